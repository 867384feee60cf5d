/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the master cannot do so, or not now. */
#include "render/drawing/campaign-labels.h"
#include "report/campaign/campaign-refusal-private.h"

/* Translators: how far the campaign has come: "before play". */
REFUSAL (wrong_stage, _ ("This has no place now: %s"), forcon_label_stage (verdict->stage))
REFUSAL (not_ready, _ ("Play cannot begin yet, things still missing: %d"), verdict->actual)
REFUSAL (unknown_field, _ ("There are no mines with the number %d"), verdict->actual)
PLAIN (unknown_power, _ ("There is no such power in this campaign"))
PLAIN (clock_runs, _ ("The clock runs already"))
PLAIN (clock_stands, _ ("The clock stands"))
/* Translators: minutes: what was wanted, the least, the most. */
REFUSAL (bad_length, _ ("%1$d minutes cannot be, only from %2$d to %3$d"), verdict->actual, (gint) verdict->least,
         (gint) verdict->most)
PLAIN (needs_reason, _ ("What the master does by hand needs a reason"))
PLAIN (nothing_said, _ ("There is nothing in the text, or it is no text"))
/* Translators: how many characters, how many there may be at most. */
REFUSAL (too_long, _ ("The text is too long: %1$d characters, at most %2$d"), verdict->actual, verdict->needed)
PLAIN (already_so, _ ("It is so already"))
REFUSAL (too_many, _ ("There would be %1$d of them, at most %2$d"), verdict->actual, verdict->needed)

REFUSAL (unknown_word, _ ("No word of orders and no name is written so: “%s”"), HAS_TEXT ? verdict->text : "")
REFUSAL (unknown_query, _ ("There is no question or message %d"), verdict->actual)
/* Translators: the number of a question or message. */
REFUSAL (no_addressee, _ ("Question or message %d names no admiral: say to whom it goes"), verdict->actual)
REFUSAL (to_oneself, _ ("A message of %s cannot go to the same admiral"), ITS_ADMIRAL)

static char *
already_settled (const ForconCampaignTelling *telling, const ForconCampaignVerdict *verdict)
{
  ForconQueryState state = FORCON_QUERY_OPEN;

  if (HAS_TEXT)
    forcon_query_state_from_word (verdict->text, &state);
  /* Translators: the number of a question or message, what became of it: "answered". */
  return g_strdup_printf (_ ("Question or message %1$d is not open: %2$s"), verdict->actual,
                          forcon_label_query_state (state));
}

static char *
bad_value (const ForconCampaignTelling *telling, const ForconCampaignVerdict *verdict)
{
  if (verdict->least == 0 && verdict->most == 0)
    return g_strdup (_ ("There is no such value to set"));
  return g_strdup_printf (_ ("The value can only be from %1$d to %2$d"), (gint) verdict->least,
                          (gint) verdict->most);
}

static char *
not_published (const ForconCampaignTelling *telling, const ForconCampaignVerdict *verdict)
{
  g_autofree char *formation = forcon_wording_known (telling->campaign, verdict->formation);

  if (HAS_FORMATION)
    return g_strdup_printf (_ ("This is not on the main map: %s"), formation);
  return g_strdup_printf (_ ("There is no text on the main map in %s"), ITS_SECTOR);
}

const ForconCampaignRefusal forcon_campaign_refusals_of_master[FORCON_N_PROBLEM] = {
  [FORCON_PROBLEM_WRONG_STAGE] = wrong_stage,
  [FORCON_PROBLEM_NOT_READY] = not_ready,
  [FORCON_PROBLEM_UNKNOWN_FIELD] = unknown_field,
  [FORCON_PROBLEM_UNKNOWN_POWER] = unknown_power,
  [FORCON_PROBLEM_CLOCK_RUNS] = clock_runs,
  [FORCON_PROBLEM_CLOCK_STANDS] = clock_stands,
  [FORCON_PROBLEM_BAD_LENGTH] = bad_length,
  [FORCON_PROBLEM_NEEDS_REASON] = needs_reason,
  [FORCON_PROBLEM_BAD_VALUE] = bad_value,
  [FORCON_PROBLEM_NOTHING_SAID] = nothing_said,
  [FORCON_PROBLEM_TOO_LONG] = too_long,
  [FORCON_PROBLEM_NOT_PUBLISHED] = not_published,
  [FORCON_PROBLEM_ALREADY_SO] = already_so,
  [FORCON_PROBLEM_TOO_MANY] = too_many,
  [FORCON_PROBLEM_UNKNOWN_WORD] = unknown_word,
  [FORCON_PROBLEM_UNKNOWN_QUERY] = unknown_query,
  [FORCON_PROBLEM_ALREADY_SETTLED] = already_settled,
  [FORCON_PROBLEM_NO_ADDRESSEE] = no_addressee,
  [FORCON_PROBLEM_TO_ONESELF] = to_oneself,
};
