/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "render/paper/chart.h"
#include "render/paper/folio-document.h"
#include "paper-check.h"

#include <math.h>

#define WIDTH 600.0
#define HEIGHT 300.0

static const ForconPaperForm a4 = { FORCON_PAPER_A4, NULL };

static ForconFolio *
folio_of (ForconDocument *document)
{
  ForconFolio *folio = forcon_folio_new ("Charts", forcon_style_get (FORCON_STYLE_PRINT));

  forcon_folio_add_document (folio, document, &(ForconPageForm){ .paper = a4.paper, .columns = 1 });
  return folio;
}

static void
test_steps (void)
{
  g_assert_cmpfloat (forcon_chart_step (6, 6), ==, 1);
  g_assert_cmpfloat (forcon_chart_step (7, 6), ==, 2);
  g_assert_cmpfloat (forcon_chart_step (17, 6), ==, 5);
  g_assert_cmpfloat (forcon_chart_step (101, 6), ==, 20);
  g_assert_cmpfloat (forcon_chart_step (3, 3), ==, 1);
}

/* The axis of 0 to 20 ends at a round figure above 17; equal values lie equally high, and places are evenly apart. */
static void
test_lines (void)
{
  g_autoptr (ForconChart) chart = forcon_chart_new (FORCON_CHART_LINES, 3, "Ships");
  double x[5], y[5];

  forcon_chart_add_series (chart, "One", (double[]){ 0, 10, 17 });
  forcon_chart_add_series (chart, "Two", (double[]){ 10, 5, 0 });
  for (guint i = 0; i < 3; i++)
    forcon_chart_find (chart, 0, i, WIDTH, HEIGHT, &x[i], &y[i]);
  forcon_chart_find (chart, 1, 0, WIDTH, HEIGHT, &x[3], &y[3]);
  forcon_chart_find (chart, 1, 2, WIDTH, HEIGHT, &x[4], &y[4]);
  g_assert_cmpfloat_with_epsilon (x[2] - x[1], x[1] - x[0], 1e-6);
  g_assert_cmpfloat_with_epsilon (x[3], x[0], 1e-6);
  g_assert_cmpfloat_with_epsilon (y[3], y[1], 1e-6);
  g_assert_cmpfloat_with_epsilon (y[4], y[0], 1e-6);
  g_assert_cmpfloat (y[2], <, y[0]);
  g_assert_cmpfloat_with_epsilon ((y[0] - y[2]) / (y[0] - y[1]), 1.7, 1e-6);
}

static void
test_bars (void)
{
  g_autoptr (ForconChart) chart = forcon_chart_new (FORCON_CHART_BARS, 2, "Luck");
  double left, zero, right, y[2];

  forcon_chart_add_series (chart, "Dice", (double[]){ -1.5, 1.5 });
  forcon_chart_add_series (chart, "Checks", (double[]){ 0, 4.2 });
  forcon_chart_find (chart, 0, 0, WIDTH, HEIGHT, &left, &y[0]);
  forcon_chart_find (chart, 0, 1, WIDTH, HEIGHT, &right, &y[1]);
  forcon_chart_find (chart, 1, 0, WIDTH, HEIGHT, &zero, &y[0]);
  g_assert_cmpfloat_with_epsilon (zero - left, right - zero, 1e-6);
  g_assert_cmpfloat (y[1], >, y[0]);
}

static ForconDocument *
charts (void)
{
  ForconDocument *document = forcon_document_new ();
  ForconChart *lines = forcon_chart_new (FORCON_CHART_LINES, 2, "Ships");
  ForconChart *bars = forcon_chart_new (FORCON_CHART_BARS, 2, "Luck");

  forcon_chart_name_place (lines, 0, "start");
  forcon_chart_name_place (lines, 1, "now");
  forcon_chart_add_series (lines, "Lord Vorkosigan", (double[]){ 11, 9 });
  forcon_chart_name_place (bars, 0, "Lord Vorkosigan of a name that goes on and on and on and on");
  forcon_chart_name_place (bars, 1, "Адмирал Джоул");
  forcon_chart_add_series (bars, "dice to hit", (double[]){ 0.94, -1.26 });
  forcon_chart_add_series (bars, "checks", (double[]){ NAN, 0 });
  forcon_document_chart (document, lines, 180);
  forcon_document_chart (document, bars, 180);
  return document;
}

static void
test_figures (void)
{
  g_autoptr (ForconFolio) folio = folio_of (charts ());

  g_assert_cmpuint (paper_count (folio, "+0.9"), ==, 1);
  g_assert_cmpuint (paper_count (folio, "−1.3"), ==, 1);
  g_assert_cmpuint (paper_count (folio, "+0.0"), ==, 1);
  g_assert_cmpuint (paper_count (folio, "start"), ==, 1);
  g_assert_cmpuint (paper_count (folio, "Lord Vorkosigan"), ==, 1);
  g_assert_cmpuint (paper_count_shortened (folio), ==, 1);
  paper_check_texts (folio);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/render/chart/axes have round figures", test_steps);
  g_test_add_func ("/render/chart/values lie where their figures say", test_lines);
  g_test_add_func ("/render/chart/bars go both ways from zero", test_bars);
  g_test_add_func ("/render/chart/every bar has its figure, and no text is over another", test_figures);
  return g_test_run ();
}
