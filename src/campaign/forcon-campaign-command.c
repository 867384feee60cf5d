/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "forcon-campaign-command.h"

#define COMMAND_FIELDS(NAME, word, fields) fields,

/**
 * forcon_campaign_command_fields:
 * @kind: a command
 *
 * Returns: (transfer none): the fields of a #ForconWish that it takes, with blanks between; those with ? may be absent
 */
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
const ForconRecordShape *
forcon_wish_shape (void)
{
  typedef ForconWish Here;
  static const ForconRecordField fields[] = { FORCON_FIELDS_CAMPAIGN_COMMAND (FORCON_RECORD_ROW) };
  static const ForconRecordShape shape = { sizeof (Here), G_N_ELEMENTS (fields), fields };

  return &shape;
}

/**
 * forcon_moment_shape:
 *
 * Returns: (transfer none): the fields of a #ForconMoment
 */
const ForconRecordShape *
forcon_moment_shape (void)
{
  typedef ForconMoment Here;
  static const ForconRecordField fields[] = { FORCON_FIELDS_MOMENT (FORCON_RECORD_ROW) };
  static const ForconRecordShape shape = { sizeof (Here), G_N_ELEMENTS (fields), fields };

  return &shape;
}
