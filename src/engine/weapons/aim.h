/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Inside the engine only: what a shot needs that is the same for a ship and for torpedoes as its target. */

#include "engine/weapons/shot.h"

G_BEGIN_DECLS

/**
 * ForconAim:
 * @shooter: a ship in action
 * @target: the ship that is shot at, or none
 * @salvo: the torpedoes that are shot at, or none
 * @place: where that is
 *
 * What a shot is about.
 */
typedef struct {
  const ForconBattle *battle;
  const ForconRules *rules;
  ForconShipId shooter;
  ForconShipId target;
  ForconSalvoId salvo;
  ForconPoint place;
} ForconAim;

ForconVerdict forcon_aim_verdict (const ForconAim *aim, ForconVerdictKind kind);

/* Sets the figures that are measured on the table. */
void forcon_aim_measure (const ForconAim *aim, ForconSolution *solution);

/* Done, or what blocks the line of fire (F-FIRE-4). */
ForconVerdict forcon_aim_judge_line (const ForconAim *aim);

/* Mask of the weapons that can be fired, as far as it depends on the weapon (F-FIRE-1). */
guint32 forcon_aim_bearing_weapons (const ForconAim *aim, const ForconSolution *solution);

/* Done, or why one of the weapons cannot be fired (F-FIRE-1). */
ForconVerdict forcon_aim_judge_weapons (const ForconAim *aim, const ForconSolution *solution, guint32 weapons);

/**
 * forcon_aim_form_groups:
 * @aim: a shot that can be fired
 * @solution: what was measured
 * @weapons: mask of weapon indices
 * @by_shift: whether batteries are looked up in the table, and so apart when their range shifts them otherwise
 *
 * Finds what the line crosses, and makes the groups, in the order of the card, with what counts of their strength
 * (F-FIRE-4, F-ART-1, F-MOV-11).
 */
void forcon_aim_form_groups (const ForconAim *aim, ForconSolution *solution, guint32 weapons, gboolean by_shift);

G_END_DECLS
