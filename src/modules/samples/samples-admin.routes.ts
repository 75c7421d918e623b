import { sampleCountsSchema } from '#domain/schemas/samples.schema.ts';
import { defineRoute, type ApiRoute } from '#http/define-route.ts';

import type { SampleService } from './sample-service.ts';

/** Orders, enquiries, reviews and comments that came with the demo. */
export function adminSamplesRoutes({ samples }: { samples: SampleService }): ApiRoute[] {
  return [
    defineRoute(
      {
        method: 'GET',
        path: '/admin/samples',
        group: 'Back office',
        summary: 'How many orders, enquiries, reviews and comments are samples of the demo',
        cache: 'private',
        access: 'admin',
        response: sampleCountsSchema,
        failures: [401, 403],
      },
      () => samples.count(),
    ),
    defineRoute(
      {
        method: 'DELETE',
        path: '/admin/samples',
        group: 'Back office',
        summary: 'Removes all samples of the demo; what is one’s own stays as it is',
        cache: 'private',
        access: 'admin',
        response: sampleCountsSchema,
        failures: [401, 403],
      },
      () => samples.remove(),
    ),
  ];
}
