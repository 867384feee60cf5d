/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "campaign/editing/flaws.h"

#include "base/colour-vision.h"
#include "campaign/editing/entity-private.h"
#include "engine/state/formation.h"

#define ADMIRALS_NEEDED 2

FORCON_DEFINE_TERM (ForconFlawKind, FLAW, FORCON_FLAWS, flaw)

ForconFlawWeight
forcon_flaw_weight (ForconFlawKind kind)
{
#define WEIGHT(NAME, word, weight) FORCON_FLAW_IS_##weight,
  static const ForconFlawWeight weights[] = { FORCON_FLAWS (WEIGHT) };

  return weights[kind];
}

#define ADD(...) g_array_append_vals (flaws, &(ForconFlaw){ __VA_ARGS__ }, 1)

static void
look_at_admirals (GArray *flaws, const ForconCampaign *campaign)
{
  for (guint i = 1; i <= campaign->admirals->len; i++)
    {
      ForconSideId admiral = { (guint16) i };
      gboolean enemy = FALSE;

      for (guint k = 1; k <= campaign->admirals->len; k++)
        enemy = enemy || forcon_campaign_admirals_hostile (campaign, admiral, (ForconSideId){ (guint16) k });
      if (!forcon_campaign_has_formations (campaign, admiral))
        ADD (.kind = FORCON_FLAW_NO_FORMATION, .entity = FORCON_ENTITY_ADMIRAL, .place = i);
      if (!enemy)
        ADD (.kind = FORCON_FLAW_NO_ENEMY, .entity = FORCON_ENTITY_ADMIRAL, .place = i);
    }
}

/* Returns: whether the powers cannot be told apart by anybody */
static gboolean
look_at_colours (GArray *flaws, const ForconCampaign *campaign, guint power, guint other)
{
  guint its = (guint) g_array_index (campaign->powers, ForconPower, power - 1).colour;
  guint others = (guint) g_array_index (campaign->powers, ForconPower, other - 1).colour;
  ForconVision vision = 0;

  if (its == others)
    ADD (.kind = FORCON_FLAW_SAME_COLOUR, .entity = FORCON_ENTITY_POWER, .place = power, .other = FORCON_ENTITY_POWER,
         .other_place = other);
  else if (forcon_vision_confuses (its, others, &vision))
    ADD (.kind = FORCON_FLAW_LIKE_COLOUR, .entity = FORCON_ENTITY_POWER, .place = power, .other = FORCON_ENTITY_POWER,
         .other_place = other, .actual = (gint) vision);
  return its == others;
}

static void
look_at_powers (GArray *flaws, const ForconCampaign *campaign)
{
  for (guint i = 1; i <= campaign->powers->len; i++)
    {
      gboolean admiral = FALSE;

      for (guint k = 0; k < campaign->admirals->len; k++)
        admiral = admiral || g_array_index (campaign->admirals, ForconAdmiral, k).power.value == i;
      if (!admiral)
        ADD (.kind = FORCON_FLAW_NO_ADMIRAL, .entity = FORCON_ENTITY_POWER, .place = i);
      for (guint k = 1; k < i; k++)
        if (look_at_colours (flaws, campaign, i, k))
          break;
    }
}

/* Which sectors can be reached from the first. */
static void
spread (const ForconCampaign *campaign, gboolean *reached)
{
  gboolean more = campaign->sectors->len > 0;

  for (reached[1] = TRUE; more;)
    {
      more = FALSE;
      for (guint i = 0; i < campaign->borders->len; i++)
        {
          const ForconBorder *border = &g_array_index (campaign->borders, ForconBorder, i);

          if (reached[border->one.value] == reached[border->two.value])
            continue;
          reached[border->one.value] = reached[border->two.value] = TRUE;
          more = TRUE;
        }
    }
}

static void
look_at_sectors (GArray *flaws, const ForconCampaign *campaign)
{
  guint n = campaign->sectors->len;
  g_autofree gboolean *reached = g_new0 (gboolean, n + 2);

  spread (campaign, reached);
  for (guint i = 1; i <= n; i++)
    {
      gboolean alone = n > 1;

      for (guint k = 0; k < campaign->borders->len; k++)
        if (!FORCON_ID_IS_NONE (forcon_border_beyond (&g_array_index (campaign->borders, ForconBorder, k),
                                                      (ForconSectorId){ (guint16) i })))
          alone = FALSE;
      if (alone)
        ADD (.kind = FORCON_FLAW_NO_NEIGHBOURS, .entity = FORCON_ENTITY_SECTOR, .place = i);
      else if (!reached[i])
        ADD (.kind = FORCON_FLAW_OUT_OF_REACH, .entity = FORCON_ENTITY_SECTOR, .place = i,
             .other = FORCON_ENTITY_SECTOR, .other_place = 1);
    }
}

static gboolean
has_mouth (const ForconCampaign *campaign, ForconSectorId sector)
{
  for (guint i = 0; i < campaign->features->len; i++)
    {
      const ForconFeature *feature = &g_array_index (campaign->features, ForconFeature, i);

      if (feature->kind == FORCON_SECTOR_OBJECT_TUNNEL_MOUTH && FORCON_ID_EQUAL (feature->sector, sector))
        return TRUE;
    }
  return FALSE;
}

static void
look_at_tunnels (GArray *flaws, const ForconCampaign *campaign)
{
  for (guint i = 1; i <= campaign->borders->len; i++)
    {
      const ForconBorder *border = &g_array_index (campaign->borders, ForconBorder, i - 1);

      if (border->tunnel && !has_mouth (campaign, border->one))
        ADD (.kind = FORCON_FLAW_NO_MOUTH, .entity = FORCON_ENTITY_BORDER, .place = i, .other = FORCON_ENTITY_SECTOR,
             .other_place = border->one.value);
      if (border->tunnel && !has_mouth (campaign, border->two))
        ADD (.kind = FORCON_FLAW_NO_MOUTH, .entity = FORCON_ENTITY_BORDER, .place = i, .other = FORCON_ENTITY_SECTOR,
             .other_place = border->two.value);
    }
}

static void
look_at_formations (GArray *flaws, const ForconCampaign *campaign, const ForconRules *rules)
{
  for (guint i = 1; i <= forcon_entity_count (campaign, FORCON_ENTITY_FORMATION); i++)
    {
      ForconFormationId id = forcon_entity_formation (campaign, i);
      ForconShips ships = forcon_formation_ships (campaign->fleet, id);

      if (ships.n == 0)
        ADD (.kind = FORCON_FLAW_NO_SHIPS, .entity = FORCON_ENTITY_FORMATION, .place = i);
      else if (forcon_formation_judge_numbers (campaign->fleet, rules, &ships).kind != FORCON_VERDICT_DONE)
        ADD (.kind = FORCON_FLAW_TOO_MANY_SHIPS, .entity = FORCON_ENTITY_FORMATION, .place = i);
      if (ships.n > 0 && FORCON_ID_IS_NONE (forcon_battle_formation (campaign->fleet, id)->flagship))
        ADD (.kind = FORCON_FLAW_NO_FLAGSHIP, .entity = FORCON_ENTITY_FORMATION, .place = i);
      if (FORCON_ID_IS_NONE (forcon_campaign_post (campaign, id)->sector))
        ADD (.kind = FORCON_FLAW_NO_PLACE, .entity = FORCON_ENTITY_FORMATION, .place = i);
    }
}

/* What is not built to fight. */
static gboolean
may_be_unarmed (ForconShipType type)
{
  return type == FORCON_SHIP_TYPE_TRANSPORT || type == FORCON_SHIP_TYPE_SUPPLY_SHIP || type == FORCON_SHIP_TYPE_TUG
         || type == FORCON_SHIP_TYPE_MERCHANT || type == FORCON_SHIP_TYPE_MINELAYER
         || type == FORCON_SHIP_TYPE_MINESWEEPER || type == FORCON_SHIP_TYPE_STATION;
}

static void
look_at_ships (GArray *flaws, const ForconCampaign *campaign)
{
  for (guint i = 1; i <= campaign->fleet->n_ships; i++)
    {
      const ForconCard *card = &g_array_index (campaign->fleet->roster->cards, ForconCard, i - 1);
      const ForconPost *post = forcon_campaign_post (campaign, campaign->fleet->ships[i - 1].formation);

      if (post == NULL || !post->formed)
        ADD (.kind = FORCON_FLAW_UNFORMED, .entity = FORCON_ENTITY_SHIP, .place = i);
      if (card->weapons->len == 0 && !may_be_unarmed (card->type))
        ADD (.kind = FORCON_FLAW_UNARMED, .entity = FORCON_ENTITY_SHIP, .place = i);
    }
}

static gint
by_kind (gconstpointer a, gconstpointer b)
{
  const ForconFlaw *one = a, *other = b;

  if (one->kind != other->kind)
    return one->kind < other->kind ? -1 : 1;
  return one->place < other->place ? -1 : one->place > other->place ? 1 : 0;
}

GArray *
forcon_campaign_flaws (const ForconCampaign *campaign, const ForconRules *rules)
{
  GArray *flaws = g_array_new (FALSE, TRUE, sizeof (ForconFlaw));

  if (campaign->admirals->len < ADMIRALS_NEEDED)
    ADD (.kind = FORCON_FLAW_FEW_ADMIRALS, .entity = FORCON_ENTITY_CAMPAIGN, .place = 1,
         .actual = (gint) campaign->admirals->len, .needed = ADMIRALS_NEEDED);
  if (campaign->sectors->len == 0)
    ADD (.kind = FORCON_FLAW_NO_SECTORS, .entity = FORCON_ENTITY_CAMPAIGN, .place = 1);
  look_at_formations (flaws, campaign, rules);
  look_at_tunnels (flaws, campaign);
  for (guint i = 1; i <= campaign->aliases->len; i++)
    if (!forcon_entity_is_named (campaign, g_array_index (campaign->aliases, ForconAlias, i - 1).name))
      ADD (.kind = FORCON_FLAW_NAMES_NOTHING, .entity = FORCON_ENTITY_ALIAS, .place = i);
  look_at_ships (flaws, campaign);
  look_at_powers (flaws, campaign);
  look_at_admirals (flaws, campaign);
  look_at_sectors (flaws, campaign);
  g_array_sort (flaws, by_kind);
  return flaws;
}
