/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "forcon-gunnery.h"
#include "forcon-journal.h"
#include "forcon-movement.h"
#include "forcon-odds.h"
#include "forcon-ship.h"

G_BEGIN_DECLS

/**
 * ForconSession:
 *
 * One battle at the master's table: its journal, the file it came from, and the draft, which is what the master is about
 * to do (the selected ship, the legs of its move, its weapons and their target). It has no widgets and knows no rule: every
 * answer is the engine's.
 *
 * Signals: "opened" when another battle is open; "battle-changed" after that and when the battle went on or was saved;
 * "draft-changed" after that and whenever the draft is another; "advanced" when a command was
 * done; "dice-asked" when forcon_session_request() waits for an answer; "refused" with a #ForconVerdict that lives as
 * long as the call.
 */
#define FORCON_TYPE_SESSION (forcon_session_get_type ())
G_DECLARE_FINAL_TYPE (ForconSession, forcon_session, FORCON, SESSION, GObject)

/**
 * ForconDraft:
 * @ship: the selected ship, or none
 * @target: whom it would fire at, or none
 * @weapons: mask of the weapons that would fire
 * @legs: of the move; always two or more, the last without a turn
 * @touched: whether the master has begun to draw up a move: its ghost is on the table
 */
typedef struct {
  ForconShipId ship;
  ForconShipId target;
  guint32 weapons;
  ForconLegs legs;
  gboolean touched;
} ForconDraft;

/**
 * ForconDiceMode:
 * @FORCON_DICE_MODE_ROLL: the generator rolls
 * @FORCON_DICE_MODE_TYPE: a person types what lay on the table
 */
typedef enum {
  FORCON_DICE_MODE_ROLL,
  FORCON_DICE_MODE_TYPE,
} ForconDiceMode;

ForconSession *forcon_session_new (void);

/* Files */
gboolean forcon_session_open (ForconSession *self, const char *path, gboolean as_template, GError **error);
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

/* What the engine says of it */
gboolean forcon_session_may_move (ForconSession *self);
gboolean forcon_session_may_fire (ForconSession *self);
gboolean forcon_session_can_target (ForconSession *self, ForconShipId target);
ForconVerdict forcon_session_try (ForconSession *self, const ForconCommand *command);
ForconCommand forcon_session_move_command (ForconSession *self);
ForconCommand forcon_session_fire_command (ForconSession *self);
gboolean forcon_session_step_command (ForconSession *self, ForconCommand *command);
GArray *forcon_session_repairs (ForconSession *self, ForconShipId ship);
gboolean forcon_session_waits (ForconSession *self, ForconShipId ship);
guint forcon_session_count_waiting (ForconSession *self);
gboolean forcon_verdict_allows (const ForconVerdict *verdict);

/* Doing it */
void forcon_session_do (ForconSession *self, const ForconCommand *command, ForconDiceMode mode);
void forcon_session_undo (ForconSession *self);
void forcon_session_redo (ForconSession *self);
void forcon_session_rewind (ForconSession *self);
const ForconDiceRequest *forcon_session_request (ForconSession *self);
void forcon_session_answer (ForconSession *self, const guint8 *faces, guint n_faces);
void forcon_session_cancel (ForconSession *self);

G_END_DECLS
