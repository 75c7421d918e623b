/** Letters that the shop writes to people, by what they are about, in the order in which they are listed. */
export const letterGroups = {
  orders: [
    'order-placed',
    'order-to-confirm',
    'order-paid',
    'order-downloads',
    'order-edited',
    'order-shipped',
    'order-ready',
    'order-canceled',
    'order-refunded',
  ],
  returns: ['return-requested', 'return-approved', 'return-declined'],
  giftCards: ['gift-card', 'store-credit'],
  account: ['welcome', 'confirm-email', 'password-reset'],
  products: [
    'stock-confirm',
    'back-in-stock',
    'cart-reminder',
    'cart-reminder-second',
    'cart-reminder-third',
    'review-approved',
  ],
  staff: ['staff-invitation', 'staff-reset'],
} as const;

export type LetterGroup = keyof typeof letterGroups;
export type LetterKind = (typeof letterGroups)[LetterGroup][number];

export const letterKinds: readonly LetterKind[] = Object.values(letterGroups).flat();

export function isLetterKind(kind: string): kind is LetterKind {
  return letterKinds.some((known) => known === kind);
}

/** Whether it tells of an order, so that a preview is drawn with one. */
export function isAboutOrder(kind: LetterKind): boolean {
  return [...letterGroups.orders, ...letterGroups.returns].some((known) => known === kind);
}
