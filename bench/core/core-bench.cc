/* How long core/ takes, in nanoseconds a symbol.
   SPDX-License-Identifier: GPL-3.0-or-later

   Everything in core/ claims to be linear, or nearly.  So the time for one
   symbol must stay flat while the text grows a thousandfold.  This program
   measures it, step by step, at 10^4 to 10^7 symbols, on three texts:

     code       like the numbers of a unit's statements: the frequency of a
                kind falls as its rank (Zipf's law), there are 40 * sqrt (n)
                kinds (Heaps' law), one symbol in six occurs once (the end of
                a block), and one sequence in three has occurred before
     equal      one symbol, the worst case for repeats
     different  every symbol once, in random order: the worst for the caches

   and at the end prints a table of what it measured:

       step/text         10000    100000   1000000  10000000    growth

   The least of the repetitions is shown: what else the machine does only adds.
   "growth" is the slowest size over the fastest.  Caches have a part in it: at
   10^7 symbols each array is 40 MB.  How large that part is the step "read"
   tells, which reads an array of as many symbols once in the order of a suffix
   array, and does nothing else.  Growth beyond 3 that "read" shows as well is
   the machine's, not the algorithm's.  And "select" has more to do in a larger
   text: of "code", 0.4 occurrences a symbol at 10^4, 0.6 at 10^7.

     bench/core/core-bench [--max=N] [Google Benchmark's options]

   N is the largest text, 10000000 unless told.  10^7 needs 2 GB of memory.  */

#include <benchmark/benchmark.h>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <map>
#include <numeric>
#include <random>
#include <string>

#include "core/repeats.h"
#include "core/select.h"
#include "core/suffix-array.h"

using namespace outline::core;

namespace
{

using text = std::vector<uint32_t>;

/* The sizes of the texts: from the first to the second by factors of 10.  */
constexpr size_t min_symbols = 10000;
size_t max_symbols = 10000000;

text
code_text (size_t n, uint32_t seed)
{
  std::mt19937 random (seed);
  text t;
  t.reserve (n);
  const double kinds = 40 * std::sqrt (double (n));
  const uint32_t first_once = uint32_t (kinds);
  uint32_t once = first_once;
  while (t.size () < n)
    {
      /* A new block, or part of an old one, of one to ten statements.  */
      size_t length = 1 + random () % 10;
      bool old = t.size () > 100 && random () % 3 == 0;
      size_t from = old ? random () % (t.size () - 20) : 0;
      for (size_t i = 0; i < length; i++)
        {
          double x = double (random ()) / 4294967296.0;
          uint32_t fresh = uint32_t (std::pow (kinds, x)) - 1;
          bool copy = old && t[from + i] < first_once;
          t.push_back (copy ? t[from + i] : fresh);
        }
      t.push_back (once++);
    }
  t.resize (n);
  return t;
}

text
equal_text (size_t n, uint32_t)
{
  return text (n, 0);
}

text
different_text (size_t n, uint32_t seed)
{
  std::mt19937 random (seed);
  text t (n);
  std::iota (t.begin (), t.end (), 0);
  std::shuffle (t.begin (), t.end (), random);
  return t;
}

struct text_kind
{
  const char *name;
  text (*make) (size_t n, uint32_t seed);
};

const text_kind kinds[] = {
  { "code", code_text },
  { "equal", equal_text },
  { "different", different_text },
};

uint32_t
alphabet_of (const text &t)
{
  return *std::max_element (t.begin (), t.end ()) + 1;
}

/* What a step is measured on: texts of the same size, a million symbols of them
   at least.  A small text again and again would stay in the caches, and the
   processor learn its branches by heart.  */
class text_set
{
public:
  text_set (const text_kind &kind, size_t n)
  {
    for (uint32_t seed = 1; texts.size () * n < 1000000; seed++)
      texts.push_back (kind.make (n, seed));
  }

  /* Calls F (I) for one text after the other as long as STATE goes on.  */
  template<typename F>
  void run (benchmark::State &state, F f) const
  {
    size_t i = 0;
    for (auto _ : state)
      {
        f (i);
        i = (i + 1) % texts.size ();
      }
  }

  std::vector<text> texts;
};

/* The repeats of a text as candidates, as a client would make them: a place
   that overlaps the one before it is left out, and one that is replaced saves
   3 bytes for each symbol but costs 5, and 12 and the body once.  */
class repeat_candidates : public candidates
{
public:
  explicit repeat_candidates (const text &t)
  {
    for_each_repeat (t, alphabet_of (t), { 2, 2, 32 }, [this] (const repeat &r)
      {
        std::vector<occurrence> places;
        uint32_t free_from = 0;
        for (uint32_t s : r.starts)
          if (s >= free_from)
            {
              places.push_back ({ s, r.length });
              free_from = s + r.length;
            }
        m_places.push_back (std::move (places));
      });
  }

  size_t count () const override { return m_places.size (); }

  const std::vector<occurrence> &occurrences (size_t c) const override
  {
    return m_places[c];
  }

  int64_t benefit (size_t c, const std::vector<uint32_t> &alive) override
  {
    int64_t length = m_places[c][0].length;
    return int64_t (alive.size ()) * (3 * length - 5) - 3 * length - 12;
  }

private:
  std::vector<std::vector<occurrence>> m_places;
};

/* The suffix arrays of ALL.  */
std::vector<text>
suffix_arrays (const text_set &all)
{
  std::vector<text> arrays;
  for (const text &t : all.texts)
    arrays.push_back (suffix_array (t, alphabet_of (t)));
  return arrays;
}

/* The steps.  Each measures one thing on the texts of ALL; what it needs is
   made beforehand.  */

void
measure_read (benchmark::State &state, const text_set &all)
{
  std::vector<text> orders = suffix_arrays (all);
  all.run (state, [&] (size_t i)
    {
      const text &t = all.texts[i];
      uint32_t sum = 0;
      for (uint32_t p : orders[i])
        sum += t[p];
      benchmark::DoNotOptimize (sum);
    });
}

void
measure_suffix_array (benchmark::State &state, const text_set &all)
{
  all.run (state, [&] (size_t i)
    {
      const text &t = all.texts[i];
      benchmark::DoNotOptimize (suffix_array (t, alphabet_of (t)).data ());
    });
}

void
measure_lcp (benchmark::State &state, const text_set &all)
{
  std::vector<text> arrays = suffix_arrays (all);
  all.run (state, [&] (size_t i)
    {
      benchmark::DoNotOptimize (lcp_array (all.texts[i], arrays[i]).data ());
    });
}

/* With the suffix array and the lcp array that it makes.  */
void
measure_repeats (benchmark::State &state, const text_set &all)
{
  all.run (state, [&] (size_t i)
    {
      const text &t = all.texts[i];
      size_t starts = 0;
      for_each_repeat (t, alphabet_of (t), { 2, 2, 32 }, [&] (const repeat &r)
        {
          starts += r.starts.size ();
        });
      benchmark::DoNotOptimize (starts);
    });
}

void
measure_select (benchmark::State &state, const text_set &all)
{
  std::vector<repeat_candidates> sets (all.texts.begin (), all.texts.end ());
  all.run (state, [&] (size_t i)
    {
      size_t n = all.texts[i].size ();
      benchmark::DoNotOptimize (select (sets[i], n, 1, 2).data ());
    });
}

const struct
{
  const char *name;
  void (*measure) (benchmark::State &, const text_set &);
} steps[] = {
  { "read", measure_read },
  { "suffix-array", measure_suffix_array },
  { "lcp", measure_lcp },
  { "repeats", measure_repeats },
  { "select", measure_select },
};

/* Prints a line for each run, as Google Benchmark does, and at the end the
   least times.  */
class table_reporter : public benchmark::ConsoleReporter
{
public:
  table_reporter () : ConsoleReporter (OO_None) {}

  void ReportRuns (const std::vector<Run> &runs) override
  {
    if (runs.empty () || runs[0].run_type != Run::RT_Iteration)
      return;                   /* Means and deviations.  */
    ConsoleReporter::ReportRuns (runs);
    for (const Run &run : runs)
      if (!run.error_occurred)
        {
          size_t n = std::stoul (run.run_name.args);
          double ns = run.cpu_accumulated_time * 1e9
                      / double (run.iterations) / double (n);
          std::map<size_t, double> &row = m_rows[run.run_name.function_name];
          double &least = row.emplace (n, ns).first->second;
          least = std::min (least, ns);
        }
  }

  void Finalize () override
  {
    ConsoleReporter::Finalize ();
    if (m_rows.empty ())
      return;
    std::printf ("\nnanoseconds a symbol, the least of the repetitions\n"
                 "%-24s", "step/text");
    for (size_t n = min_symbols; n <= max_symbols; n *= 10)
      std::printf ("%10zu", n);
    std::printf ("%10s\n", "growth");
    for (const auto &step : steps)
      for (const auto &kind : kinds)
        print_row (std::string (step.name) + "/" + kind.name);
  }

private:
  void print_row (const std::string &name) const
  {
    auto found = m_rows.find (name);
    if (found == m_rows.end ())
      return;
    const std::map<size_t, double> &row = found->second;
    double least = row.begin ()->second, most = least;
    std::printf ("%-24s", name.c_str ());
    for (size_t n = min_symbols; n <= max_symbols; n *= 10)
      {
        auto at = row.find (n);
        if (at == row.end ())
          {
            std::printf ("%10s", "-");
            continue;
          }
        std::printf ("%10.2f", at->second);
        least = std::min (least, at->second);
        most = std::max (most, at->second);
      }
    std::printf ("%9.1fx\n", most / least);
  }

  /* By "step/text", then by the number of symbols.  */
  std::map<std::string, std::map<size_t, double>> m_rows;
};

/* Registers every step on every text, the texts from small to large.  */
void
register_all ()
{
  for (const auto &kind : kinds)
    for (size_t n = min_symbols; n <= max_symbols; n *= 10)
      for (const auto &step : steps)
        benchmark::RegisterBenchmark (
          (std::string (step.name) + "/" + kind.name).c_str (),
          [&kind, &step] (benchmark::State &state)
            {
              step.measure (state, text_set (kind, size_t (state.range ())));
            })
          ->Arg (int64_t (n))
          ->Iterations (std::max<int64_t> (1, int64_t (3000000 / n)))
          ->Repetitions (3)
          ->Unit (benchmark::kMicrosecond);
}

/* Takes --max=N out of the arguments.  */
void
take_max (int *argc, char **argv)
{
  int to = 1;
  for (int i = 1; i < *argc; i++)
    if (std::strncmp (argv[i], "--max=", 6) == 0)
      max_symbols = std::strtoul (argv[i] + 6, nullptr, 10);
    else
      argv[to++] = argv[i];
  *argc = to;
}

} // anonymous namespace

int
main (int argc, char **argv)
{
  take_max (&argc, argv);
  benchmark::Initialize (&argc, argv);
  if (benchmark::ReportUnrecognizedArguments (argc, argv))
    return 1;
  if (max_symbols < min_symbols)
    {
      std::fprintf (stderr, "--max must be at least %zu\n", min_symbols);
      return 1;
    }
  register_all ();
  table_reporter reporter;
  return benchmark::RunSpecifiedBenchmarks (&reporter) > 0 ? 0 : 1;
}
