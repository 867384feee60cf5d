/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Classes of ships. A scenario has none of its own: a class is the ships that say that they are of it. */

#include "campaign/editing/entity.h"

G_BEGIN_DECLS

/**
 * ForconShipClass:
 * @name: as its ships say it
 * @type: of the first of them
 * @first: its first ship, from 1: what is true of the class is read from it
 * @n: how many ships it has
 */
typedef struct {
  const char *name;
  ForconShipType type;
  guint first;
  guint n;
} ForconShipClass;

/* Returns: (transfer full) (element-type ForconShipClass): by type, then by name; names are interned */
GArray *forcon_ship_classes (const ForconCampaign *campaign);

/**
 * forcon_ship_class_find:
 * @campaign: a campaign
 * @name: how somebody calls a class: its name, how that begins, or else a part of it, in any case, in the language of
 *   the program too
 *
 * Returns: its first ship, from 1, or 0 if there is none, or more than one is called so
 */
guint forcon_ship_class_find (const ForconCampaign *campaign, const char *name);

/**
 * forcon_ship_class_name_for:
 * @campaign: a campaign
 * @name: how a class is called
 *
 * Returns: (transfer full): the name with the next number that neither a class nor a ship has: "Vorkosigan 2"
 */
char *forcon_ship_class_name_for (const ForconCampaign *campaign, const char *name);

/* Ships by the dozen */

/* Why a line about new ships cannot be read. */
typedef enum {
  FORCON_MANY_SHIPS_READY,
  FORCON_MANY_SHIPS_NOTHING,   /* nothing is written */
  FORCON_MANY_SHIPS_NO_CLASS,  /* no class is called so; wrong: how */
  FORCON_MANY_SHIPS_TAKEN,     /* another ship has that name; wrong: which */
  FORCON_MANY_SHIPS_TOO_MANY,  /* more than a formation can have */
} ForconManyShipsVerdict;

/**
 * ForconManyShips:
 * @like: a ship of the class, from 1; 0 if it is a ready-made one that the campaign has not yet, or all are @named
 * @ready: then a ship of it among the ready-made ones, from 1, or 0
 * @names: one for each ship
 * @others: (element-type utf8): for each what it is called otherwise, with commas, or %NULL
 * @named: (element-type guint): for each its like among the ready-made ships, from 1; 0 if it is only of the class
 * @wrong: (nullable): the words that cannot be read
 */
typedef struct {
  guint like;
  guint ready;
  GStrv names;
  GPtrArray *others;
  GArray *named;
  char *wrong;
} ForconManyShips;

/**
 * forcon_many_ships_read:
 * @campaign: a campaign
 * @ready: (nullable): a campaign with ready-made ships, whose classes are called as the ships that stand for them
 * @text: "3 × Vorkosigan class: Emperor = Император, Gregor": names are parted by commas, semicolons or line ends, and
 *   those that lack are the class's with a number; without a number there are as many ships as names. Names alone are
 *   of ready-made ships, or else of the usual class
 * @usual: a ship of the usual class, from 1, or 0
 * @ships: (out caller-allocates): what it says; cleared by forcon_many_ships_clear()
 *
 * Returns: whether it can be done
 */
ForconManyShipsVerdict forcon_many_ships_read (const ForconCampaign *campaign, const ForconCampaign *ready,
                                               const char *text, guint usual, ForconManyShips *ships);

void forcon_many_ships_clear (ForconManyShips *ships);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (ForconManyShips, forcon_many_ships_clear)

/* The line of a formation */

/**
 * forcon_formation_line:
 * @campaign: a campaign
 * @formation: one of its formations, or none for the ships that are in none
 *
 * Returns: (transfer full) (element-type guint): its ships, from 1: the flagship, those that succeed it in their order
 *   and then the others
 */
GArray *forcon_formation_line (const ForconCampaign *campaign, ForconFormationId formation);

/* How many of them stand in the line of succession behind the flagship. */
guint forcon_formation_successors (const ForconCampaign *campaign, ForconFormationId formation);

G_END_DECLS
