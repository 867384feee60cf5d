/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "forcon-campaign-decide.h"
#include "forcon-errand.h"
#include "forcon-journal.h"

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
 * ForconChronicleSource:
 * @read: the entry at a place, from 0, or %NULL with an error; (transfer full)
 * @misfit: says as an error that what the entry at a place tells cannot have happened then
 * @data: for all
 * @fingerprint: (nullable): a short text that tells the first so many entries from any others; (transfer full)
 *
 * Where a chronicle gets entries that are not in memory: a long campaign is opened without reading all of it.
 */
typedef struct {
  ForconCampaignEntry *(*read) (guint place, gpointer data, GError **error);
  void (*misfit) (guint place, gpointer data, GError **error);
  gpointer data;
  char *(*fingerprint) (guint n, gpointer data);
} ForconChronicleSource;

/**
 * ForconCampaignAudit:
 * @agrees: whether everything did
 * @entry: place of the first entry that does not, from 0
 * @event: place of its first event that differs, or −1 where the verdict or the number of events does
 * @unreadable: (nullable): why the entry could not be read, where that is what is wrong
 */
typedef struct {
  gboolean agrees;
  guint entry;
  gint event;
  char *unreadable;
} ForconCampaignAudit;

/*
 * The journal of a campaign: the start, every command with its dice and events, and the state as it stands. Undo goes back
 * to the border of a command, past dice too; what was undone can be done again until another command takes its place.
 * It knows no files: who keeps one appends what forcon_chronicle_do() returns.
 */
typedef struct _ForconChronicle ForconChronicle;

ForconCampaignEntry *forcon_campaign_entry_new (void);
void forcon_campaign_entry_free (ForconCampaignEntry *entry);
gboolean forcon_campaign_entry_apply (ForconCampaign *campaign, const ForconCampaignEntry *entry);

ForconChronicle *forcon_chronicle_new (const ForconCampaign *start, const ForconRules *rules);
ForconChronicle *forcon_chronicle_new_stored (const ForconCampaign *start, const ForconRules *rules,
                                              const ForconChronicleSource *source, guint length);
void forcon_chronicle_free (ForconChronicle *chronicle);

void forcon_chronicle_set_ground (ForconChronicle *chronicle, const ForconTwilightRules *ground);

/**
 * forcon_chronicle_set_recorded:
 * @chronicle: a chronicle
 * @n: how many of the first entries were given under a secret that is not known here
 *
 * Their dice are taken as recorded when they are decided again, as nobody can roll them anew.
 */
void forcon_chronicle_set_recorded (ForconChronicle *chronicle, guint n);
guint forcon_chronicle_recorded (const ForconChronicle *chronicle);

/* By which rulings commands are decided: one more whenever a command of old comes to something else than it did. */
#define FORCON_RULINGS 2

/**
 * forcon_chronicle_set_earlier:
 * @chronicle: a chronicle
 * @n: how many of the first entries were decided by the rulings of an earlier release
 *
 * What they came to stands: the audit replays their events and does not decide them again, as it could only find that rulings
 * have changed.
 */
void forcon_chronicle_set_earlier (ForconChronicle *chronicle, guint n);
guint forcon_chronicle_earlier (const ForconChronicle *chronicle);

const ForconRules *forcon_chronicle_rules (const ForconChronicle *chronicle);
const ForconTwilightRules *forcon_chronicle_ground (const ForconChronicle *chronicle);
const ForconCampaign *forcon_chronicle_start (const ForconChronicle *chronicle);
const ForconCampaign *forcon_chronicle_campaign (const ForconChronicle *chronicle);
ForconCampaign *forcon_chronicle_campaign_at (ForconChronicle *chronicle, guint position, GError **error);
gboolean forcon_chronicle_position_at (ForconChronicle *chronicle, gint phase, gint half, guint *position,
                                       GError **error);
guint forcon_chronicle_length (const ForconChronicle *chronicle);
char *forcon_chronicle_fingerprint (const ForconChronicle *chronicle, guint n);
guint forcon_chronicle_position (const ForconChronicle *chronicle);
const ForconCampaignEntry *forcon_chronicle_entry (ForconChronicle *chronicle, guint place, GError **error);
const ForconCampaignEntry *forcon_chronicle_read (ForconChronicle *chronicle, guint place, GError **error);
void forcon_chronicle_misfit (const ForconChronicle *chronicle, guint place, GError **error);

/* A state that is known to be that after so many entries: a snapshot that was kept with the file. */
void forcon_chronicle_add_snapshot (ForconChronicle *chronicle, guint position, const ForconCampaign *campaign);
guint forcon_chronicle_snapshot_before (const ForconChronicle *chronicle, guint position);
gboolean forcon_chronicle_go_to (ForconChronicle *chronicle, guint position, GError **error);

ForconCampaignOutcome *forcon_chronicle_try (const ForconChronicle *chronicle, const ForconCampaignCommand *command,
                                             const ForconDice *dice);
void forcon_chronicle_enter (ForconChronicle *chronicle, const ForconCampaignCommand *command,
                             const ForconCampaignOutcome *outcome);
ForconCampaignOutcome *forcon_chronicle_do (ForconChronicle *chronicle, const ForconCampaignCommand *command,
                                            const ForconDice *dice);
gboolean forcon_chronicle_undo (ForconChronicle *chronicle, GError **error);
gboolean forcon_chronicle_redo (ForconChronicle *chronicle, GError **error);
gboolean forcon_chronicle_replays (ForconChronicle *chronicle, GError **error);
ForconCampaignAudit forcon_chronicle_verify (ForconChronicle *chronicle);
ForconCampaignAudit forcon_chronicle_verify_all (ForconChronicle *chronicle, ForconErrand *errand);

/* The journal of the battle of one clash, for a table window, its views and its reports. */
ForconJournal *forcon_chronicle_battle_journal (ForconChronicle *chronicle, ForconClashId clash, GError **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ForconCampaignEntry, forcon_campaign_entry_free)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (ForconChronicle, forcon_chronicle_free)

G_END_DECLS
