/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Inside the engine only: what a shot needs that is the same for a ship and for torpedoes as its target. */

#include "forcon-gunnery.h"

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
void forcon_aim_measure (const ForconAim *aim, ForconSolution *solution);
ForconVerdict forcon_aim_judge_line (const ForconAim *aim);
guint32 forcon_aim_bearing_weapons (const ForconAim *aim, const ForconSolution *solution);
ForconVerdict forcon_aim_judge_weapons (const ForconAim *aim, const ForconSolution *solution, guint32 weapons);
void forcon_aim_form_groups (const ForconAim *aim, ForconSolution *solution, guint32 weapons, gboolean by_shift);

G_END_DECLS
