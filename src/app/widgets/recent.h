/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* The files of campaigns that were open lately, as the preferences keep them. */
void forcon_recent_add (const char *path);
void forcon_recent_remove (const char *path);
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
void forcon_recent_look (const char *path, GObject *owner, GAsyncReadyCallback callback);
ForconRecentFacts *forcon_recent_look_finish (GAsyncResult *result, const char **path);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ForconRecentFacts, forcon_recent_facts_free)

G_END_DECLS
