/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "campaign/decision/campaign-decision.h"
#include "campaign/resolution/instruction-deeds.h"
#include "engine/state/formation.h"

static void
add_lack (GArray *lacks, ForconSideId admiral, ForconProblem problem, ForconFormationId formation, ForconShipId ship)
{
  ForconLack lack = { admiral, problem, formation, ship };

  g_array_append_val (lacks, lack);
}

static void
look_at_formation (GArray *lacks, const ForconCampaign *campaign, const ForconRules *rules, ForconFormationId id)
{
  const ForconFormation *formation = forcon_battle_formation (campaign->fleet, id);
  const ForconPost *post = forcon_campaign_post (campaign, id);
  ForconShips ships = forcon_formation_ships (campaign->fleet, id);

  if (ships.n == 0)
    return;
  if (!post->formed)
    {
      for (guint i = 0; i < ships.n; i++)
        add_lack (lacks, formation->side, FORCON_PROBLEM_UNFORMED, FORCON_NO_FORMATION, ships.ship[i]);
      return;
    }
  if (!forcon_ships_contain (&ships, formation->flagship))
    add_lack (lacks, formation->side, FORCON_PROBLEM_NO_FLAGSHIP, id, FORCON_NO_SHIP);
  if (FORCON_ID_IS_NONE (post->sector))
    add_lack (lacks, formation->side, FORCON_PROBLEM_NO_PLACE, id, FORCON_NO_SHIP);
  if (forcon_formation_judge_numbers (campaign->fleet, rules, &ships).kind != FORCON_VERDICT_DONE)
    add_lack (lacks, formation->side, FORCON_PROBLEM_TOO_MANY_SHIPS, id, FORCON_NO_SHIP);
}

GArray *
forcon_campaign_lacks (const ForconCampaign *campaign, const ForconRules *rules)
{
  GArray *lacks = g_array_new (FALSE, TRUE, sizeof (ForconLack));

  for (guint side = 1; side <= campaign->admirals->len; side++)
    for (guint i = 1; i <= campaign->posts->len; i++)
      {
        ForconFormationId id = { (guint16) i };

        if (forcon_battle_formation (campaign->fleet, id)->side.value == side)
          look_at_formation (lacks, campaign, rules, id);
      }
  return lacks;
}

static void
begin_phase (ForconCampaignDecision *decision, gint phase)
{
  FORCON_STATE (decision, PHASE_BEGUN, phase_begun, .phase = phase);
  forcon_campaign_clock_turn (decision, FORCON_PERIOD_COLLECTING);
  forcon_campaign_take_up_sheets (decision);
}

/* Play begins with the first phase, and its clock starts (F-CAMP-12). */
gboolean
forcon_campaign_begin (ForconCampaignDecision *decision)
{
  const ForconMoment *now = &decision->command->moment;
  g_autoptr (GArray) lacks = forcon_campaign_lacks (decision->campaign, decision->rules);

  if (lacks->len > 0)
    return FORCON_CAMPAIGN_REFUSE (decision, .kind = FORCON_PROBLEM_NOT_READY, .actual = (gint) lacks->len);
  FORCON_STATE (decision, BEGUN, begun);
  begin_phase (decision, 1);
  if (!decision->campaign->clock.running)
    FORCON_STATE (decision, CLOCK_STARTED, clock_started, .wall = now->wall, .boot = now->boot, .uptime = now->uptime);
  return TRUE;
}

/* Half an hour is enough to load tubes, unless one is in the middle of a clash. */
static void
reload_tubes (ForconCampaignDecision *decision)
{
  const ForconBattle *fleet = decision->campaign->fleet;

  for (guint i = 0; i < fleet->n_ships; i++)
    {
      const ForconPost *post = forcon_campaign_post (decision->campaign, fleet->ships[i].formation);

      if (fleet->ships[i].unready != 0 && (post == NULL || FORCON_ID_IS_NONE (post->clash)))
        FORCON_STATE (decision, TUBES_RELOADED, tubes_reloaded, .ship = { (guint16) (i + 1) });
    }
}

/* All sides at once, in the order of F-CAMP-5. */
static gboolean
resolve_half (ForconCampaignDecision *decision, gint half)
{
  gint phase = decision->campaign->progress.phase;

  FORCON_STATE (decision, HALF_BEGUN, half_begun, .phase = phase, .half = half);
  reload_tubes (decision);
  forcon_campaign_administer (decision);
  forcon_campaign_obey_on_map (decision);
  forcon_campaign_move_all (decision);
  if (!forcon_campaign_meet_all (decision))
    return FALSE;
  forcon_campaign_obey_after_meetings (decision);
  if (!forcon_campaign_work_all (decision))
    return FALSE;
  FORCON_STATE (decision, HALF_ENDED, half_ended, .phase = phase, .half = half);
  forcon_campaign_couriers_arrive (decision);
  return TRUE;
}

static ForconClashId
first_open_clash (const ForconCampaign *campaign, gint *count)
{
  ForconClashId first = FORCON_NO_CLASH;

  *count = 0;
  for (guint i = campaign->clashes->len; i > 0; i--)
    {
      const ForconClash *clash = &g_array_index (campaign->clashes, ForconClash, i - 1);

      if (clash->state != FORCON_CLASH_OPEN)
        continue;
      first = clash->clash;
      (*count)++;
    }
  return first;
}

static ForconMeetingId
first_question (const ForconCampaign *campaign, gint *count)
{
  ForconMeetingId first = FORCON_NO_MEETING;

  *count = 0;
  for (guint i = campaign->meetings->len; i > 0; i--)
    {
      const ForconMeeting *meeting = &g_array_index (campaign->meetings, ForconMeeting, i - 1);

      if (meeting->state != FORCON_MEETING_ASKED)
        continue;
      first = meeting->meeting;
      (*count)++;
    }
  return first;
}

/* Meetings without an answer become *passed by*; formations in a clash stay in it. */
static gboolean
leave_open (ForconCampaignDecision *decision)
{
  gint count = 0;

  for (ForconMeetingId id; !FORCON_ID_IS_NONE (id = first_question (decision->campaign, &count));)
    if (!forcon_campaign_pass_by (decision, id))
      return FALSE;
  return TRUE;
}

static gboolean
see_to_what_is_open (ForconCampaignDecision *decision)
{
  gint clashes = 0, questions = 0;
  ForconClashId clash = first_open_clash (decision->campaign, &clashes);
  ForconMeetingId meeting = first_question (decision->campaign, &questions);

  if (decision->command->advance.leave_open)
    return leave_open (decision);
  if (questions > 0)
    return FORCON_CAMPAIGN_REFUSE (decision, .kind = FORCON_PROBLEM_QUESTIONS_OPEN, .actual = questions,
                                   .meeting = meeting);
  if (clashes > 0)
    return FORCON_CAMPAIGN_REFUSE (decision, .kind = FORCON_PROBLEM_CLASHES_OPEN, .actual = clashes, .clash = clash);
  return TRUE;
}

/* The next half-phase, or after the second the next phase (F-CAMP-5). */
gboolean
forcon_campaign_advance (ForconCampaignDecision *decision)
{
  gint phase = decision->campaign->progress.phase;

  if (!see_to_what_is_open (decision))
    return FALSE;
  switch ((gint) decision->campaign->progress.stage)
    {
    case FORCON_STAGE_ORDERS:
      forcon_campaign_clock_turn (decision, FORCON_PERIOD_RESULTS);
      return resolve_half (decision, 1);
    case FORCON_STAGE_FIRST_HALF:
      return resolve_half (decision, FORCON_HALVES_OF_PHASE);
    default:
      FORCON_STATE (decision, PHASE_ENDED, phase_ended, .phase = phase);
      begin_phase (decision, phase + 1);
      return TRUE;
    }
}

/* The game is over; nothing is lost, and undo takes it back. */
gboolean
forcon_campaign_close (ForconCampaignDecision *decision)
{
  if (decision->campaign->clock.running)
    FORCON_STATE (decision, CLOCK_PAUSED, clock_paused,
                  .elapsed = forcon_clock_elapsed (&decision->campaign->clock, &decision->command->moment));
  FORCON_STATE (decision, CLOSED, closed);
  return TRUE;
}
