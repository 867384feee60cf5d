/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli/frame/arguments.h"
#include "campaign/state/campaign-words.h"
#include "cli/frame/desk.h"
#include "cli/frame/output.h"
#include "cli/campaign/command-words.h"
#include "cli/campaign/edit-words.h"

#include <glib/gi18n-lib.h>

typedef struct {
  ForconDeskOptions dice;
  char *reason;
  char *by;
  gboolean json;
} Options;

static ForconExit
read_giver (const ForconDesk *desk, const Options *options, ForconCampaignCommand *command)
{
  ForconSideId admiral = FORCON_NO_SIDE;
  ForconExit status;

  if (options->by == NULL || g_str_equal (options->by, "master"))
    return FORCON_EXIT_DONE;
  status = forcon_desk_find_admiral (desk, "--by", options->by, &admiral);
  if (status == FORCON_EXIT_DONE)
    command->by
        = g_intern_string (forcon_campaign_word_of (forcon_desk_campaign (desk), FORCON_FIELD_ADMIRAL, admiral.value));
  return status;
}

/* @words: the command and what it takes */
static ForconExit
give (const char *path, ForconCampaignCommandKind kind, char **words, guint n_words, Options *options)
{
  g_auto (ForconDesk) desk = { 0 };
  ForconCampaignCommand command = { .kind = kind };
  ForconExit status = forcon_desk_open (&desk, "do", path, FORCON_STORE_WRITE);

  desk.told.json = options->json;
  desk.single = TRUE;
  options->dice.d10 = kind == FORCON_CAMPAIGN_COMMAND_GROUND;
  if (status == FORCON_EXIT_DONE)
    status = forcon_desk_take_dice (&desk, &options->dice);
  if (status == FORCON_EXIT_DONE)
    status = read_giver (&desk, options, &command);
  if (status != FORCON_EXIT_DONE)
    return status;
  if (forcon_edit_words_is (words[0]))
    {
      const char *by = command.by;

      status = forcon_edit_words_parse (&desk, words, n_words, &command);
      command.by = by;
      if (status != FORCON_EXIT_DONE)
        return status;
      if (command.kind == FORCON_CAMPAIGN_COMMAND_PLAY)
        return forcon_print_line ("%s", _ ("Nothing to change.")), FORCON_EXIT_DONE;
    }
  else if (!forcon_campaign_command_parse (forcon_desk_campaign (&desk), forcon_store_rules (desk.store), words + 1,
                                           n_words - 1, &command))
    return FORCON_EXIT_USAGE;
  if (options->reason != NULL)
    command.reason = g_intern_string (options->reason);
  return forcon_desk_do (&desk, &command);
}

static ForconExit
unknown_command (const char *word)
{
  g_autoptr (GString) words = g_string_new (NULL);

  for (guint i = 0; i < FORCON_N_CAMPAIGN_COMMAND; i++)
    if (i != FORCON_CAMPAIGN_COMMAND_PLAY)
      g_string_append_printf (words, "%s%s", words->len > 0 ? ", " : "",
                              forcon_campaign_command_to_word ((ForconCampaignCommandKind) i));
  g_string_append (words, ", merge, split, mirror, rotate, import");
  forcon_print_error (_ ("forcon do: there is no command “%1$s”, one of these was expected: %2$s"), word, words->str);
  return FORCON_EXIT_USAGE;
}

ForconExit
forcon_subcommand_do (int argc, char **argv)
{
  Options options = { 0 };
  ForconCampaignCommandKind kind = FORCON_CAMPAIGN_COMMAND_PLAY;
  ForconExit status = FORCON_EXIT_DONE;
  const GOptionEntry entries[] = {
    FORCON_DESK_OPTION_ENTRIES (options.dice),
    { "reason", 0, 0, G_OPTION_ARG_STRING, &options.reason, N_ ("why the master overrules"), N_ ("TEXT") },
    { "by", 0, 0, G_OPTION_ARG_STRING, &options.by, N_ ("who gives it: an admiral's word; the master if not said"),
      N_ ("ADMIRAL") },
    FORCON_DESK_JSON_ENTRY (options.json),
    G_OPTION_ENTRY_NULL,
  };
  G_GNUC_UNUSED g_auto (ForconEntries) owned = entries;

  if (!forcon_arguments_parse ("do", _ ("CAMPAIGN COMMAND [NAME=VALUE…] [OPTION…]"),
                               _ ("Gives any command of a campaign but those at the table of a clash."), entries, &argc,
                               &argv, &status))
    return status;
  if (argc < 3)
    return forcon_arguments_expect ("do", argc, 2, _ ("a campaign and a command")), FORCON_EXIT_USAGE;
  if (!forcon_edit_words_is (argv[2])
      && (!forcon_campaign_command_from_word (argv[2], &kind) || kind == FORCON_CAMPAIGN_COMMAND_PLAY))
    return unknown_command (argv[2]);
  return give (argv[1], kind, argv + 2, (guint) argc - 2, &options);
}
