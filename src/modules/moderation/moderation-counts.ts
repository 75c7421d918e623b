import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import {
  leadStatusSchema,
  moderationStatusSchema,
  type ModerationCounts,
} from '#domain/schemas/moderation.schema.ts';

import { countByStatus } from './moderation.queries.ts';

/** How many reviews, questions, comments and enquiries there are of each status. */
export async function readModerationCounts(db: Kysely<Database>): Promise<ModerationCounts> {
  const rows = await countByStatus(db);
  const countsOf = <Status extends string>(kind: keyof ModerationCounts, statuses: readonly Status[]) => {
    const entries = statuses.map((status) => {
      const row = rows.find((each) => each.kind === kind && each.status === status);
      return [status, row?.count ?? 0] as const;
    });
    return Object.fromEntries(entries) as Record<Status, number>;
  };
  return {
    reviews: countsOf('reviews', moderationStatusSchema.options),
    questions: countsOf('questions', moderationStatusSchema.options),
    comments: countsOf('comments', moderationStatusSchema.options),
    leads: countsOf('leads', leadStatusSchema.options),
  };
}
