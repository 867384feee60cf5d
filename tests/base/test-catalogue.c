/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Translations of a language that the user need not speak. */
#include <glib/gstdio.h>
#include <string.h>

#include "base/catalogue.h"

/* Texts in the order of their bytes, each with its translation; the first is the head of every catalogue. */
static const char *const texts[][2] = {
  { "", "Content-Type: text/plain; charset=UTF-8\n" },
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
  return g_test_run ();
}
