/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The crews, and the critical table of a ship as far as it concerns her. */
#include "forcon-card-tables.h"

#include <glib/gi18n-lib.h>

#include "forcon-labels.h"
#include "forcon-ship.h"
#include "forcon-text.h"

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

/* Private to this layer: by which letter a weapon stands in the rose. Returns: (transfer full) */
char *
forcon_card_weapon_letter (guint index)
{
  return g_strdup_printf ("%c", (index / ALPHABET % 2 == 0 ? 'A' : 'a') + (gchar) (index % ALPHABET));
}

/* Both tables, still empty. */
void
forcon_card_model_prepare_tables (ForconCardModel *model)
{
  model->crews = g_array_new (FALSE, TRUE, sizeof (ForconCardCrew));
  model->criticals = g_array_new (FALSE, TRUE, sizeof (ForconCardCritical));
  g_array_set_clear_func (model->crews, crew_clear);
  g_array_set_clear_func (model->criticals, critical_clear);
}

/* "5", "4–6". */
static char *
span (gint from, gint to)
{
  return from >= to ? g_strdup_printf ("%d", from) : g_strdup_printf ("%d–%d", from, to);
}

/* With a sign that is a minus and not a hyphen; nothing has none. */
static char *
signed_number (gint value)
{
  return g_strdup_printf ("%s%d", value > 0 ? "+" : value < 0 ? "−" : "", ABS (value));
}

static void
add_crews (ForconCardModel *model, const ForconBattle *fleet, const ForconRules *rules, ForconShipId id)
{
  gint from = rules->readiness_minimum;

  for (guint i = 0; i < FORCON_N_CREW; i++)
    {
      const ForconCrewRule *rule = &rules->crews[i];
      ForconCardCrew crew = { .name = g_strdup (forcon_label_crew ((ForconCrew) i)),
                              .modifier = signed_number (rule->modifier),
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

static void
add_critical (ForconCardModel *model, const ForconBattle *fleet, const ForconRules *rules, ForconShipId id,
              ForconCriticalEffect effect, char *sum)
{
  const ForconCriticalRule *rule = &rules->criticals[effect];
  ForconCardCritical row = { .sum = sum,
                             .place = place_of (fleet, id, effect),
                             .harm = harm_of (rule),
                             .taken = taken (fleet, id, effect),
                             .repairable = forcon_rules_repairable (rules, effect),
                             .applies = applies (fleet, id, effect) };

  row.boxes = MAX (row.taken, effect == FORCON_CRITICAL_SHIELD_GENERATORS ? 1 : BOXES);
  g_array_append_val (model->criticals, row);
}

/* Neighbours with the same effect are one row. */
static void
add_criticals (ForconCardModel *model, const ForconBattle *fleet, const ForconRules *rules, ForconShipId id)
{
  const ForconCriticalEffect *rows = forcon_ship_is_station (fleet, id) ? rules->station_rows : rules->critical_rows;
  gint first = FORCON_2D6_MIN;

  for (gint sum = FORCON_2D6_MIN; sum <= FORCON_2D6_MAX; sum++)
    if (sum == FORCON_2D6_MAX || rows[sum + 1] != rows[sum])
      {
        add_critical (model, fleet, rules, id, rows[sum], span (first, sum));
        first = sum + 1;
      }
}

/* Private to this layer: fills the tables of a card. */
void
forcon_card_model_add_tables (ForconCardModel *model, const ForconBattle *fleet, const ForconRules *rules,
                              ForconShipId id)
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
