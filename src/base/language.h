/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * Texts in the language of whoever reads them. It stands in place of <glib/gi18n-lib.h> wherever papers come from:
 * _(), C_() and the functions of GLib for plurals and contexts mean the same there, but ask the language that this
 * thread writes in. That is the program's, unless it is within FORCON_IN_LANGUAGE(). Neither the locale nor LANGUAGE
 * has a say in the others, so that two threads can write in two languages at once, also where no locale of theirs is
 * installed.
 */

#include <glib/gi18n-lib.h>

G_BEGIN_DECLS

/* Which language this thread wrote in before. */
typedef struct {
  const void *before;
} ForconLanguageScope;

/**
 * forcon_language_enter:
 * @language: (nullable): "en", "ru"; %NULL for the program's, and so is one that is not known
 *
 * What this thread writes from now on is in @language, until the scope is left. Scopes may stand within each other.
 *
 * Returns: for forcon_language_leave()
 */
ForconLanguageScope forcon_language_enter (const char *language);

void forcon_language_leave (ForconLanguageScope *scope);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (ForconLanguageScope, forcon_language_leave)

/* What this thread writes is in @language to the end of the block; at most one such line a block. */
#define FORCON_IN_LANGUAGE(language)                                                                                   \
  G_GNUC_UNUSED g_auto (ForconLanguageScope) language_scope = forcon_language_enter (language)

/* Returns: (nullable): the language that this thread writes in, "ru"; %NULL for the program's */
const char *forcon_language_of_thread (void);

/* The translation of @text; of a text in a context; and of the form that @n asks for. */
const char *forcon_translate (const char *text) G_GNUC_FORMAT (1);
const char *forcon_translate_in (const char *context, const char *text) G_GNUC_FORMAT (2);
const char *forcon_translate_plural (const char *one, const char *many, gulong n) G_GNUC_FORMAT (1) G_GNUC_FORMAT (2);

#undef _
#undef C_
#define _(text) forcon_translate (text)
#define C_(context, text) forcon_translate_in (context, text)
#define g_dgettext(domain, text) forcon_translate (text)
#define g_dpgettext2(domain, context, text) forcon_translate_in (context, text)
#define g_dngettext(domain, one, many, n) forcon_translate_plural (one, many, n)

G_END_DECLS
