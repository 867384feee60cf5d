/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The odds of single attacks and checks: each sort is a list of options, a function that answers, and a row of the
 * table. */
#include "cli/frame/arguments.h"
#include "cli/frame/branches.h"
#include "cli/frame/json.h"
#include "render/drawing/labels.h"
#include "engine/odds/odds.h"
#include "engine/odds/odds-boarding.h"
#include "engine/odds/odds-checks.h"
#include "cli/odds/odds-print.h"
#include "engine/odds/odds-ram.h"
#include "engine/odds/odds-torpedoes.h"
#include "cli/frame/output.h"
#include "storage/rules/rules-file.h"
#include "base/text.h"

#include <glib/gi18n-lib.h>

/* Largest firepower, strength or number of dice or shields of one attack; no fleet comes near it. */
#define MOST 1000

/* Armour as a ship's card may have it. */
#define ARMOUR_LEAST 1
#define ARMOUR_MOST 6

/* Of an option: it must be given; what stands for it when it was not and the answer depends on others. */
#define NEEDED G_MININT
#define UNSAID (-1)

#define ASPECTS "approaching, receding, abeam"
#define CREWS "green, experienced, veteran, elite"

/**
 * Option:
 * @name: without the hyphens
 * @help: untranslated
 * @value_name: (nullable): untranslated; %NULL for a flag
 * @offset: in what is asked, of a gint, of a gboolean or of what @take reads
 * @otherwise: the number where it is not given, or NEEDED
 * @least, @most: of a whole number
 * @take: (nullable): reads another value, and returns whether it could
 * @expected: (nullable): what @take reads, untranslated; %NULL for a length
 */
typedef struct {
  const char *name;
  const char *help;
  const char *value_name;
  gsize offset;
  gint otherwise;
  gint least;
  gint most;
  gboolean (*take) (gpointer value, const char *text);
  const char *expected;
} Option;

static gboolean
take_length (gpointer value, const char *text)
{
  return forcon_parse_length (text, value);
}

static gboolean
take_target (gpointer value, const char *text)
{
  return forcon_target_from_word (text, value);
}

static gboolean
take_aspect (gpointer value, const char *text)
{
  return forcon_aspect_from_word (text, value);
}

static gboolean
take_crew (gpointer value, const char *text)
{
  return forcon_crew_from_word (text, value);
}

/* The target's base against the rammer's, as a sign. */
static gboolean
take_base (gpointer value, const char *text)
{
  static const char *const words[] = { "smaller", "same", "larger" };

  for (gint i = 0; i < (gint) G_N_ELEMENTS (words); i++)
    if (g_str_equal (text, words[i]))
      {
        *(gint *) value = i - 1;
        return TRUE;
      }
  return FALSE;
}

/* Reads "6" or "6,4": the torpedoes of each wave. */
static gboolean
take_waves (gpointer value, const char *text)
{
  ForconTorpedoAttack *attack = value;
  g_auto (GStrv) words = g_strsplit (text, ",", -1);
  gboolean good = words[0] != NULL && g_strv_length (words) <= FORCON_WAVES_MAX;

  for (attack->n_waves = 0; good && words[attack->n_waves] != NULL; attack->n_waves++)
    good = forcon_parse_whole (words[attack->n_waves], 1, MOST, &attack->waves[attack->n_waves]);
  return good;
}

/* Damage, its mean and the chance of a critical. */
static void
tell_damage (GString *json, const ForconDistribution *damage, double mean, double critical)
{
  forcon_odds_tell_distribution (json, "damage", _ ("damage"), damage);
  forcon_odds_tell_mean (json, "mean", _ ("Mean damage"), mean);
  forcon_odds_tell_chance (json, "critical", _ ("At least one critical"), critical);
}

/* Batteries */

static const Option battery_options[] = {
  { "firepower", N_ ("firepower of the batteries together"), N_ ("N"), offsetof (ForconBatteryAttack, firepower),
    NEEDED, .most = MOST },
  { "weapon-range", N_ ("their range"), N_ ("CM"), offsetof (ForconBatteryAttack, range), NEEDED, .take = take_length },
  { "distance", N_ ("distance to the target"), N_ ("CM"), offsetof (ForconBatteryAttack, distance), NEEDED,
    .take = take_length },
  { "target", N_ ("capital, escort, orbital or torpedoes"), N_ ("KIND"), offsetof (ForconBatteryAttack, target), NEEDED,
    .take = take_target, .expected = "capital, escort, orbital, torpedoes" },
  { "aspect", N_ ("of a ship: approaching, receding or abeam"), N_ ("ASPECT"), offsetof (ForconBatteryAttack, aspect),
    FORCON_N_ASPECT, .take = take_aspect, .expected = ASPECTS },
  { "behind-marker", N_ ("a marker or field lies in the line"),
    .offset = offsetof (ForconBatteryAttack, behind_marker) },
  { "armour", N_ ("armour of the target on that side, 1 to 6"), N_ ("N"), offsetof (ForconBatteryAttack, armour),
    UNSAID, ARMOUR_LEAST, .most = ARMOUR_MOST },
  { "shields", N_ ("shields that the target has left"), N_ ("N"), offsetof (ForconBatteryAttack, shields), UNSAID,
    .most = MOST },
  { "half", N_ ("fire at half effect"), .offset = offsetof (ForconBatteryAttack, half) },
};

/* Ships have an aspect, orbital targets and torpedoes have none (F-ART-3). Torpedoes have the armour of the rules
 * and no shields unless something else is said (F-TORP-8). */
static gboolean
complete_battery (const char *name, const ForconRules *rules, ForconBatteryAttack *attack)
{
  gboolean torpedoes = attack->target == FORCON_TARGET_TORPEDOES;

  if (torpedoes || attack->target == FORCON_TARGET_ORBITAL)
    attack->aspect = FORCON_ASPECT_ANY;
  else if (attack->aspect == FORCON_N_ASPECT || attack->aspect == FORCON_ASPECT_ANY)
    return forcon_arguments_refuse (
        name, "--aspect", attack->aspect == FORCON_ASPECT_ANY ? forcon_aspect_to_word (FORCON_ASPECT_ANY) : NULL,
        ASPECTS);
  if (torpedoes && attack->armour == UNSAID)
    attack->armour = rules->torpedo.armour;
  if (torpedoes && attack->shields == UNSAID)
    attack->shields = 0;
  if (attack->armour == UNSAID || attack->shields == UNSAID)
    return forcon_arguments_given (name, attack->armour == UNSAID ? "--armour" : "--shields", NULL);
  return TRUE;
}

static ForconExit
answer_battery (const char *name, const ForconRules *rules, gpointer asked, GString *json)
{
  ForconBatteryAttack *attack = asked;
  g_autofree char *distance = forcon_length_to_text (attack->distance);
  g_autofree char *range = forcon_length_to_text (attack->range);
  g_auto (ForconOdds) odds = { 0 };
  ForconGunnery gunnery = { 0 };

  if (!complete_battery (name, rules, attack))
    return FORCON_EXIT_USAGE;
  if (attack->distance > attack->range)
    {
      forcon_print_error (_ ("forcon %1$s: the target is out of range: %2$s cm, range %3$s cm (F-FIRE-1)"), name,
                          distance, range);
      return FORCON_EXIT_REFUSED;
    }
  if (!forcon_odds_of_battery (rules, attack, &gunnery, &odds))
    {
      forcon_print_error (_ ("forcon %1$s: the gunnery table has no column for: %2$s, %3$s (F-ART-2)"), name,
                          forcon_label_target (attack->target), forcon_label_aspect (attack->aspect));
      return FORCON_EXIT_REFUSED;
    }
  forcon_odds_tell_number (json, "column", gunnery.column);
  forcon_odds_tell_number (json, "salvos", odds.dice);
  if (json == NULL)
    {
      /* Translators: the firepower, the distance, the range, the target, its aspect. */
      forcon_print_line (_ ("Firepower %1$d at %2$s cm, range %3$s cm: %4$s, %5$s"), attack->firepower, distance, range,
                         forcon_label_target (attack->target), forcon_label_aspect (attack->aspect));
      forcon_print_line (_ ("Column: %1$d, salvos: %2$d, armour: %3$d, shields: %4$d"), gunnery.column, odds.dice,
                         attack->armour, attack->shields);
    }
  tell_damage (json, odds.damage, odds.mean, odds.critical);
  return FORCON_EXIT_DONE;
}

/* Destructors */

typedef struct {
  gint strength;
  gint shields;
  gboolean half;
} DestructorAttack;

static const Option destructor_options[] = {
  { "strength", N_ ("strength of the destructors"), N_ ("N"), offsetof (DestructorAttack, strength), NEEDED,
    .most = MOST },
  { "shields", N_ ("shields that the target has left"), N_ ("N"), offsetof (DestructorAttack, shields), NEEDED,
    .most = MOST },
  { "half", N_ ("fire at half effect"), .offset = offsetof (DestructorAttack, half) },
};

static ForconExit
answer_destructor (const char *name, const ForconRules *rules, gpointer asked, GString *json)
{
  const DestructorAttack *attack = asked;
  g_auto (ForconOdds) odds = { 0 };

  forcon_odds_of_destructor (rules, attack->strength, attack->shields, attack->half, &odds);
  forcon_odds_tell_number (json, "dice", odds.dice);
  if (json == NULL)
    /* Translators: the dice of the attack, the face from which on each hits, the shields. */
    forcon_print_line (_ ("Dice: %1$d, hits on %2$d+, shields: %3$d"), odds.dice, rules->destructor_hit,
                       attack->shields);
  tell_damage (json, odds.damage, odds.mean, odds.critical);
  return FORCON_EXIT_DONE;
}

/* Torpedoes */

/* Hits that no attack takes, where the target's are not given. */
#define ALL_HITS (FORCON_WAVES_MAX * MOST)

static const Option torpedoes_options[] = {
  { "turrets", N_ ("turrets of the target and of those that work with it"), N_ ("N"),
    offsetof (ForconTorpedoAttack, turrets), NEEDED, .most = MOST },
  { "cover", N_ ("firepower of the escorts that cover it"), N_ ("N"), offsetof (ForconTorpedoAttack, cover), 0,
    .most = MOST },
  { "armour", N_ ("armour of the target, 1 to 6"), N_ ("N"), offsetof (ForconTorpedoAttack, armour), NEEDED,
    ARMOUR_LEAST, .most = ARMOUR_MOST },
  { "hits", N_ ("hits that the target has left"), N_ ("N"), offsetof (ForconTorpedoAttack, hits), ALL_HITS, 1,
    .most = MOST },
  { "count", N_ ("torpedoes of each wave, in the order in which they strike"), N_ ("N[,N…]"), 0, NEEDED,
    .take = take_waves, .expected = N_ ("the torpedoes of each wave: “6” or “6,4”") },
};

static ForconExit
answer_torpedoes (const char *name, const ForconRules *rules, gpointer asked, GString *json)
{
  const ForconTorpedoAttack *attack = asked;
  g_auto (ForconTorpedoOdds) odds = { 0 };

  forcon_odds_of_torpedoes (rules, attack, &odds);
  for (guint i = 0; json == NULL && i < odds.n_waves; i++)
    {
      g_autofree char *left = forcon_decimal_to_text (forcon_distribution_mean (odds.left[i]), 4);

      /* Translators: which wave, its torpedoes, how many of them are left afterwards. */
      forcon_print_line (_ ("Wave %1$u: %2$d torpedoes, of which %3$s are left on average"), i + 1, attack->waves[i],
                         left);
    }
  if (json == NULL)
    forcon_print_line (_ ("Turrets: %1$d, cover: %2$d, armour: %3$d"), attack->turrets, attack->cover, attack->armour);
  tell_damage (json, odds.damage, odds.mean, odds.critical);
  if (attack->hits != ALL_HITS)
    {
      forcon_odds_tell_distribution (json, "hits_left", _ ("hits left"), odds.hits_left);
      forcon_odds_tell_chance (json, "out_of_action", _ ("Out of action, without what criticals add"), odds.out);
    }
  if (json == NULL)
    return FORCON_EXIT_DONE;
  forcon_json_key (json, "waves");
  forcon_json_open (json, '[');
  for (guint i = 0; i < odds.n_waves; i++)
    {
      forcon_json_open (json, '{');
      forcon_odds_tell_distribution (json, "left", NULL, odds.left[i]);
      forcon_json_close (json, '}');
    }
  forcon_json_close (json, ']');
  return FORCON_EXIT_DONE;
}

/* Boarding */

/* Strengths are hits and what changes them; the walk over them grows with both. */
#define STRENGTH_MOST 200
#define ROUNDS_MOST 1000

static const Option boarding_options[] = {
  { "attacker", N_ ("strength of the attacker, with all that changes it"), N_ ("N"),
    offsetof (ForconBoardingFight, attacker), NEEDED, .most = STRENGTH_MOST },
  { "defender", N_ ("strength of the defender, with all that changes it"), N_ ("N"),
    offsetof (ForconBoardingFight, defender), NEEDED, .most = STRENGTH_MOST },
  { "rounds", N_ ("rounds of this turn, 0 to the end; instead of what the rules say"), N_ ("N"),
    offsetof (ForconBoardingFight, rounds), UNSAID, .most = ROUNDS_MOST },
  { "attacker-crew", N_ ("green, experienced, veteran or elite"), N_ ("WORD"),
    offsetof (ForconBoardingFight, attacker_crew), FORCON_CREW_EXPERIENCED, .take = take_crew, .expected = CREWS },
  { "defender-crew", N_ ("green, experienced, veteran or elite"), N_ ("WORD"),
    offsetof (ForconBoardingFight, defender_crew), FORCON_CREW_EXPERIENCED, .take = take_crew, .expected = CREWS },
};

static ForconExit
answer_boarding (const char *name, const ForconRules *rules, gpointer asked, GString *json)
{
  ForconBoardingFight *fight = asked;
  g_auto (ForconBoardingOdds) odds = { 0 };

  if (fight->rounds == UNSAID)
    fight->rounds = rules->options.boarding_rounds;
  forcon_odds_of_boarding (rules, fight, &odds);
  if (json == NULL)
    /* Translators: the strength and the crew of the attacker, then of the defender. */
    forcon_print_line (_ ("Strength %1$d, crew: %2$s; against strength %3$d, crew: %4$s"), fight->attacker,
                       forcon_label_crew (fight->attacker_crew), fight->defender,
                       forcon_label_crew (fight->defender_crew));
  forcon_odds_tell_chance (json, "captures", _ ("The attacker captures"), odds.captures);
  forcon_odds_tell_chance (json, "captured", _ ("The attacker is captured"), odds.captured);
  forcon_odds_tell_chance (json, "undecided", fight->rounds > 0 ? _ ("Undecided") : NULL, odds.undecided);
  forcon_odds_tell_mean (json, "rounds", _ ("Rounds on average"), odds.rounds);
  forcon_odds_tell_distribution (json, "attacker_left", _ ("attacker"), odds.attacker_left);
  forcon_odds_tell_distribution (json, "defender_left", _ ("defender"), odds.defender_left);
  return FORCON_EXIT_DONE;
}

/* A ram */

#define RAM_READINESS_MOST 18

static const Option ram_options[] = {
  { "readiness", N_ ("readiness of the rammer"), N_ ("N"), offsetof (ForconRamAttack, readiness), NEEDED,
    .most = RAM_READINESS_MOST },
  { "hits", N_ ("starting hits of the rammer"), N_ ("N"), offsetof (ForconRamAttack, hits), NEEDED, 1, .most = MOST },
  { "hits-left", N_ ("hits that it has left, if not all"), N_ ("N"), offsetof (ForconRamAttack, hits_left), UNSAID, 1,
    .most = MOST },
  { "armour", N_ ("its bow armour, 1 to 6"), N_ ("N"), offsetof (ForconRamAttack, armour), NEEDED, ARMOUR_LEAST,
    .most = ARMOUR_MOST },
  { "shields", N_ ("its shields that work"), N_ ("N"), offsetof (ForconRamAttack, shields), NEEDED, .most = MOST },
  { "target-hits", N_ ("starting hits of the target"), N_ ("N"), offsetof (ForconRamAttack, target_hits), NEEDED, 1,
    .most = MOST },
  { "target-hits-left", N_ ("hits that it has left, if not all"), N_ ("N"),
    offsetof (ForconRamAttack, target_hits_left), UNSAID, 1, .most = MOST },
  { "target-armour", N_ ("armour of the target on that side, 1 to 6"), N_ ("N"),
    offsetof (ForconRamAttack, target_armour), NEEDED, ARMOUR_LEAST, .most = ARMOUR_MOST },
  { "target-shields", N_ ("shields of the target that work"), N_ ("N"), offsetof (ForconRamAttack, target_shields),
    NEEDED, .most = MOST },
  { "target-base", N_ ("against the rammer's: smaller, same or larger"), N_ ("WORD"), offsetof (ForconRamAttack, base),
    0, .take = take_base, .expected = "smaller, same, larger" },
  { "bow", N_ ("the target is rammed in its bow arc"), .offset = offsetof (ForconRamAttack, bow) },
  { "escort", N_ ("an escort rams a capital ship"), .offset = offsetof (ForconRamAttack, escort) },
};

/* Nobody has more hits left than it started with; who says nothing has them all. */
static gboolean
complete_hits (const char *name, const char *option, const char *of, gint *left, gint hits)
{
  if (*left == UNSAID)
    *left = hits;
  if (*left > hits)
    forcon_print_error (_ ("forcon %1$s: %2$s is more than %3$s"), name, option, of);
  return *left <= hits;
}

/* @title: (nullable): %NULL if people are told nothing of it */
static void
tell_strike (GString *json, const char *key, const char *title, const ForconRamStrike *strike)
{
  if (json != NULL)
    {
      forcon_json_key (json, key);
      forcon_json_open (json, '{');
    }
  else if (title == NULL)
    return;
  else
    /* Translators: whose strike it is, its dice, the face from which on each is damage. */
    forcon_print_line (_ ("%1$s: dice: %2$d, damage on %3$d+"), title, strike->dice, strike->needed);
  forcon_odds_tell_number (json, "dice", strike->dice);
  forcon_odds_tell_number (json, "needed", strike->needed);
  tell_damage (json, strike->damage, strike->mean, strike->critical);
  forcon_odds_tell_chance (json, "out_of_action", _ ("Out of action, without what criticals add"), strike->out);
  if (json != NULL)
    forcon_json_close (json, '}');
}

static ForconExit
answer_ram (const char *name, const ForconRules *rules, gpointer asked, GString *json)
{
  ForconRamAttack *attack = asked;
  g_auto (ForconRamOdds) odds = { 0 };
  g_autofree char *check = NULL;

  if (!complete_hits (name, "--hits-left", "--hits", &attack->hits_left, attack->hits)
      || !complete_hits (name, "--target-hits-left", "--target-hits", &attack->target_hits_left, attack->target_hits))
    return FORCON_EXIT_USAGE;
  forcon_odds_of_ram (rules, attack, &odds);
  forcon_odds_tell_number (json, "dice", odds.dice);
  forcon_odds_tell_chance (json, "check", NULL, odds.check);
  if (json != NULL)
    {
      forcon_json_put_bool (json, "burns_up", odds.burns_up);
      forcon_json_put_bool (json, "lost", odds.lost);
    }
  else
    {
      check = forcon_decimal_to_text (100.0 * odds.check, 2);
      /* Translators: how many dice, the readiness, the chance. */
      forcon_print_line (_ ("The check, %1$d dice at most %2$d: %3$s %%"), odds.dice, attack->readiness, check);
      if (odds.burns_up)
        forcon_print_line ("%s", _ ("If it is passed: the rammer burns up on the shields and does no harm (F-RAM-2)."));
      else if (odds.lost)
        forcon_print_line ("%s", _ ("If it is passed, the rammer is lost when it has struck (F-RAM-2)."));
    }
  tell_strike (json, "strike", odds.burns_up ? NULL : _ ("The rammer strikes, if it is passed"), &odds.strike);
  tell_strike (json, "returned", odds.burns_up ? NULL : _ ("The target strikes back"), &odds.returned);
  return FORCON_EXIT_DONE;
}

/* Checks */

#define READINESS_MOST 20
#define DICE_MOST 10

typedef struct {
  gint readiness;
  gint dice;
  gint modifier;
} ReadinessCheck;

static const Option readiness_options[] = {
  { "readiness", N_ ("readiness of the ship"), N_ ("N"), offsetof (ReadinessCheck, readiness), NEEDED,
    .most = READINESS_MOST },
  { "dice", N_ ("how many dice, 2 if not given"), N_ ("N"), offsetof (ReadinessCheck, dice), 2, 1, .most = DICE_MOST },
  { "modifier", N_ ("what is added to the readiness"), N_ ("N"), offsetof (ReadinessCheck, modifier), 0,
    -READINESS_MOST, .most = READINESS_MOST },
};

static ForconExit
answer_readiness (const char *name, const ForconRules *rules, gpointer asked, GString *json)
{
  const ReadinessCheck *check = asked;
  gint most = check->readiness + check->modifier;
  double chance = forcon_odds_of_check (check->dice, most);
  g_autofree char *text = forcon_decimal_to_text (100.0 * chance, 2);

  forcon_odds_tell_number (json, "dice", check->dice);
  forcon_odds_tell_number (json, "at_most", most);
  forcon_odds_tell_chance (json, "passed", NULL, chance);
  if (json == NULL)
    /* Translators: how many dice, what their sum may be at most, the chance. */
    forcon_print_line (_ ("Dice: %1$d, at most %2$d: %3$s %%"), check->dice, most, text);
  return FORCON_EXIT_DONE;
}

typedef struct {
  gboolean station;
} CatastropheRoll;

static const Option catastrophe_options[] = {
  { "station", N_ ("a station rolls"), .offset = offsetof (CatastropheRoll, station) },
};

static void
json_results (GString *json, const char *key, const double *chances)
{
  forcon_json_key (json, key);
  forcon_json_open (json, '{');
  for (ForconCatastrophe result = 0; result < FORCON_N_CATASTROPHE; result++)
    forcon_odds_tell_chance (json, forcon_catastrophe_to_word (result), NULL, chances[result]);
  forcon_json_close (json, '}');
}

static ForconExit
answer_catastrophe (const char *name, const ForconRules *rules, gpointer asked, GString *json)
{
  const CatastropheRoll *roll = asked;
  ForconCatastropheOdds odds;

  forcon_odds_of_catastrophe (rules, roll->station, &odds);
  if (json != NULL)
    {
      forcon_odds_tell_number (json, "dice", odds.dice);
      json_results (json, "first", odds.first);
      json_results (json, "last", odds.last);
      return FORCON_EXIT_DONE;
    }
  forcon_print_line (_ ("Dice: %d"), odds.dice);
  for (ForconCatastrophe result = 0; result < FORCON_N_CATASTROPHE; result++)
    {
      g_autofree char *first = forcon_decimal_to_text (100.0 * odds.first[result], 2);
      g_autofree char *last = forcon_decimal_to_text (100.0 * odds.last[result], 2);

      /* Translators: a catastrophe, its chance at the first roll, and when a burning hulk has burned out. */
      forcon_print_line (_ ("%1$s: %2$s %%; in the end %3$s %%"), forcon_label_catastrophe (result), first, last);
    }
  return FORCON_EXIT_DONE;
}

/* The table */

/**
 * Sort:
 * @name: the word that chooses it
 * @help: one line, untranslated
 * @run: (nullable): of a sort that reads a battle script; the rest is for the others
 * @rest: what the help shows behind the name, untranslated
 * @summary: what it does, untranslated
 * @size: of what is asked, in bytes
 * @options: (array length=n_options): besides --rules and --json
 * @answer: tells the odds: into @json, an object that has been opened, or to people where it is %NULL
 */
typedef struct {
  const char *name;
  const char *help;
  ForconExit (*run) (int argc, char **argv);
  const char *rest;
  const char *summary;
  gsize size;
  const Option *options;
  guint n_options;
  ForconExit (*answer) (const char *name, const ForconRules *rules, gpointer asked, GString *json);
} Sort;

static const Sort sorts[] = {
  { "battery", N_ ("batteries that fire at a target"), NULL,
    N_ ("--firepower N --weapon-range CM --distance CM --target KIND [OPTION…]"),
    N_ ("The exact odds of a battery's attack."), sizeof (ForconBatteryAttack), battery_options,
    G_N_ELEMENTS (battery_options), answer_battery },
  { "destructor", N_ ("destructors that fire at a target"), NULL, "--strength N --shields N",
    N_ ("The exact odds of a destructor attack."), sizeof (DestructorAttack), destructor_options,
    G_N_ELEMENTS (destructor_options), answer_destructor },
  { "torpedoes", N_ ("torpedoes against turrets and armour"), NULL, "--count N[,N…] --turrets N --armour N",
    N_ ("The exact odds of torpedoes that come to a ship in one phase."), sizeof (ForconTorpedoAttack),
    torpedoes_options, G_N_ELEMENTS (torpedoes_options), answer_torpedoes },
  { "boarding", N_ ("a boarding"), NULL, N_ ("--attacker N --defender N [OPTION…]"),
    N_ ("The exact odds of a boarding."), sizeof (ForconBoardingFight), boarding_options,
    G_N_ELEMENTS (boarding_options), answer_boarding },
  { "ram", N_ ("a ram"), NULL,
    N_ ("--readiness N --hits N --armour N --shields N --target-hits N --target-armour N --target-shields N [OPTION…]"),
    N_ ("The exact odds of a ram."), sizeof (ForconRamAttack), ram_options, G_N_ELEMENTS (ram_options), answer_ram },
  { "readiness", N_ ("a readiness check"), NULL, N_ ("--readiness N [OPTION…]"),
    N_ ("The exact odds of a readiness check."), sizeof (ReadinessCheck), readiness_options,
    G_N_ELEMENTS (readiness_options), answer_readiness },
  { "catastrophe", N_ ("the catastrophe table"), NULL, N_ ("[OPTION…]"),
    N_ ("The exact odds of the catastrophe table."), sizeof (CatastropheRoll), catastrophe_options,
    G_N_ELEMENTS (catastrophe_options), answer_catastrophe },
  { "command", N_ ("a command of a battle script, tried again and again"), .run = forcon_odds_command_run },
  { "battle", N_ ("a whole battle, fought by captains again and again"), .run = forcon_odds_fight_run },
};

/* Running */

/* As many as a sort may have. */
#define OPTIONS_MOST 16

static gboolean
read_option (const char *name, const Option *option, const char *text, gpointer value)
{
  g_autofree char *dashed = g_strconcat ("--", option->name, NULL);

  if (option->value_name == NULL)
    return TRUE;
  if (text == NULL && option->otherwise != NEEDED)
    {
      *(gint *) value = option->otherwise;
      return TRUE;
    }
  if (option->take == NULL)
    return forcon_arguments_number (name, dashed, text, option->least, option->most, value);
  if (text != NULL && option->take (value, text))
    return TRUE;
  if (text == NULL || option->expected != NULL)
    return forcon_arguments_refuse (name, dashed, text, option->expected == NULL ? "" : _ (option->expected));
  forcon_print_error (_ ("forcon %1$s: %2$s is “%3$s”, centimetres from 0 to %4$d with at most two decimals were "
                         "expected"),
                      name, dashed, text, FORCON_LENGTH_MAX / FORCON_CM (1));
  return FALSE;
}

static gboolean
read_options (const char *name, const Sort *sort, char *const *texts, gpointer asked)
{
  for (guint i = 0; i < sort->n_options; i++)
    if (!read_option (name, &sort->options[i], texts[i], (char *) asked + sort->options[i].offset))
      return FALSE;
  return TRUE;
}

/* Reads the rules, tells the odds, and prints the line for programs. */
static ForconExit
answer (const char *name, const Sort *sort, const char *rules_path, gpointer asked, gboolean for_programs)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (ForconRules) rules = rules_path != NULL ? forcon_rules_load (rules_path, &error)
                                                     : forcon_rules_load_named ("forcon-2010", &error);
  g_autoptr (GString) json = g_string_new ("{");
  ForconExit status;

  if (rules == NULL)
    {
      forcon_print_error ("%s", error->message);
      return FORCON_EXIT_DAMAGED;
    }
  status = sort->answer (name, rules, asked, for_programs ? json : NULL);
  if (status == FORCON_EXIT_DONE && for_programs)
    forcon_odds_json_end (json);
  return status;
}

/* The sort is the one that the first argument names. */
static ForconExit
run (int argc, char **argv)
{
  const Sort *sort = sorts;
  char *texts[OPTIONS_MOST] = { NULL };
  GOptionEntry entries[OPTIONS_MOST + 3] = { G_OPTION_ENTRY_NULL };
  g_autofree char *rules = NULL;
  gboolean json = FALSE;
  ForconExit status = FORCON_EXIT_DONE;

  while (!g_str_equal (sort->name, argv[0]))
    sort++;
  g_assert (sort->n_options <= OPTIONS_MOST);
  g_autofree char *name = g_strconcat ("odds ", sort->name, NULL);
  g_autofree gpointer asked = g_malloc0 (sort->size);

  for (guint i = 0; i < sort->n_options; i++)
    {
      const Option *option = &sort->options[i];
      gboolean flag = option->value_name == NULL;

      entries[i] = (GOptionEntry){ option->name, 0, 0, flag ? G_OPTION_ARG_NONE : G_OPTION_ARG_STRING,
                                   flag ? (gpointer) ((char *) asked + option->offset) : &texts[i], option->help,
                                   option->value_name };
    }
  entries[sort->n_options] = (GOptionEntry){ "rules", 0, 0, G_OPTION_ARG_FILENAME, &rules,
                                             N_ ("a rules file, instead of forcon-2010"), N_ ("FILE") };
  entries[sort->n_options + 1]
      = (GOptionEntry){ "json", 0, 0, G_OPTION_ARG_NONE, &json, N_ ("for programs: one line of JSON"), NULL };
  if (forcon_arguments_parse (name, _ (sort->rest), _ (sort->summary), entries, &argc, &argv, &status))
    status = forcon_arguments_no_more (name, argc, argv) && read_options (name, sort, texts, asked)
                 ? answer (name, sort, rules, asked, json)
                 : FORCON_EXIT_USAGE;
  for (guint i = 0; i < OPTIONS_MOST; i++)
    g_free (texts[i]);
  return status;
}

ForconExit
forcon_subcommand_odds (int argc, char **argv)
{
  ForconBranch branches[G_N_ELEMENTS (sorts)];
  const ForconBranches family = {
    "odds",
    _ ("Usage: forcon odds SORT OPTION…"),
    _ ("The odds of one attack or check, or of more: how often what comes of it."),
    _ ("“forcon help odds SORT” tells the options."),
    branches,
    G_N_ELEMENTS (sorts),
  };

  for (guint i = 0; i < G_N_ELEMENTS (sorts); i++)
    branches[i] = (ForconBranch){ sorts[i].name, sorts[i].run != NULL ? sorts[i].run : run, sorts[i].help };
  return forcon_branches_run (&family, argc, argv);
}
