/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "render/forms/sheet-code.h"

#define MAGIC "FORCON"
#define FORM "1"

/* What stands in the code for the campaign: capitals and digits, which a small code holds. */
#define MARK_LENGTH 8

/* Words of a code */
#define N_WORDS 5

/* A phase has at most so high a number here. */
#define PHASE_MAX 9999

static char *
mark_of (const ForconCampaign *campaign)
{
  const char *name = forcon_campaign_name (campaign);
  g_autofree char *digest = g_compute_checksum_for_string (G_CHECKSUM_SHA256, name == NULL ? "" : name, -1);
  g_autofree char *capitals = g_ascii_strup (digest, -1);

  return g_strndup (capitals, MARK_LENGTH);
}

char *
forcon_sheet_code (const ForconCampaign *campaign, ForconSideId admiral, gint phase)
{
  g_autofree char *mark = mark_of (campaign);

  return g_strdup_printf (MAGIC " " FORM " %s %d %u", mark, phase, (guint) admiral.value);
}

ForconSheetCode
forcon_sheet_code_read (const ForconCampaign *campaign, const char *text, ForconSideId *admiral, gint *phase)
{
  g_auto (GStrv) words = g_strsplit (text, " ", N_WORDS + 1);
  g_autofree char *mark = mark_of (campaign);
  guint64 of_phase, of_admiral;

  if (g_strv_length (words) != N_WORDS || !g_str_equal (words[0], MAGIC) || !g_str_equal (words[1], FORM)
      || !g_ascii_string_to_unsigned (words[3], 10, 0, PHASE_MAX, &of_phase, NULL)
      || !g_ascii_string_to_unsigned (words[4], 10, 1, G_MAXUINT16, &of_admiral, NULL))
    return FORCON_SHEET_CODE_NONE;
  if (!g_str_equal (words[2], mark) || of_admiral > forcon_campaign_n_admirals (campaign))
    return FORCON_SHEET_CODE_FOREIGN;
  *phase = (gint) of_phase;
  *admiral = (ForconSideId){ (guint16) of_admiral };
  return FORCON_SHEET_CODE_OURS;
}
