/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "forcon-chronicle.h"

/* Every so many commands the state is kept, so that undo rebuilds from near by. */
#define SNAPSHOT_INTERVAL 64

typedef struct {
  guint position;
  ForconCampaign *campaign;
} Snapshot;

/**
 * ForconChronicle:
 * @entries: (element-type ForconCampaignEntry): all commands, those that were undone at the end; %NULL for one that was not
 *   read yet
 * @sound: (element-type gboolean): whether what an entry tells is known to fit the state before it
 * @snapshots: (element-type Snapshot): by position; the first is the start
 * @position: how many entries are in force
 * @campaign: the state after them
 * @walked: (nullable): the state after the first @n_walked entries, while they are looked through
 * @misfit: place of the first entry that was found not to fit, or %G_MAXUINT
 */
struct _ForconChronicle {
  const ForconRules *rules;
  const ForconTwilightRules *ground;
  guint recorded;
  guint earlier;
  ForconChronicleSource source;
  GPtrArray *entries;
  GArray *sound;
  GArray *snapshots;
  guint position;
  ForconCampaign *campaign;
  ForconCampaign *walked;
  guint n_walked;
  guint misfit;
};

/**
 * forcon_campaign_entry_new:
 *
 * Returns: (transfer full): an entry without a command, dice or events
 */
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

static void
clear_snapshot (gpointer snapshot)
{
  forcon_campaign_free (((Snapshot *) snapshot)->campaign);
}

static void
free_entry (gpointer entry)
{
  forcon_campaign_entry_free (entry);
}

/**
 * forcon_chronicle_new_stored:
 * @start: the campaign before the first command
 * @rules: (transfer none): they must outlive the chronicle
 * @source: where its entries are read from; its data must outlive the chronicle
 * @length: how many entries there are
 *
 * Returns: (transfer full): a chronicle that stands at its start; forcon_chronicle_go_to() takes it to where it was
 */
ForconChronicle *
forcon_chronicle_new_stored (const ForconCampaign *start, const ForconRules *rules, const ForconChronicleSource *source,
                             guint length)
{
  ForconChronicle *chronicle = forcon_chronicle_new (start, rules);

  chronicle->source = *source;
  g_ptr_array_set_size (chronicle->entries, (gint) length);
  g_array_set_size (chronicle->sound, length);
  return chronicle;
}

/**
 * forcon_chronicle_new:
 * @start: the campaign before the first command
 * @rules: (transfer none): they must outlive the chronicle
 *
 * Returns: (transfer full): an empty chronicle
 */
ForconChronicle *
forcon_chronicle_new (const ForconCampaign *start, const ForconRules *rules)
{
  ForconChronicle *chronicle = g_new0 (ForconChronicle, 1);

  chronicle->rules = rules;
  chronicle->entries = g_ptr_array_new_with_free_func (free_entry);
  chronicle->sound = g_array_new (FALSE, TRUE, sizeof (gboolean));
  chronicle->misfit = G_MAXUINT;
  chronicle->snapshots = g_array_new (FALSE, TRUE, sizeof (Snapshot));
  g_array_set_clear_func (chronicle->snapshots, clear_snapshot);
  forcon_chronicle_add_snapshot (chronicle, 0, start);
  chronicle->campaign = forcon_campaign_clone (start);
  return chronicle;
}

void
forcon_chronicle_free (ForconChronicle *chronicle)
{
  if (chronicle == NULL)
    return;
  g_ptr_array_unref (chronicle->entries);
  g_array_unref (chronicle->sound);
  g_array_unref (chronicle->snapshots);
  forcon_campaign_free (chronicle->campaign);
  forcon_campaign_free (chronicle->walked);
  g_free (chronicle);
}

/**
 * forcon_chronicle_set_ground:
 * @chronicle: a chronicle
 * @ground: (transfer none) (nullable): the rules by which landed troops fight (F-END-6); they must outlive the chronicle
 *
 * Without them a ground combat is refused.
 */
void
forcon_chronicle_set_ground (ForconChronicle *chronicle, const ForconTwilightRules *ground)
{
  chronicle->ground = ground;
}

void
forcon_chronicle_set_recorded (ForconChronicle *chronicle, guint n)
{
  chronicle->recorded = n;
}

guint
forcon_chronicle_recorded (const ForconChronicle *chronicle)
{
  return chronicle->recorded;
}

void
forcon_chronicle_set_earlier (ForconChronicle *chronicle, guint n)
{
  chronicle->earlier = n;
}

guint
forcon_chronicle_earlier (const ForconChronicle *chronicle)
{
  return chronicle->earlier;
}

/* Returns: (nullable) (transfer none): the rules by which landed troops fight */
const ForconTwilightRules *
forcon_chronicle_ground (const ForconChronicle *chronicle)
{
  return chronicle->ground;
}

const ForconRules *
forcon_chronicle_rules (const ForconChronicle *chronicle)
{
  return chronicle->rules;
}

/**
 * forcon_chronicle_start:
 *
 * Returns: (transfer none): the campaign before the first command
 */
const ForconCampaign *
forcon_chronicle_start (const ForconChronicle *chronicle)
{
  return g_array_index (chronicle->snapshots, Snapshot, 0).campaign;
}

/**
 * forcon_chronicle_campaign:
 *
 * Returns: (transfer none): the campaign as it stands; valid until the next command, undo or redo
 */
const ForconCampaign *
forcon_chronicle_campaign (const ForconChronicle *chronicle)
{
  return chronicle->campaign;
}

/**
 * forcon_chronicle_length:
 *
 * Returns: number of entries, with those that could be redone
 */
guint
forcon_chronicle_length (const ForconChronicle *chronicle)
{
  return chronicle->entries->len;
}

/**
 * forcon_chronicle_position:
 *
 * Returns: number of entries in force
 */
guint
forcon_chronicle_position (const ForconChronicle *chronicle)
{
  return chronicle->position;
}

/**
 * forcon_chronicle_fingerprint:
 * @chronicle: a chronicle
 * @n: a number of entries, at most its length
 *
 * Of a file that lacks its last commands all that is there is still sound: that they are missing shows by this.
 *
 * Returns: (transfer full) (nullable): a short text that tells the start and the first @n entries from any others; %NULL where
 *   they are kept in no file
 */
char *
forcon_chronicle_fingerprint (const ForconChronicle *chronicle, guint n)
{
  g_return_val_if_fail (n <= chronicle->entries->len, NULL);

  return chronicle->source.fingerprint == NULL ? NULL : chronicle->source.fingerprint (n, chronicle->source.data);
}

/**
 * forcon_chronicle_read:
 * @chronicle: a chronicle
 * @place: from 0, below its length
 * @error: (nullable): why it could not be read
 *
 * For who decides every command anew and trusts no record.
 *
 * Returns: (transfer none) (nullable): the entry, read if need be, whatever it says
 */
const ForconCampaignEntry *
forcon_chronicle_read (ForconChronicle *chronicle, guint place, GError **error)
{
  g_return_val_if_fail (place < chronicle->entries->len, NULL);

  if (g_ptr_array_index (chronicle->entries, place) == NULL)
    g_ptr_array_index (chronicle->entries, place) = chronicle->source.read (place, chronicle->source.data, error);
  return g_ptr_array_index (chronicle->entries, place);
}

/**
 * forcon_chronicle_add_snapshot:
 * @chronicle: a chronicle
 * @position: a number of entries
 * @campaign: the state after them
 *
 * Keeps a state, so that others are built from near by.
 */
void
forcon_chronicle_add_snapshot (ForconChronicle *chronicle, guint position, const ForconCampaign *campaign)
{
  Snapshot snapshot = { position, NULL };
  guint place = chronicle->snapshots->len;

  while (place > 0 && g_array_index (chronicle->snapshots, Snapshot, place - 1).position > position)
    place--;
  if (place > 0 && g_array_index (chronicle->snapshots, Snapshot, place - 1).position == position)
    return;
  snapshot.campaign = forcon_campaign_clone (campaign);
  g_array_insert_val (chronicle->snapshots, place, snapshot);
}

/* The last snapshot that does not lie behind a position. */
static const Snapshot *
snapshot_before (const ForconChronicle *chronicle, guint position)
{
  guint place = chronicle->snapshots->len;

  while (place > 1 && g_array_index (chronicle->snapshots, Snapshot, place - 1).position > position)
    place--;
  return &g_array_index (chronicle->snapshots, Snapshot, place - 1);
}

/**
 * forcon_chronicle_snapshot_before:
 * @chronicle: a chronicle
 * @position: a number of entries
 *
 * Returns: the nearest position, at most @position, whose state is kept; 0 is the start
 */
guint
forcon_chronicle_snapshot_before (const ForconChronicle *chronicle, guint position)
{
  return snapshot_before (chronicle, position)->position;
}

/**
 * forcon_campaign_entry_apply:
 * @campaign: the state before
 * @entry: an entry
 *
 * Writes down all that the entry says.
 *
 * Returns: whether all of it can have happened then; else nothing from there on is written down
 */
gboolean
forcon_campaign_entry_apply (ForconCampaign *campaign, const ForconCampaignEntry *entry)
{
  for (guint i = 0; i < entry->events->len; i++)
    {
      const ForconCampaignEvent *event = &g_array_index (entry->events, ForconCampaignEvent, i);

      if (!forcon_campaign_event_fits (campaign, event))
        return FALSE;
      forcon_campaign_apply (campaign, event);
    }
  for (guint i = 0; i < entry->battle_events->len; i++)
    {
      const ForconBattle *battle = forcon_campaign_battle (campaign, entry->command.wish.clash);
      const ForconEvent *event = &g_array_index (entry->battle_events, ForconEvent, i);

      if (battle == NULL || !forcon_event_fits (battle, event))
        return FALSE;
      forcon_campaign_apply_battle (campaign, entry->command.wish.clash, event);
    }
  return TRUE;
}

/**
 * forcon_chronicle_misfit:
 * @chronicle: a chronicle
 * @place: of an entry, from 0
 * @error: (nullable): where to
 *
 * Says that what the entry tells cannot have happened then.
 */
void
forcon_chronicle_misfit (const ForconChronicle *chronicle, guint place, GError **error)
{
  if (chronicle->source.misfit != NULL)
    chronicle->source.misfit (place, chronicle->source.data, error);
}

/* Applies the entry at a place to the state before it. */
static gboolean
apply_at (ForconChronicle *chronicle, ForconCampaign *campaign, guint place, GError **error)
{
  const ForconCampaignEntry *entry = forcon_chronicle_read (chronicle, place, error);

  if (entry == NULL)
    return FALSE;
  if (forcon_campaign_entry_apply (campaign, entry))
    {
      g_array_index (chronicle->sound, gboolean, place) = TRUE;
      return TRUE;
    }
  forcon_chronicle_misfit (chronicle, place, error);
  return FALSE;
}

/* Looks through all entries to one that lies before where the state was read, and goes on there next time. */
static gboolean
walk_to (ForconChronicle *chronicle, guint place, GError **error)
{
  if (place >= chronicle->misfit)
    {
      forcon_chronicle_misfit (chronicle, chronicle->misfit, error);
      return FALSE;
    }
  if (chronicle->walked == NULL)
    {
      chronicle->walked = forcon_campaign_clone (forcon_chronicle_start (chronicle));
      chronicle->n_walked = 0;
    }
  for (; chronicle->n_walked <= place; chronicle->n_walked++)
    if (!apply_at (chronicle, chronicle->walked, chronicle->n_walked, error))
      {
        if (g_ptr_array_index (chronicle->entries, chronicle->n_walked) != NULL)
          chronicle->misfit = chronicle->n_walked;
        g_clear_pointer (&chronicle->walked, forcon_campaign_free);
        return FALSE;
      }
  return TRUE;
}

/**
 * forcon_chronicle_entry:
 * @chronicle: a chronicle
 * @place: from 0, below its length
 * @error: (nullable): why it could not be read, or that what it says, or one before it, cannot have happened then
 *
 * Whoever forged a file may have sealed anything; what comes from here fits the state before it.
 *
 * Returns: (transfer none) (nullable): the entry, read if need be
 */
const ForconCampaignEntry *
forcon_chronicle_entry (ForconChronicle *chronicle, guint place, GError **error)
{
  g_return_val_if_fail (place < chronicle->entries->len, NULL);

  if (!g_array_index (chronicle->sound, gboolean, place) && !walk_to (chronicle, place, error))
    return NULL;
  return forcon_chronicle_read (chronicle, place, error);
}

/**
 * forcon_chronicle_campaign_at:
 * @chronicle: a chronicle
 * @position: a number of entries, at most its length
 * @error: (nullable): which entry could not be read, and why
 *
 * The state after so many entries, made from the last snapshot before and the events since; nothing is undone.
 *
 * Returns: (transfer full) (nullable): it
 */
ForconCampaign *
forcon_chronicle_campaign_at (ForconChronicle *chronicle, guint position, GError **error)
{
  const Snapshot *snapshot = snapshot_before (chronicle, position);
  g_autoptr (ForconCampaign) campaign = forcon_campaign_clone (snapshot->campaign);

  for (guint i = snapshot->position; i < position; i++)
    if (!apply_at (chronicle, campaign, i, error))
      return NULL;
  return g_steal_pointer (&campaign);
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

/**
 * forcon_chronicle_position_at:
 * @chronicle: a chronicle
 * @phase: a phase; 0 is before play
 * @half: the half-phase that was resolved last, 1 or 2, or 0 while orders were collected
 * @position: (out): how many entries were in force when that ended, or are now if it has not
 * @error: (nullable): which entry could not be read, and why
 *
 * Returns: whether all could be read
 */
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

/**
 * forcon_chronicle_go_to:
 * @chronicle: a chronicle
 * @position: how many entries shall be in force, at most its length
 * @error: (nullable): which entry could not be read, and why
 *
 * Undoes or redoes until so many entries are in force; past their dice too.
 *
 * Returns: whether it could; otherwise nothing has changed
 */
gboolean
forcon_chronicle_go_to (ForconChronicle *chronicle, guint position, GError **error)
{
  ForconCampaign *campaign;

  g_return_val_if_fail (position <= chronicle->entries->len, FALSE);
  campaign = forcon_chronicle_campaign_at (chronicle, position, error);
  if (campaign == NULL)
    return FALSE;
  forcon_campaign_free (chronicle->campaign);
  chronicle->campaign = campaign;
  chronicle->position = position;
  return TRUE;
}

/**
 * forcon_chronicle_try:
 *
 * Decides a command on the campaign as it stands and enters nothing.
 *
 * Returns: (transfer full): the outcome
 */
ForconCampaignOutcome *
forcon_chronicle_try (const ForconChronicle *chronicle, const ForconCampaignCommand *command, const ForconDice *dice)
{
  return forcon_campaign_decide (chronicle->campaign, chronicle->rules, chronicle->ground, command, dice);
}

/* Drops what was undone: a new command begins another future. */
static void
cut_at_position (ForconChronicle *chronicle)
{
  g_ptr_array_set_size (chronicle->entries, (gint) chronicle->position);
  g_array_set_size (chronicle->sound, chronicle->position);
  if (chronicle->n_walked > chronicle->position)
    g_clear_pointer (&chronicle->walked, forcon_campaign_free);
  if (chronicle->misfit >= chronicle->position)
    chronicle->misfit = G_MAXUINT;
  while (g_array_index (chronicle->snapshots, Snapshot, chronicle->snapshots->len - 1).position > chronicle->position)
    g_array_set_size (chronicle->snapshots, chronicle->snapshots->len - 1);
}

/**
 * forcon_chronicle_enter:
 * @chronicle: a chronicle
 * @command: what was wanted
 * @outcome: what forcon_chronicle_try() made of it on the campaign as it stands; done
 *
 * Enters a command that was decided; commands that were undone are gone. Who keeps a file writes between the two, so that
 * nothing is shown as done that is not kept.
 */
void
forcon_chronicle_enter (ForconChronicle *chronicle, const ForconCampaignCommand *command,
                        const ForconCampaignOutcome *outcome)
{
  ForconCampaignEntry *entry = g_new0 (ForconCampaignEntry, 1);
  const gboolean sound = TRUE;

  g_return_if_fail (outcome->after != NULL);
  cut_at_position (chronicle);
  entry->command = *command;
  entry->dice = g_array_ref (outcome->dice);
  entry->events = g_array_ref (outcome->events);
  entry->battle_events = g_array_ref (outcome->battle_events);
  g_ptr_array_add (chronicle->entries, entry);
  g_array_append_val (chronicle->sound, sound);
  chronicle->position++;
  forcon_campaign_free (chronicle->campaign);
  chronicle->campaign = forcon_campaign_clone (outcome->after);
  if (chronicle->position % SNAPSHOT_INTERVAL == 0)
    forcon_chronicle_add_snapshot (chronicle, chronicle->position, chronicle->campaign);
}

/**
 * forcon_chronicle_do:
 * @chronicle: a chronicle
 * @command: what a person wants
 * @dice: where dice come from
 *
 * Decides the command; when it is done it is entered.
 *
 * Returns: (transfer full): the outcome
 */
ForconCampaignOutcome *
forcon_chronicle_do (ForconChronicle *chronicle, const ForconCampaignCommand *command, const ForconDice *dice)
{
  ForconCampaignOutcome *outcome = forcon_chronicle_try (chronicle, command, dice);

  if (outcome->after != NULL)
    forcon_chronicle_enter (chronicle, command, outcome);
  return outcome;
}

/**
 * forcon_chronicle_undo:
 *
 * Takes the last command back; it can be redone until another command is entered.
 *
 * Returns: whether there was one, and it could be
 */
gboolean
forcon_chronicle_undo (ForconChronicle *chronicle, GError **error)
{
  return chronicle->position > 0 && forcon_chronicle_go_to (chronicle, chronicle->position - 1, error);
}

/**
 * forcon_chronicle_redo:
 *
 * Brings back the command that was undone last, with the dice it had.
 *
 * Returns: whether there was one, and it could be
 */
gboolean
forcon_chronicle_redo (ForconChronicle *chronicle, GError **error)
{
  return chronicle->position < chronicle->entries->len
         && forcon_chronicle_go_to (chronicle, chronicle->position + 1, error);
}
