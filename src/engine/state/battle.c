/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/state/battle.h"

#include <string.h>

ForconBattle *
forcon_battle_new (const char *name, ForconPoint size)
{
  ForconBattle *battle = g_new0 (ForconBattle, 1);

  battle->roster = forcon_roster_new (name);
  battle->size = size;
  battle->objects = g_array_new (FALSE, TRUE, sizeof (ForconObject));
  battle->salvos = g_array_new (FALSE, TRUE, sizeof (ForconSalvo));
  battle->mines = g_array_new (FALSE, TRUE, sizeof (ForconMine));
  battle->criticals = g_array_new (FALSE, TRUE, sizeof (ForconCritical));
  battle->shots = g_array_new (FALSE, TRUE, sizeof (ForconShot));
  battle->doctrines = g_array_new (FALSE, TRUE, sizeof (ForconDoctrine));
  battle->next_id = 1;
  battle->random = forcon_random_seeded (0, FORCON_RANDOM_BATTLE_STREAM);
  return battle;
}

ForconBattle *
forcon_battle_clone (const ForconBattle *battle)
{
  ForconBattle *clone = g_memdup2 (battle, sizeof *battle);

  clone->roster = forcon_roster_ref (battle->roster);
  clone->ships = g_memdup2 (battle->ships, battle->n_ships * sizeof *battle->ships);
  clone->formations = g_memdup2 (battle->formations, battle->n_formations * sizeof *battle->formations);
  clone->objects = g_array_copy (battle->objects);
  clone->salvos = g_array_copy (battle->salvos);
  clone->mines = g_array_copy (battle->mines);
  clone->criticals = g_array_copy (battle->criticals);
  clone->shots = g_array_copy (battle->shots);
  clone->doctrines = g_array_copy (battle->doctrines);
  if (clone->secret != NULL)
    g_bytes_ref (clone->secret);
  return clone;
}

void
forcon_battle_set_secret (ForconBattle *battle, GBytes *secret)
{
  GBytes *old = battle->secret;

  battle->secret = secret == NULL ? NULL : g_bytes_ref (secret);
  g_clear_pointer (&old, g_bytes_unref);
}

static GArray *
assign_array (GArray *array, const GArray *from)
{
  g_array_set_size (array, from->len);
  if (from->len > 0)
    memcpy (array->data, from->data, (gsize) from->len * g_array_get_element_size (array));
  return array;
}

void
forcon_battle_assign (ForconBattle *battle, const ForconBattle *from)
{
  ForconBattle old = *battle;

  *battle = *from;
  battle->roster = old.roster;
  if (old.roster != from->roster)
    {
      forcon_roster_unref (old.roster);
      battle->roster = forcon_roster_ref (from->roster);
    }
  battle->ships = old.n_ships == from->n_ships ? old.ships : g_renew (ForconShip, old.ships, from->n_ships);
  memcpy (battle->ships, from->ships, from->n_ships * sizeof *from->ships);
  battle->formations = old.n_formations == from->n_formations
                           ? old.formations
                           : g_renew (ForconFormation, old.formations, from->n_formations);
  memcpy (battle->formations, from->formations, from->n_formations * sizeof *from->formations);
  battle->objects = assign_array (old.objects, from->objects);
  battle->salvos = assign_array (old.salvos, from->salvos);
  battle->mines = assign_array (old.mines, from->mines);
  battle->criticals = assign_array (old.criticals, from->criticals);
  battle->shots = assign_array (old.shots, from->shots);
  battle->doctrines = assign_array (old.doctrines, from->doctrines);
  battle->secret = old.secret;
  if (old.secret != from->secret)
    forcon_battle_set_secret (battle, from->secret);
}

void
forcon_battle_free (ForconBattle *battle)
{
  if (battle == NULL)
    return;
  forcon_roster_unref (battle->roster);
  g_free (battle->ships);
  g_free (battle->formations);
  g_array_unref (battle->objects);
  g_array_unref (battle->salvos);
  g_array_unref (battle->mines);
  g_array_unref (battle->criticals);
  g_array_unref (battle->shots);
  g_array_unref (battle->doctrines);
  g_clear_pointer (&battle->secret, g_bytes_unref);
  g_free (battle);
}

ForconSideId
forcon_battle_add_side (ForconBattle *battle, const char *id, const char *name)
{
  ForconSide side = { .id = g_strdup (id), .name = g_strdup (name), .colour = battle->roster->sides->len };

  g_array_append_val (battle->roster->sides, side);
  return (ForconSideId){ (guint16) battle->roster->sides->len };
}

/* A formation without a flagship, known to everybody. */
static ForconFormationId
append_formation (ForconBattle *battle, ForconSideId side)
{
  ForconFormation formation = { .side = side };

  for (guint i = 0; i < FORCON_SIDES_MAX; i++)
    formation.levels[i] = FORCON_LEVEL_IDENTIFIED;
  battle->formations = g_renew (ForconFormation, battle->formations, battle->n_formations + 1);
  battle->formations[battle->n_formations++] = formation;
  return (ForconFormationId){ (guint16) battle->n_formations };
}

/* Formations of single ships have no names of their own. */
static void
make_names (ForconBattle *battle)
{
  ForconFormationName none = { NULL, NULL };

  while (battle->roster->formations->len < battle->n_formations)
    g_array_append_val (battle->roster->formations, none);
}

ForconFormationId
forcon_battle_add_formation (ForconBattle *battle, const char *id, const char *name, ForconSideId side)
{
  ForconFormationName text = { g_strdup (id), g_strdup (name) };

  make_names (battle);
  g_array_append_val (battle->roster->formations, text);
  return append_formation (battle, side);
}

void
forcon_battle_name_formation (ForconBattle *battle, ForconFormationId id, const char *name)
{
  ForconFormationName *text;

  g_return_if_fail (forcon_battle_formation (battle, id) != NULL);
  make_names (battle);
  text = &g_array_index (battle->roster->formations, ForconFormationName, id.value - 1);
  g_free (text->name);
  text->name = g_strdup (name);
}

void
forcon_battle_enlist (ForconBattle *battle, ForconShipId ship, ForconFormationId formation, gint succession)
{
  ForconFormation *state = &battle->formations[formation.value - 1];

  battle->ships[ship.value - 1].formation = formation;
  battle->ships[ship.value - 1].succession = succession;
  if (FORCON_ID_IS_NONE (state->flagship))
    state->flagship = ship;
}

ForconMineId
forcon_battle_add_mine (ForconBattle *battle, ForconSideId side, ForconPoint position, const ForconMineCard *card)
{
  ForconMine mine = { { battle->next_id++ }, side, position, *card, 1u << side.value, FORCON_NO_SHIP };

  g_array_append_val (battle->mines, mine);
  return mine.id;
}

ForconShipId
forcon_battle_add_ship_to (ForconBattle *battle, ForconCard *card, ForconSideId side, ForconPoint position,
                           ForconAngle heading, ForconFormationId formation)
{
  ForconShip ship
      = { .position = position, .heading = forcon_angle_normalise (heading), .side = side, .hits = card->hits };

  g_array_append_val (battle->roster->cards, *card);
  battle->ships = g_renew (ForconShip, battle->ships, battle->n_ships + 1);
  battle->ships[battle->n_ships++] = ship;
  ForconShipId id = { (guint16) battle->n_ships };

  if (!FORCON_ID_IS_NONE (formation))
    forcon_battle_enlist (battle, id, formation, 0);
  return id;
}

ForconShipId
forcon_battle_add_ship (ForconBattle *battle, ForconCard *card, ForconSideId side, ForconPoint position,
                        ForconAngle heading)
{
  return forcon_battle_add_ship_to (battle, card, side, position, heading, append_formation (battle, side));
}

void
forcon_battle_add_doctrine (ForconBattle *battle, const ForconDoctrine *doctrine)
{
  ForconDoctrine kept = *doctrine;

  kept.attacked = FALSE;
  kept.flagship = forcon_battle_formation (battle, doctrine->formation)->flagship;
  g_array_append_val (battle->doctrines, kept);
}

gboolean
forcon_battle_doctrine_binds (const ForconBattle *battle, const ForconDoctrine *doctrine, ForconSideId side)
{
  return FORCON_ID_EQUAL (forcon_battle_formation (battle, doctrine->formation)->side, side);
}

const ForconDoctrine *
forcon_battle_doctrine_of (const ForconBattle *battle, ForconSideId side, guint number)
{
  for (guint i = 0; number > 0 && i < battle->doctrines->len; i++)
    {
      const ForconDoctrine *doctrine = &g_array_index (battle->doctrines, ForconDoctrine, i);

      if (forcon_battle_doctrine_binds (battle, doctrine, side) && --number == 0)
        return doctrine;
    }
  return NULL;
}

gint
forcon_battle_doctrine_place (const ForconBattle *battle, ForconFormationId formation, guint number)
{
  for (guint i = 0; number > 0 && i < battle->doctrines->len; i++)
    if (FORCON_ID_EQUAL (g_array_index (battle->doctrines, ForconDoctrine, i).formation, formation) && --number == 0)
      return (gint) i;
  return -1;
}

ForconObjectId
forcon_battle_add_object (ForconBattle *battle, ForconObjectKind kind, ForconPoint centre, ForconLength radius)
{
  ForconObject object = { { battle->next_id++ }, kind, centre, radius, FORCON_NO_SIDE };

  g_array_append_val (battle->objects, object);
  return object.id;
}

const ForconObject *
forcon_battle_object (const ForconBattle *battle, ForconObjectId id)
{
  for (guint i = 0; i < battle->objects->len; i++)
    {
      const ForconObject *object = &g_array_index (battle->objects, ForconObject, i);

      if (FORCON_ID_EQUAL (object->id, id))
        return object;
    }
  return NULL;
}

const ForconSalvo *
forcon_battle_salvo (const ForconBattle *battle, ForconSalvoId id)
{
  for (guint i = 0; i < battle->salvos->len; i++)
    {
      const ForconSalvo *salvo = &g_array_index (battle->salvos, ForconSalvo, i);

      if (FORCON_ID_EQUAL (salvo->id, id))
        return salvo;
    }
  return NULL;
}

const ForconMine *
forcon_battle_mine (const ForconBattle *battle, ForconMineId id)
{
  for (guint i = 0; i < battle->mines->len; i++)
    {
      const ForconMine *mine = &g_array_index (battle->mines, ForconMine, i);

      if (FORCON_ID_EQUAL (mine->id, id))
        return mine;
    }
  return NULL;
}

static const ForconFormationName *
formation_text (const ForconBattle *battle, ForconFormationId id)
{
  if (id.value == 0 || id.value > battle->roster->formations->len)
    return NULL;
  return &g_array_index (battle->roster->formations, ForconFormationName, id.value - 1);
}

const char *
forcon_battle_formation_id (const ForconBattle *battle, ForconFormationId id)
{
  const ForconFormationName *text = formation_text (battle, id);

  return text == NULL || text->id == NULL ? "" : text->id;
}

const char *
forcon_battle_formation_name (const ForconBattle *battle, ForconFormationId id)
{
  const ForconFormationName *text = formation_text (battle, id);

  return text == NULL || text->name == NULL ? "" : text->name;
}

const ForconCritical *
forcon_battle_critical (const ForconBattle *battle, ForconCriticalId id)
{
  for (guint i = 0; i < battle->criticals->len; i++)
    {
      const ForconCritical *critical = &g_array_index (battle->criticals, ForconCritical, i);

      if (FORCON_ID_EQUAL (critical->id, id))
        return critical;
    }
  return NULL;
}

ForconShipId
forcon_battle_find_ship (const ForconBattle *battle, const char *id)
{
  for (guint i = 0; i < battle->n_ships; i++)
    if (g_str_equal (g_array_index (battle->roster->cards, ForconCard, i).id, id))
      return (ForconShipId){ (guint16) (i + 1) };
  return FORCON_NO_SHIP;
}

ForconSideId
forcon_battle_find_side (const ForconBattle *battle, const char *id)
{
  for (guint i = 0; i < battle->roster->sides->len; i++)
    if (g_str_equal (g_array_index (battle->roster->sides, ForconSide, i).id, id))
      return (ForconSideId){ (guint16) (i + 1) };
  return FORCON_NO_SIDE;
}

ForconFormationId
forcon_battle_find_formation (const ForconBattle *battle, const char *id)
{
  for (guint i = 1; i <= battle->n_formations; i++)
    {
      ForconFormationId formation = { (guint16) i };

      if (*id != '\0' && g_str_equal (forcon_battle_formation_id (battle, formation), id))
        return formation;
    }
  return FORCON_NO_FORMATION;
}

gint
forcon_battle_find_weapon (const ForconBattle *battle, ForconShipId ship, const char *id)
{
  for (guint i = 0; i < forcon_battle_n_weapons (battle, ship); i++)
    if (g_str_equal (forcon_battle_weapon (battle, ship, i)->id, id))
      return (gint) i;
  return -1;
}
