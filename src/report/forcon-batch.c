/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "forcon-batch.h"

#include "forcon-campaign-report.h"
#include "forcon-campaign-wording.h"
#include "forcon-pack.h"
#include "forcon-text.h"

#include <glib/gi18n-lib.h>

static void
item_clear (gpointer data)
{
  ForconBatchItem *item = data;

  forcon_folio_free (item->folio);
  forcon_secrets_check_free (item->check);
  g_free (item->text);
}

void
forcon_batch_free (ForconBatch *batch)
{
  if (batch == NULL)
    return;
  g_array_unref (batch->items);
  g_free (batch);
}

/* Makes it, and looks at it. */
static void
add_item (ForconBatch *batch, const ForconCampaign *truth, const ForconKnowledge *knowledge, gint phase,
          ForconBatchKind kind, const ForconPaperForm *form)
{
  ForconBatchItem item = { .admiral = forcon_knowledge_admiral (knowledge) };

  if (kind == FORCON_BATCH_TEXT)
    item.text = forcon_campaign_report_for (knowledge, phase);
  else
    item.folio = kind == FORCON_BATCH_PACK ? forcon_pack_folio (knowledge, phase, form)
                                              : forcon_campaign_report_folio (knowledge, phase, form);
  item.check = item.folio != NULL ? forcon_secrets_check (truth, knowledge, item.folio)
                                  : forcon_secrets_check_text (truth, knowledge, item.text);
  g_array_append_val (batch->items, item);
}

static guint32
who (const ForconCampaign *campaign, ForconSideId admiral)
{
  guint32 all = 0;

  for (guint i = 1; i <= forcon_campaign_n_admirals (campaign); i++)
    all |= 1u << i;
  return FORCON_ID_IS_NONE (admiral) ? all : 1u << admiral.value;
}

/**
 * forcon_batch_new:
 * @chronicle: the journal of a campaign
 * @admiral: for whom, or none for all admirals
 * @phase: of which phase
 * @kind: what
 * @form: (nullable): on what, if it is on paper
 * @errand: (nullable): who waits
 * @error: (nullable): which entry could not be read, and why
 *
 * Returns: (transfer full) (nullable): all of it, made and checked; %NULL without an error if it was called off
 */
ForconBatch *
forcon_batch_new (ForconChronicle *chronicle, ForconSideId admiral, gint phase, ForconBatchKind kind,
                  const ForconPaperForm *form, ForconErrand *errand, GError **error)
{
  const ForconCampaign *truth = forcon_chronicle_campaign (chronicle);
  g_autoptr (ForconBatch) batch = g_new0 (ForconBatch, 1);
  g_autoptr (GPtrArray) knowledges = NULL;

  batch->items = g_array_new (FALSE, TRUE, sizeof (ForconBatchItem));
  g_array_set_clear_func (batch->items, item_clear);
  /* Translators: a formation of which nothing is known but where it is; a number follows. */
  knowledges = forcon_knowledges_at_phase (chronicle, who (truth, admiral), phase, C_ ("detection", "Contact"), error);
  for (guint i = 0; knowledges != NULL && i < knowledges->len; i++)
    {
      add_item (batch, truth, g_ptr_array_index (knowledges, i), phase, kind, form);
      if (!forcon_errand_go_on (errand, i + 1, knowledges->len + 1))
        return NULL;
    }
  return knowledges == NULL ? NULL : g_steal_pointer (&batch);
}

/**
 * forcon_batch_leak:
 * @batch: what was made
 * @truth: the campaign
 *
 * Returns: (transfer full) (nullable): what the leak check found, a sentence; %NULL if all may go out
 */
char *
forcon_batch_leak (const ForconBatch *batch, const ForconCampaign *truth)
{
  for (guint i = 0; i < batch->items->len; i++)
    {
      const ForconSecretsCheck *check = g_array_index (batch->items, ForconBatchItem, i).check;

      if (check->found != NULL)
        return forcon_secrets_check_to_sentence (check, truth);
    }
  return NULL;
}

static void
draw_nothing (cairo_t *cr, const ForconStyle *style, gconstpointer data)
{
}

/* The back of the last sheet of whoever has an odd number of pages. */
static void
turn_over (ForconFolio *folio)
{
  const ForconLeaf blank = { .draw = draw_nothing, .size = forcon_folio_size (folio, forcon_folio_length (folio) - 1) };

  if (forcon_folio_length (folio) % 2 != 0)
    forcon_folio_add (folio, &blank);
}

/**
 * forcon_batch_steal_all:
 * @batch: pages for one admiral or more; they are taken out of it
 * @truth: the campaign
 * @phase: of which phase
 * @double_sided: whether blank pages are added so that whatever is for one admiral begins on the front of a sheet
 *
 * Returns: (transfer full): all pages one after the other, with a bookmark for each admiral
 */
ForconFolio *
forcon_batch_steal_all (ForconBatch *batch, const ForconCampaign *truth, gint phase, gboolean double_sided)
{
  const ForconFolio *first = g_array_index (batch->items, ForconBatchItem, 0).folio;
  g_autofree char *when = forcon_wording_when (phase, 0);
  /* Translators: when: "phase 3". */
  g_autofree char *title = g_strdup_printf (_ ("Reports to all admirals: %s"), when);
  ForconFolio *all = forcon_folio_new (title, forcon_folio_style (first));

  forcon_folio_set_subject (all, forcon_name (forcon_campaign_name (truth)));
  for (guint i = 0; i < batch->items->len; i++)
    {
      ForconBatchItem *item = &g_array_index (batch->items, ForconBatchItem, i);

      forcon_folio_append (all, g_steal_pointer (&item->folio), forcon_wording_admiral (truth, item->admiral));
      if (double_sided && i + 1 < batch->items->len)
        turn_over (all);
    }
  return all;
}
