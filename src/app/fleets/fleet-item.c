/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/fleets/fleet-item.h"

#include "base/language.h"
#include <string.h>

#include "report/campaign/campaign-wording.h"
#include "render/drawing/labels.h"
#include "engine/state/ship.h"
#include "base/text.h"

enum { REDRAW, N_SIGNALS };

struct _ForconFleetItem {
  ForconRowItem parent;

  ForconShipId ship;
  ForconFleetFacts facts;
  ForconCardModel *card;
  char *digest;
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (ForconFleetItem, forcon_fleet_item, FORCON_TYPE_ROW_ITEM)

/* All that the card says in one text, by which it is known whether it says something else. */
static char *
digest_of (const ForconCardModel *card)
{
  const ForconCardTrack tracks[]
      = { card->hits, card->shields, card->turrets, card->mines, card->drones, card->troops };
  GString *text = g_string_new (card->name);

  g_string_append_printf (text, "|%s|%s|%s|%s|%s|%d %d %d %u", card->class_name, card->owner,
                          card->formation == NULL ? "" : card->formation, card->state == NULL ? "" : card->state,
                          card->harm, card->flagship, (gint) card->type, (gint) card->status, card->side);
  for (guint i = 0; i < G_N_ELEMENTS (tracks); i++)
    g_string_append_printf (text, "|%d/%d", tracks[i].left, tracks[i].all);
  for (guint i = 0; i < card->lines->len; i++)
    g_string_append_printf (text, "|%s", g_array_index (card->lines, ForconCardLine, i).text);
  for (guint i = 0; i < card->weapons->len; i++)
    g_string_append_printf (text, "|%d%d", g_array_index (card->weapons, ForconCardWeapon, i).damaged,
                            g_array_index (card->weapons, ForconCardWeapon, i).unready);
  return g_string_free (text, FALSE);
}

/* The card, with its texts, only where it is another. */
static void
refresh_card (ForconFleetItem *self, const ForconBattle *fleet, const ForconRules *rules)
{
  g_autoptr (ForconCardModel) card = forcon_card_model_new (fleet, rules, self->ship);
  g_autofree char *digest = digest_of (card);

  if (g_strcmp0 (digest, self->digest) == 0)
    return;
  g_clear_pointer (&self->card, forcon_card_model_free);
  g_free (self->digest);
  self->card = g_steal_pointer (&card);
  self->digest = g_steal_pointer (&digest);
  g_signal_emit (self, signals[REDRAW], 0);
}

static void
refresh_facts (ForconFleetItem *self, const ForconCampaign *campaign)
{
  const ForconBattle *fleet = campaign->fleet;
  const ForconShip *ship = forcon_battle_ship (fleet, self->ship);
  const ForconCard *card = forcon_battle_card (fleet, self->ship);
  const ForconPost *post = forcon_campaign_post (campaign, ship->formation);

  self->facts = (ForconFleetFacts){ .owner = ship->side,
                                    .type = card->type,
                                    .formation = ship->formation,
                                    .hits = ship->hits,
                                    .in_action = ship->status == FORCON_SHIP_IN_ACTION };
  self->facts.formed = post != NULL && post->formed && self->facts.in_action;
  self->facts.sector = post == NULL ? FORCON_NO_SECTOR : post->sector;
  self->facts.crippled = forcon_ship_crippled (fleet, self->ship);
  self->facts.damaged
      = ship->hits < card->hits || *self->card->harm != '\0' || ship->readiness_lost > 0 || ship->ew_attack_lost > 0;
}

static char *
status_text (ForconFleetItem *self)
{
  if (*self->card->harm != '\0')
    return g_strdup (self->card->harm);
  return forcon_text_capitalise (self->facts.damaged ? C_ ("ship", "damaged") : C_ ("ship", "whole"));
}

static char *
formation_text (ForconFleetItem *self)
{
  if (!self->facts.formed)
    return g_strdup (self->facts.in_action ? C_ ("formation", "none yet") : "–");
  /* Translators: the formation of its flagship. */
  return self->card->flagship ? g_strdup_printf (_ ("%s (flagship)"), self->card->formation)
                              : g_strdup (self->card->formation);
}

void
forcon_fleet_item_refresh (ForconFleetItem *self, const ForconCampaign *campaign, const ForconRules *rules)
{
  const char *owner;
  char *spoken;

  g_return_if_fail (FORCON_IS_FLEET_ITEM (self) && campaign != NULL);
  refresh_card (self, campaign->fleet, rules);
  refresh_facts (self, campaign);
  owner = forcon_name (forcon_campaign_admiral_name (campaign, self->facts.owner));
  g_object_set (self, "name", self->card->name, "class-name", self->card->class_name, "owner", owner, "sector",
                FORCON_ID_IS_NONE (self->facts.sector) ? "–" : forcon_wording_sector (campaign, self->facts.sector),
                NULL);
  forcon_row_item_take_text (self, "type", forcon_text_capitalise (forcon_label_ship_type (self->facts.type)));
  forcon_row_item_take_text (self, "formation", formation_text (self));
  forcon_row_item_take_text (self, "hits", g_strdup_printf ("%d/%d", self->card->hits.left, self->card->hits.all));
  forcon_row_item_take_text (self, "status", status_text (self));
  /* Translators: a ship: its name, class, owner, formation, sector, hits left of all hits, state. */
  spoken = g_strdup_printf (_ ("%1$s, %2$s, %3$s, formation: %4$s, sector: %5$s, hits: %6$s, %7$s"),
                            forcon_row_item_text (self, "name"), forcon_row_item_text (self, "class-name"),
                            forcon_row_item_text (self, "owner"), forcon_row_item_text (self, "formation"),
                            forcon_row_item_text (self, "sector"), forcon_row_item_text (self, "hits"),
                            forcon_row_item_text (self, "status"));
  forcon_row_item_take_text (self, "spoken", spoken);
}

ForconShipId
forcon_fleet_item_ship (ForconFleetItem *self)
{
  g_return_val_if_fail (FORCON_IS_FLEET_ITEM (self), FORCON_NO_SHIP);
  return self->ship;
}

const ForconFleetFacts *
forcon_fleet_item_facts (ForconFleetItem *self)
{
  g_return_val_if_fail (FORCON_IS_FLEET_ITEM (self), NULL);
  return &self->facts;
}

const ForconCardModel *
forcon_fleet_item_card (ForconFleetItem *self)
{
  g_return_val_if_fail (FORCON_IS_FLEET_ITEM (self), NULL);
  return self->card;
}

gboolean
forcon_fleet_item_matches (ForconFleetItem *self, const char *needle)
{
  static const char *const searched[] = { "name", "class-name", "formation", "owner" };

  for (guint i = 0; i < G_N_ELEMENTS (searched); i++)
    {
      g_autofree char *text = g_utf8_casefold (forcon_row_item_text (self, searched[i]), -1);

      if (strstr (text, needle) != NULL)
        return TRUE;
    }
  return FALSE;
}

static void
forcon_fleet_item_finalize (GObject *object)
{
  ForconFleetItem *self = FORCON_FLEET_ITEM (object);

  g_free (self->digest);
  g_clear_pointer (&self->card, forcon_card_model_free);
  G_OBJECT_CLASS (forcon_fleet_item_parent_class)->finalize (object);
}

static void
forcon_fleet_item_class_init (ForconFleetItemClass *klass)
{
  static const ForconRowField fields[] = {
    { "name", G_TYPE_STRING },  { "class-name", G_TYPE_STRING }, { "type", G_TYPE_STRING },
    { "owner", G_TYPE_STRING }, { "formation", G_TYPE_STRING },  { "sector", G_TYPE_STRING },
    { "hits", G_TYPE_STRING },  { "status", G_TYPE_STRING },     { "spoken", G_TYPE_STRING },
  };

  G_OBJECT_CLASS (klass)->finalize = forcon_fleet_item_finalize;
  forcon_row_item_class_set_fields (klass, fields, G_N_ELEMENTS (fields));
  signals[REDRAW]
      = g_signal_new ("redraw", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
forcon_fleet_item_init (ForconFleetItem *self)
{
}

ForconFleetItem *
forcon_fleet_item_new (ForconShipId ship)
{
  ForconFleetItem *self = g_object_new (FORCON_TYPE_FLEET_ITEM, NULL);

  self->ship = ship;
  return self;
}
