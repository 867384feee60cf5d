/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "storage/script/script.h"

G_BEGIN_DECLS

/**
 * ForconReview:
 * @classes: (element-type utf8): ids of all classes in the fleet books
 * @ships: (element-type utf8): ids of all named ships in them
 * @names: (element-type utf8): everything in the folder's files that players read as a name, without doubles
 * @script: all named ships together on one table
 *
 * All fleets that come with the program, passing in review.
 */
typedef struct {
  GPtrArray *classes;
  GPtrArray *ships;
  GHashTable *names;
  ForconScript *script;
} ForconReview;

char *forcon_review_folder (void);
GPtrArray *forcon_review_files (const char *folder);
ForconReview *forcon_review_new (void);
void forcon_review_free (ForconReview *review);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ForconReview, forcon_review_free)

G_END_DECLS
