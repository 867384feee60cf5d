/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/orders/question-desk.h"

#include <glib/gi18n-lib.h>

#include "app/widgets/named-row.h"
#include "app/widgets/toast.h"
#include "app/widgets/widget.h"
#include "report/campaign/campaign-sentences.h"
#include "report/campaign/campaign-wording.h"

struct _ForconQuestionDesk {
  ForconPanel parent;

  /* Model */
  ForconGame *game;

  /* Template */
  GtkListBox *list;
  GtkWidget *scroller;
  GtkWidget *empty;
  GtkWidget *deeds;
  GtkEditable *answer;
  GtkWidget *answer_button;
  GtkWidget *set_aside_button;
  GtkWidget *forward_button;
  GtkDropDown *to;
  GtkSpinButton *delay;
  GtkCheckButton *at_once;
  GtkDropDown *who;
  GtkDropDown *whom;
  GtkEditable *text;
  GtkWidget *add_button;

  /* Owned: the names in the lists; what the rows say, to leave them alone while it is the same. */
  GtkStringList *receivers;
  GtkStringList *admirals;
  GtkStringList *addressees;
  GString *said;

  /* Which one is chosen. */
  ForconQueryId chosen;
};

G_DEFINE_FINAL_TYPE (ForconQuestionDesk, forcon_question_desk, FORCON_TYPE_PANEL)

static const ForconQuery *
chosen_query (ForconQuestionDesk *self)
{
  const ForconCampaign *campaign = self->game == NULL ? NULL : forcon_game_campaign (self->game);

  return campaign == NULL ? NULL : forcon_campaign_query (campaign, self->chosen);
}

static ForconQueryId
query_of_row (GtkListBoxRow *row)
{
  return (ForconQueryId){ row == NULL ? 0 : GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (row), "query")) };
}

/* Does it and says so, with a button that takes it back. */
static gboolean
carry_out (ForconQuestionDesk *self, const ForconCampaignCommand *command)
{
  g_autofree char *done = forcon_campaign_sentence_of_command (forcon_game_campaign (self->game), command);

  if (!forcon_game_do (self->game, command, FORCON_DICE_MODE_ROLL))
    return FALSE;
  forcon_toast_say_undoable (GTK_WIDGET (self), done);
  return TRUE;
}

static char *
written (GtkEditable *entry)
{
  return g_strstrip (g_strdup (gtk_editable_get_text (entry)));
}

/* What can be done */

/* The others: a message goes to none of its own writer's. */
static ForconSideId
receiver (ForconQuestionDesk *self, const ForconQuery *query)
{
  guint place = gtk_drop_down_get_selected (self->to) + 1;

  return (ForconSideId){ (guint16) (place >= query->admiral.value ? place + 1 : place) };
}

static void
fill_receivers (ForconQuestionDesk *self, const ForconQuery *query)
{
  const ForconCampaign *campaign = forcon_game_campaign (self->game);
  guint n = g_list_model_get_n_items (G_LIST_MODEL (self->receivers));
  g_autoptr (GPtrArray) names = g_ptr_array_new ();

  for (guint i = 1; i <= forcon_campaign_n_admirals (campaign); i++)
    if (i != query->admiral.value)
      g_ptr_array_add (names, (gpointer) forcon_wording_admiral (campaign, (ForconSideId){ (guint16) i }));
  g_ptr_array_add (names, NULL);
  gtk_string_list_splice (self->receivers, 0, n, (const char *const *) names->pdata);
  if (!FORCON_ID_IS_NONE (query->to))
    gtk_drop_down_set_selected (self->to, query->to.value - (query->to.value > query->admiral.value ? 2u : 1u));
}

static void
judge (ForconQuestionDesk *self)
{
  const ForconQuery *query = chosen_query (self);
  gboolean writable = self->game != NULL && forcon_game_writable (self->game);
  gboolean open = writable && query != NULL && query->state == FORCON_QUERY_OPEN;
  g_autofree char *answer = written (self->answer);
  g_autofree char *text = written (self->text);

  gtk_widget_set_visible (self->deeds, query != NULL);
  gtk_widget_set_sensitive (GTK_WIDGET (self->answer), open);
  gtk_widget_set_sensitive (self->answer_button, open && *answer != '\0');
  gtk_widget_set_sensitive (self->forward_button,
                            open && g_list_model_get_n_items (G_LIST_MODEL (self->receivers)) > 0);
  gtk_widget_set_sensitive (GTK_WIDGET (self->to), open);
  gtk_widget_set_sensitive (GTK_WIDGET (self->delay), open);
  gtk_widget_set_sensitive (GTK_WIDGET (self->at_once), open);
  gtk_widget_set_sensitive (self->set_aside_button, writable && query != NULL);
  gtk_widget_set_sensitive (self->add_button, writable && *text != '\0');
}

/* Settles a question; whoever has settled the last one goes on with the sheets. */
static gboolean
settle (ForconQuestionDesk *self, const ForconCampaignCommand *command)
{
  GtkWidget *popover = gtk_widget_get_ancestor (GTK_WIDGET (self), GTK_TYPE_POPOVER);

  if (!carry_out (self, command))
    return FALSE;
  if (popover != NULL && forcon_campaign_n_open_queries (forcon_game_campaign (self->game)) == 0)
    {
      gtk_popover_popdown (GTK_POPOVER (popover));
      gtk_widget_grab_focus (gtk_widget_get_parent (popover));
    }
  return TRUE;
}

static void
on_reply (ForconQuestionDesk *self)
{
  ForconCampaignCommand command;
  const ForconQuery *query = chosen_query (self);
  g_autofree char *text = written (self->answer);

  if (query == NULL || *text == '\0' || !gtk_widget_get_sensitive (self->answer_button))
    return;
  command = forcon_game_command (self->game, FORCON_CAMPAIGN_COMMAND_REPLY);
  command.reply.query = query->query;
  command.reply.text = g_intern_string (text);
  command.reply.at_once = gtk_check_button_get_active (self->at_once);
  if (settle (self, &command))
    gtk_editable_set_text (self->answer, "");
}

static void
on_forward (ForconQuestionDesk *self)
{
  ForconCampaignCommand command;
  const ForconQuery *query = chosen_query (self);

  if (query == NULL)
    return;
  command = forcon_game_command (self->game, FORCON_CAMPAIGN_COMMAND_FORWARD);
  command.forward.query = query->query;
  command.forward.to = receiver (self, query);
  command.forward.delay = gtk_spin_button_get_value_as_int (self->delay);
  command.forward.at_once = gtk_check_button_get_active (self->at_once);
  settle (self, &command);
}

static void
on_set_aside (ForconQuestionDesk *self)
{
  ForconCampaignCommand command;
  const ForconQuery *query = chosen_query (self);

  if (query == NULL)
    return;
  command = forcon_game_command (self->game, FORCON_CAMPAIGN_COMMAND_SET_ASIDE);
  command.set_aside.query = query->query;
  settle (self, &command);
}

/* Whom a question is for: the first of the list is the master. */
static void
on_add (ForconQuestionDesk *self)
{
  ForconCampaignCommand command;
  g_autofree char *text = written (self->text);

  if (*text == '\0' || !gtk_widget_get_sensitive (self->add_button))
    return;
  command = forcon_game_command (self->game, FORCON_CAMPAIGN_COMMAND_ASK);
  command.ask.admiral.value = (guint16) (gtk_drop_down_get_selected (self->who) + 1);
  command.ask.to.value = (guint16) gtk_drop_down_get_selected (self->whom);
  command.ask.text = g_intern_string (text);
  if (carry_out (self, &command))
    gtk_editable_set_text (self->text, "");
}

static void
on_typed (ForconQuestionDesk *self)
{
  judge (self);
}

/* The list */

static GtkWidget *
label_new (const char *text, gboolean faint)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  if (faint)
    gtk_widget_add_css_class (label, "forcon-faint");
  return label;
}

/* When it was asked and what became of it: "Phase 1 – open". */
static char *
standing_of (const ForconCampaign *campaign, const ForconQuery *query)
{
  g_autofree char *when = forcon_wording_when (query->phase, 0);
  g_autofree char *state = forcon_campaign_sentence_of_query_state (campaign, query);

  /* Translators: when it was asked ("phase 3"), what became of it ("open"). */
  return forcon_wording_finished (g_strdup_printf (_ ("%1$s – %2$s"), when, state));
}

static void
add_row (ForconQuestionDesk *self, const ForconCampaign *campaign, const ForconQuery *query)
{
  GtkWidget *row = gtk_list_box_row_new ();
  GtkWidget *box = g_object_new (FORCON_TYPE_NAMED_ROW, "orientation", GTK_ORIENTATION_VERTICAL, "margin-top", 6,
                                 "margin-bottom", 6, "margin-start", 10, "margin-end", 10, NULL);
  g_autofree char *sentence = forcon_campaign_sentence_of_query (campaign, query);
  g_autofree char *standing = standing_of (campaign, query);
  g_autofree char *spoken = g_strdup_printf ("%s. %s", sentence, standing);

  gtk_box_append (GTK_BOX (box), label_new (sentence, FALSE));
  gtk_box_append (GTK_BOX (box), label_new (standing, TRUE));
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
  g_object_set (box, "spoken", spoken, NULL);
  g_object_set_data (G_OBJECT (row), "query", GUINT_TO_POINTER (query->query.value));
  gtk_list_box_append (self->list, row);
}

static gboolean
is_shown (const ForconQuery *query)
{
  return query->state == FORCON_QUERY_OPEN || query->state == FORCON_QUERY_UNDERWAY;
}

/* What the rows would say. */
static char *
say_all (const ForconCampaign *campaign)
{
  GString *said = g_string_new (NULL);

  for (guint i = 0; i < campaign->queries->len; i++)
    {
      const ForconQuery *query = &g_array_index (campaign->queries, ForconQuery, i);
      g_autofree char *standing = is_shown (query) ? standing_of (campaign, query) : NULL;

      if (standing != NULL)
        g_string_append_printf (said, "%u %s %s\n", query->query.value, query->text, standing);
    }
  return g_string_free (said, FALSE);
}

/* The row of the one that is chosen; the first row where that is not there any more. */
static GtkListBoxRow *
row_of_chosen (ForconQuestionDesk *self)
{
  GtkListBoxRow *row;

  for (gint i = 0; (row = gtk_list_box_get_row_at_index (self->list, i)) != NULL; i++)
    if (FORCON_ID_EQUAL (query_of_row (row), self->chosen))
      return row;
  return gtk_list_box_get_row_at_index (self->list, 0);
}

/* Rows are made anew: the keyboard stays where it was, in the list or at the next answer. */
static void
fill_list (ForconQuestionDesk *self, const ForconCampaign *campaign)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root == NULL ? NULL : gtk_root_get_focus (root);
  gboolean focused = focus != NULL && gtk_widget_is_ancestor (focus, GTK_WIDGET (self->list));
  GtkListBoxRow *row;

  forcon_widget_clear (self->list);
  for (guint i = 0; i < campaign->queries->len; i++)
    if (is_shown (&g_array_index (campaign->queries, ForconQuery, i)))
      add_row (self, campaign, &g_array_index (campaign->queries, ForconQuery, i));
  row = row_of_chosen (self);
  gtk_list_box_select_row (self->list, row);
  if (focused && row != NULL)
    gtk_widget_grab_focus (GTK_WIDGET (row));
}

/* What was begun as the answer to one is none to another. */
static void
take_chosen (ForconQuestionDesk *self)
{
  ForconQueryId query = query_of_row (gtk_list_box_get_selected_row (self->list));
  gboolean other = !FORCON_ID_EQUAL (query, self->chosen);

  self->chosen = query;
  if (other)
    gtk_editable_set_text (self->answer, "");
  if (other && chosen_query (self) != NULL)
    fill_receivers (self, chosen_query (self));
  judge (self);
}

static void
on_chosen (ForconQuestionDesk *self)
{
  if (!forcon_panel_is_filling (self))
    take_chosen (self);
}

static void
on_activated (ForconQuestionDesk *self)
{
  gtk_widget_grab_focus (GTK_WIDGET (self->answer));
}

void
forcon_question_desk_choose (ForconQuestionDesk *self, ForconQueryId query)
{
  g_return_if_fail (FORCON_IS_QUESTION_DESK (self));
  for (gint i = 0; gtk_list_box_get_row_at_index (self->list, i) != NULL; i++)
    if (FORCON_ID_EQUAL (query_of_row (gtk_list_box_get_row_at_index (self->list, i)), query))
      gtk_list_box_select_row (self->list, gtk_list_box_get_row_at_index (self->list, i));
  gtk_widget_grab_focus (GTK_WIDGET (self));
}

/* Who can ask, and whom: the master, or any admiral. */
static void
fill_admirals (ForconQuestionDesk *self, const ForconCampaign *campaign)
{
  guint n = g_list_model_get_n_items (G_LIST_MODEL (self->admirals));

  if (n == forcon_campaign_n_admirals (campaign))
    return;
  gtk_string_list_splice (self->admirals, 0, n, NULL);
  gtk_string_list_splice (self->addressees, 0, g_list_model_get_n_items (G_LIST_MODEL (self->addressees)), NULL);
  gtk_string_list_append (self->addressees, C_ ("whom a question is for", "The master"));
  for (guint i = 1; i <= forcon_campaign_n_admirals (campaign); i++)
    {
      const char *name = forcon_wording_admiral (campaign, (ForconSideId){ (guint16) i });

      gtk_string_list_append (self->admirals, name);
      gtk_string_list_append (self->addressees, name);
    }
}

static void
refresh (ForconPanel *panel)
{
  ForconQuestionDesk *self = FORCON_QUESTION_DESK (panel);
  const ForconCampaign *campaign = forcon_game_campaign (self->game);
  g_autofree char *said = campaign == NULL ? g_strdup ("") : say_all (campaign);

  if (campaign == NULL)
    return;
  fill_admirals (self, campaign);
  if (!g_str_equal (said, self->said->str))
    {
      g_string_assign (self->said, said);
      fill_list (self, campaign);
    }
  gtk_widget_set_visible (self->scroller, *said != '\0');
  gtk_widget_set_visible (self->empty, *said == '\0');
  take_chosen (self);
}

/* Another campaign has other admirals. */
static void
on_opened (ForconQuestionDesk *self)
{
  gtk_string_list_splice (self->admirals, 0, g_list_model_get_n_items (G_LIST_MODEL (self->admirals)), NULL);
  forcon_panel_begin_fill (self);
  forcon_widget_clear (self->list);
  forcon_panel_end_fill (self);
  g_string_truncate (self->said, 0);
  self->chosen = FORCON_NO_QUERY;
  forcon_panel_refresh (self);
}

/* To the answer of the one that is chosen, or to what is asked by word of mouth. */
static gboolean
forcon_question_desk_grab_focus (GtkWidget *widget)
{
  ForconQuestionDesk *self = FORCON_QUESTION_DESK (widget);
  GtkListBoxRow *row = gtk_list_box_get_selected_row (self->list);

  if (gtk_widget_get_sensitive (GTK_WIDGET (self->answer)) && row != NULL)
    return gtk_widget_grab_focus (GTK_WIDGET (self->answer));
  return gtk_widget_grab_focus (row != NULL ? GTK_WIDGET (row) : GTK_WIDGET (self->text));
}

static void
forcon_question_desk_finalize (GObject *object)
{
  ForconQuestionDesk *self = FORCON_QUESTION_DESK (object);

  g_clear_object (&self->receivers);
  g_clear_object (&self->admirals);
  g_clear_object (&self->addressees);
  g_string_free (self->said, TRUE);
  G_OBJECT_CLASS (forcon_question_desk_parent_class)->finalize (object);
}

static void
forcon_question_desk_class_init (ForconQuestionDeskClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = forcon_question_desk_finalize;
  FORCON_PANEL_CLASS (klass)->refresh = refresh;
  forcon_panel_class_bind_model (klass, ForconQuestionDesk, game, FORCON_TYPE_GAME);
  forcon_panel_class_connect (klass, "opened", on_opened);
  forcon_panel_class_refresh_on (klass, "changed");
  widget_class->grab_focus = forcon_question_desk_grab_focus;
  gtk_widget_class_set_template_from_resource (widget_class, "/org/forcon/Master/ui/question-desk.ui");
  gtk_widget_class_bind_template_child (widget_class, ForconQuestionDesk, list);
  gtk_widget_class_bind_template_child (widget_class, ForconQuestionDesk, scroller);
  gtk_widget_class_bind_template_child (widget_class, ForconQuestionDesk, empty);
  gtk_widget_class_bind_template_child (widget_class, ForconQuestionDesk, deeds);
  gtk_widget_class_bind_template_child (widget_class, ForconQuestionDesk, answer);
  gtk_widget_class_bind_template_child (widget_class, ForconQuestionDesk, answer_button);
  gtk_widget_class_bind_template_child (widget_class, ForconQuestionDesk, set_aside_button);
  gtk_widget_class_bind_template_child (widget_class, ForconQuestionDesk, forward_button);
  gtk_widget_class_bind_template_child (widget_class, ForconQuestionDesk, to);
  gtk_widget_class_bind_template_child (widget_class, ForconQuestionDesk, delay);
  gtk_widget_class_bind_template_child (widget_class, ForconQuestionDesk, at_once);
  gtk_widget_class_bind_template_child (widget_class, ForconQuestionDesk, who);
  gtk_widget_class_bind_template_child (widget_class, ForconQuestionDesk, whom);
  gtk_widget_class_bind_template_child (widget_class, ForconQuestionDesk, text);
  gtk_widget_class_bind_template_child (widget_class, ForconQuestionDesk, add_button);
  gtk_widget_class_bind_template_callback (widget_class, on_chosen);
  gtk_widget_class_bind_template_callback (widget_class, on_activated);
  gtk_widget_class_bind_template_callback (widget_class, on_typed);
  gtk_widget_class_bind_template_callback (widget_class, on_reply);
  gtk_widget_class_bind_template_callback (widget_class, on_forward);
  gtk_widget_class_bind_template_callback (widget_class, on_set_aside);
  gtk_widget_class_bind_template_callback (widget_class, on_add);
}

static void
forcon_question_desk_init (ForconQuestionDesk *self)
{
  self->receivers = gtk_string_list_new (NULL);
  self->admirals = gtk_string_list_new (NULL);
  self->addressees = gtk_string_list_new (NULL);
  self->said = g_string_new (NULL);
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_drop_down_set_model (self->to, G_LIST_MODEL (self->receivers));
  gtk_drop_down_set_model (self->who, G_LIST_MODEL (self->admirals));
  gtk_drop_down_set_model (self->whom, G_LIST_MODEL (self->addressees));
}
