import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import { guardApostrophe, joinList } from '#domain/csv-cells.ts';
import {
  headingOf,
  headingOfColumn,
  productFields,
  type NamedColumn,
  type ProductField,
} from '#domain/product-columns.ts';
import type { ProductFilter } from '#domain/schemas/manage-products.schema.ts';
import { productColumns, variationColumns } from '#domain/products/product.columns.ts';
import type { EditedProduct } from '#domain/schemas/product-form.schema.ts';
import { translatorOf } from '#i18n/messages-of.ts';
import type { Language } from '#locales/languages.ts';
import { walkFilteredForms } from '#modules/products/walk-products.ts';
import { byteOrderMark, writeCsvRow, type CsvCell, type CsvSeparator } from '#platform/csv/write-csv.ts';

import { selectColumns } from './file-names.queries.ts';
import type { FileNames } from './find-changes.ts';
import { cellsOf } from './plain-cells.ts';
import { readNames } from './read-names.ts';

const atOnce = 200;

interface ExportOptions {
  filter: ProductFilter;
  separator: CsvSeparator;
  language: Language;
  /** With the mark by which Excel knows UTF-8. */
  bom: boolean;
}

export type ProductExport = (options: ExportOptions) => AsyncIterable<string>;

/**
 * The products that the filter means as CSV, a row a variation. Fields of the product stand in each of its rows;
 * an import of the file changes nothing.
 */
export async function* exportProducts(
  db: Kysely<Database>,
  { filter, separator, language, bom }: ExportOptions,
): AsyncGenerator<string> {
  const named = await selectColumns(db);
  const header = [
    ...productFields.map((field) => headingOf(field, language)),
    ...named.map((column) => headingOfColumn(column, language)),
  ];
  yield (bom ? byteOrderMark : '') + writeCsvRow(header.map(guardApostrophe), separator);
  for await (const products of walkFilteredForms(db, filter, atOnce)) {
    const names = await readNames(db, products);
    yield products
      .flatMap((product) => rowsOf(product, named, names, language))
      .map((cells) => writeCsvRow(cells.map(guard), separator))
      .join('');
  }
}

function guard(cell: CsvCell): CsvCell {
  return typeof cell === 'string' ? guardApostrophe(cell) : cell;
}

function rowsOf(
  product: EditedProduct,
  named: readonly NamedColumn[],
  { images, catalogs }: FileNames,
  language: Language,
): CsvCell[][] {
  const list = (ids: readonly number[], names: ReadonlyMap<number, string>) =>
    joinList(ids.map((id) => names.get(id) ?? String(id)));
  const t = translatorOf(language);
  const yesNo = (value: boolean) => t(value ? 'productFile.yes' : 'productFile.no');
  const own: Partial<Record<ProductField, CsvCell>> = {
    slug: product.slug,
    title: product.title,
    description: product.description,
    enabled: yesNo(product.enabled),
    catalogs: list(product.catalogIds, catalogs),
    images: list(product.imageIds, images),
    metaTitle: product.meta.title ?? '',
    metaDescription: product.meta.description ?? '',
    position: product.position,
    ...cellsOf(productColumns, product),
  };
  const properties = named.map((column) =>
    column.kind === 'property'
      ? joinList(product.properties.filter(({ title }) => title === column.title).map(({ value }) => value))
      : null,
  );
  return product.variations.map((variation) => {
    const fields: Partial<Record<ProductField, CsvCell>> = {
      ...own,
      sku: variation.sku,
      price: variation.fullPrice,
      discountPrice: variation.discountPrice,
      stock: variation.stock ?? t('productFile.unlimited'),
      default: yesNo(variation.default),
      variationImage: variation.imageId === null ? '' : list([variation.imageId], images),
      ...cellsOf(variationColumns, variation),
    };
    const options = named.map((column, index) => {
      if (column.kind === 'property') return properties[index] ?? '';
      const place = product.options.findIndex(({ title }) => title === column.title);
      const value = variation.values[place] ?? '';
      const color = product.options[place]?.values.find(({ title }) => title === value)?.color ?? null;
      return color === null || value === '' ? value : `${value} ${color}`;
    });
    return [...productFields.map((field) => fields[field] ?? null), ...options];
  });
}
