import type { Kysely, Transaction } from 'kysely';

import type { Database } from '#db/database.ts';
import { AppError, fieldErrors, notFound, type FieldErrors } from '#domain/errors.ts';
import { checkProductForm } from '#domain/product-form-rules.ts';
import { formOfProduct } from '#domain/product-form.ts';
import type { EditedProduct, ProductForm } from '#domain/schemas/product-form.schema.ts';

import { selectProductLocked } from './change-products.queries.ts';
import { checkParts } from './check-parts.ts';
import { checkReferences, readReferences } from './check-references.ts';
import { selectVariationIds } from './product-lookups.queries.ts';
import { readForms } from './read-forms.ts';
import { writeForms } from './write-forms.ts';

type Trx = Transaction<Database>;

/** Throws 404. */
export async function readProduct(db: Kysely<Database>, id: number): Promise<EditedProduct> {
  const [product] = await readForms(db, [id]);
  if (!product) throw notFound('product');
  return product;
}

/** Stores a new product and returns its id; throws 422 with the fields that must be put right. */
export async function createProduct(trx: Trx, form: ProductForm): Promise<number> {
  await check(trx, form, null);
  const [id] = await writeForms(trx, [{ form, stored: null }]);
  return id ?? 0;
}

/**
 * Replaces a product. Throws 404, 409 when somebody has saved it since `version` was read, 422 with the fields
 * that must be put right. A new address leaves a redirect at the old one.
 */
export async function updateProduct(
  trx: Trx,
  id: number,
  { version, ...form }: ProductForm & { version: number },
): Promise<void> {
  const stored = await selectProductLocked(trx, id);
  if (!stored) throw notFound('product');
  if (stored.version !== version) {
    throw new AppError('conflict', 'catalog.errors.savedByAnother', { data: { version: stored.version } });
  }
  await check(trx, form, id);
  await writeForms(trx, [{ form, stored: { id, slug: stored.slug } }]);
}

async function check(trx: Trx, form: ProductForm, id: number | null): Promise<void> {
  const own = checkProductForm(form);
  refuse(own);
  refuse(checkReferences(form, id, await readReferences(trx, [form])));
  refuse(await checkVariationIds(trx, form, id));
  refuse(await checkParts(trx, form, id));
}

/** A variation of another product must not be taken over, one that is gone not be silently dropped. */
async function checkVariationIds(trx: Trx, form: ProductForm, id: number | null): Promise<FieldErrors> {
  const named = form.variations.flatMap((variation) => (variation.id === null ? [] : [variation.id]));
  if (named.length === 0 || id === null) return {};
  const own = new Set(await selectVariationIds(trx, id));
  const isRepeated = new Set(named).size < named.length;
  if (!isRepeated && named.every((variationId) => own.has(variationId))) return {};
  return { variations: { errors: ['forms.errors.gone'] } };
}

function refuse(children: FieldErrors): void {
  if (Object.keys(children).length > 0) throw fieldErrors(children);
}

/** A product as the beginning of another one: not shown yet, without address and SKUs. Throws 404. */
export async function copyForm(db: Kysely<Database>, id: number): Promise<ProductForm> {
  const form = formOfProduct(await readProduct(db, id));
  return {
    ...form,
    slug: '',
    enabled: false,
    // An SKU names one thing in the shop.
    variations: form.variations.map((variation) => ({ ...variation, id: null, sku: '', barcode: '' })),
  };
}
