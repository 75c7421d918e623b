import { cartCookie, decodeCartCookie, encodeCartCookie, type CartItem } from '#domain/cart.ts';

import { formatCookie } from '../cookies.ts';
import type { PageRequest, PrivateRequest } from '../pages/page-request.ts';

/** The cart that a visit carries. */
export function readCart({ cookies }: Pick<PrivateRequest, 'cookies'>): CartItem[] {
  return decodeCartCookie(cookies.get(cartCookie.name));
}

/** The cart as a Set-Cookie header; an empty one takes the cookie back. */
export function writeCart({ origin }: Pick<PageRequest, 'origin'>, list: readonly CartItem[]): string {
  return formatCookie(cartCookie.name, encodeCartCookie(list), {
    maxAgeSeconds: list.length === 0 ? 0 : cartCookie.maxAgeSeconds,
    secure: origin.startsWith('https:'),
  });
}
