import { z } from 'zod';

import { accountExportSchema } from '#domain/schemas/account-export.schema.ts';
import {
  accountChangeSchema,
  accountSchema,
  ownAccountSchema,
  ownReviewSchema,
  profileSchema,
  resetRequestAnswerSchema,
  successSchema,
} from '#domain/schemas/account.schema.ts';
import { answerResetRequest, type MailStateReader } from '#http/answer-reset-request.ts';
import { defineRoute, type ApiRoute } from '#http/define-route.ts';
import { requireUser, requireUserSession } from '#http/identity.ts';
import { limitParameter, offsetParameter, textParameter } from '#http/query-parsing.ts';

import type { Accounts } from './accounts.ts';

const group = 'Own account';
const own = { group, cache: 'private', access: 'user' } as const;

export function usersRoutes({ accounts, mail }: { accounts: Accounts; mail: MailStateReader }): ApiRoute[] {
  return [
    defineRoute(
      { ...own, method: 'GET', path: '/users', summary: 'The signed-in account', response: ownAccountSchema },
      async ({ identity }) => accounts.read(requireUser(identity)),
    ),
    defineRoute(
      {
        ...own,
        method: 'PUT',
        path: '/users',
        summary: 'Change email or password; every other session ends',
        body: accountChangeSchema,
        response: accountSchema,
        failures: [409, 422, 429],
      },
      async ({ identity, body }) => accounts.change(requireUserSession(identity), body),
    ),
    defineRoute(
      {
        ...own,
        method: 'POST',
        path: '/users/email_confirmation',
        summary: 'Ask for a mail with a link that confirms the own email',
        response: resetRequestAnswerSchema,
        failures: [429],
      },
      async ({ identity }) => {
        await accounts.requestEmailConfirmation(requireUser(identity));
        return answerResetRequest(mail);
      },
    ),
    defineRoute(
      {
        ...own,
        method: 'POST',
        path: '/users/email_confirmation/{token}',
        summary:
          'Confirm the own email with the token of the mail, once; orders placed with it as a guest become own',
        params: z.object({ token: textParameter(200) }),
        response: successSchema,
        failures: [404, 429],
      },
      async ({ identity, params: { token } }) => {
        await accounts.confirmEmail(requireUser(identity), token);
        return { success: true } as const;
      },
    ),
    defineRoute(
      {
        ...own,
        method: 'DELETE',
        path: '/users',
        summary: 'Delete the account; orders are kept without the person',
        response: z.void(),
        status: 204,
      },
      async ({ identity }) => accounts.erase(requireUser(identity), { isByStaff: false }),
    ),
    defineRoute(
      {
        ...own,
        method: 'GET',
        path: '/users/export',
        summary: 'Everything that is kept about the signed-in person, as a file',
        response: accountExportSchema,
        failures: [429],
      },
      async ({ identity, setHeader }) => {
        setHeader('content-disposition', 'attachment; filename="account.json"');
        return accounts.exportAll(requireUser(identity));
      },
    ),
    defineRoute(
      { ...own, method: 'GET', path: '/users/profile', summary: 'Own profile', response: profileSchema },
      async ({ identity }) => accounts.readProfile(requireUser(identity)),
    ),
    defineRoute(
      {
        ...own,
        method: 'PUT',
        path: '/users/profile',
        summary: 'Replace the own profile',
        body: profileSchema,
        response: profileSchema,
        failures: [422],
      },
      async ({ identity, body }) => accounts.saveProfile(requireUser(identity), body),
    ),
    defineRoute(
      {
        ...own,
        method: 'GET',
        path: '/users/reviews',
        summary: 'Own reviews with their moderation status, newest first',
        query: z.object({ offset: offsetParameter(), limit: limitParameter(50) }),
        response: z.array(ownReviewSchema),
      },
      async ({ identity, query }) => accounts.listReviews(requireUser(identity), query),
    ),
  ];
}
