/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/decision/apply.h"

static ForconSalvo *
salvo_of (ForconBattle *battle, ForconSalvoId id)
{
  for (guint i = 0; i < battle->salvos->len; i++)
    if (FORCON_ID_EQUAL (g_array_index (battle->salvos, ForconSalvo, i).id, id))
      return &g_array_index (battle->salvos, ForconSalvo, i);
  g_assert_not_reached ();
}

static ForconMine *
mine_of (ForconBattle *battle, ForconMineId id)
{
  for (guint i = 0; i < battle->mines->len; i++)
    if (FORCON_ID_EQUAL (g_array_index (battle->mines, ForconMine, i).id, id))
      return &g_array_index (battle->mines, ForconMine, i);
  g_assert_not_reached ();
}

void
forcon_apply_salvo_fired_at (ForconBattle *battle, const ForconEvent *event)
{
  forcon_apply_spend_weapons (battle, event->salvo_fired_at.shooter, event->salvo_fired_at.weapons);
  salvo_of (battle, event->salvo_fired_at.salvo)->count = event->salvo_fired_at.left;
}

void
forcon_apply_tubes_emptied (ForconBattle *battle, const ForconEvent *event)
{
  ForconShip *ship = forcon_apply_ship (battle, event->tubes_emptied.ship);

  ship->loading |= event->tubes_emptied.weapons;
  ship->fired |= event->tubes_emptied.weapons;
}

void
forcon_apply_torpedoes_launched (ForconBattle *battle, const ForconEvent *event)
{
  ForconSalvo salvo = { .id = event->torpedoes_launched.salvo,
                        .side = event->torpedoes_launched.side,
                        .launcher = event->torpedoes_launched.ship,
                        .position = event->torpedoes_launched.position,
                        .heading = event->torpedoes_launched.heading,
                        .planet = event->torpedoes_launched.planet,
                        .count = event->torpedoes_launched.count,
                        .speed = event->torpedoes_launched.speed,
                        .run = event->torpedoes_launched.run };

  g_array_append_val (battle->salvos, salvo);
  forcon_apply_use_id (battle, salvo.id.value);
}

void
forcon_apply_salvo_moved (ForconBattle *battle, const ForconEvent *event)
{
  ForconSalvo *salvo = salvo_of (battle, event->salvo_moved.salvo);

  salvo->position = event->salvo_moved.to;
  salvo->turned = salvo->turned || event->salvo_moved.heading != event->salvo_moved.from_heading;
  salvo->heading = event->salvo_moved.heading;
  salvo->run = event->salvo_moved.run;
  salvo->moved = TRUE;
}

void
forcon_apply_salvo_crossed (ForconBattle *battle, const ForconEvent *event)
{
  salvo_of (battle, event->salvo_crossed.salvo)->count = event->salvo_crossed.left;
}

/* Weapons that covered a friend are not ready in the next fire phase of their side (F-TORP-5). */
void
forcon_apply_turrets_spent (ForconBattle *battle, const ForconEvent *event)
{
  ForconShip *ship = forcon_apply_ship (battle, event->turrets_spent.ship);

  ship->turrets_used = ship->turrets_used || event->turrets_spent.turrets > 0;
  ship->cover_spent |= event->turrets_spent.weapons;
  ship->cover &= ~event->turrets_spent.weapons;
}

void
forcon_apply_turrets_fired (ForconBattle *battle, const ForconEvent *event)
{
  salvo_of (battle, event->turrets_fired.salvo)->count = event->turrets_fired.left;
  forcon_apply_attack (battle, event->turrets_fired.target);
}

void
forcon_apply_torpedoes_struck (ForconBattle *battle, const ForconEvent *event)
{
  ForconSalvo *salvo = salvo_of (battle, event->torpedoes_struck.salvo);

  salvo->count = event->torpedoes_struck.left;
  salvo->struck = event->torpedoes_struck.target;
  forcon_apply_attack (battle, event->torpedoes_struck.target);
}

void
forcon_apply_salvo_gone (ForconBattle *battle, const ForconEvent *event)
{
  for (guint i = 0; i < battle->salvos->len; i++)
    if (FORCON_ID_EQUAL (g_array_index (battle->salvos, ForconSalvo, i).id, event->salvo_gone.salvo))
      {
        g_array_remove_index (battle->salvos, i);
        return;
      }
}

void
forcon_apply_cover_declared (ForconBattle *battle, const ForconEvent *event)
{
  ForconShip *ship = forcon_apply_ship (battle, event->cover_declared.ship);

  ship->covers = event->cover_declared.target;
  ship->cover = event->cover_declared.weapons;
}

void
forcon_apply_mine_laid (ForconBattle *battle, const ForconEvent *event)
{
  ForconMine mine = { .id = event->mine_laid.mine,
                      .side = event->mine_laid.side,
                      .position = event->mine_laid.position,
                      .card = { event->mine_laid.charge, event->mine_laid.range, event->mine_laid.strength },
                      .known = 1u << event->mine_laid.side.value };

  g_array_append_val (battle->mines, mine);
  forcon_apply_use_id (battle, mine.id.value);
  if (FORCON_ID_IS_NONE (event->mine_laid.ship))
    return;
  forcon_apply_ship (battle, event->mine_laid.ship)->mines_laid++;
  forcon_apply_ship (battle, event->mine_laid.ship)->laying = TRUE;
}

void
forcon_apply_mine_triggered (ForconBattle *battle, const ForconEvent *event)
{
  mine_of (battle, event->mine_triggered.mine)->victim = event->mine_triggered.ship;
}

void
forcon_apply_mine_revealed (ForconBattle *battle, const ForconEvent *event)
{
  mine_of (battle, event->mine_revealed.mine)->known |= 1u << event->mine_revealed.side.value;
}

void
forcon_apply_mine_gone (ForconBattle *battle, const ForconEvent *event)
{
  for (guint i = 0; i < battle->mines->len; i++)
    if (FORCON_ID_EQUAL (g_array_index (battle->mines, ForconMine, i).id, event->mine_gone.mine))
      {
        g_array_remove_index (battle->mines, i);
        return;
      }
}

void
forcon_apply_mine_placed (ForconBattle *battle, const ForconEvent *event)
{
  mine_of (battle, event->mine_placed.mine)->position = event->mine_placed.position;
}

void
forcon_apply_sweep_declared (ForconBattle *battle, const ForconEvent *event)
{
  forcon_apply_ship (battle, event->sweep_declared.ship)->sweeping = TRUE;
}

void
forcon_apply_salvo_placed (ForconBattle *battle, const ForconEvent *event)
{
  ForconSalvo *salvo = salvo_of (battle, event->salvo_placed.salvo);

  salvo->position = event->salvo_placed.position;
  salvo->heading = event->salvo_placed.heading;
}
