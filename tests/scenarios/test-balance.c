/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * Squadrons of equal worth fight each other with the same captain on both sides. The bounds are wide: they are there to
 * catch a card that is out of line, not to weigh it to the gram.
 */
#include "engine/captain/captain.h"
#include "forcon-review.h"
#include "engine/state/ship.h"

#define BATTLES 50
#define ROUNDS_MOST 15
#define SQUADRON 6
#define TABLE_WIDTH FORCON_CM (180)
#define TABLE_HEIGHT FORCON_CM (120)

/* A battle is decided when one side has this share of its hits left, or less. */
#define DECIDED 5

/* Two squadrons, by the ids of their ships; ships in the same place of both lists face each other. */
typedef struct {
  const char *name;
  const char *ours[SQUADRON];
  const char *theirs[SQUADRON];
} Match;

/* What came of a match: rounds until it was decided, and how often for the first side. */
typedef struct {
  gdouble rounds;
  guint won;
} Result;

static const Match matches[] = {
  { "the Hegen Hub",
    { "prince-serg", "triumph", "ariel", "verbena", "skald", "lictor" },
    { "celestial-garden", "rho-ceta", "ghem-general-naru", "ghem-lord-arvin", "autumn-brocade", "painted-mask" } },
  { "fleets",
    { "emperor-dorca", "prince-xav", "count-vortala", "general-vorrutyer", "hassadar", "tanery-base" },
    { "celestial-guard", "rho-ceta", "ghem-general-naru", "ghem-colonel-millisor", "autumn-brocade", "silver-heron" } },
  { "squadrons",
    { "prince-xav", "count-piotr", "general-vorkraft", "general-vorrutyer", "hassadar", "tanery-base" },
    { "rho-ceta", "ghem-general-naru", "ghem-colonel-benin", "ghem-lord-arvin", "autumn-brocade", "silver-heron" } },
  { "mercenaries",
    { "triumph", "jayhawk", "ariel", "merlin", "shrike", "swift" },
    { "rho-ceta", "ghem-general-naru", "ghem-lord-arvin", "ghem-colonel-millisor", "autumn-brocade",
      "painted-mask" } },
  { "small navies",
    { "jarl-of-aslund", "verbena", "wormwood", "hyssop", "skald", "rue" },
    { "sea-king", "tribune", "consul", "lictor", "saga", "lamplighter" } },
};

static ForconReview *review;

static void
add_squadron (ForconBattle *battle, const char *const *ships, ForconSideId side, gboolean left)
{
  for (guint i = 0; i < SQUADRON; i++)
    {
      ForconShipId from = forcon_battle_find_ship (review->script->start, ships[i]);
      ForconPoint place = { left ? FORCON_CM (55) : FORCON_CM (125), FORCON_CM (20) + (gint) i * FORCON_CM (16) };
      ForconCard card = { 0 };

      g_assert_false (FORCON_ID_IS_NONE (from));
      forcon_card_copy (&card, forcon_battle_card (review->script->start, from));
      forcon_battle_add_ship (battle, &card, side, place, left ? FORCON_DEGREES (90) : FORCON_DEGREES (270));
    }
}

static ForconBattle *
set_up (const Match *pair, guint64 seed)
{
  ForconBattle *battle = forcon_battle_new ("Match", (ForconPoint){ TABLE_WIDTH, TABLE_HEIGHT });
  ForconSideId ours = forcon_battle_add_side (battle, "ours", "Ours");
  ForconSideId theirs = forcon_battle_add_side (battle, "theirs", "Theirs");

  add_squadron (battle, pair->ours, ours, TRUE);
  add_squadron (battle, pair->theirs, theirs, FALSE);
  battle->random = forcon_random_seeded (seed, FORCON_RANDOM_BATTLE_STREAM);
  return battle;
}

static gint
hits_in_action (const ForconBattle *battle, guint16 side)
{
  gint hits = 0;

  for (guint16 i = 1; i <= battle->n_ships; i++)
    if (battle->ships[i - 1].side.value == side && forcon_ship_in_action (battle, (ForconShipId){ i }))
      hits += battle->ships[i - 1].hits;
  return hits;
}

/* Returns: the side whose ships have too few hits left to go on, or 0 */
static guint16
beaten (const ForconBattle *start, const ForconBattle *battle)
{
  for (guint16 side = 1; side <= 2; side++)
    if (hits_in_action (battle, side) * DECIDED <= hits_in_action (start, side))
      return side;
  return 0;
}

static void
fight (const Match *match, guint64 seed, Result *result)
{
  g_autoptr (ForconBattle) start = set_up (match, seed);
  g_autoptr (ForconBattle) battle = forcon_battle_clone (start);
  g_autoptr (ForconOutcome) outcome = forcon_outcome_new ();
  ForconCaptains captains = { .sides = FORCON_ALL_SIDES, .rounds = ROUNDS_MOST };
  ForconCommand command = { .kind = FORCON_COMMAND_BEGIN };

  do
    g_assert_true (forcon_decide_in_place (battle, review->script->rules, &command, &FORCON_DICE_GENERATED, outcome));
  while (beaten (start, battle) == 0 && forcon_captains_next (battle, review->script->rules, &captains, &command));
  result->rounds += (gdouble) battle->round / BATTLES;
  result->won += beaten (start, battle) == 2;
}

static void
test_length (gconstpointer data)
{
  Result result = { 0, 0 };

  for (guint64 seed = 1; seed <= BATTLES; seed++)
    fight (data, seed, &result);
  g_test_message ("decided in round %.1f, for the first side in %.0f%%", result.rounds, 100.0 * result.won / BATTLES);
  g_assert_cmpfloat (result.rounds, >=, 4);
  g_assert_cmpfloat (result.rounds, <=, 7);
  /* Between one and four in five. */
  g_assert_cmpuint (5 * result.won, >=, BATTLES);
  g_assert_cmpuint (5 * result.won, <=, 4 * BATTLES);
}

int
main (int argc, char **argv)
{
  gint failed;

  g_test_init (&argc, &argv, NULL);
  review = forcon_review_new ();
  for (guint i = 0; i < G_N_ELEMENTS (matches); i++)
    {
      g_autofree char *path = g_strdup_printf ("/scenarios/balance/equals decide it in four to seven rounds, %s",
                                               matches[i].name);

      g_test_add_data_func (path, &matches[i], test_length);
    }
  failed = g_test_run ();
  forcon_review_free (review);
  return failed;
}
