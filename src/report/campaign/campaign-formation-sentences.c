/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Formations, where they are and who sees them (F-CAMP-3, F-CAMP-7, F-CAMP-12). */
#include "render/drawing/campaign-labels.h"
#include "report/campaign/campaign-wording.h"
#include "base/text.h"

#include "base/language.h"

#define SECTOR(member) forcon_wording_sector (telling->campaign, event->member)
#define SHIP(member) forcon_wording_ship (telling->campaign->fleet, event->member)

char *
forcon_campaign_say_formation_formed (const ForconCampaignTelling *telling, const ForconCampaignEvent *event)
{
  g_autofree char *formation = forcon_wording_known (telling->campaign, event->formation_formed.formation);

  /* Translators: the formation, whose it is, its flagship, the sector, its posture. */
  return g_strdup_printf (_ ("%1$s is formed (%2$s): flagship %3$s, place %4$s, posture: %5$s."), formation,
                          forcon_wording_admiral (telling->campaign, event->formation_formed.admiral),
                          SHIP (formation_formed.flagship), SECTOR (formation_formed.sector),
                          forcon_label_posture (event->formation_formed.posture));
}

char *
forcon_campaign_say_ship_joined (const ForconCampaignTelling *telling, const ForconCampaignEvent *event)
{
  g_autofree char *formation = forcon_wording_known (telling->campaign, event->ship_joined.formation);

  return forcon_wording_joined (telling->campaign->fleet, event->ship_joined.ship, formation,
                                event->ship_joined.succession);
}

char *
forcon_campaign_say_flagship_named (const ForconCampaignTelling *telling, const ForconCampaignEvent *event)
{
  g_autofree char *formation = forcon_wording_known (telling->campaign, event->flagship_named.formation);

  if (FORCON_ID_IS_NONE (event->flagship_named.from))
    /* Translators: the formation, its flagship. */
    return g_strdup_printf (_ ("%1$s: flagship %2$s."), formation, SHIP (flagship_named.ship));
  /* Translators: the formation, its flagship, the one before. */
  return g_strdup_printf (_ ("%1$s: flagship %2$s instead of %3$s."), formation, SHIP (flagship_named.ship),
                          SHIP (flagship_named.from));
}

char *
forcon_campaign_say_succession_set (const ForconCampaignTelling *telling, const ForconCampaignEvent *event)
{
  g_autofree char *formation = forcon_wording_known (telling->campaign, event->succession_set.formation);

  if (event->succession_set.succession == 0)
    /* Translators: the formation, the ship. */
    return g_strdup_printf (_ ("%1$s: %2$s is not in the line of succession."), formation, SHIP (succession_set.ship));
  /* Translators: the formation, the ship, its place in the line. */
  return g_strdup_printf (_ ("%1$s: %2$s is number %3$d in the line of succession."), formation,
                          SHIP (succession_set.ship), event->succession_set.succession);
}

char *
forcon_campaign_say_formation_named (const ForconCampaignTelling *telling, const ForconCampaignEvent *event)
{
  g_autofree char *was = forcon_wording_said (event->formation_named.was);
  g_autofree char *name = forcon_wording_said (event->formation_named.name);

  /* Translators: the formation's old name, its new one. */
  return g_strdup_printf (_ ("%1$s is now called “%2$s”."), forcon_name (was), forcon_name (name));
}

char *
forcon_campaign_say_formation_over (const ForconCampaignTelling *telling, const ForconCampaignEvent *event)
{
  g_autofree char *formation = forcon_wording_known (telling->campaign, event->formation_over.formation);

  /* Translators: the formation, the sector where it was. */
  return g_strdup_printf (_ ("%1$s is no more (%2$s)."), formation, SECTOR (formation_over.sector));
}

char *
forcon_campaign_say_posture_taken (const ForconCampaignTelling *telling, const ForconCampaignEvent *event)
{
  g_autofree char *formation = forcon_wording_known (telling->campaign, event->posture_taken.formation);

  /* Translators: the formation, its posture: "battle order". */
  return g_strdup_printf (_ ("%1$s: posture now %2$s."), formation,
                          forcon_label_posture (event->posture_taken.posture));
}

char *
forcon_campaign_say_under_way (const ForconCampaignTelling *telling, const ForconCampaignEvent *event)
{
  g_autofree char *formation = forcon_wording_known (telling->campaign, event->under_way.formation);
  g_autofree char *spent = forcon_wording_halves (event->under_way.spent);

  if (FORCON_ID_IS_NONE (event->under_way.bound_for))
    return g_strdup_printf (_ ("%1$s is no longer on its way out of %2$s."), formation, SECTOR (under_way.sector));
  /* Translators: the formation, from where, where to, how long it has been on its way: "1 half-phase". */
  return g_strdup_printf (_ ("%1$s is on its way from %2$s to %3$s: %4$s behind it."), formation,
                          SECTOR (under_way.sector), SECTOR (under_way.bound_for), spent);
}

char *
forcon_campaign_say_formation_moved (const ForconCampaignTelling *telling, const ForconCampaignEvent *event)
{
  g_autofree char *formation = forcon_wording_known (telling->campaign, event->formation_moved.formation);

  /* Translators: the formation, from where, where to. */
  return g_strdup_printf (_ ("%1$s goes from %2$s to %3$s."), formation, SECTOR (formation_moved.from),
                          SECTOR (formation_moved.to));
}

char *
forcon_campaign_say_formation_placed (const ForconCampaignTelling *telling, const ForconCampaignEvent *event)
{
  g_autofree char *formation = forcon_wording_known (telling->campaign, event->formation_placed.formation);

  if (FORCON_ID_IS_NONE (event->formation_placed.from))
    return g_strdup_printf (_ ("%1$s starts in %2$s."), formation, SECTOR (formation_placed.to));
  /* Translators: the formation, where the master puts it, where it was. */
  return g_strdup_printf (_ ("%1$s is put in %2$s instead of %3$s."), formation, SECTOR (formation_placed.to),
                          SECTOR (formation_placed.from));
}

/* F-CAMP-7 */
char *
forcon_campaign_say_detection_contested (const ForconCampaignTelling *telling, const ForconCampaignEvent *event)
{
  const ForconFact_detection_contested *fact = &event->detection_contested;
  const ForconContest hider
      = { fact->hider, fact->hider_roll, fact->hider_ew, fact->hider_crew, fact->hider_bonus, fact->hider_total };
  const ForconContest seeker
      = { fact->seeker, fact->seeker_roll, fact->seeker_ew, fact->seeker_crew, 0, fact->seeker_total };
  g_autofree char *formation = forcon_wording_known (telling->campaign, fact->formation);
  g_autofree char *by = forcon_wording_known (telling->campaign, fact->by);
  GString *text = g_string_new (NULL);

  /* Translators: the formation that hides, the one that seeks, the sector. */
  g_string_printf (text, _ ("Detection: %1$s by %2$s (%3$s)."), formation, by, SECTOR (detection_contested.sector));
  forcon_wording_add (text, forcon_wording_hider (&telling->fleet, &hider));
  forcon_wording_add (text, forcon_wording_seeker (&telling->fleet, &seeker));
  forcon_wording_add (text, forcon_wording_found (fact->found));
  return g_string_free (text, FALSE);
}

char *
forcon_campaign_say_formation_sighted (const ForconCampaignTelling *telling, const ForconCampaignEvent *event)
{
  const ForconFact_formation_sighted *fact = &event->formation_sighted;
#define TAKE(name, TYPE) .name = fact->name,
  ForconSighting sighting = { FORCON_FIELDS_SIGHTING (TAKE) };
  g_autofree char *when = forcon_wording_when (fact->phase, fact->half);
  g_autofree char *what = forcon_wording_seen (telling, &sighting);

  if (!FORCON_ID_IS_NONE (telling->reader))
    /* Translators: the sector, when ("phase 3, first half"), what is seen. */
    return g_strdup_printf (_ ("%1$s, %2$s: %3$s."), SECTOR (formation_sighted.sector), when, what);
  /* Translators: the admiral who sees, the sector, when ("phase 3, first half"), what is seen. */
  return g_strdup_printf (_ ("%1$s sees in %2$s (%3$s): %4$s."),
                          forcon_wording_admiral (telling->campaign, fact->admiral), SECTOR (formation_sighted.sector),
                          when, what);
}
