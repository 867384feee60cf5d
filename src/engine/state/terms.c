/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/state/command.h"

FORCON_TERMS (FORCON_DEFINE_TERM)
FORCON_DEFINE_TERM (ForconValue, VALUE, FORCON_VALUE_TERMS, value)
FORCON_DEFINE_TERM (ForconCommandKind, COMMAND, FORCON_COMMANDS, command)
