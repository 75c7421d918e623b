import type { Transaction } from 'kysely';

import type { Database } from '#db/database.ts';
import { takeIds } from '#db/insert-columns.ts';
import { productPath } from '#domain/routes.ts';
import type { ProductForm } from '#domain/schemas/product-form.schema.ts';
import { deleteRedirectFrom } from '#modules/redirects/delete-redirect-from.ts';
import { leaveRedirect } from '#modules/redirects/leave-redirect.ts';
import { readRedirectedAmong } from '#modules/redirects/read-redirected.ts';
import { pathKey } from '#modules/redirects/redirect-target.ts';

import { toWrite } from './compose-form.ts';
import { makeSlugs } from './free-slugs.ts';
import { readShown, showProducts } from './show-products.ts';
import { writeProducts } from './write-products.queries.ts';

/** A checked form with the product that it is of; null is a new one. */
export interface StoredForm {
  form: ProductForm;
  stored: { id: number; slug: string } | null;
}

/**
 * Writes checked forms, however many, with listing, search, redirects and purges. Returns the ids in their order.
 * `isGradual`: more products follow, as in an import.
 */
export async function writeForms(
  trx: Transaction<Database>,
  forms: readonly StoredForm[],
  { isGradual = false } = {},
): Promise<number[]> {
  const nameless = forms.filter(({ form }) => form.slug === '');
  const made = await makeSlugs(
    trx,
    nameless.map(({ form }) => form.title),
  );
  const fresh = await takeIds(trx, 'products', forms.filter(({ stored }) => stored === null).length);
  const writes = forms.map(({ form, stored }) =>
    toWrite(form, {
      id: stored?.id ?? fresh.shift() ?? 0,
      isNew: stored === null,
      slug:
        form.slug === ''
          ? (stored?.slug ?? made[nameless.findIndex((entry) => entry.form === form)] ?? '')
          : form.slug,
    }),
  );
  const ids = writes.map(({ id }) => id);
  const before = await readShown(trx, ids);
  const { sharedChanged } = await writeProducts(trx, writes);
  const redirected = await readRedirectedAmong(
    trx,
    writes.flatMap(({ slug }, index) => (forms[index]?.stored ? [] : [productPath(slug)])),
  );
  for (const [index, { slug }] of writes.entries()) {
    const old = forms[index]?.stored?.slug;
    if (old === undefined && redirected.has(pathKey(productPath(slug))))
      await deleteRedirectFrom(trx, productPath(slug));
    else if (old !== undefined && old !== slug)
      await leaveRedirect(trx, { from: productPath(old), to: productPath(slug) });
  }
  await showProducts(trx, ids, before, { sharedChanged, isGradual });
  return ids;
}
