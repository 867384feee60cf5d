/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Inside the reading of states only, alone or within an exchange file. */

#include "forcon-battle-xml.h"
#include "forcon-campaign.h"

G_BEGIN_DECLS

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
void forcon_state_reader_clear (ForconStateReader *reader);

G_END_DECLS
