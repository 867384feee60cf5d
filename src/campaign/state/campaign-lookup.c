/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "campaign/state/campaign.h"
#include "engine/state/formation.h"

/* Records that are found by their place, and those that have a running number. */
#define BY_PLACE(function, Type, IdType, member)                                                                       \
  const Forcon##Type *forcon_campaign_##function (const ForconCampaign *campaign, IdType id)                           \
  {                                                                                                                    \
    if (id.value == 0 || id.value > campaign->member->len)                                                             \
      return NULL;                                                                                                     \
    return &g_array_index (campaign->member, Forcon##Type, id.value - 1);                                              \
  }

BY_PLACE (power, Power, ForconPowerId, powers)
BY_PLACE (admiral, Admiral, ForconSideId, admirals)
BY_PLACE (sector, Sector, ForconSectorId, sectors)
BY_PLACE (post, Post, ForconFormationId, posts)

/* Newest first: that is what is asked for. */
#define BY_NUMBER(function, Type, IdType, member, key)                                                                 \
  const Forcon##Type *forcon_campaign_##function (const ForconCampaign *campaign, IdType id)                           \
  {                                                                                                                    \
    for (guint i = campaign->member->len; i > 0; i--)                                                                  \
      if (FORCON_ID_EQUAL (g_array_index (campaign->member, Forcon##Type, i - 1).key, id))                             \
        return &g_array_index (campaign->member, Forcon##Type, i - 1);                                                 \
    return NULL;                                                                                                       \
  }

BY_NUMBER (feature, Feature, ForconObjectId, features, object)
BY_NUMBER (task, Task, ForconTaskId, tasks, task)
BY_NUMBER (sheet, Sheet, ForconSheetId, sheets, sheet)
BY_NUMBER (line, Line, ForconLineId, lines, line)
BY_NUMBER (field, Field, ForconFieldId, fields, field)
BY_NUMBER (meeting, Meeting, ForconMeetingId, meetings, meeting)
BY_NUMBER (clash, Clash, ForconClashId, clashes, clash)

/**
 * forcon_campaign_battle:
 * @campaign: a campaign
 * @id: a clash
 *
 * Returns: (nullable) (transfer none): its battle as it stands, while it is open
 */
const ForconBattle *
forcon_campaign_battle (const ForconCampaign *campaign, ForconClashId id)
{
  for (guint i = 0; i < campaign->clashes->len && i < campaign->battles->len; i++)
    if (FORCON_ID_EQUAL (g_array_index (campaign->clashes, ForconClash, i).clash, id))
      return g_ptr_array_index (campaign->battles, i);
  return NULL;
}

/**
 * forcon_campaign_sighting:
 * @campaign: a campaign
 * @admiral: who knows
 * @formation: of whom
 *
 * Returns: (nullable) (transfer none): what was seen last
 */
const ForconSighting *
forcon_campaign_sighting (const ForconCampaign *campaign, ForconSideId admiral, ForconFormationId formation)
{
  for (guint i = 0; i < campaign->sightings->len; i++)
    {
      const ForconSighting *sighting = &g_array_index (campaign->sightings, ForconSighting, i);

      if (FORCON_ID_EQUAL (sighting->admiral, admiral) && FORCON_ID_EQUAL (sighting->formation, formation))
        return sighting;
    }
  return NULL;
}

guint
forcon_campaign_n_admirals (const ForconCampaign *campaign)
{
  return campaign->admirals->len;
}

const char *
forcon_campaign_name (const ForconCampaign *campaign)
{
  return campaign->fleet->roster->name;
}

/**
 * forcon_campaign_admiral_name:
 *
 * Returns: (transfer none): as players read it, untranslated; "" for none
 */
const char *
forcon_campaign_admiral_name (const ForconCampaign *campaign, ForconSideId id)
{
  const ForconSide *side = forcon_battle_side (campaign->fleet, id);

  return side == NULL || side->name == NULL ? "" : side->name;
}

ForconSectorId
forcon_campaign_find_sector (const ForconCampaign *campaign, const char *word)
{
  for (guint i = 0; i < campaign->sectors->len; i++)
    if (g_strcmp0 (g_array_index (campaign->sectors, ForconSector, i).word, word) == 0)
      return (ForconSectorId){ (guint16) (i + 1) };
  return FORCON_NO_SECTOR;
}

ForconPowerId
forcon_campaign_find_power (const ForconCampaign *campaign, const char *word)
{
  for (guint i = 0; i < campaign->powers->len; i++)
    if (g_strcmp0 (g_array_index (campaign->powers, ForconPower, i).word, word) == 0)
      return (ForconPowerId){ (guint16) (i + 1) };
  return FORCON_NO_POWER;
}

/**
 * forcon_half_number:
 * @phase: from 1, 0 before play
 * @half: from 1, 0 while orders are collected
 *
 * Returns: a number that grows with each of them
 */
gint
forcon_half_number (gint phase, gint half)
{
  return phase * (FORCON_HALVES_OF_PHASE + 1) + half;
}

/**
 * forcon_campaign_coming_phase:
 * @campaign: a campaign, or what an admiral knows
 *
 * Returns: the phase for which a sheet would be that is handed in now: one that comes while results are worked out is for the
 *   phase that follows (F-CAMP-4); 0 is before play
 */
gint
forcon_campaign_coming_phase (const ForconCampaign *campaign)
{
  const ForconProgress *progress = &campaign->progress;
  gboolean late = progress->stage == FORCON_STAGE_FIRST_HALF || progress->stage == FORCON_STAGE_SECOND_HALF;

  return late ? progress->phase + 1 : progress->phase;
}

/**
 * forcon_campaign_now:
 *
 * Returns: the number of the half-phase that is resolved or was resolved last, or of the time of orders
 */
gint
forcon_campaign_now (const ForconCampaign *campaign)
{
  return forcon_half_number (campaign->progress.phase, campaign->progress.half);
}

/**
 * forcon_border_beyond:
 * @border: a border
 * @from: a sector
 *
 * Returns: the sector on its other side, or none where it is no border of that one
 */
ForconSectorId
forcon_border_beyond (const ForconBorder *border, ForconSectorId from)
{
  if (FORCON_ID_EQUAL (border->one, from))
    return border->two;
  return FORCON_ID_EQUAL (border->two, from) ? border->one : FORCON_NO_SECTOR;
}

/**
 * forcon_campaign_neighbours:
 *
 * Returns: whether one can move from one to the other (F-CAMP-2)
 */
gboolean
forcon_campaign_neighbours (const ForconCampaign *campaign, ForconSectorId a, ForconSectorId b)
{
  for (guint i = 0; i < campaign->borders->len; i++)
    {
      ForconSectorId beyond = forcon_border_beyond (&g_array_index (campaign->borders, ForconBorder, i), a);

      if (!FORCON_ID_IS_NONE (beyond) && FORCON_ID_EQUAL (beyond, b))
        return TRUE;
    }
  return FALSE;
}

/**
 * forcon_campaign_admirals_hostile:
 *
 * Returns: whether their powers are: different ones that are not allied
 */
gboolean
forcon_campaign_admirals_hostile (const ForconCampaign *campaign, ForconSideId a, ForconSideId b)
{
  const ForconAdmiral *one = forcon_campaign_admiral (campaign, a);
  const ForconAdmiral *two = forcon_campaign_admiral (campaign, b);

  if (one == NULL || two == NULL || FORCON_ID_EQUAL (a, b) || FORCON_ID_EQUAL (one->power, two->power))
    return FALSE;
  gint alliance = forcon_campaign_power (campaign, one->power)->alliance;

  return alliance == 0 || alliance != forcon_campaign_power (campaign, two->power)->alliance;
}

/**
 * forcon_campaign_has_found:
 * @campaign: a campaign
 * @admiral: who seeks
 * @formation: one of another admiral
 *
 * Returns: whether the admiral has seen it where it is, since it came there (F-CAMP-6): what was seen before is not found
 */
gboolean
forcon_campaign_has_found (const ForconCampaign *campaign, ForconSideId admiral, ForconFormationId formation)
{
  const ForconSighting *sighting = forcon_campaign_sighting (campaign, admiral, formation);
  const ForconPost *post = forcon_campaign_post (campaign, formation);

  return sighting != NULL && post != NULL && FORCON_ID_EQUAL (sighting->sector, post->sector)
         && forcon_half_number (sighting->phase, sighting->half) >= post->arrived;
}

static gboolean
is_published (const ForconCampaign *campaign, ForconFormationId formation)
{
  for (guint i = 0; i < campaign->notices->len; i++)
    {
      const ForconNotice *notice = &g_array_index (campaign->notices, ForconNotice, i);

      if (FORCON_ID_EQUAL (notice->formation, formation) && notice->level == FORCON_LEVEL_IDENTIFIED)
        return TRUE;
    }
  return FALSE;
}

/**
 * forcon_campaign_can_name:
 * @campaign: a campaign
 * @admiral: who names
 * @formation: a formation
 *
 * Returns: whether the admiral knows its name: it is an own one, was identified, or stands with its name on the main map (F-CAMP-8)
 */
gboolean
forcon_campaign_can_name (const ForconCampaign *campaign, ForconSideId admiral, ForconFormationId formation)
{
  const ForconFormation *named = forcon_battle_formation (campaign->fleet, formation);
  const ForconSighting *sighting = forcon_campaign_sighting (campaign, admiral, formation);

  if (named == NULL)
    return FALSE;
  return FORCON_ID_EQUAL (named->side, admiral) || (sighting != NULL && sighting->level == FORCON_LEVEL_IDENTIFIED)
         || is_published (campaign, formation);
}

/**
 * forcon_campaign_formation_lives:
 *
 * Returns: whether it was formed and has a ship in action
 */
gboolean
forcon_campaign_formation_lives (const ForconCampaign *campaign, ForconFormationId id)
{
  const ForconPost *post = forcon_campaign_post (campaign, id);

  return post != NULL && post->formed && !FORCON_ID_IS_NONE (forcon_formation_lead (campaign->fleet, id));
}

/* Returns: whether any formation of the admiral lives */
gboolean
forcon_campaign_has_formations (const ForconCampaign *campaign, ForconSideId admiral)
{
  for (guint i = 1; i <= campaign->posts->len; i++)
    {
      ForconFormationId id = { (guint16) i };

      if (FORCON_ID_EQUAL (forcon_battle_formation (campaign->fleet, id)->side, admiral)
          && forcon_campaign_formation_lives (campaign, id))
        return TRUE;
    }
  return FALSE;
}

/**
 * forcon_campaign_formation_light:
 *
 * Returns: whether all its ships are light: fast, or cruisers (F-CAMP-3); no ships are not
 */
gboolean
forcon_campaign_formation_light (const ForconCampaign *campaign, const ForconRules *rules, ForconFormationId id)
{
  ForconShips ships = forcon_formation_ships (campaign->fleet, id);

  for (guint i = 0; i < ships.n; i++)
    {
      const ForconCard *card = forcon_battle_card (campaign->fleet, ships.ship[i]);

      if (card->speed <= rules->campaign.light_speed && card->type != FORCON_SHIP_TYPE_CRUISER)
        return FALSE;
    }
  return ships.n > 0;
}

/* Whether its admiral knows that an enemy takes part in the meeting: has seen one there and then, or crosses its way. */
static gboolean
knows_of_enemy (const ForconCampaign *campaign, ForconFormationId id, const ForconMeeting *meeting)
{
  ForconSideId admiral = forcon_battle_formation (campaign->fleet, id)->side;

  if (!FORCON_ID_IS_NONE (meeting->other))
    return TRUE;
  for (guint i = campaign->parties->len; i > 0; i--)
    {
      const ForconParty *party = &g_array_index (campaign->parties, ForconParty, i - 1);
      const ForconSighting *seen = forcon_campaign_sighting (campaign, admiral, party->formation);

      if (FORCON_ID_EQUAL (party->meeting, meeting->meeting) && seen != NULL && seen->phase == meeting->phase
          && seen->half == meeting->half && FORCON_ID_EQUAL (seen->sector, meeting->sector)
          && forcon_campaign_admirals_hostile (campaign, admiral, forcon_battle_formation (campaign->fleet, party->formation)->side))
        return TRUE;
    }
  return FALSE;
}

/*
 * Whether the master has been asked about a meeting of which it is a party, and it knows of it: to wait for the answer must
 * not tell of those who are hidden (F-CAMP-8).
 */
static gboolean
is_asked_about (const ForconCampaign *campaign, ForconFormationId id)
{
  for (guint i = campaign->parties->len; i > 0; i--)
    {
      const ForconParty *party = &g_array_index (campaign->parties, ForconParty, i - 1);

      if (FORCON_ID_EQUAL (party->formation, id)
          && forcon_campaign_meeting (campaign, party->meeting)->state == FORCON_MEETING_ASKED
          && knows_of_enemy (campaign, id, forcon_campaign_meeting (campaign, party->meeting)))
        return TRUE;
    }
  return FALSE;
}

/**
 * forcon_campaign_formation_free:
 *
 * Returns: whether it lives and can do something: it is in no clash, and no question of which it knows, whether it will be, is
 *   open (F-CAMP-6)
 */
gboolean
forcon_campaign_formation_free (const ForconCampaign *campaign, ForconFormationId id)
{
  return forcon_campaign_formation_lives (campaign, id)
         && FORCON_ID_IS_NONE (forcon_campaign_post (campaign, id)->clash) && !is_asked_about (campaign, id);
}

/**
 * forcon_task_is_administrative:
 *
 * Returns: whether such an order costs no time (F-CAMP-3)
 */
gboolean
forcon_task_is_administrative (ForconTaskKind kind)
{
  return kind >= FORCON_TASK_FORM;
}

/**
 * forcon_task_in_force:
 *
 * Returns: whether it is to be done, now or later
 */
gboolean
forcon_task_in_force (const ForconTask *task)
{
  return task->state == FORCON_TASK_STATE_WAITING || task->state == FORCON_TASK_STATE_UNDERWAY;
}

/**
 * forcon_campaign_task_cost:
 * @campaign: a campaign
 * @rules: the rules
 * @kind: what is ordered
 * @formation: to whom
 *
 * Returns: what it costs, half-phases (F-CAMP-3); to hold costs nothing and never ends by itself
 */
gint
forcon_campaign_task_cost (const ForconCampaign *campaign, const ForconRules *rules, ForconTaskKind kind,
                           ForconFormationId formation)
{
  if (forcon_task_is_administrative (kind) || kind == FORCON_TASK_HOLD)
    return 0;
  if (kind != FORCON_TASK_MOVE)
    return rules->campaign.other_halves;
  return forcon_campaign_formation_light (campaign, rules, formation) ? rules->campaign.light_move_halves
                                                                      : rules->campaign.move_halves;
}

/**
 * forcon_campaign_task_at:
 * @campaign: a campaign
 * @formation: a formation
 *
 * Returns: (nullable) (transfer none): what it has to do now: the oldest of its tasks that is in force
 */
const ForconTask *
forcon_campaign_task_at (const ForconCampaign *campaign, ForconFormationId formation)
{
  for (guint i = 0; i < campaign->tasks->len; i++)
    {
      const ForconTask *task = &g_array_index (campaign->tasks, ForconTask, i);

      if (FORCON_ID_EQUAL (task->formation, formation) && forcon_task_in_force (task))
        return task;
    }
  return NULL;
}

/* A sector's word of at most so many letters is a code, C3. */
#define CODE_LETTERS 4

/**
 * forcon_sector_goes_by_code:
 *
 * Returns: whether its word is what stands large in it, and not its name
 */
gboolean
forcon_sector_goes_by_code (const ForconSector *sector)
{
  return sector->name == NULL || *sector->name == '\0'
         || (sector->word != NULL && g_utf8_strlen (sector->word, -1) <= CODE_LETTERS);
}

/**
 * forcon_sector_title:
 * @sector: a sector
 * @name: (nullable): its name, in whatever language
 *
 * Returns: (transfer full): how it is called wherever a person reads it: code and name, "C3 Lamplight"; one of them where
 *   that is all there is, or both are the same
 */
char *
forcon_sector_title (const ForconSector *sector, const char *name)
{
  g_autofree char *code = g_ascii_strup (sector->word == NULL ? "" : sector->word, -1);

  if (name == NULL || *name == '\0')
    return g_steal_pointer (&code);
  if (!forcon_sector_goes_by_code (sector) || g_ascii_strcasecmp (name, code) == 0)
    return g_strdup (name);
  return g_strdup_printf ("%s %s", code, name);
}
