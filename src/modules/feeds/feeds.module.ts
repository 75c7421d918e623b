import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import type { PublicPricing } from '#modules/promotions/price-products.ts';
import type { SettingsReader } from '#modules/settings/settings-reader.ts';
import type { TaxReader } from '#modules/taxes/tax-reader.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import { createJobLoop } from '#platform/jobs/job-loop.ts';
import type { Log } from '#platform/log.ts';

import { reportFeeds } from './feed-report.ts';
import { adminFeedsRoutes } from './feeds-admin.routes.ts';
import { createFigurePartsJob } from './figure-parts.ts';
import { createKeptPieces } from './kept-pieces.ts';
import type { FeedShop } from './product-feed-format.ts';
import { openProductFeed, type ProductFeed } from './product-feeds.ts';
import { createSitemap } from './sitemap.ts';

interface FeedsDeps {
  db: Kysely<Database>;
  /** For what only reads. */
  reading: Kysely<Database>;
  files: FileStore;
  settings: Pick<SettingsReader, 'read'>;
  publicPricing: PublicPricing;
  taxes: Pick<TaxReader, 'readRules'>;
  origin: () => string;
  log: Log;
}

/** Changes are gathered for so long; whoever asks meanwhile has what is new made at once. */
const everyMs = 15_000;

export function createFeedsModule({ log, ...deps }: FeedsDeps) {
  const { db, reading } = deps;
  const pieces = createKeptPieces(deps);
  return {
    service: {
      openProducts: (feed: ProductFeed, shop: Pick<FeedShop, 'name' | 'catalogs'>) =>
        openProductFeed(pieces, feed, shop),
      sitemap: createSitemap({ db: reading, pieces }),
      /** Makes anew what has changed. */
      refresh: pieces.refresh,
    },
    adminRoutes: adminFeedsRoutes({ reportFeeds: (request) => reportFeeds(reading, request) }),
    jobs: [
      createFigurePartsJob({ db, log }),
      createJobLoop({ name: 'feeds', everyMs, run: pieces.refresh, log }),
    ],
  };
}
