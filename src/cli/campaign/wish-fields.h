/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "campaign/state/campaign-command.h"

G_BEGIN_DECLS

/* What a command of a campaign says, as a person types it: "formation=karkas sector=c3". */
gboolean forcon_wish_parse (const ForconCampaign *campaign, ForconCampaignCommandKind kind, char **words, guint n_words,
                            ForconWish *wish);

G_END_DECLS
