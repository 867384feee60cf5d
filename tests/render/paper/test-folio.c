/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Pages that belong together: their sizes, their files, and what is written on them. */
#include <glib/gstdio.h>
#include <string.h>

#include "render/drawing/draw.h"
#include "render/paper/folio-document.h"
#include "render/table/render.h"
#include "render/drawing/witness.h"
#include "paper-check.h"

#define MM(length) FORCON_MM (length)
#define DOTS 300.0

/* A black square of 100 mm, 30 mm from the left and 40 mm from the top. */
static void
draw_square (cairo_t *cr, const ForconStyle *style, gconstpointer data)
{
  cairo_rectangle (cr, MM (30), MM (40), MM (100), MM (100));
  cairo_set_source_rgb (cr, 0, 0, 0);
  cairo_fill (cr);
}

/* Writes @data where two texts and an edge are near. */
static void
draw_word (cairo_t *cr, const ForconStyle *style, gconstpointer data)
{
  ForconDraw draw = { .cr = cr, .style = style };
  const ForconLettering lettering = { .size = MM (4), .ink = FORCON_INK_TEXT, .alpha = 1 };

  draw.layout = forcon_draw_layout_new (cr, style);
  forcon_draw_text (&draw, data, MM (20), MM (30), 0, 0, &lettering);
  g_object_unref (draw.layout);
}

static ForconFolio *
folio_of (ForconPaper paper, void (*draw) (cairo_t *cr, const ForconStyle *style, gconstpointer data), guint pages)
{
  ForconFolio *folio = forcon_folio_new ("Лист приказов", forcon_style_get (FORCON_STYLE_PRINT));

  for (guint i = 0; i < pages; i++)
    {
      const ForconLeaf leaf = { forcon_paper_size (paper, FALSE), draw, g_strdup_printf ("Слово %u", i + 1), g_free };

      forcon_folio_add (folio, &leaf);
    }
  return folio;
}

static char *
path_of (const char *name)
{
  g_autofree char *folder = g_test_build_filename (G_TEST_BUILT, "render", "folios", NULL);

  g_mkdir_with_parents (folder, 0777);
  return g_build_filename (folder, name, NULL);
}

static void
save (const ForconFolio *folio, const char *path)
{
  g_autoptr (GError) error = NULL;

  g_assert_true (forcon_folio_to_file (folio, path, &error));
  g_assert_no_error (error);
}

static gboolean
is_black (cairo_surface_t *surface, int x, int y)
{
  const guint8 *row = cairo_image_surface_get_data (surface) + y * cairo_image_surface_get_stride (surface);

  return (((const guint32 *) (gconstpointer) row)[x] & 0xff) < 0x80;
}

/* A page is drawn in millimetres: a square of 100 mm is so large on paper. */
static void
test_true_scale (void)
{
  g_autoptr (ForconFolio) folio = folio_of (FORCON_PAPER_A4, draw_square, 1);
  cairo_surface_t *surface = paper_render (folio, 0, DOTS);
  guint wide = 0, high = 0;

  for (int x = 0; x < cairo_image_surface_get_width (surface); x++)
    wide += is_black (surface, x, 1000) ? 1 : 0;
  for (int y = 0; y < cairo_image_surface_get_height (surface); y++)
    high += is_black (surface, 1000, y) ? 1 : 0;
  g_assert_cmpfloat_with_epsilon (wide / DOTS * 25.4, 100, 0.1);
  g_assert_cmpfloat_with_epsilon (high / DOTS * 25.4, 100, 0.1);
  cairo_surface_destroy (surface);
}

/* A PDF has a page for each leaf, each of its own size, and says what it is. */
static void
test_pdf_pages (void)
{
  g_autoptr (ForconFolio) folio = folio_of (FORCON_PAPER_A4, draw_word, 2);
  g_autofree char *path = path_of ("pages.pdf");
  g_autofree char *info = NULL;
  g_autofree char *text = NULL;

  forcon_folio_append (folio, folio_of (FORCON_PAPER_LETTER, draw_word, 1), "Письмо");
  forcon_folio_set_subject (folio, "Адмирал Форкосиган");
  save (folio, path);
  info = paper_said_of ("pdfinfo", path, NULL);
  text = paper_said_of ("pdftotext", path, "-");
  if (info == NULL || text == NULL)
    return;
  g_assert_true (g_regex_match_simple ("Pages: +3\n", info, 0, 0));
  g_assert_true (g_regex_match_simple ("Page size: +595\\.\\d+ x 841\\.\\d+ pts \\(A4\\)", info, 0, 0));
  g_assert_nonnull (strstr (info, "Лист приказов"));
  g_assert_nonnull (strstr (info, "Адмирал Форкосиган"));
  g_assert_nonnull (strstr (text, "Слово 2"));
}

static void
test_pdf_letter (void)
{
  g_autoptr (ForconFolio) folio = folio_of (FORCON_PAPER_LETTER, draw_word, 1);
  g_autofree char *path = path_of ("letter.pdf");
  g_autofree char *info = NULL;

  save (folio, path);
  info = paper_said_of ("pdfinfo", path, NULL);
  if (info != NULL)
    g_assert_nonnull (strstr (info, "612 x 792 pts (letter)"));
}

/* Its fonts are in it. */
static void
test_pdf_fonts (void)
{
  g_autoptr (ForconFolio) folio = folio_of (FORCON_PAPER_A4, draw_word, 1);
  g_autofree char *path = path_of ("fonts.pdf");
  g_autofree char *fonts = NULL;

  save (folio, path);
  fonts = paper_said_of ("pdffonts", path, NULL);
  if (fonts == NULL)
    return;
  g_assert_true (g_regex_match_simple (" yes yes yes ", fonts, 0, 0));
  g_assert_false (g_regex_match_simple (" no  (yes|no ) ", fonts, 0, 0));
}

/* A PDF with nought bytes as blanks, so that it can be searched. */
static char *
read_pdf (const char *path)
{
  char *data;
  gsize length;

  g_assert_true (g_file_get_contents (path, &data, &length, NULL));
  for (gsize i = 0; i < length; i++)
    if (data[i] == '\0')
      data[i] = ' ';
  return data;
}

/* Bookmarks lead to their pages, those of what was appended below its heading. */
static void
test_pdf_bookmarks (void)
{
  g_autoptr (ForconFolio) folio = folio_of (FORCON_PAPER_A4, draw_word, 2);
  ForconFolio *other = folio_of (FORCON_PAPER_A4, draw_word, 2);
  g_autofree char *path = path_of ("bookmarks.pdf");
  g_autofree char *xml = path_of ("bookmarks.xml");
  g_autofree char *said = NULL;
  g_autofree char *outline = NULL;

  forcon_folio_mark (other, 1, 0, "Deeper");
  forcon_folio_append (folio, other, "Outer");
  save (folio, path);
  said = paper_said_of ("pdftohtml", path, "-xml");
  if (said == NULL)
    return;
  g_assert_true (g_file_get_contents (xml, &outline, NULL, NULL));
  g_assert_true (g_regex_match_simple ("page=\"3\">Outer</item>\\s*<outline>\\s*<item page=\"4\">Deeper</item>", outline, 0, 0));
}

/* Pictures hold one page each, and their names sort. */
static void
test_pages_as_pictures (void)
{
  g_autoptr (ForconFolio) folio = folio_of (FORCON_PAPER_A4, draw_word, 10);
  g_autofree char *path = path_of ("leaf.svg");
  g_autofree char *third = forcon_folio_path_of_page (folio, path, 2);
  g_autofree char *name = g_path_get_basename (third);
  g_autofree char *svg = NULL;

  save (folio, path);
  g_assert_cmpstr (name, ==, "leaf-03.svg");
  g_assert_true (g_file_get_contents (third, &svg, NULL, NULL));
  g_assert_nonnull (strstr (svg, "<svg"));
  g_assert_false (g_file_test (path, G_FILE_TEST_EXISTS));
  for (guint page = 0; page < 10; page++)
    {
      g_autofree char *one = forcon_folio_path_of_page (folio, path, page);

      g_assert_cmpint (g_remove (one), ==, 0);
    }
}

static void
test_one_picture_keeps_its_name (void)
{
  g_autoptr (ForconFolio) folio = folio_of (FORCON_PAPER_A4, draw_word, 1);
  g_autofree char *path = path_of ("alone.png");

  save (folio, path);
  g_assert_true (g_file_test (path, G_FILE_TEST_EXISTS));
  g_remove (path);
}

/* A name that tells nothing is refused with what was expected, and nothing is written. */
static void
test_refuses_other_names (void)
{
  g_autoptr (ForconFolio) folio = folio_of (FORCON_PAPER_A4, draw_word, 1);
  g_autofree char *path = path_of ("pages.doc");
  g_autoptr (GError) error = NULL;

  g_assert_false (forcon_folio_to_file (folio, path, &error));
  g_assert_error (error, FORCON_RENDER_ERROR, FORCON_RENDER_ERROR_FORMAT);
  g_assert_nonnull (strstr (error->message, ".pdf"));
  g_assert_false (g_file_test (path, G_FILE_TEST_EXISTS));
}

/* What is written on a page is known with its place, in points. */
static void
test_knows_what_is_written (void)
{
  g_autoptr (ForconFolio) folio = folio_of (FORCON_PAPER_A4, draw_word, 3);
  g_autoptr (GArray) written = forcon_folio_written (folio, 1);
  const ForconWritten *word = &g_array_index (written, ForconWritten, 0);
  g_autofree char *text = forcon_folio_text (folio);

  g_assert_cmpuint (written->len, ==, 1);
  g_assert_cmpstr (word->text, ==, "Слово 2");
  g_assert_cmpfloat_with_epsilon (word->x, 20 / FORCON_MM_OF_POINT, 0.1);
  g_assert_cmpfloat_with_epsilon (word->y, 30 / FORCON_MM_OF_POINT, 0.1);
  g_assert_cmpfloat (word->height, <, 8 / FORCON_MM_OF_POINT);
  g_assert_cmpstr (text, ==, "Слово 1\n\fСлово 2\n\fСлово 3\n\f");
}

static ForconDocument *
long_document (guint lines)
{
  ForconDocument *document = forcon_document_new ();

  forcon_document_title (document, "The Hegen Hub");
  forcon_document_heading (document, "What was done");
  for (guint i = 0; i < lines; i++)
    {
      g_autofree char *line = g_strdup_printf ("Line number %u of a long report that goes on.", i);

      forcon_document_item (document, 0, line);
    }
  forcon_document_heading (document, "The end");
  forcon_document_line (document, 0, "Nothing more.");
  return document;
}

static ForconFolio *
folio_of_document (const ForconPageForm *form, guint lines)
{
  ForconFolio *folio = forcon_folio_new ("A report", forcon_style_get (FORCON_STYLE_PRINT));

  forcon_folio_add_document (folio, long_document (lines), form);
  return folio;
}

/* Pages of a document say which of how many they are, and no text leaves them, on any paper. */
static void
test_document_pages (gconstpointer data)
{
  const ForconPageForm *form = data;
  g_autoptr (ForconFolio) folio = folio_of_document (form, 150);
  guint pages = forcon_folio_length (folio);
  g_autofree char *last = g_strdup_printf ("%u of %u", pages, pages);

  g_assert_cmpuint (pages, >, 1);
  paper_check_texts (folio);
  g_assert_cmpuint (paper_count_shortened (folio), ==, 0);
  g_assert_cmpuint (paper_count (folio, last), ==, 1);
  g_assert_cmpuint (paper_count (folio, "Sealed: Vorpatril"), ==, pages);
  g_assert_cmpuint (paper_count (folio, "Line number 149 of a long report that goes on."), ==, 1);
}

/* The same document gives the same pages. */
static void
test_same_document_same_pages (void)
{
  const ForconPageForm form = { .paper = FORCON_PAPER_A4, .columns = 1 };
  g_autoptr (ForconFolio) one = folio_of_document (&form, 90);
  g_autoptr (ForconFolio) other = folio_of_document (&form, 90);
  g_autoptr (ForconFolio) third = folio_of_document (&form, 91);

  g_assert_true (paper_is_same (one, other));
  g_assert_false (paper_is_same (one, third));
}

static char *
pdf_of_words (const char *path)
{
  g_autoptr (ForconFolio) folio = folio_of (FORCON_PAPER_A4, draw_word, 3);

  save (folio, path);
  return read_pdf (path);
}

/* With the time stated, as for packages, the same pages are the same bytes. */
static void
test_same_bytes (void)
{
  g_autofree char *path = path_of ("bytes.pdf");
  g_autofree char *first = NULL;
  g_autofree char *second = NULL;
  g_autofree char *said = NULL;

  g_setenv ("SOURCE_DATE_EPOCH", "1286100000", TRUE);
  first = pdf_of_words (path);
  second = pdf_of_words (path);
  g_unsetenv ("SOURCE_DATE_EPOCH");
  g_assert_cmpstr (first, ==, second);
  said = paper_said_of ("pdfinfo", path, "-rawdates");
  g_assert_true (said == NULL || strstr (said, "20101003100000") != NULL);
}

int
main (int argc, char **argv)
{
  static const ForconPageForm a4 = { FORCON_PAPER_A4, FALSE, 1, "The Hegen Hub", "Sealed: Vorpatril", "Phase 3", 0, 0 };
  static const ForconPageForm letter = { FORCON_PAPER_LETTER, FALSE, 1, "The Hegen Hub", "Sealed: Vorpatril", NULL, 0, 0 };
  static const ForconPageForm columns = { FORCON_PAPER_A4, TRUE, 2, NULL, "Sealed: Vorpatril", NULL, 0, 0 };

  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/render/folio/a page is drawn at true scale", test_true_scale);
  g_test_add_func ("/render/folio/a PDF has a page for each leaf", test_pdf_pages);
  g_test_add_func ("/render/folio/a PDF on letter paper is of its size", test_pdf_letter);
  g_test_add_func ("/render/folio/a PDF has its fonts in it", test_pdf_fonts);
  g_test_add_func ("/render/folio/a PDF has bookmarks", test_pdf_bookmarks);
  g_test_add_func ("/render/folio/pictures hold a page each", test_pages_as_pictures);
  g_test_add_func ("/render/folio/one picture keeps its name", test_one_picture_keeps_its_name);
  g_test_add_func ("/render/folio/other names are refused", test_refuses_other_names);
  g_test_add_func ("/render/folio/what is written is known", test_knows_what_is_written);
  g_test_add_data_func ("/render/folio/a document on A4", &a4, test_document_pages);
  g_test_add_data_func ("/render/folio/a document on letter paper", &letter, test_document_pages);
  g_test_add_data_func ("/render/folio/a document in columns", &columns, test_document_pages);
  g_test_add_func ("/render/folio/with its time stated a PDF is the same to the byte", test_same_bytes);
  g_test_add_func ("/render/folio/the same document gives the same pages", test_same_document_same_pages);
  return g_test_run ();
}
