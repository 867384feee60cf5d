/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Inside the labels only. */

#include "base/language.h"

#include "base/catalogue.h"

/* A new value of a list that has no label yet does not compile. */
#define FORCON_DEFINE_LABEL(Type, PREFIX, function, table, context)                                                    \
  G_STATIC_ASSERT (G_N_ELEMENTS (table) == FORCON_N_##PREFIX);                                                         \
                                                                                                                       \
  const char *forcon_label_##function (Type value)                                                                     \
  {                                                                                                                    \
    g_return_val_if_fail ((guint) value < G_N_ELEMENTS (table), "");                                                   \
    return g_dpgettext2 (GETTEXT_PACKAGE, context, table[value]);                                                      \
  }

/* Likewise of a list that pages in two languages tell of. */
#define FORCON_DEFINE_LABEL_IN(Type, PREFIX, function, table, context)                                                 \
  FORCON_DEFINE_LABEL (Type, PREFIX, function, table, context)                                                         \
                                                                                                                       \
  const char *forcon_label_##function##_in (const ForconCatalogue *language, Type value)                               \
  {                                                                                                                    \
    g_return_val_if_fail ((guint) value < G_N_ELEMENTS (table), "");                                                   \
    return forcon_catalogue_find (language, context, table[value]);                                                    \
  }
