/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "report/papers/batch.h"

#include "report/reports/campaign-report.h"
#include "report/campaign/campaign-wording.h"
#include "report/papers/papers-private.h"
#include "base/text.h"

#include "base/language.h"

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

/* Makes it, and looks at it. Returns: whether it could be made */
static gboolean
add_item (ForconBatch *batch, ForconChronicle *chronicle, const ForconKnowledge *knowledge,
          const ForconPapersWish *wish, GError **error)
{
  const ForconCampaign *truth = forcon_chronicle_campaign (chronicle);
  ForconPapersWish one = *wish;
  const ForconPapersMaking making
      = { &one,     forcon_chronicle_rules (chronicle), forcon_knowledge_campaign (knowledge)->fleet, chronicle, truth,
          knowledge };
  ForconBatchItem item = { .admiral = forcon_knowledge_admiral (knowledge) };
  /* Made and checked in it: what is hidden goes by other names in another. */
  FORCON_IN_LANGUAGE (forcon_campaign_language (truth, item.admiral));

  one.admiral = item.admiral;
  one.all = FALSE;
  if (wish->text)
    item.text = forcon_campaign_report_for (knowledge, wish->phase, wish->blows);
  else
    item.folio = forcon_papers_make_kind (&making, error);
  if (item.text == NULL && item.folio == NULL)
    return FALSE;
  item.check = item.folio != NULL ? forcon_secrets_check (truth, knowledge, item.folio)
                                  : forcon_secrets_check_text (truth, knowledge, item.text);
  g_array_append_val (batch->items, item);
  return TRUE;
}

ForconBatch *
forcon_batch_new (ForconChronicle *chronicle, const ForconPapersWish *wish, ForconErrand *errand, GError **error)
{
  const ForconCampaign *truth = forcon_chronicle_campaign (chronicle);
  g_autoptr (ForconBatch) batch = g_new0 (ForconBatch, 1);
  g_autoptr (GPtrArray) knowledges = NULL;
  guint32 admirals = wish->all ? 0 : 1u << wish->admiral.value;

  for (guint i = 1; wish->all && i <= forcon_campaign_n_admirals (truth); i++)
    admirals |= 1u << i;
  batch->items = g_array_new (FALSE, TRUE, sizeof (ForconBatchItem));
  g_array_set_clear_func (batch->items, item_clear);
  /* Translators: a formation of which nothing is known but where it is; a number follows. */
  knowledges
      = forcon_knowledges_at_phase (chronicle, admirals, MAX (wish->phase, 0), NC_ ("detection", "Contact"), error);
  for (guint i = 0; knowledges != NULL && i < knowledges->len; i++)
    if (!add_item (batch, chronicle, g_ptr_array_index (knowledges, i), wish, error)
        || !forcon_errand_go_on (errand, i + 1, knowledges->len + 1))
      return NULL;
  return knowledges == NULL ? NULL : g_steal_pointer (&batch);
}

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

/* Adds a blank page to an odd number of pages, so that the next admiral's papers begin on a new sheet. */
static void
add_blank_back (ForconFolio *folio)
{
  guint length = forcon_folio_length (folio);
  ForconLeaf blank = { 0 };

  if (length % 2 == 0)
    return;
  blank.size = forcon_folio_size (folio, length - 1);
  forcon_folio_add (folio, &blank);
}

/* Puts the pages of each one after the other, whoever owns them then. */
static ForconFolio *
gather (const ForconBatch *batch, const ForconCampaign *truth, const ForconPapersWish *wish, gboolean steal)
{
  g_autofree char *when = forcon_wording_when (wish->phase, 0);
  /* Translators: a kind of papers, when: "phase 3". */
  g_autofree char *title = g_strdup_printf (_ ("%1$s, all admirals: %2$s"), forcon_papers_label (wish->kind), when);
  ForconFolio *all = forcon_folio_new (title, wish->form.style);

  forcon_folio_set_subject (all, forcon_name (forcon_campaign_name (truth)));
  for (guint i = 0; i < batch->items->len; i++)
    {
      ForconBatchItem *item = &g_array_index (batch->items, ForconBatchItem, i);

      if (steal)
        forcon_folio_append (all, g_steal_pointer (&item->folio), forcon_wording_admiral (truth, item->admiral));
      else
        forcon_folio_borrow (all, item->folio, forcon_wording_admiral (truth, item->admiral));
      if (wish->double_sided && i + 1 < batch->items->len)
        add_blank_back (all);
    }
  return all;
}

ForconFolio *
forcon_batch_steal_all (ForconBatch *batch, const ForconCampaign *truth, const ForconPapersWish *wish)
{
  return gather (batch, truth, wish, TRUE);
}

ForconFolio *
forcon_batch_borrow_all (const ForconBatch *batch, const ForconCampaign *truth, const ForconPapersWish *wish)
{
  return gather (batch, truth, wish, FALSE);
}
