/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Admirals' own screens as the master has them: switched on, who is there, and what comes in. */
#include "app-support.h"

#include <glib/gstdio.h>
#include <signal.h>
#include <string.h>

#include "app/orders/orders-page.h"
#include "app/telephones/qr-view.h"
#include "app/telephones/telephones-row.h"
#include "app/telephones/telephones-window.h"
#include "app/telephones/telephones.h"
#include "campaign/state/campaign-words.h"
#include "storage/store/link.h"
#include "storage/store/pin.h"

/* How long a program may take to start, s. */
#define PATIENCE 30

typedef struct {
  ForconMasterWindow *master;
  ForconGame *game;
  ForconTelephones *telephones;
  GtkWidget *window;
} Desk;

static ForconSideId
admiral (const Desk *desk, const char *word)
{
  return (ForconSideId){ (guint16) forcon_campaign_find_word (forcon_game_campaign (desk->game), FORCON_FIELD_ADMIRAL,
                                                              word) };
}

static void
wait_for (const Desk *desk, gboolean (*is_so) (const Desk *desk))
{
  gint64 end = g_get_monotonic_time () + PATIENCE * G_TIME_SPAN_SECOND;

  while (!is_so (desk))
    {
      g_assert_cmpint (g_get_monotonic_time (), <, end);
      app_pump (20);
    }
  app_settle ();
}

static gboolean
is_on (const Desk *desk)
{
  return forcon_telephones_state (desk->telephones) == FORCON_TELEPHONES_ON;
}

static gboolean
is_off (const Desk *desk)
{
  return forcon_telephones_state (desk->telephones) == FORCON_TELEPHONES_OFF;
}

static gboolean
is_starting (const Desk *desk)
{
  return forcon_telephones_state (desk->telephones) == FORCON_TELEPHONES_STARTING;
}

static gboolean
has_one (const Desk *desk)
{
  return forcon_telephones_sessions (desk->telephones)->len == 1;
}

static gboolean
has_none (const Desk *desk)
{
  return forcon_telephones_sessions (desk->telephones)->len == 0;
}

static GtkSwitch *
power (const Desk *desk)
{
  return GTK_SWITCH (app_find (desk->window, GTK_TYPE_SWITCH, NULL));
}

/* The window of the telephones, over a campaign in play; port 0 is one that is free. */
static void
desk_new (Desk *desk)
{
  desk->master = app_master_page ("skirmish.xml", "orders", 1366, 768);
  desk->game = forcon_master_window_game (desk->master);
  desk->telephones = forcon_telephones_of (desk->game);
  app_do (desk->game, FORCON_CAMPAIGN_COMMAND_BEGIN);
  gtk_widget_activate_action (GTK_WIDGET (desk->master), "win.telephones", NULL);
  app_settle ();
  desk->window = app_find_window (FORCON_TYPE_TELEPHONES_WINDOW);
  g_assert_nonnull (desk->window);
}

/* Presses the switch; the last address is the machine's own. */
static void
switch_on (Desk *desk)
{
  AdwComboRow *addresses = ADW_COMBO_ROW (app_find (desk->window, ADW_TYPE_COMBO_ROW, NULL));
  GtkWidget *port = app_find (desk->window, GTK_TYPE_SPIN_BUTTON, NULL);
  GListModel *listed = adw_combo_row_get_model (addresses);
  GtkWidget *row = gtk_widget_get_ancestor (port, ADW_TYPE_ACTION_ROW);

  adw_combo_row_set_selected (addresses, g_list_model_get_n_items (listed) - 1);
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (port), 0);
  gtk_switch_set_active (GTK_SWITCH (app_find (gtk_widget_get_next_sibling (row), GTK_TYPE_SWITCH, NULL)), FALSE);
  gtk_switch_set_active (power (desk), TRUE);
  wait_for (desk, is_on);
}

static void
desk_end (Desk *desk)
{
  app_close_master (desk->master);
}

/* A telephone */

/**
 * Visit:
 * @address: (nullable): "http://127.0.0.1:4711"
 * @request: all of it
 * @answer: (out): all of it
 */
typedef struct {
  const char *address;
  char *request;
  char *answer;
  gint done;
} Visit;

static gpointer
visit (gpointer data)
{
  Visit *self = data;
  g_autoptr (GSocketClient) client = g_socket_client_new ();
  g_autoptr (GError) error = NULL;
  g_autoptr (GSocketConnection) connection
      = g_socket_client_connect_to_uri (client, self->address, 80, NULL, &error);
  g_autoptr (GString) answer = g_string_new (NULL);
  char bytes[4096];
  gssize n;

  g_assert_no_error (error);
  g_output_stream_write_all (g_io_stream_get_output_stream (G_IO_STREAM (connection)), self->request,
                             strlen (self->request), NULL, NULL, &error);
  g_assert_no_error (error);
  while ((n = g_input_stream_read (g_io_stream_get_input_stream (G_IO_STREAM (connection)), bytes, sizeof bytes, NULL,
                                   NULL))
         > 0)
    g_string_append_len (answer, bytes, n);
  self->answer = g_string_free (g_steal_pointer (&answer), FALSE);
  g_atomic_int_set (&self->done, TRUE);
  return NULL;
}

/* (transfer full): what a telephone gets, while the window goes on; @form: (nullable): sent to it */
static char *
ask (const Desk *desk, const char *path, const char *cookie, const char *form)
{
  Visit self = { .address = forcon_telephones_address (desk->telephones) };
  GThread *thread;

  self.request = g_strdup_printf ("%s %s HTTP/1.1\r\nHost: x\r\nConnection: close\r\nCookie: %s\r\n"
                                  "Content-Type: application/x-www-form-urlencoded\r\nContent-Length: %zu\r\n\r\n%s",
                                  form == NULL ? "GET" : "POST", path, cookie == NULL ? "" : cookie,
                                  form == NULL ? 0 : strlen (form), form == NULL ? "" : form);
  thread = g_thread_new ("telephone", visit, &self);
  while (!g_atomic_int_get (&self.done))
    app_pump (10);
  g_thread_join (thread);
  g_free (self.request);
  return self.answer;
}

/* (transfer full): the cookie of a telephone that opened the admiral's link; a new one is known in a moment */
static char *
open_link (const Desk *desk, const char *word)
{
  g_autofree char *link = forcon_telephones_link (desk->telephones, admiral (desk, word));

  for (guint i = 0; i < PATIENCE; i++)
    {
      g_autofree char *answer = ask (desk, strstr (link, "/a/"), NULL, NULL);
      const char *cookie = strstr (answer, "Set-Cookie: ");

      if (cookie != NULL)
        return g_strndup (cookie + strlen ("Set-Cookie: "), strcspn (cookie + strlen ("Set-Cookie: "), ";"));
    }
  g_assert_not_reached ();
}

static void
test_off (void)
{
  Desk desk;

  desk_new (&desk);
  g_assert_cmpint (forcon_telephones_state (desk.telephones), ==, FORCON_TELEPHONES_OFF);
  g_assert_false (gtk_switch_get_active (power (&desk)));
  g_assert_null (forcon_telephones_address (desk.telephones));
  desk_end (&desk);
}

static void
test_links (void)
{
  Desk desk;
  ForconQrView *code;
  g_autofree char *link = NULL;
  g_autoptr (GPtrArray) all = NULL;

  desk_new (&desk);
  switch_on (&desk);
  link = forcon_telephones_link (desk.telephones, (ForconSideId){ 1 });
  code = FORCON_QR_VIEW (app_find (app_find (desk.window, FORCON_TYPE_TELEPHONES_ROW, NULL), FORCON_TYPE_QR_VIEW, NULL));
  g_assert_true (g_str_has_prefix (link, forcon_telephones_address (desk.telephones)));
  g_assert_cmpstr (forcon_qr_view_text (code), ==, link);
  all = forcon_link_all (forcon_game_store (desk.game));
  g_assert_cmpstr (g_ptr_array_index (all, 1), ==, link);
  gtk_switch_set_active (power (&desk), FALSE);
  g_assert_cmpint (forcon_telephones_state (desk.telephones), ==, FORCON_TELEPHONES_OFF);
  desk_end (&desk);
}

static void
test_last_place (void)
{
  Desk desk;
  AdwComboRow *addresses;
  g_autofree char *place = NULL;
  g_autofree char *offered = NULL;

  desk_new (&desk);
  switch_on (&desk);
  place = g_strdup (forcon_telephones_address (desk.telephones));
  gtk_switch_set_active (power (&desk), FALSE);
  gtk_window_destroy (GTK_WINDOW (desk.window));
  app_settle ();
  gtk_widget_activate_action (GTK_WIDGET (desk.master), "win.telephones", NULL);
  app_settle ();
  desk.window = app_find_window (FORCON_TYPE_TELEPHONES_WINDOW);
  addresses = ADW_COMBO_ROW (app_find (desk.window, ADW_TYPE_COMBO_ROW, NULL));
  g_assert_cmpuint (adw_combo_row_get_selected (addresses), ==,
                    g_list_model_get_n_items (adw_combo_row_get_model (addresses)) - 1);
  offered = g_strdup_printf (
      "http://127.0.0.1:%d",
      gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (app_find (desk.window, GTK_TYPE_SPIN_BUTTON, NULL))));
  g_assert_cmpstr (offered, ==, place);
  desk_end (&desk);
}

static void
test_sheet (void)
{
  Desk desk;
  g_autofree char *cookie = NULL;
  g_autofree char *answer = NULL;
  const ForconSheet *sheet;

  desk_new (&desk);
  switch_on (&desk);
  cookie = open_link (&desk, "vorpatril");
  answer = ask (&desk, "/my/orders", cookie, "text=Shield%3A+move+to+B2&act=hand-in&key=k1");
  g_assert_nonnull (strstr (answer, "class=\"done\""));
  g_assert_cmpuint (forcon_game_campaign (desk.game)->sheets->len, ==, 1);
  sheet = &g_array_index (forcon_game_campaign (desk.game)->sheets, ForconSheet, 0);
  g_assert_cmpstr (sheet->text, ==, "Shield: move to B2");
  g_assert_true (FORCON_ID_EQUAL (sheet->admiral, admiral (&desk, "vorpatril")));
  gtk_widget_activate_action (GTK_WIDGET (desk.master), "win.show-sheet", "u",
                              (guint32) admiral (&desk, "vorpatril").value);
  app_settle ();
  g_assert_nonnull (app_find_shown (desk.master, GTK_TYPE_LABEL,
                                    "Written on the admiral's own telephone, and its lines are settled there"));
  desk_end (&desk);
}

static void
count_one (guint *count)
{
  (*count)++;
}

static void
test_undo (void)
{
  Desk desk;
  guint kept = 0;
  g_autofree char *cookie = NULL;
  g_autofree char *answer = NULL;
  guint before;

  desk_new (&desk);
  before = forcon_chronicle_position (forcon_game_chronicle (desk.game));
  g_signal_connect_swapped (desk.game, "kept", G_CALLBACK (count_one), &kept);
  switch_on (&desk);
  cookie = open_link (&desk, "vorpatril");
  answer = ask (&desk, "/my/orders", cookie, "text=Shield%3A+move+to+B2&act=hand-in&key=k1");
  g_assert_nonnull (strstr (answer, "class=\"done\""));
  gtk_widget_activate_action (GTK_WIDGET (desk.master), "win.undo", NULL);
  app_settle ();
  g_assert_cmpuint (forcon_game_campaign (desk.game)->sheets->len, ==, 1);
  g_assert_cmpuint (kept, ==, 1);
  gtk_widget_activate_action (GTK_WIDGET (desk.master), "win.go-to", "u", before);
  app_settle ();
  g_assert_cmpuint (forcon_game_campaign (desk.game)->sheets->len, ==, 0);
  g_assert_nonnull (app_find_shown (desk.master, GTK_TYPE_LABEL,
                                    "1 command undone; receipts that telephones have for them: 1"));
  desk_end (&desk);
}

static void
test_wrong_sheet (void)
{
  Desk desk;
  g_autofree char *cookie = NULL;
  g_autofree char *answer = NULL;

  desk_new (&desk);
  switch_on (&desk);
  cookie = open_link (&desk, "vorpatril");
  app_do (desk.game, FORCON_CAMPAIGN_COMMAND_CLOSE);
  answer = ask (&desk, "/my/orders", cookie, "text=Shield%3A+move+to+B2&act=hand-in&key=k1");
  g_assert_null (strstr (answer, "class=\"done\""));
  g_assert_cmpuint (forcon_game_campaign (desk.game)->sheets->len, ==, 0);
  desk_end (&desk);
}

static void
test_pin (void)
{
  Desk desk;
  g_autofree char *cookie = NULL;
  g_autofree char *wrong = NULL;
  g_autofree char *right = NULL;
  g_autofree char *page = NULL;
  g_autoptr (GError) error = NULL;

  desk_new (&desk);
  forcon_pin_set (forcon_game_store (desk.game), admiral (&desk, "rivek"), "4711", &error);
  g_assert_no_error (error);
  switch_on (&desk);
  cookie = open_link (&desk, "rivek");
  wrong = ask (&desk, "/my/pin", cookie, "pin=1234");
  g_assert_true (g_str_has_prefix (wrong, "HTTP/1.1 200"));
  right = ask (&desk, "/my/pin", cookie, "pin=4711");
  g_assert_true (g_str_has_prefix (right, "HTTP/1.1 303"));
  page = ask (&desk, "/my/map", cookie, NULL);
  g_assert_true (g_str_has_prefix (page, "HTTP/1.1 200"));
  desk_end (&desk);
}

static void
test_sessions (void)
{
  Desk desk;
  g_autofree char *cookie = NULL;
  g_autofree char *answer = NULL;

  desk_new (&desk);
  switch_on (&desk);
  cookie = open_link (&desk, "rivek");
  wait_for (&desk, has_one);
  app_press (desk.window, "_End Session");
  wait_for (&desk, has_none);
  answer = ask (&desk, "/my", cookie, NULL);
  g_assert_true (g_str_has_prefix (answer, "HTTP/1.1 403"));
  desk_end (&desk);
}

static void
test_renewed (void)
{
  Desk desk;
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;
  g_autofree char *old = NULL;
  g_autofree char *cookie = NULL;
  g_autoptr (GError) error = NULL;

  desk_new (&desk);
  switch_on (&desk);
  before = forcon_telephones_link (desk.telephones, admiral (&desk, "rivek"));
  g_assert_true (forcon_telephones_renew (desk.telephones, admiral (&desk, "rivek"), &error));
  after = forcon_telephones_link (desk.telephones, admiral (&desk, "rivek"));
  g_assert_cmpstr (before, !=, after);
  cookie = open_link (&desk, "rivek");
  old = ask (&desk, strstr (before, "/a/"), NULL, NULL);
  g_assert_true (g_str_has_prefix (old, "HTTP/1.1 404"));
  desk_end (&desk);
}

static void
test_crash (void)
{
  Desk desk;

  desk_new (&desk);
  switch_on (&desk);
  forcon_telephones_kill (desk.telephones);
  wait_for (&desk, is_starting);
  wait_for (&desk, is_on);
  g_assert_nonnull (forcon_telephones_notice (desk.telephones));
  g_assert_nonnull (app_find_shown (desk.window, GTK_TYPE_LABEL, forcon_telephones_notice (desk.telephones)));
  desk_end (&desk);
}

static gboolean
is_missing (const Desk *desk)
{
  return forcon_telephones_notice (desk->telephones) != NULL
         && strstr (forcon_telephones_notice (desk->telephones), "/nowhere/forcon-web") != NULL;
}

static void
test_missing (void)
{
  Desk desk;
  g_autofree char *program = g_strdup (g_getenv ("FORCON_WEB_PROGRAM"));

  desk_new (&desk);
  switch_on (&desk);
  g_setenv ("FORCON_WEB_PROGRAM", "/nowhere/forcon-web", TRUE);
  forcon_telephones_kill (desk.telephones);
  wait_for (&desk, is_missing);
  g_assert_true (is_starting (&desk));
  g_setenv ("FORCON_WEB_PROGRAM", program, TRUE);
  wait_for (&desk, is_on);
  desk_end (&desk);
}

/* What the campaign's file is called while it cannot be found. */
static char *
hidden_name (const Desk *desk)
{
  return g_strconcat (forcon_game_path (desk->game), ".hidden", NULL);
}

/* Right after it was written, and before those who serve read it. */
static void
hide_file (Desk *desk)
{
  g_autofree char *hidden = hidden_name (desk);

  if (forcon_game_campaign (desk->game)->sheets->len == 1 && !g_file_test (hidden, G_FILE_TEST_EXISTS))
    g_assert_cmpint (g_rename (forcon_game_path (desk->game), hidden), ==, 0);
}

/* The second time the telephone has heard no answer. */
static void
test_unreadable (void)
{
  static const char *const sheet = "text=Shield%3A+move+to+B2&act=hand-in&key=k1";
  Desk desk;
  g_autofree char *hidden = NULL;
  g_autofree char *cookie = NULL;
  g_autofree char *first = NULL;
  g_autofree char *second = NULL;

  desk_new (&desk);
  hidden = hidden_name (&desk);
  switch_on (&desk);
  cookie = open_link (&desk, "vorpatril");
  g_signal_connect_swapped (desk.game, "changed", G_CALLBACK (hide_file), &desk);
  first = ask (&desk, "/my/orders", cookie, sheet);
  g_assert_true (g_file_test (hidden, G_FILE_TEST_EXISTS));
  g_signal_handlers_disconnect_by_data (desk.game, &desk);
  g_assert_cmpint (g_rename (hidden, forcon_game_path (desk.game)), ==, 0);
  second = ask (&desk, "/my/orders", cookie, sheet);
  g_assert_nonnull (strstr (first, "class=\"done\""));
  g_assert_nonnull (strstr (second, "class=\"done\""));
  g_assert_cmpuint (forcon_game_campaign (desk.game)->sheets->len, ==, 1);
  desk_end (&desk);
}

static void
test_closed (void)
{
  Desk desk;

  desk_new (&desk);
  switch_on (&desk);
  forcon_game_close (desk.game);
  app_settle ();
  wait_for (&desk, is_off);
  g_assert_null (app_find_window (FORCON_TYPE_TELEPHONES_WINDOW));
  desk_end (&desk);
}

static void
test_looks (void)
{
  Desk desk;
  g_autofree char *cookie = NULL;

  desk_new (&desk);
  app_assert_looks_right (desk.window, "off");
  switch_on (&desk);
  cookie = open_link (&desk, "rivek");
  wait_for (&desk, has_one);
  adw_expander_row_set_expanded (
      ADW_EXPANDER_ROW (gtk_widget_get_next_sibling (app_find (desk.window, FORCON_TYPE_TELEPHONES_ROW, NULL))), TRUE);
  app_settle ();
  app_assert_looks_right (desk.window, "on");
  app_assert_looks_right (desk.master, "header");
  desk_end (&desk);
}

int
main (int argc, char **argv)
{
  app_test_init (&argc, &argv);
  g_test_add_func ("/app/telephones/they are off until they are switched on", test_off);
  g_test_add_func ("/app/telephones/each admiral has a link with its code, which papers have too", test_links);
  g_test_add_func ("/app/telephones/they are offered where they were the last time", test_last_place);
  g_test_add_func ("/app/telephones/a sheet from a telephone is at the desk, marked as the admiral's own", test_sheet);
  g_test_add_func ("/app/telephones/undo leaves what a telephone has a receipt for, and the journal tells of it",
                   test_undo);
  g_test_add_func ("/app/telephones/a sheet that is refused is not at the desk", test_wrong_sheet);
  g_test_add_func ("/app/telephones/a PIN is asked for besides the link", test_pin);
  g_test_add_func ("/app/telephones/the master sees a telephone and ends it", test_sessions);
  g_test_add_func ("/app/telephones/after a new link the one before opens nothing", test_renewed);
  g_test_add_func ("/app/telephones/a crash is a notice, and they start again", test_crash);
  g_test_add_func ("/app/telephones/a program that cannot be started is tried again", test_missing);
  g_test_add_func ("/app/telephones/a sheet is there once, though its file cannot be read right after it", test_unreadable);
  g_test_add_func ("/app/telephones/they end with the campaign", test_closed);
  g_test_add_func ("/looks/telephones/their window", test_looks);
  return g_test_run ();
}
