/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "campaign/clash/clash-private.h"
#include "engine/state/formation.h"
#include "engine/state/ship.h"

/* The opening of a clash (F-CAMP-11). */

/* What is being opened. */
typedef struct {
  ForconCampaignDecision *decision;
  ForconClash clash;
  ForconClashTable *table;
  GArray *parties;
} Opening;

static const ForconClashParty *
party_of (const Opening *opening, guint i)
{
  return &g_array_index (opening->parties, ForconClashParty, i);
}

static gboolean
is_attack (ForconPartyReason reason)
{
  return reason == FORCON_PARTY_ATTACKS_FORMATION || reason == FORCON_PARTY_ATTACKS_SECTOR
         || reason == FORCON_PARTY_INSTRUCTED;
}

/* Admirals that are not hostile to each other are of one alliance, which goes by the first of them. */
static guint
alliance_of (const ForconCampaign *campaign, ForconSideId admiral)
{
  for (guint i = 1; i < admiral.value; i++)
    if (!forcon_campaign_admirals_hostile (campaign, (ForconSideId){ (guint16) i }, admiral))
      return i;
  return admiral.value;
}

static gboolean
has_station (const ForconCampaign *campaign, ForconFormationId formation)
{
  ForconShips ships = forcon_formation_ships (campaign->fleet, formation);

  for (guint i = 0; i < ships.n; i++)
    if (forcon_ship_is_station (campaign->fleet, ships.ship[i]))
      return TRUE;
  return FALSE;
}

static gboolean
is_tunnel (const ForconCampaign *campaign, ForconSectorId from, ForconSectorId to)
{
  for (guint i = 0; i < campaign->borders->len; i++)
    {
      const ForconBorder *border = &g_array_index (campaign->borders, ForconBorder, i);

      if (border->tunnel && !FORCON_ID_IS_NONE (to) && FORCON_ID_EQUAL (forcon_border_beyond (border, from), to))
        return TRUE;
    }
  return FALSE;
}

static ForconClashParty *
find_party (const Opening *opening, ForconFormationId formation)
{
  for (guint i = 0; i < opening->parties->len; i++)
    if (FORCON_ID_EQUAL (g_array_index (opening->parties, ForconClashParty, i).formation, formation))
      return &g_array_index (opening->parties, ForconClashParty, i);
  return NULL;
}

static void
add_party (Opening *opening, ForconFormationId formation)
{
  const ForconCampaign *campaign = opening->decision->campaign;
  ForconSideId admiral = forcon_battle_formation (campaign->fleet, formation)->side;
  ForconClashParty party = { .formation = formation,
                             .admiral = admiral,
                             .post = *forcon_campaign_post (campaign, formation),
                             .alliance = alliance_of (campaign, admiral),
                             .station = has_station (campaign, formation) };

  party.bearing = forcon_sector_bearing (campaign, party.post.sector, party.post.came_from);
  party.tunnel = is_tunnel (campaign, party.post.sector, party.post.came_from);
  g_array_append_val (opening->parties, party);
}

/*
 * Each formation of the meeting once, however many reasons it has; none that fights elsewhere, or is over. Who
 * attacks the sector attacks also where it has found nobody and the master lets it clash.
 */
static void
gather (Opening *opening)
{
  const ForconCampaign *campaign = opening->decision->campaign;

  for (guint i = 0; i < campaign->parties->len; i++)
    {
      const ForconParty *reason = &g_array_index (campaign->parties, ForconParty, i);

      if (!FORCON_ID_EQUAL (reason->meeting, opening->clash.meeting)
          || !forcon_campaign_formation_lives (campaign, reason->formation)
          || !FORCON_ID_IS_NONE (forcon_campaign_post (campaign, reason->formation)->clash))
        continue;
      if (find_party (opening, reason->formation) == NULL)
        add_party (opening, reason->formation);
      if (reason->reason == FORCON_PARTY_ATTACKS_SECTOR || (reason->opens && is_attack (reason->reason)))
        find_party (opening, reason->formation)->attacks = TRUE;
    }
}

/* Whether there is anybody to fight, and room for all sides: besides those with ships, those whose mines lie there. */
static gboolean
check_sides (Opening *opening, guint32 *sides)
{
  const ForconCampaign *campaign = opening->decision->campaign;
  guint32 alliances = 0;

  for (guint i = 0; i < opening->parties->len; i++)
    {
      opening->clash.admirals |= 1u << party_of (opening, i)->admiral.value;
      alliances |= 1u << party_of (opening, i)->alliance;
    }
  *sides = opening->clash.admirals;
  for (guint i = 0; i < opening->table->mines->len; i++)
    *sides |= 1u << forcon_campaign_field (campaign, g_array_index (opening->table->mines, ForconClashMine, i).field)
                        ->admiral.value;
  if (__builtin_popcount (*sides) > FORCON_SIDES_MAX)
    return FORCON_CAMPAIGN_REFUSE (opening->decision, .kind = FORCON_PROBLEM_TOO_MANY_SIDES,
                                   .actual = __builtin_popcount (*sides), .needed = FORCON_SIDES_MAX);
  if ((alliances & (alliances - 1)) != 0)
    return TRUE;
  return FORCON_CAMPAIGN_REFUSE (opening->decision, .kind = FORCON_PROBLEM_NOT_HOSTILE,
                                 .formation
                                 = opening->parties->len == 0 ? FORCON_NO_FORMATION : party_of (opening, 0)->formation);
}

static gboolean
admiral_attacks (const Opening *opening, ForconSideId admiral)
{
  for (guint i = 0; i < opening->parties->len; i++)
    if (FORCON_ID_EQUAL (party_of (opening, i)->admiral, admiral) && party_of (opening, i)->attacks)
      return TRUE;
  return FALSE;
}

static void
state_sides (Opening *opening, guint32 sides)
{
  ForconCampaign *campaign = opening->decision->campaign;

  for (guint i = 1; i <= campaign->admirals->len; i++)
    {
      ForconSideId admiral = { (guint16) i };

      if ((sides & (1u << i)) != 0)
        FORCON_STATE (opening->decision, CLASH_SIDE, clash_side, .clash = opening->clash.clash, .admiral = admiral,
                      .attacker = admiral_attacks (opening, admiral),
                      .alliance = (gint) alliance_of (campaign, admiral));
    }
}

/* Objects come before mines, and both before ships: their numbers on the table then tell the feature that made them. */
static void
state_table (Opening *opening)
{
  const ForconClashTable *table = opening->table;

  for (guint i = 0; i < table->objects->len; i++)
    {
      const ForconClashObject *object = &g_array_index (table->objects, ForconClashObject, i);
      const ForconFeature *feature = forcon_campaign_feature (opening->decision->campaign, object->feature);

      FORCON_STATE (opening->decision, CLASH_OBJECT, clash_object, .clash = opening->clash.clash, .kind = object->kind,
                    .centre = object->centre, .radius = object->radius, .feature = object->feature,
                    .holder = feature->holder);
    }
  for (guint i = 0; i < table->mines->len; i++)
    {
      const ForconClashMine *mine = &g_array_index (table->mines, ForconClashMine, i);

      FORCON_STATE (opening->decision, CLASH_MINE, clash_mine, .clash = opening->clash.clash, .field = mine->field,
                    .position = mine->position);
    }
}

/* Ships join in the order of the fleet, whatever their place in the line. */
static void
state_ships (Opening *opening, const ForconClashParty *party)
{
  ForconShips ships = forcon_formation_ships (opening->decision->campaign->fleet, party->formation);

  for (guint i = 0; i < ships.n; i++)
    for (guint k = 0; k < party->ships.n; k++)
      if (FORCON_ID_EQUAL (ships.ship[i], party->ships.ship[k]))
        FORCON_STATE (opening->decision, CLASH_SHIP, clash_ship, .clash = opening->clash.clash, .ship = ships.ship[i],
                      .position = party->offsets[k], .heading = party->heading);
}

static void
state_formations (Opening *opening)
{
  for (guint i = 0; i < opening->parties->len; i++)
    {
      const ForconClashParty *party = party_of (opening, i);

      FORCON_STATE (opening->decision, CLASH_FORMATION, clash_formation, .clash = opening->clash.clash,
                    .formation = party->formation, .sector = party->post.sector, .came_from = party->post.came_from,
                    .posture = party->post.posture, .angle = party->heading, .place = party->place);
      state_ships (opening, party);
    }
}

/* Who attacks and who is attacked, and who run into each other on a border, know at least that somebody is there. */
static gboolean
is_in_contact (const Opening *opening, const ForconClashParty *party, ForconSideId admiral)
{
  const ForconCampaign *campaign = opening->decision->campaign;

  if (party->post.posture == FORCON_POSTURE_AMBUSH)
    return FALSE;
  if (party->attacks || !FORCON_ID_IS_NONE (opening->clash.other))
    return TRUE;
  for (guint i = 0; i < campaign->parties->len; i++)
    {
      const ForconParty *reason = &g_array_index (campaign->parties, ForconParty, i);

      if (FORCON_ID_EQUAL (reason->meeting, opening->clash.meeting) && reason->opens && is_attack (reason->reason)
          && FORCON_ID_EQUAL (reason->against, party->formation)
          && FORCON_ID_EQUAL (forcon_battle_formation (campaign->fleet, reason->formation)->side, admiral))
        return TRUE;
    }
  return FALSE;
}

/* What was seen in this half-phase where it stands is known; what was seen before may be anywhere. */
static ForconLevel
level_of (const Opening *opening, const ForconClashParty *party, ForconSideId admiral)
{
  const ForconCampaign *campaign = opening->decision->campaign;
  const ForconSighting *sighting = forcon_campaign_sighting (campaign, admiral, party->formation);
  ForconLevel level = is_in_contact (opening, party, admiral) ? FORCON_LEVEL_CONTACT : FORCON_LEVEL_HIDDEN;

  if (sighting != NULL && sighting->phase == opening->clash.phase && sighting->half == opening->clash.half
      && FORCON_ID_EQUAL (sighting->sector, party->post.sector))
    level = MAX (level, sighting->level);
  return level;
}

static void
state_levels (Opening *opening)
{
  const ForconCampaign *campaign = opening->decision->campaign;

  for (guint i = 0; i < opening->parties->len; i++)
    for (guint k = 1; k <= campaign->admirals->len; k++)
      {
        const ForconClashParty *party = party_of (opening, i);
        ForconSideId admiral = { (guint16) k };

        if ((opening->clash.admirals & (1u << k)) != 0
            && forcon_campaign_admirals_hostile (campaign, party->admiral, admiral))
          FORCON_STATE (opening->decision, CLASH_LEVEL, clash_level, .clash = opening->clash.clash,
                        .formation = party->formation, .admiral = admiral, .level = level_of (opening, party, admiral));
      }
}

/* Who is hidden from whom, before anybody takes a place. */
static void
find_known (Opening *opening)
{
  const ForconCampaign *campaign = opening->decision->campaign;

  for (guint i = 0; i < opening->parties->len; i++)
    {
      ForconClashParty *party = &g_array_index (opening->parties, ForconClashParty, i);

      party->hidden = TRUE;
      for (guint k = 1; k <= campaign->admirals->len; k++)
        {
          ForconSideId admiral = { (guint16) k };
          gboolean hostile = forcon_campaign_admirals_hostile (campaign, party->admiral, admiral);

          if (hostile && level_of (opening, party, admiral) == FORCON_LEVEL_HIDDEN)
            continue;
          party->known |= 1u << k;
          party->hidden = party->hidden && (!hostile || (opening->clash.admirals & (1u << k)) == 0);
        }
    }
}

static void
state_instructions (Opening *opening)
{
  g_autoptr (GArray) formations = g_array_new (FALSE, FALSE, sizeof (ForconFormationId));

  for (guint i = 0; i < opening->parties->len; i++)
    g_array_append_val (formations, party_of (opening, i)->formation);
  forcon_clash_state_instructions (opening->decision, opening->clash.clash, formations);
}

static gboolean
open_clash (Opening *opening)
{
  ForconCampaignDecision *decision = opening->decision;
  ForconClash *clash = &opening->clash;
  guint32 sides;

  gather (opening);
  if (!check_sides (opening, &sides))
    return FALSE;
  find_known (opening);
  guint placed = forcon_clash_place (decision->campaign, decision->rules, opening->table, opening->parties);

  if (placed < opening->parties->len)
    return FORCON_CAMPAIGN_REFUSE (decision, .kind = FORCON_PROBLEM_TOO_MANY, .actual = (gint) opening->parties->len,
                                   .needed = (gint) placed);
#define TAKE(name, TYPE) .name = clash->name,
  FORCON_STATE (decision, CLASH_OPENED, clash_opened, FORCON_FIELDS_CLASH (TAKE).width = opening->table->size.x,
                .height = opening->table->size.y, .stream = forcon_clash_number (decision->campaign, clash));
  FORCON_STATE (decision, MEETING_JUDGED, meeting_judged, .meeting = clash->meeting, .state = FORCON_MEETING_CLASH,
                .clash = clash->clash);
  state_sides (opening, sides);
  state_table (opening);
  state_formations (opening);
  state_levels (opening);
  state_instructions (opening);
  return TRUE;
}

gboolean
forcon_campaign_open_clash (ForconCampaignDecision *decision, ForconMeetingId meeting)
{
  const ForconCampaign *campaign = decision->campaign;
  const ForconMeeting *met = forcon_campaign_meeting (campaign, meeting);

  if (met == NULL)
    return FORCON_CAMPAIGN_REFUSE (decision, .kind = FORCON_PROBLEM_UNKNOWN_MEETING, .actual = (gint) meeting.value);
  Opening opening = { .decision = decision,
                      .clash = { .clash = { forcon_campaign_next_id (decision) },
                                 .meeting = meeting,
                                 .sector = met->sector,
                                 .other = met->other,
                                 .phase = met->phase,
                                 .half = met->half,
                                 .state = FORCON_CLASH_OPEN } };
  g_autoptr (ForconClashTable) table = forcon_clash_table_new (campaign, decision->rules, &opening.clash);
  g_autoptr (GArray) parties = g_array_new (FALSE, TRUE, sizeof (ForconClashParty));

  opening.table = table;
  opening.parties = parties;
  return open_clash (&opening);
}
