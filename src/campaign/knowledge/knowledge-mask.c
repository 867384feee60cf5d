/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "campaign/knowledge/knowledge-mask.h"

#include "campaign/state/campaign-apply-private.h"

/* Of others' ships nothing is known, not even a name. */
static void
mask_ships (ForconBattle *fleet, const ForconRules *rules, ForconSideId admiral)
{
  for (guint i = 0; i < fleet->n_ships; i++)
    if (!FORCON_ID_EQUAL (fleet->ships[i].side, admiral))
      {
        ForconCard *card = &g_array_index (fleet->roster->cards, ForconCard, i);

        fleet->ships[i] = (ForconShip){ .status = FORCON_SHIP_REMOVED };
        forcon_card_clear (card);
        forcon_card_init (card, rules, FORCON_SHIP_TYPE_CRUISER);
        card->blank = TRUE;
      }
  for (guint i = fleet->criticals->len; i > 0; i--)
    {
      ForconShipId ship = g_array_index (fleet->criticals, ForconCritical, i - 1).ship;

      if (!FORCON_ID_EQUAL (fleet->ships[ship.value - 1].side, admiral))
        g_array_remove_index (fleet->criticals, i - 1);
    }
}

static void
mask_formations (ForconCampaign *campaign, ForconSideId admiral)
{
  ForconBattle *fleet = campaign->fleet;

  for (guint i = 0; i < fleet->n_formations; i++)
    if (!FORCON_ID_EQUAL (fleet->formations[i].side, admiral))
      {
        fleet->formations[i] = (ForconFormation){ 0 };
        g_array_index (campaign->posts, ForconPost, i) = (ForconPost){ 0 };
        if (i < fleet->roster->formations->len)
          {
            ForconFormationName *name = &g_array_index (fleet->roster->formations, ForconFormationName, i);

            g_clear_pointer (&name->id, g_free);
            g_clear_pointer (&name->name, g_free);
          }
      }
}

/* Takes all records out of a table whose field @admiral says another's. */
static void
keep_own (GArray *records, const ForconRecordShape *shape, ForconSideId admiral)
{
  const ForconRecordField *field = forcon_record_find (shape, "admiral");

  for (guint i = records->len; i > 0; i--)
    if (forcon_record_number (records->data + (i - 1) * shape->size, field) != admiral.value)
      g_array_remove_index (records, i - 1);
}

static gboolean
is_own_task (const ForconCampaign *campaign, const ForconTask *task, ForconSideId admiral)
{
  const ForconFormation *formation = forcon_battle_formation (campaign->fleet, task->formation);

  return formation != NULL && FORCON_ID_EQUAL (formation->side, admiral)
         && task->state != FORCON_TASK_STATE_OFFERED;
}

static gboolean
is_own_instruction (const ForconCampaign *campaign, const ForconInstruction *instruction, ForconSideId admiral)
{
  const ForconFormation *formation = forcon_battle_formation (campaign->fleet, instruction->formation);

  return formation != NULL && FORCON_ID_EQUAL (formation->side, admiral)
         && instruction->state != FORCON_TASK_STATE_OFFERED;
}

static void
mask_orders (ForconCampaign *campaign, ForconSideId admiral)
{
  keep_own (campaign->sheets, forcon_table_shape (FORCON_TABLE_SHEET), admiral);
  keep_own (campaign->remarks, forcon_table_shape (FORCON_TABLE_REMARK), admiral);
  g_array_set_size (campaign->lines, 0);
  g_array_set_size (campaign->aliases, 0);
  g_array_set_size (campaign->house_words, 0);
  for (guint i = campaign->tasks->len; i > 0; i--)
    if (!is_own_task (campaign, &g_array_index (campaign->tasks, ForconTask, i - 1), admiral))
      g_array_remove_index (campaign->tasks, i - 1);
  for (guint i = campaign->instructions->len; i > 0; i--)
    if (!is_own_instruction (campaign, &g_array_index (campaign->instructions, ForconInstruction, i - 1), admiral))
      g_array_remove_index (campaign->instructions, i - 1);
  for (guint i = 0; i < campaign->admirals->len; i++)
    if (i + 1 != admiral.value)
      {
        g_array_index (campaign->admirals, ForconAdmiral, i).sheet_phase = 0;
        g_array_index (campaign->admirals, ForconAdmiral, i).absent = FALSE;
        g_array_index (campaign->admirals, ForconAdmiral, i).language = FORCON_LANGUAGE_PROGRAM;
        g_array_index (campaign->admirals, ForconAdmiral, i).player = NULL;
      }
}

/* Of the admiral's own questions and messages nothing but the answer is known. */
static void
mask_queries (ForconCampaign *campaign, ForconSideId admiral)
{
  keep_own (campaign->queries, forcon_table_shape (FORCON_TABLE_QUERY), admiral);
  for (guint i = 0; i < campaign->queries->len; i++)
    {
      ForconQuery *query = &g_array_index (campaign->queries, ForconQuery, i);

      if (query->state != FORCON_QUERY_ANSWERED)
        query->state = FORCON_QUERY_OPEN;
      query->receiver = FORCON_NO_SIDE;
      query->due = 0;
      query->at_once = FALSE;
    }
}

/* Of mines only those that are known, and not who else knows. */
static void
mask_fields (ForconCampaign *campaign, ForconSideId admiral)
{
  for (guint i = campaign->fields->len; i > 0; i--)
    {
      ForconField *field = &g_array_index (campaign->fields, ForconField, i - 1);

      if ((field->known & (1u << admiral.value)) == 0)
        g_array_remove_index (campaign->fields, i - 1);
      else
        field->known = 1u << admiral.value;
    }
}

static void
mask_clashes (ForconCampaign *campaign, ForconSideId admiral)
{
  g_array_set_size (campaign->meetings, 0);
  g_array_set_size (campaign->parties, 0);
  g_ptr_array_set_size (campaign->battles, 0);
  for (guint i = campaign->clashes->len; i > 0; i--)
    {
      ForconClash *clash = &g_array_index (campaign->clashes, ForconClash, i - 1);

      if ((clash->admirals & (1u << admiral.value)) == 0)
        g_array_remove_index (campaign->clashes, i - 1);
      else
        clash->admirals = 1u << admiral.value;
    }
}

void
forcon_campaign_mask_progress (ForconCampaign *campaign)
{
  campaign->progress.seed = 0;
  campaign->progress.next_id = 0;
  campaign->progress.picture = NULL;
  campaign->progress.picture_x = campaign->progress.picture_y = 0;
  campaign->progress.picture_width = campaign->progress.picture_dim = 0;
  campaign->fleet->random = (ForconRandom){ 0 };
  forcon_campaign_set_secret (campaign, NULL);
  g_ptr_array_set_size (campaign->battles, 0);
}

/* Ships of others in an order that tells neither of their numbers nor which is the flagship: by their words. */
static void
sort_ships (ForconShips *ships, const ForconBattle *fleet)
{
  for (guint i = 1; i < ships->n; i++)
    for (guint k = i; k > 0; k--)
      {
        ForconShipId one = ships->ship[k - 1];

        if (g_strcmp0 (forcon_battle_card (fleet, one)->id, forcon_battle_card (fleet, ships->ship[k])->id) <= 0)
          break;
        ships->ship[k - 1] = ships->ship[k];
        ships->ship[k] = one;
      }
}

/* Ships that are the admiral's by now are known better than by sight. */
static void
leave_out_own (ForconShips *ships, const ForconBattle *fleet, ForconSideId admiral)
{
  guint n = 0;

  for (guint i = 0; i < ships->n; i++)
    if (!FORCON_ID_EQUAL (forcon_battle_ship (fleet, ships->ship[i])->side, admiral))
      ships->ship[n++] = ships->ship[i];
  ships->n = n;
}

/* What was seen and published before fills in what it tells, as it did when it happened. */
static void
recall (ForconCampaign *campaign, const ForconCampaign *truth, ForconSideId admiral)
{
  for (guint i = 0; i < campaign->sightings->len; i++)
    {
      ForconSighting *sighting = &g_array_index (campaign->sightings, ForconSighting, i);
      ForconCampaignEvent event = { .kind = FORCON_CAMPAIGN_EVENT_FORMATION_SIGHTED };

      sort_ships (&sighting->ships, truth->fleet);
#define TAKE(name, TYPE) event.formation_sighted.name = sighting->name;
      FORCON_FIELDS_SIGHTING (TAKE)
      leave_out_own (&event.formation_sighted.ships, truth->fleet, admiral);
      forcon_campaign_unmask (campaign, truth, admiral, &event);
    }
  for (guint i = 0; i < campaign->notices->len; i++)
    {
      const ForconNotice *notice = &g_array_index (campaign->notices, ForconNotice, i);
      ForconCampaignEvent event = { .kind = FORCON_CAMPAIGN_EVENT_PUBLISHED };

#define TAKE_NOTICE(name, TYPE) event.published.name = notice->name;
      FORCON_FIELDS_NOTICE (TAKE_NOTICE)
      forcon_campaign_unmask (campaign, truth, admiral, &event);
    }
}

void
forcon_campaign_mask (ForconCampaign *campaign, const ForconRules *rules, ForconSideId admiral)
{
  g_autoptr (ForconCampaign) truth = forcon_campaign_clone (campaign);

  forcon_campaign_own_roster (campaign);
  mask_orders (campaign, admiral);
  mask_queries (campaign, admiral);
  mask_ships (campaign->fleet, rules, admiral);
  mask_formations (campaign, admiral);
  mask_fields (campaign, admiral);
  mask_clashes (campaign, admiral);
  keep_own (campaign->sightings, forcon_table_shape (FORCON_TABLE_SIGHTING), admiral);
  keep_own (campaign->messages, forcon_table_shape (FORCON_TABLE_MESSAGE), admiral);
  keep_own (campaign->landings, forcon_table_shape (FORCON_TABLE_LANDING), admiral);
  g_array_set_size (campaign->loans, 0);
  g_array_set_size (campaign->suggestions, 0);
  forcon_campaign_mask_progress (campaign);
  recall (campaign, truth, admiral);
}

ForconCampaign *
forcon_campaign_as_known (const ForconCampaign *truth, const ForconRules *rules, ForconSideId admiral)
{
  ForconCampaign *known = forcon_campaign_clone (truth);

  forcon_campaign_mask (known, rules, admiral);
  g_array_append_vals (known->aliases, truth->aliases->data, truth->aliases->len);
  g_array_append_vals (known->house_words, truth->house_words->data, truth->house_words->len);
  return known;
}

/* Who else takes part. */
static void
mask_parties (ForconCampaignEvent *event, ForconSideId admiral)
{
  const ForconRecordField *field = forcon_record_find (forcon_campaign_event_shape (event->kind), "admirals");

  if (field != NULL)
    *(guint32 *) (gpointer) ((char *) FORCON_CAMPAIGN_EVENT_RECORD (event) + field->offset) = 1u << admiral.value;
}

void
forcon_campaign_mask_event (ForconCampaignEvent *event, const ForconCampaign *truth, ForconSideId admiral)
{
  event->audience = 1u << admiral.value;
  mask_parties (event, admiral);
  if (event->kind == FORCON_CAMPAIGN_EVENT_CLASH_OPENED)
    {
      event->clash_opened.meeting = FORCON_NO_MEETING;
      event->clash_opened.stream = 0;
    }
  if (event->kind == FORCON_CAMPAIGN_EVENT_INSTRUCTION_APPLIED)
    event->instruction_applied.meeting = FORCON_NO_MEETING;
  if (event->kind == FORCON_CAMPAIGN_EVENT_FIELD_LAID)
    event->field_laid.known = 1u << admiral.value;
  if (event->kind == FORCON_CAMPAIGN_EVENT_FORMATION_SIGHTED)
    sort_ships (&event->formation_sighted.ships, truth->fleet);
}

static void
learn_name (ForconBattle *fleet, const ForconBattle *truth, ForconFormationId id)
{
  ForconFormationName none = { NULL, NULL };
  ForconFormationName *name;

  while (fleet->roster->formations->len < id.value)
    g_array_append_val (fleet->roster->formations, none);
  name = &g_array_index (fleet->roster->formations, ForconFormationName, id.value - 1);
  g_free (name->id);
  g_free (name->name);
  name->id = g_strdup (forcon_battle_formation_id (truth, id));
  name->name = g_strdup (forcon_battle_formation_name (truth, id));
}

static void
learn_card (ForconBattle *fleet, const ForconBattle *truth, ForconShipId ship)
{
  ForconCard *card = &g_array_index (fleet->roster->cards, ForconCard, ship.value - 1);

  forcon_card_clear (card);
  forcon_card_copy (card, forcon_battle_card (truth, ship));
}

/* In what one admiral knows there may be fewer formations than in truth. */
static void
make_room (ForconCampaign *campaign, ForconFormationId id)
{
  ForconPost nothing = { 0 };

  while (campaign->fleet->n_formations < id.value)
    {
      forcon_battle_add_formation (campaign->fleet, NULL, NULL, FORCON_NO_SIDE);
      g_array_append_val (campaign->posts, nothing);
    }
}

/* An identified ship is as its card says: its damage stands on a paper of its admiral's. */
static void
learn_formation (ForconCampaign *campaign, const ForconCampaign *truth, ForconSideId admiral,
                 const ForconFact_formation_sighted *fact)
{
  if (fact->level != FORCON_LEVEL_IDENTIFIED || FORCON_ID_EQUAL (fact->owner, admiral))
    return;
  forcon_campaign_own_roster (campaign);
  make_room (campaign, fact->formation);
  campaign->fleet->formations[fact->formation.value - 1].side = fact->owner;
  learn_name (campaign->fleet, truth->fleet, fact->formation);
  for (guint i = 0; i < fact->ships.n; i++)
    {
      ForconShipId ship = fact->ships.ship[i];

      forcon_campaign_make_room (campaign, ship);
      learn_card (campaign->fleet, truth->fleet, ship);
      campaign->fleet->ships[ship.value - 1]
          = (ForconShip){ .side = fact->owner, .formation = fact->formation,
                          .hits = forcon_battle_card (truth->fleet, ship)->hits };
    }
}

static void
learn_notice (ForconCampaign *campaign, const ForconCampaign *truth, ForconSideId admiral,
              const ForconFact_published *fact)
{
  if (fact->level != FORCON_LEVEL_IDENTIFIED || FORCON_ID_IS_NONE (fact->formation)
      || FORCON_ID_EQUAL (fact->owner, admiral))
    return;
  forcon_campaign_own_roster (campaign);
  make_room (campaign, fact->formation);
  campaign->fleet->formations[fact->formation.value - 1].side = fact->owner;
  learn_name (campaign->fleet, truth->fleet, fact->formation);
}

/* A prize comes with its papers, and the damage that it has. */
static void
learn_prize (ForconCampaign *campaign, const ForconCampaign *truth, ForconSideId admiral,
             const ForconFact_ship_captured *fact)
{
  if (!FORCON_ID_EQUAL (fact->admiral, admiral) || fact->ship.value > campaign->fleet->n_ships)
    return;
  forcon_campaign_own_roster (campaign);
  learn_card (campaign->fleet, truth->fleet, fact->ship);
  campaign->fleet->ships[fact->ship.value - 1] = *forcon_battle_ship (truth->fleet, fact->ship);
}

/* A ship that was put on the table has the card that it has there; its own admiral is handed it. */
static void
learn_added (ForconCampaign *campaign, const ForconCampaign *truth, ForconSideId admiral,
             const ForconFact_ship_added *fact)
{
  const ForconBattle *battle = forcon_campaign_battle (truth, fact->clash);

  if (battle != NULL && FORCON_ID_EQUAL (fact->admiral, admiral))
    forcon_campaign_add_new_ship (campaign, fact, forcon_battle_card (battle, (ForconShipId){ (guint16) fact->place }));
}

void
forcon_campaign_unmask (ForconCampaign *campaign, const ForconCampaign *truth, ForconSideId admiral,
                        const ForconCampaignEvent *event)
{
  if (event->kind == FORCON_CAMPAIGN_EVENT_FORMATION_SIGHTED)
    learn_formation (campaign, truth, admiral, &event->formation_sighted);
  else if (event->kind == FORCON_CAMPAIGN_EVENT_PUBLISHED)
    learn_notice (campaign, truth, admiral, &event->published);
  else if (event->kind == FORCON_CAMPAIGN_EVENT_SHIP_CAPTURED)
    learn_prize (campaign, truth, admiral, &event->ship_captured);
  else if (event->kind == FORCON_CAMPAIGN_EVENT_SHIP_ADDED)
    learn_added (campaign, truth, admiral, &event->ship_added);
}
