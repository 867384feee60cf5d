/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "forcon-campaign-terms.h"
#include "forcon-command.h"
#include "forcon-dice.h"
#include "forcon-problem.h"

G_BEGIN_DECLS

/*
 * Records: plain structs whose fields are listed in a table. The state, the commands and the events of a campaign are
 * made of them, so that copying, comparing, hashing, storing and JSON are each written once. The events and commands of
 * a battle are read and written as records too, see forcon-battle-record.h.
 *
 * A field has one of these types, T (TYPE, C type, how it is written):
 *   NUMBER  a whole number, also the number of an id; 0 is none and not written
 *   TEXT    an interned string or NULL
 *   NAME    the same, as forcon_text_find_unsafe() lets it pass
 *   WORD_…  one of a closed list
 */
#define FORCON_RECORD_NUMBERS(T)                                                                                       \
  T (INT, gint)                                                                                                        \
  T (BOOL, gboolean)                                                                                                   \
  T (INT64, gint64)                                                                                                    \
  T (UINT64, guint64)                                                                                                  \
  T (MASK, guint32)                                                                                                    \
  T (WEAPONS, guint32)                                                                                                 \
  T (LENGTH, ForconLength)                                                                                             \
  T (ANGLE, ForconAngle)

#define FORCON_RECORD_IDS(T)                                                                                           \
  T (ADMIRAL, ForconSideId)                                                                                            \
  T (SIDE, ForconSideId)                                                                                               \
  T (SHIP, ForconShipId)                                                                                               \
  T (FORMATION, ForconFormationId)                                                                                     \
  T (POWER, ForconPowerId)                                                                                             \
  T (SECTOR, ForconSectorId)                                                                                           \
  T (OBJECT, ForconObjectId)                                                                                           \
  T (CLASH, ForconClashId)                                                                                             \
  T (MEETING, ForconMeetingId)                                                                                         \
  T (SHEET, ForconSheetId)                                                                                             \
  T (LINE, ForconLineId)                                                                                               \
  T (TASK, ForconTaskId)                                                                                               \
  T (FIELD, ForconFieldId)                                                                                             \
  T (MESSAGE, ForconMessageId)                                                                                         \
  T (SALVO, ForconSalvoId)                                                                                             \
  T (MINE, ForconMineId)                                                                                               \
  T (CRITICAL, ForconCriticalId)

/* T (TYPE, C type, function: forcon_…_to_word() and forcon_…_from_word()) */
#define FORCON_RECORD_WORDS(T)                                                                                         \
  T (GRID, ForconGrid, grid)                                                                                           \
  T (SECTOR_OBJECT, ForconSectorObjectKind, sector_object)                                                             \
  T (STAGE, ForconStage, stage)                                                                                        \
  T (PERIOD, ForconPeriod, period)                                                                                     \
  T (TASK_KIND, ForconTaskKind, task_kind)                                                                             \
  T (POSTURE, ForconPosture, posture)                                                                                  \
  T (TASK_STATE, ForconTaskState, task_state)                                                                          \
  T (DROP, ForconDrop, drop)                                                                                           \
  T (LINE_STATE, ForconLineState, line_state)                                                                          \
  T (MEETING_STATE, ForconMeetingState, meeting_state)                                                                 \
  T (PARTY_REASON, ForconPartyReason, party_reason)                                                                    \
  T (CLASH_STATE, ForconClashState, clash_state)                                                                       \
  T (GROUND_RESULT, ForconGroundResult, ground_result)                                                                 \
  T (PROBLEM, ForconProblem, problem)                                                                                  \
  T (LEVEL, ForconLevel, level)                                                                                        \
  T (CHARGE, ForconCharge, charge)                                                                                     \
  T (SHIP_STATUS, ForconShipStatus, ship_status)                                                                       \
  T (CRITICAL_EFFECT, ForconCriticalEffect, critical_effect)                                                           \
  T (OBJECT_KIND, ForconObjectKind, object_kind)                                                                       \
  T (VALUE, ForconValue, value)                                                                                        \
  T (STEP, ForconStep, step)                                                                                           \
  T (ORDER, ForconOrder, order)                                                                                        \
  T (TARGET, ForconTarget, target)                                                                                     \
  T (ARC, ForconArc, arc)                                                                                              \
  T (ASPECT, ForconAspect, aspect)                                                                                     \
  T (CAUSE, ForconCause, cause)                                                                                        \
  T (CATASTROPHE, ForconCatastrophe, catastrophe)                                                                      \
  T (REVEAL, ForconReveal, reveal)                                                                                     \
  T (FLAG_REASON, ForconFlagReason, flag_reason)                                                                       \
  T (SALVO_END, ForconSalvoEnd, salvo_end)                                                                             \
  T (MINE_END, ForconMineEnd, mine_end)                                                                                \
  T (FATE, ForconFate, fate)                                                                                           \
  T (HALVES, ForconHalves, halves)                                                                                     \
  T (LOSS, ForconLoss, loss)                                                                                           \
  T (COMMAND, ForconCommandKind, command)                                                                              \
  T (WEAPON_KIND, ForconWeaponKind, weapon_kind)                                                                       \
  T (ENDING, ForconEnding, ending)                                                                                     \
  T (FIRST, ForconFirst, first)                                                                                        \
  T (THING, ForconThing, thing)                                                                                        \
  T (CHECK, ForconCheck, check)

/* Those that are written in a way of their own: a text; a name, which is safe to stand beside others; x,y; first+count; ids, and ahead@turn, with blanks between. */
#define FORCON_RECORD_OTHERS(T)                                                                                        \
  T (TEXT, const char *)                                                                                               \
  T (NAME, const char *)                                                                                               \
  T (POINT, ForconPoint)                                                                                               \
  T (ROLL, ForconRoll)                                                                                                 \
  T (SHIPS, ForconShips)                                                                                               \
  T (LEGS, ForconLegs)

#define FORCON_RECORD_TYPE(TYPE, ...) FORCON_RECORD_##TYPE,
typedef enum {
  FORCON_RECORD_NUMBERS (FORCON_RECORD_TYPE) FORCON_RECORD_IDS (FORCON_RECORD_TYPE)
      FORCON_RECORD_WORDS (FORCON_RECORD_TYPE) FORCON_RECORD_OTHERS (FORCON_RECORD_TYPE) FORCON_N_RECORD_TYPES
} ForconRecordType;

#define FORCON_RECORD_C_TYPE(TYPE, ctype, ...) typedef ctype ForconRecord_##TYPE;
FORCON_RECORD_NUMBERS (FORCON_RECORD_C_TYPE)
FORCON_RECORD_IDS (FORCON_RECORD_C_TYPE)
FORCON_RECORD_WORDS (FORCON_RECORD_C_TYPE)
FORCON_RECORD_OTHERS (FORCON_RECORD_C_TYPE)

/* What FORCON_FIELDS_… of a record become: members of its struct, and rows of its table of fields inside a function where
 * Here is that struct. */
#define FORCON_RECORD_MEMBER(name, TYPE) ForconRecord_##TYPE name;
#define FORCON_RECORD_ROW(name, TYPE) { #name, FORCON_RECORD_##TYPE, G_STRUCT_OFFSET (Here, name) },

/**
 * ForconRecordField:
 * @name: as in files and JSON, with underscores
 * @type: what it is
 * @offset: where it lies in the record
 */
typedef struct {
  const char *name;
  ForconRecordType type;
  gsize offset;
} ForconRecordField;

/**
 * ForconRecordShape:
 * @size: of the record, bytes
 * @fields: (array length=n_fields): in their order
 */
typedef struct {
  gsize size;
  guint n_fields;
  const ForconRecordField *fields;
} ForconRecordShape;

/* The value of a field of a record, by its descriptor. */
#define FORCON_RECORD_VALUE(record, field, ctype) (*(const ctype *) ((const char *) (record) + (field)->offset))

gboolean forcon_record_type_is_word (ForconRecordType type);
gboolean forcon_record_field_is_zero (gconstpointer record, const ForconRecordField *field);
gboolean forcon_record_field_equal (gconstpointer a, gconstpointer b, const ForconRecordField *field);
gint64 forcon_record_number (gconstpointer record, const ForconRecordField *field);
const char *forcon_record_word (gconstpointer record, const ForconRecordField *field);
void forcon_record_format (GString *text, gconstpointer record, const ForconRecordField *field);
gboolean forcon_record_parse (gpointer record, const ForconRecordField *field, const char *text);
const ForconRecordField *forcon_record_find (const ForconRecordShape *shape, const char *name);
gboolean forcon_record_equal (gconstpointer a, gconstpointer b, const ForconRecordShape *shape);

G_END_DECLS
