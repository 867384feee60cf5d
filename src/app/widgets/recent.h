/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* The files of campaigns that were open lately, as the preferences keep them. */

/**
 * forcon_recent_add:
 * @path: of a campaign that was opened
 */
void forcon_recent_add (const char *path);

/**
 * forcon_recent_remove:
 * @path: of a campaign that nobody wants to be reminded of; its file stays
 */
void forcon_recent_remove (const char *path);

/**
 * forcon_recent_list:
 *
 * Returns: (transfer full): the files, newest first, whether they are still there or not
 */
char **forcon_recent_list (void);

/**
 * ForconRecentFacts:
 * @there: whether the file is there and can be read
 * @title: the campaign's name, or that of the file
 * @standing: (nullable): how far it has come; %NULL where that cannot be read
 * @used: when it was written last, s since 1970 UTC, or 0
 *
 * What is known of such a file, for who has to choose one.
 */
typedef struct {
  gboolean there;
  char *title;
  char *standing;
  gint64 used;
} ForconRecentFacts;

void forcon_recent_facts_free (ForconRecentFacts *facts);

/**
 * forcon_recent_look:
 * @path: of a campaign
 * @owner: who wants to know; it lives until @callback was called
 * @callback: called with @owner when it is known
 *
 * Finds out about a file on another thread.
 */
void forcon_recent_look (const char *path, GObject *owner, GAsyncReadyCallback callback);

/**
 * forcon_recent_look_finish:
 * @result: of forcon_recent_look()
 * @path: (out): what was looked at
 *
 * Returns: (transfer full): what is known of it
 */
ForconRecentFacts *forcon_recent_look_finish (GAsyncResult *result, const char **path);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ForconRecentFacts, forcon_recent_facts_free)

G_END_DECLS
