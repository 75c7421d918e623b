import { z } from 'zod';

import { letterKinds } from '#domain/letters/letter-kinds.ts';
import {
  letterChangeSchema,
  letterDraftSchema,
  letterListSchema,
  letterPreviewSchema,
  letterSchema,
} from '#domain/schemas/letter.schema.ts';
import { mailTestSchema } from '#domain/schemas/mail-server.schema.ts';
import { defineRoute, type ApiRoute } from '#http/define-route.ts';
import { requireStaff } from '#http/identity.ts';
import { languageCodes } from '#locales/languages.ts';

import type { LetterManagement } from './manage-letters.ts';

const route = { group: 'Back office', cache: 'private', access: 'admin' } as const;
const params = z.object({ kind: z.enum(letterKinds), language: z.enum(languageCodes) });
const path = '/admin/mail/letters/{kind}/{language}';
/** All texts of a letter, in letters of three bytes. */
const bodyLimit = 128 * 1024;

/** What letters to people say. */
export function adminLettersRoutes({ letters }: { letters: LetterManagement }): ApiRoute[] {
  return [
    defineRoute(
      {
        ...route,
        method: 'GET',
        path: '/admin/mail/letters',
        summary: 'Letters of the shop to people, and the languages in which their texts are changed',
        response: letterListSchema,
        failures: [401, 403],
      },
      () => letters.list(),
    ),
    defineRoute(
      {
        ...route,
        method: 'GET',
        path,
        summary: 'The texts of a letter in a language: the originals, and what is changed of them',
        params,
        response: letterSchema,
        failures: [401, 403, 404],
      },
      ({ params: key }) => letters.read(key),
    ),
    defineRoute(
      {
        ...route,
        method: 'PUT',
        path,
        summary: 'Changes the texts of a letter; letters that leave from now on say them',
        params,
        body: letterChangeSchema,
        bodyLimit,
        response: letterSchema,
        failures: [401, 403, 404, 409, 422],
      },
      ({ params: key, body }) => letters.change(key, body),
    ),
    defineRoute(
      {
        ...route,
        method: 'POST',
        path: `${path}/preview`,
        summary: 'The letter with texts that are not stored, about an order or an example',
        params,
        body: letterDraftSchema,
        bodyLimit,
        response: letterPreviewSchema,
        failures: [401, 403, 404, 422],
        isRoutine: true,
      },
      ({ params: key, body, identity }) => letters.preview(key, body, requireStaff(identity)),
    ),
    defineRoute(
      {
        ...route,
        method: 'POST',
        path: `${path}/test-letter`,
        summary: 'Sends the same to the own address now, and tells what came of it',
        params,
        body: letterDraftSchema,
        bodyLimit,
        response: mailTestSchema,
        failures: [401, 403, 404, 409, 422, 429],
      },
      ({ params: key, body, identity }) => letters.test(key, body, requireStaff(identity)),
    ),
  ];
}
