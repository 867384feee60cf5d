/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How orders are written: examples with names that stand on the sheet, each of which the reader of sheets takes. */
#include "forcon-order-blank-private.h"

#include <glib/gi18n-lib.h>

#include "forcon-sector-map.h"

/* What orders cost: "1", or "2 (light 1)" of a move (F-CAMP-3). */
static char *
move_cost (const ForconRules *rules)
{
  if (rules->campaign.light_move_halves == rules->campaign.move_halves)
    return g_strdup_printf ("%d", rules->campaign.move_halves);
  /* Translators: half-phases that a move takes, and those that one of light ships takes. */
  return g_strdup_printf (_ ("%1$d, light ships %2$d"), rules->campaign.move_halves, rules->campaign.light_move_halves);
}

/* A sector that the formation can go to; any where it is nowhere, or shut in. */
static char *
sector_near (const ForconCampaign *known, ForconFormationId formation)
{
  const ForconPost *post = forcon_campaign_post (known, formation);
  ForconSectorId from = post == NULL ? FORCON_NO_SECTOR : post->sector;

  for (guint i = 1; i <= known->sectors->len; i++)
    if (forcon_campaign_neighbours (known, from, (ForconSectorId){ (guint16) i }))
      return forcon_sector_to_word (known, (ForconSectorId){ (guint16) i });
  return forcon_sector_to_word (known, (ForconSectorId){ 1 });
}

static void
add (GArray *help, char *cost, char *text)
{
  forcon_blank_add_fact (help, cost, text);
}

/**
 * forcon_blank_help:
 * @known: what the admiral knows
 * @rules: the rules
 * @blank: the sheet
 * @example: a formation for the examples, or none
 *
 * Returns: (transfer full) (element-type ForconBlankFact): what a line may say, and how many half-phases that takes
 */
GArray *
forcon_blank_help (const ForconCampaign *known, const ForconRules *rules, const ForconBlank *blank,
                   ForconFormationId example)
{
  GArray *help = forcon_blank_facts_new ();
  g_autofree char *sector = sector_near (known, example);
  g_autofree char *other = g_strdup_printf ("%d", rules->campaign.other_halves);

  /* Translators: from here on orders as an admiral writes them, with a sector; the reader of sheets has to take them. */
  add (help, move_cost (rules), g_strdup_printf (_ ("move to %s; retreat to %s"), sector, sector));
  add (help, g_strdup (other), g_strdup_printf (_ ("attack %s; attack the enemy"), sector));
  add (help, g_strdup (other), g_strdup_printf (_ ("patrol %s; defend %s"), sector, sector));
  add (help, g_strdup (other), g_strdup (_ ("lay 2 plasma mines; sweep mines; land troops")));
  add (help, g_strdup ("0"), g_strdup (_ ("battle order; march order; screen; ambush; defensive order")));
  add (help, g_strdup ("0"), g_strdup (_ ("form, split off, join, disband; flagship, successors: ships")));
  return help;
}
