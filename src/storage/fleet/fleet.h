/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/state/battle.h"
#include "storage/fleet/card-file.h"
#include "storage/xml/xml.h"

G_BEGIN_DECLS

/* A ship class, as a file states it; @nation is that of the whole book. */
typedef struct {
  char *path;
  gint line;
  char *nation;
  GStrv attributes;
  GArray *weapons;
} ForconFleetClass;

/* A named ship, likewise. */
typedef struct {
  char *path;
  gint line;
  char *nation;
  GStrv attributes;
  const ForconFleetClass *klass;
} ForconFleetShip;

/**
 * ForconFleet:
 *
 * The classes and named ships that a file can refer to, by their ids, from all fleet books that it pulls in and from
 * itself.
 */
typedef struct {
  const ForconRules *rules;
  GHashTable *classes;
  GHashTable *ships;
  ForconFleetClass *open;
  char *nation;
  guint n_books;
} ForconFleet;

/**
 * forcon_fleet_new:
 * @rules: the rules, which must live as long
 *
 * Returns: (transfer full): no classes and no ships
 */
ForconFleet *forcon_fleet_new (const ForconRules *rules);

void forcon_fleet_free (ForconFleet *fleet);

/**
 * forcon_fleet_read_book:
 * @fleet: where its classes and ships are added
 * @path: a fleet book
 * @error: #ForconFileError
 *
 * Returns: whether it was sound
 */
gboolean forcon_fleet_read_book (ForconFleet *fleet, const char *path, GError **error);

/**
 * forcon_fleet_read_named_book:
 * @fleet: where its classes and ships are added
 * @xml: at an element whose "href" names a fleet book: one that lies beside the file, or among the ready-made scenarios
 *
 * What is wrong is the file's error.
 */
void forcon_fleet_read_named_book (ForconFleet *fleet, ForconXml *xml);

/**
 * forcon_fleet_read_card:
 * @fleet: a fleet
 * @xml: at a ship that is "from" a fleet book, or of a "class" with an id and a name of its own
 * @card: (out caller-allocates): its card, to be freed with forcon_card_clear()
 *
 * Returns: whether there is a card; if not, that is the file's error. What the card says may be the file's error as
 * well
 */
gboolean forcon_fleet_read_card (ForconFleet *fleet, ForconXml *xml, ForconCard *card);

/**
 * forcon_fleet_find_class:
 * @fleet: a fleet
 * @xml: at an element that refers to a class
 * @attribute: by which
 *
 * Returns: (nullable): the class; %NULL where there is none, which is then the file's error
 */
const ForconFleetClass *forcon_fleet_find_class (ForconFleet *fleet, ForconXml *xml, const char *attribute);

/* What the tables of all files that hold classes call. */
void forcon_fleet_start_class (ForconFleet *fleet, ForconXml *xml);
void forcon_fleet_read_weapon (ForconFleet *fleet, ForconXml *xml);
void forcon_fleet_end_class (ForconFleet *fleet, ForconXml *xml);

/**
 * forcon_formation_find_ship:
 * @xml: a file
 * @battle: what was read of it
 * @formation: one that names a ship
 * @line: where it stands
 * @word: of the ship
 * @member: whether the ship must belong to the formation
 *
 * Returns: the ship; what is none, or may not be named, is the file's error
 */
ForconShipId forcon_formation_find_ship (ForconXml *xml, const ForconBattle *battle, ForconFormationId formation,
                                         gint line, const char *word, gboolean member);

/**
 * forcon_formation_line_up:
 * @xml: a file
 * @battle: what was read of it
 * @formation: one of its formations, whose flagship is known
 * @line: where it stands
 * @successors: (nullable): the words of those who take over, in their order (F-FORM-7)
 *
 * Gives them their places in the line of succession.
 */
void forcon_formation_line_up (ForconXml *xml, ForconBattle *battle, ForconFormationId formation, gint line,
                               const char *successors);

/**
 * forcon_formation_fail_numbers:
 * @xml: a file
 * @battle: what was read of it
 * @rules: the rules
 * @formation: one that has more ships than it may (F-FORM-1)
 * @line: where it stands
 */
void forcon_formation_fail_numbers (ForconXml *xml, const ForconBattle *battle, const ForconRules *rules,
                                    ForconFormationId formation, gint line);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ForconFleet, forcon_fleet_free)

G_END_DECLS
