/** What the signed-in customer pays for a variation where that is not what everybody pays; major units. */
export interface OwnPrice {
  /** Of a piece from so many pieces on, lower each time. */
  offers: readonly { minQuantity: number; price: number }[];
  /** In words what a piece costs from so many pieces on; empty where it is the same. */
  tiers: string;
}

type Listener = () => void;

const listeners = new Set<Listener>();
const prices = new Map<number, OwnPrice>();

/** Prices that a customer sees over those of everybody, by variation; filled by `load-own-prices.ts`, and only there. */
export const ownPriceStore = {
  of: (variationId: number): OwnPrice | null => prices.get(variationId) ?? null,
  add(known: ReadonlyMap<number, OwnPrice>): void {
    for (const [id, price] of known) prices.set(id, price);
    for (const listener of listeners) listener();
  },
  subscribe(listener: Listener): Listener {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
