/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A fleet-dice clash that is played: what is owed, what is proposed, dice, undo. */
#include "app/dice/twilight-game-private.h"

#include <string.h>

const ForconTwilightJournal *
forcon_twilight_game_journal (ForconTwilightGame *self)
{
  g_return_val_if_fail (FORCON_IS_TWILIGHT_GAME (self), NULL);
  return self->file == NULL ? NULL : self->file->journal;
}

ForconTwilightOwed
forcon_twilight_game_owed (ForconTwilightGame *self)
{
  g_return_val_if_fail (FORCON_IS_TWILIGHT_GAME (self), (ForconTwilightOwed){ 0 });
  if (self->file == NULL)
    return (ForconTwilightOwed){ .kind = FORCON_TWILIGHT_OWED_NOTHING };
  return forcon_twilight_owed (forcon_twilight_game_clash (self), self->file->rules);
}

gboolean
forcon_twilight_game_propose (ForconTwilightGame *self, ForconTwilightCommand *command)
{
  guint choice;

  g_return_val_if_fail (FORCON_IS_TWILIGHT_GAME (self), FALSE);
  return self->file != NULL
         && forcon_twilight_choose_possible (self->file->journal, self->file->choices, self->plans, command, &choice,
                                             NULL);
}

static ForconTwilightOutcome *
decide (ForconTwilightGame *self, const ForconTwilightCommand *command, const ForconDice *dice)
{
  return forcon_twilight_decide (forcon_twilight_game_clash (self), self->file->rules, command, dice);
}

ForconTwilightVerdict
forcon_twilight_game_try (ForconTwilightGame *self, const ForconTwilightCommand *command)
{
  const ForconDice dice = FORCON_DICE_ASK;
  g_autoptr (ForconTwilightOutcome) outcome = decide (self, command, &dice);

  return outcome->verdict;
}

gboolean
forcon_twilight_game_allows (ForconTwilightGame *self, const ForconTwilightCommand *command)
{
  ForconTwilightVerdictKind kind;

  if (self->file == NULL)
    return FALSE;
  kind = forcon_twilight_game_try (self, command).kind;
  return kind == FORCON_TWILIGHT_VERDICT_DONE || kind == FORCON_TWILIGHT_VERDICT_NEEDS_DICE;
}

void
forcon_twilight_game_forget_dice (ForconTwilightGame *self)
{
  self->pending = FALSE;
  self->asking = FALSE;
  g_byte_array_set_size (self->faces, 0);
}

void
forcon_twilight_game_look_ahead (ForconTwilightGame *self)
{
  const ForconDice dice = { self->faces->data, self->faces->len, FALSE, FALSE };
  g_autoptr (ForconTwilightOutcome) outcome = NULL;

  ForconTwilightOwedKind owed = forcon_twilight_game_owed (self).kind;

  if (self->pending)
    return;
  self->asking = FALSE;
  if ((owed != FORCON_TWILIGHT_OWED_ROLL && owed != FORCON_TWILIGHT_OWED_BARRAGE)
      || !forcon_twilight_game_propose (self, &self->asked))
    return;
  outcome = decide (self, &self->asked, &dice);
  self->asking = outcome->verdict.kind == FORCON_TWILIGHT_VERDICT_NEEDS_DICE;
  self->request = outcome->verdict.request;
}

/* Does it for good with these dice. Returns: whether it was done; else more dice are asked for, or it was refused */
static gboolean
carry_out (ForconTwilightGame *self, const ForconTwilightCommand *command, const ForconDice *dice)
{
  ForconTwilightCommand wanted = *command;
  g_autoptr (ForconTwilightOutcome) outcome = forcon_twilight_journal_do (self->file->journal, &wanted, dice);

  if (outcome->verdict.kind == FORCON_TWILIGHT_VERDICT_DONE)
    {
      self->modified = TRUE;
      forcon_twilight_game_forget_dice (self);
    }
  else if (outcome->verdict.kind == FORCON_TWILIGHT_VERDICT_NEEDS_DICE)
    {
      self->asked = wanted;
      self->request = outcome->verdict.request;
      self->asking = self->pending = TRUE;
    }
  else
    {
      forcon_twilight_game_tell_refused (self, &outcome->verdict);
      return FALSE;
    }
  forcon_twilight_game_tell_changed (self);
  return outcome->verdict.kind == FORCON_TWILIGHT_VERDICT_DONE;
}

gboolean
forcon_twilight_game_do (ForconTwilightGame *self, const ForconTwilightCommand *command)
{
  const ForconDice dice = FORCON_DICE_GENERATED;

  g_return_val_if_fail (FORCON_IS_TWILIGHT_GAME (self) && self->file != NULL, FALSE);
  forcon_twilight_game_forget_dice (self);
  return carry_out (self, command, &dice);
}

void
forcon_twilight_game_ask (ForconTwilightGame *self, const ForconTwilightCommand *command)
{
  const ForconDice dice = FORCON_DICE_ASK;

  g_return_if_fail (FORCON_IS_TWILIGHT_GAME (self) && self->file != NULL);
  forcon_twilight_game_forget_dice (self);
  carry_out (self, command, &dice);
}

const ForconTwilightRequest *
forcon_twilight_game_request (ForconTwilightGame *self)
{
  g_return_val_if_fail (FORCON_IS_TWILIGHT_GAME (self), NULL);
  return self->asking ? &self->request : NULL;
}

GArray *
forcon_twilight_game_requests (ForconTwilightGame *self)
{
  GArray *requests = g_array_new (FALSE, TRUE, sizeof (ForconTwilightRequest));
  g_autoptr (GByteArray) faces = g_byte_array_new ();

  g_return_val_if_fail (FORCON_IS_TWILIGHT_GAME (self), requests);
  if (!self->asking)
    return requests;
  g_byte_array_append (faces, self->faces->data, self->faces->len);
  for (;;)
    {
      const ForconDice dice = { faces->data, faces->len, FALSE, FALSE };
      g_autoptr (ForconTwilightOutcome) outcome = decide (self, &self->asked, &dice);
      const ForconTwilightRequest *request = &outcome->verdict.request;
      guint before = faces->len;

      if (outcome->verdict.kind != FORCON_TWILIGHT_VERDICT_NEEDS_DICE)
        return requests;
      g_array_append_val (requests, *request);
      /* Whatever they show, the next group is the same. */
      g_byte_array_set_size (faces, before + request->count - request->given);
      memset (faces->data + before, FORCON_TWILIGHT_DIE, faces->len - before);
    }
}

const ForconTwilightCommand *
forcon_twilight_game_asked (ForconTwilightGame *self)
{
  g_return_val_if_fail (FORCON_IS_TWILIGHT_GAME (self), NULL);
  return self->asking && self->pending ? &self->asked : NULL;
}

gboolean
forcon_twilight_game_answer (ForconTwilightGame *self, const guint8 *faces, guint n_faces)
{
  guint before = self->faces->len;
  ForconTwilightCommand command = self->asked;
  ForconDice dice;
  gboolean done;

  g_return_val_if_fail (FORCON_IS_TWILIGHT_GAME (self) && self->asking, FALSE);
  g_byte_array_append (self->faces, faces, n_faces);
  dice = (ForconDice){ self->faces->data, self->faces->len, FALSE, FALSE };
  done = carry_out (self, &command, &dice);
  if (!done && self->faces->len > before && !self->pending)
    g_byte_array_set_size (self->faces, before);
  return done;
}

gboolean
forcon_twilight_game_roll_rest (ForconTwilightGame *self)
{
  const ForconDice dice = { self->faces->data, self->faces->len, TRUE, FALSE };
  ForconTwilightCommand command = self->asked;

  g_return_val_if_fail (FORCON_IS_TWILIGHT_GAME (self) && self->asking, FALSE);
  return carry_out (self, &command, &dice);
}

void
forcon_twilight_game_go_on (ForconTwilightGame *self)
{
  ForconTwilightCommand command;

  g_return_if_fail (FORCON_IS_TWILIGHT_GAME (self));
  if (!self->asking && forcon_twilight_game_propose (self, &command))
    forcon_twilight_game_do (self, &command);
}

void
forcon_twilight_game_cancel (ForconTwilightGame *self)
{
  g_return_if_fail (FORCON_IS_TWILIGHT_GAME (self));
  forcon_twilight_game_forget_dice (self);
  forcon_twilight_game_tell_changed (self);
}

/* Undo */

gboolean
forcon_twilight_game_can_undo (ForconTwilightGame *self)
{
  g_return_val_if_fail (FORCON_IS_TWILIGHT_GAME (self), FALSE);
  return self->file != NULL && forcon_twilight_journal_position (self->file->journal) > 0;
}

gboolean
forcon_twilight_game_can_redo (ForconTwilightGame *self)
{
  g_return_val_if_fail (FORCON_IS_TWILIGHT_GAME (self), FALSE);
  return self->file != NULL
         && forcon_twilight_journal_position (self->file->journal)
                < forcon_twilight_journal_length (self->file->journal);
}

static void
step (ForconTwilightGame *self, gboolean (*how) (ForconTwilightJournal *journal))
{
  if (!how (self->file->journal))
    return;
  self->modified = TRUE;
  forcon_twilight_game_forget_dice (self);
  forcon_twilight_game_tell_changed (self);
}

void
forcon_twilight_game_undo (ForconTwilightGame *self)
{
  if (forcon_twilight_game_can_undo (self))
    step (self, forcon_twilight_journal_undo);
}

void
forcon_twilight_game_redo (ForconTwilightGame *self)
{
  if (forcon_twilight_game_can_redo (self))
    step (self, forcon_twilight_journal_redo);
}

guint
forcon_twilight_game_lost (ForconTwilightGame *self, ForconTwilightSide side, ForconUnitId unit)
{
  guint n = self->file == NULL ? 0 : forcon_twilight_journal_position (self->file->journal);
  guint lost = 0;

  for (guint place = 0; place < n; place++)
    {
      const GArray *events = forcon_twilight_journal_entry (self->file->journal, place)->events;

      for (guint i = 0; i < events->len; i++)
        {
          const ForconTwilightEvent *event = &g_array_index (events, ForconTwilightEvent, i);

          if (event->kind == FORCON_TWILIGHT_EVENT_DESTROYED && event->side == side && event->unit.value == unit.value)
            lost += event->count;
        }
    }
  return lost;
}
