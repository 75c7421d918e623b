import { expect, test } from 'vitest';

import { hashToken } from '#modules/auth/tokens.ts';

import { deleteOrdersCookie, orderCookie, orderViewerOf } from './order-access.ts';

const tokenOf = (letter: string) => letter.repeat(43);
const [a, b, c] = [tokenOf('a'), tokenOf('b'), tokenOf('c')];
const visitor = { kind: 'visitor' } as const;

test('orders are read by the tokens of the address, the header and the cookie, each once', () => {
  const headers = { 'x-order-token': b, cookie: `other=1; vt_orders=${c}.${a}` };
  expect(orderViewerOf(visitor, { headers, token: a, isSecure: false })).toEqual({
    userId: null,
    tokenHashes: [a, b, c].map(hashToken),
  });
});

test('a customer reads the own orders, a member of the staff none by that', () => {
  const claim = { headers: {}, isSecure: false };
  const user = { kind: 'user', userId: 7, tokenHash: Buffer.from('') } as const;
  expect(orderViewerOf(user, claim)).toEqual({ userId: 7, tokenHashes: [] });
  const staff = {
    ...user,
    kind: 'staff',
    staffId: 7,
    role: 'admin',
    rights: [],
    isProven: true,
    mustEnrol: false,
  } as const;
  expect(orderViewerOf(staff, claim)).toEqual({ userId: null, tokenHashes: [] });
});

test('what is no token opens nothing', () => {
  const headers = { 'x-order-token': [a, b], cookie: `vt_orders=${a}x.${a.slice(1)}.${b}` };
  expect(orderViewerOf(visitor, { headers, token: `${a} `, isSecure: false }).tokenHashes).toEqual([
    hashToken(b),
  ]);
});

test('over https only the cookie with the prefix counts', () => {
  const viewer = (cookie: string) => orderViewerOf(visitor, { headers: { cookie }, isSecure: true });
  expect(viewer(`vt_orders=${a}`).tokenHashes).toEqual([]);
  expect(viewer(`__Host-vt_orders=${a}`).tokenHashes).toEqual([hashToken(a)]);
});

test('a new token comes first in the cookie, once, and is kept for 90 days from scripts', () => {
  expect(orderCookie(c, { cookie: `vt_orders=${a}.${c}.${b}` }, false)).toBe(
    `vt_orders=${c}.${a}.${b}; Path=/; Max-Age=7776000; HttpOnly; SameSite=Lax`,
  );
  expect(orderCookie(a, {}, true)).toBe(
    `__Host-vt_orders=${a}; Path=/; Max-Age=7776000; HttpOnly; SameSite=Lax; Secure`,
  );
});

test('ten tokens are kept and read, the oldest leaves', () => {
  const known = [...'bcdefghijkl'].map(tokenOf);
  const headers = { cookie: `vt_orders=${known.join('.')}` };
  expect(orderViewerOf(visitor, { headers, isSecure: false }).tokenHashes).toEqual(
    known.slice(0, 10).map(hashToken),
  );
  expect(orderCookie(a, headers, false)).toContain(`vt_orders=${[a, ...known.slice(0, 9)].join('.')};`);
});

test('taken back, it is empty and over', () => {
  expect(deleteOrdersCookie(false)).toBe('vt_orders=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax');
});
