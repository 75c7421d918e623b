import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';

import { createCatalogOffice } from './catalog-office/catalog-office.ts';
import { createLocationOffice, createZoneOffice } from './delivery/place-office.ts';
import { createFacetOffice } from './facet-office/facet-office.ts';
import { reportFeeds, type FeedReporter } from './feeds/feed-report.ts';
import { createMethodOffice } from './payments/method-office.ts';
import { notificationUrlOf } from './payments/notification-url.ts';
import type { PaymentKinds } from './payments/payment-kinds.ts';
import { createProviderHttp } from './payments/provider-http.ts';
import { createPageDesk } from './pages/page-desk.ts';
import { createPickReader } from './picks/pick-reader.ts';
import { exportProducts, type ProductExport } from './product-files/export-products.ts';
import { createProductOffice } from './product-office/product-office.ts';
import type { SecretBox } from './secrets/secret-box.ts';
import { createArticleDesk } from './content/article-desk.ts';
import { createAuthorDesk } from './content/author-desk.ts';
import { createCategoryDesk } from './content/category-desk.ts';
import { createTagDesk } from './content/tag-desk.ts';
import { createRedirectDesk } from './redirects/redirect-desk.ts';

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
