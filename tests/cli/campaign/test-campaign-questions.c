/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What admirals ask the master and write to each other: F-CAMP-9. */
#include "cli-campaign.h"

#include <string.h>

/* Captain Vorpatril asks on a sheet, Rivek writes to him by word of mouth. */
static char *
asking_campaign (const char *name)
{
  char *path = begun_campaign (name);
  g_autofree char *sheet = write_scratch ("asking.txt", "Щит: патруль\nКто держит станцию?\n");

  do_forcon ("orders", path, "--admiral", "vorpatril", sheet, NULL);
  do_forcon ("do", path, "ask", "admiral=rivek", "to=vorpatril", "text=Withdraw, and no one need die.", NULL);
  return path;
}

/* "query=12", of the one at that place of what is open. */
static char *
number_of (const char *path, guint place)
{
  g_autoptr (JsonObject) status = status_of (path, NULL);
  JsonObject *query = json_array_get_object_element (json_object_get_array_member (status, "queries"), place);

  return g_strdup_printf ("query=%" G_GINT64_FORMAT, json_object_get_int_member (query, "query"));
}

static void
the_status_has_what_is_open (void)
{
  g_autofree char *path = asking_campaign ("asking.forcon");
  g_autofree char *number = number_of (path, 0);
  g_autofree char *line = g_strdup_printf ("Captain Vorpatril asks: “Кто держит станцию?” [%s]\n", number);
  g_autoptr (Run) run = run_forcon ("status", path, NULL);

  g_assert_cmpuint (count_in_status (path, "queries"), ==, 2);
  g_assert_nonnull (strstr (run->out, line));
  do_forcon ("do", path, "reply", number, "text=Nobody.", NULL);
  g_assert_cmpuint (count_in_status (path, "queries"), ==, 1);
}

static void
what_is_settled_is_listed_on_request (void)
{
  g_autofree char *path = asking_campaign ("settled.forcon");
  g_autofree char *question = number_of (path, 0), *message = number_of (path, 1);

  do_forcon ("do", path, "reply", question, "text=Nobody.", NULL);
  do_forcon ("do", path, "forward", message, "delay=2", NULL);
  g_autoptr (Run) open = run_forcon ("questions", path, NULL);
  g_autoptr (Run) all = run_forcon ("questions", path, "--all", NULL);
  g_autoptr (Run) json = run_forcon ("questions", path, "--json", NULL);

  g_assert_cmpuint (count_lines (open->out), ==, 1);
  g_assert_nonnull (strstr (open->out, "with a courier to Captain Vorpatril, arrives: phase 1, second half"));
  g_assert_cmpuint (count_lines (all->out), ==, 2);
  g_assert_nonnull (strstr (all->out, "– answered: “Nobody”"));
  g_autoptr (JsonNode) node = parse_json (json->out);

  g_assert_cmpstr (json_object_get_string_member (json_node_get_object (node), "state"), ==, "underway");
  g_assert_cmpstr (json_object_get_string_member (json_node_get_object (node), "receiver"), ==, "vorpatril");
}

/* F-CAMP-8 */
static void
an_admiral_lists_own_questions_without_what_became_of_them (void)
{
  g_autofree char *path = asking_campaign ("own.forcon");
  g_autofree char *message = number_of (path, 1);

  do_forcon ("do", path, "forward", message, "delay=2", NULL);
  g_autoptr (Run) run = run_forcon ("questions", path, "--as", "rivek", "--json", NULL);

  g_assert_cmpuint (count_lines (run->out), ==, 1);
  g_assert_nonnull (strstr (run->out, "\"state\":\"open\",\"receiver\":null,\"due\":0"));
  g_assert_null (strstr (run->out, "\"query\":"));
}

static void
a_courier_arrives_with_the_report (void)
{
  g_autofree char *path = asking_campaign ("courier.forcon");
  g_autofree char *message = number_of (path, 1);

  do_forcon ("do", path, "forward", message, "delay=2", NULL);
  do_forcon ("advance", path, NULL);
  g_autoptr (Run) report = run_forcon ("report", path, "--admiral", "vorpatril", NULL);
  const char *head = strstr (report->out, "Ghem-captain Rivek, ");

  g_assert_nonnull (head);
  g_assert_nonnull (strstr (head, "| Withdraw, and no one need die.\n"));
}

static void
packs_are_not_made_in_silence (void)
{
  g_autofree char *path = asking_campaign ("packs.forcon");
  g_autofree char *question = number_of (path, 0);
  g_autofree char *out = free_path ("packs.pdf");
  g_autofree char *warning
      = g_strdup_printf ("forcon report: still open: Captain Vorpatril asks: “Кто держит станцию?” [%s]\n", question);

  do_forcon ("advance", path, NULL);
  g_autoptr (Run) all = run_forcon ("report", path, "--all", "--pack", "-o", out, NULL);
  g_autoptr (Run) one = run_forcon ("report", path, "--admiral", "vorpatril", "--pack", "-o", out, NULL);

  g_assert_cmpint (all->status, ==, 0);
  g_assert_cmpuint (count_lines (all->err), ==, 2);
  g_assert_cmpstr (one->err, ==, warning);
  do_forcon ("do", path, "set-aside", question, "--reason", "He sees it himself", NULL);
  g_autoptr (Run) none = run_forcon ("report", path, "--admiral", "vorpatril", "--pack", "-o", out, NULL);

  g_assert_cmpstr (none->err, ==, "");
}

static void
refusals_tell_the_number (void)
{
  g_autofree char *path = asking_campaign ("refused.forcon");
  g_autofree char *question = number_of (path, 0);
  g_autoptr (Run) unknown = run_forcon ("do", path, "reply", "query=999", "text=Nobody.", NULL);
  g_autoptr (Run) nobody = run_forcon ("do", path, "forward", question, NULL);

  assert_refused (unknown, 1, "There is no question or message 999 (F-CAMP-9)");
  assert_refused (nobody, 1, "names no admiral");
  do_forcon ("do", path, "forward", question, "to=rivek", "at-once", NULL);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
#define TEST(path, function) g_test_add_func ("/cli/campaign/questions/" path " (F-CAMP-9)", function)
  TEST ("the status has what is open", the_status_has_what_is_open);
  TEST ("what is settled is listed on request", what_is_settled_is_listed_on_request);
  TEST ("an admiral lists own questions without what became of them",
        an_admiral_lists_own_questions_without_what_became_of_them);
  TEST ("a courier arrives with the report", a_courier_arrives_with_the_report);
  TEST ("packs are not made in silence", packs_are_not_made_in_silence);
  TEST ("refusals tell the number", refusals_tell_the_number);
  return g_test_run ();
}
