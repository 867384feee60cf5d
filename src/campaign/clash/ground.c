/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "campaign/clash/ground.h"

/* Who fights for a planet, and troops as units of the fleet dice (F-END-6). */

/* Landed troops there that have not fought yet, of those whom the holder does not count as friends. */
static gboolean
attacks (const ForconCampaign *campaign, const ForconFeature *planet, ForconSideId admiral)
{
  return FORCON_ID_IS_NONE (planet->holder) || forcon_campaign_admirals_hostile (campaign, planet->holder, admiral);
}

static gboolean
waits (const ForconLanding *landing, ForconObjectId object)
{
  return !landing->settled && FORCON_ID_EQUAL (landing->object, object);
}

/* Who of them was landed first: of @admiral where that is not none. */
static ForconSideId
first_attacker (const ForconCampaign *campaign, const ForconFeature *planet, ForconSideId admiral)
{
  for (guint i = 0; i < campaign->landings->len; i++)
    {
      const ForconLanding *landing = &g_array_index (campaign->landings, ForconLanding, i);

      if (waits (landing, planet->object) && attacks (campaign, planet, landing->admiral)
          && (FORCON_ID_IS_NONE (admiral) || FORCON_ID_EQUAL (admiral, landing->admiral)))
        return landing->admiral;
    }
  return FORCON_NO_SIDE;
}

static void
add_troops (ForconGroundFight *fight, ForconTwilightSide side, ForconSideId admiral, gint troops)
{
  if (!FORCON_ID_IS_NONE (admiral))
    fight->admirals[side] |= 1u << admiral.value;
  fight->troops[side] = (gint) MIN ((gint64) fight->troops[side] + MAX (troops, 0), G_MAXINT);
}

gboolean
forcon_ground_fight (const ForconCampaign *campaign, ForconObjectId object, ForconSideId admiral,
                     ForconGroundFight *fight)
{
  const ForconFeature *planet = forcon_campaign_feature (campaign, object);

  *fight = (ForconGroundFight){ .object = object };
  if (planet == NULL)
    return FALSE;
  fight->holder = planet->holder;
  fight->attacker = first_attacker (campaign, planet, admiral);
  if (FORCON_ID_IS_NONE (fight->attacker))
    return FALSE;
  add_troops (fight, FORCON_TWILIGHT_SIDE_DEFENDER, planet->holder, planet->garrison);
  for (guint i = 0; i < campaign->landings->len; i++)
    {
      const ForconLanding *landing = &g_array_index (campaign->landings, ForconLanding, i);

      if (!waits (landing, object))
        continue;
      if (!attacks (campaign, planet, landing->admiral))
        add_troops (fight, FORCON_TWILIGHT_SIDE_DEFENDER, landing->admiral, landing->troops);
      else if (!forcon_campaign_admirals_hostile (campaign, fight->attacker, landing->admiral))
        add_troops (fight, FORCON_TWILIGHT_SIDE_ATTACKER, landing->admiral, landing->troops);
    }
  return TRUE;
}

guint32
forcon_ground_waiting (const ForconCampaign *campaign, ForconObjectId object, ForconSideId holder, gint *friends)
{
  ForconGroundFight waiting = { 0 };

  for (guint i = 0; i < campaign->landings->len; i++)
    {
      const ForconLanding *landing = &g_array_index (campaign->landings, ForconLanding, i);
      gboolean friendly
          = !FORCON_ID_IS_NONE (holder) && !forcon_campaign_admirals_hostile (campaign, holder, landing->admiral);

      if (waits (landing, object))
        add_troops (&waiting, friendly ? FORCON_TWILIGHT_SIDE_DEFENDER : FORCON_TWILIGHT_SIDE_ATTACKER,
                    landing->admiral, landing->troops);
    }
  *friends = waiting.troops[FORCON_TWILIGHT_SIDE_DEFENDER];
  return waiting.admirals[FORCON_TWILIGHT_SIDE_DEFENDER] | waiting.admirals[FORCON_TWILIGHT_SIDE_ATTACKER];
}

/* The table is read from the top: for each full number of troops of a row so many units, and so on with what is left.
 *
 * Returns: 0, or how many units there would be, where that is more than a force can have
 */
static gint
make_force (const ForconRules *rules, const ForconTwilightRules *ground, gint troops, ForconForce *force)
{
  for (guint i = 0; i < rules->landing.n_rows; i++)
    {
      const ForconLandingRow *row = &rules->landing.rows[i];
      ForconUnitId unit = forcon_twilight_find_unit (ground, row->unit);
      gint64 count = unit.value == 0 ? 0 : (gint64) (troops / row->troops) * row->count;

      if (count > FORCON_FORCE_COUNT_MAX)
        return (gint) MIN (count, G_MAXINT);
      if (unit.value != 0)
        force->intact[unit.value - 1] = (guint16) count;
      troops %= row->troops;
    }
  return 0;
}

gint
forcon_ground_troops (const ForconRules *rules, const ForconTwilightRules *ground, const ForconForce *force)
{
  gint64 troops = 0;

  for (guint i = 0; i < rules->landing.n_rows; i++)
    {
      const ForconLandingRow *row = &rules->landing.rows[i];
      ForconUnitId unit = forcon_twilight_find_unit (ground, row->unit);
      gint64 count = unit.value == 0 ? 0 : forcon_force_of (force, unit);

      troops += (count * row->troops + row->count - 1) / row->count;
    }
  return (gint) MIN (troops, G_MAXINT);
}

/* A garrison of nobody's goes by its side. */
static void
name_player (const ForconCampaign *campaign, ForconTwilightPlayer *player, ForconSideId admiral)
{
  const ForconSide *side = forcon_battle_side (campaign->fleet, admiral);

  player->word = g_intern_string (side == NULL ? "garrison" : side->id);
  player->name = side == NULL ? NULL : g_intern_string (forcon_campaign_admiral_name (campaign, admiral));
}

static const char *
word_of_side (const ForconCampaign *campaign, ForconSideId admiral)
{
  const ForconSide *side = forcon_battle_side (campaign->fleet, admiral);

  return side == NULL ? "" : side->id;
}

/* A landing is fought to its end by one command, so that none of its dice is seen before the last has fallen: a
 * generator of its own will do, which goes by the names of things and the moment. */
static ForconRandom
random_of (const ForconCampaign *campaign, const ForconFeature *planet, const ForconGroundFight *fight)
{
  gsize length = 0;
  const guint8 *key = campaign->fleet->secret == NULL ? NULL : g_bytes_get_data (campaign->fleet->secret, &length);
  g_autofree char *label = NULL;

  if (!forcon_random_is_keyed (&campaign->fleet->random))
    return campaign->fleet->random;
  label = g_strdup_printf ("landing phase %d half %d planet %s attacker %s holder %s", campaign->progress.phase,
                           campaign->progress.half, planet->word, word_of_side (campaign, fight->attacker),
                           word_of_side (campaign, fight->holder));
  return forcon_random_derived (key == NULL ? (const guint8 *) "" : key, length, label);
}

ForconTwilightClash *
forcon_ground_clash (const ForconCampaign *campaign, const ForconRules *rules, const ForconTwilightRules *ground,
                     const ForconGroundFight *fight, gint *too_many)
{
  const ForconFeature *planet = forcon_campaign_feature (campaign, fight->object);
  const ForconSector *sector = forcon_campaign_sector (campaign, planet->sector);
  g_autoptr (ForconTwilightClash) clash = forcon_twilight_clash_new (ground, FORCON_TWILIGHT_PLACE_GROUND, 0);
  ForconTwilightPlanet *fought = &clash->planets[0];

  clash->word = g_intern_string (sector == NULL ? "" : sector->word);
  clash->name = g_intern_string (sector == NULL ? "" : sector->name);
  name_player (campaign, &clash->players[FORCON_TWILIGHT_SIDE_ATTACKER], fight->attacker);
  name_player (campaign, &clash->players[FORCON_TWILIGHT_SIDE_DEFENDER], fight->holder);
  fought->word = g_intern_string (planet->word);
  fought->name = g_intern_string (planet->name);
  fought->controller = FORCON_ID_IS_NONE (fight->holder) ? -1 : FORCON_TWILIGHT_SIDE_DEFENDER;
  clash->n_planets = 1;
  for (guint i = 0; i < FORCON_TWILIGHT_SIDE_COUNT; i++)
    {
      *too_many = make_force (rules, ground, fight->troops[i], &fought->ground[i]);
      if (*too_many > 0)
        return NULL;
    }
  clash->random = random_of (campaign, planet, fight);
  forcon_twilight_clash_ready (clash, ground);
  return g_steal_pointer (&clash);
}

/* Multiplications for odds that are told in passing. */
#define WORK_MOST 2e7

gboolean
forcon_ground_odds (const ForconCampaign *campaign, const ForconRules *rules, const ForconTwilightRules *ground,
                    const ForconGroundFight *fight, ForconTwilightOdds *odds)
{
  gint too_many = 0;
  ForconTwilightMatch match;
  g_autoptr (ForconTwilightClash) clash = NULL;

  if (ground == NULL || rules->landing.n_rows == 0 || fight->troops[FORCON_TWILIGHT_SIDE_DEFENDER] == 0)
    return FALSE;
  clash = forcon_ground_clash (campaign, rules, ground, fight, &too_many);
  if (clash == NULL)
    return FALSE;
  forcon_twilight_match_of_clash (&match, clash);
  return forcon_twilight_odds_work (ground, &match) <= WORK_MOST && forcon_twilight_odds (ground, &match, odds);
}
