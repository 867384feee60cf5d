/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Nothing stands twice in a report, whatever was played: each scenario by people who roll dice for every choice. */
#include "forcon-test-staff.h"
#include "report/reports/campaign-report.h"
#include "storage/files/data.h"
#include "storage/scenario/scenario.h"

#include <string.h>

/* Each scenario is played so often, so long. Among these campaigns are some in which mines lie in a sector twice, and clashes
 * are fought in the same place in both halves of a phase. */
#define SEEDS 12
#define PHASES 3
#define ROUNDS 8

/* What stands in the lists of a text report, each unwrapped; not what is said of each formation of the own fleet, which
 * stands further in. Returns: (transfer full) (element-type utf8) */
static GPtrArray *
sentences_of (const char *report)
{
  GPtrArray *sentences = g_ptr_array_new_with_free_func (g_free);
  g_auto (GStrv) lines = g_strsplit (report, "\n", -1);
  GString *open = NULL;

  for (char **line = lines; *line != NULL; line++)
    {
      const char *text = *line + strspn (*line, " ");
      gboolean item = g_str_has_prefix (*line, "- ");

      if (open != NULL && text == *line + 2 && !g_str_has_prefix (text, "- "))
        {
          g_string_append_printf (open, " %s", text);
          continue;
        }
      if (open != NULL)
        g_ptr_array_add (sentences, g_string_free (open, FALSE));
      open = item ? g_string_new (text) : NULL;
    }
  if (open != NULL)
    g_ptr_array_add (sentences, g_string_free (open, FALSE));
  return sentences;
}

static guint
look_through (const char *report, const char *where)
{
  g_autoptr (GPtrArray) sentences = sentences_of (report);
  g_autoptr (GHashTable) seen = g_hash_table_new (g_str_hash, g_str_equal);

  for (guint i = 0; i < sentences->len; i++)
    if (!g_hash_table_add (seen, g_ptr_array_index (sentences, i)))
      {
        g_test_message ("%s, twice: %s", where, (const char *) g_ptr_array_index (sentences, i));
        g_test_fail ();
      }
  return sentences->len;
}

static guint
look_at_all (ForconChronicle *chronicle, const char *scenario, guint64 seed)
{
  const ForconCampaign *campaign = forcon_chronicle_campaign (chronicle);
  guint n = 0;

  for (gint phase = 0; phase <= forcon_campaign_report_phase (campaign); phase++)
    {
      g_autoptr (GPtrArray) all = forcon_knowledges_at_phase (chronicle, G_MAXUINT32, phase, NULL, NULL);

      for (guint i = 0; i < all->len; i++)
        {
          const ForconKnowledge *knowledge = g_ptr_array_index (all, i);
          g_autofree char *report = forcon_campaign_report_for (knowledge, phase, FALSE);
          g_autofree char *where = g_strdup_printf ("%s, seed %" G_GUINT64_FORMAT ", admiral %u, phase %d", scenario,
                                                    seed, forcon_knowledge_admiral (knowledge).value, phase);

          n += look_through (report, where);
        }
    }
  return n;
}

/* Returns: how many sentences were looked at */
static guint
play (const char *path, guint64 seed)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (ForconScenario) scenario = forcon_scenario_load (path, NULL, &error);
  ForconCampaignCommand begin = { .kind = FORCON_CAMPAIGN_COMMAND_BEGIN };
  ForconChronicle *chronicle;
  TestStaff staff;
  guint n;

  g_assert_no_error (error);
  forcon_scenario_seed (scenario, seed);
  chronicle = forcon_chronicle_new (scenario->campaign, scenario->rules);
  staff = test_staff (chronicle, seed);
  staff.rounds = ROUNDS;
  g_assert_true (test_staff_do (&staff, &begin));
  for (guint i = 0; i < PHASES; i++)
    test_staff_play_phase (&staff);
  n = look_at_all (chronicle, path, seed);
  forcon_chronicle_free (chronicle);
  return n;
}

static void
test_scenario (gconstpointer name)
{
  g_autofree char *data = g_strconcat ("scenarios/", (const char *) name, NULL);
  g_autofree char *path = forcon_data_find (data, NULL);
  guint n = 0;

  for (guint64 seed = 1; seed <= SEEDS; seed++)
    n += play (path, seed);
  g_assert_cmpuint (n, >, 300);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_data_func ("/report/repeated-sentences/none in The Vervain Run", "forcon-2010.xml", test_scenario);
  g_test_add_data_func ("/report/repeated-sentences/none in Skirmish at Solstice", "skirmish.xml", test_scenario);
  return g_test_run ();
}
