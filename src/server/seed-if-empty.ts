import { isShopEmpty } from '#modules/setup/is-shop-empty.ts';

import type { AppDeps } from './create-app.ts';

/** What filling the shop takes, and where the demo's pictures are. */
type SeedDeps = Pick<AppDeps, 'db' | 'config' | 'logger' | 'imageStorage'>;

/** Fills an empty shop as the configuration says; `artDir` holds the demo's pictures. */
export async function seedIfEmpty(
  { db, config, logger, imageStorage }: SeedDeps,
  artDir: string,
): Promise<void> {
  if (!(await isShopEmpty(db))) return;
  // The demo shop and its art are a third of what there is to load; every start but the first does without.
  const { seedShop } = await import('#demo/seed/seed-shop.ts');
  const { demo, samples, site, demoLanguage: language } = config;
  const seeded = await seedShop({
    db,
    language,
    demo,
    samples,
    site,
    artDir,
    storage: imageStorage,
    now: new Date(),
  });
  if (seeded) logger.info({ demo, site, language }, 'The empty shop was filled');
}
