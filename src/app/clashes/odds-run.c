/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/clashes/odds-run.h"

#include "app/widgets/thread.h"

/* How often it is told how far it is, ms. */
#define LOOK 250

/**
 * Found:
 * @state: hash of the table for which it holds
 * @position: of the journal when that was looked at last
 */
typedef struct {
  ForconClashId clash;
  char *state;
  guint position;
  ForconClashOdds odds;
} Found;

/**
 * Job:
 * @owner: (nullable): who wants it; %NULL once that is gone
 * @table, @rules: copies, for the thread
 * @odds: (out): what came of it
 */
typedef struct {
  ForconOddsRun *owner;
  ForconClashId clash;
  char *state;
  ForconBattle *table;
  ForconRules *rules;
  ForconErrand *errand;
  ForconClashOdds odds;
} Job;

struct _ForconOddsRun {
  GObject parent;

  /* Owned; @found of Found, @wanted of ForconClashId */
  ForconGame *game;
  GArray *found;
  GArray *wanted;

  /* Borrowed: freed when it is over */
  Job *job;
  guint look;
};

enum { CHANGED, N_SIGNALS };

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (ForconOddsRun, forcon_odds_run, G_TYPE_OBJECT)

static void
found_clear (gpointer data)
{
  g_free (((Found *) data)->state);
}

static void
job_free (gpointer data)
{
  Job *job = data;

  g_clear_weak_pointer (&job->owner);
  forcon_battle_free (job->table);
  forcon_rules_free (job->rules);
  forcon_errand_free (job->errand);
  g_free (job->state);
  g_free (job);
}

static guint
position_of (ForconOddsRun *self)
{
  return forcon_chronicle_position (forcon_game_chronicle (self->game));
}

/* The table of a clash that has not begun. */
static const ForconBattle *
table_of (ForconOddsRun *self, ForconClashId clash)
{
  const ForconCampaign *campaign = forcon_game_campaign (self->game);
  const ForconBattle *table = campaign == NULL ? NULL : forcon_campaign_battle (campaign, clash);

  return table == NULL || table->step != FORCON_STEP_SET_UP ? NULL : table;
}

const ForconClashOdds *
forcon_odds_run_find (ForconOddsRun *self, ForconClashId clash)
{
  const ForconBattle *table;

  g_return_val_if_fail (FORCON_IS_ODDS_RUN (self), NULL);
  table = table_of (self, clash);
  for (guint i = 0; i < self->found->len && table != NULL; i++)
    {
      Found *found = &g_array_index (self->found, Found, i);

      if (!FORCON_ID_EQUAL (found->clash, clash))
        continue;
      if (found->position != position_of (self))
        {
          g_autofree char *state = forcon_battle_hash (table);

          /* What was done elsewhere changes nothing here. */
          if (!g_str_equal (state, found->state))
            {
              g_array_remove_index_fast (self->found, i);
              return NULL;
            }
          found->position = position_of (self);
        }
      return &found->odds;
    }
  return NULL;
}

static void begin_next (ForconOddsRun *self);

static void
run (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  Job *job = data;
  /* One processor stays free for the windows. */
  guint threads = MAX (g_get_num_processors (), 2) - 1;

  g_task_return_boolean (task, forcon_clash_odds_try (job->table, job->rules, FORCON_CLASH_ODDS_RUNS, threads,
                                                      job->errand, &job->odds));
}

static void
keep (ForconOddsRun *self, Job *job)
{
  Found found = { .clash = job->clash, .state = g_steal_pointer (&job->state), .position = 0, .odds = job->odds };

  for (guint i = self->found->len; i > 0; i--)
    if (FORCON_ID_EQUAL (g_array_index (self->found, Found, i - 1).clash, job->clash))
      g_array_remove_index_fast (self->found, i - 1);
  g_array_append_val (self->found, found);
}

static void
forget_wanted (ForconOddsRun *self, ForconClashId clash)
{
  for (guint i = self->wanted->len; i > 0; i--)
    if (FORCON_ID_EQUAL (g_array_index (self->wanted, ForconClashId, i - 1), clash))
      g_array_remove_index (self->wanted, i - 1);
}

static void
on_done (GObject *source, GAsyncResult *result, gpointer data)
{
  Job *job = g_task_get_task_data (G_TASK (result));
  gboolean done = g_task_propagate_boolean (G_TASK (result), NULL);
  g_autoptr (ForconOddsRun) self = job->owner == NULL ? NULL : g_object_ref (job->owner);

  if (self == NULL)
    return;
  self->job = NULL;
  g_clear_handle_id (&self->look, g_source_remove);
  if (done)
    keep (self, job);
  /* What cannot be tried is not tried again and again. */
  if (done || !forcon_errand_called_off (job->errand))
    forget_wanted (self, job->clash);
  if (self->game == NULL)
    return;
  begin_next (self);
  g_signal_emit (self, signals[CHANGED], 0);
}

static gboolean
look (gpointer data)
{
  g_signal_emit (data, signals[CHANGED], 0);
  return G_SOURCE_CONTINUE;
}

static void
begin (ForconOddsRun *self, ForconClashId clash, const ForconBattle *table)
{
  Job *job = g_new0 (Job, 1);

  g_set_weak_pointer (&job->owner, self);
  job->clash = clash;
  job->state = forcon_battle_hash (table);
  job->table = forcon_battle_clone (table);
  job->rules = forcon_rules_copy (forcon_game_rules (self->game));
  job->errand = forcon_errand_new ();
  self->job = job;
  self->look = g_timeout_add (LOOK, look, self);
  forcon_thread_run (NULL, run, on_done, job, job_free);
}

/* The first that is wanted and neither known nor begun. */
static void
begin_next (ForconOddsRun *self)
{
  for (guint i = 0; i < self->wanted->len && self->job == NULL; i++)
    {
      ForconClashId clash = g_array_index (self->wanted, ForconClashId, i);
      const ForconBattle *table = table_of (self, clash);

      if (table != NULL && forcon_odds_run_find (self, clash) == NULL)
        begin (self, clash, table);
    }
}

static gboolean
is_wanted (ForconOddsRun *self, ForconClashId clash)
{
  for (guint i = 0; i < self->wanted->len; i++)
    if (FORCON_ID_EQUAL (g_array_index (self->wanted, ForconClashId, i), clash))
      return TRUE;
  return FALSE;
}

/* Whether what is tried is still what is there. */
static gboolean
is_valid (ForconOddsRun *self)
{
  const ForconBattle *table = table_of (self, self->job->clash);
  g_autofree char *state = table == NULL ? NULL : forcon_battle_hash (table);

  return is_wanted (self, self->job->clash) && g_strcmp0 (state, self->job->state) == 0;
}

void
forcon_odds_run_want (ForconOddsRun *self, const GArray *clashes)
{
  g_return_if_fail (FORCON_IS_ODDS_RUN (self));
  g_array_set_size (self->wanted, 0);
  g_array_append_vals (self->wanted, clashes->data, clashes->len);
  if (self->job != NULL && !is_valid (self))
    forcon_errand_call_off (self->job->errand);
  begin_next (self);
}

void
forcon_odds_run_stop (ForconOddsRun *self)
{
  g_return_if_fail (FORCON_IS_ODDS_RUN (self));
  g_array_set_size (self->wanted, 0);
  if (self->job != NULL)
    forcon_errand_call_off (self->job->errand);
}

double
forcon_odds_run_share (ForconOddsRun *self, ForconClashId clash)
{
  g_return_val_if_fail (FORCON_IS_ODDS_RUN (self), -1.0);
  if (self->job == NULL || !FORCON_ID_EQUAL (self->job->clash, clash) || forcon_errand_called_off (self->job->errand))
    return -1.0;
  return forcon_errand_share (self->job->errand);
}

gboolean
forcon_odds_run_is_busy (ForconOddsRun *self)
{
  g_return_val_if_fail (FORCON_IS_ODDS_RUN (self), FALSE);
  return self->job != NULL;
}

/* Another campaign has other clashes of the same numbers. */
static void
on_opened (ForconOddsRun *self)
{
  forcon_odds_run_stop (self);
  g_array_set_size (self->found, 0);
}

static void
forcon_odds_run_dispose (GObject *object)
{
  ForconOddsRun *self = FORCON_ODDS_RUN (object);

  forcon_odds_run_stop (self);
  g_clear_handle_id (&self->look, g_source_remove);
  g_clear_object (&self->game);
  G_OBJECT_CLASS (forcon_odds_run_parent_class)->dispose (object);
}

static void
forcon_odds_run_finalize (GObject *object)
{
  ForconOddsRun *self = FORCON_ODDS_RUN (object);

  g_array_unref (self->found);
  g_array_unref (self->wanted);
  G_OBJECT_CLASS (forcon_odds_run_parent_class)->finalize (object);
}

static void
forcon_odds_run_class_init (ForconOddsRunClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = forcon_odds_run_dispose;
  G_OBJECT_CLASS (klass)->finalize = forcon_odds_run_finalize;
  signals[CHANGED]
      = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
forcon_odds_run_init (ForconOddsRun *self)
{
  self->found = g_array_new (FALSE, FALSE, sizeof (Found));
  g_array_set_clear_func (self->found, found_clear);
  self->wanted = g_array_new (FALSE, FALSE, sizeof (ForconClashId));
}

ForconOddsRun *
forcon_odds_run_new (ForconGame *game)
{
  ForconOddsRun *self = g_object_new (FORCON_TYPE_ODDS_RUN, NULL);

  self->game = g_object_ref (game);
  g_signal_connect_object (game, "opened", G_CALLBACK (on_opened), self, G_CONNECT_SWAPPED);
  return self;
}
