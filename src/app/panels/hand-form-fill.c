/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the fields of the master's hand offer in a battle, and the values that stand now. */
#include "app/panels/hand-form-private.h"

#include <glib/gi18n-lib.h>

#include "engine/state/ship.h"
#include "render/drawing/labels.h"
#include "base/text.h"

/* Where room for a new ship is looked for: so far round the place, cm, and in so many directions. */
#define RINGS 40
#define DIRECTIONS 8

/* A list of all values from 0 of a closed list of the game. */
static void
fill_labels (ForconHandForm *self, HandRow row, gint n, const char *(*label) (gint value))
{
  gint64 chosen;
  GtkStringList *list = forcon_hand_form_begin_list (self, row, &chosen);

  for (gint i = 0; i < n; i++)
    forcon_hand_form_add_to_list (self, row, list, i, g_strdup (label (i)));
  forcon_hand_form_end_list (self, row, list, chosen);
}

#define LABEL_FUNCTION(name, Type)                                                                                     \
  static const char *name##_text (gint value)                                                                          \
  {                                                                                                                    \
    return forcon_label_##name ((Type) value);                                                                         \
  }

LABEL_FUNCTION (level, ForconLevel)
LABEL_FUNCTION (object_kind, ForconObjectKind)
LABEL_FUNCTION (charge, ForconCharge)
LABEL_FUNCTION (critical_effect, ForconCriticalEffect)

void
forcon_hand_form_fill_labels (ForconHandForm *self)
{
  fill_labels (self, HAND_ROW_LEVEL, FORCON_N_LEVEL, level_text);
  fill_labels (self, HAND_ROW_KIND, FORCON_N_OBJECT, object_kind_text);
  fill_labels (self, HAND_ROW_CHARGE, FORCON_N_CHARGE, charge_text);
  fill_labels (self, HAND_ROW_EFFECT, FORCON_N_CRITICAL, critical_effect_text);
}

static gboolean
has_critical (const ForconBattle *battle, ForconShipId ship)
{
  return !FORCON_ID_IS_NONE (ship) && forcon_ship_has_criticals (battle, ship);
}

/* What can be created, or removed: that which is chosen. */
static void
fill_things (ForconHandForm *self, const ForconBattle *battle)
{
  gboolean creates = self->kind == FORCON_COMMAND_CREATE;
  gboolean has_ship = !FORCON_ID_IS_NONE (self->ship);
  const gboolean offered[FORCON_N_THING] = {
    [FORCON_THING_SHIP] = creates ? battle->n_ships > 0 : has_ship,
    [FORCON_THING_OBJECT] = creates || !FORCON_ID_IS_NONE (self->thing.object),
    [FORCON_THING_SALVO] = creates || !FORCON_ID_IS_NONE (self->thing.salvo),
    [FORCON_THING_MINE] = creates || !FORCON_ID_IS_NONE (self->thing.mine),
    [FORCON_THING_CRITICAL] = creates ? has_ship : has_critical (battle, self->ship),
  };
  gint64 chosen;
  GtkStringList *list = forcon_hand_form_begin_list (self, HAND_ROW_THING, &chosen);

  /* What was clicked last comes first. */
  for (guint i = FORCON_N_THING; !creates && i > 0; i--)
    if (offered[i - 1] && i - 1 != FORCON_THING_SHIP && i - 1 != FORCON_THING_CRITICAL)
      chosen = i - 1;
  for (guint i = 0; i < FORCON_N_THING; i++)
    if (offered[i])
      forcon_hand_form_add_to_list (self, HAND_ROW_THING, list, i, g_strdup (forcon_label_thing ((ForconThing) i)));
  forcon_hand_form_end_list (self, HAND_ROW_THING, list, chosen);
}

static gboolean
has_value (ForconHandForm *self, const ForconBattle *battle, ForconValue value)
{
  switch (forcon_value_owner (value))
    {
    case FORCON_VALUE_OF_SALVO:
      return !FORCON_ID_IS_NONE (self->thing.salvo);
    case FORCON_VALUE_OF_BATTLE:
      return battle->round > 0;
    case FORCON_VALUE_OF_CARD:
    case FORCON_VALUE_OF_SHIP:
    case FORCON_VALUE_OF_FORMATION:
    default:
      return !FORCON_ID_IS_NONE (self->ship);
    }
}

static void
fill_values (ForconHandForm *self, const ForconBattle *battle)
{
  gint64 chosen;
  GtkStringList *list = forcon_hand_form_begin_list (self, HAND_ROW_VALUE, &chosen);

  /* The state of a ship before its card: hits are what is mostly wrong. */
  for (gint pass = 0; pass < 2; pass++)
    for (guint i = 0; i < FORCON_N_VALUE; i++)
      if (has_value (self, battle, (ForconValue) i)
          && (forcon_value_owner ((ForconValue) i) == FORCON_VALUE_OF_CARD) == (pass == 1))
        forcon_hand_form_add_to_list (self, HAND_ROW_VALUE, list, i, g_strdup (forcon_label_value ((ForconValue) i)));
  forcon_hand_form_end_list (self, HAND_ROW_VALUE, list, chosen);
}

static void
fill_sides (ForconHandForm *self, const ForconBattle *battle)
{
  gint64 chosen;
  GtkStringList *list = forcon_hand_form_begin_list (self, HAND_ROW_SIDE, &chosen);

  for (guint i = 1; i <= forcon_battle_n_sides (battle); i++)
    {
      const ForconSide *side = forcon_battle_side (battle, (ForconSideId){ (guint16) i });

      forcon_hand_form_add_to_list (self, HAND_ROW_SIDE, list, i, g_strdup (forcon_name (side->name)));
    }
  forcon_hand_form_end_list (self, HAND_ROW_SIDE, list, chosen);
}

/* The table, and the low orbit of each planet. */
static void
fill_maps (ForconHandForm *self, const ForconBattle *battle)
{
  gint64 chosen;
  GtkStringList *list = forcon_hand_form_begin_list (self, HAND_ROW_MAP, &chosen);

  forcon_hand_form_add_to_list (self, HAND_ROW_MAP, list, 0, g_strdup (_ ("the table")));
  for (guint i = 0; i < battle->objects->len; i++)
    {
      const ForconObject *object = &g_array_index (battle->objects, ForconObject, i);

      if (object->kind == FORCON_OBJECT_PLANET)
        /* Translators: a map; the number of the planet. */
        forcon_hand_form_add_to_list (self, HAND_ROW_MAP, list, object->id.value,
                                      g_strdup_printf (_ ("low orbit of planet %u"), object->id.value));
    }
  forcon_hand_form_end_list (self, HAND_ROW_MAP, list, chosen);
}

void
forcon_hand_form_fill_value (ForconHandForm *self, const ForconBattle *battle)
{
  ForconValue value = (ForconValue) forcon_hand_form_get_list (self, HAND_ROW_VALUE);

  if ((gint) value >= 0)
    forcon_value_editor_set (FORCON_VALUE_EDITOR (self->rows[HAND_ROW_TO].editor), battle, self->ship,
                             self->thing.salvo, value);
}

static gboolean
same_class (const ForconCard *a, const ForconCard *b)
{
  return a->type == b->type && g_strcmp0 (a->class_name, b->class_name) == 0;
}

/* The first ship of each class: a new ship has the card of one that is there. */
static ForconShipId
first_of_class (const ForconBattle *battle, ForconShipId ship)
{
  for (guint16 i = 1; i < ship.value; i++)
    if (same_class (forcon_battle_card (battle, (ForconShipId){ i }), forcon_battle_card (battle, ship)))
      return (ForconShipId){ i };
  return ship;
}

static char *
class_of (const ForconCard *card)
{
  const char *type = forcon_label_ship_type (card->type);

  if (card->class_name == NULL || *card->class_name == '\0')
    return g_strdup (type);
  if (forcon_label_repeats_type (card->class_name, card->type))
    return g_strdup (forcon_name (card->class_name));
  /* Translators: the name of a ship's class, what type of ship it is: "cruiser". */
  return g_strdup_printf (_ ("%1$s, %2$s"), forcon_name (card->class_name), type);
}

/* That of the chosen ship comes first to mind. */
static void
fill_classes (ForconHandForm *self, const ForconBattle *battle)
{
  gint64 chosen;
  GtkStringList *list = forcon_hand_form_begin_list (self, HAND_ROW_CLASS, &chosen);

  if (!FORCON_ID_IS_NONE (self->ship))
    chosen = first_of_class (battle, self->ship).value;
  for (guint16 i = 1; i <= battle->n_ships; i++)
    if (FORCON_ID_EQUAL (first_of_class (battle, (ForconShipId){ i }), (ForconShipId){ i })
        && !forcon_battle_card (battle, (ForconShipId){ i })->blank)
      forcon_hand_form_add_to_list (self, HAND_ROW_CLASS, list, i,
                                    class_of (forcon_battle_card (battle, (ForconShipId){ i })));
  forcon_hand_form_end_list (self, HAND_ROW_CLASS, list, chosen);
}

/* Whether a base of that radius would lie on the table and over no other. */
static gboolean
is_free (const ForconBattle *battle, ForconPoint place, ForconLength radius)
{
  if (place.x < radius || place.y < radius || place.x > battle->size.x - radius || place.y > battle->size.y - radius)
    return FALSE;
  for (guint16 i = 1; i <= battle->n_ships; i++)
    {
      ForconShipId ship = { i };

      if (forcon_ship_on_table (battle, ship) && FORCON_ID_IS_NONE (forcon_battle_ship (battle, ship)->planet)
          && forcon_point_distance (place, forcon_battle_ship (battle, ship)->position)
                 <= radius + forcon_ship_radius (battle, ship))
        return FALSE;
    }
  return TRUE;
}

/* The nearest place for a new ship, in rings round @place: it shall not lie on top of another. */
static ForconPoint
free_place (const ForconBattle *battle, ForconPoint place, ForconLength radius)
{
  for (ForconLength away = 0; away <= FORCON_CM (RINGS); away += FORCON_CM (1))
    for (gint direction = 0; direction < DIRECTIONS; direction++)
      {
        ForconPoint there
            = forcon_point_ahead (place, (ForconAngle) (direction * FORCON_FULL_CIRCLE / DIRECTIONS), away);

        if (is_free (battle, there, radius))
          return there;
      }
  return place;
}

void
forcon_hand_form_fill_place (ForconHandForm *self, const ForconBattle *battle)
{
  const ForconSalvo *salvo = forcon_battle_salvo (battle, self->thing.salvo);
  const ForconMine *mine = forcon_battle_mine (battle, self->thing.mine);
  const ForconObject *object = forcon_battle_object (battle, self->thing.object);
  const ForconShip *ship = forcon_battle_ship (battle, self->ship);
  ForconPoint place = { battle->size.x / 2, battle->size.y / 2 };

  if (salvo != NULL)
    place = salvo->position;
  else if (mine != NULL)
    place = mine->position;
  else if (object != NULL)
    place = object->centre;
  else if (ship != NULL)
    place = ship->position;
  if (self->kind == FORCON_COMMAND_CREATE && forcon_hand_form_get_list (self, HAND_ROW_THING) == FORCON_THING_SHIP)
    {
      ForconShipId like = { (guint16) MAX (forcon_hand_form_get_list (self, HAND_ROW_CLASS), 0) };

      place = free_place (battle, place, FORCON_ID_IS_NONE (like) ? FORCON_CM (1) : forcon_ship_radius (battle, like));
    }
  forcon_hand_form_set_number (self, HAND_ROW_X, place.x);
  forcon_hand_form_set_number (self, HAND_ROW_Y, place.y);
  forcon_hand_form_set_number (self, HAND_ROW_HEADING,
                               salvo != NULL  ? salvo->heading
                               : ship != NULL ? ship->heading
                                              : 0);
  forcon_hand_form_set_number (self, HAND_ROW_RADIUS, object != NULL ? object->radius : 0);
}

void
forcon_hand_form_fill (ForconHandForm *self, const ForconBattle *battle)
{
  self->filling = TRUE;
  fill_things (self, battle);
  fill_classes (self, battle);
  fill_values (self, battle);
  fill_sides (self, battle);
  fill_maps (self, battle);
  forcon_hand_form_fill_value (self, battle);
  forcon_hand_form_fill_place (self, battle);
  self->filling = FALSE;
}
