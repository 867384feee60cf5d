/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli-run.h"

#include <string.h>

static void
test_sound (void)
{
  g_autofree char *path = write_duel ("sound.xml", NULL, TO_THE_SHOT);
  g_autofree char *expected = g_strdup_printf ("%s: sound, a battle script with 2 ships and 2 commands\n", path);
  g_autoptr (Run) run = run_forcon ("check", path, NULL);

  g_assert_cmpint (run->status, ==, 0);
  g_assert_cmpstr (run->out, ==, expected);
}

static void
test_rules (void)
{
  g_autofree char *path = g_build_filename (g_getenv ("FORCON_DATA_DIR"), "rules", "forcon-2010.xml", NULL);
  g_autofree char *expected = g_strdup_printf ("%s: sound, a rules file\n", path);
  g_autoptr (Run) run = run_forcon ("check", path, NULL);

  g_assert_cmpint (run->status, ==, 0);
  g_assert_cmpstr (run->out, ==, expected);
}

/* F-BRD-3 */
static void
test_unknown_nation (void)
{
  static const char script[] = "<battle name=\"Duel\" rules=\"forcon-2010\">\n"
                               "  <table width=\"100\" height=\"80\"/>\n"
                               "  <class id=\"gunship\" name=\"Gunship\" type=\"cruiser\" speed=\"20\" braking=\"10\" "
                               "greatest-turn=\"90\" armour=\"5\" hits=\"8\" shields=\"1\" turrets=\"1\" readiness=\"8\" ew-attack=\"1\" ew-defence=\"1\"/>\n"
                               "  <side id=\"one\" name=\"One\" colour=\"0\" attacker=\"yes\"/>\n"
                               "  <side id=\"two\" name=\"Two\" colour=\"1\" attacker=\"no\"/>\n"
                               "  <ship id=\"a\" class=\"gunship\" name=\"A\" nation=\"Барраяр\" side=\"one\" x=\"50\" y=\"60\" "
                               "heading=\"0\"/>\n"
                               "  <ship id=\"b\" class=\"gunship\" name=\"B\" nation=\"Barayar\" side=\"two\" x=\"50\" y=\"30\" "
                               "heading=\"180\"/>\n"
                               "  <ship id=\"c\" class=\"gunship\" name=\"C\" nation=\"Barayar\" side=\"two\" x=\"70\" y=\"30\" "
                               "heading=\"180\"/>\n"
                               "</battle>\n";
  g_autofree char *path = write_scratch ("nations.xml", script);
  g_autofree char *expected
      = g_strdup_printf ("%1$s: sound, a battle script with 3 ships and 0 commands\n"
                         "%1$s: no rule knows the nation “Barayar”; it has no bonus when boarding\n", path);
  g_autoptr (Run) run = run_forcon ("check", path, NULL);

  g_assert_cmpint (run->status, ==, 0);
  g_assert_cmpstr (run->out, ==, expected);
}

/* The error of a damaged file: one line that begins with the file and the line in it. */
static void
assert_damaged (const char *path, gint line)
{
  g_autofree char *begin = g_strdup_printf ("%s:%d: ", path, line);
  g_autoptr (Run) run = run_forcon ("check", path, NULL);

  g_assert_cmpint (run->status, ==, 3);
  g_assert_cmpstr (run->out, ==, "");
  g_assert_true (is_one_line (run->err));
  if (!g_str_has_prefix (run->err, begin) || strstr (run->err, "expected") == NULL)
    g_test_fail_printf ("%s does not begin with %s or does not tell what was expected", run->err, begin);
}

static void
test_unknown_command (void)
{
  g_autofree char *path = write_duel ("unknown-command.xml", NULL, "<begin/>\n<dance/>\n");

  assert_damaged (path, 14);
}

static void
test_unknown_ship (void)
{
  g_autofree char *path = write_duel ("unknown-ship.xml", NULL, "<begin/>\n<order ship=\"ariel\" order=\"full-ahead\"/>");

  assert_damaged (path, 14);
}

static void
test_wrong_die (void)
{
  g_autofree char *path = write_duel ("wrong-die.xml", NULL, "<begin dice=\"7\"/>");

  assert_damaged (path, 13);
}

static void
test_wrong_rules (void)
{
  g_autofree char *path = write_scratch ("rules.xml", "<?xml version=\"1.0\"?>\n<rules>\n<dance/>\n</rules>\n");
  g_autoptr (Run) run = run_forcon ("check", path, NULL);

  g_assert_cmpint (run->status, ==, 3);
  g_assert_true (is_one_line (run->err));
  g_assert_true (g_str_has_prefix (run->err, path));
}

static void
test_not_xml (void)
{
  g_autofree char *path = write_scratch ("picture.xml", "\x89PNG");
  g_autoptr (Run) run = run_forcon ("check", path, NULL);

  g_assert_cmpint (run->status, ==, 3);
  g_assert_true (is_one_line (run->err));
}

static void
test_worst_counts (void)
{
  g_autofree char *sound = write_duel ("one-sound.xml", NULL, TO_THE_SHOT);
  g_autofree char *damaged = write_duel ("one-damaged.xml", NULL, "<dance/>");
  g_autoptr (Run) run = run_forcon ("check", damaged, sound, NULL);

  g_assert_cmpint (run->status, ==, 3);
  g_assert_true (is_one_line (run->err));
  g_assert_nonnull (strstr (run->out, "one-sound.xml: sound"));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/cli/check/a sound script is described", test_sound);
  g_test_add_func ("/cli/check/the rules that come with the program are sound", test_rules);
  g_test_add_func ("/cli/check/a nation that no rule knows is told (F-BRD-3)", test_unknown_nation);
  g_test_add_func ("/cli/check/an unknown command is told with its line", test_unknown_command);
  g_test_add_func ("/cli/check/an unknown ship is told with its line", test_unknown_ship);
  g_test_add_func ("/cli/check/a face that no die has is told with its line", test_wrong_die);
  g_test_add_func ("/cli/check/damaged rules are status 3", test_wrong_rules);
  g_test_add_func ("/cli/check/what is no XML is status 3", test_not_xml);
  g_test_add_func ("/cli/check/all files are checked and the worst counts", test_worst_counts);
  return g_test_run ();
}
