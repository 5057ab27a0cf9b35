/* Tests of measure/processes.h.  SPDX-License-Identifier: GPL-3.0-or-later  */

#include "measure/processes.h"

#include <signal.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <gtest/gtest.h>

using outline::report_and_wait;
using outline::processes;
using outline::trying_p;

namespace
{

/* Runs MAIN in a process of its own and returns its status as waitpid gives it.  */
template <typename function>
int
status_of (function main)
{
  pid_t pid = fork ();
  if (pid == 0)
    _exit (main ());
  int status = 0;
  waitpid (pid, &status, 0);
  return status;
}

TEST (Processes, ReportInTheirOrder)
{
  for (unsigned jobs : { 1, 2, 8 })
    EXPECT_EQ (status_of ([&] {
      processes p (jobs);
      int mine = p.start (5);
      if (mine >= 0)
        report_and_wait (std::to_string (mine), true);
      std::string all, reasons;
      for (const outline::trial_result &r : p.results ())
        {
          all += r.message;
          reasons += r.why;
        }
      return all == "01234" && reasons.empty () ? 0 : 1;
    }), 0) << jobs;
}

TEST (Processes, NumbersGoOnFromOneStartToTheNext)
{
  EXPECT_EQ (status_of ([] {
    processes p (2);
    for (int start = 0; start < 2; start++)
      if (int mine = p.start (2); mine >= 0)
        report_and_wait (std::to_string (mine), true);
    return p.results ()[3].message == "3" ? 0 : 1;
  }), 0);
}

TEST (Processes, OneTakesThePlaceOfItsParentWhichEndsWithItsStatus)
{
  EXPECT_EQ (WEXITSTATUS (status_of ([] {
    processes p (2);
    int mine = p.start (3);
    if (mine >= 0)
      {
        report_and_wait ("", true);
        return trying_p () ? 99 : 40 + mine;
      }
    p.hand_over (1);
    return 98;
  })), 41);
}

TEST (Processes, AParentEndsByTheSignalThatEndsItsSuccessor)
{
  int status = status_of ([] {
    processes p (1);
    if (p.start (1) >= 0)
      {
        report_and_wait ("", true);
        raise (SIGTERM);
      }
    p.hand_over (0);
    return 98;
  });
  EXPECT_TRUE (WIFSIGNALED (status));
  EXPECT_EQ (WTERMSIG (status), SIGTERM);
}

TEST (Processes, OneThatIsDismissedTakesNobodysPlace)
{
  EXPECT_EQ (WEXITSTATUS (status_of ([] {
    processes p (1);
    if (p.start (1) >= 0)
      {
        report_and_wait ("", true);
        return 97;
      }
    p.dismiss (0);
    p.hand_over (0);
    return 0;
  })), 0);
}

TEST (Processes, OneThatFailsOnceIsStartedAgain)
{
  char file[] = "/tmp/outline-test-XXXXXX";
  close (mkstemp (file));
  EXPECT_EQ (status_of ([&] {
    processes p (2);
    int mine = p.start (2);
    std::string message = "good";
    /* The first one to come here removes the file and dies.  */
    if (mine == 1 && unlink (file) == 0)
      raise (SIGKILL);
    if (mine >= 0)
      report_and_wait (message, true);
    return p.results ()[0].done_p () && p.results ()[1].message == "good" && p.results ()[1].why.empty () ? 0 : 1;
  }), 0);
}

TEST (Processes, OneThatFailsTwiceIsGivenUpWithTheReason)
{
  EXPECT_EQ (status_of ([] {
    processes p (2);
    int mine = p.start (2);
    std::string message = "good";
    if (mine == 0)
      raise (SIGSEGV);
    if (mine >= 0)
      report_and_wait (message, true);
    return (!p.results ()[0].done_p () && p.results ()[0].why == "Segmentation fault" && p.results ()[1].done_p ()) ? 0 : 1;
  }), 0);
}

/* The time that this process has used.  */
rlim_t
user_seconds ()
{
  struct rusage usage;
  getrusage (RUSAGE_SELF, &usage);
  return usage.ru_utime.tv_sec;
}

TEST (Processes, OneMayUseManyTimesTheProcessorTimeOfItsParent)
{
  EXPECT_EQ (status_of ([] {
    /* Asked at every turn, nearly all of the time would be the system's.  */
    for (volatile unsigned turns = 1; turns % (1 << 24) || user_seconds () < 1; turns++)
      ;
    processes p (1);
    if (p.start (1) >= 0)
      {
        struct rlimit limit;
        getrlimit (RLIMIT_CPU, &limit);
        report_and_wait (std::to_string (limit.rlim_cur), true);
      }
    return std::stoul (p.results ()[0].message) >= 60 + 20 ? 0 : 1;
  }), 0);
}

TEST (Processes, LongAnswersComeWhole)
{
  EXPECT_EQ (status_of ([] {
    processes p (2);
    std::string message (3000000, 'x');
    if (p.start (2) >= 0)
      report_and_wait (message, true);
    return p.results ()[0].message == message && p.results ()[1].message == message ? 0 : 1;
  }), 0);
}

TEST (Processes, HandlersOfSignalsAreKept)
{
  EXPECT_EQ (WEXITSTATUS (status_of ([] {
    signal (SIGTERM, [] (int) { _exit (33); });
    processes p (1);
    if (p.start (1) >= 0)
      {
        report_and_wait ("", true);
        raise (SIGTERM);
      }
    p.hand_over (0);
    return 98;
  })), 33);
}

} // namespace
