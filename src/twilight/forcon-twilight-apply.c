/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "forcon-twilight-event.h"

#include <string.h>

/* Where units of an event stand: on a planet that it names, or else where it is fought. */
static ForconForce *
force_of (ForconTwilightClash *clash, const ForconTwilightEvent *event)
{
  if (event->planet > 0)
    return &clash->planets[event->planet - 1].ground[event->side];
  if (clash->place == FORCON_TWILIGHT_PLACE_GROUND && clash->planet >= 0)
    return &clash->planets[clash->planet].ground[event->side];
  return &clash->space[event->side];
}

/* Units that are more, or fewer, than before. */
static void
change_count (ForconTwilightClash *clash, const ForconTwilightEvent *event, gboolean damaged, gint by)
{
  ForconForce *force = force_of (clash, event);
  guint16 *count = damaged ? &force->damaged[event->unit.value - 1] : &force->intact[event->unit.value - 1];

  *count = (guint16) (*count + by);
}

/* Units that become damaged, or whole again. */
static void
change_damage (ForconTwilightClash *clash, const ForconTwilightEvent *event, gboolean damaged)
{
  change_count (clash, event, !damaged, -(gint) event->count);
  change_count (clash, event, damaged, (gint) event->count);
}

static void
begin_step (ForconTwilightClash *clash, const ForconTwilightEvent *event)
{
  clash->step = event->step;
  clash->round = event->round;
  memset (clash->acted, 0, sizeof clash->acted);
  memset (clash->extra, 0, sizeof clash->extra);
  clash->counted = FALSE;
  g_array_set_size (clash->dice, 0);
  if (event->step != FORCON_TWILIGHT_STEP_START)
    return;
  /* What was done before the combat is for its first round. */
  if (event->round <= 1)
    return;
  memset (clash->announced, 0, sizeof clash->announced);
  memset (clash->forbidden, 0, sizeof clash->forbidden);
  memset (clash->modifier, 0, sizeof clash->modifier);
}

static void
choose_planet (ForconTwilightClash *clash, const ForconTwilightEvent *event)
{
  clash->planet = (gint) event->planet - 1;
  clash->round = 0;
  clash->result = FORCON_TWILIGHT_UNDECIDED;
  memset (clash->modifier, 0, sizeof clash->modifier);
}

/* Dice of a combat or a barrage come to lie on the table. */
static void
lay_dice (ForconTwilightClash *clash, const ForconTwilightEvent *event, const GArray *dice)
{
  for (guint i = 0; i < event->roll.count; i++)
    {
      ForconTwilightDie die = { .side = event->side, .unit = event->unit, .needed = (gint8) event->number };

      die.face = g_array_index (dice, ForconDie, event->roll.first + i).face;
      g_array_append_val (clash->dice, die);
    }
  clash->acted[event->side] = TRUE;
}

static void
move_away (ForconTwilightClash *clash, const ForconTwilightEvent *event)
{
  ForconNeighbour *neighbour = &clash->neighbours[event->system - 1];

  change_count (clash, event, event->damaged, -(gint) event->count);
  neighbour->has_units[event->side] = TRUE;
  if (clash->players[event->side].units[event->unit.value - 1].kind == FORCON_UNIT_KIND_SHIP)
    neighbour->has_ships[event->side] = TRUE;
}

/* Ships are units: they come with them, and no units means no ships. */
static void
change_system (ForconTwilightClash *clash, const ForconTwilightEvent *event)
{
  ForconNeighbour *neighbour = &clash->neighbours[event->system - 1];
  gboolean is = event->number != 0;
  guint32 anomaly;

  switch ((gint) event->thing)
    {
    case FORCON_NEIGHBOUR_THING_SHIPS:
      neighbour->has_ships[event->side] = is;
      neighbour->has_units[event->side] = neighbour->has_units[event->side] || is;
      break;
    case FORCON_NEIGHBOUR_THING_UNITS:
      neighbour->has_units[event->side] = is;
      neighbour->has_ships[event->side] = neighbour->has_ships[event->side] && is;
      break;
    case FORCON_NEIGHBOUR_THING_PLANET:
      neighbour->has_planet[event->side] = is;
      break;
    case FORCON_NEIGHBOUR_THING_TOKEN:
      neighbour->has_token[event->side] = is;
      break;
    case FORCON_NEIGHBOUR_THING_OTHERS:
      neighbour->others = is;
      break;
    default:
      anomaly = 1u << (event->thing - FORCON_NEIGHBOUR_THING_ASTEROID_FIELD);
      neighbour->anomalies = is ? neighbour->anomalies | anomaly : neighbour->anomalies & ~anomaly;
      break;
    }
}

static void
place_token (ForconTwilightClash *clash, const ForconTwilightEvent *event)
{
  ForconTwilightPlayer *player = &clash->players[event->side];

  if (event->number == 0)
    return;
  if (event->number == 1)
    player->reinforcements--;
  else
    player->sheet--;
  clash->neighbours[event->system - 1].has_token[event->side] = TRUE;
}

static void
end_combat (ForconTwilightClash *clash, const ForconTwilightEvent *event)
{
  clash->result = event->result;
  if (event->planet == 0)
    return;
  clash->planets[event->planet - 1].result = event->result;
  clash->planets[event->planet - 1].fought = TRUE;
}

/* Hits that are more or fewer: of dice that are not counted yet, or of those that are owed already. */
static void
change_hits (ForconTwilightClash *clash, const ForconTwilightEvent *event)
{
  gboolean throwing = clash->step == FORCON_TWILIGHT_STEP_BARRAGE || clash->step == FORCON_TWILIGHT_STEP_ROLL;
  gint *hits = throwing && !clash->counted ? clash->extra : clash->hits;

  hits[event->side] += event->number;
}

/* What happens to units and hits; whether @event is such a one. */
static gboolean
apply_to_units (ForconTwilightClash *clash, const ForconTwilightEvent *event)
{
  switch ((gint) event->kind)
    {
    case FORCON_TWILIGHT_EVENT_HITS_PRODUCED:
      clash->hits[event->side] += event->hits;
      clash->counted = TRUE;
      return TRUE;
    case FORCON_TWILIGHT_EVENT_HITS_CHANGED:
      change_hits (clash, event);
      return TRUE;
    case FORCON_TWILIGHT_EVENT_HITS_LOST:
      clash->hits[event->side] -= event->hits;
      return TRUE;
    case FORCON_TWILIGHT_EVENT_SUSTAINED:
      clash->hits[event->side] -= (gint) event->count;
      change_damage (clash, event, TRUE);
      return TRUE;
    case FORCON_TWILIGHT_EVENT_DESTROYED:
      if (event->loss == FORCON_TWILIGHT_LOSS_HIT || event->loss == FORCON_TWILIGHT_LOSS_BARRAGE)
        clash->hits[event->side] -= (gint) event->count;
      change_count (clash, event, event->damaged, -(gint) event->count);
      return TRUE;
    case FORCON_TWILIGHT_EVENT_DAMAGED:
    case FORCON_TWILIGHT_EVENT_REPAIRED:
      change_damage (clash, event, event->kind == FORCON_TWILIGHT_EVENT_DAMAGED);
      return TRUE;
    case FORCON_TWILIGHT_EVENT_ADDED:
      change_count (clash, event, FALSE, (gint) event->count);
      return TRUE;
    case FORCON_TWILIGHT_EVENT_MOVED:
      move_away (clash, event);
      return TRUE;
    default:
      return FALSE;
    }
}

/* What happens on the table: dice, and what a side says. */
static gboolean
apply_to_table (ForconTwilightClash *clash, const ForconTwilightEvent *event, const GArray *dice)
{
  switch ((gint) event->kind)
    {
    case FORCON_TWILIGHT_EVENT_ROLLED:
      lay_dice (clash, event, dice);
      return TRUE;
    case FORCON_TWILIGHT_EVENT_REROLLED:
    case FORCON_TWILIGHT_EVENT_CHANGED:
      g_array_index (clash->dice, ForconTwilightDie, event->die - 1).face = (guint8) event->number;
      return TRUE;
    case FORCON_TWILIGHT_EVENT_RETREAT_ANNOUNCED:
    case FORCON_TWILIGHT_EVENT_RETREAT_DECLINED:
      clash->announced[event->side] = event->kind == FORCON_TWILIGHT_EVENT_RETREAT_ANNOUNCED;
      clash->acted[event->side] = TRUE;
      return TRUE;
    case FORCON_TWILIGHT_EVENT_RETREAT_CANCELLED:
    case FORCON_TWILIGHT_EVENT_RETREAT_FORCED:
      clash->announced[event->side] = event->kind == FORCON_TWILIGHT_EVENT_RETREAT_FORCED;
      return TRUE;
    case FORCON_TWILIGHT_EVENT_RETREAT_FORBIDDEN:
      clash->forbidden[event->side] = TRUE;
      return TRUE;
    case FORCON_TWILIGHT_EVENT_BARRAGE_WAIVED:
      clash->acted[event->side] = TRUE;
      return TRUE;
    case FORCON_TWILIGHT_EVENT_RETREATED:
      clash->acted[event->side] = TRUE;
      clash->retreated[event->side] = TRUE;
      return TRUE;
    case FORCON_TWILIGHT_EVENT_MODIFIED:
      *(event->round == 0 ? &clash->players[event->side].modifier : &clash->modifier[event->side]) += event->number;
      return TRUE;
    default:
      return FALSE;
    }
}

/**
 * forcon_twilight_apply:
 * @clash: the state
 * @event: a fact
 * @dice: (element-type ForconDie): the dice of the command that it belongs to
 *
 * The only writer of a clash in play: never fails, throws no dice and knows no rule.
 */
void
forcon_twilight_apply (ForconTwilightClash *clash, const ForconTwilightEvent *event, const GArray *dice)
{
  if (apply_to_units (clash, event) || apply_to_table (clash, event, dice))
    return;
  switch ((gint) event->kind)
    {
    case FORCON_TWILIGHT_EVENT_STEP_BEGUN:
      begin_step (clash, event);
      break;
    case FORCON_TWILIGHT_EVENT_PLANET_CHOSEN:
      choose_planet (clash, event);
      break;
    case FORCON_TWILIGHT_EVENT_SYSTEM_CHANGED:
      change_system (clash, event);
      break;
    case FORCON_TWILIGHT_EVENT_TOKEN_PLACED:
      place_token (clash, event);
      break;
    case FORCON_TWILIGHT_EVENT_COMBAT_OVER:
      end_combat (clash, event);
      break;
    case FORCON_TWILIGHT_EVENT_CONTROL_TAKEN:
      clash->planets[event->planet - 1].controller = (gint) event->side;
      break;
    case FORCON_TWILIGHT_EVENT_GENERATOR_ADVANCED:
      clash->random = event->random;
      break;
    default:
      break;
    }
}
