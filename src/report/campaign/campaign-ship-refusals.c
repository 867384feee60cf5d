/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is wrong with formations and their ships (F-FORM-1, F-FORM-2, F-CAMP-12). */
#include "report/campaign/campaign-refusal-private.h"

#include "engine/state/formation.h"

static char *
too_many_ships (const ForconCampaignTelling *telling, const ForconCampaignVerdict *verdict)
{
  g_autofree char *formation = forcon_wording_known (telling->campaign, verdict->formation);
  gint count = (gint) forcon_formation_ships (telling->campaign->fleet, verdict->formation).n;

  if (!HAS_FORMATION)
    /* Translators: how many capital ships or escorts there would be, how many there may be at most. */
    return g_strdup_printf (_ ("Too many ships of one kind for a formation: %1$d, at most %2$d"), verdict->actual,
                            verdict->needed);
  if (verdict->needed == 0)
    return g_strdup_printf (_ ("%1$s has too many capital ships or escorts for one formation, ships in all: %2$d"),
                            formation, count);
  /* Translators: the formation, how many capital ships or escorts it would have, how many there may be at most. */
  return g_strdup_printf (_ ("%1$s would have too many ships of one kind: %2$d, at most %3$d"), formation,
                          verdict->actual, verdict->needed);
}

static char *
no_flagship (const ForconCampaignTelling *telling, const ForconCampaignVerdict *verdict)
{
  g_autofree char *formation = forcon_wording_known (telling->campaign, verdict->formation);

  if (!HAS_FORMATION)
    return g_strdup (_ ("The new formation has no flagship"));
  return g_strdup_printf (_ ("%s has no flagship: name one"), formation);
}

static char *
no_ships (const ForconCampaignTelling *telling, const ForconCampaignVerdict *verdict)
{
  g_autofree char *formation = forcon_wording_known (telling->campaign, verdict->formation);

  if (!HAS_FORMATION || forcon_formation_ships (telling->campaign->fleet, verdict->formation).n > 0)
    return g_strdup (_ ("It is not said which ships are meant"));
  return g_strdup_printf (_ ("%s has no ships left"), formation);
}

static char *
not_in_formation (const ForconCampaignTelling *telling, const ForconCampaignVerdict *verdict)
{
  g_autofree char *formation = forcon_wording_known (telling->campaign, verdict->formation);

  if (!HAS_FORMATION)
    return g_strdup_printf (_ ("%s does not belong to the formation"), ITS_SHIP);
  /* Translators: the ship, the formation. */
  return g_strdup_printf (_ ("%1$s does not belong to: %2$s"), ITS_SHIP, formation);
}

static char *
not_together (const ForconCampaignTelling *telling, const ForconCampaignVerdict *verdict)
{
  g_autofree char *who = FORCON_ID_IS_NONE (verdict->ship)
                             ? forcon_wording_known (telling->campaign, verdict->formation)
                             : forcon_wording_ship_alone (telling->campaign->fleet, verdict->ship);

  /* Translators: the ship or formation, where it is, where it should be. */
  return g_strdup_printf (_ ("%1$s is in %2$s, but should be in %3$s for this"), who, ITS_SECTOR, ITS_OTHER);
}

REFUSAL (out_of_action, _ ("%s is out of action"), ITS_SHIP)
REFUSAL (unformed, _ ("%s belongs to no formation yet: put it into one"), ITS_SHIP)
OF_FORMATION (no_place, _ ("%s has no place yet: the master says where it starts"), formation)
REFUSAL (name_taken, _ ("The name “%s” is taken or is no name"), HAS_TEXT ? verdict->text : "")
PLAIN (no_name, _ ("The new formation has no name"))

const ForconCampaignRefusal forcon_campaign_refusals_of_ships[FORCON_N_PROBLEM] = {
  [FORCON_PROBLEM_TOO_MANY_SHIPS] = too_many_ships,
  [FORCON_PROBLEM_NO_FLAGSHIP] = no_flagship,
  [FORCON_PROBLEM_NO_SHIPS] = no_ships,
  [FORCON_PROBLEM_NOT_IN_FORMATION] = not_in_formation,
  [FORCON_PROBLEM_NOT_TOGETHER] = not_together,
  [FORCON_PROBLEM_OUT_OF_ACTION] = out_of_action,
  [FORCON_PROBLEM_UNFORMED] = unformed,
  [FORCON_PROBLEM_NO_PLACE] = no_place,
  [FORCON_PROBLEM_NAME_TAKEN] = name_taken,
  [FORCON_PROBLEM_NO_NAME] = no_name,
};
