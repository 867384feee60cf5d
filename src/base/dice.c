/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "base/dice.h"

#include <string.h>

/* No formula of any rule comes near it; a file that states more is a slip or a trap. */
#define FORMULA_LIMIT 99

gint
forcon_die_value (guint8 face, gint sides)
{
  return sides == 3 ? (face + 1) / 2 : face;
}

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

char *
forcon_dice_formula_format (ForconDiceFormula formula)
{
  if (formula.count == 0)
    return g_strdup_printf ("%d", formula.bonus);
  if (formula.count == 1)
    return g_strdup_printf ("d%d", formula.sides);
  return g_strdup_printf ("%dd%d", formula.count, formula.sides);
}

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

gboolean
forcon_dice_parse_d10 (const char *text, GByteArray *faces, char **wrong)
{
  g_auto (GStrv) runs = g_strsplit_set (text, " ,;\t\r\n", -1);

  for (guint i = 0; runs[i] != NULL; i++)
    if (!parse_d10_run (runs[i], faces, wrong))
      return FALSE;
  return TRUE;
}

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

ForconDie
forcon_dice_draw (const ForconDice *dice, guint *n_given, ForconRandom *random, guint *n_generated, guint sides)
{
  gboolean roll = FALSE;
  ForconDie die = take (dice, n_given, n_generated, &roll);

  if (roll)
    die.face = (guint8) (1 + forcon_random_below (random, sides));
  return die;
}

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
