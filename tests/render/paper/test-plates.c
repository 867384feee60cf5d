/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Pages that begin with a large picture, and pages in rows of boxes. */
#include "render/paper/folio-document.h"
#include "render/drawing/trace.h"
#include "render/paper/turn-picture.h"
#include "render/drawing/witness.h"
#include "paper-check.h"

#define LINES 70

static void
draw_nothing (cairo_t *cr, const ForconStyle *style, double width, double height, gconstpointer data)
{
}

static const ForconFigure wide = { .aspect = 2, .draw = draw_nothing };

static ForconFolio *
lay_out (ForconDocument *document, guint columns, guint rows)
{
  ForconFolio *folio = forcon_folio_new ("Plates", forcon_style_get (FORCON_STYLE_PRINT));

  forcon_folio_add_document (folio, document,
                             &(ForconPageForm){ .paper = FORCON_PAPER_A4, .landscape = TRUE, .columns = columns, .rows = rows });
  return folio;
}

static void
add_lines (ForconDocument *document, guint n)
{
  for (guint i = 0; i < n; i++)
    {
      g_autofree char *line = g_strdup_printf ("Line %u.", i);

      forcon_document_line (document, 0, line);
    }
}

static const ForconWritten *
find (GArray *written, const char *text)
{
  for (guint i = 0; i < written->len; i++)
    if (g_strcmp0 (g_array_index (written, ForconWritten, i).text, text) == 0)
      return &g_array_index (written, ForconWritten, i);
  g_error ("“%s” is not on the page", text);
}

/* A picture over two columns of three: text begins in the third, and goes on below the picture, in the first. */
static void
test_beside_and_under (void)
{
  ForconDocument *document = forcon_document_new ();

  forcon_document_plate (document, "Round 1", &wide, 2);
  add_lines (document, LINES);

  g_autoptr (ForconFolio) folio = lay_out (document, 3, 1);
  g_autoptr (GArray) written = forcon_folio_written (folio, 0);
  double middle = forcon_folio_size (folio, 0).width / FORCON_MM_OF_POINT / 2;
  const ForconWritten *heading = find (written, "Round 1");
  const ForconWritten *first = find (written, "Line 0.");
  const ForconWritten *last = find (written, "Line 55.");

  g_assert_cmpfloat (first->x, >, middle);
  g_assert_cmpfloat (first->y, >, heading->y);
  g_assert_cmpfloat (last->x, <, middle);
  g_assert_cmpfloat (last->y, >, first->y + 100);
  paper_check_texts (folio);
}

/* What comes before a plate ends its page early. */
static void
test_begins_a_page (void)
{
  ForconDocument *document = forcon_document_new ();

  add_lines (document, 2);
  forcon_document_plate (document, "Round 1", &wide, 2);
  forcon_document_plate (document, "Round 2", &wide, 2);
  add_lines (document, 1);

  g_autoptr (ForconFolio) folio = lay_out (document, 3, 1);

  g_assert_cmpuint (forcon_folio_length (folio), ==, 3);
  g_assert_cmpuint (paper_count (folio, "Round 1"), ==, 1);
  g_assert_cmpuint (paper_count (folio, "Line 0."), ==, 2);
}

static void
test_rows (void)
{
  ForconDocument *document = forcon_document_new ();

  for (guint i = 0; i < 7; i++)
    {
      g_autofree char *line = g_strdup_printf ("Box %u.", i);

      forcon_document_line (document, 0, line);
      forcon_document_break (document);
    }

  g_autoptr (ForconFolio) folio = lay_out (document, 3, 2);
  g_autoptr (GArray) written = forcon_folio_written (folio, 0);

  g_assert_cmpuint (forcon_folio_length (folio), ==, 2);
  g_assert_cmpfloat_with_epsilon (find (written, "Box 0.")->y, find (written, "Box 2.")->y, 1e-6);
  g_assert_cmpfloat (find (written, "Box 2.")->x, >, find (written, "Box 1.")->x);
  g_assert_cmpfloat_with_epsilon (find (written, "Box 3.")->x, find (written, "Box 0.")->x, 1e-6);
  g_assert_cmpfloat (find (written, "Box 3.")->y, >, find (written, "Box 0.")->y + 100);
}

/* A part of a table holds all that has to be seen, with an edge, and nothing beyond the table. */
static void
test_part (void)
{
  g_autoptr (ForconBattle) battle = forcon_battle_new ("Part", (ForconPoint){ FORCON_CM (200), FORCON_CM (120) });
  g_autoptr (GArray) traces = forcon_traces_new ();
  ForconTrace trace = { .kind = FORCON_TRACE_MOVE, .path = { .n_points = 2 } };
  ForconTablePart part = forcon_table_part_none ();

  trace.path.points[0] = (ForconPoint){ FORCON_CM (60), FORCON_CM (5) };
  trace.path.points[1] = (ForconPoint){ FORCON_CM (150), FORCON_CM (30) };
  g_array_append_val (traces, trace);
  forcon_table_part_add (&part, battle, traces);
  forcon_table_part_round (&part, battle);
  g_assert_cmpint (part.from.x, <=, FORCON_CM (50));
  g_assert_cmpint (part.from.y, ==, 0);
  g_assert_cmpint (part.to.x, >=, FORCON_CM (160));
  g_assert_cmpint (part.to.x, <=, FORCON_CM (200));
  g_assert_cmpint (part.to.y - part.from.y, >=, FORCON_CM (40));

  part = forcon_table_part_none ();
  forcon_table_part_round (&part, battle);
  g_assert_true (forcon_point_equal (part.to, battle->size));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/render/plates/text goes beside a plate, then under it", test_beside_and_under);
  g_test_add_func ("/render/plates/a plate begins a page", test_begins_a_page);
  g_test_add_func ("/render/plates/boxes in rows are filled row by row", test_rows);
  g_test_add_func ("/render/plates/a picture shows where the battle is", test_part);
  return g_test_run ();
}
