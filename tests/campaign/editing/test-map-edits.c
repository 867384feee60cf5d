/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Edits of a whole map are one command. */
#include "campaign/editing/edit-list.h"
#include "campaign/editing/flaws.h"
#include "campaign/editing/map-edits.h"
#include "campaign/knowledge/knowledge-mask.h"
#include "campaign/state/clock.h"
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
  campaign->clock.collecting = campaign->clock.results = 10 * FORCON_MINUTE;
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
  forcon_edits_try (forcon_chronicle_campaign (chronicle), forcon_test_rules (), wrong.add.values, &refused,
                    NULL);
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
  ForconSectorId birch;

  g_assert_false (are_neighbours (campaign, "a", "c"));
  birch = forcon_campaign_find_sector (campaign, "b");
  campaign = edit (chronicle, forcon_map_merge (campaign, forcon_campaign_find_sector (campaign, "a"), &birch, 1));
  g_assert_cmpuint (campaign->sectors->len, ==, 2);
  g_assert_true (are_neighbours (campaign, "a", "c"));
  g_assert_cmpuint (g_array_index (campaign->features, ForconFeature, 0).sector.value, ==,
                    forcon_campaign_find_sector (campaign, "a").value);
}

static void
merged_several (void)
{
  g_autoptr (ForconChronicle) chronicle
      = begin (FORCON_GRID_SQUARE, ROW "\n\nadd sector\nid=d\nname=Elm\ncolumn=3\nrow=0");
  const ForconCampaign *campaign = forcon_chronicle_campaign (chronicle);
  const ForconSectorId others[] = { forcon_campaign_find_sector (campaign, "b"), forcon_campaign_find_sector (campaign, "c") };

  campaign = edit (chronicle, forcon_map_merge (campaign, forcon_campaign_find_sector (campaign, "a"), others, 2));
  g_assert_cmpuint (campaign->sectors->len, ==, 2);
  g_assert_true (are_neighbours (campaign, "a", "d"));
  g_assert_true (forcon_chronicle_undo (chronicle, NULL));
  g_assert_cmpuint (forcon_chronicle_campaign (chronicle)->sectors->len, ==, 4);
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
      ForconMapWishes wishes = { (ForconGrid) grid, 14, 2, 4, "P%u", "A%u", "W%u", 5, NULL };
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

#define AT(word, column, row) "add sector\nid=" word "\nname=" word "\ncolumn=" #column "\nrow=" #row

/* A centre, a neighbour with a planet, and one beyond it. */
static const char *
arm (ForconGrid grid)
{
  return grid == FORCON_GRID_FREE
             ? "add sector\nid=o\nname=Hub\nx=500\ny=500\n\nadd sector\nid=p\nname=Ash\nx=600\ny=500\n\n"
               "add sector\nid=q\nname=Birch\nx=700\ny=500\n\nadd border\none=o\ntwo=p\n\nadd border\none=p\ntwo=q\n\n"
               "add object\nkind=planet\nsector=p\nid=world\nname=World\n\nadd alias\nname=Ash\nother=Ясень"
             : "add sector\nid=o\nname=Hub\ncolumn=1\nrow=1\n\nadd sector\nid=p\nname=Ash\ncolumn=2\nrow=1\n\n"
               "add sector\nid=q\nname=Birch\ncolumn=3\nrow=1\n\n"
               "add object\nkind=planet\nsector=p\nid=world\nname=World\n\nadd alias\nname=Ash\nother=Ясень";
}

static guint
n_neighbours (const ForconCampaign *campaign, const char *word)
{
  ForconSectorId sector = forcon_campaign_find_sector (campaign, word);
  guint n = 0;

  g_assert_false (FORCON_ID_IS_NONE (sector));
  for (guint i = 1; i <= campaign->sectors->len; i++)
    n += forcon_campaign_neighbours (campaign, sector, (ForconSectorId){ (guint16) i }) ? 1 : 0;
  return n;
}

/* Each arm is like the first, by its neighbours and by what lies in it; the centre has all arms about it. */
static void
turned (void)
{
  for (guint grid = 0; grid < FORCON_N_GRID; grid++)
    for (const gint *degrees = forcon_map_rotation_degrees ((ForconGrid) grid); *degrees != 0; degrees++)
      {
        g_autoptr (ForconChronicle) chronicle = begin ((ForconGrid) grid, arm ((ForconGrid) grid));
        const ForconCampaign *campaign = forcon_chronicle_campaign (chronicle);
        ForconMapRotation rotation = { forcon_campaign_find_sector (campaign, "o"), *degrees, NULL, 0 };
        ForconRotationVerdict verdict;
        char *edits = forcon_map_rotate (campaign, &rotation, &verdict);
        guint copies = 360 / (guint) *degrees;

        g_assert_cmpint (verdict.problem, ==, FORCON_ROTATION_DONE);
        campaign = edit (chronicle, edits);
        g_assert_cmpuint (campaign->sectors->len, ==, 1 + 2 * copies);
        g_assert_cmpuint (campaign->features->len, ==, copies);
        g_assert_cmpuint (campaign->aliases->len, ==, copies);
        g_assert_cmpuint (n_neighbours (campaign, "o"), ==, copies);
        for (guint n = 2; n <= copies; n++)
          {
            g_autofree char *near = g_strdup_printf ("p-%u", n);
            g_autofree char *far = g_strdup_printf ("q-%u", n);

            g_assert_cmpuint (n_neighbours (campaign, near), ==, n_neighbours (campaign, "p"));
            g_assert_cmpuint (n_neighbours (campaign, far), ==, n_neighbours (campaign, "q"));
            g_assert_true (are_neighbours (campaign, near, far));
          }
        g_assert_true (forcon_chronicle_replays (chronicle, NULL));
      }
}

static void
turned_names (void)
{
  g_autoptr (ForconChronicle) chronicle = begin (FORCON_GRID_HEX, arm (FORCON_GRID_HEX));
  const ForconCampaign *campaign = forcon_chronicle_campaign (chronicle);
  const ForconSectorId part[] = { forcon_campaign_find_sector (campaign, "p") };
  ForconMapRotation rotation = { forcon_campaign_find_sector (campaign, "o"), 120, part, 1 };
  ForconRotationVerdict verdict;

  campaign = edit (chronicle, forcon_map_rotate (campaign, &rotation, &verdict));
  g_assert_cmpuint (campaign->sectors->len, ==, 5);
  g_assert_cmpuint (forcon_entity_find (campaign, FORCON_ENTITY_SECTOR, "Ash 3"), >, 0);
  g_assert_cmpuint (forcon_entity_find (campaign, FORCON_ENTITY_OBJECT, "World 3"), >, 0);
  g_assert_cmpuint (forcon_entity_find (campaign, FORCON_ENTITY_ALIAS, "Ash 3/Ясень 3"), >, 0);
}

static void
not_turned (void)
{
  g_autoptr (ForconChronicle) chronicle
      = begin (FORCON_GRID_HEX, AT ("o", 1, 1) "\n\n" AT ("p", 2, 1) "\n\n" AT ("q", 0, 1));
  const ForconCampaign *campaign = forcon_chronicle_campaign (chronicle);
  ForconMapRotation rotation = { forcon_campaign_find_sector (campaign, "o"), 90, NULL, 0 };
  ForconRotationVerdict verdict;

  g_assert_null (forcon_map_rotate (campaign, &rotation, &verdict));
  g_assert_cmpint (verdict.problem, ==, FORCON_ROTATION_DEGREES);
  rotation.degrees = 60;
  g_assert_null (forcon_map_rotate (campaign, &rotation, &verdict));
  g_assert_cmpint (verdict.problem, ==, FORCON_ROTATION_OVERLAPS);
  g_assert_cmpint (verdict.actual, ==, 2);
  g_assert_cmpint (verdict.needed, ==, 10);
  rotation.sectors = &rotation.centre;
  rotation.n = 1;
  g_assert_null (forcon_map_rotate (campaign, &rotation, &verdict));
  g_assert_cmpint (verdict.problem, ==, FORCON_ROTATION_NOTHING);
}

static void
turned_too_far (void)
{
  g_autoptr (ForconChronicle) chronicle = begin (FORCON_GRID_SQUARE, AT ("o", 0, 0) "\n\n" AT ("p", 60, 0));
  const ForconCampaign *campaign = forcon_chronicle_campaign (chronicle);
  ForconMapRotation rotation = { forcon_campaign_find_sector (campaign, "o"), 180, NULL, 0 };
  ForconRotationVerdict verdict;

  g_assert_null (forcon_map_rotate (campaign, &rotation, &verdict));
  g_assert_cmpint (verdict.problem, ==, FORCON_ROTATION_TOO_WIDE);
  g_assert_cmpint (verdict.actual, ==, 121);
  g_assert_cmpint (verdict.needed, ==, 100);
}

/* Columns and rows stay from one grid to another; without one what was a neighbour stays one; and back again. */
static void
other_grid (void)
{
  g_autoptr (ForconChronicle) chronicle
      = begin (FORCON_GRID_SQUARE, ROW "\n\nadd sector\nid=d\nname=Elm\ncolumn=2\nrow=3");
  const ForconCampaign *campaign = edit (chronicle, g_strdup ("change campaign 1\ngrid=hex"));
  ForconEntityRecord record;

  forcon_entity_get (campaign, FORCON_ENTITY_SECTOR, forcon_entity_find (campaign, FORCON_ENTITY_SECTOR, "d"), &record);
  g_assert_cmpint (record.SECTOR.column, ==, 2);
  g_assert_cmpint (record.SECTOR.row, ==, 3);
  campaign = edit (chronicle, g_strdup ("change campaign 1\ngrid=free"));
  g_assert_true (are_neighbours (campaign, "a", "b"));
  g_assert_cmpuint (campaign->borders->len, ==, 2);
  campaign = edit (chronicle, g_strdup ("change sector d\nx=170\ny=-20\n\nchange sector c\nx=170\ny=120\noutline=0,0 9,0 9,9"));
  campaign = edit (chronicle, g_strdup ("change sector d\nx=170\ny=20\n\nchange campaign 1\ngrid=square"));
  forcon_entity_get (campaign, FORCON_ENTITY_SECTOR, forcon_entity_find (campaign, FORCON_ENTITY_SECTOR, "c"), &record);
  g_assert_cmpint (record.SECTOR.column, ==, 2);
  g_assert_cmpint (record.SECTOR.row, ==, 1);
  g_assert_true (are_neighbours (campaign, "b", "d"));
  g_assert_true (forcon_chronicle_replays (chronicle, NULL));
}

static ForconCampaignVerdict
verdict_of (ForconChronicle *chronicle, const char *edits)
{
  ForconCampaignCommand command = forcon_edits_command (edits);
  g_autoptr (ForconCampaignOutcome) outcome = forcon_chronicle_do (chronicle, &command, &FORCON_DICE_ASK);

  return outcome->verdict;
}

static void
no_other_grid (void)
{
  g_autoptr (ForconChronicle) chronicle = begin (
      FORCON_GRID_FREE, "add sector\nid=a\nname=Ash\nx=100\ny=0\n\nadd sector\nid=b\nname=Birch\nx=140\ny=20");
  ForconCampaignVerdict verdict = verdict_of (chronicle, "change campaign 1\ngrid=square");

  g_assert_cmpint (verdict.kind, ==, FORCON_PROBLEM_GRID_IN_USE);
  g_assert_cmpuint (verdict.other.value, ==, 1);
  verdict = verdict_of (chronicle, "change sector b\nx=-140\n\nchange campaign 1\ngrid=square");
  g_assert_cmpint (verdict.kind, ==, FORCON_PROBLEM_GRID_IN_USE);
  g_assert_cmpuint (verdict.other.value, ==, 0);
}

/* Sectors with nobody in them go; who is there stays, and begins on the new map. */
static void
drawn_instead (void)
{
  g_autoptr (ForconChronicle) chronicle
      = begin (FORCON_GRID_SQUARE, ROW "\n\nadd power\nid=red\nname=Red\n\nadd admiral\nid=rose\nname=Rose\npower=red");
  ForconMapWishes wishes = { FORCON_GRID_HEX, 12, 3, 4, "P%u", "A%u", "W%u", 7, forcon_chronicle_campaign (chronicle) };
  const ForconCampaign *campaign = edit (chronicle, forcon_map_random (&wishes));

  g_assert_cmpuint (campaign->sectors->len, ==, 12);
  g_assert_cmpuint (campaign->powers->len, ==, 3);
  g_assert_cmpuint (campaign->admirals->len, ==, 3);
  g_assert_cmpint (campaign->progress.grid, ==, FORCON_GRID_HEX);
  wishes.campaign = campaign;
  wishes.seed = 8;
  campaign = edit (chronicle, forcon_map_random (&wishes));
  g_assert_cmpuint (campaign->powers->len, ==, 3);
  g_assert_cmpuint (campaign->sectors->len, ==, 12);
}

static void
picture (void)
{
  static const char *const refused[]
      = { "../a.png", "/tmp/a.png", "a/b.png", ".a.png", "a.svg", "c:a.png", "a.png.exe", "a\\b.jpg" };
  g_autoptr (ForconChronicle) chronicle = begin (FORCON_GRID_SQUARE, ROW);
  const ForconCampaign *campaign = edit (chronicle, g_strdup ("change campaign 1\npicture=My map.PNG\npicture-dim=60"));
  g_autoptr (ForconCampaign) known = NULL;

  g_assert_cmpstr (campaign->progress.picture, ==, "My map.PNG");
  g_assert_cmpint (campaign->progress.picture_width, ==, FORCON_PICTURE_WIDTH);
  known = forcon_campaign_as_known (campaign, forcon_test_rules (), (ForconSideId){ 1 });
  g_assert_null (known->progress.picture);
  g_assert_cmpint (known->progress.picture_width, ==, 0);
  for (guint i = 0; i < G_N_ELEMENTS (refused); i++)
    {
      g_autofree char *edits = g_strdup_printf ("change campaign 1\npicture=%s", refused[i]);

      g_assert_cmpint (verdict_of (chronicle, edits).kind, ==, FORCON_PROBLEM_BAD_PROPERTY);
    }
  campaign = edit (chronicle, g_strdup ("change campaign 1\npicture="));
  g_assert_cmpint (campaign->progress.picture_width, ==, 0);
  g_assert_true (forcon_chronicle_undo (chronicle, NULL));
  g_assert_cmpint (forcon_chronicle_campaign (chronicle)->progress.picture_dim, ==, 60);
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
      ForconMapWishes wishes = { (ForconGrid) (seed % FORCON_N_GRID), 12 + seed, 2 + seed % 5, 8, "P%u", "A%u", "W%u", seed, NULL };
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

/* F-MINE-2: plasma reaches 5 cm with 16, a torpedo 15 cm with 4. */
static void
other_charge (void)
{
  g_autoptr (ForconChronicle) chronicle
      = begin (FORCON_GRID_SQUARE, ROW "\n\nadd power\nid=red\nname=Red\n\nadd admiral\nid=rose\nname=Rose\npower=red"
                                       "\n\nadd minefield\nadmiral=rose\nsector=a\ncharge=plasma\ncount=1");
  const ForconCampaign *campaign = edit (chronicle, g_strdup ("change minefield 1\ncharge=torpedo"));
  const ForconField *field = &g_array_index (campaign->fields, ForconField, 0);

  g_assert_cmpint (field->range, ==, 1500);
  g_assert_cmpint (field->strength, ==, 4);
  edit (chronicle, g_strdup ("change minefield 1\nrange=12"));
  campaign = edit (chronicle, g_strdup ("change minefield 1\ncharge=plasma"));
  field = &g_array_index (campaign->fields, ForconField, 0);
  g_assert_cmpint (field->range, ==, 1200);
  g_assert_cmpint (field->strength, ==, 16);
}

/* "Ash" of the word "ash" is not written as ASH, like a1 as A1. */
static void
no_code (void)
{
  g_autoptr (ForconChronicle) chronicle
      = begin (FORCON_GRID_SQUARE, "add sector\nname=Ash\ncolumn=0\nrow=0\n\n"
                                   "add sector\nid=a1\nname=Birch\ncolumn=1\nrow=0");
  const GArray *sectors = forcon_chronicle_campaign (chronicle)->sectors;

  g_assert_false (forcon_sector_goes_by_code (&g_array_index (sectors, ForconSector, 0)));
  g_assert_true (forcon_sector_goes_by_code (&g_array_index (sectors, ForconSector, 1)));
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
  g_test_add_func ("/campaign/map-edits/several sectors become part of one in one step", merged_several);
  g_test_add_func ("/campaign/map-edits/copies that are turned about a sector are like the part they are of", turned);
  g_test_add_func ("/campaign/map-edits/copies have the names of their part with a number, in each language", turned_names);
  g_test_add_func ("/campaign/map-edits/copies that would lie on sectors are refused with how many", not_turned);
  g_test_add_func ("/campaign/map-edits/a turn that is wider than a grid is refused with both widths", turned_too_far);
  g_test_add_func ("/campaign/map-edits/a map with sectors goes to another grid, and from and to none", other_grid);
  g_test_add_func ("/campaign/map-edits/two sectors that would lie at one place keep a map from a grid", no_other_grid);
  g_test_add_func ("/campaign/map-edits/a random map takes the place of one on which nobody is", drawn_instead);
  g_test_add_func ("/campaign/map-edits/a picture lies beside the file, and no admiral knows of it", picture);
  g_test_add_func ("/campaign/map-edits/a map of one seed is connected, fair and always the same", drawn);
  g_test_add_func ("/campaign/map-edits/a minefield of another charge is as its card says, but for what was set", other_charge);
  g_test_add_func ("/campaign/map-edits/a short name that is also the word of a sector is no code", no_code);
  g_test_add_func ("/campaign/map-edits/colours that some people confuse are told", colours);
  return g_test_run ();
}
