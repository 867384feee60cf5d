/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "campaign/state/campaign.h"
#include "engine/decision/decide.h"

G_BEGIN_DECLS

/*
 * What an admiral suggests for the own ships, salvos and prizes at a table, in this step, as a text that a command can
 * carry. Each line is one command, "fire; ship=3; target=7; weapons=5", in the form that its fields have in files, with
 * the ids of the table.
 */

/* Commands at most in one: more than a side has ships, twice. */
#define FORCON_SUGGESTION_MOST 100

/**
 * forcon_suggestion_format:
 * @commands: (element-type ForconCommand): what an admiral decides
 *
 * Returns: (transfer full): the text
 */
char *forcon_suggestion_format (const GArray *commands);

/* One command as it stands there on a line; (transfer full). */
char *forcon_suggestion_format_one (const ForconCommand *command);

/**
 * forcon_suggestion_parse:
 * @text: what forcon_suggestion_format() writes; nothing in it is trusted
 * @wrong: (out) (optional) (transfer full): the line that cannot be read
 *
 * Returns: (transfer full) (nullable) (element-type ForconCommand): the commands; %NULL where there are none or a line
 *   cannot be read
 */
GArray *forcon_suggestion_parse (const char *text, char **wrong);

/**
 * forcon_suggestion_try:
 * @battle: a table, in truth or as a side sees it
 * @rules: the rules
 * @commands: (element-type ForconCommand): what is suggested
 * @verdicts: (out) (optional) (transfer full) (element-type ForconVerdict): of each command
 *
 * Whether all of it can be done now, one command after the other with dice that fall evenly; shots each by itself, as
 * one that sinks its target leaves the next none.
 *
 * Returns: how many commands can be done
 */
guint forcon_suggestion_try (const ForconBattle *battle, const ForconRules *rules, const GArray *commands,
                             GArray **verdicts);

G_END_DECLS
