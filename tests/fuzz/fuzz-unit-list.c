/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Lists of units such as "1 dreadnought, 2 cruiser". Line by line: who attacks, who of them is damaged, the same of the defender. */
#include "twilight/odds/twilight-odds.h"
#include "storage/rules/twilight-rules-file.h"
#include "fuzz.h"

/* The odds of more would take longer than the fuzzer waits. */
#define WORK_MAX 2e4

static ForconTwilightRules *rules;

void
fuzz_begin (void)
{
  g_autoptr (GError) error = NULL;

  rules = forcon_twilight_rules_load_named ("twilight", &error);
  g_assert_no_error (error);
}

static void
check_written (const ForconForce *force)
{
  g_autofree char *all = forcon_force_format (rules, force);
  g_autofree char *damaged = forcon_force_format_damaged (rules, force);
  g_autofree char *all_again = NULL;
  g_autofree char *damaged_again = NULL;
  ForconForce again = { 0 };

  g_assert_true (forcon_force_parse (rules, all, &again, NULL));
  g_assert_true (forcon_force_parse_damaged (rules, damaged, &again, NULL));
  all_again = forcon_force_format (rules, &again);
  damaged_again = forcon_force_format_damaged (rules, &again);
  fuzz_assert_same ("the list of a force", all, all_again);
  fuzz_assert_same ("the list of those damaged", damaged, damaged_again);
}

static gboolean
read_force (char **lines, ForconForce *force)
{
  g_autofree char *wrong = NULL;

  if (lines[0] == NULL || !forcon_force_parse (rules, lines[0], force, &wrong))
    return FALSE;
  if (lines[1] != NULL && !forcon_force_parse_damaged (rules, lines[1], force, &wrong))
    return FALSE;
  check_written (force);
  return TRUE;
}

static void
check_odds (ForconTwilightMatch *match)
{
  ForconTwilightOdds odds;

  if (forcon_twilight_odds_work (rules, match) > WORK_MAX || !forcon_twilight_odds (rules, match, &odds))
    return;
  g_assert_cmpfloat_with_epsilon (odds.attacker + odds.draw + odds.defender + odds.ongoing, 1, 1e-6);
}

void
fuzz_try (const guint8 *bytes, gsize size)
{
  g_autofree char *text = fuzz_text (bytes, size);
  g_auto (GStrv) lines = g_strsplit (text, "\n", 4);
  gboolean second = lines[0] != NULL && lines[1] != NULL;
  ForconTwilightMatch match;

  forcon_twilight_match_init (&match, FORCON_TWILIGHT_PLACE_SPACE);
  if (!read_force (lines, &match.forces[0]) || !second || !read_force (lines + 2, &match.forces[1]))
    return;
  check_odds (&match);
  match.place = FORCON_TWILIGHT_PLACE_GROUND;
  check_odds (&match);
}
