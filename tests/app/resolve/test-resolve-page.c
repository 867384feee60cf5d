/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What happens if this is pressed: the review of what comes next, what stands in its way, and applying it. */
#include "app-support.h"

#include "campaign/state/campaign-words.h"
#include "app/game/dice-dialog.h"
#include "app/widgets/preferences.h"
#include "app/resolve/meet-form.h"
#include "app/resolve/resolve-page.h"
#include "app/resolve/review-item.h"
#include "app/resolve/review-list.h"

#define ATTACK_RED "Shield: attack sector Crossing\nSpurs: patrol Ember\n"
#define ATTACK_BLUE "Fan: attack sector Crossing\nMask: move to Crossing\n"
#define MARCH_RED "Shield: move to Crossing\n"
#define MARCH_BLUE "Fan: move to Crossing\n"

/* A page on a campaign that was begun, with these sheets; %NULL for none. */
static ForconMasterWindow *
page_with (const char *red, const char *blue)
{
  ForconMasterWindow *window = app_master_page ("skirmish.xml", "resolve", 1366, 768);
  ForconGame *game = forcon_master_window_game (window);

  app_do (game, FORCON_CAMPAIGN_COMMAND_BEGIN);
  if (red != NULL)
    app_hand_in (game, "vorpatril", red);
  if (blue != NULL)
    app_hand_in (game, "rivek", blue);
  app_settle ();
  return window;
}

static GtkWidget *
page_of (ForconMasterWindow *window)
{
  return app_find (window, FORCON_TYPE_RESOLVE_PAGE, NULL);
}

static GListModel *
items_of (ForconMasterWindow *window)
{
  return forcon_review_list_items (FORCON_REVIEW_LIST (app_find (window, FORCON_TYPE_REVIEW_LIST, NULL)));
}

/* Returns: the place of the first line with this text in it, or −1 */
static gint
find_line (ForconMasterWindow *window, const char *text)
{
  GListModel *items = items_of (window);

  for (guint i = 0; i < g_list_model_get_n_items (items); i++)
    {
      g_autoptr (ForconReviewItem) item = g_list_model_get_item (items, i);

      if (strstr (forcon_row_item_text (item, "text"), text) != NULL)
        return (gint) i;
    }
  return -1;
}

static void
act (ForconMasterWindow *window, const char *action)
{
  g_assert_true (gtk_widget_activate_action (page_of (window), action, NULL));
  app_settle ();
}

static const char *
front_page (ForconMasterWindow *window)
{
  return adw_view_stack_get_visible_child_name (ADW_VIEW_STACK (app_find (window, ADW_TYPE_VIEW_STACK, NULL)));
}

static const ForconCampaign *
campaign_of (ForconMasterWindow *window)
{
  return forcon_game_campaign (forcon_master_window_game (window));
}

static void
apply_until (ForconMasterWindow *window, ForconStage stage)
{
  for (guint tries = 0; campaign_of (window)->progress.stage != stage; tries++)
    {
      g_assert_cmpuint (tries, <, 4);
      forcon_master_window_show_page (window, "resolve");
      app_settle ();
      act (window, "resolve.apply");
    }
}

static void
test_tells_before_it_happens (void)
{
  ForconMasterWindow *window = page_with (ATTACK_RED, ATTACK_BLUE);
  guint position = forcon_chronicle_position (forcon_game_chronicle (forcon_master_window_game (window)));

  g_assert_cmpint (find_line (window, "Shield is on its way from B1 Wayside to B2 Crossing"), >=, 0);
  g_assert_cmpint (find_line (window, "Movements: "), >=, 0);
  g_assert_cmpint (find_line (window, "Clock"), ==, -1);
  g_assert_cmpuint (forcon_chronicle_position (forcon_game_chronicle (forcon_master_window_game (window))), ==, position);
  app_close_master (window);
}

/* Where a line leads changes without its words, as where a sector got another one's name. */
static void
test_same_words_elsewhere (void)
{
  ForconMasterWindow *window = page_with (NULL, NULL);
  ForconReviewLine line = { .topic = FORCON_REVIEW_MINES, .sector = { 1 }, .text = (char *) "A minefield is found" };
  g_autoptr (ForconReviewItem) item = forcon_review_item_new_line (&line, campaign_of (window));
  g_autoptr (ForconReviewItem) same = forcon_review_item_new_line (&line, campaign_of (window));
  g_autoptr (ForconReviewItem) elsewhere = NULL;
  g_autoptr (ForconReviewItem) worse = NULL;

  line.sector.value = 2;
  elsewhere = forcon_review_item_new_line (&line, campaign_of (window));
  line.sector.value = 1;
  line.topic = FORCON_REVIEW_FAILURE;
  worse = forcon_review_item_new_line (&line, campaign_of (window));
  g_assert_true (forcon_review_item_equal (item, same));
  g_assert_false (forcon_review_item_equal (item, elsewhere));
  g_assert_false (forcon_review_item_equal (item, worse));
  app_close_master (window);
}

/* F-CAMP-13: what captains were told and may act upon, and the master drops */
static void
test_instructions_are_overruled (void)
{
  ForconMasterWindow *window = page_with (MARCH_RED, MARCH_BLUE);
  ForconGame *game = forcon_master_window_game (window);
  ForconCampaignCommand command = forcon_game_command (game, FORCON_CAMPAIGN_COMMAND_INSTRUCT);

  g_assert_null (app_find_shown (window, GTK_TYPE_LABEL, "Standing instructions that may matter: 1"));
  command.instruct.formation.value
      = (guint16) forcon_campaign_find_word (campaign_of (window), FORCON_FIELD_FORMATION, "shield");
  command.instruct.when = FORCON_WHEN_FREE;
  command.instruct.sector.value
      = (guint16) forcon_campaign_find_word (campaign_of (window), FORCON_FIELD_SECTOR, "a2");
  command.instruct.what = FORCON_WHAT_ORDER;
  command.instruct.kind = FORCON_TASK_HOLD;
  g_assert_true (forcon_game_do (game, &command, FORCON_DICE_MODE_ROLL));
  app_settle ();
  g_assert_nonnull (app_find_shown (window, GTK_TYPE_LABEL, "Standing instructions that may matter: 1"));
  g_assert_true (gtk_widget_activate_action (
      page_of (window), "resolve.forget", "u",
      g_array_index (campaign_of (window)->instructions, ForconInstruction, 0).instruction.value));
  app_settle ();
  g_assert_false (
      forcon_instruction_in_force (&g_array_index (campaign_of (window)->instructions, ForconInstruction, 0)));
  app_close_master (window);
}

static void
test_applies_what_it_told (void)
{
  ForconMasterWindow *window = page_with (ATTACK_RED, ATTACK_BLUE);
  ForconGame *game = forcon_master_window_game (window);
  ForconCampaignCommand command = forcon_game_command (game, FORCON_CAMPAIGN_COMMAND_ADVANCE);
  g_autoptr (ForconCampaignOutcome) told = NULL;
  const ForconCampaignEntry *entry;

  apply_until (window, FORCON_STAGE_FIRST_HALF);
  forcon_master_window_show_page (window, "resolve");
  app_settle ();
  told = forcon_game_try (game, &command);
  act (window, "resolve.apply");
  entry = forcon_chronicle_entry (forcon_game_chronicle (game),
                                  forcon_chronicle_position (forcon_game_chronicle (game)) - 1, NULL);
  g_assert_cmpuint (entry->events->len, ==, told->events->len);
  for (guint i = 0; i < told->events->len; i++)
    g_assert_true (forcon_campaign_event_equal (&g_array_index (entry->events, ForconCampaignEvent, i),
                                                &g_array_index (told->events, ForconCampaignEvent, i)));
  app_close_master (window);
}

/* Another clash, looked at on its page, and handed back. */
static void
look_back_at_a_clash (ForconMasterWindow *window)
{
  ForconGame *game = forcon_master_window_game (window);
  ForconCampaignCommand command = forcon_game_command (game, FORCON_CAMPAIGN_COMMAND_RETURN);

  app_let_clash (game, "spurs", "mask");
  forcon_master_window_show_page (window, "clashes");
  app_settle ();
  command.return_clash.clash = g_array_index (campaign_of (window)->clashes, ForconClash, 0).clash;
  command.reason = g_intern_static_string ("a test");
  g_assert_true (forcon_game_do (game, &command, FORCON_DICE_MODE_ROLL));
  forcon_master_window_show_page (window, "resolve");
  app_settle ();
}

static void
test_enter_opens_the_clash_it_opened (void)
{
  ForconMasterWindow *window = page_with (ATTACK_RED, ATTACK_BLUE);
  ForconTableWindow *table;
  GtkWidget *focus;

  look_back_at_a_clash (window);
  apply_until (window, FORCON_STAGE_SECOND_HALF);
  g_assert_cmpuint (campaign_of (window)->clashes->len, ==, 2);
  g_assert_cmpstr (front_page (window), ==, "clashes");
  focus = gtk_window_get_focus (GTK_WINDOW (window));
  g_assert_true (GTK_IS_BUTTON (focus));
  g_assert_cmpstr (gtk_button_get_label (GTK_BUTTON (focus)), ==, "Fight _by Hand");
  g_assert_true (gtk_widget_activate (focus));
  /* As long as a button that is pressed by a key looks pressed. */
  app_pump (400);
  app_settle ();
  table = app_find_window (FORCON_TYPE_TABLE_WINDOW);
  g_assert_nonnull (table);
  g_assert_true (FORCON_ID_EQUAL (forcon_session_clash (forcon_table_window_session (table)),
                                  g_array_index (campaign_of (window)->clashes, ForconClash, 1).clash));
  app_close (table);
  app_close_master (window);
}

static void
test_leads_to_the_clashes_it_opened (void)
{
  ForconMasterWindow *window = page_with (ATTACK_RED, ATTACK_BLUE);

  apply_until (window, FORCON_STAGE_SECOND_HALF);
  g_assert_cmpuint (campaign_of (window)->clashes->len, ==, 1);
  g_assert_cmpstr (front_page (window), ==, "clashes");
  g_assert_nonnull (app_find_shown (window, GTK_TYPE_LABEL, "Phase 1, second half: done. Open clashes: 1."));
  app_close_master (window);
}

static void
test_undo_of_the_toast_takes_it_back (void)
{
  ForconMasterWindow *window = page_with (ATTACK_RED, ATTACK_BLUE);

  act (window, "resolve.apply");
  g_assert_cmpint (campaign_of (window)->progress.stage, ==, FORCON_STAGE_FIRST_HALF);
  app_press (window, "_Undo");
  g_assert_cmpint (campaign_of (window)->progress.stage, ==, FORCON_STAGE_ORDERS);
  app_close_master (window);
}

static void
test_open_clash_stands_in_the_way (void)
{
  ForconMasterWindow *window = page_with (ATTACK_RED, ATTACK_BLUE);

  apply_until (window, FORCON_STAGE_SECOND_HALF);
  forcon_master_window_show_page (window, "resolve");
  app_settle ();
  g_assert_false (gtk_widget_is_sensitive (app_find (page_of (window), GTK_TYPE_BUTTON, "_Apply")));
  g_assert_nonnull (app_find_shown (page_of (window), GTK_TYPE_BUTTON, "_Table"));
  gtk_check_button_set_active (GTK_CHECK_BUTTON (app_find_shown (page_of (window), GTK_TYPE_CHECK_BUTTON, NULL)), TRUE);
  app_close_master (window);
}

static GtkWidget *
leave_open_of (ForconMasterWindow *window)
{
  GtkWidget *text = app_find_shown (
      page_of (window), GTK_TYPE_LABEL,
      "Continue anyway: fighting formations stay in their clash, and those you were asked about pass each other by");

  g_assert_nonnull (text);
  return gtk_label_get_mnemonic_widget (GTK_LABEL (text));
}

static void
test_goes_on_though_a_clash_is_open (void)
{
  ForconMasterWindow *window = page_with (ATTACK_RED, ATTACK_BLUE);

  apply_until (window, FORCON_STAGE_SECOND_HALF);
  forcon_master_window_show_page (window, "resolve");
  app_settle ();
  gtk_check_button_set_active (GTK_CHECK_BUTTON (leave_open_of (window)), TRUE);
  app_settle ();
  act (window, "resolve.apply");
  g_assert_cmpint (campaign_of (window)->progress.phase, ==, 2);
  g_assert_cmpint (g_array_index (campaign_of (window)->clashes, ForconClash, 0).state, ==, FORCON_CLASH_OPEN);
  app_close_master (window);
}

static void
test_question_is_answered_here (void)
{
  ForconMasterWindow *window = page_with (MARCH_RED, MARCH_BLUE);

  apply_until (window, FORCON_STAGE_SECOND_HALF);
  g_assert_cmpstr (front_page (window), ==, "resolve");
  g_assert_cmpint (g_array_index (campaign_of (window)->meetings, ForconMeeting, 0).state, ==, FORCON_MEETING_ASKED);
  app_press (page_of (window), "They _Pass By");
  g_assert_cmpint (g_array_index (campaign_of (window)->meetings, ForconMeeting, 0).state, ==, FORCON_MEETING_PASSED_BY);
  g_assert_true (gtk_widget_is_sensitive (app_find (page_of (window), GTK_TYPE_BUTTON, "_Apply")));
  app_close_master (window);
}

static void
test_answer_opens_a_clash (void)
{
  ForconMasterWindow *window = page_with (MARCH_RED, MARCH_BLUE);

  apply_until (window, FORCON_STAGE_SECOND_HALF);
  app_press (page_of (window), "It Is a _Clash");
  g_assert_cmpuint (campaign_of (window)->clashes->len, ==, 1);
  app_close_master (window);
}

/* Your word that two clash, in the popover: no enemy is near until one was set down there, and it needs a reason. */
static void
test_lets_two_clash (void)
{
  ForconMasterWindow *window = page_with (ATTACK_RED, ATTACK_BLUE);
  ForconGame *game = forcon_master_window_game (window);
  ForconCampaignCommand place = forcon_game_command (game, FORCON_CAMPAIGN_COMMAND_PLACE);
  GtkWidget *form = app_find (page_of (window), FORCON_TYPE_MEET_FORM, NULL);

  place.place.formation.value = 3;
  place.place.sector = forcon_campaign_post (campaign_of (window), (ForconFormationId){ 1 })->sector;
  place.reason = g_intern_static_string ("a test");
  g_assert_true (forcon_game_do (game, &place, FORCON_DICE_MODE_ROLL));
  gtk_menu_button_popup (GTK_MENU_BUTTON (app_find (page_of (window), GTK_TYPE_MENU_BUTTON, NULL)));
  app_settle ();
  g_assert_false (gtk_widget_is_sensitive (app_find (form, GTK_TYPE_BUTTON, "Open the _Clash")));
  gtk_editable_set_text (GTK_EDITABLE (app_find_shown (form, GTK_TYPE_ENTRY, NULL)), "they met in the fog");
  app_press (form, "Open the _Clash");
  g_assert_cmpuint (campaign_of (window)->clashes->len, ==, 1);
  app_close_master (window);
}

static void
test_owed_sheet_is_settled_by_absence (void)
{
  ForconMasterWindow *window = page_with (ATTACK_RED, NULL);

  g_assert_nonnull (app_find_shown (page_of (window), GTK_TYPE_LABEL,
                                    "Ghem-captain Rivek has handed in no order sheet (phase 1)"));
  app_press (page_of (window), "_Absent");
  g_assert_true (forcon_campaign_admiral (campaign_of (window), (ForconSideId){ 2 })->absent);
  g_assert_null (app_find_shown (page_of (window), GTK_TYPE_BUTTON, "_Absent"));
  app_close_master (window);
}

static void
test_shows_what_concerns_one_admiral (void)
{
  ForconMasterWindow *window = page_with (ATTACK_RED, ATTACK_BLUE);
  GtkWidget *list = app_find (window, FORCON_TYPE_REVIEW_LIST, NULL);

  gtk_drop_down_set_selected (GTK_DROP_DOWN (app_find (list, GTK_TYPE_DROP_DOWN, NULL)), 2);
  app_settle ();
  g_assert_cmpint (find_line (window, "Shield is on its way"), ==, -1);
  g_assert_cmpint (find_line (window, "Fan is on its way"), >=, 0);
  app_close_master (window);
}

/* Nobody has ordered anything: the half-phase only begins and ends. */
static void
test_tells_that_there_are_only_details (void)
{
  ForconMasterWindow *window = page_with (NULL, NULL);
  GtkWidget *list = app_find (window, FORCON_TYPE_REVIEW_LIST, NULL);

  g_assert_nonnull (app_find_shown (list, GTK_TYPE_LABEL, "There are only details."));
  gtk_drop_down_set_selected (GTK_DROP_DOWN (app_find (list, GTK_TYPE_DROP_DOWN, NULL)), 2);
  app_settle ();
  g_assert_nonnull (app_find_shown (list, GTK_TYPE_LABEL, "There are only details."));
  gtk_check_button_set_active (GTK_CHECK_BUTTON (app_find_shown (list, GTK_TYPE_CHECK_BUTTON, NULL)), TRUE);
  app_settle ();
  g_assert_null (app_find_shown (list, GTK_TYPE_LABEL, "There are only details."));
  app_close_master (window);
}

static void
test_row_leads_to_the_map (void)
{
  ForconMasterWindow *window = page_with (ATTACK_RED, ATTACK_BLUE);
  GtkWidget *scroller = app_find_shown (app_find (window, FORCON_TYPE_REVIEW_LIST, NULL), GTK_TYPE_SCROLLED_WINDOW, NULL);
  GtkWidget *list = app_find (scroller, GTK_TYPE_LIST_VIEW, NULL);
  gint place = find_line (window, "Shield is on its way");

  g_signal_emit_by_name (list, "activate", (guint) place);
  app_settle ();
  g_assert_cmpstr (front_page (window), ==, "map");
  g_assert_cmpuint (forcon_game_focus (forcon_master_window_game (window))->formation.value, ==, 1);
  app_close_master (window);
}

/* Somebody hands in another sheet while the page is in front. */
static void
test_follows_the_campaign (void)
{
  ForconMasterWindow *window = page_with (ATTACK_RED, NULL);

  g_assert_cmpint (find_line (window, "Fan is on its way"), ==, -1);
  app_hand_in (forcon_master_window_game (window), "rivek", MARCH_BLUE);
  app_settle ();
  g_assert_cmpint (find_line (window, "Fan is on its way"), >=, 0);
  app_close_master (window);
}

static void
type_face (const char *face)
{
  gtk_editable_set_text (GTK_EDITABLE (app_find (app_find_window (FORCON_TYPE_DICE_DIALOG), GTK_TYPE_ENTRY, NULL)),
                         face);
  app_settle ();
}

/* A patrol looks for a fleet that hides: the second half-phase needs two dice, which are thrown in the room. */
static ForconMasterWindow *
page_that_asks (void)
{
  ForconMasterWindow *window = page_with ("Shield: stay\nSpurs: patrol Crossing\n", "Fan: move to Crossing\nMask: stay\n");

  g_settings_set_boolean (forcon_preferences (), FORCON_PREFERENCE_REAL_DICE, TRUE);
  act (window, "resolve.apply");
  g_assert_cmpint (campaign_of (window)->progress.stage, ==, FORCON_STAGE_FIRST_HALF);
  forcon_master_window_show_page (window, "resolve");
  app_settle ();
  act (window, "resolve.apply");
  g_assert_nonnull (app_find_window (FORCON_TYPE_DICE_DIALOG));
  return window;
}

static guint
position_of (ForconMasterWindow *window)
{
  return forcon_chronicle_position (forcon_game_chronicle (forcon_master_window_game (window)));
}

static void
close_that_asks (ForconMasterWindow *window)
{
  app_close_master (window);
  g_settings_reset (forcon_preferences (), FORCON_PREFERENCE_REAL_DICE);
}

static void
test_applies_typed_dice (void)
{
  ForconMasterWindow *window = page_that_asks ();
  guint before = position_of (window);
  const ForconCampaignEntry *entry;

  type_face ("6");
  g_assert_nonnull (app_find_window (FORCON_TYPE_DICE_DIALOG));
  type_face ("1");
  g_assert_null (app_find_window (FORCON_TYPE_DICE_DIALOG));
  g_assert_cmpuint (position_of (window), ==, before + 1);
  entry = forcon_chronicle_entry (forcon_game_chronicle (forcon_master_window_game (window)), before, NULL);
  g_assert_cmpint (entry->command.kind, ==, FORCON_CAMPAIGN_COMMAND_ADVANCE);
  g_assert_cmpuint (entry->dice->len, ==, 2);
  g_assert_cmpint (g_array_index (entry->dice, ForconDie, 0).face, ==, 6);
  g_assert_cmpint (g_array_index (entry->dice, ForconDie, 1).face, ==, 1);
  g_assert_false (g_array_index (entry->dice, ForconDie, 1).generated);
  close_that_asks (window);
}

/* Even when the first die has been typed. */
static void
test_cancelled_dice_change_nothing (void)
{
  ForconMasterWindow *window = page_that_asks ();
  g_autofree char *before = forcon_campaign_hash (campaign_of (window));
  guint position = position_of (window);

  type_face ("6");
  app_press (app_find_window (FORCON_TYPE_DICE_DIALOG), "_Cancel");
  g_autofree char *after = forcon_campaign_hash (campaign_of (window));

  g_assert_null (app_find_window (FORCON_TYPE_DICE_DIALOG));
  g_assert_cmpstr (before, ==, after);
  g_assert_cmpuint (position_of (window), ==, position);
  g_assert_cmpstr (front_page (window), ==, "resolve");
  g_assert_true (gtk_widget_is_sensitive (app_find_shown (page_of (window), GTK_TYPE_BUTTON, "_Apply")));
  act (window, "resolve.apply");
  type_face ("2");
  type_face ("3");
  g_assert_cmpuint (position_of (window), ==, position + 1);
  close_that_asks (window);
}

/* What waited for dice is dropped by an undo: nothing is asked any more. */
static void
test_undo_closes_the_dialog (void)
{
  ForconMasterWindow *window = page_that_asks ();

  forcon_game_undo (forcon_master_window_game (window));
  app_settle ();
  g_assert_null (app_find_window (FORCON_TYPE_DICE_DIALOG));
  g_assert_cmpint (campaign_of (window)->progress.stage, ==, FORCON_STAGE_ORDERS);
  close_that_asks (window);
}

static void
test_looks (gconstpointer data)
{
  gboolean large = GPOINTER_TO_INT (data);
  ForconMasterWindow *window
      = app_master_page ("skirmish.xml", "resolve", large ? 2560 : 1366, large ? 1440 : 768);
  ForconGame *game = forcon_master_window_game (window);

  app_do (game, FORCON_CAMPAIGN_COMMAND_BEGIN);
  app_settle ();
  app_assert_looks_right (window, large ? "resolve-owed-large" : "resolve-owed");
  app_hand_in (game, "vorpatril", ATTACK_RED);
  app_hand_in (game, "rivek", ATTACK_BLUE "Fan: dance\n");
  app_do (game, FORCON_CAMPAIGN_COMMAND_ADVANCE);
  app_settle ();
  app_assert_looks_right (window, large ? "resolve-clash-large" : "resolve-clash");
  app_do (game, FORCON_CAMPAIGN_COMMAND_ADVANCE);
  app_settle ();
  app_assert_looks_right (window, large ? "resolve-blocked-large" : "resolve-blocked");
  app_close_master (window);
}

static void
test_looks_question (void)
{
  ForconMasterWindow *window = page_with (MARCH_RED, MARCH_BLUE);

  app_do (forcon_master_window_game (window), FORCON_CAMPAIGN_COMMAND_ADVANCE);
  app_do (forcon_master_window_game (window), FORCON_CAMPAIGN_COMMAND_ADVANCE);
  app_settle ();
  app_assert_looks_right (window, "resolve-question");
  app_close_master (window);
}

int
main (int argc, char **argv)
{
  app_test_init (&argc, &argv);
  g_test_add_func ("/app/resolve-page/what would happen is told before it does", test_tells_before_it_happens);
  g_test_add_func ("/app/resolve-page/what was told is what happens", test_applies_what_it_told);
  g_test_add_func ("/app/resolve-page/it leads to the clashes that it opened", test_leads_to_the_clashes_it_opened);
  g_test_add_func ("/app/resolve-page/Enter then opens the newest of them, not one that is back on the map",
                   test_enter_opens_the_clash_it_opened);
  g_test_add_func ("/app/resolve-page/the toast takes it back", test_undo_of_the_toast_takes_it_back);
  g_test_add_func ("/app/resolve-page/an open clash stands in the way", test_open_clash_stands_in_the_way);
  g_test_add_func ("/app/resolve-page/the master goes on though a clash is open", test_goes_on_though_a_clash_is_open);
  g_test_add_func ("/app/resolve-page/a question is answered on the page", test_question_is_answered_here);
  g_test_add_func ("/app/resolve-page/an answer opens a clash", test_answer_opens_a_clash);
  g_test_add_func ("/app/resolve-page/two clash by the master's word", test_lets_two_clash);
  g_test_add_func ("/app/resolve-page/instructions that may matter are overruled (F-CAMP-13)",
                   test_instructions_are_overruled);
  g_test_add_func ("/app/resolve-page/who is absent owes no sheet", test_owed_sheet_is_settled_by_absence);
  g_test_add_func ("/app/resolve-page/one admiral can be looked at alone", test_shows_what_concerns_one_admiral);
  g_test_add_func ("/app/resolve-page/that there are only details is told", test_tells_that_there_are_only_details);
  g_test_add_func ("/app/resolve-page/the same words that lead elsewhere are another row", test_same_words_elsewhere);
  g_test_add_func ("/app/resolve-page/a row leads to the map", test_row_leads_to_the_map);
  g_test_add_func ("/app/resolve-page/it follows the campaign", test_follows_the_campaign);
  g_test_add_func ("/app/resolve-page/dice that were thrown are typed and kept", test_applies_typed_dice);
  g_test_add_func ("/app/resolve-page/dice that nobody types change nothing", test_cancelled_dice_change_nothing);
  g_test_add_func ("/app/resolve-page/an undo leaves no dice to type", test_undo_closes_the_dialog);
  g_test_add_data_func ("/looks/resolve-page/every text can be read at 1366×768", GINT_TO_POINTER (FALSE), test_looks);
  g_test_add_data_func ("/looks/resolve-page/every text can be read at 2560×1440", GINT_TO_POINTER (TRUE), test_looks);
  g_test_add_func ("/looks/resolve-page/a question can be read", test_looks_question);
  return g_test_run ();
}
