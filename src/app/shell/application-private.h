/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "app/shell/application.h"

G_BEGIN_DECLS

#define FORCON_APPLICATION_ID "org.forcon.Master"

#define FORCON_TYPE_APPLICATION (forcon_application_get_type ())
G_DECLARE_FINAL_TYPE (ForconApplication, forcon_application, FORCON, APPLICATION, AdwApplication)

ForconApplication *forcon_application_new (GApplicationFlags flags);
void forcon_application_add_overlay (GtkApplicationWindow *window);

G_END_DECLS
