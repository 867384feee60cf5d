/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "campaign/knowledge/knowledge.h"

#include "base/language.h"

#include "campaign/knowledge/knowledge-mask.h"

/* A clash in which the admiral has ships, and what that side may see of its table. */
typedef struct {
  ForconClashId id;
  ForconView *view;
} KnownClash;

/**
 * ForconKnowledge:
 * @campaign: what the admiral knows
 * @events: (element-type ForconKnownEvent)
 * @clashes: (element-type KnownClash)
 * @contact: (nullable): the word by which contacts go on a table
 * @before: how many facts were known before the entry that is followed
 * @fleet_before: (nullable): the ships as they were known when the last phase began
 */
struct _ForconKnowledge {
  ForconSideId admiral;
  const ForconRules *rules;
  ForconCampaign *campaign;
  GArray *events;
  GArray *clashes;
  char *contact;
  guint before;
  ForconBattle *fleet_before;
};

static void
clear_clash (gpointer clash)
{
  forcon_view_free (((KnownClash *) clash)->view);
}

static ForconKnowledge *
begin (ForconChronicle *chronicle, const ForconCampaign *start, ForconSideId admiral, const char *contact)
{
  ForconKnowledge *knowledge = g_new0 (ForconKnowledge, 1);
  FORCON_IN_LANGUAGE (forcon_campaign_language (forcon_chronicle_campaign (chronicle), admiral));

  knowledge->admiral = admiral;
  knowledge->rules = forcon_chronicle_rules (chronicle);
  knowledge->contact = g_strdup (contact == NULL ? NULL : forcon_translate_in ("detection", contact));
  knowledge->campaign = forcon_campaign_clone (start);
  forcon_campaign_mask (knowledge->campaign, knowledge->rules, admiral);
  knowledge->events = g_array_new (FALSE, TRUE, sizeof (ForconKnownEvent));
  knowledge->clashes = g_array_new (FALSE, TRUE, sizeof (KnownClash));
  g_array_set_clear_func (knowledge->clashes, clear_clash);
  return knowledge;
}

/* The fact as this admiral may see it becomes part of what is known. */
static void
see (ForconKnowledge *knowledge, const ForconCampaign *truth, guint entry, const ForconCampaignEvent *event)
{
  ForconKnownEvent known
      = { .entry = entry, .phase = truth->progress.phase, .half = truth->progress.half, .event = *event };

  if ((event->audience & (1u << knowledge->admiral.value)) == 0)
    return;
  forcon_campaign_mask_event (&known.event, truth, knowledge->admiral);
  forcon_campaign_unmask (knowledge->campaign, truth, knowledge->admiral, &known.event);
  forcon_campaign_apply (knowledge->campaign, &known.event);
  forcon_campaign_mask_progress (knowledge->campaign);
  if (event->kind == FORCON_CAMPAIGN_EVENT_PHASE_BEGUN)
    {
      g_clear_pointer (&knowledge->fleet_before, forcon_battle_free);
      knowledge->fleet_before = forcon_battle_clone (knowledge->campaign->fleet);
    }
  known.work = forcon_known_work (truth, knowledge->admiral, event);
  g_array_append_val (knowledge->events, known);
}

/*
 * The tables of clashes that were opened by this entry, as this admiral's side begins to see them: of an admiral who
 * has but mines on one there is a side too, and nobody who looks.
 */
static void
watch_new_clashes (ForconKnowledge *knowledge, const ForconCampaign *truth, const ForconCampaignEntry *entry)
{
  const ForconSide *admiral = forcon_battle_side (truth->fleet, knowledge->admiral);

  for (guint i = 0; i < entry->events->len; i++)
    {
      const ForconCampaignEvent *event = &g_array_index (entry->events, ForconCampaignEvent, i);

      if (event->kind != FORCON_CAMPAIGN_EVENT_CLASH_OPENED)
        continue;
      KnownClash clash = { event->clash_opened.clash, NULL };
      const ForconBattle *battle = forcon_campaign_battle (truth, clash.id);
      const ForconClash *opened = forcon_campaign_clash (truth, clash.id);
      ForconSideId side = battle == NULL ? FORCON_NO_SIDE : forcon_battle_find_side (battle, admiral->id);

      if (FORCON_ID_IS_NONE (side) || (opened->admirals & (1u << knowledge->admiral.value)) == 0)
        continue;
      clash.view = forcon_view_new (battle, knowledge->rules, side, knowledge->contact);
      g_array_append_val (knowledge->clashes, clash);
    }
}

static void
follow_battle (ForconKnowledge *knowledge, const ForconCampaignEntry *entry)
{
  ForconEntry played = { entry->command.battle, entry->dice, entry->battle_events };

  if (entry->battle_events->len == 0)
    return;
  for (guint i = 0; i < knowledge->clashes->len; i++)
    {
      const KnownClash *clash = &g_array_index (knowledge->clashes, KnownClash, i);

      if (FORCON_ID_EQUAL (clash->id, forcon_campaign_command_clash (&entry->command)))
        forcon_view_follow (clash->view, &played);
    }
}

/* How many facts of an entry, which ends a phase, belong to it still: what was put off, as nobody answered a
 * question. */
static guint
end_of_phase (const ForconCampaignEntry *entry)
{
  for (guint i = 0; i < entry->events->len; i++)
    if (g_array_index (entry->events, ForconCampaignEvent, i).kind == FORCON_CAMPAIGN_EVENT_PHASE_ENDED)
      return i;
  return 0;
}

static gboolean
begins_after (const ForconCampaignEntry *entry, gint phase)
{
  for (guint i = 0; i < entry->events->len; i++)
    {
      const ForconCampaignEvent *event = &g_array_index (entry->events, ForconCampaignEvent, i);

      if (event->kind == FORCON_CAMPAIGN_EVENT_PHASE_BEGUN && event->phase_begun.phase > phase)
        return TRUE;
    }
  return FALSE;
}

/* One after the other in an order that tells nothing of their numbers: by sector, level, name and how many they are. */
static gint
compare_seen (const ForconKnowledge *knowledge, const ForconFact_formation_sighted *one,
              const ForconFact_formation_sighted *other)
{
  const ForconBattle *fleet = knowledge->campaign->fleet;

  if (!FORCON_ID_EQUAL (one->sector, other->sector))
    return one->sector.value < other->sector.value ? -1 : 1;
  if (one->level != other->level)
    return one->level < other->level ? -1 : 1;
  if (one->level == FORCON_LEVEL_IDENTIFIED)
    return g_strcmp0 (forcon_battle_formation_id (fleet, one->formation),
                      forcon_battle_formation_id (fleet, other->formation));
  if (!FORCON_ID_EQUAL (one->owner, other->owner))
    return one->owner.value < other->owner.value ? -1 : 1;
  return one->count - other->count;
}

/* What was seen at the same time is known at once; the truth states it in the order of the formations' numbers. */
static void
sort_seen (ForconKnowledge *knowledge, guint from)
{
  ForconKnownEvent *events = (ForconKnownEvent *) (gpointer) knowledge->events->data;

  for (guint i = from + 1; i < knowledge->events->len; i++)
    for (guint k = i; k > from; k--)
      {
        ForconKnownEvent one = events[k - 1];

        if (one.event.kind != FORCON_CAMPAIGN_EVENT_FORMATION_SIGHTED || events[k].event.kind != one.event.kind
            || one.half != events[k].half
            || compare_seen (knowledge, &one.event.formation_sighted, &events[k].event.formation_sighted) <= 0)
          break;
        events[k - 1] = events[k];
        events[k] = one;
      }
}

/* The truth goes along, fact by fact, for what an admiral learns is as it was when it was learned; up to @end of
 * them. */
static void
follow_facts (const GPtrArray *knowledges, ForconCampaign *truth, guint place, const ForconCampaignEntry *entry,
              guint end)
{
  for (guint k = 0; k < knowledges->len; k++)
    {
      ForconKnowledge *knowledge = g_ptr_array_index (knowledges, k);

      knowledge->before = knowledge->events->len;
    }
  for (guint i = 0; i < end; i++)
    {
      const ForconCampaignEvent *event = &g_array_index (entry->events, ForconCampaignEvent, i);

      forcon_campaign_apply (truth, event);
      for (guint k = 0; k < knowledges->len; k++)
        see (g_ptr_array_index (knowledges, k), truth, place, event);
    }
  for (guint k = 0; k < knowledges->len; k++)
    {
      ForconKnowledge *knowledge = g_ptr_array_index (knowledges, k);

      forcon_known_events_settle (knowledge->events, knowledge->before);
    }
}

static void
follow (const GPtrArray *knowledges, ForconCampaign *truth, guint place, const ForconCampaignEntry *entry)
{
  follow_facts (knowledges, truth, place, entry, entry->events->len);
  for (guint k = 0; k < knowledges->len; k++)
    {
      ForconKnowledge *knowledge = g_ptr_array_index (knowledges, k);

      sort_seen (knowledge, knowledge->before);
      watch_new_clashes (knowledge, truth, entry);
    }
  for (guint i = 0; i < entry->battle_events->len; i++)
    forcon_campaign_apply_battle (truth, forcon_campaign_command_clash (&entry->command),
                                  &g_array_index (entry->battle_events, ForconEvent, i));
  for (guint k = 0; k < knowledges->len; k++)
    follow_battle (g_ptr_array_index (knowledges, k), entry);
}

/* What admirals learn from the entries before @end that are not of a later phase: they look at the same truth. */
static GPtrArray *
learn (ForconChronicle *chronicle, guint32 admirals, gint phase, guint end, const char *contact, GError **error)
{
  g_autoptr (ForconCampaign) truth = NULL;
  g_autoptr (GPtrArray) knowledges = g_ptr_array_new_with_free_func ((GDestroyNotify) forcon_knowledge_free);
  guint first = 0;

  if (!forcon_chronicle_set_up_at (chronicle, end, &first, error))
    return NULL;
  truth = forcon_chronicle_campaign_at (chronicle, first, error);
  if (truth == NULL)
    return NULL;
  for (guint i = 1; i <= forcon_campaign_n_admirals (truth); i++)
    if ((admirals & (1u << i)) != 0)
      g_ptr_array_add (knowledges, begin (chronicle, truth, (ForconSideId){ (guint16) i }, contact));
  for (guint i = first; i < end; i++)
    {
      const ForconCampaignEntry *entry = forcon_chronicle_entry (chronicle, i, error);

      if (entry == NULL)
        return NULL;
      if (begins_after (entry, phase))
        {
          follow_facts (knowledges, truth, i, entry, end_of_phase (entry));
          break;
        }
      follow (knowledges, truth, i, entry);
    }
  return g_steal_pointer (&knowledges);
}

static ForconKnowledge *
learn_alone (ForconChronicle *chronicle, ForconSideId admiral, gint phase, guint end, const char *contact,
             GError **error)
{
  g_autoptr (GPtrArray) knowledges = learn (chronicle, 1u << admiral.value, phase, end, contact, error);

  return knowledges == NULL ? NULL : g_ptr_array_steal_index (knowledges, 0);
}

GPtrArray *
forcon_knowledges_at_phase (ForconChronicle *chronicle, guint32 admirals, gint phase, const char *contact,
                            GError **error)
{
  return learn (chronicle, admirals, phase, forcon_chronicle_position (chronicle), contact, error);
}

ForconKnowledge *
forcon_knowledge_at_phase (ForconChronicle *chronicle, ForconSideId admiral, gint phase, const char *contact,
                           GError **error)
{
  return learn_alone (chronicle, admiral, phase, forcon_chronicle_position (chronicle), contact, error);
}

ForconKnowledge *
forcon_knowledge_at_position (ForconChronicle *chronicle, ForconSideId admiral, guint position, const char *contact,
                              GError **error)
{
  return learn_alone (chronicle, admiral, G_MAXINT, MIN (position, forcon_chronicle_position (chronicle)), contact,
                      error);
}

ForconKnowledge *
forcon_knowledge_new (ForconChronicle *chronicle, ForconSideId admiral, const char *contact, GError **error)
{
  return forcon_knowledge_at_phase (chronicle, admiral, G_MAXINT, contact, error);
}

void
forcon_knowledge_free (ForconKnowledge *knowledge)
{
  if (knowledge == NULL)
    return;
  forcon_campaign_free (knowledge->campaign);
  g_array_unref (knowledge->events);
  g_array_unref (knowledge->clashes);
  g_clear_pointer (&knowledge->fleet_before, forcon_battle_free);
  g_free (knowledge->contact);
  g_free (knowledge);
}

ForconSideId
forcon_knowledge_admiral (const ForconKnowledge *knowledge)
{
  return knowledge->admiral;
}

const ForconRules *
forcon_knowledge_rules (const ForconKnowledge *knowledge)
{
  return knowledge->rules;
}

const ForconCampaign *
forcon_knowledge_campaign (const ForconKnowledge *knowledge)
{
  return knowledge->campaign;
}

const ForconBattle *
forcon_knowledge_fleet_before (const ForconKnowledge *knowledge)
{
  return knowledge->fleet_before;
}

const GArray *
forcon_knowledge_events (const ForconKnowledge *knowledge)
{
  return knowledge->events;
}

gboolean
forcon_knowledge_hides (const ForconRecordShape *shape, gconstpointer record, const ForconRecordField *field)
{
  const ForconRecordField *level = forcon_record_find (shape, "level");

  return field->type->kind == FORCON_FIELD_FORMATION && level != NULL && level->type == &forcon_type_level
         && forcon_record_number (record, level) < FORCON_LEVEL_IDENTIFIED;
}

gboolean
forcon_knowledge_owns (const ForconKnowledge *knowledge, ForconFormationId formation)
{
  const ForconFormation *known = forcon_battle_formation (knowledge->campaign->fleet, formation);

  return known != NULL && FORCON_ID_EQUAL (known->side, knowledge->admiral)
         && forcon_campaign_formation_lives (knowledge->campaign, formation);
}

guint
forcon_knowledge_n_clashes (const ForconKnowledge *knowledge)
{
  return knowledge->clashes->len;
}

ForconClash
forcon_knowledge_clash (const ForconKnowledge *knowledge, guint place)
{
  ForconClashId id = g_array_index (knowledge->clashes, KnownClash, place).id;
  const ForconClash *clash = forcon_campaign_clash (knowledge->campaign, id);

  return clash != NULL ? *clash : (ForconClash){ .clash = id };
}

const ForconView *
forcon_knowledge_view (const ForconKnowledge *knowledge, guint place)
{
  return g_array_index (knowledge->clashes, KnownClash, place).view;
}
