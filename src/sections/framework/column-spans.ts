import { z } from 'zod';

import { gridColumns, type ScreenClass } from '#domain/screen.ts';

const span = z.number().int().min(2).max(gridColumns);

/** How wide a card is on each screen, in columns of the 12-column grid; null follows the settings. */
export const columnSpansField = () =>
  z
    .object({ desktop: span.default(4), tablet: span.default(6), mobile: span.default(12) })
    .nullable()
    .default(null)
    .meta({ field: 'columns' });
export type ColumnSpans = Record<ScreenClass, number>;

/** Cards in a row: a span of 4 leaves room for three. */
export function columnsOfSpans(spans: ColumnSpans | null): ColumnSpans | undefined {
  if (spans === null) return undefined;
  const inRow = (width: number) => Math.max(1, Math.floor(gridColumns / width));
  return { desktop: inRow(spans.desktop), tablet: inRow(spans.tablet), mobile: inRow(spans.mobile) };
}
