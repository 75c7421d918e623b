import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import { createArticleDesk } from '#modules/articles/article-desk.ts';
import { createAuthorDesk } from '#modules/articles/author-desk.ts';
import { createCategoryDesk } from '#modules/articles/category-desk.ts';
import { createTagDesk } from '#modules/articles/tag-desk.ts';
import { createCatalogOffice } from '#modules/catalogs/catalog-office.ts';
import { createLocationOffice, createZoneOffice } from '#modules/delivery/place-office.ts';
import { createFacetOffice } from '#modules/facets/facet-office.ts';
import { reportFeeds, type FeedReporter } from '#modules/feeds/feed-report.ts';
import { createPageDesk } from '#modules/pages/page-desk.ts';
import { createMethodOffice } from '#modules/payment-methods/method-office.ts';
import type { PaymentKinds } from '#modules/payment-methods/payment-kinds.ts';
import { createProviderHttp } from '#modules/payment-methods/provider-http.ts';
import { notificationUrlOf } from '#modules/payments/notification-url.ts';
import { createPickReader } from '#modules/pickers/pick-reader.ts';
import { exportProducts, type ProductExport } from '#modules/product-import/export-products.ts';
import { createProductOffice } from '#modules/products/product-office.ts';
import { createRedirectDesk } from '#modules/redirects/redirect-desk.ts';
import type { SecretBox } from '#platform/secrets/secret-box.ts';

interface OfficesOptions {
  db: Kysely<Database>;
  paymentKinds: PaymentKinds;
  secrets: SecretBox;
  /** Address of the shop. */
  origin(): string;
}

/** What the staff works with beside what visitors started: goods, articles, pages, delivery. */
export function createOffices({ db, paymentKinds, secrets, origin }: OfficesOptions) {
  return {
    articleDesk: createArticleDesk({ db }),
    categoryDesk: createCategoryDesk({ db }),
    authorDesk: createAuthorDesk({ db }),
    tagDesk: createTagDesk({ db }),
    redirectDesk: createRedirectDesk({ db }),
    picks: createPickReader({ db }),
    productOffice: createProductOffice({ db }),
    exportProducts: ((options) => exportProducts(db, options)) satisfies ProductExport,
    catalogOffice: createCatalogOffice({ db }),
    facetOffice: createFacetOffice({ db }),
    reportFeeds: ((request) => reportFeeds(db, request)) satisfies FeedReporter,
    pageDesk: createPageDesk({ db }),
    deliveryOffice: {
      zones: createZoneOffice(db),
      locations: createLocationOffice(db),
      methods: createMethodOffice({
        db,
        kinds: paymentKinds,
        ports: { http: createProviderHttp(), now: Date.now },
        secrets,
        notificationUrl: (key) => notificationUrlOf(origin(), key),
      }),
    },
  };
}
