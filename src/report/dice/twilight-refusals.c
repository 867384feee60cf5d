/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "report/dice/twilight-labels.h"
#include "report/dice/twilight-sentences.h"
#include "report/dice/twilight-wording.h"

#include "base/language.h"

/* What a refusal is made from. Borrowed throughout. */
typedef struct {
  const ForconTwilightClash *clash;
  const ForconTwilightRules *rules;
  const ForconTwilightVerdict *verdict;
} No;

typedef char *(*Refusal) (const No *no);

#define REFUSAL(function, ...)                                                                                         \
  static char *function (const No *no)                                                                                 \
  {                                                                                                                    \
    return g_strdup_printf (__VA_ARGS__);                                                                              \
  }

#define PLAIN(function, text)                                                                                          \
  static char *function (const No *no)                                                                                 \
  {                                                                                                                    \
    return g_strdup (text);                                                                                            \
  }

#define PLAYER forcon_twilight_player_name (no->clash, no->verdict->side)
#define UNIT forcon_twilight_unit_name (no->clash, no->verdict->side, no->verdict->unit)
#define SYSTEM forcon_twilight_system_name (no->clash, no->verdict->system)
#define PLANET forcon_twilight_planet_name (no->clash, no->verdict->planet)
#define STEP forcon_label_twilight_step (no->verdict->step)
#define OTHER_STEP forcon_label_twilight_step (no->verdict->other_step)
#define ACTUAL no->verdict->actual
#define NEEDED no->verdict->needed

PLAIN (done, _ ("Done"))
REFUSAL (dice_left_over, _ ("Too many dice: %1$d given, %2$d used"), ACTUAL, NEEDED)
REFUSAL (bad_face, _ ("There is %d among the dice, a die shows 1 to 10"), ACTUAL)
PLAIN (over, _ ("The combat is over"))
REFUSAL (wrong_step, _ ("The step is “%1$s”, and this belongs to “%2$s”"), STEP, OTHER_STEP)
PLAIN (not_in_space, _ ("There is no such thing in this kind of combat"))
REFUSAL (already_done, _ ("%1$s has already done this in the step “%2$s”"), PLAYER, STEP)
REFUSAL (still_owed, _ ("%1$s has not yet done what the step “%2$s” asks"), PLAYER, STEP)
REFUSAL (opponent_first, _ ("%1$s goes first in the step “%2$s”"), PLAYER, STEP)
REFUSAL (opponent_retreats, _ ("%s cannot announce a retreat: the opponent has announced one in this round"), PLAYER)
REFUSAL (no_system, _ ("%s cannot announce a retreat: there is no eligible system next to this one"), PLAYER)
REFUSAL (no_such_die, _ ("There is no die %1$d on the table, there are %2$d"), ACTUAL, NEEDED)
REFUSAL (too_late, _ ("Too late for %s: the dice have been counted"), PLAYER)
REFUSAL (retreat_forbidden, _ ("%s may not retreat in this round"), PLAYER)
REFUSAL (not_after_roll, _ ("%s can reroll or change dice only right after rolling all own dice"), PLAYER)
REFUSAL (no_hits, _ ("%1$s cannot assign %2$d hits: %3$d are left"), PLAYER, ACTUAL, NEEDED)
REFUSAL (hits_left, _ ("%1$s still has hits to assign: %2$d"), PLAYER, ACTUAL)
REFUSAL (no_sustain, _ ("%1$s: %2$s cannot sustain damage"), PLAYER, UNIT)
REFUSAL (not_enough, _ ("%1$s has too few of these, %2$s: there are %3$d of %4$d"), PLAYER, UNIT, ACTUAL, NEEDED)
REFUSAL (not_a_target, _ ("%1$s: the hits of this step do not count for %2$s"), PLAYER, UNIT)
REFUSAL (must_retreat, _ ("%s has announced a retreat, and there is an eligible system: it must be done"), PLAYER)
REFUSAL (not_announced, _ ("%s has announced no retreat in this round"), PLAYER)
REFUSAL (unknown_system, _ ("There is no adjacent system %1$d, there are %2$d"), ACTUAL, NEEDED)
REFUSAL (nothing_own, _ ("%1$s cannot retreat to %2$s: neither own units nor an own planet are there"), PLAYER, SYSTEM)
REFUSAL (others_there, _ ("Nobody can retreat to %s: ships of another player are there"), SYSTEM)
REFUSAL (anomaly, _ ("%1$s cannot retreat to %2$s: %3$s"), PLAYER, SYSTEM, forcon_label_anomaly (no->verdict->anomaly))
REFUSAL (room_left, _ ("%1$s: units may be left in space only when all room is taken; left: %2$d, room: %3$d"), PLAYER,
         ACTUAL, NEEDED)
REFUSAL (not_cargo, _ ("%1$s: %2$s cannot be carried"), PLAYER, UNIT)
REFUSAL (not_own_planet, _ ("%1$s does not control %2$s"), PLAYER, PLANET)
REFUSAL (excess, _ ("%1$s has to remove what has no room: units that need it %2$d, room %3$d"), PLAYER, ACTUAL, NEEDED)
REFUSAL (no_excess, _ ("%1$s cannot remove %2$d units: %3$d have no room"), PLAYER, ACTUAL, NEEDED)
REFUSAL (unknown_planet, _ ("There is no planet %1$d, there are %2$d"), ACTUAL, NEEDED)
REFUSAL (already_fought, _ ("There is nothing to fight out on %s"), PLANET)
REFUSAL (needs_unit, _ ("A unit of %s has to be named"), PLAYER)
PLAIN (no_change, _ ("That is so already in this system"))
PLAIN (needs_reason, _ ("The name of the ability or card is missing"))
REFUSAL (bad_number, _ ("The number is %1$d, it must be from %2$d to %3$d"), ACTUAL, no->verdict->least,
         no->verdict->most)

static char *
needs_dice (const No *no)
{
  g_autofree char *request = forcon_sentence_of_twilight_request (no->clash, &no->verdict->request);

  return g_strdup_printf (_ ("Dice are needed: %s"), request);
}

static char *
no_barrage (const No *no)
{
  if (no->verdict->unit.value == 0)
    return g_strdup_printf (_ ("%s has no unit with an anti-fighter barrage"), PLAYER);
  return g_strdup_printf (_ ("%1$s: %2$s has no anti-fighter barrage"), PLAYER, UNIT);
}

static char *
no_room (const No *no)
{
  if (no->verdict->unit.value == 0)
    return g_strdup_printf (_ ("%1$s: the ships cannot carry %2$d units, there is room for %3$d"), PLAYER, ACTUAL,
                            NEEDED);
  return g_strdup_printf (_ ("%1$s: %2$s cannot carry %3$d units, there is room for %4$d"), PLAYER, UNIT, ACTUAL,
                          NEEDED);
}

static const Refusal refusals[FORCON_N_TWILIGHT_VERDICTS] = {
  [FORCON_TWILIGHT_VERDICT_DONE] = done,
  [FORCON_TWILIGHT_VERDICT_NEEDS_DICE] = needs_dice,
  [FORCON_TWILIGHT_VERDICT_DICE_LEFT_OVER] = dice_left_over,
  [FORCON_TWILIGHT_VERDICT_BAD_FACE] = bad_face,
  [FORCON_TWILIGHT_VERDICT_OVER] = over,
  [FORCON_TWILIGHT_VERDICT_WRONG_STEP] = wrong_step,
  [FORCON_TWILIGHT_VERDICT_NOT_IN_SPACE] = not_in_space,
  [FORCON_TWILIGHT_VERDICT_ALREADY_DONE] = already_done,
  [FORCON_TWILIGHT_VERDICT_STILL_OWED] = still_owed,
  [FORCON_TWILIGHT_VERDICT_OPPONENT_FIRST] = opponent_first,
  [FORCON_TWILIGHT_VERDICT_NO_BARRAGE] = no_barrage,
  [FORCON_TWILIGHT_VERDICT_OPPONENT_RETREATS] = opponent_retreats,
  [FORCON_TWILIGHT_VERDICT_NO_SYSTEM] = no_system,
  [FORCON_TWILIGHT_VERDICT_NO_SUCH_DIE] = no_such_die,
  [FORCON_TWILIGHT_VERDICT_TOO_LATE] = too_late,
  [FORCON_TWILIGHT_VERDICT_RETREAT_FORBIDDEN] = retreat_forbidden,
  [FORCON_TWILIGHT_VERDICT_NO_CHANGE] = no_change,
  [FORCON_TWILIGHT_VERDICT_NOT_AFTER_ROLL] = not_after_roll,
  [FORCON_TWILIGHT_VERDICT_NO_HITS] = no_hits,
  [FORCON_TWILIGHT_VERDICT_HITS_LEFT] = hits_left,
  [FORCON_TWILIGHT_VERDICT_NO_SUSTAIN] = no_sustain,
  [FORCON_TWILIGHT_VERDICT_NOT_ENOUGH] = not_enough,
  [FORCON_TWILIGHT_VERDICT_NOT_A_TARGET] = not_a_target,
  [FORCON_TWILIGHT_VERDICT_MUST_RETREAT] = must_retreat,
  [FORCON_TWILIGHT_VERDICT_NOT_ANNOUNCED] = not_announced,
  [FORCON_TWILIGHT_VERDICT_UNKNOWN_SYSTEM] = unknown_system,
  [FORCON_TWILIGHT_VERDICT_NOTHING_OWN] = nothing_own,
  [FORCON_TWILIGHT_VERDICT_OTHERS_THERE] = others_there,
  [FORCON_TWILIGHT_VERDICT_ANOMALY] = anomaly,
  [FORCON_TWILIGHT_VERDICT_NO_ROOM] = no_room,
  [FORCON_TWILIGHT_VERDICT_ROOM_LEFT] = room_left,
  [FORCON_TWILIGHT_VERDICT_NOT_CARGO] = not_cargo,
  [FORCON_TWILIGHT_VERDICT_NOT_OWN_PLANET] = not_own_planet,
  [FORCON_TWILIGHT_VERDICT_EXCESS] = excess,
  [FORCON_TWILIGHT_VERDICT_NO_EXCESS] = no_excess,
  [FORCON_TWILIGHT_VERDICT_UNKNOWN_PLANET] = unknown_planet,
  [FORCON_TWILIGHT_VERDICT_ALREADY_FOUGHT] = already_fought,
  [FORCON_TWILIGHT_VERDICT_NEEDS_UNIT] = needs_unit,
  [FORCON_TWILIGHT_VERDICT_NEEDS_REASON] = needs_reason,
  [FORCON_TWILIGHT_VERDICT_BAD_NUMBER] = bad_number,
};

char *
forcon_sentence_of_twilight_verdict (const ForconTwilightClash *clash, const ForconTwilightRules *rules,
                                     const ForconTwilightVerdict *verdict)
{
  const No no = { clash, rules, verdict };
  const char *rule = forcon_twilight_verdict_rule (verdict);
  g_autofree char *sentence = NULL;

  g_return_val_if_fail ((guint) verdict->kind < FORCON_N_TWILIGHT_VERDICTS && refusals[verdict->kind] != NULL, NULL);
  sentence = refusals[verdict->kind](&no);
  return *rule == '\0' ? g_steal_pointer (&sentence) : g_strdup_printf ("%s (%s)", sentence, rule);
}
