/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "web/house/web-drawings.h"

#include "base/fingerprint.h"
#include "base/language.h"
#include "render/card/card-model.h"
#include "render/drawing/table-model.h"
#include "render/map/render-map.h"
#include "render/table/render.h"
#include "report/text/html-page.h"
#include "web/visitors/server.h"

static const struct {
  ForconStyleKind style;
  const char *suffix;
} lights[] = { { FORCON_STYLE_LIGHT, ".svg" }, { FORCON_STYLE_DARK, "-dark.svg" } };

typedef GBytes *(*Paint) (gconstpointer thing, const ForconStyle *style);

/* What is drawn by day and by night: @thing, in @language; counted, as each has it until it is drawn. */
typedef struct {
  gpointer thing;
  GDestroyNotify free;
  Paint paint;
  const char *language;
} Subject;

/* One of its pictures */
typedef struct {
  Subject *subject;
  ForconStyleKind style;
} Drawing;

static void
subject_clear (gpointer data)
{
  Subject *subject = data;

  subject->free (subject->thing);
}

static void
drawing_free (gpointer data)
{
  Drawing *drawing = data;

  g_rc_box_release_full (drawing->subject, subject_clear);
  g_free (drawing);
}

static GBytes *
draw (gconstpointer data)
{
  const Drawing *drawing = data;
  FORCON_IN_LANGUAGE (drawing->subject->language);

  return drawing->subject->paint (drawing->subject->thing, forcon_style_get (drawing->style));
}

static gboolean
is_wanted (ForconWebPictures *pictures, guint admiral, const char *path, const char *key)
{
  for (gsize i = 0; i < G_N_ELEMENTS (lights); i++)
    {
      g_autofree char *name = g_strconcat (path, lights[i].suffix, NULL);

      if (!forcon_web_pictures_has (pictures, admiral, name, key))
        return TRUE;
    }
  return FALSE;
}

/* Has it drawn once for each light. @thing: (transfer full) */
static void
want (ForconWebPictures *pictures, guint admiral, const char *path, const char *key, gpointer thing, Paint paint,
      GDestroyNotify free_thing)
{
  Subject *subject = g_rc_box_new (Subject);

  *subject = (Subject){ thing, free_thing, paint, forcon_language_of_thread () };
  for (gsize i = 0; i < G_N_ELEMENTS (lights); i++)
    {
      g_autofree char *name = g_strconcat (path, lights[i].suffix, NULL);
      Drawing *drawing;

      if (forcon_web_pictures_has (pictures, admiral, name, key))
        continue;
      drawing = g_new (Drawing, 1);
      *drawing = (Drawing){ g_rc_box_acquire (subject), lights[i].style };
      forcon_web_pictures_want (pictures, admiral, name, key, draw, drawing, drawing_free);
    }
  g_rc_box_release_full (subject, subject_clear);
}

/* Maps */

static void
map_free (gpointer data)
{
  forcon_map_model_free (data);
}

static GBytes *
paint_map (gconstpointer thing, const ForconStyle *style)
{
  return forcon_render_map_to_svg (thing, style);
}

/* (transfer full): what changes with what a map shows, and with its language. */
static char *
key_of_map (const ForconCampaign *campaign)
{
  static const ForconTable tables[]
      = { FORCON_TABLE_POWER,   FORCON_TABLE_ADMIRAL,  FORCON_TABLE_SECTOR, FORCON_TABLE_BORDER,
          FORCON_TABLE_FEATURE, FORCON_TABLE_POST,     FORCON_TABLE_TASK,   FORCON_TABLE_FIELD,
          FORCON_TABLE_NOTICE,  FORCON_TABLE_SIGHTING, FORCON_TABLE_CLASH,  FORCON_TABLE_PARTY };
  g_autoptr (GByteArray) bytes = g_byte_array_new ();
  g_autofree char *fleet = forcon_battle_hash (campaign->fleet);
  const char *language = forcon_language_of_thread ();

  forcon_fingerprint_add (bytes, campaign->progress.stage);
  forcon_fingerprint_add (bytes, campaign->progress.phase);
  forcon_fingerprint_add (bytes, campaign->progress.half);
  for (gsize i = 0; i < G_N_ELEMENTS (tables); i++)
    {
      const GArray *table = forcon_campaign_table (campaign, tables[i]);
      const ForconRecordShape *shape = forcon_table_shape (tables[i]);

      forcon_fingerprint_add (bytes, table->len);
      for (guint k = 0; k < table->len; k++)
        forcon_fingerprint_add_record (bytes, table->data + k * g_array_get_element_size ((GArray *) table), shape);
    }
  g_byte_array_append (bytes, (const guint8 *) fleet, (guint) strlen (fleet));
  if (language != NULL)
    g_byte_array_append (bytes, (const guint8 *) language, (guint) strlen (language));
  return forcon_fingerprint_finish (bytes);
}

void
forcon_web_want_map (ForconWebPictures *pictures, guint admiral, const char *path, const ForconCampaign *campaign,
                     const ForconMapModel *model)
{
  g_autofree char *key = key_of_map (campaign);

  if (is_wanted (pictures, admiral, path, key))
    want (pictures, admiral, path, key, forcon_map_model_copy (model), paint_map, map_free);
}

/* Cards */

static void
card_free (gpointer data)
{
  forcon_card_model_free (data);
}

static GBytes *
paint_card (gconstpointer thing, const ForconStyle *style)
{
  return forcon_render_card_to_svg (thing, style);
}

static gboolean
is_own (const ForconKnowledge *knowledge, ForconShipId ship)
{
  const ForconBattle *fleet = forcon_knowledge_campaign (knowledge)->fleet;

  return FORCON_ID_EQUAL (forcon_battle_ship (fleet, ship)->side, forcon_knowledge_admiral (knowledge));
}

char *
forcon_web_card_path (const ForconKnowledge *knowledge, ForconShipId ship)
{
  guint place = 0;

  /* The number of a ship would tell how many ships of others there are. */
  for (guint i = 1; i <= ship.value; i++)
    place += is_own (knowledge, (ForconShipId){ (guint16) i }) ? 1 : 0;
  return g_strdup_printf (FORCON_WEB_OWN "/card/%u", place);
}

static void
want_card (ForconWebPictures *pictures, const ForconKnowledge *knowledge, ForconShipId ship, const char *key)
{
  guint admiral = forcon_knowledge_admiral (knowledge).value;
  g_autofree char *path = forcon_web_card_path (knowledge, ship);

  if (is_wanted (pictures, admiral, path, key))
    want (
        pictures, admiral, path, key,
        forcon_card_model_new (forcon_knowledge_campaign (knowledge)->fleet, forcon_knowledge_rules (knowledge), ship),
        paint_card, card_free);
}

void
forcon_web_want_cards (ForconWebPictures *pictures, const ForconKnowledge *knowledge)
{
  const ForconBattle *fleet = forcon_knowledge_campaign (knowledge)->fleet;
  const char *language = forcon_language_of_thread ();
  g_autofree char *hash = forcon_battle_hash (fleet);
  g_autofree char *key = g_strconcat (hash, " ", language == NULL ? "" : language, NULL);

  for (guint i = 1; i <= fleet->n_ships; i++)
    if (is_own (knowledge, (ForconShipId){ (guint16) i }))
      want_card (pictures, knowledge, (ForconShipId){ (guint16) i }, key);
}

/* Tables */

static void
table_free (gpointer data)
{
  forcon_battle_free (data);
}

static GBytes *
paint_table (gconstpointer thing, const ForconStyle *style)
{
  ForconTableModel model = forcon_table_model (thing, NULL);

  return forcon_render_table_to_svg (&model, style);
}

char *
forcon_web_want_table (ForconWebPictures *pictures, guint admiral, const char *path, const ForconBattle *seen)
{
  const char *language = forcon_language_of_thread ();
  g_autofree char *hash = forcon_battle_hash (seen);
  char *key = g_strconcat (hash, language, NULL);

  if (is_wanted (pictures, admiral, path, key))
    want (pictures, admiral, path, key, forcon_battle_clone (seen), paint_table, table_free);
  return key;
}

/* Pages */

void
forcon_web_begin_view (GString *html, const char *label, gboolean wide, const ForconWebSpot *middle)
{
  g_string_append (html, "<div class=\"map\" tabindex=\"0\" role=\"group\" aria-label=\"");
  forcon_html_add_text (html, label);
  g_string_append (html, "\" data-nearer=\"");
  forcon_html_add_text (html, _ ("Zoom In"));
  g_string_append (html, "\" data-farther=\"");
  forcon_html_add_text (html, _ ("Zoom Out"));
  if (middle != NULL)
    {
      char x[G_ASCII_DTOSTR_BUF_SIZE], y[G_ASCII_DTOSTR_BUF_SIZE];

      g_string_append_printf (html, "\" data-x=\"%s\" data-y=\"%s", g_ascii_formatd (x, sizeof x, "%.3f", middle->x),
                              g_ascii_formatd (y, sizeof y, "%.3f", middle->y));
    }
  g_string_append_printf (html, "\"><div class=\"ground%s\">", wide ? " wide" : "");
}

void
forcon_web_end_view (GString *html)
{
  g_string_append (html, "</div></div>\n");
}

void
forcon_web_add_picture (GString *html, const char *path, const char *version, gint width, gint height,
                        const char *words)
{
  g_autofree char *query = version == NULL ? g_strdup ("") : g_strdup_printf ("?%.12s", version);

  g_string_append_printf (html,
                          "<picture><source srcset=\"%s-dark.svg%s\" media=\"(prefers-color-scheme: dark)\">"
                          "<img src=\"%s.svg%s\" loading=\"lazy\"",
                          path, query, path, query);
  if (width > 0)
    g_string_append_printf (html, " width=\"%d\" height=\"%d\"", width, height);
  g_string_append (html, " alt=\"");
  forcon_html_add_text (html, words);
  g_string_append (html, "\"></picture>");
}
