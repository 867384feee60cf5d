/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "campaign/decision/campaign-decision.h"
#include "campaign/clash/ground.h"

/* The ground combat of landed troops, decided as a whole (F-END-6): what happens in it is said by src/twilight. */

/**
 * Combat:
 * @fight: who fights whom
 * @all: bit (1 << side id) of each admiral who takes part
 * @journal: the combat of the fleet dice
 * @choices: (element-type ForconTwilightChoice): what the owners of units chose beforehand
 * @round: in which round the command that is decided was given
 * @first: where the dice of that command begin among those of the campaign's
 */
typedef struct {
  ForconCampaignDecision *decision;
  ForconGroundFight fight;
  guint32 all;
  ForconTwilightJournal *journal;
  GArray *choices;
  gint round;
  guint32 first;
} Combat;

static const ForconTwilightClash *
clash_of (const Combat *combat)
{
  return forcon_twilight_journal_clash (combat->journal);
}

static const ForconUnit *
unit_of (const Combat *combat, ForconUnitId unit)
{
  return forcon_twilight_unit (combat->decision->ground, unit);
}

static ForconSideId
admiral_of (const Combat *combat, ForconTwilightSide side)
{
  return side == FORCON_TWILIGHT_SIDE_ATTACKER ? combat->fight.attacker : combat->fight.holder;
}

/* What all facts about units of a side say. */
#define OF_SIDE(combat, which)                                                                                         \
  .object = (combat)->fight.object, .admiral = admiral_of (combat, which),                                             \
  .attacker = (which) == FORCON_TWILIGHT_SIDE_ATTACKER, .admirals = (combat)->all
#define OF_UNIT(combat, which) .unit = unit_of (combat, which)->word, .name = unit_of (combat, which)->name

/* Beginning */

static void
state_units (Combat *combat, ForconTwilightSide side)
{
  const ForconForce *force = &clash_of (combat)->planets[0].ground[side];

  for (guint i = 1; i <= combat->decision->ground->n_units; i++)
    {
      ForconUnitId unit = { (guint8) i };
      guint count = forcon_force_of (force, unit);

      if (count > 0)
        FORCON_STATE (combat->decision, GROUND_UNITS, ground_units, OF_SIDE (combat, side), OF_UNIT (combat, unit),
                      .count = (gint) count);
    }
}

/* The rounds */

static void
state_event (Combat *combat, const ForconTwilightEvent *event)
{
  switch ((gint) event->kind)
    {
    case FORCON_TWILIGHT_EVENT_ROLLED:
      FORCON_STATE (combat->decision, GROUND_ROLLED, ground_rolled, OF_SIDE (combat, event->side),
                    OF_UNIT (combat, event->unit), .round = combat->round, .needed = event->number,
                    .roll = { combat->first + event->roll.first, event->roll.count }, .hits = event->hits);
      break;
    case FORCON_TWILIGHT_EVENT_SUSTAINED:
      FORCON_STATE (combat->decision, GROUND_SUSTAINED, ground_sustained, OF_SIDE (combat, event->side),
                    OF_UNIT (combat, event->unit), .round = combat->round, .count = (gint) event->count);
      break;
    case FORCON_TWILIGHT_EVENT_DESTROYED:
      FORCON_STATE (combat->decision, GROUND_LOST, ground_lost, OF_SIDE (combat, event->side),
                    OF_UNIT (combat, event->unit), .round = combat->round, .count = (gint) event->count,
                    .damaged = event->damaged);
      break;
    default:
      break;
    }
}

/* What was thrown becomes dice of the campaign's command, and the generator, if there is one, goes on from where it
 * is. */
static void
take_dice (Combat *combat, const ForconTwilightOutcome *outcome)
{
  ForconCampaignDecision *decision = combat->decision;

  combat->first = decision->outcome->dice->len;
  for (guint i = 0; i < outcome->dice->len; i++)
    {
      ForconDie die = g_array_index (outcome->dice, ForconDie, i);

      decision->n_generated += die.generated;
      g_array_append_val (decision->outcome->dice, die);
    }
  decision->outcome->n_given += outcome->n_given;
  if (!forcon_random_is_keyed (&decision->random))
    decision->random = clash_of (combat)->random;
}

/* A choice that cannot be made is the only thing that is refused but dice: all else is proposed. */
static gboolean
refuse (Combat *combat, const ForconTwilightVerdict *verdict, guint choice)
{
  ForconCampaignDecision *decision = combat->decision;
  g_autofree char *text = NULL;

  if (verdict->kind == FORCON_TWILIGHT_VERDICT_NEEDS_DICE)
    return FORCON_CAMPAIGN_REFUSE (decision, .kind = FORCON_PROBLEM_NEEDS_DICE, .ground = verdict->request,
                                   .round = combat->round, .admiral = admiral_of (combat, verdict->request.side),
                                   .text = unit_of (combat, verdict->request.unit)->name);
  if (verdict->kind == FORCON_TWILIGHT_VERDICT_BAD_FACE)
    return FORCON_CAMPAIGN_REFUSE (decision, .kind = FORCON_PROBLEM_NOT_A_FACE, .actual = verdict->actual,
                                   .needed = (gint) decision->outcome->n_given + 1);
  if (choice < combat->choices->len)
    text = forcon_ground_choice_format (decision->ground,
                                        &g_array_index (combat->choices, ForconTwilightChoice, choice));
  return FORCON_CAMPAIGN_REFUSE (decision, .kind = FORCON_PROBLEM_BAD_CHOICE,
                                 .text = g_intern_string (text == NULL ? "" : text));
}

static gboolean
play_command (Combat *combat, const ForconTwilightCommand *command, guint choice)
{
  const ForconDice *source = combat->decision->source;
  guint given = combat->decision->outcome->n_given;
  ForconDice dice
      = { source->faces == NULL ? NULL : source->faces + given, source->n_faces - given, source->generate, TRUE };
  g_autoptr (ForconTwilightOutcome) outcome = NULL;

  combat->round = clash_of (combat)->round;
  outcome = forcon_twilight_journal_do (combat->journal, command, &dice);
  if (outcome->verdict.kind != FORCON_TWILIGHT_VERDICT_DONE)
    return refuse (combat, &outcome->verdict, choice);
  take_dice (combat, outcome);
  for (guint i = 0; i < outcome->events->len; i++)
    state_event (combat, &g_array_index (outcome->events, ForconTwilightEvent, i));
  return TRUE;
}

/* Without choices there is no need to find those that were used already. */
static gboolean
next_command (const Combat *combat, const ForconTwilightPlan *plans, ForconTwilightCommand *command, guint *choice)
{
  if (combat->choices->len > 0)
    return forcon_twilight_choose (combat->journal, combat->choices, plans, command, choice);
  *choice = FORCON_TWILIGHT_NO_CHOICE;
  return forcon_twilight_propose (clash_of (combat), combat->decision->ground, plans, command);
}

/* Where nobody chose, both do what the default policy says. */
static gboolean
play (Combat *combat)
{
  const ForconTwilightPlan plans[FORCON_TWILIGHT_SIDE_COUNT]
      = { { .policy = FORCON_HIT_POLICY_SUSTAIN_FIRST }, { .policy = FORCON_HIT_POLICY_SUSTAIN_FIRST } };
  ForconTwilightCommand command;
  guint choice, left;

  while (next_command (combat, plans, &command, &choice))
    if (!play_command (combat, &command, choice))
      return FALSE;
  /* Rules by which nobody can hit anybody are none. */
  if (clash_of (combat)->step != FORCON_TWILIGHT_STEP_OVER)
    return FORCON_CAMPAIGN_REFUSE (combat->decision, .kind = FORCON_PROBLEM_NO_GROUND_RULES);
  if (combat->choices->len == 0)
    return TRUE;
  left = forcon_twilight_choice_unused (combat->journal, combat->choices, 0, 0);
  if (left < combat->choices->len)
    {
      g_autofree char *text = forcon_ground_choice_format (
          combat->decision->ground, &g_array_index (combat->choices, ForconTwilightChoice, left));

      return FORCON_CAMPAIGN_REFUSE (combat->decision, .kind = FORCON_PROBLEM_CHOICE_LEFT_OVER,
                                     .text = g_intern_string (text));
    }
  return TRUE;
}

/* The end */

static void
settle_landings (ForconCampaignDecision *decision, const ForconFeature *planet, ForconSideId admiral)
{
  gint64 troops = 0;

  for (guint i = 0; i < decision->campaign->landings->len; i++)
    {
      const ForconLanding *landing = &g_array_index (decision->campaign->landings, ForconLanding, i);

      if (!landing->settled && FORCON_ID_EQUAL (landing->object, planet->object)
          && FORCON_ID_EQUAL (landing->admiral, admiral))
        troops += MAX (landing->troops, 0);
    }
  if (troops > 0)
    FORCON_STATE (decision, LANDINGS_SETTLED, landings_settled, .object = planet->object, .sector = planet->sector,
                  .admiral = admiral, .troops = (gint) MIN (troops, G_MAXINT));
}

void
forcon_campaign_settle_ground (ForconCampaignDecision *decision, ForconObjectId object, ForconSideId holder,
                               gint garrison, guint32 admirals)
{
  const ForconFeature planet = *forcon_campaign_feature (decision->campaign, object);

  for (guint i = 1; i <= forcon_campaign_n_admirals (decision->campaign); i++)
    if ((admirals & (1u << i)) != 0)
      settle_landings (decision, &planet, (ForconSideId){ (guint16) i });
  if (garrison != planet.garrison)
    FORCON_STATE (decision, GARRISON_SET, garrison_set, .object = object, .sector = planet.sector, .garrison = garrison,
                  .was = planet.garrison, .admirals = admirals);
  if (!FORCON_ID_EQUAL (holder, planet.holder))
    FORCON_STATE (decision, HOLDER_SET, holder_set, .object = object, .sector = planet.sector, .holder = holder);
}

/*
 * Whose troops are left hold the planet, and are its garrison. Where nobody is left the holder stays, without a
 * garrison (F-END-6).
 */
static void
state_end (ForconCampaignDecision *decision, const ForconGroundFight *fight, ForconGroundResult result, gint rounds,
           const gint *troops)
{
  guint32 all = fight->admirals[FORCON_TWILIGHT_SIDE_ATTACKER] | fight->admirals[FORCON_TWILIGHT_SIDE_DEFENDER];
  gboolean taken = result == FORCON_GROUND_ATTACKER || result == FORCON_GROUND_UNOPPOSED;

  FORCON_STATE (decision, GROUND_OVER, ground_over, .object = fight->object,
                .sector = forcon_campaign_feature (decision->campaign, fight->object)->sector,
                .admiral = fight->attacker, .holder = fight->holder, .result = result, .rounds = rounds,
                .troops = troops[FORCON_TWILIGHT_SIDE_ATTACKER], .garrison = troops[FORCON_TWILIGHT_SIDE_DEFENDER],
                .admirals = all);
  forcon_campaign_settle_ground (decision, fight->object, taken ? fight->attacker : fight->holder,
                                 troops[taken ? FORCON_TWILIGHT_SIDE_ATTACKER : FORCON_TWILIGHT_SIDE_DEFENDER], all);
}

static void
end (Combat *combat)
{
  static const ForconGroundResult results[] = { [FORCON_TWILIGHT_WON_BY_ATTACKER] = FORCON_GROUND_ATTACKER,
                                                [FORCON_TWILIGHT_WON_BY_DEFENDER] = FORCON_GROUND_DEFENDER,
                                                [FORCON_TWILIGHT_DRAW] = FORCON_GROUND_DRAW,
                                                [FORCON_TWILIGHT_UNDECIDED] = FORCON_GROUND_DRAW };
  ForconCampaignDecision *decision = combat->decision;
  const ForconTwilightPlanet *planet = &clash_of (combat)->planets[0];
  gint troops[FORCON_TWILIGHT_SIDE_COUNT];

  for (guint i = 0; i < FORCON_TWILIGHT_SIDE_COUNT; i++)
    troops[i] = forcon_ground_troops (decision->rules, decision->ground, &planet->ground[i]);
  state_end (decision, &combat->fight, results[planet->result], combat->round, troops);
}

static gboolean
fight_it_out (ForconCampaignDecision *decision, const ForconGroundFight *fight)
{
  const ForconFeature planet = *forcon_campaign_feature (decision->campaign, fight->object);
  gint too_many = 0;
  g_autofree char *wrong = NULL;
  g_autoptr (GArray) choices = forcon_ground_choices_parse (decision->ground, decision->command->ground.text, &wrong);
  g_autoptr (ForconTwilightClash) clash
      = forcon_ground_clash (decision->campaign, decision->rules, decision->ground, fight, &too_many);
  g_autoptr (ForconTwilightJournal) journal = NULL;

  if (choices == NULL)
    return FORCON_CAMPAIGN_REFUSE (decision, .kind = FORCON_PROBLEM_BAD_CHOICE, .text = g_intern_string (wrong));
  if (clash == NULL)
    return FORCON_CAMPAIGN_REFUSE (decision, .kind = FORCON_PROBLEM_TOO_MANY_TROOPS, .actual = too_many,
                                   .needed = FORCON_FORCE_COUNT_MAX);
  journal = forcon_twilight_journal_new (clash, decision->ground);
  Combat combat = { .decision = decision, .fight = *fight, .journal = journal, .choices = choices };

  combat.all = fight->admirals[FORCON_TWILIGHT_SIDE_ATTACKER] | fight->admirals[FORCON_TWILIGHT_SIDE_DEFENDER];
  FORCON_STATE (decision, GROUND_BEGUN, ground_begun, .object = fight->object, .sector = planet.sector,
                .admiral = fight->attacker, .holder = fight->holder,
                .troops = fight->troops[FORCON_TWILIGHT_SIDE_ATTACKER],
                .garrison = fight->troops[FORCON_TWILIGHT_SIDE_DEFENDER], .admirals = combat.all);
  state_units (&combat, FORCON_TWILIGHT_SIDE_ATTACKER);
  state_units (&combat, FORCON_TWILIGHT_SIDE_DEFENDER);
  if (!play (&combat))
    return FALSE;
  end (&combat);
  return TRUE;
}

/* The troops that were landed first, or those that the command names, fight for the planet to the end. Several
 * admirals who are enemies fight one after the other, against whoever holds it then; where there is nobody, it is
 * taken without a fight (F-END-6). Dice: d10, round by round, the attacker's, then the defender's, units with a low
 * combat value first (T-DICE-2, T-DICE-3). */
gboolean
forcon_campaign_fight_on_ground (ForconCampaignDecision *decision)
{
  const ForconCampaignCommand_ground *command = &decision->command->ground;
  const ForconFeature *planet = forcon_campaign_feature (decision->campaign, command->object);
  ForconGroundFight fight;

  if (decision->ground == NULL || decision->rules->landing.n_rows == 0)
    return FORCON_CAMPAIGN_REFUSE (decision, .kind = FORCON_PROBLEM_NO_GROUND_RULES);
  if (planet == NULL)
    return FORCON_CAMPAIGN_REFUSE (decision, .kind = FORCON_PROBLEM_UNKNOWN_OBJECT);
  if (command->text != NULL && g_utf8_strlen (command->text, -1) > FORCON_SHEET_TEXT_MAX)
    return FORCON_CAMPAIGN_REFUSE (decision, .kind = FORCON_PROBLEM_TOO_LONG,
                                   .actual = (gint) g_utf8_strlen (command->text, -1), .needed = FORCON_SHEET_TEXT_MAX);
  if (!forcon_ground_fight (decision->campaign, command->object, command->admiral, &fight))
    return FORCON_CAMPAIGN_REFUSE (decision, .kind = FORCON_PROBLEM_NOBODY_LANDED, .sector = planet->sector,
                                   .admiral = command->admiral, .text = planet->name);
  if (fight.troops[FORCON_TWILIGHT_SIDE_DEFENDER] > 0)
    return fight_it_out (decision, &fight);
  state_end (decision, &fight, FORCON_GROUND_UNOPPOSED, 0, fight.troops);
  return TRUE;
}
