import { suggestMapping } from '#domain/product-columns.ts';
import type { ImportFormat } from '#domain/schemas/product-import.schema.ts';
import type { UploadRow } from '#platform/uploads/read-table.ts';

import { placesOf, readElementRow, readTableRow } from './formats/foreign-rows.ts';
import { formatOf, recogniseTable } from './formats/formats.ts';
import type { KeptRow } from './import-rows.queries.ts';
import type { UploadHead } from './parse-upload.ts';

/** Says what a file is and to which product each of its lines belongs. */
export interface RowSorter {
  format: ImportFormat;
  mapping: (string | null)[];
  take(row: UploadRow): KeptRow;
  /** Of a table the columns that hold something and are not used. */
  unused(): string[];
  rowCount(): number;
}

/**
 * Recognises a file by its headings or its root element. Lines of one product find each other by the names that its
 * format gives them, wherever they stand; what is remembered of a file are these names alone.
 */
export function sortRows({ header, elements }: Pick<UploadHead, 'header' | 'elements'>): RowSorter {
  const table = elements ? null : recogniseTable(header);
  const format: ImportFormat = elements ?? table?.key ?? 'own';
  const mapping = elements ? [] : (table?.mapping ?? suggestMapping(header));
  const adapter = formatOf(format);
  const places = placesOf(mapping);
  const groups = new Map<string, number>();
  const filled = new Set<number>();
  let count = 0;

  function groupOf(row: UploadRow): number {
    if (!adapter) return row.line;
    const names = adapter.namesOf(elements ? readElementRow(row) : readTableRow(row, places));
    const group = names.flatMap((name) => groups.get(name) ?? [])[0] ?? row.line;
    for (const name of names) if (!groups.has(name)) groups.set(name, group);
    return group;
  }

  return {
    format,
    mapping,
    take(row) {
      count++;
      for (const [place, cell] of row.cells.entries()) if (cell.trim() !== '') filled.add(place);
      return { ...row, group: groupOf(row) };
    },
    unused() {
      if (!adapter) return [];
      return header.filter(
        (heading, place) => mapping[place] === null && filled.has(place) && heading !== '',
      );
    },
    rowCount: () => count,
  };
}
