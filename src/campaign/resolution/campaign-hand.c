/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "campaign/decision/campaign-decision.h"
#include "engine/decision/decide.h"
#include "engine/state/formation.h"
#include "campaign/clash/ground.h"

/* The master's hand, messages and the main map (F-CAMP-8, F-CAMP-9). */

#define MINES_MAX 1000
#define ALLIANCES_MAX 100

static gboolean
check_admiral (ForconCampaignDecision *decision, ForconSideId admiral)
{
  return forcon_campaign_admiral (decision->campaign, admiral) != NULL
         || FORCON_CAMPAIGN_REFUSE (decision, .kind = FORCON_PROBLEM_UNKNOWN_ADMIRAL);
}

static gboolean
check_formation (ForconCampaignDecision *decision, ForconFormationId formation)
{
  return forcon_campaign_formation_lives (decision->campaign, formation)
         || FORCON_CAMPAIGN_REFUSE (decision, .kind = FORCON_PROBLEM_UNKNOWN_FORMATION);
}

static gboolean
check_sector (ForconCampaignDecision *decision, ForconSectorId sector)
{
  return forcon_campaign_sector (decision->campaign, sector) != NULL
         || FORCON_CAMPAIGN_REFUSE (decision, .kind = FORCON_PROBLEM_UNKNOWN_SECTOR);
}

static gboolean
is_blank (const char *text)
{
  return text == NULL || *text == '\0';
}

static gboolean
check_text (ForconCampaignDecision *decision, const char *text, gboolean needed)
{
  if (is_blank (text))
    return !needed || FORCON_CAMPAIGN_REFUSE (decision, .kind = FORCON_PROBLEM_NOTHING_SAID);
  if (!g_utf8_validate (text, -1, NULL))
    return FORCON_CAMPAIGN_REFUSE (decision, .kind = FORCON_PROBLEM_NOTHING_SAID);
  if (g_utf8_strlen (text, -1) > FORCON_TEXT_MAX)
    return FORCON_CAMPAIGN_REFUSE (decision, .kind = FORCON_PROBLEM_TOO_LONG, .needed = FORCON_TEXT_MAX,
                                   .actual = (gint) g_utf8_strlen (text, -1));
  return TRUE;
}

/* A number that is set, between what it may be. */
static gboolean
check_range (ForconCampaignDecision *decision, gint64 value, gint64 least, gint64 most)
{
  return (value >= least && value <= most)
         || FORCON_CAMPAIGN_REFUSE (decision, .kind = FORCON_PROBLEM_BAD_VALUE, .least = least, .most = most);
}

/* From ships to their admiral, or from the master (F-CAMP-9). */
gboolean
forcon_campaign_message (ForconCampaignDecision *decision)
{
  const ForconCampaignCommand_message *command = &decision->command->message;
  const ForconFormation *formation = forcon_battle_formation (decision->campaign->fleet, command->formation);

  if (!check_admiral (decision, command->admiral) || !check_text (decision, command->text, TRUE))
    return FALSE;
  if (!FORCON_ID_IS_NONE (command->formation) && !check_formation (decision, command->formation))
    return FALSE;
  if (formation != NULL && !FORCON_ID_EQUAL (formation->side, command->admiral))
    return FORCON_CAMPAIGN_REFUSE (decision, .kind = FORCON_PROBLEM_NOT_YOURS, .formation = command->formation,
                                   .admiral = formation->side);
  FORCON_STATE (decision, MESSAGE_SENT, message_sent, .message = { forcon_campaign_next_id (decision) },
                .admiral = command->admiral, .formation = command->formation,
                .phase = decision->campaign->progress.phase, .wall = decision->command->moment.wall,
                .text = command->text, .at_once = command->at_once);
  return TRUE;
}

static gboolean
publish_formation (ForconCampaignDecision *decision)
{
  const ForconCampaignCommand_publish *command = &decision->command->publish;
  const ForconCampaign *campaign = decision->campaign;
  gboolean elsewhere = !FORCON_ID_IS_NONE (command->sector);

  if (!check_formation (decision, command->formation) || (elsewhere && !check_sector (decision, command->sector)))
    return FALSE;
  FORCON_STATE (decision, PUBLISHED, published,
                .sector = elsewhere ? command->sector : forcon_campaign_post (campaign, command->formation)->sector,
                .formation = command->formation,
                .owner = forcon_battle_formation (campaign->fleet, command->formation)->side,
                .level = MAX (command->level, FORCON_LEVEL_CONTACT),
                .count = (gint) forcon_formation_ships (campaign->fleet, command->formation).n,
                .phase = campaign->progress.phase, .text = command->text);
  return TRUE;
}

/* Puts a formation, where it is or where the master says, or a text on the main map (F-CAMP-8). */
gboolean
forcon_campaign_publish (ForconCampaignDecision *decision)
{
  const ForconCampaignCommand_publish *command = &decision->command->publish;

  if (!FORCON_ID_IS_NONE (command->formation))
    return check_text (decision, command->text, FALSE) && publish_formation (decision);
  if (!check_sector (decision, command->sector) || !check_text (decision, command->text, TRUE))
    return FALSE;
  FORCON_STATE (decision, PUBLISHED, published, .sector = command->sector, .phase = decision->campaign->progress.phase,
                .text = command->text);
  return TRUE;
}

/* Takes a formation, or a sector's text, off the main map. */
gboolean
forcon_campaign_unpublish (ForconCampaignDecision *decision)
{
  const ForconCampaignCommand_unpublish *command = &decision->command->unpublish;
  const GArray *notices = decision->campaign->notices;

  for (guint i = 0; i < notices->len; i++)
    {
      const ForconNotice *notice = &g_array_index (notices, ForconNotice, i);
      gboolean meant = FORCON_ID_IS_NONE (command->formation)
                           ? FORCON_ID_IS_NONE (notice->formation) && FORCON_ID_EQUAL (notice->sector, command->sector)
                           : FORCON_ID_EQUAL (notice->formation, command->formation);

      if (!meant)
        continue;
      FORCON_STATE (decision, UNPUBLISHED, unpublished, .sector = command->sector, .formation = command->formation,
                    .level = notice->level);
      return TRUE;
    }
  return FORCON_CAMPAIGN_REFUSE (decision, .kind = FORCON_PROBLEM_NOT_PUBLISHED, .formation = command->formation,
                                 .sector = command->sector);
}

/* The master tells an admiral of a formation: it counts as seen now, where it is. */
gboolean
forcon_campaign_reveal (ForconCampaignDecision *decision)
{
  const ForconCampaignCommand_reveal *command = &decision->command->reveal;

  if (!check_admiral (decision, command->admiral) || !check_formation (decision, command->formation))
    return FALSE;
  if (FORCON_ID_EQUAL (forcon_battle_formation (decision->campaign->fleet, command->formation)->side, command->admiral))
    return FORCON_CAMPAIGN_REFUSE (decision, .kind = FORCON_PROBLEM_ALREADY_SO);
  if (!check_range (decision, command->level, FORCON_LEVEL_CONTACT, FORCON_LEVEL_IDENTIFIED))
    return FALSE;
  forcon_campaign_sight (decision, command->admiral, command->formation, command->level);
  return TRUE;
}

gboolean
forcon_campaign_sets_value (ForconValue value)
{
  return forcon_value_owner (value) == FORCON_VALUE_OF_CARD || value == FORCON_VALUE_HITS_LEFT
         || value == FORCON_VALUE_READINESS_LOST || value == FORCON_VALUE_EW_ATTACK_LOST
         || value == FORCON_VALUE_GENERATORS_DESTROYED || value == FORCON_VALUE_STATUS || value == FORCON_VALUE_UNREADY;
}

/* The fleet says itself whether the value can be, as a battle would. */
static gboolean
set_on_fleet (ForconCampaignDecision *decision)
{
  const ForconCampaignCommand_set *set = &decision->command->set;
  ForconCommand command = { .kind = FORCON_COMMAND_SET,
                            .set = { .ship = set->ship, .value = set->value, .number = set->number },
                            .reason = decision->command->reason };
  g_autoptr (ForconOutcome) outcome
      = forcon_decide (decision->campaign->fleet, decision->rules, &command, &FORCON_DICE_ASK);

  if (outcome->verdict.kind != FORCON_VERDICT_DONE)
    return FORCON_CAMPAIGN_REFUSE (decision, .kind = FORCON_PROBLEM_BATTLE_REFUSES, .ship = set->ship,
                                   .battle = outcome->verdict);
  for (guint i = 0; i < outcome->events->len; i++)
    {
      const ForconEvent *event = &g_array_index (outcome->events, ForconEvent, i);

      if (event->kind == FORCON_EVENT_VALUE_SET)
        FORCON_STATE (decision, VALUE_SET, value_set, .ship = event->value_set.ship, .value = event->value_set.value,
                      .was = event->value_set.was, .now = event->value_set.now);
    }
  return TRUE;
}

/* A value of a ship's card or of its lasting state. A ship in a clash is set at its table. */
gboolean
forcon_campaign_set (ForconCampaignDecision *decision)
{
  const ForconCampaignCommand_set *command = &decision->command->set;
  const ForconShip *ship = forcon_battle_ship (decision->campaign->fleet, command->ship);
  const ForconPost *post;

  if (ship == NULL)
    return FORCON_CAMPAIGN_REFUSE (decision, .kind = FORCON_PROBLEM_UNKNOWN_SHIP);
  post = forcon_campaign_post (decision->campaign, ship->formation);
  if (post != NULL && !FORCON_ID_IS_NONE (post->clash))
    return FORCON_CAMPAIGN_REFUSE (decision, .kind = FORCON_PROBLEM_ENGAGED, .formation = ship->formation,
                                   .clash = post->clash);
  if (!forcon_campaign_sets_value (command->value))
    return FORCON_CAMPAIGN_REFUSE (decision, .kind = FORCON_PROBLEM_BAD_VALUE);
  return set_on_fleet (decision);
}

/* Where a formation starts (F-CAMP-12), or where the master puts it later, with a reason. */
gboolean
forcon_campaign_place (ForconCampaignDecision *decision)
{
  const ForconCampaignCommand_place *command = &decision->command->place;

  if (!check_formation (decision, command->formation) || !check_sector (decision, command->sector))
    return FALSE;
  const ForconPost *post = forcon_campaign_post (decision->campaign, command->formation);

  if (decision->campaign->progress.stage != FORCON_STAGE_SET_UP && is_blank (decision->command->reason))
    return FORCON_CAMPAIGN_REFUSE (decision, .kind = FORCON_PROBLEM_NEEDS_REASON);
  if (!FORCON_ID_IS_NONE (post->clash))
    return FORCON_CAMPAIGN_REFUSE (decision, .kind = FORCON_PROBLEM_ENGAGED, .formation = command->formation,
                                   .clash = post->clash);
  if (FORCON_ID_EQUAL (post->sector, command->sector))
    return FORCON_CAMPAIGN_REFUSE (decision, .kind = FORCON_PROBLEM_ALREADY_THERE, .formation = command->formation,
                                   .sector = command->sector);
  FORCON_STATE (decision, FORMATION_PLACED, formation_placed, .formation = command->formation, .from = post->sector,
                .to = command->sector);
  return TRUE;
}

/* How many mines are in a field, or a new field of an admiral's. */
gboolean
forcon_campaign_set_field (ForconCampaignDecision *decision)
{
  const ForconCampaignCommand_field *command = &decision->command->field;
  const ForconField *field = forcon_campaign_field (decision->campaign, command->field);

  if (!FORCON_ID_IS_NONE (command->field) && field == NULL)
    return FORCON_CAMPAIGN_REFUSE (decision, .kind = FORCON_PROBLEM_UNKNOWN_FIELD,
                                   .actual = (gint) command->field.value);
  if (!check_range (decision, command->count, field == NULL ? 1 : 0, MINES_MAX))
    return FALSE;
  if (field != NULL && field->count == command->count)
    return FORCON_CAMPAIGN_REFUSE (decision, .kind = FORCON_PROBLEM_ALREADY_SO);
  if (field != NULL)
    {
      FORCON_STATE (decision, FIELD_CHANGED, field_changed, .field = field->field, .sector = field->sector,
                    .count = command->count, .was = field->count);
      return TRUE;
    }
  if (!check_sector (decision, command->sector) || !check_admiral (decision, command->admiral))
    return FALSE;
  const ForconMineCard *card = &decision->rules->mine.cards[command->charge];

  FORCON_STATE (decision, FIELD_LAID, field_laid, .field = { forcon_campaign_next_id (decision) },
                .sector = command->sector, .admiral = command->admiral, .charge = card->charge, .range = card->range,
                .strength = card->strength, .count = command->count, .known = 1u << command->admiral.value);
  return TRUE;
}

/* Powers with the same alliance are not hostile to each other; 0 is none. */
gboolean
forcon_campaign_ally (ForconCampaignDecision *decision)
{
  const ForconCampaignCommand_ally *command = &decision->command->ally;
  const ForconPower *power = forcon_campaign_power (decision->campaign, command->power);

  if (power == NULL)
    return FORCON_CAMPAIGN_REFUSE (decision, .kind = FORCON_PROBLEM_UNKNOWN_POWER);
  if (!check_range (decision, command->alliance, 0, ALLIANCES_MAX))
    return FALSE;
  if (power->alliance == command->alliance)
    return FORCON_CAMPAIGN_REFUSE (decision, .kind = FORCON_PROBLEM_ALREADY_SO);
  FORCON_STATE (decision, ALLIANCE_SET, alliance_set, .power = command->power, .alliance = command->alliance);
  return TRUE;
}

/* The master's word settles what was landed there: who holds it has the garrison that he and his friends landed
 * (F-END-6). */
static void
give_planet (ForconCampaignDecision *decision, const ForconFeature *planet, ForconSideId holder)
{
  gint landed = 0;
  guint32 waiting = forcon_ground_waiting (decision->campaign, planet->object, holder, &landed);
  guint32 holders = (1u << planet->holder.value | 1u << holder.value) & ~1u;

  forcon_campaign_settle_ground (decision, planet->object, holder, landed > 0 ? landed : planet->garrison,
                                 waiting | holders);
}

/* Who holds a planet, a moon or a station, or that nobody does. */
gboolean
forcon_campaign_set_holder (ForconCampaignDecision *decision)
{
  const ForconCampaignCommand_holder *command = &decision->command->holder;
  const ForconFeature *feature = forcon_campaign_feature (decision->campaign, command->object);

  if (feature == NULL)
    return FORCON_CAMPAIGN_REFUSE (decision, .kind = FORCON_PROBLEM_UNKNOWN_OBJECT);
  if (feature->kind != FORCON_SECTOR_OBJECT_PLANET)
    return FORCON_CAMPAIGN_REFUSE (decision, .kind = FORCON_PROBLEM_UNKNOWN_PROPERTY, .entity = FORCON_ENTITY_OBJECT,
                                   .text = "holder");
  if (!FORCON_ID_IS_NONE (command->admiral) && !check_admiral (decision, command->admiral))
    return FALSE;
  if (FORCON_ID_EQUAL (feature->holder, command->admiral))
    return FORCON_CAMPAIGN_REFUSE (decision, .kind = FORCON_PROBLEM_ALREADY_SO);
  give_planet (decision, feature, command->admiral);
  return TRUE;
}

gboolean
forcon_campaign_note (ForconCampaignDecision *decision)
{
  if (!check_text (decision, decision->command->note.text, TRUE))
    return FALSE;
  FORCON_STATE (decision, NOTED, noted, .text = decision->command->note.text);
  return TRUE;
}
