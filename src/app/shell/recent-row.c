/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/shell/recent-row.h"

#include <glib/gi18n-lib.h>

struct _ForconRecentRow {
  AdwActionRow parent;
};

G_DEFINE_FINAL_TYPE (ForconRecentRow, forcon_recent_row, ADW_TYPE_ACTION_ROW)

/* "today at 23:14", or the date. */
static char *
when (gint64 used)
{
  g_autoptr (GDateTime) then = g_date_time_new_from_unix_local (used);
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_autofree char *day = g_date_time_format (then, "%x");
  g_autofree char *today = g_date_time_format (now, "%x");
  g_autofree char *time = g_date_time_format (then, "%H:%M");

  if (g_str_equal (day, today))
    /* Translators: when a campaign was used last, a time of day: "today at 23:14". */
    return g_strdup_printf (_ ("today at %s"), time);
  return g_strdup_printf ("%s, %s", day, time);
}

static char *
describe (const ForconRecentFacts *facts, const char *path)
{
  g_autofree char *used = when (facts->used);
  const char *home = g_get_home_dir ();
  gsize length = strlen (home);
  /* Folders of this user begin with a tilde, which is shorter. */
  g_autofree char *place = length > 1 && g_str_has_prefix (path, home) && path[length] == '/'
                               ? g_strconcat ("~", path + length, NULL)
                               : g_strdup (path);

  if (!facts->there)
    /* Translators: the path of a campaign's file. */
    return g_strdup_printf (_ ("The file is no longer there: %s"), place);
  if (facts->standing == NULL)
    /* Translators: the path of a campaign's file. */
    return g_strdup_printf (_ ("Cannot be read: %s"), place);
  return g_strdup_printf ("%s · %s · %s", facts->standing, used, place);
}

static void
on_looked (GObject *source, GAsyncResult *result, gpointer data)
{
  AdwActionRow *self = ADW_ACTION_ROW (source);
  const char *path;
  g_autoptr (ForconRecentFacts) facts = forcon_recent_look_finish (result, &path);
  g_autofree char *text = describe (facts, path);

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self), facts->title);
  adw_action_row_set_subtitle (self, text);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (self), facts->there);
  if (!facts->there)
    gtk_widget_add_css_class (GTK_WIDGET (self), "forcon-gone");
}

static GtkWidget *
remove_button (const char *path)
{
  GtkWidget *button = gtk_button_new_from_icon_name ("list-remove-symbolic");

  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_set_tooltip_text (button, _ ("Take it off this list; the file stays"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Take it off this list"),
                                  -1);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "win.forget-recent");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", path);
  return button;
}

GtkWidget *
forcon_recent_row_new (const char *path)
{
  GtkWidget *self = g_object_new (FORCON_TYPE_RECENT_ROW, "use-markup", FALSE, "activatable", TRUE, "action-name",
                                  "win.open-file", NULL);
  g_autofree char *name = g_path_get_basename (path);

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self), name);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self), "s", path);
  gtk_widget_set_tooltip_text (self, path);
  adw_action_row_add_suffix (ADW_ACTION_ROW (self), remove_button (path));
  forcon_recent_look (path, G_OBJECT (self), on_looked);
  return self;
}

static void
forcon_recent_row_class_init (ForconRecentRowClass *klass)
{
}

static void
forcon_recent_row_init (ForconRecentRow *self)
{
}
