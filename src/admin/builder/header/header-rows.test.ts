import { expect, test } from 'vitest';

import { headerSettingsSchema, type HeaderItem } from '#domain/settings/layout.schema.ts';

import { addItem, mostItems, moveItem, removeItem, stepPlace } from './header-rows.ts';

const { desktop: rows } = headerSettingsSchema.parse({});
const at = (row: string, slot: 'start' | 'center' | 'end', index: number) => ({ row, slot, index });
const types = (value: unknown) => (value as HeaderItem[]).map(({ type }) => type);

test('moves an item within its slot, counting the gap that it leaves', () => {
  const [change] = moveItem(rows, 'desktop', at('main', 'end', 0), at('main', 'end', 3)) ?? [];
  expect(change?.path).toEqual(['desktop', 'main', 'end']);
  expect(types(change?.value)).toEqual(['account', 'cart', 'search']);
});

test('moves an item to another row as one edit of both slots', () => {
  const changes = moveItem(rows, 'desktop', at('main', 'end', 2), at('top', 'start', 1)) ?? [];
  expect(changes.map(({ path, value }) => [path.join('.'), types(value)])).toEqual([
    ['desktop.main.end', ['search', 'account']],
    ['desktop.top.start', ['address', 'cart', 'workTime']],
  ]);
});

test('has nothing to do for an item that stays, is gone, or finds its slot full', () => {
  expect(moveItem(rows, 'desktop', at('main', 'end', 1), at('main', 'end', 2))).toBeNull();
  expect(moveItem(rows, 'desktop', at('bottom', 'end', 0), at('main', 'end', 0))).toBeNull();
  const start: HeaderItem[] = Array.from({ length: mostItems }, () => ({ type: 'phone' }));
  const full = { ...rows, bottom: { start, center: [], end: [] } };
  expect(moveItem(full, 'desktop', at('main', 'end', 0), at('bottom', 'start', 0))).toBeNull();
  expect(addItem(full, 'desktop', { row: 'bottom', slot: 'start' }, { type: 'cart' })).toBeNull();
});

test('steps through every place of the header and back', () => {
  let present = rows;
  let place = at('top', 'start', 0);
  const seen: string[] = [];
  for (;;) {
    const next = stepPlace(present, 'desktop', place, 1);
    if (!next) break;
    const changes = moveItem(present, 'desktop', place, next) ?? [];
    for (const { path, value } of changes) {
      const [, row = '', slot = ''] = path;
      present = { ...present, [row]: { ...present[row as 'top'], [slot]: value } };
    }
    const isSame = next.row === place.row && next.slot === place.slot;
    place = { ...next, index: isSame ? next.index - 1 : next.index } as typeof place;
    seen.push(`${place.row}.${place.slot}`);
  }
  expect([...new Set(seen)]).toHaveLength(9);
  expect(place).toEqual(at('bottom', 'end', 0));
});

test('takes an item away', () => {
  expect(types(removeItem(rows, 'desktop', at('main', 'end', 1)).value)).toEqual(['search', 'cart']);
});
