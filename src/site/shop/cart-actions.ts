import { addItem, mergeCarts, removeItem, sameItems, setQuantity, type CartItem } from '#domain/cart.ts';
import { shownPrice } from '#domain/price.ts';
import { inputDebounce } from '#domain/timings.ts';
import type { Product } from '#domain/schemas/product.schema.ts';

import { callApi } from '../client/api-client.ts';
import { track } from '../client/track.ts';
import { trackedItemOf, worthOf } from '../product/tracked-item.ts';
import { authStore } from './auth-store.ts';
import { cartStore, type CartLine, type CartProduct } from './cart-store.ts';

/** How an attempt to have more of something ended; `available` is all there is of it. */
export type CartOutcome = { done: true } | { done: false; available: number };

/**
 * Adds pieces of a variation. All that is in the cart already counts towards the stock (requirement 341):
 * when there is not enough nothing changes.
 */
export function addToCart(product: Product, variationId: number, quantity: number): CartOutcome {
  const { list } = cartStore.get();
  const inCart = list.find((line) => line.variationId === variationId)?.quantity ?? 0;
  const stock = stockOf(product, variationId);
  if (stock !== null && inCart + quantity > stock) return { done: false, available: stock };
  change(addItem(list, { id: product.id, variationId, quantity, product: toCartProduct(product) }));
  const item = trackedItemOf(product, variationId, quantity);
  if (item) track({ name: 'add_to_cart', items: [item], value: worthOf([item]) });
  return { done: true };
}

/** Sets a line's quantity, unless the stock that the line knows of is smaller. */
export function changeQuantity(variationId: number, quantity: number): CartOutcome {
  const { list } = cartStore.get();
  const line = list.find((candidate) => candidate.variationId === variationId);
  if (!line) return { done: true };
  const stock = line.product ? stockOf(line.product, variationId) : null;
  if (stock !== null && quantity > stock) return { done: false, available: stock };
  change(setQuantity(list, variationId, quantity));
  return { done: true };
}

export function removeFromCart(variationId: number): void {
  change(removeItem(cartStore.get().list, variationId));
}

export function emptyCart(): void {
  change([]);
}

/** Puts lines in place of the present ones, as after a refresh of what they know. */
export function replaceLines(list: CartLine[]): void {
  change(list);
}

/** Brings the cart of the server here, merges it with the local one, and sends back what is new to it. */
export async function pullCart(): Promise<void> {
  const token = authStore.get()?.token;
  if (!token) return;
  const [error, stored] = await callApi<CartItem[]>('GET', '/cart', { token });
  // The customer may have left meanwhile.
  if (error || authStore.get()?.token !== token) return;
  const merged = mergeCarts(cartStore.get().list, stored);
  if (!sameItems(merged, cartStore.get().list)) cartStore.setList(merged);
  if (!sameItems(merged, stored)) schedulePush();
}

/** Sends what waits to be sent; resolves when the server has it. */
export async function flushCart(): Promise<void> {
  if (pushTimer === undefined) return;
  clearTimeout(pushTimer);
  await push();
}

function change(list: CartLine[]): void {
  cartStore.setList(list);
  schedulePush();
}

let pushTimer: ReturnType<typeof setTimeout> | undefined;

/** Many changes in a row are one call, and the last state wins (requirement 334). */
function schedulePush(): void {
  if (!authStore.get()) return;
  if (pushTimer === undefined) addEventListener('pagehide', pushNow, { once: true });
  clearTimeout(pushTimer);
  pushTimer = setTimeout(() => void push(), inputDebounce);
}

function pushNow(): void {
  if (pushTimer === undefined) return;
  clearTimeout(pushTimer);
  void push();
}

async function push(): Promise<void> {
  pushTimer = undefined;
  removeEventListener('pagehide', pushNow);
  const token = authStore.get()?.token;
  if (!token) return;
  const body = cartStore
    .get()
    .list.map(({ id, variationId, quantity }): CartItem => ({ id, variationId, quantity }));
  const [error] = await callApi('PUT', '/cart', { token, body, keepalive: true });
  cartStore.setStatus(error ? 'error' : 'idle');
}

function stockOf(product: CartProduct, variationId: number): number | null {
  const variation = product.variations.find(({ id }) => id === variationId);
  return variation ? variation.stock : 0;
}

function toCartProduct({ id, title, slug, variations }: Product): CartProduct {
  return {
    id,
    title,
    slug,
    variations: variations.map((variation) => ({
      id: variation.id,
      stock: variation.stock,
      price: shownPrice(variation),
    })),
  };
}
