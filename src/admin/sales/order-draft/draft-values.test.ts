import { expect, test } from 'vitest';

import type { OrderDraftContent } from '#domain/schemas/order-draft.schema.ts';

import { customLine, emptyContent, isComplete, rebaseValues, toContent, toValues } from './draft-values.ts';

const line = (variationId: number, quantity = 1) => ({
  variationId,
  name: `No ${variationId}`,
  quantity,
  price: null,
  seenPrice: 5,
});
const values = (fields: Partial<OrderDraftContent> = {}) => toValues({ ...emptyContent('en'), ...fields });

test('a draft goes into its form and comes out as it was', () => {
  const content: OrderDraftContent = {
    ...emptyContent('ru'),
    lines: [line(1), line(1, 2)],
    customLines: [{ title: 'Engraving', quantity: 1, price: 7.5, taxClass: null }],
    codes: ['TENTH', 'SPRING'],
    discount: { kind: 'percent', value: 10, reason: 'Thanks' },
  };
  expect(toContent(toValues(content))).toEqual(content);
  expect(toContent({ ...values(), codes: ' a, b;c\n' }).codes).toEqual(['a', 'b', 'c']);
});

test('what two have typed at once is all there, and what one has removed stays away', () => {
  const before = values({ firstName: 'Ann', lines: [line(1), line(2)] });
  const mine = values({ firstName: 'Ann', comment: 'Ring twice', lines: [line(1, 3), line(2)] });
  const now = values({ firstName: 'Anna', lines: [line(2), line(7)], comment: '' });
  const joined = toContent(rebaseValues(mine, before, now));
  expect(joined).toMatchObject({ firstName: 'Anna', comment: 'Ring twice' });
  expect(joined.lines.map(({ variationId, quantity }) => [variationId, quantity])).toEqual([
    [1, 3],
    [2, 1],
    [7, 1],
  ]);
  expect(toContent(rebaseValues(before, before, now)).lines).toEqual(toContent(now).lines);
});

test('sums are asked for once nothing is missing that they need', () => {
  expect(isComplete(values())).toBe(true);
  expect(isComplete({ ...values(), customLines: [customLine()] })).toBe(false);
  expect(isComplete({ ...values(), discount: { kind: 'amount', value: 3, reason: ' ' } })).toBe(false);
});
