import type { Transaction } from 'kysely';

import type { Database } from '#db/database.ts';
import type { PageDocument } from '#domain/editing/documents.schema.ts';
import { notFound } from '#domain/errors.ts';

import { toDocument } from './to-document.ts';

/** What a new page begins with: the content of another one as it is edited, unpublished edits included. */
export async function copyIntoDraft(
  trx: Transaction<Database>,
  { from, to, title }: { from: number; to: number; title: string },
): Promise<void> {
  const source = await trx
    .selectFrom('pages as page')
    .leftJoin('drafts as draft', 'draft.page_id', 'page.id')
    .leftJoin('page_versions as version', (join) =>
      join.onRef('version.page_id', '=', 'page.id').onRef('version.version', '=', 'page.published_version'),
    )
    .select(['page.title', 'page.slug', 'page.meta', 'version.content', 'draft.document'])
    .where('page.id', '=', from)
    .executeTakeFirst();
  if (!source) throw notFound('Page to begin with');
  const document = source.document ? (source.document as PageDocument) : toDocument(source);
  await trx
    .insertInto('drafts')
    .values({ key: `page:${to}`, page_id: to, document: JSON.stringify({ ...document, title, meta: {} }) })
    .execute();
}
