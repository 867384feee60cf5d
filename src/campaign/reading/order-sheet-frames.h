/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* The patterns of data/orders/frames.txt, for what matches them alone. */

#include "campaign/reading/order-sheet-private.h"

G_BEGIN_DECLS

/* What a pattern has besides meanings. */
typedef enum {
  FORCON_SLOT_PLACE,
  FORCON_SLOT_FOE,
  FORCON_SLOT_FRIEND,
  FORCON_SLOT_TYPES,
  FORCON_SLOT_FACTOR,
  FORCON_SLOT_SHARE,
  FORCON_SLOT_RANGE,
  FORCON_SLOT_ROUND,
  FORCON_N_SLOTS,
} ForconSheetSlot;

/* A set of meanings and slots. */
typedef struct {
  guint64 bits[3];
} ForconSheetSet;

#define FORCON_FRAME_BIT (FORCON_N_MEANING + FORCON_N_SLOTS)
G_STATIC_ASSERT (FORCON_FRAME_BIT + FORCON_N_FRAME <= 192);

static inline void
forcon_sheet_set_add (ForconSheetSet *set, guint bit)
{
  set->bits[bit / 64] |= G_GUINT64_CONSTANT (1) << (bit % 64);
}

static inline gboolean
forcon_sheet_set_has (const ForconSheetSet *set, guint bit)
{
  return (set->bits[bit / 64] >> (bit % 64) & 1) != 0;
}

static inline gboolean
forcon_sheet_set_within (const ForconSheetSet *set, const ForconSheetSet *other)
{
  for (guint i = 0; i < G_N_ELEMENTS (set->bits); i++)
    if ((set->bits[i] & ~other->bits[i]) != 0)
      return FALSE;
  return TRUE;
}

/* A verb counts by what it orders. */
static inline guint
bit_of_sense (const ForconSheetSense *sense)
{
  return sense->meaning == FORCON_MEANING_VERB ? FORCON_FRAME_BIT + (guint) sense->value : (guint) sense->meaning;
}

/* One line of the file. */
typedef struct {
  ForconSheetRole role;
  gint value;
  ForconWhen when;
  gboolean negative;
  ForconSheetSet required;
  ForconSheetSet optional;
} ForconSheetPattern;

/**
 * forcon_sheet_patterns:
 *
 * Returns: (transfer none) (element-type ForconSheetPattern): those of the file, in its order
 */
const GArray *forcon_sheet_patterns (void);

G_END_DECLS
