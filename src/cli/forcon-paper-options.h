/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "forcon-folio.h"
#include "forcon-subcommands.h"

G_BEGIN_DECLS

/* What the subcommands that print share. */
#define FORCON_PAPER_ENTRY(paper)                                                                                      \
  { "paper", 0, 0, G_OPTION_ARG_STRING, &(paper), N_ ("a4, letter or a3; a4 if not said"), N_ ("PAPER") }

#define FORCON_PAPER_OUTPUT_ENTRY(output)                                                                              \
  { "output", 'o', 0, G_OPTION_ARG_FILENAME, &(output), N_ ("the pages: .pdf, or .svg or .png with a file for each"),   \
    N_ ("OUT") }

gboolean forcon_paper_form (const char *name, const char *text, ForconPaperForm *form);
ForconExit forcon_paper_save (const char *name, const ForconFolio *folio, const char *path);
ForconExit forcon_paper_make_folder (const char *name, const char *folder);
char *forcon_paper_path_in (const char *folder, const char *word, const char *suffix);

G_END_DECLS
