/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "base/record.h"

G_BEGIN_DECLS

#define FORCON_EVENT_NEEDS_MAX 2

/**
 * ForconEventRow:
 * @word: in files and JSON
 * @audience: who may see it: a ForconAudience in a battle, a ForconRecipient in a campaign
 * @topic: what it is about: a ForconTopic in a campaign, 0 in a battle
 * @rules: identifiers of the rules by which it happens, with spaces between; "" for what the master does, and for what
 *   follows from the event before it
 * @shape: its fields
 * @needs: offsets of the ids that must be of something that exists; all other ids in it may be none
 *
 * What the table of a rule set says about one event. What an event changes is read from the same table by the file that
 * applies events, and the sentence that tells it by src/report.
 */
typedef struct {
  const char *word;
  guint audience;
  guint topic;
  const char *rules;
  ForconRecordShape shape;
  gsize needs[FORCON_EVENT_NEEDS_MAX];
} ForconEventRow;

static inline gboolean
forcon_event_row_needs (const ForconEventRow *row, const ForconRecordField *field)
{
  return field->offset == row->needs[0] || field->offset == row->needs[1];
}

/*
 * A function that gives the row of an event. Inside it, Here is the struct of the event's fields, which lies @start
 * bytes behind the beginning of the record. As an event may have no fields, the array of them ends with one that does
 * not count.
 */
#define FORCON_DEFINE_EVENT_ROW(function, Struct, start, size, FIELDS, word, audience, topic, rules, ...)              \
  static const ForconEventRow *function (void)                                                                         \
  {                                                                                                                    \
    typedef Struct Here;                                                                                               \
    enum { START = start };                                                                                            \
    static const ForconRecordField fields[] = { FIELDS (FORCON_EVENT_FIELD){ NULL, &forcon_type_int, 0 } };            \
    static const ForconEventRow row                                                                                    \
        = { word, audience, topic, rules, { size, G_N_ELEMENTS (fields) - 1, fields }, { __VA_ARGS__ } };              \
                                                                                                                       \
    return &row;                                                                                                       \
  }
#define FORCON_EVENT_FIELD(name, type, ...) { #name, &forcon_type_##type, FORCON_EVENT_PLACE (name) },
#define FORCON_EVENT_PLACE(name) START + G_STRUCT_OFFSET (Here, name)

/* NEEDS (field) or NEEDS (field, field) in a row; NOBODY is 0. */
#define FORCON_EVENT_NEEDS(...) FORCON_EVENT_PLACES (__VA_ARGS__, __VA_ARGS__, )
#define FORCON_EVENT_PLACES(first, second, ...) FORCON_EVENT_PLACE (first), FORCON_EVENT_PLACE (second)

G_END_DECLS
