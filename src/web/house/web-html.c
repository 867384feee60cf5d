/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "web/house/web-html.h"

#include "base/language.h"
#include "base/text.h"
#include "campaign/state/clock.h"
#include "render/drawing/campaign-labels.h"
#include "report/campaign/campaign-sentences.h"
#include "report/campaign/campaign-wording.h"
#include "web/visitors/server.h"

static const struct {
  const char *path;
  const char *label;
} pages[FORCON_N_WEB_PAGES] = {
  [FORCON_WEB_HOME] = { FORCON_WEB_OWN, NC_ ("page", "Overview") },
  [FORCON_WEB_MAP] = { FORCON_WEB_OWN "/map", NC_ ("page", "Map") },
  [FORCON_WEB_FLEET] = { FORCON_WEB_OWN "/fleet", NC_ ("page", "Fleet") },
  [FORCON_WEB_ORDERS] = { FORCON_WEB_OWN "/orders", NC_ ("page", "Orders") },
  [FORCON_WEB_REPORT] = { FORCON_WEB_OWN "/report", NC_ ("page", "Report") },
};

const char *
forcon_web_path (ForconWebPageKind page)
{
  return pages[page].path;
}

static void
add_navigation (GString *html, ForconWebPageKind page)
{
  g_string_append (html, "<nav>");
  for (gint i = 0; i < FORCON_N_WEB_PAGES; i++)
    {
      g_string_append_printf (html, "<a href=\"%s\"%s>", pages[i].path,
                              i == (gint) page ? " aria-current=\"page\"" : "");
      forcon_html_add_text (html, C_ ("page", pages[i].label));
      g_string_append (html, "</a>");
    }
  g_string_append (html, "</nav>\n");
}

GBytes *
forcon_web_frame (const char *language, const char *title, ForconWebPageKind page, const char *body)
{
  GString *html = g_string_new ("<!DOCTYPE html>\n");

  /* Translators: not to be translated, but the code of your language: "ru". */
  g_string_append_printf (html, "<html lang=\"%s\">\n<head>\n<meta charset=\"utf-8\">\n",
                          language == NULL ? C_ ("code of the language", "en") : language);
  g_string_append (html, "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
                         "<meta name=\"color-scheme\" content=\"light dark\">\n"
                         "<link rel=\"stylesheet\" href=\"/style.css\">\n<link rel=\"icon\" href=\"/icon.svg\">\n"
                         "<script src=\"/script.js\" defer></script>\n");
  forcon_html_add (html, "title", title);
  g_string_append (html, "</head>\n<body>\n");
  if (page != FORCON_WEB_NO_PAGE)
    add_navigation (html, page);
  g_string_append_printf (html, "<main>\n%s</main>\n</body>\n</html>\n", body);
  return g_string_free_to_bytes (html);
}

void
forcon_web_add_digest (GString *html, const GPtrArray *lines, const char *nothing)
{
  gboolean list = FALSE;

  if (lines->len == 0)
    forcon_html_add (html, "p", nothing);
  for (guint i = 0; i < lines->len; i++)
    {
      const ForconDigestLine *line = g_ptr_array_index (lines, i);

      forcon_html_set_list (html, &list, !line->heading);
      g_string_append (html, line->heading ? "<h2>" : "<li>");
      forcon_html_add_text (html, line->text);
      g_string_append (html, line->heading ? "</h2>\n" : "");
      if (line->detail != NULL)
        forcon_html_add (html, line->heading ? "p" : "small", line->detail);
      g_string_append (html, line->heading ? "" : "</li>\n");
    }
  forcon_html_set_list (html, &list, FALSE);
}

void
forcon_web_add_clock (GString *html, const ForconCampaign *campaign)
{
  ForconMoment now = forcon_moment_now ();
  gint64 end = forcon_clock_deadline (&campaign->clock);
  g_autofree char *stands = forcon_campaign_sentence_of_clock (campaign, &now);
  g_autofree char *time = forcon_time_of_day (end);
  /* Translators: a period ("collecting orders"), the time of day at which it ends. */
  g_autofree char *until = forcon_wording_finished (
      g_strdup_printf (_ ("%1$s until %2$s"), forcon_label_period (campaign->clock.period), time));

  g_string_append (html, "<p class=\"clock\"");
  if (campaign->clock.running)
    g_string_append_printf (html, " data-end=\"%" G_GINT64_FORMAT "\"", end / 1000);
  g_string_append (html, ">");
  forcon_html_add_text (html, campaign->clock.running ? until : stands);
  g_string_append (html, "</p>\n");
}

/* Fields */

static void
add_style (GString *html, const char *style)
{
  if (style != NULL)
    g_string_append_printf (html, " class=\"%s\"", style);
}

/* Labels come from lists of words that begin with a small letter where a sentence needs them so. */
static void
add_label (GString *html, const char *label)
{
  g_autofree char *written = forcon_wording_finished (g_strdup (label));

  forcon_html_add_text (html, written);
}

void
forcon_web_begin_field (GString *html, const char *style, const char *name, const char *label)
{
  g_string_append (html, "<div");
  add_style (html, style);
  g_string_append_printf (html, "><label for=\"%s\">", name);
  add_label (html, label);
  g_string_append (html, "</label>");
}

void
forcon_web_begin_choice (GString *html, const char *style, const char *name, const char *label, const char *nothing)
{
  forcon_web_begin_field (html, style, name, label);
  g_string_append_printf (html, "<select id=\"%s\" name=\"%s\">", name, name);
  if (nothing != NULL)
    forcon_web_add_option (html, "", nothing);
}

void
forcon_web_add_option (GString *html, const char *value, const char *label)
{
  g_autofree char *safe = g_markup_escape_text (value, -1);

  g_string_append_printf (html, "<option value=\"%s\">", safe);
  add_label (html, label);
}

void
forcon_web_end_choice (GString *html)
{
  g_string_append (html, "</select></div>\n");
}

void
forcon_web_add_chip (GString *html, const ForconWebChip *chip)
{
  g_autofree char *safe = g_markup_escape_text (chip->value, -1);

  g_string_append_printf (html, "<label><input type=\"%s\" name=\"%s\" value=\"%s\"",
                          chip->several ? "checkbox" : "radio", chip->name, safe);
  add_style (html, chip->style);
  g_string_append (html, chip->checked ? " checked><span>" : "><span>");
  add_label (html, chip->label);
  g_string_append (html, "</span></label>\n");
}
