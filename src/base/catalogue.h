/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/*
 * The translations of one language, whichever the user speaks: for pages that stand in two languages. It reads the
 * compiled catalogues of gettext, which know but one language at a time. Any number of threads may ask one at once.
 * What stands in a catalogue is not trusted: a damaged one has no translations, and texts are never formats.
 */
typedef struct _ForconCatalogue ForconCatalogue;

/**
 * forcon_catalogue_open:
 * @language: such as "ru"
 *
 * Looks where the program's own translations are.
 *
 * Returns: (transfer full) (nullable): the translations into this language, or %NULL where there are none
 */
ForconCatalogue *forcon_catalogue_open (const char *language);

/**
 * forcon_catalogue_open_file:
 * @path: a compiled catalogue, as msgfmt makes it
 *
 * Returns: (transfer full) (nullable): the catalogue, or %NULL where there is none that can be read
 */
ForconCatalogue *forcon_catalogue_open_file (const char *path);

void forcon_catalogue_free (ForconCatalogue *catalogue);

/**
 * forcon_catalogue_find:
 * @catalogue: (nullable): translations; %NULL for English, which is what the texts are written in
 * @context: (nullable): the context of the text, as of NC_()
 * @text: the English text
 *
 * Returns: (transfer none): its translation, which is good as long as the catalogue and @text are; @text itself
 *   where there is none. No format: fill it in with forcon_catalogue_fill()
 */
const char *forcon_catalogue_find (const ForconCatalogue *catalogue, const char *context, const char *text);

/**
 * forcon_catalogue_find_plural:
 * @catalogue: (nullable): as of forcon_catalogue_find()
 * @one, @many: the English texts
 * @n: how many
 *
 * Returns: (transfer none): as ngettext() would in that language
 */
const char *forcon_catalogue_find_plural (const ForconCatalogue *catalogue, const char *one, const char *many,
                                          gulong n);

/**
 * forcon_catalogue_fill:
 * @text: with "%s", or "%1$s" and so on, where figures belong; "%%" is a per cent sign
 * @figures: (array zero-terminated=1): what belongs there
 *
 * Does what printf() does with strings, and nothing that a damaged text could make of it.
 *
 * Returns: (transfer full): the text with its figures; nothing stands for one that is not there
 */
char *forcon_catalogue_fill (const char *text, const char *const *figures);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ForconCatalogue, forcon_catalogue_free)

G_END_DECLS
