/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "campaign/chronicle/chronicle.h"
#include "base/random.h"
#include "storage/scenario/scenario.h"

G_BEGIN_DECLS

/* As many rounds are fought at a table, and as many phases played. */
#define TWIN_ROUNDS 2
#define TWIN_PHASES 3

/**
 * Twin:
 * @seed: of the story, the same for both
 * @reader: the admiral to whom both have to be the same
 * @scenario: for its rules and cards
 * @differences: (nullable) (element-type guint): what is different in this one, by place in twin_differences
 * @random: for what is different
 * @rolls: how often each ship has rolled for each purpose
 * @hider: (nullable): who rolled last to hide
 * @decided: a battle was decided: that it goes on for the sake of those who are hidden, everybody is told (F-EW-4)
 * @told: all that the reader has been told
 * @pin_of: another admiral who has a PIN, or none
 * @keep: (nullable): where files are kept that the program wrote
 * @asked: how often the program was asked
 * @keyed: the dice are the program's own, from the secret of the campaign, as in play; else they are typed
 *
 * A campaign in which Amber fights Blue, with Ash for a friend, Coral hidden at the same place, and Drab far away. Coral and
 * Drab are never found, whatever Amber and Blue throw; they stay where they are, and do not fire.
 */
typedef struct {
  guint64 seed;
  ForconSideId reader;
  ForconScenario *scenario;
  ForconCampaign *start;
  ForconChronicle *chronicle;
  GArray *differences;
  ForconRandom random;
  GHashTable *rolls;
  char *hider;
  gboolean decided;
  GString *told;
  ForconSideId pin_of;
  const char *keep;
  guint asked;
  gboolean keyed;
} Twin;

/* How much Amber is told: words; at the end all papers and pictures, too; besides what the program itself says. */
typedef enum { TWIN_WORDS, TWIN_PICTURES, TWIN_PROGRAM, TWIN_ALL } TwinTelling;

/*
 * When something different happens: before the fleets are there, so that others have other numbers; when they are; by a
 * command before orders; between the halves; at a table.
 */
typedef enum { TWIN_BEFORE, TWIN_START, TWIN_ORDERS, TWIN_HALF, TWIN_TABLE } TwinMoment;

/* Something that a reader may not know: its name, when it happens, and what it is. */
typedef struct {
  const char *name;
  TwinMoment moment;
  void (*change) (Twin *twin);
} TwinDifference;

extern const TwinDifference twin_differences[];
extern const guint twin_n_differences;

/* Returns: (transfer full) (element-type guint): what is to be different in that pair of campaigns */
GArray *twin_choose (guint pair, guint64 seed, ForconRandom *random);

/* How often each of them came to something. */
extern guint twin_done[];

Twin *twin_new (guint64 seed, const GArray *differences);
void twin_free (Twin *twin);
void twin_differ (Twin *twin, TwinMoment moment);
gboolean twin_do (Twin *twin, const ForconCampaignCommand *command);
gboolean twin_play (Twin *twin, ForconCommand command);
void twin_story (Twin *twin, TwinTelling telling);
void twin_save (const Twin *twin, const char *folder);
void twin_ask_program (Twin *twin, gboolean all);

/* Who is there */
const ForconCampaign *twin_campaign (const Twin *twin);
ForconSideId twin_admiral (const ForconCampaign *campaign, const char *word);
ForconFormationId twin_formation (const ForconCampaign *campaign, const char *word);
ForconSectorId twin_sector (const ForconCampaign *campaign, const char *word);
ForconClashId twin_clash (const Twin *twin);
ForconFormationId twin_add_formation (Twin *twin, const char *word, const char *admiral, const char *sector);
ForconShipId twin_add_ship (Twin *twin, const char *word, const char *formation, ForconShipType type);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Twin, twin_free)

G_END_DECLS
