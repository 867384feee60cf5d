/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/decision/journal.h"
#include "storage/rules/rules-file.h"

G_BEGIN_DECLS

/**
 * ForconScriptCommand:
 * @command: what is wanted
 * @dice: (nullable): exactly the faces that it uses; 0 leaves one to the generator
 * @line: of the file
 */
typedef struct {
  ForconCommand command;
  GByteArray *dice;
  gint line;
} ForconScriptCommand;

/**
 * ForconLoanSlip:
 * @campaign: a mark of the campaign that lent it, which says nothing about it
 * @key: what the loan is known by
 * @to: to whom the table was lent
 * @rules: by which it is played, as forcon_rules_fingerprint() says
 * @played: how many of the commands had been played when it was lent
 *
 * What makes a battle script the file of a table that was lent. It has no running number, which would tell how much
 * there is besides.
 */
typedef struct {
  char *campaign;
  char *key;
  char *to;
  char *rules;
  guint played;
} ForconLoanSlip;

void forcon_loan_slip_free (ForconLoanSlip *slip);

/**
 * ForconScript:
 * @path: the file
 * @rules_name: the name of the rules from which those are made that it is played by
 * @rule_changes: how those differ from them, "" for nothing
 * @rules: the rules that were loaded
 * @has_seed: whether the file fixes the generator of @start, by a seed or by its state
 * @seed: the seed; 0 where the file states none
 * @start: the battle before the first command
 * @commands: (element-type ForconScriptCommand)
 * @loan: (nullable): of the file of a table that was lent
 *
 * A battle script.
 */
typedef struct {
  char *path;
  char *rules_name;
  char *rule_changes;
  ForconRules *rules;
  gboolean has_seed;
  guint64 seed;
  ForconBattle *start;
  GPtrArray *commands;
  ForconLoanSlip *loan;
} ForconScript;

/**
 * ForconScriptRules:
 * @name: of rules that every program has
 * @changes: how those differ from them that a battle is played by, as forcon_rules_changes() writes it; "" for nothing
 *
 * The rules of a battle as its script states them, so that it needs no other file.
 */
typedef struct {
  const char *name;
  const char *changes;
} ForconScriptRules;

/* The rules that a script states; they live as long as it does. */
ForconScriptRules forcon_script_rules (const ForconScript *script);

/**
 * forcon_script_load:
 * @path: a battle script
 * @rules_path: (nullable): a rules file to use instead of the one that the script asks for
 * @error: #ForconFileError
 *
 * Reads a battle script with all that it refers to.
 *
 * Returns: (transfer full): the script, or %NULL with @error set
 */
ForconScript *forcon_script_load (const char *path, const char *rules_path, GError **error);

/**
 * forcon_script_load_commands:
 * @path: a file with nothing but commands, as they stand in a battle script
 * @battle: the battle for which they are meant, as it stands
 * @rules: (transfer none): its rules
 * @error: #ForconFileError
 *
 * Returns: (transfer full) (element-type ForconScriptCommand): the commands, or %NULL with @error set
 */
GPtrArray *forcon_script_load_commands (const char *path, const ForconBattle *battle, const ForconRules *rules,
                                        GError **error);

void forcon_script_free (ForconScript *script);

/**
 * forcon_script_commands_to_xml:
 * @battle: a battle
 * @commands: (element-type ForconCommand): commands for it
 *
 * Returns: (transfer full): a file with nothing but these commands, as forcon_script_load_commands() reads it
 */
char *forcon_script_commands_to_xml (const ForconBattle *battle, const GArray *commands);

/**
 * forcon_script_save:
 * @start: a battle at any moment
 * @rules: that it is played by
 * @journal: (nullable): of commands that begin at @start
 * @path: the file
 * @error: #ForconFileError
 *
 * Writes forcon_script_to_xml(), as forcon_file_save() does.
 *
 * Returns: whether it was written
 */
gboolean forcon_script_save (const ForconBattle *start, const ForconScriptRules *rules, const ForconJournal *journal,
                             const char *path, GError **error);

/**
 * forcon_script_save_lent:
 * @start: the table as it was when its clash was opened
 * @rules: that it is played by
 * @journal: of what was played at it
 * @loan: (nullable): of the loan; %NULL for a script of nobody
 * @path: the file
 * @error: #ForconFileError
 *
 * As forcon_script_save(), for a table that was lent: without a state of the generator, and with all dice as they fell,
 * so that who has the file rolls dice of his own.
 *
 * Returns: whether it was written
 */
gboolean forcon_script_save_lent (const ForconBattle *start, const ForconScriptRules *rules, const ForconJournal *journal,
                                  const ForconLoanSlip *loan, const char *path, GError **error);

/**
 * forcon_script_check_loan:
 * @script: a script
 * @error: #ForconFileError
 *
 * A table that was lent is played by the rules of those who lent it, or not at all.
 *
 * Returns: whether the rules of this program are those, or it is not lent
 */
gboolean forcon_script_check_loan (const ForconScript *script, GError **error);

/**
 * forcon_script_to_xml:
 * @start: a battle at any moment
 * @rules: that it is played by
 * @journal: (nullable): of commands that begin at @start
 *
 * The script stands for itself: it refers to no fleet book. The same state always gives the same bytes.
 *
 * Returns: (transfer full): a battle script that loads as @start, and whose commands lead to where those of
 *   @journal led
 */
char *forcon_script_to_xml (const ForconBattle *start, const ForconScriptRules *rules, const ForconJournal *journal);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ForconScript, forcon_script_free)

G_END_DECLS
