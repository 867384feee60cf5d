/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/state/formation.h"
#include "engine/state/ship.h"

#include <stdlib.h>

/* Shields and turrets that work together (F-FORM-5, F-SHLD-2, F-TORP-4). */

static gboolean
same_command (const ForconBattle *battle, const ForconShip *a, const ForconShip *b)
{
  return FORCON_ID_EQUAL (a->formation, b->formation) && FORCON_ID_EQUAL (a->planet, b->planet)
         && forcon_formation_commanded (battle, a->formation);
}

/*
 * Whether joining by contact is open to both: not to ships of a formation whose command is broken, whoever touches
 * them, as nearly all its ships touch (F-FORM-5).
 */
static gboolean
may_join (const ForconBattle *battle, const ForconRules *rules, const ForconShip *a, const ForconShip *b)
{
  return rules->options.broken_joins_in_contact
         || (forcon_formation_commanded (battle, a->formation) && forcon_formation_commanded (battle, b->formation));
}

static void
add (ForconShips *pool, guint place)
{
  ForconShipId ship = { (guint16) (place + 1) };

  if (pool->n < FORCON_FORMATION_SHIPS_MAX && !forcon_ships_contain (pool, ship))
    pool->ship[pool->n++] = ship;
}

/*
 * The ship, and all of its side whose shields, or @turrets, work for it directly or through others: those of its
 * command, and those in contact. Shields need their owner's wish for that, turrets nobody's leave (F-SHLD-2, F-TORP-4).
 */
static ForconShips
tied_together (const ForconBattle *battle, const ForconRules *rules, ForconShipId ship, gboolean turrets)
{
  ForconShips pool = { .n = 1, .ship = { ship } };
  guint n_ships = battle->n_ships;

  for (guint next = 0; next < pool.n; next++)
    {
      const ForconShip *a = forcon_battle_ship (battle, pool.ship[next]);

      for (guint i = 0; i < n_ships; i++)
        {
          const ForconShip *b = &battle->ships[i];
          gboolean touching = turrets || (a->joined && b->joined);

          if (!touching && !FORCON_ID_EQUAL (a->formation, b->formation))
            continue;
          if (FORCON_ID_EQUAL (a->side, b->side) && b->status == FORCON_SHIP_IN_ACTION
              && (same_command (battle, a, b)
                  || (touching && may_join (battle, rules, a, b)
                      && forcon_ships_in_contact (battle, rules, pool.ship[next],
                                                  (ForconShipId){ (guint16) (i + 1) }))))
            add (&pool, i);
        }
    }
  return pool;
}

static gint
compare_ids (gconstpointer a, gconstpointer b)
{
  return (gint) ((const ForconShipId *) a)->value - (gint) ((const ForconShipId *) b)->value;
}

/* Its own come first, then those of the others in the order of the file. */
static void
put_in_order (ForconShips *pool)
{
  qsort (pool->ship + 1, pool->n - 1, sizeof (ForconShipId), compare_ids);
}

ForconShips
forcon_formation_shield_pool (const ForconBattle *battle, const ForconRules *rules, ForconShipId ship)
{
  ForconSideId side = forcon_battle_ship (battle, ship)->side;
  ForconShips pool = tied_together (battle, rules, ship, FALSE);

  /* A braced ship covers a friend in contact with its shields even without common command (F-ORD-4). */
  for (guint i = 0; i < battle->n_ships; i++)
    {
      const ForconShip *other = &battle->ships[i];

      if (other->brace_ends > 0 && other->status == FORCON_SHIP_IN_ACTION && FORCON_ID_EQUAL (other->side, side)
          && forcon_ships_in_contact (battle, rules, ship, (ForconShipId){ (guint16) (i + 1) }))
        add (&pool, i);
    }
  put_in_order (&pool);
  return pool;
}

gint
forcon_formation_shields_left (const ForconBattle *battle, const ForconRules *rules, ForconShipId ship)
{
  gint left = 0;

  if (!forcon_ship_in_action (battle, ship))
    return 0;
  ForconShips pool = forcon_formation_shield_pool (battle, rules, ship);

  for (guint i = 0; i < pool.n; i++)
    left += forcon_ship_shields_left (battle, pool.ship[i]);
  return left;
}

ForconShips
forcon_formation_turret_pool (const ForconBattle *battle, const ForconRules *rules, ForconShipId ship)
{
  ForconShips pool = tied_together (battle, rules, ship, TRUE);

  put_in_order (&pool);
  return pool;
}
