/* SPDX-License-Identifier: GPL-3.0-or-later */
/* From one sector to another by way of others. */
#include "campaign/state/campaign.h"

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
  if (before[to.value] == 0)
    return NULL;
  GArray *route = g_array_new (FALSE, FALSE, sizeof (ForconSectorId));

  /* Back from the end of the way to its beginning. */
  g_array_prepend_val (route, to);
  while (!FORCON_ID_EQUAL (to, from))
    {
      to.value = before[to.value];
      g_array_prepend_val (route, to);
    }
  return route;
}
