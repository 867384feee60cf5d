/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/panels/panels.h"

#include <glib/gi18n-lib.h>

#include "app/session/session-ask.h"
#include "app/session/session-draft.h"
#include "report/battle/sentences.h"
#include "base/text.h"
#include "engine/weapons/torpedo.h"
#include "app/panels/what-if-button.h"
#include "app/widgets/widget.h"

struct _ForconTorpedoPanel {
  ForconPanel parent;

  /* Model */
  ForconSession *session;

  /* Template */
  GtkWidget *move;
  GtkDropDown *salvo;
  ForconLegFields *legs;
  GtkLabel *verdict;
  ForconWhatIfButton *what_if;
  ForconChoiceList *choices;

  /* Owned */
  GArray *salvos;
};

G_DEFINE_FINAL_TYPE (ForconTorpedoPanel, forcon_torpedo_panel, FORCON_TYPE_PANEL)

static void
on_salvo (ForconTorpedoPanel *self)
{
  guint place = gtk_drop_down_get_selected (self->salvo);

  if (!forcon_panel_is_filling (self) && place < self->salvos->len)
    forcon_session_select_salvo (self->session, g_array_index (self->salvos, ForconSalvoId, place));
}

static char *
text_of (const ForconBattle *battle, const ForconSalvo *salvo)
{
  const char *launcher = FORCON_ID_IS_NONE (salvo->launcher)
                             ? forcon_name (forcon_battle_side (battle, salvo->side)->name)
                             : forcon_name (forcon_battle_card (battle, salvo->launcher)->name);

  /* Translators: who launched torpedoes, how many there are. */
  return g_strdup_printf (
      g_dngettext (GETTEXT_PACKAGE, "%1$s: %2$d torpedo", "%1$s: %2$d torpedoes", (gulong) salvo->count), launcher,
      salvo->count);
}

static void
fill_salvos (ForconTorpedoPanel *self, const ForconDraft *draft)
{
  const ForconBattle *battle = forcon_session_battle (self->session);
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);
  guint selected = GTK_INVALID_LIST_POSITION;

  g_clear_pointer (&self->salvos, g_array_unref);
  self->salvos = forcon_session_salvos (self->session);
  for (guint i = 0; i < self->salvos->len; i++)
    {
      ForconSalvoId id = g_array_index (self->salvos, ForconSalvoId, i);
      g_autofree char *text = text_of (battle, forcon_battle_salvo (battle, id));

      gtk_string_list_append (names, text);
      if (FORCON_ID_EQUAL (id, draft->salvo))
        selected = i;
    }
  gtk_drop_down_set_model (self->salvo, G_LIST_MODEL (names));
  gtk_drop_down_set_selected (self->salvo, selected);
}

/* "Strikes Thorn after 8.0 cm", or what else lies in its way. */
static char *
encounter_text (const ForconBattle *battle, const ForconEncounter *encounter)
{
  g_autofree char *at = forcon_length_to_text (encounter->at);

  if (encounter->kind == FORCON_MEETS_SHIP)
    return g_strdup_printf (_ ("Strikes %1$s after %2$s cm."),
                            forcon_name (forcon_battle_card (battle, encounter->ship)->name), at);
  if (encounter->kind == FORCON_MEETS_SALVO)
    return g_strdup_printf (_ ("Meets torpedoes after %s cm."), at);
  return g_strdup_printf (_ ("Crosses a marker after %s cm."), at);
}

/* What the salvo would come to on its way, which it does in this order. */
static char *
way_text (ForconTorpedoPanel *self, const ForconCommand *command)
{
  const ForconBattle *battle = forcon_session_battle (self->session);
  g_auto (ForconSalvoWay) way = { 0 };
  GString *text = g_string_new (NULL);

  forcon_salvo_find_way (battle, forcon_session_rules (self->session), command->move_salvo.salvo,
                         &command->move_salvo.legs, &way);
  for (guint i = 0; i < way.encounters->len; i++)
    {
      g_autofree char *line = encounter_text (battle, &g_array_index (way.encounters, ForconEncounter, i));

      g_string_append_printf (text, "%s%s", i == 0 ? "" : " ", line);
    }
  if (way.leaves || !FORCON_ID_IS_NONE (way.planet))
    {
      g_autofree char *at = forcon_length_to_text (way.distance);

      g_string_append_printf (text, "%s", way.encounters->len == 0 ? "" : " ");
      g_string_append_printf (
          text, way.leaves ? _ ("Leaves the table after %s cm.") : _ ("Ends at a planet after %s cm."), at);
    }
  else if (way.encounters->len == 0)
    g_string_append (text, _ ("Meets nothing on its way."));
  return g_string_free (text, FALSE);
}

static void
show_verdict (ForconTorpedoPanel *self)
{
  ForconCommand command = forcon_session_salvo_command (self->session);
  ForconVerdict verdict = forcon_session_try (self->session, &command);
  gboolean legal = forcon_verdict_allows (&verdict);
  g_autofree char *text = legal ? way_text (self, &command)
                                : forcon_sentence_of_verdict (forcon_session_battle (self->session),
                                                              forcon_session_rules (self->session), &verdict);

  forcon_what_if_button_set_command (self->what_if, &command);
  gtk_widget_set_sensitive (GTK_WIDGET (self->what_if), legal);
  gtk_label_set_label (self->verdict, text);
  forcon_widget_set_class (self->verdict, "forcon-refused", !legal);
}

static void
refresh (ForconPanel *panel)
{
  ForconTorpedoPanel *self = FORCON_TORPEDO_PANEL (panel);
  const ForconDraft *draft = forcon_session_draft (self->session);
  gboolean may = forcon_session_may_move_salvo (self->session);

  gtk_widget_set_visible (self->move, may);
  if (!may)
    return;
  fill_salvos (self, draft);
  forcon_panel_refresh (self->legs);
  show_verdict (self);
}

void
forcon_torpedo_panel_focus_legs (ForconTorpedoPanel *self)
{
  g_return_if_fail (FORCON_IS_TORPEDO_PANEL (self));
  if (forcon_session_may_move_salvo (self->session))
    forcon_leg_fields_focus (self->legs);
}

static void
forcon_torpedo_panel_finalize (GObject *object)
{
  ForconTorpedoPanel *self = FORCON_TORPEDO_PANEL (object);

  g_clear_pointer (&self->salvos, g_array_unref);
  G_OBJECT_CLASS (forcon_torpedo_panel_parent_class)->finalize (object);
}

static void
forcon_torpedo_panel_class_init (ForconTorpedoPanelClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = forcon_torpedo_panel_finalize;
  FORCON_PANEL_CLASS (klass)->refresh = refresh;
  FORCON_PANEL_CLASS (klass)->when_seen = TRUE;
  forcon_panel_class_bind_model (klass, ForconTorpedoPanel, session, FORCON_TYPE_SESSION);
  forcon_panel_class_refresh_on (klass, "draft-changed");
  g_type_ensure (FORCON_TYPE_CHOICE_LIST);
  g_type_ensure (FORCON_TYPE_LEG_FIELDS);
  g_type_ensure (FORCON_TYPE_WHAT_IF_BUTTON);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/forcon/Master/ui/torpedo-panel.ui");
  gtk_widget_class_bind_template_child (widget_class, ForconTorpedoPanel, move);
  gtk_widget_class_bind_template_child (widget_class, ForconTorpedoPanel, salvo);
  forcon_panel_class_bind_part (klass, ForconTorpedoPanel, legs);
  gtk_widget_class_bind_template_child (widget_class, ForconTorpedoPanel, verdict);
  forcon_panel_class_bind_part (klass, ForconTorpedoPanel, what_if);
  forcon_panel_class_bind_part (klass, ForconTorpedoPanel, choices);
  gtk_widget_class_bind_template_callback (widget_class, on_salvo);
}

static void
forcon_torpedo_panel_init (ForconTorpedoPanel *self)
{
  self->salvos = g_array_new (FALSE, FALSE, sizeof (ForconSalvoId));
  gtk_widget_init_template (GTK_WIDGET (self));
}
