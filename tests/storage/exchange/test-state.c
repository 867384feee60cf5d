/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The state of a campaign is written as XML and comes back exactly, whatever it is; what is not one is refused. */
#include "storage/exchange/state-xml.h"

#include "storage/files/file-error.h"
#include "forcon-test-campaign.h"
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

/* What no campaign can be */

/* One with a clash, at whose table there is one of everything. */
static ForconCampaign *
small_state (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();
  ForconCampaign *campaign = g_steal_pointer (&test->campaign);
  ForconBattle *battle = forcon_battle_new ("Table", (ForconPoint){ FORCON_CM (100), FORCON_CM (80) });
  ForconSideId red = forcon_battle_add_side (battle, "red", "Red");
  ForconShipId ship = { 1 };
  ForconClash clash = { .clash = { 6 }, .sector = { 1 }, .admirals = 2 };
  ForconMineCard mine = { FORCON_CHARGE_PLASMA, FORCON_CM (5), 16 };
  ForconCard card;

  forcon_card_copy (&card, forcon_battle_card (campaign->fleet, ship));
  forcon_battle_add_ship (battle, &card, red, (ForconPoint){ FORCON_CM (90), FORCON_CM (70) }, FORCON_DEGREES (90));
  forcon_battle_add_object (battle, FORCON_OBJECT_PLANET, (ForconPoint){ 1, 2 }, FORCON_CM (4));
  forcon_battle_add_mine (battle, red, (ForconPoint){ 3, 4 }, &mine);
  ForconSalvo salvo = { .id = { battle->next_id++ }, .side = red, .launcher = ship, .heading = 10, .count = 2 };
  ForconCritical critical = { .id = { battle->next_id++ }, .ship = ship, .effect = FORCON_CRITICAL_FIRE, .extra = 0 };
  ForconShot shot = { ship, ship };

  g_array_append_val (battle->salvos, salvo);
  g_array_append_val (battle->criticals, critical);
  g_array_append_val (battle->shots, shot);
  g_array_append_val (campaign->clashes, clash);
  g_ptr_array_add (campaign->battles, battle);
  g_array_index (campaign->posts, ForconPost, 0).clash = clash.clash;
  campaign->progress.next_id = 7;
  return campaign;
}

static const struct {
  const char *name;
  const char *old;
  const char *new;
  const char *rest;
} wrongs[] = {
  { "more hits than the card has", "formation=\"1\" hits-left=\"6\"", "formation=\"1\" hits-left=\"7\"",
    "\"ship\" 1 cannot be so, expected what can be there" },
  { "a ship in action without hits", "formation=\"1\" hits-left=\"6\"", "formation=\"1\"",
    "\"ship\" 1 cannot be so, expected what can be there" },
  { "a ship of no side", "class=\"class-1\" side=\"1\"", "class=\"class-1\"",
    "\"ship\" 1 cannot be so, expected what can be there" },
  { "a ship in no formation", "side=\"1\" formation=\"1\"", "side=\"1\"",
    "\"ship\" 1 cannot be so, expected what can be there" },
  { "a ship that fights in a formation of another side", "side=\"1\" formation=\"1\"", "side=\"2\" formation=\"1\"",
    "\"ship\" 1 cannot be so, expected what can be there" },
  { "a ship off its table", "position=\"9000,7000\"", "position=\"9000,8001\"",
    "\"ship\" 1 cannot be so, expected what can be there" },
  { "a heading of more than a circle", "heading=\"900\"", "heading=\"3600\"",
    "\"ship\" 1 cannot be so, expected what can be there" },
  { "a weapon fired that is none", "heading=\"900\"", "heading=\"900\" fired=\"1\"",
    "\"ship\" 1 cannot be so, expected what can be there" },
  { "losses beyond reckoning", "heading=\"900\"", "heading=\"900\" shaken=\"1000001\"",
    "\"ship\" 1 cannot be so, expected what can be there" },
  { "a ship in low orbit of nothing", "heading=\"900\"", "heading=\"900\" planet=\"2\"",
    "attribute \"planet\" of \"ship\" is \"2\", expected the number of something that is there" },
  { "a ship of a class that is not there", "class=\"class-2\"", "class=\"class-99\"",
    "attribute \"class\" of \"ship\" is \"class-99\", expected the id of a class" },
  { "a ship that has no id", "ship id=\"smely\"", "ship", "\"ship\" has no attribute \"id\", expected that attribute" },
  { "a class with a number that is none", "type=\"destroyer\" speed=\"30\"",
    "type=\"destroyer\" mines=\"x\" speed=\"30\"",
    "attribute \"class\" of \"ship\" is \"class-2\", expected a class whose values are what they should be" },
  { "a class that is as nobody builds", "type=\"destroyer\" speed=\"30\"", "type=\"destroyer\" speed=\"30000\"",
    "\"speed\" of \"smely\" cannot be so, expected what can be there" },
  { "a class without a type", "type=\"destroyer\" ", "",
    "\"class\" has no attribute \"type\", expected that attribute" },
  { "a formation of no side", "name=\"Karkas\" side=\"3\"", "name=\"Karkas\"",
    "\"formation\" 8 cannot be so, expected what can be there" },
  { "a level that is none", "name=\"Karkas\" side=\"3\"", "name=\"Karkas\" side=\"3\" levels=\"223222222222\"",
    "attribute \"levels\" of \"formation\" is \"223222222222\", expected what the program writes there" },
  { "a turn of nobody", "<battle name=\"Table\" size=\"10000,8000\"",
    "<battle name=\"Table\" size=\"10000,8000\" step=\"fire\"",
    "\"battle\" 0 cannot be so, expected what can be there" },
  { "a number that is used twice", "<mine number=\"2\"", "<mine number=\"9\"",
    "\"mine\" 9 cannot be so, expected what can be there" },
  { "a mine of nobody", "<mine number=\"2\" side=\"1\"", "<mine number=\"2\"",
    "\"mine\" 2 cannot be so, expected what can be there" },
  { "torpedoes without end", "heading=\"10\" count=\"2\"", "heading=\"10\" count=\"2000\"",
    "\"salvo\" 3 cannot be so, expected what can be there" },
  { "a critical of no ship", "<critical number=\"4\" ship=\"1\"", "<critical number=\"4\"",
    "\"critical\" 1 cannot be so, expected what can be there" },
  { "a shot at nobody", "shooter=\"1\" target=\"1\"", "shooter=\"1\"",
    "\"shot\" 1 cannot be so, expected what can be there" },
  { "too few posts", "  <post/>\n", "", "\"post\" 10 cannot be so, expected what can be there" },
  { "too few admirals", "  <admiral power=\"2\"/>\n", "", "\"admiral\" 2 cannot be so, expected what can be there" },
  { "an admiral of no power", "<admiral power=\"2\"/>", "<admiral/>",
    "\"admiral\" 3 cannot be so, expected what can be there" },
  { "a sector without a word", "word=\"b4\" ", "", "\"sector\" 10 cannot be so, expected what can be there" },
  { "a border on nothing", "one=\"1\" two=\"2\"", "one=\"1\"",
    "\"border\" 1 cannot be so, expected what can be there" },
  { "a formation in a clash that is not open", "sector=\"5\" clash=\"6\"", "sector=\"5\" clash=\"5\"",
    "\"post\" 1 cannot be so, expected what can be there" },
  { "a clash without its battle", "<battle name=\"Table\"", "<battle returned=\"yes\" name=\"Table\"",
    "\"post\" 1 cannot be so, expected what can be there" },
  { "a battle of a clash that is over", "sector=\"1\" admirals=\"2\"", "sector=\"1\" state=\"returned\" admirals=\"2\"",
    "\"clash\" 1 cannot be so, expected what can be there" },
  { "a line of a sheet that is not there", "<clash clash=\"6\"", "<line line=\"5\" sheet=\"4\"/><clash clash=\"6\"",
    "\"line\" 1 cannot be so, expected what can be there" },
  { "a party of a meeting that is not there", "<clash clash=\"6\"",
    "<party meeting=\"4\" formation=\"1\"/><clash clash=\"6\"",
    "\"party\" 1 cannot be so, expected what can be there" },
  { "a running number to come", "clash=\"6\" sector=\"1\"", "clash=\"7\" sector=\"1\"",
    "attribute \"clash\" of \"clash\" is \"7\", expected the number of something that is there" },
  { "a third half-phase", "phase=\"1\" next_id", "phase=\"1\" half=\"3\" next_id",
    "\"progress\" 1 cannot be so, expected what can be there" },
  { "a number that nobody can reckon with", "phase=\"1\" next_id", "phase=\"10000001\" next_id",
    "attribute \"phase\" of \"progress\" is \"10000001\", expected a number that is not so great" },
  { "a truth that is neither", "<post formed=\"1\" sector=\"8\"", "<post formed=\"2\" sector=\"8\"",
    "attribute \"formed\" of \"post\" is \"2\", expected what the program writes there" },
  { "a backslash alone", "name=\"Karkas\"", "name=\"Kar\\kas\"",
    "attribute \"name\" of \"formation\" is \"Kar\\kas\", expected a text whose backslashes are \"\\\\\"" },
  { "a name that turns what stands beside it", "name=\"Karkas\"",
    "name=\"Kar\xe2\x80\xae"
    "kas\"",
    "attribute \"name\" of \"formation\" has the character U+202E, expected text without control characters, turns of "
    "direction and heaps of accents" },
  { "a name with a command for the terminal", "name=\"Karkas\"", "name=\"\\x1b[2J\"",
    "attribute \"name\" of \"formation\" has the character U+001B, expected text without control characters, turns of "
    "direction and heaps of accents" },
  { "a sector's name that turns what stands beside it", "word=\"b4\" ",
    "word=\"b\xe2\x81\xa6"
    "4\" ",
    "attribute \"word\" of \"sector\" has the character U+2066, expected text without control characters, turns of "
    "direction and heaps of accents" },
  { "a name that is no text", "name=\"Karkas\"", "name=\"Kar\\xff\"",
    "attribute \"name\" of \"formation\" is \"Kar\\xff\", expected a name in UTF-8" },
  { "an element that is none", "<clock/>", "<watch/>",
    "\"watch\" does not belong there, expected an element that belongs there" },
};

static void
check_wrong (gconstpointer data)
{
  const gsize i = GPOINTER_TO_SIZE (data);
  g_autoptr (ForconCampaign) campaign = small_state ();
  g_autofree char *xml = forcon_state_to_xml (campaign);
  g_autoptr (GString) changed = g_string_new (xml);
  g_autoptr (GError) error = NULL;

  assert_round_trip (campaign);
  g_assert_cmpuint (g_string_replace (changed, wrongs[i].old, wrongs[i].new, 1), ==, 1);
  g_assert_null (reread (changed->str, &error));
  g_assert_error (error, FORCON_FILE_ERROR, (gint) FORCON_FILE_ERROR_DAMAGED);
  g_assert_cmpstr (strchr (error->message, ' ') + 1, ==, wrongs[i].rest);
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
  for (gsize i = 0; i < G_N_ELEMENTS (wrongs); i++)
    {
      g_autofree char *path = g_strconcat ("/storage/state/refused: ", wrongs[i].name, NULL);

      g_test_add_data_func (path, GSIZE_TO_POINTER (i), check_wrong);
    }
  return g_test_run ();
}
