/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "forcon-paper-options.h"

#include "forcon-drawing.h"
#include "forcon-file-save.h"
#include "forcon-output.h"
#include "forcon-place.h"

#include <errno.h>
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>

#define FOLDER_MODE 0755

/**
 * forcon_paper_form:
 * @name: of the subcommand
 * @text: (nullable): what --paper says
 * @form: (out): on what is printed; A4 if nothing was said
 *
 * Returns: whether there is such a paper; else the error has been printed
 */
gboolean
forcon_paper_form (const char *name, const char *text, ForconPaperForm *form)
{
  *form = (ForconPaperForm){ FORCON_PAPER_A4, forcon_style_get (FORCON_STYLE_PRINT) };
  if (text == NULL || forcon_paper_from_word (text, &form->paper))
    return TRUE;
  forcon_print_error (_ ("forcon %1$s: --paper is “%2$s”, expected a4, letter or a3"), name, text);
  return FALSE;
}

/**
 * forcon_paper_save:
 * @name: of the subcommand
 * @folio: at least one page
 * @path: as of forcon_folio_to_file()
 *
 * Writes pages, and tells what came of it. Plain files are replaced, running campaigns never.
 *
 * Returns: the exit status
 */
ForconExit
forcon_paper_save (const char *name, const ForconFolio *folio, const char *path)
{
  g_autoptr (GError) error = NULL;
  gboolean done = forcon_folio_may_save (folio, path, forcon_file_may_replace, &error)
                  && forcon_folio_to_file (folio, path, &error);

  return forcon_drawing_done (name, path, done, error);
}

/* Returns: whether there is such a folder now; else the error has been printed */
ForconExit
forcon_paper_make_folder (const char *name, const char *folder)
{
  gboolean kept = forcon_place_is_kept (folder);

  if (!kept && g_mkdir_with_parents (folder, FOLDER_MODE) == 0)
    return FORCON_EXIT_DONE;
  forcon_print_error (_ ("forcon %1$s: the folder “%2$s” cannot be made: %3$s"), name, folder,
                      kept ? _ ("the name is kept for a file beside a running campaign") : g_strerror (errno));
  return FORCON_EXIT_DAMAGED;
}

/* Returns: (transfer full): the file in a folder that goes by a word, as that of an admiral */
char *
forcon_paper_path_in (const char *folder, const char *word, const char *suffix)
{
  g_autofree char *name = g_strconcat (word, suffix, NULL);

  return g_build_filename (folder, g_strdelimit (name, G_DIR_SEPARATOR_S, '-'), NULL);
}
