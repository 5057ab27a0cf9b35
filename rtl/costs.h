/* What folding costs and saves at a place.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_RTL_COSTS_H
#define OUTLINE_RTL_COSTS_H

#include "rtl/choose.h"
#include "rtl/joined-text.h"

namespace outline
{

/* Bytes and executed instructions of sequences of a text, by kind.  Keeps
   references to what it is made of.  */
class fold_costs
{
public:
  fold_costs (const vocabulary &words, const joined_text &joined,
              const body_sizes &sizes)
    : m_words (words), m_joined (joined), m_sizes (sizes)
  {}

  /* The bytes by which a site of LENGTH items at START shrinks, in code and
     unwind table.  */
  uint32_t saved_at_site (body_kind kind, uint32_t start,
                          uint32_t length) const;

  /* The bytes of a body made from there, without the unwind entry that it may
     share.  */
  uint32_t body_bytes (body_kind kind, uint32_t start, uint32_t length) const;

  /* The instructions executed more each time that such a site is
     reached.  */
  unsigned added_at_site (body_kind kind, uint32_t start,
                          uint32_t length) const;

  /* The bytes of what stands at a site.  */
  uint32_t
  site_bytes (body_kind kind) const
  {
    return (kind == BODY_LINKED ? m_sizes.linked_site
            : kind == BODY_TAIL ? m_sizes.jump
                                : m_sizes.call);
  }

private:
  bool inner_calls_p (body_kind kind, uint32_t start, uint32_t length) const;
  uint32_t rows_in_place (body_kind kind, uint32_t start,
                          uint32_t length) const;

  const vocabulary &m_words;
  const joined_text &m_joined;
  const body_sizes &m_sizes;
};

} // namespace outline

#endif
