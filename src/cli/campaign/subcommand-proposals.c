/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "campaign/clash/suggestion.h"
#include "cli/frame/arguments.h"
#include "cli/frame/desk.h"
#include "cli/frame/json.h"
#include "cli/frame/output.h"
#include "cli/frame/record-json.h"
#include "render/drawing/campaign-labels.h"
#include "report/campaign/campaign-sentences.h"
#include "report/campaign/campaign-wording.h"

#include <glib/gi18n-lib.h>

typedef struct {
  ForconDeskOptions dice;
  char *accept;
  char *set_aside;
  gboolean all;
  gboolean json;
} Options;

static void
print_as_text (const ForconCampaign *campaign, const ForconSuggestion *suggestion)
{
  g_autofree char *clash = forcon_wording_clash (campaign, suggestion->clash);
  g_autofree char *words = forcon_campaign_wording_of_suggestion (campaign, suggestion->clash, suggestion->text);
  gboolean stale
      = suggestion->state == FORCON_SUGGESTION_OPEN && !forcon_campaign_suggestion_waits (campaign, suggestion);

  /* Translators: an admiral, which clash, what the admiral's ships are to do, what became of it, the number for
   * commands. */
  forcon_print_line (_ ("%1$s, %2$s: %3$s – %4$s [suggestion=%5$d]"),
                     forcon_wording_admiral (campaign, suggestion->admiral), clash, words,
                     stale ? _ ("the battle went on without it") : forcon_label_suggestion_state (suggestion->state),
                     suggestion->suggestion);
}

static void
print_as_json (const ForconCampaign *campaign, const ForconSuggestion *suggestion)
{
  g_autoptr (GString) json = g_string_new (NULL);
  ForconJsonContext context = { .json = json, .campaign = campaign };

  forcon_json_open (json, '{');
  forcon_json_record (&context, forcon_table_shape (FORCON_TABLE_SUGGESTION), suggestion);
  forcon_json_close (json, '}');
  forcon_print_json (json->str);
}

static ForconExit
list (const char *path, const Options *options)
{
  g_auto (ForconDesk) desk = { 0 };
  ForconExit status = forcon_desk_open (&desk, "proposals", path, FORCON_STORE_READ);

  if (status != FORCON_EXIT_DONE)
    return status;
  const ForconCampaign *campaign = forcon_desk_campaign (&desk);

  for (guint i = 0; i < campaign->suggestions->len; i++)
    {
      const ForconSuggestion *suggestion = &g_array_index (campaign->suggestions, ForconSuggestion, i);

      if (!options->all && !forcon_campaign_suggestion_waits (campaign, suggestion))
        continue;
      if (options->json)
        print_as_json (campaign, suggestion);
      else
        print_as_text (campaign, suggestion);
    }
  return FORCON_EXIT_DONE;
}

/* The commands of what was accepted, one after the other, as if the master gave them. */
static ForconExit
play (ForconDesk *desk, ForconClashId clash, const GArray *commands)
{
  ForconExit status = FORCON_EXIT_DONE;

  for (guint i = 0; status == FORCON_EXIT_DONE && i < commands->len; i++)
    {
      ForconCampaignCommand command = { .kind = FORCON_CAMPAIGN_COMMAND_PLAY,
                                        .play = { .clash = clash },
                                        .battle = g_array_index (commands, ForconCommand, i) };

      status = forcon_desk_do (desk, &command);
    }
  return status == FORCON_EXIT_DONE ? forcon_desk_finish (desk) : status;
}

static ForconExit
settle (const char *path, const Options *options)
{
  g_auto (ForconDesk) desk = { 0 };
  gboolean accept = options->accept != NULL;
  gint number = 0;
  ForconCampaignCommand command
      = { .kind = accept ? FORCON_CAMPAIGN_COMMAND_ACCEPT : FORCON_CAMPAIGN_COMMAND_DECLINE };
  ForconExit status;

  if (!forcon_arguments_number ("proposals", accept ? "--accept" : "--set-aside",
                                accept ? options->accept : options->set_aside, 1, G_MAXINT, &number))
    return FORCON_EXIT_USAGE;
  status = forcon_desk_open (&desk, "proposals", path, FORCON_STORE_WRITE);
  desk.told.json = options->json;
  if (status == FORCON_EXIT_DONE)
    status = forcon_desk_take_dice (&desk, &options->dice);
  if (status != FORCON_EXIT_DONE)
    return status;
  const ForconSuggestion *suggestion = forcon_campaign_suggestion (forcon_desk_campaign (&desk), number);
  ForconClashId clash = suggestion == NULL ? FORCON_NO_CLASH : suggestion->clash;
  g_autoptr (GArray) commands = suggestion == NULL ? NULL : forcon_suggestion_parse (suggestion->text, NULL);

  if (accept)
    command.accept.suggestion = number;
  else
    command.decline.suggestion = number;
  status = forcon_desk_do_with (&desk, &command, &FORCON_DICE_GENERATED);
  return accept && status == FORCON_EXIT_DONE ? play (&desk, clash, commands) : status;
}

ForconExit
forcon_subcommand_proposals (int argc, char **argv)
{
  Options options = { 0 };
  ForconExit status = FORCON_EXIT_DONE;
  const GOptionEntry entries[] = {
    { "accept", 0, 0, G_OPTION_ARG_STRING, &options.accept, N_ ("accept this proposal and give its commands"),
      N_ ("N") },
    { "set-aside", 0, 0, G_OPTION_ARG_STRING, &options.set_aside, N_ ("put this proposal aside"), N_ ("N") },
    { "all", 0, 0, G_OPTION_ARG_NONE, &options.all, N_ ("also what was settled, or came too late"), NULL },
    FORCON_DESK_OPTION_ENTRIES (options.dice),
    FORCON_DESK_JSON_ENTRY (options.json),
    G_OPTION_ENTRY_NULL,
  };
  G_GNUC_UNUSED g_auto (ForconEntries) owned = entries;

  if (!forcon_arguments_parse ("proposals", _ ("CAMPAIGN [OPTION…]"),
                               _ ("Lists what admirals propose for their ships at tables, accepts it or puts it aside. "
                                  "“forcon do CAMPAIGN suggestions on=yes” allows proposals."),
                               entries, &argc, &argv, &status))
    return status;
  if (!forcon_arguments_expect ("proposals", argc, 1, _ ("a campaign")))
    return FORCON_EXIT_USAGE;
  if (options.accept != NULL && options.set_aside != NULL)
    {
      forcon_print_error ("%s", _ ("forcon proposals: --accept and --set-aside do not go together"));
      return FORCON_EXIT_USAGE;
    }
  return options.accept != NULL || options.set_aside != NULL ? settle (argv[1], &options) : list (argv[1], &options);
}
