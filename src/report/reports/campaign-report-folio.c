/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Reports on paper. */
#include "report/reports/campaign-report.h"

#include "report/reports/campaign-report-private.h"
#include "render/paper/folio-document.h"
#include "render/map/map-poster.h"
#include "render/drawing/rule-labels.h"
#include "base/text.h"

#include "base/language.h"

/* Of the usual size of letters. */
#define SMALL_PRINT 0.84

/* How much of a page's height the map may take where letters are of the usual size. */
#define MAP_SHARE 0.56

/* Of the usual size: of letters, and of the most that the map may have. */
typedef struct {
  double letters;
  double map;
} Size;

/* How much smaller they may be where that saves a page: it would have had a few lines only. The map gives way first. */
static const Size tighter[] = { { 0.92, 0.92 }, { 0.92, 0.75 } };

static ForconFolio *
folio_of (ForconDocument *document, const ForconCampaign *campaign, const char *whose, const char *foot, gint phase,
          double scale, const ForconPaperForm *form)
{
  g_autofree char *when = forcon_wording_when (phase, 0);
  g_autofree char *line = forcon_wording_finished (g_strdup_printf ("%s: %s", whose, when));
  g_autofree char *head = forcon_label_campaign_and_rules (campaign);
  const ForconPageForm pages = { .paper = form->paper,
                                 .columns = 1,
                                 .scale = scale,
                                 .head = head,
                                 .head_right = line,
                                 .foot = foot };
  ForconFolio *folio = forcon_folio_new (line, form->style);

  forcon_folio_set_subject (folio, forcon_name (forcon_campaign_name (campaign)));
  forcon_folio_add_document (folio, document, &pages);
  return folio;
}

/* Adds the details in small print. */
static void
add_small_print (ForconFolio *folio, const ForconCampaign *campaign, ForconDocument *document, const char *head,
                 const char *foot, const ForconPaperForm *form)
{
  g_autofree char *name = forcon_label_campaign_and_rules (campaign);
  const ForconPageForm pages = { .paper = form->paper,
                                 .columns = 2,
                                 .scale = SMALL_PRINT,
                                 .head_right = head,
                                 .foot = foot,
                                 .head = name };

  if (forcon_document_is_empty (document))
    forcon_document_free (document);
  else
    forcon_folio_add_document (folio, document, &pages);
}

/* Round by round. */
static void
add_tables (ForconFolio *folio, const ForconKnowledge *knowledge, const char *foot, gint phase,
            const ForconPaperForm *form)
{
  g_autofree char *when = forcon_wording_when (phase, 0);
  /* Translators: when: "phase 3". */
  g_autofree char *head = g_strdup_printf (_ ("The clashes, round by round: %s"), when);
  ForconDocument *document = forcon_document_new ();

  forcon_report_add_clashes (document, knowledge, phase, FORCON_CLASH_TABLE);
  add_small_print (folio, forcon_knowledge_campaign (knowledge), document, head, foot, form);
}

/* Below it there is room for what there is to say of places. */
static void
add_map (ForconDocument *document, const ForconCampaign *campaign, ForconSideId reader, ForconMapModel *map,
         const char *heading, double share, const ForconPaperForm *form)
{
  ForconFigure figure = forcon_map_figure (map, form->style, forcon_page_text_width (form->paper, FALSE));

  figure.most = forcon_paper_size (form->paper, FALSE).height * MAP_SHARE * share;
  forcon_document_heading (document, heading);
  forcon_document_figure (document, &figure);
  forcon_report_add_places (document, campaign, reader);
}

static ForconFolio *
folio_at (const ForconKnowledge *knowledge, gint phase, const ForconReportLook *look, Size size,
          const ForconPaperForm *form)
{
  const ForconCampaign *campaign = forcon_knowledge_campaign (knowledge);
  ForconDocument *document = forcon_report_admiral_of (knowledge, phase, TRUE);
  ForconSideId admiral = forcon_knowledge_admiral (knowledge);
  g_autofree char *whose = forcon_report_whose (campaign, admiral);
  /* Translators: the name of an admiral, in the nominative. */
  g_autofree char *foot = g_strdup_printf (_ ("Sealed. For: %s"), forcon_wording_admiral (campaign, admiral));
  ForconFolio *folio;

  if (look->note != NULL)
    forcon_document_line (document, 0, look->note);
  add_map (document, campaign, admiral, forcon_map_model_known (campaign, admiral), _ ("The map as you know it"),
           size.map, form);
  folio = folio_of (document, campaign, whose, foot, phase, size.letters, form);
  if (look->blows)
    add_tables (folio, knowledge, foot, phase, form);
  return folio;
}

ForconFolio *
forcon_campaign_report_folio (const ForconKnowledge *knowledge, gint phase, const ForconReportLook *look,
                              const ForconPaperForm *form)
{
  double scale = look->scale > 0 ? look->scale : 1;
  ForconFolio *folio = folio_at (knowledge, phase, look, (Size){ scale, 1 }, form);
  guint pages = forcon_folio_length (folio);

  for (guint i = 0; scale >= 1 && pages > 1 && i < G_N_ELEMENTS (tighter); i++)
    {
      ForconFolio *other = folio_at (knowledge, phase, look, tighter[i], form);

      if (forcon_folio_length (other) < pages)
        {
          forcon_folio_free (folio);
          return other;
        }
      forcon_folio_free (other);
    }
  return folio;
}

ForconFolio *
forcon_campaign_report_master_folio (ForconChronicle *chronicle, gint phase, const ForconPaperForm *form,
                                     GError **error)
{
  g_autoptr (ForconCampaign) campaign = NULL;
  ForconDocument *done = NULL;
  ForconDocument *document = forcon_report_master_of (chronicle, phase, &campaign, &done, error);
  const char *foot = _ ("The truth: for the master only");
  g_autofree char *when = forcon_wording_when (phase, 0);
  /* Translators: when: "phase 3". */
  g_autofree char *head = g_strdup_printf (_ ("What was done: %s"), when);
  ForconFolio *folio;

  if (document == NULL)
    return NULL;
  add_map (document, campaign, FORCON_NO_SIDE, forcon_map_model_truth (campaign), _ ("The map as it is"), 1, form);
  folio = folio_of (document, campaign, _ ("Report to the master"), foot, phase, 1, form);
  add_small_print (folio, campaign, done, head, foot, form);
  return folio;
}
