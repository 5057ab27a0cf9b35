/* That the callee of an insertion is pure is nothing new: the function is not cleaned up
   once more, which would change the order of its blocks (Thumb-2).  */
/* { dg-do compile } */
/* { dg-options "-Os -fplugin-arg-outline-limit=0" } */
/* { dg-final { same-code-as-alone } } */

#include <set>

std::pair<std::set<int *>::iterator, bool>
insert (std::set<int *> &to, int *const &what)
{
  return to.insert (what);
}
