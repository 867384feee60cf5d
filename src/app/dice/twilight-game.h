/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "storage/dice/twilight-file.h"
#include "twilight/rules/twilight-journal.h"
#include "twilight/rules/twilight-owed.h"

G_BEGIN_DECLS

/*
 * A fleet-dice clash at a window: first it is set up, then it is played. It holds no rule: what is owed, what may be done and
 * what comes of it is asked of src/twilight. Signals:
 * "changed": the set-up or the clash is another now, or other dice are waited for;
 * "refused" (const ForconTwilightVerdict *): what was wanted cannot be done.
 */
#define FORCON_TYPE_TWILIGHT_GAME (forcon_twilight_game_get_type ())
G_DECLARE_FINAL_TYPE (ForconTwilightGame, forcon_twilight_game, FORCON, TWILIGHT_GAME, GObject)

ForconTwilightGame *forcon_twilight_game_new (GError **error);
const ForconTwilightRules *forcon_twilight_game_rules (ForconTwilightGame *self);
const ForconTwilightClash *forcon_twilight_game_clash (ForconTwilightGame *self);
const ForconTwilightPlan *forcon_twilight_game_plans (ForconTwilightGame *self);
void forcon_twilight_game_set_plan (ForconTwilightGame *self, ForconTwilightSide side, const ForconTwilightPlan *plan);

/* The set-up */
ForconTwilightClash *forcon_twilight_game_draft (ForconTwilightGame *self);
ForconForce *forcon_twilight_game_draft_force (ForconTwilightGame *self, ForconTwilightSide side);
void forcon_twilight_game_take_force (ForconTwilightGame *self, ForconTwilightSide side, const ForconForce *force);
guint forcon_twilight_game_draft_planet (ForconTwilightGame *self);
void forcon_twilight_game_set_draft_planet (ForconTwilightGame *self, guint planet);
void forcon_twilight_game_add_planet (ForconTwilightGame *self);
void forcon_twilight_game_remove_planet (ForconTwilightGame *self);
void forcon_twilight_game_add_neighbour (ForconTwilightGame *self);
void forcon_twilight_game_remove_neighbour (ForconTwilightGame *self, guint place);
void forcon_twilight_game_draft_changed (ForconTwilightGame *self);
void forcon_twilight_game_set_place (ForconTwilightGame *self, ForconTwilightPlace place);
gboolean forcon_twilight_game_may_begin (ForconTwilightGame *self);
void forcon_twilight_game_begin (ForconTwilightGame *self);
void forcon_twilight_game_start (ForconTwilightGame *self, const ForconTwilightClash *start);
void forcon_twilight_game_set_up_again (ForconTwilightGame *self);

/* The clash */
const ForconTwilightJournal *forcon_twilight_game_journal (ForconTwilightGame *self);
ForconTwilightOwed forcon_twilight_game_owed (ForconTwilightGame *self);
gboolean forcon_twilight_game_propose (ForconTwilightGame *self, ForconTwilightCommand *command);
ForconTwilightVerdict forcon_twilight_game_try (ForconTwilightGame *self, const ForconTwilightCommand *command);
gboolean forcon_twilight_game_allows (ForconTwilightGame *self, const ForconTwilightCommand *command);
gboolean forcon_twilight_game_do (ForconTwilightGame *self, const ForconTwilightCommand *command);
void forcon_twilight_game_ask (ForconTwilightGame *self, const ForconTwilightCommand *command);
const ForconTwilightRequest *forcon_twilight_game_request (ForconTwilightGame *self);
const ForconTwilightCommand *forcon_twilight_game_asked (ForconTwilightGame *self);
gboolean forcon_twilight_game_answer (ForconTwilightGame *self, const guint8 *faces, guint n_faces);
gboolean forcon_twilight_game_roll_rest (ForconTwilightGame *self);
GArray *forcon_twilight_game_requests (ForconTwilightGame *self);
void forcon_twilight_game_go_on (ForconTwilightGame *self);
void forcon_twilight_game_cancel (ForconTwilightGame *self);
gboolean forcon_twilight_game_can_undo (ForconTwilightGame *self);
gboolean forcon_twilight_game_can_redo (ForconTwilightGame *self);
void forcon_twilight_game_undo (ForconTwilightGame *self);
void forcon_twilight_game_redo (ForconTwilightGame *self);
guint forcon_twilight_game_lost (ForconTwilightGame *self, ForconTwilightSide side, ForconUnitId unit);

/* Its file */
gboolean forcon_twilight_game_open (ForconTwilightGame *self, const char *path, GError **error);
gboolean forcon_twilight_game_recover (ForconTwilightGame *self, const char *path, GError **error);
gboolean forcon_twilight_game_save (ForconTwilightGame *self, const char *path, GError **error);
char *forcon_twilight_game_to_xml (ForconTwilightGame *self);
const char *forcon_twilight_game_path (ForconTwilightGame *self);
gboolean forcon_twilight_game_modified (ForconTwilightGame *self);
char *forcon_twilight_game_title (ForconTwilightGame *self);

G_END_DECLS
