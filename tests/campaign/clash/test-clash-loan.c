/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tables that are lent: whatever becomes of a file, nothing that was played is lost or entered twice. */
#include "campaign/clash/clash-captains.h"
#include "campaign/clash/clash-loan.h"
#include "engine/captain/captain.h"
#include "engine/state/ship.h"
#include "forcon-test-clash.h"

#define N_TABLES 6
#define ROUNDS 2
#define RULES "forcon-2010 a1"

/* A file that a helper has: what it is known by, and what was played at its table. */
typedef struct {
  ForconClashId clash;
  char *key;
  ForconJournal *journal;
  GArray *played;
} Lent;

static void
lent_free (Lent *lent)
{
  forcon_journal_free (lent->journal);
  g_array_unref (lent->played);
  g_free (lent->key);
  g_free (lent);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Lent, lent_free)

static ForconCampaignCommand
lend_command (ForconClashId clash, const char *to, const char *key)
{
  return (ForconCampaignCommand){ .kind = FORCON_CAMPAIGN_COMMAND_LEND,
                                  .lend = { .clash = clash,
                                            .text = g_intern_string (to),
                                            .key = g_intern_string (key),
                                            .rules = g_intern_string (RULES) } };
}

static ForconCampaignCommand
take_back_command (ForconClashId clash, const char *key)
{
  return (ForconCampaignCommand){
    .kind = FORCON_CAMPAIGN_COMMAND_TAKE_BACK,
    .take_back = { .clash = clash, .key = g_intern_string (key), .rules = g_intern_string (RULES) }
  };
}

static ForconCampaignCommand
recall_command (ForconClashId clash)
{
  return (ForconCampaignCommand){ .kind = FORCON_CAMPAIGN_COMMAND_RECALL, .recall = { .clash = clash } };
}

static ForconCampaignCommand
play_command (ForconClashId clash, ForconCommand battle)
{
  return (ForconCampaignCommand){ .kind = FORCON_CAMPAIGN_COMMAND_PLAY, .play = { .clash = clash }, .battle = battle };
}

static ForconCommand
note_command (const char *text)
{
  return (ForconCommand){ .kind = FORCON_COMMAND_NOTE, .note = { .text = g_intern_string (text) } };
}

static ForconProblem
give (ForconChronicle *chronicle, const ForconCampaignCommand *command)
{
  g_autoptr (ForconCampaignOutcome) outcome = forcon_chronicle_do (chronicle, command, &FORCON_DICE_GENERATED);

  return outcome->verdict.kind;
}

static void
assert_done (ForconChronicle *chronicle, ForconCampaignCommand command)
{
  g_assert_cmpstr (forcon_problem_to_word (give (chronicle, &command)), ==, "none");
}

static void
assert_refused (ForconChronicle *chronicle, ForconCampaignCommand command, ForconProblem problem)
{
  g_assert_cmpstr (forcon_problem_to_word (give (chronicle, &command)), ==, forcon_problem_to_word (problem));
}

/* What the helper is given, with a generator of the helper's own. */
static Lent *
lent_new (const ForconChronicle *chronicle, ForconClashId clash, const char *key, guint64 seed)
{
  Lent *lent = g_new0 (Lent, 1);
  ForconBattle *table
      = forcon_battle_clone (forcon_campaign_battle (forcon_chronicle_campaign (chronicle), clash));

  table->random = forcon_random_seeded (seed, 77);
  lent->clash = clash;
  lent->key = g_strdup (key);
  lent->journal = forcon_journal_new (table, forcon_chronicle_rules (chronicle));
  lent->played = g_array_new (FALSE, TRUE, sizeof (ForconLentCommand));
  forcon_battle_free (table);
  return lent;
}

static Lent *
lend (ForconChronicle *chronicle, ForconClashId clash, const char *key, guint64 seed)
{
  assert_done (chronicle, lend_command (clash, "Anna", key));
  return lent_new (chronicle, clash, key, seed);
}

static void
forget_dice (gpointer lent)
{
  g_byte_array_unref ((GByteArray *) ((ForconLentCommand *) lent)->dice);
}

/* All that stands in the helper's journal, with its dice as they fell. */
static void
collect (Lent *lent)
{
  g_array_set_clear_func (lent->played, forget_dice);
  g_array_set_size (lent->played, 0);
  for (guint i = 0; i < forcon_journal_position (lent->journal); i++)
    {
      const ForconEntry *entry = forcon_journal_entry (lent->journal, i);
      GByteArray *faces = g_byte_array_new ();
      ForconLentCommand command = { entry->command, faces, (gint) i + 1 };

      for (guint k = 0; k < entry->dice->len; k++)
        g_byte_array_append (faces, &g_array_index (entry->dice, ForconDie, k).face, 1);
      g_array_append_val (lent->played, command);
    }
}

static void
play_at (Lent *lent, const ForconCommand *command)
{
  g_autoptr (ForconOutcome) outcome = forcon_journal_do (lent->journal, command, &FORCON_DICE_GENERATED);

  g_assert_cmpint (outcome->verdict.kind, ==, FORCON_VERDICT_DONE);
}

static void
fight (Lent *lent, gint rounds)
{
  const ForconCaptains until = { .sides = FORCON_ALL_SIDES, .rounds = rounds };
  ForconCommand command = { .kind = FORCON_COMMAND_BEGIN, .by_captain = TRUE };

  while (forcon_journal_battle (lent->journal)->step == FORCON_STEP_SET_UP
         || forcon_captains_next (forcon_journal_battle (lent->journal), forcon_journal_rules (lent->journal), &until,
                                  &command))
    play_at (lent, &command);
  collect (lent);
}

static ForconTakeBack *
take_back_new (const ForconChronicle *chronicle, const Lent *lent)
{
  ForconCampaignCommand command = take_back_command (lent->clash, lent->key);

  return forcon_take_back_new (chronicle, &command, lent->played);
}

static void
take_back (ForconChronicle *chronicle, const Lent *lent)
{
  g_autoptr (ForconTakeBack) back = take_back_new (chronicle, lent);

  g_assert_true (back->possible);
  g_assert_cmpuint (back->accepted, ==, lent->played->len);
  g_assert_cmpint (back->verdict.kind, ==, FORCON_PROBLEM_NONE);
  forcon_chronicle_enter_all (chronicle, back);
}

static void
assert_not_taken_back (ForconChronicle *chronicle, const Lent *lent, ForconProblem problem)
{
  g_autoptr (ForconTakeBack) back = take_back_new (chronicle, lent);

  g_assert_false (back->possible);
  g_assert_cmpstr (forcon_problem_to_word (back->verdict.kind), ==, forcon_problem_to_word (problem));
}

static ForconChronicle *
chronicle_new (TestCampaign *test, ForconClashId *clash)
{
  *clash = test_clash_new (test);
  return forcon_chronicle_new (test->campaign, &test->rules);
}

static void
a_table_that_is_lent_is_locked_and_says_with_whom_it_is (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();
  ForconClashId clash;
  g_autoptr (ForconChronicle) chronicle = chronicle_new (test, &clash);
  ForconCampaignCommand begin = play_command (clash, (ForconCommand){ .kind = FORCON_COMMAND_BEGIN });
  ForconCampaignCommand home = { .kind = FORCON_CAMPAIGN_COMMAND_RETURN,
                                 .return_clash = { .clash = clash },
                                 .reason = g_intern_static_string ("late") };
  g_autoptr (ForconCampaignOutcome) outcome = NULL;

  assert_done (chronicle, lend_command (clash, "Anna", "k1"));
  outcome = forcon_chronicle_try (chronicle, &begin, &FORCON_DICE_GENERATED);
  g_assert_cmpint (outcome->verdict.kind, ==, FORCON_PROBLEM_LENT);
  g_assert_cmpstr (outcome->verdict.text, ==, "Anna");
  assert_refused (chronicle, home, FORCON_PROBLEM_LENT);
}

static void
what_was_played_elsewhere_is_entered_as_if_played_here (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();
  ForconClashId clash;
  g_autoptr (ForconChronicle) chronicle = chronicle_new (test, &clash);
  g_autoptr (Lent) lent = lend (chronicle, clash, "k1", 5);
  g_autoptr (ForconJournal) journal = NULL;

  fight (lent, ROUNDS);
  g_assert_cmpuint (lent->played->len, >, 10);
  take_back (chronicle, lent);
  journal = forcon_chronicle_battle_journal (chronicle, clash, NULL);
  g_assert_cmpuint (forcon_journal_position (journal), ==, lent->played->len);
  for (guint i = 0; i < lent->played->len; i++)
    {
      const ForconEntry *here = forcon_journal_entry (journal, i);
      const ForconEntry *there = forcon_journal_entry (lent->journal, i);

      g_assert_true (here->dice->len == there->dice->len);
      for (guint k = 0; k < here->dice->len; k++)
        g_assert_cmpint (g_array_index (here->dice, ForconDie, k).face, ==,
                         g_array_index (there->dice, ForconDie, k).face);
    }
  g_assert_true (forcon_chronicle_verify (chronicle).agrees);
  /* And the table is here again. */
  assert_done (chronicle, play_command (clash, note_command ("here again")));
}

static void
a_file_brought_twice_is_not_entered_twice (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();
  ForconClashId clash;
  g_autoptr (ForconChronicle) chronicle = chronicle_new (test, &clash);
  g_autoptr (Lent) lent = lend (chronicle, clash, "k1", 5);

  fight (lent, 1);
  take_back (chronicle, lent);
  assert_not_taken_back (chronicle, lent, FORCON_PROBLEM_LOAN_TAKEN_BACK);
}

static void
a_table_that_is_recalled_is_as_it_was_lent (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();
  ForconClashId clash;
  g_autoptr (ForconChronicle) chronicle = chronicle_new (test, &clash);
  g_autofree char *before
      = forcon_battle_hash (forcon_campaign_battle (forcon_chronicle_campaign (chronicle), clash));
  g_autofree char *after = NULL;
  g_autoptr (Lent) lent = lend (chronicle, clash, "k1", 5);

  fight (lent, 1);
  assert_done (chronicle, recall_command (clash));
  after = forcon_battle_hash (forcon_campaign_battle (forcon_chronicle_campaign (chronicle), clash));
  g_assert_cmpstr (before, ==, after);
  assert_not_taken_back (chronicle, lent, FORCON_PROBLEM_LOAN_RECALLED);
  assert_refused (chronicle, recall_command (clash), FORCON_PROBLEM_NOT_LENT);
  assert_done (chronicle, play_command (clash, (ForconCommand){ .kind = FORCON_COMMAND_BEGIN }));
}

static void
a_file_that_was_lost_is_replaced_and_counts_no_more (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();
  ForconClashId clash;
  g_autoptr (ForconChronicle) chronicle = chronicle_new (test, &clash);
  g_autoptr (Lent) lost = lend (chronicle, clash, "k1", 5);
  g_autoptr (Lent) lent = lend (chronicle, clash, "k2", 6);

  fight (lost, 1);
  fight (lent, 1);
  assert_not_taken_back (chronicle, lost, FORCON_PROBLEM_LOAN_REPLACED);
  take_back (chronicle, lent);
  assert_not_taken_back (chronicle, lost, FORCON_PROBLEM_LOAN_REPLACED);
}

static void
an_old_file_of_a_table_that_was_lent_again_is_refused (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();
  ForconClashId clash;
  g_autoptr (ForconChronicle) chronicle = chronicle_new (test, &clash);
  g_autoptr (Lent) first = lend (chronicle, clash, "k1", 5);
  g_autoptr (Lent) second = NULL;

  fight (first, 1);
  take_back (chronicle, first);
  second = lend (chronicle, clash, "k2", 6);
  fight (second, 2);
  assert_not_taken_back (chronicle, first, FORCON_PROBLEM_LOAN_TAKEN_BACK);
  take_back (chronicle, second);
}

static void
a_file_of_another_campaign_is_refused (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();
  ForconClashId clash;
  g_autoptr (ForconChronicle) chronicle = chronicle_new (test, &clash);
  g_autoptr (Lent) lent = lend (chronicle, clash, "k1", 5);
  g_autoptr (Lent) other = lent_new (chronicle, clash, "somebody else's", 5);
  g_autoptr (Lent) elsewhere = lent_new (chronicle, clash, "k1", 5);

  assert_not_taken_back (chronicle, other, FORCON_PROBLEM_UNKNOWN_LOAN);
  elsewhere->clash.value = clash.value + 1;
  assert_not_taken_back (chronicle, elsewhere, FORCON_PROBLEM_UNKNOWN_LOAN);
  take_back (chronicle, lent);
}

static void
other_rules_need_a_reason (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();
  ForconClashId clash;
  g_autoptr (ForconChronicle) chronicle = chronicle_new (test, &clash);
  G_GNUC_UNUSED g_autoptr (Lent) lent = lend (chronicle, clash, "k1", 5);
  ForconCampaignCommand command = take_back_command (clash, "k1");

  command.take_back.rules = g_intern_static_string ("forcon-2010 b2");
  assert_refused (chronicle, command, FORCON_PROBLEM_OTHER_RULES);
  command.reason = g_intern_static_string ("only a number was changed that does not matter here");
  assert_done (chronicle, command);
}

static void
what_cannot_have_been_played_stops_there (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();
  ForconClashId clash;
  g_autoptr (ForconChronicle) chronicle = chronicle_new (test, &clash);
  g_autoptr (Lent) lent = lend (chronicle, clash, "k1", 5);
  g_autoptr (ForconTakeBack) back = NULL;
  g_autoptr (ForconJournal) journal = NULL;
  const guint forged = 4;

  fight (lent, 1);
  g_assert_cmpuint (lent->played->len, >, forged + 2);
  g_array_index (lent->played, ForconLentCommand, forged).command
      = (ForconCommand){ .kind = FORCON_COMMAND_FIRE, .fire = { .ship = { 1 }, .target = { 1 } } };
  back = take_back_new (chronicle, lent);
  g_assert_true (back->possible);
  g_assert_cmpuint (back->accepted, ==, forged);
  g_assert_cmpint (back->verdict.kind, ==, FORCON_PROBLEM_BATTLE_REFUSES);
  /* Not even that is entered until the master says so. */
  g_assert_nonnull (forcon_campaign_loan_out (forcon_chronicle_campaign (chronicle), clash));
  forcon_chronicle_enter_all (chronicle, back);
  journal = forcon_chronicle_battle_journal (chronicle, clash, NULL);
  g_assert_cmpuint (forcon_journal_position (journal), ==, forged);
  g_assert_true (forcon_chronicle_verify (chronicle).agrees);
}

static void
dice_that_do_not_fit_are_not_accepted (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();
  ForconClashId clash;
  g_autoptr (ForconChronicle) chronicle = chronicle_new (test, &clash);
  g_autoptr (Lent) lent = lend (chronicle, clash, "k1", 5);
  g_autoptr (ForconTakeBack) back = NULL;
  guint8 face = 6;

  fight (lent, 1);
  g_byte_array_append ((GByteArray *) g_array_index (lent->played, ForconLentCommand, 2).dice, &face, 1);
  back = take_back_new (chronicle, lent);
  g_assert_cmpuint (back->accepted, ==, 2);
  g_assert_cmpint (back->verdict.battle.kind, ==, FORCON_VERDICT_DICE_LEFT_OVER);
}

static void
a_battle_that_is_over_is_not_lent (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();
  ForconClashId clash;
  g_autoptr (ForconChronicle) chronicle = chronicle_new (test, &clash);

  assert_done (chronicle, play_command (clash, (ForconCommand){ .kind = FORCON_COMMAND_BEGIN }));
  assert_done (chronicle,
               play_command (clash, (ForconCommand){ .kind = FORCON_COMMAND_END_BATTLE,
                                                     .end_battle = { .ending = FORCON_ENDING_AGREED } }));
  assert_refused (chronicle, lend_command (clash, "Anna", "k1"), FORCON_PROBLEM_BATTLE_IS_OVER);
  assert_done (chronicle, (ForconCampaignCommand){ .kind = FORCON_CAMPAIGN_COMMAND_RETURN,
                                                   .return_clash = { .clash = clash } });
  assert_refused (chronicle, lend_command (clash, "Anna", "k1"), FORCON_PROBLEM_ALREADY_RETURNED);
}

static void
nobody_and_no_key_are_refused (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();
  ForconClashId clash;
  g_autoptr (ForconChronicle) chronicle = chronicle_new (test, &clash);

  assert_refused (chronicle, lend_command (clash, "", "k1"), FORCON_PROBLEM_NO_HELPER);
  assert_refused (chronicle, lend_command (clash, "Anna", ""), FORCON_PROBLEM_NO_HELPER);
  assert_refused (chronicle, lend_command ((ForconClashId){ 99 }, "Anna", "k1"), FORCON_PROBLEM_UNKNOWN_CLASH);
  assert_done (chronicle, lend_command (clash, "Anna", "k1"));
  /* A key is used once. */
  assert_refused (chronicle, lend_command (clash, "Anna", "k1"), FORCON_PROBLEM_NO_HELPER);
}

static void
taking_back_is_undone_and_redone_in_one_step (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();
  ForconClashId clash;
  g_autoptr (ForconChronicle) chronicle = chronicle_new (test, &clash);
  g_autoptr (Lent) lent = lend (chronicle, clash, "k1", 5);
  guint before = forcon_chronicle_position (chronicle);
  guint after, step;

  fight (lent, 1);
  take_back (chronicle, lent);
  after = forcon_chronicle_position (chronicle);
  g_assert_cmpuint (after, ==, before + 1 + lent->played->len);
  g_assert_true (forcon_chronicle_step_back (chronicle, after, &step, NULL));
  g_assert_cmpuint (step, ==, before);
  g_assert_true (forcon_chronicle_go_to (chronicle, step, NULL));
  g_assert_nonnull (forcon_campaign_loan_out (forcon_chronicle_campaign (chronicle), clash));
  g_assert_true (forcon_chronicle_step_on (chronicle, step, &step, NULL));
  g_assert_cmpuint (step, ==, after);
  /* What is played here afterwards is undone by itself. */
  g_assert_true (forcon_chronicle_go_to (chronicle, after, NULL));
  assert_done (chronicle, play_command (clash, note_command ("here again")));
  g_assert_true (forcon_chronicle_step_back (chronicle, after + 1, &step, NULL));
  g_assert_cmpuint (step, ==, after);
  /* Undone, the file counts again. */
  g_assert_true (forcon_chronicle_go_to (chronicle, before, NULL));
  take_back (chronicle, lent);
}

static void
a_file_whose_lending_was_undone_is_refused (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();
  ForconClashId clash;
  g_autoptr (ForconChronicle) chronicle = chronicle_new (test, &clash);
  g_autoptr (Lent) lent = lend (chronicle, clash, "k1", 5);

  fight (lent, 1);
  g_assert_true (forcon_chronicle_undo (chronicle, NULL));
  assert_not_taken_back (chronicle, lent, FORCON_PROBLEM_UNKNOWN_LOAN);
  assert_done (chronicle, play_command (clash, (ForconCommand){ .kind = FORCON_COMMAND_BEGIN }));
}

/* Six tables */

static void
add_party (TestCampaign *test, ForconSideId admiral, const char *word, const char *sector)
{
  g_autofree char *ship = g_strconcat (word, "-ship", NULL);
  ForconShipId id;
  ForconCard *card;
  ForconWeapon battery = { .id = g_strdup ("battery"),
                           .name = g_strdup ("Battery"),
                           .kind = FORCON_WEAPON_BATTERY,
                           .mount = FORCON_MOUNT_STERN,
                           .arcs = 0xf,
                           .range = FORCON_CM (60),
                           .strength = 14 };

  forcon_campaign_add_formation (test->campaign, word, word, admiral, test_sector (test, sector));
  id = test_campaign_add_ship (test, admiral, (TestCampaignShip){ ship, ship, word, FORCON_SHIP_TYPE_CRUISER, 24, 0, 0, 0 });
  card = &g_array_index (test->campaign->fleet->roster->cards, ForconCard, id.value - 1);
  card->greatest_turn = FORCON_DEGREES (90);
  g_array_append_val (card->weapons, battery);
}

/* Six clashes of one half-phase, each in a sector of its own. */
static ForconChronicle *
six_clashes (TestCampaign *test, ForconClashId *clashes)
{
  static const char *const sectors[N_TABLES] = { "a1", "b1", "c1", "a2", "b2", "c2" };

  for (guint i = 0; i < N_TABLES; i++)
    {
      g_autofree char *one = g_strdup_printf ("one-%u", i);
      g_autofree char *two = g_strdup_printf ("two-%u", i);
      const TestParty parties[] = { { one, FORCON_PARTY_ATTACKS_FORMATION, two }, { two, FORCON_PARTY_PRESENT, NULL } };

      add_party (test, TEST_ADMIRAL_RED, one, sectors[i]);
      add_party (test, TEST_ADMIRAL_BLUE, two, sectors[i]);
      clashes[i] = test_clash_open (test, sectors[i], NULL, parties, G_N_ELEMENTS (parties));
    }
  return forcon_chronicle_new (test->campaign, &test->rules);
}

static void
next_order (guint *order)
{
  gint i = N_TABLES - 2;
  gint k = N_TABLES - 1;

  while (i >= 0 && order[i] > order[i + 1])
    i--;
  if (i < 0)
    return;
  while (order[k] < order[i])
    k--;
  guint swapped = order[i];
  order[i] = order[k];
  order[k] = swapped;
  for (gint a = i + 1, b = N_TABLES - 1; a < b; a++, b--)
    {
      swapped = order[a];
      order[a] = order[b];
      order[b] = swapped;
    }
}

static void
six_tables_come_back_in_any_order_to_the_same_campaign (void)
{
  const gint n_orders = 720;
  g_autoptr (TestCampaign) test = test_campaign_new ();
  ForconClashId clashes[N_TABLES];
  g_autoptr (ForconChronicle) chronicle = six_clashes (test, clashes);
  Lent *lent[N_TABLES];
  guint order[N_TABLES];
  g_autofree char *hash = NULL;
  guint position;

  for (guint i = 0; i < N_TABLES; i++)
    {
      g_autofree char *key = g_strdup_printf ("key %u", i);

      lent[i] = lend (chronicle, clashes[i], key, 100 + i);
      fight (lent[i], 1);
      g_assert_cmpuint (lent[i]->played->len, >, 5);
      order[i] = i;
    }
  position = forcon_chronicle_position (chronicle);
  for (gint n = 0; n < n_orders; n++)
    {
      g_autofree char *here = NULL;

      for (guint i = 0; i < N_TABLES; i++)
        take_back (chronicle, lent[order[i]]);
      here = forcon_campaign_hash (forcon_chronicle_campaign (chronicle));
      if (hash == NULL)
        hash = g_strdup (here);
      g_assert_cmpstr (here, ==, hash);
      g_assert_true (forcon_chronicle_go_to (chronicle, position, NULL));
      next_order (order);
    }
  for (guint i = 0; i < N_TABLES; i++)
    lent_free (lent[i]);
}

/* Random sequences: what each note at the table is, and what becomes of each file, by a model of its own. */

#define FILES_MAX 24

/*
 * How things should be after so many commands. notes: those at the table, in their order; out: the file that is lent,
 * from 1, or 0; fates: of each file, by letter: "-" not lent (any more), "o" out, "b" back, "r" recalled, "x" replaced.
 */
typedef struct {
  GString *notes;
  guint out;
  char fates[FILES_MAX + 1];
} Expected;

typedef struct {
  ForconChronicle *chronicle;
  ForconClashId clash;
  ForconRandom random;
  GArray *expected;
  GPtrArray *files;
  GPtrArray *file_notes;
  guint n_notes;
} Sequence;

static void
clear_expected (gpointer expected)
{
  g_string_free (((Expected *) expected)->notes, TRUE);
}

static guint
below (Sequence *sequence, guint limit)
{
  return forcon_random_below (&sequence->random, limit);
}

static const Expected *
now (const Sequence *sequence)
{
  return &g_array_index (sequence->expected, Expected, sequence->expected->len - 1);
}

/* @n commands more, after each of which @next is so; what was undone is gone. */
static Expected *
then (Sequence *sequence)
{
  Expected next = *now (sequence);

  next.notes = g_string_new (next.notes->str);
  g_array_append_val (sequence->expected, next);
  return &g_array_index (sequence->expected, Expected, sequence->expected->len - 1);
}

static void
note_here (Sequence *sequence)
{
  g_autofree char *text = g_strdup_printf ("n%u", sequence->n_notes++);
  ForconCampaignCommand command = play_command (sequence->clash, note_command (text));

  if (now (sequence)->out != 0)
    assert_refused (sequence->chronicle, command, FORCON_PROBLEM_LENT);
  else
    {
      assert_done (sequence->chronicle, command);
      g_string_append_printf (then (sequence)->notes, " %s", text);
    }
}

static void
note_there (Sequence *sequence)
{
  g_autofree char *text = NULL;
  guint file;
  ForconCommand command;

  if (sequence->files->len == 0)
    return;
  file = below (sequence, sequence->files->len);
  text = g_strdup_printf ("n%u", sequence->n_notes++);
  command = note_command (text);
  play_at (g_ptr_array_index (sequence->files, file), &command);
  collect (g_ptr_array_index (sequence->files, file));
  g_string_append_printf (g_ptr_array_index (sequence->file_notes, file), " %s", text);
}

static void
lend_it (Sequence *sequence)
{
  g_autofree char *key = g_strdup_printf ("f%u", sequence->files->len);
  Expected *next;

  if (sequence->files->len == FILES_MAX)
    return;
  g_ptr_array_add (sequence->files, lend (sequence->chronicle, sequence->clash, key, sequence->files->len));
  g_ptr_array_add (sequence->file_notes, g_string_new (NULL));
  next = then (sequence);
  if (next->out != 0)
    next->fates[next->out - 1] = 'x';
  next->out = sequence->files->len;
  next->fates[next->out - 1] = 'o';
}

static void
recall_it (Sequence *sequence)
{
  Expected *next;

  if (now (sequence)->out == 0)
    {
      assert_refused (sequence->chronicle, recall_command (sequence->clash), FORCON_PROBLEM_NOT_LENT);
      return;
    }
  assert_done (sequence->chronicle, recall_command (sequence->clash));
  next = then (sequence);
  next->fates[next->out - 1] = 'r';
  next->out = 0;
}

/* Any file, in any state; in a crash nothing of it is entered. */
static void
bring (Sequence *sequence, gboolean crash)
{
  guint file = sequence->files->len == 0 ? 0 : below (sequence, sequence->files->len);
  g_autoptr (ForconTakeBack) back = NULL;
  const Lent *lent;
  char fate;

  if (sequence->files->len == 0)
    return;
  lent = g_ptr_array_index (sequence->files, file);
  fate = now (sequence)->fates[file];
  if (fate != 'o')
    {
      assert_not_taken_back (sequence->chronicle, lent,
                             fate == 'b'   ? FORCON_PROBLEM_LOAN_TAKEN_BACK
                             : fate == 'r' ? FORCON_PROBLEM_LOAN_RECALLED
                             : fate == 'x' ? FORCON_PROBLEM_LOAN_REPLACED
                                           : FORCON_PROBLEM_UNKNOWN_LOAN);
      return;
    }
  back = take_back_new (sequence->chronicle, lent);
  g_assert_cmpuint (back->accepted, ==, lent->played->len);
  if (crash)
    return;
  forcon_chronicle_enter_all (sequence->chronicle, back);
  for (guint i = 0; i <= lent->played->len; i++)
    {
      Expected *next = then (sequence);

      if (i == 0)
        {
          next->fates[file] = 'b';
          next->out = 0;
        }
      else
        g_string_append_printf (next->notes, " %s",
                                g_array_index (lent->played, ForconLentCommand, i - 1).command.note.text);
    }
}

static void
undo_it (Sequence *sequence)
{
  guint step;

  if (sequence->expected->len == 1)
    return;
  g_assert_true (forcon_chronicle_step_back (sequence->chronicle, sequence->expected->len - 1, &step, NULL));
  g_assert_true (forcon_chronicle_go_to (sequence->chronicle, step, NULL));
  g_array_set_size (sequence->expected, step + 1);
}

static void
assert_as_expected (Sequence *sequence)
{
  const ForconCampaign *campaign = forcon_chronicle_campaign (sequence->chronicle);
  const ForconLoan *out = forcon_campaign_loan_out (campaign, sequence->clash);
  g_autoptr (GString) notes = g_string_new (NULL);

  g_assert_cmpuint (forcon_chronicle_position (sequence->chronicle), ==, sequence->expected->len - 1);
  for (guint i = 0; i < forcon_chronicle_position (sequence->chronicle); i++)
    {
      const ForconCampaignEntry *entry = forcon_chronicle_entry (sequence->chronicle, i, NULL);

      if (entry->command.kind == FORCON_CAMPAIGN_COMMAND_PLAY)
        g_string_append_printf (notes, " %s", entry->command.battle.note.text);
    }
  g_assert_cmpstr (notes->str, ==, now (sequence)->notes->str);
  if (now (sequence)->out == 0)
    g_assert_null (out);
  else
    {
      g_assert_nonnull (out);
      g_assert_cmpstr (out->key, ==, ((Lent *) g_ptr_array_index (sequence->files, now (sequence)->out - 1))->key);
    }
}

static void
go_through (ForconCampaign *start, const ForconRules *rules, ForconClashId clash, guint seed)
{
  Sequence sequence = { .chronicle = forcon_chronicle_new (start, rules),
                        .clash = clash,
                        .random = forcon_random_seeded (seed, 3),
                        .expected = g_array_new (FALSE, TRUE, sizeof (Expected)),
                        .files = g_ptr_array_new_with_free_func ((GDestroyNotify) lent_free),
                        .file_notes = g_ptr_array_new () };
  Expected first = { .notes = g_string_new (NULL) };

  memset (first.fates, '-', FILES_MAX);
  g_array_set_clear_func (sequence.expected, clear_expected);
  g_array_append_val (sequence.expected, first);
  for (guint i = 0; i < 16; i++)
    {
      switch (below (&sequence, 10))
        {
        case 0:
        case 1:
          lend_it (&sequence);
          break;
        case 2:
          recall_it (&sequence);
          break;
        case 3:
          note_here (&sequence);
          break;
        case 4:
        case 5:
          note_there (&sequence);
          break;
        case 6:
          undo_it (&sequence);
          break;
        default:
          bring (&sequence, below (&sequence, 5) == 0);
        }
      assert_as_expected (&sequence);
    }
  for (guint i = 0; i < sequence.file_notes->len; i++)
    g_string_free (g_ptr_array_index (sequence.file_notes, i), TRUE);
  g_ptr_array_unref (sequence.file_notes);
  g_ptr_array_unref (sequence.files);
  g_array_unref (sequence.expected);
  forcon_chronicle_free (sequence.chronicle);
}

static void
no_sequence_of_loans_loses_or_doubles_anything (void)
{
  const guint n = 10000;
  g_autoptr (TestCampaign) test = test_campaign_new ();
  ForconClashId clash = test_clash_new (test);

  for (guint seed = 1; seed <= n; seed++)
    go_through (test->campaign, &test->rules, clash, seed);
}

#define ADD(name, function) g_test_add_func ("/campaign/loan/" name, function)

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD ("a table that is lent is locked, and says with whom it is", a_table_that_is_lent_is_locked_and_says_with_whom_it_is);
  ADD ("what was played elsewhere is entered as if it had been played here",
       what_was_played_elsewhere_is_entered_as_if_played_here);
  ADD ("a file that is brought twice is not entered twice", a_file_brought_twice_is_not_entered_twice);
  ADD ("a table that is recalled is as it was lent, and its file counts no more",
       a_table_that_is_recalled_is_as_it_was_lent);
  ADD ("a file that was lost is replaced, and counts no more", a_file_that_was_lost_is_replaced_and_counts_no_more);
  ADD ("an old file of a table that was lent again is refused", an_old_file_of_a_table_that_was_lent_again_is_refused);
  ADD ("a file of another campaign, or for another clash, is refused", a_file_of_another_campaign_is_refused);
  ADD ("what was played by other rules needs a reason", other_rules_need_a_reason);
  ADD ("from a command on that cannot have been played nothing is accepted", what_cannot_have_been_played_stops_there);
  ADD ("a command with a die too many is not accepted", dice_that_do_not_fit_are_not_accepted);
  ADD ("a battle that is over, or a clash that is back, is not lent", a_battle_that_is_over_is_not_lent);
  ADD ("lending needs somebody to lend to, and a key that is new", nobody_and_no_key_are_refused);
  ADD ("taking back is undone and redone in one step", taking_back_is_undone_and_redone_in_one_step);
  ADD ("a file whose lending was undone is refused", a_file_whose_lending_was_undone_is_refused);
  ADD ("six tables come back in any of 720 orders to the same campaign",
       six_tables_come_back_in_any_order_to_the_same_campaign);
  ADD ("no sequence of loans loses or doubles anything", no_sequence_of_loans_loses_or_doubles_anything);
  return g_test_run ();
}
