/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/shell/tally.h"

#include <glib/gi18n-lib.h>

ForconTally
forcon_tally_openings (const GArray *openings)
{
  ForconTally tally = { { 0 } };

  for (guint i = 0; i < openings->len; i++)
    tally.n[g_array_index (openings, ForconCampaignOpening, i).kind]++;
  return tally;
}

gboolean
forcon_tally_is_due (const ForconTally *tally)
{
  if (tally->n[FORCON_CAMPAIGN_OPENING_BEGIN] > 0)
    return TRUE;
  return tally->n[FORCON_CAMPAIGN_OPENING_ADVANCE] > 0
         && tally->n[FORCON_CAMPAIGN_OPENING_OWES_SHEET] + tally->n[FORCON_CAMPAIGN_OPENING_SETTLE_LINE] == 0;
}

char *
forcon_tally_to_text (ForconCampaignOpeningKind kind, guint n)
{
  switch ((gint) kind)
    {
    case FORCON_CAMPAIGN_OPENING_LACK:
      return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u thing is missing", "%u things are missing", n), n);
    case FORCON_CAMPAIGN_OPENING_OWES_SHEET:
      return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u owes a sheet", "%u owe a sheet", n), n);
    case FORCON_CAMPAIGN_OPENING_SETTLE_LINE:
      return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u line to settle", "%u lines to settle", n), n);
    case FORCON_CAMPAIGN_OPENING_QUERY:
      return g_strdup_printf (
          g_dngettext (GETTEXT_PACKAGE, "%u question from an admiral", "%u questions from admirals", n), n);
    case FORCON_CAMPAIGN_OPENING_ANSWER:
      return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u question to you", "%u questions to you", n), n);
    case FORCON_CAMPAIGN_OPENING_CLASH:
      return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u clash to fight", "%u clashes to fight", n), n);
    case FORCON_CAMPAIGN_OPENING_RETURN:
      return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u clash to hand back", "%u clashes to hand back", n), n);
    case FORCON_CAMPAIGN_OPENING_LANDING:
      return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u landing to fight", "%u landings to fight", n), n);
    case FORCON_CAMPAIGN_OPENING_BEGIN:
      return g_strdup (_ ("Play can begin"));
    default:
      return g_strdup (_ ("Nothing stands in the way"));
    }
}
