/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "base/text.h"
#include "campaign/clash/clash-triage.h"
#include "campaign/state/campaign-words.h"
#include "campaign/state/clock.h"
#include "cli/frame/arguments.h"
#include "cli/frame/desk.h"
#include "cli/frame/json.h"
#include "cli/frame/output.h"
#include "report/campaign/clash-wording.h"
#include "report/campaign/campaign-wording.h"
#include "report/battle/wording.h"

#include <glib/gi18n-lib.h>

/* The clashes that wait, as the master's page shows them: strengths, odds, what is at stake, and what is proposed. */

#define RUNS_MOST 100000

static const char *const proposals[FORCON_N_PROPOSAL] = {
  [FORCON_PROPOSAL_FIGHT] = "fight",
  [FORCON_PROPOSAL_CAPTAINS] = "captains",
  [FORCON_PROPOSAL_SOME_CAPTAINS] = "some-captains",
  [FORCON_PROPOSAL_LEND] = "lend",
};

static const char *const reasons[FORCON_N_REASON] = {
  [FORCON_REASON_NOBODY] = "nobody", [FORCON_REASON_ONE_SIDED] = "one-sided", [FORCON_REASON_SMALL] = "small",
  [FORCON_REASON_TIME] = "time",     [FORCON_REASON_ABSENT] = "absent",       [FORCON_REASON_BOUND] = "bound",
  [FORCON_REASON_FLEET] = "fleet",   [FORCON_REASON_CLOSE] = "close",         [FORCON_REASON_PLANET] = "planet",
  [FORCON_REASON_BEGUN] = "begun",   [FORCON_REASON_LARGE] = "large",
};

static const char *
word_of_admiral (const ForconCampaign *campaign, ForconSideId admiral)
{
  return forcon_battle_side (campaign->fleet, admiral)->id;
}

static void
json_side (GString *json, const ForconCampaign *campaign, const ForconClashTriage *triage, const ForconTriageSide *side)
{
  forcon_json_open (json, '{');
  forcon_json_put_word (json, "admiral", word_of_admiral (campaign, side->admiral));
  forcon_json_put_bool (json, "absent", side->absent);
  forcon_json_put_int (json, "ships", side->ships);
  forcon_json_put_int (json, "fleet", side->fleet);
  forcon_json_put_int (json, "hits", side->hits);
  forcon_json_put_int (json, "hits_whole", side->whole);
  for (guint kind = 0; kind < FORCON_N_WEAPON; kind++)
    forcon_json_put_int (json, forcon_weapon_kind_to_word ((ForconWeaponKind) kind), side->guns[kind]);
  if (triage->odds.runs > 0)
    {
      double wins = triage->odds.wins[side->side.value];

      forcon_json_key (json, "wins");
      forcon_json_double (json, wins);
      forcon_json_key (json, "error");
      forcon_json_double (json, forcon_share_error (wins, triage->odds.runs));
    }
  forcon_json_close (json, '}');
}

static void
json_formation (GString *json, const ForconCampaign *campaign, const ForconTriageFormation *one)
{
  g_autofree char *order = forcon_triage_order (campaign, one);
  g_autofree char *instruction = forcon_triage_instruction (campaign, one);

  forcon_json_open (json, '{');
  forcon_json_put_word (json, "formation",
                        forcon_campaign_word_of (campaign, FORCON_FIELD_FORMATION, one->formation.value));
  forcon_json_put_word (json, "admiral", word_of_admiral (campaign, one->admiral));
  forcon_json_put_int (json, "ships", one->ships);
  forcon_json_key (json, "order");
  forcon_json_string (json, order);
  forcon_json_key (json, "instruction");
  forcon_json_string (json, instruction);
  forcon_json_close (json, '}');
}

static void
json_clash (GString *json, const ForconCampaign *campaign, const ForconClashTriage *triage)
{
  g_autofree char *name = forcon_clash_name (campaign, triage->clash);
  g_autofree char *why = forcon_proposal_sentence (campaign, triage);

  forcon_json_open (json, '{');
  forcon_json_put_int (json, "clash", triage->clash.value);
  forcon_json_key (json, "name");
  forcon_json_string (json, name);
  forcon_json_put_int (json, "ships", triage->ships);
  forcon_json_put_word (json, "proposal", proposals[triage->proposal.kind]);
  forcon_json_put_word (json, "reason", reasons[triage->proposal.reason]);
  forcon_json_key (json, "text");
  forcon_json_string (json, why);
  forcon_json_put_int (json, "fights", triage->odds.runs);
  forcon_json_key (json, "sides");
  forcon_json_open (json, '[');
  for (guint i = 0; i < triage->sides->len; i++)
    json_side (json, campaign, triage, &g_array_index (triage->sides, ForconTriageSide, i));
  forcon_json_close (json, ']');
  forcon_json_key (json, "formations");
  forcon_json_open (json, '[');
  for (guint i = 0; i < triage->formations->len; i++)
    json_formation (json, campaign, &g_array_index (triage->formations, ForconTriageFormation, i));
  forcon_json_close (json, ']');
  forcon_json_close (json, '}');
}

static void
print_json (const ForconCampaign *campaign, const GPtrArray *triages)
{
  g_autoptr (GString) json = g_string_new (NULL);

  forcon_json_open (json, '[');
  for (guint i = 0; i < triages->len; i++)
    json_clash (json, campaign, g_ptr_array_index (triages, i));
  forcon_json_close (json, ']');
  forcon_print_json (json->str);
}

static void
print_side (const ForconCampaign *campaign, const ForconClashTriage *triage, const ForconTriageSide *side)
{
  g_autofree char *types = forcon_triage_types (side);
  g_autoptr (GString) guns = g_string_new (NULL);

  for (guint kind = 0; kind < FORCON_N_WEAPON; kind++)
    g_string_append_printf (guns, ", %s %d", forcon_triage_guns ((ForconWeaponKind) kind), side->guns[kind]);
  /* Translators: an admiral; the ships by type; hits left and hits when whole; and ", Batteries 12, Torpedoes 4". */
  forcon_print_line (_ ("  %1$s: %2$s; hits %3$d of %4$d%5$s"), forcon_wording_admiral (campaign, side->admiral), types,
                     side->hits, side->whole, guns->str);
  for (guint i = 0; i < triage->formations->len; i++)
    {
      const ForconTriageFormation *one = &g_array_index (triage->formations, ForconTriageFormation, i);
      g_autofree char *name = forcon_triage_formation (campaign, one);
      g_autofree char *order = forcon_triage_order (campaign, one);
      g_autofree char *instruction = forcon_triage_instruction (campaign, one);

      if (FORCON_ID_EQUAL (one->admiral, side->admiral))
        forcon_print_line ("    %s. %s. %s.", name, order, instruction);
    }
}

static void
print_clash (const ForconCampaign *campaign, const ForconClashTriage *triage)
{
  g_autofree char *name = forcon_clash_name (campaign, triage->clash);
  g_autofree char *why = forcon_proposal_sentence (campaign, triage);
  g_auto (GStrv) odds = forcon_odds_lines (campaign, triage);
  g_auto (GStrv) stakes = forcon_triage_stakes (campaign, triage);

  forcon_print_line ("%s [clash=%u]", name, triage->clash.value);
  forcon_print_line ("  %s", why);
  for (char **line = odds; odds != NULL && *line != NULL; line++)
    forcon_print_line ("  %s", *line);
  for (char **line = stakes; *line != NULL; line++)
    forcon_print_line ("  %s", *line);
  for (guint i = 0; i < triage->sides->len; i++)
    print_side (campaign, triage, &g_array_index (triage->sides, ForconTriageSide, i));
}

/* From where each stands now. */
static void
try_odds (const ForconCampaign *campaign, const ForconRules *rules, const GPtrArray *triages, guint runs)
{
  for (guint i = 0; i < triages->len && runs > 0; i++)
    {
      ForconClashTriage *triage = g_ptr_array_index (triages, i);

      forcon_clash_odds_try (forcon_campaign_battle (campaign, triage->clash), rules, runs, 0, NULL, &triage->odds);
    }
}

static ForconExit
print_clashes (const char *path, gint runs, gboolean json)
{
  g_auto (ForconDesk) desk = { 0 };
  g_autoptr (GPtrArray) triages = NULL;
  ForconExit status = forcon_desk_open (&desk, "clashes", path, FORCON_STORE_READ);
  ForconMoment now = forcon_moment_now ();
  const ForconCampaign *campaign;

  if (status != FORCON_EXIT_DONE)
    return status;
  now = forcon_store_moment (desk.store, &now);
  campaign = forcon_desk_campaign (&desk);
  triages = forcon_clash_triage_all (campaign, desk.told.rules);
  try_odds (campaign, desk.told.rules, triages, (guint) runs);
  forcon_clash_triage_propose (campaign, triages, forcon_clash_triage_time (campaign, &now));
  if (json)
    print_json (campaign, triages);
  for (guint i = 0; i < triages->len && !json; i++)
    print_clash (campaign, g_ptr_array_index (triages, i));
  if (triages->len == 0 && !json)
    forcon_print_line ("%s", _ ("No clashes to fight."));
  return FORCON_EXIT_DONE;
}

ForconExit
forcon_subcommand_clashes (int argc, char **argv)
{
  g_autofree char *odds = NULL;
  gint runs = 0;
  gboolean json = FALSE;
  ForconExit status = FORCON_EXIT_DONE;
  const GOptionEntry entries[] = {
    { "odds", 0, 0, G_OPTION_ARG_STRING, &odds, N_ ("have captains fight each at most N times, for the odds"),
      N_ ("N") },
    { "json", 0, 0, G_OPTION_ARG_NONE, &json, N_ ("for programs: one line of JSON"), NULL },
    G_OPTION_ENTRY_NULL,
  };

  if (!forcon_arguments_parse (
          "clashes", _ ("CAMPAIGN [OPTION…]"),
          _ ("Tells of each clash to be fought: who is there and how strong, what is at stake, and "
             "how it might be fought."),
          entries, &argc, &argv, &status))
    return status;
  if (!forcon_arguments_expect ("clashes", argc, 1, _ ("a campaign"))
      || (odds != NULL && !forcon_arguments_number ("clashes", "--odds", odds, 0, RUNS_MOST, &runs)))
    return FORCON_EXIT_USAGE;
  return print_clashes (argv[1], runs, json);
}
