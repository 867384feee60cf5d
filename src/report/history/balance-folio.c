/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "report/history/balance-folio.h"

#include "base/language.h"
#include "base/text.h"
#include "render/paper/chart.h"
#include "render/paper/folio-document.h"
#include "report/text/ledger.h"
#include "report/text/text-page.h"

#include <math.h>

typedef struct {
  const ForconBalance *balance;
  const ForconBalanceWish *wish;
  ForconDocument *document;
  double width;
} Telling;

static const char *
fleet_name (const Telling *telling, guint fleet)
{
  return g_array_index (telling->wish->fleets, ForconBalanceFleet, fleet).name;
}

static void
add_decimal (ForconLedger *ledger, double value, guint decimals)
{
  g_autofree char *text = forcon_decimal_to_text (value, decimals);

  forcon_ledger_add (ledger, text);
}

static void
add_per_cent (ForconLedger *ledger, double share)
{
  g_autofree char *text = forcon_decimal_to_text (100.0 * share, 1);

  forcon_ledger_add (ledger, text);
}

/* "48.0–52.0" */
static void
add_interval (ForconLedger *ledger, double least, double most)
{
  g_autofree char *from = forcon_decimal_to_text (100.0 * least, 1);
  g_autofree char *to = forcon_decimal_to_text (100.0 * most, 1);
  g_autofree char *text = g_strdup_printf ("%s–%s", from, to);

  forcon_ledger_add (ledger, text);
}

/* Of the first fleet and of the second. */
static void
add_both (ForconLedger *ledger, double one, double other)
{
  g_autofree char *of_one = forcon_decimal_to_text (one, 1);
  g_autofree char *of_other = forcon_decimal_to_text (other, 1);
  g_autofree char *text = g_strdup_printf ("%s : %s", of_one, of_other);

  forcon_ledger_add (ledger, text);
}

static void
add_heads (ForconLedger *ledger, const char *const *heads, guint n)
{
  for (guint i = 0; i < n; i++)
    forcon_ledger_add (ledger, *heads[i] == '\0' ? "" : g_dpgettext2 (GETTEXT_PACKAGE, "balance", heads[i]));
  forcon_ledger_end_row (ledger, FALSE);
}

static void
add_start (const Telling *telling, guint place)
{
  static const char *const heads[] = { "", NC_ ("balance", "wins, %"), NC_ ("balance", "in 95 of 100 cases"),
                                       NC_ ("balance", "ships lost"), NC_ ("balance", "hits lost, %") };
  const ForconBattle *battle = g_ptr_array_index (telling->wish->starts, place);
  const ForconBattleOdds *odds = g_ptr_array_index (telling->balance->starts, place);
  /* Translators: the name of a battle. */
  g_autofree char *heading = g_strdup_printf (_ ("%s, from where it begins"), forcon_name (battle->roster->name));
  ForconLedger *ledger;

  if (odds->verdict.kind != FORCON_VERDICT_DONE)
    return;
  ledger = forcon_ledger_new (G_N_ELEMENTS (heads));
  add_heads (ledger, heads, G_N_ELEMENTS (heads));
  for (guint i = 0; i < odds->sides->len; i++)
    {
      const ForconBattleOddsSide *side = &g_array_index (odds->sides, ForconBattleOddsSide, i);
      double least = 0.0;
      double most = 1.0;

      forcon_balance_interval (side->wins, odds->n_runs, &least, &most);
      forcon_ledger_add (ledger, forcon_name (forcon_battle_side (battle, side->side)->name));
      add_per_cent (ledger, side->wins);
      add_interval (ledger, least, most);
      add_decimal (ledger, side->lost, 1);
      add_per_cent (ledger, side->hits_lost);
      forcon_ledger_end_row (ledger, FALSE);
    }
  forcon_document_heading (telling->document, heading);
  forcon_ledger_finish (ledger, telling->document);
}

static void
add_pairs (const Telling *telling)
{
  static const char *const heads[] = { "",
                                       NC_ ("balance", "wins, %"),
                                       NC_ ("balance", "in 95 of 100 cases"),
                                       NC_ ("balance", "drawn, %"),
                                       NC_ ("balance", "rounds"),
                                       NC_ ("balance", "ships left"),
                                       NC_ ("balance", "hits lost, %") };
  ForconLedger *ledger = forcon_ledger_new (G_N_ELEMENTS (heads));

  add_heads (ledger, heads, G_N_ELEMENTS (heads));
  for (guint i = 0; i < telling->balance->pairs->len; i++)
    {
      const ForconBalancePair *pair = &g_array_index (telling->balance->pairs, ForconBalancePair, i);
      g_autofree char *name
          = g_strdup_printf ("%s – %s", fleet_name (telling, pair->one), fleet_name (telling, pair->other));

      forcon_ledger_add (ledger, name);
      add_per_cent (ledger, pair->score);
      add_interval (ledger, pair->least, pair->most);
      add_per_cent (ledger, pair->drawn);
      add_decimal (ledger, pair->rounds, 1);
      add_both (ledger, pair->ships_left, pair->other_ships_left);
      add_both (ledger, 100.0 * pair->hits_lost, 100.0 * pair->other_hits_lost);
      forcon_ledger_end_row (ledger, FALSE);
    }
  forcon_document_heading (telling->document, _ ("Each against each"));
  forcon_ledger_finish (ledger, telling->document);
  forcon_document_line (telling->document, 0,
                        _ ("Captains fight on an empty table, and half of the times with the places changed over; a "
                           "draw is half a win. What the map or orders favour is not in it."));
}

/* "2 × Lightning class fewer: 2,215" */
static char *
advice (const ForconBalance *balance, const ForconBalanceWeight *weight)
{
  const ForconBalanceClass *class = &g_array_index (balance->classes, ForconBalanceClass, weight->class);
  g_autofree char *after = forcon_decimal_to_text (weight->after, 0);

  if (weight->change > 0)
    /* Translators: how many ships more, of which class, what the fleet is worth then. */
    return g_strdup_printf (_ ("+%1$d × %2$s: %3$s"), weight->change, forcon_name (class->name), after);
  if (weight->change < 0)
    /* Translators: how many ships fewer, of which class, what the fleet is worth then. */
    return g_strdup_printf (_ ("−%1$d × %2$s: %3$s"), -weight->change, forcon_name (class->name), after);
  return g_strdup ("–");
}

/* How far a fleet is above the mean, as a share of it. */
static double
off_mean (const ForconBalanceWeight *weight)
{
  return -weight->lacks / (weight->points + weight->lacks);
}

static void
add_fleet_chart (const Telling *telling)
{
  const GArray *weights = telling->balance->weights;
  ForconChart *chart
      = forcon_chart_new (FORCON_CHART_BARS, weights->len, _ ("How far the fleets are off their mean, %"));
  g_autofree double *values = g_new0 (double, weights->len + 1);

  for (guint i = 0; i < weights->len; i++)
    {
      forcon_chart_name_place (chart, i, fleet_name (telling, i));
      values[i] = 100.0 * off_mean (&g_array_index (weights, ForconBalanceWeight, i));
    }
  forcon_chart_add_series (chart, _ ("points above the mean, or below it"), values);
  forcon_document_chart (telling->document, chart, telling->width);
}

static void
add_fleets (const Telling *telling)
{
  static const char *const heads[] = { "", NC_ ("balance", "ships"), NC_ ("balance", "points"),
                                       NC_ ("balance", "off the mean, %"), NC_ ("balance", "nearer to it by") };
  ForconLedger *ledger = forcon_ledger_new (G_N_ELEMENTS (heads));

  add_heads (ledger, heads, G_N_ELEMENTS (heads));
  for (guint i = 0; i < telling->balance->weights->len; i++)
    {
      const ForconBalanceWeight *weight = &g_array_index (telling->balance->weights, ForconBalanceWeight, i);
      g_autofree char *nearer = advice (telling->balance, weight);
      double off = off_mean (weight);
      g_autofree char *size = forcon_decimal_to_text (100.0 * fabs (off), 1);
      g_autofree char *text = g_strconcat (off < 0.0 ? "−" : "+", size, NULL);

      forcon_ledger_add (ledger, fleet_name (telling, i));
      forcon_ledger_add_number (ledger, g_array_index (telling->wish->fleets, ForconBalanceFleet, i).cards->len);
      add_decimal (ledger, weight->points, 0);
      forcon_ledger_add (ledger, text);
      forcon_ledger_add (ledger, nearer);
      forcon_ledger_end_row (ledger, FALSE);
    }
  forcon_document_heading (telling->document, _ ("What the fleets are worth"));
  add_fleet_chart (telling);
  forcon_ledger_finish (ledger, telling->document);
}

static gint
compare_points (gconstpointer a, gconstpointer b, gpointer data)
{
  const GArray *classes = data;
  double of_a = g_array_index (classes, ForconBalanceClass, *(const guint *) a).points;
  double of_b = g_array_index (classes, ForconBalanceClass, *(const guint *) b).points;

  return of_a < of_b ? 1 : of_a > of_b ? -1 : 0;
}

static void
add_classes (const Telling *telling)
{
  static const char *const heads[] = { "", NC_ ("balance", "points"), NC_ ("balance", "known to ±"),
                                       NC_ ("balance", "hits"), NC_ ("balance", "ships") };
  GArray *classes = telling->balance->classes;
  g_autoptr (GArray) order = g_array_new (FALSE, FALSE, sizeof (guint));
  ForconLedger *ledger = forcon_ledger_new (G_N_ELEMENTS (heads));

  add_heads (ledger, heads, G_N_ELEMENTS (heads));
  for (guint i = 0; i < classes->len; i++)
    g_array_append_val (order, i);
  g_array_sort_with_data (order, compare_points, classes);
  for (guint i = 0; i < order->len; i++)
    {
      const ForconBalanceClass *class = &g_array_index (classes, ForconBalanceClass, g_array_index (order, guint, i));

      forcon_ledger_add (ledger, forcon_name (class->name));
      add_decimal (ledger, class->points, 0);
      add_decimal (ledger, class->error, 0);
      forcon_ledger_add_number (ledger, class->hits);
      forcon_ledger_add_number (ledger, class->n_ships);
      forcon_ledger_end_row (ledger, FALSE);
    }
  forcon_document_heading (telling->document, _ ("What a ship of each class is worth"));
  forcon_document_line (telling->document, 0, _ ("100 points are the average ship of these fleets."));
  forcon_ledger_finish (ledger, telling->document);
}

/* How the points were found, and how far they can be trusted. */
static void
add_method (const Telling *telling)
{
  const ForconBalance *balance = telling->balance;
  g_autofree char *sharpness = forcon_decimal_to_text (balance->sharpness, 2);
  g_autofree char *brier = forcon_decimal_to_text (balance->brier, 3);
  g_autofree char *by_hits = forcon_decimal_to_text (balance->brier_hits, 3);
  /* Translators: how many fights, then a power. */
  g_autofree char *found = g_strdup_printf (
      _ ("Points were found by %1$u pairs of small fleets drawn at random. They add up in a fleet, and the odds of two "
         "fleets are the ratio of their points to the power %2$s (Bradley and Terry)."),
      balance->trials, sharpness);
  /* Translators: two Brier scores. */
  g_autofree char *trust = g_strdup_printf (
      _ ("Fights that were held out they foretell with a Brier score of %1$s, hits alone with %2$s; 0 is a prophet, "
         "0.25 knows nothing."),
      brier, by_hits);

  forcon_document_line (telling->document, 0, found);
  forcon_document_line (telling->document, 0, trust);
}

static ForconDocument *
tell (const ForconBalance *balance, const ForconBalanceWish *wish, const char *title, double width)
{
  const Telling telling = { balance, wish, forcon_document_new (), width };

  forcon_document_title (telling.document, title);
  for (guint i = 0; i < balance->starts->len; i++)
    add_start (&telling, i);
  add_pairs (&telling);
  add_fleets (&telling);
  add_classes (&telling);
  add_method (&telling);
  return telling.document;
}

static char *
title_of (const char *name)
{
  /* Translators: the name of a campaign or a battle. */
  return g_strdup_printf (_ ("%s: how fair the fleets are"), name);
}

char *
forcon_balance_text (const ForconBalance *balance, const ForconBalanceWish *wish, const char *name)
{
  g_autofree char *title = title_of (name);
  g_autoptr (ForconDocument) document = tell (balance, wish, title, 0);

  return forcon_text_page_of (document);
}

ForconFolio *
forcon_balance_folio (const ForconBalance *balance, const ForconBalanceWish *wish, const char *name,
                      const ForconPaperForm *form)
{
  g_autofree char *title = title_of (name);
  ForconFolio *folio = forcon_folio_new (title, form->style);
  const ForconPageForm page = { .paper = form->paper, .columns = 1, .head = name, .head_right = _ ("for the master") };

  forcon_folio_set_subject (folio, name);
  forcon_folio_add_document (folio, tell (balance, wish, title, forcon_page_form_box (&page).width), &page);
  return folio;
}
