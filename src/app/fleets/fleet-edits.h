/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/game/game-edit.h"

G_BEGIN_DECLS

/*
 * The commands by which a fleet is edited before play. Each may move what follows to other places, so that what is
 * edited is named by its word. What is refused is told as any refusal.
 */

/**
 * forcon_fleet_edit_add:
 * @game: a game before play
 * @entity: a kind
 * @values: "property=value" on a line each
 *
 * Returns: (transfer none) (nullable): the word of what was added, interned; %NULL if it was refused
 */
const char *forcon_fleet_edit_add (ForconGame *game, ForconEntity entity, const char *values);

/**
 * forcon_fleet_edit_change:
 * @game: a game before play
 * @entity: a kind
 * @word: which one
 * @values: what becomes otherwise
 *
 * Returns: whether it is so now; what was so already is no command
 */
gboolean forcon_fleet_edit_change (ForconGame *game, ForconEntity entity, const char *word, const char *values);

/* Likewise with one property, whose value comes from an entry. */
gboolean forcon_fleet_edit_set (ForconGame *game, ForconEntity entity, const char *word, const char *property,
                                const char *value);

gboolean forcon_fleet_edit_remove (ForconGame *game, ForconEntity entity, const char *word);

/* The word of an entity, interned; %NULL if there is none at that place, from 1. */
const char *forcon_fleet_edit_word (ForconGame *game, ForconEntity entity, guint place);

/* The place of an entity, from 1; 0 if none has that word, or there is no word. */
guint forcon_fleet_edit_find (ForconGame *game, ForconEntity entity, const char *word);

/* All ships of a class get these values; one run. Returns: whether nothing was refused */
gboolean forcon_fleet_edit_class (ForconGame *game, const char *class_name, const char *values);

/**
 * forcon_fleet_edit_new_class:
 * @game: a game before play
 * @name: what it is called; nothing is the next number of @like
 * @like: (nullable): a class that it is like at first; without one it is plain
 *
 * Returns: (nullable): the name of the new class, interned. It has one ship, in no formation, that is called as the
 *   class is: the first of the class that gets a name
 */
const char *forcon_fleet_edit_new_class (ForconGame *game, const char *name, const char *like);

/**
 * forcon_fleet_edit_take_class:
 * @game: a game before play
 * @values: what a ship of the class is, as of forcon_ready_class_values()
 *
 * Returns: (nullable): the name of the class, interned, with such a ship as a new class has. A class that is there
 *   already stays as it is
 */
const char *forcon_fleet_edit_take_class (ForconGame *game, const char *values);

/* Another name for a class, and for the ship that stands for it. Returns: whether it is so */
gboolean forcon_fleet_edit_name_class (ForconGame *game, const char *class_name, const char *name);

/* All ships of a class go. Returns: whether they are gone */
gboolean forcon_fleet_edit_remove_class (ForconGame *game, const char *class_name);

/**
 * forcon_fleet_edit_many:
 * @game: a game before play
 * @like: word of a ship of the class
 * @names: one for each ship
 * @formation: word of the formation that they join
 *
 * Makes the ships, in one run; where the formation has none yet, the first of them is its flagship.
 *
 * Returns: whether nothing was refused
 */
gboolean forcon_fleet_edit_many (ForconGame *game, const char *like, const char *const *names, const char *formation);

/**
 * forcon_fleet_edit_join:
 * @game: a game before play
 * @values: what a new ship is, with its name
 * @formation: word of the formation that it joins; where that has none yet, it is its flagship
 *
 * Returns: (transfer none) (nullable): the word of the ship, interned; %NULL if it was refused
 */
const char *forcon_fleet_edit_join (ForconGame *game, const char *values, const char *formation);

/**
 * forcon_fleet_edit_order:
 * @game: a game before play
 * @ship: word of a ship in a formation
 * @step: −1 up, 1 down
 *
 * Moves it in the line of its formation: the first is the flagship, those behind it succeed it. Beyond the ends of the
 * line it joins the formation of the same admiral that comes before or after.
 *
 * Returns: whether it moved
 */
gboolean forcon_fleet_edit_order (ForconGame *game, const char *ship, int step);

/**
 * forcon_fleet_edit_place:
 * @game: a game before play
 * @ship: word of a ship
 * @formation: word of a formation, %NULL for none
 * @rank: place in its line, from 0 for the flagship; %G_MAXUINT behind all others
 *
 * Returns: whether it is there
 */
gboolean forcon_fleet_edit_place (ForconGame *game, const char *ship, const char *formation, guint rank);

G_END_DECLS
