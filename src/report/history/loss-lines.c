/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "report/history/loss-lines.h"

#include "report/campaign/campaign-wording.h"

#include "base/language.h"

/* @line: (transfer full) */
static void
add_if (GPtrArray *lines, guint count, char *line)
{
  if (count > 0)
    g_ptr_array_add (lines, line);
  else
    g_free (line);
}

static void
add_table (GPtrArray *lines, const ForconCampaign *campaign, const ForconTakenAtTable *table)
{
  g_autofree char *clash = forcon_wording_clash (campaign, table->clash);

  /* Translators: how many commands were given at the table of which clash. */
  g_ptr_array_add (lines, g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%1$u command at the table (%2$s)",
                                                        "%1$u commands at the table (%2$s)", table->commands),
                                           table->commands, clash));
}

GPtrArray *
forcon_campaign_lines_of_loss (const ForconCampaign *campaign, const ForconTakenBack *loss)
{
  GPtrArray *lines = g_ptr_array_new_with_free_func (g_free);

  if (loss->first_phase != 0 && loss->first_phase == loss->last_phase)
    g_ptr_array_add (lines, g_strdup_printf (_ ("the beginning of phase %d"), loss->first_phase));
  else if (loss->first_phase != 0)
    g_ptr_array_add (
        lines, g_strdup_printf (_ ("the beginning of the phases %1$d to %2$d"), loss->first_phase, loss->last_phase));
  add_if (
      lines, loss->halves,
      g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u resolved half-phase", "%u resolved half-phases", loss->halves),
                       loss->halves));
  add_if (
      lines, loss->sheets,
      g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u order sheet", "%u order sheets", loss->sheets), loss->sheets));
  for (guint i = 0; loss->clashes != NULL && i < loss->clashes->len; i++)
    add_table (lines, campaign, &g_array_index (loss->clashes, ForconTakenAtTable, i));
  add_if (lines, loss->returned,
          g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u clash that went back to the map",
                                        "%u clashes that went back to the map", loss->returned),
                           loss->returned));
  add_if (
      lines, loss->messages,
      g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u message or notice", "%u messages and notices", loss->messages),
                       loss->messages));
  add_if (lines, loss->rulings,
          g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u change by the master's hand",
                                        "%u changes by the master's hand", loss->rulings),
                           loss->rulings));
  add_if (lines, loss->notes,
          g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u note", "%u notes", loss->notes), loss->notes));
  return lines;
}

char *
forcon_wording_faces (const GArray *dice, gboolean typed)
{
  GString *faces = g_string_new (NULL);

  for (guint i = 0; i < dice->len; i++)
    {
      const ForconDie *die = &g_array_index (dice, ForconDie, i);

      if (!typed || !die->generated)
        g_string_append_printf (faces, "%s%d", faces->len == 0 ? "" : " ", die->face);
    }
  return g_string_free (faces, FALSE);
}
