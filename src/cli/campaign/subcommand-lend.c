/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli/frame/arguments.h"
#include "cli/frame/desk.h"
#include "cli/frame/output.h"
#include "storage/store/loan.h"

#include <glib/gi18n-lib.h>

/* Tables that are lent to a helper, and taken back. */

typedef struct {
  char *clash;
  char *to;
  char *output;
  gboolean json;
} LendOptions;

static ForconExit
lend (const char *path, const LendOptions *options)
{
  g_auto (ForconDesk) desk = { 0 };
  g_autoptr (GError) error = NULL;
  g_autoptr (ForconCampaignOutcome) outcome = NULL;
  g_autofree char *name = NULL;
  g_autofree char *file = NULL;
  ForconCampaignCommand command = { .kind = FORCON_CAMPAIGN_COMMAND_LEND };
  ForconExit status = forcon_desk_open (&desk, "lend", path, FORCON_STORE_WRITE);
  guint before;

  desk.told.json = options->json;
  if (status == FORCON_EXIT_DONE)
    status = forcon_desk_find_clash (&desk, FORCON_NO_SIDE, options->clash, &command.lend.clash);
  if (status != FORCON_EXIT_DONE)
    return status;
  forcon_desk_sign (&desk, &command);
  forcon_store_wind_up (desk.store, &command.moment);
  command.lend.text = g_intern_string (options->to);
  before = forcon_chronicle_position (forcon_store_chronicle (desk.store));
  name = forcon_loan_file_name (forcon_desk_campaign (&desk), command.lend.clash, options->to);
  file = forcon_loan_place (options->output, name);
  outcome = forcon_store_lend (desk.store, &command, file, &error);
  if (outcome == NULL)
    {
      forcon_print_error ("%s", error->message);
      return FORCON_EXIT_DAMAGED;
    }
  if (outcome->verdict.kind != FORCON_PROBLEM_NONE)
    return forcon_desk_refuse (&desk, &command, &outcome->verdict);
  forcon_desk_tell (&desk, before, &command);
  if (!options->json && !g_str_equal (file, options->output))
    forcon_print_line (_ ("Wrote %s"), file);
  return FORCON_EXIT_DONE;
}

ForconExit
forcon_subcommand_lend (int argc, char **argv)
{
  LendOptions options = { 0 };
  ForconExit status = FORCON_EXIT_DONE;
  const GOptionEntry entries[] = {
    { "clash", 0, 0, G_OPTION_ARG_STRING, &options.clash, N_ ("which clash; the only open one if not said"), N_ ("N") },
    { "to", 0, 0, G_OPTION_ARG_STRING, &options.to, N_ ("to whom, as you call them"), N_ ("NAME") },
    { "output", 'o', 0, G_OPTION_ARG_FILENAME, &options.output, N_ ("the file that is lent, or the folder for it"),
      N_ ("FILE") },
    FORCON_DESK_JSON_ENTRY (options.json),
    G_OPTION_ENTRY_NULL,
  };
  G_GNUC_UNUSED g_auto (ForconEntries) owned = entries;

  if (!forcon_arguments_parse ("lend", _ ("CAMPAIGN --to NAME -o FILE [OPTION…]"),
                               _ ("Lends the table of a clash as a file, to be fought elsewhere."), entries, &argc,
                               &argv, &status))
    return status;
  if (!forcon_arguments_expect ("lend", argc, 1, _ ("a campaign")))
    return FORCON_EXIT_USAGE;
  if (options.to == NULL || options.output == NULL)
    {
      forcon_print_error ("%s", _ ("forcon lend: --to and -o were expected; see “forcon help lend”"));
      return FORCON_EXIT_USAGE;
    }
  return lend (argv[1], &options);
}

typedef struct {
  char *reason;
  gboolean partial;
  gboolean json;
} BackOptions;

/* What of the file is not accepted, line by line. */
static void
tell_refused (ForconDesk *desk, const ForconScript *script, const ForconTakeBack *back,
              const ForconCampaignCommand *play)
{
  for (guint i = script->loan->played + back->accepted; i < script->commands->len; i++)
    {
      const ForconScriptCommand *line = g_ptr_array_index (script->commands, i);

      g_free (desk->where);
      desk->where = g_strdup_printf ("%s:%d", script->path, line->line);
      if (i == script->loan->played + back->accepted)
        forcon_desk_refuse (desk, play, &back->verdict);
      else
        /* Translators: the file and its line. */
        forcon_print_error (_ ("%s: not accepted, since a command before it is not"), desk->where);
    }
  g_clear_pointer (&desk->where, g_free);
}

static ForconExit
enter (ForconDesk *desk, const ForconScript *script, ForconTakeBack *back, const BackOptions *options)
{
  guint before = forcon_chronicle_position (forcon_store_chronicle (desk->store));
  const ForconCampaignCommand command = g_array_index (back->commands, ForconCampaignCommand, 0);
  const ForconCampaignCommand play
      = { .kind = FORCON_CAMPAIGN_COMMAND_PLAY, .play = { .clash = command.take_back.clash } };
  g_autoptr (GError) error = NULL;

  if (back->accepted < back->total)
    {
      tell_refused (desk, script, back, &play);
      if (!options->partial)
        {
          forcon_print_error (_ ("%1$s: nothing was entered; --accept-partial enters the %2$u of %3$u commands before"),
                              script->path, back->accepted, back->total);
          return FORCON_EXIT_REFUSED;
        }
    }
  if (!forcon_store_enter_all (desk->store, back, &error))
    {
      forcon_print_error ("%s", error->message);
      return FORCON_EXIT_DAMAGED;
    }
  forcon_desk_tell (desk, before, &command);
  return FORCON_EXIT_DONE;
}

static ForconExit
take_back (const char *path, const char *file, const BackOptions *options)
{
  g_auto (ForconDesk) desk = { 0 };
  g_autoptr (GError) error = NULL;
  g_autoptr (ForconScript) script = NULL;
  g_autoptr (ForconTakeBack) back = NULL;
  ForconCampaignCommand command = { .kind = FORCON_CAMPAIGN_COMMAND_TAKE_BACK };
  ForconExit status = forcon_desk_open (&desk, "take-back", path, FORCON_STORE_WRITE);

  if (status != FORCON_EXIT_DONE)
    return status;
  desk.told.json = options->json;
  forcon_desk_sign (&desk, &command);
  forcon_store_wind_up (desk.store, &command.moment);
  command.reason = g_intern_string (options->reason);
  script = forcon_loan_load (file, &error);
  if (script != NULL)
    back = forcon_store_try_take_back (desk.store, script, &command, &error);
  if (back == NULL)
    {
      forcon_print_error ("%s", error->message);
      return FORCON_EXIT_DAMAGED;
    }
  if (back->possible)
    return enter (&desk, script, back, options);
  desk.where = g_strdup (file);
  return forcon_desk_refuse (&desk, &command, &back->verdict);
}

ForconExit
forcon_subcommand_take_back (int argc, char **argv)
{
  BackOptions options = { 0 };
  ForconExit status = FORCON_EXIT_DONE;
  const GOptionEntry entries[] = {
    { "accept-partial", 0, 0, G_OPTION_ARG_NONE, &options.partial,
      N_ ("enter what comes before the first command that is not accepted"), NULL },
    { "reason", 0, 0, G_OPTION_ARG_STRING, &options.reason, N_ ("why it is taken though it was lent with other rules"),
      N_ ("TEXT") },
    FORCON_DESK_JSON_ENTRY (options.json),
    G_OPTION_ENTRY_NULL,
  };
  G_GNUC_UNUSED g_auto (ForconEntries) owned = entries;

  if (!forcon_arguments_parse ("take-back", _ ("CAMPAIGN FILE [OPTION…]"),
                               _ ("Enters what was fought at a table that was lent, after deciding all of it anew."),
                               entries, &argc, &argv, &status))
    return status;
  if (!forcon_arguments_expect ("take-back", argc, 2, _ ("a campaign and the file of a table that it lent")))
    return FORCON_EXIT_USAGE;
  return take_back (argv[1], argv[2], &options);
}
