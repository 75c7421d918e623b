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

export const trackedEvent = 'vt:track';

export interface TrackedItem {
  /** SKU of the variation, else its id. */
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

/** Tells whoever counts visits what happened; nothing of the shop depends on anyone listening. */
export function track(detail: TrackedDetail): void {
  document.dispatchEvent(new CustomEvent(trackedEvent, { detail }));
}
