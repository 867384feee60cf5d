/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the visitors' process has, and who may have it. */
#include "web/visitors/shelf.h"

#include <string.h>

#define TOKEN "0123456789abcdef0123456789abcdef"
#define OTHER "fedcba9876543210fedcba9876543210"
#define ONE 1
#define TWO 2

static ForconWebShelf *
shelf_of_two (gboolean needs_pin)
{
  ForconWebShelf *shelf = forcon_web_shelf_new ();

  forcon_web_shelf_admit (shelf, ONE, TOKEN, needs_pin);
  forcon_web_shelf_admit (shelf, TWO, OTHER, needs_pin);
  return shelf;
}

static void
put (ForconWebShelf *shelf, guint admiral, const char *path, const char *text)
{
  g_autoptr (GBytes) bytes = g_bytes_new (text, strlen (text));

  forcon_web_shelf_put (shelf, admiral, path, bytes);
}

static void
test_tokens (void)
{
  g_autoptr (ForconWebShelf) shelf = shelf_of_two (FALSE);

  g_assert_cmpuint (forcon_web_shelf_find_token (shelf, TOKEN), ==, ONE);
  g_assert_cmpuint (forcon_web_shelf_find_token (shelf, OTHER), ==, TWO);
  g_assert_cmpuint (forcon_web_shelf_find_token (shelf, "0123456789abcdef0123456789abcdee"), ==, 0);
  g_assert_cmpuint (forcon_web_shelf_find_token (shelf, ""), ==, 0);
}

static void
test_no_token (void)
{
  g_autoptr (ForconWebShelf) shelf = forcon_web_shelf_new ();

  g_assert_cmpuint (forcon_web_shelf_find_token (shelf, "00000000000000000000000000000000"), ==, 0);
}

static void
test_pages (void)
{
  g_autoptr (ForconWebShelf) shelf = shelf_of_two (FALSE);

  put (shelf, ONE, "/my", "one's");
  g_assert_nonnull (forcon_web_shelf_get (shelf, ONE, "/my"));
  g_assert_null (forcon_web_shelf_get (shelf, TWO, "/my"));
  put (shelf, ONE, "/my", "");
  g_assert_null (forcon_web_shelf_get (shelf, ONE, "/my"));
}

static void
test_session (void)
{
  g_autoptr (ForconWebShelf) shelf = shelf_of_two (FALSE);
  g_autofree char *session = g_strdup (forcon_web_shelf_open (shelf, TWO));
  gboolean open;

  g_assert_cmpuint (forcon_web_shelf_find_session (shelf, session, &open), ==, TWO);
  g_assert_true (open);
  forcon_web_shelf_forget (shelf, session);
  g_assert_cmpuint (forcon_web_shelf_find_session (shelf, session, &open), ==, 0);
  g_assert_false (open);
}

static void
test_pin (void)
{
  g_autoptr (ForconWebShelf) shelf = shelf_of_two (TRUE);
  const char *session = forcon_web_shelf_open (shelf, ONE);
  gboolean open;

  g_assert_cmpuint (forcon_web_shelf_find_session (shelf, session, &open), ==, ONE);
  g_assert_false (open);
  forcon_web_shelf_prove (shelf, session);
  forcon_web_shelf_find_session (shelf, session, &open);
  g_assert_true (open);
}

static void
test_new_token (void)
{
  g_autoptr (ForconWebShelf) shelf = shelf_of_two (FALSE);
  g_autofree char *one = g_strdup (forcon_web_shelf_open (shelf, ONE));
  g_autofree char *two = g_strdup (forcon_web_shelf_open (shelf, TWO));
  gboolean open;

  forcon_web_shelf_admit (shelf, ONE, "aaaaaaaaaaaaaaaabbbbbbbbbbbbbbbb", FALSE);
  g_assert_cmpuint (forcon_web_shelf_find_token (shelf, TOKEN), ==, 0);
  g_assert_cmpuint (forcon_web_shelf_find_session (shelf, one, &open), ==, 0);
  g_assert_cmpuint (forcon_web_shelf_find_session (shelf, two, &open), ==, TWO);
}

static void
test_new_pin (void)
{
  g_autoptr (ForconWebShelf) shelf = shelf_of_two (FALSE);
  g_autofree char *one = g_strdup (forcon_web_shelf_open (shelf, ONE));
  g_autofree char *two = g_strdup (forcon_web_shelf_open (shelf, TWO));
  gboolean open;

  forcon_web_shelf_admit (shelf, ONE, TOKEN, TRUE);
  g_assert_cmpuint (forcon_web_shelf_find_session (shelf, one, &open), ==, 0);
  g_assert_cmpuint (forcon_web_shelf_find_session (shelf, two, &open), ==, TWO);
}

static void
test_many_telephones (void)
{
  g_autoptr (ForconWebShelf) shelf = shelf_of_two (FALSE);
  g_autofree char *first = g_strdup (forcon_web_shelf_open (shelf, ONE));
  const char *last = NULL;
  gboolean open;

  for (guint i = 0; i < FORCON_WEB_SESSIONS_MAX; i++)
    last = forcon_web_shelf_open (shelf, ONE);
  g_assert_cmpuint (forcon_web_shelf_find_session (shelf, first, &open), ==, 0);
  g_assert_cmpuint (forcon_web_shelf_find_session (shelf, last, &open), ==, ONE);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/web/shelf/a token opens one admiral's pages, a wrong one none", test_tokens);
  g_test_add_func ("/web/shelf/whoever has no token yet has none of noughts either", test_no_token);
  g_test_add_func ("/web/shelf/a page is one admiral's, until it is taken away", test_pages);
  g_test_add_func ("/web/shelf/a telephone is known until it is forgotten", test_session);
  g_test_add_func ("/web/shelf/where there is a PIN the link alone opens nothing", test_pin);
  g_test_add_func ("/web/shelf/a new token forgets the telephones of its admiral alone", test_new_token);
  g_test_add_func ("/web/shelf/who came before there was a PIN comes again", test_new_pin);
  g_test_add_func ("/web/shelf/of too many telephones the first is forgotten", test_many_telephones);
  return g_test_run ();
}
