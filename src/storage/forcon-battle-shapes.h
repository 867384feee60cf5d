/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Inside the writing and reading of battles in states only: their parts as records. */

#include "forcon-battle.h"
#include "forcon-record.h"

G_BEGIN_DECLS

/* What comes and goes in a battle: one list of each kind. */
typedef enum {
  FORCON_PART_OBJECT,
  FORCON_PART_SALVO,
  FORCON_PART_MINE,
  FORCON_PART_CRITICAL,
  FORCON_PART_SHOT,
  FORCON_N_PARTS,
} ForconPart;

extern const char *const forcon_part_words[FORCON_N_PARTS];

const ForconRecordShape *forcon_battle_shape (void);
const ForconRecordShape *forcon_side_shape (void);
const ForconRecordShape *forcon_formation_shape (void);
const ForconRecordShape *forcon_ship_shape (void);
const ForconRecordShape *forcon_part_shape (ForconPart part);
GArray *forcon_battle_parts (const ForconBattle *battle, ForconPart part);

/* Attributes that are no fields: texts, and what is written in a way of its own. */
#define FORCON_SIDE_TEXTS "id", "name"
#define FORCON_FORMATION_TEXTS "id", "name"
#define FORCON_SHIP_TEXTS "id", "name", "owner", "nation"

G_END_DECLS
