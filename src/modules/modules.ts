import type { Tag } from '#platform/cache/tags.ts';
import { createJobLoop } from '#platform/jobs/job-loop.ts';

import { buildModules, type ModulesOptions } from './build-modules.ts';
import type { Module } from './module.ts';

const cleaningMs = 600_000;

export type Modules = ReturnType<typeof createModules>;
/** What pages are drawn by, and what their visitors do. */
export type ShopServices = Modules['services'];

/** The shop over one database: what the server answers, starts, stops and tells of changes. */
export function createModules(options: ModulesOptions) {
  const { limits, outbox, sections, modules } = buildModules(options);
  const all: Module[] = Object.values(modules);
  const caches = all.flatMap((module) => module.caches ?? []);
  const cleaningSteps = [() => limits.clean(), ...all.flatMap((module) => module.cleaning ?? [])];
  const cleaning = createJobLoop({
    name: 'cleaning',
    everyMs: cleaningMs,
    run: async () => {
      for (const clean of cleaningSteps) await clean();
    },
    log: options.log,
  });

  return {
    routes: listRoutes(modules),
    services: {
      settings: modules.settings.reader,
      agentCarts: modules.agentCarts.service,
      sections,
      menus: modules.menus.reader,
      images: modules.media.images,
      redirects: modules.redirects.reader,
      delivery: modules.delivery.reader,
      taxes: modules.taxes.reader,
      pages: modules.pages.reader,
      products: modules.products.reader,
      reviews: {
        ...modules.reviews.reader,
        ...modules.reviews.submissions,
        photos: modules.reviews.photos,
      },
      questions: { ...modules.questions.reader, ...modules.questions.submissions },
      leads: modules.leads.submissions,
      stockRequests: modules.stockRequests.service,
      abandonedCarts: modules.abandonedCarts.service,
      wishlists: modules.wishlists.service,
      unsubscribing: modules.marketingMail.unsubscribing,
      articles: modules.articles.reader,
      orders: modules.orders.service,
      giftCards: modules.giftCards.reader,
      returns: modules.returns.service,
      invoices: modules.invoices.service,
      downloads: { ...modules.downloads.reader, ...modules.downloads.service },
      promoCodes: modules.promotions.codes,
      promotedPrices: modules.promotions.prices,
      catalogs: modules.catalogs.tree,
      comments: modules.comments.submissions,
      payments: modules.payments.service,
      carriers: modules.carriers.notifications,
      mail: modules.mail.management,
      editing: modules.previews.reading,
      feeds: modules.feeds.service,
      listing: modules.listing.service,
      search: modules.search.service,
      searchCounter: modules.analytics.searches,
      previews: modules.previews,
    },
    /** Who calls, by the token of a session. */
    tokens: modules.auth.tokens,
    apiKeys: modules.apiKeys.reader,
    audit: modules.audit.log,
    staff: modules.staff.accounts,
    visits: modules.analytics.visits,
    policyReports: modules.policyReports.reports,
    commerceml: modules.commerceml.endpoint,
    mailServer: modules.mail.server,
    /** What visitors see otherwise from now on without anybody's deed. */
    takeCrossed: modules.layers.takeCrossed,
    /** Streams that open builders hear by. */
    liveEditing: modules.liveEditing.streams,
    /** Loads in the background, and answers the faster once it has. */
    facetIndex: modules.listing.index,
    /** What the program starts once the database is prepared, and stops at its end. */
    jobs: [...outbox.jobs, ...all.flatMap((module) => module.jobs ?? []), cleaning],
    /** Tells every cache what changed. */
    invalidate(tags: readonly Tag[]): void {
      for (const cache of caches) cache.invalidate(tags);
    },
  };
}

/** What is served, documented and tested, in the order of the documentation. */
function listRoutes(modules: ReturnType<typeof buildModules>['modules']) {
  return [
    ...modules.settings.routes,
    ...modules.products.routes,
    ...modules.listing.routes,
    ...modules.search.routes,
    ...modules.pages.routes,
    ...modules.articles.routes,
    ...modules.menus.routes,
    ...modules.media.routes,
    ...modules.redirects.routes,
    ...modules.delivery.routes,
    ...modules.carriers.routes,
    ...modules.giftCards.routes,
    ...modules.customers.routes,
    ...modules.wishlists.routes,
    ...modules.importedOrders.routes,
    ...modules.leads.routes,
    ...modules.reviews.routes,
    ...modules.questions.routes,
    ...modules.stockRequests.routes,
    ...modules.abandonedCarts.routes,
    ...modules.comments.routes,
    ...modules.reviews.adminRoutes,
    ...modules.questions.adminRoutes,
    ...modules.comments.adminRoutes,
    ...modules.leads.adminRoutes,
    ...modules.moderation.adminRoutes,
    ...modules.staff.adminRoutes,
    ...modules.audit.adminRoutes,
    ...modules.articles.adminRoutes,
    ...modules.redirects.adminRoutes,
    ...modules.publishing.adminRoutes,
    ...modules.layers.adminRoutes,
    ...modules.liveEditing.adminRoutes,
    ...modules.agents.adminRoutes,
    ...modules.pages.adminRoutes,
    ...modules.policyReports.adminRoutes,
    ...modules.pickers.adminRoutes,
    ...modules.previews.adminRoutes,
    ...modules.previews.routes,
    ...modules.savedSections.adminRoutes,
    ...modules.sharedSections.adminRoutes,
    ...modules.sectionComments.adminRoutes,
    ...modules.products.adminRoutes,
    ...modules.productImport.adminRoutes,
    ...modules.catalogs.adminRoutes,
    ...modules.facets.adminRoutes,
    ...modules.feeds.adminRoutes,
    ...modules.media.adminRoutes,
    ...modules.delivery.adminRoutes,
    ...modules.paymentMethods.adminRoutes,
    ...modules.carriers.adminRoutes,
    ...modules.carts.routes,
    ...modules.priceLists.routes,
    ...modules.orders.routes,
    ...modules.returns.routes,
    ...modules.invoices.routes,
    ...modules.downloads.routes,
    ...modules.payments.routes,
    ...modules.payments.adminRoutes,
    ...modules.orders.adminRoutes,
    ...modules.orderDrafts.adminRoutes,
    ...modules.orderEdits.adminRoutes,
    ...modules.returns.adminRoutes,
    ...modules.invoices.adminRoutes,
    ...modules.downloads.adminRoutes,
    ...modules.promotions.adminRoutes,
    ...modules.priceLists.adminRoutes,
    ...modules.giftCards.adminRoutes,
    ...modules.taxes.adminRoutes,
    ...modules.customers.adminRoutes,
    ...modules.customerGroups.adminRoutes,
    ...modules.importedOrders.adminRoutes,
    ...modules.stockRequests.adminRoutes,
    ...modules.abandonedCarts.adminRoutes,
    ...modules.analytics.adminRoutes,
    ...modules.samples.adminRoutes,
    ...modules.starterSites.adminRoutes,
    ...modules.mail.adminRoutes,
    ...modules.mail.letterRoutes,
    ...modules.setup.adminRoutes,
    ...modules.backups.adminRoutes,
    ...modules.webhooks.adminRoutes,
    ...modules.apiKeys.adminRoutes,
    ...modules.commerceml.adminRoutes,
    ...modules.mail.notificationRoutes,
  ];
}
