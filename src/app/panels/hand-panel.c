/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/panels/panels.h"

#include <glib/gi18n-lib.h>

#include "app/session/session-ask.h"
#include "app/session/session-draft.h"
#include "app/session/session-play.h"
#include "app/panels/hand-form.h"
#include "render/drawing/labels.h"
#include "report/battle/sentences.h"
#include "base/text.h"

/* The commands in the order of the list. */
static const ForconCommandKind kinds[] = {
  FORCON_COMMAND_SET,    FORCON_COMMAND_PLACE,  FORCON_COMMAND_CREATE,
  FORCON_COMMAND_REMOVE, FORCON_COMMAND_REVEAL, FORCON_COMMAND_NOTE,
};

struct _ForconHandPanel {
  ForconPanel parent;

  /* Model */
  ForconSession *session;

  /* Template */
  GtkLabel *subject;
  GtkDropDown *kind;
  ForconHandForm *form;
  GtkCheckButton *places;
  GtkEditable *reason;
  GtkLabel *verdict;
  GtkWidget *do_button;
};

G_DEFINE_FINAL_TYPE (ForconHandPanel, forcon_hand_panel, FORCON_TYPE_PANEL)

static ForconCommandKind
kind_of (ForconHandPanel *self)
{
  guint place = gtk_drop_down_get_selected (self->kind);

  return kinds[MIN (place, G_N_ELEMENTS (kinds) - 1)];
}

static char *
reason_of (ForconHandPanel *self)
{
  return g_strstrip (g_strdup (gtk_editable_get_text (self->reason)));
}

/* Whether the command can be given, and if not, why. */
static void
show_verdict (ForconHandPanel *self)
{
  ForconCommand command = forcon_hand_form_command (self->form);
  g_autofree char *reason = reason_of (self);
  /* A note is its own reason. */
  gboolean lacks_reason = kind_of (self) != FORCON_COMMAND_NOTE && *reason == '\0';
  ForconVerdict verdict;
  g_autofree char *why = NULL;

  /* What is wrong besides is told while there is no reason yet. */
  command.reason = lacks_reason ? "…" : *reason == '\0' ? NULL : reason;
  verdict = forcon_session_try (self->session, &command);
  if (!forcon_verdict_allows (&verdict))
    why = forcon_sentence_of_verdict (forcon_session_battle (self->session), forcon_session_rules (self->session),
                                      &verdict);
  else if (command.kind == FORCON_COMMAND_CREATE && command.create.thing == FORCON_THING_SHIP
           && command.create.name == NULL)
    why = g_strdup (_ ("Enter the new ship's name."));
  else if (lacks_reason)
    why = g_strdup (_ ("Enter a reason (kept in the journal)."));
  else if (kind_of (self) == FORCON_COMMAND_NOTE && *command.note.text == '\0')
    why = g_strdup (_ ("Enter the note."));
  gtk_label_set_label (self->verdict, why == NULL ? "" : why);
  gtk_widget_set_visible (GTK_WIDGET (self->verdict), why != NULL);
  gtk_widget_set_sensitive (self->do_button, why == NULL);
}

static char *
subject_text (const ForconBattle *battle, const ForconDraft *draft)
{
  const ForconObject *object = forcon_battle_object (battle, draft->thing.object);

  if (!FORCON_ID_IS_NONE (draft->thing.salvo))
    return forcon_text_capitalise (forcon_label_thing (FORCON_THING_SALVO));
  if (!FORCON_ID_IS_NONE (draft->thing.mine))
    return forcon_text_capitalise (forcon_label_thing (FORCON_THING_MINE));
  if (object != NULL)
    return forcon_text_capitalise (forcon_label_object_kind (object->kind));
  if (FORCON_ID_IS_NONE (draft->ship))
    return g_strdup (_ ("Nothing selected. Click an object on the table."));
  return g_strdup (forcon_name (forcon_battle_card (battle, draft->ship)->name));
}

static void
refresh (ForconPanel *panel)
{
  ForconHandPanel *self = FORCON_HAND_PANEL (panel);
  const ForconBattle *battle = forcon_session_battle (self->session);
  const ForconDraft *draft = forcon_session_draft (self->session);
  g_autofree char *subject = NULL;

  if (!forcon_session_commands (self->session))
    return;
  subject = subject_text (battle, draft);
  gtk_label_set_label (self->subject, subject);
  forcon_hand_form_refresh (self->form);
  gtk_check_button_set_active (self->places, draft->placing);
  show_verdict (self);
}

static void
on_kind (ForconHandPanel *self)
{
  gboolean places = kind_of (self) == FORCON_COMMAND_PLACE || kind_of (self) == FORCON_COMMAND_CREATE;

  forcon_hand_form_set_kind (self->form, kind_of (self));
  gtk_widget_set_visible (GTK_WIDGET (self->places), places);
  if (self->session == NULL || !forcon_session_commands (self->session))
    return;
  if (!places)
    forcon_session_set_placing (self->session, FALSE);
  show_verdict (self);
}

static void
on_places (ForconHandPanel *self)
{
  if (self->session != NULL)
    forcon_session_set_placing (self->session, gtk_check_button_get_active (self->places));
}

static void
on_changed (ForconHandPanel *self)
{
  if (self->session != NULL && forcon_session_commands (self->session))
    show_verdict (self);
}

static void
on_do (ForconHandPanel *self)
{
  ForconCommand command = forcon_hand_form_command (self->form);
  g_autofree char *reason = reason_of (self);

  if (!gtk_widget_is_sensitive (self->do_button))
    return;
  command.reason = *reason == '\0' ? NULL : g_intern_string (reason);
  forcon_session_set_placing (self->session, FALSE);
  gtk_editable_set_text (self->reason, "");
  forcon_session_carry_out (self->session, &command);
}

static void
attach (ForconPanel *panel)
{
  ForconHandPanel *self = FORCON_HAND_PANEL (panel);

  forcon_hand_form_set_session (self->form, self->session);
}

static void
forcon_hand_panel_class_init (ForconHandPanelClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  FORCON_PANEL_CLASS (klass)->attach = attach;
  FORCON_PANEL_CLASS (klass)->refresh = refresh;
  FORCON_PANEL_CLASS (klass)->when_seen = TRUE;
  forcon_panel_class_bind_model (klass, ForconHandPanel, session, FORCON_TYPE_SESSION);
  forcon_panel_class_refresh_on (klass, "draft-changed");
  g_type_ensure (FORCON_TYPE_HAND_FORM);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/forcon/Master/ui/hand-panel.ui");
  gtk_widget_class_bind_template_child (widget_class, ForconHandPanel, subject);
  gtk_widget_class_bind_template_child (widget_class, ForconHandPanel, kind);
  gtk_widget_class_bind_template_child (widget_class, ForconHandPanel, form);
  gtk_widget_class_bind_template_child (widget_class, ForconHandPanel, places);
  gtk_widget_class_bind_template_child (widget_class, ForconHandPanel, reason);
  gtk_widget_class_bind_template_child (widget_class, ForconHandPanel, verdict);
  gtk_widget_class_bind_template_child (widget_class, ForconHandPanel, do_button);
  gtk_widget_class_bind_template_callback (widget_class, on_kind);
  gtk_widget_class_bind_template_callback (widget_class, on_places);
  gtk_widget_class_bind_template_callback (widget_class, on_changed);
  gtk_widget_class_bind_template_callback (widget_class, on_do);
}

static void
forcon_hand_panel_init (ForconHandPanel *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
