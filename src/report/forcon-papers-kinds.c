/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How each kind of papers is made. */
#include "forcon-papers-private.h"

#include "forcon-campaign-report.h"
#include "forcon-pack.h"

ForconFolio *
forcon_papers_make_PACK (const ForconPapersMaking *making, GError **error)
{
  return forcon_pack_folio (making->knowledge, making->wish->phase, &making->wish->form);
}

ForconFolio *
forcon_papers_make_REPORT (const ForconPapersMaking *making, GError **error)
{
  const ForconPapersWish *wish = making->wish;

  return making->knowledge != NULL
             ? forcon_campaign_report_folio (making->knowledge, wish->phase, &wish->form)
             : forcon_campaign_report_master_folio (making->chronicle, wish->phase, &wish->form, error);
}
