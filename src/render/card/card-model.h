/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <cairo.h>

#include "engine/state/battle.h"
#include "engine/state/ship.h"
#include "render/drawing/style.h"

G_BEGIN_DECLS

/* A card on paper, mm: a landscape A7. */
#define FORCON_CARD_WIDTH 105.0
#define FORCON_CARD_HEIGHT 74.0

/**
 * ForconCardLine:
 * @property: (nullable): by what name files know it; none of what only follows from other values
 * @changed: it is not what it was when the ship was whole
 * @tracked: there are boxes for it, too
 *
 * A value as it is read.
 */
typedef struct {
  char *label;
  char *text;
  const char *property;
  gboolean changed;
  gboolean tracked;
} ForconCardLine;

/**
 * ForconCardWeapon:
 * @range: cm, of a torpedo its speed in a turn
 * @strength: firepower, strength or torpedoes
 * @run: turns of a torpedo, 0 of a gun
 * @damaged: a critical has put it out of use
 * @loading: a tube that was launched this turn
 * @unready: a tube that is to be loaded again
 */
typedef struct {
  char *name;
  ForconWeaponKind kind;
  ForconMount mount;
  ForconArcs arcs;
  char *range;
  gint strength;
  gint run;
  gboolean damaged;
  gboolean loading;
  gboolean unready;
} ForconCardWeapon;

/* Boxes to be ticked off: how many there are, and how many are left. */
typedef struct {
  gint all;
  gint left;
} ForconCardTrack;

/**
 * ForconCardCrew:
 * @readiness: from which to which: "4–6"
 * @modifier: added to its rolls: "+1"
 * @now: the ship's crew is of this quality
 *
 * A quality of crews (F-SHIP-5).
 */
typedef struct {
  char *name;
  char *readiness;
  char *modifier;
  gboolean now;
} ForconCardCrew;

/**
 * ForconCardCritical:
 * @sum: of 2d6: "7", "2–3"
 * @place: what is hit, and the letters of the weapons that are out then
 * @harm: what else comes of it: "+1"; empty where nothing does
 * @boxes: to be crossed
 * @taken: how many of them are
 * @repairable: whether damage control can mend it
 * @applies: the ship has what is hit; else the next row counts (F-CRIT-3)
 *
 * A row of the ship's critical table.
 */
typedef struct {
  char *sum;
  char *place;
  char *harm;
  guint boxes;
  guint taken;
  gboolean repairable;
  gboolean applies;
} ForconCardCritical;

/**
 * ForconCardModel:
 * @ship: whose; never shown
 * @silhouette: (nullable): its own, see forcon_silhouette_path()
 * @formation: (nullable): its formation; @flagship: which it commands
 * @state: (nullable): that it is out of action or crippled
 * @lines: (element-type ForconCardLine): the values of the card
 * @weapons: (element-type ForconCardWeapon)
 * @harm: criticals and other lasting damage as one text; empty for none
 * @base: its class for gunnery, and how large its base is
 * @crews: (element-type ForconCardCrew): from the worst to the best
 * @criticals: (element-type ForconCardCritical): empty where any critical destroys it (F-CRIT-2)
 * @blank: a contact: nothing is known but that it is there (F-EW-1)
 * @language: (nullable): in which it is drawn: that of the thread that made it; %NULL is the program's
 *
 * All that a ship's card says (F-SHIP-3, F-SHIP-4), in its present state. It keeps no reference to the fleet.
 */
typedef struct {
  ForconShipId ship;
  char *name;
  char *class_name;
  char *owner;
  char *formation;
  gboolean flagship;
  ForconShipType type;
  const char *silhouette;
  guint side;
  ForconShipStatus status;
  gboolean crippled;
  char *state;
  GArray *lines;
  ForconCardTrack hits;
  ForconCardTrack shields;
  ForconCardTrack turrets;
  ForconCardTrack mines;
  ForconCardTrack drones;
  ForconCardTrack troops;
  ForconCardTrack readiness;
  GArray *weapons;
  char *harm;
  char *base;
  GArray *crews;
  GArray *criticals;
  gboolean blank;
  const char *language;
} ForconCardModel;

/**
 * forcon_card_model_new:
 * @fleet: a battle, or the ships of a campaign, or what an admiral knows of them
 * @rules: the rules
 * @ship: one of its ships
 *
 * Returns: (transfer full): what the ship's card says now
 */
ForconCardModel *forcon_card_model_new (const ForconBattle *fleet, const ForconRules *rules, ForconShipId ship);

void forcon_card_model_free (ForconCardModel *card);

/* By which letter a weapon stands in the rose. Returns: (transfer full) */

/* Private to this layer: by which letter a weapon stands in the rose. Returns: (transfer full) */
char *forcon_card_weapon_letter (guint index);

/**
 * forcon_render_card:
 * @cr: where to draw
 * @card: what to draw
 * @style: how it looks
 * @width: px; it is FORCON_CARD_HEIGHT / FORCON_CARD_WIDTH as high
 *
 * Draws a ship's card from 0, 0, as it is on paper (F-SHIP-3, F-SHIP-4). Hits and what else is used up are boxes:
 * those that are gone are crossed, the others are there to be crossed by hand.
 *
 * Returns: how many texts had to be shortened
 */
guint forcon_render_card (cairo_t *cr, const ForconCardModel *card, const ForconStyle *style, double width);

/* How large forcon_render_card_to_svg() draws a card, px. */
#define FORCON_CARD_SVG_WIDTH 630
#define FORCON_CARD_SVG_HEIGHT 444

/* Returns: (transfer full) (nullable): the same as a picture for a screen; %NULL where it cannot be drawn */
GBytes *forcon_render_card_to_svg (const ForconCardModel *card, const ForconStyle *style);

/**
 * ForconCardValue:
 * @label: what it is, not yet translated
 * @to_text: (transfer full): the present value
 * @to_whole: (nullable) (transfer full): what it was while the ship was whole; without it the value does not change
 * @tracked: whether a card has boxes for it, too
 * @property: (nullable): by what name files know it
 *
 * A line of the ship card (F-SHIP-3).
 */
typedef struct {
  const char *label;
  char *(*to_text) (const ForconBattle *battle, const ForconRules *rules, ForconShipId ship);
  char *(*to_whole) (const ForconBattle *battle, const ForconRules *rules, ForconShipId ship);
  gboolean tracked;
  const char *property;
} ForconCardValue;

/**
 * forcon_card_values:
 * @n_values: (out): how many
 *
 * Returns: (array length=n_values) (transfer none): the lines of a ship card but for name, hits, shields and weapons
 */
const ForconCardValue *forcon_card_values (guint *n_values);

/**
 * forcon_card_formation:
 * @battle: a battle
 * @ship: one of its ships
 *
 * Returns: (transfer none): the name of its formation, or the ship's own where the formation has none
 */
const char *forcon_card_formation (const ForconBattle *battle, ForconShipId ship);

/**
 * forcon_card_damage:
 * @battle: a battle
 * @ship: one of its ships
 *
 * Returns: (transfer full): what is broken on it; empty for a ship that is whole
 */
char *forcon_card_damage (const ForconBattle *battle, ForconShipId ship);

/**
 * forcon_card_notes:
 * @battle: a battle
 * @ship: one of its ships
 *
 * Returns: (transfer full): what else bears on it in this turn; empty when nothing does
 */
char *forcon_card_notes (const ForconBattle *battle, ForconShipId ship);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ForconCardModel, forcon_card_model_free)

G_END_DECLS
