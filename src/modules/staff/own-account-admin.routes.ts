import { z } from 'zod';

import { successSchema } from '#domain/schemas/account.schema.ts';
import {
  ownAccountChangeSchema,
  ownPasswordChangeSchema,
  ownStaffAccountSchema,
  proofSchema,
  recoveryCodesSchema,
  staffOwnSessionSchema,
  totpConfirmationSchema,
  totpEnrolmentSchema,
} from '#domain/schemas/staff.schema.ts';
import { defineRoute, type ApiRoute } from '#http/define-route.ts';
import { requireStaffSession } from '#http/identity.ts';

import type { StaffAccounts } from './staff-accounts.ts';

const common = { group: 'Own account', cache: 'private', access: 'staff' } as const;
const done = { success: true } as const;

/** What everybody on the staff may do for themselves, also before they have the second factor that is asked for. */
export function adminOwnAccountRoutes({ staff }: { staff: StaffAccounts }): ApiRoute[] {
  return [
    defineRoute(
      {
        ...common,
        method: 'GET',
        path: '/admin/me',
        summary: 'Who is signed in',
        response: ownStaffAccountSchema,
        failures: [401, 403],
      },
      ({ identity }) => staff.readOwn(requireStaffSession(identity)),
    ),
    defineRoute(
      {
        ...common,
        method: 'PUT',
        path: '/admin/me',
        summary: 'One’s own name, language of the back office, and whether letters tell of mentions',
        body: ownAccountChangeSchema,
        response: ownStaffAccountSchema,
        failures: [401, 403, 422],
      },
      ({ identity, body }) => staff.changeOwn(requireStaffSession(identity), body),
    ),
    defineRoute(
      {
        ...common,
        method: 'PUT',
        path: '/admin/me/password',
        summary: 'Change one’s own password; every other session ends',
        body: ownPasswordChangeSchema,
        response: successSchema,
        failures: [401, 403, 422, 429],
      },
      async ({ identity, body }) => {
        await staff.changePassword(requireStaffSession(identity), body);
        return done;
      },
    ),
    defineRoute(
      {
        ...common,
        method: 'POST',
        path: '/admin/me/proof',
        summary: 'Give the password again, for ten minutes of calls that ask for it',
        body: proofSchema,
        response: successSchema,
        failures: [401, 403, 422, 429],
        isRoutine: true,
      },
      async ({ identity, body }) => {
        await staff.prove(requireStaffSession(identity), body.password);
        return done;
      },
    ),
    defineRoute(
      {
        ...common,
        method: 'GET',
        path: '/admin/me/sessions',
        summary: 'Where one is signed in, the newest use first',
        response: z.array(staffOwnSessionSchema),
        failures: [401, 403],
      },
      ({ identity }) => staff.listSessions(requireStaffSession(identity)),
    ),
    defineRoute(
      {
        ...common,
        method: 'DELETE',
        path: '/admin/me/sessions/{id}',
        summary: 'End one of one’s own sessions',
        params: z.object({ id: z.uuid() }),
        response: z.void(),
        status: 204,
        failures: [401, 403, 404],
      },
      ({ identity, params: { id } }) => staff.endSession(requireStaffSession(identity), id),
    ),
    defineRoute(
      {
        ...common,
        method: 'POST',
        path: '/admin/me/totp',
        summary: 'A new secret for an authenticator app; it counts once a code is confirmed',
        response: totpEnrolmentSchema,
        failures: [401, 403, 409],
        isSensitive: true,
      },
      ({ identity }) => staff.startTotp(requireStaffSession(identity)),
    ),
    defineRoute(
      {
        ...common,
        method: 'PUT',
        path: '/admin/me/totp',
        summary: 'Turn two-factor sign-in on with a code; answers the recovery codes, once',
        body: totpConfirmationSchema,
        response: recoveryCodesSchema,
        failures: [401, 403, 409, 422, 429],
      },
      ({ identity, body }) => staff.confirmTotp(requireStaffSession(identity), body.code),
    ),
    defineRoute(
      {
        ...common,
        method: 'DELETE',
        path: '/admin/me/totp',
        summary: 'Turn two-factor sign-in off',
        response: z.void(),
        status: 204,
        failures: [401, 403, 409],
        isSensitive: true,
      },
      ({ identity }) => staff.turnOffTotp(requireStaffSession(identity)),
    ),
    defineRoute(
      {
        ...common,
        method: 'POST',
        path: '/admin/me/recovery-codes',
        summary: 'Ten new recovery codes in the place of the old ones, shown once',
        response: recoveryCodesSchema,
        failures: [401, 403, 409],
        isSensitive: true,
      },
      ({ identity }) => staff.renewRecoveryCodes(requireStaffSession(identity)),
    ),
  ];
}
