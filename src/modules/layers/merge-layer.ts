import type { Kysely, Transaction } from 'kysely';

import type { Database } from '#db/database.ts';
import { isDocumentKey } from '#domain/editing/document-key.ts';
import type { EditableDocument } from '#domain/editing/documents.schema.ts';
import { AppError } from '#domain/errors.ts';
import { composeLayer, updatePatch } from '#domain/layers/compose-layer.ts';
import { emptyPatch, type DocumentPatch } from '#domain/layers/patch.ts';
import type { Layer } from '#domain/schemas/layer.schema.ts';
import type { StaffIdentity } from '#http/identity.ts';
import { lockDraft, moveDraftTo, type Draft } from '#modules/drafts/draft-rows.ts';
import { publishCandidate } from '#modules/publishing/publish-draft.ts';
import type { OpenStore } from '#modules/publishing/publish-together.ts';

import { checkDecider } from './approve-layer.ts';
import {
  insertEvent,
  keepPrices,
  lockAllLayers,
  selectDueForMerging,
  selectLayerDocuments,
  selectLowerPatches,
  updateStatus,
  updateLowerPatches,
} from './layers.queries.ts';
import { findLayer, isTouched, lockLayer, refuseStale, tellChanged, toLayer } from './manage-layers.ts';

type Trx = Transaction<Database>;

interface MergingDeps {
  db: Kysely<Database>;
  open: OpenStore;
  now: () => Date;
  onError: (layerId: number, error: unknown) => void;
}

/** What makes a layer a part of Live for good. */
export type LayerMerging = ReturnType<typeof createLayerMerging>;

export function createLayerMerging({ db, open, now, onError }: MergingDeps) {
  return {
    /**
     * Publishes what is approved of all documents in one transaction. Visitors of an active layer see no change.
     * Throws 404; 403 for what a program has made, until the password was given; 409 for what is done or has changed, is not approved, or holds edits that are not.
     */
    merge: (id: number, revision: number, decider: StaffIdentity): Promise<Layer> =>
      db.transaction().execute(async (trx) => {
        await lockAllLayers(trx);
        const layer = await lockLayer(trx, id);
        refuseStale(layer, revision);
        checkDecider(layer, decider);
        if (layer.status !== 'approved') throw new AppError('conflict', 'layers.notApproved');
        const documents = await selectLayerDocuments(trx, id);
        if (documents.some((row) => !row.isApproved && isTouched(row)))
          throw new AppError('conflict', 'layers.approveFirst');
        await mergeLayer(trx, open, { id, note: layer.name, staffId: decider.staffId });
        return toLayer(await findLayer(trx, id), now());
      }),
    /**
     * What the job does: merges layers without an end that have started. On several instances at once each is merged
     * once; what cannot be tried does not hold up the others.
     */
    async mergeDue(): Promise<void> {
      for (const { id } of await selectDueForMerging(db, now())) {
        await db
          .transaction()
          .execute(async (trx) => {
            await lockAllLayers(trx);
            const [due] = await selectDueForMerging(trx, now(), id);
            if (due) await mergeLayer(trx, open, due);
          })
          .catch((error: unknown) => onError(id, error));
      }
    },
  };
}

async function mergeLayer(
  trx: Trx,
  open: OpenStore,
  { id, note, staffId }: { id: number; note: string; staffId: number | null },
): Promise<void> {
  for (const { key, approvedPatch } of await selectLayerDocuments(trx, id)) {
    const patch = approvedPatch as DocumentPatch | null;
    if (patch === null || !isDocumentKey(key)) continue;
    const draft = await lockDraft(trx, open(key));
    const merged = draft.store.clean(composeLayer(draft.published, patch).document);
    if (draft.store.isSame(merged, draft.published)) continue;
    await setLowerAside(trx, { id, key, patch, live: draft.published, merged });
    const moved = await bringAlong(trx, draft, merged);
    await publishCandidate(
      trx,
      { draft: moved, document: merged, revision: moved.publishedRevision },
      { staffId, note },
    );
  }
  await keepPrices(trx, id);
  await updateStatus(trx, id, { status: 'merged' });
  await insertEvent(trx, { layerId: id, event: 'merged', staffId });
  await tellChanged(trx, id);
}

/** Live's own draft keeps its edits, also of a field that is merged, and has everything else of the merged document. */
async function bringAlong(trx: Trx, draft: Draft, merged: EditableDocument): Promise<Draft> {
  const { published } = draft;
  const own = updatePatch(emptyPatch(published.kind), {
    live: published,
    before: published,
    after: draft.document,
  });
  const document = composeLayer(merged, own).document;
  const revision = await moveDraftTo(trx, draft, { document, staffId: null });
  return { ...draft, revision, document };
}

/** What lower layers say of the same was not seen until now: they stop saying it, and visitors see no change. */
async function setLowerAside(
  trx: Trx,
  {
    id,
    key,
    patch,
    live,
    merged,
  }: { id: number; key: string; patch: DocumentPatch; live: EditableDocument; merged: EditableDocument },
): Promise<void> {
  for (const lower of await selectLowerPatches(trx, { layerId: id, key })) {
    const aside = (stored: unknown): DocumentPatch | null => {
      if (stored === null) return null;
      const own = stored as DocumentPatch;
      const before = composeLayer(merged, own).document;
      const after = composeLayer(composeLayer(live, own).document, patch).document;
      return updatePatch(own, { live: merged, before, after });
    };
    await updateLowerPatches(trx, {
      layerId: lower.layerId,
      key,
      patch: aside(lower.patch),
      approvedPatch: aside(lower.approvedPatch),
    });
  }
}
