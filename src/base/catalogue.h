/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/*
 * The translations of one language, whichever the user speaks: for pages that stand in two languages. It reads the compiled
 * catalogues of gettext, which know but one language at a time. Any number of threads may ask one at once. What stands in a
 * catalogue is not trusted: a damaged one has no translations, and texts are never formats.
 */
typedef struct _ForconCatalogue ForconCatalogue;

ForconCatalogue *forcon_catalogue_open (const char *language);
ForconCatalogue *forcon_catalogue_open_file (const char *path);
void forcon_catalogue_free (ForconCatalogue *catalogue);
const char *forcon_catalogue_find (const ForconCatalogue *catalogue, const char *context, const char *text);
char *forcon_catalogue_fill (const char *text, const char *const *figures);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ForconCatalogue, forcon_catalogue_free)

G_END_DECLS
