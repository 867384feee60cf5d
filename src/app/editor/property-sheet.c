/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/editor/property-sheet.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "app/editor/known-levels.h"
#include "app/editor/property-list.h"
#include "app/editor/property-row.h"
#include "app/game/game-edit.h"
#include "app/inspector/fact-sheet.h"
#include "app/widgets/widget.h"
#include "base/text.h"
#include "render/drawing/campaign-labels.h"
#include "report/campaign/campaign-sentences.h"

/* How long the typing rests before it is applied, ms. */
#define REST 350

struct _ForconPropertySheet {
  ForconPanel parent;

  /* Model */
  ForconGame *game;

  /* Template */
  GtkLabel *title;
  GtkWidget *remove_button;
  GtkLabel *why;
  GtkScrolledWindow *scrolled;
  GtkListBox *rows;
  GtkBox *parts;
  ForconKnownLevels *known;

  /* Owned */
  GPtrArray *properties;
  ForconPropertyRow *listed;

  /* Of what the rows are, and the row whose text is not applied yet. */
  ForconEntity shown;
  ForconPropertyRow *typed;
  guint source;
};

G_DEFINE_FINAL_TYPE (ForconPropertySheet, forcon_property_sheet, FORCON_TYPE_PANEL)

/* What the sheet is of: with nothing selected the campaign itself. */
static guint
subject (ForconPropertySheet *self, ForconEntity *entity)
{
  guint place = forcon_game_selected (self->game, entity);

  if (place == 0)
    *entity = FORCON_ENTITY_CAMPAIGN;
  return place == 0 ? 1 : place;
}

static const char *
name_of (ForconEntity entity, const ForconEntityRecord *record)
{
  const ForconRecordField *field = forcon_record_find (forcon_entity_shape (entity), "name");

  return field == NULL || entity == FORCON_ENTITY_ALIAS ? NULL : FORCON_RECORD_VALUE (record, field, char *);
}

/* What is typed */

static void
say_why (ForconPropertySheet *self, ForconPropertyRow *row, const ForconCampaignVerdict *why)
{
  g_autofree char *text = NULL;

  if (why != NULL && why->kind != FORCON_PROBLEM_NONE)
    text = forcon_campaign_sentence_of_verdict (forcon_game_campaign (self->game), why);
  forcon_label_show (GTK_WIDGET (self->why), text);
  forcon_property_row_refuse (row, text != NULL);
}

/* Whether the word of files was made of the name: it is the name, perhaps with a number. */
static gboolean
is_made_of (const char *word, const char *name)
{
  g_autofree char *plain = forcon_entity_plain_word (name);
  gsize length = strlen (plain);

  return word != NULL && length > 0 && strncmp (word, plain, length) == 0
         && (word[length] == '\0'
             || (word[length] == '-' && strspn (word + length + 1, "0123456789") == strlen (word + length + 1)));
}

/* With the name goes the word of files that was made of it. */
static char *
values_of (ForconPropertySheet *self, ForconEntity entity, const ForconEntityRecord *record,
           const ForconRecordField *field, const char *value)
{
  const ForconRecordField *id = forcon_record_find (forcon_entity_shape (entity), "id");
  g_autofree char *line = forcon_game_property_line (field->name, value);
  g_autofree char *plain = forcon_entity_plain_word (value);
  g_autofree char *word = NULL;

  if (id == NULL || !g_str_equal (field->name, "name") || name_of (entity, record) == NULL
      || is_made_of (FORCON_RECORD_VALUE (record, id, char *), value) || *plain == '\0'
      || !is_made_of (FORCON_RECORD_VALUE (record, id, char *), name_of (entity, record)))
    return g_steal_pointer (&line);
  word = forcon_entity_word_for (forcon_game_campaign (self->game), entity, value);
  return g_strdup_printf ("%s\nid=%s", line, word);
}

void
forcon_property_sheet_apply (ForconPropertySheet *self)
{
  ForconPropertyRow *row = g_steal_pointer (&self->typed);
  ForconCampaignVerdict why = { 0 };
  ForconEntityRecord record;
  ForconEntity entity;
  guint place;
  g_autofree char *value = NULL;
  g_autofree char *values = NULL;

  g_clear_handle_id (&self->source, g_source_remove);
  if (row == NULL || !forcon_game_editing (self->game))
    return;
  place = subject (self, &entity);
  value = forcon_property_row_value (row);
  if (entity != self->shown || !forcon_entity_get (forcon_game_campaign (self->game), entity, place, &record))
    return;
  if (row == self->listed)
    forcon_property_list_apply (self->game, entity, place, value);
  else
    {
      values = values_of (self, entity, &record, row->field, value);
      forcon_game_change (self->game, entity, place, values, &why);
    }
  say_why (self, row, &why);
}

static gboolean
on_rested (gpointer data)
{
  ForconPropertySheet *self = data;

  self->source = 0;
  forcon_property_sheet_apply (self);
  return G_SOURCE_REMOVE;
}

/* A list is applied once it is whole: each beginning of a name would be kept. */
static void
on_edited (ForconPropertyRow *row, gboolean settled, gpointer data)
{
  ForconPropertySheet *self = data;

  if (forcon_panel_is_filling (self) || (settled && row->toggle == NULL && self->typed != row))
    return;
  if (self->typed != NULL && self->typed != row)
    forcon_property_sheet_apply (self);
  self->typed = row;
  g_clear_handle_id (&self->source, g_source_remove);
  if (settled)
    forcon_property_sheet_apply (self);
  else if (row != self->listed)
    self->source = g_timeout_add (REST, on_rested, self);
}

/* The rows */

static void
forget_rows (ForconPropertySheet *self)
{
  self->typed = NULL;
  self->listed = NULL;
  g_clear_handle_id (&self->source, g_source_remove);
  forcon_widget_clear (self->rows);
  g_ptr_array_set_size (self->properties, 0);
}

static void
add_row (ForconPropertySheet *self, const char *label, const ForconRecordField *field)
{
  g_autofree char *title = forcon_text_capitalise (label);
  ForconPropertyRow *row = forcon_property_row_new (title, field, on_edited, self);

  g_ptr_array_add (self->properties, row);
  gtk_list_box_append (self->rows, row->widget);
  if (field == NULL)
    self->listed = row;
}

/* What does not go with the grid is hidden, and so is what is changed by other means: colours and alliances on the page
 * of the fleets, the picture to trace, which the tool takes, until there is one. */
static gboolean
is_shown (ForconEntity entity, const ForconProgress *progress, const char *property)
{
  static const char *const of_grid[] = { "column", "row", NULL }, *const of_plane[] = { "x", "y", "outline", NULL };
  static const char *const of_page[] = { "colour", "alliance", NULL };

  if (entity == FORCON_ENTITY_SECTOR)
    return !g_strv_contains (progress->grid == FORCON_GRID_FREE ? of_grid : of_plane, property);
  if (entity == FORCON_ENTITY_POWER)
    return !g_strv_contains (of_page, property);
  return entity != FORCON_ENTITY_CAMPAIGN || progress->picture != NULL || !g_str_has_prefix (property, "picture");
}

/* The name comes first, and the word of files last. */
static void
make_rows (ForconPropertySheet *self, ForconEntity entity)
{
  const ForconRecordShape *shape = forcon_entity_shape (entity);
  const ForconRecordField *name = forcon_record_find (shape, "name");
  const ForconRecordField *word = forcon_record_find (shape, "id");

  forget_rows (self);
  self->shown = entity;
  if (name != NULL)
    add_row (self, forcon_label_property (name->name), name);
  if (forcon_property_list_title (entity) != NULL)
    add_row (self, forcon_property_list_title (entity), NULL);
  for (guint i = 0; i < shape->n_fields; i++)
    if (&shape->fields[i] != name && &shape->fields[i] != word)
      add_row (self, forcon_label_property (shape->fields[i].name), &shape->fields[i]);
  if (word != NULL)
    add_row (self, forcon_label_property (word->name), word);
}

/* What lies in a sector, and what it borders on */

static void
add_part (AdwPreferencesGroup **group, const ForconFactSheet *sheet, const char *title, const char *text,
          ForconEntity entity, guint place, gboolean removable)
{
  AdwActionRow *row;

  if (*group == NULL)
    *group = forcon_fact_group (sheet, _ ("In This Sector"));
  row = forcon_fact_row (*group, title, text);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (row), "(uu)", (guint32) entity, (guint32) place);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (row), "win.show-entity");
  if (removable)
    forcon_fact_button (row, "user-trash-symbolic", _ ("Remove"), "sheet.remove-part",
                        g_variant_new ("(uu)", (guint32) entity, (guint32) place));
}

/* What is announced of a sector on the main map before play. */
static void
add_new_notice (AdwPreferencesGroup **group, const ForconFactSheet *sheet, guint sector)
{
  AdwActionRow *row;

  if (*group == NULL)
    *group = forcon_fact_group (sheet, _ ("In This Sector"));
  row = forcon_fact_row (*group, _ ("New Notice"), _ ("On the main map, for all admirals to see"));
  adw_action_row_add_prefix (row, gtk_image_new_from_icon_name ("list-add-symbolic"));
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (row), "u", (guint32) sector);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (row), "sheet.add-notice");
}

static void
add_border (AdwPreferencesGroup **group, const ForconFactSheet *sheet, ForconSectorId sector, guint place)
{
  const ForconBorder *border = &g_array_index (sheet->campaign->borders, ForconBorder, place - 1);
  gboolean by_grid = forcon_campaign_border_by_grid (sheet->campaign, border);
  ForconSectorId beyond = forcon_border_beyond (border, sector);

  if (FORCON_ID_IS_NONE (beyond))
    return;
  add_part (group, sheet, forcon_name (forcon_campaign_sector (sheet->campaign, beyond)->name),
            border->tunnel ? _ ("Neighbour by a tunnel")
            : by_grid      ? _ ("Neighbour on the grid")
                           : _ ("Neighbour"),
            by_grid ? FORCON_ENTITY_SECTOR : FORCON_ENTITY_BORDER, by_grid ? beyond.value : place, !by_grid);
}

static void
show_parts (ForconPropertySheet *self, ForconEntity entity, guint place)
{
  static const ForconEntity kinds[] = { FORCON_ENTITY_OBJECT, FORCON_ENTITY_MINEFIELD, FORCON_ENTITY_NOTICE };
  const ForconFactSheet sheet
      = { forcon_game_campaign (self->game), forcon_game_rules (self->game), TRUE, self->parts };
  AdwPreferencesGroup *group = NULL;

  forcon_widget_clear (self->parts);
  if (entity != FORCON_ENTITY_SECTOR)
    return;
  for (guint k = 0; k < G_N_ELEMENTS (kinds); k++)
    for (guint i = 1; i <= forcon_entity_count (sheet.campaign, kinds[k]); i++)
      {
        ForconEntityRecord record;
        g_autofree char *kind = NULL;
        g_autofree char *key = NULL;
        const char *name;

        if (forcon_game_sector_of (self->game, kinds[k], i).value != place
            || !forcon_entity_get (sheet.campaign, kinds[k], i, &record))
          continue;
        name = kinds[k] == FORCON_ENTITY_NOTICE ? record.NOTICE.text : name_of (kinds[k], &record);
        key = forcon_entity_key (sheet.campaign, kinds[k], i);
        kind
            = forcon_text_capitalise (kinds[k] == FORCON_ENTITY_OBJECT ? forcon_label_sector_object (record.OBJECT.kind)
                                                                       : forcon_label_entity (kinds[k]));
        add_part (&group, &sheet, name != NULL ? forcon_name (name) : key, kind, kinds[k], i, TRUE);
      }
  for (guint i = 1; i <= sheet.campaign->borders->len; i++)
    add_border (&group, &sheet, (ForconSectorId){ (guint16) place }, i);
  add_new_notice (&group, &sheet, place);
}

/* What the user's language has another name for is shown by that everywhere else, as above the rows. */
static gboolean
is_shown_otherwise (const char *name)
{
  return name != NULL && !g_str_equal (forcon_name (name), name);
}

static void
show_which_name (ForconPropertyRow *row, const char *name)
{
  g_autofree char *title = forcon_text_capitalise (forcon_label_property ("name"));

  forcon_property_row_set_title (row, is_shown_otherwise (name) ? _ ("Name in files") : title);
}

static void
show_heading (ForconPropertySheet *self, ForconEntity entity, const ForconEntityRecord *record)
{
  const char *name = name_of (entity, record);
  g_autofree char *kind = forcon_text_capitalise (forcon_label_entity (entity));
  g_autofree char *title = is_shown_otherwise (name)
                               /* Translators: a kind of thing, such as "Sector", and its name. */
                               ? g_strdup_printf (C_ ("heading", "%1$s “%2$s”"), kind, forcon_name (name))
                               : g_strdup (kind);

  gtk_label_set_label (self->title, title);
  forcon_widget_set_tooltip (self->title, title);
}

/* What the row says, and whether it is there; what is being typed stays. */
static void
show_row (ForconPropertySheet *self, ForconPropertyRow *row, ForconEntity entity, const ForconEntityRecord *record)
{
  const ForconCampaign *campaign = forcon_game_campaign (self->game);
  g_autofree char *list = row == self->listed ? forcon_property_list_text (campaign, entity, record) : NULL;

  if (row->field != NULL)
    gtk_widget_set_visible (row->widget, is_shown (entity, &campaign->progress, row->field->name));
  if (row->field != NULL && g_str_equal (row->field->name, "name"))
    show_which_name (row, name_of (entity, record));
  if (row == self->typed)
    return;
  if (list != NULL)
    forcon_property_row_show_text (row, list);
  else
    forcon_property_row_show (row, campaign, record);
}

static void
refresh (ForconPanel *panel)
{
  ForconPropertySheet *self = FORCON_PROPERTY_SHEET (panel);
  const ForconCampaign *campaign = forcon_game_campaign (self->game);
  ForconEntityRecord record;
  ForconEntity entity;
  guint place;

  if (campaign == NULL || !forcon_game_editing (self->game))
    return;
  place = subject (self, &entity);
  if (!forcon_entity_get (campaign, entity, place, &record))
    return;
  if (self->properties->len == 0 || entity != self->shown)
    make_rows (self, entity);
  show_heading (self, entity, &record);
  gtk_widget_set_visible (self->remove_button, entity != FORCON_ENTITY_CAMPAIGN);
  for (guint i = 0; i < self->properties->len; i++)
    show_row (self, g_ptr_array_index (self->properties, i), entity, &record);
  show_parts (self, entity, place);
}

/* What is typed belongs to what was selected until now. */
static void
on_selected (ForconPropertySheet *self)
{
  self->typed = NULL;
  g_clear_handle_id (&self->source, g_source_remove);
  forcon_label_show (GTK_WIDGET (self->why), NULL);
  for (guint i = 0; i < self->properties->len; i++)
    forcon_property_row_refuse (g_ptr_array_index (self->properties, i), FALSE);
  forcon_panel_queue_refresh (self);
}

void
forcon_property_sheet_name_it (ForconPropertySheet *self)
{
  ForconPropertyRow *row = NULL;

  g_return_if_fail (FORCON_IS_PROPERTY_SHEET (self));
  forcon_panel_flush ();
  /* What has no name has perhaps a text. */
  for (guint i = 0; row == NULL && i < self->properties->len; i++)
    if (((ForconPropertyRow *) g_ptr_array_index (self->properties, i))->toggle == NULL)
      row = g_ptr_array_index (self->properties, i);
  if (row == NULL)
    return;
  gtk_widget_grab_focus (row->widget);
  gtk_editable_select_region (GTK_EDITABLE (row->widget), 0, -1);
}

static void
remove_part (GtkWidget *widget, const char *name, GVariant *target)
{
  ForconPropertySheet *self = FORCON_PROPERTY_SHEET (widget);
  ForconEntity selected;
  guint place = forcon_game_selected (self->game, &selected);
  guint32 entity, part;

  g_variant_get (target, "(uu)", &entity, &part);
  if (forcon_game_remove (self->game, (ForconEntity) entity, part))
    forcon_game_select (self->game, selected, place);
}

/* The next that is typed is what it says. */
static void
add_notice (GtkWidget *widget, const char *name, GVariant *target)
{
  ForconPropertySheet *self = FORCON_PROPERTY_SHEET (widget);
  const ForconCampaign *campaign = forcon_game_campaign (self->game);
  g_autofree char *sector = forcon_entity_key (campaign, FORCON_ENTITY_SECTOR, g_variant_get_uint32 (target));
  g_autofree char *text = forcon_game_property_line ("text", _ ("Notice"));
  g_autofree char *values = g_strdup_printf ("sector=%s\n%s", sector, text);
  guint place = forcon_game_add (self->game, FORCON_ENTITY_NOTICE, values);

  if (place == 0)
    return;
  forcon_game_select (self->game, FORCON_ENTITY_NOTICE, place);
  forcon_property_sheet_name_it (self);
}

static void
remove_it (GtkWidget *widget, const char *name, GVariant *target)
{
  ForconPropertySheet *self = FORCON_PROPERTY_SHEET (widget);

  gtk_widget_activate_action (widget, "win.remove-entity", NULL);
  gtk_widget_child_focus (GTK_WIDGET (self->rows), GTK_DIR_TAB_FORWARD);
}

/* Enter and Escape in a text lead back to the page; what was typed is applied. */
static gboolean
on_key (ForconPropertySheet *self, guint key)
{
  if ((key != GDK_KEY_Return && key != GDK_KEY_KP_Enter && key != GDK_KEY_Escape)
      || gtk_widget_get_ancestor (gtk_root_get_focus (gtk_widget_get_root (GTK_WIDGET (self))), ADW_TYPE_ENTRY_ROW)
             == NULL)
    return GDK_EVENT_PROPAGATE;
  forcon_property_sheet_apply (self);
  if (!gtk_widget_get_visible (GTK_WIDGET (self->why)))
    gtk_widget_activate_action (GTK_WIDGET (self), "win.focus-page", NULL);
  return GDK_EVENT_STOP;
}

static void
forcon_property_sheet_dispose (GObject *object)
{
  ForconPropertySheet *self = FORCON_PROPERTY_SHEET (object);

  g_clear_handle_id (&self->source, g_source_remove);
  self->typed = NULL;
  g_clear_pointer (&self->properties, g_ptr_array_unref);
  G_OBJECT_CLASS (forcon_property_sheet_parent_class)->dispose (object);
}

static void
forcon_property_sheet_class_init (ForconPropertySheetClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = forcon_property_sheet_dispose;
  FORCON_PANEL_CLASS (klass)->refresh = refresh;
  FORCON_PANEL_CLASS (klass)->when_seen = TRUE;
  forcon_panel_class_bind_model (klass, ForconPropertySheet, game, FORCON_TYPE_GAME);
  forcon_panel_class_refresh_on (klass, "changed");
  forcon_panel_class_refresh_on (klass, "notify::editing");
  forcon_panel_class_connect (klass, "selected", on_selected);
  g_type_ensure (FORCON_TYPE_KNOWN_LEVELS);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/forcon/Master/ui/property-sheet.ui");
  gtk_widget_class_bind_template_child (widget_class, ForconPropertySheet, title);
  gtk_widget_class_bind_template_child (widget_class, ForconPropertySheet, remove_button);
  gtk_widget_class_bind_template_child (widget_class, ForconPropertySheet, why);
  gtk_widget_class_bind_template_child (widget_class, ForconPropertySheet, scrolled);
  gtk_widget_class_bind_template_child (widget_class, ForconPropertySheet, rows);
  gtk_widget_class_bind_template_child (widget_class, ForconPropertySheet, parts);
  forcon_panel_class_bind_part (widget_class, ForconPropertySheet, known);
  gtk_widget_class_install_action (widget_class, "sheet.remove-part", "(uu)", remove_part);
  gtk_widget_class_install_action (widget_class, "sheet.add-notice", "u", add_notice);
  gtk_widget_class_install_action (widget_class, "sheet.remove", NULL, remove_it);
}

static void
forcon_property_sheet_init (ForconPropertySheet *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  self->properties = g_ptr_array_new_with_free_func ((GDestroyNotify) forcon_property_row_free);
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (on_key), self);
  gtk_widget_add_controller (GTK_WIDGET (self->rows), keys);
}
