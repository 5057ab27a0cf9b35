/* What a trial prints.  SPDX-License-Identifier: GPL-3.0-or-later  */

#include "measure/trial-output.h"

#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

namespace outline
{

void
discard_output ()
{
  int null = open ("/dev/null", O_RDWR);
  if (null >= 0)
    {
      dup2 (null, STDOUT_FILENO);
      dup2 (null, STDERR_FILENO);
    }
  asm_out_file = fopen ("/dev/null", "w");
  debug_hooks = &do_nothing_debug_hooks;

  gcc::dump_manager *dumps = g->get_dumps ();
  dump_file = NULL;
  dump_flags = TDF_NONE;
  for (int i = TDI_none + 1; dump_file_info *info = dumps->get_dump_file_info (i); i++)
    {
      info->pstate = info->alt_state = 0;
      info->pstream = info->alt_stream = NULL;
    }
  flag_dump_final_insns = NULL;
  flag_stack_usage = 0;
  flag_stack_usage_info = 0;
  flag_callgraph_info = 0;
  warn_stack_usage = HOST_WIDE_INT_MAX;
}

bool
dumps_wanted_p ()
{
  gcc::dump_manager *dumps = g->get_dumps ();
  for (int i = TDI_none + 1; dump_file_info *info = dumps->get_dump_file_info (i); i++)
    if (info->pstate || info->alt_state)
      return true;
  return false;
}

bool
captured_output::capture ()
{
  m_captured = memfd_create ("outline", MFD_CLOEXEC);
  m_output = fcntl (STDOUT_FILENO, F_DUPFD_CLOEXEC, 0);
  m_messages = fcntl (STDERR_FILENO, F_DUPFD_CLOEXEC, 0);
  if (m_captured < 0 || m_output < 0 || m_messages < 0
      || dup2 (m_captured, STDOUT_FILENO) < 0
      || dup2 (m_captured, STDERR_FILENO) < 0)
    return false;
  m_memory.begin ();
  return true;
}

bool
captured_output::nothing_shown_p () const
{
  struct stat status;
  return fflush (stdout) == 0 && fstat (m_captured, &status) == 0 && status.st_size == 0;
}

void
captured_output::release ()
{
  dup2 (m_output, STDOUT_FILENO);
  dup2 (m_messages, STDERR_FILENO);
  for (int fd : { m_output, m_messages, m_captured })
    close (fd);
  const std::string text = m_memory.end ();
  fwrite (text.data (), 1, text.size (), asm_out_file);
}

} // namespace outline
