import { serverNoticesSchema } from '#domain/schemas/server-notices.schema.ts';
import { newLegalPagesSchema, shopSetupSchema } from '#domain/schemas/shop-setup.schema.ts';
import { defineRoute, type ApiRoute } from '#http/define-route.ts';
import { requireStaff } from '#http/identity.ts';

import type { ShopSetupService } from './shop-setup.ts';

const shared = { group: 'Back office', cache: 'private', access: 'admin' } as const;
const route = { ...shared, response: shopSetupSchema } as const;

interface SetupRoutesDeps {
  shopSetup: ShopSetupService;
  hasUnknownProxy: () => boolean;
}

/** What a new shop needs before it can sell. */
export function adminSetupRoutes({ shopSetup, hasUnknownProxy }: SetupRoutesDeps): ApiRoute[] {
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
    defineRoute(
      {
        ...shared,
        method: 'GET',
        path: '/admin/server-notices',
        summary: 'What whoever runs the server should set, as it shows while it runs',
        response: serverNoticesSchema,
        failures: [401, 403],
      },
      async () => ({ hasUnknownProxy: hasUnknownProxy() }),
    ),
  ];
}
