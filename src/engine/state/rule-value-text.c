/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How the values of a rule set are written, and what they may be. */
#include "engine/state/rule-values-private.h"

#include <string.h>

#include "base/text.h"
#include "base/value.h"

#define NAME_MAX_CHARACTERS 200
#define WORD_MAX_CHARACTERS 64
#define COUNT_MAX 1000

/* Writing */

#define PLACE(value, rules, Type) ((Type *) ((char *) (rules) + (value)->offset))
#define VALUE(value, rules, Type) (*(const Type *) ((const char *) (rules) + (value)->offset))

static guint
digits_of (const ForconRuleValue *value)
{
  return value->form == FORCON_RULE_LENGTH  ? FORCON_LENGTH_DIGITS
         : value->form == FORCON_RULE_ANGLE ? FORCON_ANGLE_DIGITS
                                            : 0;
}

static char *
format_list (const gint *numbers_of, guint n)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < n; i++)
    g_string_append_printf (text, "%s%d", i > 0 ? " " : "", numbers_of[i]);
  return g_string_free (text, FALSE);
}

static char *
format_landing (const ForconLandingRule *landing)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < landing->n_rows; i++)
    g_string_append_printf (text, "%s%d %s %d", i > 0 ? ", " : "", landing->rows[i].troops, landing->rows[i].unit,
                            landing->rows[i].count);
  return g_string_free (text, FALSE);
}

static char *
format_nation (const ForconRuleValue *value, const ForconRules *rules)
{
  const ForconNationRule *nation = forcon_rule_value_nation (value, rules);

  if (nation == NULL)
    return g_strdup ("");
  return g_str_equal (value->attribute, "aliases") ? g_strdup (nation->aliases)
                                                   : g_strdup_printf ("%d", nation->strength);
}

char *
forcon_rule_value_format_bound (const ForconRuleValue *value, gint64 bound)
{
  return forcon_value_format_decimal ((gint32) bound, digits_of (value));
}

char *
forcon_rule_value_format (const ForconRuleValue *value, const ForconRules *rules)
{
  switch (value->form)
    {
    case FORCON_RULE_NUMBER:
    case FORCON_RULE_LENGTH:
    case FORCON_RULE_ANGLE:
      if (value->optional && VALUE (value, rules, gint) == 0 && value->least > 0)
        return g_strdup ("");
      return forcon_rule_value_format_bound (value, VALUE (value, rules, gint));
    case FORCON_RULE_FRACTION:
      return forcon_value_format_fraction (VALUE (value, rules, ForconFraction));
    case FORCON_RULE_FORMULA:
      return forcon_dice_formula_format (VALUE (value, rules, ForconDiceFormula));
    case FORCON_RULE_FLAG:
      return g_strdup (VALUE (value, rules, gboolean) ? "yes" : "no");
    case FORCON_RULE_WORD:
      return g_strdup (value->words->to_word (PLACE (value, rules, char)));
    case FORCON_RULE_LIST:
      return forcon_rule_value_row (value) > rules->gunnery_rows ? g_strdup ("")
                                                                 : format_list (PLACE (value, rules, gint), value->n);
    case FORCON_RULE_OPTION:
      return forcon_rule_option_format (forcon_rule_option_find (value->key), &rules->options);
    case FORCON_RULE_NATION:
      return format_nation (value, rules);
    case FORCON_RULE_LANDING:
      return format_landing (&rules->landing);
    case FORCON_RULE_TEXT:
    default:
      return g_strdup (VALUE (value, rules, char *) == NULL ? "" : VALUE (value, rules, char *));
    }
}

/* Reading */

static ForconRuleFault
read_number (const ForconRuleValue *value, const char *text, gint *number)
{
  gint32 read = 0;

  if (*text == '\0' && value->optional)
    {
      *number = 0;
      return FORCON_RULE_FAULT_NONE;
    }
  if (!forcon_value_parse_decimal (text, digits_of (value), &read))
    return FORCON_RULE_FAULT_MALFORMED;
  *number = read;
  return read < value->least || read > value->most ? FORCON_RULE_FAULT_OUT_OF_BOUNDS : FORCON_RULE_FAULT_NONE;
}

static ForconRuleFault
put_list (const ForconRuleValue *value, ForconRules *rules, const char *text)
{
  g_auto (GStrv) words = g_strsplit_set (text, " ,\t", -1);
  gint read[FORCON_GUNNERY_COLUMNS] = { 0 };
  gint row = forcon_rule_value_row (value);
  guint n = 0;

  if (*text == '\0' && row > 1)
    {
      rules->gunnery_rows = MIN (rules->gunnery_rows, row - 1);
      return FORCON_RULE_FAULT_NONE;
    }
  for (char **word = words; *word != NULL; word++)
    {
      ForconRuleFault fault;

      if (**word == '\0')
        continue;
      if (n == value->n)
        return FORCON_RULE_FAULT_MALFORMED;
      fault = read_number (value, *word, &read[n++]);
      if (fault != FORCON_RULE_FAULT_NONE)
        return fault;
    }
  if (n != value->n)
    return FORCON_RULE_FAULT_MALFORMED;
  memcpy (PLACE (value, rules, gint), read, n * sizeof (gint));
  rules->gunnery_rows = MAX (rules->gunnery_rows, row);
  return FORCON_RULE_FAULT_NONE;
}

/* "1 infantry 1": for each full number of troops so many units. */
static gboolean
read_landing_row (const char *text, ForconLandingRow *row)
{
  g_auto (GStrv) words = g_strsplit (text, " ", -1);
  gint32 troops = 0, count = 0;

  if (g_strv_length (words) != 3 || !forcon_value_parse_decimal (words[0], 0, &troops)
      || !forcon_value_parse_decimal (words[2], 0, &count) || troops < 1 || troops > COUNT_MAX || count < 1
      || count > COUNT_MAX || *words[1] == '\0'
      || strspn (words[1], "abcdefghijklmnopqrstuvwxyz0123456789-") != strlen (words[1])
      || strlen (words[1]) > WORD_MAX_CHARACTERS)
    return FALSE;
  *row = (ForconLandingRow){ troops, g_intern_string (words[1]), count };
  return TRUE;
}

/* The rules of the fleet dice stay the same; a unit stands in one row only, and the last row is of single troops. */
static ForconRuleFault
put_landing (ForconRules *rules, const char *text)
{
  g_auto (GStrv) parts = g_strsplit (text, ",", -1);
  ForconLandingRule landing = { .rules = rules->landing.rules };

  for (char **part = parts; *part != NULL && *text != '\0'; part++)
    {
      ForconLandingRow row = { 0 };

      if (landing.n_rows == FORCON_LANDING_ROWS_MAX || !read_landing_row (g_strstrip (*part), &row))
        return FORCON_RULE_FAULT_MALFORMED;
      for (guint i = 0; i < landing.n_rows; i++)
        if (landing.rows[i].unit == row.unit)
          return FORCON_RULE_FAULT_MALFORMED;
      landing.rows[landing.n_rows++] = row;
    }
  if (landing.n_rows > 0 && landing.rows[landing.n_rows - 1].troops != 1)
    return FORCON_RULE_FAULT_MALFORMED;
  if (landing.n_rows > 0 && landing.rules == NULL)
    return FORCON_RULE_FAULT_MALFORMED;
  rules->landing = landing;
  return FORCON_RULE_FAULT_NONE;
}

static ForconRuleFault
put_nation (const ForconRuleValue *value, ForconRules *rules, const char *text)
{
  ForconBoardingRule *boarding = &rules->boarding;
  ForconNationRule *nation = forcon_rule_value_nation (value, rules);
  gboolean aliases = g_str_equal (value->attribute, "aliases");
  gint strength = 0;
  ForconRuleFault fault = aliases || *text == '\0' ? FORCON_RULE_FAULT_NONE : read_number (value, text, &strength);

  if (fault != FORCON_RULE_FAULT_NONE)
    return fault;
  if (aliases
      && (!g_utf8_validate (text, -1, NULL) || forcon_text_find_unsafe (text) != NULL
          || g_utf8_strlen (text, -1) > NAME_MAX_CHARACTERS))
    return FORCON_RULE_FAULT_MALFORMED;
  if (!aliases && *text == '\0')
    {
      guint place = nation == NULL ? boarding->n_nations : (guint) (nation - boarding->nations);

      for (guint i = place + 1; i < boarding->n_nations; i++)
        boarding->nations[i - 1] = boarding->nations[i];
      boarding->n_nations -= nation == NULL ? 0 : 1;
      return FORCON_RULE_FAULT_NONE;
    }
  if (nation == NULL && *text == '\0')
    return FORCON_RULE_FAULT_NONE;
  if (nation == NULL && boarding->n_nations == FORCON_NATIONS_MAX)
    return FORCON_RULE_FAULT_MALFORMED;
  if (nation == NULL)
    {
      nation = &boarding->nations[boarding->n_nations++];
      *nation = (ForconNationRule){ g_intern_string (value->key), g_intern_string (""), 0 };
    }
  if (aliases)
    nation->aliases = g_intern_string (text);
  else
    nation->strength = strength;
  return FORCON_RULE_FAULT_NONE;
}

static ForconRuleFault
put_text (const ForconRuleValue *value, ForconRules *rules, const char *text)
{
  gboolean id = g_str_equal (value->path, "id");

  if (*text == '\0' || !g_utf8_validate (text, -1, NULL) || forcon_text_find_unsafe (text) != NULL
      || g_utf8_strlen (text, -1) > (id ? WORD_MAX_CHARACTERS : NAME_MAX_CHARACTERS) || g_ascii_isspace (*text)
      || g_ascii_isspace (text[strlen (text) - 1])
      || (id && strspn (text, "abcdefghijklmnopqrstuvwxyz0123456789-") != strlen (text)))
    return FORCON_RULE_FAULT_MALFORMED;
  g_free (*PLACE (value, rules, char *));
  *PLACE (value, rules, char *) = g_strdup (text);
  return FORCON_RULE_FAULT_NONE;
}

/* As the patterns of the schema have it: "2d6", "d3", "12"; "1/2", "0". */
static gboolean
is_formula (const char *text)
{
  const char *dice = text + strspn (text, "0123456789");

  return dice - text <= 2 && (g_str_equal (dice, "d6") || g_str_equal (dice, "d3") || (*dice == '\0' && dice > text));
}

static gboolean
is_fraction (const char *text)
{
  gsize over = strspn (text, "0123456789");
  const char *under = text + over + 1;

  return over >= 1 && over <= 2
         && (text[over] == '\0'
             || (text[over] == '/' && *under >= '1' && *under <= '9' && strspn (under, "0123456789") == strlen (under)
                 && strlen (under) <= 2));
}

static ForconRuleFault
put (const ForconRuleValue *value, ForconRules *rules, const char *text)
{
  ForconRuleFault fault = FORCON_RULE_FAULT_NONE;
  ForconFraction share = { 0, 1 };
  gint number = 0;

  switch (value->form)
    {
    case FORCON_RULE_NUMBER:
    case FORCON_RULE_LENGTH:
    case FORCON_RULE_ANGLE:
      fault = read_number (value, text, &number);
      if (fault == FORCON_RULE_FAULT_NONE)
        *PLACE (value, rules, gint) = number;
      return fault;
    case FORCON_RULE_FRACTION:
      if (!is_fraction (text) || !forcon_value_parse_fraction (text, &share) || share.numerator > share.denominator)
        return FORCON_RULE_FAULT_MALFORMED;
      *PLACE (value, rules, ForconFraction) = share;
      return FORCON_RULE_FAULT_NONE;
    case FORCON_RULE_FORMULA:
      if (!is_formula (text))
        return FORCON_RULE_FAULT_MALFORMED;
      forcon_dice_formula_parse (text, PLACE (value, rules, ForconDiceFormula));
      return FORCON_RULE_FAULT_NONE;
    case FORCON_RULE_FLAG:
      if (!g_str_equal (text, "yes") && !g_str_equal (text, "no"))
        return FORCON_RULE_FAULT_MALFORMED;
      *PLACE (value, rules, gboolean) = g_str_equal (text, "yes");
      return FORCON_RULE_FAULT_NONE;
    case FORCON_RULE_WORD:
      return value->words->from_word (PLACE (value, rules, char), text) ? FORCON_RULE_FAULT_NONE
                                                                        : FORCON_RULE_FAULT_MALFORMED;
    case FORCON_RULE_LIST:
      return put_list (value, rules, text);
    case FORCON_RULE_OPTION:
      return forcon_rule_option_set (forcon_rule_option_find (value->key), &rules->options, text)
                 ? FORCON_RULE_FAULT_NONE
                 : FORCON_RULE_FAULT_MALFORMED;
    case FORCON_RULE_NATION:
      return put_nation (value, rules, text);
    case FORCON_RULE_LANDING:
      return put_landing (rules, text);
    case FORCON_RULE_TEXT:
    default:
      return put_text (value, rules, text);
    }
}

gboolean
forcon_rule_value_put (const ForconRuleValue *value, ForconRules *rules, const char *text)
{
  return put (value, rules, text) == FORCON_RULE_FAULT_NONE;
}

/* What goes together */

/* Narrows the bounds to what the numbers around this one leave. */
static gboolean
is_within (gint number, gint64 least, gint64 most, gint64 *below, gint64 *above)
{
  *below = least;
  *above = most;
  return number >= least && number <= most;
}

/* With each crew more readiness. */
static gboolean
crews_rise (const ForconRuleValue *value, const ForconRules *rules, gint64 *least, gint64 *most)
{
  for (guint i = 0; i + 1 < FORCON_N_CREW; i++)
    {
      gint64 before = i == 0 ? 0 : rules->crews[i - 1].below;
      gint64 after = i + 2 < FORCON_N_CREW ? rules->crews[i + 1].below : COUNT_MAX + 1;

      if (PLACE (value, rules, gint) == &rules->crews[i].below)
        return is_within (rules->crews[i].below, before + 1, after - 1, least, most);
    }
  return TRUE;
}

/* With each firepower no fewer salvos. */
static gboolean
salvos_rise (const ForconRules *rules, gint row, gint64 *least, gint64 *most)
{
  for (guint column = 0; column < FORCON_GUNNERY_COLUMNS && row <= rules->gunnery_rows; column++)
    {
      gint64 after = row < rules->gunnery_rows ? rules->gunnery[row + 1][column] : COUNT_MAX;

      if (!is_within (rules->gunnery[row][column], rules->gunnery[row - 1][column], after, least, most))
        return FALSE;
    }
  return TRUE;
}

/* The map of the low orbit is no higher than a table can be. */
static gboolean
orbits_fit (const ForconRuleValue *value, const ForconRules *rules, gint64 *least, gint64 *most)
{
  const ForconOrbitRule *orbit = &rules->orbit;

  if (PLACE (value, rules, gint) == &orbit->orbits)
    return is_within (orbit->orbits, 1, FORCON_LENGTH_MAX / MAX (orbit->spacing, 1) - 1, least, most);
  return is_within (orbit->spacing, 1, FORCON_LENGTH_MAX / (orbit->orbits + 1), least, most);
}

ForconRuleFault
forcon_rule_value_set (const ForconRuleValue *value, ForconRules *rules, const char *text, gint64 *least, gint64 *most)
{
  /* Only texts are owned, and they are bound to nothing. */
  const ForconRules before = *rules;
  gint row = forcon_rule_value_row (value);
  gboolean goes_together = TRUE;
  ForconRuleFault fault;

  *least = value->least;
  *most = value->most;
  /* Rows are added and taken away at the end of the table. */
  if (row > rules->gunnery_rows + 1 || (row != 0 && *text == '\0' && row != rules->gunnery_rows))
    return FORCON_RULE_FAULT_MALFORMED;
  fault = put (value, rules, text);
  if (fault != FORCON_RULE_FAULT_NONE)
    return fault;
  if (row > 0)
    goes_together = salvos_rise (rules, row, least, most);
  else if (g_str_equal (value->element, "crew"))
    goes_together = crews_rise (value, rules, least, most);
  else if (g_str_equal (value->path, "low-orbit/orbits") || g_str_equal (value->path, "low-orbit/spacing"))
    goes_together = orbits_fit (value, rules, least, most);
  if (goes_together)
    return FORCON_RULE_FAULT_NONE;
  *rules = before;
  return FORCON_RULE_FAULT_OUT_OF_BOUNDS;
}
