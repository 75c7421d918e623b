/** How a buyer gets a product that is neither delivered nor picked up: as files. */
export const fulfilments = ['download'] as const;
export type Fulfilment = (typeof fulfilments)[number];

/** What a product says of how it comes to its buyer; null: it is delivered or picked up. */
export interface Fulfilled {
  fulfilment: Fulfilment | null;
}

export function isDelivered({ fulfilment }: Fulfilled): boolean {
  return fulfilment === null;
}

/** Whether a cart wants a place of delivery. One of nothing does: it is not known yet what it will hold. */
export function needsDelivery(lines: readonly Fulfilled[]): boolean {
  return lines.length === 0 || lines.some(isDelivered);
}

export function parseFulfilment(text: string): Fulfilment | null {
  return fulfilments.find((known) => known === text) ?? null;
}
