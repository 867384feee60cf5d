/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/state/battle.h"
#include "storage/fleet/fleet.h"
#include "storage/xml/xml-writer.h"
#include "storage/xml/xml.h"

G_BEGIN_DECLS

/*
 * A battle inside the state of a campaign: the fleet, or the table of a clash, at any moment. Unlike a battle script it
 * is made for the program alone: everything goes by its number, nothing is left to be worked out, and it comes back
 * exactly as it was. Reading trusts nothing.
 */

/**
 * forcon_battle_write:
 * @out: within an element
 * @battle: a battle at any moment
 *
 * Writes the attributes and the content of the element. The same battle always gives the same bytes.
 */
void forcon_battle_write (xmlTextWriterPtr out, const ForconBattle *battle);

/**
 * ForconBattleReader:
 * @rules: by which the state is played
 * @battle: (nullable): what is being read
 * @classes: (nullable): of its ships
 *
 * What the handlers of FORCON_BATTLE_ELEMENTS get as their data, or the beginning of it.
 */
typedef struct {
  const ForconRules *rules;
  ForconBattle *battle;
  ForconFleet *classes;
} ForconBattleReader;

/* Rows for what stands in an element that is a battle. */
#define FORCON_BATTLE_ELEMENTS(parent)                                                                                 \
  { "class", parent, forcon_battle_start_class, forcon_battle_end_class },                                             \
  { "side", parent, forcon_battle_read_side, NULL },                                                                   \
  { "formation", parent, forcon_battle_read_formation, NULL },                                                         \
  { "ship", parent, forcon_battle_read_ship, NULL },                                                                   \
  { "object", parent, forcon_battle_read_part, NULL },                                                                 \
  { "salvo", parent, forcon_battle_read_part, NULL },                                                                  \
  { "mine", parent, forcon_battle_read_part, NULL },                                                                   \
  { "critical", parent, forcon_battle_read_part, NULL },                                                               \
  { "shot", parent, forcon_battle_read_part, NULL },                                                                   \
  { "doctrine", parent, forcon_battle_read_part, NULL },                                                               \
  { "weapon", "class", forcon_battle_read_weapon, NULL }

/**
 * forcon_battle_begin:
 * @xml: at an element that is a battle
 * @reader: for it
 * @others: (nullable) (array zero-terminated=1): attributes that the element has besides, and "name"
 */
void forcon_battle_begin (ForconXml *xml, ForconBattleReader *reader, const char *const *others);

void forcon_battle_start_class (ForconXml *xml, gpointer data);
void forcon_battle_read_weapon (ForconXml *xml, gpointer data);
void forcon_battle_end_class (ForconXml *xml, gpointer data);
void forcon_battle_read_side (ForconXml *xml, gpointer data);
void forcon_battle_read_formation (ForconXml *xml, gpointer data);
void forcon_battle_read_ship (ForconXml *xml, gpointer data);
void forcon_battle_read_part (ForconXml *xml, gpointer data);

/**
 * forcon_battle_finish:
 * @xml: at the end of an element that is a battle
 * @reader: for it
 *
 * Returns: (transfer full) (nullable): the battle; %NULL where it cannot be one, which is then the file's error
 */
ForconBattle *forcon_battle_finish (ForconXml *xml, ForconBattleReader *reader);

void forcon_battle_reader_clear (ForconBattleReader *reader);

/* What no battle can be. */

void forcon_battle_check_weapon (ForconXml *xml, const GArray *weapons);
gboolean forcon_battle_check_card (ForconXml *xml, const ForconCard *card);

/**
 * forcon_battle_check:
 * @xml: at the end of an element that is a battle
 * @battle: what was read
 * @rules: by which it is played
 *
 * Returns: whether a battle can be so; otherwise that is the file's error
 */
gboolean forcon_battle_check (ForconXml *xml, const ForconBattle *battle, const ForconRules *rules);

G_END_DECLS
