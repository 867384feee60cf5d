/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "render/drawing/fonts.h"

#include <fontconfig/fontconfig.h>
#include "base/language.h"
#include <pango/pangocairo.h>

/*
 * What room texts need, by a text of both alphabets: in a size that nothing is drawn in, as what was measured is kept.
 */
#define SAMPLE "The quick brown fox jumps over 0123456789 lazy dogs. Съешь ещё этих мягких французских булок"
#define SAMPLE_SIZE 97

/* How wide and how high it is in the wanted faces, in sizes of the font: DejaVu Sans Condensed, and its bold. */
static const struct {
  PangoWeight weight;
  double width, height;
} wanted[] = {
  { PANGO_WEIGHT_NORMAL, 46.57, 1.165 },
  { PANGO_WEIGHT_BOLD, 51.69, 1.165 },
};

/* The letters of another family are not all wider by as much as the text is. */
#define ROOM_FOR_STRANGERS 0.94

/* What is asked for as condensed is drawn narrower and lower, by so much. */
#define RULE                                                                                                           \
  "<?xml version=\"1.0\"?><fontconfig><match target=\"font\">"                                                         \
  "<test target=\"pattern\" name=\"width\" compare=\"eq\"><const>condensed</const></test>"                             \
  "<edit name=\"matrix\" mode=\"assign\"><times><name>matrix</name>"                                                   \
  "<matrix><double>%s</double><double>0</double><double>0</double><double>%s</double></matrix>"                        \
  "</times></edit></match></fontconfig>"

static char *complaint;

PangoFontDescription *
forcon_fonts_describe (const char *families)
{
  PangoFontDescription *font = pango_font_description_new ();

  pango_font_description_set_family (font, families);
  pango_font_description_set_stretch (font, PANGO_STRETCH_CONDENSED);
  return font;
}

static gboolean
is_of_the_family (const PangoFontDescription *face)
{
  return g_strcmp0 (pango_font_description_get_family (face), FORCON_FONTS_FAMILY) == 0;
}

static void
prepare (void)
{
  PangoContext *context = pango_font_map_create_context (pango_cairo_font_map_get_default ());
  g_autoptr (PangoFontDescription) font = forcon_fonts_describe (FORCON_FONTS_FAMILIES);
  g_autoptr (PangoFontDescription) face = NULL;
  g_autoptr (PangoFont) found = NULL;
  double narrower = 1, lower = 1;

  forcon_fonts_set_options (context);
  pango_font_description_set_absolute_size (font, SAMPLE_SIZE * PANGO_SCALE);
  found = pango_font_map_load_font (pango_context_get_font_map (context), context, font);
  face = found == NULL ? pango_font_description_new () : pango_font_describe (found);
  if (is_of_the_family (face) && pango_font_description_get_stretch (face) < PANGO_STRETCH_NORMAL)
    {
      g_object_unref (context);
      return;
    }
  for (guint i = 0; i < G_N_ELEMENTS (wanted); i++)
    {
      g_autoptr (PangoLayout) layout = pango_layout_new (context);
      int width, height;

      pango_font_description_set_weight (font, wanted[i].weight);
      pango_layout_set_font_description (layout, font);
      pango_layout_set_text (layout, SAMPLE, -1);
      pango_layout_get_size (layout, &width, &height);
      narrower = MIN (narrower, wanted[i].width / ((double) width / PANGO_SCALE / SAMPLE_SIZE));
      lower = MIN (lower, wanted[i].height / ((double) height / PANGO_SCALE / SAMPLE_SIZE));
    }
  g_object_unref (context);
  if (!is_of_the_family (face))
    narrower *= ROOM_FOR_STRANGERS;
  if (narrower < 1 || lower < 1)
    {
      /* Takes up no more room than the wanted faces would. */
      char x[G_ASCII_DTOSTR_BUF_SIZE], y[G_ASCII_DTOSTR_BUF_SIZE];
      g_autofree char *rule
          = g_strdup_printf (RULE, g_ascii_dtostr (x, sizeof x, narrower), g_ascii_dtostr (y, sizeof y, lower));

      FcConfigParseAndLoadFromMemory (FcConfigGetCurrent (), (const FcChar8 *) rule, FcTrue);
    }
  complaint = g_strdup_printf (
      _ ("The font %s is missing (in Debian: fonts-dejavu-extra). Tables and papers are set in %s, made to fit."),
      FORCON_FONTS_WANTED,
      pango_font_description_get_family (face) == NULL ? "?" : pango_font_description_get_family (face));
}

void
forcon_fonts_prepare (void)
{
  static gsize done;

  if (g_once_init_enter (&done))
    {
      prepare ();
      g_once_init_leave (&done, 1);
    }
}

void
forcon_fonts_set_options (PangoContext *context)
{
  cairo_font_options_t *options = cairo_font_options_create ();

  cairo_font_options_set_hint_metrics (options, CAIRO_HINT_METRICS_OFF);
  cairo_font_options_set_hint_style (options, CAIRO_HINT_STYLE_NONE);
  cairo_font_options_set_antialias (options, CAIRO_ANTIALIAS_GRAY);
  pango_cairo_context_set_font_options (context, options);
  pango_context_set_round_glyph_positions (context, FALSE);
  cairo_font_options_destroy (options);
}

const char *
forcon_fonts_complaint (void)
{
  return complaint;
}
