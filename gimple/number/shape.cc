/* The shape of expressions.  SPDX-License-Identifier: GPL-3.0-or-later

   A key is a sequence of integers: tags, tree codes, types, fields, sizes and
   offsets.  Of SSA names, constants and addresses it has only the types; they become operands.

     p_1->x + 4       key: PLUS int OPEN int  ACCESS int 8    operands: p_1, 4
     q_7->len + n_2   the same key                            operands: q_7, n_2

   A memory access comes in one of two forms:

   - At a constant distance from a pointer or an object: only the distance,
     the type of the value and whether it is volatile (and how well aligned then) count,
     so that accesses through different structures compare equal.  Alias sets and alignment are
     weakened to what holds for all copies when the access is rebuilt
     (gimple/emit/function-builder.cc).
   - All others (variable index, bit-fields): part by part, with the types of
     the objects compared exactly; the copies then agree in alias sets and
     alignment.

   Statements are in gimple/number/statement-shape.cc.  */

#include "gimple/number/shape.h"

#include "facts/attributes.h"
#include "facts/symbol-meaning.h"

namespace outline
{

/* Tags in keys.  They are larger than any tree code, which are in keys,
   too.  */
enum tag
{
  TAG_OPEN = 1000, TAG_CLOSED, TAG_ACCESS, TAG_ADDRESS, TAG_EMPTY, TAG_ELEMENTS, TAG_STRING, TAG_THREAD_LOCAL
};

void
describer::push (HOST_WIDE_INT n)
{
  key.push_back ((uint32_t) n);
  key.push_back ((uint32_t) ((uint64_t) n >> 32));
}

void
describer::add (operand_kind kind, tree *where)
{
  operands.push_back ({ kind, where, NULL, 0 });
}

/* Whether the symbol of DECL may be named outside its function.  */
refusal
describer::symbol (tree decl)
{
  if (TREE_CODE (decl) == FUNCTION_DECL
      || (VAR_P (decl) && (TREE_STATIC (decl) || DECL_EXTERNAL (decl))))
    {
      symtab_node *node = symtab_node::get (decl);
      if (node && node->comdat_local_p ())
        return REFUSAL_COMDAT_LOCAL;
      /* Code outlined from COMDAT functions is shared between objects: it cannot name what each object has a copy of,
         or calls otherwise.  */
      if (m_comdat && !means_same_everywhere_p (decl))
        return REFUSAL_COMDAT_LOCAL;
    }
  return REFUSAL_NONE;
}

/* Whether the address of DECL, an object that the statement accesses or whose
   address it takes, may be handed to another function.  */
refusal
describer::object (tree decl)
{
  if (TREE_CODE (decl) == STRING_CST)
    return REFUSAL_NONE;
  if (DECL_P (decl) && !known_attributes_p (DECL_ATTRIBUTES (decl)))
    return REFUSAL_UNKNOWN_ATTRIBUTE;
  if (!VAR_P (decl) && TREE_CODE (decl) != PARM_DECL
      && TREE_CODE (decl) != CONST_DECL && TREE_CODE (decl) != FUNCTION_DECL)
    return REFUSAL_UNSUPPORTED;
  if (VAR_P (decl) && DECL_HARD_REGISTER (decl))
    return REFUSAL_REGISTER_VARIABLE;
  if ((VAR_P (decl) || TREE_CODE (decl) == PARM_DECL)
      && DECL_HAS_VALUE_EXPR_P (decl))
    return REFUSAL_UNSUPPORTED;
  if (auto_var_in_fn_p (decl, m_fn->decl))
    {
      if (!DECL_SIZE (decl) || TREE_CODE (DECL_SIZE (decl)) != INTEGER_CST)
        return REFUSAL_VARIABLE_SIZE;
      /* Taking its address would force it into memory (and, with a stack
         protector, give the function a guard).  */
      if (!TREE_ADDRESSABLE (decl)
          && (DECL_MODE (decl) != BLKmode
              || opt_for_fn (m_fn->decl, flag_stack_protect)))
        return REFUSAL_LOCAL_IN_REGISTER;
    }
  else if (TREE_CODE (decl) == PARM_DECL)
    return REFUSAL_UNSUPPORTED;
  if (VAR_P (decl) && DECL_THREAD_LOCAL_P (decl))
    {
      /* As a parameter its address would be computed before the calls of the region, and one of them may switch to a
         stack that another thread goes on with.  */
      push (TAG_THREAD_LOCAL);
      push (m_types.decl (decl));
    }
  return symbol (decl);
}

/* A constant, or an address that does not vary within the function.  */
refusal
describer::constant (tree t)
{
  if (TREE_CODE (t) != ADDR_EXPR)
    return REFUSAL_NONE;
  tree base = get_base_address (TREE_OPERAND (t, 0));
  if (!base)
    return REFUSAL_UNSUPPORTED;
  if (TREE_CODE (base) == MEM_REF
      && TREE_CODE (TREE_OPERAND (base, 0)) == INTEGER_CST)
    return REFUSAL_NONE;
  return object (base);
}

/* If T is the address of a string, or of a character in one, returns the string
   and sets OFFSET to the place in bytes; else returns null.  */
static tree
string_at (tree t, HOST_WIDE_INT *offset)
{
  poly_int64 bytes;
  if (TREE_CODE (t) != ADDR_EXPR)
    return NULL_TREE;
  tree base = get_addr_base_and_unit_offset (TREE_OPERAND (t, 0), &bytes);
  return (base && TREE_CODE (base) == STRING_CST && bytes.is_constant (offset)
          ? base : NULL_TREE);
}

/* STRING, at OFFSET of which an argument points that is to be a literal.  */
void
describer::literal (tree string, HOST_WIDE_INT offset)
{
  push (TAG_STRING);
  push (offset);
  push (TREE_STRING_LENGTH (string));
  for (int i = 0; i < TREE_STRING_LENGTH (string); i++)
    key.push_back ((unsigned char) TREE_STRING_POINTER (string)[i]);
}

/* An operand of a statement.  */
refusal
describer::expression (tree *where)
{
  tree t = *where;
  HOST_WIDE_INT offset;
  if (TREE_CODE (t) == SSA_NAME || is_gimple_min_invariant (t))
    {
      tree type = TREE_TYPE (t);
      if (TREE_CODE (t) != SSA_NAME)
        if (refusal why = constant (t))
          return why;
      if (m_closed && CONSTANT_CLASS_P (t) && TREE_CODE (t) != REAL_CST)
        {
          if (TREE_CODE (t) != INTEGER_CST || TYPE_PRECISION (type) > HOST_BITS_PER_WIDE_INT)
            return REFUSAL_UNSUPPORTED;
          push (TAG_CLOSED);
          push (TREE_INT_CST_LOW (t));
        }
      else if (tree string = m_closed_strings ? string_at (t, &offset) : NULL_TREE)
        literal (string, offset);
      else
        {
          push (TAG_OPEN);
          add (OPERAND_VALUE, where);
        }
      push (m_types.compatible (type));
      return REFUSAL_NONE;
    }
  switch (TREE_CODE (t))
    {
    case ADDR_EXPR:
      push (TAG_ADDRESS);
      return reference (&TREE_OPERAND (t, 0), true);
    case CONSTRUCTOR:
      return constructor (t);
    case WITH_SIZE_EXPR:
      return REFUSAL_VARIABLE_SIZE;
    default:
      if (COMPARISON_CLASS_P (t))
        return comparison (TREE_CODE (t), &TREE_OPERAND (t, 0),
                           &TREE_OPERAND (t, 1));
      return reference (where, false);
    }
}

/* LEFT CODE RIGHT; "a > b" has the shape of "b < a".  */
refusal
describer::comparison (tree_code code, tree *left, tree *right)
{
  if (code == GT_EXPR || code == GE_EXPR || code == UNGT_EXPR
      || code == UNGE_EXPR)
    {
      code = swap_tree_comparison (code);
      std::swap (left, right);
    }
  push (code);
  size_t first = operands.size ();
  if (refusal why = expression (left))
    return why;
  if (refusal why = expression (right))
    return why;
  if (commutative_tree_code (code) && operands.size () == first + 2)
    commutative = first;
  return REFUSAL_NONE;
}

/* "{}", or the elements of a vector.  */
refusal
describer::constructor (tree ctor)
{
  tree type = TREE_TYPE (ctor);
  if (CONSTRUCTOR_NELTS (ctor) == 0)
    {
      push (TAG_EMPTY);
      push (m_types.exact (type));
      return REFUSAL_NONE;
    }
  if (!VECTOR_TYPE_P (type))
    return REFUSAL_UNSUPPORTED;
  push (TAG_ELEMENTS);
  push (m_types.compatible (type));
  push (CONSTRUCTOR_NELTS (ctor));
  for (unsigned i = 0; i < CONSTRUCTOR_NELTS (ctor); i++)
    if (refusal why = expression (&CONSTRUCTOR_ELT (ctor, i)->value))
      return why;
  return REFUSAL_NONE;
}

/* Whether REF, a memory access, is to as many bytes as its type has, in the mode of the
   type and in the order of the machine: is expanded as a MEM_REF of the type would be.
   Not so: bit-fields, volatile ones even if they fill bytes (AAPCS32, 8.1.7.5), members
   with others in their padding, reversed storage order.  */
static bool
as_its_type_p (tree ref)
{
  tree type = TREE_TYPE (ref);
  poly_int64 size, position;
  tree offset;
  machine_mode mode;
  int is_unsigned, reversed, is_volatile;
  get_inner_reference (ref, &size, &position, &offset, &mode, &is_unsigned,
                       &reversed, &is_volatile);
  return (!reversed && known_eq (size, tree_to_poly_int64 (TYPE_SIZE (type)))
          && (!is_gimple_reg_type (type) || mode == TYPE_MODE (type)));
}

/* Whether the type that POINTER points to is in a named address space.  */
static bool
named_space_p (tree pointer)
{
  tree type = TREE_TYPE (pointer);
  return (POINTER_TYPE_P (type)
          && !ADDR_SPACE_GENERIC_P (TYPE_ADDR_SPACE (TREE_TYPE (type))));
}

/* The alignment in bits at which REF can be accessed at once.  */
static unsigned
wanted_alignment (tree ref)
{
  tree type = TREE_TYPE (ref);
  if (TREE_CODE (ref) == COMPONENT_REF
      && DECL_BIT_FIELD_TYPE (TREE_OPERAND (ref, 1)))
    type = DECL_BIT_FIELD_TYPE (TREE_OPERAND (ref, 1));
  machine_mode mode = TYPE_MODE (type);
  return mode == BLKmode ? BITS_PER_UNIT : GET_MODE_ALIGNMENT (mode);
}

/* Whether accesses of TYPE, or with ADDRESS only their addresses, can be MEM_REFs of it.  */
static bool
rebuildable_type_p (tree type, bool address)
{
  if (!COMPLETE_TYPE_P (type))
    return false;
  return (address
          || (poly_int_tree_p (TYPE_SIZE (type))
              && !(INTEGRAL_TYPE_P (type)
                   && maybe_ne (GET_MODE_BITSIZE (TYPE_MODE (type)),
                                tree_to_poly_uint64 (TYPE_SIZE (type))))));
}

/* Whether an access that replaces REF has the alignment of its type.  */
static bool
keeps_alignment_p (tree ref)
{
  tree type = TREE_TYPE (ref);
  return TYPE_ALIGN (type) == TYPE_ALIGN (TYPE_MAIN_VARIANT (type)) && get_object_alignment (ref) >= TYPE_ALIGN (type);
}

/* Sets OP to the base of *WHERE, a memory access, and the constant distance from it.
   Returns false when the access is not of that form.  */
static bool
find_base (tree *where, operand &op)
{
  tree *base = where;
  for (; handled_component_p (*base); base = &TREE_OPERAND (*base, 0))
    if (!selects_bytes_p (*base))
      return false;
  poly_int64 bytes, distance;
  HOST_WIDE_INT offset, constant;
  tree object = get_addr_base_and_unit_offset (*where, &bytes);
  if (!object || !bytes.is_constant (&offset))
    return false;

  op.kind = OPERAND_OBJECT;
  if (TREE_CODE (*base) == MEM_REF)
    {
      base = &TREE_OPERAND (*base, 0);
      if (TREE_CODE (*base) == ADDR_EXPR)
        {
          base = &TREE_OPERAND (*base, 0);
          if (*base != object)
            return false;
        }
      else
        {
          op.kind = OPERAND_POINTER;
          if (!mem_ref_offset (object).to_shwi (&distance)
              || !distance.is_constant (&constant))
            return false;
          offset += constant;
        }
    }
  op.where = base;
  op.offset = offset;
  return op.kind == OPERAND_POINTER || DECL_P (*base) || TREE_CODE (*base) == STRING_CST;
}

/* Describes the access *WHERE (or, with ADDRESS, the address of it) as one at
   a constant distance from its base.  Returns false, with nothing done, when
   it is not of that form.  */
bool
describer::simple_access (tree *where, bool address)
{
  tree type = TREE_TYPE (*where);
  operand op;
  if (!rebuildable_type_p (type, address) || (!address && !as_its_type_p (*where))
      || !find_base (where, op))
    return false;
  /* How an object is passed may depend on the alignment of its type: RISC-V's variable arguments.  */
  if (m_passed && !address && !keeps_alignment_p (*where))
    return false;
  op.access = address ? NULL : where;
  push (TAG_ACCESS);
  push (op.offset);
  if (!address)
    {
      push (is_gimple_reg_type (type) ? m_types.compatible (type)
                                      : m_types.exact (TYPE_MAIN_VARIANT (type)));
      /* A volatile access at once stays one.  */
      push (TREE_THIS_VOLATILE (*where)
              ? MIN (get_object_alignment (*where), wanted_alignment (*where))
              : 0);
    }
  operands.push_back (op);
  return true;
}

/* A memory access, or a part of a value in a register; with ADDRESS, what the
   address of is taken.  */
refusal
describer::reference (tree *where, bool address)
{
  tree base = *where;
  while (handled_component_p (base) && known_attributes_p (TYPE_ATTRIBUTES (TREE_TYPE (base))))
    base = TREE_OPERAND (base, 0);
  if (!known_attributes_p (TYPE_ATTRIBUTES (TREE_TYPE (base))))
    return REFUSAL_UNKNOWN_ATTRIBUTE;
  if (TREE_CODE (base) == SSA_NAME || CONSTANT_CLASS_P (base))
    {
      if (TREE_CODE (base) == STRING_CST)
        return REFUSAL_UNSUPPORTED;
      return component (where);
    }
  if (TREE_CODE (base) == MEM_REF
      && TREE_CODE (TREE_OPERAND (base, 0)) == ADDR_EXPR)
    base = TREE_OPERAND (TREE_OPERAND (base, 0), 0);
  if (TREE_CODE (base) == TARGET_MEM_REF
      && TREE_CODE (TMR_BASE (base)) == ADDR_EXPR)
    if (refusal why = constant (TMR_BASE (base)))
      return why;
  if (DECL_P (base))
    if (refusal why = object (base))
      return why;
  if (!ADDR_SPACE_GENERIC_P (TYPE_ADDR_SPACE (TREE_TYPE (*where)))
      || !ADDR_SPACE_GENERIC_P (TYPE_ADDR_SPACE (TREE_TYPE (base))))
    return REFUSAL_ADDRESS_SPACE;
  /* What is expanded goes by the pointer.  */
  if ((TREE_CODE (base) == MEM_REF || TREE_CODE (base) == TARGET_MEM_REF)
      && named_space_p (TREE_OPERAND (base, 0)))
    return REFUSAL_ADDRESS_SPACE;
  if (simple_access (where, address))
    return REFUSAL_NONE;
  /* What is known of the alignment of an object or a constant address is lost with it;
     a volatile access might fall apart.  */
  if (TREE_THIS_VOLATILE (*where) && !address
      && TYPE_ALIGN (TREE_TYPE (base)) < wanted_alignment (*where))
    return REFUSAL_UNSUPPORTED;
  return component (where);
}

/* The pointer of a MEM_REF or TARGET_MEM_REF.  */
refusal
describer::pointer_base (tree *where)
{
  tree t = *where;
  if (TREE_CODE (t) != SSA_NAME && TREE_CODE (t) != INTEGER_CST)
    {
      if (TREE_CODE (t) != ADDR_EXPR)
        return REFUSAL_UNSUPPORTED;
      if (refusal why = constant (t))
        return why;
    }
  add (OPERAND_POINTER, where);
  return REFUSAL_NONE;
}

/* A number that belongs to a reference.  */
refusal
describer::number (tree t)
{
  if (t && (TREE_CODE (t) != INTEGER_CST || !tree_fits_shwi_p (t)))
    return REFUSAL_VARIABLE_SIZE;
  push (t ? tree_to_shwi (t) : HOST_WIDE_INT (TAG_EMPTY));
  return REFUSAL_NONE;
}

/* T, the distance from the pointer of an access.  */
refusal
describer::distance (tree t)
{
  poly_int64 bytes;
  HOST_WIDE_INT constant;
  if (!poly_offset_int::from (wi::to_poly_wide (t), SIGNED).to_shwi (&bytes) || !bytes.is_constant (&constant))
    return REFUSAL_UNSUPPORTED;
  push (m_types.exact (TREE_TYPE (t)));
  push (constant);
  return REFUSAL_NONE;
}

/* *WHERE, an operand of a reference.  */
refusal
describer::part (tree *where, operand_role role)
{
  switch (role)
    {
    case ROLE_OBJECT:
    case ROLE_BITS:
      return component (where);
    case ROLE_POINTER:
      return pointer_base (where);
    case ROLE_DISTANCE:
      return distance (*where);
    case ROLE_FIELD:
      push (m_types.decl (*where));
      return REFUSAL_NONE;
    case ROLE_NOTHING:
      return *where ? REFUSAL_UNSUPPORTED : REFUSAL_NONE;
    case ROLE_NUMBER:
      return number (*where);
    default:
      return *where ? expression (where) : number (NULL_TREE);
    }
}

/* An access, part by part from the outside in.  */
refusal
describer::component (tree *where)
{
  tree t = *where;
  tree size = TYPE_SIZE_UNIT (TREE_TYPE (t));
  if (!size || TREE_CODE (size) != INTEGER_CST)
    return REFUSAL_VARIABLE_SIZE;
  push (TREE_CODE (t));
  if (TREE_CODE (t) == SSA_NAME)
    return expression (where);
  push (m_types.exact (TREE_TYPE (t)));
  if (DECL_P (t))
    {
      add (OPERAND_OBJECT, where);
      return REFUSAL_NONE;
    }
  if (!REFERENCE_CLASS_P (t))
    return REFUSAL_UNSUPPORTED;
  push (expression_flags (t));
  refusal why = REFUSAL_UNSUPPORTED;
  for_each_operand (t, [&] (tree *operand, operand_role role) {
    why = part (operand, role);
    return why == REFUSAL_NONE;
  });
  return why;
}

} // namespace outline
