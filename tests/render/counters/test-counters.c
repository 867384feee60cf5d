/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is cut out for the table is as large as the rules say, measured on the printed page: F-SHIP-1, F-TORP-3, F-FORM-1. */

#include "render/paper/play-papers.h"
#include "forcon-test-language.h"
#include "paper-check.h"
#include "render-fleets.h"

#include <locale.h>
#include <math.h>

#define DOTS 300.0
#define SLACK 0.2
#define RULER 100.0
#define RULER_SAYS "If this ruler is not 10 cm long"

/* As wide as the lines of rulers, mm: half of one lies beyond each end. */
#define LINE 0.2

/* A thing on the page all of whose black dots touch: what it covers, mm; and its corner, dots. */
typedef struct {
  double width;
  double height;
  gint left;
  gint top;
} Thing;

static const ForconPaper papers[] = { FORCON_PAPER_A4, FORCON_PAPER_LETTER };

static ForconPaperForm
form_of (ForconPaper paper)
{
  return (ForconPaperForm){ paper, forcon_style_get (FORCON_STYLE_PRINT) };
}

static gboolean
is_black (cairo_surface_t *surface, gint x, gint y)
{
  const guchar *row = cairo_image_surface_get_data (surface) + y * cairo_image_surface_get_stride (surface);

  return row[4 * x + 1] < 128;
}

/* The thing to which a dot belongs; all its dots are marked in @seen. */
static Thing
follow (cairo_surface_t *surface, guint8 *seen, gint start)
{
  gint width = cairo_image_surface_get_width (surface);
  gint height = cairo_image_surface_get_height (surface);
  g_autoptr (GArray) queue = g_array_new (FALSE, FALSE, sizeof (gint));
  gint left = width, right = 0, top = height, bottom = 0;

  seen[start] = 1;
  g_array_append_val (queue, start);
  for (guint i = 0; i < queue->len; i++)
    {
      gint x = g_array_index (queue, gint, i) % width;
      gint y = g_array_index (queue, gint, i) / width;

      left = MIN (left, x), right = MAX (right, x), top = MIN (top, y), bottom = MAX (bottom, y);
      for (gint to_y = MAX (y - 1, 0); to_y <= MIN (y + 1, height - 1); to_y++)
        for (gint to_x = MAX (x - 1, 0); to_x <= MIN (x + 1, width - 1); to_x++)
          {
            gint next = to_y * width + to_x;

            if (seen[next] || !is_black (surface, to_x, to_y))
              continue;
            seen[next] = 1;
            g_array_append_val (queue, next);
          }
    }
  return (Thing){ (right - left + 1) / DOTS * 25.4, (bottom - top + 1) / DOTS * 25.4, left, top };
}

/* All things of a picture that are at least so wide, mm; (element-type Thing). */
static GArray *
things_of (cairo_surface_t *surface, double least)
{
  gint n = cairo_image_surface_get_width (surface) * cairo_image_surface_get_height (surface);
  g_autofree guint8 *seen = g_new0 (guint8, (gsize) n);
  GArray *things = g_array_new (FALSE, FALSE, sizeof (Thing));

  for (gint i = 0; i < n; i++)
    if (!seen[i]
        && is_black (surface, i % cairo_image_surface_get_width (surface), i / cairo_image_surface_get_width (surface)))
      {
        const Thing thing = follow (surface, seen, i);

        if (thing.width >= least)
          g_array_append_val (things, thing);
      }
  return things;
}

static GArray *
things_on (const ForconFolio *folio, guint page, double least)
{
  cairo_surface_t *surface = paper_render (folio, page, DOTS);
  GArray *things = things_of (surface, least);

  cairo_surface_destroy (surface);
  return things;
}

/* How many things are discs of this diameter, mm. */
static guint
discs (const GArray *things, double diameter)
{
  guint n = 0;

  for (guint i = 0; i < things->len; i++)
    {
      const Thing *thing = &g_array_index (things, Thing, i);

      n += fabs (thing->width - diameter) <= SLACK && fabs (thing->height - diameter) <= SLACK ? 1 : 0;
    }
  return n;
}

static guint
lines (const GArray *things, double length)
{
  guint n = 0;

  for (guint i = 0; i < things->len; i++)
    n += fabs (g_array_index (things, Thing, i).width - LINE - length) <= SLACK ? 1 : 0;
  return n;
}

/* From the first tick of a ruler to the last, mm: black dots some way below its line, the figures being farther down. */
static double
between_ticks (cairo_surface_t *surface, const Thing *ruler)
{
  gint row = ruler->top + (gint) (2 * DOTS / 25.4);
  gint first = -1;
  gint last = -1;

  for (gint x = ruler->left - 20; x < ruler->left + (gint) ((RULER + 2) * DOTS / 25.4); x++)
    if (is_black (surface, x, row))
      {
        first = first < 0 ? x : first;
        last = x;
      }
  return (last - first + 1) / DOTS * 25.4 - LINE;
}

static void
check_ruler (cairo_surface_t *surface, const GArray *things)
{
  for (guint i = 0; i < things->len; i++)
    {
      const Thing *thing = &g_array_index (things, Thing, i);

      if (fabs (thing->width - LINE - RULER) <= SLACK && thing->height < 10)
        {
          g_assert_cmpfloat (fabs (between_ticks (surface, thing) - RULER), <=, SLACK);
          return;
        }
    }
  g_assert_not_reached ();
}

/* The first ships, with bases as large as these classes have. */
static ForconFolio *
four_counters (const ForconScript *script, ForconPaper paper)
{
  const ForconShipType types[]
      = { FORCON_SHIP_TYPE_BATTLESHIP, FORCON_SHIP_TYPE_CRUISER, FORCON_SHIP_TYPE_FRIGATE, FORCON_SHIP_TYPE_STATION };
  const ForconPaperForm form = form_of (paper);
  g_autoptr (GArray) ships = g_array_new (FALSE, FALSE, sizeof (ForconShipId));

  for (guint i = 0; i < G_N_ELEMENTS (types); i++)
    {
      const ForconShipId ship = { (guint16) (i + 1) };
      ForconCard *card = &g_array_index (script->start->roster->cards, ForconCard, i);

      card->type = types[i];
      card->diameter = script->rules->ship_types[types[i]].diameter;
      g_array_append_val (ships, ship);
    }
  return forcon_counters_folio (script->start, script->rules, ships, &form);
}

static void
check_four (const GArray *things)
{
  /* The face and the back of each */
  g_assert_cmpuint (discs (things, 25), ==, 2);
  g_assert_cmpuint (discs (things, 20), ==, 2);
  g_assert_cmpuint (discs (things, 15), ==, 2);
  g_assert_cmpuint (discs (things, 30), ==, 2);
  g_assert_cmpuint (lines (things, RULER), ==, 1);
}

static void
test_as_large_as_bases (void)
{
  g_autoptr (ForconScript) script = render_hub ();

  for (guint i = 0; i < G_N_ELEMENTS (papers); i++)
    {
      g_autoptr (ForconFolio) folio = four_counters (script, papers[i]);
      cairo_surface_t *surface = paper_render (folio, 0, DOTS);
      g_autoptr (GArray) things = things_of (surface, 10);

      g_assert_cmpuint (forcon_folio_length (folio), ==, 1);
      check_four (things);
      check_ruler (surface, things);
      cairo_surface_destroy (surface);
    }
}

/* The file that goes to the printer, drawn by another program */
static void
test_as_large_in_the_file (void)
{
  g_autofree char *path = g_test_build_filename (G_TEST_BUILT, "counters.pdf", NULL);
  g_autofree char *stem = g_test_build_filename (G_TEST_BUILT, "counters", NULL);
  g_autofree char *picture = g_strconcat (stem, ".png", NULL);
  g_autofree char *program = g_find_program_in_path ("pdftoppm");
  const char *arguments[] = { "pdftoppm", "-r", "300", "-png", "-singlefile", path, stem, NULL };
  g_autoptr (ForconScript) script = render_hub ();
  g_autoptr (ForconFolio) folio = four_counters (script, FORCON_PAPER_A4);
  g_autoptr (GError) error = NULL;

  g_assert_true (forcon_folio_to_file (folio, path, &error));
  g_assert_no_error (error);
  if (program == NULL)
    {
      g_test_skip ("needs poppler-utils");
      return;
    }
  g_assert_true (
      g_spawn_sync (NULL, (char **) arguments, NULL, G_SPAWN_SEARCH_PATH, NULL, NULL, NULL, NULL, NULL, &error));
  g_assert_no_error (error);
  cairo_surface_t *surface = cairo_image_surface_create_from_png (picture);

  g_assert_cmpint (cairo_surface_status (surface), ==, CAIRO_STATUS_SUCCESS);
  g_autoptr (GArray) things = things_of (surface, 10);

  check_four (things);
  check_ruler (surface, things);
  cairo_surface_destroy (surface);
}

/* Returns: (transfer full): the counters of the first admiral; @n: how many ships those are */
static ForconFolio *
counters_of_first (const ForconBattle *fleet, const ForconRules *rules, ForconPaper paper, guint *n)
{
  const ForconPaperForm form = form_of (paper);
  g_autoptr (GArray) ships = forcon_cards_ships_of (fleet, (ForconSideId){ 1 });

  *n = ships->len;
  return forcon_counters_folio (fleet, rules, ships, &form);
}

static void
test_each_ship_once (void)
{
  g_autoptr (ForconScenario) scenario = render_nexus ();
  guint found = 0;
  guint n;
  g_autoptr (ForconFolio) folio = counters_of_first (scenario->campaign->fleet, scenario->rules, FORCON_PAPER_A4, &n);

  g_assert_cmpuint (n, >, 8);
  for (guint page = 0; page < forcon_folio_length (folio); page++)
    {
      g_autoptr (GArray) things = things_on (folio, page, 10);

      found += discs (things, 25) + discs (things, 20) + discs (things, 15) + discs (things, 30);
    }
  g_assert_cmpuint (found, ==, 2 * n);
}

static GArray *
all_formations (const ForconBattle *fleet)
{
  GArray *formations = g_array_new (FALSE, FALSE, sizeof (ForconFormationId));

  for (guint16 i = 1; i <= fleet->n_formations; i++)
    g_array_append_val (formations, ((ForconFormationId[]){ { i } })[0]);
  return formations;
}

/* All that can be printed of a fleet. */
static ForconFolio *
everything (const ForconBattle *fleet, const ForconRules *rules, ForconPaper paper)
{
  const ForconPaperForm form = form_of (paper);
  const ForconSideId side = { 1 };
  g_autoptr (GArray) ships = render_everybody (fleet);
  g_autoptr (GArray) formations = all_formations (fleet);
  g_autoptr (GArray) sides = g_array_new (FALSE, FALSE, sizeof (ForconSideId));
  ForconFolio *folio = forcon_counters_folio (fleet, rules, ships, &form);

  g_array_append_val (sides, side);
  forcon_folio_append (folio, forcon_markers_folio (fleet, rules, sides, 9, &form), NULL);
  forcon_folio_append (folio, forcon_trays_folio (fleet, rules, formations, &form), NULL);
  forcon_folio_append (folio, forcon_tools_folio (rules, &form), NULL);
  return folio;
}

static void
check_texts (void)
{
  g_autoptr (ForconScenario) scenario = render_nexus ();
  g_autoptr (ForconScript) script = render_hub ();

  for (guint i = 0; i < G_N_ELEMENTS (papers); i++)
    {
      g_autoptr (ForconFolio) nexus_things = everything (scenario->campaign->fleet, scenario->rules, papers[i]);
      g_autoptr (ForconFolio) hub_things = everything (script->start, script->rules, papers[i]);

      paper_check_texts (nexus_things);
      paper_check_texts (hub_things);
      render_check_whole (nexus_things);
      render_check_whole (hub_things);
    }
}

static void
test_texts_have_room (void)
{
  check_texts ();
}

static void
test_texts_have_room_in_russian (void)
{
  if (!test_speak_russian ())
    return;
  check_texts ();
}

static void
test_ruler_on_each_page (void)
{
  g_autoptr (ForconScript) script = render_hub ();
  g_autoptr (ForconFolio) folio = everything (script->start, script->rules, FORCON_PAPER_LETTER);

  for (guint page = 0; page < forcon_folio_length (folio); page++)
    {
      g_autoptr (GArray) things = things_on (folio, page, 90);

      g_assert_cmpuint (lines (things, RULER), >=, 1);
    }
  g_assert_true (paper_says (folio, RULER_SAYS));
}

/* F-TORP-3: half a marker's width; the others as the rules have them */
static void
test_markers_are_as_large_as_the_rules_say (void)
{
  const ForconPaperForm form = form_of (FORCON_PAPER_A4);
  const ForconSideId side = { 1 };
  g_autoptr (ForconScript) script = render_hub ();
  g_autoptr (GArray) sides = g_array_new (FALSE, FALSE, sizeof (ForconSideId));

  g_array_append_val (sides, side);
  script->rules->blast_radius = FORCON_CM (1.25);
  g_autoptr (ForconFolio) folio = forcon_markers_folio (script->start, script->rules, sides, 5, &form);
  g_autoptr (ForconFolio) none = forcon_markers_folio (script->start, script->rules, sides, 0, &form);
  g_autoptr (GArray) things = things_on (folio, 0, 8);

  g_assert_cmpuint (forcon_folio_length (folio), ==, 1);
  g_assert_cmpuint (forcon_folio_length (none), ==, 0);
  g_assert_cmpuint (discs (things, 2 * script->rules->torpedo.reach / 10.0), ==, 5 + 5 * FORCON_N_CHARGE);
  g_assert_cmpuint (discs (things, 25), ==, 5);
  g_assert_cmpuint (discs (things, 2 * script->rules->rift_radius / 10.0), ==, 1);
}

/* F-FORM-1: the outlines of a tray touch, so that all of them are one thing */
static void
test_bases_of_a_tray_touch (void)
{
  const ForconPaperForm form = form_of (FORCON_PAPER_A4);
  g_autoptr (ForconScenario) scenario = render_nexus ();
  const ForconBattle *fleet = scenario->campaign->fleet;
  g_autoptr (GArray) formations = all_formations (fleet);
  g_autoptr (ForconFolio) folio = forcon_trays_folio (fleet, scenario->rules, formations, &form);
  guint trays = 0;

  for (guint page = 0; page < forcon_folio_length (folio); page++)
    {
      g_autoptr (GArray) things = things_on (folio, page, 14);

      /* The ruler is one thing more. */
      trays += things->len - 1;
    }
  g_assert_cmpuint (trays, ==, formations->len);
}

static void
test_stick_is_as_long_as_it_says (void)
{
  g_autoptr (ForconScript) script = render_hub ();

  for (guint i = 0; i < G_N_ELEMENTS (papers); i++)
    {
      const ForconPaperForm form = form_of (papers[i]);
      g_autoptr (ForconFolio) folio = forcon_tools_folio (script->rules, &form);
      g_autoptr (GArray) things = things_on (folio, 0, 80);

      g_assert_cmpuint (forcon_folio_length (folio), ==, 1);
      g_assert_cmpuint (lines (things, 250), ==, 1);
      g_assert_cmpuint (lines (things, RULER), >=, 1);
      paper_check_texts (folio);
    }
}

/* F-ART-4 */
static void
test_stick_tells_where_columns_shift (void)
{
  const ForconPaperForm form = form_of (FORCON_PAPER_A4);
  g_autoptr (ForconScript) script = render_hub ();
  g_autoptr (ForconFolio) folio = forcon_tools_folio (script->rules, &form);

  g_assert_cmpuint (paper_count (folio, "1/2: 20.0   3/4: 30.0"), ==, 1);
  script->rules->near = (ForconFraction){ 1, 4 };
  g_autoptr (ForconFolio) other = forcon_tools_folio (script->rules, &form);

  g_assert_cmpuint (paper_count (other, "1/4: 10.0   3/4: 30.0"), ==, 1);
}

static void
test_the_same_each_time (void)
{
  g_autoptr (ForconScript) script = render_hub ();
  g_autoptr (ForconFolio) one = everything (script->start, script->rules, FORCON_PAPER_A4);
  g_autoptr (ForconFolio) other = everything (script->start, script->rules, FORCON_PAPER_A4);

  g_assert_true (paper_is_same (one, other));
}

int
main (int argc, char **argv)
{
  setlocale (LC_ALL, "");
  g_test_init (&argc, &argv, NULL);
#define TEST(path, function) g_test_add_func ("/render/counters/" path, function)
  TEST ("they are as large as the bases (F-SHIP-1)", test_as_large_as_bases);
  TEST ("they are as large in the file (F-SHIP-1)", test_as_large_in_the_file);
  TEST ("each ship has one, with a back", test_each_ship_once);
  TEST ("texts have room", test_texts_have_room);
  TEST ("there is a ruler on each page", test_ruler_on_each_page);
  TEST ("markers are as large as the rules say (F-TORP-3)", test_markers_are_as_large_as_the_rules_say);
  TEST ("the bases of a tray touch (F-FORM-1)", test_bases_of_a_tray_touch);
  TEST ("the stick is as long as it says", test_stick_is_as_long_as_it_says);
  TEST ("the stick tells where columns shift (F-ART-4)", test_stick_tells_where_columns_shift);
  TEST ("the same fleet gives the same pages", test_the_same_each_time);
  TEST ("texts have room in Russian", test_texts_have_room_in_russian);
  return g_test_run ();
}
