/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "app/papers/book.h"
#include "app/game/game.h"
#include "report/papers/papers.h"

G_BEGIN_DECLS

/**
 * ForconPapersAnswer:
 * @serial: for which question it is the answer
 * @position: of the journal of which it tells
 * @book: (nullable): the pages; %NULL if there are none, or nobody may get them
 * @verdict: what the check said
 * @sentence: that in words, or else why there are no pages
 * @details: (nullable): what was looked at
 * @text: (nullable): what stands on the pages, if that was asked for
 * @secrets: (nullable) (element-type ForconDigestLine): what the admiral does not know; %NULL unless it is for one
 *   admiral
 */
typedef struct {
  guint serial;
  guint position;
  ForconBook *book;
  ForconPapersVerdict verdict;
  char *sentence;
  char *details;
  char *text;
  GPtrArray *secrets;
} ForconPapersAnswer;

/* Takes an answer, which is only lent. */
typedef void (*ForconPapersTake) (gpointer owner, const ForconPapersAnswer *answer);

/* On threads of their own, which open the campaign's file themselves; all are checked before they are given away. */

/**
 * forcon_papers_preview:
 * @owner: for whom; stays until it is done
 * @game: a game with a campaign
 * @wish: which papers
 * @text: whether they are wanted as text too
 * @serial: comes back with the answer
 * @take: takes the answer
 */
void forcon_papers_preview (GtkWidget *owner, ForconGame *game, const ForconPapersWish *wish, gboolean text,
                            guint serial, ForconPapersTake take);

/**
 * forcon_papers_fetch:
 * @owner: for whom
 * @game: a game with a campaign
 * @wish: which papers
 * @done: takes a ForconBook, which is only lent, or why nobody gets them
 */
void forcon_papers_fetch (GtkWidget *owner, ForconGame *game, const ForconPapersWish *wish,
                          void (*done) (gpointer owner, gpointer book, const GError *error));

/**
 * forcon_papers_save:
 * @owner: for whom
 * @game: a game with a campaign
 * @wish: which papers
 * @book: (nullable): these papers, where a preview has them: they are not made a second time
 * @path: of the file, which is replaced if there is one: .pdf, .svg, .png, or anything else for plain text
 * @done: takes @path, or why nothing was saved
 */
void forcon_papers_save (GtkWidget *owner, ForconGame *game, const ForconPapersWish *wish, ForconBook *book,
                         const char *path, void (*done) (gpointer owner, gpointer path, const GError *error));

/**
 * forcon_papers_save_each:
 * @owner: for whom
 * @game: a game with a campaign
 * @wish: which papers; those of all admirals
 * @folder: where they go, a PDF for each admiral, by forcon_papers_path_of()
 * @done: takes @folder, or why not all was saved
 */
void forcon_papers_save_each (GtkWidget *owner, ForconGame *game, const ForconPapersWish *wish, const char *folder,
                              void (*done) (gpointer owner, gpointer folder, const GError *error));

/**
 * forcon_papers_path_of:
 * @campaign: a campaign
 * @wish: which papers
 * @admiral: whose
 * @folder: where they go
 *
 * Returns: (transfer full): the PDF that forcon_papers_save_each() makes for this admiral
 */
char *forcon_papers_path_of (const ForconCampaign *campaign, const ForconPapersWish *wish, ForconSideId admiral,
                             const char *folder);

G_END_DECLS
