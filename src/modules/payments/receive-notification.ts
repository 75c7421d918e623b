import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import { notFound, unavailable } from '#domain/errors.ts';
import type { RawNotification } from '#modules/payment-methods/payment-provider.ts';

import { askProvider, eventOf, type AskDeps } from './ask-provider.ts';
import { askSoon, claimQuestion, findReportedPayment } from './payments.queries.ts';

interface ReceiveDeps extends AskDeps {
  db: Kysely<Database>;
}

/** However many hints come, a provider is asked about one payment at most so often. */
const askGapMs = 2000;

/**
 * Takes what claims to come from a provider. Throws `NotificationError` for what does not, 404 for a
 * provider that is not set up, and 503 when it has to be sent again.
 */
export async function receiveNotification(
  deps: ReceiveDeps,
  provider: string,
  notification: RawNotification,
): Promise<void> {
  const { db, connections, takePaymentEvent } = deps;
  const port = await connections.open(provider);
  if (!port) throw notFound('paymentProvider');
  const parsed = port.parseNotification(notification);
  if (parsed.kind === 'nothing') return;
  if (parsed.kind === 'event') {
    await takePaymentEvent(provider, parsed.event);
    return;
  }
  const known = await findReportedPayment(db, provider, parsed);
  const { providerId } = parsed;
  if (known) {
    const claimed = await claimQuestion(db, known.id, askGapMs);
    if (!claimed) await askSoon(db, known.id);
    else if (!(await askProvider(deps, claimed))) throw unavailable('payments.noAnswer');
  } else if (providerId !== null) {
    // A crash may have kept us from learning the provider's id: its answer tells ours.
    await takePaymentEvent(provider, eventOf(await connections.call(provider, () => port.fetch(providerId))));
  }
}
