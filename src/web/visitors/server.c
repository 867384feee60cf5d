/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "web/visitors/server.h"

#include <libsoup/soup.h>
#include <string.h>

#include "web/pipe/web-pipe.h"
#include "web/pipe/web-sessions.h"
#include "web/visitors/confinement.h"
#include "web/visitors/connections.h"
#include "web/visitors/shelf.h"

#define COOKIE "forcon"
#define LINK "/a/"

/* How long who gave a wrong token waits, ms, so that nobody tries many. */
#define WRONG_WAIT 1000

/* How soon the house is told of a telephone that came or went, and that one is still there, ms. */
#define TELL_SOON 200
#define TELL_SEEN 5000

/* Nothing from anywhere else, nothing in frames, no scripts but the one file. */
#define POLICY                                                                                                         \
  "default-src 'none'; img-src 'self'; style-src 'self'; script-src 'self'; connect-src 'self'; form-action 'self'; "  \
  "frame-ancestors 'none'; base-uri 'none'"

/**
 * Visitors:
 * @waiting: (element-type SoupServerMessage): who waits for the house, by number
 * @waiting_of: how many of them are of each admiral
 */
typedef struct {
  GMainLoop *loop;
  SoupServer *server;
  ForconWebConnections *connections;
  ForconWebPipe *pipe;
  ForconWebShelf *shelf;
  GHashTable *waiting;
  guint waiting_of[FORCON_WEB_ADMIRALS_MAX];
  guint64 last_number;
  guint tell_source;
  gboolean tell_soon;
} Visitors;

/* Who asks */
typedef struct {
  Visitors *visitors;
  SoupServerMessage *message;
  const char *path;
  guint admiral;
  gboolean open;
  const char *session;
} Visit;

#define SESSION "session"
#define ADMIRAL "admiral"

/* Answers */

static void
set_headers (SoupServerMessage *message)
{
  SoupMessageHeaders *headers = soup_server_message_get_response_headers (message);

  soup_message_headers_replace (headers, "Content-Security-Policy", POLICY);
  soup_message_headers_replace (headers, "X-Content-Type-Options", "nosniff");
  soup_message_headers_replace (headers, "Referrer-Policy", "same-origin");
  soup_message_headers_replace (headers, "Cross-Origin-Resource-Policy", "same-origin");
  soup_message_headers_replace (headers, "Cache-Control", "no-store");
}

static const char *
type_of (const char *path)
{
  if (g_str_has_suffix (path, ".svg"))
    return "image/svg+xml";
  if (g_str_has_suffix (path, ".css"))
    return "text/css; charset=utf-8";
  if (g_str_has_suffix (path, ".js"))
    return "text/javascript; charset=utf-8";
  if (g_str_has_suffix (path, ".json"))
    return "application/json";
  return "text/html; charset=utf-8";
}

static void
send (SoupServerMessage *message, guint status, const char *type, GBytes *bytes)
{
  SoupMessageHeaders *headers = soup_server_message_get_response_headers (message);

  soup_server_message_set_status (message, status, NULL);
  soup_message_headers_set_content_type (headers, type, NULL);
  soup_message_body_append_bytes (soup_server_message_get_response_body (message), bytes);
}

static void
send_page (const Visit *visit, guint status, guint admiral, const char *path)
{
  static const ForconWebPage nothing = { 0 };
  const ForconWebPage *page = forcon_web_shelf_get (visit->visitors->shelf, admiral, path);
  SoupMessageHeaders *asked = soup_server_message_get_request_headers (visit->message);
  gboolean gzip = soup_message_headers_header_contains (asked, "Accept-Encoding", "gzip");
  g_autoptr (GBytes) empty = g_bytes_new_static ("", 0);

  if (page == NULL)
    page = &nothing;
  if (gzip && page->gzip != NULL)
    soup_message_headers_replace (soup_server_message_get_response_headers (visit->message), "Content-Encoding",
                                  "gzip");
  send (visit->message, status, type_of (path), page->plain == NULL ? empty : gzip ? page->gzip : page->plain);
}

static void
send_missing (const Visit *visit)
{
  send_page (visit, SOUP_STATUS_NOT_FOUND, 0, FORCON_WEB_PAGE_MISSING);
}

static void
lead_to (SoupServerMessage *message, const char *path)
{
  soup_server_message_set_status (message, SOUP_STATUS_SEE_OTHER, NULL);
  soup_message_headers_replace (soup_server_message_get_response_headers (message), "Location", path);
}

/* Telephones */

static gboolean
on_tell (gpointer data)
{
  Visitors *visitors = data;
  g_autoptr (GArray) sessions = forcon_web_shelf_sessions (visitors->shelf);
  g_autoptr (GBytes) body = forcon_web_sessions_to_bytes (sessions);

  visitors->tell_source = 0;
  forcon_web_pipe_say (visitors->pipe, &(ForconWebMessage){ .kind = FORCON_WEB_SESSIONS, .body = body });
  return G_SOURCE_REMOVE;
}

/* However many come, the house is told of them at times only. */
static void
tell_later (Visitors *visitors, gboolean soon)
{
  if (visitors->tell_source != 0 && (visitors->tell_soon || !soon))
    return;
  g_clear_handle_id (&visitors->tell_source, g_source_remove);
  visitors->tell_soon = soon;
  visitors->tell_source = g_timeout_add (soon ? TELL_SOON : TELL_SEEN, on_tell, visitors);
}

static void
set_cookie (const Visit *visit, const char *session, const char *more)
{
  gboolean safe = soup_server_get_tls_certificate (visit->visitors->server) != NULL;
  g_autofree char *cookie
      = g_strdup_printf (COOKIE "=%s; Path=/; HttpOnly; SameSite=Lax%s%s", session, more, safe ? "; Secure" : "");

  soup_message_headers_append (soup_server_message_get_response_headers (visit->message), "Set-Cookie", cookie);
}

/* (transfer full) (nullable): what the telephone says who it is */
static char *
session_of (SoupServerMessage *message)
{
  const char *header = soup_message_headers_get_list (soup_server_message_get_request_headers (message), "Cookie");
  g_auto (GStrv) cookies = g_strsplit (header == NULL ? "" : header, ";", 16);

  for (char **cookie = cookies; *cookie != NULL; cookie++)
    if (g_str_has_prefix (g_strstrip (*cookie), COOKIE "="))
      return g_strdup (*cookie + strlen (COOKIE "="));
  return NULL;
}

static gboolean
on_waited (gpointer data)
{
  SoupServerMessage *message = data;

  soup_server_message_unpause (message);
  g_object_unref (message);
  return G_SOURCE_REMOVE;
}

static void
open_link (const Visit *visit)
{
  guint admiral = forcon_web_shelf_find_token (visit->visitors->shelf, visit->path + strlen (LINK));

  if (admiral != 0)
    {
      forcon_web_connections_vouch (visit->visitors->connections, visit->message);
      set_cookie (visit, forcon_web_shelf_open (visit->visitors->shelf, admiral), "");
      tell_later (visit->visitors, TRUE);
      lead_to (visit->message, FORCON_WEB_OWN);
      return;
    }
  send_missing (visit);
  soup_server_message_pause (visit->message);
  g_timeout_add (WRONG_WAIT, on_waited, g_object_ref (visit->message));
}

static void
forget (const Visit *visit)
{
  forcon_web_shelf_forget (visit->visitors->shelf, visit->session);
  tell_later (visit->visitors, TRUE);
  set_cookie (visit, "", "; Max-Age=0");
  lead_to (visit->message, "/");
}

/* The house */

static void
count_off (Visitors *visitors, SoupServerMessage *message)
{
  visitors->waiting_of[GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (message), ADMIRAL))]--;
}

static void
on_gone_away (SoupServerMessage *message, gpointer data)
{
  Visitors *visitors = data;
  GHashTableIter iter;
  gpointer value;

  g_hash_table_iter_init (&iter, visitors->waiting);
  while (g_hash_table_iter_next (&iter, NULL, &value))
    if (value == message)
      {
        count_off (visitors, message);
        g_hash_table_iter_remove (&iter);
        return;
      }
}

static void
ask_house (const Visit *visit)
{
  Visitors *visitors = visit->visitors;
  SoupMessageBody *body = soup_server_message_get_request_body (visit->message);
  g_autoptr (GBytes) form = g_bytes_new (body->data, (gsize) body->length);
  guint64 *number = g_new (guint64, 1);

  *number = ++visitors->last_number;
  visitors->waiting_of[visit->admiral]++;
  g_object_set_data (G_OBJECT (visit->message), ADMIRAL, GUINT_TO_POINTER (visit->admiral));
  g_object_set_data_full (G_OBJECT (visit->message), SESSION, g_strdup (visit->session), g_free);
  g_hash_table_insert (visitors->waiting, number, g_object_ref (visit->message));
  g_signal_connect (visit->message, "disconnected", G_CALLBACK (on_gone_away), visitors);
  soup_server_message_pause (visit->message);
  forcon_web_pipe_say (
      visitors->pipe,
      &(ForconWebMessage){
          .kind = FORCON_WEB_ASK, .admiral = visit->admiral, .number = *number, .name = visit->path, .body = form });
}

/* An answer without a page says that the PIN was right. */
static void
take_answer (Visitors *visitors, const ForconWebMessage *answer)
{
  g_autoptr (SoupServerMessage) message = NULL;
  gpointer key = NULL, value = NULL;

  if (!g_hash_table_steal_extended (visitors->waiting, &answer->number, &key, &value))
    return;
  g_free (key);
  message = value;
  count_off (visitors, message);
  g_signal_handlers_disconnect_by_func (message, on_gone_away, visitors);
  if (g_bytes_get_size (answer->body) > 0)
    send (message, SOUP_STATUS_OK, "text/html; charset=utf-8", answer->body);
  else
    {
      forcon_web_shelf_prove (visitors->shelf, g_object_get_data (G_OBJECT (message), SESSION));
      tell_later (visitors, TRUE);
      lead_to (message, FORCON_WEB_OWN);
    }
  soup_server_message_unpause (message);
}

/* Visits */

/* Whether an address, or the beginning of one, is of this host and port. */
static gboolean
is_at (const char *address, const char *host)
{
  const char *rest = strstr (address, "://");
  gsize length = host == NULL ? 0 : strlen (host);

  rest = rest == NULL ? NULL : rest + strlen ("://");
  return rest != NULL && length > 0 && strncmp (rest, host, length) == 0
         && (rest[length] == '\0' || rest[length] == '/');
}

/* A form that another site made a browser send. Browsers say where it is from in one way or another; other programs say
 * nothing, and nobody can make them send anything. */
static gboolean
is_foreign (const Visit *visit)
{
  SoupMessageHeaders *headers = soup_server_message_get_request_headers (visit->message);
  const char *site = soup_message_headers_get_list (headers, "Sec-Fetch-Site");
  const char *origin = soup_message_headers_get_list (headers, "Origin");
  const char *referrer = soup_message_headers_get_list (headers, "Referer");
  const char *host = soup_message_headers_get_one (headers, "Host");

  return (site != NULL && !g_str_equal (site, "same-origin") && !g_str_equal (site, "none"))
         || (origin != NULL && !is_at (origin, host))
         || (origin == NULL && referrer != NULL && !is_at (referrer, host));
}

static gboolean
is_form (SoupServerMessage *message)
{
  SoupMessageHeaders *headers = soup_server_message_get_request_headers (message);

  return g_strcmp0 (soup_message_headers_get_content_type (headers, NULL), "application/x-www-form-urlencoded") == 0;
}

static void
post (const Visit *visit)
{
  if (visit->admiral == 0 || is_foreign (visit))
    send_page (visit, SOUP_STATUS_FORBIDDEN, 0, FORCON_WEB_PAGE_CLOSED);
  else if (!is_form (visit->message))
    soup_server_message_set_status (visit->message, SOUP_STATUS_UNSUPPORTED_MEDIA_TYPE, NULL);
  else if (g_str_equal (visit->path, FORCON_WEB_OWN "/forget"))
    forget (visit);
  else if (visit->open == g_str_equal (visit->path, FORCON_WEB_OWN "/pin"))
    send_missing (visit);
  else if (visit->visitors->waiting_of[visit->admiral] >= FORCON_WEB_WAITING_MAX)
    soup_server_message_set_status (visit->message, SOUP_STATUS_SERVICE_UNAVAILABLE, NULL);
  else
    ask_house (visit);
}

static gboolean
is_own (const char *path)
{
  return g_str_equal (path, FORCON_WEB_OWN) || g_str_has_prefix (path, FORCON_WEB_OWN "/");
}

static void
get (const Visit *visit)
{
  guint whose = is_own (visit->path) ? visit->admiral : 0;

  if (g_str_has_prefix (visit->path, LINK))
    open_link (visit);
  else if (is_own (visit->path) && visit->admiral == 0)
    send_page (visit, SOUP_STATUS_FORBIDDEN, 0, FORCON_WEB_PAGE_CLOSED);
  else if (is_own (visit->path) && !visit->open)
    send_page (visit, SOUP_STATUS_OK, visit->admiral, FORCON_WEB_PAGE_PIN);
  else if (*visit->path == '!' || forcon_web_shelf_get (visit->visitors->shelf, whose, visit->path) == NULL)
    send_missing (visit);
  else
    send_page (visit, SOUP_STATUS_OK, whose, visit->path);
}

static void
on_visit (SoupServer *server, SoupServerMessage *message, const char *path, GHashTable *query, gpointer data)
{
  Visitors *visitors = data;
  const char *method = soup_server_message_get_method (message);
  g_autofree char *session = session_of (message);
  Visit visit = { .visitors = visitors, .message = message, .path = path, .session = session };

  set_headers (message);
  visit.admiral = forcon_web_shelf_find_session (visitors->shelf, session, &visit.open);
  forcon_web_shelf_see (visitors->shelf, session);
  if (visit.admiral != 0)
    {
      forcon_web_connections_vouch (visitors->connections, message);
      tell_later (visitors, FALSE);
    }
  else
    soup_message_headers_replace (soup_server_message_get_response_headers (message), "Connection", "close");
  if (g_str_equal (method, SOUP_METHOD_POST))
    post (&visit);
  else if (g_str_equal (method, SOUP_METHOD_GET) || g_str_equal (method, SOUP_METHOD_HEAD))
    get (&visit);
  else
    {
      soup_message_headers_replace (soup_server_message_get_response_headers (message), "Allow", "GET, HEAD, POST");
      soup_server_message_set_status (message, SOUP_STATUS_METHOD_NOT_ALLOWED, NULL);
    }
}

/* How long a request says that it is: how many lines say so, and whether a line says that it comes in chunks. */
typedef struct {
  guint lengths;
  guint encodings;
} Framing;

static void
count_framing (const char *name, const char *value, gpointer data)
{
  Framing *framing = data;

  framing->lengths += g_ascii_strcasecmp (name, "Content-Length") == 0 ? 1 : 0;
  framing->encodings += g_ascii_strcasecmp (name, "Transfer-Encoding") == 0 ? 1 : 0;
}

/* Where a request ends must be beyond doubt: libsoup takes one of several lengths, and signs before digits. */
static guint
refusal_of (SoupServerMessage *message)
{
  SoupMessageHeaders *headers = soup_server_message_get_request_headers (message);
  gboolean posts = g_str_equal (soup_server_message_get_method (message), SOUP_METHOD_POST);
  const char *said = soup_message_headers_get_one (headers, "Content-Length");
  Framing framing = { 0 };
  guint64 length = 0;
  g_autoptr (GError) error = NULL;

  soup_message_headers_foreach (headers, count_framing, &framing);
  if (framing.encodings > 0 || (posts && framing.lengths == 0))
    return SOUP_STATUS_LENGTH_REQUIRED;
  if (framing.lengths > 1)
    return SOUP_STATUS_BAD_REQUEST;
  if (framing.lengths == 1 && !g_ascii_string_to_unsigned (said, 10, 0, FORCON_WEB_FORM_MAX, &length, &error))
    return g_error_matches (error, G_NUMBER_PARSER_ERROR, G_NUMBER_PARSER_ERROR_OUT_OF_BOUNDS)
               ? SOUP_STATUS_REQUEST_ENTITY_TOO_LARGE
               : SOUP_STATUS_BAD_REQUEST;
  return length > 0 && !posts ? SOUP_STATUS_BAD_REQUEST : 0;
}

/* Before a form is read: whether it is one that will be taken. What follows on such a connection is not listened to. */
static void
on_headers (SoupServer *server, SoupServerMessage *message, const char *path, GHashTable *query, gpointer data)
{
  guint refusal = refusal_of (message);

  set_headers (message);
  if (refusal == 0)
    return;
  soup_message_body_set_accumulate (soup_server_message_get_request_body (message), FALSE);
  soup_message_headers_replace (soup_server_message_get_response_headers (message), "Connection", "close");
  soup_server_message_set_status (message, refusal, NULL);
}

/* Beginning */

static void
say (Visitors *visitors, ForconWebKind kind, const char *name)
{
  forcon_web_pipe_say (visitors->pipe, &(ForconWebMessage){ .kind = kind, .name = name });
}

static gboolean
begin (Visitors *visitors, const ForconWebMessage *where, GError **error)
{
  g_autoptr (GSocketConnectable) place = g_network_address_parse (where->name, 0, error);
  g_autoptr (GSocketAddress) address = NULL;
  gsize size;
  const char *pem = g_bytes_get_data (where->body, &size);
  g_autoptr (GTlsCertificate) certificate = NULL;

  if (place == NULL)
    return FALSE;
  address = g_inet_socket_address_new_from_string (g_network_address_get_hostname (G_NETWORK_ADDRESS (place)),
                                                   g_network_address_get_port (G_NETWORK_ADDRESS (place)));
  if (address == NULL)
    {
      g_set_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_ARGUMENT, "%s", where->name);
      return FALSE;
    }
  if (size > 0)
    {
      certificate = g_tls_certificate_new_from_pem (pem, (gssize) size, error);
      if (certificate == NULL)
        return FALSE;
      soup_server_set_tls_certificate (visitors->server, certificate);
    }
  return forcon_web_connections_listen (visitors->connections, address, error);
}

/* Where it listens, with the port that it got. */
static char *
address_of (Visitors *visitors)
{
  g_autoslist (GUri) uris = soup_server_get_uris (visitors->server);
  g_autofree char *address = uris == NULL ? g_strdup ("") : g_uri_to_string (uris->data);

  return g_str_has_suffix (address, "/") ? g_strndup (address, strlen (address) - 1) : g_steal_pointer (&address);
}

/* All that it needs is open by now. */
static void
say_ready (Visitors *visitors)
{
  g_autofree char *address = address_of (visitors);

  forcon_web_pipe_say (
      visitors->pipe,
      &(ForconWebMessage){ .kind = FORCON_WEB_READY, .number = forcon_web_confine () ? 1 : 0, .name = address });
}

static void
on_message (const ForconWebMessage *message, gpointer data)
{
  Visitors *visitors = data;
  g_autoptr (GError) error = NULL;

  switch (message->kind)
    {
    case FORCON_WEB_LISTEN:
      if (!begin (visitors, message, &error))
        say (visitors, FORCON_WEB_FAILED, error->message);
      else
        say_ready (visitors);
      break;
    case FORCON_WEB_ADMIT:
      forcon_web_shelf_admit (visitors->shelf, message->admiral, message->name, message->number != 0);
      tell_later (visitors, TRUE);
      break;
    case FORCON_WEB_PAGE:
      forcon_web_shelf_put (visitors->shelf, message->admiral, message->name, message->body);
      break;
    case FORCON_WEB_ANSWER:
      take_answer (visitors, message);
      break;
    case FORCON_WEB_END_SESSION:
      forcon_web_shelf_end (visitors->shelf, message->number);
      tell_later (visitors, TRUE);
      break;
    case FORCON_WEB_READY:
    case FORCON_WEB_FAILED:
    case FORCON_WEB_ASK:
    case FORCON_WEB_SESSIONS:
    case FORCON_WEB_ENTER:
    case FORCON_WEB_TRY_PIN:
    case FORCON_N_WEB_MESSAGES:
    default:
      break;
    }
}

static void
on_house_gone (gpointer data)
{
  g_main_loop_quit (((Visitors *) data)->loop);
}

int
forcon_web_visitors_run (GInputStream *in, GOutputStream *out)
{
  Visitors visitors = { .loop = g_main_loop_new (NULL, FALSE),
                        .server = soup_server_new ("server-header", NULL, NULL),
                        .shelf = forcon_web_shelf_new (),
                        .waiting = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, g_object_unref) };

  soup_server_add_early_handler (visitors.server, NULL, on_headers, &visitors, NULL);
  soup_server_add_handler (visitors.server, NULL, on_visit, &visitors, NULL);
  visitors.connections = forcon_web_connections_new (visitors.server);
  visitors.pipe = forcon_web_pipe_new (in, out, on_message, on_house_gone, &visitors);
  g_main_loop_run (visitors.loop);
  g_clear_handle_id (&visitors.tell_source, g_source_remove);
  forcon_web_pipe_free (visitors.pipe);
  soup_server_disconnect (visitors.server);
  g_hash_table_unref (visitors.waiting);
  forcon_web_shelf_free (visitors.shelf);
  g_object_unref (visitors.server);
  forcon_web_connections_free (visitors.connections);
  g_main_loop_unref (visitors.loop);
  return 0;
}
