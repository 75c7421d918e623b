import type { Kysely } from 'kysely';
import type pg from 'pg';
import { collectDefaultMetrics, Counter, Gauge, Registry } from 'prom-client';

import type { Database } from '#db/database.ts';
import type { PageCache } from '#site/cache/page-cache.ts';

import { requestClasses } from '../admission/request-class.ts';
import type { RequestAdmission } from '../admission/admit-requests.ts';
import { createRequestMetrics, type RequestMetrics } from './request-metrics.ts';
import { selectShopFigures, type ShopFigures } from './shop-figures.queries.ts';

export interface Metrics {
  /** In the text format of Prometheus, version 0.0.4. Where the database does not answer, without its figures. */
  write(): Promise<{ contentType: string; text: string }>;
  readonly requests: RequestMetrics;
  /** From now on the cache's figures are among them. */
  readCache(cache: Pick<PageCache, 'hits' | 'misses' | 'bytes' | 'size'>): void;
  /** From now on what waits and what was refused is among them. */
  readAdmission(admission: Pick<RequestAdmission, 'waiting' | 'refused'>): void;
}

interface MetricsDeps {
  db: Kysely<Database>;
  pool: Pick<pg.Pool, 'totalCount' | 'idleCount' | 'waitingCount'>;
}

/** What a monitoring system reads of this instance, and of the shop. */
export function createMetrics({ db, pool }: MetricsDeps): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = createRequestMetrics(registry);
  const give = (name: string, help: string, read: () => number) =>
    new Gauge({
      name: `vitrina_${name}`,
      help,
      registers: [registry],
      collect() {
        this.set(read());
      },
    });
  const count = (name: string, help: string, read: () => number) =>
    new Counter({
      name: `vitrina_${name}`,
      help,
      registers: [registry],
      collect() {
        this.reset();
        this.inc(read());
      },
    });

  give('database_connections', 'Open connections of the pool.', () => pool.totalCount);
  give('database_connections_idle', 'Those that nobody uses.', () => pool.idleCount);
  give('database_waiting', 'Callers that wait for a connection.', () => pool.waitingCount);
  let figures: ShopFigures | undefined;
  const ofShop = (name: string, help: string, read: (shop: ShopFigures) => number) =>
    give(name, `${help} Of the whole shop.`, () => (figures ? read(figures) : Number.NaN));
  ofShop('outbox_pending', 'Mails and messages that are due.', (shop) => shop.outboxPending);
  ofShop('outbox_oldest_seconds', 'How long the oldest has waited.', (shop) => shop.outboxOldestSeconds);
  ofShop('outbox_given_up', 'Messages that were given up in 30 days.', (shop) => shop.outboxGivenUp);
  ofShop('orders_last_hour', 'Orders of the last hour.', (shop) => shop.orders);
  const paymentEvents = new Gauge({
    name: 'vitrina_payment_events_last_hour',
    help: 'What payment providers said in the last hour, by what became of it. Of the whole shop.',
    labelNames: ['provider', 'outcome'],
    registers: [registry],
  });

  return {
    requests,
    readCache(cache) {
      count('page_cache_hits_total', 'Pages answered from memory.', () => cache.hits);
      count('page_cache_misses_total', 'Pages drawn for the cache.', () => cache.misses);
      give('page_cache_pages', 'Pages in memory.', () => cache.size);
      give('page_cache_bytes', 'What they weigh.', () => cache.bytes);
    },
    readAdmission(admission) {
      give('requests_waiting', 'Requests that wait to be begun.', () => admission.waiting);
      const refused = new Counter({
        name: 'vitrina_requests_refused_total',
        help: 'Requests refused by 503 because the server was overloaded, by class.',
        labelNames: ['class'],
        registers: [],
        collect() {
          this.reset();
          for (const kind of requestClasses) this.inc({ class: kind }, admission.refused[kind]);
        },
      });
      registry.registerMetric(refused);
    },
    async write() {
      figures = await selectShopFigures(db).catch(() => undefined);
      paymentEvents.reset();
      for (const { provider, outcome, count } of figures?.paymentEvents ?? [])
        paymentEvents.set({ provider, outcome }, count);
      return { contentType: registry.contentType, text: await registry.metrics() };
    },
  };
}
