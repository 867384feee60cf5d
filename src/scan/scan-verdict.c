/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "scan/scan-verdict.h"

#include <glib/gi18n-lib.h>

#include "base/text.h"
#include "render/forms/sheet-code.h"

static void
add_admiral (GArray *admirals, ForconSideId admiral)
{
  for (guint i = 0; i < admirals->len; i++)
    if (FORCON_ID_EQUAL (g_array_index (admirals, ForconSideId, i), admiral))
      return;
  g_array_append_val (admirals, admiral);
}

/* A code of a sheet for now counts more than one for another phase, and that more than one of another campaign. */
static void
weigh (ForconScanVerdict *verdict, const ForconCampaign *campaign, const ForconScanShelf *shelf, const char *code)
{
  ForconSideId admiral = FORCON_NO_SIDE;
  gint phase = 0;
  ForconScanFate fate = FORCON_SCAN_NO_CODE;

  switch (forcon_sheet_code_read (campaign, shelf->sheet_mark, shelf->pasts, code, &admiral, &phase))
    {
    case FORCON_SHEET_CODE_OURS:
      fate = phase == forcon_campaign_coming_phase (campaign) ? FORCON_SCAN_OURS : FORCON_SCAN_PHASE;
      break;
    case FORCON_SHEET_CODE_WHOSE:
      fate = FORCON_SCAN_WHOSE;
      break;
    case FORCON_SHEET_CODE_NAMESAKE:
      fate = FORCON_SCAN_NAMESAKE;
      break;
    case FORCON_SHEET_CODE_FOREIGN:
      fate = FORCON_SCAN_FOREIGN;
      break;
    case FORCON_SHEET_CODE_NONE:
    default:
      break;
    }
  if (fate > verdict->fate || fate == FORCON_SCAN_NO_CODE)
    return;
  if (fate < verdict->fate)
    g_array_set_size (verdict->admirals, 0);
  verdict->fate = fate;
  verdict->phase = phase;
  if (fate <= FORCON_SCAN_PHASE)
    add_admiral (verdict->admirals, admiral);
}

ForconScanVerdict *
forcon_scan_judge (const ForconCampaign *campaign, const ForconScanShelf *shelf, const ForconScanFile *file,
                   ForconSideId chosen)
{
  ForconScanVerdict *verdict = g_new0 (ForconScanVerdict, 1);

  verdict->fate = FORCON_SCAN_NO_CODE;
  verdict->admirals = g_array_new (FALSE, FALSE, sizeof (ForconSideId));
  if (FORCON_ID_IS_NONE (chosen))
    for (guint i = 0; i < file->codes->len; i++)
      weigh (verdict, campaign, shelf, g_ptr_array_index (file->codes, i));
  else
    {
      verdict->fate = FORCON_SCAN_OURS;
      verdict->phase = forcon_campaign_coming_phase (campaign);
      add_admiral (verdict->admirals, chosen);
    }
  return verdict;
}

char *
forcon_scan_why_not (const ForconCampaign *campaign, const ForconScanFile *file, const ForconScanVerdict *verdict)
{
  ForconSideId admiral
      = verdict->admirals->len == 0 ? FORCON_NO_SIDE : g_array_index (verdict->admirals, ForconSideId, 0);

  switch (verdict->fate)
    {
    case FORCON_SCAN_PHASE:
      /* Translators: the name of a file, an admiral, the phase of the sheet, the phase that is being collected. */
      return g_strdup_printf (_ ("“%1$s” is a sheet of %2$s for phase %3$d, and phase %4$d is collected now: if it "
                                 "counts, choose the admiral"),
                              file->name, forcon_name (forcon_campaign_admiral_name (campaign, admiral)),
                              verdict->phase, forcon_campaign_coming_phase (campaign));
    case FORCON_SCAN_WHOSE:
      /* Translators: the name of a file. */
      return g_strdup_printf (_ ("“%s” was printed when its admiral was known by another id: choose the admiral"),
                              file->name);
    case FORCON_SCAN_NAMESAKE:
      /* Translators: the name of a file. */
      return g_strdup_printf (_ ("“%s” is a sheet of another campaign of the same name: open that one, or choose the "
                                 "admiral"),
                              file->name);
    case FORCON_SCAN_FOREIGN:
      /* Translators: the name of a file. */
      return g_strdup_printf (_ ("“%s” is a sheet of another campaign: open that one, or choose the admiral"),
                              file->name);
    case FORCON_SCAN_OURS:
    case FORCON_SCAN_NO_CODE:
    default:
      /* Translators: the name of a file. */
      return g_strdup_printf (_ ("“%s” shows no code of an order sheet that can be read: take it again, or choose the "
                                 "admiral"),
                              file->name);
    }
}

char *
forcon_scan_filed (const ForconCampaign *campaign, ForconSideId admiral, gint phase, guint page)
{
  const char *name = forcon_name (forcon_campaign_admiral_name (campaign, admiral));

  if (phase == 0 && page <= 1)
    /* Translators: an admiral. */
    return g_strdup_printf (_ ("Scan of %s, before play"), name);
  if (page > 1)
    /* Translators: an admiral, the number of a phase, and which page it is. */
    return g_strdup_printf (_ ("Scan of %1$s, phase %2$d, page %3$u"), name, phase, page);
  /* Translators: an admiral, and the number of a phase. */
  return g_strdup_printf (_ ("Scan of %1$s, phase %2$d"), name, phase);
}

void
forcon_scan_verdict_free (ForconScanVerdict *verdict)
{
  if (verdict == NULL)
    return;
  g_array_unref (verdict->admirals);
  g_free (verdict);
}
