/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/journal/journal-model-private.h"

#include <glib/gi18n-lib.h>

#include "report/campaign/campaign-wording.h"

enum { OPENED, FOLLOWED, BUSY, N_SIGNALS };

static guint signals[N_SIGNALS];

static void forcon_journal_model_list_init (GListModelInterface *interface);

G_DEFINE_FINAL_TYPE_WITH_CODE (ForconJournalModel, forcon_journal_model, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL, forcon_journal_model_list_init))

/* Rows */

static GType
get_item_type (GListModel *list)
{
  return FORCON_TYPE_JOURNAL_LINE;
}

/* So many rows are given at first when there are others than before: rows of some lines fill a screen. */
#define FIRST 3

static guint
count_all (ForconJournalModel *self)
{
  return self->shown == NULL ? self->length : self->shown->len;
}

guint
forcon_journal_model_n_rows (ForconJournalModel *self)
{
  return count_all (self) - self->held;
}

void
forcon_journal_model_begin_rows (ForconJournalModel *self, guint before)
{
  guint n = count_all (self);

  self->held = self->gentle && n > FIRST ? n - FIRST : 0;
  g_list_model_items_changed (G_LIST_MODEL (self), 0, before, n - self->held);
}

static guint
get_n_items (GListModel *list)
{
  return forcon_journal_model_n_rows (FORCON_JOURNAL_MODEL (list));
}

/* Nobody holds the row any more. */
static void
on_line_gone (gpointer data, GObject *where)
{
  ForconJournalModel *self = data;
  GHashTableIter iter;
  gpointer key, line;

  g_hash_table_iter_init (&iter, self->lines);
  while (g_hash_table_iter_next (&iter, &key, &line))
    if (line == where)
      {
        g_hash_table_iter_remove (&iter);
        return;
      }
}

static gpointer
get_item (GListModel *list, guint row)
{
  ForconJournalModel *self = FORCON_JOURNAL_MODEL (list);
  guint place = row + self->held;
  ForconJournalLine *line;

  if (row >= forcon_journal_model_n_rows (self))
    return NULL;
  if (self->shown != NULL)
    place = g_array_index (self->shown, guint, place);
  line = g_hash_table_lookup (self->lines, GUINT_TO_POINTER (place));
  if (line != NULL)
    return g_object_ref (line);
  line = forcon_journal_line_new (place);
  g_object_weak_ref (G_OBJECT (line), on_line_gone, self);
  g_hash_table_insert (self->lines, GUINT_TO_POINTER (place), line);
  return line;
}

static void
forcon_journal_model_list_init (GListModelInterface *interface)
{
  interface->get_item_type = get_item_type;
  interface->get_n_items = get_n_items;
  interface->get_item = get_item;
}

/* Rows from @place on are those of others now. */
static void
forget_lines (ForconJournalModel *self, guint place)
{
  GHashTableIter iter;
  gpointer key, line;

  g_hash_table_iter_init (&iter, self->lines);
  while (g_hash_table_iter_next (&iter, &key, &line))
    if (GPOINTER_TO_UINT (key) >= place)
      {
        g_object_weak_unref (line, on_line_gone, self);
        g_hash_table_iter_remove (&iter);
      }
}

/* Rows of the places from @first up to @end say something else now. */
static void
tell_lines (ForconJournalModel *self, guint first, guint end)
{
  g_autoptr (GList) lines = g_hash_table_get_values (self->lines);

  for (GList *link = lines; link != NULL; link = link->next)
    {
      guint place = forcon_journal_line_place (link->data);

      if (place >= first && place < end)
        forcon_journal_line_tell_changed (link->data);
    }
}

/* Following the journal */

static void
hold_next (ForconJournalModel *self, ForconChronicle *chronicle)
{
  const ForconCampaignEntry *entry
      = self->position < self->length ? forcon_chronicle_entry (chronicle, self->position, NULL) : NULL;

  g_clear_pointer (&self->next, g_array_unref);
  if (entry != NULL)
    self->next = g_array_ref (entry->events);
}

/* Returns: the first place at which there is another entry than before, or how many are the same */
static guint
find_cut (ForconJournalModel *self, ForconChronicle *chronicle)
{
  guint length = forcon_chronicle_length (chronicle);
  const ForconCampaignEntry *entry;

  if (self->position == self->length)
    return MIN (self->length, length);
  entry = self->position < length ? forcon_chronicle_entry (chronicle, self->position, NULL) : NULL;
  return entry != NULL && entry->events == self->next ? MIN (self->length, length) : MIN (self->position, length);
}

static void
follow (ForconJournalModel *self)
{
  ForconChronicle *chronicle = forcon_game_chronicle (self->game);
  guint from = self->position, length_before = self->length;
  guint cut;

  if (chronicle == NULL || self->annals == NULL)
    return;
  cut = find_cut (self, chronicle);
  self->length = forcon_chronicle_length (chronicle);
  self->position = forcon_chronicle_position (chronicle);
  hold_next (self, chronicle);
  if (cut < length_before)
    {
      forcon_annals_cut (self->annals, cut);
      forget_lines (self, cut);
    }
  if (cut < length_before || cut < self->length)
    forcon_journal_model_replace (self, cut, length_before);
  if (self->filter.undone && from != self->position)
    forcon_journal_model_renew_shown (self);
  tell_lines (self, MIN (from, self->position), MAX (from, self->position));
  if (from != self->position || cut < length_before)
    g_signal_emit (self, signals[FOLLOWED], 0, from, self->position);
}

static ForconCampaign *
campaign_at (gpointer data, guint position, GError **error)
{
  return forcon_store_campaign_at (forcon_game_store (data), position, error);
}

/* Another campaign, or none. */
static void
begin_anew (ForconJournalModel *self)
{
  const ForconAnnalsSource source = { campaign_at, self->game };
  ForconChronicle *chronicle = forcon_game_chronicle (self->game);
  guint n_before = forcon_journal_model_n_rows (self);

  forget_lines (self, 0);
  forcon_journal_model_forget_index (self);
  g_clear_pointer (&self->annals, forcon_annals_free);
  g_clear_pointer (&self->next, g_array_unref);
  g_clear_pointer (&self->shown, g_array_unref);
  self->filter = FORCON_JOURNAL_ALL;
  self->length = self->position = self->held = 0;
  if (chronicle != NULL)
    {
      self->annals = forcon_annals_new (chronicle, &source);
      self->length = forcon_chronicle_length (chronicle);
      self->position = forcon_chronicle_position (chronicle);
      hold_next (self, chronicle);
    }
  forcon_journal_model_begin_rows (self, n_before);
  g_signal_emit (self, signals[OPENED], 0);
}

void
forcon_journal_model_tell_busy (ForconJournalModel *self)
{
  g_signal_emit (self, signals[BUSY], 0);
}

/* Giving many rows little by little */

void
forcon_journal_model_be_gentle (ForconJournalModel *self)
{
  g_return_if_fail (FORCON_IS_JOURNAL_MODEL (self));
  self->gentle = TRUE;
  forcon_journal_model_begin_rows (self, forcon_journal_model_n_rows (self));
}

guint
forcon_journal_model_n_held (ForconJournalModel *self)
{
  g_return_val_if_fail (FORCON_IS_JOURNAL_MODEL (self), 0);
  return self->held;
}

void
forcon_journal_model_give (ForconJournalModel *self, guint n_rows)
{
  guint n;

  g_return_if_fail (FORCON_IS_JOURNAL_MODEL (self));
  n = MIN (n_rows, self->held);
  self->held -= n;
  if (n > 0)
    g_list_model_items_changed (G_LIST_MODEL (self), 0, 0, n);
}

/* What entries say */

const ForconAnnalsEntry *
forcon_journal_model_told (ForconJournalModel *self, guint place)
{
  g_return_val_if_fail (FORCON_IS_JOURNAL_MODEL (self) && self->annals != NULL, NULL);
  return place < self->length ? forcon_annals_entry (self->annals, place, NULL) : NULL;
}

const ForconCampaignEntry *
forcon_journal_model_entry (ForconJournalModel *self, guint place)
{
  g_return_val_if_fail (FORCON_IS_JOURNAL_MODEL (self), NULL);
  return place < self->length ? forcon_chronicle_entry (forcon_game_chronicle (self->game), place, NULL) : NULL;
}

gboolean
forcon_journal_model_is_undone (ForconJournalModel *self, guint place)
{
  g_return_val_if_fail (FORCON_IS_JOURNAL_MODEL (self), FALSE);
  return place >= self->position;
}

char *
forcon_journal_model_copy_text (ForconJournalModel *self, guint place)
{
  const ForconAnnalsEntry *told = forcon_journal_model_told (self, place);
  const ForconCampaignEntry *entry = forcon_journal_model_entry (self, place);
  GString *text = g_string_new (NULL);

  if (told != NULL && entry != NULL)
    {
      g_autofree char *wall = forcon_wording_wall (entry->command.moment.wall);

      /* Translators: the number of a command, the time of day, the command with who gave it. */
      g_string_append_printf (text, _ ("%1$u. %2$s %3$s"), place + 1, wall, told->command);
      g_string_append_c (text, '\n');
      for (char **line = told->lines; *line != NULL; line++)
        g_string_append_printf (text, "   %s\n", *line);
    }
  return g_string_free (text, FALSE);
}

void
forcon_journal_model_set_needle (ForconJournalModel *self, const char *needle)
{
  g_return_if_fail (FORCON_IS_JOURNAL_MODEL (self));
  if (g_strcmp0 (needle, self->needle) == 0)
    return;
  g_free (self->needle);
  self->needle = g_strdup (needle);
  tell_lines (self, 0, self->length);
}

const char *
forcon_journal_model_needle (ForconJournalModel *self)
{
  g_return_val_if_fail (FORCON_IS_JOURNAL_MODEL (self), NULL);
  return self->needle;
}

/* The object */

ForconJournalModel *
forcon_journal_model_new (ForconGame *game)
{
  ForconJournalModel *self = g_object_new (FORCON_TYPE_JOURNAL_MODEL, NULL);

  g_return_val_if_fail (FORCON_IS_GAME (game), self);
  self->game = g_object_ref (game);
  g_signal_connect_object (game, "opened", G_CALLBACK (begin_anew), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (game, "changed", G_CALLBACK (follow), self, G_CONNECT_SWAPPED);
  begin_anew (self);
  return self;
}

static void
forcon_journal_model_finalize (GObject *object)
{
  ForconJournalModel *self = FORCON_JOURNAL_MODEL (object);

  forget_lines (self, 0);
  g_clear_pointer (&self->scan, forcon_journal_scan_call_off);
  g_clear_pointer (&self->index, forcon_chronicle_index_free);
  g_clear_pointer (&self->annals, forcon_annals_free);
  g_clear_pointer (&self->next, g_array_unref);
  g_clear_pointer (&self->shown, g_array_unref);
  g_hash_table_unref (self->lines);
  g_free (self->needle);
  g_clear_object (&self->game);
  G_OBJECT_CLASS (forcon_journal_model_parent_class)->finalize (object);
}

static void
forcon_journal_model_class_init (ForconJournalModelClass *klass)
{
  GType type = G_TYPE_FROM_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = forcon_journal_model_finalize;
  signals[OPENED] = g_signal_new ("opened", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[FOLLOWED] = g_signal_new ("followed", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 2,
                                    G_TYPE_UINT, G_TYPE_UINT);
  signals[BUSY] = g_signal_new ("busy", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
forcon_journal_model_init (ForconJournalModel *self)
{
  self->lines = g_hash_table_new (NULL, NULL);
  self->filter = FORCON_JOURNAL_ALL;
}
