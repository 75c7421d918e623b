import { randomUUID } from 'node:crypto';

import type { Transaction } from 'kysely';

import type { Database } from '#db/database.ts';
import { applyIntent } from '#domain/editing/apply-intent.ts';
import type { DocumentKey } from '#domain/editing/document-key.ts';
import type { EditableDocument } from '#domain/editing/documents.schema.ts';
import type { Intent } from '#domain/editing/intents.schema.ts';

import { movePublished, writeDraft } from './draft-rows.ts';
import { liveLayer, selectDraftLocked } from './drafts.queries.ts';

/**
 * Takes a title that was given to a page outside of its draft over into the draft, as an edit like any other:
 * tabs that are at work follow, and publishing does not bring the old one back. A draft without unpublished
 * edits stays one. Call it in the transaction that changes the page, before the page's row is locked.
 */
export async function retitleDraft(
  trx: Transaction<Database>,
  { pageId, title, staffId }: { pageId: number; title: string; staffId: number },
): Promise<void> {
  const key: DocumentKey = `page:${pageId}`;
  const row = await selectDraftLocked(trx, { layerId: liveLayer, key });
  if (!row) return;
  const before = row.document as EditableDocument;
  if (before.kind !== 'page' || before.title === title) return;
  const intent: Intent = { type: 'page.update', changes: [{ path: ['title'], value: title }] };
  const applied = applyIntent(before, intent);
  if (!applied.ok) throw new Error(`The draft ${key} takes no title: ${applied.reason}`);
  const revision = await writeDraft(
    trx,
    { store: { key }, revision: row.revision },
    {
      entries: [{ id: randomUUID(), clientId: randomUUID(), staffId, intent }],
      document: applied.document,
    },
  );
  if (row.publishedRevision === row.revision) await movePublished(trx, { key }, revision);
}
