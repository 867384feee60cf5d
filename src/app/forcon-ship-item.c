/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "forcon-ship-item.h"

#include <glib/gi18n-lib.h>

#include "forcon-card-values.h"
#include "forcon-labels.h"
#include "forcon-ship.h"
#include "forcon-text.h"

struct _ForconShipItem {
  GObject parent;

  ForconShipId ship;
  ForconSideId heading;

  gint ship_type;
  guint side;
  gint status;
  char *name;
  char *state;
  char *facts;
  char *spoken;
  GStrv css_classes;
};

enum {
  PROP_0,
  PROP_IS_SHIP,
  PROP_SHIP_TYPE,
  PROP_SIDE,
  PROP_STATUS,
  PROP_NAME,
  PROP_STATE,
  PROP_FACTS,
  PROP_SPOKEN,
  PROP_CSS_CLASSES,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (ForconShipItem, forcon_ship_item, G_TYPE_OBJECT)

/* Takes over @text as the new value of a property, and tells if it is another. */
static void
take_text (ForconShipItem *self, guint property, char **field, char *text)
{
  if (g_strcmp0 (*field, text) == 0)
    {
      g_free (text);
      return;
    }
  g_free (*field);
  *field = text;
  g_object_notify_by_pspec (G_OBJECT (self), properties[property]);
}

static void
set_number (ForconShipItem *self, guint property, gint *field, gint value)
{
  if (*field == value)
    return;
  *field = value;
  g_object_notify_by_pspec (G_OBJECT (self), properties[property]);
}

static void
set_look (ForconShipItem *self, const char *look)
{
  const char *const classes[] = { look, NULL };

  if (self->css_classes != NULL && g_strv_equal ((const char *const *) self->css_classes, classes))
    return;
  g_strfreev (self->css_classes);
  self->css_classes = g_strdupv ((GStrv) classes);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_CSS_CLASSES]);
}

/* What there is to say of a ship in this step: "to move", "has fired", "drifting hulk". */
static const char *
state_of (ForconShipItem *self, ForconSession *session)
{
  const ForconBattle *battle = forcon_session_battle (session);
  const ForconShip *ship = forcon_battle_ship (battle, self->ship);

  if (ship->status != FORCON_SHIP_IN_ACTION)
    return forcon_label_ship_status (ship->status);
  if (battle->step == FORCON_STEP_FIRE && forcon_session_waits (session, self->ship))
    return ship->side.value == battle->side.value ? C_ ("ship", "can fire") : C_ ("ship", "fires back");
  if (ship->side.value != battle->side.value)
    return "";
  if (battle->step == FORCON_STEP_MOVEMENT)
    return ship->moved ? C_ ("ship", "moved") : C_ ("ship", "to move");
  if (battle->step == FORCON_STEP_FIRE && ship->fired != 0)
    return C_ ("ship", "fired");
  return battle->step == FORCON_STEP_END && forcon_session_waits (session, self->ship) ? C_ ("ship", "can repair") : "";
}

static char *
facts_of (const ForconBattle *battle, ForconShipId id)
{
  const ForconCard *card = forcon_battle_card (battle, id);
  GString *text = g_string_new (NULL);

  if (forcon_ship_has_criticals (battle, id))
    g_string_append (text, "⚠ ");
  /* Translators: hits left of all hits, shields left of the shields the ship has now. */
  g_string_append_printf (text, _ ("hits %1$d/%2$d, shields %3$d/%4$d"), forcon_battle_ship (battle, id)->hits,
                          card->hits, forcon_ship_shields_left (battle, id), forcon_ship_shields (battle, id));
  return g_string_free (text, FALSE);
}

/* The row in one breath, with what its colours and signs say. */
static char *
spoken_of (ForconShipItem *self, const ForconBattle *battle)
{
  const ForconCard *card = forcon_battle_card (battle, self->ship);
  g_autofree char *damage = forcon_card_damage (battle, self->ship);
  GString *text = g_string_new (self->name);

  g_string_append_printf (text, ", %s, %s", forcon_label_ship_type (card->type), self->facts);
  if (*self->state != '\0')
    g_string_append_printf (text, ", %s", self->state);
  if (*damage != '\0' && forcon_ship_in_action (battle, self->ship))
    g_string_append_printf (text, ", %s", damage);
  return g_string_free (text, FALSE);
}

static void
refresh_ship (ForconShipItem *self, ForconSession *session)
{
  const ForconBattle *battle = forcon_session_battle (session);
  const ForconShip *ship = forcon_battle_ship (battle, self->ship);
  const ForconCard *card = forcon_battle_card (battle, self->ship);
  gboolean waits = forcon_session_waits (session, self->ship);

  set_number (self, PROP_SHIP_TYPE, &self->ship_type, (gint) card->type);
  set_number (self, PROP_SIDE, (gint *) &self->side, (gint) forcon_battle_side (battle, ship->side)->colour);
  set_number (self, PROP_STATUS, &self->status, (gint) ship->status);
  take_text (self, PROP_NAME, &self->name, g_strdup (forcon_name (card->name)));
  take_text (self, PROP_STATE, &self->state, g_strdup (state_of (self, session)));
  take_text (self, PROP_FACTS, &self->facts, facts_of (battle, self->ship));
  take_text (self, PROP_SPOKEN, &self->spoken, spoken_of (self, battle));
  set_look (self, ship->status != FORCON_SHIP_IN_ACTION ? "forcon-lost" : waits ? "forcon-waits" : "forcon-ship");
}

static void
refresh_side (ForconShipItem *self, ForconSession *session)
{
  const ForconBattle *battle = forcon_session_battle (session);
  gboolean turn = battle->round > 0 && FORCON_ID_EQUAL (battle->side, self->heading);

  const char *name = forcon_name (forcon_battle_side (battle, self->heading)->name);

  /* Translators: a side, in the list of ships. */
  take_text (self, PROP_NAME, &self->name, turn ? g_strdup_printf (_ ("%s · its turn"), name) : g_strdup (name));
  take_text (self, PROP_SPOKEN, &self->spoken, g_strdup (self->name));
  set_look (self, turn ? "forcon-side-in-turn" : "forcon-side");
}

/**
 * forcon_ship_item_refresh:
 * @self: an item of the session's battle
 * @session: the session
 *
 * Brings the texts up to date; only what is another is told.
 */
void
forcon_ship_item_refresh (ForconShipItem *self, ForconSession *session)
{
  g_return_if_fail (FORCON_IS_SHIP_ITEM (self));
  if (FORCON_ID_IS_NONE (self->ship))
    refresh_side (self, session);
  else
    refresh_ship (self, session);
}

static void
forcon_ship_item_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  ForconShipItem *self = FORCON_SHIP_ITEM (object);

  switch (id)
    {
    case PROP_IS_SHIP:
      g_value_set_boolean (value, !FORCON_ID_IS_NONE (self->ship));
      break;
    case PROP_SHIP_TYPE:
      g_value_set_int (value, self->ship_type);
      break;
    case PROP_SIDE:
      g_value_set_uint (value, self->side);
      break;
    case PROP_STATUS:
      g_value_set_int (value, self->status);
      break;
    case PROP_NAME:
      g_value_set_string (value, self->name);
      break;
    case PROP_STATE:
      g_value_set_string (value, self->state);
      break;
    case PROP_FACTS:
      g_value_set_string (value, self->facts);
      break;
    case PROP_SPOKEN:
      g_value_set_string (value, self->spoken);
      break;
    case PROP_CSS_CLASSES:
      g_value_set_boxed (value, self->css_classes);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
forcon_ship_item_finalize (GObject *object)
{
  ForconShipItem *self = FORCON_SHIP_ITEM (object);

  g_free (self->name);
  g_free (self->state);
  g_free (self->facts);
  g_free (self->spoken);
  g_strfreev (self->css_classes);
  G_OBJECT_CLASS (forcon_ship_item_parent_class)->finalize (object);
}

static void
forcon_ship_item_class_init (ForconShipItemClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GParamFlags flags = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;

  object_class->get_property = forcon_ship_item_get_property;
  object_class->finalize = forcon_ship_item_finalize;
  properties[PROP_IS_SHIP] = g_param_spec_boolean ("is-ship", NULL, NULL, FALSE, flags);
  properties[PROP_SHIP_TYPE] = g_param_spec_int ("ship-type", NULL, NULL, 0, G_MAXINT, 0, flags);
  properties[PROP_SIDE] = g_param_spec_uint ("side", NULL, NULL, 0, G_MAXUINT, 0, flags);
  properties[PROP_STATUS] = g_param_spec_int ("status", NULL, NULL, 0, G_MAXINT, 0, flags);
  properties[PROP_NAME] = g_param_spec_string ("name", NULL, NULL, NULL, flags);
  properties[PROP_STATE] = g_param_spec_string ("state", NULL, NULL, NULL, flags);
  properties[PROP_FACTS] = g_param_spec_string ("facts", NULL, NULL, NULL, flags);
  properties[PROP_SPOKEN] = g_param_spec_string ("spoken", NULL, NULL, NULL, flags);
  properties[PROP_CSS_CLASSES] = g_param_spec_boxed ("css-classes", NULL, NULL, G_TYPE_STRV, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
forcon_ship_item_init (ForconShipItem *self)
{
}

/**
 * forcon_ship_item_new_ship:
 * @ship: a ship
 *
 * Returns: (transfer full): its row, still without texts
 */
ForconShipItem *
forcon_ship_item_new_ship (ForconShipId ship)
{
  ForconShipItem *self = g_object_new (FORCON_TYPE_SHIP_ITEM, NULL);

  self->ship = ship;
  return self;
}

/**
 * forcon_ship_item_new_side:
 * @side: a side
 *
 * Returns: (transfer full): the heading over its ships, still without texts
 */
ForconShipItem *
forcon_ship_item_new_side (ForconSideId side)
{
  ForconShipItem *self = g_object_new (FORCON_TYPE_SHIP_ITEM, NULL);

  self->heading = side;
  return self;
}

/**
 * forcon_ship_item_ship:
 * @self: an item
 *
 * Returns: the ship, or none for the heading of a side
 */
ForconShipId
forcon_ship_item_ship (ForconShipItem *self)
{
  g_return_val_if_fail (FORCON_IS_SHIP_ITEM (self), FORCON_NO_SHIP);
  return self->ship;
}
