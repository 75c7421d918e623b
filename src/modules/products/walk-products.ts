import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import type { ProductFilter } from '#domain/schemas/manage-products.schema.ts';
import type { EditedProduct } from '#domain/schemas/product-form.schema.ts';

import { selectFilteredIds } from './manage-products.queries.ts';
import { readForms } from './read-forms.ts';

/** Ids of all products that the filter means, ascending, so many at once; at least one portion, be it empty. */
export async function* walkFilteredIds(
  db: Kysely<Database>,
  filter: ProductFilter,
  atOnce: number,
): AsyncGenerator<number[]> {
  for (let after = 0; ;) {
    const ids = await selectFilteredIds(db, filter, { after, limit: atOnce });
    yield ids;
    if (ids.length < atOnce) return;
    after = ids.at(-1) ?? 0;
  }
}

/** The same as they are edited. */
export async function* walkFilteredForms(
  db: Kysely<Database>,
  filter: ProductFilter,
  atOnce: number,
): AsyncGenerator<EditedProduct[]> {
  for await (const ids of walkFilteredIds(db, filter, atOnce)) yield await readForms(db, ids);
}
