/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/map/map-loader.h"

#include <glib/gi18n-lib.h>

#include "campaign/knowledge/knowledge.h"
#include "app/widgets/thread.h"

/* What goes to the thread and comes back; nothing else of it is touched meanwhile. */
typedef struct {
  ForconMapWish wish;
  char *path;
  guint position;
  ForconStore *store;
  ForconMapModel *model;
} Job;

struct _ForconMapLoader {
  GObject parent;

  /* Owned */
  ForconGame *game;
  ForconMapModel *model;
  GError *error;

  /* (nullable): the file as the thread read it last, when the journal stood there; only while no thread has it. */
  ForconStore *store;
  guint position;

  gboolean running;
  gboolean wanted;
  gboolean stale;
  ForconMapWish wish;
};

static guint loaded_signal;

G_DEFINE_FINAL_TYPE (ForconMapLoader, forcon_map_loader, G_TYPE_OBJECT)

static void
job_free (gpointer data)
{
  Job *job = data;

  g_clear_pointer (&job->store, forcon_store_free);
  g_clear_pointer (&job->model, forcon_map_model_free);
  g_free (job->path);
  g_free (job);
}

static ForconMapModel *
make (const Job *job, GError **error)
{
  ForconChronicle *chronicle = forcon_store_chronicle (job->store);
  guint position = forcon_chronicle_position (chronicle);
  g_autoptr (ForconKnowledge) knowledge = NULL;
  g_autoptr (ForconCampaign) campaign = NULL;

  if (job->wish.past && !forcon_chronicle_position_at (chronicle, job->wish.phase, job->wish.half, &position, error))
    return NULL;
  if (job->wish.sight == FORCON_MAP_KNOWN)
    {
      knowledge
          = forcon_knowledge_at_position (chronicle, job->wish.admiral, position, NC_ ("detection", "Contact"), error);
      return knowledge == NULL ? NULL
                               : forcon_map_model_known (forcon_knowledge_campaign (knowledge), job->wish.admiral);
    }
  campaign = forcon_chronicle_campaign_at (chronicle, position, error);
  if (campaign == NULL)
    return NULL;
  return job->wish.sight == FORCON_MAP_TRUTH ? forcon_map_model_truth (campaign) : forcon_map_model_public (campaign);
}

static void
work (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  Job *job = data;
  GError *error = NULL;

  if (job->store == NULL)
    job->store = forcon_store_open (job->path, FORCON_STORE_READ, &error);
  if (job->store != NULL)
    job->model = make (job, &error);
  if (error != NULL)
    g_task_return_error (task, error);
  else
    g_task_return_boolean (task, TRUE);
}

static void begin (ForconMapLoader *self);

static void
on_worked (GObject *source, GAsyncResult *result, gpointer data)
{
  ForconMapLoader *self = FORCON_MAP_LOADER (source);
  Job *job = g_task_get_task_data (G_TASK (result));

  self->running = FALSE;
  g_clear_error (&self->error);
  g_clear_pointer (&self->model, forcon_map_model_free);
  g_task_propagate_boolean (G_TASK (result), &self->error);
  if (!self->stale)
    self->store = g_steal_pointer (&job->store);
  self->position = job->position;
  if (self->wanted)
    {
      begin (self);
      return;
    }
  if (self->stale)
    return;
  self->model = g_steal_pointer (&job->model);
  g_signal_emit (self, loaded_signal, 0);
}

/* The file that the last thread read will do if nothing has happened since. */
static void
begin (ForconMapLoader *self)
{
  guint position;
  Job *job;

  self->wanted = FALSE;
  if (forcon_game_store (self->game) == NULL)
    return;
  position = forcon_chronicle_position (forcon_game_chronicle (self->game));
  if (self->store != NULL
      && (position != self->position
          || g_strcmp0 (forcon_store_path (self->store), forcon_game_path (self->game)) != 0))
    g_clear_pointer (&self->store, forcon_store_free);
  job = g_new0 (Job, 1);
  job->wish = self->wish;
  job->path = g_strdup (forcon_game_path (self->game));
  job->position = position;
  job->store = g_steal_pointer (&self->store);
  self->running = TRUE;
  self->stale = FALSE;
  forcon_thread_run (self, work, on_worked, job, job_free);
}

void
forcon_map_loader_ask (ForconMapLoader *self, const ForconMapWish *wish)
{
  g_return_if_fail (FORCON_IS_MAP_LOADER (self));
  self->wish = *wish;
  self->wanted = TRUE;
  if (!self->running)
    begin (self);
}

void
forcon_map_loader_forget (ForconMapLoader *self)
{
  g_return_if_fail (FORCON_IS_MAP_LOADER (self));
  self->wanted = FALSE;
  /* After an undo the same place in the journal may be of something else. */
  if (!self->running)
    g_clear_pointer (&self->store, forcon_store_free);
  else
    self->stale = TRUE;
}

gboolean
forcon_map_loader_busy (ForconMapLoader *self)
{
  g_return_val_if_fail (FORCON_IS_MAP_LOADER (self), FALSE);
  return self->running;
}

ForconMapModel *
forcon_map_loader_take (ForconMapLoader *self, GError **error)
{
  g_return_val_if_fail (FORCON_IS_MAP_LOADER (self), NULL);
  if (self->error != NULL)
    g_propagate_error (error, g_steal_pointer (&self->error));
  return g_steal_pointer (&self->model);
}

static void
forcon_map_loader_finalize (GObject *object)
{
  ForconMapLoader *self = FORCON_MAP_LOADER (object);

  g_clear_pointer (&self->store, forcon_store_free);
  g_clear_pointer (&self->model, forcon_map_model_free);
  g_clear_error (&self->error);
  g_clear_object (&self->game);
  G_OBJECT_CLASS (forcon_map_loader_parent_class)->finalize (object);
}

static void
forcon_map_loader_class_init (ForconMapLoaderClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = forcon_map_loader_finalize;
  loaded_signal
      = g_signal_new ("loaded", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
forcon_map_loader_init (ForconMapLoader *self)
{
}

ForconMapLoader *
forcon_map_loader_new (ForconGame *game)
{
  ForconMapLoader *self = g_object_new (FORCON_TYPE_MAP_LOADER, NULL);

  self->game = g_object_ref (game);
  return self;
}
