import { cartCookie, decodeCartCookie, encodeCartCookie, sameItems, type CartItem } from '#domain/cart.ts';
import { cartVersion } from '#domain/limits.ts';

import { cartCookieName, readCartCookie } from '../client/cart-cookie.ts';
import { createLocalStorageState } from '../client/local-storage.ts';
import { cartKey } from './storage-keys.ts';

/** What a line keeps of its product, to be shown and bounded before the server is asked. */
export interface CartProduct {
  id: number;
  title: string;
  slug: string;
  /** `stock` null: unlimited; `price` as it was shown last, major units. */
  variations: { id: number; stock: number | null; price?: number }[];
}

export interface CartLine extends CartItem {
  product?: CartProduct;
}

/** Specification section 3; fields of the checkout are kept as they were typed. */
export interface CartState {
  version: typeof cartVersion;
  status: 'idle' | 'loading' | 'error';
  list: CartLine[];
  checkoutFields: Record<string, unknown>;
}

/** Sent on `document` after each change of this tab. */
export const cartChanged = 'vt:cart';

const empty: CartState = { version: cartVersion, status: 'idle', list: [], checkoutFields: {} };

const stored = createLocalStorageState<CartState>({ key: cartKey, parse: readCart, empty });

export const cartStore = {
  get: stored.get,
  subscribe: stored.subscribe,
  /** What the server draws, which knows no local storage. */
  getEmpty: (): CartState => empty,
  setList(list: CartLine[]): void {
    stored.set({ ...stored.get(), list });
    writeCookie(list);
    document.dispatchEvent(new CustomEvent(cartChanged));
    if (list.length === 0 && stored.get().checkoutFields['reminders'] === true)
      void import('./forget-cart.ts').then(({ forgetCart }) => forgetCart());
  },
  setFields(checkoutFields: Record<string, unknown>): void {
    stored.set({ ...stored.get(), checkoutFields });
  },
  setStatus(status: CartState['status']): void {
    if (stored.get().status !== status) stored.set({ ...stored.get(), status });
  },
  /**
   * Brings store and cookie together: plain forms of a visit without script change the cookie alone, so a
   * cookie that differs is the newer one; without a cookie it is written anew.
   */
  adoptCookie(): void {
    const cookie = readCartCookie();
    const { list } = stored.get();
    if (cookie === undefined) return writeCookie(list);
    const items = decodeCartCookie(cookie);
    if (sameItems(items, list)) return;
    const known = new Map(list.map((line) => [line.variationId, line]));
    cartStore.setList(items.map((item) => ({ ...known.get(item.variationId), ...item })));
  },
};

/** A cart of another version is no cart (requirement 327). */
function readCart(value: unknown): CartState | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { version, list, checkoutFields } = value as Partial<CartState>;
  if (version !== cartVersion || !Array.isArray(list)) return undefined;
  const fields = typeof checkoutFields === 'object' && checkoutFields !== null ? checkoutFields : {};
  return { version, status: 'idle', list: list.filter(isLine), checkoutFields: fields };
}

function isLine(line: Partial<CartLine> | null): line is CartLine {
  return [line?.id, line?.variationId, line?.quantity].every(
    (number) => Number.isInteger(number) && (number ?? 0) > 0,
  );
}

function writeCookie(list: readonly CartItem[]): void {
  const name = cartCookieName();
  const secure = location.protocol === 'https:' ? '; secure' : '';
  const age = list.length === 0 ? 0 : cartCookie.maxAgeSeconds;
  document.cookie = `${name}=${encodeCartCookie(list)}; path=/; max-age=${age}; samesite=lax${secure}`;
}
