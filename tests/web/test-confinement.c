/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the process that is open to the network can still do. Each test is a process of its own: there is no way back. */
#include "web/visitors/confinement.h"

#include <errno.h>
#include <fcntl.h>
#include <gio/gio.h>
#include <netinet/in.h>
#include <signal.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

static gboolean
can_be_confined (void)
{
  pid_t child = fork ();
  int status = 0;

  if (child == 0)
    _exit (forcon_web_confine () ? 0 : 1);
  g_assert_cmpint (waitpid (child, &status, 0), ==, child);
  return WIFEXITED (status) && WEXITSTATUS (status) == 0;
}

/* Whether this is the process in which the test is made. */
static gboolean
is_inside (const char *path)
{
  if (g_test_subprocess ())
    {
      g_assert_true (forcon_web_confine ());
      return TRUE;
    }
  if (can_be_confined ())
    {
      g_test_trap_subprocess (path, 0, G_TEST_SUBPROCESS_DEFAULT);
      g_test_trap_assert_passed ();
    }
  else
    g_test_skip ("there are no filters of system calls here, or a sanitizer needs what they forbid");
  return FALSE;
}

static void
assert_refused (glong result)
{
  g_assert_cmpint (result, ==, -1);
  g_assert_cmpint (errno, ==, EPERM);
}

static void
test_files (void)
{
  if (!is_inside (NULL))
    return;
  assert_refused (open ("/etc/passwd", O_RDONLY));
  assert_refused (open ("/dev/null", O_WRONLY));
  assert_refused (access ("/", R_OK));
  assert_refused (unlink ("/nowhere"));
  assert_refused (chdir ("/"));
}

static void
test_programs (void)
{
  char *const arguments[] = { (char *) "true", NULL };

  if (!is_inside (NULL))
    return;
  assert_refused (execv ("/bin/true", arguments));
  assert_refused (fork ());
  assert_refused (kill (getppid (), SIGTERM));
}

static void
test_connections (void)
{
  int pair[2];
  int listening = socket (AF_INET, SOCK_STREAM, 0);
  struct sockaddr_in where = { .sin_family = AF_INET };

  if (!is_inside (NULL))
    {
      close (listening);
      return;
    }
  assert_refused (socket (AF_INET, SOCK_STREAM, 0));
  assert_refused (socketpair (AF_UNIX, SOCK_STREAM, 0, pair));
  assert_refused (connect (listening, (struct sockaddr *) &where, sizeof where));
  assert_refused (bind (listening, (struct sockaddr *) &where, sizeof where));
}

static gpointer
answer (gpointer data)
{
  g_autoptr (GMainContext) context = g_main_context_new ();

  assert_refused (open ("/dev/null", O_WRONLY));
  g_main_context_iteration (context, FALSE);
  return data;
}

static void
test_service (void)
{
  char memory[] = "served";
  int pipes[2];

  g_assert_cmpint (pipe (pipes), ==, 0);
  if (is_inside (NULL))
    {
      g_autofree char *much = g_malloc0 (1 << 24);

      g_assert_cmpint (write (pipes[1], memory, sizeof memory), ==, sizeof memory);
      g_assert_cmpint (read (pipes[0], much, sizeof memory), ==, sizeof memory);
      g_assert_cmpstr (much, ==, memory);
      g_assert_true (g_thread_join (g_thread_new ("answer", answer, memory)) == memory);
    }
  close (pipes[0]);
  close (pipes[1]);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/web/confinement/no file is opened any more", test_files);
  g_test_add_func ("/web/confinement/no program and no process is started or ended any more", test_programs);
  g_test_add_func ("/web/confinement/no connection is made any more", test_connections);
  g_test_add_func ("/web/confinement/pipes memory and threads are as before, and the threads confined, too",
                   test_service);
  return g_test_run ();
}
