/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "render/paper/folio.h"

G_BEGIN_DECLS

/* Pages that several look at: a preview, the threads that draw for it, a printer. Nobody changes them any more. */
typedef struct {
  ForconFolio *folio;

  /*< private >*/
  gpointer keeper;
  GDestroyNotify release;
} ForconBook;

/**
 * forcon_book_new:
 * @folio: (transfer full): pages
 *
 * Returns: (transfer full): the same for several to look at
 */
ForconBook *forcon_book_new (ForconFolio *folio);

/**
 * forcon_book_new_kept:
 * @folio: (transfer none): pages
 * @keeper: (transfer full): whose they are
 * @release: lets the keeper go, on any thread, once nobody looks at them any more
 *
 * Returns: (transfer full): the same for several to look at
 */
ForconBook *forcon_book_new_kept (ForconFolio *folio, gpointer keeper, GDestroyNotify release);

ForconBook *forcon_book_ref (ForconBook *book);
void forcon_book_unref (ForconBook *book);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ForconBook, forcon_book_unref)

G_END_DECLS
