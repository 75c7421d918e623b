import { BlockList, isIPv6 } from 'node:net';

import { z } from 'zod';

import { internationalDigits } from '#domain/phone-display.ts';
import type { Fulfilment } from '#domain/fulfilment.ts';
import { codeByTax, paymentModes, vatCodes } from '#domain/receipt-terms.ts';

import { readNotification } from '../notification-parts.ts';
import { baseUrlSchema, defineProvider, statusOf, sumOfPositions } from '../payment-provider.ts';
import type {
  OrderPosition,
  OrderPositions,
  PaidOrder,
  PaymentReport,
  ProviderPorts,
  RawNotification,
} from '../payment-provider.ts';
import { decimalSchema, toDecimal } from '../provider-amounts.ts';
import { NotificationError, ProviderError } from '../provider-error.ts';
import { choiceField, numberChoiceField, secretField, textField } from '../provider-fields.ts';
import { readAnswer } from '../provider-http.ts';

/** Published under "Входящие уведомления" → "Проверка IP-адреса". */
const notificationNetworks = [
  '185.71.76.0/27',
  '185.71.77.0/27',
  '77.75.153.0/25',
  '77.75.154.128/25',
  '77.75.156.11/32',
  '77.75.156.35/32',
  '2a02:5180::/32',
];

/** What keys look like: https://yookassa.ru/developers/using-api/interaction-format. */
const settingsSchema = z.object({
  shopId: textField({ looks: /^\d{3,12}$/, wrong: 'payments.yookassa.shopId' }),
  secretKey: secretField({
    looks: /^(?:live|test)_[A-Za-z0-9_-]{8,}$/,
    wrong: 'payments.yookassa.secretKey',
    mixUps: [[/^\d+$/, 'payments.yookassa.shopIdHere']],
  }),
  baseUrl: baseUrlSchema('https://api.yookassa.ru/v3'),
  networks: z.array(z.union([z.cidrv4(), z.cidrv6()])).default(notificationNetworks),
  /** For the fiscal receipt (54-FZ); absent: receipts are made elsewhere. */
  receipt: z
    .object({
      /** Of lines that have none of their own and no tax with one (`vatCodes`). */
      vatCode: numberChoiceField(vatCodes),
      /** Of the delivery; absent: by its tax, else as the goods. */
      deliveryVatCode: numberChoiceField(vatCodes),
      taxSystemCode: numberChoiceField([1, 2, 3, 4, 5, 6]),
      /** Goods that are paid before they are handed over are a prepayment. */
      paymentMode: choiceField(paymentModes, 'full_prepayment'),
    })
    .optional(),
});
type Settings = z.infer<typeof settingsSchema>;
type Receipt = NonNullable<Settings['receipt']> & { vatCode: number };

const amountSchema = z.object({ value: decimalSchema, currency: z.string() });
const paymentSchema = z.object({
  id: z.string(),
  status: z.enum(['pending', 'waiting_for_capture', 'succeeded', 'canceled']),
  amount: amountSchema,
  refunded_amount: amountSchema.optional(),
  metadata: z.object({ payment: z.string().optional(), order: z.string().optional() }).optional(),
  cancellation_details: z.object({ reason: z.string() }).optional(),
  confirmation: z.object({ confirmation_url: z.url() }).optional(),
});
type Payment = z.infer<typeof paymentSchema>;
const refundSchema = z.object({ status: z.enum(['pending', 'succeeded', 'canceled']) });
const notificationSchema = z.object({
  type: z.literal('notification'),
  event: z.string(),
  object: z.object({ id: z.string(), payment_id: z.string().optional() }),
});

/** Reasons of a cancellation that nobody asked for: the payment did not go through. */
const shopperOrShopCanceled = new Set([
  'canceled_by_merchant',
  'expired_on_confirmation',
  'expired_on_capture',
]);
const longestTitle = 128;

/** `status` of a payment; `declined` is one that was canceled for another reason than these. */
const states = {
  pending: 'pending',
  waiting_for_capture: 'pending',
  succeeded: 'completed',
  canceled: 'canceled',
  declined: 'failed',
} as const;

/**
 * YooKassa, roubles (https://yookassa.ru/developers/api). Notifications are not signed
 * (https://yookassa.ru/developers/using-api/webhooks): they must come from its networks, and are no more
 * than a hint to ask for the payment itself. What was paid beforehand gets a second receipt when it is handed over,
 * which settles the prepayment (https://yookassa.ru/developers/54fz/payments); a refund of a part names the positions
 * that go back (https://yookassa.ru/developers/54fz/refunds), those of goods handed over as paid in full.
 */
export const yookassaProvider = defineProvider({
  key: 'yookassa',
  currencies: ['RUB'],
  refundsAreIdempotent: true,
  settings: settingsSchema,
  states,
  connectionTest: { stranger: '00000000-0000-0000-0000-000000000000' },
  connect(settings, ports) {
    const call = createCaller(settings, ports);
    const receipt = receiptTermsOf(settings);
    const networks = readNetworks(settings.networks);
    return {
      async create({ paymentId, order, returnUrl }) {
        const payment = readAnswer(
          paymentSchema,
          await call('POST', '/payments', paymentId, {
            amount: amountOf(order.total, order.currency),
            capture: true,
            confirmation: { type: 'redirect', return_url: returnUrl },
            description: `№ ${order.number}`,
            metadata: { payment: paymentId, order: order.number },
            ...(receipt && { receipt: receiptOf(order, order, receipt) }),
          }),
        );
        const redirectUrl = payment.confirmation?.confirmation_url;
        if (redirectUrl === undefined) throw new ProviderError('unavailable', 'No confirmation address');
        return { providerId: payment.id, redirectUrl };
      },
      fetch: async (providerId) =>
        reportOf(readAnswer(paymentSchema, await call('GET', `/payments/${encodeURIComponent(providerId)}`))),
      parseNotification(notification) {
        if (!isFrom(networks, notification)) throw new NotificationError('Not from YooKassa’s networks');
        const { event, object } = readNotification(notificationSchema, notification);
        if (event.startsWith('payment.')) return { kind: 'hint', providerId: object.id, paymentId: null };
        const isRefund = event.startsWith('refund.') && object.payment_id !== undefined;
        return isRefund
          ? { kind: 'hint', providerId: object.payment_id ?? null, paymentId: null }
          : { kind: 'nothing' };
      },
      async refund(request) {
        const { providerId, amount, currency, key, order, isWhole, isHandedOver } = request;
        const answer = await call('POST', '/refunds', key, {
          payment_id: providerId,
          amount: amountOf(amount, currency),
          // Without positions YooKassa repeats those of the payment, which are a prepayment's.
          ...(receipt &&
            isHandedOver && {
              receipt: receiptOf(order, returnedOf(request), { ...receipt, paymentMode: 'full_payment' }),
            }),
          ...(receipt && !isHandedOver && !isWhole && { receipt: receiptOf(order, request, receipt) }),
        });
        const { status } = readAnswer(refundSchema, answer);
        if (status === 'canceled') throw new ProviderError('refused', 'The refund was canceled');
        return status === 'succeeded' ? 'done' : 'pending';
      },
      async handOver({ providerId, order, key, ...positions }) {
        if (!receipt) return;
        const settled = settledOf(positions, receipt);
        const amount = sumOfPositions(settled);
        if (amount === 0) return;
        await call('POST', '/receipts', key, {
          type: 'payment',
          payment_id: providerId,
          send: true,
          ...receiptOf(order, settled, { ...receipt, paymentMode: 'full_payment' }),
          settlements: [{ type: 'prepayment', amount: amountOf(amount, 'RUB') }],
        });
      },
    };
  },
});

/** Without a VAT code no receipts are made. */
function receiptTermsOf({ receipt }: Settings): Receipt | undefined {
  return receipt?.vatCode === undefined ? undefined : { ...receipt, vatCode: receipt.vatCode };
}

function createCaller({ shopId, secretKey, baseUrl }: Settings, { http }: ProviderPorts) {
  const authorization = `Basic ${Buffer.from(`${shopId}:${secretKey}`).toString('base64')}`;
  return (method: 'GET' | 'POST', path: string, key?: string, body?: object): Promise<string> =>
    http({
      method,
      url: baseUrl + path,
      headers: {
        authorization,
        ...(key !== undefined && { 'idempotence-key': key }),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
}

function amountOf(minor: number, currency: string) {
  return { value: toDecimal(minor), currency };
}

/** A receipt of these positions: its items add up to their amounts exactly. */
function receiptOf({ customer }: Pick<PaidOrder, 'customer'>, positions: OrderPositions, receipt: Receipt) {
  return {
    customer: customerOf(customer),
    ...(receipt.taxSystemCode !== undefined && { tax_system_code: receipt.taxSystemCode }),
    items: [
      ...positions.lines.flatMap((line) => itemsOfLine(line, receipt)),
      ...itemsOfDelivery(positions, receipt),
    ],
  };
}

/**
 * What a line is of (https://yookassa.ru/developers/54fz/parameters-values). A gift card is an advance: it is not known yet
 * what it will buy.
 */
const subjects: Readonly<Record<Fulfilment | 'delivered', string>> = {
  delivered: 'commodity',
  download: 'intellectual_activity',
  gift_card: 'payment',
};

function itemsOfLine(line: OrderPosition, receipt: Receipt) {
  return splitEvenly(line.amount, line.quantity).map(({ quantity, price }) => ({
    description: line.title.slice(0, longestTitle),
    quantity: quantity.toFixed(2),
    amount: amountOf(price, 'RUB'),
    vat_code: line.vatCode ?? byTax(line.taxVatCode, receipt, line.paymentMode) ?? receipt.vatCode,
    payment_mode: line.fulfilment === 'gift_card' ? 'advance' : (line.paymentMode ?? receipt.paymentMode),
    payment_subject: subjects[line.fulfilment ?? 'delivered'],
    measure: 'piece',
  }));
}

/** The code of a line's tax, if it has one that receipts know; lines may be paid in another way than the rest. */
function byTax(
  rateCode: number | null | undefined,
  { vatCode: shopCode, paymentMode }: Receipt,
  own: OrderPosition['paymentMode'] = null,
): number | null {
  if (rateCode === null || rateCode === undefined) return null;
  return codeByTax(rateCode, { shopCode, paymentMode: own ?? paymentMode });
}

/** Free delivery is no position: a receipt takes none that costs nothing. */
function itemsOfDelivery({ deliveryAmount: price, deliveryTaxVatCode }: OrderPositions, receipt: Receipt) {
  if (price === 0) return [];
  return [
    {
      description: 'Доставка',
      quantity: '1.00',
      amount: amountOf(price, 'RUB'),
      vat_code: receipt.deliveryVatCode ?? byTax(deliveryTaxVatCode, receipt) ?? receipt.vatCode,
      payment_mode: receipt.paymentMode,
      payment_subject: 'service',
      measure: 'piece',
    },
  ];
}

/** What was paid beforehand, as it is settled when it is handed over. A gift card is settled when it is spent. */
function settledOf({ lines, ...rest }: OrderPositions, { paymentMode }: Receipt): OrderPositions {
  const prepaid = lines.filter(
    (line) => line.fulfilment !== 'gift_card' && (line.paymentMode ?? paymentMode) === 'full_prepayment',
  );
  return {
    lines: prepaid.map((line) => ({ ...line, paymentMode: 'full_payment' })),
    ...rest,
    deliveryAmount: paymentMode === 'full_prepayment' ? rest.deliveryAmount : 0,
  };
}

/** Goods that were handed over come back as goods that are paid, whatever was paid beforehand. */
function returnedOf({ lines, ...rest }: OrderPositions): OrderPositions {
  return { ...rest, lines: lines.map((line) => ({ ...line, paymentMode: 'full_payment' })) };
}

/** As many pieces as there are, at most two prices a kopeck apart. */
function splitEvenly(amount: number, quantity: number): { quantity: number; price: number }[] {
  const price = Math.floor(amount / quantity);
  const dearer = amount - price * quantity;
  return [
    { quantity: quantity - dearer, price },
    { quantity: dearer, price: price + 1 },
  ].filter((row) => row.quantity > 0 && row.price > 0);
}

function customerOf({ email, phone }: PaidOrder['customer']) {
  return email ? { email } : { phone: internationalDigits(phone) };
}

function reportOf(payment: Payment): PaymentReport {
  return {
    providerId: payment.id,
    paymentId: payment.metadata?.payment ?? null,
    orderNumber: payment.metadata?.order ?? null,
    status: statusOf(states, stateOf(payment)),
    amount: payment.amount.value,
    currency: payment.amount.currency,
    refunded: payment.refunded_amount?.value ?? 0,
  };
}

function stateOf({ status, cancellation_details: details }: Payment): keyof typeof states {
  const isDeclined = status === 'canceled' && details && !shopperOrShopCanceled.has(details.reason);
  return isDeclined ? 'declined' : status;
}

function readNetworks(networks: readonly string[]): BlockList {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', bits] = network.split('/');
    list.addSubnet(address, Number(bits), isIPv6(address) ? 'ipv6' : 'ipv4');
  }
  return list;
}

function isFrom(networks: BlockList, { address }: RawNotification): boolean {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  return networks.check(plain, isIPv6(plain) ? 'ipv6' : 'ipv4');
}
