/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/admiral/pin-prompt.h"

#include <glib/gi18n-lib.h>

#include "app/game/pin-thread.h"
#include "report/campaign/campaign-wording.h"
#include "campaign/state/clock.h"
#include "storage/store/pin.h"

struct _ForconPinPrompt {
  ForconPanel parent;

  /* Template */
  GtkLabel *heading;
  GtkLabel *body;
  GtkEditable *entry;
  GtkEditable *again;
  GtkLabel *hint;
  GtkWidget *leave_button;
  GtkButton *open_button;

  /* Owned; what is asked for: @setting a new one, or the one that there is; @busy: it is being compared; @serial:
   * counts the questions. */
  ForconGame *game;
  ForconSideId admiral;
  gboolean setting;
  gboolean busy;
  gboolean failed;
  guint serial;
};

enum { OPENED, LEFT, N_SIGNALS };

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (ForconPinPrompt, forcon_pin_prompt, FORCON_TYPE_PANEL)

/* What is said below */

static gint64
wait_left (ForconPinPrompt *self)
{
  ForconMoment now = forcon_moment_now ();

  return forcon_pin_wait (forcon_game_store (self->game), self->admiral, &now);
}

static char *
hint_of_setting (ForconPinPrompt *self)
{
  const char *pin = gtk_editable_get_text (self->entry);
  const char *again = gtk_editable_get_text (self->again);

  if (!forcon_pin_is_fit (pin))
    return g_strdup_printf (_ ("%1$d to %2$d digits or letters."), FORCON_PIN_MIN, FORCON_PIN_MAX);
  if (*again == '\0')
    return g_strdup (_ ("Enter it again to confirm."));
  if (!g_str_equal (pin, again))
    return g_strdup (_ ("PINs don't match."));
  return g_strdup (_ ("Enter sets it."));
}

static char *
hint_of_asking (ForconPinPrompt *self)
{
  guint left = forcon_pin_tries_left (forcon_game_store (self->game), self->admiral);

  if (!self->failed)
    return g_strdup ("");
  return g_strdup_printf (
      g_dngettext (GETTEXT_PACKAGE, "Wrong PIN. %u attempt left.", "Wrong PIN. %u attempts left.", left), left);
}

static gboolean
is_ready (ForconPinPrompt *self, gint64 wait)
{
  const char *pin = gtk_editable_get_text (self->entry);

  if (self->busy || wait > 0)
    return FALSE;
  return self->setting ? forcon_pin_is_fit (pin) && g_str_equal (pin, gtk_editable_get_text (self->again))
                       : *pin != '\0';
}

/* How long to wait is said in whole seconds, and never as none while there is some. */
static void
show_state (ForconPinPrompt *self)
{
  gint64 wait = self->setting ? 0 : wait_left (self);
  g_autofree char *span = forcon_wording_span (wait + G_USEC_PER_SEC - 1);
  g_autofree char *hint = NULL;

  if (self->busy)
    hint = g_strdup (_ ("One moment…"));
  else if (wait > 0)
    /* Translators: the time left: "0:30". */
    hint = g_strdup_printf (_ ("Too many wrong PINs. The next can be typed in %s."), span);
  else
    hint = self->setting ? hint_of_setting (self) : hint_of_asking (self);
  gtk_label_set_label (self->hint, hint);
  /* The field keeps the keyboard, so that one can go on typing as soon as that is of use. */
  gtk_editable_set_editable (self->entry, !self->busy && wait == 0);
  gtk_editable_set_editable (self->again, !self->busy);
  gtk_widget_set_sensitive (GTK_WIDGET (self->open_button), is_ready (self, wait));
}

static void
on_ticked (ForconPinPrompt *self)
{
  /* Else nothing changes with the time. */
  if (!self->busy && !gtk_editable_get_editable (self->entry))
    show_state (self);
}

static void
on_typed (ForconPinPrompt *self)
{
  if (self->game != NULL)
    show_state (self);
}

/* A field that goes from the screen must not keep the keyboard. */
static void
drop_focus (ForconPinPrompt *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root == NULL ? NULL : gtk_root_get_focus (root);

  if (focus != NULL && gtk_widget_is_ancestor (focus, GTK_WIDGET (self)))
    gtk_root_set_focus (root, NULL);
}

static void
clear_entries (ForconPinPrompt *self)
{
  gtk_editable_set_text (self->entry, "");
  gtk_editable_set_text (self->again, "");
}

static void
show_failure (ForconPinPrompt *self, const char *text)
{
  show_state (self);
  gtk_label_set_label (self->hint, text);
}

/* What came of it */

/* Whether it is still what is asked: something else may be by now, and another campaign be open, or none. */
static gboolean
is_still_asked (ForconPinPrompt *self, gpointer serial)
{
  return self->game != NULL && forcon_game_store (self->game) != NULL && GPOINTER_TO_UINT (serial) == self->serial;
}

/* @failure: (nullable): what to say, where that is not how many tries are left */
static void
finish (ForconPinPrompt *self, gboolean done, const char *failure)
{
  self->busy = FALSE;
  clear_entries (self);
  if (done)
    {
      g_signal_emit (self, signals[OPENED], 0);
      return;
    }
  self->failed = TRUE;
  if (failure != NULL)
    show_failure (self, failure);
  else
    show_state (self);
  gtk_widget_grab_focus (GTK_WIDGET (self->entry));
}

static void
on_hashed (gpointer owner, const char *hash, const GError *error, gpointer serial)
{
  ForconPinPrompt *self = owner;
  g_autoptr (GError) local = NULL;
  const char *failure = _ ("Choose another PIN: not the master's for an admiral, nor an admiral's for the master.");
  gboolean done;

  if (!is_still_asked (self, serial))
    return;
  done = hash != NULL && forcon_pin_put (forcon_game_store (self->game), self->admiral, hash, &local);
  if (error != NULL || local != NULL)
    failure = error != NULL ? error->message : local->message;
  finish (self, done, failure);
}

static void
on_compared (gpointer owner, gboolean right, gpointer serial)
{
  ForconPinPrompt *self = owner;
  g_autoptr (GError) error = NULL;

  if (is_still_asked (self, serial))
    {
      gboolean done = right && forcon_pin_end_try (forcon_game_store (self->game), self->admiral, &error);

      finish (self, done, error == NULL ? NULL : error->message);
    }
}

/* @hash: (transfer full) (nullable): what it is compared with; a new one is set without */
static void
begin (ForconPinPrompt *self, char *hash)
{
  const char *pin = gtk_editable_get_text (self->entry);
  gpointer serial = GUINT_TO_POINTER (self->serial);

  self->busy = TRUE;
  if (hash == NULL)
    forcon_pin_thread_hash (self, forcon_pin_others (forcon_game_store (self->game), self->admiral), pin, on_hashed,
                            serial, NULL);
  else
    forcon_pin_thread_compare (self, hash, pin, on_compared, serial, NULL);
  show_state (self);
}

static void
on_entered (ForconPinPrompt *self)
{
  ForconMoment now = forcon_moment_now ();
  ForconPinAnswer answer = FORCON_PIN_WRONG;
  g_autoptr (GError) error = NULL;
  char *hash = NULL;

  if (self->setting && gtk_widget_has_focus (gtk_widget_get_first_child (GTK_WIDGET (self->entry))))
    gtk_widget_grab_focus (GTK_WIDGET (self->again));
  if (!gtk_widget_is_sensitive (GTK_WIDGET (self->open_button)))
    return;
  if (!self->setting)
    hash = forcon_pin_begin_try (forcon_game_store (self->game), self->admiral, &now, &answer, &error);
  if (self->setting || hash != NULL)
    begin (self, hash);
  else if (error != NULL)
    show_failure (self, error->message);
  else
    show_state (self);
}

static void
on_leave (ForconPinPrompt *self)
{
  if (gtk_widget_get_visible (self->leave_button))
    g_signal_emit (self, signals[LEFT], 0);
}

static void
show_question (ForconPinPrompt *self)
{
  const ForconCampaign *campaign = forcon_game_campaign (self->game);
  gboolean master = FORCON_ID_IS_NONE (self->admiral);
  g_autofree char *heading = NULL;

  if (master)
    heading = g_strdup (self->setting ? _ ("Set the Master's PIN") : _ ("Master's PIN"));
  else
    heading = g_strdup (forcon_wording_admiral (campaign, self->admiral));
  gtk_label_set_label (self->heading, heading);
  if (self->setting)
    gtk_label_set_label (self->body,
                         master ? _ ("It brings you back from an admiral's view, so that nobody else gets here.")
                                : _ ("This admiral has no PIN yet. Choose one together; it opens this view."));
  else
    gtk_label_set_label (self->body, master ? _ ("Please hand the computer back to the master.")
                                            : _ ("Type your PIN to see what you know. Nobody else should look."));
  gtk_button_set_label (self->open_button, self->setting ? _ ("_Set the PIN") : _ ("_Open"));
  gtk_widget_set_visible (GTK_WIDGET (self->again), self->setting);
}

void
forcon_pin_prompt_ask (ForconPinPrompt *self, ForconGame *game, ForconSideId admiral)
{
  g_return_if_fail (FORCON_IS_PIN_PROMPT (self) && forcon_game_store (game) != NULL);
  forcon_pin_prompt_forget (self);
  self->game = g_object_ref (game);
  self->admiral = admiral;
  self->setting = !forcon_pin_is_set (forcon_game_store (game), admiral);
  g_signal_connect_object (game, "ticked", G_CALLBACK (on_ticked), self, G_CONNECT_SWAPPED);
  show_question (self);
  show_state (self);
  gtk_widget_grab_focus (GTK_WIDGET (self->entry));
}

void
forcon_pin_prompt_forget (ForconPinPrompt *self)
{
  g_return_if_fail (FORCON_IS_PIN_PROMPT (self));
  if (self->game != NULL)
    g_signal_handlers_disconnect_by_data (self->game, self);
  g_clear_object (&self->game);
  drop_focus (self);
  self->serial++;
  self->busy = FALSE;
  self->failed = FALSE;
  clear_entries (self);
}

void
forcon_pin_prompt_set_can_leave (ForconPinPrompt *self, gboolean can_leave)
{
  g_return_if_fail (FORCON_IS_PIN_PROMPT (self));
  gtk_widget_set_visible (self->leave_button, can_leave);
}

static void
forcon_pin_prompt_dispose (GObject *object)
{
  ForconPinPrompt *self = FORCON_PIN_PROMPT (object);

  if (adw_bin_get_child (ADW_BIN (self)) != NULL)
    forcon_pin_prompt_forget (self);
  G_OBJECT_CLASS (forcon_pin_prompt_parent_class)->dispose (object);
}

static void
forcon_pin_prompt_class_init (ForconPinPromptClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = forcon_pin_prompt_dispose;
  signals[OPENED]
      = g_signal_new ("opened", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[LEFT]
      = g_signal_new ("left", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/forcon/Master/ui/pin-prompt.ui");
  gtk_widget_class_bind_template_child (widget_class, ForconPinPrompt, heading);
  gtk_widget_class_bind_template_child (widget_class, ForconPinPrompt, body);
  gtk_widget_class_bind_template_child (widget_class, ForconPinPrompt, entry);
  gtk_widget_class_bind_template_child (widget_class, ForconPinPrompt, again);
  gtk_widget_class_bind_template_child (widget_class, ForconPinPrompt, hint);
  gtk_widget_class_bind_template_child (widget_class, ForconPinPrompt, leave_button);
  gtk_widget_class_bind_template_child (widget_class, ForconPinPrompt, open_button);
  gtk_widget_class_bind_template_callback (widget_class, on_typed);
  gtk_widget_class_bind_template_callback (widget_class, on_entered);
  gtk_widget_class_bind_template_callback (widget_class, on_leave);
}

static void
forcon_pin_prompt_init (ForconPinPrompt *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
