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

#define FORCON_NO_SIDE ((ForconSideId){ 0 })
#define FORCON_NO_SHIP ((ForconShipId){ 0 })
#define FORCON_NO_FORMATION ((ForconFormationId){ 0 })
#define FORCON_NO_OBJECT ((ForconObjectId){ 0 })
#define FORCON_NO_SALVO ((ForconSalvoId){ 0 })
#define FORCON_NO_MINE ((ForconMineId){ 0 })
#define FORCON_NO_CRITICAL ((ForconCriticalId){ 0 })

#define FORCON_ID_EQUAL(a, b) ((a).value == (b).value)
#define FORCON_ID_IS_NONE(id) ((id).value == 0)

G_END_DECLS
