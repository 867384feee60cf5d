/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Looking at a result before it is applied, and overruling its dice. */
#include "app/session/session-private.h"

/* Returns: (transfer full): the result of the running command with the dice typed so far */
static ForconOutcome *
decide (ForconSession *self)
{
  ForconDice dice
      = { self->faces->data, self->faces->len, self->asked_mode == FORCON_DICE_MODE_ROLL, self->asked.n_overrides > 0 };

  return forcon_decide (forcon_session_battle (self), self->rules, &self->asked, &dice);
}

gboolean
forcon_session_preview (ForconSession *self)
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
  forcon_session_emit_reviewed (self);
  return TRUE;
}

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

const ForconOutcome *
forcon_session_review (ForconSession *self)
{
  g_return_val_if_fail (FORCON_IS_SESSION (self), NULL);
  return self->review;
}

const ForconCommand *
forcon_session_reviewed (ForconSession *self)
{
  g_return_val_if_fail (FORCON_IS_SESSION (self), NULL);
  return &self->asked;
}

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

void
forcon_session_apply (ForconSession *self)
{
  g_return_if_fail (FORCON_IS_SESSION (self) && self->review != NULL);
  self->checking = FALSE;
  forcon_session_decide (self);
  forcon_session_go_on_with_plan (self);
}
