/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/session/session-private.h"

#include "report/battle/sentences.h"

#include <glib/gi18n-lib.h>
#include <string.h>

enum {
  OPENED,
  ADVANCED,
  BATTLE_CHANGED,
  DRAFT_CHANGED,
  DICE_ASKED,
  REVIEWED,
  REFUSED,
  HISTORY_CHANGED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static void forcon_session_roller_init (ForconRollerInterface *interface);

G_DEFINE_FINAL_TYPE_WITH_CODE (ForconSession, forcon_session, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (FORCON_TYPE_ROLLER, forcon_session_roller_init))

static void
forcon_session_finalize (GObject *object)
{
  ForconSession *self = FORCON_SESSION (object);

  forcon_session_stop_captain (self);
  g_clear_object (&self->game);
  g_clear_pointer (&self->review, forcon_outcome_free);
  g_clear_pointer (&self->view, forcon_view_free);
  g_clear_pointer (&self->journal, forcon_journal_free);
  g_clear_pointer (&self->faces, g_byte_array_unref);
  g_clear_pointer (&self->suggested_lines, g_array_unref);
  g_clear_pointer (&self->plan.lines, g_array_unref);
  g_clear_pointer (&self->plan.answers, g_array_unref);
  g_clear_pointer (&self->plan.left_out, g_array_unref);
  g_clear_pointer (&self->plan.changes, g_array_unref);
  g_clear_pointer (&self->plan.group, g_array_unref);
  g_free (self->plan.note);
  g_free (self->path);
  G_OBJECT_CLASS (forcon_session_parent_class)->finalize (object);
}

static void
forcon_session_class_init (ForconSessionClass *klass)
{
  GType type = G_TYPE_FROM_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = forcon_session_finalize;
  signals[OPENED] = g_signal_new ("opened", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[ADVANCED] = g_signal_new ("advanced", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[BATTLE_CHANGED]
      = g_signal_new ("battle-changed", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[DRAFT_CHANGED] = g_signal_new ("draft-changed", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[DICE_ASKED] = g_signal_new ("dice-asked", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[REVIEWED] = g_signal_new ("reviewed", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[HISTORY_CHANGED]
      = g_signal_new ("history-changed", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[REFUSED]
      = g_signal_new ("refused", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_POINTER);
}

static void
forcon_session_init (ForconSession *self)
{
  self->faces = g_byte_array_new ();
  self->saved_at = FORCON_NEVER_SAVED;
  self->plan.lines = g_array_new (FALSE, FALSE, sizeof (ForconPlanLine));
  self->plan.answers = g_array_new (FALSE, FALSE, sizeof (ForconCommand));
  self->plan.left_out = g_array_new (FALSE, FALSE, sizeof (ForconCommand));
  self->plan.changes = g_array_new (FALSE, FALSE, sizeof (ForconPlanChange));
  self->plan.group = g_array_new (FALSE, FALSE, sizeof (ForconFormationId));
}

ForconSession *
forcon_session_new (void)
{
  return g_object_new (FORCON_TYPE_SESSION, NULL);
}

void
forcon_session_emit_draft_changed (ForconSession *self)
{
  if (self->held == 0)
    g_signal_emit (self, signals[DRAFT_CHANGED], 0);
}

void
forcon_session_emit_opened (ForconSession *self)
{
  g_signal_emit (self, signals[OPENED], 0);
  forcon_session_emit_battle_changed (self);
}

void
forcon_session_emit_battle_changed (ForconSession *self)
{
  self->owed = self->held > 0;
  if (self->owed)
    return;
  g_signal_emit (self, signals[BATTLE_CHANGED], 0);
  forcon_session_emit_draft_changed (self);
}

void
forcon_session_hold (ForconSession *self)
{
  self->held++;
  forcon_game_hold (self->game);
}

void
forcon_session_release (ForconSession *self)
{
  self->held--;
  if (self->held == 0 && self->owed)
    forcon_session_emit_battle_changed (self);
  forcon_game_release (self->game);
}

void
forcon_session_emit_history_changed (ForconSession *self)
{
  g_signal_emit (self, signals[HISTORY_CHANGED], 0);
}

void
forcon_session_refuse (ForconSession *self, const ForconVerdict *verdict)
{
  g_signal_emit (self, signals[REFUSED], 0, verdict);
}

ForconJournal *
forcon_session_journal (ForconSession *self)
{
  g_return_val_if_fail (FORCON_IS_SESSION (self), NULL);
  return self->journal;
}

const ForconBattle *
forcon_session_battle (ForconSession *self)
{
  g_return_val_if_fail (FORCON_IS_SESSION (self), NULL);
  if (self->view != NULL)
    return forcon_view_battle (self->view);
  return self->journal == NULL ? NULL : forcon_journal_battle (self->journal);
}

const ForconRules *
forcon_session_rules (ForconSession *self)
{
  g_return_val_if_fail (FORCON_IS_SESSION (self), NULL);
  return self->rules;
}

ForconStep
forcon_session_step (ForconSession *self)
{
  const ForconBattle *battle = forcon_session_battle (self);

  return battle == NULL ? FORCON_STEP_OVER : battle->step;
}

void
forcon_session_emit_reviewed (ForconSession *self)
{
  g_signal_emit (self, signals[REVIEWED], 0);
}

void
forcon_session_stop_asking (ForconSession *self)
{
  gboolean reviewed = self->review != NULL;
  gboolean waited = self->asking;

  self->asking = FALSE;
  self->checking = FALSE;
  g_byte_array_set_size (self->faces, 0);
  g_clear_pointer (&self->review, forcon_outcome_free);
  if (reviewed)
    forcon_session_emit_reviewed (self);
  if (waited)
    forcon_roller_emit_dropped (FORCON_ROLLER (self));
}

gboolean
forcon_session_roll_for_absent (ForconSession *self, const ForconDiceRequest *request)
{
  const ForconBattle *battle = forcon_campaign_battle (forcon_game_campaign (self->game), self->clash);

  if (battle == NULL || !forcon_game_rolls_for (self->game, battle, request))
    return FALSE;
  forcon_roll_by_generator (self->faces, request);
  return TRUE;
}

void
forcon_session_ask (ForconSession *self, const ForconDiceRequest *request)
{
  if (request->given == 0)
    self->roll_number++;
  self->asking = TRUE;
  self->request = *request;
  g_signal_emit (self, signals[DICE_ASKED], 0);
}

/* Submits the running command to the campaign with the dice typed so far. Returns: %FALSE when the campaign
 * refused it or could not write it, which was reported; @verdict, what the table says to it, is not set then */
static gboolean
play (ForconSession *self, ForconVerdict *verdict)
{
  const ForconDice dice
      = { self->faces->data, self->faces->len, self->asked_mode == FORCON_DICE_MODE_ROLL, self->asked.n_overrides > 0 };
  ForconCampaignCommand command = forcon_game_command (self->game, FORCON_CAMPAIGN_COMMAND_PLAY);
  g_autoptr (ForconCampaignOutcome) outcome = NULL;

  command.play.clash = self->clash;
  command.battle = self->asked;
  self->playing = TRUE;
  outcome = forcon_game_submit (self->game, &command, &dice);
  if (self->held > 0 && outcome != NULL && outcome->verdict.kind == FORCON_PROBLEM_NONE)
    forcon_session_follow (self);
  self->playing = FALSE;
  if (outcome == NULL)
    return FALSE;
  *verdict = outcome->verdict.battle;
  if (outcome->verdict.kind != FORCON_PROBLEM_NONE && verdict->kind != FORCON_VERDICT_DONE)
    return TRUE;
  if (outcome->verdict.kind != FORCON_PROBLEM_NONE)
    {
      forcon_game_refuse (self->game, &outcome->verdict);
      return FALSE;
    }
  *verdict = (ForconVerdict){ .kind = FORCON_VERDICT_DONE };
  return TRUE;
}

/* Decides the running command with the dice typed so far, and enters it in the journal. */
static void
enter (ForconSession *self)
{
  ForconVerdict verdict;

  do
    {
      if (!play (self, &verdict))
        {
          forcon_session_stop_asking (self);
          return;
        }
  } while (verdict.kind == FORCON_VERDICT_NEEDS_DICE && forcon_session_roll_for_absent (self, &verdict.request));
  if (verdict.kind == FORCON_VERDICT_NEEDS_DICE)
    {
      forcon_session_ask (self, &verdict.request);
      return;
    }
  forcon_session_stop_asking (self);
  if (verdict.kind != FORCON_VERDICT_DONE)
    {
      forcon_session_refuse (self, &verdict);
      return;
    }
  /* After a move the next ship is selected that waits for one. */
  if (!self->plan.runs && (self->asked.kind == FORCON_COMMAND_MOVE || self->asked.kind == FORCON_COMMAND_RAM)
      && forcon_session_step (self) == FORCON_STEP_MOVEMENT && !forcon_session_is_useful (self, self->draft.ship))
    forcon_session_select_next (self, 1);
  g_signal_emit (self, signals[ADVANCED], 0);
}

void
forcon_session_decide (ForconSession *self)
{
  if (!self->checking || !forcon_session_preview (self))
    enter (self);
}

void
forcon_session_do (ForconSession *self, const ForconCommand *command, ForconDiceMode mode)
{
  g_return_if_fail (FORCON_IS_SESSION (self) && self->journal != NULL);
  if (!forcon_session_commands (self))
    return;
  forcon_session_stop_asking (self);
  self->asked = *command;
  self->asked_mode = mode;
  self->roll_number = 0;
  self->checking = self->checks;
  forcon_session_decide (self);
}

void
forcon_session_set_dice_mode (ForconSession *self, ForconDiceMode mode)
{
  g_return_if_fail (FORCON_IS_SESSION (self));
  self->mode = mode;
}

void
forcon_session_carry_out (ForconSession *self, const ForconCommand *command)
{
  g_return_if_fail (FORCON_IS_SESSION (self));
  forcon_session_do (self, command, self->mode);
}

const ForconDiceRequest *
forcon_session_request (ForconSession *self)
{
  g_return_val_if_fail (FORCON_IS_SESSION (self), NULL);
  return self->asking ? &self->request : NULL;
}

/* More dice than one command throws. */
#define ENOUGH_DICE 2000

/* Returns: how many rolls the running command would have if all dice still missing showed @face */
static guint
rolls_with (ForconSession *self, guint8 face)
{
  g_autoptr (GByteArray) faces = g_byte_array_new ();
  ForconDice dice = { NULL, 0, FALSE, TRUE };
  g_autoptr (ForconOutcome) outcome = NULL;

  g_byte_array_append (faces, self->faces->data, self->faces->len);
  g_byte_array_set_size (faces, self->faces->len + ENOUGH_DICE);
  memset (faces->data + self->faces->len, face, ENOUGH_DICE);
  dice.faces = faces->data;
  dice.n_faces = faces->len;
  outcome = forcon_decide (forcon_session_battle (self), self->rules, &self->asked, &dice);
  return outcome->throws->len;
}

guint
forcon_session_roll_number (ForconSession *self, guint *least, guint *most)
{
  guint low, high;

  g_return_val_if_fail (FORCON_IS_SESSION (self) && self->asking, 0);
  low = rolls_with (self, 1);
  high = rolls_with (self, 6);
  *least = MAX (MIN (low, high), self->roll_number);
  *most = MAX (MAX (low, high), self->roll_number);
  return self->roll_number;
}

void
forcon_session_answer (ForconSession *self, const guint8 *faces, guint n_faces)
{
  g_return_if_fail (FORCON_IS_SESSION (self) && self->asking);
  g_byte_array_append (self->faces, faces, n_faces);
  self->asking = FALSE;
  forcon_session_decide (self);
  forcon_session_go_on_with_plan (self);
}

void
forcon_session_cancel (ForconSession *self)
{
  g_return_if_fail (FORCON_IS_SESSION (self));
  if (self->plan.runs)
    forcon_session_forget_plan (self);
  forcon_session_stop_plan (self);
  forcon_session_stop_asking (self);
}

/* ForconRoller */

static const ForconDiceRequest *
request (ForconRoller *roller)
{
  return forcon_session_request (FORCON_SESSION (roller));
}

static char *
sentence (ForconRoller *roller)
{
  ForconSession *self = FORCON_SESSION (roller);

  return forcon_sentence_of_request (forcon_session_battle (self), &self->request);
}

/* "Anvil fires its battery at Thorn · Roll 2 of 3"; of how many at least, where dice decide whether there are more. */
static char *
place (ForconRoller *roller)
{
  ForconSession *self = FORCON_SESSION (roller);
  g_autofree char *wish = forcon_sentence_of_wish (forcon_session_battle (self), &self->asked);
  g_autofree char *number_of = NULL;
  guint least, most;
  guint number = forcon_session_roll_number (self, &least, &most);

  if (most == 1)
    return g_steal_pointer (&wish);
  number_of
      = g_strdup_printf (least == most ? _ ("Roll %1$u of %2$u") : _ ("Roll %1$u of at least %2$u"), number, least);
  return g_strdup_printf ("%s · %s", wish, number_of);
}

static void
answer (ForconRoller *roller, const guint8 *faces, guint n_faces)
{
  forcon_session_answer (FORCON_SESSION (roller), faces, n_faces);
}

static void
cancel (ForconRoller *roller)
{
  forcon_session_cancel (FORCON_SESSION (roller));
}

static void
forcon_session_roller_init (ForconRollerInterface *interface)
{
  interface->request = request;
  interface->sentence = sentence;
  interface->place = place;
  interface->answer = answer;
  interface->cancel = cancel;
}
