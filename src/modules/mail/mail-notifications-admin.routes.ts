import { mailNotificationsSchema } from '#domain/schemas/mail-notifications.schema.ts';
import { defineRoute, type ApiRoute } from '#http/define-route.ts';

import type { MailNotificationSettings } from './mail-notifications.ts';

const common = {
  path: '/admin/shop-letters',
  group: 'Back office',
  response: mailNotificationsSchema,
  cache: 'private',
  access: 'admin',
} as const;

export function adminMailNotificationsRoutes({
  mailNotifications,
}: {
  mailNotifications: MailNotificationSettings;
}): ApiRoute[] {
  return [
    defineRoute(
      {
        ...common,
        method: 'GET',
        summary: 'Which emails the shop itself gets, and at which addresses',
        failures: [401, 403],
      },
      () => mailNotifications.read(),
    ),
    defineRoute(
      {
        ...common,
        method: 'PUT',
        summary:
          'Sets which emails the shop itself gets. An email without addresses goes to the first of the shop’s own',
        body: mailNotificationsSchema,
        failures: [401, 403, 422],
      },
      ({ body }) => mailNotifications.save(body),
    ),
  ];
}
