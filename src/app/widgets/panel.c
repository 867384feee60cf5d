/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/widgets/panel.h"

typedef struct {
  const char *signal;
  GCallback handler;
} Handler;

typedef struct {
  GObject *model;
  guint filling;
  gboolean stale;
  gboolean queued;
} ForconPanelPrivate;

enum { PROP_MODEL = 1 };

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (ForconPanel, forcon_panel, ADW_TYPE_BIN)

/* Panels to be refreshed, in the order in which they asked; and what does so, or 0. */
static GQueue waiting = G_QUEUE_INIT;
static guint flush_source;

void
forcon_panel_class_bind_model_full (ForconPanelClass *klass, GType model_type, gssize offset)
{
  klass->model_type = model_type;
  klass->model_offset = offset;
}

void
forcon_panel_class_bind_part_full (ForconPanelClass *klass, const char *name, gssize offset)
{
  gtk_widget_class_bind_template_child_full (GTK_WIDGET_CLASS (klass), name, FALSE, offset);
  if (klass->parts == NULL)
    klass->parts = g_array_new (FALSE, FALSE, sizeof (gssize));
  g_array_append_val (klass->parts, offset);
}

void
forcon_panel_class_connect_full (ForconPanelClass *klass, const char *signal, GCallback handler)
{
  Handler added = { signal, handler };

  if (klass->handlers == NULL)
    klass->handlers = g_array_new (FALSE, FALSE, sizeof (Handler));
  g_array_append_val (klass->handlers, added);
}

void
forcon_panel_set_model (gpointer panel, gpointer model)
{
  ForconPanel *self = panel;
  ForconPanelPrivate *priv = forcon_panel_get_instance_private (self);
  ForconPanelClass *klass = FORCON_PANEL_GET_CLASS (self);

  g_return_if_fail (FORCON_IS_PANEL (self));
  g_return_if_fail (model == NULL || g_type_is_a (G_OBJECT_TYPE (model), klass->model_type));
  if (priv->model == model)
    return;
  if (priv->model != NULL)
    g_signal_handlers_disconnect_by_data (priv->model, self);
  g_set_object (&priv->model, model);
  G_STRUCT_MEMBER (gpointer, self, klass->model_offset) = model;
  for (guint i = 0; klass->parts != NULL && i < klass->parts->len; i++)
    forcon_panel_set_model (G_STRUCT_MEMBER (gpointer, self, g_array_index (klass->parts, gssize, i)), model);
  for (guint i = 0; model != NULL && klass->handlers != NULL && i < klass->handlers->len; i++)
    {
      const Handler *handler = &g_array_index (klass->handlers, Handler, i);

      g_signal_connect_object (model, handler->signal, handler->handler, self, G_CONNECT_SWAPPED);
    }
  if (model != NULL && klass->attach != NULL)
    klass->attach (self);
  else
    forcon_panel_refresh (self);
  g_object_notify (G_OBJECT (self), "model");
}

static void
forget_queued (ForconPanel *self)
{
  ForconPanelPrivate *priv = forcon_panel_get_instance_private (self);

  if (priv->queued)
    g_queue_remove (&waiting, self);
  priv->queued = FALSE;
}

void
forcon_panel_refresh (gpointer panel)
{
  ForconPanel *self = panel;
  ForconPanelPrivate *priv = forcon_panel_get_instance_private (self);
  ForconPanelClass *klass = FORCON_PANEL_GET_CLASS (self);

  g_return_if_fail (FORCON_IS_PANEL (self));
  forget_queued (self);
  if (priv->model == NULL || klass->refresh == NULL)
    return;
  priv->stale = klass->when_seen && !gtk_widget_get_mapped (GTK_WIDGET (self));
  if (priv->stale)
    return;
  forcon_panel_begin_fill (self);
  klass->refresh (self);
  forcon_panel_end_fill (self);
}

void
forcon_panel_flush (void)
{
  ForconPanel *panel;

  while ((panel = g_queue_peek_head (&waiting)) != NULL)
    forcon_panel_refresh (panel);
  g_clear_handle_id (&flush_source, g_source_remove);
}

static gboolean
flush_queued (gpointer data)
{
  flush_source = 0;
  forcon_panel_flush ();
  return G_SOURCE_REMOVE;
}

void
forcon_panel_queue_refresh (gpointer panel)
{
  ForconPanelPrivate *priv = forcon_panel_get_instance_private (panel);
  ForconPanelClass *klass = FORCON_PANEL_GET_CLASS (panel);

  g_return_if_fail (FORCON_IS_PANEL (panel));
  if (klass->when_seen && !gtk_widget_get_mapped (panel))
    {
      forcon_panel_refresh (panel);
      return;
    }
  if (priv->queued || priv->model == NULL)
    return;
  priv->queued = TRUE;
  g_queue_push_tail (&waiting, panel);
  /* Before the next event: nobody acts upon what is shown no more. */
  if (flush_source == 0)
    flush_source = g_idle_add_full (G_PRIORITY_HIGH, flush_queued, NULL, NULL);
}

gboolean
forcon_panel_is_stale (gpointer panel)
{
  ForconPanelPrivate *priv = forcon_panel_get_instance_private (panel);

  return priv->stale;
}

static void
forcon_panel_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (forcon_panel_parent_class)->map (widget);
  if (forcon_panel_is_stale (widget))
    forcon_panel_refresh (widget);
}

void
forcon_panel_begin_fill (gpointer panel)
{
  ForconPanelPrivate *priv = forcon_panel_get_instance_private (panel);

  priv->filling++;
}

void
forcon_panel_end_fill (gpointer panel)
{
  ForconPanelPrivate *priv = forcon_panel_get_instance_private (panel);

  g_return_if_fail (priv->filling > 0);
  priv->filling--;
}

gboolean
forcon_panel_is_filling (gpointer panel)
{
  ForconPanelPrivate *priv = forcon_panel_get_instance_private (panel);

  return priv->filling > 0 || (priv->model == NULL && FORCON_PANEL_GET_CLASS (panel)->model_type != 0);
}

static void
forcon_panel_get_property (GObject *object, guint property, GValue *value, GParamSpec *pspec)
{
  ForconPanelPrivate *priv = forcon_panel_get_instance_private (FORCON_PANEL (object));

  if (property == PROP_MODEL)
    g_value_set_object (value, priv->model);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property, pspec);
}

static void
forcon_panel_set_property (GObject *object, guint property, const GValue *value, GParamSpec *pspec)
{
  if (property == PROP_MODEL)
    forcon_panel_set_model (object, g_value_get_object (value));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property, pspec);
}

/* Child and popovers are unparented while the model is still there; nothing that they emit is an act of a person. */
static void
forcon_panel_dispose (GObject *object)
{
  ForconPanelPrivate *priv = forcon_panel_get_instance_private (FORCON_PANEL (object));

  forcon_panel_begin_fill (object);
  forget_queued (FORCON_PANEL (object));
  if (priv->model != NULL)
    g_signal_handlers_disconnect_by_data (priv->model, object);
  G_OBJECT_CLASS (forcon_panel_parent_class)->dispose (object);
  for (GtkWidget *popover; (popover = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL;)
    gtk_widget_unparent (popover);
  if (priv->model != NULL)
    G_STRUCT_MEMBER (gpointer, object, FORCON_PANEL_GET_CLASS (object)->model_offset) = NULL;
  g_clear_object (&priv->model);
}

static void
forcon_panel_class_init (ForconPanelClass *klass)
{
  G_OBJECT_CLASS (klass)->get_property = forcon_panel_get_property;
  G_OBJECT_CLASS (klass)->set_property = forcon_panel_set_property;
  G_OBJECT_CLASS (klass)->dispose = forcon_panel_dispose;
  GTK_WIDGET_CLASS (klass)->compute_expand = NULL;
  GTK_WIDGET_CLASS (klass)->map = forcon_panel_map;
  g_object_class_install_property (
      G_OBJECT_CLASS (klass), PROP_MODEL,
      g_param_spec_object ("model", NULL, NULL, G_TYPE_OBJECT,
                           G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS));
}

static void
forcon_panel_init (ForconPanel *self)
{
  (void) self;
}
