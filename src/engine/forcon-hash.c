/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "forcon-battle.h"

#include "forcon-fingerprint.h"

static void
add_point (GByteArray *bytes, ForconPoint point)
{
  forcon_fingerprint_add (bytes, point.x);
  forcon_fingerprint_add (bytes, point.y);
}

static void
add_ship (GByteArray *bytes, const ForconShip *ship)
{
  add_point (bytes, ship->position);
  forcon_fingerprint_add (bytes, ship->heading);
  forcon_fingerprint_add (bytes, ship->side.value);
  forcon_fingerprint_add (bytes, ship->status);
  forcon_fingerprint_add (bytes, ship->hits);
  forcon_fingerprint_add (bytes, ship->readiness_lost);
  forcon_fingerprint_add (bytes, ship->ew_attack_lost);
  forcon_fingerprint_add (bytes, ship->generators_destroyed);
  forcon_fingerprint_add (bytes, ship->shields_used);
  forcon_fingerprint_add (bytes, ship->shaken);
  forcon_fingerprint_add (bytes, ship->has_moved);
  forcon_fingerprint_add (bytes, ship->moved);
  forcon_fingerprint_add (bytes, ship->order);
  forcon_fingerprint_add (bytes, ship->order_failed);
  forcon_fingerprint_add (bytes, ship->bonus);
  forcon_fingerprint_add (bytes, ship->fired);
  forcon_fingerprint_add (bytes, ship->returned);
  forcon_fingerprint_add (bytes, ship->target_check);
  forcon_fingerprint_add (bytes, ship->repairs);
  forcon_fingerprint_add (bytes, ship->formation.value);
  forcon_fingerprint_add (bytes, ship->succession);
  forcon_fingerprint_add (bytes, ship->planet.value);
  forcon_fingerprint_add (bytes, ship->moved_distance);
  forcon_fingerprint_add (bytes, ship->turned);
  forcon_fingerprint_add (bytes, ship->no_turn);
  forcon_fingerprint_add (bytes, ship->fire_order);
  forcon_fingerprint_add (bytes, ship->brace_side.value);
  forcon_fingerprint_add (bytes, ship->brace_ends);
  forcon_fingerprint_add (bytes, ship->brace_factor);
  forcon_fingerprint_add (bytes, ship->strained);
  forcon_fingerprint_add (bytes, ship->joined);
  forcon_fingerprint_add (bytes, ship->prepared);
  forcon_fingerprint_add (bytes, ship->loading);
  forcon_fingerprint_add (bytes, ship->unready);
  forcon_fingerprint_add (bytes, ship->turrets_used);
  forcon_fingerprint_add (bytes, ship->covers.value);
  forcon_fingerprint_add (bytes, ship->cover);
  forcon_fingerprint_add (bytes, ship->cover_spent);
  forcon_fingerprint_add (bytes, ship->hits_lost);
  forcon_fingerprint_add (bytes, ship->boards.value);
  forcon_fingerprint_add (bytes, ship->captor.value);
  forcon_fingerprint_add (bytes, ship->captive);
  forcon_fingerprint_add (bytes, ship->mines_laid);
  forcon_fingerprint_add (bytes, ship->laying);
  forcon_fingerprint_add (bytes, ship->sweeping);
  forcon_fingerprint_add (bytes, ship->halved);
  forcon_fingerprint_add (bytes, ship->falling);
  forcon_fingerprint_add (bytes, ship->landed);
}

/* So many levels are hashed in any battle, for the sake of hashes that were written down. */
#define LEVELS_AT_LEAST 8

static void
add_formation (GByteArray *bytes, const ForconFormation *formation, guint n_sides)
{
  forcon_fingerprint_add (bytes, formation->side.value);
  forcon_fingerprint_add (bytes, formation->flagship.value);
  forcon_fingerprint_add (bytes, formation->broken);
  forcon_fingerprint_add (bytes, formation->flag_tried);
  forcon_fingerprint_add (bytes, formation->return_target.value);
  for (guint i = 0; i < MAX (n_sides, LEVELS_AT_LEAST); i++)
    forcon_fingerprint_add (bytes, formation->levels[i]);
}

static void
add_salvo (GByteArray *bytes, const ForconSalvo *salvo)
{
  forcon_fingerprint_add (bytes, salvo->id.value);
  forcon_fingerprint_add (bytes, salvo->side.value);
  forcon_fingerprint_add (bytes, salvo->launcher.value);
  forcon_fingerprint_add (bytes, salvo->struck.value);
  add_point (bytes, salvo->position);
  forcon_fingerprint_add (bytes, salvo->heading);
  forcon_fingerprint_add (bytes, salvo->planet.value);
  forcon_fingerprint_add (bytes, salvo->count);
  forcon_fingerprint_add (bytes, salvo->speed);
  forcon_fingerprint_add (bytes, salvo->run);
  forcon_fingerprint_add (bytes, salvo->old);
  forcon_fingerprint_add (bytes, salvo->turned);
  forcon_fingerprint_add (bytes, salvo->moved);
}

static void
add_mine (GByteArray *bytes, const ForconMine *mine)
{
  forcon_fingerprint_add (bytes, mine->id.value);
  forcon_fingerprint_add (bytes, mine->side.value);
  add_point (bytes, mine->position);
  forcon_fingerprint_add (bytes, mine->card.charge);
  forcon_fingerprint_add (bytes, mine->card.range);
  forcon_fingerprint_add (bytes, mine->card.strength);
  forcon_fingerprint_add (bytes, mine->known);
  forcon_fingerprint_add (bytes, mine->victim.value);
}

/* Only criticals that took readiness or EW attack, for the sake of hashes that were written down. */
static void
add_losses (GByteArray *bytes, const GArray *criticals)
{
  for (guint i = 0; i < criticals->len; i++)
    {
      const ForconCritical *critical = &g_array_index (criticals, ForconCritical, i);

      if (critical->readiness == 0 && critical->ew_attack == 0)
        continue;
      forcon_fingerprint_add (bytes, i);
      forcon_fingerprint_add (bytes, critical->readiness);
      forcon_fingerprint_add (bytes, critical->ew_attack);
    }
}

static void
add_lists (GByteArray *bytes, const ForconBattle *battle)
{
  forcon_fingerprint_add (bytes, battle->objects->len);
  for (guint i = 0; i < battle->objects->len; i++)
    {
      const ForconObject *object = &g_array_index (battle->objects, ForconObject, i);

      forcon_fingerprint_add (bytes, object->id.value);
      forcon_fingerprint_add (bytes, object->kind);
      add_point (bytes, object->centre);
      forcon_fingerprint_add (bytes, object->radius);
      forcon_fingerprint_add (bytes, object->holder.value);
    }
  forcon_fingerprint_add (bytes, battle->salvos->len);
  for (guint i = 0; i < battle->salvos->len; i++)
    add_salvo (bytes, &g_array_index (battle->salvos, ForconSalvo, i));
  forcon_fingerprint_add (bytes, battle->mines->len);
  for (guint i = 0; i < battle->mines->len; i++)
    add_mine (bytes, &g_array_index (battle->mines, ForconMine, i));
  forcon_fingerprint_add (bytes, battle->criticals->len);
  for (guint i = 0; i < battle->criticals->len; i++)
    {
      const ForconCritical *critical = &g_array_index (battle->criticals, ForconCritical, i);

      forcon_fingerprint_add (bytes, critical->ship.value);
      forcon_fingerprint_add (bytes, critical->effect);
      forcon_fingerprint_add (bytes, critical->extra);
    }
  forcon_fingerprint_add (bytes, battle->shots->len);
  for (guint i = 0; i < battle->shots->len; i++)
    {
      const ForconShot *shot = &g_array_index (battle->shots, ForconShot, i);

      forcon_fingerprint_add (bytes, shot->shooter.value);
      forcon_fingerprint_add (bytes, shot->target.value);
    }
}

/* Only where it was said who comes when, for the sake of hashes that were written down. */
static void
add_turns (GByteArray *bytes, const ForconBattle *battle)
{
  for (guint i = 0; i < battle->roster->sides->len; i++)
    if (g_array_index (battle->roster->sides, ForconSide, i).turn != 0)
      forcon_fingerprint_add (bytes, g_array_index (battle->roster->sides, ForconSide, i).turn);
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
  forcon_fingerprint_add (bytes, battle->round);
  forcon_fingerprint_add (bytes, battle->side.value);
  forcon_fingerprint_add (bytes, battle->first.value);
  forcon_fingerprint_add (bytes, battle->step);
  forcon_fingerprint_add (bytes, battle->next_id);
  forcon_fingerprint_add (bytes, (gint64) battle->random.state);
  forcon_fingerprint_add (bytes, (gint64) battle->random.increment);
  forcon_fingerprint_add (bytes, battle->n_ships);
  for (guint i = 0; i < battle->n_ships; i++)
    add_ship (bytes, &battle->ships[i]);
  forcon_fingerprint_add (bytes, battle->n_formations);
  for (guint i = 0; i < battle->n_formations; i++)
    add_formation (bytes, &battle->formations[i], forcon_battle_n_sides (battle));
  add_lists (bytes, battle);
  add_losses (bytes, battle->criticals);
  add_turns (bytes, battle);
  return forcon_fingerprint_finish (bytes);
}
