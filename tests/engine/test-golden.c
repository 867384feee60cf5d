/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * Whole battles whose every die and step is known: the numbers below hold on every machine, with every compiler and at
 * every optimisation level. The builds of .ci/run all test the same numbers.
 *
 * Regenerate after a change that is meant to change battles: run this test with FORCON_GOLDEN=print in the environment;
 * it prints the table below as it is now.
 */
#include "engine/decision/journal.h"

#include "forcon-test-captain.h"
#include "forcon-test-fleets.h"
#include "forcon-test-rules.h"

#define N_ROUNDS 6
#define N_SHIPS 16
#define N_COMMANDS_MOST 2000

/* What came of a battle: commands and dice, and the hash of the state, when so many rounds were over. */
typedef struct {
  guint64 seed;
  guint n_sides;
  guint n_commands;
  guint n_dice;
  const char *hash;
} Golden;

static const Golden goldens[] = {
  { 2010, 2, 142, 426, "9fe02357a8017b6b40328fcbc8883877ea995a1fc3fd10e78dbb507ecec29c29" },
  { 2011, 3, 151, 337, "13b9ab1e1e5b3d7d0397fcb10e369bd8b1a1010d1c1b57f7940c09de105424a0" },
  { 2012, 2, 111, 170, "ec0d294d82e0bc656ea29d841ec81c6d97cad164d1be29b68db4c03a9b6e3308" },
};

static guint
count_dice (const ForconJournal *journal)
{
  guint n_dice = 0;

  for (guint i = 0; i < forcon_journal_length (journal); i++)
    n_dice += forcon_journal_entry (journal, i)->dice->len;
  return n_dice;
}

static gboolean
goes_on (const ForconJournal *journal)
{
  const ForconBattle *battle = forcon_journal_battle (journal);

  return battle->round <= N_ROUNDS && battle->step != FORCON_STEP_OVER;
}

/* Sensible captains fight a battle of random fleets; all of it follows from the seed. */
static ForconJournal *
fight (guint64 seed, guint n_sides)
{
  const ForconRules *rules = forcon_test_rules ();
  ForconRandom random = forcon_random_seeded (seed, n_sides);
  g_autoptr (ForconBattle) start = test_fleets_new (rules, n_sides, N_SHIPS, &random);
  ForconJournal *journal;

  test_fleets_arrange (start, rules, &random);
  journal = forcon_journal_new (start, rules);
  for (guint i = 0; i < N_COMMANDS_MOST && goes_on (journal); i++)
    {
      ForconCommand command = test_captain_sensible (forcon_journal_battle (journal), rules, &random);

      forcon_outcome_free (forcon_journal_do (journal, &command, &FORCON_DICE_GENERATED));
    }
  return journal;
}

/* F-GEN-1, F-GEN-5 */
static void
test_golden (gconstpointer data)
{
  const Golden *golden = data;
  g_autoptr (ForconJournal) journal = fight (golden->seed, golden->n_sides);
  g_autofree char *hash = forcon_battle_hash (forcon_journal_battle (journal));

  if (g_strcmp0 (g_getenv ("FORCON_GOLDEN"), "print") == 0)
    {
      g_print ("  { %" G_GUINT64_FORMAT ", %u, %u, %u, \"%s\" },\n", golden->seed, golden->n_sides,
               forcon_journal_length (journal), count_dice (journal), hash);
      g_test_skip ("printed, not compared");
      return;
    }
  g_assert_cmpuint (forcon_journal_length (journal), ==, golden->n_commands);
  g_assert_cmpuint (count_dice (journal), ==, golden->n_dice);
  g_assert_cmpstr (hash, ==, golden->hash);
}

/* F-GEN-5: what the golden battles prove holds for the events that led there, and for undoing them */
static void
test_replay (void)
{
  g_autoptr (ForconJournal) journal = fight (goldens[0].seed, goldens[0].n_sides);

  g_assert_true (forcon_journal_replays (journal));
  g_assert_true (forcon_journal_verify (journal).agrees);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (goldens); i++)
    {
      g_autofree char *path
          = g_strdup_printf ("/engine/golden/battle %" G_GUINT64_FORMAT " ends as it always has", goldens[i].seed);

      g_test_add_data_func (path, &goldens[i], test_golden);
    }
  g_test_add_func ("/engine/golden/a whole battle replays and verifies", test_replay);
  return g_test_run ();
}
