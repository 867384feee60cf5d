/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "secrecy-outputs.h"

#include "report/reports/campaign-report.h"
#include "report/campaign/campaign-sentences.h"
#include "storage/files/data.h"
#include "storage/exchange/exchange.h"
#include "report/papers/pack.h"
#include "render/map/render-map.h"
#include "render/table/render.h"
#include "report/battle/sentences.h"

#include <glib/gstdio.h>

/**
 * secrecy_scenario:
 * @seed: of its dice and tables
 *
 * Returns: (transfer full): the ready-made campaign, before play
 */
ForconScenario *
secrecy_scenario (guint64 seed)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *path = forcon_data_find ("scenarios/forcon-2010.xml", &error);
  ForconScenario *scenario = NULL;

  g_assert_no_error (error);
  scenario = forcon_scenario_load (path, NULL, &error);
  g_assert_no_error (error);
  forcon_scenario_seed (scenario, seed);
  return scenario;
}

/* What the admiral knew at the end of that phase. */
ForconKnowledge *
secrecy_knowledge (ForconChronicle *chronicle, ForconSideId admiral, gint phase)
{
  g_autoptr (GError) error = NULL;
  ForconKnowledge *knowledge = forcon_knowledge_at_phase (chronicle, admiral, phase, NULL, &error);

  g_assert_no_error (error);
  return knowledge;
}

static void
take (GString *text, char *more)
{
  g_string_append (text, more == NULL ? "" : more);
  g_string_append_c (text, '\n');
  g_free (more);
}

static void
add_facts (GString *text, const ForconKnowledge *knowledge)
{
  const GArray *events = forcon_knowledge_events (knowledge);

  for (guint i = 0; i < events->len; i++)
    take (text, forcon_campaign_sentence_for (forcon_knowledge_campaign (knowledge),
                                              forcon_knowledge_admiral (knowledge),
                                              &g_array_index (events, ForconKnownEvent, i).event));
}

static void
add_tables (GString *text, const ForconKnowledge *knowledge)
{
  for (guint i = 0; i < forcon_knowledge_n_clashes (knowledge); i++)
    {
      const ForconView *view = forcon_knowledge_view (knowledge, i);

      for (guint k = 0; k < forcon_view_length (view); k++)
        {
          const ForconEntry *entry = forcon_view_entry (view, k);

          for (guint j = 0; j < entry->events->len; j++)
            take (text, forcon_sentence_of_event (forcon_view_battle (view), forcon_knowledge_rules (knowledge),
                                                  &g_array_index (entry->events, ForconEvent, j), entry->dice));
        }
    }
}

static void
add_map (GString *text, ForconMapModel *map)
{
  for (guint i = 0; i < map->tokens->len; i++)
    {
      const ForconMapToken *token = &g_array_index (map->tokens, ForconMapToken, i);

      g_string_append_printf (text, "token %u %u %u %s %d %d %d %d %d %d %d %u\n", token->sector.value,
                              token->admiral.value, token->side, token->name == NULL ? "-" : token->name,
                              token->level, token->present, token->has_type, token->type, token->count, token->phase,
                              token->posture, token->bound_for.value);
    }
  for (guint i = 0; i < map->signs->len; i++)
    {
      const ForconMapSign *sign = &g_array_index (map->signs, ForconMapSign, i);

      g_string_append_printf (text, "sign %u %d %d %d %u\n", sign->sector.value, sign->kind, sign->charge, sign->count,
                              sign->side);
    }
  for (guint i = 0; i < map->notes->len; i++)
    g_string_append_printf (text, "note %s\n", g_array_index (map->notes, ForconMapNote, i).text);
  forcon_map_model_free (map);
}

static ForconMapModel *
known_map (const ForconKnowledge *knowledge)
{
  return forcon_map_model_known (forcon_knowledge_campaign (knowledge), forcon_knowledge_admiral (knowledge));
}

/**
 * secrecy_words:
 * @chronicle: a campaign
 * @admiral: for whom
 * @phase: the last phase that the admiral knows of
 *
 * Returns: (transfer full): all that can be read in what is made for the admiral
 */
char *
secrecy_words (ForconChronicle *chronicle, ForconSideId admiral, gint phase)
{
  g_autoptr (ForconKnowledge) knowledge = secrecy_knowledge (chronicle, admiral, phase);
  GString *text = g_string_new (NULL);

  take (text, forcon_campaign_report_for (knowledge, phase, TRUE));
  add_facts (text, knowledge);
  add_map (text, known_map (knowledge));
  take (text, forcon_knowledge_to_xml (knowledge));
  add_tables (text, knowledge);
  return g_string_free (text, FALSE);
}

static ForconFolio *
pack_of (const ForconKnowledge *knowledge, gint phase)
{
  const ForconPapersWish wish
      = { .phase = phase, .form = { FORCON_PAPER_A4, forcon_style_get (FORCON_STYLE_PRINT) } };

  return forcon_pack_folio (knowledge, &wish);
}

/**
 * secrecy_pages:
 *
 * As secrecy_words(), of the sealed pack: it takes longer.
 *
 * Returns: (transfer full): all that is written on its pages
 */
char *
secrecy_pages (ForconChronicle *chronicle, ForconSideId admiral, gint phase)
{
  g_autoptr (ForconKnowledge) knowledge = secrecy_knowledge (chronicle, admiral, phase);
  g_autoptr (ForconFolio) pack = pack_of (knowledge, phase);

  return forcon_folio_text (pack);
}

static void
take_file (GString *text, const char *path)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *contents = NULL;

  g_file_get_contents (path, &contents, NULL, &error);
  g_assert_no_error (error);
  g_string_append (text, contents);
  g_remove (path);
}

static void
draw_map (GString *text, const char *path, ForconMapModel *map)
{
  g_autoptr (GError) error = NULL;

  forcon_render_map_to_file (map, forcon_style_get (FORCON_STYLE_PRINT), (ForconMapSize){ 0, 0 }, path, &error);
  g_assert_no_error (error);
  take_file (text, path);
  forcon_map_model_free (map);
}

/* Each page of the sealed pack. */
static void
draw_pack (GString *text, const char *path, ForconFolio *pack)
{
  g_autoptr (GError) error = NULL;

  forcon_folio_to_file (pack, path, &error);
  g_assert_no_error (error);
  for (guint page = 0; page < forcon_folio_length (pack); page++)
    {
      g_autofree char *name = forcon_folio_path_of_page (pack, path, page);

      take_file (text, name);
    }
  forcon_folio_free (pack);
}

/**
 * secrecy_pictures:
 *
 * As secrecy_words(), for the sealed pack, the map, the main map and the tables.
 *
 * Returns: (transfer full): the bytes of the pictures, SVG
 */
char *
secrecy_pictures (ForconChronicle *chronicle, ForconSideId admiral, gint phase)
{
  g_autoptr (ForconKnowledge) knowledge = secrecy_knowledge (chronicle, admiral, phase);
  g_autofree char *folder = g_dir_make_tmp ("forcon-secrecy-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "picture.svg", NULL);
  GString *text = g_string_new (NULL);

  draw_pack (text, path, pack_of (knowledge, phase));
  draw_map (text, path, known_map (knowledge));
  draw_map (text, path, forcon_map_model_public (forcon_chronicle_campaign (chronicle)));
  for (guint i = 0; i < forcon_knowledge_n_clashes (knowledge); i++)
    {
      ForconTableModel model = forcon_table_model (forcon_view_battle (forcon_knowledge_view (knowledge, i)),
                                                   forcon_knowledge_rules (knowledge));
      g_autoptr (GError) error = NULL;

      forcon_render_table_to_file (&model, forcon_style_get (FORCON_STYLE_PRINT), path, &error);
      g_assert_no_error (error);
      take_file (text, path);
    }
  g_rmdir (folder);
  return g_string_free (text, FALSE);
}
