import { refreshListing } from '#modules/indexing/listing-maintenance.queries.ts';
import { refreshReviewCounts } from '#modules/indexing/review-counts.queries.ts';
import { refreshSearch } from '#modules/indexing/search-maintenance.queries.ts';

import { seedCatalogs } from './seed-catalogs.ts';
import type { SeedContext } from './seed-context.ts';
import { seedDelivery } from './seed-delivery.ts';
import { seedImages, type StoredPictures } from './seed-images.ts';
import { seedMedia } from './seed-media.ts';
import { seedMenus } from './seed-menus.ts';
import { registerPageSlugs, seedPages } from './seed-pages.ts';
import { seedProducts } from './seed-products.ts';
import { seedSettings } from './seed-settings.ts';

/** Everything of a site, in an order in which each step finds what it refers to. */
export async function fillShop(
  context: SeedContext,
  pictures: StoredPictures,
  options: { withDemoPayment: boolean },
): Promise<void> {
  const { trx } = context;
  registerPageSlugs(context);
  await seedImages(context, pictures);
  await seedCatalogs(context);
  await seedProducts(context);
  await seedMedia(context);
  await seedPages(context);
  await seedMenus(context);
  await seedSettings(context);
  await seedDelivery(context, options);
  await refreshReviewCounts(trx, 'all');
  await refreshListing(trx, 'all');
  for (const kind of ['product', 'catalog', 'page', 'article'] as const)
    await refreshSearch(trx, kind, 'all');
}
