/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "campaign/orders/sheet-archive.h"

#define TAKE(name, TYPE) .name = fact->name,

/* A sheet, and how many entries were in force when it was handed in. */
typedef struct {
  ForconSheet sheet;
  guint entry;
} Kept;

/* Where a phase began: how many entries were in force before that. */
typedef struct {
  gint phase;
  guint entry;
} Begun;

/**
 * ForconSheetArchive:
 * @sheets: (element-type Kept): in the order of the journal
 * @phases: (element-type Begun): likewise
 * @read: how many entries have been read
 */
struct _ForconSheetArchive {
  GArray *sheets;
  GArray *phases;
  guint read;
};

ForconSheetArchive *
forcon_sheet_archive_new (void)
{
  ForconSheetArchive *archive = g_new0 (ForconSheetArchive, 1);

  archive->sheets = g_array_new (FALSE, FALSE, sizeof (Kept));
  archive->phases = g_array_new (FALSE, FALSE, sizeof (Begun));
  return archive;
}

void
forcon_sheet_archive_free (ForconSheetArchive *archive)
{
  g_array_unref (archive->sheets);
  g_array_unref (archive->phases);
  g_free (archive);
}

static void
read_event (ForconSheetArchive *archive, const ForconCampaignEvent *event, guint entry)
{
  const ForconFact_sheet_handed_in *fact = &event->sheet_handed_in;
  Kept kept = { .entry = entry };
  Begun begun = { .entry = entry };

  if (event->kind == FORCON_CAMPAIGN_EVENT_SHEET_HANDED_IN)
    {
      kept.sheet = (ForconSheet){ FORCON_FIELDS_SHEET (TAKE) };
      g_array_append_val (archive->sheets, kept);
    }
  else if (event->kind == FORCON_CAMPAIGN_EVENT_PHASE_BEGUN)
    {
      begun.phase = event->phase_begun.phase;
      g_array_append_val (archive->phases, begun);
    }
}

/* What was undone is forgotten. */
static void
cut (ForconSheetArchive *archive, guint position)
{
  guint n_sheets = archive->sheets->len;
  guint n_phases = archive->phases->len;

  while (n_sheets > 0 && g_array_index (archive->sheets, Kept, n_sheets - 1).entry >= position)
    n_sheets--;
  while (n_phases > 0 && g_array_index (archive->phases, Begun, n_phases - 1).entry >= position)
    n_phases--;
  g_array_set_size (archive->sheets, n_sheets);
  g_array_set_size (archive->phases, n_phases);
  archive->read = MIN (archive->read, position);
}

gboolean
forcon_sheet_archive_read (ForconSheetArchive *archive, ForconChronicle *chronicle, guint most)
{
  guint position = forcon_chronicle_position (chronicle);

  cut (archive, position);
  for (guint i = 0; i < most && archive->read < position; i++, archive->read++)
    {
      const ForconCampaignEntry *entry = forcon_chronicle_entry (chronicle, archive->read, NULL);

      for (guint k = 0; entry != NULL && k < entry->events->len; k++)
        read_event (archive, &g_array_index (entry->events, ForconCampaignEvent, k), archive->read);
    }
  return archive->read < position;
}

guint
forcon_sheet_archive_n_sheets (const ForconSheetArchive *archive)
{
  return archive->sheets->len;
}

const ForconSheet *
forcon_sheet_archive_sheet (const ForconSheetArchive *archive, guint place)
{
  g_return_val_if_fail (place < archive->sheets->len, NULL);
  return &g_array_index (archive->sheets, Kept, place).sheet;
}

/* How many entries are in force when the last has been said of the sheets of a phase, or of one that came later. */
static guint
end_of (const ForconSheetArchive *archive, const Kept *kept)
{
  for (guint i = 0; i < archive->phases->len; i++)
    {
      const Begun *begun = &g_array_index (archive->phases, Begun, i);

      if (begun->phase > kept->sheet.phase && begun->entry > kept->entry)
        return begun->entry;
    }
  return archive->read;
}

ForconCampaign *
forcon_sheet_archive_campaign (const ForconSheetArchive *archive, ForconChronicle *chronicle, ForconSheetId sheet,
                               GError **error)
{
  for (guint i = 0; i < archive->sheets->len; i++)
    {
      const Kept *kept = &g_array_index (archive->sheets, Kept, i);

      if (FORCON_ID_EQUAL (kept->sheet.sheet, sheet))
        return forcon_chronicle_campaign_at (chronicle, end_of (archive, kept), error);
    }
  return NULL;
}
