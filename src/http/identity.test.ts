import { expect, test } from 'vitest';

import { checkAccess, requireUser, visitor, type Access, type Identity } from './identity.ts';

const tokenHash = Buffer.alloc(32);
const callers: Record<string, Identity> = {
  visitor,
  user: { kind: 'user', userId: 7, tokenHash },
  manager: { kind: 'staff', staffId: 1, role: 'manager', tokenHash, isProven: true, mustEnrol: false },
  admin: { kind: 'staff', staffId: 2, role: 'admin', tokenHash, isProven: true, mustEnrol: false },
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
