/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/*
 * Typed ids, passed by value. Zero is none. The id of a side, a formation, a ship or a weapon is its place in its
 * array plus one; markers, salvos, mines and criticals come and go, so theirs is a running number.
 */
typedef struct {
  guint16 value;
} ForconSideId;

typedef struct {
  guint16 value;
} ForconShipId;

typedef struct {
  guint16 value;
} ForconFormationId;

typedef struct {
  guint32 value;
} ForconObjectId;

typedef struct {
  guint32 value;
} ForconSalvoId;

typedef struct {
  guint32 value;
} ForconMineId;

typedef struct {
  guint32 value;
} ForconCriticalId;

/* Of a campaign. An admiral is a side. Powers and sectors are places in their arrays, the rest are running numbers. */
typedef struct {
  guint16 value;
} ForconPowerId;

typedef struct {
  guint16 value;
} ForconSectorId;

typedef struct {
  guint32 value;
} ForconClashId;

typedef struct {
  guint32 value;
} ForconMeetingId;

typedef struct {
  guint32 value;
} ForconSheetId;

typedef struct {
  guint32 value;
} ForconLineId;

typedef struct {
  guint32 value;
} ForconTaskId;

typedef struct {
  guint32 value;
} ForconFieldId;

typedef struct {
  guint32 value;
} ForconMessageId;

typedef struct {
  guint32 value;
} ForconInstructionId;

typedef struct {
  guint32 value;
} ForconQueryId;

#define FORCON_SHIPS_MAX 1000

/* A formation holds at most so many ships: 6 escorts and 6 capital ships by the sheet, but a rules file may allow more
 * of them. */
#define FORCON_FORMATION_SHIPS_MAX 32

/* Ships of one command besides the one that leads it. */
typedef struct {
  guint n;
  ForconShipId ship[FORCON_FORMATION_SHIPS_MAX];
} ForconShips;

#define FORCON_NO_SIDE ((ForconSideId){ 0 })
#define FORCON_NO_SHIP ((ForconShipId){ 0 })
#define FORCON_NO_FORMATION ((ForconFormationId){ 0 })
#define FORCON_NO_OBJECT ((ForconObjectId){ 0 })
#define FORCON_NO_SALVO ((ForconSalvoId){ 0 })
#define FORCON_NO_MINE ((ForconMineId){ 0 })
#define FORCON_NO_CRITICAL ((ForconCriticalId){ 0 })
#define FORCON_NO_POWER ((ForconPowerId){ 0 })
#define FORCON_NO_SECTOR ((ForconSectorId){ 0 })
#define FORCON_NO_CLASH ((ForconClashId){ 0 })
#define FORCON_NO_MEETING ((ForconMeetingId){ 0 })
#define FORCON_NO_SHEET ((ForconSheetId){ 0 })
#define FORCON_NO_LINE ((ForconLineId){ 0 })
#define FORCON_NO_QUERY ((ForconQueryId){ 0 })
#define FORCON_NO_TASK ((ForconTaskId){ 0 })

#define FORCON_ID_EQUAL(a, b) ((a).value == (b).value)
#define FORCON_ID_IS_NONE(id) ((id).value == 0)

G_END_DECLS
