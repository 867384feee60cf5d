/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "report/battle/refusal-private.h"
#include "report/battle/sentences.h"

PLAIN (done, _ ("Done"))
PLAIN (not_begun, _ ("The battle has not begun"))
PLAIN (already_begun, _ ("The battle has already begun"))
PLAIN (battle_over, _ ("The battle is over"))
PLAIN (no_such_ship, _ ("There is no such ship in this battle"))

static char *
needs_dice (const ForconTelling *telling, const ForconVerdict *verdict)
{
  g_autofree char *request = forcon_sentence_of_request (telling->battle, &verdict->request);

  return g_strdup_printf (_ ("Dice are needed: %s"), request);
}

static char *
dice_left_over (const ForconTelling *telling, const ForconVerdict *verdict)
{
  return g_strdup_printf (_ ("Too many dice: %1$d given, %2$d used"), verdict->actual, verdict->needed);
}

static char *
not_a_face (const ForconTelling *telling, const ForconVerdict *verdict)
{
  return g_strdup_printf (_ ("Die number %1$d is given as %2$d, a die shows 1 to 6"), verdict->needed, verdict->actual);
}

static char *
too_few_sides (const ForconTelling *telling, const ForconVerdict *verdict)
{
  return g_strdup_printf (_ ("Sides with a ship in action: %1$d, needed: %2$d"), verdict->actual, verdict->needed);
}

static char *
wrong_step (const ForconTelling *telling, const ForconVerdict *verdict)
{
  /* Translators: the steps of a turn, "movement", "fire". */
  return g_strdup_printf (_ ("The step is “%1$s”, and this belongs to “%2$s”"), forcon_label_step (verdict->step),
                          forcon_label_step (verdict->other_step));
}

static char *
not_its_turn (const ForconTelling *telling, const ForconVerdict *verdict)
{
  return g_strdup_printf (_ ("%1$s cannot act in the turn of %2$s"),
                          forcon_wording_ship (telling->battle, verdict->ship),
                          forcon_wording_side (telling->battle, verdict->side));
}

static char *
not_in_action (const ForconTelling *telling, const ForconVerdict *verdict)
{
  const char *ship = forcon_wording_ship (telling->battle, verdict->ship);

  if (verdict->ship.value == 0 || verdict->ship.value > telling->battle->n_ships)
    return g_strdup_printf (_ ("%s is not in action"), ship);
  return g_strdup_printf (
      _ ("%1$s is not in action: %2$s"), ship,
      forcon_label_ship_status (forcon_battle_ship (telling->battle, verdict->ship)->status));
}

OF_SHIP (nothing_to_repair, _ ("%s has nothing of the kind to repair"))

static char *
not_repairable (const ForconTelling *telling, const ForconVerdict *verdict)
{
  return g_strdup_printf (_ ("%1$s cannot repair this: %2$s"), forcon_wording_ship (telling->battle, verdict->ship),
                          forcon_label_critical_effect (verdict->effect));
}

static char *
repairs_spent (const ForconTelling *telling, const ForconVerdict *verdict)
{
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%1$s has tried %2$d repair this turn of %3$d allowed",
                                       "%1$s has tried %2$d repairs this turn of %3$d allowed",
                                       (gulong) MAX (verdict->actual, 0)),
                          forcon_wording_ship (telling->battle, verdict->ship), verdict->actual, verdict->needed);
}

const ForconRefusal forcon_refusals_of_turn[FORCON_N_VERDICTS] = {
  [FORCON_VERDICT_DONE] = done,
  [FORCON_VERDICT_NEEDS_DICE] = needs_dice,
  [FORCON_VERDICT_DICE_LEFT_OVER] = dice_left_over,
  [FORCON_VERDICT_NOT_A_FACE] = not_a_face,
  [FORCON_VERDICT_NOT_BEGUN] = not_begun,
  [FORCON_VERDICT_ALREADY_BEGUN] = already_begun,
  [FORCON_VERDICT_TOO_FEW_SIDES] = too_few_sides,
  [FORCON_VERDICT_BATTLE_OVER] = battle_over,
  [FORCON_VERDICT_WRONG_STEP] = wrong_step,
  [FORCON_VERDICT_NO_SUCH_SHIP] = no_such_ship,
  [FORCON_VERDICT_NOT_ITS_TURN] = not_its_turn,
  [FORCON_VERDICT_NOT_IN_ACTION] = not_in_action,
  [FORCON_VERDICT_NOTHING_TO_REPAIR] = nothing_to_repair,
  [FORCON_VERDICT_NOT_REPAIRABLE] = not_repairable,
  [FORCON_VERDICT_REPAIRS_SPENT] = repairs_spent,
};
