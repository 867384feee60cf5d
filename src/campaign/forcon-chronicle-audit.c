/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "forcon-chronicle.h"

/**
 * forcon_chronicle_replays:
 * @chronicle: a chronicle
 * @error: (nullable): which entry could not be read, and why
 *
 * Applies all events in force to the start and compares the hash: no rule is asked.
 *
 * Returns: whether the state is what its events make of it
 */
gboolean
forcon_chronicle_replays (ForconChronicle *chronicle, GError **error)
{
  g_autoptr (ForconCampaign) campaign = forcon_campaign_clone (forcon_chronicle_start (chronicle));

  for (guint i = 0; i < forcon_chronicle_position (chronicle); i++)
    {
      const ForconCampaignEntry *entry = forcon_chronicle_entry (chronicle, i, error);

      if (entry == NULL || !forcon_campaign_entry_apply (campaign, entry))
        return FALSE;
    }
  g_autofree char *replayed = forcon_campaign_hash (campaign);
  g_autofree char *current = forcon_campaign_hash (forcon_chronicle_campaign (chronicle));

  return g_str_equal (replayed, current);
}

/* The place of the first event that differs, or −1: of the campaign, and then of the table. */
static gint
first_difference (const ForconCampaignOutcome *outcome, const ForconCampaignEntry *entry)
{
  for (guint i = 0; i < MIN (outcome->events->len, entry->events->len); i++)
    if (!forcon_campaign_event_equal (&g_array_index (outcome->events, ForconCampaignEvent, i),
                                      &g_array_index (entry->events, ForconCampaignEvent, i)))
      return (gint) i;
  for (guint i = 0; i < MIN (outcome->battle_events->len, entry->battle_events->len); i++)
    if (!forcon_event_equal (&g_array_index (outcome->battle_events, ForconEvent, i),
                             &g_array_index (entry->battle_events, ForconEvent, i)))
      return (gint) i;
  return -1;
}

/* Decides one entry again; what comes of it is the state before the next. */
static gboolean
verify_entry (const ForconChronicle *chronicle, ForconCampaign **campaign, guint place,
              const ForconCampaignEntry *entry, gint *event)
{
  gboolean recorded = place < forcon_chronicle_recorded (chronicle) && forcon_campaign_is_keyed (*campaign);
  g_autoptr (GByteArray) faces
      = recorded ? forcon_dice_to_recorded_faces (entry->dice) : forcon_dice_to_faces (entry->dice);
  ForconDice dice = { faces->data, faces->len, FALSE, FALSE };
  g_autoptr (ForconCampaignOutcome) outcome
      = forcon_campaign_decide (*campaign, forcon_chronicle_rules (chronicle),
                                forcon_chronicle_ground (chronicle), &entry->command, &dice);

  *event = -1;
  if (outcome->after == NULL || !forcon_dice_agree (outcome->dice, entry->dice))
    return FALSE;
  *event = first_difference (outcome, entry);
  if (*event >= 0 || outcome->events->len != entry->events->len
      || outcome->battle_events->len != entry->battle_events->len)
    return FALSE;
  forcon_campaign_free (*campaign);
  *campaign = g_steal_pointer (&outcome->after);
  return TRUE;
}

/* Takes @campaign from before one entry to after it. */
static gboolean
check_entry (const ForconChronicle *chronicle, ForconCampaign **campaign, guint place, const ForconCampaignEntry *entry,
             gint *event)
{
  if (place < forcon_chronicle_earlier (chronicle))
    return forcon_campaign_entry_apply (*campaign, entry);
  return verify_entry (chronicle, campaign, place, entry, event);
}

static ForconCampaignAudit
verify_first (ForconChronicle *chronicle, guint length, ForconErrand *errand)
{
  g_autoptr (ForconCampaign) campaign = forcon_campaign_clone (forcon_chronicle_start (chronicle));
  ForconCampaignAudit audit = { TRUE, 0, -1, NULL };

  for (guint i = 0; i < length && forcon_errand_go_on (errand, i, length); i++)
    {
      g_autoptr (GError) error = NULL;
      const ForconCampaignEntry *entry = forcon_chronicle_read (chronicle, i, &error);

      audit.entry = i;
      if (entry == NULL)
        audit.unreadable = g_strdup (error->message);
      if (entry == NULL || !check_entry (chronicle, &campaign, i, entry, &audit.event))
        {
          audit.agrees = FALSE;
          return audit;
        }
    }
  return audit;
}

/**
 * forcon_chronicle_verify:
 * @chronicle: a chronicle
 *
 * The audit: decides every command in force again, with the dice that were typed and the generator where it rolled, and
 * compares dice and events with what is recorded. Of commands that were decided by earlier rulings only the events are applied
 * (forcon_chronicle_set_earlier()).
 *
 * Returns: whether all agrees, and where it does not; free unreadable with g_free()
 */
ForconCampaignAudit
forcon_chronicle_verify (ForconChronicle *chronicle)
{
  return verify_first (chronicle, forcon_chronicle_position (chronicle), NULL);
}

/**
 * forcon_chronicle_verify_all:
 * @chronicle: a chronicle
 * @errand: (nullable): of who waits
 *
 * As forcon_chronicle_verify(), with the commands that were undone. Of what was decided by the rulings of today nothing that is
 * recorded is applied, so nothing need be known of what it says.
 *
 * Returns: whether all agrees, and where it does not; free unreadable with g_free()
 */
ForconCampaignAudit
forcon_chronicle_verify_all (ForconChronicle *chronicle, ForconErrand *errand)
{
  return verify_first (chronicle, forcon_chronicle_length (chronicle), errand);
}

/* The battle of a clash as it was opened: what the events of that entry make of it. */
static ForconJournal *
journal_of_opening (ForconChronicle *chronicle, guint place, ForconClashId clash, GError **error)
{
  g_autoptr (ForconCampaign) campaign = forcon_chronicle_campaign_at (chronicle, place + 1, error);
  const ForconBattle *battle = campaign == NULL ? NULL : forcon_campaign_battle (campaign, clash);

  if (campaign != NULL && battle == NULL)
    forcon_chronicle_misfit (chronicle, place, error);
  return battle == NULL ? NULL : forcon_journal_new (battle, forcon_chronicle_rules (chronicle));
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

/**
 * forcon_chronicle_battle_journal:
 * @chronicle: a chronicle
 * @clash: a clash that was opened
 * @error: (nullable): which entry could not be read, and why
 *
 * Returns: (transfer full) (nullable): the journal of its battle, all its commands in force; %NULL without an error when
 *   there is no such clash
 */
ForconJournal *
forcon_chronicle_battle_journal (ForconChronicle *chronicle, ForconClashId clash, GError **error)
{
  g_autoptr (ForconJournal) journal = NULL;

  for (guint i = 0; i < forcon_chronicle_position (chronicle); i++)
    {
      const ForconCampaignEntry *entry = forcon_chronicle_entry (chronicle, i, error);

      if (entry == NULL)
        return NULL;
      if (journal == NULL && opens (entry, clash))
        {
          journal = journal_of_opening (chronicle, i, clash, error);
          if (journal == NULL)
            return NULL;
        }
      else if (journal != NULL && entry->command.kind == FORCON_CAMPAIGN_COMMAND_PLAY
               && FORCON_ID_EQUAL (entry->command.wish.clash, clash)
               && !forcon_journal_record (journal, &entry->command.battle, entry->dice, entry->battle_events))
        {
          forcon_chronicle_misfit (chronicle, i, error);
          return NULL;
        }
    }
  return g_steal_pointer (&journal);
}
