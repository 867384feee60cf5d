/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A campaign looked back upon, on paper. */
#include "report/history/campaign-history-folio.h"

#include "report/campaign/campaign-wording.h"
#include "render/paper/chart.h"
#include "render/paper/folio-document.h"
#include "report/text/ledger.h"
#include "render/drawing/campaign-labels.h"
#include "render/drawing/labels.h"
#include "report/text/text-page.h"
#include "base/text.h"

#include "base/language.h"
#include <math.h>

typedef struct {
  const ForconCampaignHistory *history;
  ForconDocument *document;
  double width;
} Telling;

static const ForconHistoryAdmiral *
admiral_at (const ForconCampaignHistory *history, guint place)
{
  return g_ptr_array_index (history->admirals, place);
}

/* Strength */

/* Points of time: before play, the end of each phase, now. */
static char *
name_point (const ForconCampaignHistory *history, guint point, guint n_points)
{
  if (point == 0)
    return g_strdup (C_ ("point of time", "start"));
  if (point + 1 == n_points)
    return g_strdup (C_ ("point of time", "now"));
  return g_strdup_printf ("%u", point);
}

static void
add_strength_chart (const Telling *telling, const char *unit, gboolean hits)
{
  const ForconCampaignHistory *history = telling->history;
  guint n = history->admirals->len > 0 ? admiral_at (history, 0)->ships->len : 0;
  ForconChart *chart = forcon_chart_new (FORCON_CHART_LINES, n, unit);
  g_autofree double *values = g_new0 (double, n);

  for (guint i = 0; i < n; i++)
    {
      g_autofree char *name = name_point (history, i, n);

      forcon_chart_name_place (chart, i, name);
    }
  for (guint i = 0; i < history->admirals->len; i++)
    {
      const ForconHistoryAdmiral *admiral = admiral_at (history, i);
      const GArray *counts = hits ? admiral->hits : admiral->ships;

      for (guint j = 0; j < n; j++)
        values[j] = g_array_index (counts, gint, j);
      forcon_chart_add_series (chart, admiral->name, values);
    }
  forcon_document_chart (telling->document, chart, telling->width);
}

/* The two ends of the charts in figures. */
static void
add_strength_table (const Telling *telling)
{
  ForconLedger *ledger = forcon_ledger_new (5);

  forcon_ledger_add (ledger, "");
  forcon_ledger_add (ledger, _ ("ships at the start"));
  forcon_ledger_add (ledger, _ ("ships now"));
  forcon_ledger_add (ledger, _ ("hits at the start"));
  forcon_ledger_add (ledger, _ ("hits now"));
  forcon_ledger_end_row (ledger, FALSE);
  for (guint i = 0; i < telling->history->admirals->len; i++)
    {
      const ForconHistoryAdmiral *admiral = admiral_at (telling->history, i);
      guint last = admiral->ships->len - 1;

      forcon_ledger_add (ledger, admiral->name);
      forcon_ledger_add_number (ledger, g_array_index (admiral->ships, gint, 0));
      forcon_ledger_add_number (ledger, g_array_index (admiral->ships, gint, last));
      forcon_ledger_add_number (ledger, g_array_index (admiral->hits, gint, 0));
      forcon_ledger_add_number (ledger, g_array_index (admiral->hits, gint, last));
      forcon_ledger_end_row (ledger, FALSE);
    }
  forcon_ledger_finish (ledger, telling->document);
}

static void
add_strength (const Telling *telling)
{
  forcon_document_heading (telling->document, _ ("Strength of the fleets"));
  add_strength_chart (telling, _ ("Ships in action, at the end of each phase"), FALSE);
  add_strength_chart (telling, _ ("Their hits left"), TRUE);
  add_strength_table (telling);
}

/* Losses */

static guint
lost (const ForconBattleLoss *loss)
{
  return loss->hulks + loss->destroyed + loss->captured + loss->removed;
}

/* "2 of 5 · 14": ships lost of those that there were, and hits lost. */
static void
add_loss (ForconLedger *ledger, const ForconBattleLoss *loss)
{
  g_autofree char *text = NULL;

  if (loss->ships > 0)
    /* Translators: ships lost, of how many, and the hits that all of them lost. */
    text = g_strdup_printf (C_ ("losses", "%1$u of %2$u · %3$d"), lost (loss), loss->ships, loss->hits);
  forcon_ledger_add (ledger, text == NULL ? "–" : text);
}

static void
add_totals (const Telling *telling)
{
  static const char *const labels[] = { NC_ ("losses", "ships that came"), NC_ ("losses", "in action"),
                                        NC_ ("losses", "left the field"),  NC_ ("losses", "hulks"),
                                        NC_ ("losses", "destroyed"),       NC_ ("losses", "captured"),
                                        NC_ ("losses", "taken off by hand"), NC_ ("losses", "hits lost") };
  ForconLedger *ledger = forcon_ledger_new (G_N_ELEMENTS (labels) + 1);

  forcon_ledger_add (ledger, "");
  for (guint i = 0; i < G_N_ELEMENTS (labels); i++)
    forcon_ledger_add (ledger, g_dpgettext2 (GETTEXT_PACKAGE, "losses", labels[i]));
  forcon_ledger_end_row (ledger, FALSE);
  for (guint i = 0; i < telling->history->admirals->len; i++)
    {
      const ForconHistoryAdmiral *admiral = admiral_at (telling->history, i);
      const ForconBattleLoss *loss = &admiral->loss;
      const gint figures[] = { (gint) loss->ships, (gint) loss->in_action, (gint) loss->withdrawn, (gint) loss->hulks,
                               (gint) loss->destroyed, (gint) loss->captured, (gint) loss->removed, loss->hits };

      forcon_ledger_add (ledger, admiral->name);
      for (guint j = 0; j < G_N_ELEMENTS (figures); j++)
        forcon_ledger_add_number (ledger, figures[j]);
      forcon_ledger_end_row (ledger, FALSE);
    }
  forcon_ledger_finish (ledger, telling->document);
}

static gboolean
has_type (const ForconCampaignHistory *history, guint type)
{
  for (guint i = 0; i < history->admirals->len; i++)
    if (admiral_at (history, i)->types[type].ships > 0)
      return TRUE;
  return FALSE;
}

static void
add_types (const Telling *telling)
{
  const ForconCampaignHistory *history = telling->history;
  ForconLedger *ledger = forcon_ledger_new (history->admirals->len + 1);

  forcon_ledger_add (ledger, "");
  for (guint i = 0; i < history->admirals->len; i++)
    forcon_ledger_add (ledger, admiral_at (history, i)->name);
  forcon_ledger_end_row (ledger, FALSE);
  for (guint type = 0; type < FORCON_N_SHIP_TYPE; type++)
    {
      if (!has_type (history, type))
        continue;
      forcon_ledger_add (ledger, forcon_label_ship_type ((ForconShipType) type));
      for (guint i = 0; i < history->admirals->len; i++)
        add_loss (ledger, &admiral_at (history, i)->types[type]);
      forcon_ledger_end_row (ledger, FALSE);
    }
  forcon_ledger_finish (ledger, telling->document);
}

static void
add_losses (const Telling *telling)
{
  forcon_document_heading (telling->document, _ ("Losses"));
  if (telling->history->open > 0)
    {
      g_autofree char *open = g_strdup_printf (
          g_dngettext (GETTEXT_PACKAGE, "%u clash goes on; what is lost in it is not counted yet.",
                       "%u clashes go on; what is lost in them is not counted yet.", telling->history->open),
          telling->history->open);

      forcon_document_line (telling->document, 0, open);
    }
  add_totals (telling);
  forcon_document_heading (telling->document, _ ("Losses by type: ships lost of those that came · hits lost"));
  add_types (telling);
}

/* Luck */

static const char *
label_luck (ForconLuckKind kind)
{
  static const char *const labels[FORCON_N_LUCK] = {
    [FORCON_LUCK_FIRE] = NC_ ("luck", "dice to hit"),
    [FORCON_LUCK_DEFENCE] = NC_ ("luck", "turrets and special shields"),
    [FORCON_LUCK_CRITICALS] = NC_ ("luck", "criticals on the enemy"),
    [FORCON_LUCK_CHECKS] = NC_ ("luck", "readiness checks"),
  };

  return g_dpgettext2 (GETTEXT_PACKAGE, "luck", labels[kind]);
}

static void
add_luck_row (ForconLedger *ledger, const char *name, const ForconLuck *luck, gboolean strong)
{
  g_autofree char *expected = forcon_decimal_to_text (luck->expected, 1);
  g_autofree char *about = forcon_decimal_to_text (forcon_luck_deviation (luck), 1);
  g_autofree char *deviation = g_strconcat ("± ", about, NULL);
  g_autofree char *off = forcon_text_signed (forcon_luck_sigmas (luck));
  g_autofree char *sigmas = g_strdup_printf ("%s σ", off);

  forcon_ledger_add (ledger, name);
  forcon_ledger_add_number (ledger, luck->tries);
  forcon_ledger_add_number (ledger, luck->successes);
  forcon_ledger_add (ledger, expected);
  forcon_ledger_add (ledger, deviation);
  forcon_ledger_add (ledger, luck->tries > 0 ? sigmas : "–");
  forcon_ledger_add_number (ledger, luck->by_hand);
  forcon_ledger_end_row (ledger, strong);
}

static void
add_luck_table (const Telling *telling, ForconLuckKind kind)
{
  const ForconCampaignHistory *history = telling->history;
  ForconLedger *ledger = forcon_ledger_new (7);
  ForconLuck all = forcon_campaign_history_luck (history, kind);
  g_autofree char *heading = forcon_text_capitalise (label_luck (kind));

  forcon_ledger_add (ledger, heading);
  forcon_ledger_add (ledger, kind == FORCON_LUCK_CHECKS ? C_ ("luck", "checks") : C_ ("luck", "dice"));
  forcon_ledger_add (ledger, kind == FORCON_LUCK_CHECKS ? C_ ("luck", "passed") : C_ ("luck", "hits"));
  forcon_ledger_add (ledger, C_ ("luck", "expected"));
  forcon_ledger_add (ledger, C_ ("luck", "usual error"));
  forcon_ledger_add (ledger, C_ ("luck", "off by"));
  forcon_ledger_add (ledger, C_ ("luck", "by hand"));
  forcon_ledger_end_row (ledger, FALSE);
  for (guint i = 0; i < history->admirals->len; i++)
    add_luck_row (ledger, admiral_at (history, i)->name, &admiral_at (history, i)->luck[kind], FALSE);
  if (history->nobody[kind].tries + history->nobody[kind].by_hand > 0)
    add_luck_row (ledger, C_ ("luck", "nobody’s"), &history->nobody[kind], FALSE);
  add_luck_row (ledger, C_ ("luck", "together"), &all, TRUE);
  forcon_ledger_finish (ledger, telling->document);
}

static void
add_luck_chart (const Telling *telling)
{
  const ForconCampaignHistory *history = telling->history;
  guint n = history->admirals->len;
  ForconChart *chart = forcon_chart_new (FORCON_CHART_BARS, n, _ ("Luck, in usual errors (σ)"));
  g_autofree double *values = g_new0 (double, n);

  for (guint i = 0; i < n; i++)
    forcon_chart_name_place (chart, i, admiral_at (history, i)->name);
  for (guint kind = 0; kind < FORCON_N_LUCK; kind++)
    {
      for (guint i = 0; i < n; i++)
        {
          const ForconLuck *luck = &admiral_at (history, i)->luck[kind];

          values[i] = luck->tries > 0 ? forcon_luck_sigmas (luck) : NAN;
        }
      forcon_chart_add_series (chart, label_luck ((ForconLuckKind) kind), values);
    }
  forcon_document_chart (telling->document, chart, telling->width);
}

static void
add_luck (const Telling *telling)
{
  forcon_document_heading (telling->document, _ ("Luck: rolled against expected"));
  forcon_document_line (
      telling->document, 0,
      _ ("Every die that was thrown counts with the chance that its rule gave it, every readiness "
         "check with the exact chance to pass; dice that are thrown again count again. So neither "
         "skill nor strength is in these figures: what is left is chance. Two times out of three chance "
         "is off by less than the usual error (1 σ), nineteen times out of twenty by less than 2 σ."));
  forcon_document_line (telling->document, 0,
                        _ ("“By hand” are dice and checks that the master settled; they count in nothing else."));
  add_luck_chart (telling);
  for (guint kind = 0; kind < FORCON_N_LUCK; kind++)
    add_luck_table (telling, (ForconLuckKind) kind);
}

/* Where the master's hours went */

static gint64
time_of (const ForconCampaignHistory *history, gint phase, gint deed)
{
  gint64 time = 0;

  for (guint i = 0; i < history->pace->len; i++)
    {
      const ForconPaceSpan *span = &g_array_index (history->pace, ForconHistoryWork, i).span;

      if ((deed < 0 || span->deed == (ForconPaceDeed) deed) && (phase < 0 || span->phase == phase))
        time += span->time;
    }
  return time;
}

static void
add_pace_row (ForconLedger *ledger, const char *what, gint64 time, gint64 all, gboolean strong)
{
  g_autofree char *span = forcon_wording_span (time);
  /* Translators: a share of the whole. */
  g_autofree char *share = g_strdup_printf (_ ("%d %%"), (gint) ((time * 100 + all / 2) / all));

  forcon_ledger_add (ledger, what);
  forcon_ledger_add (ledger, span);
  forcon_ledger_add (ledger, share);
  forcon_ledger_end_row (ledger, strong);
}

static void
add_pace_table (const Telling *telling)
{
  const ForconCampaignHistory *history = telling->history;
  gint64 all = MAX (time_of (history, -1, -1), 1);
  ForconLedger *ledger = forcon_ledger_new (3);

  forcon_ledger_add (ledger, "");
  forcon_ledger_add (ledger, _ ("time"));
  forcon_ledger_add (ledger, _ ("share"));
  forcon_ledger_end_row (ledger, FALSE);
  for (gint deed = 0; deed < FORCON_N_PACE_DEED; deed++)
    {
      gint64 time = time_of (history, -1, deed);

      if (time > 0)
        add_pace_row (ledger, forcon_label_pace_deed ((ForconPaceDeed) deed), time, all, FALSE);
    }
  add_pace_row (ledger, _ ("together"), all, all, TRUE);
  forcon_ledger_finish (ledger, telling->document);
}

/* "Phase 2: order sheets 6:52, clash (C3) 5:00, papers 0:40." */
static void
add_pace_of_phase (const Telling *telling, gint phase)
{
  const ForconCampaignHistory *history = telling->history;
  g_autofree char *when = phase == 0 ? g_strdup (_ ("before play")) : forcon_wording_when (phase, 0);
  g_autofree char *heading = forcon_text_capitalise (when);
  g_autoptr (GString) list = g_string_new (NULL);
  g_autofree char *text = NULL;

  for (guint i = 0; i < history->pace->len; i++)
    {
      const ForconHistoryWork *work = &g_array_index (history->pace, ForconHistoryWork, i);
      g_autofree char *span = forcon_wording_span (work->span.time);

      if (work->span.phase == phase)
        g_string_append_printf (list, "%s%s %s", list->len > 0 ? "; " : "", work->what, span);
    }
  /* Translators: "Phase 2", what the master's time went into in it. */
  text = g_strdup_printf (_ ("%1$s: %2$s."), heading, list->str);
  forcon_document_item (telling->document, 0, text);
}

static void
add_pace (const Telling *telling)
{
  const ForconCampaignHistory *history = telling->history;

  if (history->pace->len == 0)
    return;
  forcon_document_heading (telling->document, _ ("Where the master’s time went"));
  forcon_document_line (telling->document, 0,
                        _ ("Minutes and seconds in the program’s window, by the page or the table that was worked at. "
                           "Five minutes in which nobody touched it are a pause."));
  add_pace_table (telling);
  for (gint phase = 0; phase <= g_array_index (history->pace, ForconHistoryWork, history->pace->len - 1).span.phase;
       phase++)
    if (time_of (history, phase, -1) > 0)
      add_pace_of_phase (telling, phase);
}

/* Phases */

static void
add_phase (const Telling *telling, const ForconHistoryPhase *phase)
{
  g_autofree char *when = phase->phase == 0 ? g_strdup (_ ("before play")) : forcon_wording_when (phase->phase, 0);
  g_autofree char *heading = forcon_text_capitalise (when);
  g_autofree char *counts = NULL;

  if (phase->lines->len == 0 && phase->clashes == 0 && phase->messages == 0)
    return;
  /* Translators: how many clashes began in a phase, how many messages were sent. */
  counts = g_strdup_printf (_ ("Clashes: %1$u. Messages: %2$u."), phase->clashes, phase->messages);
  forcon_document_heading (telling->document, heading);
  forcon_document_line (telling->document, 0, counts);
  for (guint i = 0; i < phase->lines->len; i++)
    forcon_document_item (telling->document, 0, g_ptr_array_index (phase->lines, i));
}

static ForconDocument *
tell (const ForconCampaignHistory *history, const char *title, double width)
{
  const Telling telling = { history, forcon_document_new (), width };

  forcon_document_title (telling.document, title);
  add_strength (&telling);
  add_losses (&telling);
  forcon_document_break (telling.document);
  add_luck (&telling);
  for (guint i = 0; i < history->phases->len; i++)
    add_phase (&telling, g_ptr_array_index (history->phases, i));
  add_pace (&telling);
  return telling.document;
}

static char *
title_of (const ForconCampaignHistory *history)
{
  return g_strdup_printf (_ ("%s: the chronicle"), history->name);
}

char *
forcon_campaign_history_text (const ForconCampaignHistory *history)
{
  g_autofree char *title = title_of (history);
  g_autoptr (ForconDocument) document = tell (history, title, 0);

  return forcon_text_page_of (document);
}

ForconFolio *
forcon_campaign_history_folio (ForconChronicle *chronicle, const GArray *pace, const ForconPaperForm *form,
                               GError **error)
{
  g_autoptr (ForconCampaignHistory) history = forcon_campaign_history_new (chronicle, pace, error);

  if (history == NULL)
    return NULL;
  g_autofree char *title = title_of (history);
  ForconFolio *folio = forcon_folio_new (title, form->style);
  const ForconPageForm page = { .paper = form->paper, .columns = 1, .head = history->name,
                                .head_right = _ ("for after the game: nothing is hidden here") };

  forcon_folio_set_subject (folio, history->name);
  forcon_folio_add_document (folio, tell (history, title, forcon_page_form_box (&page).width), &page);
  return folio;
}
