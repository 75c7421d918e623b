import { byLanguage } from '#locales/by-language.ts';
import type { messages } from '#locales/en/product-columns.ts';
import { languageCodes, type Language } from '#locales/languages.ts';
import type { Texts } from '#locales/messages.ts';

import { aliasesOf, csvKeysOf } from './products/plain-column.ts';
import { productColumns, variationColumns } from './products/product.columns.ts';
import { foldText } from './text.ts';

const plain = csvKeysOf(productColumns);
const behindSizes = plain.indexOf('length') + 1;

/** Columns that every product file may have; properties and options have one each beside them. */
export const productFields = [
  'slug',
  'title',
  'description',
  'enabled',
  'catalogs',
  'images',
  'metaTitle',
  'metaDescription',
  ...plain.slice(0, behindSizes),
  'position',
  ...plain.slice(behindSizes),
  'sku',
  'price',
  'discountPrice',
  'stock',
  'default',
  'variationImage',
  ...csvKeysOf(variationColumns),
] as const;
export type ProductField = (typeof productFields)[number];

const texts = byLanguage<typeof messages>(
  import.meta.glob<Texts>('../locales/*/product-columns.ts', { eager: true, import: 'messages' }),
);
/** Every plain column is named there: a missing heading is a type error. */
const headings: Readonly<Record<ProductField, string>> = texts.en.columns;

/** How other programs call the same columns; plain columns say it themselves. */
const otherNames: Partial<Record<ProductField, readonly string[]>> = {
  slug: ['slug', 'handle', 'url', 'url key', 'ссылка', 'чпу'],
  title: ['name', 'product name', 'product', 'наименование', 'товар', 'название товара'],
  description: ['body', 'body (html)', 'текст', 'полное описание'],
  enabled: ['enabled', 'published', 'visible', 'status', 'видимость', 'опубликован', 'активен'],
  catalogs: [
    'catalog',
    'category',
    'categories',
    'collection',
    'каталог',
    'категория',
    'категории',
    'раздел',
  ],
  images: ['images', 'image', 'photo', 'изображения', 'фото', 'изображение'],
  metaTitle: ['seo title', 'meta title', 'title tag'],
  metaDescription: ['seo description', 'meta description'],
  sku: ['variant sku', 'article', 'код', 'код товара', 'арт.'],
  price: ['full price', 'regular price', 'variant price', 'цена продажи', 'стоимость'],
  discountPrice: ['sale price', 'special price', 'акционная цена', 'новая цена'],
  stock: [
    'quantity',
    'qty',
    'inventory',
    'variant inventory qty',
    'количество',
    'кол-во',
    'наличие',
    'склад',
  ],
};

const aliases: Partial<Record<ProductField, readonly string[]>> = {
  ...otherNames,
  ...aliasesOf(productColumns),
  ...aliasesOf(variationColumns),
};

const fieldByName: ReadonlyMap<string, ProductField> = new Map(
  productFields.flatMap((field) =>
    [field, ...languageCodes.map((language) => headingOf(field, language)), ...(aliases[field] ?? [])].map(
      (name) => [foldText(name), field] as const,
    ),
  ),
);

/** A property or option as a column: `property:Paper` or `option:Size [ml]`. */
export type NamedColumn = { kind: 'property' | 'option'; title: string; unit: string | null };

export function headingOf(field: ProductField, language: Language): string {
  return texts[language].columns[field];
}

export function headingOfColumn({ kind, title, unit }: NamedColumn, language: Language): string {
  return `${texts[language].prefixes[kind]}: ${title}${unitMark(title, unit)}`;
}

/** A column by its key, as people call it: `Price`; properties and options by their own titles. */
export function describeColumn(key: string, language: Language): string {
  if (isProductField(key)) return headingOf(key, language);
  if (key === 'options') return texts[language].prefixes.option;
  if (key === 'properties') return texts[language].prefixes.property;
  return parseColumnKey(key)?.title ?? key;
}

/** What a mapping calls the column. */
export function columnKey({ kind, title, unit }: NamedColumn): string {
  return `${kind}:${title}${unitMark(title, unit)}`;
}

/** An empty mark keeps a bracket at the end of a title from being taken for a unit. */
function unitMark(title: string, unit: string | null): string {
  if (unit !== null) return ` [${unit}]`;
  return title.endsWith(']') ? ' []' : '';
}

/** The property or option that a mapping's key names; null for the fixed fields. */
export function parseColumnKey(key: string): NamedColumn | null {
  const match = /^(property|option):(.+)$/s.exec(key);
  const kind = match?.[1];
  if (kind !== 'property' && kind !== 'option') return null;
  const name = (match?.[2] ?? '').trim();
  const open = name.endsWith(']') ? name.lastIndexOf('[') : -1;
  const unit = open > 0 ? name.slice(open + 1, -1).trim() : '';
  const title = open > 0 ? name.slice(0, open).trim() : name;
  return title === '' ? null : { kind, title, unit: unit === '' ? null : unit };
}

export function isProductField(key: string): key is ProductField {
  return Object.hasOwn(headings, key);
}

/** The field that each heading of a file most likely means, each field once; null for what is not known. */
export function suggestMapping(header: readonly string[]): (string | null)[] {
  const taken = new Set<string>();
  return header.map((heading) => {
    const key = suggest(heading);
    if (key === null || taken.has(key)) return null;
    taken.add(key);
    return key;
  });
}

function suggest(heading: string): string | null {
  const field = fieldByName.get(foldText(heading));
  if (field) return field;
  const colon = heading.indexOf(':');
  if (colon === -1) return null;
  const prefix = foldText(heading.slice(0, colon));
  for (const kind of ['property', 'option'] as const) {
    const names = languageCodes.map((language) => foldText(texts[language].prefixes[kind]));
    if (!names.includes(prefix)) continue;
    const column = parseColumnKey(`${kind}:${heading.slice(colon + 1).trim()}`);
    return column && columnKey(column);
  }
  return null;
}
