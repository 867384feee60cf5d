/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* What papers there are, and which of them are wanted. */

#include "campaign/state/campaign.h"
#include "render/paper/play-papers.h"

G_BEGIN_DECLS

/* Of what there is one paper each, and what else can be said of it. */
typedef enum {
  FORCON_PAPERS_OF_ADMIRAL = 1 << 0, /* for each admiral, from what the admiral knows */
  FORCON_PAPERS_OF_MASTER = 1 << 1,  /* for the master, from the truth */
  FORCON_PAPERS_OF_PHASE = 1 << 2,   /* for each phase */
  FORCON_PAPERS_PER_PAGE = 1 << 3,   /* so many on a page as one likes */
  FORCON_PAPERS_PREPARED = 1 << 4,   /* made once, before play */
  FORCON_PAPERS_OF_CLASH = 1 << 5,   /* for each clash */
} ForconPapersOf;

#define FORCON_PAPERS_HANDED (FORCON_PAPERS_OF_ADMIRAL | FORCON_PAPERS_OF_PHASE)
#define FORCON_PAPERS_CUT_OUT (FORCON_PAPERS_OF_ADMIRAL | FORCON_PAPERS_OF_MASTER | FORCON_PAPERS_PREPARED)
#define FORCON_PAPERS_FOUGHT (FORCON_PAPERS_OF_CLASH | FORCON_PAPERS_OF_ADMIRAL | FORCON_PAPERS_OF_MASTER)

/*
 * The kinds of papers: the word of the command line and of actions, what it is called, of what there is one. In the
 * order in which a master thinks of them: what is handed out, what is prepared, what is looked back on.
 */
#define FORCON_PAPERS_KINDS(P)                                                                                         \
  P (PACK, "pack", NC_ ("papers", "Sealed pack"), FORCON_PAPERS_HANDED)                                                \
  P (REPORT, "report", NC_ ("papers", "Report"), FORCON_PAPERS_HANDED | FORCON_PAPERS_OF_MASTER)                       \
  P (CARDS, "cards", NC_ ("papers", "Ship cards"),                                                                     \
     FORCON_PAPERS_HANDED | FORCON_PAPERS_OF_MASTER | FORCON_PAPERS_PER_PAGE)                                          \
  P (SHEET, "sheet", NC_ ("papers", "Order sheet to fill in"), FORCON_PAPERS_HANDED)                                   \
  P (COUNTERS, "counters", NC_ ("papers", "Counters of ships"), FORCON_PAPERS_CUT_OUT)                                 \
  P (TRAYS, "trays", NC_ ("papers", "Trays of formations"), FORCON_PAPERS_CUT_OUT)                                     \
  P (MARKERS, "markers", NC_ ("papers", "Markers"), FORCON_PAPERS_PREPARED)                                            \
  P (MINES, "mines", NC_ ("papers", "Mine cards"), FORCON_PAPERS_PREPARED)                                             \
  P (TOOLS, "tools", NC_ ("papers", "Measuring tools"), FORCON_PAPERS_PREPARED)                                        \
  P (CRIB, "crib", NC_ ("papers", "Crib of the tables"), FORCON_PAPERS_PREPARED)                                       \
  P (MAP, "map", NC_ ("papers", "Main map on one page"), FORCON_PAPERS_PREPARED)                                       \
  P (POSTER, "poster", NC_ ("papers", "Main map for the wall"), FORCON_PAPERS_PREPARED)                                \
  P (RECORD, "record", NC_ ("papers", "Battle, turn by turn"), FORCON_PAPERS_FOUGHT)                                   \
  P (STRIP, "strip", NC_ ("papers", "Battle in small pictures"), FORCON_PAPERS_FOUGHT)                                 \
  P (CHRONICLE, "chronicle", NC_ ("papers", "Whole campaign"), FORCON_PAPERS_OF_MASTER)

#define FORCON_PAPERS_VALUE(NAME, word, label, of) FORCON_PAPERS_##NAME,
typedef enum { FORCON_PAPERS_KINDS (FORCON_PAPERS_VALUE) FORCON_N_PAPERS_KINDS } ForconPapersKind;

/* Of a wish's phase: all that is known by now; the order sheet is for the coming phase. */
#define FORCON_PAPERS_NOW G_MAXINT

/**
 * ForconPapersWish:
 * @admiral: whose; none is the master
 * @all: those of all admirals, one after the other, instead
 * @phase: of which phase, or FORCON_PAPERS_NOW, where there is one for each; the order sheet is for the next one
 * @clash: of which clash
 * @text: as plain text rather than on paper, of reports only
 * @blows: of reports: with all that was seen at tables, blow by blow
 * @all_cards: of packs: with the cards of all ships rather than of those that changed
 * @double_sided: of all admirals: each begins on the front of a sheet
 * @per_page: so many on a page; 0 for what is usual
 * @count: so many markers or mine cards of each kind; 0 for what is usual
 * @across: of the poster: so many pages beside each other; 0 for as many as it needs
 * @language: of the crib
 * @ships: (nullable) (element-type ForconShipId): of cards, only those of these
 * @pace: (nullable) (element-type ForconPaceSpan): of the chronicle: notes of where the master's hours went
 * @links: (nullable) (element-type utf8): of packs: links of the admirals' own screens by the value of the side's id,
 *   some of which may be %NULL, and at 0 the fingerprint of the certificate, or %NULL
 * @mark: (nullable): of packs and order sheets: what tells the campaign from others of its name, for the code on sheets
 * @form: on what
 *
 * What papers are wanted: all that the window and the command line have to say.
 */
typedef struct {
  ForconPapersKind kind;
  ForconSideId admiral;
  gboolean all;
  gint phase;
  ForconClashId clash;
  gboolean text;
  gboolean blows;
  gboolean all_cards;
  gboolean double_sided;
  guint per_page;
  guint count;
  guint across;
  ForconCribLanguage language;
  GArray *ships;
  const GArray *pace;
  const GPtrArray *links;
  const char *mark;
  ForconPaperForm form;
} ForconPapersWish;

/* Of what there is one paper of a kind each: ForconPapersOf. */
guint forcon_papers_of (ForconPapersKind kind);

/* What a kind is called. */
const char *forcon_papers_label (ForconPapersKind kind);

const char *forcon_papers_to_word (ForconPapersKind kind);

/**
 * forcon_papers_from_word:
 * @word: such as "pack"
 * @kind: (out): which papers these are
 *
 * Returns: whether there are such papers
 */
gboolean forcon_papers_from_word (const char *word, ForconPapersKind *kind);

/**
 * forcon_papers_file_name:
 * @campaign: a campaign
 * @wish: some papers of it
 *
 * Returns: (transfer full): a name for their file that is safe everywhere, without a suffix: "rivek-report-phase-3"
 */
char *forcon_papers_file_name (const ForconCampaign *campaign, const ForconPapersWish *wish);

G_END_DECLS
