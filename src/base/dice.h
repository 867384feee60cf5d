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
 * Where the dice of one decision come from. Physical dice, generated dice and test dice are all one of these
 * (F-GEN-5). The generator itself is part of the battle's state. A face with %FORCON_DICE_RECORDED is one that the
 * program rolled before: it counts as that, and is not rolled again.
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

/**
 * forcon_die_value:
 * @face: what the d6 shows, 1 to 6
 * @sides: 6 or 3
 *
 * Returns: the die's value; a d3 is the d6 halved, rounded up (F-GEN-4)
 */
gint forcon_die_value (guint8 face, gint sides);

/**
 * forcon_dice_formula_maximum:
 * @formula: a formula
 *
 * Returns: the highest value it can have
 */
gint forcon_dice_formula_maximum (ForconDiceFormula formula);

/**
 * forcon_dice_formula_parse:
 * @text: "0", "1", "d6", "2d6", "d3"
 * @formula: (out): what it means
 *
 * Returns: whether @text is a formula
 */
gboolean forcon_dice_formula_parse (const char *text, ForconDiceFormula *formula);

/**
 * forcon_dice_formula_format:
 * @formula: a formula
 *
 * Returns: (transfer full): the text that forcon_dice_formula_parse() reads
 */
char *forcon_dice_formula_format (ForconDiceFormula formula);

/**
 * forcon_dice_of_list:
 * @list: faces for one command after the other
 * @used: how many of them are used up, at most all
 * @generate: whether the generator goes on when they run out, rather than somebody being asked
 *
 * Returns: dice for the next command, from what is left; valid until @list changes
 */
ForconDice forcon_dice_of_list (const GByteArray *list, guint used, gboolean generate);

/**
 * forcon_dice_to_faces:
 * @dice: (element-type ForconDie): the dice of a command as they fell
 *
 * Returns: (transfer full): the faces for deciding it again: typed dice as they lay, 0 where the generator rolls
 *   its own anew
 */
GByteArray *forcon_dice_to_faces (const GArray *dice);

/**
 * forcon_dice_to_recorded_faces:
 * @dice: (element-type ForconDie): the dice of a command as they fell
 *
 * Returns: (transfer full): the faces for deciding it again where nobody can roll the program's dice anew: all as
 *   they fell
 */
GByteArray *forcon_dice_to_recorded_faces (const GArray *dice);

/**
 * forcon_dice_draw_keyed:
 * @stream: (inout): the dice of this roll
 *
 * As forcon_dice_draw(), from a stream of its own. A die that was given takes its place in the stream too, so that
 * the others do not depend on who rolled which.
 *
 * Returns: the next die
 */
ForconDie forcon_dice_draw_keyed (const ForconDice *dice, guint *n_given, ForconKeyedDice *stream, guint *n_generated,
                                  guint sides);

/**
 * forcon_dice_draw:
 * @dice: where dice come from
 * @n_given: (inout): how many of the given faces were used
 * @random: (inout): the generator as it stands
 * @n_generated: (inout): dice that it rolled
 * @sides: of the die, if the generator rolls it
 *
 * Returns: the next die; its face is 0 when there is none, and as it was given even where that is no face
 */
ForconDie forcon_dice_draw (const ForconDice *dice, guint *n_given, ForconRandom *random, guint *n_generated,
                            guint sides);

/**
 * forcon_dice_agree:
 * @a, @b: (element-type ForconDie): dice
 *
 * Returns: whether they show the same faces in the same order
 */
gboolean forcon_dice_agree (const GArray *a, const GArray *b);

/**
 * forcon_dice_parse:
 * @text: faces as a person types them: "3 5 6", "3,5,6", "356"; "?" leaves one die to the generator
 * @faces: faces are appended here, 0 for "?"
 * @wrong: (out) (transfer full) (optional): on failure the character that is no face of a die
 *
 * Returns: whether all of @text was faces
 */
gboolean forcon_dice_parse (const char *text, GByteArray *faces, char **wrong);

/**
 * forcon_dice_parse_d10:
 * @text: faces of d10 as a person types them: "7 10 3", "7,0,3", "703"; 0 and 10 are a ten (T-DICE-1), "?" leaves
 *   one die to the generator
 * @faces: faces from 1 to 10 are appended here, 0 for "?"
 * @wrong: (out) (transfer full) (optional): on failure the character that is no face of a die
 *
 * Returns: whether all of @text was faces
 */
gboolean forcon_dice_parse_d10 (const char *text, GByteArray *faces, char **wrong);

G_END_DECLS
