/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "campaign/chronicle/chronicle.h"

#include <gio/gio.h>

G_BEGIN_DECLS

/*
 * The master's end of the admirals' screens: gives the visitors' process what each admiral may see, and takes in what
 * comes from telephones. Whoever has the campaign open, the window or forcon serve, is its desk.
 */
typedef struct _ForconWebHouse ForconWebHouse;

/* What a PIN came to. */
typedef enum { FORCON_WEB_PIN_RIGHT, FORCON_WEB_PIN_WRONG, FORCON_WEB_PIN_NOT_YET } ForconWebPin;

/**
 * ForconWebDesk:
 * @chronicle: (nullable): returns the journal as it stands now, the desk's own; %NULL where no campaign is open
 * @enter: enters a command and says whether it is on the disk; else why not, in the language of the thread
 * @try_pin: looks whether it is the admiral's PIN, and counts wrong ones
 * @ready: the pages are at this address
 * @trouble: something went wrong, a sentence
 * @sessions: which telephones there are now: the body of a message, see web/pipe/web-sessions.h
 *
 * What the house needs of its desk.
 */
typedef struct {
  ForconChronicle *(*chronicle) (gpointer data);
  gboolean (*enter) (const ForconCampaignCommand *command, GError **error, gpointer data);
  ForconWebPin (*try_pin) (ForconSideId admiral, const char *pin, gpointer data);
  void (*ready) (const char *address, gpointer data);
  void (*trouble) (const char *sentence, gpointer data);
  void (*sessions) (GBytes *sessions, gpointer data);
} ForconWebDesk;

/**
 * forcon_web_house_new:
 * @program: path of the program of the visitors' process
 * @desk: how the campaign is reached; it outlives the house
 * @data: for @desk
 *
 * Returns: (transfer full): a house that is not open yet
 */
ForconWebHouse *forcon_web_house_new (const char *program, const ForconWebDesk *desk, gpointer data);

/* The visitors' process ends, and nobody sees anything any more. */
void forcon_web_house_free (ForconWebHouse *house);

/**
 * forcon_web_house_open:
 * @house: a house
 * @place: "10.42.0.1:8443"; port 0 takes one that is free
 * @pem: (nullable): certificate and key; without them nothing is encrypted
 * @error: why the process cannot be started
 *
 * Whether it could listen there is told to the desk later. A process that ends by itself is started again.
 *
 * Returns: whether it was started
 */
gboolean forcon_web_house_open (ForconWebHouse *house, const char *place, const char *pem, GError **error);

/**
 * forcon_web_house_admit:
 * @house: a house
 * @admiral: who may come
 * @token: 32 hexadecimal digits, part of the link
 * @needs_pin: whether a telephone has to give the PIN besides
 */
void forcon_web_house_admit (ForconWebHouse *house, ForconSideId admiral, const char *token, gboolean needs_pin);

/* Lets nobody in any more, with all drafts gone; the process begins anew with who is admitted after this. */
void forcon_web_house_clear (ForconWebHouse *house);

/* Whoever has the telephone with this session has to open the link again. */
void forcon_web_house_end_session (ForconWebHouse *house, guint64 session);

/**
 * forcon_web_house_publish:
 * @house: a house that is open
 *
 * Gives everybody the pages of the campaign as it stands, an admiral in each of the turns of the main loop that
 * follow; to be called after each change. While a phase is resolved admirals keep what they knew before it, as they
 * would on paper; messages come at once.
 */
void forcon_web_house_publish (ForconWebHouse *house);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ForconWebHouse, forcon_web_house_free)

G_END_DECLS
