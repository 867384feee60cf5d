/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "campaign/reading/order-sheet-private.h"

G_BEGIN_DECLS

/**
 * forcon_sheet_same_case:
 *
 * Returns: whether two instructions hold in the same case, with its figures
 */
gboolean forcon_sheet_same_case (const ForconInstruction *one, const ForconInstruction *two);

/**
 * forcon_sheet_add_instruction:
 *
 * Adds an instruction to a reading, or puts it in the place of one that says the same.
 */
void forcon_sheet_add_instruction (ForconSheetReading *reading, ForconInstruction instruction);

/**
 * forcon_sheet_ends_another:
 *
 * Whom to protect, to follow or to wait for, and at which range: of each there is one in a case.
 *
 * Returns: whether this one would end another of the same reading
 */
gboolean forcon_sheet_ends_another (ForconReading *read, const ForconInstruction *instruction);

/**
 * forcon_sheet_contradicts:
 *
 * Returns: whether to withdraw and to attack are said of the same case, or whoever writes is to be met
 */
gboolean forcon_sheet_contradicts (const ForconSheetReading *reading, const ForconInstruction *instruction);

/**
 * forcon_sheet_stay_and_fight:
 *
 * To fight and to stay is to pursue nobody.
 */
void forcon_sheet_stay_and_fight (const ForconSheetReading *reading, ForconInstruction *instruction);

G_END_DECLS
