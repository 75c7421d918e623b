/** What is bought: the line id is the product's (requirement 625). */
export interface CartItem {
  id: number;
  variationId: number;
  quantity: number;
}

export const maxQuantity = 9999;
export const maxCartLines = 100;

/** A whole number that can be ordered; anything else becomes the nearest one. */
export function clampQuantity(quantity: number): number {
  return Number.isFinite(quantity) ? Math.min(maxQuantity, Math.max(1, Math.trunc(quantity))) : 1;
}

/** Adds to the line of the same variation, else appends (specification section 4). */
export function addItem<Line extends CartItem>(list: readonly Line[], added: Line): Line[] {
  const known = list.find(({ variationId }) => variationId === added.variationId);
  if (!known) return list.length < maxCartLines ? [...list, added] : [...list];
  return list.map((line) =>
    line === known ? { ...line, ...added, quantity: clampQuantity(line.quantity + added.quantity) } : line,
  );
}

/** The quantity is held between 1 and the most that a line may have; a line that is not there is not added. */
export function setQuantity<Line extends CartItem>(
  list: readonly Line[],
  variationId: number,
  quantity: number,
): Line[] {
  return list.map((line) =>
    line.variationId === variationId ? { ...line, quantity: clampQuantity(quantity) } : line,
  );
}

export function removeItem<Line extends CartItem>(list: readonly Line[], variationId: number): Line[] {
  return list.filter((line) => line.variationId !== variationId);
}

/** Union by variation, the larger quantity wins (specification section 4); local lines come first. */
export function mergeCarts<Line extends CartItem>(
  local: readonly Line[],
  stored: readonly CartItem[],
): (Line | CartItem)[] {
  const quantities = new Map(stored.map(({ variationId, quantity }) => [variationId, quantity]));
  const known = new Set(local.map(({ variationId }) => variationId));
  return [
    ...local.map((line) => ({
      ...line,
      quantity: Math.max(line.quantity, quantities.get(line.variationId) ?? line.quantity),
    })),
    ...stored.filter(({ variationId }) => !known.has(variationId)),
  ].slice(0, maxCartLines);
}

/** Pieces in all lines together. */
export function countItems(list: readonly Pick<CartItem, 'quantity'>[]): number {
  return list.reduce((sum, { quantity }) => sum + quantity, 0);
}

export function sameItems(a: readonly CartItem[], b: readonly CartItem[]): boolean {
  return encodeCartCookie(a) === encodeCartCookie(b);
}

/**
 * The cart as a cookie, `product.variation.quantity` joined by `-`: so the server can draw the cart, guard
 * the checkout and sell without script. Over https its name has a prefix (`src/http/cookies.ts`). It is data of
 * the visitor, to be checked like any other.
 */
export const cartCookie = { name: 'vt_cart', maxAgeSeconds: 30 * 24 * 3600 } as const;

export function encodeCartCookie(list: readonly CartItem[]): string {
  return list
    .slice(0, maxCartLines)
    .map(({ id, variationId, quantity }) => `${id}.${variationId}.${quantity}`)
    .join('-');
}

/** What cannot be read is left out; of two lines of one variation the quantities are added. */
export function decodeCartCookie(value: string | undefined): CartItem[] {
  let list: CartItem[] = [];
  for (const part of value?.slice(0, 4096).split('-', maxCartLines) ?? []) {
    const match = /^([1-9]\d{0,8})\.([1-9]\d{0,8})\.([1-9]\d{0,3})$/.exec(part);
    if (!match) continue;
    const [, id, variationId, quantity] = match;
    list = addItem(list, {
      id: Number(id),
      variationId: Number(variationId),
      quantity: Number(quantity),
    });
  }
  return list;
}
