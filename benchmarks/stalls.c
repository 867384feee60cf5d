/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * How long the window does not answer, at most, with a campaign of thirty phases: of each act, and of what follows from it,
 * the longest turn of the main loop, in time of the processor, as other programs do not count then. Turns that take over
 * 50 ms are felt. Then acts at a table of 26 ships, and what captains cost who fight there in the window; "stalls table"
 * does these alone. "stalls telephones" does what comes in from telephones, with each page in front of which that counts.
 */
#include <adwaita.h>
#include <time.h>

#include "app/admiral/admiral-view.h"
#include "app/papers/papers-ahead.h"
#include "app/shell/application.h"
#include "storage/files/data.h"
#include "app/session/session-draft.h"
#include "app/session/session-plan.h"
#include "app/session/session-play.h"
#include "app/shell/master-window-private.h"
#include "app/table/table-window.h"
#include "crowded-table.h"
#include "engine/captain/captain.h"
#include "storage/scenario/scenario.h"

#define PHASES 30
#define LIMIT 50.0

/* Ships of the table, and what a round of captains may take in all, ms. */
#define SHIPS 26
#define ROUND_LIMIT 100.0

/* Nothing has happened for so long: the act is over, ms. */
#define REST 250

/* Rows that are added a few in each frame are all there, ms. */
#define LONG_REST 700

/* An act that does not come to rest, ms. */
#define PATIENCE 4000

/* Packs that are not made, µs: none are while a clash is open. */
#define PACKS_PATIENCE (30 * G_TIME_SPAN_SECOND)

#define SHEET                                                                                                          \
  "Всем: боевой порядок\n"                                                                                             \
  "Железная стена: оборонять C1, не отходить\n"                                                                        \
  "Копьё - в B2, затем C2, далее атаковать Бастион\n"                                                                  \
  "Следопыты: развдка A2 или B2\n"                                                                                     \
  "Следопыты: высадить десант на Верван\n"                                                                             \
  "Копьё: поставить 4 плазменные мины в B1\n"                                                                          \
  "Кракозябры: идти в D9\n"                                                                                            \
  "Мастер, а можно узнать, где сейчас Тигр?\n"                                                                         \
  "Железная стена: если придут, отойти в B1\n"                                                                         \
  "Удачи, мастер\n"

typedef struct {
  ForconApplication *application;
  ForconGame *game;
  ForconMasterWindow *window;
  ForconTableWindow *table;
} Desk;

typedef void (*Act) (Desk *desk, const char *argument);

/* What this thread has worked, ms. */
static double
worked (void)
{
  struct timespec time;

  clock_gettime (CLOCK_THREAD_CPUTIME_ID, &time);
  return (double) time.tv_sec * 1e3 + (double) time.tv_nsec / 1e6;
}

static void
measure (Desk *desk, const char *name, Act act, const char *argument)
{
  gint64 start = g_get_monotonic_time (), rest = start;
  double first = worked (), at_once, longest;

  act (desk, argument);
  longest = at_once = worked () - first;
  while (rest - start < PATIENCE * 1000 && g_get_monotonic_time () - rest < REST * 1000)
    {
      double before = worked (), turn;

      if (!g_main_context_iteration (NULL, FALSE))
        {
          g_usleep (500);
          continue;
        }
      turn = worked () - before;
      longest = MAX (longest, turn);
      /* The clock's ticks and a cursor that blinks are no part of it. */
      if (turn > 1)
        rest = g_get_monotonic_time ();
    }
  g_print ("%-46s %7.0f ms  %5.2f of the limit, %5.0f ms at once, %5.0f ms in all\n", name, longest, longest / LIMIT,
           at_once, worked () - first);
}

/* Until all is there that is made little by little; nothing of it counts. */
static void
come_to_rest (void)
{
  gint64 rest = g_get_monotonic_time ();

  while (g_get_monotonic_time () - rest < LONG_REST * 1000)
    {
      double before = worked ();

      if (!g_main_context_iteration (NULL, FALSE))
        g_usleep (500);
      if (worked () - before > 1)
        rest = g_get_monotonic_time ();
    }
}

/* The acts */

static void
show_page (Desk *desk, const char *page)
{
  forcon_master_window_show_page (desk->window, page);
}

static void
press (Desk *desk, const char *action)
{
  gtk_widget_activate_action (forcon_master_window_page (desk->window), action, NULL);
}

static void
undo (Desk *desk, const char *argument)
{
  forcon_game_undo (desk->game);
}

static void
redo (Desk *desk, const char *argument)
{
  forcon_game_redo (desk->game);
}

static void
advance (Desk *desk, const char *argument)
{
  ForconCampaignCommand command = forcon_game_command (desk->game, FORCON_CAMPAIGN_COMMAND_ADVANCE);

  command.advance.leave_open = TRUE;
  forcon_game_do (desk->game, &command, FORCON_DICE_MODE_ROLL);
}

static void
note (Desk *desk, const char *argument)
{
  ForconCampaignCommand command = forcon_game_command (desk->game, FORCON_CAMPAIGN_COMMAND_NOTE);

  command.note.text = g_intern_static_string ("The admirals have coffee");
  g_assert_true (forcon_game_do (desk->game, &command, FORCON_DICE_MODE_ROLL));
}

static void
choose (Desk *desk, const char *argument)
{
  forcon_game_focus_formation (desk->game, (ForconFormationId){ (guint16) g_ascii_strtoull (argument, NULL, 10) });
}

static ForconSideId
admiral_of (const char *number)
{
  return (ForconSideId){ (guint16) g_ascii_strtoull (number, NULL, 10) };
}

static void
turn_to (Desk *desk, const char *number)
{
  forcon_game_focus_admiral (desk->game, admiral_of (number));
}

/* Ten lines with something of everything, and what they are read as, for an admiral without a sheet. */
static void
type_sheet (Desk *desk, const char *number)
{
  GtkWidget *focus;

  turn_to (desk, number);
  focus = gtk_root_get_focus (GTK_ROOT (desk->window));
  g_assert_true (GTK_IS_TEXT_VIEW (focus));
  gtk_text_buffer_set_text (gtk_text_view_get_buffer (GTK_TEXT_VIEW (focus)), SHEET, -1);
}

/* As the window enters what the program of the screens tells it. */
static void
submit (Desk *desk, ForconCampaignCommand *command, ForconSideId admiral)
{
  g_autoptr (ForconCampaignOutcome) outcome = NULL;

  command->by = g_intern_string (forcon_battle_side (forcon_game_campaign (desk->game)->fleet, admiral)->id);
  outcome = forcon_game_submit (desk->game, command, &FORCON_DICE_GENERATED);
  g_assert_true (outcome != NULL && outcome->verdict.kind == FORCON_PROBLEM_NONE);
}

/* Another sheet each time, its lines in another order. */
static void
hand_in_by_telephone (Desk *desk, const char *number)
{
  static guint count = 0;
  ForconCampaignCommand command = forcon_game_command (desk->game, FORCON_CAMPAIGN_COMMAND_HAND_IN);
  g_auto (GStrv) lines = g_strsplit (SHEET, "\n", -1);
  g_autoptr (GString) text = g_string_new (NULL);
  guint n = g_strv_length (lines) - 1;

  for (guint i = 0; i < n; i++)
    g_string_append_printf (text, "%s\n", lines[(i + count) % n]);
  count++;
  command.hand_in.admiral = admiral_of (number);
  command.hand_in.text = g_intern_string (text->str);
  submit (desk, &command, command.hand_in.admiral);
}

static void
ask_by_telephone (Desk *desk, const char *number)
{
  ForconCampaignCommand command = forcon_game_command (desk->game, FORCON_CAMPAIGN_COMMAND_ASK);

  command.ask.admiral = admiral_of (number);
  command.ask.text = "Where is the Tiger?";
  submit (desk, &command, command.ask.admiral);
}

/* What telephones ask is put aside: packs are not made as long as it waits. */
static void
put_questions_aside (Desk *desk)
{
  const ForconCampaign *campaign = forcon_game_campaign (desk->game);

  for (guint i = 0; i < campaign->queries->len; i++)
    {
      ForconCampaignCommand command = forcon_game_command (desk->game, FORCON_CAMPAIGN_COMMAND_SET_ASIDE);

      command.set_aside.query = g_array_index (campaign->queries, ForconQuery, i).query;
      if (g_array_index (campaign->queries, ForconQuery, i).state == FORCON_QUERY_OPEN)
        g_assert_true (forcon_game_do (desk->game, &command, FORCON_DICE_MODE_ROLL));
      campaign = forcon_game_campaign (desk->game);
    }
}

/* What an admiral sees once the PIN is typed. */
static void
view_as_admiral (Desk *desk, const char *argument)
{
  GtkWidget *window = gtk_window_new ();
  ForconAdmiralView *view = g_object_new (FORCON_TYPE_ADMIRAL_VIEW, NULL);

  gtk_window_set_default_size (GTK_WINDOW (window), 1366, 768);
  gtk_window_set_child (GTK_WINDOW (window), GTK_WIDGET (view));
  forcon_admiral_view_show (view, desk->game, (ForconSideId){ 1 });
  gtk_window_present (GTK_WINDOW (window));
  g_object_set_data (G_OBJECT (desk->window), "admiral", window);
}

static void
close_admiral (Desk *desk, const char *argument)
{
  gtk_window_destroy (g_object_get_data (G_OBJECT (desk->window), "admiral"));
}

static void
open_file (Desk *desk, const char *path)
{
  forcon_master_window_open (desk->window, path);
}

static const struct {
  const char *name;
  Act act;
  const char *argument;
} acts[] = {
  { "Page of orders, first time", show_page, "orders" },
  { "Page of resolving, first time", show_page, "resolve" },
  { "Page of clashes, first time", show_page, "clashes" },
  { "Page of fleets, first time", show_page, "fleets" },
  { "Page of reports, first time", show_page, "reports" },
  { "Page of the journal, first time", show_page, "journal" },
  { "A note, the journal in front", note, NULL },
  { "Map", show_page, "map" },
  { "A note, the map in front", note, NULL },
  { "Map, nearer", press, "map.nearer" },
  { "Map, farther", press, "map.farther" },
  { "Map, its list", press, "map.list" },
  { "Map, as an admiral knows it", press, "map.known" },
  { "Map, the truth again", press, "map.truth" },
  { "A formation is selected", choose, "3" },
  { "Page of orders", show_page, "orders" },
  { "A note, the orders in front", note, NULL },
  { "A sheet is typed", type_sheet, "1" },
  { "… is handed in", press, "orders.hand-in" },
  { "… is handed in no more", undo, NULL },
  { "A telephone hands in, the orders in front", hand_in_by_telephone, "1" },
  { "A telephone asks, the orders in front", ask_by_telephone, "1" },
  { "Map", show_page, "map" },
  { "A telephone hands in, the map in front", hand_in_by_telephone, "1" },
  { "Page of resolving", show_page, "resolve" },
  { "A half-phase is resolved", advance, NULL },
  { "… is undone", undo, NULL },
  { "… is redone", redo, NULL },
  { "Page of fleets", show_page, "fleets" },
  { "A note, the fleets in front", note, NULL },
  { "Page of reports", show_page, "reports" },
  { "Page of the journal", show_page, "journal" },
  { "An admiral's view", view_as_admiral, NULL },
  { "A note, an admiral's view in front", note, NULL },
  { "An admiral's view is closed", close_admiral, NULL },
};

/* What comes in while the master looks at a page: at a sheet that is shown at once, at another, at one that is typed. */
static const struct {
  const char *name;
  Act act;
  const char *argument;
} telephone_acts[] = {
  { "Page of orders, first time", show_page, "orders" },
  { "An admiral without a sheet", turn_to, "1" },
  { "A telephone hands in, shown at once", hand_in_by_telephone, "1" },
  { "A telephone hands in anew, not shown at once", hand_in_by_telephone, "1" },
  { "A telephone asks", ask_by_telephone, "1" },
  { "A sheet is typed", type_sheet, "2" },
  { "A telephone hands in, a sheet is typed", hand_in_by_telephone, "3" },
  { "A telephone asks, a sheet is typed", ask_by_telephone, "3" },
  { "A telephone hands in for whom a sheet is typed", hand_in_by_telephone, "2" },
  { "Page of resolving, first time", show_page, "resolve" },
  { "A telephone hands in, resolving in front", hand_in_by_telephone, "4" },
  { "A telephone asks, resolving in front", ask_by_telephone, "4" },
  { "Page of the journal, first time", show_page, "journal" },
  { "A telephone hands in, the journal in front", hand_in_by_telephone, "5" },
  { "A telephone asks, the journal in front", ask_by_telephone, "5" },
  { "Map", show_page, "map" },
  { "A telephone hands in, the map in front", hand_in_by_telephone, "6" },
  { "A telephone asks, the map in front", ask_by_telephone, "6" },
};

/* The longest turn from a half-phase on until the packs that are made ahead of it are there. */
static void
measure_packs (Desk *desk)
{
  ForconPapersAhead *ahead = forcon_papers_ahead_of (desk->game);
  gint64 start = g_get_monotonic_time ();
  double longest = 0;

  while (!forcon_papers_ahead_ready (ahead) && g_get_monotonic_time () - start < PACKS_PATIENCE)
    {
      double before = worked ();

      if (!g_main_context_iteration (NULL, FALSE))
        g_usleep (500);
      longest = MAX (longest, worked () - before);
    }
  g_print ("%-46s %7.0f ms  %5.2f of the limit, %5.0f ms until they are there\n", "Packs are made ahead", longest,
           longest / LIMIT, (double) (g_get_monotonic_time () - start) / 1e3);
}

/* Acts at a table */

static void
open_table (Desk *desk, const char *path)
{
  forcon_table_window_open (desk->table, path);
}

static void
show_table (Desk *desk, const char *argument)
{
  desk->table = forcon_table_window_new (GTK_APPLICATION (desk->application));
  gtk_window_set_default_size (GTK_WINDOW (desk->table), 1366, 768);
  gtk_window_present (GTK_WINDOW (desk->table));
}

static void
act (Desk *desk, const char *action)
{
  gtk_widget_activate_action (GTK_WIDGET (desk->table), action, NULL);
}

static void
drag (Desk *desk, const char *argument)
{
  ForconSession *session = forcon_table_window_session (desk->table);
  ForconShipId ship = forcon_session_draft (session)->ship;
  ForconPoint place = forcon_battle_ship (forcon_session_battle (session), ship)->position;

  forcon_session_drag_to (session, (ForconPoint){ place.x + FORCON_CM (15), place.y + FORCON_CM (3) });
}

static const struct {
  const char *name;
  Act act;
  const char *argument;
} table_acts[] = {
  { "Table: one ship in place of the plan", act, "win.plan" },
  { "Table: the next ship", act, "win.next-ship" },
  { "Table: the next ship", act, "win.next-ship" },
  { "Table: the ship before", act, "win.previous-ship" },
  { "Table: a move is dragged", drag, NULL },
  { "Table: … is made", act, "win.move" },
  { "Table: … is undone", act, "win.undo" },
  { "Table: … is redone", act, "win.redo" },
  { "Table: nearer", act, "win.zoom-in" },
  { "Table: all of it", act, "win.zoom-fit" },
  { "Table: as a side knows it", act, "win.next-viewer" },
  { "Table: the truth again", act, "win.master-view" },
  { "Table: the plan again", act, "win.plan" },
  { "Table: all moves of the plan", act, "win.do-plan" },
  { "Table: the step ends", act, "win.end-step" },
  { "Table: the next ship that fires", act, "win.next-ship" },
  { "Table: all fire of the plan", act, "win.do-plan" },
  { "Table: … is undone", act, "win.undo" },
  { "Table: the step ends", act, "win.end-step" },
  { "Table: a captain plays the turn", act, "win.captain" },
};

/* All sides' captains to the end of the battle: what one of its rounds takes, the window up to date in each frame. */
static void
measure_captains (Desk *desk)
{
  ForconSession *session = forcon_table_window_session (desk->table);
  gint first = forcon_session_battle (session)->round;
  guint entries = forcon_session_n_entries (session);
  double start = worked (), took;
  gint rounds;

  forcon_session_play_captains (session);
  for (gint64 rest = g_get_monotonic_time (); g_get_monotonic_time () - rest < REST * 1000;)
    {
      double before = worked ();

      if (!g_main_context_iteration (NULL, FALSE))
        g_usleep (500);
      if (worked () - before > 1 || forcon_session_captain_plays (session))
        rest = g_get_monotonic_time ();
    }
  took = worked () - start;
  rounds = MAX (forcon_session_battle (session)->round - first, 1);
  g_print ("%-46s %7.0f ms  %5.2f of the limit of %.0f ms, %d rounds, %u commands\n",
           "Table: a round of captains, in all", took / rounds, took / rounds / ROUND_LIMIT, ROUND_LIMIT, rounds,
           forcon_session_n_entries (session) - entries);
}

static void
measure_plan (Desk *desk)
{
  ForconSession *session = forcon_table_window_session (desk->table);
  double start = worked (), took;
  g_autoptr (GArray) plan = forcon_captains_propose (forcon_session_battle (session), forcon_session_rules (session),
                                                     FORCON_ALL_SIDES);

  took = worked () - start;
  g_print ("%-46s %7.1f ms  %5.2f of the limit, %u lines\n", "Table: the plan of a step is proposed", took,
           took / LIMIT, plan->len);
}

static void
measure_table (Desk *desk, const char *folder)
{
  g_autofree char *path = crowded_table_write (folder, SHIPS, 0, FORCON_STEP_MOVEMENT);

  measure (desk, "A table's window", show_table, NULL);
  measure (desk, "Table: a battle is opened", open_table, path);
  for (guint i = 0; i < G_N_ELEMENTS (table_acts); i++)
    {
      if (table_acts[i].act == act && strcmp (table_acts[i].argument, "win.do-plan") == 0)
        measure_plan (desk);
      measure (desk, table_acts[i].name, table_acts[i].act, table_acts[i].argument);
    }
  measure_captains (desk);
  gtk_window_destroy (GTK_WINDOW (desk->table));
}

/* Returns: (transfer full): a campaign of many phases that nobody has given orders in */
static ForconGame *
make_game (const char *folder)
{
  g_autofree char *scenario_path = forcon_data_find ("scenarios/forcon-2010.xml", NULL);
  g_autofree char *path = g_build_filename (folder, "campaign.forcon", NULL);
  g_autoptr (ForconScenario) scenario = forcon_scenario_load (scenario_path, NULL, NULL);
  Desk desk = { .game = forcon_game_new () };
  ForconCampaignCommand begin;

  g_assert_true (forcon_game_create (desk.game, path, scenario, NULL, NULL, NULL));
  begin = forcon_game_command (desk.game, FORCON_CAMPAIGN_COMMAND_BEGIN);
  g_assert_true (forcon_game_do (desk.game, &begin, FORCON_DICE_MODE_ROLL));
  for (guint i = 0; i < 20 * PHASES && forcon_game_campaign (desk.game)->progress.phase < PHASES; i++)
    advance (&desk, NULL);
  return desk.game;
}

static void
show_window (Desk *desk, const char *argument)
{
  desk->window = forcon_master_window_new (GTK_APPLICATION (desk->application), desk->game);
  gtk_window_set_default_size (GTK_WINDOW (desk->window), 1366, 768);
  gtk_window_present (GTK_WINDOW (desk->window));
}

int
main (int argc, char **argv)
{
  g_autofree char *folder = g_dir_make_tmp ("forcon-stalls-XXXXXX", NULL);
  g_autofree char *path = NULL;
  char *remove[] = { (char *) "rm", (char *) "-r", folder, NULL };
  Desk desk = { .application = forcon_application_new (G_APPLICATION_NON_UNIQUE) };

  g_application_register (G_APPLICATION (desk.application), NULL, NULL);
  if (argc > 1 && strcmp (argv[1], "table") == 0)
    {
      measure_table (&desk, folder);
      g_spawn_sync (NULL, remove, NULL, G_SPAWN_SEARCH_PATH, NULL, NULL, NULL, NULL, NULL, NULL);
      return 0;
    }
  desk.game = make_game (folder);
  path = g_strdup (forcon_game_path (desk.game));
  g_print ("Phase %d, %u commands\n", forcon_game_campaign (desk.game)->progress.phase,
           forcon_chronicle_length (forcon_game_chronicle (desk.game)));
  measure (&desk, "The window, and all pages one by one", show_window, NULL);
  if (argc > 1 && strcmp (argv[1], "telephones") == 0)
    {
      for (guint i = 0; i < G_N_ELEMENTS (telephone_acts); i++)
        {
          measure (&desk, telephone_acts[i].name, telephone_acts[i].act, telephone_acts[i].argument);
          come_to_rest ();
        }
      gtk_window_destroy (GTK_WINDOW (desk.window));
      forcon_game_close (desk.game);
      g_clear_object (&desk.game);
      g_spawn_sync (NULL, remove, NULL, G_SPAWN_SEARCH_PATH, NULL, NULL, NULL, NULL, NULL, NULL);
      return 0;
    }
  for (guint i = 0; i < G_N_ELEMENTS (acts); i++)
    measure (&desk, acts[i].name, acts[i].act, acts[i].argument);
  while (forcon_game_campaign (desk.game)->progress.stage != FORCON_STAGE_SECOND_HALF)
    advance (&desk, NULL);
  put_questions_aside (&desk);
  measure_packs (&desk);
  forcon_game_close (desk.game);
  measure (&desk, "The campaign is opened", open_file, path);
  gtk_window_destroy (GTK_WINDOW (desk.window));
  forcon_game_close (desk.game);
  g_clear_object (&desk.game);
  measure_table (&desk, folder);
  g_spawn_sync (NULL, remove, NULL, G_SPAWN_SEARCH_PATH, NULL, NULL, NULL, NULL, NULL, NULL);
  return 0;
}
