/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "forcon-knowledge.h"

G_BEGIN_DECLS

/*
 * What one admiral knows, as XML to be read by other programs: words, names and phases, and no numbers of things. It
 * cannot be made a campaign again. docs/formats.md describes it.
 */
char *forcon_knowledge_to_xml (const ForconKnowledge *knowledge);
gboolean forcon_knowledge_save (const ForconKnowledge *knowledge, const char *path, GError **error);

G_END_DECLS
