/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "forcon-event.h"

#include <string.h>

#define EVENT_WORD(NAME, member, word, audience) word,
static const char *const event_words[] = { FORCON_EVENTS (EVENT_WORD) };

/*
 * One small function per event holds its shape: inside it, Here is the event's own struct, which a row cannot know
 * otherwise. All members of the union begin at the same place.
 */
#define ROW(name, type)                                                                                                \
  { #name, &forcon_type_##type, G_STRUCT_OFFSET (ForconEvent, battle_begun) + G_STRUCT_OFFSET (Here, name) },
#define EVENT_SHAPE(NAME, member, word, audience)                                                                      \
  static const ForconRecordShape *shape_of_##member (void)                                                             \
  {                                                                                                                    \
    typedef struct {                                                                                                   \
      FORCON_FIELDS_##NAME (FORCON_RECORD_MEMBER)                                                                      \
    } Here;                                                                                                            \
    static const ForconRecordField fields[] = { FORCON_FIELDS_##NAME (ROW) };                                          \
    static const ForconRecordShape shape = { sizeof (ForconEvent), G_N_ELEMENTS (fields), fields };                    \
                                                                                                                       \
    return &shape;                                                                                                     \
  }
FORCON_EVENTS (EVENT_SHAPE)

#define EVENT_SHAPE_FUNCTION(NAME, member, word, audience) shape_of_##member,
static const ForconRecordShape *(*const shape_functions[]) (void) = { FORCON_EVENTS (EVENT_SHAPE_FUNCTION) };

/**
 * forcon_event_kind_to_word:
 * @kind: a kind of event
 *
 * Returns: (transfer none): the word of the JSON output
 */
const char *
forcon_event_kind_to_word (ForconEventKind kind)
{
  g_return_val_if_fail ((guint) kind < FORCON_N_EVENTS, "");
  return event_words[kind];
}

/**
 * forcon_event_kind_from_word:
 * @word: what forcon_event_kind_to_word() gives
 * @kind: (out): the kind of event
 *
 * Returns: whether there is such a kind
 */
gboolean
forcon_event_kind_from_word (const char *word, ForconEventKind *kind)
{
  guint place = 0;

  if (!forcon_term_find (event_words, G_N_ELEMENTS (event_words), word, &place))
    return FALSE;
  *kind = (ForconEventKind) place;
  return TRUE;
}

#define EVENT_AUDIENCE(NAME, member, word, audience) FORCON_AUDIENCE_##audience,

/**
 * forcon_event_kind_audience:
 * @kind: a kind of event
 *
 * Returns: who may see such events
 */
ForconAudience
forcon_event_kind_audience (ForconEventKind kind)
{
  static const ForconAudience audiences[] = { FORCON_EVENTS (EVENT_AUDIENCE) };

  g_return_val_if_fail ((guint) kind < FORCON_N_EVENTS, FORCON_AUDIENCE_MASTER);
  return audiences[kind];
}

/**
 * forcon_event_shape:
 * @kind: a kind of event
 *
 * Returns: (transfer none): the fields of such an event, which is their record, in the order of its table
 */
const ForconRecordShape *
forcon_event_shape (ForconEventKind kind)
{
  g_return_val_if_fail ((guint) kind < FORCON_N_EVENTS, shape_of_battle_begun ());
  return shape_functions[kind]();
}

/**
 * forcon_event_equal:
 * @a: an event
 * @b: an event
 *
 * Returns: whether both state the same fact with the same figures
 */
gboolean
forcon_event_equal (const ForconEvent *a, const ForconEvent *b)
{
  return a->kind == b->kind && a->audience == b->audience && a->closed == b->closed
         && forcon_record_equal (a, b, forcon_event_shape (a->kind));
}

/**
 * forcon_event_names_ship:
 * @event: an event
 * @ship: a ship
 *
 * Returns: whether @ship has a part in @event
 */
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

/**
 * forcon_event_overrule:
 * @event: an event
 * @dice: (element-type ForconDie): of its command
 *
 * Notes with the dice what the master lets them count as, if that is what the event says, so that whoever tells of a roll
 * shows the dice that count.
 */
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
