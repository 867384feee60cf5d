/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/decision/apply.h"

static ForconFormation *
formation_of (ForconBattle *battle, ForconFormationId id)
{
  g_assert (id.value > 0 && id.value <= battle->n_formations);
  return &battle->formations[id.value - 1];
}

/* A new formation is as well known as the one that its flagship leaves, and who had it knows it in any case. */
void
forcon_apply_formation_formed (ForconBattle *battle, const ForconEvent *event)
{
  ForconFormationId old = forcon_apply_ship (battle, event->formation_formed.flagship)->formation;
  ForconFormation formation = *formation_of (battle, old);

  formation.levels[formation.side.value - 1] = FORCON_LEVEL_IDENTIFIED;
  formation.side = event->formation_formed.side;
  formation.flagship = event->formation_formed.flagship;
  formation.broken = FALSE;
  formation.flag_tried = FALSE;
  battle->formations = g_renew (ForconFormation, battle->formations, battle->n_formations + 1);
  battle->formations[battle->n_formations++] = formation;
}

void
forcon_apply_ship_joined (ForconBattle *battle, const ForconEvent *event)
{
  ForconShip *ship = forcon_apply_ship (battle, event->ship_joined.ship);

  ship->formation = event->ship_joined.formation;
  ship->succession = event->ship_joined.succession;
}

void
forcon_apply_flag_checked (ForconBattle *battle, const ForconEvent *event)
{
  if (event->flag_checked.reason == FORCON_FLAG_REASON_WISH)
    formation_of (battle, event->flag_checked.formation)->flag_tried = TRUE;
}

void
forcon_apply_flag_passed (ForconBattle *battle, const ForconEvent *event)
{
  ForconFormation *formation = formation_of (battle, event->flag_passed.formation);

  formation->flagship = event->flag_passed.ship;
  formation->broken = FALSE;
}

void
forcon_apply_command_broken (ForconBattle *battle, const ForconEvent *event)
{
  formation_of (battle, event->command_broken.formation)->broken = TRUE;
}

void
forcon_apply_shields_joined (ForconBattle *battle, const ForconEvent *event)
{
  forcon_apply_ship (battle, event->shields_joined.ship)->joined = event->shields_joined.joined;
}

void
forcon_apply_locked_on (ForconBattle *battle, const ForconEvent *event)
{
  ForconShip *ship = forcon_apply_ship (battle, event->locked_on.ship);

  ship->fire_order = FORCON_ORDER_LOCK_ON;
  ship->no_turn = MAX (ship->no_turn, event->locked_on.no_turn);
}

void
forcon_apply_braced (ForconBattle *battle, const ForconEvent *event)
{
  ForconShip *ship = forcon_apply_ship (battle, event->braced.ship);

  ship->fire_order = FORCON_ORDER_BRACE;
  ship->brace_side = event->braced.until;
  ship->brace_ends = event->braced.ends;
  ship->brace_factor = event->braced.factor;
  ship->strained = event->braced.strained;
}

void
forcon_apply_launch_prepared (ForconBattle *battle, const ForconEvent *event)
{
  ForconShip *ship = forcon_apply_ship (battle, event->launch_prepared.ship);

  ship->fire_order = FORCON_ORDER_PREPARE_TO_LAUNCH;
  ship->prepared = event->launch_prepared.passed;
  ship->order_failed = ship->order_failed || !event->launch_prepared.passed;
}

void
forcon_apply_shields_spent (ForconBattle *battle, const ForconEvent *event)
{
  forcon_apply_ship (battle, event->shields_spent.ship)->shields_used += event->shields_spent.stopped;
}

void
forcon_apply_formation_seen (ForconBattle *battle, const ForconEvent *event)
{
  formation_of (battle, event->formation_seen.formation)->levels[event->formation_seen.side.value - 1]
      = (guint8) event->formation_seen.level;
}

void
forcon_apply_instructed (ForconBattle *battle, const ForconEvent *event)
{
#define SAID(name, ...) .name = event->instructed.name,
  ForconDoctrine doctrine = { FORCON_FIELDS_DOCTRINE (SAID) };

  forcon_battle_add_doctrine (battle, &doctrine);
}

void
forcon_apply_instruction_dropped (ForconBattle *battle, const ForconEvent *event)
{
  gint place = forcon_battle_doctrine_place (battle, event->instruction_dropped.formation,
                                             (guint) event->instruction_dropped.number);

  if (place >= 0)
    g_array_remove_index (battle->doctrines, (guint) place);
}

void
forcon_apply_attack (ForconBattle *battle, ForconShipId target)
{
  /* A side may see an attack and not on whom. */
  const ForconShip *ship = forcon_battle_ship (battle, target);

  for (guint i = 0; ship != NULL && i < battle->doctrines->len; i++)
    {
      ForconDoctrine *doctrine = &g_array_index (battle->doctrines, ForconDoctrine, i);

      if (FORCON_ID_EQUAL (doctrine->formation, ship->formation))
        doctrine->attacked = TRUE;
    }
}
