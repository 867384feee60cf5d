/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Documents that flow from box to box. */
#include <string.h>
#include <time.h>

#include "render/paper/flow.h"

#define MM(length) FORCON_MM (length)
#define WIDTH MM (80)
#define HEIGHT MM (60)

/* The longest way that any of these documents may take. */
#define BOXES_MOST 2000

static const ForconBox box = { 0, 0, WIDTH, HEIGHT };

/* (element-type GArray): the pieces of each box that a document needs */
static GPtrArray *
flow_all (ForconDocument *document)
{
  g_autoptr (ForconFlow) flow = forcon_flow_new (document, forcon_style_get (FORCON_STYLE_PRINT));
  GPtrArray *boxes = g_ptr_array_new_with_free_func ((GDestroyNotify) g_array_unref);

  while (!forcon_flow_is_done (flow))
    {
      GArray *pieces = forcon_pieces_new ();

      g_assert_cmpuint (boxes->len, <, BOXES_MOST);
      g_assert_cmpfloat (forcon_flow_fill (flow, &box, pieces), >, 0);
      g_ptr_array_add (boxes, pieces);
    }
  return boxes;
}

static const ForconPiece *
piece (GPtrArray *boxes, guint in, guint place)
{
  GArray *pieces = g_ptr_array_index (boxes, in);

  g_assert_cmpuint (place, <, pieces->len);
  return &g_array_index (pieces, ForconPiece, place);
}

static const ForconPiece *
last_piece (GPtrArray *boxes, guint in)
{
  return piece (boxes, in, ((GArray *) g_ptr_array_index (boxes, in))->len - 1);
}

/* All lines, with blanks between them. */
static char *
read_all (GPtrArray *boxes)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < boxes->len; i++)
    for (guint j = 0; j < ((GArray *) g_ptr_array_index (boxes, i))->len; j++)
      g_string_append_printf (text, "%s ", piece (boxes, i, j)->text);
  return g_string_free (text, FALSE);
}

static char *
numbers (guint n)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < n; i++)
    g_string_append_printf (text, "word%u ", i);
  return g_string_free (text, FALSE);
}

/* A paragraph that is longer than three boxes loses no word on its way and repeats none. */
static void
test_loses_no_word (void)
{
  g_autoptr (ForconDocument) document = forcon_document_new ();
  g_autofree char *text = numbers (900);
  g_autoptr (GPtrArray) boxes = NULL;
  g_autofree char *read = NULL;

  forcon_document_line (document, 0, text);
  boxes = flow_all (document);
  read = read_all (boxes);
  g_assert_cmpuint (boxes->len, >, 3);
  g_assert_cmpstr (read, ==, text);
}

/* Each line fits its box, in width and in height. */
static void
test_stays_in_its_box (void)
{
  g_autoptr (ForconDocument) document = forcon_document_new ();
  g_autofree char *text = numbers (200);
  g_autofree char *word = g_strnfill (300, 'm');
  g_autoptr (GPtrArray) boxes = NULL;
  cairo_t *cr = forcon_draw_nowhere ();
  ForconDraw draw = { .cr = cr, .style = forcon_style_get (FORCON_STYLE_PRINT) };

  draw.layout = forcon_draw_layout_new (cr, draw.style);
  forcon_document_title (document, "What may be long, and longer than a line of the box that it stands in");
  forcon_document_item (document, 4, text);
  forcon_document_quote (document, 2, word);
  boxes = flow_all (document);
  for (guint i = 0; i < boxes->len; i++)
    for (guint j = 0; j < ((GArray *) g_ptr_array_index (boxes, i))->len; j++)
      {
        const ForconPiece *line = piece (boxes, i, j);
        double width, height;

        forcon_draw_measure (&draw, line->text, &line->lettering, &width, &height);
        g_assert_cmpfloat (line->x + width, <=, WIDTH + 0.5);
        g_assert_cmpfloat (line->y + height, <=, HEIGHT + 0.01);
      }
  g_object_unref (draw.layout);
  cairo_destroy (cr);
}

/* A heading does not stand at the end of a box while its section begins in the next. */
static void
test_heading_goes_with_its_section (void)
{
  for (guint before = 1; before < 20; before++)
    {
      g_autoptr (ForconDocument) document = forcon_document_new ();
      g_autoptr (GPtrArray) boxes = NULL;

      for (guint i = 0; i < before; i++)
        forcon_document_line (document, 0, "a line");
      forcon_document_heading (document, "a heading");
      for (guint i = 0; i < 20; i++)
        forcon_document_line (document, 0, "a line of the section");
      boxes = flow_all (document);
      for (guint i = 0; i + 1 < boxes->len; i++)
        g_assert_cmpstr (last_piece (boxes, i)->text, !=, "a heading");
    }
}

/* Seconds of the processor that a paragraph of so many dice takes. */
static double
time_of_dice (guint n_dice)
{
  g_autoptr (ForconDocument) document = forcon_document_new ();
  g_autoptr (GString) text = g_string_new ("Vervain:");
  g_autoptr (GPtrArray) boxes = NULL;
  clock_t begun;

  for (guint i = 0; i < n_dice; i++)
    g_string_append_printf (text, " %u", i % 10 + 1);
  forcon_document_item (document, 0, text->str);
  begun = clock ();
  boxes = flow_all (document);
  return (double) (clock () - begun) / CLOCKS_PER_SEC;
}

/* A fleet of ten thousand has a paragraph of as many dice: ten times as many take not a hundred times as long. */
static void
test_long_paragraphs (void)
{
  double few = time_of_dice (2000);
  double many = time_of_dice (20000);

  g_test_message ("%.3f s, %.3f s", few, many);
  g_assert_cmpfloat (many, <, 30 * few);
}

/* What a person wrote keeps its lines; what anybody else says does not. */
static void
test_quote_keeps_lines (void)
{
  g_autoptr (ForconDocument) document = forcon_document_new ();
  g_autoptr (GPtrArray) boxes = NULL;

  forcon_document_quote (document, 0, "Shield: hold\n\nFan: march\n");
  boxes = flow_all (document);
  g_assert_cmpuint (((GArray *) g_ptr_array_index (boxes, 0))->len, ==, 3);
  g_assert_cmpstr (piece (boxes, 0, 0)->text, ==, "Shield: hold");
  g_assert_cmpstr (piece (boxes, 0, 1)->text, ==, "");
  g_assert_cmpstr (piece (boxes, 0, 2)->text, ==, "Fan: march");
  g_assert_cmpfloat (piece (boxes, 0, 2)->bar, >=, 0);
}

/* Neither a bell nor a sign that turns the direction of reading comes onto paper. */
static void
test_makes_text_safe (void)
{
  g_autoptr (ForconDocument) document = forcon_document_new ();
  g_autoptr (GPtrArray) boxes = NULL;
  g_autofree char *read = NULL;

  forcon_document_item (document, 0, "a\a\xe2\x80\xae" "b\nc");
  forcon_document_quote (document, 0, "d\a\xe2\x80\xae" "e");
  boxes = flow_all (document);
  read = read_all (boxes);
  g_assert_null (strchr (read, '\a'));
  g_assert_null (strchr (read, '\n'));
  g_assert_null (strstr (read, "\xe2\x80\xae"));
}

static void
test_break_begins_a_box (void)
{
  g_autoptr (ForconDocument) document = forcon_document_new ();
  g_autoptr (GPtrArray) boxes = NULL;

  forcon_document_break (document);
  forcon_document_line (document, 0, "one");
  forcon_document_break (document);
  forcon_document_line (document, 0, "two");
  boxes = flow_all (document);
  g_assert_cmpuint (boxes->len, ==, 2);
  g_assert_cmpstr (piece (boxes, 0, 0)->text, ==, "one");
  g_assert_cmpstr (piece (boxes, 1, 0)->text, ==, "two");
}

static void
draw_nothing (cairo_t *cr, const ForconStyle *style, double width, double height, gconstpointer data)
{
}

/* A picture keeps its shape, is no higher than was said, and is not cut by the end of a box. */
static void
test_picture_is_whole (void)
{
  g_autoptr (ForconDocument) document = forcon_document_new ();
  const ForconFigure figure = { .aspect = 2.0, .most = 25, .draw = draw_nothing };
  g_autoptr (GPtrArray) boxes = NULL;

  for (guint i = 0; i < 10; i++)
    forcon_document_line (document, 0, "a line");
  forcon_document_figure (document, &figure);
  boxes = flow_all (document);
  g_assert_cmpuint (boxes->len, ==, 2);
  g_assert_cmpfloat_with_epsilon (piece (boxes, 1, 0)->box.height, MM (25), 0.01);
  g_assert_cmpfloat_with_epsilon (piece (boxes, 1, 0)->box.width, MM (50), 0.01);
  g_assert_cmpfloat_with_epsilon (piece (boxes, 1, 0)->box.x, MM (15), 0.01);
}

static ForconDocumentTable *
table_of (guint rows)
{
  const ForconColumn columns[] = { { "Name", 3 }, { "Words", 1 } };
  ForconDocumentTable *table = forcon_document_table_new (columns, G_N_ELEMENTS (columns));

  forcon_document_table_set_caption (table, "Above");
  for (guint i = 0; i < rows; i++)
    {
      g_autofree char *name = g_strdup_printf ("row%u", i);
      const char *const cells[] = { name, "some words that need several lines" };

      forcon_document_table_add (table, 0, NULL, cells);
    }
  return table;
}

/* A table that is longer than a box goes on under the same heads, with no row broken, lost or twice. */
static void
test_heads_come_again (void)
{
  g_autoptr (ForconDocument) document = forcon_document_new ();
  g_autoptr (GPtrArray) boxes = NULL;
  guint row = 0;

  forcon_document_table (document, table_of (40));
  boxes = flow_all (document);
  g_assert_cmpuint (boxes->len, >, 3);
  g_assert_cmpstr (piece (boxes, 0, 0)->text, ==, "Above");
  for (guint i = 0; i < boxes->len; i++)
    {
      g_assert_cmpstr (piece (boxes, i, i == 0 ? 1 : 0)->text, ==, "Name");
      for (guint j = 0; j < ((GArray *) g_ptr_array_index (boxes, i))->len; j++)
        {
          const ForconPiece *cell = piece (boxes, i, j);
          g_autofree char *name = g_strdup_printf ("row%u", row);

          g_assert_cmpfloat (cell->y + cell->height, <=, HEIGHT + 0.5);
          row += g_str_equal (cell->text, name) ? 1 : 0;
        }
    }
  g_assert_cmpuint (row, ==, 40);
}

/* A heading does not stay behind alone when its table goes to the next box. */
static void
test_heading_goes_with_its_table (void)
{
  for (guint lines = 1; lines < 14; lines++)
    {
      g_autoptr (ForconDocument) document = forcon_document_new ();
      g_autoptr (GPtrArray) boxes = NULL;

      for (guint i = 0; i < lines; i++)
        forcon_document_line (document, 0, "A line");
      forcon_document_heading (document, "Heading");
      forcon_document_table (document, table_of (1));
      boxes = flow_all (document);
      for (guint i = 0; i < boxes->len; i++)
        g_assert_false (last_piece (boxes, i)->heading);
    }
}

/* A picture and its heading go together, however little room there is where they would begin; one that is higher than a page
 * is made smaller below its heading. */
static void
test_picture_goes_with_its_heading (void)
{
  for (guint before = 0; before < 12; before++)
    {
      g_autoptr (ForconDocument) document = forcon_document_new ();
      const ForconFigure figure = { .aspect = before % 2 == 0 ? 1.5 : 0.5, .draw = draw_nothing };
      g_autoptr (GPtrArray) boxes = NULL;
      guint last;

      for (guint i = 0; i < before; i++)
        forcon_document_line (document, 0, "a line");
      forcon_document_heading (document, "a heading");
      forcon_document_figure (document, &figure);
      boxes = flow_all (document);
      last = boxes->len - 1;
      g_assert_nonnull (last_piece (boxes, last)->figure);
      g_assert_cmpfloat (last_piece (boxes, last)->box.y + last_piece (boxes, last)->box.height, <=, HEIGHT + 0.01);
      g_assert_true (piece (boxes, last, ((GArray *) g_ptr_array_index (boxes, last))->len - 2)->heading);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/render/flow/a long text loses no word", test_loses_no_word);
  g_test_add_func ("/render/flow/every line stays in its box", test_stays_in_its_box);
  g_test_add_func ("/render/flow/a heading goes with its section", test_heading_goes_with_its_section);
  g_test_add_func ("/render/flow/a long paragraph takes no longer than its lines", test_long_paragraphs);
  g_test_add_func ("/render/flow/a quote keeps its lines", test_quote_keeps_lines);
  g_test_add_func ("/render/flow/text is made safe", test_makes_text_safe);
  g_test_add_func ("/render/flow/a break begins a box", test_break_begins_a_box);
  g_test_add_func ("/render/flow/a picture is whole", test_picture_is_whole);
  g_test_add_func ("/render/flow/a picture goes with its heading", test_picture_goes_with_its_heading);
  g_test_add_func ("/render/flow/a heading goes with its table", test_heading_goes_with_its_table);
  g_test_add_func ("/render/flow/the heads of a table come again in the next box", test_heads_come_again);
  return g_test_run ();
}
