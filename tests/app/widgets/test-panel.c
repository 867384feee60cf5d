/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What all panels have from their base. */
#include "app/widgets/panel.h"

#define TEST_TYPE_PANEL (test_panel_get_type ())
G_DECLARE_FINAL_TYPE (TestPanel, test_panel, TEST, PANEL, ForconPanel)

struct _TestPanel {
  ForconPanel parent;

  GSimpleAction *model;
  GtkWidget *check;
  guint refreshed;
  guint clicked;
};

G_DEFINE_FINAL_TYPE (TestPanel, test_panel, FORCON_TYPE_PANEL)

static void
on_toggled (TestPanel *self)
{
  if (!forcon_panel_is_filling (self))
    self->clicked++;
}

static void
refresh (ForconPanel *panel)
{
  TestPanel *self = TEST_PANEL (panel);

  self->refreshed++;
  gtk_check_button_set_active (GTK_CHECK_BUTTON (self->check), g_action_get_enabled (G_ACTION (self->model)));
}

static void
test_panel_class_init (TestPanelClass *klass)
{
  FORCON_PANEL_CLASS (klass)->refresh = refresh;
  forcon_panel_class_bind_model (klass, TestPanel, model, G_TYPE_SIMPLE_ACTION);
  forcon_panel_class_refresh_on (klass, "notify::enabled");
}

static void
test_panel_init (TestPanel *self)
{
  self->check = gtk_check_button_new ();
  g_signal_connect_swapped (self->check, "toggled", G_CALLBACK (on_toggled), self);
  adw_bin_set_child (ADW_BIN (self), self->check);
}

static TestPanel *
make_panel (GSimpleAction *model)
{
  TestPanel *panel = g_object_ref_sink (g_object_new (TEST_TYPE_PANEL, NULL));

  forcon_panel_set_model (panel, model);
  return panel;
}

static void
test_refresh (void)
{
  g_autoptr (GSimpleAction) model = g_simple_action_new ("model", NULL);
  g_autoptr (TestPanel) panel = make_panel (model);

  g_assert_true (panel->model == model);
  g_assert_cmpuint (panel->refreshed, ==, 1);
  g_simple_action_set_enabled (model, FALSE);
  forcon_panel_flush ();
  g_assert_cmpuint (panel->refreshed, ==, 2);
}

static void
test_once (void)
{
  g_autoptr (GSimpleAction) model = g_simple_action_new ("model", NULL);
  g_autoptr (TestPanel) panel = make_panel (model);

  for (guint i = 0; i < 5; i++)
    g_simple_action_set_enabled (model, i % 2 != 0);
  g_assert_cmpuint (panel->refreshed, ==, 1);
  while (g_main_context_iteration (NULL, FALSE))
    ;
  g_assert_cmpuint (panel->refreshed, ==, 2);
  g_assert_false (gtk_check_button_get_active (GTK_CHECK_BUTTON (panel->check)));
  forcon_panel_flush ();
  g_assert_cmpuint (panel->refreshed, ==, 2);
}

/* A panel that ends before its turn comes is not refreshed any more. */
static void
test_once_and_end (void)
{
  g_autoptr (GSimpleAction) model = g_simple_action_new ("model", NULL);
  TestPanel *panel = make_panel (model);

  g_simple_action_set_enabled (model, FALSE);
  g_object_run_dispose (G_OBJECT (panel));
  forcon_panel_flush ();
  g_assert_cmpuint (panel->refreshed, ==, 1);
  g_object_unref (panel);
}

static void
test_filling (void)
{
  g_autoptr (GSimpleAction) model = g_simple_action_new ("model", NULL);
  g_autoptr (TestPanel) panel = make_panel (model);

  g_simple_action_set_enabled (model, FALSE);
  forcon_panel_flush ();
  g_assert_cmpuint (panel->clicked, ==, 0);
  gtk_check_button_set_active (GTK_CHECK_BUTTON (panel->check), TRUE);
  g_assert_cmpuint (panel->clicked, ==, 1);
  forcon_panel_begin_fill (panel);
  gtk_check_button_set_active (GTK_CHECK_BUTTON (panel->check), FALSE);
  forcon_panel_end_fill (panel);
  g_assert_cmpuint (panel->clicked, ==, 1);
}

static void
test_other_model (void)
{
  g_autoptr (GSimpleAction) first = g_simple_action_new ("first", NULL);
  g_autoptr (GSimpleAction) second = g_simple_action_new ("second", NULL);
  g_autoptr (TestPanel) panel = make_panel (first);

  forcon_panel_set_model (panel, second);
  g_assert_true (panel->model == second);
  g_assert_cmpuint (panel->refreshed, ==, 2);
  g_simple_action_set_enabled (first, FALSE);
  forcon_panel_flush ();
  g_assert_cmpuint (panel->refreshed, ==, 2);
  g_simple_action_set_enabled (second, FALSE);
  forcon_panel_flush ();
  g_assert_cmpuint (panel->refreshed, ==, 3);
}

static void
test_end (void)
{
  GSimpleAction *model = g_simple_action_new ("model", NULL);
  TestPanel *panel = make_panel (model);

  g_object_add_weak_pointer (G_OBJECT (model), (gpointer *) &model);
  g_object_unref (model);
  g_assert_nonnull (model);
  g_object_run_dispose (G_OBJECT (panel));
  g_assert_null (panel->model);
  g_assert_null (adw_bin_get_child (ADW_BIN (panel)));
  g_assert_null (model);
  g_object_unref (panel);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  adw_init ();
  g_test_add_func ("/app/panel/a panel is refreshed when its model is set and when it changes", test_refresh);
  g_test_add_func ("/app/panel/changes that come together refresh a panel once", test_once);
  g_test_add_func ("/app/panel/a panel that ends is not refreshed any more", test_once_and_end);
  g_test_add_func ("/app/panel/only a person's acts count while a panel is filled", test_filling);
  g_test_add_func ("/app/panel/a panel that gets another model no longer follows the first", test_other_model);
  g_test_add_func ("/app/panel/a panel that ends unrefs its model and unparents its child", test_end);
  return g_test_run ();
}
