import { expect, test } from 'vitest';

import {
  columnKey,
  headingOf,
  headingOfColumn,
  isProductField,
  parseColumnKey,
  productFields,
  suggestMapping,
  type NamedColumn,
} from './product-columns.ts';

const read = (heading: string) => suggestMapping([heading])[0];

test('the columns of a file stand in their order', () => {
  expect(productFields).toEqual([
    'slug',
    'title',
    'description',
    'enabled',
    'catalogs',
    'images',
    'metaTitle',
    'metaDescription',
    'pitch',
    'inTheBox',
    'care',
    'goesWith',
    'weight',
    'height',
    'width',
    'length',
    'position',
    'vatCode',
    'paymentMode',
    'taxClass',
    'fulfilment',
    'sku',
    'price',
    'discountPrice',
    'stock',
    'default',
    'variationImage',
    'variationWeight',
    'variationHeight',
    'variationWidth',
    'variationLength',
    'barcode',
    'cost',
  ]);
});

test.each(['en', 'ru'] as const)(
  'every column has a heading of its own (%s), and is read back by it',
  (language) => {
    const headings = productFields.map((field) => headingOf(field, language));
    expect(headings.filter((heading) => heading.trim() === '')).toEqual([]);
    expect(suggestMapping(headings)).toEqual(productFields);
    expect(productFields.map(read)).toEqual(productFields);
  },
);

test.each([
  ['slug', 'Handle, URL, URL key, Ссылка, ЧПУ'],
  ['title', 'Name, Product name, Product, Наименование, Товар, Название товара'],
  ['description', 'Body, Body (HTML), Текст, Полное описание'],
  ['enabled', 'Published, Visible, Status, Видимость, Опубликован, Активен'],
  ['catalogs', 'Catalog, Category, Categories, Collection, Каталог, Категория, Категории, Раздел'],
  ['images', 'Images, Image, Photo, Изображения, Фото, Изображение'],
  ['metaTitle', 'SEO Title, Meta title, Title tag'],
  ['metaDescription', 'SEO Description, Meta description'],
  ['sku', 'Variant SKU, Article, Код, Код товара, Арт.'],
  ['price', 'Full price, Regular price, Variant Price, Цена продажи, Стоимость'],
  ['discountPrice', 'Sale price, Special price, Акционная цена, Новая цена'],
  ['stock', 'Quantity, Qty, Inventory, Variant Inventory Qty, Количество, Кол-во, Наличие, Склад'],
])('%s is what other programs call %s', (field, names) => {
  for (const name of names.split(', ')) expect([name, read(name)]).toEqual([name, field]);
});

test('what nobody knows is left out, and so is a field the second time', () => {
  expect(suggestMapping(['', 'Note', 'Price', 'Цена', 'Paper: white'])).toEqual([
    null,
    null,
    'price',
    null,
    null,
  ]);
});

const columns: [NamedColumn, key: string, en: string, ru: string][] = [
  [
    { kind: 'option', title: 'Size', unit: 'ml' },
    'option:Size [ml]',
    'Option: Size [ml]',
    'Опция: Size [ml]',
  ],
  [{ kind: 'property', title: 'Paper', unit: null }, 'property:Paper', 'Property: Paper', 'Свойство: Paper'],
  [
    { kind: 'property', title: 'Size [old]', unit: null },
    'property:Size [old] []',
    'Property: Size [old] []',
    'Свойство: Size [old] []',
  ],
];

test.each(columns)('%j is a column of its own', (column, key, en, ru) => {
  expect(columnKey(column)).toBe(key);
  expect(parseColumnKey(key)).toEqual(column);
  expect([headingOfColumn(column, 'en'), headingOfColumn(column, 'ru')]).toEqual([en, ru]);
  expect([read(en), read(ru), read(en.replace(': ', ' :'))]).toEqual([key, key, key]);
});

test('a column without a name is none', () => {
  for (const key of ['option:', 'option: ', 'size:M', 'option', '']) expect(parseColumnKey(key)).toBeNull();
  expect(read('Option:')).toBeNull();
  expect(parseColumnKey('option: [x]')).toEqual({ kind: 'option', title: '[x]', unit: null });
  expect(parseColumnKey('option:a[x]')).toEqual({ kind: 'option', title: 'a', unit: 'x' });
  expect(parseColumnKey('option:a [ ]')).toEqual({ kind: 'option', title: 'a', unit: null });
  expect(parseColumnKey('option:a [x')).toEqual({ kind: 'option', title: 'a [x', unit: null });
});

test('fixed fields are told from everything else', () => {
  expect(productFields.every(isProductField)).toBe(true);
  expect(['toString', '', 'option:Size'].some(isProductField)).toBe(false);
});
