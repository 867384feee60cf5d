/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Where rule sets lie, and how one is told from another. */
#include "storage/rules/rules-file.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "campaign/chronicle/chronicle.h"
#include "storage/files/data.h"
#include "storage/files/file-error.h"

char *
forcon_rules_user_folder (void)
{
  return g_build_filename (g_get_user_data_dir (), "forcon-master", "rules", NULL);
}

/* Whether a file is one of rules, as far as its root says; one that is no XML at all is left to its reader. */
static gboolean
is_rules (const char *path)
{
  g_autofree char *root = NULL;
  gint line = 0;

  if (!g_file_test (path, G_FILE_TEST_IS_REGULAR))
    return FALSE;
  root = forcon_xml_read_root (path, &line, NULL);
  return root == NULL || g_str_equal (root, "rules");
}

static char *
find_in (const char *folder, const char *name)
{
  g_autofree char *file = g_strconcat (name, ".xml", NULL);
  g_autofree char *path = g_build_filename (folder, file, NULL);

  return is_rules (path) ? g_steal_pointer (&path) : NULL;
}

char *
forcon_rules_find (const char *name, const char *beside)
{
  g_autofree char *file = g_strconcat ("rules/", name, ".xml", NULL);
  g_autofree char *folder = beside == NULL || *beside == '\0' ? NULL : g_path_get_dirname (beside);
  g_autofree char *own = forcon_rules_user_folder ();
  char *path = NULL;

  if (!forcon_data_is_safe (name) || strchr (name, '/') != NULL)
    return NULL;
  if (!g_str_equal (name, FORCON_USUAL_RULES) && folder != NULL)
    path = find_in (folder, name);
  if (!g_str_equal (name, FORCON_USUAL_RULES) && path == NULL)
    path = find_in (own, name);
  return path != NULL ? path : forcon_data_find (file, NULL);
}

static gint
by_name (gconstpointer a, gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

static void
list_in (const char *folder, GHashTable *seen, GPtrArray *files)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    if (g_str_has_suffix (name, ".xml"))
      g_ptr_array_add (names, g_strdup (name));
  g_ptr_array_sort (names, by_name);
  for (guint i = 0; i < names->len; i++)
    {
      g_autofree char *path = g_build_filename (folder, g_ptr_array_index (names, i), NULL);
      g_autofree char *root = NULL;
      gint line = 0;

      root = forcon_xml_read_root (path, &line, NULL);
      if (g_strcmp0 (root, "rules") == 0 && g_hash_table_add (seen, g_strdup (g_ptr_array_index (names, i))))
        g_ptr_array_add (files, g_steal_pointer (&path));
    }
}

GPtrArray *
forcon_rules_list (const char *beside)
{
  GPtrArray *files = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autofree char *usual = forcon_rules_find (FORCON_USUAL_RULES, NULL);
  g_autofree char *installed = usual == NULL ? NULL : g_path_get_dirname (usual);
  g_autofree char *own = forcon_rules_user_folder ();

  if (usual != NULL && g_hash_table_add (seen, g_strdup (FORCON_USUAL_RULES ".xml")))
    g_ptr_array_add (files, g_strdup (usual));
  if (beside != NULL)
    list_in (beside, seen, files);
  list_in (own, seen, files);
  if (installed != NULL)
    list_in (installed, seen, files);
  return files;
}

char *
forcon_rules_fingerprint (const char *name, const char *changes, GError **error)
{
  g_autofree char *file = g_strconcat ("rules/", name, ".xml", NULL);
  g_autofree char *path = forcon_data_find (file, error);
  g_autofree char *text = NULL;
  g_autoptr (GChecksum) sum = g_checksum_new (G_CHECKSUM_SHA256);
  g_autoptr (GError) unread = NULL;
  gsize length;

  if (path == NULL)
    return NULL;
  if (!g_file_get_contents (path, &text, &length, &unread))
    {
      forcon_file_error_set (error, FORCON_FILE_ERROR_UNREADABLE, path, 0, unread->message, _ ("a rules file"));
      return NULL;
    }
  g_checksum_update (sum, (const guchar *) text, (gssize) length);
  g_checksum_update (sum, (const guchar *) changes, (gssize) strlen (changes));
  return g_strdup_printf ("%s %.12s.%d", name, g_checksum_get_string (sum), FORCON_RULINGS);
}

/* A rule set is called what its file is called, or two files would be taken for one another. */
static gboolean
check_id (const ForconRules *rules, const char *name, const char *path, GError **error)
{
  g_autofree char *what = NULL;
  g_autofree char *expected = NULL;
  g_autofree char *root = NULL;
  gint line = 0;

  if (g_str_equal (rules->id, name))
    return TRUE;
  root = forcon_xml_read_root (path, &line, NULL);
  what = g_strdup_printf (_ ("\"id\" is \"%s\""), rules->id);
  expected = g_strdup_printf (_ ("\"%s\", as the file is called"), name);
  forcon_file_error_set (error, FORCON_FILE_ERROR_DAMAGED, path, line, what, expected);
  return FALSE;
}

char *
forcon_rules_own_changes (const ForconRules *rules, const char *path, GError **error)
{
  g_autoptr (ForconRules) usual = forcon_rules_load_named (FORCON_USUAL_RULES, error);
  g_autofree char *expected = NULL;

  if (usual == NULL)
    return NULL;
  if (rules->landing.rules == NULL || rules->landing.rules == usual->landing.rules)
    return forcon_rules_changes (rules, usual);
  expected = g_strdup_printf ("\"%s\"", usual->landing.rules);
  forcon_file_error_set (error, FORCON_FILE_ERROR_DAMAGED, path, 0,
                         _ ("landed troops fight by other fleet dice than in Forcon 2010"), expected);
  return NULL;
}

ForconRules *
forcon_rules_load_for (ForconXml *xml, const char *attribute, const char *path, char **changes)
{
  const char *name = forcon_xml_attribute (xml, attribute);
  g_autofree char *found = path != NULL ? g_strdup (path) : forcon_rules_find (name, forcon_xml_path (xml));
  g_autoptr (ForconRules) rules = NULL;
  GError *error = NULL;

  if (found == NULL)
    {
      /* Translators: the name of a rule set. */
      g_autofree char *expected
          = g_strdup_printf (_ ("a rule set: %s.xml beside this file, among your own, or one of the program's"), name);

      forcon_xml_fail_value (xml, attribute, expected);
      return NULL;
    }
  rules = forcon_rules_load (found, &error);
  if (rules != NULL && (path != NULL || check_id (rules, name, found, &error)))
    *changes = path == NULL && g_str_equal (name, FORCON_USUAL_RULES) ? g_strdup ("")
                                                                      : forcon_rules_own_changes (rules, found, &error);
  if (error == NULL)
    return g_steal_pointer (&rules);
  forcon_xml_take_error (xml, error);
  return NULL;
}
