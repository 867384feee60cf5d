/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "render/forms/sheet-code.h"

#include "campaign/state/campaign-words.h"

#define MAGIC "FORCON"

/* Forms: in the first one the name was all that told a campaign from another. */
#define FORM_OF_NAME "1"
#define FORM "2"

/* Words of a code of each form, and the places of their words. */
#define N_WORDS_OF_NAME 5
#define N_WORDS 7
enum { AT_NAME = 2, AT_MARK };

/* What stands in the code for a name and for a word of an admiral: capitals and digits, which a small code holds. */
#define NAME_LENGTH 8
#define WORD_LENGTH 4

/* A phase has at most so high a number here. */
#define PHASE_MAX 9999

/* Returns: (transfer full): so many capitals and digits for a text */
static char *
digest_of (const char *text, gsize length)
{
  g_autofree char *digest = g_compute_checksum_for_string (G_CHECKSUM_SHA256, text == NULL ? "" : text, -1);
  g_autofree char *capitals = g_ascii_strup (digest, -1);

  return g_strndup (capitals, length);
}

char *
forcon_sheet_code (const ForconCampaign *campaign, const char *mark, ForconSideId admiral, gint phase)
{
  g_autofree char *name = digest_of (forcon_campaign_name (campaign), NAME_LENGTH);
  const ForconSide *side = forcon_battle_side (campaign->fleet, admiral);
  g_autofree char *word = digest_of (side == NULL ? NULL : side->id, WORD_LENGTH);

  if (mark == NULL)
    return g_strdup_printf (MAGIC " " FORM_OF_NAME " %s %d %u", name, phase, (guint) admiral.value);
  return g_strdup_printf (MAGIC " " FORM " %s %s %d %u %s", name, mark, phase, (guint) admiral.value, word);
}

static gboolean
stands_for (const char *text, const char *digest)
{
  g_autofree char *own = digest_of (text, WORD_LENGTH);

  return text != NULL && g_str_equal (own, digest);
}

static gboolean
has_had (const ForconAdmiralPast *past, const char *digest)
{
  for (guint i = 0; i < past->words->len; i++)
    if (stands_for (g_ptr_array_index (past->words, i), digest))
      return TRUE;
  return FALSE;
}

/*
 * Whoever has had the word, if only one has; of several whoever has it now, with the @number that was printed. A number
 * alone tells nothing: the admirals behind one that was removed have others now.
 */
static ForconSideId
find_by_word (const ForconCampaign *campaign, const GPtrArray *pasts, const char *digest, guint64 number)
{
  ForconSideId only = FORCON_NO_SIDE, same = FORCON_NO_SIDE;
  guint found = 0;

  for (guint i = 0; i < pasts->len; i++)
    {
      const ForconAdmiralPast *past = g_ptr_array_index (pasts, i);
      gint64 now = past->word == NULL ? 0 : forcon_campaign_find_word (campaign, FORCON_FIELD_ADMIRAL, past->word);

      if (!has_had (past, digest))
        continue;
      found++;
      only = (ForconSideId){ (guint16) now };
      if ((guint64) now == number && stands_for (past->word, digest))
        same = only;
    }
  return found == 1 ? only : same;
}

/* Whether a code is of this campaign. */
static ForconSheetCode
judge (const ForconCampaign *campaign, const char *mark, const char *const *words, gboolean of_name)
{
  g_autofree char *name = digest_of (forcon_campaign_name (campaign), NAME_LENGTH);
  gboolean same_name = g_str_equal (words[AT_NAME], name);

  if (of_name || mark == NULL)
    return same_name ? FORCON_SHEET_CODE_OURS : FORCON_SHEET_CODE_FOREIGN;
  if (g_str_equal (words[AT_MARK], mark))
    return FORCON_SHEET_CODE_OURS;
  return same_name ? FORCON_SHEET_CODE_NAMESAKE : FORCON_SHEET_CODE_FOREIGN;
}

ForconSheetCode
forcon_sheet_code_read (const ForconCampaign *campaign, const char *mark, const GPtrArray *pasts, const char *text,
                        ForconSideId *admiral, gint *phase)
{
  g_auto (GStrv) words = g_strsplit (text, " ", N_WORDS + 1);
  guint n = g_strv_length (words);
  gboolean of_name = n == N_WORDS_OF_NAME && g_str_equal (words[1], FORM_OF_NAME);
  guint at_phase = of_name ? AT_NAME + 1 : AT_MARK + 1;
  guint64 of_phase, of_admiral;
  ForconSheetCode code;

  if ((!of_name && (n != N_WORDS || !g_str_equal (words[1], FORM))) || !g_str_equal (words[0], MAGIC)
      || !g_ascii_string_to_unsigned (words[at_phase], 10, 0, PHASE_MAX, &of_phase, NULL)
      || !g_ascii_string_to_unsigned (words[at_phase + 1], 10, 1, G_MAXUINT16, &of_admiral, NULL))
    return FORCON_SHEET_CODE_NONE;
  code = judge (campaign, mark, (const char *const *) words, of_name);
  if (code != FORCON_SHEET_CODE_OURS)
    return code;
  *phase = (gint) of_phase;
  if (!of_name)
    {
      *admiral = find_by_word (campaign, pasts, words[N_WORDS - 1], of_admiral);
      return FORCON_ID_IS_NONE (*admiral) ? FORCON_SHEET_CODE_WHOSE : code;
    }
  *admiral = (ForconSideId){ (guint16) of_admiral };
  return of_admiral <= forcon_campaign_n_admirals (campaign) ? code : FORCON_SHEET_CODE_FOREIGN;
}
