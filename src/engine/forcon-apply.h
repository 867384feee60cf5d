/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Inside the engine only: the parts of forcon_battle_apply(), which alone calls them. */

#include "forcon-event.h"

G_BEGIN_DECLS

ForconShip *forcon_apply_ship (ForconBattle *battle, ForconShipId id);
void forcon_apply_use_id (ForconBattle *battle, guint32 id);
void forcon_apply_out_of_action (ForconBattle *battle, ForconShipId id, ForconShipStatus status);
void forcon_apply_spend_weapons (ForconBattle *battle, ForconShipId shooter, guint32 weapons);

void forcon_apply_formation_formed (ForconBattle *battle, const ForconEvent *event);
void forcon_apply_ship_joined (ForconBattle *battle, const ForconEvent *event);
void forcon_apply_flag_checked (ForconBattle *battle, const ForconEvent *event);
void forcon_apply_flag_passed (ForconBattle *battle, const ForconEvent *event);
void forcon_apply_command_broken (ForconBattle *battle, const ForconEvent *event);
void forcon_apply_shields_joined (ForconBattle *battle, const ForconEvent *event);
void forcon_apply_locked_on (ForconBattle *battle, const ForconEvent *event);
void forcon_apply_braced (ForconBattle *battle, const ForconEvent *event);
void forcon_apply_launch_prepared (ForconBattle *battle, const ForconEvent *event);
void forcon_apply_shields_spent (ForconBattle *battle, const ForconEvent *event);
void forcon_apply_formation_seen (ForconBattle *battle, const ForconEvent *event);
void forcon_apply_salvo_fired_at (ForconBattle *battle, const ForconEvent *event);
void forcon_apply_tubes_emptied (ForconBattle *battle, const ForconEvent *event);
void forcon_apply_torpedoes_launched (ForconBattle *battle, const ForconEvent *event);
void forcon_apply_salvo_moved (ForconBattle *battle, const ForconEvent *event);
void forcon_apply_salvo_crossed (ForconBattle *battle, const ForconEvent *event);
void forcon_apply_turrets_spent (ForconBattle *battle, const ForconEvent *event);
void forcon_apply_turrets_fired (ForconBattle *battle, const ForconEvent *event);
void forcon_apply_torpedoes_struck (ForconBattle *battle, const ForconEvent *event);
void forcon_apply_salvo_gone (ForconBattle *battle, const ForconEvent *event);
void forcon_apply_cover_declared (ForconBattle *battle, const ForconEvent *event);
void forcon_apply_mine_laid (ForconBattle *battle, const ForconEvent *event);
void forcon_apply_mine_triggered (ForconBattle *battle, const ForconEvent *event);
void forcon_apply_mine_revealed (ForconBattle *battle, const ForconEvent *event);
void forcon_apply_mine_gone (ForconBattle *battle, const ForconEvent *event);
void forcon_apply_mine_placed (ForconBattle *battle, const ForconEvent *event);
void forcon_apply_sweep_declared (ForconBattle *battle, const ForconEvent *event);
void forcon_apply_ship_lost (ForconBattle *battle, const ForconEvent *event);
void forcon_apply_boarding_declared (ForconBattle *battle, const ForconEvent *event);
void forcon_apply_ship_captured (ForconBattle *battle, const ForconEvent *event);
void forcon_apply_takeover_tried (ForconBattle *battle, const ForconEvent *event);
void forcon_apply_ship_taken_over (ForconBattle *battle, const ForconEvent *event);
void forcon_apply_orbit_entered (ForconBattle *battle, const ForconEvent *event);
void forcon_apply_orbit_changed (ForconBattle *battle, const ForconEvent *event);
void forcon_apply_orbit_left (ForconBattle *battle, const ForconEvent *event);
void forcon_apply_ship_falling (ForconBattle *battle, const ForconEvent *event);
void forcon_apply_fall_stopped (ForconBattle *battle, const ForconEvent *event);
void forcon_apply_ship_crashed (ForconBattle *battle, const ForconEvent *event);
void forcon_apply_station_sank (ForconBattle *battle, const ForconEvent *event);
void forcon_apply_troops_landed (ForconBattle *battle, const ForconEvent *event);
void forcon_apply_value_set (ForconBattle *battle, const ForconEvent *event);
void forcon_apply_ship_placed (ForconBattle *battle, const ForconEvent *event);
void forcon_apply_salvo_placed (ForconBattle *battle, const ForconEvent *event);
void forcon_apply_object_placed (ForconBattle *battle, const ForconEvent *event);
void forcon_apply_ship_created (ForconBattle *battle, const ForconEvent *event);
void forcon_apply_ship_removed (ForconBattle *battle, const ForconEvent *event);
void forcon_apply_critical_removed (ForconBattle *battle, const ForconEvent *event);

G_END_DECLS
