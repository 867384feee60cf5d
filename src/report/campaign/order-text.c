/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "report/campaign/order-text.h"

#include "base/language.h"

#include "base/text.h"

/*
 * The words of each kind of order: of everything where it takes a number, and of so many. What they say is read, so
 * translations have to be words that docs/orders.md has.
 */
static const struct {
  ForconOrderSlots slots;
  const char *text;
  const char *counted;
} kinds[FORCON_N_TASK] = {
  [FORCON_TASK_MOVE] = { { .where = TRUE, .offered = TRUE }, NC_ ("order text", "move to %s"), NULL },
  [FORCON_TASK_ATTACK_FORMATION] = { { .target = TRUE, .offered = TRUE }, NC_ ("order text", "attack %s"), NULL },
  [FORCON_TASK_ATTACK_SECTOR] = { { .where = TRUE, .offered = TRUE }, NC_ ("order text", "attack %s"), NULL },
  [FORCON_TASK_DEFEND] = { { .where = TRUE, .offered = TRUE }, NC_ ("order text", "defend %s"), NULL },
  [FORCON_TASK_PATROL] = { { .where = TRUE, .offered = TRUE }, NC_ ("order text", "patrol %s"), NULL },
  [FORCON_TASK_HOLD] = { { .offered = TRUE }, NC_ ("order text", "hold"), NULL },
  [FORCON_TASK_LAY] = { { .where = TRUE, .count = TRUE, .offered = TRUE },
                        NC_ ("order text", "lay all mines in %s"),
                        NC_ ("order text", "lay %2$d mines in %1$s") },
  [FORCON_TASK_SWEEP] = { { .where = TRUE, .offered = TRUE }, NC_ ("order text", "sweep mines in %s"), NULL },
  [FORCON_TASK_LAND] = { { .planet = TRUE, .count = TRUE, .offered = TRUE },
                         NC_ ("order text", "land all troops on %s"),
                         NC_ ("order text", "land %2$d troops on %1$s") },
  [FORCON_TASK_POSTURE] = { { .offered = TRUE }, NULL, NULL },
};

static const char *const postures[FORCON_N_POSTURE] = {
  [FORCON_POSTURE_BATTLE] = NC_ ("order text", "battle order"),
  [FORCON_POSTURE_MARCH] = NC_ ("order text", "march order"),
  [FORCON_POSTURE_SCREEN] = NC_ ("order text", "screen"),
  [FORCON_POSTURE_AMBUSH] = NC_ ("order text", "ambush"),
  [FORCON_POSTURE_DEFENCE] = NC_ ("order text", "on the defensive"),
};

/* Cases and what is done then, as they are read. */
static const char *const cases[FORCON_N_WHEN] = {
  [FORCON_WHEN_MEETS] = NC_ ("order text", "if it meets an enemy"),
  [FORCON_WHEN_ATTACKED] = NC_ ("order text", "if it is attacked"),
  [FORCON_WHEN_OUTNUMBERED] = NC_ ("order text", "if it is outnumbered"),
  [FORCON_WHEN_FLAGSHIP_LOST] = NC_ ("order text", "if its flagship is lost"),
};

static const char *const deeds[FORCON_N_WHAT] = {
  [FORCON_WHAT_ATTACK] = NC_ ("order text", "attack it"),
  [FORCON_WHAT_AVOID] = NC_ ("order text", "avoid battle"),
  [FORCON_WHAT_WITHDRAW] = NC_ ("order text", "withdraw"),
  [FORCON_WHAT_HOLD_FIRE] = NC_ ("order text", "hold fire"),
};

const ForconOrderSlots *
forcon_order_slots (ForconTaskKind kind)
{
  g_return_val_if_fail (kind < FORCON_N_TASK, &kinds[FORCON_TASK_HOLD].slots);
  return &kinds[kind].slots;
}

/* The name in the user's language if players call it so, and else as files have it: a sheet is read with these. */
static const char *
name_in_sheets (const ForconCampaign *campaign, const char *name)
{
  const char *other = forcon_name (name);

  for (guint i = 0; i < campaign->aliases->len; i++)
    {
      const ForconAlias *alias = &g_array_index (campaign->aliases, ForconAlias, i);

      if (g_strcmp0 (alias->name, name) == 0 && g_strcmp0 (alias->other, other) == 0)
        return other;
    }
  return name;
}

static char *
place_of (const ForconCampaign *campaign, const ForconTask *task)
{
  const ForconSector *sector = forcon_campaign_sector (campaign, task->sector);
  const ForconFeature *planet = forcon_campaign_feature (campaign, task->object);
  const ForconFormation *target = forcon_battle_formation (campaign->fleet, task->target);

  if (kinds[task->kind].slots.where)
    return sector == NULL ? NULL : forcon_sector_title (sector, name_in_sheets (campaign, sector->name));
  if (kinds[task->kind].slots.planet)
    return planet == NULL ? NULL : g_strdup (name_in_sheets (campaign, planet->name));
  if (target == NULL)
    return NULL;
  return g_strdup (name_in_sheets (campaign, forcon_battle_formation_name (campaign->fleet, task->target)));
}

/* What is to be done, without who and how; %NULL where a slot is empty. */
static char *
deed_of (const ForconCampaign *campaign, const ForconTask *task)
{
  const ForconOrderSlots *slots = &kinds[task->kind].slots;
  gboolean counted = slots->count && task->count > 0;
  const char *text = counted ? kinds[task->kind].counted : kinds[task->kind].text;
  g_autofree char *place = NULL;

  if (text == NULL)
    return NULL;
  text = g_dpgettext2 (GETTEXT_PACKAGE, "order text", text);
  if (!slots->where && !slots->planet && !slots->target)
    return g_strdup (text);
  place = place_of (campaign, task);
  if (place == NULL)
    return NULL;
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wformat-nonliteral"
  return counted ? g_strdup_printf (text, place, task->count) : g_strdup_printf (text, place);
#pragma GCC diagnostic pop
}

char *
forcon_order_text (const ForconCampaign *campaign, const ForconTask *task)
{
  const ForconFormation *formation = forcon_battle_formation (campaign->fleet, task->formation);
  const char *posture = postures[task->posture];
  g_autofree char *deed = NULL;
  const char *who;

  if (formation == NULL || !kinds[task->kind].slots.offered)
    return NULL;
  deed = deed_of (campaign, task);
  posture = posture == NULL ? NULL : g_dpgettext2 (GETTEXT_PACKAGE, "order text", posture);
  who = name_in_sheets (campaign, forcon_battle_formation_name (campaign->fleet, task->formation));
  if (task->kind == FORCON_TASK_POSTURE)
    return posture == NULL ? NULL : g_strdup_printf ("%s: %s", who, posture);
  if (deed == NULL)
    return NULL;
  return posture == NULL ? g_strdup_printf ("%s: %s", who, deed) : g_strdup_printf ("%s: %s, %s", who, deed, posture);
}

/* "withdraw to B1 Wayside", or the way it came. */
static char *
deed_of_instruction (const ForconCampaign *campaign, const ForconInstruction *instruction)
{
  const ForconSector *goal = forcon_campaign_sector (campaign, instruction->goal);
  g_autofree char *place = NULL;

  if (instruction->what != FORCON_WHAT_WITHDRAW || goal == NULL)
    return g_strdup (g_dpgettext2 (GETTEXT_PACKAGE, "order text", deeds[instruction->what]));
  place = forcon_sector_title (goal, name_in_sheets (campaign, goal->name));
  return g_strdup_printf (C_ ("order text", "withdraw to %s"), place);
}

/* Read so, but with a doubt: nobody holds fire until fired at when that has happened, or seeks who is stronger. */
static gboolean
is_doubtful (const ForconInstruction *instruction)
{
  return (instruction->when == FORCON_WHEN_ATTACKED && instruction->what == FORCON_WHAT_HOLD_FIRE)
         || (instruction->when == FORCON_WHEN_OUTNUMBERED && instruction->what == FORCON_WHAT_ATTACK);
}

char *
forcon_instruction_order_text (const ForconCampaign *campaign, const ForconInstruction *instruction)
{
  gboolean always = instruction->when == FORCON_WHEN_ALWAYS;
  gboolean of_all = instruction->what == FORCON_WHAT_AVOID || instruction->what == FORCON_WHAT_HOLD_FIRE;
  const char *who, *of_case = cases[instruction->when];
  g_autofree char *deed = NULL;

  if (forcon_battle_formation (campaign->fleet, instruction->formation) == NULL || deeds[instruction->what] == NULL
      || is_doubtful (instruction) || (always ? !of_all : of_case == NULL))
    return NULL;
  who = name_in_sheets (campaign, forcon_battle_formation_name (campaign->fleet, instruction->formation));
  deed = deed_of_instruction (campaign, instruction);
  if (always)
    return g_strdup_printf ("%s: %s", who, deed);
  of_case = g_dpgettext2 (GETTEXT_PACKAGE, "order text", of_case);
  return g_strdup_printf ("%s: %s, %s", who, of_case, deed);
}
