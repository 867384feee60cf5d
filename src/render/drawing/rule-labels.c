/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "render/drawing/rule-labels.h"

#include "base/language.h"
#include "base/text.h"

#include "render/drawing/labels.h"

/**
 * Label:
 * @element, @attribute: of a rules file; @element is the one around the rows of a table; @attribute %NULL: all of them
 * @words: what the number is
 * @ids: the rules that use it
 */
typedef struct {
  const char *element;
  const char *attribute;
  const char *words;
  const char *ids;
} Label;

/* One row for each number of rules-table.h: whoever adds one there adds it here (tests/render/test-rule-labels.c). */
static const Label labels[] = {
  { "rules", "id", NC_ ("number of the rules", "word of the rule set in files"), "" },
  { "rules", "name", NC_ ("number of the rules", "name of the rule set"), "" },
  { "ship-type", "target", NC_ ("number of the rules", "counts as a target"), "F-SHIP-2" },
  { "ship-type", "diameter", NC_ ("number of the rules", "base, cm"), "F-SHIP-1" },
  { "ship-type", "turn-fraction", NC_ ("number of the rules", "share of the distance before a turn"), "F-MOV-4" },
  { "ship-type", "turns-at-speed", NC_ ("number of the rules", "that share is of its speed"), "F-MOV-4" },
  { "ship-type", "several-turns", NC_ ("number of the rules", "several turns in a move"), "F-MOV-3" },
  { "ship-type", "survives-critical", NC_ ("number of the rules", "survives a critical as an escort"), "F-CRIT-2" },
  { "crews", "readiness-minimum", NC_ ("number of the rules", "least readiness"), "F-SHIP-5" },
  { "crews", "damage-readiness", NC_ ("number of the rules", "readiness of a damaged ship"), "F-SHIP-7" },
  { "crew", "below", NC_ ("number of the rules", "readiness below"), "F-SHIP-5" },
  { "crew", "modifier", NC_ ("number of the rules", "modifier of its rolls"), "F-SHIP-5" },
  { "crew", "target-check", NC_ ("number of the rules", "readiness in a target check"), "F-FIRE-2" },
  { "crew", "repairs", NC_ ("number of the rules", "repair rolls in a turn"), "F-END-2" },
  { "formations", "escorts", NC_ ("number of the rules", "escorts at most"), "F-FORM-1" },
  { "formations", "capitals", NC_ ("number of the rules", "capital ships at most"), "F-FORM-1" },
  { "formations", "succession", NC_ ("number of the rules", "readiness of who takes the flag"), "F-FORM-7" },
  { "movement", "course-correction", NC_ ("number of the rules", "course correction: greatest turn times"), "F-MOV-7" },
  { "movement", "full-ahead", NC_ ("number of the rules", "full ahead: distance gained, cm"), "F-MOV-9" },
  { "contact", "slack", NC_ ("number of the rules", "gap of bases still in contact, cm"), "F-GEN-2" },
  { "gunnery", "salvos", NC_ ("number of the rules", "salvos in columns 1 to 5"), "F-ART-5" },
  { "columns", "number", NC_ ("number of the rules", "column of the gunnery table"), "F-ART-2" },
  { "shifts", "near", NC_ ("number of the rules", "near: share of the range"), "F-ART-4" },
  { "shifts", "near-shift", NC_ ("number of the rules", "near: column by"), "F-ART-4" },
  { "shifts", "far", NC_ ("number of the rules", "far: share of the range"), "F-ART-4" },
  { "shifts", "far-shift", NC_ ("number of the rules", "far: column by"), "F-ART-4" },
  { "shifts", "marker-shift", NC_ ("number of the rules", "behind a marker: column by"), "F-FIRE-4" },
  { "destructor", "hit", NC_ ("number of the rules", "destructor hits on this or more"), "F-DES-1" },
  { "destructor", "critical", NC_ ("number of the rules", "its damage is critical on this or more"), "F-CRIT-1" },
  { "damage", "critical", NC_ ("number of the rules", "other damage is critical on this or more"), "F-CRIT-1" },
  { "torpedoes", "armour", NC_ ("number of the rules", "armour under fire"), "F-TORP-8" },
  { "torpedoes", "run", NC_ ("number of the rules", "turns of run"), "F-SHIP-4" },
  { "torpedoes", "turn", NC_ ("number of the rules", "one turn at most, degrees"), "F-TORP-2" },
  { "torpedoes", "reach", NC_ ("number of the rules", "strikes a base within, cm"), "F-TORP-3" },
  { "torpedoes", "turret", NC_ ("number of the rules", "a turret takes one out on this or more"), "F-TORP-4 F-TORP-5" },
  { "torpedoes", "marker", NC_ ("number of the rules", "goes off in a marker on this or more"), "F-TORP-7" },
  { "brace", "shields", NC_ ("number of the rules", "brace: shields times"), "F-ORD-2" },
  { "brace", "special-save", NC_ ("number of the rules", "special shield saves on this or more"), "F-ORD-3" },
  { "critical-table", "effect", NC_ ("number of the rules", "critical of a ship"), "F-CRIT-3" },
  { "station-table", "effect", NC_ ("number of the rules", "critical of a station"), "F-STN-1" },
  { "effect", "extra", NC_ ("number of the rules", "damage added"), "F-CRIT-1" },
  { "effect", "readiness", NC_ ("number of the rules", "readiness lost"), "F-CRT-9 F-CRT-11 F-CRT-12" },
  { "effect", "ew-attack", NC_ ("number of the rules", "EW attack lost"), "F-CRT-9 F-CRT-12" },
  { "effect", "speed", NC_ ("number of the rules", "speed lost, cm"), "F-CRT-8" },
  { "effect", "repairable", NC_ ("number of the rules", "can be repaired"), "F-END-2" },
  { "effect", "strain", NC_ ("number of the rules", "catastrophe of a station on this or more"), "F-STC-2" },
  { "effect", "low-orbit", NC_ ("number of the rules", "what it does in low orbit"), "F-CRIT-4" },
  { "fire", "damage", NC_ ("number of the rules", "damage of a fire that burns on"), "F-CRT-7" },
  { "catastrophe-table", "result", NC_ ("number of the rules", "catastrophe"), "F-CAT-1" },
  { "catastrophe", "blast-markers", NC_ ("number of the rules", "blast markers"), "F-CAT-2" },
  { "catastrophe", "drift", NC_ ("number of the rules", "drift, cm"), "F-CAT-2 F-CAT-3" },
  { "catastrophe", "rolls-again", NC_ ("number of the rules", "rolls again after each drift"), "F-CAT-3" },
  { "catastrophe", "radius", NC_ ("number of the rules", "radius of the explosion, cm"), "F-CAT-4 F-CAT-5" },
  { "catastrophe", "force", NC_ ("number of the rules", "dice of the explosion: share of its hits"),
    "F-CAT-4 F-CAT-5" },
  { "catastrophe", "rift", NC_ ("number of the rules", "leaves a rift"), "F-CAT-5" },
  { "explosion", "hit", NC_ ("number of the rules", "a die of an explosion hits on this or more"), "F-CAT-4" },
  { "boarding", "struck-hits", NC_ ("number of the rules", "heavily struck: hits lost in this phase"), "F-BRD-3" },
  { "boarding", "struck", NC_ ("number of the rules", "heavily struck: strength by"), "F-BRD-3" },
  { "boarding", "crippled", NC_ ("number of the rules", "crippled: strength by"), "F-BRD-3" },
  { "boarding", "ordered", NC_ ("number of the rules", "under an order: strength by"), "F-BRD-3" },
  { "boarding", "failed", NC_ ("number of the rules", "failed an order: strength by"), "F-BRD-3" },
  { "boarding", "ratios", NC_ ("number of the rules", "roll by: stronger, twice, three and four times"), "F-BRD-4" },
  { "boarding", "prize-readiness", NC_ ("number of the rules", "readiness of a prize: share of the captor's"),
    "F-BRD-6" },
  { "boarding", "captor-loss", NC_ ("number of the rules", "readiness that the captor loses: share"), "F-BRD-6" },
  { "nation", "strength", NC_ ("number of the rules", "strength of its boarders by"), "F-BRD-3" },
  { "nation", "aliases", NC_ ("number of the rules", "other names"), "F-BRD-3" },
  { "ramming", "dice", NC_ ("number of the rules", "dice of the check"), "F-RAM-1" },
  { "ramming", "dice-smaller", NC_ ("number of the rules", "dice, the target is smaller"), "F-RAM-1" },
  { "ramming", "dice-larger", NC_ ("number of the rules", "dice, the target is larger"), "F-RAM-1" },
  { "ramming", "return", NC_ ("number of the rules", "the target strikes back with this share of its hits"),
    "F-RAM-4" },
  { "ramming", "return-bow", NC_ ("number of the rules", "the same, rammed in the bow arc"), "F-RAM-4" },
  { "mines", "column", NC_ ("number of the rules", "column of plasma where the aspect does not matter"), "F-MINE-4" },
  { "mines", "drone-reach", NC_ ("number of the rules", "reach of a sweeping drone, cm"), "F-SWP-1" },
  { "mines", "sweep-speed", NC_ ("number of the rules", "a sweeper destroys after at most, cm"), "F-SWP-1" },
  { "mine", "range", NC_ ("number of the rules", "goes off within, cm"), "F-MINE-2" },
  { "mine", "strength", NC_ ("number of the rules", "firepower, or torpedoes"), "F-MINE-2" },
  { "low-orbit", "width", NC_ ("number of the rules", "width of the map, cm"), "F-ORB-1" },
  { "low-orbit", "orbits", NC_ ("number of the rules", "orbits"), "F-ORB-1" },
  { "low-orbit", "spacing", NC_ ("number of the rules", "between two orbits, cm"), "F-ORB-1" },
  { "low-orbit", "fall", NC_ ("number of the rules", "turns until a falling ship crashes"), "F-CRIT-4" },
  { "low-orbit", "crash-share", NC_ ("number of the rules", "crash: dice, share of its hits"), "F-ORB-3" },
  { "low-orbit", "crash-hit", NC_ ("number of the rules", "crash: damage on this or more"), "F-ORB-3" },
  { "low-orbit", "decay", NC_ ("number of the rules", "station that left its orbit sinks by, cm"), "F-STC-9" },
  { "campaign", "collecting", NC_ ("number of the rules", "orders are collected for, minutes"), "F-CAMP-1" },
  { "campaign", "results", NC_ ("number of the rules", "results are given for, minutes"), "F-CAMP-1" },
  { "campaign", "move", NC_ ("number of the rules", "half-phases of a move"), "F-CAMP-3" },
  { "campaign", "light-move", NC_ ("number of the rules", "half-phases of a move of light ships"), "F-CAMP-3" },
  { "campaign", "other", NC_ ("number of the rules", "half-phases of any other order"), "F-CAMP-3" },
  { "campaign", "light-speed", NC_ ("number of the rules", "light ships are faster than, cm"), "F-CAMP-3" },
  { "campaign", "ambush", NC_ ("number of the rules", "bonus of an ambush"), "F-CAMP-7" },
  { "campaign", "outnumbered", NC_ ("number of the rules", "outnumbered: share of the enemy's hits"), "F-CAMP-13" },
  { "clash-table", "width", NC_ ("number of the rules", "width of the table, cm"), "F-CAMP-11" },
  { "clash-table", "height", NC_ ("number of the rules", "height of the table, cm"), "F-CAMP-11" },
  { "clash-table", "edge", NC_ ("number of the rules", "formations come in from the edge, cm"), "F-CAMP-11" },
  { "clash-table", "advance", NC_ ("number of the rules", "farther in battle or screen posture, cm"), "F-CAMP-11" },
  { "clash-table", "gap", NC_ ("number of the rules", "between formations, cm"), "F-CAMP-11" },
  { "clash-table", "planet", NC_ ("number of the rules", "radius of a planet, cm"), "F-CAMP-11" },
  { "clash-table", "moon", NC_ ("number of the rules", "radius of a moon, cm"), "F-CAMP-11" },
  { "clash-table", "tunnel-mouth", NC_ ("number of the rules", "radius of a tunnel mouth, cm"), "F-CAMP-11" },
  { "clash-table", "asteroids", NC_ ("number of the rules", "radius of a field of asteroids, cm"), "F-CAMP-11" },
  { "clash-table", "dust", NC_ ("number of the rules", "radius of a dust cloud, cm"), "F-CAMP-11" },
  { "clash-table", "asteroid-fields", NC_ ("number of the rules", "fields of a belt of asteroids"), "F-CAMP-11" },
  { "clash-table", "dust-fields", NC_ ("number of the rules", "clouds of a hazard"), "F-CAMP-11" },
  { "landing", NULL, NC_ ("number of the rules", "troops, unit of the fleet dice, how many; the next row"), "F-END-6" },
  { "markers", "blast-radius", NC_ ("number of the rules", "radius of a blast marker, cm"), "F-FIRE-4" },
  { "markers", "rift-radius", NC_ ("number of the rules", "radius of a rift, cm"), "F-CAT-5" },
};

/* The options, and the rulings that they are about. */
static const Label options[] = {
  { "orders.readiness-check", NULL, NC_ ("number of the rules", "movement orders need a readiness check"), "F-MOV-11" },
  { "shields.order", NULL, NC_ ("number of the rules", "shields stop hits before or after armour"), "F-ART-6" },
  { "boarding.rounds-per-turn", NULL, NC_ ("number of the rules", "rounds of boarding in a turn"), "F-BRD-5" },
  { "mines.sweeper-check-dice", NULL, NC_ ("number of the rules", "dice with which a sweeper sees a mine"), "F-SWP-2" },
  { "markers.removal", NULL, NC_ ("number of the rules", "markers taken off at the end of a turn"), "F-END-5" },
  { "detection.ties", NULL, NC_ ("number of the rules", "who wins a tie of detection"), "F-EW-2" },
  { "station.catastrophe-dice", NULL, NC_ ("number of the rules", "dice of a station's catastrophe"), "F-STN-1" },
  { "low-orbit.engine-hit", NULL, NC_ ("number of the rules", "engine hit in low orbit"), "F-CRIT-4" },
  { "turns.first", NULL, NC_ ("number of the rules", "who has the first turn"), "F-TURN-2" },
  { "repair.compare", NULL, NC_ ("number of the rules", "a repair needs less than, or at most"), "F-END-2" },
  { "broken-command.joining", NULL, NC_ ("number of the rules", "ships of a broken command join another"), "F-FORM-5" },
  { "mines.plasma", NULL, NC_ ("number of the rules", "column of plasma mines"), "F-MINE-4" },
  { "criticals.hull", NULL, NC_ ("number of the rules", "criticals of the hull"),
    "F-CRT-11 F-CRT-12 F-STC-11 F-STC-12" },
  { "criticals.sources", NULL, NC_ ("number of the rules", "damage that can be critical"), "F-CRIT-1" },
  { "target-check.binds", NULL, NC_ ("number of the rules", "criticals that bind a target check"), "F-FIRE-2" },
};

/* Which elements make a chapter. */
static const struct {
  const char *heading;
  const char *elements;
} chapters[] = {
  { NC_ ("chapter of the rules", "Rule set"), "rules" },
  { NC_ ("chapter of the rules", "Types of ships"), "ship-type contact" },
  { NC_ ("chapter of the rules", "Crews"), "crew crews" },
  { NC_ ("chapter of the rules", "Formations"), "formations" },
  { NC_ ("chapter of the rules", "Movement, orders"), "movement brace" },
  { NC_ ("chapter of the rules", "Gunnery"), "gunnery columns shifts" },
  { NC_ ("chapter of the rules", "Hits and damage"), "destructor damage" },
  { NC_ ("chapter of the rules", "Torpedoes"), "torpedoes" },
  { NC_ ("chapter of the rules", "Criticals"), "critical-table station-table effect fire" },
  { NC_ ("chapter of the rules", "Catastrophes"), "catastrophe-table catastrophe explosion markers" },
  { NC_ ("chapter of the rules", "Boarding"), "boarding nation" },
  { NC_ ("chapter of the rules", "Ramming"), "ramming" },
  { NC_ ("chapter of the rules", "Mines, sweeping"), "mine mines" },
  { NC_ ("chapter of the rules", "Low orbit"), "low-orbit" },
  { NC_ ("chapter of the rules", "Map and phases"), "campaign" },
  { NC_ ("chapter of the rules", "Table of a clash"), "clash-table" },
  { NC_ ("chapter of the rules", "Landings"), "landing" },
  { NC_ ("chapter of the rules", "Options of the rule sheet"), "option" },
};

static const char *
element_of (const ForconRuleValue *value)
{
  return value->parent != NULL ? value->parent : value->element;
}

static const Label *
find (const ForconRuleValue *value)
{
  if (value->form == FORCON_RULE_OPTION)
    for (gsize i = 0; i < G_N_ELEMENTS (options); i++)
      if (g_str_equal (options[i].element, value->key))
        return &options[i];
  for (gsize i = 0; i < G_N_ELEMENTS (labels); i++)
    if (g_str_equal (labels[i].element, element_of (value)) && g_strcmp0 (labels[i].attribute, value->attribute) == 0)
      return &labels[i];
  return NULL;
}

const char *
forcon_rule_ids (const ForconRuleValue *value)
{
  const Label *label = find (value);

  return label == NULL ? "" : label->ids;
}

const char *
forcon_label_rule_number (const ForconRuleValue *value)
{
  const Label *label = find (value);

  return label == NULL ? value->path : C_ ("number of the rules", label->words);
}

const char *
forcon_label_rule_chapter (const ForconRuleValue *value)
{
  for (gsize i = 0; i < G_N_ELEMENTS (chapters); i++)
    {
      g_auto (GStrv) elements = g_strsplit (chapters[i].elements, " ", -1);

      if (g_strv_contains ((const char *const *) elements, element_of (value)))
        return C_ ("chapter of the rules", chapters[i].heading);
    }
  return "";
}

const char *
forcon_label_rule_chapter_at (guint place)
{
  return place < G_N_ELEMENTS (chapters) ? C_ ("chapter of the rules", chapters[place].heading) : NULL;
}

/* Things */

static const char *
label_of_word (const ForconFieldType *type, guint word)
{
  if (type == &forcon_type_ship_type)
    return forcon_label_ship_type ((ForconShipType) word);
  if (type == &forcon_type_crew)
    return forcon_label_crew ((ForconCrew) word);
  if (type == &forcon_type_critical_effect)
    return forcon_label_critical_effect ((ForconCriticalEffect) word);
  if (type == &forcon_type_catastrophe)
    return forcon_label_catastrophe ((ForconCatastrophe) word);
  if (type == &forcon_type_charge)
    return forcon_label_charge ((ForconCharge) word);
  return type == &forcon_type_target ? forcon_label_target ((ForconTarget) word) : NULL;
}

static char *
thing_of_column (const char *key)
{
  g_auto (GStrv) words = g_strsplit (key, "/", 2);
  ForconTarget target = 0;
  ForconAspect aspect = 0;

  forcon_target_from_word (words[0], &target);
  forcon_aspect_from_word (words[1], &aspect);
  return aspect == FORCON_ASPECT_ANY
             ? g_strdup (forcon_label_target (target))
             : g_strdup_printf ("%s, %s", forcon_label_target (target), forcon_label_aspect (aspect));
}

char *
forcon_label_rule_thing (const ForconRuleValue *value)
{
  static const struct {
    const char *element;
    const ForconFieldType *type;
  } words[] = {
    { "ship-type", &forcon_type_ship_type },
    { "crew", &forcon_type_crew },
    { "effect", &forcon_type_critical_effect },
    { "catastrophe", &forcon_type_catastrophe },
    { "mine", &forcon_type_charge },
  };
  guint word = 0;

  if (value->key == NULL || value->form == FORCON_RULE_OPTION)
    return g_strdup ("");
  for (gsize i = 0; i < G_N_ELEMENTS (words); i++)
    if (g_str_equal (words[i].element, value->element) && words[i].type->from_word (&word, value->key))
      return g_strdup (label_of_word (words[i].type, word));
  if (value->form == FORCON_RULE_NATION)
    return g_strdup (forcon_name (value->key));
  if (g_str_equal (element_of (value), "gunnery"))
    /* Translators: a row of the gunnery table, its firepower. */
    return g_strdup_printf (_ ("firepower %s"), value->key);
  if (g_str_equal (element_of (value), "columns"))
    return thing_of_column (value->key);
  /* Translators: a row of a table of 2d6, the sum that is thrown. */
  return g_strdup_printf (_ ("2d6: %s"), value->key);
}

char *
forcon_label_rule (const ForconRuleValue *value)
{
  g_autofree char *thing = forcon_label_rule_thing (value);

  return g_strdup_printf ("%s: %s", *thing != '\0' ? thing : forcon_label_rule_chapter (value),
                          forcon_label_rule_number (value));
}

/* Values */

/* The words of flags, options and of what happens in low orbit, as people read them. */
static const struct {
  const char *word;
  const char *text;
} texts[] = {
  { "yes", NC_ ("value of a rule", "yes") },
  { "no", NC_ ("value of a rule", "no") },
  { "none", NC_ ("value of a rule", "none") },
  { "all", NC_ ("value of a rule", "all") },
  { "destroyed", NC_ ("value of a rule", "destroyed") },
  { "falling", NC_ ("value of a rule", "falls") },
  { "before-armour", NC_ ("value of a rule", "before armour") },
  { "after-armour", NC_ ("value of a rule", "after armour") },
  { "to-the-end", NC_ ("value of a rule", "to the end") },
  { "hidden", NC_ ("value of a rule", "who hides") },
  { "found", NC_ ("value of a rule", "who seeks") },
  { "attacker", NC_ ("value of a rule", "the attacker") },
  { "roll", NC_ ("value of a rule", "by a roll") },
  { "less", NC_ ("value of a rule", "less than") },
  { "at-most", NC_ ("value of a rule", "at most") },
  { "never", NC_ ("value of a rule", "never") },
  { "in-contact", NC_ ("value of a rule", "in contact") },
  { "shifted", NC_ ("value of a rule", "by aspect") },
  { "column-1", NC_ ("value of a rule", "column 1") },
  { "repairable", NC_ ("value of a rule", "those that can be repaired") },
  { "for-good", NC_ ("value of a rule", "for good") },
  { "not-of-extra", NC_ ("value of a rule", "not the damage that a critical adds") },
  { "every", NC_ ("value of a rule", "every one") },
};

char *
forcon_label_rule_text (const ForconRuleValue *value, const char *text)
{
  guint word = 0;
  const char *label = NULL;

  if (*text == '\0')
    return g_strdup (C_ ("value of a rule", "none"));
  if (value->form == FORCON_RULE_WORD && value->words->from_word (&word, text))
    label = label_of_word (value->words, word);
  if (value->form == FORCON_RULE_WORD || value->form == FORCON_RULE_FLAG || value->form == FORCON_RULE_OPTION)
    for (gsize i = 0; i < G_N_ELEMENTS (texts) && label == NULL; i++)
      if (g_str_equal (texts[i].word, text))
        label = C_ ("value of a rule", texts[i].text);
  return g_strdup (label != NULL ? label : text);
}

char *
forcon_label_campaign_and_rules (const ForconCampaign *campaign)
{
  const char *rules = forcon_campaign_own_rules_name (campaign);

  if (rules == NULL)
    return g_strdup (forcon_name (forcon_campaign_name (campaign)));
  /* Translators: the name of a campaign, that of its rules. */
  return g_strdup_printf (_ ("%1$s · rules: %2$s"), forcon_name (forcon_campaign_name (campaign)),
                          forcon_name (rules));
}
