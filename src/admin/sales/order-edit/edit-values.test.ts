import { expect, test } from 'vitest';

import { rebaseValues, toEdit, type EditValues } from './edit-values.ts';

const values = (fields: Partial<EditValues> = {}): EditValues => ({
  lines: [
    { id: 1, quantity: 2 },
    { id: 2, quantity: 1 },
  ],
  added: [],
  deliveryPrice: 5,
  discount: { kind: 'none', value: null, reason: '' },
  notify: true,
  ...fields,
});

test('a delivery whose price was not touched is not named', () => {
  expect(toEdit(values(), { deliveryPrice: 5 })).not.toHaveProperty('deliveryPrice');
  expect(toEdit(values({ deliveryPrice: 0 }), { deliveryPrice: 5 })).toMatchObject({ deliveryPrice: 0 });
});

test('what was typed stays when somebody else has changed the order; the rest is theirs', () => {
  const typed = values({
    lines: [
      { id: 1, quantity: 3 },
      { id: 2, quantity: 1 },
    ],
    deliveryPrice: 7,
  });
  const now = values({
    lines: [
      { id: 1, quantity: 5 },
      { id: 3, quantity: 4 },
    ],
    deliveryPrice: 6,
    discount: { kind: 'percent', value: 10, reason: 'Thanks' },
  });
  expect(rebaseValues(typed, values(), now)).toEqual({
    ...typed,
    lines: [
      { id: 1, quantity: 3 },
      { id: 3, quantity: 4 },
    ],
    deliveryPrice: 7,
    discount: now.discount,
  });
});

test('a discount that was typed is not theirs', () => {
  const mine = { kind: 'amount', value: 3, reason: 'Late' } as const;
  const now = values({ discount: { kind: 'percent', value: 10, reason: 'Thanks' } });
  expect(rebaseValues(values({ discount: mine }), values(), now).discount).toEqual(mine);
});
