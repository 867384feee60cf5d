/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Why an order cannot be carried out (F-CAMP-3, F-CAMP-4). */
#include "report/campaign/campaign-refusal-private.h"

#include "render/drawing/campaign-labels.h"

static char *
not_neighbours (const ForconCampaignTelling *telling, const ForconCampaignVerdict *verdict)
{
  g_autofree char *formation = forcon_wording_known (telling->campaign, verdict->formation);
  g_autofree char *neighbours = forcon_wording_neighbours (telling->campaign, verdict->sector);

  /* Translators: the formation, where it is, where it is to go, the sectors to which one can go from there. */
  return g_strdup_printf (_ ("%1$s is in %2$s, and %3$s is not next to it; the sectors next to it: %4$s"), formation,
                          ITS_SECTOR, ITS_OTHER, neighbours);
}

static char *
no_way (const ForconCampaignTelling *telling, const ForconCampaignVerdict *verdict)
{
  g_autofree char *formation = forcon_wording_known (telling->campaign, verdict->formation);

  /* Translators: the formation, where it is, where it is to go, how many moves a way has at most. */
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%1$s: no way of %4$d move leads from %2$s to %3$s",
                                       "%1$s: no way of at most %4$d moves leads from %2$s to %3$s",
                                       (gulong) ABS (verdict->needed)),
                          formation, ITS_SECTOR, ITS_OTHER, verdict->needed);
}

static char *
several_ways (const ForconCampaignTelling *telling, const ForconCampaignVerdict *verdict)
{
  ForconWay ways[FORCON_WAYS_TOLD_MAX];
  guint n = forcon_ways_from_text (telling->campaign, verdict->text, ways, FORCON_WAYS_TOLD_MAX);
  g_autofree char *formation = forcon_wording_known (telling->campaign, verdict->formation);
  g_autoptr (GString) list = g_string_new (NULL);

  for (guint i = 0; i < n; i++)
    {
      g_autofree char *way = forcon_wording_way (telling->campaign, &ways[i]);

      g_string_append_printf (list, "%s%s", i > 0 ? "; " : "", way);
    }
  /* Translators: the formation, where it is, where it is to go, the ways: "by way of C2: 4 half-phases; by way of…". */
  return g_strdup_printf (_ ("%1$s: the way from %2$s to %3$s has to be chosen – %4$s"), formation, ITS_SECTOR,
                          ITS_OTHER, list->str);
}

OF_FORMATION (already_there, _ ("%1$s is in %2$s already"), formation, ITS_SECTOR)
OF_FORMATION (cannot_move, _ ("%1$s cannot move: the station %2$s belongs to it"), formation, ITS_SHIP)

static char *
no_time_left (const ForconCampaignTelling *telling, const ForconCampaignVerdict *verdict)
{
  g_autofree char *formation = forcon_wording_known (telling->campaign, verdict->formation);
  g_autofree char *wanted = forcon_wording_halves (verdict->actual);
  g_autofree char *phase = forcon_wording_halves (verdict->needed);

  /* Translators: the formation, what its orders cost together ("3 half-phases"), how much there is in a phase. */
  return g_strdup_printf (_ ("%1$s has too little time: its orders need %2$s, a phase has %3$s"), formation, wanted,
                          phase);
}

/* Translators: the formation, how many are wanted, how many are aboard. */
OF_FORMATION (no_mines, _ ("%1$s is to lay more mines than it has: wanted %2$d, aboard %3$d"), formation,
              verdict->needed, verdict->actual)
OF_FORMATION (no_sweeper, _ ("%s has no ship in action that can sweep mines"), formation)
/* Translators: the formation, how many are wanted, how many are aboard. */
OF_FORMATION (no_troops, _ ("%1$s is to land more troops than it has: wanted %2$d, aboard %3$d"), formation,
              verdict->needed, verdict->actual)
REFUSAL (no_planet, _ ("There is nothing to land on in %s"), ITS_SECTOR)
OF_FORMATION (not_hostile, _ ("%s is no enemy and cannot be attacked"), formation)
/* Translators: the formation that was to be found, the sector. */
OF_FORMATION (not_there, _ ("%1$s is not to be found in %2$s"), formation, ITS_SECTOR)

static char *
unknown_formation (const ForconCampaignTelling *telling, const ForconCampaignVerdict *verdict)
{
  if (HAS_TEXT)
    return g_strdup_printf (_ ("There is no formation “%s”"), verdict->text);
  return g_strdup (_ ("There is no such formation, or none of its ships is in action"));
}

static char *
unknown_ship (const ForconCampaignTelling *telling, const ForconCampaignVerdict *verdict)
{
  if (HAS_TEXT)
    return g_strdup_printf (_ ("There is no ship “%s”"), verdict->text);
  return g_strdup (_ ("There is no such ship"));
}

static char *
unknown_sector (const ForconCampaignTelling *telling, const ForconCampaignVerdict *verdict)
{
  if (HAS_TEXT)
    return g_strdup_printf (_ ("There is no sector “%s” on the map"), verdict->text);
  return g_strdup (_ ("There is no such sector on the map"));
}

static char *
unknown_object (const ForconCampaignTelling *telling, const ForconCampaignVerdict *verdict)
{
  if (HAS_TEXT && HAS_SECTOR)
    /* Translators: the sector, what was looked for. */
    return g_strdup_printf (_ ("There is no “%2$s” in %1$s"), ITS_SECTOR, verdict->text);
  if (HAS_TEXT)
    return g_strdup_printf (_ ("There is no “%s” on the map"), verdict->text);
  return g_strdup (_ ("There is no such thing on the map"));
}

OF_FORMATION (not_yours, _ ("%1$s takes its orders from somebody else: %2$s"), formation, ITS_ADMIRAL)
REFUSAL (not_your_ship, _ ("%1$s takes its orders from somebody else: %2$s"), ITS_SHIP, ITS_ADMIRAL)
PLAIN (no_formation, _ ("It is not said which formation is to do this"))
PLAIN (unknown_admiral, _ ("There is no such admiral in this campaign"))
REFUSAL (unknown_line, _ ("There is no line %d of an order sheet, or it is put away"), verdict->actual)
/* Translators: which reading, how many there are. */
REFUSAL (unknown_reading, _ ("There is no reading %1$d of this line, readings: %2$d"), verdict->actual,
         verdict->needed)
REFUSAL (unknown_task, _ ("Order %d is not in force"), verdict->actual)

REFUSAL (unknown_instruction, _ ("Standing instruction %d is not in force"), verdict->actual)
OF_FORMATION (no_target, _ ("%s: it is not said whom the instruction is about"), formation)
OF_FORMATION (not_a_friend, _ ("%1$s is of the enemy (%2$s)"), formation, ITS_ADMIRAL)
/* Translators: the formation, a kind of order: "disband". */
OF_FORMATION (not_in_advance, _ ("%1$s: “%2$s” cannot be ordered for a case that may come"), formation,
              forcon_label_task_kind ((ForconTaskKind) verdict->actual))

const ForconCampaignRefusal forcon_campaign_refusals_of_orders[FORCON_N_PROBLEM] = {
  [FORCON_PROBLEM_UNKNOWN_ADMIRAL] = unknown_admiral,
  [FORCON_PROBLEM_UNKNOWN_FORMATION] = unknown_formation,
  [FORCON_PROBLEM_UNKNOWN_SHIP] = unknown_ship,
  [FORCON_PROBLEM_UNKNOWN_SECTOR] = unknown_sector,
  [FORCON_PROBLEM_UNKNOWN_OBJECT] = unknown_object,
  [FORCON_PROBLEM_UNKNOWN_LINE] = unknown_line,
  [FORCON_PROBLEM_UNKNOWN_READING] = unknown_reading,
  [FORCON_PROBLEM_UNKNOWN_TASK] = unknown_task,
  [FORCON_PROBLEM_UNKNOWN_INSTRUCTION] = unknown_instruction,
  [FORCON_PROBLEM_NO_TARGET] = no_target,
  [FORCON_PROBLEM_NOT_A_FRIEND] = not_a_friend,
  [FORCON_PROBLEM_NOT_IN_ADVANCE] = not_in_advance,
  [FORCON_PROBLEM_NOT_YOURS] = not_yours,
  [FORCON_PROBLEM_NOT_YOUR_SHIP] = not_your_ship,
  [FORCON_PROBLEM_NO_FORMATION] = no_formation,
  [FORCON_PROBLEM_NOT_NEIGHBOURS] = not_neighbours,
  [FORCON_PROBLEM_NO_WAY] = no_way,
  [FORCON_PROBLEM_SEVERAL_WAYS] = several_ways,
  [FORCON_PROBLEM_ALREADY_THERE] = already_there,
  [FORCON_PROBLEM_CANNOT_MOVE] = cannot_move,
  [FORCON_PROBLEM_NO_TIME_LEFT] = no_time_left,
  [FORCON_PROBLEM_NO_MINES] = no_mines,
  [FORCON_PROBLEM_NO_SWEEPER] = no_sweeper,
  [FORCON_PROBLEM_NO_TROOPS] = no_troops,
  [FORCON_PROBLEM_NO_PLANET] = no_planet,
  [FORCON_PROBLEM_NOT_HOSTILE] = not_hostile,
  [FORCON_PROBLEM_NOT_THERE] = not_there,
};
