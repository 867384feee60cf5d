/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "forcon-session-private.h"

enum {
  OPENED,
  ADVANCED,
  BATTLE_CHANGED,
  DRAFT_CHANGED,
  DICE_ASKED,
  REVIEWED,
  REFUSED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (ForconSession, forcon_session, G_TYPE_OBJECT)

static void
forcon_session_finalize (GObject *object)
{
  ForconSession *self = FORCON_SESSION (object);

  forcon_session_stop_captain (self);
  g_clear_pointer (&self->review, forcon_outcome_free);
  g_clear_pointer (&self->view, forcon_view_free);
  g_clear_pointer (&self->journal, forcon_journal_free);
  g_clear_pointer (&self->rules, forcon_rules_free);
  g_clear_pointer (&self->faces, g_byte_array_unref);
  g_free (self->path);
  g_free (self->rules_name);
  G_OBJECT_CLASS (forcon_session_parent_class)->finalize (object);
}

static void
forcon_session_class_init (ForconSessionClass *klass)
{
  GType type = G_TYPE_FROM_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = forcon_session_finalize;
  signals[OPENED] = g_signal_new ("opened", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[ADVANCED] = g_signal_new ("advanced", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[BATTLE_CHANGED] = g_signal_new ("battle-changed", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[DRAFT_CHANGED] = g_signal_new ("draft-changed", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[DICE_ASKED] = g_signal_new ("dice-asked", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[REVIEWED] = g_signal_new ("reviewed", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[REFUSED]
      = g_signal_new ("refused", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_POINTER);
}

static void
forcon_session_init (ForconSession *self)
{
  self->faces = g_byte_array_new ();
  self->saved_at = FORCON_NEVER_SAVED;
}

/**
 * forcon_session_new:
 *
 * Returns: (transfer full): a session without a battle
 */
ForconSession *
forcon_session_new (void)
{
  return g_object_new (FORCON_TYPE_SESSION, NULL);
}

void
forcon_session_draft_changed (ForconSession *self)
{
  g_signal_emit (self, signals[DRAFT_CHANGED], 0);
}

void
forcon_session_opened (ForconSession *self)
{
  g_signal_emit (self, signals[OPENED], 0);
  forcon_session_battle_changed (self);
}

void
forcon_session_battle_changed (ForconSession *self)
{
  g_signal_emit (self, signals[BATTLE_CHANGED], 0);
  forcon_session_draft_changed (self);
}

void
forcon_session_refuse (ForconSession *self, const ForconVerdict *verdict)
{
  g_signal_emit (self, signals[REFUSED], 0, verdict);
}

/**
 * forcon_session_journal:
 * @self: a session
 *
 * Returns: (transfer none) (nullable): the journal of the open battle
 */
ForconJournal *
forcon_session_journal (ForconSession *self)
{
  g_return_val_if_fail (FORCON_IS_SESSION (self), NULL);
  return self->journal;
}

/**
 * forcon_session_battle:
 * @self: a session
 *
 * Returns: (transfer none) (nullable): the battle as it stands now, or as the side that looks knows it; valid until the
 *   journal or the onlooker changes
 */
const ForconBattle *
forcon_session_battle (ForconSession *self)
{
  g_return_val_if_fail (FORCON_IS_SESSION (self), NULL);
  if (self->view != NULL)
    return forcon_view_battle (self->view);
  return self->journal == NULL ? NULL : forcon_journal_battle (self->journal);
}

/**
 * forcon_session_rules:
 * @self: a session
 *
 * Returns: (transfer none) (nullable): the rules of the open battle
 */
const ForconRules *
forcon_session_rules (ForconSession *self)
{
  g_return_val_if_fail (FORCON_IS_SESSION (self), NULL);
  return self->rules;
}

/**
 * forcon_session_step:
 * @self: a session
 *
 * Returns: the step of the turn; %FORCON_STEP_OVER while no battle is open
 */
ForconStep
forcon_session_step (ForconSession *self)
{
  const ForconBattle *battle = forcon_session_battle (self);

  return battle == NULL ? FORCON_STEP_OVER : battle->step;
}

/* Whose turn it is and what is to be done. */
typedef struct {
  gint round;
  guint side;
  ForconStep step;
} Moment;

static Moment
moment_of (const ForconBattle *battle)
{
  return (Moment){ battle->round, battle->side.value, battle->step };
}

/* After a command: a new step begins with the first ship that has something to do in it. */
static void
follow (ForconSession *self, Moment before)
{
  Moment now = moment_of (forcon_session_battle (self));

  forcon_session_reset_draft (self, self->draft.ship);
  if (now.round == before.round && now.side == before.side && now.step == before.step)
    return;
  if (!forcon_session_waits (self, self->draft.ship) && forcon_session_count_waiting (self) > 0)
    {
      self->draft.ship = FORCON_NO_SHIP;
      forcon_session_select_next (self, 1);
    }
}

void
forcon_session_tell_reviewed (ForconSession *self)
{
  g_signal_emit (self, signals[REVIEWED], 0);
}

void
forcon_session_tell_asked (ForconSession *self)
{
  g_signal_emit (self, signals[DICE_ASKED], 0);
}

/* Forgets the running command, its dice and its result. */
void
forcon_session_stop_asking (ForconSession *self)
{
  gboolean reviewed = self->review != NULL;

  self->asking = FALSE;
  self->checking = FALSE;
  g_byte_array_set_size (self->faces, 0);
  g_clear_pointer (&self->review, forcon_outcome_free);
  if (reviewed)
    forcon_session_tell_reviewed (self);
}

/* Has the running command decided with the dice that are there, and writes it in the journal. */
static void
decide_for_good (ForconSession *self)
{
  guint position = forcon_journal_position (self->journal);
  Moment before = moment_of (forcon_session_battle (self));
  ForconDice dice = { self->faces->data, self->faces->len, self->asked_mode == FORCON_DICE_MODE_ROLL,
                      self->asked.n_overrides > 0 };
  ForconCommand command = self->asked;
  g_autoptr (ForconOutcome) outcome = forcon_journal_do (self->journal, &command, &dice);

  if (outcome->verdict.kind == FORCON_VERDICT_NEEDS_DICE)
    {
      self->asking = TRUE;
      self->request = outcome->verdict.request;
      forcon_session_tell_asked (self);
      return;
    }
  forcon_session_stop_asking (self);
  if (outcome->verdict.kind != FORCON_VERDICT_DONE)
    {
      forcon_session_refuse (self, &outcome->verdict);
      return;
    }
  if (self->saved_at != FORCON_NEVER_SAVED && position < self->saved_at)
    self->saved_at = FORCON_NEVER_SAVED;
  follow (self, before);
  forcon_session_battle_changed (self);
  g_signal_emit (self, signals[ADVANCED], 0);
}

/* Goes on with the running command, whether it is looked at first or not. */
void
forcon_session_decide (ForconSession *self)
{
  if (!self->checking || !forcon_session_look (self))
    decide_for_good (self);
}

/**
 * forcon_session_do:
 * @self: a session with a battle
 * @command: what is wanted
 * @mode: where its dice come from
 *
 * Has @command decided and writes it in the journal, after a look at it if results are looked at first. What comes of it
 * is told by the signals. Nothing is done while the battle is shown as a side sees it.
 */
void
forcon_session_do (ForconSession *self, const ForconCommand *command, ForconDiceMode mode)
{
  g_return_if_fail (FORCON_IS_SESSION (self) && self->journal != NULL);
  if (!forcon_session_commands (self))
    return;
  forcon_session_stop_asking (self);
  self->asked = *command;
  self->asked_mode = mode;
  self->checking = self->checks;
  forcon_session_decide (self);
}

/**
 * forcon_session_set_dice_mode:
 * @self: a session
 * @mode: where dice come from unless something else is said
 */
void
forcon_session_set_dice_mode (ForconSession *self, ForconDiceMode mode)
{
  g_return_if_fail (FORCON_IS_SESSION (self));
  self->mode = mode;
}

/**
 * forcon_session_carry_out:
 * @self: a session with a battle
 * @command: what is wanted
 *
 * As forcon_session_do(), with dice as they fall at this table.
 */
void
forcon_session_carry_out (ForconSession *self, const ForconCommand *command)
{
  g_return_if_fail (FORCON_IS_SESSION (self));
  forcon_session_do (self, command, self->mode);
}

/**
 * forcon_session_request:
 * @self: a session
 *
 * Returns: (transfer none) (nullable): the roll that the running command waits for
 */
const ForconDiceRequest *
forcon_session_request (ForconSession *self)
{
  g_return_val_if_fail (FORCON_IS_SESSION (self), NULL);
  return self->asking ? &self->request : NULL;
}

/**
 * forcon_session_answer:
 * @self: a session that waits for dice
 * @faces: (array length=n_faces): 1 to 6 as they lie on the table, 0 to leave this one to the generator
 * @n_faces: how many
 *
 * Goes on with the running command: it is done, is refused, or asks for its next roll.
 */
void
forcon_session_answer (ForconSession *self, const guint8 *faces, guint n_faces)
{
  g_return_if_fail (FORCON_IS_SESSION (self) && self->asking);
  g_byte_array_append (self->faces, faces, n_faces);
  self->asking = FALSE;
  forcon_session_decide (self);
}

/**
 * forcon_session_cancel:
 * @self: a session
 *
 * Drops a command that waits for dice, with the dice typed so far, or whose result is being looked at.
 */
void
forcon_session_cancel (ForconSession *self)
{
  g_return_if_fail (FORCON_IS_SESSION (self));
  forcon_session_stop_asking (self);
}

/* Takes @n steps back or forth in the journal, as far as it goes. */
static void
step_through (ForconSession *self, gboolean (*step) (ForconJournal *journal), guint n)
{
  Moment before;
  guint taken = 0;

  if (self->journal == NULL || self->asking || self->review != NULL || !forcon_session_commands (self))
    return;
  before = moment_of (forcon_session_battle (self));
  while (taken < n && step (self->journal))
    taken++;
  if (taken == 0)
    return;
  follow (self, before);
  forcon_session_battle_changed (self);
}

/**
 * forcon_session_undo:
 * @self: a session
 *
 * Takes back the last command, dice and all. They stay in the journal for forcon_session_redo().
 */
void
forcon_session_undo (ForconSession *self)
{
  g_return_if_fail (FORCON_IS_SESSION (self));
  step_through (self, forcon_journal_undo, 1);
}

/**
 * forcon_session_redo:
 * @self: a session
 *
 * Does again what was undone last, with the dice that fell.
 */
void
forcon_session_redo (ForconSession *self)
{
  g_return_if_fail (FORCON_IS_SESSION (self));
  step_through (self, forcon_journal_redo, 1);
}

/**
 * forcon_session_rewind:
 * @self: a session
 *
 * Undoes everything; forcon_session_redo() goes through the battle command by command.
 */
void
forcon_session_rewind (ForconSession *self)
{
  g_return_if_fail (FORCON_IS_SESSION (self));
  step_through (self, forcon_journal_undo, G_MAXUINT);
}
