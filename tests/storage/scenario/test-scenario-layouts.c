/* SPDX-License-Identifier: GPL-3.0-or-later */
/* However a scenario's file is laid out, an edit leaves all else in it as it is, and its undo all of it. */
#define _POSIX_C_SOURCE 200809L /* symlink() */

#include "campaign/chronicle/chronicle.h"
#include "campaign/editing/entity.h"
#include "storage/files/data.h"
#include "storage/scenario/scenario-merge.h"
#include "storage/store/store-scenario.h"
#include "storage-sample.h"
#include "store-sample.h"

#include <glib/gstdio.h>
#include <string.h>
#include <unistd.h>

#define BEGINNING "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"

/* What is in it and what no editor knows: comments, instructions, references, blanks. */
static const char plain[]
    = BEGINNING
      "<?editor keep=\"me\"?>\n<!-- Ёлка: two powers -->\n"
      "<campaign name=\"Odd &#x2014; &amp; one\" rules=\"forcon-2010\" grid=\"square\">\n"
      "  <fleet-book href=\"fleets/barrayar.xml\"/>\n"
      "  <power id=\"a\" name=\"A\"/>\n  <power id=\"b\" name=\"B &#60; A\"/>\n"
      "  <admiral id=\"x\" name=\"X\" power=\"a\"/>\n  <admiral id=\"y\" name=\"Y\" power=\"b\"/>\n"
      "  <sector id=\"s\" name=\"Сектор\" column=\"0\" row=\"0\"/>\n"
      "  <sector id=\"t\" name=\"T\" column=\"1\" row=\"0\"><!-- far --></sector>\n"
      "  <formation id=\"f\" name=\"F\" admiral=\"x\" sector=\"s\" flagship=\"count-piotr\">\n"
      "    <ship from=\"count-piotr\"/>\n    <ship from=\"kestrel\"/>\n  </formation>\n"
      "  <formation id=\"g\" name=\"G\" admiral=\"x\" sector=\"t\" flagship=\"hassadar\">\n"
      "    <ship from=\"hassadar\"/>\n    <!-- between ships -->\n    <ship from=\"general-vorkraft\"/>\n  </formation>\n"
      "  <roster admiral=\"y\">\n    <ship from=\"vorthalia-the-bold\"/>\n  </roster>\n"
      "  <?mark here?>\n</campaign>\n<!-- the end -->\n";

/* Another way to lay it out: what is written in place of what. */
typedef struct {
  const char *name;
  const char *changes[8];
} Layout;

static const Layout layouts[] = {
  { "lines of two blanks", { NULL } },
  { "line ends of Windows", { "\n", "\r\n" } },
  { "a byte order mark", { BEGINNING, "\xef\xbb\xbf" BEGINNING } },
  { "one line", { "\n    ", " ", "\n  ", "", "\n", "" } },
  { "formations on one line", { "\n    ", "", "\n  </f", "</f", "\n  </r", "</r" } },
  { "two elements on each line", { "/>\n  <", "/> <", "/>\n    <ship", "/><ship" } },
  { "tabs", { "\n    ", "\n\t\t", "\n  ", "\n\t", "=\"", "\t=\t\"" } },
  { "single quotes", { "\"", "'" } },
  { "an attribute on each line", { "\" ", "\"\n        " } },
  { "no declaration", { BEGINNING, "" } },
};

static char *
laid_out (const Layout *layout)
{
  GString *text = g_string_new (plain);

  for (guint i = 0; layout->changes[i] != NULL; i += 2)
    g_string_replace (text, layout->changes[i], layout->changes[i + 1], 0);
  return g_string_free (text, FALSE);
}

/* Those of one round are done together: a file is read slowly. @tags: so many of them may go out of the file. */
#define ROUNDS 4
static const struct {
  guint round;
  ForconCampaignCommandKind kind;
  ForconEntity entity;
  const char *key;
  const char *values;
  guint tags;
} edits[] = {
  { 0, FORCON_CAMPAIGN_COMMAND_CHANGE, FORCON_ENTITY_SHIP, "kestrel", "formation=g", 0 },
  { 0, FORCON_CAMPAIGN_COMMAND_CHANGE, FORCON_ENTITY_SHIP, "general-vorkraft", "formation=f", 0 },
  { 2, FORCON_CAMPAIGN_COMMAND_CHANGE, FORCON_ENTITY_SHIP, "vorthalia-the-bold", "formation=f\nadmiral=x", 2 },
  { 3, FORCON_CAMPAIGN_COMMAND_CHANGE, FORCON_ENTITY_SHIP, "kestrel", "formation=\nreadiness=3", 1 },
  { 0, FORCON_CAMPAIGN_COMMAND_CHANGE, FORCON_ENTITY_POWER, "a", "name=Ё < \"'", 1 },
  { 0, FORCON_CAMPAIGN_COMMAND_ADD, FORCON_ENTITY_OBJECT, NULL, "kind=moon\nsector=s\nid=lune", 1 },
  { 1, FORCON_CAMPAIGN_COMMAND_ADD, FORCON_ENTITY_OBJECT, NULL, "kind=moon\nsector=t\nid=lune", 0 },
  { 0, FORCON_CAMPAIGN_COMMAND_ADD, FORCON_ENTITY_ADMIRAL, NULL, "id=z\nname=Z\npower=b", 0 },
  { 0, FORCON_CAMPAIGN_COMMAND_ADD, FORCON_ENTITY_ALARM, NULL, "minutes=3", 0 },
  { 1, FORCON_CAMPAIGN_COMMAND_REMOVE, FORCON_ENTITY_SHIP, "kestrel", NULL, 1 },
  { 2, FORCON_CAMPAIGN_COMMAND_CHANGE, FORCON_ENTITY_SECTOR, "t", "column=0\nrow=1", 1 },
};

static ForconCampaignCommand
edit_of (const ForconCampaign *campaign, guint i)
{
  gint place = edits[i].key == NULL ? 0 : (gint) forcon_entity_find (campaign, edits[i].entity, edits[i].key);
  ForconCampaignCommand command = { .kind = edits[i].kind };

  if (edits[i].kind == FORCON_CAMPAIGN_COMMAND_ADD)
    command.add = (ForconCampaignCommand_add){ edits[i].entity, edits[i].values };
  else if (edits[i].kind == FORCON_CAMPAIGN_COMMAND_CHANGE)
    command.change = (ForconCampaignCommand_change){ edits[i].entity, place, edits[i].values };
  else
    command.remove = (ForconCampaignCommand_remove){ edits[i].entity, place };
  return command;
}

/* How many tags, comments and instructions of one text, without the blanks behind them, the other one has not. */
static guint
missing (const char *before, const char *after)
{
  g_auto (GStrv) old = g_strsplit (before, "<", -1);
  g_auto (GStrv) new = g_strsplit (after, "<", -1);
  guint n = 0;

  for (char **tag = new; *tag != NULL; tag++)
    g_strchomp (*tag);
  for (char **tag = old; *tag != NULL; tag++)
    {
      gboolean found = FALSE;

      for (char **other = new; *other != NULL && !found; other++)
        if (g_str_equal (g_strchomp (*tag), *other))
          {
            found = TRUE;
            /* Each stands for one. */
            (*other)[0] = '\xff';
          }
      n += found ? 0 : 1;
    }
  return n;
}

/* Returns: how many tags its edits take out */
static guint
do_round (ForconChronicle *chronicle, guint round)
{
  guint tags = 0;

  for (guint i = 0; i < G_N_ELEMENTS (edits); i++)
    if (edits[i].round == round)
      {
        ForconCampaignCommand command = edit_of (forcon_chronicle_campaign (chronicle), i);
        g_autoptr (ForconCampaignOutcome) outcome = forcon_chronicle_do (chronicle, &command, &FORCON_DICE_ASK);

        g_assert_cmpint (outcome->verdict.kind, ==, FORCON_PROBLEM_NONE);
        tags += edits[i].tags;
      }
  return tags;
}

static char *
merged (const char *text, const char *path, const ForconScenario *scenario, const ForconChronicle *chronicle)
{
  gboolean kept = FALSE;
  char *now = forcon_scenario_merge (text, path, forcon_chronicle_campaign (chronicle), "forcon-2010",
                                     scenario->rules, path, &kept);

  g_assert_true (kept);
  return now;
}

static void
one_layout (gconstpointer data)
{
  g_autofree char *text = laid_out (data);
  g_autofree char *folder = forcon_data_find ("scenarios/skirmish.xml", NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (ForconScenario) scenario = forcon_scenario_load_text (text, folder, NULL, NULL, &error);

  g_assert_no_error (error);
  for (guint round = 0; round < ROUNDS; round++)
    {
      g_autoptr (ForconChronicle) chronicle = forcon_chronicle_new (scenario->campaign, scenario->rules);
      guint tags = do_round (chronicle, round);
      g_autofree char *edited = merged (text, folder, scenario, chronicle);

      g_assert_cmpstr (edited, !=, text);
      g_assert_cmpuint (missing (text, edited), <=, tags);
      while (round == 0 && forcon_chronicle_undo (chronicle, NULL))
        ;
      if (round == 0)
        {
          g_autofree char *undone = merged (text, folder, scenario, chronicle);

          g_assert_cmpstr (undone, ==, text);
        }
    }
}

/* Files of other encodings stay in them */

typedef struct {
  char *folder;
  char *scenario;
  char *bytes;
  ForconStore *store;
  GPtrArray *notes;
} Foreign;

static Foreign *
open_foreign (const char *encoding)
{
  Foreign *foreign = g_new0 (Foreign, 1);
  g_autoptr (GString) text = g_string_new (plain);
  g_autofree char *fleets = forcon_data_find ("scenarios/fleets", NULL);
  g_autofree char *link = NULL, *campaign = NULL;
  g_autoptr (ForconScenario) scenario = NULL;
  g_autoptr (GError) error = NULL;
  gsize length = 0;

  g_string_replace (text, "UTF-8", encoding, 1);
  foreign->folder = sample_folder_new ();
  foreign->scenario = g_build_filename (foreign->folder, "foreign.xml", NULL);
  foreign->bytes = g_convert (text->str, -1, encoding, "UTF-8", NULL, &length, NULL);
  foreign->notes = g_ptr_array_new_with_free_func (g_free);
  link = g_build_filename (foreign->folder, "fleets", NULL);
  campaign = g_build_filename (foreign->folder, "foreign.forcon", NULL);
  g_assert_cmpint (symlink (fleets, link), ==, 0);
  g_assert_true (g_file_set_contents (foreign->scenario, foreign->bytes, (gssize) length, NULL));
  scenario = forcon_scenario_load (foreign->scenario, NULL, &error);
  g_assert_no_error (error);
  foreign->store = forcon_store_create_from (campaign, scenario, NULL, foreign->notes, &error);
  g_assert_no_error (error);
  return foreign;
}

static char *
save_foreign (const Foreign *foreign)
{
  g_autoptr (GError) error = NULL;
  char *bytes = NULL;

  g_assert_true (forcon_store_save_scenario (foreign->store, foreign->scenario, foreign->notes, &error));
  g_assert_no_error (error);
  g_assert_true (g_file_get_contents (foreign->scenario, &bytes, NULL, NULL));
  g_assert_cmpuint (foreign->notes->len, ==, 0);
  return bytes;
}

static void
close_foreign (Foreign *foreign)
{
  g_autofree char *link = g_build_filename (foreign->folder, "fleets", NULL);

  forcon_store_free (foreign->store);
  g_remove (link);
  sample_folder_remove (foreign->folder);
  g_ptr_array_unref (foreign->notes);
  g_free (foreign->folder);
  g_free (foreign->scenario);
  g_free (foreign->bytes);
  g_free (foreign);
}

/* Letters that the encoding has are written, others are references. */
static void
encoding_stays (gconstpointer encoding)
{
  Foreign *foreign = open_foreign (encoding);
  g_autofree char *same = save_foreign (foreign);
  ForconCampaignCommand command = FORCON_CAMPAIGN_COMMAND (CHANGE, change, FORCON_ENTITY_POWER, 1, "name=Жук 蛇");
  g_autofree char *edited = NULL, *text = NULL;

  g_assert_cmpstr (same, ==, foreign->bytes);
  sample_do_command (foreign->store, &command);
  edited = save_foreign (foreign);
  text = g_convert (edited, -1, "UTF-8", encoding, NULL, NULL, NULL);
  g_assert_nonnull (strstr (text, "<!-- Ёлка: two powers -->"));
  g_assert_nonnull (strstr (text, "<power id=\"a\" name=\"Жук &#34503;\"/>"));
  g_assert_cmpuint (missing (plain, text), ==, 2);
  close_foreign (foreign);
}

/* What is lost is said while it is still there to be copied. */
static void
gone (void)
{
  g_autofree char *folder = sample_folder_new ();
  g_autofree char *path = g_build_filename (folder, "gone.xml", NULL);
  g_autofree char *campaign = g_build_filename (folder, "gone.forcon", NULL);
  g_autofree char *skirmish = forcon_data_find ("scenarios/skirmish.xml", NULL);
  g_autoptr (GPtrArray) notes = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (ForconScenario) scenario = forcon_scenario_load (skirmish, NULL, NULL);
  ForconStore *store;

  g_free (scenario->path);
  scenario->path = g_strdup (path);
  store = forcon_store_create_from (campaign, scenario, NULL, notes, NULL);
  g_assert_nonnull (store);
  g_assert_cmpuint (notes->len, ==, 1);
  g_assert_nonnull (strstr (g_ptr_array_index (notes, 0), "gone.xml"));
  forcon_store_free (store);
  sample_folder_remove (folder);
}

int
main (int argc, char **argv)
{
  gint status;

  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (layouts); i++)
    {
      g_autofree char *path = g_strconcat ("/storage/scenario-layouts/an edit leaves all else as it is in a file of ",
                                           layouts[i].name, NULL);

      g_test_add_data_func (path, &layouts[i], one_layout);
    }
  g_test_add_data_func ("/storage/scenario-layouts/a file in windows-1251 stays so, with its comments", "windows-1251",
                        encoding_stays);
  g_test_add_data_func ("/storage/scenario-layouts/a file in KOI8-R stays so, with its comments", "KOI8-R",
                        encoding_stays);
  g_test_add_func ("/storage/scenario-layouts/that a file's comments cannot be kept is said at the beginning", gone);
  status = g_test_run ();
  sample_forget ();
  return status;
}
