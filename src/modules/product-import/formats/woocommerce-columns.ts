import { foldText } from '#domain/text.ts';

import { isUnit } from './foreign-numbers.ts';

/** Headings of exports, in English and as translations of several versions have them in Russian. */
const names: Readonly<Record<string, readonly string[]>> = {
  id: ['ID'],
  type: ['Type', 'Тип'],
  sku: ['SKU', 'Артикул'],
  /** Since WooCommerce 9.2; the sign before it keeps tables from rounding it. */
  barcode: ['GTIN, UPC, EAN, or ISBN', 'GTIN, UPC, EAN или ISBN'],
  title: ['Name', 'Имя', 'Название'],
  published: ['Published', 'Опубликован', 'Опубликовано'],
  visibility: ['Visibility in catalog', 'Видимость в каталоге'],
  short: ['Short description', 'Краткое описание', 'Короткое описание'],
  description: ['Description', 'Описание'],
  saleStarts: [
    'Date sale price starts',
    'Дата начала действия продажной цены',
    'Дата начала действия цены распродажи',
  ],
  saleEnds: [
    'Date sale price ends',
    'Дата окончания действия продажной цены',
    'Дата окончания действия цены распродажи',
  ],
  inStock: ['In stock?', 'В наличии?', 'Наличие'],
  stock: ['Stock', 'Запасы', 'Остаток', 'Запас'],
  backorders: [
    'Backorders allowed?',
    'Задержанный заказ возможен?',
    'Возможен ли предзаказ?',
    'Разрешены ли предварительные заказы?',
    'Предзаказ возможен?',
  ],
  salePrice: ['Sale price', 'Цена распродажи', 'Акционная цена'],
  price: ['Regular price', 'Базовая цена', 'Обычная цена'],
  categories: ['Categories', 'Категории'],
  tags: ['Tags', 'Метки', 'Теги'],
  brands: ['Brands', 'Бренды'],
  images: ['Images', 'Изображения'],
  parent: ['Parent', 'Родительский', 'Родитель'],
  permalink: ['Permalink', 'Product URL', 'Постоянная ссылка'],
  seoTitle: [
    'Meta: _yoast_wpseo_title',
    'Мета: _yoast_wpseo_title',
    'Meta: rank_math_title',
    'Мета: rank_math_title',
  ],
  seoDescription: [
    'Meta: _yoast_wpseo_metadesc',
    'Мета: _yoast_wpseo_metadesc',
    'Meta: rank_math_description',
    'Мета: rank_math_description',
  ],
};

const keyByName: ReadonlyMap<string, string> = new Map(
  Object.entries(names).flatMap(([key, list]) => list.map((name) => [foldText(name), key] as const)),
);

const sizes: Readonly<Record<string, string>> = {
  weight: 'weight',
  вес: 'weight',
  length: 'length',
  длина: 'length',
  width: 'width',
  ширина: 'width',
  height: 'height',
  высота: 'height',
};

const attributes: readonly (readonly [RegExp, string])[] = [
  [/^attribute (\d{1,3}) name$/, 'attributeName'],
  [/^(?:имя|название) атт?рибута (\d{1,3})$/, 'attributeName'],
  [/^attribute (\d{1,3}) value\(s\)$/, 'attributeValues'],
  [/^значени[ея]\S* атт?рибут\S* (\d{1,3})$/, 'attributeValues'],
];

/** What a heading means; sizes bear the unit that stands in it: `weight:lbs`, attributes their number: `attributeName:1`. */
export function wooColumn(heading: string): string | null {
  const name = foldText(heading);
  const found = keyByName.get(name);
  if (found) return found;
  for (const [pattern, key] of attributes) {
    const place = pattern.exec(name)?.[1];
    if (place !== undefined) return `${key}:${place}`;
  }
  const [, size = '', unit = ''] = /^(\S+) \((\S+)\)$/.exec(name) ?? [];
  const key = Object.hasOwn(sizes, size) ? sizes[size] : undefined;
  return key !== undefined && isUnit(unit) ? `${key}:${unit}` : null;
}
