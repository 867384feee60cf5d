/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/widgets/recent.h"

#include <glib/gstdio.h>

#include "report/campaign/campaign-sentences.h"
#include "app/widgets/preferences.h"
#include "storage/store/store.h"
#include "base/text.h"
#include "app/widgets/thread.h"

/* More than this nobody looks through. */
#define RECENT_MAX 10

char **
forcon_recent_list (void)
{
  return g_settings_get_strv (forcon_preferences (), FORCON_PREFERENCE_RECENT);
}

/* The list without @path, and with it in front if it is to be there. */
static void
write_list (const char *path, gboolean in_front)
{
  g_auto (GStrv) before = forcon_recent_list ();
  g_autoptr (GPtrArray) after = g_ptr_array_new ();

  if (in_front)
    g_ptr_array_add (after, (gpointer) path);
  for (guint i = 0; before[i] != NULL && after->len < RECENT_MAX; i++)
    if (!g_str_equal (before[i], path))
      g_ptr_array_add (after, before[i]);
  g_ptr_array_add (after, NULL);
  g_settings_set_strv (forcon_preferences (), FORCON_PREFERENCE_RECENT, (const char *const *) after->pdata);
}

void
forcon_recent_add (const char *path)
{
  g_autofree char *whole = g_canonicalize_filename (path, NULL);

  write_list (whole, TRUE);
}

void
forcon_recent_remove (const char *path)
{
  write_list (path, FALSE);
}

void
forcon_recent_facts_free (ForconRecentFacts *facts)
{
  if (facts == NULL)
    return;
  g_free (facts->title);
  g_free (facts->standing);
  g_free (facts);
}

static ForconRecentFacts *
look (const char *path)
{
  ForconRecentFacts *facts = g_new0 (ForconRecentFacts, 1);
  g_autoptr (ForconStore) store = NULL;
  GStatBuf status;

  facts->there = g_stat (path, &status) == 0;
  facts->used = facts->there ? (gint64) status.st_mtime : 0;
  facts->title = g_path_get_basename (path);
  store = facts->there ? forcon_store_open (path, FORCON_STORE_READ, NULL) : NULL;
  if (store == NULL)
    return facts;
  g_free (facts->title);
  facts->title = g_strdup (forcon_name (forcon_campaign_name (forcon_store_campaign (store))));
  facts->standing = forcon_campaign_sentence_of_stage (forcon_store_campaign (store));
  return facts;
}

static void
look_in_thread (GTask *task, gpointer source, gpointer path, GCancellable *cancellable)
{
  g_task_return_pointer (task, look (path), (GDestroyNotify) forcon_recent_facts_free);
}

void
forcon_recent_look (const char *path, GObject *owner, GAsyncReadyCallback callback)
{
  forcon_thread_run (owner, look_in_thread, callback, g_strdup (path), g_free);
}

ForconRecentFacts *
forcon_recent_look_finish (GAsyncResult *result, const char **path)
{
  *path = g_task_get_task_data (G_TASK (result));
  return g_task_propagate_pointer (G_TASK (result), NULL);
}
