/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "forcon-journal.h"

G_BEGIN_DECLS

/*
 * What one side knows of a battle (F-EW-4): a battle of its own, made from the start as the side saw it and after that
 * from nothing but the events that it may see. It counts ships, formations, markers and all the rest in the order in
 * which the side learned of them, so that neither an id nor the length of a list tells of anything else.
 */
typedef struct _ForconView ForconView;

ForconView *forcon_view_new (const ForconBattle *start, const ForconRules *rules, ForconSideId side,
                             const char *contact);
ForconView *forcon_view_of_journal (const ForconJournal *journal, ForconSideId side, const char *contact);
void forcon_view_free (ForconView *view);

ForconSideId forcon_view_side (const ForconView *view);
ForconSideId forcon_view_true_side (const ForconView *view);
const ForconBattle *forcon_view_battle (const ForconView *view);
ForconSideId forcon_view_own_side (const ForconView *view, ForconSideId truth);
ForconShipId forcon_view_ship (const ForconView *view, ForconShipId truth);
ForconShipId forcon_view_true_ship (const ForconView *view, ForconShipId seen);
ForconObjectId forcon_view_object (const ForconView *view, ForconObjectId truth);

gboolean forcon_view_see (ForconView *view, const ForconBattle *truth, const ForconEvent *event, ForconEvent *seen);
const ForconEntry *forcon_view_follow (ForconView *view, const ForconEntry *entry);
void forcon_view_sync (ForconView *view, const ForconJournal *journal);
guint forcon_view_length (const ForconView *view);
const ForconEntry *forcon_view_entry (const ForconView *view, guint place);

/* What a side may know, with the ids of the truth: for captains, who see no further than their side. */
ForconBattle *forcon_view_masked (const ForconBattle *truth, const ForconRules *rules, ForconSideId side);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ForconView, forcon_view_free)

G_END_DECLS
