/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "render/paper/paper.h"

G_BEGIN_DECLS

/* How this user prints, kept in a file in the user's folder for settings. */

/* Returns: (transfer full): the page setup that was chosen last, or else what is usual in this country */
GtkPageSetup *forcon_print_setup_page (void);

void forcon_print_setup_remember_page (GtkPageSetup *page);

/* Returns: (transfer full): the printer that was used last, and how */
GtkPrintSettings *forcon_print_setup_settings (void);

void forcon_print_setup_remember_settings (GtkPrintSettings *settings);

/* The paper of the page setup. */

/**
 * forcon_print_setup_paper:
 *
 * Returns: the paper of the page setup; for one that is neither, that of A4 and Letter which is nearer in shape
 */
ForconPaper forcon_print_setup_paper (void);

/* Another paper in the page setup. */
void forcon_print_setup_choose_paper (ForconPaper paper);

/* Returns: (transfer full): a paper as GTK knows it */
GtkPaperSize *forcon_print_paper_size (ForconPaper paper);

/* Returns: (transfer full): the file */
char *forcon_print_setup_path (void);

G_END_DECLS
