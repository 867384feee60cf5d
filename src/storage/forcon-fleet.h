/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "forcon-battle.h"
#include "forcon-card-file.h"
#include "forcon-xml.h"

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

ForconFleet *forcon_fleet_new (const ForconRules *rules);
void forcon_fleet_free (ForconFleet *fleet);
gboolean forcon_fleet_read_book (ForconFleet *fleet, const char *path, GError **error);
void forcon_fleet_read_named_book (ForconFleet *fleet, ForconXml *xml);
gboolean forcon_fleet_read_card (ForconFleet *fleet, ForconXml *xml, ForconCard *card);
const ForconFleetClass *forcon_fleet_find_class (ForconFleet *fleet, ForconXml *xml, const char *attribute);

/* What the tables of all files that hold classes call. */
void forcon_fleet_start_class (ForconFleet *fleet, ForconXml *xml);
void forcon_fleet_read_weapon (ForconFleet *fleet, ForconXml *xml);
void forcon_fleet_end_class (ForconFleet *fleet, ForconXml *xml);

ForconShipId forcon_formation_find_ship (ForconXml *xml, const ForconBattle *battle, ForconFormationId formation,
                                         gint line, const char *word, gboolean member);
void forcon_formation_line_up (ForconXml *xml, ForconBattle *battle, ForconFormationId formation, gint line,
                               const char *successors);
void forcon_formation_fail_numbers (ForconXml *xml, const ForconBattle *battle, const ForconRules *rules,
                                    ForconFormationId formation, gint line);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ForconFleet, forcon_fleet_free)

G_END_DECLS
