/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "forcon-rules.h"
#include "forcon-subcommands.h"

G_BEGIN_DECLS

/* Largest firepower, strength or number of dice or shields of one attack; no fleet comes near it. */
#define FORCON_ODDS_MOST 1000

/* Armour as a ship's card may have it. */
#define FORCON_ODDS_ARMOUR_LEAST 1
#define FORCON_ODDS_ARMOUR_MOST 6

/**
 * ForconOddsNumber:
 * @name: of the option, without the hyphens
 * @help: what it is, untranslated
 * @least, @most: what may be given
 * @needed: whether it must be given
 * @value: where the number goes; what is there stays when it is not given
 *
 * An option that takes a whole number.
 */
typedef struct {
  const char *name;
  const char *help;
  gint least;
  gint most;
  gboolean needed;
  gint *value;
} ForconOddsNumber;

/**
 * ForconOddsUsage:
 * @name: of the subcommand, for its errors
 * @rest: what its help shows behind the name
 * @summary: what it does, translated
 * @numbers: (array length=n_numbers)
 * @others: (nullable): options of other sorts, up to an entry without a name
 *
 * How odds of one sort are asked for. All sorts have --rules and --json besides.
 */
typedef struct {
  const char *name;
  const char *rest;
  const char *summary;
  const ForconOddsNumber *numbers;
  guint n_numbers;
  const GOptionEntry *others;
} ForconOddsUsage;

gboolean forcon_odds_parse (const ForconOddsUsage *usage, int argc, char **argv, ForconRules **rules, gboolean *json,
                            ForconExit *status);
gboolean forcon_odds_length (const char *name, const char *option, const char *text, ForconLength *value);
gboolean forcon_odds_refuse (const char *name, const char *option, const char *text, const char *expected);
gboolean forcon_odds_no_more (const char *name, int argc, char **argv);
ForconRules *forcon_odds_rules (const char *path);

G_END_DECLS
