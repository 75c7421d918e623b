import type { Kysely } from 'kysely';
import { z } from 'zod';

import type { Database } from '#db/database.ts';
import type { DocumentVersion } from '#domain/editing/drafts.schema.ts';
import { intentSchema } from '#domain/editing/intents.schema.ts';
import { notFound } from '#domain/errors.ts';

import { selectPageVersions, selectPublishedVersion } from './page-versions.queries.ts';

/** A page's versions, newest first; throws 404 for a page that is not there. */
export async function listPageVersions(
  db: Kysely<Database>,
  pageId: number,
  range: { offset: number; limit: number },
): Promise<DocumentVersion[]> {
  const published = await selectPublishedVersion(db, pageId);
  if (published === undefined) throw notFound('page');
  const rows = await selectPageVersions(db, pageId, range);
  return rows.map(({ createdAt, changes, ...row }) => ({
    ...row,
    changes: z.array(intentSchema).catch([]).parse(changes),
    createdAt: createdAt.toISOString(),
    isPublished: row.version === published,
  }));
}
