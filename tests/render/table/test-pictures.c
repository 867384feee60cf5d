/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Saves pictures of everything the drawing can show under the build folder, to be looked at. */
#include <glib/gstdio.h>

#include "render-demo.h"

typedef struct {
  const char *name;
  ForconStyleKind style;
  int width;
  int height;
  double factor;
} View;

static const View small = { "1366x768", FORCON_STYLE_DARK, 1366, 768, 1 };
static const View large = { "4k", FORCON_STYLE_DARK, 1920, 1080, 2 };

static char *
picture_path (const char *name, const char *suffix)
{
  g_autofree char *folder = g_test_build_filename (G_TEST_BUILT, "render", "pictures", NULL);
  g_autofree char *file = g_strconcat (name, suffix, NULL);

  g_assert_cmpint (g_mkdir_with_parents (folder, 0777), ==, 0);
  return g_build_filename (folder, file, NULL);
}

static void
save (const ForconTableModel *model, const View *view, ForconStyleKind style, const ForconCamera *camera,
      const char *name)
{
  g_autofree char *full = g_strdup_printf ("%s-%s-%s", name, forcon_style_to_word (style), view->name);
  g_autofree char *path = picture_path (full, ".png");
  cairo_surface_t *surface
    = demo_draw (model, forcon_style_get (style), camera, view->width, view->height, view->factor);

  g_assert_cmpint (cairo_surface_write_to_png (surface, path), ==, CAIRO_STATUS_SUCCESS);
  cairo_surface_destroy (surface);
}

static void
test_whole_table (void)
{
  g_autoptr (ForconRules) rules = demo_rules_new ();
  g_autoptr (ForconBattle) battle = demo_battle_new (rules);
  ForconTableModel model = forcon_table_model (battle, rules);
  ForconCamera camera;

  model.hovered = (ForconShipId){ 3 };
  for (ForconStyleKind style = FORCON_STYLE_DARK; style < FORCON_N_STYLE; style++)
    {
      demo_camera (battle, small.width, small.height, &camera);
      save (&model, &small, style, &camera, "table");
      demo_camera (battle, large.width, large.height, &camera);
      save (&model, &large, style, &camera, "table");
    }
}

static void
test_selected (void)
{
  g_autoptr (ForconRules) rules = demo_rules_new ();
  g_autoptr (ForconBattle) battle = demo_battle_new (rules);
  ForconTableModel model = forcon_table_model (battle, rules);
  ForconLegs made = { 2, { { FORCON_CM (12), FORCON_DEGREES (20) }, { FORCON_CM (8), 0 } } };
  ForconTrail trail = { .ship = { 2 }, .path = forcon_move_path ((ForconPoint){ 1500, 8200 }, FORCON_DEGREES (55), &made) };
  ForconCamera camera = { 14, 0, 0 };

  model.selected = (ForconShipId){ 1 };
  model.target = (ForconShipId){ 9 };
  model.shot = (ForconShotLine){ .shooter = model.selected, .target = model.target, .legal = TRUE };
  model.trails = &trail;
  model.n_trails = 1;
  forcon_camera_centre (&camera, battle->ships[0].position, small.width, small.height);
  for (ForconStyleKind style = FORCON_STYLE_DARK; style < FORCON_N_STYLE; style++)
    save (&model, &small, style, &camera, "selected");
  camera.scale = 24;
  forcon_camera_centre (&camera, battle->ships[0].position, large.width, large.height);
  save (&model, &large, FORCON_STYLE_DARK, &camera, "selected");
}

static void
save_ghost (const ForconBattle *battle, const ForconRules *rules, ForconShipId ship, const ForconGhost *ghost,
            const char *name)
{
  ForconTableModel model = forcon_table_model (battle, rules);
  ForconCamera camera = { 15, 0, 0 };

  model.selected = ship;
  model.layers &= ~(ForconLayers) FORCON_LAYER_RANGES;
  model.ghost = ghost;
  forcon_camera_centre (&camera, ghost->path.points[1], small.width, small.height);
  for (ForconStyleKind style = FORCON_STYLE_DARK; style < FORCON_N_STYLE; style++)
    save (&model, &small, style, &camera, name);
}

static void
test_ghosts (void)
{
  g_autoptr (ForconRules) rules = demo_rules_new ();
  g_autoptr (ForconBattle) battle = demo_battle_new (rules);
  ForconLegs legal = { 2, { { FORCON_CM (12), FORCON_DEGREES (45) }, { FORCON_CM (8), 0 } } };
  ForconLegs early = { 2, { { FORCON_CM (7), FORCON_DEGREES (-60) }, { FORCON_CM (13), 0 } } };
  ForconShipId ship = { 4 };
  const ForconShip *state = forcon_battle_ship (battle, ship);
  ForconGhost ghost
    = { .ship = ship, .path = forcon_move_path (state->position, state->heading, &legal), .legal = TRUE };

  save_ghost (battle, rules, ship, &ghost, "ghost-legal");
  ghost.path = forcon_move_path (state->position, state->heading, &early);
  ghost.legal = FALSE;
  ghost.reason = "Vorkraft cannot turn yet: 7.0 cm gone of 10.0 needed (F-MOV-4)";
  save_ghost (battle, rules, ship, &ghost, "ghost-illegal");
}

static void
test_crowd (void)
{
  g_autoptr (ForconRules) rules = demo_rules_new ();
  g_autoptr (ForconBattle) battle = demo_crowd_new (rules, 40);
  ForconTableModel model = forcon_table_model (battle, rules);
  ForconCamera camera;

  for (ForconStyleKind style = FORCON_STYLE_DARK; style < FORCON_N_STYLE; style++)
    {
      demo_camera (battle, small.width, small.height, &camera);
      save (&model, &small, style, &camera, "crowd");
    }
  demo_camera (battle, large.width, large.height, &camera);
  save (&model, &large, FORCON_STYLE_DARK, &camera, "crowd");
}

static void
test_gallery (void)
{
  g_autoptr (ForconRules) rules = demo_rules_new ();
  g_autoptr (ForconBattle) battle = demo_gallery_new (rules);
  ForconTableModel model = forcon_table_model (battle, rules);
  ForconCamera near = { 20, 10, 10 };
  ForconCamera far = { 7, 10, 10 };

  for (ForconStyleKind style = FORCON_STYLE_DARK; style < FORCON_N_STYLE; style++)
    {
      save (&model, &small, style, &near, "gallery-near");
      save (&model, &small, style, &far, "gallery-far");
    }
  near.scale = 60;
  save (&model, &small, FORCON_STYLE_DARK, &near, "gallery-closest");
}

static void
test_files (void)
{
  static const char *const suffixes[] = { ".png", ".svg", ".pdf" };
  g_autoptr (ForconRules) rules = demo_rules_new ();
  g_autoptr (ForconBattle) battle = demo_battle_new (rules);
  ForconTableModel model = forcon_table_model (battle, rules);

  for (ForconStyleKind style = FORCON_STYLE_DARK; style < FORCON_N_STYLE; style++)
    for (guint i = 0; i < G_N_ELEMENTS (suffixes); i++)
      {
        g_autofree char *name = g_strdup_printf ("sheet-%s", forcon_style_to_word (style));
        g_autofree char *path = picture_path (name, suffixes[i]);
        g_autoptr (GError) error = NULL;

        forcon_render_table_to_file (&model, forcon_style_get (style), path, &error);
        g_assert_no_error (error);
      }
}

static void
test_whole_battle (void)
{
  g_autoptr (ForconRules) rules = demo_rules_new ();
  g_autoptr (ForconBattle) battle = demo_whole_battle_new (rules);
  ForconTableModel model = forcon_table_model (battle, rules);
  ForconCamera camera;

  model.chosen.salvo = g_array_index (battle->salvos, ForconSalvo, 0).id;
  for (ForconStyleKind style = FORCON_STYLE_DARK; style < FORCON_N_STYLE; style++)
    {
      demo_camera (battle, small.width, small.height, &camera);
      save (&model, &small, style, &camera, "battle");
    }
  demo_camera (battle, large.width, large.height, &camera);
  save (&model, &large, FORCON_STYLE_DARK, &camera, "battle");
}

static void
test_low_orbit (void)
{
  g_autoptr (ForconRules) rules = demo_rules_new ();
  g_autoptr (ForconBattle) battle = demo_whole_battle_new (rules);
  ForconTableModel model = forcon_table_model (battle, rules);

  model.planet = g_array_index (battle->objects, ForconObject, 0).id;
  for (ForconStyleKind style = FORCON_STYLE_DARK; style < FORCON_N_STYLE; style++)
    {
      ForconCamera camera = forcon_camera_fit (forcon_table_size (&model), small.width, small.height, 28);

      save (&model, &small, style, &camera, "orbit");
    }
}

static void
test_torpedo_ghost (void)
{
  g_autoptr (ForconRules) rules = demo_rules_new ();
  g_autoptr (ForconBattle) battle = demo_whole_battle_new (rules);
  const ForconSalvo *salvo = &g_array_index (battle->salvos, ForconSalvo, 0);
  ForconLegs legs = { 2, { { FORCON_CM (8), FORCON_DEGREES (40) }, { FORCON_CM (12), 0 } } };
  ForconGhost ghost = { .salvo = salvo->id,
                        .path = forcon_move_path (salvo->position, salvo->heading, &legs),
                        .legal = TRUE,
                        .next = salvo->speed,
                        .turns = 1 };

  save_ghost (battle, rules, FORCON_NO_SHIP, &ghost, "ghost-salvo");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/render/pictures/the whole table is saved", test_whole_table);
  g_test_add_func ("/render/pictures/a selected ship is saved", test_selected);
  g_test_add_func ("/render/pictures/legal and illegal moves are saved", test_ghosts);
  g_test_add_func ("/render/pictures/forty ships are saved", test_crowd);
  g_test_add_func ("/render/pictures/all types of all sides are saved", test_gallery);
  g_test_add_func ("/render/pictures/a whole battle is saved", test_whole_battle);
  g_test_add_func ("/render/pictures/a low orbit is saved", test_low_orbit);
  g_test_add_func ("/render/pictures/the way of torpedoes is saved", test_torpedo_ghost);
  g_test_add_func ("/render/pictures/files of all kinds are saved", test_files);
  return g_test_run ();
}
