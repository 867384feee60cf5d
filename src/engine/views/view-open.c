/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/state/formation.h"
#include "engine/state/ship.h"
#include "engine/views/view-private.h"

/* How ships, formations and mines come into what a side knows. */

/* The array's entry for an id, which makes it long enough. */
static guint16 *
slot (GArray *numbers, guint16 id)
{
  if (numbers->len < id)
    g_array_set_size (numbers, id);
  return &g_array_index (numbers, guint16, id - 1);
}

static guint16
look_up (const GArray *numbers, guint16 id)
{
  return id == 0 || id > numbers->len ? 0 : g_array_index (numbers, guint16, id - 1);
}

ForconShipId
forcon_view_ship (const ForconView *view, ForconShipId truth)
{
  return (ForconShipId){ look_up (view->ships, truth.value) };
}

ForconFormationId
forcon_view_formation (const ForconView *view, ForconFormationId truth)
{
  return (ForconFormationId){ look_up (view->formations, truth.value) };
}

guint32
forcon_view_number (ForconView *view, guint32 number)
{
  gpointer known = NULL;

  if (number == 0)
    return 0;
  if (!g_hash_table_lookup_extended (view->numbers, GUINT_TO_POINTER (number), NULL, &known))
    {
      known = GUINT_TO_POINTER (view->battle->next_id++);
      g_hash_table_insert (view->numbers, GUINT_TO_POINTER (number), known);
    }
  return GPOINTER_TO_UINT (known);
}

/* Others may hold the roster as it was: it is copied before it changes. */
static ForconRoster *
roster_to_change (ForconView *view)
{
  if (!view->own_roster)
    {
      ForconRoster *copy = forcon_roster_copy (view->battle->roster);

      forcon_roster_unref (view->battle->roster);
      view->battle->roster = copy;
    }
  view->own_roster = TRUE;
  return view->battle->roster;
}

ForconSideId
forcon_view_own_side (const ForconView *view, ForconSideId truth)
{
  return (ForconSideId){ truth.value > FORCON_SIDES_MAX ? 0 : view->sides[truth.value] };
}

ForconSideId
forcon_view_open_side (ForconView *view, const ForconBattle *truth, ForconSideId id)
{
  const ForconSide *side = forcon_battle_side (truth, id);
  GArray *sides;

  if (side == NULL || id.value > FORCON_SIDES_MAX || view->sides[id.value] != 0)
    return forcon_view_own_side (view, id);
  ForconSide copy = *side;

  copy.id = g_strdup (side->id);
  copy.name = g_strdup (side->name);
  copy.senior = FORCON_NO_SHIP;
  copy.turn = 0;
  sides = roster_to_change (view)->sides;
  g_array_append_val (sides, copy);
  view->sides[id.value] = (guint16) sides->len;
  return forcon_view_own_side (view, id);
}

ForconShipId
forcon_view_open_ship (ForconView *view, const ForconBattle *truth, ForconShipId id)
{
  guint16 *known = slot (view->ships, id.value);
  ForconBattle *battle = view->battle;
  ForconShip nothing = { .side = forcon_view_open_side (view, truth, forcon_battle_ship (truth, id)->side) };
  ForconCard card;

  if (*known != 0)
    return (ForconShipId){ *known };
  forcon_card_blank (&card, view->rules, view->contact, 0);
  g_array_append_val (roster_to_change (view)->cards, card);
  battle->ships = g_renew (ForconShip, battle->ships, battle->n_ships + 1);
  battle->ships[battle->n_ships++] = nothing;
  *known = (guint16) battle->n_ships;
  return (ForconShipId){ *known };
}

ForconFormationId
forcon_view_open_formation (ForconView *view, const ForconBattle *truth, ForconFormationId id)
{
  guint16 *known = slot (view->formations, id.value);
  ForconBattle *battle = view->battle;
  ForconFormation nothing = { .side = forcon_view_open_side (view, truth, forcon_battle_formation (truth, id)->side) };

  if (*known != 0)
    return (ForconFormationId){ *known };
  battle->formations = g_renew (ForconFormation, battle->formations, battle->n_formations + 1);
  battle->formations[battle->n_formations++] = nothing;
  *known = (guint16) battle->n_formations;
  return (ForconFormationId){ *known };
}

static void
fill_card (ForconView *view, const ForconBattle *truth, ForconShipId id, ForconShipId shown, ForconLevel level)
{
  ForconCard *card = &g_array_index (roster_to_change (view)->cards, ForconCard, shown.value - 1);

  forcon_card_clear (card);
  if (level == FORCON_LEVEL_IDENTIFIED)
    forcon_card_copy (card, forcon_battle_card (truth, id));
  else
    {
      /* A contact keeps its number for when it is one again. */
      guint16 *number = slot (view->contacts, shown.value);

      if (*number == 0)
        *number = (guint16) ++view->n_contacts;
      forcon_card_blank (card, view->rules, view->contact, *number);
    }
}

/* What only its own side is told while it goes on is not read off the card either. */
static ForconShip
open_state (const ForconView *view, const ForconShip *ship)
{
  ForconShip state = *ship;

  state.covers = forcon_view_ship (view, ship->covers);
  state.boards = forcon_view_ship (view, ship->boards);
  state.captor = forcon_view_ship (view, ship->captor);
  if (FORCON_ID_EQUAL (ship->side, view->side))
    return state;
  state.covers = FORCON_NO_SHIP;
  state.cover = 0;
  state.joined = FALSE;
  state.mines_laid = 0;
  state.laying = FALSE;
  return state;
}

static void
fill_criticals (ForconView *view, const ForconBattle *truth, ForconShipId id, ForconShipId shown, gboolean open)
{
  GArray *criticals = view->battle->criticals;

  for (guint i = criticals->len; i-- > 0;)
    if (FORCON_ID_EQUAL (g_array_index (criticals, ForconCritical, i).ship, shown))
      g_array_remove_index (criticals, i);
  for (guint i = 0; open && i < truth->criticals->len; i++)
    {
      ForconCritical critical = g_array_index (truth->criticals, ForconCritical, i);

      if (!FORCON_ID_EQUAL (critical.ship, id))
        continue;
      critical.id.value = forcon_view_number (view, critical.id.value);
      critical.ship = shown;
      /* In the order of their numbers, as those that come with events are. */
      guint place = criticals->len;

      while (place > 0 && g_array_index (criticals, ForconCritical, place - 1).id.value > critical.id.value)
        place--;
      g_array_insert_val (criticals, place, critical);
    }
}

void
forcon_view_fill_ship (ForconView *view, const ForconBattle *truth, ForconShipId id)
{
  const ForconShip *ship = forcon_battle_ship (truth, id);
  ForconLevel level = forcon_ship_level (truth, id, view->side);
  ForconShipId shown = forcon_view_ship (view, id);
  gboolean open = level == FORCON_LEVEL_IDENTIFIED;
  ForconShip state = open ? open_state (view, ship) : forcon_ship_blank (ship, level);

  /* Out of a forged journal. */
  if (FORCON_ID_IS_NONE (shown) || FORCON_ID_IS_NONE (ship->formation))
    return;
  state.side = forcon_view_open_side (view, truth, ship->side);
  state.brace_side = forcon_view_own_side (view, state.brace_side);
  state.planet.value = forcon_view_number (view, state.planet.value);
  state.formation = forcon_view_open_formation (view, truth, ship->formation);
  view->battle->ships[shown.value - 1] = state;
  fill_card (view, truth, id, shown, level);
  fill_criticals (view, truth, id, shown, open);
}

static void
fill_formation_name (ForconView *view, const ForconBattle *truth, ForconFormationId id, ForconFormationId shown)
{
  gboolean open = forcon_formation_level (truth, id, view->side) == FORCON_LEVEL_IDENTIFIED;
  GArray *names = roster_to_change (view)->formations;

  if (names->len < shown.value)
    g_array_set_size (names, shown.value);
  ForconFormationName *name = &g_array_index (names, ForconFormationName, shown.value - 1);

  g_free (name->id);
  g_free (name->name);
  name->id = g_strdup (open ? forcon_battle_formation_id (truth, id) : "");
  name->name = g_strdup (open ? forcon_battle_formation_name (truth, id) : "");
}

void
forcon_view_fill_formation (ForconView *view, const ForconBattle *truth, ForconFormationId id)
{
  ForconFormation formation = *forcon_battle_formation (truth, id);
  ForconLevel level = forcon_formation_level (truth, id, view->side);
  ForconFormationId shown = forcon_view_formation (view, id);
  ForconFormation blank = { 0 };

  if (FORCON_ID_IS_NONE (shown))
    return;
  formation.flagship = forcon_view_ship (view, formation.flagship);
  formation.return_target = forcon_view_formation (view, formation.return_target);
  /* Which of the blank counters commands, the side does not know: it sees the first as its flagship. */
  blank.flagship = forcon_formation_first_ship (view->battle, shown);
  if (level < FORCON_LEVEL_IDENTIFIED)
    formation = blank;
  formation.side = forcon_view_open_side (view, truth, forcon_battle_formation (truth, id)->side);
  for (guint i = 0; i < FORCON_SIDES_MAX; i++)
    formation.levels[i] = FORCON_LEVEL_IDENTIFIED;
  formation.levels[forcon_view_side (view).value - 1] = (guint8) level;
  view->battle->formations[shown.value - 1] = formation;
  fill_formation_name (view, truth, id, shown);
}

void
forcon_view_open_ships (ForconView *view, const ForconBattle *truth, ForconFormationId id)
{
  gboolean seen = forcon_formation_level (truth, id, view->side) != FORCON_LEVEL_HIDDEN;

  for (guint i = 1; seen && i <= truth->n_ships; i++)
    {
      ForconShipId ship = { (guint16) i };

      if (FORCON_ID_EQUAL (forcon_battle_ship (truth, ship)->formation, id) && forcon_ship_on_table (truth, ship))
        forcon_view_open_ship (view, truth, ship);
    }
  for (guint i = 1; i <= truth->n_ships; i++)
    {
      ForconShipId ship = { (guint16) i };

      if (FORCON_ID_EQUAL (forcon_battle_ship (truth, ship)->formation, id)
          && !FORCON_ID_IS_NONE (forcon_view_ship (view, ship)))
        forcon_view_fill_ship (view, truth, ship);
    }
  if (!FORCON_ID_IS_NONE (forcon_view_formation (view, id)))
    forcon_view_fill_formation (view, truth, id);
}

void
forcon_view_open_mine (ForconView *view, const ForconBattle *truth, const ForconMine *mine)
{
  ForconMine shown = *mine;

  shown.side = forcon_view_open_side (view, truth, mine->side);
  shown.id.value = forcon_view_number (view, mine->id.value);
  shown.known = 1u << shown.side.value | 1u << forcon_view_side (view).value;
  shown.victim = forcon_view_ship (view, mine->victim);
  g_array_append_val (view->battle->mines, shown);
}
