/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "campaign/knowledge/knowledge.h"
#include "web/house/web-house.h"
#include "web/house/web-pictures.h"
#include "web/house/web-picks.h"
#include "web/house/web-reports.h"
#include "web/pipe/web-pipe.h"
#include "web/visitors/shelf.h"

G_BEGIN_DECLS

/*
 * What the files of the house share: web-house.c has the process and gives it pages, web-wishes.c sees to what
 * telephones want.
 */

/**
 * ForconWebEntered:
 * @key: (nullable): by which it was handed in
 * @text: (nullable): what was
 *
 * What was entered last, and cannot be found in the journal yet, as that could not be read again since.
 */
typedef struct {
  char *key;
  char *text;
} ForconWebEntered;

/**
 * ForconWebGuest:
 * @token: (nullable): what opens the pages
 * @draft: (nullable): what was written and not handed in yet, kept against a lost telephone
 * @picks: (nullable): what is picked among its readings
 * @key: (nullable): by which that is handed in
 * @table_key: (nullable): by which a proposal at a table is handed in
 * @sheet, @proposal: the last ones
 * @knowledge: (nullable): what the admiral knows by now
 */
typedef struct {
  char *token;
  gboolean needs_pin;
  char *draft;
  ForconWebPicks *picks;
  char *key;
  char *table_key;
  ForconWebEntered sheet;
  ForconWebEntered proposal;
  ForconKnowledge *knowledge;
} ForconWebGuest;

struct _ForconWebHouse {
  char *program;
  const ForconWebDesk *desk;
  gpointer data;

  /* Where and how it is to listen */
  char *place;
  GBytes *pem;

  GSubprocess *process;
  ForconWebPipe *pipe;
  ForconWebPictures *pictures;
  ForconWebReports *reports;
  gboolean listens;
  /* What starts a process that ended again, and how long that waits the next time, ms */
  guint again_source;
  guint wait;
  /* Whose pages are old, a bit each, by the values of their ids; and what makes them */
  guint32 unpublished;
  guint publish_source;
  /* Checksums of what the process has been given, by admiral and path */
  GHashTable *given;
  ForconWebGuest guests[FORCON_WEB_ADMIRALS_MAX];
};

/**
 * forcon_web_house_sheet_page:
 * @house: a house
 * @chronicle: the journal
 * @admiral: whose, the value of the side's id; somebody who is admitted and has been given pages
 * @words: (nullable): what to say above it, for @wrong as what went wrong
 * @handed_in: (nullable): the sheet that was just handed in
 *
 * Returns: (transfer full): the page of the order sheet with what is kept of it
 */
GBytes *forcon_web_house_sheet_page (ForconWebHouse *house, ForconChronicle *chronicle, guint admiral,
                                     const char *words, gboolean wrong, const char *handed_in);

/* Returns: whether the campaign has an admiral of that number */
gboolean forcon_web_house_is_there (ForconChronicle *chronicle, guint admiral);

/* Gives the process that page, without words, in the admiral's language. */
void forcon_web_house_give_sheet (ForconWebHouse *house, ForconChronicle *chronicle, guint admiral);

/**
 * forcon_web_house_publish_to:
 * @house: a house with a process
 * @chronicle: the journal
 * @admiral: somebody who is admitted, the value of the side's id
 *
 * Gives the process the admiral's pages at once; none where the campaign has that admiral no more.
 *
 * Returns: whether the journal could be read; else the desk was told
 */
gboolean forcon_web_house_publish_to (ForconWebHouse *house, ForconChronicle *chronicle, guint admiral);

void forcon_web_entered_clear (ForconWebEntered *entered);

/* Forgets what an admiral entered last once the journal has it. */
void forcon_web_house_forget_entered (ForconWebHouse *house, ForconChronicle *chronicle, guint admiral);

/**
 * forcon_web_house_answer:
 * @house: a house
 * @asked: what a telephone wants
 *
 * Returns: (transfer full) (nullable): the page that answers it; without one the telephone is led to its first page
 */
GBytes *forcon_web_house_answer (ForconWebHouse *house, const ForconWebMessage *asked);

G_END_DECLS
