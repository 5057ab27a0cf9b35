/* The init of bench/kernel: does what a system does, and prints what came of it.
   SPDX-License-Identifier: GPL-3.0-or-later

   Lines that begin with "= " must be the same in each kernel of a configuration: nothing in them depends on time or
   addresses.  Lines that begin with "| " are stacks and what the kernel has logged; of them bench/kernel compares the
   functions.  A check that fails prints the line of the source and the error number.

   Each check is a process of its own, so that one that hangs or crashes does not end the others: see run ().  */

#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/eventfd.h>
#include <sys/file.h>
#include <sys/inotify.h>
#include <sys/ipc.h>
#include <sys/klog.h>
#include <sys/mman.h>
#include <sys/mount.h>
#include <sys/msg.h>
#include <sys/reboot.h>
#include <sys/resource.h>
#include <sys/sem.h>
#include <sys/shm.h>
#include <sys/signalfd.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <sys/timerfd.h>
#include <sys/uio.h>
#include <sys/un.h>
#include <sys/utsname.h>
#include <sys/wait.h>
#include <termios.h>
#include <time.h>
#include <unistd.h>

#define CHECK_SECONDS 60	/* Emulation is slow.  */

#define CHECK(CONDITION) \
  do \
    if (!(CONDITION)) \
      { \
	printf ("= line %d: %s (errno %d)\n", __LINE__, #CONDITION, errno); \
	exit (1); \
      } \
  while (0)

/* The sum of LENGTH bytes at DATA after what has the sum HASH, so that contents can be printed.  */
static unsigned
add_sum (unsigned hash, const void *data, size_t length)
{
  for (size_t i = 0; i < length; i++)
    hash = (hash ^ ((const unsigned char *) data)[i]) * 16777619u;
  return hash;
}

static unsigned
sum (const void *data, size_t length)
{
  return add_sum (0, data, length);
}

/* Prints what the file PATH has, at most 4 KB of it, with PREFIX before each line.  */
static void
print_file (const char *prefix, const char *path)
{
  char text[4096];
  int fd = open (path, O_RDONLY);
  CHECK (fd >= 0);
  ssize_t length = read (fd, text, sizeof text - 1);
  CHECK (length >= 0);
  text[length] = 0;
  close (fd);
  for (char *line = strtok (text, "\n"); line; line = strtok (NULL, "\n"))
    printf ("%s %s\n", prefix, line);
}

/* Prints what the kernel has logged since the last call.  */
static void
print_log (void)
{
  static char text[1 << 17];
  int length = klogctl (4, text, sizeof text - 1);
  text[length < 0 ? 0 : length] = 0;
  for (char *line = strtok (text, "\n"); line; line = strtok (NULL, "\n"))
    printf ("| %s\n", line);
}

/* The exit status of the process PID, or 1000 + the signal that ended it.  */
static int
status_of (pid_t pid)
{
  int status;
  CHECK (waitpid (pid, &status, 0) == pid);
  return WIFEXITED (status) ? WEXITSTATUS (status) : 1000 + WTERMSIG (status);
}

/* The process that runs BODY.  */
static pid_t
start (void (*body) (void))
{
  fflush (stdout);
  pid_t pid = fork ();
  if (pid == 0)
    {
      body ();
      fflush (stdout);
      _exit (0);
    }
  return pid;
}

static void
files (void)
{
  CHECK (mkdir ("/tmp/d", 0750) == 0 && chdir ("/tmp/d") == 0);
  int fd = open ("a", O_RDWR | O_CREAT | O_EXCL, 0640);
  CHECK (fd >= 0);
  static char page[70000], back[70000];
  for (unsigned i = 0; i < sizeof page; i++)
    page[i] = i * 7 + i / 251;
  CHECK (write (fd, page, sizeof page) == sizeof page);
  CHECK (pwrite (fd, "hole", 4, 1 << 20) == 4);
  CHECK (pread (fd, back, sizeof back, 0) == sizeof back && !memcmp (page, back, sizeof page));
  struct iovec parts[2] = { { "one", 3 }, { "two", 3 } };
  CHECK (lseek (fd, 100, SEEK_SET) == 100 && writev (fd, parts, 2) == 6);
  CHECK (ftruncate (fd, 500000) == 0 && fallocate (fd, 0, 0, 600000) == 0);
  struct stat info;
  CHECK (fstat (fd, &info) == 0);
  printf ("= size %ld mode %o links %d\n", (long) info.st_size, info.st_mode, (int) info.st_nlink);
  CHECK (link ("a", "b") == 0 && symlink ("b", "c") == 0 && rename ("a", "e") == 0);
  CHECK (stat ("c", &info) == 0 && info.st_nlink == 2 && open ("a", O_RDONLY) < 0 && errno == ENOENT);
  CHECK (chmod ("c", 0400) == 0 && chown ("c", 7, 8) == 0 && stat ("e", &info) == 0 && info.st_uid == 7);
  int other = open ("/tmp/d/../d/./e", O_RDONLY);
  CHECK (other >= 0 && flock (other, LOCK_EX) == 0 && flock (fd, LOCK_EX | LOCK_NB) < 0 && errno == EWOULDBLOCK);
  CHECK (mkdir ("deep", 0700) == 0 && rmdir ("/tmp/d") < 0 && errno == ENOTEMPTY);
  CHECK (mknod ("n", S_IFCHR | 0600, 0x103) == 0 && unlinkat (AT_FDCWD, "n", 0) == 0);
  CHECK (open ("loop", O_RDONLY) < 0 && symlink ("loop", "loop") == 0 && open ("loop", O_RDONLY) < 0 && errno == ELOOP);
  int zero = open ("/dev/zero", O_RDONLY), null = open ("/dev/null", O_WRONLY);
  CHECK (zero >= 0 && null >= 0 && read (zero, back, 1000) == 1000 && write (null, back, 1000) == 1000);
  int watch = inotify_init ();
  CHECK (watch >= 0 && inotify_add_watch (watch, ".", IN_CREATE) >= 0 && open ("seen", O_CREAT, 0600) >= 0);
  struct { struct inotify_event event; char name[256]; } event;
  CHECK (read (watch, &event, sizeof event) > 0);
  printf ("= seen %s, sum %x\n", event.event.name, sum (page, sizeof page));
}

static void
processes (void)
{
  char *arguments[] = { "/init", "child", "3", NULL }, *environment[] = { "A=b", NULL };
  pid_t pid = fork ();
  if (pid == 0)
    {
      execve ("/init", arguments, environment);
      _exit (99);
    }
  printf ("= exec gave %d\n", status_of (pid));
  CHECK (execve ("/nothing", arguments, environment) < 0 && errno == ENOENT);
  int script = open ("/tmp/script", O_WRONLY | O_CREAT, 0755);
  CHECK (script >= 0 && write (script, "#!/init child\n", 14) == 14 && close (script) == 0);
  if ((pid = fork ()) == 0)
    {
      execl ("/tmp/script", "script", NULL);
      _exit (98);
    }
  printf ("= script gave %d\n", status_of (pid));
  int total = 0;
  for (int i = 0; i < 40; i++)
    {
      if ((pid = fork ()) == 0)
	_exit (i);
      total += status_of (pid);
    }
  printf ("= forty gave %d\n", total);
  if ((pid = fork ()) == 0)
    {
      struct rlimit limit = { 1, 1 };
      CHECK (setrlimit (RLIMIT_NOFILE, &limit) == 0 && open ("/dev/null", O_RDONLY) < 0 && errno == EMFILE);
      CHECK (setgid (5) == 0 && setuid (5) == 0 && setuid (0) < 0 && errno == EPERM);
      CHECK (mount ("x", "/tmp", "tmpfs", 0, "") < 0 && errno == EPERM);
      _exit (17);
    }
  printf ("= limits gave %d\n", status_of (pid));
}

static void
pipes (void)
{
  int ends[2], pair[2];
  CHECK (pipe (ends) == 0 && socketpair (AF_UNIX, SOCK_STREAM, 0, pair) == 0);
  pid_t pid = fork ();
  if (pid == 0)
    {
      close (ends[0]);
      for (int i = 0; i < 50000; i++)
	CHECK (write (ends[1], &i, sizeof i) == sizeof i);
      _exit (0);
    }
  close (ends[1]);
  unsigned total = 0;
  ssize_t length;
  static char block[10000];
  while ((length = read (ends[0], block, sizeof block)) > 0)
    total = add_sum (total, block, length);
  CHECK (status_of (pid) == 0);
  CHECK (write (pair[0], "socket", 6) == 6 && read (pair[1], block, 100) == 6);
  struct sockaddr_un name = { AF_UNIX, "/tmp/socket" };
  int server = socket (AF_UNIX, SOCK_STREAM, 0), client = socket (AF_UNIX, SOCK_STREAM, 0);
  CHECK (bind (server, (void *) &name, sizeof name) == 0 && listen (server, 3) == 0);
  CHECK (connect (client, (void *) &name, sizeof name) == 0);
  int peer = accept (server, NULL, NULL);
  union { struct cmsghdr header; char room[CMSG_SPACE (sizeof (int))]; } control = { { 0 } };
  struct iovec part = { "x", 1 };
  struct msghdr message = { .msg_iov = &part, .msg_iovlen = 1, .msg_control = &control,
			    .msg_controllen = sizeof control };
  struct cmsghdr *header = CMSG_FIRSTHDR (&message);
  header->cmsg_level = SOL_SOCKET;
  header->cmsg_type = SCM_RIGHTS;
  header->cmsg_len = CMSG_LEN (sizeof (int));
  memcpy (CMSG_DATA (header), &pair[0], sizeof (int));
  CHECK (sendmsg (client, &message, 0) == 1);
  char byte;
  part.iov_base = &byte;
  CHECK (recvmsg (peer, &message, 0) == 1 && byte == 'x');
  int passed;
  memcpy (&passed, CMSG_DATA (CMSG_FIRSTHDR (&message)), sizeof passed);
  CHECK (write (passed, "again", 5) == 5 && read (pair[1], block, 100) == 5);
  int terminal = open ("/dev/ptmx", O_RDWR | O_NOCTTY);
  CHECK (terminal >= 0);
  printf ("= sum %x, passed %.5s\n", total, block);
}

static volatile sig_atomic_t caught, depth;

static void
handler (int number, siginfo_t *info, void *context)
{
  (void) context;
  caught = caught * 10 + (number == SIGUSR1 ? 1 : number == SIGSEGV ? 2 : number == SIGALRM ? 3 : 4);
  if (number == SIGUSR1 && depth++ < 3)
    raise (SIGUSR1);
  if (number == SIGSEGV)
    mprotect ((void *) ((size_t) info->si_addr & ~4095ul), 4096, PROT_READ | PROT_WRITE);
}

static void
signals (void)
{
  struct sigaction action = { .sa_sigaction = handler, .sa_flags = SA_SIGINFO | SA_NODEFER | SA_RESTART };
  static char stack_room[65536];
  stack_t stack = { .ss_sp = stack_room, .ss_size = sizeof stack_room };
  CHECK (sigaltstack (&stack, NULL) == 0);
  sigaction (SIGUSR1, &action, NULL);
  sigaction (SIGALRM, &action, NULL);
  sigaction (SIGCHLD, &action, NULL);
  action.sa_flags |= SA_ONSTACK;
  sigaction (SIGSEGV, &action, NULL);
  raise (SIGUSR1);
  volatile char *page = mmap (NULL, 4096, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  *page = 5;
  struct itimerval soon = { .it_value = { 0, 20000 } };
  setitimer (ITIMER_REAL, &soon, NULL);
  sigset_t none, all;
  sigemptyset (&none);
  sigfillset (&all);
  while (caught % 10 != 3)
    sigsuspend (&none);
  pid_t pid = fork ();
  if (pid == 0)
    for (;;)
      pause ();
  kill (pid, SIGSTOP);
  int status;
  CHECK (waitpid (pid, &status, WUNTRACED) == pid && WIFSTOPPED (status));
  kill (pid, SIGKILL);
  printf ("= killed %d\n", status_of (pid));
  CHECK (sigprocmask (SIG_BLOCK, &all, NULL) == 0);
  int fd = signalfd (-1, &all, 0);
  struct signalfd_siginfo info;
  CHECK (fd >= 0 && raise (SIGUSR2) == 0 && read (fd, &info, sizeof info) == sizeof info);
  printf ("= caught %d, signalfd %d\n", (int) caught, (int) info.ssi_signo);
  for (int how = 0; how < 3; how++)
    {
      if ((pid = fork ()) == 0)
	{
	  signal (SIGSEGV, SIG_DFL);
	  sigprocmask (SIG_UNBLOCK, &all, NULL);
	  if (how == 0)
	    *(volatile int *) 8 = 1;
	  if (how == 1)
	    abort ();
	  __builtin_trap ();
	}
      int ended = status_of (pid);
      printf ("= crash %d: %s\n", how, ended > 1000 ? "signal" : "none");
    }
}

static void
memory (void)
{
  size_t size = 8 << 20;
  char *area = mmap (NULL, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  CHECK (area != MAP_FAILED);
  for (size_t i = 0; i < size; i += 4096)
    area[i] = i >> 12;
  pid_t pid = fork ();	/* Copy on write.  */
  if (pid == 0)
    {
      for (size_t i = 0; i < size; i += 8192)
	area[i] = 1;
      _exit (sum (area, size) & 127);
    }
  printf ("= child sum %d\n", status_of (pid));
  CHECK (munmap (area + 4096, 8192) == 0 && madvise (area, 4096, MADV_DONTNEED) == 0 && area[0] == 0);
  area = mremap (area + 12288, size - 12288, size * 2, MREMAP_MAYMOVE);
  CHECK (area != MAP_FAILED);
  int fd = open ("/tmp/mapped", O_RDWR | O_CREAT, 0600);
  CHECK (ftruncate (fd, 100000) == 0);
  char *file = mmap (NULL, 100000, PROT_READ | PROT_WRITE, MAP_SHARED, fd, 0);
  strcpy (file + 50000, "through the map");
  CHECK (msync (file, 100000, MS_SYNC) == 0);
  char text[16];
  CHECK (pread (fd, text, 16, 50000) == 16);
  int segment = shmget (IPC_PRIVATE, 50000, 0600);
  char *shared = shmat (segment, NULL, 0);
  CHECK (segment >= 0 && shared != (void *) -1);
  shared[49999] = 9;
  CHECK (shmdt (shared) == 0 && shmctl (segment, IPC_RMID, NULL) == 0);
  int queue = msgget (IPC_PRIVATE, 0600);
  struct { long kind; char text[8]; } message = { 3, "message" }, got = { 0 };
  CHECK (queue >= 0 && msgsnd (queue, &message, 8, 0) == 0 && msgrcv (queue, &got, 8, 3, 0) == 8);
  int semaphore = semget (IPC_PRIVATE, 1, 0600);
  struct sembuf up = { 0, 1, 0 }, down = { 0, -1, 0 };
  CHECK (semaphore >= 0 && semop (semaphore, &up, 1) == 0 && semop (semaphore, &down, 1) == 0);
  printf ("= %s, %s\n", text, got.text);
}

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t changed = PTHREAD_COND_INITIALIZER;
static int turn, log_sum;
static __thread int own;

static void *
thread (void *argument)
{
  int me = (long) argument;
  for (int i = 0; i < 200; i++)
    {
      pthread_mutex_lock (&mutex);
      while (turn % 4 != me)
	pthread_cond_wait (&changed, &mutex);
      log_sum = log_sum * 31 + me;
      turn++;
      own++;
      pthread_cond_broadcast (&changed);
      pthread_mutex_unlock (&mutex);
    }
  return (void *) (long) own;
}

static void
threads (void)
{
  pthread_t ids[4];
  for (long i = 0; i < 4; i++)
    CHECK (pthread_create (&ids[i], NULL, thread, (void *) i) == 0);
  long total = 0;
  for (int i = 0; i < 4; i++)
    {
      void *result;
      CHECK (pthread_join (ids[i], &result) == 0);
      total += (long) result;
    }
  printf ("= turns %d of %ld, log %x\n", turn, total, log_sum);
}

static void
timers (void)
{
  struct timespec before, after, pause = { 0, 30000000 };
  clock_gettime (CLOCK_MONOTONIC, &before);
  CHECK (nanosleep (&pause, NULL) == 0);
  clock_gettime (CLOCK_MONOTONIC, &after);
  long waited = (after.tv_sec - before.tv_sec) * 1000000000 + after.tv_nsec - before.tv_nsec;
  CHECK (waited >= 30000000);
  int fd = timerfd_create (CLOCK_MONOTONIC, 0), event = eventfd (0, 0), poller = epoll_create (5);
  struct itimerspec every = { { 0, 5000000 }, { 0, 5000000 } };
  CHECK (fd >= 0 && event >= 0 && poller >= 0 && timerfd_settime (fd, 0, &every, NULL) == 0);
  struct epoll_event wanted = { EPOLLIN, { .fd = fd } };
  CHECK (epoll_ctl (poller, EPOLL_CTL_ADD, fd, &wanted) == 0);
  wanted.data.fd = event;
  CHECK (epoll_ctl (poller, EPOLL_CTL_ADD, event, &wanted) == 0);
  unsigned long long expired = 0, number;
  while (expired < 10)
    {
      CHECK (epoll_wait (poller, &wanted, 1, 10000) == 1 && wanted.data.fd == fd);
      CHECK (read (fd, &number, 8) == 8);
      expired += number;
    }
  number = 3;
  CHECK (write (event, &number, 8) == 8);
  struct pollfd polled = { event, POLLIN, 0 };
  CHECK (poll (&polled, 1, 1000) == 1);
  struct sigevent notify = { .sigev_notify = SIGEV_SIGNAL, .sigev_signo = SIGRTMIN };
  timer_t timer;
  sigset_t set;
  sigemptyset (&set);
  sigaddset (&set, SIGRTMIN);
  sigprocmask (SIG_BLOCK, &set, NULL);
  CHECK (timer_create (CLOCK_REALTIME, &notify, &timer) == 0 && timer_settime (timer, 0, &every, NULL) == 0);
  int got;
  CHECK (sigwait (&set, &got) == 0 && got == SIGRTMIN);
  printf ("= timers ran\n");
}

static void
proc (void)
{
  struct utsname name;
  CHECK (uname (&name) == 0);
  printf ("= %s %s\n", name.sysname, name.machine);
  print_file ("=", "/proc/filesystems");
  print_file ("=", "/proc/self/comm");
  char link[100] = "";
  CHECK (readlink ("/proc/self/exe", link, sizeof link) > 0);
  printf ("= exe %s\n", link);
  FILE *file = fopen ("/proc/mounts", "r");
  char line[500];
  while (fgets (line, sizeof line, file))
    {
      char *from = strtok (line, " "), *to = strtok (NULL, " ");
      printf ("= %s on %s, %s\n", from, to, strtok (NULL, " "));
    }
  fclose (file);
  CHECK ((file = fopen ("/proc/self/maps", "r")) != NULL);
  int lines = 0;
  while (fgets (line, sizeof line, file))
    lines++;
  printf ("= maps %s\n", lines > 4 ? "many" : "few");
  fclose (file);
  static const char *paths[] = { "/proc/meminfo", "/proc/stat", "/proc/self/status",
				 "/proc/kallsyms", "/proc/interrupts", "/proc/devices", "/proc/self/mountinfo" };
  for (unsigned i = 0; i < sizeof paths / sizeof *paths; i++)
    {
      int fd = open (paths[i], O_RDONLY);
      ssize_t length, total = 0;
      while (fd >= 0 && (length = read (fd, line, sizeof line)) > 0)
	total += length;
      printf ("= %s %s\n", paths[i], total > 10 ? "read" : "empty");
    }
}

/* Loads the module PATH with PARAMETERS; its error number, or 0.  */
static int
load (const char *path, const char *parameters)
{
  fflush (stdout);
  tcdrain (1);	/* What the kernel prints itself must not come between.  */
  int fd = open (path, O_RDONLY);
  CHECK (fd >= 0);
  int status = syscall (SYS_finit_module, fd, parameters, 0) ? errno : 0;
  close (fd);
  return status;
}

static void
modules (void)
{
  printf ("= load %d\n", load ("/trace.ko", "way=0"));
  char line[300];
  FILE *file = fopen ("/proc/modules", "r");
  while (fgets (line, sizeof line, file))
    printf ("= module %s\n", strtok (line, " "));
  fclose (file);
  printf ("= again %d\n", load ("/trace.ko", "way=0"));
  printf ("= unload %ld\n", syscall (SYS_delete_module, "trace", 0));
  printf ("= bad parameter %d\n", load ("/trace.ko", "way=x"));
}

/* A stack from inside a module.  */
static void
trace (void)
{
  printf ("= load %d\n", load ("/trace.ko", "way=1"));
  print_log ();
  printf ("= unload %ld\n", syscall (SYS_delete_module, "trace", 0));
}

/* The module reads through a null pointer: the kernel ends the process.  */
static void
oops (void)
{
  load ("/trace.ko", "way=2");
}

static int ends[2];

static void wait_read (void) { char c; read (ends[0], &c, 1); }
static void wait_sleep (void) { struct timespec long_time = { 1000, 0 }; nanosleep (&long_time, NULL); }
static void wait_pause (void) { pause (); }
static void wait_poll (void) { struct pollfd p = { ends[0], POLLIN, 0 }; poll (&p, 1, 1000000); }
static void wait_select (void) { fd_set s; FD_ZERO (&s); FD_SET (ends[0], &s); select (ends[0] + 1, &s, 0, 0, 0); }
static void wait_child (void) { if (fork () == 0) { sleep (3); _exit (0); } wait (NULL); }
static void wait_futex (void) { int f = 1; syscall (SYS_futex, &f, 0, 1, NULL, NULL, 0); }
static void wait_write (void) { char c[65536] = ""; write (ends[1], c, sizeof c); write (ends[1], c, sizeof c); }
static void wait_timer (void)
{
  struct itimerspec later = { { 0, 0 }, { 1000, 0 } };
  int fd = timerfd_create (CLOCK_MONOTONIC, 0);
  timerfd_settime (fd, 0, &later, NULL);
  read (fd, &later, 8);
}
static void wait_event (void) { long v; read (eventfd (0, 0), &v, 8); }
static void wait_epoll (void)
{
  int poller = epoll_create (1);
  struct epoll_event wanted = { EPOLLIN, { .fd = ends[0] } };
  epoll_ctl (poller, EPOLL_CTL_ADD, ends[0], &wanted);
  epoll_wait (poller, &wanted, 1, -1);
}
static void wait_socket (void)
{
  int pair[2];
  char c;
  socketpair (AF_UNIX, SOCK_STREAM, 0, pair);
  read (pair[0], &c, 1);
}
static void wait_accept (void)
{
  struct sockaddr_un name = { AF_UNIX, "/tmp/accept" };
  int server = socket (AF_UNIX, SOCK_STREAM, 0);
  bind (server, (void *) &name, sizeof name);
  listen (server, 1);
  accept (server, NULL, NULL);
}
static void wait_message (void)
{
  struct { long kind; char text[8]; } got;
  msgrcv (msgget (IPC_PRIVATE, 0600), &got, 8, 3, 0);
}
static void wait_semaphore (void)
{
  struct sembuf down = { 0, -1, 0 };
  semop (semget (IPC_PRIVATE, 1, 0600), &down, 1);
}
static void wait_lock (void)
{
  flock (open ("/tmp/lock", O_RDWR | O_CREAT, 0600), LOCK_EX);
}
static void wait_record_lock (void)
{
  struct flock whole = { .l_type = F_WRLCK };
  fcntl (open ("/tmp/lock", O_RDWR | O_CREAT, 0600), F_SETLKW, &whole);
}
static void wait_fifo (void)
{
  mkfifo ("/tmp/fifo", 0600);
  open ("/tmp/fifo", O_RDONLY);
}
static void wait_vfork (void)
{
  if (vfork () == 0)
    {
      sleep (3);
      _exit (0);
    }
}
static void wait_terminal (void)
{
  char c;
  read (open ("/dev/ptmx", O_RDWR | O_NOCTTY), &c, 1);
}
static void wait_signal (void)
{
  sigset_t set;
  sigemptyset (&set);
  sigaddset (&set, SIGUSR1);
  sigprocmask (SIG_BLOCK, &set, NULL);
  siginfo_t info;
  sigwaitinfo (&set, &info);
}

/* Prints the stack in the kernel of a process that waits in BODY, called NAME.  */
static void
print_stack (const char *name, void (*body) (void))
{
  CHECK (pipe (ends) == 0);
  pid_t pid = start (body);
  char path[50], text[200] = "";
  sprintf (path, "/proc/%d/stat", pid);
  for (int i = 0; i < 500 && !strstr (text, ") S") && !strstr (text, ") D"); i++)
    {
      usleep (20000);
      int fd = open (path, O_RDONLY);
      CHECK (fd >= 0 && read (fd, text, sizeof text - 1) > 0);
      close (fd);
    }
  sprintf (path, "/proc/%d/stack", pid);
  printf ("= stack %s\n", name);
  print_file ("|", path);
  kill (pid, SIGKILL);
  status_of (pid);
  close (ends[0]);
  close (ends[1]);
}

static void
stacks (void)
{
  int locked = open ("/tmp/lock", O_RDWR | O_CREAT, 0600);
  struct flock whole = { .l_type = F_WRLCK };
  CHECK (flock (locked, LOCK_EX) == 0 && fcntl (locked, F_SETLK, &whole) == 0);
#define STACK(NAME) print_stack (#NAME, wait_##NAME)
  STACK (read);
  STACK (sleep);
  STACK (pause);
  STACK (poll);
  STACK (select);
  STACK (child);
  STACK (futex);
  STACK (write);
  STACK (timer);
  STACK (event);
  STACK (epoll);
  STACK (socket);
  STACK (accept);
  STACK (message);
  STACK (semaphore);
  STACK (lock);
  STACK (record_lock);
  STACK (fifo);
  STACK (vfork);
  STACK (terminal);
  STACK (signal);
}

/* Runs the check BODY and says how it ended.  */
static void
run (const char *name, void (*body) (void))
{
  printf ("= begin %s\n", name);
  fflush (stdout);
  pid_t pid = fork ();
  if (pid == 0)
    {
      alarm (CHECK_SECONDS);
      body ();
      fflush (stdout);
      _exit (0);
    }
  int status;
  waitpid (pid, &status, 0);
  printf ("= end %s %x\n", name, status);
  print_log ();
  fflush (stdout);
}

int
main (int argc, char **argv)
{
  if (argc > 1 && !strcmp (argv[1], "child"))
    return 40 + argc + (getenv ("A") != NULL);
  mkdir ("/proc", 0755);
  mkdir ("/sys", 0755);
  mkdir ("/tmp", 0755);
  mount ("proc", "/proc", "proc", 0, "");
  mount ("sysfs", "/sys", "sysfs", 0, "");
  mount ("tmp", "/tmp", "tmpfs", 0, "");
  mount ("dev", "/dev", "devtmpfs", 0, "");
  mkdir ("/dev/pts", 0755);
  mount ("pts", "/dev/pts", "devpts", 0, "");
  setvbuf (stdout, NULL, _IOLBF, 0);
  printf ("\n");
#define RUN(NAME) run (#NAME, NAME)
  RUN (files);
  RUN (processes);
  RUN (pipes);
  RUN (signals);
  RUN (memory);
  RUN (threads);
  RUN (timers);
  RUN (proc);
  RUN (modules);
  RUN (trace);
  RUN (stacks);
  RUN (oops);
  printf ("= all done\n");
  fflush (stdout);
  tcdrain (1);
  sync ();
  reboot (RB_AUTOBOOT);
  for (;;)
    pause ();
}
