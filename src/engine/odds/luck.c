/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/odds/luck.h"

#include <math.h>

#include "base/distribution.h"
#include "engine/odds/odds-checks.h"

/* The events and dice of a command whose luck is looked at. */
typedef struct {
  const ForconBattle *battle;
  const ForconRules *rules;
  const GArray *events;
  const GArray *dice;
  ForconLuckShare *shares;
  guint n;
} Look;

static gboolean
is_set (const Look *look, gboolean die, guint place)
{
  for (guint i = 0; i < look->events->len; i++)
    {
      const ForconEvent *event = &g_array_index (look->events, ForconEvent, i);

      if (event->kind == FORCON_EVENT_OVERRIDDEN && event->overridden.die == die
          && (!die || event->overridden.place == (gint) place))
        return TRUE;
    }
  return FALSE;
}

/* Where the result of any roll was settled, all rolls of that command count as settled: which one it was is not
 * told. */
static gboolean
is_by_hand (const Look *look, guint place)
{
  return is_set (look, FALSE, 0) || is_set (look, TRUE, place);
}

static ForconSideId
side_of_ship (const Look *look, ForconShipId ship)
{
  const ForconShip *state = forcon_battle_ship (look->battle, ship);

  return state == NULL ? FORCON_NO_SIDE : state->side;
}

static ForconSideId
side_of_salvo (const Look *look, ForconSalvoId id)
{
  const ForconSalvo *salvo = forcon_battle_salvo (look->battle, id);

  return salvo == NULL ? FORCON_NO_SIDE : salvo->side;
}

static ForconSideId
side_of_mine (const Look *look, ForconMineId id)
{
  const ForconMine *mine = forcon_battle_mine (look->battle, id);

  return mine == NULL ? FORCON_NO_SIDE : mine->side;
}

static ForconLuck *
share_of (Look *look, ForconLuckKind kind, ForconSideId side)
{
  g_assert (look->n < FORCON_LUCK_SHARES_MAX);
  look->shares[look->n] = (ForconLuckShare){ .kind = kind, .side = side };
  return &look->shares[look->n++].luck;
}

/* Dice that each count from @needed on (F-GEN-5). */
static void
add_dice (const Look *look, ForconLuck *luck, ForconRoll roll, gint needed)
{
  double chance = forcon_die_chance (needed);

  for (guint i = roll.first; i < roll.first + roll.count && i < look->dice->len; i++)
    {
      if (is_by_hand (look, i))
        {
          luck->by_hand++;
          continue;
        }
      luck->tries++;
      luck->successes += g_array_index (look->dice, ForconDie, i).face >= needed ? 1 : 0;
      luck->expected += chance;
      luck->variance += chance * (1 - chance);
    }
}

static void
look_at_dice (Look *look, ForconLuckKind kind, ForconSideId side, ForconRoll roll, ForconRoll again, gint needed)
{
  ForconLuck *luck = share_of (look, kind, side);

  add_dice (look, luck, roll, needed);
  add_dice (look, luck, again, needed);
}

/* A check passes on @limit or less (F-SHIP-6). */
static void
look_at_check (Look *look, ForconShipId ship, ForconRoll roll, gint limit, gboolean passed)
{
  gboolean by_hand = FALSE;
  ForconLuck *luck;

  if (roll.count == 0)
    return;
  luck = share_of (look, FORCON_LUCK_CHECKS, side_of_ship (look, ship));
  for (guint i = roll.first; i < roll.first + roll.count; i++)
    by_hand = by_hand || is_by_hand (look, i);
  if (by_hand)
    luck->by_hand++;
  else
    forcon_luck_add_check (luck, (gint) roll.count, limit, passed);
}

/* Damage control passes on its limit, or only below it (F-END-2). */
static gint
control_limit (const Look *look, gint readiness, gint modifier)
{
  return readiness + modifier - (look->rules->options.repair_at_most ? 0 : 1);
}

static const ForconRoll none = { 0, 0 };

/* Returns: whether the event is one of dice that hit, or are to keep from being hit */
static gboolean
look_at_fire (Look *look, const ForconEvent *event)
{
  switch ((gint) event->kind)
    {
    case FORCON_EVENT_BATTERY_FIRED:
      look_at_dice (look, FORCON_LUCK_FIRE, side_of_ship (look, event->battery_fired.shooter),
                    event->battery_fired.roll, event->battery_fired.again, event->battery_fired.armour);
      return TRUE;
    case FORCON_EVENT_DESTRUCTOR_FIRED:
      look_at_dice (look, FORCON_LUCK_FIRE, side_of_ship (look, event->destructor_fired.shooter),
                    event->destructor_fired.roll, event->destructor_fired.again, event->destructor_fired.needed);
      return TRUE;
    case FORCON_EVENT_SALVO_FIRED_AT:
      look_at_dice (look, FORCON_LUCK_FIRE, side_of_ship (look, event->salvo_fired_at.shooter),
                    event->salvo_fired_at.roll, event->salvo_fired_at.again, event->salvo_fired_at.needed);
      return TRUE;
    case FORCON_EVENT_TORPEDOES_STRUCK:
      look_at_dice (look, FORCON_LUCK_FIRE, side_of_salvo (look, event->torpedoes_struck.salvo),
                    event->torpedoes_struck.roll, none, event->torpedoes_struck.armour);
      return TRUE;
    case FORCON_EVENT_RAM_STRUCK:
      look_at_dice (look, FORCON_LUCK_FIRE, side_of_ship (look, event->ram_struck.ship), event->ram_struck.roll, none,
                    MAX (event->ram_struck.armour - event->ram_struck.bonus, 1));
      return TRUE;
    case FORCON_EVENT_TURRETS_FIRED:
      look_at_dice (look, FORCON_LUCK_DEFENCE, side_of_ship (look, event->turrets_fired.target),
                    event->turrets_fired.roll, none, event->turrets_fired.needed);
      return TRUE;
    case FORCON_EVENT_HITS_SAVED:
      look_at_dice (look, FORCON_LUCK_DEFENCE, side_of_ship (look, event->hits_saved.ship), event->hits_saved.roll,
                    none, event->hits_saved.needed);
      return TRUE;
    default:
      return FALSE;
    }
}

static gboolean
look_at_mines (Look *look, const ForconEvent *event)
{
  switch ((gint) event->kind)
    {
    case FORCON_EVENT_MINE_BURST:
      look_at_dice (look, FORCON_LUCK_FIRE, side_of_mine (look, event->mine_burst.mine), event->mine_burst.roll, none,
                    event->mine_burst.armour);
      return TRUE;
    case FORCON_EVENT_MINE_LAUNCHED:
      look_at_dice (look, FORCON_LUCK_FIRE, side_of_mine (look, event->mine_launched.mine), event->mine_launched.roll,
                    none, event->mine_launched.armour);
      look_at_dice (look, FORCON_LUCK_DEFENCE, side_of_ship (look, event->mine_launched.target),
                    event->mine_launched.turret_roll, none, event->mine_launched.needed);
      return TRUE;
    case FORCON_EVENT_SHIP_DAMAGED:
      look_at_dice (look, FORCON_LUCK_CRITICALS, side_of_ship (look, event->ship_damaged.by), event->ship_damaged.check,
                    none, event->ship_damaged.needed);
      return TRUE;
    default:
      return FALSE;
    }
}

static gboolean
look_at_orders (Look *look, const ForconEvent *event)
{
  switch ((gint) event->kind)
    {
    case FORCON_EVENT_ORDER_GIVEN:
      look_at_check (look, event->order_given.ship, event->order_given.check, event->order_given.readiness, TRUE);
      return TRUE;
    case FORCON_EVENT_ORDER_FAILED:
      look_at_check (look, event->order_failed.ship, event->order_failed.check, event->order_failed.readiness, FALSE);
      return TRUE;
    case FORCON_EVENT_TARGET_CHECKED:
      look_at_check (look, event->target_checked.ship, event->target_checked.roll,
                     event->target_checked.readiness + event->target_checked.modifier, event->target_checked.passed);
      return TRUE;
    case FORCON_EVENT_BRACED:
      look_at_check (look, event->braced.ship, event->braced.check, event->braced.readiness, event->braced.passed);
      return TRUE;
    case FORCON_EVENT_LAUNCH_PREPARED:
      look_at_check (look, event->launch_prepared.ship, event->launch_prepared.check, event->launch_prepared.readiness,
                     event->launch_prepared.passed);
      return TRUE;
    default:
      return FALSE;
    }
}

static gboolean
look_at_deeds (Look *look, const ForconEvent *event)
{
  switch ((gint) event->kind)
    {
    case FORCON_EVENT_FLAG_CHECKED:
      look_at_check (look, event->flag_checked.ship, event->flag_checked.roll, event->flag_checked.needed,
                     event->flag_checked.passed);
      return TRUE;
    case FORCON_EVENT_SWEEP_CHECKED:
      look_at_check (look, event->sweep_checked.ship, event->sweep_checked.roll, event->sweep_checked.readiness,
                     event->sweep_checked.passed);
      return TRUE;
    case FORCON_EVENT_TAKEOVER_TRIED:
      look_at_check (look, event->takeover_tried.by, event->takeover_tried.roll, event->takeover_tried.readiness,
                     event->takeover_tried.passed);
      return TRUE;
    case FORCON_EVENT_RAM_CHECKED:
      look_at_check (look, event->ram_checked.ship, event->ram_checked.roll, event->ram_checked.readiness,
                     event->ram_checked.passed);
      return TRUE;
    case FORCON_EVENT_REPAIR_TRIED:
      look_at_check (look, event->repair_tried.ship, event->repair_tried.roll,
                     control_limit (look, event->repair_tried.readiness, event->repair_tried.crew_modifier),
                     event->repair_tried.repaired);
      return TRUE;
    case FORCON_EVENT_FALL_STOPPED:
      look_at_check (look, event->fall_stopped.ship, event->fall_stopped.roll,
                     control_limit (look, event->fall_stopped.readiness, event->fall_stopped.crew_modifier),
                     event->fall_stopped.stopped);
      return TRUE;
    default:
      return FALSE;
    }
}

guint
forcon_luck_of_event (const ForconBattle *battle, const ForconRules *rules, const GArray *events, guint place,
                      const GArray *dice, ForconLuckShare *shares)
{
  const ForconEvent *event = &g_array_index (events, ForconEvent, place);
  Look look = { battle, rules, events, dice, shares, 0 };

  if (!look_at_fire (&look, event) && !look_at_mines (&look, event) && !look_at_orders (&look, event))
    look_at_deeds (&look, event);
  return look.n;
}

void
forcon_luck_add_check (ForconLuck *luck, gint dice, gint limit, gboolean passed)
{
  double chance = forcon_odds_of_check (dice, limit);

  luck->tries++;
  luck->successes += passed ? 1 : 0;
  luck->expected += chance;
  luck->variance += chance * (1 - chance);
}

void
forcon_luck_add (ForconLuck *luck, const ForconLuck *more)
{
  luck->tries += more->tries;
  luck->successes += more->successes;
  luck->expected += more->expected;
  luck->variance += more->variance;
  luck->by_hand += more->by_hand;
}

double
forcon_luck_deviation (const ForconLuck *luck)
{
  return sqrt (luck->variance);
}

double
forcon_luck_sigmas (const ForconLuck *luck)
{
  return luck->variance > 0 ? (luck->successes - luck->expected) / sqrt (luck->variance) : 0;
}

FORCON_DEFINE_TERM (ForconLuckKind, LUCK, FORCON_LUCKS, luck_kind)
