import { z } from 'zod';

import { requestCaps } from '#domain/limits.ts';
import { pickerKindSchema, pickerItemListSchema } from '#domain/schemas/picker-item.schema.ts';
import { defineRoute, type ApiRoute } from '#http/define-route.ts';
import {
  idsParameter,
  limitParameter,
  offsetParameter,
  textParameter,
  textsParameter,
} from '#http/query-parsing.ts';

import type { PickerItemReader } from './picker-item-reader.ts';

/** What the editor's pickers list and what chosen ids and addresses are called. */
export function adminPickersRoutes({ pickerItems }: { pickerItems: PickerItemReader }): ApiRoute[] {
  return [
    defineRoute(
      {
        method: 'GET',
        path: '/admin/picks/{kind}',
        group: 'Editing',
        summary: 'Pages, catalogs, products, categories, articles or tags to choose from, by title',
        cache: 'private',
        access: 'manager',
        params: z.object({ kind: pickerKindSchema }),
        query: z.object({
          q: textParameter(200).default(''),
          ids: idsParameter(),
          urls: textsParameter({ max: requestCaps.ids, maxLength: 300 }),
          offset: offsetParameter(),
          limit: limitParameter(30),
        }),
        response: pickerItemListSchema,
        failures: [401, 403],
      },
      ({ params: { kind }, query }) => pickerItems.list(kind, query),
    ),
  ];
}
