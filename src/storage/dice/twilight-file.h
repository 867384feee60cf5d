/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "twilight/rules/twilight-choice.h"
#include "storage/rules/twilight-rules-file.h"

G_BEGIN_DECLS

/**
 * ForconTwilightFile:
 * @path: (nullable): the file; %NULL for one that was never saved
 * @name: of the clash, for headings; not trusted, see forcon_name()
 * @rules_name: the name by which it asks for its rules
 * @rules: the rules that were loaded. The journal points to them
 * @has_seed: whether the generator is fixed, by a seed or by its state; without one the file leaves no die to it
 * @seed: the seed; 0 where only the state is known
 * @plans: (array length=2): what each side does where nobody chooses
 * @choices: (element-type ForconTwilightChoice): what was said beforehand, in the order of the file
 * @journal: the clash from its start to where it stands, with every command, its dice and events
 * @n_played: how many commands of @journal the file had
 *
 * A fleet-dice clash in a file: the set-up, what was planned, and what was played. All that was played has been
 * decided anew on loading, and came out as the file says.
 */
typedef struct {
  char *path;
  char *name;
  char *rules_name;
  ForconTwilightRules *rules;
  gboolean has_seed;
  guint64 seed;
  ForconTwilightPlan plans[FORCON_TWILIGHT_SIDE_COUNT];
  GArray *choices;
  ForconTwilightJournal *journal;
  guint n_played;
} ForconTwilightFile;

/**
 * forcon_twilight_file_new:
 * @rules: (transfer full): the rules
 * @rules_name: the name by which the file will ask for them
 * @start: a clash that is ready
 *
 * Returns: (transfer full): what a file of that clash would hold when nothing has been played, with the ordinary plans
 */
ForconTwilightFile *forcon_twilight_file_new (ForconTwilightRules *rules, const char *rules_name,
                                              const ForconTwilightClash *start);

/**
 * forcon_twilight_file_load:
 * @path: a file of a fleet-dice clash
 * @rules_path: (nullable): a rules file to use instead of the one that it asks for
 * @error: #ForconFileError
 *
 * What was played is decided anew; a command that the rules do not allow, or other dice than it needs, are an error.
 *
 * Returns: (transfer full): the clash as it stands, with its plans and choices; or %NULL with @error set
 */
ForconTwilightFile *forcon_twilight_file_load (const char *path, const char *rules_path, GError **error);

/**
 * forcon_twilight_file_reseed:
 * @file: a clash none of whose dice came from a generator
 * @seed: of the generator that it gets
 *
 * What was played stays as it was.
 */
void forcon_twilight_file_reseed (ForconTwilightFile *file, guint64 seed);

/**
 * forcon_twilight_file_free:
 * @file: (transfer full) (nullable): a clash and its plans
 */
void forcon_twilight_file_free (ForconTwilightFile *file);

/**
 * forcon_twilight_file_save:
 * @file: a clash with its plans and choices
 * @path: where to
 * @error: #ForconFileError
 *
 * Writes forcon_twilight_file_to_xml(), as forcon_file_save() does.
 *
 * Returns: whether it was written
 */
gboolean forcon_twilight_file_save (const ForconTwilightFile *file, const char *path, GError **error);

/**
 * forcon_twilight_file_to_xml:
 * @file: a clash with its plans and choices
 *
 * What was taken back is not written. The same clash always gives the same bytes.
 *
 * Returns: (transfer full): what forcon_twilight_file_load() reads as the same
 */
char *forcon_twilight_file_to_xml (const ForconTwilightFile *file);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ForconTwilightFile, forcon_twilight_file_free)

G_END_DECLS
