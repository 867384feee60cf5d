/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the program prints of how fair fleets are. */
#include "cli-run.h"

#include <glib/gstdio.h>
#include <string.h>

static char *
scenario (const char *name)
{
  return g_build_filename (g_getenv ("FORCON_DATA_DIR"), "scenarios", name, NULL);
}

static void
test_battle (void)
{
  g_autofree char *path = scenario ("hegen-hub.xml");
  g_autoptr (Run) run = run_forcon ("balance", path, "--fights", "100", "--trials", "60", NULL);

  g_assert_cmpstr (run->err, ==, "");
  g_assert_cmpint (run->status, ==, 0);
  g_assert_nonnull (strstr (run->out, "The Hegen Hub, from where it begins"));
  g_assert_nonnull (strstr (run->out, "Hegen Alliance – Cetaganda"));
  g_assert_nonnull (strstr (run->out, "Prince Serg class"));
  g_assert_nonnull (strstr (run->out, "Brier score"));
}

static void
test_powers (void)
{
  g_autofree char *path = scenario ("skirmish.xml");
  g_autoptr (Run) run
      = run_forcon ("balance", path, "--json", "--by", "admiral", "--fights", "100", "--trials", "60", NULL);
  g_autoptr (JsonNode) node = parse_json (run->out);
  JsonObject *answer = json_node_get_object (node);
  JsonObject *pair = json_array_get_object_element (json_object_get_array_member (answer, "pairs"), 0);

  g_assert_true (is_one_line (run->out));
  g_assert_cmpint (json_object_get_int_member (pair, "fights"), ==, 100);
  g_assert_cmpfloat_with_epsilon (json_object_get_double_member (pair, "won")
                                      + json_object_get_double_member (pair, "lost")
                                      + json_object_get_double_member (pair, "drawn"),
                                  1.0, 1e-9);
  g_assert_cmpfloat (json_object_get_double_member (answer, "brier"), <, 0.25);
  g_assert_cmpuint (json_array_get_length (json_object_get_array_member (answer, "fleets")), ==, 2);
}

static void
test_two_files (void)
{
  g_autofree char *one = scenario ("skirmish.xml");
  g_autofree char *other = scenario ("hegen-hub.xml");
  g_autoptr (Run) run
      = run_forcon ("balance", one, other, "--json", "--fights", "10", "--trials", "20", "--rounds", "3", NULL);
  g_autoptr (JsonNode) node = parse_json (run->out);

  g_assert_cmpuint (
      json_array_get_length (json_object_get_array_member (json_node_get_object (node), "pairs")), ==, 6);
}

static void
test_same_names (void)
{
  g_autofree char *one = scenario ("skirmish.xml");
  g_autofree char *other = scenario ("hegen-hub.xml");
  g_autofree char *of_one = g_strdup_printf ("\"fleet\":\"Cetaganda (%s)\"", one);
  g_autofree char *of_other = g_strdup_printf ("\"fleet\":\"Cetaganda (%s)\"", other);
  g_autoptr (Run) run
      = run_forcon ("balance", one, other, "--json", "--fights", "4", "--trials", "20", "--rounds", "2", NULL);
  g_autoptr (GString) out = g_string_new (run->out);

  g_string_replace (out, "\\/", "/", 0);
  g_assert_nonnull (strstr (out->str, of_one));
  g_assert_nonnull (strstr (out->str, of_other));
  g_assert_nonnull (strstr (out->str, "\"fleet\":\"Barrayar\""));
}

/* What programs read is the line, whatever else is written. */
static void
test_both (void)
{
  g_autofree char *path = scenario ("skirmish.xml");
  g_autofree char *paper = g_build_filename (g_get_tmp_dir (), "forcon-balance-both.txt", NULL);
  g_autofree char *text = NULL;
  g_autoptr (Run) run = run_forcon ("balance", path, "--json", "-o", paper, "--fights", "4", "--trials", "20", NULL);
  g_autoptr (JsonNode) node = parse_json (run->out);

  g_assert_true (is_one_line (run->out));
  g_assert_cmpstr (run->err, ==, "");
  g_assert_nonnull (json_node_get_object (node));
  g_assert_true (g_file_get_contents (paper, &text, NULL, NULL));
  g_assert_nonnull (strstr (text, "Brier score"));
  g_remove (paper);
}

static void
test_refused (void)
{
  g_autofree char *path = scenario ("hegen-hub.xml");
  g_autoptr (Run) none = run_forcon ("balance", NULL);
  g_autoptr (Run) by = run_forcon ("balance", path, "--by", "colour", NULL);
  g_autoptr (Run) trials = run_forcon ("balance", path, "--trials", "3", NULL);
  g_autoptr (Run) missing = run_forcon ("balance", "no-such-file.xml", NULL);

  g_assert_cmpint (none->status, ==, 2);
  g_assert_cmpint (by->status, ==, 2);
  g_assert_nonnull (strstr (by->err, "colour"));
  g_assert_nonnull (strstr (by->err, "power, admiral, formation"));
  g_assert_cmpint (trials->status, ==, 2);
  g_assert_cmpint (missing->status, ==, 3);
  g_assert_true (is_one_line (missing->err));
}

/* Hours of fights are not fought for a file that cannot be written. */
static void
test_output (void)
{
  g_autofree char *path = scenario ("forcon-2010.xml");
  g_autoptr (Run) kind = run_forcon ("balance", path, "--fights", "100000", "--trials", "100000", "-o", "x.json", NULL);
  g_autoptr (Run) folder
      = run_forcon ("balance", path, "--fights", "100000", "--trials", "100000", "-o", "no/such/folder.pdf", NULL);

  g_assert_cmpint (kind->status, ==, 2);
  g_assert_nonnull (strstr (kind->err, "“x.json”, expected a name that ends in .pdf, .txt, .svg or .png"));
  g_assert_cmpint (folder->status, ==, 3);
  g_assert_nonnull (strstr (folder->err, "no/such/folder.pdf: cannot be written: "));
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/cli/balance/a battle is weighed as it begins and by its fleets", test_battle);
  g_test_add_func ("/cli/balance/admirals are weighed for programs", test_powers);
  g_test_add_func ("/cli/balance/fleets of several files meet", test_two_files);
  g_test_add_func ("/cli/balance/fleets of one name are told apart by their files", test_same_names);
  g_test_add_func ("/cli/balance/a line for programs and a page for people are made at once", test_both);
  g_test_add_func ("/cli/balance/a file that cannot be written is told before all fights", test_output);
  g_test_add_func ("/cli/balance/what cannot be weighed is told", test_refused);
  return g_test_run ();
}
