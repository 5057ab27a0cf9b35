/* GCC's normal built-in functions.  SPDX-License-Identifier: GPL-3.0-or-later

   Those of builtins.def, by the names of their codes.  What is in no list stays where it is.  The machine's own are in
   facts/machine-builtins.h.  */

#include "gimple/number/builtins.h"

#include "facts/machine-builtins.h"
#include "facts/name-set.h"

namespace outline
{

/* Functions of the mathematical library and alike, of each floating-point type: SIN stands for SIN, SINF, SINL, SINF16
   and so on.  */
static const char mathematical[] = R"(
  ACOS ACOSH ACOSPI ASIN ASINH ASINPI ATAN ATAN2 ATAN2PI ATANH ATANPI CBRT CEIL COPYSIGN COS COSH COSPI DREM ERF ERFC
  EXP EXP10 EXP2 EXPM1 FABS FDIM FLOOR FMA FMAX FMIN FMOD FREXP GAMMA GAMMA_R HUGE_VAL HYPOT ICEIL IFLOOR ILOGB INF
  IRINT IROUND J0 J1 JN LCEIL LDEXP LFLOOR LGAMMA LGAMMA_R LLCEIL LLFLOOR LLRINT LLROUND LOG LOG10 LOG1P LOG2 LOGB
  LRINT LROUND MODF NAN NANS NEARBYINT NEXTAFTER NEXTTOWARD POW POW10 POWI REMAINDER REMQUO RINT ROUNDEVEN ROUND
  SCALB SCALBLN SCALBN SIGNBIT SIGNIFICAND SIN SINCOS SINH SINPI SQRT TAN TANH TANPI TGAMMA TRUNC Y0 Y1 YN CABS CACOS
  CACOSH CARG CASIN CASINH CATAN CATANH CCOS CCOSH CEXP CEXPI CIMAG CLOG CLOG10 CONJ CPOW CPROJ CREAL CSIN CSINH
  CSQRT CTAN CTANH FINITE ISINF ISNAN
)";

/* Others that depend on their arguments and memory only, or are calls of a library.  Those of families are calls of
   libgomp and libitm, and accesses of memory.  */
static const char others[] = R"(
  ABORT ABS ACC_ON_DEVICE ADDC ADDCL ADDCLL ADD_OVERFLOW ADD_OVERFLOW_P ALIGNED_ALLOC ASSUME_ALIGNED BCMP BCOPY
  BSWAP128 BSWAP16 BSWAP32 BSWAP64 BZERO CALLOC CLEAR_CACHE CLEAR_PADDING CLRSB CLRSBG CLRSBIMAX CLRSBL CLRSBLL CLZ
  CLZG CLZIMAX CLZL CLZLL CRC16_DATA16 CRC16_DATA8 CRC32_DATA16 CRC32_DATA32 CRC32_DATA8 CRC64_DATA16 CRC64_DATA32
  CRC64_DATA64 CRC64_DATA8 CRC8_DATA8 CTZ CTZG CTZIMAX CTZL CTZLL DCGETTEXT DGETTEXT DYNAMIC_OBJECT_SIZE EXECL EXECLE
  EXECLP EXECV EXECVE EXECVP EXIT EXPECT EXPECT_WITH_PROBABILITY EXTEND_POINTER FECLEAREXCEPT FEGETENV
  FEGETEXCEPTFLAG FEGETROUND FEHOLDEXCEPT FERAISEEXCEPT FESETENV FESETEXCEPTFLAG FESETROUND FETESTEXCEPT FEUPDATEENV
  FFS FFSG FFSIMAX FFSL FFSLL FORK FPCLASSIFY FPRINTF FPRINTF_CHK FPRINTF_UNLOCKED FPUTC FPUTC_UNLOCKED FPUTS
  FPUTS_UNLOCKED FREE FSCANF FWRITE FWRITE_UNLOCKED GETTEXT IMAXABS INDEX ISALNUM ISALPHA ISASCII ISBLANK ISCNTRL
  ISDIGIT ISEQSIG ISFINITE ISGRAPH ISGREATER ISGREATEREQUAL ISINF_SIGN ISLESS ISLESSEQUAL ISLESSGREATER ISLOWER
  ISNORMAL ISPRINT ISPUNCT ISSIGNALING ISSPACE ISUNORDERED ISUPPER ISWALNUM ISWALPHA ISWBLANK ISWCNTRL ISWDIGIT
  ISWGRAPH ISWLOWER ISWPRINT ISWPUNCT ISWSPACE ISWUPPER ISWXDIGIT ISXDIGIT LABS LLABS MALLOC MEMCHR MEMCMP MEMCMP_EQ
  MEMCPY MEMCPY_CHK MEMMOVE MEMMOVE_CHK MEMPCPY MEMPCPY_CHK MEMSET MEMSET_CHK MUL_OVERFLOW MUL_OVERFLOW_P OBJECT_SIZE
  OMP_GET_DEFAULT_DEVICE OMP_GET_INITIAL_DEVICE OMP_GET_INTEROP_INT OMP_GET_MAPPED_PTR OMP_GET_NUM_DEVICES
  OMP_GET_NUM_TEAMS OMP_GET_NUM_THREADS OMP_GET_TEAM_NUM OMP_GET_THREAD_NUM OMP_IS_INITIAL_DEVICE
  OMP_SET_DEFAULT_DEVICE PARITY PARITYG PARITYIMAX PARITYL PARITYLL POPCOUNT POPCOUNTG POPCOUNTIMAX POPCOUNTL
  POPCOUNTLL POSIX_MEMALIGN PREFETCH PRINTF PRINTF_CHK PRINTF_UNLOCKED PUTC PUTCHAR PUTCHAR_UNLOCKED PUTC_UNLOCKED
  PUTS PUTS_UNLOCKED REALLOC REV_CRC16_DATA16 REV_CRC16_DATA8 REV_CRC32_DATA16 REV_CRC32_DATA32 REV_CRC32_DATA8
  REV_CRC64_DATA16 REV_CRC64_DATA32 REV_CRC64_DATA64 REV_CRC64_DATA8 REV_CRC8_DATA8 RINDEX SADDLL_OVERFLOW
  SADDL_OVERFLOW SADD_OVERFLOW SCANF SMULLL_OVERFLOW SMULL_OVERFLOW SMUL_OVERFLOW SNPRINTF SNPRINTF_CHK SPRINTF
  SPRINTF_CHK SSCANF SSUBLL_OVERFLOW SSUBL_OVERFLOW SSUB_OVERFLOW STPCPY STPCPY_CHK STPNCPY STPNCPY_CHK STRCASECMP
  STRCAT STRCAT_CHK STRCHR STRCMP STRCMP_EQ STRCPY STRCPY_CHK STRCSPN STRDUP STRFMON STRFTIME STRLEN STRNCASECMP
  STRNCAT STRNCAT_CHK STRNCMP STRNCMP_EQ STRNCPY STRNCPY_CHK STRNDUP STRNLEN STRPBRK STRRCHR STRSPN STRSTR SUBC SUBCL
  SUBCLL SUB_OVERFLOW SUB_OVERFLOW_P THREAD_POINTER TOASCII TOLOWER TOUPPER TOWLOWER TOWUPPER UABS UADDLL_OVERFLOW
  UADDL_OVERFLOW UADD_OVERFLOW UIMAXABS ULABS ULLABS UMAXABS UMULLL_OVERFLOW UMULL_OVERFLOW UMUL_OVERFLOW UNWIND_RESUME
  USUBLL_OVERFLOW USUBL_OVERFLOW USUB_OVERFLOW VFPRINTF VFPRINTF_CHK VFSCANF VPRINTF VPRINTF_CHK VSCANF VSNPRINTF
  VSNPRINTF_CHK VSPRINTF VSPRINTF_CHK VSSCANF _EXIT _EXIT2 EMUTLS_GET_ADDRESS
  __divhc3 __divbc3 __divsc3 __divdc3 __divxc3 __divtc3 __mulhc3 __mulbc3 __mulsc3 __muldc3 __mulxc3 __multc3
  ATOMIC_* GOACC_* GOMP_* SYNC_* TM_*
)";

/* Library functions that are called and never expanded in place.  */
static const char library_functions[] = R"(
  PRINTF FPRINTF SPRINTF SNPRINTF VPRINTF VFPRINTF VSPRINTF VSNPRINTF PUTS PUTCHAR FPUTS FPUTC FWRITE MALLOC CALLOC
  REALLOC FREE ABORT EXIT UNWIND_RESUME
)";

/* Those that belong to the function they are in: its frame, arguments, labels, exception regions, control flow, or how
   it is instrumented; with what is said of them.  */
static const struct
{
  refusal why;
  const char *names;
} staying[] = {
  { REFUSAL_ALLOCA, "ALLOCA ALLOCA_WITH_ALIGN ALLOCA_WITH_ALIGN_AND_MAX STACK_SAVE STACK_RESTORE" },
  { REFUSAL_VARARGS, "VA_START VA_END VA_COPY VA_ARG_PACK VA_ARG_PACK_LEN NEXT_ARG SAVEREGS APPLY APPLY_ARGS RETURN" },
  { REFUSAL_FRAME_ADDRESS, "FRAME_ADDRESS RETURN_ADDRESS EXTRACT_RETURN_ADDR FROB_RETURN_ADDR DWARF_CFA "
                           "AGGREGATE_INCOMING_ADDRESS" },
  { REFUSAL_SPECIAL_BUILTIN, R"(
    ACC_GET_DEVICE_TYPE ADJUST_DESCRIPTOR ADJUST_TRAMPOLINE ASAN* BEGIN_COROUTINE_BUILTINS BEGIN_SANITIZER_BUILTINS
    CLASSIFY_TYPE CONSTANT_P CORO_* CXA_END_CLEANUP DWARF_SP_COLUMN EH_COPY_VALUES EH_FILTER EH_POINTER EH_RETURN
    EH_RETURN_DATA_REGNO EMUTLS_REGISTER_COMMON END_COROUTINE_BUILTINS END_SANITIZER_BUILTINS FILE FUNCTION
    GCC_NESTED_PTR_CREATED GCC_NESTED_PTR_DELETED HSAIL_* HWASAN* INIT_DESCRIPTOR INIT_DWARF_REG_SIZES
    INIT_HEAP_TRAMPOLINE INIT_TRAMPOLINE LINE LONGJMP NONE NONLOCAL_GOTO OBSERVABLE_CHKPT PROFILE_FUNC_ENTER
    PROFILE_FUNC_EXIT SANITIZER_COV* SETJMP SETJMP_RECEIVER SETJMP_SETUP SET_THREAD_POINTER SPECULATION_SAFE_VALUE_1
    SPECULATION_SAFE_VALUE_16 SPECULATION_SAFE_VALUE_2 SPECULATION_SAFE_VALUE_4 SPECULATION_SAFE_VALUE_8
    SPECULATION_SAFE_VALUE_N SPECULATION_SAFE_VALUE_PTR STACK_ADDRESS TRAP TSAN* UBSAN* UNREACHABLE UNREACHABLE_TRAP
    UNWIND_INIT UPDATE_SETJMP_BUF __HARDCFR_CHECK __STRUB_ENTER __STRUB_LEAVE __STRUB_UPDATE)" },
};

/* NAME without what says for which floating-point type it is; with what is left of it MATHEMATICAL has names.  */
static bool
mathematical_p (const name_set &names, std::string name)
{
  for (const char *type : { "F16B", "F16", "F32X", "F32", "F64X", "F64", "F128X", "F128", "D32", "D64X", "D64",
                            "D128" })
    if (name.size () > strlen (type) && !name.compare (name.size () - strlen (type), std::string::npos, type))
      {
        name.resize (name.size () - strlen (type));
        break;
      }
  if (names.has_p (name))
    return true;
  /* LGAMMAF_R.  */
  const std::string reentrant = "_R";
  bool again = name.size () > 3 && !name.compare (name.size () - 2, 2, reentrant);
  if (again)
    name.resize (name.size () - 2);
  if (name.empty () || (name.back () != 'F' && name.back () != 'L'))
    return false;
  name.pop_back ();
  return names.has_p (again ? name + reentrant : name);
}

/* The name of the built-in CODE, without "BUILT_IN_"; null for complex arithmetic in a mode that there is
   not, as with -mgeneral-regs-only.  */
static const char *
name_of (unsigned code)
{
  const char *name = built_in_names[code];
  if (!name)
    return NULL;
  return startswith (name, "BUILT_IN_") ? name + strlen ("BUILT_IN_") : name;
}

/* What is known of a normal built-in.  */
struct builtin_class
{
  bool known = false;
  refusal why = REFUSAL_SPECIAL_BUILTIN; /* Why it must stay in its function, or REFUSAL_NONE.  */
};

/* That of all, by code.  */
static std::vector<builtin_class>
classes_by_code ()
{
  std::vector<builtin_class> classes (END_BUILTINS);
  for (const auto &row : staying)
    {
      const known_values codes (row.names, END_BUILTINS, name_of);
      for (unsigned code = 0; code < END_BUILTINS; code++)
        if (codes.has_p (code))
          classes[code] = { true, row.why };
    }
  const known_values movable (others, END_BUILTINS, name_of);
  const name_set names (mathematical);
  for (unsigned code = 0; code < END_BUILTINS; code++)
    if (const char *name = name_of (code))
      if (movable.has_p (code) || mathematical_p (names, name))
        classes[code] = { true, REFUSAL_NONE };
  return classes;
}

static const builtin_class &
class_of (unsigned code)
{
  static const std::vector<builtin_class> classes = classes_by_code ();
  return classes[code];
}

/* Why a call of FNDECL, a built-in of the machine, must stay in its function, or REFUSAL_NONE.  */
static refusal
machine_builtin_refusal (tree fndecl)
{
  switch (machine_builtin_of (fndecl))
    {
    case machine_builtin::movable:
      return REFUSAL_NONE;
    case machine_builtin::of_frame:
      return REFUSAL_FRAME_ADDRESS;
    default:
      return REFUSAL_MACHINE_STATE;
    }
}

refusal
builtin_refusal (tree fndecl)
{
  switch (DECL_BUILT_IN_CLASS (fndecl))
    {
    case BUILT_IN_NORMAL:
      return class_of (DECL_FUNCTION_CODE (fndecl)).why;
    case BUILT_IN_MD:
      return machine_builtin_refusal (fndecl);
    default:
      return REFUSAL_SPECIAL_BUILTIN;
    }
}

bool
known_builtin_p (tree fndecl)
{
  return fndecl_built_in_p (fndecl, BUILT_IN_NORMAL) && class_of (DECL_FUNCTION_CODE (fndecl)).known;
}

bool
library_call_p (tree fndecl)
{
  static const known_values called (library_functions, END_BUILTINS, name_of);
  return fndecl_built_in_p (fndecl, BUILT_IN_NORMAL) && called.has_p (DECL_FUNCTION_CODE (fndecl));
}

std::vector<std::string>
unclassified_builtins ()
{
  return names_but_of (END_BUILTINS, name_of, [] (unsigned code) { return class_of (code).known; });
}

} // namespace outline
