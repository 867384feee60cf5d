/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli/dice/twilight-options.h"

#include "cli/frame/json.h"
#include "cli/odds/odds-print.h"
#include "cli/frame/output.h"
#include "base/text.h"
#include "report/dice/twilight-wording.h"

#include <glib/gi18n-lib.h>
#include <math.h>

/* So little is not worth a line. */
#define NOTHING 5e-7
#define HARDLY_ANY 0.005

/* JSON has no infinity. */
static void
json_number (GString *json, const char *key, double number)
{
  forcon_json_key (json, key);
  if (isfinite (number))
    forcon_json_double (json, number);
  else
    forcon_json_null (json);
}

void
forcon_twilight_json_odds (GString *json, const ForconTwilightOdds *odds)
{
  json_number (json, "attacker", odds->attacker);
  json_number (json, "draw", odds->draw);
  json_number (json, "defender", odds->defender);
  json_number (json, "ongoing", odds->ongoing);
  json_number (json, "rounds", odds->rounds);
  json_number (json, "attacker_cost_left", odds->cost_left[FORCON_TWILIGHT_SIDE_ATTACKER]);
  json_number (json, "defender_cost_left", odds->cost_left[FORCON_TWILIGHT_SIDE_DEFENDER]);
}

/* Which units, and how many of them are damaged. */
static void
json_force (GString *json, const ForconTwilightRules *rules, const ForconForce *force)
{
  forcon_json_open (json, '[');
  for (guint i = 0; i < rules->n_units; i++)
    {
      ForconUnitId unit = { (guint8) (i + 1) };

      if (forcon_force_of (force, unit) == 0)
        continue;
      forcon_json_open (json, '{');
      forcon_json_put_word (json, "unit", rules->units[i].word);
      forcon_json_put_int (json, "count", forcon_force_of (force, unit));
      forcon_json_put_int (json, "damaged", force->damaged[i]);
      forcon_json_close (json, '}');
    }
  forcon_json_close (json, ']');
}

/* What each side may have left, and how likely; of simulated combats only how many units. */
static void
json_survivors (GString *json, const ForconTwilightRules *rules, GArray *const *survivors, gboolean simulated)
{
  forcon_json_key (json, "survivors");
  forcon_json_open (json, '{');
  for (gint side = 0; side < FORCON_TWILIGHT_SIDE_COUNT; side++)
    {
      forcon_json_key (json, forcon_twilight_side_to_word ((ForconTwilightSide) side));
      forcon_json_open (json, '[');
      for (guint i = 0; i < survivors[side]->len; i++)
        {
          const ForconTwilightSurvivors *left = &g_array_index (survivors[side], ForconTwilightSurvivors, i);

          forcon_json_open (json, '{');
          json_number (json, "chance", left->chance);
          forcon_json_put_int (json, "units", left->n_units);
          if (!simulated)
            {
              forcon_json_key (json, "left");
              json_force (json, rules, &left->force);
            }
          forcon_json_close (json, '}');
        }
      forcon_json_close (json, ']');
    }
  forcon_json_close (json, '}');
}

static void
print_json (const ForconTwilightRules *rules, const ForconTwilightOdds *odds, guint runs,
            const ForconTwilightOdds *errors, GArray *const *survivors)
{
  g_autoptr (GString) json = g_string_new (NULL);

  forcon_json_open (json, '{');
  forcon_twilight_json_odds (json, odds);
  json_survivors (json, rules, survivors, errors != NULL);
  if (errors != NULL)
    {
      forcon_json_put_bool (json, "simulated", TRUE);
      forcon_json_put_int (json, "runs", runs);
      forcon_json_key (json, "errors");
      forcon_json_open (json, '{');
      forcon_twilight_json_odds (json, errors);
      forcon_json_close (json, '}');
    }
  forcon_odds_json_end (json);
}

static void
print_chance (const char *label, double chance, const double *error)
{
  g_autofree char *about = error == NULL ? NULL : forcon_decimal_to_text (100.0 * *error, 2);
  g_autofree char *text = forcon_decimal_to_text (100.0 * chance, 2);

  if (error == NULL)
    forcon_odds_tell_chance (NULL, NULL, label, chance);
  else
    /* Translators: of what, the chance, its standard error. */
    forcon_print_line (_ ("%1$s: %2$s %% ± %3$s"), label, text, about);
}

static void
print_mean (const char *label, double mean, const double *error)
{
  g_autofree char *about = error == NULL ? NULL : forcon_decimal_to_text (*error, 2);
  g_autofree char *text = forcon_decimal_to_text (mean, 2);

  if (error == NULL)
    forcon_print_line (_ ("%1$s: %2$s"), label, text);
  else
    /* Translators: of what, the mean, its standard error. */
    forcon_print_line (_ ("%1$s: %2$s ± %3$s"), label, text, about);
}

/* How many of each unit are left, on average. */
static void
print_left (const ForconTwilightRules *rules, const char *label, const double *left)
{
  g_autoptr (GString) list = g_string_new (NULL);

  for (guint i = 0; i < rules->n_units; i++)
    if (left[i] >= HARDLY_ANY)
      {
        g_autofree char *mean = forcon_decimal_to_text (left[i], 2);

        if (list->len > 0)
          g_string_append (list, ", ");
        /* Translators: a kind of unit, how many of it are left on average. */
        g_string_append_printf (list, _ ("%1$s %2$s"), forcon_name (rules->units[i].name), mean);
      }
  if (list->len > 0)
    forcon_print_line (_ ("%1$s: %2$s"), label, list->str);
}

/* Chances know of no retreats (T-ODDS-1). */
static void
print_retreats (const ForconTwilightQuestion *question)
{
  const ForconTwilightClash *clash
      = question->file == NULL ? NULL : forcon_twilight_journal_clash (question->file->journal);

  for (gint side = 0; clash != NULL && side < FORCON_TWILIGHT_SIDE_COUNT; side++)
    if (clash->announced[side])
      forcon_print_line (_ ("%s retreats at the end of this round: the chances are those of a combat to the end."),
                         forcon_twilight_player_name (clash, (ForconTwilightSide) side));
}

/* The errors are those of a simulation. */
static void
print_text (const ForconTwilightQuestion *question, const ForconTwilightOdds *odds, const ForconTwilightOdds *errors)
{
  const ForconTwilightRules *rules = question->rules;
  const double *costs = errors == NULL ? NULL : errors->cost_left;

  print_retreats (question);
  print_chance (_ ("Attacker wins"), odds->attacker, errors == NULL ? NULL : &errors->attacker);
  print_chance (_ ("Draw"), odds->draw, errors == NULL ? NULL : &errors->draw);
  print_chance (_ ("Defender wins"), odds->defender, errors == NULL ? NULL : &errors->defender);
  if (odds->ongoing >= NOTHING)
    print_chance (_ ("Still going on"), odds->ongoing, errors == NULL ? NULL : &errors->ongoing);
  if (isfinite (odds->rounds))
    print_mean (_ ("Rounds on average"), odds->rounds, errors == NULL ? NULL : &errors->rounds);
  else
    forcon_print_line ("%s", _ ("It may never end: neither side can hit the other any more"));
  print_mean (_ ("Cost of what the attacker has left"), odds->cost_left[0], costs == NULL ? NULL : &costs[0]);
  print_mean (_ ("Cost of what the defender has left"), odds->cost_left[1], costs == NULL ? NULL : &costs[1]);
  print_left (rules, _ ("The attacker has left on average"), odds->left[FORCON_TWILIGHT_SIDE_ATTACKER]);
  print_left (rules, _ ("The defender has left on average"), odds->left[FORCON_TWILIGHT_SIDE_DEFENDER]);
}

void
forcon_twilight_print (const ForconTwilightQuestion *question, const ForconTwilightOdds *odds, GArray *const *survivors)
{
  if (question->json)
    print_json (question->rules, odds, 0, NULL, survivors);
  else
    print_text (question, odds, NULL);
}

void
forcon_twilight_print_simulated (const ForconTwilightQuestion *question, const char *instead, guint runs,
                              const ForconTwilightOdds *odds, const ForconTwilightOdds *errors,
                              GArray *const *survivors)
{
  if (question->json)
    {
      print_json (question->rules, odds, runs, errors, survivors);
      return;
    }
  if (instead != NULL)
    forcon_print_line ("%s", instead);
  forcon_print_line (_ ("Simulated combats: %u; behind ± the standard error"), runs);
  print_text (question, odds, errors);
}
