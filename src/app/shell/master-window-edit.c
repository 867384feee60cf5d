/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A game of one's own: scenarios that are begun, opened, edited, saved and played. */
#include "app/shell/master-window-private.h"

#include <glib/gi18n-lib.h>

#include "app/editor/flaw-list.h"
#include "app/editor/rules-window.h"
#include "app/game/game-edit.h"
#include "app/widgets/actions.h"
#include "storage/files/file-save.h"
#include "storage/store/store-scenario.h"

/* What was done, and what could not be handed on. */
static void
say_with_notes (ForconMasterWindow *self, const char *text, GPtrArray *notes)
{
  g_autofree char *rest = NULL;
  g_autofree char *whole = NULL;

  g_ptr_array_add (notes, NULL);
  rest = g_strjoinv ("\n", (char **) notes->pdata);
  whole = g_strjoin (*text != '\0' && *rest != '\0' ? "\n" : "", text, rest, NULL);
  if (*whole != '\0')
    forcon_master_window_say (self, whole);
}

/* Makes a file of the scenario and edits it; @like: (nullable): what it is a copy of. */
static void
edit_scenario (ForconMasterWindow *self, const ForconScenario *scenario, const char *path, const ForconStore *like,
               const GError *problem)
{
  g_autoptr (GPtrArray) notes = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GError) error = NULL;

  if (scenario == NULL || !forcon_game_create (self->game, path, scenario, like, notes, &error))
    {
      forcon_master_window_show_error (self, _ ("The scenario cannot be edited"),
                                       scenario == NULL ? problem->message : error->message);
      return;
    }
  forcon_game_set_editing (self->game, TRUE);
  say_with_notes (self, "", notes);
}

/* New ones: called as the file is called. */

void
forcon_master_window_make_scenario (ForconMasterWindow *self, const char *path)
{
  g_autofree char *shown = g_filename_display_basename (path);
  g_autofree char *name = forcon_master_window_renamed (shown, "");
  g_autoptr (GError) error = NULL;
  g_autoptr (ForconScenario) scenario = forcon_scenario_new_empty (name, FORCON_GRID_HEX, "forcon-2010", &error);

  edit_scenario (self, scenario, path, NULL, error);
  /* What comes first are the names of the sectors. */
  if (forcon_game_editing (self->game))
    gtk_widget_activate_action (forcon_master_window_page (self), "map.names", NULL);
}

static void
on_new_chosen (gpointer owner, const char *path)
{
  if (path != NULL)
    forcon_master_window_make_scenario (owner, path);
}

static void
new_scenario (ForconMasterWindow *self)
{
  /* Translators: how a scenario and its file are called until somebody calls them otherwise. */
  g_autofree char *name = g_strconcat (_ ("My Scenario"), FORCON_CAMPAIGN_SUFFIX, NULL);

  forcon_master_window_ask_campaign_file (self, _ ("New Scenario"), name, NULL, on_new_chosen);
}

/* From a scenario's file */

void
forcon_master_window_edit_scenario (ForconMasterWindow *self, const char *xml, const char *path)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (ForconScenario) scenario = forcon_scenario_load (xml, NULL, &error);

  edit_scenario (self, scenario, path, NULL, error);
}

static void
on_edit_chosen (gpointer owner, const char *path)
{
  g_autofree char *xml = forcon_file_asked_about (owner);

  if (path != NULL)
    forcon_master_window_edit_scenario (owner, xml, path);
}

void
forcon_master_window_edit_file (ForconMasterWindow *self, const char *xml)
{
  g_autofree char *name = forcon_master_window_renamed (xml, FORCON_CAMPAIGN_SUFFIX);

  forcon_master_window_ask_campaign_file (self, _ ("Edit the Scenario In"), name, xml, on_edit_chosen);
}

/* From the campaign that is open, as it was before play */

void
forcon_master_window_edit_copy (ForconMasterWindow *self, const char *path)
{
  ForconStore *store = forcon_game_store (self->game);
  g_autoptr (GError) error = NULL;
  g_autoptr (ForconCampaign) set_up = forcon_chronicle_set_up (forcon_store_chronicle (store), &error);
  g_autoptr (ForconScenario) scenario = NULL;

  if (set_up != NULL)
    scenario = forcon_scenario_new_from (set_up, forcon_store_rules_name (store), &error);
  edit_scenario (self, scenario, path, store, error);
}

static void
on_copy_chosen (gpointer owner, const char *path)
{
  if (path != NULL && forcon_game_store (FORCON_MASTER_WINDOW (owner)->game) != NULL)
    forcon_master_window_edit_copy (owner, path);
}

static void
edit_copy (ForconMasterWindow *self)
{
  /* Translators: what is put behind the name of a file that a scenario is made of. */
  g_autofree char *suffix = g_strdup_printf ("-%s" FORCON_CAMPAIGN_SUFFIX, _ ("scenario"));
  g_autofree char *name = forcon_master_window_renamed (forcon_game_path (self->game), suffix);

  forcon_master_window_ask_campaign_file (self, _ ("Edit a Copy"), name, NULL, on_copy_chosen);
}

/* Saving */

static void
say_saved (ForconMasterWindow *self, const char *path, GPtrArray *notes)
{
  g_autofree char *name = g_path_get_basename (path);
  ForconFlawTally tally = forcon_flaw_tally (self->game);
  g_autofree char *wrong = forcon_flaw_tally_to_text (tally);
  g_autofree char *text = NULL;

  if (tally.grave + tally.doubtful > 0)
    /* Translators: the name of a file, "2 problems, 3 to check". */
    text = g_strdup_printf (_ ("Saved all the same as %1$s: %2$s"), name, wrong);
  else
    /* Translators: the name of a file. */
    text = g_strdup_printf (_ ("Saved as %s"), name);
  say_with_notes (self, text, notes);
}

void
forcon_master_window_save_scenario (ForconMasterWindow *self, const char *xml)
{
  ForconStore *store = forcon_game_store (self->game);
  g_autoptr (GPtrArray) notes = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GError) error = NULL;

  g_return_if_fail (FORCON_IS_MASTER_WINDOW (self) && store != NULL);
  if (forcon_file_may_replace (xml, &error) && forcon_store_save_scenario (store, xml, notes, &error))
    say_saved (self, xml, notes);
  else
    forcon_master_window_show_error (self, _ ("The scenario was not saved"), error->message);
}

static void
on_save_chosen (gpointer owner, const char *path)
{
  if (path != NULL && forcon_game_store (FORCON_MASTER_WINDOW (owner)->game) != NULL)
    forcon_master_window_save_scenario (owner, path);
}

static void
save_scenario (ForconMasterWindow *self)
{
  forcon_master_window_ask_xml_file (self, _ ("Save as Scenario"), on_save_chosen);
}

/* Playing. What is still wrong is shown, and play does not begin. */
static void
play_from_here (ForconMasterWindow *self)
{
  if (forcon_flaw_tally (self->game).grave == 0)
    g_action_group_activate_action (G_ACTION_GROUP (self), "begin", NULL);
  else
    {
      forcon_master_window_say (self, _ ("Play cannot begin yet: the problems in the list come first"));
      g_action_group_activate_action (G_ACTION_GROUP (self), "flaws", NULL);
    }
}

/* What is edited */

static void
show_flaws (ForconMasterWindow *self)
{
  if (!forcon_game_editing (self->game))
    return;
  adw_flap_set_reveal_flap (self->side, TRUE);
  forcon_edit_side_show_flaws (self->edit_side);
}

/* Puts the cursor into the name of what is selected. */
static void
name_entity (ForconMasterWindow *self)
{
  adw_flap_set_reveal_flap (self->side, TRUE);
  forcon_edit_side_name_it (self->edit_side);
}

/* From the properties back to where things are chosen. */
static void
focus_page (ForconMasterWindow *self)
{
  GtkWidget *page = forcon_master_window_page (self);

  if (gtk_widget_activate_action (page, "map.focus", NULL))
    return;
  if (self->page_focus != NULL && gtk_widget_get_mapped (self->page_focus)
      && gtk_widget_is_ancestor (self->page_focus, page))
    gtk_widget_grab_focus (self->page_focus);
  else
    gtk_widget_child_focus (page, GTK_DIR_TAB_FORWARD);
}

static void
on_focus_moved (ForconMasterWindow *self)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (self));

  if (focus != NULL && gtk_widget_is_ancestor (focus, GTK_WIDGET (self->pages)))
    g_set_weak_pointer (&self->page_focus, focus);
}

/* After what lies in a sector comes the sector. */
static void
remove_entity (ForconMasterWindow *self)
{
  ForconEntity entity;
  guint place = forcon_game_selected (self->game, &entity);
  ForconSectorId sector = forcon_game_sector_of (self->game, entity, place);

  if (place != 0 && forcon_game_editing (self->game) && forcon_game_remove (self->game, entity, place)
      && entity != FORCON_ENTITY_SECTOR && !FORCON_ID_IS_NONE (sector))
    forcon_game_select (self->game, FORCON_ENTITY_SECTOR, sector.value);
}

static const char *
page_of (ForconEntity entity)
{
  switch ((gint) entity)
    {
    case FORCON_ENTITY_POWER:
    case FORCON_ENTITY_ADMIRAL:
    case FORCON_ENTITY_FORMATION:
    case FORCON_ENTITY_SHIP:
    case FORCON_ENTITY_WEAPON:
    case FORCON_ENTITY_SIGHTING:
      return "fleets";
    default:
      return "map";
    }
}

/* Selects it, on the page where it is edited. */
static void
show (ForconMasterWindow *self, ForconEntity entity, guint place)
{
  forcon_game_set_editing (self->game, TRUE);
  forcon_master_window_show_page (self, page_of (entity));
  forcon_game_select (self->game, entity, place);
}

static void
show_entity (ForconMasterWindow *self, GVariant *parameter)
{
  guint32 entity, place;

  g_variant_get (parameter, "(uu)", &entity, &place);
  if (forcon_game_campaign (self->game) != NULL && entity < FORCON_N_ENTITY)
    show (self, (ForconEntity) entity, place);
}

/* To the line in which a name makes what is missing. */
static void
begin_missing (ForconMasterWindow *self, ForconEntity missing, const ForconFlaw *flaw)
{
  g_autofree char *of
      = missing == FORCON_ENTITY_POWER
            ? g_strdup ("")
            : forcon_entity_key (forcon_game_campaign (self->game), flaw->entity, flaw->place);

  forcon_master_window_show_page (self, "fleets");
  if (of != NULL)
    gtk_widget_activate_action (forcon_master_window_page (self), "fleets.begin-missing", "(us)", (guint32) missing,
                                of);
}

/* Leads to what a flaw is of, and where something is missing to where it is made. */
static void
mend_flaw (ForconMasterWindow *self, GVariant *parameter)
{
  const GArray *flaws = forcon_game_flaws (self->game);
  guint32 place = g_variant_get_uint32 (parameter);
  ForconFlaw flaw;

  if (!forcon_game_editing (self->game) || place >= flaws->len)
    return;
  flaw = g_array_index (flaws, ForconFlaw, place);
  if (flaw.kind == FORCON_FLAW_NO_MOUTH)
    show (self, flaw.other, flaw.other_place);
  else
    show (self, flaw.entity, flaw.place);
  switch ((gint) flaw.kind)
    {
    case FORCON_FLAW_FEW_ADMIRALS:
      begin_missing (self, FORCON_ENTITY_POWER, &flaw);
      break;
    case FORCON_FLAW_NO_ADMIRAL:
      begin_missing (self, FORCON_ENTITY_ADMIRAL, &flaw);
      break;
    case FORCON_FLAW_NO_FORMATION:
      begin_missing (self, FORCON_ENTITY_FORMATION, &flaw);
      break;
    case FORCON_FLAW_NO_SHIPS:
      begin_missing (self, FORCON_ENTITY_SHIP, &flaw);
      break;
    case FORCON_FLAW_NO_SECTORS:
      gtk_widget_activate_action (forcon_master_window_page (self), "map.names", NULL);
      break;
    case FORCON_FLAW_NO_MOUTH:
      gtk_widget_activate_action (forcon_master_window_page (self), "map.begin-mouth", NULL);
      break;
    default:
      break;
    }
}

static void
new_power (ForconMasterWindow *self)
{
  if (forcon_game_editing (self->game))
    begin_missing (self, FORCON_ENTITY_POWER, NULL);
}

static void
show_rules (ForconMasterWindow *self)
{
  forcon_rules_window_present (GTK_WINDOW (self), self->game);
}

static void
change_editing (ForconMasterWindow *self, GVariant *state)
{
  forcon_game_set_editing (self->game, g_variant_get_boolean (state));
}

static void
on_editing (ForconMasterWindow *self)
{
  gboolean editing = forcon_game_editing (self->game);
  GAction *action = g_action_map_lookup_action (G_ACTION_MAP (self), "edit");

  g_simple_action_set_state (G_SIMPLE_ACTION (action), g_variant_new_boolean (editing));
  gtk_stack_set_visible_child_name (self->facts, editing ? "edit" : "facts");
  forcon_master_window_update_header (self);
  forcon_master_window_update_edit (self);
  forcon_master_window_show_side (self);
  if (editing && g_strcmp0 (forcon_master_window_page_name (self), "fleets") != 0)
    {
      forcon_master_window_show_page (self, "map");
      /* It takes the keys at once. */
      focus_page (self);
    }
}

void
forcon_master_window_update_edit (ForconMasterWindow *self)
{
  gboolean editable = forcon_game_editable (self->game);
  gboolean editing = forcon_game_editing (self->game);
  gboolean open = forcon_game_path (self->game) != NULL;
  ForconFlawTally tally = editing ? forcon_flaw_tally (self->game) : (ForconFlawTally){ 0 };
  g_autofree char *text = forcon_flaw_tally_to_text (tally);

  gtk_widget_set_visible (self->edit_button, editable);
  forcon_actions_enable (self, "edit", editable);
  forcon_actions_enable (self, "play-from-here", editable);
  forcon_actions_enable (self, "flaws", editing);
  forcon_actions_enable (self, "remove-entity", editing);
  forcon_actions_enable (self, "name-entity", editing);
  forcon_actions_enable (self, "edit-copy", open);
  forcon_actions_enable (self, "save-scenario", open);
  gtk_label_set_label (self->flaws_text, text);
  gtk_image_set_from_icon_name (self->flaws_icon, tally.grave > 0      ? "dialog-warning-symbolic"
                                                  : tally.doubtful > 0 ? "dialog-information-symbolic"
                                                                       : "object-select-symbolic");
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->flaws_button), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
}

static const ForconAction actions[] = {
  { .name = "edit", .state = "false", .change_state = G_CALLBACK (change_editing) },
  { .name = "new-scenario", .activate = G_CALLBACK (new_scenario) },
  { .name = "edit-copy", .activate = G_CALLBACK (edit_copy) },
  { .name = "save-scenario", .activate = G_CALLBACK (save_scenario) },
  { .name = "play-from-here", .activate = G_CALLBACK (play_from_here) },
  { .name = "flaws", .activate = G_CALLBACK (show_flaws) },
  { .name = "rules", .activate = G_CALLBACK (show_rules) },
  { .name = "focus-page", .activate = G_CALLBACK (focus_page) },
  { .name = "name-entity", .activate = G_CALLBACK (name_entity) },
  { .name = "remove-entity", .activate = G_CALLBACK (remove_entity) },
  { .name = "show-entity", .activate = G_CALLBACK (show_entity), .parameter = "(uu)" },
  { .name = "mend-flaw", .activate = G_CALLBACK (mend_flaw), .parameter = "u" },
  { .name = "new-power", .activate = G_CALLBACK (new_power) },
};

void
forcon_master_window_add_edit_actions (ForconMasterWindow *self)
{
  forcon_actions_add (self, actions, G_N_ELEMENTS (actions), self);
}

void
forcon_master_window_follow_editing (ForconMasterWindow *self)
{
  forcon_panel_set_model (self->edit_side, self->game);
  g_signal_connect_object (self->game, "notify::editing", G_CALLBACK (on_editing), self, G_CONNECT_SWAPPED);
  g_signal_connect (self, "notify::focus-widget", G_CALLBACK (on_focus_moved), NULL);
  on_editing (self);
}
