/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/fleets/ship-row.h"

#include <glib/gi18n-lib.h>

#include "app/widgets/widget.h"

/* How far ships stand in, px. */
#define INDENT 18

struct _ForconShipRow {
  GtkListBoxRow parent;

  ForconShipRowFacts facts;
  GtkWidget *box;
  GtkWidget *sign;
  GtkWidget *name;
  GtkWidget *entry;
  GtkWidget *detail;
};

enum { RENAMED, DRAGGED, N_SIGNALS };

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (ForconShipRow, forcon_ship_row, GTK_TYPE_LIST_BOX_ROW)

const ForconShipRowFacts *
forcon_ship_row_facts (ForconShipRow *self)
{
  g_return_val_if_fail (FORCON_IS_SHIP_ROW (self), NULL);
  return &self->facts;
}

/* Renaming */

static void
end_rename (ForconShipRow *self, gboolean take)
{
  g_autofree char *name = NULL;
  gboolean focus;

  if (self->entry == NULL)
    return;
  focus = gtk_widget_get_focus_child (self->box) == self->entry;
  name = g_strdup (gtk_editable_get_text (GTK_EDITABLE (self->entry)));
  GtkWidget *entry = g_steal_pointer (&self->entry);

  if (focus)
    gtk_widget_grab_focus (GTK_WIDGET (self));
  gtk_box_remove (GTK_BOX (self->box), entry);
  gtk_widget_set_visible (self->name, TRUE);
  if (take && g_strcmp0 (name, self->facts.own_name) != 0)
    g_signal_emit (self, signals[RENAMED], 0, name);
}

static void
on_entry_activate (ForconShipRow *self)
{
  end_rename (self, TRUE);
}

static gboolean
on_entry_key (ForconShipRow *self, guint key)
{
  if (key != GDK_KEY_Escape)
    return FALSE;
  end_rename (self, FALSE);
  return TRUE;
}

void
forcon_ship_row_rename (ForconShipRow *self)
{
  GtkEventController *keys, *focus;

  g_return_if_fail (FORCON_IS_SHIP_ROW (self));
  if (self->entry != NULL || self->facts.own_name == NULL)
    return;
  self->entry = gtk_entry_new ();
  keys = gtk_event_controller_key_new ();
  focus = gtk_event_controller_focus_new ();
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  gtk_editable_set_text (GTK_EDITABLE (self->entry), self->facts.own_name);
  gtk_widget_set_hexpand (self->entry, TRUE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->entry), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Name"), -1);
  gtk_widget_set_visible (self->name, FALSE);
  gtk_box_insert_child_after (GTK_BOX (self->box), self->entry, self->name);
  g_signal_connect_object (self->entry, "activate", G_CALLBACK (on_entry_activate), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (keys, "key-pressed", G_CALLBACK (on_entry_key), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (focus, "leave", G_CALLBACK (on_entry_activate), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (self->entry, keys);
  gtk_widget_grab_focus (self->entry);
  gtk_editable_select_region (GTK_EDITABLE (self->entry), 0, -1);
  gtk_widget_add_controller (self->entry, focus);
}

/* Drag and drop: what is dragged is the row */

static GdkContentProvider *
on_drag (ForconShipRow *self)
{
  if (self->facts.word == NULL || self->facts.entity == FORCON_ENTITY_ADMIRAL)
    return NULL;
  return gdk_content_provider_new_typed (FORCON_TYPE_SHIP_ROW, self);
}

static gboolean
on_drop (ForconShipRow *self, const GValue *value)
{
  g_signal_emit (self, signals[DRAGGED], 0, g_value_get_object (value));
  return TRUE;
}

/* What it says */

static char *
sign_of (const ForconShipRowFacts *facts)
{
  if (facts->entity != FORCON_ENTITY_SHIP || facts->rank < 0)
    return g_strdup ("");
  return facts->rank == 0 ? g_strdup ("⚑") : g_strdup_printf ("%d", facts->rank);
}

static char *
spoken (const ForconShipRowFacts *facts)
{
  if (facts->entity != FORCON_ENTITY_SHIP || facts->rank < 0)
    return g_strdup_printf ("%s, %s", facts->name, facts->detail);
  if (facts->rank == 0)
    /* Translators: a ship, its class. */
    return g_strdup_printf (_ ("%1$s, %2$s, flagship"), facts->name, facts->detail);
  /* Translators: a ship, its class, its place in the line of succession. */
  return g_strdup_printf (_ ("%1$s, %2$s, successor %3$d"), facts->name, facts->detail, facts->rank);
}

void
forcon_ship_row_show (ForconShipRow *self, ForconShipRowFacts *facts)
{
  g_autofree char *sign = sign_of (facts);
  g_autofree char *text = spoken (facts);

  g_return_if_fail (FORCON_IS_SHIP_ROW (self));
  if (self->entry != NULL && (facts->word != self->facts.word || facts->entity != self->facts.entity))
    end_rename (self, FALSE);
  forcon_ship_row_facts_clear (&self->facts);
  self->facts = *facts;
  *facts = (ForconShipRowFacts){ .word = NULL };
  gtk_label_set_label (GTK_LABEL (self->name), self->facts.name);
  gtk_label_set_label (GTK_LABEL (self->detail), self->facts.detail);
  gtk_label_set_label (GTK_LABEL (self->sign), sign);
  gtk_widget_set_visible (self->sign, self->facts.entity == FORCON_ENTITY_SHIP);
  gtk_widget_set_margin_start (self->box, self->facts.entity == FORCON_ENTITY_ADMIRAL      ? 0
                                          : self->facts.entity == FORCON_ENTITY_FORMATION ? INDENT / 2
                                                                                          : INDENT);
  forcon_widget_set_class (self->name, "heading", self->facts.entity != FORCON_ENTITY_SHIP);
  forcon_widget_set_class (self->box, "forcon-admiral-row", self->facts.entity == FORCON_ENTITY_ADMIRAL);
  forcon_widget_set_tooltip (self, text);
  forcon_widget_set_tooltip (self->name, self->facts.name);
  forcon_widget_set_tooltip (self->detail, self->facts.detail);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
}

static void
forcon_ship_row_finalize (GObject *object)
{
  forcon_ship_row_facts_clear (&FORCON_SHIP_ROW (object)->facts);
  G_OBJECT_CLASS (forcon_ship_row_parent_class)->finalize (object);
}

static void
forcon_ship_row_class_init (ForconShipRowClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = forcon_ship_row_finalize;
  signals[RENAMED] = g_signal_new ("renamed", FORCON_TYPE_SHIP_ROW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 1, G_TYPE_STRING);
  signals[DRAGGED] = g_signal_new ("dragged", FORCON_TYPE_SHIP_ROW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 1, FORCON_TYPE_SHIP_ROW);
}

static void
forcon_ship_row_init (ForconShipRow *self)
{
  GtkDragSource *source = gtk_drag_source_new ();
  GtkDropTarget *target = gtk_drop_target_new (FORCON_TYPE_SHIP_ROW, GDK_ACTION_MOVE);

  self->box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  self->sign = gtk_label_new (NULL);
  self->name = gtk_label_new (NULL);
  self->detail = gtk_label_new (NULL);
  gtk_label_set_width_chars (GTK_LABEL (self->sign), 2);
  gtk_label_set_xalign (GTK_LABEL (self->name), 0);
  gtk_label_set_ellipsize (GTK_LABEL (self->name), PANGO_ELLIPSIZE_END);
  gtk_widget_set_hexpand (self->name, TRUE);
  gtk_label_set_ellipsize (GTK_LABEL (self->detail), PANGO_ELLIPSIZE_END);
  gtk_widget_add_css_class (self->detail, "forcon-faint");
  gtk_box_append (GTK_BOX (self->box), self->sign);
  gtk_box_append (GTK_BOX (self->box), self->name);
  gtk_box_append (GTK_BOX (self->box), self->detail);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (self), self->box);
  gtk_drag_source_set_actions (source, GDK_ACTION_MOVE);
  g_signal_connect_object (source, "prepare", G_CALLBACK (on_drag), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (target, "drop", G_CALLBACK (on_drop), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (source));
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (target));
}

GtkWidget *
forcon_ship_row_new (void)
{
  return g_object_new (FORCON_TYPE_SHIP_ROW, NULL);
}
