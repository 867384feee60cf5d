/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "base/dice.h"
#include "base/ids.h"
#include "base/units.h"

G_BEGIN_DECLS

/*
 * The types that a field of a record can have, see record.h. T (KIND, type, C type): numbers, of which 0 is
 * none; ids; and what is written in a way of its own. A closed list of words (term.h) is a type of kind WORD.
 */
#define FORCON_FIELD_NUMBERS(T)                                                                                        \
  T (INT, int, gint)                                                                                                   \
  T (COUNT, count, guint)                                                                                              \
  T (FLAG, flag, gboolean)                                                                                             \
  T (INT64, int64, gint64)                                                                                             \
  T (UINT64, uint64, guint64)                                                                                          \
  T (MASK, mask, guint32)                                                                                              \
  T (WEAPONS, weapons, guint32)                                                                                        \
  T (LENGTH, length, ForconLength)                                                                                     \
  T (ANGLE, angle, ForconAngle)

#define FORCON_FIELD_IDS(T)                                                                                            \
  T (ADMIRAL, admiral, ForconSideId)                                                                                   \
  T (SIDE, side, ForconSideId)                                                                                         \
  T (SHIP, ship, ForconShipId)                                                                                         \
  T (FORMATION, formation, ForconFormationId)                                                                          \
  T (POWER, power, ForconPowerId)                                                                                      \
  T (SECTOR, sector, ForconSectorId)                                                                                   \
  T (OBJECT, object, ForconObjectId)                                                                                   \
  T (CLASH, clash, ForconClashId)                                                                                      \
  T (MEETING, meeting, ForconMeetingId)                                                                                \
  T (SHEET, sheet, ForconSheetId)                                                                                      \
  T (LINE, line, ForconLineId)                                                                                         \
  T (TASK, task, ForconTaskId)                                                                                         \
  T (FIELD, field, ForconFieldId)                                                                                      \
  T (MESSAGE, message, ForconMessageId)                                                                                \
  T (INSTRUCTION, instruction, ForconInstructionId)                                                                    \
  T (QUERY, query, ForconQueryId)                                                                                      \
  T (SALVO, salvo, ForconSalvoId)                                                                                      \
  T (MINE, mine, ForconMineId)                                                                                         \
  T (CRITICAL, critical, ForconCriticalId)

/*
 * An interned text or NULL; a name, which is a text that may stand beside others (forcon_text_find_unsafe()); "x,y";
 * "3/4"; "first+count"; ids, and "ahead@turn", with blanks between.
 */
#define FORCON_FIELD_OTHERS(T)                                                                                         \
  T (TEXT, text, const char *)                                                                                         \
  T (NAME, name, const char *)                                                                                         \
  T (POINT, point, ForconPoint)                                                                                        \
  T (FRACTION, fraction, ForconFraction)                                                                               \
  T (ROLL, roll, ForconRoll)                                                                                           \
  T (SHIPS, ships, ForconShips)                                                                                        \
  T (LEGS, legs, ForconLegs)

#define FORCON_FIELD_TYPES(T) FORCON_FIELD_NUMBERS (T) FORCON_FIELD_IDS (T) FORCON_FIELD_OTHERS (T)

/* PLAIN: another struct without gaps, of which all zero is none. Who declares such a type knows how it is written. */
#define FORCON_FIELD_KIND(KIND, ...) FORCON_FIELD_##KIND,
typedef enum {
  FORCON_FIELD_TYPES (FORCON_FIELD_KIND) FORCON_FIELD_WORD,
  FORCON_FIELD_PLAIN,
  FORCON_N_FIELD_KINDS
} ForconFieldKind;

/* Bytes at most of a field. */
#define FORCON_FIELD_SIZE_MAX 128

/**
 * ForconFieldType:
 * @kind: what it is
 * @size: bytes
 * @n_words: how many words the list has; 0 of all other kinds
 * @to_word: (nullable): the word of a value that is one of a closed list; %NULL for all other kinds
 * @from_word: (nullable): the other way; whether there is such a word
 *
 * What a field can be. There is one of each, so that types are compared by their addresses.
 */
typedef struct {
  ForconFieldKind kind;
  gsize size;
  guint n_words;
  const char *(*to_word) (gconstpointer value);
  gboolean (*from_word) (gpointer value, const char *word);
} ForconFieldType;

/* The C type of a field is ForconField_type, its descriptor is forcon_type_type. */
#define FORCON_DECLARE_FIELD_TYPE(KIND, type, ctype)                                                                   \
  typedef ctype ForconField_##type;                                                                                    \
  extern const ForconFieldType forcon_type_##type;
FORCON_FIELD_TYPES (FORCON_DECLARE_FIELD_TYPE)

/* The other half of it, for one C file, of types that are no closed lists. */
#define FORCON_DEFINE_FIELD_TYPE(KIND, type, ctype)                                                                    \
  G_STATIC_ASSERT (sizeof (ctype) <= FORCON_FIELD_SIZE_MAX);                                                           \
  const ForconFieldType forcon_type_##type = { FORCON_FIELD_##KIND, sizeof (ctype), 0, NULL, NULL };

G_END_DECLS
