import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import type { VersionName } from '#domain/editing/version-name.ts';
import type { MailState } from '#domain/schemas/mail-state.schema.ts';
import type { DefinitionRegistry } from '#sections/framework/registry.ts';

import { createAccounts } from './accounts/accounts.ts';
import { createCustomerDesk } from './accounts/customer-desk.ts';
import { eraseClosedOrders } from './accounts/erase-orders.ts';
import { createArticleReader } from './articles/article-reader.ts';
import { createPasswords } from './auth/password-hash.ts';
import { createPasswordQueue } from './auth/password-queue.ts';
import { createAuditLog } from './audit/audit-log.ts';
import { createSignIn } from './auth/sign-in.ts';
import { cleanTokens, identifySession } from './auth/tokens.ts';
import { everything, type Invalidated, type Tag } from './cache/tags.ts';
import { createCartService } from './carts/cart-service.ts';
import { createCatalogOffice } from './catalog-office/catalog-office.ts';
import { createCatalogTree } from './catalogs/catalog-tree.ts';
import { createDashboardReader } from './dashboard/dashboard.ts';
import { createDeliveryReader } from './delivery/delivery-reader.ts';
import { createLocationOffice, createZoneOffice } from './delivery/place-office.ts';
import { createDocumentEditing } from './editing/document-editing.ts';
import { trimDraftLogs } from './editing/trim-draft-logs.ts';
import { createCommentInbox } from './enquiries/comment-inbox.ts';
import { createLeadInbox } from './enquiries/lead-inbox.ts';
import { createReviewInbox } from './enquiries/review-inbox.ts';
import { createFacetOffice } from './facet-office/facet-office.ts';
import { reportFeeds, type FeedReporter } from './feeds/feed-report.ts';
import type { ImageQueue } from './images/image-queue.ts';
import { createImageReader } from './images/image-reader.ts';
import type { ImageStorage } from './images/image-storage.ts';
import { createFacetIndex } from './listing/facet-index.ts';
import { createJobLoop } from './jobs/job-loop.ts';
import { createListingService } from './listing/listing-service.ts';
import { createRateLimiter } from './limits/rate-limiter.ts';
import { createMailHandlers } from './mail/mail-handlers.ts';
import type { MailTransport } from './mail/mail-transport.ts';
import { createMediaLibrary } from './media/media-library.ts';
import { createMenuReader } from './menus/menu-reader.ts';
import { createCommentModeration } from './moderation/comment-moderation.ts';
import { createLeadDesk } from './moderation/lead-desk.ts';
import { readModerationCounts } from './moderation/moderation-counts.ts';
import { createReviewModeration } from './moderation/review-moderation.ts';
import { forgetOldKeys } from './orders/idempotency.ts';
import { issueOrderAccess } from './orders/order-access.ts';
import { createOrderDesk } from './orders/order-desk.ts';
import { createOrderService } from './orders/order-service.ts';
import { createOutbox } from './outbox/outbox.ts';
import { createMethodOffice } from './payments/method-office.ts';
import { createPaymentKinds } from './payments/payment-kinds.ts';
import { createPaymentService } from './payments/payment-service.ts';
import { createProviderHttp } from './payments/provider-http.ts';
import { createPageDesk } from './pages/page-desk.ts';
import { createPageReader } from './pages/page-reader.ts';
import { createPickReader } from './picks/pick-reader.ts';
import { createDraftView, createVersionView } from './previews/draft-view.ts';
import { createPrepareSections } from './previews/prepare-sections.ts';
import { cleanPreviewLinks, createPreviewLinks } from './previews/preview-links.ts';
import { exportProducts, type ProductExport } from './product-files/export-products.ts';
import { createProductImports } from './product-files/product-imports.ts';
import { createProductOffice } from './product-office/product-office.ts';
import { createProductReader } from './products/product-reader.ts';
import { createReviewReader } from './products/review-reader.ts';
import { createRedirectReader } from './redirects/redirect-reader.ts';
import { createShopSearch } from './search/search-shop.ts';
import type { SecretBox } from './secrets/secret-box.ts';
import type { DataSources } from './sections/data-sources.ts';
import { createSectionLoader, type SectionProblem } from './sections/load-sections.ts';
import { createSettingsReader } from './settings/settings-reader.ts';
import { createArticleDesk } from './content/article-desk.ts';
import { createAuthorDesk } from './content/author-desk.ts';
import { createCategoryDesk } from './content/category-desk.ts';
import { createTagDesk } from './content/tag-desk.ts';
import { createRedirectDesk } from './redirects/redirect-desk.ts';
import { createStaffAccounts } from './staff/staff-accounts.ts';
import { createStaffMembers } from './staff/staff-members.ts';
import { messagesOf } from './translations/messages-of.ts';
import { createVisitCounter } from './visits/visit-counter.ts';

interface ServicesOptions {
  db: Kysely<Database>;
  definitions: DefinitionRegistry;
  /** Address of the shop, such as `https://shop.example`: that of its pages and of links in mails. */
  origin: () => string;
  mail: MailTransport;
  /** Seals what must not be read in the database. */
  secrets: SecretBox;
  /** Files of pictures, and how many are decoded at a time. */
  pictures: { storage: ImageStorage; queue: ImageQueue };
  /** Whether the demo's payment provider may be offered. */
  demo?: boolean;
  log: {
    warn(details: object, message: string): void;
    error(details: object, message: string): void;
  };
}

const cleaningMs = 600_000;
/** How late a scheduled publishing may be. */
const scheduleMs = 5000;

export type Services = ReturnType<typeof createServices>;

/** The shop's use-cases over one database, with the caches that they share. */
export function createServices({
  db,
  definitions,
  log,
  origin,
  mail,
  secrets,
  pictures,
  demo = false,
}: ServicesOptions) {
  const settings = createSettingsReader({
    db,
    onInvalid: (group, reason) => log.warn({ group, reason }, 'A settings group does not fit its schema'),
  });
  const images = createImageReader({ db });
  const menus = createMenuReader({ db });
  const pages = createPageReader({
    db,
    onInvalidSection: (pageId, sectionId, reason) =>
      log.warn({ pageId, sectionId, reason }, 'A stored section cannot be read'),
  });
  const articles = createArticleReader({ db, images, pages });
  const redirects = createRedirectReader({ db });
  const paymentKinds = createPaymentKinds({ demo, secrets });
  const delivery = createDeliveryReader({ db, settings, paymentKinds });
  const products = createProductReader({ db });
  const facetIndex = createFacetIndex({
    db,
    onError: (error) => log.error({ err: error }, 'The facet index could not be loaded'),
  });
  const catalogs = createCatalogTree({ db, index: facetIndex });
  const listing = createListingService({ db, products, catalogs, index: facetIndex });
  const search = createShopSearch({ db, products, catalogs });

  const sources: DataSources = {
    productsOfCatalog: (request) => listing.listFirst(request),
    productsByIds: (ids) => products.findByIds(ids),
    catalogsByIds: (ids) => catalogs.summaries(ids),
    childCatalogs: async ({ parentId, limit }) => (await catalogs.children(parentId)).slice(0, limit),
    articles: (request) => articles.list(request),
    articlesByIds: (ids) => articles.findByIds(ids),
    tags: ({ category }) => articles.listTags(category),
    imagesByIds: (ids) => images.findByIds(ids),
  };
  const sections = createSectionLoader({
    definitions,
    sources,
    onProblem: (problem) => reportProblem(log, problem),
  });

  const caches: Invalidated[] = [
    settings,
    images,
    menus,
    pages,
    articles,
    redirects,
    delivery,
    products,
    facetIndex,
    catalogs,
    search,
  ];
  const limits = createRateLimiter(db);
  const mailHandlers = createMailHandlers({
    db,
    settings,
    transport: mail,
    origin,
    issueOrderAccess: (orderId) => issueOrderAccess(db, orderId),
  });
  const outbox = createOutbox({ db, handlers: mailHandlers, log });
  const orders = createOrderService({ db, settings, delivery, outbox, log });
  const orderDesk = createOrderDesk({ db, outbox, limits });
  const payments = createPaymentService({
    db,
    kinds: paymentKinds,
    delivery,
    limits,
    origin,
    outbox,
    log,
  });
  const reviews = { ...createReviewReader({ db }), ...createReviewInbox({ db, settings, limits }) };
  const leads = createLeadInbox({ db, settings, limits, outbox, origin });
  const comments = createCommentInbox({ db, settings, limits });
  const moderation = {
    reviews: createReviewModeration({ db, outbox }),
    comments: createCommentModeration({ db }),
    leads: createLeadDesk({ db }),
    counts: () => readModerationCounts(db),
  };
  const editing = createDocumentEditing({ db, definitions, log });
  const readers = {
    db,
    editing,
    pages,
    articles,
    catalogs,
    settings,
    menus,
    images,
    products,
    index: facetIndex,
  };
  const drafts = createDraftView(readers);
  const previews = {
    ...createPreviewLinks({ db }),
    drafts,
    seeVersion: (version: VersionName) => createVersionView(readers, version),
    prepareSections: createPrepareSections({ ...drafts, sections, settings }),
  };
  const audit = createAuditLog({ db, log });
  const media = createMediaLibrary({ db, definitions, ...pictures, log });
  const scheduledPublishing = createJobLoop({
    name: 'scheduled publishing',
    everyMs: scheduleMs,
    run: () => editing.publishDue(new Date()),
    log,
  });
  const productImports = createProductImports({ db, log });
  const cleaning = createJobLoop({
    name: 'cleaning',
    everyMs: cleaningMs,
    run: async () => {
      await limits.clean();
      await cleanTokens(db);
      await cleanPreviewLinks(db);
      await eraseClosedOrders(db);
      await forgetOldKeys(db);
      await audit.forgetOld();
      await media.sweep();
      await trimDraftLogs(db);
    },
    log,
  });
  const auth = { identify: (token: string) => identifySession(db, token) };
  const passwords = createPasswords(createPasswordQueue());
  const signIn = createSignIn({ db, limits, passwords });
  const carts = createCartService({ db });
  const accounts = createAccounts({
    db,
    orders,
    carts,
    limits,
    passwords,
    signIn,
    anonymousName: async () => messagesOf((await settings.read()).language)['reviews.anonymous'],
  });
  const staff = createStaffAccounts({
    db,
    limits,
    passwords,
    signIn,
    audit,
    outbox,
    secrets,
    shopName: async () => (await settings.read()).common.sitename,
  });
  const members = createStaffMembers({ db, outbox });
  const customerDesk = createCustomerDesk({ db, accounts });
  const dashboard = createDashboardReader({ db, settings });
  const visits = createVisitCounter({ db, log });
  return {
    auth,
    accounts,
    staff,
    members,
    audit,
    articleDesk: createArticleDesk({ db }),
    categoryDesk: createCategoryDesk({ db }),
    authorDesk: createAuthorDesk({ db }),
    tagDesk: createTagDesk({ db }),
    redirectDesk: createRedirectDesk({ db }),
    limits,
    outbox,
    /** What the program starts once the database is prepared, and stops at its end. */
    jobs: [
      ...outbox.jobs,
      ...orders.jobs,
      payments.job,
      productImports.job,
      scheduledPublishing,
      cleaning,
      visits.job,
    ],
    orders,
    orderDesk,
    customerDesk,
    dashboard,
    visits,
    payments,
    carts,
    readMailState: async (): Promise<MailState> => ({
      isSent: mail.keepsLetters !== true,
      hasAddress: (await settings.read()).common.emails.length > 0,
    }),
    settings,
    images,
    menus,
    pages,
    articles,
    redirects,
    delivery,
    products,
    reviews,
    leads,
    comments,
    moderation,
    editing,
    picks: createPickReader({ db }),
    previews,
    productOffice: createProductOffice({ db }),
    productImports,
    exportProducts: ((options) => exportProducts(db, options)) satisfies ProductExport,
    catalogOffice: createCatalogOffice({ db }),
    facetOffice: createFacetOffice({ db }),
    reportFeeds: ((request) => reportFeeds(db, request)) satisfies FeedReporter,
    media,
    deliveryOffice: {
      zones: createZoneOffice(db),
      locations: createLocationOffice(db),
      methods: createMethodOffice({
        db,
        kinds: paymentKinds,
        ports: { http: createProviderHttp(), now: Date.now },
        secrets,
      }),
    },
    pageDesk: createPageDesk({ db }),
    catalogs,
    listing,
    search,
    sections,
    facetIndex,
    /** Tells every cache what changed. */
    invalidate(tags: readonly Tag[]): void {
      for (const cache of caches) cache.invalidate(tags);
    },
    /** After notifications may have been missed nothing cached can be trusted. */
    forgetEverything(): void {
      for (const cache of caches) cache.invalidate([everything]);
    },
  };
}

function reportProblem(log: ServicesOptions['log'], problem: SectionProblem): void {
  if (problem.kind === 'data')
    log.error({ need: problem.need, err: problem.error }, 'Data of a section could not be loaded');
  else log.warn({ ...problem }, 'A section cannot be shown');
}
