import { opensCall, scopesOf, type ApiScope } from '#domain/api-scopes.ts';
import type { Call } from '#domain/call-areas.ts';
import { AppError } from '#domain/errors.ts';
import { hasRight, managerRights, mayCall, type StaffRight } from '#domain/staff-rights.ts';
import type { MessageKey } from '#locales/message-keys.ts';

/** `custom`: what somebody may is said by a role of the shop's own. */
export type StaffRole = 'manager' | 'admin' | 'custom';

/** Who sent a request, as its bearer token proves. */
export type Identity =
  | { kind: 'visitor' }
  | { kind: 'user'; userId: number; tokenHash: Buffer }
  | StaffIdentity;

export interface StaffIdentity {
  kind: 'staff';
  staffId: number;
  role: StaffRole;
  /** Of the role `custom`; the others need none. */
  rights: readonly StaffRight[];
  tokenHash: Buffer;
  /** The password was given in this session within the last minutes. */
  isProven: boolean;
  /** The shop wants two-factor sign-in and this account has none yet: until then only its own profile. */
  mustEnrol: boolean;
  /** It is a program that calls for them, by a key of the API. */
  key?: { name: string; scopes: readonly ApiScope[] };
}

export const visitor: Identity = { kind: 'visitor' };

/**
 * Who may call a route: `signed-in` is a customer or staff, `staff` whoever is on the staff, for what concerns
 * their own account alone. An admin may what a manager may; whom a role of the shop's own lets in is said by its
 * rights (`staff-rights.ts`), whichever of the two stands here.
 */
export type Access = 'anyone' | 'signed-in' | 'user' | 'staff' | 'manager' | 'admin';

/** Throws 401 when nobody is signed in, 403 when it is somebody else. No role of the shop's own opens more than `call`. */
export function checkAccess(identity: Identity, access: Access, call?: Call): void {
  if (access === 'anyone') return;
  if (identity.kind === 'visitor') throw new AppError('unauthorized', 'api.signIn');
  if (access === 'signed-in') return;
  if (access === 'user' ? identity.kind === 'user' : isStaff(identity, access, call)) return;
  if (identity.kind === 'staff' && identity.mustEnrol) {
    throw new AppError('forbidden', 'staff.errors.mustEnrol' satisfies MessageKey, {
      data: { need: 'two-factor' },
    });
  }
  throw new AppError('forbidden', 'api.forbidden');
}

/** Throws 403 unless one of the rights is there. */
export function checkRight(identity: Identity, rights: readonly StaffRight[]): void {
  if (!holdsRight(requireStaffSession(identity), rights)) throw new AppError('forbidden', 'api.forbidden');
}

/** Whether somebody has one of the rights; an admin has all, a manager those of managers. */
export function holdsRight(own: StaffIdentity, rights: readonly StaffRight[]): boolean {
  if (own.role === 'admin') return true;
  const given = own.role === 'manager' ? managerRights : own.rights;
  return rights.some((right) => hasRight(given, right));
}

interface CalledContract extends Call {
  access?: Access | undefined;
  isSensitive?: true | undefined;
}

/**
 * Who calls, as far as a call is concerned: to what anyone may call a key says nothing. Throws 403 where it opens
 * nothing, or lacks a scope; `data.scopes` are those of which one is needed.
 */
export function applyKey(identity: Identity, contract: CalledContract): Identity {
  if (identity.kind !== 'staff' || !identity.key) return identity;
  if (contract.access === undefined || contract.access === 'anyone') return visitor;
  if (opensCall(identity.key.scopes, contract)) return identity;
  throw new AppError('forbidden', 'apiKeys.errors.scope', {
    data: { need: 'scope', scopes: scopesOf(contract) },
  });
}

/**
 * What cannot be taken back asks for the password again: 403 with `data.need` when that was too long ago. No key has
 * one; of webhooks alone its scope is enough.
 */
export function checkProof(identity: Identity, contract: CalledContract): void {
  if (identity.kind !== 'staff' || identity.isProven) return;
  if (identity.key) {
    if (scopesOf(contract).includes('webhooks:write')) return;
    throw new AppError('forbidden', 'apiKeys.errors.person');
  }
  throw new AppError('forbidden', 'staff.errors.proveAgain' satisfies MessageKey, {
    data: { need: 'password' },
  });
}

/** The session of somebody on the staff; throws as `checkAccess` does. */
export function requireStaffSession(identity: Identity): StaffIdentity {
  checkAccess(identity, 'staff');
  if (identity.kind !== 'staff') throw new AppError('forbidden', 'api.forbidden');
  return identity;
}

/** The session of a signed-in customer; throws as `checkAccess` does. */
export function requireUserSession(identity: Identity): Extract<Identity, { kind: 'user' }> {
  checkAccess(identity, 'user');
  if (identity.kind !== 'user') throw new AppError('forbidden', 'api.forbidden');
  return identity;
}

/** The id of a signed-in customer; throws as `checkAccess` does. */
export function requireUser(identity: Identity): number {
  return requireUserSession(identity).userId;
}

/** The id of somebody on the staff, whom the route has let in; throws as `checkAccess` does. */
export function requireStaff(identity: Identity): number {
  return requireStaffSession(identity).staffId;
}

function isStaff(identity: Identity, access: 'staff' | 'manager' | 'admin', call: Call | undefined): boolean {
  if (identity.kind !== 'staff') return false;
  if (access === 'staff') return true;
  if (identity.mustEnrol) return false;
  if (identity.role !== 'custom') return identity.role === 'admin' || identity.role === access;
  return call !== undefined && mayCall(identity.rights, call);
}
