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

/* Maps */

typedef struct {
  ForconMapModel *model;
  ForconStyleKind style;
} Map;

static void
map_free (gpointer data)
{
  Map *map = data;

  forcon_map_model_free (map->model);
  g_free (map);
}

static GBytes *
draw_map (gconstpointer thing)
{
  const Map *map = thing;

  return forcon_render_map_to_svg (map->model, forcon_style_get (map->style));
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

  for (gsize i = 0; i < G_N_ELEMENTS (lights); i++)
    {
      g_autofree char *name = g_strconcat (path, lights[i].suffix, NULL);
      Map *map;

      if (forcon_web_pictures_has (pictures, admiral, name, key))
        continue;
      map = g_new (Map, 1);
      *map = (Map){ forcon_map_model_copy (model), lights[i].style };
      forcon_web_pictures_want (pictures, admiral, name, key, draw_map, map, map_free);
    }
}

/* Cards */

typedef struct {
  ForconCardModel *model;
  ForconStyleKind style;
} Card;

static void
card_free (gpointer data)
{
  Card *card = data;

  forcon_card_model_free (card->model);
  g_free (card);
}

static GBytes *
draw_card (gconstpointer thing)
{
  const Card *card = thing;

  return forcon_render_card_to_svg (card->model, forcon_style_get (card->style));
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

  for (gsize i = 0; i < G_N_ELEMENTS (lights); i++)
    {
      g_autofree char *name = g_strconcat (path, lights[i].suffix, NULL);
      Card *card;

      if (forcon_web_pictures_has (pictures, admiral, name, key))
        continue;
      card = g_new (Card, 1);
      *card = (Card){ forcon_card_model_new (forcon_knowledge_campaign (knowledge)->fleet,
                                             forcon_knowledge_rules (knowledge), ship),
                      lights[i].style };
      forcon_web_pictures_want (pictures, admiral, name, key, draw_card, card, card_free);
    }
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

typedef struct {
  ForconBattle *battle;
  ForconStyleKind style;
  const char *language;
} Table;

static void
table_free (gpointer data)
{
  Table *table = data;

  forcon_battle_free (table->battle);
  g_free (table);
}

static GBytes *
draw_table (gconstpointer thing)
{
  const Table *table = thing;
  ForconTableModel model = forcon_table_model (table->battle, NULL);
  FORCON_IN_LANGUAGE (table->language);

  return forcon_render_table_to_svg (&model, forcon_style_get (table->style));
}

char *
forcon_web_want_table (ForconWebPictures *pictures, guint admiral, const char *path, const ForconBattle *seen)
{
  const char *language = forcon_language_of_thread ();
  g_autofree char *hash = forcon_battle_hash (seen);
  char *key = g_strconcat (hash, language, NULL);

  for (gsize i = 0; i < G_N_ELEMENTS (lights); i++)
    {
      g_autofree char *name = g_strconcat (path, lights[i].suffix, NULL);
      Table *table;

      if (forcon_web_pictures_has (pictures, admiral, name, key))
        continue;
      table = g_new (Table, 1);
      *table = (Table){ forcon_battle_clone (seen), lights[i].style, language };
      forcon_web_pictures_want (pictures, admiral, name, key, draw_table, table, table_free);
    }
  return key;
}

/* Pages */

void
forcon_web_begin_view (GString *html, const char *label, gboolean wide)
{
  g_string_append (html, "<div class=\"map\" tabindex=\"0\" role=\"group\" aria-label=\"");
  forcon_html_add_text (html, label);
  g_string_append (html, "\" data-nearer=\"");
  forcon_html_add_text (html, _ ("Zoom In"));
  g_string_append (html, "\" data-farther=\"");
  forcon_html_add_text (html, _ ("Zoom Out"));
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
