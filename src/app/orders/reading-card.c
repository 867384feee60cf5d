/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/orders/reading-card.h"

#include "app/widgets/widget.h"

/* Characters of a line that are shown beside its reading. */
#define TEXT_MAX 400

struct _ForconReadingCard {
  ForconPanel parent;

  /* Template */
  GtkWidget *number;
  GtkWidget *mark;
  GtkWidget *icon;
  GtkWidget *state;
  GtkWidget *text;
  GtkWidget *said;
  GtkWidget *problem;
  GtkWidget *meant;
  GtkWidget *map;

  /* Owned */
  ForconReadingItem *item;
  ForconTintedText *tinted;
  const char *style;
};

G_DEFINE_FINAL_TYPE (ForconReadingCard, forcon_reading_card, FORCON_TYPE_PANEL)

/* Who is told; else where it leads. */
static void
on_map (ForconReadingCard *self)
{
  ForconFormationId formation = forcon_reading_item_line (self->item)->formation;

  if (FORCON_ID_IS_NONE (formation))
    gtk_widget_activate_action (GTK_WIDGET (self), "win.show-sector", "u",
                                (guint32) forcon_reading_item_sector (self->item).value);
  else
    gtk_widget_activate_action (GTK_WIDGET (self), "win.show-formation", "u", (guint32) formation.value);
}

/* What was written, shortened: the whole of it stands in the sheet. */
static void
show_written (ForconReadingCard *self)
{
  g_clear_pointer (&self->tinted, forcon_tinted_text_free);
  self->tinted = forcon_reading_item_tinted (self->item, TEXT_MAX);
  forcon_label_show (self->text, self->tinted->text);
  gtk_label_set_attributes (GTK_LABEL (self->text), self->tinted->tints);
  forcon_widget_set_tooltip (self->text, self->tinted->text);
}

/* Over a word: what it was taken for; elsewhere the line. */
static gboolean
on_query_tooltip (ForconReadingCard *self, int x, int y, gboolean keyboard, GtkTooltip *tooltip)
{
  PangoLayout *layout = gtk_label_get_layout (GTK_LABEL (self->text));
  g_autofree char *word = NULL;
  int left, top, at;

  if (self->tinted == NULL)
    return FALSE;
  gtk_label_get_layout_offsets (GTK_LABEL (self->text), &left, &top);
  if (!keyboard && pango_layout_xy_to_index (layout, (x - left) * PANGO_SCALE, (y - top) * PANGO_SCALE, &at, NULL))
    word = forcon_tinted_text_at (self->tinted, (guint) at);
  gtk_tooltip_set_text (tooltip, word != NULL ? word : self->tinted->text);
  return TRUE;
}

static void
show_mark (ForconReadingCard *self)
{
  if (self->style != NULL)
    gtk_widget_remove_css_class (self->mark, self->style);
  self->style = forcon_reading_item_style (self->item);
  gtk_widget_add_css_class (self->mark, self->style);
  gtk_image_set_from_icon_name (GTK_IMAGE (self->icon), forcon_reading_item_icon (self->item));
  forcon_label_show (self->state, forcon_reading_item_state (self->item));
}

static void
name_the_row (ForconReadingCard *self)
{
  GtkWidget *row = gtk_widget_get_parent (GTK_WIDGET (self));
  g_autofree char *spoken = NULL;
  g_autofree char *explained = NULL;

  if (row == NULL || self->item == NULL)
    return;
  spoken = forcon_reading_item_spoken (self->item);
  explained = forcon_reading_item_explained (self->item);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, explained, -1);
}

void
forcon_reading_card_set_item (ForconReadingCard *self, ForconReadingItem *item)
{
  const ForconLine *line;
  g_autofree char *number = NULL;
  g_autofree char *said = NULL;

  g_return_if_fail (FORCON_IS_READING_CARD (self));
  g_set_object (&self->item, item);
  if (item == NULL)
    return;
  line = forcon_reading_item_line (item);
  number = g_strdup_printf ("%d", line->number);
  said = forcon_reading_item_said (item);
  gtk_label_set_text (GTK_LABEL (self->number), number);
  show_mark (self);
  show_written (self);
  forcon_label_show (self->said, said);
  forcon_label_show (self->problem, line->picked > 0 ? NULL : forcon_reading_item_problem (item));
  forcon_label_show (self->meant, forcon_reading_item_meant (item));
  gtk_widget_set_visible (self->map, !FORCON_ID_IS_NONE (line->formation)
                                         || !FORCON_ID_IS_NONE (forcon_reading_item_sector (item)));
  name_the_row (self);
}

GtkWidget *
forcon_reading_card_new (void)
{
  return g_object_new (FORCON_TYPE_READING_CARD, NULL);
}

static void
forcon_reading_card_dispose (GObject *object)
{
  ForconReadingCard *self = FORCON_READING_CARD (object);

  g_clear_object (&self->item);
  g_clear_pointer (&self->tinted, forcon_tinted_text_free);
  G_OBJECT_CLASS (forcon_reading_card_parent_class)->dispose (object);
}

static void
forcon_reading_card_class_init (ForconReadingCardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = forcon_reading_card_dispose;
  gtk_widget_class_set_template_from_resource (widget_class, "/org/forcon/Master/ui/reading-card.ui");
  gtk_widget_class_bind_template_child (widget_class, ForconReadingCard, number);
  gtk_widget_class_bind_template_child (widget_class, ForconReadingCard, mark);
  gtk_widget_class_bind_template_child (widget_class, ForconReadingCard, icon);
  gtk_widget_class_bind_template_child (widget_class, ForconReadingCard, state);
  gtk_widget_class_bind_template_child (widget_class, ForconReadingCard, text);
  gtk_widget_class_bind_template_child (widget_class, ForconReadingCard, said);
  gtk_widget_class_bind_template_child (widget_class, ForconReadingCard, problem);
  gtk_widget_class_bind_template_child (widget_class, ForconReadingCard, meant);
  gtk_widget_class_bind_template_child (widget_class, ForconReadingCard, map);
  gtk_widget_class_bind_template_callback (widget_class, on_map);
  gtk_widget_class_bind_template_callback (widget_class, on_query_tooltip);
}

static void
forcon_reading_card_init (ForconReadingCard *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  g_signal_connect (self, "notify::parent", G_CALLBACK (name_the_row), NULL);
}
