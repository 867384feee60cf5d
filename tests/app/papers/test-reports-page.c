/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The page of reports: what is shown, what is saved, what is sent. */
#include "app-support.h"

#include <glib/gstdio.h>
#include <string.h>

#include "app/admiral/admiral-window.h"
#include "app/fleets/fleets-page.h"
#include "app/papers/folio-pane.h"
#include "app/widgets/preferences.h"
#include "app/papers/print-setup.h"
#include "app/papers/reports-page-private.h"
#include "paper-check.h"

static const ForconSideId vorpatril = { 1 };
static const ForconSideId rivek = { 2 };

static ForconReportsPage *
page_of (ForconMasterWindow *window)
{
  return FORCON_REPORTS_PAGE (app_find (window, FORCON_TYPE_REPORTS_PAGE, NULL));
}

/* A text on the page, once the thread that makes it is done. */
static gboolean
comes_up (gpointer root, const char *part)
{
  for (guint i = 0; i < 100; i++)
    {
      g_autoptr (GString) texts = app_texts (root);

      if (strstr (texts->str, part) != NULL)
        return TRUE;
      app_settle ();
    }
  return FALSE;
}

static gboolean
shows (gpointer root, const char *part)
{
  g_autoptr (GString) texts = app_texts (root);

  return strstr (texts->str, part) != NULL;
}

static ForconFolioView *
view_of (gpointer root)
{
  return FORCON_FOLIO_VIEW (app_find (root, FORCON_TYPE_FOLIO_VIEW, NULL));
}

/* The pages, once the thread that makes them is done: there are none while others are made. */
static ForconFolio *
folio_of (gpointer root)
{
  for (guint i = 0; i < 100 && forcon_folio_view_book (view_of (root)) == NULL; i++)
    app_settle ();
  g_assert_nonnull (forcon_folio_view_book (view_of (root)));
  return forcon_folio_view_book (view_of (root))->folio;
}

static double
height_of (gpointer root)
{
  return forcon_folio_size (folio_of (root), 0).height;
}

static gboolean
is_on_paper (gpointer root, const char *part)
{
  ForconBook *book = forcon_folio_view_book (view_of (root));
  g_autofree char *text = book == NULL ? g_strdup ("") : forcon_folio_text (book->folio);

  /* Lines end where the paper does. */
  return strstr (g_strdelimit (text, "\n\f", ' '), part) != NULL;
}

/* What is written on the pages, once the thread that makes them is done. */
static gboolean
comes_on_paper (gpointer root, const char *part)
{
  for (guint i = 0; i < 100 && !is_on_paper (root, part); i++)
    app_settle ();
  return is_on_paper (root, part);
}

/* Likewise what is not written on them any more. */
static gboolean
leaves_paper (gpointer root, const char *part)
{
  for (guint i = 0; i < 100 && is_on_paper (root, part); i++)
    app_settle ();
  return !is_on_paper (root, part);
}

static void
choose (ForconReportsPage *page, ForconPapersKind kind, ForconSideId admiral, gint phase)
{
  const ForconPapersWish wish = { .kind = kind, .admiral = admiral, .phase = phase };

  forcon_reports_page_choose (page, &wish);
}

/* On the page after a phase. */
static ForconMasterWindow *
after_a_phase (int width, int height)
{
  ForconMasterWindow *window = app_master_page ("skirmish.xml", "reports", width, height);
  ForconGame *game = forcon_master_window_game (window);

  app_do (game, FORCON_CAMPAIGN_COMMAND_BEGIN);
  app_hand_in (game, "vorpatril", "Shield stays in Wayside\nSpurs, whistle a tune");
  app_hand_in (game, "rivek", "Mask stays where it is");
  for (guint i = 0; i < 3; i++)
    {
      ForconCampaignCommand advance = forcon_game_command (game, FORCON_CAMPAIGN_COMMAND_ADVANCE);

      advance.advance.leave_open = TRUE;
      g_assert_true (forcon_game_do (game, &advance, FORCON_DICE_MODE_ROLL));
    }
  g_assert_true (comes_on_paper (page_of (window), "Report to Captain Vorpatril (Barrayar): phase 1"));
  return window;
}

static void
test_shows_report_and_secrets (void)
{
  ForconMasterWindow *window = after_a_phase (1366, 768);
  ForconReportsPage *page = page_of (window);

  g_assert_true (is_on_paper (page, "whistle a tune"));
  g_assert_true (shows (page, "A2 Ash: Mask (Ghem-captain Rivek)"));
  g_assert_true (shows (page, "Never seen"));
  choose (page, FORCON_PAPERS_REPORT, rivek, 1);
  g_assert_true (comes_on_paper (page, "Report to Ghem-captain Rivek (Cetaganda): phase 1"));
  g_assert_true (shows (page, "C1 Ember: Spurs (Captain Vorpatril)"));
  g_assert_true (shows (page, "C1 Ember: 2 mines"));
  g_assert_false (shows (page, "A2 Ash: Mask"));
  app_close_master (window);
}

static void
test_phases (void)
{
  ForconMasterWindow *window = after_a_phase (1366, 768);
  ForconReportsPage *page = page_of (window);
  ForconGame *game = forcon_master_window_game (window);

  choose (page, FORCON_PAPERS_REPORT, vorpatril, 0);
  g_assert_true (comes_on_paper (page, "Report to Captain Vorpatril (Barrayar): before play"));
  choose (page, FORCON_PAPERS_REPORT, vorpatril, 1);
  g_assert_true (comes_on_paper (page, "Report to Captain Vorpatril (Barrayar): phase 1"));
  for (guint i = 0; i < 3; i++)
    app_do (game, FORCON_CAMPAIGN_COMMAND_ADVANCE);
  g_assert_true (comes_on_paper (page, "Report to Captain Vorpatril (Barrayar): phase 2"));
  choose (page, FORCON_PAPERS_REPORT, vorpatril, 1);
  g_assert_true (comes_on_paper (page, "Report to Captain Vorpatril (Barrayar): phase 1"));
  for (guint i = 0; i < 3; i++)
    app_do (game, FORCON_CAMPAIGN_COMMAND_ADVANCE);
  app_settle ();
  g_assert_true (comes_on_paper (page, "Report to Captain Vorpatril (Barrayar): phase 1"));
  app_close_master (window);
}

static void
test_master (void)
{
  ForconMasterWindow *window = after_a_phase (1366, 768);
  ForconReportsPage *page = page_of (window);

  choose (page, FORCON_PAPERS_REPORT, FORCON_NO_SIDE, 1);
  g_assert_true (comes_on_paper (page, "Mask: "));
  g_assert_null (app_find_shown (page, GTK_TYPE_LABEL, "What this admiral does not know"));
  app_close_master (window);
}

static char *
read_file (const char *path)
{
  char *text = NULL;

  for (guint i = 0; i < 100 && !g_file_test (path, G_FILE_TEST_EXISTS); i++)
    app_pump (50);
  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  return text;
}

/* What stands in a PDF. */
static char *
read_pdf (const char *path)
{
  char *text;

  /* Until it is there. */
  g_free (read_file (path));
  text = paper_said_of ("pdftotext", path, "-");
  return text == NULL ? NULL : g_strdelimit (text, "\n\f", ' ');
}

static void
test_save (void)
{
  ForconMasterWindow *window = after_a_phase (1366, 768);
  g_autofree char *path = app_output ("one-report.txt");
  g_autofree char *text = NULL;

  g_remove (path);
  forcon_reports_page_save (page_of (window), path);
  text = read_file (path);
  g_assert_true (g_str_has_prefix (text, "Skirmish at Solstice\n"));
  g_assert_nonnull (strstr (text, "Report to Captain Vorpatril (Barrayar): phase 1"));
  g_assert_null (strstr (text, "Mask"));
  g_assert_true (comes_up (window, "The papers are in one-report.txt"));
  app_close_master (window);
}

/* What is in front is written as it is: nothing is read and made a second time. */
static void
test_saves_what_is_in_front (void)
{
  ForconMasterWindow *window = after_a_phase (1366, 768);
  g_autofree char *path = app_output ("in-front.pdf");
  g_autofree char *file = g_strdup (forcon_game_path (forcon_master_window_game (window)));
  g_autofree char *away = g_strconcat (file, ".away", NULL);
  g_autofree char *text = NULL;

  g_remove (path);
  for (guint i = 0; i < 100 && forcon_reports_page_current_book (page_of (window)) == NULL; i++)
    app_pump (50);
  g_assert_nonnull (forcon_reports_page_current_book (page_of (window)));
  g_assert_cmpint (g_rename (file, away), ==, 0);
  forcon_reports_page_save (page_of (window), path);
  text = read_pdf (path);
  g_assert_cmpint (g_rename (away, file), ==, 0);
  g_assert_true (text == NULL || strstr (text, "Report to Captain Vorpatril (Barrayar): phase 1") != NULL);
  g_assert_true (comes_up (window, "The papers are in in-front.pdf"));
  app_close_master (window);
}

/* An empty folder of this name. */
static char *
empty_folder (const char *name)
{
  static const char *const files[] = { "vorpatril-report-phase-1.pdf", "rivek-report-phase-1.pdf" };
  char *folder = app_output (name);

  g_assert_cmpint (g_mkdir_with_parents (folder, 0755), ==, 0);
  for (guint i = 0; i < G_N_ELEMENTS (files); i++)
    {
      g_autofree char *path = g_build_filename (folder, files[i], NULL);

      g_remove (path);
    }
  return folder;
}

/* The toolkit does not survive that its dialog goes while it looks at the file that was chosen. */
static void
test_asks_one_thing_at_a_time (void)
{
  ForconMasterWindow *window = after_a_phase (1366, 768);
  GtkWidget *dialog;

  gtk_widget_activate_action (GTK_WIDGET (page_of (window)), "reports.save", NULL);
  app_settle ();
  dialog = app_find_window (GTK_TYPE_FILE_CHOOSER);
  g_assert_nonnull (dialog);
  gtk_widget_activate_action (GTK_WIDGET (page_of (window)), "reports.save-all", NULL);
  app_settle ();
  g_assert_true (app_find_window (GTK_TYPE_FILE_CHOOSER) == dialog);
  g_assert_cmpstr (gtk_window_get_title (GTK_WINDOW (dialog)), ==, "Save These Papers");
  gtk_dialog_response (GTK_DIALOG (dialog), GTK_RESPONSE_CANCEL);
  app_settle ();
  g_assert_null (app_find_window (GTK_TYPE_FILE_CHOOSER));
  app_close_master (window);
}

/* The dialog begins with a name and a folder, both fit to be taken as they are. */
static void
test_asks_where_to_save (void)
{
  ForconMasterWindow *window = after_a_phase (1366, 768);
  g_autofree char *folder = empty_folder ("asked");
  g_autofree char *path = g_build_filename (folder, "vorpatril-report-phase-1.pdf", NULL);
  GtkWidget *dialog;

  g_settings_set_string (forcon_preferences (), FORCON_PREFERENCE_FOLDER, folder);
  gtk_widget_activate_action (GTK_WIDGET (page_of (window)), "reports.save", NULL);
  app_settle ();
  dialog = app_find_window (GTK_TYPE_FILE_CHOOSER);
  g_assert_nonnull (dialog);
  g_assert_cmpstr (gtk_window_get_title (GTK_WINDOW (dialog)), ==, "Save These Papers");
  gtk_dialog_response (GTK_DIALOG (dialog), GTK_RESPONSE_ACCEPT);
  g_assert_true (comes_up (window, "The papers are in"));
  g_assert_true (g_file_test (path, G_FILE_TEST_EXISTS));
  app_close_master (window);
}

static void
test_save_all (void)
{
  ForconMasterWindow *window = after_a_phase (1366, 768);
  g_autofree char *folder = empty_folder ("reports");
  g_autofree char *one_path = g_build_filename (folder, "vorpatril-report-phase-1.pdf", NULL);
  g_autofree char *other_path = g_build_filename (folder, "rivek-report-phase-1.pdf", NULL);
  g_autofree char *one = NULL;
  g_autofree char *other = NULL;

  forcon_reports_page_save_all (page_of (window), folder);
  other = read_pdf (other_path);
  one = read_pdf (one_path);
  if (one == NULL || other == NULL)
    return;
  g_assert_nonnull (strstr (one, "Report to Captain Vorpatril"));
  g_assert_nonnull (strstr (other, "Report to Ghem-captain Rivek"));
  g_assert_null (strstr (other, "Spurs"));
  g_assert_true (comes_up (window, "The papers of all admirals are in the folder reports"));
  app_close_master (window);
}

static void
test_asks_before_replacing (void)
{
  ForconMasterWindow *window = after_a_phase (1366, 768);
  g_autofree char *folder = empty_folder ("reports-there");
  g_autofree char *path = g_build_filename (folder, "rivek-report-phase-1.pdf", NULL);
  g_autofree char *kept = NULL;
  g_autofree char *replaced = NULL;

  g_assert_true (g_file_set_contents (path, "mine", -1, NULL));
  forcon_reports_page_save_all (page_of (window), folder);
  app_settle ();
  g_assert_nonnull (app_find_shown (app_find_window (ADW_TYPE_MESSAGE_DIALOG), GTK_TYPE_LABEL, "Replace 1 file?"));
  adw_message_dialog_response (ADW_MESSAGE_DIALOG (app_find_window (ADW_TYPE_MESSAGE_DIALOG)), "cancel");
  app_settle ();
  kept = read_file (path);
  g_assert_cmpstr (kept, ==, "mine");
  forcon_reports_page_save_all (page_of (window), folder);
  app_settle ();
  adw_message_dialog_response (ADW_MESSAGE_DIALOG (app_find_window (ADW_TYPE_MESSAGE_DIALOG)), "replace");
  g_assert_true (comes_up (window, "The papers of all admirals are in the folder reports-there"));
  replaced = read_file (path);
  g_assert_cmpstr (replaced, !=, "mine");
  app_close_master (window);
}

/* While it is drawn there may be another dialog, which tells how far it is. */
static gboolean
nothing_was_saved (void)
{
  GtkWindow *dialog = NULL;

  for (guint i = 0; i < 400; i++)
    {
      dialog = app_find_window (ADW_TYPE_MESSAGE_DIALOG);
      if (dialog != NULL && app_find (dialog, GTK_TYPE_LABEL, "Nothing was saved") != NULL)
        return TRUE;
      app_pump (50);
    }
  return FALSE;
}

static void
test_says_why_not (void)
{
  ForconMasterWindow *window = after_a_phase (1366, 768);

  forcon_reports_page_save (page_of (window), forcon_game_path (forcon_master_window_game (window)));
  g_assert_true (nothing_was_saved ());
  g_assert_nonnull (forcon_game_campaign (forcon_master_window_game (window)));
  gtk_window_destroy (app_find_window (ADW_TYPE_MESSAGE_DIALOG));
  app_close_master (window);
}

/* Whoever names a campaign like a picture has it replaced by none. */
static void
test_keeps_campaigns (void)
{
  ForconMasterWindow *window = after_a_phase (1366, 768);
  g_autofree char *folder = empty_folder ("reports-campaign");
  g_autofree char *path = g_build_filename (folder, "evening.pdf", NULL);
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;
  gsize length, length_after;

  g_assert_true (g_file_get_contents (forcon_game_path (forcon_master_window_game (window)), &before, &length, NULL));
  g_assert_true (g_file_set_contents (path, before, (gssize) length, NULL));
  forcon_reports_page_save (page_of (window), path);
  g_assert_true (nothing_was_saved ());
  g_assert_true (g_file_get_contents (path, &after, &length_after, NULL));
  g_assert_cmpuint (length_after, ==, length);
  g_assert_true (memcmp (after, before, length) == 0);
  gtk_window_destroy (app_find_window (ADW_TYPE_MESSAGE_DIALOG));
  app_close_master (window);
}

static void
test_message (void)
{
  ForconMasterWindow *window = after_a_phase (1366, 768);
  ForconGame *game = forcon_master_window_game (window);
  ForconReportsPage *page = page_of (window);
  GtkWidget *button = app_find_shown (page, GTK_TYPE_MENU_BUTTON, NULL);
  const ForconMessage *message;

  gtk_menu_button_popup (GTK_MENU_BUTTON (button));
  app_settle ();
  g_assert_nonnull (app_find_shown (page, GTK_TYPE_LABEL, "Message to Captain Vorpatril"));
  g_assert_false (gtk_widget_get_sensitive (app_find_shown (page, GTK_TYPE_BUTTON, "Sen_d")));
  gtk_editable_set_text (GTK_EDITABLE (app_find_shown (page, GTK_TYPE_ENTRY, NULL)), " The kettle is on ");
  app_press (page, "Sen_d");
  g_assert_cmpuint (forcon_game_campaign (game)->messages->len, ==, 1);
  message = &g_array_index (forcon_game_campaign (game)->messages, ForconMessage, 0);
  g_assert_cmpstr (message->text, ==, "The kettle is on");
  g_assert_cmpuint (message->admiral.value, ==, vorpatril.value);
  g_assert_true (message->at_once);
  g_assert_true (comes_up (window, "Message sent to Captain Vorpatril"));
  app_press (window, "_Undo");
  g_assert_cmpuint (forcon_game_campaign (game)->messages->len, ==, 0);
  app_close_master (window);
}

static void
test_leads_to_the_view (void)
{
  ForconMasterWindow *window = after_a_phase (1366, 768);
  GtkWindow *view;

  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (page_of (window)), "reports.view", NULL));
  app_settle ();
  view = app_find_window (FORCON_TYPE_ADMIRAL_WINDOW);
  g_assert_nonnull (view);
  gtk_window_close (view);
  app_settle ();
  app_close_master (window);
}

/* What the check says stands above the pages, and a failed one lets nothing out. */

static gboolean
can_press (gpointer page, const char *label)
{
  return gtk_widget_is_sensitive (app_find_shown (page, GTK_TYPE_BUTTON, label));
}

static void
test_check_is_shown (void)
{
  ForconMasterWindow *window = after_a_phase (1366, 768);
  ForconReportsPage *page = page_of (window);

  g_assert_true (comes_up (page, "Checked: nothing that is hidden from Captain Vorpatril is named."));
  choose (page, FORCON_PAPERS_REPORT, FORCON_NO_SIDE, 1);
  g_assert_true (comes_up (page, "For the master only: this tells everything."));
  choose (page, FORCON_PAPERS_CRIB, FORCON_NO_SIDE, 1);
  g_assert_true (comes_up (page, "For anybody: nothing of this is hidden from anyone."));
  g_assert_true (can_press (page, "_Print…"));
  app_close_master (window);
}

static void
test_failed_check_lets_nothing_out (void)
{
  ForconMasterWindow *window = after_a_phase (1366, 768);
  ForconReportsPage *page = page_of (window);
  char *sentence = g_strdup ("It names Mask. Nothing is printed and nothing is saved.");
  const ForconPapersAnswer answer = { .serial = page->serial, .verdict = FORCON_PAPERS_LEAK, .sentence = sentence };

  g_assert_true (can_press (page, "_Print…"));
  g_assert_true (can_press (page, "Save as P_DF…"));
  forcon_reports_page_take (page, &answer);
  app_settle ();
  g_assert_true (shows (page, sentence));
  g_assert_true (gtk_widget_has_css_class (page->check_bar, "forcon-banner"));
  g_assert_false (can_press (page, "_Print…"));
  g_assert_false (can_press (page, "Save as P_DF…"));
  g_assert_null (forcon_folio_view_book (view_of (page)));
  /* What is right again may go out again. */
  choose (page, FORCON_PAPERS_REPORT, rivek, 1);
  g_assert_true (comes_on_paper (page, "Report to Ghem-captain Rivek"));
  g_assert_true (can_press (page, "_Print…"));
  g_free (sentence);
  app_close_master (window);
}

/* The kinds of papers */

static guint
length_of (gpointer page)
{
  return forcon_folio_length (folio_of (page));
}

static void
test_kinds (void)
{
  ForconMasterWindow *window = after_a_phase (1366, 768);
  ForconReportsPage *page = page_of (window);
  const ForconPapersWish packs = { .kind = FORCON_PAPERS_PACK, .all = TRUE, .phase = 1 };

  choose (page, FORCON_PAPERS_CARDS, vorpatril, 1);
  g_assert_true (leaves_paper (page, "Report to"));
  g_assert_true (comes_on_paper (page, "Count Piotr"));
  g_assert_cmpuint (length_of (page), ==, 2);
  g_assert_false (is_on_paper (page, "Rivek"));
  gtk_drop_down_set_selected (page->per_page, 1);
  for (guint i = 0; i < 100 && length_of (page) != 1; i++)
    app_settle ();
  g_assert_cmpuint (length_of (page), ==, 1);
  choose (page, FORCON_PAPERS_SHEET, rivek, 1);
  g_assert_true (leaves_paper (page, "Count Piotr"));
  g_assert_true (comes_on_paper (page, "Ghem-captain Rivek"));
  forcon_reports_page_choose (page, &packs);
  g_assert_true (comes_on_paper (page, "Report to Captain Vorpatril"));
  g_assert_true (is_on_paper (page, "Report to Ghem-captain Rivek"));
  g_assert_true (comes_up (page, "Checked: the papers of each admiral name nothing that is hidden from that admiral."));
  app_close_master (window);
}

static void
test_none_for_the_master (void)
{
  ForconMasterWindow *window = after_a_phase (1366, 768);
  ForconReportsPage *page = page_of (window);

  choose (page, FORCON_PAPERS_PACK, FORCON_NO_SIDE, 1);
  g_assert_true (comes_up (page, "There is no such paper for the master; choose an admiral, or all."));
  g_assert_false (can_press (page, "_Print…"));
  choose (page, FORCON_PAPERS_RECORD, FORCON_NO_SIDE, 1);
  g_assert_true (comes_up (page, "There has been no clash yet."));
  app_close_master (window);
}

static void
test_as_text (void)
{
  ForconMasterWindow *window = after_a_phase (1366, 768);
  ForconReportsPage *page = page_of (window);
  GObject *button;

  g_assert_false (shows (page, "Detected\n--------"));
  button = gtk_widget_get_template_child (GTK_WIDGET (page->pane), FORCON_TYPE_FOLIO_PANE, "text_button");
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (button), TRUE);
  g_assert_true (comes_up (page, "Detected\n--------"));
  g_assert_true (shows (page, "Report to Captain Vorpatril (Barrayar): phase 1"));
  app_close_master (window);
}

/* From a page that is gone to the next one. */
static void
test_paper_is_remembered (void)
{
  ForconMasterWindow *window = after_a_phase (1366, 768);
  g_autofree char *path = forcon_print_setup_path ();

  g_assert_cmpfloat (height_of (window), ==, 297);
  gtk_drop_down_set_selected (page_of (window)->paper, 1);
  for (guint i = 0; i < 100 && height_of (window) > 280; i++)
    app_settle ();
  g_assert_cmpfloat (height_of (window), ==, 279.4);
  app_close_master (window);
  window = after_a_phase (1366, 768);
  g_assert_cmpuint (gtk_drop_down_get_selected (page_of (window)->paper), ==, 1);
  g_assert_cmpfloat (height_of (window), ==, 279.4);
  app_close_master (window);
  g_remove (path);
}

/* The whole way: made, checked, printed. */
static void
test_prints (void)
{
  ForconMasterWindow *window = after_a_phase (1366, 768);
  ForconReportsPage *page = page_of (window);
  g_autofree char *path = app_output ("printed-packs.pdf");
  const ForconPapersWish packs = { .kind = FORCON_PAPERS_PACK, .all = TRUE, .phase = 1 };
  g_autofree char *text = NULL;

  g_remove (path);
  forcon_reports_page_choose (page, &packs);
  g_assert_true (comes_on_paper (page, "Report to Ghem-captain Rivek"));
  forcon_reports_page_print (page, GTK_PRINT_OPERATION_ACTION_EXPORT, path);
  g_assert_true (comes_up (window, "The papers are on their way to the printer"));
  text = read_pdf (path);
  if (text == NULL)
    return;
  g_assert_nonnull (strstr (text, "Report to Captain Vorpatril"));
  g_assert_nonnull (strstr (text, "Report to Ghem-captain Rivek"));
  app_close_master (window);
}

/* From other pages */

static void
test_from_other_pages (void)
{
  ForconMasterWindow *window = after_a_phase (1366, 768);
  ForconReportsPage *page = page_of (window);

  forcon_master_window_show_page (window, "orders");
  app_settle ();
  gtk_widget_activate_action (GTK_WIDGET (window), "win.print", NULL);
  g_assert_true (leaves_paper (page, "Report to"));
  g_assert_cmpint (gtk_list_box_row_get_index (gtk_list_box_get_selected_row (page->kinds)), ==, FORCON_PAPERS_SHEET);
  g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (page)));
  forcon_master_window_show_page (window, "fleets");
  app_settle ();
  gtk_widget_activate_action (app_find_shown (window, FORCON_TYPE_FLEETS_PAGE, NULL), "fleets.print", NULL);
  g_assert_true (comes_on_paper (page, "Kestrel"));
  g_assert_cmpint (gtk_list_box_row_get_index (gtk_list_box_get_selected_row (page->kinds)), ==, FORCON_PAPERS_CARDS);
  forcon_master_window_show_page (window, "map");
  app_settle ();
  gtk_widget_activate_action (GTK_WIDGET (window), "win.print", NULL);
  g_assert_true (leaves_paper (page, "Kestrel"));
  g_assert_cmpint (gtk_list_box_row_get_index (gtk_list_box_get_selected_row (page->kinds)), ==, FORCON_PAPERS_POSTER);
  g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (page)));
  app_close_master (window);
}

static void
look (int width, int height)
{
  ForconMasterWindow *window = app_master_page ("skirmish.xml", "reports", width, height);
  g_autofree char *name = g_strdup_printf ("reports-%d", width);
  ForconGame *game = forcon_master_window_game (window);

  app_do (game, FORCON_CAMPAIGN_COMMAND_BEGIN);
  app_do (game, FORCON_CAMPAIGN_COMMAND_CLOCK_PAUSE);
  for (guint i = 0; i < 3; i++)
    app_do (game, FORCON_CAMPAIGN_COMMAND_ADVANCE);
  app_pump (1000);
  app_assert_looks_right (window, name);
  if (width < 2000)
    {
      gtk_menu_button_popup (GTK_MENU_BUTTON (app_find_shown (page_of (window), GTK_TYPE_MENU_BUTTON, NULL)));
      app_settle ();
      app_assert_looks_right (app_find_shown (page_of (window), GTK_TYPE_POPOVER, NULL), "reports-message");
      gtk_menu_button_popdown (GTK_MENU_BUTTON (app_find_shown (page_of (window), GTK_TYPE_MENU_BUTTON, NULL)));
      app_settle ();
    }
  app_close_master (window);
}

static void
test_looks_small (void)
{
  look (1366, 768);
}

static void
test_looks_large (void)
{
  look (2560, 1440);
}

/* A command like others: journalled, undone, and seen at once in what is in front. */
static void
test_language (void)
{
  ForconMasterWindow *window = after_a_phase (1366, 768);
  ForconReportsPage *page = page_of (window);
  ForconGame *game = forcon_master_window_game (window);

  choose (page, FORCON_PAPERS_REPORT, vorpatril, 1);
  g_assert_true (comes_on_paper (page, "Report to Captain Vorpatril"));
  gtk_drop_down_set_selected (page->language, FORCON_LANGUAGE_RU);
  g_assert_cmpstr (forcon_campaign_language (forcon_game_campaign (game), vorpatril), ==, "ru");
  g_assert_true (comes_on_paper (page, "Донесение для адмирала"));
  choose (page, FORCON_PAPERS_REPORT, rivek, 1);
  g_assert_cmpuint (gtk_drop_down_get_selected (page->language), ==, FORCON_LANGUAGE_PROGRAM);
  g_assert_true (comes_on_paper (page, "Report to "));
  choose (page, FORCON_PAPERS_REPORT, vorpatril, 1);
  g_assert_cmpuint (gtk_drop_down_get_selected (page->language), ==, FORCON_LANGUAGE_RU);
  forcon_game_undo (game);
  g_assert_null (forcon_campaign_language (forcon_game_campaign (game), vorpatril));
  g_assert_cmpuint (gtk_drop_down_get_selected (page->language), ==, FORCON_LANGUAGE_PROGRAM);
  g_assert_true (comes_on_paper (page, "Report to Captain Vorpatril"));
  app_close_master (window);
}

int
main (int argc, char **argv)
{
  g_autofree char *remembered = NULL;

  app_test_init (&argc, &argv);
  /* What a run that was broken off left. */
  remembered = forcon_print_setup_path ();
  g_remove (remembered);
  g_test_add_func ("/app/reports-page/the report, and beside it what it must not tell (F-CAMP-8)",
                   test_shows_report_and_secrets);
  g_test_add_func ("/app/reports-page/the newest phase is followed, another one stays", test_phases);
  g_test_add_func ("/app/reports-page/the master's report has no secrets beside it", test_master);
  g_test_add_func ("/app/reports-page/one report is saved", test_save);
  g_test_add_func ("/app/reports-page/what is in front is saved as it is", test_saves_what_is_in_front);
  g_test_add_func ("/app/reports-page/it asks where to save a report", test_asks_where_to_save);
  g_test_add_func ("/app/reports-page/where to save is asked once at a time", test_asks_one_thing_at_a_time);
  g_test_add_func ("/app/reports-page/all reports are saved into a folder", test_save_all);
  g_test_add_func ("/app/reports-page/it asks before it replaces reports", test_asks_before_replacing);
  g_test_add_func ("/app/reports-page/it says why nothing was saved", test_says_why_not);
  g_test_add_func ("/app/reports-page/a campaign that is named like a picture is kept", test_keeps_campaigns);
  g_test_add_func ("/app/reports-page/a message is sent, and taken back", test_message);
  g_test_add_func ("/app/reports-page/it leads to the admiral's view", test_leads_to_the_view);
  g_test_add_func ("/app/reports-page/what the check says stands above the pages (F-CAMP-8)", test_check_is_shown);
  g_test_add_func ("/app/reports-page/a failed check lets nothing out", test_failed_check_lets_nothing_out);
  g_test_add_func ("/app/reports-page/each kind of papers shows its pages", test_kinds);
  g_test_add_func ("/app/reports-page/it says why there is nothing to print", test_none_for_the_master);
  g_test_add_func ("/app/reports-page/the report can be read as text", test_as_text);
  g_test_add_func ("/app/reports-page/the paper is that of last time", test_paper_is_remembered);
  g_test_add_func ("/app/reports-page/the packs of all admirals are printed in one go", test_prints);
  g_test_add_func ("/app/reports-page/other pages lead to their papers", test_from_other_pages);
  g_test_add_func ("/app/reports-page/an admiral's papers are in the language that is chosen", test_language);
  g_test_add_func ("/looks/reports-page/it can be read on a small screen", test_looks_small);
  g_test_add_func ("/looks/reports-page/it can be read on a large screen", test_looks_large);
  return g_test_run ();
}
