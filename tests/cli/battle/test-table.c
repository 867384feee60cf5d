/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli-run.h"

#include <string.h>

static char *
draw (const char *name, const char *begin)
{
  g_autofree char *script = write_duel ("table.xml", "7", TO_THE_SHOT);
  char *path = free_path (name);
  g_autofree char *bytes = NULL;
  gsize size = 0;

  g_autoptr (Run) run = run_forcon ("table", script, "-o", path, NULL);

  g_assert_cmpint (run->status, ==, 0);
  g_assert_true (g_file_get_contents (path, &bytes, &size, NULL));
  g_assert_cmpuint (size, >, 1000);
  g_assert_true (memcmp (bytes, begin, strlen (begin)) == 0);
  return path;
}

static void
test_formats (void)
{
  g_autofree char *png = draw ("table.png", "\x89PNG");
  g_autofree char *svg = draw ("table.svg", "<?xml");
  g_autofree char *pdf = draw ("table.pdf", "%PDF");

  g_assert_true (png != svg && svg != pdf);
}

static void
test_tiny_ship (void)
{
  g_autofree char *script = write_duel_of ("Grozny\" diameter=\"0.01", "tiny.xml", "7", TO_THE_SHOT);
  g_autofree char *path = scratch_path ("tiny.png");
  g_autoptr (Run) run = run_forcon ("table", script, "-o", path, NULL);

  g_assert_cmpstr (run->err, ==, "");
  g_assert_cmpint (run->status, ==, 0);
}

static char *
svg_after (const char *after)
{
  g_autofree char *script = write_duel (
      "after.xml", "7", "<begin/>\n<move ship=\"grozny\"><ahead cm=\"15\"/></move>\n<end-step/>\n<end-step/>\n");
  g_autofree char *path = scratch_path ("after.svg");
  g_autoptr (Run) run = run_forcon ("table", script, "-o", path, "--after", after, NULL);
  char *bytes = NULL;

  g_assert_cmpint (run->status, ==, 0);
  g_assert_true (g_file_get_contents (path, &bytes, NULL, NULL));
  return bytes;
}

static void
test_after (void)
{
  g_autofree char *before = svg_after ("1");
  g_autofree char *after = svg_after ("2");

  g_assert_cmpstr (before, !=, after);
}

static void
assert_usage (const char *option, const char *value)
{
  g_autofree char *script = write_duel ("usage.xml", "7", TO_THE_SHOT);
  g_autofree char *path = free_path ("usage.png");
  g_autoptr (Run) run = run_forcon ("table", script, "-o", path, option, value, NULL);

  g_assert_cmpint (run->status, ==, 2);
  g_assert_true (is_one_line (run->err));
  g_assert_false (g_file_test (path, G_FILE_TEST_EXISTS));
}

static void
test_bad_usage (void)
{
  assert_usage ("--after", "3");
  assert_usage ("--after", "-1");
  assert_usage ("--style", "loud");
  assert_usage ("--planet", "9");
  assert_usage ("-o", "table.gif");
}

/* F-ORB-1 */
static void
test_planet (void)
{
  g_autofree char *path = scratch_path ("orbit.svg");
  g_autofree char *table = scratch_path ("planet.svg");
  g_autofree char *script = g_build_filename (g_getenv ("FORCON_DATA_DIR"), "scenarios", "hegen-hub.xml", NULL);
  g_autoptr (Run) of_table = run_forcon ("table", script, "-o", table, "--after", "0", NULL);
  g_autoptr (Run) of_orbit = run_forcon ("table", script, "-o", path, "--after", "0", "--planet", "1", NULL);
  g_autofree char *orbit_bytes = NULL;
  g_autofree char *table_bytes = NULL;

  g_assert_cmpint (of_table->status, ==, 0);
  g_assert_cmpint (of_orbit->status, ==, 0);
  g_assert_true (g_file_get_contents (path, &orbit_bytes, NULL, NULL));
  g_assert_true (g_file_get_contents (table, &table_bytes, NULL, NULL));
  g_assert_cmpstr (orbit_bytes, !=, table_bytes);
}

static void
test_unwritable (void)
{
  g_autofree char *script = write_duel ("unwritable.xml", "7", TO_THE_SHOT);
  g_autofree char *path = scratch_path ("no-such-folder/table.png");
  g_autoptr (Run) run = run_forcon ("table", script, "-o", path, NULL);

  g_assert_cmpint (run->status, ==, 3);
  g_assert_true (is_one_line (run->err));
}

static void
test_needs_dice (void)
{
  g_autofree char *commands = g_strdup_printf (TO_THE_SHOT SHOT, "");
  g_autofree char *script = write_duel ("needs-dice.xml", NULL, commands);
  g_autofree char *path = free_path ("needs-dice.png");
  g_autoptr (Run) run = run_forcon ("table", script, "-o", path, NULL);

  g_assert_cmpint (run->status, ==, 1);
  g_assert_nonnull (strstr (run->err, "needs dice"));
  g_assert_false (g_file_test (path, G_FILE_TEST_EXISTS));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/cli/table/PNG, SVG and PDF are drawn", test_formats);
  g_test_add_func ("/cli/table/a ship of a hair's breadth is drawn", test_tiny_ship);
  g_test_add_func ("/cli/table/--after plays only so many commands", test_after);
  g_test_add_func ("/cli/table/--planet draws the low orbit (F-ORB-1)", test_planet);
  g_test_add_func ("/cli/table/bad usage is status 2 and draws nothing", test_bad_usage);
  g_test_add_func ("/cli/table/a picture that cannot be written is status 3", test_unwritable);
  g_test_add_func ("/cli/table/missing dice stop the drawing", test_needs_dice);
  return g_test_run ();
}
