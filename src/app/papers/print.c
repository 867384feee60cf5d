/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Papers go to a printer as they are: each page on its own paper, drawn from corner to corner. */
#include "app/papers/print.h"

#include "app/papers/print-preview.h"
#include "app/papers/print-setup.h"

#include <math.h>

/* Lengths nearer than this are the same, mm. */
#define SAME 0.5

/* What a print is about, as long as it lasts. */
typedef struct {
  ForconBook *book;
  /* Those of its pages that are printed, by number: (element-type guint) */
  GArray *pages;
  GtkWidget *owner;
  /* Before which the toolkit shows what goes on; it does not mind itself when that is closed. (nullable) */
  GtkWindow *window;
  ForconPrintDone done;
} Job;

static void
job_free (gpointer data, GClosure *closure)
{
  Job *job = data;

  forcon_book_unref (job->book);
  g_array_unref (job->pages);
  g_clear_weak_pointer (&job->owner);
  g_clear_object (&job->window);
  g_free (job);
}

/* What is there to be turned over is left out where only one side of the paper is printed. */
static void
on_begin (GtkPrintOperation *operation, GtkPrintContext *context, const Job *job)
{
  GtkPrintDuplex duplex = gtk_print_settings_get_duplex (gtk_print_operation_get_print_settings (operation));

  g_array_set_size (job->pages, 0);
  for (guint page = 0; page < forcon_folio_length (job->book->folio); page++)
    if (duplex != GTK_PRINT_DUPLEX_SIMPLEX || !forcon_folio_is_blank (job->book->folio, page))
      g_array_append_val (job->pages, page);
  gtk_print_operation_set_n_pages (operation, (gint) job->pages->len);
}

/* Returns: (transfer full): a paper of this size, mm */
static GtkPaperSize *
paper_of (ForconPaperSize upright)
{
  for (guint i = 0; i < FORCON_N_PAPERS; i++)
    {
      ForconPaperSize ours = forcon_paper_size ((ForconPaper) i, FALSE);

      if (fabs (ours.width - upright.width) < SAME && fabs (ours.height - upright.height) < SAME)
        return forcon_print_paper_size ((ForconPaper) i);
    }
  return gtk_paper_size_new_custom ("forcon", "Forcon", upright.width, upright.height, GTK_UNIT_MM);
}

/* Each page says itself on what it goes, and how that lies. */
static void
on_request_page_setup (GtkPrintOperation *operation, GtkPrintContext *context, int page, GtkPageSetup *setup,
                       const Job *job)
{
  ForconPaperSize size = forcon_folio_size (job->book->folio, g_array_index (job->pages, guint, page));
  gboolean lies = size.width > size.height;
  GtkPaperSize *paper = paper_of (!lies ? size : (ForconPaperSize){ size.height, size.width });

  gtk_page_setup_set_paper_size (setup, paper);
  gtk_page_setup_set_orientation (setup, lies ? GTK_PAGE_ORIENTATION_LANDSCAPE : GTK_PAGE_ORIENTATION_PORTRAIT);
  gtk_paper_size_free (paper);
}

static void
on_draw_page (GtkPrintOperation *operation, GtkPrintContext *context, int page, const Job *job)
{
  forcon_folio_draw (job->book->folio, g_array_index (job->pages, guint, page),
                     gtk_print_context_get_cairo_context (context));
}

static gboolean
on_preview (GtkPrintOperation *operation, GtkPrintOperationPreview *preview, GtkPrintContext *context,
            GtkWindow *parent, const Job *job)
{
  forcon_print_preview_show (preview, context, parent, job->book);
  return TRUE;
}

static void
on_done (GtkPrintOperation *operation, GtkPrintOperationResult result, const Job *job)
{
  g_autoptr (GError) error = NULL;
  gboolean closed = job->window != NULL && !gtk_widget_get_realized (GTK_WIDGET (job->window));

  if (result == GTK_PRINT_OPERATION_RESULT_APPLY)
    forcon_print_setup_remember_settings (gtk_print_operation_get_print_settings (operation));
  else if (result == GTK_PRINT_OPERATION_RESULT_ERROR)
    gtk_print_operation_get_error (operation, &error);
  if (job->owner != NULL && !closed && job->done != NULL)
    job->done (job->owner, result, error);
}

static GtkPrintOperation *
operation_new (const ForconPrint *print)
{
  GtkPrintOperation *operation = gtk_print_operation_new ();
  g_autoptr (GtkPageSetup) page = forcon_print_setup_page ();
  g_autoptr (GtkPrintSettings) settings = forcon_print_setup_settings ();

  gtk_print_operation_set_default_page_setup (operation, page);
  gtk_print_operation_set_print_settings (operation, settings);
  gtk_print_operation_set_job_name (operation, forcon_folio_title (print->book->folio));
  gtk_print_operation_set_unit (operation, GTK_UNIT_POINTS);
  gtk_print_operation_set_use_full_page (operation, TRUE);
  gtk_print_operation_set_show_progress (operation, TRUE);
  gtk_print_operation_set_allow_async (operation, print->action != GTK_PRINT_OPERATION_ACTION_EXPORT);
  if (print->file != NULL)
    gtk_print_operation_set_export_filename (operation, print->file);
  return operation;
}

void
forcon_print (const ForconPrint *print)
{
  g_autoptr (GtkPrintOperation) operation = operation_new (print);
  GtkRoot *root = gtk_widget_get_root (print->owner);
  Job *job = g_new0 (Job, 1);

  job->book = forcon_book_ref (print->book);
  job->pages = g_array_new (FALSE, FALSE, sizeof (guint));
  job->done = print->done;
  job->window = GTK_IS_WINDOW (root) ? g_object_ref (GTK_WINDOW (root)) : NULL;
  g_set_weak_pointer (&job->owner, print->owner);
  g_signal_connect (operation, "begin-print", G_CALLBACK (on_begin), job);
  g_signal_connect (operation, "request-page-setup", G_CALLBACK (on_request_page_setup), job);
  g_signal_connect (operation, "draw-page", G_CALLBACK (on_draw_page), job);
  g_signal_connect (operation, "preview", G_CALLBACK (on_preview), job);
  g_signal_connect_data (operation, "done", G_CALLBACK (on_done), job, job_free, (GConnectFlags) 0);
  /* What went wrong is told by "done". */
  gtk_print_operation_run (operation, print->action, job->window, NULL);
}
