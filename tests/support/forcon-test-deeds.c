/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "forcon-test-deeds.h"

#include "engine/state/formation.h"

#include "forcon-test-clash.h"
#include "forcon-test-fleets.h"
#include "forcon-test-halves.h"

#define OWN "squadron-1"
#define FRIEND "light-division"
#define FOE "karkas"
#define OTHER_FOE "raiders"

/* So many half-phases are looked at: four phases. */
#define HALVES 8

/* What was seen in phase 1 counts until phase 2 is over. */
#define FRESH 4

/* Sectors of the square, three in a row; two more lie beyond it. */
#define ROW 3
#define SQUARE 9

#define WHEN(NAME) (1u << FORCON_WHEN_##NAME)

/* Cases that can have come when an enemy is met; that come by what is known on the map. */
#define MET                                                                                                            \
  (WHEN (ALWAYS) | WHEN (MEETS) | WHEN (OUTNUMBERED) | WHEN (HELD) | WHEN (FLAGSHIP_LOST) | WHEN (HITS_BELOW)          \
   | WHEN (TARGET_GONE))
#define MAP (WHEN (ALWAYS) | WHEN (HELD) | WHEN (FREE) | WHEN (FLAGSHIP_LOST) | WHEN (HITS_BELOW) | WHEN (TARGET_GONE))

#define ANY (MET | WHEN (ATTACKED) | WHEN (FREE))

/* What is seen of squadron 1: where it and its friend are after each half-phase. */
typedef struct {
  gboolean fought;
  ForconPosture posture;
  ForconSectorId at[HALVES];
  ForconSectorId friend_at[HALVES];
} Seen;

/* Where squadron 1 is, and two sectors beside it. */
typedef struct {
  TestCampaign *test;
  ForconRandom random;
  ForconSectorId here;
  ForconSectorId there;
  ForconSectorId back;
} World;

/**
 * Deed:
 * @word: what is told, for people
 * @what: what is told; @kind: which order, for ORDER
 * @whens: the cases in which it can be seen on the map
 * @prepare: (nullable): what all have to do in both campaigns
 * @shows: whether it shows in the first rather than in the second
 */
typedef struct {
  const char *word;
  ForconWhat what;
  ForconTaskKind kind;
  guint32 whens;
  void (*prepare) (World *world);
  gboolean (*shows) (const World *world, const Seen *told, const Seen *untold);
} Deed;

/* Places */

static ForconSectorId
beside (World *world, ForconSectorId sector, ForconSectorId other_than)
{
  for (;;)
    {
      ForconSectorId found = { (guint16) test_between (&world->random, 1, SQUARE) };

      if (forcon_campaign_neighbours (world->test->campaign, sector, found) && !FORCON_ID_EQUAL (found, other_than))
        return found;
    }
}

static void
put (World *world, const char *formation, ForconSectorId sector, ForconSectorId came_from)
{
  ForconPost *post = test_post (world->test, formation);

  post->sector = sector;
  post->came_from = came_from;
}

/* Nobody of these is met. */
static void
put_away (World *world, const char *formation)
{
  gint n_sectors = (gint) world->test->campaign->sectors->len;
  ForconSectorId sector;

  do
    sector.value = (guint16) test_between (&world->random, 1, n_sectors);
  while (FORCON_ID_EQUAL (sector, world->here) || FORCON_ID_EQUAL (sector, world->there)
         || FORCON_ID_EQUAL (sector, world->back));
  put (world, formation, sector, FORCON_NO_SECTOR);
}

static void
choose_places (World *world)
{
  static const char *const others[] = { "squadron-2", "sappers", "landing-force", "green-guard", OTHER_FOE };

  world->here.value = (guint16) test_between (&world->random, 1, SQUARE);
  world->there = beside (world, world->here, FORCON_NO_SECTOR);
  world->back = beside (world, world->here, world->there);
  put (world, OWN, world->here, world->back);
  put (world, FOE, world->here, world->there);
  put (world, FRIEND, world->here, FORCON_NO_SECTOR);
  for (guint i = 0; i < G_N_ELEMENTS (others); i++)
    put_away (world, others[i]);
  /* Who holds a planet holds its sector. */
  for (guint i = 0; i < world->test->campaign->features->len; i++)
    g_array_index (world->test->campaign->features, ForconFeature, i).holder = FORCON_NO_SIDE;
}

/* Fleets */

static void
add_ships (World *world, const char *formation, ForconSideId admiral, gint n)
{
  static const ForconShipType types[]
      = { FORCON_SHIP_TYPE_DESTROYER, FORCON_SHIP_TYPE_CRUISER, FORCON_SHIP_TYPE_BATTLESHIP };

  for (gint i = 0; i < n; i++)
    {
      g_autofree char *word = g_strdup_printf ("%s-%d", formation, i);
      ForconShipType type = types[test_between (&world->random, 0, G_N_ELEMENTS (types) - 1)];

      test_campaign_add_ship (world->test, admiral, (TestCampaignShip){ word, word, formation, type, 20, 0, 0, 0 });
    }
}

static gint
n_ships (const World *world, const char *formation)
{
  return (gint) forcon_formation_ships (world->test->campaign->fleet, test_formation (world->test, formation)).n;
}

/* Each ship of a formation has so many hits left. */
static void
wear (World *world, const char *formation, gint least, gint most)
{
  ForconBattle *fleet = world->test->campaign->fleet;

  for (guint i = 0; i < fleet->n_ships; i++)
    if (FORCON_ID_EQUAL (fleet->ships[i].formation, test_formation (world->test, formation)))
      fleet->ships[i].hits = test_between (&world->random, least, most);
}

/* An admiral knows of a formation where it is. */
static void
see (World *world, ForconSideId admiral, const char *formation)
{
  ForconCampaign *campaign = world->test->campaign;
  ForconFormationId id = test_formation (world->test, formation);
  guint first = campaign->sightings->len;

  for (guint i = campaign->sightings->len; i > 0; i--)
    {
      const ForconSighting *sighting = &g_array_index (campaign->sightings, ForconSighting, i - 1);

      if (FORCON_ID_EQUAL (sighting->admiral, admiral) && FORCON_ID_EQUAL (sighting->formation, id))
        return;
    }
  test_identify (world->test, admiral, formation);
  ForconSighting *sighting = &g_array_index (campaign->sightings, ForconSighting, first);

  sighting->half = 1;
  if (test_between (&world->random, 0, 1) == 1)
    return;
  sighting->level = FORCON_LEVEL_CONTACT;
  sighting->ships = (ForconShips){ 0 };
}

static void
gather_fleets (World *world, ForconWhen when)
{
  static const ForconPosture postures[]
      = { FORCON_POSTURE_NONE, FORCON_POSTURE_BATTLE, FORCON_POSTURE_MARCH, FORCON_POSTURE_SCREEN };

  add_ships (world, OWN, TEST_ADMIRAL_RED, test_between (&world->random, 0, 3));
  add_ships (world, FOE, TEST_ADMIRAL_BLUE,
             when == FORCON_WHEN_OUTNUMBERED ? 2 * (n_ships (world, OWN) + n_ships (world, FRIEND))
                                             : test_between (&world->random, 0, 3));
  wear (world, FOE, 3, 6);
  wear (world, FRIEND, 4, 6);
  wear (world, OWN, when == FORCON_WHEN_HITS_BELOW ? 1 : 4, when == FORCON_WHEN_HITS_BELOW ? 2 : 6);
  test_post (world->test, OWN)->posture = postures[test_between (&world->random, 0, G_N_ELEMENTS (postures) - 1)];
  test_post (world->test, FOE)->posture = postures[test_between (&world->random, 0, G_N_ELEMENTS (postures) - 1)];
}

/* What all have to do */

static void
watch (World *world)
{
  TestCampaign *test = world->test;

  TEST_TELL (OWN, PATROL);
}

static void
go_back (World *world)
{
  TestCampaign *test = world->test;

  TEST_TELL (OWN, MOVE, .sector = world->back);
}

/* The enemy is where squadron 1 is to go. */
static void
go_to_the_enemy (World *world)
{
  TestCampaign *test = world->test;

  put (world, FOE, world->there, FORCON_NO_SECTOR);
  see (world, TEST_ADMIRAL_RED, FOE);
  TEST_TELL (OWN, MOVE, .sector = world->there);
}

static void
let_friend_go (World *world)
{
  TestCampaign *test = world->test;

  TEST_TELL (FRIEND, MOVE, .sector = world->there);
}

/* Squadron 1 is to go when its friend, who is still busy elsewhere, is there. */
static void
let_friend_come (World *world)
{
  TestCampaign *test = world->test;

  put (world, FRIEND, world->there, FORCON_NO_SECTOR);
  for (guint i = 0; i < 3; i++)
    TEST_TELL (FRIEND, PATROL);
  TEST_TELL (FRIEND, MOVE, .sector = world->here);
  go_back (world);
}

/* What shows */

static gboolean
is_at_last (const Seen *seen, ForconSectorId sector)
{
  return FORCON_ID_EQUAL (seen->at[HALVES - 1], sector);
}

static gboolean
was_ever (const Seen *seen, ForconSectorId sector)
{
  for (guint i = 0; i < HALVES; i++)
    if (FORCON_ID_EQUAL (seen->at[i], sector))
      return TRUE;
  return FALSE;
}

/* The first half-phase after which it is elsewhere. */
static guint
left (const Seen *seen, ForconSectorId sector)
{
  guint half = 0;

  while (half < HALVES && FORCON_ID_EQUAL (seen->at[half], sector))
    half++;
  return half;
}

static guint
friend_came (const Seen *seen, ForconSectorId sector)
{
  guint half = 0;

  while (half < HALVES && !FORCON_ID_EQUAL (seen->friend_at[half], sector))
    half++;
  return half;
}

static gboolean
fights (const World *world, const Seen *told, const Seen *untold)
{
  return told->fought && !untold->fought;
}

static gboolean
keeps_off (const World *world, const Seen *told, const Seen *untold)
{
  return !told->fought && untold->fought;
}

static gboolean
keeps_away (const World *world, const Seen *told, const Seen *untold)
{
  return left (told, world->here) >= FRESH && left (untold, world->here) < FRESH;
}

static gboolean
goes_back (const World *world, const Seen *told, const Seen *untold)
{
  return is_at_last (told, world->back) && !was_ever (untold, world->back);
}

static gboolean
stays (const World *world, const Seen *told, const Seen *untold)
{
  return left (told, world->here) == HALVES && is_at_last (untold, world->back);
}

static gboolean
defends (const World *world, const Seen *told, const Seen *untold)
{
  return told->posture == FORCON_POSTURE_DEFENCE && untold->posture != FORCON_POSTURE_DEFENCE;
}

static gboolean
goes_along (const World *world, const Seen *told, const Seen *untold)
{
  return is_at_last (told, world->there) && is_at_last (untold, world->here)
         && FORCON_ID_EQUAL (told->friend_at[HALVES - 1], world->there);
}

/* It goes in the end, but not before they were together. */
static gboolean
waits (const World *world, const Seen *told, const Seen *untold)
{
  return friend_came (told, world->here) < left (told, world->here) && is_at_last (told, world->back)
         && left (untold, world->here) <= friend_came (untold, world->here);
}

static const Deed deeds[] = {
  { "to attack", FORCON_WHAT_ATTACK, FORCON_TASK_HOLD, MET, NULL, fights },
  { "to avoid battle", FORCON_WHAT_AVOID, FORCON_TASK_HOLD, MET, watch, keeps_off },
  { "to avoid a sector", FORCON_WHAT_AVOID, FORCON_TASK_HOLD, WHEN (HELD), go_to_the_enemy, keeps_away },
  { "to hold fire", FORCON_WHAT_HOLD_FIRE, FORCON_TASK_HOLD, MET, watch, keeps_off },
  { "to withdraw", FORCON_WHAT_WITHDRAW, FORCON_TASK_HOLD, ANY, NULL, goes_back },
  { "to follow", FORCON_WHAT_FOLLOW, FORCON_TASK_HOLD, MAP, let_friend_go, goes_along },
  { "to await", FORCON_WHAT_AWAIT, FORCON_TASK_HOLD, MAP, let_friend_come, waits },
  { "by another order to move", FORCON_WHAT_ORDER, FORCON_TASK_MOVE, ANY, NULL, goes_back },
  { "by another order to hold", FORCON_WHAT_ORDER, FORCON_TASK_HOLD, ANY, go_back, stays },
  { "by another order to take a posture", FORCON_WHAT_ORDER, FORCON_TASK_POSTURE, ANY, NULL, defends },
};

guint
test_n_deeds (void)
{
  return G_N_ELEMENTS (deeds);
}

const char *
test_deed_word (guint deed)
{
  return deeds[deed].word;
}

gboolean
test_deed_is_for (guint deed, ForconWhen when)
{
  return (deeds[deed].whens >> when & 1) != 0;
}

/* The case comes */

static void
instruct (World *world, const Deed *deed, ForconWhen when)
{
  ForconCampaignCommand command = { .kind = FORCON_CAMPAIGN_COMMAND_INSTRUCT };
  ForconCampaignCommand_instruct *instruct = &command.instruct;

  instruct->formation = test_formation (world->test, OWN);
  instruct->when = when;
  instruct->what = deed->what;
  instruct->kind = deed->kind;
  if (when == FORCON_WHEN_OUTNUMBERED)
    instruct->amount = test_between (&world->random, 0, 1) * test_between (&world->random, 110, 180);
  if (when == FORCON_WHEN_HITS_BELOW)
    instruct->amount = test_between (&world->random, 40, 90);
  if (when == FORCON_WHEN_HELD && deed->prepare != go_to_the_enemy)
    instruct->sector = world->here;
  if (when == FORCON_WHEN_FREE)
    instruct->sector = world->there;
  if (deed->what == FORCON_WHAT_FOLLOW || deed->what == FORCON_WHAT_AWAIT)
    instruct->target = test_formation (world->test, FRIEND);
  if (deed->shows == defends)
    instruct->posture = FORCON_POSTURE_DEFENCE;
  if (deed->shows == goes_back && (deed->what == FORCON_WHAT_ORDER || test_between (&world->random, 0, 1) == 0))
    instruct->goal = world->back;
  test_campaign_do (world->test, &command, "");
}

/* The battle of squadron 1 is over, without a shot but for those that are told. */
static void
end_clash (World *world)
{
  ForconCampaignCommand back = test_return (world->test);

  test_table_over (world->test);
  test_campaign_do (world->test, &back, "");
}

static void
lose_flagship (World *world)
{
  static const TestParty parties[] = {
    { OWN, FORCON_PARTY_ATTACKS_FORMATION, FOE },
    { FOE, FORCON_PARTY_PRESENT, NULL },
  };
  g_autofree char *here = g_strdup (forcon_campaign_sector (world->test->campaign, world->here)->word);

  test_clash_open (world->test, here, NULL, parties, G_N_ELEMENTS (parties));
  test_table_state (world->test, "grozny")->status = FORCON_SHIP_DESTROYED;
  end_clash (world);
}

/* Blue has found squadron 1, and attacks it. */
static void
let_enemy_attack (World *world)
{
  TestCampaign *test = world->test;

  see (world, TEST_ADMIRAL_BLUE, OWN);
  TEST_TELL (FOE, ATTACK_FORMATION, .target = test_formation (test, OWN));
}

/* Who is to be attacked is not there. */
static void
attack_nobody (World *world)
{
  TestCampaign *test = world->test;

  see (world, TEST_ADMIRAL_RED, OTHER_FOE);
  TEST_TELL (OWN, ATTACK_FORMATION, .target = test_formation (test, OTHER_FOE));
}

static World
world_new (const Deed *deed, ForconWhen when, gboolean told, guint64 seed)
{
  World world = { .test = test_campaign_new (), .random = forcon_random_nth (seed, 0) };

  choose_places (&world);
  gather_fleets (&world, when);
  if (deed->prepare != go_to_the_enemy)
    see (&world, TEST_ADMIRAL_RED, FOE);
  if (when == FORCON_WHEN_TARGET_GONE)
    attack_nobody (&world);
  if (when == FORCON_WHEN_ATTACKED)
    let_enemy_attack (&world);
  if (deed->prepare != NULL)
    deed->prepare (&world);
  if (told)
    instruct (&world, deed, when);
  if (when == FORCON_WHEN_FLAGSHIP_LOST)
    lose_flagship (&world);
  world.test->campaign->fleet->random = forcon_random_nth (seed, 1);
  return world;
}

static void
resolve_half (World *world)
{
  ForconCampaignCommand advance = { .kind = FORCON_CAMPAIGN_COMMAND_ADVANCE, .advance = { .leave_open = TRUE } };

  if (world->test->campaign->progress.stage == FORCON_STAGE_SECOND_HALF)
    test_campaign_roll (world->test, &advance);
  test_campaign_roll (world->test, &advance);
}

static Seen
look (const Deed *deed, ForconWhen when, gboolean told, guint64 seed, World *world)
{
  Seen seen = { 0 };

  *world = world_new (deed, when, told, seed);
  for (guint i = 0; i < HALVES; i++)
    {
      resolve_half (world);
      seen.at[i] = test_post (world->test, OWN)->sector;
      seen.friend_at[i] = test_post (world->test, FRIEND)->sector;
      if (FORCON_ID_IS_NONE (test_post (world->test, OWN)->clash))
        continue;
      seen.fought = TRUE;
      end_clash (world);
    }
  seen.posture = test_post (world->test, OWN)->posture;
  return seen;
}

gboolean
test_deed_shows (guint deed, ForconWhen when, guint64 seed)
{
  World one, other;
  Seen told = look (&deeds[deed], when, TRUE, seed, &one);
  Seen untold = look (&deeds[deed], when, FALSE, seed, &other);
  gboolean shows = deeds[deed].shows (&one, &told, &untold);

  test_campaign_free (one.test);
  test_campaign_free (other.test);
  return shows;
}
