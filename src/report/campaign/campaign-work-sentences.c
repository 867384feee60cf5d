/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Mines, troops, and who holds what (F-CAMP-4). */
#include "report/campaign/campaign-wording.h"
#include "base/text.h"

#include "base/language.h"

#define SECTOR(member) forcon_wording_sector (telling->campaign, event->member)
#define SHIP(member) forcon_wording_ship (telling->campaign->fleet, event->member)

char *
forcon_campaign_say_field_laid (const ForconCampaignTelling *telling, const ForconCampaignEvent *event)
{
  const ForconFact_field_laid *fact = &event->field_laid;
  g_autofree char *mines = forcon_wording_mines (fact->count, fact->charge);
  g_autofree char *range = forcon_length_to_text (fact->range);
  g_autofree char *formation = NULL;

  if (FORCON_ID_IS_NONE (fact->formation))
    /* Translators: the admiral whose mines they are, the sector, how many, their range, their strength. */
    return g_strdup_printf (_ ("Mines of %1$s in %2$s: %3$s, range %4$s cm, strength %5$d."),
                            forcon_wording_admiral (telling->campaign, fact->admiral), SECTOR (field_laid.sector),
                            mines, range, fact->strength);
  formation = forcon_wording_known (telling->campaign, fact->formation);
  /* Translators: the formation, the sector, how many mines, their range, their strength. */
  return g_strdup_printf (_ ("%1$s lays mines in %2$s: %3$s, range %4$s cm, strength %5$d."), formation,
                          SECTOR (field_laid.sector), mines, range, fact->strength);
}

char *
forcon_campaign_say_field_changed (const ForconCampaignTelling *telling, const ForconCampaignEvent *event)
{
  const ForconFact_field_changed *fact = &event->field_changed;
  g_autofree char *formation = NULL;

  if (FORCON_ID_IS_NONE (fact->formation))
    /* Translators: the sector, how many mines, how many there were. */
    return g_strdup_printf (_ ("Mines in %1$s: %2$d instead of %3$d."), SECTOR (field_changed.sector), fact->count,
                            fact->was);
  formation = forcon_wording_known (telling->campaign, fact->formation);
  /* Translators: the sector, how many mines, how many there were, the formation that laid or swept some. */
  return g_strdup_printf (_ ("Mines in %1$s: %2$d instead of %3$d (%4$s)."), SECTOR (field_changed.sector),
                          fact->count, fact->was, formation);
}

char *
forcon_campaign_say_field_found (const ForconCampaignTelling *telling, const ForconCampaignEvent *event)
{
  const ForconFact_field_found *fact = &event->field_found;
  const char *admiral = forcon_wording_admiral (telling->campaign, fact->admiral);
  g_autofree char *formation = NULL;

  if (FORCON_ID_IS_NONE (fact->formation))
    /* Translators: the admiral, the sector, how many mines. */
    return g_strdup_printf (_ ("%1$s knows of mines in %2$s: %3$d."), admiral, SECTOR (field_found.sector),
                            fact->count);
  formation = forcon_wording_known (telling->campaign, fact->formation);
  /* Translators: the formation, whose it is, the sector, how many mines. */
  return g_strdup_printf (_ ("%1$s (%2$s) finds mines in %3$s: %4$d."), formation, admiral,
                          SECTOR (field_found.sector), fact->count);
}

char *
forcon_campaign_say_sweep_checked (const ForconCampaignTelling *telling, const ForconCampaignEvent *event)
{
  const ForconFact_sweep_checked *fact = &event->sweep_checked;
  g_autofree char *field = forcon_wording_field (telling->campaign, fact->field);
  GString *text = g_string_new (NULL);

  /* Translators: the ship, which mines. */
  g_string_printf (text, _ ("%1$s sweeps %2$s."), SHIP (sweep_checked.ship), field);
  forcon_wording_add (text, forcon_wording_check (&telling->fleet, fact->roll, fact->readiness));
  forcon_wording_add (text, forcon_wording_passed (fact->passed));
  forcon_wording_add (text, g_strdup_printf (_ ("Mines swept: %d."), fact->swept));
  return g_string_free (text, FALSE);
}

char *
forcon_campaign_say_mines_spent (const ForconCampaignTelling *telling, const ForconCampaignEvent *event)
{
  ForconShipId ship = event->mines_spent.ship;
  gint mines = forcon_battle_ship (telling->campaign->fleet, ship) == NULL
                   ? 0
                   : forcon_battle_card (telling->campaign->fleet, ship)->mines;

  /* Translators: the ship, how many mines it has laid, how many it had. */
  return g_strdup_printf (_ ("%1$s: mines laid %2$d of %3$d."), SHIP (mines_spent.ship),
                          event->mines_spent.mines_laid, mines);
}

char *
forcon_campaign_say_troops_landed (const ForconCampaignTelling *telling, const ForconCampaignEvent *event)
{
  const ForconFact_troops_landed *fact = &event->troops_landed;
  GString *text = g_string_new (NULL);

  /* Translators: the ship, how many troops, the planet, the sector, how many of its troops it has landed in all. */
  g_string_printf (text, _ ("%1$s lands troops (%2$d): %3$s, %4$s. Landed in all: %5$d."), SHIP (troops_landed.ship),
                   fact->troops, forcon_wording_feature (telling->campaign, fact->object),
                   SECTOR (troops_landed.sector), fact->landed);
  if (fact->contested)
    forcon_wording_add (text, g_strdup_printf (_ ("Held by %s: this is still to be fought out."),
                                               forcon_wording_admiral (telling->campaign, fact->holder)));
  return g_string_free (text, FALSE);
}

char *
forcon_campaign_say_holder_set (const ForconCampaignTelling *telling, const ForconCampaignEvent *event)
{
  /* Translators: the planet, the sector, who holds it. */
  return g_strdup_printf (_ ("%1$s (%2$s) is held by: %3$s."),
                          forcon_wording_feature (telling->campaign, event->holder_set.object),
                          SECTOR (holder_set.sector),
                          forcon_wording_admiral (telling->campaign, event->holder_set.holder));
}
