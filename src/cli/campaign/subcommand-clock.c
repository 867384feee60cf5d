/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli/frame/arguments.h"
#include "campaign/state/clock.h"
#include "cli/frame/desk.h"
#include "cli/frame/output.h"
#include "cli/campaign/status.h"

#include <glib/gi18n-lib.h>

/* What can be done to the clock. */
static const struct {
  const char *word;
  ForconCampaignCommandKind kind;
} deeds[] = {
  { "start", FORCON_CAMPAIGN_COMMAND_CLOCK_START },
  { "pause", FORCON_CAMPAIGN_COMMAND_CLOCK_PAUSE },
  { "set", FORCON_CAMPAIGN_COMMAND_CLOCK_SET },
  { "tick", FORCON_CAMPAIGN_COMMAND_TICK },
};

typedef struct {
  char *period;
  gboolean json;
} Options;

static void
print_clock (const ForconDesk *desk, gboolean json)
{
  ForconMoment now = forcon_moment_now ();
  const ForconStatus status = { .campaign = forcon_desk_campaign (desk),
                                .rules = desk->told.rules,
                                .now = forcon_store_moment (desk->store, &now) };

  forcon_status_print_clock (&status, json);
}

static ForconExit
read_clock (const char *path, gboolean json)
{
  g_auto (ForconDesk) desk = { 0 };
  ForconExit status = forcon_desk_open (&desk, "clock", path, FORCON_STORE_READ);

  if (status == FORCON_EXIT_DONE)
    print_clock (&desk, json);
  return status;
}

static ForconExit
give (const char *path, ForconCampaignCommand *command, gboolean json)
{
  g_auto (ForconDesk) desk = { 0 };
  ForconExit status = forcon_desk_open (&desk, "clock", path, FORCON_STORE_WRITE);

  if (status != FORCON_EXIT_DONE)
    return status;
  desk.told.quiet = json;
  if (command->kind == FORCON_CAMPAIGN_COMMAND_CLOCK_SET && command->clock_set.period == FORCON_N_PERIOD)
    command->clock_set.period = forcon_desk_campaign (&desk)->clock.period;
  status = forcon_desk_do (&desk, command);
  if (status == FORCON_EXIT_DONE)
    print_clock (&desk, json);
  return status;
}

/* The period goes on unless another is said. */
static gboolean
read_setting (const char *left, const Options *options, ForconCampaignCommand *command)
{
  command->clock_set.period = FORCON_N_PERIOD;
  if (!forcon_span_from_text (left, &command->clock_set.left))
    forcon_print_error (_ ("forcon clock: “%s” is no time, minutes such as 12 or 12:30 were expected"), left);
  else if (options->period != NULL && !forcon_period_from_word (options->period, &command->clock_set.period))
    forcon_print_error (_ ("forcon clock: --period is “%s”, collecting or results was expected"), options->period);
  else
    return TRUE;
  return FALSE;
}

static ForconExit
act (int argc, char **argv, const Options *options)
{
  ForconCampaignCommand command = { .kind = FORCON_N_CAMPAIGN_COMMAND };
  gboolean sets;

  if (argc == 2 || (argc == 3 && g_str_equal (argv[2], "status")))
    return read_clock (argv[1], options->json);
  for (guint i = 0; argc > 2 && i < G_N_ELEMENTS (deeds); i++)
    if (g_str_equal (argv[2], deeds[i].word))
      command.kind = deeds[i].kind;
  sets = command.kind == FORCON_CAMPAIGN_COMMAND_CLOCK_SET;
  if (command.kind == FORCON_N_CAMPAIGN_COMMAND || argc != (sets ? 4 : 3) || (options->period != NULL && !sets))
    {
      forcon_print_error ("%s", _ ("forcon clock: a campaign and start, pause, set MINUTES, tick or status were "
                                   "expected; see “forcon help clock”"));
      return FORCON_EXIT_USAGE;
    }
  if (sets && !read_setting (argv[3], options, &command))
    return FORCON_EXIT_USAGE;
  return give (argv[1], &command, options->json);
}

ForconExit
forcon_subcommand_clock (int argc, char **argv)
{
  Options options = { 0 };
  g_autofree char *period = NULL;
  ForconExit status = FORCON_EXIT_DONE;
  const GOptionEntry entries[] = {
    { "period", 0, 0, G_OPTION_ARG_STRING, &period, N_ ("with set: the period, collecting or results"), N_ ("PERIOD") },
    { "json", 0, 0, G_OPTION_ARG_NONE, &options.json, N_ ("for programs: one line of JSON"), NULL },
    G_OPTION_ENTRY_NULL,
  };

  if (!forcon_arguments_parse (
          "clock", _ ("CAMPAIGN [start|pause|set MINUTES|tick|status] [OPTION…]"),
          _ ("Starts, pauses or sets the clock, gives the alarms that are due, or tells the time left."), entries,
          &argc, &argv, &status))
    return status;
  options.period = period;
  return act (argc, argv, &options);
}
