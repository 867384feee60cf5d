/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "render-demo.h"
#include "render-pixels.h"

#include <math.h>

#define WIDTH 600
#define HEIGHT 400

/* A battle with one heavy cruiser at 20, 15 cm, heading up, in a window at 20 px per cm. */
typedef struct {
  ForconRules *rules;
  ForconBattle *battle;
  ForconShipId ship;
  ForconTableModel model;
  const ForconStyle *style;
  ForconCamera camera;
} Fixture;

static void
set_up (Fixture *fixture, gconstpointer data)
{
  fixture->rules = demo_rules_new ();
  fixture->battle = demo_battle_empty ();
  fixture->ship = demo_add_ship (fixture->battle, fixture->rules, FORCON_SHIP_TYPE_HEAVY_CRUISER, 1, "Vorkraft", 15,
                                 10, 0);
  fixture->model = forcon_table_model (fixture->battle, fixture->rules);
  fixture->model.layers = 0;
  fixture->style = forcon_style_get (FORCON_STYLE_DARK);
  fixture->camera = (ForconCamera){ 20, 0, 0 };
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  forcon_battle_free (fixture->battle);
  forcon_rules_free (fixture->rules);
}

static ForconShip *
ship_of (Fixture *fixture)
{
  return &fixture->battle->ships[fixture->ship.value - 1];
}

static cairo_surface_t *
draw (Fixture *fixture)
{
  return demo_draw (&fixture->model, fixture->style, &fixture->camera, WIDTH, HEIGHT, 1);
}

/* What has changed on the picture since @before, that is let go. */
static Difference
since (Fixture *fixture, cairo_surface_t *before)
{
  cairo_surface_t *after = draw (fixture);
  Difference difference = pixels_compare (before, after);

  cairo_surface_destroy (before);
  cairo_surface_destroy (after);
  return difference;
}

/* The picture of the table with the ship taken off it. */
static cairo_surface_t *
draw_without (Fixture *fixture)
{
  ForconShipStatus status = ship_of (fixture)->status;
  cairo_surface_t *surface;

  ship_of (fixture)->status = FORCON_SHIP_DESTROYED;
  surface = draw (fixture);
  ship_of (fixture)->status = status;
  return surface;
}

static void
test_true_size (Fixture *fixture, gconstpointer data)
{
  Difference ship = since (fixture, draw_without (fixture));

  /* F-SHIP-1: 2.5 cm at 20 px per cm are 50 px, round 300, 200. */
  g_assert_cmpint (ship.right - ship.left + 1, ==, 50);
  g_assert_cmpint (ship.bottom - ship.top + 1, ==, 50);
  g_assert_cmpint (ship.left, ==, 275);
  g_assert_cmpint (ship.top, ==, 175);
}

static void
test_least_size (Fixture *fixture, gconstpointer data)
{
  fixture->camera = (ForconCamera){ 2, 0, 0 };

  Difference ship = since (fixture, draw_without (fixture));
  g_assert_cmpint (ship.right - ship.left, >=, (int) fixture->style->counter_minimum - 1);
  g_assert_cmpint (ship.right - ship.left, <=, (int) fixture->style->counter_minimum + 1);
}

static void
test_sizes_differ (Fixture *fixture, gconstpointer data)
{
  ForconShipId small
    = demo_add_ship (fixture->battle, fixture->rules, FORCON_SHIP_TYPE_DESTROYER, 1, "Blade", 20, 10, 0);
  ForconCamera far = { 1, 0, 0 };

  g_assert_cmpfloat (forcon_table_counter_radius (&fixture->model, fixture->style, &far, small), <,
                     forcon_table_counter_radius (&fixture->model, fixture->style, &far, fixture->ship));
}

static void
assert_at (Fixture *fixture, double x, double y, ForconShipId expected)
{
  ForconShipId found = forcon_table_ship_at (&fixture->model, fixture->style, &fixture->camera, x, y);

  g_assert_cmpuint (found.value, ==, expected.value);
}

static void
test_hit (Fixture *fixture, gconstpointer data)
{
  assert_at (fixture, 300, 200, fixture->ship);
  assert_at (fixture, 324, 200, fixture->ship);
  assert_at (fixture, 330, 200, FORCON_NO_SHIP);
  assert_at (fixture, 0, 0, FORCON_NO_SHIP);
}

static void
test_hit_nearest (Fixture *fixture, gconstpointer data)
{
  ForconShipId other
    = demo_add_ship (fixture->battle, fixture->rules, FORCON_SHIP_TYPE_HEAVY_CRUISER, 1, "Other", 17, 10, 0);

  /* The bases overlap between 315 and 325. */
  assert_at (fixture, 318, 200, fixture->ship);
  assert_at (fixture, 322, 200, other);
}

static void
test_hit_hulk (Fixture *fixture, gconstpointer data)
{
  ForconShipId hulk
    = demo_add_ship (fixture->battle, fixture->rules, FORCON_SHIP_TYPE_HEAVY_CRUISER, 2, "Hulk", 15.5, 10, 0);

  fixture->battle->ships[hulk.value - 1].status = FORCON_SHIP_HULK;
  assert_at (fixture, 309, 200, fixture->ship);
  assert_at (fixture, 333, 200, hulk);
}

static void
test_hit_gone (Fixture *fixture, gconstpointer data)
{
  ship_of (fixture)->status = FORCON_SHIP_WITHDRAWN;
  assert_at (fixture, 300, 200, FORCON_NO_SHIP);
}

static guint
count_drawn (Fixture *fixture)
{
  cairo_surface_t *surface = cairo_recording_surface_create (CAIRO_CONTENT_COLOR, NULL);
  cairo_t *cr = cairo_create (surface);
  guint drawn = forcon_render_table (cr, &fixture->model, fixture->style, &fixture->camera, WIDTH, HEIGHT);

  cairo_destroy (cr);
  cairo_surface_destroy (surface);
  return drawn;
}

static void
test_culling (Fixture *fixture, gconstpointer data)
{
  g_assert_cmpuint (count_drawn (fixture), ==, 1);
  fixture->camera.x = 350;
  g_assert_cmpuint (count_drawn (fixture), ==, 0);
}

static void
test_culling_edge (Fixture *fixture, gconstpointer data)
{
  /* The middle is 20 px beyond the right edge, the base reaches 5 px into the view. */
  fixture->camera.x = 320;
  g_assert_cmpuint (count_drawn (fixture), ==, 1);
  g_assert_cmpuint (since (fixture, draw_without (fixture)).count, >, 0);
}

static void
test_nothing_beyond (Fixture *fixture, gconstpointer data)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, WIDTH, HEIGHT);
  cairo_t *cr = cairo_create (surface);

  cairo_set_source_rgb (cr, 1, 0, 1);
  cairo_paint (cr);
  fixture->model.layers = FORCON_LAYER_ALL;
  fixture->model.selected = fixture->ship;
  forcon_render_table (cr, &fixture->model, fixture->style, &fixture->camera, 310, 210);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  for (int x = 0; x < WIDTH; x++)
    g_assert_cmphex (pixels_at (surface, x, 210), ==, 0xff00ff);
  for (int y = 0; y < HEIGHT; y++)
    g_assert_cmphex (pixels_at (surface, 310, y), ==, 0xff00ff);
  cairo_surface_destroy (surface);
}

static void
test_heading (Fixture *fixture, gconstpointer data)
{
  cairo_surface_t *up = draw (fixture);

  /* The pointer is at the bow. */
  g_assert_cmphex (pixels_at (up, 300, 178), ==, 0xffffff);
  g_assert_cmphex (pixels_at (up, 321, 200), !=, 0xffffff);
  ship_of (fixture)->heading = FORCON_DEGREES (90);

  cairo_surface_t *right = draw (fixture);
  g_assert_cmphex (pixels_at (right, 300, 178), !=, 0xffffff);
  g_assert_cmphex (pixels_at (right, 321, 200), ==, 0xffffff);
  cairo_surface_destroy (up);
  cairo_surface_destroy (right);
}

static void
test_state_shows (Fixture *fixture, gconstpointer data)
{
  cairo_surface_t *before;

  fixture->model.layers = FORCON_LAYER_MARKS;
  fixture->battle->side = ship_of (fixture)->side;
  before = draw (fixture);
  ship_of (fixture)->moved = TRUE;
  g_assert_cmpuint (since (fixture, before).count, >, 50);
  before = draw (fixture);
  ship_of (fixture)->fired = 1;
  g_assert_cmpuint (since (fixture, before).count, >, 50);
  before = draw (fixture);
  ship_of (fixture)->order = FORCON_ORDER_FULL_AHEAD;
  g_assert_cmpuint (since (fixture, before).count, >, 50);
  before = draw (fixture);
  ship_of (fixture)->order = FORCON_ORDER_EMERGENCY_BRAKING;
  g_assert_cmpuint (since (fixture, before).count, >, 5);
}

static void
test_last_turn_is_not_shown (Fixture *fixture, gconstpointer data)
{
  cairo_surface_t *before;

  fixture->model.layers = FORCON_LAYER_MARKS;
  fixture->battle->side.value = (guint16) (ship_of (fixture)->side.value + 1);
  before = draw (fixture);
  ship_of (fixture)->moved = TRUE;
  ship_of (fixture)->fired = 1;
  g_assert_cmpuint (since (fixture, before).count, ==, 0);
}

static void
test_damage_shows (Fixture *fixture, gconstpointer data)
{
  const ForconCriticalEffect effects[] = { FORCON_CRITICAL_FIRE, FORCON_CRITICAL_ENGINES };
  cairo_surface_t *before = draw (fixture);

  ship_of (fixture)->hits -= 1;
  g_assert_cmpuint (since (fixture, before).count, >, 10);
  before = draw (fixture);
  ship_of (fixture)->shields_used = 1;
  g_assert_cmpuint (since (fixture, before).count, >, 3);
  fixture->model.layers = FORCON_LAYER_MARKS;
  for (guint i = 0; i < G_N_ELEMENTS (effects); i++)
    {
      ForconCritical critical = { .id = { i + 1 }, .ship = fixture->ship, .effect = effects[i] };

      before = draw (fixture);
      g_array_append_val (fixture->battle->criticals, critical);
      g_assert_cmpuint (since (fixture, before).count, >, 50);
    }
}

static void
test_crippled (Fixture *fixture, gconstpointer data)
{
  cairo_surface_t *surface = draw (fixture);

  g_assert_cmpuint (pixels_count_near (surface, 0xff5f4c, 24), ==, 0);
  cairo_surface_destroy (surface);
  /* F-SHIP-8: half of its eight hits. */
  ship_of (fixture)->hits = 4;
  surface = draw (fixture);
  g_assert_cmpuint (pixels_count_near (surface, 0xff5f4c, 24), >, 10);
  cairo_surface_destroy (surface);
}

static void
test_hulks (Fixture *fixture, gconstpointer data)
{
  cairo_surface_t *before = draw (fixture);

  /* Its side's colour is gone. */
  g_assert_cmpuint (pixels_count_near (before, 0x56b4e9, 12), >, 100);
  ship_of (fixture)->status = FORCON_SHIP_HULK;
  g_assert_cmpuint (since (fixture, before).count, >, 500);
  before = draw (fixture);
  g_assert_cmpuint (pixels_count_near (before, 0x56b4e9, 12), ==, 0);
  ship_of (fixture)->status = FORCON_SHIP_BURNING_HULK;
  g_assert_cmpuint (since (fixture, before).count, >, 100);
}

/* Whether the picture differs in a place, with the ranges and without. */
static gboolean
range_at (Fixture *fixture, double bearing, double distance)
{
  double angle = bearing * G_PI / 180;
  int x = (int) (WIDTH / 2 + sin (angle) * distance * fixture->camera.scale);
  int y = (int) (HEIGHT / 2 - cos (angle) * distance * fixture->camera.scale);
  cairo_surface_t *with, *without;
  gboolean differs;

  fixture->model.selected = fixture->ship;
  fixture->model.layers = FORCON_LAYER_RANGES;
  with = draw (fixture);
  fixture->model.layers = 0;
  without = draw (fixture);
  differs = pixels_at (with, x, y) != pixels_at (without, x, y);
  cairo_surface_destroy (with);
  cairo_surface_destroy (without);
  return differs;
}

static void
test_ranges (Fixture *fixture, gconstpointer data)
{
  ship_of (fixture)->position = (ForconPoint){ FORCON_CM (75), FORCON_CM (50) };
  fixture->camera = (ForconCamera){ 4, 0, 0 };
  /* Only the port battery: 30 cm. */
  fixture->model.weapons = 1u << 1;
  g_assert_true (range_at (fixture, 285, 20));
  g_assert_true (range_at (fixture, 318, 20) != range_at (fixture, 312, 20));
  g_assert_false (range_at (fixture, 285, 32));
  g_assert_false (range_at (fixture, 90, 20));
  g_assert_false (range_at (fixture, 180, 20));
  /* All of them: the main battery covers the starboard too, and reaches 45 cm; none covers the stern. */
  fixture->model.weapons = 0;
  g_assert_true (range_at (fixture, 95, 42));
  g_assert_false (range_at (fixture, 180, 20));
}

static void
test_reach (Fixture *fixture, gconstpointer data)
{
  cairo_surface_t *before;

  ship_of (fixture)->position = (ForconPoint){ FORCON_CM (40), FORCON_CM (60) };
  fixture->camera = (ForconCamera){ 6, 0, 0 };
  fixture->model.selected = fixture->ship;
  before = draw (fixture);
  fixture->model.layers = FORCON_LAYER_REACH;

  Difference reach = since (fixture, before);
  /* F-MOV-2: 22 cm ahead are 132 px above 360; half a line and half a figure more. */
  g_assert_cmpint (reach.top, >=, 218);
  g_assert_cmpint (reach.top, <=, 229);
  /* F-MOV-4: 11 cm ahead, then 11 cm at 45° are 46.7 px aside, to both sides of 240. */
  g_assert_cmpint (reach.left, >=, 190);
  g_assert_cmpint (reach.left, <=, 195);
}

static void
test_reach_without_rules (Fixture *fixture, gconstpointer data)
{
  cairo_surface_t *before;

  fixture->model.selected = fixture->ship;
  before = draw (fixture);
  fixture->model.rules = NULL;
  fixture->model.layers = FORCON_LAYER_REACH;
  g_assert_cmpuint (since (fixture, before).count, ==, 0);
}

static ForconGhost
ghost_of (Fixture *fixture, gboolean legal)
{
  ForconLegs legs = { 2, { { FORCON_CM (4), FORCON_DEGREES (45) }, { FORCON_CM (4), 0 } } };

  return (ForconGhost){ .ship = fixture->ship,
                        .path = forcon_move_path (ship_of (fixture)->position, ship_of (fixture)->heading, &legs),
                        .legal = legal,
                        .reason = legal ? NULL : "Too far" };
}

static void
test_ghost (Fixture *fixture, gconstpointer data)
{
  ForconGhost ghost = ghost_of (fixture, TRUE);
  cairo_surface_t *before = draw (fixture);

  fixture->model.ghost = &ghost;

  Difference shown = since (fixture, before);
  /* From the ship at 300, 200 to the base at 356.6, 63.4 and its radius of 25, rim included. */
  g_assert_cmpint (shown.top, >=, 35);
  g_assert_cmpint (shown.top, <=, 38);
  g_assert_cmpint (shown.right, >=, 381);
  g_assert_cmpint (shown.right, <=, 384);
}

static void
test_ghost_illegal (Fixture *fixture, gconstpointer data)
{
  ForconGhost ghost = ghost_of (fixture, TRUE);
  cairo_surface_t *surface;

  fixture->model.ghost = &ghost;
  surface = draw (fixture);
  g_assert_cmpuint (pixels_count_near (surface, 0xff6a4d, 12), ==, 0);
  cairo_surface_destroy (surface);
  ghost = ghost_of (fixture, FALSE);
  surface = draw (fixture);
  g_assert_cmpuint (pixels_count_near (surface, 0xff6a4d, 12), >, 100);
  cairo_surface_destroy (surface);
}

static void
test_plate_inside (Fixture *fixture, gconstpointer data)
{
  ForconGhost ghost = ghost_of (fixture, FALSE);
  cairo_surface_t *surface;

  /* The ghost's base lies beyond the upper edge; its reason is brought back into view. */
  fixture->camera.y = -150;
  fixture->model.ghost = &ghost;
  surface = draw (fixture);
  g_assert_cmpuint (pixels_count_near (surface, 0xff6a4d, 30), >, 20);
  cairo_surface_destroy (surface);
}

static void
test_shot (Fixture *fixture, gconstpointer data)
{
  ForconShipId target
    = demo_add_ship (fixture->battle, fixture->rules, FORCON_SHIP_TYPE_HEAVY_CRUISER, 2, "Target", 25, 10, 270);
  cairo_surface_t *before = draw (fixture);

  fixture->model.shot = (ForconShotLine){ .shooter = fixture->ship, .target = target, .legal = TRUE };

  Difference line = since (fixture, before);
  /* From rim to rim. */
  g_assert_cmpint (line.left, >=, 323);
  g_assert_cmpint (line.left, <=, 326);
  g_assert_cmpint (line.right, >=, 473);
  g_assert_cmpint (line.right, <=, 476);
}

static void
test_trails (Fixture *fixture, gconstpointer data)
{
  ForconLegs legs = { 1, { { FORCON_CM (5), 0 } } };
  ForconTrail trail
    = { .ship = fixture->ship, .path = forcon_move_path ((ForconPoint){ FORCON_CM (5), FORCON_CM (15) }, 0, &legs) };
  cairo_surface_t *before;

  fixture->model.trails = &trail;
  fixture->model.n_trails = 1;
  before = draw (fixture);
  fixture->model.layers = FORCON_LAYER_TRAILS;
  g_assert_cmpuint (since (fixture, before).count, >, 50);
}

static void
test_names_apart (Fixture *fixture, gconstpointer data)
{
  cairo_surface_t *before = draw (fixture);

  fixture->model.layers = FORCON_LAYER_LABELS;

  Difference alone = since (fixture, before);
  g_assert_cmpint (alone.top, >, 220);

  /* Another counter where the name was: the name goes above. */
  demo_add_ship (fixture->battle, fixture->rules, FORCON_SHIP_TYPE_HEAVY_CRUISER, 1, "", 15, 12.5, 0);
  fixture->model.layers = 0;
  before = draw (fixture);
  fixture->model.layers = FORCON_LAYER_LABELS;
  g_assert_cmpint (since (fixture, before).bottom, <, 180);
}

/* A crowd with names in many places. */
static void
add_crowd (Fixture *fixture)
{
  for (guint i = 0; i < 14; i++)
    {
      g_autofree char *name = g_strdup_printf ("Ship of the line %u", i);

      demo_add_ship (fixture->battle, fixture->rules, FORCON_SHIP_TYPE_CRUISER, 1 + i % 2, name, 6 + 3 * (i % 5),
                     5 + 3.2 * (i / 5), 0);
    }
  fixture->model.layers = FORCON_LAYER_LABELS;
}

/* Returns: how many names were drawn */
static guint
note_names (Fixture *fixture, const ForconLabelPlaces *places, double *x, double *y)
{
  guint drawn = 0;

  cairo_surface_destroy (draw (fixture));
  for (guint16 i = 1; i <= fixture->battle->n_ships; i++)
    if (forcon_label_places_find (places, (ForconShipId){ i }, &x[i], &y[i]))
      drawn++;
    else
      x[i] = y[i] = NAN;
  return drawn;
}

/* Whatever is drawn over the crowd now, each name is where it was. */
static void
assert_names_stay (Fixture *fixture, const ForconLabelPlaces *places, const double *x, const double *y)
{
  double now_x[32], now_y[32];

  note_names (fixture, places, now_x, now_y);
  for (guint16 i = 1; i <= fixture->battle->n_ships; i++)
    if (!isnan (x[i]))
      {
        g_assert_cmpfloat_with_epsilon (now_x[i], x[i], 0.5);
        g_assert_cmpfloat_with_epsilon (now_y[i], y[i], 0.5);
      }
}

static void
test_names_stay (Fixture *fixture, gconstpointer data)
{
  g_autoptr (ForconLabelPlaces) places = forcon_label_places_new ();
  double x[32], y[32];

  add_crowd (fixture);
  fixture->model.places = places;
  g_assert_cmpuint (note_names (fixture, places, x, y), >, 6);
  for (guint16 i = 1; i <= fixture->battle->n_ships; i++)
    {
      fixture->model.selected = (ForconShipId){ i };
      assert_names_stay (fixture, places, x, y);
      fixture->model.selected = FORCON_NO_SHIP;
      fixture->model.target = (ForconShipId){ i };
      assert_names_stay (fixture, places, x, y);
      fixture->model.target = FORCON_NO_SHIP;
      fixture->model.hovered = (ForconShipId){ i };
      assert_names_stay (fixture, places, x, y);
      fixture->model.hovered = FORCON_NO_SHIP;
    }
}

static void
test_names_stay_in_a_drag (Fixture *fixture, gconstpointer data)
{
  g_autoptr (ForconLabelPlaces) places = forcon_label_places_new ();
  ForconLegs legs = { .n = 1 };
  ForconGhost ghost = { .ship = fixture->ship, .legal = TRUE };
  double x[32], y[32];

  add_crowd (fixture);
  fixture->model.places = places;
  fixture->model.selected = fixture->ship;
  g_assert_cmpuint (note_names (fixture, places, x, y), >, 6);
  fixture->model.ghost = &ghost;
  for (gint distance = 1; distance < 9; distance++)
    {
      legs.leg[0].ahead = FORCON_CM (distance);
      ghost.path = forcon_move_path (ship_of (fixture)->position, 0, &legs);
      assert_names_stay (fixture, places, x, y);
    }
  fixture->model.ghost = NULL;
  fixture->model.places = NULL;
}

/* Three ships of a formation, one on the other. */
static ForconFormationId
add_heap (Fixture *fixture)
{
  ForconFormationId formation = ship_of (fixture)->formation;

  for (guint i = 0; i < 2; i++)
    {
      ForconShipId ship = demo_add_ship (fixture->battle, fixture->rules, FORCON_SHIP_TYPE_CRUISER, 1, "Mate", 15.2,
                                         10.1 + 0.2 * i, 0);

      fixture->battle->ships[ship.value - 1].formation = formation;
    }
  return formation;
}

static void
test_spread (Fixture *fixture, gconstpointer data)
{
  ForconFormationId formation = add_heap (fixture);
  ForconSpread spread;

  forcon_table_spread (&fixture->model, fixture->style, &fixture->camera, formation, &spread);
  g_assert_cmpuint (spread.n, ==, 3);
  fixture->model.spread = &spread;
  for (guint i = 0; i < spread.n; i++)
    {
      double radius = forcon_table_counter_radius (&fixture->model, fixture->style, &fixture->camera, spread.ship[i]);

      for (guint k = 0; k < i; k++)
        g_assert_cmpfloat (hypot (spread.x[i] - spread.x[k], spread.y[i] - spread.y[k]), >, 1.5 * radius);
      g_assert_cmpuint (forcon_table_ship_at (&fixture->model, fixture->style, &fixture->camera, spread.x[i],
                                              spread.y[i])
                            .value,
                        ==, spread.ship[i].value);
      g_assert_cmpfloat (hypot (spread.x[i] - spread.middle_x, spread.y[i] - spread.middle_y), <, spread.reach);
    }
  fixture->model.spread = NULL;
}

static void
test_no_spread (Fixture *fixture, gconstpointer data)
{
  ForconFormationId formation = add_heap (fixture);
  ForconSpread spread;

  fixture->battle->ships[1].position.x = FORCON_CM (20);
  fixture->battle->ships[2].position.x = FORCON_CM (25);
  forcon_table_spread (&fixture->model, fixture->style, &fixture->camera, formation, &spread);
  g_assert_cmpuint (spread.n, ==, 0);
}

static void
test_strange_names (Fixture *fixture, gconstpointer data)
{
  GString *name = g_string_new ("Грозный <b>&amp;\n\t☠ ");

  for (guint i = 0; i < 2000; i++)
    g_string_append (name, "xyz ");
  demo_add_ship (fixture->battle, fixture->rules, FORCON_SHIP_TYPE_TUG, 1, name->str, 10, 5, 0);
  fixture->model.layers = FORCON_LAYER_ALL;
  g_assert_cmpuint (count_drawn (fixture), ==, 2);
  g_string_free (name, TRUE);
}

static void
test_objects (Fixture *fixture, gconstpointer data)
{
  for (ForconStyleKind style = FORCON_STYLE_DARK; style < FORCON_N_STYLE; style++)
    for (guint kind = 0; kind < FORCON_N_OBJECT; kind++)
      {
        ForconCamera camera = { 20, 0, 0 };
        g_autoptr (ForconBattle) battle = demo_battle_empty ();
        ForconTableModel model = forcon_table_model (battle, fixture->rules);
        cairo_surface_t *before, *after;
        Difference object;

        model.layers = 0;
        before = demo_draw (&model, forcon_style_get (style), &camera, WIDTH, HEIGHT, 1);
        forcon_battle_add_object (battle, (ForconObjectKind) kind, (ForconPoint){ 1500, 1000 }, FORCON_CM (4));
        after = demo_draw (&model, forcon_style_get (style), &camera, WIDTH, HEIGHT, 1);
        object = pixels_compare (before, after);
        /* A disc of 160 px; a blast's spikes may be a little shorter, a planet's air is a little wider. */
        g_assert_cmpint (object.right - object.left, >=, 140);
        g_assert_cmpint (object.right - object.left, <=, 208);
        cairo_surface_destroy (before);
        cairo_surface_destroy (after);
      }
}

static void
test_extreme_cameras (Fixture *fixture, gconstpointer data)
{
  const ForconCamera cameras[] = { { FORCON_CAMERA_SCALE_MIN, 0, 0 }, { FORCON_CAMERA_SCALE_MAX, -2800, -1900 },
                                   { 20, -1e6, 1e6 } };

  forcon_battle_add_object (fixture->battle, FORCON_OBJECT_PLANET, (ForconPoint){ 2000, 2000 }, FORCON_CM (30));
  fixture->battle->size = (ForconPoint){ FORCON_LENGTH_MAX, FORCON_LENGTH_MAX };
  fixture->model.layers = FORCON_LAYER_ALL;
  fixture->model.selected = fixture->ship;
  for (guint i = 0; i < G_N_ELEMENTS (cameras); i++)
    {
      fixture->camera = cameras[i];
      cairo_surface_t *surface = draw (fixture);
      g_assert_cmpint (cairo_surface_status (surface), ==, CAIRO_STATUS_SUCCESS);
      cairo_surface_destroy (surface);
    }
}

static void
test_state_left_alone (Fixture *fixture, gconstpointer data)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, WIDTH, HEIGHT);
  cairo_t *cr = cairo_create (surface);
  cairo_matrix_t matrix;

  fixture->model.layers = FORCON_LAYER_ALL;
  fixture->model.selected = fixture->ship;
  cairo_set_line_width (cr, 7);
  forcon_render_table (cr, &fixture->model, fixture->style, &fixture->camera, WIDTH, HEIGHT);
  cairo_get_matrix (cr, &matrix);
  g_assert_cmpfloat (matrix.xx, ==, 1);
  g_assert_cmpfloat (matrix.x0, ==, 0);
  g_assert_cmpfloat (cairo_get_line_width (cr), ==, 7);
  g_assert_cmpint (cairo_get_dash_count (cr), ==, 0);
  g_assert_false (cairo_has_current_point (cr));
  cairo_destroy (cr);
  cairo_surface_destroy (surface);
}

static void
test_cache_same (Fixture *fixture, gconstpointer data)
{
  g_autoptr (ForconRenderCache) cache = forcon_render_cache_new ();
  cairo_surface_t *before = draw (fixture);

  fixture->model.cache = cache;
  /* Once when the stamp is made, once when it is used again; half-covered pixels may be rounded otherwise. */
  g_assert_cmpint (since (fixture, before).most, <=, 2);
  g_assert_cmpuint (forcon_render_cache_size (cache), ==, 1);
  before = draw (fixture);
  fixture->model.cache = NULL;
  g_assert_cmpint (since (fixture, before).most, <=, 2);
}

static void
test_cache_state (Fixture *fixture, gconstpointer data)
{
  g_autoptr (ForconRenderCache) cache = forcon_render_cache_new ();
  cairo_surface_t *before;

  fixture->model.cache = cache;
  before = draw (fixture);
  ship_of (fixture)->hits -= 1;
  g_assert_cmpuint (since (fixture, before).count, >, 10);
  before = draw (fixture);
  ship_of (fixture)->heading = FORCON_DEGREES (45);
  g_assert_cmpuint (since (fixture, before).count, >, 100);
  before = draw (fixture);
  fixture->style = forcon_style_get (FORCON_STYLE_PRINT);
  g_assert_cmpuint (since (fixture, before).count, >, WIDTH * HEIGHT / 2);
  /* The stamps of the other style are gone. */
  g_assert_cmpuint (forcon_render_cache_size (cache), ==, 1);
}

static void
test_cache_bounded (Fixture *fixture, gconstpointer data)
{
  g_autoptr (ForconBattle) crowd = demo_crowd_new (fixture->rules, 40);
  g_autoptr (ForconRenderCache) cache = forcon_render_cache_new ();
  guint most = 0;

  fixture->model = forcon_table_model (crowd, fixture->rules);
  fixture->model.cache = cache;
  fixture->model.layers = 0;
  for (guint i = 0; i < 60; i++)
    {
      ForconCamera camera = { 4, 0, 0 };

      for (guint ship = 0; ship < crowd->n_ships; ship++)
        crowd->ships[ship].heading = i;
      cairo_surface_destroy (demo_draw (&fixture->model, fixture->style, &camera, 720, 480, 4));
      most = MAX (most, forcon_render_cache_size (cache));
    }
  /* It has grown, and was emptied again. */
  g_assert_cmpuint (forcon_render_cache_size (cache), <, most);
}

/* F-TORP-1 */
static void
test_salvo (Fixture *fixture, gconstpointer data)
{
  cairo_surface_t *before = draw (fixture);
  Difference marker;

  demo_add_salvo (fixture->battle, 2, 5, 15, 90, 4, 2);
  marker = since (fixture, before);
  /* Round 100, 300: a dart to the right, and behind it a dash for each turn of its run. */
  g_assert_cmpint (marker.right, >=, 108);
  g_assert_cmpint (marker.right, <=, 118);
  g_assert_cmpint (marker.left, <, 92);
  g_assert_cmpint (marker.top, <, 300);
  g_assert_cmpint (marker.bottom, >, 300);
}

/* F-TORP-2 */
static void
test_course (Fixture *fixture, gconstpointer data)
{
  cairo_surface_t *before;
  Difference course;

  demo_add_salvo (fixture->battle, 2, 2, 15, 90, 4, 1);
  before = draw (fixture);
  fixture->model.layers = FORCON_LAYER_COURSES;
  course = since (fixture, before);
  /* 20 cm of one turn from 40, 300. */
  g_assert_cmpint (course.right, >=, 438);
  g_assert_cmpint (course.right, <=, 444);
}

static void
test_thing_at (Fixture *fixture, gconstpointer data)
{
  static const ForconMineCard card = { FORCON_CHARGE_PLASMA, 500, 16 };
  ForconSalvoId salvo = demo_add_salvo (fixture->battle, 2, 5, 15, 90, 4, 2);
  ForconMineId mine = forcon_battle_add_mine (fixture->battle, (ForconSideId){ 1 }, (ForconPoint){ 2500, 500 }, &card);
  ForconObjectId planet
    = forcon_battle_add_object (fixture->battle, FORCON_OBJECT_PLANET, (ForconPoint){ 2500, 500 }, FORCON_CM (3));

  g_assert_cmpuint (forcon_table_thing_at (&fixture->model, fixture->style, &fixture->camera, 300, 200).ship.value, ==,
                    fixture->ship.value);
  g_assert_cmpuint (forcon_table_thing_at (&fixture->model, fixture->style, &fixture->camera, 104, 300).salvo.value, ==,
                    salvo.value);
  g_assert_cmpuint (forcon_table_thing_at (&fixture->model, fixture->style, &fixture->camera, 500, 104).mine.value, ==,
                    mine.value);
  g_assert_cmpuint (forcon_table_thing_at (&fixture->model, fixture->style, &fixture->camera, 540, 100).object.value, ==,
                    planet.value);
}

/* F-MINE-2 */
static void
test_mine (Fixture *fixture, gconstpointer data)
{
  static const ForconMineCard card = { FORCON_CHARGE_PLASMA, 500, 16 };
  cairo_surface_t *before = draw (fixture);
  Difference ring;

  forcon_battle_add_mine (fixture->battle, (ForconSideId){ 1 }, (ForconPoint){ 1000, 1000 }, &card);
  ring = since (fixture, before);
  /* A ring of 5 cm round 200, 200. */
  g_assert_cmpint (ring.left, >=, 98);
  g_assert_cmpint (ring.left, <=, 101);
  g_assert_cmpint (ring.bottom, >=, 299);
  g_assert_cmpint (ring.bottom, <=, 301);
}

/* F-FORM-1 */
static void
test_formation (Fixture *fixture, gconstpointer data)
{
  ForconFormationId formation
    = forcon_battle_add_formation (fixture->battle, "first", "First", (ForconSideId){ 1 });
  ForconShipId other
    = demo_add_ship (fixture->battle, fixture->rules, FORCON_SHIP_TYPE_HEAVY_CRUISER, 1, "Other", 17.5, 10, 0);
  cairo_surface_t *before;
  Difference outline;

  fixture->model.layers = FORCON_LAYER_FORMATIONS;
  before = draw (fixture);
  forcon_battle_enlist (fixture->battle, fixture->ship, formation, 0);
  forcon_battle_enlist (fixture->battle, other, formation, 0);
  fixture->battle->formations[formation.value - 1].flagship = fixture->ship;
  outline = since (fixture, before);
  /* Round both bases, from 275 to 375, with some room. */
  g_assert_cmpint (outline.left, <, 275);
  g_assert_cmpint (outline.left, >, 262);
  g_assert_cmpint (outline.right, >, 375);
  g_assert_cmpint (outline.right, <, 388);
}

/* F-FORM-7 */
static void
test_formation_broken (Fixture *fixture, gconstpointer data)
{
  cairo_surface_t *before;

  test_formation (fixture, data);
  before = draw (fixture);
  fixture->battle->formations[forcon_battle_ship (fixture->battle, fixture->ship)->formation.value - 1].broken = TRUE;
  g_assert_cmpuint (since (fixture, before).count, >, 100);
}

/* F-ORB-1 */
static void
test_orbit_map (Fixture *fixture, gconstpointer data)
{
  ForconObjectId planet
    = forcon_battle_add_object (fixture->battle, FORCON_OBJECT_PLANET, (ForconPoint){ 2500, 500 }, FORCON_CM (3));

  ship_of (fixture)->planet = planet;
  assert_at (fixture, 300, 200, FORCON_NO_SHIP);
  g_assert_cmpuint (forcon_table_count_in_orbit (&fixture->model, planet), ==, 1);
  fixture->model.planet = planet;
  assert_at (fixture, 300, 200, fixture->ship);
  g_assert_cmpint (forcon_table_size (&fixture->model).x, ==, fixture->rules->orbit.width);
}

/* F-ORB-1 */
static void
test_orbit_not_on_table (Fixture *fixture, gconstpointer data)
{
  cairo_surface_t *without;

  ship_of (fixture)->planet = (ForconObjectId){ 77 };
  without = draw_without (fixture);
  g_assert_cmpuint (since (fixture, without).count, ==, 0);
}

static void
test_new_marks (Fixture *fixture, gconstpointer data)
{
  const ForconShip plain = *ship_of (fixture);
  ForconShip marked[] = { plain, plain, plain, plain, plain, plain, plain, plain };

  marked[0].fire_order = FORCON_ORDER_LOCK_ON;
  marked[1].brace_ends = 1;
  marked[2].strained = 1;
  marked[3].prepared = TRUE;
  marked[4].boards = (ForconShipId){ 1 };
  marked[5].laying = TRUE;
  marked[6].sweeping = TRUE;
  marked[7].falling = 1;
  fixture->model.layers = FORCON_LAYER_MARKS;
  for (guint i = 0; i < G_N_ELEMENTS (marked); i++)
    {
      cairo_surface_t *before;

      *ship_of (fixture) = plain;
      before = draw (fixture);
      *ship_of (fixture) = marked[i];
      g_assert_cmpuint (since (fixture, before).count, >, 40);
    }
}

/* F-BRD-5 */
static void
test_prize (Fixture *fixture, gconstpointer data)
{
  cairo_surface_t *before = draw (fixture);

  ship_of (fixture)->status = FORCON_SHIP_CAPTURED;
  g_assert_cmpuint (since (fixture, before).count, >, 300);
}

#define ADD(name, function) g_test_add ("/render/table/" name, Fixture, NULL, set_up, function, tear_down)

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD ("a counter is as large as its base (F-SHIP-1)", test_true_size);
  ADD ("a counter never gets too small to be read", test_least_size);
  ADD ("small bases keep smaller counters", test_sizes_differ);
  ADD ("the ship under a point is found", test_hit);
  ADD ("where counters overlap the nearer one is found", test_hit_nearest);
  ADD ("a ship in action is found before a hulk", test_hit_hulk);
  ADD ("a ship that has left is not found", test_hit_gone);
  ADD ("a ship outside the view is not drawn", test_culling);
  ADD ("a ship that reaches into the view is drawn", test_culling_edge);
  ADD ("nothing is drawn beyond the view", test_nothing_beyond);
  ADD ("the pointer is at the bow", test_heading);
  ADD ("orders, moves and shots show", test_state_shows);
  ADD ("moves and shots of a turn that is over do not show", test_last_turn_is_not_shown);
  ADD ("hits, shields, fires and criticals show", test_damage_shows);
  ADD ("a crippled ship shows in a colour of its own (F-SHIP-8)", test_crippled);
  ADD ("hulks and burning hulks look dead", test_hulks);
  ADD ("ranges cover the arcs of the chosen weapons and no more", test_ranges);
  ADD ("the reach ends where the rules say (F-MOV-2, F-MOV-4)", test_reach);
  ADD ("without rules no reach is drawn", test_reach_without_rules);
  ADD ("a ghost ends where its path does", test_ghost);
  ADD ("an illegal ghost warns", test_ghost_illegal);
  ADD ("the reason stays in view", test_plate_inside);
  ADD ("the line of fire goes from rim to rim", test_shot);
  ADD ("moves that were made leave trails", test_trails);
  ADD ("a name gives way to a counter", test_names_apart);
  ADD ("strange and long names do no harm", test_strange_names);
  ADD ("no name moves when a ship is selected, aimed at or pointed at", test_names_stay);
  ADD ("no name moves while a ghost is dragged", test_names_stay_in_a_drag);
  ADD ("counters of a formation that overlap are spread and found there", test_spread);
  ADD ("counters that can be seen stay on their places", test_no_spread);
  ADD ("every kind of object is as large as it is", test_objects);
  ADD ("extreme cameras do no harm", test_extreme_cameras);
  ADD ("the state of the Cairo context is left alone", test_state_left_alone);
  ADD ("a cache changes nothing that is seen", test_cache_same);
  ADD ("a cache knows a ship that has changed", test_cache_state);
  ADD ("a cache does not grow without bound", test_cache_bounded);
  ADD ("a salvo is a dart with a dash for each turn (F-TORP-1)", test_salvo);
  ADD ("where a salvo will run is shown (F-TORP-2)", test_course);
  ADD ("ships lie above salvos, and mines above objects", test_thing_at);
  ADD ("a mine has a ring as wide as its range (F-MINE-2)", test_mine);
  ADD ("a line goes round the ships of a formation (F-FORM-1)", test_formation);
  ADD ("broken command is shown (F-FORM-7)", test_formation_broken);
  ADD ("the map of orbits shows the ships in low orbit (F-ORB-1)", test_orbit_map);
  ADD ("ships in low orbit are not on the table (F-ORB-1)", test_orbit_not_on_table);
  ADD ("what a ship is at is marked", test_new_marks);
  ADD ("a prize looks different (F-BRD-5)", test_prize);
  return g_test_run ();
}
