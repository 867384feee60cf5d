/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "web/house/web-pages.h"

#include <gio/gio.h>
#include <string.h>

#include "base/language.h"
#include "base/text.h"
#include "render/card/card-model.h"
#include "render/map/sector-map.h"
#include "report/campaign/campaign-sentences.h"
#include "report/campaign/campaign-wording.h"
#include "report/papers/telephone-help.h"
#include "report/reports/campaign-report.h"
#include "report/reports/campaign-secrets.h"
#include "web/house/web-drawings.h"
#include "web/house/web-html.h"
#include "web/house/web-map.h"
#include "web/house/web-messages.h"
#include "web/house/web-proposal.h"
#include "web/house/web-table.h"
#include "web/visitors/server.h"

#define HELP FORCON_WEB_OWN "/help"

/**
 * Making:
 * @present: what is known now
 * @key: by which a proposal is handed in
 * @pulse: over all pages, so that telephones learn that something has changed
 * @failed: a page was not given away: none is any more
 */
typedef struct {
  ForconChronicle *chronicle;
  const ForconKnowledge *knowledge;
  const ForconKnowledge *present;
  const ForconCampaign *known;
  ForconSideId admiral;
  ForconWebPictures *pictures;
  ForconWebReports *reports;
  const char *key;
  ForconWebTake take;
  gpointer data;
  GChecksum *pulse;
  gboolean failed;
  GError **error;
} Making;

/* Giving away */

/* Names are looked for where people would read them. */
static void
give (Making *making, const char *path, GBytes *page)
{
  gsize size;
  const char *text = g_bytes_get_data (page, &size);
  g_autofree char *read = g_strndup (text, size);
  g_autofree char *leak
      = making->failed ? NULL
                       : forcon_secrets_leak (forcon_chronicle_campaign (making->chronicle), making->present, read);

  if (leak != NULL)
    g_set_error (making->error, G_IO_ERROR, G_IO_ERROR_PERMISSION_DENIED, "%s: %s", path, leak);
  making->failed = making->failed || leak != NULL;
  g_checksum_update (making->pulse, (const guchar *) text, (gssize) size);
  if (!making->failed)
    making->take (making->admiral.value, path, page, making->data);
}

static void
give_page (Making *making, const char *path, const char *title, ForconWebPageKind page, const GString *body)
{
  g_autoptr (GBytes) bytes
      = forcon_web_frame (forcon_language_of_thread (), title, page, body->str);

  give (making, path, bytes);
}

/* Each page */

/* In which language pages and papers are. */
static void
add_languages (GString *html)
{
  static const ForconLanguage languages[] = { FORCON_LANGUAGE_EN, FORCON_LANGUAGE_RU };
  static const char *const names[] = { "English", "Русский" };

  g_string_append (html, "<form method=\"post\" action=\"" FORCON_WEB_OWN "/language\"><p class=\"deeds\">");
  for (gsize i = 0; i < G_N_ELEMENTS (languages); i++)
    {
      const char *word = forcon_language_to_word (languages[i]);

      g_string_append_printf (html, "<button name=\"lang\" value=\"%s\" lang=\"%s\">%s</button>", word, word, names[i]);
    }
  g_string_append (html, "</p></form>\n");
}

static void
make_help (Making *making)
{
  g_autoptr (ForconDocument) help = forcon_telephone_help ();
  g_autofree char *page = forcon_html_page_of (help);
  g_autoptr (GString) html = g_string_new (page);

  give_page (making, HELP, _ ("Playing by telephone"), FORCON_WEB_HOME, html);
}

static void
make_home (Making *making)
{
  const ForconAdmiral *admiral = forcon_campaign_admiral (making->known, making->admiral);
  /* Translators: an admiral, the admiral's power. */
  g_autofree char *who
      = g_strdup_printf (C_ ("admiral", "%1$s (%2$s)"), forcon_wording_admiral (making->known, making->admiral),
                         forcon_wording_power (making->known, admiral->power));
  const ForconCampaign *now = forcon_knowledge_campaign (making->present);
  g_autofree char *stage = forcon_campaign_sentence_of_stage (now);
  g_autoptr (GString) html = g_string_new (NULL);

  forcon_html_add (html, "h1", who);
  g_string_append (html, "<section id=\"news\">\n");
  forcon_html_add (html, "p", stage);
  forcon_web_add_clock (html, now);
  forcon_web_add_way_to_tables (html, making->present);
  forcon_html_add (html, "h2", _ ("Messages"));
  forcon_web_add_messages (html, making->present);
  g_string_append (html, "</section>\n");
  forcon_html_add (html, "h2", _ ("Write to the master or to another admiral"));
  forcon_web_add_message_form (html, making->present);
  forcon_html_add (html, "h2", _ ("This phone"));
  g_string_append (html, "<p><a href=\"" HELP "\">");
  forcon_html_add_text (html, _ ("Playing by telephone"));
  g_string_append (html, "</a></p>\n");
  add_languages (html);
  g_string_append (html, "<form method=\"post\" action=\"" FORCON_WEB_OWN "/forget\"><p class=\"deeds\"><button>");
  forcon_html_add_text (html, _ ("Forget this phone"));
  g_string_append (html, "</button></p></form>\n");
  give_page (making, forcon_web_path (FORCON_WEB_HOME), who, FORCON_WEB_HOME, html);
}

static void
make_map (Making *making)
{
  g_autoptr (ForconMapModel) model = forcon_map_model_known (making->known, making->admiral);
  g_autoptr (GPtrArray) lines = forcon_digest_map (making->knowledge);
  g_autoptr (GString) html = g_string_new (NULL);

  forcon_html_add (html, "h1", C_ ("page", "Map"));
  forcon_web_want_map (making->pictures, making->admiral.value, FORCON_WEB_OWN "/map", making->known, model);
  forcon_web_add_map (html, model, making->known, FORCON_WEB_OWN "/map", FORCON_WEB_MAP_LINKS);
  forcon_html_add_class (html, "p", "hint", _ ("Tap a sector to see what is there."));
  forcon_web_add_sectors (html, making->knowledge);
  forcon_web_add_digest (html, lines, _ ("Nothing is known yet."));
  give_page (making, forcon_web_path (FORCON_WEB_MAP), C_ ("page", "Map"), FORCON_WEB_MAP, html);
}

/* A ship with its card, which is loaded once it is opened. */
static void
add_ship (GString *html, const ForconKnowledge *knowledge, const ForconDigestLine *line)
{
  g_autofree char *path = forcon_web_card_path (knowledge, line->ship);
  /* Translators: the name of a ship, its state: "Count Piotr: Heavy cruiser, hits 8 of 8". */
  g_autofree char *words = g_strdup_printf (_ ("%1$s: %2$s"), line->text, line->detail);

  g_string_append (html, "<details class=\"ship\"><summary>");
  forcon_html_add_text (html, line->text);
  forcon_html_add (html, "small", line->detail);
  g_string_append (html, "</summary>");
  forcon_web_add_picture (html, path, NULL, FORCON_CARD_SVG_WIDTH, FORCON_CARD_SVG_HEIGHT, words);
  g_string_append (html, "</details>\n");
}

static void
add_fleet (GString *html, const ForconKnowledge *knowledge, const GPtrArray *fleet)
{
  g_autoptr (GPtrArray) others = g_ptr_array_new ();

  for (guint i = 0; i < fleet->len; i++)
    {
      ForconDigestLine *line = g_ptr_array_index (fleet, i);

      if (FORCON_ID_IS_NONE (line->ship))
        {
          g_ptr_array_add (others, line);
          continue;
        }
      if (others->len > 0)
        forcon_web_add_digest (html, others, "");
      g_ptr_array_set_size (others, 0);
      add_ship (html, knowledge, line);
    }
  if (others->len > 0 || fleet->len == 0)
    forcon_web_add_digest (html, others, _ ("No ship is left."));
}

static void
make_fleet (Making *making)
{
  g_autoptr (GPtrArray) fleet = forcon_digest_fleet (making->knowledge);
  g_autoptr (GPtrArray) orders = forcon_digest_orders (making->knowledge);
  g_autoptr (GString) html = g_string_new (NULL);

  forcon_html_add (html, "h1", C_ ("page", "Fleet"));
  add_fleet (html, making->knowledge, fleet);
  forcon_html_add (html, "h1", _ ("Your orders as they were understood"));
  forcon_web_add_digest (html, orders, _ ("No order sheet has been handed in yet."));
  give_page (making, forcon_web_path (FORCON_WEB_FLEET), C_ ("page", "Fleet"), FORCON_WEB_FLEET, html);
}

static void
make_table (Making *making)
{
  g_autoptr (GString) html = g_string_new (NULL);

  forcon_html_add (html, "h1", C_ ("page", "At the table"));
  g_string_append (html, "<section id=\"news\">\n");
  forcon_web_add_tables (html, making->present, making->pictures);
  g_string_append (html, "</section>\n");
  forcon_web_add_proposals (html, making->present, forcon_chronicle_campaign (making->chronicle), making->key);
  give_page (making, FORCON_WEB_TABLE, C_ ("page", "At the table"), FORCON_WEB_HOME, html);
}

/* Reports tell of phases that are over; the newest one is behind the address without a number. */
static void
make_report (Making *making, gint phase, gint last)
{
  g_autofree char *path = phase == last ? g_strdup (forcon_web_path (FORCON_WEB_REPORT))
                                        : g_strdup_printf ("%s/%d", forcon_web_path (FORCON_WEB_REPORT), phase);
  const char *report
      = making->failed ? NULL
                       : forcon_web_reports_get (making->reports, making->chronicle, making->admiral, phase, making->error);
  g_autoptr (GString) html = NULL;

  making->failed = report == NULL;
  if (making->failed)
    return;
  html = g_string_new (report);
  if (phase > 0)
    {
      g_autofree char *when = forcon_wording_when (phase - 1, 0);
      /* Translators: when: "phase 2". */
      g_autofree char *label = g_strdup_printf (_ ("Earlier: %s"), when);

      g_string_append_printf (html, "<p><a href=\"%s/%d\">", forcon_web_path (FORCON_WEB_REPORT), phase - 1);
      forcon_html_add_text (html, label);
      g_string_append (html, "</a></p>\n");
    }
  give_page (making, path, C_ ("page", "Report"), FORCON_WEB_REPORT, html);
}

/* What changes with the admiral's pages, and with nothing else. */
static GBytes *
pulse_page (GChecksum *pulse)
{
  g_autoptr (GChecksum) copy = g_checksum_copy (pulse);
  char *text = g_strdup_printf ("\"%.16s\"", g_checksum_get_string (copy));

  return g_bytes_new_take (text, strlen (text));
}

gboolean
forcon_web_pages_of_admiral (ForconChronicle *chronicle, const ForconKnowledge *knowledge,
                             const ForconKnowledge *present, ForconWebPictures *pictures, ForconWebReports *reports,
                             const char *key, ForconWebTake take, gpointer data, GError **error)
{
  const ForconCampaign *known = forcon_knowledge_campaign (knowledge);
  ForconSideId admiral = forcon_knowledge_admiral (knowledge);
  g_autoptr (GChecksum) pulse = g_checksum_new (G_CHECKSUM_SHA256);
  Making making
      = { chronicle, knowledge, present, known, admiral, pictures, reports, key, take, data, pulse, FALSE, error };
  gint last = forcon_campaign_report_phase (known);
  g_autoptr (GBytes) pin = NULL, beat = NULL;
  /* A language is picked at once, whatever else of the phase is told later. */
  FORCON_IN_LANGUAGE (forcon_campaign_language (forcon_knowledge_campaign (present), admiral));

  make_home (&making);
  make_help (&making);
  make_map (&making);
  make_fleet (&making);
  make_table (&making);
  forcon_web_want_cards (pictures, knowledge);
  for (gint phase = 0; phase <= last; phase++)
    make_report (&making, phase, last);
  pin = forcon_web_pin_page (known, admiral, NULL);
  give (&making, FORCON_WEB_PAGE_PIN, pin);
  beat = pulse_page (pulse);
  if (!making.failed)
    forcon_web_pictures_after (pictures, admiral.value, FORCON_WEB_OWN "/pulse.json", beat);
  return !making.failed;
}

/* For everybody */

/* What is the same in every campaign. */
static void
give_resource (ForconWebTake take, gpointer data, const char *path)
{
  g_autofree char *name = g_strconcat ("/org/forcon/Master/web", path, NULL);
  g_autoptr (GBytes) bytes = g_resources_lookup_data (name, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);

  if (bytes != NULL)
    take (0, path, bytes, data);
}

static void
make_notice (ForconWebTake take, gpointer data, const char *path, const char *title, const char *words)
{
  g_autoptr (GString) html = g_string_new (NULL);
  g_autoptr (GBytes) page = NULL;

  forcon_html_add (html, "h1", title);
  forcon_html_add (html, "p", words);
  page = forcon_web_frame (NULL, title, FORCON_WEB_NO_PAGE, html->str);
  take (0, path, page, data);
}

void
forcon_web_pages_of_everybody (const ForconCampaign *campaign, ForconWebPictures *pictures, ForconWebTake take,
                               gpointer data)
{
  /* Whoever had them made: an admiral who picks a language does so for the own pages. */
  FORCON_IN_LANGUAGE (NULL);
  g_autoptr (ForconMapModel) model = forcon_map_model_public (campaign);
  g_autoptr (GString) html = g_string_new (NULL);
  g_autoptr (GBytes) page = NULL;
  const char *name = forcon_name (forcon_campaign_name (campaign));

  forcon_html_add (html, "h1", name);
  forcon_web_add_clock (html, campaign);
  forcon_web_want_map (pictures, 0, "/map", campaign, model);
  forcon_web_add_map (html, model, campaign, "/map", FORCON_WEB_MAP_STILL);
  page = forcon_web_frame (NULL, name, FORCON_WEB_NO_PAGE, html->str);
  take (0, "/", page, data);
  give_resource (take, data, "/style.css");
  give_resource (take, data, "/script.js");
  give_resource (take, data, "/icon.svg");
  make_notice (take, data, FORCON_WEB_PAGE_MISSING, _ ("There is no such page"),
               _ ("Open the link on your pack again, or ask the master for it."));
  make_notice (take, data, FORCON_WEB_PAGE_CLOSED, _ ("This phone is not known"),
               _ ("Open the link on your pack again, or ask the master for it."));
}

/* The PIN */

GBytes *
forcon_web_pin_page (const ForconCampaign *campaign, ForconSideId admiral, const char *words)
{
  g_autoptr (GString) html = g_string_new (NULL);

  forcon_html_add (html, "h1", forcon_wording_admiral (campaign, admiral));
  if (words != NULL)
    forcon_html_add_class (html, "p", "wrong", words);
  g_string_append (html, "<form method=\"post\" action=\"" FORCON_WEB_OWN "/pin\"><label for=\"pin\">");
  forcon_html_add_text (html, _ ("Your PIN"));
  g_string_append (html,
                   "</label> <input id=\"pin\" name=\"pin\" type=\"password\" autocomplete=\"off\" required> <button>");
  forcon_html_add_text (html, _ ("Open"));
  g_string_append (html, "</button></form>\n");
  return forcon_web_frame (forcon_campaign_language (campaign, admiral), _ ("PIN"), FORCON_WEB_NO_PAGE, html->str);
}
