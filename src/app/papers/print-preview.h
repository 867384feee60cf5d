/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "app/papers/book.h"

G_BEGIN_DECLS

GtkWindow *forcon_print_preview_show (GtkPrintOperationPreview *preview, GtkPrintContext *context, GtkWindow *parent,
                                      ForconBook *book);

G_END_DECLS
