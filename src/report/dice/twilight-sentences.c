/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "report/dice/twilight-sentences.h"

#include "base/text.h"
#include "report/dice/twilight-labels.h"
#include "report/dice/twilight-wording.h"
#include "report/battle/wording.h"

#include "base/language.h"

/* What a sentence is made from. Borrowed throughout. */
typedef struct {
  const ForconTwilightClash *clash;
  const ForconTwilightRules *rules;
  const ForconTwilightEvent *event;
  const GArray *dice;
} Fact;

#define PLAYER(fact) forcon_twilight_player_name ((fact)->clash, (fact)->event->side)
#define OPPONENT(fact) forcon_twilight_player_name ((fact)->clash, FORCON_TWILIGHT_OPPONENT ((fact)->event->side))
#define OWNER(fact) forcon_twilight_player_name ((fact)->clash, (fact)->event->by)
#define UNIT(fact) forcon_twilight_unit_name ((fact)->clash, (fact)->event->side, (fact)->event->unit)
#define SYSTEM(fact) forcon_twilight_system_name ((fact)->clash, (fact)->event->system)
#define PLANET(fact) forcon_twilight_planet_name ((fact)->clash, (fact)->event->planet)

/* The function that tells an event; %NULL where it is no news. */
#define SAY(member) static char *say_##member (const Fact *fact)

/* Its player alone. */
#define OF_PLAYER(member, text)                                                                                        \
  SAY (member)                                                                                                         \
  {                                                                                                                    \
    return g_strdup_printf (text, PLAYER (fact));                                                                      \
  }

/* Its player and so many units. */
#define OF_UNITS(member, text)                                                                                         \
  SAY (member)                                                                                                         \
  {                                                                                                                    \
    g_autofree char *units = units_text (fact);                                                                        \
                                                                                                                       \
    return g_strdup_printf (text, PLAYER (fact), units);                                                               \
  }

/* Its player and a number of hits. */
#define OF_HITS(member, text)                                                                                          \
  SAY (member)                                                                                                         \
  {                                                                                                                    \
    g_autofree char *hits = forcon_wording_hits (fact->event->hits);                                                   \
                                                                                                                       \
    return g_strdup_printf (text, PLAYER (fact), hits);                                                                \
  }

static char *
units_text (const Fact *fact)
{
  GString *text = g_string_new (NULL);
  const ForconTwilightEvent *event = fact->event;
  g_autofree char *units
      = forcon_twilight_units_text (fact->clash, fact->rules, event->side, event->unit, event->count);

  /* Translators: units that had sustained damage before: "2 dreadnoughts (damaged)". */
  g_string_append_printf (text, event->damaged ? C_ ("units", "%s (damaged)") : "%s", units);
  if (event->kind == FORCON_TWILIGHT_EVENT_DESTROYED && event->planet != 0)
    g_string_append_printf (text, _ (", from the planet %s"), PLANET (fact));
  return g_string_free (text, FALSE);
}

SAY (step_begun)
{
  ForconTwilightStep step = fact->event->step;
  gint round = fact->event->round;

  switch ((gint) step)
    {
    case FORCON_TWILIGHT_STEP_BEFORE:
      return g_strdup (_ ("Before the combat."));
    case FORCON_TWILIGHT_STEP_PLANET:
      return g_strdup (_ ("The attacker chooses for which planet the next ground combat is."));
    case FORCON_TWILIGHT_STEP_OVER:
      return g_strdup (_ ("All is decided."));
    case FORCON_TWILIGHT_STEP_START:
      return g_strdup_printf (
          fact->event->number != 0 ? _ ("Round %d begins, and the combat with it.") : _ ("Round %d begins."), round);
    case FORCON_TWILIGHT_STEP_END:
      return g_strdup_printf (
          fact->event->number != 0 ? _ ("Round %d ends, and the combat with it.") : _ ("Round %d ends."), round);
    default:
      /* Translators: a step of a round: "Round 2: combat rolls." */
      return g_strdup_printf (_ ("Round %1$d: %2$s."), round, forcon_label_twilight_step (step));
    }
}

SAY (planet_chosen)
{
  return g_strdup_printf (_ ("The next ground combat is for %s."), PLANET (fact));
}

SAY (ability_used)
{
  /* Translators: the name of an ability or a card. */
  return g_strdup_printf (_ ("Used: %s."), fact->event->text == NULL ? "" : forcon_name (fact->event->text));
}

SAY (system_changed)
{
  g_autofree char *thing = forcon_twilight_thing_text (fact->clash, fact->event->side, fact->event->thing);

  /* Translators: a system, and what came to it: "ships (Vervain)". */
  return g_strdup_printf (fact->event->number != 0 ? _ ("New in %1$s: %2$s.") : _ ("No longer in %1$s: %2$s."),
                          SYSTEM (fact), thing);
}

/* What a die has to show, and what the dice of a combat roll or barrage showed. */
SAY (rolled)
{
  g_autofree char *dice = forcon_twilight_dice_text (fact->dice, fact->event->roll);
  g_autofree char *hits = forcon_wording_hits (fact->event->hits);
  const char *const text = fact->event->purpose == FORCON_TWILIGHT_PURPOSE_BARRAGE
                         /* Translators: the player, the unit, on what it hits, the dice, "2 hits". */
                         ? _ ("%1$s, barrage of %2$s, hitting on %3$d or more: %4$s – %5$s.")
                         /* Translators: the player, the unit, on what it hits, the dice, "2 hits". */
                         : _ ("%1$s, combat roll of %2$s, hitting on %3$d or more: %4$s – %5$s.");

  return g_strdup_printf (text, PLAYER (fact), UNIT (fact), fact->event->number, dice, hits);
}

SAY (rerolled)
{
  /* Translators: whose ability it is, the place of the die on the table, whose die it is, the unit, its face before
   * and now. */
  return g_strdup_printf (_ ("%1$s rolls die %2$u again (%3$s, %4$s): %5$d becomes %6$d."), OWNER (fact),
                          fact->event->die, PLAYER (fact), UNIT (fact), fact->event->was, fact->event->number);
}

SAY (changed)
{
  /* Translators: whose ability it is, the place of the die on the table, whose die it is, the unit, its face before
   * and now. */
  return g_strdup_printf (_ ("%1$s changes die %2$u (%3$s, %4$s): %5$d becomes %6$d."), OWNER (fact), fact->event->die,
                          PLAYER (fact), UNIT (fact), fact->event->was, fact->event->number);
}

SAY (hits_changed)
{
  g_autofree char *change = forcon_wording_signed (fact->event->number);

  return g_strdup_printf (_ ("%1$s has to assign %2$s to the hits."), PLAYER (fact), change);
}

SAY (destroyed)
{
  g_autofree char *units = units_text (fact);

  switch (fact->event->loss)
    {
    case FORCON_TWILIGHT_LOSS_BARRAGE:
      return g_strdup_printf (_ ("%1$s loses %2$s to the barrage."), PLAYER (fact), units);
    case FORCON_TWILIGHT_LOSS_STRANDED:
      return g_strdup_printf (_ ("%1$s has to leave behind and remove %2$s."), PLAYER (fact), units);
    case FORCON_TWILIGHT_LOSS_RIFT:
      return g_strdup_printf (_ ("%1$s loses %2$s in the gravity rift."), PLAYER (fact), units);
    case FORCON_TWILIGHT_LOSS_CAPACITY:
      return g_strdup_printf (_ ("%1$s removes %2$s, for which there is no room."), PLAYER (fact), units);
    case FORCON_TWILIGHT_LOSS_EFFECT:
      return g_strdup_printf (_ ("%1$s loses %2$s by this effect."), PLAYER (fact), units);
    case FORCON_TWILIGHT_LOSS_HIT:
    case FORCON_N_TWILIGHT_LOSS:
    default:
      return g_strdup_printf (_ ("%1$s loses %2$s."), PLAYER (fact), units);
    }
}

SAY (modified)
{
  g_autofree char *change = forcon_wording_signed (fact->event->number);

  if (fact->event->round == 0)
    return g_strdup_printf (_ ("%1$s: %2$s to all combat rolls of this combat."), PLAYER (fact), change);
  return g_strdup_printf (_ ("%1$s: %2$s to the combat rolls of round %3$d."), PLAYER (fact), change,
                          fact->event->round);
}

SAY (rift_rolled)
{
  g_autofree char *dice = forcon_twilight_dice_text (fact->dice, fact->event->roll);

  /* Translators: the player, the unit, on what it is lost, the dice, how many ships are lost. */
  return g_strdup_printf (_ ("%1$s, %2$s in the gravity rift, lost on %3$d or less: %4$s – lost: %5$d."), PLAYER (fact),
                          UNIT (fact), fact->event->number, dice, fact->event->hits);
}

SAY (moved)
{
  GString *text = g_string_new (NULL);
  g_autofree char *units = units_text (fact);
  const ForconTwilightEvent *event = fact->event;

  /* Translators: the player, the units, the system to which they go. */
  g_string_append_printf (text, _ ("%1$s: %2$s to %3$s"), PLAYER (fact), units, SYSTEM (fact));
  if (event->aboard.value != 0)
    g_string_append_printf (text, _ (", aboard: %s"),
                            forcon_twilight_unit_name (fact->clash, event->side, event->aboard));
  if (event->planet != 0)
    g_string_append_printf (text, _ (", from the planet %s"), PLANET (fact));
  g_string_append_c (text, '.');
  return g_string_free (text, FALSE);
}

SAY (retreated)
{
  const char *const text
      = fact->event->count > 0 ? _ ("%1$s retreats to %2$s.") : _ ("%1$s retreats, but nothing reaches %2$s.");

  return g_strdup_printf (text, PLAYER (fact), SYSTEM (fact));
}

SAY (token_placed)
{
  const char *const text = fact->event->number == 1 ? _ ("%1$s places a command token from the reinforcements in %2$s.")
                           : fact->event->number == 2
                               ? _ ("%1$s places a command token from the command sheet in %2$s.")
                               : _ ("%1$s has no command token left to place in %2$s.");

  return g_strdup_printf (text, PLAYER (fact), SYSTEM (fact));
}

static char *
ground_over (const Fact *fact)
{
  const char *planet = PLANET (fact);

  if (fact->event->result == FORCON_TWILIGHT_DRAW)
    return g_strdup_printf (_ ("The ground combat for %s ends in a draw: nobody is left."), planet);
  if (fact->event->result == FORCON_TWILIGHT_UNDECIDED)
    return g_strdup_printf (_ ("The ground combat for %s ends undecided."), planet);
  return g_strdup_printf (_ ("%1$s wins the ground combat for %2$s."),
                          forcon_twilight_player_name (fact->clash, (ForconTwilightSide) fact->event->result), planet);
}

SAY (combat_over)
{
  if (fact->event->planet != 0)
    return ground_over (fact);
  if (fact->event->result == FORCON_TWILIGHT_DRAW)
    return g_strdup (_ ("The space combat ends in a draw: nobody has a ship left."));
  if (fact->event->result == FORCON_TWILIGHT_UNDECIDED)
    return g_strdup (_ ("The space combat ends undecided."));
  return g_strdup_printf (_ ("%s wins the space combat."),
                          forcon_twilight_player_name (fact->clash, (ForconTwilightSide) fact->event->result));
}

SAY (control_taken)
{
  return g_strdup_printf (_ ("%1$s may now take control of %2$s."), PLAYER (fact), PLANET (fact));
}

OF_PLAYER (barrage_waived, _ ("%s makes no use of the anti-fighter barrage."))
OF_PLAYER (retreat_announced, _ ("%s announces a retreat."))
OF_PLAYER (retreat_declined, _ ("%s announces no retreat."))
OF_PLAYER (retreat_cancelled, _ ("The retreat of %s is cancelled."))
OF_PLAYER (retreat_forced, _ ("%s is forced to retreat in this round."))
OF_PLAYER (retreat_forbidden, _ ("%s may not retreat in this round."))
OF_HITS (hits_produced, _ ("%1$s has to assign %2$s."))
OF_HITS (hits_lost, _ ("%1$s: %2$s find nothing any more."))
OF_UNITS (sustained, _ ("%1$s: damage is sustained by %2$s."))
OF_UNITS (damaged, _ ("%1$s: damaged are %2$s."))
OF_UNITS (repaired, _ ("%1$s repairs %2$s."))
OF_UNITS (added, _ ("%1$s receives %2$s."))

/* How far the generator has run is no news. */
SAY (generator_advanced)
{
  return NULL;
}

char *
forcon_sentence_of_twilight_event (const ForconTwilightClash *clash, const ForconTwilightRules *rules,
                                   const ForconTwilightEvent *event, const GArray *dice)
{
#define SAY_FUNCTION(NAME, member, ...) say_##member,
  static char *(*const say[]) (const Fact *fact) = { FORCON_TWILIGHT_EVENTS (SAY_FUNCTION) };
  const Fact fact = { clash, rules, event, dice };

  g_return_val_if_fail ((guint) event->kind < FORCON_N_TWILIGHT_EVENT, NULL);
  return say[event->kind](&fact);
}

/* Why units left the board. */
static const char *const rules_of_losses[FORCON_N_TWILIGHT_LOSS] = {
  [FORCON_TWILIGHT_LOSS_HIT] = "T-HIT-2",      [FORCON_TWILIGHT_LOSS_BARRAGE] = "T-AFB-1",
  [FORCON_TWILIGHT_LOSS_STRANDED] = "T-RET-2", [FORCON_TWILIGHT_LOSS_RIFT] = "T-RET-5",
  [FORCON_TWILIGHT_LOSS_CAPACITY] = "T-END-3", [FORCON_TWILIGHT_LOSS_EFFECT] = "T-SPC-2",
};

/* What ground combat has a rule of its own for. */
static const char *
rule_on_the_ground (const ForconTwilightEvent *event)
{
  switch ((gint) event->kind)
    {
    case FORCON_TWILIGHT_EVENT_ROLLED:
      return "T-GND-1";
    case FORCON_TWILIGHT_EVENT_HITS_PRODUCED:
    case FORCON_TWILIGHT_EVENT_SUSTAINED:
      return "T-GND-2";
    case FORCON_TWILIGHT_EVENT_DESTROYED:
      return event->loss == FORCON_TWILIGHT_LOSS_HIT ? "T-GND-2" : NULL;
    case FORCON_TWILIGHT_EVENT_COMBAT_OVER:
      return "T-GND-3";
    case FORCON_TWILIGHT_EVENT_STEP_BEGUN:
      return "T-GND-4";
    default:
      return NULL;
    }
}

const char *
forcon_twilight_rule_of_event (const ForconTwilightClash *clash, const ForconTwilightEvent *event)
{
  const char *rule = clash->place == FORCON_TWILIGHT_PLACE_GROUND ? rule_on_the_ground (event) : NULL;

  if (rule != NULL)
    return rule;
  if (event->kind == FORCON_TWILIGHT_EVENT_DESTROYED)
    return rules_of_losses[event->loss];
  if (event->kind == FORCON_TWILIGHT_EVENT_ROLLED && event->purpose == FORCON_TWILIGHT_PURPOSE_BARRAGE)
    return "T-AFB-1";
  return forcon_twilight_event_rule (event->kind);
}
