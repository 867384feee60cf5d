/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "render/drawing/qr.h"

#include <qrencode.h>
#include <string.h>

G_DEFINE_AUTOPTR_CLEANUP_FUNC (QRcode, QRcode_free)

static gboolean
is_dark (const QRcode *code, gint x, gint y)
{
  return x >= 0 && x < code->width && y >= 0 && y < code->width && (code->data[y * code->width + x] & 1) != 0;
}

/* Capitals and digits make a smaller code, which is read from a worse picture. */
static QRcode *
encode (const char *text)
{
  gboolean capitals = strspn (text, "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:") == strlen (text);

  return capitals ? QRcode_encodeString (text, 0, QR_ECLEVEL_M, QR_MODE_8, 1)
                  : QRcode_encodeString8bit (text, 0, QR_ECLEVEL_M);
}

void
forcon_qr_draw (cairo_t *cr, const char *text, double x, double y, double size)
{
  g_autoptr (QRcode) code = encode (text);

  if (code == NULL)
    return;
  cairo_save (cr);
  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_rectangle (cr, x, y, size, size);
  cairo_fill (cr);
  cairo_translate (cr, x, y);
  cairo_scale (cr, size / (code->width + 2 * FORCON_QR_QUIET), size / (code->width + 2 * FORCON_QR_QUIET));
  cairo_translate (cr, FORCON_QR_QUIET, FORCON_QR_QUIET);
  cairo_set_source_rgb (cr, 0, 0, 0);
  for (gint row = 0; row < code->width; row++)
    for (gint column = 0, end; column < code->width; column = end + 1)
      {
        /* Modules side by side are one rectangle: no seam is seen between them. */
        for (end = column; is_dark (code, end, row); end++)
          ;
        if (end > column)
          cairo_rectangle (cr, column, row, end - column, 1);
      }
  cairo_fill (cr);
  cairo_restore (cr);
}

char *
forcon_qr_text (const char *text)
{
  g_autoptr (QRcode) code = encode (text);
  GString *lines = g_string_new (NULL);

  for (gint y = -FORCON_QR_QUIET; code != NULL && y < code->width + FORCON_QR_QUIET; y += 2)
    {
      if (lines->len > 0)
        g_string_append_c (lines, '\n');
      for (gint x = -FORCON_QR_QUIET; x < code->width + FORCON_QR_QUIET; x++)
        {
          gboolean upper = is_dark (code, x, y);
          gboolean lower = is_dark (code, x, y + 1);

          g_string_append (lines, upper ? (lower ? " " : "▄") : (lower ? "▀" : "█"));
        }
    }
  return g_string_free (lines, FALSE);
}
