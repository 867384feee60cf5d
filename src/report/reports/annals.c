/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "report/reports/annals.h"

#include "report/reports/campaign-lines.h"
#include "report/campaign/campaign-sentences.h"
#include "report/battle/sentences.h"
#include "base/text.h"

/* How many entries are told at once, and how many such blocks are kept: more than a screen shows. */
#define BLOCK 64
#define BLOCKS_MAX 24

/**
 * Block:
 * @number: it begins with the entry at @number × BLOCK
 * @entries: (element-type ForconAnnalsEntry): as many of its entries as there were
 */
typedef struct {
  guint number;
  GPtrArray *entries;
} Block;

/**
 * ForconAnnals:
 * @blocks: (element-type Block): the one that was used last at the front
 */
struct _ForconAnnals {
  ForconChronicle *chronicle;
  ForconAnnalsSource source;
  GQueue blocks;
};

void
forcon_annals_entry_free (ForconAnnalsEntry *entry)
{
  if (entry == NULL)
    return;
  g_free (entry->command);
  g_free (entry->at_table);
  g_strfreev (entry->lines);
  g_free (entry);
}

static void
free_entry (gpointer entry)
{
  forcon_annals_entry_free (entry);
}

static void
free_block (gpointer data)
{
  Block *block = data;

  g_ptr_array_unref (block->entries);
  g_free (block);
}

ForconAnnals *
forcon_annals_new (ForconChronicle *chronicle, const ForconAnnalsSource *source)
{
  ForconAnnals *annals = g_new0 (ForconAnnals, 1);

  annals->chronicle = chronicle;
  annals->source = *source;
  g_queue_init (&annals->blocks);
  return annals;
}

void
forcon_annals_free (ForconAnnals *annals)
{
  if (annals == NULL)
    return;
  g_queue_clear_full (&annals->blocks, free_block);
  g_free (annals);
}

gboolean
forcon_annals_entry_says (const ForconAnnalsEntry *entry, const char *needle)
{
  if (forcon_text_find (entry->command, needle, NULL) != NULL
      || (entry->at_table != NULL && forcon_text_find (entry->at_table, needle, NULL) != NULL))
    return TRUE;
  for (char **line = entry->lines; *line != NULL; line++)
    if (forcon_text_find (*line, needle, NULL) != NULL)
      return TRUE;
  return FALSE;
}

ForconAnnalsEntry *
forcon_annals_tell (ForconCampaign *campaign, const ForconRules *rules, const ForconCampaignEntry *entry)
{
  g_autoptr (GPtrArray) lines = g_ptr_array_new ();
  ForconAnnalsEntry *told = g_new0 (ForconAnnalsEntry, 1);
  const ForconBattle *battle = entry->command.kind == FORCON_CAMPAIGN_COMMAND_PLAY
                                   ? forcon_campaign_battle (campaign, entry->command.play.clash)
                                   : NULL;

  told->phase = campaign->progress.phase;
  told->half = campaign->progress.half;
  told->stage = campaign->progress.stage;
  told->command = forcon_campaign_sentence_of_command (campaign, &entry->command);
  if (battle != NULL)
    told->at_table = forcon_sentence_of_command (battle, &entry->command.battle);
  forcon_campaign_lines_of_entry (campaign, rules, entry, lines);
  g_ptr_array_add (lines, NULL);
  told->lines = (GStrv) g_ptr_array_free (g_steal_pointer (&lines), FALSE);
  return told;
}

/* Tells the entries of a block, or those behind what is told of it already. */
static gboolean
tell_block (ForconAnnals *annals, Block *block, GError **error)
{
  guint first = block->number * BLOCK;
  guint end = MIN (first + BLOCK, forcon_chronicle_length (annals->chronicle));
  g_autoptr (ForconCampaign) campaign
      = annals->source.campaign_at (annals->source.data, first + block->entries->len, error);

  if (campaign == NULL)
    return FALSE;
  for (guint i = first + block->entries->len; i < end; i++)
    {
      const ForconCampaignEntry *entry = forcon_chronicle_entry (annals->chronicle, i, error);

      if (entry == NULL)
        return FALSE;
      g_ptr_array_add (block->entries,
                       forcon_annals_tell (campaign, forcon_chronicle_rules (annals->chronicle), entry));
    }
  return TRUE;
}

static Block *
find_block (ForconAnnals *annals, guint number)
{
  Block *block;

  for (GList *link = annals->blocks.head; link != NULL; link = link->next)
    if (((Block *) link->data)->number == number)
      {
        g_queue_unlink (&annals->blocks, link);
        g_queue_push_head_link (&annals->blocks, link);
        return link->data;
      }
  if (annals->blocks.length >= BLOCKS_MAX)
    free_block (g_queue_pop_tail (&annals->blocks));
  block = g_new (Block, 1);
  *block = (Block){ number, g_ptr_array_new_with_free_func (free_entry) };
  g_queue_push_head (&annals->blocks, block);
  return block;
}

const ForconAnnalsEntry *
forcon_annals_entry (ForconAnnals *annals, guint place, GError **error)
{
  Block *block;

  g_return_val_if_fail (place < forcon_chronicle_length (annals->chronicle), NULL);
  block = find_block (annals, place / BLOCK);
  if (place % BLOCK >= block->entries->len && !tell_block (annals, block, error)
      && place % BLOCK >= block->entries->len)
    return NULL;
  return g_ptr_array_index (block->entries, place % BLOCK);
}

void
forcon_annals_cut (ForconAnnals *annals, guint place)
{
  for (GList *link = annals->blocks.head; link != NULL; link = link->next)
    {
      Block *block = link->data;
      guint first = block->number * BLOCK;
      guint keep = place > first ? place - first : 0;

      if (keep < block->entries->len)
        g_ptr_array_set_size (block->entries, (gint) keep);
    }
}
