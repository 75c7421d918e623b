import type { z } from 'zod';

import {
  articleCardSchema,
  articleListSchema,
  articleSchema,
  authorSchema,
  commentSchema,
  tagSchema,
} from '#domain/schemas/article.schema.ts';
import { catalogListingSchema, facetsSchema } from '#domain/schemas/catalog.schema.ts';
import {
  locationSchema,
  orderStateSchema,
  paymentMethodSchema,
  shippingZoneSchema,
} from '#domain/schemas/delivery.schema.ts';
import { imageSchema, metaSchema } from '#domain/schemas/image.schema.ts';
import { menuEntrySchema } from '#domain/schemas/menu.schema.ts';
import { orderSchema, quoteSchema } from '#domain/schemas/order.schema.ts';
import { pageSchema, pageV2Schema } from '#domain/schemas/page.schema.ts';
import {
  optionSchema,
  productSchema,
  reviewSchema,
  variationSchema,
} from '#domain/schemas/product.schema.ts';
import { searchItemSchema, searchResultSchema } from '#domain/schemas/search.schema.ts';
import { sectionSchema } from '#domain/schemas/section.schema.ts';
import { settingsSchema } from '#domain/settings/settings.schema.ts';

/** Shapes that have a name of their own in the API's documentation. */
export const namedSchemas: Readonly<Record<string, z.ZodType>> = {
  Article: articleSchema,
  ArticleCard: articleCardSchema,
  ArticleList: articleListSchema,
  Author: authorSchema,
  CatalogListing: catalogListingSchema,
  Comment: commentSchema,
  Facets: facetsSchema,
  Image: imageSchema,
  Location: locationSchema,
  MenuEntry: menuEntrySchema,
  Meta: metaSchema,
  Option: optionSchema,
  Order: orderSchema,
  OrderState: orderStateSchema,
  Page: pageSchema,
  PageV2: pageV2Schema,
  PaymentMethod: paymentMethodSchema,
  Product: productSchema,
  Quote: quoteSchema,
  Review: reviewSchema,
  SearchItem: searchItemSchema,
  SearchResult: searchResultSchema,
  Section: sectionSchema,
  Settings: settingsSchema,
  ShippingZone: shippingZoneSchema,
  Tag: tagSchema,
  Variation: variationSchema,
};
