/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/**
 * ForconPanel:
 *
 * What shows a part of a model: a panel of a table shows a ForconSession, a page of the window a ForconGame. Its
 * class says of which type the model is, in which field it is found, and upon which of its signals the panel is to
 * be refreshed; one that is told what to show has no model. A panel has one child and, like a plain widget, room
 * beyond its natural size only if its own hexpand or vexpand asks for it.
 */
#define FORCON_TYPE_PANEL (forcon_panel_get_type ())
G_DECLARE_DERIVABLE_TYPE (ForconPanel, forcon_panel, FORCON, PANEL, AdwBin)

/**
 * ForconPanelClass:
 * @attach: (nullable): called each time when a model was set and its parts have it; without it the panel is refreshed
 * @refresh: (nullable): shows the model as it is now. What widgets emit meanwhile is no act of a person: see
 *   forcon_panel_is_filling()
 * @when_seen: whether a refresh waits until the panel is seen, as for pages of which one is in front. What else is
 *   done when it is mapped finds it refreshed
 */
struct _ForconPanelClass {
  AdwBinClass parent_class;

  void (*attach) (ForconPanel *self);
  void (*refresh) (ForconPanel *self);
  gboolean when_seen;

  /*< private >*/
  GType model_type;
  glong model_offset;
  GArray *parts;
  GArray *handlers;
};

/**
 * forcon_panel_class_bind_model:
 * @klass: class of a panel
 * @Type: instance struct of the panel
 * @field: field of it that points to the model; borrowed, NULL before it is set and after the end
 * @model_type: type of the model
 */
#define forcon_panel_class_bind_model(klass, Type, field, model_type)                                                  \
  forcon_panel_class_bind_model_full (FORCON_PANEL_CLASS (klass), model_type, G_STRUCT_OFFSET (Type, field))

void forcon_panel_class_bind_model_full (ForconPanelClass *klass, GType model_type, gssize offset);

/**
 * forcon_panel_class_bind_part:
 * @klass: class of a panel
 * @Type: instance struct of the panel
 * @field: field and name of a child in its template, a panel of the same model, which is set on it too
 */
#define forcon_panel_class_bind_part(klass, Type, field)                                                               \
  forcon_panel_class_bind_part_full (FORCON_PANEL_CLASS (klass), #field, G_STRUCT_OFFSET (Type, field))

void forcon_panel_class_bind_part_full (ForconPanelClass *klass, const char *name, gssize offset);

/**
 * forcon_panel_class_connect:
 * @klass: class of a panel
 * @signal: a signal of its model
 * @handler: what is called then, with the panel first
 */
#define forcon_panel_class_connect(klass, signal, handler)                                                             \
  forcon_panel_class_connect_full (FORCON_PANEL_CLASS (klass), signal, G_CALLBACK (handler))

void forcon_panel_class_connect_full (ForconPanelClass *klass, const char *signal, GCallback handler);

/**
 * forcon_panel_class_refresh_on:
 * @klass: class of a panel
 * @signal: a signal of its model, upon which the panel is refreshed by forcon_panel_queue_refresh()
 */
#define forcon_panel_class_refresh_on(klass, signal)                                                                   \
  forcon_panel_class_connect (klass, signal, forcon_panel_queue_refresh)

/**
 * forcon_panel_set_model:
 * @panel: a ForconPanel
 * @model: (nullable): what it shows from now on, of the type that its class says; referenced
 */
void forcon_panel_set_model (gpointer panel, gpointer model);

/**
 * forcon_panel_refresh:
 * @panel: a ForconPanel
 *
 * Shows its model as it is now, or as it is once the panel is seen if its class says so. Without a model nothing is
 * done.
 */
void forcon_panel_refresh (gpointer panel);

/**
 * forcon_panel_queue_refresh:
 * @panel: a ForconPanel
 *
 * Refreshes it once, however often the model changes until then: before the next event is handled and the next frame is
 * drawn.
 */
void forcon_panel_queue_refresh (gpointer panel);

/**
 * forcon_panel_flush:
 *
 * Does now what forcon_panel_queue_refresh() was asked for: for whoever changes a model and looks at a panel at once.
 */
void forcon_panel_flush (void);

/**
 * forcon_panel_is_stale:
 * @panel: a ForconPanel
 *
 * Returns: whether its refresh waits until it is seen: until then nothing may be chosen on it
 */
gboolean forcon_panel_is_stale (gpointer panel);

/**
 * forcon_panel_begin_fill:
 * @panel: a ForconPanel
 *
 * From here to forcon_panel_end_fill() the program changes the panel's widgets, not a person. Calls may be nested.
 */
void forcon_panel_begin_fill (gpointer panel);

/**
 * forcon_panel_end_fill:
 * @panel: a ForconPanel after forcon_panel_begin_fill()
 */
void forcon_panel_end_fill (gpointer panel);

/**
 * forcon_panel_is_filling:
 * @panel: a ForconPanel
 *
 * For the handlers of a panel's widgets.
 *
 * Returns: whether signals of its widgets do not come from the user: it is being refreshed, filled or disposed, or it
 *   waits for its model
 */
gboolean forcon_panel_is_filling (gpointer panel);

G_END_DECLS
