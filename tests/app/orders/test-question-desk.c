/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What admirals ask and write, as the master deals with it: F-CAMP-9. */
#include "app-support.h"

#include "app/orders/question-desk.h"
#include "app/papers/reports-page.h"
#include "campaign/state/campaign-words.h"

#define SHEET "Щит: патруль\nКто держит станцию у Перекрёстка?\n"

/* Until a tooltip comes, ms */
#define TOOLTIP 700

typedef struct {
  ForconGame *game;
  ForconMasterWindow *window;
  GtkWidget *desk;
} Desk;

static const ForconQuery *
query (const Desk *desk, guint place)
{
  const GArray *queries = forcon_game_campaign (desk->game)->queries;

  g_assert_cmpuint (queries->len, >, place);
  return &g_array_index (queries, ForconQuery, place);
}

static ForconSideId
admiral (const Desk *desk, const char *word)
{
  return (ForconSideId){ (guint16) forcon_campaign_find_word (forcon_game_campaign (desk->game), FORCON_FIELD_ADMIRAL,
                                                              word) };
}

static void
ask (Desk *desk, const char *who, const char *whom, const char *text)
{
  ForconCampaignCommand command = forcon_game_command (desk->game, FORCON_CAMPAIGN_COMMAND_ASK);

  command.ask.admiral = admiral (desk, who);
  command.ask.to = admiral (desk, whom);
  command.ask.text = text;
  g_assert_true (forcon_game_do (desk->game, &command, FORCON_DICE_MODE_ROLL));
  app_settle ();
}

/* Vorpatril asks on a sheet, Rivek writes to him; the desk is open. */
static void
desk_new (Desk *desk, const char *file)
{
  desk->game = app_game ("skirmish.xml", file);
  app_do (desk->game, FORCON_CAMPAIGN_COMMAND_BEGIN);
  app_hand_in (desk->game, "vorpatril", SHEET);
  ask (desk, "rivek", "vorpatril", "Withdraw, and no one need die.");
  desk->window = app_master_window (desk->game, 1366, 768);
  gtk_widget_activate_action (GTK_WIDGET (desk->window), "win.show-questions", "u", 0);
  app_settle ();
  desk->desk = app_find_shown (desk->window, FORCON_TYPE_QUESTION_DESK, NULL);
  g_assert_nonnull (desk->desk);
}

static void
desk_close (Desk *desk)
{
  /* A tooltip that comes when the window below the mouse has gone makes the toolkit complain (GTK 4.8). */
  app_pump (TOOLTIP);
  app_close_master (desk->window);
  g_object_unref (desk->game);
}

static GtkWidget *
focus_of (const Desk *desk)
{
  return gtk_root_get_focus (GTK_ROOT (desk->window));
}

static GtkListBoxRow *
chosen (const Desk *desk)
{
  return gtk_list_box_get_selected_row (GTK_LIST_BOX (app_find_shown (desk->desk, GTK_TYPE_LIST_BOX, NULL)));
}

static guint
count_rows (const Desk *desk)
{
  GtkWidget *list = app_find (desk->desk, GTK_TYPE_LIST_BOX, NULL);
  guint n = 0;

  while (gtk_list_box_get_row_at_index (GTK_LIST_BOX (list), (gint) n) != NULL)
    n++;
  return n;
}

/* The keyboard is where the answer is written, and Enter sends it. */
static void
test_answer (void)
{
  Desk desk;

  desk_new (&desk, "desk-answer.forcon");
  g_assert_cmpuint (count_rows (&desk), ==, 2);
  g_assert_true (GTK_IS_TEXT (focus_of (&desk)));
  GtkWidget *entry = gtk_widget_get_parent (focus_of (&desk));

  gtk_editable_set_text (GTK_EDITABLE (entry), "  Nobody. ");
  g_signal_emit_by_name (entry, "activate");
  app_settle ();
  g_assert_cmpint (query (&desk, 0)->state, ==, FORCON_QUERY_ANSWERED);
  g_assert_cmpstr (query (&desk, 0)->answer, ==, "Nobody.");
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (entry)), ==, "");
  g_assert_cmpuint (count_rows (&desk), ==, 1);
  desk_close (&desk);
}

/* Whoever has settled the last one goes on with the sheets, and the keys are heard. */
static void
test_last_question (void)
{
  Desk desk;
  GtkWidget *popover;

  desk_new (&desk, "desk-last.forcon");
  popover = gtk_widget_get_ancestor (desk.desk, GTK_TYPE_POPOVER);
  app_press (desk.desk, "Put A_side");
  g_assert_true (gtk_widget_get_visible (popover));
  app_press (desk.desk, "Put A_side");
  g_assert_false (gtk_widget_get_visible (popover));
  g_assert_nonnull (focus_of (&desk));
  desk_close (&desk);
}

static void
test_empty_answer (void)
{
  Desk desk;

  desk_new (&desk, "desk-empty.forcon");
  g_assert_false (gtk_widget_is_sensitive (app_find_shown (desk.desk, GTK_TYPE_BUTTON, "_Answer")));
  desk_close (&desk);
}

/* What is written to somebody goes there; a courier stays in the list until he arrives. */
static void
test_courier (void)
{
  Desk desk;

  desk_new (&desk, "desk-courier.forcon");
  forcon_question_desk_choose (FORCON_QUESTION_DESK (desk.desk), query (&desk, 1)->query);
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (app_find_shown (desk.desk, GTK_TYPE_SPIN_BUTTON, NULL)), 2);
  app_press (desk.desk, "_Forward");
  g_assert_cmpint (query (&desk, 1)->state, ==, FORCON_QUERY_UNDERWAY);
  g_assert_cmpint (query (&desk, 1)->due, ==, forcon_half_number (1, 2));
  g_assert_cmpuint (query (&desk, 1)->receiver.value, ==, admiral (&desk, "vorpatril").value);
  g_assert_cmpuint (count_rows (&desk), ==, 2);
  g_assert_false (gtk_widget_is_sensitive (app_find_shown (desk.desk, GTK_TYPE_BUTTON, "_Forward")));
  app_press (desk.desk, "Put A_side");
  g_assert_cmpint (query (&desk, 1)->state, ==, FORCON_QUERY_PUT_ASIDE);
  g_assert_cmpuint (count_rows (&desk), ==, 1);
  g_assert_nonnull (chosen (&desk));
  desk_close (&desk);
}

static void
test_forward_at_once (void)
{
  Desk desk;

  desk_new (&desk, "desk-forward.forcon");
  app_press (desk.desk, "_Forward");
  g_assert_cmpint (query (&desk, 0)->state, ==, FORCON_QUERY_FORWARDED);
  g_assert_cmpuint (query (&desk, 0)->receiver.value, ==, admiral (&desk, "rivek").value);
  desk_close (&desk);
}

static void
test_word_of_mouth (void)
{
  Desk desk;
  GtkWidget *entry;

  desk_new (&desk, "desk-mouth.forcon");
  entry = gtk_widget_get_prev_sibling (app_find_shown (desk.desk, GTK_TYPE_BUTTON, "A_dd"));
  gtk_editable_set_text (GTK_EDITABLE (entry), "May we have tea?");
  app_press (desk.desk, "A_dd");
  g_assert_cmpstr (query (&desk, 2)->text, ==, "May we have tea?");
  g_assert_cmpuint (query (&desk, 2)->admiral.value, ==, 1);
  g_assert_true (FORCON_ID_IS_NONE (query (&desk, 2)->to));
  g_assert_cmpuint (count_rows (&desk), ==, 3);
  desk_close (&desk);
}

/* A half-written answer stays while other things happen. */
static void
test_answer_stays (void)
{
  Desk desk;
  GtkWidget *entry;

  desk_new (&desk, "desk-stays.forcon");
  entry = gtk_widget_get_parent (focus_of (&desk));
  gtk_editable_set_text (GTK_EDITABLE (entry), "Well, ");
  ask (&desk, "rivek", "vorpatril", "Are you there?");
  g_assert_cmpuint (count_rows (&desk), ==, 3);
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (entry)), ==, "Well, ");
  g_assert_true (gtk_widget_get_parent (focus_of (&desk)) == entry);
  desk_close (&desk);
}

/* Packs are not printed in silence. */
static void
test_reports_say_so (void)
{
  Desk desk;
  GtkWidget *page;

  desk_new (&desk, "desk-reports.forcon");
  forcon_master_window_show_page (desk.window, "reports");
  app_settle ();
  page = app_find_shown (desk.window, FORCON_TYPE_REPORTS_PAGE, NULL);
  g_assert_nonnull (app_find_shown (page, GTK_TYPE_LABEL, "2 questions or messages from admirals are still open"));
  app_press (page, "Show _Questions…");
  g_assert_nonnull (app_find_shown (desk.window, FORCON_TYPE_QUESTION_DESK, NULL));
  desk_close (&desk);
}

static void
test_looks (void)
{
  Desk desk;

  desk_new (&desk, "desk-looks.forcon");
  ask (&desk, "rivek", "", "Когда взойдёт солнце, и кто тогда будет держать Перекрёсток, если Веер уйдёт к Угольку?");
  app_assert_looks_right (gtk_widget_get_ancestor (desk.desk, GTK_TYPE_POPOVER), "question-desk");
  app_assert_looks_right (desk.window, "question-desk-page");
  forcon_master_window_show_page (desk.window, "reports");
  app_assert_looks_right (desk.window, "question-desk-reports");
  desk_close (&desk);
}

int
main (int argc, char **argv)
{
  g_autofree char *state = g_build_filename (g_getenv ("G_TEST_BUILDDIR"), "app", "state", NULL);

  g_setenv ("XDG_STATE_HOME", state, TRUE);
  app_test_init (&argc, &argv);
#define TEST(path, function) g_test_add_func ("/app/question-desk/" path " (F-CAMP-9)", function)
  TEST ("an answer is written and sent", test_answer);
  TEST ("the desk closes after its last question", test_last_question);
  TEST ("an empty answer is none", test_empty_answer);
  TEST ("a courier stays in the list until he arrives", test_courier);
  TEST ("what is forwarded at once is gone", test_forward_at_once);
  TEST ("what is asked by word of mouth waits with the others", test_word_of_mouth);
  TEST ("a half-written answer stays", test_answer_stays);
  TEST ("the reports say what is open and lead there", test_reports_say_so);
  g_test_add_func ("/looks/question-desk/open questions", test_looks);
  return g_test_run ();
}
