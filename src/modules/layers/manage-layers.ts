import type { Kysely, Transaction } from 'kysely';

import { notifyChange } from '#db/changes.ts';
import type { Database } from '#db/database.ts';
import { isDocumentKey, type DocumentKey } from '#domain/editing/document-key.ts';
import { isEqual } from '#domain/editing/is-equal.ts';
import { AppError, fieldError, notFound } from '#domain/errors.ts';
import { isDone, stateOfLayer } from '#domain/layers/layer-state.ts';
import { emptyPatch, type DocumentPatch } from '#domain/layers/patch.ts';
import type {
  Layer,
  LayerCollision,
  LayerChange,
  LayerDocument,
  LayerInput,
  LayerOverlap,
  LayerWithDocuments,
} from '#domain/schemas/layer.schema.ts';
import { pathOfPage, type PageKind } from '#modules/pages/page-path.ts';

import { pricesTag, tagsOfDocuments } from './layer-tags.ts';
import {
  deleteDiscarded,
  endNow,
  hasPrices,
  insertEvent,
  insertLayer,
  lockAllLayers,
  selectAllPatches,
  selectCollisions,
  selectLayer,
  selectLayerDocuments,
  selectLayerLocked,
  selectLayerPrices,
  selectLayers,
  settleCollisions,
  updatePositions,
  updateStatus,
  updateTerms,
  type LayerDocumentRow,
  type LayerRow,
} from './layers.queries.ts';
import { overlapsOf } from './list-overlaps.ts';

type Trx = Transaction<Database>;

const keptMs = 90 * 24 * 3_600_000;

/** Who changes a layer, and whether they may also decide what visitors see. */
export interface LayerAuthor {
  staffId: number;
  mayApprove: boolean;
}

/** Layers as the back office lists, makes, orders, pauses and discards them. */
export type LayerManagement = ReturnType<typeof createLayerManagement>;

export function createLayerManagement({ db, now }: { db: Kysely<Database>; now: () => Date }) {
  const write = <T>(run: (trx: Trx) => Promise<T>) => db.transaction().execute(run);
  const read = async (from: Kysely<Database>, id: number) => toLayer(await findLayer(from, id), now());
  return {
    /** The highest first, then those that are done. */
    list: async (): Promise<Layer[]> => (await selectLayers(db)).map((row) => toLayer(row, now())),
    /** With the documents that it says something of, and its prices. Throws 404. */
    async find(id: number): Promise<LayerWithDocuments> {
      const layer = await read(db, id);
      const rows = await selectLayerDocuments(db, id);
      return { ...layer, documents: rows.flatMap(toLayerDocument), prices: await selectLayerPrices(db, id) };
    },
    create: (input: LayerInput, staffId: number): Promise<Layer> =>
      write(async (trx) => {
        await lockAllLayers(trx);
        return read(trx, await insertLayer(trx, toTerms(input), { staffId }));
      }),
    /**
     * Throws 404, 409 for what is done or has changed, and 403 where times of an approved layer are moved by who may
     * not approve.
     */
    change: (id: number, { revision, ...input }: LayerChange, { mayApprove }: LayerAuthor): Promise<Layer> =>
      write(async (trx) => {
        const layer = await lockLayer(trx, id);
        refuseStale(layer, revision);
        const terms = toTerms(input);
        const isMoved =
          !isSameTime(terms.startsAt, layer.startsAt) || !isSameTime(terms.endsAt, layer.endsAt);
        if (layer.status === 'approved' && isMoved) {
          if (!mayApprove) throw new AppError('forbidden', 'layers.onlyApprovers');
          if (terms.startsAt === null) throw fieldError('startsAt', 'layers.noStart');
        }
        await updateTerms(trx, id, terms);
        await tellChanged(trx, id);
        return read(trx, id);
      }),
    /** The highest first; throws 409 unless these are all that are not done. */
    order: (ids: readonly number[]): Promise<Layer[]> =>
      write(async (trx) => {
        await lockAllLayers(trx);
        const known = (await selectLayers(trx)).filter(({ status }) => !isDone(status)).map(({ id }) => id);
        if (!isEqual(known.toSorted(byNumber), ids.toSorted(byNumber)))
          throw new AppError('conflict', 'layers.orderOfAll');
        await updatePositions(trx, ids.toReversed());
        for (const id of known) await tellChanged(trx, id);
        return (await selectLayers(trx)).map((row) => toLayer(row, now()));
      }),
    /** Visitors see Live again until it is approved anew. Throws 404, 409 for what is not approved. */
    pause: (id: number, revision: number, staffId: number): Promise<Layer> =>
      write(async (trx) => {
        const layer = await lockLayer(trx, id);
        refuseStale(layer, revision);
        if (layer.status !== 'approved') throw new AppError('conflict', 'layers.notApproved');
        await updateStatus(trx, id, { status: 'paused' });
        await insertEvent(trx, { layerId: id, event: 'paused', staffId });
        await tellChanged(trx, id);
        return read(trx, id);
      }),
    /** Visitors see Live again from now on. Throws 404, 409 for what they do not see. */
    end: (id: number, revision: number, staffId: number): Promise<Layer> =>
      write(async (trx) => {
        refuseStale(await lockLayer(trx, id), revision);
        if (!(await endNow(trx, id))) throw new AppError('conflict', 'layers.notActive');
        await insertEvent(trx, { layerId: id, event: 'ended', staffId });
        await tellChanged(trx, id);
        return read(trx, id);
      }),
    /** It is kept for 90 days. Throws 404, 409 for what is done. */
    discard: (id: number, revision: number, staffId: number): Promise<Layer> =>
      write(async (trx) => {
        refuseStale(await lockLayer(trx, id), revision);
        await updateStatus(trx, id, { status: 'discarded' });
        await insertEvent(trx, { layerId: id, event: 'discarded', staffId });
        await tellChanged(trx, id);
        return read(trx, id);
      }),
    /** The latest first. Throws 404. */
    async listCollisions(id: number): Promise<LayerCollision[]> {
      await findLayer(db, id);
      const rows = await selectCollisions(db, id);
      return rows.flatMap(({ key, ...row }) => (isDocumentKey(key) ? [{ key, ...row }] : []));
    },
    /** Whoever has looked at them keeps what the layer says. Throws 404, 409 for what is done. */
    settleCollisions: (id: number): Promise<void> =>
      write(async (trx) => {
        await lockLayer(trx, id, 'share');
        await settleCollisions(trx, id);
      }),
    /** Where layers whose times overlap say different things of the same. */
    listOverlaps: async (): Promise<LayerOverlap[]> => overlapsOf(await selectAllPatches(db)),
    /** Takes away what was discarded long ago. */
    clean: () => deleteDiscarded(db, new Date(now().getTime() - keptMs)),
  };
}

export async function findLayer(db: Kysely<Database>, id: number): Promise<LayerRow> {
  const row = await selectLayer(db, id);
  if (!row) throw notFound('layer');
  return row;
}

/** A layer that is not done, until the transaction ends; throws 404, and 409 for one that is. */
export async function lockLayer(
  trx: Trx,
  id: number,
  mode: 'update' | 'share' = 'update',
): Promise<LayerRow> {
  const row = await selectLayerLocked(trx, id, mode);
  if (!row) throw notFound('layer');
  if (isDone(row.status)) throw new AppError('conflict', 'layers.done');
  return row;
}

/** Throws 409 unless the layer is as somebody has looked at it. */
export function refuseStale({ revision }: LayerRow, looked: number): void {
  if (revision !== looked) throw new AppError('conflict', 'layers.changed', { data: { revision } });
}

/** Tells every instance that what visitors see of a layer's documents, and pay by its prices, may be another. */
export async function tellChanged(trx: Trx, layerId: number): Promise<void> {
  const rows = await selectLayerDocuments(trx, layerId);
  const prices = (await hasPrices(trx, layerId)) ? [pricesTag] : [];
  await notifyChange(trx, ['layers', ...prices, ...tagsOfDocuments(rows.map(({ key }) => key))]);
}

function toLayerDocument(row: LayerDocumentRow): LayerDocument[] {
  const { key, title, kind, slug, category, revision, updatedAt, isApproved } = row;
  if (!isDocumentKey(key) || !isTouched(row)) return [];
  const path = kind === null || slug === null ? null : pathOfPage({ kind: kind as PageKind, slug, category });
  return [{ key, title, path, revision, updatedAt: updatedAt.toISOString(), isApproved }];
}

/** Whether a layer says or has said something of a document: one that was only looked at has a draft too. */
export function isTouched({
  patch,
  approvedPatch,
}: Pick<LayerDocumentRow, 'patch' | 'approvedPatch'>): boolean {
  return saysSomething(patch) || saysSomething(approvedPatch);
}

export function keysOf(rows: readonly { key: string }[]): DocumentKey[] {
  return rows.map(({ key }) => key).filter(isDocumentKey);
}

/** Whether a stored patch is more than an empty one. */
export function saysSomething(stored: unknown): boolean {
  const patch = stored as DocumentPatch | null;
  return patch !== null && !isEqual(patch, emptyPatch(patch.kind));
}

export function toLayer({ status, startsAt, endsAt, createdAt, ...row }: LayerRow, now: Date): Layer {
  return {
    ...row,
    state: stateOfLayer({ status, startsAt, endsAt }, now),
    startsAt: startsAt?.toISOString() ?? null,
    endsAt: endsAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
  };
}

/** As they are stored. */
export function toTerms({ name, color, startsAt, endsAt }: LayerInput) {
  return {
    name,
    color,
    startsAt: startsAt === null ? null : new Date(startsAt),
    endsAt: endsAt === null ? null : new Date(endsAt),
  };
}

const byNumber = (one: number, other: number) => one - other;
const isSameTime = (one: Date | null, other: Date | null) => one?.getTime() === other?.getTime();
