/* SPDX-License-Identifier: GPL-3.0-or-later */
/* From one sector to another by way of others. */
#include "campaign/state/campaign.h"

/* Goes back from the end of a way to its beginning. */
static GArray *
way_back (const guint16 *before, guint16 from, guint16 to)
{
  GArray *route = g_array_new (FALSE, FALSE, sizeof (ForconSectorId));

  for (guint16 sector = to;; sector = before[sector])
    {
      ForconSectorId id = { sector };

      g_array_prepend_val (route, id);
      if (sector == from)
        return route;
    }
}

GArray *
forcon_campaign_route (const ForconCampaign *campaign, ForconSectorId from, ForconSectorId to)
{
  g_autofree guint16 *before = g_new0 (guint16, campaign->sectors->len + 1);
  g_autoptr (GQueue) reached = g_queue_new ();

  if (forcon_campaign_sector (campaign, from) == NULL || forcon_campaign_sector (campaign, to) == NULL)
    return NULL;
  before[from.value] = from.value;
  g_queue_push_tail (reached, GUINT_TO_POINTER (from.value));
  while (before[to.value] == 0 && !g_queue_is_empty (reached))
    {
      ForconSectorId here = { (guint16) GPOINTER_TO_UINT (g_queue_pop_head (reached)) };

      for (guint i = 0; i < campaign->borders->len; i++)
        {
          ForconSectorId next = forcon_border_beyond (&g_array_index (campaign->borders, ForconBorder, i), here);

          if (FORCON_ID_IS_NONE (next) || before[next.value] != 0)
            continue;
          before[next.value] = here.value;
          g_queue_push_tail (reached, GUINT_TO_POINTER (next.value));
        }
    }
  return before[to.value] == 0 ? NULL : way_back (before, from.value, to.value);
}
