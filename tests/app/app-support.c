/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app-support.h"

#include <glib/gstdio.h>

#include "app/shell/application.h"
#include "campaign/state/campaign-words.h"
#include "storage/files/data.h"
#include "base/locale.h"
#include "app/shell/taste.h"
#include "app/widgets/canvas.h"

/* Milliseconds: nothing has happened for so long, and so long at most is waited for that. */
#define QUIET 25
#define RESTLESS 1000

/* A little more than what GtkSearchEntry waits, ms. */
#define SEARCH_DELAY 180

/* Whatever takes longer than this will not come, ms. */
#define PATIENCE 20000

/* Returns: (transfer full): path of a file beside the tests */
char *
app_resource (const char *name)
{
  return g_test_build_filename (G_TEST_DIST, "app", "resources", name, NULL);
}

/* Returns: (transfer full): where this test program may write; the same one in another language has a place of its own */
char *
app_output (const char *name)
{
  g_autofree char *name_of_program = g_path_get_basename (g_get_prgname ());
  g_autofree char *program = g_strconcat (name_of_program, "-", g_getenv ("LANGUAGE"), NULL);
  g_autofree char *folder = g_test_build_filename (G_TEST_BUILT, "app", "pictures", program, NULL);

  g_assert_cmpint (g_mkdir_with_parents (folder, 0755), ==, 0);
  return g_build_filename (folder, name, NULL);
}

/* Returns: (transfer full): a session with a battle from the resources */
ForconSession *
app_session (const char *resource)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *path = app_resource (resource);
  ForconSession *session = forcon_session_new ();

  forcon_session_open (session, path, FALSE, &error);
  g_assert_no_error (error);
  return session;
}

ForconShipId
app_ship (ForconSession *session, const char *id)
{
  ForconShipId ship = forcon_battle_find_ship (forcon_session_battle (session), id);

  g_assert_false (FORCON_ID_IS_NONE (ship));
  return ship;
}

const ForconEntry *
app_last_entry (ForconSession *session)
{
  ForconJournal *journal = forcon_session_journal (session);

  g_assert_cmpuint (forcon_journal_position (journal), >, 0);
  return forcon_journal_entry (journal, forcon_journal_position (journal) - 1);
}

/* Returns: (nullable): the first event of a kind */
const ForconEvent *
app_find_event (const ForconEntry *entry, ForconEventKind kind)
{
  for (guint i = 0; i < entry->events->len; i++)
    if (g_array_index (entry->events, ForconEvent, i).kind == kind)
      return &g_array_index (entry->events, ForconEvent, i);
  return NULL;
}

/* Takes away what a test program left that did not end well. */
void
app_remove_campaign (const char *file)
{
  static const char *const parts[] = { "", "-wal", "-shm", "-journal" };

  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    {
      g_autofree char *path = g_strconcat (file, parts[i], NULL);

      g_unlink (path);
    }
}

/* Returns: (transfer full): a game with a new campaign from one of the ready-made scenarios, in a file of this name */
ForconGame *
app_game (const char *scenario, const char *name)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *relative = g_build_filename ("scenarios", scenario, NULL);
  g_autofree char *path = forcon_data_find (relative, &error);
  g_autofree char *file = app_output (name);
  g_autoptr (ForconScenario) ready = forcon_scenario_load (path, NULL, &error);
  ForconGame *game = forcon_game_new ();

  g_assert_no_error (error);
  forcon_scenario_seed (ready, 1);
  app_remove_campaign (file);
  forcon_game_create (game, file, ready, NULL, NULL, &error);
  g_assert_no_error (error);
  return game;
}

/* Does a command of the campaign that says nothing more; it must be done. */
void
app_do (ForconGame *game, ForconCampaignCommandKind kind)
{
  ForconCampaignCommand command = forcon_game_command (game, kind);

  g_assert_true (forcon_game_do (game, &command, FORCON_DICE_MODE_ROLL));
}

/* The master sets one formation down beside another, by their words, and lets them clash. */
void
app_let_clash (ForconGame *game, const char *one, const char *other)
{
  const ForconCampaign *campaign = forcon_game_campaign (game);
  ForconFormationId there = { (guint16) forcon_campaign_find_word (campaign, FORCON_FIELD_FORMATION, one) };
  ForconFormationId moved = { (guint16) forcon_campaign_find_word (campaign, FORCON_FIELD_FORMATION, other) };
  ForconCampaignCommand place = forcon_game_command (game, FORCON_CAMPAIGN_COMMAND_PLACE);
  ForconCampaignCommand meet = forcon_game_command (game, FORCON_CAMPAIGN_COMMAND_MEET);

  place.place.formation = moved;
  place.place.sector = forcon_campaign_post (campaign, there)->sector;
  place.reason = g_intern_static_string ("a test");
  g_assert_true (forcon_game_do (game, &place, FORCON_DICE_MODE_ROLL));
  meet.meet.formation = there;
  meet.meet.target = moved;
  meet.reason = place.reason;
  g_assert_true (forcon_game_do (game, &meet, FORCON_DICE_MODE_ROLL));
}

/* Hands in a sheet for an admiral, by word. */
void
app_hand_in (ForconGame *game, const char *admiral, const char *text)
{
  ForconCampaignCommand command = forcon_game_command (game, FORCON_CAMPAIGN_COMMAND_HAND_IN);

  command.hand_in.admiral.value
      = (guint16) forcon_campaign_find_word (forcon_game_campaign (game), FORCON_FIELD_ADMIRAL, admiral);
  command.hand_in.text = g_intern_string (text);
  g_assert_true (forcon_game_do (game, &command, FORCON_DICE_MODE_ROLL));
}

/* AdwMessageDialog of libadwaita 1.7 asks its large heading, a label that does not wrap, how high it is in widths that the
 * dialog may have; where it has no room, the dialog shows the smaller one, and is then itself less high than it had said.
 * A box around texts that wrap says that it would like less width than it needs. */
static gboolean
warns_of_message_dialog (const char *text, GtkWidget *widget)
{
  if (strstr (text, "Trying to measure ") == NULL && strstr (text, "reported min width ") == NULL)
    return FALSE;
  if (gtk_widget_get_ancestor (widget, ADW_TYPE_MESSAGE_DIALOG) == NULL)
    return FALSE;
  return ADW_IS_MESSAGE_DIALOG (widget) || GTK_IS_BOX (widget)
         || gtk_widget_has_css_class (gtk_widget_get_parent (widget), "heading-bin");
}

/* The buttons of the folders that lead to a file come while the file chooser of GTK 4.8 is drawn. */
static gboolean
warns_of_file_chooser (const char *text, GtkWidget *widget)
{
  return strstr (text, "Trying to snapshot ") != NULL && gtk_widget_get_ancestor (widget, GTK_TYPE_FILE_CHOOSER) != NULL;
}

/* Whether GTK warns of a part of a dialog that is not made here. */
gboolean
app_warns_of_dialog (const char *text)
{
  const char *address = strstr (text, " 0x");
  GtkWidget *widget;

  if (address == NULL || (strstr (text, "Trying to ") == NULL && strstr (text, "reported min width ") == NULL))
    return FALSE;
  widget = GSIZE_TO_POINTER (g_ascii_strtoull (address + 1, NULL, 16));
  return warns_of_message_dialog (text, widget) || warns_of_file_chooser (text, widget);
}

static GLogWriterOutput
write_log (GLogLevelFlags level, const GLogField *fields, gsize n_fields, gpointer data)
{
  g_autofree char *text = g_log_writer_format_fields (level, fields, n_fields, FALSE);

  if (app_warns_of_dialog (text))
    return G_LOG_WRITER_HANDLED;
  return g_log_writer_default (level, fields, n_fields, data);
}

static ForconApplication *application;

/* Begins a test program that opens windows. */
void
app_test_init (int *argc, char ***argv)
{
  app_test_init_with_log (argc, argv, write_log);
}

/* The same, where the test has its own way with what is logged. */
void
app_test_init_with_log (int *argc, char ***argv, GLogWriterFunc writer)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *program = g_path_get_basename (**argv);
  g_autofree char *name = g_strconcat (program, "-", g_getenv ("LANGUAGE"), NULL);
  g_autofree char *settings = g_build_filename (g_getenv ("G_TEST_BUILDDIR"), "app", "settings", name, NULL);

  /* What a program remembers in files, it remembers here; nothing may have asked for the folder before. */
  g_setenv ("XDG_CONFIG_HOME", settings, TRUE);
  forcon_locale_begin (g_getenv ("FORCON_LOCALE_DIR"));
  forcon_taste_prepare ();
  gtk_test_init (argc, argv, NULL);
  g_log_set_writer_func (writer, NULL, NULL);
  /* gtk_test_init() goes back to the C locale. */
  forcon_locale_begin (g_getenv ("FORCON_LOCALE_DIR"));
  /* A blinking cursor is drawn sixty times a second: nothing would ever be at rest. */
  g_object_set (gtk_settings_get_default (), "gtk-cursor-blink", FALSE, "gtk-enable-animations", FALSE, NULL);
  application = forcon_application_new (G_APPLICATION_NON_UNIQUE);
  g_application_register (G_APPLICATION (application), NULL, &error);
  g_assert_no_error (error);
}

/* Lets the main loop run for so long. */
void
app_pump (guint milliseconds)
{
  gint64 end = g_get_monotonic_time () + milliseconds * G_TIME_SPAN_MILLISECOND;

  while (g_get_monotonic_time () < end)
    if (!g_main_context_iteration (NULL, FALSE))
      g_usleep (1000);
}

/* Lets the main loop run until nothing happens any more: all is laid out, drawn and moved to its place. Something that
 * never rests (a spinner) is not waited for. */
void
app_settle (void)
{
  gint64 now = g_get_monotonic_time ();
  gint64 end = now + RESTLESS * G_TIME_SPAN_MILLISECOND;

  for (gint64 quiet_since = now; now < end && now - quiet_since < QUIET * G_TIME_SPAN_MILLISECOND;
       now = g_get_monotonic_time ())
    if (g_main_context_iteration (NULL, FALSE))
      quiet_since = g_get_monotonic_time ();
    else
      g_usleep (1000);
}

static void
on_painted (GdkFrameClock *clock, gboolean *painted)
{
  *painted = TRUE;
}

/* Until the widget is laid out and drawn, however slow the machine. */
void
app_wait_for_paint (GtkWidget *widget)
{
  gboolean painted = FALSE;
  GdkFrameClock *clock;

  while (!gtk_widget_get_mapped (widget))
    g_main_context_iteration (NULL, TRUE);
  clock = gtk_widget_get_frame_clock (widget);
  g_signal_connect (clock, "after-paint", G_CALLBACK (on_painted), &painted);
  gtk_widget_queue_draw (widget);
  while (!painted)
    g_main_context_iteration (NULL, TRUE);
  g_signal_handlers_disconnect_by_data (clock, &painted);
}

/* Returns: (transfer none): a window of so many pixels on a battle, drawn and ready; @path may be %NULL */
ForconTableWindow *
app_window (const char *path, int width, int height)
{
  ForconTableWindow *window = forcon_table_window_new (GTK_APPLICATION (application));

  gtk_window_set_default_size (GTK_WINDOW (window), width, height);
  gtk_window_present (GTK_WINDOW (window));
  if (path != NULL)
    forcon_table_window_open (window, path);
  app_wait_for_paint (GTK_WIDGET (window));
  app_settle ();
  return window;
}

/* The same, with what one ship can do instead of the plan of the step, if there is one. */
ForconTableWindow *
app_window_of_one_ship (const char *path, int width, int height)
{
  ForconTableWindow *window = app_window (path, width, height);

  gtk_widget_activate_action (GTK_WIDGET (window), "win.plan", NULL);
  app_settle ();
  return window;
}

void
app_close (ForconTableWindow *window)
{
  gtk_window_destroy (GTK_WINDOW (window));
  app_settle ();
}

/* Returns: (transfer none): the master's window of so many pixels on a game, drawn and ready */
ForconMasterWindow *
app_master_window (ForconGame *game, int width, int height)
{
  ForconMasterWindow *window = forcon_master_window_new (GTK_APPLICATION (application), game);

  gtk_window_set_default_size (GTK_WINDOW (window), width, height);
  gtk_window_present (GTK_WINDOW (window));
  app_wait_for_paint (GTK_WIDGET (window));
  app_settle ();
  return window;
}

/* Returns: (transfer none): likewise on a new campaign, with a page in front */
ForconMasterWindow *
app_master_page (const char *scenario, const char *page, int width, int height)
{
  g_autofree char *name = g_strdup_printf ("%s-%s-%d.forcon", page, scenario, width);
  g_autoptr (ForconGame) game = app_game (scenario, name);
  ForconMasterWindow *window = app_master_window (game, width, height);

  forcon_master_window_show_page (window, page);
  app_settle ();
  return window;
}

void
app_close_master (ForconMasterWindow *window)
{
  gtk_window_destroy (GTK_WINDOW (window));
  app_settle ();
}

/* Light or dark, whatever the desktop is. */
void
app_set_dark (gboolean dark)
{
  adw_style_manager_set_color_scheme (adw_style_manager_get_default (),
                                      dark ? ADW_COLOR_SCHEME_FORCE_DARK : ADW_COLOR_SCHEME_FORCE_LIGHT);
}

static const char *
text_of (GtkWidget *widget)
{
  if (GTK_IS_LABEL (widget))
    return gtk_label_get_text (GTK_LABEL (widget));
  if (GTK_IS_BUTTON (widget) && gtk_button_get_label (GTK_BUTTON (widget)) != NULL)
    return gtk_button_get_label (GTK_BUTTON (widget));
  return NULL;
}

static GtkWidget *
find (GtkWidget *widget, GType type, const char *text, gboolean shown)
{
  forcon_panel_flush ();
  if (g_type_is_a (G_OBJECT_TYPE (widget), type) && (!shown || gtk_widget_get_mapped (widget))
      && (text == NULL || g_strcmp0 (text_of (widget), text) == 0))
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find (child, type, text, shown);

      if (found != NULL)
        return found;
    }
  return NULL;
}

/* Returns: (transfer container): the windows and dialogs of @type that are on the screen, the newest last */
GPtrArray *
app_windows (GType type)
{
  GPtrArray *found = g_ptr_array_new ();
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWidget) window = g_list_model_get_item (windows, i);

      if (gtk_widget_get_mapped (window) && G_TYPE_CHECK_INSTANCE_TYPE (window, type))
        g_ptr_array_add (found, window);
    }
  return found;
}

/* Returns: (nullable) (transfer none): the window or dialog of @type that is on the screen, however it came about */
gpointer
app_find_window (GType type)
{
  g_autoptr (GPtrArray) windows = app_windows (type);

  return windows->len == 0 ? NULL : windows->pdata[0];
}

/* Returns: (nullable): the first widget of @type below @root, with this text unless it is %NULL */
GtkWidget *
app_find (gpointer root, GType type, const char *text)
{
  return find (GTK_WIDGET (root), type, text, FALSE);
}

/* Likewise, only what is on the screen. */
GtkWidget *
app_find_shown (gpointer root, GType type, const char *text)
{
  return find (GTK_WIDGET (root), type, text, TRUE);
}

/* Presses a button as a person would: it must be there and sensitive. */
void
app_press (gpointer root, const char *label)
{
  GtkWidget *button = app_find_shown (root, GTK_TYPE_BUTTON, label);

  g_assert_nonnull (button);
  g_assert_true (gtk_widget_is_sensitive (button));
  g_signal_emit_by_name (button, "clicked");
  app_settle ();
}

/* Types into a search entry, which answers once nothing is typed for a while. */
void
app_search (GtkWidget *entry, const char *text)
{
  gtk_editable_set_text (GTK_EDITABLE (entry), text);
  app_pump (SEARCH_DELAY);
  app_settle ();
}

static gboolean
triggers (GtkShortcut *shortcut, guint key, GdkModifierType state)
{
  GtkShortcutTrigger *trigger = gtk_shortcut_get_trigger (shortcut);

  return GTK_IS_KEYVAL_TRIGGER (trigger) && gtk_keyval_trigger_get_keyval (GTK_KEYVAL_TRIGGER (trigger)) == key
         && gtk_keyval_trigger_get_modifiers (GTK_KEYVAL_TRIGGER (trigger)) == state;
}

GStrv
app_told_keys (const char *accelerators)
{
  g_auto (GStrv) parts = g_strsplit (accelerators, " ", -1);
  g_autoptr (GStrvBuilder) keys = g_strv_builder_new ();

  for (guint i = 0; parts[i] != NULL; i++)
    if (strstr (parts[i], "...") == NULL)
      g_strv_builder_add (keys, parts[i]);
    else
      for (char key[] = { parts[i][0], '\0' }; key[0] <= parts[i][strlen ("1...")]; key[0]++)
        g_strv_builder_add (keys, key);
  return g_strv_builder_end (keys);
}

/* Returns: (transfer none) (nullable): the widget's first controller of just this type */
GtkEventController *
app_controller (gpointer widget, GType type)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (widget);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (G_OBJECT_TYPE (controller) == type)
        return controller;
    }
  return NULL;
}

/* Presses a key on a widget, as GTK would hand it on to its controllers. Returns: whether one of them took it */
gboolean
app_press_key (GtkWidget *widget, guint key)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (widget);
  gboolean taken = FALSE;

  for (guint i = 0; i < g_list_model_get_n_items (controllers) && !taken; i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_EVENT_CONTROLLER_KEY (controller))
        g_signal_emit_by_name (controller, "key-pressed", key, 0, 0, &taken);
    }
  if (taken)
    app_settle ();
  return taken;
}

/* Returns: (transfer full) (nullable): what a widget itself has bound to a key */
GtkShortcut *
app_find_shortcut (GtkWidget *widget, guint key, GdkModifierType state)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (widget);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GObject) controller = g_list_model_get_item (controllers, i);

      for (guint k = 0;
           GTK_IS_SHORTCUT_CONTROLLER (controller) && k < g_list_model_get_n_items (G_LIST_MODEL (controller)); k++)
        {
          g_autoptr (GtkShortcut) shortcut = g_list_model_get_item (G_LIST_MODEL (controller), k);

          if (triggers (shortcut, key, state))
            return g_steal_pointer (&shortcut);
        }
    }
  return NULL;
}

static gboolean
takes_key (GtkWidget *widget, guint key, GdkModifierType state)
{
  g_autoptr (GtkShortcut) shortcut = app_find_shortcut (widget, key, state);

  return shortcut != NULL
         && gtk_shortcut_action_activate (gtk_shortcut_get_action (shortcut), GTK_SHORTCUT_ACTION_EXCLUSIVE, widget,
                                          gtk_shortcut_get_arguments (shortcut));
}

/* Presses a key that the widget, or something around it, has bound; it must be taken. */
void
app_key (gpointer widget, guint key, GdkModifierType state)
{
  gboolean taken = FALSE;

  for (GtkWidget *around = widget; around != NULL && !taken; around = taken ? NULL : gtk_widget_get_parent (around))
    taken = takes_key (around, key, state);
  g_assert_true (taken);
  app_settle ();
}

/* Activates an action that has no parameter, as a key would. */
void
app_act (ForconTableWindow *window, const char *action)
{
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window), action, NULL));
  app_settle ();
}

/* Whether no map in it goes on drawing in the next frame. */
static gboolean
is_drawn (GtkWidget *widget)
{
  gboolean drawn = !FORCON_IS_CANVAS (widget) || !gtk_widget_get_mapped (widget) || forcon_canvas_is_drawn (widget);

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && drawn;
       child = gtk_widget_get_next_sibling (child))
    drawn = is_drawn (child);
  return drawn;
}

/* Saves what a widget looks like now: with what its window draws around it, or all would be scaled by a few pixels. */
void
app_picture (gpointer widget, const char *name)
{
  g_autofree char *path = app_output (name);
  g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (GTK_WIDGET (widget));
  g_autoptr (GskRenderNode) node = NULL;
  g_autoptr (GdkTexture) texture = NULL;

  /* There is nothing to see as long as it has not been drawn, and of a map only a piece. */
  for (guint tries = 0; node == NULL || !is_drawn (widget); tries++)
    {
      GtkSnapshot *snapshot = gtk_snapshot_new ();

      g_assert_cmpuint (tries, <, PATIENCE / QUIET);
      app_settle ();
      g_clear_pointer (&node, gsk_render_node_unref);
      gdk_paintable_snapshot (paintable, snapshot, gdk_paintable_get_intrinsic_width (paintable),
                              gdk_paintable_get_intrinsic_height (paintable));
      node = gtk_snapshot_free_to_node (snapshot);
    }
  texture
      = gsk_renderer_render_texture (gtk_native_get_renderer (gtk_widget_get_native (GTK_WIDGET (widget))), node, NULL);
  g_assert_true (gdk_texture_save_to_png (texture, path));
}

static void
collect_texts (GtkWidget *widget, GString *texts)
{
  if (!gtk_widget_get_mapped (widget))
    return;
  if (GTK_IS_LABEL (widget))
    g_string_append_printf (texts, "%s\n", gtk_label_get_text (GTK_LABEL (widget)));
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    collect_texts (child, texts);
}

/* Returns: (transfer full): the texts on the screen, a line each */
GString *
app_texts (gpointer root)
{
  GString *texts = g_string_new (NULL);

  collect_texts (GTK_WIDGET (root), texts);
  return texts;
}

static void
collect_cut_off (GtkWidget *widget, GString *texts)
{
  if (!gtk_widget_get_mapped (widget))
    return;
  if (GTK_IS_LABEL (widget) && pango_layout_is_ellipsized (gtk_label_get_layout (GTK_LABEL (widget))))
    g_string_append_printf (texts, "%s\n", gtk_label_get_text (GTK_LABEL (widget)));
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    collect_cut_off (child, texts);
}

/* Returns: (transfer full): the texts on the screen that had to be shortened, a line each */
GString *
app_cut_off_texts (gpointer root)
{
  GString *texts = g_string_new (NULL);

  collect_cut_off (GTK_WIDGET (root), texts);
  return texts;
}

/* Whether some parent scrolls, so that a part of the widget may lie outside of what is seen. */
static gboolean
is_cut_by_parents (GtkWidget *widget, GtkWidget *root, double *overhang)
{
  graphene_rect_t box;

  *overhang = 0;
  for (GtkWidget *parent = gtk_widget_get_parent (widget); parent != NULL && parent != root;
       parent = gtk_widget_get_parent (parent))
    {
      if (GTK_IS_SCROLLABLE (parent) || GTK_IS_VIEWPORT (parent) || GTK_IS_SCROLLED_WINDOW (parent))
        return FALSE;
      if (!gtk_widget_compute_bounds (widget, parent, &box))
        continue;
      *overhang = MAX (*overhang, (double) (box.origin.x + box.size.width) - gtk_widget_get_width (parent));
      *overhang = MAX (*overhang, (double) (box.origin.y + box.size.height) - gtk_widget_get_height (parent));
      *overhang = MAX (*overhang, (double) MAX (-box.origin.x, -box.origin.y));
      /* A popover lies over the window, and is not held by it. */
      if (GTK_IS_POPOVER (parent))
        break;
    }
  return *overhang > 1;
}

/* A label that got less room than its text needs, or hangs over what holds it. One that may shorten its text has to show it
 * in a tooltip. */
static void
collect_unreadable (GtkWidget *widget, GtkWidget *root, GString *texts)
{
  double overhang;

  if (!gtk_widget_get_mapped (widget))
    return;
  if (GTK_IS_LABEL (widget) && *gtk_label_get_text (GTK_LABEL (widget)) != '\0')
    {
      PangoLayout *layout = gtk_label_get_layout (GTK_LABEL (widget));
      int width, height;

      pango_layout_get_pixel_size (layout, &width, &height);
      if (pango_layout_is_ellipsized (layout) && gtk_widget_get_tooltip_text (widget) == NULL)
        g_string_append_printf (texts, "shortened, and no tooltip says it: “%s”\n",
                                gtk_label_get_text (GTK_LABEL (widget)));
      if (width > gtk_widget_get_width (widget) + 1 || height > gtk_widget_get_height (widget) + 1)
        g_string_append_printf (texts, "%d×%d in %d×%d: “%s”\n", width, height, gtk_widget_get_width (widget),
                                gtk_widget_get_height (widget), gtk_label_get_text (GTK_LABEL (widget)));
      else if (is_cut_by_parents (widget, root, &overhang))
        g_string_append_printf (texts, "hangs over by %.0f: “%s”\n", overhang, gtk_label_get_text (GTK_LABEL (widget)));
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    collect_unreadable (child, root, texts);
}

/* Fails if a text on the screen is cut, overlapped by what holds it, or shortened without a tooltip. */
void
app_assert_all_readable (gpointer root)
{
  g_autoptr (GString) texts = g_string_new (NULL);

  collect_unreadable (GTK_WIDGET (root), GTK_WIDGET (root), texts);
  g_assert_cmpstr (texts->str, ==, "");
}

/* Takes pictures NAME-light.png and NAME-dark.png of a window, and fails if a text on it cannot be read whole. */
void
app_assert_looks_right (gpointer root, const char *name)
{
  for (guint dark = 0; dark < 2; dark++)
    {
      g_autofree char *file = g_strdup_printf ("%s-%s.png", name, dark ? "dark" : "light");

      app_set_dark (dark);
      app_settle ();
      app_picture (root, file);
    }
  app_set_dark (FALSE);
  /* A busy machine may not have laid out yet what was filled anew. */
  app_wait_for_paint (root);
  app_assert_all_readable (root);
}
