import { z } from 'zod';

import { AppError } from '#domain/errors.ts';
import { resetRequestAnswerSchema, successSchema } from '#domain/schemas/account.schema.ts';
import {
  invitationAcceptanceSchema,
  secondStepSchema,
  staffLoginSchema,
  staffResetRequestSchema,
  staffResetSchema,
  staffSessionSchema,
  staffSetupSchema,
  staffSignInSchema,
  type StaffSignInAnswer,
} from '#domain/schemas/staff.schema.ts';
import { answerResetRequest, type MailStateReader } from '#http/answer-reset-request.ts';
import { defineRoute, type ApiRoute } from '#http/define-route.ts';
import { requireStaffSession } from '#http/identity.ts';
import type { MessageKey } from '#locales/message-keys.ts';
import { deleteStaffCookie, staffCookie } from '#modules/auth/staff-cookie.ts';

import type { StaffAccounts } from './staff-accounts.ts';
import { staffCaller } from './staff-caller.ts';

const wrongLogin: MessageKey = 'forms.errors.login';
const group = 'Staff';
const common = { method: 'POST', group, cache: 'private', ignoresToken: true } as const;
const signingIn = { ...common, response: staffSignInSchema } as const;
const done = { success: true } as const;

/** Signing in and out; a session comes with the cookie that keeps it over a reload. */
export function adminStaffRoutes({
  staff,
  hasSecureOrigin,
  mail,
}: {
  staff: StaffAccounts;
  hasSecureOrigin: boolean;
  mail: MailStateReader;
}): ApiRoute[] {
  type SetHeader = (name: string, value: string) => void;
  const keep = <Answer extends StaffSignInAnswer>(session: Answer, setHeader: SetHeader): Answer => {
    if (session.token) setHeader('set-cookie', staffCookie(session.token, hasSecureOrigin));
    return session;
  };
  return [
    defineRoute(
      {
        ...signingIn,
        path: '/admin/login',
        summary: 'Sign in as staff; `secondStep` instead of a session asks for a code',
        body: staffLoginSchema,
        failures: [401, 422, 429],
      },
      async ({ body, request, setHeader }) => {
        const session = await staff.logIn(body, staffCaller(request));
        if (!session) throw new AppError('unauthorized', wrongLogin);
        return keep(session, setHeader);
      },
    ),
    defineRoute(
      {
        ...common,
        response: staffSessionSchema,
        path: '/admin/login/code',
        summary: 'The second step: a code of the app, or a recovery code',
        body: secondStepSchema,
        failures: [401, 422, 429],
      },
      async ({ body, request, setHeader }) =>
        keep(await staff.takeSecondStep(body, staffCaller(request)), setHeader),
    ),
    defineRoute(
      {
        method: 'POST',
        path: '/admin/logout',
        group,
        summary: 'End the session of the token',
        response: z.void(),
        status: 204,
        failures: [401, 403],
        cache: 'private',
        access: 'staff',
      },
      async ({ identity, setHeader }) => {
        await staff.logOut(requireStaffSession(identity));
        setHeader('set-cookie', deleteStaffCookie(hasSecureOrigin));
      },
    ),
    defineRoute(
      {
        ...signingIn,
        path: '/admin/setup',
        summary: 'Make the first admin with the token of the set-up link',
        body: staffSetupSchema,
        status: 201,
        failures: [404, 422, 429],
      },
      async ({ body, request, setHeader }) => keep(await staff.setUp(body, staffCaller(request)), setHeader),
    ),
    defineRoute(
      {
        ...signingIn,
        path: '/admin/invitation',
        summary: 'Set a password with the token of an invitation, once, and sign in',
        body: invitationAcceptanceSchema,
        status: 201,
        failures: [404, 422, 429],
      },
      async ({ body, request, setHeader }) =>
        keep(await staff.acceptInvitation(body, staffCaller(request)), setHeader),
    ),
    defineRoute(
      {
        ...common,
        path: '/admin/password-reset-request',
        summary: 'Ask for a mail with a link to set a new password; the answer is the same for any email',
        body: staffResetRequestSchema,
        response: resetRequestAnswerSchema,
        failures: [422, 429],
      },
      async ({ body, request }) => {
        await staff.requestReset(body.email, staffCaller(request));
        return answerResetRequest(mail);
      },
    ),
    defineRoute(
      {
        ...common,
        path: '/admin/password-reset',
        summary: 'Set a new password with the token of the mail, once; every session ends',
        body: staffResetSchema,
        response: successSchema,
        failures: [404, 422, 429],
      },
      async ({ body, request }) => {
        await staff.resetPassword(body, staffCaller(request));
        return done;
      },
    ),
  ];
}
