import { z } from 'zod';

import type { ProductFilter } from '#domain/schemas/manage-products.schema.ts';
import { idParameter, textParameter } from '#http/query-parsing.ts';

/** What a call that means several products may ask for in its query. */
export const filterQuery = {
  q: textParameter(200).optional(),
  /** 0: in no catalog. */
  catalog: idParameter({ min: 0 }).optional(),
  state: z.enum(['enabled', 'disabled']).optional(),
  stock: z.enum(['low', 'out']).optional(),
};

export function filterOf({ q, catalog, state, stock }: ProductFilter): ProductFilter {
  return { q, catalog, state, stock };
}
