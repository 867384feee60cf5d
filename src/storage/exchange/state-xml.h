/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "storage/exchange/battle-xml.h"
#include "campaign/state/campaign.h"
#include "storage/xml/xml-writer.h"
#include "storage/xml/xml.h"

G_BEGIN_DECLS

/*
 * The whole state of a campaign as XML and back, for snapshots and exchange: an element <state> with one element for
 * each record of each table, the fleet, and the battles of open clashes. The same state always gives the same bytes.
 */

/**
 * forcon_state_write:
 * @out: where an element may begin
 * @campaign: a campaign at any moment
 *
 * Writes it as an element. The same state always gives the same bytes.
 */
void forcon_state_write (xmlTextWriterPtr out, const ForconCampaign *campaign);

/**
 * forcon_state_to_xml:
 * @campaign: a campaign at any moment
 *
 * Returns: (transfer full): forcon_state_write() as a document
 */
char *forcon_state_to_xml (const ForconCampaign *campaign);

/**
 * forcon_state_from_xml:
 * @xml: what forcon_state_to_xml() gave; nothing in it is trusted
 * @length: of it, bytes
 * @rules: by which the campaign is played
 * @error: #ForconFileError
 *
 * Returns: (transfer full): the same state, or %NULL with @error set
 */
ForconCampaign *forcon_state_from_xml (const char *xml, gsize length, const ForconRules *rules, GError **error);

/* Whether the changes of the rules that a state has can be; otherwise that is the file's error. */
gboolean forcon_state_check_rules (ForconXml *xml, const ForconCampaign *campaign);

/**
 * forcon_state_check:
 * @xml: at the end of a state
 * @campaign: what was read
 *
 * Returns: whether a campaign can be so; otherwise that is the file's error
 */
gboolean forcon_state_check (ForconXml *xml, const ForconCampaign *campaign);

/* Inside the reading of states only, alone or within an exchange file. */

/* Far more than the state of any campaign takes. */
#define FORCON_STATE_SIZE_MAX (64 * 1024 * 1024)

/**
 * ForconStateReader:
 * @battle: the fleet, or the battle that is being read. The first member: its handlers get it alone
 * @returned: whether that battle is only the place of one that is over
 * @campaign: (nullable): what was read
 */
typedef struct {
  ForconBattleReader battle;
  gboolean returned;
  ForconCampaign *campaign;
} ForconStateReader;

#define FORCON_STATE_TABLE_ELEMENT(NAME, Type, member, word) { word, "state", forcon_state_read_record, NULL },

/* Rows for an element <state>, and what stands in it. */
#define FORCON_STATE_ELEMENTS(parent)                                                                                  \
  { "state", parent, forcon_state_begin, forcon_state_end },                                                           \
  { "progress", "state", forcon_state_read_progress, NULL },                                                           \
  { "clock", "state", forcon_state_read_clock, NULL },                                                                 \
  { "fleet", "state", forcon_state_begin_battle, forcon_state_end_fleet },                                             \
  FORCON_CAMPAIGN_TABLES (FORCON_STATE_TABLE_ELEMENT)                                                                  \
  { "battle", "state", forcon_state_begin_battle, forcon_state_end_battle },                                           \
  FORCON_BATTLE_ELEMENTS ("fleet"), FORCON_BATTLE_ELEMENTS ("battle")

void forcon_state_begin (ForconXml *xml, gpointer data);
void forcon_state_read_progress (ForconXml *xml, gpointer data);
void forcon_state_read_clock (ForconXml *xml, gpointer data);
void forcon_state_read_record (ForconXml *xml, gpointer data);
void forcon_state_begin_battle (ForconXml *xml, gpointer data);
void forcon_state_end_fleet (ForconXml *xml, gpointer data);
void forcon_state_end_battle (ForconXml *xml, gpointer data);
void forcon_state_end (ForconXml *xml, gpointer data);

/**
 * forcon_state_reader_clear:
 * @reader: a reader
 *
 * Frees what was read and not taken.
 */
void forcon_state_reader_clear (ForconStateReader *reader);

G_END_DECLS
