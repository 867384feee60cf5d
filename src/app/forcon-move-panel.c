/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "forcon-move-panel.h"

#include <glib/gi18n-lib.h>
#include <math.h>

#include "forcon-sentences.h"
#include "forcon-text.h"

/* The fields of a leg, and how many lengths and angles make 1 in them. */
#define LENGTH_UNIT 100.0
#define ANGLE_UNIT 10.0

/**
 * LegFields:
 * @turn: (nullable): the last leg has none
 */
typedef struct {
  GtkSpinButton *ahead;
  GtkSpinButton *turn;
} LegFields;

struct _ForconMovePanel {
  GtkWidget parent;

  /* Template */
  GtkWidget *orders;
  GtkLabel *limits;
  GtkGrid *legs;
  GtkWidget *more;
  GtkLabel *verdict;

  /* Owned */
  ForconSession *session;

  /* As many as the draft has legs; the widgets are the grid's. */
  guint n_fields;
  LegFields fields[FORCON_LEGS_MAX];

  /* Whether the fields are being filled from the session, not by a person. */
  gboolean filling;
};

G_DEFINE_FINAL_TYPE (ForconMovePanel, forcon_move_panel, GTK_TYPE_WIDGET)

static void
on_edited (ForconMovePanel *self)
{
  ForconLegs legs = { .n = self->n_fields };

  if (self->filling)
    return;
  for (guint i = 0; i < self->n_fields; i++)
    {
      legs.leg[i].ahead = (ForconLength) lround (gtk_spin_button_get_value (self->fields[i].ahead) * LENGTH_UNIT);
      if (self->fields[i].turn != NULL)
        legs.leg[i].turn = (ForconAngle) lround (gtk_spin_button_get_value (self->fields[i].turn) * ANGLE_UNIT);
    }
  forcon_session_set_legs (self->session, &legs);
}

static void
on_more (ForconMovePanel *self)
{
  ForconLegs legs = forcon_session_draft (self->session)->legs;

  if (legs.n < FORCON_LEGS_MAX)
    legs.leg[legs.n++] = (ForconLeg){ 0, 0 };
  forcon_session_set_legs (self->session, &legs);
}

/* Enter in a field: the field has taken the number by now. */
static void
on_entered (ForconMovePanel *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "win.move", NULL);
}

static GtkSpinButton *
add_field (ForconMovePanel *self, const char *text, gint column, gint row, double least, double most, double step)
{
  GtkWidget *label = gtk_label_new (text);
  GtkWidget *field = gtk_spin_button_new_with_range (least, most, step);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_spin_button_set_digits (GTK_SPIN_BUTTON (field), 1);
  gtk_editable_set_width_chars (GTK_EDITABLE (field), 4);
  gtk_widget_set_hexpand (field, TRUE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (field), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
  gtk_grid_attach (self->legs, label, column * 2, row, 1, 1);
  gtk_grid_attach (self->legs, field, column * 2 + 1, row, 1, 1);
  g_signal_connect_object (field, "value-changed", G_CALLBACK (on_edited), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (gtk_editable_get_delegate (GTK_EDITABLE (field)), "activate", G_CALLBACK (on_entered), self,
                           G_CONNECT_SWAPPED | G_CONNECT_AFTER);
  return GTK_SPIN_BUTTON (field);
}

/* Makes fields for @n legs: each goes ahead, and all but the last turn. */
static void
build_fields (ForconMovePanel *self, guint n)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->legs))) != NULL)
    gtk_grid_remove (self->legs, child);
  for (guint i = 0; i < n; i++)
    {
      self->fields[i].ahead
          = add_field (self, i == 0 ? _ ("Ahead, cm") : _ ("then, cm"), 0, (gint) i, 0, FORCON_LENGTH_MAX / LENGTH_UNIT, 1);
      self->fields[i].turn = NULL;
      if (i + 1 < n)
        self->fields[i].turn = add_field (self, _ ("turn, °"), 1, (gint) i, -180, 180, 5);
    }
  self->n_fields = n;
}

static void
fill_fields (ForconMovePanel *self, const ForconLegs *legs)
{
  self->filling = TRUE;
  if (legs->n != self->n_fields)
    build_fields (self, legs->n);
  for (guint i = 0; i < legs->n; i++)
    {
      gtk_spin_button_set_value (self->fields[i].ahead, legs->leg[i].ahead / LENGTH_UNIT);
      if (self->fields[i].turn != NULL)
        gtk_spin_button_set_value (self->fields[i].turn, legs->leg[i].turn / ANGLE_UNIT);
    }
  self->filling = FALSE;
}

static void
show_limits (ForconMovePanel *self, const ForconMoveLimits *limits)
{
  g_autofree char *least = forcon_length_to_text (limits->least);
  g_autofree char *most = forcon_length_to_text (limits->most);
  g_autofree char *turn = forcon_angle_to_text (limits->greatest_turn);
  g_autoptr (GString) text = g_string_new (NULL);

  /* Translators: the shortest and the longest move of a ship, cm. */
  g_string_append_printf (text, limits->may_stand ? _ ("Stands still, or goes %1$s to %2$s cm")
                                                  : _ ("Goes %1$s to %2$s cm"),
                          least, most);
  if (limits->greatest_turn == 0)
    g_string_append (text, _ ("; cannot turn"));
  else if (limits->turn_after.numerator == 0)
    g_string_append_printf (text, _ ("; turns up to %s° at any point"), turn);
  else
    g_string_append_printf (text, _ ("; turns up to %1$s° after %2$d/%3$d of the way"), turn,
                            limits->turn_after.numerator, limits->turn_after.denominator);
  gtk_label_set_label (self->limits, text->str);
  gtk_widget_set_visible (self->more, limits->turns > 1);
}

static void
show_verdict (ForconMovePanel *self)
{
  const ForconBattle *battle = forcon_session_battle (self->session);
  const ForconRules *rules = forcon_session_rules (self->session);
  ForconCommand command = forcon_session_move_command (self->session);
  ForconVerdict verdict = forcon_move_judge (battle, rules, command.ship, &command.legs);
  gboolean legal = verdict.kind == FORCON_VERDICT_DONE;
  g_autofree char *distance = forcon_length_to_text (forcon_legs_distance (&command.legs));
  g_autofree char *text = legal ? g_strdup_printf (_ ("A legal move of %s cm."), distance)
                                : forcon_sentence_of_verdict (battle, rules, &verdict);

  gtk_label_set_label (self->verdict, text);
  if (legal)
    gtk_widget_remove_css_class (GTK_WIDGET (self->verdict), "forcon-refused");
  else
    gtk_widget_add_css_class (GTK_WIDGET (self->verdict), "forcon-refused");
}

static void
refresh (ForconMovePanel *self)
{
  const ForconDraft *draft = forcon_session_draft (self->session);
  ForconMoveLimits limits;

  if (!forcon_session_may_move (self->session))
    return;
  limits = forcon_move_limits (forcon_session_battle (self->session), forcon_session_rules (self->session), draft->ship);
  show_limits (self, &limits);
  fill_fields (self, &draft->legs);
  show_verdict (self);
}

/**
 * forcon_move_panel_set_session:
 * @self: a panel
 * @session: the session; once
 */
void
forcon_move_panel_set_session (ForconMovePanel *self, ForconSession *session)
{
  g_return_if_fail (FORCON_IS_MOVE_PANEL (self) && self->session == NULL);
  self->session = g_object_ref (session);
  g_signal_connect_object (session, "draft-changed", G_CALLBACK (refresh), self, G_CONNECT_SWAPPED);
}

/* Puts the focus into the first leg, if a move can be made. */
void
forcon_move_panel_focus_legs (ForconMovePanel *self)
{
  g_return_if_fail (FORCON_IS_MOVE_PANEL (self));
  if (self->n_fields > 0 && forcon_session_may_move (self->session))
    gtk_widget_grab_focus (GTK_WIDGET (self->fields[0].ahead));
}

static void
forcon_move_panel_dispose (GObject *object)
{
  ForconMovePanel *self = FORCON_MOVE_PANEL (object);

  self->filling = TRUE;
  for (GtkWidget *child; (child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL;)
    gtk_widget_unparent (child);
  g_clear_object (&self->session);
  G_OBJECT_CLASS (forcon_move_panel_parent_class)->dispose (object);
}

static void
forcon_move_panel_class_init (ForconMovePanelClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = forcon_move_panel_dispose;
  gtk_widget_class_set_template_from_resource (widget_class, "/org/forcon/Master/ui/forcon-move-panel.ui");
  gtk_widget_class_bind_template_child (widget_class, ForconMovePanel, orders);
  gtk_widget_class_bind_template_child (widget_class, ForconMovePanel, limits);
  gtk_widget_class_bind_template_child (widget_class, ForconMovePanel, legs);
  gtk_widget_class_bind_template_child (widget_class, ForconMovePanel, more);
  gtk_widget_class_bind_template_child (widget_class, ForconMovePanel, verdict);
  gtk_widget_class_bind_template_callback (widget_class, on_more);
}

static void
forcon_move_panel_init (ForconMovePanel *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
