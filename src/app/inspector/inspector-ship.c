/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A ship in a few words; its card is on the page of the fleets. */
#include "app/inspector/fact-sheet.h"

#include <glib/gi18n-lib.h>

#include "report/campaign/campaign-sentences.h"
#include "report/campaign/campaign-wording.h"

void
forcon_inspect_ship (const ForconFactSheet *sheet, ForconShipId ship)
{
  const ForconBattle *fleet = sheet->campaign->fleet;
  g_autofree char *state = forcon_campaign_state_of_ship (fleet, sheet->rules, ship);
  AdwPreferencesGroup *group = forcon_fact_group (sheet, forcon_wording_ship (fleet, ship));

  forcon_fact_link (group, _ ("Its card"), state, "win.show-ship", ship.value);
}
