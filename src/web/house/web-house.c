/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "web/house/web-house-private.h"

#include <string.h>

#include "base/keyed-dice.h"
#include "base/language.h"
#include "campaign/resolution/campaign-openings.h"
#include "web/house/web-html.h"
#include "web/house/web-pages.h"
#include "web/house/web-sheet.h"

/* A process that ended, or could not be started, is started again after this time, ms: twice as long each time until
 * it listens, up to the longest. */
#define AGAIN 1000
#define LONGEST_AGAIN 30000

/* Without a process nothing is said: the next one is told all anew. */
static void
say (ForconWebHouse *house, const ForconWebMessage *message)
{
  if (house->pipe != NULL)
    forcon_web_pipe_say (house->pipe, message);
}

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
  say (house, &(ForconWebMessage){ .kind = FORCON_WEB_PAGE, .admiral = admiral, .name = path, .body = page });
}

static void
tell_trouble (ForconWebHouse *house, const GError *error)
{
  house->desk->trouble (error->message, house->data);
}

/* The sheet with what is kept of it. It has a key, by which it is handed in once, and keeps it until then: nothing that
 * others do changes it. */
GBytes *
forcon_web_house_sheet_page (ForconWebHouse *house, ForconChronicle *chronicle, guint admiral, const char *words,
                             gboolean wrong, const char *handed_in)
{
  ForconWebGuest *guest = &house->guests[admiral];
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

void
forcon_web_house_give_sheet (ForconWebHouse *house, ForconChronicle *chronicle, guint admiral)
{
  FORCON_IN_LANGUAGE (
      forcon_campaign_language (forcon_chronicle_campaign (chronicle), (ForconSideId){ (guint16) admiral }));
  g_autoptr (GBytes) page = forcon_web_house_sheet_page (house, chronicle, admiral, NULL, FALSE, NULL);

  give_page (admiral, forcon_web_path (FORCON_WEB_ORDERS), page, house);
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

/* Before play admirals go, while links that were theirs are still let in. */
gboolean
forcon_web_house_is_there (ForconChronicle *chronicle, guint admiral)
{
  return admiral <= forcon_campaign_n_admirals (forcon_chronicle_campaign (chronicle));
}

/* What papers would tell, and what is known now. */
gboolean
forcon_web_house_publish_to (ForconWebHouse *house, ForconChronicle *chronicle, guint admiral)
{
  const char *contact = NC_ ("detection", "Contact");
  ForconSideId id = { (guint16) admiral };
  ForconWebGuest *guest = &house->guests[admiral];
  g_autoptr (GError) error = NULL;
  g_autoptr (ForconKnowledge) later = NULL;
  ForconKnowledge *told = NULL;
  gboolean well;
  guint position;

  if (!forcon_web_house_is_there (chronicle, admiral))
    return TRUE;
  if (find_told (chronicle, &position, &error))
    told = forcon_knowledge_at_position (chronicle, id, position, contact, &error);
  well = told != NULL;
  /* Only while something is being resolved more is known than is told. */
  if (well && position < forcon_chronicle_position (chronicle))
    {
      later = forcon_knowledge_new (chronicle, id, contact, &error);
      well = later != NULL;
    }
  if (!well)
    {
      forcon_knowledge_free (told);
      tell_trouble (house, error);
      return FALSE;
    }
  forcon_knowledge_free (guest->knowledge);
  guest->knowledge = told;
  if (guest->table_key == NULL)
    guest->table_key = forcon_token_new ();
  if (!forcon_web_pages_of_admiral (chronicle, told, later == NULL ? told : later, house->pictures, house->reports,
                                    guest->table_key, give_page, house, &error))
    tell_trouble (house, error);
  forcon_web_house_forget_entered (house, chronicle, admiral);
  forcon_web_house_give_sheet (house, chronicle, admiral);
  return TRUE;
}

/* The next of those whose pages are old. Returns: whether there is one */
static gboolean
publish_next (ForconWebHouse *house)
{
  ForconChronicle *chronicle = house->desk->chronicle (house->data);
  guint admiral = 1;

  if (chronicle == NULL || house->pipe == NULL)
    house->unpublished = 0;
  if (house->unpublished == 0)
    return FALSE;
  while ((house->unpublished & 1u << admiral) == 0)
    admiral++;
  house->unpublished &= ~(1u << admiral);
  if (house->guests[admiral].token != NULL && !forcon_web_house_publish_to (house, chronicle, admiral))
    house->unpublished = 0;
  return TRUE;
}

static gboolean
on_publish (gpointer data)
{
  ForconWebHouse *house = data;

  if (publish_next (house))
    return G_SOURCE_CONTINUE;
  house->publish_source = 0;
  return G_SOURCE_REMOVE;
}

static void
begin_publishing (ForconWebHouse *house)
{
  ForconChronicle *chronicle = house->desk->chronicle (house->data);

  if (chronicle == NULL || house->pipe == NULL)
    return;
  for (guint i = 1; i < FORCON_WEB_ADMIRALS_MAX; i++)
    if (house->guests[i].token != NULL)
      house->unpublished |= 1u << i;
  forcon_web_pages_of_everybody (forcon_chronicle_campaign (chronicle), house->pictures, give_page, house);
}

/* One admiral in a turn of the main loop: who hands in meanwhile is answered in between. */
void
forcon_web_house_publish (ForconWebHouse *house)
{
  begin_publishing (house);
  if (house->unpublished != 0 && house->publish_source == 0)
    house->publish_source = g_idle_add (on_publish, house);
}

/* What comes from the process */

static void
on_ask (ForconWebHouse *house, const ForconWebMessage *asked)
{
  g_autoptr (GBytes) page = NULL;

  if (asked->admiral == 0 || asked->admiral >= FORCON_WEB_ADMIRALS_MAX || house->guests[asked->admiral].token == NULL)
    return;
  page = forcon_web_house_answer (house, asked);
  say (house, &(ForconWebMessage){ .kind = FORCON_WEB_ANSWER, .number = asked->number, .body = page });
}

static void
on_message (const ForconWebMessage *message, gpointer data)
{
  ForconWebHouse *house = data;

  switch (message->kind)
    {
    case FORCON_WEB_READY:
      house->wait = AGAIN;
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
static void start_later (ForconWebHouse *house);

static gboolean
on_again (gpointer data)
{
  ForconWebHouse *house = data;
  g_autoptr (GError) error = NULL;

  house->again_source = 0;
  if (start (house, &error))
    return G_SOURCE_REMOVE;
  tell_trouble (house, error);
  start_later (house);
  return G_SOURCE_REMOVE;
}

static void
start_later (ForconWebHouse *house)
{
  if (house->again_source != 0)
    return;
  house->again_source = g_timeout_add (house->wait, on_again, house);
  house->wait = MIN (2 * house->wait, LONGEST_AGAIN);
}

static void
on_visitors_gone (gpointer data)
{
  ForconWebHouse *house = data;

  house->desk->trouble (
      _ ("The admirals' screens have stopped, and are started again. Telephones open their links again; "
         "nothing that was handed in is lost."),
      house->data);
  start_later (house);
}

static void
admit (ForconWebHouse *house, guint admiral)
{
  const ForconWebGuest *guest = &house->guests[admiral];

  if (guest->token != NULL)
    say (house, &(ForconWebMessage){ .kind = FORCON_WEB_ADMIT,
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
  say (house, &(ForconWebMessage){ .kind = FORCON_WEB_LISTEN, .name = house->place, .body = house->pem });
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
  /* Nobody waits for an answer yet. */
  begin_publishing (house);
  while (publish_next (house))
    ;
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
  ForconWebGuest *guest;

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
guest_clear (ForconWebGuest *guest)
{
  g_free (guest->token);
  g_free (guest->draft);
  forcon_web_picks_free (guest->picks);
  g_free (guest->key);
  g_free (guest->table_key);
  forcon_web_entered_clear (&guest->sheet);
  forcon_web_entered_clear (&guest->proposal);
  forcon_knowledge_free (guest->knowledge);
  *guest = (ForconWebGuest){ 0 };
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
  say (house, &(ForconWebMessage){ .kind = FORCON_WEB_END_SESSION, .number = session });
}

/* A house */

ForconWebHouse *
forcon_web_house_new (const char *program, const ForconWebDesk *desk, gpointer data)
{
  ForconWebHouse *house = g_new0 (ForconWebHouse, 1);

  house->program = g_strdup (program);
  house->wait = AGAIN;
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
  g_clear_handle_id (&house->publish_source, g_source_remove);
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
