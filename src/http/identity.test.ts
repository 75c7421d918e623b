import { expect, test } from 'vitest';

import {
  checkAccess,
  checkRight,
  requireStaff,
  requireUser,
  visitor,
  type Access,
  type Identity,
} from './identity.ts';

const tokenHash = Buffer.alloc(32);
const warehouse: Identity = {
  kind: 'staff',
  staffId: 3,
  role: 'custom',
  rights: ['orders:read', 'stock:write'],
  tokenHash,
  isProven: true,
  mustEnrol: false,
};
const callers: Record<string, Identity> = {
  visitor,
  user: { kind: 'user', userId: 7, tokenHash },
  manager: {
    kind: 'staff',
    staffId: 1,
    role: 'manager',
    rights: [],
    tokenHash,
    isProven: true,
    mustEnrol: false,
  },
  admin: {
    kind: 'staff',
    staffId: 2,
    role: 'admin',
    rights: [],
    tokenHash,
    isProven: true,
    mustEnrol: false,
  },
};

/** 200 is let in. */
function statusOf(caller: string, access: Access): number {
  try {
    checkAccess(callers[caller] ?? visitor, access);
    return 200;
  } catch (error) {
    return error instanceof Error && 'status' in error ? Number(error.status) : 500;
  }
}

test.each<[Access, Record<string, number>]>([
  ['anyone', { visitor: 200, user: 200, manager: 200, admin: 200 }],
  ['signed-in', { visitor: 401, user: 200, manager: 200, admin: 200 }],
  ['user', { visitor: 401, user: 200, manager: 403, admin: 403 }],
  ['manager', { visitor: 401, user: 403, manager: 200, admin: 200 }],
  ['admin', { visitor: 401, user: 403, manager: 403, admin: 200 }],
])('%s lets in', (access, expected) => {
  const statuses = Object.keys(callers).map((caller) => [caller, statusOf(caller, access)]);
  expect(Object.fromEntries(statuses)).toEqual(expected);
});

test('the id is that of a customer alone', () => {
  expect(requireUser(callers['user'] ?? visitor)).toBe(7);
  expect(() => requireUser(callers['admin'] ?? visitor)).toThrow('api.forbidden');
  expect(() => requireUser(visitor)).toThrow('api.signIn');
});

test('a role of the shop’s own opens the calls that its rights name, whatever stands in the contract', () => {
  const opens = (method: string, path: string, identity: Identity = warehouse) => {
    try {
      checkAccess(identity, path.endsWith('staff') ? 'admin' : 'manager', { method, path });
      return true;
    } catch {
      return false;
    }
  };
  expect(opens('GET', '/admin/orders/{idOrNumber}')).toBe(true);
  expect(opens('POST', '/admin/orders/{id}/state')).toBe(false);
  expect(opens('POST', '/admin/variations/stock')).toBe(true);
  expect(opens('GET', '/admin/staff')).toBe(false);
  expect(opens('GET', '/admin/orders', { ...warehouse, mustEnrol: true })).toBe(false);
  expect(() => checkAccess(warehouse, 'manager')).toThrow('api.forbidden');
  expect(requireStaff(warehouse)).toBe(3);
});

test('a field of many products wants its right of whoever writes it', () => {
  expect(() => checkRight(warehouse, ['stock:write'])).not.toThrow();
  expect(() => checkRight(warehouse, ['prices:write', 'products:write'])).toThrow('api.forbidden');
  expect(() => checkRight(callers['manager'] ?? visitor, ['prices:write'])).not.toThrow();
  expect(() => checkRight(callers['manager'] ?? visitor, ['products:write'])).toThrow('api.forbidden');
  expect(() => checkRight(callers['admin'] ?? visitor, ['products:write'])).not.toThrow();
  expect(() => checkRight(visitor, ['products:write'])).toThrow('api.signIn');
});
