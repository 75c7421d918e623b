import { expect, test } from 'vitest';

import { checkProductForm } from './product-form-rules.ts';
import { emptyProduct, emptyVariation } from './product-form.ts';
import type { OptionForm, ProductForm, VariationForm } from './schemas/product-form.schema.ts';

const option = (title: string, ...values: string[]): OptionForm => ({
  title,
  unit: null,
  type: 'string',
  view: 'select',
  values: values.map((value) => ({ title: value, color: null, imageId: null })),
});
const variation = (change: Partial<VariationForm> = {}): VariationForm => ({
  ...emptyVariation({ options: [] }),
  ...change,
});
const check = (change: Partial<ProductForm>) =>
  checkProductForm({ ...emptyProduct(), variations: [variation()], ...change });
const at = (place: number, field: string, error: string) => ({
  [place]: { children: { [field]: { errors: [`forms.errors.${error}`] } } },
});

test('a product with one variation and no options can be stored', () => {
  expect(check({})).toEqual({});
  expect(check({ slug: 'blue-vase' })).toEqual({});
});

test('a slug that cannot be an address is refused', () => {
  expect(check({ slug: 'Blue vase' })).toMatchObject({ slug: { errors: [expect.any(String)] } });
});

test('a property may have several values, each once', () => {
  const property = (title: string, value: string) => ({ title, value, unit: null });
  expect(check({ properties: [property('Paper', 'white'), property('Paper', 'grey')] })).toEqual({});
  expect(
    check({ properties: [property('Paper', 'white'), property('Ink', 'white'), property('paper', 'White')] }),
  ).toEqual({ properties: { children: at(2, 'value', 'repeated') } });
});

test('options have different names, and so have the values of each', () => {
  const variations = [variation({ values: ['S', 'red', 'S'] })];
  const options = [option('Size', 'S', 'M'), option('Colour', 'red', 'Red'), option('size', 'S', 's')];
  const repeatedValue = { values: { children: at(1, 'title', 'repeated') } };
  expect(check({ options, variations })).toEqual({
    options: {
      children: {
        1: { children: repeatedValue },
        2: { children: { title: { errors: ['forms.errors.repeated'] }, ...repeatedValue } },
      },
    },
  });
});

test('a variation names one value of each option', () => {
  const options = [option('Size', 'S', 'M'), option('Colour', 'red')];
  const values = (...lists: string[][]) =>
    check({ options, variations: lists.map((list) => variation({ values: list })) });
  expect(values(['S', 'red'], ['M', 'red'])).toEqual({});
  for (const wrong of [['S'], ['S', 'red', 'red'], ['S', 'blue'], ['red', 'S'], []])
    expect(values(['M', 'red'], wrong)).toEqual({ variations: { children: at(1, 'values', 'choose') } });
});

test('no two variations are the same choice; without options there is one', () => {
  const options = [option('Size', 'S', 'M')];
  const choices = ['S', 'M', 'S'].map((value) => variation({ values: [value] }));
  expect(check({ options, variations: choices })).toEqual({
    variations: { children: at(2, 'values', 'repeated') },
  });
  expect(check({ variations: [variation(), variation()] })).toEqual({
    variations: { children: at(1, 'values', 'oneVariation') },
  });
});

test('article numbers differ, empty ones are none', () => {
  const options = [option('Size', 'S', 'M', 'L')];
  const variations = (...numbers: string[]) =>
    numbers.map((sku, place) => variation({ sku, values: [['S', 'M', 'L'][place] ?? ''] }));
  expect(check({ options, variations: variations('', '', 'A-1') })).toEqual({});
  expect(check({ options, variations: variations('A-1', 'B-2', 'a-1') })).toEqual({
    variations: { children: at(2, 'sku', 'repeated') },
  });
});

test('a discount price is below the full price', () => {
  const price = (fullPrice: number, discountPrice: number | null) =>
    check({ variations: [variation({ fullPrice, discountPrice })] });
  expect(price(10, null)).toEqual({});
  expect(price(10, 9.99)).toEqual({});
  for (const [full, discount] of [
    [10, 10],
    [10, 11],
    [10, 9.999],
  ] as const)
    expect(price(full, discount)).toEqual({ variations: { children: at(0, 'discountPrice', 'discount') } });
});

test('all that is wrong with a variation is told at once', () => {
  const variations = [variation({ sku: 'A' }), variation({ sku: 'A', discountPrice: 5 })];
  expect(check({ variations })).toEqual({
    variations: {
      children: {
        1: {
          children: {
            discountPrice: { errors: ['forms.errors.discount'] },
            sku: { errors: ['forms.errors.repeated'] },
            values: { errors: ['forms.errors.oneVariation'] },
          },
        },
      },
    },
  });
});

test('one variation at most is chosen first', () => {
  const options = [option('Size', 'S', 'M')];
  const variations = (...defaults: boolean[]) =>
    defaults.map((isDefault, place) => variation({ default: isDefault, values: [['S', 'M'][place] ?? ''] }));
  expect(check({ options, variations: variations(true, false) })).toEqual({});
  expect(check({ options, variations: variations(true, true) })).toEqual({
    variations: { errors: ['forms.errors.oneDefault'] },
  });
});
