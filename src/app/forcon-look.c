/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "forcon-look.h"

#include <adwaita.h>

/**
 * forcon_look_style:
 *
 * Returns: (transfer none): the style of drawing that goes with the desktop's light or dark colours
 */
const ForconStyle *
forcon_look_style (void)
{
  gboolean dark = adw_style_manager_get_dark (adw_style_manager_get_default ());

  return forcon_style_get (dark ? FORCON_STYLE_DARK : FORCON_STYLE_LIGHT);
}

/**
 * forcon_look_capitalise:
 * @text: such as a label in small letters
 *
 * Returns: (transfer full): @text with a capital at its beginning
 */
char *
forcon_look_capitalise (const char *text)
{
  char first[6];
  gint length = g_unichar_to_utf8 (g_unichar_toupper (g_utf8_get_char (text)), first);

  return *text == '\0' ? g_strdup (text) : g_strdup_printf ("%.*s%s", length, first, g_utf8_next_char (text));
}
