/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Order sheets before anything is written on them (F-CAMP-4). */
#include <locale.h>
#include <math.h>
#include <string.h>

#include "render/forms/order-blank-private.h"
#include "render/forms/sheet-code.h"
#include "campaign/reading/order-sheet.h"
#include "render/paper/play-papers.h"
#include "forcon-test-campaign.h"
#include "forcon-test-language.h"
#include "base/text.h"
#include "render/drawing/witness.h"
#include "paper-check.h"

static ForconFolio *
blank_on (const TestCampaign *test, ForconPaper paper)
{
  const ForconPaperForm form = { paper, forcon_style_get (FORCON_STYLE_PRINT) };

  return forcon_order_blank_folio (test->campaign, &test->rules, TEST_ADMIRAL_RED, 1, NULL, &form);
}

static const char *const own[]
    = { "squadron-1", "squadron-2", "light-division", "sappers", "landing-force", "bastion" };
static const char *const others[] = { "Green Guard", "Karkas", "Рейдеры", "Gorgon", "Harpy", "Korsar", "Ivy" };

static const char *
name_of (const TestCampaign *test, const char *word)
{
  return forcon_name (forcon_battle_formation_name (test->campaign->fleet, test_formation (test, word)));
}

static void
test_own_formations (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();
  g_autoptr (ForconFolio) folio = blank_on (test, FORCON_PAPER_A4);

  for (guint i = 0; i < G_N_ELEMENTS (own); i++)
    g_assert_cmpuint (paper_count (folio, name_of (test, own[i])), ==, 1);
  g_assert_cmpuint (paper_count (folio, "Σ"), ==, G_N_ELEMENTS (own));
}

static void
test_nothing_of_others (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();
  g_autoptr (ForconFolio) folio = blank_on (test, FORCON_PAPER_A4);

  for (guint i = 0; i < G_N_ELEMENTS (others); i++)
    g_assert_false (paper_says (folio, others[i]));
}

/* Whatever others are and do, the sheet is the same (F-CAMP-8). */
static void
test_twins (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();
  g_autoptr (TestCampaign) twin = test_campaign_new ();
  g_autoptr (ForconFolio) folio = blank_on (test, FORCON_PAPER_A4);
  g_autoptr (ForconFolio) other = NULL;

  test_campaign_add_ship (twin, TEST_ADMIRAL_BLUE,
                          (TestCampaignShip){ "unseen", "Unseen", "karkas", FORCON_SHIP_TYPE_CRUISER, 20, 0, 0, 0 });
  test_post (twin, "karkas")->sector = test_sector (twin, "b2");
  test_post (twin, "raiders")->posture = FORCON_POSTURE_AMBUSH;
  other = blank_on (twin, FORCON_PAPER_A4);
  g_assert_cmpuint (forcon_folio_length (folio), ==, forcon_folio_length (other));
  g_assert_true (paper_is_same (folio, other));
}

static void
assert_understood (const TestCampaign *test, const char *text, ForconFormationId formation, guint lines)
{
  g_autoptr (ForconReadSheet) result = forcon_order_sheet_read (test->campaign, &test->rules, TEST_ADMIRAL_RED, text);
  GPtrArray *read = result->lines;

  g_test_message ("%s", text);
  g_assert_cmpuint (read->len, ==, lines);
  for (guint i = 0; i < read->len; i++)
    {
      const ForconReadLine *line = g_ptr_array_index (read, i);

      g_assert_true (line->state == FORCON_LINE_UNDERSTOOD || line->state == FORCON_LINE_IMPOSSIBLE);
      g_assert_cmpuint (line->formation.value, ==, formation.value);
    }
}

/* What is typed as it stands there is read, without a guess. */
static void
test_names_are_read (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();
  ForconBlank *blank = forcon_blank_new (test->campaign, &test->rules, TEST_ADMIRAL_RED, 1, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (own); i++)
    {
      const ForconBlankBlock *block = &g_array_index (blank->blocks, ForconBlankBlock, i);
      g_autofree char *text = g_strdup_printf ("%s: stay", block->name);

      assert_understood (test, text, test_formation (test, own[i]), 1);
    }
  forcon_blank_unref (blank);
}

/* The last line of the help lists words that want names of ships behind them. */
static void
test_examples_are_read (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();
  ForconBlank *blank = forcon_blank_new (test->campaign, &test->rules, TEST_ADMIRAL_RED, 1, NULL);
  const char *name = g_array_index (blank->blocks, ForconBlankBlock, 0).name;

  for (guint i = 0; i + 1 < blank->help->len; i++)
    {
      g_auto (GStrv) orders = g_strsplit (g_array_index (blank->help, ForconBlankFact, i).text, "; ", -1);

      for (guint j = 0; orders[j] != NULL; j++)
        {
          g_autofree char *text = g_strdup_printf ("%s: %s", name, orders[j]);

          assert_understood (test, text, test_formation (test, own[0]), 1);
        }
    }
  forcon_blank_unref (blank);
}

/* What a ticked box says is read as what it stands for. */
static void
test_boxes_are_read (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();
  ForconBlank *blank = forcon_blank_new (test->campaign, &test->rules, TEST_ADMIRAL_RED, 1, NULL);
  const ForconBlankBlock *block = &g_array_index (blank->blocks, ForconBlankBlock, 0);

  for (guint kind = 0; kind < FORCON_N_BLANK_BOXES; kind++)
    {
      g_assert_cmpuint (block->boxes[kind]->len, >=, 5);
      for (guint i = 0; i < block->boxes[kind]->len; i++)
        {
          g_autofree char *text = g_strdup_printf ("%s: %s", block->name,
                                                   g_array_index (block->boxes[kind], ForconBlankBox, i).text);

          assert_understood (test, text, test_formation (test, own[0]), 1);
        }
    }
  forcon_blank_unref (blank);
}

/* Of the boxes those are ticked that say what holds. */
static void
test_boxes_are_ticked (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();
  ForconInstruction instruction = { .instruction = { 1 }, .formation = test_formation (test, own[0]),
                                    .when = FORCON_WHEN_ALWAYS, .what = FORCON_WHAT_NO_PURSUIT,
                                    .state = FORCON_TASK_STATE_WAITING };
  guint ticked[FORCON_N_BLANK_BOXES] = { 0 };
  ForconBlank *blank;
  const ForconBlankBlock *block;

  test_post (test, own[0])->posture = FORCON_POSTURE_SCREEN;
  g_array_append_val (test->campaign->instructions, instruction);
  blank = forcon_blank_new (test->campaign, &test->rules, TEST_ADMIRAL_RED, 1, NULL);
  block = &g_array_index (blank->blocks, ForconBlankBlock, 0);
  for (guint kind = 0; kind < FORCON_N_BLANK_BOXES; kind++)
    for (guint i = 0; i < block->boxes[kind]->len; i++)
      if (g_array_index (block->boxes[kind], ForconBlankBox, i).holds)
        {
          ticked[kind]++;
          g_assert_cmpstr (g_array_index (block->boxes[kind], ForconBlankBox, i).text, ==,
                           kind == FORCON_BLANK_POSTURES ? "screen" : "no pursuit");
        }
  g_assert_cmpuint (ticked[FORCON_BLANK_POSTURES], ==, 1);
  g_assert_cmpuint (ticked[FORCON_BLANK_INSTRUCTIONS], ==, 1);
  forcon_blank_unref (blank);
}

static void
test_russian_examples (void)
{
  if (!test_speak_russian ())
    return;
  test_boxes_are_read ();
  test_examples_are_read ();
  test_names_are_read ();
}

/* What a help line says an order costs is what the rules say (F-CAMP-3). */
static void
test_costs (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();
  g_autoptr (ForconFolio) folio = NULL;

  test->rules.campaign.move_halves = 7;
  test->rules.campaign.light_move_halves = 5;
  folio = blank_on (test, FORCON_PAPER_A4);
  g_assert_true (paper_says (folio, "7, light ships 5"));
  g_assert_true (paper_says (folio, "B1, A2, C2, B3 – 7 each"));
  g_assert_true (paper_says (folio, "5 each"));
}

/* F-STN-1 */
static void
test_station (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();
  g_autoptr (ForconFolio) folio = blank_on (test, FORCON_PAPER_A4);

  g_assert_cmpuint (paper_count (folio, "nowhere: it has a station"), ==, 1);
}

static void
test_state (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();
  ForconPost *post = test_post (test, "squadron-1");
  g_autoptr (ForconFolio) folio = NULL;

  post->posture = FORCON_POSTURE_SCREEN;
  post->bound_for = test_sector (test, "b3");
  post->spent = 1;
  folio = blank_on (test, FORCON_PAPER_A4);
  g_assert_true (paper_says (folio, "B2, on the way to B3 (1 spent)"));
  g_assert_true (paper_says (folio, "Grozny (battleship)"));
  g_assert_true (paper_says (folio, "3: Grozny, Smely, Bravy"));
  g_assert_true (paper_says (folio, "screen"));
}

static void
test_waiting_ships (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();
  g_autoptr (ForconFolio) folio = blank_on (test, FORCON_PAPER_A4);

  g_assert_true (paper_says (folio, "2: Орёл (destroyer), Сокол (destroyer)"));
}

/* Who has no ship in action can be told nothing. */
static void
test_lost_formation (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();
  g_autoptr (ForconFolio) folio = NULL;

  test->campaign->fleet->ships[test_fleet_ship (test, "station-bastion").value - 1].status = FORCON_SHIP_DESTROYED;
  folio = blank_on (test, FORCON_PAPER_A4);
  g_assert_cmpuint (paper_count (folio, "Bastion"), ==, 0);
  g_assert_cmpuint (paper_count (folio, "Sappers") + paper_count (folio, "Сапёры"), ==, 1);
}

/* A fleet of many formations, with names as long as they can be. */
static void
add_many (TestCampaign *test)
{
  for (guint i = 0; i < 14; i++)
    {
      g_autofree char *word = g_strdup_printf ("many-%u", i);
      g_autofree char *name = g_strnfill (150 + i, 'W');

      forcon_campaign_add_formation (test->campaign, word, name, TEST_ADMIRAL_RED, test_sector (test, "b2"));
      for (guint j = 0; j < 6; j++)
        {
          g_autofree char *ship = g_strdup_printf ("%s-%u", word, j);

          test_campaign_add_ship (test, TEST_ADMIRAL_RED,
                                  (TestCampaignShip){ ship, name, word, FORCON_SHIP_TYPE_CRUISER, 20, 0, 0, 0 });
        }
    }
}

static void
assert_whole (const ForconFolio *folio)
{
  for (guint page = 0; page < forcon_folio_length (folio); page++)
    {
      g_autoptr (GArray) written = forcon_folio_written (folio, page);

      for (guint i = 0; i < written->len; i++)
        if (g_array_index (written, ForconWritten, i).shortened)
          g_test_fail_printf ("“%s” is shortened", g_array_index (written, ForconWritten, i).text);
    }
}

static void
test_pages (gconstpointer paper)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();
  g_autoptr (ForconFolio) usual = blank_on (test, (ForconPaper) GPOINTER_TO_INT (paper));
  g_autoptr (ForconFolio) many = NULL;

  paper_check_texts (usual);
  g_assert_cmpuint (forcon_folio_length (usual), ==, 2);
  assert_whole (usual);
  add_many (test);
  many = blank_on (test, (ForconPaper) GPOINTER_TO_INT (paper));
  paper_check_texts (many);
  g_assert_cmpuint (paper_count (many, "Σ"), ==, G_N_ELEMENTS (own) + 14);
  g_assert_cmpuint (forcon_folio_length (many), <=, 6);
}

static gboolean
is_dark (cairo_surface_t *surface, int x, int y)
{
  const guint8 *row = cairo_image_surface_get_data (surface) + y * cairo_image_surface_get_stride (surface);

  return (((const guint32 *) (gconstpointer) row)[x] & 0xff) < 0xc0;
}

/* Fine lines where nothing else is, ten dots to the millimetre; between blocks they are nearer or farther. */
static void
test_room_to_write (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();
  g_autoptr (ForconFolio) folio = blank_on (test, FORCON_PAPER_A4);
  cairo_surface_t *surface = paper_render (folio, 0, 254);
  int last = 0, lines = 0, x = 1000;

  for (int y = 500; y < 2500; y++)
    {
      if (!is_dark (surface, x, y) || is_dark (surface, x, y - 3) || is_dark (surface, x, y + 3))
        continue;
      if (y - last > 60 && y - last < 110)
        {
          g_assert_cmpint (ABS (y - last - (int) lround (FORCON_BLANK_LINE * 10)), <=, 2);
          lines++;
        }
      last = y;
    }
  g_assert_cmpint (lines, >=, 8);
  g_assert_cmpfloat (FORCON_BLANK_LINE, >=, 8);
  g_assert_cmpfloat (FORCON_BLANK_LINE, <=, 9);
  cairo_surface_destroy (surface);
}

/* F-CAMP-13: what holds until something else is said, of own formations only */
static void
test_instructions (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();
  ForconInstruction instruction = { .instruction = { 7 }, .state = FORCON_TASK_STATE_WAITING,
                                    .formation = test_formation (test, "squadron-1"), .when = FORCON_WHEN_MEETS,
                                    .what = FORCON_WHAT_AVOID };
  ForconInstruction dropped = { .instruction = { 8 }, .state = FORCON_TASK_STATE_DROPPED,
                                .formation = test_formation (test, "squadron-1"), .what = FORCON_WHAT_NEVER_RAM };

  g_array_append_val (test->campaign->instructions, instruction);
  g_array_append_val (test->campaign->instructions, dropped);
  g_autoptr (ForconFolio) folio = blank_on (test, FORCON_PAPER_A4);

  g_assert_true (paper_says (folio, "If it meets an enemy: avoid battle"));
  g_assert_false (paper_says (folio, "never ram"));
}

/* What tells the campaign from others of its name. */
#define MARK "5D41402A"

/* Returns: what came of reading a code, by a campaign without a past */
static ForconSheetCode
read_code (const TestCampaign *test, const char *mark, const char *code, ForconSideId *admiral)
{
  g_autoptr (ForconChronicle) chronicle = forcon_chronicle_new (test->campaign, &test->rules);
  g_autoptr (GPtrArray) pasts = forcon_chronicle_admiral_pasts (chronicle);
  gint phase = -1;
  ForconSheetCode read = forcon_sheet_code_read (test->campaign, mark, pasts, code, admiral, &phase);

  if (read == FORCON_SHEET_CODE_OURS)
    g_assert_cmpint (phase, ==, 3);
  return read;
}

static void
test_code (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();
  g_autofree char *code = forcon_sheet_code (test->campaign, MARK, TEST_ADMIRAL_BLUE, 3);
  ForconSideId admiral = FORCON_NO_SIDE;

  g_assert_cmpint (read_code (test, MARK, code, &admiral), ==, FORCON_SHEET_CODE_OURS);
  g_assert_true (FORCON_ID_EQUAL (admiral, TEST_ADMIRAL_BLUE));
  g_assert_cmpint (read_code (test, "00000000", code, &admiral), ==, FORCON_SHEET_CODE_NAMESAKE);
  /* Of no more than 38 letters, so that it is a small code. */
  g_assert_cmpuint (strlen (code), <=, 37);
}

static void
test_first_form (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();
  g_autofree char *code = forcon_sheet_code (test->campaign, NULL, TEST_ADMIRAL_BLUE, 3);
  ForconSideId admiral = FORCON_NO_SIDE;

  g_assert_true (g_str_has_prefix (code, "FORCON 1 "));
  g_assert_cmpint (read_code (test, MARK, code, &admiral), ==, FORCON_SHEET_CODE_OURS);
  g_assert_true (FORCON_ID_EQUAL (admiral, TEST_ADMIRAL_BLUE));
}

static void
test_foreign_codes (void)
{
  static const char *const foreign[] = { "FORCON 1 00000000 3 2", "FORCON 1 00000000 3 1",
                                        "FORCON 2 00000000 00000000 3 2 1A2B" };
  static const char *const garbage[] = { "", "https://example.org/", "FORCON 1 00000000 3", "FORCON 2 00000000 3 2",
                                        "FORCON 1 00000000 -1 2", "FORCON 1 00000000 3 0", "FORCON 1 00000000 3 2 4",
                                        "FORCON 1 00000000 99999999999999999999 1", "FORCON 2 00000000 00000000 3 2",
                                        "FORCON 3 00000000 00000000 3 2 1A2B", "FORCON 2 00000000 00000000 x 2 1A2B" };
  g_autoptr (TestCampaign) test = test_campaign_new ();
  ForconSideId admiral;

  for (guint i = 0; i < G_N_ELEMENTS (foreign); i++)
    g_assert_cmpint (read_code (test, MARK, foreign[i], &admiral), ==, FORCON_SHEET_CODE_FOREIGN);
  for (guint i = 0; i < G_N_ELEMENTS (garbage); i++)
    g_assert_cmpint (read_code (test, MARK, garbage[i], &admiral), ==, FORCON_SHEET_CODE_NONE);
}

int
main (int argc, char **argv)
{
  setlocale (LC_ALL, "");
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/render/order-blank/F-CAMP-13 what a box says is read", test_boxes_are_read);
  g_test_add_func ("/render/order-blank/what holds is ticked", test_boxes_are_ticked);
  g_test_add_func ("/render/order-blank/each own formation stands on it once", test_own_formations);
  g_test_add_func ("/render/order-blank/nothing of garbage stands on it (F-CAMP-8)", test_nothing_of_others);
  g_test_add_func ("/render/order-blank/what garbage do does not change it (F-CAMP-8)", test_twins);
  g_test_add_func ("/render/order-blank/its names are read as they stand there (F-CAMP-4)", test_names_are_read);
  g_test_add_func ("/render/order-blank/its examples are read (F-CAMP-4)", test_examples_are_read);
  g_test_add_func ("/render/order-blank/it tells what orders cost (F-CAMP-3)", test_costs);
  g_test_add_func ("/render/order-blank/what has a station cannot move (F-STN-1)", test_station);
  g_test_add_func ("/render/order-blank/it tells where a formation is and what it is at", test_state);
  g_test_add_func ("/render/order-blank/it tells what holds (F-CAMP-13)", test_instructions);
  g_test_add_func ("/render/order-blank/ships that wait for a formation have lines (F-CAMP-12)", test_waiting_ships);
  g_test_add_func ("/render/order-blank/a formation that is lost has none", test_lost_formation);
  g_test_add_data_func ("/render/order-blank/all texts have room on A4", GINT_TO_POINTER (FORCON_PAPER_A4), test_pages);
  g_test_add_data_func ("/render/order-blank/all texts have room on letter paper",
                        GINT_TO_POINTER (FORCON_PAPER_LETTER), test_pages);
  g_test_add_func ("/render/order-blank/lines are as far apart as a pencil needs", test_room_to_write);
  g_test_add_func ("/render/order-blank/in Russian/its examples are read (F-CAMP-4)", test_russian_examples);
  g_test_add_data_func ("/render/order-blank/in Russian/all texts have room on A4", GINT_TO_POINTER (FORCON_PAPER_A4),
                        test_pages);
  g_test_add_func ("/render/order-blank/its code says whose it is and for which phase", test_code);
  g_test_add_func ("/render/order-blank/a code of the first form is read by the campaign's name", test_first_form);
  g_test_add_func ("/render/order-blank/codes of others are told from ours", test_foreign_codes);
  return g_test_run ();
}
