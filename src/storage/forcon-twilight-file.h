/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "forcon-twilight-choice.h"
#include "forcon-twilight-rules-file.h"

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
 * A fleet-dice clash in a file: the set-up, what was planned, and what was played. All that was played has been decided anew
 * on loading, and came out as the file says.
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

ForconTwilightFile *forcon_twilight_file_new (ForconTwilightRules *rules, const char *rules_name,
                                              const ForconTwilightClash *start);
ForconTwilightFile *forcon_twilight_file_load (const char *path, const char *rules_path, GError **error);
void forcon_twilight_file_reseed (ForconTwilightFile *file, guint64 seed);
void forcon_twilight_file_free (ForconTwilightFile *file);
gboolean forcon_twilight_file_save (const ForconTwilightFile *file, const char *path, GError **error);
char *forcon_twilight_file_to_xml (const ForconTwilightFile *file);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ForconTwilightFile, forcon_twilight_file_free)

G_END_DECLS
