/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Edits of a whole map are one command. */
#include "campaign/editing/edit-list.h"
#include "campaign/editing/flaws.h"
#include "campaign/editing/map-edits.h"
#include "forcon-test-rules.h"

#include <string.h>

static ForconChronicle *
begin (ForconGrid grid, const char *edits)
{
  g_autoptr (ForconCampaign) campaign = forcon_campaign_new ("Map");
  ForconCampaignCommand command = forcon_edits_command (edits);
  ForconChronicle *chronicle;
  g_autoptr (ForconCampaignOutcome) outcome = NULL;

  campaign->progress.grid = grid;
  chronicle = forcon_chronicle_new (campaign, forcon_test_rules ());
  outcome = forcon_chronicle_do (chronicle, &command, &FORCON_DICE_ASK);
  g_assert_cmpint (outcome->verdict.kind, ==, FORCON_PROBLEM_NONE);
  return chronicle;
}

static const ForconCampaign *
edit (ForconChronicle *chronicle, char *edits)
{
  ForconCampaignCommand command = forcon_edits_command (edits);
  g_autoptr (ForconCampaignOutcome) outcome = forcon_chronicle_do (chronicle, &command, &FORCON_DICE_ASK);

  g_assert_cmpint (outcome->verdict.kind, ==, FORCON_PROBLEM_NONE);
  g_free (edits);
  return forcon_chronicle_campaign (chronicle);
}

static gboolean
are_neighbours (const ForconCampaign *campaign, const char *one, const char *two)
{
  return forcon_campaign_neighbours (campaign, forcon_campaign_find_sector (campaign, one),
                                     forcon_campaign_find_sector (campaign, two));
}

#define ROW                                                                                                            \
  "add sector\nid=a\nname=Ash\ncolumn=0\nrow=0\n\nadd sector\nid=b\nname=Birch\ncolumn=1\nrow=0\n\n"                     \
  "add sector\nid=c\nname=Cedar\ncolumn=2\nrow=0\n\nadd object\nkind=planet\nsector=b\nid=world\nname=World"

static void
one_step (void)
{
  g_autoptr (ForconChronicle) chronicle = begin (FORCON_GRID_SQUARE, ROW);
  ForconCampaignCommand wrong = forcon_edits_command ("add sector\nid=d\nname=Elm\ncolumn=9\nrow=9\n\n"
                                                      "change sector nowhere\nname=Oak");
  g_autoptr (ForconCampaignOutcome) outcome = forcon_chronicle_do (chronicle, &wrong, &FORCON_DICE_ASK);
  guint refused = 0;

  g_assert_cmpint (outcome->verdict.kind, ==, FORCON_PROBLEM_BAD_PROPERTY);
  g_assert_cmpuint (forcon_chronicle_campaign (chronicle)->sectors->len, ==, 3);
  forcon_edits_try (forcon_chronicle_campaign (chronicle), forcon_test_rules (), wrong.add.values, &refused);
  g_assert_cmpuint (refused, ==, 2);
  g_assert_true (forcon_chronicle_replays (chronicle, NULL));
  g_assert_true (forcon_chronicle_undo (chronicle, NULL));
  g_assert_cmpuint (forcon_chronicle_campaign (chronicle)->sectors->len, ==, 0);
}

static void
merged (void)
{
  g_autoptr (ForconChronicle) chronicle = begin (FORCON_GRID_SQUARE, ROW);
  const ForconCampaign *campaign = forcon_chronicle_campaign (chronicle);

  g_assert_false (are_neighbours (campaign, "a", "c"));
  campaign = edit (chronicle, forcon_map_merge (campaign, forcon_campaign_find_sector (campaign, "a"),
                                                forcon_campaign_find_sector (campaign, "b")));
  g_assert_cmpuint (campaign->sectors->len, ==, 2);
  g_assert_true (are_neighbours (campaign, "a", "c"));
  g_assert_cmpuint (g_array_index (campaign->features, ForconFeature, 0).sector.value, ==,
                    forcon_campaign_find_sector (campaign, "a").value);
}

/* A square of 200 by 100 is cut in the middle between both places. */
static void
split (void)
{
  static const char *const objects[] = { "world", NULL };
  g_autoptr (ForconChronicle) chronicle
      = begin (FORCON_GRID_FREE, "add sector\nid=a\nname=Ash\nx=50\ny=50\noutline=0,0 200,0 200,100 0,100\n\n"
                                 "add sector\nid=b\nname=Birch\nx=260\ny=50\n\nadd border\none=a\ntwo=b\n\n"
                                 "add object\nkind=planet\nsector=a\nid=world\nname=World");
  const ForconCampaign *campaign = forcon_chronicle_campaign (chronicle);

  campaign = edit (chronicle, forcon_map_split (campaign, forcon_campaign_find_sector (campaign, "a"), "Cedar", 150, 50,
                                                objects));
  g_assert_true (are_neighbours (campaign, "a", "cedar"));
  g_assert_true (are_neighbours (campaign, "b", "cedar"));
  g_assert_cmpstr (forcon_campaign_sector (campaign, forcon_campaign_find_sector (campaign, "a"))->outline, ==,
                   "0,0 100,0 100,100 0,100");
  g_assert_cmpstr (forcon_campaign_sector (campaign, forcon_campaign_find_sector (campaign, "cedar"))->outline, ==,
                   "100,0 200,0 200,100 100,100");
  g_assert_cmpuint (g_array_index (campaign->features, ForconFeature, 0).sector.value, ==,
                    forcon_campaign_find_sector (campaign, "cedar").value);
}

/* How many borders each sector has is the same on both sides. */
static void
mirrored (gconstpointer data)
{
  ForconMapMirror how = (ForconMapMirror) GPOINTER_TO_INT (data);

  for (guint grid = 0; grid < FORCON_N_GRID; grid++)
    {
      ForconMapWishes wishes = { (ForconGrid) grid, 14, 2, 4, "P%u", "A%u", "W%u", 5 };
      g_autofree char *edits = forcon_map_random (&wishes);
      g_autoptr (ForconChronicle) chronicle = begin ((ForconGrid) grid, edits);
      const ForconCampaign *campaign = edit (chronicle, forcon_map_mirror (forcon_chronicle_campaign (chronicle), how));
      guint first = 0, second = 0;

      g_assert_cmpuint (campaign->sectors->len, >, 20);
      g_assert_cmpuint (campaign->sectors->len, <=, 28);
      for (guint i = 1; i <= 14; i++)
        {
          const ForconSector *sector = forcon_campaign_sector (campaign, (ForconSectorId){ (guint16) i });
          g_autofree char *word = g_strconcat (sector->word, "-2", NULL);
          ForconSectorId image = forcon_campaign_find_sector (campaign, word);

          for (guint k = 1; k <= campaign->sectors->len && !FORCON_ID_IS_NONE (image); k++)
            {
              first += forcon_campaign_neighbours (campaign, (ForconSectorId){ (guint16) i }, (ForconSectorId){ (guint16) k });
              second += forcon_campaign_neighbours (campaign, image, (ForconSectorId){ (guint16) k });
            }
        }
      g_assert_cmpuint (first, ==, second);
    }
}

static gboolean
has_flaw (const ForconCampaign *campaign, ForconFlawKind kind)
{
  g_autoptr (GArray) flaws = forcon_campaign_flaws (campaign, forcon_test_rules ());

  for (guint i = 0; i < flaws->len; i++)
    if (g_array_index (flaws, ForconFlaw, i).kind == kind)
      return TRUE;
  return FALSE;
}

/* Borders between two sectors, by the map itself. */
static guint
way (const ForconCampaign *campaign, ForconSectorId from, ForconSectorId to)
{
  guint n = campaign->sectors->len, steps = 0;
  g_autofree guint *reached = g_new0 (guint, n + 1);

  reached[from.value] = 1;
  for (steps = 1; reached[to.value] == 0 && steps <= n; steps++)
    for (guint i = 1; i <= n; i++)
      for (guint k = 1; k <= n && reached[i] == steps; k++)
        if (reached[k] == 0 && forcon_campaign_neighbours (campaign, (ForconSectorId){ (guint16) i }, (ForconSectorId){ (guint16) k }))
          reached[k] = steps + 1;
  return reached[to.value] - 1;
}

static guint
nearest_start (const ForconCampaign *campaign, const ForconFeature *start)
{
  guint least = G_MAXUINT;

  for (guint i = 0; i < campaign->features->len; i++)
    {
      const ForconFeature *other = &g_array_index (campaign->features, ForconFeature, i);

      if (!FORCON_ID_IS_NONE (other->holder) && !FORCON_ID_EQUAL (other->holder, start->holder))
        least = MIN (least, way (campaign, start->sector, other->sector));
    }
  return least;
}

static void
drawn (void)
{
  for (guint seed = 0; seed < 24; seed++)
    {
      ForconMapWishes wishes = { (ForconGrid) (seed % FORCON_N_GRID), 12 + seed, 2 + seed % 5, 8, "P%u", "A%u", "W%u", seed };
      g_autofree char *edits = forcon_map_random (&wishes);
      g_autofree char *again = forcon_map_random (&wishes);
      g_autoptr (ForconChronicle) chronicle = begin (wishes.grid, edits);
      const ForconCampaign *campaign = forcon_chronicle_campaign (chronicle);
      guint apart = 0, n_starts = 0;

      g_assert_cmpstr (edits, ==, again);
      g_assert_cmpuint (campaign->sectors->len, ==, wishes.sectors);
      g_assert_cmpuint (campaign->features->len, ==, wishes.planets);
      g_assert_false (has_flaw (campaign, FORCON_FLAW_NO_NEIGHBOURS));
      g_assert_false (has_flaw (campaign, FORCON_FLAW_OUT_OF_REACH));
      for (guint i = 0; i < campaign->features->len; i++)
        {
          const ForconFeature *planet = &g_array_index (campaign->features, ForconFeature, i);

          if (FORCON_ID_IS_NONE (planet->holder))
            continue;
          n_starts++;
          apart = apart == 0 ? nearest_start (campaign, planet) : apart;
          g_assert_cmpuint (nearest_start (campaign, planet), ==, apart);
        }
      g_assert_cmpuint (n_starts, ==, wishes.powers);
      g_assert_cmpuint (apart, >=, 1);
    }
}

static void
colours (void)
{
  g_autoptr (ForconChronicle) chronicle
      = begin (FORCON_GRID_SQUARE, "add power\nid=a\nname=A\ncolour=2\n\nadd power\nid=b\nname=B\ncolour=1");

  g_assert_false (has_flaw (forcon_chronicle_campaign (chronicle), FORCON_FLAW_LIKE_COLOUR));
  g_assert_true (has_flaw (edit (chronicle, g_strdup ("change power b\ncolour=5")), FORCON_FLAW_LIKE_COLOUR));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/campaign/map-edits/a list is done and undone in one step, or not at all", one_step);
  g_test_add_func ("/campaign/map-edits/a sector that becomes part of another leaves it all it had", merged);
  g_test_add_func ("/campaign/map-edits/a sector is cut half-way between its parts", split);
  g_test_add_data_func ("/campaign/map-edits/left and right are alike", GINT_TO_POINTER (FORCON_MAP_COLUMNS), mirrored);
  g_test_add_data_func ("/campaign/map-edits/top and bottom are alike", GINT_TO_POINTER (FORCON_MAP_ROWS), mirrored);
  g_test_add_data_func ("/campaign/map-edits/half a turn makes the other half", GINT_TO_POINTER (FORCON_MAP_TURN), mirrored);
  g_test_add_func ("/campaign/map-edits/a map of one seed is connected, fair and always the same", drawn);
  g_test_add_func ("/campaign/map-edits/colours that some people confuse are told", colours);
  return g_test_run ();
}
