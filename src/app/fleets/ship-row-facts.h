/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "campaign/editing/entity.h"

G_BEGIN_DECLS

/**
 * ForconShipRowFacts:
 * @entity: an admiral, a formation or a ship
 * @word: which, interned; of the row for the ships that are in no formation %NULL
 * @formation: of a formation and its ships, interned
 * @rank: of a ship in its formation: 0 is the flagship; −1 of one that is not in the line
 * @name, @detail: what is read; @own_name: the name that is changed
 */
typedef struct {
  ForconEntity entity;
  const char *word;
  const char *formation;
  gint rank;
  char *name;
  char *own_name;
  char *detail;
} ForconShipRowFacts;

void forcon_ship_row_facts_clear (ForconShipRowFacts *facts);

/**
 * forcon_ship_row_facts_of_fleet:
 * @campaign: a campaign
 *
 * Returns: (transfer full) (element-type ForconShipRowFacts): each admiral, his formations in their order, and in each
 *   its flagship, those that succeed it, and the others; last the ships that are in no formation
 */
GArray *forcon_ship_row_facts_of_fleet (const ForconCampaign *campaign);

G_END_DECLS
