/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "twilight-case.h"

static char *
hash_now (const TwilightCase *self)
{
  return forcon_twilight_clash_hash (twilight_now (self));
}

/* A little of everything: a barrage, a die rolled again, hits that are assigned, the second round. */
static TwilightCase *
played (void)
{
  TwilightCase *self = twilight_space ("destroyer, 2 cruiser", "dreadnought, 2 fighter");

  twilight_do (self, "proceed", "proceed", "barrage attacker: 9 1", "proceed", "roll attacker: 7 6 1",
               "reroll attacker 2 (Fire Team): 8", "roll defender: 5 1", "proceed", "sustain defender 1 dreadnought",
               "destroy defender 1 fighter", "destroy attacker 1 destroyer", "proceed", "proceed", NULL);
  twilight_assert_step (self, FORCON_TWILIGHT_STEP_ROLL, 2);
  return self;
}

static ForconTwilightOutcome *
roll_by_generator (TwilightCase *self)
{
  ForconTwilightCommand command = twilight_command (self, "roll attacker");

  return forcon_twilight_journal_do (self->journal, &command, &FORCON_DICE_GENERATED);
}

/* T-DICE-1: each command can be taken back, past its dice, and brought back with them */
static void
test_undo_and_redo (void)
{
  g_autoptr (TwilightCase) self = played ();
  guint length = forcon_twilight_journal_length (self->journal);
  g_autoptr (GPtrArray) hashes = g_ptr_array_new_with_free_func (g_free);

  for (guint i = length; i > 0; i--)
    {
      g_ptr_array_add (hashes, hash_now (self));
      g_assert_true (forcon_twilight_journal_undo (self->journal));
      g_assert_cmpuint (forcon_twilight_journal_position (self->journal), ==, i - 1);
    }
  g_assert_false (forcon_twilight_journal_undo (self->journal));
  twilight_assert_step (self, FORCON_TWILIGHT_STEP_BEFORE, 0);
  for (guint i = 0; i < length; i++)
    {
      g_assert_true (forcon_twilight_journal_redo (self->journal));
      g_autofree char *hash = hash_now (self);

      g_assert_cmpstr (hash, ==, g_ptr_array_index (hashes, length - 1 - i));
    }
  g_assert_false (forcon_twilight_journal_redo (self->journal));
}

/* T-DICE-1: after an undo another command begins another future */
static void
test_another_future (void)
{
  g_autoptr (TwilightCase) self = played ();
  guint length = forcon_twilight_journal_length (self->journal);

  forcon_twilight_journal_undo (self->journal);
  forcon_twilight_journal_undo (self->journal);
  twilight_do (self, "proceed", NULL);
  g_assert_cmpuint (forcon_twilight_journal_length (self->journal), ==, length - 1);
  g_assert_false (forcon_twilight_journal_redo (self->journal));
}

/* T-DICE-1: applying the events to the start gives the same state, without asking a rule */
static void
test_replay_is_equal (void)
{
  g_autoptr (TwilightCase) self = played ();
  g_autoptr (ForconTwilightClash) clash = forcon_twilight_clash_clone (self->start);

  for (guint i = 0; i < forcon_twilight_journal_position (self->journal); i++)
    {
      const ForconTwilightEntry *entry = forcon_twilight_journal_entry (self->journal, i);

      for (guint event = 0; event < entry->events->len; event++)
        forcon_twilight_apply (clash, &g_array_index (entry->events, ForconTwilightEvent, event), entry->dice);
    }
  g_autofree char *replayed = forcon_twilight_clash_hash (clash);
  g_autofree char *is = hash_now (self);

  g_assert_cmpstr (replayed, ==, is);
}

/* T-DICE-1: what nobody touched is verified, typed and generated dice alike */
static void
test_verify_agrees (void)
{
  g_autoptr (TwilightCase) self = played ();
  g_autoptr (ForconTwilightOutcome) outcome = roll_by_generator (self);

  g_assert_cmpint (outcome->verdict.kind, ==, FORCON_TWILIGHT_VERDICT_DONE);
  g_assert_true (forcon_twilight_journal_verify (self->journal).agrees);
}

/* T-DICE-1: a die that was changed afterwards is found, a typed one by what it hits */
static void
test_verify_finds_a_changed_die (void)
{
  g_autoptr (TwilightCase) self = played ();
  const ForconTwilightEntry *entry = forcon_twilight_journal_entry (self->journal, 4);

  g_assert_cmpint (entry->command.kind, ==, FORCON_TWILIGHT_COMMAND_ROLL);
  g_array_index (entry->dice, ForconDie, 1).face = 7;
  ForconAudit audit = forcon_twilight_journal_verify (self->journal);

  g_assert_false (audit.agrees);
  g_assert_cmpuint (audit.entry, ==, 4);
}

/* T-DICE-1: and a generated one by its face alone */
static void
test_verify_finds_a_changed_generated_die (void)
{
  g_autoptr (TwilightCase) self = played ();

  forcon_twilight_outcome_free (roll_by_generator (self));
  guint last = forcon_twilight_journal_length (self->journal) - 1;
  ForconDie *die = &g_array_index (forcon_twilight_journal_entry (self->journal, last)->dice, ForconDie, 0);

  die->face = (guint8) (die->face % 10 + 1);
  ForconAudit audit = forcon_twilight_journal_verify (self->journal);

  g_assert_false (audit.agrees);
  g_assert_cmpuint (audit.entry, ==, last);
}

/* T-DICE-1: an event that states something else is found too */
static void
test_verify_finds_a_changed_event (void)
{
  g_autoptr (TwilightCase) self = played ();
  const ForconTwilightEntry *entry = forcon_twilight_journal_entry (self->journal, 9);

  g_array_index (entry->events, ForconTwilightEvent, 0).damaged = TRUE;
  g_assert_false (forcon_twilight_journal_verify (self->journal).agrees);
}

/* T-DICE-1: the same seed throws the same dice, another one others */
static void
test_seeds (void)
{
  g_autoptr (TwilightCase) one = played ();
  g_autoptr (TwilightCase) two = played ();
  g_autoptr (ForconTwilightOutcome) first = roll_by_generator (one);
  g_autoptr (ForconTwilightOutcome) second = roll_by_generator (two);

  g_assert_true (forcon_dice_agree (first->dice, second->dice));
  g_autofree char *hash_one = hash_now (one);
  g_autofree char *hash_two = hash_now (two);

  g_assert_cmpstr (hash_one, ==, hash_two);
}

/* T-SPC-3: a clone has the same hash and goes its own way */
static void
test_clone_is_its_own (void)
{
  g_autoptr (TwilightCase) self = twilight_space ("2 cruiser", "2 cruiser");

  twilight_do (self, "proceed", "proceed", "roll attacker: 1 2", NULL);

  g_autoptr (ForconTwilightClash) clone = forcon_twilight_clash_clone (twilight_now (self));
  g_autofree char *before = hash_now (self);
  g_autofree char *same = forcon_twilight_clash_hash (clone);

  g_assert_cmpstr (before, ==, same);
  g_array_index (clone->dice, ForconTwilightDie, 0).face = 9;
  clone->space[ATTACKER].intact[4]--;
  g_autofree char *other = forcon_twilight_clash_hash (clone);
  g_autofree char *after = hash_now (self);

  g_assert_cmpstr (other, !=, before);
  g_assert_cmpstr (after, ==, before);
}

/* T-SPC-3: whatever a command depends on is in the hash */
static void
test_hash_tells_states_apart (void)
{
  g_autoptr (TwilightCase) self = twilight_space_with_neighbour ("2 dreadnought", "2 cruiser");
  g_autoptr (GHashTable) hashes = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  ForconTwilightClash *clash = self->start;
  gint *const numbers[] = { &clash->round,
                            &clash->hits[0],
                            &clash->extra[1],
                            &clash->modifier[0],
                            &clash->acted[1],
                            &clash->announced[0],
                            &clash->retreated[1],
                            &clash->counted,
                            &clash->players[0].modifier,
                            &clash->players[1].sheet,
                            &clash->neighbours[0].has_token[0] };

  for (guint i = 0; i < G_N_ELEMENTS (numbers); i++)
    {
      ++*numbers[i];
      g_assert_true (g_hash_table_add (hashes, forcon_twilight_clash_hash (clash)));
    }
  forcon_force_parse_damaged (self->rules, "dreadnought", &clash->space[ATTACKER], NULL);
  g_assert_true (g_hash_table_add (hashes, forcon_twilight_clash_hash (clash)));
}

static void
test_events_are_equal_in_all_fields_only (void)
{
  const ForconRecordShape *shape = forcon_twilight_event_shape ();
  const ForconTwilightEvent event = { .text = "Card" };

  g_assert_true (forcon_twilight_event_equal (&event, &(ForconTwilightEvent){ .text = "Card" }));
  for (guint i = 0; i < shape->n_fields; i++)
    {
      ForconTwilightEvent other = event;

      if (shape->fields[i].type == &forcon_type_text)
        other.text = "Other card";
      else
        *FORCON_RECORD_PLACE (&other, &shape->fields[i], char) = 1;
      g_assert_false (forcon_twilight_event_equal (&event, &other));
      g_assert_false (forcon_record_field_is_zero (&other, &shape->fields[i]));
    }
}

/* What a command takes, and what counts of an event, is said by names of fields. */
static void
test_names_of_fields_are_fields (void)
{
  for (guint kind = 0; kind < FORCON_N_TWILIGHT_COMMAND; kind++)
    {
      const char *names = forcon_twilight_command_fields ((ForconTwilightCommandKind) kind);

      while (forcon_record_next (forcon_twilight_command_shape (), &names) != NULL)
        continue;
      g_assert_cmpstr (names, ==, "");
    }
  for (guint kind = 0; kind < FORCON_N_TWILIGHT_EVENT; kind++)
    {
      const char *names = forcon_twilight_event_fields ((ForconTwilightEventKind) kind);

      while (forcon_record_next (forcon_twilight_event_shape (), &names) != NULL)
        continue;
      g_assert_cmpstr (names, ==, "");
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/journal/undo-and-redo", test_undo_and_redo);
  g_test_add_func ("/journal/another-future", test_another_future);
  g_test_add_func ("/journal/replay-is-equal", test_replay_is_equal);
  g_test_add_func ("/journal/verify-agrees", test_verify_agrees);
  g_test_add_func ("/journal/verify-finds-a-changed-die", test_verify_finds_a_changed_die);
  g_test_add_func ("/journal/verify-finds-a-changed-generated-die", test_verify_finds_a_changed_generated_die);
  g_test_add_func ("/journal/verify-finds-a-changed-event", test_verify_finds_a_changed_event);
  g_test_add_func ("/journal/seeds", test_seeds);
  g_test_add_func ("/journal/clone-is-its-own", test_clone_is_its_own);
  g_test_add_func ("/journal/hash-tells-states-apart", test_hash_tells_states_apart);
  g_test_add_func ("/journal/events-are-equal-in-all-fields-only", test_events_are_equal_in_all_fields_only);
  g_test_add_func ("/journal/names-of-fields-are-fields", test_names_of_fields_are_fields);
  return g_test_run ();
}
