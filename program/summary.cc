/* Summaries of units as files.  SPDX-License-Identifier: GPL-3.0-or-later

   Neighbours are alike: what an item has in common with the one before it is written once for a run of
   items.  */

#include "program/summary.h"

#include "program/bytes.h"
#include "program/sections.h"

namespace outline
{

const char summary_format[] = "outline-summary";

namespace
{

/* Either writes its arguments or reads them, so that there is one list of fields.  */
class field_writer : public byte_writer
{
public:
  static const bool reads = false;
  void field (const bool &b) { number (b); }
  void field (const uint32_t &n) { number (n); }
  void field (const uint64_t &n) { number (n); }
  void field (const int64_t &n) { signed_number (n); }
  void field (const double &x) { real (x); }
  void field (const std::string &s) { text (s); }
};

class field_reader : public byte_reader
{
public:
  using byte_reader::byte_reader;
  static const bool reads = true;
  void field (bool &b) { b = number_below (2); }
  void field (uint32_t &n) { n = number_below (uint64_t (1) << 32); }
  void field (uint64_t &n) { n = number (); }
  void field (int64_t &n) { n = signed_number (); }
  void field (double &x) { x = real (); }
  void field (std::string &s) { s = text (); }
};

template<typename fields, typename T>
void
class_fields (fields &f, T &c)
{
  f.field (c.traits), f.field (c.bytes), f.field (c.unwind_bytes);
  f.field (c.kept_unwind_bytes), f.field (c.moves_stack), f.field (c.plain);
  f.field (c.sibling), f.field (c.epilogue), f.field (c.names), f.field (c.frame);
  /* Most have one form.  */
  bool forms = !fields::reads && (c.called != c.plain || c.inner != c.plain);
  f.field (forms);
  if constexpr (fields::reads)
    c.called = c.inner = c.plain;
  if (forms)
    f.field (c.called), f.field (c.inner);
}

template<typename fields, typename T>
void
context_fields (fields &f, T &c)
{
  f.field (c.unwound);
  for (auto member : { &linkage_bytes::call, &linkage_bytes::jump, &linkage_bytes::return_,
                       &linkage_bytes::inner_calls, &linkage_bytes::stack_reference,
                       &linkage_bytes::entry, &linkage_bytes::register_call,
                       &linkage_bytes::register_jump_site,
                       &linkage_bytes::register_jump_return, &linkage_bytes::table })
    f.field (c.sizes.*member);
  f.field (c.before_label), f.field (c.opening), f.field (c.machine), f.field (c.file_end);
  f.field (c.alignment), f.field (c.stack_register);
  f.field (c.start_offset), f.field (c.called_stack);
  f.field (c.inner_frame), f.field (c.prologue), f.field (c.epilogue), f.field (c.return_);
  f.field (c.take), f.field (c.give), f.field (c.register_return);
  f.field (c.register_jump_return);
}

/* What a run of items has in common.  */
struct item_run
{
  float frequency = 0;
  class_id state = no_class;
  uint8_t uses = 0;
  uint8_t section = 0;
  bool apart = false;

  bool
  of_p (const insn_item &i) const
  {
    return (i.frequency == frequency && i.state == state && i.uses == uses
            && i.section == section && i.apart == apart);
  }
};

/* An item's class is written as (class + 2) * 2 + whether it is bound; 0 begins a run, and no_class
   is 1.  */
const uint64_t run_mark = 0, first_class = 2;

void
write_items (byte_writer &w, const std::vector<insn_item> &items)
{
  item_run run;
  w.number (items.size ());
  for (const insn_item &i : items)
    {
      if (!run.of_p (i))
        {
          run = { i.frequency, i.state, i.uses, i.section, i.apart };
          w.number (run_mark);
          w.real (run.frequency);
          w.number (run.state == no_class ? 0 : uint64_t (run.state) + 1);
          w.number (run.uses);
          w.number (run.section * 2 + run.apart);
        }
      bool bound = i.low || i.high;
      w.number ((i.id == no_class ? 1 : i.id + first_class) * 2 + bound);
      if (bound)
        w.number (i.low), w.number (i.high);
    }
}

void
read_items (byte_reader &r, const unit_summary &unit, std::vector<insn_item> *items)
{
  item_run run;
  size_t count = r.count ();
  items->reserve (count);
  for (size_t n = 0; n < count && r.good_p (); n++)
    {
      uint64_t word = r.number_below ((unit.classes.size () + first_class) * 2);
      if (word == run_mark)
        {
          run.frequency = float (r.real ());
          uint64_t state = r.number_below (unit.states.size () + 1);
          run.state = state ? class_id (state - 1) : no_class;
          run.uses = r.number_below (256);
          uint64_t section = r.number_below (2 * (CODE_HOT + 1));
          run.section = section / 2;
          run.apart = section % 2;
          word = r.number_below ((unit.classes.size () + first_class) * 2);
        }
      bool bound = word & 1;
      insn_item item = { word / 2 < first_class ? no_class : class_id (word / 2 - first_class),
                         run.frequency, 0, 0 };
      if (bound)
        {
          item.low = r.number_below (n + 1);
          item.high = r.number_below (count - n);
        }
      item.uses = run.uses;
      item.state = run.state;
      item.section = code_section (run.section);
      item.apart = run.apart;
      items->push_back (item);
    }
}

template<typename fields, typename T>
void
unit_fields (fields &f, T &u)
{
  f.field (u.unit), f.field (u.budget), f.field (u.min_price), f.field (u.executed);
  f.field (u.stress), f.field (u.bytes);
}

/* ITEMS, each of which WRITE writes.  */
template<typename list, typename callback>
std::string
written (const list &items, callback write)
{
  field_writer w;
  w.number (items.size ());
  for (const auto &item : items)
    write (w, item);
  return w.contents ();
}

/* Reads what WRITTEN has made, each item by READ; false if BYTES are something else.  */
template<typename list, typename callback>
bool
read_list (const std::string &bytes, list &items, callback read)
{
  field_reader r (bytes);
  items.resize (r.count ());
  for (auto &item : items)
    read (r, item);
  return r.finished_p ();
}

} // namespace

std::string
class_text::content () const
{
  field_writer w;
  class_fields (w, *this);
  return w.contents ();
}

std::string
fragment_context::content () const
{
  field_writer w;
  context_fields (w, *this);
  return w.contents ();
}

std::string
summary_file (const unit_summary &u)
{
  file_sections sections;
  field_writer unit;
  unit_fields (unit, u);
  sections["unit"] = unit.contents ();
  sections["contexts"] = written (u.contexts, context_fields<field_writer, const fragment_context>);
  sections["classes"] = written (u.classes, class_fields<field_writer, const class_text>);
  sections["states"] = written (u.states, [] (field_writer &w, const std::string &s) { w.text (s); });
  sections["functions"] = written (u.functions, [] (field_writer &w, const summary_function &f) {
    w.text (f.comdat);
    w.number (f.context);
    w.real (f.entries), w.real (f.max_executions);
    w.number (f.counted);
    write_items (w, f.items);
  });
  return section_file (summary_format, u.compiler, sections);
}

std::string
read_summary (const std::string &bytes, unit_summary *u)
{
  file_sections sections;
  std::string error = read_sections (bytes, summary_format, &u->compiler, &sections);
  if (!error.empty ())
    return error;
  field_reader unit (sections["unit"]);
  unit_fields (unit, *u);
  bool good = (unit.finished_p ()
               && read_list (sections["contexts"], u->contexts,
                             context_fields<field_reader, fragment_context>)
               && read_list (sections["classes"], u->classes,
                             class_fields<field_reader, class_text>)
               && read_list (sections["states"], u->states,
                             [] (field_reader &r, std::string &s) { s = r.text (); })
               && read_list (sections["functions"], u->functions,
                             [&] (field_reader &r, summary_function &f) {
                               f.comdat = r.text ();
                               f.context = r.number_below (u->contexts.size ());
                               f.entries = r.real ();
                               f.max_executions = r.real ();
                               f.counted = r.number_below (2);
                               read_items (r, *u, &f.items);
                             }));
  return good ? "" : senseless_contents;
}

} // namespace outline
