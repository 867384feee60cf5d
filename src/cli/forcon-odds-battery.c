/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "forcon-arguments.h"
#include "forcon-labels.h"
#include "forcon-odds-options.h"
#include "forcon-odds-print.h"
#include "forcon-output.h"
#include "forcon-text.h"

#include <glib/gi18n-lib.h>

#define NAME "odds battery"

typedef struct {
  char *firepower;
  char *range;
  char *distance;
  char *target;
  char *aspect;
  char *armour;
  char *shields;
  char *rules;
  gboolean behind_marker;
  gboolean half;
  gboolean json;
} Options;

static void
options_clear (Options *options)
{
  g_clear_pointer (&options->firepower, g_free);
  g_clear_pointer (&options->range, g_free);
  g_clear_pointer (&options->distance, g_free);
  g_clear_pointer (&options->target, g_free);
  g_clear_pointer (&options->aspect, g_free);
  g_clear_pointer (&options->armour, g_free);
  g_clear_pointer (&options->shields, g_free);
  g_clear_pointer (&options->rules, g_free);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Options, options_clear)

/* What is fired at, and from which side; orbital targets and torpedoes have none (F-ART-3). */
static gboolean
read_target (const Options *options, ForconBatteryAttack *attack)
{
  if (options->target == NULL || !forcon_target_from_word (options->target, &attack->target))
    return forcon_odds_refuse (NAME, "--target", options->target, "capital, escort, orbital, torpedoes");
  if (options->aspect != NULL && !forcon_aspect_from_word (options->aspect, &attack->aspect))
    return forcon_odds_refuse (NAME, "--aspect", options->aspect, "approaching, receding, abeam");
  if (attack->target == FORCON_TARGET_ORBITAL || attack->target == FORCON_TARGET_TORPEDOES)
    attack->aspect = FORCON_ASPECT_ANY;
  else if (options->aspect == NULL || attack->aspect == FORCON_ASPECT_ANY)
    return forcon_odds_refuse (NAME, "--aspect", options->aspect, "approaching, receding, abeam");
  return TRUE;
}

/* The rules know the armour of torpedoes, and they have no shields (F-TORP-8). */
static gboolean
read_defence (const Options *options, const ForconRules *rules, ForconBatteryAttack *attack)
{
  gboolean torpedoes = attack->target == FORCON_TARGET_TORPEDOES;

  if (torpedoes && options->armour == NULL)
    attack->armour = rules->torpedo.armour;
  else if (!forcon_arguments_number (NAME, "--armour", options->armour, FORCON_ODDS_ARMOUR_LEAST,
                                     FORCON_ODDS_ARMOUR_MOST, &attack->armour))
    return FALSE;
  return (torpedoes && options->shields == NULL)
         || forcon_arguments_number (NAME, "--shields", options->shields, 0, FORCON_ODDS_MOST, &attack->shields);
}

static gboolean
read_attack (const Options *options, ForconBatteryAttack *attack)
{
  attack->behind_marker = options->behind_marker;
  attack->half = options->half;
  if (!forcon_arguments_number (NAME, "--firepower", options->firepower, 0, FORCON_ODDS_MOST, &attack->firepower)
      || !forcon_odds_length (NAME, "--weapon-range", options->range, &attack->range)
      || !forcon_odds_length (NAME, "--distance", options->distance, &attack->distance))
    return FALSE;
  return read_target (options, attack);
}

static void
print_heading (const ForconBatteryAttack *attack, const ForconGunnery *gunnery, const ForconOdds *odds)
{
  g_autofree char *distance = forcon_length_to_text (attack->distance);
  g_autofree char *range = forcon_length_to_text (attack->range);

  /* Translators: the firepower, the distance, the range, the target, its aspect. */
  forcon_print_line (_ ("Firepower %1$d at %2$s cm, range %3$s cm: %4$s, %5$s"), attack->firepower, distance, range,
                     forcon_label_target (attack->target), forcon_label_aspect (attack->aspect));
  forcon_print_line (_ ("Column: %1$d, salvos: %2$d, armour: %3$d, shields: %4$d"), gunnery->column, odds->dice,
                     attack->armour, attack->shields);
}

static ForconExit
refuse_distance (const ForconBatteryAttack *attack)
{
  g_autofree char *distance = forcon_length_to_text (attack->distance);
  g_autofree char *range = forcon_length_to_text (attack->range);

  forcon_print_error (_ ("forcon %1$s: the target is out of range: %2$s cm, range %3$s cm (F-FIRE-1)"), NAME, distance,
                      range);
  return FORCON_EXIT_REFUSED;
}

static ForconExit
print_odds (const Options *options)
{
  g_autoptr (ForconRules) rules = NULL;
  g_auto (ForconOdds) odds = { 0 };
  ForconBatteryAttack attack = { .aspect = FORCON_ASPECT_ANY };
  ForconGunnery gunnery = { 0 };

  if (!read_attack (options, &attack))
    return FORCON_EXIT_USAGE;
  rules = forcon_odds_rules (options->rules);
  if (rules == NULL)
    return FORCON_EXIT_DAMAGED;
  if (!read_defence (options, rules, &attack))
    return FORCON_EXIT_USAGE;
  if (attack.distance > attack.range)
    return refuse_distance (&attack);
  if (!forcon_odds_of_battery (rules, &attack, &gunnery, &odds))
    {
      forcon_print_error (_ ("forcon %1$s: the gunnery table has no column for: %2$s, %3$s (F-ART-2)"), NAME,
                          forcon_label_target (attack.target), forcon_label_aspect (attack.aspect));
      return FORCON_EXIT_REFUSED;
    }
  if (options->json)
    {
      forcon_odds_print_json ("salvos", &gunnery, &odds);
      return FORCON_EXIT_DONE;
    }
  print_heading (&attack, &gunnery, &odds);
  forcon_odds_print_table (&odds);
  return FORCON_EXIT_DONE;
}

ForconExit
forcon_odds_battery_run (int argc, char **argv)
{
  g_auto (Options) options = { 0 };
  ForconExit status = FORCON_EXIT_DONE;
  const GOptionEntry entries[] = {
    { "firepower", 0, 0, G_OPTION_ARG_STRING, &options.firepower, N_ ("firepower of the batteries together"), N_ ("N") },
    { "weapon-range", 0, 0, G_OPTION_ARG_STRING, &options.range, N_ ("their range"), N_ ("CM") },
    { "distance", 0, 0, G_OPTION_ARG_STRING, &options.distance, N_ ("distance to the target"), N_ ("CM") },
    { "target", 0, 0, G_OPTION_ARG_STRING, &options.target, N_ ("capital, escort, orbital or torpedoes"), N_ ("KIND") },
    { "aspect", 0, 0, G_OPTION_ARG_STRING, &options.aspect, N_ ("of a ship: approaching, receding or abeam"),
      N_ ("ASPECT") },
    { "behind-marker", 0, 0, G_OPTION_ARG_NONE, &options.behind_marker, N_ ("a marker or field lies in the line"),
      NULL },
    { "armour", 0, 0, G_OPTION_ARG_STRING, &options.armour, N_ ("armour of the target on that side, 1 to 6"), N_ ("N") },
    { "shields", 0, 0, G_OPTION_ARG_STRING, &options.shields, N_ ("shields that the target has left"), N_ ("N") },
    { "half", 0, 0, G_OPTION_ARG_NONE, &options.half, N_ ("fire at half effect"), NULL },
    { "rules", 0, 0, G_OPTION_ARG_FILENAME, &options.rules, N_ ("a rules file, instead of forcon-2010"), N_ ("FILE") },
    { "json", 0, 0, G_OPTION_ARG_NONE, &options.json, N_ ("for programs: one line of JSON"), NULL },
    G_OPTION_ENTRY_NULL,
  };

  if (!forcon_arguments_parse (NAME, _ ("--firepower N --weapon-range CM --distance CM --target KIND [OPTION…]"),
                               _ ("The exact odds of a battery's attack."), entries, &argc, &argv, &status))
    return status;
  return forcon_odds_no_more (NAME, argc, argv) ? print_odds (&options) : FORCON_EXIT_USAGE;
}
