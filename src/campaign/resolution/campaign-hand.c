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

gboolean
forcon_campaign_message (ForconCampaignDecision *decision)
{
  const ForconWish *wish = &decision->command->wish;
  const ForconFormation *formation = forcon_battle_formation (decision->campaign->fleet, wish->formation);

  if (!check_admiral (decision, wish->admiral) || !check_text (decision, wish->text, TRUE))
    return FALSE;
  if (!FORCON_ID_IS_NONE (wish->formation) && !check_formation (decision, wish->formation))
    return FALSE;
  if (formation != NULL && !FORCON_ID_EQUAL (formation->side, wish->admiral))
    return FORCON_CAMPAIGN_REFUSE (decision, .kind = FORCON_PROBLEM_NOT_YOURS, .formation = wish->formation,
                                   .admiral = formation->side);
  FORCON_STATE (decision, MESSAGE_SENT, message_sent, .message = { forcon_campaign_next_id (decision) },
                .admiral = wish->admiral, .formation = wish->formation,
                .phase = decision->campaign->progress.phase, .wall = decision->command->moment.wall,
                .text = wish->text, .at_once = wish->at_once);
  return TRUE;
}

static gboolean
publish_formation (ForconCampaignDecision *decision)
{
  const ForconWish *wish = &decision->command->wish;
  const ForconCampaign *campaign = decision->campaign;
  gboolean elsewhere = !FORCON_ID_IS_NONE (wish->sector);

  if (!check_formation (decision, wish->formation) || (elsewhere && !check_sector (decision, wish->sector)))
    return FALSE;
  FORCON_STATE (decision, PUBLISHED, published,
                .sector = elsewhere ? wish->sector : forcon_campaign_post (campaign, wish->formation)->sector,
                .formation = wish->formation, .owner = forcon_battle_formation (campaign->fleet, wish->formation)->side,
                .level = MAX (wish->level, FORCON_LEVEL_CONTACT),
                .count = (gint) forcon_formation_ships (campaign->fleet, wish->formation).n,
                .phase = campaign->progress.phase, .text = wish->text);
  return TRUE;
}

gboolean
forcon_campaign_publish (ForconCampaignDecision *decision)
{
  const ForconWish *wish = &decision->command->wish;

  if (!FORCON_ID_IS_NONE (wish->formation))
    return check_text (decision, wish->text, FALSE) && publish_formation (decision);
  if (!check_sector (decision, wish->sector) || !check_text (decision, wish->text, TRUE))
    return FALSE;
  FORCON_STATE (decision, PUBLISHED, published, .sector = wish->sector, .phase = decision->campaign->progress.phase,
                .text = wish->text);
  return TRUE;
}

gboolean
forcon_campaign_unpublish (ForconCampaignDecision *decision)
{
  const ForconWish *wish = &decision->command->wish;
  const GArray *notices = decision->campaign->notices;

  for (guint i = 0; i < notices->len; i++)
    {
      const ForconNotice *notice = &g_array_index (notices, ForconNotice, i);
      gboolean meant = FORCON_ID_IS_NONE (wish->formation)
                           ? FORCON_ID_IS_NONE (notice->formation) && FORCON_ID_EQUAL (notice->sector, wish->sector)
                           : FORCON_ID_EQUAL (notice->formation, wish->formation);

      if (!meant)
        continue;
      FORCON_STATE (decision, UNPUBLISHED, unpublished, .sector = wish->sector, .formation = wish->formation,
                    .level = notice->level);
      return TRUE;
    }
  return FORCON_CAMPAIGN_REFUSE (decision, .kind = FORCON_PROBLEM_NOT_PUBLISHED, .formation = wish->formation,
                                 .sector = wish->sector);
}

gboolean
forcon_campaign_reveal (ForconCampaignDecision *decision)
{
  const ForconWish *wish = &decision->command->wish;

  if (!check_admiral (decision, wish->admiral) || !check_formation (decision, wish->formation))
    return FALSE;
  if (FORCON_ID_EQUAL (forcon_battle_formation (decision->campaign->fleet, wish->formation)->side, wish->admiral))
    return FORCON_CAMPAIGN_REFUSE (decision, .kind = FORCON_PROBLEM_ALREADY_SO);
  if (!check_range (decision, wish->level, FORCON_LEVEL_CONTACT, FORCON_LEVEL_IDENTIFIED))
    return FALSE;
  forcon_campaign_sight (decision, wish->admiral, wish->formation, wish->level);
  return TRUE;
}

gboolean
forcon_campaign_sets_value (ForconValue value)
{
  return forcon_value_owner (value) == FORCON_VALUE_OF_CARD || value == FORCON_VALUE_HITS_LEFT
         || value == FORCON_VALUE_READINESS_LOST || value == FORCON_VALUE_EW_ATTACK_LOST
         || value == FORCON_VALUE_GENERATORS_DESTROYED || value == FORCON_VALUE_STATUS
         || value == FORCON_VALUE_UNREADY;
}

/* The fleet says itself whether the value can be, as a battle would. */
static gboolean
set_on_fleet (ForconCampaignDecision *decision)
{
  const ForconWish *wish = &decision->command->wish;
  ForconCommand command = { .kind = FORCON_COMMAND_SET,
                            .set = { .ship = wish->ship, .value = wish->value, .number = wish->number },
                            .reason = wish->reason };
  g_autoptr (ForconOutcome) outcome
      = forcon_decide (decision->campaign->fleet, decision->rules, &command, &FORCON_DICE_ASK);

  if (outcome->verdict.kind != FORCON_VERDICT_DONE)
    return FORCON_CAMPAIGN_REFUSE (decision, .kind = FORCON_PROBLEM_BATTLE_REFUSES, .ship = wish->ship,
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

gboolean
forcon_campaign_set (ForconCampaignDecision *decision)
{
  const ForconWish *wish = &decision->command->wish;
  const ForconShip *ship = forcon_battle_ship (decision->campaign->fleet, wish->ship);
  const ForconPost *post;

  if (ship == NULL)
    return FORCON_CAMPAIGN_REFUSE (decision, .kind = FORCON_PROBLEM_UNKNOWN_SHIP);
  post = forcon_campaign_post (decision->campaign, ship->formation);
  if (post != NULL && !FORCON_ID_IS_NONE (post->clash))
    return FORCON_CAMPAIGN_REFUSE (decision, .kind = FORCON_PROBLEM_ENGAGED, .formation = ship->formation,
                                   .clash = post->clash);
  if (!forcon_campaign_sets_value (wish->value))
    return FORCON_CAMPAIGN_REFUSE (decision, .kind = FORCON_PROBLEM_BAD_VALUE);
  return set_on_fleet (decision);
}

gboolean
forcon_campaign_place (ForconCampaignDecision *decision)
{
  const ForconWish *wish = &decision->command->wish;

  if (!check_formation (decision, wish->formation) || !check_sector (decision, wish->sector))
    return FALSE;
  const ForconPost *post = forcon_campaign_post (decision->campaign, wish->formation);

  if (decision->campaign->progress.stage != FORCON_STAGE_SET_UP && is_blank (wish->reason))
    return FORCON_CAMPAIGN_REFUSE (decision, .kind = FORCON_PROBLEM_NEEDS_REASON);
  if (!FORCON_ID_IS_NONE (post->clash))
    return FORCON_CAMPAIGN_REFUSE (decision, .kind = FORCON_PROBLEM_ENGAGED, .formation = wish->formation,
                                   .clash = post->clash);
  if (FORCON_ID_EQUAL (post->sector, wish->sector))
    return FORCON_CAMPAIGN_REFUSE (decision, .kind = FORCON_PROBLEM_ALREADY_THERE, .formation = wish->formation,
                                   .sector = wish->sector);
  FORCON_STATE (decision, FORMATION_PLACED, formation_placed, .formation = wish->formation, .from = post->sector,
                .to = wish->sector);
  return TRUE;
}

static gboolean
change_field (ForconCampaignDecision *decision, const ForconField *field)
{
  gint count = decision->command->wish.count;

  if (field->count == count)
    return FORCON_CAMPAIGN_REFUSE (decision, .kind = FORCON_PROBLEM_ALREADY_SO);
  FORCON_STATE (decision, FIELD_CHANGED, field_changed, .field = field->field, .sector = field->sector,
                .count = count, .was = field->count);
  return TRUE;
}

gboolean
forcon_campaign_set_field (ForconCampaignDecision *decision)
{
  const ForconWish *wish = &decision->command->wish;
  const ForconField *field = forcon_campaign_field (decision->campaign, wish->field);

  if (!FORCON_ID_IS_NONE (wish->field) && field == NULL)
    return FORCON_CAMPAIGN_REFUSE (decision, .kind = FORCON_PROBLEM_UNKNOWN_FIELD, .actual = (gint) wish->field.value);
  if (!check_range (decision, wish->count, field == NULL ? 1 : 0, MINES_MAX))
    return FALSE;
  if (field != NULL)
    return change_field (decision, field);
  if (!check_sector (decision, wish->sector) || !check_admiral (decision, wish->admiral))
    return FALSE;
  const ForconMineCard *card = &decision->rules->mine.cards[wish->charge];

  FORCON_STATE (decision, FIELD_LAID, field_laid, .field = { forcon_campaign_next_id (decision) },
                .sector = wish->sector, .admiral = wish->admiral, .charge = card->charge, .range = card->range,
                .strength = card->strength, .count = wish->count, .known = 1u << wish->admiral.value);
  return TRUE;
}

gboolean
forcon_campaign_ally (ForconCampaignDecision *decision)
{
  const ForconWish *wish = &decision->command->wish;
  const ForconPower *power = forcon_campaign_power (decision->campaign, wish->power);

  if (power == NULL)
    return FORCON_CAMPAIGN_REFUSE (decision, .kind = FORCON_PROBLEM_UNKNOWN_POWER);
  if (!check_range (decision, wish->count, 0, ALLIANCES_MAX))
    return FALSE;
  if (power->alliance == wish->count)
    return FORCON_CAMPAIGN_REFUSE (decision, .kind = FORCON_PROBLEM_ALREADY_SO);
  FORCON_STATE (decision, ALLIANCE_SET, alliance_set, .power = wish->power, .alliance = wish->count);
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

gboolean
forcon_campaign_set_holder (ForconCampaignDecision *decision)
{
  const ForconWish *wish = &decision->command->wish;
  const ForconFeature *feature = forcon_campaign_feature (decision->campaign, wish->object);

  if (feature == NULL)
    return FORCON_CAMPAIGN_REFUSE (decision, .kind = FORCON_PROBLEM_UNKNOWN_OBJECT);
  if (!FORCON_ID_IS_NONE (wish->admiral) && !check_admiral (decision, wish->admiral))
    return FALSE;
  if (FORCON_ID_EQUAL (feature->holder, wish->admiral))
    return FORCON_CAMPAIGN_REFUSE (decision, .kind = FORCON_PROBLEM_ALREADY_SO);
  give_planet (decision, feature, wish->admiral);
  return TRUE;
}

gboolean
forcon_campaign_note (ForconCampaignDecision *decision)
{
  if (!check_text (decision, decision->command->wish.text, TRUE))
    return FALSE;
  FORCON_STATE (decision, NOTED, noted, .text = decision->command->wish.text);
  return TRUE;
}
