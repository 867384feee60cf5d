/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Which rows are shown. What the entries are about is found out when somebody first asks, on a thread if there are
 * many. */
#include "app/journal/journal-model-private.h"

/* So many entries are gone through at once: some ms. */
#define FEW 256

static gboolean
needs_index (const ForconJournalFilter *filter)
{
  return filter->phase != FORCON_JOURNAL_ANY_PHASE || !FORCON_ID_IS_NONE (filter->clash)
         || !FORCON_ID_IS_NONE (filter->admiral) || filter->topics != 0;
}

/* Whether a row is shown; what is not known yet is not. */
static gboolean
passes (ForconJournalModel *self, guint place)
{
  const ForconJournalFilter *filter = &self->filter;
  const ForconIndexMark *mark;

  if (filter->undone && place < self->position)
    return FALSE;
  if (!needs_index (filter))
    return TRUE;
  if (self->index == NULL || place >= forcon_chronicle_index_length (self->index))
    return FALSE;
  mark = forcon_chronicle_index_mark (self->index, place);
  return (filter->phase == FORCON_JOURNAL_ANY_PHASE || filter->phase == mark->phase)
         && (FORCON_ID_IS_NONE (filter->clash)
             || (filter->clash.value >= mark->first_clash && filter->clash.value <= mark->last_clash))
         && (FORCON_ID_IS_NONE (filter->admiral) || (mark->admirals & 1u << filter->admiral.value) != 0)
         && (filter->topics == 0 || (mark->topics & filter->topics) != 0);
}

/* Adds the entries that the index does not know yet. */
static void
complete_index (ForconJournalModel *self)
{
  ForconChronicle *chronicle = forcon_game_chronicle (self->game);

  for (guint i = forcon_chronicle_index_length (self->index); i < self->length; i++)
    {
      const ForconCampaignEntry *entry = forcon_chronicle_entry (chronicle, i, NULL);

      if (entry == NULL)
        return;
      forcon_chronicle_index_add (self->index, entry);
    }
}

/* Returns: (element-type guint): the places from @first on that pass */
static GArray *
find_shown (ForconJournalModel *self, guint first)
{
  GArray *places = g_array_new (FALSE, FALSE, sizeof (guint));

  for (guint place = first; place < self->length; place++)
    if (passes (self, place))
      g_array_append_val (places, place);
  return places;
}

void
forcon_journal_model_renew_shown (ForconJournalModel *self)
{
  guint before = forcon_journal_model_n_rows (self);

  g_clear_pointer (&self->shown, g_array_unref);
  if (forcon_journal_model_is_filtered (self))
    self->shown = find_shown (self, 0);
  forcon_journal_model_begin_rows (self, before);
}

/* Of the rows from @row on @removed went and @added came; those before it are as they were. */
static void
tell_replaced (ForconJournalModel *self, guint row, guint removed, guint added)
{
  if (row < self->held)
    forcon_journal_model_begin_rows (self, row + removed - self->held);
  else if (removed > 0 || added > 0)
    g_list_model_items_changed (G_LIST_MODEL (self), row - self->held, removed, added);
}

void
forcon_journal_model_replace (ForconJournalModel *self, guint cut, guint length_before)
{
  g_autoptr (GArray) added = NULL;
  guint keep = 0;
  guint before;

  self->stale = MIN (self->stale, cut);
  if (self->index != NULL)
    {
      forcon_chronicle_index_cut (self->index, cut);
      complete_index (self);
    }
  if (self->shown == NULL)
    {
      tell_replaced (self, cut, length_before - cut, self->length - cut);
      return;
    }
  before = self->shown->len;
  while (keep < before && g_array_index (self->shown, guint, keep) < cut)
    keep++;
  added = find_shown (self, cut);
  g_array_set_size (self->shown, keep);
  if (added->len > 0)
    g_array_append_vals (self->shown, added->data, added->len);
  tell_replaced (self, keep, before - keep, added->len);
}

static void
on_scanned (gpointer owner, const GArray *places, ForconChronicleIndex *index, guint scanned)
{
  ForconJournalModel *self = owner;

  if (scanned == 0)
    return;
  self->scan = NULL;
  self->index = index;
  if (index != NULL)
    {
      forcon_chronicle_index_cut (index, self->stale);
      complete_index (self);
      forcon_journal_model_renew_shown (self);
    }
  forcon_journal_model_tell_busy (self);
}

static void
want_index (ForconJournalModel *self)
{
  if (self->index != NULL || self->scan != NULL || forcon_game_chronicle (self->game) == NULL)
    return;
  if (self->length <= FEW)
    {
      self->index = forcon_chronicle_index_new (forcon_chronicle_start (forcon_game_chronicle (self->game)));
      complete_index (self);
      return;
    }
  self->stale = G_MAXUINT;
  self->scan = forcon_journal_scan_begin (forcon_game_path (self->game), NULL, on_scanned, self);
  forcon_journal_model_tell_busy (self);
}

void
forcon_journal_model_forget_index (ForconJournalModel *self)
{
  g_clear_pointer (&self->scan, forcon_journal_scan_call_off);
  g_clear_pointer (&self->index, forcon_chronicle_index_free);
}

void
forcon_journal_model_set_filter (ForconJournalModel *self, const ForconJournalFilter *filter)
{
  g_return_if_fail (FORCON_IS_JOURNAL_MODEL (self));
  self->filter = *filter;
  if (needs_index (filter))
    want_index (self);
  forcon_journal_model_renew_shown (self);
}

gboolean
forcon_journal_model_is_filtered (ForconJournalModel *self)
{
  g_return_val_if_fail (FORCON_IS_JOURNAL_MODEL (self), FALSE);
  return self->filter.undone || needs_index (&self->filter);
}

gboolean
forcon_journal_model_is_busy (ForconJournalModel *self)
{
  g_return_val_if_fail (FORCON_IS_JOURNAL_MODEL (self), FALSE);
  return self->scan != NULL;
}

static gint
compare_places (gconstpointer a, gconstpointer b)
{
  guint left = *(const guint *) a, right = *(const guint *) b;

  return left < right ? -1 : left > right;
}

guint
forcon_journal_model_find_row (ForconJournalModel *self, guint place)
{
  guint row = place;

  g_return_val_if_fail (FORCON_IS_JOURNAL_MODEL (self), G_MAXUINT);
  if (self->shown == NULL ? place >= self->length : !g_array_binary_search (self->shown, &place, compare_places, &row))
    return G_MAXUINT;
  if (row < self->held)
    forcon_journal_model_give (self, G_MAXUINT);
  return row - self->held;
}
