import { afterAll, beforeAll, expect, test } from 'vitest';

import { startFakeYookassa, type FakeYookassa } from '#tests/support/providers/fake-yookassa.ts';
import {
  buildCreateRequest,
  connectTo,
  rawNotification,
} from '#tests/support/providers/provider-requests.ts';
import { refundRequest } from '#tests/support/providers/refund-request.ts';

import { ProviderError } from '../provider-error.ts';
import { yookassaProvider } from './yookassa.ts';

let fake: FakeYookassa;
const request = buildCreateRequest({ currency: 'RUB' });

beforeAll(async () => {
  fake = await startFakeYookassa();
});
afterAll(() => fake.stop());

const kindOf = (error: unknown) => (error instanceof ProviderError ? error.kind : error);

const open = (more: object = {}) => connectTo(yookassaProvider, { ...fake.settings, ...more });
const cup = { title: 'Cup', sku: 'C', quantity: 2, amount: 100_000, vatCode: null, paymentMode: null };
const whole = { lines: [cup], deliveryAmount: 23_450 };
const lastSent = () => JSON.parse(fake.requests.at(-1)?.body ?? '');
const createPaid = async () => {
  const { providerId } = await open().create({ ...request, paymentId: crypto.randomUUID() });
  fake.pay(providerId);
  return providerId;
};

test('creates a payment that leads to its page, once however often it is asked', async () => {
  const created = await open().create(request);
  expect(created.redirectUrl).toMatch(/^https:\/\/yoomoney\.ru\/checkout/);
  expect(await open().create(request)).toEqual(created);
  expect(fake.payments.size).toBe(1);
  const sent = JSON.parse(fake.requests[0]?.body ?? '');
  expect(sent).toEqual({
    amount: { value: '1234.50', currency: 'RUB' },
    capture: true,
    confirmation: { type: 'redirect', return_url: request.returnUrl },
    description: '№ 1042',
    metadata: { payment: request.paymentId, order: '1042' },
  });
});

test('a receipt lists goods and delivery with their VAT, and adds up to the total', async () => {
  const receipt = { vatCode: 11, taxSystemCode: 1 };
  await open({ receipt }).create({ ...request, paymentId: crypto.randomUUID() });
  expect(JSON.parse(fake.requests.at(-1)?.body ?? '').receipt).toEqual({
    customer: { email: 'ann@example.com' },
    tax_system_code: 1,
    items: [
      {
        description: 'Cup',
        quantity: '2.00',
        amount: { value: '500.00', currency: 'RUB' },
        vat_code: 11,
        payment_mode: 'full_prepayment',
        payment_subject: 'commodity',
        measure: 'piece',
      },
      {
        description: 'Доставка',
        quantity: '1.00',
        amount: { value: '234.50', currency: 'RUB' },
        vat_code: 11,
        payment_mode: 'full_prepayment',
        payment_subject: 'service',
        measure: 'piece',
      },
    ],
  });
});

/** What the positions of a receipt come to, in kopecks. */
const sumOf = (items: { quantity: string; amount: { value: string } }[]) =>
  items.reduce(
    (sum, { quantity, amount }) => sum + Number(quantity) * Math.round(Number(amount.value) * 100),
    0,
  );

test('every receipt of an order with delivery has the delivery as a line of its own, to its price', async () => {
  const receipt = { vatCode: 11, deliveryVatCode: 2, paymentMode: 'full_prepayment' };
  const withReceipt = open({ receipt });
  const delivery = {
    description: 'Доставка',
    quantity: '1.00',
    vat_code: 2,
    payment_mode: 'full_prepayment',
    payment_subject: 'service',
    measure: 'piece',
  };
  const order = { ...request.order, total: 130_001, deliveryAmount: 30_001 };
  const { providerId } = await withReceipt.create({ ...request, order, paymentId: crypto.randomUUID() });
  const paid = lastSent();
  expect(paid.receipt.items.at(-1)).toEqual({ ...delivery, amount: { value: '300.01', currency: 'RUB' } });
  expect(sumOf(paid.receipt.items)).toBe(130_001);

  fake.pay(providerId);
  const ask = refundRequest({ providerId, amount: 60_000, currency: 'RUB', key: crypto.randomUUID() });
  const back = { lines: [{ ...cup, quantity: 1, amount: 50_000 }], deliveryAmount: 10_000 };
  await withReceipt.refund({ ...ask, order, ...back });
  expect(lastSent().receipt.items.at(-1)).toEqual({
    ...delivery,
    amount: { value: '100.00', currency: 'RUB' },
  });
  expect(sumOf(lastSent().receipt.items)).toBe(60_000);

  const left = { lines: [{ ...cup, quantity: 1, amount: 50_000 }], deliveryAmount: 20_001 };
  await withReceipt.handOver?.({ providerId, order, key: crypto.randomUUID(), ...left });
  expect(lastSent().items.at(-1)).toEqual({
    ...delivery,
    amount: { value: '200.01', currency: 'RUB' },
    payment_mode: 'full_payment',
  });
  expect(lastSent().settlements).toEqual([
    { type: 'prepayment', amount: { value: '700.01', currency: 'RUB' } },
  ]);
  expect(sumOf(lastSent().items)).toBe(70_001);
});

const codesOf = () => lastSent().receipt.items.map(({ vat_code: code }: { vat_code: number }) => code);

test('a line has its product’s code, else that of its tax, else the shop’s; so does the delivery', async () => {
  const lines = [
    { ...cup, quantity: 1, amount: 50_000, vatCode: 1, taxVatCode: 3 },
    { ...cup, quantity: 1, amount: 25_000, taxVatCode: 3 },
    { ...cup, quantity: 1, amount: 25_000, taxVatCode: null },
  ];
  const order = { ...request.order, lines, deliveryTaxVatCode: 3 };
  const create = (receipt: object) =>
    open({ receipt }).create({ ...request, order, paymentId: crypto.randomUUID() });
  await create({ vatCode: 11 });
  expect(codesOf()).toEqual([1, 3, 11, 3]);
  await create({ vatCode: 11, deliveryVatCode: 2 });
  expect(codesOf()).toEqual([1, 3, 11, 2]);
});

test('a shop whose code is that of prepayments has those of its taxes, for what is paid beforehand', async () => {
  const lines = [
    { ...cup, quantity: 1, amount: 50_000, taxVatCode: 3 },
    { ...cup, quantity: 1, amount: 50_000, taxVatCode: 3, paymentMode: 'full_payment' as const },
  ];
  const order = { ...request.order, lines, deliveryTaxVatCode: 11 };
  await open({ receipt: { vatCode: 12 } }).create({ ...request, order, paymentId: crypto.randomUUID() });
  expect(codesOf()).toEqual([5, 3, 12]);
});

test('a long title is cut to what a receipt takes', async () => {
  const order = { ...request.order, lines: [{ ...cup, title: 'К'.repeat(129) }] };
  await open({ receipt: { vatCode: 1 } }).create({ ...request, order, paymentId: crypto.randomUUID() });
  expect(lastSent().receipt.items[0].description).toBe('К'.repeat(128));
});

test('free delivery is no position of the receipt', async () => {
  const order = { ...request.order, total: 100_000, deliveryAmount: 0 };
  await open({ receipt: { vatCode: 1 } }).create({ ...request, order, paymentId: crypto.randomUUID() });
  const { items } = JSON.parse(fake.requests.at(-1)?.body ?? '').receipt;
  expect(items.map(({ description }: { description: string }) => description)).toEqual(['Cup']);
});

test('a partial refund lists what goes back, each line with its VAT, to the last kopeck', async () => {
  const withReceipt = open({ receipt: { vatCode: 11, taxSystemCode: 1, paymentMode: 'full_payment' } });
  const { providerId } = await withReceipt.create({ ...request, paymentId: crypto.randomUUID() });
  fake.pay(providerId);
  const part = {
    ...refundRequest({ providerId, amount: 10_100, currency: 'RUB', key: crypto.randomUUID() }),
    lines: [{ title: 'Cup', sku: 'C', quantity: 3, amount: 10_000, vatCode: 3, paymentMode: null }],
    deliveryAmount: 100,
  };
  expect(await withReceipt.refund(part)).toBe('done');
  const { receipt } = JSON.parse(fake.requests.at(-1)?.body ?? '');
  expect(receipt).toMatchObject({
    customer: { email: 'ann@example.com' },
    tax_system_code: 1,
    items: [
      { quantity: '2.00', amount: { value: '33.33' }, vat_code: 3, payment_mode: 'full_payment' },
      { quantity: '1.00', amount: { value: '33.34' }, vat_code: 3 },
      { description: 'Доставка', amount: { value: '1.00' }, vat_code: 11, payment_subject: 'service' },
    ],
  });
});

test('a line says its own VAT code and payment mode, the delivery its own code, the others those of the shop', async () => {
  const receipt = { vatCode: 11, deliveryVatCode: 1, paymentMode: 'full_payment' };
  const lines = [
    { ...cup, quantity: 1, amount: 50_000 },
    {
      ...cup,
      title: 'Book',
      quantity: 1,
      amount: 50_000,
      vatCode: 3,
      paymentMode: 'full_prepayment' as const,
    },
  ];
  const order = { ...request.order, lines };
  await open({ receipt }).create({ ...request, order, paymentId: crypto.randomUUID() });
  expect(lastSent().receipt.items).toMatchObject([
    { description: 'Cup', vat_code: 11, payment_mode: 'full_payment' },
    { description: 'Book', vat_code: 3, payment_mode: 'full_prepayment' },
    { description: 'Доставка', vat_code: 1, payment_mode: 'full_payment', payment_subject: 'service' },
  ]);
});

test('a gift card is an advance, which is settled when it is spent', async () => {
  const withReceipt = open({ receipt: { vatCode: 11 } });
  const lines = [
    { ...cup, quantity: 1, amount: 50_000 },
    { ...cup, quantity: 1, amount: 50_000, fulfilment: 'gift_card' as const },
  ];
  const order = { ...request.order, lines };
  const { providerId } = await withReceipt.create({ ...request, order, paymentId: crypto.randomUUID() });
  const advance = { payment_mode: 'advance', payment_subject: 'payment' };
  const commodity = { payment_mode: 'full_prepayment', payment_subject: 'commodity' };
  expect(lastSent().receipt.items).toMatchObject([commodity, advance, { payment_subject: 'service' }]);
  fake.pay(providerId);
  const over = { lines, deliveryAmount: 0 };
  await withReceipt.handOver?.({ providerId, order: request.order, key: crypto.randomUUID(), ...over });
  expect(lastSent().items).toMatchObject([{ payment_mode: 'full_payment', payment_subject: 'commodity' }]);
  expect(lastSent().items).toHaveLength(1);
});

test('the delivery’s own VAT code is in the receipts of its refund and of its hand-over too', async () => {
  const withReceipt = open({ receipt: { vatCode: 11, deliveryVatCode: 1 } });
  const { providerId } = await withReceipt.create({ ...request, paymentId: crypto.randomUUID() });
  fake.pay(providerId);
  const key = () => crypto.randomUUID();
  const delivery = { lines: [], deliveryAmount: 10_000 };
  await withReceipt.refund({
    ...refundRequest({ providerId, amount: 10_000, currency: 'RUB', key: key() }),
    ...delivery,
  });
  expect(lastSent().receipt.items).toMatchObject([{ vat_code: 1, payment_mode: 'full_prepayment' }]);
  const left = { ...whole, deliveryAmount: 13_450 };
  await withReceipt.handOver?.({ providerId, order: request.order, key: key(), ...left });
  expect(lastSent().items).toMatchObject([{ vat_code: 11 }, { vat_code: 1, amount: { value: '134.50' } }]);
});

test('goods that were paid beforehand get a second receipt when they are handed over', async () => {
  const withReceipt = open({ receipt: { vatCode: 11 } });
  const { providerId } = await withReceipt.create({ ...request, paymentId: crypto.randomUUID() });
  fake.pay(providerId);
  await withReceipt.handOver?.({ providerId, order: request.order, key: crypto.randomUUID(), ...whole });
  expect(fake.requests.at(-1)?.path).toBe('/receipts');
  expect(lastSent()).toMatchObject({
    type: 'payment',
    payment_id: providerId,
    send: true,
    customer: { email: 'ann@example.com' },
    items: [{ description: 'Cup', payment_mode: 'full_payment' }, { payment_mode: 'full_payment' }],
    settlements: [{ type: 'prepayment', amount: { value: '1234.50', currency: 'RUB' } }],
  });
});

test('what was handed over comes back as paid in full, a part of it and the whole', async () => {
  const withReceipt = open({ receipt: { vatCode: 11 } });
  for (const [amount, lines] of [
    [50_000, [{ ...cup, quantity: 1, amount: 50_000 }]],
    [123_450, whole.lines],
  ] as const) {
    const { providerId } = await withReceipt.create({ ...request, paymentId: crypto.randomUUID() });
    fake.pay(providerId);
    const key = crypto.randomUUID();
    await withReceipt.handOver?.({ providerId, order: request.order, key, ...whole });
    const isWhole = amount === 123_450;
    const refund = {
      ...refundRequest({ providerId, amount, currency: 'RUB', key: crypto.randomUUID(), isWhole }),
      isHandedOver: true,
      lines,
      deliveryAmount: isWhole ? 23_450 : 0,
    };
    expect(await withReceipt.refund(refund)).toBe('done');
    const modes = lastSent().receipt.items.map((item: { payment_mode: string }) => item.payment_mode);
    expect(modes).toEqual(isWhole ? ['full_payment', 'full_payment'] : ['full_payment']);
  }
});

test('only what was paid beforehand is settled when it is handed over', async () => {
  const withReceipt = open({ receipt: { vatCode: 11, paymentMode: 'full_payment' } });
  const lines = [
    { ...cup, quantity: 1, amount: 50_000 },
    {
      ...cup,
      title: 'Book',
      quantity: 1,
      amount: 50_000,
      vatCode: 3,
      paymentMode: 'full_prepayment' as const,
    },
  ];
  const order = { ...request.order, lines };
  const { providerId } = await withReceipt.create({ ...request, order, paymentId: crypto.randomUUID() });
  fake.pay(providerId);
  const positions = { lines, deliveryAmount: 23_450 };
  await withReceipt.handOver?.({ providerId, order, key: crypto.randomUUID(), ...positions });
  expect(lastSent()).toMatchObject({
    items: [{ description: 'Book', vat_code: 3, payment_mode: 'full_payment' }],
    settlements: [{ amount: { value: '500.00' } }],
  });
});

test('nothing that was paid beforehand is left: no receipt of a hand-over', async () => {
  const before = fake.requests.length;
  const nothing = { lines: [], deliveryAmount: 0 };
  const withReceipt = open({ receipt: { vatCode: 11 } });
  await withReceipt.handOver?.({ providerId: 'x', order: request.order, key: 'k', ...nothing });
  expect(fake.requests.length).toBe(before);
});

test.each([{}, { receipt: { vatCode: 11, paymentMode: 'full_payment' } }])(
  'and none with the settings %j',
  async (settings) => {
    const before = fake.requests.length;
    await open(settings).handOver?.({ providerId: 'x', order: request.order, key: 'k', ...whole });
    expect(fake.requests.length).toBe(before);
  },
);

test('a whole refund needs no positions', async () => {
  const withReceipt = open({ receipt: { vatCode: 1 } });
  const { providerId } = await withReceipt.create({ ...request, paymentId: crypto.randomUUID() });
  fake.pay(providerId);
  const all = refundRequest({
    providerId,
    amount: 123_450,
    currency: 'RUB',
    key: crypto.randomUUID(),
    isWhole: true,
  });
  expect(await withReceipt.refund(all)).toBe('done');
  expect(JSON.parse(fake.requests.at(-1)?.body ?? '')).not.toHaveProperty('receipt');
});

test.each(['+7 912 345-67-89', '8 912 345-67-89'])(
  'without an email address the receipt goes to the phone %s',
  async (phone) => {
    const order = {
      ...request.order,
      customer: { ...request.order.customer, email: '', phone },
    };
    await open({ receipt: { vatCode: 1 } }).create({ ...request, order, paymentId: crypto.randomUUID() });
    expect(JSON.parse(fake.requests.at(-1)?.body ?? '').receipt.customer).toEqual({ phone: '79123456789' });
  },
);

test('reports how a payment stands, with our own names for it', async () => {
  const paymentId = crypto.randomUUID();
  const { providerId } = await open().create({ ...request, paymentId });
  const report = {
    providerId,
    paymentId,
    orderNumber: '1042',
    amount: 123_450,
    currency: 'RUB',
    refunded: 0,
  };
  expect(await open().fetch(providerId)).toEqual({ ...report, status: 'pending' });
  fake.pay(providerId);
  expect(await open().fetch(providerId)).toEqual({ ...report, status: 'completed' });
});

test.each([
  ['expired_on_confirmation', 'canceled'],
  ['expired_on_capture', 'canceled'],
  ['canceled_by_merchant', 'canceled'],
  ['insufficient_funds', 'failed'],
  ['3d_secure_failed', 'failed'],
])('a cancellation for %s is %s', async (reason, status) => {
  const { providerId } = await open().create({ ...request, paymentId: crypto.randomUUID() });
  fake.cancel(providerId, reason);
  expect(await open().fetch(providerId)).toMatchObject({ status });
});

test('a notification from its networks is a hint to ask, for refunds of the payment they are of', async () => {
  const providerId = await createPaid();
  const hint = { kind: 'hint', providerId, paymentId: null };
  expect(open().parseNotification(rawNotification(fake.notification(providerId)))).toEqual(hint);
  const refund = {
    type: 'notification',
    event: 'refund.succeeded',
    object: { id: 'r', payment_id: providerId },
  };
  expect(open().parseNotification(rawNotification(JSON.stringify(refund)))).toEqual(hint);
  const payout = { type: 'notification', event: 'payout.succeeded', object: { id: 'p' } };
  expect(open().parseNotification(rawNotification(JSON.stringify(payout)))).toEqual({ kind: 'nothing' });
});

test.each([
  '198.51.100.7',
  '::1',
  '185.71.75.255',
  '185.71.76.32',
  '185.71.77.32',
  '77.75.153.128',
  '77.75.154.127',
  '77.75.156.12',
  '77.75.156.36',
  '2a02:5181::1',
  'unknown',
])('refuses %s', (address) => {
  const provider = open({ networks: undefined });
  expect(() => provider.parseNotification(rawNotification('{}', {}, address))).toThrow('Not from');
});

test.each([
  '185.71.76.31',
  '185.71.77.31',
  '77.75.153.127',
  '77.75.154.128',
  '::ffff:77.75.156.11',
  '77.75.156.35',
  '2a02:5180::1',
])('listens to %s', (address) => {
  const body = '{"type":"notification","event":"payment.succeeded","object":{"id":"abc"}}';
  const provider = open({ networks: undefined });
  expect(provider.parseNotification(rawNotification(body, {}, address))).toMatchObject({
    providerId: 'abc',
  });
});

test.each(['', '[]', '{"type":"notification"}', '{"type":'])('refuses the body %j', (body) => {
  expect(() => open().parseNotification(rawNotification(body))).toThrow('The notification');
});

test('refunds once per key, never more than was paid', async () => {
  const providerId = await createPaid();
  const refund = refundRequest({ providerId, amount: 100_000, currency: 'RUB' });
  expect(await open().refund(refund)).toBe('done');
  expect(await open().refund(refund)).toBe('done');
  expect(await open().fetch(providerId)).toMatchObject({ status: 'completed', refunded: 100_000 });
  await expect(open().refund({ ...refund, key: 'b' })).rejects.toMatchObject({ kind: 'refused' });
});

test.each([
  ['succeeded', 'done'],
  ['pending', 'pending'],
  ['canceled', 'refused'],
])('a refund that is %s is %s', async (status, outcome) => {
  const http = async () => JSON.stringify({ status });
  const provider = yookassaProvider.connect(fake.settings, { http, now: Date.now });
  const refund = provider?.refund(refundRequest({ providerId: 'x', amount: 50, currency: 'RUB' }));
  expect(await refund?.catch(kindOf)).toBe(outcome);
});

test('wrong keys and unknown payments are refusals', async () => {
  const stranger = open({ secretKey: 'other' });
  await expect(stranger.create(request)).rejects.toMatchObject({ kind: 'refused' });
  await expect(open().fetch('nothing/../x')).rejects.toMatchObject({ kind: 'refused' });
});

test('is not set up without shop and key', () => {
  expect(yookassaProvider.isConfigured({})).toBe(false);
  expect(yookassaProvider.isConfigured({ shopId: '1', secretKey: ' ' })).toBe(false);
  expect(yookassaProvider.isConfigured({ shopId: '1', secretKey: 'k', receipt: { vatCode: 13 } })).toBe(
    false,
  );
  expect(yookassaProvider.isConfigured({ shopId: '1', secretKey: 'k' })).toBe(true);
});
