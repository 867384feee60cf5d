/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "campaign/state/campaign.h"

G_BEGIN_DECLS

/*
 * Where the master's hours went. These are notes about the master, not about the game: they stand beside the journal,
 * in no state of a campaign, and so in nothing that an admiral is given. They are not undone with a command, since the
 * time is gone.
 */

/*
 * What the master's time goes into. SHEETS: order sheets are entered; SETTLING: readings of lines are settled, and
 * questions answered; RESOLVING: half-phases are resolved; CLASH: a clash is fought; DICE: people throw dice; PAPERS:
 * packs are made, looked at, printed; OTHER: map, fleets, journal; PAUSE: nobody touched the program.
 */
#define FORCON_PACE_DEEDS(T)                                                                                           \
  T (SHEETS, "sheets")                                                                                                 \
  T (SETTLING, "settling")                                                                                             \
  T (RESOLVING, "resolving")                                                                                           \
  T (CLASH, "clash")                                                                                                   \
  T (DICE, "dice")                                                                                                     \
  T (PAPERS, "papers")                                                                                                 \
  T (OTHER, "other")                                                                                                   \
  T (PAUSE, "pause")

#define FORCON_TERM_PACE_DEED(NAME, word) FORCON_PACE_DEED_##NAME,
FORCON_DECLARE_TERM (ForconPaceDeed, PACE_DEED, FORCON_PACE_DEEDS, pace_deed)

/* Who touches nothing for longer than this was away all the time, µs. */
#define FORCON_PACE_IDLE (5 * 60 * (gint64) G_USEC_PER_SEC)

/**
 * ForconPaceStamp:
 * @time: µs, by a clock that never goes back
 * @phase: of the campaign; 0 before play
 * @deed: what the master does from here on, till the next stamp
 * @clash: of CLASH and DICE: at which table, or none
 *
 * The master touched the program.
 */
typedef struct {
  gint64 time;
  gint phase;
  ForconPaceDeed deed;
  ForconClashId clash;
} ForconPaceStamp;

/**
 * ForconPaceSpan:
 * @time: how long, µs
 * @size: how much was done in it: order sheets, lines settled, ships of the clash, packs; 0 where that is not counted
 *
 * Time that went into one thing in one phase.
 */
typedef struct {
  gint phase;
  ForconPaceDeed deed;
  ForconClashId clash;
  gint64 time;
  guint size;
} ForconPaceSpan;

/* Returns: (transfer full) (element-type ForconPaceSpan): no notes yet */
GArray *forcon_pace_new (void);

/* Adds time to what went into one thing in one phase. */
void forcon_pace_add (GArray *pace, gint phase, ForconPaceDeed deed, ForconClashId clash, gint64 time);

/**
 * forcon_pace_count:
 * @pace: (element-type ForconPaceSpan): notes
 * @from: a stamp
 * @to: the next one
 *
 * Adds the time between two stamps to what the first one says, to PAUSE where it is longer than %FORCON_PACE_IDLE.
 */
void forcon_pace_count (GArray *pace, const ForconPaceStamp *from, const ForconPaceStamp *to);

/**
 * forcon_pace_measure:
 * @pace: (element-type ForconPaceSpan): notes
 * @campaign: the campaign
 *
 * Notes how much was done by now in the present phase, by which the time of the next can be told.
 */
void forcon_pace_measure (GArray *pace, const ForconCampaign *campaign);

/* Puts the phases in their order, and within each what took longest first. */
void forcon_pace_sort (GArray *pace);

/**
 * forcon_pace_total:
 * @pace: (element-type ForconPaceSpan): notes
 * @phase: of which phase; below 0 for all
 * @deed: what for
 *
 * Returns: how much time went into it, µs
 */
gint64 forcon_pace_total (const GArray *pace, gint phase, ForconPaceDeed deed);

/* Returns: (transfer full): the notes of a phase as a file keeps them, such as "sheets=412/6 clash-3=300/15" */
char *forcon_pace_to_text (const GArray *pace, gint phase);

/**
 * forcon_pace_read_text:
 * @pace: (element-type ForconPaceSpan): takes the notes
 * @phase: of which phase they are
 * @text: of forcon_pace_to_text()
 *
 * What cannot be understood, since a newer program or somebody else wrote it, is passed over.
 */
void forcon_pace_read_text (GArray *pace, gint phase, const char *text);

G_END_DECLS
