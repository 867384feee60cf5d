/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * What is not seen need not be up to date. With every command all pages would have to show how things are now; the one in
 * front does so at once, and the others when they come to the front.
 */
#include "forcon-fresh.h"

#define KEY "forcon-fresh"

typedef struct {
  ForconFreshen freshen;
  gboolean stale;
} Fresh;

static Fresh *
fresh_of (GtkWidget *widget)
{
  return g_object_get_data (G_OBJECT (widget), KEY);
}

static void
on_map (GtkWidget *widget)
{
  if (forcon_is_stale (widget))
    forcon_freshen (widget);
}

/**
 * forcon_fresh_set_up:
 * @widget: a new widget
 * @freshen: lets it show how things are now
 *
 * Lets forcon_freshen() wait until the widget is seen. Whoever does something else on "map" connects after this, so that he
 * finds the widget up to date.
 */
void
forcon_fresh_set_up (GtkWidget *widget, ForconFreshen freshen)
{
  Fresh *fresh = g_new0 (Fresh, 1);

  fresh->freshen = freshen;
  g_object_set_data_full (G_OBJECT (widget), KEY, fresh, g_free);
  g_signal_connect (widget, "map", G_CALLBACK (on_map), NULL);
}

/**
 * forcon_freshen:
 * @widget: a widget after forcon_fresh_set_up()
 *
 * Things are otherwise now: shows them at once if the widget is seen, or else as soon as it is.
 */
void
forcon_freshen (GtkWidget *widget)
{
  Fresh *fresh = fresh_of (widget);

  fresh->stale = !gtk_widget_get_mapped (widget);
  if (!fresh->stale)
    fresh->freshen (widget);
}

/**
 * forcon_is_stale:
 * @widget: a widget after forcon_fresh_set_up()
 *
 * Returns: whether it shows how things were once; then nothing may be chosen on it either
 */
gboolean
forcon_is_stale (GtkWidget *widget)
{
  return fresh_of (widget)->stale;
}
