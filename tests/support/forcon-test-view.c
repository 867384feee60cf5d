/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "forcon-test-view.h"

#include "forcon-test-fleets.h"

static void
dump_cards (GString *text, const ForconBattle *battle)
{
  for (guint i = 0; i < battle->n_ships; i++)
    {
      const ForconCard *card = &g_array_index (battle->roster->cards, ForconCard, i);

      g_string_append_printf (text, "card %s|%s|%s|%d %d %d %d %d %d %d %d %d %d %u%s\n", card->id, card->name,
                              card->class_name, card->type, card->diameter, card->speed, card->armour, card->hits,
                              card->shields, card->readiness, card->ew_attack, card->ew_defence, card->mines,
                              card->weapons->len, card->blank ? " blank" : "");
      g_string_append_printf (text, "at (%d,%d)\n", battle->ships[i].position.x, battle->ships[i].position.y);
    }
  for (guint i = 1; i <= battle->n_formations; i++)
    g_string_append_printf (text, "formation %s|%s\n",
                            forcon_battle_formation_id (battle, (ForconFormationId){ (guint16) i }),
                            forcon_battle_formation_name (battle, (ForconFormationId){ (guint16) i }));
  for (guint i = 0; i < battle->roster->sides->len; i++)
    g_string_append_printf (text, "side %s %u\n", g_array_index (battle->roster->sides, ForconSide, i).id,
                            g_array_index (battle->roster->sides, ForconSide, i).senior.value);
}

static void
dump_roll (GString *text, const ForconEntry *entry, ForconRoll roll)
{
  g_string_append_printf (text, "%u:[", roll.first);
  for (guint i = roll.first; i < roll.first + roll.count; i++)
    g_string_append_printf (text, "%d ", g_array_index (entry->dice, ForconDie, i).face);
  g_string_append_c (text, ']');
}

static void
dump_legs (GString *text, const ForconLegs *legs)
{
  for (guint i = 0; i < legs->n; i++)
    g_string_append_printf (text, "%d/%d ", legs->leg[i].ahead, legs->leg[i].turn);
}

#define VALUE(ctype) FORCON_RECORD_VALUE (event, field, ctype)

static void
dump_field (GString *text, const ForconEntry *entry, const ForconEvent *event, const ForconRecordField *field)
{
  g_string_append_printf (text, " %s=", field->name);
  switch ((gint) field->type->kind)
    {
    case FORCON_FIELD_ROLL:
      dump_roll (text, entry, VALUE (ForconRoll));
      break;
    case FORCON_FIELD_LEGS:
      dump_legs (text, &VALUE (ForconLegs));
      break;
    case FORCON_FIELD_POINT:
      g_string_append_printf (text, "(%d,%d)", VALUE (ForconPoint).x, VALUE (ForconPoint).y);
      break;
    case FORCON_FIELD_TEXT:
    case FORCON_FIELD_NAME:
      g_string_append_printf (text, "%s", VALUE (ForconField_text) == NULL ? "-" : VALUE (ForconField_text));
      break;
    case FORCON_FIELD_SIDE:
    case FORCON_FIELD_SHIP:
    case FORCON_FIELD_FORMATION:
      g_string_append_printf (text, "%u", VALUE (guint16));
      break;
    case FORCON_FIELD_INT64:
    case FORCON_FIELD_UINT64:
      g_string_append_printf (text, "%" G_GINT64_FORMAT, VALUE (gint64));
      break;
    default:
      g_string_append_printf (text, "%d", VALUE (gint));
      break;
    }
}

static void
dump_entry (GString *text, const ForconEntry *entry)
{
  g_string_append_printf (text, "entry %u %u\n", entry->events->len, entry->dice->len);
  for (guint i = 0; i < entry->events->len; i++)
    {
      const ForconEvent *event = &g_array_index (entry->events, ForconEvent, i);
      const ForconRecordShape *shape = forcon_event_shape (event->kind);

      g_string_append_printf (text, "%s %u", forcon_event_kind_to_word (event->kind), event->audience);
      g_string_append_printf (text, " closed=%u", event->closed);
      for (guint f = 0; f < shape->n_fields; f++)
        dump_field (text, entry, event, &shape->fields[f]);
      g_string_append_c (text, '\n');
    }
}

char *
test_view_dump (const ForconView *view)
{
  return test_view_dump_from (view, 0);
}

char *
test_view_dump_from (const ForconView *view, guint entry)
{
  GString *text = g_string_new (NULL);
  g_autofree char *hash = forcon_battle_hash (forcon_view_battle (view));

  g_string_append_printf (text, "%s\n", hash);
  dump_cards (text, forcon_view_battle (view));
  for (guint i = entry; i < forcon_view_length (view); i++)
    dump_entry (text, forcon_view_entry (view, i));
  return g_string_free (text, FALSE);
}

void
test_hide_some (ForconBattle *battle, ForconRandom *random)
{
  for (guint i = 0; i < battle->n_formations; i++)
    for (guint side = 0; side < battle->roster->sides->len; side++)
      battle->formations[i].levels[side] = (guint8) test_between (random, 0, FORCON_N_LEVEL - 1);
}
