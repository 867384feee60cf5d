/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Pages that are removed, moved and put back: on a thread, as each is a change of the disk. */
#include "app/orders/scan-desk-private.h"

#include <glib/gi18n-lib.h>

#include "app/widgets/thread.h"
#include "scan/scan-verdict.h"

/**
 * Change:
 * @shelf: of the campaign
 * @path: of the page
 * @admiral: to whom it goes, or none: it is removed
 * @word: (nullable): of that admiral
 * @phase: for which phase it is then
 * @undone: (nullable) (element-type ForconScanMoved): instead of all that: what is taken back
 * @outcome, @number, @now: what came of it
 */
typedef struct {
  ForconScanShelf *shelf;
  char *path;
  ForconSideId admiral;
  char *word;
  gint phase;
  GArray *undone;
  ForconScanOutcome outcome;
  guint number;
  char *now;
} Change;

static void
change_free (gpointer data)
{
  Change *change = data;

  forcon_scan_shelf_free (change->shelf);
  g_free (change->path);
  g_free (change->word);
  g_clear_pointer (&change->undone, g_array_unref);
  g_free (change->now);
  g_free (change);
}

static void
remove_or_move (Change *change, GError **error)
{
  g_autoptr (ForconScanPage) page = forcon_scan_shelf_find (change->shelf, change->path, FALSE);

  change->outcome = FORCON_SCAN_KNOWN;
  /* Another program was faster. */
  if (page == NULL)
    return;
  if (change->word != NULL)
    change->outcome = forcon_scan_shelf_move (change->shelf, page, change->phase, change->word, &change->number,
                                              &change->now, error);
  else
    change->outcome = forcon_scan_shelf_remove (change->shelf, page, &change->now, error) ? FORCON_SCAN_FILED
                                                                                          : FORCON_SCAN_UNFILED;
}

/* The last first. */
static void
take_back (Change *change, GError **error)
{
  gboolean well = TRUE;

  for (guint i = change->undone->len; i > 0 && well; i--)
    {
      const ForconScanMoved *moved = &g_array_index (change->undone, ForconScanMoved, i - 1);
      g_autoptr (ForconScanPage) page = forcon_scan_shelf_find (change->shelf, moved->now, FALSE);

      if (moved->before != NULL)
        well = forcon_scan_shelf_put_back (change->shelf, moved->now, moved->before, error);
      else if (page != NULL)
        well = forcon_scan_shelf_remove (change->shelf, page, NULL, error);
    }
}

static void
work (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  Change *change = data;
  GError *error = NULL;

  if (change->undone != NULL)
    take_back (change, &error);
  else
    remove_or_move (change, &error);
  if (error == NULL)
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_error (task, error);
}

static void
tell_changed (ForconScanDesk *self, const Change *change)
{
  g_autofree char *moved = NULL;
  g_autofree char *known = NULL;

  if (change->outcome == FORCON_SCAN_FILED)
    {
      forcon_scan_desk_forget (self);
      forcon_scan_desk_remember (self, change->now, change->path);
    }
  if (change->word == NULL)
    {
      forcon_scan_desk_tell (self, _ ("Scan removed; its file is kept"), change->outcome == FORCON_SCAN_FILED);
      return;
    }
  if (change->number == 0)
    return;
  moved = forcon_scan_filed (forcon_game_campaign (self->game), change->admiral, change->phase, change->number);
  known = g_strdup_printf (_ ("%s, is filed already"), moved);
  forcon_scan_desk_tell (self, change->outcome == FORCON_SCAN_FILED ? moved : known,
                         change->outcome == FORCON_SCAN_FILED);
}

static void
on_changed (GObject *owner, GAsyncResult *result, gpointer data)
{
  ForconScanDesk *self = FORCON_SCAN_DESK (owner);
  const Change *change = g_task_get_task_data (G_TASK (result));
  g_autoptr (GError) error = NULL;

  g_task_propagate_boolean (G_TASK (result), &error);
  if (!forcon_scan_desk_has_open (self, change->shelf))
    return;
  forcon_scan_desk_list (self);
  if (error != NULL)
    forcon_scan_desk_tell (self, error->message, FALSE);
  else if (change->undone == NULL)
    tell_changed (self, change);
}

static Change *
change_new (ForconScanDesk *self, const char *path)
{
  Change *change = g_new0 (Change, 1);

  change->shelf = forcon_scan_shelf_copy (self->shelf);
  change->path = g_strdup (path);
  return change;
}

void
forcon_scan_desk_remove (ForconScanDesk *self, const char *path)
{
  g_return_if_fail (FORCON_IS_SCAN_DESK (self));
  if (self->shelf != NULL)
    forcon_thread_run (self, work, on_changed, change_new (self, path), change_free);
}

void
forcon_scan_desk_move (ForconScanDesk *self, const char *path, gint phase, ForconSideId admiral)
{
  const ForconCampaign *campaign = forcon_game_campaign (self->game);
  const ForconSide *side = campaign == NULL ? NULL : forcon_battle_side (campaign->fleet, admiral);
  Change *change;

  g_return_if_fail (FORCON_IS_SCAN_DESK (self));
  if (self->shelf == NULL || side == NULL)
    return;
  change = change_new (self, path);
  change->phase = phase;
  change->admiral = admiral;
  change->word = g_strdup (side->id);
  forcon_thread_run (self, work, on_changed, change, change_free);
}

void
forcon_scan_desk_undo (ForconScanDesk *self)
{
  Change *change;

  g_return_if_fail (FORCON_IS_SCAN_DESK (self));
  if (self->shelf == NULL || self->undoable->len == 0)
    return;
  change = change_new (self, NULL);
  change->undone = g_array_ref (self->undoable);
  forcon_scan_desk_forget (self);
  forcon_thread_run (self, work, on_changed, change, change_free);
}
