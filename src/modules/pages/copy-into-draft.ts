import type { Transaction } from 'kysely';

import type { Database } from '#db/database.ts';
import type { PageDocument } from '#domain/editing/documents.schema.ts';
import { notFound } from '#domain/errors.ts';

import { insertPageDraft, selectPageToCopy } from './pages.queries.ts';
import { toDocument } from './to-document.ts';

/** What a new page begins with: the content of another one as it is edited, unpublished edits included. */
export async function copyIntoDraft(
  trx: Transaction<Database>,
  { from, to, title }: { from: number; to: number; title: string },
): Promise<void> {
  const source = await selectPageToCopy(trx, from);
  if (!source) throw notFound('pageToBeginWith');
  const document = source.document ? (source.document as PageDocument) : toDocument(source);
  await insertPageDraft(trx, to, { ...document, title, meta: {} });
}
