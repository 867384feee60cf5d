/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "forcon-render-card.h"

#include <glib/gi18n-lib.h>

#include "forcon-card-tables.h"
#include "forcon-card-values.h"
#include "forcon-labels.h"
#include "forcon-ship.h"
#include "forcon-text.h"

static void
line_clear (gpointer data)
{
  ForconCardLine *line = data;

  g_free (line->label);
  g_free (line->text);
}

static void
weapon_clear (gpointer data)
{
  ForconCardWeapon *weapon = data;

  g_free (weapon->name);
  g_free (weapon->range);
}

/* "General class, cruiser"; the type alone where the class has no name. */
static char *
class_text (const ForconCard *card)
{
  const char *type = forcon_label_ship_type (card->type);

  if (card->class_name == NULL || *card->class_name == '\0')
    return forcon_text_capitalise (type);
  if (forcon_label_repeats_type (card->class_name, card->type))
    return g_strdup (forcon_name (card->class_name));
  /* Translators: the name of a ship's class, what type of ship it is: "cruiser". */
  return g_strdup_printf (_ ("%1$s, %2$s"), forcon_name (card->class_name), type);
}

/* Whose it is, and of which nation where that is said and another word. */
static char *
owner_text (const ForconBattle *fleet, ForconShipId id)
{
  const ForconCard *card = forcon_battle_card (fleet, id);
  const char *owner = forcon_name (forcon_battle_side (fleet, forcon_battle_ship (fleet, id)->side)->name);

  if (card->nation == NULL || *card->nation == '\0' || g_str_equal (forcon_name (card->nation), owner))
    return g_strdup (owner);
  /* Translators: whose ship it is, of which nation. */
  return g_strdup_printf (_ ("%1$s · %2$s"), owner, forcon_name (card->nation));
}

static char *
state_text (const ForconBattle *fleet, ForconShipId id)
{
  ForconShipStatus status = forcon_battle_ship (fleet, id)->status;

  if (status != FORCON_SHIP_IN_ACTION)
    return g_strdup (forcon_label_ship_status (status));
  return forcon_ship_crippled (fleet, id) ? g_strdup (C_ ("ship", "crippled")) : NULL;
}

static gboolean
is_changed (const ForconBattle *fleet, const ForconRules *rules, ForconShipId id, const ForconCardValue *value,
            const char *text)
{
  g_autofree char *whole = value->to_whole == NULL ? NULL : value->to_whole (fleet, rules, id);

  return whole != NULL && !g_str_equal (whole, text);
}

static void
add_lines (ForconCardModel *model, const ForconBattle *fleet, const ForconRules *rules, ForconShipId id)
{
  guint n;
  const ForconCardValue *values = forcon_card_values (&n);

  for (guint i = 0; i < n; i++)
    {
      ForconCardLine line = { .label = g_strdup (g_dpgettext2 (GETTEXT_PACKAGE, "card", values[i].label)),
                              .text = values[i].to_text (fleet, rules, id) };

      line.tracked = values[i].tracked;
      line.changed = is_changed (fleet, rules, id, &values[i], line.text);
      g_array_append_val (model->lines, line);
    }
}

static void
add_weapons (ForconCardModel *model, const ForconBattle *fleet, ForconShipId id)
{
  const ForconShip *ship = forcon_battle_ship (fleet, id);
  ForconCriticalEffect effect;

  for (guint i = 0; i < forcon_battle_n_weapons (fleet, id); i++)
    {
      const ForconWeapon *weapon = forcon_battle_weapon (fleet, id, i);
      ForconCardWeapon line = { .name = forcon_text_capitalise (forcon_name (weapon->name)),
                                .kind = weapon->kind,
                                .mount = weapon->mount,
                                .arcs = weapon->arcs,
                                .range = forcon_length_to_text (weapon->range),
                                .strength = weapon->strength,
                                .run = weapon->run,
                                .loading = (ship->loading & (1u << i)) != 0,
                                .unready = (ship->unready & (1u << i)) != 0 };

      line.damaged = forcon_ship_weapon_damaged (fleet, id, i, &effect);
      g_array_append_val (model->weapons, line);
    }
}

static void
add_formation (ForconCardModel *model, const ForconBattle *fleet, ForconShipId id)
{
  ForconFormationId formation = forcon_battle_ship (fleet, id)->formation;
  const char *name = forcon_battle_formation_name (fleet, formation);

  if (name != NULL && *name != '\0')
    model->formation = g_strdup (forcon_name (name));
  model->flagship = FORCON_ID_EQUAL (forcon_battle_formation (fleet, formation)->flagship, id);
}

static void
add_tracks (ForconCardModel *model, const ForconBattle *fleet, ForconShipId id)
{
  const ForconCard *card = forcon_battle_card (fleet, id);
  const ForconShip *ship = forcon_battle_ship (fleet, id);

  model->hits = (ForconCardTrack){ card->hits, ship->hits };
  model->shields = (ForconCardTrack){ card->shields, forcon_ship_shields_left (fleet, id) };
  model->turrets = (ForconCardTrack){ card->turrets, forcon_ship_turrets (fleet, id) };
  model->mines = (ForconCardTrack){ card->mines, MAX (card->mines - ship->mines_laid, 0) };
  model->drones = (ForconCardTrack){ card->drones, card->drones };
  model->troops = (ForconCardTrack){ card->troops, MAX (card->troops - ship->landed, 0) };
}

/**
 * forcon_card_model_new:
 * @fleet: a battle, or the ships of a campaign, or what an admiral knows of them
 * @rules: the rules
 * @ship: one of its ships
 *
 * Returns: (transfer full): what the ship's card says now
 */
ForconCardModel *
forcon_card_model_new (const ForconBattle *fleet, const ForconRules *rules, ForconShipId ship)
{
  ForconCardModel *model = g_new0 (ForconCardModel, 1);
  const ForconCard *card = forcon_battle_card (fleet, ship);

  model->ship = ship;
  model->name = g_strdup (forcon_name (card->name));
  model->owner = owner_text (fleet, ship);
  model->class_name = class_text (card);
  model->type = card->type;
  model->blank = card->blank;
  model->side = forcon_battle_side (fleet, forcon_battle_ship (fleet, ship)->side)->colour;
  model->status = forcon_battle_ship (fleet, ship)->status;
  model->crippled = forcon_ship_crippled (fleet, ship);
  forcon_card_model_prepare_tables (model);
  model->lines = g_array_new (FALSE, TRUE, sizeof (ForconCardLine));
  model->weapons = g_array_new (FALSE, TRUE, sizeof (ForconCardWeapon));
  g_array_set_clear_func (model->lines, line_clear);
  g_array_set_clear_func (model->weapons, weapon_clear);
  model->harm = card->blank ? g_strdup ("") : forcon_card_damage (fleet, ship);
  if (card->blank)
    return model;
  model->state = state_text (fleet, ship);
  add_formation (model, fleet, ship);
  add_tracks (model, fleet, ship);
  add_lines (model, fleet, rules, ship);
  add_weapons (model, fleet, ship);
  forcon_card_model_add_tables (model, fleet, rules, ship);
  return model;
}

void
forcon_card_model_free (ForconCardModel *card)
{
  if (card == NULL)
    return;
  g_free (card->name);
  g_free (card->class_name);
  g_free (card->owner);
  g_free (card->formation);
  g_free (card->state);
  g_free (card->harm);
  g_array_unref (card->lines);
  g_array_unref (card->weapons);
  g_array_unref (card->crews);
  g_array_unref (card->criticals);
  g_free (card->base);
  g_free (card);
}
