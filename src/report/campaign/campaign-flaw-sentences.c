/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is still wrong with a scenario that is being made. */
#include "base/colour-vision.h"
#include "base/text.h"
#include "base/language.h"
#include "campaign/editing/flaws.h"
#include "render/drawing/campaign-labels.h"
#include "report/campaign/campaign-sentences.h"
#include "report/campaign/campaign-wording.h"

static char *
told_apart (ForconVision vision, const char *other)
{
  switch (vision)
    {
    case FORCON_VISION_DEUTERANOPIA:
      /* Translators: a power. */
      return g_strdup_printf (_ ("has a colour that people without green cones (deuteranopia) can hardly tell from "
                                 "that of %s"),
                              other);
    case FORCON_VISION_PROTANOPIA:
      /* Translators: a power. */
      return g_strdup_printf (_ ("has a colour that people without red cones (protanopia) can hardly tell from that "
                                 "of %s"),
                              other);
    case FORCON_VISION_TRITANOPIA:
      /* Translators: a power. */
      return g_strdup_printf (_ ("has a colour that people without blue cones (tritanopia) can hardly tell from that "
                                 "of %s"),
                              other);
    case FORCON_VISION_FULL:
    case FORCON_N_VISION:
      break;
    }
  return g_strdup ("");
}

static char *
what_of (const ForconCampaign *campaign, const ForconFlaw *flaw)
{
  g_autofree char *other
      = flaw->other_place == 0 ? NULL : forcon_wording_entity (campaign, flaw->other, flaw->other_place);

  switch (flaw->kind)
    {
    case FORCON_FLAW_FEW_ADMIRALS:
      return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "has %1$d admiral, at least %2$d are needed",
                                           "has %1$d admirals, at least %2$d are needed", (gulong) flaw->actual),
                              flaw->actual, flaw->needed);
    case FORCON_FLAW_NO_SECTORS:
      return g_strdup (_ ("has no sectors"));
    case FORCON_FLAW_NO_SHIPS:
      return g_strdup (_ ("has no ships"));
    case FORCON_FLAW_TOO_MANY_SHIPS:
      return g_strdup (_ ("has more ships than a formation may have (F-FORM-1)"));
    case FORCON_FLAW_NO_MOUTH:
      /* Translators: a sector. */
      return g_strdup_printf (_ ("is a tunnel, but %s has no tunnel mouth"), other);
    case FORCON_FLAW_NAMES_NOTHING:
      return g_strdup (_ ("is another name of nothing"));
    case FORCON_FLAW_NO_FLAGSHIP:
      return g_strdup (_ ("has no flagship"));
    case FORCON_FLAW_NO_PLACE:
      return g_strdup (_ ("has no sector in which it starts"));
    case FORCON_FLAW_UNFORMED:
      return g_strdup (_ ("is in no formation"));
    case FORCON_FLAW_NO_ADMIRAL:
      return g_strdup (_ ("has no admiral"));
    case FORCON_FLAW_NO_FORMATION:
      return g_strdup (_ ("has no formation with ships"));
    case FORCON_FLAW_NO_ENEMY:
      return g_strdup (_ ("has no enemy"));
    case FORCON_FLAW_SAME_COLOUR:
      /* Translators: a power. */
      return g_strdup_printf (_ ("has the same colour as %s"), other);
    case FORCON_FLAW_LIKE_COLOUR:
      return told_apart ((ForconVision) flaw->actual, other);
    case FORCON_FLAW_NO_NEIGHBOURS:
      return g_strdup (_ ("has no neighbours"));
    case FORCON_FLAW_OUT_OF_REACH:
      /* Translators: a sector. */
      return g_strdup_printf (_ ("cannot be reached from %s"), other);
    case FORCON_FLAW_UNARMED:
      return g_strdup (_ ("has no weapons"));
    case FORCON_N_FLAW:
      break;
    }
  return g_strdup ("");
}

char *
forcon_campaign_sentence_of_flaw (const ForconCampaign *campaign, const ForconFlaw *flaw)
{
  g_autofree char *name = forcon_wording_entity (campaign, flaw->entity, flaw->place);
  g_autofree char *what = what_of (campaign, flaw);

  /* Translators: a kind of thing, such as "sector", how it is called, what is wrong with it: "has no neighbours". */
  return forcon_wording_finished (
      g_strdup_printf (C_ ("what is wrong", "%1$s “%2$s” %3$s"), forcon_label_entity (flaw->entity), name, what));
}
