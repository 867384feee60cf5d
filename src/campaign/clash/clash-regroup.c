/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "campaign/clash/clash-private.h"
#include "engine/state/formation.h"

/* In what formations ships come back from a clash, and where (F-CAMP-11, F-TURN-3). */

/* Ships that stay together: of one formation on the table, of one admiral, in one sector. */
typedef struct {
  ForconFormationId table;
  ForconSideId admiral;
  ForconSectorId sector;
  ForconFormationId formation;
  ForconShips ships;
  gboolean prize;
} Group;

typedef struct {
  ForconHomecoming *home;
  GArray *groups;
} Regrouping;

static const ForconCampaign *
campaign_of (const Regrouping *regrouping)
{
  return regrouping->home->decision->campaign;
}

static const ForconPost *
post_of (const Regrouping *regrouping, ForconFormationId formation)
{
  return forcon_campaign_post (campaign_of (regrouping), formation);
}

static const ForconReturnee *
returnee_of (const ForconHomecoming *home, ForconShipId ship)
{
  for (guint i = 0; i < home->ships->len; i++)
    if (FORCON_ID_EQUAL (g_array_index (home->ships, ForconReturnee, i).ship, ship))
      return &g_array_index (home->ships, ForconReturnee, i);
  return NULL;
}

static Group *
group_at (const Regrouping *regrouping, guint i)
{
  return &g_array_index (regrouping->groups, Group, i);
}

static void
add_to_group (Regrouping *regrouping, const ForconReturnee *returnee)
{
  ForconSideId side = regrouping->home->table->formations[returnee->formation.value - 1].side;
  Group group = { returnee->formation,
                  returnee->admiral,
                  returnee->sector,
                  FORCON_NO_FORMATION,
                  { 0 },
                  !FORCON_ID_EQUAL (forcon_homecoming_admiral (regrouping->home, side), returnee->admiral) };
  guint place = 0;

  while (place < regrouping->groups->len
         && !(FORCON_ID_EQUAL (group_at (regrouping, place)->table, group.table)
              && FORCON_ID_EQUAL (group_at (regrouping, place)->admiral, group.admiral)
              && FORCON_ID_EQUAL (group_at (regrouping, place)->sector, group.sector)))
    place++;
  if (place == regrouping->groups->len)
    g_array_append_val (regrouping->groups, group);
  Group *of = group_at (regrouping, place);

  if (of->ships.n < FORCON_FORMATION_SHIPS_MAX)
    of->ships.ship[of->ships.n++] = returnee->ship;
}

/* Which ship of the fleet had the flag on the table, or none. */
static ForconShipId
flagship_of (const Regrouping *regrouping, const Group *group)
{
  ForconShipId flagship = regrouping->home->table->formations[group->table.value - 1].flagship;

  for (guint i = 0; i < group->ships.n; i++)
    if (FORCON_ID_EQUAL (returnee_of (regrouping->home, group->ships.ship[i])->table, flagship))
      return group->ships.ship[i];
  return FORCON_NO_SHIP;
}

/* How well a group carries on a formation of the fleet: with its flagship, where it was, or at all. */
static gint
claim (const Regrouping *regrouping, const Group *group, ForconFormationId formation)
{
  const ForconBattle *fleet = campaign_of (regrouping)->fleet;
  ForconFormationId table
      = forcon_battle_find_formation (regrouping->home->table, forcon_battle_formation_id (fleet, formation));

  if (!FORCON_ID_EQUAL (group->table, table) || FORCON_ID_IS_NONE (table)
      || !FORCON_ID_EQUAL (group->admiral, fleet->formations[formation.value - 1].side))
    return 0;
  if (!FORCON_ID_IS_NONE (flagship_of (regrouping, group)))
    return 3;
  return FORCON_ID_EQUAL (group->sector, post_of (regrouping, formation)->sector) ? 2 : 1;
}

/* Each formation that was in the clash is carried on by one group at most. */
static void
give_names (Regrouping *regrouping)
{
  for (guint i = 1; i <= campaign_of (regrouping)->fleet->n_formations; i++)
    {
      ForconFormationId formation = { (guint16) i };
      Group *best = NULL;

      if (!forcon_homecoming_was_in (regrouping->home, formation))
        continue;
      for (guint k = 0; k < regrouping->groups->len; k++)
        if (claim (regrouping, group_at (regrouping, k), formation)
            > (best == NULL ? 0 : claim (regrouping, best, formation)))
          best = group_at (regrouping, k);
      if (best != NULL)
        best->formation = formation;
    }
}

static void
join (Regrouping *regrouping, const Group *group, ForconShipId ship)
{
  const ForconBattle *fleet = campaign_of (regrouping)->fleet;
  const ForconShip *now = forcon_battle_ship (fleet, ship);
  const ForconReturnee *returnee = returnee_of (regrouping->home, ship);
  gint succession = forcon_battle_ship (regrouping->home->table, returnee->table)->succession;

  if (!FORCON_ID_EQUAL (now->formation, group->formation))
    FORCON_STATE (regrouping->home->decision, SHIP_JOINED, ship_joined, .ship = ship, .formation = group->formation,
                  .from = returnee->from, .succession = succession);
  else if (now->succession != succession)
    FORCON_STATE (regrouping->home->decision, SUCCESSION_SET, succession_set, .formation = group->formation,
                  .ship = ship, .succession = succession);
}

/* Between battles there is time: who has no flagship is commanded by the next in line, without a check. */
static ForconShipId
commander_of (const Regrouping *regrouping, const Group *group)
{
  ForconShipId flagship = flagship_of (regrouping, group);
  ForconShipId first = group->ships.ship[0];

  if (!FORCON_ID_IS_NONE (flagship))
    return flagship;
  for (guint i = 1; i < group->ships.n; i++)
    if (forcon_ship_precedes (campaign_of (regrouping)->fleet, regrouping->home->decision->rules, group->ships.ship[i],
                              first))
      first = group->ships.ship[i];
  return first;
}

/* Who left the table came over the border of the sector of the clash. */
static ForconSectorId
came_from (const Group *group, const ForconPost *before)
{
  if (before != NULL && !FORCON_ID_EQUAL (before->sector, group->sector))
    return before->sector;
  return before == NULL || group->prize ? FORCON_NO_SECTOR : before->came_from;
}

/* A formation that was formed on the table, that was parted, or that is a prize goes by its flagship's name. */
static void
form (Regrouping *regrouping, Group *group)
{
  const ForconBattle *fleet = campaign_of (regrouping)->fleet;
  ForconShipId flagship = commander_of (regrouping, group);
  ForconFormationId from = returnee_of (regrouping->home, flagship)->from;
  const ForconPost *post = post_of (regrouping, from);
  const char *name = forcon_battle_card (fleet, flagship)->name;

  group->formation = (ForconFormationId){ (guint16) (fleet->n_formations + 1) };
  FORCON_STATE (regrouping->home->decision, FORMATION_FORMED, formation_formed, .formation = group->formation,
                .admiral = group->admiral,
                .word = forcon_campaign_new_word (regrouping->home->decision, flagship, name),
                .name = g_intern_string (name), .flagship = flagship, .sector = group->sector,
                .came_from = came_from (group, post),
                .posture = post == NULL || group->prize ? FORCON_POSTURE_NONE : post->posture);
  if (post != NULL && !group->prize)
    forcon_campaign_hand_down_instructions (regrouping->home->decision, from, group->formation);
}

/* Whether the flagship that it went into the clash with is out of action, or an enemy's. */
static gboolean
is_lost (const Regrouping *regrouping, const Group *group)
{
  const ForconBattle *fleet = campaign_of (regrouping)->fleet;
  const ForconShip *flagship
      = forcon_battle_ship (fleet, forcon_battle_formation (fleet, group->formation)->flagship);

  return flagship != NULL
         && (flagship->status != FORCON_SHIP_IN_ACTION || !FORCON_ID_EQUAL (flagship->side, group->admiral));
}

static void
regroup (Regrouping *regrouping, Group *group)
{
  ForconCampaignDecision *decision = regrouping->home->decision;
  gboolean is_new = FORCON_ID_IS_NONE (group->formation);
  ForconSectorId sector = is_new ? group->sector : post_of (regrouping, group->formation)->sector;

  if (is_new)
    form (regrouping, group);
  for (guint i = 0; i < group->ships.n; i++)
    join (regrouping, group, group->ships.ship[i]);
  gboolean lost = is_lost (regrouping, group);

  forcon_campaign_give_flag (decision, group->formation, commander_of (regrouping, group));
  if (lost)
    forcon_campaign_flagship_lost (decision, group->formation);
  if (!FORCON_ID_EQUAL (sector, group->sector))
    FORCON_STATE (decision, FORMATION_MOVED, formation_moved, .formation = group->formation, .from = sector,
                  .to = group->sector);
}

/* Who was driven off begins anew; all others go on with what they have to do. */
static void
settle_tasks (Regrouping *regrouping, const Group *group)
{
  const GArray *tasks = campaign_of (regrouping)->tasks;

  if (FORCON_ID_EQUAL (post_of (regrouping, group->formation)->sector, group->sector))
    return;
  for (guint i = 0; i < tasks->len; i++)
    {
      const ForconTask *task = &g_array_index (tasks, ForconTask, i);

      if (FORCON_ID_EQUAL (task->formation, group->formation) && forcon_task_in_force (task))
        FORCON_STATE (regrouping->home->decision, TASK_DROPPED, task_dropped, .task = task->task,
                      .formation = group->formation, .why = FORCON_DROP_SETTLED);
    }
}

/* What was seen of a formation on the table its enemies know from then on; a prize lies open to all. */
static void
state_seen (Regrouping *regrouping, ForconFormationId table, ForconFormationId formation, gboolean prize)
{
  const ForconHomecoming *home = regrouping->home;
  ForconSideId owner = campaign_of (regrouping)->fleet->formations[formation.value - 1].side;

  for (guint i = 1; i <= forcon_battle_n_sides (home->table); i++)
    {
      ForconSideId admiral = forcon_homecoming_admiral (home, (ForconSideId){ (guint16) i });
      ForconLevel level
          = prize ? FORCON_LEVEL_IDENTIFIED : (ForconLevel) home->table->formations[table.value - 1].levels[i - 1];

      if (level > FORCON_LEVEL_HIDDEN && (home->clash.admirals & (1u << admiral.value)) != 0
          && forcon_campaign_admirals_hostile (campaign_of (regrouping), admiral, owner))
        forcon_campaign_sight (home->decision, admiral, formation, level);
    }
}

static gboolean
is_carried_on (const Regrouping *regrouping, ForconFormationId formation)
{
  for (guint i = 0; i < regrouping->groups->len; i++)
    if (FORCON_ID_EQUAL (group_at (regrouping, i)->formation, formation))
      return TRUE;
  return FALSE;
}

/* Those of which no ship is left are over; who saw that knows it. */
static void
end_the_others (Regrouping *regrouping)
{
  const ForconBattle *fleet = campaign_of (regrouping)->fleet;

  for (guint i = 1; i <= fleet->n_formations; i++)
    {
      ForconFormationId formation = { (guint16) i };

      if (!forcon_homecoming_was_in (regrouping->home, formation) || is_carried_on (regrouping, formation))
        continue;
      state_seen (regrouping,
                  forcon_battle_find_formation (regrouping->home->table, forcon_battle_formation_id (fleet, formation)),
                  formation, FALSE);
      forcon_campaign_end_formation (regrouping->home->decision, formation, FORCON_NO_TASK);
    }
}

void
forcon_homecoming_regroup (ForconHomecoming *home)
{
  g_autoptr (GArray) groups = g_array_new (FALSE, TRUE, sizeof (Group));
  Regrouping regrouping = { home, groups };

  for (guint i = 0; i < home->ships->len; i++)
    if (g_array_index (home->ships, ForconReturnee, i).status == FORCON_SHIP_IN_ACTION)
      add_to_group (&regrouping, &g_array_index (home->ships, ForconReturnee, i));
  give_names (&regrouping);
  for (guint i = 0; i < groups->len; i++)
    if (!FORCON_ID_IS_NONE (group_at (&regrouping, i)->formation))
      settle_tasks (&regrouping, group_at (&regrouping, i));
  for (guint i = 0; i < groups->len; i++)
    regroup (&regrouping, group_at (&regrouping, i));
  for (guint i = 0; i < groups->len; i++)
    state_seen (&regrouping, group_at (&regrouping, i)->table, group_at (&regrouping, i)->formation,
                group_at (&regrouping, i)->prize);
  end_the_others (&regrouping);
}
