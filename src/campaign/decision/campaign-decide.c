/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "campaign/decision/campaign-decision.h"
#include "campaign/state/campaign-rules.h"

void
forcon_campaign_state (ForconCampaignDecision *decision, const ForconCampaignEvent *event)
{
  ForconCampaignEvent stated = *event;

  g_assert (forcon_campaign_event_fits (decision->campaign, event));
  forcon_campaign_apply (decision->campaign, event);
  stated.audience = forcon_campaign_audience (decision->campaign, event);
  g_array_append_val (decision->outcome->events, stated);
}

gboolean
forcon_campaign_refuse (ForconCampaignDecision *decision, ForconCampaignVerdict verdict)
{
  decision->outcome->verdict = verdict;
  return FALSE;
}

static const char *
word_of (const ForconBattle *fleet, ForconShipId ship)
{
  const ForconCard *card = forcon_battle_card (fleet, ship);

  return card == NULL || card->id == NULL ? "" : card->id;
}

/* As at a table: each roll has a stream of its own, by the names of things, the moment and how many rolls of this
 * command were called the same, never by what else was rolled. */
static void
begin_keyed (ForconCampaignDecision *decision, ForconPurpose purpose, ForconShipId ship, ForconKeyedDice *stream)
{
  const ForconCampaign *campaign = decision->campaign;
  g_autofree char *name
      = g_strdup_printf ("purpose %d ship %s against %s", (gint) purpose, word_of (campaign->fleet, ship),
                         word_of (campaign->fleet, decision->against));

  if (decision->rolls == NULL)
    decision->rolls = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  guint n = GPOINTER_TO_UINT (g_hash_table_lookup (decision->rolls, name));
  g_autofree char *label
      = g_strdup_printf ("campaign phase %d half %d command %d\n%s roll %u", campaign->progress.phase,
                         campaign->progress.half, (gint) decision->command->kind, name, n);

  g_hash_table_insert (decision->rolls, g_steal_pointer (&name), GUINT_TO_POINTER (n + 1));
  forcon_keyed_dice_begin (stream, campaign->fleet->secret, label);
}

gboolean
forcon_campaign_roll (ForconCampaignDecision *decision, ForconPurpose purpose, ForconShipId ship, gint count,
                      gint needed, ForconRoll *roll)
{
  gboolean keyed = count > 0 && forcon_random_is_keyed (&decision->random);
  ForconCampaignOutcome *outcome = decision->outcome;
  ForconKeyedDice stream;
  gboolean going = TRUE;

  *roll = (ForconRoll){ outcome->dice->len, (guint32) count };
  if (keyed)
    begin_keyed (decision, purpose, ship, &stream);
  for (gint i = 0; i < count && going; i++)
    {
      ForconDie die
          = keyed
                ? forcon_dice_draw_keyed (decision->source, &outcome->n_given, &stream, &decision->n_generated, 6)
                : forcon_dice_draw (decision->source, &outcome->n_given, &decision->random, &decision->n_generated, 6);

      if (die.face == 0)
        going = FORCON_CAMPAIGN_REFUSE (decision, .kind = FORCON_PROBLEM_NEEDS_DICE, .ship = ship,
                                        .request = { purpose, ship, (guint) count, (guint) i, needed });
      else if (die.face > 6)
        going = FORCON_CAMPAIGN_REFUSE (decision, .kind = FORCON_PROBLEM_NOT_A_FACE, .actual = die.face,
                                        .needed = (gint) outcome->n_given);
      else
        g_array_append_val (outcome->dice, die);
    }
  if (keyed)
    forcon_keyed_dice_end (&stream);
  return going;
}

gint
forcon_campaign_sum (const ForconCampaignDecision *decision, ForconRoll roll)
{
  gint sum = 0;

  for (guint i = 0; i < roll.count; i++)
    sum += g_array_index (decision->outcome->dice, ForconDie, roll.first + i).face;
  return sum;
}

guint32
forcon_campaign_next_id (ForconCampaignDecision *decision)
{
  return decision->campaign->progress.next_id;
}

/* The stages in which a command has its place, one bit each. */
#define IN(STAGE) (1u << FORCON_STAGE_##STAGE)
#define IN_PLAY (IN (ORDERS) | IN (FIRST_HALF) | IN (SECOND_HALF))
#define OPEN (IN_PLAY | IN (SET_UP))
#define ALWAYS (OPEN | IN (CLOSED))

/* Whether the master's reason is asked for. */
typedef enum {
  FREE,
  WITH_REASON,
} Reason;

typedef struct {
  guint stages;
  Reason reason;
  gboolean (*decide) (ForconCampaignDecision *decision);
} CommandRule;

#define COMMAND_RULE(NAME, word, member, attributes, stages, reason, topic, decide) { stages, reason, decide },
static const CommandRule command_rules[] = { FORCON_CAMPAIGN_COMMANDS (COMMAND_RULE) };

/* What a command can name without which no state could hold what comes of it: the master's reason overrules rules, but
 * a file that others wrote may name what there is not. Formations may still be formed by orders before. */
static ForconProblem
problem_of_id (const ForconCampaign *campaign, ForconFieldKind kind, gint64 id)
{
  switch ((gint) kind)
    {
    case FORCON_FIELD_ADMIRAL:
    case FORCON_FIELD_SIDE:
      return id <= campaign->admirals->len ? FORCON_PROBLEM_NONE : FORCON_PROBLEM_UNKNOWN_ADMIRAL;
    case FORCON_FIELD_SHIP:
      return id <= campaign->fleet->n_ships ? FORCON_PROBLEM_NONE : FORCON_PROBLEM_UNKNOWN_SHIP;
    case FORCON_FIELD_FORMATION:
      return id <= FORCON_FORMATIONS_MAX ? FORCON_PROBLEM_NONE : FORCON_PROBLEM_UNKNOWN_FORMATION;
    case FORCON_FIELD_POWER:
      return id <= campaign->powers->len ? FORCON_PROBLEM_NONE : FORCON_PROBLEM_UNKNOWN_POWER;
    case FORCON_FIELD_SECTOR:
      return id <= campaign->sectors->len ? FORCON_PROBLEM_NONE : FORCON_PROBLEM_UNKNOWN_SECTOR;
    default:
      return FORCON_PROBLEM_NONE;
    }
}

static gboolean
names_what_is (ForconCampaignDecision *decision)
{
  const ForconRecordShape *shape = forcon_campaign_command_shape (decision->command->kind);
  ForconProblem problem = FORCON_PROBLEM_NONE;

  for (guint i = 0; i < shape->n_fields && problem == FORCON_PROBLEM_NONE; i++)
    if (shape->fields[i].type->kind == FORCON_FIELD_SHIPS)
      {
        const ForconShips *ships = &FORCON_RECORD_VALUE (decision->command, &shape->fields[i], ForconShips);

        for (guint k = 0; k < ships->n && problem == FORCON_PROBLEM_NONE; k++)
          problem = problem_of_id (decision->campaign, FORCON_FIELD_SHIP, ships->ship[k].value);
      }
    else
      problem = problem_of_id (decision->campaign, shape->fields[i].type->kind,
                               forcon_record_number (decision->command, &shape->fields[i]));
  return problem == FORCON_PROBLEM_NONE || FORCON_CAMPAIGN_REFUSE (decision, .kind = problem);
}

/* A reason that is given is the first of the facts; some commands are not carried out without one. */
static gboolean
decide (ForconCampaignDecision *decision)
{
  const CommandRule *rule = &command_rules[decision->command->kind];
  ForconStage stage = decision->campaign->progress.stage;
  const char *reason = decision->command->reason;
  gboolean given = reason != NULL && *reason != '\0';

  if ((rule->stages & (1u << stage)) == 0)
    return FORCON_CAMPAIGN_REFUSE (decision, .kind = FORCON_PROBLEM_WRONG_STAGE, .stage = stage);
  if (rule->reason == WITH_REASON && !given)
    return FORCON_CAMPAIGN_REFUSE (decision, .kind = FORCON_PROBLEM_NEEDS_REASON);
  if (!names_what_is (decision))
    return FALSE;
  if (given)
    FORCON_STATE (decision, MASTER_RULED, master_ruled, .reason = reason);
  return rule->decide (decision);
}

/* Dice that the command did not use were not meant for it. */
static gboolean
settle_dice (ForconCampaignDecision *decision)
{
  guint left = decision->source->n_faces - decision->outcome->n_given;

  if (left > 0 && !decision->source->keep_rest)
    return FORCON_CAMPAIGN_REFUSE (decision, .kind = FORCON_PROBLEM_DICE_LEFT_OVER, .actual = (gint) left);
  if (decision->n_generated > 0)
    FORCON_STATE (decision, GENERATOR_ADVANCED, generator_advanced, .state = decision->random.state,
                  .dice = (gint) decision->n_generated);
  return TRUE;
}

ForconCampaignOutcome *
forcon_campaign_outcome_new (void)
{
  ForconCampaignOutcome *outcome = g_new0 (ForconCampaignOutcome, 1);

  outcome->events = g_array_new (FALSE, TRUE, sizeof (ForconCampaignEvent));
  outcome->battle_events = g_array_new (FALSE, TRUE, sizeof (ForconEvent));
  outcome->dice = g_array_new (FALSE, TRUE, sizeof (ForconDie));
  return outcome;
}

ForconCampaignOutcome *
forcon_campaign_decide (const ForconCampaign *campaign, const ForconRules *rules, const ForconTwilightRules *ground,
                        const ForconCampaignCommand *command, const ForconDice *dice)
{
  ForconCampaignOutcome *outcome = forcon_campaign_outcome_new ();
  ForconCampaignDecision decision
      = { .rules = forcon_campaign_rules (campaign, rules), .base = rules, .ground = ground, .command = command,
          .source = dice, .outcome = outcome };

  gboolean done;

  decision.campaign = forcon_campaign_clone (campaign);
  decision.random = campaign->fleet->random;
  done = decide (&decision) && settle_dice (&decision);
  g_clear_pointer (&decision.rolls, g_hash_table_unref);
  if (done)
    {
      outcome->after = decision.campaign;
      return outcome;
    }
  g_array_set_size (outcome->events, 0);
  g_array_set_size (outcome->battle_events, 0);
  forcon_campaign_free (decision.campaign);
  return outcome;
}

void
forcon_campaign_outcome_free (ForconCampaignOutcome *outcome)
{
  if (outcome == NULL)
    return;
  g_array_unref (outcome->events);
  g_array_unref (outcome->battle_events);
  g_array_unref (outcome->dice);
  forcon_campaign_free (outcome->after);
  g_clear_pointer (&outcome->texts, g_string_chunk_free);
  g_free (outcome);
}
