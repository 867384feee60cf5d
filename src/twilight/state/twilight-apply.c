/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "twilight/state/twilight-event.h"

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

/* The function of an event, as forcon_twilight_apply(). */
#define APPLY(member)                                                                                                  \
  static void apply_##member (ForconTwilightClash *clash, const ForconTwilightEvent *event, const GArray *dice)

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

APPLY (step_begun)
{
  clash->step = event->step;
  clash->round = event->round;
  memset (clash->acted, 0, sizeof clash->acted);
  memset (clash->extra, 0, sizeof clash->extra);
  clash->counted = FALSE;
  g_array_set_size (clash->dice, 0);
  /* What was done before the combat is for its first round. */
  if (event->step != FORCON_TWILIGHT_STEP_START || event->round <= 1)
    return;
  memset (clash->announced, 0, sizeof clash->announced);
  memset (clash->forbidden, 0, sizeof clash->forbidden);
  memset (clash->modifier, 0, sizeof clash->modifier);
}

APPLY (planet_chosen)
{
  clash->planet = (gint) event->planet - 1;
  clash->round = 0;
  clash->result = FORCON_TWILIGHT_UNDECIDED;
  memset (clash->modifier, 0, sizeof clash->modifier);
}

/* Dice of a combat or a barrage come to lie on the table. */
APPLY (rolled)
{
  for (guint i = 0; i < event->roll.count; i++)
    {
      ForconTwilightDie die = { .side = event->side, .unit = event->unit, .needed = (gint8) event->number };

      die.face = g_array_index (dice, ForconDie, event->roll.first + i).face;
      g_array_append_val (clash->dice, die);
    }
  clash->acted[event->side] = TRUE;
}

APPLY (moved)
{
  ForconNeighbour *neighbour = &clash->neighbours[event->system - 1];

  change_count (clash, event, event->damaged, -(gint) event->count);
  neighbour->has_units[event->side] = TRUE;
  if (clash->players[event->side].units[event->unit.value - 1].kind == FORCON_UNIT_KIND_SHIP)
    neighbour->has_ships[event->side] = TRUE;
}

/* Ships are units: they come with them, and no units means no ships. */
APPLY (system_changed)
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

APPLY (token_placed)
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

APPLY (combat_over)
{
  clash->result = event->result;
  if (event->planet == 0)
    return;
  clash->planets[event->planet - 1].result = event->result;
  clash->planets[event->planet - 1].fought = TRUE;
}

/* Hits that are more or fewer: of dice that are not counted yet, or of those that are owed already. */
APPLY (hits_changed)
{
  gboolean throwing = clash->step == FORCON_TWILIGHT_STEP_BARRAGE || clash->step == FORCON_TWILIGHT_STEP_ROLL;
  gint *hits = throwing && !clash->counted ? clash->extra : clash->hits;

  hits[event->side] += event->number;
}

APPLY (rerolled)
{
  g_array_index (clash->dice, ForconTwilightDie, event->die - 1).face = (guint8) event->number;
}

APPLY (changed)
{
  g_array_index (clash->dice, ForconTwilightDie, event->die - 1).face = (guint8) event->number;
}

APPLY (hits_produced)
{
  clash->hits[event->side] += event->hits;
  clash->counted = TRUE;
}

APPLY (hits_lost)
{
  clash->hits[event->side] -= event->hits;
}

APPLY (sustained)
{
  clash->hits[event->side] -= (gint) event->count;
  change_damage (clash, event, TRUE);
}

APPLY (destroyed)
{
  if (event->loss == FORCON_TWILIGHT_LOSS_HIT || event->loss == FORCON_TWILIGHT_LOSS_BARRAGE)
    clash->hits[event->side] -= (gint) event->count;
  change_count (clash, event, event->damaged, -(gint) event->count);
}

APPLY (damaged)
{
  change_damage (clash, event, TRUE);
}

APPLY (repaired)
{
  change_damage (clash, event, FALSE);
}

APPLY (added)
{
  change_count (clash, event, FALSE, (gint) event->count);
}

APPLY (modified)
{
  *(event->round == 0 ? &clash->players[event->side].modifier : &clash->modifier[event->side]) += event->number;
}

APPLY (barrage_waived)
{
  clash->acted[event->side] = TRUE;
}

APPLY (retreat_announced)
{
  clash->announced[event->side] = TRUE;
  clash->acted[event->side] = TRUE;
}

APPLY (retreat_declined)
{
  clash->announced[event->side] = FALSE;
  clash->acted[event->side] = TRUE;
}

APPLY (retreat_cancelled)
{
  clash->announced[event->side] = FALSE;
}

APPLY (retreat_forced)
{
  clash->announced[event->side] = TRUE;
}

APPLY (retreat_forbidden)
{
  clash->forbidden[event->side] = TRUE;
}

APPLY (retreated)
{
  clash->acted[event->side] = TRUE;
  clash->retreated[event->side] = TRUE;
}

APPLY (control_taken)
{
  clash->planets[event->planet - 1].controller = (gint) event->side;
}

APPLY (generator_advanced)
{
  clash->random = event->random;
}

void
forcon_twilight_apply (ForconTwilightClash *clash, const ForconTwilightEvent *event, const GArray *dice)
{
#define CHANGES(member) apply_##member (clash, event, dice)
#define NOTHING(member)
#define CASE(NAME, member, word, changes, ...)                                                                         \
  case FORCON_TWILIGHT_EVENT_##NAME:                                                                                   \
    changes (member);                                                                                                  \
    break;

  switch (event->kind)
    {
      FORCON_TWILIGHT_EVENTS (CASE)
    case FORCON_N_TWILIGHT_EVENT:
      break;
    }
}
