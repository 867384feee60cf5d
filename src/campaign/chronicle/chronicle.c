/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "campaign/chronicle/chronicle.h"

#include "campaign/state/campaign-rules.h"

ForconCampaignEntry *
forcon_campaign_entry_new (void)
{
  ForconCampaignEntry *entry = g_new0 (ForconCampaignEntry, 1);

  entry->dice = g_array_new (FALSE, TRUE, sizeof (ForconDie));
  entry->events = g_array_new (FALSE, TRUE, sizeof (ForconCampaignEvent));
  entry->battle_events = g_array_new (FALSE, TRUE, sizeof (ForconEvent));
  return entry;
}

void
forcon_campaign_entry_free (ForconCampaignEntry *entry)
{
  if (entry == NULL)
    return;
  g_array_unref (entry->dice);
  g_array_unref (entry->events);
  g_array_unref (entry->battle_events);
  g_free (entry);
}

/* The rule set */

static gpointer
clone_campaign (gconstpointer campaign)
{
  return forcon_campaign_clone (campaign);
}

static void
free_campaign (gpointer campaign)
{
  forcon_campaign_free (campaign);
}

static char *
hash_campaign (gconstpointer campaign)
{
  return forcon_campaign_hash (campaign);
}

static gboolean
apply_entry (gpointer campaign, gconstpointer data, gboolean checked)
{
  const ForconCampaignEntry *entry = data;
  ForconClashId clash = forcon_campaign_command_clash (&entry->command);

  for (guint i = 0; i < entry->events->len; i++)
    {
      const ForconCampaignEvent *event = &g_array_index (entry->events, ForconCampaignEvent, i);

      if (checked && !forcon_campaign_event_fits (campaign, event))
        return FALSE;
      forcon_campaign_apply (campaign, event);
    }
  for (guint i = 0; i < entry->battle_events->len; i++)
    if (!forcon_campaign_apply_battle (campaign, clash, &g_array_index (entry->battle_events, ForconEvent, i))
        && checked)
      return FALSE;
  return TRUE;
}

gboolean
forcon_campaign_entry_apply (ForconCampaign *campaign, const ForconCampaignEntry *entry)
{
  return apply_entry (campaign, entry, TRUE);
}

static gboolean
equal (gconstpointer a, gconstpointer b)
{
  return forcon_campaign_event_equal (a, b);
}

static gboolean
equal_at_table (gconstpointer a, gconstpointer b)
{
  return forcon_event_equal (a, b);
}

static ForconCampaignOutcome *
decide (const ForconLog *log, const ForconCampaign *campaign, const ForconCampaignCommand *command,
        const ForconDice *dice)
{
  return forcon_campaign_decide (campaign, forcon_log_rules (log), forcon_log_more_rules (log), command, dice);
}

/*
 * The state after an entry. Where it has texts that belong to the outcome, or was freed, it is made anew from the
 * entry, which has the same texts interned.
 */
static ForconCampaign *
state_after (const ForconCampaign *before, const ForconCampaignEntry *entry, ForconCampaignOutcome *outcome)
{
  if (outcome->texts == NULL && outcome->after != NULL)
    return g_steal_pointer (&outcome->after);
  g_clear_pointer (&outcome->after, forcon_campaign_free);
  ForconCampaign *after = forcon_campaign_clone (before);

  apply_entry (after, entry, FALSE);
  return after;
}

static gpointer
decide_again (const ForconLog *log, gconstpointer campaign, gconstpointer entry, const ForconDice *dice, gint *event)
{
  const ForconCampaignEntry *recorded = entry;
  g_autoptr (ForconCampaignOutcome) outcome = decide (log, campaign, &recorded->command, dice);
  gboolean agree;

  if (outcome->after == NULL || !forcon_dice_agree (outcome->dice, recorded->dice))
    return NULL;
  agree = forcon_log_events_agree (outcome->events, recorded->events, equal, event);
  if (*event < 0)
    agree = forcon_log_events_agree (outcome->battle_events, recorded->battle_events, equal_at_table, event) && agree;
  return agree ? state_after (campaign, recorded, outcome) : NULL;
}

static const GArray *
dice_of (gconstpointer entry)
{
  return ((const ForconCampaignEntry *) entry)->dice;
}

static void
free_entry (gpointer entry)
{
  forcon_campaign_entry_free (entry);
}

static gboolean
is_keyed (gconstpointer campaign)
{
  return forcon_campaign_is_keyed (campaign);
}

static gconstpointer
rules_of (gconstpointer campaign, gconstpointer rules)
{
  return forcon_campaign_rules (campaign, rules);
}

static const ForconLogKind kind = { clone_campaign, free_campaign, hash_campaign, apply_entry, decide_again,
                                    dice_of,        free_entry,    is_keyed,      rules_of };

ForconChronicle *
forcon_chronicle_new (const ForconCampaign *start, const ForconRules *rules)
{
  return (ForconChronicle *) forcon_log_new (&kind, start, rules);
}

ForconChronicle *
forcon_chronicle_new_stored (const ForconCampaign *start, const ForconRules *rules, const ForconLogSource *source,
                             guint length)
{
  return (ForconChronicle *) forcon_log_new_stored (&kind, start, rules, source, length);
}

ForconSideId
forcon_chronicle_sender (ForconChronicle *chronicle, guint place)
{
  const ForconCampaignEntry *entry = forcon_chronicle_entry (chronicle, place, NULL);

  if (entry == NULL || entry->command.by == NULL)
    return FORCON_NO_SIDE;
  return forcon_battle_find_side (forcon_chronicle_campaign (chronicle)->fleet, entry->command.by);
}

/* Whether an entry leads beyond a half-phase. */
static gboolean
leads_beyond (const ForconCampaignEntry *entry, gint number)
{
  for (guint i = 0; i < entry->events->len; i++)
    {
      const ForconCampaignEvent *event = &g_array_index (entry->events, ForconCampaignEvent, i);

      if (event->kind == FORCON_CAMPAIGN_EVENT_PHASE_BEGUN && forcon_half_number (event->phase_begun.phase, 0) > number)
        return TRUE;
      if (event->kind == FORCON_CAMPAIGN_EVENT_HALF_BEGUN
          && forcon_half_number (event->half_begun.phase, event->half_begun.half) > number)
        return TRUE;
    }
  return FALSE;
}

gboolean
forcon_chronicle_position_at (ForconChronicle *chronicle, gint phase, gint half, guint *position, GError **error)
{
  for (*position = 0; *position < forcon_chronicle_position (chronicle); (*position)++)
    {
      const ForconCampaignEntry *entry = forcon_chronicle_entry (chronicle, *position, error);

      if (entry == NULL)
        return FALSE;
      if (leads_beyond (entry, forcon_half_number (phase, half)))
        break;
    }
  return TRUE;
}

gboolean
forcon_chronicle_set_up_at (ForconChronicle *chronicle, guint end, guint *position, GError **error)
{
  *position = 0;
  for (guint i = 0; i < end; i++)
    {
      const ForconCampaignEntry *entry = forcon_chronicle_entry (chronicle, i, error);

      if (entry == NULL)
        return FALSE;
      if (entry->command.kind == FORCON_CAMPAIGN_COMMAND_BEGIN)
        break;
      if (entry->command.kind == FORCON_CAMPAIGN_COMMAND_ADD || entry->command.kind == FORCON_CAMPAIGN_COMMAND_CHANGE
          || entry->command.kind == FORCON_CAMPAIGN_COMMAND_REMOVE
          || entry->command.kind == FORCON_CAMPAIGN_COMMAND_RULE)
        *position = i + 1;
    }
  return TRUE;
}

ForconCampaign *
forcon_chronicle_set_up (ForconChronicle *chronicle, GError **error)
{
  guint position = forcon_chronicle_position (chronicle);

  for (guint i = 0; i < position; i++)
    {
      const ForconCampaignEntry *entry = forcon_chronicle_entry (chronicle, i, error);

      if (entry == NULL)
        return NULL;
      if (entry->command.kind == FORCON_CAMPAIGN_COMMAND_BEGIN)
        position = i;
    }
  return forcon_chronicle_campaign_at (chronicle, position, error);
}

ForconCampaignOutcome *
forcon_chronicle_try (const ForconChronicle *chronicle, const ForconCampaignCommand *command, const ForconDice *dice)
{
  return decide (forcon_chronicle_log (chronicle), forcon_chronicle_campaign (chronicle), command, dice);
}

/* What is entered outlives its outcome, and the journal too: states copied from it share its texts. */
static void
intern_texts (GArray *events)
{
  for (guint i = 0; i < events->len; i++)
    {
      ForconCampaignEvent *event = &g_array_index (events, ForconCampaignEvent, i);
      const ForconRecordShape *shape = forcon_campaign_event_shape (event->kind);

      for (guint k = 0; k < shape->n_fields; k++)
        if (shape->fields[k].type->kind == FORCON_FIELD_TEXT || shape->fields[k].type->kind == FORCON_FIELD_NAME)
          {
            const char **text
                = FORCON_RECORD_PLACE (FORCON_CAMPAIGN_EVENT_RECORD (event), &shape->fields[k], const char *);

            *text = g_intern_string (*text);
          }
    }
}

void
forcon_chronicle_enter (ForconChronicle *chronicle, const ForconCampaignCommand *command,
                        ForconCampaignOutcome *outcome)
{
  ForconCampaignEntry *entry;

  g_return_if_fail (outcome->verdict.kind == FORCON_PROBLEM_NONE);
  if (outcome->texts != NULL)
    intern_texts (outcome->events);
  entry = g_new (ForconCampaignEntry, 1);
  *entry = (ForconCampaignEntry){ *command, g_array_ref (outcome->dice), g_array_ref (outcome->events),
                                  g_array_ref (outcome->battle_events) };
  forcon_log_enter (forcon_chronicle_log (chronicle), entry,
                    state_after (forcon_chronicle_campaign (chronicle), entry, outcome));
}

ForconCampaignOutcome *
forcon_chronicle_do (ForconChronicle *chronicle, const ForconCampaignCommand *command, const ForconDice *dice)
{
  ForconCampaignOutcome *outcome = forcon_chronicle_try (chronicle, command, dice);

  if (outcome->after != NULL)
    forcon_chronicle_enter (chronicle, command, outcome);
  return outcome;
}

static gboolean
opens (const ForconCampaignEntry *entry, ForconClashId clash)
{
  for (guint i = 0; i < entry->events->len; i++)
    {
      const ForconCampaignEvent *event = &g_array_index (entry->events, ForconCampaignEvent, i);

      if (event->kind == FORCON_CAMPAIGN_EVENT_CLASH_OPENED && FORCON_ID_EQUAL (event->clash_opened.clash, clash))
        return TRUE;
    }
  return FALSE;
}

ForconJournal *
forcon_chronicle_battle_journal (ForconChronicle *chronicle, ForconClashId clash, GError **error)
{
  const ForconBattle *table = forcon_campaign_battle (forcon_chronicle_start (chronicle), clash);
  g_autoptr (ForconJournal) journal
      = table == NULL ? NULL : forcon_journal_new (table, forcon_chronicle_rules (chronicle));

  for (guint i = 0; i < forcon_chronicle_position (chronicle); i++)
    {
      const ForconCampaignEntry *entry = forcon_chronicle_entry (chronicle, i, error);

      if (entry == NULL)
        return NULL;
      if (journal == NULL && opens (entry, clash))
        {
          g_autoptr (ForconCampaign) opened = forcon_chronicle_campaign_at (chronicle, i + 1, error);

          if (opened == NULL)
            return NULL;
          table = forcon_campaign_battle (opened, clash);
          if (table == NULL)
            {
              forcon_log_misfit (forcon_chronicle_log (chronicle), i, error);
              return NULL;
            }
          journal = forcon_journal_new (table, forcon_chronicle_rules (chronicle));
        }
      else if (journal != NULL && entry->command.kind == FORCON_CAMPAIGN_COMMAND_PLAY
               && FORCON_ID_EQUAL (entry->command.play.clash, clash)
               && !forcon_journal_record (journal, &entry->command.battle, entry->dice, entry->battle_events))
        {
          forcon_log_misfit (forcon_chronicle_log (chronicle), i, error);
          return NULL;
        }
    }
  return g_steal_pointer (&journal);
}
