/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The state of a campaign is written as XML and comes back exactly, whatever it is; what is not one is refused. */
#include "forcon-state-xml.h"

#include "forcon-file-error.h"
#include "forcon-test-fleets.h"
#include "forcon-test-rules.h"
#include "state-sample.h"

#include <string.h>

#define STATES 60
#define MUTATIONS 1000

static ForconCampaign *
reread (const char *xml, GError **error)
{
  return forcon_state_from_xml (xml, strlen (xml), forcon_test_rules (), error);
}

static void
assert_round_trip (const ForconCampaign *campaign)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *first = forcon_state_to_xml (campaign);
  g_autoptr (ForconCampaign) again = reread (first, &error);

  g_assert_no_error (error);
  g_autofree char *second = forcon_state_to_xml (again);
  g_autofree char *hash = forcon_campaign_hash (campaign);
  g_autofree char *hash_again = forcon_campaign_hash (again);

  g_assert_cmpstr (first, ==, second);
  g_assert_cmpstr (hash, ==, hash_again);
}

static void
returns_exactly (void)
{
  for (guint64 seed = 1; seed <= STATES; seed++)
    {
      g_autoptr (ForconCampaign) campaign = sample_random_state (seed);

      assert_round_trip (campaign);
    }
}

/* What is refused is refused with one line, and by the kind of error that says so. */
static void
assert_refused_or_sound (const char *xml)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (ForconCampaign) campaign = reread (xml, &error);

  if (campaign != NULL)
    {
      assert_round_trip (campaign);
      return;
    }
  g_assert_error (error, FORCON_FILE_ERROR, (gint) FORCON_FILE_ERROR_DAMAGED);
  g_assert_true (g_str_has_prefix (error->message, "state:"));
  g_assert_null (strchr (error->message, '\n'));
}

static void
truncated (void)
{
  g_autoptr (ForconCampaign) campaign = sample_random_state (7);
  g_autofree char *xml = forcon_state_to_xml (campaign);
  gsize length = strlen (xml);

  for (guint i = 0; i < MUTATIONS; i++)
    {
      g_autofree char *cut = g_strndup (xml, length * i / MUTATIONS);
      g_autoptr (GError) error = NULL;

      g_assert_null (reread (cut, &error));
      g_assert_error (error, FORCON_FILE_ERROR, (gint) FORCON_FILE_ERROR_DAMAGED);
    }
}

static void
mutate (char *xml, ForconRandom *random)
{
  static const char characters[] = "0123456789-abcdefgh \"<>/&=,+\\x";
  gsize length = strlen (xml);

  for (gint n = test_between (random, 1, 3); n > 0; n--)
    xml[test_between (random, 0, (gint) length - 1)]
        = characters[test_between (random, 0, (gint) sizeof characters - 2)];
}

static void
mutated (void)
{
  ForconRandom random = forcon_random_seeded (3, 3);

  for (guint i = 0; i < MUTATIONS; i++)
    {
      g_autoptr (ForconCampaign) campaign = i % 100 == 0 ? sample_random_state (i + 1) : NULL;
      static char *xml = NULL;

      if (campaign != NULL)
        {
          g_free (xml);
          xml = forcon_state_to_xml (campaign);
        }
      g_autofree char *changed = g_strdup (xml);

      mutate (changed, &random);
      assert_refused_or_sound (changed);
      if (i + 1 == MUTATIONS)
        g_clear_pointer (&xml, g_free);
    }
}

/* Only the digits of some number change: the XML stays sound, and what it says does not. */
static void
renumbered (void)
{
  ForconRandom random = forcon_random_seeded (5, 3);
  g_autoptr (ForconCampaign) campaign = sample_random_state (11);
  g_autofree char *xml = forcon_state_to_xml (campaign);
  gsize length = strlen (xml);

  for (guint i = 0; i < MUTATIONS; i++)
    {
      g_autofree char *changed = g_strdup (xml);
      gsize at = (gsize) test_between (&random, 0, (gint) length - 1);

      while (at < length && !g_ascii_isdigit (changed[at]))
        at++;
      if (at < length)
        changed[at] = (char) ('0' + test_between (&random, 0, 9));
      assert_refused_or_sound (changed);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
#define TEST(path, function) g_test_add_func ("/storage/state/" path, function)
  TEST ("any state comes back exactly, and gives the same bytes again", returns_exactly);
  TEST ("a state that is cut off is refused", truncated);
  TEST ("a state in which characters were changed is refused, or is a state", mutated);
  TEST ("a state in which numbers were changed is refused, or is a state", renumbered);
  return g_test_run ();
}
