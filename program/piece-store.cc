/* Pieces of functions in a file, sorted so that similar ones are adjacent.
   SPDX-License-Identifier: GPL-3.0-or-later

   The file has for each unit the classes and frame states of its pieces, once each, and the pieces.  An item refers
   to its class and state by their offsets in the file plus one; 0 stands for none.  */

#include "program/piece-store.h"

#include "program/bytes.h"

namespace outline
{

namespace
{

/* Before a class or state in the file: its size.  */
typedef uint32_t text_size;

} // namespace

std::vector<std::vector<item_window>>
function_windows (const unit_summary &unit)
{
  std::vector<uint64_t> hashes;
  for (const class_text &c : unit.classes)
    hashes.push_back (text_hash (c.content ()));
  std::vector<std::vector<item_window>> windows;
  for (const summary_function &f : unit.functions)
    windows.push_back (windows_of (f.items, unit.classes, hashes,
                                   limits_in_context (unit, unit.contexts[f.context])));
  return windows;
}

/* Writes what a unit has.  */
class piece_store::unit_writer
{
public:
  unit_writer (const unit_summary &unit, uint64_t start)
    : m_unit (unit), m_start (start), m_classes (unit.classes.size ()),
      m_states (unit.states.size ())
  {}

  /* Where the next byte will be.  */
  uint64_t at () const { return m_start + m_bytes.size (); }
  const std::string &bytes () const { return m_bytes; }

  void write (const summary_function &f, const std::vector<insn_item> &items, stored_piece *piece);

private:
  uint64_t
  place_of (uint64_t *known, const std::string &text)
  {
    if (!*known)
      {
        *known = at () + 1;
        text_size size = text.size ();
        m_bytes.append (reinterpret_cast<const char *> (&size), sizeof size);
        m_bytes += text;
      }
    return *known;
  }

  const unit_summary &m_unit;
  uint64_t m_start;
  std::vector<uint64_t> m_classes, m_states; /* Where they are, or 0.  */
  std::string m_bytes;
};

/* Writes ITEMS of F and says in *PIECE where.  */
void
piece_store::unit_writer::write (const summary_function &f, const std::vector<insn_item> &items,
                                 stored_piece *piece)
{
  byte_writer w;
  w.real (f.entries), w.real (f.max_executions), w.number (f.counted);
  w.number (items.size ());
  for (const insn_item &i : items)
    {
      w.number (i.id == no_class
                  ? 0 : place_of (&m_classes[i.id], m_unit.classes[i.id].content ()));
      w.number (i.state == no_class ? 0 : place_of (&m_states[i.state], m_unit.states[i.state]));
      w.real (i.frequency);
      w.number (i.low), w.number (i.high), w.number (i.uses), w.number (i.section * 2 + i.other_section);
      w.number (i.constants);
    }
  piece->at = at ();
  piece->bytes = w.contents ().size ();
  piece->items = items.size ();
  m_bytes += w.contents ();
}

void
piece_store::add (const unit_summary &unit, uint32_t rank, const std::vector<uint32_t> &contexts,
                  const std::function<bool (uint64_t)> &wanted)
{
  unit_writer w (unit, m_file.size ());
  std::vector<std::vector<item_window>> windows = function_windows (unit);
  for (uint32_t i = 0; i < unit.functions.size (); i++)
    {
      const summary_function &f = unit.functions[i];
      for (const function_piece &piece : pieces_of (f.items, windows[i], wanted))
        {
          stored_piece stored = {};
          stored.context = contexts[f.context];
          stored.key = piece.key;
          stored.rank = rank, stored.function = i, stored.first = piece.first;
          w.write (f, items_of (f.items, piece), &stored);
          m_sorted.add (stored);
          m_items += stored.items;
        }
    }
  m_file.append (w.bytes ().data (), w.bytes ().size ());
}

/* Reads pieces into a batch.  */
class piece_store::piece_reader
{
public:
  piece_reader (const scratch_file &file, piece_batch *batch) : m_file (file), m_batch (*batch) {}

  void read (const stored_piece &piece);

private:
  class_id class_at (uint64_t place, bool state);

  const scratch_file &m_file;
  piece_batch &m_batch;
  std::unordered_map<uint64_t, class_id> m_places; /* Looked up in.  */
};

/* The batch's number of the class, or STATE, at PLACE.  */
class_id
piece_store::piece_reader::class_at (uint64_t place, bool state)
{
  if (!place)
    return no_class;
  auto [known, is_new] = m_places.emplace (place, no_class);
  if (is_new)
    {
      text_size size;
      m_file.read (place - 1, &size, sizeof size);
      std::string text (size, '\0');
      m_file.read (place - 1 + sizeof size, &text[0], size);
      class_text cls;
      if (state)
        known->second = m_batch.number_state (text);
      else if (cls.set_content (text))
        known->second = m_batch.number (cls);
    }
  return known->second;
}

void
piece_store::piece_reader::read (const stored_piece &piece)
{
  std::string bytes (piece.bytes, '\0');
  m_file.read (piece.at, &bytes[0], bytes.size ());
  byte_reader r (bytes);
  batch_piece p;
  p.unit = piece.rank;
  p.entries = r.real (), p.max_executions = r.real (), p.counted = r.number ();
  for (size_t count = r.count (); p.items.size () < count;)
    {
      insn_item item = { no_class, 0, 0, 0 };
      item.id = class_at (r.number (), false);
      item.state = class_at (r.number (), true);
      item.frequency = float (r.real ());
      item.low = r.number (), item.high = r.number (), item.uses = r.number ();
      uint64_t section = r.number ();
      item.section = code_section (section / 2);
      item.other_section = section % 2;
      item.constants = r.number ();
      p.items.push_back (item);
    }
  m_batch.add (std::move (p));
}

void
piece_store::read (const std::vector<stored_piece> &pieces, piece_batch *batch) const
{
  piece_reader reader (m_file, batch);
  for (const stored_piece &piece : pieces)
    reader.read (piece);
}

} // namespace outline
