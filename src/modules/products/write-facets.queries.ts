import { sql, type Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import { rowsAs } from '#db/insert-columns.ts';

import type { ProductWrite } from './product-write.ts';

type Kind = 'property' | 'option';

/** Ids of the shop's titles and values by name. */
export interface FacetIds {
  facet(kind: Kind, title: string): number;
  value(kind: Kind, title: string, value: string): number;
  /** Whether a unit or a colour that other products show too is another now. */
  changed: boolean;
}

/**
 * Finds the titles and values that products name and adds those that are new. A unit or colour that is given
 * replaces the stored one, for everyone: they belong to the name.
 */
export async function upsertFacets(
  trx: Kysely<Database>,
  products: readonly ProductWrite[],
): Promise<FacetIds> {
  const facets = new Map<string, { kind: Kind; title: string; unit: string | null }>();
  const values = new Map<string, { kind: Kind; title: string; value: string; color: string | null }>();
  const addFacet = (kind: Kind, title: string, unit: string | null) => {
    const key = keyOf(kind, title);
    facets.set(key, { kind, title, unit: unit ?? facets.get(key)?.unit ?? null });
  };
  const addValue = (kind: Kind, title: string, value: string, color: string | null) => {
    const key = keyOf(kind, title, value);
    values.set(key, { kind, title, value, color: color ?? values.get(key)?.color ?? null });
  };
  for (const { properties, options } of products) {
    for (const { title, value, unit } of properties) {
      addFacet('property', title, unit);
      addValue('property', title, value, null);
    }
    for (const { title, unit, values: own } of options) {
      addFacet('option', title, unit);
      for (const { title: value, color } of own) addValue('option', title, value, color);
    }
  }
  const facetRows = await upsertTitles(trx, [...facets.values()]);
  const facetIds = new Map(facetRows.map(({ kind, title, id }) => [keyOf(kind, title), id]));
  const facetId = (kind: Kind, title: string) => known(facetIds, keyOf(kind, title));
  const valueRows = await upsertValues(
    trx,
    [...values.values()].map((row) => ({ ...row, facetId: facetId(row.kind, row.title) })),
  );
  const valueIds = new Map(valueRows.map(({ facetId: facet, value, id }) => [`${facet}\n${value}`, id]));
  return {
    facet: facetId,
    value: (kind, title, value) => known(valueIds, `${facetId(kind, title)}\n${value}`),
    changed: [...facetRows, ...valueRows].some((row) => row.changed),
  };
}

/** In the order of names, as everyone does: two who add the same ones at once must not wait for each other. */
async function upsertTitles(
  trx: Kysely<Database>,
  facets: readonly { kind: Kind; title: string; unit: string | null }[],
): Promise<{ kind: Kind; title: string; id: number; changed: boolean }[]> {
  if (facets.length === 0) return [];
  const given = rowsAs(
    'given',
    { kind: 'text', title: 'text', unit: 'text' },
    facets.map(({ kind, title, unit }) => [kind, title, unit]),
  );
  await sql`
    insert into facets (kind, title, unit, position)
    select kind, title, unit, (select coalesce(max(position), 0) + 1 from facets) from ${given}
    order by kind, title on conflict (kind, title) do nothing`.execute(trx);
  const changed = await sql<{ id: number }>`
    update facets f set unit = given.unit from ${given}
    where f.kind = given.kind and f.title = given.title and given.unit is not null
      and f.unit is distinct from given.unit returning f.id`.execute(trx);
  const { rows } = await sql<{ kind: Kind; title: string; id: number }>`
    select f.kind, f.title, f.id from facets f join ${given} on f.kind = given.kind and f.title = given.title`.execute(
    trx,
  );
  const changedIds = new Set(changed.rows.map(({ id }) => id));
  return rows.map((row) => ({ ...row, changed: changedIds.has(row.id) }));
}

/** New values share place 0, where they stand naturally, until the shop has put their title in order. */
async function upsertValues(
  trx: Kysely<Database>,
  values: readonly { facetId: number; value: string; color: string | null }[],
): Promise<{ facetId: number; value: string; id: number; changed: boolean }[]> {
  if (values.length === 0) return [];
  const given = rowsAs(
    'given',
    { facet_id: 'int', value: 'text', color: 'text' },
    values.map(({ facetId, value, color }) => [facetId, value, color]),
  );
  await sql`
    insert into facet_values (facet_id, value, color, position)
    select facet_id, value, color, (select case when max(position) > 0 then max(position) + 1 else 0 end
      from facet_values v where v.facet_id = given.facet_id) from ${given}
    order by facet_id, value on conflict (facet_id, value) do nothing`.execute(trx);
  const changed = await sql<{ id: number }>`
    update facet_values v set color = given.color from ${given}
    where v.facet_id = given.facet_id and v.value = given.value and given.color is not null
      and v.color is distinct from given.color returning v.id`.execute(trx);
  const { rows } = await sql<{ facetId: number; value: string; id: number }>`
    select v.facet_id as "facetId", v.value, v.id
    from facet_values v join ${given} on v.facet_id = given.facet_id and v.value = given.value`.execute(trx);
  const changedIds = new Set(changed.rows.map(({ id }) => id));
  return rows.map((row) => ({ ...row, changed: changedIds.has(row.id) }));
}

function keyOf(...names: string[]): string {
  return names.join('\n');
}

function known(ids: ReadonlyMap<string, number>, key: string): number {
  const id = ids.get(key);
  if (id === undefined) throw new Error(`No id for ${JSON.stringify(key)}`);
  return id;
}
