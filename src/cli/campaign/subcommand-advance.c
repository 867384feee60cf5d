/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli/frame/arguments.h"
#include "report/reports/campaign-review.h"
#include "engine/captain/captain.h"
#include "cli/campaign/fight.h"
#include "cli/frame/output.h"
#include "cli/campaign/status.h"

#include <glib/gi18n-lib.h>

typedef struct {
  ForconDeskOptions dice;
  gboolean half;
  gboolean leave_open;
  gboolean captains;
  gboolean dry_run;
  gboolean json;
} Options;

/* Captains fight every clash that is open. */
static ForconExit
fight_all (ForconDesk *desk)
{
  const ForconClashCaptains captains = { FORCON_ALL_SIDES, FORCON_FIGHT_ROUNDS, TRUE };
  ForconExit status = FORCON_EXIT_DONE;

  for (ForconClashId clash = forcon_desk_next_clash (desk, FORCON_NO_SIDE, FORCON_NO_CLASH);
       !FORCON_ID_IS_NONE (clash) && status == FORCON_EXIT_DONE;
       clash = forcon_desk_next_clash (desk, FORCON_NO_SIDE, clash))
    status = forcon_fight_captains (desk, clash, &captains);
  return status;
}

/* Whether something that is open blocks the next half-phase. */
static gboolean
is_blocked (const ForconDesk *desk)
{
  g_autoptr (GArray) openings = forcon_campaign_openings (forcon_desk_campaign (desk), desk->told.rules);

  for (guint i = 0; i < openings->len; i++)
    if (g_array_index (openings, ForconCampaignOpening, i).blocks)
      return TRUE;
  return FALSE;
}

static ForconCampaignCommand
next_half (const Options *options)
{
  return (ForconCampaignCommand){ .kind = FORCON_CAMPAIGN_COMMAND_ADVANCE,
                                  .advance = { .leave_open = options->leave_open } };
}

/* What the next half would bring, by topic, as the window's review has it; details are left to the journal. */
static ForconExit
review (ForconDesk *desk, const Options *options)
{
  ForconCampaignCommand command = next_half (options);
  g_autoptr (ForconCampaignOutcome) outcome = forcon_desk_try (desk, &command);
  g_autoptr (GPtrArray) lines = NULL;

  if (outcome == NULL)
    return FORCON_EXIT_REFUSED;
  lines = forcon_campaign_review (forcon_desk_campaign (desk), outcome);
  for (ForconReviewTopic topic = 0; topic < FORCON_REVIEW_DETAIL; topic++)
    {
      gboolean any = FALSE;

      for (guint i = 0; i < lines->len; i++)
        {
          const ForconReviewLine *line = g_ptr_array_index (lines, i);

          if (line->topic != topic)
            continue;
          if (!any)
            forcon_print_line ("%s", forcon_review_heading (topic));
          forcon_print_line ("  %s", line->text);
          any = TRUE;
        }
    }
  return FORCON_EXIT_DONE;
}

/* Resolves half-phases until orders are collected again, or until something is open that the master must decide. */
static ForconExit
advance (ForconDesk *desk, const Options *options)
{
  ForconExit status = options->captains ? fight_all (desk) : FORCON_EXIT_DONE;
  gboolean goes_on = TRUE;

  while (status == FORCON_EXIT_DONE && goes_on)
    {
      ForconCampaignCommand command = next_half (options);

      status = forcon_desk_do (desk, &command);
      if (status == FORCON_EXIT_DONE && options->captains)
        status = fight_all (desk);
      goes_on = !options->half && forcon_desk_campaign (desk)->progress.stage != FORCON_STAGE_ORDERS
                && (options->leave_open || !is_blocked (desk));
    }
  return status;
}

static ForconExit
advance_campaign (const char *path, const Options *options)
{
  g_auto (ForconDesk) desk = { 0 };
  ForconExit status
      = forcon_desk_open (&desk, "advance", path, options->dry_run ? FORCON_STORE_READ : FORCON_STORE_WRITE);

  desk.told.json = options->json;
  if (status == FORCON_EXIT_DONE)
    status = forcon_desk_take_dice (&desk, &options->dice);
  if (status != FORCON_EXIT_DONE)
    return status;
  if (options->dry_run)
    return review (&desk, options);
  status = advance (&desk, options);
  if (status == FORCON_EXIT_DONE)
    status = forcon_desk_finish (&desk);
  if (!options->json && is_blocked (&desk))
    forcon_status_print_openings (&(ForconStatus){ .campaign = forcon_desk_campaign (&desk),
                                                   .rules = desk.told.rules,
                                                   .ground = forcon_store_ground (desk.store) });
  return status;
}

ForconExit
forcon_subcommand_advance (int argc, char **argv)
{
  Options options = { 0 };
  ForconExit status = FORCON_EXIT_DONE;
  const GOptionEntry entries[] = {
    FORCON_DESK_OPTION_ENTRIES (options.dice),
    { "half", 0, 0, G_OPTION_ARG_NONE, &options.half, N_ ("only the next half-phase"), NULL },
    { "leave-open", 0, 0, G_OPTION_ARG_NONE, &options.leave_open,
      N_ ("go on though clashes or questions are open; who fights stays where it is"), NULL },
    { "captains", 0, 0, G_OPTION_ARG_NONE, &options.captains, N_ ("captains fight every clash, and it goes on"), NULL },
    { "dry-run", 0, 0, G_OPTION_ARG_NONE, &options.dry_run,
      N_ ("only tell what the next half-phase would bring, and do nothing"), NULL },
    FORCON_DESK_JSON_ENTRY (options.json),
    G_OPTION_ENTRY_NULL,
  };
  G_GNUC_UNUSED g_auto (ForconEntries) owned = entries;

  if (!forcon_arguments_parse ("advance", _ ("CAMPAIGN [OPTION…]"),
                               _ ("Resolves the phase, up to where a clash or a question is open."), entries, &argc,
                               &argv, &status))
    return status;
  if (options.dry_run && (options.json || options.captains))
    {
      forcon_print_error ("%s", _ ("forcon advance: --dry-run goes neither with --json nor with --captains"));
      return FORCON_EXIT_USAGE;
    }
  return forcon_arguments_expect ("advance", argc, 1, _ ("a campaign")) ? advance_campaign (argv[1], &options)
                                                                        : FORCON_EXIT_USAGE;
}
