/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "render/paper/paper.h"

G_BEGIN_DECLS

/* How this user prints, kept in a file in the user's folder for settings. */
GtkPageSetup *forcon_print_setup_page (void);
void forcon_print_setup_remember_page (GtkPageSetup *page);
GtkPrintSettings *forcon_print_setup_settings (void);
void forcon_print_setup_remember_settings (GtkPrintSettings *settings);

/* The paper of the page setup. */
ForconPaper forcon_print_setup_paper (void);
void forcon_print_setup_choose_paper (ForconPaper paper);

GtkPaperSize *forcon_print_paper_size (ForconPaper paper);
char *forcon_print_setup_path (void);

G_END_DECLS
