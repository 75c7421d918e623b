import { z } from 'zod';

import {
  staffInvitationLinkSchema,
  staffInvitationSchema,
  staffMemberChangeSchema,
  staffMemberSchema,
  staffPolicySchema,
} from '#domain/schemas/staff.schema.ts';
import { defineRoute, type ApiRoute } from '#http/define-route.ts';
import { requireStaffSession } from '#http/identity.ts';
import { idParameter } from '#http/query-parsing.ts';

import type { StaffMembers } from './staff-members.ts';

const route = { group: 'Staff', cache: 'private', access: 'admin' } as const;
/** Who may come in is decided by whoever has just shown who they are. */
const sensitive = { ...route, isSensitive: true } as const;
const params = z.object({ id: idParameter() });
const nothing = { response: z.void(), status: 204 } as const;

/** The members of the staff. */
export function adminMembersRoutes({ members }: { members: StaffMembers }): ApiRoute[] {
  return [
    defineRoute(
      {
        ...route,
        method: 'GET',
        path: '/admin/staff',
        summary: 'Everybody on the staff',
        response: z.array(staffMemberSchema),
        failures: [401, 403],
      },
      () => members.list(),
    ),
    defineRoute(
      {
        ...sensitive,
        method: 'POST',
        path: '/admin/staff',
        summary: 'Invite somebody by mail',
        body: staffInvitationSchema,
        response: staffMemberSchema,
        status: 201,
        failures: [401, 403, 422],
      },
      ({ body }) => members.invite(body),
    ),
    defineRoute(
      {
        ...sensitive,
        method: 'PUT',
        path: '/admin/staff/{id}',
        summary: 'Change name or role, disable or enable; never one’s own role, never the last admin’s',
        params,
        body: staffMemberChangeSchema,
        response: staffMemberSchema,
        failures: [401, 403, 404, 409, 422],
      },
      ({ params: { id }, body, identity }) => members.change(requireStaffSession(identity), id, body),
    ),
    defineRoute(
      {
        ...sensitive,
        ...nothing,
        method: 'DELETE',
        path: '/admin/staff/{id}',
        summary: 'Remove somebody; what they did stays in the audit log',
        params,
        failures: [401, 403, 404, 409],
      },
      ({ params: { id }, identity }) => members.remove(requireStaffSession(identity), id),
    ),
    defineRoute(
      {
        ...route,
        ...nothing,
        method: 'POST',
        path: '/admin/staff/{id}/invitation',
        summary: 'Send the invitation again',
        params,
        failures: [401, 403, 404, 409],
      },
      ({ params: { id } }) => members.inviteAgain(id),
    ),
    defineRoute(
      {
        ...sensitive,
        method: 'POST',
        path: '/admin/staff/{id}/invitation-link',
        summary: 'A link of the invitation to hand over; the one in the email works no longer',
        params,
        response: staffInvitationLinkSchema,
        failures: [401, 403, 404, 409],
      },
      ({ params: { id } }) => members.linkInvitation(id),
    ),
    defineRoute(
      {
        ...route,
        ...nothing,
        method: 'DELETE',
        path: '/admin/staff/{id}/sessions',
        summary: 'Sign somebody out everywhere; of one’s own sessions the current one stays',
        params,
        failures: [401, 403, 404],
      },
      ({ params: { id }, identity }) => members.endSessions(requireStaffSession(identity), id),
    ),
    defineRoute(
      {
        ...sensitive,
        ...nothing,
        method: 'DELETE',
        path: '/admin/staff/{id}/totp',
        summary: 'Turn off two-factor sign-in of somebody who has lost phone and codes',
        params,
        failures: [401, 403, 404, 409],
      },
      ({ params: { id }, identity }) => members.resetTotp(requireStaffSession(identity), id),
    ),
    defineRoute(
      {
        ...route,
        method: 'GET',
        path: '/admin/staff-policy',
        summary: 'What holds for everybody on the staff',
        response: staffPolicySchema,
        failures: [401, 403],
      },
      () => members.readPolicy(),
    ),
    defineRoute(
      {
        ...sensitive,
        method: 'PUT',
        path: '/admin/staff-policy',
        summary: 'Ask everybody for two-factor sign-in, or no longer',
        body: staffPolicySchema,
        response: staffPolicySchema,
        failures: [401, 403, 409, 422],
      },
      ({ identity, body }) => members.changePolicy(requireStaffSession(identity), body),
    ),
  ];
}
