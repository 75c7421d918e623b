import { expect, test } from 'vitest';

import { costOfOrder, type GuestOrderCounts } from './order-cost.ts';

const nothing = { buyer: 0, network: 0, wideNetwork: 0, all: 0 };
const cost = (counts: Partial<GuestOrderCounts>, free = 60) => costOfOrder({ ...nothing, ...counts }, free);

test('the first orders of a network cost nothing, then a moment, then a proof, then they are refused', () => {
  const counts = [59, 60, 120, 239, 240, 480, 960, 1199, 1200];
  expect(counts.map((network) => cost({ network }))).toEqual([
    { kind: 'none' },
    { kind: 'wait', ms: 250 },
    { kind: 'wait', ms: 500 },
    { kind: 'wait', ms: 996 },
    { kind: 'puzzle', bits: 10 },
    { kind: 'puzzle', bits: 11 },
    { kind: 'puzzle', bits: 12 },
    { kind: 'puzzle', bits: 12 },
    { kind: 'refusal' },
  ]);
});

test('the network around it may place four times as much', () => {
  expect(cost({ wideNetwork: 239 })).toEqual({ kind: 'none' });
  expect(cost({ wideNetwork: 960 })).toEqual({ kind: 'puzzle', bits: 10 });
  expect(cost({ wideNetwork: 4800 })).toEqual({ kind: 'refusal' });
});

test('nobody is refused for orders with the own email, nor for those of all: others could place them', () => {
  expect(cost({ buyer: 2 })).toEqual({ kind: 'none' });
  expect(cost({ buyer: 3 })).toEqual({ kind: 'wait', ms: 250 });
  expect(cost({ buyer: 12 })).toEqual({ kind: 'puzzle', bits: 10 });
  expect(cost({ buyer: 1_000_000, all: 1_000_000 })).toEqual({ kind: 'puzzle', bits: 13 });
});

test('an owner may leave networks uncounted, the buyer counts all the same', () => {
  expect(cost({ network: 9999, wideNetwork: 9999, all: 9999 }, 0)).toEqual({ kind: 'none' });
  expect(cost({ buyer: 12 }, 0)).toEqual({ kind: 'puzzle', bits: 10 });
});
