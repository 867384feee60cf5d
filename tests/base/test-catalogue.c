/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Translations of a language that the user need not speak. */
#include <glib/gstdio.h>
#include <string.h>

#include "base/catalogue.h"
#include "base/plural-form.h"

/* Which form of a plural is taken. */
#define RUSSIAN "(n%10==1 && n%100!=11 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2)"

/* Texts in the order of their bytes, each with its translation; the first is the head of every catalogue. */
static const char *const texts[][2] = {
  { "", "Content-Type: text/plain; charset=UTF-8\nPlural-Forms: nplurals=3; plural=" RUSSIAN ";\n" },
  { "Torpedoes", "Торпеды" },
  { "armour", "броня" },
  { "crib\004hull", "корпус" },
  { "name\004Grozny", "Грозный" },
  { "not translated", "" },
};

static void
append_number (GByteArray *data, guint32 value, gboolean swapped)
{
  guint32 number = swapped ? GUINT32_SWAP_LE_BE (value) : value;

  g_byte_array_append (data, (const guint8 *) &number, sizeof number);
}

/* One table after the other, then the texts. */
static GByteArray *
make (gboolean swapped)
{
  const guint32 n = G_N_ELEMENTS (texts), header = 28;
  guint32 offset = header + 16 * n;
  GByteArray *data = g_byte_array_new ();
  const guint32 head[] = { 0x950412de, 0, n, header, header + 8 * n, 0, 0 };

  for (guint i = 0; i < G_N_ELEMENTS (head); i++)
    append_number (data, head[i], swapped);
  for (guint column = 0; column < 2; column++)
    for (guint i = 0; i < n; i++)
      {
        append_number (data, (guint32) strlen (texts[i][column]), swapped);
        append_number (data, offset, swapped);
        offset += (guint32) strlen (texts[i][column]) + 1;
      }
  for (guint column = 0; column < 2; column++)
    for (guint i = 0; i < n; i++)
      g_byte_array_append (data, (const guint8 *) texts[i][column], (guint) strlen (texts[i][column]) + 1);
  return data;
}

static ForconCatalogue *
open_bytes (const guint8 *bytes, gsize length)
{
  g_autofree char *path = g_test_build_filename (G_TEST_BUILT, "catalogue.mo", NULL);

  g_assert_true (
      g_file_set_contents_full (path, (const char *) bytes, (gssize) length, G_FILE_SET_CONTENTS_NONE, 0600, NULL));
  return forcon_catalogue_open_file (path);
}

static void
test_finds (gconstpointer swapped)
{
  g_autoptr (GByteArray) data = make (GPOINTER_TO_INT (swapped));
  g_autoptr (ForconCatalogue) catalogue = open_bytes (data->data, data->len);

  g_assert_nonnull (catalogue);
  g_assert_cmpstr (forcon_catalogue_find (catalogue, NULL, "Torpedoes"), ==, "Торпеды");
  g_assert_cmpstr (forcon_catalogue_find (catalogue, NULL, "armour"), ==, "броня");
  g_assert_cmpstr (forcon_catalogue_find (catalogue, "crib", "hull"), ==, "корпус");
  g_assert_cmpstr (forcon_catalogue_find (catalogue, "name", "Grozny"), ==, "Грозный");
}

static void
test_english (void)
{
  g_autoptr (GByteArray) data = make (FALSE);
  g_autoptr (ForconCatalogue) catalogue = open_bytes (data->data, data->len);

  g_assert_cmpstr (forcon_catalogue_find (catalogue, NULL, "hull"), ==, "hull");
  g_assert_cmpstr (forcon_catalogue_find (catalogue, "other", "hull"), ==, "hull");
  g_assert_cmpstr (forcon_catalogue_find (catalogue, NULL, "not translated"), ==, "not translated");
  g_assert_cmpstr (forcon_catalogue_find (NULL, NULL, "armour"), ==, "armour");
  g_assert_null (forcon_catalogue_open_file ("/nowhere/at/all.mo"));
}

static void
look_at_all (const ForconCatalogue *catalogue)
{
  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    g_assert_true (g_utf8_validate (forcon_catalogue_find (catalogue, NULL, texts[i][0]), -1, NULL));
}

/* Cut off anywhere, and with any one byte another: no text reaches beyond the file. */
static void
test_damaged (void)
{
  g_autoptr (GByteArray) data = make (FALSE);

  for (guint length = 0; length < data->len; length++)
    {
      g_autoptr (ForconCatalogue) catalogue = open_bytes (data->data, length);

      if (catalogue != NULL)
        look_at_all (catalogue);
    }
  for (guint i = 0; i < data->len; i++)
    for (guint8 flip = 1; flip != 0; flip = (guint8) (flip << 1))
      {
        g_autoptr (ForconCatalogue) catalogue = NULL;

        data->data[i] ^= flip;
        catalogue = open_bytes (data->data, data->len);
        data->data[i] ^= flip;
        if (catalogue != NULL)
          look_at_all (catalogue);
      }
}

static void
assert_filled (const char *text, const char *expected)
{
  const char *const figures[] = { "4", "6", NULL };
  g_autofree char *filled = forcon_catalogue_fill (text, figures);

  g_assert_cmpstr (filled, ==, expected);
}

static void
test_fills (void)
{
  assert_filled ("%s+ or %s", "4+ or 6");
  assert_filled ("%2$s before %1$s", "6 before 4");
  assert_filled ("100 %%", "100 %");
  assert_filled ("no figures", "no figures");
}

/* What printf() would make of it is not done. */
static void
test_fills_nothing_else (void)
{
  assert_filled ("%n %d %5s", "%n %d %5s");
  assert_filled ("%s %s %s", "4 6 ");
  assert_filled ("%9$s%0$s%", "%0$s%");
}

/* Written by hand, as one that msgfmt makes: the forms of a plural stand behind each other, each with its zero. */
static void
test_plurals (void)
{
  static const char head[] = "Plural-Forms: nplurals=3; plural=" RUSSIAN ";\n";
  static const char original[] = "%u ship\0%u ships";
  static const char forms[] = "%u корабль\0%u корабля\0%u кораблей";
  static const struct {
    gulong n;
    const char *form;
  } cases[] = { { 0, "%u кораблей" }, { 1, "%u корабль" },  { 2, "%u корабля" },  { 5, "%u кораблей" },
                { 11, "%u кораблей" }, { 21, "%u корабль" }, { 104, "%u корабля" }, { 112, "%u кораблей" } };
  const guint32 header = 28, strings = header + 32;
  const guint32 lengths[2][2] = { { 0, sizeof original - 1 }, { sizeof head - 1, sizeof forms - 1 } };
  const guint32 numbers[] = { 0x950412de, 0, 2, header, header + 16, 0, 0 };
  g_autoptr (GByteArray) data = g_byte_array_new ();
  g_autoptr (ForconCatalogue) catalogue = NULL;
  guint32 offset = strings;

  for (guint i = 0; i < G_N_ELEMENTS (numbers); i++)
    append_number (data, numbers[i], FALSE);
  for (guint i = 0; i < 4; i++)
    {
      append_number (data, lengths[i / 2][i % 2], FALSE);
      append_number (data, offset, FALSE);
      offset += lengths[i / 2][i % 2] + 1;
    }
  g_byte_array_append (data, (const guint8 *) "", 1);
  g_byte_array_append (data, (const guint8 *) original, sizeof original);
  g_byte_array_append (data, (const guint8 *) head, sizeof head);
  g_byte_array_append (data, (const guint8 *) forms, sizeof forms);
  catalogue = open_bytes (data->data, data->len);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    g_assert_cmpstr (forcon_catalogue_find_plural (catalogue, "%u ship", "%u ships", cases[i].n), ==, cases[i].form);
  g_assert_cmpstr (forcon_catalogue_find_plural (catalogue, "%u die", "%u dice", 1), ==, "%u die");
  g_assert_cmpstr (forcon_catalogue_find_plural (NULL, "%u die", "%u dice", 2), ==, "%u dice");
}

static void
test_plural_rules (void)
{
  static const char *const damaged[] = { "", "(", "n%", "n%0", "1/0", "n==", "n ? 1", "2 2", "x", "-1" };
  g_autofree char *deep = g_strnfill (100000, '(');
  g_autofree char *negated = g_strnfill (100000, '!');

  for (gulong n = 0; n < 1000; n++)
    {
      gulong expected = n % 10 == 1 && n % 100 != 11                                   ? 0
                        : n % 10 >= 2 && n % 10 <= 4 && (n % 100 < 10 || n % 100 >= 20) ? 1
                                                                                        : 2;

      g_assert_cmpuint (forcon_plural_form (RUSSIAN ";", n), ==, expected);
      g_assert_cmpuint (forcon_plural_form ("n != 1", n), ==, n != 1);
      g_assert_cmpuint (forcon_plural_form ("n-1>0?n*2+1:!n", n), ==, n - 1 > 0 ? n * 2 + 1 : !n);
    }
  for (guint i = 0; i < G_N_ELEMENTS (damaged); i++)
    for (gulong n = 0; n < 3; n++)
      g_assert_cmpuint (forcon_plural_form (damaged[i], n), ==, n == 1 ? 0 : 1);
  g_assert_cmpuint (forcon_plural_form (deep, 1), ==, 0);
  g_assert_cmpuint (forcon_plural_form (negated, 5), ==, 1);
  g_assert_cmpuint (forcon_plural_form (NULL, 5), ==, 1);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_data_func ("/base/catalogue/a translation is found, with its context", GINT_TO_POINTER (FALSE),
                        test_finds);
  g_test_add_data_func ("/base/catalogue/bytes may be in the other order", GINT_TO_POINTER (TRUE), test_finds);
  g_test_add_func ("/base/catalogue/what has no translation stays English", test_english);
  g_test_add_func ("/base/catalogue/a damaged catalogue is not read beyond its end", test_damaged);
  g_test_add_func ("/base/catalogue/figures go where they belong", test_fills);
  g_test_add_func ("/base/catalogue/a text is never a format", test_fills_nothing_else);
  g_test_add_func ("/base/catalogue/plurals have the form that their number asks for", test_plurals);
  g_test_add_func ("/base/catalogue/a damaged rule of plurals is that of English", test_plural_rules);
  return g_test_run ();
}
