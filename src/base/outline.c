/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Outlines as SVG writes them: https://www.w3.org/TR/SVG11/paths.html */
#include "base/outline.h"

#include <math.h>
#include <string.h>

/* What a path is made of; so a number can be neither "inf" nor "nan", nor in hexadecimal. */
#define LETTERS "MmLlHhVvCcSsQqTtAaZzEe0123456789 ,.+-\t\r\n"
#define NUMBER_MAX 1e6

/* Of an outline that can be seen, the share of its length that it is broad at least. */
#define BREADTH_LEAST 1e-3

/**
 * Pen:
 * @at: what is read next
 * @steps: what was read
 * @x, @y: where it is; @start_x, @start_y: where this part began
 * @handle_x, @handle_y: the last handle, for those that mirror it
 * @command: the letter that is in force; @before: the one before it
 */
typedef struct {
  const char *at;
  GArray *steps;
  double x, y;
  double start_x, start_y;
  double handle_x, handle_y;
  char command;
  char before;
} Pen;

static void
skip (Pen *pen)
{
  while (*pen->at == ',' || g_ascii_isspace (*pen->at))
    pen->at++;
}

static gboolean
take_numbers (Pen *pen, double *numbers, guint n)
{
  for (guint i = 0; i < n; i++)
    {
      char *end;

      skip (pen);
      numbers[i] = g_ascii_strtod (pen->at, &end);
      if (end == pen->at || !(fabs (numbers[i]) <= NUMBER_MAX))
        return FALSE;
      pen->at = end;
    }
  return TRUE;
}

/* The flags of an arc may stand without anything between. */
static gboolean
take_flag (Pen *pen, gboolean *flag)
{
  skip (pen);
  if (*pen->at != '0' && *pen->at != '1')
    return FALSE;
  *flag = *pen->at++ == '1';
  return TRUE;
}

static void
add (Pen *pen, ForconOutlineKind kind, double x, double y)
{
  ForconOutlineStep step = { kind, { x, 0, 0 }, { y, 0, 0 } };

  g_array_append_val (pen->steps, step);
  pen->x = pen->handle_x = x;
  pen->y = pen->handle_y = y;
}

static void
add_curve (Pen *pen, double x1, double y1, double x2, double y2, double x, double y)
{
  ForconOutlineStep step = { FORCON_OUTLINE_CURVE, { x1, x2, x }, { y1, y2, y } };

  g_array_append_val (pen->steps, step);
  pen->handle_x = x2;
  pen->handle_y = y2;
  pen->x = x;
  pen->y = y;
}

/* One handle instead of two. */
static void
add_quadratic (Pen *pen, double hx, double hy, double x, double y)
{
  add_curve (pen, pen->x + (hx - pen->x) * 2 / 3, pen->y + (hy - pen->y) * 2 / 3, x + (hx - x) * 2 / 3,
             y + (hy - y) * 2 / 3, x, y);
  pen->handle_x = hx;
  pen->handle_y = hy;
}

/* An arc of an ellipse as curves of a quarter at most (SVG 1.1, F.6). */
static void
add_arc (Pen *pen, double rx, double ry, double turn, gboolean large, gboolean sweep, double x, double y)
{
  double c = cos (turn * G_PI / 180), s = sin (turn * G_PI / 180);
  double dx = (pen->x - x) / 2, dy = (pen->y - y) / 2;
  double px = c * dx + s * dy, py = -s * dx + c * dy;
  double from_x = pen->x, from_y = pen->y;

  rx = fabs (rx);
  ry = fabs (ry);
  if (rx < 1e-9 || ry < 1e-9 || (fabs (dx) < 1e-12 && fabs (dy) < 1e-12))
    {
      add (pen, FORCON_OUTLINE_LINE, x, y);
      return;
    }
  double grow = sqrt (MAX (1, px * px / (rx * rx) + py * py / (ry * ry)));

  rx *= grow;
  ry *= grow;
  double down = rx * rx * py * py + ry * ry * px * px;
  double root = sqrt (MAX (0, (rx * rx * ry * ry - down) / down)) * (large == sweep ? -1 : 1);
  double qx = root * rx * py / ry, qy = -root * ry * px / rx;
  double middle_x = c * qx - s * qy + (from_x + x) / 2, middle_y = s * qx + c * qy + (from_y + y) / 2;
  double first = atan2 ((py - qy) / ry, (px - qx) / rx);
  double sweeps = atan2 ((-py - qy) / ry, (-px - qx) / rx) - first;

  if (sweep && sweeps < 0)
    sweeps += 2 * G_PI;
  else if (!sweep && sweeps > 0)
    sweeps -= 2 * G_PI;
  guint n = (guint) CLAMP (ceil (fabs (sweeps) / (G_PI / 2) - 1e-9), 1, 4);
  double part = sweeps / n, reach = 4.0 / 3 * tan (part / 4);

#define ON_X(u, v) (middle_x + c * rx * (u) - s * ry * (v))
#define ON_Y(u, v) (middle_y + s * rx * (u) + c * ry * (v))
  for (guint i = 0; i < n; i++)
    {
      double a = first + part * i, b = a + part;
      double u1 = cos (a) - reach * sin (a), v1 = sin (a) + reach * cos (a);
      double u2 = cos (b) + reach * sin (b), v2 = sin (b) - reach * cos (b);

      add_curve (pen, ON_X (u1, v1), ON_Y (u1, v1), ON_X (u2, v2), ON_Y (u2, v2), ON_X (cos (b), sin (b)),
                 ON_Y (cos (b), sin (b)));
    }
  pen->handle_x = pen->x = x;
  pen->handle_y = pen->y = y;
}

static gboolean
take_arc (Pen *pen, double by_x, double by_y)
{
  double shape[3], end[2];
  gboolean large, sweep;

  if (!take_numbers (pen, shape, 3) || !take_flag (pen, &large) || !take_flag (pen, &sweep)
      || !take_numbers (pen, end, 2))
    return FALSE;
  add_arc (pen, shape[0], shape[1], shape[2], large, sweep, end[0] + by_x, end[1] + by_y);
  return TRUE;
}

/* One step of the command that is in force. Small letters count from where the pen is. */
static gboolean
take_step (Pen *pen)
{
  char letter = g_ascii_toupper (pen->command);
  gboolean relative = letter != pen->command;
  double by_x = relative ? pen->x : 0, by_y = relative ? pen->y : 0;
  gboolean smooth = strchr (letter == 'S' ? "CS" : "QT", g_ascii_toupper (pen->before)) != NULL;
  double mirror_x = smooth ? 2 * pen->x - pen->handle_x : pen->x;
  double mirror_y = smooth ? 2 * pen->y - pen->handle_y : pen->y;
  guint n = letter == 'C' ? 6 : letter == 'S' || letter == 'Q' ? 4 : letter == 'H' || letter == 'V' ? 1 : 2;
  double v[6];

  if (letter == 'A')
    return take_arc (pen, by_x, by_y);
  if (!take_numbers (pen, v, n))
    return FALSE;
  switch (letter)
    {
    case 'M':
      add (pen, FORCON_OUTLINE_MOVE, v[0] + by_x, v[1] + by_y);
      pen->start_x = pen->x;
      pen->start_y = pen->y;
      /* What follows without a letter are lines. */
      pen->command = relative ? 'l' : 'L';
      return TRUE;
    case 'L':
      add (pen, FORCON_OUTLINE_LINE, v[0] + by_x, v[1] + by_y);
      return TRUE;
    case 'H':
      add (pen, FORCON_OUTLINE_LINE, v[0] + by_x, pen->y);
      return TRUE;
    case 'V':
      add (pen, FORCON_OUTLINE_LINE, pen->x, v[0] + by_y);
      return TRUE;
    case 'C':
      add_curve (pen, v[0] + by_x, v[1] + by_y, v[2] + by_x, v[3] + by_y, v[4] + by_x, v[5] + by_y);
      return TRUE;
    case 'S':
      add_curve (pen, mirror_x, mirror_y, v[0] + by_x, v[1] + by_y, v[2] + by_x, v[3] + by_y);
      return TRUE;
    case 'Q':
      add_quadratic (pen, v[0] + by_x, v[1] + by_y, v[2] + by_x, v[3] + by_y);
      return TRUE;
    case 'T':
      add_quadratic (pen, mirror_x, mirror_y, v[0] + by_x, v[1] + by_y);
      return TRUE;
    default:
      return FALSE;
    }
}

static void
close_part (Pen *pen)
{
  add (pen, FORCON_OUTLINE_CLOSE, pen->start_x, pen->start_y);
}

static gboolean
take_all (Pen *pen)
{
  for (skip (pen); *pen->at != '\0'; skip (pen))
    {
      if (g_ascii_isalpha (*pen->at))
        {
          pen->before = pen->command;
          pen->command = *pen->at++;
          if (pen->steps->len == 0 && g_ascii_toupper (pen->command) != 'M')
            return FALSE;
          if (g_ascii_toupper (pen->command) == 'Z')
            {
              close_part (pen);
              continue;
            }
        }
      else
        pen->before = pen->command;
      if (!take_step (pen))
        return FALSE;
    }
  return TRUE;
}

static guint
n_points (const ForconOutlineStep *step)
{
  return step->kind == FORCON_OUTLINE_CURVE ? 3 : step->kind == FORCON_OUTLINE_CLOSE ? 0 : 1;
}

#define EACH_POINT(step, k)                                                                                            \
  for (ForconOutlineStep *step = (ForconOutlineStep *) (void *) steps->data, *end = step + steps->len; step < end;    \
       step++)                                                                                                         \
    for (guint k = 0; k < n_points (step); k++)

/* Whether its points do not all lie on one line. */
static gboolean
is_broad (GArray *steps)
{
  const ForconOutlineStep *first = (const ForconOutlineStep *) (void *) steps->data;
  double far_x = 0, far_y = 0, breadth = 0;

  if (steps->len < 3)
    return FALSE;
  EACH_POINT (step, k)
    if (hypot (step->x[k] - first->x[0], step->y[k] - first->y[0]) > hypot (far_x, far_y))
      {
        far_x = step->x[k] - first->x[0];
        far_y = step->y[k] - first->y[0];
      }
  EACH_POINT (step, k)
    breadth = MAX (breadth, fabs ((step->x[k] - first->x[0]) * far_y - (step->y[k] - first->y[0]) * far_x));
  return breadth > BREADTH_LEAST * (far_x * far_x + far_y * far_y);
}

/* Moves and scales all into the circle. Returns: whether there is anything to be seen */
static gboolean
fit (GArray *steps)
{
  double left = G_MAXDOUBLE, right = -G_MAXDOUBLE, top = G_MAXDOUBLE, bottom = -G_MAXDOUBLE, reach = 0;

  if (!is_broad (steps))
    return FALSE;
  EACH_POINT (step, k)
    {
      left = MIN (left, step->x[k]);
      right = MAX (right, step->x[k]);
      top = MIN (top, step->y[k]);
      bottom = MAX (bottom, step->y[k]);
    }
  EACH_POINT (step, k)
    reach = MAX (reach, hypot (step->x[k] - (left + right) / 2, step->y[k] - (top + bottom) / 2));
  EACH_POINT (step, k)
    {
      step->x[k] = (step->x[k] - (left + right) / 2) / reach;
      step->y[k] = (step->y[k] - (top + bottom) / 2) / reach;
    }
  return TRUE;
}

/* Of any length. */
static GArray *
parse (const char *path)
{
  Pen pen = { .at = path, .steps = g_array_new (FALSE, FALSE, sizeof (ForconOutlineStep)) };

  if (strspn (path, LETTERS) == strlen (path) && take_all (&pen) && fit (pen.steps))
    return pen.steps;
  g_array_unref (pen.steps);
  return NULL;
}

GArray *
forcon_outline_parse (const char *path)
{
  return strlen (path) > FORCON_OUTLINE_MAX ? NULL : parse (path);
}

char *
forcon_outline_format (const GArray *outline)
{
  static const char letters[] = { 'M', 'L', 'C', 'Z' };
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < outline->len; i++)
    {
      const ForconOutlineStep *step = &g_array_index (outline, ForconOutlineStep, i);

      g_string_append_c (text, letters[step->kind]);
      for (guint k = 0; k < n_points (step); k++)
        g_string_append_printf (text, "%s%ld,%ld", k > 0 ? " " : "", lround (step->x[k] * 100),
                                lround (step->y[k] * 100));
    }
  return g_string_free (text, FALSE);
}

/* Files */

static void
on_element (GMarkupParseContext *context, const char *element, const char **names, const char **values, gpointer data,
            GError **error)
{
  GString *path = data;
  const char *plain = strrchr (element, ':') == NULL ? element : strrchr (element, ':') + 1;
  gboolean polygon = g_str_equal (plain, "polygon");

  for (guint i = 0; names[i] != NULL; i++)
    if (g_str_equal (plain, "path") && g_str_equal (names[i], "d"))
      g_string_append_printf (path, "%s ", values[i]);
    else if (polygon && g_str_equal (names[i], "points"))
      g_string_append_printf (path, "M%s Z ", values[i]);
}

char *
forcon_outline_from_svg (const char *svg, gsize length)
{
  const GMarkupParser parser = { .start_element = on_element };
  g_autoptr (GString) path = g_string_new (NULL);
  g_autoptr (GMarkupParseContext) context = g_markup_parse_context_new (&parser, 0, path, NULL);
  g_autoptr (GArray) outline = NULL;
  g_autofree char *text = NULL;

  /* Drawing programs write longer numbers than are kept. */
  if (g_markup_parse_context_parse (context, svg, (gssize) length, NULL))
    outline = parse (path->str);
  text = outline == NULL ? NULL : forcon_outline_format (outline);
  return text == NULL || strlen (text) > FORCON_OUTLINE_MAX ? NULL : g_steal_pointer (&text);
}
