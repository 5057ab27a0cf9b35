/* What is known of attributes.  SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_FACTS_ATTRIBUTES_H
#define OUTLINE_FACTS_ATTRIBUTES_H

#include "gcc/gcc-compat.h"
#include "plugin/refusals.h"

namespace outline
{

/* Why the function DECL is left alone for one of its attributes, or of its type's; or REFUSAL_NONE.  With
   REFUSAL_UNKNOWN_ATTRIBUTE it has one that the plugin has not been told of.  */
refusal attributes_refusal (const_tree decl);

/* Whether all of LIST, attributes of a function, variable or type, are known.  */
bool known_attributes_p (const_tree list);

/* Whether ATTRIBUTE, of a function or its type, does not matter for how code is made of the function and of calls of
   it, once GCC has optimized these.  */
bool harmless_attribute_p (const_tree attribute);

/* Whether ATTRIBUTE, of a function, says nothing of how the function is called: a call through a pointer does as
   well.  */
bool any_call_attribute_p (const_tree attribute);

/* Whether an attribute gives the function DECL a patchable entry; it may also say that DECL has none.  */
bool patchable_attribute_p (const_tree decl);

/* Whether GCC warns of each call of the function DECL.  */
bool warned_of_p (const_tree decl);

/* Whether the function DECL must not be replaced by an equal one, because of an attribute or as it has one that is not
   known.  */
bool kept_apart_p (const_tree decl);

/* The flags of -fsanitize that are in force in the function DECL.  */
unsigned sanitize_flags (tree decl);

/* A copy of those attributes of the function DECL that code from it has to inherit: those that,
   beside target and optimization options, decide how GCC compiles it or which section it goes
   to.  */
tree inherited_attributes (tree decl);

/* The names of those that are flags.  They are equal in functions that may share code.  */
std::string inherited_flags (tree decl);

/* The names of the attributes in the tables of the compiler that are not known: "NAME" or "NAMESPACE::NAME".  */
std::vector<std::string> unclassified_attributes ();

} // namespace outline

#endif
