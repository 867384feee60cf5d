/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "campaign/state/campaign-command.h"

G_BEGIN_DECLS

/* A command of a campaign as text and back, for programs that hand one to another: as the journal has it. */

/* Returns: (transfer full): the text */
char *forcon_command_to_text (const ForconCampaignCommand *command);

/**
 * forcon_command_from_text:
 * @text: (array length=length): what forcon_command_to_text() makes; nothing in it is trusted
 * @length: bytes
 * @command: (out): the command; its texts are interned
 * @error: #ForconFileError
 *
 * Returns: whether it is one
 */
gboolean forcon_command_from_text (const char *text, gsize length, ForconCampaignCommand *command, GError **error);

G_END_DECLS
