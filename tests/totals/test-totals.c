/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The last line of ./test counts single tests, and nothing that went wrong is left out of it. */
#include <gio/gio.h>

#include <string.h>

static const char *python;
static const char *script;

/* Counts what a log of Meson holds and compares the last line, and whether the exit status was 0. */
static void
expect (const char *log, const char *last_line, gboolean good)
{
  g_autofree char *path = g_test_build_filename (G_TEST_BUILT, "totals.json", NULL);
  const char *const command[] = { python, script, path, NULL };
  g_autoptr (GError) error = NULL;
  g_autofree char *said = NULL;
  gint status;

  g_file_set_contents (path, log, -1, &error);
  g_assert_no_error (error);
  g_spawn_sync (NULL, (char **) command, NULL, G_SPAWN_SEARCH_PATH, NULL, NULL, &said, NULL, &status, &error);
  g_assert_no_error (error);

  const char *last = strrchr (g_strchomp (said), '\n');

  g_assert_cmpstr (last == NULL ? said : last + 1, ==, last_line);
  g_assert_cmpint (status == 0, ==, good);
}

static void
test_each (void)
{
  expect ("{\"name\":\"a\",\"stdout\":\"1..2\\nok 1 /a/x\\nok 2 /a/y\\n\",\"result\":\"OK\",\"returncode\":0}\n"
          "{\"name\":\"b\",\"stdout\":\"1..1\\nok 1 /b/x\\n\",\"result\":\"OK\",\"returncode\":0}\n",
          "3 passed, 0 failed", TRUE);
}

static void
test_failure (void)
{
  expect ("{\"name\":\"a\",\"stdout\":\"1..2\\nok 1 /a/x\\nnot ok 2 /a/y - no\\n\",\"result\":\"FAIL\",\"returncode\":1}\n",
          "1 passed, 1 failed", FALSE);
}

static void
test_skipped (void)
{
  expect ("{\"name\":\"a\",\"stdout\":\"1..3\\nok 1 /a/x\\nok 2 /a/y # SKIP\\nnot ok 3 /a/z # TODO\\n\","
          "\"result\":\"OK\",\"returncode\":0}\n",
          "1 passed, 0 failed", TRUE);
}

static void
test_crash (void)
{
  expect ("{\"name\":\"a\",\"stdout\":\"1..4\\nok 1 /a/x\\n\",\"result\":\"ERROR\",\"returncode\":-11}\n",
          "1 passed, 3 failed", FALSE);
}

static void
test_crash_at_exit (void)
{
  expect ("{\"name\":\"a\",\"stdout\":\"1..1\\nok 1 /a/x\\n\",\"result\":\"ERROR\",\"returncode\":1}\n",
          "1 passed, 1 failed", FALSE);
}

static void
test_time_out (void)
{
  expect ("{\"name\":\"a\",\"stdout\":\"\",\"result\":\"TIMEOUT\",\"returncode\":-15}\n", "0 passed, 1 failed", FALSE);
}

static void
test_group (void)
{
  expect ("{\"name\":\"a\",\"stdout\":\"    ok 1 /a/x\\n    ok 2 /a/y\\nok 1 - /a\\n1..1\\n\",\"result\":\"OK\","
          "\"returncode\":0}\n",
          "2 passed, 0 failed", TRUE);
}

static void
test_plain (void)
{
  expect ("{\"name\":\"a\",\"stdout\":\"\",\"result\":\"OK\",\"returncode\":0}\n"
          "{\"name\":\"b\",\"stdout\":\"\",\"result\":\"FAIL\",\"returncode\":1}\n"
          "{\"name\":\"c\",\"stdout\":\"\",\"result\":\"SKIP\",\"returncode\":77}\n",
          "1 passed, 1 failed", FALSE);
}

static void
test_nothing (void)
{
  expect ("", "0 passed, 0 failed", FALSE);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  if (argc != 3)
    g_error ("usage: test-totals PYTHON SCRIPT");
  python = argv[1];
  script = argv[2];

  g_test_add_func ("/totals/each test of each program counts", test_each);
  g_test_add_func ("/totals/a failed test fails the run", test_failure);
  g_test_add_func ("/totals/a skipped or unfinished test is neither", test_skipped);
  g_test_add_func ("/totals/tests that a crash kept from running have failed", test_crash);
  g_test_add_func ("/totals/a crash after the last test has failed", test_crash_at_exit);
  g_test_add_func ("/totals/a program that ran out of time has failed", test_time_out);
  g_test_add_func ("/totals/the sum of a group is not one more test", test_group);
  g_test_add_func ("/totals/a program without single tests counts as one", test_plain);
  g_test_add_func ("/totals/a run without tests fails", test_nothing);
  return g_test_run ();
}
