import { localDay } from '#domain/local-days.ts';
import { formatPrice } from '#domain/money.ts';
import { shopTimeZone } from '#domain/time-zones.ts';
import type { CardMail } from '#modules/gift-cards/card-mail.ts';
import type { MessageStamp, Outcome } from '#platform/outbox/deliver-messages.ts';
import type { OutboxTopics } from '#platform/outbox/enqueue.ts';

import type { MailPorts } from './shop-mail-handlers.ts';
import { writeGiftCard } from './templates/gift-card-mail.ts';

/** To the recipient of a card, whose code nobody can read once this has left. */
export function giftCardHandler(
  { readSettings, origin, brandOf, openLetter, send }: MailPorts,
  giftCards: CardMail,
) {
  return async ({ cardId }: OutboxTopics['mail.gift-card'], stamp: MessageStamp): Promise<Outcome> => {
    const card = await giftCards.read(cardId);
    if (!card) return 'skipped';
    const known = await readSettings();
    const brand = brandOf(known, card.language);
    const { currency, balance, expiresAt } = card;
    const amount = formatPrice(balance, { currency, separator: known.ecommerce.priceFormatSeparator });
    const letter = await openLetter(card.kind === 'credit' ? 'store-credit' : 'gift-card', brand, { amount });
    const document = writeGiftCard({
      ...card,
      shop: brand.name,
      amount,
      // It ends as that day does, where the shop is.
      lastDay: expiresAt && localDay(new Date(expiresAt.getTime() - 1), shopTimeZone(known.common)),
      href: origin(),
      t: letter.t,
    });
    const outcome = await send(letter.applyTexts(document), brand, { to: [card.recipientEmail] }, stamp);
    await giftCards.markSent(cardId);
    return outcome;
  };
}
