import type { Kysely, Transaction } from 'kysely';

import type { Database } from '#db/database.ts';
import { retryOnConflict } from '#db/retry-on-conflict.ts';
import { toMajor } from '#domain/money.ts';
import type { EditedProduct, ProductForm } from '#domain/schemas/product-form.schema.ts';
import type {
  BulkAnswer,
  BulkRequest,
  CellChange,
  CellResults,
  GridRow,
  ProductFilter,
  ProductPage,
  ProductRow,
  ProductSort,
} from '#domain/schemas/manage-products.schema.ts';
import { composeImage } from '#modules/media/compose-image.ts';

import { adjustStock } from './adjust-stock.ts';
import { changeInBulk } from './bulk-change.ts';
import { changeCells, composeGridRow } from './change-cells.ts';
import { deleteProduct } from './delete-products.ts';
import {
  countAdminProducts,
  selectGridRows,
  selectAdminProducts,
  type AdminProductRow,
  type GridWish,
} from './manage-products.queries.ts';
import { copyForm, createProduct, readProduct, updateProduct } from './save-product.ts';

interface Range {
  offset: number;
  limit: number;
}

/** What the staff does with products; each change is one transaction that leaves listing and search in line. */
export interface ProductManagement {
  list(request: { filter: ProductFilter; sort: ProductSort } & Range): Promise<ProductPage>;
  /** Throws 404. */
  read(id: number): Promise<EditedProduct>;
  /** Throws 422. */
  create(form: ProductForm): Promise<EditedProduct>;
  /** Throws 404, 409, 422. */
  update(id: number, form: ProductForm & { version: number }): Promise<EditedProduct>;
  /** A copy that is not shown yet; throws 404. */
  duplicate(id: number): Promise<EditedProduct>;
  /** Throws 404, 409. */
  remove(id: number): Promise<void>;
  bulk(request: BulkRequest): Promise<BulkAnswer>;
  listGrid(which: GridWish, range: Range): Promise<{ total: number; items: GridRow[] }>;
  changeCells(cells: readonly CellChange[]): Promise<CellResults>;
  /** Throws 404, 422. */
  adjustStock(change: { variationId: number; change: number }): Promise<{ stock: number }>;
}

export function createProductManagement({ db }: { db: Kysely<Database> }): ProductManagement {
  /** Against an order that locks the same rows in another order a change is simply made again. */
  const change = <T>(work: (trx: Transaction<Database>) => Promise<T>) =>
    retryOnConflict(() => db.transaction().execute(work));

  return {
    async list({ filter, sort, offset, limit }) {
      const [total, rows] = await Promise.all([
        countAdminProducts(db, filter),
        selectAdminProducts(db, filter, sort, { offset, limit }),
      ]);
      return { total, items: rows.map(composeRow) };
    },
    read: (id) => readProduct(db, id),
    create: (form) => change(async (trx) => readProduct(trx, await createProduct(trx, form))),
    update: (id, form) =>
      change(async (trx) => {
        await updateProduct(trx, id, form);
        return readProduct(trx, id);
      }),
    duplicate: (id) =>
      change(async (trx) => readProduct(trx, await createProduct(trx, await copyForm(trx, id)))),
    remove: (id) => change((trx) => deleteProduct(trx, id)),
    bulk: (request) => change((trx) => changeInBulk(trx, request)),
    async listGrid(which, range) {
      const { total, rows } = await selectGridRows(db, which, range);
      return { total, items: rows.map(composeGridRow) };
    },
    changeCells: (cells) => change((trx) => changeCells(trx, cells)),
    adjustStock: (request) => change((trx) => adjustStock(trx, request)),
  };
}

function composeRow({ priceLow, priceHigh, image, updatedAt, ...row }: AdminProductRow): ProductRow {
  return {
    ...row,
    image: image && composeImage(image),
    price: { min: toMajor(priceLow), max: toMajor(priceHigh) },
    updatedAt: updatedAt.toISOString(),
  };
}
