/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The drawn ship card: F-SHIP-3, F-SHIP-4. */
#include "render/card/draw-card.h"

#include "forcon-test-language.h"
#include "render-fleets.h"
#include "render-pixels.h"

#include <locale.h>
#include <string.h>

#define WIDTH 525
#define HEIGHT 370

static cairo_surface_t *
draw (const ForconCardModel *card, ForconStyleKind style)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, WIDTH, HEIGHT);
  cairo_t *cr = cairo_create (surface);

  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_paint (cr);
  forcon_render_card (cr, card, forcon_style_get (style), WIDTH);
  cairo_destroy (cr);
  return surface;
}

static void
save (cairo_surface_t *surface, const char *name)
{
  g_autofree char *folder = g_test_build_filename (G_TEST_BUILT, "pictures", NULL);
  g_autofree char *path = g_build_filename (folder, name, NULL);

  g_mkdir_with_parents (folder, 0777);
  g_assert_cmpint (cairo_surface_write_to_png (surface, path), ==, CAIRO_STATUS_SUCCESS);
}

static gboolean
holds (const ForconBox *room, const ForconBox *box)
{
  return box->x >= room->x - 0.01 && box->y >= room->y - 0.01 && box->x + box->width <= room->x + room->width + 0.01
         && box->y + box->height <= room->y + room->height + 0.01;
}

/* Fails if a text of the card leaves its room. Returns: how many had to be shortened */
static guint
check_texts (const ForconCardModel *card)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, WIDTH, HEIGHT);
  cairo_t *cr = cairo_create (surface);
  g_autoptr (GArray) texts = forcon_card_draw_all (cr, card, forcon_style_get (FORCON_STYLE_PRINT), WIDTH);
  guint shortened = 0;

  g_assert_cmpuint (texts->len, >, 3);
  for (guint i = 0; i < texts->len; i++)
    {
      const ForconCardText *text = &g_array_index (texts, ForconCardText, i);

      if (!holds (&text->room, &text->box))
        g_test_fail_printf ("%s: text %u is %.1f×%.1f in %.1f×%.1f", card->name, i, text->box.width, text->box.height,
                            text->room.width, text->room.height);
      shortened += text->shortened ? 1 : 0;
    }
  cairo_destroy (cr);
  cairo_surface_destroy (surface);
  return shortened;
}

static ForconCardModel *
card_of (const ForconScenario *scenario, const char *word)
{
  const ForconBattle *fleet = scenario->campaign->fleet;

  return forcon_card_model_new (fleet, scenario->rules, forcon_battle_find_ship (fleet, word));
}

static void
check_every_ship (void)
{
  g_autoptr (ForconScenario) scenario = render_nexus ();
  const ForconBattle *fleet = scenario->campaign->fleet;

  for (guint i = 1; i <= fleet->n_ships; i++)
    {
      g_autoptr (ForconCardModel) card = forcon_card_model_new (fleet, scenario->rules, (ForconShipId){ (guint16) i });
      guint shortened = check_texts (card);

      if (shortened > 0)
        g_test_fail_printf ("%s: %u texts are shortened", card->name, shortened);
    }
}

static void
test_every_ship (void)
{
  check_every_ship ();
}

/* In Russian, whose words are longer */
static void
test_every_ship_in_russian (void)
{
  if (!test_speak_russian ())
    return;
  check_every_ship ();
  g_autoptr (ForconScenario) scenario = render_nexus ();
  g_autoptr (ForconCardModel) card = card_of (scenario, "prince-serg");
  cairo_surface_t *picture = draw (card, FORCON_STYLE_LIGHT);

  save (picture, "card-russian.png");
  cairo_surface_destroy (picture);
}

static void
test_endless_names (void)
{
  g_autoptr (ForconScenario) scenario = render_nexus ();
  g_autoptr (ForconCardModel) card = card_of (scenario, "prince-serg");

  g_free (card->name);
  g_free (card->formation);
  g_free (card->harm);
  card->name = g_strnfill (200, 'W');
  card->formation = g_strnfill (200, 'W');
  card->harm = g_strnfill (2000, 'W');
  g_assert_cmpuint (check_texts (card), ==, 3);
}

/* As the master's hand can make one */
static void
test_many_weapons_and_hits (void)
{
  g_autoptr (ForconScenario) scenario = render_nexus ();
  g_autoptr (ForconCardModel) card = card_of (scenario, "prince-serg");

  for (guint i = card->weapons->len; i < FORCON_WEAPONS_MAX; i++)
    {
      ForconCardWeapon weapon = { .name = g_strdup ("gravitic lance"),
                                  .kind = FORCON_WEAPON_DESTRUCTOR,
                                  .range = g_strdup ("20.5"),
                                  .strength = 100,
                                  .damaged = i % 2 == 0 };

      g_array_append_val (card->weapons, weapon);
    }
  card->hits = (ForconCardTrack){ 1000, 999 };
  card->mines = card->drones = card->troops = (ForconCardTrack){ 100, 7 };
  check_texts (card);
  cairo_surface_t *picture = draw (card, FORCON_STYLE_PRINT);

  save (picture, "card-crowded.png");
  cairo_surface_destroy (picture);
}

static void
test_damage_is_seen (void)
{
  g_autoptr (ForconScenario) scenario = render_nexus ();
  ForconBattle *fleet = scenario->campaign->fleet;
  ForconShipId id = forcon_battle_find_ship (fleet, "prince-serg");
  ForconCritical critical = { .id = { 1 }, .ship = id, .effect = FORCON_CRITICAL_ENGINES };
  g_autoptr (ForconCardModel) whole = card_of (scenario, "prince-serg");
  cairo_surface_t *before = draw (whole, FORCON_STYLE_DARK);

  fleet->ships[id.value - 1].hits--;
  g_autoptr (ForconCardModel) hit = card_of (scenario, "prince-serg");
  cairo_surface_t *once = draw (hit, FORCON_STYLE_DARK);

  fleet->ships[id.value - 1].hits = 3;
  fleet->ships[id.value - 1].readiness_lost = 2;
  g_array_append_val (fleet->criticals, critical);
  g_autoptr (ForconCardModel) crippled = card_of (scenario, "prince-serg");
  cairo_surface_t *often = draw (crippled, FORCON_STYLE_DARK);

  g_assert_cmpuint (pixels_compare (before, once).count, >, 50);
  g_assert_cmpuint (pixels_compare (once, often).count, >, 1000);
  g_assert_cmpint (hit->hits.left, ==, hit->hits.all - 1);
  g_assert_nonnull (strstr (crippled->harm, "ngines"));
  g_assert_cmpuint (check_texts (crippled), ==, 0);
  save (before, "card-whole.png");
  save (often, "card-crippled.png");
  cairo_surface_destroy (before);
  cairo_surface_destroy (once);
  cairo_surface_destroy (often);
}

static void
test_loss_is_stamped (void)
{
  g_autoptr (ForconScenario) scenario = render_nexus ();
  ForconBattle *fleet = scenario->campaign->fleet;
  ForconShipId id = forcon_battle_find_ship (fleet, "prince-serg");

  fleet->ships[id.value - 1].hits = 0;
  fleet->ships[id.value - 1].status = FORCON_SHIP_HULK;
  g_autoptr (ForconCardModel) card = card_of (scenario, "prince-serg");
  cairo_surface_t *picture = draw (card, FORCON_STYLE_LIGHT);

  g_assert_nonnull (card->state);
  g_assert_cmpuint (check_texts (card), ==, 0);
  save (picture, "card-hulk.png");
  cairo_surface_destroy (picture);
}

static void
test_is_the_same_each_time (void)
{
  g_autoptr (ForconScenario) scenario = render_nexus ();
  g_autoptr (ForconCardModel) one = card_of (scenario, "prince-serg");
  g_autoptr (ForconCardModel) other = card_of (scenario, "prince-serg");
  cairo_surface_t *first = draw (one, FORCON_STYLE_PRINT);
  cairo_surface_t *second = draw (other, FORCON_STYLE_PRINT);

  g_assert_cmpuint (pixels_compare (first, second).count, ==, 0);
  save (first, "card-print.png");
  cairo_surface_destroy (first);
  cairo_surface_destroy (second);
}

/* Names, figures and boxes are black; only what is broken and the side have a colour */
static void
test_prints_black_on_white (void)
{
  g_autoptr (ForconScenario) scenario = render_nexus ();
  g_autoptr (ForconCardModel) card = card_of (scenario, "prince-serg");
  cairo_surface_t *picture = draw (card, FORCON_STYLE_PRINT);

  g_assert_cmpuint (pixels_count_near (picture, 0xffffff, 8), >, WIDTH * HEIGHT * 2 / 3);
  g_assert_cmpuint (pixels_count_near (picture, 0x000000, 64), >, 1000);
  cairo_surface_destroy (picture);
}

/* F-EW-1: of a contact nothing is told */
static void
test_contact_is_blank (void)
{
  g_autoptr (ForconScenario) scenario = render_nexus ();
  ForconBattle *fleet = scenario->campaign->fleet;
  ForconShipId id = forcon_battle_find_ship (fleet, "prince-serg");

  g_array_index (fleet->roster->cards, ForconCard, id.value - 1).blank = TRUE;
  g_autoptr (ForconCardModel) card = card_of (scenario, "prince-serg");

  g_assert_cmpuint (card->weapons->len, ==, 0);
  g_assert_cmpuint (card->lines->len, ==, 0);
  g_assert_null (card->formation);
  g_assert_cmpint (card->hits.all, ==, 0);
}

int
main (int argc, char **argv)
{
  setlocale (LC_ALL, "");
  g_test_init (&argc, &argv, NULL);
#define TEST(path, function) g_test_add_func ("/render/card/" path, function)
  TEST ("every ship has room for its texts (F-SHIP-3)", test_every_ship);
  TEST ("an endless name stays in its room", test_endless_names);
  TEST ("many weapons and hits have room (F-SHIP-4)", test_many_weapons_and_hits);
  TEST ("damage is seen", test_damage_is_seen);
  TEST ("a loss is stamped on it", test_loss_is_stamped);
  TEST ("the same card looks the same each time", test_is_the_same_each_time);
  TEST ("it prints black on white", test_prints_black_on_white);
  TEST ("of a contact nothing is told (F-EW-1)", test_contact_is_blank);
  TEST ("every ship has room for its texts in Russian", test_every_ship_in_russian);
  return g_test_run ();
}
