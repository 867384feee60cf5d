/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/captain/captain-private.h"

#include "engine/state/ship.h"

#define PERCENT 100

/* Where the rules say nothing: outnumbered is who has two thirds of the enemy's hits, or less. */
#define OUTNUMBERED ((ForconFraction){ 2, 3 })

void
forcon_captain_count_hits (const ForconCaptain *captain, gint *own, gint *theirs)
{
  const ForconBattle *battle = captain->battle;

  *own = 0;
  *theirs = 0;
  for (guint i = 1; i <= battle->n_ships; i++)
    {
      ForconShipId ship = { (guint16) i };

      if (forcon_captain_sees (captain, ship))
        *theirs += forcon_captain_hits (captain, ship);
      else if (forcon_ship_in_action (battle, ship)
               && !forcon_sides_hostile (battle, captain->side, battle->ships[i - 1].side))
        *own += battle->ships[i - 1].hits;
    }
}

/* Who is no more than a contact may be anybody, of any type. */
static gboolean
is_met (const ForconCaptain *captain, const ForconDoctrine *doctrine, ForconShipId ship)
{
  const ForconShip *state = forcon_battle_ship (captain->battle, ship);
  const ForconCard *card = forcon_battle_card (captain->battle, ship);

  if (!forcon_captain_sees (captain, ship)
      || (doctrine->foes != 0 && (doctrine->foes & (1u << state->side.value)) == 0))
    return FALSE;
  if (card->blank)
    return FORCON_ID_IS_NONE (doctrine->foe) && doctrine->foe_types == 0;
  return (FORCON_ID_IS_NONE (doctrine->foe) || FORCON_ID_EQUAL (doctrine->foe, state->formation))
         && (doctrine->foe_types == 0 || (doctrine->foe_types & (1u << card->type)) != 0);
}

static gboolean
meets (const ForconCaptain *captain, const ForconDoctrine *doctrine)
{
  for (guint i = 1; i <= captain->battle->n_ships; i++)
    if (is_met (captain, doctrine, (ForconShipId){ (guint16) i }))
      return TRUE;
  return FALSE;
}

static gboolean
is_outnumbered (const ForconCaptain *captain, const ForconDoctrine *doctrine)
{
  ForconFraction share = captain->rules->campaign.outnumbered;
  gint own;
  gint theirs;

  if (share.numerator <= 0)
    share = OUTNUMBERED;
  if (doctrine->amount > 0)
    share = (ForconFraction){ PERCENT, doctrine->amount };
  forcon_captain_count_hits (captain, &own, &theirs);
  return theirs > 0 && (gint64) own * share.denominator <= (gint64) theirs * share.numerator;
}

/* Whoever left the table in good order is not lost. */
static gboolean
lost_flagship (const ForconCaptain *captain, const ForconDoctrine *doctrine)
{
  const ForconShip *ship = forcon_battle_ship (captain->battle, doctrine->flagship);

  return ship != NULL && ship->status != FORCON_SHIP_IN_ACTION && ship->status != FORCON_SHIP_WITHDRAWN;
}

/* Of all ships that were of the formation; what has withdrawn is neither lost nor left. */
static gboolean
is_worn (const ForconCaptain *captain, const ForconDoctrine *doctrine)
{
  const ForconBattle *battle = captain->battle;
  gint64 left = 0;
  gint64 whole = 0;

  for (guint i = 1; i <= battle->n_ships; i++)
    {
      const ForconShip *ship = &battle->ships[i - 1];

      if (!FORCON_ID_EQUAL (ship->formation, doctrine->formation) || ship->status == FORCON_SHIP_WITHDRAWN)
        continue;
      left += ship->status == FORCON_SHIP_IN_ACTION ? ship->hits : 0;
      whole += forcon_battle_card (battle, (ForconShipId){ (guint16) i })->hits;
    }
  return left * PERCENT < whole * doctrine->amount;
}

/* Whom its formation was to attack: as the instruction says, or else one that told to attack or to fire at it. */
static ForconFormationId
target_of (const ForconCaptain *captain, const ForconDoctrine *doctrine)
{
  ForconFormationId target = doctrine->foe;

  for (guint i = 0; FORCON_ID_IS_NONE (target) && i < captain->battle->doctrines->len; i++)
    {
      const ForconDoctrine *other = &g_array_index (captain->battle->doctrines, ForconDoctrine, i);

      if (FORCON_ID_EQUAL (other->formation, doctrine->formation)
          && (other->what == FORCON_WHAT_ATTACK || other->what == FORCON_WHAT_FIRST))
        target = other->target;
    }
  return target;
}

/* A formation that was never seen is not known to be gone. */
static gboolean
is_target_gone (const ForconCaptain *captain, const ForconDoctrine *doctrine)
{
  const ForconBattle *battle = captain->battle;
  ForconFormationId target = target_of (captain, doctrine);
  gboolean known = FALSE;

  for (guint i = 1; !FORCON_ID_IS_NONE (target) && i <= battle->n_ships; i++)
    {
      ForconShipId ship = { (guint16) i };

      if (!FORCON_ID_EQUAL (forcon_battle_ship (battle, ship)->formation, target)
          || forcon_battle_card (battle, ship)->blank)
        continue;
      if (forcon_ship_in_action (battle, ship))
        return FALSE;
      known = TRUE;
    }
  return known;
}

/* Whether the case of an instruction has come, as far as its side knows. Who holds the sector is not decided here. */
static gboolean
holds (const ForconCaptain *captain, const ForconDoctrine *doctrine)
{
  switch (doctrine->when)
    {
    case FORCON_WHEN_ALWAYS:
      return TRUE;
    case FORCON_WHEN_MEETS:
      return meets (captain, doctrine);
    case FORCON_WHEN_ATTACKED:
      return doctrine->attacked;
    case FORCON_WHEN_OUTNUMBERED:
      return is_outnumbered (captain, doctrine);
    case FORCON_WHEN_FLAGSHIP_LOST:
      return lost_flagship (captain, doctrine);
    case FORCON_WHEN_HITS_BELOW:
      return is_worn (captain, doctrine);
    case FORCON_WHEN_ROUND:
      return captain->battle->round >= doctrine->amount;
    case FORCON_WHEN_TARGET_GONE:
      return is_target_gone (captain, doctrine);
    case FORCON_WHEN_HELD:
    case FORCON_WHEN_FREE:
    case FORCON_N_WHEN:
    default:
      return FALSE;
    }
}

/* Of two that cannot both be followed the later one stays. */
static void
settle (ForconStanding *standing, ForconWhat a, ForconWhat b)
{
  if (standing->of[a] == NULL || standing->of[b] == NULL)
    return;
  standing->of[standing->of[a] > standing->of[b] ? b : a] = NULL;
}

/* What forbids goes before what allows. */
static void
forbid (ForconStanding *standing, ForconWhat allowed, ForconWhat forbidden)
{
  if (standing->of[forbidden] != NULL)
    standing->of[allowed] = NULL;
}

static void
add (ForconStanding *standing, const ForconDoctrine *doctrine)
{
  gboolean named = !FORCON_ID_IS_NONE (doctrine->target) || !FORCON_ID_IS_NONE (doctrine->ship);

  standing->any = TRUE;
  standing->of[doctrine->what] = doctrine;
  if ((doctrine->what == FORCON_WHAT_FIRST || (doctrine->what == FORCON_WHAT_ATTACK && named))
      && standing->n_firsts < FORCON_FIRSTS_MAX)
    standing->firsts[standing->n_firsts++] = doctrine;
}

void
forcon_captain_standing (const ForconCaptain *captain, ForconFormationId formation, ForconStanding *standing)
{
  const GArray *doctrines = captain->battle->doctrines;

  *standing = (ForconStanding){ .any = FALSE };
  for (guint i = 0; i < doctrines->len; i++)
    {
      const ForconDoctrine *doctrine = &g_array_index (doctrines, ForconDoctrine, i);

      if (FORCON_ID_EQUAL (doctrine->formation, formation) && holds (captain, doctrine))
        add (standing, doctrine);
    }
  settle (standing, FORCON_WHAT_ATTACK, FORCON_WHAT_AVOID);
  settle (standing, FORCON_WHAT_ATTACK, FORCON_WHAT_WITHDRAW);
  settle (standing, FORCON_WHAT_AVOID, FORCON_WHAT_WITHDRAW);
  forbid (standing, FORCON_WHAT_RAM, FORCON_WHAT_NEVER_RAM);
  forbid (standing, FORCON_WHAT_BOARD, FORCON_WHAT_NEVER_BOARD);
  const ForconDoctrine *within = standing->of[FORCON_WHAT_KEEP_WITHIN];
  const ForconDoctrine *beyond = standing->of[FORCON_WHAT_KEEP_BEYOND];

  if (within != NULL && beyond != NULL && within->range <= beyond->range)
    settle (standing, FORCON_WHAT_KEEP_WITHIN, FORCON_WHAT_KEEP_BEYOND);
}

gboolean
forcon_captain_names (const ForconCaptain *captain, const ForconDoctrine *doctrine, ForconShipId ship)
{
  const ForconCard *card = forcon_battle_card (captain->battle, ship);

  if (FORCON_ID_EQUAL (doctrine->ship, ship))
    return TRUE;
  if (!FORCON_ID_IS_NONE (doctrine->target)
      && FORCON_ID_EQUAL (doctrine->target, forcon_battle_ship (captain->battle, ship)->formation))
    return !card->blank;
  return !card->blank && (doctrine->types & (1u << card->type)) != 0;
}

const ForconDoctrine *
forcon_captain_first (const ForconCaptain *captain, const ForconStanding *standing, ForconShipId target)
{
  for (guint i = 0; i < standing->n_firsts; i++)
    if (forcon_captain_names (captain, standing->firsts[i], target))
      return standing->firsts[i];
  return NULL;
}

const ForconDoctrine *
forcon_standing_silences (const ForconStanding *standing)
{
  static const ForconWhat silent[] = { FORCON_WHAT_HOLD_FIRE, FORCON_WHAT_AVOID };

  for (gsize i = 0; i < G_N_ELEMENTS (silent); i++)
    if (standing->of[silent[i]] != NULL && !standing->of[silent[i]]->attacked)
      return standing->of[silent[i]];
  return NULL;
}

void
forcon_captain_name (const ForconCaptain *captain, const ForconDoctrine *doctrine, ForconCommand *command)
{
  const GArray *doctrines = captain->battle->doctrines;

  command->doctrine = 0;
  for (guint i = 0; doctrine != NULL && i < doctrines->len; i++)
    {
      const ForconDoctrine *other = &g_array_index (doctrines, ForconDoctrine, i);

      command->doctrine += forcon_battle_doctrine_binds (captain->battle, other, captain->side) ? 1 : 0;
      if (other == doctrine)
        return;
    }
}
