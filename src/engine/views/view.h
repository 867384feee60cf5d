/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/decision/journal.h"

G_BEGIN_DECLS

/*
 * What one side knows of a battle (F-EW-4): a battle of its own, made from the start as the side saw it and after that
 * from nothing but the events that it may see. It counts ships, formations, markers and all the rest in the order in
 * which the side learned of them, so that neither an id nor the length of a list tells of anything else.
 */
typedef struct _ForconView ForconView;

/**
 * forcon_view_new:
 * @start: the battle before the first command
 * @rules: (transfer none): they must outlive the view
 * @side: who looks
 * @contact: (nullable): the word by which contacts go, with a number; "Contact" when it is not given
 *
 * Returns: (transfer full): what the side knows at the start
 */
ForconView *forcon_view_new (const ForconBattle *start, const ForconRules *rules, ForconSideId side,
                             const char *contact);

/**
 * forcon_view_of_journal:
 * @journal: a journal
 * @side: who looks
 * @contact: (nullable): as for forcon_view_new()
 *
 * Returns: (transfer full): what the side knows after the commands in force
 */
ForconView *forcon_view_of_journal (const ForconJournal *journal, ForconSideId side, const char *contact);

void forcon_view_free (ForconView *view);

/* Who looks, by its number in the view's battle: sides of which it knows nothing are not counted. */
ForconSideId forcon_view_side (const ForconView *view);

/* Who looks, by its number in the battle itself. */
ForconSideId forcon_view_true_side (const ForconView *view);

/**
 * forcon_view_battle:
 *
 * Returns: (transfer none): the battle as the side knows it, to be drawn and told like any other; valid until the view
 *   goes on
 */
const ForconBattle *forcon_view_battle (const ForconView *view);

ForconSideId forcon_view_own_side (const ForconView *view, ForconSideId truth);
ForconShipId forcon_view_ship (const ForconView *view, ForconShipId truth);

/**
 * forcon_view_true_ship:
 * @view: a view
 * @seen: a ship of the view's battle
 *
 * Returns: which one it is in truth, or none; forcon_view_ship() is the other way round
 */
ForconShipId forcon_view_true_ship (const ForconView *view, ForconShipId seen);

/**
 * forcon_view_object:
 * @view: a view
 * @truth: a planet, a field or a marker
 *
 * Returns: its number in the view's battle, or none
 */
ForconObjectId forcon_view_object (const ForconView *view, ForconObjectId truth);

/**
 * forcon_view_see_command:
 * @view: a view
 * @command: a command that names ships and salvos in the ids of the truth; they become those of the view's battle
 *
 * Returns: whether the side knows all of them; else the command is of no more use
 */
gboolean forcon_view_see_command (const ForconView *view, ForconCommand *command);

/**
 * forcon_view_true_command:
 * @view: a view
 * @command: a command in the ids of the view's battle; they become those of the truth
 *
 * Returns: whether all that it names is there; else the command is of no more use
 */
gboolean forcon_view_true_command (const ForconView *view, ForconCommand *command);

/**
 * forcon_view_see:
 * @view: a view
 * @truth: the battle right after the event
 * @event: what happened
 * @seen: (out): the event as the side sees it: with the side's own ids, none for what it does not know, and zero in
 *   fields that tell of a closed card; its rolls still point at the true dice
 *
 * The view changes by what its side may see and by nothing else. The truth is read only for what the event opens to the
 * side: the card and state of a ship at that moment.
 *
 * Returns: whether the side sees anything of it
 */
gboolean forcon_view_see (ForconView *view, const ForconBattle *truth, const ForconEvent *event, ForconEvent *seen);

/**
 * forcon_view_follow:
 * @view: a view
 * @entry: the next entry of the journal
 *
 * Goes on by one command. What has been seen while a side has its turn of which this one knows nothing is told with
 * what it sees next, so that not even the number of entries tells of that side.
 *
 * Returns: (nullable) (transfer none): the entry as the side sees it, the last one of forcon_view_entry(): events in
 *   the side's ids with the dice of these events, and no command; %NULL if it sees nothing of it, or not yet
 */
const ForconEntry *forcon_view_follow (ForconView *view, const ForconEntry *entry);

/**
 * forcon_view_sync:
 * @view: a view
 * @journal: the journal that it follows
 *
 * Makes the view that of the battle as it stands, whatever has been done, undone or redone since: it goes on where that
 * is enough, and else begins again.
 */
void forcon_view_sync (ForconView *view, const ForconJournal *journal);

/* Number of entries of which the side saw anything. */
guint forcon_view_length (const ForconView *view);

/**
 * forcon_view_entry:
 * @view: a view
 * @place: from 0, below its length
 *
 * Returns: (transfer none): the entry as the side saw it, without its command
 */
const ForconEntry *forcon_view_entry (const ForconView *view, guint place);

/* What a side may know, with the ids of the truth: for captains, who see no further than their side. */

/**
 * forcon_view_masked:
 * @truth: a battle
 * @rules: the rules
 * @side: who looks
 *
 * The battle as far as a side knows it, with the same ids, for a captain to think about. Ships that are hidden from the
 * side have been removed and contacts are blank, their cards too, so whatever is worked out with it can use no more.
 * Dice do not fall as they will: the generator is another one. Where all is identified it costs no more than a clone.
 *
 * Returns: (transfer full): the battle
 */
ForconBattle *forcon_view_masked (const ForconBattle *truth, const ForconRules *rules, ForconSideId side);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ForconView, forcon_view_free)

G_END_DECLS
