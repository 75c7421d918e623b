import type { Transaction } from 'kysely';

import type { Database } from '#db/database.ts';
import type { PageDocument } from '#domain/editing/documents.schema.ts';

import { insertPageDraft } from './pages.queries.ts';

/** Keeps what a new page is to show, for whoever completes and publishes it. */
export async function draftPage(
  trx: Transaction<Database>,
  pageId: number,
  document: PageDocument,
): Promise<void> {
  await insertPageDraft(trx, pageId, document);
}
