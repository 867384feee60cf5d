/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "campaign/knowledge/knowledge-order.h"

/* The turns of what is done after the meetings: mines are laid before anybody sweeps, then all else; others come
 * last. */
enum { LAYING = 1, SWEEPING, OTHER_WORK, OF_OTHERS };

static guint32
turn_of_task (ForconTaskKind kind)
{
  switch ((gint) kind)
    {
    case FORCON_TASK_LAY:
      return LAYING;
    case FORCON_TASK_SWEEP:
      return SWEEPING;
    case FORCON_TASK_HOLD:
    case FORCON_TASK_ATTACK_FORMATION:
    case FORCON_TASK_ATTACK_SECTOR:
    case FORCON_TASK_DEFEND:
    case FORCON_TASK_PATROL:
    case FORCON_TASK_LAND:
      return OTHER_WORK;
    default:
      return 0;
    }
}

static guint32
turn_of (const ForconCampaign *truth, const ForconCampaignEvent *event)
{
  const ForconTask *task;

  switch ((gint) event->kind)
    {
    case FORCON_CAMPAIGN_EVENT_TASK_WORKED:
      task = forcon_campaign_task (truth, event->task_worked.task);
      return task == NULL ? 0 : turn_of_task (task->kind);
    case FORCON_CAMPAIGN_EVENT_TASK_DONE:
      return turn_of_task (event->task_done.kind);
    case FORCON_CAMPAIGN_EVENT_TASK_FAILED:
      /* What cannot be done ends when its formation is looked at first; whom an attack does not find, when its time is
       * spent. */
      if (turn_of_task (event->task_failed.kind) == 0)
        return 0;
      return event->task_failed.problem == FORCON_PROBLEM_NOT_THERE ? OTHER_WORK : LAYING;
    case FORCON_CAMPAIGN_EVENT_MINES_SPENT:
    case FORCON_CAMPAIGN_EVENT_FIELD_LAID:
      return LAYING;
    case FORCON_CAMPAIGN_EVENT_SWEEP_CHECKED:
    case FORCON_CAMPAIGN_EVENT_FIELD_FOUND:
    case FORCON_CAMPAIGN_EVENT_FIELD_CHANGED:
      return SWEEPING;
    case FORCON_CAMPAIGN_EVENT_TROOPS_LANDED:
      return OTHER_WORK;
    case FORCON_CAMPAIGN_EVENT_HOLDER_SET:
      return OF_OTHERS;
    default:
      return 0;
    }
}

static ForconFormationId
formation_of (const ForconCampaign *truth, const ForconCampaignEvent *event)
{
  const ForconRecordShape *shape = forcon_campaign_event_shape (event->kind);
  const ForconRecordField *formation = forcon_record_find (shape, "formation");
  const ForconRecordField *ship = forcon_record_find (shape, "ship");
  gconstpointer record = FORCON_CAMPAIGN_EVENT_CONST (event);

  if (formation != NULL)
    return (ForconFormationId){ (guint16) forcon_record_number (record, formation) };
  if (ship == NULL)
    return FORCON_NO_FORMATION;
  const ForconShip *state
      = forcon_battle_ship (truth->fleet, (ForconShipId){ (guint16) forcon_record_number (record, ship) });

  return state == NULL ? FORCON_NO_FORMATION : state->formation;
}

guint32
forcon_known_work (const ForconCampaign *truth, ForconSideId admiral, const ForconCampaignEvent *event)
{
  guint32 turn = turn_of (truth, event);
  ForconFormationId id = formation_of (truth, event);
  const ForconFormation *formation = forcon_battle_formation (truth->fleet, id);

  if (turn == 0)
    return 0;
  if (formation != NULL && FORCON_ID_EQUAL (formation->side, admiral))
    return turn << 16 | id.value;
  return OF_OTHERS << 16;
}

static const ForconKnownEvent *
nth (const GArray *events, guint place)
{
  return &g_array_index (events, ForconKnownEvent, place);
}

/* The end of the half-phase in which an event happened, if it came before it; or its own place. */
static guint
end_before (const GArray *events, guint place)
{
  const ForconKnownEvent *late = nth (events, place);

  for (guint i = place; i > 0 && nth (events, i - 1)->phase == late->phase && nth (events, i - 1)->half == late->half;
       i--)
    if (nth (events, i - 1)->event.kind == FORCON_CAMPAIGN_EVENT_HALF_ENDED)
      return i - 1;
  return place;
}

void
forcon_known_events_settle (GArray *events, guint from)
{
  for (guint i = from; i < events->len; i++)
    {
      guint32 work = nth (events, i)->work;

      if (work == 0)
        continue;
      guint place = end_before (events, i);

      /* After all that comes no later than it. */
      while (place > 0 && nth (events, place - 1)->work > work)
        place--;
      if (place == i)
        continue;
      ForconKnownEvent moved = *nth (events, i);

      moved.entry = nth (events, place)->entry;
      g_array_remove_index (events, i);
      g_array_insert_val (events, place, moved);
    }
}
