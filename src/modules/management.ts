import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import { createArticleManagement } from '#modules/articles/manage-articles.ts';
import { createAuthorManagement } from '#modules/articles/manage-authors.ts';
import { createCategoryManagement } from '#modules/articles/manage-categories.ts';
import { createTagManagement } from '#modules/articles/manage-tags.ts';
import { createCatalogManagement } from '#modules/catalogs/manage-catalogs.ts';
import { createLocationManagement, createZoneManagement } from '#modules/delivery/manage-delivery-places.ts';
import { createFacetManagement } from '#modules/facets/manage-facets.ts';
import { reportFeeds, type FeedReporter } from '#modules/feeds/feed-report.ts';
import { createPageManagement } from '#modules/pages/manage-pages.ts';
import { createMethodManagement } from '#modules/payment-methods/manage-payment-methods.ts';
import type { PaymentKinds } from '#modules/payment-methods/payment-kinds.ts';
import { createProviderHttp } from '#modules/payment-methods/provider-http.ts';
import { notificationUrlOf } from '#modules/payment-methods/notification-url.ts';
import { createPickerItemReader } from '#modules/pickers/picker-item-reader.ts';
import { exportProducts, type ProductExport } from '#modules/product-import/export-products.ts';
import { createProductManagement } from '#modules/products/manage-products.ts';
import { createRedirectManagement } from '#modules/redirects/manage-redirects.ts';
import type { SecretBox } from '#platform/secrets/secret-box.ts';

interface ManagementOptions {
  db: Kysely<Database>;
  paymentKinds: PaymentKinds;
  secrets: SecretBox;
  /** Address of the shop. */
  origin(): string;
}

/** What the staff works with beside what visitors started: goods, articles, pages, delivery. */
export function createManagement({ db, paymentKinds, secrets, origin }: ManagementOptions) {
  return {
    articleManagement: createArticleManagement({ db }),
    categoryManagement: createCategoryManagement({ db }),
    authorManagement: createAuthorManagement({ db }),
    tagManagement: createTagManagement({ db }),
    redirectManagement: createRedirectManagement({ db }),
    pickerItems: createPickerItemReader({ db }),
    productManagement: createProductManagement({ db }),
    exportProducts: ((options) => exportProducts(db, options)) satisfies ProductExport,
    catalogManagement: createCatalogManagement({ db }),
    facetManagement: createFacetManagement({ db }),
    reportFeeds: ((request) => reportFeeds(db, request)) satisfies FeedReporter,
    pageManagement: createPageManagement({ db }),
    deliveryManagement: {
      zones: createZoneManagement(db),
      locations: createLocationManagement(db),
      methods: createMethodManagement({
        db,
        kinds: paymentKinds,
        ports: { http: createProviderHttp(), now: Date.now },
        secrets,
        notificationUrl: (key) => notificationUrlOf(origin(), key),
      }),
    },
  };
}
