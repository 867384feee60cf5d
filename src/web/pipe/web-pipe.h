/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/*
 * What the two processes say to each other: the house, which has the campaign, and the visitors' process, which is
 * open to the network and has nothing but what it is given. Each message is four bytes, its length in the byte order
 * of the network, and a GVariant of the type (uutsay). What comes from the other side is not trusted.
 */
typedef enum {
  /* From the house. */
  FORCON_WEB_LISTEN, /* name: "address:port"; body: certificate and key as PEM, empty for none */
  FORCON_WEB_ADMIT,  /* name: the token that opens the admiral's pages; the one before opens nothing any more */
  FORCON_WEB_PAGE,   /* name: its path, "/map.svg"; body: it, gone where that is empty */
  FORCON_WEB_ANSWER, /* number: of the question; body: a page */
  FORCON_WEB_END_SESSION, /* number: of the session of a telephone that sees nothing any more */
  /* From the visitors. */
  FORCON_WEB_READY,  /* name: where it listens, "https://10.42.0.1:8443"; number: not 0 when the process is confined */
  FORCON_WEB_FAILED, /* name: why it cannot listen */
  FORCON_WEB_ASK,    /* number: its own; name: what is wanted, "/orders"; body: the form that was sent */
  FORCON_WEB_SESSIONS, /* body: those that there are now, see web-sessions.h */
  /*
   * From the house to the window that has the campaign open, and so alone may write it. It is also sent what visitors
   * say to the house, READY with the certificate's fingerprint as its body; it sends what the house gives visitors.
   */
  FORCON_WEB_ENTER,   /* number: its own; body: a command, see storage/exchange/command-text.h; answered with why not */
  FORCON_WEB_TRY_PIN, /* number: its own; name: a PIN; answered with a number of ForconWebPin */
  FORCON_N_WEB_MESSAGES,
} ForconWebKind;

/**
 * ForconWebMessage:
 * @admiral: whom it is about, the value of the side's id; 0 is everybody
 * @number: of a question and its answer
 *
 * One message; what the others mean stands at the kinds.
 */
typedef struct {
  ForconWebKind kind;
  guint admiral;
  guint64 number;
  const char *name;
  GBytes *body;
} ForconWebMessage;

/* No message is longer, bytes: several times the largest map. */
#define FORCON_WEB_MESSAGE_MAX (32 * 1024 * 1024)

/* Either end. */
typedef struct _ForconWebPipe ForconWebPipe;

/* A message came; it is the caller's. */
typedef void (*ForconWebHear) (const ForconWebMessage *message, gpointer data);

/* The other side is gone, or says what nobody understands; called once, from the main loop. */
typedef void (*ForconWebGone) (gpointer data);

/**
 * forcon_web_pipe_new:
 * @in: from the other side
 * @out: to it
 * @hear: told of each message, in the thread's main context
 * @gone: told of the end
 * @data: for both
 *
 * Returns: (transfer full): this side's end
 */
ForconWebPipe *forcon_web_pipe_new (GInputStream *in, GOutputStream *out, ForconWebHear hear, ForconWebGone gone,
                                    gpointer data);

/* Nothing is heard any more; what was said and is not through yet is lost. */
void forcon_web_pipe_free (ForconWebPipe *pipe);

/**
 * forcon_web_pipe_say:
 * @pipe: this side's end
 * @message: what to say; without a name it is "", without a body it is empty
 *
 * Never waits: what the other side has not read yet is kept here.
 */
void forcon_web_pipe_say (ForconWebPipe *pipe, const ForconWebMessage *message);

/* Private to this room and its tests: the bytes of a message after its length, and back. */

/* Returns: (transfer full): the bytes */
GBytes *forcon_web_message_to_bytes (const ForconWebMessage *message);

/**
 * forcon_web_message_from_bytes:
 * @bytes: anything
 * @message: (out): what it says
 * @keeper: (out) (transfer full): to be unreferenced when the name is not needed any more
 *
 * Returns: whether it is a message; the body is to be unreferenced then
 */
gboolean forcon_web_message_from_bytes (GBytes *bytes, ForconWebMessage *message, GVariant **keeper);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ForconWebPipe, forcon_web_pipe_free)

G_END_DECLS
