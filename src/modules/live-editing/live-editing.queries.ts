import type { Kysely } from 'kysely';

import { authorName } from '#db/author-name.ts';
import type { Database } from '#db/database.ts';

/** What colleagues know a member by; empty for one that is gone. */
export async function selectMemberName(db: Kysely<Database>, id: number): Promise<string> {
  const member = await db
    .selectFrom('staff')
    .select(authorName.as('name'))
    .where('id', '=', id)
    .executeTakeFirst();
  return member?.name ?? '';
}
