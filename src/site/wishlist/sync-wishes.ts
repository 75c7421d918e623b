import type { Wishlist } from '#domain/schemas/wishlist.schema.ts';
import { decodeWishes, encodeWishes } from '#domain/wishlist.ts';

import { callApi } from '../client/api-client.ts';
import { authStore } from '../shop/auth-store.ts';
import { readWishes, syncedKey, writeWishes } from './wishes.ts';

/**
 * Tells the account what this browser has changed of its list since it last heard of it, which is all of it after
 * signing in, and takes over what the list is now. Null for a guest, and where the server does not answer: what was
 * changed is told the next time.
 */
export async function syncWishes(): Promise<Wishlist | null> {
  const token = authStore.get()?.token;
  if (!token) return null;
  const [before, here] = [readSynced(), readWishes()];
  const add = here.filter((id) => !before.includes(id));
  const remove = before.filter((id) => !here.includes(id));
  const isSame = add.length === 0 && remove.length === 0;
  const [, list] = await (isSame
    ? callApi<Wishlist>('GET', '/users/wishlist', { token })
    : callApi<Wishlist>('PUT', '/users/wishlist', { token, body: { add, remove } }));
  // The customer may have left meanwhile, or changed the list again.
  if (!list || authStore.get()?.token !== token || encodeWishes(readWishes()) !== encodeWishes(here))
    return null;
  keepSynced(list.ids);
  if (encodeWishes(list.ids) !== encodeWishes(here)) writeWishes(list.ids);
  return list;
}

function readSynced(): number[] {
  try {
    return decodeWishes(localStorage.getItem(syncedKey) ?? undefined);
  } catch {
    return [];
  }
}

function keepSynced(ids: readonly number[]): void {
  try {
    localStorage.setItem(syncedKey, encodeWishes(ids));
  } catch {
    // Without storage the whole list is told each time.
  }
}
