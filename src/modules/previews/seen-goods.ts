import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import type { Product } from '#domain/schemas/product.schema.ts';
import type { CatalogTree } from '#modules/catalogs/catalog-tree.ts';
import type { SeenPrices } from '#modules/indexing/sale-prices.queries.ts';
import type { FacetIndex } from '#modules/listing/facet-index.ts';
import { createListingService } from '#modules/listing/listing-service.ts';
import type { OrderService } from '#modules/orders/order-service.ts';
import { createProductReader, type ProductReader } from '#modules/products/product-reader.ts';
import type { PricesNow } from '#modules/promotions/price-products.ts';
import type { PromotionPricing } from '#modules/promotions/price-promotions.ts';
import { createShopSearch, type ShopSearch } from '#modules/search/search-shop.ts';
import type { SectionLoader } from '#modules/section-data/load-sections.ts';
import type { SettingsReader } from '#modules/settings/settings-reader.ts';

import { selectMomentOf } from './previews.queries.ts';

/** What reads goods at the prices that a preview shows, in the place of what reads them at those of now. */
export interface SeenGoods {
  /** Whose prices they are. */
  moment: Date;
  products: ProductReader;
  sections: SectionLoader;
  search: ShopSearch;
  promotedPrices: { readNow(product: Product): Promise<PricesNow> };
  orders: OrderService;
}

export interface SeenGoodsDeps {
  db: Kysely<Database>;
  index: FacetIndex;
  settings: SettingsReader;
  catalogs: CatalogTree;
  sections: SectionLoader;
  orders: OrderService;
  promotionsAt(moment: Date): { pricing: PromotionPricing; prices: SeenGoods['promotedPrices'] };
}

/**
 * Goods as visitors will see them at a moment by what is approved, or with a layer, approved or not: alone as of its
 * start, which is now where it has none or has begun. The readers are for one request: what they keep goes with them, so
 * that no cache holds prices of two moments. Which products a listing has, and in what order, is that of now.
 */
export async function seeGoods(
  { db, index, settings, catalogs, sections, orders, promotionsAt }: SeenGoodsDeps,
  { layer, at }: { layer: number | null; at: Date | null },
): Promise<SeenGoods> {
  const moment = at ?? (await selectMomentOf(db, layer));
  const seen: SeenPrices = { moment, layer, withOthers: at !== null };
  const products = createProductReader({ db, index, settings, seen });
  const listing = createListingService({ db, products, catalogs, index });
  const { pricing, prices } = promotionsAt(moment);
  return {
    moment,
    products,
    sections: sections.withSources({
      productsOfCatalog: (request) => listing.listFirst(request),
      productsByIds: (ids) => products.findByIds(ids),
    }),
    search: createShopSearch({ db, products, catalogs }),
    promotedPrices: prices,
    orders: {
      ...orders,
      quote: (request, giver) => orders.quoteSeen(request, giver, { seen, promotions: pricing }),
    },
  };
}
