/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A sector: what lies there, who is there, and what the main map says. */
#include "app/inspector/fact-sheet.h"

#include <glib/gi18n-lib.h>

#include "render/drawing/campaign-labels.h"
#include "report/campaign/campaign-wording.h"

static void
add_what_lies_there (const ForconFactSheet *sheet, ForconSectorId id)
{
  const ForconCampaign *campaign = sheet->campaign;
  g_autofree char *title = g_strdup_printf (_ ("Sector %s"), forcon_wording_sector (campaign, id));
  g_autofree char *neighbours = forcon_wording_neighbours (campaign, id);
  AdwPreferencesGroup *group = forcon_fact_group (sheet, title);

  for (guint i = 0; i < campaign->features->len; i++)
    {
      const ForconFeature *feature = &g_array_index (campaign->features, ForconFeature, i);
      const char *kind = forcon_label_sector_object (feature->kind);
      g_autofree char *held = NULL;

      if (!FORCON_ID_EQUAL (feature->sector, id))
        continue;
      if (!FORCON_ID_IS_NONE (feature->holder))
        /* Translators: what it is ("planet"), who holds it. */
        held = g_strdup_printf (_ ("%1$s, held by %2$s"), kind, forcon_wording_admiral (campaign, feature->holder));
      forcon_fact_row (group, forcon_wording_feature (campaign, feature->object), held != NULL ? held : kind);
    }
  forcon_fact_row (group, _ ("Ways lead to"), neighbours);
}

static void
add_formations (const ForconFactSheet *sheet, ForconSectorId id)
{
  const ForconCampaign *campaign = sheet->campaign;
  AdwPreferencesGroup *group = forcon_fact_group (sheet, _ ("Formations"));
  gboolean any = FALSE;

  for (guint i = 1; i <= campaign->posts->len; i++)
    {
      ForconFormationId formation = { (guint16) i };
      g_autofree char *name = NULL;

      if (!FORCON_ID_EQUAL (forcon_campaign_post (campaign, formation)->sector, id)
          || !forcon_campaign_formation_lives (campaign, formation))
        continue;
      name = forcon_wording_known (campaign, formation);
      forcon_fact_link (group, name,
                        forcon_wording_admiral (campaign, forcon_battle_formation (campaign->fleet, formation)->side),
                        "win.show-formation", i);
      any = TRUE;
    }
  if (!any)
    forcon_fact_row (group, _ ("None is here"), NULL);
}

static void
add_mines (const ForconFactSheet *sheet, ForconSectorId id)
{
  const ForconCampaign *campaign = sheet->campaign;
  AdwPreferencesGroup *group = NULL;

  for (guint i = 0; i < campaign->fields->len; i++)
    {
      const ForconField *field = &g_array_index (campaign->fields, ForconField, i);
      g_autofree char *mines = NULL;
      g_autofree char *known = NULL;
      g_autofree char *text = NULL;

      if (!FORCON_ID_EQUAL (field->sector, id) || field->count == 0)
        continue;
      if (group == NULL)
        group = forcon_fact_group (sheet, _ ("Mines"));
      mines = forcon_wording_mines (field->count, field->charge);
      known = forcon_wording_admirals (campaign, field->known);
      /* Translators: whose mines, who knows of them. */
      text = g_strdup_printf (_ ("%1$s; known to: %2$s"), forcon_wording_admiral (campaign, field->admiral), known);
      forcon_fact_row (group, mines, text);
    }
}

static void
add_main_map (const ForconFactSheet *sheet, ForconSectorId id)
{
  const ForconCampaign *campaign = sheet->campaign;
  AdwPreferencesGroup *group = forcon_fact_group (sheet, _ ("On the main map"));
  AdwActionRow *row;

  for (guint i = 0; i < campaign->notices->len; i++)
    {
      const ForconNotice *notice = &g_array_index (campaign->notices, ForconNotice, i);
      gboolean of_formation = !FORCON_ID_IS_NONE (notice->formation);
      g_autofree char *shown = NULL;

      if (!FORCON_ID_EQUAL (notice->sector, id))
        continue;
      shown = of_formation ? forcon_wording_shown (campaign, notice) : g_strdup (notice->text);
      row = forcon_fact_row (group, shown, of_formation ? notice->text : NULL);
      if (sheet->writable)
        forcon_fact_button (
            row, "edit-delete-symbolic", _ ("Take it off the main map"), "inspector.unpublish",
            g_variant_new ("(uu)", (guint) notice->formation.value, of_formation ? 0u : (guint) id.value));
    }
  if (!sheet->writable)
    return;
  row = forcon_fact_row (group, _ ("Write something here"), _ ("For all to see"));
  forcon_fact_button (row, "document-edit-symbolic", _ ("Write on the main map"), "inspector.write",
                      g_variant_new_uint32 (id.value));
}

void
forcon_inspect_sector (const ForconFactSheet *sheet, ForconSectorId sector)
{
  add_what_lies_there (sheet, sector);
  add_formations (sheet, sector);
  add_mines (sheet, sector);
  add_main_map (sheet, sector);
}
