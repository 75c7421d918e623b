import type { StaffRight } from '#domain/staff-rights.ts';

import type { KeyOf, Print } from '../i18n/text-part.ts';
import type { rolesTexts } from './roles.texts.ts';

/** The rights in words; what may be changed need not be said to be seen. */
export function listRights(rights: readonly StaffRight[], t: Print<KeyOf<typeof rolesTexts>>): string[] {
  return rights.filter((right) => !isImplied(right, rights)).map((right) => t(`right.${right}`));
}

/** Whether whoever has the rights may see this anyway, as they may change it. */
export function isImplied(right: StaffRight, rights: readonly StaffRight[]): boolean {
  return right.endsWith(':read') && rights.some((given) => given === right.replace(':read', ':write'));
}
