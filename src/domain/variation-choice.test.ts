import { describe, expect, test } from 'vitest';

import {
  availableValues,
  chooseInitialVariation,
  chooseValue,
  matchVariation,
  nearestVariation,
  pictureOf,
  rankVariations,
  variationByImage,
} from './variation-choice.ts';

function variation(id: number, fields: Partial<Omit<Variation, 'id'>> = {}): Variation {
  return {
    id,
    default: false,
    fullPrice: 100,
    stock: null,
    productOptionValueIds: [],
    position: id,
    imageId: null,
    image: null,
    ...fields,
  };
}
interface Variation {
  id: number;
  default: boolean;
  fullPrice: number;
  stock: number | null;
  productOptionValueIds: number[];
  position: number;
  imageId: number | null;
  image: { id: number } | null;
}

describe('initial variation [R289-292]', () => {
  const sold = { stock: 0 };
  const unpriced = { fullPrice: 0 };
  test.each<[string, Variation[], number | string | undefined, number | null]>([
    ['none at all', [], 1, null],
    [
      'requested, though sold out and unpriced',
      [variation(1), variation(12, { ...sold, ...unpriced })],
      12,
      12,
    ],
    ['requested as text', [variation(1), variation(12)], '12', 12],
    ['requested but unknown', [variation(1), variation(2, { default: true })], 999, 2],
    ['requested as garbage', [variation(1), variation(2, { default: true })], '2 or 1=1', 2],
    ['default in stock and priced', [variation(1), variation(2, { default: true, stock: 1 })], undefined, 2],
    ['default sold out', [variation(1), variation(2, { default: true, ...sold })], undefined, 1],
    ['default unpriced', [variation(1), variation(2, { default: true, ...unpriced })], undefined, 1],
    ['stock before price', [variation(1, sold), variation(2, unpriced)], undefined, 2],
    ['price before default', [variation(1, { default: true, ...unpriced }), variation(2)], undefined, 2],
    ['default before position', [variation(1, sold), variation(2, { default: true, ...sold })], undefined, 2],
    ['position', [variation(1, { position: 5 }), variation(2, { position: 3 })], undefined, 2],
    ['all sold out, one priced', [variation(1, { ...sold, ...unpriced }), variation(2, sold)], undefined, 2],
    [
      'all sold out and unpriced',
      [variation(1, { ...sold, ...unpriced }), variation(2, { default: true, ...sold, ...unpriced })],
      undefined,
      2,
    ],
  ])('%s', (_, variations, requestedId, expected) => {
    expect(chooseInitialVariation(variations, requestedId)?.id ?? null).toBe(expected);
  });
});

test('ranking keeps the given array and the order of equals', () => {
  const variations = [
    variation(3, { position: 1, stock: 0 }),
    variation(2, { position: 1 }),
    variation(1, { position: 1 }),
  ];
  expect(rankVariations(variations).map(({ id }) => id)).toEqual([2, 1, 3]);
  expect(variations.map(({ id }) => id)).toEqual([3, 2, 1]);
});

const options = [
  { id: 1, values: [{ id: 11 }, { id: 12 }] },
  { id: 2, values: [{ id: 21 }, { id: 22 }] },
];
const red = variation(1, { productOptionValueIds: [11, 21] });
const redLarge = variation(2, { productOptionValueIds: [22, 11], stock: 0 });
const blue = variation(3, { productOptionValueIds: [12, 21], image: { id: 7 } });
const variations = [red, redLarge, blue];
const product = { options, variations };

test.each([
  [[11, 21], 1],
  [[21, 11], 1],
  [[11, 21, 21], 1],
  [[11, 22], 2],
  [[11], null],
  [[11, 21, 22], null],
  [[12, 22], null],
  [[], null],
])('values %j match variation %j', (chosen, id) => {
  expect(matchVariation(variations, chosen)?.id ?? null).toBe(id);
});

test('a product without options matches the empty choice', () => {
  expect(matchVariation([variation(9)], [])?.id).toBe(9);
});

test.each([
  ['another value', red, 1, 12, 3],
  ['another option', red, 2, 22, 2],
  ['the same value', red, 1, 11, 1],
  ['ids as texts', red, '1', '12', 3],
  ['no such combination', redLarge, 1, 12, null],
  ['unknown option', red, 5, 12, null],
  ["another option's value", red, 1, 22, null],
  ['nothing chosen yet', null, 1, 12, null],
])('choosing %s [R295]', (_, current, optionId, valueId, id) => {
  expect(chooseValue(product, current, optionId, valueId)?.id ?? null).toBe(id);
});

test('values tell whether they can be chosen beside the others [R299]', () => {
  expect(Object.fromEntries(availableValues(options, variations, red.productOptionValueIds))).toEqual({
    11: { exists: true, inStock: true },
    12: { exists: true, inStock: true },
    21: { exists: true, inStock: true },
    22: { exists: true, inStock: false },
  });
  expect(availableValues(options, variations, blue.productOptionValueIds).get(22)).toEqual({
    exists: false,
    inStock: false,
  });
});

test('twins count as in stock when either is', () => {
  const twin = variation(4, { productOptionValueIds: [11, 22], stock: 2 });
  expect(availableValues(options, [...variations, twin], [11, 21]).get(22)?.inStock).toBe(true);
});

test('an image leads to its variation', () => {
  const own = variation(4, { imageId: 8, image: { id: 8 } });
  expect(variationByImage([...variations, own], 7)?.id).toBe(3);
  expect(variationByImage([...variations, own], '8')?.id).toBe(4);
  expect(variationByImage(variations, 99)).toBeNull();
});

describe('the nearest variation', () => {
  const variations = [
    variation(1, { productOptionValueIds: [10, 20, 30] }),
    variation(2, { productOptionValueIds: [11, 21, 31] }),
    variation(3, { productOptionValueIds: [11, 20, 31], stock: 0 }),
    variation(4, { productOptionValueIds: [11, 20, 32] }),
  ];

  test('has the value and keeps most of the rest, one in stock first', () => {
    expect(nearestVariation(variations, [10, 20, 30], 11)?.id).toBe(4);
    expect(nearestVariation(variations, [10, 20, 31], 11)?.id).toBe(3);
  });

  test('is none where no variation has the value', () => {
    expect(nearestVariation(variations, [10, 20, 30], 12)).toBeNull();
  });
});

test('a price of the least unit is a price', () => {
  const ranked = rankVariations([
    variation(1, { fullPrice: 0 }),
    variation(2, { fullPrice: 1, position: 1 }),
    variation(3, { fullPrice: 5 }),
  ]);
  expect(ranked.map(({ id }) => id)).toEqual([2, 3, 1]);
  const preset = variation(5, { fullPrice: 1, default: true, position: 9 });
  expect(chooseInitialVariation([variation(4), preset])).toBe(preset);
});

test('a variation without a place stands where the first place is', () => {
  const { position: _place, ...placeless } = variation(6);
  const ids = (...list: Parameters<typeof rankVariations>[0][]) =>
    list.map((variations) => rankVariations(variations).map(({ id }) => id));
  expect(
    ids(
      [variation(7, { position: 1 }), placeless],
      [variation(8, { position: 0 }), placeless],
      [placeless, variation(9, { position: 0 })],
    ),
  ).toEqual([
    [6, 7],
    [8, 6],
    [6, 9],
  ]);
});

describe('the picture of a variation', () => {
  const [first, second, preview] = [{ id: 1 }, { id: 2 }, { id: 3 }];
  const images = [first, second];

  test('is its own, by either of its names', () => {
    for (const own of [{ imageId: 2 }, { imageId: null, image: { id: 2 } }])
      expect(pictureOf({ images, imagePreview: preview }, variation(1, own))).toBe(second);
  });

  test('is the product’s first where it has none or its own has gone', () => {
    for (const own of [{ imageId: null }, { imageId: null, image: null }, { imageId: 9 }])
      expect(pictureOf({ images, imagePreview: preview }, variation(1, own))).toBe(preview);
    expect(pictureOf({ images, imagePreview: null }, null)).toBe(first);
    expect(pictureOf({ images: [], imagePreview: null }, null)).toBeNull();
  });
});
