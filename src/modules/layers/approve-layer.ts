import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import { AppError, fieldError } from '#domain/errors.ts';
import type { IssuesOfDocuments } from '#domain/editing/drafts.schema.ts';
import { findNewAddresses } from '#domain/layers/find-new-addresses.ts';
import type { Layer, LayerApprovalRequest, NewAddress } from '#domain/schemas/layer.schema.ts';
import { checkProof, type StaffIdentity } from '#http/identity.ts';
import { lockLayerDraft, type LayerDraft } from '#modules/drafts/layer-drafts.ts';
import { hasErrors } from '#modules/publishing/publish-draft.ts';
import { checkTogether, keyOf, type OpenStore } from '#modules/publishing/publish-together.ts';

import {
  approvePatches,
  countApproved,
  insertEvent,
  lockAllLayers,
  selectLayerDocuments,
  startNow,
  updateStatus,
  type LayerRow,
} from './layers.queries.ts';
import {
  findLayer,
  isTouched,
  keysOf,
  lockLayer,
  refuseStale,
  tellChanged,
  toLayer,
} from './manage-layers.ts';

/** More would be composed for every page. */
const mostApproved = 20;

interface ApprovalDeps {
  db: Kysely<Database>;
  open: OpenStore;
  /** Address of the shop. */
  origin: () => string;
  now: () => Date;
}

/** What lets a layer be seen by visitors. */
export type LayerApproval = ReturnType<typeof createLayerApproval>;

export function createLayerApproval({ db, open, origin, now }: ApprovalDeps) {
  return {
    /** What must or should be put right in each of a layer's documents. Throws 404, 409 for what is done. */
    check: (id: number): Promise<IssuesOfDocuments> =>
      db.transaction().execute(async (trx) => {
        await lockLayer(trx, id, 'share');
        return checkLayer(trx, open, id);
      }),
    /** Addresses outside of the shop that a layer's documents lead to and Live does not. Throws as `check` does. */
    listNewAddresses: (id: number): Promise<NewAddress[]> =>
      db.transaction().execute(async (trx) => {
        await lockLayer(trx, id, 'share');
        return listNewAddresses(await lockTouched(trx, open, id), origin());
      }),
    /**
     * Visitors see the layer as it is now from its start to its end; what is edited later waits for the next
     * approval. Throws 404; 403 for what a program has made, until the password was given; 409 for what is done or has changed, and for too many; 422 without a start, with an end
     * that has gone by, and with `data.documents` where something must be put right.
     */
    approve: (
      id: number,
      { revision, isNow }: LayerApprovalRequest,
      decider: StaffIdentity,
    ): Promise<Layer> =>
      db.transaction().execute(async (trx) => {
        await lockAllLayers(trx);
        const { staffId } = decider;
        const layer = await lockLayer(trx, id);
        refuseStale(layer, revision);
        checkDecider(layer, decider);
        if (layer.startsAt === null && !isNow) throw fieldError('startsAt', 'layers.noStart');
        if (layer.endsAt !== null && layer.endsAt <= now()) throw fieldError('endsAt', 'drafts.timeGoneBy');
        if ((await countApproved(trx, { but: id, now: now() })) >= mostApproved)
          throw new AppError('conflict', 'layers.tooMany', { params: { count: mostApproved } });
        const documents = await checkLayer(trx, open, id);
        if (documents.some(({ issues }) => hasErrors(issues)))
          throw new AppError('validation_failed', 'drafts.cannotBePublished', { data: { documents } });
        // The database's clock may be ahead of this process's.
        if (isNow && !(await startNow(trx, id))) throw fieldError('endsAt', 'drafts.timeGoneBy');
        await approvePatches(trx, id);
        await updateStatus(trx, id, { status: 'approved', approvedBy: staffId });
        await insertEvent(trx, { layerId: id, event: 'approved', staffId });
        await tellChanged(trx, id);
        return toLayer(await findLayer(trx, id), now());
      }),
  };
}

/** What a program has made asks whoever decides on it for their password, as what cannot be taken back does. */
export function checkDecider({ fromAgent }: Pick<LayerRow, 'fromAgent'>, decider: StaffIdentity): void {
  if (fromAgent) checkProof(decider, { method: 'POST', path: '/admin/layers/{id}/approve' });
}

type Trx = Parameters<typeof lockLayerDraft>[0];

/** A layer's drafts, locked in the order of their keys; nobody edits them until the transaction ends. */
export async function lockTouched(trx: Trx, open: OpenStore, id: number): Promise<LayerDraft[]> {
  const drafts: LayerDraft[] = [];
  const touched = (await selectLayerDocuments(trx, id)).filter(isTouched);
  for (const key of keysOf(touched)) drafts.push(await lockLayerDraft(trx, open(key), id));
  return drafts;
}

/** Of drafts that are locked. */
export async function checkDrafts(trx: Trx, drafts: readonly LayerDraft[]): Promise<IssuesOfDocuments> {
  const checked = await checkTogether(
    trx,
    drafts.map((draft) => ({ draft, document: draft.document })),
  );
  return checked.map(({ candidate, issues }) => ({ key: keyOf(candidate), issues }));
}

/** By document; rich text counts as visitors would get it. */
export function listNewAddresses(drafts: readonly LayerDraft[], origin: string): NewAddress[] {
  return drafts.flatMap(({ store, published, document }) =>
    findNewAddresses(store.clean(published), store.clean(document), origin).map((address) => ({
      key: store.key,
      address,
    })),
  );
}

const checkLayer = async (trx: Trx, open: OpenStore, id: number) =>
  checkDrafts(trx, await lockTouched(trx, open, id));
