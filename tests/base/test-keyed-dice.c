/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Dice from a secret. */
#include "base/dice.h"

#include <string.h>

/* The chance of more than this is one in a thousand for five degrees of freedom. */
#define CHI_SQUARE_LIMIT 20.52
#define N_ROLLS 60000

/* The bytes 0 to 31. */
static GBytes *
counted (void)
{
  guint8 bytes[FORCON_SECRET_SIZE];

  for (guint i = 0; i < sizeof bytes; i++)
    bytes[i] = (guint8) i;
  return g_bytes_new (bytes, sizeof bytes);
}

static char *
roll (GBytes *secret, const char *label, guint n)
{
  GString *faces = g_string_new (NULL);
  ForconKeyedDice stream;

  forcon_keyed_dice_begin (&stream, secret, label);
  for (guint i = 0; i < n; i++)
    g_string_append_printf (faces, "%u", forcon_keyed_dice_roll (&stream, 6));
  forcon_keyed_dice_end (&stream);
  return g_string_free (faces, FALSE);
}

/* As hmac and hashlib of Python come to it. */
static void
the_dice_are_those_of_hmac_sha_256_in_counter_mode (void)
{
  static const guint8 tens[] = { 5, 7, 5, 2, 9, 6, 2, 3, 2, 3, 8, 7 };
  g_autoptr (GBytes) secret = counted ();
  g_autofree char *faces = roll (secret, "a table, a purpose", 40);
  ForconKeyedDice stream;

  g_assert_cmpstr (faces, ==, "5312522521615532411332433443613613663642");
  forcon_keyed_dice_begin (&stream, secret, "a table, a purpose");
  for (guint i = 0; i < G_N_ELEMENTS (tens); i++)
    g_assert_cmpuint (forcon_keyed_dice_roll (&stream, 10), ==, tens[i]);
}

static void
another_label_or_secret_has_other_dice (void)
{
  g_autoptr (GBytes) secret = counted ();
  g_autoptr (GBytes) fresh = forcon_secret_new ();
  g_autofree char *one = roll (secret, "one", 60);
  g_autofree char *again = roll (secret, "one", 60);
  g_autofree char *other = roll (secret, "other", 60);
  g_autofree char *else_where = roll (fresh, "one", 60);

  g_assert_cmpstr (one, ==, again);
  g_assert_cmpstr (one, !=, other);
  g_assert_cmpstr (one, !=, else_where);
}

/* F-GEN-4 */
static void
dice_are_fair (void)
{
  g_autoptr (GBytes) secret = counted ();
  guint counts[6] = { 0 };
  double chi = 0;
  ForconKeyedDice stream;

  forcon_keyed_dice_begin (&stream, secret, "fair");
  for (guint i = 0; i < N_ROLLS; i++)
    counts[forcon_keyed_dice_roll (&stream, 6) - 1]++;
  for (guint i = 0; i < G_N_ELEMENTS (counts); i++)
    chi += (counts[i] - N_ROLLS / 6.0) * (counts[i] - N_ROLLS / 6.0) / (N_ROLLS / 6.0);
  g_assert_cmpfloat (chi, <, CHI_SQUARE_LIMIT);
}

static void
a_secret_is_written_and_read (void)
{
  g_autoptr (GBytes) secret = forcon_secret_new ();
  g_autoptr (GBytes) other = forcon_secret_new ();
  g_autofree char *text = forcon_secret_to_text (secret);
  g_autoptr (GBytes) again = forcon_secret_from_text (text);

  g_assert_cmpuint (strlen (text), ==, 64);
  g_assert_true (g_bytes_equal (secret, again));
  g_assert_false (g_bytes_equal (secret, other));
  g_assert_null (forcon_secret_from_text (NULL));
  g_assert_null (forcon_secret_from_text ("12"));
  text[7] = 'x';
  g_assert_null (forcon_secret_from_text (text));
}

/* Otherwise what a person typed would change what the program rolls for others. */
static void
a_die_that_was_given_takes_its_place_in_the_stream (void)
{
  static const guint8 faces[] = { 0, 6, 0, 4 | FORCON_DICE_RECORDED };
  const ForconDice dice = { faces, G_N_ELEMENTS (faces), FALSE, FALSE };
  g_autoptr (GBytes) secret = counted ();
  guint n_given = 0;
  guint n_generated = 0;
  ForconDie fell[5];
  ForconKeyedDice stream;

  forcon_keyed_dice_begin (&stream, secret, "a table, a purpose");
  for (guint i = 0; i < G_N_ELEMENTS (fell); i++)
    fell[i] = forcon_dice_draw_keyed (&dice, &n_given, &stream, &n_generated, 6);
  g_assert_cmpuint (fell[0].face, ==, 5);
  g_assert_cmpuint (fell[1].face, ==, 6);
  g_assert_false (fell[1].generated);
  g_assert_cmpuint (fell[2].face, ==, 1);
  g_assert_cmpuint (fell[3].face, ==, 4);
  g_assert_true (fell[3].generated);
  g_assert_cmpuint (fell[4].face, ==, 0);
  g_assert_cmpuint (n_generated, ==, 3);
}

static void
a_generator_is_never_taken_for_a_secret (void)
{
  ForconRandom seeded = forcon_random_seeded (0, FORCON_RANDOM_BATTLE_STREAM);
  ForconRandom fresh = forcon_random_fresh ();
  ForconRandom keyed = forcon_random_keyed (17);

  g_assert_false (forcon_random_is_keyed (&seeded));
  g_assert_false (forcon_random_is_keyed (&fresh));
  g_assert_true (forcon_random_is_keyed (&keyed));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
#define TEST(path, function) g_test_add_func ("/base/keyed-dice/" path, function)
  TEST ("the dice are those of HMAC-SHA-256 in counter mode", the_dice_are_those_of_hmac_sha_256_in_counter_mode);
  TEST ("another label or secret has other dice", another_label_or_secret_has_other_dice);
  TEST ("dice are fair (F-GEN-4)", dice_are_fair);
  TEST ("a secret is written and read", a_secret_is_written_and_read);
  TEST ("a die that was given takes its place in the stream", a_die_that_was_given_takes_its_place_in_the_stream);
  TEST ("a generator is never taken for a secret", a_generator_is_never_taken_for_a_secret);
  return g_test_run ();
}
