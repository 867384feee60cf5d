/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Dice and numbers as people and files write them. */
#include "base/dice.h"
#include "base/value.h"
#include "fuzz.h"

typedef gboolean (*FacesParser) (const char *text, GByteArray *faces, char **wrong);

void
fuzz_begin (void)
{
}

static void
try_faces (FacesParser parse, guint most, const char *text)
{
  g_autoptr (GByteArray) faces = g_byte_array_new ();
  g_autofree char *wrong = NULL;

  if (!parse (text, faces, &wrong))
    {
      g_assert_nonnull (wrong);
      return;
    }
  g_assert_null (wrong);
  for (guint i = 0; i < faces->len; i++)
    g_assert_cmpuint (faces->data[i], <=, most);
}

static void
try_formula (const char *text)
{
  ForconDiceFormula formula = { 0 };
  ForconDiceFormula again = { 0 };
  g_autofree char *written = NULL;

  if (!forcon_dice_formula_parse (text, &formula))
    return;
  written = forcon_dice_formula_format (formula);
  g_assert_true (forcon_dice_formula_parse (written, &again));
  g_assert_cmpint (formula.count, ==, again.count);
  g_assert_cmpint (formula.bonus, ==, again.bonus);
  g_assert_cmpint (forcon_dice_formula_maximum (formula), ==, forcon_dice_formula_maximum (again));
}

static void
try_decimal (const char *text, guint digits)
{
  gint32 value = 0;
  gint32 again = 0;
  g_autofree char *written = NULL;

  if (!forcon_value_parse_decimal (text, digits, &value))
    return;
  written = forcon_value_format_decimal (value, digits);
  g_assert_true (forcon_value_parse_decimal (written, digits, &again));
  g_assert_cmpint (value, ==, again);
}

static void
try_fraction (const char *text)
{
  ForconFraction share = { 0 };
  ForconFraction again = { 0 };
  g_autofree char *written = NULL;

  if (!forcon_value_parse_fraction (text, &share))
    return;
  written = forcon_value_format_fraction (share);
  g_assert_true (forcon_value_parse_fraction (written, &again));
  g_assert_cmpint (share.numerator * again.denominator, ==, again.numerator * share.denominator);
}

void
fuzz_try (const guint8 *bytes, gsize size)
{
  g_autofree char *text = fuzz_text (bytes, size);
  guint64 value = 0;

  try_faces (forcon_dice_parse, 6, text);
  try_faces (forcon_dice_parse_d10, 10, text);
  try_formula (text);
  for (guint digits = 0; digits <= FORCON_LENGTH_DIGITS; digits++)
    try_decimal (text, digits);
  try_fraction (text);
  forcon_value_parse_unsigned (text, &value);
}
