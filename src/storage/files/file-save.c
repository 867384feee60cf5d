/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "storage/files/file-save.h"

#include <errno.h>
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <string.h>
#include <unistd.h>

#include "storage/files/file-error.h"
#include "base/place.h"
#include "storage/files/store-probe.h"

static gboolean
fail (const char *path, const char *trouble, GError **error)
{
  g_autofree char *reason = forcon_file_error_quote (trouble, FORCON_FILE_ERROR_MAX);
  g_autofree char *what = g_strdup_printf (_ ("cannot be written: %s"), reason);

  forcon_file_error_set (error, FORCON_FILE_ERROR_UNWRITABLE, path, 0, what, _ ("a place that can be written to"));
  return FALSE;
}

/* A campaign is an evening's work that no slip of a name may end. Returns: (transfer full) (nullable): the place */
static char *
place_to_write (const char *path, GError **error)
{
  const char *trouble = NULL;
  g_autofree char *place = forcon_place_to_write (path, &trouble);
  g_autofree char *folder = place == NULL ? NULL : g_path_get_dirname (place);

  /* The file is made beside the place first. */
  if (place != NULL && g_file_test (place, G_FILE_TEST_IS_DIR))
    trouble = g_strerror (EISDIR);
  else if (place != NULL && g_access (folder, W_OK) != 0)
    trouble = g_strerror (errno);
  else if (place != NULL && forcon_store_is_campaign (place))
    trouble = _ ("it is a running campaign");
  if (trouble != NULL)
    fail (path, trouble, error);
  return trouble == NULL ? g_steal_pointer (&place) : NULL;
}

gboolean
forcon_file_may_replace (const char *path, GError **error)
{
  g_autofree char *place = place_to_write (path, error);

  return place != NULL;
}

static gboolean
save (const char *path, const char *text, gint mode, GError **error)
{
  g_autofree char *place = place_to_write (path, error);
  g_autoptr (GError) trouble = NULL;
  const char *colon;

  if (place == NULL)
    return FALSE;
  if (g_file_set_contents_full (place, text, (gssize) strlen (text),
                                G_FILE_SET_CONTENTS_CONSISTENT | G_FILE_SET_CONTENTS_DURABLE, mode, &trouble))
    return TRUE;
  /* GLib names a temporary file of its own; the reason stands behind it. */
  colon = g_strrstr (trouble->message, ": ");
  return fail (path, colon == NULL ? trouble->message : colon + 2, error);
}

gboolean
forcon_file_save (const char *path, const char *text, GError **error)
{
  return save (path, text, 0666, error);
}

gboolean
forcon_file_save_secret (const char *path, const char *text, GError **error)
{
  /* Later versions of GLib keep the mode of the file that they replace. */
  if (forcon_file_may_replace (path, NULL))
    g_chmod (path, 0600);
  return save (path, text, 0600, error);
}
