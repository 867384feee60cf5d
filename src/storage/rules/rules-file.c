/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "storage/rules/rules-file.h"

#include <glib/gi18n-lib.h>

#include "storage/files/data.h"
#include "engine/state/rules-table.h"
#include "storage/xml/xml-private.h"

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
      if (((seen) &BIT (i_)) == 0)                                                                                     \
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
read_list (ForconXml *xml, const char *attribute, gint *numbers, guint n)
{
  g_auto (GStrv) words = g_strsplit_set (forcon_xml_attribute (xml, attribute), " \t\r\n", -1);
  guint place = 0;

  for (guint i = 0; words[i] != NULL && place < n; i++)
    if (*words[i] != '\0')
      numbers[place++] = (gint) g_ascii_strtoll (words[i], NULL, 10);
}

/* How an attribute of each type of rules-table.h is read; what is absent is 0, none or no. */
#define READ_count(to) to = forcon_xml_int (xml, attribute, 0)
#define READ_positive READ_count
#define READ_change READ_count
#define READ_die READ_count
#define READ_armour READ_count
#define READ_shift READ_count
#define READ_formation_size READ_count
#define READ_column_number READ_count
#define READ_length(to) to = forcon_xml_length (xml, attribute, 0)
#define READ_size READ_length
#define READ_turn(to) to = forcon_xml_angle (xml, attribute, 0)
#define READ_fraction(to) to = forcon_xml_fraction (xml, attribute, (ForconFraction){ 0, 1 })
#define READ_formula(to) to = forcon_xml_formula (xml, attribute)
#define READ_yes_no(to) to = forcon_xml_flag (xml, attribute)
#define READ_ratios(to) read_list (xml, attribute, to, G_N_ELEMENTS (to))
#define READ_target(to) forcon_xml_term (xml, attribute, forcon_target_from_word, &to)
#define READ_charge(to) forcon_xml_term (xml, attribute, forcon_charge_from_word, &to)
#define READ_orbit_result(to) forcon_xml_term (xml, attribute, forcon_orbit_result_from_word, &to)

/* One attribute of the element, where it has that name, into a member of @rule. */
#define READ(element, name, type, member, ...)                                                                         \
  if (g_str_equal (forcon_xml_element (xml), element))                                                                 \
    {                                                                                                                  \
      const char *attribute = name;                                                                                    \
                                                                                                                       \
      READ_##type (rule->member);                                                                                      \
    }

static void
read_numbers (ForconXml *xml, gpointer data)
{
  ForconRules *rule = ((Reader *) data)->rules;

  FORCON_RULES_NUMBERS (READ)
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
read_mine_card (ForconXml *xml, gpointer data)
{
  Reader *reader = data;
  ForconMineCard card = { 0 }, *rule = &card;

  FORCON_RULES_OF_MINE (READ)
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
  const ForconOrbitRule *rule = &((Reader *) data)->rules->orbit;

  read_numbers (xml, data);
  if ((rule->orbits + 1) * (gint64) rule->spacing > FORCON_LENGTH_MAX)
    forcon_xml_fail_value (xml, "orbits", _ ("a map that is no higher than 10000 cm"));
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

/* Ship types and crews */

static void
read_ship_type (ForconXml *xml, gpointer data)
{
  Reader *reader = data;
  ForconShipType type = 0;
  ForconShipTypeRule *rule;

  forcon_xml_term (xml, "id", forcon_ship_type_from_word, &type);
  rule = &reader->rules->ship_types[type];
  FORCON_RULES_OF_SHIP_TYPE (READ)
  reader->ship_types |= BIT (type);
}

static void
end_ship_types (ForconXml *xml, gpointer data)
{
  CHECK_COMPLETE (xml, "ship-types", ((Reader *) data)->ship_types, FORCON_N_SHIP_TYPE, forcon_ship_type_to_word);
}

static void
read_crew (ForconXml *xml, gpointer data)
{
  Reader *reader = data;
  ForconCrew crew = 0;
  ForconCrewRule *rule;

  forcon_xml_term (xml, "id", forcon_crew_from_word, &crew);
  rule = &reader->rules->crews[crew];
  FORCON_RULES_OF_CREW (READ)
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

  if (firepower != rules->gunnery_rows + 1 || firepower > FORCON_GUNNERY_ROWS_MAX)
    {
      g_autofree char *expected = g_strdup_printf (_ ("the rows in order from 1, %d at most"), FORCON_GUNNERY_ROWS_MAX);

      forcon_xml_fail_value (xml, "firepower", expected);
      return;
    }
  rules->gunnery_rows = firepower;
  read_list (xml, "salvos", rules->gunnery[firepower], FORCON_GUNNERY_COLUMNS);
  for (guint column = 0; column < FORCON_GUNNERY_COLUMNS && !forcon_xml_failed (xml); column++)
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
  ForconCriticalRule *rule;

  forcon_xml_term (xml, "id", forcon_critical_effect_from_word, &effect);
  rule = &reader->rules->criticals[effect];
  FORCON_RULES_OF_EFFECT (READ)
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
  ForconCatastropheRule *rule;

  forcon_xml_term (xml, "id", forcon_catastrophe_from_word, &result);
  rule = &reader->rules->catastrophes[result];
  FORCON_RULES_OF_CATASTROPHE (READ)
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
  { "contact", "rules", read_numbers, NULL },
  { "ship-types", "rules", NULL, end_ship_types },
  { "ship-type", "ship-types", read_ship_type, NULL },
  { "crews", "rules", read_numbers, end_crews },
  { "crew", "crews", read_crew, NULL },
  { "formations", "rules", read_numbers, NULL },
  { "movement", "rules", read_numbers, NULL },
  { "row", "gunnery", read_gunnery_row, NULL },
  { "columns", "rules", NULL, end_columns },
  { "column", "columns", read_column, NULL },
  { "shifts", "rules", read_numbers, NULL },
  { "destructor", "rules", read_numbers, NULL },
  { "damage", "rules", read_numbers, NULL },
  { "torpedoes", "rules", read_numbers, NULL },
  { "brace", "rules", read_numbers, NULL },
  { "critical-table", "rules", NULL, end_critical_table },
  { "row", "critical-table", read_critical_row, NULL },
  { "station-table", "rules", NULL, end_station_table },
  { "row", "station-table", read_station_row, NULL },
  { "critical-effects", "rules", NULL, end_effects },
  { "effect", "critical-effects", read_effect, NULL },
  { "fire", "rules", read_numbers, NULL },
  { "catastrophe-table", "rules", NULL, end_catastrophe_table },
  { "row", "catastrophe-table", read_catastrophe_row, NULL },
  { "catastrophes", "rules", NULL, end_catastrophes },
  { "catastrophe", "catastrophes", read_catastrophe, NULL },
  { "explosion", "rules", read_numbers, NULL },
  { "boarding", "rules", read_numbers, NULL },
  { "nation", "boarding", read_nation, NULL },
  { "ramming", "rules", read_numbers, NULL },
  { "mines", "rules", read_numbers, end_mines },
  { "mine", "mines", read_mine_card, NULL },
  { "low-orbit", "rules", read_low_orbit, NULL },
  { "campaign", "rules", read_numbers, NULL },
  { "clash-table", "rules", read_numbers, NULL },
  { "landing", "rules", read_landing, end_landing },
  { "force", "landing", read_landing_row, NULL },
  { "markers", "rules", read_numbers, NULL },
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
forcon_rules_load_text (const char *text, const char *path, GError **error)
{
  g_autoptr (ForconRules) rules = forcon_rules_new ();
  Reader reader = { .rules = rules };

  forcon_rules_default_options (rules);
  if (!forcon_xml_read_kept (text, path, &rules_kind, &reader, error))
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
