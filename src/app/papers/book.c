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
forcon_book_new_kept (ForconFolio *folio, gpointer keeper, GDestroyNotify release)
{
  ForconBook *book = forcon_book_new (folio);

  book->keeper = keeper;
  book->release = release;
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
  ForconBook *book = data;

  if (book->release != NULL)
    book->release (book->keeper);
  else
    forcon_folio_free (book->folio);
}

void
forcon_book_unref (ForconBook *book)
{
  g_atomic_rc_box_release_full (book, clear);
}
