/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "campaign/chronicle/chronicle.h"

G_BEGIN_DECLS

/**
 * ForconTakenBack:
 * @commands: how many commands somebody gave
 * @sheets: order sheets that were handed in, corrections too
 * @halves: half-phases that were resolved
 * @first_phase, @last_phase: the phases that were begun; 0 is none
 * @clashes: (element-type ForconTakenAtTable): commands at the tables of clashes
 * @returned: clashes that went back to the map
 * @messages: messages, and what was put on the main map
 * @rulings: what the master changed by hand
 * @notes: notes
 * @typed: commands with dice that were thrown and typed in
 *
 * What is taken back with some commands of a journal. Begin with one that is all 0 and end with forcon_loss_clear().
 */
typedef struct {
  guint commands;
  guint sheets;
  guint halves;
  gint first_phase;
  gint last_phase;
  GArray *clashes;
  guint returned;
  guint messages;
  guint rulings;
  guint notes;
  guint typed;
} ForconTakenBack;

typedef struct {
  ForconClashId clash;
  guint commands;
} ForconTakenAtTable;

/**
 * forcon_loss_add:
 * @loss: (inout): what is lost so far
 * @entry: a command that is taken back as well
 */
void forcon_loss_add (ForconTakenBack *loss, const ForconCampaignEntry *entry);

void forcon_loss_clear (ForconTakenBack *loss);

/* Whether a person threw some of the dice. */
gboolean forcon_campaign_entry_has_typed (const ForconCampaignEntry *entry);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (ForconTakenBack, forcon_loss_clear)

G_END_DECLS
