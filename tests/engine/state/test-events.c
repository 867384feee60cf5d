/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What every kind of event promises: its table of fields is all that comparing, showing and storing go by. */
#include "engine/state/event.h"

#include "forcon-test-battle.h"

#include <string.h>

#define SHIP 7
#define OTHER_SHIP 8

typedef void (*FieldCheck) (ForconEventKind kind, const ForconRecordField *field);

static void
for_each_field (FieldCheck check)
{
  for (ForconEventKind kind = 0; kind < FORCON_N_EVENTS; kind++)
    {
      const ForconRecordShape *shape = forcon_event_shape (kind);

      g_assert_cmpuint (shape->n_fields, >, 0);
      for (guint i = 0; i < shape->n_fields; i++)
        check (kind, &shape->fields[i]);
    }
}

/* An event of a kind whose bytes are all this. */
static ForconEvent
filled (ForconEventKind kind, guint8 byte)
{
  ForconEvent event;

  memset (&event, byte, sizeof event);
  event.kind = kind;
  return event;
}

static ForconLegs *
legs_of (ForconEvent *event, const ForconRecordField *field)
{
  return (ForconLegs *) ((char *) event + field->offset);
}

static gboolean
is_text (ForconFieldKind kind)
{
  return kind == FORCON_FIELD_TEXT || kind == FORCON_FIELD_NAME;
}

static const char **
text_of (ForconEvent *event, const ForconRecordField *field)
{
  return (const char **) ((char *) event + field->offset);
}

/* Events whose lists of legs are of a length that can be, and whose texts are texts. */
static ForconEvent
plain (ForconEventKind kind, guint8 byte)
{
  ForconEvent event = filled (kind, byte);
  const ForconRecordShape *shape = forcon_event_shape (kind);

  for (guint i = 0; i < shape->n_fields; i++)
    if (shape->fields[i].type->kind == FORCON_FIELD_LEGS)
      legs_of (&event, &shape->fields[i])->n = 2;
    else if (is_text (shape->fields[i].type->kind))
      *text_of (&event, &shape->fields[i]) = NULL;
  return event;
}

static void
test_words (void)
{
  g_autoptr (GHashTable) words = g_hash_table_new (g_str_hash, g_str_equal);

  for (ForconEventKind kind = 0; kind < FORCON_N_EVENTS; kind++)
    {
      const char *word = forcon_event_kind_to_word (kind);

      g_assert_true (g_regex_match_simple ("^[a-z]+(-[a-z]+)*$", word, G_REGEX_DEFAULT, G_REGEX_MATCH_DEFAULT));
      g_assert_true (g_hash_table_add (words, (gpointer) word));
    }
}

static void
test_fields (void)
{
  for (ForconEventKind kind = 0; kind < FORCON_N_EVENTS; kind++)
    {
      g_autoptr (GHashTable) names = g_hash_table_new (g_str_hash, g_str_equal);
      gsize end = sizeof (ForconEventKind);
      const ForconRecordShape *shape = forcon_event_shape (kind);

      g_assert_cmpuint (shape->n_fields, >, 0);
      for (guint i = 0; i < shape->n_fields; i++)
        {
          g_assert_cmpstr (shape->fields[i].name, !=, "event");
          g_assert_true (g_hash_table_add (names, (gpointer) shape->fields[i].name));
          g_assert_cmpuint (shape->fields[i].offset, >=, end);
          end = shape->fields[i].offset + shape->fields[i].type->size;
        }
      g_assert_cmpuint (end, <=, sizeof (ForconEvent));
    }
}

/* The descriptors point at what the struct's own names mean. */
static void
test_offsets (void)
{
  ForconEvent event = { .kind = FORCON_EVENT_SHIP_MOVED };
  const ForconRecordShape *shape = forcon_event_shape (event.kind);

  event.ship_moved.ship = (ForconShipId){ SHIP };
  event.ship_moved.heading = 1234;
  g_assert_cmpuint (shape->n_fields, ==, 9);
  g_assert_cmpstr (shape->fields[0].name, ==, "ship");
  g_assert_cmpuint (FORCON_RECORD_VALUE (&event, &shape->fields[0], ForconShipId).value, ==, SHIP);
  g_assert_cmpstr (shape->fields[7].name, ==, "heading");
  g_assert_cmpint (FORCON_RECORD_VALUE (&event, &shape->fields[7], ForconAngle), ==, 1234);

  event = (ForconEvent){ .kind = FORCON_EVENT_GENERATOR_ADVANCED, .generator_advanced = { .state = G_MAXUINT64 - 1 } };
  shape = forcon_event_shape (event.kind);
  g_assert_cmpint (shape->fields[0].type->kind, ==, FORCON_FIELD_UINT64);
  g_assert_true (FORCON_RECORD_VALUE (&event, &shape->fields[0], guint64) == G_MAXUINT64 - 1);
}

static void
assert_differ (const ForconEvent *a, const ForconEvent *b)
{
  g_assert_false (forcon_event_equal (a, b));
  g_assert_false (forcon_event_equal (b, a));
}

/* A change of any part of a list of legs that is in use. */
static void
check_legs_change (ForconEventKind kind, const ForconRecordField *field)
{
  ForconEvent event = plain (kind, 0);
  ForconEvent changed = event;

  legs_of (&changed, field)->n = 1;
  assert_differ (&event, &changed);
  for (guint leg = 0; leg < 2; leg++)
    {
      changed = event;
      legs_of (&changed, field)->leg[leg].ahead = 1;
      assert_differ (&event, &changed);
      changed = event;
      legs_of (&changed, field)->leg[leg].turn = 1;
      assert_differ (&event, &changed);
    }
  changed = event;
  legs_of (&changed, field)->leg[2].ahead = 1;
  g_assert_true (forcon_event_equal (&event, &changed));
}

static void
check_text_change (ForconEventKind kind, const ForconRecordField *field)
{
  ForconEvent event = plain (kind, 0);
  ForconEvent changed = event;

  *text_of (&event, field) = "one";
  assert_differ (&event, &changed);
  *text_of (&changed, field) = "other";
  assert_differ (&event, &changed);
}

/* A change of any byte of the field. */
static void
check_change (ForconEventKind kind, const ForconRecordField *field)
{
  if (field->type->kind == FORCON_FIELD_LEGS)
    {
      check_legs_change (kind, field);
      return;
    }
  if (is_text (field->type->kind))
    {
      check_text_change (kind, field);
      return;
    }
  for (gsize byte = 0; byte < field->type->size; byte++)
    {
      ForconEvent event = plain (kind, 0);
      ForconEvent changed = event;

      ((char *) &changed)[field->offset + byte] ^= 1;
      assert_differ (&event, &changed);
    }
}

static void
test_every_change (void)
{
  for_each_field (check_change);
}

/* Two events of a kind with the same fields, whatever lies between and behind them. */
static void
test_equal (void)
{
  for (ForconEventKind kind = 0; kind < FORCON_N_EVENTS; kind++)
    {
      ForconEvent event = plain (kind, 0x5a);
      ForconEvent same = plain (kind, 0);
      const ForconRecordShape *shape = forcon_event_shape (kind);

      same.audience = event.audience;
      same.closed = event.closed;
      for (guint i = 0; i < shape->n_fields; i++)
        memcpy ((char *) &same + shape->fields[i].offset, (char *) &event + shape->fields[i].offset,
                shape->fields[i].type->size);
      g_assert_true (forcon_event_equal (&event, &same));
    }
}

/* F-EW-4: who may see it is part of the fact */
static void
test_other_audience (void)
{
  ForconEvent event = plain (FORCON_EVENT_SHIP_MOVED, 0);
  ForconEvent changed = event;

  changed.audience = 1;
  assert_differ (&event, &changed);
}

static void
test_other_kind (void)
{
  for (ForconEventKind kind = 1; kind < FORCON_N_EVENTS; kind++)
    {
      ForconEvent event = plain (kind, 0);
      ForconEvent other = plain (kind - 1, 0);

      assert_differ (&event, &other);
    }
}

static void
check_names_ship (ForconEventKind kind, const ForconRecordField *field)
{
  ForconEvent event = plain (kind, 0);

  if (field->type->kind != FORCON_FIELD_SHIP)
    return;
  g_assert_false (forcon_event_names_ship (&event, (ForconShipId){ SHIP }));
  *(ForconShipId *) ((char *) &event + field->offset) = (ForconShipId){ SHIP };
  g_assert_true (forcon_event_names_ship (&event, (ForconShipId){ SHIP }));
  g_assert_false (forcon_event_names_ship (&event, (ForconShipId){ OTHER_SHIP }));
}

static void
test_names_ship (void)
{
  for_each_field (check_names_ship);
}

/* A number that is as large as a ship's id is not a ship. */
static void
test_names_only_ships (void)
{
  ForconEvent event = { .kind = FORCON_EVENT_TURN_BEGUN, .turn_begun = { .round = SHIP, .side = { SHIP } } };

  g_assert_false (forcon_event_names_ship (&event, (ForconShipId){ SHIP }));
}

static void
check_word (ForconEventKind kind, const ForconRecordField *field)
{
  ForconEvent first = plain (kind, 0);
  ForconEvent second = first;

  if (field->type->kind != FORCON_FIELD_WORD)
    {
      g_assert_null (forcon_record_word (&first, field));
      return;
    }
  *(gint *) ((char *) &second + field->offset) = 1;
  g_assert_cmpstr (forcon_record_word (&first, field), !=, "");
  g_assert_cmpstr (forcon_record_word (&second, field), !=, "");
  g_assert_cmpstr (forcon_record_word (&first, field), !=, forcon_record_word (&second, field));
}

static void
test_field_words (void)
{
  for_each_field (check_word);
}

/* Gives all that an event names one number. */
static void
name_all (ForconEvent *event, guint number)
{
#define NAME_CASE(TYPE, ctype)                                                                                         \
  case FORCON_FIELD_##TYPE:                                                                                            \
    FORCON_RECORD_PLACE (event, &shape->fields[i], ctype)->value = (guint16) number;                                   \
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

static TestBattle *
small_battle (void)
{
  TestBattle *test = test_battle_new ();

  test_add (test, (TestShip){ .side = TEST_RED, .x = 20, .y = 20 });
  test_add (test, (TestShip){ .side = TEST_BLUE, .x = 60, .y = 60 });
  return test;
}

/* Nobody, somebody, one too many, and one beyond any list: of a journal that somebody forged. */
static const guint forged_numbers[] = { 0, 1, 2, 3, 4, 999, G_MAXUINT16 };

static void
test_forged (void)
{
  for (ForconEventKind kind = 0; kind < FORCON_N_EVENTS; kind++)
    for (gsize i = 0; i < G_N_ELEMENTS (forged_numbers); i++)
      for (ForconValue value = 0; value < (kind == FORCON_EVENT_VALUE_SET ? FORCON_N_VALUE : 1); value++)
        {
          g_autoptr (TestBattle) test = small_battle ();
          ForconEvent event = filled (kind, 0);

          name_all (&event, forged_numbers[i]);
          if (kind == FORCON_EVENT_VALUE_SET)
            {
              event.value_set.value = value;
              event.value_set.now = forged_numbers[i];
            }
          forcon_battle_apply (test->battle, &event);
          g_assert_cmpuint (test->battle->n_ships, ==, 2);
          g_assert_cmpuint (test->battle->n_formations, <=, 3);
        }
}

static void
test_misfit (void)
{
  g_autoptr (TestBattle) test = small_battle ();
  g_autofree char *before = forcon_battle_hash (test->battle);
  const ForconEvent moved = { .kind = FORCON_EVENT_SHIP_MOVED, .ship_moved = { .ship = { 3 }, .to = { 5, 5 } } };
  const ForconEvent nobody = { .kind = FORCON_EVENT_SHIP_DAMAGED, .ship_damaged = { .points = 3 } };
  const ForconEvent fits = { .kind = FORCON_EVENT_SHIP_DAMAGED, .ship_damaged = { .ship = { 2 }, .hits_left = 3 } };

  g_assert_false (forcon_event_fits (test->battle, &moved));
  g_assert_false (forcon_event_fits (test->battle, &nobody));
  g_assert_true (forcon_event_fits (test->battle, &fits));
  forcon_battle_apply (test->battle, &moved);
  forcon_battle_apply (test->battle, &nobody);
  g_autofree char *after = forcon_battle_hash (test->battle);

  g_assert_cmpstr (before, ==, after);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/engine/events/every kind has a word of its own", test_words);
  g_test_add_func ("/engine/events/every kind has fields with names and places of their own", test_fields);
  g_test_add_func ("/engine/events/a descriptor points at its field", test_offsets);
  g_test_add_func ("/engine/events/a change of any field makes another event", test_every_change);
  g_test_add_func ("/engine/events/the same figures make the same event", test_equal);
  g_test_add_func ("/engine/events/another kind is another event", test_other_kind);
  g_test_add_func ("/engine/events/an event that others may see is another", test_other_audience);
  g_test_add_func ("/engine/events/an event names the ships that have a part in it", test_names_ship);
  g_test_add_func ("/engine/events/a number is not a ship", test_names_only_ships);
  g_test_add_func ("/engine/events/a field of a closed list has a word and no other has", test_field_words);
  g_test_add_func ("/engine/events/whoever an event names, it is written down or left out", test_forged);
  g_test_add_func ("/engine/events/an event of somebody who is not there changes nothing", test_misfit);
  return g_test_run ();
}
