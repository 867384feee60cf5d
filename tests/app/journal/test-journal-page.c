/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The journal's page: what happened, the way back, and whether it is all true. */
#include <string.h>

#include "app/journal/journal-audit.h"
#include "app/journal/journal-page.h"
#include "app/journal/journal-row.h"
#include "app/journal/typed-dice.h"
#include "journal-sample.h"

/* Whatever takes longer than this will not come, ms. */
#define PATIENCE 20000

/* They stand in the campaign's file. */
#define WORDS "For the test"
#define WORDS_LENGTH strlen (WORDS)

typedef struct {
  ForconGame *game;
  ForconMasterWindow *window;
  GtkWidget *page;
  GtkListView *list;
} Desk;

static guint
n_rows (const Desk *desk)
{
  return g_list_model_get_n_items (G_LIST_MODEL (gtk_list_view_get_model (desk->list)));
}

/* They come little by little. */
static void
wait_for_rows (const Desk *desk, guint n)
{
  for (guint waited = 0; n_rows (desk) != n; waited += 50)
    {
      g_assert_cmpuint (waited, <, PATIENCE);
      app_pump (50);
    }
}

/* The page, and all of its rows. */
static void
desk_open (Desk *desk, const char *file, int width, int height)
{
  desk->game = journal_sample_fought (file);
  desk->window = app_master_window (desk->game, width, height);
  forcon_master_window_show_page (desk->window, "journal");
  app_settle ();
  desk->page = app_find (desk->window, FORCON_TYPE_JOURNAL_PAGE, NULL);
  desk->list = GTK_LIST_VIEW (
      gtk_widget_get_ancestor (app_find (desk->page, FORCON_TYPE_JOURNAL_ROW, NULL), GTK_TYPE_LIST_VIEW));
  wait_for_rows (desk, journal_sample_position (desk->game));
}

static void
desk_close (Desk *desk)
{
  app_close_master (desk->window);
  g_clear_object (&desk->game);
}

static void
explain (const Desk *desk, guint place)
{
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (desk->window), "win.explain", "u", place));
  app_settle ();
}

/* Whether a label with this in its text is on the screen. */
static gboolean
says (GtkWidget *widget, const char *part)
{
  if (!gtk_widget_get_mapped (widget))
    return FALSE;
  if (GTK_IS_LABEL (widget) && strstr (gtk_label_get_text (GTK_LABEL (widget)), part) != NULL)
    return TRUE;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (says (child, part))
      return TRUE;
  return FALSE;
}

static void
wait_till_said (const Desk *desk, const char *part)
{
  for (guint waited = 0; !says (desk->page, part); waited += 50)
    {
      g_assert_cmpuint (waited, <, PATIENCE);
      app_pump (50);
    }
}

static void
test_goes_back (void)
{
  Desk desk;

  desk_open (&desk, "page-back.forcon", 1366, 768);
  guint end = journal_sample_position (desk.game), rows = n_rows (&desk);

  explain (&desk, FOUGHT_MASK_PLACED);
  g_assert_true (says (desk.page, "1 resolved half-phase"));
  g_assert_true (says (desk.page, "at the table (clash (C1 Ember))"));
  app_press (desk.page, "_Go Back to Here");
  g_assert_cmpuint (journal_sample_position (desk.game), ==, FOUGHT_MASK_PLACED + 1);
  g_assert_cmpuint (n_rows (&desk), ==, rows);
  g_assert_true (says (desk.page, "undone, can be redone"));
  explain (&desk, FOUGHT_FIRST_HALF);
  app_press (desk.page, "_Redo to Here");
  g_assert_cmpuint (journal_sample_position (desk.game), ==, FOUGHT_FIRST_HALF + 1);
  explain (&desk, end - 1);
  app_press (desk.page, "_Redo to Here");
  g_assert_cmpuint (journal_sample_position (desk.game), ==, end);
  desk_close (&desk);
}

/* The toast's button brings everything back. */
static void
test_toast_brings_back (void)
{
  Desk desk;

  desk_open (&desk, "page-toast.forcon", 1366, 768);
  guint end = journal_sample_position (desk.game);

  explain (&desk, FOUGHT_SHEET);
  app_press (desk.page, "_Go Back to Here");
  g_assert_cmpuint (journal_sample_position (desk.game), ==, FOUGHT_SHEET + 1);
  app_press (desk.window, "_Redo");
  g_assert_cmpuint (journal_sample_position (desk.game), ==, end);
  desk_close (&desk);
}

/* Dice that a person threw are not lost with the command. */
static void
test_keeps_typed_dice (void)
{
  Desk desk;

  desk_open (&desk, "page-dice.forcon", 1366, 768);
  ForconTypedDiceButton *kept
      = FORCON_TYPED_DICE_BUTTON (app_find (desk.page, FORCON_TYPE_TYPED_DICE_BUTTON, NULL));
  guint end = journal_sample_position (desk.game);

  explain (&desk, FOUGHT_PATROL);
  g_assert_true (says (desk.page, FOUGHT_FACES));
  app_press (desk.page, "_Go Back to Here");
  g_assert_cmpuint (forcon_typed_dice_button_n_rolls (kept), ==, 1);
  forcon_game_go_to (desk.game, end);
  g_assert_cmpuint (forcon_typed_dice_button_n_rolls (kept), ==, 0);
  forcon_game_go_to (desk.game, FOUGHT_FIRST_HALF);
  journal_sample_note (desk.game, "Once more");
  g_assert_cmpuint (forcon_typed_dice_button_n_rolls (kept), ==, 1);
  g_autofree char *faces = forcon_typed_dice_button_faces (kept, 0);

  g_assert_cmpstr (faces, ==, FOUGHT_FACES);
  g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (kept)));
  desk_close (&desk);
}

static void
test_explains (void)
{
  Desk desk;

  desk_open (&desk, "page-explains.forcon", 1366, 768);
  forcon_master_window_show_page (desk.window, "map");
  explain (&desk, FOUGHT_FIRST_HALF);
  g_assert_true (says (desk.page, "Command 5"));
  g_assert_true (says (desk.page, "Dice as they were thrown: " FOUGHT_FACES));
  g_assert_true (says (desk.page, "F-CAMP-7"));
  desk_close (&desk);
}

static void
test_verifies (void)
{
  Desk desk;

  desk_open (&desk, "page-verifies.forcon", 1366, 768);
  app_press (desk.page, "_Verify");
  wait_till_said (&desk, "Verified: ");
  g_assert_true (forcon_journal_audit_is_sound (
      FORCON_JOURNAL_AUDIT (app_find (desk.page, FORCON_TYPE_JOURNAL_AUDIT, NULL))));
  desk_close (&desk);
}

/* Writes a copy of a campaign in which one letter is another. */
static char *
damaged_copy (ForconGame *game)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *path = g_strdup (forcon_game_path (game));
  char *copy = app_output ("page-damaged-copy.forcon");
  g_autofree char *bytes = NULL;
  gsize length = 0;

  forcon_game_close (game);
  g_assert_true (g_file_get_contents (path, &bytes, &length, &error));
  gsize place = 0;

  while (place + WORDS_LENGTH < length && memcmp (bytes + place, WORDS, WORDS_LENGTH) != 0)
    place++;
  g_assert_cmpuint (place + WORDS_LENGTH, <, length);
  bytes[place] = 'f';
  g_assert_true (g_file_set_contents (copy, bytes, (gssize) length, &error));
  return copy;
}

static void
test_finds_damage (void)
{
  g_autoptr (ForconGame) game = journal_sample_fought ("page-damaged.forcon");
  g_autofree char *copy = damaged_copy (game);
  Desk desk;

  desk_open (&desk, "page-damage-shown.forcon", 1366, 768);
  ForconJournalAudit *audit = FORCON_JOURNAL_AUDIT (app_find (desk.page, FORCON_TYPE_JOURNAL_AUDIT, NULL));

  forcon_journal_audit_begin (audit, copy);
  wait_till_said (&desk, "mismatch");
  g_assert_false (forcon_journal_audit_is_sound (audit));
  g_assert_cmpuint (forcon_journal_audit_n_problems (audit), ==, 1);
  desk_close (&desk);
}

static GtkToggleButton *
search_button (const Desk *desk)
{
  GtkWidget *dice = app_find (desk->page, FORCON_TYPE_TYPED_DICE_BUTTON, NULL);

  return GTK_TOGGLE_BUTTON (gtk_widget_get_next_sibling (dice));
}

/* The drop-downs have search entries too. */
static GtkWidget *
search_entry (const Desk *desk)
{
  GtkWidget *filters = gtk_widget_get_ancestor (app_find (desk->page, GTK_TYPE_DROP_DOWN, NULL), GTK_TYPE_FLOW_BOX);

  return app_find (gtk_widget_get_next_sibling (filters), GTK_TYPE_SEARCH_ENTRY, NULL);
}

static guint
selected_place (const Desk *desk)
{
  GtkSelectionModel *model = gtk_list_view_get_model (desk->list);
  g_autoptr (GtkBitset) rows = gtk_selection_model_get_selection (model);
  g_autoptr (ForconJournalLine) line = NULL;

  g_assert_cmpuint (gtk_bitset_get_size (rows), ==, 1);
  line = g_list_model_get_item (G_LIST_MODEL (model), gtk_bitset_get_minimum (rows));
  return forcon_journal_line_place (line);
}

static void
test_searches (void)
{
  Desk desk;

  desk_open (&desk, "page-search.forcon", 1366, 768);
  GtkWidget *entry = search_entry (&desk);

  gtk_toggle_button_set_active (search_button (&desk), TRUE);
  journal_sample_note (desk.game, "A ПЁС barks");
  gtk_editable_set_text (GTK_EDITABLE (entry), "пес bark");
  wait_till_said (&desk, "1 of 1");
  g_assert_cmpuint (selected_place (&desk), ==, journal_sample_position (desk.game) - 1);
  journal_sample_note (desk.game, "The пес barks again");
  wait_till_said (&desk, "1 of 2");
  g_signal_emit_by_name (entry, "activate");
  wait_till_said (&desk, "2 of 2");
  g_assert_cmpuint (selected_place (&desk), ==, journal_sample_position (desk.game) - 1);
  g_signal_emit_by_name (entry, "activate");
  wait_till_said (&desk, "1 of 2");
  gtk_editable_set_text (GTK_EDITABLE (entry), "no such words");
  wait_till_said (&desk, "Not found");
  desk_close (&desk);
}

static void
test_filters_by_clash (void)
{
  Desk desk;

  desk_open (&desk, "page-filter.forcon", 1366, 768);
  GtkWidget *phases = app_find (desk.page, GTK_TYPE_DROP_DOWN, NULL);
  GtkWidget *clashes = gtk_widget_get_next_sibling (phases);
  guint rows = n_rows (&desk);

  gtk_drop_down_set_selected (GTK_DROP_DOWN (clashes), 1);
  wait_for_rows (&desk, rows - FOUGHT_FIRST_HALF);
  explain (&desk, FOUGHT_BEGIN);
  wait_for_rows (&desk, rows);
  g_assert_cmpuint (selected_place (&desk), ==, FOUGHT_BEGIN);
  desk_close (&desk);
}

static GtkAdjustment *
adjustment (const Desk *desk)
{
  return gtk_scrolled_window_get_vadjustment (
      GTK_SCROLLED_WINDOW (gtk_widget_get_ancestor (GTK_WIDGET (desk->list), GTK_TYPE_SCROLLED_WINDOW)));
}

static gboolean
is_at_end (const Desk *desk)
{
  GtkAdjustment *scroll = adjustment (desk);

  return gtk_adjustment_get_value (scroll) + gtk_adjustment_get_page_size (scroll)
         >= gtk_adjustment_get_upper (scroll) - 2;
}

static void
wait_for_end (const Desk *desk)
{
  for (guint waited = 0; !is_at_end (desk); waited += 50)
    {
      g_assert_cmpuint (waited, <, PATIENCE);
      app_pump (50);
    }
}

/* Whoever reads older entries is not carried away. */
static void
test_follows (void)
{
  Desk desk;

  desk_open (&desk, "page-follows.forcon", 1366, 768);
  wait_for_end (&desk);
  journal_sample_note (desk.game, "One");
  wait_till_said (&desk, "“One”");
  wait_for_end (&desk);
  app_settle ();
  gtk_adjustment_set_value (adjustment (&desk), 0);
  app_settle ();
  journal_sample_note (desk.game, "Two");
  journal_sample_note (desk.game, "Three");
  app_settle ();
  g_assert_false (is_at_end (&desk));
  app_press (desk.page, "New: 2");
  wait_for_end (&desk);
  desk_close (&desk);
}

static void
test_takes_notes (void)
{
  Desk desk;

  desk_open (&desk, "page-notes.forcon", 1366, 768);
  GtkWidget *entry = gtk_widget_get_prev_sibling (app_find (desk.page, GTK_TYPE_BUTTON, "_Note Down"));
  guint end = journal_sample_position (desk.game);

  gtk_editable_set_text (GTK_EDITABLE (entry), "The admirals have coffee");
  app_press (desk.page, "_Note Down");
  g_assert_cmpuint (journal_sample_position (desk.game), ==, end + 1);
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (entry)), ==, "");
  wait_till_said (&desk, "The admirals have coffee");
  app_press (desk.window, "_Undo");
  g_assert_cmpuint (journal_sample_position (desk.game), ==, end);
  desk_close (&desk);
}

static void
look (int width, int height)
{
  g_autofree char *file = g_strdup_printf ("page-looks-%d.forcon", width);
  g_autofree char *fought = g_strdup_printf ("journal-fought-%d", width);
  g_autofree char *back = g_strdup_printf ("journal-back-%d", width);
  g_autofree char *undone = g_strdup_printf ("journal-undone-%d", width);
  Desk desk;

  desk_open (&desk, file, width, height);
  app_assert_looks_right (desk.window, fought);
  explain (&desk, FOUGHT_MASK_PLACED);
  app_assert_looks_right (desk.window, back);
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (desk.window), "win.go-to", "u", FOUGHT_MASK_PLACED + 1));
  app_settle ();
  app_assert_looks_right (desk.window, undone);
  desk_close (&desk);
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

static void
test_looks_searched (void)
{
  Desk desk;

  desk_open (&desk, "page-looks-searched.forcon", 1366, 768);
  gtk_toggle_button_set_active (search_button (&desk), TRUE);
  gtk_editable_set_text (GTK_EDITABLE (search_entry (&desk)), "f");
  g_signal_emit_by_name (app_find (desk.page, GTK_TYPE_BUTTON, g_dgettext (NULL, "_Verify")), "clicked");
  app_pump (1500);
  app_assert_looks_right (desk.window, "journal-searched-1366");
  desk_close (&desk);
}

int
main (int argc, char **argv)
{
  app_test_init (&argc, &argv);
  g_test_add_func ("/app/journal-page/goes back to an entry, and forth again", test_goes_back);
  g_test_add_func ("/app/journal-page/the toast brings back what was undone", test_toast_brings_back);
  g_test_add_func ("/app/journal-page/keeps the dice that were typed", test_keeps_typed_dice);
  g_test_add_func ("/app/journal-page/explains a result with its dice and rules", test_explains);
  g_test_add_func ("/app/journal-page/verifies the campaign", test_verifies);
  g_test_add_func ("/app/journal-page/tells of a damaged file", test_finds_damage);
  g_test_add_func ("/app/journal-page/searches, and walks through what it found", test_searches);
  g_test_add_func ("/app/journal-page/filters by clash; what is explained is shown all the same", test_filters_by_clash);
  g_test_add_func ("/app/journal-page/follows the newest entry unless older ones are read", test_follows);
  g_test_add_func ("/app/journal-page/takes notes", test_takes_notes);
  g_test_add_func ("/looks/journal-page/on a small screen", test_looks_small);
  g_test_add_func ("/looks/journal-page/on a large screen", test_looks_large);
  g_test_add_func ("/looks/journal-page/while something is searched for", test_looks_searched);
  return g_test_run ();
}
