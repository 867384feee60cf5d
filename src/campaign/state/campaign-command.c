/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "campaign/state/campaign-command.h"

#define COMMAND_FIELDS(NAME, word, fields) fields,

const char *
forcon_campaign_command_fields (ForconCampaignCommandKind kind)
{
  static const char *const fields[] = { FORCON_CAMPAIGN_COMMANDS (COMMAND_FIELDS) };

  g_return_val_if_fail ((guint) kind < G_N_ELEMENTS (fields), "");
  return fields[kind];
}

/**
 * forcon_wish_shape:
 *
 * Returns: (transfer none): the fields of a #ForconWish
 */
FORCON_DEFINE_SHAPE (FORCON_FIELDS_CAMPAIGN_COMMAND, forcon_wish_shape, ForconWish)

/**
 * forcon_moment_shape:
 *
 * Returns: (transfer none): the fields of a #ForconMoment
 */
FORCON_DEFINE_SHAPE (FORCON_FIELDS_MOMENT, forcon_moment_shape, ForconMoment)
