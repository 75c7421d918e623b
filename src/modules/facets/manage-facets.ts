import { sql, type Kysely, type Transaction } from 'kysely';

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

type ListedValue = AdminFacet['values'][number] & { position: number };
type ListedFacet = Omit<AdminFacet, 'values'> & { position: number; values: ListedValue[] };

/** Options first, as the filter has them; titles and values in the filter's own order. */
async function listFacets(db: Kysely<Database>): Promise<AdminFacet[]> {
  const { rows } = await sql<ListedFacet>`
    with used as (
      select pp.facet_value_id as value_id, pp.product_id from product_properties pp
      union
      select ov.facet_value_id, o.product_id from option_values ov join options o on o.id = ov.option_id
    ),
    counted as (select value_id, count(*) as count from used group by value_id),
    titles as (
      select fv.facet_id, count(distinct used.product_id) as count
      from used join facet_values fv on fv.id = used.value_id group by fv.facet_id
    )
    select f.id, f.kind, f.title, f.unit, f.position, f.in_filter as "inFilter", f.version,
      coalesce(titles.count, 0) as "productCount",
      (select coalesce(json_agg(json_build_object(
          'id', fv.id, 'value', fv.value, 'color', fv.color, 'position', fv.position, 'version', fv.version,
          'productCount', coalesce(counted.count, 0))), '[]')
        from facet_values fv left join counted on counted.value_id = fv.id where fv.facet_id = f.id) as values
    from facets f left join titles on titles.facet_id = f.id
    order by f.kind`.execute(db);
  const inOrder = rows.toSorted((a, b) =>
    a.kind === b.kind ? compareFacets({ ...a, facetId: a.id }, { ...b, facetId: b.id }) : 0,
  );
  return inOrder.map(({ position: _place, values, ...facet }) => ({
    ...facet,
    values: values.toSorted(compareFacetValues).map(({ position: _position, ...value }) => value),
  }));
}

async function updateFacet(trx: Trx, id: number, { title, unit, merge, version }: FacetForm): Promise<void> {
  const facet = await trx
    .selectFrom('facets')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!facet) throw notFound('Property');
  refuseOld(facet, version);
  const other = await trx
    .selectFrom('facets')
    .select('id')
    .where('kind', '=', facet.kind)
    .where('title', '=', title)
    .where('id', '<>', id)
    .executeTakeFirst();
  if (other) {
    if (!merge) throw taken(other.id);
    await mergeFacets(trx, id, other.id);
  } else {
    await trx
      .updateTable('facets')
      .set({ title, unit, version: sql`version + 1` })
      .where('id', '=', id)
      .execute();
  }
  await refreshProductsWith(trx, { facetId: other?.id ?? id });
}

/** The values of one title become values of another of the same kind. */
async function mergeFacets(trx: Trx, fromId: number, intoId: number): Promise<void> {
  const both = await sql`
    select from options a join options b on a.product_id = b.product_id
    where a.facet_id = ${fromId} and b.facet_id = ${intoId} limit 1`.execute(trx);
  // A product with both options has a variation for each pair of values; they cannot be one.
  if (both.rows.length > 0) throw new AppError('conflict', 'catalog.errors.bothOptions');
  const same = await sql<{ fromValue: number; intoValue: number }>`
    select a.id as "fromValue", b.id as "intoValue" from facet_values a join facet_values b on a.value = b.value
    where a.facet_id = ${fromId} and b.facet_id = ${intoId}`.execute(trx);
  await sql`update options set facet_id = ${intoId} where facet_id = ${fromId}`.execute(trx);
  for (const { fromValue, intoValue } of same.rows) await mergeValues(trx, fromValue, intoValue);
  await sql`update facet_values set facet_id = ${intoId} where facet_id = ${fromId}`.execute(trx);
  await sql`delete from facets where id = ${fromId}`.execute(trx);
}

async function updateValue(
  trx: Trx,
  id: number,
  { value, color, merge, version }: FacetValueForm,
): Promise<void> {
  const row = await trx
    .selectFrom('facet_values')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw notFound('Value');
  refuseOld(row, version);
  const other = await trx
    .selectFrom('facet_values')
    .select('id')
    .where('facet_id', '=', row.facet_id)
    .where('value', '=', value)
    .where('id', '<>', id)
    .executeTakeFirst();
  if (other) {
    if (!merge) throw taken(other.id);
    await mergeValues(trx, id, other.id);
  } else {
    await trx
      .updateTable('facet_values')
      .set({ value, color, version: sql`version + 1` })
      .where('id', '=', id)
      .execute();
  }
  await refreshProductsWith(trx, { facetId: row.facet_id, valueId: other?.id ?? id });
}

function taken(id: number): AppError {
  return new AppError('conflict', 'catalog.errors.nameTaken', { data: { id } });
}

async function showFacet(trx: Trx, id: number, { inFilter, version }: FacetVisibility): Promise<void> {
  const facet = await trx
    .selectFrom('facets')
    .select('version')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!facet) throw notFound('Property');
  refuseOld(facet, version);
  await trx
    .updateTable('facets')
    .set({ in_filter: inFilter, version: sql`version + 1` })
    .where('id', '=', id)
    .execute();
  await notifyChange(trx, ['facets', 'products', 'listings']);
}

function refuseOld(stored: { version: number }, version: number): void {
  if (stored.version === version) return;
  throw new AppError('conflict', 'catalog.errors.savedByAnother', { data: { version: stored.version } });
}

async function removeFacet(trx: Trx, id: number): Promise<void> {
  const { rows } = await sql<{ used: boolean }>`
    select exists (select from options where facet_id = f.id) or exists (
      select from product_properties pp join facet_values fv on fv.id = pp.facet_value_id
      where fv.facet_id = f.id) as used
    from facets f where id = ${id} for update`.execute(trx);
  const [row] = rows;
  if (!row) throw notFound('Property');
  if (row.used) throw new AppError('conflict', 'catalog.errors.inUse');
  await sql`delete from facets where id = ${id}`.execute(trx);
  await notifyChange(trx, ['facets']);
}

async function removeValue(trx: Trx, id: number): Promise<void> {
  const { rows } = await sql<{ used: boolean }>`
    select exists (select from option_values where facet_value_id = v.id)
      or exists (select from product_properties where facet_value_id = v.id) as used
    from facet_values v where id = ${id} for update`.execute(trx);
  const [row] = rows;
  if (!row) throw notFound('Value');
  if (row.used) throw new AppError('conflict', 'catalog.errors.inUse');
  await sql`delete from facet_values where id = ${id}`.execute(trx);
  await notifyChange(trx, ['facets']);
}
