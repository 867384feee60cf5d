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

static const char *const suffixes[] = { FORCON_SPREADSHEET_SUFFIXES };

static const char *
suffix_of (const char *path)
{
  const char *dot = strrchr (path, '.');

  for (gsize i = 0; dot != NULL && i < G_N_ELEMENTS (suffixes); i++)
    if (g_ascii_strcasecmp (dot + 1, suffixes[i]) == 0)
      return suffixes[i];
  return NULL;
}

gboolean
forcon_is_spreadsheet (const char *path)
{
  return suffix_of (path) != NULL;
}

/**
 * Conversion:
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
} Conversion;

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
conversion_free (Conversion *conversion)
{
  g_autoptr (GFile) folder = g_file_new_for_path (conversion->folder);

  g_clear_handle_id (&conversion->timer, g_source_remove);
  remove_tree (folder);
  g_clear_object (&conversion->process);
  g_object_unref (conversion->owner);
  g_free (conversion->path);
  g_free (conversion->about);
  g_free (conversion->folder);
  g_free (conversion->made);
  g_free (conversion);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Conversion, conversion_free)

static gboolean
on_hangs (gpointer data)
{
  Conversion *conversion = data;

  conversion->timer = 0;
  g_subprocess_force_exit (conversion->process);
  return G_SOURCE_REMOVE;
}

static void
on_over (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (Conversion) conversion = data;
  gboolean well = g_subprocess_wait_check_finish (G_SUBPROCESS (source), result, NULL);

  if (well && g_file_test (conversion->made, G_FILE_TEST_IS_REGULAR))
    conversion->done (conversion->owner, conversion->path, conversion->about, conversion->made, NULL);
  else
    conversion->done (conversion->owner, conversion->path, conversion->about, NULL,
                      _ ("LibreOffice could not do that. Use a CSV file instead."));
}

/* Nothing is done where LibreOffice is missing but to say so. */
static void
begin (Conversion *conversion, const char *filter, const char *format, const char *path)
{
  g_autofree char *program = g_find_program_in_path ("soffice");
  g_autofree char *settings = g_build_filename (conversion->folder, "settings", NULL);
  g_autofree char *address = g_filename_to_uri (settings, NULL, NULL);
  g_autofree char *option = g_strconcat ("-env:UserInstallation=", address, NULL);
  const char *arguments[] = { program, option, "--headless", "--norestore", "--convert-to", format, "--outdir",
                              conversion->folder, filter != NULL ? filter : path, filter != NULL ? path : NULL, NULL };

  if (program != NULL)
    conversion->process = g_subprocess_newv (
        arguments, G_SUBPROCESS_FLAGS_STDOUT_SILENCE | G_SUBPROCESS_FLAGS_STDERR_SILENCE, NULL);
  if (conversion->process == NULL)
    {
      conversion->done (conversion->owner, conversion->path, conversion->about, NULL,
                        _ ("Spreadsheet files need LibreOffice, which is not installed here. Use a CSV file instead."));
      conversion_free (conversion);
      return;
    }
  conversion->timer = g_timeout_add_seconds (PATIENCE, on_hangs, conversion);
  g_subprocess_wait_check_async (conversion->process, NULL, on_over, conversion);
}

/* Returns: (nullable): a conversion with a folder of its own; without one @done was called */
static Conversion *
conversion_new (gpointer owner, const char *path, const char *about, ForconSpreadsheetDone done)
{
  g_autoptr (GError) error = NULL;
  char *folder = g_dir_make_tmp ("forcon-table-XXXXXX", &error);
  Conversion *conversion;

  if (folder == NULL)
    {
      done (owner, path, about, NULL, error->message);
      return NULL;
    }
  conversion = g_new0 (Conversion, 1);
  conversion->owner = g_object_ref (owner);
  conversion->done = done;
  conversion->path = g_strdup (path);
  conversion->about = g_strdup (about);
  conversion->folder = folder;
  return conversion;
}

void
forcon_spreadsheet_to_csv (gpointer owner, const char *path, const char *about, ForconSpreadsheetDone done)
{
  Conversion *conversion = conversion_new (owner, path, about, done);
  g_autofree char *name = g_path_get_basename (path);
  g_autofree char *full = g_canonicalize_filename (path, NULL);
  char *dot = strrchr (name, '.');

  if (conversion == NULL)
    return;
  if (dot != NULL)
    *dot = '\0';
  conversion->made = g_strdup_printf ("%s/%s.csv", conversion->folder, name);
  begin (conversion, NULL, AS_CSV, full);
}

void
forcon_spreadsheet_from_csv (gpointer owner, const char *csv, const char *path, ForconSpreadsheetDone done)
{
  const char *suffix = suffix_of (path);
  Conversion *conversion;
  g_autofree char *table = NULL;
  g_autoptr (GError) error = NULL;

  g_return_if_fail (suffix != NULL);
  conversion = conversion_new (owner, path, NULL, done);
  if (conversion == NULL)
    return;
  table = g_strdup_printf ("%s/ships.csv", conversion->folder);
  conversion->made = g_strdup_printf ("%s/ships.%s", conversion->folder, suffix);
  if (!g_file_set_contents (table, csv, -1, &error))
    {
      done (owner, path, NULL, NULL, error->message);
      conversion_free (conversion);
      return;
    }
  begin (conversion, FROM_CSV, suffix, table);
}
