import {
  backupPlanChangeSchema,
  backupsAnswerSchema,
  backupStateSchema,
} from '#domain/schemas/backups.schema.ts';
import { defineRoute, type ApiRoute } from '#http/define-route.ts';

import type { PlannedBackups } from './planned-backups.ts';

const route = {
  group: 'Back office',
  cache: 'private',
  access: 'admin',
  response: backupsAnswerSchema,
} as const;

/** Backups that the shop makes by itself. */
export function adminBackupsRoutes({ backups }: { backups: PlannedBackups }): ApiRoute[] {
  return [
    defineRoute(
      {
        ...route,
        method: 'GET',
        path: '/admin/backups',
        summary: 'The backups that the shop has made, and when it makes them',
        failures: [401, 403],
      },
      () => backups.read(),
    ),
    defineRoute(
      {
        ...route,
        method: 'GET',
        path: '/admin/backups/state',
        summary: 'Whether the shop is backed up as it should be',
        response: backupStateSchema,
        failures: [401, 403],
      },
      () => backups.readState(),
    ),
    defineRoute(
      {
        ...route,
        method: 'PUT',
        path: '/admin/backups/plan',
        summary: 'Set when backups are made, how many are kept, and where',
        body: backupPlanChangeSchema,
        failures: [401, 403, 409, 422],
        // It writes all data of the shop to a folder of the server.
        isSensitive: true,
      },
      ({ body }) => backups.changePlan(body),
    ),
    defineRoute(
      {
        ...route,
        method: 'POST',
        path: '/admin/backups',
        summary: 'Make a backup now; the list says what becomes of it',
        status: 202,
        failures: [401, 403, 409],
      },
      () => backups.begin(),
    ),
  ];
}
