/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Inside the reader and the writer of fleet-dice clashes only. */

#include "storage/dice/twilight-file.h"
#include "storage/xml/xml-writer.h"

G_BEGIN_DECLS

/**
 * ForconTwilightReader:
 * @file: what is being made
 * @rules_path: (nullable): rules to use instead of those that the file asks for
 * @clash: the start, until the journal takes it
 * @side: of the player that is open, or of the ground forces
 * @deed: the command that is open
 * @dice: (nullable): what it says of its dice
 * @generated: whether the generator rolled those that it does not state
 */
typedef struct {
  ForconTwilightFile *file;
  const char *rules_path;
  ForconTwilightClash *clash;
  ForconTwilightSide side;
  ForconTwilightChoice deed;
  GByteArray *dice;
  gboolean generated;
} ForconTwilightReader;

/* The system of that word next to the active one, from 1. 0 where there is none, which is then the file's error. */
guint forcon_twilight_reader_find_system (ForconXml *xml, const ForconTwilightReader *reader, const char *attribute,
                                          const char *word);

/* The unit that an attribute names; none where it is absent or names none, which is then the file's error. */
ForconUnitId forcon_twilight_reader_find_unit (ForconXml *xml, const ForconTwilightReader *reader,
                                               const char *attribute);

/* Commands that were chosen beforehand, and those that were played */

/**
 * forcon_twilight_start_deed:
 * @xml: at a choice or a command that was played; the word of the element is that of the command
 * @data: the #ForconTwilightReader
 */
void forcon_twilight_start_deed (ForconXml *xml, gpointer reader);

/* What a retreat carries. */
void forcon_twilight_read_load (ForconXml *xml, gpointer reader);

void forcon_twilight_end_choice (ForconXml *xml, gpointer reader);

/**
 * forcon_twilight_start_played:
 * @xml: where all that is known of the start has been read
 * @data: the #ForconTwilightReader
 *
 * From here on the clash is played.
 */
void forcon_twilight_start_played (ForconXml *xml, gpointer reader);

/* Decides anew what was played: the same commands with the same dice lead to where the clash stood. */
void forcon_twilight_end_played (ForconXml *xml, gpointer reader);

/* The parts of the writer. */

void forcon_twilight_put_system (xmlTextWriterPtr out, const char *attribute, const ForconTwilightClash *clash,
                                 guint system);
void forcon_twilight_put_planet (xmlTextWriterPtr out, const char *attribute, const ForconTwilightClash *clash,
                                 guint planet);

/* What was said beforehand. */
void forcon_twilight_write_choices (xmlTextWriterPtr out, const ForconTwilightFile *file);

/* What was played and not taken back. */
void forcon_twilight_write_played (xmlTextWriterPtr out, const ForconTwilightFile *file);

G_END_DECLS
