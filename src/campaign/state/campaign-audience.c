/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "campaign/state/campaign-event.h"

/* Which admirals may see a fact of the campaign (F-CAMP-8). */

static guint32
bit (ForconSideId admiral)
{
  return FORCON_ID_IS_NONE (admiral) ? 0 : 1u << admiral.value;
}

/* The admirals that a fact names by the field @name, as a mask; or the owner of what it names by it. */
static guint32
of_field (const ForconCampaign *campaign, const ForconCampaignEvent *event, const char *name)
{
  const ForconRecordField *field = forcon_record_find (forcon_campaign_event_shape (event->kind), name);
  guint16 number = field == NULL ? 0 : (guint16) forcon_record_number (FORCON_CAMPAIGN_EVENT_CONST (event), field);
  const ForconFormation *formation;
  const ForconShip *ship;

  if (number == 0)
    return 0;
  switch ((gint) field->type->kind)
    {
    case FORCON_FIELD_ADMIRAL:
      return bit ((ForconSideId){ number });
    case FORCON_FIELD_FORMATION:
      formation = forcon_battle_formation (campaign->fleet, (ForconFormationId){ number });
      return formation == NULL ? 0 : bit (formation->side);
    case FORCON_FIELD_SHIP:
      ship = forcon_battle_ship (campaign->fleet, (ForconShipId){ number });
      return ship == NULL ? 0 : bit (ship->side);
    default:
      return 0;
    }
}

/* A fact that names them, or the clash in which they are. */
static guint32
parties (const ForconCampaign *campaign, const ForconCampaignEvent *event)
{
  const ForconRecordField *named = forcon_record_find (forcon_campaign_event_shape (event->kind), "admirals");
  ForconClashId id = { 0 };
  const ForconClash *clash;

  if (named != NULL)
    return (guint32) forcon_record_number (FORCON_CAMPAIGN_EVENT_CONST (event), named);
  if (event->kind == FORCON_CAMPAIGN_EVENT_CLASH_RETURNED)
    id = event->clash_returned.clash;
  clash = forcon_campaign_clash (campaign, id);
  return clash == NULL ? 0 : clash->admirals;
}

/* Who wrote the line of an order or an instruction that is nobody's yet, as its formation is still to be formed. */
static guint32
writer (const ForconCampaign *campaign, const ForconCampaignEvent *event)
{
  const ForconRecordShape *shape = forcon_campaign_event_shape (event->kind);
  const ForconRecordField *field = forcon_record_find (shape, "task");
  const ForconRecordField *instructed = forcon_record_find (shape, "instruction");
  gconstpointer record = FORCON_CAMPAIGN_EVENT_CONST (event);
  const ForconTask *task = NULL;
  const ForconInstruction *instruction = NULL;

  if (field != NULL)
    task = forcon_campaign_task (campaign, (ForconTaskId){ (guint32) forcon_record_number (record, field) });
  if (instructed != NULL)
    instruction = forcon_campaign_instruction (
        campaign, (ForconInstructionId){ (guint32) forcon_record_number (record, instructed) });
  const ForconLine *line = forcon_campaign_line (campaign, task != NULL          ? task->line
                                                           : instruction != NULL ? instruction->line
                                                                                 : FORCON_NO_LINE);
  const ForconSheet *sheet = line == NULL ? NULL : forcon_campaign_sheet (campaign, line->sheet);

  return sheet == NULL ? 0 : bit (sheet->admiral);
}

/* A captured ship concerns who lost it as well as who has it now. */
static guint32
owners (const ForconCampaign *campaign, const ForconCampaignEvent *event)
{
  guint32 mask = of_field (campaign, event, "formation");

  if (mask == 0)
    mask = of_field (campaign, event, "ship");
  /* An order to form says who is to lead, as nobody is told to do it. */
  if (mask == 0)
    mask = of_field (campaign, event, "flagship");
  if (mask == 0)
    mask = writer (campaign, event);
  if (event->kind == FORCON_CAMPAIGN_EVENT_SHIP_CAPTURED)
    mask |= bit (event->ship_captured.from) | bit (event->ship_captured.admiral);
  return mask;
}

guint32
forcon_campaign_audience (const ForconCampaign *campaign, const ForconCampaignEvent *event)
{
  switch ((ForconRecipient) forcon_campaign_event_row (event->kind)->audience)
    {
    case FORCON_RECIPIENT_ALL:
      return ((1u << campaign->admirals->len) - 1) << 1;
    case FORCON_RECIPIENT_OWNER:
      if (event->kind == FORCON_CAMPAIGN_EVENT_INSTRUCTION_APPLIED && event->instruction_applied.unseen)
        return 0;
      return owners (campaign, event);
    case FORCON_RECIPIENT_NAMED:
      return of_field (campaign, event, "admiral");
    case FORCON_RECIPIENT_PARTIES:
      return parties (campaign, event);
    case FORCON_RECIPIENT_MASTER:
    case FORCON_N_RECIPIENT:
      break;
    }
  return 0;
}
