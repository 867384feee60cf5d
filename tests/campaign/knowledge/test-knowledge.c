/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What an admiral knows: F-CAMP-8. */
#include "campaign/knowledge/knowledge.h"
#include "forcon-test-clash.h"

#define COMMAND(KIND, ...) (&(ForconCampaignCommand){ .kind = FORCON_CAMPAIGN_COMMAND_##KIND, __VA_ARGS__ })
#define DO(KIND, ...) enter (chronicle, COMMAND (KIND, __VA_ARGS__))

static void
enter (ForconChronicle *chronicle, const ForconCampaignCommand *command)
{
  g_autoptr (ForconCampaignOutcome) outcome = forcon_chronicle_do (chronicle, command, &FORCON_DICE_GENERATED);

  g_assert_cmpstr (forcon_problem_to_word (outcome->verdict.kind), ==, "none");
}

static ForconKnowledge *
knowledge_of (ForconChronicle *chronicle, ForconSideId admiral)
{
  ForconKnowledge *knowledge = forcon_knowledge_new (chronicle, admiral, NULL, NULL);

  g_assert_nonnull (knowledge);
  return knowledge;
}

static const ForconCard *
card_of (const ForconKnowledge *knowledge, ForconShipId ship)
{
  return forcon_battle_card (forcon_knowledge_campaign (knowledge)->fleet, ship);
}

static gboolean
holds (const ForconKnowledge *knowledge, ForconCampaignEventKind kind)
{
  const GArray *events = forcon_knowledge_events (knowledge);

  for (guint i = 0; i < events->len; i++)
    if (g_array_index (events, ForconKnownEvent, i).event.kind == kind)
      return TRUE;
  return FALSE;
}

static void
own_formations_are_known_in_full (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();
  g_autoptr (ForconChronicle) chronicle = forcon_chronicle_new (test->campaign, &test->rules);
  g_autoptr (ForconKnowledge) knowledge = knowledge_of (chronicle, TEST_ADMIRAL_RED);
  const ForconCampaign *known = forcon_knowledge_campaign (knowledge);
  ForconFormationId squadron = test_formation (test, "squadron-1");

  g_assert_true (forcon_knowledge_owns (knowledge, squadron));
  g_assert_cmpuint (forcon_campaign_post (known, squadron)->sector.value, ==, test_sector (test, "b2").value);
  g_assert_cmpstr (card_of (knowledge, test_fleet_ship (test, "grozny"))->id, ==, "grozny");
}

/* Allies of the same power are no exception. */
static void
of_formations_of_others_nothing_is_known (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();
  g_autoptr (ForconChronicle) chronicle = forcon_chronicle_new (test->campaign, &test->rules);
  g_autoptr (ForconKnowledge) knowledge = knowledge_of (chronicle, TEST_ADMIRAL_RED);
  const ForconCampaign *known = forcon_knowledge_campaign (knowledge);
  static const char *const others[] = { "karkas", "green-guard" };

  for (guint i = 0; i < G_N_ELEMENTS (others); i++)
    {
      ForconFormationId id = test_formation (test, others[i]);

      g_assert_false (forcon_knowledge_owns (knowledge, id));
      g_assert_cmpuint (forcon_campaign_post (known, id)->sector.value, ==, 0);
      g_assert_cmpuint (forcon_battle_formation (known->fleet, id)->side.value, ==, 0);
      g_assert_cmpstr (forcon_battle_formation_name (known->fleet, id), ==, "");
    }
  g_assert_true (card_of (knowledge, test_fleet_ship (test, "gorgon"))->blank);
  g_assert_cmpstr (card_of (knowledge, test_fleet_ship (test, "gorgon"))->name, !=, "Gorgon");
}

static void
numbers_that_would_tell_are_taken_out (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();

  test->campaign->progress.seed = 12345;
  g_autoptr (ForconChronicle) chronicle = forcon_chronicle_new (test->campaign, &test->rules);

  DO (MESSAGE, .message.admiral = TEST_ADMIRAL_RED, .message.text = "Hello");
  g_autoptr (ForconKnowledge) knowledge = knowledge_of (chronicle, TEST_ADMIRAL_RED);
  const ForconCampaign *known = forcon_knowledge_campaign (knowledge);

  g_assert_cmpuint (known->progress.seed, ==, 0);
  g_assert_cmpuint (known->progress.next_id, ==, 0);
  g_assert_cmpuint (known->fleet->random.state, ==, 0);
}

static void
a_message_is_known_to_its_admiral_only (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();
  g_autoptr (ForconChronicle) chronicle = forcon_chronicle_new (test->campaign, &test->rules);

  DO (MESSAGE, .message.admiral = TEST_ADMIRAL_RED, .message.text = "Hello");
  g_autoptr (ForconKnowledge) red = knowledge_of (chronicle, TEST_ADMIRAL_RED);
  g_autoptr (ForconKnowledge) green = knowledge_of (chronicle, TEST_ADMIRAL_GREEN);

  g_assert_cmpuint (forcon_knowledge_campaign (red)->messages->len, ==, 1);
  g_assert_cmpuint (forcon_knowledge_campaign (green)->messages->len, ==, 0);
  g_assert_false (holds (green, FORCON_CAMPAIGN_EVENT_MESSAGE_SENT));
}

static void
what_the_master_notes_nobody_knows (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();
  g_autoptr (ForconChronicle) chronicle = forcon_chronicle_new (test->campaign, &test->rules);

  DO (NOTE, .note.text = "Secret");
  g_autoptr (ForconKnowledge) red = knowledge_of (chronicle, TEST_ADMIRAL_RED);

  g_assert_cmpuint (forcon_knowledge_events (red)->len, ==, 0);
}

static void
a_contact_has_neither_name_nor_ships (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();
  g_autoptr (ForconChronicle) chronicle = forcon_chronicle_new (test->campaign, &test->rules);
  ForconFormationId karkas = test_formation (test, "karkas");

  DO (REVEAL, .reveal.admiral = TEST_ADMIRAL_RED, .reveal.formation = karkas, .reveal.level = FORCON_LEVEL_CONTACT,
      .reason = "Spies");
  g_autoptr (ForconKnowledge) red = knowledge_of (chronicle, TEST_ADMIRAL_RED);
  const ForconSighting *sighting = forcon_campaign_sighting (forcon_knowledge_campaign (red), TEST_ADMIRAL_RED, karkas);

  g_assert_cmpint (sighting->level, ==, FORCON_LEVEL_CONTACT);
  g_assert_cmpuint (sighting->sector.value, ==, test_sector (test, "b4").value);
  g_assert_cmpuint (sighting->ships.n, ==, 0);
  g_assert_cmpint (sighting->phase, ==, 1);
  g_assert_true (card_of (red, test_fleet_ship (test, "gorgon"))->blank);
}

static void
an_identified_formation_opens_its_cards_but_not_its_damage (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();
  ForconShipId gorgon = test_fleet_ship (test, "gorgon");
  ForconFormationId karkas = test_formation (test, "karkas");

  test->campaign->fleet->ships[gorgon.value - 1].hits = 1;
  g_autoptr (ForconChronicle) chronicle = forcon_chronicle_new (test->campaign, &test->rules);

  DO (REVEAL, .reveal.admiral = TEST_ADMIRAL_RED, .reveal.formation = karkas, .reveal.level = FORCON_LEVEL_IDENTIFIED,
      .reason = "Spies");
  g_autoptr (ForconKnowledge) red = knowledge_of (chronicle, TEST_ADMIRAL_RED);
  g_autoptr (ForconKnowledge) green = knowledge_of (chronicle, TEST_ADMIRAL_GREEN);
  const ForconCampaign *known = forcon_knowledge_campaign (red);

  g_assert_cmpstr (card_of (red, gorgon)->id, ==, "gorgon");
  g_assert_cmpint (forcon_battle_ship (known->fleet, gorgon)->hits, ==, card_of (red, gorgon)->hits);
  g_assert_cmpstr (forcon_battle_formation_id (known->fleet, karkas), ==, "karkas");
  g_assert_cmpuint (forcon_campaign_post (known, karkas)->sector.value, ==, 0);
  g_assert_true (card_of (green, gorgon)->blank);
  g_assert_false (holds (green, FORCON_CAMPAIGN_EVENT_FORMATION_SIGHTED));
}

/* F-FORM-3: a new name tells nobody else anything */
static void
others_know_a_formation_by_the_name_that_it_had (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();
  g_autoptr (ForconChronicle) chronicle = forcon_chronicle_new (test->campaign, &test->rules);
  ForconFormationId karkas = test_formation (test, "karkas");

  DO (REVEAL, .reveal.admiral = TEST_ADMIRAL_RED, .reveal.formation = karkas, .reveal.level = FORCON_LEVEL_IDENTIFIED,
      .reason = "Spies");
  DO (REGROUP, .regroup.formation = karkas, .regroup.name = "Ossuary", .reason = "By its admiral's wish");
  g_autoptr (ForconKnowledge) red = knowledge_of (chronicle, TEST_ADMIRAL_RED);
  g_autoptr (ForconKnowledge) blue = knowledge_of (chronicle, TEST_ADMIRAL_BLUE);

  g_assert_cmpstr (forcon_battle_formation_name (forcon_knowledge_campaign (red)->fleet, karkas), ==, "Karkas");
  g_assert_cmpstr (forcon_battle_formation_name (forcon_knowledge_campaign (blue)->fleet, karkas), ==, "Ossuary");
  g_assert_false (holds (red, FORCON_CAMPAIGN_EVENT_FORMATION_NAMED));
}

static void
what_is_published_is_known_to_all_as_it_was_published (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();
  g_autoptr (ForconChronicle) chronicle = forcon_chronicle_new (test->campaign, &test->rules);
  ForconFormationId karkas = test_formation (test, "karkas");

  DO (PUBLISH, .publish.formation = karkas, .publish.level = FORCON_LEVEL_IDENTIFIED);
  g_autoptr (ForconKnowledge) green = knowledge_of (chronicle, TEST_ADMIRAL_GREEN);
  const ForconCampaign *known = forcon_knowledge_campaign (green);

  g_assert_cmpuint (known->notices->len, ==, 1);
  g_assert_cmpstr (forcon_battle_formation_id (known->fleet, karkas), ==, "karkas");
  g_assert_true (card_of (green, test_fleet_ship (test, "gorgon"))->blank);
}

/* A scenario can begin with something on the main map. */
static void
what_was_published_before_play_has_its_name (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();
  ForconFormationId karkas = test_formation (test, "karkas");
  ForconNotice notice = { .sector = test_sector (test, "b4"),
                          .formation = karkas,
                          .owner = TEST_ADMIRAL_BLUE,
                          .level = FORCON_LEVEL_IDENTIFIED,
                          .count = 2 };

  g_array_append_val (test->campaign->notices, notice);
  g_autoptr (ForconChronicle) chronicle = forcon_chronicle_new (test->campaign, &test->rules);
  g_autoptr (ForconKnowledge) green = knowledge_of (chronicle, TEST_ADMIRAL_GREEN);
  const ForconCampaign *known = forcon_knowledge_campaign (green);

  g_assert_cmpstr (forcon_battle_formation_name (known->fleet, karkas), ==, "Karkas");
  g_assert_cmpstr (forcon_battle_formation_name (known->fleet, test_formation (test, "raiders")), ==, "");
  g_assert_true (card_of (green, test_fleet_ship (test, "gorgon"))->blank);
}

static void
a_phase_that_is_past_is_known_as_it_was_then (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();

  for (guint i = 0; i < test->campaign->powers->len; i++)
    g_array_index (test->campaign->powers, ForconPower, i).alliance = 1;
  g_autoptr (ForconChronicle) chronicle = forcon_chronicle_new (test->campaign, &test->rules);

  for (guint i = 0; i < 3; i++)
    DO (ADVANCE);
  DO (MESSAGE, .message.admiral = TEST_ADMIRAL_RED, .message.text = "In phase 2");
  g_autoptr (ForconKnowledge) then = forcon_knowledge_at_phase (chronicle, TEST_ADMIRAL_RED, 1, NULL, NULL);
  g_autoptr (ForconKnowledge) now = forcon_knowledge_at_phase (chronicle, TEST_ADMIRAL_RED, 2, NULL, NULL);

  g_assert_cmpint (forcon_knowledge_campaign (then)->progress.phase, ==, 1);
  g_assert_cmpuint (forcon_knowledge_campaign (then)->messages->len, ==, 0);
  g_assert_cmpint (forcon_knowledge_campaign (now)->progress.phase, ==, 2);
  g_assert_cmpuint (forcon_knowledge_campaign (now)->messages->len, ==, 1);
}

static void
a_half_phase_that_is_past_is_found_in_the_journal (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();
  static const gint moments[][3] = { { 1, 0, 0 }, { 1, 1, 1 }, { 1, 2, 2 }, { 2, 0, 4 }, { 7, 0, 4 } };
  guint position;

  for (guint i = 0; i < test->campaign->powers->len; i++)
    g_array_index (test->campaign->powers, ForconPower, i).alliance = 1;
  g_autoptr (ForconChronicle) chronicle = forcon_chronicle_new (test->campaign, &test->rules);

  for (guint i = 0; i < 3; i++)
    DO (ADVANCE);
  DO (MESSAGE, .message.admiral = TEST_ADMIRAL_RED, .message.text = "In phase 2");
  for (guint i = 0; i < G_N_ELEMENTS (moments); i++)
    {
      g_assert_true (forcon_chronicle_position_at (chronicle, moments[i][0], moments[i][1], &position, NULL));
      g_assert_cmpuint (position, ==, moments[i][2]);
    }
  g_autoptr (ForconKnowledge) then = forcon_knowledge_at_position (chronicle, TEST_ADMIRAL_RED, 2, NULL, NULL);

  g_assert_cmpint (forcon_knowledge_campaign (then)->progress.phase, ==, 1);
  g_assert_cmpint (forcon_knowledge_campaign (then)->progress.half, ==, 2);
}

static void
who_owes_a_sheet_is_the_masters_business (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();

  g_array_index (test->campaign->admirals, ForconAdmiral, 2).sheet_phase = 1;
  g_array_index (test->campaign->admirals, ForconAdmiral, 2).absent = TRUE;
  g_autoptr (ForconChronicle) chronicle = forcon_chronicle_new (test->campaign, &test->rules);
  g_autoptr (ForconKnowledge) red = knowledge_of (chronicle, TEST_ADMIRAL_RED);
  const ForconAdmiral *blue = forcon_campaign_admiral (forcon_knowledge_campaign (red), TEST_ADMIRAL_BLUE);

  g_assert_cmpint (blue->sheet_phase, ==, 0);
  g_assert_false (blue->absent);
}

static void
who_plays_an_admiral_is_known_to_the_master_and_the_admiral (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();

  for (guint i = 0; i < 2; i++)
    g_array_index (test->campaign->admirals, ForconAdmiral, i).player = "Anna";
  g_autoptr (ForconChronicle) chronicle = forcon_chronicle_new (test->campaign, &test->rules);
  g_autoptr (ForconKnowledge) red = knowledge_of (chronicle, TEST_ADMIRAL_RED);
  const ForconCampaign *known = forcon_knowledge_campaign (red);

  for (guint i = 1; i <= 2; i++)
    g_assert_cmpstr (forcon_campaign_admiral (known, (ForconSideId){ (guint16) i })->player, ==,
                     i == TEST_ADMIRAL_RED.value ? "Anna" : NULL);
}

static void
mines_are_known_to_those_who_found_them (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();
  g_autoptr (ForconChronicle) chronicle = forcon_chronicle_new (test->campaign, &test->rules);
  guint before = forcon_chronicle_campaign (chronicle)->fields->len;

  DO (FIELD, .field.sector = test_sector (test, "b2"), .field.admiral = TEST_ADMIRAL_BLUE, .field.count = 4,
      .reason = "Scenario");
  g_autoptr (ForconKnowledge) red = knowledge_of (chronicle, TEST_ADMIRAL_RED);
  g_autoptr (ForconKnowledge) blue = knowledge_of (chronicle, TEST_ADMIRAL_BLUE);

  g_assert_cmpuint (before, ==, 0);
  g_assert_cmpuint (forcon_knowledge_campaign (red)->fields->len, ==, 0);
  g_assert_cmpuint (forcon_knowledge_campaign (blue)->fields->len, ==, 1);
}

static ForconFormationId
hidden_formation (const ForconKnownEvent *known)
{
  const ForconRecordShape *shape = forcon_campaign_event_shape (known->event.kind);
  const ForconRecordField *field = forcon_record_find (shape, "formation");
  gconstpointer record = FORCON_CAMPAIGN_EVENT_CONST (&known->event);
  gboolean hides = forcon_knowledge_hides (shape, record, field);

  return hides ? FORCON_NO_FORMATION : (ForconFormationId){ (guint16) forcon_record_number (record, field) };
}

static void
of_a_contact_it_is_not_told_which_formation_it_is (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();
  g_autoptr (ForconChronicle) chronicle = forcon_chronicle_new (test->campaign, &test->rules);
  ForconFormationId karkas = test_formation (test, "karkas");

  DO (PUBLISH, .publish.formation = karkas, .publish.level = FORCON_LEVEL_CONTACT);
  DO (UNPUBLISH, .unpublish.formation = karkas);
  DO (REVEAL, .reveal.admiral = TEST_ADMIRAL_RED, .reveal.formation = karkas, .reveal.level = FORCON_LEVEL_CONTACT,
      .reason = "Spies");
  DO (PUBLISH, .publish.formation = karkas, .publish.level = FORCON_LEVEL_IDENTIFIED);
  g_autoptr (ForconKnowledge) red = knowledge_of (chronicle, TEST_ADMIRAL_RED);
  const GArray *events = forcon_knowledge_events (red);

  g_assert_cmpuint (events->len, ==, 4);
  for (guint i = 0; i < 3; i++)
    g_assert_cmpuint (hidden_formation (&g_array_index (events, ForconKnownEvent, i)).value, ==, 0);
  g_assert_cmpuint (hidden_formation (&g_array_index (events, ForconKnownEvent, 3)).value, ==, karkas.value);
}

/* Neither numbers nor who leads: by their words. */
static void
ships_of_others_go_in_an_order_that_tells_nothing (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();
  g_autoptr (ForconChronicle) chronicle = forcon_chronicle_new (test->campaign, &test->rules);
  ForconFormationId squadron = test_formation (test, "squadron-1");

  DO (REVEAL, .reveal.admiral = TEST_ADMIRAL_BLUE, .reveal.formation = squadron,
      .reveal.level = FORCON_LEVEL_IDENTIFIED, .reason = "Spies");
  g_autoptr (ForconKnowledge) blue = knowledge_of (chronicle, TEST_ADMIRAL_BLUE);
  const ForconSighting *sighting
      = forcon_campaign_sighting (forcon_knowledge_campaign (blue), TEST_ADMIRAL_BLUE, squadron);

  g_assert_cmpuint (sighting->ships.n, ==, 3);
  g_assert_cmpstr (card_of (blue, sighting->ships.ship[0])->id, ==, "bravy");
  g_assert_cmpstr (card_of (blue, sighting->ships.ship[1])->id, ==, "grozny");
  g_assert_cmpstr (card_of (blue, sighting->ships.ship[2])->id, ==, "smely");
}

/* Squadron 1 and Light Division come to Green Guard at once; the truth has them in the order of their numbers. */
static void
what_is_seen_at_once_goes_in_an_order_that_tells_nothing (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();
  g_autoptr (ForconChronicle) chronicle = NULL;
  ForconFormationId seen[2];
  guint n = 0;

  test_move (test, "squadron-1", "a2", NULL);
  test_move (test, "light-division", "a2", NULL);
  chronicle = forcon_chronicle_new (test->campaign, &test->rules);
  DO (ADVANCE);
  g_autoptr (ForconKnowledge) green = knowledge_of (chronicle, TEST_ADMIRAL_GREEN);
  const GArray *events = forcon_knowledge_events (green);

  for (guint i = 0; i < events->len; i++)
    {
      const ForconCampaignEvent *event = &g_array_index (events, ForconKnownEvent, i).event;

      if (event->kind == FORCON_CAMPAIGN_EVENT_FORMATION_SIGHTED && n < G_N_ELEMENTS (seen))
        seen[n++] = event->formation_sighted.formation;
    }
  g_assert_cmpuint (n, ==, 2);
  g_assert_cmpuint (seen[0].value, ==, test_formation (test, "light-division").value);
  g_assert_cmpuint (seen[1].value, ==, test_formation (test, "squadron-1").value);
}

/* Of the others who fight, the table tells as much as can be seen there. */
static void
that_there_is_a_clash_does_not_tell_who_else_fights (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();
  g_autoptr (ForconChronicle) chronicle = NULL;

  test_move (test, "raiders", "c2", NULL);
  chronicle = forcon_chronicle_new (test->campaign, &test->rules);
  DO (MEET, .meet.formation = test_formation (test, "light-division"), .meet.target = test_formation (test, "raiders"),
      .reason = "They run into each other");
  g_autoptr (ForconKnowledge) red = knowledge_of (chronicle, TEST_ADMIRAL_RED);

  g_assert_cmpuint (forcon_knowledge_n_clashes (red), ==, 1);
  g_assert_cmpuint (forcon_knowledge_clash (red, 0).admirals, ==, 1u << TEST_ADMIRAL_RED.value);
}

/* There is a side of the table for green's mines, but nobody of green who could see what happens there. */
static void
who_has_but_mines_on_a_table_does_not_see_it (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();
  g_autoptr (ForconChronicle) chronicle = NULL;

  test_move (test, "raiders", "c2", NULL);
  forcon_campaign_add_field (test->campaign, test_sector (test, "c2"), TEST_ADMIRAL_GREEN,
                             &test->rules.mine.cards[FORCON_CHARGE_PLASMA], 3);
  chronicle = forcon_chronicle_new (test->campaign, &test->rules);
  DO (MEET, .meet.formation = test_formation (test, "light-division"), .meet.target = test_formation (test, "raiders"),
      .reason = "They run into each other");
  g_autoptr (ForconKnowledge) green = knowledge_of (chronicle, TEST_ADMIRAL_GREEN);

  g_assert_cmpuint (forcon_battle_n_sides (g_ptr_array_index (forcon_chronicle_campaign (chronicle)->battles, 0)), ==,
                    3);
  g_assert_cmpuint (forcon_knowledge_n_clashes (green), ==, 0);
}

static void
nor_does_a_clash_that_was_there_before (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();

  test_clash_new (test);
  g_autoptr (ForconChronicle) chronicle = forcon_chronicle_new (test->campaign, &test->rules);
  g_autoptr (ForconKnowledge) red = knowledge_of (chronicle, TEST_ADMIRAL_RED);
  const GArray *clashes = forcon_knowledge_campaign (red)->clashes;

  g_assert_cmpuint (clashes->len, ==, 1);
  g_assert_cmpuint (g_array_index (clashes, ForconClash, 0).admirals, ==, 1u << TEST_ADMIRAL_RED.value);
}

static void
of_mines_it_is_not_told_who_else_knows_them (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();

  forcon_campaign_add_field (test->campaign, test_sector (test, "b2"), TEST_ADMIRAL_BLUE,
                             &test->rules.mine.cards[FORCON_CHARGE_PLASMA], 3);
  g_array_index (test->campaign->fields, ForconField, 0).known |= 1u << TEST_ADMIRAL_RED.value;
  g_autoptr (ForconChronicle) chronicle = forcon_chronicle_new (test->campaign, &test->rules);
  g_autoptr (ForconKnowledge) red = knowledge_of (chronicle, TEST_ADMIRAL_RED);
  const GArray *fields = forcon_knowledge_campaign (red)->fields;

  g_assert_cmpuint (fields->len, ==, 1);
  g_assert_cmpuint (g_array_index (fields, ForconField, 0).known, ==, 1u << TEST_ADMIRAL_RED.value);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
#define TEST(path, function) g_test_add_func ("/campaign/knowledge/" path, function)
  TEST ("own formations are known in full", own_formations_are_known_in_full);
  TEST ("of formations of others nothing is known", of_formations_of_others_nothing_is_known);
  TEST ("numbers that would tell are taken out", numbers_that_would_tell_are_taken_out);
  TEST ("a message is known to its admiral only", a_message_is_known_to_its_admiral_only);
  TEST ("what the master notes nobody knows", what_the_master_notes_nobody_knows);
  TEST ("a contact has neither name nor ships", a_contact_has_neither_name_nor_ships);
  TEST ("others know a formation by the name that it had", others_know_a_formation_by_the_name_that_it_had);
  TEST ("an identified formation opens its cards but not its damage",
        an_identified_formation_opens_its_cards_but_not_its_damage);
  TEST ("what is published is known to all as it was published", what_is_published_is_known_to_all_as_it_was_published);
  TEST ("what was published before play has its name", what_was_published_before_play_has_its_name);
  TEST ("a phase that is past is known as it was then", a_phase_that_is_past_is_known_as_it_was_then);
  TEST ("a half-phase that is past is found in the journal", a_half_phase_that_is_past_is_found_in_the_journal);
  TEST ("who owes a sheet is the master's business", who_owes_a_sheet_is_the_masters_business);
  TEST ("who plays an admiral is known to the master and that admiral",
        who_plays_an_admiral_is_known_to_the_master_and_the_admiral);
  TEST ("mines are known to those who found them", mines_are_known_to_those_who_found_them);
  TEST ("of a contact it is not told which formation it is", of_a_contact_it_is_not_told_which_formation_it_is);
  TEST ("ships of others go in an order that tells nothing", ships_of_others_go_in_an_order_that_tells_nothing);
  TEST ("what is seen at once goes in an order that tells nothing",
        what_is_seen_at_once_goes_in_an_order_that_tells_nothing);
  TEST ("that there is a clash does not tell who else fights", that_there_is_a_clash_does_not_tell_who_else_fights);
  TEST ("who has but mines on a table does not see it", who_has_but_mines_on_a_table_does_not_see_it);
  TEST ("nor does a clash that was there before", nor_does_a_clash_that_was_there_before);
  TEST ("of mines it is not told who else knows them", of_mines_it_is_not_told_who_else_knows_them);
  return g_test_run ();
}
