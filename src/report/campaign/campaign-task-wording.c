/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a formation is told to do, in words (F-CAMP-4). */
#include "render/drawing/campaign-labels.h"
#include "report/campaign/campaign-wording.h"
#include "render/drawing/labels.h"
#include "base/text.h"
#include "campaign/resolution/resolution.h"

#include "base/language.h"

typedef char *(*Deed) (const ForconCampaign *campaign, const ForconTask *task);

#define DEED(function, ...)                                                                                            \
  static char *function (const ForconCampaign *campaign, const ForconTask *task)                                       \
  {                                                                                                                    \
    return g_strdup_printf (__VA_ARGS__);                                                                              \
  }

#define ITS_SECTOR forcon_wording_sector (campaign, task->sector)
#define ITS_FLAGSHIP forcon_wording_ship (campaign->fleet, task->flagship)

DEED (move, _ ("move to %s"), ITS_SECTOR)
DEED (attack_sector, _ ("attack sector %s"), ITS_SECTOR)
DEED (defend, _ ("defend sector %s"), ITS_SECTOR)
DEED (patrol, _ ("patrol sector %s"), ITS_SECTOR)
DEED (sweep, _ ("sweep mines in %s"), ITS_SECTOR)
DEED (flagship, _ ("the flagship is to be %s"), ITS_FLAGSHIP)
DEED (rename_formation, _ ("take the name “%s”"), task->name == NULL ? "" : forcon_name (task->name))
DEED (posture, _ ("posture: %s"), forcon_label_posture (task->posture))

static char *
hold (const ForconCampaign *campaign, const ForconTask *task)
{
  if (FORCON_ID_IS_NONE (task->sector))
    return g_strdup (_ ("stay where it is"));
  return g_strdup_printf (_ ("stay in %s"), ITS_SECTOR);
}

static char *
disband (const ForconCampaign *campaign, const ForconTask *task)
{
  return g_strdup (_ ("disband the formation"));
}

static char *
attack_formation (const ForconCampaign *campaign, const ForconTask *task)
{
  g_autofree char *target = forcon_wording_known (campaign, task->target);

  if (FORCON_ID_IS_NONE (task->sector))
    return g_strdup_printf (_ ("attack: %s"), target);
  /* Translators: the sector, whom to attack there. */
  return g_strdup_printf (_ ("attack in %1$s: %2$s"), ITS_SECTOR, target);
}

static char *
lay (const ForconCampaign *campaign, const ForconTask *task)
{
  const char *charge = forcon_label_charge (task->charge);

  if (task->count == 0)
    return g_strdup_printf (_ ("lay all mines in %1$s (%2$s)"), ITS_SECTOR, charge);
  /* Translators: how many, the sector, their charge: "plasma". */
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "lay %1$d mine in %2$s (%3$s)", "lay %1$d mines in %2$s (%3$s)",
                                       (gulong) ABS (task->count)),
                          task->count, ITS_SECTOR, charge);
}

static char *
land (const ForconCampaign *campaign, const ForconTask *task)
{
  const char *where = FORCON_ID_IS_NONE (task->object) ? ITS_SECTOR : forcon_wording_feature (campaign, task->object);

  if (task->count == 0)
    return g_strdup_printf (_ ("land all troops: %s"), where);
  /* Translators: how many troops, where. */
  return g_strdup_printf (_ ("land troops (%1$d): %2$s"), task->count, where);
}

static char *
form (const ForconCampaign *campaign, const ForconTask *task)
{
  g_autofree char *ships = forcon_wording_ships (campaign->fleet, &task->ships);
  const char *name = task->name == NULL || *task->name == '\0' ? _ ("without a name") : forcon_name (task->name);

  /* Translators: the name of the new formation, its flagship, its other ships. */
  if (task->ships.n > 0)
    return g_strdup_printf (_ ("form “%1$s”: flagship %2$s, ships %3$s"), name, ITS_FLAGSHIP, ships);
  return g_strdup_printf (_ ("form “%1$s”: flagship %2$s"), name, ITS_FLAGSHIP);
}

static char *
join (const ForconCampaign *campaign, const ForconTask *task)
{
  ForconTaskId after = FORCON_ID_IS_NONE (task->target_after) ? task->after : task->target_after;
  g_autofree char *target = forcon_wording_told (campaign, forcon_task_target (task), after);

  if (task->ships.n > 0)
    {
      g_autofree char *ships = forcon_wording_ships (campaign->fleet, &task->ships);

      /* Translators: a formation, ships that are to belong to it from then on. */
      return g_strdup_printf (_ ("transfer ships to %1$s: %2$s"), target, ships);
    }
  return g_strdup_printf (_ ("merge into: %s"), target);
}

static char *
split (const ForconCampaign *campaign, const ForconTask *task)
{
  g_autofree char *ships = forcon_wording_ships (campaign->fleet, &task->ships);

  if (task->name == NULL || *task->name == '\0')
    return g_strdup_printf (_ ("detach ships: %s"), ships);
  /* Translators: the ships, the name of the formation that they make. */
  return g_strdup_printf (_ ("detach ships: %1$s, as “%2$s”"), ships, forcon_name (task->name));
}

static char *
successors (const ForconCampaign *campaign, const ForconTask *task)
{
  g_autofree char *ships = forcon_wording_ships (campaign->fleet, &task->ships);

  return g_strdup_printf (_ ("line of succession: %s"), ships);
}

static const Deed deeds[FORCON_N_TASK] = {
  [FORCON_TASK_HOLD] = hold,
  [FORCON_TASK_MOVE] = move,
  [FORCON_TASK_ATTACK_FORMATION] = attack_formation,
  [FORCON_TASK_ATTACK_SECTOR] = attack_sector,
  [FORCON_TASK_DEFEND] = defend,
  [FORCON_TASK_PATROL] = patrol,
  [FORCON_TASK_LAY] = lay,
  [FORCON_TASK_SWEEP] = sweep,
  [FORCON_TASK_LAND] = land,
  [FORCON_TASK_FORM] = form,
  [FORCON_TASK_DISBAND] = disband,
  [FORCON_TASK_JOIN] = join,
  [FORCON_TASK_SPLIT] = split,
  [FORCON_TASK_FLAGSHIP] = flagship,
  [FORCON_TASK_SUCCESSORS] = successors,
  [FORCON_TASK_POSTURE] = posture,
  [FORCON_TASK_RENAME] = rename_formation,
};

static char *
in_posture (const char *deed, const ForconTask *task)
{
  if (task->kind == FORCON_TASK_POSTURE || task->posture == FORCON_POSTURE_NONE)
    return g_strdup (deed);
  /* Translators: what to do, in which posture: "battle order". */
  return g_strdup_printf (_ ("%1$s, %2$s"), deed, forcon_label_posture (task->posture));
}

static char *
with_cost (const char *deed, gint cost, gint spent)
{
  g_autofree char *halves = forcon_wording_halves (cost);

  if (cost <= 0)
    return g_strdup (deed);
  if (spent <= 0)
    /* Translators: what to do, what it costs: "2 half-phases". */
    return g_strdup_printf (_ ("%1$s (%2$s)"), deed, halves);
  /* Translators: what to do, what it costs ("2 half-phases"), how many of them are done. */
  return g_strdup_printf (_ ("%1$s (%2$s, %3$d done)"), deed, halves, spent);
}

char *
forcon_wording_deed (const ForconCampaign *campaign, const ForconTask *task)
{
  g_return_val_if_fail ((guint) task->kind < FORCON_N_TASK, g_strdup (""));

  g_autofree char *deed = deeds[task->kind](campaign, task);

  return in_posture (deed, task);
}

char *
forcon_wording_task (const ForconCampaign *campaign, const ForconTask *task)
{
  g_autofree char *deed = forcon_wording_deed (campaign, task);

  return with_cost (deed, task->cost, task->spent);
}

/* Whether a move only goes on where another one ends. */
static gboolean
goes_on (const ForconTask *task, const ForconTask *before)
{
  return task->kind == FORCON_TASK_MOVE && FORCON_ID_EQUAL (task->formation, before->formation)
         && task->posture == FORCON_POSTURE_NONE && task->comment == NULL
         && forcon_task_in_force (task) == forcon_task_in_force (before);
}

char *
forcon_wording_orders (const ForconCampaign *campaign, const GPtrArray *tasks, guint from, guint *used)
{
  const ForconTask *task = g_ptr_array_index (tasks, from);
  g_autoptr (GArray) stops = g_array_new (FALSE, FALSE, sizeof (ForconSectorId));
  gint cost = task->cost;
  gint spent = task->spent;

  *used = 1;
  if (task->kind == FORCON_TASK_MOVE)
    for (guint i = from + 1; i < tasks->len && goes_on (g_ptr_array_index (tasks, i), task); i++)
      {
        g_array_append_val (stops, task->sector);
        task = g_ptr_array_index (tasks, i);
        cost += task->cost;
        spent += task->spent;
        ++*used;
      }
  if (stops->len == 0)
    return forcon_wording_task (campaign, task);
  g_autofree char *through
      = forcon_wording_sectors (campaign, (const ForconSectorId *) (gpointer) stops->data, stops->len);
  /* Translators: where to, by way of which sectors. */
  g_autofree char *deed = g_strdup_printf (_ ("move to %1$s by way of %2$s"), ITS_SECTOR, through);
  g_autofree char *whole = in_posture (deed, g_ptr_array_index (tasks, from));

  return with_cost (whole, cost, spent);
}

/* Ships that go to another formation leave the one that they are in. */
static ForconFormationId
who_is_told (const ForconCampaign *campaign, const ForconTask *task)
{
  gboolean to_come = task->state == FORCON_TASK_STATE_OFFERED || forcon_task_in_force (task);
  const ForconShip *ship = task->kind == FORCON_TASK_JOIN && task->ships.n > 0 && to_come
                               ? forcon_battle_ship (campaign->fleet, task->ships.ship[0])
                               : NULL;

  return ship == NULL ? task->formation : ship->formation;
}

/* Who is to do @what, and what else was said. */
static char *
ordered (const ForconCampaign *campaign, const ForconTask *task, const char *what)
{
  g_autofree char *comment = forcon_wording_said (task->comment);
  ForconFormationId told = who_is_told (campaign, task);
  g_autofree char *who = NULL;

  if (FORCON_ID_IS_NONE (told) && task->kind == FORCON_TASK_FORM)
    who = g_strdup (forcon_label_task_kind (FORCON_TASK_FORM));
  else if (FORCON_ID_IS_NONE (told) && FORCON_ID_IS_NONE (task->after))
    /* Translators: who is to carry out an order that names no formation that there is. */
    who = g_strdup (C_ ("order", "Who?"));
  else
    who = forcon_wording_told (campaign, told, task->after);
  if (*comment == '\0')
    /* Translators: who, what is to be done. */
    return g_strdup_printf (C_ ("order", "%1$s: %2$s"), who, what);
  /* Translators: who, what is to be done, what else the admiral wrote. */
  return g_strdup_printf (C_ ("order", "%1$s: %2$s; “%3$s”"), who, what, comment);
}

char *
forcon_wording_ordered (const ForconCampaign *campaign, const ForconTask *task)
{
  g_autofree char *what = forcon_wording_task (campaign, task);

  return ordered (campaign, task, what);
}

char *
forcon_wording_ordered_from (const ForconCampaign *campaign, const GPtrArray *tasks, guint from, guint *used)
{
  g_autofree char *what = forcon_wording_orders (campaign, tasks, from, used);

  return ordered (campaign, g_ptr_array_index (tasks, from), what);
}
