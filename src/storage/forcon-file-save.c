/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "forcon-file-save.h"

#include "forcon-file-error.h"
#include "forcon-store.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/*
 * Renaming a file over a device or a pipe would take that away: the superuser would lose /dev/null. And a campaign is
 * an evening's work that no slip of a name may end.
 *
 * Returns: (nullable): why @path is not replaced
 */
static const char *
reason_to_keep (const char *path)
{
  if (!g_file_test (path, G_FILE_TEST_EXISTS) || g_file_test (path, G_FILE_TEST_IS_DIR))
    return NULL;
  if (!g_file_test (path, G_FILE_TEST_IS_REGULAR))
    return _ ("it is not a plain file");
  return forcon_store_is_campaign (path) ? _ ("it is a running campaign") : NULL;
}

/**
 * forcon_file_may_replace:
 * @path: where a file is about to be written
 * @error: #ForconFileError
 *
 * Returns: whether what is there, if anything, may be taken away: a plain file that is no running campaign
 */
gboolean
forcon_file_may_replace (const char *path, GError **error)
{
  const char *keep = reason_to_keep (path);
  g_autofree char *what = NULL;

  if (keep == NULL)
    return TRUE;
  what = g_strdup_printf (_ ("cannot be written: %s"), keep);
  forcon_file_error_set (error, FORCON_FILE_ERROR_UNWRITABLE, path, 0, what, _ ("a place that can be written to"));
  return FALSE;
}

/**
 * forcon_file_save:
 * @path: the file
 * @text: what shall be in it
 * @error: #ForconFileError
 *
 * Either all of it is on the disk, or the file is as it was. Only a plain file is replaced, and no running campaign.
 *
 * Returns: whether it was written
 */
gboolean
forcon_file_save (const char *path, const char *text, GError **error)
{
  g_autoptr (GError) trouble = NULL;
  g_autofree char *reason = NULL;
  g_autofree char *what = NULL;

  if (!forcon_file_may_replace (path, error))
    return FALSE;
  if (g_file_set_contents_full (path, text, (gssize)strlen (text),
                                G_FILE_SET_CONTENTS_CONSISTENT | G_FILE_SET_CONTENTS_DURABLE, 0666, &trouble))
    return TRUE;

  /* GLib names a temporary file of its own; the reason stands behind it. */
  const char *colon = g_strrstr (trouble->message, ": ");

  reason = forcon_file_error_quote (colon == NULL ? trouble->message : colon + 2, FORCON_FILE_ERROR_MAX);
  what = g_strdup_printf (_ ("cannot be written: %s"), reason);
  forcon_file_error_set (error, FORCON_FILE_ERROR_UNWRITABLE, path, 0, what, _ ("a place that can be written to"));
  return FALSE;
}
