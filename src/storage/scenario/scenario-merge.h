/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "storage/fleet/fleet.h"
#include "storage/scenario/scenario.h"

G_BEGIN_DECLS

/*
 * A scenario that was edited is written into the text that it was read from: what the edits did not touch stays to the
 * byte, with comments, order, layout and references to fleet books.
 */

/**
 * forcon_scenario_merge:
 * @text: (nullable): the file that the campaign was read from, as forcon_xml_text_load() gives it
 * @from: (nullable): where that file was: beside it lie its fleet books
 * @campaign: a campaign before play
 * @rules_name: by which it names its rules
 * @rules: those rules
 * @path: where the new file will be: what it refers to is found from there
 * @kept: (out) (optional): whether the text was kept; also true where there is none
 *
 * Where the text cannot be kept, because it is none or it or its fleet books are not readable any more, all is written
 * anew, as forcon_scenario_to_xml() does.
 *
 * Returns: (transfer full): the scenario, for forcon_xml_text_save(). It is read as forcon_scenario_to_xml() would be
 */
char *forcon_scenario_merge (const char *text, const char *from, const ForconCampaign *campaign,
                             const char *rules_name, const ForconRules *rules, const char *path, gboolean *kept);

/**
 * forcon_scenario_load_text:
 * @text: a scenario, as forcon_xml_text_load() gives it
 * @path: (nullable): the file that it stands in, or could: beside it fleet books are looked for
 * @kept: (nullable): rules by which it is read where those that it names cannot be found
 * @fleet: (out) (optional) (transfer full): the classes and ships that it can refer to, as long as the scenario lives
 * @error: #ForconFileError
 *
 * Returns: (transfer full): as forcon_scenario_load()
 */
ForconScenario *forcon_scenario_load_text (const char *text, const char *path, const ForconRules *kept,
                                           ForconFleet **fleet, GError **error);

/*< private >
 * forcon_scenario_to_xml_beside:
 * @set_up: as forcon_campaign_as_set_up() makes it
 * @known: (nullable): classes and ships that need not be written
 * @alliances: (element-type utf8): their words by number
 * @whole: whether ships say also what their class says
 *
 * Returns: (transfer full): the scenario
 */
char *forcon_scenario_to_xml_beside (const ForconCampaign *set_up, const char *rules_name, const ForconFleet *known,
                                     const GPtrArray *alliances, gboolean whole);

G_END_DECLS
