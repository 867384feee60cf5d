/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "base/text.h"
#include "report/dice/twilight-labels.h"
#include "report/dice/twilight-sentences.h"
#include "report/dice/twilight-wording.h"
#include "report/battle/wording.h"

#include "base/language.h"

/* What is wanted of whom. Borrowed throughout. */
typedef struct {
  const ForconTwilightClash *clash;
  const ForconTwilightRules *rules;
  const ForconTwilightCommand *command;
} Wish;

static const char *
player (const Wish *wish)
{
  return forcon_twilight_player_name (wish->clash, wish->command->side);
}

/* "2 dreadnoughts (damaged)" */
static char *
units_text (const Wish *wish)
{
  const ForconTwilightCommand *command = wish->command;
  g_autofree char *units
      = forcon_twilight_units_text (wish->clash, wish->rules, command->side, command->unit, command->count);

  if (!command->damaged || command->kind == FORCON_TWILIGHT_COMMAND_SUSTAIN)
    return g_steal_pointer (&units);
  return g_strdup_printf (C_ ("units", "%s (damaged)"), units);
}

static char *
barrage (const Wish *wish)
{
  g_autofree char *force
      = forcon_twilight_force_text (wish->clash, wish->rules, wish->command->side, &wish->command->force);

  if (forcon_force_is_empty (&wish->command->force))
    return g_strdup_printf (_ ("%s: anti-fighter barrage of all units that have it"), player (wish));
  return g_strdup_printf (_ ("%1$s: anti-fighter barrage of %2$s"), player (wish), force);
}

static char *
load_text (const Wish *wish, const ForconLoad *load)
{
  GString *text = g_string_new (NULL);
  ForconTwilightSide side = wish->command->side;
  g_autofree char *units = forcon_twilight_units_text (wish->clash, wish->rules, side, load->unit, load->count);

  g_string_append_printf (text, load->damaged ? C_ ("units", "%s (damaged)") : "%s", units);
  if (load->aboard.value != 0)
    g_string_append_printf (text, _ (", aboard: %s"), forcon_twilight_unit_name (wish->clash, side, load->aboard));
  if (load->from != 0)
    g_string_append_printf (text, _ (", from the planet %s"), forcon_twilight_planet_name (wish->clash, load->from));
  return g_string_free (text, FALSE);
}

static char *
retreat (const Wish *wish)
{
  GString *text = g_string_new (NULL);

  g_string_append_printf (text, _ ("%1$s: retreat to %2$s"), player (wish),
                          forcon_twilight_system_name (wish->clash, wish->command->system));
  for (guint i = 0; i < wish->command->n_loads; i++)
    {
      g_autofree char *load = load_text (wish, &wish->command->loads[i]);

      g_string_append_printf (text, "; %s", load);
    }
  return g_string_free (text, FALSE);
}

/* What an effect is about; %NULL where that is said already. */
static char *
object_text (const Wish *wish)
{
  const ForconTwilightCommand *command = wish->command;
  g_autofree char *thing = NULL;

  if (command->system > 0)
    {
      thing = forcon_twilight_thing_text (wish->clash, command->side, command->thing);
      /* Translators: a system, and what comes to it or leaves it. */
      return g_strdup_printf (_ ("%1$s: %2$s"), forcon_twilight_system_name (wish->clash, command->system), thing);
    }
  if (command->what == FORCON_TWILIGHT_EFFECT_CANCEL_RETREAT || command->what == FORCON_TWILIGHT_EFFECT_FORCE_RETREAT
      || command->what == FORCON_TWILIGHT_EFFECT_FORBID_RETREAT)
    return NULL;
  return command->unit.value != 0 ? units_text (wish) : forcon_wording_signed (command->number);
}

static char *
effect (const Wish *wish)
{
  const ForconTwilightCommand *command = wish->command;
  g_autofree char *what = object_text (wish);

  if (what == NULL)
    /* Translators: the ability or card, whom it concerns, what it does: "cancel a retreat". */
    return g_strdup_printf (_ ("%1$s: %2$s, %3$s"), command->text == NULL ? "" : forcon_name (command->text),
                            player (wish), forcon_label_twilight_effect (command->what));

  /* Translators: the ability or card, whom it concerns, what it does: "repair units", how much: "2 cruisers", "−1". */
  return g_strdup_printf (_ ("%1$s: %2$s, %3$s, %4$s"), command->text == NULL ? "" : forcon_name (command->text),
                          player (wish), forcon_label_twilight_effect (command->what), what);
}

/* Of commands about units. */
static char *
of_units (const Wish *wish)
{
  g_autofree char *units = units_text (wish);

  /* Translators: the player, what is done: "sustain damage", "destroy", and with which units. */
  return g_strdup_printf (_ ("%1$s: %2$s – %3$s"), player (wish), forcon_label_twilight_command (wish->command->kind),
                          units);
}

static char *
of_die (const Wish *wish)
{
  const ForconTwilightCommand *command = wish->command;
  const char *text = command->text == NULL ? "" : forcon_name (command->text);

  if (command->kind == FORCON_TWILIGHT_COMMAND_REROLL)
    /* Translators: the player, the ability or card, and a die by its place on the table. */
    return g_strdup_printf (_ ("%1$s, %2$s: roll die %3$u again"), player (wish), text, command->die);
  return g_strdup_printf (_ ("%1$s, %2$s: die %3$u now shows %4$d"), player (wish), text, command->die,
                          command->number);
}

char *
forcon_sentence_of_twilight_command (const ForconTwilightClash *clash, const ForconTwilightRules *rules,
                                     const ForconTwilightCommand *command)
{
  const Wish wish = { clash, rules, command };

  switch (command->kind)
    {
    case FORCON_TWILIGHT_COMMAND_PROCEED:
      return g_strdup (_ ("Go on"));
    case FORCON_TWILIGHT_COMMAND_BARRAGE:
      return barrage (&wish);
    case FORCON_TWILIGHT_COMMAND_REROLL:
    case FORCON_TWILIGHT_COMMAND_CHANGE:
      return of_die (&wish);
    case FORCON_TWILIGHT_COMMAND_SUSTAIN:
    case FORCON_TWILIGHT_COMMAND_DESTROY:
    case FORCON_TWILIGHT_COMMAND_REMOVE:
      return of_units (&wish);
    case FORCON_TWILIGHT_COMMAND_RETREAT:
      return retreat (&wish);
    case FORCON_TWILIGHT_COMMAND_PLANET:
      return g_strdup_printf (_ ("Ground combat for %s"), forcon_twilight_planet_name (clash, command->planet));
    case FORCON_TWILIGHT_COMMAND_EFFECT:
      return effect (&wish);
    case FORCON_TWILIGHT_COMMAND_WAIVE:
    case FORCON_TWILIGHT_COMMAND_ANNOUNCE:
    case FORCON_TWILIGHT_COMMAND_STAY:
    case FORCON_TWILIGHT_COMMAND_ROLL:
    case FORCON_N_TWILIGHT_COMMAND:
    default:
      /* Translators: the player, and what is done: "combat roll", "announce a retreat". */
      return g_strdup_printf (_ ("%1$s: %2$s"), player (&wish), forcon_label_twilight_command (command->kind));
    }
}

/* What the dice of a request are for. */
static const char *
purpose_text (ForconTwilightPurpose purpose)
{
  switch (purpose)
    {
    case FORCON_TWILIGHT_PURPOSE_BARRAGE:
      return C_ ("fleet dice purpose", "barrage");
    case FORCON_TWILIGHT_PURPOSE_REROLL:
      return C_ ("fleet dice purpose", "rolled again");
    case FORCON_TWILIGHT_PURPOSE_RIFT:
      return C_ ("fleet dice purpose", "gravity rift");
    case FORCON_TWILIGHT_PURPOSE_COMBAT:
    case FORCON_N_TWILIGHT_PURPOSE:
    default:
      return C_ ("fleet dice purpose", "combat roll");
    }
}

char *
forcon_sentence_of_twilight_request (const ForconTwilightClash *clash, const ForconTwilightRequest *request)
{
  g_autofree char *dice
      = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u die", "%u dice", request->count), request->count);
  g_autofree char *needed = NULL;
  g_autofree char *whole = NULL;

  if (request->needed > 0)
    needed = g_strdup_printf (request->purpose == FORCON_TWILIGHT_PURPOSE_RIFT ? _ (", lost on %d or less")
                                                                               : _ (", %d or more"),
                              request->needed);
  whole = g_strdup_printf (
      "%s, %s, %s%s: %s", forcon_twilight_player_name (clash, request->side), purpose_text (request->purpose),
      forcon_twilight_unit_name (clash, request->side, request->unit), needed == NULL ? "" : needed, dice);
  if (request->given == 0)
    return g_steal_pointer (&whole);
  /* Translators: which dice are asked for, and how many of them are there already. */
  return g_strdup_printf (_ ("%1$s, %2$u of them given"), whole, request->given);
}

char *
forcon_sentence_of_twilight_owed (const ForconTwilightClash *clash, const ForconTwilightRules *rules,
                                  const ForconTwilightOwed *owed)
{
  const char *name = forcon_twilight_player_name (clash, owed->side);
  g_autofree char *hits = forcon_wording_hits ((gint) owed->count);

  switch (owed->kind)
    {
    case FORCON_TWILIGHT_OWED_WINDOW:
      return g_strdup_printf (_ ("Abilities and cards may be used now: %s."), forcon_label_twilight_step (clash->step));
    case FORCON_TWILIGHT_OWED_PLANET:
      return g_strdup_printf (_ ("%s chooses for which planet the next ground combat is."), name);
    case FORCON_TWILIGHT_OWED_BARRAGE:
      return g_strdup_printf (_ ("%s may roll the anti-fighter barrage."), name);
    case FORCON_TWILIGHT_OWED_ANNOUNCE:
      return g_strdup_printf (_ ("%s may announce a retreat."), name);
    case FORCON_TWILIGHT_OWED_ROLL:
      return g_strdup_printf (_ ("%s makes the combat rolls."), name);
    case FORCON_TWILIGHT_OWED_ABILITIES:
      return g_strdup_printf (_ ("Abilities of %s may reroll or change dice now."), name);
    case FORCON_TWILIGHT_OWED_HITS:
      return g_strdup_printf (_ ("%1$s has to assign %2$s."), name, hits);
    case FORCON_TWILIGHT_OWED_RETREAT:
      return g_strdup_printf (_ ("%s has to retreat."), name);
    case FORCON_TWILIGHT_OWED_REMOVE:
      return g_strdup_printf (_ ("%1$s has to remove units that have no room: %2$u."), name, owed->count);
    case FORCON_TWILIGHT_OWED_NOTHING:
    case FORCON_N_TWILIGHT_OWED:
    default:
      return g_strdup (_ ("All is decided."));
    }
}
