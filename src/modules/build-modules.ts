import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import type { SectionContent } from '#domain/schemas/saved-section.schema.ts';
import type { StarterSiteManagement } from '#domain/schemas/starter-site.schema.ts';
import { createAnalyticsModule } from '#modules/analytics/analytics.module.ts';
import { createAbandonedCartsModule } from '#modules/abandoned-carts/abandoned-carts.module.ts';
import { createAgentsModule } from '#modules/agents/agents.module.ts';
import { createAgentCartsModule } from '#modules/agent-carts/agent-carts.module.ts';
import { createApiKeysModule } from '#modules/api-keys/api-keys.module.ts';
import { createArticlesModule } from '#modules/articles/articles.module.ts';
import { createAuditModule } from '#modules/audit/audit.module.ts';
import { createAuthModule } from '#modules/auth/auth.module.ts';
import { createBackupsModule } from '#modules/backups/backups.module.ts';
import type { OpenPlace } from '#modules/backups/backup-place.ts';
import type { BackedUpPlace } from '#modules/backups/make-backup.ts';
import { createCarriersModule } from '#modules/carriers/carriers.module.ts';
import { createCartsModule } from '#modules/carts/carts.module.ts';
import { createCatalogsModule } from '#modules/catalogs/catalogs.module.ts';
import { createCommercemlModule } from '#modules/commerceml/commerceml.module.ts';
import { createCommentsModule } from '#modules/comments/comments.module.ts';
import { createCustomerGroupsModule } from '#modules/customer-groups/customer-groups.module.ts';
import { createCustomersModule } from '#modules/customers/customers.module.ts';
import { createDeliveryModule } from '#modules/delivery/delivery.module.ts';
import { createDownloadsModule } from '#modules/downloads/downloads.module.ts';
import { createDraftsModule } from '#modules/drafts/drafts.module.ts';
import { createFacetsModule } from '#modules/facets/facets.module.ts';
import { createFeedsModule } from '#modules/feeds/feeds.module.ts';
import { createImportedOrdersModule } from '#modules/imported-orders/imported-orders.module.ts';
import { createInvoicesModule } from '#modules/invoices/invoices.module.ts';
import { createGiftCardsModule } from '#modules/gift-cards/gift-cards.module.ts';
import { createLayersModule } from '#modules/layers/layers.module.ts';
import { createLiveEditingModule } from '#modules/live-editing/live-editing.module.ts';
import { createLeadsModule } from '#modules/leads/leads.module.ts';
import { createListingModule } from '#modules/listing/listing.module.ts';
import { createMailModule } from '#modules/mail/mail.module.ts';
import type { MailTransport } from '#modules/mail/mail-transport.ts';
import { createMarketingMailModule } from '#modules/marketing-mail/marketing-mail.module.ts';
import type { ImageQueue } from '#modules/media/image-queue.ts';
import type { ImageStorage } from '#modules/media/image-storage.ts';
import { createMediaModule } from '#modules/media/media.module.ts';
import { createMenusModule } from '#modules/menus/menus.module.ts';
import { createModerationModule } from '#modules/moderation/moderation.module.ts';
import { createOrderDraftsModule } from '#modules/order-drafts/order-drafts.module.ts';
import { createOrderEditsModule } from '#modules/order-edits/order-edits.module.ts';
import { createOrdersModule } from '#modules/orders/orders.module.ts';
import { createPagesModule } from '#modules/pages/pages.module.ts';
import { createPaymentMethodsModule } from '#modules/payment-methods/payment-methods.module.ts';
import { createPaymentsModule } from '#modules/payments/payments.module.ts';
import { createPickersModule } from '#modules/pickers/pickers.module.ts';
import { createPolicyReportsModule } from '#modules/policy-reports/policy-reports.module.ts';
import type { DrawSectionPreviews, PreviewedShop } from '#modules/previews/draw-section-previews.ts';
import { createPreviewsModule } from '#modules/previews/previews.module.ts';
import { createPriceListsModule } from '#modules/price-lists/price-lists.module.ts';
import { createProductImportModule } from '#modules/product-import/product-import.module.ts';
import { createProductsModule } from '#modules/products/products.module.ts';
import { createPromotionsModule } from '#modules/promotions/promotions.module.ts';
import { createPublishingModule } from '#modules/publishing/publishing.module.ts';
import { createRedirectsModule } from '#modules/redirects/redirects.module.ts';
import { createQuestionsModule } from '#modules/questions/questions.module.ts';
import { createReturnsModule } from '#modules/returns/returns.module.ts';
import { createReviewsModule } from '#modules/reviews/reviews.module.ts';
import { createSavedSectionsModule } from '#modules/saved-sections/saved-sections.module.ts';
import { createSamplesModule } from '#modules/samples/samples.module.ts';
import { createSearchModule } from '#modules/search/search.module.ts';
import type { DataSources } from '#modules/section-data/data-sources.ts';
import { createSectionDataModule } from '#modules/section-data/section-data.module.ts';
import { createSettingsModule } from '#modules/settings/settings.module.ts';
import { createSetupModule } from '#modules/setup/setup.module.ts';
import { createSectionCommentsModule } from '#modules/section-comments/section-comments.module.ts';
import { createSharedSectionsModule } from '#modules/shared-sections/shared-sections.module.ts';
import { createStaffModule } from '#modules/staff/staff.module.ts';
import { createStarterSitesModule } from '#modules/starter-sites/starter-sites.module.ts';
import { createStockRequestsModule } from '#modules/stock-requests/stock-requests.module.ts';
import { createTaxesModule } from '#modules/taxes/taxes.module.ts';
import { createWebhooksModule } from '#modules/webhooks/webhooks.module.ts';
import { createWishlistsModule } from '#modules/wishlists/wishlists.module.ts';
import { createRateLimiter } from '#platform/limits/rate-limiter.ts';
import type { Log } from '#platform/log.ts';
import type { OutsideRules } from '#platform/net/post-outside.ts';
import { createOutbox } from '#platform/outbox/outbox.ts';
import type { SecretBox } from '#platform/secrets/secret-box.ts';
import type { DefinitionRegistry } from '#sections/framework/registry.ts';

export interface ModulesOptions {
  db: Kysely<Database>;
  /** For what only reads: it has all that was committed before, by anybody. */
  reading?: Kysely<Database>;
  definitions: DefinitionRegistry;
  /** Address of the shop, such as `https://shop.example`: that of its pages and of links in mails. */
  origin: () => string;
  /** The configured address; undefined: whatever address the shop is asked at. */
  publicUrl?: string | undefined;
  /** Visitors come by HTTPS, so cookies may be for it alone. */
  hasSecureOrigin: boolean;
  /** Over what mails leave; files, where the environment names no mail server, let the owner name one. */
  mail: MailTransport;
  /** A proxy hands requests on that the settings do not name. */
  hasUnknownProxy: () => boolean;
  /** Encrypts what must not be read in the database. */
  secrets: SecretBox;
  /** Files of pictures, and how many are decoded at a time. */
  pictures: { storage: ImageStorage; queue: ImageQueue };
  /** Whether the demo's payment provider may be offered. */
  demo?: boolean;
  starterSites: StarterSiteManagement;
  /** Where the shop's data lie, for backups of it. */
  place: BackedUpPlace;
  /** Where backups are put. */
  openPlace: OpenPlace;
  /** Where messages to other programs may go. */
  outside: OutsideRules;
  /** Draws sections as the site does. */
  createSectionPreviews: (shop: PreviewedShop) => DrawSectionPreviews;
  log: Log;
}

/**
 * The modules over one database, the lower layers first (`tests/modules.test.ts`). Where a lower one calls a higher
 * one it is handed a function, which is called once everything stands.
 */
export function buildModules(options: ModulesOptions) {
  const { db, reading = db, definitions, origin, publicUrl, hasSecureOrigin, secrets, log } = options;
  const limits = createRateLimiter(db);

  const sources: DataSources = {
    productsOfCatalog: (request) => listing.service.listFirst(request),
    productsByIds: (ids) => products.reader.findByIds(ids),
    catalogsByIds: (ids) => catalogs.tree.summaries(ids),
    childCatalogs: async ({ parentId, limit }) => (await catalogs.tree.children(parentId)).slice(0, limit),
    articles: (request) => articles.reader.list(request),
    articlesByIds: (ids) => articles.reader.findByIds(ids),
    tags: ({ category }) => articles.reader.listTags(category),
    imagesByIds: (ids) => media.images.findByIds(ids),
  };
  const sectionData = createSectionDataModule({ definitions, sources, log });
  const sections = sectionData.loader;
  const paymentMethods = createPaymentMethodsModule({ db, secrets, origin, demo: options.demo ?? false });

  // Before its layer: what visitors see of pages, menus and settings goes through it.
  const layers = createLayersModule({ db, definitions, limits, origin, log });

  const agentCarts = createAgentCartsModule({ db, limits });
  const audit = createAuditModule({ db, log });
  const apiKeys = createApiKeysModule({ db, limits });
  const auth = createAuthModule({ db, limits });
  const carts = createCartsModule({ db });
  const facets = createFacetsModule({ db, log });
  const media = createMediaModule({ db, definitions, pictures: options.pictures, log });
  const menus = createMenusModule({ db, compose: layers.compose.menus });
  const moderation = createModerationModule({ db });
  const policyReports = createPolicyReportsModule({ db, origin, log });
  const redirects = createRedirectsModule({ db });
  const settingsModule = createSettingsModule({ db, log, compose: layers.compose.settings });
  const settings = settingsModule.reader;
  const starterSites = createStarterSitesModule(options);
  const customerGroups = createCustomerGroupsModule({ db });
  const priceLists = createPriceListsModule({ db, settings, log });
  const taxes = createTaxesModule({ db });
  const webhooks = createWebhooksModule({ db, secrets, limits, outside: options.outside, log });

  // Before its layer: what the others leave in the outbox goes out by it.
  const mail = createMailModule({
    db,
    settings,
    limits,
    secrets,
    transport: options.mail,
    origin,
    attachInvoices: (orderId, refundId) => invoices.service.attach(orderId, refundId),
    listDownloads: (orderId) => downloads.service.list(orderId),
    findByVariation: (variationId) => products.reader.findByVariation(variationId),
    isCodeGood: (code) => promotions.isCodeGood(code),
    giftCards: {
      read: (cardId) => giftCards.mail.read(cardId),
      markSent: (cardId) => giftCards.mail.markSent(cardId),
    },
    wakeOutbox: () => outbox.wake(),
    log,
  });
  const outbox = createOutbox({
    db,
    handlers: {
      ...mail.handlers,
      'payment.handed-over': ({ orderId }) => payments.service.notifyHandedOver(orderId),
      'invoices.settle': ({ orderId }) => invoices.service.settle(orderId),
      'downloads.settle': ({ orderId }) => downloads.service.settle(orderId),
      'gift-cards.settle': ({ orderId }) => giftCards.settleSold(orderId),
    },
    log,
  });

  const delivery = createDeliveryModule({
    db,
    settings,
    paymentKinds: paymentMethods.kinds,
    findByVariation: (variationId) => products.reader.findByVariation(variationId),
  });
  const giftCards = createGiftCardsModule({ db, reading, settings, secrets, outbox, log });
  const leads = createLeadsModule({ db, settings, limits, outbox, origin });
  const marketingMail = createMarketingMailModule({ db });
  const pages = createPagesModule({
    db,
    reading,
    settings,
    sections,
    compose: layers.compose.pages,
    log,
  });
  const pickers = createPickersModule({ db });
  const questions = createQuestionsModule({ db, settings, limits });
  const reviews = createReviewsModule({ db, settings, limits, outbox, takePhoto: media.takePhoto });
  const products = createProductsModule({
    db,
    reading,
    listReviews: reviews.reader.listByProduct,
    index: {
      listSimilar: (ids, limit) => listing.index.listSimilar(ids, limit),
      guessBySlug: (slug) => listing.index.guessBySlug(slug),
    },
    settings,
    log,
  });
  const wishlists = createWishlistsModule({ db, settings });
  const staff = createStaffModule({
    db,
    settings,
    limits,
    passwords: auth.passwords,
    signIn: auth.signIn,
    audit: audit.log,
    secrets,
    outbox,
    mail: mail.management,
    origin,
    hasSecureOrigin,
  });

  const articles = createArticlesModule({ db, reading, images: media.images, pages: pages.reader });
  const drafts = createDraftsModule({ db });
  const promotions = createPromotionsModule({ db, reading, limits, giftCards: giftCards.reader });
  const feeds = createFeedsModule({
    db,
    reading,
    files: options.pictures.storage.files,
    settings,
    publicPricing: promotions.publicPricing,
    taxes: taxes.reader,
    origin,
    log,
  });
  const orders = createOrdersModule({
    db,
    reading,
    settings,
    delivery: delivery.reader,
    promotions: promotions.pricing,
    giftCards: giftCards.reader,
    issueCredit: giftCards.issueCredit,
    taxes: taxes.reader,
    limits,
    outbox,
    closeAbandonedCart: (headers, orderNumber) => abandonedCarts.service.close(headers, orderNumber),
    quoteDelivery: (wish) => carriers.quoteDelivery(wish),
    findPickupPoint: (wish) => carriers.findPickupPoint(wish),
    refreshPayment: (orderId) => payments.service.refreshIfPending(orderId),
    hasSecureOrigin,
    log,
  });
  const samples = createSamplesModule({ db });
  const stockRequests = createStockRequestsModule({
    db,
    reading,
    settings,
    limits,
    outbox,
    findByVariation: (variationId) => products.reader.findByVariation(variationId),
    log,
  });

  const abandonedCarts = createAbandonedCartsModule({
    db,
    reading,
    settings,
    limits,
    outbox,
    hasSecureOrigin,
    log,
  });

  const catalogs = createCatalogsModule({
    db,
    reading,
    countByCatalog: () => listing.index.countByCatalog(),
  });
  const comments = createCommentsModule({ db, settings, limits });
  const importedOrders = createImportedOrdersModule({ db, reading, settings });
  const customers = createCustomersModule({
    db,
    settings,
    orders: orders.service,
    carts: carts.service,
    giftCards: giftCards.own,
    importedOrders: importedOrders.own,
    limits,
    passwords: auth.passwords,
    signIn: auth.signIn,
    mail: mail.management,
    hasSecureOrigin,
  });
  const downloads = createDownloadsModule({
    db,
    settings,
    secrets,
    files: options.pictures.storage.files,
    orders: orders.service,
    outbox,
    hasSecureOrigin,
  });
  const invoices = createInvoicesModule({
    db,
    reading,
    settings,
    limits,
    orders: orders.service,
    drawForPaper: media.drawForPaper,
    hasSecureOrigin,
  });
  const payments = createPaymentsModule({
    db,
    kinds: paymentMethods.kinds,
    delivery: delivery.reader,
    settings,
    orders: orders.service,
    issueCredit: giftCards.issueCredit,
    limits,
    outbox,
    origin,
    publicUrl,
    log,
  });
  const carriers = createCarriersModule({
    db,
    secrets,
    settings,
    delivery: delivery.reader,
    orders: orders.management,
    limits,
    origin,
    log,
  });
  const orderEdits = createOrderEditsModule({
    db,
    settings,
    taxes: taxes.reader,
    outbox,
    orders: orders.management,
  });
  const returns = createReturnsModule({
    db,
    reading,
    settings,
    limits,
    outbox,
    orders: orders.service,
    issueCredit: giftCards.issueCredit,
    refundPayment: (paymentId, refund) => payments.service.refundPayment(paymentId, refund),
    refundToCredit: (trx, paymentId, refund) => payments.service.refundToCredit(trx, paymentId, refund),
    hasSecureOrigin,
  });
  const publishing = createPublishingModule({ db, definitions, pageManagement: pages.management, log });
  const liveEditing = createLiveEditingModule({
    db,
    editing: publishing.editing,
    layers: layers.editing,
    tokens: auth.tokens,
    log,
  });

  const analytics = createAnalyticsModule({
    db,
    reading,
    settings,
    mailNotifications: mail.mailNotifications,
    log,
  });
  const listing = createListingModule({
    db: reading,
    settings,
    products: products.reader,
    catalogs: catalogs.tree,
    pages: pages.reader,
    log,
  });
  const search = createSearchModule({ db: reading, products: products.reader, catalogs: catalogs.tree });
  const setup = createSetupModule({
    db,
    settings,
    delivery: delivery.reader,
    mailServer: mail.server,
    hasUnknownProxy: options.hasUnknownProxy,
  });

  const orderDrafts = createOrderDraftsModule({
    db,
    settings,
    delivery: delivery.reader,
    promotions: promotions.pricing,
    taxes: taxes.reader,
    outbox,
    origin,
    exchanges: returns.exchanges,
    log,
  });
  const productImport = createProductImportModule({
    db,
    reading,
    databaseUrl: options.place.databaseUrl,
    settings,
    library: media.library,
    outside: options.outside,
    log,
  });

  const commerceml = createCommercemlModule({
    db,
    settings,
    limits,
    outbox,
    library: media.library,
    imports: productImport.job,
    origin,
    log,
  });

  const { storage } = options.pictures;
  const backups = createBackupsModule({
    db,
    settings,
    storage,
    place: options.place,
    openPlace: options.openPlace,
    log,
  });
  const drawSectionPreviews = options.createSectionPreviews({
    settings,
    sections,
    articles: articles.reader,
    listing: listing.service,
    media: media.library,
    pickerItems: pickers.reader,
  });
  const drawSaved = async (saved: readonly SectionContent[]) =>
    (await drawSectionPreviews({ of: 'saved', sections: saved })).previews;
  const savedSections = createSavedSectionsModule({ db, definitions, draw: drawSaved });
  const sharedSections = createSharedSectionsModule({ db, definitions, draw: drawSaved });
  const sectionComments = createSectionCommentsModule({ db, limits, outbox });
  const previews = createPreviewsModule({
    db,
    settings,
    sections,
    editing: publishing.editing,
    layers: layers.editing,
    pages: pages.reader,
    articles: articles.reader,
    catalogs: catalogs.tree,
    menus: menus.reader,
    images: media.images,
    products: products.reader,
    index: listing.index,
    orders: orders.service,
    promotionsAt: promotions.seeAt,
    drawSectionPreviews,
  });
  const agents = createAgentsModule({
    db,
    definitions,
    settings,
    pageManagement: pages.management,
    editing: layers.editing,
    layers: layers.ofAgents,
    links: previews.links,
    origin,
  });

  return {
    limits,
    outbox,
    sections,
    modules: {
      paymentMethods,
      agentCarts,
      apiKeys,
      audit,
      auth,
      carts,
      facets,
      media,
      menus,
      moderation,
      policyReports,
      redirects,
      settings: settingsModule,
      starterSites,
      taxes,
      webhooks,
      delivery,
      giftCards,
      leads,
      marketingMail,
      pages,
      pickers,
      products,
      promotions,
      questions,
      reviews,
      staff,
      wishlists,
      articles,
      drafts,
      feeds,
      orders,
      samples,
      stockRequests,
      abandonedCarts,
      catalogs,
      comments,
      customers,
      customerGroups,
      priceLists,
      importedOrders,
      downloads,
      invoices,
      mail,
      payments,
      carriers,
      orderDrafts,
      orderEdits,
      returns,
      publishing,
      liveEditing,
      layers,
      analytics,
      listing,
      productImport,
      search,
      setup,
      backups,
      commerceml,
      savedSections,
      sharedSections,
      sectionComments,
      previews,
      agents,
    },
  };
}
