import type { IncomingHttpHeaders } from 'node:http';

import type { StaffSession } from '#domain/schemas/staff.schema.ts';
import type { Identity, StaffIdentity } from '#http/identity.ts';
import { tokenOfStaffCookie } from '#modules/auth/staff-cookie.ts';

export interface AdminSessionDeps {
  auth: { identify(token: string): Promise<Identity | null> };
  staff: { readOwn(who: StaffIdentity): Promise<StaffSession['data']> };
  /** Buyers and staff reach the shop over https. */
  hasSecureOrigin: boolean;
}

/**
 * The session to be put into the document, for a tab that the browser itself opens or reloads and for nobody
 * else. Code on the storefront has the same origin and can ask for the document too, by `fetch`, in a frame, in
 * a worker or as a script: browsers then say so in headers that no script can set (Fetch Metadata), and such a
 * document comes without the session. In a window that such code opens it has no hold of the document: that is
 * what the document's Cross-Origin-Opener-Policy is for. A browser that sends no such headers signs in again.
 */
export async function readAdminSession(
  headers: IncomingHttpHeaders,
  { auth, staff, hasSecureOrigin }: AdminSessionDeps,
): Promise<StaffSession | null> {
  if (!isOpenedByBrowser(headers)) return null;
  const token = tokenOfStaffCookie(headers, hasSecureOrigin);
  if (token === null) return null;
  const identity = await auth.identify(token);
  if (identity?.kind !== 'staff') return null;
  return { token, data: await staff.readOwn(identity) };
}

/** A tab of its own, neither a frame nor something a page has asked for. */
function isOpenedByBrowser(headers: IncomingHttpHeaders): boolean {
  return headers['sec-fetch-dest'] === 'document' && headers['sec-fetch-mode'] === 'navigate';
}

/** A page is being fetched in case somebody goes there: by a page's rules, not by a person. */
export function isPrefetch(headers: IncomingHttpHeaders): boolean {
  return /prefetch|prerender/i.test(`${String(headers['sec-purpose'])} ${String(headers['purpose'])}`);
}

/**
 * A link on another site, as in a web mailbox, brings no cookie along (SameSite=Strict). The document then
 * sends the browser to itself once more, now from our own site.
 */
export function isFromElsewhere(headers: IncomingHttpHeaders): boolean {
  return isOpenedByBrowser(headers) && headers['sec-fetch-site'] === 'cross-site';
}
