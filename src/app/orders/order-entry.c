/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/orders/order-entry.h"

#include <glib/gi18n-lib.h>

#include "campaign/orders/order-completion.h"

struct _ForconOrderEntry {
  ForconPanel parent;

  /* Model */
  ForconGame *game;

  GtkWidget *entry;
  GtkWidget *popover;
  GtkListBox *rows;

  ForconSideId admiral;
  GArray *offered;
  guint offer_source;
};

enum { ACTIVATE, N_SIGNALS };

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (ForconOrderEntry, forcon_order_entry, FORCON_TYPE_PANEL)

static const char *
kind_to_text (ForconCompletionKind kind)
{
  static const char *const texts[] = {
    [FORCON_COMPLETION_FORMATION] = NC_ ("completion", "own formation"),
    [FORCON_COMPLETION_SHIP] = NC_ ("completion", "own ship"),
    [FORCON_COMPLETION_FOE] = NC_ ("completion", "identified"),
    [FORCON_COMPLETION_SECTOR] = NC_ ("completion", "sector"),
    [FORCON_COMPLETION_PLANET] = NC_ ("completion", "planet"),
    [FORCON_COMPLETION_WORD] = NC_ ("completion", "order"),
  };

  return g_dpgettext2 (GETTEXT_PACKAGE, "completion", texts[kind]);
}

static void
withdraw (ForconOrderEntry *self)
{
  g_clear_handle_id (&self->offer_source, g_source_remove);
  g_clear_pointer (&self->offered, g_array_unref);
  gtk_popover_popdown (GTK_POPOVER (self->popover));
}

static gboolean
is_offering (ForconOrderEntry *self)
{
  return self->offered != NULL && self->offered->len > 0;
}

/* The whole name in place of what was typed of it, and a blank to go on. */
static void
accept (ForconOrderEntry *self, guint place)
{
  GtkEditable *editable = GTK_EDITABLE (self->entry);
  const char *text = gtk_editable_get_text (editable);
  const ForconCompletion *completion;
  g_autofree char *written = NULL;
  int start;

  if (self->offered == NULL || place >= self->offered->len)
    return;
  completion = &g_array_index (self->offered, ForconCompletion, place);
  written = g_strconcat (completion->text, " ", NULL);
  start = (int) g_utf8_pointer_to_offset (text, text + completion->start);
  forcon_panel_begin_fill (self);
  gtk_editable_delete_text (editable, start, gtk_editable_get_position (editable));
  gtk_editable_insert_text (editable, written, -1, &start);
  gtk_editable_set_position (editable, start);
  forcon_panel_end_fill (self);
  withdraw (self);
}

static void
on_row_activated (ForconOrderEntry *self, GtkListBoxRow *row)
{
  accept (self, (guint) gtk_list_box_row_get_index (row));
}

static GtkWidget *
row_new (const ForconCompletion *completion)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 18);
  GtkWidget *text = gtk_label_new (completion->text);
  GtkWidget *kind = gtk_label_new (kind_to_text (completion->kind));
  GtkWidget *row = gtk_list_box_row_new ();

  gtk_label_set_xalign (GTK_LABEL (text), 0);
  gtk_widget_set_hexpand (text, TRUE);
  gtk_widget_add_css_class (kind, "forcon-faint");
  gtk_widget_add_css_class (kind, "caption");
  gtk_box_append (GTK_BOX (box), text);
  gtk_box_append (GTK_BOX (box), kind);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
  gtk_widget_set_focusable (row, FALSE);
  return row;
}

static void
fill_rows (ForconOrderEntry *self)
{
  GtkListBoxRow *row;

  while ((row = gtk_list_box_get_row_at_index (self->rows, 0)) != NULL)
    gtk_list_box_remove (self->rows, GTK_WIDGET (row));
  for (guint i = 0; i < self->offered->len; i++)
    gtk_list_box_append (self->rows, row_new (&g_array_index (self->offered, ForconCompletion, i)));
  gtk_list_box_select_row (self->rows, gtk_list_box_get_row_at_index (self->rows, 0));
}

static gboolean
offer (gpointer data)
{
  ForconOrderEntry *self = data;
  const char *text = gtk_editable_get_text (GTK_EDITABLE (self->entry));
  int position = gtk_editable_get_position (GTK_EDITABLE (self->entry));
  const ForconCampaign *campaign = forcon_game_campaign (self->game);

  self->offer_source = 0;
  withdraw (self);
  if (campaign == NULL || FORCON_ID_IS_NONE (self->admiral))
    return G_SOURCE_REMOVE;
  self->offered = forcon_order_complete (campaign, self->admiral, text,
                                         (gsize) (g_utf8_offset_to_pointer (text, position) - text));
  if (self->offered->len == 0 || !gtk_widget_get_mapped (GTK_WIDGET (self)))
    return G_SOURCE_REMOVE;
  fill_rows (self);
  gtk_popover_popup (GTK_POPOVER (self->popover));
  return G_SOURCE_REMOVE;
}

static void
on_changed (ForconOrderEntry *self)
{
  if (!forcon_panel_is_filling (self) && self->offer_source == 0)
    self->offer_source = g_idle_add (offer, self);
}

static void
move_by (ForconOrderEntry *self, gint step)
{
  GtkListBoxRow *row = gtk_list_box_get_selected_row (self->rows);
  gint place = row == NULL ? 0 : gtk_list_box_row_get_index (row) + step;
  gint n = (gint) self->offered->len;

  gtk_list_box_select_row (self->rows, gtk_list_box_get_row_at_index (self->rows, (place + n) % n));
}

static gboolean
on_key (ForconOrderEntry *self, guint key, guint code, GdkModifierType state)
{
  GtkListBoxRow *row = gtk_list_box_get_selected_row (self->rows);

  if (!is_offering (self) || (state & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SHIFT_MASK)) != 0)
    return GDK_EVENT_PROPAGATE;
  if (key == GDK_KEY_Down || key == GDK_KEY_Up)
    move_by (self, key == GDK_KEY_Down ? 1 : -1);
  else if (key == GDK_KEY_Escape)
    withdraw (self);
  else if ((key == GDK_KEY_Tab || key == GDK_KEY_Return || key == GDK_KEY_KP_Enter) && row != NULL)
    accept (self, (guint) gtk_list_box_row_get_index (row));
  else
    return GDK_EVENT_PROPAGATE;
  return GDK_EVENT_STOP;
}

static void
on_activated (ForconOrderEntry *self)
{
  withdraw (self);
  g_signal_emit (self, signals[ACTIVATE], 0);
}

void
forcon_order_entry_set_admiral (ForconOrderEntry *self, ForconSideId admiral)
{
  g_return_if_fail (FORCON_IS_ORDER_ENTRY (self));
  self->admiral = admiral;
}

void
forcon_order_entry_set_text (ForconOrderEntry *self, const char *text)
{
  g_return_if_fail (FORCON_IS_ORDER_ENTRY (self));
  withdraw (self);
  forcon_panel_begin_fill (self);
  gtk_editable_set_text (GTK_EDITABLE (self->entry), text);
  gtk_editable_set_position (GTK_EDITABLE (self->entry), -1);
  forcon_panel_end_fill (self);
}

const char *
forcon_order_entry_get_text (ForconOrderEntry *self)
{
  g_return_val_if_fail (FORCON_IS_ORDER_ENTRY (self), NULL);
  return gtk_editable_get_text (GTK_EDITABLE (self->entry));
}

static void
measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural,
                            int *minimum_baseline, int *natural_baseline)
{
  gtk_widget_measure (FORCON_ORDER_ENTRY (widget)->entry, orientation, for_size, minimum, natural, minimum_baseline,
                      natural_baseline);
}

/* The list goes where the entry goes. */
static void
allocate (GtkWidget *widget, int width, int height, int baseline)
{
  ForconOrderEntry *self = FORCON_ORDER_ENTRY (widget);

  gtk_widget_allocate (self->entry, width, height, baseline, NULL);
  gtk_popover_present (GTK_POPOVER (self->popover));
}

static gboolean
forcon_order_entry_grab_focus (GtkWidget *widget)
{
  return gtk_entry_grab_focus_without_selecting (GTK_ENTRY (FORCON_ORDER_ENTRY (widget)->entry));
}

static void
forcon_order_entry_dispose (GObject *object)
{
  ForconOrderEntry *self = FORCON_ORDER_ENTRY (object);

  g_clear_handle_id (&self->offer_source, g_source_remove);
  g_clear_pointer (&self->offered, g_array_unref);
  g_clear_pointer (&self->popover, gtk_widget_unparent);
  G_OBJECT_CLASS (forcon_order_entry_parent_class)->dispose (object);
}

static void
forcon_order_entry_class_init (ForconOrderEntryClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = forcon_order_entry_dispose;
  forcon_panel_class_bind_model (klass, ForconOrderEntry, game, FORCON_TYPE_GAME);
  widget_class->grab_focus = forcon_order_entry_grab_focus;
  signals[ACTIVATE]
      = g_signal_new ("activate", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
make_list (ForconOrderEntry *self)
{
  self->rows = GTK_LIST_BOX (gtk_list_box_new ());
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->rows), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("How the word could go on"), -1);
  g_signal_connect_object (self->rows, "row-activated", G_CALLBACK (on_row_activated), self, G_CONNECT_SWAPPED);
  self->popover = gtk_popover_new ();
  gtk_popover_set_autohide (GTK_POPOVER (self->popover), FALSE);
  gtk_popover_set_has_arrow (GTK_POPOVER (self->popover), FALSE);
  gtk_popover_set_position (GTK_POPOVER (self->popover), GTK_POS_TOP);
  gtk_popover_set_child (GTK_POPOVER (self->popover), GTK_WIDGET (self->rows));
  gtk_widget_set_can_focus (self->popover, FALSE);
  gtk_widget_set_parent (self->popover, GTK_WIDGET (self));
}

static void
forcon_order_entry_init (ForconOrderEntry *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  gtk_widget_set_layout_manager (GTK_WIDGET (self), gtk_custom_layout_new (NULL, measure, allocate));
  self->entry = gtk_entry_new ();
  gtk_widget_set_tooltip_text (self->entry, _ ("Tab or Enter takes what is offered, Enter has the line read anew"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->entry), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("The line, written anew"), -1);
  adw_bin_set_child (ADW_BIN (self), self->entry);
  make_list (self);
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_object (keys, "key-pressed", G_CALLBACK (on_key), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (self->entry, keys);
  g_signal_connect_object (self->entry, "changed", G_CALLBACK (on_changed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->entry, "activate", G_CALLBACK (on_activated), self, G_CONNECT_SWAPPED);
}
