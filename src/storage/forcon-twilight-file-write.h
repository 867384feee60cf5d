/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Inside the writer of fleet-dice clashes only. */

#include "forcon-twilight-file.h"
#include "forcon-xml-writer.h"

G_BEGIN_DECLS

void forcon_twilight_put_system (xmlTextWriterPtr out, const char *attribute, const ForconTwilightClash *clash,
                                 guint system);
void forcon_twilight_put_planet (xmlTextWriterPtr out, const char *attribute, const ForconTwilightClash *clash,
                                 guint planet);
void forcon_twilight_write_choices (xmlTextWriterPtr out, const ForconTwilightFile *file);
void forcon_twilight_write_played (xmlTextWriterPtr out, const ForconTwilightFile *file);

G_END_DECLS
