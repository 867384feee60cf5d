/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "campaign/reading/order-sheet-lines.h"

#include "engine/state/formation.h"
#include "campaign/resolution/resolution.h"

/*
 * What is read is done in a projection of the campaign, so that what follows on the sheet is judged on what will be.
 */

/* The projection of the campaign changes by events, like the campaign itself. */
#define APPLY(campaign, NAME, member, ...)                                                                             \
  forcon_campaign_apply (campaign,                                                                                     \
                         &(ForconCampaignEvent){ .kind = FORCON_CAMPAIGN_EVENT_##NAME, .member = { __VA_ARGS__ } })

static void
join_ships (ForconCampaign *campaign, const ForconShips *ships, ForconFormationId formation)
{
  for (guint i = 0; i < ships->n; i++)
    APPLY (campaign, SHIP_JOINED, ship_joined, .ship = ships->ship[i], .formation = formation);
}

static void
form (ForconSheetPass *sheet, const ForconTask *task, const ForconShips *ships)
{
  ForconCampaign *campaign = sheet->campaign;
  ForconFormationId id = { (guint16) (campaign->fleet->n_formations + 1) };
  ForconFormationId old = forcon_battle_ship (campaign->fleet, ships->ship[0])->formation;

  APPLY (campaign, FORMATION_FORMED, formation_formed, .formation = id, .admiral = forcon_task_admiral (campaign, task),
         .word = "", .name = task->name == NULL ? "" : task->name, .flagship = ships->ship[0],
         .sector = forcon_campaign_post (campaign, old)->sector);
  join_ships (campaign, ships, id);
  g_ptr_array_add (sheet->formed, (gpointer) (task->name == NULL ? "" : task->name));
  if (task->name != NULL)
    forcon_sheet_names_form (sheet->names, id, task->name);
}

void
forcon_sheet_expect (ForconSheetPass *sheet, const ForconTask *task)
{
  ForconShips ships = forcon_task_ships (sheet->campaign, task);

  form (sheet, task, &ships);
}

/* Mines or troops are taken from the ships in their order. */
static void
spend (ForconCampaign *campaign, const ForconTask *task)
{
  const ForconBattle *fleet = campaign->fleet;
  ForconShips ships = forcon_formation_ships (fleet, task->formation);
  gboolean mines = task->kind == FORCON_TASK_LAY;
  gint left = task->count;

  for (guint i = 0; i < ships.n; i++)
    {
      ForconShipId ship = ships.ship[i];
      gint aboard = mines ? forcon_mines_left (fleet, ship) : forcon_troops_left (fleet, ship);
      gint spent = task->count == 0 ? aboard : MIN (aboard, left);

      if (mines)
        APPLY (campaign, MINES_SPENT, mines_spent, .ship = ship,
               .mines_laid = forcon_battle_ship (fleet, ship)->mines_laid + spent);
      else if (spent > 0)
        APPLY (campaign, TROOPS_LANDED, troops_landed, .ship = ship, .admiral = forcon_task_admiral (campaign, task),
               .troops = spent, .sector = task->sector, .landed = forcon_battle_ship (fleet, ship)->landed + spent);
      left -= spent;
    }
}

/* What a task will have changed for those that are read after it. */
static void
do_task (ForconSheetPass *sheet, const ForconTask *task)
{
  ForconCampaign *campaign = sheet->campaign;
  ForconShips ships = forcon_task_ships (campaign, task);

  if (task->kind == FORCON_TASK_MOVE)
    APPLY (campaign, FORMATION_MOVED, formation_moved, .formation = task->formation,
           .from = forcon_campaign_post (campaign, task->formation)->sector, .to = task->sector);
  else if (task->kind == FORCON_TASK_JOIN)
    join_ships (campaign, &ships, forcon_task_target (task));
  else if (task->kind == FORCON_TASK_LAY || task->kind == FORCON_TASK_LAND)
    spend (campaign, task);
}

void
forcon_sheet_do_reading (ForconSheetPass *sheet, const ForconReadLine *line)
{
  gboolean in_force = line->state == FORCON_LINE_UNDERSTOOD || line->state == FORCON_LINE_GUESSED;

  for (guint i = 0; !sheet->trial && i < line->n_readings && i < 1; i++)
    for (guint k = 0; k < line->readings[i].n_tasks; k++)
      {
        const ForconTask *task = &line->readings[i].tasks[k];
        ForconShips ships = forcon_task_ships (sheet->campaign, task);

        /* What is formed can be told something by the lines after it, also while its own line waits. */
        if (forcon_task_forms (task))
          {
            sheet->parted = task->formation;
            form (sheet, task, &ships);
          }
        /* By its old name it is known as well. */
        else if (task->kind == FORCON_TASK_RENAME && task->name != NULL && !FORCON_ID_IS_NONE (task->formation))
          forcon_sheet_names_form (sheet->names, task->formation, task->name);
        else if (in_force)
          do_task (sheet, task);
      }
}
