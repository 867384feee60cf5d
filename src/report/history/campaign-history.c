/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "report/history/campaign-history.h"

#include "report/campaign/campaign-pace-sentences.h"
#include "report/campaign/campaign-sentences.h"
#include "report/campaign/campaign-wording.h"
#include "engine/state/ship.h"
#include "base/text.h"

/* The campaign as it goes on, and what is gathered of it. */
typedef struct {
  const ForconRules *rules;
  ForconCampaign *campaign;
  ForconCampaignHistory *history;
} Walk;

static void
admiral_free (gpointer data)
{
  ForconHistoryAdmiral *admiral = data;

  g_free (admiral->name);
  g_array_unref (admiral->ships);
  g_array_unref (admiral->hits);
  g_free (admiral);
}

static void
phase_free (gpointer data)
{
  ForconHistoryPhase *phase = data;

  g_ptr_array_unref (phase->lines);
  g_free (phase);
}

void
forcon_campaign_history_free (ForconCampaignHistory *history)
{
  if (history == NULL)
    return;
  g_ptr_array_unref (history->admirals);
  g_ptr_array_unref (history->phases);
  g_array_unref (history->pace);
  g_free (history->name);
  g_free (history);
}

static void
clear_work (gpointer data)
{
  g_free (((ForconHistoryWork *) data)->what);
}

static ForconHistoryAdmiral *
admiral_at (const Walk *walk, ForconSideId id)
{
  if (FORCON_ID_IS_NONE (id) || id.value > walk->history->admirals->len)
    return NULL;
  return g_ptr_array_index (walk->history->admirals, id.value - 1);
}

static void
begin_phase (Walk *walk, gint number)
{
  ForconHistoryPhase *phase = g_new0 (ForconHistoryPhase, 1);

  phase->phase = number;
  phase->lines = g_ptr_array_new_with_free_func (g_free);
  g_ptr_array_add (walk->history->phases, phase);
}

static ForconHistoryPhase *
phase_now (const Walk *walk)
{
  return g_ptr_array_index (walk->history->phases, walk->history->phases->len - 1);
}

/* One more point of every fleet's strength. */
static void
measure_fleets (Walk *walk)
{
  const ForconBattle *fleet = walk->campaign->fleet;

  for (guint i = 0; i < walk->history->admirals->len; i++)
    {
      ForconHistoryAdmiral *admiral = g_ptr_array_index (walk->history->admirals, i);
      gint ships = 0, hits = 0;

      for (guint j = 0; j < fleet->n_ships; j++)
        if (FORCON_ID_EQUAL (fleet->ships[j].side, admiral->admiral) && fleet->ships[j].status == FORCON_SHIP_IN_ACTION)
          {
            ships++;
            hits += fleet->ships[j].hits;
          }
      g_array_append_val (admiral->ships, ships);
      g_array_append_val (admiral->hits, hits);
    }
}

/* Whether a fact belongs in the history of the whole campaign. */
static gboolean
matters (const ForconCampaignEvent *event)
{
  switch ((gint) event->kind)
    {
    case FORCON_CAMPAIGN_EVENT_CLASH_OPENED:
    case FORCON_CAMPAIGN_EVENT_CLASH_RETURNED:
    case FORCON_CAMPAIGN_EVENT_SHIP_CAPTURED:
    case FORCON_CAMPAIGN_EVENT_FORMATION_OVER:
    case FORCON_CAMPAIGN_EVENT_HOLDER_SET:
    case FORCON_CAMPAIGN_EVENT_TROOPS_LANDED:
    case FORCON_CAMPAIGN_EVENT_GROUND_OVER:
    case FORCON_CAMPAIGN_EVENT_ALLIANCE_SET:
      return TRUE;
    case FORCON_CAMPAIGN_EVENT_SHIP_RETURNED:
      return event->ship_returned.status != event->ship_returned.was
             && event->ship_returned.status != FORCON_SHIP_IN_ACTION
             && event->ship_returned.status != FORCON_SHIP_WITHDRAWN;
    default:
      return FALSE;
    }
}

static void
tell (Walk *walk, const ForconCampaignEvent *event, const GArray *dice)
{
  char *sentence;

  if (event->kind == FORCON_CAMPAIGN_EVENT_CLASH_OPENED)
    phase_now (walk)->clashes++;
  if (event->kind == FORCON_CAMPAIGN_EVENT_MESSAGE_SENT)
    phase_now (walk)->messages++;
  if (!matters (event))
    return;
  sentence = forcon_campaign_sentence_of_event (walk->campaign, event, dice);
  if (sentence != NULL && *sentence != '\0')
    g_ptr_array_add (phase_now (walk)->lines, sentence);
  else
    g_free (sentence);
}

static void
take_event (Walk *walk, const ForconCampaignEvent *event, const GArray *dice)
{
  forcon_campaign_apply (walk->campaign, event);
  if (event->kind == FORCON_CAMPAIGN_EVENT_PHASE_BEGUN)
    begin_phase (walk, event->phase_begun.phase);
  if (event->kind == FORCON_CAMPAIGN_EVENT_SWEEP_CHECKED)
    {
      /* A check on the map is one like those at the table (F-SWP-2). */
      const ForconShip *ship = forcon_battle_ship (walk->campaign->fleet, event->sweep_checked.ship);
      ForconHistoryAdmiral *admiral = ship == NULL ? NULL : admiral_at (walk, ship->side);

      if (admiral != NULL)
        forcon_luck_add_check (&admiral->luck[FORCON_LUCK_CHECKS], (gint) event->sweep_checked.roll.count,
                               event->sweep_checked.readiness, event->sweep_checked.passed);
    }
  tell (walk, event, dice);
  if (event->kind == FORCON_CAMPAIGN_EVENT_PHASE_ENDED)
    measure_fleets (walk);
}

/* Sides of a table go by the words of their admirals. */
static ForconLuck *
lucks_of (const Walk *walk, const ForconBattle *battle, ForconSideId side)
{
  const ForconSide *at_table = forcon_battle_side (battle, side);
  ForconHistoryAdmiral *admiral = NULL;

  if (at_table != NULL)
    admiral = admiral_at (walk, forcon_battle_find_side (walk->campaign->fleet, at_table->id));
  return admiral != NULL ? admiral->luck : walk->history->nobody;
}

static void
take_battle_event (Walk *walk, const ForconCampaignEntry *entry, guint place)
{
  ForconClashId clash = forcon_campaign_command_clash (&entry->command);
  ForconLuckShare shares[FORCON_LUCK_SHARES_MAX];
  const ForconBattle *battle;
  guint n;

  forcon_campaign_apply_battle (walk->campaign, clash, &g_array_index (entry->battle_events, ForconEvent, place));
  battle = forcon_campaign_battle (walk->campaign, clash);
  if (battle == NULL)
    return;
  n = forcon_luck_of_event (battle, walk->rules, entry->battle_events, place, entry->dice, shares);
  for (guint i = 0; i < n; i++)
    forcon_luck_add (&lucks_of (walk, battle, shares[i].side)[shares[i].kind], &shares[i].luck);
}

static gboolean
take_all (Walk *walk, ForconChronicle *chronicle, guint first, GError **error)
{
  for (guint i = first; i < forcon_chronicle_position (chronicle); i++)
    {
      const ForconCampaignEntry *entry = forcon_chronicle_entry (chronicle, i, error);

      if (entry == NULL)
        return FALSE;
      for (guint j = 0; j < entry->events->len; j++)
        take_event (walk, &g_array_index (entry->events, ForconCampaignEvent, j), entry->dice);
      for (guint j = 0; j < entry->battle_events->len; j++)
        take_battle_event (walk, entry, j);
    }
  return TRUE;
}

static void
count_losses (Walk *walk, const ForconCampaign *start)
{
  for (guint i = 0; i < walk->history->admirals->len; i++)
    {
      ForconHistoryAdmiral *admiral = g_ptr_array_index (walk->history->admirals, i);

      admiral->loss = forcon_battle_loss (start->fleet, walk->campaign->fleet, admiral->admiral);
      for (guint type = 0; type < FORCON_N_SHIP_TYPE; type++)
        admiral->types[type]
            = forcon_battle_loss_of_type (start->fleet, walk->campaign->fleet, admiral->admiral, (ForconShipType) type);
    }
}

static void
begin (Walk *walk)
{
  ForconCampaignHistory *history = walk->history;

  history->name = g_strdup (forcon_name (forcon_campaign_name (walk->campaign)));
  history->admirals = g_ptr_array_new_with_free_func (admiral_free);
  history->phases = g_ptr_array_new_with_free_func (phase_free);
  history->pace = g_array_new (FALSE, TRUE, sizeof (ForconHistoryWork));
  g_array_set_clear_func (history->pace, clear_work);
  for (guint i = 1; i <= forcon_campaign_n_admirals (walk->campaign); i++)
    {
      ForconHistoryAdmiral *admiral = g_new0 (ForconHistoryAdmiral, 1);

      admiral->admiral = (ForconSideId){ (guint16) i };
      admiral->name = g_strdup (forcon_wording_admiral (walk->campaign, admiral->admiral));
      admiral->ships = g_array_new (FALSE, TRUE, sizeof (gint));
      admiral->hits = g_array_new (FALSE, TRUE, sizeof (gint));
      g_ptr_array_add (history->admirals, admiral);
    }
  begin_phase (walk, walk->campaign->progress.phase);
  measure_fleets (walk);
}

static void
name_work (Walk *walk, const GArray *pace)
{
  for (guint i = 0; i < pace->len; i++)
    {
      ForconHistoryWork work = { .span = g_array_index (pace, ForconPaceSpan, i) };

      work.what = forcon_pace_label (walk->campaign, &work.span);
      g_array_append_val (walk->history->pace, work);
    }
}

ForconCampaignHistory *
forcon_campaign_history_new (ForconChronicle *chronicle, const GArray *pace, GError **error)
{
  g_autoptr (ForconCampaign) start = NULL;
  g_autoptr (ForconCampaign) campaign = NULL;
  g_autoptr (ForconCampaignHistory) history = g_new0 (ForconCampaignHistory, 1);
  Walk walk = { forcon_chronicle_rules (chronicle), NULL, history };
  guint first = 0;

  if (!forcon_chronicle_set_up_at (chronicle, forcon_chronicle_position (chronicle), &first, error)
      || (start = forcon_chronicle_campaign_at (chronicle, first, error)) == NULL)
    return NULL;
  walk.campaign = campaign = forcon_campaign_clone (start);
  begin (&walk);
  if (!take_all (&walk, chronicle, first, error))
    return NULL;
  measure_fleets (&walk);
  count_losses (&walk, start);
  if (pace != NULL)
    name_work (&walk, pace);
  for (guint i = 0; i < campaign->clashes->len; i++)
    history->open += g_array_index (campaign->clashes, ForconClash, i).state == FORCON_CLASH_OPEN ? 1 : 0;
  return g_steal_pointer (&history);
}

ForconLuck
forcon_campaign_history_luck (const ForconCampaignHistory *history, ForconLuckKind kind)
{
  ForconLuck all = history->nobody[kind];

  for (guint i = 0; i < history->admirals->len; i++)
    forcon_luck_add (&all, &((const ForconHistoryAdmiral *) g_ptr_array_index (history->admirals, i))->luck[kind]);
  return all;
}
