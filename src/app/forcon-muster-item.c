/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "forcon-muster-item.h"

#include <glib/gi18n-lib.h>

#include "forcon-campaign-labels.h"
#include "forcon-formation.h"
#include "forcon-labels.h"
#include "forcon-look.h"
#include "forcon-text.h"

enum {
  PROP_0,
  PROP_NAME,
  PROP_PLACE,
  PROP_ICON,
  PROP_SPOKEN,
  N_PROPS,
};

/* @ships: (element-type ForconMusterItem): of a formation */
struct _ForconMusterItem {
  GObject parent;

  ForconMusterKind kind;
  guint id;
  char *texts[N_PROPS];
  GListStore *ships;
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (ForconMusterItem, forcon_muster_item, G_TYPE_OBJECT)

static void
take_text (ForconMusterItem *self, guint property, char *text)
{
  if (g_strcmp0 (self->texts[property], text) == 0)
    {
      g_free (text);
      return;
    }
  g_free (self->texts[property]);
  self->texts[property] = text;
  g_object_notify_by_pspec (G_OBJECT (self), properties[property]);
}

static gboolean
is_of (GListModel *ships, guint place, ForconShipId ship)
{
  g_autoptr (ForconMusterItem) item = g_list_model_get_item (ships, place);

  return item != NULL && item->id == ship.value;
}

/* The ships of a formation, only anew where they are others. */
static void
refresh_ships (ForconMusterItem *self, const ForconCampaign *campaign, const ForconShips *ships)
{
  GListModel *model = G_LIST_MODEL (self->ships);
  gboolean same = g_list_model_get_n_items (model) == ships->n;

  for (guint i = 0; i < ships->n && same; i++)
    same = is_of (model, i, ships->ship[i]);
  if (!same)
    g_list_store_remove_all (self->ships);
  for (guint i = 0; i < ships->n; i++)
    {
      g_autoptr (ForconMusterItem) item = same ? g_list_model_get_item (model, i)
                                               : forcon_muster_item_new (FORCON_MUSTER_SHIP, ships->ship[i].value);

      forcon_muster_item_refresh (item, campaign);
      if (!same)
        g_list_store_append (self->ships, item);
    }
}

static void
refresh_formation (ForconMusterItem *self, const ForconCampaign *campaign)
{
  ForconFormationId id = { (guint16) self->id };
  const ForconPost *post = forcon_campaign_post (campaign, id);
  const ForconSector *sector = forcon_campaign_sector (campaign, post->sector);
  ForconShips ships = forcon_formation_ships (campaign->fleet, id);
  const char *name = forcon_name (forcon_battle_formation_name (campaign->fleet, id));
  const char *place = sector == NULL ? C_ ("formation", "nowhere yet") : forcon_name (sector->name);
  const char *posture = forcon_label_posture (post->posture);

  take_text (self, PROP_NAME, g_strdup_printf ("%s (%u)", name, ships.n));
  take_text (self, PROP_PLACE, g_strdup (place));
  take_text (self, PROP_ICON, g_strdup (FORCON_ID_IS_NONE (post->clash) ? NULL : "dialog-warning-symbolic"));
  /* Translators: a formation: its name, how many ships, where it is, its posture. */
  take_text (self, PROP_SPOKEN, g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "Formation %1$s, %2$u ship, %3$s, posture: %4$s",
                                                              "Formation %1$s, %2$u ships, %3$s, posture: %4$s", ships.n),
                                                 name, ships.n, place, posture));
  refresh_ships (self, campaign, &ships);
}

static void
refresh_ship (ForconMusterItem *self, const ForconCampaign *campaign)
{
  ForconShipId id = { (guint16) self->id };
  const ForconShip *ship = forcon_battle_ship (campaign->fleet, id);
  const ForconCard *card = forcon_battle_card (campaign->fleet, id);
  gboolean flagship = FORCON_ID_EQUAL (forcon_battle_formation (campaign->fleet, ship->formation)->flagship, id);
  const char *type = forcon_label_ship_type (card->type);

  take_text (self, PROP_NAME, g_strdup_printf (flagship ? "⚑ %s" : "%s", forcon_name (card->name)));
  /* Translators: a ship of a formation: its name, what it is. */
  take_text (self, PROP_SPOKEN,
             g_strdup_printf (flagship ? _ ("%1$s, %2$s, flagship") : C_ ("ship", "%1$s, %2$s"), forcon_name (card->name), type));
}

static void
refresh_admiral (ForconMusterItem *self, const ForconCampaign *campaign)
{
  const char *name = forcon_name (forcon_campaign_admiral_name (campaign, (ForconSideId){ (guint16) self->id }));

  take_text (self, PROP_NAME, g_strdup (name));
  take_text (self, PROP_SPOKEN, g_strdup (name));
}

/**
 * forcon_muster_item_refresh:
 * @self: an item
 * @campaign: the campaign
 *
 * Brings it and its ships up to date; only what is another is told.
 */
void
forcon_muster_item_refresh (ForconMusterItem *self, const ForconCampaign *campaign)
{
  g_return_if_fail (FORCON_IS_MUSTER_ITEM (self));
  switch (self->kind)
    {
    case FORCON_MUSTER_FORMATION:
      refresh_formation (self, campaign);
      break;
    case FORCON_MUSTER_SHIP:
      refresh_ship (self, campaign);
      break;
    case FORCON_MUSTER_ADMIRAL:
      refresh_admiral (self, campaign);
      break;
    case FORCON_MUSTER_NEW:
    default:
      take_text (self, PROP_NAME, g_strdup (_ ("New formation…")));
      take_text (self, PROP_ICON, g_strdup ("list-add-symbolic"));
      take_text (self, PROP_SPOKEN, g_strdup (_ ("New formation: drop ships here")));
    }
}

ForconMusterKind
forcon_muster_item_kind (ForconMusterItem *self)
{
  g_return_val_if_fail (FORCON_IS_MUSTER_ITEM (self), FORCON_MUSTER_NEW);
  return self->kind;
}

/* Returns: of the admiral, the formation or the ship; of the admiral too of a place for a new formation */
guint
forcon_muster_item_id (ForconMusterItem *self)
{
  g_return_val_if_fail (FORCON_IS_MUSTER_ITEM (self), 0);
  return self->id;
}

/* Returns: (transfer none) (nullable): the rows below a formation */
GListModel *
forcon_muster_item_ships (ForconMusterItem *self)
{
  g_return_val_if_fail (FORCON_IS_MUSTER_ITEM (self), NULL);
  return self->kind == FORCON_MUSTER_FORMATION ? G_LIST_MODEL (self->ships) : NULL;
}

static void
forcon_muster_item_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  if (id > PROP_0 && id < N_PROPS)
    g_value_set_string (value, FORCON_MUSTER_ITEM (object)->texts[id]);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
forcon_muster_item_finalize (GObject *object)
{
  ForconMusterItem *self = FORCON_MUSTER_ITEM (object);

  for (guint i = 0; i < N_PROPS; i++)
    g_free (self->texts[i]);
  g_clear_object (&self->ships);
  G_OBJECT_CLASS (forcon_muster_item_parent_class)->finalize (object);
}

static void
forcon_muster_item_class_init (ForconMusterItemClass *klass)
{
  static const char *const names[N_PROPS] = { NULL, "name", "place", "icon", "spoken" };
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = forcon_muster_item_get_property;
  object_class->finalize = forcon_muster_item_finalize;
  for (guint i = PROP_NAME; i < N_PROPS; i++)
    properties[i]
        = g_param_spec_string (names[i], NULL, NULL, NULL, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
forcon_muster_item_init (ForconMusterItem *self)
{
}

/**
 * forcon_muster_item_new:
 * @kind: what it is
 * @id: of whom
 *
 * Returns: (transfer full): a row that says nothing until it is refreshed
 */
ForconMusterItem *
forcon_muster_item_new (ForconMusterKind kind, guint id)
{
  ForconMusterItem *self = g_object_new (FORCON_TYPE_MUSTER_ITEM, NULL);

  self->kind = kind;
  self->id = id;
  if (kind == FORCON_MUSTER_FORMATION)
    self->ships = g_list_store_new (FORCON_TYPE_MUSTER_ITEM);
  return self;
}
