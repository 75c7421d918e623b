import { unguardCell } from '#domain/csv-cells.ts';

import type { ForeignPart, ForeignRow } from './foreign-product.ts';

/** A line of a table by what its columns mean. */
export function readTableRow(
  { line, cells }: { line: number; cells: readonly string[] },
  places: ReadonlyMap<string, number>,
): ForeignRow {
  const get = (key: string) => {
    const place = places.get(key);
    return place === undefined ? undefined : unguardCell((cells[place] ?? '').trim());
  };
  return {
    line,
    get,
    all(key) {
      const text = get(key);
      return text ? [{ text, attributes: {} }] : [];
    },
    keys: [...places.keys()],
  };
}

/** Columns by what they mean. */
export function placesOf(mapping: readonly (string | null)[]): Map<string, number> {
  return new Map(mapping.flatMap((key, place) => (key === null ? [] : [[key, place] as const])));
}

/** An element with those in it, as an upload keeps it in the one cell of its row: by name, in their order. */
export type KeptElement = Record<string, ForeignPart[]>;

/** An offer of an XML file. */
export function readElementRow({ line, cells }: { line: number; cells: readonly string[] }): ForeignRow {
  const parts = JSON.parse(cells[0] ?? '{}') as KeptElement;
  const all = (key: string) => (Object.hasOwn(parts, key) ? (parts[key] ?? []) : []);
  return { line, all, get: (key) => all(key)[0]?.text, keys: Object.keys(parts) };
}
