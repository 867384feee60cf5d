/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "campaign/clash/clash-triage.h"

#include "campaign/instructions/instruction-case.h"
#include "campaign/state/clock.h"
#include "engine/state/formation.h"

gboolean
forcon_clash_waits (const ForconCampaign *campaign, ForconClashId clash)
{
  const ForconBattle *table = forcon_campaign_battle (campaign, clash);

  return table != NULL && table->step != FORCON_STEP_OVER && forcon_campaign_loan_out (campaign, clash) == NULL;
}

/* Sides */

static void
count_guns (ForconTriageSide *side, const ForconBattle *table, ForconShipId id)
{
  const GArray *weapons = forcon_battle_card (table, id)->weapons;
  guint32 damaged = forcon_ship_damaged_weapons (table, id);

  for (guint i = 0; weapons != NULL && i < weapons->len; i++)
    if ((damaged & (1u << i)) == 0)
      side->guns[g_array_index (weapons, ForconWeapon, i).kind] += g_array_index (weapons, ForconWeapon, i).strength;
}

static void
count_ships (ForconTriageSide *side, const ForconBattle *table)
{
  for (guint i = 1; i <= table->n_ships; i++)
    {
      ForconShipId id = { (guint16) i };
      const ForconShip *ship = forcon_battle_ship (table, id);

      if (!FORCON_ID_EQUAL (ship->side, side->side) || !forcon_ship_in_action (table, id))
        continue;
      side->ships++;
      side->types[forcon_battle_card (table, id)->type]++;
      side->hits += ship->hits;
      side->whole += forcon_battle_card (table, id)->hits;
      count_guns (side, table, id);
    }
}

static guint
count_fleet (const ForconBattle *fleet, ForconSideId admiral)
{
  guint ships = 0;

  for (guint i = 1; i <= fleet->n_ships; i++)
    {
      ForconShipId id = { (guint16) i };

      if (FORCON_ID_EQUAL (forcon_battle_ship (fleet, id)->side, admiral) && forcon_ship_in_action (fleet, id))
        ships++;
    }
  return ships;
}

static void
add_sides (ForconClashTriage *triage, const ForconCampaign *campaign, const ForconBattle *table)
{
  for (guint i = 1; i <= forcon_campaign_n_admirals (campaign); i++)
    {
      ForconSideId admiral = { (guint16) i };
      ForconTriageSide side = { .admiral = admiral,
                                .absent = forcon_campaign_admiral (campaign, admiral)->absent,
                                .fleet = count_fleet (campaign->fleet, admiral) };

      side.side = forcon_battle_find_side (table, forcon_battle_side (campaign->fleet, admiral)->id);
      if (FORCON_ID_IS_NONE (side.side))
        continue;
      count_ships (&side, table);
      triage->ships += side.ships;
      if (side.ships > 0)
        g_array_append_val (triage->sides, side);
    }
}

/* Formations */

static GArray *
formations_in (const ForconCampaign *campaign, ForconClashId clash)
{
  GArray *formations = g_array_new (FALSE, FALSE, sizeof (ForconFormationId));

  for (guint i = 1; i <= campaign->posts->len; i++)
    {
      ForconFormationId id = { (guint16) i };

      if (FORCON_ID_EQUAL (forcon_campaign_post (campaign, id)->clash, clash))
        g_array_append_val (formations, id);
    }
  return formations;
}

static void
find_instruction (ForconTriageFormation *one, const ForconCampaign *campaign, const ForconRules *rules,
                  const GArray *formations)
{
  ForconCase why;
  const ForconInstruction *answer
      = forcon_campaign_decisive_instruction (campaign, rules, one->formation, formations, &why);

  if (answer != NULL)
    one->instruction = answer->instruction;
  for (guint i = 0; i < campaign->instructions->len; i++)
    {
      const ForconInstruction *other = &g_array_index (campaign->instructions, ForconInstruction, i);

      if (FORCON_ID_EQUAL (other->formation, one->formation) && forcon_instruction_binds (other) && other != answer)
        one->others++;
    }
}

static void
add_formations (ForconClashTriage *triage, const ForconCampaign *campaign, const ForconRules *rules)
{
  g_autoptr (GArray) formations = formations_in (campaign, triage->clash);

  for (guint k = 1; k <= forcon_campaign_n_admirals (campaign); k++)
    for (guint i = 0; i < formations->len; i++)
      {
        ForconTriageFormation one = { .formation = g_array_index (formations, ForconFormationId, i) };
        g_autoptr (GPtrArray) orders = forcon_campaign_orders_in_force (campaign, one.formation);

        one.admiral = forcon_battle_formation (campaign->fleet, one.formation)->side;
        if (one.admiral.value != k)
          continue;
        one.ships = forcon_formation_ships (campaign->fleet, one.formation).n;
        if (orders->len > 0)
          one.order = ((const ForconTask *) g_ptr_array_index (orders, 0))->task;
        find_instruction (&one, campaign, rules, formations);
        g_array_append_val (triage->formations, one);
      }
}

static gboolean
is_bound (const ForconCampaign *campaign, ForconInstructionId id)
{
  const ForconInstruction *instruction = forcon_campaign_instruction (campaign, id);

  return instruction != NULL
         && (instruction->what == FORCON_WHAT_AVOID || instruction->what == FORCON_WHAT_WITHDRAW);
}

/* A side whose formations are all told to keep away has little to decide. */
static void
find_bound (ForconClashTriage *triage, const ForconCampaign *campaign)
{
  for (guint i = 0; i < triage->sides->len; i++)
    {
      ForconTriageSide *side = &g_array_index (triage->sides, ForconTriageSide, i);
      guint bound = 0, all = 0;

      for (guint k = 0; k < triage->formations->len; k++)
        {
          const ForconTriageFormation *one = &g_array_index (triage->formations, ForconTriageFormation, k);

          if (!FORCON_ID_EQUAL (one->admiral, side->admiral))
            continue;
          all++;
          bound += is_bound (campaign, one->instruction) ? 1 : 0;
        }
      side->bound = all > 0 && bound == all;
    }
}

static void
add_objects (ForconClashTriage *triage, const ForconCampaign *campaign)
{
  const ForconClash *clash = forcon_campaign_clash (campaign, triage->clash);

  for (guint i = 0; i < campaign->features->len && FORCON_ID_IS_NONE (clash->other); i++)
    {
      const ForconFeature *feature = &g_array_index (campaign->features, ForconFeature, i);

      if (FORCON_ID_EQUAL (feature->sector, clash->sector)
          && (feature->kind == FORCON_SECTOR_OBJECT_PLANET || feature->kind == FORCON_SECTOR_OBJECT_STATION))
        g_array_append_val (triage->objects, feature->object);
    }
}

ForconClashTriage *
forcon_clash_triage_new (const ForconCampaign *campaign, const ForconRules *rules, ForconClashId clash)
{
  const ForconBattle *table = forcon_campaign_battle (campaign, clash);
  ForconClashTriage *triage;

  if (table == NULL)
    return NULL;
  triage = g_new0 (ForconClashTriage, 1);
  triage->clash = clash;
  triage->begun = table->step != FORCON_STEP_SET_UP;
  triage->sides = g_array_new (FALSE, TRUE, sizeof (ForconTriageSide));
  triage->formations = g_array_new (FALSE, TRUE, sizeof (ForconTriageFormation));
  triage->objects = g_array_new (FALSE, TRUE, sizeof (ForconObjectId));
  add_sides (triage, campaign, table);
  add_formations (triage, campaign, rules);
  find_bound (triage, campaign);
  add_objects (triage, campaign);
  return triage;
}

void
forcon_clash_triage_free (ForconClashTriage *triage)
{
  if (triage == NULL)
    return;
  g_array_unref (triage->sides);
  g_array_unref (triage->formations);
  g_array_unref (triage->objects);
  g_free (triage);
}

GPtrArray *
forcon_clash_triage_all (const ForconCampaign *campaign, const ForconRules *rules)
{
  GPtrArray *triages = g_ptr_array_new_with_free_func ((GDestroyNotify) forcon_clash_triage_free);

  for (guint i = 0; i < campaign->clashes->len; i++)
    {
      ForconClashId clash = g_array_index (campaign->clashes, ForconClash, i).clash;

      if (forcon_clash_waits (campaign, clash))
        g_ptr_array_add (triages, forcon_clash_triage_new (campaign, rules, clash));
    }
  return triages;
}
