import type { Transaction } from 'kysely';

import type { Database } from '#db/database.ts';
import { formOfProduct } from '#domain/product-form.ts';
import type { ProductForm } from '#domain/schemas/product-form.schema.ts';

import { lockProducts } from './change-products.queries.ts';
import { readForms } from './read-forms.ts';
import { writeForms, type StoredForm } from './write-forms.ts';

/**
 * Changes products as they stand, while nobody else does; `change` gives null for one that stays as it is. Stock is
 * left to what buyers take meanwhile. Products that are gone are passed over.
 */
export async function rewriteForms(
  trx: Transaction<Database>,
  ids: readonly number[],
  change: (id: number, form: ProductForm) => ProductForm | null,
): Promise<void> {
  await lockProducts(trx, ids);
  const changed = (await readForms(trx, ids)).flatMap((product): StoredForm[] => {
    const form = formOfProduct(product);
    const variations = form.variations.map((own) => ({ ...own, stockBefore: own.stock }));
    const next = change(product.id, { ...form, variations });
    return next ? [{ form: next, stored: { id: product.id, slug: product.slug } }] : [];
  });
  if (changed.length > 0) await writeForms(trx, changed);
}
