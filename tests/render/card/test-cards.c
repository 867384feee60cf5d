/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The cards of ships and mines on paper: F-SHIP-3, F-SHIP-4, F-TORP-1, F-MINE-2. */
#include "render/paper/play-papers.h"

#include "forcon-test-language.h"
#include "render/drawing/witness.h"
#include "paper-check.h"
#include "render-fleets.h"

#include <locale.h>
#include <string.h>

/* The names of ships are the largest words of a card, pt. */
#define NAME_HEIGHT 12.0

#define A4                                                                                                             \
  {                                                                                                                    \
    FORCON_PAPER_A4, forcon_style_get (FORCON_STYLE_PRINT)                                                             \
  }

static const ForconPaper papers[] = { FORCON_PAPER_A4, FORCON_PAPER_LETTER };
static const guint per_page[] = { FORCON_CARDS_LARGE, FORCON_CARDS_COMPACT };

static ForconFolio *
cards_of (const ForconBattle *fleet, const ForconRules *rules, guint on_page, ForconPaper paper)
{
  const ForconPaperForm form = { paper, forcon_style_get (FORCON_STYLE_PRINT) };
  g_autoptr (GArray) ships = render_everybody (fleet);

  return forcon_cards_folio (fleet, rules, ships, on_page, &form);
}

static guint
ships_named (const ForconBattle *fleet, const char *name)
{
  guint n = 0;

  for (guint i = 1; i <= fleet->n_ships; i++)
    n += g_str_equal (forcon_battle_card (fleet, (ForconShipId){ (guint16) i })->name, name) ? 1 : 0;
  return n;
}

/* Each name that is written so large, pt, and how often: names of formations and classes are smaller. */
static GHashTable *
headings (const ForconFolio *folio, double least_height)
{
  GHashTable *found = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (guint page = 0; page < forcon_folio_length (folio); page++)
    {
      g_autoptr (GArray) written = forcon_folio_written (folio, page);

      for (guint i = 0; i < written->len; i++)
        {
          const ForconWritten *text = &g_array_index (written, ForconWritten, i);
          guint before = GPOINTER_TO_UINT (g_hash_table_lookup (found, text->text));

          if (text->height >= least_height)
            g_hash_table_insert (found, g_strdup (text->text), GUINT_TO_POINTER (before + 1));
        }
    }
  return found;
}

static void
check_each_once (const ForconBattle *fleet, const ForconRules *rules)
{
  g_autoptr (ForconFolio) folio = cards_of (fleet, rules, FORCON_CARDS_LARGE, FORCON_PAPER_A4);
  g_autoptr (GHashTable) found = headings (folio, NAME_HEIGHT);

  for (guint i = 1; i <= fleet->n_ships; i++)
    {
      const char *name = forcon_battle_card (fleet, (ForconShipId){ (guint16) i })->name;

      g_assert_cmpuint (GPOINTER_TO_UINT (g_hash_table_lookup (found, name)), ==, ships_named (fleet, name));
    }
}

/* Cards tell whose they are when they are drawn. */
static void
check_shown_once (const ForconBattle *fleet, const ForconRules *rules)
{
  g_autoptr (ForconFolio) folio = cards_of (fleet, rules, FORCON_CARDS_COMPACT, FORCON_PAPER_LETTER);
  g_autofree guint *shown = g_new0 (guint, fleet->n_ships + 1);

  for (guint page = 0; page < forcon_folio_length (folio); page++)
    {
      g_autoptr (GArray) things = forcon_witness_new_of_things ();
      cairo_surface_t *nothing = cairo_recording_surface_create (CAIRO_CONTENT_COLOR_ALPHA, NULL);
      cairo_t *cr = cairo_create (nothing);

      forcon_witness_watch_things (cr, things);
      forcon_folio_draw (folio, page, cr);
      cairo_destroy (cr);
      cairo_surface_destroy (nothing);
      for (guint i = 0; i < things->len; i++)
        shown[MIN (g_array_index (things, ForconShown, i).id, fleet->n_ships)]++;
    }
  for (guint i = 1; i <= fleet->n_ships; i++)
    g_assert_cmpuint (shown[i], ==, 1);
}

static void
test_each_ship_once (void)
{
  g_autoptr (ForconScenario) scenario = render_nexus ();
  g_autoptr (ForconScript) script = render_hub ();

  check_each_once (scenario->campaign->fleet, scenario->rules);
  check_each_once (script->start, script->rules);
  check_shown_once (scenario->campaign->fleet, scenario->rules);
  check_shown_once (script->start, script->rules);
}

static void
test_names_that_repeat (void)
{
  g_autoptr (ForconScript) script = render_hub ();
  ForconBattle *fleet = script->start;

  for (guint i = 1; i < fleet->n_ships; i += 2)
    {
      ForconCard *card = &g_array_index (fleet->roster->cards, ForconCard, i);

      g_free (card->name);
      card->name = g_strdup (g_array_index (fleet->roster->cards, ForconCard, 0).name);
    }
  g_assert_cmpuint (ships_named (fleet, g_array_index (fleet->roster->cards, ForconCard, 0).name), >, 3);
  check_each_once (fleet, script->rules);
}

static void
test_pages_are_full (void)
{
  g_autoptr (ForconScenario) scenario = render_nexus ();
  const ForconBattle *fleet = scenario->campaign->fleet;

  for (guint i = 0; i < G_N_ELEMENTS (per_page); i++)
    {
      g_autoptr (ForconFolio) folio = cards_of (fleet, scenario->rules, per_page[i], FORCON_PAPER_A4);

      g_assert_cmpuint (forcon_folio_length (folio), ==, (fleet->n_ships + per_page[i] - 1) / per_page[i]);
    }
}

static void
check_texts (void)
{
  g_autoptr (ForconScenario) scenario = render_nexus ();
  g_autoptr (ForconScript) script = render_hub ();

  for (guint i = 0; i < G_N_ELEMENTS (papers); i++)
    for (guint k = 0; k < G_N_ELEMENTS (per_page); k++)
      {
        g_autoptr (ForconFolio) nexus_cards
            = cards_of (scenario->campaign->fleet, scenario->rules, per_page[k], papers[i]);
        g_autoptr (ForconFolio) hub_cards = cards_of (script->start, script->rules, per_page[k], papers[i]);

        paper_check_texts (nexus_cards);
        paper_check_texts (hub_cards);
        render_check_whole (nexus_cards);
        render_check_whole (hub_cards);
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

/* As the master's hand can make one */
static void
test_crowded_card (void)
{
  g_autoptr (ForconScript) script = render_hub ();
  ForconCard *card = &g_array_index (script->start->roster->cards, ForconCard, 0);

  while (card->weapons->len < FORCON_WEAPONS_MAX)
    {
      const ForconWeapon *first = &g_array_index (card->weapons, ForconWeapon, 0);
      ForconWeapon weapon = *first;

      weapon.id = g_strdup_printf ("more-%u", card->weapons->len);
      weapon.name = g_strdup (first->name);
      weapon.kind = card->weapons->len % 2 == 0 ? FORCON_WEAPON_TORPEDO : FORCON_WEAPON_BATTERY;
      g_array_append_val (card->weapons, weapon);
    }
  card->hits = 60;
  card->mines = card->drones = card->troops = 30;
  for (guint i = 0; i < G_N_ELEMENTS (papers); i++)
    {
      g_autoptr (ForconFolio) folio = cards_of (script->start, script->rules, FORCON_CARDS_LARGE, papers[i]);

      for (guint page = 0; page < forcon_folio_length (folio); page++)
        {
          g_autoptr (GArray) written = forcon_folio_written (folio, page);
          double bottom = forcon_folio_size (folio, page).height / FORCON_MM_OF_POINT;

          for (guint k = 0; k < written->len; k++)
            g_assert_cmpfloat (g_array_index (written, ForconWritten, k).y, <, bottom);
        }
    }
}

/* How dark a page is: crosses make it darker. */
static guint64
ink_of (const ForconFolio *folio)
{
  guint64 ink = 0;

  for (guint page = 0; page < forcon_folio_length (folio); page++)
    {
      cairo_surface_t *surface = paper_render (folio, page, 100);
      const guchar *data = cairo_image_surface_get_data (surface);
      gsize n = (gsize) cairo_image_surface_get_stride (surface) * (gsize) cairo_image_surface_get_height (surface);

      for (gsize i = 0; i < n; i += 4)
        ink += 255 - data[i + 1];
      cairo_surface_destroy (surface);
    }
  return ink;
}

static ForconFolio *
card_of_first (const ForconScript *script)
{
  const ForconPaperForm form = A4;
  const ForconShipId first = { 1 };
  g_autoptr (GArray) ships = g_array_new (FALSE, FALSE, sizeof (ForconShipId));

  g_array_append_val (ships, first);
  return forcon_cards_folio (script->start, script->rules, ships, FORCON_CARDS_LARGE, &form);
}

static void
test_damage_is_crossed (void)
{
  g_autoptr (ForconScript) script = render_hub ();
  ForconShip *ship = &script->start->ships[0];
  gint hits = g_array_index (script->start->roster->cards, ForconCard, 0).hits;
  g_autofree char *figures = g_strdup_printf ("%d/%d", hits - 2, hits);
  g_autoptr (ForconFolio) whole = card_of_first (script);

  ship->hits = hits - 1;
  g_autoptr (ForconFolio) once = card_of_first (script);

  ship->hits = hits - 2;
  g_autoptr (ForconFolio) twice = card_of_first (script);

  g_assert_cmpuint (paper_count (whole, figures), ==, 0);
  g_assert_cmpuint (paper_count (twice, figures), ==, 1);
  g_assert_cmpuint (ink_of (once), >, ink_of (whole) + 1000);
  g_assert_cmpuint (ink_of (twice), >, ink_of (once) + 1000);
}

/* Each critical crosses one more box of its row */
static void
test_criticals_are_crossed (void)
{
  g_autoptr (ForconScript) script = render_hub ();
  ForconCritical critical = { .id = { 1 }, .ship = { 1 }, .effect = FORCON_CRITICAL_ENGINES };
  g_autoptr (ForconFolio) whole = card_of_first (script);

  g_array_append_val (script->start->criticals, critical);
  g_autoptr (ForconFolio) once = card_of_first (script);

  critical.id.value = 2;
  g_array_append_val (script->start->criticals, critical);
  g_autoptr (ForconFolio) twice = card_of_first (script);

  g_assert_true (paper_says (whole, "engines"));
  g_assert_cmpuint (ink_of (once), >, ink_of (whole) + 1000);
  g_assert_cmpuint (ink_of (twice), >, ink_of (once) + 1000);
}

static void
test_reloading_is_crossed (void)
{
  g_autoptr (ForconScript) script = render_hub ();
  ForconBattle *fleet = script->start;
  guint tube = 0;

  while (g_array_index (g_array_index (fleet->roster->cards, ForconCard, 0).weapons, ForconWeapon, tube).kind
         != FORCON_WEAPON_TORPEDO)
    tube++;
  g_autoptr (ForconFolio) ready = card_of_first (script);

  fleet->ships[0].loading = 1u << tube;
  g_autoptr (ForconFolio) launched = card_of_first (script);

  fleet->ships[0].loading = 0;
  fleet->ships[0].unready = 1u << tube;
  g_autoptr (ForconFolio) loading = card_of_first (script);

  g_assert_cmpuint (ink_of (launched), >, ink_of (ready) + 1000);
  g_assert_cmpuint (ink_of (loading), >, ink_of (launched) + 1000);
}

/* What is lost is struck out, and nothing is written over what is written */
static void
test_hulk_is_struck_out (void)
{
  g_autoptr (ForconScript) script = render_hub ();
  g_autoptr (ForconFolio) whole = card_of_first (script);

  script->start->ships[0].status = FORCON_SHIP_HULK;
  g_autoptr (ForconFolio) hulk = card_of_first (script);

  g_assert_cmpuint (paper_count (hulk, "drifting hulk"), ==, 1);
  g_assert_cmpuint (ink_of (hulk), >, ink_of (whole) + 10000);
  paper_check_texts (hulk);
}

/* F-SHIP-5: all qualities, with the readiness from which on they are meant */
static void
test_crews_are_those_of_the_rules (void)
{
  g_autoptr (ForconScript) script = render_hub ();
  g_autoptr (ForconFolio) folio = card_of_first (script);

  g_assert_cmpuint (paper_count (folio, "1–3: −1"), ==, 1);
  g_assert_cmpuint (paper_count (folio, "7–8: +1"), ==, 1);
  script->rules->crews[FORCON_CREW_GREEN].below = 3;
  script->rules->crews[FORCON_CREW_GREEN].modifier = -4;
  g_autoptr (ForconFolio) other = card_of_first (script);

  g_assert_cmpuint (paper_count (other, "1–2: −4"), ==, 1);
}

/* F-STN-1: a station's card has the station table, an escort's none (F-CRIT-2) */
static void
test_tables_by_class (void)
{
  g_autoptr (ForconScenario) scenario = render_nexus ();
  const ForconBattle *fleet = scenario->campaign->fleet;
  g_autoptr (ForconFolio) folio = cards_of (fleet, scenario->rules, FORCON_CARDS_LARGE, FORCON_PAPER_A4);
  guint stations = 0;
  guint fragile = 0;

  for (guint i = 1; i <= fleet->n_ships; i++)
    {
      const ForconCard *card = forcon_battle_card (fleet, (ForconShipId){ (guint16) i });

      stations += card->type == FORCON_SHIP_TYPE_STATION ? 1 : 0;
      fragile += card->target == FORCON_TARGET_ESCORT && card->type != FORCON_SHIP_TYPE_FRIGATE ? 1 : 0;
    }
  g_assert_cmpuint (stations, >, 0);
  g_assert_cmpuint (paper_count (folio, "2–3"), ==, stations);
  g_assert_cmpuint (paper_count (folio, "Any critical destroys it."), ==, fragile);
}

static void
test_mine_cards (void)
{
  const ForconPaperForm form = A4;
  g_autoptr (ForconScript) script = render_hub ();

  script->rules->mine.cards[FORCON_CHARGE_PLASMA].strength = 77;
  g_autoptr (ForconFolio) folio = forcon_mine_cards_folio (script->rules, 7, &form);
  g_autoptr (ForconFolio) none = forcon_mine_cards_folio (script->rules, 0, &form);

  g_assert_cmpuint (forcon_folio_length (folio), ==, 2);
  g_assert_cmpuint (forcon_folio_length (none), ==, 0);
  g_assert_cmpuint (paper_count (folio, "Plasma mine 7"), ==, 1);
  g_assert_cmpuint (paper_count (folio, "Torpedo mine 1"), ==, 1);
  g_assert_true (paper_says (folio, "firepower 77"));
  paper_check_texts (folio);
  render_check_whole (folio);
}

static void
test_the_same_each_time (void)
{
  g_autoptr (ForconScript) script = render_hub ();
  g_autoptr (ForconFolio) one = cards_of (script->start, script->rules, FORCON_CARDS_COMPACT, FORCON_PAPER_LETTER);
  g_autoptr (ForconFolio) other = cards_of (script->start, script->rules, FORCON_CARDS_COMPACT, FORCON_PAPER_LETTER);

  g_assert_true (paper_is_same (one, other));
}

/* The file that goes to the printer */
static void
test_text_of_the_file (void)
{
  g_autofree char *path = g_test_build_filename (G_TEST_BUILT, "cards.pdf", NULL);
  g_autoptr (ForconScript) script = render_hub ();
  g_autoptr (GError) error = NULL;
  g_autofree char *said = NULL;
  char *name = g_strdup ("Неукротимый");

  g_free (g_array_index (script->start->roster->cards, ForconCard, 0).name);
  g_array_index (script->start->roster->cards, ForconCard, 0).name = name;
  g_autoptr (ForconFolio) folio = cards_of (script->start, script->rules, FORCON_CARDS_COMPACT, FORCON_PAPER_A4);

  g_assert_true (forcon_folio_to_file (folio, path, &error));
  g_assert_no_error (error);
  said = paper_said_of ("pdftotext", path, "-");
  if (said == NULL)
    return;
  g_assert_nonnull (strstr (said, name));
  for (guint i = 1; i <= script->start->n_ships; i++)
    g_assert_nonnull (strstr (said, forcon_battle_card (script->start, (ForconShipId){ (guint16) i })->name));
}

int
main (int argc, char **argv)
{
  setlocale (LC_ALL, "");
  g_test_init (&argc, &argv, NULL);
#define TEST(path, function) g_test_add_func ("/render/cards/" path, function)
  TEST ("each ship has one card", test_each_ship_once);
  TEST ("each ship has one card where names repeat", test_names_that_repeat);
  TEST ("the pages are full", test_pages_are_full);
  TEST ("texts have room", test_texts_have_room);
  TEST ("a crowded card stays on its page (F-SHIP-4)", test_crowded_card);
  TEST ("hits that are lost are crossed", test_damage_is_crossed);
  TEST ("criticals are crossed", test_criticals_are_crossed);
  TEST ("a tube that is loaded is crossed (F-TORP-1)", test_reloading_is_crossed);
  TEST ("a hulk is struck out", test_hulk_is_struck_out);
  TEST ("the crews are those of the rules (F-SHIP-5)", test_crews_are_those_of_the_rules);
  TEST ("a station has its own table, an escort none (F-STN-1, F-CRIT-2)", test_tables_by_class);
  TEST ("mines have numbered cards (F-MINE-2)", test_mine_cards);
  TEST ("the same ships give the same pages", test_the_same_each_time);
  TEST ("names can be read out of the file, Cyrillic too", test_text_of_the_file);
  TEST ("texts have room in Russian", test_texts_have_room_in_russian);
  return g_test_run ();
}
