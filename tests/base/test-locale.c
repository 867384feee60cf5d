/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Which language is spoken under which locale. */
#include <libintl.h>
#include <locale.h>

#include "base/locale.h"

#define ENGLISH "Cancel this order"
#define RUSSIAN "Отменить этот приказ"

/* What the program says once everything is as the user has it. */
static void
begin (const char *locale, const char *language)
{
  g_setenv ("LC_ALL", locale, TRUE);
  g_setenv ("LANGUAGE", language, TRUE);
  forcon_locale_begin (g_getenv ("FORCON_LOCALE_DIR"));
}

static void
choose (const char *language)
{
  g_setenv ("LANGUAGE", language, TRUE);
  textdomain (textdomain (NULL));
}

static void
test_variable (void)
{
  begin ("C.UTF-8", "ru");
  g_assert_cmpstr (gettext (ENGLISH), ==, RUSSIAN);
  begin ("C.UTF-8", "en");
  g_assert_cmpstr (gettext (ENGLISH), ==, ENGLISH);
}

static void
test_plain (void)
{
  begin ("C", "ru");
  g_assert_true (forcon_locale_is_plain ());
  g_assert_cmpstr (gettext (ENGLISH), ==, ENGLISH);
}

static void
test_choice (void)
{
  static const char *const locales[] = { "C", "POSIX", "C.UTF-8", "nowhere" };

  for (guint i = 0; i < G_N_ELEMENTS (locales); i++)
    {
      begin (locales[i], "");
      g_assert_true (forcon_locale_let_choose ());
      choose ("ru");
      g_assert_cmpstr (gettext (ENGLISH), ==, RUSSIAN);
      choose ("en");
      g_assert_cmpstr (gettext (ENGLISH), ==, ENGLISH);
    }
}

static void
test_rest (void)
{
  g_setenv ("LOCPATH", "/somewhere", TRUE);
  begin ("C", "");
  g_assert_true (forcon_locale_let_choose ());
  g_assert_cmpstr (setlocale (LC_NUMERIC, NULL), ==, "C");
  g_assert_cmpstr (g_getenv ("LOCPATH"), ==, "/somewhere");
  g_unsetenv ("LOCPATH");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/base/locale/LANGUAGE counts in C.UTF-8, whichever C library", test_variable);
  g_test_add_func ("/base/locale/nothing is translated for who asks for the plain C locale", test_plain);
  g_test_add_func ("/base/locale/a language can be chosen under every locale", test_choice);
  g_test_add_func ("/base/locale/choosing changes nothing else of the locale", test_rest);
  return g_test_run ();
}
