/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "campaign-sample.h"

#include "report/campaign/campaign-sentences.h"

#include "forcon-test-language.h"

#include <locale.h>
#include <string.h>

#define REFUSED(test, expected, ...) assert_campaign_refused (test, (ForconCampaignVerdict){ __VA_ARGS__ }, expected)

static void
assert_all_told (const TestCampaign *test)
{
  for (ForconProblem problem = FORCON_PROBLEM_NONE + 1; problem < FORCON_N_PROBLEM; problem++)
    {
      ForconCampaignVerdict bare = { .kind = problem, .battle = { .kind = FORCON_VERDICT_ALREADY_MOVED } };
      ForconCampaignVerdict full = { .kind = problem, .admiral = { 1 }, .formation = { 1 }, .ship = { 1 },
                                     .sector = { 1 }, .other = { 2 }, .clash = { 1 }, .meeting = { 1 }, .actual = 7,
                                     .needed = 5, .least = 1, .most = 9, .text = "Vor",
                                     .request = { .count = 2 }, .battle = { .kind = FORCON_VERDICT_ALREADY_MOVED } };
      g_autofree char *first = forcon_campaign_refusal (test->campaign, &bare);
      g_autofree char *second = forcon_campaign_refusal (test->campaign, &full);

      if (first == NULL || second == NULL || strpbrk (first, "%\n") != NULL || strpbrk (second, "%\n") != NULL
          || g_str_has_suffix (first, ".") || strstr (second, "(null)") != NULL)
        g_test_fail_printf ("%s: %s / %s", forcon_problem_to_word (problem), first, second);
    }
}

static void
test_every_problem (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();
  ForconCampaignVerdict none = { .kind = FORCON_PROBLEM_NONE };

  assert_all_told (test);
  g_assert_null (forcon_campaign_refusal (test->campaign, &none));
}

/* F-CAMP-3 */
static void
test_neighbours (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();

  REFUSED (test, "2-я эскадра is in B3, and A1 is not next to it; the sectors next to it: B2, A3, C3, B4 (F-CAMP-3)",
           .kind = FORCON_PROBLEM_NOT_NEIGHBOURS, .formation = test_formation (test, "squadron-2"),
           .sector = test_sector (test, "b3"), .other = test_sector (test, "a1"));
}

/* F-CAMP-4 */
static void
test_ways (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();

  REFUSED (test, "Squadron 1: the way from B2 to C1 has to be chosen – by way of C2: 4 half-phases; by way of B1: 4 "
                 "half-phases (enemy: B1; mines: B1); by way of A2, A1 and B1: 8 half-phases (hazard: A2 and A1) "
                 "(F-CAMP-4)",
           .kind = FORCON_PROBLEM_SEVERAL_WAYS, .formation = test_formation (test, "squadron-1"),
           .sector = test_sector (test, "b2"), .other = test_sector (test, "c1"),
           .text = "c2 c1 4, b1!enemy!mines c1 4, a2!hazard a1!hazard b1 c1 8");
  REFUSED (test, "Squadron 1: no way of at most 16 moves leads from B2 to C1 (F-CAMP-4)",
           .kind = FORCON_PROBLEM_NO_WAY, .formation = test_formation (test, "squadron-1"),
           .sector = test_sector (test, "b2"), .other = test_sector (test, "c1"), .needed = 16);
}

/* F-CAMP-4 */
static void
test_figures (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();
  ForconFormationId sappers = test_formation (test, "sappers");

  REFUSED (test, "Сапёры is to lay more mines than it has: wanted 9, aboard 6 (F-MINE-1)",
           .kind = FORCON_PROBLEM_NO_MINES, .formation = sappers, .actual = 6, .needed = 9);
  REFUSED (test, "Сапёры is to land more troops than it has: wanted 9, aboard 0 (F-END-6)",
           .kind = FORCON_PROBLEM_NO_TROOPS, .formation = sappers, .actual = 0, .needed = 9);
  REFUSED (test, "Сапёры has too little time: its orders need 3 half-phases, a phase has 2 half-phases (F-CAMP-4)",
           .kind = FORCON_PROBLEM_NO_TIME_LEFT, .formation = sappers, .actual = 3, .needed = 2);
  REFUSED (test, "Bastion cannot move: the station Bastion Station belongs to it (F-STN-1)",
           .kind = FORCON_PROBLEM_CANNOT_MOVE, .formation = test_formation (test, "bastion"),
           .ship = test_fleet_ship (test, "station-bastion"));
  REFUSED (test, "Karkas takes its orders from somebody else: Blue (F-CAMP-4)", .kind = FORCON_PROBLEM_NOT_YOURS,
           .formation = test_formation (test, "karkas"), .admiral = TEST_ADMIRAL_BLUE);
  REFUSED (test, "Karkas is not to be found in A1 (F-CAMP-4)", .kind = FORCON_PROBLEM_NOT_THERE,
           .formation = test_formation (test, "karkas"), .sector = test_sector (test, "a1"));
  REFUSED (test, "Grozny is in A1, but should be in B2 for this (F-FORM-3)", .kind = FORCON_PROBLEM_NOT_TOGETHER,
           .ship = test_fleet_ship (test, "grozny"), .sector = test_sector (test, "a1"),
           .other = test_sector (test, "b2"));
}

/* F-CAMP-6 */
static void
test_open_things (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();
  ForconClash clash = { .clash = { 5 }, .sector = test_sector (test, "b3") };

  g_array_append_val (test->campaign->clashes, clash);
  REFUSED (test, "Clashes are still open: 2, first of all: clash (B3) (F-CAMP-6)", .kind = FORCON_PROBLEM_CLASHES_OPEN,
           .actual = 2, .clash = clash.clash);
  REFUSED (test, "Karkas is engaged: clash (B3) (F-CAMP-6)", .kind = FORCON_PROBLEM_ENGAGED, .clash = clash.clash,
           .formation = test_formation (test, "karkas"));
}

/* F-FORM-1 */
static void
test_no_ships (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();
  ForconFormationId karkas = test_formation (test, "karkas");
  ForconBattle *fleet = test->campaign->fleet;

  REFUSED (test, "It is not said which ships are meant (F-FORM-1)", .kind = FORCON_PROBLEM_NO_SHIPS,
           .formation = karkas);
  for (guint i = 0; i < fleet->n_ships; i++)
    if (FORCON_ID_EQUAL (fleet->ships[i].formation, karkas))
      fleet->ships[i].status = FORCON_SHIP_DESTROYED;
  REFUSED (test, "Karkas has no ships left (F-FORM-1)", .kind = FORCON_PROBLEM_NO_SHIPS, .formation = karkas);
}

static void
test_dice (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();

  REFUSED (test, "Dice are needed: Grozny, detection: who seeks: 1 die", .kind = FORCON_PROBLEM_NEEDS_DICE,
           .request = { FORCON_PURPOSE_DETECTION_SEEKER, test_fleet_ship (test, "grozny"), 1, 0, 0 });
}

/* F-CAMP-12 */
static void
test_lacks (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();
  ForconLack unformed = { TEST_ADMIRAL_RED, FORCON_PROBLEM_UNFORMED, FORCON_NO_FORMATION,
                          test_fleet_ship (test, "sokol") };
  ForconLack crowd = { TEST_ADMIRAL_RED, FORCON_PROBLEM_TOO_MANY_SHIPS, test_formation (test, "squadron-1"),
                       FORCON_NO_SHIP };
  g_autofree char *first = forcon_campaign_sentence_of_lack (test->campaign, &unformed);
  g_autofree char *second = forcon_campaign_sentence_of_lack (test->campaign, &crowd);

  g_assert_cmpstr (first, ==, "Red: Сокол belongs to no formation yet: put it into one (F-CAMP-12)");
  g_assert_cmpstr (second, ==,
                   "Red: Squadron 1 has too many capital ships or escorts for one formation, ships in all: 3 (F-FORM-1)");
}

static void
test_hostile_names (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();

  REFUSED (test, "There is no formation “a\\x1bb\\u202ec” (F-CAMP-4)", .kind = FORCON_PROBLEM_UNKNOWN_FORMATION,
           .text = "a\x1b" "b\xe2\x80\xae" "c");
}

static void
test_russian (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();

  if (!test_speak_russian ())
    return;
  assert_all_told (test);
  REFUSED (test, "Соединение «2-я эскадра» в секторе B3, и сектор A1 с ним не граничит; соседние секторы: B2, A3, C3, B4 "
                 "(F-CAMP-3)",
           .kind = FORCON_PROBLEM_NOT_NEIGHBOURS, .formation = test_formation (test, "squadron-2"),
           .sector = test_sector (test, "b3"), .other = test_sector (test, "a1"));
}

int
main (int argc, char **argv)
{
  setlocale (LC_ALL, "");
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/report/campaign/problems/every problem is told", test_every_problem);
  g_test_add_func ("/report/campaign/problems/F-CAMP-3 who cannot go there reads where to", test_neighbours);
  g_test_add_func ("/report/campaign/problems/F-CAMP-4 the ways to choose from are told", test_ways);
  g_test_add_func ("/report/campaign/problems/F-CAMP-4 problems tell their figures", test_figures);
  g_test_add_func ("/report/campaign/problems/F-CAMP-6 what is open is named", test_open_things);
  g_test_add_func ("/report/campaign/problems/F-FORM-1 without ships is what has lost them, not what named none",
                   test_no_ships);
  g_test_add_func ("/report/campaign/problems/dice are asked for by name", test_dice);
  g_test_add_func ("/report/campaign/problems/F-CAMP-12 what is missing is told to whose it is", test_lacks);
  g_test_add_func ("/report/campaign/problems/names do nothing to a terminal", test_hostile_names);
  g_test_add_func ("/report/campaign/problems/every problem is told in Russian", test_russian);
  return g_test_run ();
}
