/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "web/house/web-sheet.h"

#include "base/language.h"
#include "campaign/resolution/campaign-openings.h"
#include "campaign/state/clock.h"
#include "render/drawing/campaign-labels.h"
#include "report/campaign/campaign-sentences.h"
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

void
forcon_web_sheet_pick (const ForconChronicle *chronicle, const ForconKnowledge *knowledge, const char *text,
                       const char *choice, ForconWebPicks *picks)
{
  g_auto (Trial) trial = { 0 };

  if (!try_sheet (&trial, chronicle, knowledge, text))
    return;
  for (guint i = 0; i < trial.told->lines->len; i++)
    {
      const ForconLine *line = &g_array_index (trial.told->lines, ForconLine, i);

      for (gint reading = 0; reading <= line->readings; reading++)
        {
          g_autofree char *key = forcon_web_picks_key (trial.told, line, reading);

          if (g_strcmp0 (key, choice) == 0)
            forcon_web_picks_pick (picks, trial.told, line, reading);
        }
    }
}

/* What is picked for a line that waits. */
static gint
picked_of (const ForconWebPicks *picks, const ForconCampaign *told, const ForconLine *line)
{
  return forcon_campaign_line_is_open (told, line) ? forcon_web_picks_of (picks, told, line) : FORCON_WEB_NO_PICK;
}

GArray *
forcon_web_sheet_picked (const ForconChronicle *chronicle, const ForconKnowledge *knowledge, const char *text,
                         const ForconWebPicks *picks)
{
  GArray *picked = g_array_new (FALSE, FALSE, sizeof (gint));
  g_auto (Trial) trial = { 0 };

  if (!try_sheet (&trial, chronicle, knowledge, text))
    return picked;
  for (guint i = 0; i < trial.told->lines->len; i++)
    {
      gint reading = picked_of (picks, trial.told, &g_array_index (trial.told->lines, ForconLine, i));

      g_array_append_val (picked, reading);
    }
  return picked;
}

/* The page */

static void
add_choice (GString *html, const ForconCampaign *told, const ForconLine *line, gint reading, const char *words)
{
  g_autofree char *key = forcon_web_picks_key (told, line, reading);

  if (key == NULL)
    return;
  g_string_append_printf (html, " <button name=\"act\" value=\"%s\">", key);
  forcon_html_add_text (html, words);
  g_string_append (html, "</button>");
}

/* A reading is in force once it is picked; another can be picked instead. */
static void
add_readings (GString *html, const ForconCampaign *told, const ForconLine *line, gint picked)
{
  gboolean open = forcon_campaign_line_is_open (told, line);

  g_string_append (html, "<ul>\n");
  for (gint reading = 1; reading <= line->readings; reading++)
    {
      g_autofree char *sentence = forcon_campaign_sentence_of_reading (told, line, reading);

      if (sentence == NULL)
        continue;
      g_string_append (html, "<li>");
      g_string_append (html, reading == picked ? "<b>" : "<span>");
      forcon_html_add_lines (html, sentence, "<br>");
      g_string_append (html, reading == picked ? "</b>" : "</span>");
      /* Translators: a button beside one reading of a line of an order sheet. */
      if (open && reading != picked)
        add_choice (html, told, line, reading, _ ("This is meant"));
      g_string_append (html, "</li>\n");
    }
  g_string_append (html, "</ul>\n");
  /* Translators: a button below the readings of a line of an order sheet. */
  if (open && picked != 0)
    add_choice (html, told, line, 0, _ ("This is no order"));
}

/* Whether nothing more is to be done about it. */
static gboolean
is_settled (const ForconCampaign *told, const ForconLine *line, gint picked)
{
  return picked != FORCON_WEB_NO_PICK
         || (!forcon_campaign_line_is_open (told, line) && line->state != FORCON_LINE_IMPOSSIBLE
             && line->state != FORCON_LINE_NOT_UNDERSTOOD);
}

static const char *
state_of (const ForconLine *line, gint picked)
{
  if (picked == 0)
    return forcon_label_line_state (FORCON_LINE_REMARK);
  /* Translators: of a line of an order sheet: the admiral has said which of its readings is meant. */
  return picked == FORCON_WEB_NO_PICK ? forcon_label_line_state (line->state) : _ ("settled");
}

static void
add_line (GString *html, const ForconCampaign *told, const ForconLine *line, const ForconWebPicks *picks)
{
  g_autofree char *problem = forcon_campaign_problem_of_line (told, line);
  gint picked = picked_of (picks, told, line);

  g_string_append_printf (html, "<li class=\"%s\" value=\"%d\"><q>", is_settled (told, line, picked) ? "read" : "open",
                          line->number);
  forcon_html_add_text (html, line->text);
  g_string_append (html, "</q> ");
  forcon_html_add (html, "strong", state_of (line, picked));
  if (problem != NULL)
    forcon_html_add (html, "p", problem);
  if (line->state != FORCON_LINE_IMPOSSIBLE)
    add_readings (html, told, line, picked);
  g_string_append (html, "</li>\n");
}

static void
add_lines (GString *html, const Trial *trial, const ForconWebPicks *picks)
{
  g_string_append (html, "<section id=\"readings\">\n");
  if (trial->told != NULL && trial->outcome->after != NULL && trial->told->lines->len > 0)
    {
      forcon_html_add (html, "h2", _ ("How it is read"));
      g_string_append (html, "<ol class=\"lines\">\n");
      for (guint i = 0; i < trial->told->lines->len; i++)
        add_line (html, trial->told, &g_array_index (trial->told->lines, ForconLine, i), picks);
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
  add_lines (html, &trial, sheet->picks);
  g_string_append (html, "</form>\n");
  if (sheet->handed_in == NULL)
    add_handed_in (html, known, admiral);
  return forcon_web_frame (forcon_language_of_thread (), _ ("Orders"), FORCON_WEB_ORDERS, html->str);
}
