/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "forcon-folio.h"
#include "forcon-rules.h"

G_BEGIN_DECLS

/* In which language the crib stands: in both, the user's own first, or in one of them. */
typedef enum {
  FORCON_CRIB_BOTH,
  FORCON_CRIB_ENGLISH,
  FORCON_CRIB_RUSSIAN,
} ForconCribLanguage;

/* All tables of the rules that are looked up at the table, on one page. Every number is from the rules. */
ForconFolio *forcon_crib_folio (const ForconRules *rules, const ForconPaperForm *form);
ForconFolio *forcon_crib_folio_in (const ForconRules *rules, ForconCribLanguage language, const ForconPaperForm *form);

G_END_DECLS
