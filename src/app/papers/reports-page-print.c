/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Papers go to a printer. */
#include "app/papers/reports-page-private.h"

#include <glib/gi18n-lib.h>

#include "app/widgets/dialogs.h"
#include "app/papers/print-setup.h"
#include "app/papers/print.h"
#include "app/widgets/toast.h"

/* How the next papers that are ready go to the printer. */
typedef struct {
  GtkPrintOperationAction action;
  char *file;
} Way;

#define WAY "forcon-way"

static GtkWindow *
window_of (gpointer page)
{
  return GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (page)));
}

static void
way_free (gpointer data)
{
  Way *way = data;

  g_free (way->file);
  g_free (way);
}

static void
on_printed (gpointer owner, GtkPrintOperationResult result, const GError *error)
{
  if (error != NULL)
    forcon_show_error (window_of (owner), _ ("Nothing was printed"), error->message);
  else if (result == GTK_PRINT_OPERATION_RESULT_APPLY)
    forcon_toast_say (owner, _ ("The papers are on their way to the printer"));
}

static void
on_fetched (gpointer owner, gpointer book, const GError *error)
{
  const Way *way = g_object_get_data (owner, WAY);
  const ForconPrint print = { owner, book, way->action, way->file, on_printed };

  if (error != NULL)
    on_printed (owner, GTK_PRINT_OPERATION_RESULT_ERROR, error);
  else
    forcon_print (&print);
}

void
forcon_reports_page_print (ForconReportsPage *self, GtkPrintOperationAction action, const char *file)
{
  ForconPapersWish wish;
  Way *way;

  g_return_if_fail (FORCON_IS_REPORTS_PAGE (self));
  wish = forcon_reports_page_wish (self);
  /* The printer leaves out what it does not need. */
  wish.double_sided = TRUE;
  way = g_new0 (Way, 1);
  way->action = action;
  way->file = g_strdup (file);
  g_object_set_data_full (G_OBJECT (self), WAY, way, way_free);
  forcon_papers_fetch (GTK_WIDGET (self), self->game, &wish, on_fetched);
}

static void
print (GtkWidget *widget, const char *action, GVariant *parameter)
{
  forcon_reports_page_print (FORCON_REPORTS_PAGE (widget), GTK_PRINT_OPERATION_ACTION_PRINT_DIALOG, NULL);
}

/* What is wanted when a phase is over: everybody's paper, now. */
static void
print_all (GtkWidget *widget, const char *action, GVariant *parameter)
{
  ForconReportsPage *self = FORCON_REPORTS_PAGE (widget);
  const ForconPapersWish wish
      = { .kind = FORCON_PAPERS_PACK, .all = TRUE, .phase = forcon_reports_page_phase (self) };

  forcon_reports_page_choose (self, &wish);
  print (widget, NULL, NULL);
}

/* The page setup */

static void
on_page_setup (GtkPageSetup *page, gpointer data)
{
  g_autoptr (ForconReportsPage) self = data;

  if (page == NULL || self->game == NULL)
    return;
  forcon_print_setup_remember_page (page);
  forcon_reports_page_fill_paper (self);
}

static void
page_setup (GtkWidget *widget, const char *action, GVariant *parameter)
{
  g_autoptr (GtkPageSetup) page = forcon_print_setup_page ();
  g_autoptr (GtkPrintSettings) settings = forcon_print_setup_settings ();

  gtk_print_run_page_setup_dialog_async (window_of (widget), page, settings, on_page_setup, g_object_ref (widget));
}

void
forcon_reports_page_add_print_actions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "reports.print", NULL, print);
  gtk_widget_class_install_action (widget_class, "reports.print-all", NULL, print_all);
  gtk_widget_class_install_action (widget_class, "reports.page-setup", NULL, page_setup);
}
