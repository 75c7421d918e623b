import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import type { VersionName } from '#domain/editing/version-name.ts';
import type { MailTest, MailTestRequest } from '#domain/schemas/mail-server.schema.ts';
import type { MailState } from '#domain/schemas/mail-state.schema.ts';
import type { DefinitionRegistry } from '#sections/framework/registry.ts';

import { createAccounts } from './accounts/accounts.ts';
import { createCustomerDesk } from './accounts/customer-desk.ts';
import { eraseClosedOrders } from './accounts/erase-orders.ts';
import { createPasswords } from './auth/password-hash.ts';
import { createPasswordQueue } from './auth/password-queue.ts';
import { createAuditLog } from './audit/audit-log.ts';
import { createSignIn } from './auth/sign-in.ts';
import { cleanTokens, identifySession } from './auth/tokens.ts';
import { everything, type Tag } from './cache/tags.ts';
import { createCartService } from './carts/cart-service.ts';
import { createDashboardReader } from './dashboard/dashboard.ts';
import { createDocumentEditing } from './editing/document-editing.ts';
import { trimDraftLogs } from './editing/trim-draft-logs.ts';
import { createCommentInbox } from './enquiries/comment-inbox.ts';
import { createLeadInbox } from './enquiries/lead-inbox.ts';
import { createReviewInbox } from './enquiries/review-inbox.ts';
import type { ImageQueue } from './images/image-queue.ts';
import type { ImageStorage } from './images/image-storage.ts';
import { createJobLoop } from './jobs/job-loop.ts';
import { createRateLimiter } from './limits/rate-limiter.ts';
import { createMailHandlers } from './mail/mail-handlers.ts';
import { createMailServer } from './mail/mail-server.ts';
import type { MailTransport } from './mail/mail-transport.ts';
import { sendTestLetter } from './mail/send-test-letter.ts';
import { createMediaLibrary } from './media/media-library.ts';
import { createCommentModeration } from './moderation/comment-moderation.ts';
import { createLeadDesk } from './moderation/lead-desk.ts';
import { readModerationCounts } from './moderation/moderation-counts.ts';
import { createReviewModeration } from './moderation/review-moderation.ts';
import { forgetOldKeys } from './orders/idempotency.ts';
import { issueOrderAccess } from './orders/order-access.ts';
import { createOrderDesk } from './orders/order-desk.ts';
import { createOrderService } from './orders/order-service.ts';
import { createOutbox } from './outbox/outbox.ts';
import { createPaymentKinds } from './payments/payment-kinds.ts';
import { createPaymentService } from './payments/payment-service.ts';
import { createDraftView, createVersionView } from './previews/draft-view.ts';
import { createPrepareSections } from './previews/prepare-sections.ts';
import { cleanPreviewLinks, createPreviewLinks } from './previews/preview-links.ts';
import { createProductImports } from './product-files/product-imports.ts';
import { createReviewReader } from './products/review-reader.ts';
import { createSampleService } from './samples/sample-service.ts';
import type { SecretBox } from './secrets/secret-box.ts';
import { createShopSetup } from './setup/shop-setup.ts';
import { createStaffAccounts } from './staff/staff-accounts.ts';
import { createStaffMembers } from './staff/staff-members.ts';
import { createShopLetterSettings } from './shop-letters/shop-letters.ts';
import { messagesOf } from './translations/messages-of.ts';
import { createPolicyReports } from './policy-reports/policy-reports.ts';
import { createVisitCounter } from './visits/visit-counter.ts';
import { createOffices } from './offices.ts';
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
    'payment.handed-over': ({ orderId }: { orderId: string }) => payments.tellHandedOver(orderId),
  };
  const outbox = createOutbox({ db, handlers, log });
  const orders = createOrderService({ db, settings, delivery, outbox, log });
  const orderDesk = createOrderDesk({ db, settings, outbox, limits });
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
  const customerDesk = createCustomerDesk({ db, accounts });
  const shopLetters = createShopLetterSettings({ db });
  const dashboard = createDashboardReader({ db, settings, shopLetters });
  const visits = createVisitCounter({ db, log });
  const policyReports = createPolicyReports({ db, origin, log });
  return {
    ...readers,
    ...createOffices({ db, paymentKinds, secrets, origin }),
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
    orderDesk,
    customerDesk,
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
