/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/admiral/admiral-window.h"

#include <glib/gi18n-lib.h>

#include "app/admiral/admiral-view.h"
#include "report/campaign/campaign-wording.h"
#include "app/admiral/cover.h"
#include "app/admiral/crowd-window.h"
#include "app/admiral/pin-prompt.h"
#include "storage/store/pin.h"

/* Without a key or a move of the mouse the curtain closes after so long, ms. */
#define PATIENCE 120000

struct _ForconAdmiralWindow {
  AdwWindow parent;

  /* Template */
  GtkStack *stack;
  GtkListBox *admirals;
  ForconPinPrompt *prompt;
  ForconAdmiralView *view;

  /* Owned */
  ForconGame *game;
  ForconCover *cover;
  guint source;

  /* Who, where it stands, and when somebody was here last, µs */
  ForconSideId admiral;
  ForconAdmiralStep step;
  guint patience;
  gint64 touched;
};

enum { PROP_0, PROP_PATIENCE, N_PROPERTIES };

static GParamSpec *properties[N_PROPERTIES];

G_DEFINE_FINAL_TYPE (ForconAdmiralWindow, forcon_admiral_window, ADW_TYPE_WINDOW)

static void
set_step (ForconAdmiralWindow *self, ForconAdmiralStep step, const char *page)
{
  self->step = step;
  if (step == FORCON_ADMIRAL_CURTAIN)
    gtk_widget_add_css_class (GTK_WIDGET (self), "forcon-curtain");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), "forcon-curtain");
  gtk_stack_set_visible_child_name (self->stack, page);
}

/* The master is back. */
static void
finish (ForconAdmiralWindow *self)
{
  ForconCover *cover = g_steal_pointer (&self->cover);

  if (cover == NULL)
    return;
  forcon_cover_lift (cover);
  gtk_window_destroy (GTK_WINDOW (self));
}

static void
draw_curtain (ForconAdmiralWindow *self)
{
  forcon_admiral_view_forget (self->view);
  forcon_pin_prompt_set_can_leave (self->prompt, FALSE);
  set_step (self, FORCON_ADMIRAL_CURTAIN, "prompt");
  forcon_pin_prompt_ask (self->prompt, self->game, FORCON_NO_SIDE);
}

/* The master's PIN comes before the first admiral's: nobody else would get the master back. */
static void
ask (ForconAdmiralWindow *self)
{
  gboolean safe = forcon_pin_is_set (forcon_game_store (self->game), FORCON_NO_SIDE);

  forcon_pin_prompt_set_can_leave (self->prompt, TRUE);
  set_step (self, safe ? FORCON_ADMIRAL_ASKING : FORCON_ADMIRAL_SETTING_MASTER, "prompt");
  forcon_pin_prompt_ask (self->prompt, self->game, safe ? self->admiral : FORCON_NO_SIDE);
}

static void
on_opened (ForconAdmiralWindow *self)
{
  switch (self->step)
    {
    case FORCON_ADMIRAL_SETTING_MASTER:
      ask (self);
      break;
    case FORCON_ADMIRAL_ASKING:
      forcon_pin_prompt_forget (self->prompt);
      set_step (self, FORCON_ADMIRAL_VIEWING, "view");
      forcon_admiral_view_show (self->view, self->game, self->admiral);
      gtk_widget_child_focus (GTK_WIDGET (self->view), GTK_DIR_TAB_FORWARD);
      break;
    case FORCON_ADMIRAL_CURTAIN:
      finish (self);
      break;
    case FORCON_ADMIRAL_CHOOSING:
    case FORCON_ADMIRAL_VIEWING:
    default:
      break;
    }
}

/* Whoever leaves may be the admiral, so only the master gets further than the curtain. */
static void
on_left (ForconAdmiralWindow *self)
{
  switch (self->step)
    {
    case FORCON_ADMIRAL_CHOOSING:
    case FORCON_ADMIRAL_SETTING_MASTER:
      finish (self);
      break;
    case FORCON_ADMIRAL_ASKING:
    case FORCON_ADMIRAL_VIEWING:
      draw_curtain (self);
      break;
    case FORCON_ADMIRAL_CURTAIN:
    default:
      break;
    }
}

static gboolean
forcon_admiral_window_close_request (GtkWindow *window)
{
  on_left (FORCON_ADMIRAL_WINDOW (window));
  return TRUE;
}

/* Nobody is here any more */

static void arm (ForconAdmiralWindow *self, guint milliseconds);

static gboolean
on_patience (gpointer data)
{
  ForconAdmiralWindow *self = data;
  gint64 idle = (g_get_monotonic_time () - self->touched) / G_TIME_SPAN_MILLISECOND;

  self->source = 0;
  if (idle < self->patience)
    {
      arm (self, self->patience - (guint) idle);
      return G_SOURCE_REMOVE;
    }
  if (self->step == FORCON_ADMIRAL_ASKING || self->step == FORCON_ADMIRAL_VIEWING)
    draw_curtain (self);
  arm (self, self->patience);
  return G_SOURCE_REMOVE;
}

static void
arm (ForconAdmiralWindow *self, guint milliseconds)
{
  g_clear_handle_id (&self->source, g_source_remove);
  self->source = g_timeout_add (MAX (milliseconds, 1), on_patience, self);
}

static gboolean
on_event (ForconAdmiralWindow *self)
{
  self->touched = g_get_monotonic_time ();
  return GDK_EVENT_PROPAGATE;
}

/* Choosing */

static void
on_chosen (ForconAdmiralWindow *self, GtkListBoxRow *row)
{
  self->admiral = (ForconSideId){ (guint16) (gtk_list_box_row_get_index (row) + 1) };
  ask (self);
}

static void
add_admiral (ForconAdmiralWindow *self, ForconSideId id)
{
  const ForconCampaign *campaign = forcon_game_campaign (self->game);
  gboolean has_pin = forcon_pin_is_set (forcon_game_store (self->game), id);
  GtkWidget *row = adw_action_row_new ();
  g_autofree char *name = g_markup_escape_text (forcon_wording_admiral (campaign, id), -1);
  g_autofree char *power
      = g_markup_escape_text (forcon_wording_power (campaign, forcon_campaign_admiral (campaign, id)->power), -1);
  /* Translators: the power of an admiral, whether there is a PIN. */
  g_autofree char *subtitle
      = g_strdup_printf (C_ ("admiral", "%1$s – %2$s"), power, has_pin ? _ ("PIN set") : _ ("no PIN yet"));

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), name);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), subtitle);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), gtk_image_new_from_icon_name ("go-next-symbolic"));
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
  gtk_list_box_append (self->admirals, row);
}

static void
choose (ForconAdmiralWindow *self)
{
  for (guint i = 1; i <= forcon_campaign_n_admirals (forcon_game_campaign (self->game)); i++)
    add_admiral (self, (ForconSideId){ (guint16) i });
  set_step (self, FORCON_ADMIRAL_CHOOSING, "choose");
  gtk_widget_grab_focus (GTK_WIDGET (gtk_list_box_get_row_at_index (self->admirals, 0)));
}

ForconAdmiralStep
forcon_admiral_window_step (ForconAdmiralWindow *self)
{
  g_return_val_if_fail (FORCON_IS_ADMIRAL_WINDOW (self), FORCON_ADMIRAL_CURTAIN);
  return self->step;
}

ForconAdmiralWindow *
forcon_admiral_window_new (ForconGame *game, ForconSideId admiral)
{
  ForconAdmiralWindow *self = g_object_new (FORCON_TYPE_ADMIRAL_WINDOW, NULL);

  self->game = g_object_ref (game);
  self->admiral = admiral;
  self->touched = g_get_monotonic_time ();
  /* Another campaign, or none: what was behind the curtain is gone. */
  g_signal_connect_object (game, "opened", G_CALLBACK (finish), self, G_CONNECT_SWAPPED);
  if (FORCON_ID_IS_NONE (admiral))
    choose (self);
  else
    ask (self);
  arm (self, self->patience);
  gtk_window_fullscreen (GTK_WINDOW (self));
  self->cover = forcon_cover_new (GTK_WINDOW (self), FORCON_TYPE_CROWD_WINDOW);
  return self;
}

static void
forcon_admiral_window_set_property (GObject *object, guint id, const GValue *value, GParamSpec *spec)
{
  ForconAdmiralWindow *self = FORCON_ADMIRAL_WINDOW (object);

  switch (id)
    {
    case PROP_PATIENCE:
      self->patience = g_value_get_uint (value);
      if (self->source != 0)
        arm (self, self->patience);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, spec);
    }
}

static void
forcon_admiral_window_dispose (GObject *object)
{
  ForconAdmiralWindow *self = FORCON_ADMIRAL_WINDOW (object);

  g_clear_handle_id (&self->source, g_source_remove);
  g_clear_pointer (&self->cover, forcon_cover_lift);
  if (self->game != NULL)
    g_signal_handlers_disconnect_by_data (self->game, self);
  g_clear_object (&self->game);
  G_OBJECT_CLASS (forcon_admiral_window_parent_class)->dispose (object);
}

static void
forcon_admiral_window_class_init (ForconAdmiralWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = forcon_admiral_window_dispose;
  G_OBJECT_CLASS (klass)->set_property = forcon_admiral_window_set_property;
  GTK_WINDOW_CLASS (klass)->close_request = forcon_admiral_window_close_request;
  properties[PROP_PATIENCE] = g_param_spec_uint ("patience", NULL, NULL, 1, G_MAXINT, PATIENCE,
                                                 G_PARAM_WRITABLE | G_PARAM_CONSTRUCT | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (G_OBJECT_CLASS (klass), N_PROPERTIES, properties);
  g_type_ensure (FORCON_TYPE_ADMIRAL_VIEW);
  g_type_ensure (FORCON_TYPE_PIN_PROMPT);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/forcon/Master/ui/admiral-window.ui");
  gtk_widget_class_bind_template_child (widget_class, ForconAdmiralWindow, stack);
  gtk_widget_class_bind_template_child (widget_class, ForconAdmiralWindow, admirals);
  gtk_widget_class_bind_template_child (widget_class, ForconAdmiralWindow, prompt);
  gtk_widget_class_bind_template_child (widget_class, ForconAdmiralWindow, view);
  gtk_widget_class_bind_template_callback (widget_class, on_chosen);
  gtk_widget_class_bind_template_callback (widget_class, on_opened);
  gtk_widget_class_bind_template_callback (widget_class, on_left);
  gtk_widget_class_bind_template_callback (widget_class, on_event);
}

static void
forcon_admiral_window_init (ForconAdmiralWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
