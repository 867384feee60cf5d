/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The tables of the rules: gunnery, criticals, catastrophes, ships and crews. */
#include "render/forms/crib-private.h"

#include "base/language.h"

#include "render/drawing/labels.h"

static const char *
word (const ForconCatalogue *language, const char *text)
{
  return forcon_catalogue_find (language, NULL, text);
}

static void
add_part (GString *text, const char *separator, char *part)
{
  g_string_append_printf (text, "%s%s", text->len > 0 ? separator : "", part);
  g_free (part);
}

/* One figure within words. */
static char *
with (const ForconCatalogue *language, const char *text, char *figure)
{
  const char *const figures[] = { figure, NULL };
  char *filled = forcon_catalogue_fill (word (language, text), figures);

  g_free (figure);
  return filled;
}

/* The columns of the gunnery table, for its head and for the rows that name a column. */
static const char *const column_signs[FORCON_GUNNERY_COLUMNS] = { "①", "②", "③", "④", "⑤" };

/* What kind of target it is: the same signs stand before the types of ships. */
static const char *const target_signs[FORCON_N_TARGET] = {
  [FORCON_TARGET_CAPITAL] = "◆",
  [FORCON_TARGET_ESCORT] = "◇",
  [FORCON_TARGET_ORBITAL] = "○",
  [FORCON_TARGET_TORPEDOES] = NULL,
};

/* Which targets are looked up in a column, "◆ approaching; ◇ abeam". */
static char *
column_phrase (const ForconCatalogue *language, const ForconRules *rules, gint column)
{
  GString *text = g_string_new (NULL);

  for (guint target = 0; target < FORCON_N_TARGET; target++)
    for (guint aspect = 0; aspect < FORCON_N_ASPECT; aspect++)
      if (rules->columns[target][aspect] == column)
        {
          const char *sign = target_signs[target] == NULL ? "" : target_signs[target];
          const char *name = aspect == FORCON_ASPECT_ANY ? forcon_label_target_in (language, (ForconTarget) target)
                                                         : forcon_label_aspect_in (language, (ForconAspect) aspect);
          char *part = g_strdup_printf ("%s %s", sign, name);

          add_part (text, "; ", aspect == FORCON_ASPECT_ANY ? g_strchug (part) : part);
        }
  return g_string_free (text, FALSE);
}

void
forcon_crib_add_gunnery (ForconCribMaking *making)
{
  const ForconRules *rules = making->rules;
  GArray *sections = making->crib->sections;
  const char *signs[FORCON_GUNNERY_COLUMNS + 2] = { "" };

  forcon_crib_section (making, "F-ART-5", N_ ("Batteries: salvos"));
  g_array_index (sections, ForconCribSection, sections->len - 1).halves = 2;
  for (gint i = 0; i < FORCON_GUNNERY_COLUMNS; i++)
    signs[i + 1] = column_signs[i];
  for (gint i = 1; i <= rules->gunnery_rows; i++)
    {
      char *figures[FORCON_GUNNERY_COLUMNS + 2] = { g_strdup_printf ("%d", i) };

      /* The columns stand above each half of the table, nothing above the firepower. */
      if (i == 1 || i == (rules->gunnery_rows + 1) / 2 + 1)
        forcon_crib_phrase (making, signs, NULL, 0);
      for (gint j = 0; j < FORCON_GUNNERY_COLUMNS; j++)
        figures[j + 1] = g_strdup_printf ("%d", rules->gunnery[i][j]);
      forcon_crib_phrase (making, (const char *const *) figures, NULL, 0);
      for (gint j = 0; j <= FORCON_GUNNERY_COLUMNS; j++)
        g_free (figures[j]);
    }
  forcon_crib_section (making, "F-ART-2", N_ ("Columns"));
  for (gint i = 1; i <= FORCON_GUNNERY_COLUMNS; i++)
    forcon_crib_phrase (making, (const char *const[]){ column_signs[i - 1], NULL }, column_phrase, i);
  forcon_crib_row (making, forcon_crib_change (rules->shift_near), N_ ("within %s of the range"),
                   forcon_crib_share (rules->near), NULL);
  forcon_crib_row (making, forcon_crib_change (rules->shift_far), N_ ("beyond %s of the range"),
                   forcon_crib_share (rules->far), NULL);
  forcon_crib_row (making, forcon_crib_change (rules->shift_marker), N_ ("behind a marker or field"), NULL);
}

static gboolean
is_nothing (ForconDiceFormula formula)
{
  return formula.count == 0 && formula.bonus == 0;
}

/* In few words, as there is little room: what is out unless something else is said. */
static const char *const effects[] = {
  [FORCON_CRITICAL_TURRETS] = NC_ ("crib", "main turrets"),
  [FORCON_CRITICAL_STARBOARD] = NC_ ("crib", "starboard weapons"),
  [FORCON_CRITICAL_PORT] = NC_ ("crib", "port weapons"),
  [FORCON_CRITICAL_BOW] = NC_ ("crib", "bow weapons"),
  [FORCON_CRITICAL_ENGINES] = NC_ ("crib", "engines: no turns"),
  [FORCON_CRITICAL_FIRE] = NC_ ("crib", "fire: damage at the end"),
  [FORCON_CRITICAL_CENTRE_DECK] = NC_ ("crib", "centre deck"),
  [FORCON_CRITICAL_BRIDGE] = NC_ ("crib", "bridge"),
  [FORCON_CRITICAL_SHIELD_GENERATORS] = NC_ ("crib", "shields"),
  [FORCON_CRITICAL_HULL] = NC_ ("crib", "hull"),
  [FORCON_CRITICAL_SUPERSTRUCTURE] = NC_ ("crib", "superstructure"),
  [FORCON_CRITICAL_DESTRUCTORS] = NC_ ("crib", "destructors"),
  [FORCON_CRITICAL_MAIN_WEAPONS] = NC_ ("crib", "main weapons"),
  [FORCON_CRITICAL_TORPEDO_TUBES] = NC_ ("crib", "torpedo tubes"),
  [FORCON_CRITICAL_REACTOR] = NC_ ("crib", "turrets, shields ½"),
  [FORCON_CRITICAL_ORBIT] = NC_ ("crib", "out of its orbit"),
  [FORCON_CRITICAL_STATION_HULL] = NC_ ("crib", "hull"),
  [FORCON_CRITICAL_CENTRAL_POST] = NC_ ("crib", "central post"),
};

G_STATIC_ASSERT (G_N_ELEMENTS (effects) == FORCON_N_CRITICAL);

static char *
critical_phrase (const ForconCatalogue *language, const ForconRules *rules, gint effect)
{
  const ForconCriticalRule *rule = &rules->criticals[effect];
  GString *text = g_string_new (forcon_catalogue_find (language, "crib", effects[effect]));

  if (rule->speed != 0)
    add_part (text, ", ", with (language, N_ ("speed −%s cm"), forcon_crib_length (rule->speed)));
  if (!is_nothing (rule->readiness))
    add_part (text, ", ", with (language, N_ ("readiness −%s"), forcon_crib_formula (rule->readiness)));
  if (!is_nothing (rule->ew_attack))
    add_part (text, ", ", with (language, N_ ("EW attack −%s"), forcon_crib_formula (rule->ew_attack)));
  if (rule->strain > 0)
    add_part (text, ", ", with (language, N_ ("%s+ ✱"), g_strdup_printf ("%d", rule->strain)));
  if (effect == FORCON_CRITICAL_ORBIT)
    add_part (text, ", ", with (language, N_ ("falls %s cm"), forcon_crib_formula (rules->orbit.decay)));
  return g_string_free (text, FALSE);
}

/* One row for all sums in a row that mean the same; @ship: whether low orbit does more harm (F-CRIT-4). */
static void
add_critical_rows (ForconCribMaking *making, const ForconCriticalEffect *rows, gboolean ship)
{
  for (gint first = FORCON_2D6_MIN, last; first <= FORCON_2D6_MAX; first = last + 1)
    {
      const ForconCriticalRule *rule = &making->rules->criticals[rows[first]];
      g_autofree char *sum = NULL;
      g_autofree char *damage = forcon_crib_formula (rule->extra);
      g_autofree char *extra = is_nothing (rule->extra) ? g_strdup ("") : g_strconcat ("+", damage, NULL);
      ForconOrbitResult orbit = rule->low_orbit;

      if (rows[first] == FORCON_CRITICAL_ENGINES && making->rules->options.orbit_engine_falling)
        orbit = FORCON_ORBIT_RESULT_FALLING;

      const char *orbit_mark = !ship                                    ? ""
                               : orbit == FORCON_ORBIT_RESULT_DESTROYED ? "×"
                               : orbit == FORCON_ORBIT_RESULT_FALLING   ? "↓"
                                                                        : "";
      g_autofree char *marks
          = g_strconcat (forcon_rules_repairable (making->rules, rows[first]) ? "" : "†", orbit_mark, NULL);

      for (last = first; last < FORCON_2D6_MAX && rows[last + 1] == rows[first];)
        last++;
      sum = forcon_crib_range (first, last);
      forcon_crib_phrase (making, (const char *const[]){ sum, extra, marks, NULL }, critical_phrase,
                          (gint) rows[first]);
    }
}

static const char *const results[] = {
  [FORCON_CATASTROPHE_DRIFTING_HULK] = NC_ ("crib", "hulk"),
  [FORCON_CATASTROPHE_BURNING_HULK] = NC_ ("crib", "burning hulk"),
  [FORCON_CATASTROPHE_PLASMA_DRIVE] = NC_ ("crib", "plasma drive"),
  [FORCON_CATASTROPHE_NECKLIN_DRIVE] = NC_ ("crib", "Necklin drive"),
};

G_STATIC_ASSERT (G_N_ELEMENTS (results) == FORCON_N_CATASTROPHE);

static char *
catastrophe_phrase (const ForconCatalogue *language, const ForconRules *rules, gint catastrophe)
{
  const ForconCatastropheRule *rule = &rules->catastrophes[catastrophe];
  GString *text = g_string_new (forcon_catalogue_find (language, "crib", results[catastrophe]));

  if (rule->blast_markers > 0)
    add_part (text, ", ", with (language, N_ ("marker +%s"), g_strdup_printf ("%d", rule->blast_markers)));
  if (!is_nothing (rule->drift))
    add_part (text, ", ", with (language, N_ ("drifts %s cm"), forcon_crib_formula (rule->drift)));
  if (rule->rolls_again)
    add_part (text, ", ", g_strdup (word (language, N_ ("rolls again"))));
  if (!is_nothing (rule->radius))
    {
      g_autofree char *reach = forcon_crib_formula (rule->radius);
      g_autofree char *share = forcon_crib_share (rule->force);
      g_autofree char *hit = g_strdup_printf ("%d", rules->explosion_hit);
      const char *const figures[] = { reach, share, hit, NULL };

      /* Translators: the reach, the share of the starting hits, what a die has to show. */
      add_part (text, ": ", forcon_catalogue_fill (word (language, N_ ("%1$s cm, dice: hits × %2$s, %3$s+")), figures));
    }
  if (rule->rift)
    add_part (text, "; ", g_strdup (word (language, N_ ("5D rift"))));
  return g_string_free (text, FALSE);
}

void
forcon_crib_add_criticals (ForconCribMaking *making)
{
  const ForconCatastrophe *rows = making->rules->catastrophe_rows;

  forcon_crib_section (making, "F-CRT", N_ ("Criticals of ships"));
  forcon_crib_legend (making, N_ ("2d6; damage; † for good; low orbit: × lost, ↓ falls"));
  add_critical_rows (making, making->rules->critical_rows, TRUE);
  forcon_crib_section (making, "F-STC", N_ ("Criticals of stations"));
  forcon_crib_legend (making, N_ ("2d6; damage; † for good; ✱ d6 for a catastrophe"));
  add_critical_rows (making, making->rules->station_rows, FALSE);
  forcon_crib_section (making, "F-CAT", N_ ("Catastrophe at 0 hits"));
  for (gint first = FORCON_2D6_MIN, last; first <= FORCON_2D6_MAX; first = last + 1)
    {
      g_autofree char *sum = NULL;

      for (last = first; last < FORCON_2D6_MAX && rows[last + 1] == rows[first];)
        last++;
      sum = forcon_crib_range (first, last);
      forcon_crib_phrase (making, (const char *const[]){ sum, NULL }, catastrophe_phrase, (gint) rows[first]);
    }
  forcon_crib_row (making, g_strdup_printf ("%dd6", making->rules->options.station_dice), N_ ("for stations"), NULL);
}

/* Whether two types of ships stand in one row. */
static gboolean
is_alike (const ForconShipTypeRule *a, const ForconShipTypeRule *b)
{
  return a->target == b->target && a->diameter == b->diameter && a->survives_critical == b->survives_critical
         && forcon_fraction_equal (a->turn_fraction, b->turn_fraction) && a->turns_at_speed == b->turns_at_speed;
}

static char *
type_phrase (const ForconCatalogue *language, const ForconRules *rules, gint type)
{
  const ForconShipTypeRule *rule = &rules->ship_types[type];
  GString *text = g_string_new (NULL);

  for (gint i = type; i < FORCON_N_SHIP_TYPE; i++)
    if (is_alike (&rules->ship_types[i], rule))
      add_part (text, ", ", g_strdup (forcon_label_ship_type_in (language, (ForconShipType) i)));
  if (rule->turns_at_speed)
    add_part (text, ", ", g_strdup (word (language, N_ ("way: of its speed"))));
  if (rule->target == FORCON_TARGET_ESCORT && rule->survives_critical)
    add_part (text, ", ", g_strdup (word (language, N_ ("rolls for criticals"))));
  return g_string_free (text, FALSE);
}

static char *
crew_phrase (const ForconCatalogue *language, const ForconRules *rules, gint crew)
{
  return g_strdup (forcon_label_crew_in (language, (ForconCrew) crew));
}

static void
add_crews (ForconCribMaking *making)
{
  const ForconRules *rules = making->rules;
  gint from = rules->readiness_minimum;

  forcon_crib_section (making, "F-SHIP-5", N_ ("Crews"));
  forcon_crib_legend (making, N_ ("readiness; rolls; check of target; repairs"));
  for (gint i = 0; i < FORCON_N_CREW; i++)
    {
      const ForconCrewRule *crew = &rules->crews[i];
      g_autofree char *range = forcon_crib_range (from, i + 1 < FORCON_N_CREW ? crew->below - 1 : 0);
      g_autofree char *modifier = forcon_crib_change (crew->modifier);
      g_autofree char *check = forcon_crib_change (crew->target_check);
      g_autofree char *repairs = g_strdup_printf ("%d", crew->repairs);

      forcon_crib_phrase (making, (const char *const[]){ range, modifier, check, repairs, NULL }, crew_phrase, i);
      from = crew->below;
    }
  forcon_crib_row (making, forcon_crib_change (rules->damage_readiness), N_ ("after damage, also next turn"), NULL);
}

void
forcon_crib_add_ships (ForconCribMaking *making)
{
  const ForconRules *rules = making->rules;

  forcon_crib_section (making, "F-SHIP-1", N_ ("Ships, bases"));
  forcon_crib_legend (making, N_ ("◆ capital, ◇ escort, ○ orbital; base, cm; way before a turn"));
  for (gint i = 0; i < FORCON_N_SHIP_TYPE; i++)
    {
      const ForconShipTypeRule *type = &rules->ship_types[i];
      gint first = 0;

      while (!is_alike (&rules->ship_types[first], type))
        first++;
      if (first < i)
        continue;

      g_autofree char *base = forcon_crib_length (type->diameter);
      g_autofree char *share = forcon_crib_share (type->turn_fraction);

      forcon_crib_phrase (making, (const char *const[]){ target_signs[type->target], base, share, NULL }, type_phrase,
                          i);
    }
  add_crews (making);
}
