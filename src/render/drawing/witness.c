/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "render/drawing/witness.h"

static const cairo_user_data_key_t witness_key;
static const cairo_user_data_key_t things_key;

static void
written_clear (gpointer data)
{
  g_free (((ForconWritten *) data)->text);
}

GArray *
forcon_witness_new (void)
{
  GArray *witness = g_array_new (FALSE, TRUE, sizeof (ForconWritten));

  g_array_set_clear_func (witness, written_clear);
  return witness;
}

void
forcon_witness_watch (cairo_t *cr, GArray *witness)
{
  cairo_set_user_data (cr, &witness_key, witness, NULL);
}

static void
stretch (cairo_t *cr, double x, double y, double *left, double *top, double *right, double *bottom)
{
  cairo_user_to_device (cr, &x, &y);
  *left = MIN (*left, x);
  *top = MIN (*top, y);
  *right = MAX (*right, x);
  *bottom = MAX (*bottom, y);
}

void
forcon_witness_tell (cairo_t *cr, const char *text, double x, double y, double width, double height, gboolean shortened)
{
  GArray *witness = cairo_get_user_data (cr, &witness_key);
  double left = G_MAXDOUBLE, top = G_MAXDOUBLE, right = -G_MAXDOUBLE, bottom = -G_MAXDOUBLE;

  if (witness == NULL)
    return;
  stretch (cr, x, y, &left, &top, &right, &bottom);
  stretch (cr, x + width, y, &left, &top, &right, &bottom);
  stretch (cr, x, y + height, &left, &top, &right, &bottom);
  stretch (cr, x + width, y + height, &left, &top, &right, &bottom);

  const ForconWritten written = { g_strdup (text), left, top, right - left, bottom - top, shortened };
  g_array_append_val (witness, written);
}

GArray *
forcon_witness_new_of_things (void)
{
  return g_array_new (FALSE, TRUE, sizeof (ForconShown));
}

void
forcon_witness_watch_things (cairo_t *cr, GArray *witness)
{
  cairo_set_user_data (cr, &things_key, witness, NULL);
}

void
forcon_witness_show (cairo_t *cr, ForconShown shown)
{
  GArray *witness = cairo_get_user_data (cr, &things_key);

  if (witness != NULL)
    g_array_append_val (witness, shown);
}
