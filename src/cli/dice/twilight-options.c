/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli/dice/twilight-options.h"

#include "cli/frame/arguments.h"
#include "cli/frame/output.h"
#include "storage/rules/twilight-rules-file.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* No die needs more. */
#define MODIFIER_MOST 100
#define ROUNDS_MOST 1000000

#define SEED_UNLESS_SAID 1

/* The texts of the options, as they were typed. */
typedef struct {
  char *place;
  char *forces[FORCON_TWILIGHT_SIDE_COUNT];
  char *damaged[FORCON_TWILIGHT_SIDE_COUNT];
  char *modifiers[FORCON_TWILIGHT_SIDE_COUNT];
  char *first_modifiers[FORCON_TWILIGHT_SIDE_COUNT];
  char *policies[FORCON_TWILIGHT_SIDE_COUNT];
  char *orders[FORCON_TWILIGHT_SIDE_COUNT];
  char *own[FORCON_TWILIGHT_SIDE_COUNT];
  char *policy;
  char *order;
  char *after_rounds;
  char *runs;
  char *seed;
  char *rules;
} Texts;

/* The options of a side; the attacker's first. */
static const struct {
  const char *force;
  const char *damaged;
  const char *modifier;
  const char *first_modifier;
  const char *policy;
  const char *order;
  const char *own;
} side_options[FORCON_TWILIGHT_SIDE_COUNT] = {
  { "--attacker", "--damaged-attacker", "--attacker-modifier", "--attacker-first-modifier", "--attacker-policy",
    "--attacker-order", "--attacker-own" },
  { "--defender", "--damaged-defender", "--defender-modifier", "--defender-first-modifier", "--defender-policy",
    "--defender-order", "--defender-own" },
};

static void
texts_clear (Texts *texts)
{
  g_free (texts->place);
  for (guint side = 0; side < FORCON_TWILIGHT_SIDE_COUNT; side++)
    {
      g_free (texts->forces[side]);
      g_free (texts->damaged[side]);
      g_free (texts->modifiers[side]);
      g_free (texts->first_modifiers[side]);
      g_free (texts->policies[side]);
      g_free (texts->orders[side]);
      g_free (texts->own[side]);
    }
  g_free (texts->policy);
  g_free (texts->order);
  g_free (texts->after_rounds);
  g_free (texts->runs);
  g_free (texts->seed);
  g_free (texts->rules);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Texts, texts_clear)

/* Returns: (transfer full) (nullable): those rules, or those that come with the program; %NULL when the error has
 * been printed
 */
static ForconTwilightRules *
read_rules (const char *path)
{
  g_autoptr (GError) error = NULL;
  ForconTwilightRules *rules = path != NULL ? forcon_twilight_rules_load (path, &error)
                                            : forcon_twilight_rules_load_named ("twilight", &error);

  if (rules == NULL)
    forcon_print_error ("%s", error->message);
  return rules;
}

/* The words of all units that can fight there. */
static char *
words_of_units (const ForconTwilightRules *rules, ForconUnitKind kind)
{
  g_autoptr (GPtrArray) words = g_ptr_array_new ();

  for (guint i = 0; i < rules->n_units; i++)
    if (rules->units[i].kind == kind)
      g_ptr_array_add (words, (gpointer) rules->units[i].word);
  g_ptr_array_add (words, NULL);
  return g_strjoinv (" ", (char **) words->pdata);
}

static char *
words_of_orders (const ForconTwilightRules *rules)
{
  g_autoptr (GPtrArray) words = g_ptr_array_new ();

  for (guint i = 0; i < rules->n_orders; i++)
    g_ptr_array_add (words, (gpointer) rules->orders[i].word);
  g_ptr_array_add (words, NULL);
  return g_strjoinv (", ", (char **) words->pdata);
}

static ForconUnitKind
kind_of_place (ForconTwilightPlace place)
{
  return place == FORCON_TWILIGHT_PLACE_SPACE ? FORCON_UNIT_KIND_SHIP : FORCON_UNIT_KIND_GROUND;
}

/* Units of another kind have no business there (T-SPC-1, T-GND-1). */
static gboolean
check_kinds (const ForconTwilightQuestion *question, const char *name, const char *option, const ForconForce *force)
{
  ForconUnitKind kind = kind_of_place (question->match.place);
  g_autofree char *words = words_of_units (question->rules, kind);

  for (guint i = 0; i < question->rules->n_units; i++)
    if (question->rules->units[i].kind != kind && force->intact[i] + force->damaged[i] > 0)
      {
        if (kind == FORCON_UNIT_KIND_SHIP)
          forcon_print_error (_ ("forcon %1$s: %2$s: “%3$s” does not fight in space, expected %4$s (T-SPC-1)"), name,
                              option, question->rules->units[i].word, words);
        else
          forcon_print_error (_ ("forcon %1$s: %2$s: “%3$s” does not fight on the ground, expected %4$s (T-GND-1)"),
                              name, option, question->rules->units[i].word, words);
        return FALSE;
      }
  return TRUE;
}

static gboolean
read_force (ForconTwilightQuestion *question, const char *name, const Texts *texts, guint side, ForconExit *status)
{
  ForconForce *force = &question->match.forces[side];
  const char *option = side_options[side].force;
  g_autofree char *wrong = NULL;
  g_autofree char *words = words_of_units (question->rules, kind_of_place (question->match.place));

  if (texts->forces[side] == NULL)
    return forcon_arguments_refuse (name, option, NULL, "");
  if (!forcon_force_parse (question->rules, texts->forces[side], force, &wrong) || forcon_force_is_empty (force))
    {
      forcon_print_error (
          _ ("forcon %1$s: %2$s: “%3$s” is no list such as “1 UNIT, 2 UNIT” of 1 to %4$d units out of %5$s"), name,
          option, wrong != NULL ? wrong : texts->forces[side], FORCON_FORCE_COUNT_MAX, words);
      return FALSE;
    }
  *status = FORCON_EXIT_REFUSED;
  if (!check_kinds (question, name, option, force))
    return FALSE;
  *status = FORCON_EXIT_USAGE;
  if (texts->damaged[side] == NULL || forcon_force_parse_damaged (question->rules, texts->damaged[side], force, &wrong))
    return TRUE;
  forcon_print_error (_ ("forcon %1$s: %2$s: “%3$s”, expected units of that side, not more than it has, that can "
                         "sustain damage"),
                      name, side_options[side].damaged, wrong);
  return FALSE;
}

/* What is said of one side goes before what is said of both. */
static gboolean
read_order (ForconTwilightQuestion *question, const char *name, const Texts *texts, guint side)
{
  const char *option = texts->orders[side] != NULL ? side_options[side].order : "--order";
  const char *text = texts->orders[side] != NULL ? texts->orders[side] : texts->order;
  const ForconHitOrder *order = text == NULL ? NULL : forcon_twilight_find_order (question->rules, text);
  g_autofree char *words = words_of_orders (question->rules);

  if (text != NULL && order == NULL)
    return forcon_arguments_refuse (name, option, text, words);
  if (order != NULL)
    question->match.orders[side] = (guint) (order - question->rules->orders);
  return TRUE;
}

static gboolean
read_policy (ForconTwilightQuestion *question, const char *name, const Texts *texts, guint side)
{
  const char *option = texts->policies[side] != NULL ? side_options[side].policy : "--policy";
  const char *text = texts->policies[side] != NULL ? texts->policies[side] : texts->policy;

  if (text == NULL || forcon_hit_policy_from_word (text, &question->match.policies[side]))
    return TRUE;
  return forcon_arguments_refuse (name, option, text, "sustain-first, dreadnought-first");
}

/* Values of a side's own units: those of the clash, or of the rules, where nothing else is said. */
static gboolean
read_own (ForconTwilightQuestion *question, const char *name, const Texts *texts, guint side)
{
  const ForconUnit *units = question->match.units[side] != NULL ? question->match.units[side] : question->rules->units;
  g_autofree char *wrong = NULL;

  if (texts->own[side] == NULL)
    return TRUE;
  memcpy (question->units[side], units, sizeof question->units[side]);
  question->match.units[side] = question->units[side];
  if (forcon_twilight_read_own (question->rules, texts->own[side], question->units[side], &wrong))
    return TRUE;
  forcon_print_error (_ ("forcon %1$s: %2$s: “%3$s”, expected a unit and its values such as “flagship combat=7 dice=4 "
                         "sustain=no”; of several units with “;” between"),
                      name, side_options[side].own, wrong);
  return FALSE;
}

static gboolean
read_number (const char *name, const char *option, const char *text, gint least, gint most, gint *value)
{
  return text == NULL || forcon_arguments_number (name, option, text, least, most, value);
}

static gboolean
read_numbers (ForconTwilightQuestion *question, const char *name, const Texts *texts)
{
  ForconTwilightMatch *match = &question->match;

  for (guint side = 0; side < FORCON_TWILIGHT_SIDE_COUNT; side++)
    if (!read_number (name, side_options[side].modifier, texts->modifiers[side], -MODIFIER_MOST, MODIFIER_MOST,
                      &match->modifiers[side])
        || !read_number (name, side_options[side].first_modifier, texts->first_modifiers[side], -MODIFIER_MOST,
                         MODIFIER_MOST, &match->first_modifiers[side]))
      return FALSE;
  if (!read_number (name, "--after-rounds", texts->after_rounds, 0, ROUNDS_MOST, &match->rounds)
      || !read_number (name, "--runs", texts->runs, 1, FORCON_TWILIGHT_RUNS_MAX, &question->runs))
    return FALSE;
  question->seed = SEED_UNLESS_SAID;
  return forcon_arguments_seed (name, texts->seed, &question->seed);
}

/* How each side does things, whatever was asked about. */
static gboolean
read_sides (ForconTwilightQuestion *question, const char *name, const Texts *texts)
{
  for (guint side = 0; side < FORCON_TWILIGHT_SIDE_COUNT; side++)
    if (!read_policy (question, name, texts, side) || !read_order (question, name, texts, side)
        || !read_own (question, name, texts, side))
      return FALSE;
  return read_numbers (question, name, texts);
}

static gboolean
read_texts (ForconTwilightQuestion *question, const char *name, const Texts *texts, ForconExit *status)
{
  ForconTwilightPlace place = FORCON_TWILIGHT_PLACE_SPACE;

  *status = FORCON_EXIT_USAGE;
  if (texts->place == NULL || !forcon_twilight_place_from_word (texts->place, &place))
    return forcon_arguments_refuse (name, "--place", texts->place, "space, ground");
  forcon_twilight_match_init (&question->match, place);
  *status = FORCON_EXIT_DAMAGED;
  question->rules = question->own_rules = read_rules (texts->rules);
  if (question->rules == NULL)
    return FALSE;
  *status = FORCON_EXIT_USAGE;
  return read_sides (question, name, texts) && read_force (question, name, texts, FORCON_TWILIGHT_SIDE_ATTACKER, status)
         && read_force (question, name, texts, FORCON_TWILIGHT_SIDE_DEFENDER, status);
}

/* Whether the forces are given by options, which a file excludes. */
static gboolean
says_who (const Texts *texts)
{
  return texts->place != NULL || texts->forces[0] != NULL || texts->forces[1] != NULL || texts->damaged[0] != NULL
         || texts->damaged[1] != NULL;
}

/* A clash that is set up or half played, by the plans of its sides where nothing else is said (T-ODDS-1). */
static gboolean
read_clash (ForconTwilightQuestion *question, const char *name, const Texts *texts, const char *path,
            ForconExit *status)
{
  g_autoptr (GError) error = NULL;

  *status = FORCON_EXIT_USAGE;
  if (says_who (texts))
    {
      forcon_print_error (_ ("forcon %1$s: %2$s: a file says who fights, neither --place nor --attacker or --defender "
                             "was expected"),
                          name, path);
      return FALSE;
    }
  *status = FORCON_EXIT_DAMAGED;
  question->file = forcon_twilight_file_load (path, texts->rules, &error);
  if (question->file == NULL)
    {
      forcon_print_error ("%s", error->message);
      return FALSE;
    }
  question->rules = question->file->rules;
  forcon_twilight_match_of_clash (&question->match, forcon_twilight_journal_clash (question->file->journal));
  for (guint side = 0; side < FORCON_TWILIGHT_SIDE_COUNT; side++)
    {
      question->match.policies[side] = question->file->plans[side].policy;
      question->match.orders[side] = question->file->plans[side].order;
    }
  *status = FORCON_EXIT_USAGE;
  return read_sides (question, name, texts);
}

gboolean
forcon_twilight_question_parse (ForconTwilightQuestion *question, const char *name, const char *summary, int argc,
                             char **argv, ForconExit *status)
{
  g_auto (Texts) texts = { 0 };
  const GOptionEntry entries[] = {
    { "place", 0, 0, G_OPTION_ARG_STRING, &texts.place, N_ ("where: space, ground"), N_ ("PLACE") },
    { "attacker", 0, 0, G_OPTION_ARG_STRING, &texts.forces[0], N_ ("who attacks: “1 dreadnought, 4 fighter”"),
      N_ ("LIST") },
    { "defender", 0, 0, G_OPTION_ARG_STRING, &texts.forces[1], N_ ("who defends"), N_ ("LIST") },
    { "damaged-attacker", 0, 0, G_OPTION_ARG_STRING, &texts.damaged[0],
      N_ ("which of the attacker have sustained damage already"), N_ ("LIST") },
    { "damaged-defender", 0, 0, G_OPTION_ARG_STRING, &texts.damaged[1],
      N_ ("which of the defender have sustained damage already"), N_ ("LIST") },
    { "policy", 0, 0, G_OPTION_ARG_STRING, &texts.policy,
      N_ ("how hits are given out: sustain-first if not said, dreadnought-first"), N_ ("POLICY") },
    { "attacker-policy", 0, 0, G_OPTION_ARG_STRING, &texts.policies[0], N_ ("likewise of the attacker only"),
      N_ ("POLICY") },
    { "defender-policy", 0, 0, G_OPTION_ARG_STRING, &texts.policies[1], N_ ("likewise of the defender only"),
      N_ ("POLICY") },
    { "order", 0, 0, G_OPTION_ARG_STRING, &texts.order, N_ ("who is lost first: cost if not said, fight"),
      N_ ("ORDER") },
    { "attacker-order", 0, 0, G_OPTION_ARG_STRING, &texts.orders[0], N_ ("likewise of the attacker only"),
      N_ ("ORDER") },
    { "defender-order", 0, 0, G_OPTION_ARG_STRING, &texts.orders[1], N_ ("likewise of the defender only"),
      N_ ("ORDER") },
    { "attacker-own", 0, 0, G_OPTION_ARG_STRING, &texts.own[0],
      N_ ("values of the attacker's own units: “flagship combat=7 dice=4”"), N_ ("LIST") },
    { "defender-own", 0, 0, G_OPTION_ARG_STRING, &texts.own[1], N_ ("values of the defender's own units"),
      N_ ("LIST") },
    { "attacker-modifier", 0, 0, G_OPTION_ARG_STRING, &texts.modifiers[0],
      N_ ("what is added to the attacker's combat rolls"), N_ ("N") },
    { "defender-modifier", 0, 0, G_OPTION_ARG_STRING, &texts.modifiers[1],
      N_ ("what is added to the defender's combat rolls"), N_ ("N") },
    { "attacker-first-modifier", 0, 0, G_OPTION_ARG_STRING, &texts.first_modifiers[0],
      N_ ("what is added to them in the first round only"), N_ ("N") },
    { "defender-first-modifier", 0, 0, G_OPTION_ARG_STRING, &texts.first_modifiers[1],
      N_ ("what is added to them in the first round only"), N_ ("N") },
    { "after-rounds", 0, 0, G_OPTION_ARG_STRING, &texts.after_rounds,
      N_ ("the chances as they stand after so many rounds, not at the end"), N_ ("N") },
    { "runs", 0, 0, G_OPTION_ARG_STRING, &texts.runs, N_ ("how many combats are simulated, where it is simulated"),
      N_ ("N") },
    { "seed", 0, 0, G_OPTION_ARG_STRING, &texts.seed, N_ ("of the dice of a simulation, 1 if not said"), N_ ("N") },
    { "rules", 0, 0, G_OPTION_ARG_FILENAME, &texts.rules, N_ ("a file of fleet-dice rules, instead of twilight"),
      N_ ("FILE") },
    { "json", 0, 0, G_OPTION_ARG_NONE, &question->json, N_ ("for programs: one line of JSON"), NULL },
    G_OPTION_ENTRY_NULL,
  };

  if (!forcon_arguments_parse (name,
                               _ ("--place PLACE --attacker LIST --defender LIST [OPTION…] | CLASH.xml [OPTION…]"),
                               summary, entries, &argc, &argv, status))
    return FALSE;
  *status = FORCON_EXIT_USAGE;
  if (argc == 2)
    return read_clash (question, name, &texts, argv[1], status);
  return forcon_arguments_no_more (name, argc, argv) && read_texts (question, name, &texts, status);
}

void
forcon_twilight_question_clear (ForconTwilightQuestion *question)
{
  g_clear_pointer (&question->own_rules, forcon_twilight_rules_free);
  g_clear_pointer (&question->file, forcon_twilight_file_free);
}
