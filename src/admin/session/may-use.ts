import type { OwnStaffAccount } from '#domain/schemas/staff.schema.ts';
import { hasRight, type StaffRight } from '#domain/staff-rights.ts';

/** What a screen or a button needs: to be on the staff, to be an administrator, or one of some rights. */
export type Needed = 'staff' | 'admin' | StaffRight | readonly StaffRight[];

/** Whether somebody may see what needs this; who may change something may see it. */
export function mayUse(account: Pick<OwnStaffAccount, 'role' | 'rights'> | null, needed: Needed): boolean {
  if (account === null) return false;
  if (needed === 'staff' || account.role === 'admin') return true;
  if (needed === 'admin') return false;
  const rights = typeof needed === 'string' ? [needed] : needed;
  return rights.some((right) => hasRight(account.rights, right));
}
