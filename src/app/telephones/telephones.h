/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/game/game.h"
#include "web/pipe/web-sessions.h"

G_BEGIN_DECLS

/**
 * ForconTelephones:
 *
 * The admirals' own screens for the campaign that is open (forcon-web): off until the master switches them on. The
 * program that makes the pages reads the campaign's file by itself, and what telephones send is entered here, as only
 * the window may write. Signals: "changed" when something else is to be shown, and "noticed" with a text when
 * something came or went wrong that the master should know of.
 */
#define FORCON_TYPE_TELEPHONES (forcon_telephones_get_type ())
G_DECLARE_FINAL_TYPE (ForconTelephones, forcon_telephones, FORCON, TELEPHONES, GObject)

typedef enum {
  FORCON_TELEPHONES_OFF,
  FORCON_TELEPHONES_STARTING,
  FORCON_TELEPHONES_ON,
} ForconTelephonesState;

/* Returns: whether this program was built with the admirals' screens */
gboolean forcon_telephones_are_built (void);

/**
 * forcon_telephones_of:
 * @game: a game
 *
 * Returns: (transfer none): its telephones; they follow the game as long as that is there
 */
ForconTelephones *forcon_telephones_of (ForconGame *game);

/**
 * forcon_telephones_start:
 * @self: the telephones of a game with a campaign that can be written
 * @place: "10.42.0.1:8443"; port 0 takes one that is free
 * @encrypted: whether with the certificate of this machine
 * @error: why not
 *
 * Makes the links that are not there yet, and starts the program. Whether it could listen is told later.
 *
 * Returns: whether it was started
 */
gboolean forcon_telephones_start (ForconTelephones *self, const char *place, gboolean encrypted, GError **error);

/* Nobody sees anything any more; the links stay. */
void forcon_telephones_stop (ForconTelephones *self);

ForconTelephonesState forcon_telephones_state (ForconTelephones *self);

/* Returns: (nullable) (transfer none): where the pages are, "https://10.42.0.1:8443", while they are on */
const char *forcon_telephones_address (ForconTelephones *self);

/* Returns: (nullable) (transfer none): of the certificate, as browsers show it, while it is used */
const char *forcon_telephones_fingerprint (ForconTelephones *self);

/* Returns: (nullable) (transfer none): what the master should know of them since they were switched on */
const char *forcon_telephones_notice (ForconTelephones *self);

/* Returns: (transfer none) (element-type ForconWebSession): the telephones that are there */
const GArray *forcon_telephones_sessions (ForconTelephones *self);

/* Returns: (transfer full) (nullable): the link that opens an admiral's pages, while they are on */
char *forcon_telephones_link (ForconTelephones *self, ForconSideId admiral);

/**
 * forcon_telephones_renew:
 * @self: the telephones of a game with a campaign that can be written
 * @admiral: who gets a new link
 * @error: #ForconFileError
 *
 * The link before opens nothing any more, and the admiral's telephones are ended.
 *
 * Returns: whether there is a new one
 */
gboolean forcon_telephones_renew (ForconTelephones *self, ForconSideId admiral, GError **error);

/* Ends the program as a crash would; private to tests. */
void forcon_telephones_kill (ForconTelephones *self);

/* Whoever has this telephone has to open the link again. */
void forcon_telephones_end_session (ForconTelephones *self, guint64 session);

G_END_DECLS
