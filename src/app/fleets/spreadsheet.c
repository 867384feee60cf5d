/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/fleets/spreadsheet.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* It starts in some seconds; one that hangs is ended, s. */
#define PATIENCE 60

/*
 * How LibreOffice writes and reads CSV: commas, quotes, UTF-8, from the first line, numbers as an English file has them
 * and in full, and nothing taken for a date: https://wiki.documentfoundation.org/Documentation/DevGuide/Spreadsheet_Documents#Filter_Options_for_the_CSV_Filter
 */
#define AS_CSV "csv:Text - txt - csv (StarCalc):44,34,76,1,,1033,false,false"
#define FROM_CSV "--infilter=CSV:44,34,76,1,,1033,false,false"

static const char *const suffixes[] = { ".ods", ".fods", ".xlsx", ".xls" };

static const char *
suffix_of (const char *path)
{
  g_autofree char *small = g_ascii_strdown (path, -1);

  for (gsize i = 0; i < G_N_ELEMENTS (suffixes); i++)
    if (g_str_has_suffix (small, suffixes[i]))
      return suffixes[i];
  return NULL;
}

gboolean
forcon_is_spreadsheet (const char *path)
{
  return suffix_of (path) != NULL;
}

/**
 * Errand:
 * @path: the spreadsheet that is read or wanted
 * @about: what else the answer is about
 * @folder: of its own, where LibreOffice keeps its settings and what it makes
 * @made: the file that is to be made
 * @timer: ends a process that hangs; 0 when it is over
 */
typedef struct {
  gpointer owner;
  ForconSpreadsheetDone done;
  GSubprocess *process;
  char *path;
  char *about;
  char *folder;
  char *made;
  guint timer;
} Errand;

static void
remove_tree (GFile *folder)
{
  g_autoptr (GFileEnumerator) files = g_file_enumerate_children (
      folder, "standard::name,standard::type", G_FILE_QUERY_INFO_NOFOLLOW_SYMLINKS, NULL, NULL);
  GFileInfo *info;
  GFile *file;

  while (files != NULL && g_file_enumerator_iterate (files, &info, &file, NULL, NULL) && info != NULL)
    if (g_file_info_get_file_type (info) == G_FILE_TYPE_DIRECTORY)
      remove_tree (file);
    else
      g_file_delete (file, NULL, NULL);
  g_file_delete (folder, NULL, NULL);
}

static void
errand_free (Errand *errand)
{
  g_autoptr (GFile) folder = g_file_new_for_path (errand->folder);

  g_clear_handle_id (&errand->timer, g_source_remove);
  remove_tree (folder);
  g_clear_object (&errand->process);
  g_object_unref (errand->owner);
  g_free (errand->path);
  g_free (errand->about);
  g_free (errand->folder);
  g_free (errand->made);
  g_free (errand);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Errand, errand_free)

static gboolean
on_hangs (gpointer data)
{
  Errand *errand = data;

  errand->timer = 0;
  g_subprocess_force_exit (errand->process);
  return G_SOURCE_REMOVE;
}

static void
on_over (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (Errand) errand = data;
  gboolean well = g_subprocess_wait_check_finish (G_SUBPROCESS (source), result, NULL);

  if (well && g_file_test (errand->made, G_FILE_TEST_IS_REGULAR))
    errand->done (errand->owner, errand->path, errand->about, errand->made, NULL);
  else
    errand->done (errand->owner, errand->path, errand->about, NULL,
                  _ ("LibreOffice could not do that. Use a CSV file instead."));
}

/* Nothing is done where LibreOffice is missing but to say so. */
static void
begin (Errand *errand, const char *filter, const char *format, const char *path)
{
  g_autofree char *program = g_find_program_in_path ("soffice");
  g_autofree char *settings = g_strdup_printf ("-env:UserInstallation=file://%s/settings", errand->folder);
  const char *arguments[] = { program, settings, "--headless", "--norestore", "--convert-to", format, "--outdir",
                              errand->folder, filter != NULL ? filter : path, filter != NULL ? path : NULL, NULL };

  if (program != NULL)
    errand->process = g_subprocess_newv (
        arguments, G_SUBPROCESS_FLAGS_STDOUT_SILENCE | G_SUBPROCESS_FLAGS_STDERR_SILENCE, NULL);
  if (errand->process == NULL)
    {
      errand->done (errand->owner, errand->path, errand->about, NULL,
                    _ ("Spreadsheet files need LibreOffice, which is not installed here. Use a CSV file instead."));
      errand_free (errand);
      return;
    }
  errand->timer = g_timeout_add_seconds (PATIENCE, on_hangs, errand);
  g_subprocess_wait_check_async (errand->process, NULL, on_over, errand);
}

/* Returns: (nullable): an errand with a folder of its own; without one @done was called */
static Errand *
errand_new (gpointer owner, const char *path, const char *about, ForconSpreadsheetDone done)
{
  g_autoptr (GError) error = NULL;
  char *folder = g_dir_make_tmp ("forcon-table-XXXXXX", &error);
  Errand *errand;

  if (folder == NULL)
    {
      done (owner, path, about, NULL, error->message);
      return NULL;
    }
  errand = g_new0 (Errand, 1);
  errand->owner = g_object_ref (owner);
  errand->done = done;
  errand->path = g_strdup (path);
  errand->about = g_strdup (about);
  errand->folder = folder;
  return errand;
}

void
forcon_spreadsheet_to_csv (gpointer owner, const char *path, const char *about, ForconSpreadsheetDone done)
{
  Errand *errand = errand_new (owner, path, about, done);
  g_autofree char *name = g_path_get_basename (path);
  g_autofree char *full = g_canonicalize_filename (path, NULL);
  char *dot = strrchr (name, '.');

  if (errand == NULL)
    return;
  if (dot != NULL)
    *dot = '\0';
  errand->made = g_strdup_printf ("%s/%s.csv", errand->folder, name);
  begin (errand, NULL, AS_CSV, full);
}

void
forcon_spreadsheet_from_csv (gpointer owner, const char *csv, const char *path, ForconSpreadsheetDone done)
{
  Errand *errand = errand_new (owner, path, NULL, done);
  const char *suffix = suffix_of (path);
  g_autofree char *table = NULL;
  g_autoptr (GError) error = NULL;

  g_return_if_fail (suffix != NULL);
  if (errand == NULL)
    return;
  table = g_strdup_printf ("%s/ships.csv", errand->folder);
  errand->made = g_strdup_printf ("%s/ships%s", errand->folder, suffix);
  if (!g_file_set_contents (table, csv, -1, &error))
    {
      done (owner, path, NULL, NULL, error->message);
      errand_free (errand);
      return;
    }
  begin (errand, FROM_CSV, suffix + 1, table);
}
