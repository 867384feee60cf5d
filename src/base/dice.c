/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "base/dice.h"

#include <string.h>

/* No formula of any rule comes near it; a file that states more is a slip or a trap. */
#define FORMULA_LIMIT 99

/**
 * forcon_die_value:
 * @face: what the d6 shows, 1 to 6
 * @sides: 6 or 3
 *
 * Returns: the die's value; a d3 is the d6 halved, rounded up (F-GEN-4)
 */
gint
forcon_die_value (guint8 face, gint sides)
{
  return sides == 3 ? (face + 1) / 2 : face;
}

/**
 * forcon_dice_formula_maximum:
 * @formula: a formula
 *
 * Returns: the highest value it can have
 */
gint
forcon_dice_formula_maximum (ForconDiceFormula formula)
{
  return formula.count * formula.sides + formula.bonus;
}

/* Reads a number of at most two digits and moves on behind it. */
static gboolean
read_number (const char **text, gint *number)
{
  if (!g_ascii_isdigit (**text))
    return FALSE;
  *number = 0;
  for (; g_ascii_isdigit (**text); (*text)++)
    {
      *number = *number * 10 + (**text - '0');
      if (*number > FORMULA_LIMIT)
        return FALSE;
    }
  return TRUE;
}

/**
 * forcon_dice_formula_parse:
 * @text: "0", "1", "d6", "2d6", "d3"
 * @formula: (out): what it means
 *
 * Returns: whether @text is a formula
 */
gboolean
forcon_dice_formula_parse (const char *text, ForconDiceFormula *formula)
{
  gint number = 1;
  gboolean counted = read_number (&text, &number);

  *formula = (ForconDiceFormula){ 0, 6, 0 };
  if (*text == '\0')
    {
      formula->bonus = number;
      return counted;
    }
  if (*text++ != 'd' || (g_strcmp0 (text, "6") != 0 && g_strcmp0 (text, "3") != 0))
    return FALSE;
  formula->count = number;
  formula->sides = *text - '0';
  return TRUE;
}

/**
 * forcon_dice_formula_format:
 * @formula: a formula
 *
 * Returns: (transfer full): the text that forcon_dice_formula_parse() reads
 */
char *
forcon_dice_formula_format (ForconDiceFormula formula)
{
  if (formula.count == 0)
    return g_strdup_printf ("%d", formula.bonus);
  if (formula.count == 1)
    return g_strdup_printf ("d%d", formula.sides);
  return g_strdup_printf ("%dd%d", formula.count, formula.sides);
}

/**
 * forcon_dice_parse:
 * @text: faces as a person types them: "3 5 6", "3,5,6", "356"; "?" leaves one die to the generator
 * @faces: faces are appended here, 0 for "?"
 * @wrong: (out) (transfer full) (optional): on failure the character that is no face of a die
 *
 * Returns: whether all of @text was faces
 */
gboolean
forcon_dice_parse (const char *text, GByteArray *faces, char **wrong)
{
  for (const char *at = text; *at != '\0'; at = g_utf8_next_char (at))
    {
      guint8 face = 0;

      if (strchr (" ,;\t\r\n", *at) != NULL)
        continue;
      if (*at >= '1' && *at <= '6')
        face = (guint8) (*at - '0');
      else if (*at != '?')
        {
          if (wrong != NULL)
            *wrong = g_strndup (at, (gsize) (g_utf8_next_char (at) - at));
          return FALSE;
        }
      g_byte_array_append (faces, &face, 1);
    }
  return TRUE;
}

/* "10" alone is a ten; other runs of digits are dice that were typed without blanks. */
static gboolean
parse_d10_run (const char *run, GByteArray *faces, char **wrong)
{
  static const guint8 ten = 10;

  if (g_str_equal (run, "10"))
    {
      g_byte_array_append (faces, &ten, 1);
      return TRUE;
    }
  for (const char *at = run; *at != '\0'; at = g_utf8_next_char (at))
    {
      guint8 face = *at == '0' ? ten : *at == '?' ? 0 : (guint8) (*at - '0');

      if (!g_ascii_isdigit (*at) && *at != '?')
        {
          if (wrong != NULL)
            *wrong = g_strndup (at, (gsize) (g_utf8_next_char (at) - at));
          return FALSE;
        }
      g_byte_array_append (faces, &face, 1);
    }
  return TRUE;
}

/**
 * forcon_dice_parse_d10:
 * @text: faces of d10 as a person types them: "7 10 3", "7,0,3", "703"; 0 and 10 are a ten (T-DICE-1), "?" leaves one die to the
 *   generator
 * @faces: faces from 1 to 10 are appended here, 0 for "?"
 * @wrong: (out) (transfer full) (optional): on failure the character that is no face of a die
 *
 * Returns: whether all of @text was faces
 */
gboolean
forcon_dice_parse_d10 (const char *text, GByteArray *faces, char **wrong)
{
  g_auto (GStrv) runs = g_strsplit_set (text, " ,;\t\r\n", -1);

  for (guint i = 0; runs[i] != NULL; i++)
    if (!parse_d10_run (runs[i], faces, wrong))
      return FALSE;
  return TRUE;
}

/**
 * forcon_dice_of_list:
 * @list: faces for one command after the other
 * @used: how many of them are used up, at most all
 * @generate: whether the generator goes on when they run out, rather than somebody being asked
 *
 * Returns: dice for the next command, from what is left; valid until @list changes
 */
ForconDice
forcon_dice_of_list (const GByteArray *list, guint used, gboolean generate)
{
  g_return_val_if_fail (list != NULL && used <= list->len, (ForconDice){ .generate = generate });
  return (ForconDice){
    .faces = used == list->len ? NULL : list->data + used,
    .n_faces = list->len - used,
    .generate = generate,
    .keep_rest = TRUE,
  };
}

/**
 * forcon_dice_to_faces:
 * @dice: (element-type ForconDie): the dice of a command as they fell
 *
 * Returns: (transfer full): the faces for deciding it again: typed dice as they lay, 0 where the generator rolls its own anew
 */
GByteArray *
forcon_dice_to_faces (const GArray *dice)
{
  GByteArray *faces = g_byte_array_sized_new (dice->len);

  for (guint i = 0; i < dice->len; i++)
    {
      ForconDie die = g_array_index (dice, ForconDie, i);
      guint8 face = die.generated ? 0 : die.face;

      g_byte_array_append (faces, &face, 1);
    }
  return faces;
}

/**
 * forcon_dice_to_recorded_faces:
 * @dice: (element-type ForconDie): the dice of a command as they fell
 *
 * Returns: (transfer full): the faces for deciding it again where nobody can roll the program's dice anew: all as they fell
 */
GByteArray *
forcon_dice_to_recorded_faces (const GArray *dice)
{
  GByteArray *faces = g_byte_array_sized_new (dice->len);

  for (guint i = 0; i < dice->len; i++)
    {
      ForconDie die = g_array_index (dice, ForconDie, i);
      guint8 face = (guint8) (die.face | (die.generated ? FORCON_DICE_RECORDED : 0));

      g_byte_array_append (faces, &face, 1);
    }
  return faces;
}

/**
 * forcon_dice_agree:
 * @a, @b: (element-type ForconDie): dice
 *
 * Returns: whether they show the same faces in the same order
 */
gboolean
forcon_dice_agree (const GArray *a, const GArray *b)
{
  if (a->len != b->len)
    return FALSE;
  for (guint i = 0; i < a->len; i++)
    if (g_array_index (a, ForconDie, i).face != g_array_index (b, ForconDie, i).face)
      return FALSE;
  return TRUE;
}

/* The next die as far as it is given; @roll: (out): whether the program has to roll it. */
static ForconDie
take (const ForconDice *dice, guint *n_given, guint *n_generated, gboolean *roll)
{
  ForconDie die = { .face = 0, .generated = FALSE };
  gboolean recorded = FALSE;

  *roll = dice->generate;
  if (*n_given < dice->n_faces)
    {
      guint8 given = dice->faces[(*n_given)++];

      recorded = (given & FORCON_DICE_RECORDED) != 0;
      die.face = (guint8) (given & ~FORCON_DICE_RECORDED);
      *roll = given == 0;
    }
  die.generated = (guint8) (*roll || recorded);
  *n_generated += die.generated;
  return die;
}

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
ForconDie
forcon_dice_draw (const ForconDice *dice, guint *n_given, ForconRandom *random, guint *n_generated, guint sides)
{
  gboolean roll = FALSE;
  ForconDie die = take (dice, n_given, n_generated, &roll);

  if (roll)
    die.face = (guint8) (1 + forcon_random_below (random, sides));
  return die;
}

/**
 * forcon_dice_draw_keyed:
 * @stream: (inout): the dice of this roll
 *
 * As forcon_dice_draw(), from a stream of its own. A die that was given takes its place in the stream too, so that the others do
 * not depend on who rolled which.
 *
 * Returns: the next die
 */
ForconDie
forcon_dice_draw_keyed (const ForconDice *dice, guint *n_given, ForconKeyedDice *stream, guint *n_generated,
                        guint sides)
{
  gboolean roll = FALSE;
  ForconDie die = take (dice, n_given, n_generated, &roll);
  guint8 face = forcon_keyed_dice_roll (stream, sides);

  if (roll)
    die.face = face;
  return die;
}
