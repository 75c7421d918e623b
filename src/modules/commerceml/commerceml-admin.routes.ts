import { z } from 'zod';

import { translateError } from '#domain/i18n/translate-errors.ts';
import {
  commercemlChoicesSchema,
  commercemlConnectionSchema,
  commercemlExchangeSchema,
  commercemlPasswordSchema,
} from '#domain/schemas/commerceml.schema.ts';
import { defineRoute, type ApiRoute } from '#http/define-route.ts';
import { requireStaff } from '#http/identity.ts';
import { idParameter } from '#http/query-parsing.ts';
import { languageOfStaff } from '#http/translate-error.ts';
import { translatorOf } from '#i18n/messages-of.ts';

import type { CommercemlManagement } from './manage-connection.ts';

const route = { group: 'Integrations', cache: 'private', access: 'admin' } as const;

/** The connection with 1C; no key opens these calls. */
export function adminCommercemlRoutes({ commerceml }: { commerceml: CommercemlManagement }): ApiRoute[] {
  return [
    defineRoute(
      {
        ...route,
        method: 'GET',
        path: '/admin/1c',
        summary: 'The connection with 1C: what is chosen, and what 1C has named to choose from',
        response: commercemlConnectionSchema,
        failures: [401, 403],
      },
      () => commerceml.read(),
    ),
    defineRoute(
      {
        ...route,
        method: 'PUT',
        path: '/admin/1c',
        summary:
          'Switch the exchange on or off, choose prices, warehouses and what becomes of missing products',
        body: commercemlChoicesSchema,
        response: commercemlConnectionSchema,
        failures: [401, 403, 422],
      },
      ({ body }) => commerceml.change(body),
    ),
    defineRoute(
      {
        ...route,
        method: 'POST',
        path: '/admin/1c/password',
        summary: 'Make a login and a password for 1C, which are in this answer alone; those before are void',
        response: commercemlPasswordSchema,
        status: 201,
        failures: [401, 403],
        isSensitive: true,
      },
      ({ identity }) => commerceml.makePassword(requireStaff(identity)),
    ),
    defineRoute(
      {
        ...route,
        method: 'DELETE',
        path: '/admin/1c/password',
        summary: 'Stop the access of 1C',
        response: z.void(),
        status: 204,
        failures: [401, 403],
      },
      () => commerceml.revokePassword(),
    ),
    defineRoute(
      {
        ...route,
        method: 'GET',
        path: '/admin/1c/exchanges',
        summary: 'What 1C has sent, the newest first, and what became of it',
        response: z.array(commercemlExchangeSchema),
        failures: [401, 403],
      },
      async ({ request }) => {
        const t = translatorOf(languageOfStaff(request) ?? 'en');
        const inWords = (failure: string | null) => (failure === null ? null : translateError(failure, t));
        return (await commerceml.listExchanges()).map((exchange) => ({
          ...exchange,
          files: exchange.files.map((file) => ({
            ...file,
            failure: inWords(file.failure),
            notes: file.notes.map((note) => ({
              ...note,
              texts: note.texts.map((text) => translateError(text, t)),
            })),
          })),
        }));
      },
    ),
    ...(['confirm', 'dismiss'] as const).map((verb) =>
      defineRoute(
        {
          ...route,
          method: 'POST',
          path: `/admin/1c/exchanges/{id}/${verb}`,
          summary:
            verb === 'confirm'
              ? 'Do with the many products that a full upload did not name as is chosen'
              : 'Leave them as they are',
          params: z.object({ id: idParameter() }),
          response: z.void(),
          status: 204,
          failures: [401, 403, 404],
        },
        ({ params: { id } }) => commerceml.answer(id, verb === 'confirm'),
      ),
    ),
  ];
}
