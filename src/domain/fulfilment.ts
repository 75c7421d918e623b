/** How a buyer gets a product that is neither delivered nor picked up: as files, or as the code of a gift card. */
export const fulfilments = ['download', 'gift_card'] as const;
export type Fulfilment = (typeof fulfilments)[number];

/** What a product says of how it comes to its buyer; null: it is delivered or picked up. */
export interface Fulfilled {
  fulfilment: Fulfilment | null;
}

export function isDelivered({ fulfilment }: Fulfilled): boolean {
  return fulfilment === null;
}

/**
 * A gift card is money that is paid now and spent later: no promotion makes it cheaper, it counts for no limit and no
 * free delivery, is not taxed before it is spent, and is not paid for by another card.
 */
export function isGiftCard({ fulfilment }: Fulfilled): boolean {
  return fulfilment === 'gift_card';
}

/** Whether a cart wants a place of delivery. One of nothing does: it is not known yet what it will hold. */
export function needsDelivery(lines: readonly Fulfilled[]): boolean {
  return lines.length === 0 || lines.some(isDelivered);
}

export function parseFulfilment(text: string): Fulfilment | null {
  return fulfilments.find((known) => known === text) ?? null;
}
