import { cartCookie, decodeCartCookie, encodeCartCookie, type CartItem } from '#domain/cart.ts';
import { formatCookie, isSecureOrigin, readCookie } from '#http/cookies.ts';

import type { PageRequest, PrivateRequest } from '../pages/page-request.ts';

/** The cart that a visit carries. */
export function readCart({ headers, origin }: Pick<PrivateRequest, 'headers' | 'origin'>): CartItem[] {
  return decodeCartCookie(readCookie(headers, cartCookie.name, isSecureOrigin(origin)));
}

/** The cart as a Set-Cookie header; an empty one takes the cookie back. */
export function writeCart({ origin }: Pick<PageRequest, 'origin'>, list: readonly CartItem[]): string {
  return formatCookie(cartCookie.name, encodeCartCookie(list), {
    maxAgeSeconds: list.length === 0 ? 0 : cartCookie.maxAgeSeconds,
    isSecure: isSecureOrigin(origin),
  });
}
