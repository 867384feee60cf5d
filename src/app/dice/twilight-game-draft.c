/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Where the units of a set-up are. */
#include "app/dice/twilight-game-private.h"

static gboolean
has_planet (const ForconTwilightClash *draft, const char *word)
{
  for (guint i = 0; i < draft->n_planets; i++)
    if (g_strcmp0 (draft->planets[i].word, word) == 0)
      return TRUE;
  return FALSE;
}

static void
add_planet (ForconTwilightClash *draft)
{
  g_autofree char *word = NULL;

  for (guint i = 1; word == NULL || has_planet (draft, word); i++)
    {
      g_free (word);
      word = g_strdup_printf ("planet%u", i);
    }
  draft->planets[draft->n_planets++] = (ForconTwilightPlanet){ .word = g_intern_string (word),
                                                               .name = g_intern_static_string (""),
                                                               .controller = FORCON_TWILIGHT_SIDE_DEFENDER,
                                                               .result = FORCON_TWILIGHT_UNDECIDED };
}

/* The chances are those of the planet in front. */
static void
choose_planet (ForconTwilightGame *self, guint planet)
{
  self->planet = planet;
  self->draft->planet = self->draft->place == FORCON_TWILIGHT_PLACE_GROUND ? (gint) planet : -1;
}

void
forcon_twilight_game_set_place (ForconTwilightGame *self, ForconTwilightPlace place)
{
  g_return_if_fail (FORCON_IS_TWILIGHT_GAME (self) && self->file == NULL);
  self->draft->place = place;
  if (place == FORCON_TWILIGHT_PLACE_GROUND && self->draft->n_planets == 0)
    add_planet (self->draft);
  choose_planet (self, 0);
  forcon_twilight_game_draft_changed (self);
}

ForconForce *
forcon_twilight_game_draft_force (ForconTwilightGame *self, ForconTwilightSide side)
{
  g_return_val_if_fail (FORCON_IS_TWILIGHT_GAME (self), NULL);
  if (self->file != NULL)
    return NULL;
  if (self->draft->place == FORCON_TWILIGHT_PLACE_SPACE)
    return &self->draft->space[side];
  return &self->draft->planets[self->planet].ground[side];
}

/* As many of a unit as there are now, of which as many as can be stay damaged. */
static void
keep_damage (const ForconTwilightRules *rules, const ForconForce *before, ForconForce *now)
{
  for (guint i = 0; i < rules->n_units; i++)
    {
      guint16 damaged = MIN (before->damaged[i], now->intact[i]);

      now->damaged[i] = damaged;
      now->intact[i] = (guint16) (now->intact[i] - damaged);
    }
}

void
forcon_twilight_game_take_force (ForconTwilightGame *self, ForconTwilightSide side, const ForconForce *force)
{
  ForconForce *into = forcon_twilight_game_draft_force (self, side);
  ForconForce now = *force;

  g_return_if_fail (into != NULL);
  keep_damage (self->rules, into, &now);
  *into = now;
  forcon_twilight_game_draft_changed (self);
}

guint
forcon_twilight_game_draft_planet (ForconTwilightGame *self)
{
  g_return_val_if_fail (FORCON_IS_TWILIGHT_GAME (self), 0);
  return self->planet;
}

void
forcon_twilight_game_set_draft_planet (ForconTwilightGame *self, guint planet)
{
  g_return_if_fail (FORCON_IS_TWILIGHT_GAME (self) && self->file == NULL && planet < MAX (self->draft->n_planets, 1));
  choose_planet (self, planet);
  forcon_twilight_game_tell_changed (self);
}

void
forcon_twilight_game_add_planet (ForconTwilightGame *self)
{
  g_return_if_fail (FORCON_IS_TWILIGHT_GAME (self) && self->file == NULL);
  if (self->draft->n_planets == FORCON_TWILIGHT_PLANETS_MAX)
    return;
  add_planet (self->draft);
  choose_planet (self, self->draft->n_planets - 1);
  forcon_twilight_game_draft_changed (self);
}

void
forcon_twilight_game_remove_planet (ForconTwilightGame *self)
{
  ForconTwilightClash *draft = self->draft;

  g_return_if_fail (FORCON_IS_TWILIGHT_GAME (self) && self->file == NULL);
  if (draft->n_planets <= 1)
    return;
  for (guint i = self->planet; i + 1 < draft->n_planets; i++)
    draft->planets[i] = draft->planets[i + 1];
  draft->n_planets--;
  choose_planet (self, MIN (self->planet, draft->n_planets - 1));
  forcon_twilight_game_draft_changed (self);
}

static gboolean
has_neighbour (const ForconTwilightClash *draft, const char *word)
{
  for (guint i = 0; i < draft->n_neighbours; i++)
    if (g_strcmp0 (draft->neighbours[i].word, word) == 0)
      return TRUE;
  return FALSE;
}

void
forcon_twilight_game_add_neighbour (ForconTwilightGame *self)
{
  ForconTwilightClash *draft = self->draft;
  g_autofree char *word = NULL;

  g_return_if_fail (FORCON_IS_TWILIGHT_GAME (self) && self->file == NULL);
  if (draft->n_neighbours == FORCON_NEIGHBOURS_MAX)
    return;
  for (guint i = 1; word == NULL || has_neighbour (draft, word); i++)
    {
      g_free (word);
      word = g_strdup_printf ("system%u", i);
    }
  draft->neighbours[draft->n_neighbours++]
      = (ForconNeighbour){ .word = g_intern_string (word), .name = g_intern_static_string ("") };
  forcon_twilight_game_draft_changed (self);
}

void
forcon_twilight_game_remove_neighbour (ForconTwilightGame *self, guint place)
{
  ForconTwilightClash *draft = self->draft;

  g_return_if_fail (FORCON_IS_TWILIGHT_GAME (self) && self->file == NULL && place < draft->n_neighbours);
  for (guint i = place; i + 1 < draft->n_neighbours; i++)
    draft->neighbours[i] = draft->neighbours[i + 1];
  draft->n_neighbours--;
  forcon_twilight_game_draft_changed (self);
}
