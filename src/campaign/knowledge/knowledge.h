/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "campaign/chronicle/chronicle.h"
#include "campaign/knowledge/knowledge-order.h"
#include "engine/views/view.h"

G_BEGIN_DECLS

/*
 * What one admiral knows (F-CAMP-8): a campaign of its own, made from the start less what this admiral did not know
 * then, and after that from nothing but the facts that this admiral may see. In it only the admiral's own formations
 * and ships are filled in, and of others those that were identified, as they were then; all else about others are
 * its sightings and the notices on the main map. Ids are those of the truth, and nothing that is shown, printed or
 * exported for an admiral may give them: words, names and phases only, in orders that do not depend on them.
 */
typedef struct _ForconKnowledge ForconKnowledge;

/**
 * forcon_knowledge_new:
 *
 * As forcon_knowledge_at_phase(), of the present.
 */
ForconKnowledge *forcon_knowledge_new (ForconChronicle *chronicle, ForconSideId admiral, const char *contact,
                                       GError **error);

/**
 * forcon_knowledge_at_phase:
 * @chronicle: the journal of a campaign
 * @admiral: who knows
 * @phase: the last phase that counts; 0 is before play
 * @contact: (nullable): the word by which contacts go on tables, with a number, as of NC_ ("detection", …): it is
 *   translated into the admiral's language; "Contact" when it is not given
 * @error: (nullable): which entry could not be read, and why
 *
 * Returns: (transfer full) (nullable): what the admiral knew at the end of that phase, or knows now if it goes on
 */
ForconKnowledge *forcon_knowledge_at_phase (ForconChronicle *chronicle, ForconSideId admiral, gint phase,
                                            const char *contact, GError **error);

/**
 * forcon_knowledges_at_phase:
 * @chronicle: the journal of a campaign
 * @admirals: who know: bit (1 << side id) of each
 * @phase: the last phase that counts; 0 is before play
 * @contact: (nullable): as of forcon_knowledge_at_phase()
 * @error: (nullable): which entry could not be read, and why
 *
 * As forcon_knowledge_at_phase() for each, in less time.
 *
 * Returns: (transfer full) (nullable) (element-type ForconKnowledge): what they knew, in the order of the admirals
 */
GPtrArray *forcon_knowledges_at_phase (ForconChronicle *chronicle, guint32 admirals, gint phase, const char *contact,
                                       GError **error);

/**
 * forcon_knowledge_at_position:
 * @position: how many entries of the chronicle count
 *
 * As forcon_knowledge_at_phase(), after so many entries.
 */
ForconKnowledge *forcon_knowledge_at_position (ForconChronicle *chronicle, ForconSideId admiral, guint position,
                                               const char *contact, GError **error);

void forcon_knowledge_free (ForconKnowledge *knowledge);

ForconSideId forcon_knowledge_admiral (const ForconKnowledge *knowledge);
const ForconRules *forcon_knowledge_rules (const ForconKnowledge *knowledge);

/**
 * forcon_knowledge_campaign:
 *
 * Returns: (transfer none): the campaign as this admiral knows it
 */
const ForconCampaign *forcon_knowledge_campaign (const ForconKnowledge *knowledge);

/**
 * forcon_knowledge_fleet_before:
 *
 * Returns: (transfer none) (nullable): the ships as this admiral knew them when the phase began, that is as the papers
 *   of the phase before have them; %NULL before play
 */
const ForconBattle *forcon_knowledge_fleet_before (const ForconKnowledge *knowledge);

/**
 * forcon_knowledge_events:
 *
 * Returns: (transfer none) (element-type ForconKnownEvent): all facts that this admiral may see, oldest first
 */
const GArray *forcon_knowledge_events (const ForconKnowledge *knowledge);

/**
 * forcon_knowledge_hides:
 * @shape: of the record
 * @record: a record of what an admiral knows, or of a fact
 * @field: one of its fields
 *
 * Of a contact it is not told which formation it is, not even where the admiral knows that formation by other means.
 *
 * Returns: whether the field's value must not be told to the admiral (F-CAMP-8)
 */
gboolean forcon_knowledge_hides (const ForconRecordShape *shape, gconstpointer record, const ForconRecordField *field);

/**
 * forcon_knowledge_owns:
 *
 * Returns: whether the formation is this admiral's own and has ships in action
 */
gboolean forcon_knowledge_owns (const ForconKnowledge *knowledge, ForconFormationId formation);

/* The clashes in which the admiral has ships, with what that side may see of their tables. */
guint forcon_knowledge_n_clashes (const ForconKnowledge *knowledge);

/**
 * forcon_knowledge_clash:
 * @knowledge: what an admiral knows
 * @place: from 0, oldest first
 *
 * Returns: where and when it was and whether it goes on
 */
ForconClash forcon_knowledge_clash (const ForconKnowledge *knowledge, guint place);

/**
 * forcon_knowledge_view:
 * @knowledge: what an admiral knows
 * @place: of a clash, from 0
 *
 * Returns: (transfer none): what the admiral's side sees of its table
 */
const ForconView *forcon_knowledge_view (const ForconKnowledge *knowledge, guint place);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ForconKnowledge, forcon_knowledge_free)

G_END_DECLS
