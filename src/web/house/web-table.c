/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "web/house/web-table.h"

#include "base/language.h"
#include "engine/state/ship.h"
#include "report/battle/sentences.h"
#include "report/campaign/campaign-wording.h"
#include "report/text/html-page.h"
#include "web/house/web-drawings.h"

/* Sentences at most: telephones are not to load a whole battle again and again; the report has it all. */
#define SENTENCES_MAX 60

static gboolean
goes_on (const ForconKnowledge *present, guint place)
{
  return forcon_knowledge_clash (present, place).state == FORCON_CLASH_OPEN;
}

/* (element-type utf8): what was seen, from the last on */
static GPtrArray *
sentences_of (const ForconKnowledge *present, const ForconView *view)
{
  const ForconBattle *battle = forcon_view_battle (view);
  GPtrArray *sentences = g_ptr_array_new_with_free_func (g_free);

  for (guint i = forcon_view_length (view); i > 0 && sentences->len < SENTENCES_MAX; i--)
    {
      const ForconEntry *entry = forcon_view_entry (view, i - 1);

      for (guint k = entry->events->len; k > 0; k--)
        {
          const ForconEvent *event = &g_array_index (entry->events, ForconEvent, k - 1);
          g_autofree char *sentence = NULL;

          if (event->kind == FORCON_EVENT_STEP_BEGUN || event->kind == FORCON_EVENT_TURN_ENDED)
            continue;
          sentence = forcon_sentence_of_event (battle, forcon_knowledge_rules (present), event, entry->dice);
          if (sentence != NULL && *sentence != '\0')
            g_ptr_array_add (sentences, g_steal_pointer (&sentence));
        }
    }
  return sentences;
}

/* Amidst the own ships, as the side sees them. Returns: whether there are any */
static gboolean
find_own_ships (const ForconView *view, ForconWebSpot *middle)
{
  const ForconBattle *battle = forcon_view_battle (view);
  guint n = 0;

  *middle = (ForconWebSpot){ 0 };
  for (guint16 i = 1; i <= battle->n_ships; i++)
    {
      const ForconShip *ship = forcon_battle_ship (battle, (ForconShipId){ i });

      if (!FORCON_ID_EQUAL (ship->side, forcon_view_side (view)) || !forcon_ship_on_table (battle, (ForconShipId){ i }))
        continue;
      middle->x += (double) ship->position.x / battle->size.x;
      middle->y += (double) ship->position.y / battle->size.y;
      n++;
    }
  if (n > 0)
    *middle = (ForconWebSpot){ middle->x / n, middle->y / n };
  return n > 0;
}

static void
add_table (GString *html, const ForconKnowledge *present, guint place, guint number, ForconWebPictures *pictures)
{
  const ForconClash clash = forcon_knowledge_clash (present, place);
  const ForconView *view = forcon_knowledge_view (present, place);
  const char *where = forcon_wording_sector (forcon_knowledge_campaign (present), clash.sector);
  g_autofree char *path = g_strdup_printf (FORCON_WEB_TABLE "/%u", number);
  g_autofree char *version
      = forcon_web_want_table (pictures, forcon_knowledge_admiral (present).value, path, forcon_view_battle (view));
  g_autoptr (GPtrArray) sentences = sentences_of (present, view);
  ForconWebSpot middle;
  gboolean own = find_own_ships (view, &middle);

  forcon_html_add (html, "h2", where);
  forcon_web_begin_view (html, where, TRUE, own ? &middle : NULL);
  forcon_web_add_picture (html, path, version, 0, 0, _ ("The table; the list below says what happened on it"));
  forcon_web_end_view (html);
  g_string_append (html, "<ul>\n");
  for (guint i = 0; i < sentences->len; i++)
    forcon_html_add (html, "li", g_ptr_array_index (sentences, i));
  g_string_append (html, "</ul>\n");
}

void
forcon_web_add_tables (GString *html, const ForconKnowledge *present, ForconWebPictures *pictures)
{
  guint number = 0;

  for (guint i = 0; i < forcon_knowledge_n_clashes (present); i++)
    if (goes_on (present, i))
      add_table (html, present, i, ++number, pictures);
  if (number == 0)
    forcon_html_add (html, "p", _ ("None of your ships is in a clash now."));
}

void
forcon_web_add_way_to_tables (GString *html, const ForconKnowledge *present)
{
  for (guint i = 0; i < forcon_knowledge_n_clashes (present); i++)
    {
      if (!goes_on (present, i))
        continue;
      g_string_append (html, "<p><a class=\"key\" href=\"" FORCON_WEB_TABLE "\">");
      forcon_html_add_text (html, _ ("Your ships are in a clash: see the table"));
      g_string_append (html, "</a></p>\n");
      return;
    }
}
