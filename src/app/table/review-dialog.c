/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/table/review-dialog.h"

#include <glib/gi18n-lib.h>
#include <stdlib.h>

#include "app/session/session-play.h"
#include "base/dice.h"
#include "report/battle/sentences.h"

/* Results stand for themselves where nothing is typed. */
#define RESULT_MOST 999

/**
 * RollFields:
 * @dice: the faces, as text
 * @result: what the roll shall come to instead; empty for what its dice say
 */
typedef struct {
  GtkEditable *dice;
  GtkEditable *result;
} RollFields;

struct _ForconReviewDialog {
  AdwWindow parent;

  /* Template */
  GtkLabel *sentences;
  GtkGrid *rolls;
  GtkEditable *reason;
  GtkLabel *hint;
  GtkWidget *apply_button;

  /* Owned */
  ForconSession *session;
  GArray *fields;

  /* Whether the fields are being filled from the session, not by a person. */
  gboolean filling;
};

G_DEFINE_FINAL_TYPE (ForconReviewDialog, forcon_review_dialog, ADW_TYPE_WINDOW)

/* Adds an override unless there are too many; returns whether there was room. */
static gboolean
add_override (GArray *overrides, gboolean die, guint place, gint value)
{
  ForconOverride override = { die, place, value };

  if (overrides->len >= FORCON_OVERRIDES_MAX)
    return FALSE;
  g_array_append_val (overrides, override);
  return TRUE;
}

/* The dice of one roll that show something else than fell. Returns: what is wrong with them, or %NULL */
static char *
read_dice (ForconReviewDialog *self, const ForconThrow *thrown, const char *text, GArray *overrides)
{
  const GArray *dice = forcon_session_review (self->session)->dice;
  g_autoptr (GByteArray) faces = g_byte_array_new ();
  g_autofree char *wrong = NULL;

  if (!forcon_dice_parse (text, faces, &wrong))
    return g_strdup_printf (_ ("“%s” is not a face of a die. Enter 1–6."), wrong);
  if (faces->len != thrown->roll.count)
    return g_strdup_printf (
        g_dngettext (GETTEXT_PACKAGE, "This roll has %u die.", "This roll has %u dice.", thrown->roll.count),
        thrown->roll.count);
  for (guint i = 0; i < faces->len; i++)
    {
      guint place = thrown->roll.first + i;

      if (faces->data[i] != 0 && faces->data[i] != g_array_index (dice, ForconDie, place).face
          && !add_override (overrides, TRUE, place, faces->data[i]))
        return g_strdup_printf (_ ("At most %d dice and results can be overruled at once."), FORCON_OVERRIDES_MAX);
    }
  return NULL;
}

static char *
read_result (const char *text, guint roll, GArray *overrides)
{
  char *end;
  long value = strtol (text, &end, 10);

  if (*text == '\0')
    return NULL;
  if (*end != '\0' || value < 0 || value > RESULT_MOST)
    return g_strdup_printf (_ ("“%s” can't be the result of a roll."), text);
  if (!add_override (overrides, FALSE, roll, (gint) value))
    return g_strdup_printf (_ ("At most %d dice and results can be overruled at once."), FORCON_OVERRIDES_MAX);
  return NULL;
}

/* What the fields overrule. Returns: what is wrong with them, or %NULL */
static char *
read_fields (ForconReviewDialog *self, GArray *overrides)
{
  const ForconOutcome *outcome = forcon_session_review (self->session);

  for (guint i = 0; i < self->fields->len && i < outcome->throws->len; i++)
    {
      const RollFields *fields = &g_array_index (self->fields, RollFields, i);
      char *wrong = read_dice (self, &g_array_index (outcome->throws, ForconThrow, i),
                               gtk_editable_get_text (fields->dice), overrides);

      if (wrong == NULL)
        wrong = read_result (gtk_editable_get_text (fields->result), i, overrides);
      if (wrong != NULL)
        return wrong;
    }
  return NULL;
}

static gboolean
is_same (const GArray *overrides, const ForconCommand *command)
{
  if (overrides->len != command->n_overrides)
    return FALSE;
  for (guint i = 0; i < overrides->len; i++)
    {
      const ForconOverride *one = &g_array_index (overrides, ForconOverride, i);

      if (one->die != command->overrides[i].die || one->place != command->overrides[i].place
          || one->value != command->overrides[i].value)
        return FALSE;
    }
  return TRUE;
}

static char *
typed_reason (ForconReviewDialog *self)
{
  return g_strstrip (g_strdup (gtk_editable_get_text (self->reason)));
}

/* What stands in the way of applying, and the button. */
static void
show_hint (ForconReviewDialog *self)
{
  g_autoptr (GArray) overrides = g_array_new (FALSE, FALSE, sizeof (ForconOverride));
  g_autofree char *wrong = read_fields (self, overrides);
  g_autofree char *reason = typed_reason (self);
  const char *hint = "";

  if (wrong != NULL)
    hint = wrong;
  else if (overrides->len > 0 && *reason == '\0')
    hint = _ ("Enter a reason (kept in the journal).");
  gtk_label_set_label (self->hint, hint);
  gtk_widget_set_sensitive (self->apply_button, *hint == '\0');
}

/* Enter in a field, or leaving it: the result is decided again. */
static void
revise (ForconReviewDialog *self)
{
  g_autoptr (GArray) overrides = g_array_new (FALSE, FALSE, sizeof (ForconOverride));
  g_autofree char *wrong = NULL;
  g_autofree char *reason = NULL;

  if (self->filling || forcon_session_review (self->session) == NULL)
    return;
  wrong = read_fields (self, overrides);
  reason = typed_reason (self);
  if (wrong == NULL && !is_same (overrides, forcon_session_reviewed (self->session)))
    forcon_session_revise (self->session, (const ForconOverride *) overrides->data, overrides->len,
                           *reason == '\0' ? "…" : reason);
  else
    show_hint (self);
}

static void
on_edited (ForconReviewDialog *self)
{
  if (!self->filling && self->session != NULL && forcon_session_review (self->session) != NULL)
    show_hint (self);
}

/* What a die counts as now. */
static gint
face_of (const ForconOutcome *outcome, const ForconCommand *command, guint place)
{
  for (guint i = 0; i < command->n_overrides; i++)
    if (command->overrides[i].die && command->overrides[i].place == place)
      return command->overrides[i].value;
  return g_array_index (outcome->dice, ForconDie, place).face;
}

static char *
dice_text (const ForconOutcome *outcome, const ForconCommand *command, const ForconThrow *thrown)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < thrown->roll.count; i++)
    g_string_append_printf (text, "%s%d", i == 0 ? "" : " ", face_of (outcome, command, thrown->roll.first + i));
  return g_string_free (text, FALSE);
}

static char *
result_text (const ForconCommand *command, guint roll)
{
  for (guint i = 0; i < command->n_overrides; i++)
    if (!command->overrides[i].die && command->overrides[i].place == roll)
      return g_strdup_printf ("%d", command->overrides[i].value);
  return g_strdup ("");
}

static GtkEditable *
add_entry (ForconReviewDialog *self, gint column, gint row, const char *text, const char *spoken, gint width)
{
  GtkWidget *entry = gtk_entry_new ();
  GtkEventController *focus = gtk_event_controller_focus_new ();

  gtk_editable_set_text (GTK_EDITABLE (entry), text);
  gtk_editable_set_width_chars (GTK_EDITABLE (entry), width);
  gtk_accessible_update_property (GTK_ACCESSIBLE (entry), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
  g_signal_connect_object (entry, "changed", G_CALLBACK (on_edited), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (entry, "activate", G_CALLBACK (revise), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (focus, "leave", G_CALLBACK (revise), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (entry, focus);
  gtk_grid_attach (self->rolls, entry, column, row, 1, 1);
  return GTK_EDITABLE (entry);
}

static void
add_roll (ForconReviewDialog *self, const ForconOutcome *outcome, guint place)
{
  const ForconThrow *thrown = &g_array_index (outcome->throws, ForconThrow, place);
  const ForconCommand *command = forcon_session_reviewed (self->session);
  ForconDiceRequest request = { thrown->purpose, thrown->ship, thrown->roll.count, 0, thrown->needed };
  g_autofree char *name = forcon_sentence_of_request (forcon_session_battle (self->session), &request);
  g_autofree char *dice = dice_text (outcome, command, thrown);
  g_autofree char *result = result_text (command, place);
  /* Translators: the name of a roll; what it shall come to. */
  g_autofree char *spoken = g_strdup_printf (_ ("%s, result"), name);
  GtkWidget *label = gtk_label_new (name);
  RollFields fields;

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_grid_attach (self->rolls, label, 0, (gint) place, 1, 1);
  fields.dice = add_entry (self, 1, (gint) place, dice, name, 12);
  fields.result = add_entry (self, 2, (gint) place, result, spoken, 6);
  gtk_entry_set_placeholder_text (GTK_ENTRY (fields.result), _ ("as rolled"));
  g_array_append_val (self->fields, fields);
}

static void
fill (ForconReviewDialog *self, const ForconOutcome *outcome)
{
  g_autoptr (GString) text = g_string_new (NULL);
  GtkWidget *child;

  for (guint i = 0; i < outcome->events->len; i++)
    {
      g_autofree char *sentence
          = forcon_sentence_of_event (outcome->after, forcon_session_rules (self->session),
                                      &g_array_index (outcome->events, ForconEvent, i), outcome->dice);

      if (sentence != NULL)
        g_string_append_printf (text, "%s%s", text->len == 0 ? "" : "\n", sentence);
    }
  self->filling = TRUE;
  gtk_label_set_label (self->sentences, text->str);
  g_array_set_size (self->fields, 0);
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->rolls))) != NULL)
    gtk_grid_remove (self->rolls, child);
  for (guint i = 0; i < outcome->throws->len; i++)
    add_roll (self, outcome, i);
  self->filling = FALSE;
  show_hint (self);
}

static gboolean
fill_later (gpointer data)
{
  g_autoptr (ForconReviewDialog) self = data;
  const ForconOutcome *outcome = self->session == NULL ? NULL : forcon_session_review (self->session);

  if (outcome != NULL)
    fill (self, outcome);
  return G_SOURCE_REMOVE;
}

/* Another result, or none any more. The fields are made anew when none of them is in the middle of something. */
static void
follow_session (ForconReviewDialog *self)
{
  if (forcon_session_review (self->session) == NULL)
    gtk_window_destroy (GTK_WINDOW (self));
  else
    g_idle_add (fill_later, g_object_ref (self));
}

/* The reason that is typed counts, not the one with which the result was tried. */
static void
on_apply (ForconReviewDialog *self)
{
  g_autoptr (GArray) overrides = g_array_new (FALSE, FALSE, sizeof (ForconOverride));
  g_autofree char *wrong = NULL;
  g_autofree char *reason = typed_reason (self);

  if (!gtk_widget_is_sensitive (self->apply_button) || forcon_session_review (self->session) == NULL)
    return;
  wrong = read_fields (self, overrides);
  if (wrong != NULL)
    return;
  if (overrides->len > 0 || !is_same (overrides, forcon_session_reviewed (self->session)))
    forcon_session_revise (self->session, (const ForconOverride *) overrides->data, overrides->len, reason);
  if (forcon_session_review (self->session) != NULL)
    forcon_session_apply (self->session);
}

/* What the master's word would lead to is not possible: said here, for the dialog hides the window. */
static void
on_refused (ForconReviewDialog *self, const ForconVerdict *verdict)
{
  g_autofree char *text = forcon_sentence_of_verdict (forcon_session_battle (self->session),
                                                      forcon_session_rules (self->session), verdict);

  gtk_label_set_label (self->hint, text);
}

static void
on_cancel (ForconReviewDialog *self)
{
  gtk_window_close (GTK_WINDOW (self));
}

static gboolean
forcon_review_dialog_close_request (GtkWindow *window)
{
  forcon_session_cancel (FORCON_REVIEW_DIALOG (window)->session);
  return GDK_EVENT_STOP;
}

void
forcon_review_dialog_present (GtkWindow *parent, ForconSession *session)
{
  ForconReviewDialog *self = g_object_new (FORCON_TYPE_REVIEW_DIALOG, "transient-for", parent, NULL);

  self->session = g_object_ref (session);
  fill (self, forcon_session_review (session));
  g_signal_connect_object (session, "reviewed", G_CALLBACK (follow_session), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (session, "refused", G_CALLBACK (on_refused), self, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (self));
  gtk_widget_grab_focus (self->apply_button);
}

static void
forcon_review_dialog_finalize (GObject *object)
{
  ForconReviewDialog *self = FORCON_REVIEW_DIALOG (object);

  g_clear_object (&self->session);
  g_clear_pointer (&self->fields, g_array_unref);
  G_OBJECT_CLASS (forcon_review_dialog_parent_class)->finalize (object);
}

static void
forcon_review_dialog_class_init (ForconReviewDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = forcon_review_dialog_finalize;
  GTK_WINDOW_CLASS (klass)->close_request = forcon_review_dialog_close_request;
  gtk_widget_class_set_template_from_resource (widget_class, "/org/forcon/Master/ui/review-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, ForconReviewDialog, sentences);
  gtk_widget_class_bind_template_child (widget_class, ForconReviewDialog, rolls);
  gtk_widget_class_bind_template_child (widget_class, ForconReviewDialog, reason);
  gtk_widget_class_bind_template_child (widget_class, ForconReviewDialog, hint);
  gtk_widget_class_bind_template_child (widget_class, ForconReviewDialog, apply_button);
  gtk_widget_class_bind_template_callback (widget_class, on_edited);
  gtk_widget_class_bind_template_callback (widget_class, on_apply);
  gtk_widget_class_bind_template_callback (widget_class, on_cancel);
}

static void
forcon_review_dialog_init (ForconReviewDialog *self)
{
  self->fields = g_array_new (FALSE, FALSE, sizeof (RollFields));
  gtk_widget_init_template (GTK_WIDGET (self));
}
