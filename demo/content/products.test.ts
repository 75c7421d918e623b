import { describe, expect, test } from 'vitest';

import { catalogs } from './catalogs.ts';
import { findRepeated, listKeys } from './content-checks.ts';
import { linenWrap } from './gift-wrap.ts';
import { ceramics } from './products-ceramics.ts';
import { prints } from './products-prints.ts';
import { ceramicReviews } from './reviews-ceramics.ts';
import { printReviews } from './reviews-prints.ts';

const products = [...prints, ...ceramics, linenWrap];

describe('demo products', () => {
  test('leave of a print no more than its edition', () => {
    const left = prints.map(({ key, slug, variations }) => {
      const pieces = variations.reduce((sum, { stock }) => sum + (stock ?? 0), 0);
      return { key, slug, pieces, edition: /^print-(17|20|26|34)$/.test(key) ? 40 : 120 };
    });
    expect(left.filter(({ pieces, edition }) => pieces > edition)).toEqual([]);
  });

  test('are pictured four to eight times', () => {
    const counts = products.map(({ key, images }) => [key, new Set(images).size] as const);
    expect(counts.filter(([, count]) => count < 4 || count > 8)).toEqual([]);
  });

  test('stand in catalogs that exist', () => {
    const named = [
      ...products.flatMap((product) => product.catalogs),
      ...catalogs.flatMap(({ parent }) => parent ?? []),
    ];
    expect(named.filter((key) => !listKeys(catalogs).includes(key))).toEqual([]);
    expect(products.filter((product) => product.catalogs.length === 0)).toEqual([]);
  });

  test('have one default variation and no two variations alike', () => {
    for (const { variations } of products) {
      expect(variations.filter((variation) => variation.default)).toHaveLength(1);
      expect(findRepeated(variations.map(({ values }) => JSON.stringify(values)))).toEqual([]);
    }
  });

  test('choose every option in every variation, from the values offered', () => {
    for (const { options, variations, images } of products) {
      const offered = options.map(({ key, values }) => [key, values.map((value) => value.key)] as const);
      const unmatched = variations.filter(
        ({ values, image }) =>
          Object.keys(values).length !== options.length ||
          offered.some(([key, keys]) => !keys.includes(values[key] ?? '')) ||
          (image !== undefined && !images.includes(image)),
      );
      expect(unmatched).toEqual([]);
    }
  });

  test('offer eleven pots in several glazes, each with its color and picture', () => {
    const glazed = ceramics.filter(({ options }) => options.some(({ key }) => key === 'glaze'));
    const swatches = glazed.flatMap(
      ({ options }) => options.find(({ key }) => key === 'glaze')?.values ?? [],
    );
    expect(glazed).toHaveLength(11);
    expect(swatches.filter(({ color }) => !color || !/^#[0-9a-f]{6}$/.test(color))).toEqual([]);
    expect(glazed.flatMap(({ variations }) => variations).filter(({ image }) => !image)).toEqual([]);
  });

  test('are priced from $18 to $420, in whole dollars and hundreds of roubles', () => {
    const variations = products.flatMap((product) => product.variations);
    const prices = variations.map(({ price }) => price.usd);
    const tags = variations.flatMap(({ price, discount }) => (discount ? [price, discount] : [price]));
    expect([Math.min(...prices), Math.max(...prices)]).toEqual([1800, 42_000]);
    expect(tags.filter(({ usd, rub }) => usd % 100 !== 0 || rub % 10_000 !== 0)).toEqual([]);
    expect(
      variations.filter(
        ({ price, discount }) => discount && (discount.usd >= price.usd || discount.rub >= price.rub),
      ),
    ).toEqual([]);
  });

  test('show every state of stock', () => {
    const reduced = products.filter(({ variations }) => variations.some(({ discount }) => discount));
    const soldOut = products.filter(({ variations }) => variations.every(({ stock }) => stock === 0));
    const partly = products.filter(
      ({ variations }) => new Set(variations.map(({ stock }) => stock === 0)).size > 1,
    );
    const unlimited = products.filter(({ variations }) => variations.every(({ stock }) => stock === null));
    expect(listKeys(soldOut)).toEqual(['print-06', 'print-17', 'pot-10', 'pot-26']);
    expect(listKeys(unlimited)).toEqual([
      'print-04',
      'print-09',
      'print-15',
      'print-21',
      'pot-25',
      'wrap-linen',
    ]);
    expect(reduced).toHaveLength(11);
    expect(partly.length).toBeGreaterThan(10);
  });

  test('share a small vocabulary of properties, each a useful filter', () => {
    const values = new Map<string, Set<string>>();
    for (const { properties } of products) {
      expect(findRepeated(properties.map(({ title }) => title.en))).toEqual([]);
      for (const { title, value } of properties) {
        values.set(title.en, (values.get(title.en) ?? new Set()).add(value.en));
      }
    }
    expect(values.size).toBe(8);
    expect([...values].filter(([, { size }]) => size < 3 || size > 8)).toEqual([]);
  });

  test('are reviewed under keys that exist', () => {
    const reviewed = Object.keys({ ...printReviews, ...ceramicReviews });
    expect(reviewed.filter((key) => !listKeys(products).includes(key))).toEqual([]);
    expect(products.flatMap(({ reviews }) => reviews).length).toBeGreaterThan(60);
  });
});
