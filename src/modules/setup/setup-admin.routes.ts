import { newLegalPagesSchema, shopSetupSchema } from '#domain/schemas/shop-setup.schema.ts';
import { defineRoute, type ApiRoute } from '#http/define-route.ts';
import { requireStaff } from '#http/identity.ts';

import type { ShopSetupService } from './shop-setup.ts';

const route = { group: 'Back office', cache: 'private', access: 'admin', response: shopSetupSchema } as const;

/** What a new shop needs before it can sell. */
export function adminSetupRoutes({ shopSetup }: { shopSetup: ShopSetupService }): ApiRoute[] {
  return [
    defineRoute(
      {
        ...route,
        method: 'GET',
        path: '/admin/shop-setup',
        summary: 'What the shop has of all that it needs before it can sell',
        failures: [401, 403],
      },
      () => shopSetup.read(),
    ),
    defineRoute(
      {
        ...route,
        method: 'POST',
        path: '/admin/shop-setup/legal-pages',
        summary: 'Make legal pages of their templates; those with blanks wait to be filled and published',
        body: newLegalPagesSchema,
        failures: [401, 403, 422],
      },
      ({ body, identity }) => shopSetup.addLegalPages(body, requireStaff(identity)),
    ),
  ];
}
