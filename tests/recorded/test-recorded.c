/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * Ten battles of six rounds each, with every die as it lay: they lead to the same state on every machine, with every
 * compiler and at every optimisation level. Between them everything happens that can happen in a battle.
 *
 * After a change that is meant to change battles: run record-battles with this folder, and put what it prints here.
 */
#include "forcon-script.h"

#include "forcon-journal.h"
#include "forcon-luck.h"
#include "forcon-odds-checks.h"

#define ROUNDS 6

/* What came of a battle: how many commands it has, and the hash of the state after them. */
typedef struct {
  const char *name;
  guint n_commands;
  const char *hash;
} Recorded;

static const Recorded recorded[] = {
  { "formations", 349, "dcdac5e4febdb1eb2648944686c6f666c1b6d88c26cc91c35176aa34d1489134" },
  { "torpedoes", 350, "7f7f4de4341e6b20ed0adfc108c2a4c1f42b9f39f8d5282ba7e75ff6d82ad9ea" },
  { "hidden", 365, "51f3e53197106c71f34bb5e88cf3c46e5439d2d2c4b1e3377790975ace645ce1" },
  { "minefield", 328, "8e059866ddac07a2c50ddda5787313f799a93e49974ca7799f1d9abbca248131" },
  { "boarding", 206, "c5313e4e46a6ee53f4bee4852736826b5ded41493658333439cc5523a1c51170" },
  { "ramming", 372, "90de44e403aee469f8725f59211c7a07dbfe92c712ba3f3aa1a92fa66d70c8fb" },
  { "low-orbit", 481, "61ba2022b523adb6d8b96792b97d83dbbbd4846638f49b4148cd8abf22eeb039" },
  { "allies", 426, "9ce81e56f414627d19644b43ffba3a98da85fa37032371c22ed2764ea435e654" },
  { "braced", 337, "dae2720090f693ecd11172b335261a66bf6728d68a76451f1c38b106fad609c4" },
  { "everything", 612, "1680ae01cd566fa9e4e2f3686e2f0a20dae5b5304c433ac20d9a5301c0ac776d" },
};

static const char *folder;

static ForconScript *
load (const Recorded *battle)
{
  g_autofree char *file = g_strconcat (battle->name, ".xml", NULL);
  g_autofree char *path = g_build_filename (folder, file, NULL);
  g_autoptr (GError) error = NULL;
  ForconScript *script = forcon_script_load (path, NULL, &error);

  g_assert_no_error (error);
  return script;
}

static ForconJournal *
replay (const ForconScript *script)
{
  ForconJournal *journal = forcon_journal_new (script->start, script->rules);

  for (guint i = 0; i < script->commands->len; i++)
    {
      const ForconScriptCommand *command = g_ptr_array_index (script->commands, i);
      const GByteArray *faces = command->dice;
      ForconDice dice = { faces == NULL ? NULL : faces->data, faces == NULL ? 0 : faces->len, FALSE, FALSE };
      g_autoptr (ForconOutcome) outcome = forcon_journal_do (journal, &command->command, &dice);

      if (outcome->verdict.kind != FORCON_VERDICT_DONE)
        g_error ("line %d: %s", command->line, forcon_verdict_word (&outcome->verdict));
    }
  return journal;
}

/* F-GEN-5 */
static void
test_replays (gconstpointer data)
{
  const Recorded *battle = data;
  g_autoptr (ForconScript) script = load (battle);
  g_autoptr (ForconJournal) journal = replay (script);
  g_autofree char *hash = forcon_battle_hash (forcon_journal_battle (journal));

  g_assert_cmpuint (forcon_journal_length (journal), ==, battle->n_commands);
  g_assert_cmpint (forcon_journal_battle (journal)->round, >, ROUNDS);
  g_assert_cmpstr (hash, ==, battle->hash);
}

/* Deciding every command again gives the same events, and applying those the same state. */
static void
test_verifies (gconstpointer data)
{
  g_autoptr (ForconScript) script = load (data);
  g_autoptr (ForconJournal) journal = replay (script);

  g_assert_true (forcon_journal_replays (journal));
  g_assert_true (forcon_journal_verify (journal).agrees);
}

/*
 * What no recorded battle can hold: it is over then, or needs a generator, which real dice do without, or an option that
 * is not the default.
 */
static gboolean
cannot_be (ForconEventKind kind)
{
  return kind == FORCON_EVENT_BATTLE_ENDED || kind == FORCON_EVENT_ORDER_FAILED || kind == FORCON_EVENT_GENERATOR_ADVANCED;
}

static void
note_events (const ForconJournal *journal, gboolean *seen)
{
  for (guint i = 0; i < forcon_journal_length (journal); i++)
    {
      const GArray *events = forcon_journal_entry (journal, i)->events;

      for (guint e = 0; e < events->len; e++)
        seen[g_array_index (events, ForconEvent, e).kind] = TRUE;
    }
}

static void
test_everything (void)
{
  gboolean seen[FORCON_N_EVENTS] = { FALSE };
  guint missing = 0;

  for (guint i = 0; i < G_N_ELEMENTS (recorded); i++)
    {
      g_autoptr (ForconScript) script = load (&recorded[i]);
      g_autoptr (ForconJournal) journal = replay (script);

      note_events (journal, seen);
    }
  for (ForconEventKind kind = 0; kind < FORCON_N_EVENTS; kind++)
    if (!seen[kind] && !cannot_be (kind))
      {
        g_test_message ("in no battle: %s", forcon_event_kind_to_word (kind));
        missing++;
      }
  g_assert_cmpuint (missing, ==, 0);
}

/* How many dice of an event hit, where its facts say that plainly; −1 where they do not. */
static gint
hits_in (const ForconEvent *event)
{
  switch ((gint) event->kind)
    {
    case FORCON_EVENT_BATTERY_FIRED:
      return event->battery_fired.hits;
    case FORCON_EVENT_DESTRUCTOR_FIRED:
      return event->destructor_fired.hits;
    case FORCON_EVENT_TORPEDOES_STRUCK:
      return event->torpedoes_struck.hits;
    case FORCON_EVENT_RAM_STRUCK:
      return event->ram_struck.hits;
    case FORCON_EVENT_MINE_BURST:
      return event->mine_burst.hits;
    case FORCON_EVENT_MINE_LAUNCHED:
      return event->mine_launched.hits;
    case FORCON_EVENT_HITS_SAVED:
      return event->hits_saved.saved;
    case FORCON_EVENT_SHIP_DAMAGED:
      return event->ship_damaged.criticals;
    default:
      return -1;
    }
}

/* The sum of the dice of an event's only roll of two or more. */
static gint
sum_of_check (const ForconEvent *event, const GArray *dice, gint *count)
{
  guint n_fields = 0;
  const ForconEventField *fields = forcon_event_fields (event->kind, &n_fields);
  gint sum = 0;

  *count = 0;
  for (guint i = 0; i < n_fields && *count == 0; i++)
    if (fields[i].type == FORCON_FIELD_ROLL)
      {
        ForconRoll roll = FORCON_EVENT_FIELD_VALUE (event, &fields[i], ForconRoll);

        *count = (gint) roll.count;
        for (guint die = roll.first; die < roll.first + roll.count; die++)
          sum += g_array_index (dice, ForconDie, die).face;
      }
  return sum;
}

/* A check passes exactly when its sum is within the limit from which its chance was reckoned. */
static void
check_limit (const ForconEvent *event, const GArray *dice, const ForconLuck *luck)
{
  gint count;
  gint sum = sum_of_check (event, dice, &count);
  gboolean within = forcon_odds_of_check (count, sum) <= luck->expected + 1e-9;

  if (within != (luck->successes == 1))
    g_error ("%s: %d dice, sum %d, chance %f, passed %d", forcon_event_kind_to_word (event->kind), count, sum,
             luck->expected, luck->successes);
}

static void
check_luck (const ForconBattle *battle, const ForconRules *rules, const ForconEntry *entry, guint place)
{
  const ForconEvent *event = &g_array_index (entry->events, ForconEvent, place);
  ForconLuckShare shares[FORCON_LUCK_SHARES_MAX];
  guint n = forcon_luck_of_event (battle, rules, entry->events, place, entry->dice, shares);

  if (n > 0 && hits_in (event) >= 0)
    g_assert_cmpint (shares[0].luck.successes, ==, hits_in (event));
  for (guint i = 0; i < n; i++)
    {
      g_assert_cmpint (shares[i].luck.by_hand, ==, 0);
      if (shares[i].kind == FORCON_LUCK_FIRE)
        g_assert_false (FORCON_ID_IS_NONE (shares[i].side));
      if (shares[i].kind == FORCON_LUCK_CHECKS)
        check_limit (event, entry->dice, &shares[i].luck);
    }
}

/* What is reckoned afterwards of dice is what their rules made of them at the table. */
static void
test_luck (gconstpointer data)
{
  g_autoptr (ForconScript) script = load (data);
  g_autoptr (ForconJournal) journal = replay (script);
  g_autoptr (ForconBattle) battle = forcon_battle_clone (script->start);

  for (guint i = 0; i < forcon_journal_length (journal); i++)
    {
      const ForconEntry *entry = forcon_journal_entry (journal, i);

      for (guint e = 0; e < entry->events->len; e++)
        {
          forcon_battle_apply (battle, &g_array_index (entry->events, ForconEvent, e));
          if (entry->command.n_overrides == 0)
            check_luck (battle, script->rules, entry, e);
        }
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  if (argc != 2)
    g_error ("usage: test-recorded FOLDER");
  folder = argv[1];

  for (guint i = 0; i < G_N_ELEMENTS (recorded); i++)
    {
      g_autofree char *replays = g_strdup_printf ("/recorded/%s leads to the state that it led to", recorded[i].name);
      g_autofree char *verifies = g_strdup_printf ("/recorded/%s is verified", recorded[i].name);

      g_test_add_data_func (replays, &recorded[i], test_replays);
      g_test_add_data_func (verifies, &recorded[i], test_verifies);

      g_autofree char *luck = g_strdup_printf ("/recorded/%s has the luck that its events tell of", recorded[i].name);
      g_test_add_data_func (luck, &recorded[i], test_luck);
    }
  g_test_add_func ("/recorded/everything happens that can happen", test_everything);
  return g_test_run ();
}
