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
 * One battle at the master's table: a clash of a campaign, its journal, and the draft, which is what the master is
 * about to do (the selected ship, the legs of its move, its weapons and their target). It has no widgets and knows
 * no rule: every answer is the engine's.
 *
 * The battle can be shown as a side knows it; then there are no commands.
 *
 * Every command is one of the campaign: the #ForconGame does it, on the disk at once, and the session's journal
 * copies the campaign's. Once the clash is back on the map, or the campaign is closed, nothing more can be done at
 * it. A battle script is opened as the clash of a scratch campaign in memory.
 *
 * Signals: "opened" when another battle is open; "battle-changed" after that and when the battle went on or was
 * saved; "draft-changed" after that and whenever the draft is another; "history-changed" when only what can be
 * undone here is another, since something was done elsewhere; "advanced" when a command was done; "dice-asked" when
 * forcon_session_request() waits for an answer; "reviewed" when forcon_session_review() has a result to be looked at
 * before it is applied, another one, or none any more; "refused" with a #ForconVerdict that lives as long as the
 * call.
 */
#define FORCON_TYPE_SESSION (forcon_session_get_type ())
G_DECLARE_FINAL_TYPE (ForconSession, forcon_session, FORCON, SESSION, GObject)

/* How much a ship waits for the master: not at all, for something that may be left out, for something that would be
 * missed. */
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

/**
 * forcon_session_new:
 *
 * Returns: (transfer full): a session without a battle
 */
ForconSession *forcon_session_new (void);

/* Files */

/**
 * forcon_session_open:
 * @self: a session
 * @path: a battle script
 * @as_template: whether it is a ready-made battle that is not to be written over
 * @error: return location, or %NULL
 *
 * Opens a battle as the clash of a scratch campaign, and plays the commands that its file holds. The battle that was
 * open is dropped; on failure it stays.
 *
 * Returns: whether the battle is open; the error's message is one whole line for people
 */
gboolean forcon_session_open (ForconSession *self, const char *path, gboolean as_template, GError **error);

/**
 * forcon_session_open_clash:
 * @self: a session
 * @game: a game with a campaign
 * @clash: one of its clashes, open or returned
 * @error: return location, or %NULL
 *
 * Sits down at the table of a clash. The battle that was open is dropped; on failure it stays.
 *
 * Returns: whether the table is there
 */
gboolean forcon_session_open_clash (ForconSession *self, ForconGame *game, ForconClashId clash, GError **error);

/**
 * forcon_session_game:
 * @self: a session
 *
 * Returns: (transfer none) (nullable): the campaign whose clash is on the table, a scratch campaign for a battle script
 */
ForconGame *forcon_session_game (ForconSession *self);

ForconClashId forcon_session_clash (ForconSession *self);

/**
 * forcon_session_has_own_file:
 * @self: a session
 *
 * The one difference between the table of a battle script and that of a campaign's clash. A script is opened and saved
 * here, has unsaved commands, and goes back to its start; it has no map. A clash is kept in its campaign's file and
 * handed back to the map.
 *
 * Returns: whether what is played here is saved as a battle script; without a battle, whether one can be opened
 */
gboolean forcon_session_has_own_file (ForconSession *self);

/**
 * forcon_session_save:
 * @self: a session with a battle
 * @path: (nullable): where to; %NULL for where it came from
 * @error: return location, or %NULL
 *
 * Writes the battle's set-up and all commands with their dice.
 *
 * Returns: whether it is on disk
 */
gboolean forcon_session_save (ForconSession *self, const char *path, GError **error);

/**
 * forcon_session_path:
 * @self: a session
 *
 * Returns: (transfer none) (nullable): the file that the battle is saved in
 */
const char *forcon_session_path (ForconSession *self);

/**
 * forcon_session_title:
 * @self: a session
 *
 * Returns: (transfer full): the battle's name, that of the clash as "Clash (Crossing), phase 3", or the program's
 */
char *forcon_session_title (ForconSession *self);

/**
 * forcon_session_modified:
 * @self: a session
 *
 * Returns: whether the file on disk, if any, says something else than the journal
 */
gboolean forcon_session_modified (ForconSession *self);

/**
 * forcon_session_unsaved:
 * @self: a session
 *
 * Returns: how many commands would be lost if the session ended now
 */
guint forcon_session_unsaved (ForconSession *self);

/* The battle; %NULL while none is open */

/**
 * forcon_session_journal:
 * @self: a session
 *
 * Returns: (transfer none) (nullable): the journal of the open battle
 */
ForconJournal *forcon_session_journal (ForconSession *self);

/**
 * forcon_session_battle:
 * @self: a session
 *
 * Returns: (transfer none) (nullable): the battle as it stands now, or as the side that looks knows it; valid until the
 *   journal or the onlooker changes
 */
const ForconBattle *forcon_session_battle (ForconSession *self);

/**
 * forcon_session_rules:
 * @self: a session
 *
 * Returns: (transfer none) (nullable): the rules of the open battle
 */
const ForconRules *forcon_session_rules (ForconSession *self);

/**
 * forcon_session_step:
 * @self: a session
 *
 * Returns: the step of the turn; %FORCON_STEP_OVER while no battle is open
 */
ForconStep forcon_session_step (ForconSession *self);

/* The draft */

/**
 * forcon_session_draft:
 * @self: a session
 *
 * Returns: (transfer none): what the master is about to do
 */
const ForconDraft *forcon_session_draft (ForconSession *self);

/**
 * forcon_session_select:
 * @self: a session with a battle
 * @ship: a ship of the battle, or none
 *
 * Selects @ship and draws up a new draft for it; nothing happens if it is selected already.
 */
void forcon_session_select (ForconSession *self, ForconShipId ship);

/**
 * forcon_session_select_next:
 * @self: a session
 * @direction: 1 for the next, −1 for the one before
 *
 * Goes to the next ship that has something to do in this step, those first that would miss it; when none has, to the
 * next on the table.
 */
void forcon_session_select_next (ForconSession *self, gint direction);

/**
 * forcon_session_point_at:
 * @self: a session
 * @ship: a ship that was clicked
 *
 * In the fire step an enemy of a selected ship that may fire becomes its target; otherwise the ship is selected.
 */
void forcon_session_point_at (ForconSession *self, ForconShipId ship);

/**
 * forcon_session_set_target:
 * @self: a session with a selected ship
 * @target: whom to fire at
 *
 * Chooses the target, and with it all weapons that can be used on it.
 */
void forcon_session_set_target (ForconSession *self, ForconShipId target);

/**
 * forcon_session_set_weapons:
 * @self: a session with a selected ship
 * @weapons: mask of the weapons to fire
 */
void forcon_session_set_weapons (ForconSession *self, guint32 weapons);

/**
 * forcon_session_set_legs:
 * @self: a session with a selected ship
 * @legs: of the move to draw up
 *
 * Sets the legs as they were typed, legal or not.
 */
void forcon_session_set_legs (ForconSession *self, const ForconLegs *legs);

/**
 * forcon_session_drag_to:
 * @self: a session
 * @goal: where the selected ship or salvo was dragged
 *
 * Draws up the move that comes closest to @goal.
 */
void forcon_session_drag_to (ForconSession *self, ForconPoint goal);

/**
 * forcon_session_drop:
 * @self: a session
 *
 * Drops what was drawn up; the ship stays selected.
 */
void forcon_session_drop (ForconSession *self);

/**
 * forcon_session_set_orbit:
 * @self: a session with a selected ship in low orbit
 * @orbit: −1, 0 or 1: lower, the same, higher
 * @halves: what a change halves for the turn (F-ORB-2)
 */
void forcon_session_set_orbit (ForconSession *self, gint orbit, ForconHalves halves);

/**
 * forcon_session_point_at_thing:
 * @self: a session
 * @thing: what was clicked
 *
 * A ship is pointed at as forcon_session_point_at() says. A salvo is moved, or fired at, where that is possible.
 * Everything is put under the master's hand.
 */
void forcon_session_point_at_thing (ForconSession *self, ForconTableThing thing);

/**
 * forcon_session_set_placing:
 * @self: a session
 * @placing: whether the master is about to say where something goes
 */
void forcon_session_set_placing (ForconSession *self, gboolean placing);

/**
 * forcon_session_place:
 * @self: a session in which the master places something
 * @place: where
 */
void forcon_session_place (ForconSession *self, ForconPoint place);

/* Torpedoes */

/**
 * forcon_session_salvos:
 * @self: a session
 *
 * Returns: (transfer full) (element-type ForconSalvoId): the salvos that their side may still move in this step
 */
GArray *forcon_session_salvos (ForconSession *self);

/**
 * forcon_session_select_salvo:
 * @self: a session
 * @salvo: a salvo, or none
 *
 * Selects a salvo to be moved, and draws up its way straight ahead.
 */
void forcon_session_select_salvo (ForconSession *self, ForconSalvoId salvo);

/**
 * forcon_session_set_target_salvo:
 * @self: a session with a selected ship
 * @salvo: torpedoes to fire at instead of a ship, or none
 *
 * Chooses them, and with them all guns that can be fired.
 */
void forcon_session_set_target_salvo (ForconSession *self, ForconSalvoId salvo);

/**
 * forcon_session_set_launching:
 * @self: a session with a selected ship
 * @launching: whether torpedoes are to be launched rather than guns fired
 */
void forcon_session_set_launching (ForconSession *self, gboolean launching);

void forcon_session_set_tubes (ForconSession *self, guint32 tubes);

/**
 * forcon_session_set_heading:
 * @self: a session with a selected ship
 * @by_heading: whether torpedoes are launched on a heading rather than at the target
 * @heading: 0.1°
 */
void forcon_session_set_heading (ForconSession *self, gboolean by_heading, ForconAngle heading);

/* Who joins torpedoes with the selected ship (F-FORM-6). */
void forcon_session_set_with (ForconSession *self, const ForconShips *with);

/**
 * forcon_session_may_launch:
 * @self: a session
 *
 * Returns: whether the selected ship has torpedoes to launch in this step
 */
gboolean forcon_session_may_launch (ForconSession *self);

/**
 * forcon_session_may_move_salvo:
 * @self: a session
 *
 * Returns: whether a salvo is selected that can be moved now
 */
gboolean forcon_session_may_move_salvo (ForconSession *self);

/**
 * forcon_session_launch_command:
 * @self: a session with a selected ship
 *
 * Returns: the launch that is drawn up
 */
ForconCommand forcon_session_launch_command (ForconSession *self);

/**
 * forcon_session_salvo_command:
 * @self: a session with a selected salvo
 *
 * Returns: the salvo's move that is drawn up
 */
ForconCommand forcon_session_salvo_command (ForconSession *self);

/* What the engine says of it */

/**
 * forcon_session_may_move:
 * @self: a session
 *
 * Returns: whether the selected ship has a move left in this step
 */
gboolean forcon_session_may_move (ForconSession *self);

/**
 * forcon_session_may_fire:
 * @self: a session
 *
 * Returns: whether the selected ship takes part in this fire step: it is its turn, or it may fire back at somebody
 */
gboolean forcon_session_may_fire (ForconSession *self);

/**
 * forcon_session_can_target:
 * @self: a session
 * @target: a ship
 *
 * Returns: whether any weapon of the selected ship can be fired at @target now
 */
gboolean forcon_session_can_target (ForconSession *self, ForconShipId target);

/**
 * forcon_session_try:
 * @self: a session with a battle
 * @command: what might be wanted
 *
 * Returns: what would come of it; nothing is changed and no die falls
 */
ForconVerdict forcon_session_try (ForconSession *self, const ForconCommand *command);

/**
 * forcon_session_choices:
 * @self: a session
 *
 * Returns: (transfer full) (element-type ForconChoice): the commands that the selected ship, or its side for a
 *   prize, can be given in this step with a single press, in the order of the rules; empty where there are none
 */
GArray *forcon_session_choices (ForconSession *self);

/**
 * forcon_session_openings:
 * @self: a session with a battle
 *
 * Returns: (transfer full) (element-type ForconOpening): what is still open in this step, and to whom; nothing
 *   while the battle is shown as a side sees it
 */
GArray *forcon_session_openings (ForconSession *self);

/**
 * forcon_session_move_command:
 * @self: a session with a selected ship
 *
 * Returns: the move that is drawn up
 */
ForconCommand forcon_session_move_command (ForconSession *self);

/**
 * forcon_session_fire_command:
 * @self: a session with a selected ship
 *
 * Returns: the shot that is drawn up
 */
ForconCommand forcon_session_fire_command (ForconSession *self);

/**
 * forcon_session_step_command:
 * @self: a session
 * @command: (out): the command that leads to the next step
 *
 * Returns: %FALSE when no battle is open or it is over
 */
gboolean forcon_session_step_command (ForconSession *self, ForconCommand *command);

/**
 * forcon_session_repairs:
 * @self: a session with a battle
 * @ship: a ship
 *
 * Returns: (transfer full) (element-type ForconCommand): a repair command for everything that is broken on @ship,
 *   whether it may be tried now or not
 */
GArray *forcon_session_repairs (ForconSession *self, ForconShipId ship);

/**
 * forcon_session_withdraws:
 * @self: a session
 *
 * Returns: the ships that would leave the table by the move that is drawn up, and with it the battle (F-TURN-3)
 */
ForconShips forcon_session_withdraws (ForconSession *self);

/**
 * forcon_session_urgency:
 * @self: a session with a battle
 * @ship: a ship, or none
 *
 * Returns: how urgent the most urgent thing is that @ship, or the formation that it leads, can still do in this step
 */
ForconUrgency forcon_session_urgency (ForconSession *self, ForconShipId ship);

/**
 * forcon_session_first_opening:
 * @self: a session with a battle
 * @opening: (out): what is most urgent of what is open, the first of its kind
 *
 * What the header says is left to do, in the same words and figures as the list of openings.
 *
 * Returns: %FALSE if nothing is open that would be missed
 */
gboolean forcon_session_first_opening (ForconSession *self, ForconOpening *opening);

/**
 * forcon_session_waits:
 * @self: a session with a battle
 * @ship: a ship, or none
 *
 * Returns: whether @ship, or the formation that it leads, can still do something in this step
 */
gboolean forcon_session_waits (ForconSession *self, ForconShipId ship);

/**
 * forcon_session_count_waiting:
 * @self: a session with a battle
 *
 * Returns: how many ships can still do something in this step
 */
guint forcon_session_count_waiting (ForconSession *self);

/**
 * forcon_verdict_allows:
 * @verdict: of a dry run with empty dice
 *
 * Returns: whether only dice are missing, or nothing
 */
gboolean forcon_verdict_allows (const ForconVerdict *verdict);

/* Doing it */

/**
 * forcon_session_do:
 * @self: a session with a battle
 * @command: what is wanted
 * @mode: where its dice come from
 *
 * Has @command decided and writes it in the journal, after a look at it if results are looked at first. What comes
 * of it is told by the signals. Nothing is done while the battle is shown as a side sees it.
 */
void forcon_session_do (ForconSession *self, const ForconCommand *command, ForconDiceMode mode);

/**
 * forcon_session_undo:
 * @self: a session
 *
 * Takes back the last command, dice and all. They stay in the journal for forcon_session_redo().
 */
void forcon_session_undo (ForconSession *self);

/**
 * forcon_session_redo:
 * @self: a session
 *
 * Does again what was undone last, with the dice that fell.
 */
void forcon_session_redo (ForconSession *self);

/**
 * forcon_session_rewind:
 * @self: a session
 *
 * Undoes everything; forcon_session_redo() goes through the battle command by command.
 */
void forcon_session_rewind (ForconSession *self);

/**
 * forcon_session_can_undo:
 * @self: a session
 *
 * Returns: whether the last command can be taken back from here: whether it was given at this table; what was done
 *   elsewhere since is undone there, or in the campaign's journal
 */
gboolean forcon_session_can_undo (ForconSession *self);

gboolean forcon_session_can_redo (ForconSession *self);

/**
 * forcon_session_can_rewind:
 * @self: a session
 *
 * Returns: whether everything can be undone at once: nothing but this battle is in its campaign
 */
gboolean forcon_session_can_rewind (ForconSession *self);

/**
 * forcon_session_request:
 * @self: a session
 *
 * Returns: (transfer none) (nullable): the roll that the running command waits for
 */
const ForconDiceRequest *forcon_session_request (ForconSession *self);

/**
 * forcon_session_roll_number:
 * @self: a session that waits for dice
 * @least: (out): how many rolls the command has in all, as far as that can be foreseen: with the lowest and the
 *   highest dice
 * @most: (out): the same, the larger of the two
 *
 * Returns: which of them it waits for, from 1
 */
guint forcon_session_roll_number (ForconSession *self, guint *least, guint *most);

/**
 * forcon_session_answer:
 * @self: a session that waits for dice
 * @faces: (array length=n_faces): 1 to 6 as they lie on the table, 0 to leave this one to the generator
 * @n_faces: how many
 *
 * Goes on with the running command: it is done, is refused, or asks for its next roll.
 */
void forcon_session_answer (ForconSession *self, const guint8 *faces, guint n_faces);

/**
 * forcon_session_cancel:
 * @self: a session
 *
 * Drops a command that waits for dice, with the dice typed so far, or whose result is being looked at.
 */
void forcon_session_cancel (ForconSession *self);

/**
 * forcon_session_set_dice_mode:
 * @self: a session
 * @mode: where dice come from unless something else is said
 */
void forcon_session_set_dice_mode (ForconSession *self, ForconDiceMode mode);

/**
 * forcon_session_carry_out:
 * @self: a session with a battle
 * @command: what is wanted
 *
 * As forcon_session_do(), with dice as they fall at this table.
 */
void forcon_session_carry_out (ForconSession *self, const ForconCommand *command);

/* A captain on his own */

/**
 * forcon_session_play_captain:
 * @self: a session
 *
 * Lets a captain give the commands of the side at turn, one after another, until its turn is over or others have to
 * decide something (F-CAMP-10). Each can be undone. A second call stops the captain.
 */
void forcon_session_play_captain (ForconSession *self);

/**
 * forcon_session_others_wait:
 * @self: a session with a battle
 *
 * Returns: whether ending the step would take from others what is theirs to decide
 */
gboolean forcon_session_others_wait (ForconSession *self);

/**
 * forcon_session_captain_plays:
 * @self: a session
 *
 * Returns: whether a captain is giving commands
 */
gboolean forcon_session_captain_plays (ForconSession *self);

/* Looking at a result before it is applied */

/**
 * forcon_session_checks:
 * @self: a session
 *
 * Returns: whether results are looked at before they are applied
 */
gboolean forcon_session_checks (ForconSession *self);

void forcon_session_set_checks (ForconSession *self, gboolean checks);

/**
 * forcon_session_review:
 * @self: a session
 *
 * Returns: (transfer none) (nullable): what would come of the running command, with every die, while it is looked at
 */
const ForconOutcome *forcon_session_review (ForconSession *self);

/**
 * forcon_session_reviewed:
 * @self: a session whose result is being looked at
 *
 * Returns: (transfer none): the command, with what the master has overruled so far
 */
const ForconCommand *forcon_session_reviewed (ForconSession *self);

/**
 * forcon_session_revise:
 * @self: a session whose result is being looked at
 * @overrides: (array length=n_overrides): what dice and rolls shall count as
 * @n_overrides: how many
 * @reason: why
 *
 * Decides the running command again with the same dice and the master's word against them. What cannot be is refused,
 * and the result stays as it was.
 */
void forcon_session_revise (ForconSession *self, const ForconOverride *overrides, guint n_overrides,
                            const char *reason);

/**
 * forcon_session_apply:
 * @self: a session whose result is being looked at
 *
 * Writes it in the journal as it was shown.
 */
void forcon_session_apply (ForconSession *self);

/* As a side sees it */

/**
 * forcon_session_viewer:
 * @self: a session
 *
 * Returns: the side through whose eyes the battle is shown, or none: the master sees everything
 */
ForconSideId forcon_session_viewer (ForconSession *self);

/**
 * forcon_session_viewer_name:
 * @self: a session
 *
 * Returns: (nullable): the name of the side through whose eyes the battle is shown; the sides that it knows are
 *   numbered otherwise than those of forcon_session_viewer()
 */
const char *forcon_session_viewer_name (ForconSession *self);

/**
 * forcon_session_set_viewer:
 * @self: a session with a battle
 * @side: through whose eyes to look, or none for the master's
 *
 * From then on the session's battle and its entries are what the side knows, and nothing else; the selected ship stays
 * selected if the side knows it.
 */
void forcon_session_set_viewer (ForconSession *self, ForconSideId side);

/**
 * forcon_session_commands:
 * @self: a session
 *
 * Returns: whether commands can be given: a battle is open, and shown to the master; not at a table that is back
 *   on the map
 */
gboolean forcon_session_commands (ForconSession *self);

/**
 * forcon_session_sees_all:
 * @self: a session
 *
 * Returns: whether a battle is open and the master looks at it, be it one to which nothing can be done any more
 */
gboolean forcon_session_sees_all (ForconSession *self);

/**
 * forcon_session_n_entries:
 * @self: a session
 *
 * Returns: how many commands the journal tells of to who looks at it
 */
guint forcon_session_n_entries (ForconSession *self);

/**
 * forcon_session_entry:
 * @self: a session
 * @place: from 0
 *
 * Returns: (transfer none): a command and what came of it, as far as who looks may know
 */
const ForconEntry *forcon_session_entry (ForconSession *self, guint place);

/**
 * forcon_session_explain:
 * @self: a session that the master looks at
 * @place: of an entry, from 0
 *
 * Returns: (transfer full): the rules, figures and dice of what came of the command
 */
char *forcon_session_explain (ForconSession *self, guint place);

G_END_DECLS
