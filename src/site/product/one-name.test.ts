import { expect, test } from 'vitest';

import { offersOf } from '#modules/feeds/feed-offers.ts';
import { buildOptionProduct, buildVariation } from '#tests/support/products.ts';

import { productData } from '../document/structured-data.ts';
import { trackedItemOf } from './tracked-item.ts';

const image = { id: 1, uri: '/1.jpg', name: '', width: 9, height: 9, mime: 'image/jpeg', alt: '', title: '' };
const product = {
  ...buildOptionProduct(),
  images: [image],
  variations: [
    buildVariation(31, { sku: 'VASE-31', title: '30×40 cm, Oak', fullPrice: 10 }),
    buildVariation(32, { sku: '', title: '30×40 cm, Pine', fullPrice: 12 }),
  ],
};

/** Every place that advertising services read, for the same product. */
const offers = offersOf(product, 'https://shop.example', new Map());
const tracked = product.variations.map(({ id }) => trackedItemOf(product, id));
const data = productData(product, {
  currency: 'USD',
  origin: 'https://shop.example',
  promoted: {},
  timeZone: 'UTC',
  pricesIncludeTax: true,
});
const variants = data['hasVariant'] as Record<string, unknown>[];

test('feeds, trackers and structured data name a variation by one id', () => {
  expect(offers.map(({ id }) => id)).toEqual(['31', '32']);
  expect(tracked.map((item) => item?.id)).toEqual(['31', '32']);
  expect(variants.map(({ productID }) => productID)).toEqual(['31', '32']);
});

test('a variation without a SKU has its id for one in structured data', () => {
  expect(variants.map(({ sku }) => sku)).toEqual(['VASE-31', '32']);
});

test('what variations share is the product in feeds and structured data', () => {
  expect(offers.map(({ groupId }) => groupId)).toEqual([String(product.id), String(product.id)]);
  expect(data['productGroupID']).toBe(String(product.id));
});

test('a variant has one name', () => {
  const names = ['30×40 cm, Oak', '30×40 cm, Pine'];
  expect(tracked.map((item) => item?.variant)).toEqual(names);
  const whole = names.map((name) => `${product.title}, ${name}`);
  expect(offers.map(({ title }) => title)).toEqual(whole);
  expect(variants.map(({ name }) => name)).toEqual(whole);
});

test('trackers hear nothing of a variation that is not there', () => {
  expect(trackedItemOf(product, 99)).toBeNull();
});
