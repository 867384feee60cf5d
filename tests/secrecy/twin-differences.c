/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What Amber may not know (F-CAMP-8): each is something that is so in one twin and not in the other. */
#include "twin-world.h"

/* At most so many differences between twins. */
#define AT_ONCE 4

static guint
below (Twin *twin, guint bound)
{
  return forcon_random_below (&twin->random, bound);
}

static ForconPost *
post_of (Twin *twin, const char *formation)
{
  return &g_array_index (twin->start->posts, ForconPost, twin_formation (twin->start, formation).value - 1);
}

static ForconShipId
ship_of (Twin *twin, const char *word)
{
  return forcon_battle_find_ship (twin->start->fleet, word);
}

/* One whose word is another already goes by that. */
static ForconCard *
card_of (Twin *twin, const char *word)
{
  ForconShipId ship = ship_of (twin, word);

  if (FORCON_ID_IS_NONE (ship))
    ship = ship_of (twin, "aa");
  return &g_array_index (twin->start->fleet->roster->cards, ForconCard, ship.value - 1);
}

static const char *
any_of (Twin *twin, const char *const *words, guint n)
{
  return words[below (twin, n)];
}

#define ANY(twin, ...)                                                                                                 \
  any_of (twin, (const char *const[]){ __VA_ARGS__ }, G_N_ELEMENTS (((const char *const[]){ __VA_ARGS__ })))

#define ANY_HIDDEN(twin) ANY (twin, "coral-1", "coral-2", "coral-3", "coral-4", "drab-1", "drab-2", "drab-3", "drab-4")
#define ANY_FORMATION(twin) ANY (twin, "coral-one", "coral-two", "drab-guard", "drab-far")
#define ANY_FAR(twin) ANY (twin, "coral-two", "drab-guard", "drab-far")
#define ANY_OTHER(twin) ANY (twin, "blue", "coral", "drab")

static void
set_text (char **text, const char *value)
{
  g_free (*text);
  *text = g_strdup (value);
}

/* Before the fleets are there */

static void
one_more_ambush (Twin *twin)
{
  twin_add_formation (twin, "coral-three", "coral", "b2");
  twin_add_ship (twin, "coral-8", "coral-three", FORCON_SHIP_TYPE_DESTROYER);
  post_of (twin, "coral-three")->posture = FORCON_POSTURE_AMBUSH;
}

static void
a_fourth_party (Twin *twin)
{
  twin_add_formation (twin, "drab-spy", "drab", ANY (twin, "b2", "b1", "a2"));
  twin_add_ship (twin, "drab-8", "drab-spy", FORCON_SHIP_TYPE_FRIGATE);
  post_of (twin, "drab-spy")->posture = FORCON_POSTURE_AMBUSH;
}

static void
one_more_fleet_far_away (Twin *twin)
{
  twin_add_formation (twin, "drab-main", "drab", "d2");
  for (guint i = 0; i < 5; i++)
    {
      g_autofree char *word = g_strdup_printf ("drab-main-%u", i);

      twin_add_ship (twin, word, "drab-main", FORCON_SHIP_TYPE_CRUISER);
    }
}

static void
a_ship_in_no_formation_of_ours (Twin *twin)
{
  twin_add_formation (twin, "blue-spare", "blue", "d2");
  twin_add_ship (twin, "blue-9", "blue-spare", FORCON_SHIP_TYPE_CRUISER);
}

/* Before play */

static void
nobody_in_ambush (Twin *twin)
{
  post_of (twin, "coral-one")->sector = twin_sector (twin->start, "d3");
}

static void
somebody_where_the_rear_is (Twin *twin)
{
  post_of (twin, "coral-two")->sector = twin_sector (twin->start, ANY (twin, "a2", "b1"));
}

static void
another_posture (Twin *twin)
{
  post_of (twin, "coral-one")->posture = (ForconPosture) below (twin, FORCON_N_POSTURE);
}

static void
come_from_elsewhere (Twin *twin)
{
  post_of (twin, "coral-one")->came_from = twin_sector (twin->start, ANY (twin, "b1", "b3", "a2", "c2"));
}

static void
arrived_at_another_time (Twin *twin)
{
  post_of (twin, "coral-one")->came_from = twin_sector (twin->start, "b1");
  post_of (twin, "coral-one")->arrived = (gint) below (twin, 5);
}

static void
far_formations_elsewhere (Twin *twin)
{
  post_of (twin, ANY_FAR (twin))->sector = twin_sector (twin->start, ANY (twin, "d1", "d2", "d3", "c3", "c1", "a3"));
}

static void
spent_on_its_way (Twin *twin)
{
  ForconPost *post = post_of (twin, ANY_FORMATION (twin));

  post->spent = 1;
  post->bound_for = twin_sector (twin->start, "c2");
}

static void
one_more_ship (Twin *twin)
{
  twin_add_ship (twin, "coral-9", "coral-one", FORCON_SHIP_TYPE_DESTROYER);
}

static void
many_more_ships (Twin *twin)
{
  for (guint i = 0; i < 4; i++)
    {
      g_autofree char *word = g_strdup_printf ("coral-1%u", i);

      twin_add_ship (twin, word, "coral-one", i % 2 == 0 ? FORCON_SHIP_TYPE_BATTLESHIP : FORCON_SHIP_TYPE_FRIGATE);
    }
}

static void
a_ship_less (Twin *twin)
{
  twin->start->fleet->ships[ship_of (twin, ANY (twin, "coral-2", "coral-4", "drab-2", "drab-4")).value - 1].status
      = FORCON_SHIP_WITHDRAWN;
}

static void
other_ship_names (Twin *twin)
{
  set_text (&card_of (twin, ANY_HIDDEN (twin))->name, "Nobody's business, and very long at that");
}

static void
other_ship_words (Twin *twin)
{
  set_text (&card_of (twin, ANY_HIDDEN (twin))->id, "aa");
}

static void
other_classes (Twin *twin)
{
  set_text (&card_of (twin, ANY_HIDDEN (twin))->class_name, "Thunder");
}

static void
other_nation (Twin *twin)
{
  set_text (&card_of (twin, ANY_HIDDEN (twin))->nation, "Barrayar");
  set_text (&card_of (twin, ANY_HIDDEN (twin))->owner, "Somebody");
}

static void
other_formation_names (Twin *twin)
{
  guint place = twin_formation (twin->start, ANY_FAR (twin)).value - 1;
  ForconFormationName *name = &g_array_index (twin->start->fleet->roster->formations, ForconFormationName, place);

  set_text (&name->name, "Aardvark");
}

static void
damage (Twin *twin)
{
  twin->start->fleet->ships[ship_of (twin, ANY_HIDDEN (twin)).value - 1].hits = 1 + (gint) below (twin, 20);
}

static void
readiness (Twin *twin)
{
  card_of (twin, ANY_HIDDEN (twin))->readiness = 2 + (gint) below (twin, 8);
  twin->start->fleet->ships[ship_of (twin, ANY_HIDDEN (twin)).value - 1].readiness_lost = 1;
}

static void
speed (Twin *twin)
{
  card_of (twin, ANY_HIDDEN (twin))->speed = FORCON_CM (5 + below (twin, 40));
}

static void
armour_and_shields (Twin *twin)
{
  card_of (twin, ANY_HIDDEN (twin))->armour = 2 + (gint) below (twin, 5);
  card_of (twin, ANY_HIDDEN (twin))->shields = (gint) below (twin, 5);
}

static void
troops_aboard (Twin *twin)
{
  card_of (twin, ANY_HIDDEN (twin))->troops = 3 + (gint) below (twin, 9);
}

static void
mines_aboard (Twin *twin)
{
  card_of (twin, ANY_HIDDEN (twin))->mines = 1 + (gint) below (twin, 5);
}

/* They reach so short a way that nobody sets them off. */
static void
lay_field (Twin *twin, const char *admiral, const char *sector, gint count)
{
  ForconMineCard card = { FORCON_CHARGE_PLASMA, 1, 1 };

  forcon_campaign_add_field (twin->start, twin_sector (twin->start, sector), twin_admiral (twin->start, admiral), &card, count);
}

static void
mines_of_the_third (Twin *twin)
{
  lay_field (twin, "coral", "b2", 1 + (gint) below (twin, 4));
}

static void
mines_alone (Twin *twin)
{
  lay_field (twin, "drab", "b2", 1 + (gint) below (twin, 4));
}

static void
mines_elsewhere (Twin *twin)
{
  lay_field (twin, ANY_OTHER (twin), ANY (twin, "a1", "c1", "d1", "d2"), 1 + (gint) below (twin, 9));
}

static void
an_alias (Twin *twin)
{
  forcon_campaign_add_alias (twin->start, "Drab Guard", "The Grey Ones");
}

static void
a_garrison (Twin *twin)
{
  g_array_index (twin->start->features, ForconFeature, 2).garrison = 1 + (gint) below (twin, 30);
}

static void
one_is_absent (Twin *twin)
{
  g_array_index (twin->start->admirals, ForconAdmiral, twin_admiral (twin->start, ANY_OTHER (twin)).value - 1).absent = TRUE;
}

static void
a_player (Twin *twin)
{
  g_array_index (twin->start->admirals, ForconAdmiral, twin_admiral (twin->start, ANY_OTHER (twin)).value - 1).player
      = ANY (twin, "Anna", "Boris", "Admiral Amber");
}

/* Whom a ship is called after, or belongs to: nobody whom Amber could name. */
static void
persons (Twin *twin)
{
  set_text (&card_of (twin, ANY_HIDDEN (twin))->owner, ANY (twin, "Count Vorkosigan", "Admiral Amber", "Lady Vorpatril"));
}

/* A PIN is in the file of a campaign alone. */
static void
a_pin (Twin *twin)
{
  twin->pin_of = twin_admiral (twin->start, ANY_OTHER (twin));
}

static void
know_others (Twin *twin)
{
  ForconSighting sighting = { .admiral = twin_admiral (twin->start, ANY (twin, "coral", "drab", "blue")),
                              .formation = twin_formation (twin->start, ANY (twin, "amber-van", "amber-rear", "drab-guard")),
                              .level = FORCON_LEVEL_IDENTIFIED,
                              .sector = twin_sector (twin->start, "b1"),
                              .phase = 0,
                              .count = 3 };

  sighting.owner = forcon_battle_formation (twin->start->fleet, sighting.formation)->side;
  if (!FORCON_ID_EQUAL (sighting.owner, sighting.admiral))
    g_array_append_val (twin->start->sightings, sighting);
}

/* Commands */

#define GIVE(twin, KIND, ...)                                                                                          \
  twin_do (twin, &(ForconCampaignCommand){ .kind = FORCON_CAMPAIGN_COMMAND_##KIND, __VA_ARGS__ })

static ForconSideId
other_admiral (Twin *twin)
{
  return twin_admiral (twin_campaign (twin), ANY_OTHER (twin));
}

static ForconFormationId
far_formation (Twin *twin)
{
  return twin_formation (twin_campaign (twin), ANY_FAR (twin));
}

static ForconShipId
hidden_ship (Twin *twin)
{
  return forcon_battle_find_ship (twin_campaign (twin)->fleet, ANY_HIDDEN (twin));
}

static void
a_message (Twin *twin)
{
  GIVE (twin, MESSAGE, .message.admiral = other_admiral (twin), .message.text = "For your eyes only");
}

static void
a_message_at_once (Twin *twin)
{
  GIVE (twin, MESSAGE, .message.admiral = other_admiral (twin),
        .message.text = ANY (twin, "Now!", "It is a very long story, and nobody may hear it."),
        .message.at_once = TRUE);
}

static void
a_message_of_a_formation (Twin *twin)
{
  ForconFormationId formation = far_formation (twin);

  GIVE (twin, MESSAGE, .message.admiral = forcon_battle_formation (twin_campaign (twin)->fleet, formation)->side,
        .message.formation = formation, .message.text = "We see Amber.");
}

static void
a_note (Twin *twin)
{
  GIVE (twin, NOTE, .note.text = "Amber does not suspect anything");
}

static void
a_sheet (Twin *twin)
{
  GIVE (twin, HAND_IN, .hand_in.admiral = twin_admiral (twin_campaign (twin), "drab"),
        .hand_in.text
        = ANY (twin, "Drab Guard: patrol", "Drab Guard: hold; Drab Far: defend", "Drab Far: march order"));
}

static void
a_sheet_of_nonsense (Twin *twin)
{
  GIVE (twin, HAND_IN, .hand_in.admiral = twin_admiral (twin_campaign (twin), ANY (twin, "coral", "drab")),
        .hand_in.text = "What shall we do with a drunken sailor?\nCoral Two: dance\nDrab Guard: attack the moon");
}

static void
a_sheet_in_another_language (Twin *twin)
{
  GIVE (twin, HAND_IN, .hand_in.admiral = twin_admiral (twin_campaign (twin), "drab"),
        .hand_in.text = ANY (twin, "Drab Guard: патрулировать", "Drab Guard: стоять; Drab Far: обороняться"));
}

/* Lines that are understood, and cannot be done. */
static void
refused_orders (Twin *twin)
{
  GIVE (twin, HAND_IN, .hand_in.admiral = twin_admiral (twin_campaign (twin), "drab"),
        .hand_in.text = ANY (twin, "Drab Far: lay 5 mines", "Drab Far: sweep mines\nDrab Guard: move to A1",
                             "Drab Guard: move to X9", "Amber Van: attack B2\nDrab Far: attack Amber Rear",
                             "Drab Far: join Amber Van; Blue Line: hold", "Drab Guard: flagship amber-1"));
}

static void
a_word_that_is_refused (Twin *twin)
{
  GIVE (twin, TASK, .task.formation = far_formation (twin), .task.kind = FORCON_TASK_MOVE,
        .task.sector = twin_sector (twin_campaign (twin), "a1"), .task.posture = FORCON_POSTURE_AMBUSH,
        .task.count = 99);
  GIVE (twin, NOTE, .note.text = "They cannot do that");
}

static void
a_correction (Twin *twin)
{
  GIVE (twin, HAND_IN, .hand_in.admiral = twin_admiral (twin_campaign (twin), "drab"),
        .hand_in.text = "Drab Guard: patrol", .hand_in.correction = TRUE);
}

static void
a_line_is_settled (Twin *twin)
{
  guint before = twin_campaign (twin)->lines->len;

  a_sheet_of_nonsense (twin);
  const GArray *lines = twin_campaign (twin)->lines;

  for (guint i = before; i < lines->len; i++)
    if (GIVE (twin, PICK, .pick.line = g_array_index (lines, ForconLine, i).line, .pick.reading = 0))
      return;
}

/* Who patrols where Amber is may find it, and then there is a clash. */
static void
a_word_to_a_formation (Twin *twin)
{
  GIVE (twin, TASK, .task.formation = twin_formation (twin_campaign (twin), ANY (twin, "drab-guard", "drab-far")),
        .task.kind = FORCON_TASK_PATROL);
}

/* Who is to attack may find Amber, as a patrol may. */
static void
instructions_of_others (Twin *twin)
{
  static const ForconWhat whats[] = { FORCON_WHAT_AVOID, FORCON_WHAT_ATTACK, FORCON_WHAT_WITHDRAW, FORCON_WHAT_HOLD_FIRE,
                                      FORCON_WHAT_NEVER_RAM };

  GIVE (twin, INSTRUCT,
        .instruct.formation = twin_formation (twin_campaign (twin), ANY (twin, "drab-guard", "drab-far")),
        .instruct.when = FORCON_WHEN_MEETS,
        .instruct.what = whats[below (twin, G_N_ELEMENTS (whats))]);
}

static void
a_word_taken_back (Twin *twin)
{
  ForconFormationId formation = far_formation (twin);
  const GArray *tasks;

  GIVE (twin, TASK, .task.formation = formation, .task.kind = FORCON_TASK_DEFEND);
  tasks = twin_campaign (twin)->tasks;
  for (guint i = tasks->len; i > 0; i--)
    if (FORCON_ID_EQUAL (g_array_index (tasks, ForconTask, i - 1).formation, formation)
        && GIVE (twin, CANCEL, .cancel.task = g_array_index (tasks, ForconTask, i - 1).task))
      return;
}

static void
mines_by_the_masters_hand (Twin *twin)
{
  GIVE (twin, FIELD, .field.sector = twin_sector (twin_campaign (twin), ANY (twin, "d1", "d2", "a3")),
        .field.admiral = other_admiral (twin), .field.count = 1, .reason = "They lie there for long");
}

static void
mines_come_and_go (Twin *twin)
{
  mines_by_the_masters_hand (twin);
  const GArray *fields = twin_campaign (twin)->fields;

  if (fields->len > 0)
    GIVE (twin, FIELD, .field.field = g_array_index (fields, ForconField, fields->len - 1).field, .field.count = 0,
          .reason = "They are swept");
}

static void
come_and_go (Twin *twin)
{
  ForconSideId admiral = other_admiral (twin);

  GIVE (twin, ABSENT, .absent.admiral = admiral,
        .absent.on = !forcon_campaign_admiral (twin_campaign (twin), admiral)->absent);
}

static void
damage_by_hand (Twin *twin)
{
  GIVE (twin, SET, .set.ship = hidden_ship (twin), .set.value = FORCON_VALUE_HITS_LEFT,
        .set.number = 1 + below (twin, 9), .reason = "An accident");
}

static void
regroup (Twin *twin)
{
  ForconShipId ship = forcon_battle_find_ship (twin_campaign (twin)->fleet, ANY (twin, "drab-2", "drab-4", "coral-4"));

  GIVE (twin, REGROUP, .regroup.ships = { 1, { ship } }, .regroup.name = "Detached", .reason = "They part");
}

static void
place (Twin *twin)
{
  GIVE (twin, PLACE, .place.formation = far_formation (twin),
        .place.sector = twin_sector (twin_campaign (twin), ANY (twin, "d1", "d2", "d3", "c3")),
        .reason = "They were there all the time");
}

static void
others_see_others (Twin *twin)
{
  GIVE (twin, REVEAL, .reveal.admiral = other_admiral (twin), .reveal.formation = far_formation (twin),
        .reveal.level = FORCON_LEVEL_IDENTIFIED, .reason = "They have good eyes");
}

static void
others_see_us (Twin *twin)
{
  GIVE (twin, REVEAL, .reveal.admiral = twin_admiral (twin_campaign (twin), ANY (twin, "coral", "drab")),
        .reveal.formation = twin_formation (twin_campaign (twin), ANY (twin, "amber-rear", "amber-van", "ash-guard")),
        .reveal.level = FORCON_LEVEL_CONTACT, .reason = "They have good eyes");
}

/* Two others meet far away, and their clash is there before and after. */
static void
a_clash_of_others (Twin *twin)
{
  const ForconCampaign *campaign = twin_campaign (twin);

  GIVE (twin, PLACE, .place.formation = twin_formation (campaign, "coral-two"),
        .place.sector = twin_sector (campaign, "d3"), .reason = "They go there");
  campaign = twin_campaign (twin);
  GIVE (twin, PLACE, .place.formation = twin_formation (campaign, "drab-guard"),
        .place.sector = twin_sector (campaign, "d3"), .reason = "They go there");
  campaign = twin_campaign (twin);
  GIVE (twin, MEET, .meet.formation = twin_formation (campaign, "coral-two"),
        .meet.target = twin_formation (campaign, "drab-guard"), .reason = "They fight");
}

/* F-CAMP-9 */
static void
a_question (Twin *twin)
{
  GIVE (twin, ASK, .ask.admiral = other_admiral (twin), .ask.text = "What does Amber want here?");
}

/* A query of an admiral's that waits for the master. */
static const ForconQuery *
open_query (Twin *twin, ForconSideId admiral)
{
  const GArray *queries = twin_campaign (twin)->queries;

  for (guint i = queries->len; i > 0; i--)
    {
      const ForconQuery *query = &g_array_index (queries, ForconQuery, i - 1);

      if (query->state == FORCON_QUERY_OPEN && FORCON_ID_EQUAL (query->admiral, admiral))
        return query;
    }
  return NULL;
}

static void
a_courier_between_others (Twin *twin)
{
  ForconSideId coral = twin_admiral (twin_campaign (twin), "coral");

  GIVE (twin, ASK, .ask.admiral = coral, .ask.to = twin_admiral (twin_campaign (twin), "drab"),
        .ask.text = ANY (twin, "Let us fall upon Amber together.", "Amber is weak."));
  if (open_query (twin, coral) != NULL)
    GIVE (twin, FORWARD, .forward.query = open_query (twin, coral)->query, .forward.delay = (gint) below (twin, 3),
          .forward.at_once = below (twin, 2));
}

/* Who writes does not learn what the master does with it. */
static void
what_becomes_of_our_message (Twin *twin)
{
  const ForconQuery *query = open_query (twin, twin_admiral (twin_campaign (twin), "amber"));

  if (query != NULL && below (twin, 2) == 0)
    GIVE (twin, SET_ASIDE, .set_aside.query = query->query);
  else if (query != NULL)
    GIVE (twin, FORWARD, .forward.query = query->query, .forward.to = other_admiral (twin),
          .forward.delay = (gint) below (twin, 3));
}

static void
done_and_undone (Twin *twin)
{
  if (GIVE (twin, NOTE, .note.text = "This was never written"))
    forcon_chronicle_undo (twin->chronicle, NULL);
  GIVE (twin, NOTE, .note.text = "This was");
}

/* At a table */

static ForconShipId
hidden_at_table (Twin *twin)
{
  const ForconBattle *table = forcon_campaign_battle (twin_campaign (twin), twin_clash (twin));

  return forcon_battle_find_ship (table, ANY (twin, "coral-1", "coral-2"));
}

static void
a_note_at_the_table (Twin *twin)
{
  twin_play (twin, FORCON_COMMAND (NOTE, note, .text = g_intern_string ("Coral laughs")));
}

static void
damage_at_the_table (Twin *twin)
{
  twin_play (twin, (ForconCommand){ .kind = FORCON_COMMAND_SET,
                                    .set = { .ship = hidden_at_table (twin),
                                             .value = FORCON_VALUE_HITS_LEFT,
                                             .number = 1 + below (twin, 9) },
                                    .reason = g_intern_string ("An accident") });
}

static void
a_move_at_the_table (Twin *twin)
{
  ForconShipId ship = hidden_at_table (twin);
  const ForconBattle *table = forcon_campaign_battle (twin_campaign (twin), twin_clash (twin));

  if (FORCON_ID_IS_NONE (ship))
    return;
  twin_play (twin,
             (ForconCommand){ .kind = FORCON_COMMAND_PLACE,
                              .place = { .thing = FORCON_THING_SHIP,
                                         .ship = ship,
                                         .place = { FORCON_CM (40), table->size.y - FORCON_CM (2 + below (twin, 4)) },
                                         .heading = (ForconAngle) below (twin, 3600) },
                              .reason = g_intern_string ("They drift") });
}

static void
others_see_us_at_the_table (Twin *twin)
{
  const ForconBattle *table = forcon_campaign_battle (twin_campaign (twin), twin_clash (twin));

  twin_play (twin, (ForconCommand){ .kind = FORCON_COMMAND_REVEAL,
                                    .reveal = { .formation = forcon_battle_find_formation (table, "amber-van"),
                                                .side = forcon_battle_find_side (table, "coral"),
                                                .level = FORCON_LEVEL_IDENTIFIED },
                                    .reason = g_intern_string ("They have good eyes") });
}

static void
mines_at_the_table (Twin *twin)
{
  const ForconBattle *table = forcon_campaign_battle (twin_campaign (twin), twin_clash (twin));

  twin_play (twin,
             (ForconCommand){ .kind = FORCON_COMMAND_CREATE,
                              .create = { .thing = FORCON_THING_MINE,
                                          .side = forcon_battle_find_side (table, "coral"),
                                          .place = { FORCON_CM (2 + below (twin, 9)), FORCON_CM (2 + below (twin, 9)) },
                                          .charge = FORCON_CHARGE_PLASMA,
                                          .range = 1,
                                          .strength = 1 },
                              .reason = g_intern_string ("They lie there") });
}

const TwinDifference twin_differences[] = {
  { "one more formation in ambush", TWIN_BEFORE, one_more_ambush },
  { "a fourth party", TWIN_BEFORE, a_fourth_party },
  { "one more fleet far away", TWIN_BEFORE, one_more_fleet_far_away },
  { "a formation of the enemy far away", TWIN_BEFORE, a_ship_in_no_formation_of_ours },
  { "nobody in ambush", TWIN_START, nobody_in_ambush },
  { "somebody where the rear is", TWIN_START, somebody_where_the_rear_is },
  { "another posture", TWIN_START, another_posture },
  { "come from elsewhere", TWIN_START, come_from_elsewhere },
  { "arrived at another time", TWIN_START, arrived_at_another_time },
  { "far formations elsewhere", TWIN_START, far_formations_elsewhere },
  { "spent on its way", TWIN_START, spent_on_its_way },
  { "one more ship", TWIN_START, one_more_ship },
  { "many more ships", TWIN_START, many_more_ships },
  { "a ship less", TWIN_START, a_ship_less },
  { "other ship names", TWIN_START, other_ship_names },
  { "other ship words", TWIN_START, other_ship_words },
  { "other classes", TWIN_START, other_classes },
  { "another nation and owner", TWIN_START, other_nation },
  { "other formation names", TWIN_START, other_formation_names },
  { "damage", TWIN_START, damage },
  { "readiness", TWIN_START, readiness },
  { "speed", TWIN_START, speed },
  { "armour and shields", TWIN_START, armour_and_shields },
  { "troops aboard", TWIN_START, troops_aboard },
  { "mines aboard", TWIN_START, mines_aboard },
  { "mines of the third", TWIN_START, mines_of_the_third },
  { "mines alone", TWIN_START, mines_alone },
  { "mines elsewhere", TWIN_START, mines_elsewhere },
  { "an alias", TWIN_START, an_alias },
  { "a garrison", TWIN_START, a_garrison },
  { "one is absent", TWIN_START, one_is_absent },
  { "a player", TWIN_START, a_player },
  { "persons", TWIN_START, persons },
  { "a PIN", TWIN_START, a_pin },
  { "others know others", TWIN_START, know_others },
  { "a message", TWIN_ORDERS, a_message },
  { "a message at once", TWIN_HALF, a_message_at_once },
  { "a message of a formation", TWIN_ORDERS, a_message_of_a_formation },
  { "a note", TWIN_HALF, a_note },
  { "a sheet", TWIN_ORDERS, a_sheet },
  { "a sheet of nonsense", TWIN_ORDERS, a_sheet_of_nonsense },
  { "a sheet in another language", TWIN_ORDERS, a_sheet_in_another_language },
  { "refused orders", TWIN_ORDERS, refused_orders },
  { "a word that is refused", TWIN_ORDERS, a_word_that_is_refused },
  { "a correction", TWIN_HALF, a_correction },
  { "a line is settled", TWIN_ORDERS, a_line_is_settled },
  { "a word to a formation", TWIN_ORDERS, a_word_to_a_formation },
  { "instructions of others", TWIN_ORDERS, instructions_of_others },
  { "a word taken back", TWIN_ORDERS, a_word_taken_back },
  { "mines by the master's hand", TWIN_HALF, mines_by_the_masters_hand },
  { "mines come and go", TWIN_ORDERS, mines_come_and_go },
  { "others come and go", TWIN_HALF, come_and_go },
  { "damage by hand", TWIN_ORDERS, damage_by_hand },
  { "others regroup", TWIN_ORDERS, regroup },
  { "others are placed", TWIN_ORDERS, place },
  { "others see others", TWIN_HALF, others_see_others },
  { "others see us", TWIN_HALF, others_see_us },
  { "a clash of others", TWIN_ORDERS, a_clash_of_others },
  { "a question", TWIN_HALF, a_question },
  { "a courier between others", TWIN_ORDERS, a_courier_between_others },
  { "what becomes of our message", TWIN_ORDERS, what_becomes_of_our_message },
  { "done and undone", TWIN_HALF, done_and_undone },
  { "a note at the table", TWIN_TABLE, a_note_at_the_table },
  { "damage at the table", TWIN_TABLE, damage_at_the_table },
  { "a move at the table", TWIN_TABLE, a_move_at_the_table },
  { "others see us at the table", TWIN_TABLE, others_see_us_at_the_table },
  { "mines at the table", TWIN_TABLE, mines_at_the_table },
};

const guint twin_n_differences = G_N_ELEMENTS (twin_differences);
guint twin_done[G_N_ELEMENTS (twin_differences)];

/* Makes what is different at that moment. */
void
twin_differ (Twin *twin, TwinMoment moment)
{
  for (guint i = 0; twin->differences != NULL && i < twin->differences->len; i++)
    {
      guint place = g_array_index (twin->differences, guint, i);

      if (twin_differences[place].moment != moment)
        continue;
      g_autofree char *before = forcon_campaign_hash (twin_campaign (twin));
      guint entries = twin->chronicle == NULL ? 0 : forcon_chronicle_position (twin->chronicle);

      twin_differences[place].change (twin);
      g_autofree char *after = forcon_campaign_hash (twin_campaign (twin));
      gboolean entered = twin->chronicle != NULL && forcon_chronicle_position (twin->chronicle) > entries;

      /* What stands on cards is not in the hash. */
      twin_done[place] += twin->chronicle == NULL || entered || !g_str_equal (before, after) ? 1 : 0;
    }
}

/* Each kind comes first in some pair; the others of a pair are any. */
GArray *
twin_choose (guint pair, guint64 seed, ForconRandom *random)
{
  GArray *chosen = g_array_new (FALSE, FALSE, sizeof (guint));
  guint n = 1 + forcon_random_below (random, AT_ONCE);

  for (guint i = 0; i < n; i++)
    {
      guint place = i == 0 ? (guint) ((pair + seed) % twin_n_differences)
                           : forcon_random_below (random, twin_n_differences);

      g_array_append_val (chosen, place);
    }
  return chosen;
}
