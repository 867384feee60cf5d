/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "storage/fleet/card-write.h"

void
forcon_weapon_write (xmlTextWriterPtr out, const ForconWeapon *weapon)
{
  g_autoptr (GString) arcs = g_string_new (NULL);

  for (ForconArc arc = 0; arc < FORCON_N_ARC; arc++)
    if ((weapon->arcs & FORCON_ARC_BIT (arc)) != 0)
      g_string_append_printf (arcs, "%s%s", arcs->len == 0 ? "" : " ", forcon_arc_to_word (arc));
  forcon_xml_begin (out, "weapon");
  forcon_xml_put_text (out, "id", weapon->id);
  forcon_xml_put_name (out, weapon->name, weapon->id);
  forcon_xml_put_text (out, "kind", forcon_weapon_kind_to_word (weapon->kind));
  forcon_xml_put_text (out, "mount", forcon_mount_to_word (weapon->mount));
  forcon_xml_put_text (out, "arcs", arcs->str);
  forcon_xml_put_length (out, "range", weapon->range);
  forcon_xml_put_decimal (out, "strength", weapon->strength, 0);
  forcon_xml_put_count (out, "run", weapon->run);
  forcon_xml_end (out);
}
