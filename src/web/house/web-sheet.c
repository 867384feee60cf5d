/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "web/house/web-sheet.h"

#include "base/language.h"
#include "campaign/resolution/campaign-openings.h"
#include "campaign/state/clock.h"
#include "render/drawing/campaign-labels.h"
#include "report/campaign/campaign-sentences.h"
#include "report/campaign/order-text.h"
#include "web/house/web-html.h"
#include "web/house/web-map.h"
#include "web/house/web-order.h"
#include "web/visitors/server.h"

/**
 * Trial:
 * @outcome: what would come of the sheet, with names that the admiral may not know
 * @told: what the admiral knows, and how the sheet would be read; it borrows from @outcome
 * @sheet: the sheet in it
 */
typedef struct {
  ForconCampaignOutcome *outcome;
  ForconCampaign *told;
  ForconSheetId sheet;
} Trial;

static void
trial_clear (Trial *trial)
{
  g_clear_pointer (&trial->told, forcon_campaign_free);
  g_clear_pointer (&trial->outcome, forcon_campaign_outcome_free);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Trial, trial_clear)

/* Trying a sheet */

/* The lines of the sheet and what they have formations do, without what is for the master alone. */
static void
take_readings (Trial *trial)
{
  const ForconCampaign *after = trial->outcome->after;

  for (guint i = 0; i < after->lines->len; i++)
    {
      ForconLine line = g_array_index (after->lines, ForconLine, i);

      line.meant = NULL;
      if (FORCON_ID_EQUAL (line.sheet, trial->sheet))
        g_array_append_val (trial->told->lines, line);
    }
  for (guint i = 0; i < after->tasks->len; i++)
    if (forcon_campaign_line (trial->told, g_array_index (after->tasks, ForconTask, i).line) != NULL)
      g_array_append_val (trial->told->tasks, g_array_index (after->tasks, ForconTask, i));
  for (guint i = 0; i < after->instructions->len; i++)
    if (forcon_campaign_line (trial->told, g_array_index (after->instructions, ForconInstruction, i).line) != NULL)
      g_array_append_val (trial->told->instructions, g_array_index (after->instructions, ForconInstruction, i));
}

/* Returns: whether the sheet could be handed in like that */
static gboolean
try_sheet (Trial *trial, const ForconChronicle *chronicle, const ForconKnowledge *knowledge, const char *text)
{
  const ForconCampaignCommand command
      = { .kind = FORCON_CAMPAIGN_COMMAND_HAND_IN,
          .moment = forcon_moment_now (),
          .hand_in = { .admiral = forcon_knowledge_admiral (knowledge), .text = text } };
  const ForconSheet *handed_in;

  trial->outcome = forcon_chronicle_try (chronicle, &command, &FORCON_DICE_GENERATED);
  trial->told = forcon_campaign_clone (forcon_knowledge_campaign (knowledge));
  if (trial->outcome->after == NULL)
    return FALSE;
  g_array_set_size (trial->told->lines, 0);
  handed_in = &g_array_index (trial->outcome->after->sheets, ForconSheet, trial->outcome->after->sheets->len - 1);
  trial->sheet = handed_in->sheet;
  g_array_append_vals (trial->told->sheets, handed_in, 1);
  take_readings (trial);
  return TRUE;
}

/* A line of text can be written anew where one line was made of it. */
static guint
count_lines (const ForconCampaign *told, gint number)
{
  guint count = 0;

  for (guint i = 0; i < told->lines->len; i++)
    count += g_array_index (told->lines, ForconLine, i).number == number ? 1 : 0;
  return count;
}

/* (transfer full) (nullable): what to write so that it is read like that */
static char *
text_of_reading (const ForconCampaign *told, const ForconLine *line, gint reading)
{
  g_autoptr (GPtrArray) tasks = forcon_campaign_tasks_of_reading (told, line, reading);
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < tasks->len; i++)
    {
      g_autofree char *order = forcon_order_text (told, g_ptr_array_index (tasks, i));

      if (order == NULL)
        return NULL;
      g_string_append_printf (text, "%s%s", i == 0 ? "" : "\n", order);
    }
  return text->len == 0 ? NULL : g_string_free (g_steal_pointer (&text), FALSE);
}

char *
forcon_web_sheet_choose (const ForconChronicle *chronicle, const ForconKnowledge *knowledge, const char *text,
                         const char *choice)
{
  g_auto (Trial) trial = { 0 };
  g_auto (GStrv) words = g_strsplit (choice, ":", 3);
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  guint64 number, reading;

  if (g_strv_length (words) != 2 || !g_ascii_string_to_unsigned (words[0], 10, 1, g_strv_length (lines), &number, NULL)
      || !g_ascii_string_to_unsigned (words[1], 10, 1, G_MAXINT32, &reading, NULL)
      || !try_sheet (&trial, chronicle, knowledge, text) || count_lines (trial.told, (gint) number) != 1)
    return g_strdup (text);
  for (guint i = 0; i < trial.told->lines->len; i++)
    {
      const ForconLine *line = &g_array_index (trial.told->lines, ForconLine, i);
      char *written = line->number == (gint) number && (gint) reading <= line->readings
                          ? text_of_reading (trial.told, line, (gint) reading)
                          : NULL;

      if (written == NULL)
        continue;
      g_free (lines[number - 1]);
      lines[number - 1] = written;
    }
  return g_strjoinv ("\n", lines);
}

/* The page */

static void
add_choice (GString *html, const ForconCampaign *told, const ForconLine *line, gint reading)
{
  g_autofree char *written = text_of_reading (told, line, reading);

  if (written == NULL || count_lines (told, line->number) != 1)
    return;
  g_string_append_printf (html, " <button name=\"act\" value=\"%d:%d\">", line->number, reading);
  /* Translators: a button beside one reading of a line of an order sheet. */
  forcon_html_add_text (html, _ ("This is meant"));
  g_string_append (html, "</button>");
}

static void
add_readings (GString *html, const ForconCampaign *told, const ForconLine *line)
{
  gboolean open = forcon_campaign_line_is_open (told, line);

  g_string_append (html, "<ul>\n");
  for (gint reading = 1; reading <= line->readings; reading++)
    {
      g_autofree char *sentence = forcon_campaign_sentence_of_reading (told, line, reading);

      if (sentence == NULL)
        continue;
      g_string_append (html, "<li>");
      forcon_html_add_text (html, sentence);
      if (open)
        add_choice (html, told, line, reading);
      g_string_append (html, "</li>\n");
    }
  g_string_append (html, "</ul>\n");
}

/* Whether nothing more is to be done about it. */
static gboolean
is_settled (const ForconCampaign *told, const ForconLine *line)
{
  return !forcon_campaign_line_is_open (told, line) && line->state != FORCON_LINE_IMPOSSIBLE
         && line->state != FORCON_LINE_NOT_UNDERSTOOD;
}

static void
add_line (GString *html, const ForconCampaign *told, const ForconLine *line)
{
  g_autofree char *problem = forcon_campaign_problem_of_line (told, line);

  g_string_append_printf (html, "<li class=\"%s\" value=\"%d\"><q>", is_settled (told, line) ? "read" : "open",
                          line->number);
  forcon_html_add_text (html, line->text);
  g_string_append (html, "</q> ");
  forcon_html_add (html, "strong", forcon_label_line_state (line->state));
  if (problem != NULL)
    forcon_html_add (html, "p", problem);
  if (line->state != FORCON_LINE_IMPOSSIBLE)
    add_readings (html, told, line);
  g_string_append (html, "</li>\n");
}

static void
add_lines (GString *html, const Trial *trial)
{
  g_string_append (html, "<section id=\"readings\">\n");
  if (trial->told != NULL && trial->outcome->after != NULL && trial->told->lines->len > 0)
    {
      forcon_html_add (html, "h2", _ ("How it is read"));
      g_string_append (html, "<ol class=\"lines\">\n");
      for (guint i = 0; i < trial->told->lines->len; i++)
        add_line (html, trial->told, &g_array_index (trial->told->lines, ForconLine, i));
      g_string_append (html, "</ol>\n");
    }
  g_string_append (html, "</section>\n");
}

static void
add_form (GString *html, const ForconWebSheet *sheet)
{
  g_autofree char *text = g_markup_escape_text (sheet->text, -1);

  g_string_append (html, "<label for=\"text\">");
  forcon_html_add_text (html, _ ("What your captains are to do"));
  /* A line break right after the tag is no part of the text. */
  g_string_append_printf (html,
                          "</label>\n<textarea id=\"text\" name=\"text\" rows=\"8\" maxlength=\"%d\" "
                          "autocomplete=\"off\">\n%s</textarea>\n",
                          FORCON_SHEET_TEXT_MAX, text);
  g_string_append_printf (html, "<input type=\"hidden\" name=\"key\" value=\"%s\">\n<p class=\"deeds\">", sheet->key);
  g_string_append (html, "<button name=\"act\" value=\"read\">");
  forcon_html_add_text (html, _ ("Read it"));
  g_string_append (html, "</button> <button name=\"act\" value=\"hand-in\" class=\"main\">");
  forcon_html_add_text (html, _ ("Hand in"));
  g_string_append (html, "</button></p>\n");
}

static void
add_sheet (GString *html, const char *text)
{
  g_string_append (html, "<pre>");
  forcon_html_add_lines (html, text, "\n");
  g_string_append (html, "</pre>\n");
}

/* What was handed in for the coming phase. */
static void
add_handed_in (GString *html, const ForconCampaign *known, ForconSideId admiral)
{
  const ForconSheet *last = NULL;
  g_autofree char *title = NULL;

  for (guint i = 0; i < known->sheets->len; i++)
    if (FORCON_ID_EQUAL (g_array_index (known->sheets, ForconSheet, i).admiral, admiral))
      last = &g_array_index (known->sheets, ForconSheet, i);
  if (last == NULL)
    return;
  title = forcon_campaign_title_of_sheet (known, last);
  forcon_html_add (html, "h2", title);
  add_sheet (html, last->text);
}

GBytes *
forcon_web_sheet_page (const ForconChronicle *chronicle, const ForconKnowledge *knowledge, const ForconWebSheet *sheet)
{
  const ForconCampaign *truth = forcon_chronicle_campaign (chronicle);
  const ForconCampaign *known = forcon_knowledge_campaign (knowledge);
  ForconSideId admiral = forcon_knowledge_admiral (knowledge);
  g_autoptr (ForconMapModel) model = forcon_map_model_known (known, admiral);
  g_auto (Trial) trial = { 0 };
  g_autoptr (GString) map = g_string_new (NULL);
  g_autoptr (GString) html = g_string_new (NULL);

  forcon_html_add (html, "h1", _ ("Orders"));
  forcon_web_add_clock (html, truth);
  g_string_append (html, "<div id=\"words\" role=\"status\" data-lost=\"");
  forcon_html_add_text (html, _ ("The master's laptop cannot be reached just now. Try again in a moment."));
  g_string_append (html, "\">\n");
  if (sheet->words != NULL)
    forcon_html_add_class (html, "p", sheet->wrong ? "wrong" : "done", sheet->words);
  if (sheet->handed_in != NULL)
    add_sheet (html, sheet->handed_in);
  g_string_append_printf (html, "</div>\n<form method=\"post\" action=\"%s\">\n", forcon_web_path (FORCON_WEB_ORDERS));
  forcon_web_add_map (map, model, known, FORCON_WEB_OWN "/map", FORCON_WEB_MAP_PICKS);
  forcon_web_order_add_form (html, knowledge, map->str);
  add_form (html, sheet);
  /* What formations are told is read from where they stand, of which nothing is told before the phase is over. */
  if (*sheet->text != '\0' && forcon_campaign_coming_phase (truth) == truth->progress.phase)
    try_sheet (&trial, chronicle, knowledge, sheet->text);
  add_lines (html, &trial);
  g_string_append (html, "</form>\n");
  if (sheet->handed_in == NULL)
    add_handed_in (html, known, admiral);
  return forcon_web_frame (forcon_campaign_language (known, admiral), _ ("Orders"), FORCON_WEB_ORDERS, html->str);
}
