/* A compiler that restarts itself, for trials where no second process can be started.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_MEASURE_RESTART_H
#define OUTLINE_MEASURE_RESTART_H

#include <string>
#include <vector>

namespace outline
{

/* The outcome of one trial.  */
struct trial_result
{
  std::string message;
  std::string why = "not tried";        /* Why there is no message, in words for the user; empty if there is one.  */

  bool done_p () const { return why.empty (); }
};

/* Called when the plugin is loaded, before GCC has read anything.  In a restarted compiler reads what the last run
   has left.  INPUTS: the COUNT files that GCC is going to read, OUTPUT the one that it writes, or null.  Copies the
   standard input to memory if GCC reads it; exits with a message if that fails.  Like all functions here, not
   thread-safe.  */
void begin_restarts (const char *const *inputs, unsigned count, const char *output);

/* The results of the trials so far, by number: one at least in a restarted compiler, else none.  */
const std::vector<trial_result> &results_before_restart ();

/* Begins a trial in this process, which is to send the standard streams to /dev/null and has to call restart_with
   when it is finished; if it ends before that, it does so with a message.  Returns false if the compiler can't be
   restarted.  */
bool begin_trial_here ();

/* Starts the compiler again, with the RESULTS of the trials so far.  Ends with a message if that is impossible.  */
[[noreturn]] void restart_with (const std::vector<trial_result> &results);

/* To be called once the variant has been chosen: the standard streams are again what they were before the first
   trial in this process.  */
void resume_output ();

} // namespace outline

#endif
