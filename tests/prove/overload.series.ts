import { setTimeout as sleep } from 'node:timers/promises';

import { createDatabase } from '#db/database.ts';
import { findRunningServer } from '#db/embedded/start-postgres.ts';
import { createPool } from '#db/pool.ts';
import { createShopFixture } from '#tests/support/shop-fixture.ts';

import { startShop } from '../../bench/start-shop.ts';
import { offer, sumUp, type Phase } from './overload/measure-phase.ts';
import type { LoadOrder } from './overload/open-load.ts';
import { writeRequests } from './overload/plain-requests.ts';
import { expectNone, type Series } from './series.ts';

type Mix = Record<string, number>;

/** Of a hundred requests. */
const mix: Mix = { cached: 30, page: 45, search: 12, order: 5, webhook: 3, back: 5 };
const phases = [0.5, 1, 2, 3, 0.5];
const phaseSeconds = 10;
const settleMs = 3000;

export const series: Series = {
  about:
    'three times what the shop can do is asked for: goodput 80 %, p99 of the answered 1 s, refused in 50 ms',
  count: 3,
  async run({ count, folder, say }) {
    const shop = await startShop(folder, { DEMO: '1', DEMO_SAMPLES: '0', TRUST_PROXY: '1' });
    try {
      const requests = await writeRequests(shop.origin, await stockUp(folder));
      const ask = (perSecond: number, seconds: number): LoadOrder => ({
        origin: shop.origin,
        perSecond,
        seconds,
        mix,
        requests,
      });
      await offer(ask(30, 8));
      const costs = await weigh((kind) => ({ ...ask(20, 4), mix: { [kind]: 100 } }));
      say(prefix('alone', costs));
      const rounds: Record<string, number>[] = [];
      for (let round = 0; round < count; round++) {
        const capacity = await findCapacity(ask);
        say({ round, capacity });
        const measured: Phase[] = [];
        for (const factor of phases) {
          const order = ask(capacity * factor, phaseSeconds);
          const phase = sumUp(await offer(order), order, settleMs);
          measured.push(phase);
          const { answered, p99, ...figures } = phase;
          const work = workOf(phase, costs);
          say({ factor, work, ...figures, ...prefix('answered', answered), ...prefix('p99', p99) });
        }
        rounds.push(judge(measured, costs));
        say({ round, ...rounds.at(-1) });
      }
      return hold(middleOf(rounds));
    } finally {
      await shop.stop();
    }
  },
};

/** Many variations of one product, so that orders do not wait for each other. */
async function stockUp(dataDir: string): Promise<number[]> {
  const db = createDatabase(createPool({ connectionString: (await findRunningServer(dataDir)) ?? '' }));
  try {
    const variations = Array.from({ length: 200 }, () => ({ stock: 1_000_000 }));
    return (await createShopFixture(db).makeProduct({ variations })).variationIds;
  } finally {
    await db.destroy();
  }
}

/** Asks for more and more until twice less is answered than was asked for; the most that was answered a second. */
async function findCapacity(ask: (perSecond: number, seconds: number) => LoadOrder): Promise<number> {
  let most = 0;
  let misses = 0;
  for (let perSecond = 60; misses < 2;) {
    const order = ask(perSecond, 4);
    const { goodput } = sumUp(await offer(order), order, 1000);
    most = Math.max(most, goodput);
    if (goodput < perSecond * 0.9) misses++;
    else [misses, perSecond] = [0, perSecond * 1.3];
    await sleep(1500);
  }
  return most;
}

/** Milliseconds that one of each kind takes in a shop with nothing else to do. */
async function weigh(alone: (kind: string) => LoadOrder): Promise<Record<string, number>> {
  const costs: Record<string, number> = {};
  for (const kind of Object.keys(mix)) {
    const order = alone(kind);
    costs[kind] = sumUp(await offer(order), order, 1000).acceptedP50;
  }
  return costs;
}

/**
 * What was answered in a second, each by its cost alone: in overload what costs little is a larger share of the
 * answers, and counting them would flatter.
 */
function workOf({ offered, answered }: Phase, costs: Record<string, number>): number {
  const parts = Object.entries(mix).map(
    ([kind, percent]) => (offered * percent * (answered[kind] ?? 0) * (costs[kind] ?? 0)) / 1e4,
  );
  return Math.round(parts.reduce((sum, part) => sum + part, 0));
}

function judge(measured: readonly Phase[], costs: Record<string, number>): Record<string, number> {
  const three = measured[phases.indexOf(3)];
  const after = measured.at(-1);
  if (!three || !after) throw new Error('A phase is missing');
  const works = measured.map((phase) => workOf(phase, costs));
  return {
    workShare: share(workOf(three, costs), Math.max(...works)),
    goodputShare: share(three.goodput, Math.max(...measured.map(({ goodput }) => goodput))),
    acceptedP99: three.acceptedP99,
    ordersP99: three.p99['order'] ?? 0,
    ordersAnswered: three.answered['order'] ?? 0,
    refusedP50: three.refusedP50,
    refusedP99: three.refusedP99,
    backMs: after.lastRefusalMs,
    broken: measured.reduce((sum, { broken }) => sum + broken, 0),
  };
}

/** Of the middle round. */
const bars: readonly (readonly [figure: string, isKept: (value: number) => boolean])[] = [
  ['workShare', (value) => value >= 0.8],
  ['goodputShare', (value) => value >= 0.8],
  ['acceptedP99', (value) => value <= 1000],
  ['ordersAnswered', (value) => value >= 99],
  ['refusedP99', (value) => value <= 50],
  ['backMs', (value) => value <= 5000],
  ['broken', (value) => value === 0],
];

function hold(figures: Record<string, number>): Record<string, number> {
  const missed = bars.filter(([figure, isKept]) => !isKept(figures[figure] ?? Number.NaN));
  expectNone(
    'Not kept',
    missed.map(([figure]) => ({ [figure]: figures[figure] })),
  );
  return figures;
}

function share(part: number, whole: number): number {
  return Math.round((100 * part) / whole) / 100;
}

/** Of each figure the one in the middle: one round may meet a machine that is busy with something else. */
function middleOf(rounds: readonly Record<string, number>[]): Record<string, number> {
  const [first = {}] = rounds;
  return Object.fromEntries(
    Object.keys(first).map((name) => {
      const sorted = rounds.map((round) => round[name] ?? 0).toSorted((a, b) => a - b);
      return [name, sorted[Math.floor(sorted.length / 2)] ?? 0];
    }),
  );
}

function prefix(name: string, figures: Record<string, number>): Record<string, number> {
  return Object.fromEntries(Object.entries(figures).map(([kind, figure]) => [`${name} ${kind}`, figure]));
}
