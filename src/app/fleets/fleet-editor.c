/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/fleets/fleet-editor.h"

#include <glib/gi18n-lib.h>

#include "app/fleets/class-editor.h"
#include "app/fleets/fleet-edits.h"
#include "app/fleets/powers-editor.h"
#include "app/fleets/ships-editor.h"
#include "app/fleets/ships-table.h"
#include "app/fleets/spreadsheet.h"
#include "app/game/game-edit.h"
#include "app/widgets/file-question.h"
#include "app/widgets/papers-wish.h"
#include "app/widgets/toast.h"
#include "storage/scenario/ships-csv.h"

struct _ForconFleetEditor {
  ForconPanel parent;

  /* Model */
  ForconGame *game;

  /* Template */
  GtkStack *parts;
  GtkMenuButton *print_button;
  ForconPowersEditor *powers;
  ForconClassEditor *classes;
  ForconShipsEditor *ships;
};

G_DEFINE_FINAL_TYPE (ForconFleetEditor, forcon_fleet_editor, FORCON_TYPE_PANEL)

void
forcon_fleet_editor_show_part (ForconFleetEditor *self, const char *part)
{
  g_return_if_fail (FORCON_IS_FLEET_EDITOR (self));
  gtk_stack_set_visible_child_name (self->parts, part);
}

void
forcon_fleet_editor_begin (ForconFleetEditor *self, ForconEntity missing, const char *of)
{
  gboolean of_powers = missing == FORCON_ENTITY_POWER || missing == FORCON_ENTITY_ADMIRAL;

  g_return_if_fail (FORCON_IS_FLEET_EDITOR (self));
  forcon_fleet_editor_show_part (self, of_powers ? "powers" : "ships");
  if (missing == FORCON_ENTITY_POWER)
    forcon_powers_editor_begin (self->powers);
  else if (missing == FORCON_ENTITY_ADMIRAL)
    forcon_powers_editor_begin_admiral (self->powers, of);
  else if (missing == FORCON_ENTITY_FORMATION)
    forcon_ships_editor_begin_of (self->ships, of);
  else
    forcon_ships_editor_begin_ships (self->ships, of);
}

static gboolean
key_part (GtkWidget *widget, GVariant *arguments, gpointer part)
{
  ForconFleetEditor *self = FORCON_FLEET_EDITOR (widget);

  if (!gtk_widget_get_mapped (widget))
    return FALSE;
  forcon_fleet_editor_show_part (self, part);
  /* What is made there first is written at once. */
  if (g_str_equal (part, "powers"))
    forcon_powers_editor_begin (self->powers);
  else if (g_str_equal (part, "ships"))
    forcon_ships_editor_begin (self->ships);
  return TRUE;
}

static const char *const parts[][2]
    = { { "<Control>1", "powers" }, { "<Control>2", "classes" }, { "<Control>3", "ships" } };

static GtkShortcut *
part_shortcut_new (guint which)
{
  return gtk_shortcut_new (gtk_shortcut_trigger_parse_string (parts[which][0]),
                           gtk_callback_action_new (key_part, (gpointer) parts[which][1], NULL));
}

/* Wherever the focus is: who comes from the list of pages has not yet been anywhere on this one. */
static void
add_keys (ForconFleetEditor *self)
{
  GtkEventController *keys = gtk_shortcut_controller_new ();

  gtk_shortcut_controller_set_scope (GTK_SHORTCUT_CONTROLLER (keys), GTK_SHORTCUT_SCOPE_GLOBAL);
  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    gtk_shortcut_controller_add_shortcut (GTK_SHORTCUT_CONTROLLER (keys), part_shortcut_new (i));
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
}

/* What was selected elsewhere, such as by its flaw, comes to the front. */
static void
on_selected (ForconFleetEditor *self)
{
  ForconEntity entity;
  guint place = forcon_game_editing (self->game) ? forcon_game_selected (self->game, &entity) : 0;
  const char *word = place == 0 ? NULL : forcon_fleet_edit_word (self->game, entity, place);

  if (word == NULL || gtk_widget_get_focus_child (GTK_WIDGET (self)) != NULL)
    return;
  if (entity == FORCON_ENTITY_POWER || entity == FORCON_ENTITY_ADMIRAL)
    forcon_fleet_editor_show_part (self, "powers");
  else if (entity == FORCON_ENTITY_FORMATION || entity == FORCON_ENTITY_SHIP)
    {
      forcon_fleet_editor_show_part (self, "ships");
      forcon_ships_editor_choose (self->ships, word);
    }
}

/* What can be cut out and handed out before the game begins. */
static GMenuModel *
papers_menu (void)
{
  static const struct {
    ForconPapersKind kind;
    gboolean all;
    const char *label;
  } papers[] = {
    { FORCON_PAPERS_CARDS, FALSE, N_ ("_Cards") },
    { FORCON_PAPERS_COUNTERS, FALSE, N_ ("C_ounters") },
    { FORCON_PAPERS_TRAYS, FALSE, N_ ("_Trays") },
    { FORCON_PAPERS_REPORT, TRUE, N_ ("_Rosters of the Admirals") },
  };
  GMenu *menu = g_menu_new ();

  for (gsize i = 0; i < G_N_ELEMENTS (papers); i++)
    {
      ForconPapersWish wish = { .kind = papers[i].kind, .all = papers[i].all };
      g_autoptr (GMenuItem) item = g_menu_item_new (_ (papers[i].label), NULL);

      g_menu_item_set_action_and_target_value (item, FORCON_PAPERS_ACTION, forcon_papers_wish_to_variant (&wish));
      g_menu_append_item (menu, item);
    }
  return G_MENU_MODEL (menu);
}

/* Tables for spreadsheets */

static void
on_spreadsheet_made (gpointer owner, const char *path, const char *about, const char *made, const char *trouble)
{
  g_autofree char *said = made == NULL ? g_strdup (trouble) : forcon_ships_table_keep (made, path);

  forcon_toast_say (owner, said);
}

/* Meanwhile another campaign may have been opened, or play begun. */
static void
on_spreadsheet_read (gpointer owner, const char *path, const char *campaign, const char *made, const char *trouble)
{
  ForconFleetEditor *self = FORCON_FLEET_EDITOR (owner);
  g_autofree char *said = NULL;

  if (made == NULL)
    said = g_strdup (trouble);
  else if (self->game != NULL && forcon_game_editing (self->game)
           && g_strcmp0 (forcon_game_path (self->game), campaign) == 0)
    said = forcon_ships_table_read (self->game, made, path);
  else
    {
      g_autofree char *name = g_path_get_basename (path);

      /* Translators: the name of a file. */
      said = g_strdup_printf (_ ("“%s” was not read: the campaign that it was for is not edited any more."), name);
    }
  forcon_toast_say (owner, said);
}

static void
on_table_to_save (gpointer owner, const char *path)
{
  ForconFleetEditor *self = FORCON_FLEET_EDITOR (owner);
  g_autofree char *said = NULL;

  if (path == NULL || forcon_game_campaign (self->game) == NULL)
    return;
  if (forcon_is_spreadsheet (path))
    {
      g_autofree char *csv = forcon_ships_to_csv (forcon_game_campaign (self->game));

      forcon_spreadsheet_from_csv (self, csv, path, on_spreadsheet_made);
      return;
    }
  said = forcon_ships_table_save (self->game, path);
  forcon_toast_say (owner, said);
}

void
forcon_fleet_editor_read_table (ForconFleetEditor *self, const char *path)
{
  g_autofree char *said = NULL;

  g_return_if_fail (FORCON_IS_FLEET_EDITOR (self));
  if (!forcon_game_editing (self->game))
    return;
  if (forcon_is_spreadsheet (path))
    {
      forcon_spreadsheet_to_csv (self, path, forcon_game_path (self->game), on_spreadsheet_read);
      return;
    }
  said = forcon_ships_table_read (self->game, path, path);
  forcon_toast_say (GTK_WIDGET (self), said);
}

static void
on_table_to_read (gpointer self, const char *path)
{
  if (path != NULL)
    forcon_fleet_editor_read_table (self, path);
}

static void
save_table (GtkWidget *widget, const char *action, GVariant *parameter)
{
  g_autofree char *name = g_strconcat (_ ("ships"), ".csv", NULL);
  const ForconFileQuestion question
      = { .action = GTK_FILE_CHOOSER_ACTION_SAVE, .title = _ ("Save the Ships as a Table"), .name = name };

  forcon_ask_file (widget, &question, on_table_to_save);
}

static void
read_table (GtkWidget *widget, const char *action, GVariant *parameter)
{
  const ForconFileQuestion question = { .action = GTK_FILE_CHOOSER_ACTION_OPEN,
                                        .title = _ ("Read the Ships from a Table"),
                                        .kind = _ ("Tables and spreadsheets"),
                                        .suffixes = { "csv", "tsv", "txt", FORCON_SPREADSHEET_SUFFIXES } };

  forcon_ask_file (widget, &question, on_table_to_read);
}

static void
forcon_fleet_editor_class_init (ForconFleetEditorClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  forcon_panel_class_bind_model (klass, ForconFleetEditor, game, FORCON_TYPE_GAME);
  forcon_panel_class_connect (klass, "selected", on_selected);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_s, GDK_CONTROL_MASK, "win.save-scenario", NULL);
  /* Some of these keys are the page's own, which come after those of what has the focus in it. */
  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    {
      g_autoptr (GtkShortcut) shortcut = part_shortcut_new (i);

      gtk_widget_class_add_shortcut (widget_class, shortcut);
    }
  gtk_widget_class_install_action (widget_class, "fleet-editor.save-table", NULL, save_table);
  gtk_widget_class_install_action (widget_class, "fleet-editor.read-table", NULL, read_table);
  g_type_ensure (FORCON_TYPE_POWERS_EDITOR);
  g_type_ensure (FORCON_TYPE_CLASS_EDITOR);
  g_type_ensure (FORCON_TYPE_SHIPS_EDITOR);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/forcon/Master/ui/fleet-editor.ui");
  gtk_widget_class_bind_template_child (widget_class, ForconFleetEditor, parts);
  gtk_widget_class_bind_template_child (widget_class, ForconFleetEditor, print_button);
  forcon_panel_class_bind_part (widget_class, ForconFleetEditor, powers);
  forcon_panel_class_bind_part (widget_class, ForconFleetEditor, classes);
  forcon_panel_class_bind_part (widget_class, ForconFleetEditor, ships);
}

static void
forcon_fleet_editor_init (ForconFleetEditor *self)
{
  g_autoptr (GMenuModel) menu = papers_menu ();

  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_menu_button_set_menu_model (self->print_button, menu);
  add_keys (self);
}
