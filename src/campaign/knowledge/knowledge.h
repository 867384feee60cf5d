/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "campaign/chronicle/chronicle.h"
#include "engine/views/view.h"

G_BEGIN_DECLS

/*
 * What one admiral knows (F-CAMP-8): a campaign of its own, made from the start less what this admiral did not know then,
 * and after that from nothing but the facts that this admiral may see. In it only the admiral's own formations and ships are
 * filled in, and of others those that were identified, as they were then; all else about others are its sightings and the
 * notices on the main map. Ids are those of the truth, and nothing that is shown, printed or exported for an admiral may
 * give them: words, names and phases only, in orders that do not depend on them.
 */
typedef struct _ForconKnowledge ForconKnowledge;

/**
 * ForconKnownEvent:
 * @entry: place of its entry in the chronicle, from 0: for the order only, never shown
 * @work: of what is done after the meetings of a half-phase (F-CAMP-5) its place there, else 0: for the order only, never shown
 * @phase, @half: when it happened
 * @event: the fact, as this admiral may see it
 */
typedef struct {
  guint entry;
  guint32 work;
  gint phase;
  gint half;
  ForconCampaignEvent event;
} ForconKnownEvent;

ForconKnowledge *forcon_knowledge_new (ForconChronicle *chronicle, ForconSideId admiral, const char *contact,
                                       GError **error);
ForconKnowledge *forcon_knowledge_at_phase (ForconChronicle *chronicle, ForconSideId admiral, gint phase,
                                            const char *contact, GError **error);
GPtrArray *forcon_knowledges_at_phase (ForconChronicle *chronicle, guint32 admirals, gint phase, const char *contact,
                                       GError **error);
ForconKnowledge *forcon_knowledge_at_position (ForconChronicle *chronicle, ForconSideId admiral, guint position,
                                               const char *contact, GError **error);
void forcon_knowledge_free (ForconKnowledge *knowledge);

ForconSideId forcon_knowledge_admiral (const ForconKnowledge *knowledge);
const ForconRules *forcon_knowledge_rules (const ForconKnowledge *knowledge);
const ForconCampaign *forcon_knowledge_campaign (const ForconKnowledge *knowledge);
const GArray *forcon_knowledge_events (const ForconKnowledge *knowledge);
gboolean forcon_knowledge_hides (const ForconRecordShape *shape, gconstpointer record, const ForconRecordField *field);
gboolean forcon_knowledge_owns (const ForconKnowledge *knowledge, ForconFormationId formation);

/* The clashes in which the admiral has ships, with what that side may see of their tables. */
guint forcon_knowledge_n_clashes (const ForconKnowledge *knowledge);
ForconClash forcon_knowledge_clash (const ForconKnowledge *knowledge, guint place);
const ForconView *forcon_knowledge_view (const ForconKnowledge *knowledge, guint place);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ForconKnowledge, forcon_knowledge_free)

G_END_DECLS
