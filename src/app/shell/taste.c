/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/shell/taste.h"

#include <adwaita.h>
#include <libintl.h>
#include <locale.h>

#include "base/locale.h"
#include "app/shell/master-window.h"
#include "app/shell/preferences-window.h"
#include "app/widgets/preferences.h"

/* The variable by which gettext chooses a language. */
#define VARIABLE "LANGUAGE"

/* The system's language; %NULL if it says nothing. */
static char *systems_language;

/* A language in which there are translations. */
#define TRANSLATED "ru"

static void
speak (const char *language)
{
  if (language != NULL)
    g_setenv (VARIABLE, language, TRUE);
  else
    g_unsetenv (VARIABLE);
  /* Naming the domain again makes gettext forget what it found before. */
  textdomain (textdomain (NULL));
}

void
forcon_taste_prepare (void)
{
  static const char any_text[] = "Forcon Master";

  /* Who asks for the plain C locale asks for no language. */
  systems_language = forcon_locale_is_plain () ? NULL : g_strdup (g_getenv (VARIABLE));
  forcon_locale_let_choose ();
  speak (TRANSLATED);
  (void) g_dgettext (GETTEXT_PACKAGE, any_text);
  speak (systems_language);
}

static void
apply_language (void)
{
  g_autofree char *language = g_settings_get_string (forcon_preferences (), FORCON_PREFERENCE_LANGUAGE);

  speak (*language != '\0' ? language : systems_language);
}

static void
apply_theme (void)
{
  static const AdwColorScheme schemes[] = { ADW_COLOR_SCHEME_DEFAULT, ADW_COLOR_SCHEME_FORCE_LIGHT,
                                            ADW_COLOR_SCHEME_FORCE_DARK };
  gint theme = g_settings_get_enum (forcon_preferences (), FORCON_PREFERENCE_THEME);

  if (theme >= 0 && theme < (gint) G_N_ELEMENTS (schemes))
    adw_style_manager_set_color_scheme (adw_style_manager_get_default (), schemes[theme]);
}

void
forcon_taste_apply (void)
{
  /* GTK has taken over the locale anew. A window shows all letters in any. */
  if (forcon_locale_is_plain ())
    setlocale (LC_CTYPE, "C.UTF-8");
  forcon_locale_let_choose ();
  apply_language ();
  apply_theme ();
}

/* A window of the present language in place of this one, on the same campaign and page. */
static void
open_anew (ForconMasterWindow *old)
{
  ForconMasterWindow *window
      = forcon_master_window_new (gtk_window_get_application (GTK_WINDOW (old)), forcon_master_window_game (old));
  gboolean asked = forcon_preferences_window_of (GTK_WINDOW (old)) != NULL;
  int width, height;

  gtk_window_get_default_size (GTK_WINDOW (old), &width, &height);
  gtk_window_set_default_size (GTK_WINDOW (window), width, height);
  if (gtk_window_is_maximized (GTK_WINDOW (old)))
    gtk_window_maximize (GTK_WINDOW (window));
  if (forcon_master_window_page_name (old) != NULL)
    forcon_master_window_show_page (window, forcon_master_window_page_name (old));
  gtk_window_present (GTK_WINDOW (window));
  gtk_window_destroy (GTK_WINDOW (old));
  if (asked)
    forcon_preferences_window_present (GTK_WINDOW (window));
}

static void
open_all_anew (gpointer data)
{
  g_autoptr (GtkApplication) application = data;
  g_autoptr (GList) windows = g_list_copy (gtk_application_get_windows (application));

  for (GList *at = windows; at != NULL; at = at->next)
    if (FORCON_IS_MASTER_WINDOW (at->data))
      open_anew (at->data);
}

/* Not at once: the list in which the language was chosen is in a window that is about to go. */
static void
on_language (GtkApplication *application)
{
  apply_language ();
  g_idle_add_once (open_all_anew, g_object_ref (application));
}

static void
draw_anew (GtkWidget *widget)
{
  gtk_widget_queue_draw (widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    draw_anew (child);
}

static void
on_map_scale (GtkApplication *application)
{
  for (GList *at = gtk_application_get_windows (application); at != NULL; at = at->next)
    draw_anew (at->data);
}

void
forcon_taste_follow (GtkApplication *application)
{
  GSettings *preferences = forcon_preferences ();

  g_signal_connect_object (preferences, "changed::" FORCON_PREFERENCE_LANGUAGE, G_CALLBACK (on_language), application,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (preferences, "changed::" FORCON_PREFERENCE_THEME, G_CALLBACK (apply_theme), application,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (preferences, "changed::" FORCON_PREFERENCE_MAP_SCALE, G_CALLBACK (on_map_scale), application,
                           G_CONNECT_SWAPPED);
}
