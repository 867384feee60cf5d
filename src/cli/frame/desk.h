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

/**
 * forcon_desk_open:
 * @desk: (out): to be cleared whatever comes of it
 * @name: of the subcommand
 * @path: of the campaign's file
 * @mode: whether something is to be written
 *
 * Returns: whether the file is open; else the error has been printed
 */
ForconExit forcon_desk_open (ForconDesk *desk, const char *name, const char *path, ForconStoreMode mode);

/**
 * forcon_desk_take_dice:
 * @desk: an open desk
 * @options: what was said about dice
 *
 * Returns: whether they are dice; else the error has been printed
 */
ForconExit forcon_desk_take_dice (ForconDesk *desk, const ForconDeskOptions *options);

void forcon_desk_clear (ForconDesk *desk);

/* The present campaign; valid until the next command. */
const ForconCampaign *forcon_desk_campaign (const ForconDesk *desk);

/**
 * forcon_desk_fail:
 * @desk: an open desk
 * @error: why the file could not be read, or must not be told
 *
 * Prints it. Returns: the exit status
 */
ForconExit forcon_desk_fail (const ForconDesk *desk, const GError *error);

/**
 * forcon_desk_find_admiral:
 * @desk: an open desk
 * @option: by which the admiral was named
 * @text: the admiral's word or name
 * @admiral: (out): who that is
 *
 * Returns: whether there is such an admiral; else the error has been printed
 */
ForconExit forcon_desk_find_admiral (const ForconDesk *desk, const char *option, const char *text,
                                     ForconSideId *admiral);

/**
 * forcon_desk_next_clash:
 * @desk: an open desk
 * @admiral: who has to have ships in it, or none
 * @after: a clash, or none for the first
 *
 * Returns: the open clash that comes next in the order in which they opened, or none
 */
ForconClashId forcon_desk_next_clash (const ForconDesk *desk, ForconSideId admiral, ForconClashId after);

/**
 * forcon_desk_list_clashes:
 * @desk: an open desk
 * @admiral: who looks, or none for the master
 *
 * Lists all clashes that there were, by their numbers. The master's numbers run through all that happens; an
 * admiral, whom they would tell how much there is besides, counts the own clashes (F-CAMP-8).
 *
 * Returns: (transfer full) (element-type ForconDeskClash): them
 */
GArray *forcon_desk_list_clashes (const ForconDesk *desk, ForconSideId admiral);

/**
 * forcon_desk_clash_by_number:
 * @desk: an open desk
 * @admiral: who looks, or none for the master
 * @text: a number, as of forcon_desk_list_clashes()
 *
 * Returns: the clash, or none
 */
ForconClashId forcon_desk_clash_by_number (const ForconDesk *desk, ForconSideId admiral, const char *text);

/**
 * forcon_desk_find_clash:
 * @desk: an open desk
 * @admiral: who looks, or none for the master: of clashes of others nothing is told, not even how many there are
 * @text: (nullable): the clash's number; %NULL for the only one that is open
 * @clash: (out): it
 *
 * Returns: whether there is such a clash; else the error has been printed
 */
ForconExit forcon_desk_find_clash (const ForconDesk *desk, ForconSideId admiral, const char *text,
                                   ForconClashId *clash);

/**
 * forcon_desk_find_phase:
 * @desk: an open desk
 * @text: (nullable): what --phase says
 * @phase: (inout): stays what it is where nothing is said
 *
 * Returns: whether it is a phase that there is or has been, 0 being before play; else the error has been printed
 */
ForconExit forcon_desk_find_phase (const ForconDesk *desk, const char *text, gint *phase);

/**
 * forcon_desk_look:
 * @desk: an open desk
 * @as: (nullable): the word of the admiral who looks; %NULL for the master
 * @phase: as of forcon_desk_look_as()
 *
 * Returns: whether there is such an admiral; else the error has been printed
 */
ForconExit forcon_desk_look (ForconDesk *desk, const char *as, gint phase);

/**
 * forcon_desk_look_as:
 * @desk: an open desk
 * @admiral: who looks
 * @phase: the last phase of which the admiral knows, or FORCON_DESK_NOW
 *
 * Returns: whether that could be found out; else the error has been printed
 */
ForconExit forcon_desk_look_as (ForconDesk *desk, ForconSideId admiral, gint phase);

/* The campaign as who looks knows it. */
const ForconCampaign *forcon_desk_seen (const ForconDesk *desk);

/* Who looks; none is the master. */
ForconSideId forcon_desk_admiral (const ForconDesk *desk);

/**
 * forcon_desk_try:
 * @desk: an open desk
 * @command: what might be wanted; completed as by forcon_desk_do_with()
 *
 * Decides the command with the dice of the subcommand and does nothing.
 *
 * Returns: (transfer full) (nullable): what would come of it; %NULL if it would be refused, which has been printed
 */
ForconCampaignOutcome *forcon_desk_try (ForconDesk *desk, ForconCampaignCommand *command);

/**
 * forcon_desk_refuse:
 * @desk: an open desk
 * @command: what was wanted
 * @verdict: why it is not done
 *
 * Prints the reason. Returns: the exit status
 */
ForconExit forcon_desk_refuse (const ForconDesk *desk, const ForconCampaignCommand *command,
                               const ForconCampaignVerdict *verdict);

/* The moment of a command is now; it is the master's where nobody else gives it. */
void forcon_desk_sign (const ForconDesk *desk, ForconCampaignCommand *command);

/**
 * forcon_desk_tell:
 * @desk: a desk that was opened for writing
 * @from: how many entries were in force before
 * @command: the command that was given, and led to those that follow
 *
 * Tells what came of it.
 */
void forcon_desk_tell (ForconDesk *desk, guint from, const ForconCampaignCommand *command);

/* As forcon_desk_do_with(), with the dice that were given to the subcommand. */
ForconExit forcon_desk_do (ForconDesk *desk, ForconCampaignCommand *command);

/**
 * forcon_desk_do_with:
 * @desk: a desk that was opened for writing
 * @command: its moment is set; it is the master's where nobody else gives it
 * @dice: where its dice come from
 *
 * Gives the command and tells what came of it.
 *
 * Returns: whether it was done, and is on the disk; else the reason has been printed
 */
ForconExit forcon_desk_do_with (ForconDesk *desk, ForconCampaignCommand *command, const ForconDice *dice);

/**
 * forcon_desk_finish:
 * @desk: a desk all of whose commands were done
 *
 * Faces of --dice that are left over take everything back: they were not thrown for this (F-GEN-5).
 *
 * Returns: whether none are; else the error has been printed
 */
ForconExit forcon_desk_finish (ForconDesk *desk);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (ForconDesk, forcon_desk_clear)

G_END_DECLS
