/* SPDX-License-Identifier: GPL-3.0-or-later */
/* An exchange file: it is written again byte by byte, and if its decisions hold, it becomes a sound campaign file. */
#include "storage/exchange/exchange.h"
#include "fuzz-store.h"
#include "fuzz.h"

void
fuzz_begin (void)
{
  fuzz_store_path ();
}

static void
check_round_trip (const ForconExchange *exchange)
{
  g_autofree char *xml = forcon_exchange_to_xml (exchange);
  g_autoptr (FuzzFile) file = fuzz_file_new_text (xml);
  g_autoptr (GError) error = NULL;
  g_autoptr (ForconExchange) again = forcon_exchange_load (file->path, &error);
  g_autofree char *xml_again = NULL;

  g_assert_no_error (error);
  xml_again = forcon_exchange_to_xml (again);
  fuzz_assert_same ("what was written again", xml, xml_again);
}

static void
take_over (const char *path)
{
  g_autoptr (GError) error = NULL;
  gboolean taken = forcon_store_import (path, fuzz_store_path (), NULL, &error);
  g_autoptr (ForconStore) store = NULL;
  g_autoptr (GPtrArray) problems = NULL;

  if (fuzz_refused (taken ? path : NULL, error))
    return;
  store = forcon_store_open (fuzz_store_path (), FORCON_STORE_READ, &error);
  g_assert_no_error (error);
  problems = forcon_store_verify (store, NULL);
  for (guint i = 0; i < problems->len; i++)
    g_error ("a campaign that was taken over: %s", ((ForconStoreProblem *) g_ptr_array_index (problems, i))->what);
}

void
fuzz_try (const guint8 *bytes, gsize size)
{
  g_autoptr (FuzzFile) file = fuzz_file_new (bytes, size);
  g_autoptr (GError) error = NULL;
  g_autoptr (ForconExchange) exchange = forcon_exchange_load (file->path, &error);

  if (fuzz_refused (exchange, error))
    return;
  check_round_trip (exchange);
  take_over (file->path);
  fuzz_store_remove ();
}
