/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "campaign/pace/pace.h"
#include "campaign/state/campaign-command.h"

G_BEGIN_DECLS

/* As labels.h, for the closed lists of the campaign. */
const char *forcon_label_sector_object (ForconSectorObjectKind kind);
const char *forcon_label_stage (ForconStage stage);
const char *forcon_label_period (ForconPeriod period);
const char *forcon_label_pace_deed (ForconPaceDeed deed);
const char *forcon_label_task_kind (ForconTaskKind kind);
const char *forcon_label_posture (ForconPosture posture);
const char *forcon_label_task_state (ForconTaskState state);
const char *forcon_label_drop (ForconDrop drop);
const char *forcon_label_line_state (ForconLineState state);
const char *forcon_label_meeting_state (ForconMeetingState state);
const char *forcon_label_party_reason (ForconPartyReason reason);
const char *forcon_label_query_state (ForconQueryState state);
const char *forcon_label_suggestion_state (ForconSuggestionState state);
const char *forcon_label_unanswered (ForconUnanswered unanswered);
const char *forcon_label_language (ForconLanguage language);
const char *forcon_label_entity (ForconEntity entity);

/* A property of something that is edited before play, by its name in files. */
const char *forcon_label_property (const char *property);

G_END_DECLS
