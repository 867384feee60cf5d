/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "web/pipe/web-pipe.h"

G_BEGIN_DECLS

/*
 * The house's end of the pipe to the master's window. Unlike ForconWebPipe it can wait for an answer: what a telephone
 * hands in counts only once the window has it on the disk.
 */
typedef struct _ForconWebLine ForconWebLine;

/**
 * forcon_web_line_new:
 * @in, @out: file descriptors; they stay the caller's
 * @hear: told of each message that is no answer, in the main loop
 * @gone: told once that the window is gone
 * @data: for both
 *
 * Returns: (transfer full): the house's end
 */
ForconWebLine *forcon_web_line_new (int in, int out, ForconWebHear hear, ForconWebGone gone, gpointer data);
void forcon_web_line_free (ForconWebLine *line);

/* Sends a message, and waits until the window's end of the pipe has it. */
void forcon_web_line_say (ForconWebLine *line, const ForconWebMessage *message);

/**
 * forcon_web_line_ask:
 * @line: the house's end
 * @question: what to ask; it gets a number of its own
 *
 * Waits for the answer. What else comes meanwhile is heard afterwards.
 *
 * Returns: (transfer full) (nullable): the name that the answer has; %NULL where the window is gone
 */
char *forcon_web_line_ask (ForconWebLine *line, const ForconWebMessage *question);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ForconWebLine, forcon_web_line_free)

G_END_DECLS
