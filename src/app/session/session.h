/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "app/game/game.h"
#include "engine/weapons/gunnery.h"
#include "engine/decision/journal.h"
#include "engine/movement/movement.h"
#include "engine/odds/odds.h"
#include "engine/rules/openings.h"
#include "engine/state/ship.h"
#include "render/drawing/table-model.h"

G_BEGIN_DECLS

/**
 * ForconSession:
 *
 * One battle at the master's table: a clash of a campaign, its journal, and the draft, which is what the master is about
 * to do (the selected ship, the legs of its move, its weapons and their target). It has no widgets and knows no rule:
 * every answer is the engine's.
 *
 * The battle can be shown as a side knows it; then there are no commands.
 *
 * Every command is one of the campaign: the #ForconGame does it, on the disk at once, and the session's journal copies
 * the campaign's. Once the clash is back on the map, or the campaign is closed, nothing more can be done at it. A battle
 * script is opened as the clash of a scratch campaign in memory.
 *
 * Signals: "opened" when another battle is open; "battle-changed" after that and when the battle went on or was saved;
 * "draft-changed" after that and whenever the draft is another; "history-changed" when only what can be undone here is
 * another, since something was done elsewhere; "advanced" when a command was
 * done; "dice-asked" when forcon_session_request() waits for an answer; "reviewed" when forcon_session_review() has
 * a result to be looked at before it is applied, another one, or none any more; "refused" with a #ForconVerdict that lives as
 * long as the call.
 */
#define FORCON_TYPE_SESSION (forcon_session_get_type ())
G_DECLARE_FINAL_TYPE (ForconSession, forcon_session, FORCON, SESSION, GObject)

/* How much a ship waits for the master: not at all, for something that may be left out, for something that would be missed. */
typedef enum {
  FORCON_URGENCY_NOTHING,
  FORCON_URGENCY_MAYBE,
  FORCON_URGENCY_NOW,
} ForconUrgency;

/**
 * ForconDraft:
 * @ship: the selected ship, or none
 * @target: whom it would fire at, or none
 * @weapons: mask of the weapons that would fire
 * @legs: of the move; always two or more, the last without a turn
 * @touched: whether the master has begun to draw up a move: its ghost is on the table
 * @orbit, @halves: in low orbit: −1, 0 or 1, and what that halves
 * @target_salvo: torpedoes that it would fire at instead
 * @launching: torpedoes are to be launched rather than guns fired
 * @tubes: mask of the tubes
 * @by_heading, @heading: launched on a heading, not at @target
 * @with: who joins torpedoes
 * @salvo: the salvo that is to be moved; @legs are its then
 * @thing: a salvo, mine or object under the master's hand
 * @placing: a drag on the table says where the master puts something
 * @placed, @place: where that is, once it was said
 */
typedef struct {
  ForconShipId ship;
  ForconShipId target;
  guint32 weapons;
  ForconLegs legs;
  gboolean touched;
  gint orbit;
  ForconHalves halves;
  ForconSalvoId target_salvo;
  gboolean launching;
  guint32 tubes;
  gboolean by_heading;
  ForconAngle heading;
  ForconShips with;
  ForconSalvoId salvo;
  ForconTableThing thing;
  gboolean placing;
  gboolean placed;
  ForconPoint place;
} ForconDraft;

/**
 * ForconChoice:
 * @command: what would be done
 * @text: (transfer full): what that is
 * @button: what the button says
 * @verdict: what would come of it
 * @chance: that it succeeds, −1 where it hangs on no dice or on too many
 *
 * A command that needs no more than a press.
 */
typedef struct {
  ForconCommand command;
  char *text;
  const char *button;
  ForconVerdict verdict;
  double chance;
} ForconChoice;

ForconSession *forcon_session_new (void);

/* Files */
gboolean forcon_session_open (ForconSession *self, const char *path, gboolean as_template, GError **error);
gboolean forcon_session_open_clash (ForconSession *self, ForconGame *game, ForconClashId clash, GError **error);
ForconGame *forcon_session_game (ForconSession *self);
ForconClashId forcon_session_clash (ForconSession *self);
gboolean forcon_session_has_own_file (ForconSession *self);
gboolean forcon_session_save (ForconSession *self, const char *path, GError **error);
const char *forcon_session_path (ForconSession *self);
char *forcon_session_title (ForconSession *self);
gboolean forcon_session_modified (ForconSession *self);
guint forcon_session_unsaved (ForconSession *self);

/* The battle; %NULL while none is open */
ForconJournal *forcon_session_journal (ForconSession *self);
const ForconBattle *forcon_session_battle (ForconSession *self);
const ForconRules *forcon_session_rules (ForconSession *self);
ForconStep forcon_session_step (ForconSession *self);

/* The draft */
const ForconDraft *forcon_session_draft (ForconSession *self);
void forcon_session_select (ForconSession *self, ForconShipId ship);
void forcon_session_select_next (ForconSession *self, gint direction);
void forcon_session_point_at (ForconSession *self, ForconShipId ship);
void forcon_session_set_target (ForconSession *self, ForconShipId target);
void forcon_session_set_weapons (ForconSession *self, guint32 weapons);
void forcon_session_set_legs (ForconSession *self, const ForconLegs *legs);
void forcon_session_drag_to (ForconSession *self, ForconPoint goal);
void forcon_session_drop (ForconSession *self);
void forcon_session_set_orbit (ForconSession *self, gint orbit, ForconHalves halves);
void forcon_session_point_at_thing (ForconSession *self, ForconTableThing thing);
void forcon_session_set_placing (ForconSession *self, gboolean placing);
void forcon_session_place (ForconSession *self, ForconPoint place);

/* Torpedoes */
GArray *forcon_session_salvos (ForconSession *self);
void forcon_session_select_salvo (ForconSession *self, ForconSalvoId salvo);
void forcon_session_set_target_salvo (ForconSession *self, ForconSalvoId salvo);
void forcon_session_set_launching (ForconSession *self, gboolean launching);
void forcon_session_set_tubes (ForconSession *self, guint32 tubes);
void forcon_session_set_heading (ForconSession *self, gboolean by_heading, ForconAngle heading);
void forcon_session_set_with (ForconSession *self, const ForconShips *with);
gboolean forcon_session_may_launch (ForconSession *self);
gboolean forcon_session_may_move_salvo (ForconSession *self);
ForconCommand forcon_session_launch_command (ForconSession *self);
ForconCommand forcon_session_salvo_command (ForconSession *self);

/* What the engine says of it */
gboolean forcon_session_may_move (ForconSession *self);
gboolean forcon_session_may_fire (ForconSession *self);
gboolean forcon_session_can_target (ForconSession *self, ForconShipId target);
ForconVerdict forcon_session_try (ForconSession *self, const ForconCommand *command);
GArray *forcon_session_choices (ForconSession *self);
GArray *forcon_session_openings (ForconSession *self);
ForconCommand forcon_session_move_command (ForconSession *self);
ForconCommand forcon_session_fire_command (ForconSession *self);
gboolean forcon_session_step_command (ForconSession *self, ForconCommand *command);
GArray *forcon_session_repairs (ForconSession *self, ForconShipId ship);
ForconShips forcon_session_withdraws (ForconSession *self);
ForconUrgency forcon_session_urgency (ForconSession *self, ForconShipId ship);
gboolean forcon_session_first_opening (ForconSession *self, ForconOpening *opening);
gboolean forcon_session_waits (ForconSession *self, ForconShipId ship);
guint forcon_session_count_waiting (ForconSession *self);
gboolean forcon_verdict_allows (const ForconVerdict *verdict);

/* Doing it */
void forcon_session_do (ForconSession *self, const ForconCommand *command, ForconDiceMode mode);
void forcon_session_undo (ForconSession *self);
void forcon_session_redo (ForconSession *self);
void forcon_session_rewind (ForconSession *self);
gboolean forcon_session_can_undo (ForconSession *self);
gboolean forcon_session_can_redo (ForconSession *self);
gboolean forcon_session_can_rewind (ForconSession *self);
const ForconDiceRequest *forcon_session_request (ForconSession *self);
guint forcon_session_roll_number (ForconSession *self, guint *least, guint *most);
void forcon_session_answer (ForconSession *self, const guint8 *faces, guint n_faces);
void forcon_session_cancel (ForconSession *self);
void forcon_session_set_dice_mode (ForconSession *self, ForconDiceMode mode);
void forcon_session_carry_out (ForconSession *self, const ForconCommand *command);

/* A captain on his own */
void forcon_session_play_captain (ForconSession *self);
gboolean forcon_session_others_wait (ForconSession *self);
gboolean forcon_session_captain_plays (ForconSession *self);

/* Looking at a result before it is applied */
gboolean forcon_session_checks (ForconSession *self);
void forcon_session_set_checks (ForconSession *self, gboolean checks);
const ForconOutcome *forcon_session_review (ForconSession *self);
const ForconCommand *forcon_session_reviewed (ForconSession *self);
void forcon_session_revise (ForconSession *self, const ForconOverride *overrides, guint n_overrides, const char *reason);
void forcon_session_apply (ForconSession *self);

/* As a side sees it */
ForconSideId forcon_session_viewer (ForconSession *self);
const char *forcon_session_viewer_name (ForconSession *self);
void forcon_session_set_viewer (ForconSession *self, ForconSideId side);
gboolean forcon_session_commands (ForconSession *self);
gboolean forcon_session_sees_all (ForconSession *self);
guint forcon_session_n_entries (ForconSession *self);
const ForconEntry *forcon_session_entry (ForconSession *self, guint place);
char *forcon_session_explain (ForconSession *self, guint place);

G_END_DECLS
