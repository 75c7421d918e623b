import type { Kysely, Transaction } from 'kysely';

import { notifyChange } from '#db/changes.ts';
import type { Database } from '#db/database.ts';
import { retryOnConflict } from '#db/retry-on-conflict.ts';
import { AppError, notFound } from '#domain/errors.ts';
import { compareFacets, compareFacetValues } from '#domain/facet-order.ts';
import type {
  FacetForm,
  FacetOrder,
  FacetValueForm,
  FacetVisibility,
  AdminFacet,
} from '#domain/schemas/manage-facets.schema.ts';

import {
  haveCommonProduct,
  moveOptions,
  moveValues,
  selectSameValues,
} from './facets-of-products.queries.ts';
import {
  deleteFacet,
  deleteValue,
  lockFacet,
  lockFacetUse,
  lockValue,
  lockValueUse,
  selectAdminFacets,
  selectFacetByTitle,
  selectValueByText,
  updateFacetTitle,
  updateFacetVisibility,
  updateValueText,
} from './facets.queries.ts';
import { mergeValues } from './merge-values.ts';
import { orderFacets, orderValues } from './order-facets.ts';
import { refreshProductsWith } from './refresh-products-with.ts';

type Trx = Transaction<Database>;

/** The shop's dictionary of what can be filtered by: titles and their values, shared by all products. */
export interface FacetManagement {
  list(): Promise<AdminFacet[]>;
  /**
   * Renames, everywhere; throws 404, 409 when the title is there and `merge` is not wanted, or when somebody has
   * changed it since `version` was read.
   */
  update(id: number, form: FacetForm): Promise<void>;
  /** Renames, everywhere; throws 404, 409 as above. */
  updateValue(id: number, form: FacetValueForm): Promise<void>;
  /** Whether the filter shows a title; throws 404, 409 when somebody has changed it since `version` was read. */
  show(id: number, visibility: FacetVisibility): Promise<void>;
  /** The order of all titles of a kind in the filter; throws 409 when it is not what `before` says, 422. */
  order(order: FacetOrder): Promise<void>;
  /** Of all values of a title; throws 409, 422 likewise. */
  orderValues(order: FacetOrder): Promise<void>;
  /** Throws 404, 409 for one that a product has. */
  remove(id: number): Promise<void>;
  removeValue(id: number): Promise<void>;
}

export function createFacetManagement({ db }: { db: Kysely<Database> }): FacetManagement {
  const change = <T>(work: (trx: Trx) => Promise<T>) => retryOnConflict(() => db.transaction().execute(work));
  return {
    list: () => listFacets(db),
    update: (id, form) => change((trx) => updateFacet(trx, id, form)),
    updateValue: (id, form) => change((trx) => updateValue(trx, id, form)),
    show: (id, visibility) => change((trx) => showFacet(trx, id, visibility)),
    order: (order) => change((trx) => orderFacets(trx, order)),
    orderValues: (order) => change((trx) => orderValues(trx, order)),
    remove: (id) => change((trx) => removeFacet(trx, id)),
    removeValue: (id) => change((trx) => removeValue(trx, id)),
  };
}

/** Options first, as the filter has them; titles and values in the filter's own order. */
async function listFacets(db: Kysely<Database>): Promise<AdminFacet[]> {
  const rows = await selectAdminFacets(db);
  const inOrder = rows.toSorted((a, b) =>
    a.kind === b.kind ? compareFacets({ ...a, facetId: a.id }, { ...b, facetId: b.id }) : 0,
  );
  return inOrder.map(({ position: _place, values, ...facet }) => ({
    ...facet,
    values: values.toSorted(compareFacetValues).map(({ position: _position, ...value }) => value),
  }));
}

async function updateFacet(trx: Trx, id: number, { title, unit, merge, version }: FacetForm): Promise<void> {
  const facet = await lockFacet(trx, id);
  if (!facet) throw notFound('property');
  refuseOld(facet, version);
  const otherId = await selectFacetByTitle(trx, { kind: facet.kind, title, exceptId: id });
  if (otherId !== null) {
    if (!merge) throw taken(otherId);
    await mergeFacets(trx, id, otherId);
  } else {
    await updateFacetTitle(trx, id, { title, unit });
  }
  await refreshProductsWith(trx, { facetId: otherId ?? id });
}

/** The values of one title become values of another of the same kind. */
async function mergeFacets(trx: Trx, fromId: number, intoId: number): Promise<void> {
  // A product with both options has a variation for each pair of values; they cannot be one.
  if (await haveCommonProduct(trx, fromId, intoId))
    throw new AppError('conflict', 'catalog.errors.bothOptions');
  const same = await selectSameValues(trx, fromId, intoId);
  await moveOptions(trx, fromId, intoId);
  for (const { fromValue, intoValue } of same) await mergeValues(trx, fromValue, intoValue);
  await moveValues(trx, fromId, intoId);
  await deleteFacet(trx, fromId);
}

async function updateValue(
  trx: Trx,
  id: number,
  { value, color, merge, version }: FacetValueForm,
): Promise<void> {
  const stored = await lockValue(trx, id);
  if (!stored) throw notFound('value');
  refuseOld(stored, version);
  const { facetId } = stored;
  const otherId = await selectValueByText(trx, { facetId, value, exceptId: id });
  if (otherId !== null) {
    if (!merge) throw taken(otherId);
    await mergeValues(trx, id, otherId);
  } else {
    await updateValueText(trx, id, { value, color });
  }
  await refreshProductsWith(trx, { facetId, valueId: otherId ?? id });
}

function taken(id: number): AppError {
  return new AppError('conflict', 'catalog.errors.nameTaken', { data: { id } });
}

async function showFacet(trx: Trx, id: number, { inFilter, version }: FacetVisibility): Promise<void> {
  const facet = await lockFacet(trx, id);
  if (!facet) throw notFound('property');
  refuseOld(facet, version);
  await updateFacetVisibility(trx, id, inFilter);
  await notifyChange(trx, ['facets', 'products', 'listings']);
}

function refuseOld(stored: { version: number }, version: number): void {
  if (stored.version === version) return;
  throw new AppError('conflict', 'catalog.errors.savedByAnother', { data: { version: stored.version } });
}

async function removeFacet(trx: Trx, id: number): Promise<void> {
  const isUsed = await lockFacetUse(trx, id);
  if (isUsed === null) throw notFound('property');
  if (isUsed) throw new AppError('conflict', 'catalog.errors.inUse');
  await deleteFacet(trx, id);
  await notifyChange(trx, ['facets']);
}

async function removeValue(trx: Trx, id: number): Promise<void> {
  const isUsed = await lockValueUse(trx, id);
  if (isUsed === null) throw notFound('value');
  if (isUsed) throw new AppError('conflict', 'catalog.errors.inUse');
  await deleteValue(trx, id);
  await notifyChange(trx, ['facets']);
}
