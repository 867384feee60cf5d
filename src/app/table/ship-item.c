/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/table/ship-item.h"

#include <glib/gi18n-lib.h>

#include "app/session/session-ask.h"
#include "render/card/card-model.h"
#include "engine/state/formation.h"
#include "render/drawing/labels.h"
#include "engine/state/ship.h"
#include "base/text.h"

struct _ForconShipItem {
  ForconRowItem parent;

  ForconShipId ship;
  ForconSideId heading;
};

G_DEFINE_FINAL_TYPE (ForconShipItem, forcon_ship_item, FORCON_TYPE_ROW_ITEM)

/* As the openings count them: by what the formation of the ship has to do. */
static const char *
state_in_movement (ForconSession *session, const ForconShip *ship)
{
  const ForconBattle *battle = forcon_session_battle (session);
  const ForconRules *rules = forcon_session_rules (session);
  ForconShipId lead = forcon_formation_lead (battle, ship->formation);

  if (ship->moved)
    return C_ ("ship", "moved");
  if (!FORCON_ID_IS_NONE (lead) && forcon_opening_is_open (battle, rules, FORCON_OPENING_MUST_MOVE, lead))
    return C_ ("ship", "to move");
  if (!FORCON_ID_IS_NONE (lead) && forcon_opening_is_open (battle, rules, FORCON_OPENING_MOVE, lead))
    return C_ ("ship", "may move");
  return "";
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
    return state_in_movement (session, ship);
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
  const char *state = forcon_row_item_text (self, "state");
  GString *text = g_string_new (forcon_row_item_text (self, "name"));

  g_string_append_printf (text, ", %s, %s", forcon_label_ship_type (card->type),
                          forcon_row_item_text (self, "facts"));
  if (*state != '\0')
    g_string_append_printf (text, ", %s", state);
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
  const char *look = waits ? "forcon-waits" : "forcon-ship";

  g_object_set (self, "ship-type", (gint) card->type, "side", (gint) forcon_battle_side (battle, ship->side)->colour,
                "status", (gint) ship->status, NULL);
  forcon_row_item_take_text (self, "name", g_strdup (forcon_name (card->name)));
  forcon_row_item_take_text (self, "state", g_strdup (state_of (self, session)));
  forcon_row_item_take_text (self, "facts", facts_of (battle, self->ship));
  forcon_row_item_take_text (self, "spoken", spoken_of (self, battle));
  forcon_row_item_set_look (self, ship->status != FORCON_SHIP_IN_ACTION ? "forcon-lost" : look);
}

static void
refresh_side (ForconShipItem *self, ForconSession *session)
{
  const ForconBattle *battle = forcon_session_battle (session);
  gboolean turn = battle->round > 0 && battle->step != FORCON_STEP_OVER
                  && FORCON_ID_EQUAL (battle->side, self->heading);

  const char *name = forcon_name (forcon_battle_side (battle, self->heading)->name);

  /* Translators: a side, in the list of ships. */
  forcon_row_item_take_text (self, "name", turn ? g_strdup_printf (_ ("%s · its turn"), name) : g_strdup (name));
  forcon_row_item_take_text (self, "spoken", g_strdup (forcon_row_item_text (self, "name")));
  forcon_row_item_set_look (self, turn ? "forcon-side-in-turn" : "forcon-side");
}

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
forcon_ship_item_class_init (ForconShipItemClass *klass)
{
  static const ForconRowField fields[] = {
    { "is-ship", G_TYPE_BOOLEAN },
    { "ship-type", G_TYPE_INT },
    { "side", G_TYPE_INT },
    { "status", G_TYPE_INT },
    { "name", G_TYPE_STRING },
    { "state", G_TYPE_STRING },
    { "facts", G_TYPE_STRING },
    { "spoken", G_TYPE_STRING },
    { "css-classes", G_TYPE_BOXED },
  };

  forcon_row_item_class_set_fields (klass, fields, G_N_ELEMENTS (fields));
}

static void
forcon_ship_item_init (ForconShipItem *self)
{
}

ForconShipItem *
forcon_ship_item_new_ship (ForconShipId ship)
{
  ForconShipItem *self = g_object_new (FORCON_TYPE_SHIP_ITEM, "is-ship", TRUE, NULL);

  self->ship = ship;
  return self;
}

ForconShipItem *
forcon_ship_item_new_side (ForconSideId side)
{
  ForconShipItem *self = g_object_new (FORCON_TYPE_SHIP_ITEM, NULL);

  self->heading = side;
  return self;
}

ForconShipId
forcon_ship_item_ship (ForconShipItem *self)
{
  g_return_val_if_fail (FORCON_IS_SHIP_ITEM (self), FORCON_NO_SHIP);
  return self->ship;
}
