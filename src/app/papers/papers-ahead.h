/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/game/game.h"
#include "app/papers/book.h"
#include "report/papers/papers.h"

G_BEGIN_DECLS

/**
 * ForconPapersAhead:
 *
 * The packs of all admirals, made and checked on a thread before anybody asks for them: as soon as the second
 * half-phase is resolved and nothing stands in the way of the phase's end. Whatever happens in the campaign throws them
 * away, and they are made anew. Property "ready": whether they are there.
 */
#define FORCON_TYPE_PAPERS_AHEAD (forcon_papers_ahead_get_type ())
G_DECLARE_FINAL_TYPE (ForconPapersAhead, forcon_papers_ahead, FORCON, PAPERS_AHEAD, GObject)

/**
 * ForconPacks:
 *
 * The packs of all admirals at one place of the journal. Nobody changes them any more, and any thread may hold them.
 */
typedef struct _ForconPacks ForconPacks;

/**
 * forcon_papers_ahead_of:
 * @game: a game
 *
 * Returns: (transfer none): what makes its packs ahead; it follows the game as long as that is there
 */
ForconPapersAhead *forcon_papers_ahead_of (ForconGame *game);

gboolean forcon_papers_ahead_ready (ForconPapersAhead *self);

/* Something else than the campaign changed what stands on them. */
void forcon_papers_ahead_make_anew (ForconPapersAhead *self);

/**
 * forcon_papers_ahead_find:
 * @self: the packs made ahead
 * @wish: which papers are wanted
 *
 * Packs that are wanted otherwise than they are made, such as with all cards or on other paper, are made so from now
 * on.
 *
 * Returns: (transfer full) (nullable): the packs, if these are the papers that are wanted of the campaign as it is
 */
ForconPacks *forcon_papers_ahead_find (ForconPapersAhead *self, const ForconPapersWish *wish);

void forcon_packs_unref (ForconPacks *packs);

/* Returns: (transfer full) (nullable): the pages of a wish that these packs answer */
ForconBook *forcon_packs_book (ForconPacks *packs, const ForconPapersWish *wish);

/* The packs one by one, as they go into files. */
const ForconBatch *forcon_packs_batch (const ForconPacks *packs);

/* Of which place of the journal they are. */
guint forcon_packs_position (const ForconPacks *packs);

/* What the check said of one admiral's pack or of all, and what it looked at. */
const char *forcon_packs_sentence (const ForconPacks *packs, const ForconPapersWish *wish);
const char *forcon_packs_details (const ForconPacks *packs, const ForconPapersWish *wish);

/* Returns: (transfer none) (nullable) (element-type ForconDigestLine): what the one admiral does not know */
GPtrArray *forcon_packs_secrets (const ForconPacks *packs, const ForconPapersWish *wish);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ForconPacks, forcon_packs_unref)

G_END_DECLS
