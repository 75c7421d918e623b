import { decodeWishes, encodeWishes, wishlistCookie } from '#domain/wishlist.ts';

/** What the account's list was when this browser heard of it last, encoded; null where it never did. */
export const syncedKey = 'vitrina-wishes';

/** Sent on `document` once the list is another one. */
export const wishesChanged = 'vt:wishes';

/** The name of the cookie in this shop, as every page says on its body; empty where the shop has no lists. */
const nameOfCookie = () => document.body.dataset['wishlist'] ?? '';

/** Ids of products, the latest first. */
export function readWishes(): number[] {
  const start = `${nameOfCookie()}=`;
  const part = document.cookie.split('; ').find((each) => each.startsWith(start));
  return decodeWishes(part?.slice(start.length));
}

export function writeWishes(ids: readonly number[]): void {
  const name = nameOfCookie();
  if (name === '') return;
  const age = ids.length === 0 ? 0 : wishlistCookie.maxAgeSeconds;
  const secure = location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `${name}=${encodeWishes(ids)}; path=/; max-age=${age}; samesite=lax${secure}`;
  document.dispatchEvent(new CustomEvent(wishesChanged));
}

/** The account keeps its list; this computer forgets it. */
export function forgetWishes(): void {
  writeWishes([]);
  try {
    localStorage.removeItem(syncedKey);
  } catch {
    // Nothing was kept, then.
  }
}
