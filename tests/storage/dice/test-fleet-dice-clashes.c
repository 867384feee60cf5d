/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A fleet-dice clash in a file: what was set up, planned and played comes back as it was, and nothing in it is trusted. */
#include "storage/dice/twilight-file.h"
#include "storage-sample.h"

#include <string.h>

/* With everything that can stand in one. */
static const char full[]
    = "<fleet-dice-clash name=\"All at once\" rules=\"twilight\" place=\"space\" seed=\"3\" laws=\"shared-research\">\n"
      "<system id=\"hub\" name=\"Hub\" anomalies=\"gravity-rift\"/>\n"
      "<neighbour id=\"belt\" name=\"Belt\" anomalies=\"asteroid-field\" units=\"defender\" tokens=\"attacker\"/>\n"
      "<neighbour id=\"port\" name=\"Port\" planets=\"attacker defender\" ships=\"defender\"/>\n"
      "<neighbour id=\"void\" name=\"Void\" others=\"yes\"/>\n"
      "<player side=\"attacker\" name=\"Pol\" reinforcements=\"2\" sheet=\"3\" fleet-pool=\"4\" modifier=\"1\">\n"
      "<own unit=\"flagship\" name=\"Wrath\" combat=\"7\" dice=\"3\" sustain=\"no\" cost=\"6.5\"/>\n"
      "<unit of=\"flagship\"/>\n"
      "<unit of=\"dreadnought\" count=\"2\" damaged=\"1\"/>\n"
      "<unit of=\"destroyer\" count=\"3\"/>\n"
      "<plan policy=\"dreadnought-first\" order=\"fight\" announce-from=\"2\" barrage=\"no\" retreat-to=\"port "
      "belt\"/>\n"
      "</player>\n"
      "<player side=\"defender\" name=\"Jole\" assets=\"antimass-deflectors empyrean\">\n"
      "<unit of=\"carrier\" count=\"2\"/>\n"
      "<unit of=\"fighter2\" count=\"7\"/>\n"
      "<unit of=\"infantry\" count=\"2\"/>\n"
      "</player>\n"
      "<planet id=\"rock\" name=\"Rock\" controller=\"defender\">\n"
      "<ground side=\"defender\"><unit of=\"mech\" count=\"2\" damaged=\"2\"/></ground>\n"
      "</planet>\n"
      "<choices>\n"
      "<effect round=\"1\" step=\"start\" what=\"modify-round\" side=\"defender\" number=\"-1\" text=\"Fog\"/>\n"
      "<reroll round=\"1\" step=\"roll\" die=\"2\" text=\"Fire control\"/>\n"
      "<retreat step=\"retreat\" side=\"attacker\" system=\"port\"/>\n"
      "<retreat step=\"retreat\" side=\"defender\" system=\"belt\">\n"
      "<load unit=\"infantry\" count=\"2\" aboard=\"carrier\"/>\n"
      "<load unit=\"mech\" count=\"1\" damaged=\"yes\" from=\"rock\"/>\n"
      "</retreat>\n"
      "</choices>\n"
      "<played>\n"
      "<proceed/>\n"
      "<effect what=\"destroy\" side=\"defender\" unit=\"fighter2\" count=\"1\" text=\"Courageous\"/>\n"
      "<proceed/>\n"
      "<barrage side=\"attacker\" force=\"1 destroyer\" dice=\"9 ?\"/>\n"
      "</played>\n"
      "</fleet-dice-clash>\n";

static ForconTwilightFile *
load (const char *text)
{
  g_autoptr (GError) error = NULL;
  ForconTwilightFile *file = forcon_twilight_file_load (sample_write (text), NULL, &error);

  g_assert_no_error (error);
  return file;
}

/* What was written is read as the same, and written as the same again. */
static void
assert_round_trip (const ForconTwilightFile *file)
{
  g_autofree char *text = forcon_twilight_file_to_xml (file);
  g_autoptr (ForconTwilightFile) again = load (text);
  g_autofree char *text_again = forcon_twilight_file_to_xml (again);
  g_autofree char *start = forcon_twilight_clash_hash (forcon_twilight_journal_start (file->journal));
  g_autofree char *start_again = forcon_twilight_clash_hash (forcon_twilight_journal_start (again->journal));
  g_autofree char *end = forcon_twilight_clash_hash (forcon_twilight_journal_clash (file->journal));
  g_autofree char *end_again = forcon_twilight_clash_hash (forcon_twilight_journal_clash (again->journal));

  g_assert_cmpstr (start, ==, start_again);
  g_assert_cmpstr (end, ==, end_again);
  g_assert_cmpstr (text, ==, text_again);
}

/* T-RET-3, T-RET-5 */
static void
all_that_is_set_up_comes_back (void)
{
  g_autoptr (ForconTwilightFile) file = load (full);
  const ForconTwilightClash *start = forcon_twilight_journal_start (file->journal);
  const ForconTwilightPlayer *attacker = &start->players[FORCON_TWILIGHT_SIDE_ATTACKER];
  ForconUnitId flagship = forcon_twilight_find_unit (file->rules, "flagship");

  assert_round_trip (file);
  g_assert_cmpuint (start->laws, ==, 1u << FORCON_TWILIGHT_LAW_SHARED_RESEARCH);
  g_assert_cmpuint (start->anomalies, ==, 1u << FORCON_ANOMALY_GRAVITY_RIFT);
  g_assert_cmpuint (start->n_neighbours, ==, 3);
  g_assert_true (start->neighbours[1].has_units[FORCON_TWILIGHT_SIDE_DEFENDER]);
  g_assert_false (start->neighbours[1].has_units[FORCON_TWILIGHT_SIDE_ATTACKER]);
  g_assert_true (start->neighbours[2].others);
  g_assert_cmpint (attacker->fleet_pool, ==, 4);
  g_assert_cmpint (attacker->modifier, ==, 1);
  g_assert_cmpint (attacker->units[flagship.value - 1].combat.dice, ==, 3);
  g_assert_cmpint (attacker->units[flagship.value - 1].half_cost, ==, 13);
  g_assert_false (attacker->units[flagship.value - 1].sustain);
  g_assert_cmpint (start->planets[0].controller, ==, FORCON_TWILIGHT_SIDE_DEFENDER);
  g_assert_cmpuint (file->plans[FORCON_TWILIGHT_SIDE_ATTACKER].retreat_to[0], ==, 2);
  g_assert_cmpuint (file->choices->len, ==, 4);
  g_assert_cmpuint (file->n_played, ==, 4);
}

static ForconTwilightFile *
load_data (const char *name)
{
  g_autofree char *relative = g_strconcat ("clashes/", name, NULL);
  g_autofree char *text = sample_data_text (relative);

  return load (text);
}

/* One command after the other, by choices and plans; whether there was one. */
static gboolean
step_on (ForconTwilightFile *file)
{
  ForconTwilightCommand command;
  ForconDice dice = FORCON_DICE_GENERATED;
  guint choice;

  if (!forcon_twilight_choose (file->journal, file->choices, file->plans, &command, &choice))
    return FALSE;

  g_autoptr (ForconTwilightOutcome) outcome = forcon_twilight_journal_do (file->journal, &command, &dice);

  g_assert_cmpint (outcome->verdict.kind, ==, FORCON_TWILIGHT_VERDICT_DONE);
  return TRUE;
}

static char *
play_to_the_end (ForconTwilightFile *file)
{
  while (step_on (file))
    ;
  return forcon_twilight_clash_hash (forcon_twilight_journal_clash (file->journal));
}

/* The dice too go on as they would have. */
static void
a_clash_saved_at_any_moment_goes_on_as_if_it_had_not_been (void)
{
  static const char *const names[] = { "medium-fleets.xml", "retreat.xml", "landing.xml" };

  for (gsize i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autoptr (ForconTwilightFile) whole = load_data (names[i]);
      g_autoptr (ForconTwilightFile) file = load_data (names[i]);
      g_autofree char *end = play_to_the_end (whole);

      do
        {
          g_autofree char *text = forcon_twilight_file_to_xml (file);
          g_autoptr (ForconTwilightFile) again = load (text);
          g_autofree char *end_again = play_to_the_end (again);

          assert_round_trip (file);
          g_assert_cmpstr (end, ==, end_again);
      } while (step_on (file));
    }
}

static void
what_was_taken_back_is_not_kept (void)
{
  g_autoptr (ForconTwilightFile) file = load_data ("medium-fleets.xml");
  g_autofree char *before = forcon_twilight_file_to_xml (file);

  step_on (file);
  step_on (file);
  forcon_twilight_journal_undo (file->journal);
  forcon_twilight_journal_undo (file->journal);

  g_autofree char *after = forcon_twilight_file_to_xml (file);

  g_assert_cmpstr (before, ==, after);
}

static void
names_of_control_and_direction_marks_are_kept_without_harm (void)
{
  g_autoptr (ForconTwilightFile) file = load_data ("medium-fleets.xml");

  g_free (file->name);
  file->name = g_strdup ("A\x1b[2J \xe2\x80\xae \xff\"<&");

  g_autofree char *text = forcon_twilight_file_to_xml (file);
  g_autoptr (ForconTwilightFile) again = load (text);

  assert_round_trip (again);
}

/* A list of as many dice would be longer than a file may hold. */
static void
the_largest_fleets_can_be_kept_too (void)
{
  g_autofree char *text = sample_data_text ("clashes/medium-fleets.xml");
  g_auto (GStrv) parts = g_strsplit (text, "count=\"2\"", -1);
  g_autofree char *large = g_strjoinv ("count=\"10000\"", parts);
  g_auto (GStrv) more = g_strsplit (large, "count=\"4\"", -1);
  g_autofree char *larger = g_strjoinv ("count=\"10000\"", more);
  g_autoptr (ForconTwilightFile) file = load (larger);

  while (forcon_twilight_journal_clash (file->journal)->round < 2 && step_on (file))
    ;
  assert_round_trip (file);
}

static gboolean
used_after (ForconTwilightFile *file, guint n, guint *choice)
{
  while (n-- > 0)
    step_on (file);
  *choice = forcon_twilight_choice_unused (file->journal, file->choices, 0, 0);
  return *choice == FORCON_TWILIGHT_NO_CHOICE;
}

/* What is taken back gives its choice back. */
static void
a_choice_is_used_once_and_comes_back_with_its_command (void)
{
  g_autoptr (ForconTwilightFile) file = load_data ("landing.xml");
  ForconTwilightCommand command;
  guint choice;

  g_assert_false (used_after (file, 0, &choice));
  g_assert_true (used_after (file, 1, &choice));
  g_assert_cmpint (forcon_twilight_journal_clash (file->journal)->planet, ==, 1);
  forcon_twilight_journal_undo (file->journal);
  g_assert_true (forcon_twilight_choose (file->journal, file->choices, file->plans, &command, &choice));
  g_assert_cmpuint (choice, ==, 0);
}

/* T-DICE-3: files of before abilities had an owner go on as they were: they are those of who rolled last. */
static void
an_ability_without_an_owner_is_of_who_rolled_last (void)
{
  g_autoptr (ForconTwilightFile) file = load (full);
  g_autofree char *text = NULL;
  ForconTwilightCommand command;
  guint choice;

  while (forcon_twilight_choose (file->journal, file->choices, file->plans, &command, &choice)
         && command.kind != FORCON_TWILIGHT_COMMAND_REROLL)
    g_assert_true (step_on (file));
  g_assert_cmpint (command.kind, ==, FORCON_TWILIGHT_COMMAND_REROLL);
  g_assert_cmpint (command.side, ==, FORCON_TWILIGHT_SIDE_ATTACKER);
  g_assert_true (step_on (file));
  text = forcon_twilight_file_to_xml (file);
  g_assert_nonnull (strstr (text, "<reroll round=\"1\" step=\"roll\" die=\"2\""));
  g_assert_nonnull (strstr (text, "<reroll side=\"attacker\" die=\"2\""));
  assert_round_trip (file);
}

/* T-END-3: docks and PDS stand in a set-up, on planets and in space */
static void
structures_can_be_set_up (void)
{
  g_autoptr (GString) text = g_string_new (full);
  g_autoptr (ForconTwilightFile) file = NULL;
  const ForconTwilightClash *start;

  g_string_replace (
      text, "<unit of=\"mech\" count=\"2\" damaged=\"2\"/>",
      "<unit of=\"mech\" count=\"2\" damaged=\"2\"/><unit of=\"space-dock2\"/><unit of=\"pds\" count=\"2\"/>", 0);
  g_string_replace (text, "<unit of=\"infantry\" count=\"2\"/>",
                    "<unit of=\"infantry\" count=\"2\"/><unit of=\"space-dock\"/>", 0);
  file = load (text->str);
  start = forcon_twilight_journal_start (file->journal);
  g_assert_cmpuint (forcon_force_of (&start->planets[0].ground[1], forcon_twilight_find_unit (file->rules, "pds")), ==,
                    2);
  g_assert_cmpuint (forcon_force_of (&start->space[1], forcon_twilight_find_unit (file->rules, "space-dock")), ==, 1);
  assert_round_trip (file);
}

/* T-SPC-2: effects on retreats and on systems are written and read */
static void
effects_on_retreats_come_back (void)
{
  g_autoptr (GString) text = g_string_new (full);
  g_autoptr (ForconTwilightFile) file = NULL;
  const ForconTwilightChoice *choice;

  g_string_replace (
      text, "<choices>\n",
      "<choices>\n<effect step=\"start\" what=\"forbid-retreat\" side=\"attacker\" text=\"Card\"/>\n"
      "<effect step=\"start\" what=\"leave\" side=\"defender\" system=\"port\" thing=\"ships\" text=\"Card\"/>\n",
      0);
  file = load (text->str);
  choice = &g_array_index (file->choices, ForconTwilightChoice, 1);
  g_assert_cmpint (choice->command.what, ==, FORCON_TWILIGHT_EFFECT_LEAVE);
  g_assert_cmpuint (choice->command.system, ==, 2);
  g_assert_cmpint (choice->command.thing, ==, FORCON_NEIGHBOUR_THING_SHIPS);
  assert_round_trip (file);
}

static const SampleWrong wrongs[] = {
  { "an unknown unit", "<unit of=\"destroyer\"", "<unit of=\"deathstar\"", "deathstar",
    "attribute \"of\" of \"unit\" is \"deathstar\", expected a unit of the rules" },
  { "a ship on a planet", "<unit of=\"mech\"", "<unit of=\"cruiser\"", "cruiser",
    "attribute \"of\" of \"unit\" is \"cruiser\", expected a ground force or structure" },
  { "more damaged than there are", "count=\"2\" damaged=\"1\"", "count=\"2\" damaged=\"3\"", "damaged=\"3\"",
    "attribute \"damaged\" of \"unit\" is \"3\", expected no more than there are of them" },
  { "damaged what cannot sustain", "<unit of=\"flagship\"/>", "<unit of=\"flagship\" damaged=\"1\"/>", "\"flagship\" d",
    "attribute \"damaged\" of \"unit\" is \"1\", expected none, as this unit cannot sustain damage" },
  { "too many units", "<unit of=\"destroyer\" count=\"3\"", "<unit of=\"destroyer\" count=\"10001\"", "10001",
    "attribute \"count\" of \"unit\" is \"10001\", expected a number of at most 10000" },
  { "two rows of one unit", "<unit of=\"destroyer\" count=\"3\"/>", "<unit of=\"flagship\" count=\"3\"/>",
    "count=\"3\"", "\"unit\" \"flagship\" is there a second time, expected each only once" },
  { "two attackers", "side=\"defender\" name=\"Jole\"", "side=\"attacker\" name=\"Jole\"", "Jole",
    "\"player\" \"attacker\" is there a second time, expected each only once" },
  { "two systems of one id", "id=\"belt\"", "id=\"hub\"", "Belt",
    "\"neighbour\" \"hub\" is there a second time, expected each only once" },
  { "an unknown rule set", "rules=\"twilight\"", "rules=\"dawn\"", "dawn",
    "attribute \"rules\" of \"fleet-dice-clash\" is \"dawn\", expected the name of rules in the data folder" },
  { "an unknown anomaly", "anomalies=\"asteroid-field\"", "anomalies=\"fog\"", "fog",
    "attribute \"anomalies\" of \"neighbour\" is \"fog\", expected \"asteroid-field\", \"supernova\", \"nebula\" or "
    "\"gravity-rift\"" },
  { "an unknown order", "order=\"fight\"", "order=\"flight\"", "flight",
    "attribute \"order\" of \"plan\" is \"flight\", expected an order of the rules" },
  { "a plan that retreats to nowhere", "retreat-to=\"port belt\"", "retreat-to=\"port hub\"", "port hub",
    "attribute \"retreat-to\" of \"plan\" is \"port hub\", expected the id of a neighbour" },
  { "a plan that names a system twice", "retreat-to=\"port belt\"", "retreat-to=\"port port\"", "port port",
    "attribute \"retreat-to\" of \"plan\" is \"port port\", expected each system only once" },
  { "a choice without a step", "<reroll round=\"1\" step=\"roll\"", "<reroll round=\"1\"", "<reroll",
    "\"reroll\" has no attribute \"step\", expected that attribute" },
  { "a choice with dice", "<reroll round=\"1\"", "<reroll dice=\"3\" round=\"1\"", "<reroll",
    "attribute \"dice\" of \"reroll\" is \"3\", expected no such attribute of a choice" },
  { "a choice that retreats to nowhere", "side=\"attacker\" system=\"port\"", "side=\"attacker\" system=\"mars\"",
    "mars", "attribute \"system\" of \"retreat\" is \"mars\", expected the id of a neighbour" },
  { "a load from no planet", "from=\"rock\"", "from=\"sand\"", "sand",
    "attribute \"from\" of \"load\" is \"sand\", expected the id of a planet" },
  { "a face that no die has", "dice=\"9 ?\"", "dice=\"9 x\"", "9 x",
    "there is \"x\" among the dice, expected faces from 1 to 10, or ? for the generator" },
  { "too few dice", "dice=\"9 ?\"", "dice=\"9\"", "dice=\"9\"",
    "the command \"barrage\" cannot have been played: needs-dice (T-DICE-1), expected what the rules allow there, with "
    "its "
    "dice" },
  { "too many dice", "dice=\"9 ?\"", "dice=\"9 2 2\"", "9 2 2",
    "the command \"barrage\" cannot have been played: dice-left-over (T-DICE-1), expected what the rules allow there, "
    "with "
    "its dice" },
  { "a command out of its turn", "<barrage side=\"attacker\" force=\"1 destroyer\" dice=\"9 ?\"/>",
    "<roll side=\"attacker\"/>", "<roll",
    "the command \"roll\" cannot have been played: wrong-step (T-SPC-3), expected what the rules allow there, with its "
    "dice" },
  { "a barrage of what is no unit", "force=\"1 destroyer\"", "force=\"1 rowing boat\"", "rowing",
    "\"1 rowing boat\" is no number of units, expected units such as \"2 destroyer, 1 cruiser2\"" },
  { "dice of no generator", " seed=\"3\"", "", "9 ?",
    "attribute \"dice\" of \"barrage\" is \"9 ?\", expected faces alone, as there is neither a seed nor a generator" },
  { "a seed and a generator", "<system id=\"hub\"", "<generator state=\"1\" increment=\"3\"/><system id=\"hub\"",
    "<generator", "there is both a seed and a generator, expected one of them" },
};

int
main (int argc, char **argv)
{
  int status;

  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/clash-file/set-up", all_that_is_set_up_comes_back);
  g_test_add_func ("/clash-file/any-moment", a_clash_saved_at_any_moment_goes_on_as_if_it_had_not_been);
  g_test_add_func ("/clash-file/undone", what_was_taken_back_is_not_kept);
  g_test_add_func ("/clash-file/names", names_of_control_and_direction_marks_are_kept_without_harm);
  g_test_add_func ("/clash-file/largest", the_largest_fleets_can_be_kept_too);
  g_test_add_func ("/clash-file/choices", a_choice_is_used_once_and_comes_back_with_its_command);
  g_test_add_func ("/clash-file/structures", structures_can_be_set_up);
  g_test_add_func ("/clash-file/effects", effects_on_retreats_come_back);
  g_test_add_func ("/clash-file/owner", an_ability_without_an_owner_is_of_who_rolled_last);
  sample_add_wrongs ("/clash-file/wrong", full, wrongs, G_N_ELEMENTS (wrongs));
  status = g_test_run ();
  sample_forget ();
  return status;
}
