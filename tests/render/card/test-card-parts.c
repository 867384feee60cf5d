/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A card on paper knows where its values stand. */
#include "render/card/card-parts.h"
#include "render/drawing/draw.h"

#include "render-fleets.h"

#include <locale.h>

#define WIDTH 500

static GArray *
parts_at (const ForconCardModel *card, double width)
{
  GArray *parts = g_array_new (FALSE, TRUE, sizeof (ForconCardPart));
  cairo_t *cr = forcon_draw_nowhere ();

  forcon_render_card_sheet (cr, card, forcon_style_get (FORCON_STYLE_PRINT), width, 0, parts);
  cairo_destroy (cr);
  return parts;
}

static const ForconCardPart *
find (const GArray *parts, const char *property, gint weapon, gint arc)
{
  for (guint i = 0; i < parts->len; i++)
    {
      const ForconCardPart *part = &g_array_index (parts, ForconCardPart, i);

      if (g_str_equal (part->property, property) && part->weapon == weapon && part->arc == arc)
        return part;
    }
  return NULL;
}

typedef struct {
  ForconScenario *scenario;
  ForconCardModel *card;
  GArray *parts;
} Fixture;

static void
set_up (Fixture *fixture, gconstpointer data)
{
  fixture->scenario = render_nexus ();
  fixture->card = forcon_card_model_new (fixture->scenario->campaign->fleet, fixture->scenario->rules,
                                         (ForconShipId){ 1 });
  fixture->parts = parts_at (fixture->card, WIDTH);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  g_array_unref (fixture->parts);
  forcon_card_model_free (fixture->card);
  forcon_scenario_free (fixture->scenario);
}

static void
test_places (Fixture *fixture, gconstpointer data)
{
  static const char *const own[] = { "name", "class", "type", "speed", "armour", "hits", "readiness", "shields" };

  for (gsize i = 0; i < G_N_ELEMENTS (own); i++)
    g_assert_nonnull (find (fixture->parts, own[i], FORCON_CARD_NONE, FORCON_CARD_NONE));
  for (guint i = 0; i < fixture->card->weapons->len; i++)
    {
      g_assert_nonnull (find (fixture->parts, "range", (gint) i, FORCON_CARD_NONE));
      g_assert_nonnull (find (fixture->parts, "strength", (gint) i, FORCON_CARD_NONE));
    }
  for (gint arc = 0; arc < FORCON_N_ARC; arc++)
    g_assert_nonnull (find (fixture->parts, "arcs", FORCON_CARD_NONE, arc));
}

/* Nobody who presses means two things at once. */
static void
test_apart (Fixture *fixture, gconstpointer data)
{
  double height = forcon_card_sheet_height (WIDTH);

  for (guint i = 0; i < fixture->parts->len; i++)
    {
      ForconBox one = g_array_index (fixture->parts, ForconCardPart, i).box;

      g_assert_cmpfloat (one.x, >=, 0);
      g_assert_cmpfloat (one.y, >=, 0);
      g_assert_cmpfloat (one.x + one.width, <=, WIDTH);
      g_assert_cmpfloat (one.y + one.height, <=, height);
      for (guint k = 0; k < i; k++)
        {
          ForconBox other = g_array_index (fixture->parts, ForconCardPart, k).box;

          g_assert_true (one.x + one.width <= other.x + 0.5 || other.x + other.width <= one.x + 0.5
                         || one.y + one.height <= other.y + 0.5 || other.y + other.height <= one.y + 0.5);
        }
    }
}

static void
test_grows (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GArray) twice = parts_at (fixture->card, 2 * WIDTH);

  g_assert_cmpuint (twice->len, ==, fixture->parts->len);
  for (guint i = 0; i < twice->len; i++)
    g_assert_cmpfloat_with_epsilon (g_array_index (twice, ForconCardPart, i).box.x,
                                    2 * g_array_index (fixture->parts, ForconCardPart, i).box.x, 1);
}

int
main (int argc, char **argv)
{
  setlocale (LC_ALL, "");
  g_test_init (&argc, &argv, NULL);
#define TEST(path, function) g_test_add ("/render/card-parts/" path, Fixture, NULL, set_up, function, tear_down)
  TEST ("each value has its place", test_places);
  TEST ("no two places lie over each other", test_apart);
  TEST ("a card twice as wide has its places twice as far", test_grows);
  return g_test_run ();
}
