/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * Ten battles of six rounds each, with every die as it lay: they lead to the same state on every machine, with every
 * compiler and at every optimisation level. Between them everything happens that can happen in a battle.
 *
 * After a change that is meant to change battles: run record-battles with this folder, and put what it prints here.
 */
#include "storage/script/script.h"

#include "engine/decision/journal.h"
#include "engine/odds/luck.h"
#include "engine/odds/odds-checks.h"

#define ROUNDS 6

/* What came of a battle: how many commands it has, and the hash of the state after them. */
typedef struct {
  const char *name;
  guint n_commands;
  const char *hash;
} Recorded;

static const Recorded recorded[] = {
  { "formations", 339, "c6ee8e1b7c91aa939b4071dcb744122291d80d05a867a97b80c42ea234261964" },
  { "torpedoes", 380, "7b5fe619617e6fee38ec0b8c269ed215ed3e1dba11e37d8ddc427e9b1cb0ffe0" },
  { "hidden", 350, "cf9aa69e5e90ea3b25f0a989cfacf8407ab1a4a4a44ef8dcd3591d4d74fbe0ca" },
  { "minefield", 402, "3acb1b4df1375737750e410b8a0e788f729aaa63f6c1bd4c1f1cedf50f8b430c" },
  { "boarding", 236, "d0269c0266b9d120a2077d5cad97a4a687614ce4b8a3ed88ccae097f8c16d82c" },
  { "ramming", 401, "0c3342d4d518917c07e8d644dc5f1e504ad65137f6030685815dd5196a6dc1cc" },
  { "low-orbit", 512, "83137fd34c9fc81c6c991e5555a4aaaffbf47b9b8f4fa2ae9996c39734971de8" },
  { "allies", 457, "f78bbdd648c02fdba5f722e68637d88ba76a070c16d01e4c8cdffe64559ba19d" },
  { "braced", 488, "e2dbb00097d3d012db7c37169221e2f7fd404a02ae57089ec8a360d2052bd523" },
  { "everything", 483, "287da9a7fb1ffc4c7746452c44d52411916baf7205865334502fdc4b6408be9a" },
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
  return kind == FORCON_EVENT_BATTLE_ENDED || kind == FORCON_EVENT_ORDER_FAILED || kind == FORCON_EVENT_EXTRA_CHECKED
         || kind == FORCON_EVENT_GENERATOR_ADVANCED;
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
  const ForconRecordShape *shape = forcon_event_shape (event->kind);
  gint sum = 0;

  *count = 0;
  for (guint i = 0; i < shape->n_fields && *count == 0; i++)
    if (shape->fields[i].type->kind == FORCON_FIELD_ROLL)
      {
        ForconRoll roll = FORCON_RECORD_VALUE (event, &shape->fields[i], ForconRoll);

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
