/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * What a side sees of a battle whose journal somebody forged: events of ships that it has never seen are said to have been
 * seen by it, in any order. Whatever they name, they are told, or they are left out.
 */
#include "report/battle/sentences.h"
#include "forcon-test-battle.h"
#include "forcon-test-view.h"

#define SEED 14
#define EVENTS 4

#ifdef __SANITIZE_ADDRESS__
#define TRIES 10
#else
#define TRIES 60
#endif

/* Nobody; the ships of one_hidden(), of which the first is not seen by blue; one that is not there. */
#define NUMBERS 5

static TestBattle *
one_hidden (void)
{
  TestBattle *test = test_battle_new ();

  test_add (test, (TestShip){ .x = 20, .y = 100, .hits = 4 });
  test_add (test, (TestShip){ .x = 20, .y = 140 });
  test_add (test, (TestShip){ .side = TEST_BLUE, .x = 180, .y = 100 });
  test_know (test, TEST_BLUE, (ForconShipId){ 1 }, FORCON_LEVEL_HIDDEN);
  return test;
}

static guint
below (ForconRandom *random, guint bound)
{
  return forcon_random_below (random, bound);
}

/* Each field that names somebody names anybody. */
static void
name_anybody (ForconEvent *event, ForconRandom *random)
{
#define NAME_CASE(TYPE, ctype)                                                                                         \
  case FORCON_FIELD_##TYPE:                                                                                            \
    FORCON_RECORD_PLACE (event, &shape->fields[i], ctype)->value = (guint16) below (random, NUMBERS);                  \
    break;
  const ForconRecordShape *shape = forcon_event_shape (event->kind);

  for (guint i = 0; i < shape->n_fields; i++)
    switch ((gint) shape->fields[i].type->kind)
      {
        NAME_CASE (SIDE, ForconSideId)
        NAME_CASE (SHIP, ForconShipId)
        NAME_CASE (FORMATION, ForconFormationId)
        NAME_CASE (OBJECT, ForconObjectId)
        NAME_CASE (CRITICAL, ForconCriticalId)
        NAME_CASE (SALVO, ForconSalvoId)
        NAME_CASE (MINE, ForconMineId)
      default:
        break;
      }
}

static ForconEvent
forged_event (ForconEventKind kind, ForconRandom *random)
{
  ForconEvent event = { .kind = kind, .audience = ~0u };

  name_anybody (&event, random);
  if (kind == FORCON_EVENT_VALUE_SET)
    {
      event.value_set.value = (ForconValue) below (random, FORCON_N_VALUE);
      event.value_set.now = below (random, NUMBERS);
    }
  if (kind == FORCON_EVENT_FORMATION_SEEN)
    event.formation_seen.level = (ForconLevel) below (random, FORCON_LEVEL_IDENTIFIED + 1);
  return event;
}

/* All that the side saw of an entry can be told. */
static void
tell (const TestBattle *test, const ForconView *view, const ForconEntry *seen)
{
  for (guint i = 0; seen != NULL && i < seen->events->len; i++)
    {
      g_autofree char *sentence = forcon_sentence_of_event (forcon_view_battle (view), &test->rules,
                                                            &g_array_index (seen->events, ForconEvent, i), seen->dice);

      g_assert_true (sentence == NULL || g_utf8_validate (sentence, -1, NULL));
    }
}

static void
follow_forged (ForconEventKind kind, ForconRandom *random)
{
  g_autoptr (TestBattle) test = one_hidden ();
  g_autoptr (ForconView) view = NULL;
  ForconEntry *entry = forcon_entry_new ();

  /* A forged state may leave a ship without a formation. */
  if (below (random, 4) == 0)
    test_state (test, (ForconShipId){ 2 })->formation = FORCON_NO_FORMATION;
  view = forcon_view_new (test->battle, &test->rules, TEST_BLUE, NULL);
  for (guint i = 0; i < EVENTS; i++)
    {
      ForconEvent event = forged_event (i == 0 ? kind : (ForconEventKind) below (random, FORCON_N_EVENTS), random);

      g_array_append_val (entry->events, event);
    }
  tell (test, view, forcon_view_follow (view, entry));
  g_free (test_view_dump (view));
  forcon_entry_free (entry);
}

static void
anybody_may_be_named (void)
{
  ForconRandom random = forcon_random_seeded (SEED, 1);

  for (ForconEventKind kind = 0; kind < FORCON_N_EVENTS; kind++)
    for (guint i = 0; i < TRIES; i++)
      follow_forged (kind, &random);
}

/* The side does not know where it was, nor who was in reach. */
static void
explosions_of_the_unseen_are_not_seen (void)
{
  g_autoptr (TestBattle) test = one_hidden ();
  g_autoptr (ForconView) view = forcon_view_new (test->battle, &test->rules, TEST_BLUE, NULL);
  ForconEntry *entry = forcon_entry_new ();
  ForconEvent event = { .kind = FORCON_EVENT_EXPLOSION, .audience = ~0u, .explosion = { .ship = { 1 } } };

  g_array_append_val (entry->events, event);
  g_assert_null (forcon_view_follow (view, entry));
  forcon_entry_free (entry);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/report/forged-views/whoever an event names, it is told or left out", anybody_may_be_named);
  g_test_add_func ("/report/forged-views/an explosion of a ship that is not seen is not seen",
                   explosions_of_the_unseen_are_not_seen);
  return g_test_run ();
}
