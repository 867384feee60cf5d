/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "campaign/knowledge/knowledge.h"
#include "report/history/return-summary.h"
#include "app/game/roller.h"
#include "storage/scenario/scenario.h"
#include "storage/script/script.h"
#include "storage/store/store.h"

G_BEGIN_DECLS

/**
 * ForconGame:
 *
 * The campaign on the master's desk: its file, its clock, what is selected, and a command that waits for dice. It has no
 * widgets and knows no rule. Whatever is done to the campaign goes through it, and everybody who shows something of the
 * campaign follows its signals.
 *
 * Signals: "opened" when another campaign is open, or none any more; "changed" after that and when the campaign went on
 * or back; "focus-changed" when something else is selected; "ticked" once a second while a campaign is open; "alarm" with
 * the minutes that are left (0: the period is over); "dice-asked" when forcon_roller_request() waits for an answer;
 * "file-trouble" when forcon_game_trouble() says something else; "refused" with a #ForconCampaignVerdict that lives as long as the call; "failed" with a text: the file could not be
 * written, or what was done is safe but something beside it went wrong.
 */
#define FORCON_TYPE_GAME (forcon_game_get_type ())
G_DECLARE_FINAL_TYPE (ForconGame, forcon_game, FORCON, GAME, GObject)

/**
 * ForconFocus:
 *
 * What is selected, on whatever page; each may be none. What belongs together agrees: the sector of a formation is where
 * that is, the formation of a ship the one that it is in.
 */
typedef struct {
  ForconSectorId sector;
  ForconFormationId formation;
  ForconShipId ship;
  ForconSideId admiral;
  ForconClashId clash;
} ForconFocus;

ForconGame *forcon_game_new (void);

/**
 * forcon_game_new_scratch:
 * @path: a battle script
 * @error: return location, or %NULL
 *
 * Makes a scratch campaign of the script, in memory alone: its only clash, %FORCON_SCRATCH_CLASH, has the script's battle
 * on its table, and the script's commands are played there. A script without a seed gets a generator of its own.
 *
 * Returns: (transfer full) (nullable): the game; the error's message is one whole line for people
 */
ForconGame *forcon_game_new_scratch (const char *path, GError **error);

/* The script that a scratch campaign was made of; %NULL where the campaign has a file. */
const ForconScript *forcon_game_script (ForconGame *self);

/* The master's window on all of the campaign; %NULL while none is open. Other windows activate its actions. Borrowed. */
GtkWindow *forcon_game_window (ForconGame *self);
void forcon_game_set_window (ForconGame *self, GtkWindow *window);

/* Files */
gboolean forcon_game_open (ForconGame *self, const char *path, GError **error);
gboolean forcon_game_open_to_read (ForconGame *self, const char *path, GError **error);
gboolean forcon_game_create (ForconGame *self, const char *path, const ForconScenario *scenario, GError **error);
void forcon_game_close (ForconGame *self);
const char *forcon_game_path (ForconGame *self);
char *forcon_game_title (ForconGame *self);
gboolean forcon_game_writable (ForconGame *self);
gboolean forcon_game_save_copy (ForconGame *self, const char *path, GError **error);
const GError *forcon_game_trouble (ForconGame *self);

/* The campaign; %NULL while none is open */
ForconStore *forcon_game_store (ForconGame *self);
ForconChronicle *forcon_game_chronicle (ForconGame *self);
const ForconCampaign *forcon_game_campaign (ForconGame *self);
const ForconRules *forcon_game_rules (ForconGame *self);
ForconKnowledge *forcon_game_knowledge (ForconGame *self, ForconSideId admiral);

/* Doing */
ForconCampaignCommand forcon_game_command (ForconGame *self, ForconCampaignCommandKind kind);
ForconCampaignOutcome *forcon_game_try (ForconGame *self, const ForconCampaignCommand *command);
ForconCampaignOutcome *forcon_game_submit (ForconGame *self, const ForconCampaignCommand *command,
                                           const ForconDice *dice);
gboolean forcon_game_do (ForconGame *self, const ForconCampaignCommand *command, ForconDiceMode mode);
void forcon_game_refuse (ForconGame *self, const ForconCampaignVerdict *verdict);

/* Dice that people throw */
ForconDiceMode forcon_game_dice_mode (void);
gboolean forcon_game_rolls_for (ForconGame *self, const ForconBattle *battle, const ForconDiceRequest *request);
GStrv forcon_game_rolls_of (ForconGame *self, const ForconCampaignCommand *command);
void forcon_roll_by_generator (GByteArray *faces, const ForconDiceRequest *request);

/* Clashes */
gboolean forcon_game_clash_is_over (ForconGame *self, ForconClashId clash);
ForconReturnSummary *forcon_game_clash_summary (ForconGame *self, ForconClashId clash);

/* Undo */
gboolean forcon_game_can_undo (ForconGame *self);
gboolean forcon_game_can_redo (ForconGame *self);
ForconClashId forcon_game_last_table (ForconGame *self);
ForconClashId forcon_game_next_table (ForconGame *self);
void forcon_game_undo (ForconGame *self);
void forcon_game_redo (ForconGame *self);
gboolean forcon_game_go_to (ForconGame *self, guint position);

/* The clock */
ForconMoment forcon_game_now (ForconGame *self);
gint64 forcon_game_left (ForconGame *self);

/* What is selected */
const ForconFocus *forcon_game_focus (ForconGame *self);
void forcon_game_set_focus (ForconGame *self, const ForconFocus *focus);
void forcon_game_focus_sector (ForconGame *self, ForconSectorId sector);
void forcon_game_focus_formation (ForconGame *self, ForconFormationId formation);
void forcon_game_focus_ship (ForconGame *self, ForconShipId ship);
void forcon_game_focus_admiral (ForconGame *self, ForconSideId admiral);

G_END_DECLS
