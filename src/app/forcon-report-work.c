/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "forcon-report-work.h"

#include <glib/gi18n-lib.h>

#include "forcon-campaign-report.h"
#include "forcon-campaign-secrets.h"
#include "forcon-campaign-wording.h"
#include "forcon-file-save.h"
#include "forcon-thread.h"
#include "forcon-work.h"

/**
 * Wanted:
 * @file: the campaign's
 * @admiral, @phase: which report
 * @to: (nullable): file or folder
 *
 * What a thread is to do.
 */
typedef struct {
  char *file;
  ForconSideId admiral;
  gint phase;
  char *to;
  guint serial;
  void (*done) (gpointer owner, const ForconReportPreview *preview);
} Wanted;

static Wanted *
wanted_new (ForconGame *game, ForconSideId admiral, gint phase, const char *to)
{
  Wanted *wanted = g_new0 (Wanted, 1);

  wanted->file = g_strdup (forcon_game_path (game));
  wanted->admiral = admiral;
  wanted->phase = phase;
  wanted->to = g_strdup (to);
  return wanted;
}

static void
wanted_free (gpointer data)
{
  Wanted *wanted = data;

  g_free (wanted->file);
  g_free (wanted->to);
  g_free (wanted);
}

static void
preview_free (gpointer data)
{
  ForconReportPreview *preview = data;

  g_free (preview->text);
  g_free (preview->leak);
  g_clear_pointer (&preview->secrets, g_ptr_array_unref);
  g_free (preview);
}

/* Returns: (transfer full) (nullable): the report; @leak tells which names in it should not be there */
static char *
make_text (ForconStore *store, ForconSideId admiral, gint phase, char **leak, GError **error)
{
  ForconChronicle *chronicle = forcon_store_chronicle (store);
  g_autoptr (ForconKnowledge) knowledge = NULL;
  char *text;

  *leak = NULL;
  if (FORCON_ID_IS_NONE (admiral))
    return forcon_campaign_report_master (chronicle, phase, error);
  knowledge = forcon_knowledge_at_phase (chronicle, admiral, phase, C_ ("detection", "Contact"), error);
  if (knowledge == NULL)
    return NULL;
  text = forcon_campaign_report_for (knowledge, phase);
  *leak = forcon_secrets_leak (forcon_store_campaign (store), knowledge, text);
  return text;
}

/* A report that may leave this machine. */
static char *
make_safe_text (ForconStore *store, ForconSideId admiral, gint phase, GError **error)
{
  g_autofree char *leak = NULL;
  g_autofree char *text = make_text (store, admiral, phase, &leak, error);

  if (leak == NULL)
    return g_steal_pointer (&text);
  /* Translators: an admiral, names of formations and ships. */
  g_set_error (error, G_IO_ERROR, G_IO_ERROR_PERMISSION_DENIED,
               _ ("The report to %1$s names what is hidden from this admiral: %2$s. Nothing was saved."),
               forcon_wording_admiral (forcon_store_campaign (store), admiral), leak);
  return NULL;
}

/* The preview */

static void
preview_in_thread (GTask *task, gpointer owner, gpointer data, GCancellable *cancellable)
{
  const Wanted *wanted = data;
  g_autoptr (GError) error = NULL;
  g_autoptr (ForconStore) store = forcon_store_open (wanted->file, FORCON_STORE_READ, &error);
  ForconReportPreview *preview = g_new0 (ForconReportPreview, 1);

  preview->serial = wanted->serial;
  if (store != NULL)
    preview->text = make_text (store, wanted->admiral, wanted->phase, &preview->leak, &error);
  if (preview->text == NULL)
    preview->text = g_strdup (error->message);
  if (store != NULL && !FORCON_ID_IS_NONE (wanted->admiral))
    preview->secrets = forcon_secrets_list (forcon_store_campaign (store), wanted->admiral);
  g_task_return_pointer (task, preview, preview_free);
}

static void
on_previewed (GObject *owner, GAsyncResult *result, gpointer data)
{
  const Wanted *wanted = g_task_get_task_data (G_TASK (result));
  ForconReportPreview *preview = g_task_propagate_pointer (G_TASK (result), NULL);

  wanted->done (owner, preview);
  preview_free (preview);
}

/**
 * forcon_report_preview:
 * @owner: for whom; stays until it is done
 * @game: a game with a campaign
 * @admiral: whose report, or none for the master's
 * @phase: of which phase
 * @serial: comes back with the answer
 * @done: takes the answer
 */
void
forcon_report_preview (GtkWidget *owner, ForconGame *game, ForconSideId admiral, gint phase, guint serial,
                       void (*done) (gpointer owner, const ForconReportPreview *preview))
{
  Wanted *wanted = wanted_new (game, admiral, phase, NULL);

  wanted->serial = serial;
  wanted->done = done;
  forcon_thread_run (owner, preview_in_thread, on_previewed, wanted, wanted_free);
}

/* Saving */

static gpointer
save_in_thread (ForconErrand *errand, gpointer data, GError **error)
{
  const Wanted *wanted = data;
  g_autoptr (ForconStore) store = forcon_store_open (wanted->file, FORCON_STORE_READ, error);
  g_autofree char *text = store == NULL ? NULL : make_safe_text (store, wanted->admiral, wanted->phase, error);

  if (text == NULL || !forcon_errand_go_on (errand, 0, 0) || !forcon_file_save (wanted->to, text, error))
    return NULL;
  return g_strdup (wanted->to);
}

/**
 * forcon_report_save:
 * @owner: for whom
 * @game: a game with a campaign
 * @admiral: whose report, or none for the master's
 * @phase: of which phase
 * @path: of the file, which is replaced if there is one
 * @done: takes @path, or why nothing was saved
 */
void
forcon_report_save (GtkWidget *owner, ForconGame *game, ForconSideId admiral, gint phase, const char *path,
                    void (*done) (gpointer owner, gpointer path, const GError *error))
{
  const ForconWork work = { .title = _ ("Saving the report"), .work = save_in_thread, .done = done,
                            .data = wanted_new (game, admiral, phase, path), .free_data = wanted_free,
                            .free_result = g_free };

  forcon_work_begin (owner, &work);
}

/* All are made before the first is written: a leak leaves nothing behind. */
static GPtrArray *
make_all (ForconErrand *errand, ForconStore *store, gint phase, GError **error)
{
  guint total = forcon_campaign_n_admirals (forcon_store_campaign (store));
  g_autoptr (GPtrArray) texts = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 1; i <= total; i++)
    {
      char *text = make_safe_text (store, (ForconSideId){ (guint16) i }, phase, error);

      if (text == NULL)
        return NULL;
      g_ptr_array_add (texts, text);
      if (!forcon_errand_go_on (errand, i, total + 1))
        return NULL;
    }
  return g_steal_pointer (&texts);
}

static gpointer
save_all_in_thread (ForconErrand *errand, gpointer data, GError **error)
{
  const Wanted *wanted = data;
  g_autoptr (ForconStore) store = forcon_store_open (wanted->file, FORCON_STORE_READ, error);
  g_autoptr (GPtrArray) texts = store == NULL ? NULL : make_all (errand, store, wanted->phase, error);

  for (guint i = 0; texts != NULL && i < texts->len; i++)
    {
      g_autofree char *name = forcon_campaign_report_file_name (forcon_store_campaign (store),
                                                                (ForconSideId){ (guint16) (i + 1) }, wanted->phase);
      g_autofree char *path = g_build_filename (wanted->to, name, NULL);

      if (!forcon_file_save (path, g_ptr_array_index (texts, i), error))
        return NULL;
    }
  return texts == NULL ? NULL : g_strdup (wanted->to);
}

/**
 * forcon_report_save_all:
 * @owner: for whom
 * @game: a game with a campaign
 * @phase: of which phase
 * @folder: where the reports of all admirals go, by forcon_campaign_report_file_name()
 * @done: takes @folder, or why not all was saved
 */
void
forcon_report_save_all (GtkWidget *owner, ForconGame *game, gint phase, const char *folder,
                        void (*done) (gpointer owner, gpointer folder, const GError *error))
{
  const ForconWork work = { .title = _ ("Saving all reports"), .work = save_all_in_thread, .done = done,
                            .data = wanted_new (game, FORCON_NO_SIDE, phase, folder), .free_data = wanted_free,
                            .free_result = g_free };

  forcon_work_begin (owner, &work);
}
