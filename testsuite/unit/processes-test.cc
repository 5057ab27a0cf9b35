/* Tests of measure/processes.h.  SPDX-License-Identifier: GPL-3.0-or-later  */

#include "measure/processes.h"

#include <signal.h>
#include <stdlib.h>
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

/* What warnings were given, one after the other.  */
std::string warned;

processes
pool (unsigned jobs)
{
  warned.clear ();
  return processes (jobs, [] (const char *why) { warned += why; });
}

TEST (Processes, ReportInTheirOrder)
{
  for (unsigned jobs : { 1, 2, 8 })
    EXPECT_EQ (status_of ([&] {
      processes p = pool (jobs);
      int mine = p.start (5);
      std::string message = std::to_string (mine);
      if (mine >= 0)
        report_and_wait (&message);
      std::string all;
      for (const outline::process_result &r : p.results ())
        all += r.message;
      return all == "01234" && warned.empty () ? 0 : 1;
    }), 0) << jobs;
}

TEST (Processes, NumbersGoOnFromOneStartToTheNext)
{
  EXPECT_EQ (status_of ([] {
    processes p = pool (2);
    for (int start = 0; start < 2; start++)
      if (int mine = p.start (2); mine >= 0)
        {
          std::string message = std::to_string (mine);
          report_and_wait (&message);
        }
    return p.results ()[3].message == "3" ? 0 : 1;
  }), 0);
}

TEST (Processes, OneTakesThePlaceOfItsParentWhichEndsWithItsStatus)
{
  EXPECT_EQ (WEXITSTATUS (status_of ([] {
    processes p = pool (2);
    int mine = p.start (3);
    if (mine >= 0)
      {
        std::string message;
        report_and_wait (&message);
        return trying_p () ? 99 : 40 + mine;
      }
    p.hand_over (1);
    return 98;
  })), 41);
}

TEST (Processes, AParentEndsByTheSignalThatEndsItsSuccessor)
{
  int status = status_of ([] {
    processes p = pool (1);
    if (p.start (1) >= 0)
      {
        std::string message;
        report_and_wait (&message);
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
    processes p = pool (1);
    if (p.start (1) >= 0)
      {
        std::string message;
        report_and_wait (&message);
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
    processes p = pool (2);
    int mine = p.start (2);
    std::string message = "good";
    /* The first one to come here removes the file and dies.  */
    if (mine == 1 && unlink (file) == 0)
      raise (SIGKILL);
    if (mine >= 0)
      report_and_wait (&message);
    return p.results ()[0].done && p.results ()[1].message == "good" && warned.empty () ? 0 : 1;
  }), 0);
}

TEST (Processes, OneThatFailsTwiceIsGivenUpWithTheReason)
{
  EXPECT_EQ (status_of ([] {
    processes p = pool (2);
    int mine = p.start (2);
    std::string message = "good";
    if (mine == 0)
      raise (SIGKILL);
    if (mine >= 0)
      report_and_wait (&message);
    return (!p.results ()[0].done && p.results ()[0].why == "Killed" && warned == "Killed"
            && p.results ()[1].done) ? 0 : 1;
  }), 0);
}

TEST (Processes, OneThatSaysItFailedIsGivenUp)
{
  EXPECT_EQ (status_of ([] {
    processes p = pool (2);
    if (p.start (1) >= 0)
      report_and_wait (NULL);
    return !p.results ()[0].done && warned == "it failed" ? 0 : 1;
  }), 0);
}

TEST (Processes, LongAnswersComeWhole)
{
  EXPECT_EQ (status_of ([] {
    processes p = pool (2);
    std::string message (3000000, 'x');
    if (p.start (2) >= 0)
      report_and_wait (&message);
    return p.results ()[0].message == message && p.results ()[1].message == message ? 0 : 1;
  }), 0);
}

TEST (Processes, HandlersOfSignalsComeBackWithThePlace)
{
  EXPECT_EQ (WEXITSTATUS (status_of ([] {
    signal (SIGTERM, [] (int) { _exit (33); });
    processes p = pool (1);
    if (p.start (1) >= 0)
      {
        std::string message;
        report_and_wait (&message);
        raise (SIGTERM);
      }
    p.hand_over (0);
    return 98;
  })), 33);
}

} // namespace
