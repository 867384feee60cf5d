/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "base/keyed-dice.h"

G_BEGIN_DECLS

/**
 * ForconDice:
 * @faces: (array length=n_faces) (nullable): faces that were given, 1 to 6, of the fleet dice 1 to 10, in the order of
 *   use; 0 leaves this one die to the generator
 * @n_faces: how many
 * @generate: when the given faces run out: the generator goes on (%TRUE), or the program is asked (%FALSE)
 * @keep_rest: faces left over are for the next command (%TRUE), or a mistake (%FALSE)
 *
 * Where the dice of one decision come from. Physical dice, generated dice and test dice are all one of these (F-GEN-5).
 * The generator itself is part of the battle's state. A face with %FORCON_DICE_RECORDED is one that the program rolled before: it counts
 * as that, and is not rolled again.
 */
typedef struct {
  const guint8 *faces;
  guint n_faces;
  gboolean generate;
  gboolean keep_rest;
} ForconDice;

/* A bit beside a face: the program rolled it when the command was given, from a secret that is not known here. */
#define FORCON_DICE_RECORDED 0x80

/* The common sources. */
#define FORCON_DICE_GENERATED ((ForconDice){ NULL, 0, TRUE, FALSE })
#define FORCON_DICE_ASK ((ForconDice){ NULL, 0, FALSE, FALSE })

/**
 * ForconDie:
 * @face: 1 to 6, of the fleet dice 1 to 10
 * @generated: whether the generator rolled it
 * @counts: the face that the master lets it count as instead, or 0
 * @total: of the first die of a roll: what the master lets the whole roll come to, or 0
 *
 * A die as it fell, kept for ever.
 */
typedef struct {
  guint8 face;
  guint8 generated;
  guint8 counts;
  guint8 total;
} ForconDie;

/**
 * ForconRoll:
 * @first: the place of the roll's first die among the dice of its command
 * @count: how many dice were thrown in one go; 0 is no roll
 *
 * Dice of one roll. Events do not hold dice, they point at the dice of their command.
 */
typedef struct {
  guint32 first;
  guint32 count;
} ForconRoll;

/**
 * ForconDiceFormula:
 * @count: how many dice; 0 is none
 * @sides: 6, or 3 for a d6 halved (F-GEN-4)
 * @bonus: added to the sum
 *
 * Such as "2d6", "d3" or "1".
 */
typedef struct {
  gint count;
  gint sides;
  gint bonus;
} ForconDiceFormula;

gint forcon_die_value (guint8 face, gint sides);
gint forcon_dice_formula_maximum (ForconDiceFormula formula);
gboolean forcon_dice_formula_parse (const char *text, ForconDiceFormula *formula);
char *forcon_dice_formula_format (ForconDiceFormula formula);
ForconDice forcon_dice_of_list (const GByteArray *list, guint used, gboolean generate);
GByteArray *forcon_dice_to_faces (const GArray *dice);
GByteArray *forcon_dice_to_recorded_faces (const GArray *dice);
ForconDie forcon_dice_draw_keyed (const ForconDice *dice, guint *n_given, ForconKeyedDice *stream, guint *n_generated,
                                  guint sides);
ForconDie forcon_dice_draw (const ForconDice *dice, guint *n_given, ForconRandom *random, guint *n_generated,
                            guint sides);
gboolean forcon_dice_agree (const GArray *a, const GArray *b);
gboolean forcon_dice_parse (const char *text, GByteArray *faces, char **wrong);
gboolean forcon_dice_parse_d10 (const char *text, GByteArray *faces, char **wrong);

G_END_DECLS
