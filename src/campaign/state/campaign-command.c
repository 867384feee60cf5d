/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "campaign/state/campaign-command.h"

/* As for commands of a battle: inside its function, Here is the struct of that command. */
#define OWN_ROW(name, type, ...)                                                                                       \
  { FORCON_RECORD_SECOND (, ##__VA_ARGS__, #name, ), &forcon_type_##type,                                              \
    G_STRUCT_OFFSET (ForconCampaignCommand, note) + G_STRUCT_OFFSET (Here, name) },
#define COMMON_ROW(name, type) { #name, &forcon_type_##type, G_STRUCT_OFFSET (ForconCampaignCommand, name) },
#define COMMAND_SHAPE(NAME, word, member, ...)                                                                         \
  static const ForconRecordShape *shape_of_##member (void)                                                             \
  {                                                                                                                    \
    typedef ForconCampaignCommand_##member Here G_GNUC_UNUSED;                                                         \
    static const ForconRecordField fields[]                                                                            \
        = { FORCON_CAMPAIGN_COMMAND_FIELDS_##NAME (OWN_ROW) FORCON_CAMPAIGN_COMMAND_FIELDS_COMMON (COMMON_ROW) };      \
    static const ForconRecordShape shape = { sizeof (ForconCampaignCommand), G_N_ELEMENTS (fields), fields };          \
                                                                                                                       \
    return &shape;                                                                                                     \
  }
FORCON_CAMPAIGN_COMMANDS (COMMAND_SHAPE)

const ForconRecordShape *
forcon_campaign_command_shape (ForconCampaignCommandKind kind)
{
#define COMMAND_SHAPE_FUNCTION(NAME, word, member, ...) shape_of_##member,
  static const ForconRecordShape *(*const shape_functions[]) (void)
      = { FORCON_CAMPAIGN_COMMANDS (COMMAND_SHAPE_FUNCTION) };

  g_return_val_if_fail ((guint) kind < FORCON_N_CAMPAIGN_COMMAND, shape_of_begin ());
  return shape_functions[kind]();
}

const char *
forcon_campaign_command_attributes (ForconCampaignCommandKind kind)
{
#define COMMAND_ATTRIBUTES(NAME, word, member, attributes, ...) attributes,
  static const char *const attributes_of[] = { FORCON_CAMPAIGN_COMMANDS (COMMAND_ATTRIBUTES) };

  g_return_val_if_fail ((guint) kind < FORCON_N_CAMPAIGN_COMMAND, "");
  return attributes_of[kind];
}

gint64
forcon_campaign_command_number (const ForconCampaignCommand *command, const char *name)
{
  const ForconRecordField *field = forcon_record_find (forcon_campaign_command_shape (command->kind), name);

  return field == NULL ? 0 : forcon_record_number (command, field);
}

ForconClashId
forcon_campaign_command_clash (const ForconCampaignCommand *command)
{
  return (ForconClashId){ (guint32) forcon_campaign_command_number (command, "clash") };
}

ForconTask
forcon_campaign_command_task (const ForconCampaignCommand_task *command)
{
  return (ForconTask){ .formation = command->formation,
                       .kind = command->kind,
                       .sector = command->sector,
                       .target = command->target,
                       .posture = command->posture,
                       .count = command->count,
                       .charge = command->charge,
                       .object = command->object,
                       .flagship = command->flagship,
                       .ships = command->ships,
                       .name = command->name };
}

ForconInstruction
forcon_campaign_command_instruction (const ForconCampaignCommand_instruct *command)
{
#define TAKE(name, ...) .name = command->name,
  return (ForconInstruction){ FORCON_CAMPAIGN_COMMAND_FIELDS_INSTRUCT (TAKE) };
}

/**
 * forcon_moment_shape:
 *
 * Returns: (transfer none): the fields of a #ForconMoment
 */
FORCON_DEFINE_SHAPE (FORCON_FIELDS_MOMENT, forcon_moment_shape, ForconMoment)
