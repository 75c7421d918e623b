import type { IncomingHttpHeaders } from 'node:http';

/**
 * What a cookie is called where the shop is visited. Over https it bears the prefix `__Host-`, which browsers
 * take over https alone, for this host alone and for all of its paths (RFC 6265bis, section 4.1.3.2): so neither
 * another host of the same site nor somebody on the way can plant one. A cookie without it is then no cookie of
 * ours. Browsers refuse the prefix over http.
 */
export function cookieName(name: string, isSecure: boolean): string {
  return isSecure ? `__Host-${name}` : name;
}

/** Whether visitors come by https, so that cookies may be for it alone. */
export function isSecureOrigin(origin: string | undefined): boolean {
  return origin?.startsWith('https:') ?? false;
}

/** A cookie's value in a request; of a repeated one the first counts (RFC 6265, section 5.4). */
export function readCookie(
  { cookie }: Pick<IncomingHttpHeaders, 'cookie'>,
  name: string,
  isSecure: boolean,
): string | undefined {
  const start = `${cookieName(name, isSecure)}=`;
  return cookie
    ?.split(';', 100)
    .map((part) => part.trim())
    .find((part) => part.startsWith(start))
    ?.slice(start.length);
}

interface CookieOptions {
  /** 0 takes the cookie back. */
  maxAgeSeconds: number;
  isSecure: boolean;
  /** Kept from scripts. */
  isHttpOnly?: boolean;
  /** Default Lax. */
  sameSite?: 'Lax' | 'Strict';
  /** Where it goes over http; over https the prefix wants every path. Default `/`. */
  plainPath?: string;
}

/** A Set-Cookie value; `value` must be of cookie octets already. */
export function formatCookie(name: string, value: string, options: CookieOptions): string {
  const { maxAgeSeconds, isSecure, isHttpOnly = false, sameSite = 'Lax', plainPath = '/' } = options;
  const path = isSecure ? '/' : plainPath;
  return [
    `${cookieName(name, isSecure)}=${value}`,
    `Path=${path}`,
    `Max-Age=${maxAgeSeconds}`,
    ...(isHttpOnly ? ['HttpOnly'] : []),
    `SameSite=${sameSite}`,
    ...(isSecure ? ['Secure'] : []),
  ].join('; ');
}
