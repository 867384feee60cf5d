/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "web/house/web-order.h"

#include <string.h>

#include "base/language.h"
#include "base/text.h"
#include "render/drawing/campaign-labels.h"
#include "report/campaign/campaign-wording.h"
#include "report/campaign/order-text.h"
#include "report/text/html-page.h"
#include "web/house/web-html.h"

/* What can be ordered, in the order in which it is offered. */
static const ForconTaskKind kinds[] = { FORCON_TASK_MOVE,   FORCON_TASK_ATTACK_SECTOR, FORCON_TASK_ATTACK_FORMATION,
                                        FORCON_TASK_DEFEND, FORCON_TASK_PATROL,        FORCON_TASK_HOLD,
                                        FORCON_TASK_LAY,    FORCON_TASK_SWEEP,         FORCON_TASK_LAND,
                                        FORCON_TASK_POSTURE };

/* What can be told for a case. */
static const struct {
  ForconWhat what;
  const char *label;
} deeds[] = {
  { FORCON_WHAT_ATTACK, N_ ("attack whom it meets") },
  { FORCON_WHAT_WITHDRAW, N_ ("withdraw") },
  { FORCON_WHAT_AVOID, N_ ("avoid battle") },
  { FORCON_WHAT_HOLD_FIRE, N_ ("hold fire until fired at") },
};

static const struct {
  ForconWhen when;
  const char *label;
} cases[] = {
  { FORCON_WHEN_MEETS, N_ ("If it meets an enemy") },
  { FORCON_WHEN_ATTACKED, N_ ("If it is attacked") },
  { FORCON_WHEN_OUTNUMBERED, N_ ("If it is outnumbered") },
  { FORCON_WHEN_FLAGSHIP_LOST, N_ ("If its flagship is lost") },
  { FORCON_WHEN_ALWAYS, N_ ("Always") },
};

/* Formations */

/* (element-type ForconFormationId): those that can be named: own ones, or others */
static GArray *
formations_of (const ForconKnowledge *knowledge, gboolean own)
{
  const ForconCampaign *known = forcon_knowledge_campaign (knowledge);
  ForconSideId admiral = forcon_knowledge_admiral (knowledge);
  GArray *formations = g_array_new (FALSE, FALSE, sizeof (ForconFormationId));

  for (guint i = 1; i <= known->fleet->n_formations && i <= known->posts->len; i++)
    {
      ForconFormationId id = { (guint16) i };
      const char *name = forcon_battle_formation_name (known->fleet, id);

      if (name != NULL && *name != '\0'
          && FORCON_ID_EQUAL (forcon_battle_formation (known->fleet, id)->side, admiral) == own
          && (own ? forcon_campaign_formation_lives (known, id) : forcon_campaign_can_name (known, admiral, id)))
        g_array_append_val (formations, id);
    }
  return formations;
}

/* By its name: numbers would tell how many formations there are that the admiral does not know. */
static ForconFormationId
find_formation (const ForconKnowledge *knowledge, gboolean own, const char *name)
{
  g_autoptr (GArray) formations = formations_of (knowledge, own);
  const ForconCampaign *known = forcon_knowledge_campaign (knowledge);

  for (guint i = 0; i < formations->len; i++)
    {
      ForconFormationId id = g_array_index (formations, ForconFormationId, i);

      if (g_strcmp0 (forcon_battle_formation_name (known->fleet, id), name) == 0)
        return id;
    }
  return FORCON_NO_FORMATION;
}

/* The form */

static gint
compare_names (gconstpointer a, gconstpointer b)
{
  return g_strcmp0 (*(const char *const *) a, *(const char *const *) b);
}

static void
begin_chips (GString *html, const char *legend)
{
  g_string_append (html, "<fieldset class=\"chips\">\n");
  forcon_html_add (html, "legend", legend);
}

/* Each with what else has to be picked then, as classes of the style sheet. */
static void
add_deeds (GString *html)
{
  begin_chips (html, C_ ("order", "What"));
  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    {
      const ForconOrderSlots *slots = forcon_order_slots (kinds[i]);
      g_autofree char *needs
          = g_strconcat (slots->where ? "where " : "", slots->planet ? "planet " : "", slots->target ? "target " : "",
                         slots->count ? "count " : "", "posture", NULL);

      forcon_web_add_chip (html, &(ForconWebChip){ .name = "what",
                                                   .value = forcon_task_kind_to_word (kinds[i]),
                                                   .label = forcon_label_task_kind (kinds[i]),
                                                   .style = needs });
    }
  for (guint i = 0; i < G_N_ELEMENTS (deeds); i++)
    {
      g_autofree char *value = g_strconcat ("case:", forcon_what_to_word (deeds[i].what), NULL);

      forcon_web_add_chip (html,
                           &(ForconWebChip){ .name = "what",
                                             .value = value,
                                             .label = _ (deeds[i].label),
                                             .style = deeds[i].what == FORCON_WHAT_WITHDRAW ? "case where" : "case" });
    }
  g_string_append (html, "</fieldset>\n");
}

/* It is shown where what was picked needs it. */
static void
begin_slot (GString *html, const char *name, const char *label, const char *nothing)
{
  g_autofree char *style = g_strconcat ("slot ", name, NULL);

  forcon_web_begin_choice (html, style, name, label, nothing);
}

static void
add_case (GString *html)
{
  begin_slot (html, "case", C_ ("order", "When"), NULL);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    forcon_web_add_option (html, forcon_when_to_word (cases[i].when), _ (cases[i].label));
  forcon_web_end_choice (html);
}

static void
add_places (GString *html, const ForconCampaign *known, const char *map)
{
  begin_slot (html, "where", C_ ("order", "Where"), "–");
  for (guint i = 1; i <= known->sectors->len; i++)
    {
      g_autofree char *value = g_strdup_printf ("%u", i);

      forcon_web_add_option (html, value, forcon_wording_sector (known, (ForconSectorId){ (guint16) i }));
    }
  g_string_append (html, "</select>\n");
  if (map != NULL)
    g_string_append (html, map);
  g_string_append (html, "</div>\n");
  begin_slot (html, "planet", C_ ("order", "Planet"), "–");
  for (guint i = 0; i < known->features->len; i++)
    {
      const ForconFeature *feature = &g_array_index (known->features, ForconFeature, i);
      g_autofree char *value = g_strdup_printf ("%u", i + 1);

      if (feature->kind == FORCON_SECTOR_OBJECT_PLANET)
        forcon_web_add_option (html, value, forcon_wording_feature (known, feature->object));
    }
  forcon_web_end_choice (html);
}

static void
add_targets (GString *html, const ForconKnowledge *knowledge)
{
  const ForconCampaign *known = forcon_knowledge_campaign (knowledge);
  g_autoptr (GArray) targets = formations_of (knowledge, FALSE);
  g_autoptr (GPtrArray) names = g_ptr_array_new ();

  for (guint i = 0; i < targets->len; i++)
    g_ptr_array_add (
        names, (gpointer) forcon_battle_formation_name (known->fleet, g_array_index (targets, ForconFormationId, i)));
  /* In an order that tells nothing of numbers. */
  g_ptr_array_sort (names, compare_names);
  begin_slot (html, "target", C_ ("order", "Whom"), "–");
  for (guint i = 0; i < names->len; i++)
    forcon_web_add_option (html, g_ptr_array_index (names, i), forcon_name (g_ptr_array_index (names, i)));
  forcon_web_end_choice (html);
}

static void
add_postures (GString *html)
{
  begin_slot (html, "posture", C_ ("order", "Posture"), C_ ("posture", "any posture"));
  for (gint i = FORCON_POSTURE_NONE + 1; i < FORCON_N_POSTURE; i++)
    forcon_web_add_option (html, forcon_posture_to_word ((ForconPosture) i), forcon_label_posture ((ForconPosture) i));
  forcon_web_end_choice (html);
}

void
forcon_web_order_add_form (GString *html, const ForconKnowledge *knowledge, const char *map)
{
  const ForconCampaign *known = forcon_knowledge_campaign (knowledge);
  g_autoptr (GArray) own = formations_of (knowledge, TRUE);

  if (own->len == 0)
    return;
  g_string_append (html, "<details class=\"taps\" open><summary>");
  forcon_html_add_text (html, _ ("Put an order together"));
  g_string_append (html, "</summary>\n");
  begin_chips (html, C_ ("order", "Who"));
  for (guint i = 0; i < own->len; i++)
    {
      ForconFormationId id = g_array_index (own, ForconFormationId, i);
      g_autofree char *label = forcon_wording_known (known, id);

      forcon_web_add_chip (html, &(ForconWebChip){ .name = "who",
                                                   .value = forcon_battle_formation_name (known->fleet, id),
                                                   .label = label });
    }
  g_string_append (html, "</fieldset>\n");
  add_deeds (html);
  add_case (html);
  add_places (html, known, map);
  add_targets (html, knowledge);
  forcon_web_begin_field (html, "slot count", "count", _ ("How many (empty: all)"));
  g_string_append (html, "<input id=\"count\" name=\"count\" type=\"number\" min=\"1\" max=\"999\" "
                         "inputmode=\"numeric\"></div>\n");
  add_postures (html);
  g_string_append (html, "<p class=\"deeds\"><button name=\"act\" value=\"add\" class=\"main\">");
  forcon_html_add_text (html, _ ("Add to the sheet"));
  g_string_append (html, "</button></p>\n</details>\n");
}

/* The line */

/* A number in the form, or 0. */
static guint
number (GHashTable *form, const char *name, guint most)
{
  const char *text = g_hash_table_lookup (form, name);
  guint64 value = 0;

  return text != NULL && g_ascii_string_to_unsigned (text, 10, 1, most, &value, NULL) ? (guint) value : 0;
}

static char *
instruction_line (const ForconCampaign *known, ForconFormationId who, const char *what, GHashTable *form)
{
  ForconInstruction instruction
      = { .formation = who, .goal = { (guint16) number (form, "where", known->sectors->len) } };
  const char *of_case = g_hash_table_lookup (form, "case");

  if (!forcon_what_from_word (what, &instruction.what) || of_case == NULL
      || !forcon_when_from_word (of_case, &instruction.when))
    return NULL;
  return forcon_instruction_order_text (known, &instruction);
}

char *
forcon_web_order_line (const ForconKnowledge *knowledge, GHashTable *form)
{
  const ForconCampaign *known = forcon_knowledge_campaign (knowledge);
  const char *what = g_hash_table_lookup (form, "what");
  const char *posture = g_hash_table_lookup (form, "posture");
  guint planet = number (form, "planet", known->features->len);
  ForconTask task = { .formation = find_formation (knowledge, TRUE, g_hash_table_lookup (form, "who")),
                      .sector = { (guint16) number (form, "where", known->sectors->len) },
                      .target = find_formation (knowledge, FALSE, g_hash_table_lookup (form, "target")),
                      .count = (gint) number (form, "count", 999) };

  if (FORCON_ID_IS_NONE (task.formation) || what == NULL)
    return NULL;
  if (g_str_has_prefix (what, "case:"))
    return instruction_line (known, task.formation, what + strlen ("case:"), form);
  if (!forcon_task_kind_from_word (what, &task.kind))
    return NULL;
  if (planet > 0)
    task.object = g_array_index (known->features, ForconFeature, planet - 1).object;
  if (posture != NULL)
    forcon_posture_from_word (posture, &task.posture);
  return forcon_order_text (known, &task);
}
