/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gstdio.h>
#include <string.h>

#include "paper-check.h"
#include "render-demo.h"

typedef struct {
  ForconRules *rules;
  ForconBattle *battle;
  ForconTableModel model;
  const ForconStyle *style;
  char *folder;
} Fixture;

static void
set_up (Fixture *fixture, gconstpointer data)
{
  fixture->rules = demo_rules_new ();
  fixture->battle = demo_battle_new (fixture->rules);
  fixture->model = forcon_table_model (fixture->battle, fixture->rules);
  fixture->style = forcon_style_get (FORCON_STYLE_PRINT);
  fixture->folder = g_test_build_filename (G_TEST_BUILT, "render", "files-XXXXXX", NULL);
  g_assert_nonnull (g_mkdtemp (fixture->folder));
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  GDir *folder = g_dir_open (fixture->folder, 0, NULL);

  for (const char *name = g_dir_read_name (folder); name != NULL; name = g_dir_read_name (folder))
    {
      g_autofree char *path = g_build_filename (fixture->folder, name, NULL);
      g_remove (path);
    }
  g_dir_close (folder);
  g_rmdir (fixture->folder);
  g_free (fixture->folder);
  forcon_battle_free (fixture->battle);
  forcon_rules_free (fixture->rules);
}

static char *
path_of (Fixture *fixture, const char *name)
{
  return g_build_filename (fixture->folder, name, NULL);
}

static void
write_picture (Fixture *fixture, const char *path)
{
  g_autoptr (GError) error = NULL;

  g_assert_true (forcon_render_table_to_file (&fixture->model, fixture->style, path, &error));
  g_assert_no_error (error);
}

static GBytes *
write_and_read (Fixture *fixture, const char *name)
{
  g_autofree char *path = path_of (fixture, name);
  g_autoptr (GError) error = NULL;
  char *data;
  gsize length;

  write_picture (fixture, path);
  g_file_get_contents (path, &data, &length, &error);
  g_assert_no_error (error);
  return g_bytes_new_take (data, length);
}

static void
assert_same_twice (Fixture *fixture, const char *first, const char *second)
{
  g_autoptr (GBytes) a = write_and_read (fixture, first);
  g_autoptr (GBytes) b = write_and_read (fixture, second);

  g_assert_true (g_bytes_equal (a, b));
}

static void
test_png_twice (Fixture *fixture, gconstpointer data)
{
  assert_same_twice (fixture, "a.png", "b.png");
}

static void
test_svg_twice (Fixture *fixture, gconstpointer data)
{
  assert_same_twice (fixture, "a.svg", "b.svg");
}

static void
test_battles_differ (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GBytes) before = write_and_read (fixture, "a.png");

  fixture->battle->ships[0].position.x += FORCON_CM (1);

  g_autoptr (GBytes) after = write_and_read (fixture, "b.png");
  g_assert_false (g_bytes_equal (before, after));
}

static void
test_png_size (Fixture *fixture, gconstpointer data)
{
  g_autofree char *path = path_of (fixture, "a.png");
  cairo_surface_t *surface;

  write_picture (fixture, path);
  surface = cairo_image_surface_create_from_png (path);
  /* 180 × 120 cm at 20 px each, and the sheet round them. */
  g_assert_cmpint (cairo_image_surface_get_width (surface), >, 3600);
  g_assert_cmpint (cairo_image_surface_get_width (surface), <, 4200);
  g_assert_cmpint (cairo_image_surface_get_height (surface), >, 2400);
  g_assert_cmpint (cairo_image_surface_get_height (surface), <, 3400);
  cairo_surface_destroy (surface);
}

static void
test_png_cap (Fixture *fixture, gconstpointer data)
{
  g_autofree char *path = path_of (fixture, "a.png");
  cairo_surface_t *surface;

  fixture->battle->size = (ForconPoint){ FORCON_LENGTH_MAX, FORCON_CM (10) };
  write_picture (fixture, path);
  surface = cairo_image_surface_create_from_png (path);
  g_assert_cmpint (cairo_image_surface_get_width (surface), <=, 8000);
  g_assert_cmpint (cairo_image_surface_get_height (surface), <=, 8000);
  g_assert_cmpint (cairo_image_surface_get_height (surface), >, 100);
  cairo_surface_destroy (surface);
}

static void
count_element (GMarkupParseContext *context, const char *name, const char **names, const char **values, gpointer data,
               GError **error)
{
  guint *count = data;

  if (*count == 0)
    g_assert_cmpstr (name, ==, "svg");
  *count += 1;
}

static void
test_svg_well_formed (Fixture *fixture, gconstpointer data)
{
  static const GMarkupParser parser = { .start_element = count_element };
  g_autoptr (GBytes) bytes = write_and_read (fixture, "a.svg");
  guint elements = 0;
  GMarkupParseContext *context = g_markup_parse_context_new (&parser, 0, &elements, NULL);
  g_autoptr (GError) error = NULL;

  g_markup_parse_context_parse (context, g_bytes_get_data (bytes, NULL), (gssize) g_bytes_get_size (bytes), &error);
  g_assert_no_error (error);
  g_markup_parse_context_end_parse (context, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (elements, >, 500);
  g_markup_parse_context_free (context);
}

static void
test_pdf_text (Fixture *fixture, gconstpointer data)
{
  g_autofree char *path = path_of (fixture, "a.pdf");
  g_autofree char *text = NULL;

  write_picture (fixture, path);
  text = paper_said_of ("pdftotext", path, "-");
  if (text == NULL)
    return;
  g_assert_nonnull (strstr (text, "Грозный"));
  g_assert_nonnull (strstr (text, "Prince Serg"));
  g_assert_nonnull (strstr (text, "The Hegen Hub"));
  g_assert_nonnull (strstr (text, "Round 2"));
  g_assert_nonnull (strstr (text, "6 of 8 ships in action"));
  g_assert_nonnull (strstr (text, "heavy cruiser"));
}

static void
test_pdf_page (Fixture *fixture, gconstpointer data)
{
  g_autofree char *path = path_of (fixture, "a.pdf");
  g_autofree char *info = NULL;

  write_picture (fixture, path);
  info = paper_said_of ("pdfinfo", path, NULL);
  if (info == NULL)
    return;
  g_assert_nonnull (strstr (info, "The Hegen Hub"));
  g_assert_true (g_regex_match_simple ("Pages: +1\n", info, 0, 0));
  g_assert_true (g_regex_match_simple ("Page size: +841\\.\\d+ x 595\\.\\d+ pts \\(A4\\)", info, 0, 0));
}

static void
test_pdf_large_page (Fixture *fixture, gconstpointer data)
{
  g_autofree char *path = path_of (fixture, "a.pdf");
  g_autofree char *info = NULL;

  for (guint i = 0; i < 20; i++)
    demo_add_ship (fixture->battle, fixture->rules, FORCON_SHIP_TYPE_TUG, 1, "Tug", 10 + i * 4, 110, 0);
  write_picture (fixture, path);
  info = paper_said_of ("pdfinfo", path, NULL);
  if (info != NULL)
    g_assert_true (g_regex_match_simple ("\\(A3\\)", info, 0, 0));
}

static void
test_suffix_case (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GBytes) bytes = write_and_read (fixture, "a.PNG");

  g_assert_cmpmem (g_bytes_get_data (bytes, NULL), 8, "\x89PNG\r\n\x1a\n", 8);
}

static void
test_unknown_suffix (Fixture *fixture, gconstpointer data)
{
  static const char *const names[] = { "a.gif", "png", "a" };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *path = path_of (fixture, names[i]);
      g_autoptr (GError) error = NULL;

      g_assert_false (forcon_render_table_to_file (&fixture->model, fixture->style, path, &error));
      g_assert_error (error, FORCON_RENDER_ERROR, FORCON_RENDER_ERROR_FORMAT);
      g_assert_nonnull (strstr (error->message, path));
      g_assert_nonnull (strstr (error->message, ".png, .svg or .pdf"));
      g_assert_false (g_file_test (path, G_FILE_TEST_EXISTS));
    }
}

static void
test_no_folder (Fixture *fixture, gconstpointer data)
{
  g_autofree char *path = g_build_filename (fixture->folder, "missing", "a.png", NULL);
  g_autoptr (GError) error = NULL;

  g_assert_false (forcon_render_table_to_file (&fixture->model, fixture->style, path, &error));
  g_assert_error (error, G_FILE_ERROR, G_FILE_ERROR_NOENT);
}

static void
test_replaces (Fixture *fixture, gconstpointer data)
{
  g_autofree char *path = path_of (fixture, "a.svg");
  GDir *folder;

  g_assert_true (g_file_set_contents (path, "old", -1, NULL));

  g_autoptr (GBytes) bytes = write_and_read (fixture, "a.svg");
  g_assert_cmpuint (g_bytes_get_size (bytes), >, 1000);
  /* Nothing but the file is left in the folder. */
  folder = g_dir_open (fixture->folder, 0, NULL);
  g_assert_cmpstr (g_dir_read_name (folder), ==, "a.svg");
  g_assert_null (g_dir_read_name (folder));
  g_dir_close (folder);
}

#define ADD(name, function) g_test_add ("/render/files/" name, Fixture, NULL, set_up, function, tear_down)

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD ("the same battle gives the same PNG", test_png_twice);
  ADD ("the same battle gives the same SVG", test_svg_twice);
  ADD ("another battle gives another picture", test_battles_differ);
  ADD ("a PNG has 20 pixels for a centimetre", test_png_size);
  ADD ("a PNG of a huge table is not huge", test_png_cap);
  ADD ("an SVG is well formed", test_svg_well_formed);
  ADD ("the text of a PDF can be searched, Cyrillic too", test_pdf_text);
  ADD ("a PDF is a page of A4 with the battle's name", test_pdf_page);
  ADD ("many ships get a page of A3", test_pdf_large_page);
  ADD ("the suffix may be in capitals", test_suffix_case);
  ADD ("an unknown suffix is refused, and says what is expected", test_unknown_suffix);
  ADD ("a folder that is missing is an error", test_no_folder);
  ADD ("a file is replaced whole", test_replaces);
  return g_test_run ();
}
