/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How each kind of papers is made. */
#include "forcon-papers-private.h"

#include "forcon-campaign-report.h"
#include "forcon-cards-folio.h"
#include "forcon-crib.h"
#include "forcon-order-blank.h"
#include "forcon-pack.h"

ForconFolio *
forcon_papers_make_PACK (const ForconPapersMaking *making, GError **error)
{
  return forcon_pack_folio (making->knowledge, making->wish->phase, &making->wish->form);
}

ForconFolio *
forcon_papers_make_REPORT (const ForconPapersMaking *making, GError **error)
{
  const ForconPapersWish *wish = making->wish;

  return making->knowledge != NULL
             ? forcon_campaign_report_folio (making->knowledge, wish->phase, &wish->form)
             : forcon_campaign_report_master_folio (making->chronicle, wish->phase, &wish->form, error);
}

static gboolean
has_ship (const GArray *ships, ForconShipId ship)
{
  for (guint i = 0; i < ships->len; i++)
    if (FORCON_ID_EQUAL (g_array_index (ships, ForconShipId, i), ship))
      return TRUE;
  return FALSE;
}

/* Adds the ships of a side, or those of them that are wanted. */
static void
add_ships (GArray *all, const ForconPapersWish *wish, const ForconBattle *fleet, ForconSideId side)
{
  g_autoptr (GArray) ships = forcon_cards_ships_of (fleet, side);

  for (guint i = 0; i < ships->len; i++)
    if (wish->ships == NULL || has_ship (wish->ships, g_array_index (ships, ForconShipId, i)))
      g_array_append_val (all, g_array_index (ships, ForconShipId, i));
}

/* An admiral's own ships, or everybody's. */
ForconFolio *
forcon_papers_make_CARDS (const ForconPapersMaking *making, GError **error)
{
  const ForconPapersWish *wish = making->wish;
  const ForconCampaign *campaign
      = making->knowledge != NULL ? forcon_knowledge_campaign (making->knowledge) : making->truth;
  g_autoptr (GArray) ships = g_array_new (FALSE, FALSE, sizeof (ForconShipId));

  for (guint i = 1; i <= forcon_campaign_n_admirals (campaign); i++)
    if (making->knowledge == NULL || i == wish->admiral.value)
      add_ships (ships, wish, campaign->fleet, (ForconSideId){ (guint16) i });
  return forcon_cards_folio (campaign->fleet, forcon_chronicle_rules (making->chronicle), ships,
                             wish->per_page == 0 ? FORCON_CARDS_LARGE : wish->per_page, &wish->form);
}

ForconFolio *
forcon_papers_make_SHEET (const ForconPapersMaking *making, GError **error)
{
  return forcon_order_blank_folio (forcon_knowledge_campaign (making->knowledge),
                                   forcon_chronicle_rules (making->chronicle), making->wish->admiral,
                                   making->wish->phase + 1, &making->wish->form);
}

ForconFolio *
forcon_papers_make_CRIB (const ForconPapersMaking *making, GError **error)
{
  return forcon_crib_folio (forcon_chronicle_rules (making->chronicle), &making->wish->form);
}
