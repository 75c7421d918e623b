import type { Transaction } from 'kysely';

import type { Database } from '#db/database.ts';
import type { EditableDocument } from '#domain/editing/documents.schema.ts';
import { isEqual } from '#domain/editing/is-equal.ts';
import { composeLayer, updatePatch } from '#domain/layers/compose-layer.ts';
import { forgetPath } from '#domain/layers/forget-path.ts';
import { emptyPatch, type DocumentPatch, type Parked } from '#domain/layers/patch.ts';
import type { DocumentStore } from '#modules/pages/document-store.ts';

import { moveDraftTo, type EditedDraft } from './draft-rows.ts';
import { insertDraft, selectDraftLocked, updateStoredPatch, type DraftRow } from './drafts.queries.ts';

/** What a layer says of a document; `document` is what it leads to over what is published now. */
export interface LayerDraft extends EditedDraft {
  layerId: number;
  patch: DocumentPatch;
  parked: Parked[];
}

/**
 * A layer's draft of a document, made where there is none; throws 404 for a document that is not there. What was
 * published meanwhile comes into its log, so that tabs that are at work follow. Whoever changes it holds its lock
 * until their transaction ends.
 */
export async function lockLayerDraft(
  trx: Transaction<Database>,
  store: DocumentStore,
  layerId: number,
): Promise<LayerDraft> {
  const name = { layerId, key: store.key };
  const row = (await selectDraftLocked(trx, name)) ?? (await startLayerDraft(trx, store, layerId));
  const published = await store.readPublished(trx);
  const patch = row.patch as DocumentPatch;
  const composed = composeLayer(published, patch);
  const draft: LayerDraft = {
    store,
    layerId,
    revision: row.revision,
    document: store.revive(row.document as EditableDocument, published),
    published,
    patch,
    parked: composed.parked,
  };
  const document = store.revive(composed.document, published);
  if (isEqual(draft.document, document)) return draft;
  const revision = await moveDraftTo(trx, draft, { document, staffId: null });
  return { ...draft, revision, document };
}

/** Has the layer say from now on what tells the document from what it was when it was locked. */
export async function movePatch(
  trx: Transaction<Database>,
  { store, layerId, patch, published, document }: LayerDraft,
  after: EditableDocument,
): Promise<DocumentPatch> {
  const moved = updatePatch(patch, { live: published, before: document, after });
  await updateStoredPatch(trx, { layerId, key: store.key }, moved);
  return moved;
}

/** Has the layer say nothing more at a path, for the next approval to show; gives what the draft is then. */
export async function forgetInLayer(
  trx: Transaction<Database>,
  draft: LayerDraft,
  { path, staffId }: { path: readonly string[]; staffId: number },
): Promise<LayerDraft> {
  const { store, layerId, published } = draft;
  const patch = forgetPath(draft.patch, path);
  const composed = composeLayer(published, patch);
  const document = store.revive(composed.document, published);
  const revision = await moveDraftTo(trx, draft, { document, staffId });
  await updateStoredPatch(trx, { layerId, key: store.key }, patch);
  return { ...draft, revision, document, patch, parked: composed.parked };
}

async function startLayerDraft(
  trx: Transaction<Database>,
  store: DocumentStore,
  layerId: number,
): Promise<DraftRow> {
  const name = { layerId, key: store.key };
  const document = await store.readPublished(trx);
  await insertDraft(trx, name, { pageId: store.pageId, document, patch: emptyPatch(document.kind) });
  const row = await selectDraftLocked(trx, name);
  if (!row) throw new Error(`The draft ${store.key} of layer ${layerId} went away`);
  return row;
}
