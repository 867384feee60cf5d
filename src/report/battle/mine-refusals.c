/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "report/battle/refusal-private.h"

OF_SHIP (cannot_lay, _ ("%s carries no mines"))
OF_COUNTS (mines_laid, _ ("%1$s has already laid %2$d of the mines aboard, of %3$d"))
OF_TARGET (lay_in_contact, _ ("%1$s cannot lay mines in contact with %2$s"))
OF_SHIP (not_a_sweeper, _ ("%s is no minesweeper"))
OF_SHIP (already_sweeping, _ ("%s is already sweeping"))

const ForconRefusal forcon_refusals_of_mines[FORCON_N_VERDICTS] = {
  [FORCON_VERDICT_CANNOT_LAY] = cannot_lay,
  [FORCON_VERDICT_MINES_LAID] = mines_laid,
  [FORCON_VERDICT_LAY_IN_CONTACT] = lay_in_contact,
  [FORCON_VERDICT_NOT_A_SWEEPER] = not_a_sweeper,
  [FORCON_VERDICT_ALREADY_SWEEPING] = already_sweeping,
};
