/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "campaign/decision/campaign-decide.h"
#include "base/errand.h"
#include "engine/decision/journal.h"

G_BEGIN_DECLS

/**
 * ForconCampaignEntry:
 * @command: what was wanted, when and by whom
 * @dice: (element-type ForconDie): every die that fell
 * @events: (element-type ForconCampaignEvent): what came of it
 * @battle_events: (element-type ForconEvent): of PLAY, at the table of the clash that the command names
 *
 * A command as the journal keeps it.
 */
typedef struct {
  ForconCampaignCommand command;
  GArray *dice;
  GArray *events;
  GArray *battle_events;
} ForconCampaignEntry;

/**
 * forcon_campaign_entry_new:
 *
 * Returns: (transfer full): an entry without a command, dice or events
 */
ForconCampaignEntry *forcon_campaign_entry_new (void);

void forcon_campaign_entry_free (ForconCampaignEntry *entry);

/**
 * forcon_campaign_entry_apply:
 * @campaign: the state before
 * @entry: an entry
 *
 * Writes down all that the entry says.
 *
 * Returns: whether all of it can have happened then; else nothing from there on is written down
 */
gboolean forcon_campaign_entry_apply (ForconCampaign *campaign, const ForconCampaignEntry *entry);

/*
 * The journal of a campaign (see log.h). It knows no files: who keeps one writes between forcon_chronicle_try() and
 * forcon_chronicle_enter().
 */
FORCON_DECLARE_LOG (ForconChronicle, forcon_chronicle, ForconRules, ForconCampaign, campaign)

/* Its mechanism, for what the functions below do not say of a campaign. */
static inline ForconLog *
forcon_chronicle_log (const ForconChronicle *chronicle)
{
  return (ForconLog *) chronicle;
}

static inline const ForconCampaignEntry *
forcon_chronicle_entry (ForconChronicle *chronicle, guint place, GError **error)
{
  return forcon_log_entry (forcon_chronicle_log (chronicle), place, error);
}

static inline ForconCampaign *
forcon_chronicle_campaign_at (ForconChronicle *chronicle, guint position, GError **error)
{
  return forcon_log_state_at (forcon_chronicle_log (chronicle), position, error);
}

static inline gboolean
forcon_chronicle_go_to (ForconChronicle *chronicle, guint position, GError **error)
{
  return forcon_log_go_to (forcon_chronicle_log (chronicle), position, error);
}

static inline gboolean
forcon_chronicle_undo (ForconChronicle *chronicle, GError **error)
{
  return forcon_log_undo (forcon_chronicle_log (chronicle), error);
}

static inline gboolean
forcon_chronicle_redo (ForconChronicle *chronicle, GError **error)
{
  return forcon_log_redo (forcon_chronicle_log (chronicle), error);
}

static inline char *
forcon_chronicle_fingerprint (const ForconChronicle *chronicle, guint n)
{
  return forcon_log_fingerprint (forcon_chronicle_log (chronicle), n);
}

static inline guint
forcon_chronicle_earlier (const ForconChronicle *chronicle)
{
  return forcon_log_earlier (forcon_chronicle_log (chronicle));
}

static inline gboolean
forcon_chronicle_replays (ForconChronicle *chronicle, GError **error)
{
  return forcon_log_replays (forcon_chronicle_log (chronicle), error);
}

/**
 * forcon_chronicle_sender:
 * @chronicle: a chronicle
 * @place: of an entry
 *
 * Returns: the admiral who sent it in, and has been told that it counts; none where the master gave it, or where it
 *   cannot be read
 */
ForconSideId forcon_chronicle_sender (ForconChronicle *chronicle, guint place);

/* The audit of the commands in force. */
static inline ForconAudit
forcon_chronicle_verify (ForconChronicle *chronicle)
{
  return forcon_log_verify (forcon_chronicle_log (chronicle), forcon_chronicle_position (chronicle), NULL);
}

/**
 * forcon_chronicle_new:
 * @start: the campaign before the first command
 * @rules: (transfer none): they must outlive the chronicle
 *
 * Returns: (transfer full): an empty chronicle
 */
ForconChronicle *forcon_chronicle_new (const ForconCampaign *start, const ForconRules *rules);

/**
 * forcon_chronicle_new_stored:
 * @start: the campaign before the first command
 * @rules: (transfer none): they must outlive the chronicle
 * @source: where its entries are read from; its data must outlive the chronicle
 * @length: how many entries there are
 *
 * Returns: (transfer full): a chronicle that stands at its start; forcon_chronicle_go_to() takes it to where it was
 */
ForconChronicle *forcon_chronicle_new_stored (const ForconCampaign *start, const ForconRules *rules,
                                              const ForconLogSource *source, guint length);

/**
 * forcon_chronicle_set_ground:
 * @chronicle: a chronicle
 * @ground: (transfer none) (nullable): the rules by which landed troops fight (F-END-6); they must outlive the
 *   chronicle
 *
 * Without them a ground combat is refused.
 */
static inline void
forcon_chronicle_set_ground (ForconChronicle *chronicle, const ForconTwilightRules *ground)
{
  forcon_log_set_more_rules (forcon_chronicle_log (chronicle), ground);
}

/* By which rulings commands are decided: one more whenever a command of old comes to something else than it did. */
#define FORCON_RULINGS 4

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
gboolean forcon_chronicle_position_at (ForconChronicle *chronicle, gint phase, gint half, guint *position,
                                       GError **error);

/**
 * forcon_chronicle_set_up_at:
 * @chronicle: a chronicle
 * @end: a position
 * @position: (out): after the last edit of the map and the fleets before @end, or 0
 * @error: (nullable): which entry could not be read, and why
 *
 * What is edited before play is nobody's knowledge: only what came of it is.
 *
 * Returns: whether all entries could be read
 */
gboolean forcon_chronicle_set_up_at (ForconChronicle *chronicle, guint end, guint *position, GError **error);

/**
 * forcon_chronicle_set_up:
 * @chronicle: a chronicle
 * @error: (nullable): which entry could not be read, and why
 *
 * Returns: (transfer full) (nullable): the campaign as it is, or was, right before play begins
 */
ForconCampaign *forcon_chronicle_set_up (ForconChronicle *chronicle, GError **error);

/* Decides a command on the campaign as it stands and enters nothing. Returns: (transfer full): the outcome */
ForconCampaignOutcome *forcon_chronicle_try (const ForconChronicle *chronicle, const ForconCampaignCommand *command,
                                             const ForconDice *dice);

/**
 * forcon_chronicle_enter:
 * @chronicle: a chronicle
 * @command: what was wanted
 * @outcome: what forcon_chronicle_try() made of it on the campaign as it stands; done. The state after it is the
 *   chronicle's then; one that was freed is made anew
 *
 * Enters a command that was decided; commands that were undone are gone. Who keeps a file writes between the two, so
 * that nothing is shown as done that is not kept.
 */
void forcon_chronicle_enter (ForconChronicle *chronicle, const ForconCampaignCommand *command,
                             ForconCampaignOutcome *outcome);

/* Decides a command; when it is done it is entered. Returns: (transfer full): the outcome */
ForconCampaignOutcome *forcon_chronicle_do (ForconChronicle *chronicle, const ForconCampaignCommand *command,
                                            const ForconDice *dice);

/**
 * forcon_chronicle_battle_journal:
 * @chronicle: a chronicle
 * @clash: a clash that was opened, or is open at the start
 * @error: (nullable): which entry could not be read, and why
 *
 * For a table window, its views and its reports.
 *
 * Returns: (transfer full) (nullable): the journal of its battle, all its commands in force; %NULL without an
 *   error when there is no such clash
 */
ForconJournal *forcon_chronicle_battle_journal (ForconChronicle *chronicle, ForconClashId clash, GError **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ForconCampaignEntry, forcon_campaign_entry_free)

G_END_DECLS
