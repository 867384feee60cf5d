/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "base/dice.h"

/* F-GEN-4 */
static void
test_d3 (void)
{
  static const gint values[] = { 1, 1, 2, 2, 3, 3 };

  for (guint8 face = 1; face <= 6; face++)
    {
      g_assert_cmpint (forcon_die_value (face, 3), ==, values[face - 1]);
      g_assert_cmpint (forcon_die_value (face, 6), ==, face);
    }
}

typedef struct {
  const char *text;
  ForconDiceFormula formula;
  gint maximum;
} FormulaCase;

static const FormulaCase formula_cases[] = {
  { "0", { 0, 6, 0 }, 0 },   { "1", { 0, 6, 1 }, 1 },    { "12", { 0, 6, 12 }, 12 }, { "d6", { 1, 6, 0 }, 6 },
  { "2d6", { 2, 6, 0 }, 12 }, { "4d6", { 4, 6, 0 }, 24 }, { "d3", { 1, 3, 0 }, 3 },   { "10d3", { 10, 3, 0 }, 30 },
};

static void
test_formulas (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (formula_cases); i++)
    {
      const FormulaCase *expected = &formula_cases[i];
      ForconDiceFormula formula;

      g_assert_true (forcon_dice_formula_parse (expected->text, &formula));
      g_assert_cmpint (formula.count, ==, expected->formula.count);
      g_assert_cmpint (formula.sides, ==, expected->formula.sides);
      g_assert_cmpint (formula.bonus, ==, expected->formula.bonus);
      g_assert_cmpint (forcon_dice_formula_maximum (formula), ==, expected->maximum);

      g_autofree char *text = forcon_dice_formula_format (formula);

      g_assert_cmpstr (text, ==, expected->text);
    }
}

static void
test_not_formulas (void)
{
  static const char *const wrong[] = { "",   "d",    "2d",   "d4",  "2d12", "-1",  "+1",   " d6", "d6 ",
                                       "D6", "2d6d6", "2d6+1", "100", "100d6", "1.5", "d66", "x" };

  for (guint i = 0; i < G_N_ELEMENTS (wrong); i++)
    {
      ForconDiceFormula formula;

      if (forcon_dice_formula_parse (wrong[i], &formula))
        g_error ("“%s” was taken for a formula", wrong[i]);
    }
}

typedef struct {
  const char *text;
  const char *faces; /* as digits, 0 for a die of the generator */
} FacesCase;

static const FacesCase faces_cases[] = {
  { "356", "356" },       { "3,5 6", "356" },   { " 3;5\t6\r\n", "356" }, { "123456", "123456" },
  { "?", "0" },           { "3?6 ?", "3060" },  { "", "" },               { " , ", "" },
};

/* F-GEN-5 */
static void
test_faces (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (faces_cases); i++)
    {
      g_autoptr (GByteArray) faces = g_byte_array_new ();
      g_autoptr (GString) digits = g_string_new (NULL);
      char *wrong = NULL;

      g_assert_true (forcon_dice_parse (faces_cases[i].text, faces, &wrong));
      for (guint face = 0; face < faces->len; face++)
        g_string_append_c (digits, (char) ('0' + faces->data[face]));
      g_assert_cmpstr (digits->str, ==, faces_cases[i].faces);
      g_assert_null (wrong);
    }
}

static void
test_faces_append (void)
{
  g_autoptr (GByteArray) faces = g_byte_array_new ();

  g_assert_true (forcon_dice_parse ("12", faces, NULL));
  g_assert_true (forcon_dice_parse ("3", faces, NULL));
  g_assert_cmpmem (faces->data, faces->len, "\1\2\3", 3);
}

typedef struct {
  const char *text;
  const char *wrong;
} WrongCase;

static const WrongCase wrong_cases[] = {
  { "307", "0" }, { "7", "7" }, { "35x6", "x" }, { "3-5", "-" }, { "2,ж", "ж" }, { "⚄", "⚄" }, { "d6", "d" }, { "5.5", "." },
};

/* F-GEN-4 */
static void
test_wrong_faces (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (wrong_cases); i++)
    {
      g_autoptr (GByteArray) faces = g_byte_array_new ();
      g_autofree char *wrong = NULL;

      g_assert_false (forcon_dice_parse (wrong_cases[i].text, faces, &wrong));
      g_assert_cmpstr (wrong, ==, wrong_cases[i].wrong);
      g_assert_false (forcon_dice_parse (wrong_cases[i].text, faces, NULL));
    }
}

static const FacesCase d10_cases[] = {
  { "7 10 3", "7:3" }, { "7,0,3", "7:3" }, { "703", "7:3" }, { "10", ":" }, { "1 0", "1:" }, { "9?", "90" }, { "", "" },
};

/* T-DICE-1; ':' comes after '9' */
static void
test_d10_faces (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (d10_cases); i++)
    {
      g_autoptr (GByteArray) faces = g_byte_array_new ();
      g_autoptr (GString) digits = g_string_new (NULL);

      g_assert_true (forcon_dice_parse_d10 (d10_cases[i].text, faces, NULL));
      for (guint face = 0; face < faces->len; face++)
        g_string_append_c (digits, (char) ('0' + faces->data[face]));
      g_assert_cmpstr (digits->str, ==, d10_cases[i].faces);
    }
}

static void
test_wrong_d10_faces (void)
{
  static const WrongCase cases[] = { { "7 x", "x" }, { "-3", "-" }, { "3 ж", "ж" } };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (GByteArray) faces = g_byte_array_new ();
      g_autofree char *wrong = NULL;

      g_assert_false (forcon_dice_parse_d10 (cases[i].text, faces, &wrong));
      g_assert_cmpstr (wrong, ==, cases[i].wrong);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/base/dice/a d3 is a d6 halved and rounded up", test_d3);
  g_test_add_func ("/base/dice/a formula is read and written back", test_formulas);
  g_test_add_func ("/base/dice/what is no formula is not read", test_not_formulas);
  g_test_add_func ("/base/dice/faces are read with and without separators", test_faces);
  g_test_add_func ("/base/dice/faces are added to those that are there", test_faces_append);
  g_test_add_func ("/base/dice/a character that is no face is reported", test_wrong_faces);
  g_test_add_func ("/base/dice/the face 0 of a d10 counts as 10", test_d10_faces);
  g_test_add_func ("/base/dice/a character that is no face of a d10 is reported", test_wrong_d10_faces);
  return g_test_run ();
}
