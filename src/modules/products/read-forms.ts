import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import type { EditedProduct } from '#domain/schemas/product-form.schema.ts';

import { composeForm } from './compose-form.ts';
import { selectProductForms } from './product-form.queries.ts';

/** Products as they are edited, disabled ones too, in the order of ids; missing ones are left out. */
export async function readForms(db: Kysely<Database>, ids: readonly number[]): Promise<EditedProduct[]> {
  const rows = await selectProductForms(db, ids);
  return rows.map(composeForm);
}
