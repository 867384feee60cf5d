/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "forcon-twilight-event.h"

static gboolean
figures_equal (const ForconTwilightEvent *a, const ForconTwilightEvent *b)
{
  return a->round == b->round && a->count == b->count && a->damaged == b->damaged && a->number == b->number
         && a->was == b->was && a->hits == b->hits && a->die == b->die && a->roll.first == b->roll.first
         && a->roll.count == b->roll.count && a->random.state == b->random.state
         && a->random.increment == b->random.increment;
}

/**
 * forcon_twilight_event_equal:
 * @a: an event
 * @b: an event
 *
 * Returns: whether both state the same fact with the same figures
 */
gboolean
forcon_twilight_event_equal (const ForconTwilightEvent *a, const ForconTwilightEvent *b)
{
  return a->kind == b->kind && a->side == b->side && a->by == b->by && a->step == b->step && a->purpose == b->purpose
         && a->unit.value == b->unit.value && a->aboard.value == b->aboard.value && a->system == b->system
         && a->planet == b->planet && a->thing == b->thing && a->loss == b->loss && a->result == b->result
         && figures_equal (a, b) && g_strcmp0 (a->text, b->text) == 0;
}
