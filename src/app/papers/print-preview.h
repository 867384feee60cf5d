/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "app/papers/book.h"

G_BEGIN_DECLS

/**
 * forcon_print_preview_show:
 * @preview: what asked for it; the preview ends when the window is closed
 * @context: of the print
 * @parent: (nullable): the window before which it comes up
 * @book: what is printed
 *
 * Returns: (transfer none): the window
 */
GtkWindow *forcon_print_preview_show (GtkPrintOperationPreview *preview, GtkPrintContext *context, GtkWindow *parent,
                                      ForconBook *book);

G_END_DECLS
