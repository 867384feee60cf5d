/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The view of papers, and what goes to a printer. */
#include "app-support.h"

#include <glib/gstdio.h>
#include <math.h>

#include "render/paper/folio-document.h"
#include "app/papers/folio-pane.h"
#include "app/papers/print-setup.h"
#include "app/papers/print.h"
#include "paper-check.h"

/* Lines of a document that takes some pages. */
#define LINES 300

/* Two papers are the same to this, mm. */
#define SAME 0.5

static ForconFolio *
long_folio (void)
{
  ForconFolio *folio = forcon_folio_new ("Long", forcon_style_get (FORCON_STYLE_PRINT));
  ForconDocument *document = forcon_document_new ();
  const ForconPageForm form = { .paper = FORCON_PAPER_A4, .columns = 1 };

  for (guint i = 1; i <= LINES; i++)
    {
      g_autofree char *line = g_strdup_printf ("Line %u: Форталия", i);

      forcon_document_line (document, 0, line);
    }
  forcon_folio_add_document (folio, document, &form);
  g_assert_cmpuint (forcon_folio_length (folio), >, 3);
  return folio;
}

/* A page of each kind that goes to a printer. */
static ForconFolio *
mixed_folio (void)
{
  static const struct {
    ForconPaper paper;
    gboolean landscape;
  } pages[] = { { FORCON_PAPER_A4, FALSE }, { FORCON_PAPER_A3, TRUE }, { FORCON_PAPER_LETTER, FALSE }, { FORCON_PAPER_A4, TRUE } };
  ForconFolio *folio = forcon_folio_new ("Mixed", forcon_style_get (FORCON_STYLE_PRINT));

  for (guint i = 0; i < G_N_ELEMENTS (pages); i++)
    {
      ForconDocument *document = forcon_document_new ();
      const ForconPageForm form = { .paper = pages[i].paper, .landscape = pages[i].landscape, .columns = 1 };

      forcon_document_line (document, 0, "A page");
      forcon_folio_add_document (folio, document, &form);
    }
  return folio;
}

/* A window with papers in it. */
static GtkWindow *
window_with (ForconFolio *folio, ForconFolioPane **pane)
{
  GtkWindow *window = GTK_WINDOW (gtk_window_new ());
  g_autoptr (ForconBook) book = forcon_book_new (folio);

  *pane = g_object_new (FORCON_TYPE_FOLIO_PANE, NULL);
  forcon_folio_pane_set_book (*pane, book);
  gtk_window_set_child (window, GTK_WIDGET (*pane));
  gtk_window_set_default_size (window, 700, 600);
  gtk_window_present (window);
  app_settle ();
  for (guint i = 0; i < 200 && !forcon_folio_view_is_painted (forcon_folio_pane_view (*pane)); i++)
    app_pump (10);
  g_assert_true (forcon_folio_view_is_painted (forcon_folio_pane_view (*pane)));
  return window;
}

static guint
n_shown (GtkWidget *view)
{
  guint n = 0;

  for (GtkWidget *page = gtk_widget_get_first_child (view); page != NULL; page = gtk_widget_get_next_sibling (page))
    n += gtk_widget_get_mapped (page) ? 1 : 0;
  return n;
}

/* The view */

static void
test_turns_by_keys (void)
{
  ForconFolioPane *pane;
  GtkWindow *window = window_with (long_folio (), &pane);
  ForconFolioView *view = forcon_folio_pane_view (pane);
  guint last = forcon_folio_length (forcon_folio_view_book (view)->folio) - 1;
  g_autofree char *second = g_strdup_printf ("Page 2 of %u", last + 1);

  g_assert_cmpuint (forcon_folio_view_page (view), ==, 0);
  app_key (view, GDK_KEY_Page_Down, GDK_CONTROL_MASK);
  g_assert_cmpuint (forcon_folio_view_page (view), ==, 1);
  g_assert_nonnull (app_find_shown (window, GTK_TYPE_LABEL, second));
  app_key (view, GDK_KEY_Page_Up, GDK_CONTROL_MASK);
  g_assert_cmpuint (forcon_folio_view_page (view), ==, 0);
  app_key (view, GDK_KEY_End, 0);
  g_assert_cmpuint (forcon_folio_view_page (view), ==, last);
  app_key (view, GDK_KEY_Home, 0);
  g_assert_cmpuint (forcon_folio_view_page (view), ==, 0);
  /* By screens every page is passed. */
  for (guint i = 0; i < 4 * last && forcon_folio_view_page (view) < last; i++)
    {
      guint before = forcon_folio_view_page (view);

      app_key (view, GDK_KEY_Page_Down, 0);
      g_assert_cmpuint (forcon_folio_view_page (view), <=, before + 1);
    }
  g_assert_cmpuint (forcon_folio_view_page (view), ==, last);
  gtk_window_destroy (window);
}

static void
test_sizes_by_keys (void)
{
  ForconFolioPane *pane;
  GtkWindow *window = window_with (long_folio (), &pane);
  ForconFolioView *view = forcon_folio_pane_view (pane);
  gint wide = forcon_folio_view_percent (view);

  app_key (view, GDK_KEY_0, GDK_CONTROL_MASK);
  g_assert_cmpint (forcon_folio_view_percent (view), <, wide);
  g_assert_cmpint (forcon_folio_view_fit (view), ==, FORCON_FOLIO_FIT_PAGE);
  app_key (view, GDK_KEY_Page_Down, GDK_CONTROL_MASK);
  app_key (view, GDK_KEY_plus, GDK_CONTROL_MASK);
  app_key (view, GDK_KEY_plus, GDK_CONTROL_MASK);
  g_assert_cmpint (forcon_folio_view_fit (view), ==, FORCON_FOLIO_FIT_NONE);
  /* What one looked at stays in front. */
  g_assert_cmpuint (forcon_folio_view_page (view), ==, 1);
  app_key (view, GDK_KEY_2, GDK_CONTROL_MASK);
  g_assert_cmpint (forcon_folio_view_percent (view), ==, wide);
  g_assert_cmpuint (forcon_folio_view_page (view), ==, 1);
  gtk_window_destroy (window);
}

static void
test_draws_what_is_seen (void)
{
  ForconFolioPane *pane;
  GtkWindow *window = window_with (long_folio (), &pane);
  ForconFolioView *view = forcon_folio_pane_view (pane);
  guint total = forcon_folio_length (forcon_folio_view_book (view)->folio);

  g_assert_cmpuint (n_shown (GTK_WIDGET (view)), <, total);
  g_assert_cmpuint (n_shown (GTK_WIDGET (view)), >, 0);
  forcon_folio_pane_set_book (pane, NULL);
  app_settle ();
  g_assert_null (gtk_widget_get_first_child (GTK_WIDGET (view)));
  gtk_window_destroy (window);
}

static void
test_click_has_the_keys_turn (void)
{
  ForconFolioPane *pane;
  GtkWindow *window = window_with (long_folio (), &pane);
  GtkWidget *view = GTK_WIDGET (forcon_folio_pane_view (pane));

  gtk_window_set_focus (window, NULL);
  g_signal_emit_by_name (app_controller (view, GTK_TYPE_GESTURE_DRAG), "drag-begin", 30.0, 30.0);
  g_assert_true (gtk_window_get_focus (window) == view);
  gtk_window_destroy (window);
}

static void
test_turns_before_it_is_laid_out (void)
{
  ForconFolioPane *pane;
  GtkWindow *window = window_with (long_folio (), &pane);
  g_autoptr (ForconBook) next = forcon_book_new (long_folio ());

  forcon_folio_pane_set_book (pane, next);
  gtk_widget_activate_action (GTK_WIDGET (pane), "folio.last", NULL);
  app_settle ();
  g_assert_cmpuint (forcon_folio_view_page (forcon_folio_pane_view (pane)), ==, forcon_folio_length (next->folio) - 1);
  gtk_window_destroy (window);
}

/* Printing */

static GtkPrintOperationResult printed;
static guint times;

static void
on_printed (gpointer owner, GtkPrintOperationResult result, const GError *error)
{
  g_assert_no_error (error);
  printed = result;
  times++;
}

/* Prints into a PDF. Returns: (transfer full): its name */
static char *
export (ForconFolio *folio, const char *name)
{
  char *path = app_output (name);
  g_autoptr (ForconBook) book = forcon_book_new (folio);
  GtkWidget *owner = g_object_ref_sink (gtk_label_new (""));
  const ForconPrint print = { owner, book, GTK_PRINT_OPERATION_ACTION_EXPORT, path, on_printed };

  g_remove (path);
  times = 0;
  forcon_print (&print);
  for (guint i = 0; i < 500 && times == 0; i++)
    app_pump (10);
  g_assert_cmpuint (times, ==, 1);
  g_assert_cmpint (printed, ==, GTK_PRINT_OPERATION_RESULT_APPLY);
  g_object_unref (owner);
  return path;
}

/* What poppler makes of a page of a file. */
static char *
picture_of (const char *path)
{
  g_autofree char *picture = g_strconcat (path, ".page", NULL);
  const char *const arguments[] = { "pdftoppm", "-r", "50", "-gray", "-singlefile", path, picture, NULL };
  g_autofree char *file = g_strconcat (picture, ".pgm", NULL);
  g_autofree char *data = NULL;
  gsize length;

  g_assert_true (g_spawn_sync (NULL, (char **) arguments, NULL, G_SPAWN_SEARCH_PATH, NULL, NULL, NULL, NULL, NULL, NULL));
  g_assert_true (g_file_get_contents (file, &data, &length, NULL));
  return g_compute_checksum_for_data (G_CHECKSUM_SHA256, (const guchar *) data, length);
}

static void
test_prints_what_a_file_holds (void)
{
  g_autofree char *printed_path = export (long_folio (), "printed.pdf");
  g_autofree char *saved_path = app_output ("saved.pdf");
  g_autoptr (ForconFolio) folio = long_folio ();
  g_autofree char *printed_text = paper_said_of ("pdftotext", printed_path, "-");
  g_autofree char *saved_text = NULL;
  g_autofree char *printed_picture = NULL;
  g_autofree char *saved_picture = NULL;

  if (printed_text == NULL)
    return;
  g_assert_true (forcon_folio_to_file (folio, saved_path, NULL));
  saved_text = paper_said_of ("pdftotext", saved_path, "-");
  g_assert_cmpstr (printed_text, ==, saved_text);
  g_assert_nonnull (strstr (printed_text, "Line 300: Форталия"));
  printed_picture = picture_of (printed_path);
  saved_picture = picture_of (saved_path);
  g_assert_cmpstr (printed_picture, ==, saved_picture);
}

static void
assert_size (const char *path, guint page, double width, double height)
{
  g_autofree char *number = g_strdup_printf ("%u", page);
  const char *const arguments[] = { "pdfinfo", "-f", number, "-l", number, path, NULL };
  g_autofree char *said = NULL;
  g_autofree char *title = g_strdup_printf ("Page %4u size:", page);
  const char *line;
  double wide, high;

  g_assert_true (g_spawn_sync (NULL, (char **) arguments, NULL, G_SPAWN_SEARCH_PATH, NULL, NULL, &said, NULL, NULL, NULL));
  line = strstr (said, title);
  g_assert_nonnull (line);
  g_assert_cmpint (sscanf (line + strlen (title), "%lf x %lf", &wide, &high), ==, 2);
  g_assert_cmpfloat (fabs (wide * FORCON_MM_OF_POINT - width), <, SAME);
  g_assert_cmpfloat (fabs (high * FORCON_MM_OF_POINT - height), <, SAME);
}

static void
test_each_page_on_its_paper (void)
{
  g_autofree char *path = export (mixed_folio (), "mixed.pdf");
  g_autofree char *said = paper_said_of ("pdfinfo", path, NULL);

  if (said == NULL)
    return;
  g_assert_nonnull (strstr (said, "Pages:           4"));
  assert_size (path, 1, 210, 297);
  assert_size (path, 2, 420, 297);
  assert_size (path, 3, 215.9, 279.4);
  assert_size (path, 4, 297, 210);
}

static void
forget (void)
{
  g_autofree char *path = forcon_print_setup_path ();

  g_remove (path);
}

/* Two pages with one between them that is only turned over. */
static ForconFolio *
turned_folio (void)
{
  ForconFolio *folio = mixed_folio ();
  const ForconLeaf blank = { .size = forcon_paper_size (FORCON_PAPER_A4, FALSE) };

  forcon_folio_add (folio, &blank);
  return folio;
}

static void
assert_pages (const char *name, const char *pages)
{
  g_autofree char *path = export (turned_folio (), name);
  g_autofree char *said = paper_said_of ("pdfinfo", path, NULL);

  if (said != NULL)
    g_assert_nonnull (strstr (said, pages));
}

static void
test_blank_backs (void)
{
  g_autoptr (GtkPrintSettings) settings = gtk_print_settings_new ();

  forget ();
  assert_pages ("one-side.pdf", "Pages:           4");
  gtk_print_settings_set_duplex (settings, GTK_PRINT_DUPLEX_HORIZONTAL);
  forcon_print_setup_remember_settings (settings);
  assert_pages ("both-sides.pdf", "Pages:           5");
  forget ();
}

static GtkWindow *
find_preview (void)
{
  g_autoptr (GPtrArray) windows = app_windows (GTK_TYPE_WINDOW);

  for (guint i = 0; i < windows->len; i++)
    if (g_strcmp0 (gtk_window_get_title (windows->pdata[i]), "Preview: Long") == 0)
      return windows->pdata[i];
  return NULL;
}

static void
test_preview_is_ours (void)
{
  g_autoptr (ForconBook) book = forcon_book_new (long_folio ());
  GtkWidget *owner = g_object_ref_sink (gtk_label_new (""));
  const ForconPrint print = { owner, book, GTK_PRINT_OPERATION_ACTION_PREVIEW, NULL, on_printed };
  GtkWidget *view;

  times = 0;
  forcon_print (&print);
  for (guint i = 0; i < 200 && find_preview () == NULL; i++)
    app_pump (10);
  g_assert_nonnull (find_preview ());
  app_settle ();
  view = app_find (find_preview (), FORCON_TYPE_FOLIO_VIEW, NULL);
  g_assert_true (forcon_folio_view_book (FORCON_FOLIO_VIEW (view)) == book);
  app_key (view, GDK_KEY_Escape, 0);
  for (guint i = 0; i < 200 && times == 0; i++)
    app_pump (10);
  g_assert_cmpuint (times, ==, 1);
  g_assert_null (find_preview ());
  g_object_unref (owner);
}

static GtkDialog *
find_print_dialog (void)
{
  for (guint i = 0; i < 200; i++)
    {
      GType type = g_type_from_name ("GtkPrintUnixDialog");
      GtkDialog *dialog = type == G_TYPE_INVALID ? NULL : app_find_window (type);

      if (dialog != NULL)
        return dialog;
      app_pump (10);
    }
  g_assert_not_reached ();
}

/* The toolkit goes on to show its progress before the window in which it was asked for. */
static void
test_outlives_its_window (void)
{
  GtkWidget *owner = gtk_label_new ("");
  GtkWidget *window = gtk_window_new ();
  g_autoptr (ForconBook) book = forcon_book_new (long_folio ());
  const ForconPrint print = { owner, book, GTK_PRINT_OPERATION_ACTION_PRINT_DIALOG, NULL, on_printed };
  GtkDialog *dialog;

  times = 0;
  gtk_window_set_child (GTK_WINDOW (window), owner);
  gtk_window_present (GTK_WINDOW (window));
  g_object_add_weak_pointer (G_OBJECT (window), (gpointer *) &window);
  forcon_print (&print);
  dialog = find_print_dialog ();
  gtk_window_destroy (GTK_WINDOW (window));
  app_settle ();
  g_assert_nonnull (window);
  gtk_dialog_response (dialog, GTK_RESPONSE_CANCEL);
  for (guint i = 0; i < 200 && window != NULL; i++)
    app_pump (10);
  g_assert_null (window);
  g_assert_cmpuint (times, ==, 0);
}

/* What is remembered */

static void
test_remembers (void)
{
  g_autoptr (GtkPrintSettings) settings = gtk_print_settings_new ();
  g_autoptr (GtkPrintSettings) again = NULL;
  g_autoptr (GtkPageSetup) page = NULL;

  forget ();
  gtk_print_settings_set_printer (settings, "The one in the tent");
  gtk_print_settings_set_duplex (settings, GTK_PRINT_DUPLEX_HORIZONTAL);
  gtk_print_settings_set_n_copies (settings, 12);
  forcon_print_setup_remember_settings (settings);
  forcon_print_setup_choose_paper (FORCON_PAPER_LETTER);
  again = forcon_print_setup_settings ();
  g_assert_cmpstr (gtk_print_settings_get_printer (again), ==, "The one in the tent");
  g_assert_cmpint (gtk_print_settings_get_duplex (again), ==, GTK_PRINT_DUPLEX_HORIZONTAL);
  /* Twelve copies were wanted once. */
  g_assert_cmpint (gtk_print_settings_get_n_copies (again), ==, 1);
  page = forcon_print_setup_page ();
  g_assert_cmpstr (gtk_paper_size_get_name (gtk_page_setup_get_paper_size (page)), ==, GTK_PAPER_NAME_LETTER);
  forget ();
}

static void
test_nearest_paper (void)
{
  g_autoptr (GtkPageSetup) page = gtk_page_setup_new ();
  GtkPaperSize *size = gtk_paper_size_new (GTK_PAPER_NAME_LEGAL);

  forget ();
  forcon_print_setup_choose_paper (FORCON_PAPER_A3);
  g_assert_cmpint (forcon_print_setup_paper (), ==, FORCON_PAPER_A3);
  gtk_page_setup_set_paper_size (page, size);
  gtk_paper_size_free (size);
  forcon_print_setup_remember_page (page);
  g_assert_cmpint (forcon_print_setup_paper (), ==, FORCON_PAPER_A4);
  size = gtk_paper_size_new_custom ("x", "x", 216, 280, GTK_UNIT_MM);
  gtk_page_setup_set_paper_size (page, size);
  gtk_paper_size_free (size);
  forcon_print_setup_remember_page (page);
  g_assert_cmpint (forcon_print_setup_paper (), ==, FORCON_PAPER_LETTER);
  forget ();
}

/* A damaged file is as none. */
static void
test_damaged_file (void)
{
  g_autofree char *path = forcon_print_setup_path ();
  g_autofree char *folder = g_path_get_dirname (path);
  g_autoptr (GtkPageSetup) page = NULL;

  g_mkdir_with_parents (folder, 0755);
  g_assert_true (g_file_set_contents (path, "[Page Setup\nnonsense", -1, NULL));
  page = forcon_print_setup_page ();
  g_assert_nonnull (page);
  forcon_print_setup_choose_paper (FORCON_PAPER_LETTER);
  g_assert_cmpint (forcon_print_setup_paper (), ==, FORCON_PAPER_LETTER);
  forget ();
}

static void
test_looks (void)
{
  ForconFolioPane *pane;
  GtkWindow *window = window_with (long_folio (), &pane);

  app_assert_looks_right (window, "printing-pane");
  gtk_window_destroy (window);
}

int
main (int argc, char **argv)
{
  app_test_init (&argc, &argv);
  g_test_add_func ("/app/printing/keys turn the pages of the view", test_turns_by_keys);
  g_test_add_func ("/app/printing/keys make its pages larger, and the page in front stays", test_sizes_by_keys);
  g_test_add_func ("/app/printing/only the pages that are seen are shown", test_draws_what_is_seen);
  g_test_add_func ("/app/printing/a click on the pages has the keys turn them", test_click_has_the_keys_turn);
  g_test_add_func ("/app/printing/the last page comes to the front also before the pages are laid out",
                   test_turns_before_it_is_laid_out);
  g_test_add_func ("/app/printing/a printer gets what a saved file holds", test_prints_what_a_file_holds);
  g_test_add_func ("/app/printing/each page goes on its own paper", test_each_page_on_its_paper);
  g_test_add_func ("/app/printing/a blank back is printed only where there are backs", test_blank_backs);
  g_test_add_func ("/app/printing/the preview of a print is a window of ours, closed with Escape", test_preview_is_ours);
  g_test_add_func ("/app/printing/a print outlives its window, and tells it nothing then", test_outlives_its_window);
  g_test_add_func ("/app/printing/the printer and the page setup are remembered, copies are not", test_remembers);
  g_test_add_func ("/app/printing/another paper is taken for the one it is like", test_nearest_paper);
  g_test_add_func ("/app/printing/a damaged file of settings is as none", test_damaged_file);
  g_test_add_func ("/looks/printing/the view of papers", test_looks);
  return g_test_run ();
}
