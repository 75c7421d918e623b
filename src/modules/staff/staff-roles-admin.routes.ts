import { z } from 'zod';

import { staffRoleInputSchema, staffRoleSettingsSchema } from '#domain/schemas/staff.schema.ts';
import { defineRoute, type ApiRoute } from '#http/define-route.ts';
import { idParameter } from '#http/query-parsing.ts';

import type { StaffRoles } from './staff-roles.ts';

const route = { group: 'Staff', cache: 'private', access: 'admin' } as const;
/** As with the people: whoever gives rights has just shown who they are. */
const sensitive = { ...route, isSensitive: true } as const;
const params = z.object({ id: idParameter() });

/** Roles that the shop composes of rights, beside the administrator and the manager. */
export function adminStaffRolesRoutes({ roles }: { roles: StaffRoles }): ApiRoute[] {
  return [
    defineRoute(
      {
        ...route,
        method: 'GET',
        path: '/admin/staff-roles',
        summary: 'Roles of the shop’s own with their rights, by name',
        response: z.array(staffRoleSettingsSchema),
        failures: [401, 403],
      },
      () => roles.list(),
    ),
    defineRoute(
      {
        ...sensitive,
        method: 'POST',
        path: '/admin/staff-roles',
        summary: 'Make a role',
        body: staffRoleInputSchema,
        response: staffRoleSettingsSchema,
        status: 201,
        failures: [401, 403, 409, 422],
      },
      ({ body }) => roles.create(body),
    ),
    defineRoute(
      {
        ...sensitive,
        method: 'PUT',
        path: '/admin/staff-roles/{id}',
        summary: 'Change name and rights; holds at once for everybody who has the role',
        params,
        body: staffRoleInputSchema,
        response: staffRoleSettingsSchema,
        failures: [401, 403, 404, 422],
      },
      ({ params: { id }, body }) => roles.change(id, body),
    ),
    defineRoute(
      {
        ...sensitive,
        method: 'DELETE',
        path: '/admin/staff-roles/{id}',
        summary: 'Remove a role that nobody has',
        params,
        response: z.void(),
        status: 204,
        failures: [401, 403, 404, 409],
      },
      ({ params: { id } }) => roles.remove(id),
    ),
  ];
}
