/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "campaign/reading/order-sheet-private.h"

/* What the clauses of a sentence say together: which of them stand beside which cases, and what is for now. */

/* Cases at most that one order can stand beside: "if attacked or outnumbered". */
#define CASES_MAX 4

/* The cases beside which a clause stands: those before it, or else those right behind it. */
typedef struct {
  guint n;
  const ForconSheetClause *within[CASES_MAX];
  gboolean unknown;
} Cases;

static gboolean
is_case (const ForconSheetClause *clause)
{
  return clause->role == FORCON_CLAUSE_CASE || clause->role == FORCON_CLAUSE_OTHER_CASE;
}

/* "Do not fight superior forces, fall back": the deed tells the case of what follows it, too. */
static gboolean
tells_case (const ForconSheetClause *clause, const ForconSheetClause *next)
{
  return clause->role == FORCON_CLAUSE_WHAT && clause->when == FORCON_WHEN_OUTNUMBERED
         && next->role == FORCON_CLAUSE_ORDER && next->frame == FORCON_FRAME_RETREAT && !next->told;
}

static gboolean
does_something (const ForconSheetClause *clause)
{
  return clause->role == FORCON_CLAUSE_ORDER || clause->role == FORCON_CLAUSE_WHAT
         || clause->role == FORCON_CLAUSE_FORBIDDEN;
}

static void
add_case (Cases *cases, const ForconSheetClause *clause)
{
  if (clause->role == FORCON_CLAUSE_OTHER_CASE)
    cases->unknown = TRUE;
  else if (cases->n < CASES_MAX)
    cases->within[cases->n++] = clause;
}

/* "Avoid battle if outnumbered, attack if you meet transports": each deed has the case behind it. */
static gboolean
pairs_up (const ForconSheetClause *clauses, guint n)
{
  guint n_pairs = 0;
  gboolean deed = FALSE;

  for (guint i = 0; i < n; i++)
    if (is_case (&clauses[i]))
      {
        if (!deed)
          return FALSE;
        deed = FALSE;
        n_pairs++;
      }
    else if (does_something (&clauses[i]))
      {
        if (deed || clauses[i].otherwise)
          return FALSE;
        deed = TRUE;
      }
  return !deed && n_pairs > 1;
}

static Cases
cases_of (const ForconSheetClause *clauses, guint n, guint place)
{
  Cases cases = { 0 };
  guint next = place + 1;
  gboolean more = FALSE;

  if (clauses[place].otherwise)
    return cases;
  for (guint i = place + 1; pairs_up (clauses, n) && i < n; i++)
    if (is_case (&clauses[i]))
      {
        add_case (&cases, &clauses[i]);
        return cases;
      }
  for (guint i = 0; i < place; i++)
    if (is_case (&clauses[i]))
      {
        if (i > 0 && does_something (&clauses[i - 1]))
          cases = (Cases){ 0 };
        add_case (&cases, &clauses[i]);
      }
    else if (clauses[i].otherwise)
      cases = (Cases){ 0 };
    else if (cases.n == 0 && tells_case (&clauses[i], &clauses[place]))
      add_case (&cases, &clauses[i]);
  /* A case before which something was said, and after which nothing is, belongs to what was said. */
  if (cases.n > 0 || cases.unknown)
    return cases;
  while (next < n && !is_case (&clauses[next]) && !does_something (&clauses[next]))
    next++;
  for (guint i = next; i < n; i++)
    more = more || (does_something (&clauses[i]) && !clauses[i].otherwise);
  for (guint i = next; !more && i < n && is_case (&clauses[i]); i++)
    add_case (&cases, &clauses[i]);
  return cases;
}

/* The next order that is for now. */
static const ForconSheetClause *
next_order (const ForconSheetClause *clauses, guint n, guint place)
{
  for (guint i = place + 1; i < n; i++)
    if (clauses[i].role == FORCON_CLAUSE_ORDER)
      return &clauses[i];
  return NULL;
}

static gboolean
has_case_between (const ForconSheetClause *clause, const ForconSheetClause *next)
{
  while (++clause < next)
    if (is_case (clause))
      return TRUE;
  return next->otherwise;
}

/* To stay is said by whatever else is done where one is: "stay and lay mines", "patrol E1, do not leave it". */
static gboolean
goes_without_saying (const ForconSheetClause *clause, const ForconSheetClause *before, const ForconSheetClause *next)
{
  static const ForconSheetFrame frames[]
      = { FORCON_FRAME_LAY, FORCON_FRAME_SWEEP, FORCON_FRAME_PATROL, FORCON_FRAME_DEFEND };
  gboolean stays = clause->role == FORCON_CLAUSE_ORDER && clause->frame == FORCON_FRAME_HOLD
                   && clause->posture == FORCON_POSTURE_NONE && !clause->then;

  for (guint i = 0; stays && i < G_N_ELEMENTS (frames); i++)
    if ((next != NULL && next->frame == frames[i] && !next->then && (clause->n == 0 || next->n == 0))
        || (before != NULL && before->frame == frames[i] && clause->n == 0))
      return TRUE;
  return FALSE;
}

/* The last order before that is for now. */
static const ForconSheetClause *
order_before (const ForconSheetClause *clauses, guint place)
{
  for (guint i = place; i > 0; i--)
    if (clauses[i - 1].role == FORCON_CLAUSE_ORDER)
      return &clauses[i - 1];
  return NULL;
}

/* "Stay until the Whisper comes" is to wait for it. */
static gboolean
stays_to_wait (const ForconSheetClause *clause, const ForconSheetClause *before)
{
  return clause->role == FORCON_CLAUSE_ORDER && clause->frame == FORCON_FRAME_AWAIT && before != NULL
         && before->frame == FORCON_FRAME_HOLD && before->n == 0 && before->posture == FORCON_POSTURE_NONE;
}

/* "If it is free, go in and land troops": to go is said by what is done there. */
static gboolean
only_leads_on (const ForconSheetClause *clause)
{
  return clause->role == FORCON_CLAUSE_ORDER && clause->frame == FORCON_FRAME_MOVE && clause->n == 0
         && !clause->same_place && !clause->back && clause->posture == FORCON_POSTURE_NONE;
}

/* What is to be done in a case that nobody can follow; an order without a verb is where it leads. */
static void
lose (ForconSheetReading *reading, const ForconSheetClause *clause)
{
  gboolean verbless = clause->start >= clause->end && clause->n > 0;

  if (verbless)
    forcon_sheet_note (reading->lost, clause->argument[0].reference.start, clause->argument[0].reference.end, NULL);
  else
    forcon_sheet_note (reading->lost, clause->start, clause->end, NULL);
}

/* A case to which nothing of what was said belongs is not all understood. */
static void
lose_cases (ForconSheetReading *reading, const ForconSheetClause *clauses, guint n)
{
  for (guint i = 0; i < n; i++)
    {
      gboolean used = clauses[i].role != FORCON_CLAUSE_CASE;

      for (guint k = 0; k < n && !used; k++)
        {
          Cases cases = does_something (&clauses[k]) ? cases_of (clauses, n, k) : (Cases){ 0 };

          for (guint c = 0; c < cases.n; c++)
            used = used || cases.within[c] == &clauses[i];
        }
      if (!used)
        forcon_sheet_note (reading->lost, clauses[i].start, clauses[i].end, NULL);
    }
}

/* "If the Triumph is lost, Jayhawk leads": who succeeds, which is no order for that case but for now. */
static gboolean
names_successors (const ForconSheetClause *clause, const Cases *cases)
{
  if (clause->role != FORCON_CLAUSE_ORDER || cases->n == 0 || clause->then
      || (clause->frame != FORCON_FRAME_SUCCESSORS && clause->frame != FORCON_FRAME_FLAGSHIP))
    return FALSE;
  for (guint i = 0; i < cases->n; i++)
    if (cases->within[i]->when != FORCON_WHEN_FLAGSHIP_LOST || (cases->within[i]->told && cases->within[i]->n > 0))
      return FALSE;
  return TRUE;
}

static void
tell_successors (ForconSheetReading *reading, const ForconSheetClause *clause)
{
  g_autofree ForconSheetClause *succession = g_memdup2 (clause, sizeof *clause);

  succession->frame = FORCON_FRAME_SUCCESSORS;
  succession->kind = FORCON_TASK_SUCCESSORS;
  for (guint i = 0; i < succession->n; i++)
    {
      succession->argument[i].flagship = FALSE;
      succession->argument[i].successor = TRUE;
    }
  forcon_sheet_order (reading, succession, NULL);
}

/* "Cover the Pelican", said to her own formation, holds at the table, and is no defence of a sector. */
static gboolean
protects_own_ship (const ForconSheetReading *reading, const ForconSheetClause *clause)
{
  const ForconSheetName *ship = &clause->argument[0].reference.names.name[0];

  if (clause->role != FORCON_CLAUSE_ORDER || clause->frame != FORCON_FRAME_DEFEND || clause->n == 0)
    return FALSE;
  for (guint i = 0; i < clause->n; i++)
    {
      const ForconSheetCandidates *names = &clause->argument[i].reference.names;

      if (clause->argument[i].kind != FORCON_SHEET_REFERS || names->n != 1 || names->name[0].thing != FORCON_SHEET_SHIP
          || !names->name[0].own || names->name[0].id != ship->id)
        return FALSE;
    }
  return FORCON_ID_EQUAL (
      forcon_battle_ship (reading->campaign->fleet, (ForconShipId){ (guint16) ship->id })->formation,
      reading->formation);
}

/* «Будьте добры, Привратникам прикрывать Бастион»: what protects another own formation is no defence of its place. */
static gboolean
protects_friend (const ForconSheetReading *reading, const ForconSheetClause *clause)
{
  gboolean friends = clause->role == FORCON_CLAUSE_ORDER && clause->frame == FORCON_FRAME_DEFEND && clause->n > 0;

  for (guint i = 0; friends && i < clause->n; i++)
    {
      const ForconSheetCandidates *names = &clause->argument[i].reference.names;

      friends = names->n == 1 && clause->argument[i].kind == FORCON_SHEET_REFERS
                && names->name[0].thing == FORCON_SHEET_FORMATION && names->name[0].own
                && clause->argument[i].with == FORCON_MEANING_NONE && names->name[0].id != reading->formation.value;
    }
  return friends;
}

static void
protect_own (ForconSheetReading *reading, const ForconSheetClause *clause)
{
  g_autofree ForconSheetClause *protection = g_memdup2 (clause, sizeof *clause);

  protection->role = FORCON_CLAUSE_WHAT;
  protection->what = FORCON_WHAT_PROTECT;
  forcon_sheet_instruct (reading, protection, NULL);
}

/* "Otherwise stay and defend": whether a clause belongs to what is done otherwise. */
static gboolean
goes_on_otherwise (const ForconSheetClause *clauses, guint place)
{
  for (guint i = place; i > 0; i--)
    if (clauses[i].told || clauses[i].then || clauses[i].otherwise || is_case (&clauses[i - 1]))
      return FALSE;
    else if (clauses[i - 1].otherwise)
      return TRUE;
  return FALSE;
}

/* The same case as that of what was said last, if that is about a sector. Returns whether it was told. */
static gboolean
tell_otherwise (ForconSheetReading *reading, const ForconSheetClause *clause)
{
  const ForconReading *read = &reading->reading;
  const ForconInstruction *last = read->n_instructions > 0 ? &read->instructions[read->n_instructions - 1] : NULL;

  if (last == NULL || (last->when != FORCON_WHEN_HELD && last->when != FORCON_WHEN_FREE))
    return FALSE;
  g_autofree ForconSheetClause *within = g_new0 (ForconSheetClause, 1);

  within->role = FORCON_CLAUSE_CASE;
  within->when = last->when;
  forcon_sheet_instruct (reading, clause, within);
  return TRUE;
}

/* "Follow the Tiger in march order" is two orders. */
static void
take_posture (ForconSheetReading *reading, const ForconSheetClause *clause)
{
  forcon_sheet_add_task (
      reading,
      (ForconTask){ .kind = FORCON_TASK_POSTURE, .formation = reading->formation, .posture = clause->posture });
}

void
forcon_sheet_tell (ForconSheetReading *reading, const ForconSheetClause *clauses, guint n)
{
  lose_cases (reading, clauses, n);
  for (guint i = 0; i < n; i++)
    {
      const ForconSheetClause *clause = &clauses[i];
      Cases cases = does_something (clause) ? cases_of (clauses, n, i) : (Cases){ 0 };

      if (cases.unknown && clause->role != FORCON_CLAUSE_FORBIDDEN)
        lose (reading, clause);
      if (!does_something (clause) || clause->role == FORCON_CLAUSE_FORBIDDEN || cases.unknown)
        continue;
      if (names_successors (clause, &cases))
        {
          tell_successors (reading, clause);
          continue;
        }
      if (cases.n > 0 && only_leads_on (clause) && next_order (clauses, n, i) != NULL
          && !has_case_between (clause, next_order (clauses, n, i)))
        continue;
      for (guint k = 0; k < cases.n; k++)
        forcon_sheet_instruct (reading, clause, cases.within[k]);
      if (cases.n > 0 || (goes_on_otherwise (clauses, i) && tell_otherwise (reading, clause)))
        continue;
      ForconInstruction opposite = { 0 };

      if (protects_own_ship (reading, clause) || protects_friend (reading, clause))
        protect_own (reading, clause);
      else if (clause->otherwise && forcon_sheet_turn_round (reading, &opposite))
        forcon_sheet_instruct (reading, clause, NULL);
      else if (clause->role == FORCON_CLAUSE_WHAT || clause->frame == FORCON_FRAME_FOLLOW
               || clause->frame == FORCON_FRAME_AWAIT)
        {
          if (clause->frame == FORCON_FRAME_FOLLOW && clause->posture != FORCON_POSTURE_NONE)
            take_posture (reading, clause);
          forcon_sheet_go_to_meet (reading, clause);
          forcon_sheet_instruct (reading, clause, NULL);
          if (clause->except)
            forcon_sheet_except_some (reading, clause);
          if (stays_to_wait (clause, order_before (clauses, i)))
            forcon_sheet_drop_hold (reading);
        }
      else
        {
          forcon_sheet_order (reading, clause, next_order (clauses, n, i));
          if (goes_without_saying (clause, order_before (clauses, i), next_order (clauses, n, i)))
            forcon_sheet_drop_hold (reading);
        }
    }
  forcon_sheet_check_held_fire (reading, clauses, n);
}
