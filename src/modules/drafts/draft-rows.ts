import { randomUUID } from 'node:crypto';

import type { Transaction } from 'kysely';

import { notifyChange } from '#db/changes.ts';
import type { Database } from '#db/database.ts';
import { diffDocuments } from '#domain/editing/diff-documents.ts';
import type { EditableDocument } from '#domain/editing/documents.schema.ts';
import { isEqual } from '#domain/editing/is-equal.ts';
import type { DocumentStore } from '#modules/pages/document-store.ts';

import { editedTag, publishedTag } from './draft-tags.ts';
import {
  insertDraft,
  insertIntents,
  liveLayer,
  selectDraft,
  selectDraftLocked,
  updateDraft,
  updatePublishedRevision,
  type DraftEntry,
  type DraftName,
  type DraftRow,
} from './drafts.queries.ts';

/** What edits are added to. */
export interface EditedDraft {
  store: DocumentStore;
  /** Default: Live's own. */
  layerId?: number;
  revision: number;
  document: EditableDocument;
  /** What visitors see without layers. */
  published: EditableDocument;
}

/** A document's draft; without unpublished edits `revision` equals `publishedRevision`. */
export interface Draft extends EditedDraft {
  publishedRevision: number;
  /** 0 before the first publishing. */
  publishedVersion: number;
}

const nameOf = ({ key }: Pick<DocumentStore, 'key'>): DraftName => ({ layerId: liveLayer, key });

/** Whether there is something to publish: edits that were taken back, by whatever way, leave nothing. */
export function isChanged(draft: Draft): boolean {
  if (draft.publishedVersion === 0) return true;
  const { store, document, published } = draft;
  return draft.revision > draft.publishedRevision && !store.isSame(document, published);
}

function hasOwnEdits({ revision, publishedRevision, publishedVersion }: Draft): boolean {
  return revision > publishedRevision || publishedVersion === 0;
}

/**
 * The draft of a document, made from what is published where there is none; throws 404 for what is not
 * there. Whoever changes it holds its lock until their transaction ends.
 */
export async function lockDraft(trx: Transaction<Database>, store: DocumentStore): Promise<Draft> {
  const row = (await selectDraftLocked(trx, nameOf(store))) ?? (await startDraft(trx, store));
  const draft = await toDraft(trx, store, row);
  return isBehind(draft) ? followPublished(trx, draft) : draft;
}

/** The draft as it is now, for a look: nobody waits for it, and it may change the next moment. */
export async function readDraft(trx: Transaction<Database>, store: DocumentStore): Promise<Draft | null> {
  const row = await selectDraft(trx, nameOf(store));
  if (!row) return null;
  const draft = await toDraft(trx, store, row);
  return isBehind(draft) ? { ...draft, document: draft.published } : draft;
}

async function toDraft(trx: Transaction<Database>, store: DocumentStore, row: DraftRow): Promise<Draft> {
  const published = await store.readPublished(trx);
  return {
    store,
    revision: row.revision,
    publishedRevision: row.publishedRevision,
    document: store.revive(row.document as EditableDocument, published),
    publishedVersion: await store.findPublishedVersion(trx, published),
    published,
  };
}

/** Whether what visitors see was changed outside of editing. */
function isBehind(draft: Draft): boolean {
  return draft.store.followsPublished && !hasOwnEdits(draft) && !isEqual(draft.document, draft.published);
}

/** Of two who start a draft at once one makes it, and the other waits for it. */
async function startDraft(trx: Transaction<Database>, store: DocumentStore): Promise<DraftRow> {
  const document = await store.readPublished(trx);
  await insertDraft(trx, nameOf(store), { pageId: store.pageId, document });
  const row = await selectDraftLocked(trx, nameOf(store));
  if (!row) throw new Error(`The draft ${store.key} went away`);
  return row;
}

/** What was changed outside of editing is no unpublished edit: it comes into the log as published. */
async function followPublished(trx: Transaction<Database>, draft: Draft): Promise<Draft> {
  const revision = await moveDraftTo(trx, draft, { document: draft.published, staffId: null });
  await movePublished(trx, draft.store, revision);
  return { ...draft, revision, publishedRevision: revision, document: draft.published };
}

/** Makes a draft equal to another document by edits, so that tabs that are at work can follow. */
export async function moveDraftTo(
  trx: Transaction<Database>,
  draft: EditedDraft,
  { document, staffId }: { document: EditableDocument; staffId: number | null },
): Promise<number> {
  const clientId = randomUUID();
  const entries = diffDocuments(draft.document, document).map((intent) => ({
    id: randomUUID(),
    clientId,
    staffId,
    intent,
  }));
  return writeDraft(trx, draft, { entries, document });
}

/** Writes edits to the log and the document that they lead to, and tells open builders; returns the new revision. */
export async function writeDraft(
  trx: Transaction<Database>,
  {
    store: { key },
    layerId = liveLayer,
    revision,
  }: Pick<EditedDraft, 'layerId' | 'revision'> & { store: Pick<DocumentStore, 'key'> },
  { entries, document }: { entries: readonly DraftEntry[]; document: EditableDocument },
): Promise<number> {
  if (entries.length === 0) return revision;
  const reached = revision + entries.length;
  await insertIntents(trx, { layerId, key }, { revision, entries });
  await updateDraft(trx, { layerId, key }, { revision: reached, document });
  await notifyChange(trx, [editedTag({ layerId, key })]);
  return reached;
}

/** Up to this revision everything is published; `document` is what publishing has made of the draft. */
export async function movePublished(
  trx: Transaction<Database>,
  { key }: Pick<DocumentStore, 'key'>,
  revision: number,
  document?: EditableDocument,
): Promise<void> {
  await updatePublishedRevision(trx, key, { revision, document });
  await notifyChange(trx, [publishedTag({ layerId: liveLayer, key })]);
}
