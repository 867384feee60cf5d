/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "storage/rules/rules-file.h"

#include <glib/gi18n-lib.h>

#include "storage/files/data.h"
#include "storage/xml/xml.h"

#define BIT(place) (1u << (place))

/**
 * Reader:
 * @ship_types, @crews, @effects, @catastrophes, @charges: masks of what was there
 * @critical_sums, @station_sums, @catastrophe_sums: masks of the sums that had a row
 */
typedef struct {
  ForconRules *rules;
  guint32 ship_types;
  guint32 crews;
  guint32 critical_sums;
  guint32 effects;
  guint32 catastrophe_sums;
  guint32 catastrophes;
  guint32 station_sums;
  guint32 charges;
} Reader;

/* Lists that must be complete */

static void
fail_incomplete (ForconXml *xml, const char *list, const char *missing)
{
  forcon_xml_fail (xml, forcon_xml_line (xml), _ ("one entry for each"), _ ("\"%s\" has nothing for \"%s\""), list,
                   missing);
}

#define CHECK_COMPLETE(xml, list, seen, n, to_word)                                                                    \
  G_STMT_START                                                                                                         \
  {                                                                                                                    \
    for (guint i_ = 0; i_ < (n) && !forcon_xml_failed (xml); i_++)                                                     \
      if (((seen) & BIT (i_)) == 0)                                                                                    \
        fail_incomplete (xml, list, to_word (i_));                                                                     \
  }                                                                                                                    \
  G_STMT_END

static void
check_sums (ForconXml *xml, const char *list, guint32 seen)
{
  for (guint sum = FORCON_2D6_MIN; sum <= FORCON_2D6_MAX && !forcon_xml_failed (xml); sum++)
    if ((seen & BIT (sum)) == 0)
      {
        g_autofree char *missing = g_strdup_printf ("%u", sum);

        fail_incomplete (xml, list, missing);
      }
}

/* Small elements */

static void
read_root (ForconXml *xml, gpointer data)
{
  ForconRules *rules = ((Reader *) data)->rules;

  rules->id = g_strdup (forcon_xml_attribute (xml, "id"));
  rules->name = g_strdup (forcon_xml_attribute (xml, "name"));
}

static void
read_contact (ForconXml *xml, gpointer data)
{
  ((Reader *) data)->rules->contact_slack = forcon_xml_length (xml, "slack", 0);
}

static void
read_movement (ForconXml *xml, gpointer data)
{
  ForconRules *rules = ((Reader *) data)->rules;

  rules->course_correction_factor = forcon_xml_int (xml, "course-correction", 0);
  rules->full_ahead = forcon_xml_formula (xml, "full-ahead");
}

static void
read_shifts (ForconXml *xml, gpointer data)
{
  ForconRules *rules = ((Reader *) data)->rules;

  rules->near = forcon_xml_fraction (xml, "near", (ForconFraction){ 0, 1 });
  rules->far = forcon_xml_fraction (xml, "far", (ForconFraction){ 0, 1 });
  rules->shift_near = forcon_xml_int (xml, "near-shift", 0);
  rules->shift_far = forcon_xml_int (xml, "far-shift", 0);
  rules->shift_marker = forcon_xml_int (xml, "marker-shift", 0);
}

static void
read_destructor (ForconXml *xml, gpointer data)
{
  ForconRules *rules = ((Reader *) data)->rules;

  rules->destructor_hit = forcon_xml_int (xml, "hit", 0);
  rules->destructor_critical = forcon_xml_int (xml, "critical", 0);
}

static void
read_damage (ForconXml *xml, gpointer data)
{
  ((Reader *) data)->rules->critical = forcon_xml_int (xml, "critical", 0);
}

static void
read_torpedoes (ForconXml *xml, gpointer data)
{
  ForconRules *rules = ((Reader *) data)->rules;

  rules->torpedo.armour = forcon_xml_int (xml, "armour", 0);
  rules->torpedo.run = forcon_xml_int (xml, "run", 0);
  rules->torpedo.turn = forcon_xml_angle (xml, "turn", 0);
  rules->torpedo.reach = forcon_xml_length (xml, "reach", 0);
  rules->torpedo.turret = forcon_xml_int (xml, "turret", 0);
  rules->torpedo.marker = forcon_xml_int (xml, "marker", 0);
}

static void
read_formations (ForconXml *xml, gpointer data)
{
  ForconFormationRule *rule = &((Reader *) data)->rules->formation;

  rule->escorts = forcon_xml_int (xml, "escorts", 0);
  rule->capitals = forcon_xml_int (xml, "capitals", 0);
  rule->succession = forcon_xml_int (xml, "succession", 0);
}

static void
read_brace (ForconXml *xml, gpointer data)
{
  ForconRules *rules = ((Reader *) data)->rules;

  rules->brace_factor = forcon_xml_int (xml, "shields", 0);
  rules->special_save = forcon_xml_int (xml, "special-save", 0);
}

/* Boarding, ramming, mines and low orbit */

static void
read_boarding (ForconXml *xml, gpointer data)
{
  ForconBoardingRule *rule = &((Reader *) data)->rules->boarding;
  g_auto (GStrv) ratios = g_strsplit_set (forcon_xml_attribute (xml, "ratios"), " \t\r\n", -1);
  guint place = 0;

  rule->struck_hits = forcon_xml_int (xml, "struck-hits", 0);
  rule->struck = forcon_xml_int (xml, "struck", 0);
  rule->crippled = forcon_xml_int (xml, "crippled", 0);
  rule->ordered = forcon_xml_int (xml, "ordered", 0);
  rule->failed = forcon_xml_int (xml, "failed", 0);
  rule->prize_readiness = forcon_xml_fraction (xml, "prize-readiness", (ForconFraction){ 0, 1 });
  rule->captor_loss = forcon_xml_fraction (xml, "captor-loss", (ForconFraction){ 0, 1 });
  for (guint i = 0; ratios[i] != NULL && place < FORCON_BOARDING_RATIOS; i++)
    if (*ratios[i] != '\0')
      rule->ratios[place++] = (gint) g_ascii_strtoll (ratios[i], NULL, 10);
}

/* Nations are few and their names are asked for in every battle: they are interned. */
static void
read_nation (ForconXml *xml, gpointer data)
{
  ForconBoardingRule *rule = &((Reader *) data)->rules->boarding;

  if (rule->n_nations < FORCON_NATIONS_MAX)
    {
      const char *aliases = forcon_xml_attribute (xml, "aliases");

      rule->nations[rule->n_nations++]
          = (ForconNationRule){ .nation = g_intern_string (forcon_xml_attribute (xml, "name")),
                                .aliases = g_intern_string (aliases == NULL ? "" : aliases),
                                .strength = forcon_xml_int (xml, "strength", 0) };
    }
}

static void
read_ramming (ForconXml *xml, gpointer data)
{
  ForconRamRule *rule = &((Reader *) data)->rules->ram;

  rule->dice = forcon_xml_int (xml, "dice", 0);
  rule->dice_smaller = forcon_xml_int (xml, "dice-smaller", 0);
  rule->dice_larger = forcon_xml_int (xml, "dice-larger", 0);
  rule->return_share = forcon_xml_fraction (xml, "return", (ForconFraction){ 0, 1 });
  rule->return_bow = forcon_xml_fraction (xml, "return-bow", (ForconFraction){ 0, 1 });
}

static void
read_mines (ForconXml *xml, gpointer data)
{
  ForconMineRule *rule = &((Reader *) data)->rules->mine;

  rule->column = forcon_xml_int (xml, "column", 0);
  rule->drone_reach = forcon_xml_length (xml, "drone-reach", 0);
  rule->sweep_speed = forcon_xml_length (xml, "sweep-speed", 0);
}

static void
read_mine_card (ForconXml *xml, gpointer data)
{
  Reader *reader = data;
  ForconMineCard card = { 0 };

  forcon_xml_term (xml, "charge", forcon_charge_from_word, &card.charge);
  card.range = forcon_xml_length (xml, "range", 0);
  card.strength = forcon_xml_int (xml, "strength", 0);
  reader->rules->mine.cards[card.charge] = card;
  reader->charges |= BIT (card.charge);
}

static void
end_mines (ForconXml *xml, gpointer data)
{
  CHECK_COMPLETE (xml, "mines", ((Reader *) data)->charges, FORCON_N_CHARGE, forcon_charge_to_word);
}

static void
read_low_orbit (ForconXml *xml, gpointer data)
{
  ForconOrbitRule *rule = &((Reader *) data)->rules->orbit;

  rule->width = forcon_xml_length (xml, "width", 0);
  rule->orbits = forcon_xml_int (xml, "orbits", 0);
  rule->spacing = forcon_xml_length (xml, "spacing", 0);
  rule->fall = forcon_xml_int (xml, "fall", 0);
  rule->crash_share = forcon_xml_fraction (xml, "crash-share", (ForconFraction){ 0, 1 });
  rule->crash_hit = forcon_xml_int (xml, "crash-hit", 0);
  rule->decay = forcon_xml_formula (xml, "decay");
  if ((rule->orbits + 1) * (gint64) rule->spacing > FORCON_LENGTH_MAX)
    forcon_xml_fail_value (xml, "orbits", _ ("a map that is no higher than 10000 cm"));
}

static void
read_campaign (ForconXml *xml, gpointer data)
{
  ForconCampaignRule *rule = &((Reader *) data)->rules->campaign;

  rule->collecting = forcon_xml_int (xml, "collecting", 0);
  rule->results = forcon_xml_int (xml, "results", 0);
  rule->move_halves = forcon_xml_int (xml, "move", 0);
  rule->light_move_halves = forcon_xml_int (xml, "light-move", 0);
  rule->other_halves = forcon_xml_int (xml, "other", 0);
  rule->light_speed = forcon_xml_length (xml, "light-speed", 0);
  rule->ambush = forcon_xml_int (xml, "ambush", 0);
}

static void
read_clash_table (ForconXml *xml, gpointer data)
{
  ForconCampaignRule *rule = &((Reader *) data)->rules->campaign;

  rule->width = forcon_xml_length (xml, "width", 0);
  rule->height = forcon_xml_length (xml, "height", 0);
  rule->edge = forcon_xml_length (xml, "edge", 0);
  rule->advance = forcon_xml_length (xml, "advance", 0);
  rule->gap = forcon_xml_length (xml, "gap", 0);
  rule->planet = forcon_xml_length (xml, "planet", 0);
  rule->moon = forcon_xml_length (xml, "moon", 0);
  rule->tunnel = forcon_xml_length (xml, "tunnel-mouth", 0);
  rule->asteroids = forcon_xml_length (xml, "asteroids", 0);
  rule->dust = forcon_xml_length (xml, "dust", 0);
  rule->asteroid_fields = forcon_xml_int (xml, "asteroid-fields", 0);
  rule->dust_fields = forcon_xml_int (xml, "dust-fields", 0);
}

static void
read_landing (ForconXml *xml, gpointer data)
{
  ((Reader *) data)->rules->landing.rules = g_intern_string (forcon_xml_attribute (xml, "rules"));
}

static void
read_landing_row (ForconXml *xml, gpointer data)
{
  forcon_rules_read_landing_row (xml, ((Reader *) data)->rules);
}

static void
end_landing (ForconXml *xml, gpointer data)
{
  forcon_rules_check_landing (xml, ((Reader *) data)->rules);
}

static void
read_fire (ForconXml *xml, gpointer data)
{
  ((Reader *) data)->rules->fire_damage = forcon_xml_int (xml, "damage", 0);
}

static void
read_explosion (ForconXml *xml, gpointer data)
{
  ((Reader *) data)->rules->explosion_hit = forcon_xml_int (xml, "hit", 0);
}

static void
read_markers (ForconXml *xml, gpointer data)
{
  ForconRules *rules = ((Reader *) data)->rules;

  rules->blast_radius = forcon_xml_length (xml, "blast-radius", 0);
  rules->rift_radius = forcon_xml_length (xml, "rift-radius", 0);
}

/* Ship types and crews */

static void
read_ship_type (ForconXml *xml, gpointer data)
{
  Reader *reader = data;
  ForconShipType type = 0;
  ForconShipTypeRule rule = { 0 };

  forcon_xml_term (xml, "id", forcon_ship_type_from_word, &type);
  forcon_xml_term (xml, "target", forcon_target_from_word, &rule.target);
  rule.diameter = forcon_xml_length (xml, "diameter", 0);
  rule.turn_fraction = forcon_xml_fraction (xml, "turn-fraction", (ForconFraction){ 0, 1 });
  rule.turns_at_speed = forcon_xml_flag (xml, "turns-at-speed");
  rule.several_turns = forcon_xml_flag (xml, "several-turns");
  rule.survives_critical = forcon_xml_flag (xml, "survives-critical");
  reader->rules->ship_types[type] = rule;
  reader->ship_types |= BIT (type);
}

static void
end_ship_types (ForconXml *xml, gpointer data)
{
  CHECK_COMPLETE (xml, "ship-types", ((Reader *) data)->ship_types, FORCON_N_SHIP_TYPE, forcon_ship_type_to_word);
}

static void
read_crews (ForconXml *xml, gpointer data)
{
  ForconRules *rules = ((Reader *) data)->rules;

  rules->readiness_minimum = forcon_xml_int (xml, "readiness-minimum", 0);
  rules->damage_readiness = forcon_xml_int (xml, "damage-readiness", 0);
}

static void
read_crew (ForconXml *xml, gpointer data)
{
  Reader *reader = data;
  ForconCrew crew = 0;
  ForconCrewRule rule = { 0 };

  forcon_xml_term (xml, "id", forcon_crew_from_word, &crew);
  rule.below = forcon_xml_int (xml, "below", 0);
  rule.modifier = forcon_xml_int (xml, "modifier", 0);
  rule.target_check = forcon_xml_int (xml, "target-check", 0);
  rule.repairs = forcon_xml_int (xml, "repairs", 0);
  reader->rules->crews[crew] = rule;
  reader->crews |= BIT (crew);
}

static void
end_crews (ForconXml *xml, gpointer data)
{
  Reader *reader = data;
  const ForconCrewRule *crews = reader->rules->crews;

  CHECK_COMPLETE (xml, "crews", reader->crews, FORCON_N_CREW, forcon_crew_to_word);
  for (guint i = 0; i + 1 < FORCON_N_CREW && !forcon_xml_failed (xml); i++)
    if (crews[i].below <= (i == 0 ? 0 : crews[i - 1].below))
      forcon_xml_fail (xml, forcon_xml_line (xml), _ ("more with each crew but the last"),
                       _ ("\"below\" of the crew \"%s\" is %d"), forcon_crew_to_word (i), crews[i].below);
}

/* Gunnery */

static void
read_gunnery_row (ForconXml *xml, gpointer data)
{
  ForconRules *rules = ((Reader *) data)->rules;
  gint firepower = forcon_xml_int (xml, "firepower", 0);
  g_auto (GStrv) salvos = g_strsplit_set (forcon_xml_attribute (xml, "salvos"), " \t\r\n", -1);
  guint column = 0;

  if (firepower != rules->gunnery_rows + 1 || firepower > FORCON_GUNNERY_ROWS_MAX)
    {
      g_autofree char *expected = g_strdup_printf (_ ("the rows in order from 1, %d at most"), FORCON_GUNNERY_ROWS_MAX);

      forcon_xml_fail_value (xml, "firepower", expected);
      return;
    }
  rules->gunnery_rows = firepower;
  for (guint i = 0; salvos[i] != NULL && column < FORCON_GUNNERY_COLUMNS; i++)
    if (*salvos[i] != '\0')
      rules->gunnery[firepower][column++] = (gint) g_ascii_strtoll (salvos[i], NULL, 10);
  for (column = 0; column < FORCON_GUNNERY_COLUMNS && !forcon_xml_failed (xml); column++)
    if (rules->gunnery[firepower][column] < rules->gunnery[firepower - 1][column])
      forcon_xml_fail_value (xml, "salvos", _ ("no fewer than in the row before"));
}

static void
read_column (ForconXml *xml, gpointer data)
{
  ForconTarget target = 0;
  ForconAspect aspect = 0;

  forcon_xml_term (xml, "target", forcon_target_from_word, &target);
  forcon_xml_term (xml, "aspect", forcon_aspect_from_word, &aspect);
  ((Reader *) data)->rules->columns[target][aspect] = forcon_xml_int (xml, "number", 0);
}

static void
end_columns (ForconXml *xml, gpointer data)
{
  const ForconRules *rules = ((Reader *) data)->rules;

  for (guint target = 0; target < FORCON_N_TARGET; target++)
    for (guint aspect = 0; aspect < FORCON_N_ASPECT && !forcon_xml_failed (xml); aspect++)
      {
        /* Of other targets no aspect is read (F-ART-3). */
        gboolean has_aspects = target == FORCON_TARGET_CAPITAL || target == FORCON_TARGET_ESCORT;

        if ((rules->columns[target][aspect] > 0) == ((aspect == FORCON_ASPECT_ANY) != has_aspects))
          continue;
        forcon_xml_fail (xml, forcon_xml_line (xml),
                         _ ("a column for each aspect of capital and escort targets, and for \"any\" of the others"),
                         _ ("\"columns\" is wrong at \"%s\", \"%s\""), forcon_target_to_word (target),
                         forcon_aspect_to_word (aspect));
      }
}

/* Criticals and catastrophes */

static void
read_critical_row (ForconXml *xml, gpointer data)
{
  Reader *reader = data;
  gint sum = CLAMP (forcon_xml_int (xml, "sum", 0), 0, FORCON_2D6_MAX);

  forcon_xml_term (xml, "effect", forcon_critical_effect_from_word, &reader->rules->critical_rows[sum]);
  reader->critical_sums |= BIT (sum);
}

static void
end_critical_table (ForconXml *xml, gpointer data)
{
  check_sums (xml, "critical-table", ((Reader *) data)->critical_sums);
}

static void
read_station_row (ForconXml *xml, gpointer data)
{
  Reader *reader = data;
  gint sum = CLAMP (forcon_xml_int (xml, "sum", 0), 0, FORCON_2D6_MAX);

  forcon_xml_term (xml, "effect", forcon_critical_effect_from_word, &reader->rules->station_rows[sum]);
  reader->station_sums |= BIT (sum);
}

static void
end_station_table (ForconXml *xml, gpointer data)
{
  check_sums (xml, "station-table", ((Reader *) data)->station_sums);
}

static void
read_effect (ForconXml *xml, gpointer data)
{
  Reader *reader = data;
  ForconCriticalEffect effect = 0;
  ForconCriticalRule rule = { 0 };

  forcon_xml_term (xml, "id", forcon_critical_effect_from_word, &effect);
  rule.extra = forcon_xml_formula (xml, "extra");
  rule.readiness = forcon_xml_formula (xml, "readiness");
  rule.ew_attack = forcon_xml_formula (xml, "ew-attack");
  rule.speed = forcon_xml_length (xml, "speed", 0);
  rule.repairable = forcon_xml_flag (xml, "repairable");
  rule.strain = forcon_xml_int (xml, "strain", 0);
  forcon_xml_term (xml, "low-orbit", forcon_orbit_result_from_word, &rule.low_orbit);
  reader->rules->criticals[effect] = rule;
  reader->effects |= BIT (effect);
}

static void
end_effects (ForconXml *xml, gpointer data)
{
  CHECK_COMPLETE (xml, "critical-effects", ((Reader *) data)->effects, FORCON_N_CRITICAL,
                  forcon_critical_effect_to_word);
}

static void
read_catastrophe_row (ForconXml *xml, gpointer data)
{
  Reader *reader = data;
  gint sum = CLAMP (forcon_xml_int (xml, "sum", 0), 0, FORCON_2D6_MAX);

  forcon_xml_term (xml, "result", forcon_catastrophe_from_word, &reader->rules->catastrophe_rows[sum]);
  reader->catastrophe_sums |= BIT (sum);
}

static void
end_catastrophe_table (ForconXml *xml, gpointer data)
{
  check_sums (xml, "catastrophe-table", ((Reader *) data)->catastrophe_sums);
}

static void
read_catastrophe (ForconXml *xml, gpointer data)
{
  Reader *reader = data;
  ForconCatastrophe result = 0;
  ForconCatastropheRule rule = { 0 };

  forcon_xml_term (xml, "id", forcon_catastrophe_from_word, &result);
  rule.blast_markers = forcon_xml_int (xml, "blast-markers", 0);
  rule.drift = forcon_xml_formula (xml, "drift");
  rule.rolls_again = forcon_xml_flag (xml, "rolls-again");
  rule.radius = forcon_xml_formula (xml, "radius");
  rule.force = forcon_xml_fraction (xml, "force", (ForconFraction){ 0, 1 });
  rule.rift = forcon_xml_flag (xml, "rift");
  reader->rules->catastrophes[result] = rule;
  reader->catastrophes |= BIT (result);
}

static void
end_catastrophes (ForconXml *xml, gpointer data)
{
  CHECK_COMPLETE (xml, "catastrophes", ((Reader *) data)->catastrophes, FORCON_N_CATASTROPHE,
                  forcon_catastrophe_to_word);
}

static void
read_option (ForconXml *xml, gpointer data)
{
  forcon_rules_read_option (xml, ((Reader *) data)->rules);
}

static const ForconXmlElement elements[] = {
  { "rules", NULL, read_root, NULL },
  { "contact", "rules", read_contact, NULL },
  { "ship-types", "rules", NULL, end_ship_types },
  { "ship-type", "ship-types", read_ship_type, NULL },
  { "crews", "rules", read_crews, end_crews },
  { "crew", "crews", read_crew, NULL },
  { "formations", "rules", read_formations, NULL },
  { "movement", "rules", read_movement, NULL },
  { "row", "gunnery", read_gunnery_row, NULL },
  { "columns", "rules", NULL, end_columns },
  { "column", "columns", read_column, NULL },
  { "shifts", "rules", read_shifts, NULL },
  { "destructor", "rules", read_destructor, NULL },
  { "damage", "rules", read_damage, NULL },
  { "torpedoes", "rules", read_torpedoes, NULL },
  { "brace", "rules", read_brace, NULL },
  { "critical-table", "rules", NULL, end_critical_table },
  { "row", "critical-table", read_critical_row, NULL },
  { "station-table", "rules", NULL, end_station_table },
  { "row", "station-table", read_station_row, NULL },
  { "critical-effects", "rules", NULL, end_effects },
  { "effect", "critical-effects", read_effect, NULL },
  { "fire", "rules", read_fire, NULL },
  { "catastrophe-table", "rules", NULL, end_catastrophe_table },
  { "row", "catastrophe-table", read_catastrophe_row, NULL },
  { "catastrophes", "rules", NULL, end_catastrophes },
  { "catastrophe", "catastrophes", read_catastrophe, NULL },
  { "explosion", "rules", read_explosion, NULL },
  { "boarding", "rules", read_boarding, NULL },
  { "nation", "boarding", read_nation, NULL },
  { "ramming", "rules", read_ramming, NULL },
  { "mines", "rules", read_mines, end_mines },
  { "mine", "mines", read_mine_card, NULL },
  { "low-orbit", "rules", read_low_orbit, NULL },
  { "campaign", "rules", read_campaign, NULL },
  { "clash-table", "rules", read_clash_table, NULL },
  { "landing", "rules", read_landing, end_landing },
  { "force", "landing", read_landing_row, NULL },
  { "markers", "rules", read_markers, NULL },
  { "option", "options", read_option, NULL },
};

static const ForconXmlKind rules_kind = { .root = "rules",
                                          .schema = "rules.xsd",
                                          .elements = elements,
                                          .n_elements = G_N_ELEMENTS (elements),
                                          .size_max = FORCON_XML_WRITTEN_MAX };

ForconRules *
forcon_rules_load (const char *path, GError **error)
{
  g_autoptr (ForconRules) rules = forcon_rules_new ();
  Reader reader = { .rules = rules };

  forcon_rules_default_options (rules);
  if (!forcon_xml_read (path, &rules_kind, &reader, error))
    return NULL;
  return g_steal_pointer (&rules);
}

ForconRules *
forcon_rules_load_named (const char *name, GError **error)
{
  g_autofree char *file = g_strconcat ("rules/", name, ".xml", NULL);
  g_autofree char *path = forcon_data_find (file, error);

  return path == NULL ? NULL : forcon_rules_load (path, error);
}

ForconRules *
forcon_rules_load_for (ForconXml *xml, const char *attribute, const char *path)
{
  g_autofree char *file = g_strconcat ("rules/", forcon_xml_attribute (xml, attribute), ".xml", NULL);
  g_autofree char *found = path != NULL ? g_strdup (path) : forcon_data_find (file, NULL);
  ForconRules *rules = NULL;
  GError *error = NULL;

  if (found == NULL)
    forcon_xml_fail_value (xml, attribute, _ ("the name of rules in the data folder"));
  else if ((rules = forcon_rules_load (found, &error)) == NULL)
    forcon_xml_take_error (xml, error);
  return rules;
}
