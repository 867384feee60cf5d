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
  g_test_add_func ("/report/commands/what the master does is told as his", test_master);
  g_test_add_func ("/report/commands/what belongs to no side is everybody's", test_nobody);
  g_test_add_func ("/report/commands/every command has a Russian sentence", test_russian);
  return g_test_run ();
}
