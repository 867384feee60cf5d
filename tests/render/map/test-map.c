/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The sector map: what its models hold, where things stand, and that no more is drawn (F-CAMP-2, F-CAMP-8). */
#include <glib/gstdio.h>
#include <string.h>

#include "render/map/map-layout.h"
#include "render/map/render-map.h"
#include "render/table/render.h"
#include "paper-check.h"
#include "render-campaign.h"
#include "render-demo.h"

typedef struct {
  ForconRules *rules;
  ForconCampaign *campaign;
  const ForconStyle *style;
  char *folder;
} Fixture;

static void
set_up (Fixture *fixture, gconstpointer data)
{
  fixture->rules = demo_rules_new ();
  fixture->campaign = demo_campaign_new (fixture->rules);
  fixture->style = forcon_style_get (FORCON_STYLE_PRINT);
  fixture->folder = g_test_build_filename (G_TEST_BUILT, "render", "map-XXXXXX", NULL);
  g_assert_nonnull (g_mkdtemp (fixture->folder));
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  g_rmdir (fixture->folder);
  g_free (fixture->folder);
  forcon_campaign_free (fixture->campaign);
  forcon_rules_free (fixture->rules);
}

static ForconSectorId
sector (const Fixture *fixture, const char *word)
{
  return forcon_campaign_find_sector (fixture->campaign, word);
}

/* The token with this name; %NULL if there is none. */
static const ForconMapToken *
token (const ForconMapModel *map, const char *name)
{
  for (guint i = 0; i < map->tokens->len; i++)
    if (g_strcmp0 (g_array_index (map->tokens, ForconMapToken, i).name, name) == 0)
      return &g_array_index (map->tokens, ForconMapToken, i);
  return NULL;
}

static guint
count_mines (const ForconMapModel *map)
{
  guint count = 0;

  for (guint i = 0; i < map->signs->len; i++)
    count += g_array_index (map->signs, ForconMapSign, i).feature ? 0 : 1;
  return count;
}

static GBytes *
write_map (const Fixture *fixture, const ForconMapModel *map, const char *name)
{
  g_autofree char *path = g_build_filename (fixture->folder, name, NULL);
  g_autoptr (GError) error = NULL;
  char *data = NULL;
  gsize length;

  g_assert_true (forcon_render_map_to_file (map, fixture->style, (ForconMapSize){ 1366, 768 }, path, &error));
  g_assert_no_error (error);
  g_file_get_contents (path, &data, &length, &error);
  g_assert_no_error (error);
  g_remove (path);
  return g_bytes_new_take (data, length);
}

/* What stands in a PDF of a map can be read; %NULL, and the test skipped, where the reader is not installed. */
static char *
text_of (const Fixture *fixture, const ForconMapModel *map)
{
  g_autofree char *path = g_build_filename (fixture->folder, "map.pdf", NULL);
  char *text;

  g_assert_true (forcon_render_map_to_file (map, fixture->style, (ForconMapSize){ 0, 0 }, path, NULL));
  text = paper_said_of ("pdftotext", path, "-");
  g_remove (path);
  return text;
}

/* F-CAMP-8 */
static void
test_truth (Fixture *fixture, gconstpointer data)
{
  g_autoptr (ForconMapModel) map = forcon_map_model_truth (fixture->campaign);

  g_assert_cmpuint (map->tokens->len, ==, 21);
  g_assert_cmpuint (count_mines (map), ==, 2);
  g_assert_cmpint (token (map, "Crimson Ghem")->count, ==, 8);
  g_assert_cmpint (token (map, "Crimson Ghem")->posture, ==, FORCON_POSTURE_MARCH);
  g_assert_true (FORCON_ID_EQUAL (token (map, "Crimson Ghem")->bound_for, sector (fixture, "c1")));
  g_assert_cmpint (token (map, "Crimson Ghem")->spent, ==, 1);
  g_assert_cmpint (token (map, "Crimson Ghem")->cost, ==, 2);
  g_assert_true (token (map, "Petals")->engaged);
  g_assert_true (forcon_map_cell (map, sector (fixture, "c3"))->clash);
}

/* F-CAMP-8 */
static void
test_hidden (Fixture *fixture, gconstpointer data)
{
  g_autoptr (ForconMapModel) map = forcon_map_model_truth (fixture->campaign);

  g_assert_true (token (map, "Triumph")->hidden);
  /* Seen by an admiral, and published. */
  g_assert_false (token (map, "Karkas")->hidden);
  g_assert_false (token (map, "Crimson Ghem")->hidden);
  /* Seen in b3, but it is in b4 now. */
  g_assert_true (token (map, "Обсидиан")->hidden);
}

/* F-CAMP-8 */
static void
test_known_own (Fixture *fixture, gconstpointer data)
{
  g_autoptr (ForconMapModel) map = forcon_map_model_known (fixture->campaign, DEMO_VORKOSIGAN);
  const ForconMapToken *squadron = token (map, "Squadron 2");

  g_assert_true (squadron->present);
  g_assert_cmpint (squadron->count, ==, 4);
  g_assert_true (FORCON_ID_EQUAL (squadron->bound_for, sector (fixture, "b3")));
  g_assert_false (squadron->hidden);
  g_assert_null (token (map, "Вторая отдельная дозорная флотилия"));
}

/* F-CAMP-8 */
static void
test_known_others (Fixture *fixture, gconstpointer data)
{
  g_autoptr (ForconMapModel) map = forcon_map_model_known (fixture->campaign, DEMO_VORKOSIGAN);
  const ForconMapToken *old = token (map, "Обсидиан");
  guint contacts = 0;

  g_assert_false (old->present);
  g_assert_true (FORCON_ID_EQUAL (old->sector, sector (fixture, "b3")));
  g_assert_cmpint (old->phase, ==, 2);
  g_assert_cmpint (old->age, ==, 2);
  g_assert_cmpint (old->count, ==, 3);
  g_assert_cmpint (old->posture, ==, FORCON_POSTURE_NONE);
  g_assert_cmpint (token (map, "Karkas")->age, ==, 0);
  for (guint i = 0; i < map->tokens->len; i++)
    {
      const ForconMapToken *any = &g_array_index (map->tokens, ForconMapToken, i);

      if (any->level != FORCON_LEVEL_CONTACT)
        continue;
      contacts++;
      g_assert_null (any->name);
      g_assert_false (any->has_type);
    }
  g_assert_cmpuint (contacts, ==, 3);
  g_assert_null (token (map, "Рейдеры"));
  /* Five own, five seen, and two that were published. */
  g_assert_cmpuint (map->tokens->len, ==, 5 + 5 + 2);
}

/* F-CAMP-8 */
static void
test_known_end (Fixture *fixture, gconstpointer data)
{
  GArray *sightings = fixture->campaign->sightings;

  for (guint i = 0; i < sightings->len; i++)
    if (g_array_index (sightings, ForconSighting, i).level == FORCON_LEVEL_IDENTIFIED)
      g_array_index (sightings, ForconSighting, i).count = 0;

  g_autoptr (ForconMapModel) map = forcon_map_model_known (fixture->campaign, DEMO_VORKOSIGAN);
  g_assert_null (token (map, "Обсидиан"));
}

/* F-CAMP-8 */
static void
test_age (Fixture *fixture, gconstpointer data)
{
  static const struct {
    gint phase;
    gint half;
    gint age;
  } moments[] = { { 0, 0, 4 }, { 4, 1, 0 }, { 4, 2, 0 }, { 3, 2, 1 }, { 3, 1, 1 }, { 2, 2, 2 } };
  ForconSighting *seen = &g_array_index (fixture->campaign->sightings, ForconSighting, 0);

  for (guint i = 0; i < G_N_ELEMENTS (moments); i++)
    {
      seen->phase = moments[i].phase;
      seen->half = moments[i].half;

      g_autoptr (ForconMapModel) map = forcon_map_model_known (fixture->campaign, DEMO_VORKOSIGAN);
      g_assert_cmpint (token (map, "Karkas")->age, ==, moments[i].age);
    }
}

/* F-CAMP-8, F-MINE-3 */
static void
test_known_mines (Fixture *fixture, gconstpointer data)
{
  g_autoptr (ForconMapModel) before = forcon_map_model_known (fixture->campaign, DEMO_VORKOSIGAN);

  g_assert_cmpuint (count_mines (before), ==, 1);
  g_array_index (fixture->campaign->fields, ForconField, 1).known |= 1u << DEMO_VORKOSIGAN.value;

  g_autoptr (ForconMapModel) after = forcon_map_model_known (fixture->campaign, DEMO_VORKOSIGAN);
  g_assert_cmpuint (count_mines (after), ==, 2);
}

/* F-CAMP-8 */
static void
test_public (Fixture *fixture, gconstpointer data)
{
  g_autoptr (ForconMapModel) map = forcon_map_model_public (fixture->campaign);

  g_assert_cmpuint (map->tokens->len, ==, 2);
  g_assert_cmpuint (map->notes->len, ==, 2);
  g_assert_cmpuint (count_mines (map), ==, 0);
  g_assert_cmpint (token (map, "Vervain Home Fleet")->count, ==, 3);
  g_assert_false (token (map, "Vervain Home Fleet")->has_type);
  g_assert_false (token (map, "Vervain Home Fleet")->engaged);
  g_assert_false (forcon_map_cell (map, sector (fixture, "c3"))->clash);
}

/* F-CAMP-8: what was published later counts. */
static void
test_notice_again (Fixture *fixture, gconstpointer data)
{
  demo_publish (fixture->campaign, (ForconFormationId){ 15 }, FORCON_LEVEL_IDENTIFIED, "d3", 5, NULL);

  g_autoptr (ForconMapModel) map = forcon_map_model_public (fixture->campaign);
  g_assert_cmpuint (map->tokens->len, ==, 2);
  g_assert_true (FORCON_ID_EQUAL (token (map, "Vervain Home Fleet")->sector, sector (fixture, "d3")));
}

/* F-CAMP-8: that a contact is the same formation as another one would tell whom it is. */
static void
test_notice_of_contact (Fixture *fixture, gconstpointer data)
{
  g_autoptr (ForconMapModel) before = forcon_map_model_known (fixture->campaign, DEMO_VORKOSIGAN);
  ForconFormationId seen = token (before, "Обсидиан")->formation;

  demo_publish (fixture->campaign, seen, FORCON_LEVEL_CONTACT, "d3", 5, NULL);
  g_autoptr (ForconMapModel) map = forcon_map_model_known (fixture->campaign, DEMO_VORKOSIGAN);

  g_assert_cmpuint (map->tokens->len, ==, before->tokens->len + 1);
  g_assert_true (FORCON_ID_EQUAL (token (map, "Обсидиан")->sector, sector (fixture, "b3")));
}

static const char *const secrets[]
    = { "Рейдеры", "Обсидиан", "Triumph", "Jade", "Нефритовая", "Охотники", "Пери", "×9", "×8" };

/* F-CAMP-8 */
static void
test_public_text (Fixture *fixture, gconstpointer data)
{
  g_autoptr (ForconMapModel) map = forcon_map_model_public (fixture->campaign);
  g_autofree char *text = text_of (fixture, map);

  for (guint i = 0; text != NULL && i < G_N_ELEMENTS (secrets); i++)
    g_assert_null (strstr (text, secrets[i]));
  if (text == NULL)
    return;
  g_assert_nonnull (strstr (text, "Main map"));
  g_assert_nonnull (strstr (text, "Home Fleet"));
  g_assert_nonnull (strstr (text, "Ion storm"));
  g_assert_null (strstr (text, "Squadron 2"));
}

/* F-CAMP-8 */
static void
test_known_text (Fixture *fixture, gconstpointer data)
{
  g_autoptr (ForconMapModel) map = forcon_map_model_known (fixture->campaign, DEMO_YENARO);
  g_autofree char *text = text_of (fixture, map);

  if (text == NULL)
    return;
  g_assert_nonnull (strstr (text, "Sealed. For: Ghem-Admiral Yenaro"));
  g_assert_nonnull (strstr (text, "Рейдеры"));
  g_assert_nonnull (strstr (text, "contact"));
  g_assert_null (strstr (text, "1-я эскадра"));
  g_assert_null (strstr (text, "Squadron 2"));
  g_assert_null (strstr (text, "Triumph"));
}

/* Everything that the admiral and the public do not know becomes something else. */
static void
change_secrets (Fixture *fixture)
{
  ForconCampaign *campaign = fixture->campaign;
  ForconFormationId more = demo_add_formation (campaign, fixture->rules, "Призраки", (ForconSideId){ 6 }, "c3", 7);
  ForconClash clash = { .clash = { campaign->progress.next_id++ }, .sector = sector (fixture, "b1"),
                        .state = FORCON_CLASH_OPEN, .admirals = 1u << 6 | 1u << 3 };
  static const ForconMineCard card = { FORCON_CHARGE_PLASMA, 500, 16 };

  demo_send (campaign, more, "c2", 1, 2);
  demo_see (campaign, DEMO_YENARO, more, FORCON_LEVEL_IDENTIFIED, "c3", 4);
  forcon_campaign_add_field (campaign, sector (fixture, "a1"), DEMO_YENARO, &card, 3);
  g_array_append_val (campaign->clashes, clash);
  g_ptr_array_add (campaign->battles, NULL);
  /* Where what was seen is by now, and what it does. */
  g_array_index (campaign->posts, ForconPost, 11).sector = sector (fixture, "e1");
  g_array_index (campaign->posts, ForconPost, 7).posture = FORCON_POSTURE_AMBUSH;
  g_array_index (campaign->posts, ForconPost, 14).sector = sector (fixture, "a2");
  demo_send (campaign, (ForconFormationId){ 8 }, "b4", 1, 2);
}

static GBytes *
svg_of (const Fixture *fixture, ForconSideId admiral)
{
  g_autoptr (ForconMapModel) map = FORCON_ID_IS_NONE (admiral) ? forcon_map_model_public (fixture->campaign)
                                                               : forcon_map_model_known (fixture->campaign, admiral);

  return write_map (fixture, map, "twin.svg");
}

static void
assert_twins (Fixture *fixture, ForconSideId admiral)
{
  g_autoptr (GBytes) before = svg_of (fixture, admiral);

  change_secrets (fixture);

  g_autoptr (GBytes) after = svg_of (fixture, admiral);
  g_assert_true (g_bytes_equal (before, after));
}

/* F-CAMP-8 */
static void
test_known_twins (Fixture *fixture, gconstpointer data)
{
  assert_twins (fixture, DEMO_VORKOSIGAN);
}

/* F-CAMP-8 */
static void
test_public_twins (Fixture *fixture, gconstpointer data)
{
  assert_twins (fixture, FORCON_NO_SIDE);
}

static void
test_same_twice (Fixture *fixture, gconstpointer data)
{
  static const char *const names[] = { "a.svg", "a.png" };
  g_autoptr (ForconMapModel) map = forcon_map_model_truth (fixture->campaign);

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autoptr (GBytes) first = write_map (fixture, map, names[i]);
      g_autoptr (GBytes) second = write_map (fixture, map, names[i]);

      g_assert_true (g_bytes_equal (first, second));
    }
}

static void
test_well_formed (Fixture *fixture, gconstpointer data)
{
  static const GMarkupParser parser = { NULL, NULL, NULL, NULL, NULL };
  g_autoptr (ForconMapModel) map = forcon_map_model_truth (fixture->campaign);
  GMarkupParseContext *context = g_markup_parse_context_new (&parser, 0, NULL, NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) svg = write_map (fixture, map, "a.svg");

  g_assert_true (g_markup_parse_context_parse (context, g_bytes_get_data (svg, NULL), (gssize) g_bytes_get_size (svg),
                                               &error));
  g_assert_true (g_markup_parse_context_end_parse (context, &error));
  g_assert_no_error (error);
  g_markup_parse_context_free (context);
}

static void
test_size (Fixture *fixture, gconstpointer data)
{
  static const guint sizes[][2] = { { 1366, 768 }, { 3840, 2160 } };
  g_autoptr (ForconMapModel) map = forcon_map_model_public (fixture->campaign);
  g_autofree char *path = g_build_filename (fixture->folder, "a.png", NULL);

  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      cairo_surface_t *surface;

      g_assert_true (forcon_render_map_to_file (map, fixture->style, (ForconMapSize){ sizes[i][0], sizes[i][1] }, path,
                                                NULL));
      surface = cairo_image_surface_create_from_png (path);
      g_assert_cmpint (cairo_image_surface_get_width (surface), ==, sizes[i][0]);
      g_assert_cmpint (cairo_image_surface_get_height (surface), ==, sizes[i][1]);
      cairo_surface_destroy (surface);
      g_remove (path);
    }
}

static void
test_unknown_suffix (Fixture *fixture, gconstpointer data)
{
  g_autoptr (ForconMapModel) map = forcon_map_model_public (fixture->campaign);
  g_autofree char *path = g_build_filename (fixture->folder, "a.bmp", NULL);
  g_autoptr (GError) error = NULL;

  g_assert_false (forcon_render_map_to_file (map, fixture->style, (ForconMapSize){ 0, 0 }, path, &error));
  g_assert_error (error, FORCON_RENDER_ERROR, FORCON_RENDER_ERROR_FORMAT);
}

/* Lays out all sectors of a map in a view of so many px. */
static void
lay_out (const Fixture *fixture, const ForconMapModel *map, double width, double height, ForconCamera *camera,
         ForconMapDraw *draw, GPtrArray *layouts)
{
  cairo_surface_t *nothing = cairo_recording_surface_create (CAIRO_CONTENT_COLOR_ALPHA, NULL);
  cairo_t *cr = cairo_create (nothing);

  *camera = forcon_camera_fit (map->size, width, height, 0);
  forcon_map_draw_begin (draw, cr, map, fixture->style, camera, width, height);
  for (guint i = 1; i <= map->cells->len; i++)
    g_ptr_array_add (layouts, forcon_map_cell_layout_new (draw, (ForconSectorId){ (guint16) i }));
  forcon_map_draw_end (draw);
  cairo_destroy (cr);
  cairo_surface_destroy (nothing);
}

static gboolean
overlap (const ForconBox *a, const ForconBox *b)
{
  return a->x < b->x + b->width && b->x < a->x + a->width && a->y < b->y + b->height && b->y < a->y + a->height;
}

static void
assert_within (const ForconMapModel *map, const ForconMapCellLayout *layout, const ForconCamera *camera,
               const ForconBox *box)
{
  const ForconMapCell *cell = forcon_map_cell (map, layout->sector);

  for (guint corner = 0; corner < 4; corner++)
    g_assert_true (forcon_map_cell_holds (cell, forcon_camera_to_table (camera, box->x + (corner % 2) * box->width,
                                                                        box->y + (corner / 2) * box->height)));
}

/* No two things in a sector overlap or stick out of it, and all are there. Returns: how many tokens have names */
static guint
assert_tidy (const ForconMapModel *map, GPtrArray *layouts, const ForconCamera *camera)
{
  guint tokens = 0;
  guint named = 0;

  for (guint i = 0; i < layouts->len; i++)
    {
      const ForconMapCellLayout *layout = g_ptr_array_index (layouts, i);
      ForconBox head = { layout->x, layout->big_y - layout->big_size * 0.3, 0.1, layout->big_size * 0.6 };

      for (guint k = 0; k < layout->items->len; k++)
        {
          const ForconMapItem *item = &g_array_index (layout->items, ForconMapItem, k);

          if (item->box.width <= 0)
            continue;
          assert_within (map, layout, camera, &item->box);
          g_assert_false (overlap (&head, &item->box));
          for (guint other = 0; other < k; other++)
            g_assert_false (overlap (&item->box, &g_array_index (layout->items, ForconMapItem, other).box));
          if (item->kind != FORCON_MAP_ITEM_TOKEN)
            continue;
          tokens++;
          named += layout->detail <= FORCON_MAP_DETAIL_SIGNS ? 1 : 0;
        }
    }
  g_assert_cmpuint (tokens, ==, map->tokens->len);
  return named;
}

static guint
tidy_at (const Fixture *fixture, const ForconMapModel *map, double width, double height)
{
  g_autoptr (GPtrArray) layouts = g_ptr_array_new_with_free_func ((GDestroyNotify) forcon_map_cell_layout_free);
  ForconMapDraw draw;
  ForconCamera camera;

  lay_out (fixture, map, width, height, &camera, &draw, layouts);
  return assert_tidy (map, layouts, &camera);
}

static void
test_tidy (Fixture *fixture, gconstpointer data)
{
  g_autoptr (ForconCampaign) square = demo_campaign_square_new (fixture->rules);
  g_autoptr (ForconCampaign) free_form = demo_campaign_free_new (fixture->rules);
  const ForconCampaign *campaigns[] = { fixture->campaign, square, free_form };

  for (guint i = 0; i < G_N_ELEMENTS (campaigns); i++)
    {
      g_autoptr (ForconMapModel) map = forcon_map_model_truth (campaigns[i]);

      /* At the size of a small screen every formation has its name. */
      g_assert_cmpuint (tidy_at (fixture, map, 1040, 668), ==, map->tokens->len);
      tidy_at (fixture, map, 500, 320);
      tidy_at (fixture, map, 3000, 2000);
    }
}

static void
test_crowds (Fixture *fixture, gconstpointer data)
{
  for (guint n = 1; n <= 10; n++)
    {
      demo_add_formation (fixture->campaign, fixture->rules, n % 2 == 0 ? "Squadron of the Line" : "Дозор",
                          (ForconSideId){ (guint16) (1 + n % 6) }, "d1", n);

      g_autoptr (ForconMapModel) map = forcon_map_model_truth (fixture->campaign);
      guint named = tidy_at (fixture, map, 1040, 668);
      if (n <= 8)
        g_assert_cmpuint (named, ==, map->tokens->len);
    }
}

static void
test_thing_at (Fixture *fixture, gconstpointer data)
{
  g_autoptr (ForconMapModel) map = forcon_map_model_truth (fixture->campaign);
  g_autoptr (GPtrArray) layouts = g_ptr_array_new_with_free_func ((GDestroyNotify) forcon_map_cell_layout_free);
  ForconMapDraw draw;
  ForconCamera camera;

  lay_out (fixture, map, 1040, 668, &camera, &draw, layouts);
  for (guint i = 0; i < layouts->len; i++)
    {
      const ForconMapCellLayout *layout = g_ptr_array_index (layouts, i);

      for (guint k = 0; k < layout->items->len; k++)
        {
          const ForconMapItem *item = &g_array_index (layout->items, ForconMapItem, k);
          ForconMapThing thing = forcon_map_thing_at (map, fixture->style, &camera, item->box.x + item->box.width / 2,
                                                      item->box.y + item->box.height / 2);

          g_assert_true (FORCON_ID_EQUAL (thing.sector, layout->sector));
          if (item->kind == FORCON_MAP_ITEM_TOKEN)
            g_assert_true (thing.token == &g_array_index (map->tokens, ForconMapToken, item->index));
          else if (item->kind == FORCON_MAP_ITEM_SIGN)
            g_assert_true (thing.sign == &g_array_index (map->signs, ForconMapSign, item->index));
        }
    }
  g_assert_true (FORCON_ID_IS_NONE (forcon_map_thing_at (map, fixture->style, &camera, -500, -500).sector));
}

/* F-CAMP-2 */
static void
test_shapes (Fixture *fixture, gconstpointer data)
{
  g_autoptr (ForconCampaign) square = demo_campaign_square_new (fixture->rules);
  g_autoptr (ForconCampaign) free_form = demo_campaign_free_new (fixture->rules);
  g_autoptr (ForconMapModel) hexagons = forcon_map_model_truth (fixture->campaign);
  g_autoptr (ForconMapModel) squares = forcon_map_model_truth (square);
  g_autoptr (ForconMapModel) outlines = forcon_map_model_truth (free_form);
  ForconPoint corner = g_array_index (hexagons->cells, ForconMapCell, 0).corners[1];

  g_assert_cmpuint (g_array_index (hexagons->cells, ForconMapCell, 0).n_corners, ==, 6);
  /* On a corner: one is right below the middle. */
  g_assert_cmpint (corner.x, ==, g_array_index (hexagons->cells, ForconMapCell, 0).middle.x);
  g_assert_cmpuint (g_array_index (squares->cells, ForconMapCell, 0).n_corners, ==, 4);
  g_assert_cmpuint (g_array_index (outlines->cells, ForconMapCell, 0).n_corners, ==, 6);
  g_assert_false (g_array_index (outlines->cells, ForconMapCell, 0).disc);
  g_assert_true (g_array_index (outlines->cells, ForconMapCell, 3).disc);
}

/* F-CAMP-2 */
static void
test_flat_hexagons (Fixture *fixture, gconstpointer data)
{
  for (guint i = 0; i < fixture->campaign->sectors->len; i++)
    {
      ForconSector *turned = &g_array_index (fixture->campaign->sectors, ForconSector, i);
      gint x = turned->x;

      turned->x = turned->y;
      turned->y = x;
    }

  g_autoptr (ForconMapModel) map = forcon_map_model_truth (fixture->campaign);
  const ForconMapCell *cell = &g_array_index (map->cells, ForconMapCell, 0);

  /* On an edge: one corner is right beside the middle. */
  g_assert_cmpint (cell->corners[0].y, ==, cell->middle.y);
  tidy_at (fixture, map, 700, 700);
}

static gboolean
has_way (const ForconMapModel *map, const ForconCampaign *campaign, const char *one, const char *two,
         ForconMapWayKind kind)
{
  ForconSectorId a = forcon_campaign_find_sector (campaign, one);
  ForconSectorId b = forcon_campaign_find_sector (campaign, two);

  for (guint i = 0; i < map->ways->len; i++)
    {
      const ForconMapWay *way = &g_array_index (map->ways, ForconMapWay, i);

      if (way->kind == kind && FORCON_ID_EQUAL (way->one, a) && FORCON_ID_EQUAL (way->two, b))
        return TRUE;
    }
  return FALSE;
}

/* F-CAMP-2 */
static void
test_ways (Fixture *fixture, gconstpointer data)
{
  g_autoptr (ForconCampaign) square = demo_campaign_square_new (fixture->rules);
  g_autoptr (ForconCampaign) free_form = demo_campaign_free_new (fixture->rules);
  g_autoptr (ForconMapModel) hexagons = forcon_map_model_truth (fixture->campaign);
  g_autoptr (ForconMapModel) squares = forcon_map_model_truth (square);
  g_autoptr (ForconMapModel) outlines = forcon_map_model_truth (free_form);

  g_assert_true (has_way (hexagons, fixture->campaign, "c1", "c5", FORCON_MAP_WAY_TUNNEL));
  g_assert_true (has_way (hexagons, fixture->campaign, "a1", "a2", FORCON_MAP_WAY_EDGE));
  g_assert_true (has_way (squares, square, "b2", "c2", FORCON_MAP_WAY_WALL));
  g_assert_true (has_way (outlines, free_form, "inner", "n", FORCON_MAP_WAY_EDGE));
  g_assert_true (has_way (outlines, free_form, "inner", "far", FORCON_MAP_WAY_LINE));
}

/* F-CAMP-2 */
static void
test_tunnel_partner (Fixture *fixture, gconstpointer data)
{
  g_autoptr (ForconMapModel) map = forcon_map_model_public (fixture->campaign);
  guint mouths = 0;

  for (guint i = 0; i < map->signs->len; i++)
    {
      const ForconMapSign *sign = &g_array_index (map->signs, ForconMapSign, i);

      if (sign->kind != FORCON_SECTOR_OBJECT_TUNNEL_MOUTH)
        continue;
      mouths++;
      g_assert_true (FORCON_ID_EQUAL (sign->partner, FORCON_ID_EQUAL (sign->sector, sector (fixture, "c1"))
                                                         ? sector (fixture, "c5")
                                                         : sector (fixture, "c1")));
    }
  g_assert_cmpuint (mouths, ==, 2);
}

static void
test_sector_at (Fixture *fixture, gconstpointer data)
{
  g_autoptr (ForconMapModel) map = forcon_map_model_public (fixture->campaign);

  for (guint i = 0; i < map->cells->len; i++)
    g_assert_cmpuint (forcon_map_sector_at (map, g_array_index (map->cells, ForconMapCell, i).middle).value, ==, i + 1);
  g_assert_true (FORCON_ID_IS_NONE (forcon_map_sector_at (map, (ForconPoint){ 0, 0 })));
}

static void
test_empty (Fixture *fixture, gconstpointer data)
{
  g_autoptr (ForconCampaign) campaign = forcon_campaign_new ("Nothing");
  g_autoptr (ForconMapModel) map = forcon_map_model_truth (campaign);
  g_autoptr (GBytes) svg = write_map (fixture, map, "a.svg");

  g_assert_cmpuint (g_bytes_get_size (svg), >, 0);
}

static char *
picture_path (const char *name)
{
  g_autofree char *folder = g_test_build_filename (G_TEST_BUILT, "render", "pictures", NULL);

  g_assert_cmpint (g_mkdir_with_parents (folder, 0777), ==, 0);
  return g_build_filename (folder, name, NULL);
}

/* To be looked at. */
static void
test_pictures (Fixture *fixture, gconstpointer data)
{
  g_autoptr (ForconCampaign) square = demo_campaign_square_new (fixture->rules);
  g_autoptr (ForconCampaign) free_form = demo_campaign_free_new (fixture->rules);
  ForconMapModel *maps[] = { forcon_map_model_truth (fixture->campaign),
                                        forcon_map_model_known (fixture->campaign, DEMO_VORKOSIGAN),
                                        forcon_map_model_public (fixture->campaign), forcon_map_model_truth (square),
                                        forcon_map_model_truth (free_form) };
  static const char *const names[] = { "map-truth", "map-known", "map-public", "map-square", "map-free" };

  for (guint i = 0; i < G_N_ELEMENTS (maps); i++)
    for (guint style = 0; style < FORCON_N_STYLE; style++)
      {
        g_autofree char *name = g_strdup_printf ("%s-%s.png", names[i], forcon_style_to_word ((ForconStyleKind) style));
        g_autofree char *path = picture_path (name);

        g_assert_true (forcon_render_map_to_file (maps[i], forcon_style_get ((ForconStyleKind) style),
                                                  (ForconMapSize){ 1366, 768 }, path, NULL));
      }
  for (guint i = 0; i < G_N_ELEMENTS (maps); i++)
    forcon_map_model_free (maps[i]);
}

#define ADD(name, function) g_test_add ("/render/map/" name, Fixture, NULL, set_up, function, tear_down)

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD ("the truth holds every formation and all mines (F-CAMP-8)", test_truth);
  ADD ("in the truth is marked what nobody else knows of (F-CAMP-8)", test_hidden);
  ADD ("an admiral knows the own formations in full (F-CAMP-8)", test_known_own);
  ADD ("of others an admiral knows what was seen, and when (F-CAMP-8)", test_known_others);
  ADD ("what an admiral saw the end of is not on the map any more (F-CAMP-8)", test_known_end);
  ADD ("what was seen ages by whole phases (F-CAMP-8)", test_age);
  ADD ("an admiral knows the own mines and those that were found (F-CAMP-8)", test_known_mines);
  ADD ("the main map holds what was published and nothing else (F-CAMP-8)", test_public);
  ADD ("what was published last of a formation counts (F-CAMP-8)", test_notice_again);
  ADD ("a contact that was published stands for itself (F-CAMP-8)", test_notice_of_contact);
  ADD ("no word on the main map is of something secret (F-CAMP-8)", test_public_text);
  ADD ("no word on an admiral's map is of something unknown (F-CAMP-8)", test_known_text);
  ADD ("what an admiral does not know changes no byte of that map (F-CAMP-8)", test_known_twins);
  ADD ("what is secret changes no byte of the main map (F-CAMP-8)", test_public_twins);
  ADD ("the same map gives the same picture", test_same_twice);
  ADD ("an SVG is well formed", test_well_formed);
  ADD ("a picture is as large as it should be", test_size);
  ADD ("an unknown suffix is refused", test_unknown_suffix);
  ADD ("nothing overlaps, nothing sticks out, and nothing is left out", test_tidy);
  ADD ("ten formations in a sector have room, and eight their names too", test_crowds);
  ADD ("what is pointed at is found", test_thing_at);
  ADD ("sectors are hexagons, squares, outlines or discs (F-CAMP-2)", test_shapes);
  ADD ("hexagons can lie on an edge (F-CAMP-2)", test_flat_hexagons);
  ADD ("ways lead over edges, lines and through tunnels (F-CAMP-2)", test_ways);
  ADD ("a tunnel's mouth tells where it leads (F-CAMP-2)", test_tunnel_partner);
  ADD ("every sector is found by its middle", test_sector_at);
  ADD ("a campaign without a map can be drawn", test_empty);
  ADD ("pictures to be looked at", test_pictures);
  return g_test_run ();
}
