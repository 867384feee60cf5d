/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Inside the engine only: the parts of a view. */

#include "engine/views/view.h"

G_BEGIN_DECLS

/**
 * ForconView:
 * @side: who looks, by true id
 * @contact: (nullable): by what name contacts go
 * @battle: what the side knows
 * @truth: the battle itself, replayed beside it by forcon_view_follow()
 * @sides: by true id, the side's own number for each that it has detected, or 0
 * @ships, @formations: (element-type guint16): by true id less one, the side's own number, or 0
 * @contacts: (element-type guint16): by the side's own number less one, which contact it is or was, or 0
 * @n_contacts: how many there were
 * @numbers: true number of a marker, salvo, mine or critical → the side's own
 * @own_roster: nobody else can have seen the roster as it is now
 * @totals: by true id, what it rolled for its place in the round, of sides that still roll
 * @followed: (element-type GArray): events of the journal's entries that were followed
 * @entries: (element-type ForconEntry): what was seen of them
 * @pending: (nullable): what was seen since a side has its turn of which this one knows nothing
 * @unseen: (element-type ForconEvent): the turn of that side, as far as it has come
 */
struct _ForconView {
  const ForconRules *rules;
  ForconSideId side;
  char *contact;
  ForconBattle *battle;
  ForconBattle *truth;
  guint16 sides[FORCON_SIDES_MAX + 1];
  GArray *ships;
  GArray *formations;
  GArray *contacts;
  guint n_contacts;
  GHashTable *numbers;
  gboolean own_roster;
  GArray *totals[FORCON_SIDES_MAX + 1];
  GPtrArray *followed;
  GPtrArray *entries;
  ForconEntry *pending;
  GArray *unseen;
};

/* What of a ship, a formation or a mine reaches the side; called where the truth says that it may. */

/* A side of which something has been detected. Who is its senior ship, only its own admiral knows. */
ForconSideId forcon_view_open_side (ForconView *view, const ForconBattle *truth, ForconSideId id);

/* A place for a ship that is new to the side; nothing is on its card yet. */
ForconShipId forcon_view_open_ship (ForconView *view, const ForconBattle *truth, ForconShipId id);

ForconFormationId forcon_view_open_formation (ForconView *view, const ForconBattle *truth, ForconFormationId id);

/* All ships of a formation that are on the table, which the side sees at once; those that it knew are read anew. */
void forcon_view_open_ships (ForconView *view, const ForconBattle *truth, ForconFormationId id);

/* The side knows that it knows the mine and that its owner does. */
void forcon_view_open_mine (ForconView *view, const ForconBattle *truth, const ForconMine *mine);

/* Reads off the table and the card what the side may know of a ship now. */
void forcon_view_fill_ship (ForconView *view, const ForconBattle *truth, ForconShipId id);

/* Likewise for a formation. How well others know it, nobody tells the side. */
void forcon_view_fill_formation (ForconView *view, const ForconBattle *truth, ForconFormationId id);

/* By what number the side knows a marker, a salvo, a mine or a critical; a new one when it is new to it. */
guint32 forcon_view_number (ForconView *view, guint32 number);

ForconFormationId forcon_view_formation (const ForconView *view, ForconFormationId truth);

/* Takes out of an event, in the ids of the side's battle, what stands on closed cards. */

/**
 * forcon_event_close:
 * @battle: what a side knows, as its view has it
 * @seen: an event in the ids of that battle
 *
 * Empties the fields that would tell of a contact what stands on its card, and marks them as closed.
 */
void forcon_event_close (const ForconBattle *battle, ForconEvent *seen);

/* A card of which nothing is known but that something is there. */

/**
 * forcon_card_blank:
 * @card: (out caller-allocates): a card of which nothing is known but that something is there (F-EW-1)
 * @rules: the rules, for the size of its base
 * @name: (nullable): by what such ships go; without a number it goes by this alone
 * @number: which of them it is, from 1; 0 is none
 */
void forcon_card_blank (ForconCard *card, const ForconRules *rules, const char *name, guint number);

/**
 * forcon_ship_blank:
 * @ship: a ship
 * @level: what is known of it, less than identified
 *
 * Returns: its state as far as that goes: of a contact where it is, else as if it were whole; of a hidden ship whose it
 *   is and that it is not there
 */
ForconShip forcon_ship_blank (const ForconShip *ship, ForconLevel level);

G_END_DECLS
