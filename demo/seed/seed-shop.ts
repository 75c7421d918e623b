import { sql, type Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import type { StarterSiteName } from '#domain/schemas/starter-site.schema.ts';
import type { DemoLanguage } from '#domain/schemas/starter-site.schema.ts';
import type { ImageStorage } from '#modules/media/image-storage.ts';
import { isShopEmpty } from '#modules/setup/is-shop-empty.ts';

import { sites } from '../sites/sites.ts';
import { fillShop } from './fill-shop.ts';
import { insertPage, section } from './insert-page.ts';
import { createSeedContext, homeTitle, say } from './seed-context.ts';
import { storePictures } from './seed-images.ts';
import { seedSamples } from './seed-samples.ts';
import { seedEmptySettings } from './seed-settings.ts';
import { rememberSite } from './seeded-site.ts';

interface SeedInput {
  db: Kysely<Database>;
  language: DemoLanguage;
  /** False leaves an empty shop: a blank home page and the three menus. */
  demo: boolean;
  /** The demo has orders, enquiries, and reviews that wait, of the last weeks too; none unless said so. */
  samples?: boolean;
  /** What the demo sells. */
  site?: StarterSiteName;
  artDir: string;
  storage: ImageStorage;
  now: Date;
}

/** Held while a shop is filled, so that nobody else fills it too. */
export const seedLock = sql`select pg_advisory_xact_lock(hashtext('vitrina.seed'))`;

/**
 * Fills an empty database in one transaction, so that a start that is interrupted or raced by another
 * instance leaves either nothing or all of it. Returns false when the shop was not empty.
 */
export async function seedShop({ site = 'shop', samples = false, ...input }: SeedInput): Promise<boolean> {
  const pictures = input.demo ? await storePictures(sites[site], input.language, input) : [];
  return input.db.transaction().execute(async (trx) => {
    await seedLock.execute(trx);
    if (!(await isShopEmpty(trx))) return false;
    const context = createSeedContext(trx, input.language, sites[site], input.now);
    if (!input.demo) {
      const title = say(context, homeTitle);
      await insertPage(context, { kind: 'home', slug: '', title, meta: '{}', sections: [section('h1')] });
      await trx
        .insertInto('menus')
        .values(['info', 'main', 'footer'].map((name) => ({ name })))
        .execute();
      await seedEmptySettings(context);
      return true;
    }
    await fillShop(context, pictures, { withDemoPayment: true });
    if (samples) await seedSamples(context);
    await rememberSite(trx, site);
    return true;
  });
}
