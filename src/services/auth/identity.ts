import { AppError } from '#domain/errors.ts';

export type StaffRole = 'manager' | 'admin';

/** Who sent a request, as its bearer token proves. */
export type Identity =
  | { kind: 'visitor' }
  | { kind: 'user'; userId: number; tokenHash: Buffer }
  | { kind: 'staff'; staffId: number; role: StaffRole; tokenHash: Buffer };

export const visitor: Identity = { kind: 'visitor' };

/** Who may call a route. An admin may what a manager may. */
export type Access = 'anyone' | 'user' | StaffRole;

/** Throws 401 when nobody is signed in, 403 when it is somebody else. */
export function checkAccess(identity: Identity, access: Access): void {
  if (access === 'anyone') return;
  if (identity.kind === 'visitor') throw new AppError('unauthorized', 'Please sign in');
  if (access === 'user' ? identity.kind === 'user' : isStaff(identity, access)) return;
  throw new AppError('forbidden', 'You may not do this');
}

/** The id of a signed-in customer; throws as `checkAccess` does. */
export function requireUser(identity: Identity): number {
  checkAccess(identity, 'user');
  if (identity.kind !== 'user') throw new AppError('forbidden', 'You may not do this');
  return identity.userId;
}

function isStaff(identity: Identity, role: StaffRole): boolean {
  return identity.kind === 'staff' && (identity.role === 'admin' || identity.role === role);
}
