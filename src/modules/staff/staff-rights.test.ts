import { expect, test } from 'vitest';

import { apiAreas } from '#domain/api-scopes.ts';
import { areaOfCall } from '#domain/call-areas.ts';
import { hasRight, managerRights, mayCall, rightsForField, staffRights } from '#domain/staff-rights.ts';
import { listApiRoutes } from '#tests/support/modules.ts';

const contracts = listApiRoutes()
  .map(({ contract }) => contract)
  .filter(({ path, access }) => path.startsWith('/admin/') && (access === 'manager' || access === 'admin'));
const nameOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`;

test('the rights of a manager open what contracts open to managers, and nothing else', () => {
  const byContract = contracts.filter(({ access }) => access === 'manager').map(nameOf);
  const byRights = contracts.filter((contract) => mayCall(managerRights, contract)).map(nameOf);
  expect(byContract.length).toBeGreaterThan(80);
  expect(byRights).toEqual(byContract);
});

test('no right opens what stays with administrators', () => {
  const closed = contracts.filter((contract) => !mayCall(staffRights, contract));
  const steps = new Set(closed.map(({ path }) => path.split('/')[2]));
  expect([...steps].sort()).toEqual([
    '1c',
    'api-keys',
    'audit',
    'backups',
    'carriers',
    'mail',
    'payment-methods',
    'samples',
    'server-notices',
    'shop-letters',
    'shop-setup',
    'staff',
    'staff-policy',
    'staff-roles',
    'starter-sites',
    'webhooks',
  ]);
});

test.each(staffRights)('%s opens something that no other right is needed for', (right) => {
  const opened = contracts.filter((contract) => mayCall([right], contract));
  const without = contracts.filter((contract) => mayCall([], contract));
  expect(opened.length).toBeGreaterThan(without.length);
});

test.each(staffRights.filter((right) => right.endsWith(':read')))('%s changes nothing', (right) => {
  const opened = contracts.filter((contract) => mayCall([right], contract));
  expect(opened.filter(({ method }) => method !== 'GET').map(nameOf)).toEqual([]);
});

test('who may write may read, and not the other way round', () => {
  expect(hasRight(['orders:write'], 'orders:read')).toBe(true);
  expect(hasRight(['orders:read'], 'orders:write')).toBe(false);
  expect(mayCall(['orders:write'], { method: 'POST', path: '/admin/payments/{id}/refund' })).toBe(false);
});

test('a field of many products is opened by its own right or that of products', () => {
  expect(rightsForField('stock')).toEqual(['stock:write', 'products:write']);
  expect(rightsForField('discountPrice')).toEqual(['prices:write', 'products:write']);
  expect(rightsForField('title')).toEqual(['products:write']);
});

test('an address that names no area of the back office has none', () => {
  expect(areaOfCall({ method: 'GET', path: '/admin/constructor' })).toBeUndefined();
  expect(areaOfCall({ method: 'GET', path: '/orders' })).toBeUndefined();
  const known = new Set(contracts.map(areaOfCall));
  expect(apiAreas.filter((area) => area !== 'stock' && !known.has(area))).toEqual([]);
});
