/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/fleets/powers-editor.h"

#include <glib/gi18n-lib.h>

#include "app/fleets/colour-button.h"
#include "app/fleets/fleet-edits.h"
#include "app/fleets/pin-dialog.h"
#include "app/widgets/short-list.h"
#include "app/widgets/widget.h"
#include "base/text.h"
#include "render/drawing/campaign-labels.h"
#include "storage/store/pin.h"

/* Alliances that can be chosen; powers are as many at most. */
#define ALLIANCES 6

#define INDENT 34

#define ENTRY_LETTERS 10

/* A row is that of a power, of an admiral, or the entry for a power's next admiral. */
typedef enum { ROW_POWER, ROW_ADMIRAL, ROW_NEW_ADMIRAL } RowKind;

/**
 * Row:
 * @word: of the power or of the admiral, interned
 *
 * A row with what can be changed in it; lives as long as its box.
 */
typedef struct {
  RowKind kind;
  const char *word;
  GtkWidget *box;
  GtkWidget *name;
  GtkWidget *shown;
  GtkWidget *colour;
  GtkWidget *alliance;
  GtkWidget *trouble;
  GtkWidget *player;
  GtkWidget *language;
  GtkWidget *start;
  GtkWidget *absent;
  GtkWidget *pin;
  GtkWidget *remove;
} Row;

struct _ForconPowersEditor {
  ForconPanel parent;

  /* Model */
  ForconGame *game;

  /* Template */
  GtkBox *rows;
  GtkEntry *new_power;
};

G_DEFINE_FINAL_TYPE (ForconPowersEditor, forcon_powers_editor, FORCON_TYPE_PANEL)

static Row *
row_of (GtkWidget *widget)
{
  for (; widget != NULL; widget = gtk_widget_get_parent (widget))
    if (g_object_get_data (G_OBJECT (widget), "row") != NULL)
      return g_object_get_data (G_OBJECT (widget), "row");
  return NULL;
}

static ForconEntity
entity_of (const Row *row)
{
  return row->kind == ROW_POWER ? FORCON_ENTITY_POWER : FORCON_ENTITY_ADMIRAL;
}

static guint
place_of (ForconPowersEditor *self, const Row *row)
{
  return forcon_entity_find (forcon_game_campaign (self->game), entity_of (row), row->word);
}

static void
name_it (GtkWidget *widget, const char *label)
{
  gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  gtk_widget_set_tooltip_text (widget, label);
}

/* What people do */

static void
take_name (ForconPowersEditor *self, GtkWidget *entry)
{
  const Row *row = row_of (entry);
  const char *text = gtk_editable_get_text (GTK_EDITABLE (entry));

  /* A name that was emptied is what it was before. */
  if (!forcon_panel_is_filling (self) && place_of (self, row) != 0
      && (*text == '\0' || !forcon_fleet_edit_set (self->game, entity_of (row), row->word, "name", text)))
    forcon_panel_queue_refresh (self);
}

/* Nobody plays an admiral whose player is empty. */
static void
take_player (ForconPowersEditor *self, GtkWidget *entry)
{
  const Row *row = row_of (entry);
  g_autofree char *text = g_strstrip (g_strdup (gtk_editable_get_text (GTK_EDITABLE (entry))));

  if (!forcon_panel_is_filling (self) && place_of (self, row) != 0
      && !forcon_fleet_edit_set (self->game, FORCON_ENTITY_ADMIRAL, row->word, "player", text))
    forcon_panel_queue_refresh (self);
}

static void
on_player_left (ForconPowersEditor *self, GtkEventController *controller)
{
  take_player (self, gtk_event_controller_get_widget (controller));
}

static void
on_name_left (ForconPowersEditor *self, GtkEventController *controller)
{
  take_name (self, gtk_event_controller_get_widget (controller));
}

static void
on_colour (ForconPowersEditor *self, guint colour, GtkWidget *button)
{
  g_autofree char *text = g_strdup_printf ("%u", colour);

  forcon_fleet_edit_set (self->game, FORCON_ENTITY_POWER, row_of (button)->word, "colour", text);
}

static void
on_alliance (ForconPowersEditor *self, GParamSpec *spec, GtkWidget *list)
{
  g_autofree char *text = g_strdup_printf ("%u", gtk_drop_down_get_selected (GTK_DROP_DOWN (list)));

  if (!forcon_panel_is_filling (self))
    forcon_fleet_edit_set (self->game, FORCON_ENTITY_POWER, row_of (list)->word, "alliance", text);
}

static void
on_language (ForconPowersEditor *self, GParamSpec *spec, GtkWidget *list)
{
  guint chosen = gtk_drop_down_get_selected (GTK_DROP_DOWN (list));

  if (!forcon_panel_is_filling (self) && chosen < FORCON_N_LANGUAGE)
    forcon_fleet_edit_set (self->game, FORCON_ENTITY_ADMIRAL, row_of (list)->word, "lang",
                           forcon_language_to_word ((ForconLanguage) chosen));
}

static void
on_absent (ForconPowersEditor *self, GtkCheckButton *button)
{
  if (!forcon_panel_is_filling (self))
    forcon_fleet_edit_set (self->game, FORCON_ENTITY_ADMIRAL, row_of (GTK_WIDGET (button))->word, "absent",
                           gtk_check_button_get_active (button) ? "yes" : "no");
}

/* All formations of the admiral begin there. */
static void
on_start (ForconPowersEditor *self, GParamSpec *spec, GtkWidget *list)
{
  guint chosen = gtk_drop_down_get_selected (GTK_DROP_DOWN (list));
  const ForconCampaign *campaign = forcon_game_campaign (self->game);
  const char *sector;
  guint admiral, run;

  if (forcon_panel_is_filling (self) || chosen == 0 || chosen > campaign->sectors->len)
    return;
  admiral = place_of (self, row_of (list));
  sector = forcon_fleet_edit_word (self->game, FORCON_ENTITY_SECTOR, chosen);
  run = forcon_game_begin_edits (self->game);
  for (guint i = 1; i <= forcon_entity_count (forcon_game_campaign (self->game), FORCON_ENTITY_FORMATION); i++)
    {
      ForconEntityRecord record;

      forcon_entity_get (forcon_game_campaign (self->game), FORCON_ENTITY_FORMATION, i, &record);
      if (record.FORMATION.admiral.value == admiral)
        forcon_fleet_edit_set (self->game, FORCON_ENTITY_FORMATION, record.FORMATION.word, "sector", sector);
    }
  forcon_game_end_edits (self->game, run);
}

static void
on_pin (ForconPowersEditor *self, GtkWidget *button)
{
  forcon_pin_dialog_ask (GTK_WIDGET (self), self->game, (ForconSideId){ (guint16) place_of (self, row_of (button)) });
}

static void
on_remove (ForconPowersEditor *self, GtkWidget *button)
{
  const Row *row = row_of (button);

  forcon_fleet_edit_remove (self->game, entity_of (row), row->word);
}

void
forcon_powers_editor_begin (ForconPowersEditor *self)
{
  g_return_if_fail (FORCON_IS_POWERS_EDITOR (self));
  gtk_widget_grab_focus (GTK_WIDGET (self->new_power));
}

/* Nobody more: the next power. */
static void
on_new_admiral (ForconPowersEditor *self, GtkWidget *entry)
{
  g_autofree char *name = forcon_game_property_line ("name", gtk_editable_get_text (GTK_EDITABLE (entry)));
  g_autofree char *values = g_strdup_printf ("%s\npower=%s", name, row_of (entry)->word);

  if (gtk_entry_get_text_length (GTK_ENTRY (entry)) == 0)
    forcon_powers_editor_begin (self);
  else if (forcon_fleet_edit_add (self->game, FORCON_ENTITY_ADMIRAL, values) != NULL)
    gtk_editable_set_text (GTK_EDITABLE (entry), "");
}

static Row *find_row (ForconPowersEditor *self, RowKind kind, const char *word);

void
forcon_powers_editor_begin_admiral (ForconPowersEditor *self, const char *power)
{
  Row *row;

  g_return_if_fail (FORCON_IS_POWERS_EDITOR (self));
  forcon_panel_refresh (self);
  row = find_row (self, ROW_NEW_ADMIRAL, g_intern_string (power));
  if (row != NULL)
    gtk_widget_grab_focus (row->name);
}

/* The next that is typed is the new power's first admiral. */
static void
on_new_power (ForconPowersEditor *self)
{
  g_autofree char *values = forcon_game_property_line ("name", gtk_editable_get_text (GTK_EDITABLE (self->new_power)));
  const char *made;

  if (gtk_entry_get_text_length (self->new_power) == 0)
    return;
  made = forcon_fleet_edit_add (self->game, FORCON_ENTITY_POWER, values);
  if (made == NULL)
    return;
  gtk_editable_set_text (GTK_EDITABLE (self->new_power), "");
  forcon_powers_editor_begin_admiral (self, made);
}

/* Rows */

/* Takes what was typed on Enter, and when the entry is left. */
static GtkWidget *
entry_new (ForconPowersEditor *self, const char *label, GCallback on_enter, GCallback on_left)
{
  GtkWidget *entry = gtk_entry_new ();
  GtkEventController *focus = gtk_event_controller_focus_new ();

  name_it (entry, label);
  gtk_widget_set_hexpand (entry, TRUE);
  gtk_editable_set_width_chars (GTK_EDITABLE (entry), ENTRY_LETTERS);
  g_signal_connect_object (entry, "activate", on_enter, self, G_CONNECT_SWAPPED);
  g_signal_connect_object (focus, "leave", on_left, self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (entry, focus);
  return entry;
}

static GtkWidget *
name_entry_new (ForconPowersEditor *self, const char *label)
{
  return entry_new (self, label, G_CALLBACK (take_name), G_CALLBACK (on_name_left));
}

static GtkWidget *
remove_button_new (ForconPowersEditor *self, const char *label)
{
  GtkWidget *button = gtk_button_new_from_icon_name ("list-remove-symbolic");

  name_it (button, label);
  gtk_widget_add_css_class (button, "flat");
  g_signal_connect_object (button, "clicked", G_CALLBACK (on_remove), self, G_CONNECT_SWAPPED);
  return button;
}

/* What the name is in the user's language, where that has another one. */
static GtkWidget *
shown_label_new (void)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_natural_wrap_mode (GTK_LABEL (label), GTK_NATURAL_WRAP_NONE);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_add_css_class (label, "forcon-faint");
  return label;
}

static void
make_power (ForconPowersEditor *self, Row *row)
{
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  g_autoptr (GtkStringList) alliances = gtk_string_list_new (NULL);

  gtk_string_list_append (alliances, _ ("No alliance"));
  for (guint i = 1; i <= ALLIANCES; i++)
    {
      /* Translators: powers with the same number are allies. */
      g_autofree char *text = g_strdup_printf (_ ("Alliance %u"), i);

      gtk_string_list_append (alliances, text);
    }
  row->colour = forcon_colour_button_new ();
  row->name = name_entry_new (self, _ ("Name of the power"));
  row->shown = shown_label_new ();
  row->alliance = gtk_drop_down_new (NULL, NULL);
  gtk_drop_down_set_model (GTK_DROP_DOWN (row->alliance), G_LIST_MODEL (alliances));
  name_it (row->alliance, _ ("Powers with the same number don't fight each other"));
  row->remove = remove_button_new (self, _ ("Remove the power"));
  row->trouble = gtk_label_new (NULL);
  gtk_label_set_xalign (GTK_LABEL (row->trouble), 0);
  gtk_label_set_wrap (GTK_LABEL (row->trouble), TRUE);
  gtk_widget_add_css_class (row->trouble, "warning");
  g_signal_connect_object (row->colour, "chosen", G_CALLBACK (on_colour), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (row->alliance, "notify::selected", G_CALLBACK (on_alliance), self, G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (line), row->colour);
  gtk_box_append (GTK_BOX (line), row->name);
  gtk_box_append (GTK_BOX (line), row->shown);
  gtk_box_append (GTK_BOX (line), row->alliance);
  gtk_box_append (GTK_BOX (line), row->remove);
  gtk_box_append (GTK_BOX (row->box), line);
  gtk_box_append (GTK_BOX (row->box), row->trouble);
  gtk_widget_set_margin_top (row->box, 6);
}

/* A part of a row, beside the other where there is room, else below it. */
static GtkWidget *
add_half (GtkWidget *line)
{
  GtkWidget *child = gtk_flow_box_child_new ();
  GtkWidget *half = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);

  gtk_flow_box_child_set_child (GTK_FLOW_BOX_CHILD (child), half);
  gtk_widget_set_focusable (child, FALSE);
  gtk_flow_box_append (GTK_FLOW_BOX (line), child);
  return half;
}

static void
make_admiral (ForconPowersEditor *self, Row *row)
{
  GtkWidget *line = gtk_flow_box_new ();
  GtkWidget *who = add_half (line);
  GtkWidget *how = add_half (line);
  g_autoptr (GtkStringList) languages = gtk_string_list_new (NULL);

  for (guint i = 0; i < FORCON_N_LANGUAGE; i++)
    {
      g_autofree char *text = forcon_text_capitalise (forcon_label_language ((ForconLanguage) i));

      gtk_string_list_append (languages, text);
    }
  row->name = name_entry_new (self, _ ("Name of the admiral"));
  row->shown = shown_label_new ();
  row->player = entry_new (self, _ ("Who plays the admiral"), G_CALLBACK (take_player), G_CALLBACK (on_player_left));
  gtk_entry_set_placeholder_text (GTK_ENTRY (row->player), _ ("player"));
  row->language = gtk_drop_down_new (NULL, NULL);
  gtk_drop_down_set_model (GTK_DROP_DOWN (row->language), G_LIST_MODEL (languages));
  name_it (row->language, _ ("Language of the admiral's papers"));
  row->start = gtk_drop_down_new (NULL, NULL);
  forcon_short_list_search (GTK_DROP_DOWN (row->start));
  name_it (row->start, _ ("Sector where all formations of the admiral begin"));
  row->absent = gtk_check_button_new_with_label (_ ("Absent"));
  gtk_widget_set_tooltip_text (row->absent, _ ("The program rolls dice for an absent admiral"));
  row->pin = gtk_button_new ();
  g_signal_connect_object (row->pin, "clicked", G_CALLBACK (on_pin), self, G_CONNECT_SWAPPED);
  row->remove = remove_button_new (self, _ ("Remove the admiral"));
  g_signal_connect_object (row->language, "notify::selected", G_CALLBACK (on_language), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (row->start, "notify::selected", G_CALLBACK (on_start), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (row->absent, "toggled", G_CALLBACK (on_absent), self, G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (who), row->name);
  gtk_box_append (GTK_BOX (who), row->player);
  gtk_box_append (GTK_BOX (who), row->start);
  gtk_widget_set_valign (row->language, GTK_ALIGN_CENTER);
  gtk_widget_set_valign (row->pin, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (how), row->language);
  gtk_box_append (GTK_BOX (how), row->absent);
  gtk_box_append (GTK_BOX (how), row->pin);
  gtk_box_append (GTK_BOX (how), row->remove);
  gtk_box_append (GTK_BOX (how), row->shown);
  gtk_flow_box_set_selection_mode (GTK_FLOW_BOX (line), GTK_SELECTION_NONE);
  gtk_flow_box_set_max_children_per_line (GTK_FLOW_BOX (line), 2);
  gtk_flow_box_set_min_children_per_line (GTK_FLOW_BOX (line), 1);
  gtk_flow_box_set_column_spacing (GTK_FLOW_BOX (line), 8);
  name_it (line, _ ("Admiral"));
  gtk_widget_set_has_tooltip (line, FALSE);
  gtk_widget_set_margin_start (line, INDENT);
  gtk_box_append (GTK_BOX (row->box), line);
}

static void
make_new_admiral (ForconPowersEditor *self, Row *row)
{
  row->name = gtk_entry_new ();
  gtk_entry_set_placeholder_text (GTK_ENTRY (row->name), _ ("New admiral"));
  name_it (row->name,
           _ ("Name of a new admiral of this power (Enter); Enter without a name goes on to the next power"));
  gtk_widget_set_margin_start (row->name, INDENT);
  g_signal_connect_object (row->name, "activate", G_CALLBACK (on_new_admiral), self, G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (row->box), row->name);
}

static Row *
row_new (ForconPowersEditor *self, RowKind kind, const char *word)
{
  static void (*const makers[]) (ForconPowersEditor *, Row *) = { make_power, make_admiral, make_new_admiral };
  Row *row = g_new0 (Row, 1);

  row->kind = kind;
  row->word = word;
  row->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  g_object_set_data_full (G_OBJECT (row->box), "row", row, g_free);
  makers[kind](self, row);
  return row;
}

/* Filling */

static void
fill_text (GtkWidget *entry, const char *text)
{
  if (g_strcmp0 (gtk_editable_get_text (GTK_EDITABLE (entry)), text) != 0)
    gtk_editable_set_text (GTK_EDITABLE (entry), text);
}

static void
fill_name (Row *row, const char *name)
{
  const char *shown = forcon_name (name);
  /* Translators: how what is called otherwise in files is called in the user's language. */
  g_autofree char *text = g_str_equal (shown, name) ? NULL : g_strdup_printf (_ ("shown as “%s”"), shown);

  fill_text (row->name, name);
  forcon_label_show (row->shown, text);
}

static void
fill_power (ForconPowersEditor *self, Row *row, guint place)
{
  const ForconCampaign *campaign = forcon_game_campaign (self->game);
  const ForconPower *power = &g_array_index (campaign->powers, ForconPower, place - 1);
  g_autofree char *trouble = forcon_colour_trouble (campaign, place, place - 1, (guint) power->colour);

  fill_name (row, power->name);
  forcon_colour_button_show (FORCON_COLOUR_BUTTON (row->colour), campaign, place);
  gtk_drop_down_set_selected (GTK_DROP_DOWN (row->alliance), MIN ((guint) power->alliance, ALLIANCES));
  forcon_label_show (row->trouble, trouble);
}

/* The sector of all formations of an admiral, 0 where they are in several or there are none. */
static guint
start_of (const ForconCampaign *campaign, guint admiral, gboolean *any)
{
  guint sector = 0;
  gboolean several = FALSE;

  *any = FALSE;
  for (guint i = 1; i <= forcon_entity_count (campaign, FORCON_ENTITY_FORMATION); i++)
    {
      ForconEntityRecord record;

      forcon_entity_get (campaign, FORCON_ENTITY_FORMATION, i, &record);
      if (record.FORMATION.admiral.value != admiral)
        continue;
      several = several || (*any && record.FORMATION.sector.value != sector);
      sector = record.FORMATION.sector.value;
      *any = TRUE;
    }
  return several ? 0 : sector;
}

/* A scenario that is edited without a file of its own keeps no PINs. */
static void
fill_pin (ForconPowersEditor *self, Row *row, guint place)
{
  ForconStore *store = forcon_game_store (self->game);
  gboolean is_set = store != NULL && forcon_pin_is_set (store, (ForconSideId){ (guint16) place });

  gtk_button_set_label (GTK_BUTTON (row->pin), is_set ? _ ("PIN…") : _ ("No PIN…"));
  name_it (row->pin, is_set ? _ ("Change or remove the admiral's PIN") : _ ("Set a PIN for the admiral"));
  gtk_widget_set_visible (row->pin, store != NULL);
}

static void
fill_admiral (ForconPowersEditor *self, Row *row, guint place)
{
  const ForconCampaign *campaign = forcon_game_campaign (self->game);
  g_autoptr (GtkStringList) sectors = gtk_string_list_new (NULL);
  ForconEntityRecord record;
  gboolean any;
  guint start = start_of (campaign, place, &any);

  forcon_entity_get (campaign, FORCON_ENTITY_ADMIRAL, place, &record);
  fill_name (row, record.ADMIRAL.name);
  fill_text (row->player, record.ADMIRAL.player == NULL ? "" : record.ADMIRAL.player);
  gtk_string_list_append (sectors,
                          any ? C_ ("admiral begins", "several sectors") : C_ ("admiral begins", "no ships yet"));
  for (guint i = 1; i <= campaign->sectors->len; i++)
    gtk_string_list_append (sectors, forcon_name (g_array_index (campaign->sectors, ForconSector, i - 1).name));
  gtk_drop_down_set_model (GTK_DROP_DOWN (row->start), G_LIST_MODEL (sectors));
  gtk_drop_down_set_selected (GTK_DROP_DOWN (row->start), start);
  gtk_widget_set_sensitive (row->start, any && campaign->sectors->len > 0);
  gtk_drop_down_set_selected (GTK_DROP_DOWN (row->language), record.ADMIRAL.language);
  gtk_check_button_set_active (GTK_CHECK_BUTTON (row->absent), record.ADMIRAL.absent);
  fill_pin (self, row, place);
}

static Row *
find_row (ForconPowersEditor *self, RowKind kind, const char *word)
{
  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self->rows)); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      Row *row = row_of (child);

      if (row->kind == kind && row->word == word)
        return row;
    }
  return NULL;
}

/* The row comes after @before; one that is there already keeps its widgets and its focus. */
static Row *
put_row (ForconPowersEditor *self, RowKind kind, const char *word, Row *before)
{
  Row *row = find_row (self, kind, word);
  GtkWidget *after = before == NULL ? NULL : before->box;

  if (row == NULL)
    {
      row = row_new (self, kind, word);
      gtk_box_insert_child_after (self->rows, row->box, after);
    }
  else if (gtk_widget_get_prev_sibling (row->box) != after)
    gtk_box_reorder_child_after (self->rows, row->box, after);
  return row;
}

static void
refresh (ForconPanel *panel)
{
  ForconPowersEditor *self = FORCON_POWERS_EDITOR (panel);
  const ForconCampaign *campaign = forcon_game_campaign (self->game);
  Row *last = NULL;

  for (guint p = 1; campaign != NULL && p <= campaign->powers->len; p++)
    {
      const char *power = forcon_fleet_edit_word (self->game, FORCON_ENTITY_POWER, p);

      last = put_row (self, ROW_POWER, power, last);
      fill_power (self, last, p);
      for (guint a = 1; a <= campaign->admirals->len; a++)
        if (g_array_index (campaign->admirals, ForconAdmiral, a - 1).power.value == p)
          {
            last = put_row (self, ROW_ADMIRAL, forcon_fleet_edit_word (self->game, FORCON_ENTITY_ADMIRAL, a), last);
            fill_admiral (self, last, a);
          }
      last = put_row (self, ROW_NEW_ADMIRAL, power, last);
    }
  /* What is behind the last row is gone from the game. */
  for (GtkWidget *gone
       = last == NULL ? gtk_widget_get_first_child (GTK_WIDGET (self->rows)) : gtk_widget_get_next_sibling (last->box);
       gone != NULL;)
    {
      GtkWidget *next = gtk_widget_get_next_sibling (gone);

      gtk_box_remove (self->rows, gone);
      gone = next;
    }
}

static void
forcon_powers_editor_class_init (ForconPowersEditorClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  FORCON_PANEL_CLASS (klass)->refresh = refresh;
  FORCON_PANEL_CLASS (klass)->when_seen = TRUE;
  forcon_panel_class_bind_model (klass, ForconPowersEditor, game, FORCON_TYPE_GAME);
  forcon_panel_class_refresh_on (klass, "changed");
  gtk_widget_class_set_template_from_resource (widget_class, "/org/forcon/Master/ui/powers-editor.ui");
  gtk_widget_class_bind_template_child (widget_class, ForconPowersEditor, rows);
  gtk_widget_class_bind_template_child (widget_class, ForconPowersEditor, new_power);
  gtk_widget_class_bind_template_callback (widget_class, on_new_power);
}

static void
forcon_powers_editor_init (ForconPowersEditor *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
