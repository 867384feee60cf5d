/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A scenario that was opened, edited and saved differs from its file in the lines of the edit and in no other. */
#include "campaign/chronicle/chronicle.h"
#include "campaign/editing/entity.h"
#include "storage/files/data.h"
#include "storage/scenario/scenario-merge.h"
#include "storage/scenario/scenario-save.h"
#include "storage/xml/xml-source.h"
#include "storage-sample.h"

#include <string.h>

/* Lines of one text that are not in the other, the others being as many as can be; marked as diff(1) does. */
static char *
difference (const char *before, const char *after)
{
  g_auto (GStrv) old = g_strsplit (before, "\n", -1);
  g_auto (GStrv) new = g_strsplit (after, "\n", -1);
  guint n = g_strv_length (old), m = g_strv_length (new), i = 0, k = 0;
  g_autofree guint *common = g_new0 (guint, (n + 1) * (m + 1));
  GString *lines = g_string_new (NULL);

#define COMMON(i, k) common[(i) * (m + 1) + (k)]
  for (guint a = n; a > 0; a--)
    for (guint b = m; b > 0; b--)
      COMMON (a - 1, b - 1) = g_str_equal (old[a - 1], new[b - 1]) ? COMMON (a, b) + 1
                                                                   : MAX (COMMON (a, b - 1), COMMON (a - 1, b));
  while (i < n || k < m)
    if (i < n && k < m && g_str_equal (old[i], new[k]))
      i++, k++;
    else if (i < n && (k == m || COMMON (i + 1, k) >= COMMON (i, k + 1)))
      g_string_append_printf (lines, "-%s\n", old[i++]);
    else
      g_string_append_printf (lines, "+%s\n", new[k++]);
  return g_string_free (lines, FALSE);
}

typedef struct {
  char *path;
  char *text;
  ForconScenario *scenario;
  ForconChronicle *chronicle;
} Opened;

static void
open_scenario (Opened *opened, const char *relative)
{
  g_autoptr (GError) error = NULL;

  opened->path = forcon_data_find (relative, &error);
  g_assert_true (g_file_get_contents (opened->path, &opened->text, NULL, &error));
  opened->scenario = forcon_scenario_load (opened->path, NULL, &error);
  g_assert_no_error (error);
  opened->chronicle = forcon_chronicle_new (opened->scenario->campaign, opened->scenario->rules);
}

static void
close_scenario (Opened *opened)
{
  forcon_chronicle_free (opened->chronicle);
  forcon_scenario_free (opened->scenario);
  g_free (opened->path);
  g_free (opened->text);
}

static char *
saved (const Opened *opened)
{
  return forcon_scenario_merge (opened->text, opened->path, forcon_chronicle_campaign (opened->chronicle),
                                opened->scenario->rules_name, opened->scenario->rules, opened->path, NULL);
}

static void
do_edit (const Opened *opened, ForconCampaignCommandKind kind, ForconEntity entity, const char *key,
         const char *values)
{
  guint place = key == NULL ? 0 : forcon_entity_find (forcon_chronicle_campaign (opened->chronicle), entity, key);
  ForconCampaignCommand command = { .kind = kind };
  g_autoptr (ForconCampaignOutcome) outcome = NULL;

  g_assert_true (key == NULL || place > 0);
  if (kind == FORCON_CAMPAIGN_COMMAND_ADD)
    command.add = (ForconCampaignCommand_add){ entity, values };
  else if (kind == FORCON_CAMPAIGN_COMMAND_CHANGE)
    command.change = (ForconCampaignCommand_change){ entity, (gint) place, values };
  else
    command.remove = (ForconCampaignCommand_remove){ entity, (gint) place };
  outcome = forcon_chronicle_do (opened->chronicle, &command, &FORCON_DICE_ASK);
  g_assert_cmpint (outcome->verdict.kind, ==, FORCON_PROBLEM_NONE);
}

/* One edit of the skirmish, and what differs then. */
typedef struct {
  const char *name;
  ForconCampaignCommandKind kind;
  ForconEntity entity;
  const char *key;
  const char *values;
  const char *difference;
} Case;

#define CHANGE(NAME) FORCON_CAMPAIGN_COMMAND_CHANGE, FORCON_ENTITY_##NAME
#define ADD(NAME) FORCON_CAMPAIGN_COMMAND_ADD, FORCON_ENTITY_##NAME
#define REMOVE(NAME) FORCON_CAMPAIGN_COMMAND_REMOVE, FORCON_ENTITY_##NAME

static const Case cases[] = {
  { "the name of a sector and what others call it", CHANGE (SECTOR), "a2", "name=Cinder",
    "-  <sector id=\"a2\" name=\"Ash\" column=\"2\" row=\"0\"/>\n"
    "+  <sector id=\"a2\" name=\"Cinder\" column=\"2\" row=\"0\"/>\n"
    "-  <alias name=\"Ash\" other=\"Пепел\"/>\n"
    "+  <alias name=\"Cinder\" other=\"Пепел\"/>\n" },
  { "a word, wherever it is named", CHANGE (SECTOR), "b3", "id=far",
    "-  <sector id=\"b3\" name=\"Far Side\" column=\"2\" row=\"1\">\n"
    "+  <sector id=\"far\" name=\"Far Side\" column=\"2\" row=\"1\">\n"
    "-  <formation id=\"fan\" name=\"Fan\" admiral=\"rivek\" sector=\"b3\" posture=\"battle\"\n"
    "+  <formation id=\"fan\" name=\"Fan\" admiral=\"rivek\" sector=\"far\" posture=\"battle\"\n" },
  { "a value of a ship from a fleet book", CHANGE (SHIP), "kestrel", "readiness=3",
    "-    <ship from=\"kestrel\"/>\n"
    "+    <ship from=\"kestrel\" readiness=\"3\"/>\n" },
  { "a ship that goes to another formation", CHANGE (SHIP), "hassadar", "formation=spurs",
    "-    <ship from=\"hassadar\"/>\n"
    "+    <ship from=\"hassadar\"/>\n" },
  { "an object in a sector that had none", ADD (OBJECT), NULL, "kind=moon\nsector=a2\nid=lune\nname=Lune & Co",
    "-  <sector id=\"a2\" name=\"Ash\" column=\"2\" row=\"0\"/>\n"
    "+  <sector id=\"a2\" name=\"Ash\" column=\"2\" row=\"0\">\n"
    "+    <moon id=\"lune\" name=\"Lune &amp; Co\"/>\n"
    "+  </sector>\n" },
  { "a ship like another, of a class of a fleet book", ADD (SHIP), NULL, "like=kestrel\nname=Falcon\nformation=spurs",
    "+    <ship class=\"kestrel-class\" id=\"falcon\" name=\"Falcon\" owner=\"Emperor Gregor\"/>\n" },
  { "a border less", REMOVE (BORDER), "a1/c2", NULL, "-  <border one=\"a1\" two=\"c2\" tunnel=\"yes\"/>\n" },
  { "the length of a period", CHANGE (CAMPAIGN), "1", "collecting=12",
    "-  <periods collecting=\"10\" results=\"5\"/>\n"
    "+  <periods collecting=\"12\" results=\"5\"/>\n" },
  { "a posture on the first of two lines", CHANGE (FORMATION), "shield", "posture=screen",
    "-  <formation id=\"shield\" name=\"Shield\" admiral=\"vorpatril\" sector=\"b1\" posture=\"battle\"\n"
    "+  <formation id=\"shield\" name=\"Shield\" admiral=\"vorpatril\" sector=\"b1\" posture=\"screen\"\n" },
  { "a second alarm", ADD (ALARM), NULL, "minutes=1", "+  <alarm minutes=\"1\"/>\n" },
  { "the only sighting of an admiral", REMOVE (SIGHTING), "rivek/shield", NULL,
    "-  <sighting admiral=\"rivek\" formation=\"shield\" level=\"contact\"/>\n" },
  { "a word that players use", CHANGE (ALIAS), "Mask/Маска", "other=Личина",
    "-  <alias name=\"Mask\" other=\"Маска\"/>\n"
    "+  <alias name=\"Mask\" other=\"Личина\"/>\n" },
  { "a charge, which range and strength follow", CHANGE (MINEFIELD), "vorpatril/c1/plasma", "charge=torpedo",
    "-  <minefield admiral=\"vorpatril\" sector=\"c1\" charge=\"plasma\" count=\"2\"/>\n"
    "+  <minefield admiral=\"vorpatril\" sector=\"c1\" charge=\"torpedo\" count=\"2\" range=\"15\" strength=\"4\"/>\n" },
  { "the silhouette of a ship from a fleet book", CHANGE (SHIP), "kestrel", "silhouette=M0,-9 L4,8 -4,8 Z",
    "-    <ship from=\"kestrel\"/>\n"
    "+    <ship from=\"kestrel\" silhouette=\"M0,-9 L4,8 -4,8 Z\"/>\n" },
  { "an alliance", CHANGE (POWER), "barrayar", "alliance=1",
    "-  <power id=\"barrayar\" name=\"Barrayar\"/>\n"
    "+  <power id=\"barrayar\" name=\"Barrayar\" alliance=\"alliance-1\"/>\n" },
};

static void
one_edit (gconstpointer data)
{
  const Case *edit = data;
  Opened opened;
  g_autofree char *text = NULL, *differs = NULL;

  open_scenario (&opened, "scenarios/skirmish.xml");
  do_edit (&opened, edit->kind, edit->entity, edit->key, edit->values);
  text = saved (&opened);
  differs = difference (opened.text, text);
  g_assert_cmpstr (differs, ==, edit->difference);
  g_assert_true (forcon_chronicle_undo (opened.chronicle, NULL));
  g_free (text);
  text = saved (&opened);
  g_assert_cmpstr (text, ==, opened.text);
  close_scenario (&opened);
}

static void
unchanged (gconstpointer relative)
{
  Opened opened;
  g_autofree char *text = NULL;

  open_scenario (&opened, relative);
  text = saved (&opened);
  g_assert_cmpstr (text, ==, opened.text);
  close_scenario (&opened);
}

/* A weapon is a class's, so the ship becomes one of a class of its own, and the others stay what they were. */
static void
weapon (void)
{
  Opened opened;
  g_autofree char *text = NULL, *differs = NULL;

  open_scenario (&opened, "scenarios/skirmish.xml");
  do_edit (&opened, CHANGE (WEAPON), "kestrel/bow-battery", "strength=9");
  text = saved (&opened);
  differs = difference (opened.text, text);
  g_assert_nonnull (strstr (differs, "+  <class id=\"kestrel-class-2\" name=\"Kestrel class\""));
  g_assert_nonnull (strstr (differs, "+    <ship class=\"kestrel-class-2\" id=\"kestrel\" name=\"Kestrel\""));
  g_assert_nonnull (strstr (text, "  <fleet-book href=\"fleets/cetaganda.xml\"/>\n  <class id=\"kestrel-class-2\""));
  close_scenario (&opened);
}

static const char odd[]
    = "<?xml version='1.0' encoding='UTF-8'?>\r\n<?editor keep='me'?>\r\n"
      "<campaign grid='square'   rules=\"forcon-2010\"\r\n  name='Odd &#x2014; one'> <!-- one -->\r\n"
      "\t<power name='A &amp; B' id='a'/><power id='b' name='B' ></power>\r\n"
      "  <admiral id='x' name='X' power='a'/>  <!-- nobody -->\r\n"
      "  <admiral id='y' name='Y' power='b'/>\r\n"
      "  <sector row='0' column='0' id='s' name='S'/>\r\n</campaign>\r\n<!-- the end -->";

static void
other_habits (void)
{
  Opened opened = { .path = g_strdup (sample_write (odd)), .text = g_strdup (odd) };
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL, *differs = NULL;

  opened.scenario = forcon_scenario_load (opened.path, NULL, &error);
  g_assert_no_error (error);
  opened.chronicle = forcon_chronicle_new (opened.scenario->campaign, opened.scenario->rules);
  text = saved (&opened);
  g_assert_cmpstr (text, ==, odd);
  do_edit (&opened, ADD (ADMIRAL), NULL, "id=z\nname='Z\"\npower=b");
  do_edit (&opened, CHANGE (POWER), "a", "name=A's");
  do_edit (&opened, REMOVE (ADMIRAL), "x", NULL);
  g_free (text);
  text = saved (&opened);
  differs = difference (odd, text);
  g_assert_cmpstr (differs, ==,
                   "-\t<power name='A &amp; B' id='a'/><power id='b' name='B' ></power>\r\n"
                   "-  <admiral id='x' name='X' power='a'/>  <!-- nobody -->\r\n"
                   "+\t<power name='A&#39;s' id='a'/><power id='b' name='B' ></power>\r\n"
                   "+    <!-- nobody -->\r\n"
                   "+  <admiral id=\"z\" name=\"'Z&quot;\" power=\"b\"/>\r\n");
  close_scenario (&opened);
}

/* Where a fleet book is not found any more, everything is written out. */
static void
elsewhere (void)
{
  Opened opened;
  g_autofree char *text = NULL, *whole = NULL, *alien = NULL;

  open_scenario (&opened, "scenarios/skirmish.xml");
  alien = g_strdup (opened.text);
  memcpy (strstr (alien, "fleets/barrayar"), "fleets/nowhere1", strlen ("fleets/nowhere1"));
  text = forcon_scenario_merge (alien, opened.path, opened.scenario->campaign, "forcon-2010",
                                opened.scenario->rules, opened.path, NULL);
  whole = forcon_scenario_to_xml (opened.scenario->campaign, "forcon-2010");
  g_assert_cmpstr (text, ==, whole);
  close_scenario (&opened);
}

int
main (int argc, char **argv)
{
  gint status;
  g_auto (GStrv) names = NULL;

  g_test_init (&argc, &argv, NULL);
  names = sample_scenarios ();
  for (char **name = names; *name != NULL; name++)
    {
      g_autofree char *path = g_strdup_printf ("/storage/scenario-merge/%s is saved as it was opened, to the byte", *name);

      g_test_add_data_func (path, *name, unchanged);
    }
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strconcat ("/storage/scenario-merge/only what was edited differs: ", cases[i].name, NULL);

      g_test_add_data_func (path, &cases[i], one_edit);
    }
  g_test_add_func ("/storage/scenario-merge/another weapon makes a class beside the fleet books", weapon);
  g_test_add_func ("/storage/scenario-merge/quotes, line ends, order and comments of others stay", other_habits);
  g_test_add_func ("/storage/scenario-merge/without its fleet book all is written anew", elsewhere);
  status = g_test_run ();
  sample_forget ();
  return status;
}
