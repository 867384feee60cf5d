/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "campaign/chronicle/chronicle.h"

G_BEGIN_DECLS

/**
 * TestStaff:
 * @chronicle: the campaign that is played
 * @random: what decides, and nothing else
 * @look: (nullable): called after each command that was carried out
 * @data: for it
 * @by_word: all orders are the master's word, in which no names stand
 * @rounds: after so many rounds the master ends a battle
 * @n_done: commands that were carried out
 * @n_clashes: clashes that were fought
 *
 * Plays a campaign as admirals, captains and a master would who roll dice for every choice: half of the orders on sheets, in
 * both languages, half by the master's word. The same seed plays the same campaign.
 */
typedef struct {
  ForconChronicle *chronicle;
  ForconRandom random;
  void (*look) (const ForconCampaign *campaign, const ForconCampaignCommand *command,
                const ForconCampaignOutcome *outcome, gpointer data);
  gpointer data;
  gboolean by_word;
  gint rounds;
  guint n_done;
  guint n_clashes;
} TestStaff;

TestStaff test_staff (ForconChronicle *chronicle, guint64 seed);
gboolean test_staff_do (TestStaff *staff, const ForconCampaignCommand *command);
void test_staff_play_phase (TestStaff *staff);

G_END_DECLS
