import { expect, test } from 'vitest';

import { opensCall, scopesOf } from './api-scopes.ts';

test.each([
  ['GET', '/admin/orders/{idOrNumber}', ['orders:read']],
  ['POST', '/admin/orders/{id}/state', ['orders:write']],
  ['GET', '/admin/returns', ['orders:read']],
  ['GET', '/admin/invoices', ['orders:read']],
  ['PUT', '/admin/variations', ['products:write']],
  ['GET', '/admin/variations', ['products:read', 'stock:read']],
  ['POST', '/admin/variations/stock', ['products:write', 'stock:write']],
  ['GET', '/admin/agents/documents', ['layers:read', 'content:read']],
  ['POST', '/admin/agents/layers', ['layers:write']],
  ['POST', '/admin/layers/{id}/approve', []],
  ['GET', '/admin/layers', []],
  ['GET', '/admin/api-keys', []],
  ['GET', '/admin/constructor', []],
  ['GET', '/orders', []],
  ['GET', '/cart', []],
])('%s %s wants one of %j', (method, path, scopes) => {
  expect(scopesOf({ method, path })).toEqual(scopes);
});

test('who may write may read, not the other way round', () => {
  const read = { method: 'GET', path: '/admin/leads' };
  const write = { method: 'PUT', path: '/admin/leads/{id}' };
  expect(opensCall(['leads:write'], read)).toBe(true);
  expect(opensCall(['leads:read'], read)).toBe(true);
  expect(opensCall(['leads:read'], write)).toBe(false);
  expect(opensCall(['orders:write'], write)).toBe(false);
});
