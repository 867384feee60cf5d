/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "campaign/state/campaign-apply-private.h"

/* Meetings, the making of a clash's table, and what comes back from it (F-CAMP-6, F-CAMP-11). */

#define TAKE(name, TYPE) .name = fact->name,

ForconBattle *
forcon_campaign_battle_place (ForconCampaign *campaign, ForconClashId id)
{
  return (ForconBattle *) forcon_campaign_battle (campaign, id);
}

void
forcon_campaign_apply_met (ForconCampaign *campaign, const ForconFact_met *fact)
{
  ForconMeeting meeting = { FORCON_FIELDS_MEETING (TAKE) };

  g_array_append_val (campaign->meetings, meeting);
  forcon_campaign_count_id (campaign, meeting.meeting.value);
}

void
forcon_campaign_apply_party_met (ForconCampaign *campaign, const ForconFact_party_met *fact)
{
  ForconParty party = { FORCON_FIELDS_PARTY (TAKE) };

  g_array_append_val (campaign->parties, party);
}

void
forcon_campaign_apply_meeting_judged (ForconCampaign *campaign, const ForconFact_meeting_judged *fact)
{
  for (guint i = 0; i < campaign->meetings->len; i++)
    {
      ForconMeeting *meeting = &g_array_index (campaign->meetings, ForconMeeting, i);

      if (!FORCON_ID_EQUAL (meeting->meeting, fact->meeting))
        continue;
      meeting->state = fact->state;
      meeting->clash = fact->clash;
    }
}

void
forcon_campaign_apply_clash_opened (ForconCampaign *campaign, const ForconFact_clash_opened *fact)
{
  ForconClash clash = { FORCON_FIELDS_CLASH (TAKE) };
  const ForconSector *sector = forcon_campaign_sector (campaign, fact->sector);
  const char *name = sector == NULL || sector->name == NULL ? forcon_campaign_name (campaign) : sector->name;
  ForconBattle *battle = forcon_battle_new (name, (ForconPoint){ fact->width, fact->height });

  if (forcon_random_is_keyed (&campaign->fleet->random))
    battle->random = forcon_random_keyed (fact->stream);
  else
    battle->random = forcon_random_seeded (campaign->progress.seed, fact->stream);
  forcon_battle_set_secret (battle, campaign->fleet->secret);
  g_array_append_val (campaign->clashes, clash);
  while (campaign->battles->len + 1 < campaign->clashes->len)
    g_ptr_array_add (campaign->battles, NULL);
  g_ptr_array_add (campaign->battles, battle);
  forcon_campaign_count_id (campaign, clash.clash.value);
}

/* A side of the battle goes by the word of its admiral, a formation and a ship by their own. */
static ForconSideId
side_of (const ForconCampaign *campaign, const ForconBattle *battle, ForconSideId admiral)
{
  const ForconSide *side = forcon_battle_side (campaign->fleet, admiral);

  return side == NULL ? FORCON_NO_SIDE : forcon_battle_find_side (battle, side->id);
}

void
forcon_campaign_apply_clash_side (ForconCampaign *campaign, const ForconFact_clash_side *fact)
{
  ForconBattle *battle = forcon_campaign_battle_place (campaign, fact->clash);
  const ForconSide *admiral = forcon_battle_side (campaign->fleet, fact->admiral);

  if (battle == NULL || admiral == NULL)
    return;
  ForconSideId id = forcon_battle_add_side (battle, admiral->id, admiral->name);
  ForconSide *side = &g_array_index (battle->roster->sides, ForconSide, id.value - 1);

  side->colour = admiral->colour;
  side->attacker = fact->attacker;
  side->alliance = (guint) fact->alliance;
}

void
forcon_campaign_apply_clash_formation (ForconCampaign *campaign, const ForconFact_clash_formation *fact)
{
  ForconBattle *battle = forcon_campaign_battle_place (campaign, fact->clash);
  const ForconFormation *formation = forcon_battle_formation (campaign->fleet, fact->formation);
  ForconPost *post = forcon_campaign_post_place (campaign, fact->formation);

  if (battle == NULL || formation == NULL || post == NULL)
    return;
  forcon_battle_add_formation (battle, forcon_battle_formation_id (campaign->fleet, fact->formation),
                               forcon_battle_formation_name (campaign->fleet, fact->formation),
                               side_of (campaign, battle, formation->side));
  battle->formations[battle->n_formations - 1].broken = formation->broken;
  post->clash = fact->clash;
}

void
forcon_campaign_apply_clash_level (ForconCampaign *campaign, const ForconFact_clash_level *fact)
{
  ForconBattle *battle = forcon_campaign_battle_place (campaign, fact->clash);

  if (battle == NULL)
    return;
  ForconFormationId formation
      = forcon_battle_find_formation (battle, forcon_battle_formation_id (campaign->fleet, fact->formation));
  ForconSideId side = side_of (campaign, battle, fact->admiral);

  if (!FORCON_ID_IS_NONE (formation) && !FORCON_ID_IS_NONE (side))
    battle->formations[formation.value - 1].levels[side.value - 1] = (guint8) fact->level;
}

/* What of a ship goes onto a table and comes back from it. */
#define CARRIED(F)                                                                                                     \
  F (status) F (hits) F (readiness_lost) F (ew_attack_lost) F (generators_destroyed) F (mines_laid) F (landed)         \
  F (unready)

void
forcon_campaign_apply_clash_ship (ForconCampaign *campaign, const ForconFact_clash_ship *fact)
{
  ForconBattle *battle = forcon_campaign_battle_place (campaign, fact->clash);
  const ForconShip *ship = forcon_battle_ship (campaign->fleet, fact->ship);
  ForconCard card;

  if (battle == NULL || ship == NULL)
    return;
  ForconFormationId formation
      = forcon_battle_find_formation (battle, forcon_battle_formation_id (campaign->fleet, ship->formation));

  forcon_card_copy (&card, forcon_battle_card (campaign->fleet, fact->ship));
  ForconShipId id = forcon_battle_add_ship_to (battle, &card, side_of (campaign, battle, ship->side), fact->position,
                                               fact->heading, formation);

#define TO_TABLE(name) battle->ships[id.value - 1].name = ship->name;
  CARRIED (TO_TABLE)
  battle->ships[id.value - 1].succession = ship->succession;
  for (guint i = 0; i < campaign->fleet->criticals->len; i++)
    {
      ForconCritical critical = g_array_index (campaign->fleet->criticals, ForconCritical, i);

      if (!FORCON_ID_EQUAL (critical.ship, fact->ship))
        continue;
      critical.ship = id;
      critical.id = (ForconCriticalId){ battle->next_id++ };
      g_array_append_val (battle->criticals, critical);
    }
  if (!FORCON_ID_IS_NONE (formation)
      && FORCON_ID_EQUAL (forcon_battle_formation (campaign->fleet, ship->formation)->flagship, fact->ship))
    battle->formations[formation.value - 1].flagship = id;
}

void
forcon_campaign_apply_clash_object (ForconCampaign *campaign, const ForconFact_clash_object *fact)
{
  ForconBattle *battle = forcon_campaign_battle_place (campaign, fact->clash);

  if (battle == NULL)
    return;
  forcon_battle_add_object (battle, fact->kind, fact->centre, fact->radius);
  g_array_index (battle->objects, ForconObject, battle->objects->len - 1).holder
      = side_of (campaign, battle, fact->holder);
}

void
forcon_campaign_apply_clash_mine (ForconCampaign *campaign, const ForconFact_clash_mine *fact)
{
  ForconBattle *battle = forcon_campaign_battle_place (campaign, fact->clash);
  const ForconField *field = forcon_campaign_field (campaign, fact->field);

  if (battle == NULL || field == NULL)
    return;
  ForconMineCard card = { field->charge, field->range, field->strength };

  forcon_battle_add_mine (battle, side_of (campaign, battle, field->admiral), fact->position, &card);
  for (guint i = 1; i <= campaign->admirals->len; i++)
    {
      ForconSideId side = side_of (campaign, battle, (ForconSideId){ (guint16) i });

      if ((field->known & (1u << i)) != 0 && !FORCON_ID_IS_NONE (side))
        g_array_index (battle->mines, ForconMine, battle->mines->len - 1).known |= 1u << side.value;
    }
}

static ForconFormationId
formation_at (const ForconCampaign *campaign, const ForconBattle *battle, ForconFormationId id)
{
  const char *word = forcon_battle_formation_id (campaign->fleet, id);

  return word == NULL || *word == '\0' ? FORCON_NO_FORMATION : forcon_battle_find_formation (battle, word);
}

static guint32
sides_of (const ForconCampaign *campaign, const ForconBattle *battle, guint32 admirals)
{
  guint32 sides = 0;

  for (guint i = 1; i <= campaign->admirals->len; i++)
    if (admirals & (1u << i))
      sides |= 1u << side_of (campaign, battle, (ForconSideId){ (guint16) i }).value;
  return sides & ~1u;
}

void
forcon_campaign_apply_clash_instruction (ForconCampaign *campaign, const ForconFact_clash_instruction *fact)
{
#define SAID(name, ...) .name = fact->name,
  ForconBattle *battle = forcon_campaign_battle_place (campaign, fact->clash);
  ForconDoctrine doctrine = { FORCON_FIELDS_DOCTRINE (SAID) };
  const ForconCard *card = forcon_battle_card (campaign->fleet, fact->ship);

  if (battle == NULL)
    return;
  doctrine.formation = formation_at (campaign, battle, fact->formation);
  doctrine.foe = formation_at (campaign, battle, fact->foe);
  doctrine.foes = sides_of (campaign, battle, fact->foes);
  doctrine.target = formation_at (campaign, battle, fact->target);
  doctrine.ship = FORCON_ID_IS_NONE (fact->ship) || card == NULL ? FORCON_NO_SHIP
                                                                 : forcon_battle_find_ship (battle, card->id);
  if (!FORCON_ID_IS_NONE (doctrine.formation))
    forcon_battle_add_doctrine (battle, &doctrine);
}

static void
drop_suggestions (ForconCampaign *campaign, ForconClashId clash, ForconSideId admiral)
{
  for (guint i = campaign->suggestions->len; i > 0; i--)
    {
      const ForconSuggestion *suggestion = &g_array_index (campaign->suggestions, ForconSuggestion, i - 1);

      if (FORCON_ID_EQUAL (suggestion->clash, clash)
          && (FORCON_ID_IS_NONE (admiral) || FORCON_ID_EQUAL (suggestion->admiral, admiral)))
        g_array_remove_index (campaign->suggestions, i - 1);
    }
}

void
forcon_campaign_apply_clash_returned (ForconCampaign *campaign, const ForconFact_clash_returned *fact)
{
  guint place = 0;

  while (place < campaign->clashes->len
         && !FORCON_ID_EQUAL (g_array_index (campaign->clashes, ForconClash, place).clash, fact->clash))
    place++;
  if (place == campaign->clashes->len)
    return;
  g_array_index (campaign->clashes, ForconClash, place).state = FORCON_CLASH_RETURNED;
  for (guint i = 0; i < campaign->posts->len; i++)
    if (FORCON_ID_EQUAL (g_array_index (campaign->posts, ForconPost, i).clash, fact->clash))
      g_array_index (campaign->posts, ForconPost, i).clash = FORCON_NO_CLASH;
  if (place < campaign->battles->len)
    forcon_battle_free (g_steal_pointer (&g_ptr_array_index (campaign->battles, place)));
  drop_suggestions (campaign, fact->clash, FORCON_NO_SIDE);
}

void
forcon_campaign_apply_ship_returned (ForconCampaign *campaign, const ForconFact_ship_returned *fact)
{
  ForconShip *ship = forcon_campaign_ship_place (campaign, fact->ship);

  if (ship == NULL)
    return;
#define FROM_TABLE(name) ship->name = fact->name;
  CARRIED (FROM_TABLE)
}

void
forcon_campaign_apply_criticals_cleared (ForconCampaign *campaign, const ForconFact_criticals_cleared *fact)
{
  GArray *criticals = campaign->fleet->criticals;

  for (guint i = criticals->len; i > 0; i--)
    if (FORCON_ID_EQUAL (g_array_index (criticals, ForconCritical, i - 1).ship, fact->ship))
      g_array_remove_index (criticals, i - 1);
}

void
forcon_campaign_apply_critical_kept (ForconCampaign *campaign, const ForconFact_critical_kept *fact)
{
  ForconCritical critical = { { campaign->fleet->next_id++ }, fact->ship, fact->effect, fact->extra,
                              fact->readiness, fact->ew_attack };

  g_array_append_val (campaign->fleet->criticals, critical);
}

/* It leaves its formation, also for those who do not learn which one it joins. */
void
forcon_campaign_apply_ship_captured (ForconCampaign *campaign, const ForconFact_ship_captured *fact)
{
  ForconShip *ship = forcon_campaign_ship_place (campaign, fact->ship);

  if (ship == NULL)
    return;
  ship->side = fact->admiral;
  ship->formation = FORCON_NO_FORMATION;
}

void
forcon_campaign_make_room (ForconCampaign *campaign, ForconShipId ship)
{
  g_autoptr (GArray) none = g_array_new (FALSE, TRUE, sizeof (ForconWeapon));
  char nothing[] = "";
  const ForconCard blank = { nothing, nothing, nothing, nothing, nothing, .weapons = none, .blank = TRUE };

  while (campaign->fleet->n_ships < ship.value)
    {
      ForconCard card;

      forcon_card_copy (&card, &blank);
      forcon_battle_add_ship_to (campaign->fleet, &card, FORCON_NO_SIDE, (ForconPoint){ 0, 0 }, 0, FORCON_NO_FORMATION);
      campaign->fleet->ships[campaign->fleet->n_ships - 1].status = FORCON_SHIP_REMOVED;
    }
}

void
forcon_campaign_add_new_ship (ForconCampaign *campaign, const ForconFact_ship_added *fact, const ForconCard *like)
{
  if (FORCON_ID_IS_NONE (fact->ship))
    return;
  forcon_campaign_own_roster (campaign);
  forcon_campaign_make_room (campaign, fact->ship);
  ForconCard *card = &g_array_index (campaign->fleet->roster->cards, ForconCard, fact->ship.value - 1);

  if (like != NULL)
    {
      forcon_card_clear (card);
      forcon_card_copy (card, like);
    }
  g_free (card->id);
  card->id = g_strdup (fact->word);
  g_free (card->name);
  card->name = g_strdup (fact->name);
  campaign->fleet->ships[fact->ship.value - 1] = (ForconShip){ .side = fact->admiral, .hits = card->hits };
}

void
forcon_campaign_apply_ship_added (ForconCampaign *campaign, const ForconFact_ship_added *fact)
{
  const ForconBattle *battle = forcon_campaign_battle (campaign, fact->clash);
  ForconShipId on_table = { (guint16) fact->place };

  forcon_campaign_add_new_ship (campaign, fact, battle == NULL ? NULL : forcon_battle_card (battle, on_table));
}

void
forcon_campaign_apply_tubes_reloaded (ForconCampaign *campaign, const ForconFact_tubes_reloaded *fact)
{
  ForconShip *ship = forcon_campaign_ship_place (campaign, fact->ship);

  if (ship != NULL)
    ship->unready = 0;
}

void
forcon_campaign_apply_clash_lent (ForconCampaign *campaign, const ForconFact_clash_lent *fact)
{
  ForconLoan loan = { FORCON_FIELDS_LOAN (TAKE) };

  g_array_append_val (campaign->loans, loan);
}

void
forcon_campaign_apply_loan_ended (ForconCampaign *campaign, const ForconFact_loan_ended *fact)
{
  for (guint i = 0; i < campaign->loans->len; i++)
    if (g_array_index (campaign->loans, ForconLoan, i).loan == fact->loan)
      g_array_index (campaign->loans, ForconLoan, i).state = fact->state;
}

void
forcon_campaign_apply_suggestions_set (ForconCampaign *campaign, const ForconFact_suggestions_set *fact)
{
  campaign->progress.suggestions = fact->on;
}

/* It takes the place of the admiral's former one. */
void
forcon_campaign_apply_suggested (ForconCampaign *campaign, const ForconFact_suggested *fact)
{
  ForconSuggestion suggestion = { FORCON_FIELDS_SUGGESTION (TAKE) };

  drop_suggestions (campaign, fact->clash, fact->admiral);
  g_array_append_val (campaign->suggestions, suggestion);
  forcon_campaign_count_id (campaign, (guint32) fact->suggestion);
}

void
forcon_campaign_apply_suggestion_settled (ForconCampaign *campaign, const ForconFact_suggestion_settled *fact)
{
  for (guint i = 0; i < campaign->suggestions->len; i++)
    if (g_array_index (campaign->suggestions, ForconSuggestion, i).suggestion == fact->suggestion)
      g_array_index (campaign->suggestions, ForconSuggestion, i).state = fact->state;
}

gboolean
forcon_campaign_apply_battle (ForconCampaign *campaign, ForconClashId clash, const ForconEvent *event)
{
  ForconBattle *battle = forcon_campaign_battle_place (campaign, clash);

  return battle != NULL && forcon_battle_apply (battle, event);
}
