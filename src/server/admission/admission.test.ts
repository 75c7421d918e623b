import { describe, expect, test } from 'vitest';

import { evenly, SimulatedLoop, type SimulatedRequest } from '#tests/support/simulated-loop.ts';

import { requestClasses } from './request-class.ts';

const page = { kind: 'page', busyMs: 3 } as const;

const share = (requests: readonly SimulatedRequest[]) =>
  requests.filter(({ answered }) => answered !== undefined).length / requests.length;

const from = (requests: readonly SimulatedRequest[], begin: number, end: number) =>
  requests.filter(({ at }) => at >= begin && at < end);

describe('in ordinary use nobody is refused', () => {
  test.each([
    ['200 pages at once', evenly(page, { perSecond: 1e6, to: 0.2 })],
    [
      '200 pages at once on a machine four times as slow',
      evenly({ ...page, busyMs: 12 }, { perSecond: 1e6, to: 0.2 }),
    ],
    [
      'a pause of 200 ms under load',
      [{ ...page, at: 500, busyMs: 200 }, ...evenly(page, { perSecond: 250, to: 5000 })],
    ],
    ['three times the load for a moment', evenly(page, { perSecond: 1000, to: 400 })],
    [
      'all classes together',
      requestClasses.flatMap((kind) => evenly({ kind, busyMs: 3 }, { perSecond: 60, to: 5000 })),
    ],
    [
      'the builder that opens',
      evenly({ kind: 'back', busyMs: 2, awayMs: 100 }, { perSecond: 1e6, to: 0.06 }),
    ],
    ['twenty downloads that never end', evenly({ ...page, awayMs: 1e6 }, { perSecond: 20, to: 1000 })],
  ] satisfies [string, SimulatedRequest[]][])('%s', (_name, requests: SimulatedRequest[]) => {
    const loop = new SimulatedLoop();
    loop.run(requests, 20_000);
    expect(requests.filter(({ refused }) => refused !== undefined)).toEqual([]);
    expect(loop.admission.waiting).toBe(0);
  });
});

describe('at three times the load', () => {
  const requests = [
    ...evenly(page, { perSecond: 1000, from: 1000, to: 11_000 }),
    ...evenly(page, { perSecond: 150, from: 11_000, to: 20_000 }),
  ];
  const loop = new SimulatedLoop();
  loop.run(requests, 21_000);
  const accepted = requests.flatMap(({ answered }) => answered ?? []);

  test('it answers as many as it can, and nobody waits for a second', () => {
    expect(share(from(requests, 3000, 11_000)) * 3).toBeGreaterThan(0.85);
    expect(Math.max(...accepted)).toBeLessThan(1000);
    expect(accepted.length + loop.admission.refused.page).toBe(requests.length);
  });

  test('who is refused is refused at once', () => {
    const refused = from(requests, 3000, 11_000).flatMap(({ refused }) => refused ?? []);
    expect(Math.max(...refused)).toBeLessThan(50);
  });

  test('it says when it begins and when it is over, and refuses nobody two seconds later', () => {
    expect(loop.changes).toEqual([true, false]);
    expect(share(from(requests, 13_000, 20_000))).toBe(1);
  });
});

test('orders go before files, files before pages, pages before searches, searches before the back office', () => {
  // Each class alone is less than what can be done, each with those above it more and more of it.
  const requests = requestClasses.flatMap((kind) =>
    evenly({ kind, busyMs: 2 }, { perSecond: 220, from: 0, to: 10_000 }),
  );
  new SimulatedLoop().run(requests, 12_000);
  const settled = from(requests, 2000, 10_000);
  const shares = requestClasses.map((kind) => share(settled.filter((request) => request.kind === kind)));
  expect(shares.map((one) => Math.round(one * 10) / 10)).toEqual([1, 1, expect.any(Number), 0, 0]);
});

test('while all room is taken by what waits for the database, an order begins and a page is refused', () => {
  const slow = { kind: 'page', busyMs: 0.1, awayMs: 900 } as const;
  const orders = evenly({ kind: 'order', busyMs: 1 }, { perSecond: 10, from: 3000, to: 6000 });
  const pages = evenly(slow, { perSecond: 300, to: 6000 });
  new SimulatedLoop().run([...orders, ...pages], 10_000);
  expect(Math.max(...orders.map(({ answered = Number.NaN }) => answered))).toBeLessThan(20);
  expect(share(from(pages, 3000, 6000))).toBeLessThan(0.1);
});
