/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli/frame/event-json.h"

#include "cli/frame/json.h"
#include "cli/frame/record-json.h"

char *
forcon_event_to_json (const ForconBattle *battle, const ForconEvent *event, const GArray *dice, guint command)
{
  const ForconJsonContext context = { .json = g_string_new (NULL), .battle = battle, .dice = dice };
  const ForconRecordShape *shape = forcon_event_shape (event->kind);
  gboolean rolled = FALSE, generated = FALSE;

  forcon_json_open (context.json, '{');
  forcon_json_put_word (context.json, "event", forcon_event_kind_to_word (event->kind));
  forcon_json_put_int (context.json, "command", command);
  for (guint i = 0; i < shape->n_fields; i++)
    {
      const ForconRecordField *field = &shape->fields[i];
      ForconRoll roll = { 0, 0 };

      if ((event->closed & (1u << i)) != 0)
        forcon_json_put_word (context.json, field->name, NULL);
      else
        forcon_json_field (&context, shape, event, field);
      if (field->type == &forcon_type_roll && (event->closed & (1u << i)) == 0)
        roll = FORCON_RECORD_VALUE (event, field, ForconRoll);
      for (guint j = roll.first; j < (guint) roll.first + roll.count && j < dice->len; j++)
        {
          rolled = TRUE;
          generated = generated || g_array_index (dice, ForconDie, j).generated;
        }
    }
  if (rolled)
    forcon_json_put_bool (context.json, "generated", generated);
  forcon_json_close (context.json, '}');
  return g_string_free (context.json, FALSE);
}
