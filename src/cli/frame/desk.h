/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cli/frame/chronicle-telling.h"
#include "campaign/knowledge/knowledge.h"
#include "storage/store/store.h"
#include "cli/frame/subcommands.h"

G_BEGIN_DECLS

/**
 * ForconDeskOptions:
 * @dice: (nullable): faces that were thrown
 * @generate: whether the generator goes on where they end
 * @d10: whether these are ten-sided dice: those of a ground combat
 *
 * What a person may say about the dice of a campaign's commands; without faces the generator rolls.
 */
typedef struct {
  char *dice;
  gboolean generate;
  gboolean d10;
} ForconDeskOptions;

/**
 * ForconDesk:
 * @name: of the subcommand, for its errors
 * @store: the campaign
 * @last: when the last command was given; none has been where its time is 0
 * @knowledge: (nullable): of the admiral who looks; %NULL for the master, who sees all
 * @told: how what happens is told
 * @opened_at: how many entries were in force when it was opened
 * @list: (nullable): the faces of --dice
 * @list_used: how many of them are used up
 * @generate: whether the generator goes on where @list ends
 * @where: (nullable) (owned): file and line of the command that is given, where it is read from a file
 * @single: no further command comes: faces that are left over refuse it
 *
 * A campaign on the master's desk, for the time of one subcommand.
 */
typedef struct {
  const char *name;
  ForconStore *store;
  ForconMoment last;
  ForconKnowledge *knowledge;
  ForconCampaignTold told;
  guint opened_at;
  GByteArray *list;
  guint list_used;
  gboolean generate;
  char *where;
  gboolean single;
} ForconDesk;

/* A clash, and the number by which who looks names it. */
typedef struct {
  guint32 number;
  ForconClashId clash;
} ForconDeskClash;

/* The entries for GOption that belong to a ForconDeskOptions. */
#define FORCON_DESK_OPTION_ENTRIES(options)                                                                            \
  { "dice", 0, 0, G_OPTION_ARG_STRING, &(options).dice,                                                                \
    N_ ("faces that were thrown: “3 5 6”; ? leaves one to the generator"), N_ ("LIST") },                              \
  { "generate", 0, 0, G_OPTION_ARG_NONE, &(options).generate, N_ ("the generator goes on where --dice ends"), NULL }

#define FORCON_DESK_AS_ENTRY(as)                                                                                       \
  { "as", 0, 0, G_OPTION_ARG_STRING, &(as), N_ ("only what this admiral knows: the admiral's word"), N_ ("ADMIRAL") }

#define FORCON_DESK_JSON_ENTRY(json)                                                                                   \
  { "json", 0, 0, G_OPTION_ARG_NONE, &(json), N_ ("for programs: one line of JSON for each command and fact"), NULL }

/* The last phase that there can be: what is known now. */
#define FORCON_DESK_NOW G_MAXINT

ForconExit forcon_desk_open (ForconDesk *desk, const char *name, const char *path, ForconStoreMode mode);
ForconExit forcon_desk_take_dice (ForconDesk *desk, const ForconDeskOptions *options);
void forcon_desk_clear (ForconDesk *desk);
const ForconCampaign *forcon_desk_campaign (const ForconDesk *desk);

ForconExit forcon_desk_fail (const ForconDesk *desk, const GError *error);
ForconExit forcon_desk_find_admiral (const ForconDesk *desk, const char *option, const char *text,
                                     ForconSideId *admiral);
ForconClashId forcon_desk_next_clash (const ForconDesk *desk, ForconSideId admiral, ForconClashId after);
GArray *forcon_desk_list_clashes (const ForconDesk *desk, ForconSideId admiral);
ForconClashId forcon_desk_clash_by_number (const ForconDesk *desk, ForconSideId admiral, const char *text);
ForconExit forcon_desk_find_clash (const ForconDesk *desk, ForconSideId admiral, const char *text,
                                   ForconClashId *clash);

ForconExit forcon_desk_find_phase (const ForconDesk *desk, const char *text, gint *phase);
ForconExit forcon_desk_look (ForconDesk *desk, const char *as, gint phase);
ForconExit forcon_desk_look_as (ForconDesk *desk, ForconSideId admiral, gint phase);
const ForconCampaign *forcon_desk_seen (const ForconDesk *desk);
ForconSideId forcon_desk_admiral (const ForconDesk *desk);

ForconCampaignOutcome *forcon_desk_try (ForconDesk *desk, ForconCampaignCommand *command);
ForconExit forcon_desk_do (ForconDesk *desk, ForconCampaignCommand *command);
ForconExit forcon_desk_do_with (ForconDesk *desk, ForconCampaignCommand *command, const ForconDice *dice);
ForconExit forcon_desk_finish (ForconDesk *desk);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (ForconDesk, forcon_desk_clear)

G_END_DECLS
