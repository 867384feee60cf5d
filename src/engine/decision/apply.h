/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Inside the engine only: the parts of forcon_battle_apply(), which alone calls them. */

#include "engine/state/event.h"

G_BEGIN_DECLS

ForconShip *forcon_apply_ship (ForconBattle *battle, ForconShipId id);
void forcon_apply_use_id (ForconBattle *battle, guint32 id);

/* A ship out of action has no criticals, orders or weapons any more (F-CAT-1). */
void forcon_apply_out_of_action (ForconBattle *battle, ForconShipId id, ForconShipStatus status);

/* Weapons fired back are still ready in the ship's own turn (F-FIRE-3). */
void forcon_apply_spend_weapons (ForconBattle *battle, ForconShipId shooter, guint32 weapons);

/* Somebody fires at the ship or attacks it otherwise, which its formation's instructions may ask for (F-CAMP-13). */
void forcon_apply_attack (ForconBattle *battle, ForconShipId target);

/* The ship gets back what the critical took. */
void forcon_apply_remove_critical (ForconBattle *battle, ForconShip *ship, ForconCriticalId critical, gint readiness,
                                   gint ew_attack);

/* One for each event that changes something. */
#define FORCON_DECLARE_APPLY(NAME, member, ...)                                                                        \
  void forcon_apply_##member (ForconBattle *battle, const ForconEvent *event);
FORCON_EVENTS (FORCON_DECLARE_APPLY)

G_END_DECLS
