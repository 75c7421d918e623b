import type { FastifyInstance, FastifyRequest } from 'fastify';

import { AppError, notFound } from '#domain/errors.ts';
import { carrierKeySchema } from '#domain/schemas/delivery.schema.ts';
import { sendError } from '#http/errors.ts';
import type { RawNotification } from '#modules/payment-methods/payment-provider.ts';
import { NotificationError } from '#modules/payment-methods/provider-error.ts';

interface CarrierNotificationsDeps {
  carriers: { receiveNotification(carrier: string, notification: RawNotification): Promise<void> };
}

const path = '/api/carrier/notification';
const bodyLimit = 64 * 1024;

/** Where a carrier tells this shop that something has changed. */
export function carrierNotificationUrlOf(origin: string, carrier: string): string {
  return `${origin}${path}?carrier=${encodeURIComponent(carrier)}`;
}

/** What carriers send: nobody signs it, so that it changes nothing, and has the carrier asked. */
export function registerCarrierNotifications(app: FastifyInstance, deps: CarrierNotificationsDeps): void {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit }, (_request, body, done) =>
      done(null, body),
    );
    scope.setErrorHandler((error, request, reply) => sendError(error, request, reply));
    scope.post(path, { bodyLimit }, async (request, reply) => {
      await receive(deps, request);
      return reply.header('cache-control', 'no-store').type('text/plain').send('OK');
    });
  });
}

async function receive({ carriers }: CarrierNotificationsDeps, request: FastifyRequest): Promise<void> {
  const { searchParams } = new URL(request.url, 'http://shop.invalid');
  const carrier = carrierKeySchema.safeParse(searchParams.get('carrier'));
  if (!carrier.success) throw notFound('carrier');
  const rawBody = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
  try {
    await carriers.receiveNotification(carrier.data, {
      headers: request.headers,
      rawBody,
      address: request.ip,
    });
  } catch (error) {
    if (!(error instanceof NotificationError)) throw error;
    throw new AppError('bad_request', 'carriers.errors.notification', { cause: error });
  }
}
