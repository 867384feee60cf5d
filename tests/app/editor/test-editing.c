/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A campaign that is edited before play, in the master's window: its state, what is wrong, saving and playing. */
#include "app-support.h"

#include "app/editor/flaw-list.h"
#include "app/editor/property-row.h"
#include "app/game/game-edit.h"
#include "app/shell/page-rail.h"
#include "app/shell/master-window-private.h"
#include "base/language.h"
#include "campaign/state/campaign-words.h"
#include "storage/scenario/scenario-save.h"

#include <glib/gstdio.h>
#include <string.h>

static ForconMasterWindow *
open_window (const char *name)
{
  g_autofree char *file = g_strdup_printf ("editing-%s.forcon", name);
  g_autoptr (ForconGame) game = app_game ("skirmish.xml", file);

  return app_master_window (game, 1366, 768);
}

static ForconMasterWindow *
edit_window (const char *name)
{
  ForconMasterWindow *window = open_window (name);

  forcon_game_set_editing (forcon_master_window_game (window), TRUE);
  app_settle ();
  return window;
}

static char *
new_file (const char *name)
{
  char *path = app_output (name);

  app_remove_campaign (path);
  return path;
}

static guint
sector (ForconGame *game, const char *word)
{
  return forcon_entity_find (forcon_game_campaign (game), FORCON_ENTITY_SECTOR, word);
}

/* The state */

static void
test_only_before_play (void)
{
  ForconMasterWindow *window = edit_window ("before");
  ForconGame *game = forcon_master_window_game (window);

  g_assert_true (forcon_game_editing (game));
  g_assert_true (gtk_widget_get_visible (window->edit_button));
  app_do (game, FORCON_CAMPAIGN_COMMAND_BEGIN);
  app_settle ();
  g_assert_false (forcon_game_editing (game));
  g_assert_false (gtk_widget_get_visible (window->edit_button));
  forcon_game_set_editing (game, TRUE);
  g_assert_false (forcon_game_editing (game));
  app_close_master (window);
}

static void
test_the_toggle (void)
{
  ForconMasterWindow *window = open_window ("toggle");
  ForconGame *game = forcon_master_window_game (window);

  g_assert_false (forcon_game_editing (game));
  g_signal_emit_by_name (window->edit_button, "clicked");
  app_settle ();
  g_assert_true (forcon_game_editing (game));
  g_assert_cmpstr (gtk_stack_get_visible_child_name (window->facts), ==, "edit");
  g_assert_true (gtk_widget_is_ancestor (gtk_window_get_focus (GTK_WINDOW (window)), GTK_WIDGET (window->pages)));
  g_signal_emit_by_name (window->edit_button, "clicked");
  app_settle ();
  g_assert_false (forcon_game_editing (game));
  g_assert_cmpstr (gtk_stack_get_visible_child_name (window->facts), ==, "facts");
  app_close_master (window);
}

static void
test_edited_again (void)
{
  ForconMasterWindow *window = open_window ("again");
  ForconGame *game = forcon_master_window_game (window);
  g_autofree char *path = g_strdup (forcon_game_path (game));
  g_autoptr (GError) error = NULL;

  forcon_game_close (game);
  g_assert_true (forcon_game_open (game, path, &error));
  g_assert_false (forcon_game_editing (game));
  g_assert_true (forcon_game_change (game, FORCON_ENTITY_SECTOR, 1, "name=Elsewhere", NULL));
  forcon_game_close (game);
  g_assert_true (forcon_game_open (game, path, &error));
  g_assert_no_error (error);
  g_assert_true (forcon_game_editing (game));
  app_close_master (window);
}

/* What is selected */

static void
test_follows_its_word (void)
{
  ForconMasterWindow *window = edit_window ("word");
  ForconGame *game = forcon_master_window_game (window);
  ForconEntity entity;

  forcon_game_select (game, FORCON_ENTITY_SECTOR, sector (game, "b2"));
  g_assert_true (forcon_game_change (game, FORCON_ENTITY_SECTOR, sector (game, "b2"), "id=hub", NULL));
  g_assert_cmpuint (forcon_game_selected (game, &entity), ==, sector (game, "hub"));
  g_assert_cmpint (entity, ==, FORCON_ENTITY_SECTOR);
  app_close_master (window);
}

static void
test_gone_with_undo (void)
{
  ForconMasterWindow *window = edit_window ("undone");
  ForconGame *game = forcon_master_window_game (window);
  guint n = forcon_game_campaign (game)->sectors->len;
  ForconEntity entity;

  g_assert_cmpuint (forcon_game_add (game, FORCON_ENTITY_SECTOR, "name=Far Away\ncolumn=9\nrow=9"), ==, n + 1);
  g_assert_cmpuint (forcon_game_selected (game, &entity), ==, n + 1);
  app_settle ();
  forcon_game_undo (game);
  app_settle ();
  g_assert_cmpuint (forcon_game_campaign (game)->sectors->len, ==, n);
  g_assert_cmpuint (forcon_game_selected (game, &entity), ==, 0);
  g_assert_true (FORCON_ID_IS_NONE (forcon_game_focus (game)->sector));
  app_close_master (window);
}

static void
test_the_page_selects (void)
{
  ForconMasterWindow *window = edit_window ("page");
  ForconGame *game = forcon_master_window_game (window);
  ForconEntity entity;

  forcon_game_focus_formation (game, (ForconFormationId){ 2 });
  g_assert_cmpuint (forcon_game_selected (game, &entity), ==, 2);
  g_assert_cmpint (entity, ==, FORCON_ENTITY_FORMATION);
  forcon_game_focus_sector (game, (ForconSectorId){ 3 });
  g_assert_cmpuint (forcon_game_selected (game, &entity), ==, 3);
  g_assert_cmpint (entity, ==, FORCON_ENTITY_SECTOR);
  app_close_master (window);
}

/* What is wrong */

static void
test_a_flaw_leads (void)
{
  ForconMasterWindow *window = edit_window ("flaw");
  ForconGame *game = forcon_master_window_game (window);
  ForconEntity entity;
  guint place;
  GtkWidget *label, *view;

  g_assert_cmpuint (forcon_flaw_tally (game).grave, ==, 0);
  place = forcon_game_add (game, FORCON_ENTITY_POWER, "name=Nobody");
  g_assert_cmpuint (place, >, 0);
  forcon_game_add (game, FORCON_ENTITY_FORMATION, "name=Empty\nadmiral=rivek");
  forcon_game_select (game, FORCON_ENTITY_SECTOR, 1);
  app_settle ();
  g_assert_cmpuint (forcon_flaw_tally (game).grave, >, 0);
  label = app_find_shown (window->edit_side, GTK_TYPE_LABEL, "Formation “Empty” has no ships");
  g_assert_nonnull (label);
  view = gtk_widget_get_ancestor (label, GTK_TYPE_LIST_VIEW);
  g_signal_emit_by_name (view, "activate", 0u);
  app_settle ();
  place = forcon_game_selected (game, &entity);
  g_assert_cmpint (entity, ==, FORCON_ENTITY_FORMATION);
  g_assert_cmpuint (place, ==, forcon_entity_find (forcon_game_campaign (game), FORCON_ENTITY_FORMATION, "Empty"));
  g_assert_cmpstr (forcon_master_window_page_name (window), ==, "fleets");
  app_close_master (window);
}

/* Presses the first flaw of the kind, as the list does. */
static void
press_flaw (ForconMasterWindow *window, ForconFlawKind kind)
{
  ForconGame *game = forcon_master_window_game (window);
  const GArray *flaws = forcon_game_flaws (game);
  GtkWidget *list = app_find (window->edit_side, FORCON_TYPE_FLAW_LIST, NULL);
  guint place = 0;

  while (place < flaws->len && g_array_index (flaws, ForconFlaw, place).kind != kind)
    place++;
  g_assert_cmpuint (place, <, flaws->len);
  app_settle ();
  g_signal_emit_by_name (app_find (list, GTK_TYPE_LIST_VIEW, NULL), "activate", place);
  app_settle ();
}

/* The entry that has the cursor. */
static GtkEntry *
written_in (ForconMasterWindow *window)
{
  GtkWidget *entry = gtk_widget_get_ancestor (gtk_window_get_focus (GTK_WINDOW (window)), GTK_TYPE_ENTRY);

  g_assert_nonnull (entry);
  return GTK_ENTRY (entry);
}

static void
test_a_flaw_leads_to_what_is_missing (void)
{
  ForconMasterWindow *window = edit_window ("missing");
  ForconGame *game = forcon_master_window_game (window);

  forcon_game_add (game, FORCON_ENTITY_POWER, "name=Nobody");
  press_flaw (window, FORCON_FLAW_NO_ADMIRAL);
  g_assert_cmpstr (gtk_entry_get_placeholder_text (written_in (window)), ==, "New admiral");
  forcon_game_add (game, FORCON_ENTITY_ADMIRAL, "name=Someone\npower=nobody");
  press_flaw (window, FORCON_FLAW_NO_FORMATION);
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (written_in (window))), ==, "Someone: ");
  forcon_game_add (game, FORCON_ENTITY_FORMATION, "name=Empty\nadmiral=rivek");
  press_flaw (window, FORCON_FLAW_NO_SHIPS);
  g_assert_nonnull (app_find_shown (window, GTK_TYPE_LABEL, "New ships join Empty."));
  app_close_master (window);
}

static void
test_a_tunnel_leads_to_its_mouth (void)
{
  ForconMasterWindow *window = edit_window ("mouth");
  ForconGame *game = forcon_master_window_game (window);
  GtkWidget *palette;
  GtkListBoxRow *tool;
  ForconEntity entity;

  forcon_game_add (game, FORCON_ENTITY_BORDER, "one=a1\ntwo=b3\ntunnel=yes");
  press_flaw (window, FORCON_FLAW_NO_MOUTH);
  g_assert_cmpuint (forcon_game_selected (game, &entity), ==, sector (game, "b3"));
  g_assert_cmpint (entity, ==, FORCON_ENTITY_SECTOR);
  palette = app_find_shown (forcon_master_window_page (window), GTK_TYPE_LIST_BOX, NULL);
  tool = gtk_list_box_get_selected_row (GTK_LIST_BOX (palette));
  g_assert_nonnull (app_find (tool, GTK_TYPE_LABEL, "Tunnel Mouth"));
  app_close_master (window);
}

static void
test_no_minefield_without_admirals (void)
{
  ForconMasterWindow *window = open_window ("mines");
  g_autofree char *path = new_file ("Mined.forcon");
  ForconGame *game = forcon_master_window_game (window);
  GtkWidget *page;

  forcon_master_window_make_scenario (window, path);
  forcon_game_add (game, FORCON_ENTITY_SECTOR, "name=Alpha");
  app_settle ();
  page = forcon_master_window_page (window);
  /* Of the palette: the last one. */
  g_assert_true (gtk_widget_activate_action (page, "map.tool", "i", 11));
  g_assert_true (gtk_widget_activate_action (page, "map.add-next", NULL));
  app_settle ();
  g_assert_cmpuint (forcon_entity_count (forcon_game_campaign (game), FORCON_ENTITY_MINEFIELD), ==, 0);
  g_signal_emit_by_name (app_find_shown (window, GTK_TYPE_BUTTON, "_Add an Admiral"), "clicked");
  app_settle ();
  g_assert_cmpstr (gtk_entry_get_placeholder_text (written_in (window)), ==, "New power");
  app_close_master (window);
}

/* What is seen of what is selected */

static GtkWidget *
property (ForconMasterWindow *window, const char *title)
{
  GtkWidget *label = app_find_shown (window->edit_side, GTK_TYPE_LABEL, title);

  return label == NULL ? NULL : gtk_widget_get_ancestor (label, ADW_TYPE_PREFERENCES_ROW);
}

static void
test_another_grid_keeps_the_rows (void)
{
  ForconMasterWindow *window = edit_window ("grid");
  ForconGame *game = forcon_master_window_game (window);
  GtkWidget *row = property (window, "Grid");

  g_assert_nonnull (row);
  g_assert_true (forcon_game_change (game, FORCON_ENTITY_CAMPAIGN, 1, "grid=free", NULL));
  app_settle ();
  g_assert_true (property (window, "Grid") == row);
  forcon_game_select (game, FORCON_ENTITY_SECTOR, 1);
  app_settle ();
  g_assert_null (property (window, "Column"));
  g_assert_nonnull (property (window, "X"));
  app_close_master (window);
}

static void
test_a_name_has_both (void)
{
  ForconMasterWindow *window = edit_window ("both");
  ForconGame *game = forcon_master_window_game (window);
  const ForconRecordField *name = forcon_record_find (forcon_entity_shape (FORCON_ENTITY_SECTOR), "name");
  ForconEntityRecord record;
  g_autofree char *english = NULL;
  g_autofree char *russian = NULL;

  g_assert_true (forcon_entity_get (forcon_game_campaign (game), FORCON_ENTITY_SECTOR, sector (game, "b3"), &record));
  english = forcon_property_title (name, &record);
  g_assert_cmpstr (english, ==, "Name");
  {
    FORCON_IN_LANGUAGE ("ru");

    russian = forcon_property_title (name, &record);
  }
  g_assert_nonnull (strstr (russian, "Дальняя сторона"));
  app_close_master (window);
}

static void
test_the_map_takes_the_keys (void)
{
  ForconMasterWindow *window = edit_window ("keys");
  GtkWidget *focus;

  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window), "win.page", "s", "fleets"));
  app_settle ();
  gtk_widget_grab_focus (GTK_WIDGET (window->rail));
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window), "win.page", "s", "map"));
  app_settle ();
  focus = gtk_window_get_focus (GTK_WINDOW (window));
  g_assert_nonnull (focus);
  g_assert_true (gtk_widget_is_ancestor (focus, forcon_master_window_page (window)));
  app_close_master (window);
}

static void
test_a_picture_has_its_place (void)
{
  ForconMasterWindow *window = edit_window ("traced");
  ForconGame *game = forcon_master_window_game (window);

  g_assert_null (property (window, "Picture: width"));
  g_assert_true (forcon_game_change (game, FORCON_ENTITY_CAMPAIGN, 1, "picture=map.png", NULL));
  app_settle ();
  g_assert_nonnull (property (window, "Picture: width"));
  app_close_master (window);
}

/* Playing and saving */

static void
test_flaws_are_found_once (void)
{
  ForconMasterWindow *window = edit_window ("once");
  ForconGame *game = forcon_master_window_game (window);
  const GArray *flaws = forcon_game_flaws (game);
  guint n = flaws->len;

  g_assert_true (forcon_game_flaws (game) == flaws);
  g_assert_cmpuint (forcon_game_add (game, FORCON_ENTITY_FORMATION, "name=Empty\nadmiral=rivek"), >, 0);
  g_assert_cmpuint (forcon_game_flaws (game)->len, >, n);
  forcon_game_undo (game);
  g_assert_cmpuint (forcon_game_flaws (game)->len, ==, n);
  app_close_master (window);
}

static void
test_play_from_here (void)
{
  ForconMasterWindow *window = edit_window ("play");
  ForconGame *game = forcon_master_window_game (window);

  g_signal_emit_by_name (window->next_button, "clicked");
  app_settle ();
  g_assert_cmpint (forcon_game_campaign (game)->progress.stage, ==, FORCON_STAGE_ORDERS);
  g_assert_false (forcon_game_editing (game));
  forcon_game_undo (game);
  app_settle ();
  g_assert_true (forcon_game_editable (game));
  app_close_master (window);
}

static void
test_problems_come_first (void)
{
  ForconMasterWindow *window = edit_window ("problems");
  ForconGame *game = forcon_master_window_game (window);

  forcon_game_add (game, FORCON_ENTITY_FORMATION, "name=Empty\nadmiral=rivek");
  app_settle ();
  g_signal_emit_by_name (window->next_button, "clicked");
  app_settle ();
  g_assert_cmpint (forcon_game_campaign (game)->progress.stage, ==, FORCON_STAGE_SET_UP);
  g_assert_true (forcon_game_editing (game));
  app_close_master (window);
}

static void
test_saved_all_the_same (void)
{
  ForconMasterWindow *window = edit_window ("saved");
  ForconGame *game = forcon_master_window_game (window);
  g_autofree char *xml = app_output ("editing-saved.xml");
  g_autofree char *text = NULL;

  g_unlink (xml);
  forcon_game_add (game, FORCON_ENTITY_FORMATION, "name=Empty\nadmiral=rivek");
  forcon_master_window_save_scenario (window, xml);
  app_settle ();
  g_assert_true (g_file_get_contents (xml, &text, NULL, NULL));
  g_assert_nonnull (strstr (text, "Empty"));
  g_assert_nonnull (app_find (window, GTK_TYPE_LABEL, "Saved all the same as editing-saved.xml: 2 problems"));
  app_close_master (window);
}

static void
test_as_it_was_before_play (void)
{
  ForconMasterWindow *window = edit_window ("begun");
  ForconGame *game = forcon_master_window_game (window);
  g_autofree char *before = app_output ("editing-before.xml");
  g_autofree char *after = app_output ("editing-after.xml");
  g_autofree char *one = NULL, *two = NULL;

  g_unlink (before);
  g_unlink (after);
  forcon_master_window_save_scenario (window, before);
  app_do (game, FORCON_CAMPAIGN_COMMAND_BEGIN);
  forcon_master_window_save_scenario (window, after);
  g_assert_true (g_file_get_contents (before, &one, NULL, NULL));
  g_assert_true (g_file_get_contents (after, &two, NULL, NULL));
  g_assert_cmpstr (one, ==, two);
  app_close_master (window);
}

/* Whence scenarios come */

static void
test_a_new_one (void)
{
  ForconMasterWindow *window = open_window ("new");
  ForconGame *game = forcon_master_window_game (window);
  g_autofree char *path = new_file ("My Own.forcon");

  forcon_master_window_make_scenario (window, path);
  app_settle ();
  g_assert_true (forcon_game_editing (game));
  g_assert_cmpstr (forcon_campaign_name (forcon_game_campaign (game)), ==, "My Own");
  g_assert_cmpuint (forcon_game_campaign (game)->sectors->len, ==, 0);
  g_assert_cmpuint (forcon_flaw_tally (game).grave, >, 0);
  app_close_master (window);
}

static void
test_from_a_file (void)
{
  ForconMasterWindow *window = open_window ("from-file");
  ForconGame *game = forcon_master_window_game (window);
  g_autofree char *path = new_file ("editing-from-xml.forcon");
  g_autofree char *xml = app_output ("editing-from.xml");

  g_unlink (xml);
  forcon_game_change (game, FORCON_ENTITY_SECTOR, 1, "name=Elsewhere", NULL);
  forcon_master_window_save_scenario (window, xml);
  forcon_master_window_edit_scenario (window, xml, path);
  app_settle ();
  g_assert_cmpstr (forcon_game_path (game), ==, path);
  g_assert_true (forcon_game_editing (game));
  g_assert_cmpuint (sector (game, "Elsewhere"), ==, 1);
  app_close_master (window);
}

static void
test_a_copy_of_what_has_begun (void)
{
  ForconMasterWindow *window = open_window ("copied");
  ForconGame *game = forcon_master_window_game (window);
  g_autofree char *path = new_file ("editing-copy.forcon");

  app_do (game, FORCON_CAMPAIGN_COMMAND_BEGIN);
  forcon_master_window_edit_copy (window, path);
  app_settle ();
  g_assert_cmpstr (forcon_game_path (game), ==, path);
  g_assert_cmpint (forcon_game_campaign (game)->progress.stage, ==, FORCON_STAGE_SET_UP);
  g_assert_true (forcon_game_editing (game));
  app_close_master (window);
}

static void
test_a_copy_keeps_the_text (void)
{
  ForconMasterWindow *window = open_window ("text");
  g_autofree char *path = new_file ("editing-text.forcon");
  g_autofree char *xml = app_output ("editing-text.xml");
  g_autofree char *text = NULL;

  g_unlink (xml);
  forcon_master_window_edit_copy (window, path);
  app_settle ();
  forcon_master_window_save_scenario (window, xml);
  g_assert_true (g_file_get_contents (xml, &text, NULL, NULL));
  g_assert_nonnull (strstr (text, "<!-- What Russian order sheets"));
  app_close_master (window);
}

static void
test_nothing_waits (void)
{
  ForconMasterWindow *window = open_window ("badge");
  GtkWidget *rail = app_find (window, FORCON_TYPE_PAGE_RAIL, NULL);

  g_assert_nonnull (app_find_shown (rail, GTK_TYPE_LABEL, "2"));
  forcon_game_set_editing (forcon_master_window_game (window), TRUE);
  app_settle ();
  g_assert_null (app_find_shown (rail, GTK_TYPE_LABEL, "2"));
  app_close_master (window);
}

static void
test_a_notice (void)
{
  ForconMasterWindow *window = edit_window ("notice");
  ForconGame *game = forcon_master_window_game (window);
  ForconEntityRecord record;
  GtkWidget *row;

  forcon_game_select (game, FORCON_ENTITY_SECTOR, sector (game, "b2"));
  app_settle ();
  row = gtk_widget_get_ancestor (app_find (window, GTK_TYPE_LABEL, "New Notice"), ADW_TYPE_ACTION_ROW);
  g_assert_nonnull (row);
  g_assert_true (gtk_widget_activate (row));
  app_settle ();
  g_assert_true (forcon_entity_get (forcon_game_campaign (game), FORCON_ENTITY_NOTICE, 1, &record));
  g_assert_cmpuint (record.NOTICE.sector.value, ==, sector (game, "b2"));
  row = gtk_widget_get_ancestor (gtk_root_get_focus (GTK_ROOT (window)), ADW_TYPE_ENTRY_ROW);
  g_assert_nonnull (row);
  gtk_editable_set_text (GTK_EDITABLE (row), "Beacon");
  g_signal_emit_by_name (row, "entry-activated");
  app_settle ();
  forcon_entity_get (forcon_game_campaign (game), FORCON_ENTITY_NOTICE, 1, &record);
  g_assert_cmpstr (record.NOTICE.text, ==, "Beacon");
  app_close_master (window);
}

static void
test_looks (void)
{
  ForconMasterWindow *window = edit_window ("looks");
  ForconGame *game = forcon_master_window_game (window);

  forcon_game_add (game, FORCON_ENTITY_FORMATION, "name=Empty\nadmiral=rivek");
  forcon_game_add (game, FORCON_ENTITY_POWER, "name=Nobody");
  app_settle ();
  app_assert_looks_right (window, "editing");
  app_close_master (window);
}

/* The properties */

/* A row beside the page by its title. */
static GtkWidget *
row_titled (ForconMasterWindow *window, const char *title)
{
  g_autoptr (GPtrArray) queue = g_ptr_array_new ();

  app_settle ();
  g_ptr_array_add (queue, window->edit_side);
  for (guint i = 0; i < queue->len; i++)
    {
      GtkWidget *widget = g_ptr_array_index (queue, i);

      if (ADW_IS_PREFERENCES_ROW (widget) && gtk_widget_get_mapped (widget)
          && g_str_equal (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (widget)), title))
        return widget;
      for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
           child = gtk_widget_get_next_sibling (child))
        g_ptr_array_add (queue, child);
    }
  g_assert_not_reached ();
}

static void
enter (GtkWidget *row, const char *text)
{
  gtk_editable_set_text (GTK_EDITABLE (row), text);
  g_signal_emit_by_name (row, "entry-activated");
  app_settle ();
}

static void
test_alarms (void)
{
  ForconMasterWindow *window = edit_window ("alarms");
  ForconGame *game = forcon_master_window_game (window);
  const char *title = "Alarms, minutes before the end";

  forcon_game_select (game, FORCON_ENTITY_SECTOR, 0);
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (row_titled (window, title))), ==, "2");
  enter (row_titled (window, title), "5, 3");
  g_assert_cmpuint (forcon_game_campaign (game)->alarms->len, ==, 2);
  forcon_game_undo (game);
  g_assert_cmpuint (forcon_game_campaign (game)->alarms->len, ==, 1);
  enter (row_titled (window, title), "");
  g_assert_cmpuint (forcon_game_campaign (game)->alarms->len, ==, 0);
  app_close_master (window);
}

/* What others know of a formation when play begins. */
static void
test_known_levels (void)
{
  ForconMasterWindow *window = edit_window ("known");
  ForconGame *game = forcon_master_window_game (window);
  guint n = forcon_game_campaign (game)->sightings->len;
  guint spurs = forcon_entity_find (forcon_game_campaign (game), FORCON_ENTITY_FORMATION, "spurs");
  GtkWidget *list;
  ForconEntity entity;

  forcon_game_select (game, FORCON_ENTITY_FORMATION, spurs);
  list = app_find (row_titled (window, "Ghem-captain Rivek"), GTK_TYPE_DROP_DOWN, NULL);
  gtk_drop_down_set_selected (GTK_DROP_DOWN (list), FORCON_LEVEL_IDENTIFIED);
  app_settle ();
  g_assert_cmpuint (forcon_game_campaign (game)->sightings->len, ==, n + 1);
  g_assert_cmpint (g_array_index (forcon_game_campaign (game)->sightings, ForconSighting, n).level, ==,
                   FORCON_LEVEL_IDENTIFIED);
  g_assert_cmpuint (forcon_game_selected (game, &entity), ==, spurs);
  g_assert_cmpint (entity, ==, FORCON_ENTITY_FORMATION);
  gtk_drop_down_set_selected (GTK_DROP_DOWN (list), FORCON_LEVEL_HIDDEN);
  app_settle ();
  g_assert_cmpuint (forcon_game_campaign (game)->sightings->len, ==, n);
  app_close_master (window);
}

static void
test_id_follows_name (void)
{
  ForconMasterWindow *window = edit_window ("named");
  ForconGame *game = forcon_master_window_game (window);

  forcon_game_add (game, FORCON_ENTITY_OBJECT, "name=Planet 1\nkind=planet\nsector=b1");
  enter (row_titled (window, "Name"), "Sergyar");
  g_assert_cmpuint (forcon_entity_find (forcon_game_campaign (game), FORCON_ENTITY_OBJECT, "sergyar"), !=, 0);
  /* One that somebody has written stays. */
  forcon_game_select (game, FORCON_ENTITY_SECTOR, sector (game, "b1"));
  enter (row_titled (window, "Name"), "Elsewhere");
  g_assert_cmpuint (sector (game, "b1"), !=, 0);
  app_close_master (window);
}

int
main (int argc, char **argv)
{
  app_test_init (&argc, &argv);
  g_test_add_func ("/app/editing/a campaign is edited only before play", test_only_before_play);
  g_test_add_func ("/app/editing/the header's toggle begins and ends editing", test_the_toggle);
  g_test_add_func ("/app/editing/what was edited is edited again when it is opened", test_edited_again);
  g_test_add_func ("/app/editing/what is selected stays so under another id", test_follows_its_word);
  g_test_add_func ("/app/editing/nothing is selected once what was is undone", test_gone_with_undo);
  g_test_add_func ("/app/editing/what is selected on a page is what is edited", test_the_page_selects);
  g_test_add_func ("/app/editing/alarms are numbers with commas", test_alarms);
  g_test_add_func ("/app/editing/what others know of a formation is chosen beside it", test_known_levels);
  g_test_add_func ("/app/editing/an id that was made of the name follows it", test_id_follows_name);
  g_test_add_func ("/app/editing/a flaw leads to what it is of", test_a_flaw_leads);
  g_test_add_func ("/app/editing/a flaw leads to where what is missing is written",
                   test_a_flaw_leads_to_what_is_missing);
  g_test_add_func ("/app/editing/a tunnel without a mouth leads to where it is placed",
                   test_a_tunnel_leads_to_its_mouth);
  g_test_add_func ("/app/editing/a minefield without admirals leads to where they are written",
                   test_no_minefield_without_admirals);
  g_test_add_func ("/app/editing/another grid keeps the rows of what is selected", test_another_grid_keeps_the_rows);
  g_test_add_func ("/app/editing/a name that is shown otherwise has both in its title", test_a_name_has_both);
  g_test_add_func ("/app/editing/the map takes the keys of its tools when it is gone to", test_the_map_takes_the_keys);
  g_test_add_func ("/app/editing/a picture to trace has its place once there is one", test_a_picture_has_its_place);
  g_test_add_func ("/app/editing/flaws are found once, and anew after each change", test_flaws_are_found_once);
  g_test_add_func ("/app/editing/Play from Here begins the campaign and can be undone", test_play_from_here);
  g_test_add_func ("/app/editing/while there are problems play does not begin", test_problems_come_first);
  g_test_add_func ("/app/editing/a scenario with problems is saved all the same, and that is said",
                   test_saved_all_the_same);
  g_test_add_func ("/app/editing/a campaign that has begun is saved as it was before play", test_as_it_was_before_play);
  g_test_add_func ("/app/editing/a new scenario is empty and called as its file", test_a_new_one);
  g_test_add_func ("/app/editing/a scenario's file is edited in a file of its own", test_from_a_file);
  g_test_add_func ("/app/editing/a copy of a campaign that has begun is as it was before play",
                   test_a_copy_of_what_has_begun);
  g_test_add_func ("/app/editing/a copy keeps the text of the file", test_a_copy_keeps_the_text);
  g_test_add_func ("/app/editing/while a game is made no sheets are owed", test_nothing_waits);
  g_test_add_func ("/app/editing/a notice of a sector is added and written", test_a_notice);
  g_test_add_func ("/looks/editing/all of it can be read", test_looks);
  return g_test_run ();
}
