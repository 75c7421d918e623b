/** Products on a list. */
export const maxWishes = 200;

/**
 * A visitor's list as a cookie: ids of products joined by `.`, the latest first, so that the server draws it and takes
 * it without script. It is data of the visitor, to be checked like any other. Over https its name has a prefix
 * (`src/http/cookies.ts`).
 */
export const wishlistCookie = { name: 'vt_wishlist', maxAgeSeconds: 365 * 24 * 3600 } as const;

export function encodeWishes(ids: readonly number[]): string {
  return ids.slice(0, maxWishes).join('.');
}

/** Each product once; what cannot be read is left out. */
export function decodeWishes(value: string | undefined): number[] {
  const parts = value?.slice(0, 4096).split('.', maxWishes) ?? [];
  return [...new Set(parts.filter((part) => /^[1-9]\d{0,8}$/.test(part)).map(Number))];
}

/** The latest first; the same list where it is full. */
export function addWish(ids: readonly number[], id: number): number[] {
  if (ids.includes(id) || ids.length >= maxWishes) return [...ids];
  return [id, ...ids];
}

export function removeWish(ids: readonly number[], id: number): number[] {
  return ids.filter((other) => other !== id);
}
