/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/clashes/clash-item.h"

#include <glib/gi18n-lib.h>

#include "report/campaign/campaign-wording.h"
#include "report/campaign/clash-wording.h"
#include "app/widgets/look.h"
#include "engine/state/ship.h"
#include "base/text.h"

struct _ForconClashItem {
  ForconRowItem parent;

  ForconClashId clash;
};

G_DEFINE_FINAL_TYPE (ForconClashItem, forcon_clash_item, FORCON_TYPE_ROW_ITEM)

static const struct {
  const char *icon;
  const char *heading;
} parts[FORCON_N_CLASH_PARTS] = {
  [FORCON_CLASH_FOUGHT] = { "media-playback-start-symbolic", NC_ ("clashes", "To be fought out") },
  [FORCON_CLASH_LENT] = { "document-send-symbolic", NC_ ("clashes", "Lent to other masters") },
  [FORCON_CLASH_OVER] = { "object-select-symbolic", NC_ ("clashes", "Over, to be handed back") },
  [FORCON_CLASH_BACK] = { "go-home-symbolic", NC_ ("clashes", "Back on the map") },
};

ForconClashPart
forcon_clash_part (ForconGame *game, const ForconClash *clash)
{
  if (clash->state != FORCON_CLASH_OPEN)
    return FORCON_CLASH_BACK;
  if (forcon_campaign_loan_out (forcon_game_campaign (game), clash->clash) != NULL)
    return FORCON_CLASH_LENT;
  return forcon_game_clash_is_over (game, clash->clash) ? FORCON_CLASH_OVER : FORCON_CLASH_FOUGHT;
}

ForconClashItem *
forcon_clash_item_new_heading (ForconClashPart part, guint count)
{
  const char *heading = g_dpgettext2 (GETTEXT_PACKAGE, "clashes", parts[part].heading);
  ForconClashItem *self = g_object_new (FORCON_TYPE_CLASH_ITEM, NULL);
  g_autofree char *title = g_strdup_printf (_ ("%1$s: %2$u"), heading, count);

  g_object_set (self, "icon", parts[part].icon, "title", title, "state", "", "sides", "", "triage", "", "spoken", title,
                NULL);
  forcon_row_item_set_look (self, "forcon-review-heading");
  return self;
}

/* "Captain Vorpatril 2 of 3 · Ghem-captain Rivek 3 of 3": ships in action, of all on the table */
static char *
sides_of (const ForconBattle *battle)
{
  GString *text = g_string_new (NULL);

  for (guint i = 1; i <= forcon_battle_n_sides (battle); i++)
    {
      ForconSideId side = { (guint16) i };
      guint ships = 0, left = 0;

      for (guint16 k = 1; k <= battle->n_ships; k++)
        if (FORCON_ID_EQUAL (forcon_battle_ship (battle, (ForconShipId){ k })->side, side))
          {
            ships++;
            left += forcon_ship_in_action (battle, (ForconShipId){ k }) ? 1 : 0;
          }
      g_string_append (text, text->len > 0 ? " · " : "");
      /* Translators: an admiral, ships in action, ships in all. */
      g_string_append_printf (text, _ ("%1$s %2$u of %3$u"), forcon_name (forcon_battle_side (battle, side)->name),
                              left, ships);
    }
  return g_string_free (text, FALSE);
}

static char *
state_of (const ForconClash *clash, const ForconBattle *battle, const ForconLoan *loan, gboolean captains)
{
  g_autofree char *when = forcon_wording_when (clash->phase, clash->half);
  g_autofree char *moment = battle == NULL ? NULL : forcon_look_moment (battle);

  if (battle == NULL)
    return g_steal_pointer (&when);
  if (loan != NULL)
    {
      g_autoptr (GDateTime) lent = g_date_time_new_from_unix_local (loan->wall / G_USEC_PER_SEC);
      g_autofree char *since = lent == NULL ? g_strdup ("") : g_date_time_format (lent, "%H:%M");

      /* Translators: when ("phase 3, first half"), where the battle stands, who has the table, since when ("18:20"). */
      return g_strdup_printf (_ ("%1$s · %2$s · with %3$s since %4$s"), when, moment, loan->text, since);
    }
  if (captains)
    /* Translators: when ("phase 3, first half"), where the battle stands. */
    return g_strdup_printf (_ ("%1$s · %2$s · captains fight"), when, moment);
  return g_strdup_printf ("%s · %s", when, moment);
}

/* "By hand · Wolves win: 63 % ± 3" */
static char *
proposal_of (const ForconCampaign *campaign, const ForconClashTriage *triage)
{
  g_autofree char *odds = triage == NULL ? NULL : forcon_odds_headline (campaign, triage);
  const char *word = triage == NULL ? NULL : forcon_proposal_word (&triage->proposal);

  if (triage == NULL)
    return g_strdup ("");
  /* Translators: how a clash might be fought ("by hand"). */
  return odds == NULL ? g_strdup_printf (_ ("Proposed: %s"), word)
                      /* Translators: how a clash might be fought ("by hand"); who wins how often. */
                      : g_strdup_printf (_ ("Proposed: %1$s · %2$s"), word, odds);
}

ForconClashItem *
forcon_clash_item_new (ForconGame *game, const ForconClash *clash, gboolean captains, const ForconClashTriage *triage)
{
  const ForconCampaign *campaign = forcon_game_campaign (game);
  const ForconBattle *battle = forcon_campaign_battle (campaign, clash->clash);
  ForconClashItem *self = g_object_new (FORCON_TYPE_CLASH_ITEM, NULL);
  g_autofree char *name = forcon_clash_name (campaign, clash->clash);
  g_autofree char *title = forcon_text_capitalise (name);
  g_autofree char *state = state_of (clash, battle, forcon_campaign_loan_out (campaign, clash->clash), captains);
  g_autofree char *sides = battle == NULL ? forcon_wording_admirals (campaign, clash->admirals) : sides_of (battle);

  g_autofree char *proposal = proposal_of (campaign, captains ? NULL : triage);

  self->clash = clash->clash;
  g_object_set (self, "icon", parts[forcon_clash_part (game, clash)].icon, "title", title, "state", state, "sides",
                sides, "triage", proposal, "proposed", *proposal != '\0', "row", TRUE, NULL);
  forcon_row_item_take_text (self, "spoken", g_strdup_printf ("%s, %s, %s%s%s", title, state, sides,
                                                            *proposal != '\0' ? ", " : "", proposal));
  forcon_row_item_set_look (self, "forcon-clash");
  return self;
}

ForconClashId
forcon_clash_item_clash (ForconClashItem *self)
{
  g_return_val_if_fail (FORCON_IS_CLASH_ITEM (self), FORCON_NO_CLASH);
  return self->clash;
}

gboolean
forcon_clash_item_equal (ForconClashItem *a, ForconClashItem *b)
{
  return FORCON_ID_EQUAL (a->clash, b->clash)
         && g_str_equal (forcon_row_item_text (a, "spoken"), forcon_row_item_text (b, "spoken"))
         && g_str_equal (forcon_row_item_text (a, "icon"), forcon_row_item_text (b, "icon"));
}

static void
forcon_clash_item_class_init (ForconClashItemClass *klass)
{
  static const ForconRowField fields[] = {
    { "icon", G_TYPE_STRING },
    { "title", G_TYPE_STRING },
    { "state", G_TYPE_STRING },
    { "sides", G_TYPE_STRING },
    { "triage", G_TYPE_STRING },
    { "proposed", G_TYPE_BOOLEAN },
    { "row", G_TYPE_BOOLEAN },
    { "spoken", G_TYPE_STRING },
    { "css-classes", G_TYPE_BOXED },
  };

  forcon_row_item_class_set_fields (klass, fields, G_N_ELEMENTS (fields));
}

static void
forcon_clash_item_init (ForconClashItem *self)
{
}
