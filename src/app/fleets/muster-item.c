/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/fleets/muster-item.h"

#include <glib/gi18n-lib.h>

#include "render/drawing/campaign-labels.h"
#include "report/campaign/campaign-wording.h"
#include "engine/state/formation.h"
#include "render/drawing/labels.h"
#include "base/text.h"

/* @ships: (element-type ForconMusterItem): of a formation */
struct _ForconMusterItem {
  ForconRowItem parent;

  ForconMusterKind kind;
  guint id;
  GListStore *ships;
};

G_DEFINE_FINAL_TYPE (ForconMusterItem, forcon_muster_item, FORCON_TYPE_ROW_ITEM)

/* The ships of a formation, only anew where they are others. */
static void
refresh_ships (ForconMusterItem *self, const ForconCampaign *campaign, const ForconShips *ships)
{
  GListModel *model = G_LIST_MODEL (self->ships);
  gboolean same = g_list_model_get_n_items (model) == ships->n;

  for (guint i = 0; i < ships->n && same; i++)
    {
      g_autoptr (ForconMusterItem) item = g_list_model_get_item (model, i);

      same = item->id == ships->ship[i].value;
    }
  if (!same)
    g_list_store_remove_all (self->ships);
  for (guint i = 0; i < ships->n; i++)
    {
      g_autoptr (ForconMusterItem) item
          = same ? g_list_model_get_item (model, i) : forcon_muster_item_new (FORCON_MUSTER_SHIP, ships->ship[i].value);

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
  ForconShips ships = forcon_formation_ships (campaign->fleet, id);
  const char *name = forcon_name (forcon_battle_formation_name (campaign->fleet, id));
  const char *place = FORCON_ID_IS_NONE (post->sector) ? C_ ("formation", "nowhere yet")
                                                       : forcon_wording_sector (campaign, post->sector);
  const char *posture = forcon_label_posture (post->posture);
  g_autofree char *text = g_strdup_printf ("%s (%u)", name, ships.n);
  /* Translators: a formation: its name, how many ships, where it is, its posture. */
  g_autofree char *spoken
      = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "Formation %1$s, %2$u ship, %3$s, posture: %4$s",
                                      "Formation %1$s, %2$u ships, %3$s, posture: %4$s", ships.n),
                         name, ships.n, place, posture);

  g_object_set (self, "name", text, "place", place, "icon",
                FORCON_ID_IS_NONE (post->clash) ? NULL : "dialog-warning-symbolic", "spoken", spoken, NULL);
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

  forcon_row_item_take_text (self, "name", g_strdup_printf (flagship ? "⚑ %s" : "%s", forcon_name (card->name)));
  /* Translators: a ship of a formation: its name, what it is. */
  forcon_row_item_take_text (self, "spoken",
                             g_strdup_printf (flagship ? _ ("%1$s, %2$s, flagship") : C_ ("ship", "%1$s, %2$s"),
                                              forcon_name (card->name), type));
}

void
forcon_muster_item_refresh (ForconMusterItem *self, const ForconCampaign *campaign)
{
  const char *name;

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
      name = forcon_name (forcon_campaign_admiral_name (campaign, (ForconSideId){ (guint16) self->id }));
      g_object_set (self, "name", name, "spoken", name, NULL);
      break;
    case FORCON_MUSTER_NEW:
    default:
      g_object_set (self, "name", _ ("New formation…"), "icon", "list-add-symbolic", "spoken",
                    _ ("New formation: drop ships here"), NULL);
    }
}

ForconMusterKind
forcon_muster_item_kind (ForconMusterItem *self)
{
  g_return_val_if_fail (FORCON_IS_MUSTER_ITEM (self), FORCON_MUSTER_NEW);
  return self->kind;
}

guint
forcon_muster_item_id (ForconMusterItem *self)
{
  g_return_val_if_fail (FORCON_IS_MUSTER_ITEM (self), 0);
  return self->id;
}

GListModel *
forcon_muster_item_ships (ForconMusterItem *self)
{
  g_return_val_if_fail (FORCON_IS_MUSTER_ITEM (self), NULL);
  return self->kind == FORCON_MUSTER_FORMATION ? G_LIST_MODEL (self->ships) : NULL;
}

static void
forcon_muster_item_finalize (GObject *object)
{
  ForconMusterItem *self = FORCON_MUSTER_ITEM (object);

  g_clear_object (&self->ships);
  G_OBJECT_CLASS (forcon_muster_item_parent_class)->finalize (object);
}

static void
forcon_muster_item_class_init (ForconMusterItemClass *klass)
{
  static const ForconRowField fields[] = {
    { "name", G_TYPE_STRING },
    { "place", G_TYPE_STRING },
    { "icon", G_TYPE_STRING },
    { "spoken", G_TYPE_STRING },
  };

  G_OBJECT_CLASS (klass)->finalize = forcon_muster_item_finalize;
  forcon_row_item_class_set_fields (klass, fields, G_N_ELEMENTS (fields));
}

static void
forcon_muster_item_init (ForconMusterItem *self)
{
}

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
