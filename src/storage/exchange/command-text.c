/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "storage/exchange/command-text.h"

#include "storage/exchange/entry-xml.h"

char *
forcon_command_to_text (const ForconCampaignCommand *command)
{
  g_autoptr (ForconCampaignEntry) entry = forcon_campaign_entry_new ();

  entry->command = *command;
  return forcon_entry_to_xml (entry);
}

gboolean
forcon_command_from_text (const char *text, gsize length, ForconCampaignCommand *command, GError **error)
{
  g_autoptr (ForconCampaignEntry) entry = forcon_entry_from_xml (text, length, error);

  if (entry == NULL)
    return FALSE;
  *command = entry->command;
  return TRUE;
}
