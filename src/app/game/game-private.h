/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/game/game.h"
#include "campaign/editing/entity.h"
#include "campaign/pace/pace.h"

G_BEGIN_DECLS

/* Commands that belong together: the journal's position before the first of them and after the last. */
typedef struct {
  guint from;
  guint to;
} ForconGameRun;

struct _ForconGame {
  GObject parent;

  /* The campaign's file, or the battle script of a scratch campaign; %NULL where it is not that. */
  ForconStore *store;
  ForconScript *script;

  /* (nullable): the file's, or that of the scratch campaign, which the game owns then. */
  ForconChronicle *chronicle;
  gboolean writable;

  /* (nullable): why nothing more can be written into the file. */
  GError *trouble;

  /* (element-type ForconKnowledge) (nullable): by side id, made when somebody asks; gone when the campaign goes on. */
  GPtrArray *known;

  /* (element-type ForconFlaw) (nullable): what is wrong with the campaign, likewise. */
  GArray *flaws;

  ForconFocus focus;

  /* Whether it is edited before play; what is selected for that: its kind, where it was, by what it is known
   * (nullable); and whether the focus is being set to it. */
  gboolean editing;
  ForconEntity edited_entity;
  guint edited_place;
  char *edited_key;
  gboolean selecting;

  /* (element-type ForconGameRun): commands that are undone as one. */
  GArray *runs;

  /* How often "changed" is held, and whether it is owed. */
  guint held;
  gboolean owed;

  /* (nullable): see forcon_game_window(); a weak pointer. */
  GtkWindow *window;

  /* A command whose dice are being typed. */
  gboolean asking;
  ForconCampaignCommand asked;
  ForconDiceMode asked_mode;
  GByteArray *faces;
  ForconDiceRequest request;
  ForconCampaignVerdict needs;

  /* The clock: who ticks; when the file was last told that the campaign runs, and when an alarm could not be written
   * down, or 0 (both µs, monotonic); alarms that rang, minutes. */
  guint tick_source;
  gint64 beaten;
  gint64 failed;
  GArray *rung;

  /* Where the hours go: the notes (nullable), the last touch, its time 0 for none, and who noted it, only to be
   * compared; whether there are notes that the file has not, when it was told last, µs, monotonic, and of which phase.
   * */
  GArray *pace;
  ForconPaceStamp stamp;
  gconstpointer stamped_by;
  gboolean pace_is_new;
  gint64 pace_saved;
  gint pace_phase;
};

void forcon_game_begin_ticking (ForconGame *self);

/* Stops, and tells the file when the campaign was run last. */
void forcon_game_stop_ticking (ForconGame *self);

/* Reads the notes of where the hours went from the file that is open now, and forgets those of another. */
void forcon_game_load_pace (ForconGame *self);

/* Writes them down when a minute has passed. */
void forcon_game_save_pace_by_minute (ForconGame *self);

/* Before the file is closed: writes them down, up to now. */
void forcon_game_stop_pace (ForconGame *self);

/* After commands were entered behind a position of the journal: forgets what they replaced, and tells of them. */
void forcon_game_go_on (ForconGame *self, guint position);

/* Forgets all runs that reach beyond a position of the journal, since what came after it is replaced. */
void forcon_game_forget_runs (ForconGame *self, guint position);

/* After an undo: what is not there any more cannot be selected. */
void forcon_game_settle_focus (ForconGame *self);

/**
 * forcon_game_check_file:
 * @self: a game with a campaign
 *
 * Sees whether the file is where it was, and tells when that has changed. What another program has written meanwhile
 * stays trouble until the campaign is opened again.
 *
 * Returns: whether something can be written
 */
gboolean forcon_game_check_file (ForconGame *self);

/* Remembers why a command was not written, if that is the file's own trouble. */
void forcon_game_set_trouble (ForconGame *self, const GError *error);

void forcon_game_emit_file_trouble (ForconGame *self);

/* Forgets the command that waits for dice. */
void forcon_game_stop_asking (ForconGame *self);

/* The same of whatever this admiral throws; nobody is never absent. */
gboolean forcon_game_rolls_for_admiral (ForconGame *self, ForconSideId admiral);

/* Returns: the roll that a verdict asks for; of d10 only how many */
ForconDiceRequest forcon_game_dice_wanted (const ForconCampaignVerdict *needs);

/* Whether it had been edited when it was closed, or there is nothing in it to play with yet. */
gboolean forcon_game_was_edited (ForconGame *self);

/* After something else was selected on a page: that is what is edited. */
void forcon_game_follow_focus (ForconGame *self);

/* After a change: what is selected may have another id. */
void forcon_game_follow_edit (ForconGame *self);

void forcon_game_emit_selected (ForconGame *self);
void forcon_game_emit_ticked (ForconGame *self);
void forcon_game_emit_alarm (ForconGame *self, gint minutes);
void forcon_game_emit_changed (ForconGame *self);
void forcon_game_emit_failed (ForconGame *self, const char *text);
void forcon_game_emit_kept (ForconGame *self, const char *text);

G_END_DECLS
