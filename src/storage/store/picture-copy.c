/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "storage/store/picture-copy.h"

#include <gio/gio.h>
#include <glib/gi18n-lib.h>

#include "base/text.h"
#include "campaign/editing/entity.h"

static char *
beside (const char *file, const char *name)
{
  g_autofree char *folder = g_path_get_dirname (file);

  return g_build_filename (folder, name, NULL);
}

static gboolean
says_the_same (const char *one, const char *other)
{
  g_autoptr (GMappedFile) a = g_mapped_file_new (one, FALSE, NULL);
  g_autoptr (GMappedFile) b = g_mapped_file_new (other, FALSE, NULL);
  g_autoptr (GBytes) of_a = a == NULL ? NULL : g_mapped_file_get_bytes (a);
  g_autoptr (GBytes) of_b = b == NULL ? NULL : g_mapped_file_get_bytes (b);

  return of_a != NULL && of_b != NULL && g_bytes_equal (of_a, of_b);
}

char *
forcon_picture_hand_on (const char *name, const char *from, const char *to)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GFile) source = NULL;
  g_autoptr (GFile) target = NULL;
  g_autofree char *path = NULL;
  g_autofree char *goal = NULL;

  if (name == NULL || from == NULL || *from == '\0' || !forcon_picture_name_is_safe (name))
    return NULL;
  path = beside (from, name);
  goal = beside (to, name);
  source = g_file_new_for_path (path);
  target = g_file_new_for_path (goal);
  if (g_file_equal (source, target))
    return NULL;
  /* Translators: the name of a file. */
  if (!g_file_test (path, G_FILE_TEST_IS_REGULAR))
    return g_strdup_printf (_ ("The picture to trace, “%s”, was not found, and was not copied"), forcon_name (name));
  if (g_file_copy (source, target, G_FILE_COPY_TARGET_DEFAULT_PERMS, NULL, NULL, NULL, &error)
      || (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_EXISTS) && says_the_same (path, goal)))
    return NULL;
  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_EXISTS))
    /* Translators: the name of a file. */
    return g_strdup_printf (_ ("The picture to trace was not copied: another “%s” is there"), forcon_name (name));
  /* Translators: why. */
  return g_strdup_printf (_ ("The picture to trace was not copied: %s"), error->message);
}
