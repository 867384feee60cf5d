/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "forcon-twilight-file.h"
#include "forcon-twilight-journal.h"
#include "forcon-twilight-owed.h"

G_BEGIN_DECLS

/*
 * A fleet-dice clash at a window: first it is set up, then it is played. It holds no rule: what is owed, what may be done and
 * what comes of it is asked of src/twilight. Signals:
 * "changed": the set-up or the clash is another now, or other dice are waited for;
 * "refused" (const ForconTwilightVerdict *): what was wanted cannot be done.
 */
#define FORCON_TYPE_FLEET_DICE_GAME (forcon_fleet_dice_game_get_type ())
G_DECLARE_FINAL_TYPE (ForconFleetDiceGame, forcon_fleet_dice_game, FORCON, FLEET_DICE_GAME, GObject)

ForconFleetDiceGame *forcon_fleet_dice_game_new (GError **error);
const ForconTwilightRules *forcon_fleet_dice_game_rules (ForconFleetDiceGame *self);
const ForconTwilightClash *forcon_fleet_dice_game_clash (ForconFleetDiceGame *self);
const ForconTwilightPlan *forcon_fleet_dice_game_plans (ForconFleetDiceGame *self);
void forcon_fleet_dice_game_set_plan (ForconFleetDiceGame *self, ForconTwilightSide side, const ForconTwilightPlan *plan);

/* The set-up */
ForconTwilightClash *forcon_fleet_dice_game_draft (ForconFleetDiceGame *self);
ForconForce *forcon_fleet_dice_game_draft_force (ForconFleetDiceGame *self, ForconTwilightSide side);
void forcon_fleet_dice_game_take_force (ForconFleetDiceGame *self, ForconTwilightSide side, const ForconForce *force);
guint forcon_fleet_dice_game_draft_planet (ForconFleetDiceGame *self);
void forcon_fleet_dice_game_set_draft_planet (ForconFleetDiceGame *self, guint planet);
void forcon_fleet_dice_game_add_planet (ForconFleetDiceGame *self);
void forcon_fleet_dice_game_remove_planet (ForconFleetDiceGame *self);
void forcon_fleet_dice_game_add_neighbour (ForconFleetDiceGame *self);
void forcon_fleet_dice_game_remove_neighbour (ForconFleetDiceGame *self, guint place);
void forcon_fleet_dice_game_draft_changed (ForconFleetDiceGame *self);
void forcon_fleet_dice_game_set_place (ForconFleetDiceGame *self, ForconTwilightPlace place);
gboolean forcon_fleet_dice_game_may_begin (ForconFleetDiceGame *self);
void forcon_fleet_dice_game_begin (ForconFleetDiceGame *self);
void forcon_fleet_dice_game_start (ForconFleetDiceGame *self, const ForconTwilightClash *start);
void forcon_fleet_dice_game_set_up_again (ForconFleetDiceGame *self);

/* The clash */
const ForconTwilightJournal *forcon_fleet_dice_game_journal (ForconFleetDiceGame *self);
ForconTwilightOwed forcon_fleet_dice_game_owed (ForconFleetDiceGame *self);
gboolean forcon_fleet_dice_game_propose (ForconFleetDiceGame *self, ForconTwilightCommand *command);
ForconTwilightVerdict forcon_fleet_dice_game_try (ForconFleetDiceGame *self, const ForconTwilightCommand *command);
gboolean forcon_fleet_dice_game_allows (ForconFleetDiceGame *self, const ForconTwilightCommand *command);
gboolean forcon_fleet_dice_game_do (ForconFleetDiceGame *self, const ForconTwilightCommand *command);
void forcon_fleet_dice_game_ask (ForconFleetDiceGame *self, const ForconTwilightCommand *command);
const ForconTwilightRequest *forcon_fleet_dice_game_request (ForconFleetDiceGame *self);
const ForconTwilightCommand *forcon_fleet_dice_game_asked (ForconFleetDiceGame *self);
gboolean forcon_fleet_dice_game_answer (ForconFleetDiceGame *self, const guint8 *faces, guint n_faces);
gboolean forcon_fleet_dice_game_roll_rest (ForconFleetDiceGame *self);
GArray *forcon_fleet_dice_game_requests (ForconFleetDiceGame *self);
void forcon_fleet_dice_game_go_on (ForconFleetDiceGame *self);
void forcon_fleet_dice_game_cancel (ForconFleetDiceGame *self);
gboolean forcon_fleet_dice_game_can_undo (ForconFleetDiceGame *self);
gboolean forcon_fleet_dice_game_can_redo (ForconFleetDiceGame *self);
void forcon_fleet_dice_game_undo (ForconFleetDiceGame *self);
void forcon_fleet_dice_game_redo (ForconFleetDiceGame *self);
guint forcon_fleet_dice_game_lost (ForconFleetDiceGame *self, ForconTwilightSide side, ForconUnitId unit);

/* Its file */
gboolean forcon_fleet_dice_game_open (ForconFleetDiceGame *self, const char *path, GError **error);
gboolean forcon_fleet_dice_game_recover (ForconFleetDiceGame *self, const char *path, GError **error);
gboolean forcon_fleet_dice_game_save (ForconFleetDiceGame *self, const char *path, GError **error);
char *forcon_fleet_dice_game_to_xml (ForconFleetDiceGame *self);
const char *forcon_fleet_dice_game_path (ForconFleetDiceGame *self);
gboolean forcon_fleet_dice_game_modified (ForconFleetDiceGame *self);
char *forcon_fleet_dice_game_title (ForconFleetDiceGame *self);

G_END_DECLS
