/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "render/drawing/surface.h"

#include <cairo-pdf.h>
#include "base/language.h"
#include <string.h>

#include "base/place.h"

/* Cairo numbers its surfaces through the whole life of the process, and names groups in the file by that number. */
#define NAME "(id=\"|href=\"#)surface(\\d+)\""

static gboolean
renumber (const GMatchInfo *match, GString *result, gpointer data)
{
  GHashTable *numbers = data;
  g_autofree char *lead = g_match_info_fetch (match, 1);
  g_autofree char *name = g_match_info_fetch (match, 2);
  guint number = GPOINTER_TO_UINT (g_hash_table_lookup (numbers, name));

  if (number == 0)
    {
      number = g_hash_table_size (numbers) + 1;
      g_hash_table_insert (numbers, g_steal_pointer (&name), GUINT_TO_POINTER (number));
    }
  g_string_append_printf (result, "%ssurface%u\"", lead, number);
  return FALSE;
}

void
forcon_svg_number_surfaces (GByteArray *svg)
{
  g_autoptr (GHashTable) numbers = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autoptr (GRegex) names = g_regex_new (NAME, G_REGEX_OPTIMIZE | G_REGEX_RAW, 0, NULL);
  g_autofree char *numbered
      = g_regex_replace_eval (names, (const char *) svg->data, (gssize) svg->len, 0, 0, renumber, numbers, NULL);

  if (numbered == NULL)
    return;
  g_byte_array_set_size (svg, 0);
  g_byte_array_append (svg, (const guint8 *) numbered, (guint) strlen (numbered));
}

G_DEFINE_QUARK (forcon - render - error - quark, forcon_render_error)

ForconSurfaceKind
forcon_surface_kind (const char *path)
{
  static const struct {
    const char *suffix;
    ForconSurfaceKind kind;
  } kinds[] = { { ".png", FORCON_SURFACE_PNG }, { ".svg", FORCON_SURFACE_SVG }, { ".pdf", FORCON_SURFACE_PDF } };
  g_autofree char *lower = g_ascii_strdown (path, -1);

  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    if (g_str_has_suffix (lower, kinds[i].suffix))
      return kinds[i].kind;
  return FORCON_SURFACE_NONE;
}

gboolean
forcon_surface_check (const char *path, GError **error)
{
  const char *trouble = NULL;
  g_autofree char *place = forcon_place_to_write (path, &trouble);

  if (forcon_surface_kind (path) == FORCON_SURFACE_NONE)
    g_set_error (error, FORCON_RENDER_ERROR, FORCON_RENDER_ERROR_FORMAT,
                 _ ("%s: unknown kind of picture, expected a name that ends in .png, .svg or .pdf"), path);
  else if (place == NULL)
    g_set_error (error, G_FILE_ERROR, G_FILE_ERROR_INVAL, "%s: %s", path, trouble);
  else
    return TRUE;
  return FALSE;
}

cairo_status_t
forcon_surface_take (void *data, const unsigned char *bytes, unsigned int length)
{
  g_byte_array_append (data, bytes, length);
  return CAIRO_STATUS_SUCCESS;
}

cairo_status_t
forcon_surface_finish (cairo_surface_t *surface, cairo_t *cr)
{
  cairo_status_t status = cairo_status (cr);

  cairo_destroy (cr);
  cairo_surface_finish (surface);
  if (status == CAIRO_STATUS_SUCCESS)
    status = cairo_surface_status (surface);
  cairo_surface_destroy (surface);
  return status;
}

cairo_status_t
forcon_surface_finish_png (cairo_surface_t *surface, cairo_t *cr, GByteArray *data)
{
  cairo_status_t written = cairo_status (cr);
  cairo_status_t finished;

  if (written == CAIRO_STATUS_SUCCESS)
    written = cairo_surface_write_to_png_stream (surface, forcon_surface_take, data);
  finished = forcon_surface_finish (surface, cr);
  return written != CAIRO_STATUS_SUCCESS ? written : finished;
}

gboolean
forcon_surface_save (const GByteArray *data, cairo_status_t status, const char *path, GError **error)
{
  if (status != CAIRO_STATUS_SUCCESS)
    {
      g_set_error (error, FORCON_RENDER_ERROR, FORCON_RENDER_ERROR_DRAWING, _ ("%s: cannot be drawn: %s"), path,
                   cairo_status_to_string (status));
      return FALSE;
    }
  const char *trouble = NULL;
  g_autofree char *place = forcon_place_to_write (path, &trouble);

  if (place == NULL)
    {
      g_set_error (error, G_FILE_ERROR, G_FILE_ERROR_INVAL, "%s: %s", path, trouble);
      return FALSE;
    }
  return g_file_set_contents_full (place, (const char *) data->data, (gssize) data->len,
                                   G_FILE_SET_CONTENTS_CONSISTENT | G_FILE_SET_CONTENTS_DURABLE, 0666, error);
}

void
forcon_surface_set_time (cairo_surface_t *surface)
{
  const char *epoch = g_getenv ("SOURCE_DATE_EPOCH");
  g_autoptr (GDateTime) time = NULL;
  g_autofree char *text = NULL;
  gint64 seconds;

  if (epoch == NULL || !g_ascii_string_to_signed (epoch, 10, 0, G_MAXINT32, &seconds, NULL))
    return;
  time = g_date_time_new_from_unix_utc (seconds);
  text = g_date_time_format (time, "%Y-%m-%dT%H:%M:%SZ");
  cairo_pdf_surface_set_metadata (surface, CAIRO_PDF_METADATA_CREATE_DATE, text);
}
