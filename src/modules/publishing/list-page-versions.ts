import type { Kysely } from 'kysely';
import { z } from 'zod';

import { authorName } from '#db/author-name.ts';
import type { Database } from '#db/database.ts';
import type { DocumentVersion } from '#domain/editing/drafts.schema.ts';
import { intentSchema } from '#domain/editing/intents.schema.ts';
import { notFound } from '#domain/errors.ts';

/** A page's versions, newest first; throws 404 for a page that is not there. */
export async function listPageVersions(
  db: Kysely<Database>,
  pageId: number,
  { offset, limit }: { offset: number; limit: number },
): Promise<DocumentVersion[]> {
  const page = await db
    .selectFrom('pages')
    .select('published_version')
    .where('id', '=', pageId)
    .executeTakeFirst();
  if (!page) throw notFound('Page');
  const rows = await db
    .selectFrom('page_versions as version')
    .leftJoin('staff', 'staff.id', 'version.staff_id')
    .select([
      'version.version',
      'version.title',
      'version.note',
      'version.changes',
      'version.created_at as createdAt',
      authorName.as('author'),
    ])
    .where('version.page_id', '=', pageId)
    .orderBy('version.version', 'desc')
    .offset(offset)
    .limit(limit)
    .execute();
  return rows.map(({ createdAt, changes, ...row }) => ({
    ...row,
    changes: z.array(intentSchema).catch([]).parse(changes),
    createdAt: createdAt.toISOString(),
    isPublished: row.version === page.published_version,
  }));
}
