/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/panels/hand-form-private.h"

#include <glib/gi18n-lib.h>

#include "app/session/session-draft.h"

enum { CHANGED, N_SIGNALS };

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (ForconHandForm, forcon_hand_form, GTK_TYPE_WIDGET)

/* The text of what is created is its name; that of a note is the note. */
static void
name_text (ForconHandForm *self)
{
  const char *name = self->kind == FORCON_COMMAND_NOTE ? C_ ("hand", "Note") : C_ ("hand", "Name");

  gtk_label_set_text (GTK_LABEL (self->rows[HAND_ROW_TEXT].label), name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->rows[HAND_ROW_TEXT].editor), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  name, -1);
}

static void
show_rows (ForconHandForm *self)
{
  guint32 shown = forcon_hand_form_shown_rows (self);

  name_text (self);

  for (HandRow row = 0; row < HAND_N_ROWS; row++)
    {
      gtk_widget_set_visible (self->rows[row].label, (shown & HAND_BIT (row)) != 0);
      gtk_widget_set_visible (self->rows[row].editor, (shown & HAND_BIT (row)) != 0);
    }
}

static void
on_changed (ForconHandForm *self)
{
  if (self->filling || self->session == NULL)
    return;
  show_rows (self);
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
on_value (ForconHandForm *self)
{
  if (self->filling || self->session == NULL)
    return;
  self->filling = TRUE;
  forcon_hand_form_fill_value (self, forcon_session_battle (self->session));
  self->filling = FALSE;
  on_changed (self);
}

/* Something else is to be created: it belongs elsewhere. */
static void
on_thing (ForconHandForm *self)
{
  if (self->filling || self->session == NULL)
    return;
  self->filling = TRUE;
  if (self->kind == FORCON_COMMAND_CREATE)
    forcon_hand_form_fill_place (self, forcon_session_battle (self->session));
  self->filling = FALSE;
  on_changed (self);
}

static gboolean
is_filled_for (ForconHandForm *self, const ForconDraft *draft)
{
  return FORCON_ID_EQUAL (draft->ship, self->ship) && FORCON_ID_EQUAL (draft->thing.salvo, self->thing.salvo)
         && FORCON_ID_EQUAL (draft->thing.mine, self->thing.mine)
         && FORCON_ID_EQUAL (draft->thing.object, self->thing.object)
         && self->position == forcon_session_n_entries (self->session);
}

void
forcon_hand_form_refresh (ForconHandForm *self)
{
  const ForconDraft *draft = forcon_session_draft (self->session);

  if (!forcon_session_commands (self->session))
    return;
  if (draft->placed)
    {
      self->filling = TRUE;
      forcon_hand_form_set_number (self, HAND_ROW_X, draft->place.x);
      forcon_hand_form_set_number (self, HAND_ROW_Y, draft->place.y);
      self->filling = FALSE;
    }
  if (is_filled_for (self, draft))
    return;
  self->ship = draft->ship;
  self->thing = draft->thing;
  self->position = forcon_session_n_entries (self->session);
  forcon_hand_form_fill (self, forcon_session_battle (self->session));
  show_rows (self);
}

void
forcon_hand_form_set_kind (ForconHandForm *self, ForconCommandKind kind)
{
  g_return_if_fail (FORCON_IS_HAND_FORM (self));
  self->kind = kind;
  if (self->session == NULL || !forcon_session_commands (self->session))
    return;
  forcon_hand_form_fill (self, forcon_session_battle (self->session));
  show_rows (self);
}

void
forcon_hand_form_set_session (ForconHandForm *self, ForconSession *session)
{
  g_return_if_fail (FORCON_IS_HAND_FORM (self) && self->session == NULL);
  self->session = g_object_ref (session);
}

static void
forcon_hand_form_dispose (GObject *object)
{
  ForconHandForm *self = FORCON_HAND_FORM (object);
  GtkWidget *grid = GTK_WIDGET (self->grid);

  self->filling = TRUE;
  self->grid = NULL;
  g_clear_pointer (&grid, gtk_widget_unparent);
  g_clear_object (&self->session);
  for (HandRow row = 0; row < HAND_N_ROWS; row++)
    g_clear_pointer (&self->rows[row].values, g_array_unref);
  G_OBJECT_CLASS (forcon_hand_form_parent_class)->dispose (object);
}

static void
forcon_hand_form_class_init (ForconHandFormClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = forcon_hand_form_dispose;
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);
  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 0);
}

static void
forcon_hand_form_init (ForconHandForm *self)
{
  self->kind = FORCON_COMMAND_SET;
  self->position = G_MAXUINT;
  self->filling = TRUE;
  self->grid = GTK_GRID (gtk_grid_new ());
  gtk_grid_set_column_spacing (self->grid, 10);
  gtk_grid_set_row_spacing (self->grid, 4);
  gtk_widget_set_parent (GTK_WIDGET (self->grid), GTK_WIDGET (self));
  for (HandRow row = 0; row < HAND_N_ROWS; row++)
    forcon_hand_form_build_row (self, row,
                                row == HAND_ROW_VALUE                           ? G_CALLBACK (on_value)
                                : row == HAND_ROW_THING || row == HAND_ROW_CLASS ? G_CALLBACK (on_thing)
                                                                                : G_CALLBACK (on_changed));
  forcon_hand_form_fill_labels (self);
  forcon_hand_form_set_number (self, HAND_ROW_COUNT, 4);
  forcon_hand_form_set_number (self, HAND_ROW_SPEED, FORCON_CM (20));
  forcon_hand_form_set_number (self, HAND_ROW_RUN, 2);
  self->filling = FALSE;
}
