/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cli/frame/desk.h"
#include "storage/scenario/scenario.h"
#include "storage/script/script.h"

G_BEGIN_DECLS

/**
 * ForconMusterFile:
 * @campaign: (nullable): of a campaign or a scenario
 * @fleet: all ships, as they stand now; in a scenario or a battle script as they begin
 * @rules: the rules
 * @admiral: the only one whose ships are wanted, or none
 *
 * The ships of a campaign, a scenario or a battle script, for the subcommands that print them.
 */
typedef struct {
  ForconDesk desk;
  ForconScenario *scenario;
  ForconScript *script;
  const ForconCampaign *campaign;
  const ForconBattle *fleet;
  const ForconRules *rules;
  ForconSideId admiral;
} ForconMusterFile;

#define FORCON_MUSTER_ADMIRAL_ENTRY(admiral)                                                                           \
  {                                                                                                                    \
    "admiral", 0, 0, G_OPTION_ARG_STRING, &(admiral), N_ ("only the ships of this admiral"), N_ ("ADMIRAL")            \
  }

/**
 * forcon_muster_file_load:
 * @muster: (out): to be cleared whatever comes of it
 * @name: of the subcommand
 * @path: a campaign, a scenario or a battle script
 *
 * Returns: whether it is open; else the error has been printed
 */
ForconExit forcon_muster_file_load (ForconMusterFile *muster, const char *name, const char *path);

/**
 * forcon_muster_file_open:
 * @muster: (out): to be cleared whatever comes of it
 * @argc: how many arguments are left once the options were read
 * @argv: the name of the subcommand; then a campaign, a scenario or a battle script
 * @output: (nullable): where to print, which has to be said
 * @admiral: (nullable): the word or the name of an admiral, or of a side of the battle
 *
 * Returns: whether it is open; else the error has been printed
 */
ForconExit forcon_muster_file_open (ForconMusterFile *muster, int argc, char **argv, const char *output,
                                    const char *admiral);

void forcon_muster_file_clear (ForconMusterFile *muster);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (ForconMusterFile, forcon_muster_file_clear)

G_END_DECLS
