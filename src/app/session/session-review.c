/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Looking at a result before it is applied, and overruling its dice. */
#include "app/session/session-private.h"

/* What comes of the running command with the dice that are there. */
static ForconOutcome *
decide (ForconSession *self)
{
  ForconDice dice = { self->faces->data, self->faces->len, self->asked_mode == FORCON_DICE_MODE_ROLL,
                      self->asked.n_overrides > 0 };

  return forcon_decide (forcon_session_battle (self), self->rules, &self->asked, &dice);
}

/**
 * forcon_session_look:
 * @self: a session with a running command that is to be looked at
 *
 * Has the command decided without applying it. The generator is part of the state, so applying it gives the same dice.
 *
 * Returns: %FALSE when there is nothing to look at, since no die falls; it can be done at once
 */
gboolean
forcon_session_look (ForconSession *self)
{
  g_autoptr (ForconOutcome) outcome = decide (self);

  while (outcome->verdict.kind == FORCON_VERDICT_NEEDS_DICE
         && forcon_session_roll_for_absent (self, &outcome->verdict.request))
    {
      forcon_outcome_free (outcome);
      outcome = decide (self);
    }
  if (outcome->verdict.kind == FORCON_VERDICT_NEEDS_DICE)
    {
      forcon_session_ask (self, &outcome->verdict.request);
      return TRUE;
    }
  if (outcome->verdict.kind != FORCON_VERDICT_DONE)
    {
      ForconVerdict verdict = outcome->verdict;

      forcon_session_stop_asking (self);
      forcon_session_refuse (self, &verdict);
      return TRUE;
    }
  if (outcome->throws->len == 0)
    return FALSE;
  g_clear_pointer (&self->review, forcon_outcome_free);
  self->review = g_steal_pointer (&outcome);
  forcon_session_tell_reviewed (self);
  return TRUE;
}

/**
 * forcon_session_checks:
 * @self: a session
 *
 * Returns: whether results are looked at before they are applied
 */
gboolean
forcon_session_checks (ForconSession *self)
{
  g_return_val_if_fail (FORCON_IS_SESSION (self), FALSE);
  return self->checks;
}

void
forcon_session_set_checks (ForconSession *self, gboolean checks)
{
  g_return_if_fail (FORCON_IS_SESSION (self));
  self->checks = checks;
}

/**
 * forcon_session_review:
 * @self: a session
 *
 * Returns: (transfer none) (nullable): what would come of the running command, with every die, while it is looked at
 */
const ForconOutcome *
forcon_session_review (ForconSession *self)
{
  g_return_val_if_fail (FORCON_IS_SESSION (self), NULL);
  return self->review;
}

/**
 * forcon_session_reviewed:
 * @self: a session whose result is being looked at
 *
 * Returns: (transfer none): the command, with what the master has overruled so far
 */
const ForconCommand *
forcon_session_reviewed (ForconSession *self)
{
  g_return_val_if_fail (FORCON_IS_SESSION (self), NULL);
  return &self->asked;
}

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
void
forcon_session_revise (ForconSession *self, const ForconOverride *overrides, guint n_overrides, const char *reason)
{
  const ForconDice dice = { self->faces->data, self->faces->len, self->asked_mode == FORCON_DICE_MODE_ROLL, TRUE };
  g_autoptr (ForconOutcome) outcome = NULL;
  ForconCommand command;

  g_return_if_fail (FORCON_IS_SESSION (self) && self->review != NULL && n_overrides <= FORCON_OVERRIDES_MAX);
  command = self->asked;
  command.n_overrides = n_overrides;
  command.reason = g_intern_string (reason);
  for (guint i = 0; i < n_overrides; i++)
    command.overrides[i] = overrides[i];
  outcome = forcon_decide (forcon_session_battle (self), self->rules, &command, &dice);
  if (!forcon_verdict_allows (&outcome->verdict))
    {
      forcon_session_refuse (self, &outcome->verdict);
      return;
    }
  self->asked = command;
  forcon_session_decide (self);
}

/**
 * forcon_session_apply:
 * @self: a session whose result is being looked at
 *
 * Writes it in the journal as it was shown.
 */
void
forcon_session_apply (ForconSession *self)
{
  g_return_if_fail (FORCON_IS_SESSION (self) && self->review != NULL);
  self->checking = FALSE;
  forcon_session_decide (self);
}
