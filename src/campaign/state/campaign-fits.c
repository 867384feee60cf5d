/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "campaign/state/campaign-apply-private.h"
#include "campaign/state/campaign-rules.h"

/*
 * Whether @id is none or of something that exists. An event that adds a ship or a formation gives it the next number.
 * Orders may name a formation that they form first: it exists when they come to it, or they fail. Running numbers may
 * be of what is over.
 */
static gboolean
id_fits (const ForconCampaign *campaign, const ForconCampaignEvent *event, ForconFieldKind type, guint id)
{
  switch ((gint) type)
    {
    case FORCON_FIELD_ADMIRAL:
    case FORCON_FIELD_SIDE:
      return id <= campaign->admirals->len;
    case FORCON_FIELD_SHIP:
      return id <= campaign->fleet->n_ships + (event->kind == FORCON_CAMPAIGN_EVENT_SHIP_ADDED ? 1 : 0);
    case FORCON_FIELD_FORMATION:
      if (forcon_campaign_event_row (event->kind)->topic == FORCON_TOPIC_ORDERS)
        return id <= FORCON_FORMATIONS_MAX;
      return id <= campaign->fleet->n_formations + (event->kind == FORCON_CAMPAIGN_EVENT_FORMATION_FORMED ? 1 : 0);
    case FORCON_FIELD_POWER:
      return id <= campaign->powers->len;
    case FORCON_FIELD_SECTOR:
      return id <= campaign->sectors->len;
    default:
      return TRUE;
    }
}

static gboolean
field_fits (const ForconCampaign *campaign, const ForconCampaignEvent *event, const ForconRecordField *field)
{
  gconstpointer record = FORCON_CAMPAIGN_EVENT_CONST (event);

  if (field->type->kind == FORCON_FIELD_SHIPS)
    {
      const ForconShips *ships = &FORCON_RECORD_VALUE (record, field, ForconShips);

      for (guint i = 0; i < ships->n; i++)
        if (!id_fits (campaign, event, FORCON_FIELD_SHIP, ships->ship[i].value))
          return FALSE;
      return TRUE;
    }
  if (field->type->kind < FORCON_FIELD_ADMIRAL || field->type->kind > FORCON_FIELD_CRITICAL)
    return TRUE;
  guint id = (guint) forcon_record_number (record, field);

  if (id == 0 && forcon_event_row_needs (forcon_campaign_event_row (event->kind), field))
    return FALSE;
  return id_fits (campaign, event, field->type->kind, id);
}

/* The side of an admiral at the table of a clash; none where there is no such table or side. */
static ForconSideId
side_at (const ForconCampaign *campaign, ForconClashId clash, ForconSideId admiral)
{
  const ForconBattle *battle = forcon_campaign_battle (campaign, clash);
  const ForconSide *side = forcon_battle_side (campaign->fleet, admiral);

  return battle == NULL || side == NULL ? FORCON_NO_SIDE : forcon_battle_find_side (battle, side->id);
}

/* Whether what an event tells of the table of a clash can be so: who or what comes to it, or it is opened or lent. */
static gboolean
table_fits (const ForconCampaign *campaign, const ForconCampaignEvent *event)
{
  const ForconBattle *fleet = campaign->fleet;
  const ForconBattle *battle;
  const ForconShip *ship;
  ForconSideId side;

  switch ((gint) event->kind)
    {
    case FORCON_CAMPAIGN_EVENT_CLASH_OPENED:
      return forcon_campaign_clash (campaign, event->clash_opened.clash) == NULL && event->clash_opened.width > 0
             && event->clash_opened.height > 0 && campaign->battles->len <= campaign->clashes->len;
    case FORCON_CAMPAIGN_EVENT_CLASH_LENT:
      return forcon_campaign_battle (campaign, event->clash_lent.clash) != NULL && event->clash_lent.text != NULL
             && event->clash_lent.key != NULL && event->clash_lent.state == FORCON_LOAN_OUT
             && forcon_campaign_loan_out (campaign, event->clash_lent.clash) == NULL
             && event->clash_lent.loan == (gint) campaign->loans->len + 1;
    case FORCON_CAMPAIGN_EVENT_CLASH_SIDE:
      battle = forcon_campaign_battle (campaign, event->clash_side.clash);
      return battle != NULL && forcon_battle_n_sides (battle) < FORCON_SIDES_MAX
             && FORCON_ID_IS_NONE (side_at (campaign, event->clash_side.clash, event->clash_side.admiral));
    case FORCON_CAMPAIGN_EVENT_CLASH_FORMATION:
      battle = forcon_campaign_battle (campaign, event->clash_formation.clash);
      side = forcon_battle_formation (fleet, event->clash_formation.formation)->side;
      return !FORCON_ID_IS_NONE (side_at (campaign, event->clash_formation.clash, side))
             && battle->n_formations < FORCON_FORMATIONS_MAX;
    case FORCON_CAMPAIGN_EVENT_CLASH_SHIP:
      battle = forcon_campaign_battle (campaign, event->clash_ship.clash);
      ship = forcon_battle_ship (fleet, event->clash_ship.ship);
      return !FORCON_ID_IS_NONE (side_at (campaign, event->clash_ship.clash, ship->side))
             && battle->n_ships < FORCON_SHIPS_MAX
             && !FORCON_ID_IS_NONE (
                 forcon_battle_find_formation (battle, forcon_battle_formation_id (fleet, ship->formation)));
    default:
      return TRUE;
    }
}

gboolean
forcon_campaign_event_fits (const ForconCampaign *campaign, const ForconCampaignEvent *event)
{
  const ForconRecordShape *shape = forcon_campaign_event_shape (event->kind);
  const ForconBattle *fleet = campaign->fleet;
  ForconEvent set;

  for (guint i = 0; i < shape->n_fields; i++)
    if (!field_fits (campaign, event, &shape->fields[i]))
      return FALSE;
  switch ((gint) event->kind)
    {
    case FORCON_CAMPAIGN_EVENT_PHASE_BEGUN:
      return event->phase_begun.phase >= 1 && event->phase_begun.phase - 1 == campaign->progress.phase;
    case FORCON_CAMPAIGN_EVENT_HALF_ENDED:
      return event->half_ended.phase == campaign->progress.phase
             && (event->half_ended.half == 1 || event->half_ended.half == 2);
    case FORCON_CAMPAIGN_EVENT_LOAN_ENDED:
      return event->loan_ended.loan > 0 && event->loan_ended.loan <= (gint) campaign->loans->len
             && event->loan_ended.state != FORCON_LOAN_OUT;
    case FORCON_CAMPAIGN_EVENT_SUGGESTED:
      return forcon_campaign_battle (campaign, event->suggested.clash) != NULL && event->suggested.text != NULL
             && event->suggested.suggestion > 0 && event->suggested.state == FORCON_SUGGESTION_OPEN;
    case FORCON_CAMPAIGN_EVENT_SHIP_ADDED:
      return event->ship_added.word != NULL && event->ship_added.name != NULL && fleet->n_ships < FORCON_SHIPS_MAX;
    case FORCON_CAMPAIGN_EVENT_FORMATION_FORMED:
      return fleet->n_formations < FORCON_FORMATIONS_MAX;
    case FORCON_CAMPAIGN_EVENT_VALUE_SET:
      set = forcon_campaign_value_event (&event->value_set);
      return forcon_event_fits (fleet, &set);
    case FORCON_CAMPAIGN_EVENT_ENTITY_ADDED:
    case FORCON_CAMPAIGN_EVENT_ENTITY_CHANGED:
    case FORCON_CAMPAIGN_EVENT_ENTITY_REMOVED:
      return forcon_campaign_edit_fits (campaign, event);
    case FORCON_CAMPAIGN_EVENT_RULE_CHANGED:
      return campaign->progress.stage == FORCON_STAGE_SET_UP
             && forcon_campaign_rule_fits (campaign, event->rule_changed.path, event->rule_changed.value);
    default:
      return table_fits (campaign, event);
    }
}
