/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/orders/sheet-drafts.h"

#include <gio/gio.h>

#define SHEET "sheet"
#define CORRECTION "correction"

/* Enough of a checksum to tell files of the same name in different folders apart. */
#define CHECKSUM_LENGTH 12

struct _ForconSheetDrafts {
  char *path;
  GKeyFile *file;
  gboolean changed;
};

/*
 * "forcon-master/drafts/NAME-CHECKSUM.ini" where this user keeps what programs have in hand. A campaign that was
 * made where another was before has drafts of its own.
 */
static char *
path_for (const char *campaign, const char *identity)
{
  g_autoptr (GFile) file = g_file_new_for_path (campaign);
  g_autofree char *whole = g_file_get_path (file);
  g_autofree char *name = g_path_get_basename (campaign);
  g_autofree char *which = g_strdup_printf ("%s\n%s", whole == NULL ? campaign : whole, identity);
  g_autofree char *checksum = g_compute_checksum_for_string (G_CHECKSUM_SHA256, which, -1);
  g_autofree char *own = g_strdup_printf ("%s-%.*s.ini", name, CHECKSUM_LENGTH, checksum);

  return g_build_filename (g_get_user_state_dir (), "forcon-master", "drafts", own, NULL);
}

ForconSheetDrafts *
forcon_sheet_drafts_load (const char *campaign, const char *identity)
{
  ForconSheetDrafts *drafts = g_new0 (ForconSheetDrafts, 1);

  drafts->path = path_for (campaign, identity);
  drafts->file = g_key_file_new ();
  g_key_file_load_from_file (drafts->file, drafts->path, G_KEY_FILE_NONE, NULL);
  return drafts;
}

void
forcon_sheet_drafts_free (ForconSheetDrafts *drafts)
{
  g_free (drafts->path);
  g_key_file_unref (drafts->file);
  g_free (drafts);
}

char *
forcon_sheet_drafts_get (const ForconSheetDrafts *drafts, const char *admiral, gboolean correction)
{
  char *text = g_key_file_get_string (drafts->file, admiral, correction ? CORRECTION : SHEET, NULL);

  return text == NULL ? g_strdup ("") : text;
}

void
forcon_sheet_drafts_set (ForconSheetDrafts *drafts, const char *admiral, gboolean correction, const char *text)
{
  g_autofree char *before = forcon_sheet_drafts_get (drafts, admiral, correction);

  if (g_str_equal (before, text))
    return;
  drafts->changed = TRUE;
  if (*text == '\0')
    g_key_file_remove_key (drafts->file, admiral, correction ? CORRECTION : SHEET, NULL);
  else
    g_key_file_set_string (drafts->file, admiral, correction ? CORRECTION : SHEET, text);
}

gboolean
forcon_sheet_drafts_save (ForconSheetDrafts *drafts, GError **error)
{
  g_autofree char *folder = g_path_get_dirname (drafts->path);
  g_autofree char *text = NULL;
  gsize length;

  if (!drafts->changed)
    return TRUE;
  text = g_key_file_to_data (drafts->file, &length, NULL);
  g_mkdir_with_parents (folder, 0700);
  if (!g_file_set_contents_full (drafts->path, text, (gssize) length,
                                 G_FILE_SET_CONTENTS_CONSISTENT | G_FILE_SET_CONTENTS_DURABLE, 0600, error))
    return FALSE;
  drafts->changed = FALSE;
  return TRUE;
}
