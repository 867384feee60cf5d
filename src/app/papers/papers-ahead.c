/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/papers/papers-ahead.h"

#include "app/papers/print-setup.h"
#include "app/widgets/thread.h"
#include "campaign/resolution/campaign-openings.h"
#include "storage/store/link.h"
#include "report/reports/campaign-report.h"
#include "report/reports/campaign-secrets.h"

#define DATA "forcon-papers-ahead"

/* So long nothing must have happened in the campaign, ms: several commands may come one after the other. */
#define QUIET 1000

/* Of one admiral, at the place of the batch's item. */
typedef struct {
  char *sentence;
  char *details;
  GPtrArray *secrets;
} Words;

/**
 * ForconPacks:
 * @wish: what they are, of all admirals
 * @language: (nullable): in which language the program spoke
 * @batch: the packs
 * @words: (element-type Words): what is said of each
 * @together, @on_sheets: all of them, which are the batch's, without and with blank backs
 */
struct _ForconPacks {
  guint position;
  ForconPapersWish wish;
  char *language;
  ForconBatch *batch;
  GArray *words;
  ForconFolio *together;
  ForconFolio *on_sheets;
  char *sentence;
  char *details;
};

/* What a thread is to do: @ahead is who wants it, until that is gone or wants something else. */
typedef struct {
  ForconPapersAhead *ahead;
  ForconErrand *errand;
  ForconPapersWish wish;
  char *file;
  char *language;
} Job;

struct _ForconPapersAhead {
  GObject parent;

  /* Borrowed: it owns us. */
  ForconGame *game;

  /* How packs are wanted. */
  ForconPapersWish wish;

  /* Owned (nullable) */
  ForconPacks *packs;
  guint source;

  /* Borrowed (nullable): what a thread does for us now. */
  Job *job;
};

G_DEFINE_FINAL_TYPE (ForconPapersAhead, forcon_papers_ahead, G_TYPE_OBJECT)

enum { PROP_READY = 1, N_PROPS };

static GParamSpec *properties[N_PROPS];

/* Packs */

static void
clear_words (gpointer data)
{
  Words *words = data;

  g_free (words->sentence);
  g_free (words->details);
  g_ptr_array_unref (words->secrets);
}

static void
clear_packs (gpointer data)
{
  ForconPacks *packs = data;

  forcon_folio_free (packs->together);
  forcon_folio_free (packs->on_sheets);
  forcon_batch_free (packs->batch);
  g_array_unref (packs->words);
  g_free (packs->language);
  g_free (packs->sentence);
  g_free (packs->details);
}

void
forcon_packs_unref (ForconPacks *packs)
{
  g_atomic_rc_box_release_full (packs, clear_packs);
}

static void
release (gpointer packs)
{
  forcon_packs_unref (packs);
}

/* Returns: the place of the one admiral's pack, or below 0 */
static gint
place_of (const ForconPacks *packs, ForconSideId admiral)
{
  for (guint i = 0; i < packs->batch->items->len; i++)
    if (FORCON_ID_EQUAL (g_array_index (packs->batch->items, ForconBatchItem, i).admiral, admiral))
      return (gint) i;
  return -1;
}

static const Words *
words_of (const ForconPacks *packs, const ForconPapersWish *wish)
{
  gint place = wish->all ? -1 : place_of (packs, wish->admiral);

  return place < 0 ? NULL : &g_array_index (packs->words, Words, place);
}

ForconBook *
forcon_packs_book (ForconPacks *packs, const ForconPapersWish *wish)
{
  gint place = wish->all ? -1 : place_of (packs, wish->admiral);
  ForconFolio *folio = wish->double_sided ? packs->on_sheets : packs->together;

  if (!wish->all && place < 0)
    return NULL;
  if (!wish->all)
    folio = g_array_index (packs->batch->items, ForconBatchItem, place).folio;
  return forcon_book_new_kept (folio, g_atomic_rc_box_acquire (packs), release);
}

const ForconBatch *
forcon_packs_batch (const ForconPacks *packs)
{
  return packs->batch;
}

guint
forcon_packs_position (const ForconPacks *packs)
{
  return packs->position;
}

const char *
forcon_packs_sentence (const ForconPacks *packs, const ForconPapersWish *wish)
{
  const Words *words = words_of (packs, wish);

  return words == NULL ? packs->sentence : words->sentence;
}

const char *
forcon_packs_details (const ForconPacks *packs, const ForconPapersWish *wish)
{
  const Words *words = words_of (packs, wish);

  return words == NULL ? packs->details : words->details;
}

GPtrArray *
forcon_packs_secrets (const ForconPacks *packs, const ForconPapersWish *wish)
{
  const Words *words = words_of (packs, wish);

  return words == NULL ? NULL : words->secrets;
}

/* Making */

static void
job_free (gpointer data)
{
  Job *job = data;

  if (job->ahead != NULL && job->ahead->job == job)
    job->ahead->job = NULL;
  g_clear_weak_pointer (&job->ahead);
  forcon_errand_free (job->errand);
  g_free (job->file);
  g_free (job->language);
  g_free (job);
}

static void
add_words (ForconPacks *packs, const ForconCampaign *truth)
{
  packs->words = g_array_new (FALSE, TRUE, sizeof (Words));
  g_array_set_clear_func (packs->words, clear_words);
  for (guint i = 0; i < packs->batch->items->len; i++)
    {
      const ForconBatchItem *item = &g_array_index (packs->batch->items, ForconBatchItem, i);
      const Words words = { forcon_papers_say_checked (truth, item->admiral),
                            forcon_secrets_check_to_sentence (item->check, truth),
                            forcon_secrets_list (truth, item->admiral) };

      g_array_append_val (packs->words, words);
    }
}

static ForconPacks *
make (const Job *job, ForconStore *store, GError **error)
{
  ForconChronicle *chronicle = forcon_store_chronicle (store);
  const ForconCampaign *truth = forcon_store_campaign (store);
  g_auto (ForconPapersCheck) check = { 0 };
  ForconPapersWish sheets = job->wish;
  ForconPapersWish told = job->wish;
  g_autoptr (GPtrArray) links = forcon_link_all (store);
  g_autofree char *mark = forcon_store_mark (store);
  ForconBatch *batch;
  ForconPacks *packs;

  told.mark = mark;
  told.links = links;
  batch = forcon_papers_make_each (chronicle, &told, job->errand, &check, error);
  if (batch == NULL)
    return NULL;
  packs = g_atomic_rc_box_new0 (ForconPacks);
  packs->position = forcon_chronicle_position (chronicle);
  packs->wish = job->wish;
  packs->language = g_strdup (job->language);
  packs->batch = batch;
  packs->together = forcon_batch_borrow_all (batch, truth, &job->wish);
  sheets.double_sided = TRUE;
  packs->on_sheets = forcon_batch_borrow_all (batch, truth, &sheets);
  packs->sentence = g_steal_pointer (&check.sentence);
  packs->details = g_steal_pointer (&check.details);
  add_words (packs, truth);
  return packs;
}

/* Whatever goes wrong, who asks for papers is told when they are made then. */
static void
make_in_thread (GTask *task, gpointer owner, gpointer data, GCancellable *cancellable)
{
  const Job *job = data;
  g_autoptr (ForconStore) store = forcon_store_open (job->file, FORCON_STORE_READ, NULL);

  g_task_return_pointer (task, store == NULL ? NULL : make (job, store, NULL), release);
}

static void
set_packs (ForconPapersAhead *self, ForconPacks *packs)
{
  gboolean before = self->packs != NULL;

  g_clear_pointer (&self->packs, forcon_packs_unref);
  self->packs = packs;
  if (before != (packs != NULL))
    g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_READY]);
}

static void
on_made (GObject *source, GAsyncResult *result, gpointer data)
{
  Job *job = g_task_get_task_data (G_TASK (result));
  ForconPacks *packs = g_task_propagate_pointer (G_TASK (result), NULL);
  ForconPapersAhead *self = job->ahead;

  if (packs == NULL)
    return;
  if (self != NULL && self->job == job && !forcon_errand_called_off (job->errand)
      && packs->position == forcon_chronicle_position (forcon_game_chronicle (self->game)))
    set_packs (self, packs);
  else
    forcon_packs_unref (packs);
}

/* Following the game */

static void
stop (ForconPapersAhead *self)
{
  g_clear_handle_id (&self->source, g_source_remove);
  if (self->job != NULL)
    forcon_errand_call_off (self->job->errand);
  self->job = NULL;
}

/* The second half is resolved, and nothing has to be fought or answered any more. */
static gboolean
is_time (ForconPapersAhead *self)
{
  const ForconCampaign *campaign = forcon_game_campaign (self->game);

  if (campaign == NULL || forcon_game_path (self->game) == NULL
      || campaign->progress.stage != FORCON_STAGE_SECOND_HALF)
    return FALSE;
  g_autoptr (GArray) openings = forcon_campaign_openings (campaign, forcon_game_rules (self->game));

  for (guint i = 0; i < openings->len; i++)
    if (g_array_index (openings, ForconCampaignOpening, i).blocks)
      return FALSE;
  return TRUE;
}

static gboolean
on_quiet (gpointer data)
{
  ForconPapersAhead *self = data;
  Job *job;

  self->source = 0;
  if (!is_time (self))
    return G_SOURCE_REMOVE;
  job = g_new0 (Job, 1);
  job->errand = forcon_errand_new ();
  job->wish = self->wish;
  job->wish.phase = forcon_campaign_report_phase (forcon_game_campaign (self->game));
  job->file = g_strdup (forcon_game_path (self->game));
  job->language = g_strdup (g_getenv ("LANGUAGE"));
  g_set_weak_pointer (&job->ahead, self);
  self->job = job;
  forcon_thread_run (NULL, make_in_thread, on_made, job, job_free);
  return G_SOURCE_REMOVE;
}

static void
begin_anew (ForconPapersAhead *self)
{
  stop (self);
  set_packs (self, NULL);
  if (forcon_game_campaign (self->game) != NULL
      && forcon_game_campaign (self->game)->progress.stage == FORCON_STAGE_SECOND_HALF)
    self->source = g_timeout_add_full (G_PRIORITY_LOW, QUIET, on_quiet, self, NULL);
}

static gboolean
same_options (const ForconPapersWish *a, const ForconPapersWish *b)
{
  return a->all_cards == b->all_cards && a->form.paper == b->form.paper && a->form.style == b->form.style;
}

void
forcon_papers_ahead_make_anew (ForconPapersAhead *self)
{
  g_return_if_fail (FORCON_IS_PAPERS_AHEAD (self));
  begin_anew (self);
}

gboolean
forcon_papers_ahead_ready (ForconPapersAhead *self)
{
  g_return_val_if_fail (FORCON_IS_PAPERS_AHEAD (self), FALSE);
  return self->packs != NULL;
}

ForconPacks *
forcon_papers_ahead_find (ForconPapersAhead *self, const ForconPapersWish *wish)
{
  g_return_val_if_fail (FORCON_IS_PAPERS_AHEAD (self), NULL);
  if (wish->kind != FORCON_PAPERS_PACK || wish->text)
    return NULL;
  if (!same_options (wish, &self->wish))
    {
      self->wish.all_cards = wish->all_cards;
      self->wish.form = wish->form;
      begin_anew (self);
    }
  if (self->packs == NULL || self->packs->wish.phase != wish->phase
      || self->packs->position != forcon_chronicle_position (forcon_game_chronicle (self->game))
      || g_strcmp0 (self->packs->language, g_getenv ("LANGUAGE")) != 0
      || (!wish->all && place_of (self->packs, wish->admiral) < 0))
    return NULL;
  return g_atomic_rc_box_acquire (self->packs);
}

/* The object */

static void
get_property (GObject *object, guint id, GValue *value, GParamSpec *spec)
{
  g_value_set_boolean (value, FORCON_PAPERS_AHEAD (object)->packs != NULL);
}

static void
forcon_papers_ahead_finalize (GObject *object)
{
  ForconPapersAhead *self = FORCON_PAPERS_AHEAD (object);

  stop (self);
  g_clear_pointer (&self->packs, forcon_packs_unref);
  G_OBJECT_CLASS (forcon_papers_ahead_parent_class)->finalize (object);
}

static void
forcon_papers_ahead_class_init (ForconPapersAheadClass *klass)
{
  G_OBJECT_CLASS (klass)->get_property = get_property;
  G_OBJECT_CLASS (klass)->finalize = forcon_papers_ahead_finalize;
  properties[PROP_READY]
      = g_param_spec_boolean ("ready", NULL, NULL, FALSE, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (G_OBJECT_CLASS (klass), N_PROPS, properties);
}

static void
forcon_papers_ahead_init (ForconPapersAhead *self)
{
  self->wish = (ForconPapersWish){ .kind = FORCON_PAPERS_PACK,
                                   .all = TRUE,
                                   .form = { forcon_print_setup_paper (), forcon_style_get (FORCON_STYLE_PRINT) } };
}

ForconPapersAhead *
forcon_papers_ahead_of (ForconGame *game)
{
  ForconPapersAhead *self;

  g_return_val_if_fail (FORCON_IS_GAME (game), NULL);
  self = g_object_get_data (G_OBJECT (game), DATA);
  if (self != NULL)
    return self;
  self = g_object_new (FORCON_TYPE_PAPERS_AHEAD, NULL);
  self->game = game;
  g_object_set_data_full (G_OBJECT (game), DATA, self, g_object_unref);
  g_signal_connect_object (game, "changed", G_CALLBACK (begin_anew), self, G_CONNECT_SWAPPED);
  begin_anew (self);
  return self;
}
