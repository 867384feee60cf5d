/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/decision/decision.h"

#include <assert.h>

void
forcon_decision_emit (ForconDecision *decision, const ForconEvent *event)
{
  GArray *events = decision->outcome->events;
  gboolean before = forcon_event_is_farewell (event->kind);

  forcon_detection_before (decision, event);
  g_array_append_vals (events, event, 1);
  ForconEvent *stated = &g_array_index (events, ForconEvent, events->len - 1);

  if (before && !decision->in_private)
    stated->audience = forcon_event_audience (decision->battle, stated);
  assert (forcon_event_fits (decision->battle, stated));
  forcon_battle_change (decision->battle, stated);
  if (!before && !decision->in_private)
    stated->audience = forcon_event_audience (decision->battle, stated);
  forcon_event_overrule (stated, decision->outcome->dice);
}

gboolean
forcon_decision_refuse (ForconDecision *decision, ForconVerdict verdict)
{
  decision->outcome->verdict = verdict;
  return FALSE;
}

/* What the master says instead, if anything (the master's hand). */
static const ForconOverride *
override_at (const ForconDecision *decision, gboolean die, guint place)
{
  for (guint i = 0; i < decision->command->n_overrides; i++)
    if (decision->command->overrides[i].die == die && decision->command->overrides[i].place == place)
      return &decision->command->overrides[i];
  return NULL;
}

guint8
forcon_decision_face (const ForconDecision *decision, ForconRoll roll, guint place)
{
  const ForconDie *die = &g_array_index (decision->outcome->dice, ForconDie, roll.first + place);

  return die->counts != 0 ? die->counts : die->face;
}

/* The sum of a roll of dice with that number of sides. */
static gint
sum_of (const ForconDecision *decision, ForconRoll roll, gint sides)
{
  gint sum = 0;

  for (guint i = 0; i < roll.count; i++)
    sum += forcon_die_value (forcon_decision_face (decision, roll, i), sides);
  return sum;
}

/* @ship goes into a label by its word, for a number would tell how many ships there are; only one without a word has
 * nothing else. */
static void
add_ship (GString *label, const char *what, const ForconBattle *battle, ForconShipId ship)
{
  const ForconCard *card = forcon_battle_card (battle, ship);

  if (card != NULL && card->id != NULL && *card->id != '\0')
    g_string_append_printf (label, " %s %s", what, card->id);
  else if (card != NULL)
    g_string_append_printf (label, " %s #%u", what, ship.value);
}

/* Which salvo of its side it is, from 1: its number would tell how many mines and markers there are. */
static guint
place_of_salvo (const ForconBattle *battle, ForconSalvoId id)
{
  const ForconSalvo *salvo = forcon_battle_salvo (battle, id);
  guint place = 0;

  for (guint i = 0; salvo != NULL && i < battle->salvos->len; i++)
    {
      const ForconSalvo *other = &g_array_index (battle->salvos, ForconSalvo, i);

      place += FORCON_ID_EQUAL (other->side, salvo->side) && other->id.value <= salvo->id.value ? 1 : 0;
    }
  return place;
}

/* Rolls of this command for the same thing by the same ship, before this one. */
static guint
rolls_before (const ForconDecision *decision, ForconPurpose purpose, ForconShipId ship)
{
  guint n = 0;

  for (guint i = 0; i < decision->outcome->throws->len; i++)
    {
      const ForconThrow *thrown = &g_array_index (decision->outcome->throws, ForconThrow, i);

      n += thrown->purpose == purpose && FORCON_ID_EQUAL (thrown->ship, ship);
    }
  return n;
}

static void
add_command (GString *label, const ForconBattle *battle, const ForconCommand *command)
{
  ForconSalvoId salvo = { (guint32) forcon_command_number (command, "salvo") };

  g_string_append_printf (label, " command %d", (gint) command->kind);
  add_ship (label, "by", battle, forcon_command_ship (command, "ship"));
  add_ship (label, "at", battle, forcon_command_ship (command, "target"));
  add_ship (label, "salvo-of", battle, forcon_command_ship (command, "salvo_of"));
  g_string_append_printf (
      label, " salvo %u weapons %x repair %d %d %d", place_of_salvo (battle, salvo),
      (guint32) forcon_command_number (command, "weapons"), (gint) forcon_command_number (command, "repair_hit"),
      (gint) forcon_command_number (command, "repair_fall"), (gint) forcon_command_number (command, "effect"));
}

/*
 * Each roll has a stream of its own, which goes by the names of things and the moment, never by what else was
 * rolled: what is hidden from somebody must not show in the dice that he sees. A turn may begin with the battle, or
 * with the end of another's that is hidden, so that contests of detection do not go by the command.
 */
static void
begin_keyed (const ForconDecision *decision, ForconPurpose purpose, ForconShipId ship, ForconKeyedDice *stream)
{
  const ForconBattle *battle = decision->battle;
  const ForconCommand *command = decision->command;
  const ForconSide *turn = forcon_battle_side (battle, battle->side);
  g_autoptr (GString) label = g_string_new ("table ");

  g_string_append_printf (label, "%" G_GINT64_MODIFIER "x round %d step %d turn %s purpose %d",
                          battle->random.increment, battle->round, (gint) battle->step, turn == NULL ? "" : turn->id,
                          (gint) purpose);
  if (FORCON_ID_IS_NONE (decision->against))
    add_command (label, battle, command);
  add_ship (label, "ship", battle, ship);
  add_ship (label, "against", battle, decision->against);
  if (FORCON_ID_IS_NONE (decision->against))
    g_string_append_printf (label, " roll %u", rolls_before (decision, purpose, ship));
  forcon_keyed_dice_begin (stream, battle->secret, label->str);
}

/* Dice of the program from its generator, against which nobody says anything: nearly all there are. */
static void
roll_generated (ForconDecision *decision, ForconRoll roll)
{
  ForconDie *dice = &g_array_index (decision->outcome->dice, ForconDie, roll.first);
  ForconRandom random = decision->random;

  for (guint i = 0; i < roll.count; i++)
    dice[i] = (ForconDie){ .face = forcon_random_d6 (&random), .generated = TRUE };
  decision->random = random;
  decision->n_generated += roll.count;
}

/* Dice that may be typed, secret or overridden, one after the other. Returns: whether all were there. */
static gboolean
roll_each (ForconDecision *decision, ForconPurpose purpose, ForconShipId ship, gint needed, ForconRoll roll)
{
  gboolean keyed = forcon_random_is_keyed (&decision->random);
  ForconOutcome *outcome = decision->outcome;
  ForconKeyedDice stream;

  if (keyed)
    begin_keyed (decision, purpose, ship, &stream);
  for (guint i = 0; i < roll.count; i++)
    {
      const ForconOverride *override = override_at (decision, TRUE, roll.first + i);
      ForconDie *die = &g_array_index (outcome->dice, ForconDie, roll.first + i);

      *die = keyed
                 ? forcon_dice_draw_keyed (decision->source, &outcome->n_given, &stream, &decision->n_generated, 6)
                 : forcon_dice_draw (decision->source, &outcome->n_given, &decision->random, &decision->n_generated, 6);
      if (die->face == 0)
        return forcon_decision_refuse (decision,
                                       (ForconVerdict){ .kind = FORCON_VERDICT_NEEDS_DICE,
                                                        .ship = ship,
                                                        .request = { purpose, ship, roll.count, i, needed } });
      if (die->face > 6)
        return forcon_decision_refuse (decision, (ForconVerdict){ .kind = FORCON_VERDICT_NOT_A_FACE,
                                                                  .actual = die->face,
                                                                  .needed = (gint) outcome->n_given });
      if (override != NULL)
        FORCON_EMIT (decision, OVERRIDDEN, overridden, .die = TRUE, .place = (gint) override->place, .was = die->face,
                     .now = override->value);
    }
  if (keyed)
    forcon_keyed_dice_end (&stream);
  return TRUE;
}

gboolean
forcon_decision_roll (ForconDecision *decision, ForconPurpose purpose, ForconShipId ship, gint count, gint needed,
                      ForconRoll *roll)
{
  const ForconDice *source = decision->source;
  GArray *dice = decision->outcome->dice;

  *roll = (ForconRoll){ dice->len, (guint32) MAX (count, 0) };
  if (roll->count == 0)
    return TRUE;
  g_array_set_size (dice, roll->first + roll->count);
  if (source->generate && decision->outcome->n_given >= source->n_faces && decision->command->n_overrides == 0
      && !forcon_random_is_keyed (&decision->random))
    roll_generated (decision, *roll);
  else if (!roll_each (decision, purpose, ship, needed, *roll))
    return FALSE;
  ForconThrow thrown = { purpose, ship, needed, *roll };
  const ForconOverride *override = override_at (decision, FALSE, decision->outcome->throws->len);

  g_array_append_val (decision->outcome->throws, thrown);
  if (override != NULL)
    FORCON_EMIT (decision, OVERRIDDEN, overridden, .die = FALSE, .place = (gint) override->place,
                 .was = sum_of (decision, *roll, 6), .now = override->value, .first = (gint) roll->first,
                 .count = (gint) roll->count);
  return TRUE;
}

/* What the master says that the roll comes to, if anything; only what its dice could have shown. */
static gboolean
overridden (const ForconDecision *decision, ForconRoll roll, gint least, gint most, gint *value)
{
  if (decision->command->n_overrides == 0 || roll.count == 0)
    return FALSE;
  for (guint i = 0; i < decision->outcome->throws->len; i++)
    if (g_array_index (decision->outcome->throws, ForconThrow, i).roll.first == roll.first)
      {
        const ForconOverride *override = override_at (decision, FALSE, i);

        if (override != NULL)
          *value = CLAMP (override->value, least, most);
        return override != NULL;
      }
  return FALSE;
}

gint
forcon_decision_sum (const ForconDecision *decision, ForconRoll roll)
{
  gint n = (gint) roll.count;
  gint sum;

  return overridden (decision, roll, n, 6 * n, &sum) ? sum : sum_of (decision, roll, 6);
}

gint
forcon_decision_count (const ForconDecision *decision, ForconRoll roll, gint needed)
{
  gint count = 0;

  if (overridden (decision, roll, 0, (gint) roll.count, &count))
    return count;
  const ForconDie *dice = &g_array_index (decision->outcome->dice, ForconDie, roll.first);

  for (guint i = 0; i < roll.count; i++)
    count += (dice[i].counts != 0 ? dice[i].counts : dice[i].face) >= needed ? 1 : 0;
  return count;
}

gboolean
forcon_decision_roll_formula (ForconDecision *decision, ForconPurpose purpose, ForconShipId ship,
                              ForconDiceFormula formula, ForconRoll *roll, gint *value)
{
  if (!forcon_decision_roll (decision, purpose, ship, formula.count, 0, roll))
    return FALSE;
  if (!overridden (decision, *roll, 0, forcon_dice_formula_maximum (formula), value))
    *value = sum_of (decision, *roll, formula.sides) + formula.bonus;
  return TRUE;
}

gboolean
forcon_decision_refuse_kind (ForconDecision *decision, ForconVerdictKind kind, ForconShipId ship)
{
  return forcon_decision_refuse (decision, (ForconVerdict){ .kind = kind, .ship = ship });
}
