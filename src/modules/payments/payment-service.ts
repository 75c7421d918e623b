import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import type { StartedPayment } from '#domain/schemas/payment.schema.ts';
import type { DeliveryReader } from '#modules/delivery/delivery-reader.ts';
import type { IssueCredit } from '#modules/gift-cards/store-credit.ts';
import type { RefundOrder } from '#modules/orders/book-refund.ts';
import { createCircuitBreakers } from '#modules/payment-methods/circuit-breakers.ts';
import { createDemoPayments, type DemoPayments } from '#modules/payment-methods/demo-payments.ts';
import { notificationUrlOf } from '#modules/payment-methods/notification-url.ts';
import type { PaymentKinds } from '#modules/payment-methods/payment-kinds.ts';
import type { RawNotification } from '#modules/payment-methods/payment-provider.ts';
import { createProviderConnections } from '#modules/payment-methods/provider-connections.ts';
import { createProviderHttp } from '#modules/payment-methods/provider-http.ts';
import { demoProvider } from '#modules/payment-methods/providers/demo.ts';
import { createJobLoop, type JobLoop } from '#platform/jobs/job-loop.ts';
import type { SettingsReader } from '#modules/settings/settings-reader.ts';
import type { RateLimiter } from '#platform/limits/rate-limiter.ts';
import type { Log } from '#platform/log.ts';

import { askProvider } from './ask-provider.ts';
import { createAtProvider } from './create-at-provider.ts';
import { initializePayment, type InitializeRequest } from './initialize-payment.ts';
import { notifyHandedOver } from './notify-handed-over.ts';
import { claimQuestion, selectPendingPayments, type PaymentRow } from './payments.queries.ts';
import { queryPayments } from './query-payments.ts';
import { readClientSecret } from './read-client-secret.ts';
import { receiveNotification } from './receive-notification.ts';
import { refundPayment, refundToCredit, type RefundAnswer } from './refund-payment.ts';
import { createPaymentEventHandler } from './take-payment-event.ts';

export interface PaymentService {
  initialize(request: InitializeRequest): Promise<StartedPayment>;
  /** Throws `NotificationError` for what the provider did not send. */
  receiveNotification(provider: string, notification: RawNotification): Promise<void>;
  /** Asks the provider how an open payment of the order stands, at most every 5 s; never throws, never waits long. */
  refreshIfPending(orderId: string): Promise<void>;
  refundPayment(paymentId: string, refund: RefundOrder): Promise<RefundAnswer>;
  /** See `refundToCredit`. */
  refundToCredit(trx: Kysely<Database>, paymentId: string, refund: RefundOrder): Promise<{ cardId: number }>;
  /** Tells the order's provider that its goods are on their way; throws `ProviderError`. */
  notifyHandedOver(orderId: string): Promise<void>;
  /** One round of the worker: asks about open payments that are due, and ends orders that have expired. */
  queryOpen(signal: AbortSignal): Promise<void>;
  /** null where the demo's provider is not allowed. */
  demo: DemoPayments | null;
  job: JobLoop;
}

interface PaymentServiceOptions {
  db: Kysely<Database>;
  kinds: PaymentKinds;
  delivery: Pick<DeliveryReader, 'listPaymentMethods'>;
  settings: Pick<SettingsReader, 'read'>;
  limits: Pick<RateLimiter, 'take'>;
  issueCredit: IssueCredit;
  /** Address of this shop, for the providers' notifications. */
  origin(): string;
  outbox: { wake(): void };
  log: Log;
}

const refreshGapMs = 5000;
/** A page that polls is not kept waiting for a slow provider: the next poll brings the news. */
const refreshWaitMs = 2000;
const workerMs = 5000;

export function createPaymentService(options: PaymentServiceOptions): PaymentService {
  const { db, kinds, delivery, settings, limits, issueCredit, origin, outbox, log } = options;
  const ports = { http: createProviderHttp(), now: Date.now };
  const connections = createProviderConnections({
    db,
    kinds,
    circuitBreakers: createCircuitBreakers(),
    ports,
  });
  const takePaymentEvent = createPaymentEventHandler({ db, outbox, log });
  const notificationUrl = (provider: string) => notificationUrlOf(origin(), provider);
  const create = (payment: PaymentRow, patient: boolean) =>
    createAtProvider({ db, connections, notificationUrl, log }, payment, { patient });
  const asking = {
    db,
    connections,
    takePaymentEvent,
    log,
    resume: (payment: PaymentRow) => create(payment, true),
  };

  async function refresh(orderId: string): Promise<void> {
    for (const { id } of await selectPendingPayments(db, orderId)) {
      const claimed = await claimQuestion(db, id, refreshGapMs);
      if (claimed) await askProvider(asking, claimed);
    }
  }

  const queryOpen = (signal: AbortSignal) => queryPayments(asking, signal);
  const receive = (provider: string, notification: RawNotification) =>
    receiveNotification(asking, provider, notification);

  return {
    initialize: (request) =>
      initializePayment(
        {
          db,
          delivery,
          settings,
          limits,
          create: (payment) => create(payment, false),
          readClientSecret: (payment) => readClientSecret(connections, payment),
        },
        request,
      ),
    receiveNotification: receive,
    async refreshIfPending(orderId) {
      const refreshed = refresh(orderId).catch((error: unknown) =>
        log.warn({ err: error, orderId }, 'A payment could not be refreshed'),
      );
      const late = new Promise<void>((resolve) => setTimeout(resolve, refreshWaitMs).unref());
      await Promise.race([refreshed, late]);
    },
    async refundPayment(paymentId, refund) {
      const answer = await refundPayment({ db, connections, kinds, issueCredit }, paymentId, refund);
      outbox.wake();
      return answer;
    },
    refundToCredit: (trx, paymentId, refund) =>
      refundToCredit(trx, { kinds, issueCredit }, paymentId, refund),
    notifyHandedOver: (orderId) => notifyHandedOver({ db, connections, log }, orderId),
    demo: kinds.find(demoProvider.key) && createDemoPayments({ db, receive }),
    queryOpen,
    job: createJobLoop({ name: 'payments', everyMs: workerMs, run: queryOpen, log }),
  };
}
