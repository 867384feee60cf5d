/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * The mouse and the keyboard, by the extension XTEST: what is done here comes to the program as from a person. The display is
 * reached by a connection of its own, as from another program; what the server refuses is no error then.
 */
#include "soak-input.h"

#include <X11/XKBlib.h>
#include <X11/Xatom.h>
#include <X11/Xlib.h>
#include <X11/extensions/XTest.h>
#include <gdk/x11/gdkx.h>

#define BUTTONS 7

/* Where a window stands, px: what belongs to it may lie far above it or beside it, and X11 wants all of that on the screen. */
#define LEFT 1400
#define TOP 1200

static Display *display;
static gboolean held[BUTTONS + 1];

static void
put (Window window, const char *property, Atom type, const unsigned char *values, int n)
{
  XChangeProperty (display, window, XInternAtom (display, property, False), type, 32, PropModeReplace, values, n);
}

/*
 * There is no window manager. The toolkit then moves windows by itself when their header is dragged, and loses count of where
 * they are when they go meanwhile; and it shows the menu of a header by itself, and lets none of these menus go (GTK 4.8). So it
 * is told that there is one which moves windows and shows their menus; nobody does.
 */
static void
pretend_to_manage (void)
{
  Window root = DefaultRootWindow (display);
  Window self = XCreateSimpleWindow (display, root, 0, 0, 1, 1, 0, 0, 0);
  Atom supported[] = { XInternAtom (display, "_NET_SUPPORTING_WM_CHECK", False),
                       XInternAtom (display, "_NET_WM_MOVERESIZE", False),
                       XInternAtom (display, "_GTK_SHOW_WINDOW_MENU", False) };

  put (root, "_NET_SUPPORTING_WM_CHECK", XA_WINDOW, (const unsigned char *) &self, 1);
  put (self, "_NET_SUPPORTING_WM_CHECK", XA_WINDOW, (const unsigned char *) &self, 1);
  put (root, "_NET_SUPPORTED", XA_ATOM, (const unsigned char *) supported, G_N_ELEMENTS (supported));
  XSync (display, False);
}

/* Before the toolkit looks at the display. Returns: whether there is one that takes such input */
gboolean
soak_input_begin (void)
{
  int event, error, major, minor;

  display = XOpenDisplay (NULL);
  if (display == NULL || !XTestQueryExtension (display, &event, &error, &major, &minor))
    return FALSE;
  pretend_to_manage ();
  return TRUE;
}

static Window
xid_of (GtkNative *native)
{
  GdkSurface *surface = gtk_native_get_surface (native);

  return !GDK_IS_X11_SURFACE (surface) ? None : gdk_x11_surface_get_xid (surface);
}

/* As a window manager would on a click: to the front, in the middle of the screen, and the keys are for it. */
void
soak_input_go_to (GtkWindow *window)
{
  Window xid = xid_of (GTK_NATIVE (window));

  if (xid == None)
    return;
  XMoveWindow (display, xid, LEFT, TOP);
  XRaiseWindow (display, xid);
  XSetInputFocus (display, xid, RevertToPointerRoot, CurrentTime);
  XFlush (display);
}

/* Moves the pointer to a place in a widget, px, after so many milliseconds. */
void
soak_input_point (GtkWidget *widget, double x, double y, guint milliseconds)
{
  GtkNative *native = gtk_widget_get_native (widget);
  Window xid = native == NULL ? None : xid_of (native), child;
  double dx, dy, place_x, place_y;
  int left, top;

  if (xid == None || !gtk_widget_translate_coordinates (widget, GTK_WIDGET (native), x, y, &place_x, &place_y)
      || !XTranslateCoordinates (display, xid, DefaultRootWindow (display), 0, 0, &left, &top, &child))
    return;
  gtk_native_get_surface_transform (native, &dx, &dy);
  XTestFakeMotionEvent (display, -1, left + (int) (place_x + dx), top + (int) (place_y + dy), milliseconds);
  XFlush (display);
}

void
soak_input_button (guint button, gboolean down)
{
  held[button] = down;
  XTestFakeButtonEvent (display, button, down, 0);
  XFlush (display);
}

void
soak_input_click (guint button)
{
  soak_input_button (button, TRUE);
  soak_input_button (button, FALSE);
}

static void
press (KeySym symbol, gboolean down)
{
  XTestFakeKeyEvent (display, XKeysymToKeycode (display, symbol), down, 0);
}

/* Returns: whether the keyboard has this key */
gboolean
soak_input_key (guint key, GdkModifierType modifiers)
{
  static const struct {
    GdkModifierType modifier;
    KeySym symbol;
  } keys[] = { { GDK_SHIFT_MASK, XK_Shift_L }, { GDK_CONTROL_MASK, XK_Control_L }, { GDK_ALT_MASK, XK_Alt_L } };
  KeyCode code = XKeysymToKeycode (display, key);

  if (code == 0)
    return FALSE;
  if (XkbKeycodeToKeysym (display, code, 0, 0) != key && XkbKeycodeToKeysym (display, code, 0, 1) == key)
    modifiers |= GDK_SHIFT_MASK;
  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    if (modifiers & keys[i].modifier)
      press (keys[i].symbol, TRUE);
  XTestFakeKeyEvent (display, code, TRUE, 0);
  XTestFakeKeyEvent (display, code, FALSE, 0);
  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    if (modifiers & keys[i].modifier)
      press (keys[i].symbol, FALSE);
  XFlush (display);
  return TRUE;
}

/* As a window manager would, when its edge is dragged. */
void
soak_input_resize (GtkWindow *window, int width, int height)
{
  Window xid = xid_of (GTK_NATIVE (window));

  if (xid == None)
    return;
  XResizeWindow (display, xid, (unsigned int) width, (unsigned int) height);
  XFlush (display);
}

/* Whatever is held down is let go. */
void
soak_input_let_go (void)
{
  for (guint button = 1; button <= BUTTONS; button++)
    if (held[button])
      soak_input_button (button, FALSE);
}
