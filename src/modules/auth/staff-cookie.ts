import type { IncomingHttpHeaders } from 'node:http';

import { formatCookie, readCookie } from '#http/cookies.ts';

/**
 * Keeps a session over a reload of the back office: the token lives in the page's memory, and only the
 * document that the browser itself asks for gets it anew (`src/server/admin-pages.ts`). No script can read
 * the cookie, and no other site can have it sent.
 */
const name = 'vt_admin';
const maxAgeSeconds = 7 * 24 * 3600;
const tokenPattern = /^[\w-]{43}$/;

export function staffCookie(token: string, isSecure: boolean): string {
  return format(token, maxAgeSeconds, isSecure);
}

export function deleteStaffCookie(isSecure: boolean): string {
  return format('', 0, isSecure);
}

export function tokenOfStaffCookie(headers: IncomingHttpHeaders, isSecure: boolean): string | null {
  const value = readCookie(headers, name, isSecure);
  return value !== undefined && tokenPattern.test(value) ? value : null;
}

function format(value: string, ageSeconds: number, isSecure: boolean): string {
  return formatCookie(name, value, {
    maxAgeSeconds: ageSeconds,
    isSecure,
    isHttpOnly: true,
    sameSite: 'Strict',
    plainPath: '/admin',
  });
}
