/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The program of the admirals' screens, which forcon serve runs in its own place, and which runs itself once more as
 * the process that is open to the network. */
#include "base/locale.h"
#include "base/text.h"
#include "campaign/state/clock.h"
#include "cli/frame/arguments.h"
#include "cli/frame/desk.h"
#include "cli/frame/output.h"
#include "render/drawing/qr.h"
#include "report/campaign/campaign-sentences.h"
#include "storage/exchange/command-text.h"
#include "storage/store/link.h"
#include "storage/store/pin.h"
#include "web/house/certificate.h"
#include "web/house/web-control.h"
#include "web/house/web-house.h"
#include "web/pipe/web-line.h"
#include "web/pipe/web-sessions.h"
#include "web/visitors/server.h"
#include "web/visitors/shelf.h"

#include <gio/gunixinputstream.h>
#include <gio/gunixoutputstream.h>
#include <glib-unix.h>
#include <glib/gi18n-lib.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

void forcon_web_register_resource (void);

/* How often the file is looked at for what another program did, ms: what a master sends is on telephones within two
 * seconds. */
#define LOOK_EVERY 400

typedef struct {
  char *address;
  gboolean plain;
  gboolean codes;
  gboolean renew;
  gboolean sessions;
  gint64 end_session;
  gboolean window;
} Options;

/**
 * Serving:
 * @store: (nullable): the campaign as it was when it was looked at last
 * @stamp: of the file then
 * @publish_source: while what was entered waits to be published
 * @telephones: how many each admiral had when that was told last
 * @control: (nullable): by which others ask who is there
 * @line: (nullable): to the window that has the campaign open, and so alone may write it
 */
typedef struct {
  const char *path;
  const Options *options;
  char *pem;
  GMainLoop *loop;
  ForconStore *store;
  char *stamp;
  ForconWebHouse *house;
  ForconWebLine *line;
  ForconWebControl *control;
  guint publish_source;
  guint telephones[FORCON_WEB_ADMIRALS_MAX];
  /* The words of those who were let in, by their numbers, which others may get before play */
  char *admitted[FORCON_WEB_ADMIRALS_MAX];
  ForconExit status;
} Serving;

/* The campaign. It is open to write only while something is entered, so that forcon do and others work beside this. */

/* (transfer full): what changes with a file; "" where there is none */
static char *
tag_of (const char *path)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GFileInfo) info = g_file_query_info (file, G_FILE_ATTRIBUTE_ETAG_VALUE "," G_FILE_ATTRIBUTE_STANDARD_SIZE,
                                                  G_FILE_QUERY_INFO_NONE, NULL, NULL);

  return info == NULL
             ? g_strdup ("")
             : g_strdup_printf ("%s %" G_GOFFSET_FORMAT, g_file_info_get_etag (info), g_file_info_get_size (info));
}

/* What changes with the campaign. */
static char *
stamp_of (const char *path)
{
  g_autofree char *log = g_strconcat (path, "-wal", NULL);
  g_autofree char *tag = tag_of (path);
  g_autofree char *log_tag = tag_of (log);

  return g_strconcat (tag, " ", log_tag, NULL);
}

/* Reads the file again. Returns: whether it could be */
static gboolean
look (Serving *serving, GError **error)
{
  /* Taken before: what is written while it is read is found the next time. */
  g_autofree char *stamp = stamp_of (serving->path);
  ForconStore *store = forcon_store_open (serving->path, FORCON_STORE_READ, error);

  if (store == NULL)
    return FALSE;
  g_clear_pointer (&serving->store, forcon_store_free);
  serving->store = store;
  g_free (serving->stamp);
  serving->stamp = g_steal_pointer (&stamp);
  return TRUE;
}

static const char *
word_of (const Serving *serving, guint admiral)
{
  const ForconCampaign *campaign = forcon_store_campaign (serving->store);

  return admiral <= forcon_campaign_n_admirals (campaign)
             ? forcon_battle_side (campaign->fleet, (ForconSideId){ (guint16) admiral })->id
             : NULL;
}

/* Before play admirals come and go, and numbers change hands: then nobody keeps what another one's number had. */
static gboolean
numbers_changed_hands (const Serving *serving)
{
  for (guint i = 1; i < FORCON_WEB_ADMIRALS_MAX; i++)
    if (serving->admitted[i] != NULL && g_strcmp0 (serving->admitted[i], word_of (serving, i)) != 0)
      return TRUE;
  return FALSE;
}

/* Links and PINs as they are in the file. */
static void
admit_all (Serving *serving)
{
  if (numbers_changed_hands (serving))
    forcon_web_house_clear (serving->house);
  for (guint i = 1; i < FORCON_WEB_ADMIRALS_MAX; i++)
    {
      ForconSideId admiral = { (guint16) i };
      const char *word = word_of (serving, i);
      g_autofree char *token = word == NULL ? NULL : forcon_link_token (serving->store, admiral);

      g_free (serving->admitted[i]);
      serving->admitted[i] = g_strdup (word);
      if (token != NULL)
        forcon_web_house_admit (serving->house, admiral, token, forcon_pin_is_set (serving->store, admiral));
    }
}

static gboolean
on_look (gpointer data)
{
  Serving *serving = data;
  g_autofree char *stamp = stamp_of (serving->path);

  if (g_str_equal (stamp, serving->stamp))
    return G_SOURCE_CONTINUE;
  if (look (serving, NULL))
    {
      admit_all (serving);
      forcon_web_house_publish (serving->house);
    }
  return G_SOURCE_CONTINUE;
}

/* The desk */

static ForconChronicle *
chronicle (gpointer data)
{
  Serving *serving = data;

  return serving->store == NULL ? NULL : forcon_store_chronicle (serving->store);
}

static gboolean
on_publish (gpointer data)
{
  Serving *serving = data;

  serving->publish_source = 0;
  /* What was read may have other admirals. */
  admit_all (serving);
  forcon_web_house_publish (serving->house);
  return G_SOURCE_REMOVE;
}

/* Why a file cannot be written names folders of the laptop: that is for the master alone. */
static gboolean
fail (GError **error, const char *why)
{
  forcon_print_error ("forcon serve: %s", why);
  g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_BUSY,
                       _ ("The master's laptop cannot take this just now. Try again in a moment: your text is kept."));
  return FALSE;
}

/* Reads what was entered, and gives everybody the new pages: once, however much is entered first. It is on the disk:
 * where it cannot be read just now, that is tried again, and nobody is told to enter it once more. */
static void
look_after_entering (Serving *serving)
{
  g_autoptr (GError) error = NULL;

  if (!look (serving, &error))
    {
      forcon_print_error ("forcon serve: %s", error->message);
      g_free (serving->stamp);
      serving->stamp = g_strdup ("");
    }
  if (serving->publish_source == 0)
    serving->publish_source = g_idle_add (on_publish, serving);
}

/* Has the window enter it, which answers why not, or nothing. */
static gboolean
enter_at_window (Serving *serving, const ForconCampaignCommand *command, GError **error)
{
  g_autofree char *text = forcon_command_to_text (command);
  g_autoptr (GBytes) body = g_bytes_new (text, strlen (text));
  g_autofree char *refusal
      = forcon_web_line_ask (serving->line, &(ForconWebMessage){ .kind = FORCON_WEB_ENTER, .body = body });

  if (refusal == NULL)
    return fail (error, _ ("the window has ended"));
  if (*refusal != '\0')
    {
      g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_INVALID_ARGUMENT, refusal);
      return FALSE;
    }
  look_after_entering (serving);
  return TRUE;
}

static gboolean
enter (const ForconCampaignCommand *command, GError **error, gpointer data)
{
  Serving *serving = data;
  g_autoptr (GError) local = NULL;
  g_autoptr (ForconCampaignOutcome) outcome = NULL;
  g_autoptr (ForconStore) store = NULL;
  g_autofree char *refusal = NULL;

  if (serving->line != NULL)
    return enter_at_window (serving, command, error);
  store = forcon_store_open (serving->path, FORCON_STORE_WRITE, &local);
  if (store != NULL)
    {
      forcon_store_wind_up (store, &command->moment);
      outcome = forcon_store_do (store, command, &FORCON_DICE_GENERATED, &local);
    }
  if (outcome == NULL)
    return fail (error, local->message);
  refusal = forcon_campaign_refusal (forcon_store_campaign (store), &outcome->verdict);
  if (refusal != NULL)
    {
      g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_INVALID_ARGUMENT, refusal);
      return FALSE;
    }
  g_clear_pointer (&store, forcon_store_free);
  look_after_entering (serving);
  return TRUE;
}

/* Anything else than a number of ForconWebPin is none that opens something. */
static ForconWebPin
try_pin_at_window (Serving *serving, ForconSideId admiral, const char *pin)
{
  g_autofree char *answer = forcon_web_line_ask (
      serving->line, &(ForconWebMessage){ .kind = FORCON_WEB_TRY_PIN, .admiral = admiral.value, .name = pin });
  guint64 number;

  if (answer == NULL || !g_ascii_string_to_unsigned (answer, 10, 0, FORCON_WEB_PIN_NOT_YET, &number, NULL))
    return FORCON_WEB_PIN_NOT_YET;
  return (ForconWebPin) number;
}

static ForconWebPin
try_pin (ForconSideId admiral, const char *pin, gpointer data)
{
  Serving *serving = data;
  g_autoptr (GError) error = NULL;
  g_autoptr (ForconStore) store = NULL;
  ForconPinAnswer answer;
  gint64 wait = 0;

  if (serving->line != NULL)
    return try_pin_at_window (serving, admiral, pin);
  store = forcon_store_open (serving->path, FORCON_STORE_WRITE, &error);
  if (store == NULL)
    {
      forcon_print_error ("forcon serve: %s", error->message);
      return FORCON_WEB_PIN_NOT_YET;
    }
  answer = forcon_pin_check (store, admiral, pin, &wait, NULL);
  if (answer == FORCON_PIN_RIGHT || answer == FORCON_PIN_UNSET)
    return FORCON_WEB_PIN_RIGHT;
  return answer == FORCON_PIN_NOT_YET ? FORCON_WEB_PIN_NOT_YET : FORCON_WEB_PIN_WRONG;
}

static void
tell_window (Serving *serving, ForconWebKind kind, const char *name, const char *text)
{
  g_autoptr (GBytes) body = g_bytes_new (text, text == NULL ? 0 : strlen (text));

  forcon_web_line_say (serving->line, &(ForconWebMessage){ .kind = kind, .name = name, .body = body });
}

/* Papers tell it; that it could not be written is no reason to end. */
static void
remember_place (const Serving *serving, const char *address, const char *fingerprint)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (ForconStore) store = forcon_store_open (serving->path, FORCON_STORE_WRITE, &error);

  if (store == NULL || !forcon_link_set_place (store, address, fingerprint, &error))
    forcon_print_error ("forcon serve: %s", error->message);
}

static void
ready (const char *address, gpointer data)
{
  Serving *serving = data;
  const ForconCampaign *campaign = forcon_store_campaign (serving->store);
  g_autofree char *fingerprint = serving->pem == NULL ? NULL : forcon_certificate_fingerprint (serving->pem);

  if (serving->line != NULL)
    {
      tell_window (serving, FORCON_WEB_READY, address, fingerprint);
      return;
    }
  remember_place (serving, address, fingerprint);
  forcon_print_line (_ ("Everybody: %s/"), address);
  for (guint i = 1; i <= forcon_campaign_n_admirals (campaign); i++)
    {
      ForconSideId admiral = { (guint16) i };
      g_autofree char *token = forcon_link_token (serving->store, admiral);
      g_autofree char *link = token == NULL ? NULL : forcon_link_address (address, token);
      g_autofree char *code = NULL;

      if (link == NULL)
        continue;
      forcon_print_line ("%s: %s", forcon_campaign_admiral_name (campaign, admiral), link);
      if (serving->options->codes)
        forcon_print_line ("%s", code = forcon_qr_text (link));
    }
  if (fingerprint != NULL)
    forcon_print_line (_ ("Fingerprint of the certificate (SHA-256): %s"), fingerprint);
  forcon_print_line ("%s", _ ("Ctrl+C ends it."));
  fflush (stdout);
}

static void
trouble (const char *sentence, gpointer data)
{
  Serving *serving = data;

  if (serving->line != NULL)
    tell_window (serving, FORCON_WEB_FAILED, sentence, NULL);
  else
    forcon_print_error ("forcon serve: %s", sentence);
}

/* Who sits at the terminal reads who has come, and gone. */
static void
tell_telephones (Serving *serving, GBytes *body)
{
  const ForconCampaign *campaign = forcon_store_campaign (serving->store);
  g_autoptr (GArray) there = forcon_web_sessions_from_bytes (body);

  for (guint i = 1; i <= forcon_campaign_n_admirals (campaign) && i < FORCON_WEB_ADMIRALS_MAX; i++)
    {
      guint n = 0;

      for (guint j = 0; j < there->len; j++)
        n += g_array_index (there, ForconWebSession, j).admiral == i ? 1 : 0;
      if (n == serving->telephones[i])
        continue;
      serving->telephones[i] = n;
      /* Translators: an admiral, and on how many telephones the link is open. */
      forcon_print_line (g_dngettext (GETTEXT_PACKAGE, "%1$s: %2$u telephone", "%1$s: %2$u telephones", n),
                         forcon_campaign_admiral_name (campaign, (ForconSideId){ (guint16) i }), n);
    }
  fflush (stdout);
}

static void
sessions (GBytes *body, gpointer data)
{
  Serving *serving = data;

  if (serving->control != NULL)
    forcon_web_control_set_sessions (serving->control, body);
  if (serving->line != NULL)
    forcon_web_line_say (serving->line, &(ForconWebMessage){ .kind = FORCON_WEB_SESSIONS, .body = body });
  else
    tell_telephones (serving, body);
}

static const ForconWebDesk desk = { chronicle, enter, try_pin, ready, trouble, sessions };

/* The window */

static void
on_window_says (const ForconWebMessage *message, gpointer data)
{
  Serving *serving = data;

  if (message->kind == FORCON_WEB_END_SESSION)
    forcon_web_house_end_session (serving->house, message->number);
}

static void
on_window_gone (gpointer data)
{
  g_main_loop_quit (((Serving *) data)->loop);
}

/* Beginning */

/* Every admiral has a link; with --renew a new one. */
static gboolean
make_links (const char *path, gboolean renew, GError **error)
{
  g_autoptr (ForconStore) store = forcon_store_open (path, FORCON_STORE_WRITE, error);

  if (store == NULL)
    return FALSE;
  for (guint i = 1; i <= forcon_campaign_n_admirals (forcon_store_campaign (store)); i++)
    {
      g_autofree char *token = forcon_link_token (store, (ForconSideId){ (guint16) i });

      if ((token == NULL || renew) && !forcon_link_make (store, (ForconSideId){ (guint16) i }, error))
        return FALSE;
    }
  return TRUE;
}

static gboolean
on_end (gpointer data)
{
  g_main_loop_quit (((Serving *) data)->loop);
  return G_SOURCE_CONTINUE;
}

static void
on_end_session (guint64 session, gpointer data)
{
  forcon_web_house_end_session (((Serving *) data)->house, session);
}

/* That nobody can ask is no reason to end; the window knows anyway. */
static void
open_control (Serving *serving)
{
  g_autofree char *identity = forcon_store_identity (serving->store);
  g_autoptr (GError) error = NULL;

  serving->control = forcon_web_control_new (identity, on_end_session, serving, &error);
  if (serving->control == NULL && serving->line == NULL)
    trouble (error->message, serving);
}

static gboolean
open_house (Serving *serving, GError **error)
{
  g_autofree char *certificate = forcon_certificate_path ();

  /* Beside a window nothing is written here: it has made the links. */
  if ((serving->line == NULL && !make_links (serving->path, serving->options->renew, error)) || !look (serving, error))
    return FALSE;
  if (!serving->options->plain)
    {
      serving->pem = forcon_certificate_pem (certificate, error);
      if (serving->pem == NULL)
        return FALSE;
    }
  admit_all (serving);
  open_control (serving);
  return forcon_web_house_open (serving->house, serving->options->address, serving->pem, error);
}

static ForconExit
serve (const char *path, const Options *options)
{
  g_autofree char *program = g_file_read_link ("/proc/self/exe", NULL);
  g_autoptr (GError) error = NULL;
  Serving serving = { .path = path, .options = options, .loop = g_main_loop_new (NULL, FALSE) };

  if (options->window)
    serving.line = forcon_web_line_new (STDIN_FILENO, STDOUT_FILENO, on_window_says, on_window_gone, &serving);
  serving.house = forcon_web_house_new (program, &desk, &serving);
  if (open_house (&serving, &error))
    {
      g_timeout_add (LOOK_EVERY, on_look, &serving);
      g_unix_signal_add (SIGINT, on_end, &serving);
      g_unix_signal_add (SIGTERM, on_end, &serving);
      g_main_loop_run (serving.loop);
    }
  else
    {
      trouble (error->message, &serving);
      serving.status = FORCON_EXIT_DAMAGED;
    }
  g_clear_handle_id (&serving.publish_source, g_source_remove);
  forcon_web_house_free (serving.house);
  for (guint i = 0; i < FORCON_WEB_ADMIRALS_MAX; i++)
    g_free (serving.admitted[i]);
  forcon_web_line_free (serving.line);
  forcon_web_control_free (serving.control);
  g_clear_pointer (&serving.store, forcon_store_free);
  g_main_loop_unref (serving.loop);
  g_free (serving.stamp);
  g_free (serving.pem);
  return serving.status;
}

/* Who is there, by whoever serves it, and one of them less. */
static ForconExit
list_sessions (const char *path, guint64 end)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (ForconStore) store = forcon_store_open (path, FORCON_STORE_READ, &error);
  g_autofree char *identity = store == NULL ? NULL : forcon_store_identity (store);
  g_autoptr (GArray) there = store == NULL ? NULL : forcon_web_control_sessions (identity, end, NULL);

  if (store == NULL || there == NULL)
    {
      forcon_print_error ("forcon serve: %s",
                          store == NULL ? error->message : _ ("nobody serves this campaign on this machine"));
      return store == NULL ? FORCON_EXIT_DAMAGED : FORCON_EXIT_REFUSED;
    }
  for (guint i = 0; i < there->len; i++)
    {
      const ForconWebSession *session = &g_array_index (there, ForconWebSession, i);
      g_autofree char *seen = forcon_time_of_day (session->seen);

      /* Translators: the number of a session, an admiral, a time of day. */
      forcon_print_line (session->open ? _ ("%1$u: %2$s, last seen at %3$s")
                                       : _ ("%1$u: %2$s, waiting for the PIN since %3$s"),
                         (guint) session->number,
                         forcon_campaign_admiral_name (forcon_store_campaign (store),
                                                       (ForconSideId){ (guint16) session->admiral }),
                         seen);
    }
  return FORCON_EXIT_DONE;
}

static ForconExit
run (int argc, char **argv, gboolean window)
{
  Options options = { .window = window };
  ForconExit status = FORCON_EXIT_DONE;
  const GOptionEntry entries[] = {
    { "address", 0, 0, G_OPTION_ARG_STRING, &options.address,
      N_ ("where telephones find the laptop: “10.42.0.1:8443”; only what comes there is answered"),
      N_ ("ADDRESS:PORT") },
    { "codes", 0, 0, G_OPTION_ARG_NONE, &options.codes, N_ ("draw the links as QR codes, too"), NULL },
    { "renew", 0, 0, G_OPTION_ARG_NONE, &options.renew, N_ ("new links: those before open nothing any more"), NULL },
    { "plain", 0, 0, G_OPTION_ARG_NONE, &options.plain,
      N_ ("without a certificate: whoever listens to the network reads all"), NULL },
    { "sessions", 0, 0, G_OPTION_ARG_NONE, &options.sessions,
      N_ ("serve nothing: list the telephones of who serves this campaign already, with their numbers"), NULL },
    { "end-session", 0, 0, G_OPTION_ARG_INT64, &options.end_session,
      N_ ("the same, after ending this telephone: it has to open its link again"), N_ ("NUMBER") },
    G_OPTION_ENTRY_NULL,
  };
  G_GNUC_UNUSED g_auto (ForconEntries) owned = entries;

  if (!forcon_arguments_parse ("serve", _ ("CAMPAIGN --address ADDRESS:PORT [OPTION…]"),
                               _ ("Gives each admiral a link to own map, fleet, reports and order sheet."), entries,
                               &argc, &argv, &status))
    return status;
  if (!forcon_arguments_expect ("serve", argc, 1, _ ("a campaign")))
    return FORCON_EXIT_USAGE;
  if (options.sessions || options.end_session > 0)
    return list_sessions (argv[1], (guint64) MAX (options.end_session, 0));
  if (options.address == NULL)
    {
      forcon_print_error ("%s", _ ("forcon serve: --address is needed; see “forcon help serve”"));
      return FORCON_EXIT_USAGE;
    }
  return serve (argv[1], &options);
}

/* The process that is open to the network. */
static int
run_visitors (void)
{
  g_autoptr (GInputStream) in = g_unix_input_stream_new (STDIN_FILENO, FALSE);
  g_autoptr (GOutputStream) out = g_unix_output_stream_new (STDOUT_FILENO, FALSE);

  /* Ctrl+C ends the house, and that this one. */
  signal (SIGINT, SIG_IGN);
  return forcon_web_visitors_run (in, out);
}

int
main (int argc, char **argv)
{
  ForconExit status;
  gboolean window;

  signal (SIGPIPE, SIG_IGN);
  /* From forcon its first argument is the subcommand, from itself its path. */
  if (argc == 2 && g_path_is_absolute (argv[0]) && g_str_equal (argv[1], "visitors"))
    return run_visitors ();
  forcon_locale_begin (NULL);
  forcon_web_register_resource ();
  /* The window is at the other end of standard input and output. */
  window = argc > 1 && g_str_equal (argv[1], "window");
  status = window ? run (argc - 1, argv + 1, TRUE) : run (argc, argv, FALSE);
  forcon_output_finish ();
  return status;
}
