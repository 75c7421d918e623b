import { z } from 'zod';

import { AppError } from '#domain/errors.ts';
import {
  accountSchema,
  loginSchema,
  registrationSchema,
  resetConfirmationSchema,
  resetRequestAnswerSchema,
  resetRequestSchema,
  sessionSchema,
  successSchema,
} from '#domain/schemas/account.schema.ts';
import { answerResetRequest, type MailStateReader } from '#http/answer-reset-request.ts';
import { bearerToken } from '#http/authenticate.ts';
import { clientKey } from '#http/client-address.ts';
import { defineRoute, type ApiRoute } from '#http/define-route.ts';
import { textParameter } from '#http/query-parsing.ts';
import type { MessageKey } from '#locales/message-keys.ts';
import { deleteOrdersCookie } from '#modules/orders/order-access.ts';

import type { Accounts } from './accounts.ts';

const group = 'Signing in';
const done = { success: true } as const;
const wrongLogin: MessageKey = 'forms.errors.login';

export function accountsRoutes({
  accounts,
  hasSecureOrigin,
  mail,
}: {
  accounts: Accounts;
  hasSecureOrigin: boolean;
  mail: MailStateReader;
}): ApiRoute[] {
  return [
    defineRoute(
      {
        method: 'POST',
        path: '/login_check',
        group,
        summary: 'Sign in; `username` is the email',
        body: loginSchema,
        response: sessionSchema,
        failures: [401, 422, 429],
        cache: 'private',
        ignoresToken: true,
      },
      async ({ body: { username: email, password }, request }) => {
        const replacedToken = bearerToken(request);
        const session = await accounts.logIn({ email, password, replacedToken }, clientKey(request));
        if (!session) throw new AppError('unauthorized', wrongLogin);
        return session;
      },
    ),
    defineRoute(
      {
        method: 'POST',
        path: '/logout',
        group,
        summary: 'End the session of the token',
        response: z.void(),
        status: 204,
        cache: 'private',
        access: 'signed-in',
      },
      async ({ identity, setHeader }) => {
        if (identity.kind !== 'visitor') await accounts.logOut(identity.tokenHash);
        setHeader('set-cookie', deleteOrdersCookie(hasSecureOrigin));
      },
    ),
    defineRoute(
      {
        method: 'POST',
        path: '/register',
        group,
        summary: 'Open an account',
        body: registrationSchema,
        response: accountSchema,
        status: 201,
        failures: [409, 422, 429],
        cache: 'private',
        ignoresToken: true,
      },
      async ({ body, request }) => accounts.register(body, clientKey(request)),
    ),
    defineRoute(
      {
        method: 'POST',
        path: '/reset_password_request',
        group,
        summary: 'Ask for a mail with a link to set a new password; the answer is the same for any email',
        body: resetRequestSchema,
        response: resetRequestAnswerSchema,
        failures: [422, 429],
        cache: 'private',
        ignoresToken: true,
      },
      async ({ body, request }) => {
        await accounts.requestPasswordReset(body.email, clientKey(request));
        return answerResetRequest(mail);
      },
    ),
    defineRoute(
      {
        method: 'POST',
        path: '/reset_password_confirm/{token}',
        group,
        summary: 'Set a new password with the token of the mail, once; every session ends',
        params: z.object({ token: textParameter(200) }),
        body: resetConfirmationSchema,
        response: successSchema,
        failures: [404, 422, 429],
        cache: 'private',
        ignoresToken: true,
      },
      async ({ params: { token }, body: { password }, request }) => {
        await accounts.confirmPasswordReset({ token, password }, clientKey(request));
        return done;
      },
    ),
  ];
}
