/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/state/formation.h"
#include "campaign/resolution/resolution.h"
#include "campaign/resolution/waiting-orders.h"

/*
 * Administrative tasks (F-CAMP-3, F-CAMP-12): formations are formed and dissolved, flags passed. They cost nothing and
 * take no dice: there is time to have it in writing.
 */

/* Longest part of a formation's word that comes from its name. */
#define WORD_MAX 40

static const ForconPost *
post_of (const ForconCampaignDecision *decision, ForconFormationId formation)
{
  return forcon_campaign_post (decision->campaign, formation);
}

static ForconFormationId
formation_of (const ForconCampaignDecision *decision, ForconShipId ship)
{
  return forcon_battle_ship (decision->campaign->fleet, ship)->formation;
}

/* Letters and digits of a name as files have them; none of a name in another alphabet. */
static char *
word_of_name (const char *name)
{
  GString *word = g_string_new (NULL);

  for (const char *c = name; *c != '\0' && word->len < WORD_MAX; c++)
    if (g_ascii_isalnum (*c))
      g_string_append_c (word, g_ascii_tolower (*c));
    else if (word->len > 0 && word->str[word->len - 1] != '-')
      g_string_append_c (word, '-');
  if (word->len > 0 && word->str[word->len - 1] == '-')
    g_string_truncate (word, word->len - 1);
  return g_string_free (word, FALSE);
}

const char *
forcon_campaign_new_word (const ForconCampaignDecision *decision, ForconShipId flagship, const char *name)
{
  const ForconBattle *fleet = decision->campaign->fleet;
  const char *admiral = forcon_battle_side (fleet, forcon_battle_ship (fleet, flagship)->side)->id;
  g_autofree char *own = word_of_name (name);
  const char *last = *own == '\0' ? forcon_battle_card (fleet, flagship)->id : own;
  g_autofree char *word = g_strdup_printf ("%.16s-%.40s", admiral, last);

  for (guint i = 2; !FORCON_ID_IS_NONE (forcon_battle_find_formation (fleet, word)); i++)
    {
      g_free (word);
      word = g_strdup_printf ("%.16s-%.40s-%u", admiral, last, i);
    }
  return g_intern_string (word);
}

/* How far ships have come on the same way: as far as those that have come least far (F-CAMP-3). */
typedef struct {
  ForconSectorId bound_for;
  gint spent;
} Way;

static Way
way_of (const ForconCampaignDecision *decision, ForconFormationId formation)
{
  const ForconPost *post = post_of (decision, formation);

  return (Way){ post->bound_for, post->spent };
}

static Way
common_way (const ForconCampaignDecision *decision, Way way, const ForconShips *ships)
{
  for (guint i = 0; i < ships->n; i++)
    {
      Way other = way_of (decision, formation_of (decision, ships->ship[i]));

      if (!FORCON_ID_EQUAL (way.bound_for, other.bound_for) || other.spent == 0)
        return (Way){ FORCON_NO_SECTOR, 0 };
      way.spent = MIN (way.spent, other.spent);
    }
  return way;
}

static void
put_on_way (ForconCampaignDecision *decision, ForconFormationId formation, Way way)
{
  if (way.spent != post_of (decision, formation)->spent)
    FORCON_STATE (decision, UNDER_WAY, under_way, .formation = formation,
                  .sector = post_of (decision, formation)->sector, .bound_for = way.bound_for, .spent = way.spent);
}

/* The formations that some ships belong to, each once. */
static GArray *
sources_of (const ForconCampaignDecision *decision, const ForconShips *ships)
{
  GArray *sources = g_array_new (FALSE, FALSE, sizeof (ForconFormationId));

  for (guint i = 0; i < ships->n; i++)
    {
      ForconFormationId formation = formation_of (decision, ships->ship[i]);
      gboolean known = FALSE;

      for (guint k = 0; k < sources->len; k++)
        known = known || FORCON_ID_EQUAL (g_array_index (sources, ForconFormationId, k), formation);
      if (!known)
        g_array_append_val (sources, formation);
    }
  return sources;
}

void
forcon_campaign_give_flag (ForconCampaignDecision *decision, ForconFormationId id, ForconShipId flagship)
{
  const ForconFormation *formation = forcon_battle_formation (decision->campaign->fleet, id);

  if (!FORCON_ID_EQUAL (formation->flagship, flagship))
    FORCON_STATE (decision, FLAGSHIP_NAMED, flagship_named, .formation = id, .ship = flagship,
                  .from = formation->flagship);
  if (forcon_battle_formation (decision->campaign->fleet, id)->broken)
    FORCON_STATE (decision, COMMAND_BROKEN, command_broken, .formation = id, .broken = FALSE);
}

void
forcon_campaign_end_formation (ForconCampaignDecision *decision, ForconFormationId id, ForconTaskId task)
{
  FORCON_STATE (decision, FORMATION_OVER, formation_over, .formation = id, .sector = post_of (decision, id)->sector);
  forcon_campaign_drop_tasks (decision, id, task);
  forcon_campaign_drop_instructions (decision, id, FORCON_DROP_DISSOLVED);
}

/* Without ships a formation is over; without its flagship the next in line leads it. */
static void
settle_sources (ForconCampaignDecision *decision, const GArray *sources, ForconTaskId task)
{
  const ForconBattle *fleet = decision->campaign->fleet;

  for (guint i = 0; i < sources->len; i++)
    {
      ForconFormationId id = g_array_index (sources, ForconFormationId, i);
      ForconShipId lead = forcon_formation_lead (fleet, id);

      if (!post_of (decision, id)->formed)
        continue;
      if (FORCON_ID_IS_NONE (lead))
        forcon_campaign_end_formation (decision, id, task);
      else if (!FORCON_ID_EQUAL (lead, forcon_battle_formation (fleet, id)->flagship))
        forcon_campaign_give_flag (decision, id, forcon_formation_successor (fleet, decision->rules, id));
    }
}

static void
move_ship (ForconCampaignDecision *decision, ForconShipId ship, ForconFormationId formation, gint succession)
{
  FORCON_STATE (decision, SHIP_JOINED, ship_joined, .ship = ship, .formation = formation,
                .from = formation_of (decision, ship), .succession = succession);
}

/* Before play some of them may not have been put anywhere yet. */
static ForconSectorId
sector_of_ships (const ForconCampaignDecision *decision, const ForconShips *ships)
{
  ForconSectorId sector = FORCON_NO_SECTOR;

  for (guint i = 0; i < ships->n && FORCON_ID_IS_NONE (sector); i++)
    sector = post_of (decision, formation_of (decision, ships->ship[i]))->sector;
  return sector;
}

/* A new formation under the first of some ships; the others succeed in their order (F-FORM-3). @by: the order that forms
 * it, or none: what the master forms by hand no sheet has waited for. */
static void
form (ForconCampaignDecision *decision, const ForconShips *ships, const char *name, ForconPosture posture,
      ForconTaskId by)
{
  const ForconBattle *fleet = decision->campaign->fleet;
  ForconShipId flagship = ships->ship[0];
  const ForconPost *from = post_of (decision, formation_of (decision, flagship));
  ForconFormationId id = { (guint16) (fleet->n_formations + 1) };
  Way way = common_way (decision, way_of (decision, formation_of (decision, flagship)), ships);

  if (name == NULL)
    name = forcon_battle_card (fleet, flagship)->name;
  FORCON_STATE (decision, FORMATION_FORMED, formation_formed, .formation = id,
                .admiral = forcon_battle_ship (fleet, flagship)->side,
                .word = forcon_campaign_new_word (decision, flagship, name), .name = g_intern_string (name),
                .flagship = flagship, .sector = sector_of_ships (decision, ships), .came_from = from->came_from,
                .posture = posture == FORCON_POSTURE_NONE ? from->posture : posture);
  if (!FORCON_ID_IS_NONE (by))
    forcon_instructions_hand_over (decision, by, id);
  forcon_campaign_hand_down_instructions (decision, formation_of (decision, flagship), id);
  for (guint i = 0; i < ships->n; i++)
    move_ship (decision, ships->ship[i], id, (gint) i);
  put_on_way (decision, id, way);
}

static void
do_form (ForconCampaignDecision *decision, const ForconTask *task)
{
  ForconShips ships = forcon_task_ships (decision->campaign, task);
  g_autoptr (GArray) sources = sources_of (decision, &ships);

  form (decision, &ships, task->name, task->posture, task->task);
  if (!FORCON_ID_IS_NONE (task->task))
    forcon_orders_hand_over (decision, task->task,
                             (ForconFormationId){ (guint16) decision->campaign->fleet->n_formations });
  settle_sources (decision, sources, task->task);
}

/* Before play its ships wait again for a formation; in play each becomes one of its own. */
static void
do_disband (ForconCampaignDecision *decision, const ForconTask *task)
{
  ForconShips ships = forcon_formation_ships (decision->campaign->fleet, task->formation);

  for (guint i = 0; i < ships.n && decision->campaign->progress.stage != FORCON_STAGE_SET_UP; i++)
    form (decision, &(ForconShips){ .n = 1, .ship = { ships.ship[i] } }, NULL, FORCON_POSTURE_NONE, FORCON_NO_TASK);
  forcon_campaign_end_formation (decision, task->formation, task->task);
}

static void
do_join (ForconCampaignDecision *decision, const ForconTask *task)
{
  const ForconBattle *fleet = decision->campaign->fleet;
  ForconFormationId target = forcon_task_target (task);
  ForconShips ships = forcon_task_ships (decision->campaign, task);
  g_autoptr (GArray) sources = sources_of (decision, &ships);
  Way way = common_way (decision, way_of (decision, target), &ships);

  for (guint i = 0; i < ships.n; i++)
    {
      ForconShips there = forcon_formation_ships (fleet, target);

      move_ship (decision, ships.ship[i], target, forcon_formation_place_in_line (fleet, target, &there));
    }
  put_on_way (decision, target, way);
  settle_sources (decision, sources, task->task);
}

static void
do_flagship (ForconCampaignDecision *decision, const ForconTask *task)
{
  forcon_campaign_give_flag (decision, task->formation, task->flagship);
}

/* Who is named succeeds in that order, and nobody else does; a flagship among them needs no place. */
static void
do_successors (ForconCampaignDecision *decision, const ForconTask *task)
{
  const ForconBattle *fleet = decision->campaign->fleet;
  ForconShips all = forcon_formation_ships (fleet, task->formation);
  ForconShips order = { 0 };

  for (guint i = 0; i < task->ships.n; i++)
    if (!FORCON_ID_EQUAL (task->ships.ship[i], forcon_battle_formation (fleet, task->formation)->flagship)
        && !forcon_ships_contain (&order, task->ships.ship[i]))
      order.ship[order.n++] = task->ships.ship[i];
  for (guint i = 0; i < all.n; i++)
    {
      gint place = 0;

      for (guint k = 0; k < order.n; k++)
        if (FORCON_ID_EQUAL (order.ship[k], all.ship[i]))
          place = (gint) k + 1;
      if (forcon_battle_ship (fleet, all.ship[i])->succession != place)
        FORCON_STATE (decision, SUCCESSION_SET, succession_set, .formation = task->formation, .ship = all.ship[i],
                      .succession = place);
    }
}

/* Its word in files stays: entries of the journal have it. */
static void
do_rename (ForconCampaignDecision *decision, const ForconTask *task)
{
  FORCON_STATE (decision, FORMATION_NAMED, formation_named, .formation = task->formation,
                .name = g_intern_string (task->name),
                .was = g_intern_string (forcon_battle_formation_name (decision->campaign->fleet, task->formation)));
}

static void
do_posture (ForconCampaignDecision *decision, const ForconTask *task)
{
  if (post_of (decision, task->formation)->posture != task->posture)
    FORCON_STATE (decision, POSTURE_TAKEN, posture_taken, .formation = task->formation, .posture = task->posture);
}

static void (*const doers[FORCON_N_TASK]) (ForconCampaignDecision *decision, const ForconTask *task) = {
  [FORCON_TASK_FORM] = do_form,       [FORCON_TASK_DISBAND] = do_disband,   [FORCON_TASK_JOIN] = do_join,
  [FORCON_TASK_SPLIT] = do_form,      [FORCON_TASK_FLAGSHIP] = do_flagship, [FORCON_TASK_SUCCESSORS] = do_successors,
  [FORCON_TASK_POSTURE] = do_posture, [FORCON_TASK_RENAME] = do_rename,
};

gboolean
forcon_campaign_administer_task (ForconCampaignDecision *decision, ForconTaskId id)
{
  const ForconTask task = *forcon_campaign_task (decision->campaign, id);
  ForconCampaignVerdict verdict = forcon_campaign_judge_task (decision->campaign, decision->rules, &task);

  if (verdict.kind != FORCON_PROBLEM_NONE)
    {
      forcon_campaign_task_fail (decision, &task, &verdict);
      return TRUE;
    }
  doers[task.kind](decision, &task);
  forcon_campaign_task_done (decision, &task);
  return TRUE;
}

gboolean
forcon_campaign_carry_out (ForconCampaignDecision *decision, const ForconTask *task)
{
  ForconCampaignVerdict verdict = forcon_campaign_judge_task (decision->campaign, decision->rules, task);

  if (verdict.kind != FORCON_PROBLEM_NONE)
    return forcon_campaign_refuse (decision, verdict);
  doers[task->kind](decision, task);
  return TRUE;
}

/* A watch that has had its time gives way as soon as there is something else to do (F-CAMP-4). */
static gboolean
is_relieved (const ForconCampaign *campaign, const ForconTask *task)
{
  return (task->kind == FORCON_TASK_PATROL || task->kind == FORCON_TASK_DEFEND)
         && task->state == FORCON_TASK_STATE_UNDERWAY && task->spent >= task->cost
         && forcon_campaign_has_more (campaign, task);
}

/* Whether the first of its tasks was dealt with, so that the next one is to be looked at. */
static gboolean
settle_first (ForconCampaignDecision *decision, ForconFormationId formation)
{
  const ForconTask *first = forcon_campaign_task_at (decision->campaign, formation);

  if (first == NULL || forcon_task_waits (first))
    return FALSE;
  if (forcon_task_is_administrative (first->kind))
    return forcon_campaign_administer_task (decision, first->task);
  ForconTask task = *first;
  ForconCampaignVerdict verdict = forcon_campaign_judge_task (decision->campaign, decision->rules, &task);

  if (is_relieved (decision->campaign, &task))
    {
      forcon_campaign_task_done (decision, &task);
      return TRUE;
    }
  if (verdict.kind != FORCON_PROBLEM_NONE)
    forcon_campaign_task_fail (decision, &task, &verdict);
  else if (task.posture != FORCON_POSTURE_NONE)
    do_posture (decision, &task);
  return verdict.kind != FORCON_PROBLEM_NONE;
}

/* Whether anything was dealt with. */
static gboolean
settle_formation (ForconCampaignDecision *decision, ForconFormationId formation)
{
  gboolean any = FALSE;

  while ((FORCON_ID_IS_NONE (formation) || forcon_campaign_formation_free (decision->campaign, formation))
         && settle_first (decision, formation))
    any = TRUE;
  return any;
}

void
forcon_campaign_administer (ForconCampaignDecision *decision)
{
  gboolean any;

  do
    {
      any = settle_formation (decision, FORCON_NO_FORMATION);
      for (guint i = 1; i <= decision->campaign->fleet->n_formations; i++)
        any = settle_formation (decision, (ForconFormationId){ (guint16) i }) || any;
      any = any || forcon_orders_end_forsaken (decision);
  } while (any);
}
