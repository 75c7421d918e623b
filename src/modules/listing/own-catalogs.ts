import { createIntegers, type Integers } from './integers.ts';

/** The catalogs that products are in themselves, by catalog and by row. */
export interface OwnCatalogs {
  /** Rows that are in a catalog themselves, with their positions there, in the same order. */
  readonly rows: ReadonlyMap<number, { rows: Integers; positions: Integers }>;
  /** Catalogs of a row. */
  of(row: number): Int32Array | Float64Array;
  /** Rows must be put in ascending order, each once. */
  put(row: number, catalogIds: readonly number[], positions: readonly number[]): void;
}

export function createOwnCatalogs(capacity: number): OwnCatalogs {
  const rows = new Map<number, { rows: Integers; positions: Integers }>();
  const first = new Uint32Array(capacity + 1);
  const catalogs = createIntegers(capacity);
  return {
    rows,
    of: (row) => catalogs.values().subarray(first[row] ?? 0, first[row + 1] ?? 0),
    put(row, catalogIds, positions) {
      for (const [index, id] of catalogIds.entries()) {
        const own = rows.get(id) ?? { rows: createIntegers(4), positions: createIntegers(4) };
        rows.set(id, own);
        own.rows.push(row);
        own.positions.push(positions[index] ?? 0);
        catalogs.push(id);
      }
      first[row + 1] = catalogs.length;
    },
  };
}
