import { sql, type Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import { refreshListing } from '#db/queries/listing-maintenance.queries.ts';
import { refreshReviewCounts } from '#db/queries/reviews.queries.ts';
import { refreshSearch } from '#db/queries/search-maintenance.queries.ts';
import type { ImageQueue } from '#services/images/image-queue.ts';
import type { ImageStorage } from '#services/images/image-storage.ts';

import { insertPage, section } from './insert-page.ts';
import { seedCatalogs } from './seed-catalogs.ts';
import { createSeedContext, type DemoLanguage } from './seed-context.ts';
import { seedDelivery } from './seed-delivery.ts';
import { seedImages } from './seed-images.ts';
import { seedMedia } from './seed-media.ts';
import { seedMenus } from './seed-menus.ts';
import { registerPageSlugs, seedPages } from './seed-pages.ts';
import { seedProducts } from './seed-products.ts';
import { seedSettings } from './seed-settings.ts';

interface SeedInput {
  db: Kysely<Database>;
  language: DemoLanguage;
  /** False leaves an empty shop: a blank home page and the three menus. */
  demo: boolean;
  artDir: string;
  storage: ImageStorage;
  queue: ImageQueue;
  now: Date;
}

/**
 * Fills an empty database in one transaction, so that a start that is interrupted or raced by another
 * instance leaves either nothing or all of it. Returns false when the shop was not empty.
 */
export async function seedShop(input: SeedInput): Promise<boolean> {
  return input.db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtext('vitrina.seed'))`.execute(trx);
    const existing = await trx.selectFrom('pages').select('id').limit(1).executeTakeFirst();
    if (existing) return false;
    const context = createSeedContext(trx, input.language, input.now);
    if (!input.demo) {
      const title = input.language === 'ru' ? 'Главная' : 'Home';
      await insertPage(context, { kind: 'home', slug: '', title, meta: '{}', sections: [section('h1')] });
      await trx
        .insertInto('menus')
        .values(['info', 'main', 'footer'].map((name) => ({ name })))
        .execute();
      await trx
        .insertInto('settings')
        .values({ name: 'language', value: sql`${JSON.stringify(input.language)}::jsonb` })
        .execute();
      return true;
    }
    registerPageSlugs(context);
    await seedImages(context, input);
    await seedCatalogs(context);
    await seedProducts(context);
    await seedMedia(context);
    await seedPages(context);
    await seedMenus(context);
    await seedSettings(context);
    await seedDelivery(context);
    await refreshReviewCounts(trx, 'all');
    await refreshListing(trx, 'all');
    for (const kind of ['product', 'catalog', 'page', 'article'] as const)
      await refreshSearch(trx, kind, 'all');
    return true;
  });
}
