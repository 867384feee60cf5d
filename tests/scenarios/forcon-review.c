/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "forcon-review.h"

#include <gio/gio.h>
#include <glib/gstdio.h>

#define FLEETS "fleets"
#define GRID 20
#define SHIPS_IN_ROW 10

/* Which attributes hold names; po/its/forcon.its says the same to xgettext. */
static const char *const name_attributes[] = { "name", "nation", "owner" };

/**
 * forcon_review_folder:
 *
 * Returns: (transfer full): the folder with the scenarios that come with the program
 */
char *
forcon_review_folder (void)
{
  return g_canonicalize_filename ("../scenarios", g_test_get_dir (G_TEST_DIST));
}

static void
collect_files (const char *folder, GPtrArray *files)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);

  g_assert_nonnull (dir);
  for (const char *name = g_dir_read_name (dir); name != NULL; name = g_dir_read_name (dir))
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);

      if (g_file_test (path, G_FILE_TEST_IS_DIR))
        collect_files (path, files);
      else if (g_str_has_suffix (name, ".xml"))
        g_ptr_array_add (files, g_steal_pointer (&path));
    }
}

static gint
compare_texts (gconstpointer a, gconstpointer b)
{
  return g_strcmp0 (*(const char *const *) a, *(const char *const *) b);
}

/**
 * forcon_review_files:
 * @folder: a folder
 *
 * Returns: (transfer full) (element-type utf8): paths of the XML files in and below it, sorted
 */
GPtrArray *
forcon_review_files (const char *folder)
{
  GPtrArray *files = g_ptr_array_new_with_free_func (g_free);

  collect_files (folder, files);
  g_ptr_array_sort (files, compare_texts);
  return files;
}

static void
start_element (GMarkupParseContext *context, const char *element, const char **names, const char **values,
               gpointer user_data, GError **error)
{
  ForconReview *review = user_data;
  const char *parent = g_slist_nth_data ((GSList *) g_markup_parse_context_get_element_stack (context), 1);

  for (guint i = 0; names[i] != NULL; i++)
    {
      if (g_strv_contains (name_attributes, names[i]))
        g_hash_table_add (review->names, g_strdup (values[i]));
      if (g_strcmp0 (parent, "fleet-book") != 0 || !g_str_equal (names[i], "id"))
        continue;
      if (g_str_equal (element, "class"))
        g_ptr_array_add (review->classes, g_strdup (values[i]));
      else if (g_str_equal (element, "ship"))
        g_ptr_array_add (review->ships, g_strdup (values[i]));
    }
}

static void
read_file (ForconReview *review, const char *path)
{
  static const GMarkupParser parser = { .start_element = start_element };
  g_autoptr (GMarkupParseContext) context = g_markup_parse_context_new (&parser, 0, review, NULL);
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;
  gsize length = 0;

  g_file_get_contents (path, &text, &length, &error);
  g_assert_no_error (error);
  g_markup_parse_context_parse (context, text, (gssize) length, &error);
  g_assert_no_error (error);
}

/* A script that has every ship of every book on one table. */
static char *
write_script (const ForconReview *review, GPtrArray *books)
{
  g_autoptr (GString) xml = g_string_new ("<battle name=\"Review\" rules=\"forcon-2010\" seed=\"1\">");

  g_string_append_printf (xml, "<table width=\"%d\" height=\"%d\"/>", GRID * (SHIPS_IN_ROW + 1),
                          GRID * ((gint) review->ships->len / SHIPS_IN_ROW + 2));
  for (guint i = 0; i < books->len; i++)
    {
      g_autofree char *name = g_path_get_basename (books->pdata[i]);

      g_string_append_printf (xml, "<fleet-book href=\"" FLEETS "/%s\"/>", name);
    }
  g_string_append (xml, "<side id=\"one\" name=\"One\" colour=\"0\" attacker=\"yes\"/>");
  g_string_append (xml, "<side id=\"two\" name=\"Two\" colour=\"1\" attacker=\"no\"/>");
  for (guint i = 0; i < review->ships->len; i++)
    g_string_append_printf (xml, "<ship from=\"%s\" side=\"%s\" x=\"%u\" y=\"%u\" heading=\"0\"/>",
                            (const char *) review->ships->pdata[i], i % 2 == 0 ? "one" : "two",
                            GRID * (i % SHIPS_IN_ROW + 1), GRID * (i / SHIPS_IN_ROW + 1));
  g_string_append (xml, "</battle>");
  return g_string_free (g_steal_pointer (&xml), FALSE);
}

/* The script is written below the build folder, under a name of its own: tests run side by side. */
static ForconScript *
load_script (const ForconReview *review, GPtrArray *books)
{
  g_autofree char *xml = write_script (review, books);
  g_autofree char *path = g_test_build_filename (G_TEST_BUILT, "review-XXXXXX.xml", NULL);
  g_autoptr (GError) error = NULL;
  gint handle = g_mkstemp (path);
  ForconScript *script;

  g_assert_cmpint (handle, >=, 0);
  g_close (handle, NULL);
  g_file_set_contents (path, xml, -1, &error);
  g_assert_no_error (error);
  script = forcon_script_load (path, NULL, &error);
  g_assert_no_error (error);
  g_unlink (path);
  return script;
}

/**
 * forcon_review_new:
 *
 * Returns: (transfer full): all fleets, read from the fleet books
 */
ForconReview *
forcon_review_new (void)
{
  ForconReview *review = g_new0 (ForconReview, 1);
  g_autofree char *folder = forcon_review_folder ();
  g_autofree char *fleets = g_build_filename (folder, FLEETS, NULL);
  g_autoptr (GPtrArray) books = forcon_review_files (fleets);
  g_autoptr (GPtrArray) files = forcon_review_files (folder);

  review->classes = g_ptr_array_new_with_free_func (g_free);
  review->ships = g_ptr_array_new_with_free_func (g_free);
  review->names = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  for (guint i = 0; i < files->len; i++)
    read_file (review, files->pdata[i]);
  review->script = load_script (review, books);
  return review;
}

void
forcon_review_free (ForconReview *review)
{
  g_ptr_array_unref (review->classes);
  g_ptr_array_unref (review->ships);
  g_hash_table_unref (review->names);
  forcon_script_free (review->script);
  g_free (review);
}
