/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How landed troops fight for a planet, and what stands in the way of it (F-END-6). */
#include "report/campaign/campaign-refusal-private.h"
#include "report/campaign/campaign-sentences.h"
#include "report/campaign/campaign-wording.h"
#include "base/text.h"
#include "report/dice/twilight-wording.h"

#define PLANET(member) forcon_wording_feature (telling->campaign, event->member.object)
#define SECTOR(member) forcon_wording_sector (telling->campaign, event->member.sector)

/* Whose units they are; a garrison that nobody holds fights too. */
static const char *
side_name (const ForconCampaign *campaign, ForconSideId admiral)
{
  return FORCON_ID_IS_NONE (admiral) ? _ ("The garrison") : forcon_wording_admiral (campaign, admiral);
}

static const char *
unit_name (const char *name)
{
  return name == NULL ? _ ("a unit") : forcon_name (name);
}

#define SIDE(member) side_name (telling->campaign, event->member.admiral)

char *
forcon_campaign_say_ground_begun (const ForconCampaignTelling *telling, const ForconCampaignEvent *event)
{
  const ForconFact_ground_begun *fact = &event->ground_begun;

  /* Translators: the planet, the sector, who attacks, with how many troops, who defends, with how many. */
  return g_strdup_printf (_ ("Ground combat for %1$s (%2$s). %3$s attacks, troops: %4$d. %5$s defends, troops: %6$d."),
                          PLANET (ground_begun), SECTOR (ground_begun), SIDE (ground_begun), fact->troops,
                          side_name (telling->campaign, fact->holder), fact->garrison);
}

char *
forcon_campaign_say_ground_units (const ForconCampaignTelling *telling, const ForconCampaignEvent *event)
{
  const ForconFact_ground_units *fact = &event->ground_units;
  g_autofree char *units = forcon_twilight_count_text (fact->unit, fact->name, (guint) fact->count);

  /* Translators: who, "3 infantry". */
  return g_strdup_printf (_ ("On the ground, %1$s: %2$s."), SIDE (ground_units), units);
}

/* Admirals read how many hit; the dice themselves are for who threw them. */
char *
forcon_campaign_say_ground_rolled (const ForconCampaignTelling *telling, const ForconCampaignEvent *event)
{
  const ForconFact_ground_rolled *fact = &event->ground_rolled;
  g_autofree char *hits = forcon_wording_hits (fact->hits);
  g_autofree char *dice = NULL;

  if (telling->fleet.dice == NULL)
    /* Translators: the round, who, the unit, on what it hits, how many dice, "2 hits". */
    return g_strdup_printf (_ ("Round %1$d, %2$s, %3$s, hitting on %4$d or more: dice thrown %5$u – %6$s."),
                            fact->round, SIDE (ground_rolled), unit_name (fact->name), fact->needed,
                            fact->roll.count, hits);
  dice = forcon_wording_dice (&telling->fleet, fact->roll);
  /* Translators: the round, who, the unit, on what it hits, the dice, "2 hits". */
  return g_strdup_printf (_ ("Round %1$d, %2$s, %3$s, hitting on %4$d or more: %5$s – %6$s."), fact->round,
                          SIDE (ground_rolled), unit_name (fact->name), fact->needed, dice, hits);
}

char *
forcon_campaign_say_ground_sustained (const ForconCampaignTelling *telling, const ForconCampaignEvent *event)
{
  const ForconFact_ground_sustained *fact = &event->ground_sustained;
  g_autofree char *units = forcon_twilight_count_text (fact->unit, fact->name, (guint) fact->count);

  /* Translators: the round, who, "1 mech". */
  return g_strdup_printf (_ ("Round %1$d, %2$s: damage is sustained by %3$s."), fact->round, SIDE (ground_sustained),
                          units);
}

char *
forcon_campaign_say_ground_lost (const ForconCampaignTelling *telling, const ForconCampaignEvent *event)
{
  const ForconFact_ground_lost *fact = &event->ground_lost;
  g_autofree char *units = forcon_twilight_count_text (fact->unit, fact->name, (guint) fact->count);

  /* Translators: the round, who, "3 infantry". */
  return g_strdup_printf (_ ("Round %1$d, losses of %2$s: %3$s."), fact->round, SIDE (ground_lost), units);
}

char *
forcon_campaign_say_ground_over (const ForconCampaignTelling *telling, const ForconCampaignEvent *event)
{
  const ForconFact_ground_over *fact = &event->ground_over;

  switch ((gint) fact->result)
    {
    case FORCON_GROUND_UNOPPOSED:
      /* Translators: the planet, the sector, who takes it, with how many troops. */
      return g_strdup_printf (_ ("%1$s (%2$s) is taken without a fight: %3$s, troops: %4$d."), PLANET (ground_over),
                              SECTOR (ground_over), SIDE (ground_over), fact->troops);
    case FORCON_GROUND_ATTACKER:
      /* Translators: the planet, the sector, after how many rounds, who takes it, with how many troops left. */
      return g_strdup_printf (_ ("%1$s (%2$s) is taken, rounds of ground combat: %3$d. %4$s has troops left: %5$d."),
                              PLANET (ground_over), SECTOR (ground_over), fact->rounds, SIDE (ground_over),
                              fact->troops);
    case FORCON_GROUND_DEFENDER:
      /* Translators: the planet, the sector, after how many rounds, who holds it, with how many troops left. */
      return g_strdup_printf (_ ("%1$s (%2$s) is held, rounds of ground combat: %3$d. %4$s has troops left: %5$d."),
                              PLANET (ground_over), SECTOR (ground_over), fact->rounds,
                              side_name (telling->campaign, fact->holder), fact->garrison);
    default:
      /* Translators: the planet, the sector, after how many rounds. */
      return g_strdup_printf (_ ("Nobody is left on %1$s (%2$s), rounds of ground combat: %3$d."), PLANET (ground_over),
                              SECTOR (ground_over), fact->rounds);
    }
}

char *
forcon_campaign_say_landings_settled (const ForconCampaignTelling *telling, const ForconCampaignEvent *event)
{
  /* Translators: the planet, the sector, the admiral, how many troops. */
  return g_strdup_printf (_ ("%1$s (%2$s): what %3$s landed there is settled, troops: %4$d."),
                          PLANET (landings_settled), SECTOR (landings_settled),
                          forcon_wording_admiral (telling->campaign, event->landings_settled.admiral),
                          event->landings_settled.troops);
}

char *
forcon_campaign_say_garrison_set (const ForconCampaignTelling *telling, const ForconCampaignEvent *event)
{
  /* Translators: the planet, the sector, troops now and before. */
  return g_strdup_printf (_ ("Garrison of %1$s (%2$s): %3$d instead of %4$d."), PLANET (garrison_set),
                          SECTOR (garrison_set), event->garrison_set.garrison, event->garrison_set.was);
}

/* Refusals */

static char *
nobody_landed (const ForconCampaignTelling *telling, const ForconCampaignVerdict *verdict)
{
  const char *planet = HAS_TEXT ? forcon_name (verdict->text) : _ ("the planet");

  if (!FORCON_ID_IS_NONE (verdict->admiral))
    /* Translators: the admiral, the planet, the sector. */
    return g_strdup_printf (_ ("%1$s has no landed troops that have to fight for %2$s (%3$s)"), ITS_ADMIRAL, planet,
                            ITS_SECTOR);
  /* Translators: the planet, the sector. */
  return g_strdup_printf (_ ("No landed troops have to fight for %1$s (%2$s)"), planet, ITS_SECTOR);
}

/* The choice, as it may be shown. */
static char *
choice_of (const ForconCampaignVerdict *verdict)
{
  return forcon_wording_said (verdict->text == NULL ? "" : verdict->text);
}

static char *
bad_choice (const ForconCampaignTelling *telling, const ForconCampaignVerdict *verdict)
{
  g_autofree char *choice = choice_of (verdict);

  /* Translators: attacker, defender, destroy, sustain and damaged are words of the program and stay as they are. */
  return g_strdup_printf (
      _ ("“%s” cannot be chosen: expected is such as “attacker destroy 1 infantry”, with the number of "
         "the round before it where that matters, of units that take hits then"),
      choice);
}

static char *
choice_left_over (const ForconCampaignTelling *telling, const ForconCampaignVerdict *verdict)
{
  g_autofree char *choice = choice_of (verdict);

  return g_strdup_printf (_ ("Nothing in the combat asked for the choice “%s”"), choice);
}

PLAIN (no_ground_rules, _ ("The rules of this campaign do not say how troops fight on the ground"))
REFUSAL (too_many_troops, _ ("The troops would be %1$d units of a kind, at most %2$d can fight"), verdict->actual,
         verdict->needed)

const ForconCampaignRefusal forcon_campaign_refusals_of_ground[FORCON_N_PROBLEM] = {
  [FORCON_PROBLEM_NO_GROUND_RULES] = no_ground_rules,
  [FORCON_PROBLEM_NOBODY_LANDED] = nobody_landed,
  [FORCON_PROBLEM_TOO_MANY_TROOPS] = too_many_troops,
  [FORCON_PROBLEM_BAD_CHOICE] = bad_choice,
  [FORCON_PROBLEM_CHOICE_LEFT_OVER] = choice_left_over,
};

char *
forcon_campaign_sentence_of_dice (const ForconCampaign *campaign, ForconClashId clash,
                                  const ForconCampaignVerdict *verdict)
{
  const ForconTwilightRequest *request = &verdict->ground;
  g_autofree char *dice = NULL;

  if (request->count == 0)
    return forcon_campaign_sentence_of_request (campaign, clash, &verdict->request);
  /* Translators: how many ten-sided dice. */
  dice = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u d10", "%u d10", request->count), request->count);
  if (request->given == 0)
    /* Translators: the round, who, the unit, on what it hits, "3 d10". */
    return g_strdup_printf (_ ("Round %1$d, %2$s, %3$s, hitting on %4$d or more: %5$s"), verdict->round,
                            side_name (campaign, verdict->admiral), unit_name (verdict->text), request->needed, dice);
  /* Translators: the round, who, the unit, on what it hits, "3 d10", how many of them are there already. */
  return g_strdup_printf (_ ("Round %1$d, %2$s, %3$s, hitting on %4$d or more: %5$s, %6$u of them given"),
                          verdict->round, side_name (campaign, verdict->admiral), unit_name (verdict->text),
                          request->needed, dice, request->given);
}
