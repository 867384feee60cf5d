/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "forcon-test-language.h"

#include <libintl.h>

/* From now on this process speaks Russian, if there is a translation; whether there is. If not, the test is skipped. */
gboolean
test_speak_russian (void)
{
  g_setenv ("LANGUAGE", "ru", TRUE);
  bindtextdomain (GETTEXT_PACKAGE, g_getenv ("FORCON_LOCALE_DIR"));
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);
  if (g_strcmp0 (dgettext (GETTEXT_PACKAGE, "Done"), "Done") != 0)
    return TRUE;
  g_test_skip ("there is no Russian translation here");
  return FALSE;
}
