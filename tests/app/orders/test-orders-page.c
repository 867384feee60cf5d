/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The orders page: sheets are typed, read, handed in and settled, as a master does it. */
#include "app-support.h"

#include <string.h>

#include "campaign/state/campaign-words.h"
#include "app/orders/force-list.h"
#include "app/orders/order-entry.h"
#include "app/orders/orders-page.h"
#include "app/orders/reading-list.h"
#include "app/orders/settle-panel.h"
#include "app/orders/teach-panel.h"
#include "app/orders/slots-panel.h"
#include "app/orders/sheet-text.h"

/* Long enough for what was typed to be read, ms. */
#define READ 220

/* A sheet with something of everything. */
#define HARD_SHEET                                                                                                     \
  "Щит: перейти в Перекрёсток боевым порядком, затем атаковать Веер\n"                                                \
  "Шпоры - патрулирвать Уголёк\n"                                                                                     \
  "\n"                                                                                                                \
  "Шпоры: атаковать C2 или B2\n"                                                                                      \
  "Щит: минировать Обочину\n"                                                                                         \
  "Пустельге выйти из состава и перейти в Z9\n"                                                                       \
  "Если враг покажется — отходить!\n"                                                                                 \
  "Удачи, мастер\n"

typedef struct {
  ForconGame *game;
  ForconMasterWindow *window;
  GtkWidget *page;
} Desk;

static void
desk_open (Desk *desk, ForconGame *game, int width, int height)
{
  desk->game = game;
  desk->window = app_master_window (game, width, height);
  forcon_master_window_show_page (desk->window, "orders");
  app_settle ();
  desk->page = app_find (desk->window, FORCON_TYPE_ORDERS_PAGE, NULL);
  g_assert_nonnull (desk->page);
}

static void
desk_new (Desk *desk, const char *scenario, const char *file)
{
  desk_open (desk, app_game (scenario, file), 1366, 768);
}

static void
desk_close (Desk *desk)
{
  app_close_master (desk->window);
  g_object_unref (desk->game);
}

static ForconReadingList *
readings (const Desk *desk)
{
  return FORCON_READING_LIST (app_find (desk->page, FORCON_TYPE_READING_LIST, NULL));
}

/* As by hand: where the cursor is. */
static void
type (const Desk *desk, const char *text)
{
  GtkWidget *sheet = app_find (desk->page, FORCON_TYPE_SHEET_TEXT, NULL);
  GtkTextView *view = GTK_TEXT_VIEW (app_find (sheet, GTK_TYPE_TEXT_VIEW, NULL));

  g_assert_true (gtk_text_view_get_editable (view));
  gtk_text_buffer_insert_at_cursor (gtk_text_view_get_buffer (view), text, -1);
  app_pump (READ);
}

static void
act (const Desk *desk, const char *action)
{
  g_assert_true (gtk_widget_activate_action (desk->page, action, NULL));
  app_settle ();
}

/* Hands in what is written, and comes back to whose sheet it is: the page goes on to who owes one. */
static void
hand_in (const Desk *desk)
{
  act (desk, "orders.hand-in");
  act (desk, "orders.previous-admiral");
}

static const ForconCampaign *
campaign (const Desk *desk)
{
  return forcon_game_campaign (desk->game);
}

static ForconSideId
admiral (const Desk *desk, const char *word)
{
  return (ForconSideId){ (guint16) forcon_campaign_find_word (campaign (desk), FORCON_FIELD_ADMIRAL, word) };
}

/* Once it is read, however slow the machine. */
static ForconReadingItem *
reading (const Desk *desk, guint place)
{
  GListModel *items = forcon_reading_list_items (readings (desk));
  g_autoptr (ForconReadingItem) item = NULL;

  for (guint i = 0; i < 100 && g_list_model_get_n_items (items) <= place; i++)
    app_pump (READ);
  item = g_list_model_get_item (items, place);
  g_assert_nonnull (item);
  return item;
}

static char *
typed (const Desk *desk)
{
  return forcon_sheet_text_get (FORCON_SHEET_TEXT (app_find (desk->page, FORCON_TYPE_SHEET_TEXT, NULL)));
}

/* Presses a key where the focus is: it goes up from there until something takes it. */
static void
press_focused (const Desk *desk, guint key)
{
  GtkWidget *widget = gtk_root_get_focus (GTK_ROOT (desk->window));

  while (widget != NULL && !app_press_key (widget, key))
    widget = gtk_widget_get_parent (widget);
  g_assert_nonnull (widget);
}

static void
test_preview_enters_nothing (void)
{
  Desk desk;
  g_autofree char *said = NULL;

  desk_new (&desk, "skirmish.xml", "orders-preview.forcon");
  type (&desk, "Шпоры: патрулировать Уголёк");
  said = forcon_reading_item_said (reading (&desk, 0));
  g_assert_cmpstr (said, ==, "Spurs: patrol sector C1 Ember (1 half-phase)");
  g_assert_cmpuint (campaign (&desk)->sheets->len, ==, 0);
  desk_close (&desk);
}

/* What a telephone hands in shifts all numbers of what is not handed in yet. */
static void
test_preview_is_left_alone (void)
{
  Desk desk;
  g_autoptr (ForconReadingItem) before = NULL;
  g_autoptr (ForconReadingItem) after = NULL;

  desk_new (&desk, "skirmish.xml", "orders-preview-alone.forcon");
  type (&desk, "Шпоры: патрулировать Уголёк");
  before = g_object_ref (reading (&desk, 0));
  app_hand_in (desk.game, "rivek", "Mask stays where it is\nand now?");
  app_settle ();
  after = g_object_ref (reading (&desk, 0));
  g_assert_true (after == before);
  desk_close (&desk);
}

static gboolean
has_keyboard (const Desk *desk, GType type)
{
  GtkWidget *focus = gtk_root_get_focus (GTK_ROOT (desk->window));

  return focus != NULL && gtk_widget_is_ancestor (focus, app_find (desk->page, type, NULL));
}

/* After a sheet is handed in, the next one can be typed at once. */
static void
test_next_who_owes (void)
{
  Desk desk;
  g_autofree char *text = NULL;

  desk_new (&desk, "forcon-2010.xml", "orders-next.forcon");
  app_do (desk.game, FORCON_CAMPAIGN_COMMAND_BEGIN);
  app_hand_in (desk.game, "jole", "стоять");
  g_assert_true (has_keyboard (&desk, FORCON_TYPE_SHEET_TEXT));
  type (&desk, "Копьё: стоять");
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (desk.window), "win.do", NULL));
  app_settle ();
  g_assert_cmpuint (forcon_game_focus (desk.game)->admiral.value, ==, admiral (&desk, "benin").value);
  g_assert_true (has_keyboard (&desk, FORCON_TYPE_SHEET_TEXT));
  text = typed (&desk);
  g_assert_cmpstr (text, ==, "");
  desk_close (&desk);
}

/* Where nobody owes one any more, what is to be settled is next. */
static void
test_last_sheet (void)
{
  Desk desk;

  desk_new (&desk, "skirmish.xml", "orders-last.forcon");
  app_hand_in (desk.game, "rivek", "Веер: стоять");
  type (&desk, "Шпоры: атаковать C2 или B2");
  act (&desk, "orders.hand-in");
  g_assert_nonnull (app_find_shown (desk.page, FORCON_TYPE_SETTLE_PANEL, NULL));
  g_assert_true (has_keyboard (&desk, FORCON_TYPE_READING_LIST));
  press_focused (&desk, GDK_KEY_2);
  g_assert_cmpint (g_array_index (campaign (&desk)->lines, ForconLine, 1).picked, ==, 2);
  desk_close (&desk);
}

/* In the text of a sheet that was handed in, digits pick too. */
static void
test_pick_in_text (void)
{
  Desk desk;
  GtkWidget *sheet;

  desk_new (&desk, "skirmish.xml", "orders-pick-in-text.forcon");
  app_hand_in (desk.game, "vorpatril", "Шпоры: атаковать C2 или B2");
  app_settle ();
  sheet = app_find (desk.page, FORCON_TYPE_SHEET_TEXT, NULL);
  gtk_widget_grab_focus (sheet);
  press_focused (&desk, GDK_KEY_1);
  g_assert_cmpint (g_array_index (campaign (&desk)->lines, ForconLine, 0).picked, ==, 1);
  desk_close (&desk);
}

static void
test_hand_in (void)
{
  Desk desk;

  desk_new (&desk, "skirmish.xml", "orders-hand-in.forcon");
  type (&desk, "Шпоры: патрулировать Уголёк");
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (desk.window), "win.do", NULL));
  app_settle ();
  g_assert_cmpuint (campaign (&desk)->sheets->len, ==, 1);
  g_assert_cmpstr (g_array_index (campaign (&desk)->sheets, ForconSheet, 0).text, ==, "Шпоры: патрулировать Уголёк");
  g_assert_true (app_find_shown (desk.page, GTK_TYPE_LABEL, "sheet owed") != NULL);
  g_assert_null (app_find_shown (desk.page, GTK_TYPE_LABEL, "1 line to settle"));
  act (&desk, "orders.previous-admiral");
  g_assert_null (app_find_shown (desk.page, GTK_TYPE_BUTTON, "Hand In the Sheet"));
  desk_close (&desk);
}

static void
test_blank_sheet (void)
{
  Desk desk;

  desk_new (&desk, "skirmish.xml", "orders-blank.forcon");
  type (&desk, " \n \n");
  g_assert_false (gtk_widget_activate_action (desk.page, "orders.hand-in", NULL)
                  && campaign (&desk)->sheets->len > 0);
  desk_close (&desk);
}

static void
test_pick_by_key (void)
{
  Desk desk;

  desk_new (&desk, "skirmish.xml", "orders-pick.forcon");
  app_do (desk.game, FORCON_CAMPAIGN_COMMAND_BEGIN);
  type (&desk, "Шпоры: атаковать C2 или B2");
  hand_in (&desk);
  g_assert_true (app_find_shown (desk.page, GTK_TYPE_LABEL, "Next to settle (1)") != NULL);
  act (&desk, "orders.next-to-settle");
  g_assert_true (app_press_key (app_find (readings (&desk), GTK_TYPE_LIST_VIEW, NULL), GDK_KEY_2));
  g_assert_cmpint (g_array_index (campaign (&desk)->lines, ForconLine, 0).picked, ==, 2);
  g_assert_true (app_find_shown (desk.page, GTK_TYPE_LABEL, "Nothing to settle") != NULL);
  forcon_game_undo (desk.game);
  app_settle ();
  g_assert_cmpint (g_array_index (campaign (&desk)->lines, ForconLine, 0).picked, ==, 0);
  desk_close (&desk);
}

static void
test_settle_by_keys (void)
{
  Desk desk;
  GtkWidget *focus;

  desk_new (&desk, "skirmish.xml", "orders-keys.forcon");
  app_do (desk.game, FORCON_CAMPAIGN_COMMAND_BEGIN);
  app_hand_in (desk.game, "vorpatril", "Щит: стоять\nШпоры: атаковать C2 или B2\nЩит: перейти в Z9");
  act (&desk, "orders.next-to-settle");
  focus = gtk_root_get_focus (GTK_ROOT (desk.window));
  g_assert_true (gtk_widget_is_ancestor (focus, GTK_WIDGET (readings (&desk))));
  press_focused (&desk, GDK_KEY_1);
  g_assert_cmpint (g_array_index (campaign (&desk)->lines, ForconLine, 1).picked, ==, 1);
  g_assert_cmpint (forcon_reading_item_line (forcon_reading_list_chosen (readings (&desk)))->number, ==, 3);
  press_focused (&desk, GDK_KEY_0);
  g_assert_cmpint (g_array_index (campaign (&desk)->lines, ForconLine, 2).state, ==, FORCON_LINE_REMARK);
  desk_close (&desk);
}

static void
test_remark_by_key (void)
{
  Desk desk;

  desk_new (&desk, "skirmish.xml", "orders-remark.forcon");
  app_do (desk.game, FORCON_CAMPAIGN_COMMAND_BEGIN);
  type (&desk, "Шпоры: атаковать C2 или B2");
  hand_in (&desk);
  g_assert_true (app_press_key (app_find (readings (&desk), GTK_TYPE_LIST_VIEW, NULL), GDK_KEY_0));
  g_assert_cmpint (g_array_index (campaign (&desk)->lines, ForconLine, 0).state, ==, FORCON_LINE_REMARK);
  desk_close (&desk);
}

/* One more sheet, which is too long: it cannot be handed in, and the figure is said. */
static void
type_too_much (const Desk *desk)
{
  g_autofree char *much = g_strnfill (FORCON_SHEET_TEXT_MAX + 1, 'a');
  guint before = campaign (desk)->sheets->len;

  gtk_drop_down_set_selected (GTK_DROP_DOWN (app_find_shown (desk->page, GTK_TYPE_DROP_DOWN, NULL)), 0);
  app_settle ();
  type (desk, much);
  gtk_widget_activate_action (desk->page, "orders.hand-in", NULL);
  g_assert_cmpuint (campaign (desk)->sheets->len, ==, before);
  g_assert_nonnull (app_find_shown (desk->page, GTK_TYPE_LABEL, "Too long: 16001 characters, at most 16000"));
}

/* As by hand: a letter at a time, at the end. */
static void
type_into (GtkWidget *entry, const char *text)
{
  GtkEditable *editable = GTK_EDITABLE (app_find (entry, GTK_TYPE_ENTRY, NULL));
  int position = -1;

  gtk_editable_insert_text (editable, text, -1, &position);
  gtk_editable_set_position (editable, -1);
  app_settle ();
}

static void
test_rewrite_with_completion (void)
{
  Desk desk;
  GtkWidget *entry;

  desk_new (&desk, "skirmish.xml", "orders-rewrite.forcon");
  app_do (desk.game, FORCON_CAMPAIGN_COMMAND_BEGIN);
  type (&desk, "Шпоры: перейти в Z9");
  hand_in (&desk);
  act (&desk, "orders.next-to-settle");
  entry = app_find_shown (desk.page, FORCON_TYPE_ORDER_ENTRY, NULL);
  forcon_order_entry_set_text (FORCON_ORDER_ENTRY (entry), "");
  type_into (entry, "Шпо");
  g_assert_true (app_press_key (app_find (entry, GTK_TYPE_ENTRY, NULL), GDK_KEY_Tab));
  g_assert_cmpstr (forcon_order_entry_get_text (FORCON_ORDER_ENTRY (entry)), ==, "Шпоры ");
  type_into (entry, "перейти в Теплая га");
  g_assert_true (app_press_key (app_find (entry, GTK_TYPE_ENTRY, NULL), GDK_KEY_Return));
  g_assert_cmpstr (forcon_order_entry_get_text (FORCON_ORDER_ENTRY (entry)), ==, "Шпоры перейти в Тёплая гавань ");
  app_press (desk.page, "_Read Again");
  g_assert_cmpint (g_array_index (campaign (&desk)->lines, ForconLine, 0).state, ==, FORCON_LINE_UNDERSTOOD);
  g_assert_cmpstr (g_array_index (campaign (&desk)->sheets, ForconSheet, 0).text, ==, "Шпоры: перейти в Z9");
  desk_close (&desk);
}

static GtkWidget *
teach_entry (GtkWidget *teach, const char *name)
{
  return GTK_WIDGET (gtk_widget_get_template_child (teach, FORCON_TYPE_TEACH_PANEL, name));
}

/* A word of the group's is taught once: the line is read again, and the next sheet knows it. */
static void
test_teach (void)
{
  Desk desk;
  GtkWidget *settle, *teach;

  desk_new (&desk, "skirmish.xml", "orders-teach.forcon");
  app_do (desk.game, FORCON_CAMPAIGN_COMMAND_BEGIN);
  app_hand_in (desk.game, "vorpatril", "Шпоры: гнусить C1");
  act (&desk, "orders.next-to-settle");
  settle = app_find_shown (desk.page, FORCON_TYPE_SETTLE_PANEL, NULL);
  gtk_menu_button_popup (GTK_MENU_BUTTON (app_find (settle, GTK_TYPE_MENU_BUTTON, NULL)));
  app_settle ();
  teach = app_find_shown (settle, FORCON_TYPE_TEACH_PANEL, NULL);
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (teach_entry (teach, "word"))), ==, "гнусить");
  gtk_editable_set_text (GTK_EDITABLE (teach_entry (teach, "like")), "патрулировать");
  app_press (teach, "_Teach");
  g_assert_cmpint (g_array_index (campaign (&desk)->lines, ForconLine, 0).state, ==, FORCON_LINE_UNDERSTOOD);
  app_hand_in (desk.game, "vorpatril", "Шпоры: гнусить B2");
  g_assert_cmpint (g_array_index (campaign (&desk)->lines, ForconLine, 1).state, ==, FORCON_LINE_UNDERSTOOD);
  desk_close (&desk);
}

/* Picks an entry of one of the lists from which an order is put together. */
static void
pick_from (const Desk *desk, const char *list, const char *entry)
{
  GtkWidget *slots = app_find_shown (desk->page, FORCON_TYPE_SLOTS_PANEL, NULL);
  GtkDropDown *found = GTK_DROP_DOWN (gtk_widget_get_template_child (slots, FORCON_TYPE_SLOTS_PANEL, list));
  GListModel *entries = gtk_drop_down_get_model (found);

  g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (found)));
  for (guint i = 0; i < g_list_model_get_n_items (entries); i++)
    if (g_str_equal (gtk_string_list_get_string (GTK_STRING_LIST (entries), i), entry))
      {
        gtk_drop_down_set_selected (found, i);
        app_settle ();
        return;
      }
  g_error ("no entry %s", entry);
}

/* What cannot be read is put together from lists, and the line stays that of its sheet. */
static void
test_slots (void)
{
  Desk desk;
  const ForconTask *task;

  desk_new (&desk, "skirmish.xml", "orders-slots.forcon");
  app_do (desk.game, FORCON_CAMPAIGN_COMMAND_BEGIN);
  app_hand_in (desk.game, "vorpatril", "Шпоры: перейти в Z9");
  act (&desk, "orders.next-to-settle");
  pick_from (&desk, "who", "Spurs");
  pick_from (&desk, "what", "patrol");
  pick_from (&desk, "where", "C1 Ember");
  pick_from (&desk, "posture", "battle order");
  g_assert_cmpstr (forcon_order_entry_get_text (FORCON_ORDER_ENTRY (app_find (desk.page, FORCON_TYPE_ORDER_ENTRY, NULL))),
                   ==, "Spurs: patrol C1 Ember, battle order");
  app_press (desk.page, "_Read Again");
  g_assert_cmpint (g_array_index (campaign (&desk)->lines, ForconLine, 0).state, ==, FORCON_LINE_UNDERSTOOD);
  task = &g_array_index (campaign (&desk)->tasks, ForconTask, campaign (&desk)->tasks->len - 1);
  g_assert_cmpint (task->kind, ==, FORCON_TASK_PATROL);
  g_assert_cmpint (task->posture, ==, FORCON_POSTURE_BATTLE);
  desk_close (&desk);
}

static void
test_correction (void)
{
  Desk desk;
  GtkDropDown *sheets;

  desk_new (&desk, "skirmish.xml", "orders-correction.forcon");
  app_do (desk.game, FORCON_CAMPAIGN_COMMAND_BEGIN);
  type (&desk, "Щит: стоять");
  hand_in (&desk);
  sheets = GTK_DROP_DOWN (app_find_shown (desk.page, GTK_TYPE_DROP_DOWN, NULL));
  gtk_drop_down_set_selected (sheets, 1);
  app_settle ();
  type (&desk, "Шпоры: патрулировать Уголёк");
  app_press (desk.page, "Hand In the Correction");
  g_assert_cmpuint (campaign (&desk)->sheets->len, ==, 2);
  g_assert_true (g_array_index (campaign (&desk)->sheets, ForconSheet, 1).correction);
  desk_close (&desk);
}

static void
test_drafts_survive (void)
{
  Desk desk;
  g_autofree char *file = app_output ("orders-drafts.forcon");
  g_autoptr (GError) error = NULL;
  ForconGame *again;

  desk_new (&desk, "skirmish.xml", "orders-drafts.forcon");
  type (&desk, "Щит: стоять");
  reading (&desk, 0);
  act (&desk, "orders.next-admiral");
  g_autofree char *other = typed (&desk);

  g_assert_cmpstr (other, ==, "");
  g_assert_cmpuint (g_list_model_get_n_items (forcon_reading_list_items (readings (&desk))), ==, 0);
  act (&desk, "orders.previous-admiral");
  g_autofree char *back = typed (&desk);

  g_assert_cmpstr (back, ==, "Щит: стоять");
  desk_close (&desk);
  again = forcon_game_new ();
  forcon_game_open (again, file, &error);
  g_assert_no_error (error);
  desk_open (&desk, again, 1366, 768);
  g_autofree char *reopened = typed (&desk);

  g_assert_cmpstr (reopened, ==, "Щит: стоять");
  desk_close (&desk);
}

/* What was typed for a campaign is not shown to the one that was made where it had been. */
static void
test_drafts_are_of_one_campaign (void)
{
  Desk desk;

  desk_new (&desk, "skirmish.xml", "orders-drafts-anew.forcon");
  type (&desk, "Щит: стоять");
  desk_close (&desk);
  desk_new (&desk, "skirmish.xml", "orders-drafts-anew.forcon");
  g_autofree char *text = typed (&desk);

  g_assert_cmpstr (text, ==, "");
  desk_close (&desk);
}

static void
test_absent (void)
{
  Desk desk;
  GtkWidget *check;

  desk_new (&desk, "skirmish.xml", "orders-absent.forcon");
  check = app_find_shown (desk.page, GTK_TYPE_CHECK_BUTTON, NULL);
  gtk_check_button_set_active (GTK_CHECK_BUTTON (check), TRUE);
  app_settle ();
  g_assert_true (forcon_campaign_admiral (campaign (&desk), admiral (&desk, "vorpatril"))->absent);
  g_assert_true (app_find_shown (desk.page, GTK_TYPE_LABEL, "absent") != NULL);
  desk_close (&desk);
}

static void
test_late (void)
{
  Desk desk;
  ForconCampaignCommand command;

  desk_new (&desk, "skirmish.xml", "orders-late.forcon");
  app_do (desk.game, FORCON_CAMPAIGN_COMMAND_BEGIN);
  g_assert_null (app_find_shown (desk.page, GTK_TYPE_LABEL, "late: the period is over"));
  command = forcon_game_command (desk.game, FORCON_CAMPAIGN_COMMAND_CLOCK_SET);
  command.clock_set.period = FORCON_PERIOD_COLLECTING;
  command.clock_set.left = 0;
  g_assert_true (forcon_game_do (desk.game, &command, FORCON_DICE_MODE_ROLL));
  app_pump (1100);
  g_assert_true (app_find_shown (desk.page, GTK_TYPE_LABEL, "late: the period is over") != NULL);
  desk_close (&desk);
}

static char *
write_file (const char *name, const char *encoding, const char *text)
{
  g_autofree char *path = app_output (name);
  g_autoptr (GError) error = NULL;
  gsize length = 0;
  g_autofree char *bytes = g_convert (text, -1, encoding, "UTF-8", NULL, &length, &error);

  g_assert_no_error (error);
  g_file_set_contents (path, bytes, (gssize) length, &error);
  g_assert_no_error (error);
  return g_steal_pointer (&path);
}

static void
test_import (void)
{
  Desk desk;
  g_autofree char *one = write_file ("vorpatril.txt", "CP1251", "Щит: стоять");
  g_autofree char *two = write_file ("Лист Rivek фаза 1.txt", "UTF-16", "Веер: оборонять B3");
  const char *const paths[] = { one, two, NULL };

  desk_new (&desk, "skirmish.xml", "orders-import.forcon");
  forcon_orders_page_import (FORCON_ORDERS_PAGE (desk.page), paths);
  app_settle ();
  g_assert_cmpuint (campaign (&desk)->sheets->len, ==, 2);
  g_assert_cmpstr (g_array_index (campaign (&desk)->sheets, ForconSheet, 0).text, ==, "Щит: стоять");
  g_assert_cmpstr (g_array_index (campaign (&desk)->sheets, ForconSheet, 1).text, ==, "Веер: оборонять B3");
  g_assert_cmpuint (g_array_index (campaign (&desk)->sheets, ForconSheet, 1).admiral.value, ==,
                    admiral (&desk, "rivek").value);
  desk_close (&desk);
}

/* The toast speaks of the files, and takes back nothing else: once more was done, it leaves all as it is. */
static void
test_import_is_taken_back_whole (void)
{
  Desk desk;
  g_autofree char *one = write_file ("vorpatril.txt", "UTF-8", "Щит: стоять");
  g_autofree char *other = write_file ("rivek.txt", "UTF-8", "Веер: оборонять B3");
  const char *const paths[] = { one, other, NULL };

  desk_new (&desk, "skirmish.xml", "orders-import-back.forcon");
  forcon_orders_page_import (FORCON_ORDERS_PAGE (desk.page), paths);
  app_settle ();
  g_assert_cmpuint (campaign (&desk)->sheets->len, ==, 2);
  app_press (desk.window, "_Undo");
  g_assert_cmpuint (campaign (&desk)->sheets->len, ==, 0);
  forcon_orders_page_import (FORCON_ORDERS_PAGE (desk.page), paths);
  app_settle ();
  app_hand_in (desk.game, "vorpatril", "Шпоры: стоять");
  app_settle ();
  g_assert_cmpuint (campaign (&desk)->sheets->len, ==, 3);
  app_press (desk.window, "_Undo");
  g_assert_cmpuint (campaign (&desk)->sheets->len, ==, 3);
  desk_close (&desk);
}

/* The dialog that stands before a window. */
static GtkWindow *
dialog_of (const Desk *desk)
{
  g_autoptr (GPtrArray) dialogs = app_windows (ADW_TYPE_MESSAGE_DIALOG);

  for (guint i = 0; i < dialogs->len; i++)
    if (gtk_window_get_transient_for (dialogs->pdata[i]) == GTK_WINDOW (desk->window))
      return dialogs->pdata[i];
  return NULL;
}

static void
test_import_asks (void)
{
  Desk desk;
  g_autofree char *one = write_file ("unsaid.txt", "UTF-8", "Веер: оборонять B3");
  const char *const paths[] = { one, NULL };
  GtkWindow *dialog;

  desk_new (&desk, "skirmish.xml", "orders-import-asks.forcon");
  forcon_orders_page_import (FORCON_ORDERS_PAGE (desk.page), paths);
  app_settle ();
  dialog = dialog_of (&desk);
  g_assert_nonnull (dialog);
  g_assert_cmpuint (campaign (&desk)->sheets->len, ==, 0);
  adw_combo_row_set_selected (ADW_COMBO_ROW (app_find (dialog, ADW_TYPE_COMBO_ROW, NULL)),
                              admiral (&desk, "rivek").value);
  adw_message_dialog_response (ADW_MESSAGE_DIALOG (dialog), "hand-in");
  gtk_window_destroy (dialog);
  app_settle ();
  g_assert_cmpuint (campaign (&desk)->sheets->len, ==, 1);
  g_assert_cmpuint (g_array_index (campaign (&desk)->sheets, ForconSheet, 0).admiral.value, ==,
                    admiral (&desk, "rivek").value);
  desk_close (&desk);
}

static void
test_cancel (void)
{
  Desk desk;
  GtkWidget *force;
  GtkWidget *button;

  desk_new (&desk, "skirmish.xml", "orders-cancel.forcon");
  app_do (desk.game, FORCON_CAMPAIGN_COMMAND_BEGIN);
  type (&desk, "Шпоры: патрулировать Уголёк");
  hand_in (&desk);
  force = app_find_shown (desk.page, FORCON_TYPE_FORCE_LIST, NULL);
  button = app_find_shown (force, GTK_TYPE_BUTTON, NULL);
  g_assert_nonnull (button);
  g_signal_emit_by_name (button, "clicked");
  app_settle ();
  g_assert_cmpint (g_array_index (campaign (&desk)->tasks, ForconTask, 0).state, ==, FORCON_TASK_STATE_DROPPED);
  desk_close (&desk);
}

static void
test_budget (void)
{
  Desk desk;
  g_autofree char *text = NULL;

  desk_new (&desk, "skirmish.xml", "orders-budget.forcon");
  app_do (desk.game, FORCON_CAMPAIGN_COMMAND_BEGIN);
  type (&desk, "Шпоры: перейти в C2, затем патрулировать C2, затем перейти в C1");
  reading (&desk, 0);
  text = forcon_force_list_text (FORCON_FORCE_LIST (app_find (desk.page, FORCON_TYPE_FORCE_LIST, NULL)), 1);
  g_assert_cmpstr (text, ==, "Spurs, C1 Ember – 3 of 2 half-phases: runs on into the next phase");
  desk_close (&desk);
}

/* Characters that would hide or turn what stands beside them are written out wherever a sheet is shown. */
static void
test_hostile_sheet (void)
{
  Desk desk;
  g_autofree char *shown = NULL;

  desk_new (&desk, "skirmish.xml", "orders-hostile.forcon");
  type (&desk, "Щит: \xe2\x80\xaeстоять\x1b[2J");
  hand_in (&desk);
  shown = typed (&desk);
  g_assert_cmpstr (shown, ==, "Щит: \\u202eстоять\\x1b[2J");
  g_assert_null (strstr (forcon_reading_item_text (reading (&desk, 0)), "\xe2\x80\xae"));
  desk_close (&desk);
}

static void
test_longest_sheet (void)
{
  Desk desk;
  GString *text = g_string_new (NULL);
  g_autofree char *sheet = NULL;

  while (g_utf8_strlen (text->str, -1) < FORCON_SHEET_TEXT_MAX - 20)
    g_string_append (text, "Щит в C2 или B2 ");
  sheet = g_string_free (text, FALSE);
  desk_new (&desk, "skirmish.xml", "orders-longest.forcon");
  type (&desk, sheet);
  hand_in (&desk);
  g_assert_cmpuint (campaign (&desk)->sheets->len, ==, 1);
  type_too_much (&desk);
  desk_close (&desk);
}

/* Resolves a whole phase, whatever is open. */
static void
resolve_phase (const Desk *desk)
{
  gint phase = campaign (desk)->progress.phase;

  while (campaign (desk)->progress.phase == phase)
    {
      ForconCampaignCommand command = forcon_game_command (desk->game, FORCON_CAMPAIGN_COMMAND_ADVANCE);

      command.advance.leave_open = TRUE;
      g_assert_true (forcon_game_do (desk->game, &command, FORCON_DICE_MODE_ROLL));
    }
}

static void
test_old_sheets (void)
{
  Desk desk;
  GtkDropDown *sheets;
  g_autofree char *text = NULL;
  g_autofree char *said = NULL;

  desk_new (&desk, "skirmish.xml", "orders-old.forcon");
  app_do (desk.game, FORCON_CAMPAIGN_COMMAND_BEGIN);
  app_hand_in (desk.game, "vorpatril", "Шпоры: оборонять C1");
  for (guint i = 0; i < 3; i++)
    resolve_phase (&desk);
  app_settle ();
  g_assert_cmpuint (campaign (&desk)->sheets->len, ==, 0);
  sheets = GTK_DROP_DOWN (app_find_shown (desk.page, GTK_TYPE_DROP_DOWN, NULL));
  g_assert_cmpuint (g_list_model_get_n_items (gtk_drop_down_get_model (sheets)), ==, 3);
  gtk_drop_down_set_selected (sheets, 2);
  app_settle ();
  text = typed (&desk);
  said = forcon_reading_item_said (reading (&desk, 0));
  g_assert_cmpstr (text, ==, "Шпоры: оборонять C1");
  g_assert_cmpstr (said, ==, "Spurs: defend sector C1 Ember (1 half-phase, 1 done)");
  g_assert_null (app_find_shown (desk.page, FORCON_TYPE_SETTLE_PANEL, NULL));
  desk_close (&desk);
}

/* What was undone is there again to be mended. */
static void
test_undo_gives_text_back (void)
{
  Desk desk;
  g_autofree char *text = NULL;

  desk_new (&desk, "skirmish.xml", "orders-undo.forcon");
  type (&desk, "Щит: стоять");
  act (&desk, "orders.hand-in");
  g_assert_cmpuint (forcon_game_focus (desk.game)->admiral.value, ==, admiral (&desk, "rivek").value);
  forcon_game_undo (desk.game);
  app_settle ();
  g_assert_cmpuint (campaign (&desk)->sheets->len, ==, 0);
  text = typed (&desk);
  g_assert_cmpstr (text, ==, "Щит: стоять");
  desk_close (&desk);
}

static void
looks_at (const char *scenario, const char *admiral, const char *sheet, int width, int height, const char *name)
{
  Desk desk;
  g_autofree char *file = g_strdup_printf ("orders-looks-%s-%d.forcon", scenario, width);
  ForconGame *game = app_game (scenario, file);

  app_do (game, FORCON_CAMPAIGN_COMMAND_BEGIN);
  app_hand_in (game, admiral, sheet);
  desk_open (&desk, game, width, height);
  act (&desk, "orders.next-to-settle");
  app_assert_looks_right (desk.window, name);
  desk_close (&desk);
}

static void
test_looks_small (void)
{
  looks_at ("skirmish.xml", "vorpatril", HARD_SHEET, 1366, 768, "orders-small");
}

static void
test_looks_large (void)
{
  looks_at ("skirmish.xml", "vorpatril", HARD_SHEET, 2560, 1440, "orders-large");
}

/* Every line as people write them, with several readings, impossible orders and remarks. */
#define MANY_LINES                                                                                                     \
  "Всем: боевой порядок\n"                                                                                             \
  "Железная стена: оборонять C1, не отходить\n"                                                                        \
  "Копьё - в B2, затем C2, далее атаковать Бастион\n"                                                                  \
  "Следопыты: развдка A2 или B2\n"                                                                                     \
  "Следопыты: высадить десант на Верван\n"                                                                             \
  "Принц Серг: выйти из состава\n"                                                                                     \
  "Копьё: поставить 4 плазменные мины в B1\n"                                                                          \
  "Кракозябры: идти в D9\n"                                                                                            \
  "Сформировать «Авангард»: Принц Ксав, Генерал Форкрафт, флагман Принц Ксав\n"                                       \
  "Мастер, а можно узнать, где сейчас Тигр?\n"

static void
test_looks_2010 (void)
{
  looks_at ("forcon-2010.xml", "vorkosigan", MANY_LINES MANY_LINES MANY_LINES, 1366, 768, "orders-2010");
}

static void
test_looks_correction (void)
{
  Desk desk;

  desk_new (&desk, "forcon-2010.xml", "orders-looks-correction.forcon");
  app_do (desk.game, FORCON_CAMPAIGN_COMMAND_BEGIN);
  gtk_drop_down_set_selected (GTK_DROP_DOWN (app_find_shown (desk.page, GTK_TYPE_DROP_DOWN, NULL)), 1);
  app_settle ();
  type (&desk, "Копьё: в B2; ");
  app_assert_looks_right (desk.window, "orders-correction");
  desk_close (&desk);
}

static void
test_looks_writing (void)
{
  Desk desk;

  desk_new (&desk, "skirmish.xml", "orders-looks-writing.forcon");
  type (&desk, HARD_SHEET);
  app_assert_looks_right (desk.window, "orders-writing");
  desk_close (&desk);
}

int
main (int argc, char **argv)
{
  g_autofree char *state = g_build_filename (g_getenv ("G_TEST_BUILDDIR"), "app", "state", NULL);

  g_setenv ("XDG_STATE_HOME", state, TRUE);
  app_test_init (&argc, &argv);
  g_test_add_func ("/app/orders-page/what is typed is read as one types, and nothing is entered", test_preview_enters_nothing);
  g_test_add_func ("/app/orders-page/what is read as one types is left alone when another sheet comes in",
                   test_preview_is_left_alone);
  g_test_add_func ("/app/orders-page/a sheet that is handed in is in the campaign as it was typed", test_hand_in);
  g_test_add_func ("/app/orders-page/after a sheet the next admiral who owes one has the keyboard", test_next_who_owes);
  g_test_add_func ("/app/orders-page/after the last sheet its lines are settled by one key each", test_last_sheet);
  g_test_add_func ("/app/orders-page/digits pick in the text of a sheet that was handed in", test_pick_in_text);
  g_test_add_func ("/app/orders-page/an order is put together from lists", test_slots);
  g_test_add_func ("/app/orders-page/a word of the group is taught (F-CAMP-4)", test_teach);
  g_test_add_func ("/app/orders-page/an empty sheet cannot be handed in", test_blank_sheet);
  g_test_add_func ("/app/orders-page/the reading of an ambiguous line is picked by its number", test_pick_by_key);
  g_test_add_func ("/app/orders-page/one key leads from line to line, and digits settle them", test_settle_by_keys);
  g_test_add_func ("/app/orders-page/0 makes a line a remark", test_remark_by_key);
  g_test_add_func ("/app/orders-page/an impossible line is written anew with the names that are offered",
                   test_rewrite_with_completion);
  g_test_add_func ("/app/orders-page/a correction stands beside the sheet", test_correction);
  g_test_add_func ("/app/orders-page/what is typed is there again for its admiral, and after reopening", test_drafts_survive);
  g_test_add_func ("/app/orders-page/a new campaign does not begin with what was typed for another", test_drafts_are_of_one_campaign);
  g_test_add_func ("/app/orders-page/an admiral is absent by one click", test_absent);
  g_test_add_func ("/app/orders-page/a sheet is late once the period is over", test_late);
  g_test_add_func ("/app/orders-page/files are handed in for whom they name, whatever they are written in", test_import);
  g_test_add_func ("/app/orders-page/files are taken back together, and nothing besides", test_import_is_taken_back_whole);
  g_test_add_func ("/app/orders-page/a file that names nobody is asked about", test_import_asks);
  g_test_add_func ("/app/orders-page/an order in force is cancelled", test_cancel);
  g_test_add_func ("/app/orders-page/what runs on into the next phase is said while typing", test_budget);
  g_test_add_func ("/app/orders-page/what could do harm in a sheet is written out", test_hostile_sheet);
  g_test_add_func ("/app/orders-page/the longest sheet is taken, and no longer one", test_longest_sheet);
  g_test_add_func ("/app/orders-page/sheets of phases long past can be looked at", test_old_sheets);
  g_test_add_func ("/app/orders-page/undoing a sheet gives its text back", test_undo_gives_text_back);
  g_test_add_func ("/looks/orders-page/many lines in forcon-2010", test_looks_2010);
  g_test_add_func ("/looks/orders-page/a correction", test_looks_correction);
  g_test_add_func ("/looks/orders-page/a hard sheet on a small screen", test_looks_small);
  g_test_add_func ("/looks/orders-page/a hard sheet on a large screen", test_looks_large);
  g_test_add_func ("/looks/orders-page/a sheet that is being typed", test_looks_writing);
  return g_test_run ();
}
