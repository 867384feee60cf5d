/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "forcon-drawing.h"

#include "forcon-output.h"
#include "forcon-render.h"

#include <glib/gi18n-lib.h>

/**
 * forcon_drawing_style:
 * @name: of the subcommand
 * @text: (nullable): what was said
 * @style: (out): in which style to draw; light if nothing was said
 *
 * Returns: whether there is such a style; else the error has been printed
 */
gboolean
forcon_drawing_style (const char *name, const char *text, ForconStyleKind *style)
{
  *style = FORCON_STYLE_LIGHT;
  if (text == NULL || forcon_style_from_word (text, style))
    return TRUE;
  forcon_print_error (_ ("forcon %1$s: --style is “%2$s”, expected dark, light or print"), name, text);
  return FALSE;
}

/**
 * forcon_drawing_done:
 * @name: of the subcommand
 * @path: of the picture
 * @done: whether it was drawn
 * @error: (nullable): why not
 *
 * Tells what came of it.
 *
 * Returns: the exit status
 */
ForconExit
forcon_drawing_done (const char *name, const char *path, gboolean done, const GError *error)
{
  if (done)
    {
      forcon_print_line (_ ("Wrote %s"), path);
      return FORCON_EXIT_DONE;
    }
  forcon_print_error (_ ("forcon %1$s: %2$s"), name, error->message);
  return g_error_matches (error, FORCON_RENDER_ERROR, FORCON_RENDER_ERROR_FORMAT) ? FORCON_EXIT_USAGE
                                                                                  : FORCON_EXIT_DAMAGED;
}
