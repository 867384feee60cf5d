/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "web/visitors/confinement.h"

#include <errno.h>
#include <fcntl.h>
#include <linux/sched.h>
#include <seccomp.h>
#include <sys/ioctl.h>
#include <sys/prctl.h>

/* What libsoup, GLib and GnuTLS call while they serve. The library leaves out what a machine does not have. */
static const int allowed[] = {
  /* What is open. */
  SCMP_SYS (read),
  SCMP_SYS (readv),
  SCMP_SYS (write),
  SCMP_SYS (writev),
  SCMP_SYS (recv),
  SCMP_SYS (recvfrom),
  SCMP_SYS (recvmsg),
  SCMP_SYS (send),
  SCMP_SYS (sendto),
  SCMP_SYS (sendmsg),
  SCMP_SYS (accept),
  SCMP_SYS (accept4),
  SCMP_SYS (shutdown),
  SCMP_SYS (close),
  SCMP_SYS (getsockopt),
  SCMP_SYS (setsockopt),
  SCMP_SYS (getsockname),
  SCMP_SYS (getpeername),
  SCMP_SYS (fstat),
  SCMP_SYS (fstat64),
  SCMP_SYS (poll),
  SCMP_SYS (ppoll),
  SCMP_SYS (ppoll_time64),
  SCMP_SYS (eventfd2),
  /* Memory. */
  SCMP_SYS (brk),
  SCMP_SYS (mmap),
  SCMP_SYS (mmap2),
  SCMP_SYS (munmap),
  SCMP_SYS (mremap),
  SCMP_SYS (mprotect),
  SCMP_SYS (madvise),
  /* Threads. */
  SCMP_SYS (futex),
  SCMP_SYS (futex_time64),
  SCMP_SYS (set_robust_list),
  SCMP_SYS (rseq),
  SCMP_SYS (gettid),
  SCMP_SYS (sched_yield),
  SCMP_SYS (sched_getaffinity),
  SCMP_SYS (sched_getattr),
  SCMP_SYS (sched_setattr),
  SCMP_SYS (membarrier),
  /* Time, chance and the end. */
  SCMP_SYS (clock_gettime),
  SCMP_SYS (clock_gettime64),
  SCMP_SYS (clock_nanosleep),
  SCMP_SYS (clock_nanosleep_time64),
  SCMP_SYS (nanosleep),
  SCMP_SYS (gettimeofday),
  SCMP_SYS (getrandom),
  SCMP_SYS (getpid),
  SCMP_SYS (sysinfo),
  SCMP_SYS (restart_syscall),
  SCMP_SYS (rt_sigaction),
  SCMP_SYS (rt_sigprocmask),
  SCMP_SYS (rt_sigreturn),
  SCMP_SYS (sigaltstack),
  SCMP_SYS (tgkill),
  SCMP_SYS (exit),
  SCMP_SYS (exit_group),
};

/* Flags of files that are open, and no more of what can be done with them. */
static const int file_controls[] = { F_GETFD, F_SETFD, F_GETFL, F_SETFL };

static gboolean
allow_one (scmp_filter_ctx filter, int call, unsigned argument, enum scmp_compare compare, scmp_datum_t value,
           scmp_datum_t wanted)
{
  return seccomp_rule_add (filter, SCMP_ACT_ALLOW, call, 1, SCMP_CMP (argument, compare, value, wanted)) == 0;
}

static gboolean
fill (scmp_filter_ctx filter)
{
  gboolean filled = TRUE;

  for (gsize i = 0; i < G_N_ELEMENTS (allowed); i++)
    filled = filled && seccomp_rule_add (filter, SCMP_ACT_ALLOW, allowed[i], 0) == 0;
  for (gsize i = 0; i < G_N_ELEMENTS (file_controls); i++)
    filled = filled && allow_one (filter, SCMP_SYS (fcntl), 1, SCMP_CMP_EQ, (scmp_datum_t) file_controls[i], 0);
  filled = filled && allow_one (filter, SCMP_SYS (ioctl), 1, SCMP_CMP_EQ, FIONREAD, 0);
  /* The name of a thread. */
  filled = filled && allow_one (filter, SCMP_SYS (prctl), 0, SCMP_CMP_EQ, PR_SET_NAME, 0);
  /* Threads are made, processes are not. What a filter cannot see into is not there: libc then uses what it can. */
  filled = filled && allow_one (filter, SCMP_SYS (clone), 0, SCMP_CMP_MASKED_EQ, CLONE_THREAD, CLONE_THREAD);
  return filled && seccomp_rule_add (filter, SCMP_ACT_ERRNO (ENOSYS), SCMP_SYS (clone3), 0) == 0;
}

static gboolean
is_sanitized (void)
{
#if defined(__SANITIZE_ADDRESS__)
  return TRUE;
#elif defined(__has_feature)
#if __has_feature(address_sanitizer)
  return TRUE;
#else
  return FALSE;
#endif
#else
  return FALSE;
#endif
}

gboolean
forcon_web_confine (void)
{
  scmp_filter_ctx filter = is_sanitized () ? NULL : seccomp_init (SCMP_ACT_ERRNO (EPERM));
  gboolean confined;

  if (filter == NULL)
    return FALSE;
  /* GLib has a thread of its own by now. */
  confined = seccomp_attr_set (filter, SCMP_FLTATR_CTL_TSYNC, 1) == 0 && fill (filter) && seccomp_load (filter) == 0;
  seccomp_release (filter);
  return confined;
}
