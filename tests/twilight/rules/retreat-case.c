/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "retreat-case.h"

void
retreat_restart (TwilightCase *self, ForconTwilightStep step)
{
  self->start->step = step;
  self->start->round = 1;
  self->start->result = FORCON_TWILIGHT_UNDECIDED;
  self->start->announced[DEFENDER] = TRUE;
  forcon_twilight_journal_free (self->journal);
  self->journal = forcon_twilight_journal_new (self->start, self->rules);
}

TwilightCase *
retreat_case (const char *defender)
{
  TwilightCase *self = twilight_space_with_neighbour ("1 cruiser", defender);

  self->start->neighbours[0].has_token[DEFENDER] = TRUE;
  retreat_restart (self, FORCON_TWILIGHT_STEP_RETREAT);
  return self;
}

ForconUnit *
retreat_values (TwilightCase *self, const char *word)
{
  return &self->start->players[DEFENDER].units[forcon_twilight_find_unit (self->rules, word).value - 1];
}

ForconTwilightPlanet *
retreat_planet (TwilightCase *self, const char *ground, gint controller)
{
  ForconTwilightPlanet *planet = &self->start->planets[self->start->n_planets++];

  planet->word = "planet";
  planet->controller = controller;
  g_assert_true (forcon_force_parse (self->rules, ground, &planet->ground[DEFENDER], NULL));
  return planet;
}
