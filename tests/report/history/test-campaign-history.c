/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A campaign that was played by dice, looked back upon. */
#include "report/history/campaign-history-folio.h"
#include "paper-check.h"

#include "forcon-test-language.h"
#include "played-campaign.h"

#include <locale.h>
#include <string.h>

#define PHASES 4

static ForconChronicle *chronicle;
static guint lost_at_tables;

static ForconCampaignHistory *
look_back (void)
{
  g_autoptr (GError) error = NULL;
  ForconCampaignHistory *history = forcon_campaign_history_new (chronicle, NULL, &error);

  g_assert_no_error (error);
  return history;
}

static const ForconHistoryAdmiral *
admiral_at (const ForconCampaignHistory *history, guint place)
{
  return g_ptr_array_index (history->admirals, place);
}

/* Dice of a kind in one battle event, whoever threw them. */
static void
count_event (const ForconBattle *battle, const ForconCampaignEntry *entry, guint place, ForconLuck *all)
{
  ForconLuckShare shares[FORCON_LUCK_SHARES_MAX];
  guint n = forcon_luck_of_event (battle, forcon_chronicle_rules (chronicle), entry->battle_events, place, entry->dice,
                                  shares);

  for (guint i = 0; i < n; i++)
    forcon_luck_add (&all[shares[i].kind], &shares[i].luck);
}

static void
count_all (ForconLuck *all)
{
  g_autoptr (ForconCampaign) campaign = forcon_campaign_clone (forcon_chronicle_start (chronicle));

  for (guint i = 0; i < forcon_chronicle_position (chronicle); i++)
    {
      const ForconCampaignEntry *entry = forcon_chronicle_entry (chronicle, i, NULL);
      ForconClashId clash = forcon_campaign_command_clash (&entry->command);

      for (guint j = 0; j < entry->events->len; j++)
        forcon_campaign_apply (campaign, &g_array_index (entry->events, ForconCampaignEvent, j));
      for (guint j = 0; j < entry->battle_events->len; j++)
        {
          forcon_campaign_apply_battle (campaign, clash, &g_array_index (entry->battle_events, ForconEvent, j));
          count_event (forcon_campaign_battle (campaign, clash), entry, j, all);
        }
    }
}

/* Each die is somebody's, once. */
static void
test_luck_adds_up (void)
{
  g_autoptr (ForconCampaignHistory) history = look_back ();
  ForconLuck all[FORCON_N_LUCK] = { 0 };

  count_all (all);
  g_assert_cmpint (all[FORCON_LUCK_FIRE].tries, >, 0);
  for (guint kind = 0; kind < FORCON_LUCK_CHECKS; kind++)
    {
      ForconLuck sum = forcon_campaign_history_luck (history, (ForconLuckKind) kind);

      g_assert_cmpint (sum.tries, ==, all[kind].tries);
      g_assert_cmpint (sum.successes, ==, all[kind].successes);
      g_assert_cmpfloat_with_epsilon (sum.expected, all[kind].expected, 1e-6);
      g_assert_cmpint (sum.by_hand, ==, all[kind].by_hand);
    }
  g_assert_cmpint (history->nobody[FORCON_LUCK_FIRE].tries, ==, 0);
}

/* The last point of a fleet's line is the fleet as it stands, and the first as it was. */
static void
test_strength (void)
{
  g_autoptr (ForconCampaignHistory) history = look_back ();
  const ForconBattle *fleet = forcon_chronicle_campaign (chronicle)->fleet;

  for (guint i = 0; i < history->admirals->len; i++)
    {
      const ForconHistoryAdmiral *admiral = admiral_at (history, i);
      gint ships = 0, hits = 0;

      for (guint j = 0; j < fleet->n_ships; j++)
        if (FORCON_ID_EQUAL (fleet->ships[j].side, admiral->admiral) && fleet->ships[j].status == FORCON_SHIP_IN_ACTION)
          {
            ships++;
            hits += fleet->ships[j].hits;
          }
      g_assert_cmpint (g_array_index (admiral->ships, gint, admiral->ships->len - 1), ==, ships);
      g_assert_cmpint (g_array_index (admiral->hits, gint, admiral->hits->len - 1), ==, hits);
      g_assert_cmpint (g_array_index (admiral->ships, gint, 0), ==, (gint) admiral->loss.ships);
      lost_at_tables += admiral->loss.destroyed + admiral->loss.hulks;
    }
  g_assert_cmpuint (lost_at_tables, >, 0);
}

static void
test_losses_by_type (void)
{
  g_autoptr (ForconCampaignHistory) history = look_back ();

  for (guint i = 0; i < history->admirals->len; i++)
    {
      const ForconHistoryAdmiral *admiral = admiral_at (history, i);
      guint ships = 0;
      gint hits = 0;

      for (guint type = 0; type < FORCON_N_SHIP_TYPE; type++)
        {
          ships += admiral->types[type].ships;
          hits += admiral->types[type].hits;
        }
      g_assert_cmpuint (ships, ==, admiral->loss.ships);
      g_assert_cmpint (hits, ==, admiral->loss.hits);
    }
}

static ForconFolio *
print (ForconPaper paper)
{
  const ForconPaperForm form = { paper, forcon_style_get (FORCON_STYLE_PRINT) };
  g_autoptr (GError) error = NULL;
  ForconFolio *folio = forcon_campaign_history_folio (chronicle, NULL, &form, &error);

  g_assert_no_error (error);
  return folio;
}

static void
test_pages (void)
{
  g_autoptr (ForconCampaignHistory) history = look_back ();
  g_autoptr (ForconFolio) a4 = print (FORCON_PAPER_A4);
  g_autoptr (ForconFolio) letter = print (FORCON_PAPER_LETTER);
  g_autoptr (ForconFolio) again = print (FORCON_PAPER_A4);
  ForconLuck all = forcon_campaign_history_luck (history, FORCON_LUCK_FIRE);
  g_autofree char *expected = g_strdup_printf ("%.1f", all.expected);

  paper_check_texts (a4);
  paper_check_texts (letter);
  g_assert_true (paper_is_same (a4, again));
  g_assert_true (paper_says (a4, expected));
}

static void
test_text (void)
{
  g_autoptr (ForconCampaignHistory) history = look_back ();
  g_autofree char *text = forcon_campaign_history_text (history);

  for (guint i = 0; i < history->admirals->len; i++)
    g_assert_nonnull (strstr (text, admiral_at (history, i)->name));
  for (guint i = 0; i < history->phases->len; i++)
    {
      const ForconHistoryPhase *phase = g_ptr_array_index (history->phases, i);
      g_autofree char *heading = g_strdup_printf ("\nPhase %d\n", phase->phase);

      if (phase->lines->len > 0 && phase->phase > 0)
        g_assert_nonnull (strstr (text, heading));
    }
}

static GArray *
notes (void)
{
  GArray *pace = forcon_pace_new ();

  forcon_pace_read_text (pace, 0, "other=60");
  forcon_pace_read_text (pace, 1, "sheets=600/6 papers=200/6 pause=400");
  forcon_pace_read_text (pace, 3, "settling=340/9");
  return pace;
}

static void
test_pace (void)
{
  const ForconPaperForm form = { FORCON_PAPER_A4, forcon_style_get (FORCON_STYLE_PRINT) };
  g_autoptr (GArray) pace = notes ();
  g_autoptr (ForconCampaignHistory) history = forcon_campaign_history_new (chronicle, pace, NULL);
  g_autoptr (ForconFolio) folio = forcon_campaign_history_folio (chronicle, pace, &form, NULL);
  g_autofree char *text = forcon_campaign_history_text (history);

  g_assert_nonnull (strstr (text, "Before play: map, fleets and the rest 1:00."));
  g_assert_nonnull (strstr (text, "Phase 1: order sheets 10:00; papers 3:20; pause 6:40."));
  g_assert_null (strstr (text, "Phase 2: "));
  g_assert_nonnull (strstr (text, "Phase 3: settling readings 5:40."));
  g_assert_true (paper_says (folio, "38 %"));
  paper_check_texts (folio);
}

/* Last: from then on the program speaks Russian. */
static void
test_russian (void)
{
  g_autoptr (ForconFolio) folio = NULL;

  if (!test_speak_russian ())
    return;
  folio = print (FORCON_PAPER_A4);
  paper_check_texts (folio);
  g_assert_true (paper_says (folio, "Удача: выпало и ожидалось"));
}

int
main (int argc, char **argv)
{
  PlayedCampaign *played;
  gint status;

  setlocale (LC_ALL, "");
  g_test_init (&argc, &argv, NULL);
  played = played_campaign_new (PHASES);
  chronicle = played->chronicle;
  g_test_add_func ("/report/history/each die is somebody's luck, once", test_luck_adds_up);
  g_test_add_func ("/report/history/the lines of strength lead from the fleets that were to those that are", test_strength);
  g_test_add_func ("/report/history/losses by type are all losses", test_losses_by_type);
  g_test_add_func ("/report/history/pages have no text over another, and come out the same", test_pages);
  g_test_add_func ("/report/history/the text has every admiral and phase", test_text);
  g_test_add_func ("/report/history/it tells where the master's time went", test_pace);
  g_test_add_func ("/report/history/it keeps to its pages in Russian too", test_russian);
  status = g_test_run ();
  played_campaign_free (played);
  return status;
}
