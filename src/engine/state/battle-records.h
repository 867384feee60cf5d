/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/state/battle.h"

G_BEGIN_DECLS

/*
 * The state of a battle as records: what its hash, its files and what the master may set go by. Texts, a formation's
 * levels and what lies in lists of its own are no fields.
 */

/* What comes and goes in a battle: one list of each kind. */
typedef enum {
  FORCON_PART_OBJECT,
  FORCON_PART_SALVO,
  FORCON_PART_MINE,
  FORCON_PART_CRITICAL,
  FORCON_PART_SHOT,
  FORCON_PART_DOCTRINE,
  FORCON_N_PARTS,
} ForconPart;

extern const char *const forcon_part_words[FORCON_N_PARTS];

const ForconRecordShape *forcon_battle_shape (void);
const ForconRecordShape *forcon_side_shape (void);
const ForconRecordShape *forcon_formation_shape (void);
const ForconRecordShape *forcon_card_shape (void);

/* All fields of a ship, in the order of its hash. */
const ForconRecordShape *forcon_ship_shape (void);

/* The same in the order of files: first those that say where it is and how it is, then what has happened to it. */
#define FORCON_SHIP_N_PLACED 6
const ForconRecordShape *forcon_ship_file_shape (void);

/**
 * forcon_part_shape:
 *
 * Returns: (transfer none): the fields of the records of a list
 */
const ForconRecordShape *forcon_part_shape (ForconPart part);

/**
 * forcon_battle_parts:
 *
 * Returns: (transfer none): the list, whose elements have the size of the shape
 */
GArray *forcon_battle_parts (const ForconBattle *battle, ForconPart part);

G_END_DECLS
