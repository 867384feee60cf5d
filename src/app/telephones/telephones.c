/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/telephones/telephones.h"

#include <glib/gi18n-lib.h>

#include "app/game/pin-thread.h"
#include "app/papers/papers-ahead.h"
#include "base/beside.h"
#include "base/language.h"
#include "base/text.h"
#include "campaign/state/campaign-words.h"
#include "campaign/state/clock.h"
#include "report/campaign/campaign-sentences.h"
#include "report/campaign/campaign-wording.h"
#include "storage/exchange/command-text.h"
#include "storage/store/link.h"
#include "storage/store/pin.h"
#include "web/house/web-house.h"
#include "web/pipe/web-pipe.h"

#define DATA "forcon-telephones"

/* Where the program is installed, seen from the folder of this one. */
#ifdef FORCON_WEB
static const char *const installed = FORCON_WEB;
#else
static const char *const installed = NULL;
#endif

/* A program that ended by itself is started again after this time, ms; not one that ends before it is ready. */
#define AGAIN 1000

/* So long after it could not be started, ms: it may be about to be replaced by a newer one. */
#define AGAIN_LATER 2000

struct _ForconTelephones {
  GObject parent;

  /* Borrowed */
  ForconGame *game;

  /* As it was switched on */
  char *place;
  gboolean encrypted;

  GSubprocess *process;
  ForconWebPipe *pipe;
  guint again_source;

  /* What the program said */
  ForconTelephonesState state;
  char *address;
  char *fingerprint;
  char *notice;
  GArray *sessions;
};

enum { CHANGED, NOTICED, N_SIGNALS };

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (ForconTelephones, forcon_telephones, G_TYPE_OBJECT)

gboolean
forcon_telephones_are_built (void)
{
  return installed != NULL;
}

static void
emit_changed (ForconTelephones *self)
{
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
notice (ForconTelephones *self, const char *text)
{
  g_free (self->notice);
  self->notice = g_strdup (text);
  g_signal_emit (self, signals[NOTICED], 0, text);
  emit_changed (self);
}

/* What telephones send */

static void
answer (ForconTelephones *self, guint64 number, const char *text)
{
  if (self->pipe != NULL)
    forcon_web_pipe_say (self->pipe,
                         &(ForconWebMessage){ .kind = FORCON_WEB_ANSWER, .number = number, .name = text });
}

/* What the master reads of a command that was entered. */
static void
notice_entered (ForconTelephones *self, const ForconCampaignCommand *command)
{
  const ForconCampaign *campaign = forcon_game_campaign (self->game);
  g_autofree char *text = NULL;

  if (command->kind == FORCON_CAMPAIGN_COMMAND_HAND_IN)
    /* Translators: an admiral. */
    text = g_strdup_printf (_ ("%s has handed in an order sheet"),
                            forcon_wording_admiral (campaign, command->hand_in.admiral));
  else if (command->kind == FORCON_CAMPAIGN_COMMAND_ASK)
    /* Translators: an admiral. */
    text = g_strdup_printf (_ ("%s has written a message"), forcon_wording_admiral (campaign, command->ask.admiral));
  if (text != NULL)
    g_signal_emit (self, signals[NOTICED], 0, text);
}

/* (transfer full) (nullable): why it was refused, in the language of who gave the command */
static char *
refusal_for (const ForconCampaign *campaign, const char *by, const ForconCampaignVerdict *verdict)
{
  const ForconSideId admiral = { (guint16) forcon_campaign_find_word (campaign, FORCON_FIELD_ADMIRAL, by) };
  FORCON_IN_LANGUAGE (forcon_campaign_language (campaign, admiral));

  return forcon_campaign_refusal (campaign, verdict);
}

/* (transfer full) (nullable): why it is not entered */
static char *
enter (ForconTelephones *self, const ForconCampaignCommand *command)
{
  g_autoptr (ForconCampaignOutcome) outcome = NULL;

  /* In the master's name only the master gives commands. */
  if (!forcon_game_writable (self->game) || command->by == NULL || g_str_equal (command->by, "master"))
    return g_strdup (_ ("The campaign cannot be written just now."));
  outcome = forcon_game_submit (self->game, command, &FORCON_DICE_GENERATED);
  if (outcome == NULL)
    return g_strdup (_ ("The master's laptop cannot take this just now. Try again in a moment: your text is kept."));
  return refusal_for (forcon_game_campaign (self->game), command->by, &outcome->verdict);
}

static void
on_enter (ForconTelephones *self, const ForconWebMessage *message)
{
  gsize size;
  const char *text = g_bytes_get_data (message->body, &size);
  g_autoptr (GError) error = NULL;
  ForconCampaignCommand command;
  gboolean whole = forcon_command_from_text (text, size, &command, &error);
  g_autofree char *refusal = whole ? enter (self, &command) : g_strdup (error->message);

  answer (self, message->number, refusal == NULL ? "" : refusal);
  if (refusal == NULL)
    notice_entered (self, &command);
}

/* A PIN that is being compared. */
typedef struct {
  ForconSideId admiral;
  guint64 number;
} Try;

static void
answer_pin (ForconTelephones *self, guint64 number, ForconWebPin pin)
{
  g_autofree char *text = g_strdup_printf ("%d", (int) pin);

  answer (self, number, text);
}

static void
on_compared (gpointer owner, gboolean right, gpointer data)
{
  ForconTelephones *self = owner;
  const Try *attempt = data;

  if (right && forcon_game_writable (self->game))
    forcon_pin_end_try (forcon_game_store (self->game), attempt->admiral, NULL);
  answer_pin (self, attempt->number, right ? FORCON_WEB_PIN_RIGHT : FORCON_WEB_PIN_WRONG);
}

static void
on_try_pin (ForconTelephones *self, const ForconWebMessage *message)
{
  ForconMoment now = forcon_moment_now ();
  ForconSideId admiral = { (guint16) message->admiral };
  ForconPinAnswer come = FORCON_PIN_NOT_YET;
  Try *attempt;
  char *hash = NULL;

  if (forcon_game_writable (self->game) && message->admiral > 0
      && message->admiral <= forcon_campaign_n_admirals (forcon_game_campaign (self->game)))
    hash = forcon_pin_begin_try (forcon_game_store (self->game), admiral, &now, &come, NULL);
  if (hash == NULL)
    {
      answer_pin (self, message->number, come == FORCON_PIN_UNSET ? FORCON_WEB_PIN_RIGHT : FORCON_WEB_PIN_NOT_YET);
      return;
    }
  attempt = g_new0 (Try, 1);
  attempt->admiral = admiral;
  attempt->number = message->number;
  forcon_pin_thread_compare (self, hash, message->name, on_compared, attempt, g_free);
}

/* The program */

static void
on_ready (ForconTelephones *self, const ForconWebMessage *message)
{
  gsize size;
  const char *text = g_bytes_get_data (message->body, &size);
  g_autoptr (GError) error = NULL;

  g_free (self->address);
  self->address = g_strdup (message->name);
  g_free (self->fingerprint);
  self->fingerprint = size == 0 ? NULL : g_utf8_make_valid (text, (gssize) size);
  self->state = FORCON_TELEPHONES_ON;
  if (forcon_game_writable (self->game)
      && !forcon_link_set_place (forcon_game_store (self->game), self->address, self->fingerprint, &error))
    notice (self, error->message);
  forcon_papers_ahead_make_anew (forcon_papers_ahead_of (self->game));
  emit_changed (self);
}

static void
on_message (const ForconWebMessage *message, gpointer data)
{
  ForconTelephones *self = data;

  if (message->kind == FORCON_WEB_READY)
    on_ready (self, message);
  else if (message->kind == FORCON_WEB_FAILED)
    notice (self, message->name);
  else if (message->kind == FORCON_WEB_ENTER)
    on_enter (self, message);
  else if (message->kind == FORCON_WEB_TRY_PIN)
    on_try_pin (self, message);
  else if (message->kind == FORCON_WEB_SESSIONS)
    {
      g_array_unref (self->sessions);
      self->sessions = forcon_web_sessions_from_bytes (message->body);
      emit_changed (self);
    }
}

static void
end_process (ForconTelephones *self)
{
  g_clear_handle_id (&self->again_source, g_source_remove);
  /* It ends when its standard input does. */
  g_clear_pointer (&self->pipe, forcon_web_pipe_free);
  if (self->process != NULL)
    g_subprocess_send_signal (self->process, SIGTERM);
  g_clear_object (&self->process);
  self->state = FORCON_TELEPHONES_OFF;
  g_array_set_size (self->sessions, 0);
  g_clear_pointer (&self->address, g_free);
  g_clear_pointer (&self->fingerprint, g_free);
}

static gboolean start_process (ForconTelephones *self, GError **error);

static gboolean
on_again (gpointer data)
{
  ForconTelephones *self = data;
  g_autoptr (GError) error = NULL;

  self->again_source = 0;
  if (start_process (self, &error))
    return G_SOURCE_REMOVE;
  self->state = FORCON_TELEPHONES_STARTING;
  self->again_source = g_timeout_add (AGAIN_LATER, on_again, self);
  /* Once, not each time. */
  if (g_strcmp0 (self->notice, error->message) != 0)
    notice (self, error->message);
  return G_SOURCE_REMOVE;
}

static void
on_gone (gpointer data)
{
  ForconTelephones *self = data;
  gboolean was_on = self->state == FORCON_TELEPHONES_ON;
  g_autofree char *time = forcon_time_of_day (g_get_real_time ());
  g_autofree char *text = NULL;

  end_process (self);
  if (!was_on)
    {
      notice (self, self->notice == NULL ? _ ("The admirals' screens could not be started.") : self->notice);
      return;
    }
  self->state = FORCON_TELEPHONES_STARTING;
  self->again_source = g_timeout_add (AGAIN, on_again, self);
  /* Translators: a time of day. */
  text = g_strdup_printf (_ ("The admirals' screens stopped at %s and were started again. Telephones open their links "
                             "again; nothing that was handed in is lost."),
                          time);
  notice (self, text);
}

static char *
find_program (void)
{
  const char *given = g_getenv ("FORCON_WEB_PROGRAM");

  return given == NULL ? forcon_beside_find ("forcon-web", installed) : g_strdup (given);
}

static gboolean
start_process (ForconTelephones *self, GError **error)
{
  g_autofree char *program = forcon_telephones_are_built () ? find_program () : NULL;
  const char *arguments[] = { program,     "window",    forcon_game_path (self->game),
                              "--address", self->place, self->encrypted ? NULL : "--plain", NULL };

  if (program == NULL)
    {
      g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_NOT_SUPPORTED,
                           _ ("This program was built without admirals' screens"));
      return FALSE;
    }
  self->process = g_subprocess_newv (arguments, G_SUBPROCESS_FLAGS_STDIN_PIPE | G_SUBPROCESS_FLAGS_STDOUT_PIPE, error);
  if (self->process == NULL)
    {
      self->state = FORCON_TELEPHONES_OFF;
      return FALSE;
    }
  self->pipe = forcon_web_pipe_new (g_subprocess_get_stdout_pipe (self->process),
                                    g_subprocess_get_stdin_pipe (self->process), on_message, on_gone, self);
  self->state = FORCON_TELEPHONES_STARTING;
  emit_changed (self);
  return TRUE;
}

/* Every admiral has a link. */
static gboolean
make_links (ForconTelephones *self, GError **error)
{
  ForconStore *store = forcon_game_store (self->game);

  for (guint i = 1; i <= forcon_campaign_n_admirals (forcon_game_campaign (self->game)); i++)
    {
      g_autofree char *token = forcon_link_token (store, (ForconSideId){ (guint16) i });

      if (token == NULL && !forcon_link_make (store, (ForconSideId){ (guint16) i }, error))
        return FALSE;
    }
  return TRUE;
}

gboolean
forcon_telephones_start (ForconTelephones *self, const char *place, gboolean encrypted, GError **error)
{
  g_return_val_if_fail (FORCON_IS_TELEPHONES (self) && place != NULL, FALSE);
  g_return_val_if_fail (forcon_game_store (self->game) != NULL && forcon_game_writable (self->game), FALSE);
  end_process (self);
  g_clear_pointer (&self->notice, g_free);
  g_free (self->place);
  self->place = g_strdup (place);
  self->encrypted = encrypted;
  return make_links (self, error) && start_process (self, error);
}

void
forcon_telephones_stop (ForconTelephones *self)
{
  g_return_if_fail (FORCON_IS_TELEPHONES (self));
  end_process (self);
  g_clear_pointer (&self->notice, g_free);
  emit_changed (self);
}

/* What is shown of them */

ForconTelephonesState
forcon_telephones_state (ForconTelephones *self)
{
  return self->state;
}

const char *
forcon_telephones_address (ForconTelephones *self)
{
  return self->address;
}

const char *
forcon_telephones_fingerprint (ForconTelephones *self)
{
  return self->fingerprint;
}

const char *
forcon_telephones_notice (ForconTelephones *self)
{
  return self->notice;
}

const GArray *
forcon_telephones_sessions (ForconTelephones *self)
{
  return self->sessions;
}

char *
forcon_telephones_link (ForconTelephones *self, ForconSideId admiral)
{
  ForconStore *store = forcon_game_store (self->game);
  g_autofree char *token = store == NULL || self->address == NULL ? NULL : forcon_link_token (store, admiral);

  return token == NULL ? NULL : forcon_link_address (self->address, token);
}

gboolean
forcon_telephones_renew (ForconTelephones *self, ForconSideId admiral, GError **error)
{
  ForconStore *store = forcon_game_store (self->game);

  g_return_val_if_fail (store != NULL, FALSE);
  /* Who serves looks after links in the file. */
  if (!forcon_link_make (store, admiral, error))
    return FALSE;
  forcon_papers_ahead_make_anew (forcon_papers_ahead_of (self->game));
  emit_changed (self);
  return TRUE;
}

void
forcon_telephones_end_session (ForconTelephones *self, guint64 session)
{
  g_return_if_fail (FORCON_IS_TELEPHONES (self));
  if (self->pipe != NULL)
    forcon_web_pipe_say (self->pipe, &(ForconWebMessage){ .kind = FORCON_WEB_END_SESSION, .number = session });
}

void
forcon_telephones_kill (ForconTelephones *self)
{
  g_return_if_fail (FORCON_IS_TELEPHONES (self) && self->process != NULL);
  g_subprocess_force_exit (self->process);
}

static void
forcon_telephones_finalize (GObject *object)
{
  ForconTelephones *self = FORCON_TELEPHONES (object);

  end_process (self);
  g_array_unref (self->sessions);
  g_free (self->place);
  g_free (self->notice);
  G_OBJECT_CLASS (forcon_telephones_parent_class)->finalize (object);
}

static void
forcon_telephones_class_init (ForconTelephonesClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = forcon_telephones_finalize;
  signals[CHANGED] = g_signal_new ("changed", FORCON_TYPE_TELEPHONES, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 0);
  signals[NOTICED] = g_signal_new ("noticed", FORCON_TYPE_TELEPHONES, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void
forcon_telephones_init (ForconTelephones *self)
{
  self->sessions = g_array_new (FALSE, FALSE, sizeof (ForconWebSession));
}

ForconTelephones *
forcon_telephones_of (ForconGame *game)
{
  ForconTelephones *self;

  g_return_val_if_fail (FORCON_IS_GAME (game), NULL);
  self = g_object_get_data (G_OBJECT (game), DATA);
  if (self != NULL)
    return self;
  self = g_object_new (FORCON_TYPE_TELEPHONES, NULL);
  self->game = game;
  g_object_set_data_full (G_OBJECT (game), DATA, self, g_object_unref);
  g_signal_connect_object (game, "opened", G_CALLBACK (forcon_telephones_stop), self, G_CONNECT_SWAPPED);
  return self;
}
