/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/*
 * All that the visitors' process has: the pages of each admiral, what opens them, and who has opened them. It is given
 * nothing else, so that whoever breaks into it finds nothing else.
 */
typedef struct _ForconWebShelf ForconWebShelf;

/* Side ids are below this; 0 is what everybody may see. */
#define FORCON_WEB_ADMIRALS_MAX 32

/* More telephones of one admiral are not remembered: the one that came first has to open its link again. */
#define FORCON_WEB_SESSIONS_MAX 16

/* A page as it is sent: both forms of the same bytes. */
typedef struct {
  GBytes *plain;
  GBytes *gzip;
} ForconWebPage;

/* Returns: (transfer full): with nothing on it */
ForconWebShelf *forcon_web_shelf_new (void);
void forcon_web_shelf_free (ForconWebShelf *shelf);

/**
 * forcon_web_shelf_put:
 * @admiral: whose page, 0 for everybody's
 * @path: its path
 * @bytes: it; empty takes it away
 */
void forcon_web_shelf_put (ForconWebShelf *shelf, guint admiral, const char *path, GBytes *bytes);

/* Returns: (nullable) (transfer none): a page; %NULL where there is none */
const ForconWebPage *forcon_web_shelf_get (const ForconWebShelf *shelf, guint admiral, const char *path);

/**
 * forcon_web_shelf_admit:
 * @admiral: who gets a token
 * @token: 32 hexadecimal digits
 * @needs_pin: whether a telephone has to give a PIN besides
 *
 * With another token than before all telephones of the admiral are forgotten.
 */
void forcon_web_shelf_admit (ForconWebShelf *shelf, guint admiral, const char *token, gboolean needs_pin);

/* Returns: whose token it is, or 0; it takes as long for a wrong one, however much of it is right */
guint forcon_web_shelf_find_token (const ForconWebShelf *shelf, const char *token);

/**
 * forcon_web_shelf_open:
 * @admiral: whose token was given
 *
 * Returns: (transfer none): the name of a new session: 32 hexadecimal digits
 */
const char *forcon_web_shelf_open (ForconWebShelf *shelf, guint admiral);

/**
 * forcon_web_shelf_find_session:
 * @session: (nullable): what a telephone says
 * @open: (out): whether it may see the pages; else the PIN is still wanted
 *
 * Returns: whose it is, or 0
 */
guint forcon_web_shelf_find_session (const ForconWebShelf *shelf, const char *session, gboolean *open);

/* The telephone asked for something just now. */
void forcon_web_shelf_see (ForconWebShelf *shelf, const char *session);

/* Returns: (transfer full) (element-type ForconWebSession): all that there are, in the order in which they came */
GArray *forcon_web_shelf_sessions (const ForconWebShelf *shelf);

/* Forgets the telephone whose session has this number, if there is one. */
void forcon_web_shelf_end (ForconWebShelf *shelf, guint64 number);

/* The PIN was right. */
void forcon_web_shelf_prove (ForconWebShelf *shelf, const char *session);

/* The telephone is forgotten. */
void forcon_web_shelf_forget (ForconWebShelf *shelf, const char *session);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ForconWebShelf, forcon_web_shelf_free)

G_END_DECLS
