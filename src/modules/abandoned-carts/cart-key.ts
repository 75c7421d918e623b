import type { IncomingHttpHeaders } from 'node:http';

import { formatCookie, readCookie } from '#http/cookies.ts';

const name = 'vt_reminder';
const maxAgeSeconds = 90 * 24 * 3600;

/** By what a browser that agreed to be reminded is known again; null for one that did not. */
export function readCartKey(headers: Pick<IncomingHttpHeaders, 'cookie'>, isSecure: boolean): string | null {
  const key = readCookie(headers, name, isSecure) ?? '';
  return /^[\w-]{43}$/.test(key) ? key : null;
}

/** As a Set-Cookie header; null takes it back. */
export function writeCartKey(key: string | null, isSecure: boolean): string {
  return formatCookie(name, key ?? '', {
    maxAgeSeconds: key === null ? 0 : maxAgeSeconds,
    isSecure,
    isHttpOnly: true,
  });
}
