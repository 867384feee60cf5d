/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "app/game/game.h"

G_BEGIN_DECLS

/**
 * ForconTextQuestion:
 * @heading: what it is about
 * @body: (nullable): what is to be known before one answers
 * @button: what the button says that takes the text
 * @max: characters at most
 * @taken: takes the text, which is never empty; @owner is still there
 * @data: (transfer full) (nullable): for @taken
 * @free_data: (nullable): frees @data
 *
 * A question to be answered with a line of text.
 */
typedef struct {
  const char *heading;
  const char *body;
  const char *button;
  int max;
  void (*taken) (GtkWidget *owner, const char *text, gpointer data);
  gpointer data;
  GDestroyNotify free_data;
} ForconTextQuestion;

/**
 * forcon_ask_text:
 * @owner: for whom; nothing is done if it is gone when the answer comes
 * @question: what is asked
 *
 * Asks for a line of text in a dialog before the owner's window.
 */
void forcon_ask_text (GtkWidget *owner, const ForconTextQuestion *question);

/* The master's hand needs a reason, which the journal keeps. */

/**
 * forcon_do_with_reason:
 * @owner: for whom
 * @game: the campaign
 * @command: what is to be done; its reason is asked for
 * @heading: what that is, in words
 *
 * Asks why, and does it.
 */
void forcon_do_with_reason (GtkWidget *owner, ForconGame *game, const ForconCampaignCommand *command,
                            const char *heading);

G_END_DECLS
