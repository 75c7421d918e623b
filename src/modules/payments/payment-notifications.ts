import type { FastifyInstance, FastifyRequest } from 'fastify';

import { AppError, notFound } from '#domain/errors.ts';
import { paths } from '#domain/routes.ts';
import { sendError } from '#http/errors.ts';
import { NotificationError } from '#modules/payment-methods/provider-error.ts';

import type { PaymentService } from './payment-service.ts';
import { resolveShopUrl } from './shop-url.ts';

interface NotificationDeps {
  payments: Pick<PaymentService, 'receiveNotification'>;
  origin(): string;
}

const bodyLimit = 64 * 1024;

/**
 * What providers send: notifications, whose signatures are of the very bytes that came, so that nothing
 * parses them before; and shoppers whom a provider sends back by POST, who go on to the page.
 */
export function registerPaymentNotifications(app: FastifyInstance, deps: NotificationDeps): void {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit }, (_request, body, done) =>
      done(null, body),
    );
    scope.setErrorHandler((error, request, reply) => sendError(error, request, reply));
    for (const path of [`/api${paths.paymentNotification}`, paths.paymentNotification]) {
      scope.post(path, { bodyLimit }, async (request, reply) => {
        await receive(deps, request);
        return reply.header('cache-control', 'no-store').type('text/plain').send('OK');
      });
    }
    scope.post(paths.paymentReturn, { bodyLimit }, async (request, reply) => {
      const target = resolveShopUrl(queryOf(request).get('to') ?? '', [deps.origin()]);
      const { pathname, search } = new URL(target ?? paths.payment, deps.origin());
      return reply.header('cache-control', 'no-store').redirect(`${pathname}${search}`, 303);
    });
  });
}

async function receive({ payments }: NotificationDeps, request: FastifyRequest): Promise<void> {
  const provider = queryOf(request).get('provider') ?? '';
  if (!/^[a-z][a-z0-9_-]{0,40}$/.test(provider)) throw notFound('paymentProvider');
  const rawBody = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
  try {
    await payments.receiveNotification(provider, { headers: request.headers, rawBody, address: request.ip });
  } catch (error) {
    if (!(error instanceof NotificationError)) throw error;
    request.log.warn({ err: error, provider, address: request.ip }, 'A payment notification was refused');
    throw new AppError('bad_request', 'payments.notificationRefused', { cause: error });
  }
}

function queryOf(request: FastifyRequest): URLSearchParams {
  return new URL(request.url, 'http://shop.invalid').searchParams;
}
