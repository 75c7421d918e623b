import type { IncomingHttpHeaders } from 'node:http';

import { foldCode, maxCodeLength } from '#domain/promotions/fold-code.ts';
import { formatCookie, readCookie } from '#http/cookies.ts';

const name = 'vt_codes';
const maxAgeSeconds = 30 * 24 * 3600;
/** Codes that a browser keeps; the oldest leaves first. */
const mostKeptCodes = 5;

/** Codes that the visit has given and that wait for an order, oldest first: data of the visitor, as any other. */
export function readCodes(headers: Pick<IncomingHttpHeaders, 'cookie'>, isSecure: boolean): string[] {
  const parts = readCookie(headers, name, isSecure)?.slice(0, 4096).split('/', mostKeptCodes) ?? [];
  return tidyCodes(parts.flatMap(decode));
}

/** The codes as a Set-Cookie header; none of them takes the cookie back. */
export function writeCodes(codes: readonly string[], isSecure: boolean): string {
  const value = tidyCodes(codes).map(encodeURIComponent).join('/');
  return formatCookie(name, value, {
    maxAgeSeconds: value === '' ? 0 : maxAgeSeconds,
    isSecure,
    isHttpOnly: true,
  });
}

/** Each code once, however it was typed, and the newest of too many. */
export function tidyCodes(codes: readonly string[]): string[] {
  const byFolded = new Map<string, string>();
  for (const code of codes) {
    const folded = foldCode(code);
    if (folded !== '' && !byFolded.has(folded)) byFolded.set(folded, code.trim().slice(0, maxCodeLength));
  }
  return [...byFolded.values()].slice(-mostKeptCodes);
}

/** Whether both keep the same codes in the same order. */
export function areSameCodes(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((code, index) => code === b[index]);
}

function decode(part: string): string[] {
  try {
    return [decodeURIComponent(part)];
  } catch {
    return [];
  }
}
