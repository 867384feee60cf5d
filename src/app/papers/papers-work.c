/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/papers/papers-work.h"

#include <glib/gi18n-lib.h>

#include "storage/store/link.h"
#include "report/papers/batch.h"
#include "report/reports/campaign-secrets.h"
#include "storage/files/file-save.h"
#include "app/papers/papers-ahead.h"
#include "app/widgets/thread.h"
#include "app/game/work.h"

/**
 * Wanted:
 * @file: the campaign's
 * @text: whether the text is wanted too
 * @to: (nullable): file or folder
 * @book: (nullable): the pages, where they have been made and checked already
 * @packs: (nullable): likewise the packs of all admirals
 *
 * What a thread is to do.
 */
typedef struct {
  char *file;
  ForconPapersWish wish;
  gboolean text;
  char *to;
  ForconBook *book;
  ForconPacks *packs;
  guint serial;
  ForconPapersTake take;
} Wanted;

static Wanted *
wanted_new (ForconGame *game, const ForconPapersWish *wish, const char *to)
{
  Wanted *wanted = g_new0 (Wanted, 1);

  wanted->file = g_strdup (forcon_game_path (game));
  wanted->wish = *wish;
  wanted->wish.ships = wish->ships == NULL ? NULL : g_array_ref (wish->ships);
  wanted->to = g_strdup (to);
  return wanted;
}

static void
wanted_free (gpointer data)
{
  Wanted *wanted = data;

  g_clear_pointer (&wanted->wish.ships, g_array_unref);
  g_clear_pointer (&wanted->book, forcon_book_unref);
  g_clear_pointer (&wanted->packs, forcon_packs_unref);
  g_free (wanted->file);
  g_free (wanted->to);
  g_free (wanted);
}

/* The chronicle tells where the hours went, which stands in the file beside the journal. */
static ForconFolio *
make_checked (ForconStore *store, const ForconPapersWish *wish, ForconErrand *errand, ForconPapersCheck *check,
              GError **error)
{
  g_autoptr (GArray) pace = wish->kind == FORCON_PAPERS_CHRONICLE ? forcon_store_load_pace (store) : NULL;
  g_autoptr (GPtrArray) links = wish->kind == FORCON_PAPERS_PACK ? forcon_link_all (store) : NULL;
  g_autofree char *mark = forcon_store_mark (store);
  ForconPapersWish told = *wish;

  told.mark = mark;
  told.pace = pace;
  told.links = links;
  return forcon_papers_make (forcon_store_chronicle (store), &told, errand, check, error);
}

static ForconFolio *
make (ForconStore *store, const ForconPapersWish *wish, ForconErrand *errand, GError **error)
{
  g_auto (ForconPapersCheck) check = { 0 };

  return make_checked (store, wish, errand, &check, error);
}

/* Returns: (transfer full) (nullable): the packs, if they have been made ahead */
static ForconPacks *
find_packs (ForconGame *game, const ForconPapersWish *wish)
{
  return forcon_papers_ahead_find (forcon_papers_ahead_of (game), wish);
}

/* The preview */

static void
answer_free (gpointer data)
{
  ForconPapersAnswer *answer = data;

  g_clear_pointer (&answer->book, forcon_book_unref);
  g_free (answer->sentence);
  g_free (answer->details);
  g_free (answer->text);
  g_clear_pointer (&answer->secrets, g_ptr_array_unref);
  g_free (answer);
}

static void
fill (ForconPapersAnswer *answer, ForconStore *store, const Wanted *wanted, GError **error)
{
  g_auto (ForconPapersCheck) check = { 0 };
  ForconFolio *folio = make_checked (store, &wanted->wish, NULL, &check, error);

  answer->verdict = check.verdict;
  answer->details = g_steal_pointer (&check.details);
  if (folio == NULL)
    return;
  answer->book = forcon_book_new (folio);
  answer->sentence = g_steal_pointer (&check.sentence);
  if (wanted->text)
    answer->text = forcon_papers_text (forcon_store_chronicle (store), &wanted->wish, folio, error);
}

static void
preview_in_thread (GTask *task, gpointer owner, gpointer data, GCancellable *cancellable)
{
  const Wanted *wanted = data;
  g_autoptr (GError) error = NULL;
  g_autoptr (ForconStore) store = forcon_store_open (wanted->file, FORCON_STORE_READ, &error);
  ForconPapersAnswer *answer = g_new0 (ForconPapersAnswer, 1);
  gboolean of_admiral = (forcon_papers_of (wanted->wish.kind) & FORCON_PAPERS_OF_ADMIRAL) != 0;

  answer->serial = wanted->serial;
  answer->position = store == NULL ? 0 : forcon_chronicle_position (forcon_store_chronicle (store));
  if (store != NULL)
    fill (answer, store, wanted, &error);
  if (error != NULL)
    answer->sentence = g_strdup (error->message);
  if (store != NULL && of_admiral && !wanted->wish.all && !FORCON_ID_IS_NONE (wanted->wish.admiral))
    answer->secrets = forcon_secrets_list (forcon_store_campaign (store), wanted->wish.admiral);
  g_task_return_pointer (task, answer, answer_free);
}

static void
on_previewed (GObject *owner, GAsyncResult *result, gpointer data)
{
  const Wanted *wanted = g_task_get_task_data (G_TASK (result));
  ForconPapersAnswer *answer = g_task_propagate_pointer (G_TASK (result), NULL);

  wanted->take (owner, answer);
  answer_free (answer);
}

/* What was made ahead is there at once. */
static void
answer_from_packs (GtkWidget *owner, ForconPacks *packs, const ForconPapersWish *wish, guint serial,
                   ForconPapersTake take)
{
  GPtrArray *secrets = forcon_packs_secrets (packs, wish);
  ForconPapersAnswer *answer = g_new0 (ForconPapersAnswer, 1);

  answer->serial = serial;
  answer->position = forcon_packs_position (packs);
  answer->book = forcon_packs_book (packs, wish);
  answer->verdict = FORCON_PAPERS_CHECKED;
  answer->sentence = g_strdup (forcon_packs_sentence (packs, wish));
  answer->details = g_strdup (forcon_packs_details (packs, wish));
  answer->secrets = secrets == NULL ? NULL : g_ptr_array_ref (secrets);
  take (owner, answer);
  answer_free (answer);
}

void
forcon_papers_preview (GtkWidget *owner, ForconGame *game, const ForconPapersWish *wish, gboolean text, guint serial,
                       ForconPapersTake take)
{
  g_autoptr (ForconPacks) packs = find_packs (game, wish);
  Wanted *wanted;

  if (packs != NULL && !text)
    {
      answer_from_packs (owner, packs, wish, serial, take);
      return;
    }
  wanted = wanted_new (game, wish, NULL);
  wanted->text = text;
  wanted->serial = serial;
  wanted->take = take;
  forcon_thread_run (owner, preview_in_thread, on_previewed, wanted, wanted_free);
}

/* For a printer */

static gpointer
fetch_in_thread (ForconErrand *errand, gpointer data, GError **error)
{
  const Wanted *wanted = data;
  g_autoptr (ForconStore) store = forcon_store_open (wanted->file, FORCON_STORE_READ, error);
  ForconFolio *folio = store == NULL ? NULL : make (store, &wanted->wish, errand, error);

  return folio == NULL ? NULL : forcon_book_new (folio);
}

void
forcon_papers_fetch (GtkWidget *owner, ForconGame *game, const ForconPapersWish *wish,
                     void (*done) (gpointer owner, gpointer book, const GError *error))
{
  g_autoptr (ForconPacks) packs = find_packs (game, wish);
  g_autoptr (ForconBook) book = packs == NULL ? NULL : forcon_packs_book (packs, wish);

  if (book != NULL)
    {
      done (owner, book, NULL);
      return;
    }

  const ForconWork work = { .title = _ ("Preparing the Papers"),
                            .work = fetch_in_thread,
                            .done = done,
                            .data = wanted_new (game, wish, NULL),
                            .free_data = wanted_free,
                            .free_result = (GDestroyNotify) forcon_book_unref };

  forcon_work_begin (owner, &work);
}

/* Saving */

/* An admiral may have nothing of a kind. */
static gboolean
may_save (const ForconFolio *folio, const char *path, GError **error)
{
  return forcon_folio_length (folio) == 0 || forcon_folio_may_save (folio, path, forcon_file_may_replace, error);
}

/* By the name's suffix: pages, or text. */
static gboolean
write_papers (ForconStore *store, const ForconPapersWish *wish, const ForconFolio *folio, const char *path,
              GError **error)
{
  g_autofree char *text = NULL;

  if (forcon_folio_is_name (path))
    return may_save (folio, path, error) && forcon_folio_to_file (folio, path, error);
  text = forcon_papers_text (forcon_store_chronicle (store), wish, folio, error);
  return text != NULL && forcon_file_save (path, text, error);
}

static gpointer
save_in_thread (ForconErrand *errand, gpointer data, GError **error)
{
  const Wanted *wanted = data;

  /* Pages that are in front are written as they are. */
  if (wanted->book != NULL && forcon_folio_is_name (wanted->to))
    {
      const ForconFolio *folio = wanted->book->folio;

      return may_save (folio, wanted->to, error) && forcon_folio_to_file (folio, wanted->to, error)
                 ? g_strdup (wanted->to)
                 : NULL;
    }

  g_autoptr (ForconStore) store = forcon_store_open (wanted->file, FORCON_STORE_READ, error);
  g_autoptr (ForconFolio) folio = store == NULL ? NULL : make (store, &wanted->wish, errand, error);

  if (folio == NULL || !forcon_errand_go_on (errand, 0, 0)
      || !write_papers (store, &wanted->wish, folio, wanted->to, error))
    return NULL;
  return g_strdup (wanted->to);
}

void
forcon_papers_save (GtkWidget *owner, ForconGame *game, const ForconPapersWish *wish, ForconBook *book,
                    const char *path, void (*done) (gpointer owner, gpointer path, const GError *error))
{
  Wanted *wanted = wanted_new (game, wish, path);
  const ForconWork work = { .title = _ ("Saving the Papers"),
                            .work = save_in_thread,
                            .done = done,
                            .data = wanted,
                            .free_data = wanted_free,
                            .free_result = g_free };

  wanted->packs = book == NULL ? find_packs (game, wish) : NULL;
  wanted->book = book != NULL            ? forcon_book_ref (book)
                 : wanted->packs != NULL ? forcon_packs_book (wanted->packs, wish)
                                         : NULL;
  forcon_work_begin (owner, &work);
}

char *
forcon_papers_path_of (const ForconCampaign *campaign, const ForconPapersWish *wish, ForconSideId admiral,
                       const char *folder)
{
  ForconPapersWish one = *wish;
  g_autofree char *name = NULL;
  g_autofree char *file = NULL;

  one.all = FALSE;
  one.admiral = admiral;
  name = forcon_papers_file_name (campaign, &one);
  file = g_strconcat (name, ".pdf", NULL);
  return g_build_filename (folder, file, NULL);
}

/* All are made and checked before the first is written. */
static ForconBatch *
make_all (ForconErrand *errand, ForconStore *store, const ForconPapersWish *wish, GError **error)
{
  ForconPapersWish all = *wish;
  g_autoptr (GPtrArray) links = wish->kind == FORCON_PAPERS_PACK ? forcon_link_all (store) : NULL;
  g_autofree char *mark = forcon_store_mark (store);
  g_autoptr (ForconBatch) batch = NULL;
  g_autofree char *leak = NULL;

  all.mark = mark;
  all.all = TRUE;
  all.links = links;
  batch = forcon_batch_new (forcon_store_chronicle (store), &all, errand, error);
  leak = batch == NULL ? NULL : forcon_batch_leak (batch, forcon_store_campaign (store));
  if (leak != NULL)
    g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_PERMISSION_DENIED, leak);
  return leak == NULL ? g_steal_pointer (&batch) : NULL;
}

static gboolean
save_folio (const ForconFolio *folio, const char *path, GError **error)
{
  return forcon_folio_length (folio) == 0 || forcon_folio_to_file (folio, path, error);
}

/* Does the same with the pages of each admiral and the file that is for them. */
static gboolean
with_each (const ForconBatch *batch, const Wanted *wanted, ForconStore *store,
           gboolean (*do_it) (const ForconFolio *folio, const char *path, GError **error), GError **error)
{
  for (guint i = 0; i < batch->items->len; i++)
    {
      const ForconBatchItem *item = &g_array_index (batch->items, ForconBatchItem, i);
      g_autofree char *path
          = forcon_papers_path_of (forcon_store_campaign (store), &wanted->wish, item->admiral, wanted->to);

      if (!do_it (item->folio, path, error))
        return FALSE;
    }
  return TRUE;
}

static gpointer
save_each_in_thread (ForconErrand *errand, gpointer data, GError **error)
{
  const Wanted *wanted = data;
  g_autoptr (ForconStore) store = forcon_store_open (wanted->file, FORCON_STORE_READ, error);
  g_autoptr (ForconBatch) made
      = store == NULL || wanted->packs != NULL ? NULL : make_all (errand, store, &wanted->wish, error);
  const ForconBatch *batch = store != NULL && wanted->packs != NULL ? forcon_packs_batch (wanted->packs) : made;

  if (batch == NULL || !with_each (batch, wanted, store, may_save, error)
      || !with_each (batch, wanted, store, save_folio, error))
    return NULL;
  return g_strdup (wanted->to);
}

void
forcon_papers_save_each (GtkWidget *owner, ForconGame *game, const ForconPapersWish *wish, const char *folder,
                         void (*done) (gpointer owner, gpointer folder, const GError *error))
{
  ForconPapersWish all = *wish;
  Wanted *wanted = wanted_new (game, wish, folder);
  const ForconWork work = { .title = _ ("Saving the Papers of All Admirals"),
                            .work = save_each_in_thread,
                            .done = done,
                            .data = wanted,
                            .free_data = wanted_free,
                            .free_result = g_free };

  all.all = TRUE;
  wanted->packs = find_packs (game, &all);
  forcon_work_begin (owner, &work);
}
