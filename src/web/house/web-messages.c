/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "web/house/web-messages.h"

#include "base/language.h"
#include "base/text.h"
#include "campaign/state/clock.h"
#include "report/campaign/campaign-wording.h"
#include "report/reports/campaign-report.h"
#include "report/text/html-page.h"
#include "web/house/web-html.h"
#include "web/visitors/server.h"

/**
 * Item:
 * @wall: when it came or was sent, µs since 1970 UTC
 * @head: who, and when
 * @asked: (nullable): what it answers
 * @text: what it says
 */
typedef struct {
  gint64 wall;
  char *head;
  const char *asked;
  const char *text;
} Item;

static void
item_clear (gpointer data)
{
  g_free (((Item *) data)->head);
}

static gint
compare_items (gconstpointer a, gconstpointer b)
{
  const Item *one = a, *other = b;

  return (one->wall < other->wall) - (one->wall > other->wall);
}

static void
add_received (GArray *items, const ForconKnowledge *present)
{
  const ForconCampaign *campaign = forcon_knowledge_campaign (present);

  for (guint i = campaign->messages->len; i > 0; i--)
    {
      const ForconMessage *message = &g_array_index (campaign->messages, ForconMessage, i - 1);
      g_autofree char *from = forcon_wording_sender (campaign, message->formation, message->from);
      g_autofree char *time = forcon_time_of_day (message->wall);
      Item item = { message->wall, NULL, message->asked, message->text };

      if (!FORCON_ID_EQUAL (message->admiral, forcon_knowledge_admiral (present))
          || (!message->at_once && message->phase > forcon_campaign_report_phase (campaign)))
        continue;
      /* Translators: when a message came ("14:05"), who sent it. */
      item.head = g_strdup_printf (_ ("%1$s, from: %2$s"), time, from);
      g_array_append_val (items, item);
    }
}

static void
add_sent (GArray *items, const ForconKnowledge *present)
{
  const ForconCampaign *campaign = forcon_knowledge_campaign (present);

  for (guint i = campaign->queries->len; i > 0; i--)
    {
      const ForconQuery *query = &g_array_index (campaign->queries, ForconQuery, i - 1);
      g_autofree char *time = forcon_time_of_day (query->wall);
      const char *to = FORCON_ID_IS_NONE (query->to) ? _ ("the master") : forcon_wording_admiral (campaign, query->to);
      Item item = { query->wall, NULL, NULL, query->text };

      if (!FORCON_ID_EQUAL (query->admiral, forcon_knowledge_admiral (present)))
        continue;
      /* Translators: when a message was sent ("14:05"), to whom. */
      item.head = g_strdup_printf (_ ("%1$s, from you to: %2$s"), time, to);
      g_array_append_val (items, item);
    }
}

void
forcon_web_add_messages (GString *html, const ForconKnowledge *present)
{
  g_autoptr (GArray) items = g_array_new (FALSE, FALSE, sizeof (Item));

  g_array_set_clear_func (items, item_clear);
  add_received (items, present);
  add_sent (items, present);
  g_array_sort (items, compare_items);
  if (items->len == 0)
    forcon_html_add (html, "p", _ ("No message has come yet."));
  g_string_append (html, items->len == 0 ? "" : "<ul class=\"messages\">\n");
  for (guint i = 0; i < items->len; i++)
    {
      const Item *item = &g_array_index (items, Item, i);

      g_string_append (html, "<li>");
      forcon_html_add (html, "small", item->head);
      if (item->asked != NULL && *item->asked != '\0')
        forcon_html_add (html, "blockquote", item->asked);
      forcon_html_add_lines (html, item->text, "<br>");
      g_string_append (html, "</li>\n");
    }
  g_string_append (html, items->len == 0 ? "" : "</ul>\n");
}

void
forcon_web_add_message_form (GString *html, const ForconKnowledge *present)
{
  const ForconCampaign *campaign = forcon_knowledge_campaign (present);

  g_string_append (html, "<form method=\"post\" action=\"" FORCON_WEB_OWN "/ask\">\n");
  forcon_web_begin_choice (html, NULL, "to", C_ ("message", "To"), _ ("the master"));
  for (guint i = 1; i <= forcon_campaign_n_admirals (campaign); i++)
    {
      ForconSideId admiral = { (guint16) i };
      g_autofree char *value = g_strdup_printf ("%u", i);

      if (!FORCON_ID_EQUAL (admiral, forcon_knowledge_admiral (present)))
        forcon_web_add_option (html, value, forcon_wording_admiral (campaign, admiral));
    }
  forcon_web_end_choice (html);
  g_string_append (html, "<label for=\"question\">");
  forcon_html_add_text (html, C_ ("message", "Text"));
  g_string_append (html, "</label><textarea id=\"question\" name=\"text\" rows=\"3\" maxlength=\"1000\" required>"
                         "</textarea>\n<p class=\"deeds\"><button>");
  forcon_html_add_text (html, C_ ("message", "Send"));
  g_string_append (html, "</button></p></form>\n");
}
