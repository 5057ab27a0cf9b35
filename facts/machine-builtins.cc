/* Built-in functions of the machine.  SPDX-License-Identifier: GPL-3.0-or-later

   There are thousands.  Most are "const" to GCC, which then moves them across calls itself.  The others are known by
   name, as families that differ in their operands' types; what is in no list is not known.  Names of different targets
   are different, so that the lists are common to all.  */

#include "facts/machine-builtins.h"

#include "facts/name-set.h"

namespace outline
{

/* Loads, stores, barriers, prefetches, clocks and random numbers; arithmetic that may raise floating-point exceptions;
   control registers, which calls keep.  */
static const char movable_names[] = R"(
  __builtin_cpu_init __builtin_cpu_is __builtin_cpu_supports __builtin_ia32_2intersect* __builtin_ia32_addcarryx_u*
  __builtin_ia32_cldemote __builtin_ia32_clflush __builtin_ia32_clflushopt __builtin_ia32_clwb __builtin_ia32_clzero
  __builtin_ia32_compressstore* __builtin_ia32_directstoreu_u* __builtin_ia32_expandload* __builtin_ia32_gather*
  __builtin_ia32_lddqu* __builtin_ia32_ldmxcsr __builtin_ia32_lfence __builtin_ia32_loadapd* __builtin_ia32_loadaps*
  __builtin_ia32_loaddqu* __builtin_ia32_loadhpd __builtin_ia32_loadhps __builtin_ia32_loadlpd __builtin_ia32_loadlps
  __builtin_ia32_loadsd_mask __builtin_ia32_loadsh_mask __builtin_ia32_loadss_mask __builtin_ia32_loadupd*
  __builtin_ia32_loadups* __builtin_ia32_maskload* __builtin_ia32_maskmov* __builtin_ia32_maskstore*
  __builtin_ia32_mfence __builtin_ia32_movdir64b __builtin_ia32_movdqa* __builtin_ia32_movnt* __builtin_ia32_pause
  __builtin_ia32_pmov* __builtin_ia32_prefetch* __builtin_ia32_rdpmc __builtin_ia32_rdrand* __builtin_ia32_rdseed*
  __builtin_ia32_rdtsc __builtin_ia32_rdtscp __builtin_ia32_sbb_u* __builtin_ia32_scatter* __builtin_ia32_serialize
  __builtin_ia32_sfence __builtin_ia32_stmxcsr __builtin_ia32_storeapd* __builtin_ia32_storeaps*
  __builtin_ia32_storedqu* __builtin_ia32_storehps __builtin_ia32_storelps __builtin_ia32_storesd_mask
  __builtin_ia32_storesh_mask __builtin_ia32_storess_mask __builtin_ia32_storeupd* __builtin_ia32_storeups*
  __builtin_ia32_vbroadcast* __builtin_ia32_rdfsbase* __builtin_ia32_rdgsbase* __builtin_ia32_wrfsbase*
  __builtin_ia32_wrgsbase* __builtin_ia32_rdpkru __builtin_ia32_wrpkru __builtin_ia32_wbinvd __builtin_ia32_wbnoinvd
  __builtin_ia32_ptwrite* __builtin_ia32_monitor __builtin_ia32_monitorx __builtin_ia32_mwait __builtin_ia32_mwaitx
  __builtin_ia32_xgetbv __builtin_ia32_xsetbv
  __builtin_aarch64_bfcvt* __builtin_aarch64_bfml* __builtin_aarch64_btrunc* __builtin_aarch64_ceil*
  __builtin_aarch64_cmeq* __builtin_aarch64_cmge* __builtin_aarch64_cmgt* __builtin_aarch64_cmle*
  __builtin_aarch64_cmlt* __builtin_aarch64_crc32* __builtin_aarch64_fabd* __builtin_aarch64_fac*
  __builtin_aarch64_faddp*
  __builtin_aarch64_fcadd* __builtin_aarch64_fcmla* __builtin_aarch64_fcvtz* __builtin_aarch64_fix*
  __builtin_aarch64_float* __builtin_aarch64_floor* __builtin_aarch64_fma* __builtin_aarch64_fmin*
  __builtin_aarch64_fmls* __builtin_aarch64_fmulx* __builtin_aarch64_fnma* __builtin_aarch64_frec*
  __builtin_aarch64_frint* __builtin_aarch64_get_fpcr* __builtin_aarch64_get_fpsr* __builtin_aarch64_set_fpcr*
  __builtin_aarch64_set_fpsr* __builtin_aarch64_im_lane_bound* __builtin_aarch64_jcvtzs __builtin_aarch64_lbtrunc*
  __builtin_aarch64_lceil* __builtin_aarch64_lfloor* __builtin_aarch64_lfrintn* __builtin_aarch64_lround*
  __builtin_aarch64_ld1* __builtin_aarch64_ld2* __builtin_aarch64_ld3* __builtin_aarch64_ld4* __builtin_aarch64_ldv*
  __builtin_aarch64_nearbyint* __builtin_aarch64_neg* __builtin_aarch64_pld* __builtin_aarch64_pli*
  __builtin_aarch64_rbit* __builtin_aarch64_reduc_*
  __builtin_aarch64_rev16* __builtin_aarch64_rint* __builtin_aarch64_rndr* __builtin_aarch64_round*
  __builtin_aarch64_rsqrt* __builtin_aarch64_scvtf* __builtin_aarch64_smax* __builtin_aarch64_smin*
  __builtin_aarch64_sqrt* __builtin_aarch64_st1* __builtin_aarch64_st2* __builtin_aarch64_st3* __builtin_aarch64_st4*
  __builtin_aarch64_stv* __builtin_aarch64_ucvtf* __builtin_aarch64_vec_unpacks_* __builtin_aarch64_rsr*
  __builtin_aarch64_wsr* __builtin_aarch64_fmlal* __builtin_aarch64_memtag_*
  __builtin_aarch64_ld64b __builtin_aarch64_st64b* __builtin_aarch64_stshh* __builtin_aarch64_vec_ldap1_lane*
  __builtin_aarch64_vec_stl1_lane*
  __builtin_neon_* __builtin_mve_* __builtin_sat_imm_check __builtin_arm_lane_check __builtin_arm_cdp*
  __builtin_arm_crc32* __builtin_arm_crypto_* __builtin_arm_get_fpscr __builtin_arm_set_fpscr __builtin_arm_ldc*
  __builtin_arm_mcr* __builtin_arm_mrc* __builtin_arm_mrrc* __builtin_arm_stc* __builtin_arm_qadd* __builtin_arm_qasx
  __builtin_arm_qsax __builtin_arm_qsub* __builtin_arm_rbit __builtin_arm_rev16* __builtin_arm_sadd* __builtin_arm_sasx
  __builtin_arm_set_saturation
  __builtin_arm_shadd* __builtin_arm_shasx __builtin_arm_shsax __builtin_arm_shsub* __builtin_arm_smla*
  __builtin_arm_smlsd* __builtin_arm_smlsld* __builtin_arm_smuad* __builtin_arm_smusd* __builtin_arm_ssat*
  __builtin_arm_ssax __builtin_arm_ssub* __builtin_arm_sxta* __builtin_arm_sxtb* __builtin_arm_uadd*
  __builtin_arm_uasx __builtin_arm_uhadd* __builtin_arm_uhasx __builtin_arm_uhsax __builtin_arm_uhsub*
  __builtin_arm_uqadd* __builtin_arm_uqasx __builtin_arm_uqsax __builtin_arm_uqsub* __builtin_arm_usad*
  __builtin_arm_usat* __builtin_arm_usax __builtin_arm_usub* __builtin_arm_uxta* __builtin_arm_uxtb*
  __builtin_riscv_frflags __builtin_riscv_fsflags __builtin_riscv_pause
)";

/* The shadow stack of x86 and AArch64, signed return addresses, and what Arm's secure functions read from theirs.  */
static const char frame_names[] = R"(
  __builtin_ia32_rdssp* __builtin_ia32_incssp* __builtin_ia32_saveprevssp __builtin_ia32_rstorssp
  __builtin_ia32_setssbsy __builtin_ia32_clrssbsy
  __builtin_aarch64_aut* __builtin_aarch64_pac* __builtin_aarch64_xpaclri __builtin_aarch64_gcs*
  __builtin_aarch64_chkfeat
  __builtin_arm_cmse_nonsecure_caller
)";

/* What is kept in flags and registers that calls do not preserve: x86's flags, the x87's and the vector registers as a
   whole, tiles, transactions; SVE's first-fault register; Arm's flags Q and GE, which the Arm C Language Extensions
   name, MVE's carry.  */
static const char hidden_names[] = R"(
  __builtin_ia32_readeflags* __builtin_ia32_writeeflags* __builtin_ia32_emms __builtin_ia32_femms
  __builtin_ia32_fldenv* __builtin_ia32_fnclex* __builtin_ia32_fnstenv* __builtin_ia32_fnstsw* __builtin_ia32_fxrstor*
  __builtin_ia32_fxsave* __builtin_ia32_xsave* __builtin_ia32_xrstor* __builtin_ia32_vzeroall
  __builtin_ia32_vzeroupper __builtin_ia32_xabort __builtin_ia32_xbegin __builtin_ia32_xend __builtin_ia32_xtest
  __builtin_ia32_xresldtrk __builtin_ia32_xsusldtrk __builtin_ia32_llwpcb __builtin_ia32_slwpcb
  __builtin_ia32_lwpins* __builtin_ia32_lwpval* __builtin_ia32_loadiwkey __builtin_ia32_encodekey*
  __builtin_ia32_aesdec*kl_u8 __builtin_ia32_aesenc*kl_u8 __builtin_ia32_aesdec128kl_u8 __builtin_ia32_aesdec256kl_u8
  __builtin_ia32_aesdecwide* __builtin_ia32_aesenc128kl_u8 __builtin_ia32_aesenc256kl_u8 __builtin_ia32_aesencwide*
  __builtin_ia32_enqcmd* __builtin_ia32_hreset __builtin_ia32_senduipi __builtin_ia32_clui __builtin_ia32_stui
  __builtin_ia32_testui __builtin_ia32_tpause __builtin_ia32_umonitor __builtin_ia32_umwait __builtin_ia32_wrss*
  __builtin_ia32_wruss* __builtin_ia32_tile* __builtin_ia32_ldtilecfg __builtin_ia32_sttilecfg __builtin_ia32_urdmsr*
  __builtin_ia32_uwrmsr* __builtin_ia32_aadd* __builtin_ia32_aand* __builtin_ia32_aor* __builtin_ia32_axor*
  __builtin_ia32_cmpccxadd*
  __builtin_aarch64_tstart __builtin_aarch64_tcommit __builtin_aarch64_tcancel __builtin_aarch64_ttest
  svrdffr svsetffr svwrffr svldff1 svldff1sb svldff1sh svldff1sw svldff1ub svldff1uh svldff1uw svldnf1 svldnf1sb
  svldnf1sh svldnf1sw svldnf1ub svldnf1uh svldnf1uw
  __builtin_arm_saturation_occurred __builtin_arm_sel __builtin_arm_get_fpscr_nzcvqc __builtin_arm_set_fpscr_nzcvqc
  __builtin_mve_vadcq* __builtin_mve_vsbcq* __builtin_arm_cx* __builtin_arm_vcx*
)";

/* RISC-V's vectors, whose length, type and rounding are registers that calls do not preserve; a load that stops at a
   fault sets the length.  */
static const char riscv_vector_names[] = "__riscv_v* __riscv_read_vl";

/* Functions of SVE, by the first part of their names.  */
static const char vector_names[] = R"(
  svaba svabalb svabalt svabd svabdlb svabdlt svabs svacge svacgt svacle svaclt svadalp svadclb svadclt svadd svadda
  svaddhnb svaddhnt svaddlb svaddlbt svaddlt svaddp svaddv svaddwb svaddwt svadrb svadrd svadrh svadrw svaesd svaese
  svaesimc svaesmc svand svandv svasr svasrd svbcax svbdep svbext svbfdot svbfmlalb svbfmlalt svbfmmla svbgrp svbic
  svbrka svbrkb svbrkn svbrkpa svbrkpb svbsl svbsl1n svbsl2n svcadd svcdot svclasta svclastb svcls svclz svcmla
  svcmpeq svcmpge svcmpgt svcmple svcmplt svcmpne svcmpuo svcnot svcnt svcntb svcntd svcnth svcntp svcntw svcompact
  svcreate2 svcreate3 svcreate4 svcvt svcvtlt svcvtnt svcvtx svcvtxnt svdiv svdivr svdot svdup svdupq sveor sveor3
  sveorbt sveortb sveorv svexpa svext svextb svexth svextw svget2 svget3 svget4 svhadd svhistcnt svhistseg svhsub
  svhsubr svindex svinsr svlasta svlastb svld1 svld1ro svld1rq svld1sb svld1sh svld1sw svld1ub svld1uh svld1uw svld2
  svld3 svld4 svldnt1 svldnt1sb svldnt1sh svldnt1sw svldnt1ub svldnt1uh svldnt1uw svlen svlogb svlsl svlsr svmad
  svmatch svmax svmaxnm svmaxnmp svmaxnmv svmaxp svmaxv svmin svminnm svminnmp svminnmv svminp svminv svmla svmlalb
  svmlalt svmls svmlslb svmlslt svmmla svmov svmovlb svmovlt svmsb svmul svmulh svmullb svmullt svmulx svnand svnbsl
  svneg svnmad svnmatch svnmla svnmls svnmsb svnor svnot svorn svorr svorv svpfalse svpfirst svpmul svpmullb svpmullt
  svpnext svprfb svprfd svprfh svprfw svptest svptrue svqabs svqadd svqcadd svqdecb svqdecd svqdech svqdecp svqdecw
  svqdmlalb svqdmlalbt svqdmlalt svqdmlslb svqdmlslbt svqdmlslt svqdmulh svqdmullb svqdmullt svqincb svqincd svqinch
  svqincp svqincw svqneg svqrdcmlah svqrdmlah svqrdmlsh svqrdmulh svqrshl svqrshrnb svqrshrnt svqrshrunb svqrshrunt
  svqshl svqshlu svqshrnb svqshrnt svqshrunb svqshrunt svqsub svqsubr svqxtnb svqxtnt svqxtunb svqxtunt svraddhnb
  svraddhnt svrax1 svrbit svrecpe svrecps svrecpx svreinterpret svrev svrevb svrevh svrevw svrhadd svrinta svrinti
  svrintm svrintn svrintp svrintx svrintz svrshl svrshr svrshrnb svrshrnt svrsqrte svrsqrts svrsra svrsubhnb
  svrsubhnt svsbclb svsbclt svscale svsel svset2 svset3 svset4 svshllb svshllt svshrnb svshrnt svsli svsm4e svsm4ekey
  svsplice svsqadd svsqrt svsra svsri svst1 svst1b svst1h svst1w svst2 svst3 svst4 svstnt1 svstnt1b svstnt1h svstnt1w
  svsub svsubhnb svsubhnt svsublb svsublbt svsublt svsubltb svsubr svsubwb svsubwt svsudot svtbl svtbl2 svtbx svtmad
  svtrn1 svtrn1q svtrn2 svtrn2q svtsmul svtssel svundef svundef2 svundef3 svundef4 svunpkhi svunpklo svuqadd svusdot
  svusmmla svuzp1 svuzp1q svuzp2 svuzp2q svwhilege svwhilegt svwhilele svwhilelt svwhilerw svwhilewr svxar svzip1
  svzip1q svzip2 svzip2q
)";

/* Whether NAME, "svOPERATION_TYPES...", is one of those of OPERATIONS, and has nothing to do with the matrix registers
   of SME or with FPMR, which other operations of the same name use.  */
static bool
vector_operation_p (const name_set &operations, const std::string &name)
{
  if (!startswith (name.c_str (), "sv"))
    return false;
  for (const char *other : { "_za", "_zt", "_fpm" })
    if (name.find (other) != std::string::npos)
      return false;
  return operations.has_p (name.substr (0, name.find ('_')));
}

machine_builtin
machine_builtin_of (tree fndecl)
{
  static const name_set movable (movable_names), of_frame (frame_names), hidden (hidden_names), vector (vector_names);
  static const name_set riscv_vectors (riscv_vector_names);
  const std::string name = IDENTIFIER_POINTER (DECL_NAME (fndecl));
  if (of_frame.has_p (name))
    return machine_builtin::of_frame;
  if (hidden.has_p (name) || vector_operation_p (hidden, name))
    return machine_builtin::hidden_state;
  if (TREE_READONLY (fndecl) || movable.has_p (name) || vector_operation_p (vector, name))
    return machine_builtin::movable;
  return riscv_vectors.has_p (name) ? machine_builtin::vectors : machine_builtin::unknown;
}

std::vector<std::string>
unclassified_machine_builtins ()
{
  /* Codes are dense on x86; elsewhere the lowest bits say which of several tables they are of.  */
  const unsigned most = 1u << 18;
  std::vector<std::string> names;
  for (unsigned code = 0; targetm.builtin_decl && code < most; code++)
    {
      tree decl = targetm.builtin_decl (code, false);
      if (decl && TREE_CODE (decl) == FUNCTION_DECL && machine_builtin_of (decl) == machine_builtin::unknown)
        names.push_back (IDENTIFIER_POINTER (DECL_NAME (decl)));
    }
  return names;
}

} // namespace outline
