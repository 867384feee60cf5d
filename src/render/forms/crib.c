/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "render/paper/play-papers.h"

#include "base/language.h"

#include "render/forms/crib-private.h"
#include "base/text.h"

#define MM(length) FORCON_MM (length)

/* mm */
#define SIDE 8.5
#define TOP 8.5
#define BOTTOM 8.5
#define HEAD 7.0
#define COLUMN_GAP 3.5

/* Letters are as large as there is room for, but no larger than this, units; and how near the search comes to that. */
#define SIZE_MOST 16.0
#define SIZE_STEP 0.05

/* A page may lie or stand, with so many columns. */
static const struct {
  gboolean landscape;
  guint columns;
} shapes[] = { { TRUE, 3 }, { FALSE, 2 } };

/* Where the second language may begin, as a share of the width. */
static const double divisions[] = { 0.5, 0.53, 0.56, 0.59, 0.62 };

/**
 * Layout:
 * @columns: on a page
 * @places: (element-type guint): in which column each section stands, from 0 and on from page to page
 * @n: how many columns there are in all
 * @room: how high a column is
 */
typedef struct {
  ForconPaperSize size;
  guint columns;
  ForconCribForm form;
  double room;
  GArray *places;
  guint n;
} Layout;

typedef struct {
  ForconCrib *crib;
  Layout layout;
  char *title;
  guint number;
} Page;

static void
page_free (gpointer data)
{
  Page *page = data;

  forcon_crib_unref (page->crib);
  g_array_unref (page->layout.places);
  g_free (page->title);
  g_free (page);
}

static gboolean
is_in (const Layout *layout, guint section, guint column)
{
  return g_array_index (layout->places, guint, section) == column;
}

/* What room is left in a column is spread between its sections. */
static void
draw_column (const ForconDraw *draw, const ForconCrib *crib, const Layout *layout, guint column)
{
  double x = MM (SIDE) + (column % layout->columns) * (layout->form.width + MM (COLUMN_GAP)), y = MM (TOP + HEAD);
  double spare = layout->room;
  guint n = 0;

  for (guint i = 0; i < crib->sections->len; i++)
    if (is_in (layout, i, column))
      {
        spare -= forcon_crib_section_height (draw, crib, i, &layout->form);
        n++;
      }
  for (guint i = 0; i < crib->sections->len; i++)
    if (is_in (layout, i, column))
      {
        forcon_crib_draw_section (draw, crib, i, x, y, &layout->form);
        y += forcon_crib_section_height (draw, crib, i, &layout->form) + MAX (spare, 0) / MAX (n, 1);
      }
}

static void
draw_page (cairo_t *cr, const ForconStyle *style, gconstpointer data)
{
  const Page *page = data;
  g_autoptr (PangoLayout) text = forcon_draw_layout_new (cr, style);
  const ForconDraw draw = { .cr = cr, .style = style, .layout = text };
  double across = MM (page->layout.size.width - 2 * SIDE);
  guint first = page->number * page->layout.columns;
  ForconFit fit = { .size = MM (4.4), .least = FORCON_FIT_LEAST, .bold = TRUE, .ink = FORCON_INK_TEXT };

  forcon_fit_text (&draw, page->title, &(ForconBox){ MM (SIDE), MM (TOP), across, MM (HEAD - 1.5) }, &fit);
  for (guint i = first; i < MIN (first + page->layout.columns, page->layout.n); i++)
    draw_column (&draw, page->crib, &page->layout, i);
}

/* Puts each section into the first column that has room for it, none of them torn apart. */
static gboolean
pack (const ForconDraw *draw, const ForconCrib *crib, Layout *layout)
{
  g_autoptr (GArray) left = g_array_new (FALSE, FALSE, sizeof (double));

  g_array_set_size (layout->places, 0);
  for (guint i = 0; i < crib->sections->len; i++)
    {
      double height = forcon_crib_section_height (draw, crib, i, &layout->form);
      guint column = 0;

      while (column < left->len && g_array_index (left, double, column) < height)
        column++;
      if (column == left->len)
        g_array_append_val (left, layout->room);
      g_array_index (left, double, column) -= height;
      g_array_append_val (layout->places, column);
    }
  layout->n = left->len;
  return layout->n <= layout->columns;
}

/* Languages are not equally wordy: the second begins where both take the least room. */
static void
divide (const ForconDraw *draw, const ForconCrib *crib, ForconCribForm *form)
{
  ForconCribForm other = *form;
  double lowest = G_MAXDOUBLE;

  for (guint i = 0; i < G_N_ELEMENTS (divisions); i++)
    {
      double height = 0;

      other.second = divisions[i];
      for (guint section = 0; section < crib->sections->len; section++)
        height += forcon_crib_section_height (draw, crib, section, &other);
      if (height >= lowest)
        continue;
      lowest = height;
      form->second = other.second;
    }
}

/* Letters as large as one page of this shape has room for; the smallest where it has not. */
static Layout
layout_new (const ForconDraw *draw, const ForconCrib *crib, ForconPaper paper, guint shape)
{
  Layout layout = { .size = forcon_paper_size (paper, shapes[shape].landscape), .columns = shapes[shape].columns };
  double across = MM (layout.size.width - 2 * SIDE) - MM (COLUMN_GAP) * (layout.columns - 1);
  double least = FORCON_FIT_LEAST, most = SIZE_MOST;

  layout.form = (ForconCribForm){ least, across / layout.columns, 0 };
  layout.room = MM (layout.size.height - TOP - HEAD - BOTTOM);
  layout.places = g_array_new (FALSE, FALSE, sizeof (guint));
  divide (draw, crib, &layout.form);
  while (most - least > SIZE_STEP)
    {
      double middle = (least + most) / 2;

      layout.form.size = middle;
      if (pack (draw, crib, &layout))
        least = middle;
      else
        most = middle;
    }
  layout.form.size = least;
  pack (draw, crib, &layout);
  return layout;
}

/* The shape in which letters are largest; more pages than one only where not even the smallest have room. */
static Layout
find_layout (const ForconDraw *draw, const ForconCrib *crib, ForconPaper paper)
{
  Layout best = layout_new (draw, crib, paper, 0);

  for (guint i = 1; i < G_N_ELEMENTS (shapes); i++)
    {
      Layout other = layout_new (draw, crib, paper, i);
      gboolean fits = other.n <= other.columns, fitted = best.n <= best.columns;
      gboolean better = fits && (!fitted || other.form.size > best.form.size);

      g_array_unref (better ? best.places : other.places);
      best = better ? other : best;
    }
  return best;
}

static void
add_pages (ForconFolio *folio, ForconCrib *crib, const ForconPaperForm *form)
{
  cairo_t *cr = forcon_draw_nowhere ();
  g_autoptr (PangoLayout) text = forcon_draw_layout_new (cr, form->style);
  const ForconDraw draw = { .cr = cr, .style = form->style, .layout = text };
  Layout layout = find_layout (&draw, crib, form->paper);

  for (guint number = 0; number * layout.columns < layout.n; number++)
    {
      Page *page = g_new (Page, 1);
      const ForconLeaf leaf = { layout.size, draw_page, page, page_free };

      *page = (Page){ forcon_crib_ref (crib), layout, g_strdup (forcon_folio_title (folio)), number };
      g_array_ref (layout.places);
      forcon_folio_add (folio, &leaf);
    }
  g_array_unref (layout.places);
  cairo_destroy (cr);
}

/* "Crib", in one of the languages. */
static const char *
word_of_crib (const ForconCatalogue *language)
{
  return forcon_catalogue_find (language, NULL, N_ ("Crib of the tables"));
}

ForconFolio *
forcon_crib_folio (const ForconRules *rules, ForconCribLanguage language, const ForconPaperForm *form)
{
  g_autoptr (ForconCatalogue) russian = forcon_catalogue_open ("ru");
  const ForconCatalogue *chosen[FORCON_CRIB_LANGUAGES] = { NULL };
  const char *said = _ ("Crib of the tables");
  /*
   * A user who reads Russian is shown Russian instead of English; without the Russian catalogue it is all in English.
   */
  gboolean own
      = russian != NULL && g_str_equal (said, word_of_crib (russian)) && !g_str_equal (said, word_of_crib (NULL));
  guint n = language == FORCON_CRIB_BOTH && russian != NULL ? 2 : 1;

  if (language == FORCON_CRIB_RUSSIAN || (language == FORCON_CRIB_BOTH && own))
    chosen[0] = russian;
  if (!own)
    chosen[1] = russian;

  ForconCrib *crib = forcon_crib_new (rules, chosen, n);
  g_autofree char *name = forcon_text_escape (forcon_name (rules->name == NULL ? "" : rules->name));
  g_autofree char *title
      = n == 1 ? g_strdup_printf ("%s · %s", name, word_of_crib (chosen[0]))
               : g_strdup_printf ("%s · %s · %s", name, word_of_crib (chosen[0]), word_of_crib (chosen[1]));
  ForconFolio *folio = forcon_folio_new (title, form->style);

  add_pages (folio, crib, form);
  forcon_crib_unref (crib);
  return folio;
}
