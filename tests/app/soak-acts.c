/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What somebody might do who knows nothing of the program and has no patience. */
#include "soak-acts.h"

#include "app-support.h"
#include "soak-input.h"

#define SMALLEST 320
#define WIDEST 2200
#define HIGHEST 1300

/* Steps of a drag, and how long each takes, ms. */
#define DRAG_STEPS 6
#define DRAG_PACE 4

guint
soak_below (Soak *soak, guint bound)
{
  return forcon_random_below (&soak->random, MAX (bound, 1));
}

/* Writes down what is done, before it is done. */
void
soak_say (Soak *soak, const char *format, ...)
{
  va_list arguments;

  fprintf (soak->log, "%" G_GUINT64_FORMAT ": ", soak->number);
  va_start (arguments, format);
  vfprintf (soak->log, format, arguments);
  va_end (arguments);
  fputc ('\n', soak->log);
  fflush (soak->log);
}

/* Returns: (transfer full): something to type: no paths, as nothing is to be written elsewhere */
char *
soak_text (Soak *soak)
{
  static const char *const texts[] = {
    "",
    "1",
    "6 6 6 1",
    "0",
    "-1",
    "999999999999",
    "3.5",
    "3,5",
    "Щит: перейти в Перекрёсток",
    "Fan: stand",
    "Маска: стоять в засаде\nЩит: ждать",
    "x",
    "Ы",
    "🚀",
    "שלום",
    "\xe2\x80\xaegnol",
    "a b c",
    "%s%n",
    "<b>bold</b>",
    "&amp;",
  };
  g_autoptr (GString) text = g_string_new (texts[soak_below (soak, G_N_ELEMENTS (texts))]);

  if (soak_below (soak, 8) == 0)
    for (guint i = soak_below (soak, 400); i > 0; i--)
      g_string_append_unichar (text,
                               soak_below (soak, 3) == 0 ? 0x430 + soak_below (soak, 32) : ' ' + soak_below (soak, 94));
  g_strdelimit (text->str, "/", '|');
  return g_strdup (text->str);
}

static void
gather (GPtrArray *widgets, GtkWidget *widget)
{
  if (!gtk_widget_get_mapped (widget) || !gtk_widget_is_sensitive (widget))
    return;
  g_ptr_array_add (widgets, widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    gather (widgets, child);
}

/* Returns: (transfer container): all widgets on the screen that take anything */
GPtrArray *
soak_widgets (GtkWidget *root)
{
  GPtrArray *widgets = g_ptr_array_new ();

  gather (widgets, root);
  return widgets;
}

/* A window to do something in: mostly one that stands before another, as that waits for an answer. */
static GtkWindow *
some_window (Soak *soak)
{
  g_autoptr (GPtrArray) windows = app_windows (GTK_TYPE_WINDOW);

  if (windows->len == 0)
    return NULL;
  for (guint i = windows->len; i > 0; i--)
    if (gtk_window_get_modal (windows->pdata[i - 1]) && soak_below (soak, 8) > 0)
      return windows->pdata[i - 1];
  return windows->pdata[soak_below (soak, windows->len)];
}

/* A click that closes a window has closed its menus first. Returns: whether any was open, and is not quite gone yet */
gboolean
soak_close_menus (GtkWindow *window)
{
  g_autoptr (GPtrArray) widgets = soak_widgets (GTK_WIDGET (window));
  gboolean any = FALSE;

  for (guint i = widgets->len; i > 0; i--)
    if (GTK_IS_POPOVER (widgets->pdata[i - 1]))
      {
        any |= gtk_widget_get_mapped (widgets->pdata[i - 1]);
        gtk_popover_popdown (widgets->pdata[i - 1]);
      }
  return any;
}

/* Who goes to another window has clicked away what was open in this one. */
static void
go_to (GtkWindow *window)
{
  g_autoptr (GPtrArray) windows = app_windows (GTK_TYPE_WINDOW);

  for (guint i = 0; i < windows->len; i++)
    if (windows->pdata[i] != (gpointer) window)
      soak_close_menus (windows->pdata[i]);
  soak_input_go_to (window);
}

static gboolean
is_used (GtkWidget *widget)
{
  return GTK_IS_BUTTON (widget) || GTK_IS_LIST_BOX_ROW (widget) || GTK_IS_EDITABLE (widget) || GTK_IS_SWITCH (widget)
         || GTK_IS_CHECK_BUTTON (widget) || GTK_IS_DRAWING_AREA (widget) || GTK_IS_MENU_BUTTON (widget)
         || GTK_IS_DROP_DOWN (widget) || GTK_IS_TEXT_VIEW (widget) || GTK_IS_RANGE (widget)
         || g_str_has_suffix (G_OBJECT_TYPE_NAME (widget), "ItemWidget")
         || g_str_has_suffix (G_OBJECT_TYPE_NAME (widget), "ModelButton");
}

/* Where something is done, and with what. */
typedef struct {
  GtkWidget *widget;
  double x;
  double y;
} Place;

static Place
place_in (Soak *soak, GtkWidget *widget)
{
  return (Place){ widget, soak_below (soak, (guint) gtk_widget_get_width (widget)),
                  soak_below (soak, (guint) gtk_widget_get_height (widget)) };
}

/* Whether an action is not to be asked for now: dialogs of printers and files, of which the toolkit (GTK 4.8) keeps some memory for
 * ever. */
gboolean
soak_is_spared (const Soak *soak, const char *action)
{
  static const char *const patterns[] = { "*print*", "*.open", "*.save*", "*.import", "*.export" };

  for (guint i = 0; i < G_N_ELEMENTS (patterns) && soak->sparing && action != NULL; i++)
    if (g_pattern_match_simple (patterns[i], action))
      return TRUE;
  return FALSE;
}

static gboolean
is_wanted (const Soak *soak, GtkWidget *widget)
{
  return is_used (widget)
         && !(GTK_IS_ACTIONABLE (widget)
              && soak_is_spared (soak, gtk_actionable_get_action_name (GTK_ACTIONABLE (widget))));
}

/* Anywhere in a window that comes to the front, or on one of the things that are meant to be used. */
static gboolean
some_place (Soak *soak, Place *place)
{
  GtkWindow *window = some_window (soak);
  g_autoptr (GPtrArray) widgets = NULL;

  if (window == NULL)
    return FALSE;
  go_to (window);
  *place = place_in (soak, GTK_WIDGET (window));
  if (soak_below (soak, 4) == 0)
    return TRUE;
  widgets = soak_widgets (GTK_WIDGET (window));
  for (guint i = widgets->len; i > 0; i--)
    if (!is_wanted (soak, widgets->pdata[i - 1]))
      g_ptr_array_remove_index_fast (widgets, i - 1);
  if (widgets->len > 0)
    *place = place_in (soak, widgets->pdata[soak_below (soak, widgets->len)]);
  return TRUE;
}

static void
click (Soak *soak)
{
  static const guint buttons[] = { 1, 1, 1, 1, 1, 1, 1, 3, 3, 2 };
  guint button = buttons[soak_below (soak, G_N_ELEMENTS (buttons))];
  guint times = soak_below (soak, 10) == 0 ? 2 : 1;
  Place place;

  if (!some_place (soak, &place))
    return;
  if (soak->sparing && button == GDK_BUTTON_SECONDARY)
    button = GDK_BUTTON_PRIMARY;
  soak_say (soak, "clicks %u×%u on a %s at %.0f, %.0f", times, button, G_OBJECT_TYPE_NAME (place.widget), place.x,
            place.y);
  soak_input_point (place.widget, place.x, place.y, 0);
  for (guint i = 0; i < times; i++)
    soak_input_click (button);
}

static gboolean
is_text (const Place *place)
{
  GtkWidget *widget = gtk_widget_pick (place->widget, place->x, place->y, GTK_PICK_DEFAULT);

  return widget != NULL
         && (gtk_widget_get_ancestor (widget, GTK_TYPE_TEXT) != NULL
             || gtk_widget_get_ancestor (widget, GTK_TYPE_TEXT_VIEW) != NULL);
}

static void
drag (Soak *soak)
{
  Place from, to;

  if (!some_place (soak, &from) || (soak->sparing && is_text (&from)))
    return;
  to = place_in (soak, soak_below (soak, 2) == 0 ? from.widget : GTK_WIDGET (gtk_widget_get_root (from.widget)));
  soak_say (soak, "drags from %.0f, %.0f of a %s to %.0f, %.0f of a %s", from.x, from.y,
            G_OBJECT_TYPE_NAME (from.widget), to.x, to.y, G_OBJECT_TYPE_NAME (to.widget));
  soak_input_point (from.widget, from.x, from.y, 0);
  soak_input_button (1, TRUE);
  if (gtk_widget_translate_coordinates (to.widget, from.widget, to.x, to.y, &to.x, &to.y))
    for (guint i = 1; i <= DRAG_STEPS; i++)
      soak_input_point (from.widget, from.x + (to.x - from.x) * i / DRAG_STEPS,
                        from.y + (to.y - from.y) * i / DRAG_STEPS, DRAG_PACE);
  soak_input_button (1, FALSE);
}

static void
scroll (Soak *soak)
{
  guint button = 4 + soak_below (soak, 4), times = 1 + soak_below (soak, 6);
  Place place;

  if (!some_place (soak, &place))
    return;
  soak_say (soak, "scrolls %u×%u on a %s", times, button, G_OBJECT_TYPE_NAME (place.widget));
  soak_input_point (place.widget, place.x, place.y, 0);
  for (guint i = 0; i < times; i++)
    soak_input_click (button);
}

/* Whoever quits is not at the program any more, nor is who opens the toolkit's own inspector. */
static gboolean
leads_away (const Soak *soak, guint code, GdkModifierType state)
{
  if (state & GDK_CONTROL_MASK && (code == GDK_KEY_q || (soak->sparing && code < 0x80 && strchr ("ops", (int) code))))
    return TRUE;
  return state == (GDK_CONTROL_MASK | GDK_SHIFT_MASK) && (code == GDK_KEY_i || code == GDK_KEY_d);
}

static void
key (Soak *soak)
{
  static const guint keys[] = {
    GDK_KEY_Tab,       GDK_KEY_Tab,    GDK_KEY_Return,    GDK_KEY_space, GDK_KEY_Escape,   GDK_KEY_Up,
    GDK_KEY_Down,      GDK_KEY_Left,   GDK_KEY_Right,     GDK_KEY_Home,  GDK_KEY_End,      GDK_KEY_Page_Up,
    GDK_KEY_Page_Down, GDK_KEY_Delete, GDK_KEY_BackSpace, GDK_KEY_F1,    GDK_KEY_F9,       GDK_KEY_F10,
    GDK_KEY_Menu,      GDK_KEY_plus,   GDK_KEY_minus,     GDK_KEY_comma, GDK_KEY_question, GDK_KEY_Pause,
  };
  static const GdkModifierType modifiers[] = {
    0, 0, 0, 0, GDK_CONTROL_MASK, GDK_CONTROL_MASK, GDK_SHIFT_MASK, GDK_ALT_MASK, GDK_CONTROL_MASK | GDK_SHIFT_MASK
  };
  guint code = soak_below (soak, 2) == 0   ? keys[soak_below (soak, G_N_ELEMENTS (keys))]
               : soak_below (soak, 4) == 0 ? GDK_KEY_0 + soak_below (soak, 10)
                                           : GDK_KEY_a + soak_below (soak, 26);
  GdkModifierType state = modifiers[soak_below (soak, G_N_ELEMENTS (modifiers))];
  GtkWindow *window = some_window (soak);

  if (window == NULL || leads_away (soak, code, state))
    return;
  soak_say (soak, "presses %s+%u in a %s", gdk_keyval_name (code), state, G_OBJECT_TYPE_NAME (window));
  go_to (window);
  soak_input_key (code, state);
}

/* Into what has the focus: by keys where there are any, else as an input method does. */
static void
type (Soak *soak)
{
  g_autofree char *text = soak_text (soak);
  GtkWindow *window = some_window (soak);
  GtkWidget *focus = window == NULL ? NULL : gtk_window_get_focus (window);

  if (focus == NULL)
    return;
  soak_say (soak, "types “%s” into a %s", text, G_OBJECT_TYPE_NAME (focus));
  if (GTK_IS_TEXT (focus) || GTK_IS_TEXT_VIEW (focus))
    {
      g_signal_emit_by_name (focus, "insert-at-cursor", text);
      return;
    }
  go_to (window);
  for (const char *at = text; *at != '\0' && at < text + 12; at = g_utf8_next_char (at))
    soak_input_key (gdk_unicode_to_keyval (g_utf8_get_char (at)), 0);
}

static void
resize (Soak *soak)
{
  GtkWindow *window = some_window (soak);
  int width = SMALLEST + (int) soak_below (soak, WIDEST - SMALLEST);
  int height = SMALLEST + (int) soak_below (soak, HIGHEST - SMALLEST);

  if (window == NULL)
    return;
  soak_say (soak, "makes a %s %d×%d", G_OBJECT_TYPE_NAME (window), width, height);
  soak_input_resize (window, width, height);
}

/* Mostly not the master's, as all begins anew then. */
static void
close_window (Soak *soak)
{
  GtkWindow *window = some_window (soak);

  if (window == NULL || (FORCON_IS_MASTER_WINDOW (window) && soak_below (soak, 8) > 0))
    return;
  soak_say (soak, "closes a %s", G_OBJECT_TYPE_NAME (window));
  soak_close_menus (window);
  gtk_window_close (window);
}

static void
open_file (Soak *soak)
{
  const char *path = soak->files->pdata[soak_below (soak, soak->files->len)];
  GtkWidget *window = app_find_window (FORCON_TYPE_MASTER_WINDOW);

  if (window == NULL)
    return;
  soak_say (soak, "opens %s", path);
  gtk_widget_activate_action (window, "win.open-file", "s", path);
}

static const struct {
  void (*act) (Soak *soak);
  guint weight;
} acts[] = {
  { click, 35 }, { soak_activate, 25 }, { key, 14 },         { drag, 8 },      { scroll, 6 },
  { type, 5 },   { resize, 3 },         { close_window, 4 }, { open_file, 2 }, { soak_set_taste, 2 },
};

/* Does something. */
void
soak_act (Soak *soak)
{
  guint total = 0, drawn;

  soak->number++;
  soak->random = forcon_random_nth (soak->seed, soak->number);
  if (soak_answer_files (soak))
    return;
  for (guint i = 0; i < G_N_ELEMENTS (acts); i++)
    total += acts[i].weight;
  drawn = soak_below (soak, total);
  for (guint i = 0; i < G_N_ELEMENTS (acts); drawn -= acts[i++].weight)
    if (drawn < acts[i].weight)
      {
        acts[i].act (soak);
        return;
      }
}
