/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What telephones want of the house: to hand in, to ask, to propose, to read another language, to be let in. */
#include "web/house/web-house-private.h"

#include <string.h>

#include "base/keyed-dice.h"
#include "base/language.h"
#include "base/text.h"
#include "campaign/resolution/campaign-openings.h"
#include "campaign/state/clock.h"
#include "web/house/web-form.h"
#include "web/house/web-html.h"
#include "web/house/web-order.h"
#include "web/house/web-pages.h"
#include "web/house/web-proposal.h"
#include "web/house/web-sheet.h"
#include "web/house/web-table.h"

/* Bytes of what a proposal is known by. */
#define KEY_MAX 64

/* Bytes of a question to the master, as one types it on a telephone. */
#define QUESTION_MAX 4000

/* What is handed in, once */

/* Whether this sheet or proposal is in the journal: a telephone that heard no answer sends it again. Another text is
 * another one, even from a page that has been used before; @text: (nullable): any. */
static gboolean
is_in_journal (ForconChronicle *chronicle, ForconCampaignCommandKind kind, const char *key, const char *text)
{
  for (guint i = forcon_chronicle_position (chronicle); i > 0; i--)
    {
      const ForconCampaignEntry *entry = forcon_chronicle_entry (chronicle, i - 1, NULL);
      const ForconCampaignCommand *command = entry == NULL || entry->command.kind != kind ? NULL : &entry->command;
      gboolean sheet = kind == FORCON_CAMPAIGN_COMMAND_HAND_IN;

      if (command != NULL && g_strcmp0 (sheet ? command->hand_in.key : command->suggest.key, key) == 0
          && (text == NULL || g_strcmp0 (sheet ? command->hand_in.text : command->suggest.text, text) == 0))
        return TRUE;
    }
  return FALSE;
}

static ForconWebEntered *
entered_of (ForconWebHouse *house, guint admiral, ForconCampaignCommandKind kind)
{
  return kind == FORCON_CAMPAIGN_COMMAND_HAND_IN ? &house->guests[admiral].sheet : &house->guests[admiral].proposal;
}

/* Also while the journal is still the one from before it. */
static gboolean
is_handed_in (ForconWebHouse *house, guint admiral, ForconCampaignCommandKind kind, const char *key, const char *text)
{
  const ForconWebEntered *entered = entered_of (house, admiral, kind);

  return is_in_journal (house->desk->chronicle (house->data), kind, key, text)
         || (entered->key != NULL && g_strcmp0 (entered->key, key) == 0
             && (text == NULL || g_strcmp0 (entered->text, text) == 0));
}

static void
remember_entered (ForconWebHouse *house, guint admiral, ForconCampaignCommandKind kind, const char *key,
                  const char *text)
{
  ForconWebEntered *entered = entered_of (house, admiral, kind);

  forcon_web_entered_clear (entered);
  *entered = (ForconWebEntered){ g_strdup (key), g_strdup (text) };
}

void
forcon_web_entered_clear (ForconWebEntered *entered)
{
  g_clear_pointer (&entered->key, g_free);
  g_clear_pointer (&entered->text, g_free);
}

/* What the journal has had is never asked for here: the master may undo it. */
void
forcon_web_house_forget_entered (ForconWebHouse *house, ForconChronicle *chronicle, guint admiral)
{
  static const ForconCampaignCommandKind kinds[]
      = { FORCON_CAMPAIGN_COMMAND_HAND_IN, FORCON_CAMPAIGN_COMMAND_SUGGEST };

  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    {
      ForconWebEntered *entered = entered_of (house, admiral, kinds[i]);

      if (entered->key != NULL && is_in_journal (chronicle, kinds[i], entered->key, entered->text))
        forcon_web_entered_clear (entered);
    }
}

static const char *
word_of (ForconChronicle *chronicle, ForconSideId admiral)
{
  return g_intern_string (forcon_battle_side (forcon_chronicle_campaign (chronicle)->fleet, admiral)->id);
}

/* Lines of the last sheet that wait are read as was picked; the journal tells by whom. What cannot be is the
 * master's. */
static void
settle (ForconWebHouse *house, ForconSideId admiral, const GArray *picked)
{
  ForconChronicle *chronicle = house->desk->chronicle (house->data);
  const ForconCampaign *campaign = chronicle == NULL ? NULL : forcon_chronicle_campaign (chronicle);
  g_autoptr (GArray) commands = g_array_new (FALSE, FALSE, sizeof (ForconCampaignCommand));
  ForconSheetId last = { 0 };
  guint place = 0;

  for (guint i = 0; campaign != NULL && i < campaign->sheets->len; i++)
    if (FORCON_ID_EQUAL (g_array_index (campaign->sheets, ForconSheet, i).admiral, admiral))
      last = g_array_index (campaign->sheets, ForconSheet, i).sheet;
  for (guint i = 0; campaign != NULL && i < campaign->lines->len && place < picked->len; i++)
    {
      const ForconLine *line = &g_array_index (campaign->lines, ForconLine, i);
      ForconCampaignCommand command = { .kind = FORCON_CAMPAIGN_COMMAND_PICK, .moment = forcon_moment_now () };

      if (!FORCON_ID_EQUAL (line->sheet, last))
        continue;
      command.pick.line = line->line;
      command.pick.reading = g_array_index (picked, gint, place++);
      command.by = word_of (chronicle, admiral);
      if (command.pick.reading != FORCON_WEB_NO_PICK && forcon_campaign_line_is_open (campaign, line))
        g_array_append_val (commands, command);
    }
  for (guint i = 0; i < commands->len; i++)
    house->desk->enter (&g_array_index (commands, ForconCampaignCommand, i), NULL, house->data);
}

/* Hands it in, once. Returns: (transfer full): what to tell the admiral */
static char *
hand_in (ForconWebHouse *house, ForconChronicle *chronicle, guint admiral, const char *key, gboolean *wrong)
{
  ForconWebGuest *guest = &house->guests[admiral];
  g_autoptr (GError) error = NULL;
  g_autofree char *time = forcon_time_of_day (g_get_real_time ());
  ForconCampaignCommand command = { .kind = FORCON_CAMPAIGN_COMMAND_HAND_IN, .moment = forcon_moment_now () };

  *wrong = FALSE;
  if (!is_handed_in (house, admiral, FORCON_CAMPAIGN_COMMAND_HAND_IN, key, guest->draft))
    {
      g_autoptr (GArray) picked
          = forcon_web_sheet_picked (chronicle, guest->knowledge, guest->draft, guest->picks);

      command.hand_in.admiral = (ForconSideId){ (guint16) admiral };
      command.hand_in.text = g_intern_string (guest->draft);
      command.hand_in.key = g_intern_string (key);
      command.by = word_of (chronicle, command.hand_in.admiral);
      *wrong = !house->desk->enter (&command, &error, house->data);
      if (!*wrong)
        remember_entered (house, admiral, command.kind, key, guest->draft);
      /* Else its lines cannot be known, and are the master's to settle. */
      if (!*wrong && is_in_journal (house->desk->chronicle (house->data), command.kind, key, guest->draft))
        settle (house, command.hand_in.admiral, picked);
    }
  if (*wrong)
    return g_strdup (error->message);
  g_clear_pointer (&guest->draft, g_free);
  g_clear_pointer (&guest->picks, forcon_web_picks_free);
  g_clear_pointer (&guest->key, g_free);
  /* Translators: the time of day: what an admiral reads who handed in an order sheet. */
  return g_strdup_printf (_ ("Handed in at %s. A newer sheet counts for the formations that it orders."), time);
}

/* Appends the order that was put together to the sheet. Returns: (transfer full) (nullable): why not */
static char *
add_order (ForconWebGuest *guest, GHashTable *form)
{
  g_autofree char *line = forcon_web_order_line (guest->knowledge, form);
  g_autofree char *before = guest->draft;
  gboolean lines = before != NULL && *before != '\0';

  if (line == NULL)
    {
      guest->draft = g_steal_pointer (&before);
      return g_strdup (_ ("Nothing was added: pick who, what, and what belongs to it."));
    }
  guest->draft = lines ? g_strconcat (before, g_str_has_suffix (before, "\n") ? "" : "\n", line, "\n", NULL)
                       : g_strconcat (line, "\n", NULL);
  return NULL;
}

static GBytes *
take_sheet (ForconWebHouse *house, guint admiral, GHashTable *form)
{
  ForconWebGuest *guest = &house->guests[admiral];
  ForconChronicle *chronicle = house->desk->chronicle (house->data);
  g_autofree char *text = forcon_web_form_text (form, "text");
  g_autofree char *act = forcon_web_form_text (form, "act");
  g_autofree char *key = forcon_web_form_text (form, "key");
  g_autofree char *words = NULL;
  g_autofree char *handed_in = NULL;
  gboolean wrong = FALSE;

  if (chronicle == NULL || guest->knowledge == NULL)
    return NULL;
  if (guest->picks == NULL)
    guest->picks = forcon_web_picks_new ();
  if (text != NULL)
    {
      g_free (guest->draft);
      guest->draft = g_utf8_make_valid (text, -1);
    }
  if (g_strcmp0 (act, "hand-in") == 0 && guest->draft != NULL && key != NULL)
    {
      handed_in = g_strdup (guest->draft);
      words = hand_in (house, chronicle, admiral, key, &wrong);
      if (wrong)
        g_clear_pointer (&handed_in, g_free);
    }
  else if (g_strcmp0 (act, "add") == 0)
    {
      words = add_order (guest, form);
      wrong = words != NULL;
    }
  else if (act != NULL && guest->draft != NULL && !g_str_equal (act, "read"))
    forcon_web_sheet_pick (chronicle, guest->knowledge, guest->draft, act, guest->picks);
  /* Whoever opens the sheet again, on another telephone too, finds it as it was left. */
  chronicle = house->desk->chronicle (house->data);
  forcon_web_house_give_sheet (house, chronicle, admiral);
  return forcon_web_house_sheet_page (house, chronicle, admiral, words, wrong, handed_in);
}

static GBytes *
notice_page (const char *title, const char *words, gboolean wrong)
{
  g_autoptr (GString) html = g_string_new (NULL);

  forcon_html_add (html, "h1", title);
  forcon_html_add_class (html, "p", wrong ? "wrong" : "done", words);
  return forcon_web_frame (forcon_language_of_thread (), title, FORCON_WEB_HOME, html->str);
}

/* To whom it is written: nobody is the master; numbers of admirals are those of the page. */
static ForconSideId
addressee (GHashTable *form)
{
  const char *to = g_hash_table_lookup (form, "to");
  guint64 number = 0;

  if (to == NULL || !g_ascii_string_to_unsigned (to, 10, 1, G_MAXUINT16, &number, NULL))
    return FORCON_NO_SIDE;
  return (ForconSideId){ (guint16) number };
}

static GBytes *
take_question (ForconWebHouse *house, guint admiral, GHashTable *form)
{
  ForconChronicle *chronicle = house->desk->chronicle (house->data);
  g_autofree char *sent = forcon_web_form_text (form, "text");
  g_autofree char *text = sent == NULL ? NULL : g_utf8_make_valid (sent, -1);
  g_autoptr (GError) error = NULL;
  ForconCampaignCommand command = { .kind = FORCON_CAMPAIGN_COMMAND_ASK, .moment = forcon_moment_now () };

  if (chronicle == NULL || text == NULL || *g_strstrip (text) == '\0' || strlen (text) > QUESTION_MAX)
    return notice_page (_ ("Messages"), _ ("Write a text of at most 1000 characters."), TRUE);
  command.ask.admiral = (ForconSideId){ (guint16) admiral };
  command.ask.to = addressee (form);
  command.ask.text = g_intern_string (text);
  command.by = word_of (chronicle, command.ask.admiral);
  if (!house->desk->enter (&command, &error, house->data))
    return notice_page (_ ("Messages"), error->message, TRUE);
  return notice_page (_ ("Messages"),
                      FORCON_ID_IS_NONE (command.ask.to) ? _ ("The master has your question.")
                                                         : _ ("The master has your message, and passes it on."),
                      FALSE);
}

/* The answer to a proposal: what it says, or what stands in its way, and the way back. */
static GBytes *
proposal_page (const char *said, const GPtrArray *words, gboolean wrong)
{
  g_autoptr (GString) html = g_string_new (NULL);

  forcon_html_add (html, "h1", C_ ("page", "At the table"));
  forcon_html_add_class (html, "p", wrong ? "wrong" : "done", said);
  g_string_append (html, "<ul>\n");
  for (guint i = 0; i < words->len; i++)
    forcon_html_add (html, "li", g_ptr_array_index (words, i));
  g_string_append (html, "</ul>\n<p><a class=\"key\" href=\"" FORCON_WEB_TABLE "\">");
  forcon_html_add_text (html, _ ("Back to the table"));
  g_string_append (html, "</a></p>\n");
  return forcon_web_frame (forcon_language_of_thread (), C_ ("page", "At the table"), FORCON_WEB_HOME, html->str);
}

/* Why the master's program refuses it may be something that the admiral cannot see: it is not told. */
static GBytes *
take_proposal (ForconWebHouse *house, guint admiral, GHashTable *form)
{
  ForconWebGuest *guest = &house->guests[admiral];
  ForconChronicle *chronicle = house->desk->chronicle (house->data);
  g_autofree char *key = forcon_web_form_text (form, "key");
  g_autoptr (ForconKnowledge) present = NULL;
  g_autoptr (GPtrArray) words = NULL;
  g_autofree char *time = forcon_time_of_day (g_get_real_time ());
  /* Translators: the time of day: what an admiral reads who proposed something for ships at the table. */
  g_autofree char *done = g_strdup_printf (_ ("The master has your proposal, %s. A newer one replaces it."), time);
  ForconCampaignCommand command;

  if (chronicle == NULL || key == NULL || *key == '\0' || strlen (key) > KEY_MAX)
    return NULL;
  present = forcon_knowledge_new (chronicle, (ForconSideId){ (guint16) admiral }, NC_ ("detection", "Contact"), NULL);
  if (present == NULL || !forcon_knowledge_campaign (present)->progress.suggestions)
    return notice_page (C_ ("page", "At the table"), _ ("The master takes no proposals."), TRUE);
  if (!forcon_web_proposal_read (present, form, &command, &words))
    {
      if (is_handed_in (house, admiral, FORCON_CAMPAIGN_COMMAND_SUGGEST, key, NULL))
        return notice_page (C_ ("page", "At the table"), done, FALSE);
      return proposal_page (_ ("This was not handed in:"), words, TRUE);
    }
  command.by = word_of (chronicle, command.suggest.admiral);
  if (!is_handed_in (house, admiral, FORCON_CAMPAIGN_COMMAND_SUGGEST, key, command.suggest.text))
    {
      if (!house->desk->enter (&command, NULL, house->data))
        return notice_page (C_ ("page", "At the table"), _ ("The master takes no proposals at this table now."), TRUE);
      remember_entered (house, admiral, command.kind, key, command.suggest.text);
    }
  if (g_strcmp0 (key, guest->table_key) == 0)
    g_clear_pointer (&guest->table_key, g_free);
  return proposal_page (done, words, FALSE);
}

/* Pages and papers are in the language that the admiral picks. An answer without a page leads to the first one. */
static GBytes *
take_language (ForconWebHouse *house, guint admiral, GHashTable *form)
{
  ForconChronicle *chronicle = house->desk->chronicle (house->data);
  const char *word = g_hash_table_lookup (form, "lang");
  g_autoptr (GError) error = NULL;
  ForconCampaignCommand command = { .kind = FORCON_CAMPAIGN_COMMAND_LANGUAGE, .moment = forcon_moment_now () };

  if (chronicle == NULL || word == NULL || !forcon_language_from_word (word, &command.language.language))
    return notice_page (_ ("There is no such page"), "", TRUE);
  command.language.admiral = (ForconSideId){ (guint16) admiral };
  if (forcon_campaign_admiral (forcon_chronicle_campaign (chronicle), command.language.admiral)->language
      == command.language.language)
    return NULL;
  command.by = word_of (chronicle, command.language.admiral);
  if (!house->desk->enter (&command, &error, house->data))
    return notice_page (_ ("This phone"), error->message, TRUE);
  /* The page that is opened next is in that language. */
  chronicle = house->desk->chronicle (house->data);
  forcon_web_house_publish_to (house, chronicle, admiral);
  return NULL;
}

/* An answer without a page opens the pages. */
static GBytes *
take_pin (ForconWebHouse *house, guint admiral, GHashTable *form)
{
  g_autofree char *pin = forcon_web_form_text (form, "pin");
  ForconChronicle *chronicle = house->desk->chronicle (house->data);
  ForconSideId id = { (guint16) admiral };
  ForconWebPin answer = pin == NULL ? FORCON_WEB_PIN_WRONG : house->desk->try_pin (id, pin, house->data);

  if (answer == FORCON_WEB_PIN_RIGHT || chronicle == NULL)
    return NULL;
  return forcon_web_pin_page (forcon_chronicle_campaign (chronicle), id,
                              answer == FORCON_WEB_PIN_NOT_YET
                                  ? _ ("Too many wrong PINs: wait a while, or ask the master.")
                                  : _ ("This is not your PIN."));
}

/* What telephones may want, and who sees to it. */
static const struct {
  const char *path;
  GBytes *(*take) (ForconWebHouse *house, guint admiral, GHashTable *form);
} wishes[] = {
  { FORCON_WEB_OWN "/orders", take_sheet },
  { FORCON_WEB_OWN "/ask", take_question },
  { FORCON_WEB_TABLE, take_proposal },
  { FORCON_WEB_OWN "/language", take_language },
  { FORCON_WEB_OWN "/pin", take_pin },
};

GBytes *
forcon_web_house_answer (ForconWebHouse *house, const ForconWebMessage *asked)
{
  g_autoptr (GHashTable) form = forcon_web_form_parse (asked->body);
  ForconChronicle *chronicle = house->desk->chronicle (house->data);
  ForconSideId admiral = { (guint16) asked->admiral };
  gboolean there = chronicle == NULL || forcon_web_house_is_there (chronicle, asked->admiral);
  FORCON_IN_LANGUAGE (chronicle == NULL || !there
                          ? NULL
                          : forcon_campaign_language (forcon_chronicle_campaign (chronicle), admiral));

  for (gsize i = 0; there && i < G_N_ELEMENTS (wishes); i++)
    if (g_str_equal (wishes[i].path, asked->name))
      return wishes[i].take (house, asked->admiral, form);
  return notice_page (_ ("There is no such page"), "", TRUE);
}
