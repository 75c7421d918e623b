import {
  starterSiteAnswerSchema,
  starterSiteInputSchema,
  starterSitesSchema,
  type StarterSiteManagement,
} from '#domain/schemas/starter-site.schema.ts';
import { defineRoute, type ApiRoute } from '#http/define-route.ts';

/** Ready sites that an empty shop may begin with. */
export function adminStarterSitesRoutes({
  starterSites,
}: {
  starterSites: StarterSiteManagement;
}): ApiRoute[] {
  return [
    defineRoute(
      {
        method: 'GET',
        path: '/admin/starter-sites',
        group: 'Back office',
        summary: 'Ready sites to begin with, and whether the shop is still empty enough for one',
        cache: 'private',
        access: 'admin',
        response: starterSitesSchema,
        failures: [401, 403],
      },
      () => starterSites.read(),
    ),
    defineRoute(
      {
        method: 'POST',
        path: '/admin/starter-sites',
        group: 'Back office',
        summary:
          'Fills an empty shop, or one that still is the demo, with a ready site; what is one’s own stays as it is',
        cache: 'private',
        access: 'admin',
        body: starterSiteInputSchema,
        response: starterSiteAnswerSchema,
        failures: [401, 403, 409, 422],
      },
      ({ body }) => starterSites.start(body.site),
    ),
  ];
}
