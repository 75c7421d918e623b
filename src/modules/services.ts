import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import type { VersionName } from '#domain/editing/version-name.ts';
import type { MailTest, MailTestRequest } from '#domain/schemas/mail-server.schema.ts';
import type { MailState } from '#domain/schemas/mail-state.schema.ts';
import { messagesOf } from '#i18n/messages-of.ts';
import { createDashboardReader } from '#modules/analytics/dashboard.ts';
import { createVisitCounter } from '#modules/analytics/visit-counter.ts';
import { createAuditLog } from '#modules/audit/audit-log.ts';
import { createPasswords } from '#modules/auth/password-hash.ts';
import { createPasswordQueue } from '#modules/auth/password-queue.ts';
import { createSignIn } from '#modules/auth/sign-in.ts';
import { cleanTokens, identifySession } from '#modules/auth/tokens.ts';
import { createCartService } from '#modules/carts/cart-service.ts';
import { createCommentSubmissions } from '#modules/comments/submit-comment.ts';
import { createCommentModeration } from '#modules/comments/comment-moderation.ts';
import { createAccounts } from '#modules/customers/accounts.ts';
import { createCustomerManagement } from '#modules/customers/manage-customers.ts';
import { eraseClosedOrders } from '#modules/customers/erase-orders.ts';
import { trimDraftLogs } from '#modules/drafts/trim-draft-logs.ts';
import { createLeadManagement } from '#modules/leads/manage-leads.ts';
import { createLeadSubmissions } from '#modules/leads/submit-lead.ts';
import { createMailHandlers } from '#modules/mail/mail-handlers.ts';
import { createMailServer } from '#modules/mail/mail-server.ts';
import type { MailTransport } from '#modules/mail/mail-transport.ts';
import { sendTestLetter } from '#modules/mail/send-test-letter.ts';
import { createShopLetterSettings } from '#modules/mail/shop-letters.ts';
import type { ImageQueue } from '#modules/media/image-queue.ts';
import type { ImageStorage } from '#modules/media/image-storage.ts';
import { createMediaLibrary } from '#modules/media/media-library.ts';
import { readModerationCounts } from '#modules/moderation/moderation-counts.ts';
import { forgetOldKeys } from '#modules/orders/idempotency.ts';
import { issueOrderAccess } from '#modules/orders/order-access.ts';
import { createOrderManagement } from '#modules/orders/manage-orders.ts';
import { createOrderService } from '#modules/orders/order-service.ts';
import { createPaymentKinds } from '#modules/payment-methods/payment-kinds.ts';
import { createPaymentService } from '#modules/payments/payment-service.ts';
import { createPolicyReports } from '#modules/policy-reports/policy-reports.ts';
import { createDraftView, createVersionView } from '#modules/previews/draft-view.ts';
import { createPrepareSections } from '#modules/previews/prepare-sections.ts';
import { cleanPreviewLinks, createPreviewLinks } from '#modules/previews/preview-links.ts';
import { createProductImports } from '#modules/product-import/product-imports.ts';
import { createDocumentEditing } from '#modules/publishing/document-editing.ts';
import { createReviewSubmissions } from '#modules/reviews/submit-review.ts';
import { createReviewModeration } from '#modules/reviews/review-moderation.ts';
import { createReviewReader } from '#modules/reviews/review-reader.ts';
import { createSampleService } from '#modules/samples/sample-service.ts';
import { createShopSetup } from '#modules/setup/shop-setup.ts';
import { createStaffAccounts } from '#modules/staff/staff-accounts.ts';
import { createStaffMembers } from '#modules/staff/staff-members.ts';
import { everything, type Tag } from '#platform/cache/tags.ts';
import { createJobLoop } from '#platform/jobs/job-loop.ts';
import { createRateLimiter } from '#platform/limits/rate-limiter.ts';
import { createOutbox } from '#platform/outbox/outbox.ts';
import type { SecretBox } from '#platform/secrets/secret-box.ts';
import type { DefinitionRegistry } from '#sections/framework/registry.ts';

import { createManagement } from './management.ts';
import { createReaders } from './readers.ts';

interface ServicesOptions {
  db: Kysely<Database>;
  definitions: DefinitionRegistry;
  /** Address of the shop, such as `https://shop.example`: that of its pages and of links in mails. */
  origin: () => string;
  /** Over what letters leave; files, where the environment names no mail server, let the owner name one. */
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
/** A test letter opens a connection to whatever server is named. */
const testLetters = { key: 'mail-test', limit: 30, windowSeconds: 3600 };
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
  const paymentKinds = createPaymentKinds({ demo, secrets });
  const readers = createReaders({ db, definitions, paymentKinds, log });
  const { settings, delivery, sections, facetIndex: index } = readers;
  const limits = createRateLimiter(db);
  const mailServer = createMailServer({ db, secrets, given: mail });
  const mailHandlers = createMailHandlers({
    db,
    settings,
    transport: mailServer,
    origin,
    issueOrderAccess: (orderId) => issueOrderAccess(db, orderId),
  });
  const handlers = {
    ...mailHandlers,
    'payment.handed-over': ({ orderId }: { orderId: string }) => payments.notifyHandedOver(orderId),
  };
  const outbox = createOutbox({ db, handlers, log });
  const orders = createOrderService({ db, settings, delivery, outbox, log });
  const orderManagement = createOrderManagement({ db, settings, outbox, limits });
  const payments = createPaymentService({
    db,
    kinds: paymentKinds,
    delivery,
    limits,
    origin,
    outbox,
    log,
  });
  const reviews = { ...createReviewReader({ db }), ...createReviewSubmissions({ db, settings, limits }) };
  const leads = createLeadSubmissions({ db, settings, limits, outbox, origin });
  const comments = createCommentSubmissions({ db, settings, limits });
  const moderation = {
    reviews: createReviewModeration({ db, outbox }),
    comments: createCommentModeration({ db }),
    leads: createLeadManagement({ db }),
    counts: () => readModerationCounts(db),
  };
  const editing = createDocumentEditing({ db, definitions, log });
  const written = { ...readers, db, editing, index };
  const drafts = createDraftView(written);
  const previews = {
    ...createPreviewLinks({ db }),
    drafts,
    seeVersion: (version: VersionName) => createVersionView(written, version),
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
    settings,
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
  const members = createStaffMembers({ db, outbox, origin });
  const customerManagement = createCustomerManagement({ db, accounts });
  const shopLetters = createShopLetterSettings({ db });
  const dashboard = createDashboardReader({ db, settings, shopLetters });
  const visits = createVisitCounter({ db, log });
  const policyReports = createPolicyReports({ db, origin, log });
  return {
    ...readers,
    ...createManagement({ db, paymentKinds, secrets, origin }),
    auth,
    accounts,
    staff,
    members,
    audit,
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
      policyReports.job,
    ],
    orders,
    orderManagement,
    customerManagement,
    dashboard,
    samples: createSampleService({ db }),
    shopSetup: createShopSetup({ db, settings, delivery, mailServer }),
    visits,
    policyReports,
    payments,
    carts,
    mail: {
      readState: async (): Promise<MailState> => ({
        isSent: await mailServer.isSending(),
        hasAddress: (await settings.read()).common.emails.length > 0,
      }),
      server: mailServer,
      async test(request: MailTestRequest): Promise<MailTest> {
        await limits.take(testLetters);
        return sendTestLetter({ settings, mailServer, origin }, request);
      },
    },
    invalidate(tags: readonly Tag[]): void {
      readers.invalidate(tags);
      mailServer.invalidate(tags);
    },
    forgetEverything(): void {
      readers.forgetEverything();
      mailServer.invalidate([everything]);
    },
    shopLetters,
    reviews,
    leads,
    comments,
    moderation,
    editing,
    previews,
    productImports,
    media,
  };
}
