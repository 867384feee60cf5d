/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What else is looked up at the table: orders, torpedoes, mines, boarding and the rest. */
#include "render/forms/crib-private.h"

#include "base/language.h"

#include "render/drawing/labels.h"

static char *
number (gint value)
{
  return g_strdup_printf ("%d", value);
}

/* "4+": met by this or more. */
static char *
at_least (gint value)
{
  return g_strdup_printf ("%d+", value);
}

static char *
times (gint value)
{
  return g_strdup_printf ("×%d", value);
}

/* "2d6 ≤": a roll of so many dice that is at most the value beside it. */
static char *
at_most (gint dice)
{
  return g_strdup_printf ("%dd6 ≤", dice);
}

static const char *const order_texts[FORCON_N_ORDER] = {
  [FORCON_ORDER_COURSE_CORRECTION] = N_ ("greatest turn, half fire"),
  [FORCON_ORDER_EMERGENCY_BRAKING] = N_ ("any distance, half fire"),
  [FORCON_ORDER_FULL_AHEAD] = N_ ("cm, no turn, half fire"),
  [FORCON_ORDER_LOCK_ON] = N_ ("failed dice again, no turn"),
  [FORCON_ORDER_BRACE] = N_ ("shields, half own fire"),
  [FORCON_ORDER_PREPARE_TO_LAUNCH] = N_ ("check, tubes ready"),
};

static char *
order_phrase (const ForconCatalogue *language, const ForconRules *rules, gint order)
{
  return g_strdup_printf ("%s: %s", forcon_label_order_in (language, (ForconOrder) order),
                          forcon_catalogue_find (language, NULL, order_texts[order]));
}

static void
add_order (ForconCribMaking *making, ForconOrder order, char *figure)
{
  forcon_crib_phrase (making, (const char *const[]){ figure, NULL }, order_phrase, (gint) order);
  g_free (figure);
}

static void
add_orders (ForconCribMaking *making)
{
  const ForconRules *rules = making->rules;
  g_autofree char *gain = forcon_crib_formula (rules->full_ahead);

  forcon_crib_section (making, "F-ORD", N_ ("Orders at the table"));
  add_order (making, FORCON_ORDER_COURSE_CORRECTION, times (rules->course_correction_factor));
  add_order (making, FORCON_ORDER_EMERGENCY_BRAKING, g_strdup ("0…"));
  add_order (making, FORCON_ORDER_FULL_AHEAD, g_strconcat ("+", gain, NULL));
  if (rules->options.orders_readiness_check)
    forcon_crib_row (making, g_strdup ("2d6"), N_ ("check for each of these"), NULL);
  add_order (making, FORCON_ORDER_LOCK_ON, g_strdup ("↻"));
  add_order (making, FORCON_ORDER_BRACE, times (rules->brace_factor));
  forcon_crib_row (making, at_least (rules->special_save), N_ ("special shield: saves from a hit"), NULL);
  add_order (making, FORCON_ORDER_PREPARE_TO_LAUNCH, g_strdup ("2d6"));
}

void
forcon_crib_add_fire (ForconCribMaking *making)
{
  const ForconRules *rules = making->rules;

  forcon_crib_section (making, "F-CRIT-1", N_ ("Hits and damage"));
  forcon_crib_row (making, g_strdup ("≥"),
                   rules->options.shields_after_armour ? N_ ("armour: hit, then the shields")
                                                       : N_ ("armour, after the shields: 1 damage"),
                   NULL);
  forcon_crib_row (making, at_least (rules->destructor_hit), N_ ("destructor, no armour helps"), NULL);
  forcon_crib_row (making, at_least (rules->destructor_critical), N_ ("its damage is a critical"), NULL);
  forcon_crib_row (making, at_least (rules->critical), N_ ("other damage is a critical"), NULL);
  add_orders (making);
}

static char *
mine_phrase (const ForconCatalogue *language, const ForconRules *rules, gint charge)
{
  static const char *const texts[FORCON_N_CHARGE] = {
    /* Translators: a mine: firepower, column of the gunnery table. */
    [FORCON_CHARGE_PLASMA] = N_ ("cm: plasma, fire %1$s, column %2$s"),
    [FORCON_CHARGE_TORPEDO] = N_ ("cm: torpedoes, %s"),
  };
  /* Translators: a mine: firepower, by how much the column of the gunnery table changes. */
  const char *const shifted = N_ ("cm: plasma, fire %1$s, column %2$s by aspect");
  gboolean by_aspect = charge == FORCON_CHARGE_PLASMA && !rules->options.mines_fixed_column;
  g_autofree char *strength = number (rules->mine.cards[charge].strength);
  g_autofree char *column = by_aspect ? forcon_crib_change (rules->shift_near) : number (rules->mine.column);
  const char *const figures[] = { strength, column, NULL };

  return forcon_catalogue_fill (forcon_catalogue_find (language, NULL, by_aspect ? shifted : texts[charge]), figures);
}

void
forcon_crib_add_torpedoes (ForconCribMaking *making)
{
  const ForconTorpedoRule *torpedo = &making->rules->torpedo;
  const ForconMineRule *mine = &making->rules->mine;

  forcon_crib_section (making, "F-TORP", N_ ("Torpedoes"));
  forcon_crib_row (making, number (torpedo->run), N_ ("turns of run"), NULL);
  forcon_crib_row (making, forcon_crib_angle (torpedo->turn), N_ ("one turn, from turn 2 on"), NULL);
  forcon_crib_row (making, forcon_crib_length (torpedo->reach), N_ ("cm from the path: struck"), NULL);
  forcon_crib_row (making, at_least (torpedo->turret), N_ ("turret, escort: one less"), NULL);
  forcon_crib_row (making, g_strdup ("≥"), N_ ("armour: 1 damage, past shields"), NULL);
  forcon_crib_row (making, at_least (torpedo->marker), N_ ("in a marker: goes off"), NULL);
  forcon_crib_row (making, number (torpedo->armour), N_ ("armour under fire, column %s"),
                   number (making->rules->columns[FORCON_TARGET_TORPEDOES][FORCON_ASPECT_ANY]), NULL);

  forcon_crib_section (making, "F-MINE", N_ ("Mines, sweeping"));
  for (guint i = 0; i < FORCON_N_CHARGE; i++)
    {
      g_autofree char *range = forcon_crib_length (mine->cards[i].range);

      forcon_crib_phrase (making, (const char *const[]){ range, NULL }, mine_phrase, (gint) i);
    }
  forcon_crib_row (making, forcon_crib_length (mine->drone_reach), N_ ("cm, reach of each drone"), NULL);
  forcon_crib_row (making, forcon_crib_length (mine->sweep_speed), N_ ("cm of way at most to destroy"), NULL);
  forcon_crib_row (making, at_most (making->rules->options.sweeper_dice), N_ ("readiness: sees it in time"), NULL);
}

/* All nations that have as much of a bonus as this one, the first of them. */
static char *
nation_phrase (const ForconCatalogue *language, const ForconRules *rules, gint index)
{
  const ForconBoardingRule *boarding = &rules->boarding;
  g_autoptr (GString) names = g_string_new (NULL);

  for (guint i = (guint) index; i < boarding->n_nations; i++)
    if (boarding->nations[i].strength == boarding->nations[index].strength)
      g_string_append_printf (names, "%s%s", names->len > 0 ? ", " : "",
                              forcon_catalogue_find (language, "name", boarding->nations[i].nation));
  /* Translators: names of nations. */
  return forcon_catalogue_fill (forcon_catalogue_find (language, NULL, N_ ("attacker: %s")),
                                (const char *const[]){ names->str, NULL });
}

static void
add_nations (ForconCribMaking *making)
{
  const ForconBoardingRule *boarding = &making->rules->boarding;

  for (guint i = 0; i < boarding->n_nations; i++)
    {
      g_autofree char *strength = forcon_crib_change (boarding->nations[i].strength);
      gboolean told = boarding->nations[i].strength == 0;

      for (guint j = 0; j < i; j++)
        told |= boarding->nations[j].strength == boarding->nations[i].strength;
      if (!told)
        forcon_crib_phrase (making, (const char *const[]){ strength, NULL }, nation_phrase, (gint) i);
    }
}

void
forcon_crib_add_boarding (ForconCribMaking *making)
{
  static const char *const ratios[FORCON_BOARDING_RATIOS] = {
    N_ ("roll: stronger"),
    N_ ("roll: twice as strong"),
    N_ ("roll: three times"),
    N_ ("roll: four times"),
  };
  const ForconBoardingRule *boarding = &making->rules->boarding;
  const ForconRamRule *ram = &making->rules->ram;
  gint rounds = making->rules->options.boarding_rounds;

  forcon_crib_section (making, "F-BRD", N_ ("Boarding: hits left"));
  forcon_crib_row (making, forcon_crib_change (boarding->struck), N_ ("lost %s+ hits in this phase"),
                   number (boarding->struck_hits), NULL);
  forcon_crib_row (making, forcon_crib_change (boarding->crippled), N_ ("crippled"), NULL);
  forcon_crib_row (making, forcon_crib_change (boarding->ordered), N_ ("under an order"), NULL);
  forcon_crib_row (making, forcon_crib_change (boarding->failed), N_ ("failed an order before"), NULL);
  add_nations (making);
  for (guint i = 0; i < FORCON_BOARDING_RATIOS; i++)
    forcon_crib_row (making, forcon_crib_change (boarding->ratios[i]), ratios[i], NULL);
  forcon_crib_row (making, g_strdup ("Δ"), N_ ("d6 + crew: loser loses that much"), NULL);
  forcon_crib_row (making, rounds == 0 ? g_strdup ("…") : number (rounds),
                   rounds == 0 ? N_ ("rounds to strength 0") : N_ ("rounds a turn"), NULL);
  forcon_crib_row (making, forcon_crib_share (boarding->prize_readiness), N_ ("readiness of the prize"), NULL);
  forcon_crib_row (making, forcon_crib_share (boarding->captor_loss), N_ ("readiness lost by the captor"), NULL);

  forcon_crib_section (making, "F-RAM", N_ ("Ramming"));
  forcon_crib_row (making, at_most (ram->dice), N_ ("the readiness"), NULL);
  forcon_crib_row (making, at_most (ram->dice_smaller), N_ ("the target is smaller"), NULL);
  forcon_crib_row (making, at_most (ram->dice_larger), N_ ("it is larger"), NULL);
  forcon_crib_row (making, g_strdup ("≥"), N_ ("armour, dice: starting hits"), NULL);
  forcon_crib_row (making, forcon_crib_share (ram->return_share), N_ ("of its hits: it strikes back"), NULL);
  forcon_crib_row (making, forcon_crib_share (ram->return_bow), N_ ("rammed in its bow arc"), NULL);
}

static void
add_end (ForconCribMaking *making)
{
  const ForconRules *rules = making->rules;
  const ForconOptions *options = &rules->options;

  forcon_crib_section (making, "F-END", N_ ("End of the turn"));
  forcon_crib_row (making, g_strdup (options->repair_at_most ? "2d6 ≤" : "2d6 <"), N_ ("readiness + crew: one repair"),
                   NULL);
  forcon_crib_row (making, number (rules->fire_damage), N_ ("damage of a fire"), NULL);
  if (options->markers_all)
    forcon_crib_row (making, g_strdup ("–"), N_ ("all markers are taken off"), NULL);
  else
    forcon_crib_row (making, forcon_crib_formula (options->markers_removal), N_ ("markers are taken off"), NULL);
  forcon_crib_row (making, number (rules->orbit.fall), N_ ("turns to the crash of who falls"), NULL);
  forcon_crib_row (making, forcon_crib_share (rules->orbit.crash_share), N_ ("of its hits: crash dice, %s+"),
                   number (rules->orbit.crash_hit), NULL);
}

void
forcon_crib_add_rest (ForconCribMaking *making)
{
  const ForconRules *rules = making->rules;
  const ForconFormationRule *formation = &rules->formation;
  const ForconCampaignRule *campaign = &rules->campaign;

  forcon_crib_section (making, "F-EW-2", N_ ("Detection"));
  forcon_crib_row (making, g_strdup ("d6"), N_ ("+ EW defence + crew: hides"), NULL);
  forcon_crib_row (making, g_strdup ("d6"), N_ ("+ EW attack + crew: seeks"), NULL);
  forcon_crib_row (making, g_strdup (rules->options.detection_ties_found ? "≥" : ">"), N_ ("one level up"), NULL);
  forcon_crib_row (making, forcon_crib_change (campaign->ambush), N_ ("ambush on the map"), NULL);

  add_end (making);

  forcon_crib_section (making, "F-FORM", N_ ("Formations"));
  forcon_crib_row (making, number (formation->escorts), N_ ("escorts at most"), NULL);
  forcon_crib_row (making, number (formation->capitals), N_ ("capitals at most"), NULL);
  forcon_crib_row (making, g_strdup ("2d6 ≤"), N_ ("readiness %s: takes the flag"),
                   forcon_crib_change (formation->succession), NULL);

  forcon_crib_section (making, "F-CAMP-3", N_ ("Map: half-phases"));
  forcon_crib_row (making, number (campaign->move_halves), N_ ("move"), NULL);
  forcon_crib_row (making, number (campaign->light_move_halves), N_ ("light: cruisers, over %s cm"),
                   forcon_crib_length (campaign->light_speed), NULL);
  forcon_crib_row (making, number (campaign->other_halves), N_ ("any other"), NULL);
  forcon_crib_row (making, g_strdup ("0"), N_ ("formations, flags, posture"), NULL);
}
