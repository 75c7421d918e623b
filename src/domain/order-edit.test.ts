import { expect, test } from 'vitest';

import { linePaid, lineTotal } from './order-amounts.ts';
import { editAmounts, type AmountEdit, type EditableAmounts, type StandingLine } from './order-edit.ts';
import {
  divideAmount,
  priceOfPieces,
  sumOfParts,
  taxesOfParts,
  type TaxedRefundable,
} from './refund-amounts.ts';

const vat = { rate: 22_000, name: 'VAT', vatCode: null, included: true, reverseCharge: false };
const line = (id: number, fields: Partial<StandingLine> = {}): StandingLine => ({
  id,
  quantity: 3,
  fullPrice: 1000,
  price: 1000,
  parts: [],
  tax: vat,
  ...fields,
});
const order = (fields: Partial<EditableAmounts> = {}): EditableAmounts => ({
  lines: [line(1, { parts: [{ adjustmentId: 7, amount: 100 }] }), line(2, { quantity: 1, price: 550 })],
  delivery: 500,
  deliveryDiscount: 200,
  deliveryTax: vat,
  ...fields,
});
const edit = (fields: Partial<AmountEdit> = {}): AmountEdit => ({
  quantities: new Map(),
  added: [],
  delivery: null,
  discount: null,
  ...fields,
});

test('an edit of nothing leaves every amount as it was placed', () => {
  const { lines, amounts, deliveryDiscount } = editAmounts(order(), edit());
  expect(amounts).toEqual({ goods: 4000, discount: 550, delivery: 500, taxAdded: 0, total: 3950 });
  expect(lines.map(({ discount }) => discount)).toEqual([100, 0]);
  expect(deliveryDiscount).toBe(200);
});

test('fewer pieces keep their share of a promotion, more of them cost their price', () => {
  const piecesOf = (quantity: number) => editAmounts(order(), edit({ quantities: new Map([[1, quantity]]) }));
  expect(piecesOf(2).lines[0]).toMatchObject({ quantity: 2, discount: 66 });
  expect(piecesOf(5).lines[0]).toMatchObject({ quantity: 5, discount: 100 });
  expect(piecesOf(0).lines.map(({ id }) => id)).toEqual([2]);
});

test('what the staff give is divided among all lines, after promotions, and never more than they cost', () => {
  const added = [{ quantity: 1, fullPrice: 300, price: 250, tax: null }];
  const tenth = editAmounts(order(), edit({ added, discount: { kind: 'percent', percent: 1050 } }));
  // 10.5 % of 2900 + 550 + 250 is 388.5.
  expect(tenth.byStaff).toBe(389);
  expect(tenth.lines.map(({ byStaff }) => byStaff)).toEqual([305, 58, 26]);
  expect(tenth.amounts.total).toBe(3700 - 389 + 500);
  const all = editAmounts(order(), edit({ discount: { kind: 'amount', amount: 999_999 } }));
  expect([all.byStaff, all.amounts.total]).toEqual([3450, 500]);
});

test('who accounts for the tax pays prices without it, however many pieces, and a delivery as it is typed', () => {
  const tax = { ...vat, reverseCharge: true };
  const charged = order({
    lines: [line(1, { parts: [{ adjustmentId: 7, amount: 100 }], tax })],
    deliveryDiscount: 0,
    deliveryTax: tax,
  });
  const placed = editAmounts(charged, edit());
  // 2900 · 22 / 122 is 522.95.
  expect(placed.lines[0]).toMatchObject({ discount: 623, taxRelief: 523, tax: { base: 2377, amount: 0 } });
  expect(placed).toMatchObject({
    taxRelief: 523,
    amounts: { total: 2377 + 500 },
    deliveryTax: { base: 500 },
  });
  const more = editAmounts(charged, edit({ quantities: new Map([[1, 4]]), delivery: 700 }));
  expect(more).toMatchObject({ taxRelief: 703, amounts: { total: 3900 - 703 + 700 } });
});

test('a price of the delivery that is typed is what is paid, and ends its discounts', () => {
  const { amounts, deliveryDiscount, deliveryTax } = editAmounts(order(), edit({ delivery: 1220 }));
  expect([amounts.delivery, deliveryDiscount, deliveryTax?.amount]).toEqual([1220, 0, 220]);
  expect(editAmounts(order(), edit({ delivery: 0 })).deliveryTax).toBeNull();
});

test('an order whose prices had no tax keeps it on top of them, rounded once a line', () => {
  const tax = { ...vat, rate: 8875, included: false };
  const placed = order({ lines: [line(1, { price: 1999, fullPrice: 1999, tax })], deliveryTax: tax });
  // 5997 · 8.875 % is 532.23, 500 · 8.875 % is 44.38.
  expect(editAmounts(placed, edit())).toMatchObject({
    lines: [{ discount: 0, taxAdded: 532, tax: { base: 5997, amount: 532 } }],
    deliveryTaxAdded: 44,
    amounts: { goods: 5997, discount: 0, delivery: 500, taxAdded: 576, total: 7073 },
  });
  const fewer = edit({
    quantities: new Map([[1, 1]]),
    delivery: 0,
    discount: { kind: 'amount', amount: 199 },
  });
  // 1800 · 8.875 % is 159.75.
  expect(editAmounts(placed, fewer)).toMatchObject({
    deliveryTax: null,
    deliveryTaxAdded: 0,
    amounts: { discount: 199, delivery: 0, taxAdded: 160, total: 1960 },
  });
});

/** Mulberry32: the same orders at every run. */
function createRandom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

const rates = [
  null,
  vat,
  { ...vat, rate: 25_500 },
  { ...vat, rate: 10_000, vatCode: 2 },
  { ...vat, rate: 19_000, reverseCharge: true },
  { ...vat, rate: 8875, included: false },
  { ...vat, rate: 19_000, included: false, reverseCharge: true },
];

function randomOrder(random: (below: number) => number): EditableAmounts {
  const lines = Array.from({ length: 1 + random(6) }, (_, index) => {
    const quantity = 1 + random(9);
    const price = random(99_999);
    const share = Math.floor((price * quantity) / 3);
    const parts = [8, 9]
      .map((adjustmentId) => ({ adjustmentId, amount: random(share + 1) }))
      .filter(({ amount }) => amount > 0 && random(2) > 0);
    return line(index + 1, {
      quantity,
      price,
      fullPrice: price + random(5000),
      parts,
      tax: rates[random(rates.length)] ?? null,
    });
  });
  return {
    lines,
    delivery: random(3000),
    deliveryDiscount: random(500),
    deliveryTax: rates[random(rates.length)] ?? null,
  };
}

function randomEdit(random: (below: number) => number, { lines }: EditableAmounts): AmountEdit {
  const discounts: AmountEdit['discount'][] = [
    null,
    { kind: 'amount', amount: random(200_000) },
    { kind: 'percent', percent: 1 + random(10_000) },
  ];
  return {
    quantities: new Map(lines.filter(() => random(2) > 0).map(({ id }) => [id, random(12)])),
    added: Array.from({ length: random(4) }, () => {
      const price = random(50_000);
      return {
        quantity: 1 + random(5),
        price,
        fullPrice: price + random(900),
        tax: rates[random(rates.length)] ?? null,
      };
    }),
    delivery: random(3) === 0 ? random(4000) : null,
    discount: discounts[random(3)] ?? null,
  };
}

/** `VITRINA_RANDOM_ORDERS` asks for more of them. */
const orders = Number(process.env['VITRINA_RANDOM_ORDERS'] ?? 2000);

test(`of ${orders} random orders with discounts, taxes, two edits and refunds the parts are the wholes`, () => {
  const random = createRandom(20_261_126);
  for (let round = 0; round < orders; round++) {
    const placed = randomOrder(random);
    const first = editAmounts(placed, randomEdit(random, placed));
    expect(partsOf(first)).toEqual(wholesOf(first));
    const again: EditableAmounts = {
      ...placed,
      lines: first.lines.map((each, index) => line(index + 1, { ...each, id: index + 1 })),
      delivery: first.amounts.delivery,
      deliveryDiscount: first.deliveryDiscount,
    };
    const second = editAmounts(again, randomEdit(random, again));
    expect(partsOf(second)).toEqual(wholesOf(second));
    expect(refundAll(second, random)).toEqual({
      money: second.amounts.total,
      tax: second.lines.reduce((sum, { tax }) => sum + (tax?.amount ?? 0), second.deliveryTax?.amount ?? 0),
    });
  }
});

type Edited = ReturnType<typeof editAmounts>;

function partsOf({ lines, amounts, deliveryTax, deliveryTaxAdded }: Edited) {
  const sumOf = (amountOf: (each: Edited['lines'][number]) => number) =>
    lines.reduce((sum, each) => sum + amountOf(each), 0);
  return {
    total: sumOf(linePaid) + amounts.delivery + deliveryTaxAdded,
    goods: sumOf(({ fullPrice, quantity }) => fullPrice * quantity),
    byStaff: sumOf(({ byStaff }) => byStaff),
    discounts: lines.map(({ parts, byStaff, taxRelief }) =>
      parts.reduce((sum, { amount }) => sum + amount, byStaff + taxRelief),
    ),
    taxRelief: sumOf(({ taxRelief }) => taxRelief),
    taxAdded: sumOf(({ taxAdded }) => taxAdded) + deliveryTaxAdded,
    taxed: lines.map(({ tax }) => (tax ? tax.base + tax.amount : null)),
    delivery: deliveryTax ? deliveryTax.base + deliveryTax.amount : null,
    negative: lines.filter((each) => lineTotal(each) < 0 || each.discount < 0),
  };
}

function wholesOf({
  lines,
  amounts,
  byStaff,
  taxRelief,
  deliveryTax,
  deliveryTaxAdded,
}: Edited): ReturnType<typeof partsOf> {
  return {
    total: amounts.total,
    goods: amounts.goods,
    byStaff,
    discounts: lines.map(({ discount }) => discount),
    taxRelief,
    taxAdded: amounts.taxAdded,
    taxed: lines.map((each) => (each.tax ? linePaid(each) : null)),
    delivery: deliveryTax ? amounts.delivery + deliveryTaxAdded : null,
    negative: [],
  };
}

/** Gives everything back: some pieces, then some amount, then all that is left. */
function refundAll(
  { lines, amounts, deliveryTax, deliveryTaxAdded }: Edited,
  random: (below: number) => number,
) {
  let left: TaxedRefundable = {
    lines: lines.map((each, index) => ({
      ...each,
      id: index + 1,
      tax: each.tax?.amount ?? 0,
      refundedQuantity: 0,
      refundedAmount: 0,
      refundedTax: 0,
    })),
    delivery: amounts.delivery + deliveryTaxAdded,
    refundedDelivery: 0,
    deliveryTax: deliveryTax?.amount ?? 0,
    refundedDeliveryTax: 0,
  };
  let money = 0;
  let tax = 0;
  const give = (parts: ReturnType<typeof divideAmount>) => {
    const taxes = taxesOfParts(left, parts);
    const partById = new Map(parts.lines.map((part) => [part.id, part]));
    money += sumOfParts(parts);
    tax += parts.lines.reduce((sum, { id }) => sum + (taxes.lines.get(id) ?? 0), taxes.delivery);
    left = {
      ...left,
      lines: left.lines.map((each) => ({
        ...each,
        refundedQuantity: each.refundedQuantity + (partById.get(each.id)?.quantity ?? 0),
        refundedAmount: each.refundedAmount + (partById.get(each.id)?.amount ?? 0),
        refundedTax: each.refundedTax + (partById.has(each.id) ? (taxes.lines.get(each.id) ?? 0) : 0),
      })),
      refundedDelivery: left.refundedDelivery + parts.delivery,
      refundedDeliveryTax: left.refundedDeliveryTax + taxes.delivery,
    };
  };
  const pieces = left.lines.map((each) => ({ each, quantity: random(each.quantity + 1) }));
  give({
    lines: pieces.map(({ each, quantity }) => ({
      id: each.id,
      quantity,
      amount: priceOfPieces(each, quantity),
    })),
    delivery: 0,
  });
  give(divideAmount(left, random(amounts.total - money + 1)));
  give(divideAmount(left, amounts.total - money));
  return { money, tax };
}
