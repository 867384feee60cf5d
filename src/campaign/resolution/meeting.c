/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "campaign/resolution/instruction-deeds.h"
#include "campaign/resolution/meeting-stance.h"
#include "campaign/resolution/resolution.h"

/* Meetings (F-CAMP-6): who meets where, why, and what comes of it. */

/*
 * Formations that may have met: in a sector, or on the border to another one. detected: who found whom there in this
 * half-phase.
 */
typedef struct {
  ForconSectorId sector;
  ForconSectorId other;
  const GArray *formations;
  const GArray *detected;
} Encounter;

static ForconFormationId
nth (const GArray *formations, guint place)
{
  return g_array_index (formations, ForconFormationId, place);
}

static gboolean
contains (const GArray *formations, ForconFormationId formation)
{
  for (guint i = 0; i < formations->len; i++)
    if (FORCON_ID_EQUAL (nth (formations, i), formation))
      return TRUE;
  return FALSE;
}

static gboolean
hostile (const ForconCampaign *campaign, ForconFormationId a, ForconFormationId b)
{
  return forcon_campaign_admirals_hostile (campaign, forcon_battle_formation (campaign->fleet, a)->side,
                                           forcon_battle_formation (campaign->fleet, b)->side);
}

/* Whether it can meet anybody: formations in a clash have met already. */
static gboolean
is_about (const ForconCampaign *campaign, ForconFormationId formation)
{
  return forcon_campaign_formation_lives (campaign, formation)
         && FORCON_ID_IS_NONE (forcon_campaign_post (campaign, formation)->clash);
}

/* Whether an attack is one on a formation there that its admiral has found: what is hidden, nobody attacks
 * (F-CAMP-6). */
static gboolean
attacks_what_is_found (const ForconCampaign *campaign, const Encounter *encounter, const ForconTask *task)
{
  for (guint i = 0; i < encounter->formations->len; i++)
    {
      ForconFormationId other = nth (encounter->formations, i);

      if ((task->kind == FORCON_TASK_ATTACK_SECTOR || FORCON_ID_EQUAL (task->target, other))
          && hostile (campaign, task->formation, other)
          && forcon_campaign_has_found (campaign, forcon_battle_formation (campaign->fleet, task->formation)->side,
                                        other))
        return TRUE;
    }
  return FALSE;
}

static void
find_detected (const Encounter *encounter, ForconParty *party)
{
  for (guint i = 0; i < encounter->detected->len && !party->opens; i++)
    {
      const ForconDetected *pair = &g_array_index (encounter->detected, ForconDetected, i);

      if (!FORCON_ID_EQUAL (pair->seeker, party->formation) || !contains (encounter->formations, pair->hider))
        continue;
      party->against = pair->hider;
      party->opens = TRUE;
    }
}

/* What part a formation has in a meeting. Who has come with an attack next in line attacks as it comes. */
static ForconParty
party_of (const ForconCampaign *campaign, const Encounter *encounter, ForconFormationId formation)
{
  const ForconTask *task = forcon_campaign_task_at (campaign, formation);
  const ForconPost *post = forcon_campaign_post (campaign, formation);
  ForconParty party = { .formation = formation };

  party.reason = FORCON_ID_IS_NONE (encounter->other) ? FORCON_PARTY_PRESENT : FORCON_PARTY_CROSSES;
  switch (task == NULL ? -1 : (gint) task->kind)
    {
    case FORCON_TASK_ATTACK_FORMATION:
      party.reason = FORCON_PARTY_ATTACKS_FORMATION;
      party.against = task->target;
      party.opens = attacks_what_is_found (campaign, encounter, task);
      break;
    case FORCON_TASK_ATTACK_SECTOR:
      /* Of another sector it is no attack on those that are met here. */
      if (!FORCON_ID_IS_NONE (task->sector) && !FORCON_ID_EQUAL (task->sector, post->sector))
        break;
      party.reason = FORCON_PARTY_ATTACKS_SECTOR;
      party.opens = attacks_what_is_found (campaign, encounter, task);
      break;
    case FORCON_TASK_PATROL:
    case FORCON_TASK_DEFEND:
      if (post->worked == forcon_campaign_now (campaign))
        break;
      party.reason = task->kind == FORCON_TASK_PATROL ? FORCON_PARTY_PATROLS : FORCON_PARTY_DEFENDS;
      find_detected (encounter, &party);
      break;
    default:
      break;
    }
  return party;
}

/* Whether it has neither moved nor been told anything since a meeting. Running numbers grow, whatever they are of. */
static gboolean
is_as_then (const ForconCampaign *campaign, ForconFormationId formation, const ForconMeeting *meeting)
{
  if (forcon_campaign_post (campaign, formation)->arrived > forcon_half_number (meeting->phase, meeting->half))
    return FALSE;
  for (guint i = 0; i < campaign->tasks->len; i++)
    {
      const ForconTask *task = &g_array_index (campaign->tasks, ForconTask, i);

      if (FORCON_ID_EQUAL (task->formation, formation) && task->state != FORCON_TASK_STATE_OFFERED
          && task->task.value > meeting->meeting.value)
        return FALSE;
    }
  for (guint i = 0; i < campaign->instructions->len; i++)
    {
      const ForconInstruction *instruction = &g_array_index (campaign->instructions, ForconInstruction, i);

      if (FORCON_ID_EQUAL (instruction->formation, formation) && instruction->state != FORCON_TASK_STATE_OFFERED
          && instruction->instruction.value > meeting->meeting.value)
        return FALSE;
    }
  return TRUE;
}

static gboolean
took_part (const ForconCampaign *campaign, ForconFormationId formation, ForconMeetingId meeting)
{
  for (guint i = campaign->parties->len; i > 0; i--)
    {
      const ForconParty *party = &g_array_index (campaign->parties, ForconParty, i - 1);

      if (party->meeting.value < meeting.value)
        return FALSE;
      if (FORCON_ID_EQUAL (party->meeting, meeting) && FORCON_ID_EQUAL (party->formation, formation))
        return TRUE;
    }
  return FALSE;
}

/* The last meeting of two formations, or %NULL. */
static const ForconMeeting *
last_meeting (const ForconCampaign *campaign, ForconFormationId a, ForconFormationId b)
{
  for (guint i = campaign->parties->len; i > 0; i--)
    {
      const ForconParty *party = &g_array_index (campaign->parties, ForconParty, i - 1);

      if (FORCON_ID_EQUAL (party->formation, a) && took_part (campaign, b, party->meeting))
        return forcon_campaign_meeting (campaign, party->meeting);
    }
  return NULL;
}

/* Whether the master let two formations pass by each other, and nothing has changed since. */
static gboolean
were_let_pass (const ForconCampaign *campaign, ForconFormationId a, ForconFormationId b)
{
  const ForconMeeting *last = last_meeting (campaign, a, b);

  return last != NULL && last->state == FORCON_MEETING_PASSED_BY && is_as_then (campaign, a, last)
         && is_as_then (campaign, b, last);
}

/* Whether there is anything to ask: two that are hostile and about whom the master has not decided already; but for
 * those of whom one is told to slip past the other, where @stances are given. */
static gboolean
is_new (const ForconCampaign *campaign, const GArray *formations, const GArray *stances)
{
  for (guint i = 0; i < formations->len; i++)
    for (guint k = i + 1; k < formations->len; k++)
      if (hostile (campaign, nth (formations, i), nth (formations, k))
          && !were_let_pass (campaign, nth (formations, i), nth (formations, k))
          && (stances == NULL
              || (!forcon_stance_avoids (&g_array_index (stances, ForconStance, i))
                  && !forcon_stance_avoids (&g_array_index (stances, ForconStance, k)))))
        return TRUE;
  return FALSE;
}

/*
 * Who attacks openly is seen by those whom it attacks, who attacks from an ambush stays hidden. Who attacks one
 * formation, which it has found, still sees it; others there that were not found stay hidden (F-CAMP-7).
 */
static void
show_attack (ForconCampaignDecision *decision, const Encounter *encounter, const ForconParty *party)
{
  const ForconCampaign *campaign = decision->campaign;
  gboolean openly = forcon_campaign_post (campaign, party->formation)->posture != FORCON_POSTURE_AMBUSH;

  for (guint i = 0; i < encounter->formations->len && openly; i++)
    {
      ForconFormationId other = nth (encounter->formations, i);

      if (hostile (campaign, party->formation, other))
        forcon_campaign_sight (decision, forcon_battle_formation (campaign->fleet, other)->side, party->formation,
                               FORCON_LEVEL_CONTACT);
    }
  if (party->reason == FORCON_PARTY_ATTACKS_FORMATION || party->reason == FORCON_PARTY_INSTRUCTED)
    forcon_campaign_sight (decision, forcon_battle_formation (campaign->fleet, party->formation)->side, party->against,
                           FORCON_LEVEL_CONTACT);
}

gboolean
forcon_campaign_fight (ForconCampaignDecision *decision, ForconMeetingId meeting)
{
  const ForconCampaign *campaign = decision->campaign;
  g_autoptr (GArray) parties = g_array_new (FALSE, FALSE, sizeof (ForconParty));

  for (guint i = 0; i < campaign->parties->len; i++)
    if (FORCON_ID_EQUAL (g_array_index (campaign->parties, ForconParty, i).meeting, meeting))
      g_array_append_vals (parties, &g_array_index (campaign->parties, ForconParty, i), 1);
  forcon_campaign_obey_before_clash (decision, parties);
  if (!forcon_campaign_open_clash (decision, meeting))
    return FALSE;
  for (guint i = 0; i < parties->len; i++)
    {
      const ForconParty *party = &g_array_index (parties, ForconParty, i);
      const ForconTask *task = forcon_campaign_task_at (campaign, party->formation);

      if (task != NULL
          && ((forcon_party_attacks (party) && party->reason != FORCON_PARTY_INSTRUCTED)
              || party->reason == FORCON_PARTY_ATTACKS_SECTOR))
        forcon_campaign_task_done (decision, task);
    }
  forcon_campaign_obey_in_clash (decision, parties);
  /* The master is not asked any more about those that fight now: their other meetings become *passed by*. */
  for (guint i = 0; i < campaign->parties->len; i++)
    {
      const ForconParty *party = &g_array_index (campaign->parties, ForconParty, i);

      if (!FORCON_ID_IS_NONE (forcon_campaign_post (campaign, party->formation)->clash)
          && forcon_campaign_meeting (campaign, party->meeting)->state == FORCON_MEETING_ASKED)
        FORCON_STATE (decision, MEETING_JUDGED, meeting_judged, .meeting = party->meeting,
                      .state = FORCON_MEETING_PASSED_BY);
    }
  return TRUE;
}

#define TAKE(name, TYPE) .name = party.name,

/* By what instructions they do what they do; where there is no meeting to tell of, only what their admirals know. */
static void
state_stances (ForconCampaignDecision *decision, const GArray *stances, ForconMeetingId meeting, gboolean opens)
{
  for (guint i = 0; i < stances->len; i++)
    {
      const ForconStance *stance = &g_array_index (stances, ForconStance, i);
      gboolean answers = forcon_stance_avoids (stance) && !opens && !FORCON_ID_IS_NONE (meeting);

      if (!FORCON_ID_IS_NONE (stance->instruction.instruction) && (stance->changes || stance->known || answers))
        forcon_campaign_state_applied (decision, &stance->instruction, &stance->why, stance->instruction.state, meeting,
                                       !stance->known);
    }
}

static gboolean
state_meeting (ForconCampaignDecision *decision, const Encounter *encounter, const GArray *parties,
               const GArray *stances, gboolean opens)
{
  const ForconProgress *progress = &decision->campaign->progress;
  ForconMeetingId meeting = { forcon_campaign_next_id (decision) };
  gboolean answered = !is_new (decision->campaign, encounter->formations, stances);

  FORCON_STATE (decision, MET, met, .meeting = meeting, .phase = progress->phase, .half = progress->half,
                .sector = encounter->sector, .other = encounter->other);
  for (guint i = 0; i < parties->len; i++)
    {
      ForconParty party = g_array_index (parties, ForconParty, i);

      party.meeting = meeting;
      FORCON_STATE (decision, PARTY_MET, party_met, FORCON_FIELDS_PARTY (TAKE));
    }
  for (guint i = 0; i < parties->len; i++)
    if (forcon_party_attacks (&g_array_index (parties, ForconParty, i)))
      show_attack (decision, encounter, &g_array_index (parties, ForconParty, i));
  state_stances (decision, stances, meeting, opens);
  if (opens)
    return forcon_campaign_fight (decision, meeting);
  if (answered)
    FORCON_STATE (decision, MEETING_JUDGED, meeting_judged, .meeting = meeting, .state = FORCON_MEETING_PASSED_BY);
  else
    FORCON_STATE (decision, MEETING_JUDGED, meeting_judged, .meeting = meeting, .state = FORCON_MEETING_ASKED,
                  .why = forcon_campaign_why_asked (decision, parties, stances));
  return TRUE;
}

/* Formations that have met: a clash opens if one of them sees to it; what they are told may answer whether they pass
 * each other by; else the master is asked once (F-CAMP-6, F-CAMP-13). */
static gboolean
judge (ForconCampaignDecision *decision, const Encounter *encounter)
{
  g_autoptr (GArray) parties = g_array_new (FALSE, FALSE, sizeof (ForconParty));
  g_autoptr (GArray) stances = g_array_new (FALSE, FALSE, sizeof (ForconStance));
  ForconPartyReason otherwise = FORCON_ID_IS_NONE (encounter->other) ? FORCON_PARTY_PRESENT : FORCON_PARTY_CROSSES;
  gboolean opens = FALSE;

  for (guint i = 0; i < encounter->formations->len; i++)
    {
      ForconParty party = party_of (decision->campaign, encounter, nth (encounter->formations, i));
      ForconStance stance = forcon_campaign_take_stance (decision, encounter->formations, otherwise, &party);

      opens = opens || party.opens;
      g_array_append_val (parties, party);
      g_array_append_val (stances, stance);
    }
  if (opens || is_new (decision->campaign, encounter->formations, NULL))
    return state_meeting (decision, encounter, parties, stances, opens);
  state_stances (decision, stances, FORCON_NO_MEETING, FALSE);
  return TRUE;
}

/* Whether two are hostile. Then all the others there are hostile to one of them, or on a side with one. */
static gboolean
have_met (const ForconCampaign *campaign, const GArray *formations)
{
  for (guint i = 1; i < formations->len; i++)
    if (hostile (campaign, nth (formations, 0), nth (formations, i)))
      return TRUE;
  return FALSE;
}

static gboolean
crossed (const ForconCampaign *campaign, ForconFormationId formation, ForconSectorId from, ForconSectorId to)
{
  const ForconPost *post = forcon_campaign_post (campaign, formation);

  return is_about (campaign, formation) && post->arrived == forcon_campaign_now (campaign)
         && FORCON_ID_EQUAL (post->came_from, from) && FORCON_ID_EQUAL (post->sector, to);
}

static gboolean
crossed_against (const ForconCampaign *campaign, ForconFormationId formation, ForconSectorId from, ForconSectorId to)
{
  if (!crossed (campaign, formation, from, to))
    return FALSE;
  for (guint i = 1; i <= campaign->posts->len; i++)
    if (crossed (campaign, (ForconFormationId){ (guint16) i }, to, from)
        && hostile (campaign, formation, (ForconFormationId){ (guint16) i }))
      return TRUE;
  return FALSE;
}

/* Those that crossed a border in opposite directions in this step, with an enemy coming towards them (F-CAMP-6). */
static gboolean
meet_on_border (ForconCampaignDecision *decision, const ForconBorder *border)
{
  const ForconCampaign *campaign = decision->campaign;
  g_autoptr (GArray) formations = g_array_new (FALSE, FALSE, sizeof (ForconFormationId));
  g_autoptr (GArray) detected = g_array_new (FALSE, FALSE, sizeof (ForconDetected));
  Encounter encounter = { border->one, border->two, formations, detected };

  for (guint i = 1; i <= campaign->posts->len; i++)
    {
      ForconFormationId formation = { (guint16) i };

      if (crossed_against (campaign, formation, border->one, border->two)
          || crossed_against (campaign, formation, border->two, border->one))
        g_array_append_val (formations, formation);
    }
  if (formations->len == 0)
    return TRUE;
  return forcon_campaign_search (decision, formations, detected) && judge (decision, &encounter);
}

static gboolean
meet_in_sector (ForconCampaignDecision *decision, ForconSectorId sector)
{
  const ForconCampaign *campaign = decision->campaign;
  g_autoptr (GArray) formations = g_array_new (FALSE, FALSE, sizeof (ForconFormationId));
  g_autoptr (GArray) detected = g_array_new (FALSE, FALSE, sizeof (ForconDetected));
  Encounter encounter = { sector, FORCON_NO_SECTOR, formations, detected };

  for (guint i = 1; i <= campaign->posts->len; i++)
    {
      ForconFormationId formation = { (guint16) i };

      if (FORCON_ID_EQUAL (forcon_campaign_post (campaign, formation)->sector, sector)
          && is_about (campaign, formation))
        g_array_append_val (formations, formation);
    }
  forcon_campaign_know_allies (decision, formations);
  if (!have_met (campaign, formations))
    return TRUE;
  return forcon_campaign_search (decision, formations, detected) && judge (decision, &encounter);
}

gboolean
forcon_campaign_meet_all (ForconCampaignDecision *decision)
{
  const ForconCampaign *campaign = decision->campaign;

  for (guint i = 0; i < campaign->borders->len; i++)
    if (!meet_on_border (decision, &g_array_index (campaign->borders, ForconBorder, i)))
      return FALSE;
  for (guint i = 1; i <= campaign->sectors->len; i++)
    if (!meet_in_sector (decision, (ForconSectorId){ (guint16) i }))
      return FALSE;
  return TRUE;
}
