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
BY_NUMBER (instruction, Instruction, ForconInstructionId, instructions, instruction)
BY_NUMBER (sheet, Sheet, ForconSheetId, sheets, sheet)
BY_NUMBER (line, Line, ForconLineId, lines, line)
BY_NUMBER (field, Field, ForconFieldId, fields, field)
BY_NUMBER (meeting, Meeting, ForconMeetingId, meetings, meeting)
BY_NUMBER (clash, Clash, ForconClashId, clashes, clash)
BY_NUMBER (query, Query, ForconQueryId, queries, query)

guint
forcon_campaign_n_open_queries (const ForconCampaign *campaign)
{
  guint n = 0;

  for (guint i = 0; i < campaign->queries->len; i++)
    if (g_array_index (campaign->queries, ForconQuery, i).state == FORCON_QUERY_OPEN)
      n++;
  return n;
}

const ForconLoan *
forcon_campaign_loan_out (const ForconCampaign *campaign, ForconClashId clash)
{
  for (guint i = 0; i < campaign->loans->len; i++)
    {
      const ForconLoan *loan = &g_array_index (campaign->loans, ForconLoan, i);

      if (loan->state == FORCON_LOAN_OUT && FORCON_ID_EQUAL (loan->clash, clash))
        return loan;
    }
  return NULL;
}

const ForconSuggestion *
forcon_campaign_suggestion (const ForconCampaign *campaign, gint suggestion)
{
  for (guint i = 0; i < campaign->suggestions->len; i++)
    if (g_array_index (campaign->suggestions, ForconSuggestion, i).suggestion == suggestion)
      return &g_array_index (campaign->suggestions, ForconSuggestion, i);
  return NULL;
}

const ForconSuggestion *
forcon_campaign_suggestion_of (const ForconCampaign *campaign, ForconClashId clash, ForconSideId admiral)
{
  for (guint i = 0; i < campaign->suggestions->len; i++)
    {
      const ForconSuggestion *suggestion = &g_array_index (campaign->suggestions, ForconSuggestion, i);

      if (FORCON_ID_EQUAL (suggestion->clash, clash) && FORCON_ID_EQUAL (suggestion->admiral, admiral))
        return suggestion;
    }
  return NULL;
}

/* Sides take their turns in each round. */
static gboolean
is_turn_of (const ForconCampaign *campaign, const ForconBattle *battle, ForconSideId admiral)
{
  const ForconSide *side = forcon_battle_side (battle, battle->side);

  return side != NULL && FORCON_ID_EQUAL (forcon_battle_find_side (campaign->fleet, side->id), admiral);
}

gboolean
forcon_campaign_suggestion_waits (const ForconCampaign *campaign, const ForconSuggestion *suggestion)
{
  const ForconBattle *battle = forcon_campaign_battle (campaign, suggestion->clash);

  return battle != NULL && suggestion->state == FORCON_SUGGESTION_OPEN && battle->round == suggestion->round
         && battle->step == suggestion->step
         && (FORCON_ID_IS_NONE (suggestion->turn) || is_turn_of (campaign, battle, suggestion->turn));
}

const ForconLoan *
forcon_campaign_loan_by_key (const ForconCampaign *campaign, const char *key)
{
  for (guint i = 0; i < campaign->loans->len; i++)
    if (g_strcmp0 (g_array_index (campaign->loans, ForconLoan, i).key, key) == 0)
      return &g_array_index (campaign->loans, ForconLoan, i);
  return NULL;
}

const ForconBattle *
forcon_campaign_battle (const ForconCampaign *campaign, ForconClashId id)
{
  for (guint i = 0; i < campaign->clashes->len && i < campaign->battles->len; i++)
    if (FORCON_ID_EQUAL (g_array_index (campaign->clashes, ForconClash, i).clash, id))
      return g_ptr_array_index (campaign->battles, i);
  return NULL;
}

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

const char *
forcon_campaign_admiral_name (const ForconCampaign *campaign, ForconSideId id)
{
  const ForconSide *side = forcon_battle_side (campaign->fleet, id);

  return side == NULL || side->name == NULL ? "" : side->name;
}

const char *
forcon_campaign_language (const ForconCampaign *campaign, ForconSideId admiral)
{
  const ForconAdmiral *of = forcon_campaign_admiral (campaign, admiral);

  return of == NULL || of->language == FORCON_LANGUAGE_PROGRAM ? NULL : forcon_language_to_word (of->language);
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

gint
forcon_half_number (gint phase, gint half)
{
  return phase * (FORCON_HALVES_OF_PHASE + 1) + half;
}

/* No half-phase of its own is resolved before play, nor while orders are collected. */
gint
forcon_campaign_half_after (const ForconCampaign *campaign, gint halves)
{
  gint passed = campaign->progress.half + halves - 1;

  if (halves <= 0)
    return forcon_campaign_now (campaign);
  return forcon_half_number (MAX (campaign->progress.phase, 1) + passed / FORCON_HALVES_OF_PHASE,
                             passed % FORCON_HALVES_OF_PHASE + 1);
}

gint
forcon_campaign_coming_phase (const ForconCampaign *campaign)
{
  const ForconProgress *progress = &campaign->progress;
  gboolean late = progress->stage == FORCON_STAGE_FIRST_HALF || progress->stage == FORCON_STAGE_SECOND_HALF;

  return late ? progress->phase + 1 : progress->phase;
}

gint
forcon_campaign_now (const ForconCampaign *campaign)
{
  return forcon_half_number (campaign->progress.phase, campaign->progress.half);
}

ForconSectorId
forcon_border_beyond (const ForconBorder *border, ForconSectorId from)
{
  if (FORCON_ID_EQUAL (border->one, from))
    return border->two;
  return FORCON_ID_EQUAL (border->two, from) ? border->one : FORCON_NO_SECTOR;
}

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

gboolean
forcon_campaign_formation_lives (const ForconCampaign *campaign, ForconFormationId id)
{
  const ForconPost *post = forcon_campaign_post (campaign, id);

  return post != NULL && post->formed && !FORCON_ID_IS_NONE (forcon_formation_lead (campaign->fleet, id));
}

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

/* Whether its admiral knows that an enemy takes part in the meeting: has seen one there and then, or crosses its
 * way. */
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
          && forcon_campaign_admirals_hostile (campaign, admiral,
                                               forcon_battle_formation (campaign->fleet, party->formation)->side))
        return TRUE;
    }
  return FALSE;
}

/*
 * Whether the master has been asked about a meeting of which it is a party, and it knows of it: to wait for the
 * answer must not tell of those who are hidden (F-CAMP-8).
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

gboolean
forcon_campaign_formation_free (const ForconCampaign *campaign, ForconFormationId id)
{
  return forcon_campaign_formation_lives (campaign, id)
         && FORCON_ID_IS_NONE (forcon_campaign_post (campaign, id)->clash) && !is_asked_about (campaign, id);
}

gboolean
forcon_task_forms (const ForconTask *task)
{
  return (task->kind == FORCON_TASK_FORM || task->kind == FORCON_TASK_SPLIT) && task->ships.n > 0;
}

static gboolean
same_name (const char *one, const char *other)
{
  g_autofree char *folded = g_utf8_casefold (one, -1);
  g_autofree char *other_folded = g_utf8_casefold (other, -1);

  return g_str_equal (folded, other_folded);
}

gboolean
forcon_campaign_is_called (const ForconCampaign *campaign, const char *name, const char *other)
{
  for (guint i = 0; i < campaign->aliases->len; i++)
    {
      const ForconAlias *alias = &g_array_index (campaign->aliases, ForconAlias, i);

      if (g_str_equal (alias->name, name) && same_name (alias->other, other))
        return TRUE;
    }
  return same_name (name, other);
}

gboolean
forcon_task_is_administrative (ForconTaskKind kind)
{
  return kind >= FORCON_TASK_FORM;
}

gboolean
forcon_task_in_force (const ForconTask *task)
{
  return task->state == FORCON_TASK_STATE_WAITING || task->state == FORCON_TASK_STATE_UNDERWAY;
}

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

/* What is told to nobody has no turn: what can be done does not wait for what a formation is still to be formed for. */
static gboolean
waits_for_turn (const ForconTask *task)
{
  return FORCON_ID_IS_NONE (task->formation)
         && (!FORCON_ID_IS_NONE (task->after) || !FORCON_ID_IS_NONE (task->target_after));
}

const ForconTask *
forcon_campaign_task_at (const ForconCampaign *campaign, ForconFormationId formation)
{
  for (guint i = 0; i < campaign->tasks->len; i++)
    {
      const ForconTask *task = &g_array_index (campaign->tasks, ForconTask, i);

      if (FORCON_ID_EQUAL (task->formation, formation) && forcon_task_in_force (task) && !waits_for_turn (task))
        return task;
    }
  return NULL;
}

GPtrArray *
forcon_campaign_orders_in_force (const ForconCampaign *campaign, ForconFormationId formation)
{
  GPtrArray *orders = g_ptr_array_new ();

  for (guint i = 0; i < campaign->tasks->len; i++)
    {
      ForconTask *task = &g_array_index (campaign->tasks, ForconTask, i);

      if (FORCON_ID_EQUAL (task->formation, formation) && forcon_task_in_force (task))
        g_ptr_array_add (orders, task);
    }
  return orders;
}

/* A sector's word of at most so many letters is a code, C3. */
#define CODE_LETTERS 4

gboolean
forcon_sector_goes_by_code (const ForconSector *sector)
{
  return sector->name == NULL || *sector->name == '\0'
         || (sector->word != NULL && g_utf8_strlen (sector->word, -1) <= CODE_LETTERS
             && g_ascii_strcasecmp (sector->word, sector->name) != 0);
}

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
