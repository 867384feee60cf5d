/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A formation: what it is, what it has to do, who knows of it, and what may be told. */
#include "app/inspector/fact-sheet.h"

#include <glib/gi18n-lib.h>

#include "render/drawing/campaign-labels.h"
#include "render/drawing/instruction-text.h"
#include "report/campaign/campaign-sentences.h"
#include "report/campaign/campaign-wording.h"
#include "engine/state/formation.h"
#include "base/text.h"

static void
add_what_it_is (const ForconFactSheet *sheet, ForconFormationId id)
{
  const ForconCampaign *campaign = sheet->campaign;
  ForconSideId owner = forcon_battle_formation (campaign->fleet, id)->side;
  g_autofree char *known = forcon_wording_known (campaign, id);
  g_autofree char *name = forcon_text_capitalise (known);
  g_autofree char *place = forcon_campaign_place_of_formation (campaign, id);
  AdwPreferencesGroup *group = forcon_fact_group (sheet, name);

  forcon_fact_link (group, forcon_wording_admiral (campaign, owner), _ ("Its admiral; to the order sheet"),
                    "win.show-sheet", owner.value);
  if (forcon_campaign_formation_lives (campaign, id))
    forcon_fact_link (group, _ ("Place"), place, "win.show-sector", forcon_campaign_post (campaign, id)->sector.value);
  else
    forcon_fact_row (group, _ ("This formation is over"), NULL);
  if (!FORCON_ID_IS_NONE (forcon_campaign_post (campaign, id)->clash))
    forcon_fact_link (group, _ ("Engaged"), _ ("To the table of its clash"), "win.show-table",
                      forcon_campaign_post (campaign, id)->clash.value);
}

static void
add_ships (const ForconFactSheet *sheet, ForconFormationId id)
{
  const ForconBattle *fleet = sheet->campaign->fleet;
  ForconShips ships = forcon_formation_ships (fleet, id);
  g_autofree char *title = forcon_wording_ship_count ((gint) ships.n);
  AdwPreferencesGroup *group = forcon_fact_group (sheet, title);

  for (guint i = 0; i < ships.n; i++)
    {
      g_autofree char *state = forcon_campaign_state_of_ship (fleet, sheet->rules, ships.ship[i]);

      forcon_fact_link (group, forcon_wording_ship (fleet, ships.ship[i]), state, "win.show-ship", ships.ship[i].value);
    }
}

static void
add_orders (const ForconFactSheet *sheet, ForconFormationId id)
{
  const GArray *tasks = sheet->campaign->tasks;
  AdwPreferencesGroup *group = forcon_fact_group (sheet, _ ("Orders in force"));
  gboolean any = FALSE;

  for (guint i = 0; i < tasks->len; i++)
    {
      const ForconTask *task = &g_array_index (tasks, ForconTask, i);
      g_autofree char *what = NULL;
      AdwActionRow *row;

      if (!FORCON_ID_EQUAL (task->formation, id) || !forcon_task_in_force (task))
        continue;
      what = forcon_wording_task (sheet->campaign, task);
      row = forcon_fact_row (group, what, forcon_label_task_state (task->state));
      if (sheet->writable)
        forcon_fact_button (row, "edit-delete-symbolic", _ ("Cancel this order"), "inspector.cancel-task",
                            g_variant_new_uint32 (task->task.value));
      any = TRUE;
    }
  if (!any)
    forcon_fact_row (group, _ ("No orders"), NULL);
}

static void
add_instructions (const ForconFactSheet *sheet, ForconFormationId id)
{
  const GArray *instructions = sheet->campaign->instructions;
  AdwPreferencesGroup *group = NULL;

  for (guint i = 0; i < instructions->len; i++)
    {
      const ForconInstruction *instruction = &g_array_index (instructions, ForconInstruction, i);
      g_autofree char *text = NULL;
      AdwActionRow *row;

      if (!FORCON_ID_EQUAL (instruction->formation, id) || !forcon_instruction_in_force (instruction))
        continue;
      if (group == NULL)
        group = forcon_fact_group (sheet, _ ("Standing instructions"));
      text = forcon_instruction_text (sheet->campaign, instruction);
      row = forcon_fact_row (group, text, instruction->comment);
      if (sheet->writable)
        forcon_fact_button (row, "edit-delete-symbolic", _ ("Drop this instruction"), "inspector.forget",
                            g_variant_new_uint32 (instruction->instruction.value));
    }
}

/* What an admiral of others knows, and the ways to tell more. */
static void
add_who_knows (const ForconFactSheet *sheet, AdwPreferencesGroup *group, ForconFormationId id, ForconSideId admiral)
{
  const ForconCampaign *campaign = sheet->campaign;
  const ForconSighting *sighting = forcon_campaign_sighting (campaign, admiral, id);
  ForconCampaignTelling telling = forcon_campaign_telling (campaign, NULL);
  gboolean knows = sighting != NULL && sighting->level != FORCON_LEVEL_HIDDEN;
  g_autofree char *what = knows ? forcon_wording_sighting (&telling, sighting, campaign->progress.phase) : NULL;
  AdwActionRow *row
      = forcon_fact_row (group, forcon_wording_admiral (campaign, admiral), knows ? what : _ ("Knows nothing of it"));
  g_autoptr (GMenu) menu = g_menu_new ();
  static const struct {
    ForconLevel level;
    const char *label;
  } levels[]
      = { { FORCON_LEVEL_CONTACT, N_ ("Tell of a contact") }, { FORCON_LEVEL_IDENTIFIED, N_ ("Tell who it is") } };
  GtkWidget *mark = gtk_image_new_from_icon_name (knows ? "view-reveal-symbolic" : "view-conceal-symbolic");

  gtk_accessible_update_state (GTK_ACCESSIBLE (mark), GTK_ACCESSIBLE_STATE_HIDDEN, TRUE, -1);
  adw_action_row_add_prefix (row, mark);
  for (guint i = 0; i < G_N_ELEMENTS (levels); i++)
    {
      g_autoptr (GMenuItem) item = g_menu_item_new (_ (levels[i].label), NULL);

      g_menu_item_set_action_and_target (item, "inspector.reveal", "(uuu)", (guint) admiral.value, (guint) id.value,
                                         (guint) levels[i].level);
      g_menu_append_item (menu, item);
    }
  if (sheet->writable)
    forcon_fact_menu (row, "view-more-symbolic", _ ("Tell this admiral"), menu);
}

static const ForconNotice *
notice_of (const ForconCampaign *campaign, ForconFormationId id)
{
  for (guint i = 0; i < campaign->notices->len; i++)
    {
      const ForconNotice *notice = &g_array_index (campaign->notices, ForconNotice, i);

      if (FORCON_ID_EQUAL (notice->formation, id))
        return notice;
    }
  return NULL;
}

static void
add_main_map (const ForconFactSheet *sheet, AdwPreferencesGroup *group, ForconFormationId id)
{
  const ForconNotice *notice = notice_of (sheet->campaign, id);
  g_autofree char *shown = notice == NULL ? NULL : forcon_wording_shown (sheet->campaign, notice);
  AdwActionRow *row = forcon_fact_row (group, _ ("Main map"), notice == NULL ? _ ("Not on it") : shown);
  g_autoptr (GMenu) menu = g_menu_new ();
  g_autoptr (GMenuItem) contact = g_menu_item_new (_ ("Show as a contact"), NULL);
  g_autoptr (GMenuItem) named = g_menu_item_new (_ ("Show with its name"), NULL);

  g_menu_item_set_action_and_target (contact, "inspector.publish", "(uu)", (guint) id.value,
                                     (guint) FORCON_LEVEL_CONTACT);
  g_menu_item_set_action_and_target (named, "inspector.publish", "(uu)", (guint) id.value,
                                     (guint) FORCON_LEVEL_IDENTIFIED);
  g_menu_append_item (menu, contact);
  g_menu_append_item (menu, named);
  if (notice != NULL)
    {
      g_autoptr (GMenuItem) off = g_menu_item_new (_ ("Take it off"), NULL);

      g_menu_item_set_action_and_target (off, "inspector.unpublish", "(uu)", (guint) id.value, 0u);
      g_menu_append_item (menu, off);
    }
  if (sheet->writable)
    forcon_fact_menu (row, "view-more-symbolic", _ ("Show on the main map"), menu);
}

void
forcon_inspect_formation (const ForconFactSheet *sheet, ForconFormationId formation)
{
  ForconSideId owner = forcon_battle_formation (sheet->campaign->fleet, formation)->side;
  AdwPreferencesGroup *group;

  add_what_it_is (sheet, formation);
  if (!forcon_campaign_formation_lives (sheet->campaign, formation))
    return;
  add_orders (sheet, formation);
  add_instructions (sheet, formation);
  group = forcon_fact_group (sheet, _ ("Who knows of it"));
  for (guint i = 1; i <= forcon_campaign_n_admirals (sheet->campaign); i++)
    if (i != owner.value)
      add_who_knows (sheet, group, formation, (ForconSideId){ (guint16) i });
  add_main_map (sheet, group, formation);
  add_ships (sheet, formation);
}
