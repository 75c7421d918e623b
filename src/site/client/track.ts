/** What trackers hear of, by the name of GA4's event (specification section 7). */
export type TrackedEvent =
  | 'view_item'
  | 'add_to_cart'
  | 'remove_from_cart'
  | 'begin_checkout'
  | 'add_shipping_info'
  | 'add_payment_info'
  | 'purchase'
  | 'search'
  | 'generate_lead';

export interface TrackedItem {
  /** The variation's, as feeds and structured data name it (`itemId`). */
  id: string;
  name: string;
  variant: string;
  /** Major units, after discount, of one piece. */
  price: number;
  quantity: number;
  /** Major units off one piece. */
  discount: number;
}

export interface TrackedDetail {
  name: TrackedEvent;
  items?: TrackedItem[];
  /** Major units. */
  value?: number;
  transactionId?: string;
  shipping?: number;
  paymentType?: string;
  searchTerm?: string;
}

const waiting: TrackedDetail[] = [];
let listener: ((detail: TrackedDetail) => void) | undefined;

/**
 * Tells whoever counts visits what happened; nothing of the shop depends on anyone listening. What happens
 * before they are there, or before the visitor consented, waits.
 */
export function track(detail: TrackedDetail): void {
  if (listener) listener(detail);
  else if (waiting.length < 100) waiting.push(detail);
}

/** Hears of everything from now on, and first of what has waited. */
export function listenToTracked(listen: (detail: TrackedDetail) => void): void {
  listener = listen;
  for (const detail of waiting.splice(0)) listen(detail);
}
