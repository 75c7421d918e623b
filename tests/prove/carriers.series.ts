import { sql } from 'kysely';

import { createDatabase } from '#db/database.ts';
import { findRunningServer } from '#db/embedded/start-postgres.ts';
import { createPool } from '#db/pool.ts';
import { startFakeCdek, type FakeCdek } from '#tests/support/providers/fake-cdek.ts';
import { somewhere } from '#tests/support/pickup-order.ts';

import { startShop } from '../../bench/start-shop.ts';
import { offer } from './overload/measure-phase.ts';
import { expectNone, quantile, type Series } from './series.ts';

/** Pages and quotes together. */
const perSecond = 40;
const seconds = 30;
const mix = { page: 75, quote: 25 };
/** `noise` and `quote` in milliseconds: a quote waits 2 s for the carrier, and then takes the zone's own price. */
const bars = { ratio: 1.5, noise: 5, quote: 2500 };

const env = { DEMO: '1', TRUST_PROXY: '1' };

export const series: Series = {
  about: 'a carrier that never answers: p99 of pages at most 1.5 times that beside one that does',
  count: 3,
  async run({ count, folder, say }) {
    const fake = await startFakeCdek();
    try {
      const goods = await prepare(folder, fake);
      const shop = await startShop(folder, env);
      const rounds: Awaited<ReturnType<typeof measure>>[] = [];
      try {
        await measure(shop.origin, goods, 5);
        for (let round = 0; round < count; round++) {
          fake.fault = null;
          const beside = await measure(shop.origin, goods, seconds);
          fake.fault = { kind: 'hang' };
          const silent = await measure(shop.origin, goods, seconds);
          rounds.push(beside, silent);
          say({
            round,
            page: beside.page,
            pageSilent: silent.page,
            quote: beside.quote,
            quoteSilent: silent.quote,
          });
          expectNone(
            'Pages wait',
            silent.page > beside.page * bars.ratio + bars.noise ? [{ beside, silent }] : [],
          );
          expectNone('Quotes wait', silent.quote > bars.quote ? [silent] : []);
        }
      } finally {
        await shop.stop();
      }
      return {
        pages: rounds.reduce((sum, { pages }) => sum + pages, 0),
        quoteMost: Math.max(...rounds.map(({ quote }) => quote)),
      };
    } finally {
      await fake.stop();
    }
  },
};

interface Goods {
  variationIds: number[];
  slugs: string[];
}

/** A demo shop whose zones take their prices from the carrier. */
async function prepare(folder: string, fake: FakeCdek): Promise<Goods> {
  const shop = await startShop(folder, env);
  const db = createDatabase(createPool({ connectionString: (await findRunningServer(folder)) ?? '' }));
  try {
    await sql`insert into carriers (key, enabled, settings)
      values ('cdek', true, ${JSON.stringify(fake.settings)}::jsonb)`.execute(db);
    await sql`update shipping_zones set carrier = 'cdek'`.execute(db);
    await sql`update settings set value = value || '{"currency": "RUB"}' where name = 'ecommerce'`.execute(
      db,
    );
    const { rows } = await sql<{ id: number; slug: string }>`
      select distinct on (p.id) v.id, p.slug from variations v join products p on p.id = v.product_id
      where p.enabled and v.full_price > 0 and (v.stock is null or v.stock > 0) limit 20`.execute(db);
    return { variationIds: rows.map(({ id }) => id), slugs: rows.map(({ slug }) => slug) };
  } finally {
    await db.destroy();
    await shop.stop();
  }
}

/** p99 of pages and of quotes in milliseconds, each quote for a city that nobody has asked about. */
async function measure(origin: string, { variationIds, slugs }: Goods, length: number) {
  const pages = ['/', '/catalogs', ...slugs.map((slug) => `/products/${slug}`)];
  const outcomes = await offer({
    origin,
    perSecond,
    seconds: length,
    mix,
    requests: {
      page: pages.map((path) => `GET ${path} HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n`),
      quote: Array.from({ length: (perSecond * length * mix.quote) / 100 }, () => writeQuote(variationIds)),
    },
  });
  const failed = outcomes.filter(([, , status]) => status === null || status >= 400);
  expectNone('Failed', failed);
  const p99 = (kind: keyof typeof mix) =>
    quantile(
      outcomes.filter(([of]) => of === kind).map(([, , , ms]) => ms),
      0.99,
    );
  return { page: p99('page'), quote: p99('quote'), pages: outcomes.length };
}

function writeQuote(variationIds: readonly number[]): string {
  const [variationId] = variationIds;
  const body = JSON.stringify({
    deliveryType: 'delivery',
    address: {
      country: 'RU',
      locality: `City ${crypto.randomUUID()}`,
      street: 'Main st. 1',
      postalCode: '101000',
    },
    items: [{ variationId, quantity: 1 }],
  });
  const head = [
    'POST /api/orders/quote HTTP/1.1',
    'host: 127.0.0.1',
    `x-forwarded-for: ${somewhere()}`,
    'content-type: application/json',
    `content-length: ${Buffer.byteLength(body)}`,
  ];
  return `${head.join('\r\n')}\r\n\r\n${body}`;
}
