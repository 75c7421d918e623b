import { z } from 'zod';

import { limitParameter, offsetParameter } from './query-parsing.ts';

const listLength = 50;

/** What the routes of the moderation share. */
export const moderationRoute = { group: 'Moderation', cache: 'private', access: 'manager' } as const;

/** One status, or all when none is given, and a range. */
export function moderationQuery<Status extends z.ZodEnum>(status: Status) {
  return z.object({
    status: status.optional(),
    offset: offsetParameter(),
    limit: limitParameter(listLength),
  });
}

/** What can be decided, by the last word of the path. */
export const decisions = {
  approve: { status: 'approved', summary: 'Publishes it' },
  reject: { status: 'rejected', summary: 'Refuses it or takes it back' },
  reopen: { status: 'pending', summary: 'Undoes a decision: it waits again' },
} as const;
export const decisionVerbs = ['approve', 'reject', 'reopen'] as const;
