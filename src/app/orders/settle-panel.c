/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/orders/settle-panel.h"

#include <glib/gi18n-lib.h>

#include "report/campaign/campaign-sentences.h"
#include "app/orders/order-entry.h"
#include "app/orders/reading-list.h"
#include "app/orders/slots-panel.h"
#include "app/orders/teach-panel.h"
#include "app/widgets/toast.h"
#include "app/widgets/widget.h"

/* More readings than these scroll. */
#define FEW 3

struct _ForconSettlePanel {
  ForconPanel parent;

  /* Model */
  ForconGame *game;

  /* Template */
  GtkWidget *title;
  GtkWidget *scroller;
  GtkBox *readings;
  GtkBox *many_readings;
  ForconSlotsPanel *slots;
  ForconOrderEntry *entry;
  GtkButton *rewrite;
  GtkWidget *teach_button;
  GtkPopover *teach_popover;
  ForconTeachPanel *teach;
  GtkWidget *remark;

  /* Owned */
  ForconReadingItem *item;
};

enum { SETTLED, N_SIGNALS };

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (ForconSettlePanel, forcon_settle_panel, FORCON_TYPE_PANEL)

/* Does it and says so, with a button that takes it back. */
static void
carry_out (ForconSettlePanel *self, const ForconCampaignCommand *command)
{
  g_autofree char *done = forcon_campaign_sentence_of_command (forcon_game_campaign (self->game), command);

  if (!forcon_game_do (self->game, command, FORCON_DICE_MODE_ROLL))
    return;
  forcon_toast_say_undoable (GTK_WIDGET (self), done);
  if (self->item != NULL && !forcon_reading_item_is_open (self->item))
    g_signal_emit (self, signals[SETTLED], 0);
}

void
forcon_settle_panel_pick (ForconSettlePanel *self, gint reading)
{
  ForconCampaignCommand command;

  g_return_if_fail (FORCON_IS_SETTLE_PANEL (self));
  if (self->item == NULL)
    return;
  command = forcon_game_command (self->game, FORCON_CAMPAIGN_COMMAND_PICK);
  command.pick.line = forcon_reading_item_line (self->item)->line;
  command.pick.reading = reading;
  carry_out (self, &command);
}

static void
on_rewrite (ForconSettlePanel *self)
{
  ForconCampaignCommand command;

  if (self->item == NULL)
    return;
  command = forcon_game_command (self->game, FORCON_CAMPAIGN_COMMAND_REWRITE);
  command.rewrite.line = forcon_reading_item_line (self->item)->line;
  command.rewrite.text = g_intern_string (forcon_order_entry_get_text (self->entry));
  carry_out (self, &command);
}

/* What was put together stands where it can be changed, and is read when it is right. */
static void
on_composed (ForconSettlePanel *self, const char *text)
{
  forcon_order_entry_set_text (self->entry, text);
}

static void
on_teach_shown (ForconSettlePanel *self)
{
  g_autofree char *word = self->item == NULL ? g_strdup ("") : forcon_reading_item_unexplained (self->item);

  forcon_teach_panel_propose (self->teach, word);
}

/* The line is read again with the new word. */
static void
on_taught (ForconSettlePanel *self)
{
  gtk_popover_popdown (self->teach_popover);
  on_rewrite (self);
}

static void
on_remark (ForconSettlePanel *self)
{
  forcon_settle_panel_pick (self, 0);
}

static void
on_reading (ForconSettlePanel *self, GtkButton *button)
{
  forcon_settle_panel_pick (self, GPOINTER_TO_INT (g_object_get_data (G_OBJECT (button), "reading")));
}

/* Digits pick here too, but where the line is written anew: there they are text. */
static gboolean
on_key (ForconSettlePanel *self, guint key, guint code, GdkModifierType state)
{
  gint reading = forcon_reading_of_key (key, state);

  if (reading < 0)
    return GDK_EVENT_PROPAGATE;
  forcon_settle_panel_pick (self, reading);
  return GDK_EVENT_STOP;
}

/* "1 – Spurs: move to Ash (1 half-phase)" */
static char *
reading_to_text (ForconReadingItem *item, gint reading)
{
  const char *said = forcon_reading_item_reading (item, reading);

  if (*said == '\0')
    said = _ ("no order");
  if (forcon_reading_item_line (item)->state == FORCON_LINE_IMPOSSIBLE)
    /* Translators: the key to press, what is impossible but can be ordered nevertheless. */
    return g_strdup_printf (_ ("%1$d – all the same: %2$s"), reading, said);
  /* Translators: the key to press, the reading of a line that it picks. */
  return g_strdup_printf (_ ("%1$d – %2$s"), reading, said);
}

static GtkWidget *
button_new (ForconSettlePanel *self, gint reading)
{
  g_autofree char *text = reading_to_text (self->item, reading);
  GtkWidget *label = gtk_label_new (text);
  GtkWidget *button = gtk_button_new ();

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_button_set_child (GTK_BUTTON (button), label);
  gtk_widget_add_css_class (button, "forcon-reading");
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
  g_object_set_data (G_OBJECT (button), "reading", GINT_TO_POINTER (reading));
  g_signal_connect_object (button, "clicked", G_CALLBACK (on_reading), self, G_CONNECT_SWAPPED);
  return button;
}

/* A choice is offered where there is one: several readings, one that is not sure, or an order on which the master can
 * insist. */
static gboolean
is_offered (ForconSettlePanel *self, gint reading)
{
  const ForconLine *line = forcon_reading_item_line (self->item);

  if (reading == line->picked)
    return FALSE;
  return line->readings > 1
         || ((line->state == FORCON_LINE_IMPOSSIBLE || line->state == FORCON_LINE_UNSURE)
             && *forcon_reading_item_reading (self->item, reading) != '\0');
}

static void
fill_readings (ForconSettlePanel *self)
{
  const ForconLine *line = forcon_reading_item_line (self->item);
  gboolean many = line->readings > FEW;

  forcon_widget_clear (self->readings);
  forcon_widget_clear (self->many_readings);
  for (gint reading = 1; reading <= line->readings; reading++)
    if (is_offered (self, reading))
      gtk_box_append (many ? self->many_readings : self->readings, button_new (self, reading));
  gtk_widget_set_visible (self->scroller, many);
}

/* Whether one of the buttons has it, which are made anew: it must not wander off. */
static gboolean
readings_have_focus (ForconSettlePanel *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root == NULL ? NULL : gtk_root_get_focus (root);

  return focus != NULL
         && (gtk_widget_is_ancestor (focus, GTK_WIDGET (self->readings))
             || gtk_widget_is_ancestor (focus, GTK_WIDGET (self->many_readings)));
}

static void
show_item (ForconSettlePanel *self, gboolean other_line)
{
  gboolean focused = readings_have_focus (self);
  const ForconLine *line = forcon_reading_item_line (self->item);
  const ForconSheet *sheet = forcon_campaign_sheet (forcon_game_campaign (self->game), line->sheet);
  /* Translators: the number of a line, what became of it. */
  g_autofree char *title
      = g_strdup_printf (_ ("Line %1$d – %2$s"), line->number, forcon_reading_item_state (self->item));

  gtk_label_set_text (GTK_LABEL (self->title), title);
  forcon_widget_set_tooltip (self->title, title);
  fill_readings (self);
  gtk_widget_set_sensitive (self->remark, line->state != FORCON_LINE_REMARK);
  /* A line that was understood has nothing to teach, and the readings need the room. */
  gtk_widget_set_visible (self->teach_button, line->state != FORCON_LINE_UNDERSTOOD);
  if (sheet != NULL)
    forcon_order_entry_set_admiral (self->entry, sheet->admiral);
  if (other_line)
    {
      forcon_order_entry_set_text (self->entry, forcon_reading_item_text (self->item));
      forcon_slots_panel_set_line (self->slots, line);
    }
  if (focused)
    gtk_widget_grab_focus (GTK_WIDGET (self));
}

void
forcon_settle_panel_set_item (ForconSettlePanel *self, ForconReadingItem *item)
{
  gboolean other_line;

  g_return_if_fail (FORCON_IS_SETTLE_PANEL (self));
  gtk_widget_set_visible (GTK_WIDGET (self), item != NULL);
  if (item == self->item)
    return;
  other_line = item == NULL || self->item == NULL
               || !FORCON_ID_EQUAL (forcon_reading_item_line (item)->line, forcon_reading_item_line (self->item)->line)
               || !g_str_equal (forcon_reading_item_text (item), forcon_reading_item_text (self->item));
  g_set_object (&self->item, item);
  if (item != NULL)
    show_item (self, other_line);
}

/* To the first reading that can be picked; where there is no good one, to where the line is written anew. */
static gboolean
forcon_settle_panel_grab_focus (GtkWidget *widget)
{
  ForconSettlePanel *self = FORCON_SETTLE_PANEL (widget);
  GtkWidget *few = gtk_widget_get_first_child (GTK_WIDGET (self->readings));
  GtkWidget *first = few != NULL ? few : gtk_widget_get_first_child (GTK_WIDGET (self->many_readings));
  ForconLineState state = forcon_reading_item_line (self->item)->state;
  gboolean pick = first != NULL && (state == FORCON_LINE_AMBIGUOUS || state == FORCON_LINE_UNSURE);

  return gtk_widget_grab_focus (pick ? first : GTK_WIDGET (self->entry));
}

static void
forcon_settle_panel_finalize (GObject *object)
{
  ForconSettlePanel *self = FORCON_SETTLE_PANEL (object);

  g_clear_object (&self->item);
  G_OBJECT_CLASS (forcon_settle_panel_parent_class)->finalize (object);
}

static void
forcon_settle_panel_class_init (ForconSettlePanelClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = forcon_settle_panel_finalize;
  forcon_panel_class_bind_model (klass, ForconSettlePanel, game, FORCON_TYPE_GAME);
  widget_class->grab_focus = forcon_settle_panel_grab_focus;
  signals[SETTLED]
      = g_signal_new ("settled", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  g_type_ensure (FORCON_TYPE_ORDER_ENTRY);
  g_type_ensure (FORCON_TYPE_SLOTS_PANEL);
  g_type_ensure (FORCON_TYPE_TEACH_PANEL);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/forcon/Master/ui/settle-panel.ui");
  gtk_widget_class_bind_template_child (widget_class, ForconSettlePanel, title);
  gtk_widget_class_bind_template_child (widget_class, ForconSettlePanel, scroller);
  gtk_widget_class_bind_template_child (widget_class, ForconSettlePanel, readings);
  gtk_widget_class_bind_template_child (widget_class, ForconSettlePanel, many_readings);
  forcon_panel_class_bind_part (klass, ForconSettlePanel, slots);
  forcon_panel_class_bind_part (klass, ForconSettlePanel, entry);
  forcon_panel_class_bind_part (klass, ForconSettlePanel, teach);
  gtk_widget_class_bind_template_child (widget_class, ForconSettlePanel, teach_button);
  gtk_widget_class_bind_template_child (widget_class, ForconSettlePanel, teach_popover);
  gtk_widget_class_bind_template_child (widget_class, ForconSettlePanel, rewrite);
  gtk_widget_class_bind_template_child (widget_class, ForconSettlePanel, remark);
  gtk_widget_class_bind_template_callback (widget_class, on_rewrite);
  gtk_widget_class_bind_template_callback (widget_class, on_composed);
  gtk_widget_class_bind_template_callback (widget_class, on_teach_shown);
  gtk_widget_class_bind_template_callback (widget_class, on_taught);
  gtk_widget_class_bind_template_callback (widget_class, on_remark);
  gtk_widget_class_bind_template_callback (widget_class, on_key);
}

static void
forcon_settle_panel_init (ForconSettlePanel *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_label_set_wrap (GTK_LABEL (gtk_button_get_child (self->rewrite)), TRUE);
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}
