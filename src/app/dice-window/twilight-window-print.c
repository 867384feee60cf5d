/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The report of a clash goes to a printer. */
#include "app/dice-window/twilight-window-private.h"

#include <glib/gi18n-lib.h>

#include "app/papers/book.h"
#include "app/widgets/dialogs.h"
#include "app/papers/print-setup.h"
#include "app/papers/print.h"
#include "app/widgets/toast.h"
#include "report/dice/twilight-report.h"

static void
on_printed (gpointer owner, GtkPrintOperationResult result, const GError *error)
{
  if (error != NULL)
    forcon_show_error (GTK_WINDOW (owner), _ ("Nothing was printed"), error->message);
  else if (result == GTK_PRINT_OPERATION_RESULT_APPLY)
    forcon_toast_say (GTK_WIDGET (FORCON_TWILIGHT_WINDOW (owner)->toasts),
                      _ ("The report is on its way to the printer"));
}

void
forcon_twilight_window_print (ForconTwilightWindow *self, GtkPrintOperationAction action, const char *file)
{
  g_autofree char *title = forcon_twilight_game_title (self->game);
  const ForconTwilightReport report = { forcon_twilight_game_journal (self->game), title };
  const ForconPaperForm form = { forcon_print_setup_paper (), forcon_style_get (FORCON_STYLE_PRINT) };
  g_autoptr (ForconBook) book = NULL;

  g_return_if_fail (FORCON_IS_TWILIGHT_WINDOW (self));
  if (report.journal == NULL)
    return;
  book = forcon_book_new (forcon_twilight_report_folio (&report, &form));
  const ForconPrint print = { GTK_WIDGET (self), book, action, file, on_printed };

  forcon_print (&print);
}
