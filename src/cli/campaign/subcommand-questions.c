/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli/frame/arguments.h"
#include "cli/frame/desk.h"
#include "cli/frame/json.h"
#include "cli/frame/output.h"
#include "cli/frame/record-json.h"
#include "report/campaign/campaign-sentences.h"
#include "report/campaign/campaign-wording.h"

#include <glib/gi18n-lib.h>

/* What still waits for somebody: for the master, or for its courier. */
static gboolean
is_wanted (const ForconQuery *query, gboolean all)
{
  return all || query->state == FORCON_QUERY_OPEN || query->state == FORCON_QUERY_UNDERWAY;
}

/* Admirals are told no numbers, as only the master's commands name things by them. */
static void
print_as_text (const ForconCampaign *campaign, const ForconQuery *query, gboolean sealed)
{
  g_autofree char *when = forcon_wording_when (query->phase, 0);
  g_autofree char *sentence = forcon_campaign_sentence_of_query (campaign, query);
  g_autofree char *state = forcon_campaign_sentence_of_query_state (campaign, query);
  g_autofree char *number = sealed ? g_strdup ("") : g_strdup_printf (" [query=%u]", query->query.value);

  /* Translators: when it was asked ("phase 3"), who asks what, what became of it, the number for commands. */
  forcon_print_line (_ ("%1$s: %2$s – %3$s%4$s"), when, sentence, state, number);
}

static void
print_as_json (const ForconCampaign *campaign, const ForconQuery *query, gboolean sealed)
{
  g_autoptr (GString) json = g_string_new (NULL);
  ForconJsonContext context = { .json = json, .campaign = campaign, .sealed = sealed };

  forcon_json_open (json, '{');
  forcon_json_record (&context, forcon_table_shape (FORCON_TABLE_QUERY), query);
  forcon_json_close (json, '}');
  forcon_print_json (json->str);
}

static ForconExit
print_questions (const char *path, const char *as, gboolean all, gboolean json)
{
  g_auto (ForconDesk) desk = { 0 };
  ForconExit status = forcon_desk_open (&desk, "questions", path, FORCON_STORE_READ);

  if (status == FORCON_EXIT_DONE)
    status = forcon_desk_look (&desk, as, FORCON_DESK_NOW);
  if (status != FORCON_EXIT_DONE)
    return status;
  const ForconCampaign *campaign = forcon_desk_seen (&desk);
  gboolean sealed = !FORCON_ID_IS_NONE (forcon_desk_admiral (&desk));

  for (guint i = 0; i < campaign->queries->len; i++)
    {
      const ForconQuery *query = &g_array_index (campaign->queries, ForconQuery, i);

      if (!is_wanted (query, all))
        continue;
      if (json)
        print_as_json (campaign, query, sealed);
      else
        print_as_text (campaign, query, sealed);
    }
  return FORCON_EXIT_DONE;
}

ForconExit
forcon_subcommand_questions (int argc, char **argv)
{
  g_autofree char *as = NULL;
  gboolean all = FALSE, json = FALSE;
  ForconExit status = FORCON_EXIT_DONE;
  const GOptionEntry entries[] = {
    { "all", 0, 0, G_OPTION_ARG_NONE, &all, N_ ("also what was settled in this phase or the one before"), NULL },
    FORCON_DESK_AS_ENTRY (as),
    { "json", 0, 0, G_OPTION_ARG_NONE, &json, N_ ("for programs: one line of JSON for each"), NULL },
    G_OPTION_ENTRY_NULL,
  };

  if (!forcon_arguments_parse ("questions", _ ("CAMPAIGN [OPTION…]"),
                               _ ("Lists what admirals ask the master and write to each other, as far as it is open "
                                  "or with a courier. The commands ask, reply, forward and set-aside of “forcon do” "
                                  "deal with it."),
                               entries, &argc, &argv, &status))
    return status;
  return forcon_arguments_expect ("questions", argc, 1, _ ("a campaign")) ? print_questions (argv[1], as, all, json)
                                                                          : FORCON_EXIT_USAGE;
}
