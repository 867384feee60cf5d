/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "app/papers/book.h"

G_BEGIN_DECLS

/**
 * ForconPrintDone:
 * @owner: for whom
 * @result: whether it was printed or called off
 * @error: (nullable): why it could not be printed
 */
typedef void (*ForconPrintDone) (gpointer owner, GtkPrintOperationResult result, const GError *error);

/**
 * ForconPrint:
 * @owner: for whom; its window is the parent of what comes up
 * @book: what is printed
 * @action: whether the dialog of printers comes first, or only a preview; or whether it goes into @file
 * @file: (nullable): a PDF, for GTK_PRINT_OPERATION_ACTION_EXPORT
 * @done: (nullable): takes the result
 */
typedef struct {
  GtkWidget *owner;
  ForconBook *book;
  GtkPrintOperationAction action;
  const char *file;
  ForconPrintDone done;
} ForconPrint;

/**
 * forcon_print:
 * @print: what is printed, and how
 *
 * Prints. The user's page setup and printer are those of last time (print-setup.h).
 */
void forcon_print (const ForconPrint *print);

G_END_DECLS
