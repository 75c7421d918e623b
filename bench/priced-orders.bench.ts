import type { Taxes } from '../src/domain/schemas/tax.schema.ts';
import { measureLoad, type LoadFigures } from './measure-load.ts';
import { reducedTaxClass } from './orders.bench.ts';
import { report } from './report.ts';
import { createPicker, pickPickup, writeGuestOrder } from './sample-shop.ts';
import { signIn } from './sign-in.ts';
import type { RunningShop } from './start-shop.ts';

type Call = <T>(method: 'GET' | 'POST' | 'PUT', path: string, body?: object) => Promise<T>;

const clients = 8;
const seconds = 4;
const codes = ['SPRING10', 'FIVE', 'ONEOFF'];
const quotes = 300;

/**
 * What promotions, taxes and gift cards cost: guests' orders with three codes, two rates of tax and a gift card that
 * pays a part, as a share of plain ones before and after them in the same run; then the quote of a cart among 1,000
 * promotions that all hold. Leaves the shop with all of that.
 */
export async function benchPricedOrders({ origin }: RunningShop, products: number): Promise<void> {
  const call = await signedIn(origin);
  const locationCode = await pickPickup(origin);
  const takeItem = await createPicker(origin);
  const writePlain = () => writeGuestOrder(locationCode, [takeItem(), takeItem()]);
  const place = (writeBody: () => object) =>
    measureLoad({ origin, paths: ['/api/orders'], writeBody, clients, seconds });

  await measureLoad({ origin, paths: ['/api/orders'], writeBody: writePlain, clients, seconds: 2 });
  const before = await place(writePlain);
  // The machine may be quieter by then.
  const cards = await prepareShop(call, 2 * before.requestsPerSecond * seconds + 200);
  const writePriced = () => {
    const card = cards.pop();
    if (card === undefined) throw new Error('The gift cards are used up');
    return { ...writePlain(), codes: [...codes, card] };
  };
  // Throws where such an order is refused: a refusal is quick.
  await call('POST', '/orders', writePriced());
  const priced = await place(writePriced);
  await setTaxes(call, false);
  const after = await place(writePlain);
  const plain = (before.requestsPerSecond + after.requestsPerSecond) / 2;
  report('priced-orders', {
    products,
    ...priced,
    failures: before.failures + priced.failures + after.failures,
    plain: [before, after].map(({ requestsPerSecond }: LoadFigures) => requestsPerSecond),
    ofPlain: Number((priced.requestsPerSecond / plain).toFixed(2)),
    bar: { ofPlain: 0.7 },
  });

  await inTurns(1000, (turn) => call('POST', '/admin/promotions', automaticPromotion(turn)));
  const times: number[] = [];
  for (let turn = 0; turn < quotes; turn++) {
    const started = performance.now();
    const items = [takeItem(), takeItem(), takeItem()];
    await call('POST', '/orders/quote', { items, codes, deliveryType: 'pickup', locationCode });
    times.push(performance.now() - started);
  }
  times.sort((a, b) => a - b);
  const at = (share: number) => Math.round((times[Math.floor(share * times.length)] ?? 0) * 10) / 10;
  report('quote', {
    products,
    promotions: 1000 + codes.length,
    p50: at(0.5),
    p95: at(0.95),
    bar: { p95: 20 },
  });
}

/** Rates stay when taxes are turned off. */
async function setTaxes(call: Call, enabled: boolean): Promise<void> {
  const { settings } = await call<Taxes>('GET', '/admin/taxes');
  await call('PUT', '/admin/taxes/settings', { ...settings, enabled, country: 'FI' });
}

/** Three promotions that combine, each by its code, two rates of tax, and so many gift cards; gives their codes. */
async function prepareShop(call: Call, orders: number): Promise<string[]> {
  const combined = { combines: ['product', 'order', 'shipping'], needsCode: true };
  const promotions = [
    { title: 'Spring', class: 'order', effect: { kind: 'percent', percent: 10 } },
    { title: 'Five', class: 'product', effect: { kind: 'percent', percent: 5 } },
    { title: 'One off', class: 'order', effect: { kind: 'fixed', amount: 1 } },
  ];
  for (const [index, promotion] of promotions.entries()) {
    const { id } = await call<{ id: number }>('POST', '/admin/promotions', { ...promotion, ...combined });
    await call('POST', `/admin/promotions/${id}/codes`, { codes: [codes[index]], usageLimit: null });
  }
  for (const [taxClass, percent] of [
    ['standard', 25.5],
    [reducedTaxClass, 10],
  ] as const) {
    await call('POST', '/admin/taxes/rates', {
      class: taxClass,
      country: 'FI',
      percent,
      validFrom: '2020-01-01',
      name: 'VAT',
    });
  }
  await setTaxes(call, true);
  return inTurns(orders, async () => {
    const { code } = await call<{ code: string }>('POST', '/admin/gift-cards', { amount: 1 });
    return code;
  });
}

/** One of every ten is of an order's amount, the others of single goods, as in a shop that has many. */
function automaticPromotion(turn: number): object {
  const percent = 1 + (turn % 20);
  if (turn % 10 === 0) {
    const conditions = { minAmount: 10 + turn };
    return { title: `Order ${turn}`, class: 'order', effect: { kind: 'percent', percent }, conditions };
  }
  const conditions = { goods: { products: [1 + turn, 2 + turn, 3 + turn] } };
  return { title: `Goods ${turn}`, class: 'product', effect: { kind: 'percent', percent }, conditions };
}

async function signedIn(origin: string): Promise<Call> {
  const headers = { ...(await signIn(origin)), 'content-type': 'application/json' };
  return async <T>(method: string, path: string, body?: object) => {
    const response = await fetch(`${origin}/api${path}`, {
      method,
      headers,
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
    return (await response.json()) as T;
  };
}

/** Calls so often, eight at a time; gives the answers in their order. */
async function inTurns<T>(times: number, run: (turn: number) => Promise<T>): Promise<T[]> {
  const answers: T[] = [];
  let next = 0;
  const work = async () => {
    for (let turn = next++; turn < times; turn = next++) answers[turn] = await run(turn);
  };
  await Promise.all(Array.from({ length: clients }, work));
  return answers;
}
