/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Actions of the program, the windows and their widgets, by name and with any parameter of the right kind. */
#include "soak-acts.h"

#include "app-support.h"
#include "app/shell/manual.h"
#include "app/widgets/papers-wish.h"
#include "engine/state/terms.h"

#define LARGEST_ID 24

typedef struct {
  GtkWidget *widget;
  char *name;
  const GVariantType *type;
} Action;

static void
action_free (gpointer data)
{
  Action *action = data;

  g_free (action->name);
  g_free (action);
}

static void
add (GPtrArray *actions, GtkWidget *widget, const char *prefix, const char *name, const GVariantType *type)
{
  Action *action = g_new (Action, 1);

  action->widget = widget;
  action->name = g_strconcat (prefix, name, NULL);
  action->type = type;
  g_ptr_array_add (actions, action);
}

static void
add_group (GPtrArray *actions, GtkWidget *window, const char *prefix, GActionGroup *group)
{
  g_auto (GStrv) names = g_action_group_list_actions (group);

  for (char **name = names; *name != NULL; name++)
    if (g_action_group_get_action_enabled (group, *name) && !g_str_equal (*name, "quit")
        && !g_str_equal (*name, "close-window"))
      add (actions, window, prefix, *name, g_action_group_get_action_parameter_type (group, *name));
}

/* What the program's own widgets have; what is not enabled does nothing. What takes something is asked only by menus of
 * those widgets, which know what there is: they are clicked on. */
static void
add_of_class (GPtrArray *actions, GtkWidget *widget)
{
  const GVariantType *type;
  const char *name, *property;
  GType owner;

  for (guint i = 0; gtk_widget_class_query_action (GTK_WIDGET_GET_CLASS (widget), i, &owner, &name, &type, &property);
       i++)
    if (type == NULL && g_str_has_prefix (g_type_name (owner), "Forcon"))
      add (actions, widget, "", name, type);
}

static GPtrArray *
actions_of (GtkWidget *window)
{
  GPtrArray *actions = g_ptr_array_new_with_free_func (action_free);
  g_autoptr (GPtrArray) widgets = soak_widgets (window);

  if (GTK_IS_APPLICATION_WINDOW (window))
    add_group (actions, window, "win.", G_ACTION_GROUP (window));
  add_group (actions, window, "app.", G_ACTION_GROUP (g_application_get_default ()));
  for (guint i = 0; i < widgets->len; i++)
    add_of_class (actions, widgets->pdata[i]);
  return actions;
}

/* A word that this action knows; what the program itself would not say is not asked. */
static char *
word_for (Soak *soak, const char *action)
{
  static const char *const pages[] = { "map", "orders", "resolve", "clashes", "fleets", "reports", "journal" };

  if (g_str_equal (action, "win.page"))
    return g_strdup (pages[soak_below (soak, G_N_ELEMENTS (pages))]);
  if (g_str_equal (action, "app.manual"))
    return g_strdup (
        forcon_manual_topics ()[soak_below (soak, g_strv_length ((char **) (gpointer) forcon_manual_topics ()))]);
  if (g_str_equal (action, "win.open-file"))
    return g_strdup (soak->files->pdata[soak_below (soak, soak->files->len)]);
  if (g_str_equal (action, "win.order"))
    return g_strdup (forcon_order_to_word (soak_below (soak, FORCON_N_ORDER)));
  return soak_text (soak);
}

static GVariant *
papers (Soak *soak)
{
  const ForconPapersWish wish = { .kind = soak_below (soak, FORCON_N_PAPERS_KINDS),
                                  .all = soak_below (soak, 2) == 0,
                                  .admiral.value = (guint16) soak_below (soak, LARGEST_ID),
                                  .clash.value = (guint16) soak_below (soak, LARGEST_ID) };

  return forcon_papers_wish_to_variant (&wish);
}

static GVariant *
parameter_for (Soak *soak, const char *action, const GVariantType *type)
{
  if (g_variant_type_equal (type, G_VARIANT_TYPE_STRING))
    return g_variant_new_take_string (word_for (soak, action));
  if (g_variant_type_equal (type, G_VARIANT_TYPE_UINT32))
    return g_variant_new_uint32 (soak_below (soak, LARGEST_ID));
  if (g_variant_type_equal (type, G_VARIANT_TYPE_UINT16))
    return g_variant_new_uint16 ((guint16) soak_below (soak, LARGEST_ID));
  if (g_variant_type_equal (type, G_VARIANT_TYPE_BOOLEAN))
    return g_variant_new_boolean (soak_below (soak, 2) == 0);
  if (g_variant_type_is_tuple (type))
    {
      GVariantBuilder builder;

      g_variant_builder_init (&builder, type);
      for (const GVariantType *item = g_variant_type_first (type); item != NULL; item = g_variant_type_next (item))
        g_variant_builder_add_value (&builder, parameter_for (soak, action, item));
      return g_variant_builder_end (&builder);
    }
  if (g_variant_type_equal (type, G_VARIANT_TYPE (FORCON_PAPERS_ACTION_TYPE)))
    return papers (soak);
  g_error ("%s takes something that is not thought of here", action);
}

/* The widget may go before; to hold it would keep its window beyond its end. */
typedef struct {
  GWeakRef widget;
  char *name;
  GVariant *parameter;
} Activation;

static void
activate (gpointer data)
{
  Activation *activation = data;
  GtkWidget *widget = g_weak_ref_get (&activation->widget);

  if (widget != NULL)
    {
      /* Whoever has it in its tree holds it. */
      g_object_unref (widget);
      if (gtk_widget_get_mapped (widget))
        gtk_widget_activate_action_variant (widget, activation->name, activation->parameter);
    }
  g_weak_ref_clear (&activation->widget);
  g_free (activation->name);
  g_clear_pointer (&activation->parameter, g_variant_unref);
  g_free (activation);
}

/* Activates any action of any window that is enabled; later, as some run a main loop of their own until they are answered. */
void
soak_activate (Soak *soak)
{
  g_autoptr (GPtrArray) windows = app_windows (GTK_TYPE_WINDOW);
  g_autoptr (GPtrArray) actions = NULL;
  g_autofree char *told = NULL;
  const Action *action;
  Activation *activation;

  if (windows->len == 0)
    return;
  actions = actions_of (windows->pdata[soak_below (soak, windows->len)]);
  action = actions->pdata[soak_below (soak, actions->len)];
  if (soak_is_spared (soak, action->name))
    return;
  activation = g_new0 (Activation, 1);
  g_weak_ref_init (&activation->widget, action->widget);
  activation->name = g_strdup (action->name);
  if (action->type != NULL)
    activation->parameter = parameter_for (soak, action->name, action->type);
  if (activation->parameter != NULL)
    told = g_variant_print (g_variant_ref_sink (activation->parameter), FALSE);
  soak_say (soak, "activates %s %s of %s", action->name, told == NULL ? "" : told, G_OBJECT_TYPE_NAME (action->widget));
  g_idle_add_once (activate, activation);
}
