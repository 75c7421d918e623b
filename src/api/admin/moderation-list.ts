import { z } from 'zod';

import { limitParameter, offsetParameter } from '../framework/query-parsing.ts';

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
