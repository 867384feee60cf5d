/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What comes back from a clash (F-CAMP-11). */
#include "report/campaign/campaign-wording.h"
#include "render/drawing/labels.h"
#include "base/text.h"

#include "base/language.h"

#define SHIP(member) forcon_wording_ship (telling->campaign->fleet, event->member)

char *
forcon_campaign_say_clash_returned (const ForconCampaignTelling *telling, const ForconCampaignEvent *event)
{
  const ForconFact_clash_returned *fact = &event->clash_returned;
  g_autofree char *clash = forcon_wording_clash (telling->campaign, fact->clash);
  GString *text = g_string_new (NULL);

  /* Translators: which clash, how many rounds. */
  g_string_printf (text, _ ("%1$s is over, rounds: %2$d."), clash, fact->rounds);
  if (!FORCON_ID_IS_NONE (fact->winner))
    forcon_wording_add (text, g_strdup_printf (_ ("%s has won."),
                                               forcon_wording_admiral (telling->campaign, fact->winner)));
  if (!fact->ended)
    forcon_wording_add (text, g_strdup (_ ("It was not fought out.")));
  return g_string_free (text, FALSE);
}

static void
add_part (GString *text, char *part)
{
  g_string_append_printf (text, "; %s", part);
  g_free (part);
}

/* What is not as it should be of a ship that comes back. */
static void
add_lasting_harm (GString *text, const ForconCampaignTelling *telling, const ForconFact_ship_returned *fact)
{
  if (fact->readiness_lost > 0)
    add_part (text, g_strdup_printf (_ ("readiness lost: %d"), fact->readiness_lost));
  if (fact->ew_attack_lost > 0)
    add_part (text, g_strdup_printf (_ ("EW attack lost: %d"), fact->ew_attack_lost));
  if (fact->generators_destroyed)
    add_part (text, g_strdup (forcon_label_critical_effect (FORCON_CRITICAL_SHIELD_GENERATORS)));
  if (fact->mines_laid > 0)
    add_part (text, g_strdup_printf (_ ("mines laid: %d"), fact->mines_laid));
  if (fact->landed > 0)
    add_part (text, g_strdup_printf (_ ("troops landed: %d"), fact->landed));
  if (fact->unready != 0)
    {
      g_autofree char *tubes = forcon_wording_weapons (telling->campaign->fleet, fact->ship, fact->unready);

      add_part (text, g_strdup_printf (_ ("not loaded: %s"), tubes));
    }
}

char *
forcon_campaign_say_ship_returned (const ForconCampaignTelling *telling, const ForconCampaignEvent *event)
{
  const ForconFact_ship_returned *fact = &event->ship_returned;
  const char *ship = SHIP (ship_returned.ship);
  GString *text = g_string_new (NULL);

  /* Translators: the ship, what has become of it ("drifting hulk"), its hits now, its hits before. */
  g_string_printf (text, _ ("%1$s after the clash: %2$s, hits left %3$d (before: %4$d)"), ship,
                   forcon_label_ship_status (fact->status), fact->hits, fact->hits_were);
  if (fact->was != fact->status)
    add_part (text, g_strdup_printf (_ ("before: %s"), forcon_label_ship_status (fact->was)));
  add_lasting_harm (text, telling, fact);
  if (!FORCON_ID_IS_NONE (fact->sector))
    add_part (text, g_strdup_printf (_ ("place: %s"), forcon_wording_sector (telling->campaign, fact->sector)));
  g_string_append_c (text, '.');
  return g_string_free (text, FALSE);
}

char *
forcon_campaign_say_criticals_cleared (const ForconCampaignTelling *telling, const ForconCampaignEvent *event)
{
  return g_strdup_printf (_ ("%s: its critical hits are counted anew."), SHIP (criticals_cleared.ship));
}

char *
forcon_campaign_say_critical_kept (const ForconCampaignTelling *telling, const ForconCampaignEvent *event)
{
  const char *effect = forcon_label_critical_effect (event->critical_kept.effect);

  if (event->critical_kept.extra == 0)
    /* Translators: the ship, the critical: "fire on board". */
    return g_strdup_printf (_ ("%1$s keeps the critical hit: %2$s."), SHIP (critical_kept.ship), effect);
  /* Translators: the ship, the critical, a figure that belongs to it. */
  return g_strdup_printf (_ ("%1$s keeps the critical hit: %2$s (%3$d)."), SHIP (critical_kept.ship), effect,
                          event->critical_kept.extra);
}

char *
forcon_campaign_say_ship_captured (const ForconCampaignTelling *telling, const ForconCampaignEvent *event)
{
  /* Translators: the ship, who has it now, who had it. */
  return g_strdup_printf (_ ("%1$s is captured: now in the fleet of %2$s, before: %3$s."), SHIP (ship_captured.ship),
                          forcon_wording_admiral (telling->campaign, event->ship_captured.admiral),
                          forcon_wording_admiral (telling->campaign, event->ship_captured.from));
}

char *
forcon_campaign_say_ship_added (const ForconCampaignTelling *telling, const ForconCampaignEvent *event)
{
  const ForconFact_ship_added *fact = &event->ship_added;
  g_autofree char *clash = forcon_wording_clash (telling->campaign, fact->clash);

  /* Translators: the ship that the master made at a table, which clash, whose it is. */
  return g_strdup_printf (_ ("%1$s, new since the %2$s, belongs to the fleet of %3$s."),
                          forcon_name (fact->name == NULL ? "" : fact->name), clash,
                          forcon_wording_admiral (telling->campaign, fact->admiral));
}

char *
forcon_campaign_say_command_broken (const ForconCampaignTelling *telling, const ForconCampaignEvent *event)
{
  g_autofree char *formation = forcon_wording_known (telling->campaign, event->command_broken.formation);

  if (event->command_broken.broken)
    return g_strdup_printf (_ ("%s: its command is broken."), formation);
  return g_strdup_printf (_ ("%s: its command is restored."), formation);
}

char *
forcon_campaign_say_tubes_reloaded (const ForconCampaignTelling *telling, const ForconCampaignEvent *event)
{
  return g_strdup_printf (_ ("%s has loaded its torpedo tubes again."), SHIP (tubes_reloaded.ship));
}
