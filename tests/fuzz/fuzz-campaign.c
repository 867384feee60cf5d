/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fuzz-campaign.h"

#include "storage/exchange/entry-xml.h"
#include "fuzz.h"

#include <string.h>

/* Returns: whether it was not refused */
gboolean
fuzz_do (ForconChronicle *chronicle, const ForconCampaignCommand *command)
{
  g_autoptr (ForconCampaignOutcome) outcome = forcon_chronicle_do (chronicle, command, &FORCON_DICE_GENERATED);

  g_assert_cmpint (outcome->verdict.kind, !=, FORCON_PROBLEM_NEEDS_DICE);
  return outcome->verdict.kind == FORCON_PROBLEM_NONE;
}

/* Clashes that open stay as they are. */
void
fuzz_advance (ForconChronicle *chronicle, guint halves)
{
  ForconCampaignCommand advance = { .kind = FORCON_CAMPAIGN_COMMAND_ADVANCE, .advance.leave_open = TRUE };

  for (guint i = 0; i < halves; i++)
    fuzz_do (chronicle, &advance);
}

/* Every entry can be written and read, and says then what it said. */
void
fuzz_check_entries (ForconChronicle *chronicle)
{
  for (guint i = 0; i < forcon_chronicle_length (chronicle); i++)
    {
      g_autoptr (GError) error = NULL;
      const ForconCampaignEntry *entry = forcon_chronicle_entry (chronicle, i, &error);
      g_autofree char *xml = NULL;
      g_autofree char *xml_again = NULL;
      g_autoptr (ForconCampaignEntry) again = NULL;

      g_assert_no_error (error);
      xml = forcon_entry_to_xml (entry);
      again = forcon_entry_from_xml (xml, strlen (xml), &error);
      g_assert_no_error (error);
      xml_again = forcon_entry_to_xml (again);
      fuzz_assert_same ("an entry that was read again", xml, xml_again);
    }
}

static char *
hash_of (const ForconChronicle *chronicle)
{
  return forcon_campaign_hash (forcon_chronicle_campaign (chronicle));
}

/* Back to the start and to the end again is where it was; and everything is decided as it was. */
void
fuzz_check_undo (ForconChronicle *chronicle)
{
  g_autofree char *start = forcon_campaign_hash (forcon_chronicle_start (chronicle));
  g_autofree char *end = hash_of (chronicle);
  g_autofree char *undone = NULL;
  g_autofree char *redone = NULL;

  while (forcon_chronicle_undo (chronicle, NULL))
    ;
  undone = hash_of (chronicle);
  fuzz_assert_same ("the campaign that was undone", start, undone);
  while (forcon_chronicle_redo (chronicle, NULL))
    ;
  redone = hash_of (chronicle);
  fuzz_assert_same ("the campaign that was done again", end, redone);
  g_assert_true (forcon_chronicle_verify (chronicle).agrees);
}
