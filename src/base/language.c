/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "base/language.h"

#include "base/catalogue.h"

/**
 * Language:
 * @catalogue: (nullable): what texts are in it; %NULL of that in which they are written
 * @opened: whether the catalogue has been looked for
 */
typedef struct {
  const char *word;
  gboolean written;
  ForconCatalogue *catalogue;
  gsize opened;
} Language;

static Language languages[] = { { .word = "en", .written = TRUE }, { .word = "ru" } };

/* Of each thread: its language, or %NULL for the program's. */
static GPrivate current;

/* A catalogue stays open until the program ends: any thread may hold texts of it. */
static const Language *
find (const char *word)
{
  for (guint i = 0; word != NULL && i < G_N_ELEMENTS (languages); i++)
    {
      Language *language = &languages[i];

      if (!g_str_equal (language->word, word))
        continue;
      if (g_once_init_enter (&language->opened))
        {
          language->catalogue = language->written ? NULL : forcon_catalogue_open (word);
          g_once_init_leave (&language->opened, 1);
        }
      return language;
    }
  return NULL;
}

ForconLanguageScope
forcon_language_enter (const char *language)
{
  ForconLanguageScope scope = { g_private_get (&current) };

  g_private_set (&current, (gpointer) find (language));
  return scope;
}

void
forcon_language_leave (ForconLanguageScope *scope)
{
  g_private_set (&current, (gpointer) scope->before);
}

const char *
forcon_language_of_thread (void)
{
  const Language *language = g_private_get (&current);

  return language == NULL ? NULL : language->word;
}

/* Those of GLib, which know the program's language only. */
#undef g_dgettext
#undef g_dpgettext2
#undef g_dngettext

const char *
forcon_translate (const char *text)
{
  const Language *language = g_private_get (&current);

  return language == NULL ? g_dgettext (GETTEXT_PACKAGE, text)
                          : forcon_catalogue_find (language->catalogue, NULL, text);
}

const char *
forcon_translate_in (const char *context, const char *text)
{
  const Language *language = g_private_get (&current);

  return language == NULL ? g_dpgettext2 (GETTEXT_PACKAGE, context, text)
                          : forcon_catalogue_find (language->catalogue, context, text);
}

const char *
forcon_translate_plural (const char *one, const char *many, gulong n)
{
  const Language *language = g_private_get (&current);

  return language == NULL ? g_dngettext (GETTEXT_PACKAGE, one, many, n)
                          : forcon_catalogue_find_plural (language->catalogue, one, many, n);
}
