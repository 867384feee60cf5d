/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "campaign/reading/order-sheet-routes.h"

/* Where the places that a clause names lead. */

gboolean
forcon_sheet_refers_to_formation (const ForconSheetArgument *argument)
{
  const ForconSheetReference *reference = &argument->reference;

  return argument->kind == FORCON_SHEET_REFERS && !argument->sector
         && (forcon_sheet_names_thing (reference, FORCON_SHEET_FORMATION)
             || forcon_sheet_names_thing (reference, FORCON_SHEET_SHIP)
             || (reference->number > 0 && reference->names.n == 0));
}

static gboolean
refers_to_sector (const ForconSheetArgument *argument)
{
  return argument->kind == FORCON_SHEET_CODE_ONLY || argument->sector
         || forcon_sheet_names_thing (&argument->reference, FORCON_SHEET_SECTOR)
         || forcon_sheet_names_thing (&argument->reference, FORCON_SHEET_FEATURE);
}

/* Whoever is said to come from elsewhere than where it is: that is told, and not followed. */
static void
check_origin (ForconSheetReading *reading, const ForconSheetArgument *argument, ForconSectorId said)
{
  if (FORCON_ID_IS_NONE (said) || FORCON_ID_IS_NONE (reading->sector) || FORCON_ID_EQUAL (said, reading->sector))
    return;
  const ForconSector *sector = forcon_campaign_sector (reading->campaign, reading->sector);
  g_autofree char *meant = forcon_sector_title (sector, sector->name);

  forcon_sheet_note_meant (reading, &argument->reference, meant);
}

void
forcon_sheet_add_stage (ForconSheetRoute *route, ForconSectorId sector, gboolean via)
{
  if (route->n >= FORCON_SHEET_ARGUMENTS_MAX
      || (route->n > 0 && !FORCON_ID_IS_NONE (sector) && FORCON_ID_EQUAL (route->sector[route->n - 1], sector)))
    return;
  guint place = via ? route->n_via++ : route->n;

  for (guint i = route->n; i > place; i--)
    route->sector[i] = route->sector[i - 1];
  route->sector[place] = sector;
  route->n++;
}

/* Names that nobody knows where a sector was to be named. */
static void
miss_sector (ForconSheetReading *reading, const ForconSheetClause *clause)
{
  for (guint i = 0; i < clause->n; i++)
    {
      const ForconSheetArgument *argument = &clause->argument[i];

      if (argument->kind == FORCON_SHEET_UNKNOWN_NAME
          && (argument->sector || argument->with == FORCON_MEANING_IN || argument->with == FORCON_MEANING_TO))
        forcon_sheet_fail (reading,
                           (ForconCampaignVerdict){ .kind = FORCON_PROBLEM_UNKNOWN_SECTOR,
                                                    .text = forcon_sheet_written (reading, &argument->reference) });
    }
}

/* "C2 or B1": one of them, whichever is chosen; returns whether it is the first. */
static gboolean
take_either (ForconSheetReading *reading, ForconSheetRoute *route)
{
  if (forcon_sheet_choose (reading, 2) == 0)
    return TRUE;
  route->n--;
  return FALSE;
}

gboolean
forcon_sheet_has_moved (const ForconSheetReading *reading)
{
  for (guint i = 0; i < reading->reading.n_tasks; i++)
    if (reading->reading.tasks[i].kind == FORCON_TASK_MOVE)
      return TRUE;
  return FALSE;
}

/* "Drive the enemy out of C4": where the enemy is, if no other place is named. */
static gboolean
drives_out (const ForconSheetReading *reading, const ForconSheetClause *clause)
{
  guint n = 0;

  for (guint i = 0; i < clause->n; i++)
    n += refers_to_sector (&clause->argument[i]);
  return clause->frame == FORCON_FRAME_ATTACK && clause->enemy && n == 1 && !forcon_sheet_has_moved (reading);
}

ForconSheetRoute
forcon_sheet_route_of (ForconSheetReading *reading, const ForconSheetClause *clause)
{
  ForconSheetRoute route = { 0 };

  for (guint i = 0; i < clause->n; i++)
    {
      const ForconSheetArgument *argument = &clause->argument[i];

      if (!refers_to_sector (argument)
          || (forcon_sheet_refers_to_formation (argument) && argument->with != FORCON_MEANING_VIA
              && !forcon_sheet_names_thing (&argument->reference, FORCON_SHEET_SECTOR)))
        continue;
      ForconSectorId sector = forcon_sheet_sector (reading, argument);

      if (argument->instead && route.n > 0 && take_either (reading, &route))
        continue;
      if (argument->with == FORCON_MEANING_FROM && !drives_out (reading, clause))
        check_origin (reading, argument, sector);
      else if (argument->with == FORCON_MEANING_AVOIDING && route.n_avoid < FORCON_SHEET_ARGUMENTS_MAX)
        route.avoid[route.n_avoid++] = sector;
      else if (!FORCON_ID_IS_NONE (sector))
        {
          forcon_sheet_add_stage (&route, sector, argument->with == FORCON_MEANING_VIA);
          route.n_then += argument->then && route.n > route.n_via + 1;
        }
    }
  return route;
}

ForconSheetRoute
forcon_sheet_route_to (ForconSheetReading *reading, const ForconSheetClause *clause)
{
  ForconSheetRoute route = forcon_sheet_route_of (reading, clause);

  miss_sector (reading, clause);
  return route;
}
