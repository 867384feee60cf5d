/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/panels/panels.h"

#include <glib/gi18n-lib.h>

#include "app/session/session-ask.h"
#include "app/session/session-draft.h"
#include "app/session/session-play.h"
#include "engine/state/formation.h"
#include "report/battle/sentences.h"
#include "base/text.h"
#include "app/widgets/widget.h"

struct _ForconFormationButton {
  ForconPanel parent;

  /* Model */
  ForconSession *session;

  GtkWidget *button;
  GtkWidget *checks;
  GtkWidget *form;
  GtkLabel *verdict;

  /* The ships of the check buttons, in their order. */
  ForconShips ships;
};

G_DEFINE_FINAL_TYPE (ForconFormationButton, forcon_formation_button, FORCON_TYPE_PANEL)

/* The selected ship leads, and those that are ticked come along (F-FORM-3). */
static ForconCommand
command_of (ForconFormationButton *self)
{
  ForconCommand command = FORCON_COMMAND (FORM, form, .ship = forcon_session_draft (self->session)->ship);
  guint place = 0;

  for (GtkWidget *check = gtk_widget_get_first_child (self->checks); check != NULL;
       check = gtk_widget_get_next_sibling (check), place++)
    if (gtk_check_button_get_active (GTK_CHECK_BUTTON (check)))
      command.form.with.ship[command.form.with.n++] = self->ships.ship[place];
  return command;
}

static void
show_verdict (ForconFormationButton *self)
{
  ForconCommand command = command_of (self);
  ForconVerdict verdict = forcon_session_try (self->session, &command);
  gboolean allowed = forcon_verdict_allows (&verdict);
  g_autofree char *why = allowed ? g_strdup ("")
                                 : forcon_sentence_of_verdict (forcon_session_battle (self->session),
                                                               forcon_session_rules (self->session), &verdict);

  gtk_widget_set_sensitive (self->form, allowed);
  gtk_label_set_label (self->verdict, why);
  gtk_widget_set_visible (GTK_WIDGET (self->verdict), !allowed);
}

static void
on_form (ForconFormationButton *self)
{
  ForconCommand command = command_of (self);

  gtk_menu_button_popdown (GTK_MENU_BUTTON (self->button));
  forcon_session_carry_out (self->session, &command);
}

/* The other ships of the selected ship's formation, each to be ticked. */
static void
fill (ForconFormationButton *self, const ForconBattle *battle, ForconShipId ship)
{
  ForconShips ships = forcon_formation_ships (battle, forcon_battle_ship (battle, ship)->formation);

  self->ships.n = 0;
  forcon_widget_clear (self->checks);
  for (guint i = 0; i < ships.n; i++)
    {
      GtkWidget *check;

      if (FORCON_ID_EQUAL (ships.ship[i], ship))
        continue;
      check = gtk_check_button_new_with_label (forcon_name (forcon_battle_card (battle, ships.ship[i])->name));
      g_signal_connect_object (check, "toggled", G_CALLBACK (show_verdict), self, G_CONNECT_SWAPPED);
      gtk_box_append (GTK_BOX (self->checks), check);
      self->ships.ship[self->ships.n++] = ships.ship[i];
    }
}

static void
refresh (ForconPanel *panel)
{
  ForconFormationButton *self = FORCON_FORMATION_BUTTON (panel);
  ForconShipId ship = forcon_session_draft (self->session)->ship;

  self->ships.n = 0;
  if (forcon_session_may_move (self->session))
    fill (self, forcon_session_battle (self->session), ship);
  gtk_widget_set_visible (GTK_WIDGET (self), self->ships.n > 0);
  if (self->ships.n > 0)
    show_verdict (self);
}

static void
forcon_formation_button_class_init (ForconFormationButtonClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  FORCON_PANEL_CLASS (klass)->refresh = refresh;
  forcon_panel_class_bind_model (klass, ForconFormationButton, session, FORCON_TYPE_SESSION);
  forcon_panel_class_refresh_on (klass, "draft-changed");
  gtk_widget_class_set_template_from_resource (widget_class, "/org/forcon/Master/ui/formation-button.ui");
  gtk_widget_class_bind_template_child (widget_class, ForconFormationButton, button);
  gtk_widget_class_bind_template_child (widget_class, ForconFormationButton, checks);
  gtk_widget_class_bind_template_child (widget_class, ForconFormationButton, form);
  gtk_widget_class_bind_template_child (widget_class, ForconFormationButton, verdict);
  gtk_widget_class_bind_template_callback (widget_class, on_form);
}

static void
forcon_formation_button_init (ForconFormationButton *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
