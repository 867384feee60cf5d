/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "report/papers/batch.h"
#include "report/papers/papers.h"
#include "cli/frame/desk.h"

G_BEGIN_DECLS

/*
 * What the subcommands share that draw pictures and print papers. Each prints the error itself, under the name of
 * the subcommand that it is given.
 */
#define FORCON_PAPER_ENTRY(paper)                                                                                      \
  { "paper", 0, 0, G_OPTION_ARG_STRING, &(paper), N_ ("a4, letter or a3; a4 if not said"), N_ ("PAPER") }

#define FORCON_PAPER_OUTPUT_ENTRY(output)                                                                              \
  {                                                                                                                    \
    "output", 'o', 0, G_OPTION_ARG_FILENAME, &(output), N_ ("the pages: .pdf, or .svg or .png with a file for each"),  \
        N_ ("OUT")                                                                                                     \
  }

/* What --style says; light where @text is %NULL. */
gboolean forcon_drawing_style (const char *name, const char *text, ForconStyleKind *style);

/* Tells that a picture was written, or why not. Returns: the exit status */
ForconExit forcon_drawing_done (const char *name, const char *path, gboolean done, const GError *error);

/* What --paper says; A4 where @text is %NULL. */
gboolean forcon_paper_form (const char *name, const char *text, ForconPaperForm *form);

/* Whether pages, or their text where the name ends in .txt, could be written there: for those who have to work long
 * before they have them. Tells why not. */
ForconExit forcon_paper_may_save (const char *name, const char *path);

/* Writes pages as forcon_folio_to_file(), but never over a running campaign, and tells nothing. */
gboolean forcon_paper_write (const ForconFolio *folio, const char *path, GError **error);

/* Writes pages as forcon_folio_to_file(), and tells what came of it: of each file, or once for all. Plain files are
 * replaced, running campaigns never. */
ForconExit forcon_paper_save (const char *name, const ForconFolio *folio, const char *path);
ForconExit forcon_paper_save_each (const char *name, const ForconFolio *folio, const char *path);

/* Writes a text; to standard output where @path is %NULL. */
ForconExit forcon_paper_save_text (const char *name, const char *text, const char *path);

/* Makes papers for admirals and looks for what must not be in them. Returns: whether all may go out; @batch is set
 * then */
ForconExit forcon_paper_make (ForconDesk *desk, const ForconPapersWish *wish, ForconBatch **batch);

/* Writes a file for each admiral, by the admiral's word, into a folder that is made. */
ForconExit forcon_paper_save_folder (ForconDesk *desk, const ForconBatch *batch, const char *folder,
                                     const char *suffix);

G_END_DECLS
