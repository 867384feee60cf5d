/* SPDX-License-Identifier: GPL-3.0-or-later */
/* An entry of the journal, as it stands in campaign files and exchange files. */
#include "storage/exchange/entry-xml.h"
#include "fuzz.h"

#include <string.h>

void
fuzz_begin (void)
{
}

void
fuzz_try (const guint8 *bytes, gsize size)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (ForconCampaignEntry) entry = forcon_entry_from_xml ((const char *) bytes, size, &error);
  g_autoptr (ForconCampaignEntry) again = NULL;
  g_autofree char *xml = NULL;
  g_autofree char *xml_again = NULL;

  if (fuzz_refused (entry, error))
    return;
  xml = forcon_entry_to_xml (entry);
  again = forcon_entry_from_xml (xml, strlen (xml), &error);
  g_assert_no_error (error);
  xml_again = forcon_entry_to_xml (again);
  fuzz_assert_same ("the entry that was read again", xml, xml_again);
}
