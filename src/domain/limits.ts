/** How much a list holds when the caller does not say (specification section 9). */
export const defaultLimits = {
  similarProducts: 6,
  companions: 6,
  catalogProducts: 20,
  relatedProducts: 20,
  reviews: 10,
  /** One more than shown, to learn whether there is a next page. */
  reviewsAsked: 11,
  articles: 12,
  mediaList: 6,
  itemPerPage: 12,
  mediaItemsPerPage: 12,
  /** Listing of a catalog before any settings are loaded. */
  catalogListing: 9,
  search: 30,
} as const;

/** Above these a request is refused with 400: they bound the work that one request may cause. */
export const requestCaps = {
  perPage: 100,
  offset: 10_000,
  /** Of the staff's list of orders, which is paged through to its end. */
  orderOffset: 1_000_000,
  ids: 100,
  queryLength: 100,
} as const;

export const cartVersion = '0.0.12';

/** PostgreSQL's `integer` holds no more: a larger id or version would make it refuse the whole statement. */
export const maxDatabaseId = 2_147_483_647;
