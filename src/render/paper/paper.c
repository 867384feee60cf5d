/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "render/paper/paper.h"

static const struct {
  const char *word;
  ForconPaperSize upright;
} papers[FORCON_N_PAPERS] = {
#define PAPER_ROW(NAME, word, width, height) { word, { width, height } },
  FORCON_PAPERS (PAPER_ROW)
};

ForconPaperSize
forcon_paper_size (ForconPaper paper, gboolean landscape)
{
  const ForconPaperSize *upright = &papers[paper < FORCON_N_PAPERS ? paper : FORCON_PAPER_A4].upright;

  return !landscape ? *upright : (ForconPaperSize){ upright->height, upright->width };
}

gboolean
forcon_paper_from_word (const char *word, ForconPaper *paper)
{
  for (guint i = 0; i < FORCON_N_PAPERS; i++)
    if (g_ascii_strcasecmp (word, papers[i].word) == 0)
      {
        *paper = (ForconPaper) i;
        return TRUE;
      }
  return FALSE;
}
