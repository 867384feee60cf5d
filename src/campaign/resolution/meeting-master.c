/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "campaign/resolution/resolution.h"

/* Meetings that the master decides (F-CAMP-6). */

static const ForconPost *
post_of (const ForconCampaignDecision *decision, ForconFormationId formation)
{
  return forcon_campaign_post (decision->campaign, formation);
}

/* Formations that are to fight are still where they met; those that crossed a border are on either side of it. */
static gboolean
check_places (ForconCampaignDecision *decision, const ForconMeeting *meeting)
{
  const ForconCampaign *campaign = decision->campaign;

  for (guint i = 0; i < campaign->parties->len; i++)
    {
      const ForconParty *party = &g_array_index (campaign->parties, ForconParty, i);
      ForconSectorId sector = post_of (decision, party->formation)->sector;

      if (FORCON_ID_EQUAL (party->meeting, meeting->meeting)
          && forcon_campaign_formation_lives (campaign, party->formation) && !FORCON_ID_EQUAL (sector, meeting->sector)
          && !FORCON_ID_EQUAL (sector, meeting->other))
        return FORCON_CAMPAIGN_REFUSE (decision, .kind = FORCON_PROBLEM_NOT_TOGETHER, .formation = party->formation,
                                       .sector = sector, .other = meeting->sector);
    }
  return TRUE;
}

gboolean
forcon_campaign_pass_by (ForconCampaignDecision *decision, ForconMeetingId meeting)
{
  const GArray *parties = decision->campaign->parties;
  g_autoptr (GArray) formations = g_array_new (FALSE, FALSE, sizeof (ForconFormationId));

  FORCON_STATE (decision, MEETING_JUDGED, meeting_judged, .meeting = meeting, .state = FORCON_MEETING_PASSED_BY);
  for (guint i = 0; i < parties->len; i++)
    if (FORCON_ID_EQUAL (g_array_index (parties, ForconParty, i).meeting, meeting))
      g_array_append_val (formations, g_array_index (parties, ForconParty, i).formation);
  return forcon_campaign_work (decision, formations);
}

/* A clash that the master opens may settle questions about others, who do then what those put off. */
static gboolean
fight (ForconCampaignDecision *decision, ForconMeetingId meeting)
{
  const ForconCampaign *campaign = decision->campaign;
  g_autoptr (GArray) waiting = g_array_new (FALSE, FALSE, sizeof (ForconFormationId));

  for (guint i = 0; i < campaign->parties->len; i++)
    {
      const ForconParty *party = &g_array_index (campaign->parties, ForconParty, i);

      if (forcon_campaign_meeting (campaign, party->meeting)->state == FORCON_MEETING_ASKED)
        g_array_append_val (waiting, party->formation);
    }
  return forcon_campaign_fight (decision, meeting) && forcon_campaign_work (decision, waiting);
}

/* The master's word on a meeting: a clash, or they pass by each other (F-CAMP-6). Dice: of work that was put off. */
gboolean
forcon_campaign_answer (ForconCampaignDecision *decision)
{
  const ForconCampaignCommand_answer *command = &decision->command->answer;
  const ForconMeeting *found = forcon_campaign_meeting (decision->campaign, command->meeting);

  if (found == NULL)
    return FORCON_CAMPAIGN_REFUSE (decision, .kind = FORCON_PROBLEM_UNKNOWN_MEETING,
                                   .actual = (gint) command->meeting.value);
  if (found->state != FORCON_MEETING_ASKED)
    return FORCON_CAMPAIGN_REFUSE (decision, .kind = FORCON_PROBLEM_ALREADY_ANSWERED, .meeting = command->meeting);
  const ForconMeeting meeting = *found;

  if (!command->on)
    return forcon_campaign_pass_by (decision, meeting.meeting);
  return check_places (decision, &meeting) && fight (decision, meeting.meeting);
}

static gboolean
check_party (ForconCampaignDecision *decision, ForconFormationId formation)
{
  if (!forcon_campaign_formation_lives (decision->campaign, formation))
    return FORCON_CAMPAIGN_REFUSE (decision, .kind = FORCON_PROBLEM_UNKNOWN_FORMATION);
  if (!FORCON_ID_IS_NONE (post_of (decision, formation)->clash))
    return FORCON_CAMPAIGN_REFUSE (decision, .kind = FORCON_PROBLEM_ENGAGED, .formation = formation,
                                   .clash = post_of (decision, formation)->clash);
  return TRUE;
}

static gboolean
check_pair (ForconCampaignDecision *decision, ForconFormationId formation, ForconFormationId target)
{
  const ForconBattle *fleet = decision->campaign->fleet;
  ForconSectorId here = post_of (decision, formation)->sector;
  ForconSectorId there = post_of (decision, target)->sector;

  if (!forcon_campaign_admirals_hostile (decision->campaign, forcon_battle_formation (fleet, formation)->side,
                                         forcon_battle_formation (fleet, target)->side))
    return FORCON_CAMPAIGN_REFUSE (decision, .kind = FORCON_PROBLEM_NOT_HOSTILE, .formation = target);
  if (FORCON_ID_IS_NONE (here))
    return FORCON_CAMPAIGN_REFUSE (decision, .kind = FORCON_PROBLEM_NO_PLACE, .formation = formation);
  if (!FORCON_ID_EQUAL (here, there) && !forcon_campaign_neighbours (decision->campaign, here, there))
    return FORCON_CAMPAIGN_REFUSE (decision, .kind = FORCON_PROBLEM_NOT_TOGETHER, .formation = target, .sector = there,
                                   .other = here);
  return TRUE;
}

static void
join_meeting (ForconCampaignDecision *decision, ForconMeetingId meeting, ForconFormationId formation,
              ForconFormationId against)
{
  FORCON_STATE (decision, PARTY_MET, party_met, .meeting = meeting, .formation = formation, .against = against,
                .reason = FORCON_PARTY_MASTER, .opens = TRUE);
}

/* The master lets two formations clash that are in one sector, or in two with a border between them on which they
 * fight; nobody else is drawn in. */
gboolean
forcon_campaign_meet (ForconCampaignDecision *decision)
{
  const ForconCampaignCommand_meet *command = &decision->command->meet;
  const ForconProgress *progress = &decision->campaign->progress;
  ForconMeetingId meeting = { forcon_campaign_next_id (decision) };

  if (!check_party (decision, command->formation) || !check_party (decision, command->target)
      || !check_pair (decision, command->formation, command->target))
    return FALSE;
  ForconSectorId here = post_of (decision, command->formation)->sector;
  ForconSectorId there = post_of (decision, command->target)->sector;

  FORCON_STATE (decision, MET, met, .meeting = meeting, .phase = progress->phase, .half = progress->half,
                .sector = here, .other = FORCON_ID_EQUAL (here, there) ? FORCON_NO_SECTOR : there);
  join_meeting (decision, meeting, command->formation, command->target);
  join_meeting (decision, meeting, command->target, command->formation);
  return fight (decision, meeting);
}
