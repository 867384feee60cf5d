/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "report/battle/sentences.h"

#include "report-sample.h"

#include "forcon-test-language.h"

#include <locale.h>
#include <string.h>

static void
assert_wanted (ForconCommand command, const char *expected)
{
  g_autoptr (ForconBattle) battle = sample_fleet ();
  g_autofree char *sentence = forcon_sentence_of_command (battle, &command);

  g_assert_cmpstr (sentence, ==, expected);
}

static char *
told (ForconCommandKind kind)
{
  g_autoptr (ForconBattle) battle = sample_fleet ();
  ForconCommand command = { .kind = kind };

  return forcon_sentence_of_command (battle, &command);
}

static void
test_every_command (void)
{
  for (ForconCommandKind kind = 0; kind < FORCON_N_COMMAND; kind++)
    {
      g_autofree char *sentence = told (kind);

      if (strstr (sentence, ": ") == NULL)
        g_test_fail_printf ("%s: %s", forcon_command_to_word (kind), sentence);
    }
}

static void
test_fire (void)
{
  ForconCommand command = forcon_command_fire (GROZNY, VORTHALIA, BOW_BATTERY);

  assert_wanted (command, "Barrayar: Grozny fires its bow battery at Vorthalia");
  command.fire.salvo = (ForconSalvoId){ 4 };
  assert_wanted (command, "Barrayar: Grozny fires its bow battery at salvo 4");
}

/* F-FORM-4 */
static void
test_formation (void)
{
  ForconCommand command = forcon_command_move (SAGA, FORCON_CM (12), FORCON_DEGREES (-45), FORCON_CM (8));

  assert_wanted (command, "Barrayar: Grozny's formation moves: 12.0 cm ahead, 45° to port, 8.0 cm ahead");
}

/* F-FORM-6 */
static void
test_joint_salvo (void)
{
  assert_wanted (FORCON_COMMAND (LAUNCH, launch, .ship = GROZNY, .target = VORTHALIA, .weapons = BOW_BATTERY,
                                 .with = { 1, { SAGA } }),
                 "Barrayar: Grozny launches its torpedoes (bow battery) in one salvo with Saga: Vorthalia");
}

/* F-CAMP-10 */
static void
test_captain (void)
{
  assert_wanted ((ForconCommand){ .kind = FORCON_COMMAND_SWEEP, .sweep = { .ship = SAGA }, .by_captain = TRUE },
                 "Barrayar, the captain: Saga sweeps mines");
}

/* F-CAMP-13 */
static void
test_instruction (void)
{
  g_autoptr (ForconBattle) battle = sample_fleet ();
  ForconFormationId formation = forcon_battle_ship (battle, GROZNY)->formation;
  const ForconDoctrine other
      = { .formation = forcon_battle_ship (battle, VORTHALIA)->formation, .what = FORCON_WHAT_ATTACK };
  const ForconDoctrine doctrine = { .formation = formation, .when = FORCON_WHEN_OUTNUMBERED, .amount = 150,
                                    .what = FORCON_WHAT_KEEP_BEYOND, .range = FORCON_CM (30) };
  ForconCommand command = forcon_command_move (GROZNY, FORCON_CM (12), 0, 0);
  g_autofree char *sentence = NULL;

  command.by_captain = TRUE;
  command.doctrine = 1;
  forcon_battle_add_doctrine (battle, &other);
  forcon_battle_add_doctrine (battle, &doctrine);
  sentence = forcon_sentence_of_command (battle, &command);
  g_assert_cmpstr (sentence, ==,
                   "Barrayar, the captain: Grozny's formation moves: 12.0 cm ahead; by instruction: "
                   "when it is outnumbered (1.5 to 1): keep beyond a range (30.0 cm)");
}

/* F-CAMP-13 */
static void
test_instruct (void)
{
  assert_wanted (FORCON_COMMAND (INSTRUCT, instruct, .formation = { 1 }, .what = FORCON_WHAT_FIRST,
                                 .types = 1u << FORCON_SHIP_TYPE_CRUISER | 1u << FORCON_SHIP_TYPE_TUG,
                                 .ship = VORTHALIA),
                 "Barrayar: instruction for Grozny's formation: targets first (Vorthalia, cruiser, tug)");
  assert_wanted (FORCON_COMMAND (FORGET, forget, .formation = { 1 }, .number = 2),
                 "Barrayar: Grozny's formation forgets its instruction 2");
}

static void
test_master (void)
{
  assert_wanted (FORCON_COMMAND (SET, set, .ship = GROZNY, .value = FORCON_VALUE_SPEED, .number = 1250),
                 "The master: Grozny, speed: 12.5 cm");
  assert_wanted (FORCON_COMMAND (CREATE, create, .thing = FORCON_THING_OBJECT, .object_kind = FORCON_OBJECT_DUST,
                                 .place = { FORCON_CM (5), FORCON_CM (6) }),
                 "The master: made by hand: dust field, at (5.0, 6.0)");
}

static void
test_nobody (void)
{
  assert_wanted ((ForconCommand){ .kind = FORCON_COMMAND_END_STEP }, "Everybody: the step ends");
}

static void
test_russian (void)
{
  g_autoptr (GPtrArray) english = g_ptr_array_new_with_free_func (g_free);

  for (ForconCommandKind kind = 0; kind < FORCON_N_COMMAND; kind++)
    g_ptr_array_add (english, told (kind));
  if (!test_speak_russian ())
    return;
  for (ForconCommandKind kind = 0; kind < FORCON_N_COMMAND; kind++)
    {
      g_autofree char *russian = told (kind);
      const char *wish = strstr (russian, ": ");

      g_assert_nonnull (wish);
      g_assert_cmpstr (wish, !=, strstr (g_ptr_array_index (english, kind), ": "));
    }
}

int
main (int argc, char **argv)
{
  setlocale (LC_ALL, "");
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/report/commands/every command is told with who gives it", test_every_command);
  g_test_add_func ("/report/commands/a shot tells its weapons and its target", test_fire);
  g_test_add_func ("/report/commands/F-FORM-4 a move is that of the whole formation", test_formation);
  g_test_add_func ("/report/commands/F-FORM-6 a joint salvo names who joins it", test_joint_salvo);
  g_test_add_func ("/report/commands/a captain's decision is told as his", test_captain);
  g_test_add_func ("/report/commands/F-CAMP-13 a captain's command names the instruction behind it", test_instruction);
  g_test_add_func ("/report/commands/F-CAMP-13 an instruction is told with all that belongs to it", test_instruct);
  g_test_add_func ("/report/commands/what the master does is told as his", test_master);
  g_test_add_func ("/report/commands/what belongs to no side is everybody's", test_nobody);
  g_test_add_func ("/report/commands/every command has a Russian sentence", test_russian);
  return g_test_run ();
}
