import type { CellChange, GridRow } from '#domain/schemas/manage-products.schema.ts';

import { keyOf, rowsOfCell, type GridEdit } from './grid-cells.ts';

/** Edits in the order in which they were made; those of one paste are one step. */
export type GridHistory = readonly (readonly GridEdit[])[];

/**
 * What stays to be saved: of the steps that were `sent` all but the `saved` cells, so that what was refused or could
 * not be read stands as it was typed; and what was typed while the answer was awaited.
 */
export function dropSaved(
  history: GridHistory,
  {
    sent,
    saved,
    rows,
  }: {
    sent: GridHistory;
    saved: readonly Pick<CellChange, 'variationId' | 'field'>[];
    rows: readonly GridRow[];
  },
): GridHistory {
  const keys = saved.flatMap((cell) =>
    rowsOfCell(rows, cell).map(({ variationId }) => keyOf(variationId, cell.field)),
  );
  const gone = new Set(keys);
  return history
    .map((step) =>
      sent.includes(step)
        ? step.filter(({ variationId, field }) => !gone.has(keyOf(variationId, field)))
        : step,
    )
    .filter((step) => step.length > 0);
}
