/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/session/session-ask.h"
#include "app/session/session-draft.h"
#include "app/session/session-plan.h"
#include "app/session/session-play.h"
#include "engine/views/view.h"

G_BEGIN_DECLS

/* A place in the journal that no battle reaches. */
#define FORCON_NEVER_SAVED G_MAXUINT

/* What captains proposed, and what the master made of it; for a way that nobody proposed both are the same. */
typedef struct {
  ForconCommand was;
  ForconCommand now;
} ForconPlanChange;

/**
 * ForconSessionPlan:
 * @lines: (element-type ForconPlanLine): what is proposed, if it is @made
 * @answers: (element-type ForconCommand): what others would do now who are not at turn, if that is @answered
 * @left_out: (element-type ForconCommand): what the master left out in this step
 * @changes: (element-type ForconPlanChange): what the master changed in it
 * @group: (element-type ForconFormationId): formations that are moved together
 * @note: (nullable): why it was proposed anew
 * @runs: it is being carried out: @scope of it, in @step, of one line that at @place; as the game's run @run, with dice
 *   from where @mode says
 * @begun: the journal's position when that began
 * @waits: the command that was begun at the journal's @position waits for dice or review
 * @proposed: how often it was proposed anew since
 * @shown: whether the master looks at it
 */
typedef struct {
  GArray *lines;
  gboolean made;
  GArray *answers;
  gboolean answered;
  GArray *left_out;
  GArray *changes;
  GArray *group;
  char *note;
  gboolean runs;
  ForconPlanScope scope;
  ForconStep step;
  guint place;
  guint run;
  ForconDiceMode mode;
  guint begun;
  gboolean waits;
  guint position;
  guint proposed;
  gboolean shown;
} ForconSessionPlan;

struct _ForconSession {
  GObject parent;

  /* The script's file; @saved_at is the journal's position when it was written. */
  char *path;
  guint saved_at;

  /* The campaign whose clash is played, its rules, and a copy of the clash's journal, made from the first @followed
   * of the campaign's entries; %NULL while no battle is open. Whether a command of this table is being done; whether
   * any can be. */
  ForconGame *game;
  const ForconRules *rules;
  ForconClashId clash;
  ForconJournal *journal;
  guint followed;
  gboolean playing;
  gboolean was_open;

  ForconDraft draft;

  /* Where dice come from by default, and whether results are looked at before they are applied. */
  ForconDiceMode mode;
  gboolean checks;

  /* A command whose dice are being typed, or whose result is being looked at; with which dice. */
  gboolean asking;
  gboolean checking;
  ForconCommand asked;
  ForconDiceMode asked_mode;
  GByteArray *faces;
  ForconDiceRequest request;
  guint roll_number;
  ForconOutcome *review;

  /* What a side knows, while that is shown. */
  ForconView *view;

  ForconSessionPlan plan;

  /* What waits of an admiral's proposals, as it was told last; 0: nothing. The commands of one (its number),
   * where somebody has asked for them since the campaign changed. */
  gint suggested;
  GArray *suggested_lines;
  gint lines_of;

  /* How often changes are held back to be told at once, and whether one is owed. */
  guint held;
  gboolean owed;

  /* The side whose turn captains play to its end, or none: all sides to the end of the battle, that of @captain_rounds
   * at the latest; how many commands they gave, as which run of the game. */
  ForconSideId captain;
  gint captain_rounds;
  guint captain_source;
  guint captain_given;
  guint captain_run;
};

/* Loads the battle of a clash in place of the open one; on failure that stays. Does not emit "opened". */
gboolean forcon_session_load (ForconSession *self, ForconGame *game, ForconClashId clash, GError **error);

/* Waits for a roll and emits "dice-asked". The rest of a roll of which some dice were typed is no new roll. */
void forcon_session_ask (ForconSession *self, const ForconDiceRequest *request);

/* Makes the view of @side from the journal, or drops the view if @side is none. */
void forcon_session_make_view (ForconSession *self, ForconSideId side);

/* A table that was lent to us is saved after each command: its master waits for it. What cannot be saved stays unsaved,
 * and is asked about when the window is closed. */
void forcon_session_keep_loan (ForconSession *self);

/* Whether commands can still be given at this table. */
gboolean forcon_session_clash_is_open (ForconSession *self);

/**
 * forcon_session_roll_for_absent:
 * @self: a session with a running command
 * @request: a roll that it waits for
 *
 * Returns: whether the roll is left to the generator, as it is an absent admiral's; then the command can go on
 */
gboolean forcon_session_roll_for_absent (ForconSession *self, const ForconDiceRequest *request);

void forcon_session_emit_history_changed (ForconSession *self);
void forcon_session_stop_captain (ForconSession *self);

/* Whether something else waits of what admirals propose than was told last. */
gboolean forcon_session_follow_suggestion (ForconSession *self);

/* Takes over what the campaign's journal has by now. */
void forcon_session_follow (ForconSession *self);

/* Until forcon_session_release() neither this nor the game tells of changes; then each does once. */
void forcon_session_hold (ForconSession *self);
void forcon_session_release (ForconSession *self);

/* The plan is to be proposed anew; forcon_session_begin_plan(): for another step. */
void forcon_session_forget_plan (ForconSession *self);
void forcon_session_begin_plan (ForconSession *self);

/* Whether two commands are the same deed of the same ship or salvo, whatever its target. */
gboolean forcon_plan_is_same_deed (const ForconCommand *one, const ForconCommand *other);

/* Another command in place of a line, which stays so for the step; @place beyond the last adds a line. The plan has to
 * be judged after it. */
void forcon_session_put_line (ForconSession *self, guint place, const ForconCommand *command);

/* What is changed is put into what was proposed. */
void forcon_session_apply_changes (ForconSession *self);

/* In the step of movement: what would come of each line after those before it. */
void forcon_session_judge_plan (ForconSession *self);

/* A copy of the battle as it would be after the lines before @place. */
ForconBattle *forcon_session_foresee (ForconSession *self, guint place);

/* Carries out @commands as a plan, as part of what the game began as @run. */
void forcon_session_plan_do_commands (ForconSession *self, const GArray *commands, guint run);

/* Goes on with a plan that waited for dice or review. */
void forcon_session_go_on_with_plan (ForconSession *self);

void forcon_session_stop_plan (ForconSession *self);

/* Decides the running command, for a preview if results are looked at first. */
void forcon_session_decide (ForconSession *self);

/**
 * forcon_session_preview:
 * @self: a session with a running command that is to be looked at
 *
 * Decides the command without applying it. The generator is part of the state, so applying it gives the same dice.
 *
 * Returns: %FALSE if no dice are thrown, so that there is nothing to look at and it can be done at once
 */
gboolean forcon_session_preview (ForconSession *self);

/* Drops the running command, its dice and its result. */
void forcon_session_stop_asking (ForconSession *self);

void forcon_session_emit_reviewed (ForconSession *self);
void forcon_session_emit_opened (ForconSession *self);
void forcon_session_emit_battle_changed (ForconSession *self);
void forcon_session_emit_draft_changed (ForconSession *self);

/* Draws up what @ship would do in this step if nothing else is said. */
void forcon_session_reset_draft (ForconSession *self, ForconShipId ship);

/* The draft's legs without empty ones at the end. */
ForconLegs forcon_session_trimmed_legs (ForconSession *self);

/* At least two legs, so that there is always an "ahead, turn, ahead" to fill in. */
ForconLegs forcon_session_padded_legs (ForconLegs legs);

/* Draws up its way straight ahead; a salvo goes its whole speed (F-TORP-2). */
void forcon_session_draft_salvo (ForconSession *self, ForconSalvoId id);

/* Turns the selected salvo towards a place as far as it may, at once, and lets it run as far as it must. */
void forcon_session_drag_salvo (ForconSession *self, ForconPoint goal);

void forcon_session_refuse (ForconSession *self, const ForconVerdict *verdict);

G_END_DECLS
