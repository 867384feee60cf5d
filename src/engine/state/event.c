/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/state/event.h"

#include <string.h>

#define NEEDS FORCON_EVENT_NEEDS
#define NOBODY 0
#define DEFINE_ROW(NAME, member, word, audience, changes, needs, rules)                                                \
  FORCON_DEFINE_EVENT_ROW (row_of_##member, struct { FORCON_FIELDS_##NAME (FORCON_RECORD_MEMBER) },                    \
                           G_STRUCT_OFFSET (ForconEvent, member), sizeof (ForconEvent), FORCON_FIELDS_##NAME, word,    \
                           FORCON_AUDIENCE_##audience, 0, rules, needs)
FORCON_EVENTS (DEFINE_ROW)

const ForconEventRow *
forcon_event_row (ForconEventKind kind)
{
#define ROW_FUNCTION(NAME, member, ...) row_of_##member,
  static const ForconEventRow *(*const rows[]) (void) = { FORCON_EVENTS (ROW_FUNCTION) };

  g_return_val_if_fail ((guint) kind < FORCON_N_EVENTS, row_of_battle_begun ());
  return rows[kind]();
}

const char *
forcon_event_kind_to_word (ForconEventKind kind)
{
  return forcon_event_row (kind)->word;
}

gboolean
forcon_event_kind_from_word (const char *word, ForconEventKind *kind)
{
#define WORD(NAME, member, word, ...) word,
  static const char *const words[] = { FORCON_EVENTS (WORD) };
  guint place = 0;

  if (!forcon_term_find (words, G_N_ELEMENTS (words), word, &place))
    return FALSE;
  *kind = (ForconEventKind) place;
  return TRUE;
}

const ForconRecordShape *
forcon_event_shape (ForconEventKind kind)
{
  return &forcon_event_row (kind)->shape;
}

gboolean
forcon_event_equal (const ForconEvent *a, const ForconEvent *b)
{
  return a->kind == b->kind && a->audience == b->audience && a->closed == b->closed
         && forcon_record_equal (a, b, forcon_event_shape (a->kind));
}

gboolean
forcon_event_names_ship (const ForconEvent *event, ForconShipId ship)
{
  const ForconRecordShape *shape = forcon_event_shape (event->kind);

  if (FORCON_ID_IS_NONE (ship))
    return FALSE;
  for (guint i = 0; i < shape->n_fields; i++)
    if (shape->fields[i].type->kind == FORCON_FIELD_SHIP
        && FORCON_ID_EQUAL (FORCON_RECORD_VALUE (event, &shape->fields[i], ForconShipId), ship))
      return TRUE;
  return FALSE;
}

void
forcon_event_overrule (const ForconEvent *event, GArray *dice)
{
  gint place;
  guint8 now;

  if (event->kind != FORCON_EVENT_OVERRIDDEN)
    return;
  place = event->overridden.die ? event->overridden.place : event->overridden.first;
  now = (guint8) CLAMP (event->overridden.now, 0, G_MAXUINT8);
  if (place < 0 || (guint) place >= dice->len || (!event->overridden.die && event->overridden.count == 0))
    return;
  if (event->overridden.die)
    g_array_index (dice, ForconDie, place).counts = now;
  else
    g_array_index (dice, ForconDie, place).total = now;
}
