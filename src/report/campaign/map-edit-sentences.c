/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "report/campaign/map-edit-sentences.h"

#include "base/language.h"

static char *
list_degrees (ForconGrid grid)
{
  GString *text = g_string_new (NULL);

  for (const gint *degrees = forcon_map_rotation_degrees (grid); *degrees != 0; degrees++)
    g_string_append_printf (text, "%s%d", text->len > 0 ? ", " : "", *degrees);
  return g_string_free (text, FALSE);
}

char *
forcon_map_rotation_sentence (const ForconCampaign *campaign, const ForconRotationVerdict *verdict)
{
  g_autofree char *degrees = NULL;

  switch (verdict->problem)
    {
    case FORCON_ROTATION_DEGREES:
      degrees = list_degrees (verdict->grid);
      /* Translators: degrees; those that this grid can be turned by, such as "60, 120, 180". */
      return g_strdup_printf (_ ("This map cannot be turned by %1$d degrees, only by %2$s"), verdict->actual, degrees);
    case FORCON_ROTATION_NOTHING:
      return g_strdup (_ ("There is no sector to copy besides the centre"));
    case FORCON_ROTATION_OVERLAPS:
      /* Translators: how many copies would, of how many; the name of a sector. */
      return g_strdup_printf (
          _ ("%1$d of %2$d copies would lie on sectors that are there, the first on “%3$s”: choose a "
             "part that fits between its copies"),
          verdict->actual, verdict->needed, forcon_campaign_sector (campaign, verdict->sector)->name);
    case FORCON_ROTATION_TOO_WIDE:
      /* Translators: columns or rows: how many there would be, and how many there can be. */
      return g_strdup_printf (_ ("The map would be %1$d columns or rows wide; a grid has %2$d"), verdict->actual,
                              verdict->needed);
    case FORCON_ROTATION_TOO_MANY:
      /* Translators: sectors: how many there would be, and how many there can be. */
      return g_strdup_printf (_ ("The map would have %1$d sectors; there can be %2$d"), verdict->actual,
                              verdict->needed);
    case FORCON_ROTATION_DONE:
    default:
      return NULL;
    }
}
