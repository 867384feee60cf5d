/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "campaign/chronicle/admiral-past.h"

#include <string.h>

/* By which the values of an admiral tell the word. */
#define WORD "id="

static void
past_free (gpointer data)
{
  ForconAdmiralPast *past = data;

  g_free (past->key);
  g_free (past->word);
  g_ptr_array_unref (past->words);
  g_free (past);
}

static ForconAdmiralPast *
past_new (const char *key, const char *word)
{
  ForconAdmiralPast *past = g_new0 (ForconAdmiralPast, 1);

  past->key = g_strdup (key);
  past->word = g_strdup (word);
  past->words = g_ptr_array_new_with_free_func (g_free);
  return past;
}

static gboolean
has_key (const GPtrArray *pasts, const char *key)
{
  for (guint i = 0; i < pasts->len; i++)
    if (g_str_equal (((const ForconAdmiralPast *) g_ptr_array_index (pasts, i))->key, key))
      return TRUE;
  return FALSE;
}

static void
add (GPtrArray *pasts, const char *word)
{
  g_autofree char *key = g_strdup (word);
  ForconAdmiralPast *past;

  for (guint n = 2; has_key (pasts, key); n++)
    {
      g_free (key);
      key = g_strdup_printf ("%s-%u", word, n);
    }
  past = past_new (key, word);
  g_ptr_array_add (past->words, g_strdup (word));
  g_ptr_array_add (pasts, past);
}

static ForconAdmiralPast *
find (const GPtrArray *pasts, const char *word)
{
  for (guint i = 0; word != NULL && i < pasts->len; i++)
    {
      ForconAdmiralPast *past = g_ptr_array_index (pasts, i);

      if (g_strcmp0 (past->word, word) == 0)
        return past;
    }
  return NULL;
}

/* Returns: (transfer full) (nullable): the word that the values of an admiral tell */
static char *
word_in (const char *values)
{
  g_auto (GStrv) lines = g_strsplit (values == NULL ? "" : values, "\n", -1);

  for (char **line = lines; *line != NULL; line++)
    if (g_str_has_prefix (*line, WORD))
      return g_strdup (*line + strlen (WORD));
  return NULL;
}

static void
rename_to (ForconAdmiralPast *past, const char *word)
{
  g_free (past->word);
  past->word = g_strdup (word);
  if (!g_ptr_array_find_with_equal_func (past->words, word, g_str_equal, NULL))
    g_ptr_array_add (past->words, g_strdup (word));
}

static void
follow (GPtrArray *pasts, const ForconCampaignEvent *event)
{
  if (event->kind == FORCON_CAMPAIGN_EVENT_ENTITY_ADDED && event->entity_added.entity == FORCON_ENTITY_ADMIRAL)
    {
      g_autofree char *word = word_in (event->entity_added.values);

      if (word != NULL)
        add (pasts, word);
    }
  else if (event->kind == FORCON_CAMPAIGN_EVENT_ENTITY_CHANGED
           && event->entity_changed.entity == FORCON_ENTITY_ADMIRAL)
    {
      g_autofree char *word = word_in (event->entity_changed.values);
      ForconAdmiralPast *past = find (pasts, event->entity_changed.key);

      if (word != NULL && past != NULL)
        rename_to (past, word);
    }
  else if (event->kind == FORCON_CAMPAIGN_EVENT_ENTITY_REMOVED
           && event->entity_removed.entity == FORCON_ENTITY_ADMIRAL)
    {
      ForconAdmiralPast *past = find (pasts, event->entity_removed.key);

      if (past != NULL)
        g_clear_pointer (&past->word, g_free);
    }
}

GPtrArray *
forcon_chronicle_admiral_pasts (ForconChronicle *chronicle)
{
  GPtrArray *pasts = g_ptr_array_new_with_free_func (past_free);
  const ForconCampaign *start = forcon_chronicle_start (chronicle);
  guint position = forcon_chronicle_position (chronicle);

  for (guint i = 1; i <= forcon_campaign_n_admirals (start); i++)
    add (pasts, forcon_battle_side (start->fleet, (ForconSideId){ (guint16) i })->id);
  for (guint i = 0; i < position; i++)
    {
      const ForconCampaignEntry *entry = forcon_chronicle_entry (chronicle, i, NULL);

      /* Only before play admirals come, go, and have other words. */
      if (entry != NULL && entry->command.kind == FORCON_CAMPAIGN_COMMAND_BEGIN)
        break;
      for (guint j = 0; entry != NULL && j < entry->events->len; j++)
        follow (pasts, &g_array_index (entry->events, ForconCampaignEvent, j));
    }
  return pasts;
}

GPtrArray *
forcon_admiral_pasts_copy (const GPtrArray *pasts)
{
  GPtrArray *copy = g_ptr_array_new_with_free_func (past_free);

  for (guint i = 0; i < pasts->len; i++)
    {
      const ForconAdmiralPast *past = g_ptr_array_index (pasts, i);
      ForconAdmiralPast *other = past_new (past->key, past->word);

      for (guint j = 0; j < past->words->len; j++)
        g_ptr_array_add (other->words, g_strdup (g_ptr_array_index (past->words, j)));
      g_ptr_array_add (copy, other);
    }
  return copy;
}

gboolean
forcon_admiral_pasts_equal (const GPtrArray *one, const GPtrArray *other)
{
  if (one->len != other->len)
    return FALSE;
  for (guint i = 0; i < one->len; i++)
    {
      const ForconAdmiralPast *a = g_ptr_array_index (one, i), *b = g_ptr_array_index (other, i);

      if (!g_str_equal (a->key, b->key) || g_strcmp0 (a->word, b->word) != 0 || a->words->len != b->words->len)
        return FALSE;
      for (guint j = 0; j < a->words->len; j++)
        if (!g_str_equal (g_ptr_array_index (a->words, j), g_ptr_array_index (b->words, j)))
          return FALSE;
    }
  return TRUE;
}

const char *
forcon_admiral_pasts_key (const GPtrArray *pasts, const char *word)
{
  const ForconAdmiralPast *past = find (pasts, word);

  return past == NULL ? NULL : past->key;
}

const char *
forcon_admiral_pasts_word (const GPtrArray *pasts, const char *key)
{
  for (guint i = 0; i < pasts->len; i++)
    {
      const ForconAdmiralPast *past = g_ptr_array_index (pasts, i);

      if (g_str_equal (past->key, key))
        return past->word;
    }
  return NULL;
}
