/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "forcon-battle.h"

/*
 * The hash goes over the values, field by field in one fixed order and width, never over memory: padding and byte order
 * differ between machines.
 */
static void
add (GByteArray *bytes, gint64 value)
{
  guint64 little = GUINT64_TO_LE ((guint64) value);

  g_byte_array_append (bytes, (const guint8 *) &little, sizeof little);
}

static void
add_point (GByteArray *bytes, ForconPoint point)
{
  add (bytes, point.x);
  add (bytes, point.y);
}

static void
add_ship (GByteArray *bytes, const ForconShip *ship)
{
  add_point (bytes, ship->position);
  add (bytes, ship->heading);
  add (bytes, ship->side.value);
  add (bytes, ship->status);
  add (bytes, ship->hits);
  add (bytes, ship->readiness_lost);
  add (bytes, ship->ew_attack_lost);
  add (bytes, ship->generators_destroyed);
  add (bytes, ship->shields_used);
  add (bytes, ship->shaken);
  add (bytes, ship->has_moved);
  add (bytes, ship->moved);
  add (bytes, ship->order);
  add (bytes, ship->order_failed);
  add (bytes, ship->bonus);
  add (bytes, ship->fired);
  add (bytes, ship->returned);
  add (bytes, ship->target_check);
  add (bytes, ship->repairs);
  add (bytes, ship->formation.value);
  add (bytes, ship->succession);
  add (bytes, ship->planet.value);
  add (bytes, ship->moved_distance);
  add (bytes, ship->turned);
  add (bytes, ship->no_turn);
  add (bytes, ship->fire_order);
  add (bytes, ship->brace_side.value);
  add (bytes, ship->brace_ends);
  add (bytes, ship->brace_factor);
  add (bytes, ship->strained);
  add (bytes, ship->joined);
  add (bytes, ship->prepared);
  add (bytes, ship->loading);
  add (bytes, ship->unready);
  add (bytes, ship->turrets_used);
  add (bytes, ship->covers.value);
  add (bytes, ship->cover);
  add (bytes, ship->cover_spent);
  add (bytes, ship->hits_lost);
  add (bytes, ship->boards.value);
  add (bytes, ship->captor.value);
  add (bytes, ship->captive);
  add (bytes, ship->mines_laid);
  add (bytes, ship->laying);
  add (bytes, ship->sweeping);
  add (bytes, ship->halved);
  add (bytes, ship->falling);
  add (bytes, ship->landed);
}

/* So many levels are hashed in any battle, for the sake of hashes that were written down. */
#define LEVELS_AT_LEAST 8

static void
add_formation (GByteArray *bytes, const ForconFormation *formation, guint n_sides)
{
  add (bytes, formation->side.value);
  add (bytes, formation->flagship.value);
  add (bytes, formation->broken);
  add (bytes, formation->flag_tried);
  add (bytes, formation->return_target.value);
  for (guint i = 0; i < MAX (n_sides, LEVELS_AT_LEAST); i++)
    add (bytes, formation->levels[i]);
}

static void
add_salvo (GByteArray *bytes, const ForconSalvo *salvo)
{
  add (bytes, salvo->id.value);
  add (bytes, salvo->side.value);
  add (bytes, salvo->launcher.value);
  add (bytes, salvo->struck.value);
  add_point (bytes, salvo->position);
  add (bytes, salvo->heading);
  add (bytes, salvo->planet.value);
  add (bytes, salvo->count);
  add (bytes, salvo->speed);
  add (bytes, salvo->run);
  add (bytes, salvo->old);
  add (bytes, salvo->turned);
  add (bytes, salvo->moved);
}

static void
add_mine (GByteArray *bytes, const ForconMine *mine)
{
  add (bytes, mine->id.value);
  add (bytes, mine->side.value);
  add_point (bytes, mine->position);
  add (bytes, mine->card.charge);
  add (bytes, mine->card.range);
  add (bytes, mine->card.strength);
  add (bytes, mine->known);
  add (bytes, mine->victim.value);
}

static void
add_lists (GByteArray *bytes, const ForconBattle *battle)
{
  add (bytes, battle->objects->len);
  for (guint i = 0; i < battle->objects->len; i++)
    {
      const ForconObject *object = &g_array_index (battle->objects, ForconObject, i);

      add (bytes, object->id.value);
      add (bytes, object->kind);
      add_point (bytes, object->centre);
      add (bytes, object->radius);
      add (bytes, object->holder.value);
    }
  add (bytes, battle->salvos->len);
  for (guint i = 0; i < battle->salvos->len; i++)
    add_salvo (bytes, &g_array_index (battle->salvos, ForconSalvo, i));
  add (bytes, battle->mines->len);
  for (guint i = 0; i < battle->mines->len; i++)
    add_mine (bytes, &g_array_index (battle->mines, ForconMine, i));
  add (bytes, battle->criticals->len);
  for (guint i = 0; i < battle->criticals->len; i++)
    {
      const ForconCritical *critical = &g_array_index (battle->criticals, ForconCritical, i);

      add (bytes, critical->ship.value);
      add (bytes, critical->effect);
      add (bytes, critical->extra);
    }
  add (bytes, battle->shots->len);
  for (guint i = 0; i < battle->shots->len; i++)
    {
      const ForconShot *shot = &g_array_index (battle->shots, ForconShot, i);

      add (bytes, shot->shooter.value);
      add (bytes, shot->target.value);
    }
}

/**
 * forcon_battle_hash:
 * @battle: a battle
 *
 * Same state, same hash, on every machine and at every optimisation level. Running numbers of criticals do not count:
 * they are only names.
 *
 * Returns: (transfer full): SHA-256 of the state in hexadecimal
 */
char *
forcon_battle_hash (const ForconBattle *battle)
{
  g_autoptr (GByteArray) bytes = g_byte_array_sized_new (1024 + battle->n_ships * 512);

  add_point (bytes, battle->size);
  add (bytes, battle->round);
  add (bytes, battle->side.value);
  add (bytes, battle->first.value);
  add (bytes, battle->step);
  add (bytes, battle->next_id);
  add (bytes, (gint64) battle->random.state);
  add (bytes, (gint64) battle->random.increment);
  add (bytes, battle->n_ships);
  for (guint i = 0; i < battle->n_ships; i++)
    add_ship (bytes, &battle->ships[i]);
  add (bytes, battle->n_formations);
  for (guint i = 0; i < battle->n_formations; i++)
    add_formation (bytes, &battle->formations[i], forcon_battle_n_sides (battle));
  add_lists (bytes, battle);
  return g_compute_checksum_for_data (G_CHECKSUM_SHA256, bytes->data, bytes->len);
}
