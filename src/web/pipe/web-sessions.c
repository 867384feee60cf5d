/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "web/pipe/web-sessions.h"

#define TYPE "a(utxb)"

GBytes *
forcon_web_sessions_to_bytes (const GArray *sessions)
{
  g_auto (GVariantBuilder) builder = G_VARIANT_BUILDER_INIT (G_VARIANT_TYPE (TYPE));
  g_autoptr (GVariant) all = NULL;

  for (guint i = 0; i < sessions->len; i++)
    {
      const ForconWebSession *session = &g_array_index (sessions, ForconWebSession, i);

      g_variant_builder_add (&builder, "(utxb)", (guint32) session->admiral, session->number, session->seen,
                             session->open);
    }
  all = g_variant_ref_sink (g_variant_builder_end (&builder));
  return g_variant_get_data_as_bytes (all);
}

GArray *
forcon_web_sessions_from_bytes (GBytes *bytes)
{
  g_autoptr (GVariant) all = g_variant_ref_sink (g_variant_new_from_bytes (G_VARIANT_TYPE (TYPE), bytes, FALSE));
  GArray *sessions = g_array_new (FALSE, FALSE, sizeof (ForconWebSession));
  GVariantIter iter;
  guint32 admiral;
  ForconWebSession session;

  if (!g_variant_is_normal_form (all))
    return sessions;
  g_variant_iter_init (&iter, all);
  while (g_variant_iter_next (&iter, "(utxb)", &admiral, &session.number, &session.seen, &session.open))
    {
      session.admiral = admiral;
      g_array_append_val (sessions, session);
    }
  return sessions;
}
