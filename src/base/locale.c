/* SPDX-License-Identifier: GPL-3.0-or-later */
/* For symlink(). */
#define _XOPEN_SOURCE 700

#include "base/locale.h"

#include <glib/gstdio.h>
#include <libintl.h>
#include <locale.h>
#include <string.h>
#include <unistd.h>

/* Where the C library looks for locales before all other places. */
#define LOCALES_VARIABLE "LOCPATH"

/* A name that chooses nothing by itself, as the texts of the program are English. */
#define NEUTRAL "en_US.UTF-8"

/* The locale that every system has: what it says of messages is "yes" and "no". */
static const char *const sources[] = { "/usr/lib/locale/C.utf8", "/usr/lib/locale/C.UTF-8" };

gboolean
forcon_locale_is_plain (void)
{
  const char *locale = setlocale (LC_MESSAGES, NULL);

  return g_str_equal (locale, "C") || g_str_equal (locale, "POSIX");
}

/* Whether the C library may look at LANGUAGE: older ones do so in C.UTF-8, newer ones do not. */
static gboolean
takes_languages (void)
{
  return !forcon_locale_is_plain () && !g_str_has_prefix (setlocale (LC_MESSAGES, NULL), "C.");
}

/* Has messages in the locale that stands in @folder under the neutral name. */
static void
take_locale_from (const char *folder)
{
  g_autofree char *before = g_strdup (g_getenv (LOCALES_VARIABLE));

  g_setenv (LOCALES_VARIABLE, folder, TRUE);
  setlocale (LC_MESSAGES, NEUTRAL);
  if (before != NULL)
    g_setenv (LOCALES_VARIABLE, before, TRUE);
  else
    g_unsetenv (LOCALES_VARIABLE);
}

/* Gives @source the neutral name for a moment: what is taken from it is kept by the C library. */
static void
take_by_another_name (const char *source)
{
  g_autofree char *folder = g_dir_make_tmp ("forcon-locale-XXXXXX", NULL);
  g_autofree char *name = folder == NULL ? NULL : g_build_filename (folder, NEUTRAL, NULL);

  if (folder == NULL)
    return;
  if (symlink (source, name) == 0)
    {
      take_locale_from (folder);
      g_unlink (name);
    }
  g_rmdir (folder);
}

gboolean
forcon_locale_let_choose (void)
{
  if (!takes_languages ())
    setlocale (LC_MESSAGES, NEUTRAL);
  for (guint i = 0; i < G_N_ELEMENTS (sources) && !takes_languages (); i++)
    if (g_file_test (sources[i], G_FILE_TEST_IS_DIR))
      take_by_another_name (sources[i]);
  return takes_languages ();
}

/* The folder with the translations: of the build, of the tree in which the program was installed, or the configured
 * one. */
static char *
find_folder (void)
{
  static const char *const beside[] = { "../po", "../share/locale" };
  g_autofree char *program = g_file_read_link ("/proc/self/exe", NULL);
  g_autofree char *folder = program == NULL ? NULL : g_path_get_dirname (program);

  for (guint i = 0; folder != NULL && i < G_N_ELEMENTS (beside); i++)
    {
      g_autofree char *path = g_build_filename (folder, beside[i], NULL);

      if (g_file_test (path, G_FILE_TEST_IS_DIR))
        return g_steal_pointer (&path);
    }
  return g_strdup (FORCON_LOCALE_DIR);
}

void
forcon_locale_begin (const char *folder)
{
  const char *language = g_getenv ("LANGUAGE");
  g_autofree char *found = folder == NULL ? find_folder () : NULL;

  setlocale (LC_ALL, "");
  if (language != NULL && *language != '\0' && !forcon_locale_is_plain ())
    forcon_locale_let_choose ();
  bindtextdomain (GETTEXT_PACKAGE, folder == NULL ? found : folder);
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);
}
