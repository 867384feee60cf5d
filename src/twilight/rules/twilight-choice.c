/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "twilight/rules/twilight-choice.h"

/* What a choice comes to where the clash stands. */
static ForconTwilightCommand
command_of (const ForconTwilightClash *clash, const ForconTwilightChoice *choice)
{
  ForconTwilightCommand command = choice->command;

  if (choice->of_roller && forcon_twilight_has_rolled_last (clash, FORCON_TWILIGHT_SIDE_DEFENDER))
    command.side = FORCON_TWILIGHT_SIDE_DEFENDER;
  return command;
}

static gboolean
command_equal (const ForconTwilightCommand *a, const ForconTwilightCommand *b)
{
  if (a->kind != b->kind || a->n_loads != b->n_loads || !forcon_record_equal (a, b, forcon_twilight_command_shape ()))
    return FALSE;
  for (guint i = 0; i < a->n_loads; i++)
    if (!forcon_record_equal (&a->loads[i], &b->loads[i], forcon_twilight_load_shape ()))
      return FALSE;
  return TRUE;
}

/* Whether the clash stands where the choice is made. */
static gboolean
is_moment (const ForconTwilightClash *clash, const ForconTwilightChoice *choice)
{
  return choice->step == clash->step && (choice->round == FORCON_TWILIGHT_ANY_ROUND || choice->round == clash->round)
         && (choice->planet == 0 || (gint) choice->planet == clash->planet + 1);
}

/*
 * Which choices were used, by what was played; with @n_excused, also those for whose moment the clash stood before
 * so many commands and does not now.
 */
static void
find_used (const ForconTwilightJournal *journal, const GArray *choices, guint n_excused, gboolean *used)
{
  g_autoptr (ForconTwilightClash) clash = forcon_twilight_clash_clone (forcon_twilight_journal_start (journal));
  guint n = forcon_twilight_journal_position (journal);

  for (guint i = 0; i < n; i++)
    {
      const ForconTwilightEntry *entry = forcon_twilight_journal_entry (journal, i);
      gboolean found = FALSE;

      for (guint j = 0; j < choices->len; j++)
        {
          const ForconTwilightChoice *choice = &g_array_index (choices, ForconTwilightChoice, j);

          ForconTwilightCommand command = command_of (clash, choice);

          if (used[j] || !is_moment (clash, choice))
            continue;
          if (!found && command_equal (&command, &entry->command))
            used[j] = found = TRUE;
          else if (i < n_excused && !is_moment (forcon_twilight_journal_clash (journal), choice))
            used[j] = TRUE;
        }
      for (guint j = 0; j < entry->events->len; j++)
        forcon_twilight_apply (clash, &g_array_index (entry->events, ForconTwilightEvent, j), entry->dice);
    }
}

/* What the clash waits for when it takes a command. */
static ForconTwilightOwedKind
answers (ForconTwilightCommandKind kind)
{
  switch ((gint) kind)
    {
    case FORCON_TWILIGHT_COMMAND_BARRAGE:
    case FORCON_TWILIGHT_COMMAND_WAIVE:
      return FORCON_TWILIGHT_OWED_BARRAGE;
    case FORCON_TWILIGHT_COMMAND_ANNOUNCE:
    case FORCON_TWILIGHT_COMMAND_STAY:
      return FORCON_TWILIGHT_OWED_ANNOUNCE;
    case FORCON_TWILIGHT_COMMAND_ROLL:
      return FORCON_TWILIGHT_OWED_ROLL;
    case FORCON_TWILIGHT_COMMAND_SUSTAIN:
    case FORCON_TWILIGHT_COMMAND_DESTROY:
      return FORCON_TWILIGHT_OWED_HITS;
    case FORCON_TWILIGHT_COMMAND_RETREAT:
      return FORCON_TWILIGHT_OWED_RETREAT;
    case FORCON_TWILIGHT_COMMAND_REMOVE:
      return FORCON_TWILIGHT_OWED_REMOVE;
    case FORCON_TWILIGHT_COMMAND_PLANET:
      return FORCON_TWILIGHT_OWED_PLANET;
    default:
      return FORCON_TWILIGHT_OWED_NOTHING;
    }
}

/*
 * Whether a choice whose moment has come answers what the clash waits for. Abilities do not wait to be asked: those
 * that change a die are used as soon as it lies there and their player has rolled (T-DICE-3).
 */
static gboolean
is_due (const ForconTwilightClash *clash, const ForconTwilightOwed *owed, const ForconTwilightChoice *choice)
{
  const ForconTwilightCommand *command = &choice->command;

  switch ((gint) command->kind)
    {
    case FORCON_TWILIGHT_COMMAND_REROLL:
    case FORCON_TWILIGHT_COMMAND_CHANGE:
      return command->die <= clash->dice->len
             && (choice->of_roller || forcon_twilight_has_rolled_last (clash, command->side));
    case FORCON_TWILIGHT_COMMAND_EFFECT:
      return TRUE;
    case FORCON_TWILIGHT_COMMAND_PROCEED:
      return owed->kind == FORCON_TWILIGHT_OWED_WINDOW || owed->kind == FORCON_TWILIGHT_OWED_ABILITIES;
    case FORCON_TWILIGHT_COMMAND_PLANET:
      return owed->kind == FORCON_TWILIGHT_OWED_PLANET;
    default:
      return owed->kind == answers (command->kind) && owed->side == command->side;
    }
}

/* The first choice that is due. An effect waits for what stands before it. */
static guint
find_due (const ForconTwilightClash *clash, const ForconTwilightRules *rules, const GArray *choices,
          const gboolean *used)
{
  ForconTwilightOwed owed = forcon_twilight_owed (clash, rules);
  gboolean waits = FALSE;

  for (guint i = 0; i < choices->len; i++)
    {
      const ForconTwilightChoice *choice = &g_array_index (choices, ForconTwilightChoice, i);

      if (used[i] || !is_moment (clash, choice))
        continue;
      if (is_due (clash, &owed, choice) && (!waits || choice->command.kind != FORCON_TWILIGHT_COMMAND_EFFECT))
        return i;
      waits = TRUE;
    }
  return FORCON_TWILIGHT_NO_CHOICE;
}

gboolean
forcon_twilight_choose (const ForconTwilightJournal *journal, const GArray *choices,
                        const ForconTwilightPlan plans[FORCON_TWILIGHT_SIDE_COUNT], ForconTwilightCommand *command,
                        guint *choice)
{
  const ForconTwilightClash *clash = forcon_twilight_journal_clash (journal);
  const ForconTwilightRules *rules = forcon_twilight_journal_rules (journal);
  g_autofree gboolean *used = g_new0 (gboolean, choices->len + 1);

  if (choices->len > 0)
    find_used (journal, choices, 0, used);
  *choice = find_due (clash, rules, choices, used);
  if (*choice == FORCON_TWILIGHT_NO_CHOICE)
    return forcon_twilight_propose (clash, rules, plans, command);
  *command = command_of (clash, &g_array_index (choices, ForconTwilightChoice, *choice));
  return TRUE;
}

/* Whether a choice that is refused may have been a good one, had the clash gone otherwise. */
static gboolean
is_moot (const ForconTwilightVerdict *verdict)
{
  switch ((gint) verdict->kind)
    {
    case FORCON_TWILIGHT_VERDICT_DONE:
    case FORCON_TWILIGHT_VERDICT_NEEDS_DICE:
    case FORCON_TWILIGHT_VERDICT_BAD_FACE:
    case FORCON_TWILIGHT_VERDICT_NOT_IN_SPACE:
    case FORCON_TWILIGHT_VERDICT_UNKNOWN_SYSTEM:
    case FORCON_TWILIGHT_VERDICT_UNKNOWN_PLANET:
    case FORCON_TWILIGHT_VERDICT_NOT_CARGO:
    case FORCON_TWILIGHT_VERDICT_NEEDS_REASON:
    case FORCON_TWILIGHT_VERDICT_NEEDS_UNIT:
    case FORCON_TWILIGHT_VERDICT_BAD_NUMBER:
      return FALSE;
    default:
      return TRUE;
    }
}

gboolean
forcon_twilight_choose_possible (const ForconTwilightJournal *journal, const GArray *choices,
                                 const ForconTwilightPlan plans[FORCON_TWILIGHT_SIDE_COUNT],
                                 ForconTwilightCommand *command, guint *choice, ForconTwilightVerdict *moot)
{
  const ForconTwilightClash *clash = forcon_twilight_journal_clash (journal);
  const ForconTwilightRules *rules = forcon_twilight_journal_rules (journal);
  g_autofree gboolean *used = g_new0 (gboolean, choices->len + 1);

  if (choices->len > 0)
    find_used (journal, choices, 0, used);
  while ((*choice = find_due (clash, rules, choices, used)) != FORCON_TWILIGHT_NO_CHOICE)
    {
      const ForconDice dice = FORCON_DICE_ASK;
      g_autoptr (ForconTwilightOutcome) outcome = NULL;

      *command = command_of (clash, &g_array_index (choices, ForconTwilightChoice, *choice));
      outcome = forcon_twilight_decide (clash, rules, command, &dice);
      if (!is_moot (&outcome->verdict))
        return TRUE;
      used[*choice] = TRUE;
      if (moot != NULL)
        moot[*choice] = outcome->verdict;
    }
  return forcon_twilight_propose (clash, rules, plans, command);
}

guint
forcon_twilight_choice_unused (const ForconTwilightJournal *journal, const GArray *choices, guint n_played, guint from)
{
  g_autofree gboolean *used = g_new0 (gboolean, choices->len + 1);

  find_used (journal, choices, n_played, used);
  for (guint i = from; i < choices->len; i++)
    if (!used[i])
      return i;
  return FORCON_TWILIGHT_NO_CHOICE;
}
