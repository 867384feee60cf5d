/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "forcon-chronicle.h"
#include "forcon-errand.h"
#include "forcon-store-probe.h"

G_BEGIN_DECLS

/*
 * A running campaign in one file (SQLite): the start, every command with its dice and events, snapshots, settings. What
 * is acknowledged is on the disk. One program at a time writes; others read.
 */
typedef struct _ForconStore ForconStore;

typedef enum {
  FORCON_STORE_READ,
  FORCON_STORE_WRITE,
} ForconStoreMode;

/**
 * ForconStoreProblem:
 * @entry: command that is concerned, from 1, or 0
 * @what: a whole line, translated
 *
 * Something that is wrong with a file.
 */
typedef struct {
  guint entry;
  char *what;
} ForconStoreProblem;

ForconStore *forcon_store_create (const char *path, const ForconCampaign *start, const char *rules_name,
                                  GError **error);
ForconStore *forcon_store_open (const char *path, ForconStoreMode mode, GError **error);
void forcon_store_free (ForconStore *store);

const char *forcon_store_path (const ForconStore *store);
char *forcon_store_identity (const ForconStore *store);
const char *forcon_store_rules_name (const ForconStore *store);
const ForconRules *forcon_store_rules (const ForconStore *store);
const ForconTwilightRules *forcon_store_ground (const ForconStore *store);
const ForconCampaign *forcon_store_campaign (const ForconStore *store);
ForconChronicle *forcon_store_chronicle (ForconStore *store);
ForconCampaign *forcon_store_campaign_at (ForconStore *store, guint position, GError **error);

ForconCampaignOutcome *forcon_store_do (ForconStore *store, const ForconCampaignCommand *command,
                                        const ForconDice *dice, GError **error);
gboolean forcon_store_go_to (ForconStore *store, guint position, GError **error);
const char *forcon_store_warning (const ForconStore *store);
gboolean forcon_store_check_place (ForconStore *store, GError **error);
gboolean forcon_store_save_copy (const ForconStore *store, const char *path, GError **error);

/* What the clock showed when somebody last ran this campaign (F-CAMP-1). */
gboolean forcon_store_beat (ForconStore *store, const ForconMoment *now, GError **error);
gboolean forcon_store_last_beat (const ForconStore *store, ForconMoment *moment, gint64 *elapsed);
ForconMoment forcon_store_moment (const ForconStore *store, const ForconMoment *now);
void forcon_store_wind_up (ForconStore *store, const ForconMoment *now);

/* Audits the file: its pages, the chain of its entries, replay, and every decision anew. (element-type
 * ForconStoreProblem) */
GPtrArray *forcon_store_verify (ForconStore *store, ForconErrand *errand);

/* Exchange: all of it as XML and back, without loss. */
gboolean forcon_store_export (ForconStore *store, const char *path, GError **error);
gboolean forcon_store_import (const char *xml, const char *path, ForconErrand *errand, GError **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ForconStore, forcon_store_free)

G_END_DECLS
