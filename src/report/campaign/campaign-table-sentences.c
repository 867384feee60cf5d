/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How the table of a clash is laid out (F-CAMP-11). */
#include "render/drawing/campaign-labels.h"
#include "report/campaign/campaign-wording.h"
#include "render/drawing/instruction-text.h"
#include "render/drawing/labels.h"
#include "base/text.h"

#include "base/language.h"

#define ADMIRAL(id) forcon_wording_admiral (telling->campaign, id)

char *
forcon_campaign_say_clash_side (const ForconCampaignTelling *telling, const ForconCampaignEvent *event)
{
  const char *admiral = ADMIRAL (event->clash_side.admiral);
  gint alliance = event->clash_side.alliance;

  if (event->clash_side.attacker)
    /* Translators: the admiral; the number of an alliance, 0 for none. */
    return g_strdup_printf (_ ("At the table: %1$s attacks (alliance %2$d)."), admiral, alliance);
  return g_strdup_printf (_ ("At the table: %1$s is attacked (alliance %2$d)."), admiral, alliance);
}

char *
forcon_campaign_say_clash_formation (const ForconCampaignTelling *telling, const ForconCampaignEvent *event)
{
  const ForconFact_clash_formation *fact = &event->clash_formation;
  g_autofree char *formation = forcon_wording_known (telling->campaign, fact->formation);
  g_autofree char *place = forcon_wording_place (fact->place);
  g_autofree char *angle = forcon_angle_to_text (fact->angle);
  const char *posture = forcon_label_posture (fact->posture);

  if (FORCON_ID_IS_NONE (fact->came_from))
    /* Translators: the formation, where on the table, its bearing, its posture. */
    return g_strdup_printf (_ ("%1$s was there: at %2$s, bearing %3$s°, posture: %4$s."), formation, place, angle,
                            posture);
  /* Translators: the formation, from which sector it came, where on the table, its bearing, its posture. */
  return g_strdup_printf (_ ("%1$s comes from %2$s: at %3$s, bearing %4$s°, posture: %5$s."), formation,
                          forcon_wording_sector (telling->campaign, fact->came_from), place, angle, posture);
}

char *
forcon_campaign_say_clash_level (const ForconCampaignTelling *telling, const ForconCampaignEvent *event)
{
  g_autofree char *formation = forcon_wording_known (telling->campaign, event->clash_level.formation);

  /* Translators: the formation, for whom, what it is for that admiral: "a contact". */
  return g_strdup_printf (_ ("%1$s at the table, for %2$s: %3$s."), formation, ADMIRAL (event->clash_level.admiral),
                          forcon_label_level (event->clash_level.level));
}

char *
forcon_campaign_say_clash_ship (const ForconCampaignTelling *telling, const ForconCampaignEvent *event)
{
  g_autofree char *place = forcon_wording_place (event->clash_ship.position);
  g_autofree char *heading = forcon_angle_to_text (event->clash_ship.heading);

  /* Translators: the ship, where on the table, its heading. */
  return g_strdup_printf (_ ("%1$s stands at %2$s, heading %3$s°."),
                          forcon_wording_ship (telling->campaign->fleet, event->clash_ship.ship), place, heading);
}

char *
forcon_campaign_say_clash_object (const ForconCampaignTelling *telling, const ForconCampaignEvent *event)
{
  const ForconFact_clash_object *fact = &event->clash_object;
  g_autofree char *centre = forcon_wording_place (fact->centre);
  g_autofree char *radius = forcon_length_to_text (fact->radius);
  const char *kind = forcon_label_object_kind (fact->kind);

  if (forcon_campaign_feature (telling->campaign, fact->feature) == NULL)
    /* Translators: what lies on the table ("planet"), where, its radius. */
    return g_strdup_printf (_ ("On the table: %1$s at %2$s, radius %3$s cm."), kind, centre, radius);
  /* Translators: what lies on the table ("planet"), its name, where, its radius, who holds it. */
  return g_strdup_printf (_ ("On the table: %1$s (%2$s) at %3$s, radius %4$s cm; held by: %5$s."), kind,
                          forcon_wording_feature (telling->campaign, fact->feature), centre, radius,
                          ADMIRAL (fact->holder));
}

char *
forcon_campaign_say_clash_mine (const ForconCampaignTelling *telling, const ForconCampaignEvent *event)
{
  g_autofree char *place = forcon_wording_place (event->clash_mine.position);
  g_autofree char *field = forcon_wording_field (telling->campaign, event->clash_mine.field);

  /* Translators: which mines, where one of them lies. */
  return g_strdup_printf (_ ("On the table: one of the %1$s at %2$s."), field, place);
}

char *
forcon_campaign_say_clash_instruction (const ForconCampaignTelling *telling, const ForconCampaignEvent *event)
{
#define SAID(name, ...) .name = event->clash_instruction.name,
  const ForconInstruction instruction = { FORCON_FIELDS_DOCTRINE (SAID) };
  g_autofree char *who = forcon_wording_known (telling->campaign, instruction.formation);
  g_autofree char *what = forcon_instruction_text (telling->campaign, &instruction);

  /* Translators: a formation, what its captains are to do in which case. */
  return g_strdup_printf (_ ("On the table %1$s is instructed – %2$s."), who, what);
}
