import { shopLettersSchema } from '#domain/schemas/shop-letters.schema.ts';
import { defineRoute, type ApiRoute } from '#http/define-route.ts';

import type { ShopLetterSettings } from './shop-letters.ts';

const common = {
  path: '/admin/shop-letters',
  group: 'Back office',
  response: shopLettersSchema,
  cache: 'private',
  access: 'admin',
} as const;

export function adminShopLettersRoutes({ shopLetters }: { shopLetters: ShopLetterSettings }): ApiRoute[] {
  return [
    defineRoute(
      {
        ...common,
        method: 'GET',
        summary: 'Which letters the shop itself gets, and at which addresses',
        failures: [401, 403],
      },
      () => shopLetters.read(),
    ),
    defineRoute(
      {
        ...common,
        method: 'PUT',
        summary:
          'Sets which letters the shop itself gets. A letter without addresses goes to the first of the shop’s own',
        body: shopLettersSchema,
        failures: [401, 403, 422],
      },
      ({ body }) => shopLetters.save(body),
    ),
  ];
}
