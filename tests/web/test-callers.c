/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How often each address of the network may call. */
#include "web/visitors/callers.h"

#define HERE "10.42.0.66"
#define THERE "10.42.0.7"

/* Returns: how many of so many calls at the same time are heard */
static guint
call (ForconWebCallers *callers, const char *host, guint count, gint64 now)
{
  guint heard = 0;

  for (guint i = 0; i < count; i++)
    heard += forcon_web_callers_hear (callers, host, now) ? 1 : 0;
  return heard;
}

static void
test_limit (void)
{
  g_autoptr (ForconWebCallers) callers = forcon_web_callers_new (TRUE);

  g_assert_cmpuint (call (callers, HERE, 1000, 0), ==, FORCON_WEB_CALLS_AT_ONCE);
  g_assert_cmpuint (call (callers, HERE, 1000, 2 * G_USEC_PER_SEC), ==, 2 * FORCON_WEB_CALLS_A_SECOND);
  g_assert_cmpuint (call (callers, HERE, 1000, 3600 * (gint64) G_USEC_PER_SEC), ==, FORCON_WEB_CALLS_AT_ONCE);
}

static void
test_others (void)
{
  g_autoptr (ForconWebCallers) callers = forcon_web_callers_new (TRUE);

  call (callers, HERE, 1000, 0);
  g_assert_cmpuint (call (callers, THERE, 10, 0), ==, 10);
}

static void
test_known (void)
{
  g_autoptr (ForconWebCallers) callers = forcon_web_callers_new (TRUE);
  gint64 end = FORCON_WEB_KNOWN_FOR * (gint64) G_USEC_PER_SEC;

  call (callers, HERE, 1000, 0);
  forcon_web_callers_know (callers, HERE, 0);
  g_assert_cmpuint (call (callers, HERE, 1000, 0), ==, FORCON_WEB_KNOWN_CALLS_AT_ONCE);
  g_assert_cmpuint (call (callers, HERE, 1000, G_USEC_PER_SEC), ==, FORCON_WEB_KNOWN_CALLS_A_SECOND);
  g_assert_cmpuint (call (callers, HERE, 1000, end + 1), ==, FORCON_WEB_CALLS_AT_ONCE);
}

static void
test_plain (void)
{
  g_autoptr (ForconWebCallers) callers = forcon_web_callers_new (FALSE);

  g_assert_cmpuint (call (callers, HERE, 1000, 0), ==, FORCON_WEB_CALLS_AT_ONCE);
  forcon_web_callers_know (callers, HERE, 0);
  g_assert_cmpuint (call (callers, HERE, 1000, 0), ==, 1000);
}

static void
test_forgotten (void)
{
  g_autoptr (ForconWebCallers) callers = forcon_web_callers_new (TRUE);

  call (callers, HERE, 1000, 0);
  call (callers, THERE, 1, 0);
  forcon_web_callers_forget (callers, G_USEC_PER_SEC);
  g_assert_cmpuint (forcon_web_callers_count (callers), ==, 1);
  forcon_web_callers_forget (callers, 60 * G_USEC_PER_SEC);
  g_assert_cmpuint (forcon_web_callers_count (callers), ==, 0);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/web/callers/who calls too often is not heard until a while has passed", test_limit);
  g_test_add_func ("/web/callers/others are heard meanwhile", test_others);
  g_test_add_func ("/web/callers/from where an admiral's telephone calls more is heard, for a while", test_known);
  g_test_add_func ("/web/callers/without handshakes all is heard from there", test_plain);
  g_test_add_func ("/web/callers/who has been quiet for long is forgotten, and who has not is not", test_forgotten);
  return g_test_run ();
}
