/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "forcon-session-private.h"

enum {
  OPENED,
  ADVANCED,
  BATTLE_CHANGED,
  DRAFT_CHANGED,
  DICE_ASKED,
  REFUSED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (ForconSession, forcon_session, G_TYPE_OBJECT)

static void
forcon_session_finalize (GObject *object)
{
  ForconSession *self = FORCON_SESSION (object);

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
 * Returns: (transfer none) (nullable): the battle as it stands now; valid until the journal changes
 */
const ForconBattle *
forcon_session_battle (ForconSession *self)
{
  g_return_val_if_fail (FORCON_IS_SESSION (self), NULL);
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

static void
stop_asking (ForconSession *self)
{
  self->asking = FALSE;
  g_byte_array_set_size (self->faces, 0);
}

static void
decide (ForconSession *self, const ForconCommand *command, const ForconDice *dice)
{
  guint position = forcon_journal_position (self->journal);
  Moment before = moment_of (forcon_session_battle (self));
  g_autoptr (ForconOutcome) outcome = forcon_journal_do (self->journal, command, dice);

  if (outcome->verdict.kind == FORCON_VERDICT_NEEDS_DICE)
    {
      self->asking = TRUE;
      self->request = outcome->verdict.request;
      g_signal_emit (self, signals[DICE_ASKED], 0);
      return;
    }
  stop_asking (self);
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

/**
 * forcon_session_do:
 * @self: a session with a battle
 * @command: what is wanted
 * @mode: where its dice come from
 *
 * Has @command decided and writes it in the journal. What comes of it is told by the signals.
 */
void
forcon_session_do (ForconSession *self, const ForconCommand *command, ForconDiceMode mode)
{
  ForconDice dice = mode == FORCON_DICE_MODE_ROLL ? FORCON_DICE_GENERATED : FORCON_DICE_ASK;

  g_return_if_fail (FORCON_IS_SESSION (self) && self->journal != NULL);
  stop_asking (self);
  self->asked = *command;
  decide (self, &self->asked, &dice);
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
  ForconDice dice = FORCON_DICE_ASK;

  g_return_if_fail (FORCON_IS_SESSION (self) && self->asking);
  g_byte_array_append (self->faces, faces, n_faces);
  dice.faces = self->faces->data;
  dice.n_faces = self->faces->len;
  decide (self, &self->asked, &dice);
}

/**
 * forcon_session_cancel:
 * @self: a session
 *
 * Drops a command that waits for dice, with the dice typed so far.
 */
void
forcon_session_cancel (ForconSession *self)
{
  g_return_if_fail (FORCON_IS_SESSION (self));
  stop_asking (self);
}

/* Takes @n steps back or forth in the journal, as far as it goes. */
static void
step_through (ForconSession *self, gboolean (*step) (ForconJournal *journal), guint n)
{
  Moment before;
  guint taken = 0;

  if (self->journal == NULL || self->asking)
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
