/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "render/card/card-model.h"

#include "base/language.h"

#include "render/drawing/labels.h"
#include "engine/state/ship.h"
#include "base/text.h"

/* A place can be hit more than once before it is repaired (F-CRIT-3). */
#define BOXES 2

/* Letters that there are; more weapons than these begin anew with small ones. */
#define ALPHABET 26

static void
crew_clear (gpointer data)
{
  ForconCardCrew *crew = data;

  g_free (crew->name);
  g_free (crew->readiness);
  g_free (crew->modifier);
}

static void
critical_clear (gpointer data)
{
  ForconCardCritical *critical = data;

  g_free (critical->sum);
  g_free (critical->place);
  g_free (critical->harm);
}

char *
forcon_card_weapon_letter (guint index)
{
  return g_strdup_printf ("%c", (index / ALPHABET % 2 == 0 ? 'A' : 'a') + (gchar) (index % ALPHABET));
}

/* "5", "4–6". */
static char *
span (gint from, gint to)
{
  return from >= to ? g_strdup_printf ("%d", from) : g_strdup_printf ("%d–%d", from, to);
}

static void
add_crews (ForconCardModel *model, const ForconBattle *fleet, const ForconRules *rules, ForconShipId id)
{
  gint from = rules->readiness_minimum;

  for (guint i = 0; i < FORCON_N_CREW; i++)
    {
      const ForconCrewRule *rule = &rules->crews[i];
      const char *sign = rule->modifier > 0 ? "+" : rule->modifier < 0 ? "−" : "";
      ForconCardCrew crew = { .name = g_strdup (forcon_label_crew ((ForconCrew) i)),
                              .modifier = g_strdup_printf ("%s%d", sign, ABS (rule->modifier)),
                              .now = forcon_ship_crew (fleet, rules, id) == (ForconCrew) i };

      crew.readiness = i + 1 < FORCON_N_CREW ? span (from, rule->below - 1) : g_strdup_printf ("%d+", from);
      g_array_append_val (model->crews, crew);
      from = rule->below;
    }
}

/* A loss, after what was said before. */
static void
add_loss (GString *text, const char *name, ForconDiceFormula formula)
{
  g_autofree char *dice = NULL;

  if (forcon_dice_formula_maximum (formula) == 0)
    return;
  dice = forcon_dice_formula_format (formula);
  g_string_append_printf (text, "%s%s−%s", text->len > 0 ? " " : "", name, dice);
}

static char *
harm_of (const ForconCriticalRule *rule)
{
  GString *text = g_string_new (NULL);
  g_autofree char *extra = forcon_dice_formula_format (rule->extra);
  g_autofree char *speed = forcon_length_to_text (rule->speed);

  if (forcon_dice_formula_maximum (rule->extra) > 0)
    g_string_append_printf (text, "+%s", extra);
  if (rule->speed > 0)
    /* Translators: on a ship card: so many cm of speed less, after a space or not. */
    g_string_append_printf (text, C_ ("critical", "%1$sspeed −%2$s"), text->len > 0 ? " " : "", speed);
  /* Translators: on a ship card, followed by "−3": readiness, shortened. */
  add_loss (text, C_ ("critical", "rd"), rule->readiness);
  /* Translators: on a ship card, followed by "−d3": EW attack, shortened. */
  add_loss (text, C_ ("critical", "EW"), rule->ew_attack);
  if (rule->strain > 0)
    /* Translators: on a station's card: on a die of 6, or of so much and more, it is lost. */
    g_string_append_printf (text, C_ ("critical", "%1$s(%2$d+: lost)"), text->len > 0 ? " " : "", rule->strain);
  return g_string_free (text, FALSE);
}

static guint
taken (const ForconBattle *fleet, ForconShipId id, ForconCriticalEffect effect)
{
  if (effect == FORCON_CRITICAL_SHIELD_GENERATORS)
    return forcon_battle_ship (fleet, id)->generators_destroyed ? 1 : 0;
  return (guint) forcon_ship_count_criticals (fleet, id, effect);
}

/* Whether a station can leave its orbit is known only at the table. */
static gboolean
applies (const ForconBattle *fleet, ForconShipId id, ForconCriticalEffect effect)
{
  return effect == FORCON_CRITICAL_ORBIT || taken (fleet, id, effect) > 0
         || forcon_ship_critical_applies (fleet, id, effect);
}

/* What is hit, and the letters of the weapons that are out then: "port side: B C". */
static char *
place_of (const ForconBattle *fleet, ForconShipId id, ForconCriticalEffect effect)
{
  GString *text = g_string_new (forcon_label_critical_place (effect));
  gboolean any = FALSE;

  for (guint i = 0; i < forcon_battle_n_weapons (fleet, id); i++)
    if (forcon_weapon_silenced_by (forcon_battle_weapon (fleet, id, i), effect))
      {
        g_autofree char *letter = forcon_card_weapon_letter (i);

        g_string_append_printf (text, "%s %s", any ? "" : ":", letter);
        any = TRUE;
      }
  return g_string_free (text, FALSE);
}

/* Neighbours with the same effect are one row. */
static void
add_criticals (ForconCardModel *model, const ForconBattle *fleet, const ForconRules *rules, ForconShipId id)
{
  const ForconCriticalEffect *rows = forcon_ship_is_station (fleet, id) ? rules->station_rows : rules->critical_rows;
  gint first = FORCON_2D6_MIN;

  for (gint sum = FORCON_2D6_MIN; sum <= FORCON_2D6_MAX; sum++)
    {
      ForconCriticalEffect effect = rows[sum];

      if (sum < FORCON_2D6_MAX && rows[sum + 1] == effect)
        continue;

      ForconCardCritical row = { .sum = span (first, sum),
                                 .place = place_of (fleet, id, effect),
                                 .harm = harm_of (&rules->criticals[effect]),
                                 .taken = taken (fleet, id, effect),
                                 .repairable = forcon_rules_repairable (rules, effect),
                                 .applies = applies (fleet, id, effect) };

      row.boxes = MAX (row.taken, effect == FORCON_CRITICAL_SHIELD_GENERATORS ? 1 : BOXES);
      g_array_append_val (model->criticals, row);
      first = sum + 1;
    }
}

static void
add_tables (ForconCardModel *model, const ForconBattle *fleet, const ForconRules *rules, ForconShipId id)
{
  const ForconCard *card = forcon_battle_card (fleet, id);
  g_autofree char *diameter = forcon_length_to_text (card->diameter);

  model->readiness
      = (ForconCardTrack){ card->readiness, MIN (forcon_ship_lasting_readiness (fleet, rules, id), card->readiness) };
  /* Translators: a ship's class for gunnery ("capital"), how large its base is. */
  model->base = g_strdup_printf (_ ("%1$s ⌀ %2$s cm"), forcon_label_target (card->target), diameter);
  add_crews (model, fleet, rules, id);
  if (card->target != FORCON_TARGET_ESCORT || rules->ship_types[card->type].survives_critical)
    add_criticals (model, fleet, rules, id);
}

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

static GArray *
new_table (guint size, GDestroyNotify clear)
{
  GArray *table = g_array_new (FALSE, TRUE, size);

  g_array_set_clear_func (table, clear);
  return table;
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

static void
add_lines (ForconCardModel *model, const ForconBattle *fleet, const ForconRules *rules, ForconShipId id)
{
  guint n;
  const ForconCardValue *values = forcon_card_values (&n);

  for (guint i = 0; i < n; i++)
    {
      g_autofree char *whole = values[i].to_whole == NULL ? NULL : values[i].to_whole (fleet, rules, id);
      ForconCardLine line = { .label = g_strdup (g_dpgettext2 (GETTEXT_PACKAGE, "card", values[i].label)),
                              .text = values[i].to_text (fleet, rules, id),
                              .property = values[i].property,
                              .tracked = values[i].tracked };

      line.changed = whole != NULL && !g_str_equal (whole, line.text);
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

ForconCardModel *
forcon_card_model_new (const ForconBattle *fleet, const ForconRules *rules, ForconShipId id)
{
  ForconCardModel *model = g_new0 (ForconCardModel, 1);
  const ForconCard *card = forcon_battle_card (fleet, id);
  const ForconShip *ship = forcon_battle_ship (fleet, id);
  const char *formation = forcon_battle_formation_name (fleet, ship->formation);

  model->ship = id;
  model->language = forcon_language_of_thread ();
  model->name = g_strdup (forcon_name (card->name));
  model->owner = owner_text (fleet, id);
  model->class_name = class_text (card);
  model->type = card->type;
  model->silhouette = card->silhouette;
  model->blank = card->blank;
  model->side = forcon_battle_side (fleet, ship->side)->colour;
  model->status = ship->status;
  model->crippled = forcon_ship_crippled (fleet, id);
  model->lines = new_table (sizeof (ForconCardLine), line_clear);
  model->weapons = new_table (sizeof (ForconCardWeapon), weapon_clear);
  model->crews = new_table (sizeof (ForconCardCrew), crew_clear);
  model->criticals = new_table (sizeof (ForconCardCritical), critical_clear);
  model->harm = card->blank ? g_strdup ("") : forcon_card_damage (fleet, id);
  if (card->blank)
    return model;

  if (ship->status != FORCON_SHIP_IN_ACTION)
    model->state = g_strdup (forcon_label_ship_status (ship->status));
  else if (model->crippled)
    model->state = g_strdup (C_ ("ship", "crippled"));
  if (formation != NULL && *formation != '\0')
    model->formation = g_strdup (forcon_name (formation));
  model->flagship = FORCON_ID_EQUAL (forcon_battle_formation (fleet, ship->formation)->flagship, id);

  model->hits = (ForconCardTrack){ card->hits, ship->hits };
  model->shields = (ForconCardTrack){ card->shields, forcon_ship_shields_left (fleet, id) };
  model->turrets = (ForconCardTrack){ card->turrets, forcon_ship_turrets (fleet, id) };
  model->mines = (ForconCardTrack){ card->mines, MAX (card->mines - ship->mines_laid, 0) };
  model->drones = (ForconCardTrack){ card->drones, card->drones };
  model->troops = (ForconCardTrack){ card->troops, MAX (card->troops - ship->landed, 0) };
  add_lines (model, fleet, rules, id);
  add_weapons (model, fleet, id);
  add_tables (model, fleet, rules, id);
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
