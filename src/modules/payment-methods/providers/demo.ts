import { z } from 'zod';

import { currencies } from '#domain/currencies.ts';
import { paths } from '#domain/routes.ts';

import { headerOf, isSameSignature, readNotification, signHex } from '../notification-parts.ts';
import { defineProvider, type CreateRequest } from '../payment-provider.ts';
import { NotificationError, ProviderError } from '../provider-error.ts';

/** A reference is of use for this long: the shopper has until then to press a button. */
const lifeMs = 30 * 60 * 1000;

const ticketSchema = z.strictObject({
  paymentId: z.uuid(),
  orderNumber: z.string(),
  amount: z.int().positive(),
  currency: z.enum(currencies),
  returnUrl: z.string(),
  cancelUrl: z.string(),
  expires: z.int(),
});
/** All that the demo's page knows of a payment; it travels signed in the address of the page. */
export type DemoTicket = z.infer<typeof ticketSchema>;

export const demoDecisions = ['completed', 'failed', 'canceled'] as const;
export type DemoDecision = (typeof demoDecisions)[number];

const demoSettingsSchema = z.object({ secret: z.string().min(32).max(200) });
const bodySchema = z.strictObject({ ref: z.string(), status: z.enum(demoDecisions) });

/**
 * A provider that moves no money, so that the demo shop can be bought from without keys: its page is our
 * own, and the shopper decides what comes of the payment. Everything else goes the way of real ones.
 */
export const demoProvider = defineProvider({
  key: 'demo',
  currencies,
  refundsAreIdempotent: true,
  settings: demoSettingsSchema,
  states: { pending: 'pending', completed: 'completed', failed: 'failed', canceled: 'canceled' },
  connect: ({ secret }, { now }) => ({
    async create(request) {
      const { paymentId, order } = request;
      const expires = now() + lifeMs;
      const page = new URL(paths.paymentDemo, request.returnUrl);
      page.searchParams.set('ref', writeRef(secret, ticketOf(request, expires)));
      const providerId = [paymentId, order.number, order.total, order.currency, expires].join(' ');
      return { providerId, redirectUrl: page.href };
    },
    // Nobody keeps the demo's payments: the id tells what is known of one until its shopper decides.
    async fetch(providerId) {
      const [paymentId, orderNumber, amount, currency, expires] = providerId.split(' ');
      if (!paymentId || !orderNumber || !currency) throw new ProviderError('refused', 'No such payment');
      const status = Number(expires) > now() ? ('pending' as const) : ('canceled' as const);
      const report = { providerId, paymentId, orderNumber, status, currency };
      return { ...report, amount: Number(amount), refunded: 0 };
    },
    parseNotification(notification) {
      const signature = signHex(secret, notification.rawBody);
      if (!isSameSignature(signature, headerOf(notification, 'x-demo-signature')))
        throw new NotificationError('Wrong signature');
      const { ref, status } = readNotification(bodySchema, notification);
      const ticket = readRef(secret, ref);
      if (!ticket) throw new NotificationError('Wrong reference');
      const { paymentId, orderNumber, amount, currency } = ticket;
      const eventId = `${paymentId}:${status}`;
      const report = { providerId: null, paymentId, orderNumber, status, amount, currency, refunded: 0 };
      return { kind: 'event', event: { ...report, eventId } };
    },
    refund: async () => 'done',
  }),
});

/** The demo's page: reads its reference and says what the shopper decided, signed as a provider would. */
export function connectDemo(settings: unknown, now: () => number) {
  const parsed = demoSettingsSchema.safeParse(settings);
  if (!parsed.success) return null;
  const { secret } = parsed.data;
  return {
    /** null for a reference that is not ours or too old. */
    readTicket(ref: string): DemoTicket | null {
      const ticket = readRef(secret, ref);
      return ticket && ticket.expires > now() ? ticket : null;
    },
    notify(ref: string, status: DemoDecision) {
      const rawBody = Buffer.from(JSON.stringify({ ref, status }));
      return { rawBody, headers: { 'x-demo-signature': signHex(secret, rawBody) } };
    },
  };
}

function ticketOf({ paymentId, order, returnUrl, cancelUrl }: CreateRequest, expires: number) {
  const { number: orderNumber, total: amount, currency } = order;
  return { paymentId, orderNumber, amount, currency, returnUrl, cancelUrl, expires };
}

function writeRef(secret: string, ticket: DemoTicket): string {
  const payload = Buffer.from(JSON.stringify(ticket)).toString('base64url');
  return `${payload}.${signHex(secret, 'ref ', payload)}`;
}

function readRef(secret: string, ref: string): DemoTicket | null {
  const [payload = '', signature] = ref.split('.');
  if (!isSameSignature(signHex(secret, 'ref ', payload), signature)) return null;
  const parsed = ticketSchema.safeParse(JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')));
  return parsed.success ? parsed.data : null;
}
