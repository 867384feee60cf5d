/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/dice/twilight-chances.h"

#include "app/widgets/thread.h"

/* Any seed does, as long as the same question has the same answer. */
#define SEED 1

/* One processor is left to the window. */
#define THREADS MAX (1, g_get_num_processors () - 1)

/**
 * Question:
 * @clash: a copy: the thread must not look at what is played meanwhile
 * @rules: likewise
 * @stop: whether nobody waits for the answer any more
 */
typedef struct {
  ForconTwilightClash *clash;
  ForconTwilightRules *rules;
  ForconTwilightPlan plans[FORCON_TWILIGHT_SIDE_COUNT];
  ForconTwilightAnswer answer;
  gboolean answered;
  gint stop;
} Question;

struct _ForconTwilightChances {
  GObject parent;

  /* Owned */
  ForconTwilightGame *game;

  /* What the other thread thinks about, which owns it; and whether something else is to be asked when that is over. */
  Question *asked;
  gboolean again;
  gboolean known;
  ForconTwilightAnswer answer;
};

static guint changed;

G_DEFINE_FINAL_TYPE (ForconTwilightChances, forcon_twilight_chances, G_TYPE_OBJECT)

static void
question_free (gpointer data)
{
  Question *question = data;

  forcon_twilight_clash_free (question->clash);
  g_free (question->rules);
  g_free (question);
}

/* The rules are plain but for their names, which nobody asks for here. */
static Question *
question_new (ForconTwilightGame *game)
{
  Question *question = g_new0 (Question, 1);

  question->clash = forcon_twilight_clash_clone (forcon_twilight_game_clash (game));
  question->rules = g_memdup2 (forcon_twilight_game_rules (game), sizeof (ForconTwilightRules));
  question->rules->id = question->rules->name = NULL;
  for (guint side = 0; side < FORCON_TWILIGHT_SIDE_COUNT; side++)
    question->plans[side] = forcon_twilight_game_plans (game)[side];
  return question;
}

static void
compute (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  Question *question = data;
  ForconTwilightAnswer *answer = &question->answer;
  ForconTwilightMatch match;

  forcon_twilight_match_of_clash (&match, question->clash);
  for (guint side = 0; side < FORCON_TWILIGHT_SIDE_COUNT; side++)
    {
      match.policies[side] = question->plans[side].policy;
      match.orders[side] = question->plans[side].order;
    }
  question->answered = forcon_twilight_odds (question->rules, &match, &answer->end);
  if (question->answered)
    answer->n_rounds = forcon_twilight_odds_by_round (question->rules, &match, FORCON_TWILIGHT_ROUNDS, answer->rounds)
                           ? FORCON_TWILIGHT_ROUNDS
                           : 0;
  else
    {
      answer->simulated = TRUE;
      answer->n_runs = forcon_twilight_runs (question->rules, &match);
      question->answered = forcon_twilight_simulate (question->rules, &match, answer->n_runs, SEED, THREADS,
                                                     &question->stop, &answer->end, &answer->errors);
    }
  g_task_return_boolean (task, TRUE);
}

static void begin (ForconTwilightChances *self);

static void
on_done (GObject *owner, GAsyncResult *result, gpointer data)
{
  ForconTwilightChances *self = FORCON_TWILIGHT_CHANCES (owner);
  const Question *question = g_task_get_task_data (G_TASK (result));

  self->asked = NULL;
  if (self->again)
    {
      begin (self);
      return;
    }
  self->known = question->answered;
  self->answer = question->answer;
  g_signal_emit (self, changed, 0);
}

static void
begin (ForconTwilightChances *self)
{
  self->again = FALSE;
  self->asked = question_new (self->game);
  forcon_thread_run (self, compute, on_done, self->asked, question_free);
}

/* One question at a time: whoever types numbers must not have a thread for each. */
static void
ask (ForconTwilightChances *self)
{
  self->again = self->asked != NULL;
  if (self->again)
    g_atomic_int_set (&self->asked->stop, TRUE);
  else
    begin (self);
}

ForconTwilightChances *
forcon_twilight_chances_new (ForconTwilightGame *game)
{
  ForconTwilightChances *self = g_object_new (FORCON_TYPE_TWILIGHT_CHANCES, NULL);

  self->game = g_object_ref (game);
  g_signal_connect_object (game, "changed", G_CALLBACK (ask), self, G_CONNECT_SWAPPED);
  ask (self);
  return self;
}

const ForconTwilightAnswer *
forcon_twilight_chances_answer (ForconTwilightChances *self)
{
  g_return_val_if_fail (FORCON_IS_TWILIGHT_CHANCES (self), NULL);
  return self->known ? &self->answer : NULL;
}

gboolean
forcon_twilight_chances_are_late (ForconTwilightChances *self)
{
  g_return_val_if_fail (FORCON_IS_TWILIGHT_CHANCES (self), FALSE);
  return self->asked != NULL;
}

static void
forcon_twilight_chances_finalize (GObject *object)
{
  g_clear_object (&FORCON_TWILIGHT_CHANCES (object)->game);
  G_OBJECT_CLASS (forcon_twilight_chances_parent_class)->finalize (object);
}

static void
forcon_twilight_chances_class_init (ForconTwilightChancesClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = forcon_twilight_chances_finalize;
  changed = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
forcon_twilight_chances_init (ForconTwilightChances *self)
{
}
