/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Papers of all kinds from a campaign, for the window and the command line alike. */
#include "report/papers/papers.h"

#include "report/papers/batch.h"
#include "report/papers/papers-private.h"
#include "report/reports/campaign-report.h"
#include "report/campaign/campaign-wording.h"

#include <gio/gio.h>
#include "base/language.h"

/* The check */

void
forcon_papers_check_clear (ForconPapersCheck *check)
{
  g_clear_pointer (&check->sentence, g_free);
  g_clear_pointer (&check->details, g_free);
}

/* What was looked at, a line for each admiral. */
static char *
details_of (const ForconBatch *batch, const ForconCampaign *truth)
{
  GString *details = g_string_new (NULL);

  for (guint i = 0; i < batch->items->len; i++)
    {
      g_autofree char *line
          = forcon_secrets_check_to_sentence (g_array_index (batch->items, ForconBatchItem, i).check, truth);

      g_string_append_printf (details, "%s%s", i > 0 ? "\n" : "", line);
    }
  return g_string_free (details, FALSE);
}

char *
forcon_papers_say_checked (const ForconCampaign *truth, ForconSideId admiral)
{
  /* Translators: an admiral. */
  return g_strdup_printf (_ ("Checked: nothing that is hidden from %s is named."),
                          forcon_wording_admiral (truth, admiral));
}

/* Whether all of it may be given away. */
static gboolean
passes (const ForconBatch *batch, const ForconCampaign *truth, const ForconPapersWish *wish, ForconPapersCheck *check,
        GError **error)
{
  g_autofree char *leak = forcon_batch_leak (batch, truth);

  check->details = details_of (batch, truth);
  check->verdict = leak == NULL ? FORCON_PAPERS_CHECKED : FORCON_PAPERS_LEAK;
  if (leak != NULL)
    /* Translators: what the check found: a sentence. */
    check->sentence = g_strdup_printf (_ ("%s. Nothing is printed and nothing is saved."), leak);
  else if (wish->all)
    check->sentence
        = g_strdup (_ ("Checked: the papers of each admiral name nothing that is hidden from that admiral."));
  else
    check->sentence = forcon_papers_say_checked (truth, wish->admiral);
  if (leak != NULL)
    g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_PERMISSION_DENIED, check->sentence);
  return leak == NULL;
}

/* Making */

/* What of a wish makes pages. */
static ForconPapersWish
wish_for_pages (ForconChronicle *chronicle, const ForconPapersWish *wish)
{
  ForconPapersWish pages = *wish;

  pages.text = FALSE;
  if ((forcon_papers_of (wish->kind) & FORCON_PAPERS_OF_PHASE) == 0)
    pages.phase = forcon_campaign_report_phase (forcon_chronicle_campaign (chronicle));
  return pages;
}

ForconBatch *
forcon_papers_make_each (ForconChronicle *chronicle, const ForconPapersWish *wish, ForconErrand *errand,
                         ForconPapersCheck *check, GError **error)
{
  ForconPapersWish pages = wish_for_pages (chronicle, wish);
  g_autoptr (ForconBatch) batch = forcon_batch_new (chronicle, &pages, errand, error);

  if (batch == NULL || !passes (batch, forcon_chronicle_campaign (chronicle), wish, check, error))
    return NULL;
  return g_steal_pointer (&batch);
}

static ForconFolio *
make_for_admirals (ForconChronicle *chronicle, const ForconPapersWish *wish, ForconErrand *errand,
                   ForconPapersCheck *check, GError **error)
{
  const ForconCampaign *truth = forcon_chronicle_campaign (chronicle);
  ForconPapersWish pages = wish_for_pages (chronicle, wish);
  g_autoptr (ForconBatch) batch = forcon_papers_make_each (chronicle, wish, errand, check, error);

  if (batch == NULL)
    return NULL;
  return wish->all ? forcon_batch_steal_all (batch, truth, &pages)
                   : g_steal_pointer (&g_array_index (batch->items, ForconBatchItem, 0).folio);
}

static ForconFolio *
make_for_master (ForconChronicle *chronicle, const ForconPapersWish *wish, ForconPapersCheck *check, GError **error)
{
  const ForconCampaign *truth = forcon_chronicle_campaign (chronicle);
  ForconPapersWish one = *wish;
  const ForconPapersMaking making = { &one, forcon_chronicle_rules (chronicle), truth->fleet, chronicle, truth, NULL };
  gboolean masters = (forcon_papers_of (wish->kind) & FORCON_PAPERS_OF_MASTER) != 0;

  one.admiral = FORCON_NO_SIDE;
  check->verdict = masters ? FORCON_PAPERS_FOR_MASTER : FORCON_PAPERS_FOR_ANYBODY;
  check->sentence = g_strdup (masters ? _ ("For the master only: this tells everything.")
                                      : _ ("For anybody: nothing of this is hidden from anyone."));
  return forcon_papers_make_kind (&making, error);
}

ForconFolio *
forcon_papers_make (ForconChronicle *chronicle, const ForconPapersWish *wish, ForconErrand *errand,
                    ForconPapersCheck *check, GError **error)
{
  guint of = forcon_papers_of (wish->kind);
  gboolean of_admiral = (of & FORCON_PAPERS_OF_ADMIRAL) != 0;
  gboolean for_admirals = of_admiral && (wish->all || !FORCON_ID_IS_NONE (wish->admiral));
  ForconFolio *folio;

  *check = (ForconPapersCheck){ 0 };
  if (of_admiral && !for_admirals && (of & FORCON_PAPERS_OF_MASTER) == 0)
    {
      g_set_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_ARGUMENT,
                   _ ("There is no such paper for the master; choose an admiral, or all."));
      return NULL;
    }
  folio = for_admirals ? make_for_admirals (chronicle, wish, errand, check, error)
                       : make_for_master (chronicle, wish, check, error);
  if (folio == NULL || forcon_folio_length (folio) > 0)
    return folio;
  forcon_folio_free (folio);
  g_set_error (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND, _ ("There is nothing to put on this paper."));
  return NULL;
}

ForconFolio *
forcon_papers_make_of_fleet (const ForconBattle *fleet, const ForconRules *rules, const ForconPapersWish *wish)
{
  const ForconPapersMaking making = { wish, rules, fleet, NULL, NULL, NULL };

  return forcon_papers_make_kind (&making, NULL);
}

/* Text */

/* One after the other. */
static char *
text_reports (ForconChronicle *chronicle, const ForconPapersWish *wish, GError **error)
{
  ForconPapersWish texts = *wish;
  g_autoptr (ForconBatch) batch = NULL;
  g_autofree char *leak = NULL;
  g_autoptr (GString) all = g_string_new (NULL);

  texts.text = TRUE;
  batch = forcon_batch_new (chronicle, &texts, NULL, error);
  leak = batch == NULL ? NULL : forcon_batch_leak (batch, forcon_chronicle_campaign (chronicle));
  if (leak != NULL)
    g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_PERMISSION_DENIED, leak);
  if (batch == NULL || leak != NULL)
    return NULL;
  for (guint i = 0; i < batch->items->len; i++)
    g_string_append_printf (all, "%s%s", i > 0 ? "\n\n" : "", g_array_index (batch->items, ForconBatchItem, i).text);
  return g_string_free (g_steal_pointer (&all), FALSE);
}

char *
forcon_papers_text (ForconChronicle *chronicle, const ForconPapersWish *wish, const ForconFolio *folio, GError **error)
{
  if (wish->kind != FORCON_PAPERS_REPORT)
    return g_strdelimit (forcon_folio_text (folio), "\f", '\n');
  return wish->all || !FORCON_ID_IS_NONE (wish->admiral)
             ? text_reports (chronicle, wish, error)
             : forcon_campaign_report_master (chronicle, wish->phase, error);
}
