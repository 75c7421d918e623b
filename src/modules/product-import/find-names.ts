import type { Transaction } from 'kysely';

import type { Database } from '#db/database.ts';
import { splitList } from '#domain/csv-cells.ts';
import { foldText } from '#domain/text.ts';

import { selectCatalogNames, selectImagesByName } from './file-names.queries.ts';
import type { Lookups, ReadRow } from './read-cells.ts';

/** An id, or the path of an original as exports write it, with or without a host before it. */
function imageIdIn(name: string): number | null {
  const match = /(?:^|\/img\/original\/)(\d{1,9})(?:-[0-9a-f]+\.[a-z]+)?$/.exec(name);
  return match ? Number(match[1]) : null;
}

/**
 * Looks up the pictures and catalogs that lines name: pictures of the library by id, path or unique file name,
 * catalogs by address, id or unique title. Nothing is fetched from other sites.
 */
export async function findNames(trx: Transaction<Database>, rows: readonly ReadRow[]): Promise<Lookups> {
  const names = (fields: readonly ('images' | 'variationImage' | 'catalogs')[]) => [
    ...new Set(rows.flatMap((row) => fields.flatMap((field) => splitList(row.fields[field] ?? '')))),
  ];
  const imageNames = names(['images', 'variationImage']);
  const ids = imageNames.flatMap((name) => imageIdIn(name) ?? []);
  const images = await selectImagesByName(trx, { ids, names: imageNames });
  const knownIds = new Set(images.map(({ id }) => id));
  const byName = unique(images.map(({ id, name }) => [name, id]));
  const catalogs = names(['catalogs']).length === 0 ? [] : await selectCatalogNames(trx);
  const bySlug = new Map(catalogs.map(({ slug, id }) => [slug, id]));
  const byTitle = unique(catalogs.map(({ title, id }) => [foldText(title), id]));
  const catalogIds = new Set(catalogs.map(({ id }) => id));
  return {
    image(name) {
      const id = imageIdIn(name);
      if (id !== null && knownIds.has(id)) return id;
      return byName.get(name) ?? null;
    },
    catalog(name) {
      const found = bySlug.get(name) ?? byTitle.get(foldText(name));
      if (found !== undefined) return found;
      return /^\d{1,9}$/.test(name) && catalogIds.has(Number(name)) ? Number(name) : null;
    },
  };
}

/** Names that only one has. */
function unique(entries: readonly (readonly [string, number])[]): Map<string, number> {
  const ids = new Map<string, number>();
  const twice = new Set<string>();
  for (const [name, id] of entries) {
    if (ids.has(name)) twice.add(name);
    ids.set(name, id);
  }
  for (const name of twice) ids.delete(name);
  return ids;
}
