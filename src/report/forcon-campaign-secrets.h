/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "forcon-knowledge.h"

G_BEGIN_DECLS

/*
 * What an admiral does not know, for the master only: the truth compared with the knowledge (F-CAMP-8). Nothing of this is ever
 * printed, saved or shown to an admiral.
 */
GPtrArray *forcon_secrets_list (const ForconCampaign *truth, ForconSideId admiral);
char *forcon_secrets_leak (const ForconCampaign *truth, const ForconKnowledge *knowledge, const char *text);

G_END_DECLS
