import type { ForeignReport, ForeignRow } from './foreign-product.ts';

/** What only says where a visitor comes from, or which variation is chosen. */
const harmless = /^(?:utm_\w+|variant|variation|yclid|gclid|from|currency)$/;

/**
 * The path by which the other shop showed an offer. One that is told from others by its query alone gets no redirect:
 * redirects know paths.
 */
export function askedPath(row: ForeignRow, key: string, report: ForeignReport): string[] {
  const address = row.get(key) ?? '';
  if (!URL.canParse(address)) return [];
  const url = new URL(address);
  if ([...url.searchParams.keys()].some((name) => !harmless.test(name))) {
    report.note(row.line, 'slug', 'queryAddress', address);
    return [];
  }
  return url.pathname === '/' ? [] : [url.pathname];
}
