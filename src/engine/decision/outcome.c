/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/decision/outcome.h"

#include "engine/state/event.h"

/* Most commands make no more events and dice than this. */
#define EVENTS_AT_FIRST 16
#define DICE_AT_FIRST 64

ForconOutcome *
forcon_outcome_new (void)
{
  ForconOutcome *outcome = g_new0 (ForconOutcome, 1);

  outcome->events = g_array_sized_new (FALSE, FALSE, sizeof (ForconEvent), EVENTS_AT_FIRST);
  outcome->dice = g_array_sized_new (FALSE, FALSE, sizeof (ForconDie), DICE_AT_FIRST);
  outcome->throws = g_array_sized_new (FALSE, FALSE, sizeof (ForconThrow), EVENTS_AT_FIRST);
  return outcome;
}

void
forcon_outcome_free (ForconOutcome *outcome)
{
  if (outcome == NULL)
    return;
  g_array_unref (outcome->events);
  g_array_unref (outcome->dice);
  g_array_unref (outcome->throws);
  forcon_battle_free (outcome->after);
  g_free (outcome);
}
