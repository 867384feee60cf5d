/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "forcon-campaign-event.h"

/* A ship or a formation that a fact makes has the next number. */
static guint
n_there (const ForconCampaignEvent *event, ForconFieldKind type, guint n)
{
  gboolean made = type == FORCON_FIELD_SHIP ? event->kind == FORCON_CAMPAIGN_EVENT_SHIP_ADDED
                                             : event->kind == FORCON_CAMPAIGN_EVENT_FORMATION_FORMED;

  return made ? n + 1 : n;
}

/* Orders may name a formation that they form before: it is there when they come to it, or they fail. */
static gboolean
is_of_orders (const ForconCampaignEvent *event)
{
  switch ((gint) event->kind)
    {
    case FORCON_CAMPAIGN_EVENT_LINE_READ:
    case FORCON_CAMPAIGN_EVENT_TASK_READ:
    case FORCON_CAMPAIGN_EVENT_TASK_GIVEN:
    case FORCON_CAMPAIGN_EVENT_TASK_DROPPED:
    case FORCON_CAMPAIGN_EVENT_TASK_WORKED:
    case FORCON_CAMPAIGN_EVENT_TASK_DONE:
    case FORCON_CAMPAIGN_EVENT_TASK_FAILED:
    case FORCON_CAMPAIGN_EVENT_REMARK_KEPT:
      return TRUE;
    default:
      return FALSE;
    }
}

/* Whether @id, unless it is nobody's, is of somebody. Running numbers may be of what is over. */
static gboolean
leads (const ForconCampaign *campaign, const ForconCampaignEvent *event, ForconFieldKind type, guint id)
{
  switch ((gint) type)
    {
    case FORCON_FIELD_ADMIRAL:
    case FORCON_FIELD_SIDE:
      return id <= campaign->admirals->len;
    case FORCON_FIELD_SHIP:
      return id <= n_there (event, type, campaign->fleet->n_ships);
    case FORCON_FIELD_FORMATION:
      return id <= (is_of_orders (event) ? FORCON_FORMATIONS_MAX : n_there (event, type, campaign->fleet->n_formations));
    case FORCON_FIELD_POWER:
      return id <= campaign->powers->len;
    case FORCON_FIELD_SECTOR:
      return id <= campaign->sectors->len;
    default:
      return TRUE;
    }
}

static gboolean
ships_lead (const ForconCampaign *campaign, const ForconCampaignEvent *event, const ForconShips *ships)
{
  for (guint i = 0; i < ships->n; i++)
    if (!leads (campaign, event, FORCON_FIELD_SHIP, ships->ship[i].value))
      return FALSE;
  return TRUE;
}

static gboolean
field_fits (const ForconCampaign *campaign, const ForconCampaignEvent *event, const ForconRecordField *field)
{
  gconstpointer record = FORCON_CAMPAIGN_EVENT_CONST (event);

  if (field->type->kind == FORCON_FIELD_SHIPS)
    return ships_lead (campaign, event, &FORCON_RECORD_VALUE (record, field, ForconShips));
  return field->type->kind < FORCON_FIELD_ADMIRAL || field->type->kind > FORCON_FIELD_CRITICAL
         || leads (campaign, event, field->type->kind, (guint) forcon_record_number (record, field));
}

/* What comes onto a table needs the table, and there its admiral's side. */
static ForconSideId
side_at (const ForconCampaign *campaign, ForconClashId clash, ForconSideId admiral)
{
  const ForconBattle *battle = forcon_campaign_battle (campaign, clash);
  const ForconSide *side = forcon_battle_side (campaign->fleet, admiral);

  return battle == NULL || side == NULL ? FORCON_NO_SIDE : forcon_battle_find_side (battle, side->id);
}

static gboolean
side_fits (const ForconCampaign *campaign, const ForconFact_clash_side *fact)
{
  const ForconBattle *battle = forcon_campaign_battle (campaign, fact->clash);

  return battle != NULL && forcon_battle_n_sides (battle) < FORCON_SIDES_MAX
         && FORCON_ID_IS_NONE (side_at (campaign, fact->clash, fact->admiral));
}

static gboolean
formation_fits (const ForconCampaign *campaign, const ForconFact_clash_formation *fact)
{
  const ForconFormation *formation = forcon_battle_formation (campaign->fleet, fact->formation);

  return formation != NULL && !FORCON_ID_IS_NONE (side_at (campaign, fact->clash, formation->side))
         && forcon_campaign_battle (campaign, fact->clash)->n_formations < FORCON_FORMATIONS_MAX;
}

static gboolean
ship_fits (const ForconCampaign *campaign, const ForconFact_clash_ship *fact)
{
  const ForconShip *ship = forcon_battle_ship (campaign->fleet, fact->ship);
  const ForconBattle *battle = forcon_campaign_battle (campaign, fact->clash);

  return ship != NULL && !FORCON_ID_IS_NONE (side_at (campaign, fact->clash, ship->side))
         && battle->n_ships < FORCON_SHIPS_MAX
         && !FORCON_ID_IS_NONE (
             forcon_battle_find_formation (battle, forcon_battle_formation_id (campaign->fleet, ship->formation)));
}

static gboolean
table_fits (const ForconCampaign *campaign, const ForconFact_clash_opened *fact)
{
  return !FORCON_ID_IS_NONE (fact->clash) && forcon_campaign_clash (campaign, fact->clash) == NULL && fact->width > 0
         && fact->height > 0 && campaign->battles->len <= campaign->clashes->len;
}

static gboolean
new_ship_fits (const ForconCampaign *campaign, const ForconFact_ship_added *fact)
{
  return fact->ship.value > 0 && fact->word != NULL && fact->name != NULL && !FORCON_ID_IS_NONE (fact->admiral)
         && campaign->fleet->n_ships < FORCON_SHIPS_MAX;
}

static gboolean
new_formation_fits (const ForconCampaign *campaign, const ForconFact_formation_formed *fact)
{
  return fact->formation.value > 0 && !FORCON_ID_IS_NONE (fact->admiral)
         && campaign->fleet->n_formations < FORCON_FORMATIONS_MAX;
}

static gboolean
value_fits (const ForconCampaign *campaign, const ForconFact_value_set *fact)
{
  const ForconEvent event = forcon_campaign_value_event (fact);

  return forcon_event_fits (campaign->fleet, &event);
}

/* Phases follow one another, and nothing is reckoned with one that nobody could play. */
static gboolean
phase_fits (const ForconCampaign *campaign, const ForconFact_phase_begun *fact)
{
  return fact->phase >= 1 && fact->phase - 1 == campaign->progress.phase;
}

static gboolean
half_fits (const ForconCampaign *campaign, const ForconFact_half_ended *fact)
{
  return fact->phase == campaign->progress.phase && (fact->half == 1 || fact->half == 2);
}

/**
 * forcon_campaign_event_fits:
 * @campaign: a state
 * @event: what is said to have happened then
 *
 * Facts that were decided on @campaign always fit; those of a journal that somebody forged may not. Of what an admiral
 * knows this says nothing, for there facts leave gaps.
 *
 * Returns: whether whom @event names is there, so that it can be written down
 */
gboolean
forcon_campaign_event_fits (const ForconCampaign *campaign, const ForconCampaignEvent *event)
{
  const ForconRecordShape *shape = forcon_campaign_event_shape (event->kind);

  for (guint i = 0; i < shape->n_fields; i++)
    if (!field_fits (campaign, event, &shape->fields[i]))
      return FALSE;
  switch ((gint) event->kind)
    {
    case FORCON_CAMPAIGN_EVENT_CLASH_OPENED:
      return table_fits (campaign, &event->clash_opened);
    case FORCON_CAMPAIGN_EVENT_CLASH_SIDE:
      return side_fits (campaign, &event->clash_side);
    case FORCON_CAMPAIGN_EVENT_CLASH_FORMATION:
      return formation_fits (campaign, &event->clash_formation);
    case FORCON_CAMPAIGN_EVENT_CLASH_SHIP:
      return ship_fits (campaign, &event->clash_ship);
    case FORCON_CAMPAIGN_EVENT_PHASE_BEGUN:
      return phase_fits (campaign, &event->phase_begun);
    case FORCON_CAMPAIGN_EVENT_HALF_ENDED:
      return half_fits (campaign, &event->half_ended);
    case FORCON_CAMPAIGN_EVENT_SHIP_ADDED:
      return new_ship_fits (campaign, &event->ship_added);
    case FORCON_CAMPAIGN_EVENT_FORMATION_FORMED:
      return new_formation_fits (campaign, &event->formation_formed);
    case FORCON_CAMPAIGN_EVENT_VALUE_SET:
      return value_fits (campaign, &event->value_set);
    default:
      return TRUE;
    }
}
