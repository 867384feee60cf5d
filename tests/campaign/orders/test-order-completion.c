/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How an order that is being written could go on, and whose sheet a file is. */
#include "forcon-test-campaign.h"

#include <string.h>

#include "campaign/orders/order-completion.h"
#include "campaign/orders/sheet-standing.h"

/* What is offered where a text ends, "a | b". */
static char *
offered (const TestCampaign *test, const char *text)
{
  g_autoptr (GArray) found = forcon_order_complete (test->campaign, TEST_ADMIRAL_RED, text, strlen (text));
  GString *all = g_string_new (NULL);

  for (guint i = 0; i < found->len; i++)
    g_string_append_printf (all, "%s%s", i > 0 ? " | " : "", g_array_index (found, ForconCompletion, i).text);
  return g_string_free (all, FALSE);
}

static void
assert_offered (const char *text, const char *expected)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();
  g_autofree char *all = offered (test, text);

  g_assert_cmpstr (all, ==, expected);
}

static void
own_formations_are_offered (void)
{
  assert_offered ("squ", "Squadron 1");
}

static void
words_of_orders_are_offered (void)
{
  assert_offered ("Squadron 1: patr", "patrol");
  assert_offered ("патру", "патрулировать");
}

static void
nothing_is_offered_after_a_blank (void)
{
  assert_offered ("Squadron 1 ", "");
}

/* Nothing but what is identified can be told apart by name. */
static void
foes_are_offered_once_identified (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();
  ForconFormationId foe = test_formation (test, "karkas");
  g_autofree char *before = offered (test, "kark");
  ForconSighting sighting = { .admiral = TEST_ADMIRAL_RED, .formation = foe, .level = FORCON_LEVEL_IDENTIFIED };

  g_assert_cmpstr (before, ==, "");
  g_array_append_val (test->campaign->sightings, sighting);
  g_autofree char *after = offered (test, "kark");

  g_assert_cmpstr (after, ==, "Karkas");
}

static void
more_words_than_one_are_gone_on_with (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();
  const char *text = "move light di";
  g_autoptr (GArray) found = forcon_order_complete (test->campaign, TEST_ADMIRAL_RED, text, strlen (text));

  g_assert_cmpuint (found->len, >, 0);
  g_assert_cmpstr (g_array_index (found, ForconCompletion, 0).text, ==, "Light Division");
  g_assert_cmpuint (g_array_index (found, ForconCompletion, 0).start, ==, strlen ("move "));
}

static void
files_name_admirals (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();
  const ForconBattle *fleet = test->campaign->fleet;
  const char *red = forcon_battle_side (fleet, TEST_ADMIRAL_RED)->id;
  const char *blue = forcon_battle_side (fleet, TEST_ADMIRAL_BLUE)->id;
  g_autofree char *one = g_strdup_printf ("%s.txt", red);
  g_autofree char *upper = g_ascii_strup (blue, -1);
  g_autofree char *other = g_strdup_printf ("phase 2 %s (copy).txt", upper);
  g_autofree char *both = g_strdup_printf ("%s or %s.txt", red, red);

  g_assert_cmpuint (forcon_campaign_admiral_of_file (test->campaign, one).value, ==, TEST_ADMIRAL_RED.value);
  g_assert_cmpuint (forcon_campaign_admiral_of_file (test->campaign, other).value, ==, TEST_ADMIRAL_BLUE.value);
  g_assert_cmpuint (forcon_campaign_admiral_of_file (test->campaign, both).value, ==, TEST_ADMIRAL_RED.value);
  g_assert_cmpuint (forcon_campaign_admiral_of_file (test->campaign, "orders.txt").value, ==, 0);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/campaign/completion/own formations are offered", own_formations_are_offered);
  g_test_add_func ("/campaign/completion/words of orders are offered in both languages", words_of_orders_are_offered);
  g_test_add_func ("/campaign/completion/nothing is offered after a blank", nothing_is_offered_after_a_blank);
  g_test_add_func ("/campaign/completion/others are offered once they are identified", foes_are_offered_once_identified);
  g_test_add_func ("/campaign/completion/a name of two words is gone on with as a whole",
                   more_words_than_one_are_gone_on_with);
  g_test_add_func ("/campaign/completion/files name their admirals", files_name_admirals);
  return g_test_run ();
}
