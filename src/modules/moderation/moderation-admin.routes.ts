import { moderationCountsSchema, type ModerationCounts } from '#domain/schemas/moderation.schema.ts';
import { defineRoute, type ApiRoute } from '#http/define-route.ts';
import { moderationRoute } from '#http/moderation-list.ts';

export function adminModerationRoutes({
  readCounts,
}: {
  readCounts(): Promise<ModerationCounts>;
}): ApiRoute[] {
  return [
    defineRoute(
      {
        ...moderationRoute,
        method: 'GET',
        path: '/admin/moderation/counts',
        summary: 'How many reviews, comments and enquiries there are of each status',
        response: moderationCountsSchema,
        failures: [401, 403],
      },
      () => readCounts(),
    ),
  ];
}
