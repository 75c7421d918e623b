import { isAvailable } from '#domain/availability.ts';
import { restoreCartPath, unsubscribePath } from '#domain/routes.ts';
import type { KeptCart } from '#domain/schemas/abandoned-cart.schema.ts';
import { reminderHours } from '#modules/abandoned-carts/reminder-hours.ts';
import { createToken, hashToken } from '#modules/auth/tokens.ts';
import { issueMailLink } from '#modules/marketing-mail/mail-links.ts';
import { isSuppressed } from '#modules/marketing-mail/suppressions.ts';
import type { OutboxHandlers } from '#platform/outbox/deliver-messages.ts';

import { claimCartReminder, readCartReminder, releaseCartReminder } from './cart-reminder.queries.ts';
import { describeOffer, readOffer, type FindByVariation, type Offer } from './product-line.ts';
import type { MailPorts } from './shop-mail-handlers.ts';
import { writeCartReminder } from './templates/cart-reminder.ts';

/** Whether a promotion's code can be used at the moment, by somebody at least. */
export type IsCodeGood = (code: string) => Promise<boolean>;

interface CartReminderPorts extends MailPorts {
  findByVariation: FindByVariation;
  isCodeGood: IsCodeGood;
}

const kinds = { 1: 'cart-reminder', 2: 'cart-reminder-second', 3: 'cart-reminder-third' } as const;
type Step = keyof typeof kinds;

/**
 * Reminds of a cart, at most once a letter: what is claimed is sent by nobody else, and where the program dies while the
 * mail server has the letter it is not sent again. What the server refuses is tried again.
 */
export function cartReminderHandler(ports: CartReminderPorts): OutboxHandlers['mail.cart-reminder'] {
  const { db, readSettings, origin, brandOf, openLetter, send, findByVariation, isCodeGood } = ports;
  return async ({ letterId }, stamp) => {
    const reminder = await readCartReminder(db, letterId);
    const known = await readSettings();
    const hours = reminderHours(known.ecommerce);
    if (!reminder || !isStep(reminder.step) || reminder.step > hours.length) return 'skipped';
    if (await isSuppressed(db, reminder.emailHash)) return 'skipped';
    const offers = await listOffers(reminder.lines, findByVariation);
    if (offers.length === 0) return 'skipped';

    const { step, email, emailHash } = reminder;
    const { code } = known.ecommerce.abandonedCarts;
    const tellsCode = code !== '' && step === hours.length && (await isCodeGood(code));
    const [token, unsubscribeToken] = [
      createToken(),
      await issueMailLink(db, { emailHash, stockRequestId: null }),
    ];
    const unsubscribe = origin() + unsubscribePath(unsubscribeToken);
    const brand = brandOf(known, reminder.language);
    const letter = await openLetter(kinds[step], brand);
    const document = writeCartReminder({
      step,
      lines: offers.map(({ count, ...offer }) =>
        describeOffer(offer, {
          settings: known,
          origin: origin(),
          pieces: { count, say: (price) => letter.t('mail.order.quantity', { count, price }) },
        }),
      ),
      code: tellsCode ? code : null,
      href: origin() + restoreCartPath(token),
      unsubscribe,
      t: letter.t,
    });
    if (!(await claimCartReminder(db, letterId, hashToken(token)))) return 'skipped';
    try {
      return await send(letter.applyTexts(document), brand, { to: [email], unsubscribe }, stamp);
    } catch (error) {
      await releaseCartReminder(db, letterId);
      throw error;
    }
  };
}

/** What of the cart can be bought now, as many pieces as there are. */
async function listOffers(
  lines: KeptCart['lines'],
  findByVariation: FindByVariation,
): Promise<(Offer & { count: number })[]> {
  const offers: (Offer & { count: number })[] = [];
  for (const { variationId, quantity } of lines) {
    const offer = readOffer(await findByVariation(variationId), variationId);
    if (!offer || !isAvailable(offer.variation.stock) || offer.variation.fullPrice <= 0) continue;
    offers.push({ ...offer, count: Math.min(quantity, offer.variation.stock ?? quantity) });
  }
  return offers;
}

function isStep(step: number): step is Step {
  return Object.hasOwn(kinds, step);
}
