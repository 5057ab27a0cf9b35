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
  bool done = false;       /* Its message has arrived.  */
  std::string message;     /* Empty unless DONE.  */
  std::string why;         /* If not DONE: why no message has arrived, in words for the user.  */
};

/* Called when the plugin is loaded, before GCC has read anything.  In a restarted compiler reads what the last run
   has left.  READS_STDIN: GCC is going to read the standard input, which is then copied to memory if it can be read
   only once; if that fails, exits with a message.  Like all functions here, not thread-safe.  */
void begin_restarts (bool reads_stdin);

/* The results of the trials so far, by number: one at least in a restarted compiler, else none.  */
const std::vector<trial_result> &results_before_restart ();

/* Whether the compiler can be restarted with the same outcome: its arguments are known, and its processor time is
   not limited, as all runs count towards that limit.  Whether its files can be read and written again is for the
   caller to check.  */
bool restart_possible_p ();

/* Begins a trial in this process, which has to call restart_with when it is finished.  RESULTS: those of the
   earlier trials.  If the process crashes or exits before that, it is restarted with one more result, a failure.
   Returns false, with errno set and nothing changed, if there is no memory for what is to be inherited, or there are
   not enough descriptors for the next compiler.  */
bool begin_trial_here (const std::vector<trial_result> &results);

/* Starts the compiler again, with MESSAGE as that of the trial that has begun.  Ends with a message if that is
   impossible.  */
[[noreturn]] void restart_with (const std::string &message);

/* In a restarted compiler, once the variant has been chosen: ends the redirection of output.  What was redirected is
   dropped, as the first run has printed it.  */
void resume_output ();

/* RESULTS as text, and back.  take_results returns false if TEXT is damaged.  */
std::string serialize_results (const std::vector<trial_result> &results);
bool take_results (const std::string &text, std::vector<trial_result> &results);

} // namespace outline

#endif
