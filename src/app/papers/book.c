/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/papers/book.h"

ForconBook *
forcon_book_new (ForconFolio *folio)
{
  ForconBook *book = g_atomic_rc_box_new0 (ForconBook);

  book->folio = folio;
  return book;
}

ForconBook *
forcon_book_ref (ForconBook *book)
{
  return g_atomic_rc_box_acquire (book);
}

static void
clear (gpointer data)
{
  forcon_folio_free (((ForconBook *) data)->folio);
}

void
forcon_book_unref (ForconBook *book)
{
  g_atomic_rc_box_release_full (book, clear);
}
