/* Summaries of units as files.  SPDX-License-Identifier: GPL-3.0-or-later

   Equal values are adjacent, so that they compress well: each field of classes and items is a column of its own.
   Classes are numbered by their first item, forms of an instruction that are the same are written once, and values that
   are predicted from the preceding items are omitted.  */

#include "program/summary.h"

#include <algorithm>
#include <cstdlib>
#include <unordered_map>

#include "program/bytes.h"

namespace outline
{

const char summary_format[] = "outline-summary";

namespace
{

template<typename fields, typename T>
void
class_fields (fields &f, T &c)
{
  f.field (c.traits), f.field (c.bytes), f.field (c.unwind_bytes);
  f.field (c.kept_unwind_bytes), f.field (c.moves_stack), f.field (c.rooms_changed), f.field (c.plain);
  f.field (c.sibling), f.field (c.epilogue), f.field (c.names), f.field (c.frame);
  f.field (c.constant_bytes), f.field (c.reach), f.field (c.constant), f.field (c.bound);
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
  f.field (c.unwound), f.field (c.followed), f.field (c.sizes.linked_jump);
  for (auto member : { &linkage_bytes::call, &linkage_bytes::jump, &linkage_bytes::return_,
                       &linkage_bytes::inner_calls, &linkage_bytes::stack_reference,
                       &linkage_bytes::entry, &linkage_bytes::register_call,
                       &linkage_bytes::register_jump_site,
                       &linkage_bytes::register_jump_return, &linkage_bytes::table })
    f.field (c.sizes.*member);
  f.field (c.before_label), f.field (c.opening), f.field (c.machine), f.field (c.assembler);
  f.field (c.file_end);
  f.field (c.alignment), f.field (c.stack_register);
  f.field (c.start_offset), f.field (c.called_stack);
  f.field (c.return_), f.field (c.take), f.field (c.give), f.field (c.register_return);
  f.field (c.register_jump_return), f.field (c.called_entry), f.field (c.jumped_entry);
  f.field (c.table_start), f.field (c.table_end);
  /* There is one at least.  */
  if constexpr (fields::reads)
    c.rooms.resize (f.count () + 1);
  else
    f.number (c.rooms.size () - 1);
  for (auto &room : c.rooms)
    {
      f.field (room.make), f.field (room.made_frame);
      f.field (room.prologue), f.field (room.epilogue), f.field (room.as_return);
      f.field (room.frame), f.field (room.table_entry);
    }
}

/* Predicts the fields of an item other than its class and bounds from the items before it: the state after an item
   of a class in a state is what it was the last time, and so are the uses of a class.  */
class item_guess
{
public:
  /* Fills in ITEM, whose class is known.  */
  void
  complete (insn_item *item) const
  {
    item->state = m_last.state;
    auto next = m_states.find (step ());
    if (m_last.id != no_class && next != m_states.end ())
      item->state = next->second;
    auto uses = m_uses.find (item->id);
    item->uses = uses == m_uses.end () ? m_last.uses : uses->second;
    auto constants = m_constants.find (item->id);
    item->constants = constants == m_constants.end () ? 0 : constants->second;
    item->section = m_last.section;
    item->other_section = m_last.other_section;
    item->frequency = m_last.frequency;
  }

  /* ITEM was the next one.  */
  void
  note (const insn_item &item)
  {
    m_states[step ()] = item.state;
    m_uses[item.id] = item.uses;
    if (item.constants || m_constants.count (item.id))
      m_constants[item.id] = item.constants;
    m_last = item;
  }

private:
  uint64_t step () const { return uint64_t (m_last.state) << 32 | m_last.id; }

  insn_item m_last = { no_class, 0, 0, 0 };
  std::unordered_map<uint64_t, class_id> m_states; /* Looked up in.  */
  std::unordered_map<class_id, uint8_t> m_uses;    /* Looked up in.  */
  std::unordered_map<class_id, uint32_t> m_constants; /* The same.  */
};

/* How far a sequence with an item of class ID, one of CLASSES, must reach for its jumps and labels.  */
struct item_bounds
{
  item_bounds (const std::vector<class_text> &classes, class_id id)
  {
    if (id < classes.size ())
      for (int64_t distance : classes[id].distances ())
        {
          low = std::max (low, uint32_t (std::max<int64_t> (-distance, 0)));
          high = std::max (high, uint32_t (std::max<int64_t> (distance, 0)));
        }
  }

  uint32_t low = 0, high = 0;   /* As insn_item's.  */
};

/* The columns of items.  An item's class is written as 0 for none, 1 for a new class, or its number plus 2; that is
   doubled, plus 1 if it is not bound as its class is (item_bounds).  States are written in the same way.  Where the
   prediction is wrong, the other columns have the right values, and the number of items that were predicted before.  */
enum item_column { ITEM_CLASSES, ITEM_BOUNDS, ITEM_GUESSED, ITEM_STATES, ITEM_FREQUENCIES, ITEM_COLUMNS };
const char *const item_column_names[]
  = { "item-classes", "item-bounds", "item-guessed", "item-states", "item-frequencies" };
const uint64_t fresh_number = 1, first_number = 2;

class item_writer
{
public:
  explicit item_writer (const unit_summary &unit) : m_unit (unit) {}

  void write (const std::vector<insn_item> &items);
  void finish (file_sections *sections);

private:
  void write_rest (const insn_item &item);

  const unit_summary &m_unit;
  byte_writer m_columns[ITEM_COLUMNS];
  class_id m_classes = 0, m_states = 0; /* That have been.  */
  item_guess m_guess;
  size_t m_guessed = 0;         /* Items since the last one that was not.  */
};

/* What the guess for ITEM lacks.  */
void
item_writer::write_rest (const insn_item &item)
{
  insn_item guess = item;
  m_guess.complete (&guess);
  m_guess.note (item);
  if (guess.state == item.state && guess.uses == item.uses && guess.section == item.section
      && guess.other_section == item.other_section && guess.frequency == item.frequency
      && guess.constants == item.constants)
    {
      m_guessed++;
      return;
    }
  m_columns[ITEM_GUESSED].number (m_guessed);
  m_guessed = 0;
  /* As a class.  */
  bool fresh = item.state == m_states;
  m_columns[ITEM_STATES].number (item.state == no_class ? 0 : fresh ? fresh_number : item.state + first_number);
  m_states += fresh;
  m_columns[ITEM_STATES].number (item.uses);
  /* An item has its class's constant or none.  */
  m_columns[ITEM_STATES].number (item.section * 4 + item.other_section * 2 + (item.constants > 0));
  m_columns[ITEM_FREQUENCIES].real (item.frequency);
}

void
item_writer::write (const std::vector<insn_item> &items)
{
  m_columns[ITEM_CLASSES].number (items.size ());
  for (const insn_item &i : items)
    {
      const item_bounds expected (m_unit.classes, i.id);
      bool other = i.low != expected.low || i.high != expected.high, fresh = i.id == m_classes;
      uint64_t cls = i.id == no_class ? 0 : fresh ? fresh_number : i.id + first_number;
      m_columns[ITEM_CLASSES].number (cls * 2 + other);
      m_classes += fresh;
      if (other)
        m_columns[ITEM_BOUNDS].number (i.low), m_columns[ITEM_BOUNDS].number (i.high);
      write_rest (i);
    }
}

void
item_writer::finish (file_sections *sections)
{
  m_columns[ITEM_GUESSED].number (m_guessed);
  for (int c = 0; c < ITEM_COLUMNS; c++)
    (*sections)[item_column_names[c]] = m_columns[c].contents ();
}

class item_reader
{
public:
  item_reader (file_sections &sections, const unit_summary &unit)
    : m_classes (sections[item_column_names[ITEM_CLASSES]]),
      m_bounds (sections[item_column_names[ITEM_BOUNDS]]),
      m_guesses (sections[item_column_names[ITEM_GUESSED]]),
      m_states (sections[item_column_names[ITEM_STATES]]),
      m_frequencies (sections[item_column_names[ITEM_FREQUENCIES]]), m_unit (unit)
  {
    m_guessed = m_guesses.number ();
  }

  void read (std::vector<insn_item> *items);

  /* Whether all was read, and was good.  */
  bool
  finished_p () const
  {
    return (m_classes.finished_p () && m_bounds.finished_p () && m_guesses.finished_p ()
            && m_states.finished_p () && m_frequencies.finished_p ());
  }

private:
  bool read_class (insn_item *item, size_t before, size_t after);
  void read_rest (insn_item *item);

  byte_reader m_classes, m_bounds, m_guesses, m_states, m_frequencies;
  const unit_summary &m_unit;
  class_id m_known = 0, m_known_states = 0; /* Classes and states that have been.  */
  item_guess m_guess;
  uint64_t m_guessed;           /* Items up to the next one that is not.  */
};

/* Reads the class and bounds of *ITEM, which has BEFORE and AFTER items before and after it in its function; false at
   the end.  */
bool
item_reader::read_class (insn_item *item, size_t before, size_t after)
{
  uint64_t word = m_classes.number_below ((m_known + first_number) * 2), cls = word / 2;
  if (cls == fresh_number)
    {
      if (m_known == m_unit.classes.size ())
        return false;
      item->id = m_known++;
    }
  else if (cls >= first_number)
    item->id = cls - first_number;
  const item_bounds expected (m_unit.classes, item->id);
  item->low = word % 2 ? m_bounds.number_below (before + 1) : expected.low;
  item->high = word % 2 ? m_bounds.number_below (after + 1) : expected.high;
  return m_classes.good_p () && item->low <= before && item->high <= after;
}

void
item_reader::read_rest (insn_item *item)
{
  if (m_guessed-- > 0)
    m_guess.complete (item);
  else
    {
      m_guessed = m_guesses.number ();
      uint64_t state = m_states.number_below (m_known_states + first_number);
      if (state == fresh_number)
        item->state = m_known_states < m_unit.states.size () ? m_known_states++ : no_class;
      else if (state >= first_number)
        item->state = state - first_number;
      item->uses = m_states.number_below (256);
      uint64_t section = m_states.number_below (4 * (CODE_HOT + 1));
      item->section = code_section (section / 4);
      item->other_section = section / 2 % 2;
      if (section % 2 && item->id != no_class)
        item->constants = m_unit.classes[item->id].constant_bytes;
      item->frequency = float (m_frequencies.real ());
    }
  m_guess.note (*item);
}

void
item_reader::read (std::vector<insn_item> *items)
{
  size_t count = m_classes.count ();
  while (items->size () < count)
    {
      insn_item item = { no_class, 0, 0, 0 };
      if (!read_class (&item, items->size (), count - 1 - items->size ()))
        return;
      read_rest (&item);
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

} // namespace

std::string
class_text::content () const
{
  field_writer w;
  class_fields (w, *this);
  return w.contents ();
}

std::vector<int64_t>
class_text::distances () const
{
  std::vector<int64_t> result;
  for (size_t at = bound.find (' '); at != std::string::npos && at + 1 < bound.size (); at = bound.find (' ', at + 1))
    result.push_back (strtoll (&bound[at + 1], nullptr, 10));
  return result;
}

bool
class_text::set_content (const std::string &content)
{
  field_reader r (content);
  class_fields (r, *this);
  return r.finished_p ();
}

std::string
fragment_context::content () const
{
  field_writer w;
  context_fields (w, *this);
  return w.contents ();
}

namespace
{

/* The numbers of a class, by column.  */
const std::vector<uint32_t class_text::*> class_numbers
  = { &class_text::traits, &class_text::bytes, &class_text::unwind_bytes,
      &class_text::kept_unwind_bytes, &class_text::rooms_changed, &class_text::constant_bytes,
      &class_text::reach };

/* Texts of a class, by column, and what each is like.  */
struct class_form
{
  std::string class_text::*text, class_text::*like;
};
const class_form class_forms[] = { { &class_text::names, &class_text::plain },
                                   { &class_text::called, &class_text::plain },
                                   { &class_text::inner, &class_text::called },
                                   { &class_text::sibling, &class_text::plain } };

/* Writes TEXT unless it is LIKE; reads that.  */
void
write_form (byte_writer &w, const std::string &like, const std::string &text)
{
  w.number (text != like);
  if (text != like)
    w.line (text);
}

std::string
read_form (byte_reader &r, const std::string &like)
{
  return r.number_below (2) ? r.line () : like;
}

/* The frame of a class is mostly the number of one of STATES, and 1; 0 where it is empty.  */
void
write_frames (const std::vector<class_text> &classes, const std::vector<std::string> &states,
              byte_writer &w)
{
  std::unordered_map<std::string, uint32_t> numbers;
  for (uint32_t s = 0; s < states.size (); s++)
    numbers.emplace (states[s], s + 1);
  for (const class_text &c : classes)
    {
      auto known = numbers.find (c.frame);
      bool other = known == numbers.end () && !c.frame.empty ();
      w.number (other ? states.size () + 1 : c.frame.empty () ? 0 : known->second);
      if (other)
        w.line (c.frame);
    }
}

void
read_frames (std::vector<class_text> &classes, const std::vector<std::string> &states,
             byte_reader &r)
{
  for (class_text &c : classes)
    {
      uint64_t number = r.number_below (states.size () + 2);
      if (number > 0)
        c.frame = number <= states.size () ? states[number - 1] : r.line ();
    }
}

void
write_classes (const std::vector<class_text> &classes, const std::vector<std::string> &states,
               file_sections *sections)
{
  byte_writer numbers, texts, forms;
  numbers.number (classes.size ());
  for (auto column : class_numbers)
    for (const class_text &c : classes)
      numbers.number (c.*column);
  for (const class_text &c : classes)
    numbers.number (c.moves_stack);
  for (const class_text &c : classes)
    {
      texts.line (c.plain);
      for (const class_form &form : class_forms)
        write_form (texts, c.*form.like, c.*form.text);
    }
  for (const class_text &c : classes)
    forms.line (c.epilogue), forms.line (c.constant), forms.line (c.bound);
  write_frames (classes, states, forms);
  (*sections)["class-numbers"] = numbers.contents ();
  (*sections)["class-texts"] = texts.contents ();
  (*sections)["class-forms"] = forms.contents ();
}

/* Reads what that has written; false if it is something else.  */
bool
read_classes (file_sections &sections, const std::vector<std::string> &states,
              std::vector<class_text> *classes)
{
  field_reader numbers (sections["class-numbers"]);
  byte_reader texts (sections["class-texts"]), forms (sections["class-forms"]);
  classes->resize (numbers.count ());
  for (auto column : class_numbers)
    for (class_text &c : *classes)
      numbers.field (c.*column);
  for (class_text &c : *classes)
    numbers.field (c.moves_stack);
  for (class_text &c : *classes)
    {
      c.plain = texts.line ();
      for (const class_form &form : class_forms)
        c.*form.text = read_form (texts, c.*form.like);
    }
  for (class_text &c : *classes)
    c.epilogue = forms.line (), c.constant = forms.line (), c.bound = forms.line ();
  read_frames (*classes, states, forms);
  return numbers.finished_p () && texts.finished_p () && forms.finished_p ();
}

} // namespace

file_sections
summary_sections (const unit_summary &summary)
{
  file_sections sections;
  field_writer unit;
  unit_fields (unit, summary);
  sections["unit"] = unit.contents ();
  sections["contexts"] = written_list (summary.contexts, context_fields<field_writer, const fragment_context>);
  write_classes (summary.classes, summary.states, &sections);
  sections["states"] = written_list (summary.states, [] (field_writer &w, const std::string &state) { w.line (state); });
  item_writer items (summary);
  sections["functions"] = written_list (summary.functions, [&] (field_writer &w, const summary_function &f) {
    w.line (f.comdat);
    w.number (f.context);
    w.real (f.entries), w.real (f.max_executions);
    w.number (f.counted);
    items.write (f.items);
  });
  items.finish (&sections);
  return sections;
}

std::string
summary_file (const unit_summary &summary)
{
  return section_file (summary_format, summary.compiler, summary_sections (summary));
}

bool
read_summary_sections (file_sections &sections, unit_summary *summary)
{
  field_reader unit (sections["unit"]);
  unit_fields (unit, *summary);
  if (!unit.finished_p ()
      || !read_list (sections["contexts"], summary->contexts,
                     context_fields<field_reader, fragment_context>)
      || !read_list (sections["states"], summary->states, [] (field_reader &r, std::string &state) { state = r.line (); })
      || !read_classes (sections, summary->states, &summary->classes))
    return false;
  item_reader items (sections, *summary);
  return read_list (sections["functions"], summary->functions,
                    [&] (field_reader &r, summary_function &f) {
                      f.comdat = r.line ();
                      f.context = r.number_below (summary->contexts.size ());
                      f.entries = r.real ();
                      f.max_executions = r.real ();
                      f.counted = r.number_below (2);
                      items.read (&f.items);
                    })
         && items.finished_p ();
}

std::string
read_summary (const std::string &bytes, unit_summary *summary)
{
  file_sections sections;
  std::string error = read_sections (bytes, summary_format, &summary->compiler, &sections);
  if (!error.empty ())
    return error;
  return read_summary_sections (sections, summary) ? "" : senseless_contents;
}

} // namespace outline
