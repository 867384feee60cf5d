/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The map page: whose map, of when, what is chosen, and moves that are drawn up on it. */
#include "app-support.h"

#include "campaign/state/campaign-words.h"
#include "app/map/map-item.h"
#include "app/map/map-page-private.h"

typedef struct {
  ForconMasterWindow *window;
  ForconMapPage *page;
  ForconGame *game;
} Fixture;

static Fixture
open_page (int width, int height)
{
  Fixture fixture = { .window = app_master_page ("skirmish.xml", "map", width, height) };

  fixture.page = FORCON_MAP_PAGE (app_find (fixture.window, FORCON_TYPE_MAP_PAGE, NULL));
  fixture.game = fixture.page->game;
  return fixture;
}

static ForconSectorId
sector (const Fixture *fixture, const char *word)
{
  return (ForconSectorId){ (guint16) forcon_campaign_find_word (forcon_game_campaign (fixture->game),
                                                                FORCON_FIELD_SECTOR, word) };
}

static ForconFormationId
formation (const Fixture *fixture, const char *word)
{
  return (ForconFormationId){ (guint16) forcon_campaign_find_word (forcon_game_campaign (fixture->game),
                                                                   FORCON_FIELD_FORMATION, word) };
}

static void
begin_play (const Fixture *fixture)
{
  app_do (fixture->game, FORCON_CAMPAIGN_COMMAND_BEGIN);
  app_settle ();
}

/* Until the map that takes a while is there. */
static void
wait_for_map (const Fixture *fixture)
{
  while (forcon_map_loader_busy (fixture->page->loader))
    g_main_context_iteration (NULL, TRUE);
  app_settle ();
}

static void
act (const Fixture *fixture, const char *action)
{
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (fixture->page), action, NULL));
  app_settle ();
}

static void
key (const Fixture *fixture, guint value)
{
  gboolean taken = FALSE;

  g_signal_emit_by_name (app_controller (fixture->page->map, GTK_TYPE_EVENT_CONTROLLER_KEY),
                         "key-pressed", value, 0, 0, &taken);
  g_assert_true (taken);
}

/* Presses on a formation and moves to a sector, without letting go. */
static void
drag (const Fixture *fixture, const char *what, const char *from, const char *to)
{
  GtkEventController *gesture = app_controller (fixture->page->map, GTK_TYPE_GESTURE_DRAG);
  double x, y, end_x, end_y;

  g_assert_true (forcon_map_view_place_of (fixture->page->map, sector (fixture, from), formation (fixture, what), &x, &y));
  g_assert_true (forcon_map_view_place_of (fixture->page->map, sector (fixture, to), FORCON_NO_FORMATION, &end_x, &end_y));
  g_signal_emit_by_name (gesture, "drag-begin", x, y);
  g_signal_emit_by_name (gesture, "drag-update", 12.0, 0.0);
  g_signal_emit_by_name (gesture, "drag-update", end_x - x, end_y - y);
  app_settle ();
}

static void
let_go (const Fixture *fixture)
{
  g_signal_emit_by_name (app_controller (fixture->page->map, GTK_TYPE_GESTURE_DRAG), "drag-end", 0.0, 0.0);
  app_settle ();
}

static const ForconMapToken *
token (const Fixture *fixture, const char *word)
{
  const ForconMapModel *map = forcon_map_view_model (fixture->page->map);
  ForconFormationId id = formation (fixture, word);

  for (guint i = 0; i < map->tokens->len; i++)
    if (FORCON_ID_EQUAL (g_array_index (map->tokens, ForconMapToken, i).formation, id))
      return &g_array_index (map->tokens, ForconMapToken, i);
  return NULL;
}

static void
assert_moves (const Fixture *fixture, const char *word, guint n, const char *last)
{
  const ForconCampaign *campaign = forcon_game_campaign (fixture->game);
  guint found = 0;

  for (guint i = 0; i < campaign->tasks->len; i++)
    {
      const ForconTask *task = &g_array_index (campaign->tasks, ForconTask, i);

      if (FORCON_ID_EQUAL (task->formation, formation (fixture, word)) && task->kind == FORCON_TASK_MOVE
          && forcon_task_in_force (task))
        found++;
    }
  g_assert_cmpuint (found, ==, n);
  if (last != NULL)
    g_assert_cmpuint (forcon_campaign_post (campaign, formation (fixture, word))->sector.value, !=, 0);
}

/* Choosing */

static void
test_click_chooses (void)
{
  Fixture fixture = open_page (1366, 768);
  GtkEventController *gesture = app_controller (fixture.page->map, GTK_TYPE_GESTURE_DRAG);
  double x, y;

  g_assert_true (forcon_map_view_place_of (fixture.page->map, sector (&fixture, "b1"), formation (&fixture, "shield"),
                                           &x, &y));
  g_signal_emit_by_name (gesture, "drag-begin", x, y);
  g_signal_emit_by_name (gesture, "drag-end", 0.0, 0.0);
  g_assert_cmpuint (forcon_game_focus (fixture.game)->formation.value, ==, formation (&fixture, "shield").value);
  g_assert_cmpuint (forcon_game_focus (fixture.game)->sector.value, ==, sector (&fixture, "b1").value);
  app_close_master (fixture.window);
}

static void
test_arrows_go_on (void)
{
  Fixture fixture = open_page (1366, 768);

  forcon_game_focus_sector (fixture.game, sector (&fixture, "b1"));
  key (&fixture, GDK_KEY_Right);
  g_assert_cmpuint (forcon_game_focus (fixture.game)->sector.value, ==, sector (&fixture, "b2").value);
  key (&fixture, GDK_KEY_Right);
  g_assert_cmpuint (forcon_game_focus (fixture.game)->sector.value, ==, sector (&fixture, "b3").value);
  key (&fixture, GDK_KEY_Return);
  g_assert_cmpuint (forcon_game_focus (fixture.game)->formation.value, ==, formation (&fixture, "fan").value);
  key (&fixture, GDK_KEY_Escape);
  g_assert_cmpuint (forcon_game_focus (fixture.game)->formation.value, ==, 0);
  key (&fixture, GDK_KEY_Escape);
  g_assert_cmpuint (forcon_game_focus (fixture.game)->sector.value, ==, 0);
  app_close_master (fixture.window);
}

static void
test_arrows_pan (void)
{
  Fixture fixture = open_page (1366, 768);
  const ForconCamera *camera = forcon_canvas_camera (fixture.page->map);
  ForconCamera fitted = *camera;
  double before;

  key (&fixture, GDK_KEY_plus);
  before = camera->x;
  key (&fixture, GDK_KEY_Right);
  g_assert_cmpfloat (camera->x, <, before);
  key (&fixture, GDK_KEY_0);
  g_assert_cmpmem (camera, sizeof *camera, &fitted, sizeof fitted);
  app_close_master (fixture.window);
}

static void
test_list_agrees (void)
{
  Fixture fixture = open_page (1366, 768);
  GListModel *rows = forcon_map_list_rows (fixture.page->list);
  const ForconMapModel *map = forcon_map_view_model (fixture.page->map);
  guint tokens = 0;
  guint hidden = 0;

  act (&fixture, "map.list");
  g_assert_cmpuint (g_list_model_get_n_items (rows), ==,
                    map->cells->len + map->tokens->len + map->signs->len + map->notes->len);
  for (guint i = 0; i < g_list_model_get_n_items (rows); i++)
    {
      g_autoptr (ForconMapItem) item = g_list_model_get_item (rows, i);
      gboolean marked;

      g_object_get (item, "hidden", &marked, NULL);
      tokens += FORCON_ID_IS_NONE (forcon_map_item_formation (item)) ? 0 : 1;
      hidden += marked ? 1 : 0;
    }
  g_assert_cmpuint (tokens, ==, map->tokens->len);
  /* Nobody has seen Spurs and Mask. */
  g_assert_cmpuint (hidden, ==, 2);
  g_assert_true (token (&fixture, "mask")->hidden);
  g_assert_false (token (&fixture, "fan")->hidden);
  app_close_master (fixture.window);
}

/* What nobody sees is made when somebody does. */
static void
test_waits_until_seen (void)
{
  Fixture fixture = open_page (1366, 768);
  const ForconMapModel *before = forcon_map_view_model (fixture.page->map);

  forcon_master_window_show_page (fixture.window, "journal");
  app_settle ();
  begin_play (&fixture);
  forcon_game_focus_formation (fixture.game, formation (&fixture, "mask"));
  app_settle ();
  g_assert_true (forcon_map_view_model (fixture.page->map) == before);
  g_assert_cmpuint (before->chosen_formation.value, ==, 0);
  forcon_master_window_show_page (fixture.window, "map");
  app_settle ();
  g_assert_false (forcon_panel_is_stale (fixture.page));
  g_assert_cmpuint (forcon_map_view_model (fixture.page->map)->chosen_formation.value, ==,
                    formation (&fixture, "mask").value);
  g_assert_cmpuint (g_list_model_get_n_items (forcon_map_list_rows (fixture.page->list)), ==, 0);
  act (&fixture, "map.list");
  g_assert_cmpuint (g_list_model_get_n_items (forcon_map_list_rows (fixture.page->list)), >, 0);
  app_close_master (fixture.window);
}

static void
test_list_chooses (void)
{
  Fixture fixture = open_page (1366, 768);

  g_signal_emit_by_name (fixture.page->list, "chosen", (guint) sector (&fixture, "c1").value,
                         (guint) formation (&fixture, "spurs").value);
  g_assert_cmpuint (forcon_game_focus (fixture.game)->formation.value, ==, formation (&fixture, "spurs").value);
  g_assert_cmpuint (forcon_map_view_model (fixture.page->map)->chosen_formation.value, ==,
                    formation (&fixture, "spurs").value);
  app_close_master (fixture.window);
}

/* Layers */

static void
test_known_layer (void)
{
  Fixture fixture = open_page (1366, 768);

  begin_play (&fixture);
  act (&fixture, "map.known");
  wait_for_map (&fixture);
  g_assert_true (gtk_widget_get_visible (fixture.page->banner));
  g_assert_cmpint (forcon_map_view_model (fixture.page->map)->sight, ==, FORCON_MAP_KNOWN);
  g_assert_null (token (&fixture, "mask"));
  g_assert_nonnull (token (&fixture, "spurs"));
  g_assert_false (forcon_map_view_movable (fixture.page->map));
  act (&fixture, "map.known");
  wait_for_map (&fixture);
  g_assert_nonnull (token (&fixture, "mask"));
  g_assert_null (token (&fixture, "spurs"));
  act (&fixture, "map.truth");
  g_assert_false (gtk_widget_get_visible (fixture.page->banner));
  g_assert_nonnull (token (&fixture, "spurs"));
  app_close_master (fixture.window);
}

static void
test_main_map (void)
{
  Fixture fixture = open_page (1366, 768);

  act (&fixture, "map.public");
  g_assert_cmpint (forcon_map_view_model (fixture.page->map)->sight, ==, FORCON_MAP_PUBLIC);
  g_assert_cmpuint (forcon_map_view_model (fixture.page->map)->tokens->len, ==, 0);
  g_assert_cmpuint (gtk_drop_down_get_selected (fixture.page->layers), ==, 3);
  gtk_drop_down_set_selected (fixture.page->layers, 0);
  g_assert_cmpint (forcon_map_view_model (fixture.page->map)->sight, ==, FORCON_MAP_TRUTH);
  app_close_master (fixture.window);
}

/* Drafts */

static void
test_drag_orders (void)
{
  Fixture fixture = open_page (1366, 768);

  begin_play (&fixture);
  drag (&fixture, "shield", "b1", "b2");
  g_assert_nonnull (fixture.page->plan);
  g_assert_true (fixture.page->plan->legal);
  let_go (&fixture);
  g_assert_true (gtk_widget_get_visible (fixture.page->draft_bar));
  assert_moves (&fixture, "shield", 0, NULL);
  act (&fixture, "map.order");
  assert_moves (&fixture, "shield", 1, "b2");
  g_assert_false (gtk_widget_get_visible (fixture.page->draft_bar));
  app_close_master (fixture.window);
}

static void
test_far_target (void)
{
  Fixture fixture = open_page (1366, 768);
  guint before;

  begin_play (&fixture);
  before = forcon_chronicle_position (forcon_game_chronicle (fixture.game));
  drag (&fixture, "shield", "b1", "b3");
  let_go (&fixture);
  g_assert_cmpuint (fixture.page->plan->path->len, ==, 3);
  act (&fixture, "map.order");
  assert_moves (&fixture, "shield", 2, "b3");
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (fixture.page), "map.take-back", "(uu)", before,
                                             forcon_chronicle_position (forcon_game_chronicle (fixture.game))));
  assert_moves (&fixture, "shield", 0, NULL);
  app_close_master (fixture.window);
}

/* F-CAMP-4: several equally short ways are offered in order. */
static void
test_other_way (void)
{
  Fixture fixture = open_page (1366, 768);

  begin_play (&fixture);
  drag (&fixture, "shield", "b1", "b2");
  let_go (&fixture);
  g_assert_false (gtk_widget_get_visible (fixture.page->way_button));
  drag (&fixture, "shield", "b1", "a2");
  let_go (&fixture);
  g_assert_true (gtk_widget_get_visible (fixture.page->way_button));
  g_assert_cmpuint (fixture.page->plan->n_ways, ==, 2);
  g_assert_cmpuint (fixture.page->plan->ways[0].stages[0].value, ==, sector (&fixture, "a1").value);
  act (&fixture, "map.other-way");
  g_assert_cmpuint (g_array_index (fixture.page->plan->path, ForconSectorId, 1).value, ==,
                    sector (&fixture, "b2").value);
  act (&fixture, "map.other-way");
  g_assert_cmpuint (fixture.page->plan->choice, ==, 0);
  act (&fixture, "map.order");
  assert_moves (&fixture, "shield", 2, "a2");
  app_close_master (fixture.window);
}

static void
test_keys_order (void)
{
  Fixture fixture = open_page (1366, 768);

  begin_play (&fixture);
  forcon_game_focus_formation (fixture.game, formation (&fixture, "shield"));
  act (&fixture, "map.draft");
  g_assert_true (forcon_map_view_aiming (fixture.page->map));
  key (&fixture, GDK_KEY_Right);
  g_assert_nonnull (fixture.page->plan);
  g_assert_cmpuint (fixture.page->plan->target.value, ==, sector (&fixture, "b2").value);
  key (&fixture, GDK_KEY_Return);
  act (&fixture, "map.order");
  assert_moves (&fixture, "shield", 1, "b2");
  app_close_master (fixture.window);
}

static void
test_after_the_rest (void)
{
  Fixture fixture = open_page (1366, 768);

  begin_play (&fixture);
  drag (&fixture, "shield", "b1", "b2");
  let_go (&fixture);
  act (&fixture, "map.order");
  drag (&fixture, "shield", "b1", "b3");
  let_go (&fixture);
  g_assert_true (gtk_widget_get_visible (fixture.page->after_button));
  act (&fixture, "map.order-after");
  g_assert_cmpuint (fixture.page->plan->path->len, ==, 2);
  act (&fixture, "map.order");
  assert_moves (&fixture, "shield", 2, "b3");
  app_close_master (fixture.window);
}

static void
test_escape_drops (void)
{
  Fixture fixture = open_page (1366, 768);

  begin_play (&fixture);
  drag (&fixture, "shield", "b1", "b2");
  key (&fixture, GDK_KEY_Escape);
  g_assert_null (fixture.page->plan);
  g_assert_false (gtk_widget_get_visible (fixture.page->draft_bar));
  app_close_master (fixture.window);
}

/* When the game is over, nobody can be told to move. */
static void
test_refusal_says_why (void)
{
  Fixture fixture = open_page (1366, 768);
  guint before;

  app_do (fixture.game, FORCON_CAMPAIGN_COMMAND_BEGIN);
  app_do (fixture.game, FORCON_CAMPAIGN_COMMAND_CLOSE);
  before = forcon_chronicle_position (forcon_game_chronicle (fixture.game));
  drag (&fixture, "shield", "b1", "b2");
  let_go (&fixture);
  g_assert_false (fixture.page->plan->legal);
  g_assert_cmpstr (fixture.page->plan->words, !=, "");
  g_assert_nonnull (strstr (gtk_label_get_text (fixture.page->draft_text), fixture.page->plan->words));
  g_assert_cmpuint (forcon_chronicle_position (forcon_game_chronicle (fixture.game)), ==, before);
  app_close_master (fixture.window);
}

/* The past */

static void
move_on (const Fixture *fixture)
{
  begin_play (fixture);
  drag (fixture, "shield", "b1", "b2");
  let_go (fixture);
  act (fixture, "map.order");
  app_do (fixture->game, FORCON_CAMPAIGN_COMMAND_ADVANCE);
  app_do (fixture->game, FORCON_CAMPAIGN_COMMAND_ADVANCE);
  app_do (fixture->game, FORCON_CAMPAIGN_COMMAND_ADVANCE);
  app_settle ();
}

static void
test_past (void)
{
  Fixture fixture = open_page (1366, 768);
  guint16 now;

  move_on (&fixture);
  now = token (&fixture, "shield")->sector.value;
  g_assert_cmpuint (now, ==, sector (&fixture, "b2").value);
  gtk_adjustment_set_value (fixture.page->past_stop, 1);
  wait_for_map (&fixture);
  g_assert_true (forcon_map_page_in_past (fixture.page));
  g_assert_cmpuint (token (&fixture, "shield")->sector.value, ==, sector (&fixture, "b1").value);
  g_assert_false (forcon_map_view_movable (fixture.page->map));
  act (&fixture, "map.now");
  g_assert_cmpuint (token (&fixture, "shield")->sector.value, ==, now);
  act (&fixture, "map.earlier");
  wait_for_map (&fixture);
  g_assert_cmpint (forcon_map_view_model (fixture.page->map)->phase, ==, 1);
  g_assert_cmpint (forcon_map_view_model (fixture.page->map)->half, ==, 2);
  app_close_master (fixture.window);
}

static void
test_past_of_admiral (void)
{
  Fixture fixture = open_page (1366, 768);

  move_on (&fixture);
  act (&fixture, "map.known");
  gtk_adjustment_set_value (fixture.page->past_stop, 0);
  wait_for_map (&fixture);
  g_assert_cmpint (forcon_map_view_model (fixture.page->map)->phase, ==, 0);
  g_assert_cmpuint (token (&fixture, "shield")->sector.value, ==, sector (&fixture, "b1").value);
  g_assert_null (token (&fixture, "mask"));
  app_close_master (fixture.window);
}

/* Looks */

static void
look (const Fixture *fixture, const char *name, int width)
{
  g_autofree char *file = g_strdup_printf ("map-page-%s-%d", name, width);

  app_assert_looks_right (fixture->window, file);
}

static void
look_at_all (int width, int height)
{
  Fixture fixture = open_page (width, height);

  begin_play (&fixture);
  forcon_game_focus_formation (fixture.game, formation (&fixture, "mask"));
  app_settle ();
  look (&fixture, "truth", width);
  drag (&fixture, "shield", "b1", "b3");
  look (&fixture, "dragging", width);
  let_go (&fixture);
  look (&fixture, "draft", width);
  drag (&fixture, "shield", "b1", "a2");
  let_go (&fixture);
  look (&fixture, "ways", width);
  act (&fixture, "map.order");
  app_do (fixture.game, FORCON_CAMPAIGN_COMMAND_ADVANCE);
  app_do (fixture.game, FORCON_CAMPAIGN_COMMAND_ADVANCE);
  gtk_toggle_button_set_active (fixture.page->list_button, TRUE);
  act (&fixture, "map.known");
  wait_for_map (&fixture);
  look (&fixture, "known", width);
  act (&fixture, "map.earlier");
  wait_for_map (&fixture);
  look (&fixture, "past", width);
  act (&fixture, "map.now");
  act (&fixture, "map.public");
  look (&fixture, "public", width);
  app_close_master (fixture.window);
}

static void
test_looks_small (void)
{
  look_at_all (1366, 768);
}

static void
test_looks_large (void)
{
  look_at_all (2560, 1440);
}

int
main (int argc, char **argv)
{
  app_test_init (&argc, &argv);
  g_test_add_func ("/app/map-page/a click on a formation selects it everywhere", test_click_chooses);
  g_test_add_func ("/app/map-page/arrows go from sector to sector and Enter into one", test_arrows_go_on);
  g_test_add_func ("/app/map-page/arrows pan while nothing is chosen", test_arrows_pan);
  g_test_add_func ("/app/map-page/the list says what the map shows, and what is hidden", test_list_agrees);
  g_test_add_func ("/app/map-page/what nobody sees is brought up to date when somebody does", test_waits_until_seen);
  g_test_add_func ("/app/map-page/a row of the list selects on the map", test_list_chooses);
  g_test_add_func ("/app/map-page/an admiral’s layer has what that admiral knows", test_known_layer);
  g_test_add_func ("/app/map-page/the main map has what is published", test_main_map);
  g_test_add_func ("/app/map-page/a formation that is dragged to a neighbour is ordered there", test_drag_orders);
  g_test_add_func ("/app/map-page/a farther sector takes several orders, taken back at once", test_far_target);
  g_test_add_func ("/app/map-page/several equally short ways are offered in order (F-CAMP-4)", test_other_way);
  g_test_add_func ("/app/map-page/keys draw up a move as the mouse does", test_keys_order);
  g_test_add_func ("/app/map-page/a move can follow what is ordered already", test_after_the_rest);
  g_test_add_func ("/app/map-page/Escape drops what is dragged", test_escape_drops);
  g_test_add_func ("/app/map-page/a move that is refused says why and orders nothing", test_refusal_says_why);
  g_test_add_func ("/app/map-page/the past shows where formations were, and now comes back", test_past);
  g_test_add_func ("/app/map-page/the past of an admiral’s layer has what was known then", test_past_of_admiral);
  g_test_add_func ("/looks/map-page/at 1366 by 768", test_looks_small);
  g_test_add_func ("/looks/map-page/at 2560 by 1440", test_looks_large);
  return g_test_run ();
}
