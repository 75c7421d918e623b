import type { Currency } from '#domain/currencies.ts';

import type { FeedOffer } from './feed-offers.ts';

export interface FeedShop {
  name: string;
  /** Without a trailing slash. */
  origin: string;
  currency: Currency;
  /** Parents may come after their children. */
  catalogs: readonly { id: number; title: string; parentId: number | null }[];
  /** When the offers were last what they are. */
  madeAt: Date;
}

/** How one service wants a list of offers: what stands before them, each of them, what stands after. */
export interface ProductFeedFormat {
  head(shop: FeedShop): string;
  offer(offer: FeedOffer, currency: Currency): string;
  tail: string;
}
