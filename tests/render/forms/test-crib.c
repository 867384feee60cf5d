/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The tables of the rules on one page. */
#include <libintl.h>
#include <locale.h>
#include <string.h>

#include "render/forms/crib-private.h"
#include "render/paper/play-papers.h"
#include "forcon-test-language.h"
#include "forcon-test-rules.h"
#include "render/drawing/witness.h"
#include "paper-check.h"

/* Points: nothing is smaller. A line is so much higher than its letters. */
#define LEAST 6.5
#define LINE_OF_LETTERS 1.15

static ForconFolio *
crib_of (const ForconRules *rules, ForconCribLanguage language, ForconPaper paper)
{
  const ForconPaperForm form = { paper, forcon_style_get (FORCON_STYLE_PRINT) };

  return forcon_crib_folio (rules, language, &form);
}

static gboolean
has_russian (void)
{
  const char *folder = g_getenv ("FORCON_LOCALE_DIR");
  g_autofree char *path
      = g_build_filename (folder == NULL ? "" : folder, "ru", "LC_MESSAGES", GETTEXT_PACKAGE ".mo", NULL);

  if (g_file_test (path, G_FILE_TEST_EXISTS))
    return TRUE;
  g_test_skip ("needs the Russian translation");
  return FALSE;
}

static void
check_page (ForconCribLanguage language, ForconPaper paper)
{
  g_autoptr (ForconFolio) folio = crib_of (forcon_test_rules (), language, paper);
  g_autoptr (GArray) written = forcon_folio_written (folio, 0);

  g_assert_cmpuint (forcon_folio_length (folio), ==, 1);
  paper_check_texts (folio);
  for (guint i = 0; i < written->len; i++)
    {
      const ForconWritten *one = &g_array_index (written, ForconWritten, i);

      if (one->shortened)
        g_test_fail_printf ("“%s” is shortened", one->text);
      g_assert_cmpfloat (one->height, >=, LEAST * LINE_OF_LETTERS);
    }
}

static void
test_one_page (gconstpointer paper)
{
  if (!has_russian ())
    return;
  check_page (FORCON_CRIB_BOTH, (ForconPaper) GPOINTER_TO_INT (paper));
  check_page (FORCON_CRIB_ENGLISH, (ForconPaper) GPOINTER_TO_INT (paper));
  check_page (FORCON_CRIB_RUSSIAN, (ForconPaper) GPOINTER_TO_INT (paper));
}

static void
test_languages (void)
{
  g_autoptr (ForconFolio) both = crib_of (forcon_test_rules (), FORCON_CRIB_BOTH, FORCON_PAPER_A4);
  g_autoptr (ForconFolio) english = crib_of (forcon_test_rules (), FORCON_CRIB_ENGLISH, FORCON_PAPER_A4);
  g_autoptr (ForconFolio) russian = crib_of (forcon_test_rules (), FORCON_CRIB_RUSSIAN, FORCON_PAPER_A4);

  if (!has_russian ())
    return;
  g_assert_cmpuint (paper_count (both, "Torpedoes"), ==, 1);
  g_assert_cmpuint (paper_count (both, "Торпеды"), ==, 1);
  g_assert_cmpuint (paper_count (english, "Торпеды"), ==, 0);
  g_assert_cmpuint (paper_count (russian, "Торпеды"), ==, 1);
  g_assert_cmpuint (paper_count (russian, "Torpedoes"), ==, 0);
}

/* The left end of a text. */
static double
place_of (const ForconFolio *folio, const char *text)
{
  g_autoptr (GArray) written = forcon_folio_written (folio, 0);

  for (guint i = 0; i < written->len; i++)
    if (g_str_equal (g_array_index (written, ForconWritten, i).text, text))
      return g_array_index (written, ForconWritten, i).x;
  g_assert_not_reached ();
}

static void
test_own_language_first (void)
{
  g_autoptr (ForconFolio) folio = NULL;

  if (!has_russian ())
    return;
  folio = crib_of (forcon_test_rules (), FORCON_CRIB_BOTH, FORCON_PAPER_A4);
  g_assert_cmpfloat (place_of (folio, "Torpedoes"), <, place_of (folio, "Торпеды"));
}

static void
test_russian_first (void)
{
  g_autoptr (ForconFolio) folio = NULL;

  if (!has_russian () || !test_speak_russian ())
    return;
  folio = crib_of (forcon_test_rules (), FORCON_CRIB_BOTH, FORCON_PAPER_A4);
  g_assert_cmpfloat (place_of (folio, "Torpedoes"), >, place_of (folio, "Торпеды"));
  check_page (FORCON_CRIB_BOTH, FORCON_PAPER_A4);
  check_page (FORCON_CRIB_BOTH, FORCON_PAPER_LETTER);
}

static void
test_tables (void)
{
  g_autoptr (ForconFolio) folio = crib_of (forcon_test_rules (), FORCON_CRIB_ENGLISH, FORCON_PAPER_A4);

  g_assert_true (paper_says (folio, "superstructure, readiness −d3, EW attack −d3"));
  g_assert_true (paper_says (folio, "centre deck, speed −10 cm"));
  g_assert_true (paper_says (folio, "plasma drive: 3d6 cm, dice: hits × 1/2, 4+"));
  g_assert_cmpuint (paper_count (folio, "9–11"), ==, 1);
  g_assert_true (paper_says (folio, "destroyer, transport, supply ship, tug, merchant"));
  g_assert_true (paper_says (folio, "attacker: Dendarii, Cetaganda"));
}

/* Numbers that stand on it, with what each makes it say: those of no rule of ours. */
static const struct {
  gsize place;
  gint value;
  const char *said;
} numbers[] = {
#define NUMBER(member, value, said)                                                                                    \
  {                                                                                                                    \
    G_STRUCT_OFFSET (ForconRules, member), value, said                                                                 \
  }
  NUMBER (gunnery[7][2], 91, "91"),
  NUMBER (gunnery[20][4], 92, "92"),
  NUMBER (shift_near, -93, "−93"),
  NUMBER (shift_far, 94, "+94"),
  NUMBER (shift_marker, 95, "+95"),
  NUMBER (near.denominator, 96, "1/96"),
  NUMBER (destructor_hit, 97, "97+"),
  NUMBER (destructor_critical, 98, "98+"),
  NUMBER (critical, 99, "99+"),
  NUMBER (crews[FORCON_CREW_VETERAN].modifier, 81, "+81"),
  NUMBER (crews[FORCON_CREW_GREEN].target_check, -82, "−82"),
  NUMBER (crews[FORCON_CREW_ELITE].repairs, 83, "83"),
  NUMBER (damage_readiness, -84, "−84"),
  NUMBER (course_correction_factor, 85, "×85"),
  NUMBER (full_ahead.count, 86, "+86d6"),
  NUMBER (brace_factor, 87, "×87"),
  NUMBER (special_save, 88, "88+"),
  NUMBER (ship_types[FORCON_SHIP_TYPE_MONITOR].diameter, 8900, "89"),
  NUMBER (ship_types[FORCON_SHIP_TYPE_BATTLESHIP].turn_fraction.denominator, 71, "3/71"),
  NUMBER (criticals[FORCON_CRITICAL_CENTRE_DECK].speed, 7200, "speed −72 cm"),
  NUMBER (criticals[FORCON_CRITICAL_BRIDGE].readiness.bonus, 73, "readiness −73"),
  NUMBER (criticals[FORCON_CRITICAL_REACTOR].strain, 74, "74+ ✱"),
  NUMBER (criticals[FORCON_CRITICAL_HULL].extra.count, 75, "+75d3"),
  NUMBER (catastrophes[FORCON_CATASTROPHE_DRIFTING_HULK].blast_markers, 76, "marker +76"),
  NUMBER (catastrophes[FORCON_CATASTROPHE_BURNING_HULK].drift.count, 77, "drifts 77d6 cm"),
  NUMBER (catastrophes[FORCON_CATASTROPHE_NECKLIN_DRIVE].radius.count, 78, "78d6 cm"),
  NUMBER (explosion_hit, 79, "79+"),
  NUMBER (torpedo.run, 61, "61"),
  NUMBER (torpedo.turn, 620, "62°"),
  NUMBER (torpedo.reach, 6300, "63"),
  NUMBER (torpedo.turret, 64, "64+"),
  NUMBER (torpedo.marker, 65, "65+"),
  NUMBER (torpedo.armour, 66, "66"),
  NUMBER (columns[FORCON_TARGET_TORPEDOES][FORCON_ASPECT_ANY], 3, "armour under fire, column 3"),
  NUMBER (mine.cards[FORCON_CHARGE_PLASMA].strength, 67, "fire 67"),
  NUMBER (mine.cards[FORCON_CHARGE_TORPEDO].range, 6800, "68"),
  NUMBER (mine.drone_reach, 6900, "69"),
  NUMBER (mine.sweep_speed, 5100, "51"),
  NUMBER (options.sweeper_dice, 52, "52d6 ≤"),
  NUMBER (options.station_dice, 53, "53d6"),
  NUMBER (options.boarding_rounds, 54, "54"),
  NUMBER (boarding.struck_hits, 55, "lost 55+ hits"),
  NUMBER (boarding.crippled, -56, "−56"),
  NUMBER (boarding.ratios[3], 57, "+57"),
  NUMBER (boarding.nations[0].strength, 58, "+58"),
  NUMBER (boarding.captor_loss.denominator, 59, "1/59"),
  NUMBER (ram.dice_larger, 41, "41d6 ≤"),
  NUMBER (ram.return_share.denominator, 42, "1/42"),
  NUMBER (campaign.ambush, 43, "+43"),
  NUMBER (campaign.move_halves, 44, "44"),
  NUMBER (campaign.light_speed, 4500, "over 45 cm"),
  NUMBER (fire_damage, 46, "46"),
  NUMBER (orbit.crash_hit, 47, "47+"),
  NUMBER (formation.escorts, 48, "48"),
  NUMBER (formation.succession, 49, "readiness +49"),
};

/* All that stands on the English crib, before it is on a page. */
static char *
text_of (const ForconRules *rules)
{
  const ForconCatalogue *const english[] = { NULL };
  ForconCrib *crib = forcon_crib_new (rules, english, 1);
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < crib->sections->len; i++)
    {
      const GArray *rows = g_array_index (crib->sections, ForconCribSection, i).rows;

      for (guint j = 0; j < rows->len; j++)
        {
          const ForconCribRow *row = &g_array_index (rows, ForconCribRow, j);

          for (guint k = 0; k < FORCON_CRIB_FIGURES; k++)
            g_string_append_printf (text, "%s ", row->figures[k] == NULL ? "" : row->figures[k]);
          g_string_append_printf (text, "%s\n", row->texts[0] == NULL ? "" : row->texts[0]);
        }
    }
  forcon_crib_unref (crib);
  return g_string_free (text, FALSE);
}

static void
test_numbers (void)
{
  g_autofree char *was = text_of (forcon_test_rules ());

  for (guint i = 0; i < G_N_ELEMENTS (numbers); i++)
    {
      ForconRules rules = *forcon_test_rules ();
      g_autofree char *is = NULL;

      memcpy ((char *) &rules + numbers[i].place, &numbers[i].value, sizeof (gint));
      is = text_of (&rules);
      if (strstr (was, numbers[i].said) != NULL || strstr (is, numbers[i].said) == NULL)
        g_test_fail_printf ("“%s” does not follow from the rules", numbers[i].said);
    }
}

/* What is made of the rules is what stands on the page. */
static void
test_all_is_on_the_page (void)
{
  g_autoptr (ForconFolio) folio = crib_of (forcon_test_rules (), FORCON_CRIB_ENGLISH, FORCON_PAPER_A4);
  const ForconCatalogue *const english[] = { NULL };
  ForconCrib *crib = forcon_crib_new (forcon_test_rules (), english, 1);
  g_autofree char *page = forcon_folio_text (folio);

  for (guint i = 0; i < crib->sections->len; i++)
    {
      const ForconCribSection *section = &g_array_index (crib->sections, ForconCribSection, i);

      g_assert_nonnull (strstr (page, section->headings[0]));
      for (guint j = 0; j < section->rows->len; j++)
        {
          const char *text = g_array_index (section->rows, ForconCribRow, j).texts[0];

          g_assert_true (text == NULL || strstr (page, text) != NULL);
        }
    }
  forcon_crib_unref (crib);
}

/* The rulings that a master may decide otherwise (section 15). */
static void
test_options (void)
{
  ForconRules rules = *forcon_test_rules ();
  g_autoptr (ForconFolio) folio = NULL;

  rules.options.shields_after_armour = rules.options.repair_at_most = rules.options.detection_ties_found = TRUE;
  rules.options.orders_readiness_check = rules.options.markers_all = TRUE;
  folio = crib_of (&rules, FORCON_CRIB_ENGLISH, FORCON_PAPER_A4);
  g_assert_true (paper_says (folio, "armour: hit, then the shields"));
  g_assert_true (paper_says (folio, "2d6 ≤"));
  g_assert_true (paper_says (folio, "check for each of these"));
  g_assert_true (paper_says (folio, "all markers are taken off"));
}

/* Tables of a hundred rows go on another page; none is lost. */
static void
test_long_tables (void)
{
  ForconRules rules = *forcon_test_rules ();
  g_autoptr (ForconFolio) folio = NULL;

  rules.gunnery_rows = FORCON_GUNNERY_ROWS_MAX;
  rules.gunnery[FORCON_GUNNERY_ROWS_MAX][0] = 777;
  folio = crib_of (&rules, FORCON_CRIB_ENGLISH, FORCON_PAPER_A4);
  g_assert_true (paper_says (folio, "777"));
  paper_check_texts (folio);
}

int
main (int argc, char **argv)
{
  setlocale (LC_ALL, "");
  g_test_init (&argc, &argv, NULL);
  bindtextdomain (GETTEXT_PACKAGE, g_getenv ("FORCON_LOCALE_DIR"));
  g_test_add_data_func ("/render/crib/all tables have room on one page of A4", GINT_TO_POINTER (FORCON_PAPER_A4),
                        test_one_page);
  g_test_add_data_func ("/render/crib/all tables have room on one page of letter paper",
                        GINT_TO_POINTER (FORCON_PAPER_LETTER), test_one_page);
  g_test_add_func ("/render/crib/it is in both languages, or in one", test_languages);
  g_test_add_func ("/render/crib/the user's own language comes first", test_own_language_first);
  g_test_add_func ("/render/crib/rows of tables that mean the same are one", test_tables);
  g_test_add_func ("/render/crib/each number is that of the rules", test_numbers);
  g_test_add_func ("/render/crib/all of it stands on the page", test_all_is_on_the_page);
  g_test_add_func ("/render/crib/it follows the options of the rules", test_options);
  g_test_add_func ("/render/crib/longer tables lose no row", test_long_tables);
  g_test_add_func ("/render/crib/in Russian/Russian comes first", test_russian_first);
  return g_test_run ();
}
