/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "storage/store/store.h"

G_BEGIN_DECLS

/**
 * SampleStore:
 * @folder: of its own, below the build folder
 * @path: of the campaign file in it
 * @store: (nullable): open to write
 *
 * A campaign file for a test. It goes with its folder.
 */
typedef struct {
  char *folder;
  char *path;
  ForconStore *store;
} SampleStore;

SampleStore *sample_store_new (void);
void sample_store_free (SampleStore *sample);
void sample_store_close (SampleStore *sample);
void sample_store_reopen (SampleStore *sample, ForconStoreMode mode);
char *sample_store_beside (const SampleStore *sample, const char *suffix);

char *sample_folder_new (void);
void sample_folder_remove (const char *folder);
ForconStore *sample_store_create_at (const char *path);

/* Command number @number, from 1: each changes the state in its own way, and is done. */
ForconCampaignCommand sample_command (guint number);
ForconCampaignCommand sample_note (const char *text);
void sample_do (ForconStore *store, guint number);
void sample_do_many (ForconStore *store, guint first, guint last);
void sample_do_command (ForconStore *store, const ForconCampaignCommand *command);

guint sample_position (ForconStore *store);
char *sample_hash (ForconStore *store);
void sample_run_sql (const char *path, const char *sql);
void sample_assert_sound (ForconStore *store);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (SampleStore, sample_store_free)

G_END_DECLS
