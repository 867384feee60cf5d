/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "web/house/web-house.h"

#include <string.h>

#include "base/keyed-dice.h"
#include "base/language.h"
#include "base/text.h"
#include "campaign/knowledge/knowledge.h"
#include "campaign/resolution/campaign-openings.h"
#include "campaign/state/clock.h"
#include "web/house/web-form.h"
#include "web/house/web-html.h"
#include "web/house/web-order.h"
#include "web/house/web-pages.h"
#include "web/house/web-proposal.h"
#include "web/house/web-sheet.h"
#include "web/house/web-table.h"
#include "web/pipe/web-pipe.h"
#include "web/visitors/server.h"
#include "web/visitors/shelf.h"

/* A process that ended is started again after this time, ms. */
#define AGAIN 1000

/* Bytes of what a proposal is known by. */
#define KEY_MAX 64

/* Bytes of a question to the master, as one types it on a telephone. */
#define QUESTION_MAX 4000

/**
 * Guest:
 * @token: (nullable): what opens the pages
 * @draft: (nullable): what was written and not handed in yet, kept against a lost telephone
 * @picks: (nullable): what is picked among its readings
 * @key: (nullable): by which that is handed in
 * @table_key: (nullable): by which a proposal at a table is handed in
 * @knowledge: (nullable): what the admiral knows by now
 */
typedef struct {
  char *token;
  gboolean needs_pin;
  char *draft;
  ForconWebPicks *picks;
  char *key;
  char *table_key;
  ForconKnowledge *knowledge;
} Guest;

struct _ForconWebHouse {
  char *program;
  const ForconWebDesk *desk;
  gpointer data;

  /* Where and how it is to listen */
  char *place;
  GBytes *pem;

  GSubprocess *process;
  ForconWebPipe *pipe;
  ForconWebPictures *pictures;
  ForconWebReports *reports;
  gboolean listens;
  guint again_source;
  /* Checksums of what the process has been given, by admiral and path */
  GHashTable *given;
  Guest guests[FORCON_WEB_ADMIRALS_MAX];
};

/* Pages */

/* Only what has changed is given: what one admiral does makes nothing of the others' pages anew. */
static void
give_page (guint admiral, const char *path, GBytes *page, gpointer data)
{
  ForconWebHouse *house = data;
  g_autofree char *where = g_strdup_printf ("%u%s", admiral, path);
  char *sum = g_compute_checksum_for_bytes (G_CHECKSUM_SHA256, page);
  gboolean same = g_strcmp0 (g_hash_table_lookup (house->given, where), sum) == 0;

  g_hash_table_replace (house->given, g_steal_pointer (&where), sum);
  if (same)
    return;

  forcon_web_pipe_say (house->pipe,
                       &(ForconWebMessage){ .kind = FORCON_WEB_PAGE, .admiral = admiral, .name = path, .body = page });
}

static void
tell_trouble (ForconWebHouse *house, const GError *error)
{
  house->desk->trouble (error->message, house->data);
}

/* The sheet with what is kept of it. It has a key, by which it is handed in once, and keeps it until then: nothing that
 * others do changes it. */
static GBytes *
sheet_page (ForconWebHouse *house, ForconChronicle *chronicle, guint admiral, const char *words, gboolean wrong,
            const char *handed_in)
{
  Guest *guest = &house->guests[admiral];
  ForconWebSheet sheet
      = { .text = guest->draft == NULL ? "" : guest->draft, .words = words, .wrong = wrong, .handed_in = handed_in };

  if (guest->picks == NULL)
    guest->picks = forcon_web_picks_new ();
  sheet.picks = guest->picks;

  if (guest->key == NULL)
    guest->key = forcon_token_new ();
  sheet.key = guest->key;
  return forcon_web_sheet_page (chronicle, guest->knowledge, &sheet);
}

static void
give_sheet (ForconWebHouse *house, ForconChronicle *chronicle, guint admiral)
{
  FORCON_IN_LANGUAGE (
      forcon_campaign_language (forcon_chronicle_campaign (chronicle), (ForconSideId){ (guint16) admiral }));
  g_autoptr (GBytes) page = sheet_page (house, chronicle, admiral, NULL, FALSE, NULL);

  give_page (admiral, forcon_web_path (FORCON_WEB_ORDERS), page, house);
}

/* @knowledge: (transfer full): what papers would tell; @present: what is known now */
static void
publish_to (ForconWebHouse *house, ForconChronicle *chronicle, ForconKnowledge *knowledge,
            const ForconKnowledge *present)
{
  guint admiral = forcon_knowledge_admiral (knowledge).value;
  Guest *guest = &house->guests[admiral];
  g_autoptr (GError) error = NULL;

  g_clear_pointer (&guest->knowledge, forcon_knowledge_free);
  guest->knowledge = knowledge;
  if (guest->table_key == NULL)
    guest->table_key = forcon_token_new ();
  if (!forcon_web_pages_of_admiral (chronicle, knowledge, present, house->pictures, house->reports, guest->table_key,
                                    give_page, house, &error))
    tell_trouble (house, error);
  give_sheet (house, chronicle, admiral);
}

/* How many entries papers would tell of: none of what is being resolved before all of it is. */
static gboolean
find_told (ForconChronicle *chronicle, guint *position, GError **error)
{
  const ForconCampaign *campaign = forcon_chronicle_campaign (chronicle);
  gint phase = campaign->progress.phase;

  *position = forcon_chronicle_position (chronicle);
  return forcon_campaign_coming_phase (campaign) == phase
         || forcon_chronicle_position_at (chronicle, phase, 0, position, error);
}

void
forcon_web_house_publish (ForconWebHouse *house)
{
  ForconChronicle *chronicle = house->desk->chronicle (house->data);
  g_autoptr (GPtrArray) present = NULL;
  g_autoptr (GError) error = NULL;
  guint32 admirals = 0;
  guint position;

  if (chronicle == NULL || house->pipe == NULL)
    return;
  for (guint i = 1; i < FORCON_WEB_ADMIRALS_MAX; i++)
    if (house->guests[i].token != NULL)
      admirals |= 1u << i;
  forcon_web_pages_of_everybody (forcon_chronicle_campaign (chronicle), house->pictures, give_page, house);
  present = forcon_knowledges_at_phase (chronicle, admirals, G_MAXINT, NC_ ("detection", "Contact"), &error);
  if (present == NULL || !find_told (chronicle, &position, &error))
    {
      tell_trouble (house, error);
      return;
    }
  for (guint i = 0; i < present->len; i++)
    {
      const ForconKnowledge *now = g_ptr_array_index (present, i);
      ForconKnowledge *told = forcon_knowledge_at_position (chronicle, forcon_knowledge_admiral (now), position,
                                                            NC_ ("detection", "Contact"), &error);

      if (told == NULL)
        {
          tell_trouble (house, error);
          return;
        }
      publish_to (house, chronicle, told, now);
    }
}

/* What telephones send */

/* Whether this sheet or proposal is in the journal: a telephone that heard no answer sends it again. Another text is
 * another one, even from a page that has been used before; @text: (nullable): any. */
static gboolean
is_handed_in (ForconChronicle *chronicle, ForconCampaignCommandKind kind, const char *key, const char *text)
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
  Guest *guest = &house->guests[admiral];
  g_autoptr (GError) error = NULL;
  g_autofree char *time = forcon_time_of_day (g_get_real_time ());
  ForconCampaignCommand command = { .kind = FORCON_CAMPAIGN_COMMAND_HAND_IN, .moment = forcon_moment_now () };

  *wrong = FALSE;
  if (!is_handed_in (chronicle, FORCON_CAMPAIGN_COMMAND_HAND_IN, key, guest->draft))
    {
      g_autoptr (GArray) picked
          = forcon_web_sheet_picked (chronicle, guest->knowledge, guest->draft, guest->picks);

      command.hand_in.admiral = (ForconSideId){ (guint16) admiral };
      command.hand_in.text = g_intern_string (guest->draft);
      command.hand_in.key = g_intern_string (key);
      command.by = word_of (chronicle, command.hand_in.admiral);
      *wrong = !house->desk->enter (&command, &error, house->data);
      if (!*wrong)
        settle (house, command.hand_in.admiral, picked);
    }
  if (*wrong)
    return g_strdup (error->message);
  g_clear_pointer (&guest->draft, g_free);
  g_clear_pointer (&guest->picks, forcon_web_picks_free);
  g_clear_pointer (&guest->key, g_free);
  /* Translators: the time of day: what an admiral reads who handed in an order sheet. */
  return g_strdup_printf (_ ("Handed in at %s. Whoever hands in another sheet replaces this one."), time);
}

/* Appends the order that was put together to the sheet. Returns: (transfer full) (nullable): why not */
static char *
add_order (Guest *guest, GHashTable *form)
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
  Guest *guest = &house->guests[admiral];
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
  give_sheet (house, chronicle, admiral);
  return sheet_page (house, chronicle, admiral, words, wrong, handed_in);
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
  Guest *guest = &house->guests[admiral];
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
      if (is_handed_in (chronicle, FORCON_CAMPAIGN_COMMAND_SUGGEST, key, NULL))
        return notice_page (C_ ("page", "At the table"), done, FALSE);
      return proposal_page (_ ("This was not handed in:"), words, TRUE);
    }
  command.by = word_of (chronicle, command.suggest.admiral);
  if (!is_handed_in (chronicle, FORCON_CAMPAIGN_COMMAND_SUGGEST, key, command.suggest.text)
      && !house->desk->enter (&command, NULL, house->data))
    return notice_page (C_ ("page", "At the table"), _ ("The master takes no proposals at this table now."), TRUE);
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
  forcon_web_house_publish (house);
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

static GBytes *
answer_to (ForconWebHouse *house, const ForconWebMessage *asked)
{
  g_autoptr (GHashTable) form = forcon_web_form_parse (asked->body);
  ForconChronicle *chronicle = house->desk->chronicle (house->data);
  ForconSideId admiral = { (guint16) asked->admiral };
  FORCON_IN_LANGUAGE (chronicle == NULL ? NULL
                                        : forcon_campaign_language (forcon_chronicle_campaign (chronicle), admiral));

  for (gsize i = 0; i < G_N_ELEMENTS (wishes); i++)
    if (g_str_equal (wishes[i].path, asked->name))
      return wishes[i].take (house, asked->admiral, form);
  return notice_page (_ ("There is no such page"), "", TRUE);
}

static void
on_ask (ForconWebHouse *house, const ForconWebMessage *asked)
{
  g_autoptr (GBytes) page = NULL;

  if (asked->admiral == 0 || asked->admiral >= FORCON_WEB_ADMIRALS_MAX || house->guests[asked->admiral].token == NULL)
    return;
  page = answer_to (house, asked);
  forcon_web_pipe_say (house->pipe,
                       &(ForconWebMessage){ .kind = FORCON_WEB_ANSWER, .number = asked->number, .body = page });
}

static void
on_message (const ForconWebMessage *message, gpointer data)
{
  ForconWebHouse *house = data;

  switch (message->kind)
    {
    case FORCON_WEB_READY:
      house->desk->ready (message->name, house->data);
      if (message->number == 0)
        house->desk->trouble (_ ("The program that is open to the network cannot be confined on this system: whoever "
                                 "broke into it could do what you can."),
                              house->data);
      break;
    case FORCON_WEB_FAILED:
      house->desk->trouble (message->name, house->data);
      break;
    case FORCON_WEB_ASK:
      on_ask (house, message);
      break;
    case FORCON_WEB_SESSIONS:
      house->desk->sessions (message->body, house->data);
      break;
    case FORCON_WEB_LISTEN:
    case FORCON_WEB_ADMIT:
    case FORCON_WEB_PAGE:
    case FORCON_WEB_ANSWER:
    case FORCON_WEB_END_SESSION:
    case FORCON_WEB_ENTER:
    case FORCON_WEB_TRY_PIN:
    case FORCON_N_WEB_MESSAGES:
    default:
      break;
    }
}

/* The process */

static gboolean start (ForconWebHouse *house, GError **error);

static gboolean
on_again (gpointer data)
{
  ForconWebHouse *house = data;
  g_autoptr (GError) error = NULL;

  house->again_source = 0;
  if (!start (house, &error))
    tell_trouble (house, error);
  return G_SOURCE_REMOVE;
}

static void
on_visitors_gone (gpointer data)
{
  ForconWebHouse *house = data;

  house->desk->trouble (
      _ ("The admirals' screens have stopped, and are started again. Telephones open their links again; "
         "nothing that was handed in is lost."),
      house->data);
  if (house->again_source == 0)
    house->again_source = g_timeout_add (AGAIN, on_again, house);
}

static void
admit (ForconWebHouse *house, guint admiral)
{
  const Guest *guest = &house->guests[admiral];

  if (guest->token != NULL && house->pipe != NULL)
    forcon_web_pipe_say (house->pipe, &(ForconWebMessage){ .kind = FORCON_WEB_ADMIT,
                                                           .admiral = admiral,
                                                           .number = guest->needs_pin ? 1 : 0,
                                                           .name = guest->token });
}

/* Nobody comes before the first pictures are there. */
static void
on_drawn (gpointer data)
{
  ForconWebHouse *house = data;

  if (house->listens || house->pipe == NULL)
    return;
  house->listens = TRUE;
  forcon_web_pipe_say (house->pipe,
                       &(ForconWebMessage){ .kind = FORCON_WEB_LISTEN, .name = house->place, .body = house->pem });
}

static gboolean
start (ForconWebHouse *house, GError **error)
{
  const char *const arguments[] = { house->program, "visitors", NULL };

  g_clear_pointer (&house->pipe, forcon_web_pipe_free);
  g_clear_object (&house->process);
  house->process = g_subprocess_newv (arguments, G_SUBPROCESS_FLAGS_STDIN_PIPE | G_SUBPROCESS_FLAGS_STDOUT_PIPE, error);
  if (house->process == NULL)
    return FALSE;
  house->pipe = forcon_web_pipe_new (g_subprocess_get_stdout_pipe (house->process),
                                     g_subprocess_get_stdin_pipe (house->process), on_message, on_visitors_gone, house);
  g_hash_table_remove_all (house->given);
  for (guint i = 1; i < FORCON_WEB_ADMIRALS_MAX; i++)
    admit (house, i);
  house->listens = FALSE;
  forcon_web_house_publish (house);
  forcon_web_pictures_give_again (house->pictures);
  return TRUE;
}

gboolean
forcon_web_house_open (ForconWebHouse *house, const char *place, const char *pem, GError **error)
{
  g_free (house->place);
  house->place = g_strdup (place);
  g_clear_pointer (&house->pem, g_bytes_unref);
  house->pem = g_bytes_new (pem == NULL ? "" : pem, pem == NULL ? 0 : strlen (pem));
  return start (house, error);
}

void
forcon_web_house_admit (ForconWebHouse *house, ForconSideId admiral, const char *token, gboolean needs_pin)
{
  Guest *guest;

  g_return_if_fail (admiral.value > 0 && admiral.value < FORCON_WEB_ADMIRALS_MAX);
  guest = &house->guests[admiral.value];
  if (g_strcmp0 (guest->token, token) == 0 && guest->needs_pin == needs_pin)
    return;
  g_free (guest->token);
  guest->token = g_strdup (token);
  guest->needs_pin = needs_pin;
  admit (house, admiral.value);
}

static void
guest_clear (Guest *guest)
{
  g_free (guest->token);
  g_free (guest->draft);
  forcon_web_picks_free (guest->picks);
  g_free (guest->key);
  g_free (guest->table_key);
  forcon_knowledge_free (guest->knowledge);
  *guest = (Guest){ 0 };
}

void
forcon_web_house_clear (ForconWebHouse *house)
{
  for (guint i = 0; i < FORCON_WEB_ADMIRALS_MAX; i++)
    guest_clear (&house->guests[i]);
  /* Its end is a notice, and another one begins with nothing. */
  if (house->process != NULL)
    g_subprocess_force_exit (house->process);
}

void
forcon_web_house_end_session (ForconWebHouse *house, guint64 session)
{
  if (house->pipe != NULL)
    forcon_web_pipe_say (house->pipe, &(ForconWebMessage){ .kind = FORCON_WEB_END_SESSION, .number = session });
}

/* A house */

ForconWebHouse *
forcon_web_house_new (const char *program, const ForconWebDesk *desk, gpointer data)
{
  ForconWebHouse *house = g_new0 (ForconWebHouse, 1);

  house->program = g_strdup (program);
  house->given = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  house->desk = desk;
  house->data = data;
  house->pictures = forcon_web_pictures_new (give_page, on_drawn, house);
  house->reports = forcon_web_reports_new ();
  return house;
}

void
forcon_web_house_free (ForconWebHouse *house)
{
  if (house == NULL)
    return;
  g_clear_handle_id (&house->again_source, g_source_remove);
  forcon_web_pictures_free (house->pictures);
  forcon_web_reports_free (house->reports);
  forcon_web_pipe_free (house->pipe);
  g_clear_object (&house->process);
  for (guint i = 0; i < FORCON_WEB_ADMIRALS_MAX; i++)
    guest_clear (&house->guests[i]);
  g_bytes_unref (house->pem);
  g_free (house->place);
  g_hash_table_unref (house->given);
  g_free (house->program);
  g_free (house);
}
