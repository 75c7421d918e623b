import type { IncomingHttpHeaders } from 'node:http';

import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import { formatCookie, readCookie } from '#http/cookies.ts';
import type { Identity } from '#http/identity.ts';
import { createToken, hashToken } from '#modules/auth/tokens.ts';

import { lockGuestOrders } from './order-placement.queries.ts';
import { insertOrderAccess, type OrderViewer } from './orders.queries.ts';

export const orderAccessDays = 90;
const orderCookieName = 'vt_orders';
/** Tokens in a cookie; the oldest leaves first. */
const maxTokens = 10;
const tokenPattern = /^[\w-]{43}$/;

/** Another token for an order, as a mail to `email` brings it; without one it proves no address. Stored as a hash: it can be seen only now. */
export async function issueOrderAccess(
  db: Kysely<Database>,
  orderId: string,
  email?: string,
): Promise<string> {
  const token = createToken();
  await insertOrderAccess(db, orderId, {
    tokenHash: hashToken(token),
    days: orderAccessDays,
    mailedTo: email,
  });
  return token;
}

/** Waits for orders of the email that are being placed, and keeps new ones waiting until the transaction ends. */
export async function waitForGuestOrders(trx: Kysely<Database>, email: string): Promise<void> {
  await lockGuestOrders(trx, email);
}

interface OrderClaim {
  headers: IncomingHttpHeaders;
  token?: string | undefined;
  /** The shop is visited over https, where a cookie counts by its prefix alone. */
  isSecure: boolean;
}

/**
 * Whose orders a request may read: those of the signed-in customer, and those whose tokens it carries as
 * `?token=`, in the header X-Order-Token or in the cookie.
 */
export function orderViewerOf(identity: Identity, { headers, token, isSecure }: OrderClaim): OrderViewer {
  const given = [token, headers['x-order-token'], ...tokensOfCookie(headers, isSecure)];
  const tokens = given.filter((value) => typeof value === 'string' && tokenPattern.test(value));
  return {
    userId: identity.kind === 'user' ? identity.userId : null,
    tokenHashes: [...new Set(tokens)].map((value) => hashToken(String(value))),
  };
}

/** A Set-Cookie header that adds the token of a new order to those that the request has. */
export function orderCookie(token: string, headers: IncomingHttpHeaders, isSecure: boolean): string {
  const tokens = [...new Set([token, ...tokensOfCookie(headers, isSecure)])].filter((each) =>
    tokenPattern.test(each),
  );
  return formatOrderCookie(tokens.slice(0, maxTokens).join('.'), orderAccessDays * 24 * 3600, isSecure);
}

/** A Set-Cookie header that takes all tokens back, as for the next person at a shared computer. */
export function deleteOrdersCookie(isSecure: boolean): string {
  return formatOrderCookie('', 0, isSecure);
}

function formatOrderCookie(value: string, maxAgeSeconds: number, isSecure: boolean): string {
  return formatCookie(orderCookieName, value, { maxAgeSeconds, isSecure, isHttpOnly: true });
}

function tokensOfCookie(headers: IncomingHttpHeaders, isSecure: boolean): string[] {
  const tokens = readCookie(headers, orderCookieName, isSecure)?.split('.') ?? [];
  return tokens.filter((token) => tokenPattern.test(token)).slice(0, maxTokens);
}
