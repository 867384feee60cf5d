/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli-campaign.h"

#include <string.h>

/* Orders of captain Vorpatril as a tired person writes them: two that are plain, one guessed, one impossible, a remark. */
#define SHEET                                                                                                          \
  "Щит: перейти в B2, боевой порядок, затем патруль\n"                                                                 \
  "Шпоры патруль\n"                                                                                                    \
  "Шпорв остаться\n"                                                                                                    \
  "Щит перейти в Z9\n"                                                                                                 \
  "у нас кончился чай\n"

static char *
write_sheet (const char *text)
{
  return write_scratch ("sheet.txt", text);
}

/* F-CAMP-4 */
static void
test_russian_sheet (void)
{
  g_autofree char *path = begun_campaign ("russian.forcon");
  g_autofree char *sheet = write_sheet (SHEET);
  g_autoptr (Run) run = run_forcon ("orders", path, "--admiral", "vorpatril", sheet, NULL);

  g_assert_cmpint (run->status, ==, 0);
  g_assert_true (g_str_has_prefix (run->out, "1. “Щит: перейти в B2, боевой порядок, затем патруль” – understood\n"
                                             "   Shield: move to B2 Crossing, battle order (2 half-phases)\n"
                                             "   Shield: patrol sector B2 Crossing (1 half-phase)\n"));
  g_assert_nonnull (strstr (run->out, "3. “Шпорв остаться” – understood with a guess: "));
  g_assert_nonnull (strstr (run->out, "4. “Щит перейти в Z9” – impossible"));
  g_assert_nonnull (strstr (run->out, "There is no sector “Z9” on the map\n"));
  g_assert_nonnull (strstr (run->out, "   for the master to settle: line="));
  g_assert_nonnull (strstr (run->out, "5. “у нас кончился чай” – a remark\n"));
  g_assert_true (g_str_has_suffix (run->out, "1 line needs the master: see “forcon do … pick” and “rewrite”\n"));
}

/* F-CAMP-4 */
static void
test_russian_guess (void)
{
  g_autofree char *path = begun_campaign ("russian-guess.forcon");
  g_autofree char *sheet = write_sheet ("Шпорв: патруль\n");
  const char *const environment[] = { "LANGUAGE", "ru", NULL };
  const char *const arguments[] = { "orders", path, "--admiral", "vorpatril", sheet, NULL };
  g_autoptr (Run) run = run_forcon_with (environment, arguments);

  g_assert_cmpint (run->status, ==, 0);
  g_assert_nonnull (strstr (run->out, "понято с догадкой: Шпорв → Шпоры"));
}

/* F-CAMP-4 */
static void
test_json (void)
{
  g_autofree char *path = begun_campaign ("json.forcon");
  g_autofree char *sheet = write_sheet ("Щит: перейти в B2\n");
  g_autoptr (Run) run = run_forcon ("orders", path, "--admiral", "vorpatril", sheet, "--json", NULL);
  g_autoptr (JsonNode) node = parse_json (run->out);
  JsonObject *line = json_node_get_object (node);
  JsonArray *reading = json_array_get_array_element (json_object_get_array_member (line, "tasks"), 0);
  JsonObject *task = json_array_get_object_element (reading, 0);

  g_assert_cmpstr (json_object_get_string_member (line, "state"), ==, "understood");
  g_assert_cmpstr (json_object_get_string_member (line, "formation"), ==, "shield");
  g_assert_cmpstr (json_object_get_string_member (task, "kind"), ==, "move");
  g_assert_cmpstr (json_object_get_string_member (task, "sector"), ==, "b2");
  g_assert_false (json_object_get_boolean_member (line, "waits"));
}

/* F-CAMP-1 */
static void
test_owing (void)
{
  g_autofree char *path = begun_campaign ("owing.forcon");
  g_autofree char *sheet = write_sheet (SHEET);

  do_forcon ("orders", path, "--admiral", "vorpatril", sheet, NULL);
  g_assert_cmpuint (count_in_status (path, "owing"), ==, 1);
  g_assert_cmpuint (count_in_status (path, "lines"), ==, 1);
}

static char *
number_of_waiting_line (const char *path)
{
  g_autoptr (JsonObject) status = status_of (path, NULL);
  JsonObject *line = json_array_get_object_element (json_object_get_array_member (status, "lines"), 0);

  return g_strdup_printf ("line=%" G_GINT64_FORMAT, json_object_get_int_member (line, "line"));
}

/* F-CAMP-4 */
static void
test_settle (void)
{
  g_autofree char *path = begun_campaign ("settle.forcon");
  g_autofree char *sheet = write_sheet (SHEET);

  do_forcon ("orders", path, "--admiral", "vorpatril", sheet, NULL);
  g_autofree char *line = number_of_waiting_line (path);
  g_autoptr (Run) rewritten = run_forcon ("do", path, "rewrite", line, "text=Щит перейти в C1", NULL);

  g_assert_cmpint (rewritten->status, ==, 0);
  g_assert_cmpuint (count_in_status (path, "lines"), ==, 0);
  do_forcon ("undo", path, NULL);
  do_forcon ("do", path, "pick", line, "reading=0", NULL);
  g_assert_cmpuint (count_in_status (path, "lines"), ==, 0);
}

/* F-CAMP-9 */
static void
test_correction (void)
{
  g_autofree char *path = begun_campaign ("correction.forcon");
  g_autofree char *sheet = write_sheet ("Щит: перейти в C1\n");

  do_forcon ("advance", path, "--half", NULL);
  do_forcon ("orders", path, "--admiral", "vorpatril", sheet, "--correction", NULL);
  g_autofree char *journal = journal_of (path);

  g_assert_nonnull (strstr (journal, "\"what\":\"hand-in\",\"by\":\"vorpatril\""));
  g_assert_nonnull (strstr (journal, "\"event\":\"task-given\""));
  g_assert_nonnull (strstr (journal, "\"correction\":true"));
}

/* F-CAMP-4 */
static void
test_empty (void)
{
  g_autofree char *path = begun_campaign ("empty.forcon");
  g_autofree char *before = journal_of (path);
  g_autofree char *sheet = write_sheet (" \n\t\n");
  g_autoptr (Run) run = run_forcon ("orders", path, "--admiral", "rivek", sheet, NULL);
  g_autofree char *after = journal_of (path);

  assert_refused (run, 1, path);
  g_assert_cmpstr (after, ==, before);
}

static void
test_mark (void)
{
  g_autofree char *path = begun_campaign ("mark.forcon");
  g_autofree char *sheet = write_sheet ("\xef\xbb\xbfЩит: патруль\r\n");
  g_autoptr (Run) run = run_forcon ("orders", path, "--admiral", "vorpatril", sheet, NULL);

  g_assert_cmpint (run->status, ==, 0);
  g_assert_true (g_str_has_prefix (run->out, "1. “Щит: патруль” – understood\n"));
}

static void
test_other_letters (void)
{
  g_autofree char *path = begun_campaign ("letters.forcon");
  g_autofree char *sheet = write_scratch ("letters.txt", "\xd9\xe8\xf2: \xef\xe0\xf2\xf0\xf3\xeb\xfc");
  g_autoptr (Run) run = run_forcon ("orders", path, "--admiral", "vorpatril", sheet, NULL);

  g_assert_cmpint (run->status, ==, 0);
  g_assert_true (g_str_has_prefix (run->out, "1. “Щит: патруль” – understood\n"));
}

static void
test_no_sheet (void)
{
  g_autofree char *path = begun_campaign ("no-sheet.forcon");
  g_autofree char *bytes = write_scratch ("bytes.txt", "\x89PNG\x01\x02\x03");
  g_autofree char *sheet = write_sheet (SHEET);
  g_autoptr (Run) not_text = run_forcon ("orders", path, "--admiral", "rivek", bytes, NULL);
  g_autoptr (Run) missing = run_forcon ("orders", path, "--admiral", "rivek", "no-such-sheet.txt", NULL);
  g_autoptr (Run) nobody = run_forcon ("orders", path, sheet, NULL);
  g_autoptr (Run) stranger = run_forcon ("orders", path, "--admiral", "gregor", sheet, NULL);

  assert_refused (not_text, 3, "UTF-8, UTF-16 or CP1251 was expected");
  assert_refused (missing, 3, "no-such-sheet.txt");
  assert_refused (nobody, 2, "--admiral is needed");
  assert_refused (stranger, 2, "one of the admirals was expected");
}

/* A whole phase by sheets: both fleets meet, and who attacks opens the clash. F-CAMP-6 */
static void
test_phase (void)
{
  g_autofree char *path = begun_campaign ("phase.forcon");
  g_autofree char *sheet = write_sheet ("Щит: перейти в B2, затем оборона\nШпоры: патруль");
  g_autofree char *other = write_scratch ("other.txt", "Веер: перейти в B2\nМаска: засада");

  do_forcon ("orders", path, "--admiral", "vorpatril", sheet, NULL);
  do_forcon ("orders", path, "--admiral", "rivek", other, NULL);
  g_autoptr (Run) advanced = run_forcon ("advance", path, NULL);
  g_autoptr (Run) verified = run_forcon ("verify", path, NULL);

  g_assert_cmpint (advanced->status, ==, 0);
  g_assert_nonnull (strstr (advanced->out, "Shield goes from B1 Wayside to B2 Crossing."));
  g_assert_nonnull (strstr (advanced->out, "Fan goes from B3 Far Side to B2 Crossing."));
  g_assert_cmpuint (count_in_status (path, "questions") + count_in_status (path, "clashes"), ==, 1);
  g_assert_cmpint (verified->status, ==, 0);
}

/* What is read must be there the next time too, or the campaign is lost. F-CAMP-4 */
static void
test_opens_again (void)
{
  g_autofree char *path = begun_campaign ("opens-again.forcon");
  g_autofree char *sheet = write_sheet ("Lance: stay\n"
                                        "Form Falcon from Kestrel, flagship Kestrel\n"
                                        "Falcon: patrol C1\n");
  g_autoptr (Run) run = run_forcon ("orders", path, "--admiral", "vorpatril", sheet, NULL);
  g_autoptr (Run) again = run_forcon ("verify", path, NULL);
  g_autoptr (Run) advanced = run_forcon ("advance", path, "--generate", "--captains", NULL);
  g_autoptr (Run) after = run_forcon ("verify", path, NULL);

  g_assert_cmpint (run->status, ==, 0);
  g_assert_nonnull (strstr (run->out, "There is no formation “Lance”"));
  g_assert_nonnull (strstr (run->out, "form “Falcon”"));
  g_assert_cmpint (again->status, ==, 0);
  g_assert_cmpint (advanced->status, ==, 0);
  g_assert_cmpint (after->status, ==, 0);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/cli/campaign/orders/F-CAMP-4 each line is told as it was understood", test_russian_sheet);
  g_test_add_func ("/cli/campaign/orders/F-CAMP-4 what a word was taken for is told in the user's language",
                   test_russian_guess);
  g_test_add_func ("/cli/campaign/orders/F-CAMP-4 JSON has the lines with their readings", test_json);
  g_test_add_func ("/cli/campaign/orders/F-CAMP-1 who handed in owes no sheet", test_owing);
  g_test_add_func ("/cli/campaign/orders/F-CAMP-4 the master settles what is left", test_settle);
  g_test_add_func ("/cli/campaign/orders/F-CAMP-9 a correction is in force at once", test_correction);
  g_test_add_func ("/cli/campaign/orders/F-CAMP-4 an empty sheet is refused and leaves no trace", test_empty);
  g_test_add_func ("/cli/campaign/orders/marks of editors are no letters", test_mark);
  g_test_add_func ("/cli/campaign/orders/a sheet may be written in the letters of older machines", test_other_letters);
  g_test_add_func ("/cli/campaign/orders/orders to nobody and to what they form are there the next time", test_opens_again);
  g_test_add_func ("/cli/campaign/orders/what is no sheet is an error", test_no_sheet);
  g_test_add_func ("/cli/campaign/orders/F-CAMP-6 sheets lead fleets to meet", test_phase);
  return g_test_run ();
}
