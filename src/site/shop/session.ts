import { callApi, sessionEnded, type ApiFailure } from '../client/api-client.ts';
import { loadChunk } from '../client/load-chunk.ts';
import { createLocalStorageState } from '../client/local-storage.ts';
import { watchActivity } from '../client/user-activity.ts';
import { authStore, type Profile } from './auth-store.ts';
import { flushCart, pullCart } from './cart-actions.ts';
import { cartStore } from './cart-store.ts';
import { forgetViewed } from './viewed-products.ts';
import { forgetWishes } from '../wishlist/wishes.ts';

/** The signed-in customer's profile; null until it is loaded. Kept so that the next page greets at once. */
export const profileStore = createLocalStorageState<Profile | null>({
  key: 'vitrina-profile',
  parse: (value) => (typeof value === 'object' ? (value as Profile | null) : null),
  empty: null,
});

interface LoginAnswer {
  token: string;
  data: { id: number; email: string };
}

/** Signs in: keeps the session, then loads the profile, then the server's cart (requirement 450). */
export async function signIn(username: string, password: string): Promise<ApiFailure | null> {
  const [error, answer] = await callApi<LoginAnswer>('POST', '/login_check', {
    body: { username, password },
  });
  if (error) return error;
  authStore.set({ ...answer.data, token: answer.token });
  await loadProfile();
  await pullCart();
  await pullWishes();
  void showPrices();
  return null;
}

/** What products on the page cost this customer, where that is not what everybody pays. */
export async function showPrices(): Promise<void> {
  const { showOwnPrices } = await loadChunk(() => import('./load-own-prices.ts'));
  await showOwnPrices();
}

export async function loadProfile(): Promise<Profile | null> {
  const token = authStore.get()?.token;
  if (!token) return null;
  const [error, profile] = await callApi<Profile>('GET', '/users/profile', { token });
  // The customer may have left meanwhile.
  if (error || authStore.get()?.token !== token) return null;
  profileStore.set(profile);
  return profile;
}

/** Forgets the customer here and on the server; a cart that the server keeps leaves this computer too. */
export async function signOut(): Promise<void> {
  const token = authStore.get()?.token;
  await flushCart();
  const isSynced = cartStore.get().status !== 'error';
  forgetCustomer();
  // The fields first: the cart is left, not emptied, and its buyer may still be reminded of it.
  cartStore.setFields({});
  if (isSynced) cartStore.setList([]);
  forgetViewed();
  forgetWishes();
  if (token) await callApi('POST', '/logout', { token });
}

/** Deletes the account for good; here everything of the customer goes too. */
export async function deleteAccount(): Promise<ApiFailure | null> {
  const token = authStore.get()?.token;
  const [failure] = await callApi('DELETE', '/users', { token });
  if (failure) return failure;
  forgetCustomer();
  cartStore.setList([]);
  cartStore.setFields({});
  forgetViewed();
  forgetWishes();
  return null;
}

function forgetCustomer(): void {
  authStore.set(null);
  profileStore.set(null);
}

/** For a page that opens signed in: an expired session ends quietly, an active customer gets the server's cart. */
export function startSession(): void {
  document.addEventListener(sessionEnded, forgetCustomer);
  const stop = watchActivity((isActive) => {
    if (!isActive || !authStore.get()) return;
    queueMicrotask(() => stop());
    void pullCart();
    void pullWishes();
  });
}

/** The server's list, where the shop has lists: what this browser has put aside goes into it. */
async function pullWishes(): Promise<void> {
  if (document.body.dataset['wishlist'] === undefined) return;
  const { syncWishes } = await loadChunk(() => import('../wishlist/sync-wishes.ts'));
  await syncWishes();
}
