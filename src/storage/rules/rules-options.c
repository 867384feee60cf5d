/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "storage/rules/rules-file.h"

#include <glib/gi18n-lib.h>

#include "storage/files/value.h"

#define VALUES_MAX 3

typedef void (*SetOption) (ForconOptions *options, const char *value);

/**
 * Option:
 * @name: as in section 15 of the rules
 * @values: words that it may be, the default first
 * @number: whether it may also be a number, from 1
 * @set: what takes it over
 */
typedef struct {
  const char *name;
  const char *values[VALUES_MAX];
  gboolean number;
  SetOption set;
} Option;

static void
set_orders_check (ForconOptions *options, const char *value)
{
  options->orders_readiness_check = g_str_equal (value, "yes");
}

static void
set_shields_order (ForconOptions *options, const char *value)
{
  options->shields_after_armour = g_str_equal (value, "after-armour");
}

static void
set_turns_first (ForconOptions *options, const char *value)
{
  forcon_first_from_word (value, &options->turns_first);
}

static void
set_repair_compare (ForconOptions *options, const char *value)
{
  options->repair_at_most = g_str_equal (value, "at-most");
}

/* The words "all" and "none" are no dice. */
static void
set_markers_removal (ForconOptions *options, const char *value)
{
  options->markers_all = g_str_equal (value, "all");
  if (!forcon_dice_formula_parse (value, &options->markers_removal))
    options->markers_removal = (ForconDiceFormula){ 0, 6, 0 };
}

/* The words are no numbers: to the end is no limit. */
static void
set_boarding_rounds (ForconOptions *options, const char *value)
{
  options->boarding_rounds = 0;
  forcon_value_parse_decimal (value, 0, &options->boarding_rounds);
}

static void
set_sweeper_dice (ForconOptions *options, const char *value)
{
  options->sweeper_dice = g_str_equal (value, "2") ? 2 : 1;
}

static void
set_detection_ties (ForconOptions *options, const char *value)
{
  options->detection_ties_found = g_str_equal (value, "found");
}

static void
set_station_dice (ForconOptions *options, const char *value)
{
  options->station_dice = g_str_equal (value, "2") ? 2 : 1;
}

static void
set_engine_hit (ForconOptions *options, const char *value)
{
  options->orbit_engine_falling = g_str_equal (value, "falling");
}

static void
set_broken_joining (ForconOptions *options, const char *value)
{
  options->broken_joins_in_contact = g_str_equal (value, "in-contact");
}

static void
set_mines_plasma (ForconOptions *options, const char *value)
{
  options->mines_fixed_column = g_str_equal (value, "column-1");
}

static void
set_hull (ForconOptions *options, const char *value)
{
  options->hull_for_good = g_str_equal (value, "for-good");
}

static void
set_critical_sources (ForconOptions *options, const char *value)
{
  options->criticals_of_extra = g_str_equal (value, "every");
}

static void
set_target_check (ForconOptions *options, const char *value)
{
  options->every_critical_binds = g_str_equal (value, "every");
}

static const Option known_options[] = {
  { "orders.readiness-check", { "no", "yes" }, FALSE, set_orders_check },
  { "shields.order", { "before-armour", "after-armour" }, FALSE, set_shields_order },
  { "boarding.rounds-per-turn", { "to-the-end" }, TRUE, set_boarding_rounds },
  { "mines.sweeper-check-dice", { "1", "2" }, FALSE, set_sweeper_dice },
  { "markers.removal", { "d6", "all", "none" }, FALSE, set_markers_removal },
  { "detection.ties", { "hidden", "found" }, FALSE, set_detection_ties },
  { "station.catastrophe-dice", { "1", "2" }, FALSE, set_station_dice },
  { "low-orbit.engine-hit", { "destroyed", "falling" }, FALSE, set_engine_hit },
  { "turns.first", { "attacker", "roll" }, FALSE, set_turns_first },
  { "repair.compare", { "less", "at-most" }, FALSE, set_repair_compare },
  { "broken-command.joining", { "never", "in-contact" }, FALSE, set_broken_joining },
  { "mines.plasma", { "shifted", "column-1" }, FALSE, set_mines_plasma },
  { "criticals.hull", { "repairable", "for-good" }, FALSE, set_hull },
  { "criticals.sources", { "not-of-extra", "every" }, FALSE, set_critical_sources },
  { "target-check.binds", { "repairable", "every" }, FALSE, set_target_check },
};

static gboolean
may_be (const Option *option, const char *value)
{
  gint32 number = 0;

  for (guint i = 0; i < VALUES_MAX && option->values[i] != NULL; i++)
    if (g_str_equal (option->values[i], value))
      return TRUE;
  return option->number && forcon_value_parse_decimal (value, 0, &number) && number > 0;
}

void
forcon_rules_default_options (ForconRules *rules)
{
  for (guint i = 0; i < G_N_ELEMENTS (known_options); i++)
    known_options[i].set (&rules->options, known_options[i].values[0]);
}

void
forcon_rules_read_option (ForconXml *xml, ForconRules *rules)
{
  const char *name = forcon_xml_attribute (xml, "name");
  const char *value = forcon_xml_attribute (xml, "value");
  const Option *option = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (known_options) && option == NULL; i++)
    if (g_str_equal (known_options[i].name, name))
      option = &known_options[i];
  if (option == NULL)
    forcon_xml_fail_value (xml, "name", _ ("an option of the rules"));
  else if (!may_be (option, value))
    {
      g_autoptr (GString) expected = g_string_new (NULL);

      for (guint i = 0; i < VALUES_MAX && option->values[i] != NULL; i++)
        g_string_append_printf (expected, "%s\"%s\"", i == 0 ? "" : _ (" or "), option->values[i]);
      if (option->number)
        g_string_append (expected, _ (" or a number"));
      forcon_xml_fail (xml, forcon_xml_line (xml), expected->str, _ ("option \"%s\" is \"%s\""), name, value);
    }
  else
    option->set (&rules->options, value);
}
