/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Photos of order sheets at the orders page; how badly they may be taken is in tests/cli/campaign/test-scan.c. */
#include "app-support.h"

#include <cairo.h>
#include <glib/gstdio.h>
#include <string.h>

#include "app/map/map-view.h"
#include "app/orders/orders-page.h"
#include "app/orders/scan-desk.h"
#include "app/orders/scan-panel.h"
#include "app/orders/scan-view.h"
#include "app/shell/master-window-private.h"
#include "app/widgets/preferences.h"
#include "campaign/state/campaign-words.h"
#include "render/drawing/qr.h"
#include "render/forms/sheet-code.h"
#include "scan/scan-shelf.h"

typedef struct {
  ForconGame *game;
  ForconMasterWindow *window;
  GtkWidget *page;
  char *folder;
} Desk;

static void
empty_folder (const char *folder)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);

      g_unlink (path);
    }
}

static void
desk_new (Desk *desk, const char *file)
{
  g_autofree char *path = app_output (file);
  g_autofree char *scans = g_strconcat (path, FORCON_SCAN_SUFFIX, NULL);
  g_autofree char *folder = g_strconcat (file, "-folder", NULL);

  g_settings_reset (forcon_preferences (), FORCON_PREFERENCE_SCAN_FOLDER);
  empty_folder (scans);
  desk->folder = app_output (folder);
  empty_folder (desk->folder);
  g_mkdir (desk->folder, 0700);
  desk->game = app_game ("skirmish.xml", file);
  desk->window = app_master_window (desk->game, 1366, 768);
  forcon_master_window_show_page (desk->window, "orders");
  app_settle ();
  desk->page = app_find (desk->window, FORCON_TYPE_ORDERS_PAGE, NULL);
}

static void
desk_close (Desk *desk)
{
  app_close_master (desk->window);
  g_object_unref (desk->game);
  g_free (desk->folder);
}

static ForconSideId
admiral (const Desk *desk, const char *word)
{
  return (ForconSideId){ (guint16) forcon_campaign_find_word (forcon_game_campaign (desk->game), FORCON_FIELD_ADMIRAL,
                                                              word) };
}

static void
draw_code (const Desk *desk, cairo_t *cr, const char *word, double x)
{
  const ForconCampaign *campaign = forcon_game_campaign (desk->game);
  g_autofree char *mark = forcon_store_mark (forcon_game_store (desk->game));
  g_autofree char *code
      = forcon_sheet_code (campaign, mark, admiral (desk, word), forcon_campaign_coming_phase (campaign));

  forcon_qr_draw (cr, code, x, 40, 100);
}

/* Returns: (transfer full): a page with the codes of the sheets of admirals, or none, and what is like handwriting */
static char *
photo_of_both (const Desk *desk, const char *word, const char *other, const char *name)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, 840, 1188);
  cairo_t *cr = cairo_create (surface);
  char *path = g_build_filename (desk->folder, name, NULL);

  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_paint (cr);
  cairo_set_source_rgb (cr, 0, 0, 0.4);
  for (gint line = 0; line < 8; line++)
    {
      /* No two are the same. */
      cairo_move_to (cr, 60 + g_str_hash (name) % 40, 300 + line * 60);
      for (gint x = 0; x < 14; x++)
        cairo_rel_curve_to (cr, 10, -30 + line, 20, 30, 40, x % 3 * 4 - 4);
      cairo_stroke (cr);
    }
  if (word != NULL)
    draw_code (desk, cr, word, 700);
  if (other != NULL)
    draw_code (desk, cr, other, 100);
  g_assert_cmpint (cairo_surface_write_to_png (surface, path), ==, CAIRO_STATUS_SUCCESS);
  cairo_destroy (cr);
  cairo_surface_destroy (surface);
  return path;
}

static char *
photo_of (const Desk *desk, const char *word, const char *name)
{
  return photo_of_both (desk, word, NULL, name);
}

static guint
count_filed (const Desk *desk)
{
  g_autoptr (ForconScanShelf) shelf = forcon_scan_shelf_new (forcon_game_store (desk->game));
  g_autoptr (GPtrArray) pages = forcon_scan_shelf_list (shelf);

  return pages->len;
}

static void
wait_for_filed (const Desk *desk, guint n)
{
  for (guint i = 0; i < 200 && count_filed (desk) != n; i++)
    app_pump (100);
  g_assert_cmpuint (count_filed (desk), ==, n);
  app_settle ();
}

static void
drop (const Desk *desk, const char *path)
{
  const char *const paths[] = { path, NULL };

  forcon_orders_page_import (FORCON_ORDERS_PAGE (desk->page), paths);
}

static ForconScanView *
shown_scan (const Desk *desk)
{
  ForconScanView *view = NULL;

  for (guint i = 0; i < 100; i++)
    {
      view = FORCON_SCAN_VIEW (app_find_shown (desk->page, FORCON_TYPE_SCAN_VIEW, NULL));
      if (view != NULL && forcon_scan_view_texture (view) != NULL)
        break;
      app_pump (100);
    }
  return view;
}

static gboolean
says (const Desk *desk, const char *part)
{
  g_autoptr (GString) texts = app_texts (desk->window);

  return strstr (texts->str, part) != NULL;
}

static void
choose (const Desk *desk, const char *word)
{
  forcon_game_focus_admiral (desk->game, admiral (desk, word));
  app_settle ();
}

static void
test_dropped (void)
{
  Desk desk;
  g_autofree char *photo = NULL;
  ForconScanView *view;

  desk_new (&desk, "scans-dropped.forcon");
  choose (&desk, "vorpatril");
  photo = photo_of (&desk, "vorpatril", "dropped.png");
  g_assert_null (app_find_shown (desk.page, FORCON_TYPE_SCAN_VIEW, NULL));
  drop (&desk, photo);
  wait_for_filed (&desk, 1);
  view = shown_scan (&desk);
  g_assert_nonnull (view);
  g_assert_cmpint (gdk_texture_get_height (forcon_scan_view_texture (view)), ==, 1188);
  g_assert_true (says (&desk, "Scan of Captain Vorpatril, before play"));
  g_assert_true (says (&desk, "1 scanned page"));
  choose (&desk, "rivek");
  g_assert_null (app_find_shown (desk.page, FORCON_TYPE_SCAN_VIEW, NULL));
  desk_close (&desk);
}

static void
test_looked_at (void)
{
  Desk desk;
  g_autofree char *photo = NULL;
  g_autofree char *second = NULL;
  g_autoptr (GdkPixbuf) pixbuf = NULL;
  ForconScanView *view;
  double scale;

  desk_new (&desk, "scans-looked-at.forcon");
  choose (&desk, "vorpatril");
  photo = photo_of (&desk, "vorpatril", "looked-at.png");
  drop (&desk, photo);
  wait_for_filed (&desk, 1);
  view = shown_scan (&desk);
  g_assert_nonnull (view);
  app_wait_for_paint (GTK_WIDGET (view));
  scale = forcon_canvas_camera (view)->scale;
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (view), "scan.zoom-in", NULL));
  g_assert_cmpfloat (forcon_canvas_camera (view)->scale, >, scale);
  app_press_key (GTK_WIDGET (view), GDK_KEY_0);
  g_assert_cmpfloat (forcon_canvas_camera (view)->scale, ==, scale);
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (view), "scan.turn-right", NULL));
  g_assert_cmpint (forcon_scan_view_turned (view), ==, 1);
  g_free (photo);
  photo = photo_of (&desk, "vorpatril", "next.png");
  second = g_build_filename (desk.folder, "second.jpg", NULL);
  pixbuf = gdk_pixbuf_new_from_file (photo, NULL);
  g_assert_true (gdk_pixbuf_save (pixbuf, second, "jpeg", NULL, NULL));
  drop (&desk, second);
  wait_for_filed (&desk, 2);
  /* The new page comes to the front. */
  g_assert_true (says (&desk, "Scan, page 2 of 2"));
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (view), "scan.previous", NULL));
  app_settle ();
  g_assert_true (says (&desk, "Scan, page 1 of 2"));
  desk_close (&desk);
}

static void
test_hidden (void)
{
  Desk desk;
  g_autofree char *photo = NULL;
  GtkWidget *toggle;

  desk_new (&desk, "scans-hidden.forcon");
  choose (&desk, "vorpatril");
  photo = photo_of (&desk, "vorpatril", "hidden.png");
  drop (&desk, photo);
  wait_for_filed (&desk, 1);
  g_assert_nonnull (shown_scan (&desk));
  toggle = app_find_shown (desk.page, GTK_TYPE_TOGGLE_BUTTON, "S_can");
  g_assert_nonnull (toggle);
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (toggle), FALSE);
  app_settle ();
  g_assert_null (app_find_shown (desk.page, FORCON_TYPE_SCAN_VIEW, NULL));
  g_assert_nonnull (app_find_shown (desk.page, FORCON_TYPE_MAP_VIEW, NULL));
  desk_close (&desk);
}

static void
test_asked (void)
{
  Desk desk;
  g_autofree char *photo = NULL;
  GtkWidget *dialog = NULL;

  desk_new (&desk, "scans-asked.forcon");
  choose (&desk, "rivek");
  photo = photo_of (&desk, NULL, "asked.png");
  drop (&desk, photo);
  for (guint i = 0; i < 200 && dialog == NULL; i++)
    {
      app_pump (100);
      dialog = app_find_window (ADW_TYPE_MESSAGE_DIALOG);
    }
  g_assert_nonnull (dialog);
  g_assert_cmpuint (count_filed (&desk), ==, 0);
  /* Whoever is dealt with is proposed. */
  adw_message_dialog_response (ADW_MESSAGE_DIALOG (dialog), "file");
  wait_for_filed (&desk, 1);
  g_assert_nonnull (shown_scan (&desk));
  desk_close (&desk);
}

static GtkWidget *
wait_for_dialog (void)
{
  GtkWidget *dialog = NULL;

  for (guint i = 0; i < 200 && dialog == NULL; i++)
    {
      app_pump (100);
      dialog = app_find_window (ADW_TYPE_MESSAGE_DIALOG);
    }
  g_assert_nonnull (dialog);
  return dialog;
}

/* Drops what nobody can be told of by a code, and a file that is no picture. Returns: the dialog, once all were read */
static GtkWidget *
ask_of_several (const Desk *desk)
{
  g_autofree char *first = photo_of (desk, NULL, "IMG_20261129_101112.png");
  g_autofree char *second = photo_of (desk, NULL, "IMG_20261129_101130.png");
  g_autofree char *third = photo_of (desk, NULL, "IMG_20261129_101145.png");
  g_autofree char *pdf = g_build_filename (desk->folder, "orders.pdf", NULL);
  const char *const paths[] = { first, pdf, second, third, NULL };
  GtkWidget *dialog;

  g_assert_true (g_file_set_contents (pdf, "%PDF-1.7", -1, NULL));
  forcon_orders_page_import (FORCON_ORDERS_PAGE (desk->page), paths);
  dialog = wait_for_dialog ();
  for (guint i = 0; i < 200 && app_find_shown (dialog, GTK_TYPE_LABEL, "IMG_20261129_101145.png") == NULL; i++)
    app_pump (100);
  app_settle ();
  return dialog;
}

static void
test_several_asked (void)
{
  Desk desk;
  GtkWidget *dialog, *row, *same;
  g_autoptr (GPtrArray) windows = NULL;

  desk_new (&desk, "scans-several-asked.forcon");
  choose (&desk, "rivek");
  dialog = ask_of_several (&desk);
  windows = app_windows (ADW_TYPE_MESSAGE_DIALOG);
  g_assert_cmpuint (windows->len, ==, 1);
  g_assert_nonnull (app_find_shown (
      dialog, GTK_TYPE_LABEL, "“orders.pdf” is a PDF file: scan or save its pages as JPEG or PNG pictures"));
  /* Nobody is proposed for several, so that nothing is added by haste. */
  g_assert_false (adw_message_dialog_get_response_enabled (ADW_MESSAGE_DIALOG (dialog), "file"));
  row = app_find_shown (dialog, GTK_TYPE_LABEL, "IMG_20261129_101130.png");
  g_assert_nonnull (row);
  row = gtk_widget_get_ancestor (row, ADW_TYPE_COMBO_ROW);
  adw_combo_row_set_selected (ADW_COMBO_ROW (row), admiral (&desk, "vorpatril").value);
  same = app_find_shown (row, GTK_TYPE_BUTTON, NULL);
  g_assert_nonnull (same);
  g_signal_emit_by_name (same, "clicked");
  g_assert_true (adw_message_dialog_get_response_enabled (ADW_MESSAGE_DIALOG (dialog), "file"));
  adw_message_dialog_response (ADW_MESSAGE_DIALOG (dialog), "file");
  /* The second and the third; not the first. */
  wait_for_filed (&desk, 2);
  app_pump (500);
  g_assert_cmpuint (count_filed (&desk), ==, 2);
  choose (&desk, "vorpatril");
  g_assert_nonnull (shown_scan (&desk));
  g_assert_true (says (&desk, "2 scans are filed"));
  desk_close (&desk);
}

static void
test_removed (void)
{
  Desk desk;
  g_autofree char *photo = NULL;

  desk_new (&desk, "scans-removed.forcon");
  choose (&desk, "vorpatril");
  photo = photo_of (&desk, "vorpatril", "removed.png");
  drop (&desk, photo);
  wait_for_filed (&desk, 1);
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (shown_scan (&desk)), "scan.remove", NULL));
  wait_for_filed (&desk, 0);
  g_assert_null (app_find_shown (desk.page, FORCON_TYPE_SCAN_VIEW, NULL));
  app_press (desk.window, "_Undo");
  wait_for_filed (&desk, 1);
  g_assert_nonnull (shown_scan (&desk));
  desk_close (&desk);
}

static void
test_filing_undone (void)
{
  Desk desk;
  g_autofree char *photo = NULL;

  desk_new (&desk, "scans-undone.forcon");
  choose (&desk, "vorpatril");
  photo = photo_of (&desk, "vorpatril", "undone.png");
  drop (&desk, photo);
  wait_for_filed (&desk, 1);
  app_press (desk.window, "_Undo");
  wait_for_filed (&desk, 0);
  desk_close (&desk);
}

static void
test_many (void)
{
  Desk desk;
  g_autoptr (GPtrArray) paths = g_ptr_array_new_with_free_func (g_free);

  desk_new (&desk, "scans-many.forcon");
  choose (&desk, "vorpatril");
  for (guint i = 0; i < 6; i++)
    {
      g_autofree char *name = g_strdup_printf ("many-%u.png", i);

      g_ptr_array_add (paths, photo_of (&desk, i % 2 == 0 ? "vorpatril" : "rivek", name));
    }
  g_ptr_array_add (paths, NULL);
  forcon_orders_page_import (FORCON_ORDERS_PAGE (desk.page), (const char *const *) paths->pdata);
  wait_for_filed (&desk, 6);
  g_assert_true (says (&desk, "6 scans are filed"));
  app_press (desk.window, "_Undo");
  wait_for_filed (&desk, 0);
  desk_close (&desk);
}

static void
add_line (GString *lines, const char *line, gboolean undoable)
{
  g_string_append_printf (lines, "%s\n", line);
}

static void
take_back_first (ForconScanDesk *scans, const char *line, gboolean undoable, guint *told)
{
  if ((*told)++ == 0)
    forcon_scan_desk_undo (scans);
}

static void
test_undone_meanwhile (void)
{
  Desk desk;
  g_autoptr (ForconScanDesk) scans = NULL;
  g_autoptr (GString) lines = g_string_new (NULL);
  guint told = 0;

  desk_new (&desk, "scans-undone-meanwhile.forcon");
  scans = forcon_scan_desk_new (desk.game);
  g_signal_connect (scans, "told", G_CALLBACK (take_back_first), &told);
  g_signal_connect_swapped (scans, "told", G_CALLBACK (add_line), lines);
  for (guint i = 0; i < 3; i++)
    {
      g_autofree char *name = g_strdup_printf ("meanwhile-%u.png", i);
      g_autofree char *photo = photo_of (&desk, "vorpatril", name);

      forcon_scan_desk_add (scans, photo);
    }
  for (guint i = 0; i < 100 && (told < 3 || forcon_scan_desk_waiting (scans) > 0); i++)
    app_pump (100);
  wait_for_filed (&desk, 2);
  g_assert_true (g_str_has_suffix (lines->str, "\n2 scans are filed\n"));
  forcon_scan_desk_undo (scans);
  wait_for_filed (&desk, 0);
  desk_close (&desk);
}

static void
test_moved (void)
{
  Desk desk;
  g_autofree char *photo = NULL;
  GtkWidget *dialog;

  desk_new (&desk, "scans-moved.forcon");
  choose (&desk, "vorpatril");
  photo = photo_of (&desk, "vorpatril", "moved.png");
  drop (&desk, photo);
  wait_for_filed (&desk, 1);
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (shown_scan (&desk)), "scan.move", NULL));
  dialog = wait_for_dialog ();
  adw_combo_row_set_selected (ADW_COMBO_ROW (app_find_shown (dialog, ADW_TYPE_COMBO_ROW, NULL)),
                              admiral (&desk, "rivek").value - 1u);
  adw_message_dialog_response (ADW_MESSAGE_DIALOG (dialog), "move");
  for (guint i = 0; i < 50 && app_find_shown (desk.page, FORCON_TYPE_SCAN_VIEW, NULL) != NULL; i++)
    app_pump (100);
  choose (&desk, "rivek");
  g_assert_nonnull (shown_scan (&desk));
  app_press (desk.window, "_Undo");
  for (guint i = 0; i < 50 && app_find_shown (desk.page, FORCON_TYPE_SCAN_VIEW, NULL) != NULL; i++)
    app_pump (100);
  choose (&desk, "vorpatril");
  g_assert_nonnull (shown_scan (&desk));
  desk_close (&desk);
}

static void
test_watched (void)
{
  Desk desk;
  g_autofree char *early = NULL;
  g_autofree char *late = NULL;
  g_autofree char *moved = NULL;
  g_autofree char *data = NULL;
  gsize length = 0;

  desk_new (&desk, "scans-watched.forcon");
  early = photo_of (&desk, "vorpatril", "early.png");
  g_settings_set_string (forcon_preferences (), FORCON_PREFERENCE_SCAN_FOLDER, desk.folder);
  wait_for_filed (&desk, 1);
  late = photo_of (&desk, "rivek", "late.png");
  /* As it comes over a slow network: half of it, then the rest. */
  g_assert_true (g_file_get_contents (late, &data, &length, NULL));
  g_assert_true (g_file_set_contents_full (late, data, (gssize) length / 2, G_FILE_SET_CONTENTS_NONE, 0600, NULL));
  app_pump (700);
  g_assert_true (g_file_set_contents_full (late, data, (gssize) length, G_FILE_SET_CONTENTS_NONE, 0600, NULL));
  wait_for_filed (&desk, 2);
  /* The same again under another name. */
  moved = g_build_filename (desk.folder, "again.png", NULL);
  g_assert_true (g_file_set_contents (moved, data, (gssize) length, NULL));
  app_pump (3000);
  g_assert_cmpuint (count_filed (&desk), ==, 2);
  g_settings_reset (forcon_preferences (), FORCON_PREFERENCE_SCAN_FOLDER);
  desk_close (&desk);
}

/* A page of a photo that was read by nobody: whose it is was said, and is not what its code says. */
static void
put_page (const Desk *desk, const char *photo, const char *word)
{
  g_autoptr (ForconScanShelf) shelf = forcon_scan_shelf_new (forcon_game_store (desk->game));
  g_autoptr (ForconScanFile) file = forcon_scan_file_read (photo, NULL);
  guint page = 0;

  g_assert_nonnull (file);
  file->page = g_bytes_ref (file->bytes);
  g_assert_cmpint (forcon_scan_shelf_put (shelf, file, 0, word, &page, NULL, NULL), ==, FORCON_SCAN_FILED);
}

static void
test_not_read_again (void)
{
  Desk desk;
  g_autofree char *known = NULL;
  g_autofree char *late = NULL;
  g_autoptr (ForconScanShelf) shelf = NULL;
  g_autoptr (GPtrArray) pages = NULL;

  desk_new (&desk, "scans-known.forcon");
  known = photo_of (&desk, "vorpatril", "known.png");
  put_page (&desk, known, "rivek");
  g_settings_set_string (forcon_preferences (), FORCON_PREFERENCE_SCAN_FOLDER, desk.folder);
  app_pump (2000);
  /* What comes later is read later: when it is filed, the other one was dealt with. */
  late = photo_of (&desk, "rivek", "late.png");
  wait_for_filed (&desk, 2);
  shelf = forcon_scan_shelf_new (forcon_game_store (desk.game));
  pages = forcon_scan_shelf_list (shelf);
  for (guint i = 0; i < pages->len; i++)
    g_assert_cmpstr (((const ForconScanPage *) g_ptr_array_index (pages, i))->admiral, ==, "rivek");
  g_settings_reset (forcon_preferences (), FORCON_PREFERENCE_SCAN_FOLDER);
  desk_close (&desk);
}

static void
test_several_sheets (void)
{
  Desk desk;
  g_autofree char *first = NULL;
  g_autofree char *both = NULL;
  g_autoptr (ForconScanDesk) scans = NULL;
  g_autoptr (GString) lines = g_string_new (NULL);

  desk_new (&desk, "scans-several.forcon");
  scans = forcon_scan_desk_new (desk.game);
  g_signal_connect_swapped (scans, "told", G_CALLBACK (add_line), lines);
  first = photo_of (&desk, "vorpatril", "first.png");
  both = photo_of_both (&desk, "vorpatril", "rivek", "both.png");
  put_page (&desk, first, "vorpatril");
  put_page (&desk, both, "rivek");
  forcon_scan_desk_add (scans, both);
  wait_for_filed (&desk, 3);
  for (guint i = 0; i < 50 && strchr (lines->str, '\n') == NULL; i++)
    app_pump (100);
  g_assert_nonnull (strstr (lines->str, "Scan of Captain Vorpatril, phase 0, page 2 · "));
  g_assert_nonnull (strstr (lines->str, "Rivek, before play, is filed already\n"));
  desk_close (&desk);
}

static void
test_closed (void)
{
  Desk desk;

  desk_new (&desk, "scans-closed.forcon");
  for (guint i = 0; i < 4; i++)
    {
      g_autofree char *name = g_strdup_printf ("closed-%u.png", i);
      g_autofree char *photo = photo_of (&desk, i % 2 == 0 ? "vorpatril" : "rivek", name);

      drop (&desk, photo);
    }
  app_close_master (desk.window);
  app_pump (2000);
  g_assert_cmpuint (count_filed (&desk), ==, 0);
  g_object_unref (desk.game);
  g_free (desk.folder);
}

/* Returns: (transfer full): the file of a copy, not there yet, and nothing of the scans of an earlier one */
static char *
no_copy (const char *name)
{
  char *path = app_output (name);
  g_autofree char *scans = g_strconcat (path, FORCON_SCAN_SUFFIX, NULL);

  app_remove_campaign (path);
  empty_folder (scans);
  g_remove (scans);
  return path;
}

static void
test_refused_copy (void)
{
  Desk desk;
  g_autofree char *photo = NULL;
  g_autofree char *copy = no_copy ("scans-refused-copy.forcon");
  g_autofree char *scans = g_strconcat (copy, FORCON_SCAN_SUFFIX, NULL);
  g_autofree char *note = NULL;
  g_autoptr (GError) error = NULL;

  desk_new (&desk, "scans-refused.forcon");
  photo = photo_of (&desk, "rivek", "refused.png");
  put_page (&desk, photo, "rivek");
  g_assert_true (g_file_set_contents (copy, "somebody else's", -1, NULL));
  g_assert_false (forcon_game_save_copy (desk.game, copy, &note, &error));
  g_assert_nonnull (error);
  g_assert_null (note);
  g_assert_false (g_file_test (scans, G_FILE_TEST_EXISTS));
  g_unlink (copy);
  desk_close (&desk);
}

static void
test_copy_without_scans (void)
{
  Desk desk;
  g_autofree char *photo = NULL;
  g_autofree char *copy = no_copy ("scans-blocked-copy.forcon");
  g_autofree char *scans = g_strconcat (copy, FORCON_SCAN_SUFFIX, NULL);
  GtkWidget *dialog = NULL;

  desk_new (&desk, "scans-blocked.forcon");
  photo = photo_of (&desk, "rivek", "blocked.png");
  put_page (&desk, photo, "rivek");
  g_assert_true (g_file_set_contents (scans, "no folder", -1, NULL));
  forcon_master_window_save_copy (desk.window, copy);
  for (guint i = 0; i < 100 && dialog == NULL; i++)
    {
      app_pump (100);
      dialog = app_find_window (ADW_TYPE_MESSAGE_DIALOG);
    }
  g_assert_nonnull (dialog);
  g_assert_cmpstr (adw_message_dialog_get_heading (ADW_MESSAGE_DIALOG (dialog)), ==,
                   "Saved a copy as scans-blocked-copy.forcon");
  g_assert_nonnull (strstr (adw_message_dialog_get_body (ADW_MESSAGE_DIALOG (dialog)),
                            "The scans of order sheets were not copied: "));
  g_assert_true (g_file_test (copy, G_FILE_TEST_IS_REGULAR));
  gtk_window_destroy (GTK_WINDOW (dialog));
  g_unlink (scans);
  desk_close (&desk);
}

static void
test_looks (void)
{
  Desk desk;
  g_autofree char *photo = NULL;

  desk_new (&desk, "scans-looks.forcon");
  choose (&desk, "vorpatril");
  photo = photo_of (&desk, "vorpatril", "looks.png");
  drop (&desk, photo);
  wait_for_filed (&desk, 1);
  g_assert_nonnull (shown_scan (&desk));
  app_assert_looks_right (desk.window, "scans");
  desk_close (&desk);
}

static void
test_question_looks (void)
{
  Desk desk;
  g_autofree char *photo = NULL;
  GtkWidget *dialog;

  desk_new (&desk, "scans-question-looks.forcon");
  choose (&desk, "vorpatril");
  dialog = ask_of_several (&desk);
  app_wait_for_paint (dialog);
  app_assert_looks_right (dialog, "scans-question");
  gtk_window_destroy (GTK_WINDOW (dialog));
  photo = photo_of (&desk, "vorpatril", "move-looks.png");
  drop (&desk, photo);
  wait_for_filed (&desk, 1);
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (shown_scan (&desk)), "scan.move", NULL));
  dialog = wait_for_dialog ();
  app_wait_for_paint (dialog);
  app_assert_looks_right (dialog, "scans-move");
  gtk_window_destroy (GTK_WINDOW (dialog));
  desk_close (&desk);
}

int
main (int argc, char **argv)
{
  app_test_init (&argc, &argv);
  g_test_add_func ("/app/scans/a photo that is dropped is shown beside where the sheet is typed", test_dropped);
  g_test_add_func ("/app/scans/it is zoomed and rotated", test_looked_at);
  g_test_add_func ("/app/scans/it can be hidden", test_hidden);
  g_test_add_func ("/app/scans/whose it is is asked where no code tells", test_asked);
  g_test_add_func ("/app/scans/several without a code are asked for in one dialog", test_several_asked);
  g_test_add_func ("/app/scans/what is removed comes back by undo", test_removed);
  g_test_add_func ("/app/scans/what was filed by mistake is taken back", test_filing_undone);
  g_test_add_func ("/app/scans/many are told of in one line, and taken back together", test_many);
  g_test_add_func ("/app/scans/what is taken back meanwhile is not counted", test_undone_meanwhile);
  g_test_add_func ("/app/scans/it goes to another admiral, and back", test_moved);
  g_test_add_func ("/app/scans/a folder is watched, and what is in it is filed once", test_watched);
  g_test_add_func ("/app/scans/what is filed already is not looked at again in the watched folder", test_not_read_again);
  g_test_add_func ("/app/scans/a photo of several sheets is told of as what it is to each admiral", test_several_sheets);
  g_test_add_func ("/app/scans/nothing is filed any more when the window is closed", test_closed);
  g_test_add_func ("/app/scans/a copy that is refused leaves no scans behind", test_refused_copy);
  g_test_add_func ("/app/scans/a copy without its scans is saved, and told of", test_copy_without_scans);
  g_test_add_func ("/looks/scans/beside the sheet", test_looks);
  g_test_add_func ("/looks/scans/whose they are", test_question_looks);
  return g_test_run ();
}
