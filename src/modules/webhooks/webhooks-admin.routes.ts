import { z } from 'zod';

import {
  newWebhookSchema,
  webhookChangeSchema,
  webhookDeliveriesSchema,
  webhookDeliverySchema,
  webhookDeliveryStates,
  webhookMessageIdSchema,
  webhookReplayedSchema,
  webhookReplaySchema,
  webhookSchema,
  webhookSecretSchema,
} from '#domain/schemas/webhooks.schema.ts';
import { defineRoute, type ApiRoute } from '#http/define-route.ts';
import { idParameter, limitParameter, offsetParameter } from '#http/query-parsing.ts';

import type { WebhookManagement } from './manage-webhooks.ts';

const route = { group: 'Integrations', cache: 'private', access: 'admin' } as const;
/** What leaves the shop for another machine is decided by whoever has just shown who they are. */
const sensitive = { ...route, isSensitive: true } as const;
const params = z.object({ id: idParameter() });

/** Addresses that the shop tells of what happens. */
export function adminWebhooksRoutes({ webhooks }: { webhooks: WebhookManagement }): ApiRoute[] {
  return [
    defineRoute(
      {
        ...route,
        method: 'GET',
        path: '/admin/webhooks',
        summary: 'The addresses that are told of events',
        response: z.array(webhookSchema),
        failures: [401, 403],
      },
      () => webhooks.list(),
    ),
    defineRoute(
      {
        ...sensitive,
        method: 'POST',
        path: '/admin/webhooks',
        summary: 'Tell an address of events; the secret that signs is in this answer alone',
        body: newWebhookSchema,
        response: webhookSecretSchema,
        status: 201,
        failures: [401, 403, 409, 422],
      },
      ({ body }) => webhooks.add(body),
    ),
    defineRoute(
      {
        ...sensitive,
        method: 'PUT',
        path: '/admin/webhooks/{id}',
        summary: 'Change an address and its events, switch it off or on',
        params,
        body: webhookChangeSchema,
        response: webhookSchema,
        failures: [401, 403, 404, 409, 422],
      },
      ({ params: { id }, body }) => webhooks.change(id, body),
    ),
    defineRoute(
      {
        ...sensitive,
        method: 'DELETE',
        path: '/admin/webhooks/{id}',
        summary: 'Tell an address nothing more; its log goes with it',
        params,
        response: z.void(),
        status: 204,
        failures: [401, 403, 404],
      },
      ({ params: { id } }) => webhooks.remove(id),
    ),
    defineRoute(
      {
        ...sensitive,
        method: 'POST',
        path: '/admin/webhooks/{id}/secret',
        summary: 'A new secret, in this answer alone; the one before signs too for a day',
        params,
        response: webhookSecretSchema,
        failures: [401, 403, 404],
      },
      ({ params: { id } }) => webhooks.rotate(id),
    ),
    defineRoute(
      {
        ...route,
        method: 'POST',
        path: '/admin/webhooks/{id}/test',
        summary: 'Send a test message now, and tell what came of it',
        params,
        response: webhookDeliverySchema,
        failures: [401, 403, 404, 429],
      },
      ({ params: { id } }) => webhooks.test(id),
    ),
    ...deliveryRoutes(webhooks),
  ];
}

function deliveryRoutes(webhooks: WebhookManagement): ApiRoute[] {
  return [
    defineRoute(
      {
        ...route,
        method: 'GET',
        path: '/admin/webhooks/{id}/deliveries',
        summary: 'What was sent to an address and what came of it, the newest first',
        params,
        query: z.object({
          state: z.enum(webhookDeliveryStates).optional(),
          offset: offsetParameter(),
          limit: limitParameter(20),
        }),
        response: webhookDeliveriesSchema,
        failures: [401, 403, 404],
      },
      ({ params: { id }, query }) => webhooks.listDeliveries(id, query),
    ),
    defineRoute(
      {
        ...route,
        method: 'POST',
        path: '/admin/webhooks/{id}/deliveries/{messageId}/replay',
        summary: 'Send a message again that arrived or was given up',
        params: params.extend({ messageId: webhookMessageIdSchema }),
        response: webhookDeliverySchema,
        failures: [401, 403, 404],
      },
      ({ params: { id, messageId } }) => webhooks.replay(id, messageId),
    ),
    defineRoute(
      {
        ...route,
        method: 'POST',
        path: '/admin/webhooks/{id}/replay',
        summary: 'Send again all messages that were given up since a moment',
        params,
        body: webhookReplaySchema,
        response: webhookReplayedSchema,
        failures: [401, 403, 404, 422],
      },
      async ({ params: { id }, body }) => ({ count: await webhooks.replayFailed(id, new Date(body.since)) }),
    ),
  ];
}
