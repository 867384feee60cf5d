/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "forcon-event.h"

#include <string.h>

#define EVENT_WORD(NAME, member, word, audience) word,
static const char *const event_words[] = { FORCON_EVENTS (EVENT_WORD) };

/*
 * One small function per event holds its descriptors: inside it, Here is the event's own struct, which the field macro
 * cannot know otherwise. All members of the union begin at the same place.
 */
#define FIELD(name, TYPE)                                                                                              \
  { #name, FORCON_FIELD_##TYPE, G_STRUCT_OFFSET (ForconEvent, battle_begun) + G_STRUCT_OFFSET (Here, name) },
#define EVENT_FIELDS_FUNCTION(NAME, member, word, audience)                                                            \
  static const ForconEventField *fields_of_##member (guint *n_fields)                                                  \
  {                                                                                                                    \
    typedef struct {                                                                                                   \
      FORCON_FIELDS_##NAME (FORCON_EVENT_FIELD)                                                                        \
    } Here;                                                                                                            \
    static const ForconEventField fields[] = { FORCON_FIELDS_##NAME (FIELD) };                                         \
                                                                                                                       \
    *n_fields = G_N_ELEMENTS (fields);                                                                                 \
    return fields;                                                                                                     \
  }
FORCON_EVENTS (EVENT_FIELDS_FUNCTION)

typedef const ForconEventField *(*FieldsFunction) (guint *n_fields);

#define EVENT_FIELDS_ENTRY(NAME, member, word, audience) fields_of_##member,
static const FieldsFunction fields_functions[] = { FORCON_EVENTS (EVENT_FIELDS_ENTRY) };

#define FIELD_SIZE(TYPE, ctype) sizeof (ctype),
static const gsize field_sizes[] = { FORCON_FIELD_TYPES (FIELD_SIZE) };

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
 * forcon_event_fields:
 * @kind: a kind of event
 * @n_fields: (out): how many fields it has
 *
 * Returns: (array length=n_fields) (transfer none): what the event holds, in the order of its table
 */
const ForconEventField *
forcon_event_fields (ForconEventKind kind, guint *n_fields)
{
  *n_fields = 0;
  g_return_val_if_fail ((guint) kind < FORCON_N_EVENTS, NULL);
  return fields_functions[kind](n_fields);
}

/**
 * forcon_event_field_word:
 * @event: an event
 * @field: one of its fields
 *
 * Returns: (nullable) (transfer none): the word of a field that holds one of a closed list; %NULL for all other types
 */
const char *
forcon_event_field_word (const ForconEvent *event, const ForconEventField *field)
{
#define WORD_CASE(TYPE, ctype, function)                                                                               \
  case FORCON_FIELD_##TYPE:                                                                                            \
    return forcon_##function##_to_word (FORCON_EVENT_FIELD_VALUE (event, field, ctype));

  switch ((gint) field->type)
    {
      WORD_CASE (STEP, ForconStep, step)
      WORD_CASE (ORDER, ForconOrder, order)
      WORD_CASE (TARGET, ForconTarget, target)
      WORD_CASE (ARC, ForconArc, arc)
      WORD_CASE (ASPECT, ForconAspect, aspect)
      WORD_CASE (CAUSE, ForconCause, cause)
      WORD_CASE (CRITICAL_EFFECT, ForconCriticalEffect, critical_effect)
      WORD_CASE (CATASTROPHE, ForconCatastrophe, catastrophe)
      WORD_CASE (OBJECT_KIND, ForconObjectKind, object_kind)
      WORD_CASE (LEVEL, ForconLevel, level)
      WORD_CASE (REVEAL, ForconReveal, reveal)
      WORD_CASE (FLAG_REASON, ForconFlagReason, flag_reason)
      WORD_CASE (SALVO_END, ForconSalvoEnd, salvo_end)
      WORD_CASE (CHARGE, ForconCharge, charge)
      WORD_CASE (MINE_END, ForconMineEnd, mine_end)
      WORD_CASE (FATE, ForconFate, fate)
      WORD_CASE (HALVES, ForconHalves, halves)
      WORD_CASE (LOSS, ForconLoss, loss)
      WORD_CASE (VALUE, ForconValue, value)
      WORD_CASE (COMMAND, ForconCommandKind, command)
      WORD_CASE (WEAPON_KIND, ForconWeaponKind, weapon_kind)
      WORD_CASE (ENDING, ForconEnding, ending)
      WORD_CASE (FIRST, ForconFirst, first)
    default:
      return NULL;
    }
}

/**
 * forcon_event_clear_field:
 * @event: an event
 * @field: one of its fields; afterwards it is zero, none
 */
void
forcon_event_clear_field (ForconEvent *event, const ForconEventField *field)
{
  memset ((char *) event + field->offset, 0, field_sizes[field->type]);
}

static gboolean
legs_equal (const ForconLegs *a, const ForconLegs *b)
{
  if (a->n != b->n)
    return FALSE;
  for (guint i = 0; i < a->n; i++)
    if (a->leg[i].ahead != b->leg[i].ahead || a->leg[i].turn != b->leg[i].turn)
      return FALSE;
  return TRUE;
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
  guint n_fields = 0;
  const ForconEventField *fields = forcon_event_fields (a->kind, &n_fields);

  if (a->kind != b->kind || a->audience != b->audience || a->closed != b->closed)
    return FALSE;
  for (guint i = 0; i < n_fields; i++)
    {
      const char *left = (const char *) a + fields[i].offset;
      const char *right = (const char *) b + fields[i].offset;

      if (fields[i].type == FORCON_FIELD_LEGS)
        {
          if (!legs_equal ((const ForconLegs *) left, (const ForconLegs *) right))
            return FALSE;
        }
      else if (fields[i].type == FORCON_FIELD_TEXT || fields[i].type == FORCON_FIELD_NAME)
        {
          if (g_strcmp0 (*(const char *const *) left, *(const char *const *) right) != 0)
            return FALSE;
        }
      else if (memcmp (left, right, field_sizes[fields[i].type]) != 0)
        return FALSE;
    }
  return TRUE;
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
  guint n_fields = 0;
  const ForconEventField *fields = forcon_event_fields (event->kind, &n_fields);

  if (FORCON_ID_IS_NONE (ship))
    return FALSE;
  for (guint i = 0; i < n_fields; i++)
    if (fields[i].type == FORCON_FIELD_SHIP
        && FORCON_ID_EQUAL (FORCON_EVENT_FIELD_VALUE (event, &fields[i], ForconShipId), ship))
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
