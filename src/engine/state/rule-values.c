/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/state/rule-values-private.h"

#include <string.h>

#include "base/text.h"
#include "engine/state/rules-table.h"

#define NAME_MAX_CHARACTERS 200
#define COUNT_MAX 1000
#define FULL_TURN FORCON_FULL_CIRCLE

/* Each type of rules-table.h: form, bounds, numbers of a list, words; the bounds are those of the schema. */
#define TYPE_count FORCON_RULE_NUMBER, 0, COUNT_MAX, 0, NULL
#define TYPE_positive FORCON_RULE_NUMBER, 1, COUNT_MAX, 0, NULL
#define TYPE_change FORCON_RULE_NUMBER, -20, 20, 0, NULL
#define TYPE_die FORCON_RULE_NUMBER, 1, 7, 0, NULL
#define TYPE_armour FORCON_RULE_NUMBER, 1, 6, 0, NULL
#define TYPE_shift FORCON_RULE_NUMBER, -4, 4, 0, NULL
#define TYPE_formation_size FORCON_RULE_NUMBER, 1, 16, 0, NULL
#define TYPE_column_number FORCON_RULE_NUMBER, 1, FORCON_GUNNERY_COLUMNS, 0, NULL
#define TYPE_length FORCON_RULE_LENGTH, 0, FORCON_LENGTH_MAX, 0, NULL
#define TYPE_size FORCON_RULE_LENGTH, 1, FORCON_LENGTH_MAX, 0, NULL
#define TYPE_turn FORCON_RULE_ANGLE, -FULL_TURN, FULL_TURN, 0, NULL
#define TYPE_fraction FORCON_RULE_FRACTION, 0, 0, 0, NULL
#define TYPE_formula FORCON_RULE_FORMULA, 0, 0, 0, NULL
#define TYPE_yes_no FORCON_RULE_FLAG, 0, 1, 0, NULL
#define TYPE_ratios FORCON_RULE_LIST, 0, COUNT_MAX, FORCON_BOARDING_RATIOS, NULL
#define TYPE_salvos FORCON_RULE_LIST, 0, COUNT_MAX, FORCON_GUNNERY_COLUMNS, NULL
#define TYPE_target FORCON_RULE_WORD, 0, 0, 0, &forcon_type_target
#define TYPE_charge FORCON_RULE_WORD, 0, 0, 0, &forcon_type_charge
#define TYPE_orbit_result FORCON_RULE_WORD, 0, 0, 0, &forcon_type_orbit_result

/* What the file states of a row, by members of the struct of that row. */
typedef struct {
  const char *element;
  const char *attribute;
  ForconRuleForm form;
  gint64 least;
  gint64 most;
  guint n;
  const ForconFieldType *words;
  gsize offset;
  gboolean optional;
} Row;

#define IS_OPTIONAL(...) sizeof ("" #__VA_ARGS__) > 1
#define ROW_OF(Type, element, attribute, type, member, ...)                                                            \
  { element, attribute, TYPE_##type, G_STRUCT_OFFSET (Type, member), IS_OPTIONAL (__VA_ARGS__) },
#define NUMBER(...) ROW_OF (ForconRules, __VA_ARGS__)
#define OF_SHIP_TYPE(...) ROW_OF (ForconShipTypeRule, __VA_ARGS__)
#define OF_CREW(...) ROW_OF (ForconCrewRule, __VA_ARGS__)
#define OF_EFFECT(...) ROW_OF (ForconCriticalRule, __VA_ARGS__)
#define OF_CATASTROPHE(...) ROW_OF (ForconCatastropheRule, __VA_ARGS__)
#define OF_MINE(...) ROW_OF (ForconMineCard, __VA_ARGS__)

static const Row numbers[] = { FORCON_RULES_NUMBERS (NUMBER) };
static const Row of_ship_type[] = { FORCON_RULES_OF_SHIP_TYPE (OF_SHIP_TYPE) };
static const Row of_crew[] = { FORCON_RULES_OF_CREW (OF_CREW) };
static const Row of_effect[] = { FORCON_RULES_OF_EFFECT (OF_EFFECT) };
static const Row of_catastrophe[] = { FORCON_RULES_OF_CATASTROPHE (OF_CATASTROPHE) };
static const Row of_mine[] = { FORCON_RULES_OF_MINE (OF_MINE) };

/* The rows that there is one of for each word of a closed list. */
static const struct {
  const Row *rows;
  guint n_rows;
  const char *key_attribute;
  const ForconFieldType *keys;
  gsize offset;
  gsize size;
} keyed[] = {
#define KEYED(rows, key, type, member)                                                                                 \
  {                                                                                                                    \
    rows, G_N_ELEMENTS (rows), key, type, G_STRUCT_OFFSET (ForconRules, member),                                       \
        sizeof (((ForconRules *) 0)->member[0])                                                                        \
  }
  KEYED (of_ship_type, "id", &forcon_type_ship_type, ship_types),
  KEYED (of_crew, "id", &forcon_type_crew, crews),
  KEYED (of_effect, "id", &forcon_type_critical_effect, criticals),
  KEYED (of_catastrophe, "id", &forcon_type_catastrophe, catastrophes),
  KEYED (of_mine, "charge", &forcon_type_charge, mine.cards),
};

/* The tables by sums of 2d6. */
static const struct {
  const char *parent;
  const char *attribute;
  const ForconFieldType *words;
  gsize offset;
} sums[] = {
  { "critical-table", "effect", &forcon_type_critical_effect, G_STRUCT_OFFSET (ForconRules, critical_rows) },
  { "station-table", "effect", &forcon_type_critical_effect, G_STRUCT_OFFSET (ForconRules, station_rows) },
  { "catastrophe-table", "result", &forcon_type_catastrophe, G_STRUCT_OFFSET (ForconRules, catastrophe_rows) },
};

/* All values but those of nations, in their order; and every value by its path. */
static GPtrArray *known;
static GHashTable *by_path;
static GMutex by_path_lock;

static const ForconRuleValue *
add (const ForconRuleValue *value)
{
  ForconRuleValue *kept = g_memdup2 (value, sizeof *value);

  kept->path = g_intern_string (value->path);
  kept->key = value->key == NULL ? NULL : g_intern_string (value->key);
  g_hash_table_insert (by_path, (gpointer) kept->path, kept);
  return kept;
}

static void
add_row (const Row *row, const char *key_attribute, const char *key, gsize offset)
{
  g_autofree char *path = key == NULL ? g_strconcat (row->element, "/", row->attribute, NULL)
                                      : g_strconcat (row->element, "/", key, "/", row->attribute, NULL);
  const ForconRuleValue value = { .path = path,
                                  .form = row->form,
                                  .element = row->element,
                                  .key_attribute = key_attribute,
                                  .key = key,
                                  .attribute = row->attribute,
                                  .least = row->least,
                                  .most = row->most,
                                  .n = row->n,
                                  .words = row->words,
                                  .offset = offset + row->offset,
                                  .optional = row->optional };

  g_ptr_array_add (known, (gpointer) add (&value));
}

static void
add_keyed (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (keyed); i++)
    for (guint word = 0; word < keyed[i].keys->n_words; word++)
      for (guint row = 0; row < keyed[i].n_rows; row++)
        {
          const char *key = keyed[i].keys->to_word (&word);
          const char *attribute = keyed[i].rows[row].attribute;

          /* The last crew has every readiness above the others'. */
          if (g_str_equal (attribute, keyed[i].key_attribute)
              || (g_str_equal (attribute, "below") && word + 1 == FORCON_N_CREW))
            continue;
          add_row (&keyed[i].rows[row], keyed[i].key_attribute, key, keyed[i].offset + word * keyed[i].size);
        }
}

static void
add_gunnery (void)
{
  for (guint row = 1; row <= FORCON_GUNNERY_ROWS_MAX; row++)
    {
      g_autofree char *key = g_strdup_printf ("%u", row);
      g_autofree char *path = g_strconcat ("gunnery/", key, NULL);
      const Row shape = { "row", "salvos", TYPE_salvos, 0, FALSE };
      const ForconRuleValue value
          = { .path = path,
              .form = shape.form,
              .parent = "gunnery",
              .element = "row",
              .key_attribute = "firepower",
              .key = key,
              .attribute = "salvos",
              .least = shape.least,
              .most = shape.most,
              .n = shape.n,
              .offset = G_STRUCT_OFFSET (ForconRules, gunnery) + row * sizeof (((ForconRules *) 0)->gunnery[0]) };

      g_ptr_array_add (known, (gpointer) add (&value));
    }
}

/* Of other targets than capital ships and escorts no aspect is read (F-ART-3). */
static void
add_columns (void)
{
  for (guint target = 0; target < FORCON_N_TARGET; target++)
    for (guint aspect = 0; aspect < FORCON_N_ASPECT; aspect++)
      {
        gboolean has_aspects = target == FORCON_TARGET_CAPITAL || target == FORCON_TARGET_ESCORT;
        g_autofree char *key = g_strconcat (forcon_target_to_word (target), "/", forcon_aspect_to_word (aspect), NULL);
        g_autofree char *path = g_strconcat ("columns/", key, NULL);
        const ForconRuleValue value = { .path = path,
                                        .form = FORCON_RULE_NUMBER,
                                        .parent = "columns",
                                        .element = "column",
                                        .key_attribute = "target/aspect",
                                        .key = key,
                                        .attribute = "number",
                                        .least = 1,
                                        .most = FORCON_GUNNERY_COLUMNS,
                                        .offset = G_STRUCT_OFFSET (ForconRules, columns)
                                                  + (target * FORCON_N_ASPECT + aspect) * sizeof (gint) };

        if ((aspect == FORCON_ASPECT_ANY) != has_aspects)
          g_ptr_array_add (known, (gpointer) add (&value));
      }
}

static void
add_sums (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (sums); i++)
    for (guint sum = FORCON_2D6_MIN; sum <= FORCON_2D6_MAX; sum++)
      {
        g_autofree char *key = g_strdup_printf ("%u", sum);
        g_autofree char *path = g_strconcat (sums[i].parent, "/", key, NULL);
        const ForconRuleValue value = { .path = path,
                                        .form = FORCON_RULE_WORD,
                                        .parent = sums[i].parent,
                                        .element = "row",
                                        .key_attribute = "sum",
                                        .key = key,
                                        .attribute = sums[i].attribute,
                                        .words = sums[i].words,
                                        .offset = sums[i].offset + sum * sums[i].words->size };

        g_ptr_array_add (known, (gpointer) add (&value));
      }
}

static void
add_options (void)
{
  guint n;
  const ForconRuleOption *options = forcon_rule_options (&n);

  for (guint i = 0; i < n; i++)
    {
      g_autofree char *path = g_strconcat ("option/", options[i].name, NULL);
      const ForconRuleValue value = { .path = path,
                                      .form = FORCON_RULE_OPTION,
                                      .element = "option",
                                      .key_attribute = "name",
                                      .key = options[i].name,
                                      .attribute = "value" };

      g_ptr_array_add (known, (gpointer) add (&value));
    }
}

static gpointer
make_known (gpointer data)
{
  static const ForconRuleValue title[] = {
    { .path = "id",
      .form = FORCON_RULE_TEXT,
      .element = "rules",
      .attribute = "id",
      .offset = G_STRUCT_OFFSET (ForconRules, id) },
    { .path = "name",
      .form = FORCON_RULE_TEXT,
      .element = "rules",
      .attribute = "name",
      .offset = G_STRUCT_OFFSET (ForconRules, name) },
  };
  static const ForconRuleValue landing = { .path = "landing", .form = FORCON_RULE_LANDING, .element = "landing" };

  known = g_ptr_array_new ();
  by_path = g_hash_table_new (g_str_hash, g_str_equal);
  for (gsize i = 0; i < G_N_ELEMENTS (title); i++)
    g_ptr_array_add (known, (gpointer) add (&title[i]));
  add_keyed ();
  add_gunnery ();
  add_columns ();
  for (gsize i = 0; i < G_N_ELEMENTS (numbers); i++)
    add_row (&numbers[i], NULL, NULL, 0);
  add_sums ();
  g_ptr_array_add (known, (gpointer) add (&landing));
  add_options ();
  return NULL;
}

static void
know (void)
{
  static GOnce once = G_ONCE_INIT;

  g_once (&once, make_known, NULL);
}

/* Nations */

#define NATION "nation/"

/* Any name may be that of a nation: such a value is made when somebody asks for it. */
static const ForconRuleValue *
find_nation_value (const char *path)
{
  const char *attribute = strrchr (path, '/') + 1;
  g_autofree char *name = NULL;
  ForconRuleValue value = {
    .path = path, .element = "nation", .key_attribute = "name", .form = FORCON_RULE_NATION, .least = -20, .most = 20
  };

  if (!g_str_equal (attribute, "strength") && !g_str_equal (attribute, "aliases"))
    return NULL;
  if (attribute - path <= (gssize) strlen (NATION))
    return NULL;
  name = g_strndup (path + strlen (NATION), (gsize) (attribute - path) - strlen (NATION) - 1);
  if (*name == '\0' || !g_utf8_validate (name, -1, NULL) || forcon_text_find_unsafe (name) != NULL
      || g_utf8_strlen (name, -1) > NAME_MAX_CHARACTERS || strpbrk (name, "=,") != NULL)
    return NULL;
  value.key = name;
  value.attribute = g_str_equal (attribute, "strength") ? "strength" : "aliases";
  return add (&value);
}

ForconNationRule *
forcon_rule_value_nation (const ForconRuleValue *value, const ForconRules *rules)
{
  ForconBoardingRule *boarding = (ForconBoardingRule *) &rules->boarding;

  for (guint i = 0; i < boarding->n_nations; i++)
    if (g_str_equal (boarding->nations[i].nation, value->key))
      return &boarding->nations[i];
  return NULL;
}

const ForconRuleValue *
forcon_rule_value_find (const char *path)
{
  const ForconRuleValue *value;

  know ();
  g_mutex_lock (&by_path_lock);
  value = g_hash_table_lookup (by_path, path);
  if (value == NULL && g_str_has_prefix (path, NATION))
    value = find_nation_value (path);
  g_mutex_unlock (&by_path_lock);
  return value;
}

gint
forcon_rule_value_row (const ForconRuleValue *value)
{
  return g_strcmp0 (value->parent, "gunnery") == 0 ? (gint) g_ascii_strtoll (value->key, NULL, 10) : 0;
}

GPtrArray *
forcon_rule_values (const ForconRules *rules)
{
  GPtrArray *values = g_ptr_array_new ();
  static const char *const attributes[] = { "strength", "aliases" };

  know ();
  for (guint i = 0; i < known->len; i++)
    {
      const ForconRuleValue *value = g_ptr_array_index (known, i);

      if (forcon_rule_value_row (value) <= rules->gunnery_rows)
        g_ptr_array_add (values, (gpointer) value);
    }
  for (guint i = 0; i < rules->boarding.n_nations; i++)
    for (gsize k = 0; k < G_N_ELEMENTS (attributes); k++)
      {
        g_autofree char *path = g_strconcat (NATION, rules->boarding.nations[i].nation, "/", attributes[k], NULL);
        const ForconRuleValue *value = forcon_rule_value_find (path);

        if (value != NULL)
          g_ptr_array_add (values, (gpointer) value);
      }
  return values;
}

gboolean
forcon_rule_value_can_be_absent (const ForconRuleValue *value)
{
  return value->form == FORCON_RULE_NATION || value->form == FORCON_RULE_LANDING || forcon_rule_value_row (value) > 1
         || (value->form == FORCON_RULE_NUMBER && value->optional);
}
