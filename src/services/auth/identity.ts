import { AppError } from '#domain/errors.ts';

export type StaffRole = 'manager' | 'admin';

/** Who sent a request, as its bearer token proves. */
export type Identity =
  | { kind: 'visitor' }
  | { kind: 'user'; userId: number; tokenHash: Buffer }
  | { kind: 'staff'; staffId: number; role: StaffRole; tokenHash: Buffer };

export const visitor: Identity = { kind: 'visitor' };

/** Who may call a route: `signed-in` is a customer or staff. An admin may what a manager may. */
export type Access = 'anyone' | 'signed-in' | 'user' | StaffRole;

/** Throws 401 when nobody is signed in, 403 when it is somebody else. */
export function checkAccess(identity: Identity, access: Access): void {
  if (access === 'anyone') return;
  if (identity.kind === 'visitor') throw new AppError('unauthorized', 'Please sign in');
  if (access === 'signed-in') return;
  if (access === 'user' ? identity.kind === 'user' : isStaff(identity, access)) return;
  throw new AppError('forbidden', 'You may not do this');
}

/** The session of a signed-in customer; throws as `checkAccess` does. */
export function requireUserSession(identity: Identity): Extract<Identity, { kind: 'user' }> {
  checkAccess(identity, 'user');
  if (identity.kind !== 'user') throw new AppError('forbidden', 'You may not do this');
  return identity;
}

/** The id of a signed-in customer; throws as `checkAccess` does. */
export function requireUser(identity: Identity): number {
  return requireUserSession(identity).userId;
}

/** The id of a signed-in manager or admin; throws as `checkAccess` does. */
export function requireStaff(identity: Identity): number {
  checkAccess(identity, 'manager');
  if (identity.kind !== 'staff') throw new AppError('forbidden', 'You may not do this');
  return identity.staffId;
}

function isStaff(identity: Identity, role: StaffRole): boolean {
  return identity.kind === 'staff' && (identity.role === 'admin' || identity.role === role);
}
