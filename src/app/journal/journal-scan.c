/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/journal/journal-scan.h"

#include <gio/gio.h>

#include "report/reports/annals.h"
#include "base/errand.h"
#include "storage/store/store.h"
#include "app/widgets/thread.h"

/* How often what was found is taken, ms. */
#define LOOK 50

/**
 * ForconJournalScan:
 * @needle: (nullable): what is searched for; %NULL to find out what the entries are about
 * @lock: for what lies between it and @source
 * @places: (element-type guint): found, and not yet taken
 * @index: (nullable) (owned): made by the thread
 * @scanned: how many entries there were
 * @source: (main thread): that looks what was found
 * @called_off: (main thread): nobody wants it any more
 */
struct _ForconJournalScan {
  char *path;
  char *needle;
  ForconErrand *errand;
  GMutex lock;
  GArray *places;
  ForconChronicleIndex *index;
  guint scanned;
  guint source;
  gboolean called_off;
  ForconJournalFound found;
  gpointer owner;
};

static void
scan_free (gpointer data)
{
  ForconJournalScan *scan = data;

  g_clear_handle_id (&scan->source, g_source_remove);
  g_free (scan->path);
  g_free (scan->needle);
  forcon_errand_free (scan->errand);
  g_mutex_clear (&scan->lock);
  g_array_unref (scan->places);
  g_clear_pointer (&scan->index, forcon_chronicle_index_free);
  g_free (scan);
}

static void
add_place (ForconJournalScan *scan, guint place)
{
  g_mutex_lock (&scan->lock);
  g_array_append_val (scan->places, place);
  g_mutex_unlock (&scan->lock);
}

/* Looks at one entry; the campaign goes on with it where sentences are wanted. */
static void
look_at (ForconJournalScan *scan, ForconCampaign *campaign, const ForconRules *rules, const ForconCampaignEntry *entry,
         guint place)
{
  g_autoptr (ForconAnnalsEntry) told = NULL;

  if (scan->needle == NULL)
    {
      forcon_chronicle_index_add (scan->index, entry);
      return;
    }
  told = forcon_annals_tell (campaign, rules, entry);
  if (forcon_annals_entry_says (told, scan->needle))
    add_place (scan, place);
}

static void
go_through (ForconJournalScan *scan, ForconStore *store)
{
  ForconChronicle *chronicle = forcon_store_chronicle (store);
  g_autoptr (ForconCampaign) campaign = forcon_campaign_clone (forcon_chronicle_start (chronicle));
  guint length = forcon_chronicle_length (chronicle);

  if (scan->needle == NULL)
    scan->index = forcon_chronicle_index_new (campaign);
  for (guint i = 0; i < length && forcon_errand_go_on (scan->errand, i, length); i++)
    {
      const ForconCampaignEntry *entry = forcon_chronicle_entry (chronicle, i, NULL);

      /* The audit tells of what cannot be read. */
      if (entry == NULL)
        break;
      look_at (scan, campaign, forcon_chronicle_rules (chronicle), entry, i);
      scan->scanned = i + 1;
    }
}

static void
run (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  ForconJournalScan *scan = data;
  g_autoptr (ForconStore) store = forcon_store_open (scan->path, FORCON_STORE_READ, NULL);

  if (store != NULL)
    go_through (scan, store);
  g_task_return_boolean (task, TRUE);
}

/* Returns: (transfer full): what was found since the last time */
static GArray *
take_places (ForconJournalScan *scan)
{
  GArray *places;

  g_mutex_lock (&scan->lock);
  places = g_steal_pointer (&scan->places);
  scan->places = g_array_new (FALSE, FALSE, sizeof (guint));
  g_mutex_unlock (&scan->lock);
  return places;
}

static gboolean
look (gpointer data)
{
  ForconJournalScan *scan = data;
  g_autoptr (GArray) places = take_places (scan);

  if (places->len > 0)
    scan->found (scan->owner, places, NULL, 0);
  return G_SOURCE_CONTINUE;
}

/* What could not be read counts as gone through: nothing more will come of it. */
static void
on_over (GObject *object, GAsyncResult *result, gpointer data)
{
  ForconJournalScan *scan = g_task_get_task_data (G_TASK (result));
  g_autoptr (GArray) places = take_places (scan);

  g_clear_handle_id (&scan->source, g_source_remove);
  if (!scan->called_off)
    scan->found (scan->owner, places, g_steal_pointer (&scan->index), MAX (scan->scanned, 1));
}

ForconJournalScan *
forcon_journal_scan_begin (const char *path, const char *needle, ForconJournalFound found, gpointer owner)
{
  ForconJournalScan *scan = g_new0 (ForconJournalScan, 1);

  scan->path = g_strdup (path);
  scan->needle = g_strdup (needle);
  scan->errand = forcon_errand_new ();
  g_mutex_init (&scan->lock);
  scan->places = g_array_new (FALSE, FALSE, sizeof (guint));
  scan->found = found;
  scan->owner = owner;
  scan->source = g_timeout_add (LOOK, look, scan);
  forcon_thread_run (NULL, run, on_over, scan, scan_free);
  return scan;
}

void
forcon_journal_scan_call_off (ForconJournalScan *scan)
{
  scan->called_off = TRUE;
  g_clear_handle_id (&scan->source, g_source_remove);
  forcon_errand_call_off (scan->errand);
}
